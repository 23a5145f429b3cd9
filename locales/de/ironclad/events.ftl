### Das Logbuch: kurze Zeilen, Vergangenheit oder bloße Nomen, wie eine Hand sie zwischen zwei Wellen schreibt.

## Die Runde

log-turn-short = { $count ->
    [one] 1 Aktion verloren, aus der Runde davor.
   *[other] { $count } Aktionen verloren, aus der Runde davor.
}
log-turn-ended = { $count ->
    [0] Runde beendet.
    [one] Runde früh beendet, 1 Aktion ungenutzt.
   *[other] Runde früh beendet, { $count } Aktionen ungenutzt.
}
log-action-given = Für 1 Aktion übergangen.
log-actions-lost = { $count ->
    [one] 1 Aktion verloren.
   *[other] { $count } Aktionen verloren.
}

## Unterwegs

log-left = { $name } verlassen.
log-raised = { $name } erreicht.
log-moved = Befahren: { $name }.
log-recon = Aufgeklärt, { $sector }: { $card }.
log-blind = Blindsprung: { $card }.
log-skipped = { $name }: übergangen.

log-hits = Treffer
log-hits-struck = { $name }: { $struck }.
log-hits-none = { $name }: kein Schaden.
log-section-hit = { $section } getroffen: { $now }.
log-section-worse = { $section } { $state }: { $effect }.

log-shields-took = { $count ->
    [one] Schilde hielten 1 Treffer auf.
   *[other] Schilde hielten { $count } Treffer auf.
}
log-shields-whole = Schilde wiederhergestellt.

## Karten

log-table = { $card }, { $total }: { $effects }.
log-check-won = { $card }: { $total } gegen { $difficulty }, gelungen.
log-check-lost = { $card }: { $total } gegen { $difficulty }, misslungen.
log-ability = { $hero }: { $ability }.
log-crew-saved = { $count ->
    [one] 1 Crew behalten.
   *[other] { $count } Crew behalten.
}
log-sheltered = { $by } stellte sich dazwischen; { $hero } wird nicht verwundet.
log-hits-ignored = { $count ->
    [one] 1 Treffer zählt nicht.
   *[other] { $count } Treffer zählen nicht.
}
log-softened = { $count ->
    [one] { $hero } beruhigte die Crew: 1 Moral behalten.
   *[other] { $hero } beruhigte die Crew: { $count } Moral behalten.
}
log-warded = { $name } hielt einen Treffer auf.
log-mutiny-due = Moral auf 1: Eine Meuterei steht an.

## Helden

log-ready = Ausgeruht: { $names }.
log-exhausted = Erschöpft: { $names }.
log-wounded = Verwundet: { $names }.
log-healed = Geheilt, aber erschöpft: { $names }.

## Werte

log-crew-lost = { $count ->
    [one] 1 Crew verloren, { $now } übrig.
   *[other] { $count } Crew verloren, { $now } übrig.
}
log-crew-gained = { $count ->
    [one] 1 Crew an Bord, jetzt { $now }.
   *[other] { $count } Crew an Bord, jetzt { $now }.
}
log-morale-lost = Moral auf { $now } gesunken.
log-morale-gained = Moral auf { $now } gestiegen.
log-hull-lost = Rumpf noch { $now }.
log-hull-gained = Rumpf wieder { $now }.
log-salvage-lost = { $count } Schrott verbraucht.
log-salvage-gained = { $count } Schrott eingeholt.
log-ammo-lost = { $count } Munition verschossen.
log-ammo-gained = +{ $count } Munition.
log-credits-lost = { $count ->
    [one] 1 Credit gezahlt.
   *[other] { $count } Credits gezahlt.
}
log-credits-gained = { $count ->
    [one] 1 Credit verdient.
   *[other] { $count } Credits verdient.
}

## Energie

log-energy = Energie { $count }.
log-energy-back = Energie wieder auf { $count }.
log-uncovered = { $effect }.

## Gefecht

log-nobody-fights = Freunde: kein Gefecht.
log-combat-began = Raumgefecht.
log-enemies = { $count ->
    [one] Feind: { $names }.
   *[other] Feinde: { $names }.
}
log-phase = { $name }.
log-order = { $order }: { $hero }.
log-launched = Gestartet: { $pilot } mit { $ship }.
log-shot-landed = { $who }: Treffer bei { $target }.
log-shot-missed = { $who }: Fehlschuss auf { $target }.
log-evaded = { $who }: ausgewichen ({ $enemy }).
log-not-evaded = { $enemy }: Treffer bei { $who }.
log-shot-again = { $name } feuert noch einmal.
log-fire-held = { $name } feuert nicht.
log-attacks-more = { $name } greift { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} mehr an.
log-shrugged-off = { $name } steckt den Treffer von { $enemy } weg.
log-guarded = { $name } fängt für die Ironclad den Treffer von { $enemy } ab.
log-collected = Zusätzliche Beute: { $name }.
log-system-upgraded = { $name } ausgebaut.
log-upgraded = { $name } ausgebaut.
log-escorted = Das Geleit fängt den Schuss ab: { $name }.
log-enemy-shield = { $name }: Schild −{ $shield }.
log-enemy-hull = { $name }: Rumpf −{ $hull }.
log-enemy-both = { $name }: Schild −{ $shield }, Rumpf −{ $hull }.
log-destroyed = { $name } zerstört.
log-beaten = { $name } besiegt, aber am Leben.
log-special = { $name }: { $special }.
log-boarded = { $name }: { $special }. Enterer an Bord.
log-enemy-mended = { $name } repariert: Rumpf +{ $hull }.
log-enemy-recharged = { $name }: Schild +{ $shield }.
log-enemy-gone = { $name } entkam.
log-patrol = { $name } schickte eine Streife.
log-fighter-hit = { $name } getroffen, Schaden { $damage }.
log-fighter-disabled = { $name } außer Gefecht.
log-combat-victory = Sieg.
log-combat-draw = Unentschieden.
log-combat-defeat = Niederlage.

