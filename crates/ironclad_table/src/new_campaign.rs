//! A campaign to be begun: the story or a chain of contracts, what it is called, how hard it is, what may be taken back,
//! and who hires the ship first.

use crate::Sent;
use iced::widget::{column, container, row, text_input};
use iced::{Alignment, Element};
use ironclad_game::content::terms::{Faction, Mode};
use ironclad_game::save::UndoPolicy;
use ironclad_text::thing;
use kit::cx::Cx;
use kit::key::{Arrow, Press, moved};
use kit::measure::Class;
use kit::theme::{self, BONE2, BRASS_HI};
use kit::widget::OptionRow;
use kit::widget::button::step_button;
use kit::widget::page;
use kit::widget::row::list;
use kit::{fit, font};
use strum::IntoEnumIterator;

/// The field for the name.
pub const FIELD: &str = "new-campaign-name";
/// Letters that a name may have.
const LONGEST: usize = 40;

/// Those who may hire the ship first (rule 11.2), or whoever comes.
const EMPLOYERS: [Option<Faction>; 3] = [None, Some(Faction::Federation), Some(Faction::Cartel)];
/// What may be taken back.
const UNDOING: [UndoPolicy; 2] = [UndoPolicy::Free, UndoPolicy::NotPastChance];

/// What a campaign is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// The story, from its first chapter.
    Story,
    /// The story of a pack.
    Tale(Tale),
    /// A chain of patrols.
    Contracts,
}

/// Something that can be set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// Whether it is the story.
    Kind,
    /// Who hires the ship first.
    Employer,
    /// How hard it is played.
    Mode,
    /// What may be taken back.
    Undo,
}

impl Item {
    fn id(self) -> &'static str {
        match self {
            Self::Kind => "voyage",
            Self::Employer => "employer",
            Self::Mode => "mode",
            Self::Undo => "undo",
        }
    }
}

/// A story that a pack brings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tale {
    /// The pack's id.
    pub pack: String,
    /// What the pack is called.
    pub name: String,
}

/// A campaign as it is to be begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// Whether it is the story.
    pub kind: Kind,
    /// What the players call it; may be empty.
    pub name: String,
    /// Who hires the ship first; whoever comes if none.
    pub employer: Option<Faction>,
    /// How hard it is played.
    pub mode: Mode,
    /// What may be taken back.
    pub undo: UndoPolicy,
}

/// What happened here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A key that no field took.
    Press(Press),
    /// A name was typed.
    Name(String),
    /// Something is set to the next, or to the one before.
    Turn(Item, bool),
    /// The main button.
    Main,
    /// The lesson first.
    Learn,
    /// Back.
    Back,
}

/// What the window should do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Put the cursor into the field.
    Focus,
    /// Have the seats taken.
    Sign(Order),
    /// Play the lesson that shows a combat first.
    Learn,
    /// Back to where one came from.
    Back,
}

/// The screen.
#[derive(Debug)]
pub struct NewCampaign {
    order: Order,
    tales: Vec<Tale>,
    focus: Option<usize>,
    /// The players have not met a combat, and are asked to play its lesson before the story.
    unmet: bool,
}

impl NewCampaign {
    /// The screen, as hard as was played last, with the stories that packs bring.
    pub fn new(mode: Mode, tales: Vec<Tale>) -> Self {
        Self {
            order: Order { kind: Kind::Story, name: String::new(), employer: None, mode, undo: UndoPolicy::Free },
            tales,
            focus: None,
            unmet: false,
        }
    }

    /// The same for players who have not met a combat: the lesson that shows one is offered before the story.
    pub fn before_a_combat(self, unmet: bool) -> Self {
        Self { unmet, ..self }
    }

    /// Whether the lesson is offered: contracts are for those who know what they do.
    fn offers_the_lesson(&self) -> bool {
        self.unmet && self.order.kind != Kind::Contracts
    }

