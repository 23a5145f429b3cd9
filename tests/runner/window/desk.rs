//! A window without a screen: the real widgets, driven by events, with every effect carried out on the spot.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use full_thrust_table::FullThrustTable;
use iced::{Point, Rectangle, Size, touch};
use iced_test::core::renderer::Headless;
use iced_test::core::widget::{Id, Operation, operation};
use iced_test::core::{Event, clipboard, event, keyboard, mouse, window};
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iron_guest_table::IronGuestTable;
use ironclad::save::SaveError;
use ironclad::seeds::Seeds;
use ironclad::session::{Session, WriteJob};
use ironclad::ui::job::battles::Battles;
use ironclad::ui::job::library::Library;
use ironclad::ui::screen::Screen;
use ironclad::ui::{App, Effect, Message, Options};
use ironclad_table::motion::FRAMED;
use ironclad_table::table::Table;
use kernel::session::Written;
use kit::font;
use kit::key::Press;
use kit::scroll::{Follow, Leaf, Show};

use super::drawn::Drawn;

use super::hands::Hands;
use super::seeds;

/// Lays the games of one folder of data into another.
pub fn copy_games(from: &Path, to: &Path) {
    let games = to.join("games");
    std::fs::create_dir_all(&games).expect("a folder");
    for file in std::fs::read_dir(from.join("games")).expect("games") {
        let file = file.expect("a file").path();
        if file.extension().is_some_and(|ending| ending == "jsonl") {
            std::fs::copy(&file, games.join(file.file_name().expect("a name"))).expect("copied");
        }
    }
}

/// A window, and what became of its effects.
pub struct Desk {
    /// The application.
    pub app: App,
    /// Whether writings wait in `unwritten`.
    pub slow_disk: bool,
    /// Writings that the disk has not got to yet.
    pub unwritten: VecDeque<WriteJob>,
    /// Effects that only a system could carry out.
    pub recorded: Vec<Effect>,
    /// What moves is watched on its way, and not brought to rest.
    pub watches: bool,
    /// A real window, in which all is done that keys and clicks do here.
    pub hands: Option<Hands>,
    /// The main button has taken no press for a moment: that of the real window takes none yet.
    pub(super) held_back: bool,
    pixels: Size,
    pub(super) cache: Cache,
    pub(super) renderer: iced::Renderer,
    pub(super) cursor: mouse::Cursor,
}

impl Desk {
    /// Opens the window over a data folder.
    pub fn open(folder: &Path, pixels: (f32, f32)) -> Self {
        Self::speaking("en", folder, pixels)
    }

    /// The same, in a language.
    pub fn speaking(language: &str, folder: &Path, pixels: (f32, f32)) -> Self {
        let language = Some(language.to_owned());
        Self::with(&Options { data_dir: Some(folder.to_owned()), language, ..Options::default() }, pixels)
    }

    /// Opens the window as asked.
    pub fn with(options: &Options, pixels: (f32, f32)) -> Self {
        load_faces();
        let renderer = <iced::Renderer as Headless>::new(font::RULES, 16.0.into(), Some("tiny-skia"));
        // Shown where a test fails.
        let seed = seeds::first();
        println!("games are begun in this window with the seed {seed}");
        let (app, effect) = App::new(options, Seeds::from(seed));
        let mut desk = Self {
            app,
            slow_disk: false,
            unwritten: VecDeque::new(),
            recorded: Vec::new(),
            watches: false,
            hands: None,
            held_back: false,
            pixels: Size::new(pixels.0, pixels.1),
            cache: Cache::new(),
            renderer: block_on(renderer).expect("a renderer"),
            cursor: mouse::Cursor::Unavailable,
        };
        desk.carry_out(effect);
        // The first frame.
        desk.tell(Message::Tick(Instant::now()));
        desk.settle();
        // The first frame has been shown.
        desk.tell(Message::Tick(Instant::now()));
        desk
    }

