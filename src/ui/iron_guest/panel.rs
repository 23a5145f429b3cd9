//! The question: who is asked, the rows to choose from, the odds, the play read back. While steps are shown: what
//! happens, and the dice.

use iced::widget::{Column, column, container, row, scrollable, space};
use iced::{Alignment, Element, Fill, Padding, Size};
use iron_guest::board::Side;
use iron_guest::decision::Ask;
use iron_guest::event::Event;
use iron_guest::gunnery;
use iron_guest::odds::Chance;
use iron_guest::query::Way;
use iron_guest::seat::Seat;
use iron_guest::words::{Message as Words, refusal};

use super::announce::Announce;
use super::livery::Livery;
use super::log::dice;
use super::placing::Placing;
use super::words::Said;
use super::{Asked, IronGuestTable, Message};
use crate::ui::cx::Cx;
use crate::ui::font;
use crate::ui::measure::Class;
use crate::ui::scroll::READ;
use crate::ui::theme::{self, BONE, BONE2, BRASS_HI, INK_TEXT, INK0, INK2, LINE};
use crate::ui::widget::page::FOOT;
use crate::ui::widget::row::{Standing, list};
use crate::ui::widget::{OptionRow, die, shrink_title_to_fit, shrink_to_fit, whole_label};

impl IronGuestTable {
    /// The panel below the log.
    pub(super) fn panel<'a>(&'a self, size: Size, cx: &Cx<'a>) -> Element<'a, Message> {
        let said = self.said(cx.text);
        let (seat, head, below) = self.head(&said, cx);
        let body = self.body(&said, cx);
        let body = container(body).padding(Padding::new(10.0).right(16.0)).width(Fill);
        let list = scrollable(body).id(READ).style(theme::scroll).width(Fill).height(Fill);
        let all = column![band(seat.map(|seat| self.livery(seat)), head, below, cx), list, space().height(FOOT)];
        container(all).style(theme::fill(INK0)).width(size.width).height(size.height).into()
    }

    /// Who is meant, what the head says, and the line below.
    fn head(&self, said: &Said<'_>, cx: &Cx<'_>) -> (Option<Seat>, String, String) {
        if let Some(playback) = &self.playback {
            let line = said.words().event(playback.before(), playback.shown());
            return (
                acting(playback.before(), playback.shown()),
                line.map(|line| said.say(&line)).unwrap_or_default(),
                String::new(),
            );
        }
        if let Some(outcome) = self.outcome() {
            let seat = match outcome {
                iron_guest::state::Outcome::Won(seat) => Some(seat),
                iron_guest::state::Outcome::Drawn(..) => None,
            };
            let rounds = self.shown().round;
            let below = cx.with("iron-guest-table-over", &[("rounds", rounds.into())]);
            return (seat, said.say(&said.words().outcome(outcome)), below);
        }
        let Some(decision) = &self.decision else { return (None, String::new(), String::new()) };
        let seat = Some(decision.seat);
        if !self.is_person(decision.seat) {
            let player = said.player(decision.seat);
            return (seat, cx.with("iron-guest-table-thinks", &[("player", player.into())]), String::new());
        }
        match &self.asked {
            Asked::Play(announce) if announce.picked().is_some() => {
                let ship = announce.picked().map(|plays| said.ship(plays.ship)).unwrap_or_default();
                let player = said.player(decision.seat);
                let head = cx.with("iron-guest-table-play", &[("player", player.into()), ("ship", ship.into())]);
                (seat, head, cx.t("iron-guest-table-announced-whole"))
            }
            _ => (seat, said.say(&said.words().ask(decision)), String::new()),
        }
    }

