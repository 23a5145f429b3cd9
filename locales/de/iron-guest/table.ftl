### Iron Guest im Fenster.

iron-guest-key = I
iron-guest-card = Segelgeschwader auf engem Meer, nichts verdeckt
iron-guest-table-title = Iron Guest: { $setup }
iron-guest-table-round = Runde
iron-guest-table-turn = { $player } ist am Zug
iron-guest-table-player = Spieler { $number }
iron-guest-table-bot = { $name } { $number }
iron-guest-table-thinks = { $player } überlegt …
iron-guest-table-play = { $player }: Manöver der { $ship }
iron-guest-table-announced-whole = erst ganz angesagt, dann gewürfelt
iron-guest-table-leave = Zurück in die Messe
iron-guest-table-strike-title = Flagge streichen?
iron-guest-table-strike-loses = Alle deine Schiffe sind sofort verloren, und mit ihnen das Gefecht.
iron-guest-table-strike-leaves = Alle deine Schiffe sind sofort verloren. Die anderen kämpfen ohne dich weiter.
iron-guest-table-strike-undo = Danach lässt es sich noch zurücknehmen.

iron-guest-table-under-fire = Unter Feuer, nach Entfernung
iron-guest-table-danger = Feindliches Feuer im nächsten Zug
iron-guest-table-shot = { $needs }+ · { $percent } %
iron-guest-table-grapple = Entern { $percent } %

iron-guest-table-pick-hint = Wähl ein Schiff, hier oder auf dem Brett.
iron-guest-table-way-hint = Wähl, wohin es fährt: eine Zeile oder einen Pfeil auf dem Brett.
iron-guest-table-no-way-hint = Für dieses Schiff gibt es noch kein Manöver: Zuerst muss ein anderes deiner Schiffe fahren. Wähl es.
iron-guest-table-place-hint = Wähl ein Feld an deiner Seite des Bretts, dann einen Kurs.
iron-guest-table-aim-hint = noch einmal drücken für das nächste Ziel
iron-guest-table-skip-hint = Weiter mit jeder Taste oder einem Klick. Esc springt ans Ende.
iron-guest-table-end-hint = Das letzte Manöver lässt sich noch zurücknehmen.
iron-guest-table-heading = Kurs { $heading }
iron-guest-table-barred = Nicht erlaubt

iron-guest-table-bears-port = Backbord trägt
iron-guest-table-bears-starboard = Steuerbord trägt
iron-guest-table-bears-both = beide Seiten tragen
iron-guest-table-aim-port = Backbord: { $ship }, Entfernung { $range }
iron-guest-table-aim-starboard = Steuerbord: { $ship }, Entfernung { $range }
iron-guest-table-hold-port = Backbord: kein Schuss
iron-guest-table-hold-starboard = Steuerbord: kein Schuss
iron-guest-table-idle-port = Backbord: kein Ziel
iron-guest-table-idle-starboard = Steuerbord: kein Ziel
iron-guest-table-covered = Kein Schuss auf { $ship }

iron-guest-table-hit = { $total }: Treffer, { $needs } nötig
iron-guest-table-miss = { $total }: daneben, { $needs } nötig
iron-guest-table-grapple-sum = { $ship }: { $die } + { $masts ->
    [one] 1 Mast
   *[other] { $masts } Masten
} = { $total }
iron-guest-table-over = { $rounds ->
    [one] nach 1 Runde
   *[other] nach { $rounds } Runden
}

iron-guest-table-main-go-on = Weiter
iron-guest-table-main-wait = Einen Moment …
iron-guest-table-main-face = Von dieser Seite starten
iron-guest-table-main-place = Hier aufstellen
iron-guest-table-main-pick = Wähl ein Schiff
iron-guest-table-main-way = Wähl ein Manöver
iron-guest-table-main-play = Dieses Manöver ansagen
iron-guest-table-main-answer = Antworten

iron-guest-table-key-port = P
iron-guest-table-key-starboard = S
iron-guest-table-key-danger = D
iron-guest-table-key-coach = H
iron-guest-table-key-tab = M

iron-guest-table-wind-from = Wind von Seite { $face }
iron-guest-table-downwind = vor dem Wind: { $one }, { $other }
iron-guest-table-may-run = { $count ->
    [one] ein Schiff kann zwei Felder laufen
   *[other] { $count } Schiffe können zwei Felder laufen
}
iron-guest-table-sea = { $shoals ->
    [0] offenes Wasser, { $across } Felder breit
    [one] eine Untiefe · { $across } Felder breit
   *[other] { $shoals } Untiefen · { $across } Felder breit
}
iron-guest-table-needs = ab { $needs }
iron-guest-table-percent = { $percent } %
iron-guest-table-shoal = Untiefe
iron-guest-table-shoal-does = sperrt Weg und Schuss
iron-guest-table-hulk = Wrack
iron-guest-table-hulk-does = sperrt nur den Weg
iron-guest-table-can-fire = kann feuern
iron-guest-table-can-grapple = kann entern
iron-guest-table-can-run = kann zwei laufen
iron-guest-table-any-hit = mindestens ein Treffer
iron-guest-table-where-she-ends = Am Ende ihres Manövers
iron-guest-table-exposed = { $count ->
    [one] Ein Gegner könnte im nächsten Zug auf sie feuern, aus Entfernung { $range }.
   *[other] { $count } Gegner könnten im nächsten Zug auf sie feuern, der nächste aus Entfernung { $range }.
}
iron-guest-table-not-exposed = Kein Gegner könnte im nächsten Zug auf sie feuern.
iron-guest-table-playing = am Zug
iron-guest-table-waiting = wartet
iron-guest-table-played = gespielt
iron-guest-table-heads = Kurs { $heading }
iron-guest-table-moves = Die { $ship } fährt, Kurs { $heading }.
iron-guest-table-step-play = Manöver
iron-guest-table-step-fire = Feuer
iron-guest-table-step-grapple = Entern
iron-guest-table-keys-both = { $port } · { $starboard }
iron-guest-title-rules = Regelbuch von Iron Guest
iron-guest-table-key-rules = R
iron-guest-table-explain-ship = { $player }: { $state }, Kurs { $heading }.
iron-guest-table-explain-still = { $player }: { $state }.
iron-guest-table-explain-sea = Offenes Wasser
iron-guest-table-explain-danger = Im nächsten Zug unter feindlichem Feuer, bestenfalls aus Entfernung { $range }.
iron-guest-table-end-afloat = Schiffe im Spiel
iron-guest-table-end-shots = Schüsse, die trafen
iron-guest-table-end-grapples = Enterkämpfe gewonnen
iron-guest-table-end-of = { $count } von { $of }
iron-guest-table-replay-round = { $round ->
    [0] Aufstellung
   *[other] Runde { $round }
}

iron-guest-turn =
    { $turn ->
        [0] Aufstellung
       *[other] Zug { $turn }
    }

## Eigene Würfel: worum es geht

iron-guest-table-die-first = Wer anfängt: { $player }
iron-guest-table-die-upwind = Von welcher Seite der Wind kommt
iron-guest-table-die-shot = { $ship } feuert: { $needs } oder mehr mit zwei Würfeln
iron-guest-table-die-shot-second = { $ship } feuert, zweiter Würfel: bisher { $first }, { $needs } oder mehr nötig
iron-guest-table-die-grapple = Entern: der Würfel der { $ship }
iron-guest-table-die-wind = Was der Wind tut
