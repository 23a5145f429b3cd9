# Was an Inhaltsdateien falsch ist, für die, die sie schreiben. Jedes steht hinter Datei, Zeile und dem Weg zur Stelle darin:
# „content/heroes/gull.json:5:24: regular.cost: …“. Was zwischen „ und “ steht, steht so in der Datei.

# $fault ist einer der Sätze hier.
fault-near = { $fault }; ist „{ $near }“ gemeint?
fault-known = { $fault }; bekannt sind { $known }

## Dateien

fault-no-file = die Datei fehlt
fault-no-folder = eine Art von Inhalt namens „{ $name }“ gibt es nicht
fault-file-name = der Name einer Datei ist ihre Kennung: kleine Buchstaben, Ziffern und einzelne Bindestriche dazwischen
fault-name-taken = „{ $other }“ heißt schon so
fault-folder-of-role = nach ihrer „role“ gehört sie in den Ordner „{ $folder }“
fault-many-names = { $count } Namen einer Art ({ $kind }); höchstens { $most }
fault-many-files = { $count } Dateien; höchstens { $most }
fault-dot = ein Punkt gehört zu den Namen aus Paketen
fault-too-large = mehr als { $most } Bytes
# $why ist, was das System oder die Bibliothek sagt.
fault-unreadable = das lässt sich nicht lesen: { $why }

## Pakete

fault-pack-too-many = mehr als { $most } Dateien und Ordner in einem Paket
fault-pack-too-large = mehr als { $most } Bytes in einem Paket
fault-pack-file-name = Namen in einem Paket haben Buchstaben ohne Akzente, Ziffern, Bindestriche und höchstens einen Punkt
fault-link = eine Verknüpfung; ein Paket enthält nur eigene Dateien und Ordner
fault-folders-deep = Ordner liegen höchstens { $most } tief ineinander
fault-replaces-nothing = eingebaut ist nichts namens „{ $name }“
fault-replaces-no-file = „{ $name }“: Eine Datei „content/{ $name }.json“ gibt es in diesem Paket nicht
fault-replaced-already = „{ $name }“ wird schon vom Paket „{ $pack }“ ersetzt
fault-many-replaced = { $count } Dinge werden ersetzt; höchstens { $most }
fault-pack-format = diese Version liest das Format { $format }
fault-pack-id = kleine Buchstaben und Ziffern, in Wörtern mit einzelnen Bindestrichen dazwischen, höchstens { $most }
fault-pack-english-name = ein englischer Name, „en“, wird gebraucht
fault-pack-lines = Name, Autor und Version sind je eine Zeile mit höchstens { $most } Zeichen
fault-pack-rules = ein Paket lässt die Zahlen der Regeln in Ruhe
fault-not-utf-8 = der Text ist kein UTF-8
fault-nothing-here = hier wird nichts gesucht; die Anleitung nennt die Ordner eines Pakets
fault-another-pack = es gibt noch ein Paket „{ $pack }“
fault-unnamed-thing = nichts in diesem Paket nennt „{ $name }“
fault-idle-table = „{ $power }“ steht nicht unter „active“, also wird auf dieser Tabelle selten gewürfelt

## Was kein JSON ist

fault-json-end = die Datei endet zu früh: Eine Klammer oder ein Anführungszeichen ist nicht geschlossen
fault-json-colon = hier fehlt „:“
fault-json-list = hier fehlt „,“ oder „]“
fault-json-object = hier fehlt „,“ oder „{"}"}“
fault-json-value = hier fehlt ein Wert: ein Text in Anführungszeichen, eine Zahl, eine Liste, ein Objekt, „true“ oder „false“
fault-json-key = hier fehlt der Name eines Feldes, in Anführungszeichen
fault-json-text = dieser Text lässt sich nicht lesen: Ein Anführungszeichen darin schreibt man \", einen Schrägstrich nach links \\, einen Zeilenwechsel \n
fault-json-number = diese Zahl lässt sich nicht lesen
fault-json-comma = hinter dem letzten Eintrag steht ein Komma
fault-json-behind = hinter dem Ende der Definition steht noch etwas
fault-json-deep = Listen und Objekte liegen zu tief ineinander

