//! Sizes of a combat by the room it has, and where everything lies when it is drawn on the chart.

use iced::{Point, Rectangle, Size};

/// How large type and gaps are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    factor: f32,
}

/// The smallest type.
const LEAST_TYPE: f32 = 18.0;

impl Scale {
    /// The scale for a centre of the given size.
    pub fn of(size: Size) -> Self {
        let factor = if size.width >= 850.0 && size.height >= 640.0 {
            1.0
        } else if size.width >= 600.0 && size.height >= 460.0 {
            0.87
        } else {
            0.76
        };
        Self { factor }
    }

    /// The next smaller scale, for what is crowded.
    pub fn smaller(self) -> Self {
        Self { factor: if self.factor > 0.9 { 0.87 } else { 0.76 } }
    }

    /// A size of type, given as it is in the largest room.
    pub fn type_size(self, full: f32) -> f32 {
        (full * self.factor).max(LEAST_TYPE).round()
    }

    /// Any other length.
    pub fn length(self, full: f32) -> f32 {
        (full * self.factor).round()
    }

    /// The ribbon's height.
    pub fn ribbon(self) -> f32 {
        self.length(46.0)
    }

    /// The height of the line below the ribbon, which says how the combat is won.
    pub fn goal(self) -> f32 {
        self.length(34.0)
    }

    /// The height of ribbon and goal.
    pub fn head(self) -> f32 {
        self.ribbon() + self.goal()
    }

    /// Whether slips are set as chips, with the least in them.
    pub fn chips(self) -> bool {
        self.factor < 0.8
    }
}

/// The room that the chart's frame takes at each side.
pub const SIDE: f32 = 23.0;
/// The room above the ribbon.
pub const TOP: f32 = 28.0;
/// The room below the slips.
pub const FOOT: f32 = 22.0;

/// Where an enemy lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spot {
    /// Its drawing.
    pub art: Rectangle,
    /// Its card.
    pub card: Rectangle,
}

/// Where a fighter lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Berth {
    /// Its drawing.
    pub art: Rectangle,
    /// Its name and Hull.
    pub words: Rectangle,
}

/// Where everything lies on the chart.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// The room between ribbon and slips.
    pub stage: Rectangle,
    /// Our ship.
    pub ours: Rectangle,
    /// The fighters.
    pub fighters: Vec<Berth>,
    /// The enemies.
    pub enemies: Vec<Spot>,
}

/// How wide an enemy's card is on the chart.
pub fn card_width(width: f32) -> f32 {
    (width * 0.325).clamp(262.0, 340.0)
}

/// Lays enemies with cards of the given heights and drawings of the given proportions, if the chart has the
/// room. Otherwise cards in a list must do.
pub fn plan(size: Size, slips: f32, cards: &[f32], aspects: &[f32], fighters: usize) -> Option<Plan> {
    let scale = Scale::of(size);
    let top = TOP + scale.head() + 12.0;
    let stage = Rectangle::new(
        Point::new(SIDE, top),
        Size::new(size.width - 2.0 * SIDE, size.height - FOOT - slips - 12.0 - top),
    );
    if size.width < 640.0 || cards.is_empty() || cards.len() > 4 || fighters > 3 {
        return None;
    }
    let enemies = beside(stage, scale, cards, aspects)?;
    let reach = enemies.iter().map(|spot| spot.art.x.min(spot.card.x)).fold(f32::INFINITY, f32::min);
    let free = reach - stage.x;
    let width = (free * 0.46).clamp(150.0, 300.0);
    let high = match fighters {
        0 => 0.5,
        1 => 0.44,
        _ => 0.33,
    };
    let ours = Rectangle::new(
        Point::new(stage.x + 10.0, stage.y + stage.height * high - width * 0.225),
        Size::new(width, width * 0.45),
    );
    let fighters = berths(stage, scale, ours, free, fighters)?;
    Some(Plan { stage, ours, fighters, enemies })
}

/// Enemies down the right side: each drawing over its card, or beside it where rows are low.
fn beside(stage: Rectangle, scale: Scale, cards: &[f32], aspects: &[f32]) -> Option<Vec<Spot>> {
    let width = card_width(stage.width + 2.0 * SIDE);
    let (gap, between) = (6.0, scale.length(16.0));
    let all: f32 = cards.iter().sum::<f32>() + between * cards.len().saturating_sub(1) as f32;
    let left = (stage.height - all) / cards.len() as f32 - gap;
    let x = stage.x + stage.width - width - 8.0;
    let over = left >= 62.0;
    if !over && (left < -gap || stage.width < 800.0) {
        return None;
    }
    let art_height = left.min(scale.length(150.0));
    let used = if over { all + (art_height + gap) * cards.len() as f32 } else { all };
    let mut y = stage.y + (stage.height - used) / 2.0;
    let mut spots = Vec::new();
    for (card, aspect) in cards.iter().zip(aspects) {
        let art = if over {
            let high = art_height.min(width * 0.9 / aspect);
            let size = Size::new(high * aspect, high);
            Rectangle::new(Point::new(x - 10.0, y + (art_height - high) / 2.0), size)
        } else {
            let wide = (card.min(108.0) * aspect).min(150.0);
            let size = Size::new(wide, wide / aspect);
            Rectangle::new(Point::new(x - 14.0 - wide, y + (card - size.height) / 2.0), size)
        };
        let top = if over { y + art_height + gap } else { y };
        spots.push(Spot { art, card: Rectangle::new(Point::new(x, top), Size::new(width, *card)) });
        y = top + card + between;
    }
    Some(spots)
}

