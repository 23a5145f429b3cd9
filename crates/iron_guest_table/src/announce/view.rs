//! The play that is being announced, in the panel: the ways, the broadsides with their odds, and where she ends.

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Color, Element, Fill};
use iron_guest::board::Side;
use iron_guest::gunnery;
use iron_guest::moving::{Bar, Code};
use iron_guest::odds::{self, Chance};
use iron_guest::query::{ShipPlays, Target, Way};
use iron_guest::words::{message_of, refusal};

use super::Announce;
use super::totals::{self, Totals};
use crate::panel::{choice, hint};
use crate::table::{Asked, IronGuestTable, Message};
use crate::words::Said;
use kit::cx::Cx;
use kit::inspect::{Thing, named};
use kit::measure::Class;
use kit::theme::{self, BONE, BONE2, BRASS_HI, INK2, LINE};
use kit::widget::row::{END, OVERLAP, Standing, list, row_height};
use kit::widget::{OptionRow, ring, shrink_to_fit, whole_label};
use kit::{fit, font, icon};

/// What key and padding of a row take of its width.
const ROW: f32 = 66.0;
/// The titles of the ways, at most and at least.
const TITLE: f32 = 23.0;
const LEAST: f32 = 17.0;
/// What they offer, beside the titles.
const OFFERS: f32 = 21.0;
/// More ways than these leave little room for what stands below them; then their rows are low.
pub(crate) const MANY: usize = 6;
const LOW: f32 = 42.0;
/// How high a broadside on one line is, and the room between two that stand side by side.
const AIM: f32 = 48.0;
const BETWEEN: f32 = 6.0;
/// The room before a column at the end of a row.
const BEFORE_END: f32 = 8.0;
/// What is said while no way is chosen.
const WAY_HINT: &str = "iron-guest-table-way-hint";

