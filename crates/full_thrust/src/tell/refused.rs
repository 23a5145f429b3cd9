//! Why something is refused: answers, designs, forces, setups.

use super::{Message, Value, arc, number, say, switch};
use crate::content::{ContentFault, Fault, FormFault};
use crate::own::OwnFault;
use crate::refusal::Refusal;
use crate::setup::{ForceFault, SetupFault};
use crate::switches::Switch;
use crate::yard::{DesignFault, DesignWarning};

/// Why an answer is refused.
pub fn refusal(refusal: Refusal) -> Message {
    match refusal {
        Refusal::NotNow => say("refusal-not-now", []),
        Refusal::DieAsked => say("refusal-die-asked", []),
        Refusal::ChoiceAsked => say("refusal-choice-asked", []),
        Refusal::Over => say("refusal-over", []),
        Refusal::NoUnit => say("refusal-no-unit", []),
        Refusal::Locked(_) => say("refusal-locked", []),
        Refusal::NotLocked(_) => say("refusal-not-locked", []),
        Refusal::NotAsked(_) => say("refusal-not-asked", []),
        Refusal::NotSetUp => say("refusal-not-set-up", []),
        Refusal::OutsideZone => say("refusal-outside-zone", []),
        Refusal::PlaceFixed => say("refusal-place-fixed", []),
        Refusal::CourseNotAllowed => say("refusal-course", []),
        Refusal::Velocity { low, high } => say("refusal-velocity", [("low", number(low)), ("high", number(high))]),
        Refusal::Letter => say("refusal-letter", []),
        Refusal::LetterTaken => say("refusal-letter-taken", []),
        Refusal::SwitchOff(off) => say("refusal-switch-off", [("switch", Value::Message(switch(off)))]),
        Refusal::Withdrawing => say("refusal-withdrawing", []),
        Refusal::Dummy => say("refusal-dummy", []),
        Refusal::NoGroup => say("refusal-no-group", []),
        Refusal::Launches { most } => say("refusal-launches", [("most", number(most))]),
        Refusal::NoTarget => say("refusal-no-target", []),
        Refusal::NotBack { turn } => say("refusal-not-back", [("turn", number(turn))]),
        Refusal::NotInward => say("refusal-not-inward", []),
        Refusal::NotOnSide => say("refusal-not-on-side", []),
        Refusal::Range { reach } => say("refusal-range", [("reach", number(reach))]),
        Refusal::Arc(which) => say("refusal-arc", [("arc", Value::Message(arc(which)))]),
        Refusal::WeaponDown => say("refusal-weapon-down", []),
        Refusal::WeaponTwice => say("refusal-weapon-twice", []),
        Refusal::Firecons { targets, firecons } => {
            say("refusal-firecons", [("targets", number(targets)), ("firecons", number(firecons))])
        }
        Refusal::SameArc => say("refusal-same-arc", []),
        Refusal::System => say("refusal-system", []),
        Refusal::Fired => say("refusal-fired", []),
        Refusal::OtherSide => say("refusal-other-side", []),
        Refusal::Moved => say("refusal-moved", []),
        Refusal::OffTable => say("refusal-off-table", []),
        Refusal::MustLand => say("refusal-must-land", []),
        Refusal::Landing => say("refusal-landing", []),
        Refusal::Nothing => say("refusal-nothing", []),
        Refusal::Guns { guns } => say("refusal-guns", [("guns", number(guns))]),
        Refusal::TooLong => say("refusal-too-long", []),
    }
}

