//! Text that stands in a page or a drawing.

use std::borrow::Cow;

/// Words that a page shows as they are, whatever they are: nothing in them is markup, and nothing is invisible control.
pub(super) fn escaped(words: &str) -> Cow<'_, str> {
    let harmless = |letter: char| !letter.is_control() && !matches!(letter, '&' | '<' | '>' | '"' | '\'');
    if words.chars().all(harmless) {
        return Cow::Borrowed(words);
    }
    let mut safe = String::with_capacity(words.len() + 16);
    for letter in words.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    Cow::Owned(safe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_player_is_called_is_shown_and_not_run() {
        let hostile = "<script>alert('x')</script> & \"co\"\u{0}\n";
        assert_eq!(escaped(hostile), "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;co&quot;  ");
        assert!(matches!(escaped("Mara"), Cow::Borrowed("Mara")));
    }
}