impl IronGuestTable {
    pub(crate) fn announcing<'a>(
        &self,
        announce: &Announce,
        width: f32,
        said: &Said<'_>,
        cx: &Cx<'a>,
    ) -> Element<'a, Message> {
        let Some(plays) = announce.picked() else { return self.waiting(announce, said, cx) };
        let mut all = column![self.ways(announce, plays, width, said, cx)].spacing(10);
        if announce.chosen().is_some() {
            let aims = if pins_aims(cx) { Vec::new() } else { self.aims(announce, width, said, cx) };
            if !aims.is_empty() {
                all = all.push(list(aims));
            }
            // What the dice and the enemy may do comes before what cannot be done.
            all = all.push(self.odds(announce, said, cx)).push(self.exposed(announce, cx));
            let covers = self.covers(announce, said, cx);
            if !covers.is_empty() {
                all = all.push(list(covers));
            }
        } else if plays.ways.is_empty() {
            all = all.push(hint(cx.t("iron-guest-table-no-way-hint"), cx));
        } else if !keeps_room(plays, cx) {
            all = all.push(hint(cx.t(WAY_HINT), cx));
        }
        all.push(self.barred(plays, said, cx)).into()
    }

    /// In all but the largest windows the broadsides stand below the list, where they never scroll away: each on one line, in
    /// the smallest windows side by side, so that the list keeps its room. What else the dice may do, and whom the guns do
    /// not reach, is told in the list. Their room is kept whichever play is chosen, so that no row moves away below the
    /// pointer.
    pub(crate) fn pinned_aims<'a>(&self, width: f32, said: &Said<'_>, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        let Asked::Play(announce) = &self.asked else { return None };
        if !pins_aims(cx) || self.playback.is_some() {
            return None;
        }
        let plays = announce.picked()?;
        let bear = |side: &Side| plays.ways.iter().any(|way| bears(way, *side));
        let sides: Vec<Side> = Side::BOTH.into_iter().filter(bear).collect();
        if sides.is_empty() {
            return None;
        }
        let abreast = cx.class() == Class::Tiny;
        let count = sides.len() as f32;
        if announce.chosen().is_none() {
            let high = if abreast { AIM } else { AIM * count - OVERLAP * (count - 1.0) };
            return Some(container(shrink_to_fit(cx.t(WAY_HINT), 20.0, BONE2)).center_y(high).width(Fill).into());
        }
        let each = if abreast { (width - BETWEEN * (count - 1.0)) / count } else { width };
        let rows = sides.into_iter().map(|side| self.aim_line(announce, side, each, said, cx));
        if abreast {
            let cells = rows.map(|row| container(row).width(each).into());
            return Some(Row::with_children(cells).spacing(BETWEEN).into());
        }
        Some(list(rows.collect()).into())
    }

    /// The ships that wait for their play.
    fn waiting<'a>(&self, announce: &Announce, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        let rows = announce.ships().iter().map(|plays| {
            // Her key is her number on the chart and on her card.
            let key = self.number(plays.ship).saturating_sub(1);
            let mut row = choice(key, said.ship(plays.ship), false).on_press(Message::Ship(plays.ship));
            if plays.ways.is_empty() {
                let why = plays.barred.first().map(|(_, bar)| said.say(&refusal(*bar))).unwrap_or_default();
                row = row.below(why).shrink();
            } else {
                row = row.right(self.can_do(plays, cx), 200.0, BRASS_HI);
            }
            row.view()
        });
        column![hint(cx.t("iron-guest-table-pick-hint"), cx), list(rows.collect())].spacing(10).into()
    }

    /// The best that a waiting ship can do, in a word.
    fn can_do(&self, plays: &ShipPlays, cx: &Cx<'_>) -> String {
        let any = |is_so: &dyn Fn(&Way) -> bool| plays.ways.iter().any(is_so);
        if any(&|way| !way.targets.is_empty()) {
            cx.t("iron-guest-table-can-fire")
        } else if any(&|way| way.grapple.is_some()) {
            cx.t("iron-guest-table-can-grapple")
        } else if any(&|way| way.passage.code.advance() == 2) {
            cx.t("iron-guest-table-can-run")
        } else {
            String::new()
        }
    }

    fn ways<'a>(
        &self,
        announce: &Announce,
        plays: &ShipPlays,
        width: f32,
        said: &Said<'_>,
        cx: &Cx<'a>,
    ) -> Element<'a, Message> {
        let titles: Vec<String> =
            plays.ways.iter().map(|way| said.say(&message_of("moves", way.passage.code.id()))).collect();
        // All titles are set in one size, in the room that is left beside what the ways offer.
        let measured = |brief: bool| {
            let offers: Vec<String> = plays.ways.iter().map(|way| self.offers(way, brief, said, cx)).collect();
            let right = offers.iter().map(|offers| fit::width(offers, OFFERS)).fold(0.0, f32::max).min(width * 0.45);
            let room = width - ROW - right;
            let size = titles.iter().map(|title| fit::label(title, room, TITLE, LEAST)).fold(TITLE, f32::min);
            (offers, right, size)
        };
        let mut set = measured(cx.class() <= Class::Small);
        if set.2 < OFFERS {
            // Where a ship goes comes before the words for her broadsides, for which their keys do.
            set = measured(true);
        }
        let (offers, right, size) = set;
        let rows = titles.into_iter().zip(offers).enumerate().map(|(at, (title, offers))| {
            let row = choice(at, title, announce.way() == Some(at)).title_size(size).on_press(Message::Row(at));
            let offers = container(shrink_to_fit(offers, OFFERS, BRASS_HI)).width(right).align_right(right);
            let row = row.height(if plays.ways.len() > MANY { LOW } else { cx.pick(46.0, LOW, LOW, LOW) });
            let row = row.column(offers).view();
            let code = plays.ways.get(at).map(|way| way.passage.code);
            // Whoever goes along the ways by keys keeps the chosen one in sight.
            let row = ring::focused(row, announce.way() == Some(at));
            named(Thing::Rule(code.map_or("5.1", rule_of)), row)
        });
        list(rows.collect()).into()
    }

    /// What a way offers beside where it leads: broadsides that bear, in brief by their keys alone, or the grapple.
    fn offers(&self, way: &Way, brief: bool, said: &Said<'_>, cx: &Cx<'_>) -> String {
        if let Some((_, chance)) = way.grapple {
            return cx.with("iron-guest-table-grapple", &[("percent", chance.percent().into())]);
        }
        if brief {
            let port = bears(way, Side::Port).then(|| cx.t("iron-guest-table-key-port"));
            let starboard = bears(way, Side::Starboard).then(|| cx.t("iron-guest-table-key-starboard"));
            return match (port, starboard) {
                (Some(port), Some(starboard)) => {
                    cx.with("iron-guest-table-keys-both", &[("port", port.into()), ("starboard", starboard.into())])
                }
                (Some(key), None) | (None, Some(key)) => key,
                (None, None) => String::new(),
            };
        }
        let key = match (bears(way, Side::Port), bears(way, Side::Starboard)) {
            (true, true) => "iron-guest-table-bears-both",
            (true, false) => "iron-guest-table-bears-port",
            (false, true) => "iron-guest-table-bears-starboard",
            (false, false) => return String::new(),
        };
        said.text.get(key)
    }

    /// The two broadsides, as far as they bear.
    fn aims<'a>(&self, announce: &Announce, width: f32, said: &Said<'_>, cx: &Cx<'a>) -> Vec<Element<'a, Message>> {
        let aim = |side: Side| {
            let high = self.aim_height(side, &announce.targets(side), width, said, cx);
            self.aim(announce, side, high, said, cx)
        };
        Side::BOTH.into_iter().filter_map(aim).collect()
    }

    /// A broadside with its target and its odds; pressed, it is aimed at the next target.
    fn aim<'a>(
        &self,
        announce: &Announce,
        side: Side,
        high: f32,
        said: &Said<'_>,
        cx: &Cx<'a>,
    ) -> Option<Element<'a, Message>> {
        let targets = announce.targets(side);
        let count = targets.len();
        let last = count.checked_sub(1)?;
        let at = targets.iter().position(|target| Some(target.shot.target) == announce.aim(side));
        let (words, below) = self.aimed(side, at.and_then(|at| targets.get(at)), said, cx);
        let standing = if at.is_some() { Standing::Chosen } else { Standing::Open };
        let mut row = OptionRow::new(key_of(side, cx), words).standing(standing);
        row = row.below(below).title_size(TITLE).height(high);
        if last > 0 {
            let which = at.map(|at| which(at, count, cx)).unwrap_or_default();
            row = row.right(which, end_width(count, cx), BONE2);
        }
        Some(named(Thing::Rule("7.2"), row.on_press(Message::Aim(side)).view()))
    }

    /// The same on one line, with the chance to hit at its end. A side on which nothing bears says so, and keeps its place.
    fn aim_line<'a>(
        &self,
        announce: &Announce,
        side: Side,
        width: f32,
        said: &Said<'_>,
        cx: &Cx<'a>,
    ) -> Element<'a, Message> {
        let (key, targets) = (key_of(side, cx), announce.targets(side));
        let on_one_line = |words: String, ends: f32| {
            let size = fit::label(&words, width - ROW - ends, TITLE, LEAST);
            OptionRow::new(key.clone(), words).title_size(size).height(AIM)
        };
        if targets.is_empty() {
            let row = on_one_line(cx.t(&format!("iron-guest-table-idle-{}", side.id())), 0.0);
            return named(Thing::Rule("7.2"), row.standing(Standing::Barred).view());
        }
        let at = targets.iter().position(|target| Some(target.shot.target) == announce.aim(side));
        let target = at.and_then(|at| targets.get(at));
        let (words, _) = self.aimed(side, target, said, cx);
        let mut ends: Vec<(String, Color)> = Vec::new();
        // Small windows have room for the chance alone.
        if let Some(at) = at.filter(|_| targets.len() > 1 && cx.class() > Class::Small) {
            ends.push((which(at, targets.len(), cx), BONE2));
        }
        if let Some(target) = target {
            let percent = odds::hit(target.shot.range).percent();
            ends.push((cx.with("iron-guest-table-percent", &[("percent", percent.into())]), BRASS_HI));
        }
        let taken = ends.iter().map(|(words, _)| fit::width(words, END) + BEFORE_END).sum();
        let row = on_one_line(words, taken).standing(if at.is_some() { Standing::Chosen } else { Standing::Open });
        let row = ends.into_iter().fold(row, |row, (words, ink)| {
            let wide = fit::width(&words, END);
            row.right(words, wide, ink)
        });
        named(Thing::Rule("7.2"), row.on_press(Message::Aim(side)).view())
    }

    /// How high a broadside with these targets may need to be, so that what lies below does not move with the aim; 0 without
    /// any.
    fn aim_height(&self, side: Side, targets: &[Target], width: f32, said: &Said<'_>, cx: &Cx<'_>) -> f32 {
        if targets.is_empty() {
            return 0.0;
        }
        let (key, end) = (key_of(side, cx), end_width(targets.len(), cx));
        let high = |target: Option<&Target>| {
            let (words, below) = self.aimed(side, target, said, cx);
            row_height(&key, &words, TITLE, &below, ("", end), width)
        };
        targets.iter().map(Some).chain([None]).map(high).fold(0.0, f32::max)
    }

    /// A broadside in words, and its odds: at a target, or at none.
    fn aimed(&self, side: Side, target: Option<&Target>, said: &Said<'_>, cx: &Cx<'_>) -> (String, String) {
        let Some(target) = target else {
            return (cx.t(&format!("iron-guest-table-hold-{}", side.id())), cx.t("iron-guest-table-aim-hint"));
        };
        let play = self.session.game().play();
        let masts = play.state().ship(target.shot.target).map_or(0, |ship| ship.masts);
        let ship = said.ship(target.shot.target);
        let args = [("ship", ship.into()), ("range", target.shot.range.into())];
        let words = cx.with(&format!("iron-guest-table-aim-{}", side.id()), &args);
        (words, said.say(&said.words().shot_odds(target.shot.range, masts)))
    }

    /// The enemies under the guns of the chosen way that no shot reaches, each with what covers her.
    fn covers<'a>(&self, announce: &Announce, said: &Said<'_>, cx: &Cx<'a>) -> Vec<Element<'a, Message>> {
        let covered = announce.chosen().map(|way| way.covered.as_slice()).unwrap_or_default();
        let rows = covered.iter().map(|covered| {
            // What stands nearest in the line is named; shoals where no ship does.
            let why = match covered.by.first() {
                Some(ship) => said.say(&said.words().masked_by(*ship)),
                None => said.say(&message_of("covered", "shoals")),
            };
            let words = cx.with("iron-guest-table-covered", &[("ship", said.ship(covered.ship).into())]);
            let row = OptionRow::new("", words).standing(Standing::Barred).title_size(22.0).shrink();
            let rule = if covered.by.is_empty() { "6.5" } else { "6.6" };
            named(Thing::Rule(rule), row.below(why).view())
        });
        rows.collect()
    }

    /// What the dice of the play may show and do: all totals of two dice, the chance of a mast, of a grapple, and of each
    /// ship to be lost.
    fn odds<'a>(&self, announce: &Announce, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        let ranges: Vec<u8> = announce.shots().iter().map(|shot| shot.range).collect();
        let mut lines = Column::new().spacing(6);
        if !ranges.is_empty() {
            let needs: Vec<u8> = ranges.iter().filter_map(|range| gunnery::needs(*range)).collect();
            let figure = cx.with("iron-guest-table-percent", &[("percent", odds::any_hit(ranges).percent().into())]);
            let chance = column![
                font::figures(figure, cx.pick(40.0, 34.0, 32.0, 30.0), BONE),
                whole_label(cx.t("iron-guest-table-any-hit"), 20.0, BONE2),
            ]
            .align_x(Alignment::End);
            let bars = container(totals::view(Totals::new(&needs))).width(Fill).height(totals::HEIGHT);
            let bars = row![bars, chance].spacing(16).align_y(Alignment::End);
            lines = lines.push(named(Thing::Rule("7.1"), bars));
        }
        let lost = announce.losses().iter().filter(|(_, chance)| *chance != Chance::NEVER);
        for (ship, chance) in lost {
            let own = self.session.game().play().state().ship(*ship).map(|ship| ship.owner);
            let mine = self.decision.as_ref().map(|decision| decision.seat) == own;
            let (mark, ink) = if mine { ("own/cross", theme::ALARM) } else { ("own/tick", theme::GOOD) };
            let words = whole_label(said.say(&said.words().loss(*ship, *chance)), 21.0, BONE);
            lines = lines.push(row![icon::tinted(mark, 16.0, ink), words].spacing(10).align_y(Alignment::Center));
        }
        lines.into()
    }

    /// Who could fire at her where she ends.
    fn exposed<'a>(&self, announce: &Announce, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = match announce.exposure() {
            Some(exposure) => cx.with(
                "iron-guest-table-exposed",
                &[("count", words::count(exposure.enemies)), ("range", exposure.range.into())],
            ),
            None => cx.t("iron-guest-table-not-exposed"),
        };
        let words = column![
            whole_label(cx.t("iron-guest-table-where-she-ends"), 21.0, BONE),
            font::rules(words, cx.pick(20.0, 19.0, 19.0, 19.0), BONE2),
        ];
        let face = row![icon::icon("spyglass", 30.0, theme::BRASS), container(words).width(Fill)];
        let face = face.spacing(12).align_y(Alignment::Center);
        let face = container(face).padding([6, 12]).width(Fill).style(theme::boxed(INK2, LINE, 1.5));
        named(Thing::Rule("6.1"), face)
    }

    /// The plays that are ruled out, each with what forbids it.
    fn barred<'a>(&self, plays: &ShipPlays, said: &Said<'_>, cx: &Cx<'a>) -> Element<'a, Message> {
        // That runs lead off the wind and that a ship that can advance does not turn on the spot goes without saying.
        let stuck = plays.ways.iter().all(|way| way.passage.code.advance() == 0);
        let told = plays.barred.iter().filter(|(code, bar)| {
            *bar != Bar::NotDownwind
                && (code.advance() == 1 || (code.advance() == 2 && stuck) || (code.advance() == 0 && stuck))
        });
        let barred: Vec<Element<'a, Message>> = told
            .map(|(code, bar)| {
                let words = said.say(&message_of("moves", code.id()));
                let row = OptionRow::new("", words).standing(Standing::Barred).title_size(21.0).shrink();
                named(Thing::Rule(bar.rule()), row.below(said.say(&refusal(*bar))).view())
            })
            .collect();
        if barred.is_empty() {
            return space().into();
        }
        column![whole_label(cx.t("iron-guest-table-barred"), 21.0, BONE2), list(barred)].spacing(8).into()
    }
}

