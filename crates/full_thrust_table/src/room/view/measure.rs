//! A battle made to measure, and how even any battle is.

use full_thrust::switches::Switches;
use iced::Element;
use iced::widget::{column, row};
use kit::cx::Cx;
use kit::widget::OptionRow;
use kit::widget::row::Standing;
use war_table::before;

use crate::livery::Livery;
use crate::room::{Item, Message, Room, Shown, Wish};
use crate::words::count;

impl Room {
    /// What battle is wished for, where it is made to measure.
    pub(super) fn wishes<'a>(&self, cx: &Cx<'a>) -> Element<'a, Message> {
        let Some(wishes) = self.order.wishes().filter(|_| self.can_be_set()) else { return row![].into() };
        let steppers = Wish::ALL.into_iter().map(|wish| {
            let words = match wish {
                Wish::Objective => cx.t(&format!("full-thrust-scenario-{}", wishes.objective.scenario_id())),
                Wish::Value => cx.with("full-thrust-room-budget", &[("value", u32::from(wishes.value).into())]),
                Wish::Table => cx.t(&format!("full-thrust-room-table-{}", wishes.table.id())),
                Wish::Sides => cx.with("full-thrust-room-sides", &[("sides", count(wishes.side_count()))]),
                Wish::Seed => cx.with("full-thrust-room-seed", &[("number", wishes.seed.to_string().into())]),
            };
            self.stepper(Item::Wish(wish), words)
        });
        column(steppers).spacing(6).into()
    }

    /// How even the battle is, as far as it has been measured; none before it is.
    pub(super) fn measured_words(&self, shown: &Shown, cx: &Cx<'_>) -> Option<String> {
        let (setup, found) = self.measured.as_ref()?;
        let Some(measured) = found else { return Some(cx.t("full-thrust-room-measuring")) };
        if shown.to_measure.as_ref() != Some(setup) {
            return None;
        }
        let scenario = setup.scenario(&self.catalogue);
        let sides = scenario.into_iter().flat_map(|scenario| &scenario.sides).zip(&measured.won);
        let won = sides.map(|(side, won)| {
            let side = cx.t(&format!("full-thrust-side-{}", side.id));
            cx.with("full-thrust-room-won", &[("side", side.into()), ("won", (*won).into())])
        });
        let args = [
            ("battles", measured.battles().into()),
            ("won", cx.text.list("list", won).into()),
            ("drawn", measured.drawn.into()),
        ];
        let key = if measured.is_even() { "full-thrust-room-measured-even" } else { "full-thrust-room-measured" };
        Some(cx.with(key, &args))
    }

    /// What each side wins of a hundred battles: as it has been measured here, or else as the scenario says of itself while
    /// its own rules hold.
    fn shares(&self, shown: &Shown) -> Option<Vec<u8>> {
        let setup = shown.to_measure.as_ref()?;
        if let Some((asked, Some(measured))) = &self.measured
            && asked == setup
        {
            let battles = measured.battles().max(1);
            let share = |won: &u32| u8::try_from(won.saturating_mul(100) / battles).unwrap_or(100);
            return Some(measured.won.iter().map(share).collect());
        }
        let scenario = self.order.scenario(&self.catalogue)?;
        let plain = self.order.switches() == Switches::of(&scenario.switches);
        (plain && !scenario.fair.is_empty()).then(|| scenario.fair.clone())
    }

    /// The same as a bar, in the colours of the sides and in a room of this width; none in a battle that is gone on with.
    pub(super) fn fairness_bar<'a>(&self, shown: &Shown, width: f32, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        if !self.can_be_set() {
            return None;
        }
        let scenario = self.order.scenario(&self.catalogue)?;
        let sides = scenario.sides.iter().enumerate();
        let colors = sides.map(|(place, side)| Livery::named(&side.id, place).color());
        let shares = self.shares(shown).map(|shares| shares.into_iter().zip(colors).collect());
        let words = (cx.t("full-thrust-room-fair"), cx.t("wardroom-fairness-unknown"));
        Some(before::fairness(shares, words, width))
    }

    /// The button that lets it be measured, and what came of it.
    pub(super) fn measured_line<'a>(&self, shown: &Shown, cx: &Cx<'a>) -> Element<'a, Message> {
        let can = shown.to_measure.is_some();
        let said = self.measured_words(shown, cx);
        let ready = can && said.is_none();
        let button = OptionRow::new(cx.t("full-thrust-room-key-measure"), cx.t("full-thrust-room-measure"))
            .title_size(22.0)
            .below(said.unwrap_or_else(|| cx.t("full-thrust-room-measure-text")))
            .standing(if can { Standing::Open } else { Standing::Barred })
            .shrink();
        if ready { button.on_press(Message::Measure).view() } else { button.view() }
    }
}
