//! A die that the players roll themselves: it is asked for, and said with one key.

use iced::Element;
use iced::widget::column;
use kernel::Die;
use kernel::session::DiceSource;
use kit::cx::Cx;
use kit::font;
use kit::key::Press;
use kit::preferences::Preferences;
use kit::theme::BONE2;
use kit::widget::OptionRow;
use kit::widget::row::{Standing, list};
use words::number;

/// Who rolls, as the players have set it.
pub fn source(preferences: &Preferences) -> DiceSource {
    if preferences.own_dice { DiceSource::Asked } else { DiceSource::Generated }
}

/// The face that a key says.
pub fn face(press: &Press) -> Option<Die> {
    match press {
        Press::Digit(digit) => u8::try_from(*digit).ok().and_then(Die::new),
        _ => None,
    }
}

/// What the main button rolls: the same face again, where the die was rolled and undone; or, where the players no longer roll
/// their own, whatever the machine makes of it. None where it has to wait for the die.
pub fn main(before: Option<Die>, dice: DiceSource) -> Option<Option<Die>> {
    match (before, dice) {
        (Some(die), _) => Some(Some(die)),
        (None, DiceSource::Generated) => Some(None),
        (None, DiceSource::Asked) => None,
    }
}

/// What the main button says.
pub fn label(before: Option<Die>, dice: DiceSource, cx: &Cx<'_>) -> String {
    match (before, dice) {
        (Some(die), _) => cx.with("own-die-again", &[("face", number(die.face()))]),
        (None, DiceSource::Generated) => cx.t("own-die-ship"),
        (None, DiceSource::Asked) => cx.t("own-die-button"),
    }
}

/// The faces to choose from, and what the die showed before it was undone.
pub fn view<'a, M: Clone + 'a>(before: Option<Die>, message: fn(Die) -> M, cx: &Cx<'a>) -> Element<'a, M> {
    let rows = Die::all().map(|die| {
        let standing = if before == Some(die) { Standing::Chosen } else { Standing::Open };
        let face = [("face", number(die.face()))];
        OptionRow::new(die.face().to_string(), cx.with("own-die-face", &face))
            .standing(standing)
            .title_size(cx.pick(23.0, 22.0, 21.0, 20.0))
            .on_press(message(die))
            .view()
    });
    let note = match before {
        Some(die) => cx.with("own-die-before", &[("face", number(die.face()))]),
        None => cx.t("own-die-note"),
    };
    let note = font::rules(note, cx.pick(20.0, 19.0, 19.0, 19.0), BONE2);
    column![note, list(rows.collect())].spacing(10).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_says_a_face_and_the_main_button_what_is_known() {
        let six = Die::new(6);
        assert_eq!(face(&Press::Digit(6)), six);
        assert_eq!((face(&Press::Digit(7)), face(&Press::Digit(0)), face(&Press::Enter)), (None, None, None));
        assert_eq!(main(six, DiceSource::Asked), Some(six));
        assert_eq!(main(None, DiceSource::Asked), None);
        assert_eq!(main(None, DiceSource::Generated), Some(None));
    }
}