## Häfen

log-docked = Angedockt: { $name }.
log-service = Genutzt: { $name }.
log-bought = Gekauft: { $name }.
log-toasted = Eine Runde für alle, { $name }: +1 Moral.
log-mended = { $name } repariert, ein Punkt.
log-for-credits = { $said } { $count ->
    [one] 1 Credit.
   *[other] { $count } Credits.
}

## Das Ende

log-won = Ziel erreicht.
log-lost = Rumpf zerstört.

# Eine Zeile mit ihrer Summe, für die, die fragen.
log-explained = { $said } { $sum }.

## Ausrüstung, Module, Ansehen

log-attack-stopped = Die Ägis hielt den Schuss von { $name } auf.
log-gear-drawn = Gefunden: { $name }.
log-gear-taken = { $hero } nahm: { $gear }.
log-gear-returned = Zurück in den Stapel: { $name }.
log-module-found = Gefunden: { $name }. Einzubauen, wenn wir wieder im Dock liegen.
log-reputation-gained = { TRAIT($name, key: "id") ->
    [council] Ansehen beim Rat
    [firstborn] Ansehen bei den Erstgeborenen
    [cartel] Ansehen beim Kartell
    [corporation] Ansehen beim Konzern
   *[other] Ansehen bei der { $name }
} steigt auf { $now }.
log-reputation-lost = { TRAIT($name, key: "id") ->
    [council] Ansehen beim Rat
    [firstborn] Ansehen bei den Erstgeborenen
    [cartel] Ansehen beim Kartell
    [corporation] Ansehen beim Konzern
   *[other] Ansehen bei der { $name }
} sinkt auf { $now }.
log-allied = { TRAIT($name, key: "id") ->
    [council] Mit dem Rat
    [firstborn] Mit den Erstgeborenen
    [cartel] Mit dem Kartell
    [corporation] Mit dem Konzern
   *[other] Mit der { $name }
} sind wir jetzt verbündet, und das bleibt.
log-fitted-out = Abgelegt.
log-milestone = Erreicht: { $name }.
log-joined = Neu an Bord: { $name }.
log-gained = Gehört jetzt uns: { $name }.
log-promoted = { $name } befördert.
log-treated = { $name } behandelt.
log-contract = { TRAIT($name, key: "id") ->
    [council] Nun fahren wir für den Rat
    [firstborn] Nun fahren wir für die Erstgeborenen
    [cartel] Nun fahren wir für das Kartell
    [corporation] Nun fahren wir für den Konzern
   *[other] Nun fahren wir für die { $name }
}.
log-again = Szenario neu begonnen.
log-ended = Zu spät. Wir kehrten um.
log-ended-early = Es ist vorbei. Wir kehrten um.

## Die Geschichte

log-side = Wir unterschreiben: { $name }.
# Eine Möglichkeit der Geschichte, zu der das Log sonst nichts sagt.
log-chosen = Wir wählten: { $name }.
log-said = { $who }: { $what }
log-token-placed = { $card } liegt offen: { $sector }.
log-mover = { $name }: { $sector }.
log-mover-waits = { $name } wartet vor einer Meldung.
log-mover-held = { $name } rührt sich nicht.
log-mover-struck = { $name }: { SIGNED($by) }, noch { $left }.
log-mover-met = Eingeholt: { $name }.
log-mover-gone = { $name } hat die Sternkarte verlassen.
log-load-put = { $name } liegt hier: { $sector }.
log-load-taken = An Bord: { $name }.
log-load-landed = Abgesetzt: { $name }.
log-load-ferried = Von anderen abgeholt: { $name }, { $sector }.
log-load-lost = Verloren: { $name }.
log-load-drifts = { $name } treibt ab: { $sector }.
log-load-lifted = { $who } nimmt: { $name }.
log-load-carried-off = { $who } ist fort, und damit: { $name }.
log-count = { $name } { SIGNED($by) }: { $now }.
log-posted = { $hero } von Bord: { $name }.
log-fetched = { $hero } zurück an Bord: { $name }.
log-milestone-seen = Neues Ziel: { $name }.
brings-figure = { $name } { SIGNED($by) }
brings-reached = Ziel erreicht: { $name }
brings-gear = { $count ->
    [one] ein Stück Ausrüstung
   *[other] { $count } Stück Ausrüstung
}
brings-promised = { $credits ->
    [one] 1 Credit mehr mit Szenario { $scenario }
   *[other] { $credits } Credits mehr mit Szenario { $scenario }
}
# In diesem Szenario und bis das genannte beginnt.
brings-served-friendly = { $port } bedient uns bis Szenario { $scenario } als Freunde
brings-served-neutral = { $port } bedient uns bis Szenario { $scenario } zu neutralen Preisen
log-milestone-failed = Ziel verfehlt: { $name }
log-turns = Rundenlimit: { SIGNED($by) }
log-fight-won = { $name }: von uns gewonnen.
log-fight-drawn = { $name }: unentschieden.
log-hero-left = { $name } verlässt uns.
log-hero-hurt = { $name } ist verwundet.
log-hero-dearer = { $name } kostet künftig { SIGNED($by) }.
log-promised = Versprochen: { $credits } Credits.
log-kept = Eine zugesagte Zahlung ist da.
log-arranged = { $name } bedient uns eine Weile günstiger.
