//! The squads by system, under their players' pennants.

pub mod present;

use crate::cx::Cx;
use crate::inspect::Thing;
use crate::motion::{Moves, Step, What};
use crate::widget::hero::{self, Health};
use crate::widget::mark::{System, Whose};
use iced::widget::{Column, Row, button, column, container, responsive, row, space, stack};
use iced::{Alignment, Color, Element, Fill, Padding};
use kit::inspect::named;
use kit::measure::Class;
use kit::theme::{self, ALARM, BONE, BONE2, BRASS, BRASS_HI, INK1, INK2, INK3, LINE, PICK};
use kit::widget::key::badge;
use kit::widget::panel::{dashed, rule_h};
use kit::widget::{place, ring, shake, shrink_to_fit};
use kit::{fit, font, icon};

/// A system's squad.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SquadView {
    /// The system, and whose it is tonight.
    pub whose: Whose,
    /// The player's name.
    pub player: String,
    /// Whether its orders are on their better side.
    pub upgraded: bool,
    /// Up to four heroes.
    pub heroes: Vec<HeroView>,
}

/// A hero at her post.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HeroView {
    /// The name of her portrait.
    pub art: String,
    /// Her name.
    pub name: String,
    /// How she is.
    pub health: Health,
    /// Her state in a word.
    pub word: String,
    /// Whether she wears the laurel.
    pub promoted: bool,
    /// Her skills: icon and value.
    pub skills: Vec<(String, i32)>,
    /// The gear she carries: its icon, and what it adds.
    pub gear: Option<(String, String)>,
    /// Her number in the decision, if she can be chosen.
    pub key: Option<String>,
    /// She is chosen.
    pub chosen: bool,
}

/// Which hero: system's place in the list, and her place in the squad.
pub type Post = (usize, usize);

/// Places in a squad.
const PLACES: usize = 4;

/// How high the squads are.
pub fn height(class: Class) -> f32 {
    match class {
        Class::Full => 236.0,
        Class::Medium => 120.0,
        Class::Small | Class::Tiny => 82.0,
    }
}

/// All squads side by side, for the foot of the table.
pub fn view<'a, M: Clone + 'a>(
    squads: &'a [SquadView],
    focus: Option<Post>,
    cx: &Cx<'a>,
    on_press: impl Fn(Post) -> M + Copy + 'a,
) -> Element<'a, M> {
    let (class, cx) = (cx.class(), *cx);
    let all = move |width: f32| -> Element<'a, M> {
        let width = width / squads.len().max(1) as f32;
        let size = match class {
            Class::Full => NAME.of(squads, FULL.card(width)),
            Class::Medium => LOW_NAME.of(squads, LOW.card(width)),
            Class::Small | Class::Tiny => 0.0,
        };
        squads
            .iter()
            .enumerate()
            .fold(Row::new(), |row, (i, squad)| {
                let focus = focus.filter(|(at, _)| *at == i).map(|(_, hero)| hero);
                let on_press = move |hero| on_press((i, hero));
                let body = match class {
                    Class::Full => full(squad, i, focus, size, &cx, on_press),
                    Class::Medium => low(squad, i, focus, size, &cx, on_press),
                    Class::Small | Class::Tiny => medals(squad, i, focus, cx.moves, on_press),
                };
                let lain = column![rule_h(squad.whose.system.color(), 5.0), body].width(Fill);
                row.push(named(Thing::Squad(i), lain))
            })
            .height(height(class))
            .into()
    };
    match class {
        Class::Full | Class::Medium => container(responsive(move |room| all(room.width))).height(height(class)).into(),
        // Medals have no names.
        Class::Small | Class::Tiny => all(0.0),
    }
}

/// The squads one below the other, for the crew's tab of a small window.
pub fn tab<'a, M: Clone + 'a>(
    squads: &'a [SquadView],
    focus: Option<Post>,
    cx: &Cx<'a>,
    on_press: impl Fn(Post) -> M + Copy + 'a,
) -> Element<'a, M> {
    let cx = *cx;
    responsive(move |room| -> Element<'a, M> {
        let size = NAME.of(squads, FULL.card(room.width));
        let all = squads.iter().enumerate().fold(Column::new(), |column, (i, squad)| {
            let focus = focus.filter(|(at, _)| *at == i).map(|(_, hero)| hero);
            let body = full(squad, i, focus, size, &cx, move |hero| on_press((i, hero)));
            let lain = named(Thing::Squad(i), container(body).height(231));
            column.push(rule_h(squad.whose.system.color(), 5.0)).push(lain)
        });
        iced::widget::scrollable(all).style(theme::scroll).height(Fill).width(Fill).into()
    })
    .into()
}

/// What is between the cards of a squad, and round them.
struct Gaps {
    between: f32,
    round: f32,
}

