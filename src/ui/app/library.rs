//! What is said of the games that are kept.

use crate::content::pack::Fate;
use crate::session::Summary;
use crate::settings::Damage;
use crate::text::mission;
use crate::text::thing::count;
use crate::ui::job::library::Library;
use crate::ui::screen::campaigns::present;
use crate::ui::screen::title::SavedGame;
use words::Text;

/// What is said of games that cannot be opened, if there are any.
pub fn unplayable(text: &Text, library: &Library) -> Option<String> {
    let first = library.unplayable.first()?;
    let many = count(library.unplayable.len());
    Some(text.with("title-unplayable", &[("count", many), ("path", first.path.display().to_string().into())]))
}

/// What is said of settings that could not be read.
pub fn unread(text: &Text, damage: &Damage) -> String {
    let (key, path) = match damage {
        Damage::SetAside(path) => ("title-settings-aside", path),
        Damage::InPlace(path) => ("title-settings-damaged", path),
    };
    text.with(key, &[("path", path.display().to_string().into())])
}

/// What is said of packs that are left out, one by one.
pub fn left_out(text: &Text, library: &Library) -> Vec<String> {
    let faulty = library.packs.iter().filter_map(|pack| match &pack.fate {
        Fate::Faulty(faults) => Some((pack, faults.0.first()?)),
        Fate::In | Fate::Off => None,
    });
    let said = faulty.map(|(pack, first)| {
        let fault = first.told(text);
        text.with("title-pack-left-out", &[("pack", pack.name(text.language()).into()), ("fault", fault.into())])
    });
    said.collect()
}

/// A kept game in the title's words.
pub fn saved(text: &Text, summary: &Summary) -> SavedGame {
    let form = match (summary.side, summary.campaign) {
        _ if summary.scripted => text.get("saved-lesson"),
        (_, Some(_)) => mission::name(text, &summary.scenario, Some(&summary.won)),
        (Some(side), None) => mission::between(text, side),
        (None, None) => text.get("saved-free"),
    };
    SavedGame {
        name: present::name(text, summary),
        place: present::place(text, summary),
        log: form,
        seats: present::seats(summary),
        figures: present::figures(text, summary),
    }
}
