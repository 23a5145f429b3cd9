//! A small generator for benches, where what is chosen matters little and must cost next to nothing.

/// Where it stands.
pub struct Chooser(pub u64);

impl Chooser {
    /// A number below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}