const FULL: Gaps = Gaps { between: 4.0, round: 6.0 };
const LOW: Gaps = Gaps { between: 3.0, round: 4.0 };

impl Gaps {
    /// How wide a card is in a squad of this width.
    fn card(&self, squad: f32) -> f32 {
        (squad - 2.0 * self.round - (PLACES - 1) as f32 * self.between) / PLACES as f32
    }
}

/// How large the names on cards are set: at the most; and at the least, below which only a name by itself goes that has no
/// room then.
struct NameSize {
    most: f32,
    least: f32,
}

const NAME: NameSize = NameSize { most: 24.0, least: 19.0 };
const LOW_NAME: NameSize = NameSize { most: 20.0, least: 16.0 };
/// What is between a card's edge and its words: the frame, and a little air.
const BESIDE: f32 = 3.0;

impl NameSize {
    /// The size for cards of this width: one for all, at which the longest name fits.
    fn of(&self, squads: &[SquadView], card: f32) -> f32 {
        self.fitting(squads.iter().flat_map(|squad| &squad.heroes).map(|hero| hero.name.as_str()), card)
    }

    fn fitting<'t>(&self, names: impl Iterator<Item = &'t str>, card: f32) -> f32 {
        let room = card - 2.0 * BESIDE;
        names.map(|name| fit::label(name, room, self.most, self.least)).fold(self.most, f32::min)
    }

    /// A name of this size. Its line is as high whatever the size, so that all cards are alike.
    fn line<'a, M: 'a>(&self, name: &str, size: f32, ink: Color) -> Element<'a, M> {
        container(shrink_to_fit(name, size, ink)).padding([0.0, BESIDE]).center_y(self.most * 1.2).into()
    }
}

fn full<'a, M: Clone + 'a>(
    squad: &'a SquadView,
    at: usize,
    focus: Option<usize>,
    size: f32,
    cx: &Cx<'a>,
    on_press: impl Fn(usize) -> M + 'a,
) -> Element<'a, M> {
    let head = row![
        squad.whose.flag(32.0),
        container(title(squad, cx)).width(Fill),
        font::tag(squad.player.as_str(), 25.0, BONE2),
    ]
    .spacing(12)
    .padding([0, 4])
    .align_y(Alignment::Center)
    .height(HEAD);
    let cards = (0..PLACES).fold(Row::new().spacing(FULL.between), |row, i| {
        row.push(match squad.heroes.get(i) {
            Some(hero) => {
                let what = What::Hero((at, i));
                let card = card(squad.whose.system, hero, focus == Some(i), size, cx.moves.step(what), on_press(i));
                named(Thing::Hero((at, i)), shake(card, cx.moves, &[what]))
            }
            None => named(Thing::Berth((at, i)), empty(cx)),
        })
    });
    container(column![head, cards].spacing(4).padding(Padding::new(FULL.round).top(2.0)))
        .style(theme::fill(INK2))
        .width(Fill)
        .height(Fill)
        .into()
}

/// A system's name, with a star where its orders are on their better side.
fn title<'a, M: 'a>(squad: &SquadView, cx: &Cx<'a>) -> Row<'a, M> {
    let name = font::tag(squad.whose.system.name(cx.text), 30.0, squad.whose.system.color());
    let mut named = row![name].spacing(8).align_y(Alignment::Center);
    if squad.upgraded {
        named = named.push(icon::tinted("own/star", 19.0, BRASS_HI));
    }
    named
}

fn plate<'a, M: Clone + 'a>(
    hero: &'a HeroView,
    face: impl Into<Element<'a, M>>,
    focused: bool,
    message: M,
) -> Element<'a, M> {
    let (ground, line, width) = if hero.chosen { (PICK, BRASS_HI, 2.0) } else { (INK1, LINE, 1.5) };
    let hover = if hero.chosen { PICK } else { INK3 };
    let plate = button(face)
        .padding(0)
        .width(Fill)
        .height(Fill)
        .style(theme::plate(ground, hover, line, width))
        .on_press(message);
    ring(plate, focused)
}

/// The height of the head of a squad.
const HEAD: f32 = 41.0;
/// The height of the upper part of a card, with mast and medal; of the mast, and of the medal.
const TOP: f32 = 76.0;
const MAST: f32 = 74.0;
const MEDAL: f32 = 70.0;

