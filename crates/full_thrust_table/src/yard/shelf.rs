//! The shelf: fleets and designs that are kept, and files that cannot be used.

use full_thrust::design::Design;
use iced::Element;
use iced::widget::{Column, column, row};
use kit::cx::Cx;
use kit::key::{Arrow, Press, moved};
use kit::measure::Class;
use kit::widget::row::list;
use kit::widget::{OptionRow, page};

use super::{Message as YardMessage, Yard, parts};
use crate::drawer::Drawer;
use crate::words::count;

/// What happened on the shelf.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A thing is chosen.
    Choose(Item),
}

/// Something on the shelf.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// A fleet.
    Fleet(usize),
    /// A fleet that is still to be made.
    NewFleet,
    /// A design.
    Design(usize),
    /// A design that is still to be made.
    NewDesign,
    /// A scenario.
    Scenario(usize),
    /// A scenario that is still to be made.
    NewScenario,
}

/// What is to be opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// Nothing.
    None,
    /// A new fleet.
    NewFleet,
    /// A new design.
    NewDesign,
    /// A fleet that is kept.
    Fleet(usize),
    /// A design that is kept.
    Design(usize),
    /// A new scenario.
    NewScenario,
    /// A scenario that is kept.
    Scenario(usize),
}

/// The page.
#[derive(Debug, Default)]
pub struct Shelf {
    focus: Option<Item>,
}

impl Shelf {
    fn items(drawer: &Drawer) -> Vec<Item> {
        let fleets = (0..drawer.fleets.len()).map(Item::Fleet).chain([Item::NewFleet]);
        let designs = (0..drawer.designs.len()).map(Item::Design).chain([Item::NewDesign]);
        let scenarios = (0..drawer.scenarios.len()).map(Item::Scenario).chain([Item::NewScenario]);
        fleets.chain(designs).chain(scenarios).collect()
    }

    fn wish(item: Item) -> Wish {
        match item {
            Item::Fleet(at) => Wish::Fleet(at),
            Item::NewFleet => Wish::NewFleet,
            Item::Design(at) => Wish::Design(at),
            Item::NewDesign => Wish::NewDesign,
            Item::Scenario(at) => Wish::Scenario(at),
            Item::NewScenario => Wish::NewScenario,
        }
    }

    pub(super) fn update(&mut self, message: Message) -> Wish {
        match message {
            Message::Choose(item) => Self::wish(item),
        }
    }

    pub(super) fn main(&self) -> Wish {
        Self::wish(self.focus.unwrap_or(Item::NewFleet))
    }

    pub(super) fn press(&mut self, press: &Press, drawer: &Drawer) -> Wish {
        let items = Self::items(drawer);
        let now = self.focus.and_then(|focus| items.iter().position(|item| *item == focus));
        match press {
            Press::Enter | Press::Space => return self.main(),
            Press::Letter('f') => return Wish::NewFleet,
            Press::Letter('d') => return Wish::NewDesign,
            Press::Letter('s') => return Wish::NewScenario,
            Press::Arrow(arrow @ (Arrow::Up | Arrow::Down)) => {
                self.focus = moved(now, items.len(), *arrow == Arrow::Down).and_then(|at| items.get(at)).copied();
            }
            Press::Tab { .. } => {
                let now = self.focus.map(part);
                let next = items.iter().find(|item| Some(part(**item)) > now).or(items.first());
                self.focus = next.copied();
            }
            _ => {}
        }
        Wish::None
    }