    /// The window gets another size.
    pub fn resize(&mut self, pixels: (f32, f32)) {
        self.pixels = Size::new(pixels.0, pixels.1);
        self.settle();
    }

    /// The window's size in pixels.
    pub fn pixels(&self) -> (f32, f32) {
        (self.pixels.width, self.pixels.height)
    }

    /// The window's size in units.
    pub fn size(&self) -> Size {
        self.pixels * (1.0 / self.app.scale_factor())
    }

    /// Lets the window notice its size, as it does before it draws.
    pub fn settle(&mut self) {
        for _ in 0..2 {
            self.happen(&[Event::Window(window::Event::RedrawRequested(Instant::now()))]);
        }
    }

    /// Lets a page that is read notice whether there is more of it below, as it does when it is drawn. Says whether one is.
    pub fn look_below(&mut self) -> bool {
        let reads = match self.app.screen() {
            Screen::Table(table) => table.is_on_a_page(),
            screen => matches!(screen, Screen::Debriefing(_)),
        };
        if reads {
            self.happen(&[Event::Window(window::Event::RedrawRequested(Instant::now()))]);
        }
        reads
    }

    /// Hands a message to the application.
    pub fn tell(&mut self, message: Message) {
        let effect = self.app.update(message);
        self.carry_out(effect);
        self.come_to_rest();
    }

    /// The system is asked to close the window.
    pub fn close(&mut self) {
        self.tell(Message::CloseRequested);
    }

    /// Lets what has been struck or moved come to rest, and a main button that takes no press yet take one; dice fall on.
    fn come_to_rest(&mut self) {
        let now = Instant::now() + FRAMED;
        let (waits, holds_back) = match self.app.screen() {
            Screen::Table(table) => {
                let waits = table.moves().is_moving() || table.holds_back();
                (waits && !table.has_dice_falling(), table.holds_back())
            }
            Screen::Debriefing(screen) => (screen.holds_back(), screen.holds_back()),
            _ => return,
        };
        self.held_back |= holds_back;
        if waits && !self.watches {
            let effect = self.app.update(Message::Tick(now));
            self.carry_out(effect);
        }
    }

    fn carry_out(&mut self, effect: Effect) {
        let folders = self.app.folders().clone();
        match effect {
            Effect::None => {}
            Effect::All(effects) => effects.into_iter().for_each(|effect| self.carry_out(effect)),
            Effect::Read(shelves) => {
                let read = Library::read(&shelves, &folders);
                self.tell(Message::Library(read));
            }
            Effect::Tell(telling) => {
                let told = telling.run();
                self.tell(Message::Retold(telling.path().to_owned(), told));
            }
            Effect::Open(opening) => {
                let read = opening.run();
                self.tell(Message::LogBook(opening.path().to_owned(), read));
            }
            Effect::WriteOut(writing) => {
                let written = writing.run(&folders);
                self.tell(Message::WrittenOut(written));
            }
            Effect::Report(reporting) => {
                let written = reporting.run(&folders);
                self.tell(Message::Reported(written));
            }
            Effect::OpenGame(opening) => {
                let opened = opening.run();
                self.tell(Message::Opened(opened));
            }
            Effect::IronGuest(job) => {
                let done = job.run();
                self.tell(Message::IronGuest(done));
            }
            Effect::FullThrust(job) => {
                let done = job.run();
                self.tell(Message::FullThrust(done));
            }
            Effect::Prepare(job) => {
                let done = job.run();
                self.tell(Message::Prepared(done));
            }
            Effect::ReadBattles => {
                let battles = Battles::read(&folders);
                self.tell(Message::Battles(Box::new(battles)));
            }
            Effect::Run(errand) => {
                let told = errand.run(&folders);
                self.tell(Message::Errand(told));
            }
            Effect::Save(settings) => {
                let saved = settings.save(&folders.settings()).map_err(|error| error.to_string());
                self.tell(Message::Saved(saved));
            }
            Effect::SaveAndQuit(settings) => {
                settings.save(&folders.settings()).expect("written");
                self.recorded.push(Effect::Quit);
            }
            Effect::AskScale => self.tell(Message::Scaled(1.0)),
            Effect::FocusField(id) => self.operate(operation::focusable::focus::<()>(Id::new(id))),
            Effect::SelectField(id) => {
                self.operate(operation::focusable::focus::<()>(Id::new(id)));
                self.operate(operation::text_input::select_all::<()>(Id::new(id)));
            }
            Effect::NextField => {
                self.operate(operation::focusable::focus_next::<()>());
                self.operate(Follow::field());
            }
            Effect::FieldBefore => {
                self.operate(operation::focusable::focus_previous::<()>());
                self.operate(Follow::field());
            }
            Effect::LeaveField => self.operate(operation::focusable::unfocus::<()>()),
            Effect::Follow => self.operate(Follow::default()),
            Effect::Scroll { down } => self.operate(Leaf::step(down)),
            Effect::Leaf { down } => self.operate(Leaf::whole(down)),
            Effect::Show(part) => self.operate(Show::part(part)),
            Effect::Write(writing) if self.slow_disk => self.unwritten.push_back(writing),
            Effect::Write(writing) => {
                let outcome = writing.run();
                self.tell(Message::Written(Written::new(writing, outcome)));
            }
            other => self.recorded.push(other),
        }
    }

