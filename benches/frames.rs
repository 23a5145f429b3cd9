//! How long the window takes to draw: the table at 1920×1080 with a long log open, while the map is dragged, zoomed and
//! pointed at, and when all of it is drawn anew. `cargo bench --bench frames`.
//!
//! A frame is what the program does for one event: taking it in, building the view, laying it out, and drawing what has
//! changed into a buffer in memory, with the renderer's own reckoning of what that is. It is counted in processor time. Handing the buffer to the system
//! is not in it; `cargo bench --bench window` has that too.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a bench that cannot go on fails")]

#[cfg(feature = "gpu")]
fn main() {
    eprintln!("The renderer measured here is the one in software; leave out the feature.");
}

#[cfg(not(feature = "gpu"))]
fn main() {
    software::main();
}

#[path = "common/chooser.rs"]
#[cfg_attr(feature = "gpu", allow(dead_code, reason = "nothing is measured then"))]
mod chooser;

#[path = "common/fleets.rs"]
#[cfg_attr(feature = "gpu", allow(dead_code, reason = "nothing is measured then"))]
mod fleets;

#[cfg(not(feature = "gpu"))]
#[path = "common/stage.rs"]
mod stage;

#[cfg(not(feature = "gpu"))]
mod software {
    use std::path::Path;
    use std::sync::{Arc, LazyLock};
    use std::time::Duration;

    use crate::chooser::Chooser;
    use crate::stage::{HEIGHT, Stage, WIDTH};
    use iced::{Point, mouse};
    use ironclad::content::Content;
    use ironclad::content::terms::Mode;
    use ironclad::engine::Answer;
    use ironclad::patrol::{Length, Wishes};
    use ironclad::session::{Session, Start, Storage, UndoScope, What};
    use ironclad::ui::screen::Screen;
    use ironclad_table::present::Present;
    use kit::key::{Arrow, Press};

    const FRAMES: usize = 400;

