# Patrouillen: einzelne Aufträge, aus Wünschen gemacht.

title-patrol = Patrouille
title-patrol-note = ein Auftrag nach Wunsch

patrol-head = Eine Patrouille
patrol-below = Ein einzelner Auftrag, aus euren Einstellungen und einer Zahl.
patrol-main = Anheuern
patrol-powers = Die fünf Mächte
patrol-powers-below = Nachbarn in dieser Liste sind Freunde, die erste und die letzte auch. Der Buchstabe sagt, ob Kräfte einer Macht unterwegs sind.
patrol-about = dabei
patrol-not-about = nicht dabei
patrol-employer = für sie arbeitet ihr
patrol-number = Nr. { $number }
patrol-surprise = überrascht uns
patrol-off = nein
patrol-on = im Feld

patrol-aim = Ziel
    .below = Womit die Patrouille gewonnen ist.
patrol-with = Für wen
    .below = Sie zahlen. Ihren Feind trefft ihr zuerst.
patrol-threat = Bedrohung
    .below = Stärkere Feinde, schwerere Proben.
patrol-length = Länge
    .below = Wie groß die Sternkarte ist.
patrol-mode = Schwierigkeit
    .below = Wie viele Runden ihr habt.
patrol-upgrades = Ausbau
    .below = Ausbau zu Beginn; schwere Patrouillen beginnen mit mehr.
patrol-villain = Widersacher
    .below = Der Anführer der gegnerischen Macht nimmt teil.
patrol-seed = Diese Patrouille
    .below = Gleiche Zahl, gleiche Patrouille. Oder neu ziehen.

patrol-length-short = kurz
patrol-length-medium = mittel
patrol-length-long = lang
patrol-aim-courier = fernen Hafen erreichen
patrol-aim-rounds = jeden Hafen anlaufen
patrol-aim-survey = Meldungen aufdecken
patrol-aim-sweep = Gefechte gewinnen
patrol-aim-hunt = Widersacher schlagen

# Eine Patrouille auf dem Tisch.

scenario-patrol-name = Patrouille
mission-courier = Die Kurierfahrt
mission-rounds = Die Hafentour
mission-survey = Die Vermessungsfahrt
mission-sweep = Strecke räumen
mission-hunt = Die Jagd
mission-named = Patrouille: { $name }
mission-chart = Gewässer: { $power }
mission-chart-note = Meldungen wie ausgelegt; niemand hat nachgesehen
mission-standing = für: { $with } · gegen: { $against }

aim-arrive = { $port } erreichen
aim-served = Einen Dienst nutzen: { $port }
aim-enter = { $ports } anlaufen
aim-turn-up = { $count ->
    [one] Eine Meldung
   *[other] { $count } Meldungen
    } aufdecken
aim-win = { $count ->
    [one] Ein Raumgefecht
   *[other] { $count } Raumgefechte
    } gewinnen
aim-beat-villain = Die { $ship } schlagen
aim-scout = { $count ->
    [one] 1 Meldung
   *[other] { $count } Meldungen
    } durch Aufklären aufdecken
aim-explore = { $count ->
    [one] 1 Meldung
   *[other] { $count } Meldungen
    } im Blindsprung aufdecken
aim-succeed = { $count ->
    [one] 1 Probe
   *[other] { $count } Proben
    } bestehen
aim-short-courier = nach { $port }
aim-short-rounds = { $done } von { $count } Häfen
aim-short-survey = { $done } von { $count } Meldungen
aim-short-sweep = { $done } von { $count } gewonnen
aim-short-hunt = gegen die { $ship }
aim-so-far = { $aim } · { $done } von { $count }

saved-ashore = vor dem Ablegen
saved-place-of = Runde { $turn } von { $last }

# Die Seite vor einer Patrouille: wer bittet, was zu tun ist, was man von der anderen Seite weiß.

