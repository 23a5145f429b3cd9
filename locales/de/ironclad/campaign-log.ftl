# Das Logbuch einer Kampagne: das Schiff, seine Leute, die Mächte, die Sternkarte und was geschrieben steht.

log-book-head = Das Logbuch
log-book-open = Das Logbuch
log-book-close = Logbuch schließen
key-log-book = G
menu-log-book = Das Logbuch (G)
menu-who-is-here = Wer heute da ist
campaigns-do-log-book = Das Logbuch
    .below = Schiff, Leute, Mächte, Sternkarte
log-book-reading = Das Logbuch wird geladen.
log-book-failed = Das Logbuch ist nicht zu lesen.
log-book-none = Keine Kampagne, also auch kein Logbuch.

# Das wievielte Szenario, von wie vielen; der Grad, und in einer Geschichte der Tag.
log-book-below = Szenario { $number } von { $count }: { $name } · { $mode }
log-book-below-story = Szenario { $number } von { $count }: { $name } · { $date } · { $mode }
log-book-chapter = { $number }: { $name }
log-book-scenario = { $number }: { $name }

# Die Blätter.
log-book-ship = Schiff
log-book-crew = Leute
log-book-powers = Mächte
log-book-chart = Sternkarte
log-book-papers = Papiere
log-book-told = Log

# Das Schiff.
log-book-section = { $section }: { $points ->
    [0] unbeschädigt
    [one] 1 Schaden, { $state }
   *[other] { $points } Schaden, { $state }
    }
log-book-orders = Systeme und ihre Befehle
log-book-modules = Module
log-book-modules-none = Noch kein eigenes.
log-book-hangar = Jäger und Mechs
log-book-hangar-none = Der Hangar ist leer.
log-book-gear = Ausrüstung
log-book-gear-none = Noch keine.
log-book-upgraded = ausgebaut
log-book-basic = nicht ausgebaut
log-book-fitted = eingebaut
log-book-stored = im Lager
log-book-bay = im Hangar
log-book-damaged = { $points } Schaden
log-book-carried = bei { $hero }
log-book-locker = in den Spinden

# Die Leute.
log-book-crew-head = { $all ->
    [one] 1 Held in der Musterrolle
   *[other] { $all } Helden in der Musterrolle
    }; { $aboard ->
    [0] niemand an Bord
    [one] 1 an Bord
   *[other] { $aboard } an Bord
    }.
log-book-others = Andere, die wir kennen
log-book-met-in = getroffen in Szenario { $numbers }
# $number is the scenario, $name what was chosen.
log-book-dealing = { $number }: { $name }
who-achterberg = Hafenmeisterin Achterberg
who-ferrant = Odile Ferrant
who-keala = Keala
who-ruveni = Ruveni
who-okafor = Okafor
who-hollis = Hollis Tan
log-book-gone = Von Bord gegangen
log-book-promoted = befördert, für immer
log-book-aboard = { $system }: { $status }
log-book-ashore = an Land
log-book-wounded = Verwundet; kommt erschöpft
log-book-against = dient gegen uns: { $power }
log-book-left = verließ uns in Szenario { $number }
log-book-served = dabei in Szenario { $numbers }
log-book-served-none = ist noch nicht mit uns gefahren

