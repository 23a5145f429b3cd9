//! A picture as the program draws it: its pixels, and each word in it with its room, its colour and its place.

use iced::advanced::graphics::Viewport;
use iced::advanced::graphics::text::{Paragraph, Text as Set};
use iced::advanced::renderer::Style;
use iced::advanced::text::{Paragraph as _, Shaping, Text, Wrapping};
use iced::advanced::widget::{Id, Operation, operation};
use iced::{Color, Font, Pixels, Point, Rectangle, Renderer, Size, Theme, Transformation, Vector, alignment, mouse};
use iced_test::runtime::user_interface::UserInterface;
use iced_tiny_skia::Primitive;
use kit::theme;
use kit::widget::chart::CHART;

/// Words that are drawn. Lengths are in units.
#[derive(Debug, Clone)]
pub struct Word {
    /// What is written.
    pub text: String,
    /// The place the glyphs take, whether it is to be seen or not. Lines for which there was no height count, too.
    pub place: Rectangle,
    /// The room the words were given; what is wider or higher sticks out of it. Without bounds for those on a canvas.
    pub room: Size,
    /// The height of one of their lines.
    pub line: f32,
    /// The part of the window within which they are to be seen.
    pub seen: Rectangle,
    /// The colour they are drawn in.
    pub color: Color,
    /// The number of the layer, from the lowest up.
    pub layer: usize,
    /// Whether they are part of a drawing and not a widget of their own.
    pub drawing: bool,
}

impl Word {
    /// The part that is to be seen, if any is.
    pub fn visible(&self) -> Option<Rectangle> {
        self.place.intersection(&self.seen).filter(|part| part.width > 0.5 && part.height > 0.5)
    }
}

/// A picture.
#[derive(Debug, Clone)]
pub struct Drawn {
    /// The size in pixels.
    pub size: Size<u32>,
    /// Pixels for each unit.
    pub scale: f32,
    /// Four bytes for each pixel, as the renderer leaves them: blue, green, red, and 255. None if the pixels were not
    /// asked for.
    pub pixels: Vec<u8>,
    /// All words, in the order they are drawn.
    pub words: Vec<Word>,
    /// The places of filled rectangles and veils, and what layer each is in, so that one can tell what covers what.
    pub fills: Vec<(usize, Rectangle)>,
    /// The places of the plates of drawings, boxes filled with ink, and what layer each is in.
    pub plates: Vec<(usize, Rectangle)>,
    /// The places of lists that scroll; what they cut at their ends is meant to be.
    pub lists: Vec<Rectangle>,
    /// The places of charts that can be moved; what they cut is meant to be.
    pub charts: Vec<Rectangle>,
}

/// A window's face, for which messages do not matter.
pub type Face<'a, M> = UserInterface<'a, M, Theme, Renderer>;

impl Drawn {
    /// What a window shows of a size in units, without pixels yet. The pointer is nowhere.
    pub fn set<M>(face: &mut Face<'_, M>, renderer: &mut Renderer, size: Size, scale: f32) -> Self {
        let mut lists = Lists::default();
        face.operate(renderer, &mut lists);
        let style = Style { text_color: theme::BONE };
        face.draw(renderer, &theme::theme(), &style, mouse::Cursor::Unavailable);
        Self {
            size: Size::new((size.width * scale).round() as u32, (size.height * scale).round() as u32),
            scale,
            pixels: Vec::new(),
            words: words(renderer),
            fills: fills(renderer),
            plates: plates(renderer),
            lists: lists.lists,
            charts: lists.charts,
        }
    }

    /// With the pixels, too, on this ground.
    pub fn taken<M>(face: &mut Face<'_, M>, renderer: &mut Renderer, size: Size, scale: f32, ground: Color) -> Self {
        let drawn = Self::set(face, renderer, size, scale);
        Self { pixels: pixels(renderer, drawn.size, scale, ground), ..drawn }
    }

    /// The colour of a pixel: red, green, blue.
    pub fn pixel(&self, x: u32, y: u32) -> [u8; 3] {
        let at = ((y * self.size.width + x) * 4) as usize;
        match self.pixels.get(at..at + 3) {
            Some([blue, green, red]) => [*red, *green, *blue],
            _ => [0; 3],
        }
    }
}

/// The renderer in software, by which tests draw.
#[cfg(not(feature = "gpu"))]
pub fn software(renderer: &mut Renderer) -> &mut iced_tiny_skia::Renderer {
    renderer
}

/// The renderer in software, by which tests draw: the second of two, which was asked for.
#[cfg(feature = "gpu")]
pub fn software(renderer: &mut Renderer) -> &mut iced_tiny_skia::Renderer {
    match renderer {
        Renderer::Primary(_) => panic!("tests draw in software"),
        Renderer::Secondary(software) => software,
    }
}

/// The pixels of what was drawn. The renderer's own way leaves out a part where a unit is less than a pixel.
fn pixels(renderer: &mut Renderer, size: Size<u32>, scale: f32, ground: Color) -> Vec<u8> {
    let buffers = tiny_skia::Pixmap::new(size.width, size.height).zip(tiny_skia::Mask::new(size.width, size.height));
    let Some((mut map, mut mask)) = buffers else { return Vec::new() };
    let viewport = Viewport::with_physical_size(size, scale);
    let whole = Rectangle::with_size(viewport.logical_size());
    software(renderer).draw(&mut map.as_mut(), &mut mask, &viewport, &[whole], ground);
    map.take()
}

/// The lists that scroll, and the chart.
#[derive(Default)]
struct Lists {
    lists: Vec<Rectangle>,
    charts: Vec<Rectangle>,
}

impl Operation for Lists {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        _state: &mut dyn operation::Scrollable,
    ) {
        self.lists.push(bounds);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id.is_some_and(|id| *id == Id::new(CHART)) {
            self.charts.push(bounds);
        }
    }
}

