### Die Messe: die Kriegsspiele für einen Abend.

title-wardroom = Die Messe
title-wardroom-note = Kriegsspiele für einen Abend
wardroom-head = Die Messe
wardroom-below = ein Kriegsspiel für einen Abend im Hafen, gegen Menschen oder gegen den Computer
wardroom-setups = Gefechte
wardroom-seats = Spieler
wardroom-variants = Optionen
wardroom-book = Das Messebuch
wardroom-book-empty = Hier steht noch keine Partie Iron Guest.
wardroom-line = { $game }. { $stands }
wardroom-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
wardroom-tab-set = Vorgegebene
wardroom-tab-saved = Gespeicherte, { $count }
wardroom-minutes = { $minutes } Min.
wardroom-guided = angeleitet
wardroom-equal-odds = gleiche Chancen
wardroom-unequal-odds = ungleiche Chancen
wardroom-unequal-sides = ungleiche Seiten
wardroom-ratio = { $first } : { $second }
wardroom-length = Dauer, etwa
wardroom-fairness = Chancen
wardroom-fairness-below = Siege in 100 Partien der stärksten Computergegner, in der Reihenfolge der Züge. Der Rest endet unentschieden.
wardroom-fairness-unknown = Mit diesen Optionen nicht gemessen.
wardroom-dice-key = D
wardroom-dice-app = Würfel: die des Programms
    .or = oder eigene
wardroom-dice-own = Würfel: eigene
    .or = oder vom Programm
wardroom-rules-key = R
wardroom-rules = Erst die Regeln lesen
wardroom-chart-random = { $count ->
    [one] Eine Untiefe wird zufällig gezogen.
   *[other] { $count } Untiefen werden zufällig gezogen.
}
wardroom-person = Mensch
wardroom-on = an
wardroom-off = aus
wardroom-long-chase = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
wardroom-stands = { $round ->
    [0] { $players }: beim Aufstellen
   *[other] { $players }: Runde { $round }
}
wardroom-main = Spiel beginnen
wardroom-main-go-on = Diese Partie fortsetzen
wardroom-main-look = Diese Partie ansehen
wardroom-broken = { $file } lässt sich nicht öffnen. { $why }
wardroom-broken-setup = Sie wurde mit etwas begonnen, das dieses Programm nicht kennt.

## Das Regal der Gefechte

wardroom-shelf = Regal der Gefechte
    .below = kopieren, umbenennen, exportieren, wegwerfen
wardroom-shelf-key = B
campaigns-head-battles = Gefechte
campaigns-below-battles = Gespeicherte Gefechte: kopieren, umbenennen, exportieren oder wegwerfen.
campaigns-none-battles = Kein Gefecht ist gespeichert.
campaigns-none-battles-below = Ein Gefecht ist vom ersten Zug an gespeichert. Importieren holt eines aus einer Datei.
campaigns-kind-battle = Gefechte
campaigns-what-battle = Ein Gefecht, mit seinem ganzen Verlauf.
