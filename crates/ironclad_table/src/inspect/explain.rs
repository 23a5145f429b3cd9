//! What is this?

use crate::inspect::Subject;
use crate::present::Present;
use ironclad_game::content::terms::{Condition, Faction, Side, System};
use ironclad_game::content::{Id, SectorId};
use ironclad_game::engine::state::Token;
use ironclad_game::engine::{Answer, Source};
use ironclad_text::decision::asked;
use ironclad_text::option::choice;
use ironclad_text::thing::number;
use ironclad_text::{picture, rule};
use kit::explain::{ExplainView, RuleText};

impl Present<'_> {
    /// The explanation of an option, or else of the decision and what asks it.
    pub fn explain(&self, subject: Option<Answer>, asker: Option<Source>, fallback: Option<&str>) -> ExplainView {
        let (title, text, at) = match (subject, self.decision) {
            (Some(answer), Some(decision)) => {
                let words = choice(&self.words, self.game, decision, answer);
                (words.label, self.about(answer).unwrap_or(words.note), rule::answer(answer).to_owned())
            }
            _ => {
                let at = asker.map(|asker| rule::source(self.words.content, asker).to_owned());
                let at = at.or_else(|| fallback.map(str::to_owned)).unwrap_or_else(|| "3.2".to_owned());
                // The question is explained; where there is none, who would ask it; else the rule stands for itself.
                let asked = self.decision.map(|decision| asked(&self.words, self.game, decision).title);
                let asker = asker.map(|asker| self.words.source(asker));
                let title = asked.into_iter().chain(asker).find(|title| !title.is_empty());
                (title.unwrap_or_else(|| rule::words(self.words.text, self.words.content, &at).0), String::new(), at)
            }
        };
        ExplainView { title, art: None, text, rule: Some(self.rule_text(at)) }
    }

    /// The explanation of a thing on the table that is no option now.
    pub fn explain_thing(&self, subject: Subject) -> ExplainView {
        let words = &self.words;
        let (title, text, at) = match subject {
            Subject::Sector(sector) => self.about_sector(sector),
            Subject::Hero(hero) => {
                let promoted = self.game.table().hero(hero).is_some_and(|aboard| aboard.promoted);
                let classes = words.content.heroes[hero].classes.iter().map(|class| words.class(*class));
                let skills = words.content.heroes[hero].side(promoted).skills.iter();
                let skills = skills.map(|(skill, rating)| {
                    let label = words.skill(*skill);
                    words.with("note-figure", &[("label", label.into()), ("value", number(*rating))])
                });
                let mut lines = vec![
                    words.list(classes),
                    words.list(skills),
                    self.told_of(words.ability(hero), words.ability_text(hero, promoted)),
                ];
                let gear = self.game.table().carried(hero).map(|carried| carried.gear);
                lines.extend(gear.map(|gear| self.told_of(words.gear(gear), words.gear_text(gear))));
                lines.push(words.hero_line(hero));
                (words.hero(hero), lines.join("\n"), "6.4".to_owned())
            }
            Subject::Enemy(enemy) => {
                let combat = self.game.table().combat.as_ref();
                let side = combat.and_then(|combat| combat.enemy(enemy)).map_or(Side::Regular, |met| met.side);
                let rule = if words.content.ships[enemy.ship].role.is_some() { "10.6" } else { "8.9" };
                (words.enemy(enemy, combat), words.ship_card(enemy.ship, side).join("\n"), rule.to_owned())
            }
            Subject::Thing(thing) => return self.explain_named(thing, None),
            Subject::Mat => self.about_the_ship(),
            Subject::Decision => (words.get("mat-ship"), words.get("explain-mat"), "2.1".to_owned()),
        };
        ExplainView { title, art: self.drawing(subject), text, rule: Some(self.rule_text(at)) }
    }

    fn told_of(&self, name: String, text: String) -> String {
        self.words.with("explain-told-of", &[("name", name.into()), ("text", text.into())])
    }

    fn rule_text(&self, number: String) -> RuleText {
        let (title, text) = rule::words(self.words.text, self.words.content, &number);
        RuleText { number, title, text }
    }

    fn drawing(&self, subject: Subject) -> Option<String> {
        match subject {
            Subject::Hero(hero) => Some(picture::hero(self.words.content, hero)),
            Subject::Enemy(enemy) => {
                let content = self.words.content;
                Some(picture::person(content, enemy.ship).unwrap_or_else(|| picture::ship(content, enemy.ship)))
            }
            Subject::Sector(sector) => {
                let port = self.game.view().sector(sector).port();
                port.map(|port| format!("places/{}", self.words.content.ports[port].art))
            }
            Subject::Mat => Some("ships/ironclad-token".to_owned()),
            Subject::Decision | Subject::Thing(_) => None,
        }
    }

    /// The ship: how she is marked, what is fitted, which systems are upgraded, who is in the field, how the powers stand.
    fn about_the_ship(&self) -> (String, String, String) {
        let words = &self.words;
        let table = self.game.table();
        let view = self.game.view();
        let mut lines = vec![words.get("explain-mat")];
        let in_force = if view.global().is_some() { table.villain } else { None };
        lines.extend(in_force.and_then(|villain| words.in_the_field(villain)));
        let fitted = table.modules.iter();
        lines.extend(fitted.map(|fitted| {
            self.told_of(words.module(fitted.module), words.module_text(fitted.module, fitted.upgraded))
        }));
        let upgraded: Vec<String> =
            System::ALL.iter().filter(|own| view.upgraded(**own)).map(|own| words.system(*own)).collect();
        if !upgraded.is_empty() {
            lines.push(words.with("explain-upgraded", &[("systems", words.list(upgraded).into())]));
        }
        if self.has_powers() {
            lines.extend(Faction::ALL.iter().map(|power| self.stands(*power)));
        }
        let rule = if table.villain.is_some() { "10.6" } else { "2.1" };
        (words.get("mat-ship"), lines.join("\n"), rule.to_owned())
    }

    /// How a power stands to the players.
    pub(crate) fn stands(&self, power: Faction) -> String {
        let words = &self.words;
        let args = [
            ("power", words.faction_name(power).into()),
            ("standing", words.standing_name(self.game.view().standing(power)).into()),
            ("reputation", number(self.game.table().reputation(power))),
        ];
        words.with("explain-standing", &args)
    }

    fn about_sector(&self, sector: SectorId) -> (String, String, String) {
        let words = &self.words;
        let here = self.game.view().sector(sector);
        let token = self.game.table().token(sector);
        let sealed = token.is_some_and(|token| !token.is_open());
        let mut lines = Vec::new();
        lines.extend(sealed.then(|| words.get("explain-sealed")));
        // That empty space does nothing would be taken for a word about what lies in it.
        let condition = here.condition().filter(|condition| token.is_none() || *condition != Condition::EmptySpace);
        lines.extend(condition.map(|condition| words.condition_effect(condition)));
        if let Some(port) = here.port() {
            lines.push(words.port_tagline(port));
            lines.extend(words.content.ports[port].faction.map(|power| self.stands(power)));
        }
        let course = self.game.view().course();
        let here_now = course.into_iter().flat_map(|course| &course.movers).filter(|moving| moving.at == Some(sector));
        lines.extend(
            here_now.map(|moving| {
                self.told_of(words.mover(moving.mover), words.mover_text(moving.mover).unwrap_or_default())
            }),
        );
        lines.extend(self.counted_at(Some(sector)));
        let moving = |name: &String| lines.iter().any(|line| line.starts_with(name.as_str()));
        let lying: Vec<String> =
            self.tags().into_iter().filter(|tag| tag.at == sector.index()).map(|tag| tag.name).collect();
        let lying: Vec<String> = lying.into_iter().filter(|name| !moving(name)).collect();
        lines.extend(lying);
        let open = token.and_then(Token::open);
        lines.extend(open.map(|card| self.told_of(words.intel(card), words.intel_text(card))));
        let rule = match (open, here.port()) {
            (Some(card), _) => rule::intel(words.content, card).to_owned(),
            (None, Some(_)) => "9.1".to_owned(),
            (None, None) => "4.2".to_owned(),
        };
        (words.sector_on_grid(sector), lines.join("\n"), rule)
    }

    /// What the story counts in a sector, or nowhere on the chart: how far it is, and what comes of it.
    pub(super) fn counted_at(&self, sector: Option<SectorId>) -> Vec<String> {
        let words = &self.words;
        let view = self.game.view();
        let (Some(story), Some(course)) = (view.story(), view.course()) else { return Vec::new() };
        let here = story
            .counts
            .iter()
            .filter(|(_, written)| written.at.as_ref().and_then(|at| view.sectors_of(at).iter().next()) == sector);
        let told = here.map(|(count, written)| {
            let args = [
                ("name", words.count_of(*count).into()),
                ("now", number(course.count(*count))),
                ("most", number(written.most)),
            ];
            let name = words.with("orders-count", &args);
            match words.count_text(*count) {
                Some(text) => self.told_of(name, text),
                None => name,
            }
        });
        told.collect()
    }

    /// What is printed on the thing that an option means.
    fn about(&self, answer: Answer) -> Option<String> {
        let words = &self.words;
        match answer {
            Answer::Ability(hero) | Answer::Hero(hero) => {
                let promoted = self.game.table().hero(hero).is_some_and(|aboard| aboard.promoted);
                Some(words.ability_text(hero, promoted))
            }
            Answer::Order(order) => Some(words.order_text(order, &self.game.view())),
            Answer::Class(class) => Some(words.one_of_class(class)),
            Answer::Gear(gear, _) => Some(words.gear_text(gear)),
            Answer::Sortie(fighter) => Some(words.fighter_text(fighter, &self.game.view())),
            _ => None,
        }
    }
}
