//! Polish, the language that asks most of names: cases, genders, plural cases.

use words::{Arg, Text};

use crate::thing::{count, number};

fn said(key: &str, args: &[(&'static str, &str, &str)], numbers: &[(&'static str, u8)]) -> String {
    let text = Text::of("pl");
    let names = args.iter().map(|(arg, name, id)| -> Arg<'_> { (*arg, text.name(name, id).into()) });
    let numbers = numbers.iter().map(|(arg, value)| -> Arg<'_> { (*arg, number(*value)) });
    let args: Vec<Arg<'_>> = names.chain(numbers).collect();
    let said = text.with(key, &args);
    assert_eq!(text.missing(), Vec::<String>::new());
    said
}

/// What is said of heroes who share a sentence.
fn said_of(key: &str, heroes: &[&str]) -> String {
    let text = Text::of("pl");
    let names: Vec<_> = heroes.iter().map(|id| text.name(&hero(id), id)).collect();
    text.with(key, &[("names", text.names("list", &names).into()), ("count", count(names.len()))])
}

fn hero(id: &str) -> String {
    format!("hero-{id}-name")
}

#[test]
fn heroes_bend_and_their_verbs_agree() {
    let sent = |id: &str| said("button-commit", &[("hero", &hero(id), id)], &[("count", 1)]);
    assert_eq!(
        (sent("xavier"), sent("zofia"), sent("lan")),
        ("Wyślij Xaviera".to_owned(), "Wyślij Zofię".to_owned(), "Wyślij Lan".to_owned(),)
    );
    let sheltered =
        |by: &str, other: &str| said("log-sheltered", &[("by", &hero(by), by), ("hero", &hero(other), other)], &[]);
    assert_eq!(sheltered("wrathe", "gabriel"), "Wrathe zasłoniła Gabriela przed raną.");
    assert_eq!(sheltered("gabriel", "amara"), "Gabriel zasłonił Amarę przed raną.");
    let joined = |id: &str| said("log-joined", &[("name", &hero(id), id)], &[]);
    assert_eq!(
        (joined("hadiza"), joined("kwabena")),
        ("Hadiza dołączyła do nas.".to_owned(), "Kwabena dołączył do nas.".to_owned(),)
    );
    let status = |id: &str| said("status-wounded", &[("hero", &hero(id), id)], &[]);
    assert_eq!((status("noriko"), status("idris")), ("Ranna".to_owned(), "Ranny".to_owned()));
    let posted = said("do-assign", &[("hero", &hero("otgon"), "otgon"), ("system", "system-hangar", "hangar")], &[]);
    assert_eq!(posted, "Otgon do Hangaru");
}

#[test]
fn heroes_who_share_a_sentence_agree_with_it() {
    assert_eq!(said_of("log-exhausted", &["zofia"]), "Zofia jest wyczerpana.");
    assert_eq!(said_of("log-exhausted", &["otgon"]), "Otgon jest wyczerpany.");
    assert_eq!(said_of("log-ready", &["zofia", "amara"]), "Odpoczęły: Zofia, Amara.");
    assert_eq!(said_of("log-wounded", &["zofia", "otgon", "amara"]), "Ranni: Zofia, Otgon, Amara.");
    assert_eq!(said_of("chronicle-wounded", &["otgon"]), "Otgon został ranny.");
    let refused = |id: &str| said("no-hero-ready", &[("hero", &hero(id), id)], &[]);
    assert_eq!((refused("zofia"), refused("otgon")), ("Już gotowa.".to_owned(), "Już gotowy.".to_owned()));
}

#[test]
fn classes_skills_and_services_bend() {
    let it_takes = |id: &str| said("ask-tend", &[("class", &format!("class-{id}"), id)], &[]);
    assert_eq!(it_takes("specialist"), "Potrzeba Specjalisty. Kto to zrobi?");
    let skilled = |id: &str| said("no-offer-skill", &[("skill", &format!("skill-{id}"), id)], &[]);
    assert_eq!(skilled("stealth"), "Potrzeba kogoś ze Skradaniem, a na pokładzie nie ma nikogo takiego.");
    let without = |id: &str| said("no-service-here", &[("service", &format!("service-{id}"), id)], &[]);
    assert_eq!(without("saloon"), "Nie ma tu Kantyny.");
    let served = |id: &str| said("served-as", &[("standing", &format!("standing-{id}"), id)], &[]);
    assert_eq!(served("friendly"), "obsługa jak przy Przyjaźni");
    assert_eq!(said("no-buy-full", &[("what", "track-ammo", "ammo")], &[]), "Nie ma już miejsca na Amunicję.");
}

#[test]
fn powers_and_ports_bend() {
    let rises = said("log-reputation-gained", &[("name", "faction-firstborn", "firstborn")], &[("now", 3)]);
    assert_eq!(rises, "Reputacja u Pierworodnych rośnie do 3.");
    let allied = said("log-allied", &[("name", "faction-council", "council")], &[]);
    assert_eq!(allied, "Od teraz i na zawsze jesteśmy w sojuszu z Radą.");
    let side = [("with", "faction-federation", "federation"), ("against", "faction-cartel", "cartel")];
    assert_eq!(said("mission-standing", &side, &[]), "dla Federacji, przeciw Kartelowi");
    let heard = |id: &str| said("brief-against", &[("against", &format!("faction-{id}"), id)], &[]);
    assert_eq!(heard("firstborn"), "Pierworodni pewnie już o tym słyszeli.");
    assert_eq!(heard("cartel"), "Kartel pewnie już o tym słyszał.");
    assert_eq!(heard("council"), "Rada pewnie już o tym słyszała.");
    let reach = |id: &str| said("aim-arrive", &[("port", &format!("port-{id}"), id)], &[]);
    assert_eq!(
        (reach("kontor"), reach("jatania")),
        ("Dotrzyjcie do Kontoru".to_owned(), "Dotrzyjcie na Jatanię".to_owned(),)
    );
    let round = said("log-toasted", &[("name", "port-perdita", "perdita")], &[]);
    assert_eq!(round, "Kolejka dla wszystkich na Perdicie: +1 Morale.");
    let way = |count: u8| {
        said(
            "chronicle-way-told",
            &[("from", "port-europa", "europa"), ("to", "port-theia", "theia")],
            &[("count", count)],
        )
    };
    assert_eq!(way(1), "Od Europy do Thei, jedno przejście.");
    assert_eq!(way(3), "Od Europy do Thei, 3 przejścia.");
    assert_eq!(way(12), "Od Europy do Thei, 12 przejść.");
}

#[test]
fn ships_and_sections_bend() {
    let gone = |id: &str| said("log-destroyed", &[("name", &format!("ship-{id}"), id)], &[]);
    assert_eq!(
        (gone("valkyrie"), gone("harvest-home"), gone("corsair"), gone("centenary")),
        (
            "Walkiria zniszczona.".to_owned(),
            "Dożynki zniszczone.".to_owned(),
            "Korsarz zniszczony.".to_owned(),
            "Stulecie zniszczone.".to_owned(),
        )
    );
    let state = |key: &str, name: &str| said(key, &[("ship", name, name)], &[]);
    assert_eq!(
        (state("combat-destroyed", "ship-valkyrie"), state("combat-gone", "ship-centenary")),
        ("zniszczona".to_owned(), "odeszło".to_owned())
    );
    assert_eq!(state("combat-disabled", "fighter-smith"), "unieruchomiony");
    let text = Text::of("pl");
    let enemies = ["valkyrie", "corsair"].map(|id| text.name(&format!("ship-{id}"), id));
    let goal = text.with("combat-goal-last", &[("enemies", text.names("all", &enemies).into())]);
    assert_eq!(goal, "Zniszczcie w tej fazie Walkirię i Korsarza, by wygrać. Inaczej będzie remis.");
    let hit =
        said("log-shot-landed", &[("who", "ironclad", "ironclad"), ("target", "ship-petty-cash", "petty-cash")], &[]);
    assert_eq!(hit, "Ironclad: trafienie w Kasę Podręczną.");
    let harm =
        |count: u8| said("effect-damage-section", &[("section", "section-reactor", "reactor")], &[("count", count)]);
    assert_eq!(
        (harm(1), harm(2), harm(5)),
        ("1 obrażenie Reaktora".to_owned(), "2 obrażenia Reaktora".to_owned(), "5 obrażeń Reaktora".to_owned(),)
    );
    let worse = |id: &str| said("damage-crippled", &[("section", &format!("section-{id}"), id)], &[]);
    assert_eq!((worse("weapons"), worse("bridge")), ("zdruzgotane".to_owned(), "zdruzgotany".to_owned()));
    let sunk = |id: &str| said("iron-guest-log-sunk", &[("ship", &format!("iron-guest-ship-{id}"), id)], &[]);
    assert_eq!(
        (sunk("heron"), sunk("wren"), sunk("red-sky")),
        ("Czapla zatonęła.".to_owned(), "Strzyżyk zatonął.".to_owned(), "Czerwone Niebo zatonęło.".to_owned(),)
    );
}