    static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::built_in().expect("sound content")));

    /// How many lines the log has.
    fn lines(stage: &Stage) -> usize {
        let session = stage.session();
        Present::new(stage.app.cx().text, session, session.game(), None).log(None).len()
    }

    /// Keeps what is drawn as a PNG; red and blue are the other way round in the window's buffer.
    fn keep(stage: &Stage, path: &Path) {
        let colours: Vec<u8> =
            stage.pixels.data().chunks_exact(4).flat_map(|pixel| [pixel[2], pixel[1], pixel[0]]).collect();
        let file = std::io::BufWriter::new(std::fs::File::create(path).expect("a file"));
        let mut encoder = png::Encoder::new(file, WIDTH, HEIGHT);
        encoder.set_color(png::ColorType::Rgb);
        encoder.write_header().and_then(|mut writer| writer.write_image_data(&colours)).expect("written");
    }

    fn point(stage: &mut Stage, x: f32, y: f32) -> iced::Event {
        let position = Point::new(x, y);
        stage.cursor = mouse::Cursor::Available(position);
        iced::Event::Mouse(mouse::Event::CursorMoved { position })
    }

    /// A patrol in a file, played until its log is long.
    fn long_patrol(folder: &Path) {
        let wishes = Wishes { length: Length::Long, upgrades: 2, ..Wishes::default() };
        let start = Start {
            what: What::Patrol(wishes),
            players: vec!["Mara".to_owned(), "Ilse".to_owned(), "Tove".to_owned()],
            seats: None,
            mode: Mode::Easy,
            seed: 11,
            scripted: false,
            campaign: None,
        };
        let mut session = Session::begin(&CONTENT, start, Storage::Folder(folder.join("games"))).expect("a patrol");
        let mut chooser = Chooser(11);
        for _ in 0..2_000 {
            let Some(decision) = session.decision() else {
                // The last turn again, in another way.
                let back = session.back(UndoScope::Turn).expect("a turn");
                session.perform(back).expect("taken back");
                continue;
            };
            let busy = decision.options.iter().filter(|answer| !matches!(answer, Answer::EndTurn)).count();
            let options = if busy > 0 { busy } else { decision.options.len() };
            session.answer(decision.options[chooser.below(options)]).expect("an option");
        }
        // To stand on the chart in the middle of it, not where it ended.
        let at_sea = |session: &Session| {
            let moves = |answer: &Answer| matches!(answer, Answer::Move(_));
            session.decision().is_some_and(|decision| decision.options.iter().any(moves))
        };
        while !at_sea(&session) {
            let back = session.back(UndoScope::Choice).expect("a choice");
            session.perform(back).expect("taken back");
        }
    }

    fn told(stage: &mut Stage, name: &str, times: Vec<Duration>) {
        let mut times: Vec<(Duration, usize)> = times.into_iter().zip(1..).collect();
        times.sort();
        let at = |part: usize| times[(times.len() * part / 100).min(times.len() - 1)];
        let ms = |part: usize| at(part).0.as_secs_f64() * 1e3;
        let drawn = std::mem::take(&mut stage.drawn) / FRAMES as f32;
        println!(
            "{name:<36} {:6.2} {:6.2} {:6.2} {:6.2} (frame {}), {drawn:.0} % of the window each",
            ms(50),
            ms(95),
            ms(99),
            ms(100),
            at(100).1
        );
    }

    /// The processor time that this thread has had: how long a frame takes where nothing else wants the processor.
    fn worked() -> Duration {
        let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
        // SAFETY: the call writes one `timespec`, which is there.
        #[expect(unsafe_code, reason = "the standard library has no clock of a thread")]
        let told = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &raw mut time) };
        assert_eq!(told, 0, "there is such a clock");
        Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).expect("below a second"))
    }

    fn timed(stage: &mut Stage, mut event: impl FnMut(&mut Stage, usize) -> Vec<iced::Event>) -> Vec<Duration> {
        let one = |number| {
            let events = event(stage, number);
            let begun = worked();
            stage.frame(&events);
            worked().saturating_sub(begun)
        };
        (0..FRAMES).map(one).collect()
    }

    /// Forty ships of Full Thrust: the table dragged and zoomed, and ships gone through one by one.
    fn forty_ships() {
        let folder = tempfile::tempdir().expect("a folder");
        crate::fleets::big_battle(folder.path());
        let mut stage = Stage::open(folder.path());
        stage.press(Press::Letter('w'));
        stage.press(Press::Letter('f'));
        stage.press(Press::Arrow(Arrow::Up));
        stage.press(Press::Enter);
        assert!(matches!(stage.app.screen(), Screen::FullThrust(_)), "{:?}", stage.app.screen());
        (0..3).for_each(|_| stage.press(Press::Zoom { nearer: true, text: false }));
        (0..3).for_each(|_| stage.frame(&[]));
        stage.drawn = 0.0;
        println!("forty ships of Full Thrust at {WIDTH}×{HEIGHT}");
        if let Some(folder) = std::env::var_os("IRONCLAD_ALBUM") {
            keep(&stage, &Path::new(&folder).join("fleets.png"));
        }
        let middle = Point::new(stage.size().width * 0.4, stage.size().height * 0.4);
        let pointed = point(&mut stage, middle.x, middle.y);
        stage.frame(&[pointed, iced::Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
        let dragged = timed(&mut stage, |stage, number| {
            let turn = number as f32 / 30.0;
            vec![point(stage, middle.x + 120.0 * turn.sin(), middle.y + 80.0 * turn.cos())]
        });
        told(&mut stage, "the table dragged", dragged);
        stage.frame(&[iced::Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
        let next = timed(&mut stage, |stage, _| {
            stage.press(Press::Tab { back: false });
            Vec::new()
        });
        told(&mut stage, "another ship, all drawn anew", next);
    }

    pub fn main() {
        forty_ships();
        let folder = tempfile::tempdir().expect("a folder");
        long_patrol(folder.path());
        let mut stage = Stage::open(folder.path());
        stage.press(Press::Enter);
        stage.press(Press::Letter('l'));
        (0..3).for_each(|_| stage.frame(&[]));
        println!("the table at {WIDTH}×{HEIGHT}, {} lines of log open", lines(&stage));
        println!("{:<36} {:>6} {:>6} {:>6} {:>6}", "milliseconds", "p50", "p95", "p99", "most");
        if let Some(folder) = std::env::var_os("IRONCLAD_ALBUM") {
            keep(&stage, &Path::new(&folder).join("frames.png"));
        }
        let middle = Point::new(stage.size().width * 0.3, stage.size().height * 0.35);

        let pointed = point(&mut stage, middle.x, middle.y);
        stage.frame(&[pointed, iced::Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
        let dragged = timed(&mut stage, |stage, number| {
            let turn = number as f32 / 30.0;
            vec![point(stage, middle.x + 120.0 * turn.sin(), middle.y + 80.0 * turn.cos())]
        });
        told(&mut stage, "the map dragged", dragged);
        stage.frame(&[iced::Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);

        let rest = |stage: &mut Stage| {
            stage.drawn = 0.0;
            std::thread::sleep(Duration::from_millis(400));
            let begun = worked();
            stage.frame(&[]);
            println!("the map come to rest: {:.2}", worked().saturating_sub(begun).as_secs_f64() * 1e3);
            stage.drawn = 0.0;
        };
        rest(&mut stage);

        let zoomed = timed(&mut stage, |_, number| {
            let y = if number % 16 < 8 { 1.0 } else { -1.0 };
            vec![iced::Event::Mouse(mouse::Event::WheelScrolled { delta: mouse::ScrollDelta::Lines { x: 0.0, y } })]
        });
        told(&mut stage, "the map zoomed", zoomed);

        rest(&mut stage);

        let pointed = timed(&mut stage, |stage, number| {
            let (x, y) = ((number * 37 % 100) as f32 / 100.0, (number * 61 % 100) as f32 / 100.0);
            let size = stage.size();
            vec![point(stage, x * size.width, y * size.height)]
        });
        told(&mut stage, "the pointer anywhere", pointed);

        let scrolled = timed(&mut stage, |stage, number| {
            stage.press(Press::Page { down: number % 40 < 20 });
            Vec::new()
        });
        told(&mut stage, "the list turned, all drawn anew", scrolled);

        let focus = timed(&mut stage, |stage, _| {
            stage.press(Press::Tab { back: false });
            Vec::new()
        });
        told(&mut stage, "another option, all drawn anew", focus);

        stage.cursor = mouse::Cursor::Unavailable;
        let idle = timed(&mut stage, |_, _| Vec::new());
        told(&mut stage, "nothing changed", idle);
    }
}