    /// What can be set, in the order shown. The story says itself who hires the ship first.
    fn items(&self) -> &'static [Item] {
        match &self.order.kind {
            Kind::Story | Kind::Tale(_) => &[Item::Kind, Item::Mode, Item::Undo],
            Kind::Contracts => &[Item::Kind, Item::Employer, Item::Mode, Item::Undo],
        }
    }

    /// What a campaign may be.
    fn kinds(&self) -> Vec<Kind> {
        let tales = self.tales.iter().cloned().map(Kind::Tale);
        std::iter::once(Kind::Story).chain(tales).chain([Kind::Contracts]).collect()
    }

    /// What is set.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// Takes a message in.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Name(name) => self.order.name = name.chars().take(LONGEST).collect(),
            Message::Turn(item, on) => self.turn(item, on),
            Message::Main => return Action::Sign(self.signed()),
            Message::Learn if self.offers_the_lesson() => return Action::Learn,
            Message::Learn => {}
            Message::Back => return Action::Back,
            Message::Press(press) => return self.press(press),
        }
        Action::None
    }

    fn signed(&self) -> Order {
        Order { name: self.order.name.trim().to_owned(), ..self.order.clone() }
    }

    fn press(&mut self, press: Press) -> Action {
        let focused = self.focus.and_then(|place| self.items().get(place)).copied();
        match press {
            Press::Enter => return Action::Sign(self.signed()),
            Press::Esc => return Action::Back,
            Press::Letter('m') if self.offers_the_lesson() => return Action::Learn,
            Press::Digit(1) => return Action::Focus,
            Press::Digit(digit) => {
                if let Some(item) = (digit as usize).checked_sub(2).and_then(|place| self.items().get(place)) {
                    self.turn(*item, true);
                }
            }
            Press::Arrow(arrow @ (Arrow::Left | Arrow::Right)) => {
                if let Some(item) = focused {
                    self.turn(item, arrow == Arrow::Right);
                }
            }
            Press::Space => {
                if let Some(item) = focused {
                    self.turn(item, true);
                }
            }
            Press::Arrow(arrow) => self.focus = moved(self.focus, self.items().len(), arrow == Arrow::Down),
            Press::Tab { back } => self.focus = moved(self.focus, self.items().len(), !back),
            _ => {}
        }
        Action::None
    }

    fn turn(&mut self, item: Item, on: bool) {
        let kinds = self.kinds();
        let order = &mut self.order;
        match item {
            Item::Kind => order.kind = turned(&kinds, order.kind.clone(), on),
            Item::Employer => order.employer = turned(&EMPLOYERS, order.employer, on),
            Item::Mode => order.mode = turned(&Mode::iter().collect::<Vec<_>>(), order.mode, on),
            Item::Undo => order.undo = turned(&UNDOING, order.undo, on),
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let size = cx.pick(32.0, 26.0, 25.0, 25.0);
        let (hint, wide) = (cx.t("campaigns-unnamed"), cx.pick(560.0, 420.0, 330.0, 260.0));
        let field = text_input(&hint, &self.order.name)
            .id(FIELD)
            .on_input(|name| Message::Name(name).into())
            .on_submit(Message::Main.into())
            .font(font::TITLE)
            .size(fit::fitting(&hint, font::TITLE, wide - 29.0, cx.pick(34.0, 28.0, 25.0, 23.0)))
            .padding([8, 14])
            .width(wide)
            .style(theme::field);
        let mut name = OptionRow::new("1", cx.t("new-campaign-name")).column(field).shrink().title_size(size);
        if cx.class() >= Class::Medium {
            name = name.below(cx.text.attr("new-campaign-name", "below"));
        }
        let rows = self.items().iter().copied().enumerate().map(|(place, item)| self.row(place, item, cx));
        let rows = std::iter::once(name.view()).chain(rows).collect();
        let mut body = column![container(list(rows)).max_width(1500).padding(8)].spacing(cx.pick(24.0, 14.0, 8.0, 6.0));
        if self.offers_the_lesson() {
            let lesson = OptionRow::new(cx.t("key-new-campaign-lesson"), cx.t("new-campaign-lesson"))
                .below(cx.text.attr("new-campaign-lesson", "below"))
                .shrink()
                .title_size(size)
                .on_press(Message::Learn.into());
            body = body.push(container(lesson.view()).max_width(1500).padding(8));
        }
        if cx.class() >= Class::Medium {
            let words = font::rules(cx.t("new-campaign-hint"), cx.pick(25.0, 21.0, 20.0, 20.0), BONE2);
            body = body.push(container(words).max_width(1300).padding([0, 8]));
        }
        page::page(
            cx,
            cx.t("new-campaign-head"),
            cx.t(match &self.order.kind {
                Kind::Story => "new-campaign-below-story",
                Kind::Tale(_) => "new-campaign-below-tale",
                Kind::Contracts => "new-campaign-below",
            }),
            page::scrolling(body),
            (cx.t("new-campaign-main"), Some(Message::Main.into())),
            Some((cx.t("button-back"), Message::Back.into())),
        )
    }

    fn row<'a>(&self, place: usize, item: Item, cx: &Cx<'a>) -> Element<'a, Sent> {
        let key = format!("new-campaign-{}", item.id());
        let value = self.value(item, cx);
        let width = cx.pick(420.0, 300.0, 220.0, 150.0);
        let size = fit::label(&value, width - 8.0, cx.pick(28.0, 25.0, 25.0, 24.0), 16.0);
        let steps = row![
            step_button("−", Some(Message::Turn(item, false).into())),
            container(font::label(value, size, BRASS_HI).center()).center_x(width),
            step_button("+", Some(Message::Turn(item, true).into())),
        ]
        .spacing(6)
        .align_y(Alignment::Center);
        let mut row = OptionRow::new((place + 2).to_string(), cx.t(&key))
            .column(steps)
            .focused(self.focus == Some(place))
            .shrink()
            .title_size(cx.pick(32.0, 26.0, 25.0, 25.0))
            .on_press(Message::Turn(item, true).into());
        if cx.class() >= Class::Medium {
            row = row.below(cx.text.attr(&key, "below"));
        }
        row.view()
    }

    fn value(&self, item: Item, cx: &Cx<'_>) -> String {
        match item {
            Item::Kind => match &self.order.kind {
                Kind::Story => cx.t("new-campaign-story"),
                Kind::Tale(tale) => tale.name.clone(),
                Kind::Contracts => cx.t("new-campaign-contracts"),
            },
            Item::Employer => match self.order.employer {
                None => cx.t("new-campaign-whoever"),
                Some(faction) => thing::faction(cx.text, faction),
            },
            Item::Mode => thing::mode(cx.text, self.order.mode),
            Item::Undo => cx.t(match self.order.undo {
                UndoPolicy::Free => "new-campaign-undo-free",
                UndoPolicy::NotPastChance => "new-campaign-undo-not-past-chance",
            }),
        }
    }
}