    pub(super) fn view<'a>(&'a self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let fleets = column![parts::heading(cx.t("full-thrust-yard-fleets"), cx), self.fleets(yard, cx)].spacing(8);
        let designs = column![parts::heading(cx.t("full-thrust-yard-designs"), cx), self.designs(yard, cx)].spacing(8);
        let content: Element<'a, YardMessage> = if cx.class() >= Class::Medium {
            let left = with_damaged(fleets, yard, cx);
            let scenarios = column![parts::heading(cx.t("full-thrust-yard-scenarios"), cx), self.scenarios(yard, cx)];
            row![parts::scroll(left), parts::scroll(column![designs, scenarios.spacing(8)].spacing(18))]
                .spacing(28)
                .into()
        } else {
            let scenarios = column![parts::heading(cx.t("full-thrust-yard-scenarios"), cx), self.scenarios(yard, cx)];
            let all = with_damaged(column![fleets, designs, scenarios.spacing(8)].spacing(14), yard, cx);
            page::scrolling(all)
        };
        let label = match self.focus {
            None | Some(Item::NewFleet) => cx.t("full-thrust-yard-new-fleet"),
            Some(Item::NewDesign) => cx.t("full-thrust-yard-new-design"),
            Some(Item::NewScenario) => cx.t("full-thrust-yard-new-scenario"),
            Some(Item::Fleet(_) | Item::Design(_) | Item::Scenario(_)) => cx.t("full-thrust-yard-open"),
        };
        let below = parts::below(yard, cx.t("full-thrust-yard-text"), cx);
        let back = Some((cx.t("button-back"), YardMessage::Back));
        page::page(cx, cx.t("full-thrust-yard-title"), below, content, (label, Some(YardMessage::Main)), back)
    }

    fn row<'a>(&self, item: Item, key: &str, title: String, below: String, cx: &Cx<'a>) -> OptionRow<'a, YardMessage> {
        OptionRow::new(key.to_owned(), title)
            .below(below)
            .focused(self.focus == Some(item))
            .shrink()
            .title_size(cx.pick(26.0, 24.0, 24.0, 23.0))
            .on_press(YardMessage::Shelf(Message::Choose(item)))
    }

    /// A thing that is kept, with the drawing of a class before it.
    fn kept<'a>(&self, item: Item, class: &str, name: &str, below: String) -> Element<'a, YardMessage> {
        let on_press = Some(YardMessage::Shelf(Message::Choose(item)));
        parts::line(parts::token(class, 52.0), name.to_owned(), below, None, self.focus == Some(item), on_press)
    }

    fn fleets<'a>(&self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let kept = yard.drawer().fleets.iter().enumerate().map(|(at, kept)| {
            let args = [("ships", count(kept.own.ships.len())), ("value", kept.own.value(yard.catalogue()).into())];
            let mut below = cx.with("full-thrust-room-force", &args);
            if let Some(pack) = &kept.pack {
                below = cx.with("full-thrust-yard-of-pack", &[("what", below.into()), ("pack", pack.clone().into())]);
            }
            let first = kept.own.ships.first().map_or("frigate", |ship| ship.class.as_str());
            self.kept(Item::Fleet(at), first, &kept.own.name, below)
        });
        let new = self.row(
            Item::NewFleet,
            &cx.t("full-thrust-yard-key-fleet"),
            cx.t("full-thrust-yard-new-fleet"),
            cx.t("full-thrust-yard-new-fleet-text"),
            cx,
        );
        list(kept.chain([new.view()]).collect()).into()
    }

    fn scenarios<'a>(&self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let kept = yard.drawer().scenarios.iter().enumerate().map(|(at, kept)| {
            let scenario = &kept.own.scenario;
            let args = [("seats", count(scenario.sides.len())), ("turns", u32::from(scenario.turns).into())];
            let mut below = cx.with("full-thrust-room-seats", &args);
            if let Some(pack) = &kept.pack {
                below = cx.with("full-thrust-yard-of-pack", &[("what", below.into()), ("pack", pack.clone().into())]);
            }
            let name = scenario.name.as_deref().unwrap_or_default();
            self.kept(Item::Scenario(at), "frigate", name, below)
        });
        let new = self.row(
            Item::NewScenario,
            &cx.t("full-thrust-yard-key-scenario"),
            cx.t("full-thrust-yard-new-scenario"),
            cx.t("full-thrust-yard-new-scenario-text"),
            cx,
        );
        list(kept.chain([new.view()]).collect()).into()
    }

    fn designs<'a>(&self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let kept = yard.drawer().designs.iter().enumerate().map(|(at, kept)| {
            let value = kept.own.design(yard.catalogue()).as_ref().map_or(0, Design::value);
            let args = [("class", parts::class_name(&kept.own.class, cx).into()), ("value", u32::from(value).into())];
            let mut below = cx.with("full-thrust-yard-design", &args);
            if let Some(pack) = &kept.pack {
                below = cx.with("full-thrust-yard-of-pack", &[("what", below.into()), ("pack", pack.clone().into())]);
            }
            self.kept(Item::Design(at), &kept.own.class, &kept.own.name, below)
        });
        let new = self.row(
            Item::NewDesign,
            &cx.t("full-thrust-yard-key-design"),
            cx.t("full-thrust-yard-new-design"),
            cx.t("full-thrust-yard-new-design-text"),
            cx,
        );
        list(kept.chain([new.view()]).collect()).into()
    }
}

/// The part of the page that a thing stands in.
fn part(item: Item) -> u8 {
    match item {
        Item::Fleet(_) | Item::NewFleet => 0,
        Item::Design(_) | Item::NewDesign => 1,
        Item::Scenario(_) | Item::NewScenario => 2,
    }
}

fn with_damaged<'a>(above: Column<'a, YardMessage>, yard: &'a Yard, cx: &Cx<'a>) -> Column<'a, YardMessage> {
    if yard.drawer().damaged.is_empty() {
        return above;
    }
    let lines = yard.drawer().damaged.iter().map(|damaged| {
        let args =
            [("file", damaged.path.display().to_string().into()), ("reason", parts::why(&damaged.why, cx).into())];
        parts::fault(cx.with("full-thrust-yard-damaged", &args))
    });
    above.push(parts::heading(cx.t("full-thrust-yard-damaged-title"), cx)).extend(lines)
}
