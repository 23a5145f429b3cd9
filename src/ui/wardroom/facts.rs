//! How long a battle takes, and how fair it is.

use crate::ui::screen;
use iced::widget::{column, container, row};
use iced::{Alignment, Color, Element, Fill};
use iron_guest::content::Scenario;

use super::Wardroom;
use kit::cx::Cx;
use kit::theme::{BONE, BONE2, BRASS, BRASS_HI};
use kit::widget::shrink_to_fit;
use war_table::before::{self, Fair};

/// The colours of the bar, in order of play. They are no player's own: who plays first is rolled for.
const IN_ORDER: [Color; 6] = [BRASS_HI, BONE2, BRASS, BONE, BRASS_HI, BONE2];

/// Stands for what is not known.
const UNKNOWN: &str = "–";

impl Wardroom {
    /// About how long a battle takes; none if nobody has said.
    pub(super) fn minutes(&self, scenario: &Scenario, cx: &Cx<'_>) -> Option<String> {
        scenario.minutes.map(|minutes| cx.with("wardroom-minutes", &[("minutes", u32::from(minutes).into())]))
    }

    /// How fair a battle is; none if it has not been measured.
    pub(super) fn fairness(&self, scenario: &Scenario) -> Option<Fair> {
        if scenario.id == self.catalogue.lesson().scenario { Some(Fair::Guided) } else { fair(scenario) }
    }

    /// Both of the battle that is chosen, in a room of this width. They are known as long as it is played as it stands in the
    /// list. How fair a battle is that nobody has measured is not spoken of.
    pub(super) fn facts<'a>(&self, width: f32, cx: &Cx<'a>) -> Option<Element<'a, screen::Message>> {
        if !self.can_be_set() {
            return None;
        }
        let (setup, scenario) = (self.setup_shown()?, self.order.scenario(&self.catalogue)?);
        let known = scenario.is_as_written(&setup);
        let said = |name: &str, value: Option<(String, Color)>| -> Element<'a, screen::Message> {
            let (value, ink) = value.filter(|_| known).unwrap_or((UNKNOWN.to_owned(), BONE2));
            let (name, value) = (shrink_to_fit(cx.t(name), 23.0, BONE2), shrink_to_fit(value, 23.0, ink));
            let halves = row![container(name).width(Fill), container(value).align_right(Fill)];
            container(halves.spacing(8).align_y(Alignment::Center)).width(Fill).into()
        };
        let length = said("wardroom-length", self.minutes(scenario, cx).map(|minutes| (minutes, BONE)));
        if scenario.fair.is_empty() {
            return Some(length);
        }
        let fairness = said("wardroom-fairness", fair(scenario).map(|fair| fair.said(cx)));
        let shares = known.then(|| scenario.fair.iter().copied().zip(IN_ORDER).collect());
        let words = (cx.t("wardroom-fairness-below"), cx.t("wardroom-fairness-unknown"));
        Some(column![row![length, fairness].spacing(24), before::fairness(shares, words, width)].spacing(6).into())
    }
}

/// How fair a battle is by what each player wins of it.
fn fair(scenario: &Scenario) -> Option<Fair> {
    Some(match (scenario.is_even()?, scenario.fair.as_slice()) {
        (false, _) => Fair::UnequalOdds,
        (true, [first, second]) => Fair::Shares([*first, *second]),
        (true, _) => Fair::EqualOdds,
    })
}
