//! Fitting out: who would come, what can be taken along, what it costs and what is missing (rule 11.4).

use strum::IntoEnumIterator;

use crate::outfitting::{Book, FittingView, HeroCard, Need, PieceCard, Suggest};
use crate::present::{Present, mark_of, system};
use ironclad_game::content::limits::{BAYS, SLOTS, SQUAD};
use ironclad_game::content::terms::{Class, Skill, System};
use ironclad_game::content::{FighterId, HeroId, ModuleId};
use ironclad_game::engine::{Answer, Decision, DecisionKind, Status};
use ironclad_game::patrol;
use ironclad_text::picture;
use ironclad_text::thing::{count, number, plain};

/// Something that can be taken along.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    /// A hero.
    Hero(HeroId),
    /// A fighter or mech.
    Ship(FighterId),
    /// A module.
    Module(ModuleId),
    /// Who runs a system.
    Held(System),
}

impl Piece {
    /// What an answer at a fitting out is about.
    pub fn of(answer: Answer) -> Option<Self> {
        match answer {
            Answer::Hire(hero) | Answer::Dismiss(hero) | Answer::Assign(hero, _) | Answer::Gear(_, hero) => {
                Some(Self::Hero(hero))
            }
            Answer::Ship(fighter) => Some(Self::Ship(fighter)),
            Answer::Deal(system, _) => Some(Self::Held(system)),
            Answer::Fit(module) | Answer::Unfit(module) => Some(Self::Module(module)),
            _ => None,
        }
    }
}