    fn body<'a>(&'a self, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        if let Some(playback) = &self.playback {
            return self.telling(playback.shown(), said, cx);
        }
        let mut all = Column::new().spacing(10);
        if let Some(trouble) = &self.trouble {
            all = all.push(font::rules(trouble.clone(), 21.0, theme::ALARM_PALE));
        }
        if self.outcome().is_some() {
            return all.push(self.end(said, cx)).into();
        }
        match &self.asked {
            Asked::Nothing => all.into(),
            Asked::Face(faces, chosen) => {
                let rows = faces.iter().enumerate().map(|(at, face)| {
                    let words = said.say(&Words::new("iron-guest-face").with("face", *face));
                    choice(at, words, *chosen == Some(at)).on_press(Message::Row(at)).view()
                });
                all.push(list(rows.collect())).into()
            }
            Asked::Either(answers, chosen) => {
                let Some(decision) = &self.decision else { return all.into() };
                let play = self.session.game().play();
                let rows = answers.iter().enumerate().map(|(at, answer)| {
                    let words = said.say(&said.words().option(play, decision, *answer));
                    choice(at, words, *chosen == Some(at)).on_press(Message::Row(at)).view()
                });
                all = all.push(list(rows.collect()));
                if let Ask::Return { shot, .. } = decision.ask {
                    let masts = play.state().ship(shot.target).map_or(0, |ship| ship.masts);
                    all = all.push(hint(said.say(&said.words().shot_odds(shot.range, masts)), cx));
                }
                all.into()
            }
            Asked::Place(placing) => all.push(self.placing(placing, said, cx)).into(),
            Asked::Play(announce) => all.push(self.announcing(announce, said, cx)).into(),
        }
    }

    fn placing<'a>(&self, placing: &Placing, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        let mut all = Column::new().spacing(10);
        all = all.push(hint(cx.t("iron-guest-table-place-hint"), cx));
        let rows = placing.headings().into_iter().enumerate().map(|(at, (_, berth))| {
            let heading = said.say(&Words::of("heading", berth.heading.id()));
            let words = cx.with("iron-guest-table-heading", &[("heading", heading.into())]);
            choice(at, words, placing.chosen() == Some(berth)).on_press(Message::Row(at)).view()
        });
        all.push(list(rows.collect())).into()
    }

    fn announcing<'a>(&self, announce: &Announce, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(plays) = announce.picked() else {
            let rows = announce.ships().iter().enumerate().map(|(at, plays)| {
                let mut row = choice(at, said.ship(plays.ship), false).on_press(Message::Ship(plays.ship));
                if plays.ways.is_empty() {
                    let why = plays.barred.first().map(|(_, bar)| said.say(&refusal(*bar))).unwrap_or_default();
                    row = row.below(why).shrink();
                }
                row.view()
            });
            return column![hint(cx.t("iron-guest-table-pick-hint"), cx), list(rows.collect())].spacing(10).into();
        };
        let mut rows: Vec<Element<'a, Message>> = Vec::new();
        for (at, way) in plays.ways.iter().enumerate() {
            let words = said.say(&Words::of("moves", way.passage.code.id()));
            let row = choice(at, words, announce.way() == Some(at)).on_press(Message::Row(at));
            rows.push(row.right(self.offers(way, said, cx), 150.0, BRASS_HI).view());
        }
        let mut all = column![list(rows)].spacing(10);
        if announce.way().is_some() {
            all = all.push(self.aims(announce, said, cx));
            all = all.push(self.read_back(announce, said, cx));
        } else {
            all = all.push(hint(cx.t("iron-guest-table-way-hint"), cx));
        }
        let barred = plays.barred.iter().filter(|(_, bar)| *bar != iron_guest::moving::Bar::NotDownwind);
        let barred = barred
            .filter(|(code, _)| code.advance() == 1 || plays.ways.iter().all(|way| way.passage.code.advance() == 0));
        let barred: Vec<Element<'a, Message>> = barred
            .map(|(code, bar)| {
                let words = said.say(&Words::of("moves", code.id()));
                let row = OptionRow::new("", words).standing(Standing::Barred).title_size(22.0).shrink();
                row.below(said.say(&refusal(*bar))).view()
            })
            .collect();
        if !barred.is_empty() {
            all = all.push(whole_label(cx.t("iron-guest-table-barred"), 21.0, BONE2));
            all = all.push(list(barred));
        }
        all.into()
    }

    /// What a way offers beside where it leads: broadsides that bear, or the grapple.
    fn offers(&self, way: &Way, said: &Said<'_>, cx: &Cx<'_>) -> String {
        if let Some((_, chance)) = way.grapple {
            return cx.with("iron-guest-table-grapple", &[("percent", chance.percent().into())]);
        }
        let bears = |side: Side| way.targets.iter().any(|target| target.shot.side == side);
        let key = match (bears(Side::Port), bears(Side::Starboard)) {
            (true, true) => "iron-guest-table-bears-both",
            (true, false) => "iron-guest-table-bears-port",
            (false, true) => "iron-guest-table-bears-starboard",
            (false, false) => return String::new(),
        };
        said.text.get(key)
    }

    /// The two broadsides, each with its target and its odds.
    fn aims<'a>(&self, announce: &Announce, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        let play = self.session.game().play();
        let masts = |ship| play.state().ship(ship).map_or(0, |ship| ship.masts);
        let rows = Side::BOTH.into_iter().filter_map(|side| {
            let targets = announce.targets(side);
            if targets.is_empty() {
                return None;
            }
            let key = cx.t(&format!("iron-guest-table-key-{}", side.id()));
            let aimed = targets.iter().find(|target| Some(target.shot.target) == announce.aim(side));
            let (words, below) = match aimed {
                Some(target) => {
                    let ship = said.ship(target.shot.target);
                    let args = [("ship", ship.into()), ("range", target.shot.range.into())];
                    let words = cx.with(&format!("iron-guest-table-aim-{}", side.id()), &args);
                    (words, said.say(&said.words().shot_odds(target.shot.range, masts(target.shot.target))))
                }
                None => (cx.t(&format!("iron-guest-table-hold-{}", side.id())), cx.t("iron-guest-table-aim-hint")),
            };
            let standing = if aimed.is_some() { Standing::Chosen } else { Standing::Open };
            let row = OptionRow::new(key, words).standing(standing).below(below).title_size(23.0).shrink();
            Some(row.on_press(Message::Aim(side)).view())
        });
        let mut rows: Vec<Element<'a, Message>> = rows.collect();
        if let Some(way) = announce.chosen() {
            for covered in &way.covered {
                let mut why: Vec<String> =
                    covered.by.iter().map(|ship| said.say(&said.words().masked_by(*ship))).collect();
                if covered.shoals {
                    why.push(said.say(&Words::of("covered", "shoals")));
                }
                let words = cx.with("iron-guest-table-covered", &[("ship", said.ship(covered.ship).into())]);
                let row = OptionRow::new("", words).standing(Standing::Barred).title_size(22.0).shrink();
                rows.push(row.below(why.into_iter().next().unwrap_or_default()).view());
            }
        }
        list(rows).into()
    }

    /// The whole play in words, and what may be lost by it.
    fn read_back<'a>(&self, announce: &Announce, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(order) = announce.order() else { return space().into() };
        let play = self.session.game().play();
        let words = said.say(&said.words().order(play, order));
        let mut lines = column![font::rules(words, cx.pick(23.0, 21.0, 20.0, 20.0), BONE)].spacing(6);
        for (ship, chance) in announce.losses().iter().filter(|(_, chance)| *chance != Chance::NEVER) {
            lines = lines.push(whole_label(said.say(&said.words().loss(*ship, *chance)), 21.0, BRASS_HI));
        }
        container(lines).padding(12).width(Fill).style(theme::boxed(INK2, LINE, 1.5)).into()
    }

    /// A step that is shown: its dice, and what they needed.
    fn telling<'a>(&self, event: &Event, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        let rolled = dice(event);
        let mut all = Column::new().spacing(14).align_x(Alignment::Center).width(Fill);
        if !rolled.is_empty() {
            let size = cx.pick(104.0, 92.0, 76.0, 64.0);
            all = all.push(space().height(cx.pick(16.0, 8.0, 4.0, 0.0)));
            all = all.push(container(die::rolled(&rolled, size)).center_x(Fill));
        }
        if let Event::Fired { shot, dice, hit, .. } = event {
            let needs = gunnery::needs(shot.range).unwrap_or_default();
            let key = if *hit { "iron-guest-table-hit" } else { "iron-guest-table-miss" };
            let args = [("total", gunnery::total(*dice).into()), ("needs", needs.into())];
            let color = if *hit { theme::GOOD } else { theme::ALARM };
            all = all.push(shrink_title_to_fit(cx.with(key, &args), 30.0, color));
        }
        if let Event::Grappled { attacker, defender, dice: [own, other], .. }
        | Event::GrappleEqual { attacker, defender, dice: [own, other] } = event
        {
            let masts = |ship| self.shown_before().ship(ship).map_or(0, |ship| ship.masts);
            for (ship, die) in [(*attacker, own), (*defender, other)] {
                let (die, masts) = (die.face(), masts(ship));
                let args = [
                    ("ship", said.ship(ship).into()),
                    ("die", die.into()),
                    ("masts", masts.into()),
                    ("total", (die + masts).into()),
                ];
                all = all.push(whole_label(cx.with("iron-guest-table-grapple-sum", &args), 25.0, BONE));
            }
        }
        all.push(hint(cx.t("iron-guest-table-skip-hint"), cx)).into()
    }

    fn shown_before(&self) -> &iron_guest::state::State {
        self.playback.as_ref().map_or_else(|| self.session.game().play().state(), |playback| playback.before())
    }

    /// What is left of each squadron when it is over.
    fn end<'a>(&self, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        let state = self.shown();
        let rows = state.seats().map(|seat| {
            let afloat = state.squadron(seat).filter(|(_, ship)| ship.afloat().is_some()).count();
            let args = [("player", said.player(seat).into()), ("count", crate::text::thing::count(afloat))];
            let words = whole_label(cx.with("iron-guest-table-left", &args), 25.0, BONE);
            row![self.livery(seat).pennant(28.0), container(words).width(Fill)]
                .spacing(12)
                .align_y(Alignment::Center)
                .into()
        });
        let list = Column::with_children(rows).spacing(12);
        let again = OptionRow::new("A", cx.t("menu-again")).on_press(Message::MenuRow(self.again_row())).view();
        column![list, again, hint(cx.t("iron-guest-table-end-hint"), cx)].spacing(18).into()
    }

    /// The main button's words, and what it says.
    pub(super) fn main_label(&self, cx: &Cx<'_>) -> (String, Option<Message>) {
        if self.playback.is_some() {
            return (cx.t("iron-guest-table-main-go-on"), Some(Message::Main));
        }
        if self.outcome().is_some() {
            return (cx.t("iron-guest-table-leave"), Some(Message::Main));
        }
        let ready = self.chosen().map(|_| Message::Main);
        let key = match &self.asked {
            Asked::Nothing => "iron-guest-table-main-wait",
            Asked::Face(..) => "iron-guest-table-main-face",
            Asked::Place(_) => "iron-guest-table-main-place",
            Asked::Play(announce) if announce.picked().is_none() => "iron-guest-table-main-pick",
            Asked::Play(_) if ready.is_none() => "iron-guest-table-main-way",
            Asked::Play(_) => "iron-guest-table-main-play",
            Asked::Either(..) => "iron-guest-table-main-answer",
        };
        (cx.t(key), ready)
    }
}

