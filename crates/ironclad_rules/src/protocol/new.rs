//! How a game of the campaign is asked for.

use kernel::headless::{Refusal, fields};
use kernel::json::typed;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::content::terms::Mode;
use crate::content::{Content, Id};
use crate::engine;
use crate::patrol::Wishes;
use crate::play::{NewCampaign, Start, What};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    scenario: Option<String>,
    #[serde(default, deserialize_with = "wishes")]
    patrol: Option<Wishes>,
    #[serde(default)]
    campaign: Voyage,
    #[serde(default = "one")]
    players: u8,
    #[serde(default = "normal")]
    mode: Mode,
    seed: u64,
    #[serde(default)]
    free: bool,
}

/// What campaign is asked for: `true` or `"contracts"`, `"story"`, or the story of a pack.
#[derive(Deserialize, Clone)]
#[serde(untagged, expecting = "`campaign` is true, \"contracts\", \"story\" or {\"pack\":…}")]
enum Voyage {
    Any(bool),
    Of(Kind),
    Tale { pack: String },
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Contracts,
    Story,
}

impl Default for Voyage {
    #[inline]
    fn default() -> Self {
        Self::Any(false)
    }
}

/// Wishes by name: a list would be taken for wishes in their order.
#[inline]
fn wishes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Wishes>, D::Error> {
    let named = Map::<String, Value>::deserialize(deserializer)?;
    typed(&named.into()).map(Some).map_err(|unread| D::Error::custom(unread.error))
}

#[inline]
fn one() -> u8 {
    1
}

#[inline]
fn normal() -> Mode {
    Mode::Normal
}

/// The game that the fields of a `new` ask for.
#[inline]
pub(super) fn start(content: &Content, given: Map<String, Value>) -> Result<Start, Refusal> {
    let New { scenario, patrol, campaign, players, mode, seed, free } = fields(given)?;
    let campaign = match campaign {
        Voyage::Any(false) => None,
        Voyage::Any(true) | Voyage::Of(Kind::Contracts) => Some(What::Contract(None)),
        Voyage::Of(Kind::Story) => Some(What::Story),
        Voyage::Tale { pack } => Some(What::Tale(pack)),
    };
    let what = match (scenario, patrol, campaign) {
        (Some(scenario), None, None) => What::Scenario(scenario),
        (None, Some(wishes), None) => What::Patrol(wishes),
        (None, None, Some(campaign)) => campaign,
        (Some(_), ..) | (_, Some(_), _) => {
            return Err(Refusal::bad("either a scenario, a patrol or a campaign is begun, not several"));
        }
        (None, None, None) => return Err(Refusal::bad("say what to begin, such as \"scenario\":\"tutorial-1\"")),
    };
    if !(1..=3).contains(&players) {
        return Err(Refusal::bad(format!("`players`: {players}, but one to three can play")));
    }
    if let What::Scenario(name) = &what
        && content.scenario(name).is_none()
    {
        return Err(unknown_scenario(content, name));
    }
    let campaign = what.scenarios(content).map(|scenarios| NewCampaign { scenarios, ..NewCampaign::default() });
    Ok(Start {
        what,
        players: vec![String::new(); players.into()],
        seats: Some(engine::dealt(players)),
        mode,
        seed,
        scripted: !free,
        campaign,
    })
}

/// A scenario that does not exist, and those that do.
#[inline]
fn unknown_scenario(content: &Content, wanted: &str) -> Refusal {
    let names = &content.names;
    let known: Vec<String> = content.scenarios.ids().map(|id| format!("`{}`", id.name(names))).collect();
    let near = names.scenarios.nearest(wanted).map(|near| format!("did you mean `{near}`? ")).unwrap_or_default();
    let message = format!("no scenario `{wanted}`; {near}there are {}", known.join(", "));
    Refusal::new("unknown-scenario", message)
}
