### Iron Guest: das Seekriegsspiel der Messe. Namen, Entscheidungen, Protokoll, Ablehnungen, Lektion, Regelbuch. Schiffe sind weiblich.

iron-guest-name = Iron Guest
iron-guest-about = Segelgeschwader auf engem Meer: Wind, Breitseiten und Entern. Zwei bis sechs Spieler, nichts ist verdeckt.

## Geschwader und ihre Schiffe

iron-guest-squadron-aviary = Die Voliere
    .about = Vom Ausguck geschnitzt, jedes Schiff nach einem Vogel, den er gesehen haben will.
iron-guest-ship-wren = Zaunkönig
iron-guest-ship-heron = Graureiher
iron-guest-ship-kestrel = Turmfalke
iron-guest-ship-cormorant = Kormoran
iron-guest-ship-petrel = Sturmvogel

iron-guest-squadron-counting-house = Das Kontor
    .about = Gehört dem Zahlmeister. Noch nie hat es einen Kunden versenkt, bevor die Rechnung beglichen war.
iron-guest-ship-long-credit = Ratenzahlung
iron-guest-ship-sealed-bid = Höchstgebot
iron-guest-ship-fair-copy = Reinschrift
iron-guest-ship-petty-cash = Portokasse
iron-guest-ship-prompt-payment = Barzahlung

iron-guest-squadron-galley = Die Kombüse
    .about = Vom Koch aus einem Tischbein geschnitzt und nach dem benannt, wonach er am häufigsten gefragt wird.
iron-guest-ship-second-helping = Nachschlag
iron-guest-ship-burnt-porridge = Haferschleim
iron-guest-ship-black-coffee = Muckefuck
iron-guest-ship-last-onion = Restzwiebel
iron-guest-ship-salt-pork = Pökelfleisch

iron-guest-squadron-aunts = Die Tanten
    .about = Fünf Damen der alten Schule. Sie sind es gewohnt, dass man ihnen ausweicht.
iron-guest-ship-aunt-agatha = Tante Agathe
iron-guest-ship-aunt-beatrix = Tante Beatrix
iron-guest-ship-aunt-clara = Tante Klara
iron-guest-ship-aunt-dorothea = Tante Dorothea
iron-guest-ship-aunt-euphemia = Tante Euphemia

iron-guest-squadron-weather = Das Wetter
    .about = Das Geschwader des Navigators: stets vorhergesagt, nie verhindert.
iron-guest-ship-falling-glass = Barometersturz
iron-guest-ship-red-sky = Morgenrot
iron-guest-ship-squall-line = Böenwalze
iron-guest-ship-dead-calm = Totenflaute
iron-guest-ship-backing-wind = Windsprung

iron-guest-squadron-defaulters = Die Drückeberger
    .about = Benannt nach Ausreden, die der Erste Offizier gehört und nicht gelten lassen hat.
iron-guest-ship-wrong-watch = Wachverwechslung
iron-guest-ship-honest-mistake = Versehen
iron-guest-ship-prior-engagement = Verhinderung
iron-guest-ship-sudden-illness = Unpässlichkeit
iron-guest-ship-not-my-station = Unzuständigkeit

## Aufstellungen

iron-guest-setup-lesson = Erstes Gefecht
    .about = Zwei Geschwader, offenes Wasser, die Schiffe stehen schon. Alles Neue wird erklärt, sobald es vorkommt.
iron-guest-setup-duel = Duell
    .about = Das Grundspiel: zwei Geschwader und neun Untiefen, jedes Mal neu gezogen.
iron-guest-setup-charted = Kartiertes Wasser
    .about = Ein Duell über Untiefen, die beide kennen und die für beide gleich liegen.
iron-guest-setup-three = Drei Flaggen
    .about = Drei Geschwader um einen Ring von Untiefen. Ungleich: Wer als Letzter am Zug ist, gewinnt öfter.
iron-guest-setup-four = Vier Flaggen
    .about = Vier Geschwader auf weiterem Meer, mit einem Riff quer durch die Mitte. Ungleich: Der Dritte am Zug hat es am besten.
iron-guest-setup-blood = Kein Pardon
    .about = Ein Duell mit wechselndem Wind, doppeltem Schaden und entmasteten Schiffen, die noch feuern.
iron-guest-setup-squalls = Böen
    .about = Drei Geschwader in einem Wind, der nach jedem Zug überallhin springen kann. Ungleich: Wer als Letzter am Zug ist, gewinnt öfter.
iron-guest-setup-brawl = Rauferei
    .about = Vier Geschwader auf dem kleinen Brett. Für Höflichkeit fehlt der Platz.

## Was sich einstellen lässt