/// Why a design is not lawful.
pub fn design_fault(fault: DesignFault) -> Message {
    match fault {
        DesignFault::Damage { low, high: Some(high), .. } => {
            say("fault-damage", [("low", number(low)), ("high", number(high))])
        }
        DesignFault::Damage { low, high: None, .. } => say("fault-damage-low", [("low", number(low))]),
        DesignFault::ArcsApart => say("fault-arcs-apart", []),
        DesignFault::TooManyArcs { most } => say("fault-too-many-arcs", [("most", number(most))]),
        DesignFault::Cost { cost, most } => say("fault-cost", [("cost", number(cost)), ("most", number(most))]),
        DesignFault::TubeTooSmallShip => say("fault-tube-ship", []),
        DesignFault::TubeNotFore => say("fault-tube-fore", []),
        DesignFault::NoTorpedoes => off(Switch::PulseTorpedoes),
        DesignFault::NoNeedles => off(Switch::NeedleBeams),
        DesignFault::NoCustomDesigns => off(Switch::CustomDesigns),
        DesignFault::MerchantWeapons { most } => say("fault-merchant-weapons", [("most", number(most))]),
        DesignFault::NoFirecon => say("fault-no-firecon", []),
        DesignFault::TooManyWeapons { most, .. } => say("fault-too-many-weapons", [("most", number(most))]),
    }
}

/// Why something that players keep cannot be used.
pub fn own_fault(fault: &OwnFault) -> Message {
    match fault {
        OwnFault::TooLarge { most } => too_large(*most),
        OwnFault::Format(format) => say("fault-format", [("format", number(*format))]),
        OwnFault::Unreadable { line, form, .. } => unreadable(*line, form),
        OwnFault::Name => say("fault-own-name", []),
        OwnFault::NoClass(class) => say("fault-no-class", [("class", Value::Text(class.clone()))]),
        OwnFault::Design(fault) => design_fault(*fault),
        OwnFault::Force(fault) => force_fault(fault),
        OwnFault::Scenario(fault) => own_scenario(fault),
    }
}

fn too_large(most: usize) -> Message {
    say("fault-file-large", [("kib", many(most / 1024))])
}

fn unreadable(line: usize, form: &FormFault) -> Message {
    say("fault-file-unreadable", [("line", many(line)), ("reason", Value::Message(form_fault(form)))])
}

/// Why a scenario of the players' own cannot be played, and the field that is to blame.
fn own_scenario(fault: &Fault) -> Message {
    let what = Value::Message(content_fault(&fault.kind));
    say("fault-own-scenario", [("path", Value::Text(fault.path.clone())), ("fault", what)])
}

/// What is wrong with the form of a text.
pub fn form_fault(fault: &FormFault) -> Message {
    let named = |id, name: &str| say(id, [("name", Value::Text(name.to_owned()))]);
    match fault {
        FormFault::Cut => say("fault-form-cut", []),
        FormFault::NotJson => say("fault-form-not-json", []),
        FormFault::Missing(field) => named("fault-form-missing", field),
        FormFault::Unknown(field) => named("fault-form-unknown", field),
        FormFault::Twice(field) => named("fault-form-twice", field),
        FormFault::Choice(word) => named("fault-form-choice", word),
        FormFault::Value => say("fault-form-value", []),
    }
}

/// What is wrong with classes or a scenario.
pub fn content_fault(fault: &ContentFault) -> Message {
    let points = |points: &[u16]| Value::Text(points.iter().map(u16::to_string).collect::<Vec<_>>().join(" "));
    match fault {
        ContentFault::Unreadable { line, form } => unreadable(*line, form),
        ContentFault::TooLarge { most, .. } => too_large(*most),
        ContentFault::BadId(id) => say("fault-bad-id", [("id", Value::Text(id.clone()))]),
        ContentFault::Twice(id) => say("fault-twice", [("id", Value::Text(id.clone()))]),
        ContentFault::NoClass(class) => say("fault-no-class", [("class", Value::Text(class.clone()))]),
        ContentFault::OutOfRange { value, low, high } => {
            say("fault-range", [("value", number(*value)), ("low", number(*low)), ("high", number(*high))])
        }
        ContentFault::WrongValue { printed, found } => {
            say("fault-wrong-value", [("printed", number(*printed)), ("found", number(*found))])
        }
        ContentFault::WrongPoints { printed, found } => {
            say("fault-wrong-points", [("printed", points(printed)), ("found", points(found))])
        }
        ContentFault::Design(fault) => design_fault(*fault),
        ContentFault::Needs(one, other) => needs(one, other),
        ContentFault::ZoneOffTable => say("fault-zone", []),
        ContentFault::PlaceOutsideZone => say("fault-place", []),
        ContentFault::CountOfOne => say("fault-count-of-one", []),
        ContentFault::DealOfTwo => say("fault-deal-of-two", []),
        ContentFault::Budgets => say("fault-budgets", []),
        ContentFault::OnePerSide { wanted, found } => {
            say("fault-one-per-side", [("wanted", many(*wanted)), ("found", many(*found))])
        }
        ContentFault::NoSide(_) => say("fault-no-side", []),
        ContentFault::Empty => say("fault-list-empty", []),
        ContentFault::NoClasses => say("fault-no-classes", []),
    }
}