brief-federation = Die Leutnantin hat ihren eigenen Bleistift dabei. Sie legt den Befehl auf den Messetisch, rückt ihn an der Kante gerade und fragt, wo sie stehen darf. Thaddeus gibt ihr seinen Stuhl. Sie hat in der anderen Hälfte der Flotte gedient, und keiner der beiden sagt es.
brief-council = Der Beobachter trinkt den Kaffee, ohne ein Wort darüber zu verlieren, und hat Daisuke damit für sich. Der Rat darf beim Anheuern eines Kriegsschiffs nicht gesehen werden, sagt er. Einen Umschlag verlieren darf er. Er schiebt einen unter den Zucker und sieht eine Weile das Brot an.
brief-firstborn = Die Frau von Adjoa muss sich bücken, um durch die Messetür zu kommen, und nimmt den Platz, der am weitesten von der Lampe weg ist. Gabriel dreht sie herunter. Die Häuser bitten, sagt sie, sie befehlen nicht. Dann erzählt sie es zweimal, einmal in jeder Sprache, damit keiner einem Missverständnis etwas schuldig bleibt.
brief-cartel = Der Mann von Mancala kommt mit Gebäck, einer Schachtel für jede Wache, und weiß von allen, die es gebacken haben, die Namen. „Eine Kleinigkeit“, sagt er. „Wär’s was Großes, hätte ich einen Anwalt mitgebracht. Ihr esst doch erst was? Hungrig unterschreibt hier keiner.“
brief-corporation = Der Vertrag hat neunzehn Seiten und ein Bändchen. Der Schreiber schlägt die neunte auf, die mit dem Geld, und lässt sie offen liegen. Er ist um die zwanzig. Man hat ihm gesagt, er soll die Ausgänge zählen, und er tut es mit den Lippen.

brief-courier = Es ist ein Päckchen, flach, auf beiden Seiten versiegelt, und es soll nach { $port }, von Hand zu Hand. Niemand an Bord soll wissen, was darin ist. „Und Sie?“, fragt Gabriel. Es ist kurz still. Bis zum Ende von Runde { $turns } ist es wert, was im Auftrag steht, danach ist es Papier.
brief-rounds = Die Tour: { $count ->
    [one] ein Hafen, angelaufen und die Stunde aufgeschrieben
    [2] zwei Häfen, jeder angelaufen, jedes Mal die Stunde aufgeschrieben
    [3] drei Häfen, jeder angelaufen, jedes Mal die Stunde aufgeschrieben
    [4] vier Häfen, jeder angelaufen, jedes Mal die Stunde aufgeschrieben
   *[other] { $count } Häfen, jeder angelaufen, jedes Mal die Stunde aufgeschrieben
}. Man soll sehen, dass noch jemand sie fährt. Sie muss bis zum Ende von Runde { $turns } gemacht sein, denn dann beginnt die nächste, und ob es für die ein Schiff gibt, ist nicht sicher.
brief-survey = Die Karte dieser Gegend ist von einer Karte abgezeichnet, die abgezeichnet war. { $count ->
    [one] Mindestens eines ihrer Zeichen ist anzusehen, von nah oder fern, und so einzutragen, wie es ist.
   *[other] Mindestens { $count } ihrer Zeichen sind anzusehen, von nah oder fern, und so einzutragen, wie sie sind.
    } Nach Runde { $turns } will jemand danach fahren, mit vollem Laderaum, und hätte gern, dass sie stimmt.
brief-sweep = Auf dieser Strecke sind Schiffe nicht heimgekommen. { $count ->
    [one] Wer dort wartet, wird bekämpft, bis er geht, einmal, bis zum Ende von Runde { $turns }.
   *[other] Wer dort wartet, wird bekämpft, bis er geht, und das { $count }-mal, bis zum Ende von Runde { $turns }.
    } „Unentschieden zahlen wir nicht“, steht im Auftrag. Thaddeus liest die Zeile vor, ohne Betonung, und reicht das Blatt weiter.
