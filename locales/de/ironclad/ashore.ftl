# An Land zwischen zwei Szenarien: was an der Stelle der Karte steht.

ashore-before-after = { $name }: { $before } → { $after }
ashore-then = Dann: { $text }

ashore-promotion = { $all ->
    [one] Eine Beförderung
   *[other] Beförderung { $next } von { $all }
    }
ashore-promotion-text = Für Helden, die dabei waren; jeden einmal, und für immer. Wer befördert ist, verlangt von da an mehr.

ashore-yard = Zwischen den Szenarien
ashore-yard-text = In der Kasse: { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
    }; { $salvage } Schrott. Für das nächste Szenario kostet, wer jetzt an Bord ist, { $crew ->
    [one] 1 Credit
   *[other] { $crew } Credits
    }; einen Teil davon zahlt vielleicht ein Auftraggeber im Voraus.
ashore-repairs = Die Werft
ashore-people = Die Leute
ashore-upgrades = Ausbauten
ashore-price = { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
    }
ashore-price-salvage = { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
    }, { $salvage } Schrott
ashore-too-dear = jetzt nicht zu bezahlen
ashore-damage = Schaden
ashore-wounded = Verwundet: kommt erschöpft
ashore-treated = Dann: kommt bereit

ashore-word = Bericht an eine dritte Macht
ashore-word-text = Eine andere Macht zahlt für unseren Bericht; der Auftraggeber erfährt davon. Einmal je Akt.
ashore-power = { $power } { SIGNED($after) }, { $standing }
ashore-power-changes = { $power } { SIGNED($before) } → { SIGNED($after) }, { $standing }

# Ein Bericht: einmal im Akt, an eine dritte Macht. Jede Geschichte bietet ihn an, also braucht jede Sprache seine Worte.
option-campaign-word-federation = Bericht an die Föderation
    .cost = +1 Föderation, 2 Credits. −1 { $client }.
    .log = { $date }. Der Föderation berichtet, in vier Absätzen. Für das, wonach man nicht gefragt hätte, gibt es dort ein Formular.
option-campaign-word-council = Bericht an den Rat
    .cost = +1 Rat, 2 Credits. −1 { $client }.
    .log = { $date }. Dem Rat berichtet. Man nahm es auf, las es uns vor und dankte uns für das, was wir nicht gesagt hatten.
option-campaign-word-firstborn = Bericht an die Erstgeborenen
    .cost = +1 Erstgeborene, 2 Credits. −1 { $client }.
    .log = { $date }. Einer Hüterin von Adjoa erzählt, die Lampe klein. Sie fragte, wer noch dabei war, und lernte die Namen.
option-campaign-word-cartel = Bericht an das Kartell
    .cost = +1 Kartell, 2 Credits. −1 { $client }.
    .log = { $date }. Einem Mann von Mancala erzählt, bei Gebäck. Er wusste es schon und bezahlte uns für die Schreibweise.
option-campaign-word-corporation = Bericht an den Konzern
    .cost = +1 Konzern, 2 Credits. −1 { $client }.
    .log = { $date }. Dem Konzern berichtet. Der Schreiber fragte, was es gekostet hat. Ich sagte, das wüsste ich noch nicht.

ashore-contract = Der nächste Vertrag
ashore-contract-text = Wie die Mächte stehen. Die Macht, die uns anheuert, gewinnt; einer ihrer beiden Feinde verliert.

ashore-loss = Das Schiff ist verloren
ashore-loss-text = Es war in Runde { $turn }. Der Augenblick bleibt im Logbuch, was auch kommt; die Zeitleiste führt zu ihm zurück.
ashore-again = Neu beginnen
    .text = Das Szenario beginnt neu: Schiff, Crew, Kasse und Mächte wie davor. Was darin gelesen und gewählt wurde, gilt nicht mehr.
    .in-order = Das Szenario beginnt neu: Helden, Kasse und Mächte wie davor, das Schiff repariert, niemand verwundet, und Crew, Moral, Rumpf, Schrott und Munition mindestens wie zu Beginn einer Kampagne. Was darin gelesen und gewählt wurde, gilt nicht mehr.
ashore-end = Das Ende
    .text = Die Kampagne endet hier, für immer, und ihr Logbuch wird geschlossen. Lesen lässt es sich weiterhin.

# Wo eine Kampagne vorbei ist, in ihrer letzten Nachbesprechung.
debrief-end-of-act = So weit reicht die Geschichte bisher
    .below = und was das Logbuch davon behält
    .text = Das Finale kommt noch. Das Logbuch behält alles dafür: Ist es da, geht diese Kampagne von hier aus weiter. Bis dahin könnt ihr auf der Zeitleiste zurückgehen und einen anderen Weg nehmen.
debrief-end-of-campaign = Die Kampagne ist zu Ende
    .below = und was das Logbuch davon behält
    .text = Das Logbuch wird hier geschlossen; es bleibt im Regal und lässt sich lesen.
debrief-end-of-ship = Das Ende
    .below = und was das Logbuch davon behält
    .text = Mit dem Schiff endet die Kampagne. Das Logbuch wird hier geschlossen; es bleibt im Regal und lässt sich lesen.
debrief-voyages = Von { $all } Szenarien { $won ->
    [0] wurde keines gewonnen
    [one] wurde eines gewonnen
   *[other] wurden { $won } gewonnen
    }.
debrief-friends = Freunde: { $powers }
debrief-promoted = Befördert: { $heroes }