## Was keine Definition ist

fault-no-object = hier wird ein Objekt in geschweiften Klammern erwartet
fault-field-twice = das Feld „{ $name }“ steht doppelt da
fault-field-lacking = das Feld „{ $name }“ fehlt
fault-unknown-field = ein Feld „{ $name }“ gibt es hier nicht
fault-unknown-term = „{ $name }“ kann hier nicht stehen
# $kind ist einer der Namen „fault-kind-…“.
fault-unknown-name = unbekannt: { $kind } „{ $name }“
fault-no-place = kein Sektor, kein Ort und nichts, was sich bewegt, heißt „{ $name }“
fault-no-speaker = kein Held und niemand unter „persons“ heißt „{ $name }“
# $wanted ist einer der Texte „fault-wanted-…“, $found einer von „fault-found-…“.
fault-expected = erwartet wird { $wanted }
fault-instead = erwartet wird { $wanted }, nicht { $found }
fault-length =
    { $count ->
        [one] hier steht ein Eintrag
       *[other] hier stehen { $count } Einträge
    }; erwartet wird { $wanted }

fault-found-plain = „{ $value }“
fault-found-text = der Text „{ $value }“
fault-found-list = eine Liste
fault-found-object = ein Objekt

fault-wanted-yes-or-no = „true“ oder „false“
fault-wanted-text = ein Text
fault-wanted-number = eine ganze Zahl von { $least } bis { $most }
fault-wanted-whole = eine ganze Zahl
fault-wanted-list = eine Liste
fault-wanted-entries = eine Liste der Länge { $count }
fault-wanted-object = ein Objekt in geschweiften Klammern
fault-wanted-one-field = ein Objekt mit einem einzigen Feld
fault-wanted-term = ein Wort, oder ein Objekt mit einem einzigen Feld
fault-wanted-bare-term = ein Wort allein
fault-wanted-one-or-list = eines, oder eine Liste
fault-wanted-place = ein Sektor, ein Ort, etwas, was sich bewegt, oder eine Umschreibung wie „next-to“
fault-wanted-speed = eine Zahl von Sektoren, oder je eine für ungerade und für gerade Runden
fault-wanted-by-mode = eine Zahl, oder je eine für „easy“, „normal“ und „hard“
fault-wanted-by-threat = eine Zahl, oder drei Zahlen für Bedrohung Grün, Gelb und Rot
fault-wanted-any = ein Wert

fault-kind-hero = Held
fault-kind-intel-card = Meldungskarte
fault-kind-enemy-ship = feindliches Schiff
fault-kind-fighter = Jäger
fault-kind-order = Befehl
fault-kind-tile = Kartenteil
fault-kind-port = Hafen
fault-kind-piece-of-gear = Ausrüstung
fault-kind-module = Modul
fault-kind-scenario = Szenario
fault-kind-sector = Sektor
fault-kind-flag = Merker
fault-kind-value-of-a-flag = Wert eines Merkers
fault-kind-side = Seite
fault-kind-place = Ort
fault-kind-lane = Bahn
fault-kind-mark = Marke
fault-kind-passage = Passage
fault-kind-line = Satz
fault-kind-person = Person
fault-kind-mover = bewegliches Ding
fault-kind-load = Ladung
fault-kind-count = Zähler
fault-kind-post = Posten
fault-kind-offer = Angebot
fault-kind-check = Probe
fault-kind-fight = Gefecht
fault-kind-choice = Wahl
fault-kind-option = Möglichkeit
fault-kind-trigger = Auslöser

## Zahlen und Namen

