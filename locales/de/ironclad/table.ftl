# Der Tisch: was auf der Karte gezählt wird, die Schiffstafel, der Ort der Entscheidung, das Menü darüber.

board-tokens = { $sealed ->
    [one] 1 verdeckte Meldung
   *[other] { $sealed } verdeckte Meldungen
} · { $known } bekannt

mat-energy = Energie { $now } von { $most }
mat-energy-planned = Energie { $now }, verplant { $planned }
# Wie beschädigt eine Sektion ist, und was das bewirkt.
mat-section-effect = { $state } { $effect }

track-crew-effect = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
track-morale-rolls = Würfe { $rolls }
track-morale-both = Würfe, Aktionen { $rolls }

# Was der Hauptknopf sagt, je nach dem, was gefragt ist.
button-choose = Wählen
button-choose-or-cast-off = Wählen, oder 0: ablegen
button-hero = { $hero }
button-heroes = { $count ->
    [one] Auswählen
    [2] Diese zwei wählen
    [3] Diese drei wählen
   *[other] Diese { $count } wählen
}
button-commit = { $count ->
    [one] { $hero } schicken
    [2] Diese zwei schicken
    [3] Diese drei schicken
   *[other] Diese { $count } schicken
}
button-help = { $hero } erschöpfen
button-soften = { $hero } erschöpfen
button-ward = { $count ->
    [one] { $hero } erschöpfen
    [2] Diese zwei erschöpfen
   *[other] Diese { $count } erschöpfen
}
button-rest = { $count ->
    [one] { $hero } ruht
    [2] Diese zwei ruhen
   *[other] Diese { $count } ruhen
}
button-rest-given = { $hero } ruht
button-tend = { $hero } erschöpfen
button-heal-given = { $hero } heilen
button-rest-paid = { $count ->
    [one] { $hero } ruht
   *[other] Diese { $count } ruhen
}
button-heal-paid = { $count ->
    [one] { $hero } heilen
   *[other] Diese { $count } heilen
}
button-exhaust = { $hero } erschöpfen
button-wound = { $hero } verwunden
button-wounds = { $hero } verwunden
button-tired-pilot = { $hero } erschöpfen
button-engineer = { $hero } erschöpfen
button-evade = { $hero } nimmt das Ruder
button-carry-out = { $hero } führt ihn aus
button-pilot = { $hero } fliegt
button-order = Befehl: { $name }
button-target = Ziel: { $name }
button-skill = Mit { $name }
button-class = Als { $name } gehen
button-lead = { $hero } bringt uns hinein
button-join = { $count ->
    [0] Sonst geht niemand
    [one] { $hero } geht mit
   *[other] Diese { $count } gehen mit
}
button-volunteer = { $count ->
    [one] { $hero } geht
   *[other] Diese { $count } gehen
}
button-volunteer-none = { $count ->
    [0] Niemand geht
   *[other] Niemand geht: nötig sind { $most }
}
button-service = Nehmen: { $name }
button-buy = Kaufen: { $name }
button-repair = Reparieren: { $name }
button-upgrade = Ausbauen: { $name }
button-promotion = { $hero } befördern
button-contract = Vertrag { FORM($power, case: "with") } schließen

sum-and-the-die = und der Würfel
sum-needs = { $least } oder mehr
sum-table = auf der Tabelle
sum-hopeless = kann nicht gelingen
odds-percent = { $percent } %
odds-sixths = { $ways } von 6
row = { $totals }: { $effects }
row-with-odds = { $totals }: { $effects } ({ $ways } von 6)

alarm-price = Das hat seinen Preis
alarm-blind-jump = Ein Blindsprung
alarm-blind-jump-text = Niemand weiß, was dort liegt.

# Der Ort der Entscheidung, solange nichts gefragt ist.
table-look = Mit „Weiter“ beginnt es
    .text = Seht euch bis dahin am Tisch um.
    .button = Weiter
table-rolling = Würfel
    .text = Die Würfel fallen.
    .button = Überspringen
table-won = Szenario gewonnen
    .text = Eine letzte Seite ist noch zu lesen.
    .button = Weiterlesen
table-lost = Die Ironclad ist verloren
    .text = Eine letzte Seite ist noch zu lesen. Nichts ist endgültig verloren: Nehmt eine Entscheidung zurück und spielt von dort weiter.
    .button = Weiterlesen
