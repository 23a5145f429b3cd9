//! A real window on an X server without a screen, measured from outside: when its first frame is presented, how much memory
//! it holds, what it costs at rest, and how long after a key or a movement of the pointer the next frame is presented.
//! Each beside a bare iced window. `cargo bench --bench window`; it needs Linux and Xvfb.
//!
//! A frame counts as presented once the server has drawn it, as its DAMAGE extension tells.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a bench that cannot go on fails")]

#[cfg(target_os = "linux")]
#[path = "../tests/runner/x11.rs"]
#[allow(dead_code, reason = "the tests use all of it")]
mod x11;

#[cfg(not(target_os = "linux"))]
fn main() {
    eprintln!("This is measured on Linux.");
}

#[cfg(target_os = "linux")]
fn main() {
    match std::env::args().any(|argument| argument == linux::BARE) {
        true => linux::bare(),
        false => linux::main(),
    }
}

#[cfg(target_os = "linux")]
mod linux {
    use std::path::Path;
    use std::process::Command;
    use std::time::{Duration, Instant};

    use x11rb::connection::Connection;
    use x11rb::protocol::xproto::ConnectionExt;

    use crate::x11::{RealWindow, SHIFT, Server};

    /// What makes this program open a bare window.
    pub const BARE: &str = "--bare-window";
    const SIZE: (u16, u16) = (1920, 1080);
    const STARTS: usize = 20;
    const EVENTS: usize = 150;
    /// Nothing more is drawn for an event once nothing was for so long.
    const QUIET: Duration = Duration::from_millis(120);
    /// How long after one event of a stream the next one comes.
    const PACE: Duration = Duration::from_millis(33);

