### Das Regelbuch, eine Nachricht für jede nummerierte Regel.

## 1

chapter-1 = Spieler und Plätze

rule-1-1 = Eine Crew
    .text = Ihr seid ein bis drei Spieler mit einem Schiff. Ihr handelt gemeinsam und zur selben Zeit: ein Vorrat an Aktionen, ein Lager für alles. Besprecht jede Entscheidung.
rule-1-2 = Drei Systeme
    .text =
        Die Spieler führen drei Systeme: Brücke, Waffen und Hangar. Zu jedem gehören eine Befehlskarte und ein Trupp von bis zu vier Helden.

        Allein führt man alle drei. Zu zweit führt einer zwei und einer eines; zu dritt jeder eines.
rule-1-3 = Systeme verteilen
    .text = Die Systeme werden beim Aufbau eines Szenarios verteilt. Für das nächste Szenario dürft ihr sie neu verteilen, mittendrin nicht.
rule-1-4 = Trupps füllen
    .text =
        Beim Aufbau darf jeder Held jedem System zugeteilt werden. Besetzt alle vier Plätze, wenn ihr könnt. Ihr dürft auch mit weniger fahren.

        Was wohin passt: auf die Brücke Steuern, an die Waffen Bedienen, in den Hangar für Jäger { $suits-fighters }, für Mechs { $suits-mechs }.
rule-1-5 = Vorlesen
    .text = Einer von euch liest die Einweisung und die späteren Texte vor. Was ein Szenario verbirgt, ob Text oder Meldung, wird nicht vor seiner Zeit gezeigt.

## 2

chapter-2 = Die Ironclad

rule-2-1 = Sektionen
    .text =
        Brücke, Waffen, Hangar und Reaktor haben je 0–5 Schaden.

        • 0–1, heil: keine Wirkung.
        • 2–3, beschädigt: Brücke −1 Ausweichen; Waffen −1 Zielen; Hangar −1 Bucht; Reaktor −1 Energie.
        • 4–5, zerschossen: das Doppelte.

        Schaden über 5 hinaus geht Punkt für Punkt auf den Rumpf. Reparieren rückt die Marke zurück und beendet die Wirkung sofort.
rule-2-2 = Crew
    .text =
        Die Crew reicht von 1 bis 7; 7 ist voll.

        • Crew 4–7: 2 Aktionen je Runde.
        • Crew 1–3: 1 Aktion je Runde.

        Unter 1 fällt die Crew nie. Jeder Punkt, der dort nicht verloren gehen kann, geht stattdessen von der Moral ab.
rule-2-3 = Moral
    .text =
        Die Moral reicht von 1 bis 7, nie darüber oder darunter.

        • 1: −1 auf Würfe und −1 Aktion.
        • 2: −1 auf Würfe.
        • 3–4: keine Wirkung.
        • 5–6: +1 auf Würfe.
        • 7: +1 auf Würfe und +1 Aktion.

        Sie zählt bei jedem Angriff, jedem Ausweichen, jeder Probe und jedem Wurf für eine Karte. Sie zählt nicht bei der Schadensabwehr, bei Begegnungstabellen und beim Würfeln um Gleichstände.
rule-2-4 = Aktionen
    .text = Die Aktionen einer Runde sind die der Crew plus die der Moral, aber nie weniger als 1 und nie mehr als 3. Zählt sie einmal, am Anfang der Runde.
rule-2-5 = Meuterei
    .text =
        Kommt die Moral auf 1, handelt die Karte Meuterei ab. Die laufende Aktion wird noch beendet; die Meuterei kommt vor der nächsten Aktion oder vor dem Ende der Runde.

        Das geschieht einmal im Szenario. Wieder auf 1 zu kommen oder mit 1 zu beginnen, hat keine Wirkung.
rule-2-6 = Rumpf
    .text = Der Rumpf beginnt bei 5; das ist auch sein Höchstwert, bis ein Modul ihn hebt. Bei weniger als 1 ist die Ironclad zerstört und das Spiel verloren, was immer im selben Augenblick sonst geschieht.
rule-2-7 = Lager
    .text =
        • Schrott: 0–6. Was über 6 hinausginge, ist verloren.
        • Munition: beginnt bei 4, höchstens 6.
        • Credits: ohne Grenze, und nie unter 0.
rule-2-8 = Energie
    .text =
        Die Energieleiste hat fünf Felder mit je einer Marke. Der Preis eines Befehls wird von oben abgenommen, sobald der Plan bestätigt ist. Ein Feld wirkt, sobald es frei ist; was anhält, hält an, bis die Leiste wieder gefüllt wird.

        • 1. Marke weg: Die Schilde sind unten.
        • 2.: −1 Zielen der Ironclad selbst. Maschinen, die draußen sind, betrifft es nicht.
        • 3.: −1 Ausweichen.
        • 4.: ein Treffer, sofort, mit oder ohne Schilde.
        • 5.: ein Schaden am Rumpf, sofort.

        Schaden am Reaktor nimmt ebenfalls Marken von oben, zusätzlich zu dem, was Befehle bezahlt haben: eine, wenn er beschädigt ist, noch eine, wenn er zerschossen ist. Was dabei frei wird, wirkt sofort, im Gefecht und außerhalb; außerhalb trifft es zuerst die Schilde. Repariert gibt er die Marke zurück.

        Nach einem Gefecht wird die Leiste auf fünf gefüllt, weniger dem, was der Reaktor verloren hat; dann erst kommen die Nachwirkungen der Befehle. Was ein Modul an Energie kostet, schließt stattdessen das unterste Feld, und das hat keine eigene Wirkung.

        Partien, die mit Version 0.4 oder früher begonnen wurden: im Gefecht nimmt Schaden am Reaktor keine Marken, er begrenzt nur die Leiste.
rule-2-9 = Schadensabwehr
    .text =
        Ein Treffer ist ein Punkt Schaden an der Ironclad, dessen Ort ausgewürfelt wird. Werft für jeden einen Würfel, ohne Zuschläge.

        • 1: Brücke.
        • 2: Waffen.
        • 3: Reaktor.
        • 4: Hangar.
        • 5: Rumpf.
        • 6: ein Punkt Crew ist verloren.
rule-2-10 = Schilde
    .text =
        Die Schilde haben eine Stärke, anfangs 1; Module ändern sie. In jeder Begegnung fangen sie so viele Treffer von außen ab, und für die nächste sind sie wieder ganz. Sie wirken nur, solange das oberste Energiefeld belegt ist.

        Von außen kommen Raumgefecht, Asteroiden, Kreuzfeuer und Hinterhalt. Kosmische Lagen zählen nicht als außen, ebenso wenig Schaden von innen: Sabotage, Enterer, Störungen.
rule-2-11 = Strahlenschilde
    .text = Ein Strahlenschild zieht seine Punkte vom ausgewürfelten Schaden einer kosmischen Lage ab, jedes Mal. Er kommt von einem Modul oder steht auf der Karte einer Maschine. Ein Schwarzes Loch übergeht ihn.
rule-2-12 = Rundenleiste und Bedrohung
    .text = Die Rundenleiste zählt Runden ab 1; Szenarien nutzen sie für Fristen und Ereignisse. Das Szenario bestimmt auch die Bedrohung: Grün, Gelb oder Rot.
rule-2-13 = Modulplätze
    .text = Die Ironclad hat zwei Plätze für Module.