iron-guest-set-players = Spieler
iron-guest-set-radius = Brett
    .value = { $across } Felder breit
iron-guest-set-shoals = Untiefen
iron-guest-set-shoals-none = Keine
iron-guest-set-shoals-fixed = Nach Karte
iron-guest-set-shoals-random = { $count } zufällige
iron-guest-set-faces = Startseiten
iron-guest-set-faces-dealt = Zugeteilt
iron-guest-set-faces-chosen = Von den Spielern gewählt
iron-guest-set-ships = Schiffe je Spieler
iron-guest-set-masts = Masten je Schiff
iron-guest-set-squadron = Geschwader
iron-guest-set-no-prisoners = Keine Gefangenen
    .about = Entmastete Schiffe bleiben im Spiel, feuern auf alles, was querab hält, und müssen versenkt werden.
iron-guest-set-wind = Wind
iron-guest-set-double-damage = Doppelter Schaden
    .about = Ein Pasch, der trifft, richtet doppelten Schaden an.
iron-guest-set-long-chase = Remis nach langer Jagd
iron-guest-set-long-chase-rounds = { $rounds ->
    [one] nach 1 Runde ohne Verlust
   *[other] nach { $rounds } Runden ohne Verlust
}
iron-guest-set-long-chase-never = nie
iron-guest-wind-steady = Beständig
iron-guest-wind-variable = Wechselnd
iron-guest-wind-fitful = Unstet
iron-guest-bot-random = Matrose
    .about = Spielt irgendetwas Erlaubtes.
iron-guest-bot-one-ply = Maat
    .about = Sieht nur, was ein Manöver sofort bringt.
iron-guest-bot-two-ply = Kapitän
    .about = Plant den Zug des ganzen Geschwaders und rechnet mit der Antwort des Gegners.

# Warum ein Spiel so nicht beginnen kann.
iron-guest-wrong-players = Es spielen 2 bis 6, nicht { $given }.
iron-guest-wrong-ships = Ein Geschwader hat 1 bis 5 Schiffe, nicht { $given }.
iron-guest-wrong-masts = Ein Schiff hat 1 bis 5 Masten, nicht { $given }.
iron-guest-wrong-faces = Jeder Spieler braucht eine Seite des Bretts, von der er startet.
iron-guest-wrong-face-twice = Zwei Spieler würden von Seite { $face } starten.
iron-guest-wrong-too-many-shoals = Dieses Brett fasst höchstens { $most } Untiefen, nicht { $given }.
iron-guest-wrong-off-board = Das Feld { $hex } liegt außerhalb des Bretts.
iron-guest-wrong-shoal-twice = Auf { $hex } liegen zwei Untiefen.
iron-guest-wrong-cut-in-two = Die Untiefen teilen das Meer in zwei Teile (Regel 3.2).
iron-guest-wrong-no-room = Ein Geschwader hätte keinen Platz für den Start (Regel 3.2).
iron-guest-wrong-placed = Die Schiffe dieser Aufstellung sind für eine andere Zahl von Spielern oder Schiffen gesetzt.
iron-guest-wrong-ship-twice = Auf { $hex } starten zwei Schiffe.
iron-guest-wrong-ship-on-shoal = Ein Schiff startet auf der Untiefe { $hex }.
iron-guest-wrong-ship-not-free = Das Schiff auf { $hex } könnte nicht vorrücken (Regel 3.3).
iron-guest-wrong-squadrons = Jeder Spieler braucht ein Geschwader.
iron-guest-wrong-squadron-twice = Zwei Spieler haben dasselbe Geschwader.
iron-guest-wrong-no-squadron = Dieses Geschwader gibt es nicht.

## Richtungen

iron-guest-heading-e = Ost
    .short = O
iron-guest-heading-se = Südost
    .short = SO
iron-guest-heading-sw = Südwest
    .short = SW
iron-guest-heading-w = West
    .short = W
iron-guest-heading-nw = Nordwest
    .short = NW
iron-guest-heading-ne = Nordost
    .short = NO
iron-guest-side-port = Backbord
iron-guest-side-starboard = Steuerbord
iron-guest-face = Seite { $face }
iron-guest-wind-now = Wind von Seite { $face }; vor dem Wind liegen { $one } und { $other }

## Zustände eines Schiffs

iron-guest-state-aside = Noch nicht gesetzt
iron-guest-state-afloat = { $masts ->
    [one] 1 Mast
   *[other] { $masts } Masten
}
iron-guest-state-dismasted = Entmastet
iron-guest-state-hulk = Gekentert
iron-guest-state-sunk = Gesunken
iron-guest-state-free = Kann vorrücken
iron-guest-state-not-free = Kann nicht vorrücken
iron-guest-state-runs = Kann zwei laufen
iron-guest-state-waiting = { $count ->
    [one] 1 Schiff noch am Zug
   *[other] { $count } Schiffe noch am Zug
}

