//! Iron Guest: the rules by number, with the vectors of the rule paper (T1 to T51).

mod board;
mod grappling;
mod gunnery;
mod line_of_fire;
mod moving;
mod no_prisoners;
mod order_of_play;
mod random_play;
mod scene;
mod set_up;
mod turning;