## 3

chapter-3 = Die Runde

rule-3-1 = Anfang der Runde
    .text = Von Runde 2 an rückt die Rundenmarke ein Feld vor. Zählt eure Aktionen. Zieht dann die verlorenen Aktionen ab, die ihr noch schuldet, auch wenn keine übrig bleibt; was sich jetzt nicht abziehen lässt, schuldet ihr in der nächsten Runde.
rule-3-2 = Mögliche Aktionen
    .text =
        Gebt eure Aktionen einzeln aus, in beliebiger Mischung.

        • Aufklären: Deckt eine Meldung in einem Nachbarsektor auf. Sie wird nicht abgehandelt.
        • Bewegen: Fliegt in einen Nachbarsektor.
        • Ruhen: Bis zu zwei erschöpfte Helden werden bereit.
        • Heilen, mit Krankenstation: Erschöpft einen Spezialisten; ein verwundeter Held wird erschöpft.
        • Reparieren, mit Bordwerkstatt: Erschöpft einen Ingenieur und gebt 1 Schrott aus; repariert 1 Schaden am Schiff, an einem Jäger oder an einem Mech.
        • Andocken, in einem Hafen: zwei Dienste, oder zwei weitere.

        Derselbe Held darf in einer Runde geheilt werden und ruhen.
rule-3-3 = Ende der Runde
    .text = Die Runde endet, wenn ihre letzte Aktion ausgegeben und abgehandelt ist. Ihr dürft sie früher beenden. Ungenutzte Aktionen sind weg.
rule-3-4 = Einen Sektor betreten
    .text =
        Wer in einen Sektor kommt, tut der Reihe nach dies.

        • Liegt die Meldung dort verdeckt, wird sie aufgedeckt.
        • Die kosmische Lage wirkt auf alle Schiffe dort.
        • Die Karte wird abgehandelt.
        • Ist dort ein Hafen, dürft ihr ihn nutzen.

        Einen Sektor mit verdeckter Meldung zu betreten, ist ein Blindsprung: erlaubt und riskant. Die Ereignisse eines Szenarios kommen, wo es das sagt, sonst zwischen Lage und Karte.
rule-3-5 = Meldungen ablegen
    .text = Eine Meldung wird abgelegt, sobald ihre Karte abgehandelt oder regelrecht übergangen ist, auch nach einem Unentschieden.

## 4

chapter-4 = Sektoren

rule-4-1 = Die Sternkarte
    .text = Die Sternkarte besteht aus Teilen: einzelnen Sechsecken für Planeten und Stationen und zweiseitigen Kartenteilen aus drei oder vier Sechsecken, benannt nach Nummer und Seite, etwa 2A. Das Szenario sagt, wo jedes liegt. Jedes Sechseck ist ein Sektor. Ihr bewegt euch zwischen Sektoren, die eine Kante teilen.
rule-4-2 = Kosmische Lagen
    .text =
        Eine Lage wirkt, wenn ihr hineinfliegt: auf die Ironclad, auf Feinde, die ihr dort trefft, und auf Jäger und Mechs, wenn sie starten. Die Zahl zählt als Treffer auf die Ironclad und als einfacher Schaden an anderen Schiffen. Schilde halten sie nicht auf. Ein Strahlenschild mindert nur diese Zahl, nie das, was dazukommt; dieser Teil trifft allein die Ironclad.

        • Leerer Raum: nichts.
        • Nebel: kein Schaden. Kein Aufklären.
        • Sonneneruption: 2. Kein Ruhen.
        • Magnetsturm: 2, und 1 Schaden an der Brücke. Kein Reparieren.
        • Pulsar: 2, und 1 Schaden am Reaktor. Kein Heilen.
        • Supernova: 2, und 1 Schaden an den Waffen; wählt einen Helden, der noch nicht verwundet ist: Er wird verwundet.
        • Schwarzes Loch: 3, Strahlenschilde zählen nicht, und 1 Schaden am Rumpf; die nächste Aktion ist verloren.

        Das Verbot gilt, solange ihr im Sektor seid. Es untersagt die Aktion und ein Aufklären, das eine Karte gibt; Ruhen und Heilen durch Fähigkeit oder Hafen sind erlaubt.
rule-4-3 = In eine Lage starten
    .text = Ein Jäger oder Mech, der in einem solchen Sektor startet, ist der Lage beim Start ausgesetzt, gemindert um den eigenen Strahlenschild.

## 5

chapter-5 = Meldungen

rule-5-1 = Meldungen und Karten
    .text =
        Meldungen liegen verdeckt, vom Szenario gelegt oder gemischt. Jede gehört zu einer Karte einer von drei Arten.

        • Ereignis: muss abgehandelt werden.
        • Einsatz: muss abgehandelt werden, außer er heißt freiwillig. Einige Fähigkeiten übergehen einen.
        • Begegnung: Ist sie freiwillig, wird sie umsonst übergangen; sonst nur zu dem Preis, den ihre Karte nennt. Der Preis muss ganz zu zahlen sein.
rule-5-2 = Zahlen nach Bedrohung
    .text = Eine Zahl wie 4/5/6 gilt der Reihe nach für die Bedrohung Grün, Gelb und Rot.
rule-5-3 = Tabellenwürfe
    .text = Für die Tabelle einer Karte werft einen Würfel und zählt dazu, was Moral und Karte geben. Eine gewürfelte 1 oder 6 bedeutet auf einer Tabelle nichts Besonderes.
rule-5-4 = Helden auf Karten
    .text =
        Die Karte sagt, welche Helden ihr einsetzen dürft und was es kostet, sie zu übergehen. Ein Held wird auf einer Karte nur einmal eingesetzt, für eine Klasse oder eine Fertigkeit.

        Bei Krankheit und Raumkoller darf ein Held das Ergebnis mildern, nachdem ihr den Wurf gesehen habt. Bei Sabotage dürft ihr beliebig viele erschöpfen, vor den Schadenswürfeln.
rule-5-5 = Fremdbefall
    .text =
        Einsatz, muss abgehandelt werden. Kampf oder Bedienen, bis zu drei Helden, Schwierigkeit 11/13/15.

        • Gelungen: 1 Schrott.
        • Misslungen: −2 Crew und 2 Treffer von innen.
rule-5-6 = Uraltes Relikt
    .text =
        Begegnung, freiwillig. Erschöpft einen Spezialisten; werft einen Würfel und zählt Bedienen dazu.

        • 3 oder weniger: −1 Moral.
        • 4–5: nichts.
        • 6–7: +1 Moral.
        • 8 oder mehr: 1 Ausrüstung.
rule-5-7 = Asteroidenfeld
    .text =
        Begegnung. Ihr dürft sie für eine Aktion übergehen, wenn noch eine übrig ist. Werft einen Würfel; vorher dürft ihr einen Piloten erschöpfen und Steuern dazuzählen. Die Treffer kommen von außen.

        • 2 oder weniger: 5 Treffer und −1 Moral.
        • 3–4: 4 Treffer und −1 Moral.
        • 5–6: 3 Treffer.
        • 7–8: 1 Treffer.
        • 9 oder mehr: nichts.
rule-5-8 = Falschmeldung
    .text = Einsatz, muss abgehandelt werden. Eure nächsten 2 Aktionen sind verloren, nötigenfalls in späteren Runden. Erschöpft einen Agenten, und es ist nur 1.