fn needs(one: &str, other: &str) -> Message {
    let named = |id: &str| Value::Message(say(&format!("switch-{id}"), []));
    say("fault-needs", [("switch", named(one)), ("needed", named(other))])
}

fn many(count: usize) -> Value {
    number(i64::try_from(count).unwrap_or(i64::MAX))
}

/// What the builder warns of.
pub fn design_warning(warning: DesignWarning) -> Message {
    match warning {
        DesignWarning::OneSided(_) => say("warning-one-sided", []),
        DesignWarning::Bare(bare) => say("warning-bare", [("arc", Value::Message(arc(bare)))]),
    }
}

/// Why a force is not lawful. `ship` counts from 1.
pub fn force_fault(fault: &ForceFault) -> Message {
    let ship = |at: usize| many(at.saturating_add(1));
    match fault {
        ForceFault::Empty => say("fault-empty", []),
        ForceFault::TooMany { most, .. } => say("fault-too-many-ships", [("most", many(*most))]),
        ForceFault::OverBudget { value, budget } => {
            say("fault-budget", [("value", number(*value)), ("budget", number(*budget))])
        }
        ForceFault::NotTheScenarios => say("fault-not-the-scenarios", []),
        ForceFault::NoClass { ship: at, class } => {
            let fault = say("fault-no-class", [("class", Value::Text(class.clone()))]);
            say("fault-ship", [("ship", ship(*at)), ("fault", Value::Message(fault))])
        }
        ForceFault::NoMerchants { .. } => off(Switch::Merchants),
        ForceFault::Design { ship: at, fault } => {
            say("fault-ship", [("ship", ship(*at)), ("fault", Value::Message(design_fault(*fault)))])
        }
        ForceFault::Bays { bays, .. } => say("fault-bays", [("bays", number(*bays))]),
        ForceFault::GroupSize { .. } => say("fault-group-size", []),
        ForceFault::NoFighters { .. } => off(Switch::Fighters),
        ForceFault::Dummies { most, .. } => say("fault-dummies", [("most", number(*most))]),
        ForceFault::Flagship => say("fault-flagship", []),
        ForceFault::Squadrons => say("fault-squadrons", []),
        ForceFault::Name { ship: at } => say("fault-name", [("ship", ship(*at))]),
    }
}

/// Why a battle cannot begin.
pub fn setup_fault(fault: &SetupFault) -> Message {
    match fault {
        SetupFault::NoScenario(id) => say("fault-no-scenario", [("scenario", Value::Text(id.clone()))]),
        SetupFault::Needs(one, other) => needs(one, other),
        SetupFault::Sides { wanted, .. } => say("fault-sides", [("wanted", many(*wanted))]),
        SetupFault::Force { side, fault } => {
            let place = number(i64::from(side.0) + 1);
            say("fault-force", [("side", place), ("fault", Value::Message(force_fault(fault)))])
        }
        SetupFault::Budget(budget) => say("fault-no-budget", [("budget", number(*budget))]),
        SetupFault::Unreadable(_) => say("fault-unreadable", []),
        SetupFault::NothingFollows => say("fault-nothing-follows", []),
        SetupFault::Own(fault) => own_scenario(fault),
        SetupFault::NoSide(_) => say("fault-no-side", []),
    }
}

fn off(off: Switch) -> Message {
    say("refusal-switch-off", [("switch", Value::Message(switch(off)))])
}