brief-hunt = Es geht um ein einziges Schiff, die { $ship }. Man hat sie in der Gegend gesehen, die Lampen an, ohne Eile. Sie ist zu finden und zu schlagen, bis zum Ende von Runde { $turns }. Gabriel fragt, wen man noch gefragt hat. Man liest ihm die Liste vor. Sie ist nicht kurz, und niemand darauf hat ja gesagt.

# Die Namen der Mächte stehen hier als Wahl, damit Artikel und Zahl stimmen.
brief-against = { TRAIT($against, key: "id") ->
    [council] Der Rat wird
    [firstborn] Die Erstgeborenen werden
    [cartel] Das Kartell wird
    [corporation] Der Konzern wird
   *[other] Die { $against } wird
    } inzwischen davon gehört haben.
brief-villain = { TRAIT($against, key: "id") ->
    [council] Der Rat wird inzwischen davon gehört haben und hat
    [firstborn] Die Erstgeborenen werden inzwischen davon gehört haben und haben
    [cartel] Das Kartell wird inzwischen davon gehört haben und hat
    [corporation] Der Konzern wird inzwischen davon gehört haben und hat
   *[other] Die { $against } wird inzwischen davon gehört haben und hat
    } { $person } geschickt.
brief-cups = „Becher“, sagt Gabriel.

log-brief-courier = Ein Päckchen für { $port } übernommen. Leicht fürs Geld. Suppe.
log-brief-rounds = Uns in { $count ->
    [one] einem Hafen
    [2] zwei Häfen
    [3] drei Häfen
    [4] vier Häfen
   *[other] { $count } Häfen
    } sehen zu lassen, und selbst hinzusehen. Wasser und Bleistifte geladen.
log-brief-survey = { $count } Zeichen anzusehen, auf einer Karte, der niemand traut. Vermerkt, dass wir keine bessere haben.
log-brief-sweep = Angeheuert, uns beschießen zu lassen, wo andere beschossen wurden. Boote gezählt. Alle da.
log-brief-hunt = Angeheuert gegen die { $ship }. Nachschlag wollte abends keiner.

# Die Seite danach.

won-courier = Übergeben
won-rounds = Überall eingetragen
won-survey = Wie es ist
won-sweep = Strecke frei
won-hunt = Ihre Lampen sind aus
won-courier-text = Das Päckchen ging { TRAIT($port, key: "id") ->
    [kontor] in Kontor
   *[other] auf { $port }
    } über den Tresen und wurde von jemandem quittiert, der es auch nicht ansah. Die Quittung hatte einen Stempel und einen zweiten Stempel dafür, dass der erste galt. Gabriel faltete sie klein zusammen.
won-rounds-text = { $count ->
    [one] Der Hafen
   *[other] Der letzte Hafen der Tour
} schrieb die Stunde in sein Buch und drehte das Buch herum, damit man sie nachprüfen konnte. Es gab eine Spalte für Bemerkungen. Die ganze Seite hinunter war sie leer. Gabriel überlegte einen Augenblick und schrieb „heiter“.
won-survey-text = Alle { $count } Zeichen wurden angesehen, und { $count } stehen auf dem neuen Blatt, wie sie sind. Manches war mit großer Sorgfalt dort gezeichnet, wo nichts war. Die Reinschrift wurde zweimal gemacht, und eine behielt das Schiff.
won-sweep-text = Am dritten Morgen kam hinter ihnen ein Kohlenfrachter die Strecke herunter, allein, mit Wäsche an der Reling. Er dippte im Vorbeifahren die Flagge. Niemand an Bord kannte ihn. Thaddeus ließ es mit der Stunde eintragen.
won-hunt-text = Das Flaggschiff „{ $ship }“ lag mit offenen Pforten da, die Lampen aus, und gab keine Zeichen mehr. Man schickte ein Boot mit einem Arzt hinüber, und es kam mit weniger freien Plätzen zurück, als es gefahren war. Beim Abendessen war es still, und jeder nahm etwas.

