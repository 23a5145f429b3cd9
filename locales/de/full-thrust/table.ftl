### Full Thrust im Fenster.

full-thrust-title-rules = Regelbuch von Full Thrust
full-thrust-key = F

full-thrust-bot-random = Kadett
    .about = Fliegt und feuert nach dem Zufall.
full-thrust-bot-plain = Leutnant
    .about = Nimmt den besten Schuss, den er sieht, und rechnet damit, dass alle geradeaus fliegen.
full-thrust-bot-strong = Kapitän
    .about = Denkt an das, was der Gegner tun kann, achtet auf Schussfelder und gibt Angeschlagenen den Rest.

full-thrust-preset-basic = Grundspiel
full-thrust-preset-standard = Standard
full-thrust-preset-full = Alles

## Die Seite der Gefechte

full-thrust-room-battles = Gefechte
full-thrust-room-seats = { $seats ->
    [one] 1 Spieler
   *[other] { $seats } Spieler
} · höchstens { $turns } Runden
full-thrust-room-force = { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
} · Faktorwert { $value }
full-thrust-room-budget = Flotten mit Faktorwert { $value }
full-thrust-room-fleets = Andere Flotten
full-thrust-room-open = Offenes Spiel: alle sehen alle Befehle
full-thrust-room-stands = { $turn ->
    [0] { $players }: Aufstellung
   *[other] { $players }: Runde { $turn }
}
full-thrust-room-over = { $players }: beendet in Runde { $turn }

## Der Tisch

full-thrust-table-title = Full Thrust: { $scenario }
full-thrust-table-turn = Runde { $turn } von { $turns }
full-thrust-table-player = Spieler { $number }
full-thrust-table-bot = { $name } { $number }
full-thrust-table-thinks = { $player } überlegt …
full-thrust-table-leave = Zurück zu den Gefechten
full-thrust-table-last-move = Die letzte Bewegung noch einmal zeigen
full-thrust-table-phase-deploy = Aufstellung
full-thrust-table-phase-orders = Befehle
full-thrust-table-phase-move = Bewegung
full-thrust-table-phase-fire = Feuer

full-thrust-table-head-deploy = { $player }: Schiffe aufstellen
full-thrust-table-head-orders = { $player }: Befehle schreiben
full-thrust-table-head-scans = { $player }: abtasten
full-thrust-table-head-move-group = { $player }: eine Jägerstaffel bewegen
full-thrust-table-head-allocate = { $player }: Feuer verteilen
full-thrust-table-head-fire-next = { $player }: feuern
full-thrust-table-head-guns = { $player }: Jägerabwehr
full-thrust-table-head-exit-edge = { $player }: zurückziehen

full-thrust-table-moment-deploy = Aufstellung
full-thrust-table-moment-orders = Befehle
full-thrust-table-moment-scans = Abtastung
full-thrust-table-moment-move-group = Bewegung der Jäger
full-thrust-table-moment-allocate = Feuerzuteilung
full-thrust-table-moment-fire-next = Feuer
full-thrust-table-moment-guns = Jägerabwehr
full-thrust-table-moment-exit-edge = Rückzug

full-thrust-table-hand-over = Der Bildschirm geht an { $player }
full-thrust-table-hand-over-text = Enter, sobald sonst niemand mehr hinsieht.
full-thrust-table-hidden = Hier erscheint erst etwas, wenn der Bildschirm übergeben ist.

full-thrust-table-main-take = Ich bin { $player }
full-thrust-table-main-go-on = Weiter
full-thrust-table-main-wait = Einen Moment …
full-thrust-table-main-deploy = So aufstellen
full-thrust-table-main-keep = Behalten, dann { $ship }
full-thrust-table-main-next = Weiter: { $ship }
full-thrust-table-main-lock = Befehle festlegen
full-thrust-table-main-aim = Behalten, dann { $ship }
full-thrust-table-main-fire = Feuer festlegen
full-thrust-table-main-hold = { $ship } feuert nicht: festlegen
full-thrust-table-main-hold-aim = Nicht feuern, dann { $ship }
full-thrust-table-main-fire-now = Feuern
full-thrust-table-main-scan = So abtasten
full-thrust-table-main-fly = Dorthin fliegen
full-thrust-table-main-guns = Geschütze abfeuern
full-thrust-table-main-exit = Dorthin zurückziehen

