//! A phase of a combat planned on the table: slips filled in and emptied in any order, and sent as a whole.
//!
//! The plan lies on a copy of the game, so mat, slips and odds show what it would do. Nothing is sent before it is
//! confirmed, except an ability, which acts at once by its card; the plan stays as it was.

pub(crate) mod input;
mod leaf;
pub mod present;
mod sketch;

pub use leaf::{Figures, Group, Leaf, Part, Row};
pub use sketch::{Laid, Ordered, Penned, Sketch, Sortie};

use ironclad_game::content::terms::{Speed, System};
use ironclad_game::content::{FighterId, HeroId};
use ironclad_game::engine::combat::EnemyId;
use ironclad_game::engine::decision::Answer;
use ironclad_game::engine::frame::Frame;
use ironclad_game::engine::{DecisionKind, Game};
use ironclad_game::odds::{self, Chance, Foreseen};
use kit::key;
use sketch::lay;

/// Which post the heroes in the list are for: the last that was filled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// The order of the slip that is asked.
    Order,
    /// A ship that goes out.
    Ship(FighterId),
}

/// What choosing a row came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chose {
    /// The plan is another, or the same.
    Plan,
    /// An ability is to be sent.
    Ability(Answer),
}

/// A plan that is being made.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The game without it.
    base: Game,
    sketch: Sketch,
    laid: Laid,
    leaf: Leaf,
    hand: Hand,
    aim: Option<EnemyId>,
    focus: Option<usize>,
    back: Vec<Sketch>,
    forth: Vec<Sketch>,
    /// Orders that the last change has left no energy or nobody for.
    dropped: Vec<System>,
    foreseen: Vec<Foreseen>,
    sinks: Option<Chance>,
    /// What the open slip can come to.
    others: Vec<Self>,
}

impl Plan {
    /// The plan of a game that waits for one, begun from what lies on its table or from what was penned before.
    pub fn new(game: &Game, before: Option<Self>) -> Option<Self> {
        let decision = sketch::asked(game)?;
        let plans = matches!(game.state().frames.last(), Some(Frame::Planning(_)))
            && matches!(decision.kind, DecisionKind::CombatPlan | DecisionKind::Hero);
        if !plans || game.state().setup.scripted {
            return None;
        }
        let (sketch, asked, aim, back, forth) = match before {
            Some(plan) => (plan.sketch, plan.leaf.system, plan.aim, plan.back, plan.forth),
            None => (Sketch::of(game), System::Bridge, None, Vec::new(), Vec::new()),
        };
        let mut plan = Self {
            base: game.clone(),
            laid: Laid { game: game.clone(), answers: Vec::new(), ready: false },
            sketch,
            leaf: Leaf::new(game, &Sketch::default(), asked, Hand::Order, None)?,
            hand: Hand::Order,
            aim,
            focus: None,
            back,
            forth,
            dropped: Vec::new(),
            foreseen: Vec::new(),
            sinks: None,
            others: Vec::new(),
        };
        plan.put_down();
        plan.foresee();
        plan.settle_what_is_idle();
        let first = System::ALL.into_iter().find(|system| !plan.sketch.slip(*system).settled);
        plan.turn_to(first.unwrap_or(asked));
        Some(plan)
    }

    /// The game with the plan on its table.
    pub fn game(&self) -> &Game {
        &self.laid.game
    }

    /// The plan as it is penned.
    pub fn sketch(&self) -> &Sketch {
        &self.sketch
    }

    /// The slip that is open, with all that may be put on it.
    pub fn leaf(&self) -> &Leaf {
        &self.leaf
    }

    /// Whether anything of it lies on the table of the game itself.
    pub fn has_begun(&self) -> bool {
        let fight = self.base.table().combat.as_ref();
        fight.is_some_and(|fight| !fight.sorties.is_empty() || fight.plan.iter().any(|plan| plan.ordered))
    }

    /// The post that the heroes of the list are for.
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// The row that has the focus.
    pub fn focus(&self) -> Option<usize> {
        self.focus
    }