    /// The disk gets to the writing that has waited longest, and does it or fails.
    pub fn disk(&mut self, works: bool) {
        let writing = self.unwritten.pop_front().expect("something to write");
        let full = |path| SaveError::NotWritable { path, source: std::io::ErrorKind::StorageFull.into() };
        let outcome = if works { writing.run() } else { Err(full(self.file())) };
        self.tell(Message::Written(Written::new(writing, outcome)));
    }

    fn operate(&mut self, operation: impl Operation<()> + 'static) {
        let mut next: Option<Box<dyn Operation<()>>> = Some(Box::new(operation));
        while let Some(mut now) = next.take() {
            let size = self.size();
            let cache = std::mem::take(&mut self.cache);
            let mut face = UserInterface::build(self.app.view(), size, cache, &mut self.renderer);
            face.operate(&self.renderer, &mut operation::black_box(now.as_mut()));
            self.cache = face.into_cache();
            if let operation::Outcome::Chain(more) = now.finish() {
                next = Some(more);
            }
        }
    }

    /// Lets events happen to the widgets; what they say is taken in. Returns how each was received.
    pub fn happen(&mut self, events: &[Event]) -> Vec<event::Status> {
        let size = self.size();
        let mut said = Vec::new();
        let cache = std::mem::take(&mut self.cache);
        let mut face = UserInterface::build(self.app.view(), size, cache, &mut self.renderer);
        let (_, received) = face.update(events, self.cursor, &mut self.renderer, &mut clipboard::Null, &mut said);
        self.cache = face.into_cache();
        for message in said {
            self.tell(message);
        }
        received
    }

    /// A key goes down and up: to a field if one takes it, else to the application.
    pub fn key(&mut self, key: keyboard::Key, modifiers: keyboard::Modifiers) {
        self.key_by_hand(&key, modifiers);
        self.look_below();
        let text = match &key {
            keyboard::Key::Character(letter) => Some(letter.clone()),
            _ => None,
        };
        let down = keyboard::Event::KeyPressed {
            key: key.clone(),
            modified_key: key,
            physical_key: keyboard::key::Physical::Unidentified(keyboard::key::NativeCode::Unidentified),
            location: keyboard::Location::Standard,
            modifiers,
            repeat: false,
            text,
        };
        let received = self.happen(&[Event::Keyboard(down.clone())]);
        match (Press::from_event(down), received.as_slice()) {
            (Some(press), [event::Status::Ignored]) => self.tell(Message::Press(press)),
            (Some(Press::Esc), [event::Status::Captured]) => self.tell(Message::FieldLeft),
            _ => {}
        }
    }