full-thrust-table-decimal = { $whole },{ $tenth }
full-thrust-table-inches = { $inches } Zoll
full-thrust-table-length = { $inches } Zoll
full-thrust-table-distance = { $inches } Zoll, { $arc }
full-thrust-table-distance-line = { $inches } Zoll, zwischen zwei Schussfeldern
full-thrust-table-boxes-lost = { $boxes ->
    [one] −1 Kästchen
   *[other] −{ $boxes } Kästchen
}

## Befehle

full-thrust-table-dial-course = Kurs { $from } auf { $to }
full-thrust-table-dial-velocity = Fahrt { $from } auf { $to }
full-thrust-table-keys-turn = ← → ein Kurspunkt
full-thrust-table-keys-speed = ↑ ↓ ein Zoll
full-thrust-table-thrust = Schub { $used } von { $has }, { $left } übrig
full-thrust-table-leaves = Verlässt den Tisch nach { $edge }.
full-thrust-table-trapped = In der Runde danach kann das Schiff nicht auf dem Tisch bleiben.
full-thrust-table-nearest = { $ship }, wenn geradeaus: { $off }
full-thrust-table-typing = { $order }_
full-thrust-table-typed = Enter übernimmt ihn, Esc verwirft ihn.
full-thrust-table-type-hint = Tippen: O, P oder S beginnt, etwa P2+4. Oder den Schatten ziehen.
full-thrust-table-unread-number = Es fehlt eine Zahl, wie in P2+4.
full-thrust-table-unread-group = Es fehlt die Nummer der Staffel, wie in L1.
full-thrust-table-unread-ram = Es fehlt, wer gerammt wird, wie in RAM 7.
full-thrust-table-unread-surplus = Das ist kein Befehl. P2+4 ist einer: zwei Kurspunkte nach Backbord, 4 Zoll schneller.
full-thrust-table-launch = { $groups ->
    [0] Keine Jäger starten
    [one] 1 Staffel starten
   *[other] { $groups } Staffeln starten
}
full-thrust-table-recover = { $group }. Staffel an Bord nehmen
full-thrust-table-recover-none = Keine Jäger an Bord nehmen
full-thrust-table-ram = { $ship } rammen
full-thrust-table-ram-none = Niemanden rammen
full-thrust-table-next-free = Nächstes Schiff ohne Befehl
full-thrust-table-same-class = Gleicher Befehl, Klasse: { $class }
full-thrust-table-same-all = Gleicher Befehl für alle übrigen
full-thrust-table-formation = Die übrigen halten Formation mit diesem Schiff
full-thrust-table-ships = { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}
full-thrust-table-repeat = Befehl der letzten Runde
full-thrust-table-no-order = Kein Befehl: geradeaus mit { $velocity }
full-thrust-table-lock-now = Befehle jetzt festlegen
full-thrust-table-straight = { $ships ->
    [one] 1 fliegt geradeaus
   *[other] { $ships } fliegen geradeaus
}
full-thrust-table-withdrawing = Das Geschwader zieht sich zurück. Seine Befehle schreiben sich von selbst.
full-thrust-table-stay-away = Diese Runde wegbleiben
full-thrust-table-come-back = Doch zurückkommen
full-thrust-table-return-hint = Das Schiff kann zurückkommen. Mit den Pfeiltasten oder durch Ziehen den Ort am Rand wählen.
full-thrust-table-away-hint = Das Schiff bleibt diese Runde weg.
full-thrust-table-course = Kurs { $course }
full-thrust-table-velocity = Fahrt { $velocity }
full-thrust-table-facing = Bug auf { $course }

## Aufstellung

full-thrust-table-deploy-hint = Das Schiff innerhalb seiner Zone ziehen, oder mit den Pfeiltasten. Tab geht zum nächsten Schiff.
full-thrust-table-same-berth = Gleicher Kurs und gleiche Fahrt für alle

## Feuer

