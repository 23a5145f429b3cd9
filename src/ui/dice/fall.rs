//! How dice fall: faces, then settling, as a pure function of the time since the throw.

use super::DiceView;
use crate::settings::{DiceSpeed, Settings};

/// How many milliseconds faces tumble.
pub const TUMBLE: u32 = 420;
/// How many milliseconds the die settles after that.
pub const SETTLE: u32 = 120;
/// How long each face shows while it tumbles.
const FACE: f32 = 60.0;
/// How high a die bounces, in parts of its size.
pub const HIGHEST: f32 = 0.55;

/// What is seen of the die at one time.
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

/// Whether the die lies still.
pub fn over(ms: u32, settings: &Settings) -> bool {
    ms >= TUMBLE + SETTLE || settings.reduced_motion || settings.dice_speed == DiceSpeed::None
}

/// What is seen of the die some milliseconds after the throw, at the usual pace.
pub fn shown(view: &DiceView, ms: u32, settings: &Settings) -> Shown {
    let last = view.face.clamp(1, 6);
    let still = Shown { pips: last, turn: 0.0, lift: 0.0, still: true };
    if over(ms, settings) {
        return still;
    }
    let (now, tumble, settle) = (ms as f32, TUMBLE as f32, SETTLE as f32);
    if now >= tumble {
        // It rocks once on its edge and lies down.
        let left = 1.0 - ((now - tumble) / settle).min(1.0);
        return Shown { turn: 0.24 * left * left, lift: 0.05 * left, still: false, ..still };
    }
    let seed = seed(view);
    let within = now / tumble;
    // Three bounces, each lower than the last.
    let bounce = (within * std::f32::consts::PI * 3.0).sin().abs() * (1.0 - within);
    let side = if mix(seed, 1000).is_multiple_of(2) { 1.0 } else { -1.0 };
    Shown {
        pips: tumbling(seed, (now / FACE) as u32, last),
        turn: side * (1.0 - within) * 6.3 + 0.24,
        lift: bounce * HIGHEST,
        still: false,
    }
}

/// Every throw tumbles in its own way; no game depends on it.
fn seed(view: &DiceView) -> u32 {
    let start = u32::from(view.face) + 31 * view.earlier.len() as u32;
    view.sum.bytes().chain(view.result.bytes()).fold(start, |seed, byte| mix(seed, u32::from(byte)))
}

/// A face while tumbling: never the same twice running, and the last is not the one that stays.
fn tumbling(seed: u32, step: u32, last: u8) -> u8 {
    let steps = (TUMBLE as f32 / FACE) as u32;
    let mut face = 0;
    for i in 0..=step {
        let stays = if i + 1 >= steps { last } else { 0 };
        let others: Vec<u8> = (1..=6).filter(|each| *each != face && *each != stays).collect();
        let chosen = mix(seed, i) as usize % others.len().max(1);
        face = others.get(chosen).copied().unwrap_or(last);
    }
    face
}

/// Numbers that look thrown about.
fn mix(seed: u32, step: u32) -> u32 {
    let mut x = seed.wrapping_mul(0x9E37_79B9) ^ step.wrapping_mul(0x85EB_CA6B);
    x = (x ^ (x >> 16)).wrapping_mul(0x7FEB_352D);
    x = (x ^ (x >> 15)).wrapping_mul(0x846C_A68B);
    x ^ (x >> 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_fall_settle_and_lie_still() {
        let settings = Settings::default();
        for throw in 0..50 {
            let view = DiceView { face: 4, result: format!("throw {throw}"), ..DiceView::default() };
            let mut before = 0;
            for step in 0..7 {
                let now = shown(&view, step * 60 + 5, &settings);
                assert!((1..=6).contains(&now.pips) && !now.still);
                assert_ne!(now.pips, before, "throw {throw}, face {step}");
                before = now.pips;
            }
            assert_ne!(before, 4, "throw {throw}: the last face to tumble by is not the one that stays");
            assert_eq!(shown(&view, TUMBLE, &settings).pips, 4);
            assert!(shown(&view, TUMBLE + SETTLE, &settings).still);
        }
    }

    #[test]
    fn settings_end_it_at_once() {
        let still = |settings: &Settings| shown(&DiceView::default(), 0, settings).still;
        assert!(!still(&Settings::default()));
        assert!(still(&Settings { reduced_motion: true, ..Settings::default() }));
        assert!(still(&Settings { dice_speed: DiceSpeed::None, ..Settings::default() }));
    }
}