    /// A named key.
    pub fn named(&mut self, key: keyboard::key::Named) {
        self.key(keyboard::Key::Named(key), keyboard::Modifiers::empty());
    }

    /// The Enter key.
    pub fn enter(&mut self) {
        self.named(keyboard::key::Named::Enter);
    }

    /// Goes on with the newest game; where several play a campaign, everybody is there.
    pub fn go_on(&mut self) {
        self.enter();
        if matches!(self.app.screen(), Screen::Tonight(_)) {
            self.enter();
        }
    }

    /// Keys for a text, one by one.
    pub fn letters(&mut self, text: &str) {
        for letter in text.chars() {
            let key = keyboard::Key::Character(letter.to_string().into());
            self.key(key, keyboard::Modifiers::empty());
        }
    }

    /// The pointer goes to a point and clicks there.
    pub fn click_at(&mut self, at: Point) {
        let at = self.click_by_hand(at);
        self.look_below();
        self.cursor = mouse::Cursor::Available(at);
        self.happen(&[
            Event::Mouse(mouse::Event::CursorMoved { position: at }),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
        ]);
    }

    /// The hand goes to a point, presses, and holds so long before it lets go.
    pub fn hold_at(&mut self, at: Point, held: Duration) {
        self.cursor = mouse::Cursor::Available(at);
        self.happen(&[
            Event::Mouse(mouse::Event::CursorMoved { position: at }),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
        ]);
        self.happen(&[Event::Window(window::Event::RedrawRequested(Instant::now() + held))]);
        self.happen(&[Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
    }

    /// The same with a finger.
    pub fn touch_at(&mut self, at: Point, held: Duration) {
        let id = touch::Finger(0);
        self.cursor = mouse::Cursor::Available(at);
        self.happen(&[Event::Touch(touch::Event::FingerPressed { id, position: at })]);
        self.happen(&[Event::Window(window::Event::RedrawRequested(Instant::now() + held))]);
        self.happen(&[Event::Touch(touch::Event::FingerLifted { id, position: at })]);
    }

    /// The pointer goes to a point and rests there so long.
    pub fn rest_at(&mut self, at: Point, rested: Duration) {
        let at = self.rest_by_hand(at);
        self.cursor = mouse::Cursor::Available(at);
        self.happen(&[Event::Mouse(mouse::Event::CursorMoved { position: at })]);
        self.happen(&[Event::Window(window::Event::RedrawRequested(Instant::now() + rested))]);
    }

    /// The other button of the mouse is clicked at a point.
    pub fn ask_at(&mut self, at: Point) {
        self.cursor = mouse::Cursor::Available(at);
        self.happen(&[Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right))]);
    }

    /// The wheel turns at a point.
    pub fn wheel_at(&mut self, at: Point, y: f32) {
        let at = self.wheel_by_hand(at, y > 0.0);
        self.cursor = mouse::Cursor::Available(at);
        let delta = mouse::ScrollDelta::Lines { x: 0.0, y };
        // By the clock, what was scrolled keeps the wheel to itself for a while. A fast machine would turn the wheel so often
        // meanwhile that nothing else got any of it; a pointer that has left begins anew.
        self.happen(&[
            Event::Mouse(mouse::Event::CursorLeft),
            Event::Mouse(mouse::Event::CursorMoved { position: at }),
            Event::Mouse(mouse::Event::WheelScrolled { delta }),
        ]);
    }

    /// Clicks on words within a part of the window.
    pub fn click_in(&mut self, part: Rectangle, words: &str) {
        let found = self.words_in(part);
        let at = found.iter().find(|(text, _)| text == words).map(|(_, bounds)| bounds.center());
        match at {
            Some(at) => self.click_at(at),
            None => {
                panic!("nothing says “{words}” in {part:?}, but {:?}", found.iter().map(|f| &f.0).collect::<Vec<_>>())
            }
        }
    }