full-thrust-table-firecons = Feuerleitung: { $used } von { $has } benutzt
full-thrust-table-holding = { $weapons ->
    [one] 1 Waffe könnte feuern und schweigt.
   *[other] { $weapons } Waffen könnten feuern und schweigen.
}
full-thrust-table-none-bears = Keine Waffe kann feuern.
full-thrust-table-all-fire = Jede Waffe, die feuern kann, feuert.
full-thrust-table-target = { $arc } · { $weapons ->
    [one] 1 Waffe
   *[other] { $weapons } Waffen
} · im Mittel { $mean } Kästchen · zerstört { $kill } %
full-thrust-table-target-none = { $arc } · keine Waffe mehr übrig
full-thrust-table-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, im Mittel { $mean } Kästchen, mindestens eins { $percent } %
full-thrust-table-torpedo = trifft ab { $face }, im Mittel { $mean } Kästchen
full-thrust-table-needle = { $system }, { $percent } %
full-thrust-table-chances = im Mittel { $mean }, mindestens eins { $percent } %
full-thrust-table-needle-system = Der Nadelstrahl zielt auf
full-thrust-table-holds = feuert nicht
full-thrust-table-advise = Wie der Computer feuern würde
full-thrust-table-hold = Nicht feuern
full-thrust-table-pass = Passen
full-thrust-table-next-gun = Nächstes Schiff, das feuern kann
full-thrust-table-lock-fire = Feuer jetzt festlegen
full-thrust-table-hold-ships = { $ships ->
    [one] 1 feuert nicht
   *[other] { $ships } feuern nicht
}
full-thrust-table-attack-hint = Wählen, was die Staffel angreift, oder nichts.
full-thrust-table-guns-hint = Jeder Druck gibt einer Staffel ein Geschütz mehr.
full-thrust-table-guns = { $guns ->
    [one] 1 Geschütz
   *[other] { $guns } Geschütze
}
full-thrust-table-fighters-mean = im Mittel { $mean } Jäger
full-thrust-table-groups-hint = Klicken, wohin die Staffel fliegt, oder mit den Pfeiltasten. Ihr Bug zeigt in die Richtung, in die sie geflogen ist.
full-thrust-table-no-scan = Nichts abtasten
full-thrust-table-lock = Festlegen
full-thrust-table-edge = Nach { $edge }

## Was geschieht

full-thrust-table-all-move = Alle Schiffe bewegen sich
full-thrust-table-skip-hint = Jede Taste und jeder Klick geht weiter. Esc springt ans Ende.

## Schiffsblätter

full-thrust-table-flies = Kurs { $course } · Fahrt { $velocity } · Schub { $thrust }
full-thrust-table-next-point = Noch { $boxes ->
    [one] 1 Kästchen
   *[other] { $boxes } Kästchen
} bis zur nächsten Schwelle; dort fällt jedes System bei { $face }+ aus ({ $percent } %).
full-thrust-table-off = { $inches } Zoll von { $ship }
full-thrust-table-bogey-sheet = Ein Kontakt: Was es ist, zeigt sich innerhalb von 36 Zoll eines Gegners oder wenn es abgetastet wird.
full-thrust-table-group-sheet = { $fighters ->
    [one] 1 Jäger
   *[other] { $fighters } Jäger
}
full-thrust-table-mat-hint = Wer auf ein Schiff zeigt, sieht sein Schiffsblatt, seine Schussfelder und Reichweiten.
full-thrust-table-is-away = fort
full-thrust-table-no-order-yet = kein Befehl
full-thrust-table-no-shot = kein Schuss
full-thrust-table-shots = { $shots ->
    [0] feuert nicht
    [one] 1 Schuss
   *[other] { $shots } Schüsse
}
full-thrust-table-speed = { $course } mit { $velocity }

## Das Ende

full-thrust-table-end-present = Schiffe noch da
full-thrust-table-end-destroyed = Schiffe zerstört
full-thrust-table-end-left = Schiffe fort
full-thrust-table-end-boxes = Kästchen verloren
full-thrust-table-end-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Das erste Gefecht

