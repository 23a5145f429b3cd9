//! How the program grows over ten thousand moves: campaigns of contracts, one after the other, played in the window by keys,
//! each move written to its file and drawn. `cargo bench --bench growth`; a number after `--` plays so many moves instead.
//!
//! Told are the memory that the system counts as the program's, how much of it is the program's file as far as it was looked
//! into, and what of its heap is in use. The first thousand moves fill what is kept of glyphs and drawings.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a bench that cannot go on fails")]

#[cfg(any(feature = "gpu", not(target_os = "linux")))]
fn main() {
    eprintln!("What is measured here is the renderer in software, on Linux.");
}

#[cfg(all(not(feature = "gpu"), target_os = "linux"))]
fn main() {
    software::main();
}

#[path = "common/chooser.rs"]
#[cfg_attr(feature = "gpu", allow(dead_code, reason = "nothing is measured then"))]
mod chooser;

#[path = "common/contracts.rs"]
#[cfg_attr(feature = "gpu", allow(dead_code, reason = "nothing is measured then"))]
mod contracts;

#[cfg(not(feature = "gpu"))]
#[path = "common/stage.rs"]
#[allow(dead_code, reason = "other benches use more of it")]
mod stage;

#[cfg(all(not(feature = "gpu"), target_os = "linux"))]
mod software {
    use std::sync::{Arc, LazyLock};

    use crate::chooser::Chooser;
    use crate::contracts::contracts;
    use crate::stage::Stage;
    use ironclad::content::Content;
    use ironclad::session::{Session, Storage};
    use ironclad::ui::screen::Screen;
    use kit::key::Press;

    const MOVES: u32 = 10_000;
    /// Campaigns on the shelf, and the contracts of each: a campaign is some fifteen hundred moves long.
    const CAMPAIGNS: u8 = 12;
    const CONTRACTS: u8 = 30;
    /// How many moves lie between two lines of the report.
    const STEP: u32 = 500;
    /// Of so many keys that changed nothing, one is followed by a frame.
    const IDLE: u64 = 4;

    static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::built_in().expect("sound content")));

    pub fn main() {
        ironclad::ui::memory::give_back_what_is_large();
        let moves = std::env::args().find_map(|argument| argument.parse().ok()).unwrap_or(MOVES);
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("settings.json"), r#"{"reduced_motion":true}"#).expect("written");
        for _ in 0..CAMPAIGNS {
            let keep = Storage::Folder(folder.path().join("games"));
            drop(Session::begin(&CONTENT, contracts(CONTRACTS, "Growth"), keep).expect("a campaign"));
        }
        let mut stage = Stage::open(folder.path());
        let mut chooser = Chooser(7);
        stage.press(Press::Enter);
        let (mut made, mut keyed, mut next, mut first) = (0_u32, 0_u64, 0_u32, None);
        while made <= moves {
            let before = place(&stage);
            press(&mut stage, &mut chooser);
            keyed += 1;
            let moved = before.is_some() && place(&stage).is_some() && place(&stage) != before;
            made += u32::from(moved);
            if moved || keyed.is_multiple_of(IDLE) {
                stage.frame(&[]);
            }
            if made >= next {
                told(&stage, made, keyed);
                if made >= 1_000 && first.is_none() {
                    first = Some(resident());
                }
                next += STEP;
            }
        }
        if let Some(first) = first {
            println!("grown by {} kB since the thousandth move", resident().saturating_sub(first));
        }
    }

    /// Presses a key: mostly the main button, or an option by its number. Where a campaign is over before its time, the last
    /// turn is taken back; after the last contract the main button leads on to the next campaign.
    fn press(stage: &mut Stage, chooser: &mut Chooser) {
        let over = place(stage).is_some() && stage.session().decision().is_none();
        stage.press(match chooser.below(3) {
            _ if over && stage.session().when().stage < CONTRACTS => Press::Shifted('z'),
            _ if over || matches!(stage.app.screen(), Screen::Title(_)) => Press::Enter,
            0 => Press::Digit(u32::try_from(chooser.below(5)).expect("small") + 1),
            _ => Press::Enter,
        });
    }

    /// Where the game at the table stands, if the table shows.
    fn place(stage: &Stage) -> Option<u32> {
        match stage.app.screen() {
            Screen::Table(table) => Some(table.session().place()),
            _ => None,
        }
    }

    fn told(stage: &Stage, made: u32, keyed: u64) {
        let when = place(stage).map(|_| stage.session().when());
        let scenario = when.map_or(0, |when| when.stage);
        println!(
            "{made:>6} moves, {keyed:>6} keys, contract {scenario:>2}: {:>7} kB, {:>6} of them its file; {:>6} kB of the heap in use",
            resident(),
            status("RssFile:"),
            in_use()
        );
    }

    /// Kilobytes of memory that the program has now.
    fn resident() -> u64 {
        status("VmRSS:")
    }

    /// What the system says of the program in a line of its own, in kilobytes.
    fn status(line: &str) -> u64 {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let told = status.lines().find_map(|each| each.strip_prefix(line));
        told.and_then(|told| told.split_whitespace().next()?.parse().ok()).unwrap_or_default()
    }

    /// Kilobytes of the heap that are in use, large pieces of their own among them.
    fn in_use() -> usize {
        // SAFETY: the call reads the allocator's own figures.
        #[expect(unsafe_code, reason = "the standard library does not tell")]
        let told = unsafe { libc::mallinfo2() };
        (told.uordblks + told.hblkhd) / 1024
    }
}
