### Was gefragt wird, und die Möglichkeiten: das Verb, dann der Preis, dann was daraus wird.

## Der Kopf, wo ihm keine Karte, kein Befehl, kein Hafen einen Namen gibt

head-action = Was jetzt?
head-rest = Ruhen
head-tired-pilot = Nach dem Gefecht
head-order = Welcher Befehl?
head-evade = Wer nimmt das Ruder?
head-sortie = Maschinen starten?
head-confirm = Plan bestätigen?
head-wingman = Rottenflieger
head-save-crew = Crew ginge verloren
head-save-crew-of = { $count } Crew ginge verloren
head-remember = Crew verloren
head-remember-of = { $count } Crew verloren
head-bulkhead = Treffer von innen
head-bulkhead-of = { $count } Treffer von innen
head-shelter = Ein Held würde verwundet
head-shelter-of = { $hero } würde verwundet
head-target = Welches Ziel?
head-port = Hafen

under-rest = erschöpfte Helden werden bereit
under-tired-pilot = der Preis für Ausfall mit allem
under-wingman = +1 aufs Treffen in dieser Phase
under-spare = überschüssiger Schaden
under-strain = Überlastung: 1 Schaden an einer Sektion
under-evade-again = das Ausweichen ist misslungen
under-shrug = der Angriff hat getroffen
under-rest-paid = erschöpfte Helden werden bereit
under-heal-paid = verwundete Helden werden erschöpft
under-trade = Gekauftes ist sofort an Bord
under-yard = Punkt für Punkt
under-guild = Leute, die anheuern
under-upgrade = für die ganze Kampagne

# Wie ein Hafen uns bedient.
served-enemy = Hafen eines Feindes: keine Dienste
served-as = bedient als „{ $standing }“

place-with-effect = { $name }: { $effect }
services-left = { $left ->
    [0] keine Dienste mehr
    [one] noch ein Dienst
   *[other] noch { $left } Dienste
}

figure-difficulty = Schwierigkeit
figure-hits = Treffer
figure-rolled = Gewürfelt
figure-failed = Misslungen
figure-of = { $total } von { $difficulty }

source-condition = dieser Sektor
source-combat = Danach

## Die Frage