rule-5-9 = Kreuzfeuer
    .text =
        Begegnung, für 2 Moral zu übergehen. Sonst werft einen Würfel; vorher dürft ihr einen Diplomaten erschöpfen und Diplomatie dazuzählen. Die Treffer kommen von außen.

        • 2 oder weniger: 4 Treffer.
        • 3–4: 3 Treffer.
        • 5–6: 2 Treffer.
        • 7–8: 1 Treffer.
        • 9 oder mehr: Beide Seiten stellen das Feuer ein, +2 Credits.

        Partien, die mit Version 0.4 oder früher begonnen wurden: es ist nicht zu übergehen.
rule-5-10 = Verlassenes Schiff
    .text = Einsatz, freiwillig. Erschöpft einen Piloten, um heranzukommen. Erschöpft dann beliebig viele Ingenieure und Spezialisten: 1 Schrott je Ingenieur, 1 Ausrüstung je zwei Spezialisten.
rule-5-11 = Notrufbake
    .text =
        Begegnung, freiwillig. Werft einen Würfel.

        • 2 oder weniger, ein Hinterhalt: 2/3/4 Treffer von außen.
        • 3–4, Zivilisten in Not: Ihr dürft drei Helden erschöpfen, jeden mit Kampf oder Schleichen, für 1 Ausrüstung und 1 Schrott.
        • 5 oder mehr, ein Überlebender: Ihr dürft einen Helden mit Führung oder Diplomatie erschöpfen, für 1 Crew.
rule-5-12 = Feindlicher Außenposten
    .text =
        Begegnung. Übergeht sie für −2 Moral, oder bekämpft den Außenposten im Raumgefecht. Er ist langsam.

        • Rumpf 4/6/8.
        • Ausweichen 4/5/6.
        • Schild 1/2/2.
        • Zielen 5/6/7.
        • Schaden 2/2/3.
        • Sieg: 3/4/5 Credits und 1 Ausrüstung.
rule-5-13 = Freundlicher Außenposten
    .text =
        Begegnung, freiwillig. Werft einen Würfel; vorher dürft ihr einen Helden mit Diplomatie erschöpfen und sie dazuzählen.

        • 2 oder weniger: nichts.
        • 3–4: Ein Held ruht.
        • 5–6: 1 Schrott, und ein Held ruht.
        • 7–8: Ein Held ruht; 1 Rumpf repariert.
        • 9 oder mehr: Zwei Helden ruhen; 1 Rumpf repariert, +1 Moral.
rule-5-14 = Eindringlinge
    .text =
        Einsatz, muss abgehandelt werden. Kampf oder Schleichen, bis zu drei Helden, Schwierigkeit 12/14/16. Jeder Marine gibt 1 auf Kampf dazu.

        • Gelungen: +1 Moral, −1 Crew und 1 Treffer von innen.
        • Misslungen: −1 Moral, −2 Crew und 3 Treffer von innen.
rule-5-15 = Sonde
    .text =
        Begegnung, freiwillig. Erschöpft einen Spezialisten; werft einen Würfel und zählt Bedienen dazu.

        • 3 oder weniger: nichts.
        • 4–5: 1 Schrott.
        • 6–7: einmal Aufklären umsonst, in einem Nachbarsektor.
        • 8 oder mehr: zweimal Aufklären umsonst, in Nachbarsektoren, und 1 Credit.
rule-5-16 = Reicher Asteroid
    .text = Einsatz, freiwillig. Erschöpft einen Piloten, um heranzukommen. Erschöpft dann beliebig viele Ingenieure und Spezialisten: je 1 Credit.
rule-5-17 = Sabotage
    .text = Ereignis. 4/5/6 Treffer von innen. Vor den Schadenswürfeln dürft ihr beliebig viele Ingenieure und Spezialisten erschöpfen; jeder fängt einen Treffer ab.
rule-5-18 = Krankheit
    .text =
        Ereignis. Werft einen Würfel.

        • 1 oder weniger: −2 Crew und −2 Moral.
        • 2–3: −2 Crew und −1 Moral.
        • 4–5: −1 Crew und −1 Moral.
        • 6 oder mehr: −1 Moral.

        Nach dem Wurf dürft ihr einen Diplomaten oder einen Helden mit Führung erschöpfen und verliert 1 Moral weniger. Mit Krankenstation verliert ihr 1 Crew weniger.
rule-5-19 = Signaturen geortet
    .text =
        Begegnung. Übergeht sie für −2 Moral, oder würfelt auf der Begegnungstabelle des Szenarios und kämpft gegen das, was sie zeigt.

        Steht ihr in diesem Szenario auf einer Seite, trefft ihr deren Gegner. Sonst trefft ihr die Macht, die unterwegs ist und bei der euer Ansehen am schlechtesten ist; bei Gleichstand wird gewürfelt. Ist jede Macht, die unterwegs ist, freundlich, kämpft niemand, und die Meldung wird abgelegt.
rule-5-20 = Meuterei
    .text =
        Einsatz ohne Meldung, abgehandelt, wenn die Moral auf 1 kommt. Führung oder Kampf, bis zu drei Helden, Schwierigkeit 10/12/14.

        • Gelungen: Die Moral wird 2.
        • Misslungen: −2 Crew, 2 Treffer von innen, und die Moral wird 2.
rule-5-21 = Raumkoller
    .text =
        Ereignis. Werft einen Würfel.

        • 1 oder weniger: −2 Moral, −1 Crew, und ein Held wird verwundet.
        • 2–3: −2 Moral und −1 Crew.
        • 4–5: −1 Moral, und erschöpft einen Helden.
        • 6 oder mehr: Erschöpft einen Helden.

        Nach dem Wurf dürft ihr einen Diplomaten oder einen Helden mit Führung erschöpfen und verliert 1 Moral weniger. Mit Krankenstation verliert ihr 1 Crew weniger.
rule-5-22 = Raumegel
    .text =
        Einsatz, muss abgehandelt werden. Technik oder Steuern, bis zu drei Helden, Schwierigkeit 10/12/14.

        • Gelungen: nichts verloren.
        • Misslungen: 2 Schaden am Reaktor und 1 Schaden am Rumpf.
rule-5-23 = Systemausfall
    .text =
        Einsatz, muss abgehandelt werden. Technik oder Bedienen, bis zu drei Helden, Schwierigkeit 10/12/14.

        • Gelungen: nichts verloren.
        • Misslungen: 1 Schaden an jeder der vier Sektionen.
rule-5-24 = Handelsposten
    .text = Begegnung, freiwillig. Der Dienst des Händlers zu neutralen Preisen. Jeder Held mit Diplomatie, den ihr erschöpft, macht ein Stück um 1 Credit billiger.
rule-5-25 = Die Meldungen
    .text = Es gibt 22 Meldungen: eine zu jeder Karte außer Meuterei, und drei weitere zu „Signaturen geortet“. Jedes Szenario sagt, welche es braucht.
rule-5-26 = Eine Klasse fehlt
    .text = Verlangt eine Karte eine Klasse, braucht ihr dafür einen solchen Helden, der nicht verwundet ist.

## 6

chapter-6 = Helden

