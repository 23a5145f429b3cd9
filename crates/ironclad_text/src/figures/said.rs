//! The figures in a sentence: a number, and what it counts.

use super::{Figure, What};
use ironclad_game::content::terms::Faction;
use words::Text;

/// What figures are called in a language: its words for numbers, and for all that is counted.
pub(super) struct Lexicon {
    /// The words for 1, for 2, and so on.
    numbers: Vec<Vec<String>>,
    things: Vec<(What, Vec<String>)>,
}

/// A figure that a sentence names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Said {
    /// What it counts, if that is known.
    pub(super) what: Option<What>,
    pub(super) by: i16,
    /// Whether it is said to be more or less.
    signed: bool,
    /// Whether it is written in digits.
    digits: bool,
    /// The words of the sentence.
    pub(super) words: String,
}

impl Said {
    /// Whether it can be checked. A plain number of what nobody knows may count anything (“four moves”), except where
    /// bare digits are known to be figures of the story.
    pub(super) fn can_be_checked(&self, bare: bool) -> bool {
        self.what.is_some() || self.signed || (bare && self.digits)
    }

    /// Whether it is this figure.
    pub(super) fn is(&self, figure: Figure, bare: bool) -> bool {
        let alike = if self.signed { self.by == figure.by } else { self.by.abs() == figure.by.abs() };
        let known = self.what.map_or(self.signed || bare, |what| what == figure.what);
        alike && known
    }
}

/// A word of a sentence, without the marks about it.
struct Word<'a> {
    plain: &'a str,
    /// Whether the clause ends behind it.
    ends: bool,
}

impl Lexicon {
    /// The lexicon of a language.
    pub(super) fn of(text: &Text) -> Self {
        let own = Text::of(text.language());
        let forms = |key: &str| -> Vec<Vec<String>> {
            let all = own.try_get(key).unwrap_or_default();
            all.split(',').map(|forms| forms.split_whitespace().map(str::to_lowercase).collect()).collect()
        };
        let thing = |what, key: &str| (what, forms(key).concat());
        let plain = [
            thing(What::Credits, "figure-credits"),
            thing(What::Crew, "figure-crew"),
            thing(What::Morale, "figure-morale"),
            thing(What::Hull, "figure-hull"),
            thing(What::Salvage, "figure-salvage"),
            thing(What::Ammo, "figure-ammo"),
            thing(What::Gear, "figure-gear"),
            thing(What::Actions, "figure-actions"),
            thing(What::Heroes, "figure-heroes"),
            thing(What::Scenario, "figure-scenario"),
        ];
        let powers = Faction::ALL.map(|power| thing(What::Standing(power), &format!("figure-{power}")));
        Self { numbers: forms("figure-numbers"), things: plain.into_iter().chain(powers).collect() }
    }

    /// A word for a power; none for nobody.
    pub(super) fn power(&self, power: Option<Faction>) -> &str {
        let things = self.things.iter().find(|(what, _)| power.is_some_and(|power| *what == What::Standing(power)));
        things.and_then(|(_, forms)| forms.first()).map_or("", String::as_str)
    }

    /// A figure as it may be said.
    pub(super) fn name(&self, figure: Figure) -> String {
        let forms = self.things.iter().find(|(what, _)| *what == figure.what).map(|(_, forms)| forms.as_slice());
        let word = forms.and_then(<[String]>::first).map_or("", String::as_str);
        format!("{} {word}", figure.by.abs()).trim_end().to_owned()
    }

    /// The figures of a message.
    pub(super) fn figures(&self, message: &str) -> Vec<Said> {
        let words: Vec<Word<'_>> = message.split_whitespace().map(word).collect();
        let numbers = words.iter().enumerate().filter_map(|(place, word)| Some((place, self.number(word.plain)?)));
        numbers.map(|(place, (by, signed))| self.figure(&words, place, by, signed)).collect()
    }

