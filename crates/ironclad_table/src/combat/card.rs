//! An enemy's card: name, kind, figures, shields and Hull, and how it fights.

use super::mark::{Edge, Look, Struck, boxes, boxes_width, edge};
use super::size::Scale;
use super::told::AttackTag;
use super::view::Enemy;
use crate::cx::Cx;
use crate::motion::{Step, What};
use iced::widget::{Row, button, column, container, row, space, stack};
use iced::{Alignment, Color, Element, Fill};
use kit::theme::{self, ALARM, ALARM_PALE, BONE, BONE2, BONE3, BRASS_HI, BRIDGE, INK0, INK3, PICK};
use kit::widget::key::{Cap, sized};
use kit::widget::sketch::sketch;
use kit::widget::{ring, shake, shrink_to_fit};
use kit::{fit, font, icon};

/// A card that has been measured: the same figures serve for laying out and for drawing.
pub struct Card<'a> {
    enemy: &'a Enemy,
    /// What kind of ship it is, or what has become of it.
    kind: String,
    scale: Scale,
    width: f32,
    words: [String; 5],
    told: Vec<AttackTag>,
    name: f32,
    name_height: f32,
    cramped: bool,
    kind_below: bool,
    /// The boxes stand beside the name.
    boxes_above: bool,
    figure: f32,
    stats: f32,
    lines: Vec<Vec<Part>>,
    thumb: Option<f32>,
    /// How far its shields and its Hull have come, while they change.
    steps: [Option<Step>; 2],
}

/// Something in the lower lines.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Part {
    Stats,
    Boxes,
    Tactics,
    Special,
    Told(usize),
}

const PAD: f32 = 12.0;
const GAP: f32 = 14.0;
/// The least type of the figures.
const LEAST: f32 = 13.0;

impl<'a> Card<'a> {
    /// Measures a card of the given width. A thumbnail of the given width may stand in it.
    pub fn new(
        enemy: &'a Enemy,
        told: Vec<AttackTag>,
        cx: &Cx<'_>,
        scale: Scale,
        width: f32,
        thumb: Option<f32>,
    ) -> Self {
        let words = ["evasion", "accuracy", "damage", "shield", "hull"].map(|word| cx.t(&format!("combat-{word}")));
        let room = width - 2.0 * PAD;
        let beside_thumb = room - thumb.map_or(0.0, |wide| wide + 12.0);
        let small = scale.type_size(22.0);
        let shown = enemy.out.as_ref().unwrap_or(&enemy.kind);
        let kind = fit::width(shown, small);
        let cap = if enemy.key.is_some() { scale.length(30.0) + 8.0 } else { 0.0 };
        let most = scale.type_size(28.0);
        let beside = fit::label(&enemy.name, room - cap - kind - 12.0, most, 22.0_f32.min(most));
        let kind_below = thumb.is_some() || fit::width(&enemy.name, beside) + cap + kind + 12.0 > room;
        let name = if kind_below { fit::label(&enemy.name, beside_thumb - cap, most, 18.0) } else { beside };
        let mut card = Self {
            enemy,
            kind: shown.clone(),
            scale,
            width,
            words,
            told,
            name,
            name_height: fit::height(&enemy.name, font::TITLE, name, 1.12, beside_thumb - cap).max(name * 1.2),
            cramped: thumb.is_some() && fit::width(&enemy.name, name.max(22.0)) > beside_thumb - cap,
            kind_below,
            boxes_above: false,
            figure: small,
            stats: 0.0,
            lines: Vec::new(),
            thumb,
            steps: [None; 2],
        };
        while card.stats_width() > room && card.figure > LEAST {
            card.figure -= 1.0;
        }
        card.stats = card.stats_width();
        let above = fit::width(&enemy.name, name) + cap + kind + card.boxes_width() + 2.0 * GAP + 12.0;
        card.boxes_above = scale.chips() && !kind_below && above <= room;
        card.lines = card.flow(room);
        card
    }

    fn stats_width(&self) -> f32 {
        let figures = [&self.enemy.evasion, &self.enemy.accuracy, &self.enemy.damage];
        let one = |(word, figure): (&String, &&String)| {
            fit::width(word, self.figure) + 6.0 + figure.chars().count() as f32 * (self.figure + 2.0) * 0.62
        };
        self.words.iter().zip(&figures).map(one).sum::<f32>() + 2.0 * GAP
    }