ask-action = Eine Aktion nach der anderen, beliebig gemischt
ask-attempt = Versuchen?
ask-commit = { $most ->
    [one] Wer nimmt teil? Ein Held
    [2] Wer nimmt teil? Bis zu zwei Helden
    [3] Wer nimmt teil? Bis zu drei Helden
   *[other] Wer nimmt teil? Bis zu { $most } Helden
}
ask-select = Mit welcher Fertigkeit wird die Probe abgelegt?
ask-commit-with = { $most ->
    [one] { $skill }: Wer nimmt teil? Ein Held
    [2] { $skill }: Wer nimmt teil? Bis zu zwei Helden
    [3] { $skill }: Wer nimmt teil? Bis zu drei Helden
   *[other] { $skill }: Wer nimmt teil? Bis zu { $most } Helden
}
check-against = { $skills }. Gegen { $who }: +{ $strength }
ask-commit-task = { $most ->
    [one] Aufgabe { $task } von { $tasks }: ein Held. Alle Aufgaben werden vor dem ersten Wurf verteilt.
   *[other] Aufgabe { $task } von { $tasks }: bis zu { $most } Helden. Alle Aufgaben werden vor dem ersten Wurf verteilt.
}
ask-commit-task-with = { $most ->
    [one] { $skill }, Aufgabe { $task } von { $tasks }: ein Held. Alle Aufgaben werden vor dem ersten Wurf verteilt.
   *[other] { $skill }, Aufgabe { $task } von { $tasks }: bis zu { $most } Helden. Alle Aufgaben werden vor dem ersten Wurf verteilt.
}
ask-skill = Welche Fertigkeit von { $hero }?
ask-class = Welche Klasse gilt für { $hero }?
ask-lead = Wer nähert sich? { $who }
ask-join = Wer geht mit? Beliebig viele
ask-volunteer = { $offer }
ask-help = Wer geht? Ein Held, um { $skill } dazuzugeben
ask-soften = Wer beruhigt die Crew? Ein Held
ask-ward = Wer hält einen Treffer auf? Beliebig viele
ask-ward-actions = Wen erschöpfen, um 1 Aktion weniger zu verlieren?
ask-rest = { $most ->
    [one] Wer ruht? Ein Held
    [2] Wer ruht? Bis zu zwei Helden
   *[other] Wer ruht? Bis zu { $most } Helden
}
ask-rest-given = { $most ->
    [one] Wer ruht? Ein Held
    [2] Wer ruht? Bis zu zwei Helden
   *[other] Wer ruht? Bis zu { $most } Helden
}
ask-tend = Nötig ist { $who }. Wer macht es?
ask-heal-given = Wer wird geheilt? Ein Held
ask-rest-paid = Wer ruht? Jeder zahlt
ask-heal-paid = Wer wird behandelt? Jeder zahlt
ask-exhaust = { $most ->
    [one] Wer wird erschöpft? Ein Held
   *[other] Wer wird erschöpft? { $most } Helden
}
ask-wound = { $most ->
    [one] Wer wird verwundet? Ein Held, noch unverwundet
   *[other] Wer wird verwundet? { $most } Helden, noch unverwundet
}
ask-tired-pilot = Welcher Pilot wird erschöpft?
ask-engineer = Welcher Ingenieur wird dafür erschöpft?
ask-recon = { $most ->
    [one] Welche Meldung decken wir auf?
   *[other] Welche Meldungen decken wir auf? Bis zu { $most }
}
ask-order = Ein Befehl je Phase; gezahlt wird beim Bestätigen
ask-carry-out = Wer führt ihn aus?
ask-evade = Wer am Ruder steht, würfelt unser Ausweichen
ask-sortie = Das kommt zu dem einen Befehl dazu
ask-pilot = Wer fliegt? { $ship }
ask-confirm = Prüft ihn; mit dem Bestätigen wird gezahlt
ask-target = Auf wen feuern wir?
# Ein Schuss von mehreren, die ein Befehl gibt.
ask-target-of = Schuss { $shot } von { $shots }: Auf wen feuern wir?
ask-wingman = Welcher Maschine wird geholfen?
ask-lookout = Wer hält Ausguck und wird erschöpft?
ask-spare = Wen trifft der Überschuss?
ask-tools = Was wird repariert?
ask-hold-fire = Welcher Feind feuert in dieser Phase nicht?
ask-collect = Wessen Beute?
ask-strain = Welche Sektion nimmt 1 Schaden?
ask-evade-again = Mit einer Fähigkeit neu würfeln?
ask-shrug = Angriff mit einer Fähigkeit ignorieren?
ask-spoils = Mit einer Fähigkeit Beute nehmen?
ask-wave-away = Mit einer Fähigkeit übergehen?
ask-reroll = Mit einer Fähigkeit neu würfeln?
ask-save-check = Misslingen in Gelingen verwandeln?
ask-remember = Eine Fähigkeit einsetzen?
ask-ride-out = Schaden mit einer Fähigkeit mindern?
ask-bulkhead = Treffer mit einer Fähigkeit ignorieren?
ask-conduct = Freies Geleit einsetzen?
ask-side-door = Wo kommen wir heraus? Der Sektor dazwischen wird übersprungen
ask-side-door-look = Wo kommen wir heraus? Die Meldung dort wird zuerst aufgedeckt
ask-save-crew = Mit einer Fähigkeit verhindern?
ask-shelter = Mit einer Fähigkeit verhindern?
ask-port = Welcher Dienst?
ask-trade = Was kaufen wir?
ask-yard = Was reparieren wir?
ask-guild = Wie viele heuern wir an?
ask-upgrade = Was wird ausgebaut?
ask-mend = Was wird repariert?

## Möglichkeiten

do-recon = Aufklären: { $name }
do-move = Bewegen: { $name }
do-rest = Ruhen
do-heal = Heilen
do-repair = Reparieren
do-dock = Andocken
do-dock-again = Angedockt bleiben
do-ability = { $hero }: { $ability }
do-end-turn = Runde beenden
do-attempt = Versuchen
do-skip = Übergehen
do-sortie = Starten: { $name }
do-change = Ändern: { $name }
do-confirm = Bestätigen
do-saloon-rest = Saloon: Helden ruhen
do-saloon-morale = Saloon: eine Runde für alle
do-leave = Ablegen
do-change-figure = { $name }, { $now } auf { $then }

