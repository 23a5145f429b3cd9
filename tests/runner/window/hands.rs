//! Hands at a real window beside the one without a screen: whatever is done to the one is done to the other, and both
//! must show the same, pixel by pixel, before anything more is done.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use iced::keyboard::{self, key::Named};
use iced::{Color, Point, Size, theme::Base};
use iced_test::core::renderer::{Headless, Style};
use iced_test::core::{Event, clipboard, window};
use iced_test::runtime::user_interface::UserInterface;
use ironclad::ui::Message;
use ironclad::ui::screen::Screen;
use kit::theme;

use super::desk::Desk;
use crate::x11::{CONTROL, Picture, RealWindow, Server};

/// Pixels that may differ between the two: a cursor in a field may blink.
const MOST_UNLIKE: usize = 60;
/// The same on a page with a number that each of the two has drawn for itself.
const OWN_NUMBER: usize = 5000;
/// How long a window may take to draw what a key has changed, where that cannot be waited for.
const DRAWS: Duration = Duration::from_millis(400);
/// How long the main button may take no press after it has come to mean something else.
const HELD_BACK: Duration = Duration::from_millis(600);
/// How often a table that shows something is told the time.
const BEAT: Duration = Duration::from_millis(50);

/// The real window, and what is kept of it.
pub struct Hands {
    window: RealWindow,
    /// The screen that it is on, which must outlive it.
    _server: Server,
    folder: PathBuf,
    /// Where pictures are kept, if anywhere.
    album: Option<PathBuf>,
    kept: usize,
    /// How often both were looked at.
    pub looks: usize,
    /// Pixels that may differ between the two now.
    unlike: usize,
}

impl Hands {
    /// The program's window over a data folder. `IRONCLAD_PROGRAM` names another program than the tests' own,
    /// `IRONCLAD_ALBUM` a folder for pictures.
    pub fn open(folder: &Path, size: (u16, u16), name: &str) -> Self {
        let server = Server::start(size.0, size.1);
        let program = std::env::var_os("IRONCLAD_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_ironclad").into());
        let mut command = Command::new(program);
        command.args(["--language", "en", "--data-dir"]).arg(folder).stderr(Stdio::inherit());
        let album = std::env::var_os("IRONCLAD_ALBUM").map(|album| PathBuf::from(album).join(name));
        if let Some(album) = &album {
            std::fs::create_dir_all(album).expect("a folder");
        }
        let window = RealWindow::open(&server, &mut command, size);
        Self { window, _server: server, folder: folder.to_owned(), album, kept: 0, looks: 0, unlike: MOST_UNLIKE }
    }

    /// Where the real window keeps its games.
    pub fn games(&self) -> PathBuf {
        self.folder.join("games")
    }

    /// Each of the two windows shows a number of its own from now on, or no more.
    pub fn own_numbers(&mut self, shown: bool) {
        self.unlike = if shown { OWN_NUMBER } else { MOST_UNLIKE };
    }

    /// Waits until the real window shows what it should.
    fn see(&mut self, due: &Picture) {
        self.looks += 1;
        if self.unlike > MOST_UNLIKE {
            // What a key changes may be no more than the number differs by.
            std::thread::sleep(DRAWS);
        }
        if let Err(instead) = self.window.wait_for(due, self.unlike) {
            let unlike = instead.as_ref().map(|instead| instead.unlike(due));
            let folder = self.album.clone().unwrap_or_else(std::env::temp_dir);
            due.save(&folder.join("due.png"));
            instead.inspect(|instead| instead.save(&folder.join("instead.png")));
            panic!("the real window shows something else: {unlike:?}; see {}", folder.display());
        }
    }

    /// Keeps what the real window shows.
    fn keep(&mut self, name: &str) {
        if let (Some(album), Some(picture)) = (&self.album, self.window.picture()) {
            picture.save(&album.join(format!("{:03}-{name}.png", self.kept)));
            self.kept += 1;
        }
    }
}

impl Desk {
    /// What this window shows, as its program would draw it.
    pub fn picture(&mut self) -> Picture {
        let size = self.size();
        let mut said = Vec::new();
        let cache = std::mem::take(&mut self.cache);
        let mut face = UserInterface::build(self.app.view(), size, cache, &mut self.renderer);
        let redraw = [Event::Window(window::Event::RedrawRequested(Instant::now()))];
        let _ = face.update(&redraw, self.cursor, &mut self.renderer, &mut clipboard::Null, &mut said);
        let look = theme::theme();
        face.draw(&mut self.renderer, &look, &Style { text_color: look.base().text_color }, self.cursor);
        self.cache = face.into_cache();
        let (factor, ground): (f32, Color) = (self.app.scale_factor(), self.app.ground());
        let (width, height) = (size.width * factor, size.height * factor);
        let (width, height) = (width.round() as u32, height.round() as u32);
        let pixels = self.renderer.screenshot(Size::new(width, height), factor, ground);
        Picture { width, height, pixels }
    }

