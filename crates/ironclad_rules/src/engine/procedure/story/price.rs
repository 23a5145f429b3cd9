//! What offers and options cost, and who is exhausted for them.

use serde::{Deserialize, Serialize};

use crate::content::edition::Edition;
use crate::content::story::device::{Price, Use};
use crate::content::terms::Track;
use crate::content::{ChoiceId, HeroId, OfferId, OptionId};
use crate::engine::decision::Source;
use crate::engine::event::Event;
use crate::engine::event::story::StoryEvent;
use crate::engine::frame::{Flow, Returned};
use crate::engine::play::Play;
use crate::engine::procedure::heroes::busy_heroes::BusyHeroes;
use crate::engine::procedure::heroes::rest_heal_wound::{Pick, Picking};
use crate::engine::query::View;

/// Whether all of it can be paid in full, and there is somebody for each use.
pub(super) fn is_payable(view: &View<'_>, cost: &[Price], uses: &[Use]) -> bool {
    view.wanting(cost, uses).is_none()
}

/// Pays all of it. Crew are not lost, but left: nobody can save them.
pub(super) fn pay(play: &mut Play<'_>, cost: &[Price], source: Source) {
    for price in cost {
        let (track, points) = match *price {
            Price::Salvage(n) => (Track::Salvage, n),
            Price::Ammo(n) => (Track::Ammo, n),
            Price::Morale(n) => (Track::Morale, n),
            Price::Crew(n) => (Track::Crew, n),
            Price::Credits(n) => (Track::Credits, n),
            Price::Actions(n) => {
                for _ in 0..n {
                    let left = play.table().actions.left.saturating_sub(1);
                    play.emit(Event::ActionGiven { left });
                }
                continue;
            }
        };
        play.count(track, -i16::from(points), Some(source));
    }
}

/// What heroes are exhausted for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UsedFor {
    /// An offer.
    Offer(OfferId),
    /// An option of a choice.
    Option(ChoiceId, OptionId),
}

impl UsedFor {
    fn source(self) -> Source {
        match self {
            Self::Offer(offer) => Source::Offer(offer),
            Self::Option(choice, _) => Source::Choice(choice),
        }
    }

    /// Its uses as they are written, from this place on.
    pub(in crate::engine) fn uses<'a>(self, view: &View<'a>, from: u8) -> &'a [Use] {
        let uses = match self {
            Self::Offer(offer) => view.story().and_then(|story| story.offers.get(&offer)).map(|own| &own.uses),
            Self::Option(choice, option) => view.option(choice, option).map(|own| &own.uses),
        };
        uses.and_then(|uses| uses.get(usize::from(from)..)).unwrap_or_default()
    }
}

/// Has somebody picked for the use of this place; where there is none, nobody. `taken` keeps all who have been exhausted for a
/// use before, and `first` the first of them: she is the one who is named.
pub(super) fn pick(
    play: &mut Play<'_>,
    (taken, first): (&mut BusyHeroes, &mut Option<HeroId>),
    of: UsedFor,
    place: u8,
) -> Option<Flow> {
    // Nobody who was exhausted for a use before is asked again.
    if let Returned::Used(used) = play.returned() {
        *taken = used;
        *first = first.or_else(|| play.table().course.as_ref().and_then(|course| course.used));
    }
    let view = play.view();
    if let Some(what) = of.uses(&view, place).first().copied() {
        let pick = Pick::new(Picking::Use(of.source(), what), many(what)).but_for(*taken);
        let later = place.saturating_add(1);
        // In the first edition each use was looked at alone.
        let spares = view.edition() >= Edition::Second && !of.uses(&view, later).is_empty();
        let pick = if spares { pick.sparing(of, later) } else { pick };
        return Some(Flow::Call(pick.into()));
    }
    if let Some(hero) = *first {
        play.tell(StoryEvent::Used { hero });
    }
    None
}

/// How many heroes a use takes.
pub(in crate::engine) fn many(what: Use) -> u8 {
    match what {
        Use::Any(n) => n,
        Use::Hero(_) | Use::Class(_) | Use::Skill(_) => 1,
    }
}

/// Whether a hero can be exhausted for a use.
pub(in crate::engine) fn fits(view: &View<'_>, what: Use, hero: HeroId) -> bool {
    match what {
        Use::Hero(own) => hero == own,
        Use::Class(class) => view.content.heroes[hero].classes.contains(&class),
        Use::Skill(skill) => view.skill(hero, skill) > 0,
        Use::Any(_) => true,
    }
}