    /// The enemy at which the odds look.
    pub fn aim(&self) -> Option<EnemyId> {
        self.aim
    }

    /// Systems whose order the last change has left no energy or nobody for.
    pub fn dropped(&self) -> &[System] {
        &self.dropped
    }

    /// The rolls that the phase would bring.
    pub fn foreseen(&self) -> &[Foreseen] {
        &self.foreseen
    }

    /// The chance that the enemy aimed at is sunk.
    pub fn sinks(&self) -> Option<Chance> {
        self.sinks
    }

    /// What the open slip can come to, as far as its height goes: the rolls that these plans would bring are not foreseen.
    pub fn others(&self) -> &[Self] {
        &self.others
    }

    /// Whether an order to ships that are out waits for one to go.
    pub fn waits_for_a_ship(&self) -> bool {
        !self.laid.ready
    }

    /// The next slip that nobody has looked at yet; none if the plan could be carried out.
    pub fn next(&self) -> Option<System> {
        if self.waits_for_a_ship() && self.leaf.system != System::Hangar {
            return Some(System::Hangar);
        }
        let from = self.leaf.system.index();
        let others = (1..System::ALL.len()).filter_map(|on| System::ALL.get((from + on) % System::ALL.len()));
        others.copied().find(|system| !self.sketch.slip(*system).settled)
    }

    /// Systems that the plan would be carried out without an order of, though one could be given and nobody has said that
    /// none is to be.
    pub fn left_open(&self) -> Vec<System> {
        if self.answers().is_none() {
            return Vec::new();
        }
        let could = |system: System| {
            let leaf = Leaf::new(&self.base, &self.sketch, system, Hand::Order, None);
            leaf.is_some_and(|leaf| leaf.offers_an_order())
        };
        let open = |system: &System| self.sketch.misses_an_order(&self.laid.game, *system, could(*system));
        System::ALL.into_iter().filter(open).collect()
    }

    /// The answers that carry the plan out, if it can be and every slip but the open one has been looked at.
    pub fn answers(&self) -> Option<Vec<Answer>> {
        if !self.laid.ready || self.next().is_some() {
            return None;
        }
        Some(self.laid.answers.iter().copied().chain([Answer::Confirm]).collect())
    }

    /// The open slip stands as it is, and the next is opened.
    pub fn go_on(&mut self) {
        if let Some(next) = self.next() {
            let open = self.leaf.system;
            self.sketch.slip_mut(open).settled = true;
            self.turn_to(next);
        }
    }

    /// Opens a slip.
    pub fn turn_to(&mut self, system: System) {
        (self.hand, self.focus) = (Hand::Order, None);
        self.open(system);
    }

    /// Opens the slip to the right or to the left.
    pub fn turn(&mut self, on: bool) {
        let at = key::moved(Some(self.leaf.system.index()), System::ALL.len(), on);
        if let Some(system) = at.and_then(|at| System::ALL.get(at)) {
            self.turn_to(*system);
        }
    }

    /// Nothing has the focus any more.
    pub fn look_away(&mut self) {
        self.focus = None;
    }

    /// Moves the focus.
    pub fn move_focus(&mut self, on: bool) {
        self.focus = key::moved(self.focus, self.leaf.rows.len(), on);
    }

    /// Looks at another enemy; says whether it can be aimed at.
    pub fn look_at(&mut self, enemy: EnemyId) -> bool {
        let can = self.targets().contains(&enemy);
        if can {
            self.aim = Some(enemy);
            self.foresee();
            self.open(self.leaf.system);
        }
        can
    }

    /// Looks at the next enemy.
    pub fn look_on(&mut self) {
        let targets = self.targets();
        let at = targets.iter().position(|target| Some(*target) == self.aim);
        if let Some(next) = key::moved(at, targets.len(), true).and_then(|at| targets.get(at)) {
            self.look_at(*next);
        }
    }

    /// Chooses the row with this key.
    pub fn press(&mut self, key: &str) -> Option<Chose> {
        let place = self.leaf.rows.iter().position(|row| row.key == key)?;
        Some(self.choose(place))
    }

