### Die Chronik: das Logbuch in Reinschrift, vom Steuermann, der es geführt hat. Trocken, genau, nichts, was nicht so war.

## Das Ganze

chronicle-title = Das Logbuch der Ironclad
chronicle-kept-by = Geführt von { $names }. Grad: { $mode }.
chronicle-player = { $name } ({ $systems })
chronicle-away = { $name } fehlte; { $other } sprang ein.
chronicle-away-fitting-out = { $name } fehlte, als das Schiff ausgerüstet wurde; { $other } sprang ein.
chronicle-away-turn = { $name } fehlte in Runde { $to }; { $other } sprang ein.
chronicle-away-turns = { $name } fehlte von Runde { $from } bis Runde { $to }; { $other } sprang ein.
chronicle-numbered = { $number }. { $name }
chronicle-attempt = { $title }, { $number }. Versuch
chronicle-threat = Bedrohung { $threat }
chronicle-turn =
    { $turn ->
        [0] Im Hafen
       *[other] Runde { $turn }
    }
chronicle-ashore = An Land

chronicle-won = gewonnen
chronicle-too-late = zu spät
chronicle-not-done = nicht geschafft
chronicle-lost = mit dem Schiff verloren
chronicle-under-way = unterwegs

chronicle-contents = Szenarien
chronicle-head-scenario = Szenario
chronicle-head-for = Für
chronicle-for-ourselves = uns selbst
chronicle-head-turns = Runden
chronicle-head-end = Wie es endete
chronicle-head-power = Macht
chronicle-head-start = Anfang
chronicle-head-when = Wann
chronicle-head-sector = Sektor

chronicle-done =
    { $done ->
        [0] Das erste von { $length } Szenarien ist im Gang.
        [one] Eines von { $length } Szenarien liegt hinter uns: { $ends }.
       *[other] { $done } von { $length } Szenarien liegen hinter uns: { $ends }.
    }
chronicle-count-won = { $count } gewonnen
chronicle-count-too-late = { $count } zu spät
chronicle-count-not-done = { $count } nicht geschafft
chronicle-count-lost = { $count } mit dem Schiff verloren
chronicle-count-again = { $count } verloren und neu begonnen
# $passages: wie oft wir von einem Sektor in den nächsten gefahren sind.
chronicle-work =
    { $turns ->
        [one] Eine Runde
       *[other] { $turns } Runden
    }, { $passages ->
        [0] keine Bewegung
        [one] eine Bewegung
       *[other] { $passages } Bewegungen
    }, { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }, { $fights ->
        [0] kein Gefecht gewonnen.
        [one] ein Gefecht gewonnen.
       *[other] { $fights } Gefechte gewonnen.
    }

chronicle-dice =
    { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    }
chronicle-tokens =
    { $count ->
        [one] eine Meldung
       *[other] { $count } Meldungen
    }
chronicle-taken-back = Gesehen und zurückgenommen: { $things }.

chronicle-chart = Ansehen, Runde für Runde
chronicle-reputation = { $name }: von { SIGNED($from) } auf { SIGNED($to) }
chronicle-reputation-same = { $name }: { SIGNED($to) }, wie zuvor
chronicle-map = Unser Weg, mit den Runden
chronicle-way-told =
    { $count ->
        [one] Von { $from } nach { $to }, eine Bewegung.
       *[other] Von { $from } nach { $to }, { $count } Bewegungen.
    }

## Ein Szenario

chronicle-orders =
    { $turns ->
        [0] Unser Auftrag: { $aim }.
       *[other] Unser Auftrag: { $aim }. Wir hatten { $turns } Runden.
    }
# Die Namen der Mächte stehen hier als Wahl, damit der Artikel stimmt.
chronicle-orders-side = Angeheuert für { TRAIT($with, key: "id") ->
        [council] den Rat
        [firstborn] die Erstgeborenen
        [cartel] das Kartell
        [corporation] den Konzern
       *[other] die { $with }
    } gegen { TRAIT($against, key: "id") ->
        [council] den Rat
        [firstborn] die Erstgeborenen
        [cartel] das Kartell
        [corporation] den Konzern
       *[other] die { $against }
    }. Unser Auftrag: { $aim }.{ $turns ->
        [0] { "" }
       *[other] { " " }Wir hatten { $turns } Runden.
    }
chronicle-aboard =
    { $count ->
        [0] Kein Held war an Bord.
        [one] Als einziger Held war { $names } an Bord.
       *[other] { $count } Helden waren an Bord: { $names }.
    }
