//! How dice fall: faces, then settling, as a pure function of the time since the throw.

use super::DiceView;
use kit::preferences::Preferences;
use std::time::Duration;

/// How long faces tumble.
pub const TUMBLE: Duration = Duration::from_millis(420);
/// How long the die settles after that.
pub const SETTLE: Duration = Duration::from_millis(120);
/// How long each face shows while it tumbles.
const FACE: f32 = 60.0;

/// What is seen of one die at one time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shown {
    /// The face.
    pub pips: u8,
    /// How far it is turned, in radians.
    pub turn: f32,
    /// How far it is above where it will lie, in parts of its size.
    pub lift: f32,
    /// Whether it lies still.
    pub still: bool,
}

/// How long the dice fall under these settings.
pub fn duration(settings: &Preferences) -> Duration {
    let whole = (TUMBLE + SETTLE).as_millis() as f32 * settings.dice_speed.factor();
    if settings.reduced_motion { Duration::ZERO } else { Duration::from_millis(whole.round() as u64) }
}

/// Whether the dice lie still.
pub fn over(elapsed: Duration, settings: &Preferences) -> bool {
    elapsed >= duration(settings)
}

/// What is seen of a die of the roll after some time.
pub fn shown(view: &DiceView, which: usize, elapsed: Duration, settings: &Preferences) -> Shown {
    let last = view.roll.dice.get(which).copied().unwrap_or(1).clamp(1, 6);
    let still = Shown { pips: last, turn: 0.0, lift: 0.0, still: true };
    if over(elapsed, settings) {
        return still;
    }
    let factor = settings.dice_speed.factor().max(0.01);
    let now = elapsed.as_secs_f32() * 1000.0 / factor;
    let (tumble, settle) = (TUMBLE.as_millis() as f32, SETTLE.as_millis() as f32);
    if now >= tumble {
        // It rocks once on its edge and lies down.
        let left = 1.0 - ((now - tumble) / settle).min(1.0);
        return Shown { turn: 0.24 * left * left, lift: 0.05 * left, still: false, ..still };
    }
    let step = (now / FACE).floor();
    let within = now / tumble;
    // Three bounces, each lower than the last.
    let bounce = (within * std::f32::consts::PI * 3.0).sin().abs() * (1.0 - within);
    let turn = (mix(view.seed, which, 1000) % 2) as f32 * 2.0 - 1.0;
    Shown {
        pips: tumbling(view.seed, which, step as u32, last),
        turn: turn * (step * 0.9 + (now / FACE - step) * 0.9) + 0.24,
        lift: bounce * HIGHEST,
        still: false,
    }
}

/// A face while tumbling: never the same twice running, and the last is not the one that stays.
fn tumbling(seed: u32, which: usize, step: u32, last: u8) -> u8 {
    let steps = (TUMBLE.as_millis() as f32 / FACE) as u32;
    let mut face = 0;
    for i in 0..=step {
        let stays = if i + 1 >= steps { last } else { 0 };
        let others: Vec<u8> = (1..=6).filter(|each| *each != face && *each != stays).collect();
        let chosen = mix(seed, which, i) as usize % others.len().max(1);
        face = others.get(chosen).copied().unwrap_or(last);
    }
    face
}

/// How high a die bounces, in parts of its size.
pub const HIGHEST: f32 = 0.55;

/// Numbers that look thrown about.
fn mix(seed: u32, which: usize, step: u32) -> u32 {
    let mut x = seed ^ (which as u32).wrapping_mul(0x9E37_79B9) ^ step.wrapping_mul(0x85EB_CA6B);
    x = (x ^ (x >> 16)).wrapping_mul(0x7FEB_352D);
    x = (x ^ (x >> 15)).wrapping_mul(0x846C_A68B);
    x ^ (x >> 16)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Roll;
    use kit::preferences::DiceSpeed;

    fn view(seed: u32) -> DiceView {
        DiceView { roll: Roll { dice: vec![4, 2], ..Roll::default() }, seed, ..DiceView::default() }
    }

    #[test]
    fn they_fall_settle_and_lie_still() {
        let settings = Preferences::default();
        for seed in 0..50 {
            let view = view(seed);
            let mut before = 0;
            for step in 0..7 {
                let now = shown(&view, 0, Duration::from_millis(step * 60 + 5), &settings);
                assert!((1..=6).contains(&now.pips) && !now.still);
                assert_ne!(now.pips, before, "seed {seed}, face {step}");
                before = now.pips;
            }
            assert_ne!(before, 4, "seed {seed}: the last face to tumble by is not the one that stays");
            assert_eq!(shown(&view, 0, TUMBLE, &settings).pips, 4);
            assert!(shown(&view, 0, TUMBLE + SETTLE, &settings).still);
            assert_eq!(shown(&view, 1, TUMBLE + SETTLE, &settings).pips, 2);
        }
    }

    #[test]
    fn settings_end_it_sooner_or_later() {
        let still = |settings: &Preferences, ms| shown(&view(1), 0, Duration::from_millis(ms), settings).still;
        assert!(still(&Preferences { reduced_motion: true, ..Preferences::default() }, 0));
        assert!(still(&Preferences { dice_speed: DiceSpeed::None, ..Preferences::default() }, 0));
        let slow = Preferences { dice_speed: DiceSpeed::Slow, ..Preferences::default() };
        assert!(!still(&slow, 1000) && still(&slow, 1100));
    }
}
