//! The page of a design: what is set at the left, the ship as she comes out at the right.

use full_thrust::design::{ClassGroup, Design, Weapon, WeaponKind};
use full_thrust::geometry::Arc;
use iced::widget::{Row, column, container, row};
use iced::{Alignment, Element, Fill};
use kit::cx::Cx;
use kit::icon;
use kit::measure::Class;
use kit::theme::{self, ALARM, BONE, BONE2, BRASS_HI, INK2, LINE};
use kit::widget::button::step_button;
use kit::widget::{page, ring, second_button, shrink_title_to_fit, shrink_to_fit, whole_label};

use super::{DesignDesk, Item, Message};
use crate::present::diagram;
use crate::words::say;
use crate::yard::fleet::{arms, leave};
use crate::yard::{Message as YardMessage, Yard, parts};

fn at_design(message: Message) -> YardMessage {
    YardMessage::Design(message)
}

impl DesignDesk {
    pub(in crate::yard) fn view<'a>(&'a self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let set = column![self.head(cx), self.classes(yard, cx), self.boxes_stepper(yard, cx), self.weapons(cx)];
        let wide = cx.class() >= Class::Medium;
        let sheet_width = if wide { cx.size().width * 0.36 } else { cx.size().width * 0.8 };
        let comes_out = column![self.ship(yard, sheet_width, cx), self.judged(yard, cx), self.foot(cx)].spacing(14);
        let content: Element<'a, YardMessage> = if wide {
            let left = container(parts::scroll(set.spacing(12))).width(Fill);
            let right = container(parts::scroll(comes_out)).width(sheet_width + 40.0);
            row![left, right].spacing(28).into()
        } else {
            page::scrolling(column![set.spacing(12), comes_out].spacing(16))
        };
        let faults = self.faults(yard.catalogue());
        let says = parts::says(faults.first(), self.pack.as_deref(), "full-thrust-yard-design-text", cx);
        let main = (cx.t("full-thrust-yard-keep"), faults.is_empty().then_some(YardMessage::Main));
        let back = Some((cx.t("button-back"), YardMessage::Back));
        page::page(cx, cx.t("full-thrust-yard-drawing"), parts::below(yard, says, cx), content, main, back)
    }

    fn head<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let hint = cx.t("full-thrust-yard-design-name");
        parts::name_field(&hint, &self.design.name, |name| at_design(Message::Name(name)))
    }

    /// The printed classes, three or four in a line.
    fn classes<'a>(&self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let all: Vec<_> = parts::classes(yard.catalogue().classes()).collect();
        let each = cx.pick(4, 3, 3, 2);
        let lines = all.chunks(each).map(|line| {
            let mut plates: Vec<Element<'a, YardMessage>> = line
                .iter()
                .map(|class| {
                    let chosen = class.id == self.design.class;
                    let focused = chosen && self.focus == Some(Item::Class);
                    let message = at_design(Message::Class(class.id.clone()));
                    parts::plate(parts::class_name(&class.id, cx), chosen, focused, Some(message))
                })
                .collect();
            while plates.len() < each {
                plates.push(container("").width(Fill).into());
            }
            Row::with_children(plates).spacing(-1.5).into()
        });
        let head = parts::heading(cx.t("full-thrust-yard-from"), cx);
        column![head, iced::widget::Column::with_children(lines).spacing(-1.5)].spacing(8).into()
    }

    fn boxes_stepper<'a>(&self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let now = u32::from(self.design.refit.damage);
        let range = self.class(yard.catalogue()).map(|class| class.range);
        let words = match range {
            Some((low, Some(high))) => cx.with(
                "full-thrust-yard-damage",
                &[("damage", now.into()), ("low", u32::from(low).into()), ("high", u32::from(high).into())],
            ),
            Some((low, None)) => {
                cx.with("full-thrust-yard-damage-low", &[("damage", now.into()), ("low", u32::from(low).into())])
            }
            None => now.to_string(),
        };
        let inside =
            range.is_some_and(|(low, high)| now >= u32::from(low) && high.is_none_or(|high| now <= u32::from(high)));
        let ink = if inside { BRASS_HI } else { ALARM };
        let steps = row![
            step_button("−", Some(at_design(Message::Damage(false)))),
            container(shrink_to_fit(words, 23.0, ink)).center_x(Fill),
            step_button("+", Some(at_design(Message::Damage(true)))),
        ];
        ring(steps.spacing(6).align_y(Alignment::Center), self.focus == Some(Item::Damage))
    }

    fn weapons<'a>(&self, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let weapons = self.design.refit.weapons.iter().enumerate().map(|(at, weapon)| self.weapon(at, *weapon, cx));
        let arm = WeaponKind::ALL.map(|kind| {
            let args = [("weapon", kind_name(kind, cx).into()), ("factors", u32::from(kind.factors()).into())];
            let words = cx.with("full-thrust-yard-arm", &args);
            parts::plate(words, false, self.focus == Some(Item::Arm(kind)), Some(at_design(Message::Arm(kind))))
        });
        column![parts::heading(cx.t("full-thrust-yard-weapons"), cx)]
            .extend(weapons)
            .push(parts::text(cx.t("full-thrust-yard-arm-text"), cx))
            .push(Row::with_children(arm).spacing(-1.5))
            .spacing(8)
            .into()
    }

    fn weapon<'a>(&self, at: usize, weapon: Weapon, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let kinds = WeaponKind::ALL.map(|kind| {
            let words = cx.t(match kind {
                WeaponKind::A => "full-thrust-yard-kind-a",
                WeaponKind::B => "full-thrust-yard-kind-b",
                WeaponKind::C => "full-thrust-yard-kind-c",
                WeaponKind::Torpedo => "full-thrust-yard-kind-torpedo",
                WeaponKind::Needle => "full-thrust-yard-kind-needle",
            });
            parts::plate(words, kind == weapon.kind, false, Some(at_design(Message::Kind(at, kind))))
        });
        let arcs = [Arc::Port, Arc::Fore, Arc::Starboard, Arc::Aft].map(|arc| {
            let words = say(cx.text, &full_thrust::tell::arc(arc));
            parts::plate(words, weapon.arcs.contains(arc), false, Some(at_design(Message::Arc(at, arc))))
        });
        let symbol = icon::picture(diagram::weapon(weapon), 52.0, 52.0);
        let kinds = container(ring(Row::with_children(kinds).spacing(-1.5), self.focus == Some(Item::Kind(at))));
        let arcs = container(ring(Row::with_children(arcs).spacing(-1.5), self.focus == Some(Item::Arcs(at))));
        let set: Element<'a, YardMessage> = if cx.class() >= Class::Full {
            row![kinds.width(iced::FillPortion(4)), arcs.width(iced::FillPortion(5))].spacing(8).into()
        } else {
            column![kinds.width(Fill), arcs.width(Fill)].spacing(4).into()
        };
        let line = row![symbol, container(set).width(Fill), leave(at_design(Message::Disarm(at)))]
            .spacing(10)
            .align_y(Alignment::Center);
        container(line).padding([6, 8]).width(Fill).style(theme::boxed(INK2, LINE, 1.5)).into()
    }

    /// The ship as she comes out, as on a record sheet.
    fn ship<'a>(&self, yard: &'a Yard, width: f32, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let Some(design) = self.built(yard.catalogue()) else { return row![].into() };
        let name = if self.design.name.trim().is_empty() {
            cx.t("full-thrust-yard-unnamed")
        } else {
            self.design.name.clone()
        };
        let inner = width - 44.0;
        let sheet = column![
            shrink_title_to_fit(name, 34.0, BONE),
            shrink_to_fit(parts::class_name(&self.design.class, cx), 22.0, BONE2),
            parts::portrait(&self.design.class, cx.pick(150.0, 110.0, 90.0, 80.0)),
            diagram::systems(&design, 46.0, inner),
            diagram::boxes(&design, 0, true, 26.0, inner),
            whole_label(arms(&design, cx), 21.0, BONE2),
        ];
        container(sheet.spacing(12)).padding(20).width(Fill).style(theme::boxed(INK2, LINE, 1.5)).into()
    }

    /// The factors spent, faults and warnings.
    fn judged<'a>(&self, yard: &'a Yard, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let (Some(class), Some(design)) = (self.class(yard.catalogue()), self.built(yard.catalogue())) else {
            return row![].into();
        };
        let spent = factors(class, &design, cx);
        let over = class.group != ClassGroup::Merchant && design.value() > class.fv;
        let spent = shrink_title_to_fit(spent, 27.0, if over { ALARM } else { BRASS_HI });
        let faults = self.faults(yard.catalogue());
        let lines = faults.iter().map(|fault| parts::fault(say(cx.text, &full_thrust::tell::own_fault(fault))));
        let mut all = column![spent].extend(lines);
        for warning in self.warnings(yard.catalogue()) {
            all = all.push(parts::warning(say(cx.text, &full_thrust::tell::design_warning(warning))));
        }
        if faults.is_empty() {
            all = all.push(parts::fine(cx.t("full-thrust-yard-lawful")));
        }
        all.spacing(8).into()
    }

    fn foot<'a>(&self, cx: &Cx<'a>) -> Element<'a, YardMessage> {
        let printed =
            second_button(cx.t("full-thrust-yard-as-printed"), "", 300.0, false, Some(at_design(Message::AsPrinted)));
        let mut foot = row![printed];
        if self.path.is_some() {
            let label = if self.removing { "full-thrust-yard-remove-sure" } else { "full-thrust-yard-remove" };
            foot = foot.push(second_button(cx.t(label), "", 300.0, self.removing, Some(at_design(Message::Remove))));
        }
        foot.spacing(12).wrap().into()
    }
}

/// The factors that a design spends, of those that its class has. A merchant pays for what she has (R 36).
fn factors(class: &full_thrust::content::Class, design: &Design, cx: &Cx<'_>) -> String {
    let args = [
        ("spent", u32::from(design.value()).into()),
        ("most", u32::from(class.fv).into()),
        ("weapons", u32::from(design.weapon_factors()).into()),
        ("damage", u32::from(design.damage).into()),
    ];
    match class.group {
        ClassGroup::Merchant => cx.with("full-thrust-yard-factors-merchant", &args),
        ClassGroup::Escort | ClassGroup::Cruiser | ClassGroup::Capital | ClassGroup::Dummy => {
            cx.with("full-thrust-yard-factors", &args)
        }
    }
}

fn kind_name(kind: WeaponKind, cx: &Cx<'_>) -> String {
    cx.t(match kind {
        WeaponKind::A => "full-thrust-weapon-a",
        WeaponKind::B => "full-thrust-weapon-b",
        WeaponKind::C => "full-thrust-weapon-c",
        WeaponKind::Torpedo => "full-thrust-weapon-torpedo",
        WeaponKind::Needle => "full-thrust-weapon-needle",
    })
}