# Die Möglichkeit, die eine Auswahl abschließt.
done-commit = { $made ->
    [0] Niemanden schicken
    [one] Einen schicken
    [2] Diese zwei schicken
   *[other] Diese { $made } schicken
}
done-class = Fertig
done-lead = Fertig
done-join = { $made ->
    [0] Sonst geht niemand
   *[other] Fertig
}
done-volunteer = Niemand geht
done-help = Ohne Hilfe würfeln
done-soften = Ergebnis annehmen
done-ward = { $left ->
    [0] Weiter
    [one] Den letzten Treffer hinnehmen
   *[other] Die letzten { $left } Treffer hinnehmen
}
done-rest = Fertig
done-rest-given = { $made ->
    [0] Niemand ruht
   *[other] Fertig
}
done-tend = Fertig
done-heal-given = Niemand wird geheilt
done-rest-paid = { $made ->
    [0] Niemand ruht
   *[other] Fertig
}
done-heal-paid = { $made ->
    [0] Niemand wird behandelt
   *[other] Fertig
}
done-exhaust = Fertig
done-lookout = Fertig
done-wound = Fertig
done-tired-pilot = Fertig
done-select = Fertig
done-engineer = Fertig
done-recon = Nichts mehr aufklären
done-sortie = Fertig
done-trade = Fertig
done-yard = Fertig
done-guild = Fertig
done-upgrade = Fertig
done-mend = Fertig
done-action = Fertig
done-attempt = Fertig
done-skill = Fertig
done-order = Fertig
done-carry-out = Fertig
done-evade = Fertig
done-pilot = Fertig
done-confirm = Fertig
done-target = Fertig
done-wingman = Fertig
done-spare = Fertig
done-tools = Nichts reparieren
done-hold-fire = Fertig
done-collect = Fertig
done-strain = Fertig
done-evade-again = Fertig
done-shrug = Fertig
done-spoils = Fertig
done-wave-away = Fertig
done-reroll = Fertig
done-save-check = Fertig
done-save-crew = Fertig
done-remember = Fertig
done-ride-out = Fertig
done-bulkhead = Fertig
done-conduct = Fertig
done-side-door = Fertig
done-shelter = Fertig
done-port = Fertig

# Keine Fähigkeit nutzen.
pass-wave-away = Nicht übergehen
pass-reroll = Den Wurf gelten lassen
pass-save-check = Misslingen hinnehmen
pass-save-crew = Verlust hinnehmen
pass-remember = Keine einsetzen
pass-ride-out = Schaden hinnehmen
pass-bulkhead = Alle Treffer hinnehmen
pass-conduct = Keine einsetzen
pass-shelter = Verwundung hinnehmen
pass-evade-again = Treffer hinnehmen
pass-shrug = Schaden hinnehmen
pass-spoils = Nichts nehmen
pass-spare = Passen
pass-tools = Passen
pass-hold-fire = Passen
pass-collect = Passen
pass-strain = Passen
pass-action = Passen
pass-attempt = Passen
pass-commit = Passen
pass-skill = Passen
pass-class = Passen
pass-lead = Passen
pass-join = Passen
pass-volunteer = Passen
pass-help = Passen
pass-soften = Passen
pass-ward = Passen
pass-rest = Passen
pass-rest-given = Passen
pass-tend = Passen
pass-heal-given = Passen
pass-side-door = Passen
pass-rest-paid = Passen
pass-heal-paid = Passen
pass-exhaust = Passen
pass-lookout = Passen
pass-wound = Passen
pass-tired-pilot = Passen
pass-select = Passen
pass-engineer = Passen
pass-recon = Passen
pass-order = Passen
pass-carry-out = Passen
pass-evade = Passen
pass-sortie = Passen
pass-pilot = Passen
pass-confirm = Passen
pass-target = Passen
pass-wingman = Passen
pass-port = Passen
pass-trade = Passen
pass-yard = Passen
pass-guild = Passen
pass-upgrade = Passen
pass-mend = Passen

## Was eine Möglichkeit kostet, und was daraus wird