## Was gefragt ist

iron-guest-ask-face = { $player }: Von welcher Seite startest du?
iron-guest-ask-place = { $player }: Wo startet die { $ship }?
iron-guest-ask-choose = { $player }: Welches Schiff, und was tut es?
iron-guest-ask-return = { $player }: Die { $enemy } hält querab der entmasteten { $ship }. Feuern?
iron-guest-ask-draw = { $player }: { $offerer } bietet Remis an. Einverstanden?

## Die Möglichkeiten, vorgelesen

iron-guest-option-face = Von Seite { $face } starten
iron-guest-option-place = Auf { $hex }, Kurs { $heading }
iron-guest-option-fire = Feuern, Entfernung { $range }, ab { $needs }
iron-guest-option-hold-fire = Nicht feuern
iron-guest-option-offer-draw = Remis anbieten
iron-guest-option-agree = Remis annehmen
iron-guest-option-refuse = Weiterspielen
iron-guest-option-resign = Flagge streichen

iron-guest-moves-f1 = Eins vor
iron-guest-moves-pf1 = Nach Backbord drehen, eins vor
iron-guest-moves-sf1 = Nach Steuerbord drehen, eins vor
iron-guest-moves-f1p = Eins vor, nach Backbord drehen
iron-guest-moves-f1s = Eins vor, nach Steuerbord drehen
iron-guest-moves-f2 = Zwei vor dem Wind
iron-guest-moves-pf2 = Nach Backbord drehen, zwei vor dem Wind
iron-guest-moves-sf2 = Nach Steuerbord drehen, zwei vor dem Wind
iron-guest-moves-f2p = Zwei vor dem Wind, nach Backbord drehen
iron-guest-moves-f2s = Zwei vor dem Wind, nach Steuerbord drehen
iron-guest-moves-h = Halten
iron-guest-moves-hp = Auf der Stelle nach Backbord drehen
iron-guest-moves-hs = Auf der Stelle nach Steuerbord drehen

iron-guest-play-quiet = { $moves }
iron-guest-play-port = { $moves }, Backbordbreitseite auf die { $port }, Entfernung { $port-range }
iron-guest-play-starboard = { $moves }, Steuerbordbreitseite auf die { $starboard }, Entfernung { $starboard-range }
iron-guest-play-both = { $moves }, Backbordbreitseite auf die { $port }, Entfernung { $port-range }, Steuerbordbreitseite auf die { $starboard }, Entfernung { $starboard-range }
iron-guest-play-grapple-quiet = { $moves } und die { $enemy } entern
iron-guest-play-grapple-port = { $moves }, Backbordbreitseite auf die { $port }, Entfernung { $port-range }, und die { $enemy } entern
iron-guest-play-grapple-starboard = { $moves }, Steuerbordbreitseite auf die { $starboard }, Entfernung { $starboard-range }, und die { $enemy } entern
iron-guest-play-grapple-both = { $moves }, Backbordbreitseite auf die { $port }, Entfernung { $port-range }, Steuerbordbreitseite auf die { $starboard }, Entfernung { $starboard-range }, und die { $enemy } entern

# Aussichten neben einer Möglichkeit.
iron-guest-odds-shot = ab { $needs }, { $percent } %
iron-guest-odds-last-mast = ab { $needs }, { $percent } %: sinkt { $sinks } %, kentert { $capsizes } %
iron-guest-odds-grapple = Gewinnt beim Entern: { $percent } %
iron-guest-odds-lost = Die { $ship } geht verloren: { $percent } %
iron-guest-covered-masked = Verdeckt von der { $ship }
iron-guest-covered-shoals = Untiefen im Weg

## Warum ein Manöver ausscheidet. $rule ist die Nummer der Regel.

iron-guest-bar-not-downwind = Nur vor dem Wind läuft ein Schiff zwei Felder (Regel { $rule }).
iron-guest-bar-enemy-in-first-hex = Im ersten der beiden Felder liegt ein Gegner (Regel { $rule }).
iron-guest-bar-off-board = Das führt vom Brett (Regel { $rule }).
iron-guest-bar-shoal = Dort liegt eine Untiefe (Regel { $rule }).
iron-guest-bar-hulk = Dort liegt ein Wrack (Regel { $rule }).
iron-guest-bar-own-ship = Dort liegt ein eigenes Schiff (Regel { $rule }).
iron-guest-bar-turn-after-grapple = Wer entert, dreht danach nicht (Regel { $rule }).
iron-guest-bar-not-free = Von dort käme sie im nächsten Zug nicht weiter (Regel { $rule }).
iron-guest-bar-must-advance = Sie kann vorrücken, also muss sie (Regel { $rule }).
iron-guest-bar-fewer-advance = Dann könnten in diesem Zug weniger eurer Schiffe vorrücken (Regel { $rule }).
iron-guest-bar-slower-turn = Eine andere Drehung bringt sie schneller in offenes Wasser (Regel { $rule }).