    /// The least window that iced makes, with a line of text in it.
    pub fn bare() {
        fn view((): &()) -> iced::Element<'_, ()> {
            iced::widget::text("A bare window").into()
        }
        let update = |(): &mut (), (): ()| {};
        iced::application(|| (), update, view)
            .window(iced::window::Settings { size: iced::Size::new(1280.0, 720.0), ..Default::default() })
            .run()
            .expect("a window");
    }

    /// X's name of the Enter key.
    const ENTER: u32 = 0xFF0D;

    /// The frames that a window presents, as the server tells of them.
    struct Frames {
        /// The number of the event that tells of something drawn.
        drawn: u8,
    }

    impl Frames {
        /// Has the server tell of everything that is drawn in the window: `QueryVersion` and `Create` of DAMAGE.
        fn of(real: &RealWindow) -> Self {
            let damage = real.connection.query_extension(b"DAMAGE").expect("asked").reply().expect("told");
            assert!(damage.present, "the server has DAMAGE");
            let words = |kind: u8, words: &[u32]| {
                let mut request = vec![damage.major_opcode, kind];
                request.extend(u16::try_from(words.len() + 1).expect("short").to_ne_bytes());
                request.extend(words.iter().flat_map(|word| word.to_ne_bytes()));
                real.send(&request);
            };
            words(0, &[1, 1]);
            words(1, &[real.connection.generate_id().expect("an id"), real.window, 0]);
            Self { drawn: damage.first_event }
        }

        /// When the next frame is presented; none if that is not within so long.
        fn next(&self, real: &RealWindow, within: Duration) -> Option<Instant> {
            let begun = Instant::now();
            loop {
                while let Ok(Some(event)) = real.connection.poll_for_raw_event() {
                    if event.first().is_some_and(|kind| kind & 0x7F == self.drawn) {
                        return Some(Instant::now());
                    }
                }
                if begun.elapsed() > within {
                    return None;
                }
                std::thread::sleep(Duration::from_micros(100));
            }
        }

        /// Waits until nothing more is drawn.
        fn rest(&self, real: &RealWindow) {
            while self.next(real, Duration::from_millis(700)).is_some() {}
        }
    }

    fn told(name: &str, unit: &str, mut figures: Vec<f64>) {
        figures.sort_by(f64::total_cmp);
        let at = |part: usize| figures[(figures.len() * part / 100).min(figures.len() - 1)];
        println!("{name:<52} p50 {:7.2}  p95 {:7.2}  p99 {:7.2}  most {:7.2} {unit}", at(50), at(95), at(99), at(100));
    }

    fn program(name: &str, folder: &Path) -> Command {
        if name == BARE {
            let mut command = Command::new(std::env::current_exe().expect("this program"));
            command.arg(BARE);
            return command;
        }
        let program = std::env::var_os("IRONCLAD_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_ironclad").into());
        let mut command = Command::new(program);
        command.args(["--language", "en", "--data-dir"]).arg(folder);
        command
    }

    /// A figure out of `/proc`.
    fn status(process: u32, name: &str) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        let line =
            status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':')?.split_whitespace().next());
        line.and_then(|figure| figure.parse().ok()).unwrap_or_default()
    }

    /// Hundredths of a second of processor time that a process has had.
    fn worked(process: u32) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        let rest = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        rest.split_whitespace().skip(11).take(2).filter_map(|figure| figure.parse::<u64>().ok()).sum()
    }

    /// Milliseconds of processor time that all threads of a process have had.
    fn busy(process: u32) -> f64 {
        let Ok(threads) = std::fs::read_dir(format!("/proc/{process}/task")) else { return 0.0 };
        let had = threads.flatten().filter_map(|thread| {
            let told = std::fs::read_to_string(thread.path().join("schedstat")).ok()?;
            told.split_whitespace().next()?.parse::<f64>().ok()
        });
        had.sum::<f64>() / 1e6
    }

    /// From the start of a program to its first frame: milliseconds, those of the processor, the megabytes it then holds, and
    /// those of them that are not of a file.
    fn start(server: &Server, name: &str) -> [f64; 4] {
        let folder = tempfile::tempdir().expect("a folder");
        // Started as people start it: without a word.
        let own = std::env::var_os("IRONCLAD_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_ironclad").into());
        let mut command = if name == BARE { program(BARE, folder.path()) } else { Command::new(own) };
        for place in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            command.env(place, folder.path());
        }
        command.env("LC_ALL", "en_GB.UTF-8");
        let begun = Instant::now();
        let real = RealWindow::start(server, &mut command, SIZE);
        let frames = Frames::of(&real);
        let first = frames.next(&real, Duration::from_secs(20)).expect("a first frame");
        let busy = busy(real.process.id());
        std::thread::sleep(Duration::from_millis(700));
        let [all, own] = ["VmRSS", "RssAnon"].map(|name| status(real.process.id(), name) / 1024.0);
        [first.duration_since(begun).as_secs_f64() * 1e3, busy, all, own]
    }

    /// The bare window and ours by turns, so that whatever else the machine does falls on both alike.
    fn starts() {
        let server = Server::start(SIZE.0, SIZE.1);
        let told_of = [(BARE, "a bare window"), ("ironclad", "Ironclad")];
        let mut all = told_of.map(|_| [const { Vec::new() }; 4]);
        for _ in 0..STARTS {
            for ((name, _), figures) in told_of.iter().zip(&mut all) {
                figures.iter_mut().zip(start(&server, name)).for_each(|(all, one)| all.push(one));
            }
        }
        for ((_, shown), [times, busy, memory, own]) in told_of.iter().zip(all) {
            told(&format!("{shown}: start to first frame"), "ms", times);
            told(&format!("{shown}: processor time until then"), "ms", busy);
            told(&format!("{shown}: memory at 1280×720"), "MB", memory);
            told(&format!("{shown}: of it not of a file"), "MB", own);
        }
    }

    /// How long after each of many events the first frame is presented, and the last that follows from it.
    fn events(frames: &Frames, real: &mut RealWindow, name: &str, mut event: impl FnMut(&mut RealWindow, usize)) {
        let (mut first, mut last) = (Vec::new(), Vec::new());
        for number in 0..EVENTS {
            while frames.next(real, Duration::ZERO).is_some() {}
            let begun = Instant::now();
            event(real, number);
            let Some(at) = frames.next(real, QUIET) else { continue };
            first.push(at.duration_since(begun).as_secs_f64() * 1e3);
            let mut end = at;
            while let Some(more) = frames.next(real, QUIET) {
                end = more;
            }
            last.push(end.duration_since(begun).as_secs_f64() * 1e3);
        }
        told_of(name, "first", first);
        told_of(name, "settled", last);
    }

    /// The same for events that come one after the other, as from a hand that moves on: how long after each the next frame is
    /// presented, which shows it or what came before.
    fn stream(frames: &Frames, real: &mut RealWindow, name: &str, mut event: impl FnMut(&mut RealWindow, usize)) {
        let mut times = Vec::new();
        for number in 0..EVENTS * 2 {
            while frames.next(real, Duration::ZERO).is_some() {}
            let begun = Instant::now();
            event(real, number);
            let Some(at) = frames.next(real, QUIET) else { continue };
            times.push(at.duration_since(begun).as_secs_f64() * 1e3);
            std::thread::sleep(PACE.saturating_sub(begun.elapsed()));
        }
        told_of(name, "one after the other", times);
        frames.rest(real);
    }

    fn told_of(name: &str, what: &str, times: Vec<f64>) {
        match times.len() {
            0 => println!("{name}: nothing was drawn"),
            count => told(&format!("{name} ({count} drew), {what}"), "ms", times),
        }
    }

    pub fn main() {
        println!("load: {}", std::fs::read_to_string("/proc/loadavg").unwrap_or_default().trim());
        starts();

        let server = Server::start(SIZE.0, SIZE.1);
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("settings.json"), r#"{"reduced_motion":true}"#).expect("written");
        let mut real = RealWindow::open(&server, &mut program("ironclad", folder.path()), SIZE);
        let frames = Frames::of(&real);
        frames.rest(&real);
        // The first lesson, played freely: its seats, its page, the table.
        for symbol in [u32::from('2'), u32::from('2'), ENTER, ENTER, ENTER, u32::from('l')] {
            real.key(symbol, &[]);
            frames.rest(&real);
        }
        let id = real.process.id();
        let [all, own] = ["VmRSS", "RssAnon"].map(|name| status(id, name) / 1024.0);
        println!("Ironclad on the table at {}×{}: {all:.1} MB, {own:.1} of them not of a file", SIZE.0, SIZE.1);
        if let (Some(folder), Some(picture)) = (std::env::var_os("IRONCLAD_ALBUM"), real.picture()) {
            picture.save(&Path::new(&folder).join("measured.png"));
        }
        let before = worked(id);
        let drawn = std::iter::from_fn(|| frames.next(&real, Duration::from_secs(10))).take(100).count();
        println!("at rest for 10 s: {} ms of processor time, {drawn} frames", (worked(id) - before) * 10);

        events(&frames, &mut real, "the pointer over the map", |real, number| {
            real.point(300 + (number as i16 * 97) % 900, 250 + (number as i16 * 53) % 400);
        });
        stream(&frames, &mut real, "the map moved by a key", |real, number| {
            let arrow = [0xFF51, 0xFF52, 0xFF53, 0xFF54][number % 4];
            real.key(arrow, &[SHIFT]);
        });
        stream(&frames, &mut real, "the map zoomed by the wheel", |real, number| {
            real.wheel(600, 400, number % 12 < 6);
        });
        real.point(600, 400);
        real.button(1, true);
        stream(&frames, &mut real, "the map dragged", |real, number| {
            let (x, y) = ((number as i16 * 13) % 200, (number as i16 * 7) % 120);
            real.point(600 + x, 400 + y);
        });
        real.button(1, false);
        frames.rest(&real);
        events(&frames, &mut real, "another option", |real, _| real.key(0xFF09, &[]));
        events(&frames, &mut real, "a choice sent, or taken back", |real, number| {
            real.key(if number % 2 == 0 { ENTER } else { u32::from('z') }, &[]);
        });
        println!(
            "Ironclad after all that: {:.1} MB, {:.1} of them not of a file, at most {:.1} MB",
            status(id, "VmRSS") / 1024.0,
            status(id, "RssAnon") / 1024.0,
            status(id, "VmHWM") / 1024.0
        );
    }
}
