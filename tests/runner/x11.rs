//! A real window of the program, on an X server of its own, moved by true keys and clicks and looked at pixel by pixel.
//!
//! It needs `Xvfb` and nothing else: keys and clicks are the server's own (its XTEST extension), pictures are what it holds.

use std::io::{BufRead, BufReader, IoSlice};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use x11rb::connection::{Connection, RequestConnection};
use x11rb::protocol::xproto::{ConfigureWindowAux, ConnectionExt, ImageFormat, InputFocus, MapState, Window};
use x11rb::rust_connection::RustConnection;

/// How long the window may take for anything.
const PATIENCE: Duration = Duration::from_secs(20);
/// The screen is larger than the window, so that the pointer has somewhere else to be.
const BESIDE: u16 = 40;
/// X's name of the Shift key.
pub const SHIFT: u32 = 0xFFE1;
/// X's name of the Control key.
pub const CONTROL: u32 = 0xFFE3;

/// What a window shows: four bytes a pixel, red, green, blue, and one that says nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    pub pixels: Vec<u8>,
}

impl Picture {
    /// How many pixels differ by more than can be seen, and the middle of them.
    pub fn unlike(&self, other: &Self) -> (usize, (u32, u32)) {
        if self == other {
            return (0, (0, 0));
        }
        if (self.width, self.height) != (other.width, other.height) {
            return (usize::MAX, (0, 0));
        }
        let (mut count, mut x, mut y) = (0_usize, 0_u64, 0_u64);
        for (place, (one, two)) in self.pixels.chunks_exact(4).zip(other.pixels.chunks_exact(4)).enumerate() {
            if one != two && one.iter().zip(two).take(3).any(|(a, b)| a.abs_diff(*b) > 24) {
                count += 1;
                x += place as u64 % u64::from(self.width);
                y += place as u64 / u64::from(self.width);
            }
        }
        let middle = |sum: u64| u32::try_from(sum / (count.max(1) as u64)).expect("within the picture");
        (count, (middle(x), middle(y)))
    }