## Was gewürfelt und gezogen wird

iron-guest-roll-first = { $player } würfelt um den ersten Zug; der höchste Wurf beginnt.
iron-guest-roll-upwind = Die Seite, von der der Wind weht.
iron-guest-roll-shot = Die { $ship } feuert auf die { $target }, Entfernung { $range }: mit zwei Würfeln ab { $needs }.
iron-guest-roll-shot-second = Die { $ship } feuert auf die { $target }, Entfernung { $range }: mit zwei Würfeln ab { $needs }. Der erste zeigt { $first }.
iron-guest-roll-grapple = Die { $attacker } entert die { $defender }: Die { $attacker } würfelt.
iron-guest-roll-grapple-second = Die { $attacker } hat { $first } geworfen; jetzt würfelt die { $defender }.
iron-guest-roll-wind-variable = Dreht der Wind? 1 im Uhrzeigersinn, 6 dagegen.
iron-guest-roll-wind-fitful = Die Seite, von der der Wind jetzt weht.
iron-guest-draw-shoal = { $left ->
    [one] Noch eine Untiefe wird zufällig gelegt.
   *[other] Noch { $left } Untiefen werden zufällig gelegt.
}

## Das Protokoll

iron-guest-log-first-rolled = { $player } würfelt { $die }.
iron-guest-log-first-equal = Gleichstand. Die höchsten würfeln noch einmal.
iron-guest-log-first = { $player } beginnt.
iron-guest-log-face = { $player } startet von Seite { $face }.
iron-guest-log-shoals-refused-cut-in-two = Die Untiefen teilen das Meer. Neu gezogen.
iron-guest-log-shoals-refused-no-room = Die Untiefen lassen einem Geschwader keinen Platz. Neu gezogen.
iron-guest-log-shoals-laid = { $count ->
    [0] Keine Untiefen.
    [one] 1 Untiefe gelegt.
   *[other] { $count } Untiefen gelegt.
}
iron-guest-log-placed = Die { $ship } steht bereit, Kurs { $heading }.
iron-guest-log-upwind = Wind von Seite { $face }; vor dem Wind liegen { $one } und { $other }.
iron-guest-log-round = Runde { $round }
iron-guest-log-turn = { $player } ist am Zug.
iron-guest-log-announced = Die { $ship }: { $order }.
iron-guest-log-hit = Die { $ship } trifft die { $target } mit { $total }, nötig waren { $needs }.
iron-guest-log-missed = Die { $ship } verfehlt die { $target } mit { $total }, nötig waren { $needs }.
iron-guest-log-mast-lost = { $left ->
    [0] Die { $ship } ist entmastet.
    [one] Die { $ship } verliert einen Mast; 1 steht noch.
   *[other] Die { $ship } verliert einen Mast; { $left } stehen noch.
}
iron-guest-log-sunk = Die { $ship } sinkt.
iron-guest-log-capsized = Die { $ship } kentert und bleibt als Wrack liegen.
iron-guest-log-grapple-equal = Die { $attacker } und die { $defender } haben Gleichstand, { $own } zu { $other }: noch einmal würfeln.
iron-guest-log-grapple-won = Die { $attacker } entert die { $defender }, { $own } und { $other } geworfen: Die { $defender } sinkt.
iron-guest-log-grapple-lost = Die { $attacker } entert die { $defender }, { $own } und { $other } geworfen: Die { $attacker } sinkt.
iron-guest-log-held-fire = Die { $ship } feuert nicht.
iron-guest-log-wind-shifted = Eine { $die } für den Wind: Er weht jetzt von Seite { $face }.
iron-guest-log-wind-stays = Eine { $die } für den Wind: Er bleibt auf Seite { $face }.
iron-guest-log-quiet = { $rounds ->
    [one] 1 Runde ohne Verlust.
   *[other] { $rounds } Runden ohne Verlust.
}
iron-guest-log-draw-offered = { $player } bietet Remis an.
iron-guest-log-draw-agreed = { $player } nimmt das Remis an.
iron-guest-log-draw-refused = { $player } spielt weiter.
iron-guest-log-resigned = { $player } streicht die Flagge.

## Wie es ausging