full-thrust-coach-deploy = Willkommen an Bord. Deine zwei Fregatten stehen in der blauen Zone. Kurs und Fahrt wählst du: 12 ist oben, 3 rechts. Bleib langsam; dann drück Enter.
full-thrust-coach-order = Jedes Schiff bekommt einen Befehl. ← und → drehen es, ↑ und ↓ ändern seine Fahrt; oder zieh den Schatten dorthin, wo es ankommen soll. Die goldene Linie zeigt den Weg. Jeder Punkt kostet Schub.
full-thrust-coach-keep = Die Kreise um den Schatten sind Reichweiten: an jeder ein Würfel weniger. In den hellen Schussfeldern tragen die Waffen. Enter behält den Befehl und geht zum nächsten Schiff.
full-thrust-coach-move = Alle Schiffe bewegen sich zugleich, die halbe Drehung am Anfang, die andere auf halbem Weg. Niemand kannte die Befehle der anderen.
full-thrust-coach-aim = Eine Waffe reicht bis zum Gegner. Wähl das Ziel: hier eine Zeile, oder das Schiff auf dem Tisch. Die Zeile sagt, was die Würfel im Mittel bewirken.
full-thrust-coach-fire = Gut. Ein Schiff feuert auf so viele Ziele, wie es Feuerleitungen hat. Enter legt dein Feuer fest; dann wird alles gewürfelt.
full-thrust-coach-dice = Eine 4 oder 5 streicht ein Kästchen, eine 6 zwei. Wo eine Zeile von Kästchen endet, kann jedes System ausfallen.
full-thrust-coach-second = Sieh nach, wo der Gegner sein wird, wenn er geradeaus fliegt: Die gepunkteten Linien zeigen es. Dreh rechtzeitig; ein schnelles Schiff dreht spät.
full-thrust-coach-arcs = Zeig auf ein Schiff, um Schiffsblatt und Schussfelder zu sehen. Z nimmt zurück, T zeigt die letzte Bewegung noch einmal, ? öffnet die Regeln.
full-thrust-coach-end = Das war das erste Gefecht. Als Nächstes kommt Grenzpatrouille: vier Schiffe auf jeder Seite.

## Die Werft