table-hurry = Überspringen
table-read-only = Schreibgeschützt
table-read-only-text = Die Datei ist anderswo offen oder darf nicht verändert werden. Alles lässt sich ansehen und abspielen.
table-being-written = Wird gespeichert. Der Datenträger ist langsam; der Zug zählt, sobald er gespeichert ist.

# Zeichen im Logbuch, wo Gesehenes zurückgenommen wurde.
taken-back-dice = { $dice ->
    [one] Hier wurde ein Würfel zurückgenommen, den man gesehen hatte.
   *[other] Hier wurden { $dice } Würfel zurückgenommen, die man gesehen hatte.
}
taken-back-tokens = { $tokens ->
    [one] Hier wurde eine Meldung zurückgenommen, die man gesehen hatte.
   *[other] Hier wurden { $tokens } Meldungen zurückgenommen, die man gesehen hatte.
}
taken-back-both = Hier zurückgenommen, obwohl man es gesehen hatte: { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, { $tokens ->
    [one] 1 Meldung
   *[other] { $tokens } Meldungen
}.

menu-title = Menü
menu-back = Zurück an den Tisch
menu-rules = Regelbuch öffnen
menu-keys = Tastenbelegung
menu-settings = Einstellungen
menu-again = Neu beginnen; das alte Spiel bleibt
menu-again-title = Neu beginnen? Das alte Spiel bleibt.
menu-leave = Verlassen; alles bleibt erhalten
menu-take-back = Rückgängig / wiederholen
menu-back-title = Wie weit zurück?
menu-undo-choice = Letzte Entscheidung zurücknehmen
menu-undo-action = Zurücknehmen bis zur letzten Aktion
menu-undo-turn = Zurücknehmen bis zum Anfang der Runde
menu-undo-scenario = Zurücknehmen bis zum Anfang des Szenarios
menu-redo-choice = Nächste Entscheidung wiederholen
menu-redo-turn = Wiederholen bis zur nächsten Runde

dice-damage-control = Schadensabwehr
dice-check = Probe
dice-table = Tabellenwurf
dice-encounter = Begegnungstabelle
dice-tie = Gleichstand
dice-attack = Die Ironclad feuert
dice-fighter-attack = Eine Maschine feuert
dice-evasion = Die Ironclad weicht aus
dice-fighter-evasion = Eine Maschine weicht aus
dice-story = Wurf der Geschichte
dice-prey = Ziel des Feindes

combat-own-hull = Rumpf { $now }
combat-own-shields = Schilde { $now }
combat-cost-ammo = { $count } Munition
combat-cost-engineer = 1 Ingenieur
combat-evades = weicht mit { $piloting } aus
combat-sortie = { $ship }, geflogen von { $pilot }
combat-line = { $least }+
combat-line-odds = { $least }+ · { $percent } %
combat-line-evade = ausweichen { $least }+
combat-line-evade-odds = ausweichen { $least }+ · { $percent } %
combat-line-times = { $line } × { $times }

# Ein Plan, der entsteht.
plan-orders = Befehl und Kosten
plan-orders-at = Ziel: { $enemy }
plan-lands = trifft
plan-evades = weicht aus
plan-sinks = zerstört
plan-no-figure = –
plan-sorties = Maschinen, die starten
plan-crew = Ausgeführt von
plan-helm = Am Ruder
plan-pilots = { $ship }, geflogen von
plan-abilities = Fähigkeiten, sofort genutzt
plan-flown = geflogen von { $pilot }
plan-costs = Der ganze Plan kostet
plan-uncovers = { $what }.
plan-is-off = Plan nicht möglich
plan-waits = Der Befehl des Hangars gilt gestarteten Maschinen, und keine startet. Startet eine, oder wählt einen anderen Befehl.
plan-dropped = { $system }: Der Befehl wurde entfernt. Es ist zu wenig Energie da, oder niemand mehr, der ihn ausführt.
plan-is-open = Noch ist etwas offen
plan-open = Kein Befehl, obwohl einer möglich ist: { $systems }.
plan-sinks-whole = Alle Schüsse auf { $enemy }: in dieser Phase zerstört, { $percent } %.
plan-keys = ← und → blättern zum nächsten Zettel.
plan-keys-aim = ← und → blättern zum nächsten Zettel, T wählt einen anderen Gegner.
button-plan = Den Plan ausführen
button-plan-none = In dieser Phase nicht feuern
button-plan-next = Weiter: { $system }

# Wonach zweimal gefragt wird.
weighty-empty = Niemand ist an Bord
    .text = Helden werden jetzt angeheuert, bevor das Szenario beginnt, und unterwegs nicht mehr (Regel 11.4). Noch einmal drücken, und das Schiff fährt ohne.
    .button = Ohne Helden ablegen
weighty-unmanned = Niemand hier: { $systems }
    .text = Ein System ohne Leute gibt keine Befehle (Regel 8.2). Helden werden jetzt angeheuert und eingeteilt, und unterwegs nicht mehr (Regel 11.4). Noch einmal drücken, und das Schiff fährt trotzdem.
    .button = Trotzdem ablegen
weighty-idle = Ohne System: { $players }
    .text = Jeder am Tisch führt mindestens ein System (Regel 1.2). Verteilt werden sie jetzt, und unterwegs nicht mehr. Noch einmal drücken, und das Schiff fährt trotzdem.
    .button = Trotzdem ablegen
weighty-nobody = Niemand ist ausgewählt
    .text = Noch können Helden gehen, und jeder bringt seine Fertigkeit in den Wurf ein (Regel 7.3). Noch einmal drücken, und es wird ohne sie gewürfelt.
    .button = Trotzdem niemanden schicken
weighty-end = Damit endet die Kampagne
    .text = Danach kommt kein Szenario mehr; das Logbuch bleibt zu lesen (Regel 11.7). Noch einmal drücken, und sie ist zu Ende.
    .button = Ja, beenden


# Die Nachbesprechung.
debrief-end-won = geschafft in { $turn ->
    [one] 1 Runde
   *[other] { $turn } Runden
}
debrief-end-lost = verloren in Runde { $turn }
debrief-aim = Das Ziel
debrief-aim-reached = Erreicht.
debrief-aim-missed = Nicht erreicht.
debrief-story-won = Szenario gewonnen
debrief-story-lost = Das Schiff ist verloren
debrief-story-ended = Die Zeit ist um
debrief-story-log = Szenario { $chapter }, { $date }
debrief-milestone-main = Hauptziel
debrief-milestone-side = Nebenauftrag
debrief-milestone-third = Bonusziel
debrief-milestone-reached = Erreicht. Eine Beförderung.
# Was ein Meilenstein brachte, und eine Beförderung dazu.
debrief-milestone-brought = { $brought }. Eine Beförderung.
debrief-brought-credits = { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
    }
debrief-brought-ally = { $power }: verbündet
debrief-milestone-failed = Misslungen.
debrief-milestone-hidden = Nie gefunden.
debrief-milestone-unknown = Unbekannt
debrief-standing-next = { $standing }; { $next } ab { SIGNED($least) }
debrief-aside = Was das Logbuch sagt
debrief-aside-below = von diesem Szenario
debrief-dice = { $count ->
    [one] 1 Würfel gefallen
   *[other] { $count } Würfel gefallen
}
debrief-sectors = { $count ->
    [one] 1 Sektor befahren
   *[other] { $count } Sektoren befahren
}
debrief-tokens = { $count ->
    [one] 1 Meldung aufgedeckt
   *[other] { $count } Meldungen aufgedeckt
}
debrief-hits = { $count ->
    [one] 1 Punkt Schaden genommen
   *[other] { $count } Punkte Schaden genommen
}
debrief-wounds = { $count ->
    [0] niemand verwundet
    [one] 1 Held verwundet
   *[other] { $count } Helden verwundet
}
debrief-undone = { $count ->
    [one] 1 Entscheidung getroffen
   *[other] { $count } Entscheidungen getroffen
}
debrief-button = Ins Logbuch eintragen
debrief-of = von { $most }

# Was gespeichert ist, auf dem Titel.
saved-place = Runde { $turn }
saved-lesson = Schritt für Schritt
saved-free = frei gespielt
saved-figures = Rumpf { $hull }, Crew { $crew }, Moral { $morale }

# Schwierigkeiten.
problem-content = Der Inhalt des Spiels hat einen Fehler
    .advice = Die genannte Datei berichtigen oder ohne --content starten.
problem-game = Das Spiel ließ sich nicht beginnen
    .advice = Verloren ist nichts: Gespeicherte Spiele sind, wie sie waren.
problem-tale = Die gewählte Geschichte ist nicht mehr da
    .advice = Legt das Paket wieder in den Paketordner, oder schaltet es in den Einstellungen ein; oder wählt eine andere Geschichte.
problem-load = Der Spielstand ließ sich nicht öffnen
    .advice = Die Datei blieb, wie sie war. Die Entwickler können sich eine Kopie davon ansehen.
problem-note = Der Spielstand war nicht ganz heil
    .advice = Ihr könnt von dort weiterspielen. Geschieht es wieder, prüft den Datenträger.
problem-in-use = Dieses Spiel ist anderswo offen
    .advice = Ihr könnt euch umsehen und es abspielen. Zum Weiterspielen schließt es dort, wo es zuerst geöffnet wurde.
problem-not-allowed = Dieses Spiel ist schreibgeschützt
    .advice = Ihr könnt euch umsehen und es abspielen. Zum Weiterspielen erlaubt das Schreiben in die Datei und ihren Ordner, oder kopiert sie.
problem-failing = Dieses Spiel ließ sich auf dem Datenträger nicht sichern
    .advice = Ihr könnt euch umsehen und es abspielen. Zum Weiterspielen schafft Platz oder bringt den Datenträger in Ordnung, und öffnet es wieder.
problem-damaged = Der Spielstand ist beschädigt und lässt sich hier nicht richten
    .advice = Bis zum Schaden könnt ihr ihn ansehen. Zum Weiterspielen öffnet ihn wieder, sobald in die Datei geschrieben werden kann.
problem-replaced = Die Datei dieses Spiels war von ihrer Stelle verschwunden
    .advice = Verloren ging nichts. Haltet Programme, die Ordner aufräumen oder abgleichen, vom Ordner der Spiele fern.
problem-refused = Was in diesem Spiel geschehen ist, lässt sich nicht noch einmal spielen
    .advice = Was davon erzählt wird, bricht zu früh ab; in der Datei steht weiterhin alles, was getan wurde. Die Entwickler können nachsehen.
problem-forged = Eine gespeicherte Stellung dieses Spiels folgt nicht aus seinen Zügen
    .advice = Es geht von den Zügen aus weiter. Die Datei wurde vielleicht von Hand oder von einem anderen Programm geändert.
problem-adapted = Dieses Spiel wurde mit einer anderen Version begonnen
    .advice = Es geht nach den Regeln dieser Version weiter. Die Datei enthält weiterhin alles, was geschehen ist.

# Der Hafen.
port-unaligned = ohne Flagge: neutrale Preise
port-standing = { $faction }: { $standing }
port-standing-cold = { $faction }: { $standing }, alles 1 Credit teurer
# Wie wir bei den Herren eines Hafens stehen, und wie er uns trotzdem bedient.
port-welcome = { $standing }; bedient als „{ $served }“
port-docked = { $left ->
    [0] Angedockt; kein Dienst mehr
    [one] Angedockt; noch ein Dienst
   *[other] Angedockt; noch { $left } Dienste
}

# Was ist das?
# Ein Ding, und was darüber zu sagen ist.
explain-zoom = Die Sternkarte, näher oder ferner
    .text = Das Rad der Maus holt sie näher oder rückt sie ferner, ebenso + und −. Ziehen verschiebt sie. Der Kompass zeigt sie ganz.
explain-told-of = { $name }: { $text }
explain-turn-last = Nach Runde { $last } ist die Zeit um.
explain-turn-endless = Dieses Szenario hat keine letzte Runde.
explain-threat = Von ihr hängt ab, wie schwer Proben sind, wen man trifft und auf welcher Seite deren Karten liegen.
explain-actions = Crew gibt { $crew }, Moral { $morale }; gezählt einmal, zu Beginn der Runde.
explain-mat = Sektionen nehmen Schaden, Energiefelder tragen Marken, und die Leisten zeigen, was noch übrig ist. Ab 2 Schaden ist eine Sektion beschädigt; ab 4 ist sie zerschossen.
explain-sealed = Eine verdeckte Meldung. Aufklären deckt sie vom Nachbarsektor aus auf. Wer hineinfährt, deckt sie auch auf und handelt sie sofort ab.
explain-energy-covered = Eine Marke liegt darauf, also wirkt es nicht. Befehle nehmen Marken von oben, Schaden am Reaktor auch.
explain-energy-uncovered = Die Marke ist weg, also wirkt es; dauerhafte Wirkungen halten an, bis die Leiste wieder gefüllt wird.
explain-track-crew = Was bei 1 noch verloren ginge, geht von der Moral ab.
explain-track-morale = Sie ändert Würfe und Aktionen. Fällt sie auf 1, gibt es eine Meuterei.
explain-track-hull = Bei weniger als 1 ist das Schiff zerstört und das Spiel verloren.
explain-track-ammo = Torpedos verbrauchen sie; Händler verkaufen sie.
explain-track-salvage = Reparaturen und der Ausbau von Systemen verbrauchen ihn. Was über 6 hinausginge, ist verloren.
explain-track-credits = Damit bezahlt ihr Helden, Dienste und Ausrüstung.

# Eigene Würfel.
own-die-question = Was zeigt der Würfel?
own-die-face = Eine { $face }
own-die-serves = Erfolg
own-die-fails = Misserfolg
own-die-total = macht { $total }
own-die-note = Am Tisch würfeln, dann die Zahl drücken.
own-die-before = Vor dem Zurücknehmen zeigte er { $face }, und dabei bleibt es.
own-die-button = Würfeln
own-die-again = { $face }, wie zuvor
own-die-ship = Das Programm würfelt

dice-needs = nötig: { $least } oder mehr

# Der Blick zurück, und die Zeitleiste.
when-turn = { $turn ->
    [0] Vor der ersten Runde
   *[other] Runde { $turn }
}
when-scenario = Szenario { $scenario }, { $turn ->
    [0] im Hafen
   *[other] Runde { $turn }
}
# Dasselbe Szenario, nach einer Niederlage neu begonnen.
when-attempt = Szenario { $scenario }, Versuch { $attempt }, { $turn ->
    [0] im Hafen
   *[other] Runde { $turn }
}
past-head = Wiedergabe
past-place = { $place } von { $count }
past-run = Abspielen
past-stand = Anhalten
past-stand-still = Anhalten
past-back = Zurück
past-on = Weiter
past-turn-back = Runde zurück
past-turn-on = Runde weiter
past-pace-slow = langsam
past-pace-usual = normal
past-pace-fast = schnell
past-close = Schließen
past-go-back = Hierher zurückkehren
    .text = Das Spiel steht wieder hier. Was danach kam, bleibt als anderer Zweig erhalten.
timeline-title = Die Zeitleiste
timeline-count = { $count ->
    [one] 1 Entscheidung, und alles, was daraus folgte
   *[other] { $count } Entscheidungen, und alles, was daraus folgte
}
timeline-now = Jetzt
timeline-look = Diesen Augenblick ansehen
timeline-play = Ab hier abspielen
    .text = Zug um Zug wird es gezeigt. Nichts ändert sich.
timeline-rename = Umbenennen
    .text = Der Name, unter dem er in dieser Liste steht.
timeline-return = Zu diesem Zweig zurück
timeline-close = Zurück
way-unnamed = Zweig: { $when }
way-ends = endet: { $when }
way-left-here = Verlassener Zweig
way-return = Auch der jetzige Zweig bleibt erhalten; ihr könnt zu ihm zurück.
way-name-left = Wie soll der verlassene Zweig heißen?
way-name-left-advice = Er bleibt erhalten und ist über die Zeitleiste wieder zu erreichen. Ohne eigenen Namen bekommt er diesen.
way-name-branch = Wie soll dieser Zweig heißen?
way-name-branch-advice = Mit einem Namen findet er sich leichter auf der Zeitleiste.
way-name-button = Benennen
menu-timeline = Die Zeitleiste (Umschalt T)
menu-replay = Von Anfang an abspielen

# Was ist das?
explain-slip = Regel { $number }: { $title }
explain-roll = Der Wurf
explain-harbour = Der Hafen
explain-log = Das Logbuch
    .text = Was geschehen ist, mit einer Zeile für jedes. In einer Kampagne geht es von Szenario zu Szenario weiter.