iron-guest-outcome-won = { $player } gewinnt.
iron-guest-outcome-becalmed = Remis: Kein Schiff im Spiel hat noch einen Mast.
iron-guest-outcome-long-chase = Remis: eine Jagd ohne Ende.
iron-guest-outcome-agreed = Remis im Einvernehmen.

## Das erste Gefecht, Schritt für Schritt

iron-guest-lesson-wind = Der Wind
    .text = Der Pfeil zeigt, woher der Wind weht. Er bewirkt hier nur eines: Ein Schiff, dessen Kurs vor dem Wind liegt, darf zwei Felder vorrücken statt eines. Zwei der sechs Kurse liegen vor dem Wind. Wähl jetzt eines deiner Schiffe; jedes Feld, das es erreicht, leuchtet auf.
iron-guest-lesson-advance = Ein Schritt, eine Drehung
    .text = Ein Schiff rückt ein Feld geradeaus vor. Davor oder danach darf es einmal um eine Feldseite drehen. Kann es vorrücken, muss es. Denk voraus: Ein Manöver, nach dem das Schiff im nächsten Zug festsäße, ist nicht erlaubt.
iron-guest-lesson-own-turn = Jedes Schiff einmal
    .text = In deinem Zug ist jedes deiner Schiffe einmal dran, in beliebiger Folge. Ein Manöver wird mit allen Schüssen angesagt, bevor ein Würfel fällt. Spiel auch deine anderen Schiffe.
iron-guest-lesson-downwind = Vor dem Wind
    .text = Eines deiner Schiffe kann vor dem Wind laufen: zwei Felder, und davor oder danach darf es trotzdem drehen. Es feuert auf dem ganzen Weg, von jeder Seite aber nur einmal.
iron-guest-lesson-broadside = Breitseiten
    .text = Die Kanonen zeigen nach beiden Seiten quer hinaus. Fährt und dreht das Schiff, streichen die Schusslinien über das Meer, und wer auf Entfernung 1 bis 3 unter sie gerät, darf beschossen werden: einmal an Backbord, einmal an Steuerbord. Jetzt kannst du einen Gegner erreichen. Nenn das Ziel, wenn du das Manöver ansagst.
iron-guest-lesson-turning = Festgefahren
    .text = Ein Schiff ohne erlaubten Weg dreht auf der Stelle, dem offenen Wasser zu. Dabei streichen auch die Kanonen.
iron-guest-lesson-nearer = Näher ist besser
    .text = Zwei Würfel müssen auf Entfernung 1 mindestens 5 zeigen, auf 2 mindestens 8, auf 3 mindestens 10. Gefeuert wird immer im besten freien Augenblick des Manövers; such also den Weg, der die Kanonen am nächsten heranbringt. Ein Schiff zwischen dir und dem Ziel verdeckt es.
iron-guest-lesson-masts = Masten
    .text = Jeder Treffer nimmt einen Mast, und mehr als Masten hat ein Schiff nicht. Fällt der letzte, zählt die Augensumme des Treffers: gerade, und es sinkt; ungerade, und es kentert und bleibt als Wrack liegen. Ziel auf die Schwachen.
iron-guest-lesson-hulk = Ein Wrack
    .text = Durch ein Wrack fährt niemand. Schüsse hält es nicht auf, und Schaden nimmt es keinen mehr.
iron-guest-lesson-grapple = Entern
    .text = Du kannst in das Feld eines Gegners fahren und ihn entern. Beide werfen einen Würfel und zählen ihre Masten dazu; wer höher liegt, gewinnt, der andere sinkt. Greif mit mehr Masten an, als er hat. Die Aussicht siehst du, bevor du dich entscheidest.
iron-guest-lesson-close = Dranbleiben
    .text = Halt deine Schiffe beisammen und nimm dir seine einzeln vor. Die Gefahrenansicht zeigt, wohin der Gegner im nächsten Zug feuern kann.
iron-guest-lesson-end = Ruhe auf dem Meer
    .text = Wer als Einziger noch Schiffe im Spiel hat, hat gewonnen. Versuch als Nächstes das Duell: Dort gibt es Untiefen.

## Das Regelbuch

iron-guest-chapter-1 = Das Spiel
iron-guest-rule-1-1 = Ziel
    .text = Jeder von euch führt ein Geschwader. Versenkt alle gegnerischen Schiffe oder bringt sie zum Kentern, mit Kanonen oder durch Entern.
iron-guest-rule-1-2 = Spieler
    .text = Zwei bis sechs spielen, jeder für sich. Bündnisse gibt es nicht: Jedes Schiff eines anderen ist ein Gegner.
iron-guest-rule-1-3 = Schiffe und Masten
    .text = Ein Geschwader sind drei Schiffe mit je drei Masten. Masten sind die ganze Kraft eines Schiffs: Ein Treffer nimmt einen, und jeder, der steht, zählt beim Entern. Aufstellungen können ein bis fünf Schiffe mit ein bis fünf Masten geben.