chronicle-cast-off = Wir legten ab mit Rumpf { $hull }, Crew { $crew }, Moral { $morale }, Munition { $ammo }, Schrott { $salvage } und { $credits ->
        [one] 1 Credit.
       *[other] { $credits } Credits.
    }

chronicle-end-won = In Runde { $turn } war das Ziel erreicht.
chronicle-end-too-late = Runde { $turn } lief ab, das Ziel war nicht erreicht. Wir fuhren heim.
chronicle-end-not-done = In Runde { $turn } war es vorbei, das Ziel war nicht erreicht.
chronicle-end-lost = In Runde { $turn } war der Rumpf zerstört.
chronicle-end-open =
    { $turn ->
        [0] Sie hat noch nicht abgelegt.
       *[other] Geschrieben in Runde { $turn }; sie ist noch draußen.
    }
chronicle-played-again = Das Szenario wurde neu begonnen.
chronicle-in-all = Insgesamt: { $things }.
chronicle-passages =
    { $count ->
        [one] eine Bewegung
       *[other] { $count } Bewegungen
    }
chronicle-revealed =
    { $count ->
        [one] eine Meldung aufgedeckt
       *[other] { $count } Meldungen aufgedeckt
    }
chronicle-checks =
    { $all ->
        [one] { $count ->
            [0] eine Probe, misslungen
           *[other] eine Probe, gelungen
        }
       *[other] { $count } von { $all } Proben gelungen
    }
chronicle-fights =
    { $all ->
        [one] { $count ->
            [0] ein Gefecht, nicht gewonnen
           *[other] ein Gefecht, gewonnen
        }
       *[other] { $count } von { $all } Gefechten gewonnen
    }

chronicle-no-cost = Es kostete keine Crew, keinen Rumpf und keinen Schaden an Sektionen.
chronicle-cost = Es kostete uns { $things }.
chronicle-points-crew = { $count } Crew
chronicle-points-hull = { $count } Rumpf
chronicle-points-damage =
    { $count ->
        [one] einen Schaden an den Sektionen
       *[other] { $count } Schaden an den Sektionen
    }
chronicle-section-hit =
    { $count ->
        [one] { $name } getroffen
        [2] { $name } zweimal getroffen
       *[other] { $name } { $count }-mal getroffen
    }
chronicle-points-morale = { $count } Moral
chronicle-wounded =
    { $count ->
        [one] { $names } wurde verwundet.
       *[other] { $names } wurden verwundet.
    }
chronicle-one-wounded = { $name } verwundet
chronicle-one-disabled = { $name } außer Gefecht
chronicle-left = Heim kam sie mit Rumpf { $hull }, Crew { $crew }, Moral { $morale } und { $credits ->
        [one] 1 Credit.
       *[other] { $credits } Credits.
    }
chronicle-stands = Sie hat Rumpf { $hull }, Crew { $crew }, Moral { $morale } und { $credits ->
        [one] 1 Credit.
       *[other] { $credits } Credits.
    }

chronicle-thrown =
    { $count ->
        [one] Ein Würfel ist gefallen
       *[other] { $count } Würfel sind gefallen
    }: { $sixes ->
        [0] keine gewürfelte 6
        [one] eine gewürfelte 6
       *[other] { $sixes } gewürfelte Sechsen
    }, { $ones ->
        [0] keine 1.
        [one] eine 1.
       *[other] { $ones } Einsen.
    }
chronicle-tenths = { $whole },{ $tenths }
chronicle-promised =
    { $tried ->
        [one] Einer hatte einen Zielwert: Erwartet waren { $promised } Erfolge, gewürfelt wurde { $reached ->
            [0] keiner.
           *[other] einer.
        }
       *[other] { $tried } hatten einen Zielwert: Erwartet waren { $promised } Erfolge, gewürfelt { $reached ->
            [0] wurde keiner.
            [one] wurde einer.
           *[other] wurden { $reached }.
        }
    }
chronicle-luck-kind = Das Glück war mit uns.
chronicle-luck-even = Das Glück ist uns nichts schuldig.
chronicle-luck-unkind = Das Glück war nicht an Bord.

## Die Seite der Würfel