    /// Puts what a row stands for on the slip, or takes it off again.
    pub fn choose(&mut self, place: usize) -> Chose {
        let Some(row) = self.leaf.rows.get(place) else { return Chose::Plan };
        let (answer, open) = (row.answer, self.leaf.system);
        let mut sketch = self.sketch.clone();
        let slip = sketch.slip_mut(open);
        slip.settled = true;
        match answer {
            Answer::Ability(_) => return Chose::Ability(answer),
            Answer::Order(order) => {
                slip.ordered = if slip.order() == Some(order) { Ordered::Open } else { Ordered::Given(order) };
                self.hand = Hand::Order;
            }
            Answer::Sortie(fighter) => {
                let out = sketch.sorties.iter().position(|out| out.fighter == fighter);
                self.hand = match out {
                    Some(out) => {
                        sketch.sorties.remove(out);
                        Hand::Order
                    }
                    None => {
                        sketch.sorties.push(Sortie { fighter, pilot: None });
                        Hand::Ship(fighter)
                    }
                };
            }
            Answer::Hero(hero) => self.name(&mut sketch, hero),
            Answer::NoOrder => {
                slip.ordered = Ordered::Declined;
                self.hand = Hand::Order;
            }
            // Nothing else has a row.
            _ => return Chose::Plan,
        }
        self.change(sketch);
        self.focus = self.leaf.rows.iter().position(|row| row.answer == answer);
        Chose::Plan
    }

    /// Names a hero for what her squad does, if she can be; the slip of her system is opened. Says whether she is now.
    pub fn send(&mut self, hero: HeroId) -> bool {
        let Some(system) = self.base.table().hero(hero).map(|aboard| aboard.system) else { return false };
        if system != self.leaf.system {
            self.turn_to(system);
        }
        match self.leaf.rows.iter().position(|row| row.answer == Answer::Hero(hero)) {
            Some(place) => {
                self.choose(place);
                true
            }
            None => false,
        }
    }