rule-6-1 = Klassen und Fertigkeiten
    .text =
        Ein Held hat eine oder mehrere Klassen: Agent, Kapitän, Diplomat, Ingenieur, Marine, Pilot, Spezialist.

        Die Fertigkeiten sind Kampf, Diplomatie, Technik, Führung, Bedienen, Steuern und Schleichen, von 0 aufwärts. Ein Held hat eine Fertigkeit, wenn seine Karte darin 1 oder mehr zeigt. Ausrüstung zählt dafür nicht.
rule-6-2 = Die Heldenkarte
    .text = Eine Karte zeigt außerdem, was es kostet, den Helden anzuheuern, seine Macht, wenn er eine hat, seine Erfahrung (Veteran oder Elite) und eine besondere Fähigkeit. Auf der anderen Seite steht der beförderte Held: bessere Fertigkeiten, meist eine stärkere Fähigkeit und ein höherer Preis.
rule-6-3 = Drei Zustände
    .text = Ein Held ist bereit, erschöpft oder verwundet.
rule-6-4 = Erschöpfen und verwunden
    .text =
        Wer einen Helden für eine Fertigkeit, eine Klasse oder eine aktive Fähigkeit einsetzt, erschöpft ihn. Auch einen schon erschöpften Helden dürft ihr einsetzen; danach ist er verwundet. Ein verwundeter Held kann nichts tun, bis er geheilt ist.

        • Ruhen: Erschöpft wird bereit.
        • Heilen: Verwundet wird erschöpft.
rule-6-5 = Befehle und Fliegen
    .text = Einen Systembefehl im Raumgefecht auszuführen oder dort zu fliegen, ändert keinen Zustand, wenn der Befehl nichts anderes sagt. Ein erschöpfter Held kann beides, ein verwundeter keines. Eine aktive Fähigkeit erschöpft im Gefecht wie immer, auch einen Helden, der in dieser Phase einen Befehl ausführt oder vorher einen ausgeführt hat.
rule-6-6 = Passive Fähigkeiten
    .text =
        Eine passive Fähigkeit wirkt von selbst, wo ihr Held mitmacht. Sie erschöpft in der Regel niemanden, und passive Fähigkeiten zählen zusammen. Im Raumgefecht wirkt sie nur in der Phase, in der ihr Held den Befehl ausführt, oder solange er fliegt; was der Ironclad beim Ausweichen hilft, zählt auch bei dem, der der Brücke ohne Befehl zugeteilt ist.

        Partien, die mit Version 0.4 oder früher begonnen wurden: fast alle Fähigkeiten sind aktiv.
rule-6-7 = Einmal pro Runde
    .text = Eine aktive Fähigkeit setzt derselbe Held höchstens einmal pro Runde ein, auch wenn er dazwischen geruht hat.
rule-6-8 = Eins zur selben Zeit
    .text = Ein Held wird immer nur für eines eingesetzt: für eine Fertigkeit, für eine Klasse oder für eine Fähigkeit, nie für zwei davon zugleich. Ein Befehl oder ein Flug ist keins der drei.
rule-6-9 = Wen es gibt
    .text = Es gibt zwanzig Helden und dazu fünf Helden der Mächte.
rule-6-10 = Aktive Fähigkeiten einsetzen
    .text =
        Eine aktive Fähigkeit kostet keine Aktion. Ihre Karte sagt, wann sie eingesetzt werden darf: zwischen Aktionen, während Helden gewählt werden, in einem Gefechtsplan oder als Antwort auf ein Geschehen.

        Als Antwort heißt: einen Verlust aufheben, neu würfeln oder einen Treffer abfangen. Ihr werdet bei jedem Geschehen einmal gefragt, und alle Helden werden genannt, die es ändern könnten.

## 7

chapter-7 = Proben und Einsätze

rule-7-1 = Die Probe
    .text = Werft einen Würfel. Zählt dazu: die Fertigkeiten der eingesetzten Helden, und zwar bei allen die eine, mit der die Probe abgelegt wird, ihre passiven Fähigkeiten und ihre Ausrüstung, was die Umstände dazugeben, und einmal, was die Moral gibt oder nimmt. Die Probe gelingt, wenn die Summe die Schwierigkeit erreicht oder übertrifft.
rule-7-2 = Sechsen und Einsen
    .text =
        Bei einer Probe, einem Angriff oder einem Ausweichen gelingt eine gewürfelte 6 und misslingt eine gewürfelte 1, gleich bei welcher Summe.

        • Leicht: Das gilt nur für die 6; eine 1 zählt einfach als 1.
        • Normal: Es gilt für beide.
        • Schwer: Es gilt nur für die 1; eine 6 zählt einfach als 6.
rule-7-3 = Helden einsetzen
    .text =
        Begegnungen und Ereignisse nehmen meist einen Helden einer genannten Klasse, Einsätze bis zu drei jeder Klasse. Erst werden die eingesetzten Helden erschöpft, dann wird gewürfelt. Helden, die nicht mitmachen, dürfen für ihre aktiven Fähigkeiten erschöpft werden.

        Nennt eine Probe mehrere Fertigkeiten, so wählt ihr zuerst die, mit der sie abgelegt wird. Jeder eingesetzte Held zählt dann diese dazu, und nur wer sie hat, kann gehen.

        Partien, die mit Version 0.4 oder früher begonnen wurden: jeder Held zählt eine eigene Fertigkeit dazu, und die Fertigkeiten dürfen verschieden sein.
rule-7-4 = Ketten von Aufgaben
    .text =
        Ein Einsatz kann eine Kette von Aufgaben sein, jede eine Probe oder ein Wurf auf eine Tabelle. Zuerst verteilt ihr Helden auf alle Aufgaben, jeden auf eine; dann werden alle erschöpft; dann wird gewürfelt, Aufgabe für Aufgabe. Meist endet die Kette mit dem ersten Fehlschlag, und mit viel schwereren Verlusten: Wer für eine spätere Aufgabe bestimmt war, ist trotzdem erschöpft. Wer auf eine spätere Aufgabe wartet, wird vorher für nichts anderes eingesetzt: für keine Probe, keine Tabelle, keinen Preis und keine Fähigkeit. Befehle ausführen und fliegen geht.

        Partien, die mit Version 0.4 oder früher begonnen wurden: Helden werden für eine Aufgabe bestimmt, wenn sie an der Reihe ist.

## 8

chapter-8 = Raumgefecht

rule-8-1 = Phasen und Stufen
    .text =
        Ein Gefecht hat zwei Phasen, fern und nah, wenn keine Karte und kein Szenario etwas anderes sagt: eine bei einem einzigen Vorbeiflug, drei bei einem Gefecht auf der Flucht; dauert es länger, zählt jede spätere Phase als nah. Jede Phase hat drei Schritte.

        • Plan: Wählt Befehle, Helden und Ausfälle. Bis ihr bestätigt, dürft ihr alles ändern. Dann wird Energie bezahlt, freie Felder wirken, und Maschinen starten.
        • Schnelle Stufe: Wählt Ziele; alle schnellen Schiffe greifen an.
        • Langsame Stufe: Wählt Ziele; alle langsamen Schiffe greifen an.

        Alle Angriffe einer Stufe geschehen zugleich: Was in ihr zerstört wird, greift in ihr noch an. Überladet ihr den Reaktorkern, wirkt das, bevor Energie bezahlt wird.

        Partien, die mit Version 0.4 oder früher begonnen wurden: jedes Gefecht hat zwei Phasen.
