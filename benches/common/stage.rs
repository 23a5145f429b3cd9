//! The window as benches drive it: messages in, and what has changed drawn into a buffer in memory.

use std::path::Path;
use std::time::Instant;

use iced::advanced::graphics::{Viewport, damage};
use iced::{Rectangle, Size, mouse, theme::Base, window};
use iced_test::core::clipboard;
use iced_test::core::renderer::Style;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_tiny_skia::{Layer, Renderer};
use ironclad::seeds::Seeds;
use ironclad::session::Session;
use ironclad::ui::job::library::Library;
use ironclad::ui::screen::Screen;
use ironclad::ui::{App, Effect, Message, Options};
use kernel::session::Written;
use kit::key::Press;
use kit::{font, theme};

/// How wide the window is.
pub const WIDTH: u32 = 1920;
/// How high.
pub const HEIGHT: u32 = 1080;

/// The window: its state, its widgets and the buffer it is drawn into.
pub struct Stage {
    pub app: App,
    cache: Cache,
    renderer: Renderer,
    pub cursor: mouse::Cursor,
    pub pixels: tiny_skia::Pixmap,
    mask: tiny_skia::Mask,
    /// What was drawn last, and on what ground.
    last: Option<(Vec<Layer>, iced::Color)>,
    /// How much of the window was drawn since this was last asked, in hundredths of it.
    pub drawn: f32,
}

impl Stage {
    /// Opens the window on this folder of data, and draws until it is at rest.
    pub fn open(folder: &Path) -> Self {
        let mut fonts = iced::advanced::graphics::text::font_system().write().expect("the fonts");
        font::faces().into_iter().for_each(|face| fonts.load_font(face));
        drop(fonts);
        let (data_dir, language) = (Some(folder.to_owned()), Some("en".to_owned()));
        let options = Options { data_dir, language, ..Options::default() };
        let (app, effect) = App::new(&options, Seeds::from(1));
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

    /// The size of the window in units.
    pub fn size(&self) -> Size {
        Size::new(WIDTH as f32, HEIGHT as f32) * (1.0 / self.app.scale_factor())
    }

    /// Gives the window a message, and carries out what comes of it.
    pub fn tell(&mut self, message: Message) {
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
            Effect::OpenGame(opening) => self.tell(Message::Opened(opening.run())),
            Effect::FullThrust(job) => self.tell(Message::FullThrust(job.run())),
            Effect::Write(writing) => {
                let outcome = writing.run();
                self.tell(Message::Written(Written::new(writing, outcome)));
            }
            _ => {}
        }
    }

    /// One frame, as iced makes it: the events are taken in, and what has changed is drawn.
    pub fn frame(&mut self, events: &[iced::Event]) {
        let redraw = iced::Event::Window(window::Event::RedrawRequested(Instant::now()));
        let size = self.size();
        let mut said = Vec::new();
        let mut face = UserInterface::build(self.app.view(), size, std::mem::take(&mut self.cache), &mut self.renderer);
        let _ = face.update(events, self.cursor, &mut self.renderer, &mut clipboard::Null, &mut said);
        if !said.is_empty() {
            self.cache = face.into_cache();
            std::mem::take(&mut said).into_iter().for_each(|message| self.tell(message));
            face =
                UserInterface::build(self.app.view(), self.size(), std::mem::take(&mut self.cache), &mut self.renderer);
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
            Some((last, on)) if *on == ground => damage::diff(last, &layers, |layer| vec![layer.bounds], Layer::damage),
            _ => vec![whole],
        };
        if !changed.is_empty() {
            let changed = damage::group(changed, whole);
            self.drawn += changed.iter().map(Rectangle::area).sum::<f32>() / whole.area() * 100.0;
            self.renderer.draw(&mut self.pixels.as_mut(), &mut self.mask, &view, &changed, ground);
        }
        self.last = Some((layers, ground));
    }

    /// Presses a key.
    pub fn press(&mut self, press: Press) {
        self.tell(Message::Press(press));
    }

    /// The session that is played.
    pub fn session(&self) -> &Session {
        match self.app.screen() {
            Screen::Table(table) => table.session(),
            other => panic!("the table should show, not {other:?}"),
        }
    }
}