    fn boxes_width(&self) -> f32 {
        let one = |word: &str, of: u8| match of {
            0 => 0.0,
            of => self.word_width(word) + 8.0 + boxes_width(of, self.box_size()),
        };
        let (shields, hull) = (self.enemy.shields.of, self.enemy.hull.of);
        let gap = if shields > 0 && hull > 0 { GAP } else { 0.0 };
        one(&self.words[3], shields) + gap + one(&self.words[4], hull)
    }

    /// In the least room, icons stand for the words of shield and Hull.
    fn word_width(&self, word: &str) -> f32 {
        if self.scale.chips() { self.figure } else { fit::width(word, self.figure) }
    }

    fn box_size(&self) -> f32 {
        let many = self.enemy.shields.of + self.enemy.hull.of > 9;
        self.scale.length(18.0).min(if many { 13.0 } else { 18.0 })
    }

    /// Parts from left to right, into as many lines as they need.
    fn flow(&self, room: f32) -> Vec<Vec<Part>> {
        let mut parts = vec![(Part::Stats, self.stats)];
        if !self.boxes_above {
            parts.push((Part::Boxes, self.boxes_width()));
        }
        if !self.enemy.tactics.is_empty() {
            parts.push((Part::Tactics, fit::width(&self.enemy.tactics, self.scale.type_size(22.0))));
        }
        if !self.enemy.special.is_empty() {
            parts.push((Part::Special, fit::width(&self.enemy.special, self.scale.type_size(22.0))));
        }
        for (i, told) in self.told.iter().enumerate() {
            parts.push((Part::Told(i), told.width(self.scale.type_size(21.0))));
        }
        let mut lines: Vec<Vec<Part>> = Vec::new();
        let mut left = 0.0;
        for (part, wide) in parts {
            // What is told of attacks begins a line of its own.
            let first_told = part == Part::Told(0);
            // How it fights stands at the line's end, behind a space of its own.
            let gap = if part == Part::Tactics { 2.0 * GAP } else { GAP };
            if wide + gap <= left
                && !first_told
                && let Some(line) = lines.last_mut()
            {
                line.push(part);
                left -= wide + gap;
            } else {
                lines.push(vec![part]);
                left = room - wide;
            }
        }
        lines
    }

    fn line_height(&self) -> f32 {
        self.scale.type_size(22.0) * 1.24
    }

    /// The card's height.
    pub fn height(&self) -> f32 {
        let name = self.name_height + if self.kind_below { self.line_height() } else { 0.0 };
        let name = name.max(self.thumb.map_or(0.0, |wide| wide / 1.8));
        let lines = self.lines.len() as f32 * self.line_height();
        (name.max(self.cap_height()) + lines + 2.0 * self.scale.length(8.0)).ceil()
    }

    /// Whether the thumbnail leaves too little room for the name.
    pub fn cramped(&self) -> bool {
        self.cramped
    }

    fn cap_height(&self) -> f32 {
        if self.enemy.key.is_some() { self.scale.length(30.0) } else { 0.0 }
    }