rule-8-2 = Je ein Befehl
    .text = In jeder Phase gibt ein System höchstens einen Befehl. Ein Held seines Trupps führt ihn aus und ist für diese Phase eingeteilt. Wer in einer Phase eingeteilt ist, kann es in der nächsten nicht sein. Verwundet eine Fähigkeit einen Helden, der schon eingeteilt ist, gilt der Befehl trotzdem.
rule-8-3 = Arten von Befehlen
    .text =
        • Frei: kommt zu dem einen Befehl dazu. Der Ausfall ist so einer.
        • Einfach: keine Energie und keine weitere Grenze.
        • Schwierig: einer je System im Gefecht, auch wenn die Karte zwei hat; meist für 1 Energie.
        • Heldenhaft: jeder einmal im Szenario und einer je System im Gefecht, meist für 3 Energie; eine Nachwirkung wird nach dem Gefecht abgehandelt.

        Ein Befehl kostet Energie oder Technik: Dann wird ein Ingenieur aus einem beliebigen Trupp erschöpft, wenn der Plan bestätigt wird, was immer er im Gefecht sonst tut.
rule-8-4 = Angreifen und ausweichen
    .text =
        Zum Angriff werft einen Würfel und zählt dazu: die Fertigkeit des handelnden Helden, Moral, passive Fähigkeiten, Ausrüstung, Module und was die Systeme geben oder nehmen. Abzüge durch beschädigte Sektionen und freie Energiefelder gelten für die Würfe der Ironclad selbst, nicht für die eines Piloten im Jäger oder Mech. Erreicht oder übertrifft die Summe das Ausweichen des Ziels, trifft der Angriff.

        Zum Ausweichen würfelt ebenso gegen das Zielen des Feindes. Gewürfelte 6 und 1 zählen. In einer Stufe werden zuerst eure Angriffe gewürfelt, dann euer Ausweichen, dann die Schadensabwehr.
rule-8-5 = Welche Fertigkeit
    .text =
        Die Waffen der Ironclad nutzen Bedienen. Zum Ausweichen nutzt sie das Steuern des Helden, den die Brücke für die Phase einteilt; er würfelt, ob die Brücke einen Befehl gibt oder nicht. Kann niemand eingeteilt werden, würfelt mit Steuern 0.

        Ein Jäger oder Mech nutzt die Fertigkeiten seines Piloten, die seine Karte nennt, und dazu, was auf der Karte steht. Meist ist das Bedienen zum Treffen und Steuern zum Ausweichen; bei Mechs Bedienen und Kampf.
rule-8-6 = Schaden
    .text = Ein Angriff, der trifft, macht den Schaden der Waffe. Zuerst fallen die Schilde des Ziels und kommen im Gefecht nicht wieder, außer wo die Fähigkeit eines Schiffs es sagt; dann geht es an den Rumpf. Schaden an der Ironclad wird Punkt für Punkt ausgewürfelt. Ein Feind ohne Rumpf ist zerstört. Ein Jäger oder Mech von euch ohne Rumpf ist außer Gefecht, bis er nach dem Gefecht repariert wird.
rule-8-7 = Schnell und langsam
    .text = Jäger und Mechs sind meist schnell. Alles Größere ist langsam, auch die Ironclad.
rule-8-8 = Der Hangar
    .text =
        Der Hangar hat drei Buchten für bis zu drei Jäger und Mechs, die ihr beim Aufbau wählt. Der Ausfall startet am Anfang einer Phase beliebig viele davon, jeden mit einem Helden des Hangartrupps als Pilot. Eine Maschine macht im Gefecht nur einen Ausfall und bleibt draußen; ihr Pilot führt in diesem Gefecht keine Befehle aus.

        Danach landen die Maschinen. Ihr Schaden bleibt, bis er repariert ist; ein Punkt Reparatur bringt eine Maschine, die außer Gefecht ist, wieder zum Fliegen, und mit seiner Maschine kommt kein Pilot zu Schaden. Hat der Hangar weniger Buchten als Maschinen, bestimmt ihr, welche am Boden bleiben, nie eine, die draußen ist.
rule-8-9 = Schiffskarten
    .text =
        Die Karte eines Feindes zeigt seine Macht (oder neutral, oder vogelfrei), Namen und Typ; Zielen, Schaden, Ausweichen, Rumpf, Schild und Strahlenschild, wobei ein leeres Feld 0 heißt; sein Tempo und seine Angriffe in einer Phase; was er zuerst angreift und was nie; eine besondere Fähigkeit und die Beute. Sie hat eine reguläre und eine Elite-Seite, und die Tabelle des Szenarios bestimmt, welche gilt.

        Alle Schiffe, die ihr trefft, sind Feinde. Sie folgen ihren Karten, ohne dass ihr wählt; lässt eine Karte zwei gleiche Ziele, entscheidet ein Würfel.
rule-8-10 = Wie es endet
    .text =
        • Sieg: Jeder langsame Feind ist zerstört, oder jeder schnelle, wenn kein langsamer da war. Nehmt die Beute. Ein Modul darunter baut ihr vom nächsten Szenario an ein; habt ihr es schon, ist es verloren.
        • Unentschieden: Nach der letzten Phase ist ein solcher Feind übrig. Keine Beute; das Schiff bleibt, wo es ist.
        • Niederlage: Der Rumpf ist unter 1. Sie geht einem Sieg in derselben Stufe vor.

        Das Gefecht endet mit der Stufe, in der der Sieg fällt.

        Partien, die mit Version 0.4 oder früher begonnen wurden: Beute sind nur Credits und Schrott.
rule-8-11 = Die Befehle
    .text =
        Die Karte jedes Systems hat eine Grundseite und eine ausgebaute Seite. Dies sind die Befehle der Grundseite; was die ausgebauten dazu tun, steht unter „Systeme ausbauen“.

        Brücke
        • Ausweichkurs, einfach: +1 Ausweichen in dieser Phase.
        • Feuerleitung, einfach: +1 Zielen in dieser Phase.
        • Tollkühnes Manöver, schwierig, 1 Energie: +3 Ausweichen in dieser Phase.
        • Hilfsenergie, schwierig, ein Ingenieur: Bringt 1 Energie zurück, und +1 Ausweichen in dieser Phase.
        • Reaktorkern überladen, heldenhaft: Bringt bis zu 3 Energie zurück; danach 2 Schaden am Reaktor.

        Waffen
        • Lasertürme, einfach: 1 Schaden; gegen schnelle Ziele +1 Zielen und zwei Würfe, auf eines oder zwei davon.
        • Torpedos, einfach: 1 Munition, 2 Schaden.
        • Schwere Batterie, schwierig, 1 Energie: 3 Schaden.
        • Breitseite, schwierig, 1 Energie: 2 Schaden, mit einem Wurf auf jeden langsamen Feind; ist keiner da, auf einen schnellen.
        • Hauptgeschütz, heldenhaft, 3 Energie: 6 Schaden, Schilde zählen nicht; danach 2 Schaden an den Waffen.

        Hangar
        • Ausfall, frei: Startet Jäger und Mechs.
        • Geleit, einfach: Ist ein Jäger draußen, bleibt der erste Angriff, der in dieser Phase die Ironclad trifft, ohne Wirkung.
        • Rottenflieger, einfach: Eine Maschine draußen trifft mit +1.
        • Staffelbefehl, schwierig, 1 Energie: Jede Maschine draußen greift in dieser Phase zweimal an.
        • Ausfall mit allem, heldenhaft, 3 Energie: Maschinen draußen greifen in beiden Stufen zweimal an; danach 1 Schaden am Hangar, und ein Pilot wird erschöpft.
