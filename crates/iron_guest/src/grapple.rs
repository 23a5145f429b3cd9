//! Grappling (Iron Guest 8).

use std::cmp::Ordering;

use crate::chance::Die;

/// Who wins a grapple.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    /// The ship that entered the other's hex.
    Attacker,
    /// The ship that was there.
    Defender,
}

/// Who wins with these masts and dice; none if they are equal, and both roll again (Iron Guest 8.2).
pub fn winner(attacker: (u8, Die), defender: (u8, Die)) -> Option<Winner> {
    let strength = |(masts, die): (u8, Die)| masts.saturating_add(die.face());
    match strength(attacker).cmp(&strength(defender)) {
        Ordering::Greater => Some(Winner::Attacker),
        Ordering::Less => Some(Winner::Defender),
        Ordering::Equal => None,
    }
}
