//! Which words the things of the content need. Whatever names a thing is said once, and what is missing then is told.

mod story;

use strum::IntoEnumIterator;

use super::decision::card_kind;
use super::effect::rows;
use super::option::deeds;
use super::rule;
use super::thing::Words;
use ironclad_game::content::edition::Edition;
use ironclad_game::content::terms::{Side, Threat};
use ironclad_game::content::{Content, Id, Scenario};
use words::Text;

/// The keys of all words that these things need and the language does not have, as `key` or `key.attribute`. Things are
/// chosen by the folder of their kind and their name.
pub fn lacking(text: &Text, content: &Content, of: impl Fn(&str, &str) -> bool) -> Vec<String> {
    let heard = text.listening();
    let scenarios = content.scenarios.iter().map(|(_, scenario)| scenario).chain(content.at_first.values());
    for (place, scenario) in scenarios.enumerate() {
        let words = Words { text: &heard, content, scenario, at: None };
        if place == 0 {
            things(&words, &of);
        }
        if of("scenarios", &scenario.name) {
            self::scenario(&words, scenario);
        }
    }
    heard.missing()
}

/// Says all that names a thing and tells of it.
fn things(words: &Words<'_>, of: impl Fn(&str, &str) -> bool) {
    let (content, names) = (words.content, &words.content.names);
    for hero in content.heroes.ids().filter(|id| of("heroes", id.name(names))) {
        let _ = (words.hero(hero), words.hero_full(hero), words.hero_line(hero), words.ability(hero));
        for edition in [Edition::First, Edition::Second] {
            let _ = (words.ability_text_of(hero, false, edition), words.ability_text_of(hero, true, edition));
        }
    }
    for (card, written) in content.intel.iter().filter(|(id, _)| of("intel", id.name(names))) {
        let _ = (words.intel(card), words.intel_text(card), words.intel_log(card));
        if written.check().is_some() {
            let key = format!("intel-{}-title", card.name(names));
            let _ = (words.text.attr(&key, "won"), words.text.attr(&key, "lost"));
        }
        let _ = (card_kind(words, written.kind, written.skip), rule::words(words.text, words.content, &written.rule));
        for threat in Threat::iter() {
            let _ = rows(words, card, threat);
        }
    }
    for (ship, _) in content.ships.iter().filter(|(id, ship)| of(ship.folder(), id.name(names))) {
        let _ = (words.ship(ship), words.ship_type(ship), words.person(ship));
        for side in Side::iter() {
            let _ = (words.ship_card(ship, side), words.ship_special_short(ship, side));
        }
    }
    for fighter in content.fighters.ids().filter(|id| of("fighters", id.name(names))) {
        let _ = words.fighter(fighter);
        let _ = (words.fighter_side(fighter, false), words.fighter_side(fighter, true));
    }
    for (order, written) in content.orders.iter().filter(|(id, _)| of("orders", id.name(names))) {
        let _ = (words.order(order), words.order_side(order, false), words.order_side(order, true));
        let _ = (deeds(words, &written.basic), deeds(words, &written.upgraded));
        if written.upgraded_at_first.is_some() {
            let _ = words.text.attr(&format!("order-{}", order.name(names)), "at-first");
        }
    }
    for gear in content.gear.ids().filter(|id| of("gear", id.name(names))) {
        let _ = (words.gear(gear), words.gear_text(gear));
    }
    for module in content.modules.ids().filter(|id| of("modules", id.name(names))) {
        let _ = (words.module(module), words.module_text(module, false), words.module_text(module, true));
    }
    content.papers.keys().filter(|name| of("papers", name)).for_each(|name| drop(words.paper(name)));
    // Those of the game's own file are told of by its chapters; a pack's have a file each.
    for (flag, written) in content.flags.flags.iter().filter(|(id, own)| !own.silent && of("flags", id.name(names))) {
        for value in &written.values {
            let _ = words.text.get(&format!("log-flag-{}-{}", flag.name(names), value.name(names)));
        }
    }
    for port in content.ports.ids().filter(|id| of("ports", id.name(names))) {
        let _ = (words.port(port), words.port_tagline(port));
    }
}

/// Says all that is read of a scenario.
fn scenario(words: &Words<'_>, scenario: &Scenario) {
    let (text, name) = (words.text, &scenario.name);
    if let Some(stories) = &scenario.story {
        for what in ["name", "subtitle", "chart", "chart-note"] {
            let _ = text.get(&format!("scenario-{name}-{what}"));
        }
        for (side, story) in stories.all() {
            self::story::story(words, side, story);
        }
        return;
    }
    for what in ["name", "subtitle", "teaches", "chart", "chart-note", "aim"] {
        let _ = text.get(&format!("scenario-{name}-{what}"));
    }
    for passage in ["briefing", "won", "lost"] {
        let passage = format!("passage-{name}-{passage}");
        let _ = (text.get(&passage), text.attr(&passage, "text"));
    }
    for step in &scenario.file.script {
        let lesson = format!("lesson-{name}-{}", step.step);
        let _ = (text.get(&lesson), text.attr(&lesson, "text"), text.attr(&lesson, "after"));
        if let Some(passage) = &step.passage {
            let passage = format!("passage-{passage}");
            let _ = (text.get(&passage), text.attr(&passage, "text"), text.attr(&passage, "log"));
        }
    }
}