fault-out-of-bounds = { $value } liegt außerhalb der Grenzen: { $least } bis { $most }
fault-nothing-for = für „{ $name }“ steht hier nichts
fault-nothing-called = nichts heißt „{ $name }“
fault-id-in-use = so heißt heute etwas, es ist also keine alte Kennung
fault-flag-never = der Merker „{ $flag }“ ist nie „{ $value }“
# $what ist einer der Texte „fault-counted-…“.
fault-many = { $count } { $what }; höchstens { $most }

## Regeln, Helden, Befehle, Ausrüstung

fault-mode-grades = jeder Grad hat seine Stufen
fault-card-asks-check = hier muss eine Karte stehen, die eine Probe verlangt
fault-hero-class = ein Held hat mindestens eine Klasse
fault-tile-hexes = ein Kartenteil hat drei oder vier Sechsecke
fault-tech-price = ein Ausbau kostet, was auf seiner eigenen Karte steht
fault-order-place = diesen Platz auf der Karte hat schon ein anderer Befehl dieses Systems
fault-many-orders = auf einer Karte stehen höchstens { $most } Befehle
fault-many-heroic-orders = es gibt höchstens { $most } heldenhafte Befehle
fault-many-after-effects = höchstens { $most } Nachwirkungen
fault-many-gear = { $count } Ausrüstungsmarken; höchstens { $most }
fault-gear-lesser = nur ein kleines Modul findet man als Ausrüstung
fault-lesser-upgraded = ein kleines Modul wird nicht ausgebaut

## Kampagnen

fault-many-flags = { $count } Merker; höchstens { $most }
fault-many-friends = { $count } Veteranen gehören zu einer Macht; höchstens { $most }
fault-campaign-heroes = eine Kampagne kann auf { $count } Helden kommen; höchstens { $most }
fault-campaign-fighters = eine Kampagne kann auf { $count } Jäger und Mechs kommen; höchstens { $most }
fault-campaign-modules = eine Kampagne kann auf { $count } Module kommen; höchstens { $most }
fault-campaign-ports = eine Kampagne kann auf { $count } Häfen mit vereinbartem Preis kommen; höchstens { $most }
fault-paper-flag = ein Papier ist durch einen Merker da; dieses nennt keinen
fault-paper-shows = „{ $name }“: Ein Papier zeigt eine Zeichnung aus „things/…“

## Bilder

fault-plate-shows = „{ $name }“: Eine Bildtafel zeigt „places/…“ oder „things/…“
fault-no-drawing = eine Zeichnung „{ $name }“ gibt es nicht
fault-nobody-drawn = von „{ $name }“ gibt es kein Bild
fault-many-people = { $count } Leute; höchstens { $most }
fault-no-page = keine Passage dieses Szenarios heißt „{ $name }“

## Karten

fault-card-chain = höchstens { $most } Karten folgen aufeinander
fault-many-tasks = höchstens { $most } spätere Aufgaben
fault-task-led-to = eine spätere Aufgabe ist eine Karte, zu der diese führt
fault-task-once = jede Aufgabe einmal
fault-task-kind = eine Aufgabe ist eine Probe oder eine Tabelle, die sich nicht übergehen lässt
fault-check-skill = eine Probe braucht eine Fertigkeit
fault-last-row-open = die letzte Zeile, und nur sie, hat kein „to“
fault-rows-order = die Zeilen steigen von unten nach oben
fault-rows-to-six = die Zeilen steigen, und die letzte geht bis 6
fault-row-unreached = kein Ergebnis erreicht diese Zeile: Die davor geht bis { $before }, Ergebnisse gehen bis { $most }
fault-face-unreached = keine Augenzahl erreicht diese Zeile
fault-many-rows = höchstens { $most } Zeilen
fault-many-effects = höchstens { $most } Wirkungen
fault-hero-needed = nur eine Karte, die man umsonst übergehen darf, kann einen Helden verlangen
fault-volunteer-skill = nennt eine Fertigkeit, die sie haben
fault-parties = ein bis { $most } Gruppen
fault-party-class = nennt eine Klasse, die mitgeht
fault-party-class-twice = eine andere Gruppe hat diese Klasse: Niemand könnte sie auseinanderhalten
fault-enemies = ein bis { $most } Feinde bei jeder Bedrohung
fault-ward-class = nennt eine Klasse, die es abwendet