iron-guest-rule-1-4 = Im Spiel, Wrack, gesunken
    .text = Ein Schiff ist im Spiel, solange es einen Mast hat; bei „Keine Gefangenen“ auch ohne, als entmastetes Schiff. Ein gekentertes Schiff ist ein Wrack und bleibt auf dem Brett. Ein gesunkenes ist fort. Wer kein Schiff mehr im Spiel hat, ist ausgeschieden.
iron-guest-rule-1-5 = Wörter
    .text = Ein Manöver ist alles, was ein Schiff in einem Zug tut. Backbord ist links vom Kurs, Steuerbord rechts.
iron-guest-rule-1-6 = Nichts verdeckt
    .text = Alles liegt offen. Der Zufall bestimmt, wer beginnt, die Untiefen, den Wind, Schüsse und das Entern.

iron-guest-chapter-2 = Das Brett
iron-guest-rule-2-1 = Größe
    .text = Das Brett ist ein Sechseck offenen Wassers, neun Felder breit. Aufstellungen können sieben, elf oder dreizehn nehmen.
iron-guest-rule-2-2 = Entfernung
    .text = Die Entfernung zweier Felder ist die Zahl der Feldgrenzen, die dazwischen zu überqueren sind.
iron-guest-rule-2-3 = Kurs
    .text = Ein Schiff füllt ein Feld und zeigt auf eine seiner sechs Seiten. Eine Drehung geht um eine Seite nach Backbord oder Steuerbord.
iron-guest-rule-2-4 = Seiten des Bretts
    .text = Die sechs Seiten sind von oben im Uhrzeigersinn nummeriert. Die zwei Kurse, die geradewegs von der Windseite wegführen, liegen vor dem Wind.
iron-guest-rule-2-5 = Rechnen
    .text = Die App rechnet Winkel und Linien genau, ohne zu runden. Ein Feld liegt unter Feuer, wenn die Linie über seine Mitte geht.
iron-guest-rule-2-6 = Eines je Feld
    .text = Nie sind zwei Schiffe oder Wracks in einem Feld.

iron-guest-chapter-3 = Aufbau
iron-guest-rule-3-1 = Wer beginnt
    .text = Jeder wirft einen Würfel. Der höchste beginnt; die höchsten mit gleichem Wurf würfeln noch einmal. Dann geht es im Uhrzeigersinn.
iron-guest-rule-3-2 = Untiefen
    .text = Untiefen liegen auf zufälligen Feldern, neun auf einem neun Felder breiten Brett. Sie werden neu gezogen, wenn sie das Meer teilen oder einem Geschwader zu wenige Startfelder lassen.
iron-guest-rule-3-3 = Setzen
    .text = In Zugfolge setzt jeder alle seine Schiffe an seine Seite des Bretts, jedes in ein eigenes Feld und auf einen Kurs, von dem aus es vorrücken könnte. Nicht auf Untiefen und nicht in eine Ecke, die auch zur Seite eines anderen gehört. Sind die Seiten nicht zugeteilt, werden zuerst alle gewählt.
iron-guest-rule-3-4 = Der Wind
    .text = Steht alles, bestimmt ein Würfel die Seite, von der der Wind weht. Dort bleibt er, außer ihr spielt mit wechselndem Wind.

iron-guest-chapter-4 = Ablauf
iron-guest-rule-4-1 = Ein Zug
    .text = Bist du am Zug, wähl ein Schiff und sein ganzes Manöver. Es fährt, feuert und entert; dann wählst du das nächste. Sind alle gespielt, ist der Nächste dran.
iron-guest-rule-4-2 = Ansagen
    .text = Jedes Schiff im Spiel ist einmal dran, in beliebiger Folge. Ein Manöver wird ganz angesagt, bevor dafür ein Würfel fällt; das des nächsten Schiffs wählst du, wenn du weißt, wie das vorige ausging.
iron-guest-rule-4-3 = Irrtümer
    .text = Die App bietet nur Erlaubtes an, zu berichtigen gibt es also nichts. Ein Manöver könnt ihr zurücknehmen; die Würfel bleiben dieselben.
iron-guest-rule-4-4 = Runden
    .text = Eine Runde ist ein Zug für jeden, der noch ein Schiff im Spiel hat, gezählt vom Platz dessen, der begonnen hat, auch wenn er ausgeschieden ist.

iron-guest-chapter-5 = Fahren
iron-guest-rule-5-1 = Vorrücken und drehen
    .text = Ein Schiff rückt ein Feld geradeaus vor. Vor oder nach dem Schritt darf es einmal um 60° drehen, nicht beides.
