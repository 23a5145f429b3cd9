//! How long the window takes to draw: the table at 1920×1080 with a long log open, while the map is dragged, zoomed and
//! pointed at, and when all of it is drawn anew. `cargo bench --bench frames`; with `-- growth` also how the program
//! grows over ten thousand moves.
//!
//! A frame is what the program does for one event: taking it in, building the view, laying it out, and drawing what has
//! changed into a buffer in memory, with the renderer's own reckoning of what that is. It is counted in processor time. Handing the buffer to the system
//! is not in it; `cargo bench --bench window` has that too.

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

#[cfg(not(feature = "gpu"))]
mod software {
    use std::path::Path;
    use std::sync::{Arc, LazyLock};
    use std::time::{Duration, Instant};

    use crate::chooser::Chooser;
    use iced::advanced::graphics::{Viewport, damage};
    use iced::{Point, Rectangle, Size, mouse, theme::Base, window};
    use iced_test::core::clipboard;
    use iced_test::core::renderer::Style;
    use iced_test::runtime::user_interface::{Cache, UserInterface};
    use iced_tiny_skia::{Layer, Renderer};
    use ironclad::content::Content;
    use ironclad::content::terms::Mode;
    use ironclad::engine::Answer;
    use ironclad::patrol::{Length, Wishes};
    use ironclad::save::Undoing;
    use ironclad::session::{Campaign, Keep, Reach, Session, Start, What};
    use ironclad::ui::app::library::Library;
    use ironclad::ui::effect::Written;
    use ironclad::ui::key::Press;
    use ironclad::ui::present::Present;
    use ironclad::ui::screen::Screen;
    use ironclad::ui::{App, Effect, Message, Options, font, theme};

    const WIDTH: u32 = 1920;
    const HEIGHT: u32 = 1080;
    const FRAMES: usize = 400;
    const MOVES: u32 = 10_000;

