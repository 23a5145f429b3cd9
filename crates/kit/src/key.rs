//! Keys as the screens understand them.

use iced::keyboard::{self, Key, key::Named};

/// A key that was pressed and that no field took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Press {
    /// A digit.
    Digit(u32),
    /// A letter or sign, in lower case.
    Letter(char),
    /// A letter with Shift, in lower case.
    Shifted(char),
    /// The main button.
    Enter,
    /// Choose what has the focus.
    Space,
    /// Escape: out of what shows, or back.
    Esc,
    /// Take the last step back.
    Backspace,
    /// To the next thing, or with Shift to the one before.
    Tab {
        /// Shift is held.
        back: bool,
    },
    /// An arrow.
    Arrow(Arrow),
    /// A page key with Shift: the log moves, whatever else the arrows do.
    Log {
        /// Downwards.
        down: bool,
    },
    /// An arrow with Shift: the chart moves.
    Pan(Arrow),
    /// One page up or down.
    Page {
        /// Downwards.
        down: bool,
    },
    /// Full screen on or off.
    FullScreen,
    /// Read the words anew, for who translates them.
    Reread,
    /// Nearer or farther; or with Ctrl, larger or smaller text.
    Zoom {
        /// Nearer, larger.
        nearer: bool,
        /// Ctrl is held.
        text: bool,
    },
}

/// An arrow key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrow {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
}

impl Press {
    /// The row of a list that this key chooses, counted from 0: ten rows have a digit, those after them a letter.
    pub fn row(&self) -> Option<usize> {
        match self {
            Self::Digit(digit @ 0..10) => Some((*digit as usize + 9) % 10),
            Self::Letter(letter @ 'a'..='z') => Some(*letter as usize - 'a' as usize + 10),
            _ => None,
        }
    }

    /// Understands a keyboard event, if it is one for us.
    pub fn from_event(event: keyboard::Event) -> Option<Self> {
        let keyboard::Event::KeyPressed { key, modified_key, modifiers, .. } = event else {
            return None;
        };
        let arrow = |arrow| Some(if modifiers.shift() { Self::Pan(arrow) } else { Self::Arrow(arrow) });
        match key {
            Key::Named(Named::Enter) => Some(Self::Enter),
            Key::Named(Named::Space) => Some(Self::Space),
            Key::Named(Named::Escape) => Some(Self::Esc),
            Key::Named(Named::Backspace) => Some(Self::Backspace),
            // The key that most programs have for it.
            Key::Named(Named::F1) => Some(Self::Letter('?')),
            Key::Named(Named::Tab) => Some(Self::Tab { back: modifiers.shift() }),
            Key::Named(Named::ArrowUp) => arrow(Arrow::Up),
            Key::Named(Named::ArrowDown) => arrow(Arrow::Down),
            Key::Named(Named::ArrowLeft) => arrow(Arrow::Left),
            Key::Named(Named::ArrowRight) => arrow(Arrow::Right),
            Key::Named(Named::PageUp) if modifiers.shift() => Some(Self::Log { down: false }),
            Key::Named(Named::PageDown) if modifiers.shift() => Some(Self::Log { down: true }),
            Key::Named(Named::PageUp) => Some(Self::Page { down: false }),
            Key::Named(Named::PageDown) => Some(Self::Page { down: true }),
            Key::Named(Named::F5) => Some(Self::Reread),
            Key::Named(Named::F11) => Some(Self::FullScreen),
            _ => Self::from_sign(&modified_key, modifiers),
        }
    }

    fn from_sign(key: &Key, modifiers: keyboard::Modifiers) -> Option<Self> {
        let Key::Character(text) = key else {
            return None;
        };
        let sign = text.chars().next()?.to_lowercase().next()?;
        if modifiers.alt() || modifiers.logo() {
            return None;
        }
        let text = modifiers.control();
        match sign {
            '+' | '=' => Some(Self::Zoom { nearer: true, text }),
            '-' => Some(Self::Zoom { nearer: false, text }),
            _ if text => None,
            digit if digit.is_ascii_digit() => digit.to_digit(10).map(Self::Digit),
            letter if letter.is_alphabetic() && modifiers.shift() => Some(Self::Shifted(letter)),
            letter => Some(Self::Letter(letter)),
        }
    }
}

/// Moves a focus index through `count` things; none means the focus is on nothing yet.
pub fn moved(focus: Option<usize>, count: usize, forward: bool) -> Option<usize> {
    if count == 0 {
        return None;
    }
    Some(match (focus, forward) {
        (None, true) => 0,
        (None, false) => count - 1,
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
    })
}

/// The key of a row of a list, counted from 0; see [`Press::row`].
pub fn row_key(row: usize) -> String {
    match u8::try_from(row) {
        Ok(row @ 0..10) => ((row + 1) % 10).to_string(),
        Ok(row @ 10..36) => char::from(b'a' + (row - 10)).to_string(),
        _ => String::new(),
    }
}

/// The key of an option: 1 to 9, then letters that mean nothing else.
pub fn of_option(place: usize) -> String {
    const LETTERS: &[u8] = b"adefijknopqtuvwy";
    match place {
        0..=8 => (place + 1).to_string(),
        _ => LETTERS.get(place - 9).map(|letter| char::from(*letter).to_string()).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_the_key_that_chooses_it() {
        for row in 0..36 {
            let key = row_key(row).chars().next().expect("a key");
            let press = key.to_digit(10).map_or(Press::Letter(key), Press::Digit);
            assert_eq!(press.row(), Some(row), "{key}");
        }
        assert_eq!((row_key(9), row_key(10), row_key(36)), ("0".into(), "a".into(), String::new()));
    }

    #[test]
    fn the_focus_goes_round() {
        assert_eq!(moved(None, 3, true), Some(0));
        assert_eq!(moved(Some(2), 3, true), Some(0));
        assert_eq!(moved(Some(0), 3, false), Some(2));
        assert_eq!(moved(Some(0), 0, true), None);
    }
}