/// Whose doing a step is.
fn acting(before: &iron_guest::state::State, event: &Event) -> Option<Seat> {
    let owner = |ship| before.ship(ship).map(|ship| ship.owner);
    match event {
        Event::FirstRolled(seat, _)
        | Event::First(seat)
        | Event::TurnBegan(seat, _)
        | Event::DrawOffered(seat)
        | Event::DrawAgreed(seat)
        | Event::DrawRefused(seat)
        | Event::Resigned(seat) => Some(*seat),
        Event::Placed(ship, _)
        | Event::Moved(ship, _)
        | Event::Fired { ship, .. }
        | Event::MastLost(ship, _)
        | Event::Sunk(ship)
        | Event::Capsized(ship)
        | Event::HeldFire(ship) => owner(*ship),
        Event::Announced { order, .. } => owner(order.ship),
        Event::GrappleEqual { attacker, .. } | Event::Grappled { attacker, .. } => owner(*attacker),
        _ => None,
    }
}

/// The head of the panel: the pennant, and words on the colour of the squadron.
fn band<'a>(livery: Option<Livery>, head: String, below: String, cx: &Cx<'a>) -> Element<'a, Message> {
    let (ground, ink) = match livery {
        Some(livery) => (livery.color(), INK_TEXT),
        None => (theme::PAPER, INK_TEXT),
    };
    let mut words = column![whole_label(head, cx.pick(29.0, 26.0, 24.0, 24.0), ink)];
    if !below.is_empty() && cx.class() >= Class::Medium {
        words = words.push(shrink_to_fit(below, 21.0, ink));
    }
    let mut face = row![].align_y(Alignment::Center).spacing(12);
    if let Some(livery) = livery {
        face = face.push(container(livery.pennant(40.0)).padding([8, 8]).style(theme::fill(INK0)));
    }
    face = face.push(container(words).padding([6, 8]).width(Fill));
    container(face).style(theme::fill(ground)).width(Fill).into()
}

fn choice<'a>(at: usize, words: String, chosen: bool) -> OptionRow<'a, Message> {
    let standing = if chosen { Standing::Chosen } else { Standing::Open };
    OptionRow::new(crate::ui::key::row_key(at), words).standing(standing).title_size(23.0)
}

fn hint<'a>(words: String, cx: &Cx<'a>) -> Element<'a, Message> {
    font::rules(words, cx.pick(21.0, 20.0, 20.0, 20.0), BONE2).into()
}