full-thrust-yard-title = Werft und Flotten
full-thrust-yard-text = Eigene Klassen entwerfen, Flotten zusammenstellen, Szenarien anlegen.
full-thrust-yard-open-yard = Werft und Flotten
full-thrust-yard-open-yard-text = Eigene Klassen, Flotten mit Namen, Schiffsblätter zum Drucken
full-thrust-yard-key-yard = Y
full-thrust-yard-fleets = Flotten
full-thrust-yard-designs = Entwürfe
full-thrust-yard-new-fleet = Neue Flotte
full-thrust-yard-new-fleet-text = Schiffe wählen, benennen, ihren Wert sehen
full-thrust-yard-new-design = Neuer Entwurf
full-thrust-yard-new-design-text = Schadenskästchen und Waffen innerhalb einer Klasse tauschen
full-thrust-yard-key-fleet = F
full-thrust-yard-key-design = D
full-thrust-yard-key-print = P
full-thrust-yard-open = Öffnen
full-thrust-yard-keep = Speichern
full-thrust-yard-kept = Gespeichert als { $file }
full-thrust-yard-gone = Die Datei ist gelöscht.
full-thrust-yard-failed = Das ging nicht: { $reason }
full-thrust-yard-printed = Schiffsblätter geschrieben: { $file }. Zum Drucken im Browser öffnen.
full-thrust-yard-system = Das System meldet: { $reason }
full-thrust-yard-not-a-file = Das ist keine gewöhnliche Datei.
full-thrust-yard-not-text = Das ist kein Text in UTF-8.
full-thrust-yard-too-many = Es sind mehr als 200 Dateien; nur 200 werden gelesen.
full-thrust-yard-damaged-title = Unbrauchbare Dateien
full-thrust-yard-damaged = { $file }: { $reason }
full-thrust-yard-of-pack = { $what } · aus { $pack }
full-thrust-yard-copy = Das kam mit { $pack }. Gespeichert wird deine eigene Kopie.
full-thrust-yard-design = { $class } · Faktorwert { $value }
full-thrust-yard-fleet = Eine Flotte
full-thrust-yard-fleet-text = Die Flotte wird bei der Aufstellung gewählt, wo die Spieler ihre Schiffe selbst bestimmen.
full-thrust-yard-fleet-name = Wie heißt die Flotte?
full-thrust-yard-ship-name = Schiff { $number }: Name aus der Liste
full-thrust-yard-join = Schiffe hinzufügen
full-thrust-yard-join-text = Jeder Druck fügt ein Schiff hinzu. Die Zahl ist sein Faktorwert, mit vollen Hangars.
full-thrust-yard-left = noch { $left } bis { $value }
full-thrust-yard-needs = Braucht diese Regeln: { $rules }
full-thrust-yard-print = Schiffsblätter drucken
full-thrust-yard-remove = Löschen
full-thrust-yard-remove-sure = Zum Löschen noch einmal drücken
full-thrust-yard-arms = Schub { $thrust } · { $damage ->
    [one] 1 Kästchen
   *[other] { $damage } Kästchen
} · { $weapons ->
    [0] unbewaffnet
    [one] 1 Waffe
   *[other] { $weapons } Waffen
}
full-thrust-yard-fighters = { $fighters } von { $bays } Jägern
full-thrust-yard-drawing = Ein Entwurf
full-thrust-yard-design-text = Schub und Feuerleitungen gehören zur Klasse; Schaden und Waffen werden Faktor gegen Faktor getauscht.
full-thrust-yard-design-name = Wie heißt die Klasse?
full-thrust-yard-unnamed = Klasse ohne Namen
full-thrust-yard-from = Grundlage
full-thrust-yard-damage = Schadenskästchen: { $damage } ({ $low } bis { $high })
full-thrust-yard-damage-low = Schadenskästchen: { $damage } (mindestens { $low })
full-thrust-yard-weapons = Waffen
full-thrust-yard-arm-text = Eine Waffe hinzufügen:
full-thrust-yard-arm = { $weapon } · { $factors }
full-thrust-yard-kind-a = A
full-thrust-yard-kind-b = B
full-thrust-yard-kind-c = C
full-thrust-yard-kind-torpedo = Torpedo
full-thrust-yard-kind-needle = Nadel
full-thrust-yard-factors = Faktoren: { $spent } von { $most } (Waffen { $weapons }, Schaden { $damage })
full-thrust-yard-factors-merchant = Faktorwert { $spent } (Waffen { $weapons }, Schaden { $damage })
full-thrust-yard-lawful = Der Entwurf ist zulässig.
full-thrust-yard-as-printed = Wie gedruckt
full-thrust-yard-scenarios = Szenarien
full-thrust-yard-key-scenario = S
full-thrust-yard-new-scenario = Neues Szenario
full-thrust-yard-new-scenario-text = Einen Tisch anlegen: Seiten, Zonen, Schiffe, wer gewinnt
full-thrust-yard-scenario = Ein Szenario
full-thrust-yard-scenario-text = Nach dem Speichern steht es in der Liste der Gefechte.
full-thrust-yard-scenario-name = Wie heißt das Szenario?
full-thrust-yard-no-ships = { $side } hat noch keine Schiffe.
full-thrust-yard-put-down = Klick dorthin, wo das Schiff beginnt; es bleibt in seiner Zone.
full-thrust-yard-take = Nimm ein Schiff in die Hand, um es aufzustellen. Ohne Platz beginnt es, wo sein Spieler will.
full-thrust-yard-free-text = Die Schiffe dieser Seite wählen die Spieler bei der Aufstellung.
full-thrust-yard-width = { $number } Zoll breit
full-thrust-yard-height = { $number } Zoll hoch
full-thrust-yard-turns = Höchstens { $number } Runden
full-thrust-yard-sides = { $number } Seiten
full-thrust-yard-budget = Flotten mit Faktorwert { $number }
full-thrust-yard-edge = Diese Seite kommt vom Rand:
full-thrust-yard-zone-from = Zone ab { $number } Zoll
full-thrust-yard-zone-to = bis { $number } Zoll
full-thrust-yard-zone-depth = { $number } Zoll tief
full-thrust-yard-courses = Diese Seite darf auf diesen Kursen beginnen:
full-thrust-yard-slowest = Fahrt ab { $number }
full-thrust-yard-fastest = bis { $number }
full-thrust-yard-exit = Handelsschiffe dieser Seite entkommen über den Rand:
full-thrust-yard-no-exit = keinen
full-thrust-yard-ships = Schiffe
full-thrust-yard-named = Hier benannt
full-thrust-yard-free = Wahl der Spieler
full-thrust-yard-at = { $x } Zoll, { $y } Zoll
full-thrust-yard-anywhere = irgendwo
full-thrust-yard-in-hand = in der Hand
full-thrust-yard-goal = Wer gewinnt
full-thrust-yard-goal-standard = Nach Überlebenden
full-thrust-yard-goal-tally = Nach Punkten
full-thrust-yard-goal-ladder = Nach Zielen
full-thrust-yard-goal-standard-text = Es gewinnt die letzte Seite auf dem Tisch; nach der letzten Runde entscheidet der Wert der zerstörten Schiffe.
full-thrust-yard-goal-tally-text = Jede Seite punktet für das, was du wählst. Ein Druck auf eine Zeile ändert den Wert.
full-thrust-yard-goal-ladder-text = Blau gewinnt durch das, was es zerstört oder aufhält; sonst gewinnt Rot.
full-thrust-yard-draw-within = Bis { $number } Vorsprung: unentschieden
full-thrust-yard-scores = { $side } punktet für:
full-thrust-yard-score-merchant-exited = Eigene Handelsschiffe, die entkamen
full-thrust-yard-score-enemy-destroyed = Zerstörte feindliche Schiffe
full-thrust-yard-score-merchant-destroyed = Zerstörte feindliche Handelsschiffe
full-thrust-yard-score-merchant-taken = Gekaperte feindliche Handelsschiffe
full-thrust-yard-score-merchant-still-there = Feindliche Handelsschiffe, die nicht entkamen
full-thrust-yard-score-escort-destroyed = Zerstörte feindliche Kriegsschiffe
full-thrust-yard-worth-none = nichts
full-thrust-yard-worth-fv = voller Wert
full-thrust-yard-worth-half = halber Wert
full-thrust-yard-major = Großer Sieg: Wert { $number } zerstört
full-thrust-yard-exited = oder höchstens { $number } Handelsschiffe entkamen
full-thrust-yard-minor = Kleiner Sieg: Wert { $number } zerstört
full-thrust-room-key-made = M
full-thrust-room-made = Gefecht nach Maß
full-thrust-room-own = Ein eigenes Szenario
full-thrust-room-table-small = Kleiner Tisch, 72 × 48 Zoll
full-thrust-room-table-normal = Normaler Tisch, 96 × 72 Zoll
full-thrust-room-table-large = Großer Tisch, 144 × 96 Zoll
full-thrust-room-sides = { $sides } Seiten
full-thrust-room-seed = Ein anderes dieser Art: Nr. { $number }
full-thrust-room-key-measure = E
full-thrust-room-measure = Wie ausgeglichen ist es?
full-thrust-room-measure-text = Der Computer spielt es zwanzigmal gegen sich selbst.
full-thrust-room-measuring = Der Computer spielt …
full-thrust-room-fair = Von 100 Gefechten zwischen Computergegnern: die Siege jeder Seite. Der Rest endet unentschieden.
full-thrust-room-won = { $side } { $won }
full-thrust-room-measured-even = Ausgeglichen genug. Von { $battles } Gefechten gewonnen: { $won }; unentschieden: { $drawn }.
full-thrust-room-measured = Kein ausgeglichenes Gefecht. Von { $battles } Gefechten gewonnen: { $won }; unentschieden: { $drawn }.
full-thrust-room-fleet-raised = { $side }: zufällige Schiffe
full-thrust-room-fleet-chosen = { $side }: { $fleet }
full-thrust-room-even = Die Werte der Flotten unterscheiden sich um höchstens ein Zehntel.
full-thrust-room-uneven = Die Werte der Flotten liegen { $difference } auseinander: ungleiche Seiten.