    static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::built_in().expect("sound content")));

    /// The window: its state, its widgets and the buffer it is drawn into.
    struct Stage {
        app: App,
        cache: Cache,
        renderer: Renderer,
        cursor: mouse::Cursor,
        pixels: tiny_skia::Pixmap,
        mask: tiny_skia::Mask,
        /// What was drawn last, and on what ground.
        last: Option<(Vec<Layer>, iced::Color)>,
        /// How much of the window was drawn since this was last asked, in hundredths of it.
        drawn: f32,
    }

    impl Stage {
        fn open(folder: &Path) -> Self {
            let mut fonts = iced::advanced::graphics::text::font_system().write().expect("the fonts");
            font::faces().into_iter().for_each(|face| fonts.load_font(face));
            drop(fonts);
            let options = Options { data_dir: Some(folder.to_owned()), language: Some("en".to_owned()), content: None };
            let (app, effect) = App::new(&options);
            let mut stage = Self {
                app,
                cache: Cache::new(),
                renderer: Renderer::new(font::RULES, 16.0.into()),
                cursor: mouse::Cursor::Unavailable,
                pixels: tiny_skia::Pixmap::new(WIDTH, HEIGHT).expect("a buffer"),
                mask: tiny_skia::Mask::new(WIDTH, HEIGHT).expect("a mask"),
                last: None,
                drawn: 0.0,
            };
            stage.carry_out(effect);
            (0..3).for_each(|_| stage.frame(&[]));
            stage.tell(Message::Tick(Instant::now()));
            stage.frame(&[]);
            stage
        }

        fn size(&self) -> Size {
            Size::new(WIDTH as f32, HEIGHT as f32) * (1.0 / self.app.scale_factor())
        }

        fn tell(&mut self, message: Message) {
            let effect = self.app.update(message);
            self.carry_out(effect);
        }

        fn carry_out(&mut self, effect: Effect) {
            match effect {
                Effect::All(effects) => effects.into_iter().for_each(|effect| self.carry_out(effect)),
                Effect::Read(shelves) => {
                    let read = Library::read(&shelves, self.app.folders());
                    self.tell(Message::Library(read));
                }
                Effect::Write(writing) => {
                    let outcome = writing.run();
                    self.tell(Message::Written(Written::new(writing, outcome)));
                }
                _ => {}
            }
        }

        /// One frame, as iced makes it: the events are taken in, and what has changed is drawn.
        fn frame(&mut self, events: &[iced::Event]) {
            let redraw = iced::Event::Window(window::Event::RedrawRequested(Instant::now()));
            let size = self.size();
            let mut said = Vec::new();
            let mut face =
                UserInterface::build(self.app.view(), size, std::mem::take(&mut self.cache), &mut self.renderer);
            let _ = face.update(events, self.cursor, &mut self.renderer, &mut clipboard::Null, &mut said);
            if !said.is_empty() {
                self.cache = face.into_cache();
                std::mem::take(&mut said).into_iter().for_each(|message| self.tell(message));
                face = UserInterface::build(
                    self.app.view(),
                    self.size(),
                    std::mem::take(&mut self.cache),
                    &mut self.renderer,
                );
            }
            let _ = face.update(&[redraw], self.cursor, &mut self.renderer, &mut clipboard::Null, &mut said);
            let look = theme::theme();
            face.draw(&mut self.renderer, &look, &Style { text_color: look.base().text_color }, self.cursor);
            self.cache = face.into_cache();
            self.paint();
            said.into_iter().for_each(|message| self.tell(message));
        }

        /// Draws what differs from the last frame, as the renderer's own window does.
        fn paint(&mut self) {
            let ground = self.app.ground();
            let view = Viewport::with_physical_size(Size::new(WIDTH, HEIGHT), self.app.scale_factor());
            let whole = Rectangle::with_size(view.logical_size());
            let layers = self.renderer.layers().to_vec();
            let changed = match &self.last {
                Some((last, on)) if *on == ground => {
                    damage::diff(last, &layers, |layer| vec![layer.bounds], Layer::damage)
                }
                _ => vec![whole],
            };
            if !changed.is_empty() {
                let changed = damage::group(changed, whole);
                self.drawn += changed.iter().map(Rectangle::area).sum::<f32>() / whole.area() * 100.0;
                self.renderer.draw(&mut self.pixels.as_mut(), &mut self.mask, &view, &changed, ground);
            }
            self.last = Some((layers, ground));
        }

        fn press(&mut self, press: Press) {
            self.tell(Message::Press(press));
        }

        fn session(&self) -> &Session {
            match self.app.screen() {
                Screen::Table(table) => table.session(),
                other => panic!("the table should show, not {other:?}"),
            }
        }

        /// How many lines the log has.
        fn lines(&self) -> usize {
            let session = self.session();
            Present::new(self.app.cx().text, session, session.game(), None).log(None).len()
        }

        /// Keeps what is drawn as a PNG; red and blue are the other way round in the window's buffer.
        fn keep(&self, path: &Path) {
            let colours: Vec<u8> =
                self.pixels.data().chunks_exact(4).flat_map(|pixel| [pixel[2], pixel[1], pixel[0]]).collect();
            let file = std::io::BufWriter::new(std::fs::File::create(path).expect("a file"));
            let mut encoder = png::Encoder::new(file, WIDTH, HEIGHT);
            encoder.set_color(png::ColorType::Rgb);
            encoder.write_header().and_then(|mut writer| writer.write_image_data(&colours)).expect("written");
        }

        fn point(&mut self, x: f32, y: f32) -> iced::Event {
            let position = Point::new(x, y);
            self.cursor = mouse::Cursor::Available(position);
            iced::Event::Mouse(mouse::Event::CursorMoved { position })
        }
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
        let mut session = Session::begin(&CONTENT, start, Keep::Folder(folder.join("games"))).expect("a patrol");
        let mut chooser = Chooser(11);
        for _ in 0..2_000 {
            let Some(decision) = session.decision() else {
                // The last turn again, in another way.
                let back = session.back(Reach::Turn).expect("a turn");
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
            let back = session.back(Reach::Choice).expect("a choice");
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

    pub fn main() {
        let folder = tempfile::tempdir().expect("a folder");
        long_patrol(folder.path());
        let mut stage = Stage::open(folder.path());
        stage.press(Press::Enter);
        stage.press(Press::Letter('l'));
        (0..3).for_each(|_| stage.frame(&[]));
        println!("the table at {WIDTH}×{HEIGHT}, {} lines of log open", stage.lines());
        println!("{:<36} {:>6} {:>6} {:>6} {:>6}", "milliseconds", "p50", "p95", "p99", "most");
        if let Some(folder) = std::env::var_os("IRONCLAD_ALBUM") {
            stage.keep(&Path::new(&folder).join("frames.png"));
        }
        let middle = Point::new(stage.size().width * 0.3, stage.size().height * 0.35);

        let pointed = stage.point(middle.x, middle.y);
        stage.frame(&[pointed, iced::Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
        let dragged = timed(&mut stage, |stage, number| {
            let turn = number as f32 / 30.0;
            vec![stage.point(middle.x + 120.0 * turn.sin(), middle.y + 80.0 * turn.cos())]
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
            vec![stage.point(x * size.width, y * size.height)]
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
        drop(stage);
        if std::env::args().any(|argument| argument == "growth") {
            growth();
        }
    }

    /// Kilobytes of memory that the program has now.
    fn resident() -> Option<u64> {
        let status = std::fs::read_to_string("/proc/self/status").ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    /// Plays ten thousand moves of contracts in the window by keys, each of them drawn, and tells how it grows.
    fn growth() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("settings.json"), r#"{"reduced_motion":true}"#).expect("written");
        let start = Start {
            what: What::Contract(None),
            players: vec!["Mara".to_owned()],
            seats: None,
            mode: Mode::Normal,
            seed: 7,
            scripted: false,
            campaign: Some(Campaign { scenarios: 99, name: "Growth".to_owned(), undo: Undoing::Free }),
        };
        drop(Session::begin(&CONTENT, start, Keep::Folder(folder.path().join("games"))).expect("a campaign"));
        let mut stage = Stage::open(folder.path());
        let mut chooser = Chooser(7);
        let (mut made, mut next, mut first) = (0_u32, 0_u32, None);
        let mut keyed = 0_u64;
        stage.press(Press::Enter);
        while made <= MOVES {
            let before = match stage.app.screen() {
                Screen::Table(table) => Some(table.session().place()),
                _ => None,
            };
            if before.is_some() && stage.session().decision().is_none() && keyed % 3 == 2 {
                stage.press(Press::Shifted('z'));
            } else {
                match chooser.below(3) {
                    0 => stage.press(Press::Digit(u32::try_from(chooser.below(5)).expect("small") + 1)),
                    _ => stage.press(Press::Enter),
                }
            }
            keyed += 1;
            stage.frame(&[]);
            if let (Some(before), Screen::Table(table)) = (before, stage.app.screen()) {
                made += u32::from(table.session().place() != before);
            }
            if made >= next {
                let now = resident().unwrap_or_default();
                // The first thousand moves fill what is kept of glyphs and drawings.
                if made >= 1_000 && first.is_none() {
                    first = Some(now);
                }
                println!("{made:>6} moves, {keyed:>6} keys: {now:>7} kB");
                next += 1_000;
            }
        }
        let grown = resident().unwrap_or_default().saturating_sub(first.unwrap_or_default());
        println!("grown by {grown} kB from the thousandth move to the last");
    }
}