paid-federation = Die Leutnantin zählte Gabriel das Geld in die Hand, Münze für Münze, und salutierte ihm aus Versehen.
paid-council = Der Umschlag mit dem Geld war an der richtigen Stelle verloren worden. Darin lag eine Karte, auf der nur stand: erhalten.
paid-firstborn = Die Frau von Adjoa zahlte in den alten Gewichten, jedes einzeln eingewickelt, fragte alle von der Wache nach ihren Namen und sprach jeden nach.
paid-cartel = „Da“, sagte der Mann von Mancala und schob es herüber. „Und ein bisschen drüber, damit ihr noch wisst, wie nett es war.“
paid-corporation = Der Schreiber zahlte seitenweise und hatte für jede Seite eine Quittung. Auf die letzte hatte er, sehr klein, geschrieben: danke.

log-won-courier = Päckchen abgeliefert. Es wog weniger als sein Siegellack.
log-won-rounds = { $count ->
    [one] Tour gemacht. Man hat nach den anderen Häfen gefragt.
   *[other] Tour gemacht. Jeder Hafen hat nach dem davor gefragt.
}
log-won-survey = Vermessung abgeschlossen: { $count } Zeichen, und mein Name darunter.
log-won-sweep = Strecke frei. Begraben, was zu begraben war.
log-won-hunt = „{ $ship }“ geschlagen. Gut gekämpft. Auch das eingetragen.

lost-title = Boote ausgesetzt
lost-text = Die Ironclad ging auf Patrouille verloren, bevor getan war, wofür man sie angeheuert hatte. Die Boote kamen nach Vorschrift frei. Thaddeus zählte sie aus dem letzten, laut, und dann im Dunkeln noch einmal ohne Liste. Ein Massengutfrachter nahm sie auf, der in die andere Richtung fuhr; sein Erster verteilte Tee und stellte keine Fragen. Jemand hatte das Brot gerettet.
patrol-log-lost = Schiff verloren, Runde { $turn }. Der Fehler, soweit es einer war, war meiner. Boote ausgesetzt.

ended-title = Zu spät
ended-courier-text = Die Ironclad war noch unterwegs nach { $port }, als die Stunde verstrich. Da wurde das Päckchen geöffnet, wie der Auftrag es erlaubte. Es war zweimal dieselbe Seite, falls eine verloren ging, und was darauf gefragt wurde, hatte am selben Morgen jemand anders beantwortet.
ended-rounds-text = Die nächste Tour lief an ihrem Tag aus, wie angekündigt, und man begegnete ihr auf der Strecke: ein kleines graues Schiff, schlecht bezahlt, andersherum unterwegs. Beide dippten die Flagge. Im Buch standen noch Häfen ohne Stunde.
ended-survey-text = Das Schiff mit dem vollen Laderaum fuhr nach der alten Karte, denn die neue war nicht fertig. Wie es ihm erging, ist nicht bekannt. Das Blatt wurde abgegeben, die weißen Stellen mit dem Lineal umrandet, und über das Weiß wurde nicht gestritten.
ended-sweep-text = Die Strecke blieb, wie sie war. Am Monatsende setzten die Versicherer sie auf eine andere Seite, und danach wurde für sie niemand mehr angeheuert. Ein Pilot zeichnete auf der Karte in der Messe den langen Weg außen herum ein, mit Tinte.
ended-hunt-text = Die { $ship } wurde wieder gesehen, in einer anderen Gegend, die Lampen an. Eilig hatte sie es zu keiner Zeit gehabt. Der Auftrag wurde zurückgezogen und mit ihm der Vorschuss, von dem noch etwas da war.
patrol-log-ended = Runde { $turn }, nicht geschafft. Kein Sold. Geflickt, was an uns zu flicken war, und Treibstoff geholt.