    /// What the number at a place counts: “scenario 4”, or the next thing of its clause that is known.
    fn figure(&self, words: &[Word<'_>], place: usize, by: i16, signed: bool) -> Said {
        let before = place.checked_sub(1).and_then(|place| words.get(place)).filter(|word| !word.ends);
        let scenario = before.and_then(|word| self.thing(word.plain)).filter(|what| *what == What::Scenario);
        let number = words.get(place).map_or("", |word| word.plain).to_owned();
        let digits = number.ends_with(|last: char| last.is_ascii_digit());
        if let (Some(what), Some(word)) = (scenario, before) {
            return Said { what: Some(what), by, signed, digits, words: format!("{} {number}", word.plain) };
        }
        let mut said = Said { what: None, by, signed, digits, words: number };
        if words.get(place).is_none_or(|word| word.ends) {
            return said;
        }
        for word in words.iter().skip(place + 1) {
            if self.number(word.plain).is_some() {
                break;
            }
            if let Some(what) = self.thing(word.plain).filter(|what| *what != What::Scenario) {
                said.what = Some(what);
                said.words = format!("{} {}", said.words, word.plain);
                break;
            }
            if word.ends {
                break;
            }
        }
        said
    }

    /// A number, in figures or in words, and whether it has a sign.
    fn number(&self, word: &str) -> Option<(i16, bool)> {
        let (sign, digits) = match word.chars().next()? {
            '+' => (1, word.get(1..)?),
            '−' => (-1, word.strip_prefix('−')?),
            '-' => (-1, word.get(1..)?),
            _ => (0, word),
        };
        if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
            let number: i16 = digits.parse().ok()?;
            return Some((if sign < 0 { -number } else { number }, sign != 0));
        }
        let lower = word.to_lowercase();
        let place = self.numbers.iter().position(|forms| forms.contains(&lower))?;
        Some((i16::try_from(place + 1).ok()?, false))
    }

    fn thing(&self, word: &str) -> Option<What> {
        let lower = word.to_lowercase();
        self.things.iter().find(|(_, forms)| forms.contains(&lower)).map(|(what, _)| *what)
    }
}

/// A word without its marks.
fn word(written: &str) -> Word<'_> {
    let marks = |mark: char| !mark.is_alphanumeric() && !matches!(mark, '+' | '−' | '-');
    let ends = written.chars().last().is_some_and(|last| ",;.:!?()".contains(last));
    Word { plain: written.trim_matches(marks), ends }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(message: &str) -> Vec<(Option<What>, i16, bool)> {
        let lexicon = Lexicon::of(&Text::of("en"));
        lexicon.figures(message).into_iter().map(|said| (said.what, said.by, said.signed)).collect()
    }

    #[test]
    fn figures_are_found_with_what_they_count() {
        assert_eq!(
            read("Main: +3 Federation, −3 Cartel, 12 Credits; friendly-priced until scenario 4."),
            [
                (Some(What::Standing(Faction::Federation)), 3, true),
                (Some(What::Standing(Faction::Cartel)), -3, true),
                (Some(What::Credits), 12, false),
                (Some(What::Scenario), 4, false),
            ]
        );
        assert_eq!(
            read("Diplomacy. Failed: they go as units, −4 Credits, −1 with the Cartel."),
            [(Some(What::Credits), -4, true), (Some(What::Standing(Faction::Cartel)), -1, true)]
        );
    }

    #[test]
    fn numbers_may_be_words_and_may_count_anything() {
        assert_eq!(read("The next two actions are lost."), [(Some(What::Actions), 2, false)]);
        assert_eq!(read("Four moves to Jatania; a hero."), [(None, 4, false), (Some(What::Heroes), 1, false)]);
        assert_eq!(read("Worth +2 with the new, on 03/02/100GN"), [(None, 2, true)]);
        assert_eq!(read("An action, within one sector of her, costs no Crew.").last(), Some(&(None, 1, false)));
    }
}