note-will-be-exhausted = wird erschöpft
note-would-be-wounded = würde verwundet
note-will-be-wounded = wird verwundet
note-is-wounded = schon verwundet
note-will-be-ready = wird bereit
note-stays-ready = bleibt bereit
note-stays-exhausted = erschöpft, und bleibt es

note-recon = aufgedeckt, nicht abgehandelt
note-rest = { $count ->
    [2] bis zu zwei Helden
    [3] bis zu drei Helden
   *[other] bis zu { $count } Helden
}
note-heal = ein Spezialist wird erschöpft
    .wounds = kein Spezialist ist bereit: einer würde verwundet
note-repair = 1 Schrott, ein Ingenieur wird erschöpft
    .wounds = 1 Schrott; kein Ingenieur ist bereit: einer würde verwundet
note-dock = zwei Dienste
note-dock-again = zwei weitere Dienste
note-unused = { $left ->
    [one] 1 Aktion ungenutzt
   *[other] { $left } Aktionen ungenutzt
}
note-sealed = verdeckte Meldung
note-port = ein Hafen
note-needs-class = { $who } wird erschöpft
note-needs-class-wounds = { $who } würde verwundet: niemand davon ist bereit
uses-wound-hero = { $hero } ist schon erschöpft und würde verwundet.
uses-wound-class = Niemand, der bereit ist, kann es: { $who } würde verwundet.
uses-wound-one = Niemand, der bereit ist, kann es: wer es tut, würde verwundet.
uses-wound-several = Zu wenige, die bereit sind, können es: jemand würde verwundet.
note-combat = Raumgefecht
note-skip-action = 1 Aktion
note-skip-free = kostenlos; Meldung ablegen

note-no-cost = kostenlos
note-no-order = niemand ist eingeteilt
note-helm-only = jemand nimmt das Ruder
note-ammo = { $count } Munition, danach noch { $left }
note-energy = { $count } Energie
note-engineer = ein Ingenieur wird erschöpft
    .wounds = kein Ingenieur ist bereit: einer würde verwundet
note-hero-adds = { $hero } +{ $adds }
note-gear-instead = an der Stelle von: { $name }
note-gear-instead-of-either = an der Stelle von einem der zwei Stücke im Trupp
note-gear-left = zurück in den Stapel
note-plan-energy = { $count } Energie, { $now } auf { $then }
note-sinks = zerstört: { $percent } %
note-plan-sinks = zerstört { $enemy }: { $percent } %
note-afterwards-damage = danach { $count } Schaden { TRAIT($section, key: "id") ->
    [weapons] an den Waffen
    [hangar] am Hangar
    [reactor] am Reaktor
   *[other] an der { $section }
}
note-afterwards-chosen = danach { $count } Schaden an Sektionen eurer Wahl
note-takes-1 = 1 Schaden
note-afterwards-pilot = danach ein Pilot erschöpft
note-once = einmal im Szenario
note-launch = bleibt das ganze Gefecht draußen
note-launch-into = { $condition }: { $damage ->
    [0] ihr Strahlenschild hält
   *[other] { $damage } Schaden daran
}
note-figure = { $label } { $value }

note-credits = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
note-saloon-rest = { $price ->
    [one] 1 Credit je Held
   *[other] { $price } Credits je Held
}
note-saloon-morale = { $price ->
    [one] 1 Credit, +1 Moral
   *[other] { $price } Credits, +1 Moral
}
note-medical = { $price ->
    [one] 1 Credit je Held
   *[other] { $price } Credits je Held
}
note-trader = Schrott ab { $price ->
    [one] 1 Credit
   *[other] { $price } Credits
}
note-shipyard = { $price ->
    [one] 1 Credit je Punkt
   *[other] { $price } Credits je Punkt
}
note-guild = { $price ->
    [one] 1 Credit je Kopf
   *[other] { $price } Credits je Kopf
}
note-tech-center = jedes zu seinem Preis
note-unseen = zufällig gezogen
note-talks = 1 Credit weniger beim nächsten Kauf
note-upgrade-system = ein Ausrüstungsplatz mehr, und bessere Befehle:
note-now-then = Jetzt: { $before } Dann: { $after }
note-lifts = hebt auf: { $effect }
note-whole = ganz repariert
note-flies-again = fliegt wieder

## Was eine Fähigkeit jetzt tut