## Schiffsblätter zum Drucken

full-thrust-sheet-battle = Gefecht:
full-thrust-sheet-admiral = Admiral:
full-thrust-sheet-ship = { $ship }, { $class }, Faktorwert { $value }
full-thrust-sheet-damage = Schaden
full-thrust-sheet-system = System
full-thrust-sheet-arcs = Schussfelder
full-thrust-sheet-group = { $number }. Staffel
full-thrust-sheet-order = Befehl
full-thrust-sheet-velocity = Fahrt

## Eigene Würfel: worum es geht

full-thrust-table-die-deal-edges = Wer wo aufstellt
full-thrust-table-die-edge = { $name }: Rückkehr auf den Tisch
full-thrust-table-die-order = { $name }: wer zuerst an der Reihe ist
full-thrust-table-die-line = { $name }: in welchem Schussfeld das Ziel zählt
full-thrust-table-die-gun = { $name }: Jägerabwehr
full-thrust-table-die-shot = { $name } feuert
full-thrust-table-die-attack = { $name } greift an
full-thrust-table-die-threshold = { $name }: ab { $least } fällt ein System aus
full-thrust-table-die-ram-contest = { $name }: ob der Rammstoß trifft
full-thrust-table-die-ram-damage = { $name }: Schaden des Rammstoßes
full-thrust-table-die-morale = { $name } zieht sich ab { $least } zurück