iron-guest-rule-5-2 = Vor dem Wind
    .text = Vor dem Wind darf der Schritt zwei Felder weit gehen, ohne Drehung dazwischen. Davor oder danach zu drehen ist erlaubt. Ein Gegner darf im zweiten Feld liegen, nicht im ersten.
iron-guest-rule-5-3 = Wohin nicht
    .text = Ein Schiff fährt nicht auf Untiefen, in Wracks, in eigene Schiffe und nicht vom Brett. In das Feld eines Gegners zu fahren heißt entern; damit endet die Fahrt, und es wird nicht mehr gedreht.
iron-guest-rule-5-4 = Offen und frei
    .text = Ein Kurs ist offen, wenn das Feld voraus auf dem Brett liegt und keine Untiefe, kein Wrack und kein eigenes entmastetes Schiff trägt. Ein Schiff ist frei, wenn sein Kurs oder einer daneben offen ist. Schiffe, die fahren können, zählen nicht.
iron-guest-rule-5-5 = Nie festfahren
    .text = Nach einem Manöver muss das Schiff frei sein, also in deinem nächsten Zug vorrücken können. Beim Entern gilt, als wäre es gewonnen.
iron-guest-rule-5-6 = Wer kann, muss vorrücken
    .text = Ein Schiff, das vorrücken kann, muss es, auch wenn es dabei entert. Und so viele deiner Schiffe müssen vorrücken, wie können: Wer einem anderen den einzigen Weg versperrt, fährt zuerst.
iron-guest-rule-5-7 = Auf der Stelle drehen
    .text = Ein Schiff, das nicht vorrücken kann, dreht auf der Stelle, und zwar so, dass es in möglichst wenigen Zügen wieder fahren kann. Es hält nur, wo keine Drehung hilft.
iron-guest-rule-5-8 = Wenige Möglichkeiten
    .text = In offenem Wasser abseits des Windes hat ein Schiff fünf Manöver; mehr als neun sind es nie.

iron-guest-chapter-6 = Die Schusslinie
iron-guest-rule-6-1 = Breitseiten
    .text = Kanonen zeigen rechtwinklig zum Kurs, nach beiden Seiten. Fährt das Schiff, streichen die beiden Linien über das Meer. Ein Feld liegt in jedem Augenblick unter Feuer, in dem eine Linie über seiner Mitte liegt, auf Entfernung 1 bis 3.
iron-guest-rule-6-2 = Beim Vorrücken
    .text = Beim Vorrücken streichen die Linien die Felder querab vom Anfang, von der Mitte und vom Ende des Schritts.
iron-guest-rule-6-3 = Beim Drehen
    .text = Beim Drehen streichen die Linien auf jeder Seite 60°, von querab des alten Kurses bis querab des neuen, beide Enden eingeschlossen.
iron-guest-rule-6-4 = In Ruhe
    .text = Ein Schiff, das weder fährt noch dreht, hat auf jeder Seite ein Feld unter Feuer: genau querab, auf Entfernung 2.
iron-guest-rule-6-5 = Was Schüsse aufhält
    .text = Eine Untiefe hält jeden Schuss auf, dessen Linie ihr Feld durchquert. Eine Linie auf der Grenze zweier Felder ist nur gesperrt, wenn beide Untiefen sind. Ein Schiff hält den Schuss auf, wenn die Linie über seine Mitte geht.
iron-guest-rule-6-6 = Verdecken
    .text = Jedes Schiff im Spiel verdeckt, was dahinter liegt, eigenes wie fremdes. Wracks verdecken nichts.
iron-guest-rule-6-7 = Auf dem Brett
    .text = Wähl ein Manöver, und das Brett zeigt jedes Feld, das es bestreicht, mit der Entfernung.
iron-guest-rule-6-8 = Was daraus folgt
    .text = Kein Manöver bestreicht ein Feld auf beiden Seiten oder eines, durch das es fährt. Nur ein Lauf über zwei Felder mit Drehung sieht ein Feld auf zwei Entfernungen.

iron-guest-chapter-7 = Geschütze
iron-guest-rule-7-1 = Treffen
    .text = Werft zwei Würfel: auf Entfernung 1 mindestens 5, auf 2 mindestens 8, auf 3 mindestens 10. Weiter reicht kein Schuss.
iron-guest-rule-7-2 = Ziele
    .text = Ein Schiff darf in einem Manöver von jeder Seite einmal feuern, auf einen Gegner, der unter Feuer gerät und frei zu treffen ist. Gefeuert wird im nächsten solchen Augenblick. Auf eigene Schiffe wird nicht gefeuert.