    /// The card of the enemy at this place, as high as it is given.
    pub fn view<M: Clone + 'a>(mut self, cx: &Cx<'_>, place: usize, height: f32, on_press: M) -> Element<'a, M> {
        let enemy = self.enemy;
        let whats = [What::EnemyShield(place), What::EnemyHull(place)];
        self.steps = whats.map(|what| cx.moves.step(what));
        let ink = |color| if enemy.is_out() { BONE3 } else { color };
        let small = self.scale.type_size(22.0);
        let alarm = if enemy.is_out() { ALARM } else { ALARM_PALE };
        let kind = shrink_to_fit(std::mem::take(&mut self.kind), small, alarm);
        let mut head = row![].spacing(8).align_y(Alignment::Center);
        if let Some(key) = &enemy.key {
            let cap = match (enemy.targeted, enemy.targetable) {
                (true, _) => Cap::Filled,
                (false, true) => Cap::Brass,
                (false, false) => Cap::Idle,
            };
            head = head.push(sized(key, cap, self.scale.length(30.0)));
        }
        if self.boxes_above {
            head = head.push(self.name_line(ink(BONE))).push(space().width(GAP)).push(self.boxes(ink));
            head = head.push(space().width(Fill));
        } else {
            head = head.push(container(self.name_line(ink(BONE))).width(Fill));
        }
        let head = if self.kind_below { column![head, kind] } else { column![head.push(kind)] };
        let lines = self.lines.iter().map(|line| self.line(line, ink));
        let head: Element<'a, M> = match self.thumb {
            Some(wide) => {
                row![container(head).width(Fill), thumb(enemy, wide)].spacing(12).align_y(Alignment::Center).into()
            }
            None => head.into(),
        };
        let face = column![head].extend(lines);
        let (ground, hover) = if enemy.targeted { (PICK, PICK) } else { (INK0, INK3) };
        let plate = button(container(face).center_y(Fill))
            .width(self.width)
            .height(height)
            .padding([0.0, PAD])
            .style(theme::plate(ground, hover, Color::TRANSPARENT, 0.0))
            .on_press(on_press);
        let look = match (enemy.is_out(), enemy.targeted, enemy.targetable) {
            (true, ..) => Look::Gone,
            (_, true, _) => Look::Chosen,
            (_, _, true) => Look::Offered,
            _ if enemy.aimed => Look::Offered,
            _ => Look::Plain,
        };
        let framed = stack![plate, edge(Edge { look, marked: enemy.marked })];
        shake(ring(framed, enemy.focused), cx.moves, &whats)
    }

    /// The name, struck through when the enemy is out of the combat.
    fn name_line<M: 'a>(&self, ink: Color) -> Element<'a, M> {
        let name = font::title(self.enemy.name.as_str(), self.name, ink);
        if !self.enemy.is_out() {
            return name.into();
        }
        let wide = fit::width(&self.enemy.name, self.name);
        let stroke = container(container(space().width(wide).height(3)).style(theme::fill(ink)));
        stack![name, stroke.center_y(Fill).padding(iced::Padding::ZERO.top(self.name * 0.12))].into()
    }

    fn line<M: 'a>(&self, parts: &[Part], ink: impl Fn(Color) -> Color) -> Element<'a, M> {
        let mut line = Row::new().spacing(GAP).align_y(Alignment::Center).height(self.line_height());
        for (i, part) in parts.iter().enumerate() {
            line = match part {
                Part::Stats => line.push(self.stats(&ink)),
                Part::Boxes => line.push(self.boxes(&ink)),
                Part::Tactics => {
                    if i > 0 {
                        line = line.push(space().width(Fill)).spacing(GAP);
                    }
                    let tactics = self.enemy.tactics.as_str();
                    line.push(shrink_to_fit(tactics, self.scale.type_size(22.0), ink(BONE2)))
                }
                Part::Special => {
                    let special = self.enemy.special.as_str();
                    line.push(shrink_to_fit(special, self.scale.type_size(22.0), ink(ALARM_PALE)))
                }
                Part::Told(i) => match self.told.get(*i) {
                    Some(told) => line.push(told.view(self.scale.type_size(21.0))),
                    None => line,
                },
            };
        }
        line.into()
    }

    fn stats<M: 'a>(&self, ink: impl Fn(Color) -> Color) -> Row<'a, M> {
        let figures = [&self.enemy.evasion, &self.enemy.accuracy, &self.enemy.damage];
        let pairs = self.words.iter().zip(figures).map(|(word, figure)| {
            row![
                font::tag(word.clone(), self.figure, ink(BONE2)),
                font::figures(figure.as_str(), self.figure + 2.0, ink(BRASS_HI))
            ]
            .spacing(6)
            .align_y(Alignment::Center)
            .into()
        });
        Row::with_children(pairs).spacing(GAP)
    }

    fn boxes<M: 'a>(&self, ink: impl Fn(Color) -> Color) -> Row<'a, M> {
        let kinds =
            [(&self.words[3], "shield", self.enemy.shields, BRIDGE), (&self.words[4], "hull", self.enemy.hull, BONE)];
        let kinds = kinds.into_iter().zip(self.steps).filter(|((_, _, count, _), _)| count.of > 0);
        let pairs = kinds.map(|((word, name, count, color), step)| {
            let word: Element<'a, M> = if self.scale.chips() {
                icon::icon(name, self.figure, ink(color)).into()
            } else {
                font::tag(word.clone(), self.figure, ink(BONE)).into()
            };
            row![word, boxes(count, self.box_size(), ink(color), step)].spacing(8).align_y(Alignment::Center).into()
        });
        Row::with_children(pairs).spacing(GAP)
    }
}

fn thumb<'a, M: 'a>(enemy: &Enemy, wide: f32) -> Element<'a, M> {
    let pale = if enemy.is_out() { 0.45 } else { 1.0 };
    let art = icon::picture(icon::handle(&enemy.art), wide, wide / 1.8).opacity(pale);
    if enemy.is_out() { stack![art, sketch(Struck)].into() } else { art.into() }
}
