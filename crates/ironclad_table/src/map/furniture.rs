//! What lies on the chart round the map: its title and the compass rose, where there is room for them.

use super::camera::{R, middle};
use super::{BoardView, zoom};
use iced::advanced::svg::Svg;
use iced::widget::canvas::{Frame, Text};
use iced::{Color, Font, Point, Rectangle, Size};
use kit::pan::Projection;
use kit::theme::{BONE, BONE2, BRASS};
use kit::widget::chart;
use kit::{fit, font, icon};

const TITLE: Size = Size::new(300.0, 128.0);
const ROSE: f32 = 206.0;
/// How far it keeps from the buttons for the zoom.
const APART: f32 = 24.0;

/// Draws title and rose in the first corners that the map leaves free.
pub fn draw(frame: &mut Frame, board: &BoardView, view: Projection) {
    let room = Rectangle::with_size(frame.size()).shrink(chart::ROOM + 12.0);
    let buttons = zoom::place(board, frame.size()).map(|buttons| buttons.expand(APART));
    let free = |spot: &Rectangle| {
        room.x <= spot.x
            && room.y <= spot.y
            && spot.x + spot.width <= room.x + room.width
            && spot.y + spot.height <= room.y + room.height
            && buttons.is_none_or(|buttons| !buttons.intersects(spot))
            && board.sectors.iter().all(|sector| {
                let at = view.to_screen(middle(sector.q, sector.r));
                !spot.expand(R * view.zoom).contains(at)
            })
    };
    let rose = corners(room, Size::new(ROSE, ROSE), buttons).into_iter().find(free);
    if let Some(rose) = rose {
        frame.draw_svg(rose, Svg::new(icon::handle("marks/compass-rose")));
    }
    if board.title.is_empty() {
        return;
    }
    let beside = rose.iter().flat_map(|rose| {
        let y = rose.y + rose.height - TITLE.height;
        [rose.x - TITLE.width - 40.0, rose.x + rose.width + 40.0].map(|x| Rectangle::new(Point::new(x, y), TITLE))
    });
    let apart = |spot: &Rectangle| rose.is_none_or(|rose| !rose.intersects(spot));
    let spot = beside.chain(corners(room, TITLE, buttons)).find(|spot| free(spot) && apart(spot));
    if let Some(spot) = spot {
        title(frame, board, spot);
    }
}

/// The four corners, the lower right first; on a side where the buttons for the zoom lie, beside them.
fn corners(room: Rectangle, size: Size, buttons: Option<Rectangle>) -> [Rectangle; 4] {
    let (left, top) = (room.x + 8.0, room.y + 6.0);
    let (right, foot) = (room.x + room.width - size.width - 8.0, room.y + room.height - size.height - 6.0);
    [(right, foot), (left, foot), (left, top), (right, top)].map(|(x, y)| {
        let spot = Rectangle::new(Point::new(x, y), size);
        match buttons {
            Some(buttons) if buttons.intersects(&spot) && x < buttons.x + buttons.width / 2.0 => {
                Rectangle { x: buttons.x + buttons.width, ..spot }
            }
            Some(buttons) if buttons.intersects(&spot) => Rectangle { x: buttons.x - size.width - 1.0, ..spot },
            Some(_) | None => spot,
        }
    })
}

fn title(frame: &mut Frame, board: &BoardView, spot: Rectangle) {
    // As large as it fits: there is the rose beside it.
    let mut write = |text: &str, y: f32, most: f32, font: Font, color: Color| {
        let size = most * (spot.width / fit::line(text, font, most)).min(1.0);
        frame.fill_text(Text {
            content: text.to_owned(),
            position: Point::new(spot.x, spot.y + y),
            color,
            size: size.into(),
            font,
            max_width: f32::INFINITY,
            ..Text::default()
        });
    };
    write(&board.title, -4.0, 38.0, font::TITLE, BONE);
    write(&board.note, 42.0, 25.0, font::LOG, BONE2);
    write(&board.counts, 98.0, 21.0, font::TITLE, BONE2);
    for y in [84.0, 90.0] {
        frame.fill_rectangle(Point::new(spot.x, spot.y + y), Size::new(spot.width, 1.8), BRASS);
    }
}