use-ready = { $count ->
    [one] ein anderer Erschöpfter wird bereit
   *[other] bis zu { $count } andere Erschöpfte werden bereit
}
use-mend = 1 Schaden an einer Sektion reparieren
use-mend-anything = 1 Schaden an Sektion, Rumpf, Jäger oder Mech reparieren
use-heal = ein Verwundeter wird erschöpft
use-heal-ready = ein Verwundeter wird bereit
use-turn-up = { $count ->
    [one] deckt 1 Meldung bis { $within } Sektoren weit auf
   *[other] deckt { $count } Meldungen bis { $within } Sektoren weit auf
}
use-side-door = 1 Aktion; Bewegen über einen Sektor hinweg
use-side-door-look = 1 Aktion; Bewegen über einen Sektor hinweg, die Meldung dort wird zuerst aufgedeckt
use-recover = { $count } Schaden an Jäger oder Mech reparieren
use-recover-all = allen Schaden an Jäger oder Mech reparieren
use-recover-section = oder 1 an einer Sektion
use-feed = { $count ->
    [one] ein Held mehr ruht
   *[other] { $count } Helden mehr ruhen
}
use-feed-morale = { SIGNED($by) } Moral, wenn niemand erschöpft bleibt
use-boarding-party = ein Held mehr darf teilnehmen
use-boarding-party-crew = Misslingen kostet { $count } Crew weniger
use-list-price = ein Dienst wie „{ $standing }“
use-list-price-visit = jeder Dienst wie „{ $standing }“
use-safe-conduct = bedient wie „{ $standing }“, und keine Streife
use-fewer-hits = { $hits ->
    [one] aus 1 Treffer { $left ->
        [one] wird 1
       *[other] werden { $left }
    }
   *[other] aus { $hits } Treffern { $left ->
        [one] wird 1
       *[other] werden { $left }
    }
}
use-put-back = { $count ->
    [one] 1 Energie zurück
   *[other] bis zu { $count } Energie zurück
}
use-hold-fire = ein Feind mit { $hull } Rumpf oder weniger greift in dieser Phase nicht an
use-hold-fire-any = ein beliebiger Feind, nur kein Widersacher, greift in dieser Phase nicht an
use-attack-more = { $count ->
    [one] die Maschine greift einmal mehr an
   *[other] die Maschine greift { $count }-mal mehr an
}
use-shrug-off = der Angriff bleibt ohne Wirkung
use-reroll = neu gewürfelt; der zweite Wurf zählt
use-reroll-bonus = mit { SIGNED($by) } neu gewürfelt; der zweite Wurf zählt
use-collect = die Beute eines Feindes
use-skip = die Karte wird übergangen
use-near-miss = die Probe gelingt
use-remember-ready = { $count ->
    [one] ein Held wird bereit
   *[other] bis zu { $count } Helden werden bereit
}

## Was ein Befehl tut, auf seinem Zettel

deed-evasion = +{ $count } Ausweichen
deed-accuracy = +{ $count } Zielen
deed-energy = { $count } Energie zurück
deed-attack = { $count } Schaden
deed-fire-again = { $count ->
    [one] 1. Fehlschuss neu würfeln
   *[other] { $count } Fehlschüsse neu würfeln
}
deed-attack-rakes = { $count } Schaden, alle schnellen
deed-attack-sweeps = { $count } Schaden, alle langsamen
deed-attack-quick = { $count } Schaden, schnelle Stufe
deed-attack-carries-on = { $count } Schaden, Überschuss weiter
deed-escort-all = { $count ->
    [one] erster Treffer auf wen auch immer zählt nicht
   *[other] erste { $count } Treffer auf wen auch immer zählen nicht
}
deed-wing-accuracy = Maschinen treffen mit +{ $count }
deed-wing-evasion = Maschinen auch +{ $count } Ausweichen
deed-wing-pierces = ignoriert Schilde
deed-escort = { $count ->
    [one] erster Treffer zählt nicht
   *[other] erste { $count } Treffer zählen nicht
}
deed-wingman = eine Maschine trifft mit +{ $count }
deed-volleys = Maschinen greifen { $count }-mal an
deed-volleys-both = Maschinen greifen { $count }-mal an, beide Stufen