rule-8-12 = Schiffe, denen ihr begegnet
    .text =
        • Walküre, feindliche Fregatte: langsam, Zielen 5, Schaden 2, Ausweichen 4, Rumpf 4, Schild 1, Strahlenschild 1. Greift die Ironclad an.
        • Skadi, feindliche Jägerstaffel: schnell, Zielen 5, gegen Jäger 1 mehr, Strahlenschild 1. Greift Jäger zuerst an.
        • Skadi, euer Jäger: trifft mit Bedienen, Jäger mit 1 mehr; weicht mit Steuern + 1 aus, vor Jägern mit 1 mehr; Schaden 1, Strahlenschild 2.

        Das Übrige und die anderen Schiffe zeigen die Karten.

## 9

chapter-9 = Häfen

rule-9-1 = Ankommen
    .text =
        Kommt ihr an einem Planeten oder einer Station an, dockt das Schiff an, nach jeder Lage, jeder Meldung und jedem Ereignis dort. Die Karte des Hafens sagt, welche Dienste er hat und wem er gehört; für manche müsst ihr einen Helden einer genannten Klasse erschöpfen. Ein Schiff, das ein Szenario in einem Hafen beginnt, ist dort nicht angekommen: Andocken kostet eine Aktion.

        { $ports }
rule-9-2 = Dienste
    .text = Das Ankommen gibt euch bis zu zwei verschiedene Dienste. Jede Aktion Andocken gibt zwei weitere, neu gewählt aus allen. Der Vorrat des Händlers bleibt für den ganzen Besuch derselbe.
rule-9-3 = Preise
    .text =
        Preise in Credits, für neutral / freundlich / verbündet. Die Karte eines Hafens kann einen eigenen Preis nennen.

        • Saloon, ein Held ruht: je { $saloon-rest }.
        • Saloon, +1 Moral, in jedem Hafen einmal im Szenario: { $saloon-morale }. Ein Besuch im Saloon gilt einem von beiden.
        • Lazarett, ein Verwundeter wird erschöpft: je { $medical }.
        • Händler, Schrott: je { $salvage }.
        • Händler, Munition: je { $ammo }.
        • Händler, Ausrüstung, blind gezogen: je { $pieces }.
        • Werft, ein Punkt Schaden weniger an Rumpf, Sektion, Jäger oder Mech: { $shipyard }.
        • Gilde, Crew anheuern: je { $guild }.
        • Technikhof, Ausbau eines Systems (für Credits und Schrott), eines Jägers oder Mechs oder eines Moduls, für die ganze Kampagne: nur für Verbündete, zum Preis der Karte.

        Der Händler hat je Besuch { $stock-salvage } Schrott, { $stock-ammo } Munition und { $stock-gear } Ausrüstung.
rule-9-4 = Wessen Hafen es ist
    .text =
        Häfen, die niemandem gehören, bedienen alle zu neutralen Preisen.

        Ein Hafen, dessen Macht feindselig ist, bietet nur Saloon, Händler und Werft, jeweils für { $surcharge } mehr. Der Hafen eines Feindes greift an: Bei der Ankunft kämpft ihr gegen eine Streife seiner Macht, und Dienste gibt es keine.

## 10

chapter-10 = Mächte

rule-10-1 = Die fünf
    .text =
        Sie stehen im Ring: die Föderation von Gaia Nova, der Galaktische Rat, die Erstgeborenen, das Kartell, der Konzern, und dann wieder die Föderation.

        Nachbarn im Ring sind Freunde. Die zwei gegenüber sind Feinde.
rule-10-2 = Ansehen
    .text = Euer Ansehen bei jeder Macht beginnt bei 0 und bleibt zwischen −15 und 15. In der Regel gibt ein Hauptziel 3 und ein Nebenauftrag 1 beim Auftraggeber und nimmt ebenso viel bei einem seiner Feinde oder beiden. Das Szenario sagt, bei wem.
rule-10-3 = Verhältnis
    .text =
        • 10 und mehr: verbündet.
        • 5–9: freundlich.
        • −4 bis 4: neutral.
        • −5 bis −9: feindselig.
        • −10 und weniger: Feind.
rule-10-4 = Was das Verhältnis bewirkt
    .text =
        • Freundlich: Ihre Kräfte greifen nicht an, ihre Häfen sind besser, und es gibt einen Lohn, in der Regel ihren Helden, ein Modul, einen Jäger oder einen Mech.
        • Verbündet: noch besser, und ein größerer Lohn, in der Regel ein zweiter Held, der ihr Zeichen trägt. Euer erster Verbündeter schickt dazu seinen besten Jäger oder Mech, ausgebaut.
        • Feindselig: Ihre Kräfte greifen an, ihre Häfen bieten weniger und verlangen mehr, und ihr Held dient als Vollstrecker gegen euch.
        • Feind: Angriff auf Sicht, auch in ihren Häfen, und ihr Widersacher geht ins Feld.

        Vor diesem Verhältnis zu ihrer Macht sind solche Helden nicht anzuheuern. Ist der Held einer Macht schon an Bord, wenn sie feindselig wird, dient er bis zum Ende des Szenarios und geht dann. Seine Ausrüstung bleibt.
rule-10-5 = Kein Zurück
    .text = Die erste Macht, die sich mit euch verbündet, bleibt es die ganze Kampagne. Euer Ansehen bei ihr fällt nicht mehr unter 10, und bei ihren Feinden steigt es nicht mehr. Ihr habt nur einen Verbündeten.
rule-10-6 = Vollstrecker und Widersacher
    .text =
        Ein Vollstrecker oder Widersacher hat die Werte eines Schiffs fürs Raumgefecht und eine Kampfstärke: Sie kommt zur Schwierigkeit jedes Einsatzes gegen ihn dazu: ihn zu entern, denen zu begegnen, die er an Bord schickt, und jeder Probe der Geschichte, die ihn nennt. Den Vollstrecker einer Macht nennt eine Probe nur, solange sie feindselig oder ein Feind ist, und einen Widersacher nur im Feld; wer zu Hause geholt wird, zählt immer. Auch besiegt lebt er weiter, wenn das Szenario nichts anderes sagt; und nach einem Sieg über sein Schiff dürft ihr es einmal entern.

        Das Entern ist ein Einsatz: Kampf oder Schleichen, bis zu drei Helden, Schwierigkeit 10/12/14 und die Kampfstärke dazu.

        • Das Schiff eines Vollstreckers, gelungen: 3/4/5 Credits und +1 Moral. Zweite Aufgabe, die Kajüte: ein Würfel, dazu Moral und das Schleichen eines Helden, den ihr erschöpfen dürft; 1 oder weniger ist 1 Treffer von innen, 5–7 sind 2 Credits, 8 oder mehr ist 1 Ausrüstung.
        • Ein Flaggschiff, gelungen: +2 Moral. Zweite Aufgabe, der Safe: Technik oder Bedienen, bis zu drei Helden, 10/12/14. Gelungen: 6/7/8 Credits und 1 Ausrüstung. Misslungen: −2 Crew.
        • Das Entern misslungen: −1 Crew und −1 Moral; beim Flaggschiff −2 Crew und −1 Moral.

        Ein Widersacher hat außerdem eine Fähigkeit, die überall gilt, vom Anfang bis zum Ende jedes Szenarios, das ihn ins Feld führt. Es gibt von beiden je fünf.

        Partien, die mit Version 0.4 oder früher begonnen wurden: die Kampfstärke zählt nur gegen die, die ihr entert, die euch entern oder die ihr wegredet; und die Kajüte wird nicht durchsucht.