iron-guest-rule-7-3 = Der Reihe nach
    .text = Schüsse werden in der Folge gewürfelt, in der sie fällig sind, gleichzeitige an Backbord zuerst. Ein Treffer wirkt sofort.
iron-guest-rule-7-4 = Treffer
    .text = Ein Treffer nimmt einen Mast. Fällt der letzte, entscheidet die Augensumme dieses Treffers: gerade, das Schiff sinkt; ungerade, es kentert und ist ein Wrack.
iron-guest-rule-7-5 = Wracks
    .text = Ein Wrack versperrt den Weg, aber keinen Schuss. Es kann weder beschossen noch geentert werden und bleibt bis zum Ende liegen.

iron-guest-chapter-8 = Entern
iron-guest-rule-8-1 = Längsseits
    .text = In das Feld eines Gegners zu fahren heißt entern. Schüsse desselben Manövers kommen zuerst, aber nur, was fällig ist, bevor der Angreifer die Grenze überquert hat.
iron-guest-rule-8-2 = Der Kampf
    .text = Beide werfen einen Würfel und zählen ihre Masten dazu. Wer höher liegt, gewinnt; bei Gleichstand würfeln beide noch einmal. Der Verlierer sinkt. Gewinnt der Angreifer, nimmt er das Feld und behält seinen Kurs; gewinnt der Verteidiger, bleibt er, wie er war. Masten verliert niemand.
iron-guest-rule-8-3 = Die Aussichten
    .text = Bei gleich vielen Masten steht es eins zu eins. Ein Mast mehr: 21 von 31. Zwei: 13 von 16. Drei: 10 von 11. Vier: 33 von 34. Fünf: sicher.

iron-guest-chapter-9 = Wind
iron-guest-rule-9-1 = Was er bewirkt
    .text = Der Wind erlaubt den doppelten Schritt vor dem Wind, sonst nichts. Niemand muss ihn nutzen.
iron-guest-rule-9-2 = Wie er gezeigt wird
    .text = Die Windrose zeigt die Windseite und die zwei Kurse vor dem Wind.
iron-guest-rule-9-3 = Wechselnder Wind
    .text = Nach Regel 11.2 kann er sich ändern.

iron-guest-chapter-10 = Das Ende
iron-guest-rule-10-1 = Sieg
    .text = Wer als Letzter Schiffe im Spiel hat, gewinnt, und zwar sofort, auch mitten im Zug.
iron-guest-rule-10-2 = Kein Gleichstand
    .text = Zwei letzte Schiffe können nicht zugleich untergehen.
iron-guest-rule-10-3 = Remis
    .text = Remis ist, wenn kein Schiff im Spiel mehr einen Mast hat, wenn eine festgesetzte Zahl von Runden ohne verlorenen Mast und ohne verlorenes Schiff vergeht (40, wenn ihr nichts anderes einstellt) oder wenn alle Übrigen einverstanden sind. Remis darf man einmal je Zug anbieten.

iron-guest-chapter-11 = Varianten
iron-guest-rule-11-1-1 = Keine Gefangenen: entmastet
    .text = Ein Schiff ohne Masten bleibt im Spiel. Es kann beschossen und geentert werden und zählt dabei nichts dazu; ein weiterer Treffer versenkt es. Wracks gibt es nicht. Zum Sieg müssen alle Gegner versenkt sein.
iron-guest-rule-11-1-2 = Keine Gefangenen: treibend
    .text = Ein entmastetes Schiff rückt nicht vor, dreht nicht und ist nie am Zug.
iron-guest-rule-11-1-3 = Keine Gefangenen: im Weg
    .text = Es verdeckt wie jedes Schiff. Eigene Schiffe kommen nicht hindurch, ein Gegner darf es entern.
iron-guest-rule-11-1-4 = Keine Gefangenen: noch im Spiel
    .text = Solange es im Spiel ist, ist sein Besitzer nicht geschlagen.
iron-guest-rule-11-1-5 = Keine Gefangenen: Gegenfeuer
    .text = Es darf auf einen Gegner feuern, der sein Manöver genau querab auf Entfernung 2 beendet, und trifft ab 8. Gefragt wird im Uhrzeigersinn von dem aus, der gefahren ist, so oft es vorkommt.
iron-guest-rule-11-2 = Wechselnder Wind
    .text = Wechselnd: Nach jedem Zug fällt ein Würfel. Bei 1 dreht der Wind um eine Seite im Uhrzeigersinn, bei 6 um eine dagegen. Unstet: Der Würfel nennt die Windseite.
iron-guest-rule-11-3 = Doppelter Schaden
    .text = Ein Pasch, der trifft, richtet zweimal Schaden an, einen nach dem anderen. Was zum Treffen nötig ist, ändert er nicht.
