//! Polish, the language that asks most of names: cases, genders, plural cases.

use words::{Arg, Text};

use crate::thing::number;

fn said(key: &str, args: &[(&'static str, &str, &str)], numbers: &[(&'static str, u8)]) -> String {
    let text = Text::of("pl");
    let names = args.iter().map(|(arg, name, id)| -> Arg<'_> { (*arg, text.name(name, id).into()) });
    let numbers = numbers.iter().map(|(arg, value)| -> Arg<'_> { (*arg, number(*value)) });
    let args: Vec<Arg<'_>> = names.chain(numbers).collect();
    let said = text.with(key, &args);
    assert_eq!(text.missing(), Vec::<String>::new());
    said
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