    /// Keeps it as a PNG.
    pub fn save(&self, path: &Path) {
        let file = std::fs::File::create(path).expect("a file");
        let mut encoder = png::Encoder::new(std::io::BufWriter::new(file), self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let colours: Vec<u8> = self.pixels.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        encoder.write_header().and_then(|mut writer| writer.write_image_data(&colours)).expect("written");
    }
}

/// An X server without a screen, ended with this.
pub struct Server {
    process: Child,
    /// What `DISPLAY` must say.
    pub display: String,
}

impl Server {
    /// Starts one, with a screen for a window of this size.
    pub fn start(width: u16, height: u16) -> Self {
        let screen = format!("{}x{}x24", width + BESIDE, height + BESIDE);
        let mut process = Command::new("Xvfb")
            .args(["-displayfd", "1", "-noreset", "-nolisten", "tcp", "-dpi", "96", "-screen", "0", &screen])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts");
        let mut number = String::new();
        BufReader::new(process.stdout.take().expect("its words")).read_line(&mut number).expect("its number");
        Self { process, display: format!(":{}", number.trim()) }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A window of a program, and hands that move it. The program is ended with this.
pub struct RealWindow {
    /// The program.
    pub process: Child,
    /// The way to the server.
    pub connection: RustConnection,
    root: Window,
    /// The program's window.
    pub window: Window,
    size: (u16, u16),
    /// The number that requests to XTEST begin with.
    xtest: u8,
    keyboard: Vec<(u32, u8, bool)>,
    notches: [bool; 2],
}

impl RealWindow {
    /// Starts a program, without waiting for anything.
    pub fn start(server: &Server, program: &mut Command, size: (u16, u16)) -> Self {
        let (connection, screen) = x11rb::connect(Some(&server.display)).expect("the server answers");
        let root = connection.setup().roots[screen].root;
        let xtest = connection.query_extension(b"XTEST").expect("asked").reply().expect("told");
        assert!(xtest.present, "the server has XTEST");
        let keyboard = keyboard(&connection);
        let process = program
            .env("DISPLAY", &server.display)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .spawn()
            .expect("the program starts");
        let xtest = xtest.major_opcode;
        let mut real = Self { process, connection, root, window: 0, size, xtest, keyboard, notches: [false; 2] };
        real.pointer_away();
        // Often, so that nothing is drawn in it before it is found.
        let begun = Instant::now();
        real.window = loop {
            if let Some(window) = real.find() {
                break window;
            }
            assert!(begun.elapsed() < PATIENCE, "a window");
            std::thread::sleep(Duration::from_micros(200));
        };
        real
    }

    /// Starts a program, waits for its window and makes it as large as it should be.
    pub fn open(server: &Server, program: &mut Command, size: (u16, u16)) -> Self {
        let real = Self::start(server, program, size);
        until(PATIENCE, || Some(()).filter(|()| real.shows())).expect("the window shows");
        let place = ConfigureWindowAux::new().x(0).y(0).width(u32::from(size.0)).height(u32::from(size.1));
        real.connection.configure_window(real.window, &place).expect("asked");
        // There is nobody else to give it the keys.
        real.connection.set_input_focus(InputFocus::PARENT, real.window, x11rb::CURRENT_TIME).expect("asked");
        real.connection.flush().expect("sent");
        real
    }

    /// The window of the program, if there is one yet: of all that it has, the large one.
    fn find(&self) -> Option<Window> {
        let tree = self.connection.query_tree(self.root).ok()?.reply().ok()?;
        let room = |window: Window| Some(self.connection.get_geometry(window).ok()?.reply().ok()?.width);
        tree.children.into_iter().find(|window| room(*window).is_some_and(|width| width > 300))
    }

    /// Whether the window is on the screen.
    fn shows(&self) -> bool {
        let seen = self.connection.get_window_attributes(self.window).ok().and_then(|asked| asked.reply().ok());
        seen.is_some_and(|seen| seen.map_state == MapState::VIEWABLE)
    }

    /// A part of what the window shows; none if it has not got that far.
    pub fn part(&self, x: i16, y: i16, width: u16, height: u16) -> Option<Picture> {
        let image = self.connection.get_image(ImageFormat::Z_PIXMAP, self.window, x, y, width, height, !0);
        let mut pixels = image.ok()?.reply().ok()?.data;
        for pixel in pixels.chunks_exact_mut(4) {
            pixel.swap(0, 2);
            pixel[3] = u8::MAX;
        }
        Some(Picture { width: u32::from(width), height: u32::from(height), pixels })
    }

    /// All that the window shows.
    pub fn picture(&self) -> Option<Picture> {
        self.part(0, 0, self.size.0, self.size.1)
    }

    /// Waits until the window shows what it should, up to so many pixels, and gives back how many are left; else what it
    /// shows instead.
    pub fn wait_for(&self, due: &Picture, most: usize) -> Result<usize, Option<Picture>> {
        let like = |picture: Picture| Some(picture.unlike(due).0).filter(|count| *count <= most);
        until(PATIENCE, || like(self.picture()?)).ok_or_else(|| self.picture())
    }

    /// The pointer leaves the window.
    pub fn pointer_away(&self) {
        let (x, y) = (self.size.0 + BESIDE / 2, self.size.1 + BESIDE / 2);
        self.point(i16::try_from(x).expect("small"), i16::try_from(y).expect("small"));
    }

    /// The pointer goes somewhere.
    pub fn point(&self, x: i16, y: i16) {
        self.fake(6, 0, x, y);
    }

    /// A button of the mouse goes down or up; 1 is the left one.
    pub fn button(&self, button: u8, down: bool) {
        self.fake(if down { 4 } else { 5 }, button, 0, 0);
    }

    /// The pointer goes somewhere and clicks there.
    pub fn click(&self, x: i16, y: i16) {
        self.point(x, y);
        self.button(1, true);
        self.button(1, false);
    }

    /// The pointer goes somewhere and the wheel turns there, by one notch. For X a notch is a button that goes down and up;
    /// the window takes either for a notch, so here it only goes down, and at the next notch up.
    pub fn wheel(&mut self, x: i16, y: i16, up: bool) {
        self.point(x, y);
        let down = &mut self.notches[usize::from(up)];
        *down = !*down;
        let down = *down;
        self.button(if up { 4 } else { 5 }, down);
    }

    /// A key goes down and up, by its X name, while others are held.
    pub fn key(&self, symbol: u32, held: &[u32]) {
        let of = |symbol: u32| self.keyboard.iter().find(|(other, ..)| *other == symbol).copied();
        let (_, code, shifted) = of(symbol).expect("a key of a plain keyboard");
        let shift = Some(SHIFT).filter(|_| shifted);
        let held = shift.into_iter().chain(held.iter().copied());
        let held: Vec<u8> = held.filter_map(of).map(|(_, code, _)| code).collect();
        held.iter().for_each(|code| self.fake(2, *code, 0, 0));
        self.fake(2, code, 0, 0);
        self.fake(3, code, 0, 0);
        held.iter().for_each(|code| self.fake(3, *code, 0, 0));
    }

    /// The request that makes an event as if by hand: `FakeInput` of XTEST. The crate has it behind a feature that would
    /// build the whole window anew for tests.
    fn fake(&self, kind: u8, detail: u8, x: i16, y: i16) {
        let mut request = [0_u8; 36];
        request[0] = self.xtest;
        request[1] = 2;
        request[2..4].copy_from_slice(&9_u16.to_ne_bytes());
        request[4] = kind;
        request[5] = detail;
        request[12..16].copy_from_slice(&self.root.to_ne_bytes());
        request[24..26].copy_from_slice(&x.to_ne_bytes());
        request[26..28].copy_from_slice(&y.to_ne_bytes());
        self.send(&request);
    }

    /// Sends a request as it stands, for what the crate has behind features.
    pub fn send(&self, request: &[u8]) {
        // Nobody waits for the answer, where there is one; it is dropped with the cookie.
        self.connection.send_request_without_reply(&[IoSlice::new(request)], Vec::new()).expect("sent");
        self.connection.flush().expect("sent");
    }
}

impl Drop for RealWindow {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What each key of the server's keyboard gives: the sign, its key, and whether it needs Shift.
fn keyboard(connection: &RustConnection) -> Vec<(u32, u8, bool)> {
    let (first, last) = (connection.setup().min_keycode, connection.setup().max_keycode);
    let mapping = connection.get_keyboard_mapping(first, last - first + 1).expect("asked").reply().expect("told");
    let each = usize::from(mapping.keysyms_per_keycode);
    let keys = (first..=last).zip(mapping.keysyms.chunks_exact(each));
    keys.flat_map(|(code, symbols)| {
        symbols.iter().take(2).zip([false, true]).map(move |(sign, shift)| (*sign, code, shift))
    })
    .collect()
}

/// Asks until there is an answer or the time is over.
pub fn until<T>(time: Duration, mut ask: impl FnMut() -> Option<T>) -> Option<T> {
    let begun = Instant::now();
    loop {
        let answer = ask();
        if answer.is_some() || begun.elapsed() > time {
            return answer;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}
