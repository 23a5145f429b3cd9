//! What is this? The explanation of whatever lies on the table, with its rule.

use crate::bar::Figure;
use crate::decision::Choice;
use crate::inspect::Subject;
use crate::inspect::Thing;
use crate::outfitting::present::Piece;
use crate::present::Present;
use crate::story::choice::OptionView;
use crate::widget::{mark, track};
use ironclad_game::content::story::condition::Milestone;
use ironclad_game::content::terms::{Section, Service, System, Track};
use ironclad_game::content::{FighterId, ModuleId};
use ironclad_game::engine::query::{ENERGY_SPACES, morale_on_actions};
use ironclad_text::option::deeds;
use ironclad_text::rule;
use ironclad_text::thing::{number, signed};
use kit::explain::{ExplainView, RuleText};

impl Present<'_> {
    /// The explanation of a thing by its place.
    pub fn explain_named(&self, thing: Thing, fallback: Option<&str>) -> ExplainView {
        let words = &self.words;
        let table = self.game.table();
        let view = self.game.view();
        let plain = |title: String, text: String, at: &str| self.explained(title, text, None, at);
        match thing {
            Thing::Mission => plain(words.mission(), self.told_aims(), "11.5"),
            Thing::Turn => {
                let last = view.last_turn();
                let args = [("turn", number(table.turn)), ("last", number(last.unwrap_or_default()))];
                let keys: &[&str] = match last {
                    Some(_) => &["bar-turn-of", "explain-turn-last"],
                    None => &["bar-turn-only", "explain-turn-endless"],
                };
                plain(words.get("bar-turn"), sentences(keys.iter().map(|key| words.with(key, &args))), "2.12")
            }
            Thing::Threat => {
                let text = sentences([words.threat(table.threat), words.get("explain-threat")].into_iter());
                plain(words.get("bar-threat"), text, "2.12")
            }
            Thing::Actions => {
                let left = words.with("bar-actions-left", &[("count", number(table.actions.left))]);
                let made = [
                    ("crew", number(view.crew_on_actions())),
                    ("morale", signed(morale_on_actions(table.morale)).into()),
                ];
                let text = sentences([left, words.with("explain-actions", &made)].into_iter());
                plain(words.get("bar-actions"), text, "2.4")
            }
            Thing::Figure(figure) => {
                let counted = match figure {
                    Figure::Energy => return plain(words.get("energy"), self.mat().energy_head, rule::ENERGY),
                    Figure::Hull => Thing::Track(Track::Hull),
                    Figure::Crew => Thing::Track(Track::Crew),
                    Figure::Morale => Thing::Track(Track::Morale),
                    Figure::Shields => Thing::Shields,
                    Figure::Ammo => Thing::Track(Track::Ammo),
                    Figure::Salvage => Thing::Track(Track::Salvage),
                    Figure::Credits => Thing::Credits,
                };
                self.explain_named(counted, fallback)
            }
            Thing::Berth(_) => plain(words.get("squads-empty"), words.text.attr("squads-empty", "text"), "1.2"),
            Thing::Shields | Thing::Ship if view.uncovered(1) => {
                plain(words.get("shield"), words.get("mat-shields-down"), rule::SHIELDS)
            }
            Thing::Shields | Thing::Ship => {
                let rating = words.with("mat-shields", &[("rating", number(view.shields()))]);
                plain(words.get("shield"), rating, rule::SHIELDS)
            }
            Thing::Section(of) => {
                let of = section(of);
                let damage = view.damage(of);
                let effect = words.damage_effect(of, damage);
                plain(words.section(of), sentences([words.damage(of, damage)].into_iter().chain(effect)), rule::SECTION)
            }
            Thing::Energy(place) => {
                let space = u8::try_from(place).unwrap_or_default().saturating_add(1).min(ENERGY_SPACES);
                let is_lost = self.mat().energy.get(place).is_some_and(|space| space.state == track::Energy::Lost);
                let state = match (view.uncovered(space), is_lost) {
                    (true, _) => "explain-energy-uncovered",
                    (false, true) => "energy-lost",
                    (false, false) => "explain-energy-covered",
                };
                plain(words.get(&format!("energy-space-{space}")), words.get(state), rule::ENERGY)
            }
            // The purse is a track to the rules and none on the mat.
            Thing::Credits | Thing::Track(Track::Credits) => {
                let told = [table.credits.to_string(), words.get(matters(Track::Credits))];
                plain(words.get("resource-credits"), sentences(told.into_iter()), rule::track(Track::Credits))
            }
            Thing::Track(track) => {
                let shown = self.track(track);
                let told = [shown.at.to_string(), shown.effect, words.get(matters(track))];
                plain(words.track(track), sentences(told.into_iter()), rule::track(track))
            }
            Thing::Module(place) => match table.modules.get(place) {
                Some(fitted) => self.explain_module(fitted.module, fitted.upgraded),
                None => self.explain_thing(Subject::Mat),
            },
            Thing::Villain => {
                let named = table.villain.map(|villain| words.person(villain).unwrap_or_else(|| words.ship(villain)));
                let text = view.global().map(|global| words.global(global)).unwrap_or_default();
                plain(named.unwrap_or_default(), text, "10.6")
            }
            Thing::Squad(place) => {
                let Some(system) = System::ALL.get(place).copied() else { return self.explain_thing(Subject::Mat) };
                let squad = words.list(view.squad(system).map(|aboard| words.hero(aboard.hero)));
                plain(words.system(system), sentences([self.player(view.seat(system)), squad].into_iter()), rule::DEALT)
            }
            Thing::Phase => {
                let fight = table.combat.as_ref();
                let phase = fight.map(|fight| words.phase(fight.phase)).unwrap_or_default();
                plain(phase, fight.map(|fight| self.goal(fight)).unwrap_or_default(), "8.10")
            }
            Thing::Fighter(place) => {
                let fight = table.combat.iter();
                let out = fight.flat_map(|fight| fight.launched.iter().chain(&fight.sorties)).nth(place);
                match out {
                    Some(out) => self.explain_fighter(out.fighter),
                    None => self.explain_thing(Subject::Mat),
                }
            }
            Thing::Slip(place) => {
                let Some(system) = System::ALL.get(place).copied() else { return self.explain_thing(Subject::Mat) };
                match view.plan(system).order {
                    Some(order) => {
                        let does = deeds(words, view.order(order));
                        let text = sentences([does, words.order_text(order, &view)].into_iter());
                        plain(words.order(order), text, rule::ORDER)
                    }
                    None => plain(words.system(system), words.get("order-none"), "8.2"),
                }
            }
            Thing::Roll if table.combat.is_some() => plain(words.get("explain-roll"), String::new(), "8.4"),
            Thing::Roll => plain(words.get("explain-roll"), String::new(), "7.2"),
            Thing::Harbour => match view.here().port() {
                Some(port) => {
                    let art = format!("places/{}", words.content.ports[port].art);
                    self.explained(words.port(port), words.port_tagline(port), Some(art), "9.1")
                }
                None => plain(words.get("explain-harbour"), String::new(), "9.1"),
            },
            Thing::Book => plain(words.get("fitting-book"), String::new(), rule::SET_UP),
            Thing::Orders => {
                let told = [self.told_aims()].into_iter().chain(self.counted_at(None));
                plain(words.mission(), sentences(told), "11.5")
            }
            Thing::Log => plain(words.get("explain-log"), words.text.attr("explain-log", "text"), "11.8"),
            Thing::Rule(number) => {
                let (title, text) = rule::words(words.text, words.content, number);
                plain(title, text, number)
            }
            Thing::Zoom => plain(words.get("explain-zoom"), words.text.attr("explain-zoom", "text"), "4.1"),
            // These are told where they are known.
            Thing::Hero(_)
            | Thing::Enemy(_)
            | Thing::Asker
            | Thing::Option(_)
            | Thing::Service(_)
            | Thing::Piece(_)
            | Thing::Game(_)
            | Thing::Chart => plain(String::new(), String::new(), fallback.unwrap_or("3.2")),
        }
    }

    /// An option that cannot be had: what it is, and why not.
    pub fn explain_barred(&self, choice: &Choice, rule: Option<&str>) -> ExplainView {
        let text = choice.below.clone().unwrap_or_default();
        self.explained(choice.title.clone(), text, None, rule.unwrap_or("3.2"))
    }

    /// An option of a story as its page tells it: what it costs and brings, or why it cannot be had.
    pub fn explain_told(&self, option: &OptionView) -> ExplainView {
        let below = option.below.iter().map(|(line, _)| line.clone());
        let rows = option.rows.iter().map(|row| {
            let parts = match row.told.as_slice() {
                [] => self.words.list(row.parts.iter().map(|(_, words)| words.clone())),
                told => self.words.list(told.iter().cloned()),
            };
            self.words.with("explain-told-of", &[("name", row.head.as_str().into()), ("text", parts.into())])
        });
        let text = sentences(below.chain([option.text.clone()]).chain(option.wounds.clone()).chain(rows));
        self.explained(option.title.clone(), text, option.mark.clone(), rule::STORY)
    }

    /// A service of the port.
    pub fn explain_service(&self, service: Option<Service>) -> ExplainView {
        let title = service.map(|service| self.words.service(service)).unwrap_or_default();
        let offered = service.map(|service| self.offered(service)).unwrap_or_default();
        self.explained(title, offered, None, "9.2")
    }

    /// Somebody or something at a fitting out, by its place.
    pub fn explain_piece(&self, place: usize) -> ExplainView {
        match self.pieces().get(place) {
            Some(Piece::Hero(hero)) => self.explain_thing(Subject::Hero(*hero)),
            Some(Piece::Ship(fighter)) => self.explain_fighter(*fighter),
            Some(Piece::Module(module)) => self.explain_module(*module, self.game.view().is_upgraded(*module)),
            Some(Piece::Held(system)) => self.explain_named(Thing::Squad(system.index()), None),
            None => self.explained(String::new(), String::new(), None, rule::SET_UP),
        }
    }

    fn explain_module(&self, module: ModuleId, upgraded: bool) -> ExplainView {
        let art = format!("icons/{}", self.words.content.modules[module].icon);
        let text = self.words.module_text(module, upgraded);
        self.explained(self.words.module(module), text, Some(art), rule::MODULE)
    }

    fn explain_fighter(&self, fighter: FighterId) -> ExplainView {
        let art = format!("ships/{}", self.words.content.fighters[fighter].art);
        let text = self.words.fighter_text(fighter, &self.game.view());
        self.explained(self.words.fighter(fighter), text, Some(art), rule::FIGHTER)
    }

    fn explained(&self, title: String, text: String, art: Option<String>, at: &str) -> ExplainView {
        let (rule, told) = rule::words(self.words.text, self.words.content, at);
        ExplainView { title, art, text, rule: Some(RuleText { number: at.to_owned(), title: rule, text: told }) }
    }

    /// What has to be done, milestone by milestone as far as they are known.
    fn told_aims(&self) -> String {
        let words = &self.words;
        let view = self.game.view();
        match view.course() {
            Some(course) if view.story().is_some() => {
                let known = Milestone::ALL
                    .into_iter()
                    .filter(|milestone| course.seen[milestone.index()] || view.has_reached(*milestone));
                let told = known.map(|milestone| {
                    let (name, text) = words.story_milestone(milestone, course.side);
                    words.with("explain-told-of", &[("name", name.into()), ("text", text.into())])
                });
                told.collect::<Vec<_>>().join("\n")
            }
            Some(_) | None if words.is_patrol() => words.aim_so_far(self.game.table()),
            Some(_) | None => String::new(),
        }
    }
}

/// The message that says what a track matters for.
fn matters(track: Track) -> &'static str {
    match track {
        Track::Crew => "explain-track-crew",
        Track::Morale => "explain-track-morale",
        Track::Hull => "explain-track-hull",
        Track::Ammo => "explain-track-ammo",
        Track::Salvage => "explain-track-salvage",
        Track::Credits => "explain-track-credits",
    }
}

fn section(system: mark::System) -> Section {
    match system {
        mark::System::Bridge => Section::Bridge,
        mark::System::Weapons => Section::Weapons,
        mark::System::Hangar => Section::Hangar,
        mark::System::Reactor => Section::Reactor,
    }
}

fn sentences(parts: impl Iterator<Item = String>) -> String {
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}