    /// Takes over what another window had at hand: the real one, and where the pointer was.
    pub fn take_over(&mut self, other: &mut Self) {
        self.hands = other.hands.take();
        self.cursor = other.cursor;
        self.settle();
    }

    /// Waits until the real window shows what this one does, and keeps a picture of it under this name.
    pub fn look(&mut self, name: Option<&str>) {
        let Some(mut hands) = self.hands.take() else { return };
        if self.at_table() {
            self.let_fall();
        }
        // What a window does as it draws is done here first: a chart follows what has the focus.
        self.settle();
        let due = self.picture();
        hands.see(&due);
        if std::mem::take(&mut self.held_back) {
            std::thread::sleep(HELD_BACK);
        }
        if let Some(name) = name {
            hands.keep(name);
        }
        self.hands = Some(hands);
    }

    /// Looks on by the clock while a battle of Iron Guest shows what has happened, as the real window does meanwhile.
    pub fn look_on(&mut self) {
        while matches!(self.app.screen(), Screen::IronGuest(table) if table.is_showing()) {
            std::thread::sleep(BEAT);
            self.tell(Message::Tick(Instant::now()));
        }
    }

    /// Keeps what the real window shows at once, while something moves on it, without holding it against this one.
    pub fn glimpse(&mut self, name: &str) {
        if let Some(hands) = &mut self.hands {
            hands.keep(name);
        }
    }

    /// The pointer goes to a point of the real window, and stays there. Says where it stands then.
    pub(super) fn rest_by_hand(&mut self, at: Point) -> Point {
        self.point_by_hand(at, |window, x, y| window.point(x, y))
    }

    /// A key goes down and up in the real window.
    pub(super) fn key_by_hand(&mut self, key: &keyboard::Key, modifiers: keyboard::Modifiers) {
        self.look(None);
        let Some(hands) = &self.hands else { return };
        let symbol = match key {
            keyboard::Key::Character(letter) => letter.chars().next().map(u32::from),
            keyboard::Key::Named(named) => named_key(*named),
            keyboard::Key::Unidentified => None,
        };
        let held: &[u32] = if modifiers.control() { &[CONTROL] } else { &[] };
        hands.window.key(symbol.expect("a key of a plain keyboard"), held);
    }

    /// The pointer goes to a point of the real window and clicks there. Says where it stands then.
    pub(super) fn click_by_hand(&mut self, at: Point) -> Point {
        self.point_by_hand(at, |window, x, y| window.click(x, y))
    }

    /// The pointer goes to a point of the real window and turns the wheel there. Says where it stands then.
    pub(super) fn wheel_by_hand(&mut self, at: Point, up: bool) -> Point {
        self.point_by_hand(at, |window, x, y| window.wheel(x, y, up))
    }

    /// Does something in the real window at the pixel that is nearest to a point. Says where the pointer has to be in this
    /// window too: on that pixel, since an X server knows nothing between pixels. Without a real window it is the point.
    fn point_by_hand(&mut self, at: Point, act: impl FnOnce(&mut RealWindow, i16, i16)) -> Point {
        self.look(None);
        let factor = self.app.scale_factor();
        let Some(hands) = &mut self.hands else { return at };
        let (x, y) = ((at.x * factor).round() as i16, (at.y * factor).round() as i16);
        act(&mut hands.window, x, y);
        Point::new(f32::from(x) / factor, f32::from(y) / factor)
    }
}

/// A named key, as X numbers it.
fn named_key(named: Named) -> Option<u32> {
    Some(match named {
        Named::Enter => 0xFF0D,
        Named::Escape => 0xFF1B,
        Named::Tab => 0xFF09,
        Named::Space => 0x20,
        Named::ArrowLeft => 0xFF51,
        Named::ArrowUp => 0xFF52,
        Named::ArrowRight => 0xFF53,
        Named::ArrowDown => 0xFF54,
        Named::PageUp => 0xFF55,
        Named::PageDown => 0xFF56,
        _ => return None,
    })
}