chronicle-dice-title = Die Würfel
chronicle-dice-few = Zu wenige Würfe hatten einen Zielwert, um etwas über Glück zu sagen.
chronicle-dice-sum = { $tried } Würfe hatten einen Zielwert. Zu erwarten waren { $promised } Erfolge, gewürfelt wurden { $reached }.
chronicle-dice-tables = Von hundert Tischen mit denselben Würfen hätten { $more } mehr gehabt und { $fewer } weniger.
chronicle-dice-kind = Solches Glück ist selten.
chronicle-dice-unkind = Solches Pech ist selten.
chronicle-dice-usual = Das ist nichts Ungewöhnliches.
chronicle-dice-faces = Wie oft jede Zahl gewürfelt wurde
chronicle-dice-head-face = Zahl
chronicle-dice-head-fell = Gewürfelt
chronicle-dice-head-due = Erwartet
chronicle-dice-rolls = Würfe mit Zielwert
chronicle-dice-head-who = Wer würfelte
chronicle-dice-head-tried = Würfe
chronicle-dice-head-promised = Erwartet
chronicle-dice-head-reached = Erreicht
chronicle-dice-checks = Proben
chronicle-dice-note = Eine Probe zählt für jeden, der dazu geschickt wurde. Zurückgenommene Würfel zählen nicht mit.

## Die Listen darin

chronicle-decided = Was entschieden wurde
chronicle-milestones = Was erreicht wurde
chronicle-gained = Was wir gewannen
chronicle-losses = Was es kostete
chronicle-reputations = Wie man von uns denkt
chronicle-best = Die besten Würfe
chronicle-worst = Die schlechtesten Würfe
chronicle-log = Das Logbuch

chronicle-card-won =
    { $count ->
        [0] { $card }
       *[other] { $card }, { $names }
    }: { $total } gegen { $difficulty }, { $by ->
        [face] gelungen durch eine gewürfelte 6.
       *[sum] gelungen.
    }
chronicle-card-lost =
    { $count ->
        [0] { $card }
       *[other] { $card }, { $names }
    }: { $total } gegen { $difficulty }, { $by ->
        [face] misslungen durch eine gewürfelte 1.
       *[sum] misslungen.
    }
chronicle-fight-victory = Gefecht gegen { $names }: gewonnen.
chronicle-fight-draw =
    { $count ->
        [0] Gefecht gegen { $names }: unentschieden.
       *[other] Gefecht gegen { $names }: { $destroyed } zerstört, der Rest unentschieden.
    }
chronicle-fight-defeat = Gefecht gegen { $names }: verloren.
chronicle-fight-open = Im Gefecht gegen { $names }.
chronicle-nobody-fought = Signaturen bei { $name }: Freunde, kein Gefecht.
chronicle-port =
    { $count ->
        [0] Im Hafen { $name }. Nichts gekauft.
       *[other] Im Hafen { $name }: { $services }.
    }
chronicle-chosen = { $question } { $answer }.
chronicle-mutiny = Eine Meuterei stand an.
chronicle-contract = Für das nächste Szenario angeheuert { TRAIT($name, key: "id") ->
    [council] beim Rat
    [firstborn] bei den Erstgeborenen
    [cartel] beim Kartell
    [corporation] beim Konzern
   *[other] bei der { $name }
    }.
chronicle-aim = Ziel: { $name }.
chronicle-milestone = Meilenstein: { $name }.
chronicle-promoted = { $name } wurde befördert.
chronicle-missed = Nicht erreicht: { $name }.
chronicle-joined = { $name } kam zu uns.
chronicle-treated = { $name } wurde behandelt.
chronicle-ours = { $name }, von jetzt an bei uns.
chronicle-gear = { $name }, gefunden.
chronicle-module = { $name }, gefunden; einzubauen vom nächsten Szenario an.
chronicle-upgraded = { $name }, ausgebaut.
chronicle-allied = Mit uns verbündet, für immer: { $name }.
chronicle-loss = { $cause }: { $things }.

chronicle-roll-best =
    { $faces ->
        [0] { $what }: eine { $die }, wo keine Zahl hätte reichen dürfen.
        [one] { $what }: eine { $die }, wo eine Zahl von sechs reichte.
       *[other] { $what }: eine { $die }, wo { $faces } Zahlen von sechs reichten.
    }
chronicle-roll-worst = { $what }: eine { $die }, bei { $faces } Zahlen von sechs für uns.
chronicle-rolled-shot = Unser Schuss auf { $enemy }
chronicle-rolled-fighter-shot = { $ship } auf { $enemy }
chronicle-rolled-evasion = Ausweichen vor { $enemy }
chronicle-rolled-fighter-evasion = { $ship }, Ausweichen vor { $enemy }
