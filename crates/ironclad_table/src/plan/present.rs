//! The plan of a phase: the open slip in the place of decision, and what the plan would do on the chart.

use crate::combat::present::fighter_piece;
use crate::combat::{Attack, CombatView, Piece, SlipState};
use crate::decision::composer::Composer;
use crate::decision::{Alarm, Choice, DecisionView, Head, Kept, Odds, Sum, Tone, Top};
use crate::plan::{Figures, Group, Hand, Plan, Row};
use crate::present::Present;
use ironclad_game::content::HeroId;
use ironclad_game::content::terms::System;
use ironclad_game::engine::Why;
use ironclad_game::engine::combat::{Combat, EnemyId};
use ironclad_game::engine::decision::Answer;
use ironclad_game::odds::Foreseen;
use ironclad_text::decision::{Question, asked};
use ironclad_text::option::{choice, cost_of_plan, order_in_short, says_all_in_short};
use ironclad_text::thing::number;
use kit::explain::ExplainView;
use kit::widget::row::Standing;

impl Present<'_> {
    /// The open slip of a plan as the players see it.
    pub fn plan(&self, plan: &Plan, top: Top) -> DecisionView {
        let leaf = plan.leaf();
        let orders = &leaf.orders;
        let asked = asked(&self.words, &orders.game, &orders.decision);
        let options = self.plan_options(plan);
        let focused = plan.focus().and_then(|focus| leaf.rows.get(focus));
        let focus = focused.and_then(|row| options.iter().position(|option| option.key == row.key));
        let shot = self.shot(plan);
        let outlook = shot.map(|shot| &shot.outlook);
        let asked_of = asked.seat.map_or_else(|| asked.seats.clone(), |seat| self.player(seat));
        // That she cannot be sunk goes without saying.
        let sinks = plan.aim().zip(plan.sinks()).filter(|(_, chance)| chance.ways > 0);
        let view = DecisionView {
            place: (0, 0),
            head: Head { figure: self.energy_left(plan), ..self.head(&asked) },
            question: self.orders_asked(plan, plan.aim()),
            asked: asked_of,
            columns: self.columns(plan),
            options,
            top,
            focus,
            sum: outlook.and_then(|outlook| self.sum(outlook, &Composer::nothing(), Question::Target)),
            odds: outlook.and_then(|outlook| self.odds(outlook)),
            won: None,
            lost: None,
            alarm: self.plan_alarm(plan),
            note: self.plan_note(plan, sinks.map(|(aim, chance)| (aim, chance.percent()))),
            reserved: Vec::new(),
            others: Vec::new(),
            button: self.plan_button(plan),
            ready: plan.answers().is_some() || plan.next().is_some(),
            kept: Kept::default(),
        };
        DecisionView { others: self.plan_others(plan, &view), ..view }
    }

    /// The rows of the open slip, each group with what cannot be had of it.
    fn plan_options(&self, plan: &Plan) -> Vec<Choice> {
        let mut options = Vec::new();
        let mut group = Group::Orders;
        for row in &plan.leaf().rows {
            if row.group != group {
                options.extend(self.barred_rows(plan, group));
                group = row.group;
                options.push(Choice { group: Some(self.head_of(plan, group)), ..self.row(plan, row) });
            } else {
                options.push(self.row(plan, row));
            }
        }
        options.extend(self.barred_rows(plan, group));
        options
    }

    /// What the open slip can come to, in the longest words: the panel keeps room for the highest of it, so that nothing
    /// moves whatever is chosen, and whoever is aimed at.
    fn plan_others(&self, plan: &Plan, view: &DecisionView) -> Vec<DecisionView> {
        let (others, rows, targets) = (plan.others(), &plan.leaf().rows, plan.targets());
        let fight = plan.game().table().combat.as_ref();
        let longest = |enemy: &EnemyId| self.words.enemy(*enemy, fight).chars().count();
        let aim = targets.iter().copied().max_by_key(longest);
        let launches = others.iter().any(|other| other.leaf().rows.iter().any(|row| row.group == Group::Sorties));
        let rolls = launches || view.sum.is_some() || rows.iter().any(|row| faces(plan, &row.figures).is_some());
        // Whether there is a chance to sink an enemy hangs on which of them it is, and on what goes out.
        let sinks = launches || targets.len() > 1 || sinks_at_all(plan);
        let percent = self.words.with("odds-percent", &[("percent", number(100_u8))]);
        let figures = vec![percent; if sinks { 2 } else { 1 }];
        let shown = |other: &Plan| {
            // Of a plan that waits for a ship no odds are told, and without an order the Weapons roll nothing.
            let fires = plan.leaf().system != System::Weapons || other.sketch().slip(System::Weapons).order().is_some();
            let told = fires && !other.waits_for_a_ship();
            let mut options = self.plan_options(other);
            for option in options.iter_mut().filter(|option| !option.figures.is_empty()) {
                option.figures.clone_from(&figures);
            }
            DecisionView {
                head: Head { figure: self.energy_left(other), ..view.head.clone() },
                question: self.orders_asked(plan, aim),
                columns: view.columns.clone(),
                options,
                sum: (told && rolls).then(Sum::default),
                odds: (told && rolls).then(Odds::default),
                alarm: self.plan_alarm(other),
                note: self.plan_note(plan, aim.filter(|_| told && sinks).map(|aim| (aim, 100))),
                ..DecisionView::default()
            }
        };
        others.iter().map(shown).collect()
    }

    /// What the orders and their figures are about: where there are several enemies, the one aimed at is named.
    fn orders_asked(&self, plan: &Plan, aim: Option<EnemyId>) -> String {
        let fight = plan.game().table().combat.as_ref();
        let several = plan.game().view().afloat().count() > 1;
        let aims = match plan.leaf().system {
            System::Bridge => false,
            System::Weapons | System::Hangar => several,
        };
        match aim {
            Some(aim) if aims => {
                self.words.with("plan-orders-at", &[("enemy", self.words.enemy_name(aim, fight).into())])
            }
            Some(_) | None => self.words.get("plan-orders"),
        }
    }

    /// What the whole plan leaves of the energy.
    fn energy_left(&self, plan: &Plan) -> Option<(String, String)> {
        let left = plan.game().view().unplanned_energy()?;
        Some((self.words.get("energy"), left.to_string()))
    }

    fn row(&self, plan: &Plan, row: &Row) -> Choice {
        let part = plan.leaf().part(row.group);
        let words = choice(&self.words, &part.game, &part.decision, row.answer);
        let skill = words
            .marks
            .first()
            .map(|mark| (mark.picture.strip_prefix("icons/").unwrap_or(mark.picture).to_owned(), mark.figure.clone()));
        let (note, says_all) = match row.answer {
            Answer::Order(order) => {
                (order_in_short(&self.words, &part.game, order), says_all_in_short(&part.game, order))
            }
            _ => (words.note, false),
        };
        let note = Some(note).filter(|note| !note.is_empty());
        let hero = row.group == Group::Crew;
        let flown = match row.answer {
            Answer::Sortie(fighter) => {
                plan.sketch().sorties.iter().find(|out| out.fighter == fighter).and_then(|out| out.pilot)
            }
            _ => None,
        };
        let flown = flown.map(|pilot| self.words.with("plan-flown", &[("pilot", self.words.hero_name(pilot).into())]));
        let (below, kept, right) = match flown {
            Some(flown) => (Some(flown), note, None),
            None if hero => (None, None, note.map(|note| (note, Tone::Quiet))),
            None => (note, None, None),
        };
        Choice {
            key: row.key.clone(),
            mark: self.mark(row.answer, words.picture),
            title: words.label,
            below,
            kept,
            skill,
            figures: if row.group == Group::Orders { self.figures(plan, &row.figures) } else { Vec::new() },
            right,
            standing: if row.chosen { Standing::Chosen } else { Standing::Open },
            says_all,
            ..Choice::default()
        }
    }

    /// What players look for in a group and cannot have, with the reason.
    fn barred_rows(&self, plan: &Plan, group: Group) -> Vec<Choice> {
        let part = plan.leaf().part(group);
        let listed = |answer: &Answer| plan.leaf().rows.iter().any(|row| row.answer == *answer);
        let belongs = |answer: &Answer| match group {
            Group::Orders => matches!(answer, Answer::Order(_)),
            Group::Sorties => matches!(answer, Answer::Sortie(_)),
            Group::Crew => matches!(answer, Answer::Hero(_)),
            Group::Abilities => matches!(answer, Answer::Ability(_)),
        };
        self.barred_choices(&part.game, &part.decision, |answer| belongs(answer) && !listed(answer))
    }

    /// The head above a group of rows.
    fn head_of(&self, plan: &Plan, group: Group) -> String {
        let key = match (group, plan.hand()) {
            (Group::Orders, _) => "plan-orders",
            (Group::Sorties, _) => "plan-sorties",
            (Group::Abilities, _) => "plan-abilities",
            (Group::Crew, Hand::Ship(fighter)) => {
                return self.words.with("plan-pilots", &[("ship", self.words.fighter_name(fighter).into())]);
            }
            (Group::Crew, Hand::Order) if plan.leaf().system == System::Bridge => "plan-helm",
            (Group::Crew, Hand::Order) => "plan-crew",
        };
        self.words.get(key)
    }

    fn columns(&self, plan: &Plan) -> Vec<String> {
        let first = match plan.leaf().system {
            System::Bridge => "plan-evades",
            System::Weapons | System::Hangar => "plan-lands",
        };
        let sinks = sinks_at_all(plan).then_some("plan-sinks");
        [first].into_iter().chain(sinks).map(|key| self.words.get(key)).collect()
    }

    fn figures(&self, plan: &Plan, figures: &Figures) -> Vec<String> {
        let sixths = |ways: Option<u8>| ways.map(|ways| (u16::from(ways) * 100 + 3) / 6);
        let first = sixths(faces(plan, figures));
        let sinks = figures.sinks.map(|chance| u16::from(chance.percent()));
        let said = |figure: Option<u16>| match figure {
            Some(percent) => self.words.with("odds-percent", &[("percent", number(percent))]),
            None => self.words.get("plan-no-figure"),
        };
        let sinks = sinks_at_all(plan).then(|| said(sinks));
        [said(first)].into_iter().chain(sinks).collect()
    }

    /// The roll that the open slip is about: an evasion on the Bridge, a shot elsewhere.
    fn shot<'p>(&self, plan: &'p Plan) -> Option<&'p Foreseen> {
        let system = plan.leaf().system;
        let about = |roll: &&Foreseen| match roll.why {
            Why::Attack { .. } => system == System::Weapons,
            Why::FighterAttack { .. } => system == System::Hangar,
            Why::Evasion { .. } => system == System::Bridge,
            _ => false,
        };
        plan.foreseen().iter().find(about)
    }

    /// What the whole plan costs, what that uncovers, what has fallen out of it, and before it is sent what is left open.
    fn plan_alarm(&self, plan: &Plan) -> Option<Alarm> {
        let words = &self.words;
        let mut lines = Vec::new();
        if plan.waits_for_a_ship() {
            lines.push(words.get("plan-waits"));
        }
        lines.extend(
            plan.dropped()
                .iter()
                .map(|system| words.with("plan-dropped", &[("system", words.system_name(*system).into())])),
        );
        let is_off = !lines.is_empty();
        let open = plan.left_open();
        if !open.is_empty() {
            let systems = words.list(open.into_iter().map(|system| words.system(system)));
            lines.push(words.with("plan-open", &[("systems", systems.into())]));
        }
        let sentence = |what: String| words.with("plan-uncovers", &[("what", what.into())]);
        let (costs, cost) = (words.get("plan-costs"), cost_of_plan(words, plan.game()));
        // A plan that only costs says so at the head. What is wrong with it comes before that, under a head of its own.
        let (title, figure) = match (&cost, lines.is_empty()) {
            (None, true) => return None,
            (Some(cost), true) => (costs, cost.paid.clone()),
            (cost, false) => {
                let paid = cost.iter().map(|cost| {
                    let args = [("label", costs.clone().into()), ("value", cost.paid.clone().into())];
                    sentence(words.with("note-figure", &args))
                });
                lines.extend(paid);
                (words.get(if is_off { "plan-is-off" } else { "plan-is-open" }), String::new())
            }
        };
        lines.extend(cost.into_iter().flat_map(|cost| cost.uncovers).map(sentence));
        Some(Alarm { title, figure, text: words.sentences(lines) })
    }

    /// The chance that an enemy is sunk, in a hundred, and the keys.
    fn plan_note(&self, plan: &Plan, sinks: Option<(EnemyId, u8)>) -> Option<String> {
        let words = &self.words;
        let fight = plan.game().table().combat.as_ref();
        let sinks = sinks.map(|(aim, percent)| {
            let args = [("enemy", words.enemy_name(aim, fight).into()), ("percent", number(percent))];
            words.with("plan-sinks-whole", &args)
        });
        // Those who have gone on to another slip know the keys. Until then the line stays, so that nothing moves.
        let mut others = System::ALL.into_iter().filter(|system| *system != plan.leaf().system);
        let new = others.all(|system| !plan.sketch().slip(system).settled);
        let several = fight.is_some_and(|fight| fight.enemies.len() > 1);
        let keys = words.get(if several { "plan-keys-aim" } else { "plan-keys" });
        Some(words.sentences(sinks.into_iter().chain(new.then_some(keys)))).filter(|note| !note.is_empty())
    }

    fn plan_button(&self, plan: &Plan) -> String {
        let given = System::ALL.iter().any(|system| plan.sketch().slip(*system).order().is_some());
        match plan.next() {
            Some(next) => self.words.with("button-plan-next", &[("system", self.words.system_name(next).into())]),
            None if given || !plan.sketch().sorties.is_empty() => self.words.get("button-plan"),
            None => self.words.get("button-plan-none"),
        }
    }

    /// Puts a plan that is being made upon the chart: its slips, and the lines of attack with their odds.
    pub fn chart_plan(&self, plan: &Plan, view: &mut CombatView) {
        for (system, slip) in System::ALL.into_iter().zip(&mut view.slips) {
            slip.open = true;
            slip.asked = plan.leaf().system == system;
            if !plan.sketch().slip(system).settled {
                slip.state = SlipState::Undecided;
                slip.order = self.words.system(system);
                slip.also = None;
            }
        }
        let Some(fight) = plan.game().table().combat.as_ref() else { return };
        for (enemy, shown) in fight.enemies.iter().zip(&mut view.enemies) {
            shown.aimed = plan.aim() == Some(enemy.id) && !plan.foreseen().is_empty();
        }
        view.attacks = plan.foreseen().iter().filter_map(|roll| self.foreseen(fight, roll)).collect();
    }

    fn foreseen(&self, fight: &Combat, roll: &Foreseen) -> Option<Attack> {
        let enemy = |id| fight.enemies.iter().position(|other| other.id == id).map(Piece::Enemy);
        let (from, to) = match roll.why {
            Why::Attack { target } => (Piece::Ironclad, enemy(target)?),
            Why::FighterAttack { fighter, target } => (fighter_piece(fight, fighter), enemy(target)?),
            Why::Evasion { enemy: by } => (enemy(by)?, Piece::Ironclad),
            Why::FighterEvasion { fighter, enemy: by } => (enemy(by)?, fighter_piece(fight, fighter)),
            _ => return None,
        };
        let key = if matches!(from, Piece::Enemy(_)) { "combat-line-evade-odds" } else { "combat-line-odds" };
        let label = self.attack_line(key, &roll.outlook);
        let label = match roll.times {
            1 => label,
            times => self.words.with("combat-line-times", &[("line", label.into()), ("times", number(times))]),
        };
        Some(Attack { from, to, label })
    }

    /// The heroes whom a plan sends somewhere, and those who could be sent, with their keys.
    pub fn plan_keys(&self, plan: &Plan) -> Vec<(HeroId, Option<String>, bool)> {
        let sent = System::ALL.into_iter().filter_map(|system| {
            let slip = plan.sketch().slip(system);
            if slip.settled { slip.hero } else { None }
        });
        let flying = plan.sketch().sorties.iter().filter_map(|out| out.pilot);
        let sent: Vec<HeroId> = sent.chain(flying).collect();
        let mut keys: Vec<(HeroId, Option<String>, bool)> = Vec::new();
        for row in &plan.leaf().rows {
            if let Answer::Hero(hero) = row.answer {
                keys.push((hero, Some(row.key.clone()), row.chosen || sent.contains(&hero)));
            }
        }
        for hero in sent {
            if keys.iter().all(|(other, ..)| *other != hero) {
                keys.push((hero, None, true));
            }
        }
        keys
    }

    /// What is this, of a row; if none is meant, of that in focus, or what is on the slip.
    pub fn explain_row(&self, plan: &Plan, place: Option<usize>, rule: Option<&str>) -> ExplainView {
        let leaf = plan.leaf();
        // What cannot be had stands between the others in the list, and is told by its own words.
        let shown = place.map(|_| self.plan_options(plan));
        let meant = place.and_then(|place| shown.as_ref()?.get(place));
        if let Some(barred) = meant.filter(|choice| choice.standing == Standing::Barred) {
            return self.explain_barred(barred, rule);
        }
        let keyed = meant.and_then(|choice| leaf.rows.iter().find(|row| row.key == choice.key));
        let row = keyed.or_else(|| plan.focus().and_then(|focus| leaf.rows.get(focus)));
        let row = row.or_else(|| leaf.rows.iter().find(|row| row.chosen));
        let part = leaf.part(row.map_or(Group::Orders, |row| row.group));
        let within = Present { game: &part.game, decision: Some(&part.decision), ..*self };
        within.explain(row.map(|row| row.answer), part.decision.source, rule)
    }
}

/// With how many faces of six the roll succeeds that the open slip is about.
fn faces(plan: &Plan, figures: &Figures) -> Option<u8> {
    match plan.leaf().system {
        System::Bridge => figures.evades,
        System::Weapons | System::Hangar => figures.lands,
    }
}

/// Whether any order on the open slip could sink the enemy in this phase.
fn sinks_at_all(plan: &Plan) -> bool {
    let chances = plan.leaf().rows.iter().filter_map(|row| row.figures.sinks);
    chances.chain(plan.sinks()).any(|chance| chance.ways > 0)
}