## Feinde

fault-never-attacked = nie angegriffen werden entweder die Ironclad oder Jäger und Mechs
fault-never-first = ein Schiff greift nicht zuerst an, was es nie angreift
fault-observes = ein Schiff, das beobachtet, hat keine Angriffe, jedes andere hat welche
fault-stolen = gestohlen werden Schrott, Munition oder Credits
fault-role-flag = ein Vollstrecker oder ein Widersacher dient einer Macht
fault-enforcer-hero = ein Vollstrecker ist ein Held der Macht, deren Flagge er führt
fault-global-class = nennt eine Klasse
fault-row-phases = ein Raumgefecht hat eine bis { $most } Phasen
fault-row-enemies = eine Zeile nennt ein bis { $most } Feinde, Vollstrecker und Widersacher mitgezählt

## Szenarien

fault-overlap = „{ $first }“ und „{ $second }“ liegen beide auf { $place }
fault-laid-twice = „{ $sector }“ liegt doppelt
fault-off-table = „{ $sector }“ liegt neben dem Tisch: Koordinaten gehen von -{ $most } bis { $most }
fault-many-sectors = { $count } Sektoren; auf eine Karte passen höchstens { $most }
fault-no-sector = einen Sektor „{ $name }“ gibt es auf dieser Karte nicht
fault-unreachable = „{ $sector }“ ist von dort, wo das Schiff beginnt, nicht zu erreichen
fault-many-ports = eine Karte hat höchstens { $most } Häfen
fault-bays = der Hangar hat { $most } Buchten
fault-ship-once = jede Maschine ist einmal da
fault-squad = ein Trupp hat { $most } Plätze
fault-hero-once = ein Held dient nur an einer Stelle
fault-slots = das Schiff hat { $most } Modulplätze
fault-not-upgraded = „{ $name }“ hat keine ausgebaute Seite
fault-many-on-roster = { $count } Helden, Maschinen und Module; höchstens { $most }
fault-side-against-itself = niemand ergreift Partei gegen den eigenen Auftraggeber
fault-no-encounters = für „{ $power }“ gibt es keine Begegnungstabelle
fault-villain = hier muss das Flaggschiff eines Widersachers stehen
fault-not-served = dort gibt es keine Dienste: Es ist kein Hafen
fault-no-aim = das zählt nur für Meilensteine: Es ist kein Hauptziel
fault-milestone-gear = höchstens { $most } Ausrüstung für einen Meilenstein
fault-many-milestones = das Hauptziel ist selbst ein Meilenstein: höchstens { $most } weitere
fault-milestone-ids = jeder Meilenstein hat eine eigene Kennung
fault-milestone-service = ein Dienst ist ein Hauptziel, aber kein Meilenstein daneben: nehmt die Ankunft
fault-many-tokens = { $count } Meldungen; höchstens { $most }
fault-few-tokens =
    { $tokens ->
        [one] eine Meldung
       *[other] { $tokens } Meldungen
    } für { $sectors ->
        [one] einen Sektor
       *[other] { $sectors } Sektoren
    }
fault-two-tokens = zwei Meldungen auf einem Sektor
fault-no-token = zur Karte „{ $card }“ gibt es keine Meldung
fault-many-events = höchstens { $most }, von Runde 1 an
fault-die-faces = ein Würfel zeigt 1 bis 6

## Geschichten