## 11

chapter-11 = Die Kampagne

rule-11-1 = Ihre Gestalt
    .text =
        Eine Kampagne hat zehn Szenarien in zwei Akten zu fünf, und danach zwei Schlussszenarien einer Macht.{ $chapters ->
            [12] {""}
           *[other] {" "}In dieser Version fehlen sie noch: Nach Szenario { $chapters } ruht die Kampagne.
        }

        Eine Kampagne aus Verträgen ist eine Kette von Patrouillen nach denselben Regeln: zehn davon, eine nach der anderen, jede für eine Macht eurer Wahl.

        Davor kommen zwei Lehrstücke. Als Lektion gespielt, enden sie, wo die Lektion endet, und geben keine Beute.
rule-11-2 = Die zwei Akte
    .text =
        In den Szenarien 1–5 wählt ihr jeweils eine Seite: im ersten Föderation oder Kartell. Manchmal dürft ihr neutral bleiben.

        In den Szenarien 6–10 dient ihr eurem Verbündeten oder sonst der Macht, bei der euer Ansehen am höchsten ist; unter gleichen wählt ihr. Die zwei Schlussszenarien sind, sobald es sie gibt, die dieser Macht. Gewinnt ihr das letzte, gewinnt ihr die Kampagne.
rule-11-3 = Bedrohung und Grad
    .text =
        Es gibt drei Grade: Leicht, Normal und Schwer. Jedes Szenario nennt seine Bedrohung für jeden. Bei Normal ist es so.

        • Szenarien 1–3: Grün.
        • Szenarien 4–7: Gelb.
        • Szenarien 8–12: Rot.

        Der Grad sagt auch, was eine gewürfelte 6 oder 1 bewirkt.
rule-11-4 = Aufbau
    .text =
        • Verteilt die Systeme, legt Karte und Meldungen aus und lest die Einweisung.
        • Wählt Helden aus der Musterrolle, nun, da ihr die Aufgabe kennt, und zahlt, was jeder kostet. Ihr zahlt für jeden in jedem Szenario; weniger Credits heißt weniger Helden.
        • Teilt sie den Systemen zu.
        • Wählt bis zu drei Jäger und Mechs, dazu Module und Ausrüstung.

        Szenario 1 nennt die Musterrolle, mit der ihr beginnt. Ein Vertrag nach dem ersten wird bei der Unterschrift zum Teil bezahlt, damit immer etwas zum Anheuern da ist; und das Schiff fährt mit denen, die an Bord sind, und sei es nur die Crew.
rule-11-5 = Meilensteine
    .text =
        Jedes Szenario hat drei Meilensteine: sein Hauptziel, seinen Nebenauftrag und einen dritten, der wechselt, etwa 12 von 18 Meldungen durch Aufklären oder Bewegen aufzudecken. In der Geschichte müsst ihr den Nebenauftrag erst finden; bei einem Vertrag erfahrt ihr ihn gleich.

        Was ein Meilenstein einbringt, bringt er, sobald er erreicht ist. Meldungen, die eine Fähigkeit aus der Ferne aufdeckt, zählen weder als Aufklären noch als Bewegen.

        Jeder erreichte Meilenstein befördert einen Helden, der im Szenario dabei war. Ein Held wird einmal befördert, für immer.
rule-11-6 = Was zu einem Szenario gehört
    .text = Ein Szenario hat Texte, die von eurer Seite abhängen, Ereignisse, die ein Sektor, eine Runde oder eine Tat auslöst, Entscheidungen, die bleiben, und eine Nachbesprechung. Je mehr Ziele ihr erreicht, desto mehr bringt es, an Credits, Helden, Maschinen, Modulen, Ausrüstung oder Ansehen. Ihr dürft ein Szenario verlieren und weiterfahren; spätere Ereignisse ändern sich.
rule-11-7 = Das Spiel verlieren
    .text =
        Verloren ist das Spiel nur, wenn der Rumpf unter 1 fällt. Dann dürft ihr das Szenario von vorn spielen oder die Kampagne dort beenden. Der verlorene Augenblick bleibt erhalten.

        Beim neuen Anfang ist das Schiff repariert und niemand verwundet, und Crew, Moral, Rumpf, Schrott und Munition sind mindestens so hoch wie zu Beginn einer Kampagne. Partien, die mit Version 0.4 oder früher begonnen wurden: alles ist wie davor.
rule-11-8 = Das Logbuch der Kampagne
    .text =
        Das Logbuch hält von einem Szenario zum nächsten fest: Ergebnisse, Meilensteine und Entscheidungen; Credits, Schrott und Munition; Rumpf, Schaden an Sektionen, Crew und Moral; das Ansehen; die Musterrolle, mit Beförderungen und wer dabei war; Ausrüstung, Module und Maschinen, mit Schaden und Ausbau; und Wunden.

        Zwischen den Szenarien liegt alle Ausrüstung in den Spinden, höchstens sechs Stücke; der Rest geht zurück in den Stapel. Der Held einer Macht, der sich angeschlossen hat, bleibt in der Musterrolle, ist aber nicht anzuheuern, solange seine Macht feindselig ist.

        Schaden, Verluste und Moral gehen mit. Rumpf oder Munition, für die nur ein Modul Platz hatte, sind verloren, wenn ihr ohne es ablegt. Erschöpfte Helden kommen bereit zurück. Ein verwundeter Held bleibt vermerkt, auch über Szenarien hinweg, die er aussetzt, bis er geheilt ist; wird er wieder angeheuert, beginnt er erschöpft.
rule-11-9 = Zwischen den Szenarien
    .text = Ihr dürft Geld für Reparaturen, Ausbauten und Crew ausgeben. Es gelten die neutralen Preise der Häfen; ein verwundeter Held wird für 3 Credits geheilt, eine Saloonrunde für alle hebt einmal die Moral, Crew kostet je 4, und Ausbauten kosten den Preis des Technikhofs auf der Karte, wenn die Nachbesprechung nichts anderes sagt.

## 12

chapter-12 = Ausrüstung und Ausbau

rule-12-1 = Ausrüstung
    .text =
        Es gibt { $gear-count } Ausrüstungsmarken, blind gezogen. Ein Stück erhöht die Würfe seines Trägers mit der einen Fertigkeit, die es nennt, um seinen Wert. Jedes System darf ein Stück führen, ausgebaut zwei, bei zwei Helden. Ein Stück darf am Anfang oder Ende eines Szenarios den Helden wechseln, oder angedockt.

        Ein neues Stück darf an die Stelle eines getragenen treten, das dann zurück in den Stapel geht: an die des eigenen oder, wo der Trupp keinen Platz für ein weiteres hat, an die eines beliebigen darin. Ihr dürft das neue auch liegen lassen.

        Ausrüstung bleibt die ganze Kampagne; ein Stück, das niemand nimmt, geht zurück in den Stapel, und ist der Stapel leer, wird keines gefunden oder verkauft. Einige Marken sind kleine Module: Sie brauchen keinen Ausrüstungsplatz, werden vom nächsten Szenario an eingebaut und lassen sich nicht ausbauen.

        { $gear }

        Kleine Module:

        { $lesser-modules }

        Partien, die mit Version 0.4 oder früher begonnen wurden: kein Stück wird ersetzt; eines ohne Platz geht zurück in den Stapel.
