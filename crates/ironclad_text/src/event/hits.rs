//! Hits on the Ironclad, told in one line for each cause, and what they made worse.

use super::{Line, Log, Thrown, Tone};
use crate::rule;
use crate::thing::Words;
use ironclad_game::content::terms::{Section, Track};
use ironclad_game::engine::chance::{Die, Request, Why};
use ironclad_game::engine::decision::Source;
use ironclad_game::engine::event::Event;
use ironclad_game::engine::query::Damage;

/// Hits on the Ironclad of one cause, for one line.
#[derive(Debug, Clone)]
pub(super) struct Hits {
    source: Option<Source>,
    struck: Vec<String>,
    pub(super) dice: Vec<Die>,
    worse: Vec<(Section, Damage)>,
}

impl Hits {
    /// Whether nothing has been struck so far.
    pub(super) fn is_undecided(&self) -> bool {
        self.struck.is_empty()
    }
}

impl Log {
    /// Begins to count hits of a cause.
    pub(super) fn open_hits(&mut self, words: &Words<'_>, source: Option<Source>) {
        if self.hits.as_ref().is_some_and(|hits| hits.source != source) {
            self.flush(words);
        }
        self.hits.get_or_insert(Hits { source, struck: Vec::new(), dice: Vec::new(), worse: Vec::new() });
    }

    /// Takes an event into the line of hits, if it belongs there.
    pub(super) fn counted_as_hit(&mut self, words: &Words<'_>, event: &Event) -> bool {
        match *event {
            Event::ConditionStruck { .. } => {
                self.flush(words);
                self.open_hits(words, Some(Source::Condition));
                true
            }
            Event::SectionChanged { section, by, now, source } if by > 0 => {
                let own = self.hits.as_ref().is_some_and(|hits| hits.source == source);
                if !own && source.is_none() {
                    return false;
                }
                self.open_hits(words, source);
                let name = words.section(section);
                if let Some(hits) = &mut self.hits {
                    hits.struck.push(name);
                    let before = now.saturating_sub(by.unsigned_abs());
                    if Damage::of(before) != Damage::of(now) {
                        hits.worse.retain(|(other, _)| *other != section);
                        hits.worse.push((section, Damage::of(now)));
                    }
                }
                true
            }
            Event::Counted { track: track @ (Track::Hull | Track::Crew), by, source, .. } if by < 0 => {
                let Some(hits) = self.hits.as_mut().filter(|hits| hits.source == source) else { return false };
                hits.struck.push(words.track(track));
                true
            }
            Event::EnergyChanged { .. } if self.hits.is_some() => true,
            _ => false,
        }
    }

    /// Writes the line of hits, if any are being counted.
    pub(super) fn flush(&mut self, words: &Words<'_>) {
        let Some(hits) = self.hits.take() else { return };
        if hits.struck.is_empty() && !hits.dice.is_empty() {
            // What the dice would have done is being answered: the answer's line shows them.
            let request = Request { why: Why::DamageControl, source: hits.source, against: None };
            self.loose.extend(hits.dice.into_iter().map(|die| (die, request)));
            return;
        }
        self.naming = None;
        let dice = hits.dice.iter().map(|die| Thrown { die: *die, succeeded: None, told: String::new() }).collect();
        let name = match hits.source {
            Some(Source::Condition) => words.sector(self.here),
            Some(source) => words.source(source),
            None => words.get("log-hits"),
        };
        let key = if hits.struck.is_empty() { "log-hits-none" } else { "log-hits-struck" };
        let struck = words.list(hits.struck);
        let text = words.with(key, &[("name", name.into()), ("struck", struck.into())]);
        self.lines.push(Line { turn: self.turn, text, tone: Tone::Bad, dice, rule: rule::HITS.to_owned() });
        for (section, damage) in hits.worse {
            let effect = words.damage_effect(section, damage).unwrap_or_default();
            let args = [
                ("section", words.section_name(section).into()),
                ("state", words.damage(section, damage).into()),
                ("effect", effect.into()),
            ];
            let text = words.with("log-section-worse", &args);
            self.lines.push(Line {
                turn: self.turn,
                text,
                tone: Tone::Bad,
                dice: Vec::new(),
                rule: rule::SECTION.to_owned(),
            });
        }
    }
}