fault-story-won = ein Szenario ohne Geschichte sagt, womit man es gewinnt
fault-in-story = ein Szenario mit Geschichte sagt das in seiner Geschichte
fault-story-villain = die Geschichte sagt, wessen Widersacher im Feld ist
fault-chapter-taken = Kapitel { $number } ist schon „{ $name }“
fault-chapter-missing = davor fehlt Kapitel { $number }
fault-no-side = eine Geschichte hat mindestens eine Seite
fault-many-sides = { $count } Seiten; höchstens { $most }, denn jede hat ihre eigene Geschichte
fault-by-side = „by-side“ hat nichts für „{ $side }“
fault-sides-alike = Auslöser, Möglichkeiten und Nachbesprechung sind für jede Seite gleich viele
fault-beats-alike = diese Anweisungen unterscheiden sich je nach Seite in Zahl oder Art: setzt „by-side“ als Anweisung dazwischen
fault-date = ein Tag von 1 bis 30, ein Monat von 1 bis 12, ein Jahr
fault-against = eine Macht oder mehrere, jede einmal
fault-served-and-opposed = man dient niemandem, gegen den man zugleich arbeitet
fault-counted-marks = Marken
fault-counted-triggers = Auslöser
fault-counted-choices = Wahlen
fault-counted-offers = Angebote
fault-counted-movers = Dinge, die sich bewegen
fault-counted-loads = Stück Ladung, die daliegen oder durch Anweisungen kommen
fault-counted-ways = Sektoren auf Wegen, denen andere folgen
fault-counted-counts = Zähler
fault-counted-posted = Helden auf Posten
fault-counted-repeated = Möglichkeiten von Wahlen, die wiederkommen
fault-counted-pieces = Stücke
fault-no-room = für „{ $load }“ ist kein Platz
fault-harmed-boxes = was Schaden nimmt, hat Kästchen
fault-task-own = jede Aufgabe ist eine eigene Probe
fault-options = eine Wahl hat zwei Möglichkeiten oder mehr, höchstens { $most }
fault-option-ids = jede Möglichkeit hat eine eigene Kennung
fault-trigger-twice = es gibt noch einen Auslöser „{ $trigger }“
fault-players = es spielen eine, zwei oder drei Personen
fault-promise = ein Versprechen wird in einem Kapitel gehalten, das noch kommt
fault-chapter-over = dieses Kapitel ist vorbei
fault-place-sectors = ein Sektor oder mehrere
fault-lane = zwei Sektoren oder mehr, höchstens { $most }
fault-lane-place = „{ $lane }“ hat keine Stelle { $place }: Die erste ist 0
fault-apart = „{ $one }“ und „{ $other }“ berühren sich nicht
fault-die-sectors = ein Würfel entscheidet zwischen zwei, drei oder sechs Sektoren, nicht { $count }
fault-prologue = vor dem Ausrüsten gibt es nur Worte, Wahlen, Marken und Merker
fault-lists-deep = Listen liegen höchstens { $most } tief ineinander
fault-list-long = eine Liste hat höchstens { $most } Anweisungen
fault-story-deep = Wahlen und Proben führen höchstens { $most } tief ineinander, Listen mitgezählt
fault-no-end = was hier gefragt wird, führt hierher zurück, ohne Ende
fault-follow = „follow“ gibt es nur auf Karten; in einer Geschichte kommt eine Karte durch „card“

## Was ein Gang durch eine Geschichte findet

