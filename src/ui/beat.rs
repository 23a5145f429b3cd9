//! The time, told again and again while something moves.

use std::thread;
use std::time::{Duration, Instant};

use iced::Subscription;
use iced::futures::channel::mpsc::{self, Receiver};

/// Tells the time after each beat, until nobody listens any more.
pub fn every(beat: Duration) -> Subscription<Instant> {
    Subscription::run_with(beat, |beat| told(*beat))
}

fn told(beat: Duration) -> Receiver<Instant> {
    let (mut sender, receiver) = mpsc::channel(0);
    let clock = move || {
        loop {
            thread::sleep(beat);
            // A window that still draws the moment before is not told of this one.
            if sender.try_send(Instant::now()).is_err_and(|error| error.is_disconnected()) {
                return;
            }
        }
    };
    // Without a thread nothing is told: what moves then stands still until a key ends it.
    let _ = thread::Builder::new().name("beat".to_owned()).spawn(clock);
    receiver
}

#[cfg(test)]
mod tests {
    use iced::futures::StreamExt;
    use iced::futures::executor::block_on;

    use super::*;

    #[test]
    fn the_time_is_told_after_each_beat() {
        let beat = Duration::from_millis(2);
        let begun = Instant::now();
        let told: Vec<Instant> = block_on(told(beat).take(3).collect());
        assert!(told.is_sorted());
        assert!(told[0] >= begun + beat, "not before a beat has passed");
        assert!(told[2] >= begun + 3 * beat);
    }
}
