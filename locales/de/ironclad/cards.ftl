### Die Meldungskarten, wie die Entscheidungstafel sie zeigt: Titel, ein, zwei Zeilen, und was Sieg, Niederlage oder eine Zeile bringt.

## Arten, wie sie unter einem Titel stehen

card-event = Ereignis, Pflicht
card-operation = Einsatz, Pflicht
card-operation-optional = Einsatz, freiwillig
card-encounter = Begegnung, unausweichlich
card-encounter-optional = Begegnung, freiwillig
card-encounter-action = Begegnung, übergehen für 1 Aktion
card-encounter-morale = Begegnung, übergehen für { $morale } Moral

## Die Karten

intel-alien-infestation-title = Fremdbefall
    .log = Da drinnen hat sich etwas vermehrt.
    .text = Da drinnen hat sich etwas vermehrt. Bis zu drei Helden gehen hinein, mit Kampf oder Bedienen.
    .won = +1 Schrott
    .lost = −2 Crew, zwei Treffer, ohne Schilde

intel-ancient-relic-title = Uraltes Relikt
    .log = Etwas, das älter ist als die Routen. Es summt, wenn keiner spricht.
    .text = Einen Spezialisten erschöpfen: einen Würfel werfen, Moral und Bedienen dazu.

intel-asteroid-field-title = Asteroidenfeld
    .log = Felsen, und kein Weg hindurch.
    .text = Einen Würfel werfen, Moral dazu; ein Pilot kann erschöpft werden und gibt Steuern dazu. Die Treffer kommen von außen.

intel-bad-intel-title = Falschmeldung
    .log = Die Karten stimmten nicht. Keine einzige.
    .text = Die nächsten 2 Aktionen sind verloren. Ein Agent kann erschöpft werden, dann ist es nur 1.

intel-crossfire-title = Kreuzfeuer
    .log = Zwei Fremde beschießen sich, und wir dazwischen.
    .text = Einen Würfel werfen, Moral dazu; ein Diplomat kann erschöpft werden und gibt Diplomatie dazu. Die Treffer kommen von außen.

intel-derelict-ship-title = Verlassenes Schiff
    .log = Ein Wrack, dunkel, die Schleuse steht offen.
    .text = Einen Piloten erschöpfen, um heranzukommen. Dann beliebig viele andere erschöpfen: 1 Schrott je Ingenieur, 1 Ausrüstung je zwei Spezialisten.

intel-distress-beacon-title = Notrufbake
    .log = Eine Notrufbake. Sie ruft schon eine ganze Weile.
    .text = Einen Würfel werfen, Moral dazu. Die Treffer kommen von außen; wer hilft, wird erst nach dem Wurf erschöpft.

intel-board-the-enforcer-title = Den Vollstrecker entern
    .log = Boote ausgesetzt.
    .text = Die Geschütze schweigen, der Kapitän nicht. Bis zu drei Helden gehen an Bord, mit Kampf oder Schleichen. Die Kampfstärke erhöht die Schwierigkeit.
    .won = +3/4/5 Credits, je nach Bedrohung; +1 Moral
    .lost = −1 Crew, −1 Moral

intel-board-the-flagship-title = Das Flaggschiff entern
    .log = Boote ausgesetzt, zum Flaggschiff.
    .text = Die Flagge ist gestrichen. Bis zu drei Helden gehen an Bord, mit Kampf oder Schleichen. Die Kampfstärke erhöht die Schwierigkeit.
    .won = +2 Moral; dann der Safe des Zahlmeisters
    .lost = −2 Crew, −1 Moral

intel-enforcers-cabin-title = Die Kajüte des Vollstreckers
    .log = Die Kajüte. Die Schubladen sind verschlossen, und einige ticken.
    .text = Zweite Aufgabe beim Entern: einen Würfel werfen, Moral dazu. Ein Held kann erschöpft werden und gibt sein Schleichen dazu.

intel-pursers-safe-title = Der Safe des Zahlmeisters
    .log = Der Safe des Zahlmeisters, achtern der Brücke. Jemand rennt, um uns die Tür zuzuschlagen.
    .text = Zweite Probe beim Entern. Bis zu drei Helden öffnen ihn, mit Technik oder Bedienen.
    .won = +6/7/8 Credits, je nach Bedrohung; 1 Ausrüstung
    .lost = −2 Crew

intel-enemy-outpost-title = Feindlicher Außenposten
    .log = Ein Außenposten, und seine Geschütze sind warm.
    .text = Moral zahlen und Abstand halten, oder kämpfen. Ein Sieg bringt 3/4/5 Credits, je nach Bedrohung, und 1 Ausrüstung.

intel-friendly-outpost-title = Freundlicher Außenposten
    .log = Ein Außenposten, freundlich. Es gibt Kaffee.
    .text = Einen Würfel werfen, Moral dazu; ein Held kann erschöpft werden und gibt seine Diplomatie dazu.

intel-infiltrated-title = Eindringlinge
    .log = Enterer.
    .text = Enterer. Bis zu drei Helden stellen sich ihnen, mit Kampf oder Schleichen; jeder Marine erhöht Kampf um 1.
    .won = −1 Crew, ein Treffer, ohne Schilde; +1 Moral
    .lost = −2 Crew, −1 Moral, drei Treffer, ohne Schilde

