//! The wishes as they are shown: the mission on the left, the powers on the right.

use super::{Item, LETTERS, Message, Patrol};
use crate::Sent;
use crate::widget::standing;
use iced::widget::{Row, button, column, container, row};
use iced::{Alignment, Element, Fill, FillPortion};
use ironclad_game::content::terms::Faction;
use ironclad_game::engine::query::Standing;
use ironclad_text::{error, thing};
use kit::cx::Cx;
use kit::measure::Class;
use kit::theme::{self, ALARM_BG, ALARM_PALE, BONE, BONE2, BRASS_HI, INK0, INK3, LINE, PICK};
use kit::widget::button::step_button;
use kit::widget::page;
use kit::widget::row::{OptionRow, list};
use kit::{fit, font, icon};

impl Patrol {
    /// The screen.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Sent> {
        let unfit = self.order.wishes.check().err().map(|unfit| error::patrol(cx.text, &unfit));
        let mission: Vec<_> = Item::MISSION
            .iter()
            .enumerate()
            .map(|(place, item)| self.wish(place, *item, unfit.as_deref(), cx))
            .collect();
        let powers = Faction::ALL.iter().enumerate().map(|(place, faction)| self.power(place, *faction, cx)).collect();
        let roomy = cx.class() >= Class::Medium;
        let mut right = column![font::title(cx.t("patrol-powers"), cx.pick(34.0, 26.0, 26.0, 25.0), BONE)].spacing(8);
        right = right.push(list(powers));
        if roomy {
            right = right.push(font::rules(cx.t("patrol-powers-below"), cx.pick(22.0, 19.0, 19.0, 19.0), BONE2));
        }
        if cx.class() == Class::Full && self.refused.is_none() {
            let standings = Faction::ALL.map(|power| (self.order.standing(power), self.order.standing(power)));
            let room = (cx.size().height - 760.0).clamp(170.0, 420.0);
            right = right.push(container(standing::ring(standings, room)).center_x(Fill));
        }
        if let Some(why) = &self.refused {
            let words = container(font::rules(why.as_str(), 22.0, ALARM_PALE)).padding(12).width(Fill);
            right = right.push(words.style(theme::fill(ALARM_BG)));
        }
        let left = list(mission);
        let body: Element<'a, Sent> = if roomy {
            let both = [container(left).width(FillPortion(12)), container(right).width(FillPortion(12))];
            page::scrolling(both.into_iter().fold(Row::new().spacing(cx.pick(40.0, 20.0, 0.0, 0.0)), Row::push))
        } else {
            page::scrolling(column![left, right].spacing(14))
        };
        page::page(
            cx,
            cx.t("patrol-head"),
            cx.t("patrol-below"),
            body,
            (cx.t("patrol-main"), unfit.is_none().then_some(Message::Main.into())),
            Some((cx.t("button-back"), Message::Back.into())),
        )
    }

    fn wish<'a>(&self, place: usize, item: Item, unfit: Option<&str>, cx: &Cx<'a>) -> Element<'a, Sent> {
        let width = cx.pick(232.0, 176.0, 190.0, 140.0);
        let mut option = OptionRow::new((place + 1).to_string(), cx.t(&format!("patrol-{}", item.id())))
            .column(stepper(item, self.value(item, cx), BRASS_HI, width, 25.0))
            .focused(self.focus == Some(place))
            .shrink()
            .title_size(cx.pick(29.0, 24.0, 25.0, 25.0))
            .on_press(Message::Turn(item, true).into());
        if item == Item::Aim
            && let Some(why) = unfit
        {
            option = option.below(why).below_ink(theme::ALARM);
        } else if cx.class() == Class::Full {
            option = option.below(cx.text.attr(&format!("patrol-{}", item.id()), "below"));
        }
        option.view()
    }

    fn value(&self, item: Item, cx: &Cx<'_>) -> String {
        let wishes = &self.order.wishes;
        let surprise = || cx.t("patrol-surprise");
        match item {
            Item::Aim => wishes.aim.map_or_else(surprise, |aim| cx.t(&format!("patrol-aim-{aim}"))),
            Item::With => wishes.with.map_or_else(surprise, |power| thing::faction(cx.text, power)),
            Item::Threat => thing::threat(cx.text, wishes.threat),
            Item::Length => cx.t(&format!("patrol-length-{}", wishes.length)),
            Item::Mode => thing::mode(cx.text, self.order.mode),
            Item::Upgrades => wishes.upgrades.to_string(),
            Item::Villain => cx.t(if wishes.villain { "patrol-on" } else { "patrol-off" }),
            Item::Seed => cx.with("patrol-number", &[("number", self.order.seed.to_string().into())]),
            Item::Power(power) => thing::standing(cx.text, Standing::of(self.order.standing(power))),
        }
    }

    fn power<'a>(&self, place: usize, power: Faction, cx: &Cx<'a>) -> Element<'a, Sent> {
        let wishes = &self.order.wishes;
        let employer = wishes.with == Some(power);
        let about = wishes.factions.contains(&power);
        let word = match (employer, about) {
            (true, _) => "patrol-employer",
            (_, true) => "patrol-about",
            (_, false) => "patrol-not-about",
        };
        let wide = cx.pick(180.0, 128.0, 150.0, 140.0);
        let name = thing::faction_name(cx.text, power);
        let word = cx.with(word, &[("power", name.clone().into())]);
        let size = fit::label(&word, wide - 12.0, 22.0, 16.0);
        let (ground, line) = if about && !employer { (PICK, BRASS_HI) } else { (INK0, LINE) };
        let ink = if about && !employer { BRASS_HI } else { BONE2 };
        let about = button(container(font::label(word, size, ink)).center_x(Fill).center_y(Fill))
            .width(wide)
            .height(44)
            .padding(0)
            .style(theme::plate(ground, if about { PICK } else { INK3 }, line, 1.5))
            .on_press_maybe((!employer).then_some(Message::About(power).into()));
        let item = Item::Power(power);
        let ink = match Standing::of(self.order.standing(power)) {
            Standing::Enemy | Standing::Hostile => theme::ALARM,
            Standing::Neutral => BONE,
            Standing::Friendly | Standing::Ally => theme::GOOD,
        };
        let mark = icon::picture(icon::handle(&ironclad_text::picture::faction(power)), 40.0, 40.0);
        let width = cx.pick(140.0, 88.0, 110.0, 96.0);
        OptionRow::new(LETTERS.get(place).map(char::to_string).unwrap_or_default().to_uppercase(), name)
            .mark(mark)
            .column(about)
            .column(stepper(item, self.value(item, cx), theme::on_option(ink), width, 24.0))
            .focused(self.focus == Some(Item::MISSION.len() + place))
            .shrink()
            .title_size(cx.pick(29.0, 21.0, 25.0, 23.0))
            .on_press(Message::About(power).into())
            .view()
    }
}

/// A value between a step back and a step on.
fn stepper<'a>(item: Item, value: String, ink: iced::Color, width: f32, most: f32) -> Element<'a, Sent> {
    let size = fit::label(&value, width - 4.0, most, 14.0);
    row![
        step_button("−", Some(Message::Turn(item, false).into())),
        container(font::label(value, size, ink).center()).center_x(width),
        step_button("+", Some(Message::Turn(item, true).into())),
    ]
    .spacing(4)
    .align_y(Alignment::Center)
    .into()
}