fault-never-holds = das gilt nie
fault-never-holds-for = für { $whom } gilt das nie
fault-never-done = das geschieht nie
fault-never-comes-for = für { $whom } kommt das nie
fault-never-told = das wird nie erzählt: Stattdessen wird immer erzählt, was davor steht
fault-after-end = nach „end“ geschieht nichts mehr
fault-side-never-taken = niemand kann die Seite „{ $side }“ wählen
fault-trigger-never = nichts löst den Auslöser „{ $trigger }“ aus
fault-offer-never = das Angebot „{ $offer }“ steht nie offen
fault-option-never = die Möglichkeit „{ $option }“ gibt es nie
fault-else-without-check = es gibt ein „else“, aber keine Probe, die misslingen könnte
fault-main-never-reached = das Hauptziel ist nie zu erreichen
fault-choice-never = die Wahl „{ $choice }“ wird nie gestellt
fault-check-never = die Probe „{ $check }“ wird nie abgelegt
fault-fight-never = das Gefecht „{ $fight }“ findet nie statt
fault-mover-never = „{ $mover }“ kommt nie auf die Karte
fault-load-never = „{ $load }“ ist nie auf der Karte oder an Bord
fault-count-never = der Zähler „{ $name }“ ändert sich nie
fault-mark-never-set = die Marke „{ $mark }“ wird nie gesetzt
fault-mark-never-read = die Marke „{ $mark }“ wird gesetzt und nie gelesen
fault-flag-not-set-in = der Merker „{ $flag }“ soll in Kapitel { $chapter } gesetzt werden und wird es nicht
fault-flag-not-read-in = der Merker „{ $flag }“ soll in Kapitel { $chapter } gelesen werden und wird es nicht
fault-flag-of-no-use = der Merker „{ $flag }“ wird nie gesetzt und nie gelesen
fault-flag-never-read = der Merker „{ $flag }“ wird gesetzt und nie gelesen
fault-flag-never-set = der Merker „{ $flag }“ wird gelesen und nie gesetzt
fault-value-never-set = der Wert „{ $value }“ des Merkers „{ $flag }“ wird nie gesetzt
fault-value-never-read = nach dem Wert „{ $value }“ des Merkers „{ $flag }“ fragt nichts: Er ist so gut wie keiner
fault-turn-never = diese Runde gibt es nicht im Grad: { $modes }
fault-no-departure = ohne „roster“ wird im ersten Kapitel nicht ausgerüstet, also kommt „sail“ nie
fault-unnamed = nichts nennt „{ $name }“
fault-never-speaks = „{ $name }“ sagt nie etwas
fault-no-one-speaks = jemand muss es sagen
fault-speaker-not-aboard = „{ $hero }“ ist vielleicht nicht an Bord: nennt zuletzt jemanden, der es immer ist
fault-last-of-group = das Letzte von „{ $group }“ muss immer passen: Es hat kein „if“
fault-flag-unseen = der Merker „{ $flag }“ wird „{ $value }“, nur weil ihn sonst nichts gesetzt hat, und das Logbuch erzählt davon: Lest eine Seite dazu vor, oder fragt nach einer Marke, dass man es gesehen hat
fault-no-table-about = keine Tabelle für „{ $power }“, obwohl diese Macht unterwegs ist
fault-no-table-met = keine Tabelle für „{ $power }“, obwohl man dieser Macht begegnen kann
fault-no-villain = hier kann kein Widersacher im Feld sein
fault-nobody-meant = bei der Seite „{ $side }“ ist niemand gemeint
fault-no-hero-of-class = kein Held hat die Klasse „{ $class }“
fault-same-options = „{ $one }“ und „{ $other }“ laufen auf dasselbe hinaus
fault-bad-option = „{ $one }“ kostet nur, „{ $other }“ nicht: Wer würde das wählen?
fault-worse-option = „{ $one }“ bringt nichts, was „{ $other }“ nicht auch bringt, und ist nicht billiger: Wer würde das nehmen?
fault-choice-passed-over = wenn keine Möglichkeit da und zu bezahlen ist, wird die Wahl übergangen
fault-too-few-turns = mit der Seite „{ $side }“ dauert es mindestens { $needed } Runden; im Grad „{ $mode }“ gibt es { $last }

# $what ist einer der Texte „fault-the-…“.
fault-twice = { $what } kann zweimal kommen: auch bei { $path }
fault-again = { $what } kann immer wieder kommen
fault-load-again = { $what } kann immer wieder kommen: Nach { $most } Stück kommt keines mehr
fault-the-module = das Modul „{ $name }“
fault-the-ship = die Maschine „{ $name }“
fault-the-hero = der Held „{ $name }“
fault-the-passage = die Passage „{ $name }“
fault-the-load = die Ladung „{ $name }“
