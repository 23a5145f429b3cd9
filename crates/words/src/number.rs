//! Numbers in sentences: a real minus, large ones with their digits in groups, and signs.

use fluent::types::{FluentNumber, FluentNumberOptions};
use fluent::{FluentArgs, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;

/// Digits of a number at the most, however many a stranger's words ask for.
const DIGITS: usize = 20;
/// From this number on digits stand in groups of three: a year does not, nor what is counted at a table.
const GROUPED: f64 = 10_000.0;

/// Fluent's `NUMBER`, with options that are bounded: a number is made as long as they say.
pub(crate) fn number<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::Number(number)) = positional.first() else { return FluentValue::Error };
    let mut number = number.clone();
    number.options.merge(named);
    let options = &mut number.options;
    for digits in [
        &mut options.minimum_integer_digits,
        &mut options.minimum_fraction_digits,
        &mut options.maximum_fraction_digits,
        &mut options.minimum_significant_digits,
        &mut options.maximum_significant_digits,
    ] {
        *digits = digits.map(|digits| digits.min(DIGITS));
    }
    FluentValue::Number(number)
}

/// Fluent's `SIGNED`: a plus, or a real minus; nothing before 0.
pub(crate) fn signed<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let number = match positional.first() {
        Some(FluentValue::Number(number)) => number,
        // What is no number stays as it is.
        other => return other.cloned().unwrap_or(FluentValue::Error),
    };
    let plus = if number.value > 0.0 { "+" } else { "" };
    format!("{plus}{}", written(number, "")).into()
}

/// How numbers look in a language: a function of its own for each way to group digits, since it is given no language.
pub(crate) fn formatter(language: &str) -> fn(&FluentValue<'_>, &IntlLangMemoizer) -> Option<String> {
    match language.split(['-', '_']).next().unwrap_or_default() {
        "de" | "nl" | "es" | "it" | "pt" => |value, _| shown(value, "."),
        "pl" | "fr" | "cs" | "uk" | "ru" => |value, _| shown(value, "\u{a0}"),
        _ => |value, _| shown(value, ","),
    }
}

fn shown(value: &FluentValue<'_>, group: &str) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(written(number, group)),
        FluentValue::String(_) | FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => None,
    }
}

fn written(number: &FluentNumber, group: &str) -> String {
    let FluentNumberOptions { minimum_integer_digits, use_grouping, .. } = number.options;
    let plain = number.as_string();
    let (minus, digits) = plain.strip_prefix('-').map_or(("", plain.as_ref()), |digits| ("\u{2212}", digits));
    let (whole, fraction) = digits.find('.').map_or((digits, ""), |point| digits.split_at(point));
    let missing = minimum_integer_digits.unwrap_or(1).saturating_sub(whole.len());
    let mut whole = format!("{}{whole}", "0".repeat(missing));
    if use_grouping && number.value.abs() >= GROUPED {
        let mut place = whole.len();
        while place > 3 {
            place -= 3;
            whole.insert_str(place, group);
        }
    }
    format!("{minus}{whole}{fraction}")
}

#[cfg(test)]
mod tests {
    use crate::Text;

    const SAMPLE: &str = "\
n = { NUMBER($n, minimumFractionDigits: 4000000000) }
plain = { $n }
many = { NUMBER($n) }
seed = { NUMBER($n, useGrouping: \"false\") }
two = { NUMBER($n, minimumIntegerDigits: 2) }
by = { SIGNED($n) }
lines = { NUMBER($n) ->
    [1] first
   *[other] later
}
";

    fn said(language: &str, key: &str, number: i32) -> String {
        Text::from_source(language, SAMPLE).with(key, &[("n", number.into())])
    }

    #[test]
    fn a_number_is_not_longer_than_it_can_be_read() {
        assert_eq!(said("en", "n", 1), format!("1.{}", "0".repeat(super::DIGITS)));
    }

    #[test]
    fn signs_are_real_and_digits_of_large_numbers_stand_in_groups() {
        assert_eq!(said("en", "plain", -2), "−2");
        assert_eq!(said("en", "plain", 20_260), "20,260");
        assert_eq!(said("en", "seed", 20_260), "20260");
        assert_eq!(said("en", "many", 1_234_567), "1,234,567");
        assert_eq!(said("de", "many", 12_345), "12.345");
        assert_eq!(said("pl", "many", 12_345), "12\u{a0}345");
        assert_eq!(said("pl", "many", 1234), "1234");
        assert_eq!(said("en", "two", 5), "05");
        assert_eq!(
            (said("en", "by", 3), said("en", "by", -3), said("en", "by", 0)),
            ("+3".into(), "−3".into(), "0".into())
        );
        assert_eq!(said("en", "lines", 1), "first");
    }
}