# Die Mächte (Kapitel 10).
log-book-ring = Nachbarn im Ring sind Freunde, die beiden gegenüber Feinde. Schraffiert ist, was sich in diesem Szenario geändert hat.
log-book-stands = { $standing }, { SIGNED($reputation) }
log-book-now-ally = Ihre Leute stehen zu uns, und ihre Häfen bedienen niemanden besser.
log-book-now-friendly = Ihre Kräfte lassen uns in Ruhe, und ihre Häfen bedienen uns besser.
log-book-now-neutral = Man lässt uns in Ruhe, und ihre Häfen verlangen, was sie von allen verlangen.
log-book-now-hostile = Ihre Kräfte greifen an, ihre Häfen bieten weniger und verlangen mehr, und ihr Vollstrecker sucht uns. Ihre eigenen Helden dienen hier nicht mehr.
log-book-now-enemy = Wir werden auf Sicht angegriffen, auch in ihren Häfen, und ihr Widersacher geht ins Feld.
log-book-up-hostile = { SIGNED($least) }: feindselig. Im Hafen kein Angriff mehr; ihr Widersacher bleibt weg. Fehlende Punkte: { $missing }.
log-book-up-neutral = { SIGNED($least) }: neutral. Ihre Kräfte greifen nicht mehr an, ihre Häfen verlangen das Übliche. Fehlende Punkte: { $missing }.
log-book-up-friendly = { SIGNED($least) }: freundlich. Keine Angriffe, bessere Häfen{ $heroes ->
    [0] { "" }
    [one] , einer ihrer Helden
   *[other] , { $heroes } ihrer Helden
    }{ $modules ->
    [0] { "" }
    [one] , ein Modul
   *[other] , { $modules } Module
    }. Fehlende Punkte: { $missing }.
log-book-up-ally = { SIGNED($least) }: verbündet. Noch besser{ $heroes ->
    [0] { "" }
    [one] , und noch einer ihrer Helden
   *[other] , und noch { $heroes } ihrer Helden
    }{ $ships ->
    [0] { "" }
    [one] , dazu ihr bestes Schiff, ausgebaut
   *[other] , dazu ihre { $ships } besten Schiffe, ausgebaut
    }. Wer zuerst verbündet ist, bleibt es für immer, und was bei dessen Feinden verloren geht, kommt nicht wieder. Fehlende Punkte: { $missing }.
log-book-down-friendly = { SIGNED($most) }: nicht mehr verbündet.
log-book-down-neutral = { SIGNED($most) }: nicht mehr freundlich.
log-book-down-hostile = { SIGNED($most) }: feindselig. Ihre Kräfte greifen an, ihre Häfen bieten weniger und verlangen mehr, und ihr Vollstrecker sucht uns.
log-book-down-enemy = { SIGNED($most) }: Feind. Angriff auf Sicht, auch in ihren Häfen; ihr Widersacher geht ins Feld.
log-book-ally-for-good = Verbündet für die ganze Kampagne: Das fällt nicht mehr unter +10.
log-book-no-way-back = Unser Verbündeter: { $ally }. Ansehen, das hier verloren geht, kommt nicht wieder.
log-book-met = Begegnet: { $names }

# Die Papiere: $number ist das Szenario, aus dem eines stammt.
log-book-paper-from = aus Szenario { $number }
log-book-paper-proof = aus Szenario { $number } · ein Beweis
log-book-papers-none = Noch sind keine Papiere aufgehoben.

# Die Sternkarte.
log-book-here = { $far ->
    [0] Das Schiff liegt bei { $port }.
    [one] Das Schiff ist einen Sektor vor { $port }.
   *[other] Das Schiff ist { $far } Sektoren vor { $port }.
    }
log-book-next = Das nächste Szenario beginnt bei { $port }.
log-book-next-unknown = Das nächste Szenario beginnt in einem Hafen, den wir noch nicht kennen.
log-book-port-sells = { $services }
log-book-port-unseen = Wir wissen, wo er liegt, und mehr nicht.
log-book-port-calls = { $count ->
    [0] nicht angelaufen
   *[other] angelaufen in Szenario { $numbers }
    }
log-book-port-arranged = abgemacht: bedient wie „{ $standing }“

# Was geschrieben steht.
log-book-fate = { $side } · { $ended }
log-book-under-way = { $turn ->
    [0] noch nicht abgelegt
   *[other] Runde { $turn }
    }
log-book-begun-again = verloren in Runde { $turn } und neu begonnen
log-book-kept = Was das Logbuch davon behält
