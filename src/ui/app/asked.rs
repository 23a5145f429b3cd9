//! What is this? Asked on the screens beside the table: told in passing beside the pointer, or where keys have walked to;
//! all of it is in the book.

use super::{App, Effect, Message};
use crate::ui::screen::Screen;
use iced::widget::stack;
use iced::{Element, Point, Rectangle, Size};
use ironclad_table::inspect::Thing as OfCampaign;
use kit::cx::Cx;
use kit::explain::{self, ExplainView, RuleText};
use kit::inspect::{Asked, Found, Place, Thing as OfWarGame, corner, inspectable};
use kit::key::Press;

/// Something on a screen beside the campaign's table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Thing {
    /// On a screen of the campaign.
    Campaign(OfCampaign),
    /// On a screen of the war games.
    WarGame(OfWarGame),
}

/// A thing that is told of in passing, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Tip {
    card: ExplainView,
    at: Point,
    /// Where keys have walked to; none where the pointer rests.
    walk: Option<Place<Thing>>,
}

impl App {
    /// The screen, with a hand over it that may ask what something is. The table has a hand of its own.
    pub(super) fn watched<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let screen = self.screen.view(&self.settings, cx).map(Message::Screen);
        if matches!(self.screen, Screen::Table(_)) {
            return screen;
        }
        let walk = self.told.as_ref().and_then(|told| told.walk);
        let screen = if self.screen.is_of_war_game() {
            let walk = walk.and_then(|place| match place.thing {
                Thing::WarGame(thing) => Some(Place { thing, bounds: place.bounds }),
                Thing::Campaign(_) => None,
            });
            inspectable(screen, walk, |asked| Message::Asked(asked.map(Thing::WarGame)))
        } else {
            let walk = walk.and_then(|place| match place.thing {
                Thing::Campaign(thing) => Some(Place { thing, bounds: place.bounds }),
                Thing::WarGame(_) => None,
            });
            inspectable(screen, walk, |asked| Message::Asked(asked.map(Thing::Campaign)))
        };
        // The same layers with a slip and without, so that the hand's state lasts.
        let layers = stack![screen];
        match &self.told {
            Some(told) => {
                let part = self.screen.part_for_tips(cx);
                layers.push(explain::slip(&told.card, cx, part, told.at)).into()
            }
            None => layers.into(),
        }
    }

    /// Something is asked by hand on a screen beside the table.
    pub(super) fn asked_by_hand(&mut self, asked: Asked<Thing>) -> Effect {
        let before = self.told.take();
        match asked {
            Asked::Fully(found) => {
                let told = self.told_of(&found);
                match told.as_ref().and_then(|card| card.rule.clone()) {
                    Some(rule) => return self.take_in(Message::OpenRules(Some(rule.number))),
                    None => self.told = told.map(|card| Tip { card, at: found.at, walk: None }),
                }
            }
            Asked::InPassing(found) => {
                self.told = self.told_of(&found).map(|card| Tip { card, at: found.at, walk: None });
            }
            Asked::Walked(_, Some(found)) => {
                let walk = Some(Place { thing: found.thing, bounds: Some(found.bounds) });
                self.told = self.told_of(&found).map(|card| Tip { card, at: corner(found.bounds), walk });
            }
            // At the edge it stays where it is.
            Asked::Walked(_, None) => self.told = before,
            // A press is told of at the table alone, where there is much to ask about and little to press.
            Asked::Pressed(_) | Asked::Dragged { .. } => self.told = before,
            // Nor does a pointer that goes end a walk.
            Asked::NoMore => self.told = before.filter(|told| told.walk.is_some()),
        }
        Effect::None
    }

    /// A key asks what the screen as a whole is about; from there the arrows lead to all that has a name on it. A screen
    /// without a rule opens the book.
    pub(super) fn asked_by_key(&mut self) -> Effect {
        let Some(number) = self.screen.rule() else { return self.take_in(Message::OpenRules(None)) };
        let thing = if self.screen.is_of_war_game() {
            Thing::WarGame(OfWarGame::Rule(number))
        } else {
            Thing::Campaign(OfCampaign::Rule(number))
        };
        let window = self.cx().size();
        let at = Point::new((window.width - explain::SLIP) / 2.0, window.height * 0.3);
        let found = Found { thing, bounds: Rectangle::new(at, Size::ZERO), at };
        self.told = self.told_of(&found).map(|card| Tip { card, at, walk: Some(Place { thing, bounds: None }) });
        Effect::None
    }

    /// A key while somebody walks: `?` and Enter open the book at the rule, Esc ends the walk. Any other key ends it too,
    /// and does what it does; then there is nothing to be done here.
    pub(super) fn press_on_walk(&mut self, press: &Press) -> Option<Effect> {
        let told = self.told.take().filter(|told| told.walk.is_some())?;
        match press {
            Press::Letter('?') | Press::Enter | Press::Space => Some(match &told.card.rule {
                Some(rule) => self.take_in(Message::OpenRules(Some(rule.number.clone()))),
                None => {
                    self.told = Some(told);
                    Effect::None
                }
            }),
            Press::Esc => Some(Effect::None),
            _ => None,
        }
    }

    /// What a thing is: as its screen says, or by its rule.
    fn told_of(&self, found: &Found<Thing>) -> Option<ExplainView> {
        let volume = self.screen.volume();
        let by_rule = |number: &str, card: Option<ExplainView>| {
            let (title, text) = volume.words(&self.text, number);
            let rule = RuleText { number: number.to_owned(), title: title.clone(), text: text.clone() };
            let card = card.unwrap_or(ExplainView { title, text, ..ExplainView::default() });
            ExplainView { rule: Some(rule), ..card }
        };
        match (found.thing, &self.screen) {
            (Thing::Campaign(OfCampaign::Rule(number)) | Thing::WarGame(OfWarGame::Rule(number)), _) => {
                Some(by_rule(number, None))
            }
            (Thing::WarGame(thing), Screen::IronGuest(table)) => {
                let (card, number) = table.explained(&found.map(|_| thing), &self.cx())?;
                Some(by_rule(number, Some(card)))
            }
            (Thing::Campaign(OfCampaign::Game(place)), Screen::Campaigns(shelf)) => {
                let (card, number) = shelf.explained(place, &self.text)?;
                Some(match number {
                    Some(number) => by_rule(number, Some(card)),
                    None => card,
                })
            }
            _ => None,
        }
    }
}