/// The next or the one before, round and round.
fn turned<T: Clone + PartialEq>(all: &[T], now: T, on: bool) -> T {
    let at = all.iter().position(|each| *each == now);
    moved(at, all.len(), on).and_then(|i| all.get(i)).cloned().unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_set_by_keys() {
        let mut screen = NewCampaign::new(Mode::Normal, Vec::new());
        assert_eq!(screen.update(Message::Press(Press::Digit(1))), Action::Focus);
        screen.update(Message::Name(" The long way ".into()));
        screen.update(Message::Press(Press::Digit(2)));
        screen.update(Message::Press(Press::Digit(3)));
        screen.update(Message::Press(Press::Arrow(Arrow::Up)));
        screen.update(Message::Press(Press::Space));
        screen.update(Message::Press(Press::Arrow(Arrow::Up)));
        screen.update(Message::Press(Press::Arrow(Arrow::Left)));
        let order = Order {
            kind: Kind::Contracts,
            name: "The long way".into(),
            employer: Some(Faction::Federation),
            mode: Mode::Easy,
            undo: UndoPolicy::NotPastChance,
        };
        assert_eq!(screen.update(Message::Press(Press::Enter)), Action::Sign(order));
        assert_eq!(screen.update(Message::Press(Press::Esc)), Action::Back);
    }

    #[test]
    fn the_story_comes_first_and_nobody_is_asked_who_hires() {
        let mut screen = NewCampaign::new(Mode::Normal, Vec::new());
        // The third row is how hard it is played, since the story knows its first employers.
        screen.update(Message::Press(Press::Digit(3)));
        assert_eq!(screen.order().kind, Kind::Story);
        assert_eq!(screen.order().mode, Mode::Hard);
        assert_eq!(screen.order().employer, None);
    }

    #[test]
    fn the_stories_of_packs_stand_behind_the_games_own() {
        let tale = |pack: &str| Tale { pack: pack.into(), name: pack.to_uppercase() };
        let mut screen = NewCampaign::new(Mode::Normal, vec![tale("low-tide"), tale("reef")]);
        let mut seen = Vec::new();
        for _ in 0..4 {
            screen.update(Message::Turn(Item::Kind, true));
            seen.push(screen.order().kind.clone());
        }
        let told = |pack: &str| Kind::Tale(tale(pack));
        assert_eq!(seen, [told("low-tide"), told("reef"), Kind::Contracts, Kind::Story]);
        screen.update(Message::Turn(Item::Kind, true));
        assert_eq!(screen.items(), [Item::Kind, Item::Mode, Item::Undo], "a story knows its first employers");
    }

    #[test]
    fn who_has_not_met_a_combat_is_offered_its_lesson_before_the_story() {
        let lesson = Message::Press(Press::Letter('m'));
        let mut screen = NewCampaign::new(Mode::Normal, Vec::new()).before_a_combat(true);
        assert_eq!(screen.update(lesson.clone()), Action::Learn);
        assert_eq!(screen.update(Message::Learn), Action::Learn);
        screen.update(Message::Turn(Item::Kind, true));
        assert_eq!(screen.order().kind, Kind::Contracts);
        assert_eq!(screen.update(lesson.clone()), Action::None);
        let mut met = NewCampaign::new(Mode::Normal, Vec::new()).before_a_combat(false);
        assert_eq!(met.update(lesson), Action::None);
    }

    #[test]
    fn a_name_has_an_end() {
        let mut screen = NewCampaign::new(Mode::Normal, Vec::new());
        screen.update(Message::Name("x".repeat(400)));
        assert_eq!(screen.order().name.len(), LONGEST);
    }
}