fn fills(renderer: &mut Renderer) -> Vec<(usize, Rectangle)> {
    let layers = software(renderer).layers().iter().enumerate();
    let quads = layers.flat_map(|(number, layer)| {
        let full = layer.quads.iter().filter(|(_, ground)| match ground {
            iced::Background::Color(color) => color.a > 0.3,
            iced::Background::Gradient(_) => true,
        });
        full.filter_map(move |(quad, _)| Some((number, quad.bounds.intersection(&layer.bounds)?)))
    });
    quads.collect()
}

/// The boxes that drawings fill so that nothing shows through.
fn plates(renderer: &mut Renderer) -> Vec<(usize, Rectangle)> {
    let mut plates = Vec::new();
    for (number, layer) in software(renderer).layers().iter().enumerate() {
        for item in &layer.primitives {
            for primitive in item.as_slice() {
                let Primitive::Fill { path, paint, .. } = primitive else { continue };
                let solid = matches!(&paint.shader, tiny_skia::Shader::SolidColor(color) if color.alpha() > 0.7);
                let bounds = primitive.visible_bounds();
                let at_a_corner = |point: &tiny_skia::Point| {
                    let on = |at: f32, start: f32, length: f32| {
                        (at - start).abs() < 0.1 || (at - start - length).abs() < 0.1
                    };
                    on(point.x, bounds.x, bounds.width) && on(point.y, bounds.y, bounds.height)
                };
                let is_box = path.points().len() >= 4 && path.points().iter().all(at_a_corner);
                if solid && is_box {
                    plates.extend((bounds * item.transformation()).intersection(&layer.bounds).map(|at| (number, at)));
                }
            }
        }
    }
    plates
}

fn words(renderer: &mut Renderer) -> Vec<Word> {
    let mut words = Vec::new();
    for (number, layer) in software(renderer).layers().iter().enumerate() {
        for item in &layer.text {
            let set = item.as_slice().iter();
            words.extend(set.filter_map(|set| word(set, item.transformation(), layer.bounds, number)));
        }
    }
    words
}

fn word(set: &Set, shift: Transformation, within: Rectangle, layer: usize) -> Option<Word> {
    match set {
        Set::Paragraph { paragraph, position, color, clip_bounds, transformation } => {
            let whole = paragraph.upgrade()?;
            let lines = whole.buffer().lines.iter().map(|line| line.text());
            let to = *transformation;
            Some(Word {
                text: lines.collect::<Vec<_>>().join("\n"),
                place: Rectangle::new(*position, taken(&whole)) * to * shift,
                room: whole.bounds() * to.scale_factor() * shift.scale_factor(),
                line: whole.buffer().metrics().line_height * to.scale_factor() * shift.scale_factor(),
                seen: (*clip_bounds * to * shift).intersection(&within).unwrap_or_default(),
                color: *color,
                layer,
                drawing: false,
            })
        }
        Set::Cached { content, bounds, color, size, line_height, font, align_x, align_y, clip_bounds, .. } => {
            let room = measured(content, *font, *size, *line_height);
            let at = Point::new(
                bounds.x
                    - match alignment::Horizontal::from(*align_x) {
                        alignment::Horizontal::Left => 0.0,
                        alignment::Horizontal::Center => room.width / 2.0,
                        alignment::Horizontal::Right => room.width,
                    },
                bounds.y
                    - match align_y {
                        alignment::Vertical::Top => 0.0,
                        alignment::Vertical::Center => room.height / 2.0,
                        alignment::Vertical::Bottom => room.height,
                    },
            );
            Some(Word {
                text: content.clone(),
                place: Rectangle::new(at, room) * shift,
                room: Size::INFINITE,
                line: room.height * shift.scale_factor(),
                seen: (*clip_bounds * shift).intersection(&within).unwrap_or_default(),
                color: *color,
                layer,
                drawing: true,
            })
        }
        Set::Editor { .. } | Set::Raw { .. } => None,
    }
}

/// The room that a paragraph takes. A layout leaves out the lines for which it has no height, and does not count them; so it
/// is laid out once more where one could be missing.
fn taken(whole: &Paragraph) -> Size {
    let (room, taken) = (whole.bounds(), whole.min_bounds());
    if taken.height + whole.buffer().metrics().line_height <= room.height {
        return taken;
    }
    let mut free = whole.clone();
    free.resize(Size::new(room.width, f32::INFINITY));
    free.min_bounds()
}

fn measured(content: &str, font: Font, size: Pixels, line: Pixels) -> Size {
    Paragraph::with_text(Text {
        content,
        bounds: Size::INFINITE,
        size,
        line_height: line.into(),
        font,
        align_x: iced::advanced::text::Alignment::Default,
        align_y: alignment::Vertical::Top,
        shaping: Shaping::default(),
        wrapping: Wrapping::None,
    })
    .min_bounds()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::font;

    fn set(height: f32) -> Size {
        kit::fit::prepare();
        taken(&Paragraph::with_text(Text {
            content: "Looks only at what a play does at once.",
            bounds: Size::new(150.0, height),
            size: Pixels(20.0),
            line_height: Pixels(24.0).into(),
            font: font::TITLE,
            align_x: iced::advanced::text::Alignment::Default,
            align_y: alignment::Vertical::Top,
            shaping: Shaping::default(),
            wrapping: Wrapping::Word,
        }))
    }

    #[test]
    fn lines_for_which_there_is_no_height_are_counted() {
        let all = set(f32::INFINITY);
        assert!(all.height >= 48.0, "more than a line: {all:?}");
        assert_eq!(set(all.height - 20.0), all);
        assert_eq!(set(0.0), all);
    }
}