    /// Takes the last change of the plan back; says whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.back.pop() else { return false };
        self.forth.push(std::mem::replace(&mut self.sketch, before));
        self.laid_anew();
        true
    }

    /// Makes it again.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.forth.pop() else { return false };
        self.back.push(std::mem::replace(&mut self.sketch, after));
        self.laid_anew();
        true
    }

    /// Names a hero for the post in hand; where she was before, another takes her place.
    fn name(&self, sketch: &mut Sketch, hero: HeroId) {
        let leaves = sketch.sorties.iter_mut().filter(|out| out.pilot == Some(hero));
        leaves.for_each(|out| out.pilot = None);
        match self.hand {
            Hand::Order => sketch.slip_mut(self.leaf.system).hero = Some(hero),
            Hand::Ship(fighter) => {
                sketch.sorties.iter_mut().filter(|out| out.fighter == fighter).for_each(|out| out.pilot = Some(hero));
            }
        }
    }

    fn change(&mut self, sketch: Sketch) {
        if sketch == self.sketch {
            return;
        }
        self.back.push(std::mem::replace(&mut self.sketch, sketch));
        self.forth.clear();
        self.laid_anew();
    }

    fn laid_anew(&mut self) {
        self.put_down();
        self.foresee();
        if let Hand::Ship(fighter) = self.hand
            && !self.sketch.sorties.iter().any(|out| out.fighter == fighter)
        {
            self.hand = Hand::Order;
        }
        self.open(self.leaf.system);
    }

    /// Lays the sketch, keeps of it what can be, and says what cannot.
    fn put_down(&mut self) {
        self.laid = lay(&self.base, &self.sketch);
        let mut laid = Sketch::of(&self.laid.game);
        self.dropped = System::ALL
            .into_iter()
            .filter(|system| self.sketch.slip(*system).order().is_some() && laid.slip(*system).order().is_none())
            .collect();
        for system in System::ALL {
            let Penned { settled, ordered, .. } = *self.sketch.slip(system);
            let slip = laid.slip_mut(system);
            slip.settled = settled;
            slip.ordered = match (slip.ordered, ordered) {
                (Ordered::Given(order), _) => Ordered::Given(order),
                (Ordered::Open | Ordered::Declined, Ordered::Declined) => Ordered::Declined,
                // What has fallen out of the plan can be given anew.
                (Ordered::Open | Ordered::Declined, Ordered::Open | Ordered::Given(_)) => Ordered::Open,
            };
        }
        self.sketch = laid;
    }

    /// Slips on which nothing can be put stand.
    fn settle_what_is_idle(&mut self) {
        for system in System::ALL {
            let leaf = Leaf::new(&self.base, &self.sketch, system, Hand::Order, None);
            let idle = leaf.is_some_and(|leaf| leaf.rows.iter().all(|row| row.answer == Answer::NoOrder));
            self.sketch.slip_mut(system).settled |= idle;
        }
    }

    fn open(&mut self, system: System) {
        if let Some(leaf) = Leaf::new(&self.base, &self.sketch, system, self.hand, self.aim) {
            self.leaf = leaf;
        }
        self.focus = self.focus.filter(|focus| *focus < self.leaf.rows.len());
        self.others.clear();
        self.others = self.imagined();
    }

    /// Each order that the open slip can bear, and with it each ship to be flown by somebody while all the others are out:
    /// those who cannot fly her then stay in the list, with the reason.
    fn imagined(&self) -> Vec<Self> {
        let open = self.leaf.system;
        let mut others = Vec::new();
        for row in self.leaf.rows.iter().filter(|row| row.group == Group::Orders) {
            let mut sketch = self.sketch.clone();
            let slip = sketch.slip_mut(open);
            // Without one it is as before any was thought of, when more is told.
            slip.ordered = if let Answer::Order(order) = row.answer { Ordered::Given(order) } else { Ordered::Open };
            if open == System::Hangar {
                sketch.sorties.clear();
            }
            let alone = self.with(sketch, Hand::Order);
            let ship = |row: &Row| if let Answer::Sortie(fighter) = row.answer { Some(fighter) } else { None };
            let ships: Vec<FighterId> = alone.leaf.rows.iter().filter_map(ship).collect();
            for first in &ships {
                let out = [first].into_iter().chain(ships.iter().filter(|ship| *ship != first));
                let mut sketch = alone.sketch.clone();
                sketch.sorties = out.map(|fighter| Sortie { fighter: *fighter, pilot: None }).collect();
                others.push(self.with(sketch, Hand::Ship(*first)));
            }
            others.push(alone);
        }
        others
    }

    /// The plan with another sketch, its slip open for a post, and nothing foreseen.
    fn with(&self, sketch: Sketch, hand: Hand) -> Self {
        let mut plan = Self { sketch, hand, foreseen: Vec::new(), sinks: None, ..self.clone() };
        plan.put_down();
        if let Some(leaf) = Leaf::new(&plan.base, &plan.sketch, plan.leaf.system, hand, None) {
            plan.leaf = leaf;
        }
        plan
    }

    /// The enemies that can be aimed at, the slow ones first: they have to be sunk (rule 8.10).
    pub fn targets(&self) -> Vec<EnemyId> {
        let view = self.laid.game.view();
        let enemies = self.laid.game.table().combat.iter().flat_map(|combat| &combat.enemies);
        let mut targets: Vec<EnemyId> = enemies.filter(|enemy| view.is_target(enemy)).map(|enemy| enemy.id).collect();
        targets.sort_by_key(|enemy| view.content.ships[enemy.ship].speed != Speed::Slow);
        targets
    }

    fn foresee(&mut self) {
        let targets = self.targets();
        self.aim = self.aim.filter(|aim| targets.contains(aim)).or_else(|| targets.first().copied());
        let aim = if self.laid.ready { self.aim } else { None };
        self.foreseen = aim.map(|aim| odds::phase(&self.laid.game, aim)).unwrap_or_default();
        self.sinks = aim.and_then(|aim| odds::sinks_after(&self.laid.game, &[], aim));
    }
}