intel-mutiny-title = Meuterei
    .log = Die Crew ist nach achtern gekommen, alle zusammen.
    .text = Die Moral steht auf 1. Bis zu drei Helden sprechen zur Crew, mit Führung oder Kampf.
    .won = Moral 2
    .lost = −2 Crew, zwei Treffer, ohne Schilde; dann Moral 2

intel-parley-title = Unterredung
    .log = Er fragte, um wie viel Uhr wir anzufangen gedächten.
    .text = Er ist unbewaffnet und schreibt mit. Bis zu drei Helden reden mit ihm, mit Diplomatie. Die Kampfstärke erhöht die Schwierigkeit.
    .won = er zieht ab
    .lost = er bleibt, und es gibt keine Beute

intel-probe-title = Sonde
    .log = Eine Sonde. Sie sendet noch.
    .text = Einen Spezialisten erschöpfen: einen Würfel werfen, Moral und Bedienen dazu.

intel-rich-asteroid-title = Reicher Asteroid
    .log = Metall, und niemandes Flagge darauf.
    .text = Einen Piloten erschöpfen, um heranzukommen. Dann beliebig viele Ingenieure und Spezialisten erschöpfen: je 1 Credit.

intel-sabotage-title = Sabotage
    .log = Ein Sprengsatz, bei uns an Bord gelegt.
    .text = Treffer von innen, ohne Schilde. Vor den Schadenswürfen hält jeder Ingenieur oder Spezialist, der erschöpft wird, einen auf.

intel-sickness-title = Krankheit
    .log = Krankheit im Vorschiff.
    .text = Einen Würfel werfen, Moral dazu. Danach kann ein Diplomat oder ein Held mit Führung erschöpft werden: 1 Moral weniger verloren.

intel-signatures-detected-title = Signaturen geortet
    .log = Signaturen, noch am Rand der Ortung.
    .text = Moral zahlen und vorbeischlüpfen, oder kämpfen, wer immer es ist.

intel-space-dementia-title = Raumkoller
    .log = Jemand redet mit dem Schott und wartet die Antworten ab.
    .text = Einen Würfel werfen, Moral dazu. Danach kann ein Diplomat oder ein Held mit Führung erschöpft werden: 1 Moral weniger verloren.

intel-space-leeches-title = Raumegel
    .log = Egel am Reaktor.
    .text = Sie sitzen am Reaktor. Bis zu drei Helden kümmern sich darum, mit Technik oder Steuern.
    .won = nichts verloren
    .lost = 2 Schaden am Reaktor, 1 Schaden am Rumpf

intel-system-failure-title = Systemausfall
    .log = Jede Lampe auf der Tafel, gleichzeitig.
    .text = Alles fällt auf einmal aus. Bis zu drei Helden kümmern sich darum, mit Technik oder Bedienen.
    .won = nichts verloren
    .lost = 1 Schaden an jeder der vier Sektionen

intel-trading-outpost-title = Handelsposten
    .log = Ein Händler vor Anker, die Lampen an, die Preise mit Kreide am Rumpf.
    .text = Schrott, Munition und Ausrüstung zu neutralen Preisen. Jeder Held mit Diplomatie, der erschöpft wird, macht den nächsten Kauf um 1 Credit billiger.

## Eine Zeile einer Tabelle

row-to = { $to } oder weniger
row-from = { $from } oder mehr
row-between = { $from }–{ $to }
row-one = { $from }
row-any = jede Summe

## Was eine Zeile oder eine Probe bewirkt, Stück für Stück

effect-nothing = nichts
effect-gain-morale = +{ $count } Moral
effect-lose-morale = −{ $count } Moral
effect-set-morale = Moral { $count }
effect-gain-crew = +{ $count } Crew
effect-lose-crew = −{ $count } Crew
effect-gain-salvage = +{ $count } Schrott
effect-gain-credits = +{ $count } { $count ->
    [one] Credit
   *[other] Credits
}
effect-repair-hull = +{ $count } Rumpf
effect-damage-hull = { $count } Schaden am Rumpf
effect-outside-hits = { $count } Treffer
effect-inside-hits = { $count } Treffer, ohne Schilde
effect-damage-section = { $count } Schaden { TRAIT($section, key: "id") ->
    [weapons] an den Waffen
    [hangar] am Hangar
    [reactor] am Reaktor
   *[other] an der { $section }
}
effect-damage-each-section = { $count } Schaden an jeder Sektion
effect-rest = { $count ->
    [one] ein Held ruht
   *[other] { $count } Helden ruhen
}
effect-exhaust = { $count ->
    [one] ein Held wird erschöpft
   *[other] { $count } Helden werden erschöpft
}
effect-wound = { $count ->
    [one] ein Held verwundet
   *[other] { $count } Helden verwundet
}
effect-recon = { $count ->
    [one] einmal frei aufklären
   *[other] { $count }-mal frei aufklären
}
effect-lose-actions = { $count ->
    [one] 1 Aktion verloren
   *[other] { $count } Aktionen verloren
}
effect-gain-gear = { $count } Ausrüstung
# Wofür Helden erschöpft werden können: wie viele, mit welchen Fertigkeiten, und was es bringt.
effect-volunteers = { $count ->
    [one] ein Held mit { $skills } kann erschöpft werden: { $brings }
   *[other] { $count } Helden, jeder mit { $skills }, können erschöpft werden: { $brings }
}
either = { $one } oder { $other }
effect-lose-salvage = { $count } Schrott
effect-follow = { $card } folgt