## Ein Wurf im Ganzen

roll-plus = { $before } + { $count } { $label }
roll-minus = { $before } − { $count } { $label }
roll-total = { $sum } = { $total }
roll-needs = { $sum }, nötig { $reach }
roll-natural-6 = { $sum }; eine gewürfelte 6 gelingt
roll-natural-1 = { $sum }; eine gewürfelte 1 misslingt
roll-orders = Befehle
roll-at-fast = gegen schnelle Ziele
roll-at-fighters = gegen Jäger
roll-other = Sonstiges
roll-story = frühere Ereignisse
roll-ability = eine Fähigkeit

## Ausrüstung und Ausrüsten

source-scenario = Ausrüsten
ask-bear = Wer trägt es?
ask-give-up = Wessen Stück weicht ihm?
done-bear = Niemand nimmt es
done-give-up = Fertig
ask-dues = Was zahlen wir: Credits, oder ein Stück Ausrüstung?
done-dues = In Credits zahlen
pass-dues = Passen
pass-bear = Passen
pass-give-up = Passen
head-set-up = Ausrüsten
ask-set-up = Wer und was kommt mit?
done-set-up = Ablegen
pass-set-up = Passen
do-gear = { $gear } an { $hero }
do-hire = Anheuern: { $name }
do-dismiss = An Land: { $name }
do-assign = { $hero } { TRAIT($system, key: "id") ->
    [weapons] an die Waffen
    [hangar] in den Hangar
   *[other] auf die { $system }
}
do-deal = { $system } an { $seat }
do-fit = Einbauen: { $name }
do-unfit = Herausnehmen: { $name }
do-ship-take = Mitnehmen: { $name }
do-ship-leave = Hierlassen: { $name }
head-loss = Das Schiff ist verloren
ask-loss = Szenario neu spielen oder Kampagne beenden?
done-loss = Fertig
pass-loss = Passen
do-again = Szenario neu beginnen
do-end = Kampagne beenden
note-again = alles wie beim Ablegen; was hier geschah, bleibt im Logbuch
note-again-in-order = von Anfang an, mit repariertem Schiff; was hier geschah, bleibt im Logbuch
note-end = das Logbuch wird geschlossen
note-comes-exhausted = kommt erschöpft: die Wunde ist nicht geheilt

head-promotion = Beförderungen
ask-promotion = Wer wird befördert? Es ist für immer
done-promotion = Niemand
pass-promotion = Passen
note-promoted-skill = { $skill } { $before } → { $rating }
note-promoted-cost = kostet { $before } → { $cost } Credits je Szenario

head-refit = Zwischen den Szenarien
ask-refit = Wofür zahlen wir?
done-refit = Fertig
pass-refit = Passen
do-treat = Behandeln lassen: { $name }

head-contract = Der nächste Vertrag
ask-contract = Wessen Vertrag nehmen wir als Nächstes?
done-contract = Fertig
pass-contract = Passen
do-contract = { $name }
note-contract = Ansehen { $now }
note-gives-up = dafür weg: { $name }

## Die Geschichte

date = { NUMBER($day, minimumIntegerDigits: 2) }/{ NUMBER($month, minimumIntegerDigits: 2) }/{ NUMBER($year, minimumIntegerDigits: 2) }GN
head-passage = Vorlesen
ask-passage = Lest es vor, dann weiter
done-passage = Weiter
pass-passage = Passen
head-choice = Eine Wahl
ask-choice = Was tun wir?
done-choice = Fertig
pass-choice = Passen
head-use = Wer macht es?
ask-use = Wer wird dafür erschöpft?
done-use = Fertig
pass-use = Passen
head-post = Von Bord
ask-post = Wer geht? Fällt für alles andere aus, bis er geholt wird
done-post = Fertig
pass-post = Passen
do-read = Weiter
do-take = An Bord nehmen: { $name }
do-land = Absetzen: { $name }
do-post = Helden schicken: { $name }
do-fetch = Alle abholen: { $name }
note-an-action = 1 Aktion
head-word = Bericht an eine dritte Macht
ask-word = Eine andere Macht zahlt für unseren Bericht; der Auftraggeber erfährt davon. Einmal je Akt
done-word = Keinen Bericht geben
pass-word = Passen