/// Whether the broadsides stand below the list, which has the room for them only where everything shows.
fn pins_aims(cx: &Cx<'_>) -> bool {
    cx.class() < Class::Full
}

/// Whether the room of the broadsides is kept before a play is chosen that has any.
fn keeps_room(plays: &ShipPlays, cx: &Cx<'_>) -> bool {
    pins_aims(cx) && plays.ways.iter().any(|way| !way.targets.is_empty())
}

/// Whether a broadside bears in a way.
fn bears(way: &Way, side: Side) -> bool {
    way.targets.iter().any(|target| target.shot.side == side)
}

/// The key of a broadside.
fn key_of(side: Side, cx: &Cx<'_>) -> String {
    cx.t(&format!("iron-guest-table-key-{}", side.id()))
}

/// Which of several targets it is.
fn which(at: usize, count: usize, cx: &Cx<'_>) -> String {
    let args = [("count", words::count(at + 1)), ("of", words::count(count))];
    cx.with("iron-guest-table-end-of", &args)
}

/// How wide that is; one target alone needs no number.
fn end_width(count: usize, cx: &Cx<'_>) -> f32 {
    if count > 1 { fit::width(&which(count - 1, count, cx), END) } else { 0.0 }
}

/// The rule that tells of a way.
fn rule_of(code: Code) -> &'static str {
    match code.advance() {
        0 => "5.7",
        2 => "5.2",
        _ => "5.1",
    }
}