rule-12-2 = Systeme ausbauen
    .text =
        Der Preis eines Ausbaus steht auf der Karte des Systems.

        { $upgrades }

        Ein Ausbau bringt einen Ausrüstungsplatz mehr und verbessert die Befehle. Sie kosten und bewirken dasselbe wie die der Grundseite, bis auf dies:

        Brücke
        • Ausweichkurs: +1 Ausweichen auch für jede Maschine draußen.
        • Feuerleitung: Der erste Fehlschuss der Ironclad in dieser Phase wird neu gewürfelt, und der zweite Wurf gilt.
        • Tollkühnes Manöver: dazu +1 Zielen.
        • Hilfsenergie: bis zu 2 Energie.
        • Reaktorkern überladen: danach 2 Schaden an Sektionen eurer Wahl.

        Waffen
        • Lasertürme: gegen schnelle Ziele so viele Würfe, wie schnelle Feinde da sind, mindestens zwei, frei verteilt.
        • Torpedos: 3 Schaden, in der schnellen Stufe.
        • Schwere Batterie: 4 Schaden, und Schaden über die Zerstörung des Ziels hinaus geht ohne Wurf auf einen anderen Feind eurer Wahl über.
        • Breitseite: 3 Schaden.
        • Hauptgeschütz: ein Wurf auf jeden langsamen Feind; ist keiner da, auf einen schnellen.

        Hangar
        • Geleit: die ersten zwei Angriffe, die die Ironclad oder eine Maschine draußen treffen.
        • Rottenflieger: jede Maschine draußen.
        • Staffelbefehl: Schilde halten die Angriffe der Maschinen nicht auf.
        • Ausfall mit allem: Kein Pilot wird erschöpft.

        Partien, die mit Version 0.4 oder früher begonnen wurden: ausgebaute Waffen machen 1, 2, 3 und 6 Schaden wie die der Grundseite.
rule-12-3 = Maschinen zum Anheuern
    .text =
        Anzuheuern sind drei Jäger, Skadi, Bellwether und Marten, und drei Mechs, Bullock, Rigger und Smith. Jede Karte hat eine ausgebaute Seite; ein Technikhof dreht sie für die Credits auf der Karte um. Nur Systeme kosten auch Schrott.

        Ein Mech ist kein Jäger: Was gegen Jäger dazukommt, zählt gegen ihn nicht. Ein Schiff aber, das Jäger zuerst angreift, greift auch Mechs so an.

        • Skadi: gegen Jäger besser, im Treffen wie im Ausweichen. Ausgebaut wird der erste Fehlschuss einer Stufe neu gewürfelt.
        • Bellwether: Feinde, die die Ironclad angreifen würden, greifen statt ihrer ihn an; ausgebaut tun es alle Feinde. Schiffe, die nie Jäger angreifen, lockt er nicht.
        • Marten: wird in der Fernphase nicht angegriffen. Ist er ausgebaut, halten Schilde ihn nicht auf.
        • Bullock: In jeder Stufe geht der erste Angriff, der die Ironclad träfe, auf ihn. Ausgebaut nimmt er 1 Schaden weniger.
        • Rigger: kann, statt anzugreifen, 1 Schaden an einer Sektion oder einer anderen Maschine draußen reparieren. Ausgebaut neben dem Angriff.
        • Smith: Schilde halten ihn nicht auf. Ausgebaut bringt jeder Angriff, der trifft, 1 Schrott ein.
rule-12-4 = Module
    .text =
        Module sind Beute oder Belohnung, nicht zu kaufen; manche lassen sich für Credits ausbauen. Am Anfang eines Szenarios baut ihr bis zu zwei ein, für das ganze Szenario. Eines aus der Beute baut ihr vom nächsten Szenario an ein; habt ihr es schon, ist es verloren.

        { $modules }

## 13

chapter-13 = Bestandteile

rule-13-1 = Der ganze Satz
    .text =
        • { $heroes } Helden und { $faction-heroes } Helden der Mächte, zweiseitig.
        • { $enforcers } Vollstrecker und { $villains } Widersacher.
        • { $enemies } feindliche Schiffe und { $fighters } Maschinen zum Anheuern, zweiseitig.
        • 22 Meldungen und 20 Meldungskarten.
        • { $gear-count } Ausrüstungsmarken und { $module-count } Module.
        • { $orders } Befehlskarten, zweiseitig.
        • { $port-count } Kartenteile für Planeten und Stationen; { $tiles-of-three } Kartenteile aus drei und { $tiles-of-four } aus vier Sechsecken, zweiseitig.
        • { $conditions } kosmische Lagen.
        • 2 Lehrstücke und die ersten { $chapters } Szenarien der Kampagne.

## Listen, die aus den Karten kommen

rules-gear = • { $skill }: { $pieces }.
rules-gear-piece = { $name } +{ $adds }
rules-module = • { $name } ({ $whose }): { $does }.
rules-module-upgraded = • { $name } ({ $whose }): { $does }. Ausgebaut, für { $price ->
    [one] 1 Credit
   *[other] { $price } Credits
}: { $then }.
rules-module-basic = Grundmodul
rules-module-lesser = eine Ausrüstungsmarke
rules-port = • { $name } ({ $whose }): { $services }.
rules-port-unaligned = ungebunden
rules-port-all = alle sechs Dienste
rules-port-price = { $service } zu { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
}
rules-port-asks = { $service } (erschöpft: { $class })
rules-upgrade = • { $system }: { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
} und { $salvage } Schrott.
rules-prices = { $neutral } / { $friendly } / { $ally }
rules-price-none = –
# Was ein Modul tut, solange es eingebaut ist; mehreres steht mit Strichpunkten hintereinander.
does-recon = Aufklären erreicht Meldungen bis { $count } Sektoren weit
does-weapons-energy = Waffenbefehle kosten { $count } Energie weniger
does-accuracy = +{ $count } auf alle Würfe auf Zielen
does-evasion = +{ $count } auf alle Würfe auf Ausweichen
does-radiation = +{ $count } Strahlenschild
does-shields = Schilde +{ $count }
does-ignored-attacks = { $count ->
    [one] in jedem Raumgefecht bleibt der erste Angriff, der die Ironclad trifft, ohne Wirkung
   *[other] in jedem Raumgefecht bleiben die ersten { $count } Angriffe, die die Ironclad treffen, ohne Wirkung
}
does-hull = +{ $count } auf den höchsten Rumpf
does-ammo = +{ $count } auf die höchste Munition
does-heal = erlaubt Heilen
does-repair = erlaubt Reparieren
does-illness = Krankheit und Raumkoller kosten { $count } Crew weniger
does-rest = Ruhen macht { $count } Helden bereit
does-energy = eingebaut −{ $count } Energie
does-fee = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
} bei jedem Einbau