impl Present<'_> {
    /// The fitting out, while it is asked, with what is looked at.
    pub fn fitting(&self, decision: Option<&Decision>, piece: Option<Piece>) -> Option<FittingView> {
        let decision = decision.filter(|decision| decision.kind == DecisionKind::SetUp)?;
        let words = &self.words;
        let table = self.game.table();
        let pieces = self.pieces();
        let aboard = table.heroes.len();
        let mut view = FittingView {
            title: words.get("fitting-muster"),
            ships_head: words.with("fitting-bays", &[("taken", count(table.fighters.len())), ("bays", count(BAYS))]),
            modules_head: words
                .with("fitting-slots", &[("taken", count(table.modules.len())), ("slots", count(SLOTS))]),
            book: self.book(),
            needs: self.needs(),
            held_head: words.get("fitting-held"),
            ..FittingView::default()
        };
        for each in pieces {
            let focused = piece == Some(each);
            match each {
                Piece::Hero(hero) => view.heroes.push(self.hero_card(decision, hero, focused)),
                Piece::Ship(fighter) => view.ships.push(self.ship_card(decision, fighter, focused)),
                Piece::Module(module) => view.modules.push(self.module_card(decision, module, focused)),
                Piece::Held(system) => view.held.push(self.held_card(system, focused)),
            }
        }
        let args = [("all", count(view.heroes.len())), ("aboard", count(aboard))];
        view.below = words.with("fitting-muster-below", &args);
        // Nobody is suggested in a campaign until it is asked for: those aboard have been paid.
        view.suggest = if table.log.is_some() {
            let ready = !patrol::suggestion(self.game).is_empty();
            Some(Suggest { label: words.get(if ready { "fitting-suggest" } else { "fitting-suggest-none" }), ready })
        } else {
            None
        };
        Some(view)
    }

    /// Everything that can be taken along or is, in the order shown: heroes by name, ships, modules.
    pub fn pieces(&self) -> Vec<Piece> {
        let table = self.game.table();
        let view = self.game.view();
        let mut heroes: Vec<HeroId> = view.roster().map(|candidate| candidate.hero).collect();
        let guests = table.heroes.iter().map(|aboard| aboard.hero).filter(|hero| !heroes.contains(hero));
        heroes.extend(guests.collect::<Vec<_>>());
        heroes.sort_by_key(|hero| self.words.hero(*hero));
        let mut ships: Vec<FighterId> = view.hangar().map(|bay| bay.fighter).collect();
        let others = table.fighters.iter().map(|bay| bay.fighter).filter(|own| !ships.contains(own));
        ships.extend(others.collect::<Vec<_>>());
        let mut modules: Vec<ModuleId> = view.stores().map(|own| own.module).collect();
        let others = table.modules.iter().map(|own| own.module).filter(|own| !modules.contains(own));
        modules.extend(others.collect::<Vec<_>>());
        let heroes = heroes.into_iter().map(Piece::Hero);
        let things = ships.into_iter().map(Piece::Ship).chain(modules.into_iter().map(Piece::Module));
        let dealt = view.log().is_some() && view.players() > 1;
        let held = System::ALL.into_iter().filter(|_| dealt).map(Piece::Held);
        heroes.chain(things).chain(held).collect()
    }

    fn promoted(&self, hero: HeroId) -> bool {
        let aboard = self.game.table().hero(hero);
        aboard.map_or_else(|| self.game.view().candidate(hero).promoted, |aboard| aboard.promoted)
    }

    fn hero_card(&self, decision: &Decision, hero: HeroId, focused: bool) -> HeroCard {
        let words = &self.words;
        let written = &words.content.heroes[hero];
        let promoted = self.promoted(hero);
        let side = written.side(promoted);
        let posted = self.game.table().hero(hero).map(|aboard| aboard.system);
        let barred = posted.is_none() && !decision.options.contains(&Answer::Hire(hero));
        let icon = |path: &str| path.trim_start_matches("icons/").to_owned();
        let mut skills: Vec<_> = side.skills.iter().collect();
        skills.sort_by_key(|(skill, rating)| (std::cmp::Reverse(**rating), **skill));
        HeroCard {
            art: picture::portrait(words.content, hero).to_owned(),
            name: words.hero(hero),
            cost: side.cost.to_string(),
            classes: written.classes.iter().map(|class| (icon(picture::class(*class)), words.class(*class))).collect(),
            skills: skills.iter().map(|(skill, rating)| (icon(picture::skill(**skill)), rating.to_string())).collect(),
            ability: words.ability(hero),
            system: posted.map(system),
            word: match posted {
                Some(posted) => words.system(posted),
                None if !barred && self.game.view().candidate(hero).status == Status::Exhausted => {
                    words.with("fitting-wounded", &[("hero", words.hero_name(hero).into())])
                }
                None if !barred => words.get("fitting-ashore"),
                None if u16::from(side.cost) > self.game.table().credits => {
                    let args = [("cost", number(side.cost)), ("left", number(self.game.table().credits))];
                    words.with("fitting-too-dear", &args)
                }
                None => words.get("fitting-no-berth"),
            },
            barred,
            promoted,
            focused,
        }
    }

    fn ship_card(&self, decision: &Decision, fighter: FighterId, focused: bool) -> PieceCard {
        let taken = self.game.table().fighter(fighter);
        let upgraded = match taken {
            Some(bay) => bay.upgraded,
            None => self.game.view().hangar().any(|bay| bay.fighter == fighter && bay.upgraded),
        };
        PieceCard {
            art: picture::fighter(self.words.content, fighter),
            name: self.words.fighter(fighter),
            text: self.words.fighter_side(fighter, upgraded),
            held: None,
            fee: None,
            taken: taken.is_some(),
            barred: !decision.options.contains(&Answer::Ship(fighter)),
            upgraded,
            focused,
        }
    }

    /// A system, and whose it is; of somebody who is missing, who sits in.
    fn held_card(&self, held: System, focused: bool) -> PieceCard {
        let seat = self.game.view().seat(held);
        let (number, player) = (self.words.seat(seat), self.player(seat));
        let tonight = self.session.tonight().answers_for(seat);
        let named = if number == player { number } else { self.words.text.list("beside", [number, player]) };
        let text = if tonight == seat {
            named
        } else {
            let args = [("name", self.player(tonight).into()), ("seat", named.into())];
            self.words.with("fitting-away", &args)
        };
        let own = System::ALL.into_iter().filter(|other| self.game.view().seat(*other) == seat).map(system).collect();
        PieceCard {
            art: picture::system(held).to_owned(),
            name: self.words.system(held),
            text,
            held: Some((system(held), mark_of(seat), own)),
            taken: true,
            focused,
            ..PieceCard::default()
        }
    }

    fn module_card(&self, decision: &Decision, module: ModuleId, focused: bool) -> PieceCard {
        let fitted = self.game.table().modules.iter().find(|fitted| fitted.module == module);
        let upgraded = match fitted {
            Some(fitted) => fitted.upgraded,
            None => self.game.view().is_upgraded(module),
        };
        let written = &self.words.content.modules[module];
        let fee = written.side(upgraded).fee;
        let open = |answer| decision.options.contains(&answer);
        PieceCard {
            art: format!("icons/{}", written.icon),
            name: self.words.module(module),
            text: self.words.module_text(module, upgraded),
            held: None,
            fee: (fee > 0).then(|| fee.to_string()),
            taken: fitted.is_some(),
            barred: !open(Answer::Fit(module)) && !open(Answer::Unfit(module)),
            upgraded,
            focused,
        }
    }

    /// What the crew and the modules cost, and what is left.
    fn book(&self) -> Book {
        let words = &self.words;
        let table = self.game.table();
        let asked = |hero: HeroId, promoted| u16::from(words.content.heroes[hero].side(promoted).cost);
        let heroes: u16 = table.heroes.iter().map(|aboard| asked(aboard.hero, aboard.promoted)).sum();
        let fee = |module: ModuleId, upgraded| u16::from(words.content.modules[module].side(upgraded).fee);
        let fees: u16 = table.modules.iter().map(|fitted| fee(fitted.module, fitted.upgraded)).sum();
        let chest = table.credits.saturating_add(heroes).saturating_add(fees);
        let less = |much: u16| plain(-i64::from(much));
        let crew = words.with("fitting-book-heroes", &[("count", count(table.heroes.len()))]);
        let mut lines = vec![(words.get("fitting-book-chest"), chest.to_string()), (crew, less(heroes))];
        if fees > 0 {
            lines.push((words.get("fitting-book-modules"), less(fees)));
        }
        Book {
            title: words.get("fitting-book"),
            lines,
            left: (words.get("fitting-book-left"), table.credits.to_string()),
        }
    }

    /// What is missing, and what follows from it; and what is well.
    fn needs(&self) -> Vec<Need> {
        let words = &self.words;
        let view = self.game.view();
        let table = self.game.table();
        let need = |good: bool, key: &str, args: &[words::Arg<'_>]| Need {
            good,
            title: words.with(key, args),
            text: words.text.attr(key, "text"),
        };
        let rated = |at: System, skill: Skill| view.squad(at).map(|aboard| view.rating(aboard.hero, skill)).max();
        let mut needs = Vec::new();
        if rated(System::Bridge, Skill::Piloting).unwrap_or(0) == 0 {
            needs.push(need(false, "fitting-no-pilot", &[]));
        }
        if rated(System::Weapons, Skill::Operate).unwrap_or(0) == 0 {
            needs.push(need(false, "fitting-no-gunner", &[]));
        }
        if !table.fighters.is_empty() && view.squad(System::Hangar).next().is_none() {
            needs.push(need(false, "fitting-no-flyer", &[]));
        }
        let serves =
            |class: &Class| table.heroes.iter().any(|hero| words.content.heroes[hero.hero].classes.contains(class));
        let lacking: Vec<_> =
            Class::iter().filter(|class| !serves(class)).map(|class| words.class_name(class)).collect();
        if lacking.is_empty() {
            needs.push(need(true, "fitting-all-classes", &[]))
        } else {
            needs.push(need(false, "fitting-no-class", &[("classes", words.list_names(&lacking).into())]))
        }
        match (view.heals(), view.repairs()) {
            (false, false) => needs.push(need(false, "fitting-no-bays", &[])),
            (false, true) => needs.push(need(false, "fitting-no-medical", &[])),
            (true, false) => needs.push(need(false, "fitting-no-repair", &[])),
            (true, true) => {}
        }
        let idle = self.players(view.idle_seats());
        if !idle.is_empty() {
            needs.push(need(false, "fitting-idle", &[("players", idle.into())]));
        }
        let empty = (SQUAD * System::ALL.len()).saturating_sub(table.heroes.len());
        if empty > 0 {
            needs.push(need(false, "fitting-berths", &[("count", count(empty))]));
        }
        needs
    }

    /// What is missing, in one line; nothing if all is well.
    pub(crate) fn missing(&self) -> String {
        self.words.notes(self.needs().into_iter().filter(|need| !need.good).map(|need| need.title))
    }

    /// What is told of what is looked at: a hero's ability in full. Ships and modules say it in their rows.
    pub(crate) fn told_of_piece(&self, listed: &[Answer]) -> String {
        match listed.first().copied().and_then(Piece::of) {
            Some(Piece::Hero(hero)) => {
                let text = self.words.ability_text(hero, self.promoted(hero));
                let told = [("name", self.words.ability(hero).into()), ("text", text.into())];
                self.words.with("explain-told-of", &told)
            }
            Some(_) => String::new(),
            None if self.game.table().log.is_some() => self.words.get("fitting-hint-campaign"),
            None => self.words.get("fitting-hint"),
        }
    }
}
