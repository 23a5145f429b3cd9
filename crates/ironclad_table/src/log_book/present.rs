//! The log book of a campaign: everything that is known of it where it stands, and nothing that is still to come.

mod chart;
mod crew;
mod others;
mod papers;
mod powers;
mod ship;
mod told;

use crate::log_book::LogBookView;
use crate::present::Present;
use ironclad_game::chronicle::{self, Chapter, Chronicle};
use ironclad_game::engine::Game;
use ironclad_game::engine::campaign::CampaignLog;
use ironclad_game::session::Session;
use ironclad_text::thing::{Words, number};
use words::Text;

/// What the leaves are written from: the game, its log, and what has happened so far.
struct Book<'a> {
    show: Present<'a>,
    log: &'a CampaignLog,
    past: &'a Chronicle,
}

/// The log book of a session; none if it is no campaign.
pub fn log_book(text: &Text, session: &Session) -> Option<LogBookView> {
    let game = session.game();
    let log = game.table().log.as_ref()?;
    let past = chronicle::gather(session);
    let book = Book { show: Present::new(text, session, game, None), log, past: &past };
    Some(LogBookView {
        title: match session.name() {
            "" => text.get("campaigns-unnamed"),
            name => name.to_owned(),
        },
        below: book.below(),
        ship: book.ship(),
        crew: book.crew(),
        powers: book.powers(),
        chart: book.chart(),
        papers: book.papers(),
        told: book.told(),
    })
}

impl<'a> Book<'a> {
    fn words(&self) -> &Words<'a> {
        &self.show.words
    }

    fn game(&self) -> &'a Game {
        self.show.game
    }

    /// The words of a chapter, as its table ended.
    fn words_of(&self, chapter: &'a Chapter) -> Words<'a> {
        let (text, content) = (self.words().text, self.words().content);
        Words { text, content, scenario: &chapter.scenario, at: None }
    }

    /// Which chapter it is, on which day, and how hard it is played.
    fn below(&self) -> String {
        let words = self.words();
        let table = self.game().table();
        let mut args = vec![
            ("number", number(self.log.scenario)),
            ("count", number(self.game().view().scenarios())),
            ("name", words.mission().into()),
            ("mode", words.mode(self.past.mode).into()),
        ];
        let key = match self.game().view().story() {
            Some(_) => {
                args.push(("date", words.day(table.turn.max(1)).into()));
                "log-book-below-story"
            }
            None => "log-book-below",
        };
        words.with(key, &args)
    }

    /// The name of a scenario, with its number.
    fn named(&self, chapter: &'a Chapter) -> String {
        let words = self.words_of(chapter);
        let key = if chapter.scenario.story.is_some() { "log-book-chapter" } else { "log-book-scenario" };
        words.with(key, &[("number", number(chapter.number)), ("name", words.mission().into())])
    }
}