fn card<'a, M: Clone + 'a>(
    system: System,
    hero: &'a HeroView,
    focused: bool,
    size: f32,
    step: Option<Step>,
    message: M,
) -> Element<'a, M> {
    // The flag's tip may go behind the medal, as it does on a crowded deck.
    let top = place::over(
        container(mast(system, hero.health, MAST, step)).padding(Padding::default().left(3.0).top(2.0)),
        container(hero::medal(&hero.art, hero.health, hero.promoted, MEDAL))
            .width(Fill)
            .align_right(Fill)
            .padding(Padding::default().top(5.0).right(2.0)),
    )
    .width(Fill)
    .height(TOP);
    let ink = match hero.health {
        Health::Ready => BONE,
        Health::Exhausted => BONE2,
        Health::Wounded => ALARM,
    };
    // Beside four skills gear has no room left, and lies at the foot of the mast.
    let gear = hero.gear.as_ref();
    let (beside, at_the_mast) = if hero.skills.len() < 2 * ABREAST { (gear, None) } else { (None, gear) };
    let state = if hero.health == Health::Wounded { ALARM } else { BONE2 };
    let face = column![
        top,
        NAME.line(&hero.name, size, ink),
        container(shrink_to_fit(hero.word.as_str(), 20.0, state)).padding([0.0, BESIDE]),
        space().height(Fill),
        skills(hero, beside),
    ]
    .align_x(Alignment::Center)
    .width(Fill)
    .height(Fill)
    .padding(Padding::default().bottom(7.0));
    let mut layers = stack![plate(hero, face, focused, message)];
    if let Some((name, adds)) = at_the_mast {
        let gear = figure(name, adds.clone(), 17.0, BRASS_HI, BRASS_HI);
        layers = layers.push(container(gear).padding(Padding::default().left(3.0).top(TOP - 20.0)));
    }
    if let Some(key) = &hero.key {
        layers = layers.push(container(badge(key, 31.0)).width(Fill).align_right(Fill));
    }
    layers.width(Fill).height(Fill).into()
}

/// How many figures stand beside each other on a card: more would be too small to be read across a room.
const ABREAST: usize = 2;

/// A hero's skills, and the gear that stands beside them, in as many rows as they need.
fn skills<'a, M: 'a>(hero: &'a HeroView, gear: Option<&'a (String, String)>) -> Element<'a, M> {
    let tint = if hero.health == Health::Ready { BRASS } else { BONE2 };
    let size = if hero.skills.len() + usize::from(gear.is_some()) > ABREAST { 20.0 } else { 21.0 };
    let skills = hero.skills.iter().map(|(name, value)| figure(name, value.to_string(), size, tint, BONE));
    let mut all = skills.chain(gear.map(|(name, adds)| figure(name, adds.clone(), size, BRASS_HI, BRASS_HI)));
    let mut rows = Column::new().align_x(Alignment::Center);
    loop {
        let row: Vec<Element<'a, M>> = all.by_ref().take(ABREAST).collect();
        if row.is_empty() {
            return rows.into();
        }
        rows = rows.push(Row::with_children(row).spacing(8));
    }
}

/// A drawing, and the figure it stands for.
fn figure<'a, M: 'a>(name: &str, words: String, size: f32, tint: Color, ink: Color) -> Element<'a, M> {
    row![icon::icon(name, size - 1.0, tint), font::figures(words, size, ink).line_height(1.0)]
        .spacing(2)
        .align_y(Alignment::Center)
        .into()
}

/// The mast with the flag as it is, or on its way: the one that was goes pale as the one that is comes.
fn mast<'a, M: 'a>(system: System, health: Health, height: f32, step: Option<Step>) -> Element<'a, M> {
    let Some(step) = step else { return hero::mast(system, health, height).into() };
    let [from, to] = [step.from, step.to].map(Health::worse_by);
    let (was, is) = (hero::mast(system, from, height), hero::mast(system, to, height));
    stack![was.opacity(1.0 - step.eased()), is.opacity(step.eased())].into()
}

