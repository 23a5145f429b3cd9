//! A die that the players roll themselves: what for, what each face would do, and what it showed if it was rolled before.

use crate::decision::{Choice, DecisionView, Head, Mark, Odds, Sum, Tone};
use crate::present::Present;
use ironclad_game::engine::{Die, Event, Events, Input, Pending, Request, Source};
use ironclad_game::odds;
use ironclad_text::decision::asked;
use ironclad_text::event::Log;
use ironclad_text::roll;
use ironclad_text::thing::{number, plain};
use kit::widget::row::Standing;

impl Present<'_> {
    /// The place of decision while a die is waited for. `before` is what it showed when it was taken back; `ship` says
    /// that the ship may roll it as well.
    pub fn own_die(&self, request: &Request, before: Option<Die>, ship: bool) -> DecisionView {
        let words = &self.words;
        let outlook = odds::outlook(self.game, &[]);
        let decided = outlook.as_ref().filter(|outlook| outlook.rows.is_empty());
        let totals = |face: Die| request.against.map(|against| i16::from(face.face()) + i16::from(against.adds));
        let options = Die::all().map(|die| {
            let place = usize::from(die.face()) - 1;
            let serves = decided.and_then(|outlook| outlook.serves.get(place)).copied();
            let does = match serves {
                Some(true) => Some((words.get("own-die-serves"), Tone::Good)),
                Some(false) => Some((words.get("own-die-fails"), Tone::Alarm)),
                None => match totals(die) {
                    Some(total) => Some((words.with("own-die-total", &[("total", number(total))]), Tone::Quiet)),
                    None => self.leads_to(die).map(|told| (told, Tone::Quiet)),
                },
            };
            let face = [("face", number(die.face()))];
            Choice {
                key: die.face().to_string(),
                mark: Some(Mark::Art(format!("marks/die-{}", die.face()))),
                title: words.with("own-die-face", &face),
                brief: does.as_ref().map(|(said, _)| said.clone()),
                right: does,
                standing: if before == Some(die) { Standing::Chosen } else { Standing::Open },
                ..Choice::default()
            }
        });
        let held = request.why.system();
        let note = match before {
            Some(die) => words.with("own-die-before", &[("face", number(die.face()))]),
            None => words.get("own-die-note"),
        };
        let button = match (before, ship) {
            (Some(die), _) => words.with("own-die-again", &[("face", number(die.face()))]),
            (None, true) => words.get("own-die-ship"),
            (None, false) => words.get("own-die-button"),
        };
        let is_a_try = request.against.is_some_and(|against| against.reach.is_some());
        let odds = if is_a_try { decided } else { None };
        DecisionView {
            head: Head {
                whose: held.map(|held| self.whose(held)),
                title: words.get(&format!("dice-{}", request.why.name())),
                below: match request.source {
                    Some(Source::Condition) => words.sector(self.game.table().ship),
                    Some(source) => words.source(source),
                    None => String::new(),
                },
                ..Head::default()
            },
            question: words.get("own-die-question"),
            asked: held.map_or_else(|| self.asked_of_all(), |held| self.asked_for(held)),
            options: options.collect(),
            sum: roll::sum(words, self.game).map(|sum| Sum {
                parts: if sum.parts.is_empty() {
                    vec![(None, "0".to_owned(), Tone::Plain)]
                } else {
                    sum.parts.iter().map(|part| (None, plain(part.adds), tone(part.adds))).collect()
                },
                total: plain(sum.total),
                needs: (words.get("sum-and-the-die"), self.must_show(outlook.as_ref())),
            }),
            odds: odds.map(|outlook| Odds {
                faces: outlook.serves,
                percent: words.with("odds-percent", &[("percent", number(outlook.percent()))]),
                sixths: words.with("odds-sixths", &[("ways", number(outlook.ways()))]),
            }),
            note: Some(note),
            button,
            ready: before.is_some() || ship,
            ..DecisionView::default()
        }
    }

    /// What a face leads to, in the log's words: where a hit strikes, who is met.
    fn leads_to(&self, die: Die) -> Option<String> {
        let mut game = self.game.clone();
        let mut events = Events::new();
        game.submit(Input::Die(die), &mut events).ok()?;
        let fight = game.table().combat.as_ref();
        let mut met = Vec::new();
        for event in &events {
            if let Event::EnemyMet { enemy, .. } = event {
                met.push(self.words.enemy(*enemy, fight));
            }
        }
        if !met.is_empty() {
            return Some(self.words.list(met));
        }
        let log = Log::at(&self.words, self.game.table().ship, &events);
        let mut lines = log.lines().iter().cloned().chain(log.open_lines(&self.words));
        let told = lines.next().map(|line| line.text);
        // Where somebody may still avert it, that is what it leads to.
        told.or_else(|| match game.pending() {
            Pending::Choose(decision) => Some(asked(&self.words, &game, &decision).title),
            Pending::Chance(_) | Pending::Draw(_) | Pending::Over(_) => None,
        })
    }

    /// What the die has to show.
    fn must_show(&self, outlook: Option<&odds::Outlook>) -> String {
        match outlook {
            Some(outlook) if outlook.rows.is_empty() => match outlook.least() {
                Some(least) => self.words.with("sum-needs", &[("least", number(least))]),
                None => self.words.get("sum-hopeless"),
            },
            _ => self.words.get("sum-table"),
        }
    }
}

fn tone(adds: i8) -> Tone {
    if adds < 0 { Tone::Alarm } else { Tone::Plain }
}
