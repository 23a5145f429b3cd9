//! The page of a scenario: the table at the left, what is set at the right.

use full_thrust::content::{ScenarioShip, ScenarioSide, Worth};
use full_thrust::draft::{Dial, Goal, Lack, Score};
use full_thrust::geometry::{Course, Edge, Point};
use iced::widget::{Column, Row, button, column, container, row, text_input};
use iced::{Alignment, Element, Fill};
use kit::cx::Cx;
use kit::font;
use kit::measure::Class;
use kit::open_table::{self, Anchor, Emphasis, Label, Model, Scene, View};
use kit::theme::{self, BONE, BONE2, BRASS_HI, INK0, INK2, INK3, LINE, PICK};
use kit::widget::button::step_button;
use kit::widget::{page, ring, second_button, shrink_to_fit, whole_label};

use super::{Message, ScenarioDesk, model};
use crate::chart;
use crate::livery::Livery;
use crate::present::scene::spot;
use crate::words::{count, say};
use crate::yard::fleet::leave;
use crate::yard::{Message as YardMessage, Yard, parts};

fn at_scenario(message: Message) -> YardMessage {
    YardMessage::Scenario(message)
}

impl ScenarioDesk {
    pub(in crate::yard) fn view<'a>(&'a self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let wide = cx.class() >= Class::Medium;
        let height = if wide { cx.size().height * 0.52 } else { cx.size().height * 0.4 };
        let table = open_table::view(self.scene(cx), View::WHOLE, cx.measure.pixels())
            .map(|event| at_scenario(Message::Table(event)));
        let table = container(table).height(height).width(Fill).style(theme::boxed(INK0, LINE, 1.5));
        let left = column![table, parts::text(self.hint(cx), cx), self.whole(cx), self.goal(cx), self.foot(cx)];
        let right = column![self.head(cx), self.tabs(cx), self.side(cx), self.ships(yard, cx)];
        let content: Element<'a, YardMessage> = if wide {
            let left = container(parts::scroll(left.spacing(12))).width(iced::FillPortion(1));
            let right = container(parts::scroll(right.spacing(12))).width(iced::FillPortion(1));
            row![left, right].spacing(28).into()
        } else {
            page::scrolling(column![left.spacing(12), right.spacing(12)].spacing(14))
        };
        let lacks = self.draft.lacks();
        let says = match (lacks, &self.pack) {
            (Some(Lack::Name), _) => say(cx.text, &full_thrust::tell::own_fault(&full_thrust::own::OwnFault::Name)),
            (Some(Lack::Ships(side)), _) => {
                cx.with("full-thrust-yard-no-ships", &[("side", self.side_name(side, cx).into())])
            }
            (None, Some(pack)) => cx.with("full-thrust-yard-copy", &[("pack", pack.clone().into())]),
            (None, None) => cx.t("full-thrust-yard-scenario-text"),
        };
        let main = (cx.t("full-thrust-yard-keep"), lacks.is_none().then_some(YardMessage::Main));
        let back = Some((cx.t("button-back"), YardMessage::Back));
        page::page(cx, cx.t("full-thrust-yard-scenario"), parts::below(yard, says, cx), content, main, back)
    }

    fn side_name(&self, at: usize, cx: &Cx<'_>) -> String {
        let id = self.draft.scenario().sides.get(at).map_or("blue", |side| side.id.as_str());
        cx.t(&format!("full-thrust-side-{id}"))
    }

    fn hint(&self, cx: &Cx<'_>) -> String {
        match (self.taken, self.draft.ships(self.side)) {
            (Some(_), _) => cx.t("full-thrust-yard-put-down"),
            (None, Some(_)) => cx.t("full-thrust-yard-take"),
            (None, None) => cx.t("full-thrust-yard-free-text"),
        }
    }

    fn scene(&self, cx: &Cx<'_>) -> Scene {
        let scenario = self.draft.scenario();
        let mut scene = chart::zones(scenario);
        for (at, side) in scenario.sides.iter().enumerate() {
            let livery = Livery::named(&side.id, at);
            let (low, high) = side.zone.corners(scenario.bounds());
            let middle = Point::new(low.x.midpoint(high.x), low.y.midpoint(high.y));
            let words = self.side_name(at, cx);
            scene.labels.push(Label { anchor: Anchor::At(spot(middle)), above: -34.0, words, color: livery.color() });
            let ships = self.draft.ships(at).unwrap_or_default().iter().enumerate();
            scene.models.extend(ships.filter_map(|(number, ship)| self.model(at, side, number, ship, livery)));
        }
        scene
    }

    fn model(
        &self,
        at: usize,
        side: &ScenarioSide,
        number: usize,
        ship: &ScenarioShip,
        livery: Livery,
    ) -> Option<Model> {
        let (x, y) = ship.place?;
        let taken = at == self.side && self.taken == Some(number);
        Some(Model {
            id: model(at, number),
            name: ship.name.clone().unwrap_or_default(),
            emphasis: if taken { Emphasis::Chosen } else { Emphasis::Plain },
            ..chart::ship(side, livery, &ship.class, Point::inches(x.into(), y.into()))
        })
    }

    fn head<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let name = self.draft.scenario().name.as_deref().unwrap_or_default();
        let hint = cx.t("full-thrust-yard-scenario-name");
        parts::name_field(&hint, name, |name| at_scenario(Message::Name(name)))
    }

    /// Table, turns, sides.
    fn whole<'a>(&self, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let scenario = self.draft.scenario();
        let dial = |dial, key: &str, value: u32| self.dial(dial, cx.with(key, &[("number", value.into())]));
        let sides = u32::try_from(scenario.sides.len()).unwrap_or(0);
        let mut all = column![
            row![
                dial(Dial::Width, "full-thrust-yard-width", scenario.table.0.into()),
                dial(Dial::Height, "full-thrust-yard-height", scenario.table.1.into()),
            ]
            .spacing(12),
            row![
                dial(Dial::Turns, "full-thrust-yard-turns", scenario.turns.into()),
                dial(Dial::Sides, "full-thrust-yard-sides", sides),
            ]
            .spacing(12),
        ];
        if let Some(budget) = scenario.budgets.first() {
            all = all.push(dial(Dial::Budget, "full-thrust-yard-budget", (*budget).into()));
        }
        all.spacing(6).into()
    }

    fn dial<'a>(&self, dial: Dial, words: String) -> Element<'a, YardMessage> {
        let turn = |more| Some(at_scenario(Message::Turn(dial, more)));
        let steps = row![
            step_button("−", turn(false)),
            container(shrink_to_fit(words, 21.0, BRASS_HI)).center_x(Fill),
            step_button("+", turn(true)),
        ];
        ring(container(steps.spacing(6).align_y(Alignment::Center)).width(Fill), self.dial == Some(dial))
    }

    /// Who wins, and what each side scores for.
    fn goal<'a>(&self, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let now = self.draft.goal();
        let plates = Goal::ALL.map(|goal| {
            let words = cx.t(match goal {
                Goal::Standard => "full-thrust-yard-goal-standard",
                Goal::Tally => "full-thrust-yard-goal-tally",
                Goal::Ladder => "full-thrust-yard-goal-ladder",
            });
            parts::plate(words, goal == now, false, Some(at_scenario(Message::Aim(goal))))
        });
        let mut all = column![
            parts::heading(cx.t("full-thrust-yard-goal"), cx),
            Row::with_children(plates).spacing(-1.5),
            parts::text(
                cx.t(match now {
                    Goal::Standard => "full-thrust-yard-goal-standard-text",
                    Goal::Tally => "full-thrust-yard-goal-tally-text",
                    Goal::Ladder => "full-thrust-yard-goal-ladder-text",
                }),
                cx
            ),
        ]
        .spacing(8);
        if let full_thrust::content::Victory::Tally { draw_within, sides } = &self.draft.scenario().victory {
            let args = [("number", (*draw_within).into())];
            all = all.push(self.dial(Dial::DrawWithin, cx.with("full-thrust-yard-draw-within", &args)));
            let tally = sides.get(self.side).copied().unwrap_or_default();
            let lines = Score::ALL.map(|score| {
                let worth = match score.worth(tally) {
                    None => cx.t("full-thrust-yard-worth-none"),
                    Some(Worth::Fv) => cx.t("full-thrust-yard-worth-fv"),
                    Some(Worth::HalfFv) => cx.t("full-thrust-yard-worth-half"),
                };
                let title = cx.t(&format!("full-thrust-yard-score-{}", score.id()));
                let chosen = score.worth(tally).is_some();
                let face = row![
                    container(whole_label(title, 21.0, BONE)).width(Fill),
                    shrink_to_fit(worth, 21.0, if chosen { BRASS_HI } else { BONE2 }),
                ];
                let (ground, line) = if chosen { (PICK, BRASS_HI) } else { (INK0, LINE) };
                button(face.spacing(10).align_y(Alignment::Center))
                    .width(Fill)
                    .padding([9, 12])
                    .style(theme::plate(ground, INK3, line, 1.5))
                    .on_press(at_scenario(Message::Score(score)))
                    .into()
            });
            let title = cx.with("full-thrust-yard-scores", &[("side", self.side_name(self.side, cx).into())]);
            all = all.push(whole_label(title, 22.0, BONE2)).push(Column::with_children(lines).spacing(-1.5));
        }
        if let Some((major, minor, exited)) = self.draft.ladder() {
            let with = |key: &str, number: u32| cx.with(key, &[("number", number.into())]);
            all = all
                .push(self.dial(Dial::Major, with("full-thrust-yard-major", major)))
                .push(self.dial(Dial::Exited, with("full-thrust-yard-exited", exited.into())))
                .push(self.dial(Dial::Minor, with("full-thrust-yard-minor", minor)));
        }
        all.into()
    }

    fn tabs<'a>(&self, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let tabs = self.draft.scenario().sides.iter().enumerate().map(|(at, side)| {
            let chosen = at == self.side;
            let ink = if chosen { BRASS_HI } else { BONE };
            let face =
                row![Livery::named(&side.id, at).pennant(24.0), shrink_to_fit(self.side_name(at, cx), 23.0, ink)];
            let (ground, line) = if chosen { (PICK, BRASS_HI) } else { (INK0, LINE) };
            button(container(face.spacing(10).align_y(Alignment::Center)).center_x(Fill).center_y(Fill))
                .width(Fill)
                .height(48)
                .style(theme::plate(ground, INK3, line, if chosen { 2.5 } else { 1.5 }))
                .on_press(at_scenario(Message::Side(at)))
                .into()
        });
        Row::with_children(tabs).spacing(-1.5).into()
    }

    /// Where a side comes from, its courses and velocities, the edge of its merchants.
    fn side<'a>(&self, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let Some(side) = self.draft.scenario().sides.get(self.side) else { return row![].into() };
        let edge_name = |edge| say(cx.text, &full_thrust::tell::edge(edge));
        let from = Edge::ALL.map(|edge| {
            parts::plate(edge_name(edge), side.zone.edge == edge, false, Some(at_scenario(Message::From(edge))))
        });
        let none = parts::plate(
            cx.t("full-thrust-yard-no-exit"),
            side.exit.is_none(),
            false,
            Some(at_scenario(Message::Exit(None))),
        );
        let exits = Edge::ALL.map(|edge| {
            parts::plate(edge_name(edge), side.exit == Some(edge), false, Some(at_scenario(Message::Exit(Some(edge)))))
        });
        let courses = Course::all().map(|course| {
            let chosen = side.courses.contains(&course);
            parts::plate(course.number().to_string(), chosen, false, Some(at_scenario(Message::Course(course))))
        });
        let dial =
            |dial, key: &str, number: u16| self.dial(dial, cx.with(key, &[("number", u32::from(number).into())]));
        let label = |key: &str| whole_label(cx.t(key), 21.0, BONE2);
        column![
            label("full-thrust-yard-edge"),
            Row::with_children(from).spacing(-1.5),
            row![
                dial(Dial::From, "full-thrust-yard-zone-from", side.zone.from),
                dial(Dial::To, "full-thrust-yard-zone-to", side.zone.to),
            ]
            .spacing(12),
            dial(Dial::Depth, "full-thrust-yard-zone-depth", side.zone.depth),
            label("full-thrust-yard-courses"),
            Row::with_children(courses).spacing(-1.5),
            row![
                dial(Dial::Slowest, "full-thrust-yard-slowest", side.v.0),
                dial(Dial::Fastest, "full-thrust-yard-fastest", side.v.1),
            ]
            .spacing(12),
            label("full-thrust-yard-exit"),
            Row::with_children(std::iter::once(none).chain(exits)).spacing(-1.5),
        ]
        .spacing(6)
        .into()
    }

    /// The ships of a side, and what can join them.
    fn ships<'a>(&'a self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let free = self.draft.ships(self.side).is_none();
        let who = [(false, "full-thrust-yard-named"), (true, "full-thrust-yard-free")].map(|(choice, key)| {
            parts::plate(cx.t(key), choice == free, false, Some(at_scenario(Message::Free(choice))))
        });
        let head = column![parts::heading(cx.t("full-thrust-yard-ships"), cx), Row::with_children(who).spacing(-1.5),];
        let Some(ships) = self.draft.ships(self.side) else { return head.spacing(8).into() };
        let value: u32 =
            ships.iter().filter_map(|ship| yard.catalogue().class(&ship.class)).map(|class| u32::from(class.fv)).sum();
        let args = [("ships", count(ships.len())), ("value", value.into())];
        let worth = shrink_to_fit(cx.with("full-thrust-room-force", &args), 23.0, BRASS_HI);
        let cards = ships.iter().enumerate().map(|(at, ship)| self.ship(at, ship, cx));
        let joins = parts::classes(yard.catalogue().classes()).map(|class| {
            let message = at_scenario(Message::Add(class.id.clone()));
            parts::plate(parts::class_name(&class.id, cx), false, false, Some(message))
        });
        let mut joins: Vec<Element<'a, YardMessage>> = joins.collect();
        let each = cx.pick(4, 3, 3, 2);
        let mut lines = Column::new().spacing(-1.5);
        while !joins.is_empty() {
            let rest = joins.split_off(each.min(joins.len()));
            lines = lines.push(Row::with_children(std::mem::replace(&mut joins, rest)).spacing(-1.5));
        }
        let add = whole_label(cx.t("full-thrust-yard-join"), 21.0, BONE2);
        head.push(worth).extend(cards).push(add).push(lines).spacing(8).into()
    }

    fn ship<'a>(&'a self, at: usize, ship: &'a ScenarioShip, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let taken = self.taken == Some(at);
        let place = match ship.place {
            Some((x, y)) => cx.with("full-thrust-yard-at", &[("x", u32::from(x).into()), ("y", u32::from(y).into())]),
            None => cx.t("full-thrust-yard-anywhere"),
        };
        let name = ship.name.as_deref().unwrap_or_default();
        let field = text_input(&parts::class_name(&ship.class, cx), name)
            .on_input(move |name| at_scenario(Message::ShipName(at, name)))
            .on_submit(YardMessage::Main)
            .font(font::TITLE)
            .size(22.0)
            .padding([5, 10])
            .style(theme::field);
        let hand = parts::plate(
            if taken { cx.t("full-thrust-yard-in-hand") } else { place },
            taken,
            false,
            Some(at_scenario(if ship.place.is_some() && taken { Message::Anywhere(at) } else { Message::Take(at) })),
        );
        let card = row![
            parts::token(&ship.class, 44.0),
            container(field).width(iced::FillPortion(3)),
            container(hand).width(iced::FillPortion(2)),
            leave(at_scenario(Message::Leave(at))),
        ];
        let line = if taken { BRASS_HI } else { LINE };
        container(card.spacing(10).align_y(Alignment::Center))
            .padding([6, 8])
            .width(Fill)
            .style(theme::boxed(INK2, line, 1.5))
            .into()
    }

    fn foot<'a>(&self, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        if self.path.is_none() {
            return row![].into();
        }
        let label = if self.removing { "full-thrust-yard-remove-sure" } else { "full-thrust-yard-remove" };
        second_button(cx.t(label), "", 300.0, self.removing, Some(at_scenario(Message::Remove)))
    }
}
