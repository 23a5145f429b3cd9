//! What is to be told of drawing by the graphics card. The title says it too: whoever starts the program from a menu sees nothing
//! that is printed.

/// What draws where no graphics card does, although the program was built for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Advice {
    /// There is no card, or none with a driver that works: the processor draws.
    NoCard,
    /// There is only a driver by which the processor imitates one, which is slower than our own drawing.
    Imitated,
}

impl Advice {
    /// The message.
    pub fn key(self) -> &'static str {
        match self {
            Self::NoCard => "graphics-no-card",
            Self::Imitated => "graphics-imitated",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Text;

    #[test]
    fn every_language_has_words_for_what_draws() {
        for language in words::languages() {
            let text = Text::of(&language);
            assert!([Advice::NoCard, Advice::Imitated].iter().all(|advice| !text.get(advice.key()).contains('⟦')));
            assert_eq!(text.missing(), Vec::<String>::new(), "{language}");
        }
    }
}