debrief-end-ended = zu spät, nach Runde { $turn }
debrief-standing = Verhältnis
debrief-paid = Erreicht. { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
    }; { $reputation }.
debrief-reputation = { $power } { SIGNED($by) }
table-ended = Die Zeit ist um
    .text = Eine letzte Seite ist noch zu lesen. Nichts ist endgültig verloren: Nehmt eine Entscheidung zurück und spielt von dort weiter.
    .button = Weiterlesen

# Ausrüsten.

fitting-muster = Helden zum Anheuern
fitting-muster-below = { $all } in der Musterrolle; angeheuert: { $aboard }
fitting-held = Wer welches System führt
fitting-bays = Hangarbuchten: { $taken } von { $bays }
fitting-slots = Modulplätze: { $taken } von { $slots }
fitting-ashore = an Land
fitting-too-dear = kostet { $cost }; { $left } übrig
fitting-no-berth = kein Platz frei
fitting-away = { $seat } (fehlt; { $name } springt ein)
fitting-book = Das Buch des Zahlmeisters
fitting-book-chest = Credits in der Kasse
fitting-book-heroes = { $count ->
    [one] Ein Held für dieses Szenario
   *[other] { $count } Helden für dieses Szenario
    }
fitting-book-modules = Gebühren für Module
fitting-book-left = Übrig
fitting-suggest = Vorgeschlagene Crew anheuern
fitting-suggest-none = Niemand mehr vorzuschlagen
fitting-wounded = verwundet
fitting-hint-campaign = Eine Karte wählen: anheuern, einteilen, an Land schicken; ein Schiff mitnehmen, ein Modul einbauen. Bezahlt wird nur für dieses Szenario. P heuert die vorgeschlagene Crew an. Steuern hilft auf der Brücke, Bedienen an den Waffen, beides im Hangar.
fitting-hint = Eine Karte wählen: anheuern, einteilen, an Land schicken; ein Schiff mitnehmen, ein Modul einbauen. Ihr könnt auch so ablegen: Das ist die vorgeschlagene Crew. Steuern hilft auf der Brücke, Bedienen an den Waffen, beides im Hangar.
fitting-no-pilot = Niemand steuert
    .text = Kein Steuern auf der Brücke: Ihr weicht mit 0 aus.
fitting-no-gunner = Niemand zielt
    .text = Kein Bedienen an den Waffen: Ihr schießt mit 0.
fitting-no-flyer = Niemand fliegt
    .text = Kein Held im Hangar: Die Maschinen bleiben in den Buchten.
fitting-no-class = Es fehlt: { $classes }
    .text = Karten, die danach fragen, kann niemand angehen.
fitting-all-classes = Jede Klasse ist an Bord
    .text = Ihr könnt jede Karte angehen.
fitting-no-bays = Kein Modul heilt oder repariert
    .text = Verwundete und Schäden warten auf den Hafen.
fitting-no-medical = Kein Modul heilt
    .text = Die Verwundeten warten auf den Hafen.
fitting-no-repair = Kein Modul repariert
    .text = Schäden warten auf den Hafen.
fitting-idle = Ohne System: { $players }
    .text = Verteilt die Systeme neu, unter „Wer welches System führt“.
fitting-berths = { $count ->
    [one] Eine leere Koje
   *[other] { $count } leere Kojen
    }
    .text = Ihr dürft auch mit weniger fahren.

# Auf der Schiffstafel.

mat-villain = { $name } ist im Feld
explain-villain = { $name }, im Feld: { $text }
explain-upgraded = { $systems }: Befehle auf ihrer besseren Seite.
explain-standing = { $power }: { $standing }, { SIGNED($reputation) }

# Überschriften in einer Liste von Möglichkeiten.

group-gear = Ausrüstung übergeben
group-other = Andere Möglichkeiten