/// Fighters below and ahead of our ship, in echelon.
fn berths(stage: Rectangle, scale: Scale, ours: Rectangle, free: f32, count: usize) -> Option<Vec<Berth>> {
    let words = 2.0 * scale.type_size(20.0) * 1.2 + 6.0;
    let room = stage.y + stage.height - ours.y - ours.height - 12.0;
    let art_height = (room - words).min(scale.length(80.0));
    if count > 0 && art_height < 40.0 {
        return None;
    }
    let art = Size::new(art_height * 1.25, art_height);
    let pitch = ((free - 12.0) / count.max(1) as f32).min(scale.length(170.0));
    if count > 0 && pitch < 112.0 {
        return None;
    }
    let wide = pitch - 6.0;
    let start = if count == 1 { ours.x + ours.width * 0.9 } else { stage.x + 4.0 };
    let start = start.min(stage.x + free - pitch * count as f32);
    let spare = (room - words - art_height).max(0.0);
    let berth = |i: usize| {
        let x = start + pitch * i as f32;
        // Those ahead fly lower, out of the way of lines from those behind.
        let fall = if count == 1 { 0.28 } else { 0.08 + 0.8 * i as f32 / (count - 1) as f32 };
        let y = ours.y + ours.height + 8.0 + spare * fall;
        Berth {
            art: Rectangle::new(Point::new(x + (wide - art.width) / 2.0, y), art),
            words: Rectangle::new(Point::new(x, y + art.height + 2.0), Size::new(wide, words)),
        }
    };
    Some((0..count).map(berth).collect())
}

/// The proportion of a ship's drawing.
pub fn aspect(art: &str) -> f32 {
    if art.contains("outpost") {
        1.0
    } else if art.contains("flagship") || art.contains("hunter") {
        2.0
    } else {
        1.8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::icon;

    #[test]
    fn nothing_overlaps_on_the_chart() {
        for (w, h) in
            [(1004.0, 778.0), (684.0, 598.0), (700.0, 560.0), (1290.0, 778.0), (1004.0, 1000.0), (760.0, 490.0)]
        {
            for enemies in 1..=4 {
                for fighters in 0..=3 {
                    let (cards, aspects) = (vec![104.0; enemies], vec![1.8; enemies]);
                    let Some(plan) = plan(Size::new(w, h), 116.0, &cards, &aspects, fighters) else { continue };
                    let mut all = vec![plan.ours];
                    all.extend(plan.fighters.iter().flat_map(|berth| [berth.art, berth.words]));
                    all.extend(plan.enemies.iter().flat_map(|spot| [spot.art, spot.card]));
                    for (i, a) in all.iter().enumerate() {
                        let inside = a.x >= plan.stage.x
                            && a.y >= plan.stage.y - 0.5
                            && a.x + a.width <= plan.stage.x + plan.stage.width + 0.5
                            && a.y + a.height <= plan.stage.y + plan.stage.height + 0.5;
                        assert!(inside, "{w}×{h} {enemies}+{fighters}: {a:?} leaves {:?}", plan.stage);
                        for b in &all[i + 1..] {
                            let touch = a.intersection(b).is_some_and(|x| x.width > 0.5 && x.height > 0.5);
                            assert!(!touch, "{w}×{h} {enemies}+{fighters}: {a:?} on {b:?}");
                        }
                    }
                }
            }
        }
        let typical = plan(Size::new(1004.0, 778.0), 116.0, &[104.0; 2], &[1.8; 2], 1);
        assert!(typical.is_some());
    }

    #[test]
    fn proportions_are_those_of_the_drawings() {
        for path in icon::all().iter().filter(|path| path.starts_with("ships/")) {
            if path.contains("fighter") || path.contains("mech") || path.contains("ironclad") {
                continue;
            }
            let source = icon::source(path).unwrap_or_default();
            let view =
                source.split("viewBox=\"0 0 ").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
            let numbers: Vec<f32> = view.split(' ').filter_map(|n| n.parse().ok()).collect();
            assert_eq!(numbers[0] / numbers[1], aspect(path), "{path}");
        }
    }
}