fn empty<'a, M: 'a>(cx: &Cx<'_>) -> Element<'a, M> {
    let face = container(font::label(cx.t("squads-empty"), 21.0, BONE2).center()).center_x(Fill).center_y(Fill);
    container(dashed(face, LINE)).width(Fill).height(Fill).into()
}

/// Low cards: medal, mast and name.
fn low<'a, M: Clone + 'a>(
    squad: &'a SquadView,
    at: usize,
    focus: Option<usize>,
    size: f32,
    cx: &Cx<'a>,
    on_press: impl Fn(usize) -> M + 'a,
) -> Element<'a, M> {
    let cards = (0..PLACES).fold(Row::new().spacing(LOW.between), |row, i| {
        row.push(match squad.heroes.get(i) {
            Some(hero) => {
                let medal = stack![
                    container(mast(squad.whose.system, hero.health, 50.0, cx.moves.step(What::Hero((at, i)))))
                        .padding(Padding::default().left(1.0).top(2.0)),
                    container(hero::medal(&hero.art, hero.health, hero.promoted, 46.0))
                        .width(Fill)
                        .align_right(Fill)
                        .padding(Padding::default().top(5.0).right(2.0)),
                ]
                .width(Fill)
                .height(53);
                let ink = if hero.health == Health::Wounded { ALARM } else { BONE };
                let face = column![medal, LOW_NAME.line(&hero.name, size, ink)]
                    .spacing(2)
                    .align_x(Alignment::Center)
                    .width(Fill);
                let mut layers = stack![plate(hero, face, focus == Some(i), on_press(i))];
                if let Some((name, _)) = &hero.gear {
                    let gear = container(icon::icon(name, 19.0, BRASS_HI)).padding([30, 3]);
                    layers = layers.push(gear.width(Fill));
                }
                if let Some(key) = &hero.key {
                    layers = layers.push(container(badge(key, 25.0)).width(Fill).align_right(Fill));
                }
                let lain = shake(layers.width(Fill).height(Fill), cx.moves, &[What::Hero((at, i))]);
                named(Thing::Hero((at, i)), lain)
            }
            None => {
                let berth = container(dashed(space().width(Fill).height(Fill), LINE)).width(Fill).height(Fill);
                named(Thing::Berth((at, i)), berth)
            }
        })
    });
    // Whoever plays alone has all of them: then the system is named.
    let name = match squad.player.as_str() {
        "" => squad.whose.system.name(cx.text),
        player => player.to_owned(),
    };
    let head = row![squad.whose.flag(22.0), container(font::tag(name, 21.0, squad.whose.system.color())).width(Fill),]
        .spacing(8)
        .height(25)
        .align_y(Alignment::Center);
    container(column![head, cards].spacing(2).padding(Padding::new(LOW.round).top(2.0)))
        .style(theme::fill(INK2))
        .width(Fill)
        .height(Fill)
        .into()
}

/// Medals of 36 with their masts, and numbers below.
fn medals<'a, M: Clone + 'a>(
    squad: &'a SquadView,
    at: usize,
    focus: Option<usize>,
    moves: &Moves,
    on_press: impl Fn(usize) -> M + 'a,
) -> Element<'a, M> {
    let (top, gap) = if squad.whose.player.is_some() { (0.0, 0.0) } else { (5.0, 3.0) };
    let cards = (0..PLACES).fold(Row::new(), |row, i| {
        row.push(match squad.heroes.get(i) {
            Some(hero) => {
                let medal = hero::medal(&hero.art, hero.health, hero.promoted, 34.0);
                let what = What::Hero((at, i));
                let mast = mast(squad.whose.system, hero.health, 38.0, moves.step(what));
                let mast = container(mast).width(11).clip(true);
                let mut face = column![row![mast, medal].align_y(Alignment::Center)]
                    .spacing(gap)
                    .align_x(Alignment::Center)
                    .padding(Padding::default().top(top))
                    .width(Fill)
                    .height(Fill);
                if let Some(key) = &hero.key {
                    face = face.push(badge(key, 26.0));
                }
                let ground = if hero.chosen { PICK } else { INK2 };
                let plate = button(face)
                    .padding(0)
                    .width(Fill)
                    .height(Fill)
                    .style(theme::plate(ground, INK3, ground, 0.0))
                    .on_press(on_press(i));
                named(Thing::Hero((at, i)), shake(ring(plate, focus == Some(i)), moves, &[what]))
            }
            None => named(Thing::Berth((at, i)), space().width(Fill).height(Fill)),
        })
    });
    // Where several play, each squad lies under its player's pennant.
    let flag = squad.whose.player.as_ref().map(|_| container(squad.whose.flag(FLAG)).padding(Padding::ZERO.left(4.0)));
    let cards: Element<'a, M> = match flag {
        Some(flag) => column![flag, cards].into(),
        None => cards.into(),
    };
    container(cards).style(theme::fill(INK2)).width(Fill).height(Fill).into()
}

/// The height of a pennant above medals.
const FLAG: f32 = 15.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_of_a_row_are_set_in_one_size_within_their_cards() {
        // In a window 1200 wide.
        let card = LOW.card(246.0);
        let room = card - 2.0 * BESIDE;
        let size = |names: &[&str]| LOW_NAME.fitting(names.iter().copied(), card);
        assert_eq!(size(&["Fetu", "Zofia"]), LOW_NAME.most);
        let short = ["Gabriel", "Wrathe", "Noriko", "Fetu"];
        assert!(size(&short) < LOW_NAME.most && size(&short) > LOW_NAME.least, "{}", size(&short));
        assert!(short.iter().all(|name| fit::width(name, size(&short)) <= room), "inside the frame");
        // What is longer than any room brings the others down to the least, and no further.
        assert_eq!(size(&["Gabriel", "Petrosyan"]), LOW_NAME.least);
        assert!(fit::width("Petrosyan", LOW_NAME.least * 0.78) <= room, "and itself little further");
    }
}
