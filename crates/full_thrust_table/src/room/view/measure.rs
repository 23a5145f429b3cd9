//! A battle made to measure, and how even any battle is.

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
        (self.order.is_as_written(&self.catalogue) && !scenario.fair.is_empty()).then(|| scenario.fair.clone())
    }

    /// Whether the battle that is set up has been measured, with whatever options.
    fn is_measured(&self) -> bool {
        let scenario = self.order.scenario(&self.catalogue);
        let here = self.measured.as_ref().filter(|(_, found)| found.is_some());
        here.is_some_and(|(asked, _)| asked.scenario(&self.catalogue) == scenario)
            || scenario.is_some_and(|scenario| !scenario.fair.is_empty())
    }

    /// The same as a bar, in the colours of the sides and in a room of this width; none in a battle that is gone on with, nor in
    /// one that nobody has measured yet, such as the first.
    pub(super) fn fairness_bar<'a>(&self, shown: &Shown, width: f32, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
        if !self.can_be_set() || !self.is_measured() {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::Action;
    use full_thrust::fair::Measured;
    use full_thrust::switches::Switch;

    #[test]
    fn balance_is_spoken_of_only_where_a_battle_has_been_measured() {
        let mut room = Room::new(crate::job::catalogue().expect("sound content"), &[]);
        for place in 0..room.catalogue.scenarios().len() {
            room.update(Message::Choose(Item::Scenario(place)));
            let own = room.catalogue.scenarios()[place].fair.clone();
            assert_eq!(room.is_measured(), !own.is_empty());
            assert_eq!(room.shares(&room.shown()).unwrap_or_default(), own);
            room.update(Message::Turn(Item::Switch(Switch::Fighters), true));
            assert_eq!((room.is_measured(), room.shares(&room.shown())), (!own.is_empty(), None), "by other rules");
        }
    }

    #[test]
    fn what_was_measured_on_the_page_holds_for_the_options_of_then() {
        let mut room = Room::new(crate::job::catalogue().expect("sound content"), &[]);
        assert!(!room.is_measured(), "nobody has measured the first battle");
        let Action::Measure(setup) = room.update(Message::Measure) else { panic!("it is measured") };
        assert!(!room.is_measured(), "nothing has come of it yet");
        room.measured(&setup, &Measured { won: vec![3, 1], drawn: 0 });
        assert_eq!((room.is_measured(), room.shares(&room.shown())), (true, Some(vec![75, 25])));
        room.update(Message::Turn(Item::Switch(Switch::Fighters), true));
        assert_eq!((room.is_measured(), room.shares(&room.shown())), (true, None), "by other rules");
    }

    #[test]
    fn what_a_battle_says_of_itself_holds_for_its_own_value_alone() {
        let mut room = Room::new(crate::job::catalogue().expect("sound content"), &[]);
        let action = room.catalogue.scenarios().iter().position(|scenario| scenario.id == "fleet-action");
        room.update(Message::Choose(Item::Scenario(action.expect("the scenario"))));
        assert!(room.shares(&room.shown()).is_some());
        room.update(Message::Turn(Item::Budget, true));
        assert_eq!((room.is_measured(), room.shares(&room.shown())), (true, None));
    }
}