    /// Clicks on words anywhere.
    pub fn click(&mut self, words: &str) {
        self.click_in(self.whole(), words);
    }

    /// Clicks the main button.
    pub fn main(&mut self) {
        self.click_at(self.main_place().center());
    }

    /// What the window shows, with its pixels if they are asked for. Nothing blinks in it.
    pub fn drawn(&mut self, pixels: bool) -> Drawn {
        self.happen(&[Event::Window(window::Event::Unfocused)]);
        let (size, scale) = (self.size(), self.app.scale_factor());
        let cache = std::mem::take(&mut self.cache);
        let mut face = UserInterface::build(self.app.view(), size, cache, &mut self.renderer);
        let drawn = if pixels {
            Drawn::taken(&mut face, &mut self.renderer, size, scale, self.app.screen().ground())
        } else {
            Drawn::set(&mut face, &mut self.renderer, size, scale)
        };
        self.cache = face.into_cache();
        self.happen(&[Event::Window(window::Event::Focused)]);
        drawn
    }

    /// Draws what the window shows, without keeping the picture.
    pub fn draw(&mut self) {
        self.drawn(false);
    }

    /// The table.
    pub fn table(&self) -> &Table {
        match self.app.screen() {
            Screen::Table(table) => table,
            other => panic!("the table should show, not {other:?}"),
        }
    }

    /// The table of a battle of Iron Guest.
    pub fn battle(&self) -> &IronGuestTable {
        match self.app.screen() {
            Screen::IronGuest(table) => table,
            other => panic!("no battle: {other:?}"),
        }
    }

    /// The table of a battle of Full Thrust.
    pub fn fleets(&self) -> &FullThrustTable {
        match self.app.screen() {
            Screen::FullThrust(table) => table,
            other => panic!("no fleets: {other:?}"),
        }
    }

    /// The pointer takes hold of what lies at a point, and lets it go at another.
    pub fn drag(&mut self, from: Point, to: Point) {
        self.cursor = mouse::Cursor::Available(from);
        self.happen(&[
            Event::Mouse(mouse::Event::CursorMoved { position: from }),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
        ]);
        self.cursor = mouse::Cursor::Available(to);
        self.happen(&[Event::Mouse(mouse::Event::CursorMoved { position: to })]);
        self.happen(&[Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
    }

    /// Whether the table shows.
    pub fn at_table(&self) -> bool {
        matches!(self.app.screen(), Screen::Table(_))
    }

    /// The session in play.
    pub fn session(&self) -> &Session {
        self.table().session()
    }

    /// The file of the game in play.
    pub fn file(&self) -> PathBuf {
        self.session().path().expect("a file").to_owned()
    }

    /// Lets the dice fall to their end, and tells what was to be read meanwhile.
    pub fn let_fall(&mut self) -> Vec<String> {
        let mut seen = Vec::new();
        let mut now = Instant::now();
        let mut moments = 0;
        while self.at_table() && self.table().is_moving() {
            now += Duration::from_millis(150);
            self.tell(Message::Tick(now));
            moments += 1;
            if moments % 4 == 0 {
                seen.extend(self.words_in(self.whole()).into_iter().map(|(text, _)| text));
                self.whole_of_words();
            }
            assert!(moments < 2000, "the dice never come to rest");
        }
        seen
    }

    /// What must hold whatever is shown.
    pub fn whole_of_words(&self) {
        let missing = self.app.cx().text.missing();
        assert!(missing.is_empty(), "no words for {missing:?}");
    }
}

/// The faces, which are loaded once however many windows there are.
fn load_faces() {
    let mut system = iced::advanced::graphics::text::font_system().write().expect("the fonts");
    for face in font::faces() {
        system.load_font(face);
    }
}
