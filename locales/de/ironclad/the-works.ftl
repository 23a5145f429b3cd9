### Szenario 5, „Das Werk“: drei Luftwerke, vier Wellen und ein Brett mit Namen. Es schließt den ersten Akt.
### { $date } ist der laufende Tag: Das Szenario beginnt am 12/07/100GN, und jede Runde ist ein Tag.
### { $client } und { $opponent } sind die beiden Mächte; { $difficulty } ist die Zahl der Probe im gespielten Modus.
### Wer die Leute von Perdita sind, darf kein Wort verraten, ehe das Brett gelesen ist, oder die Luftzahlen.

scenario-the-works-name = Das Werk
scenario-the-works-subtitle = Perdita, im Jahr 100, wo jemand die Ventile zugedreht hat. Etwa 100 Minuten.
scenario-the-works-chart = Perdita und ihre Luftwerke
scenario-the-works-chart-note = Luft nach Vereinbarung

scenario-the-works-aim-corporation = Nach Runde { $turns } laufen noch zwei Luftwerke
scenario-the-works-aim-firstborn = Nach Runde { $turns } laufen noch zwei Luftwerke
scenario-the-works-aim-own = Nach Runde { $turns } laufen noch zwei Luftwerke

side-the-works-corporation = Die Luftwerke halten, bis man einig ist
    .text = Für den Konzern. Handgeld { $retainer }; { $pay } für zwei Luftwerke, dazu ein Rigger.
side-the-works-firstborn = Die Luftwerke mit ihnen halten
    .text = Für die Erstgeborenen. Handgeld { $retainer }; { $pay } für zwei Luftwerke, dazu ein Zielrechner.
side-the-works-own = Dem Werk beistehen
    .text = Kein Auftraggeber, kein Sold; Konzern −2 und Erstgeborene −2, sobald wir ablegen. Die Leute lassen einen Hut herumgehen: { $retainer }, dazu 3 Schrott, wenn es hält.

milestone-the-works-main-corporation = Zwei Luftwerke laufen
    .text = Wird nach der letzten Runde geprüft. Sind zwei verloren, ist es sofort vorbei.
milestone-the-works-main-firstborn = Zwei Luftwerke laufen
    .text = Wird nach der letzten Runde geprüft. Sind zwei verloren, ist es sofort vorbei.
milestone-the-works-main-own = Zwei Luftwerke laufen
    .text = Wird nach der letzten Runde geprüft. Sind zwei verloren, ist es sofort vorbei.
milestone-the-works-side = Wessen Brett ist das?
    .text = Auf Perdita angedockt, die Vorarbeiterin sagen lassen, wessen Namen das sind.
milestone-the-works-third = Drei Luftwerke, und niemand verletzt
    .text = Wird nach der letzten Runde geprüft: Alle drei laufen, und kein Held ist verwundet.

## Vor der Ausrüstung

passage-the-works-briefing = Ein Ventil
    .text =
        Für die Ironclad ist ein Ventil gekommen. Es kam unfrei, in einer Kiste Hobelspäne: ein Messingrad, so groß wie ein Teller, zugedreht, mit einem Zettel am Draht. „Werk Perdita, Hauptleitung zwei. Wir haben aufgehört. Bitte nicht schießen.“

        „Das ist ein gutes Ventil“, sagt Daisuke.

        „Seit dem Zehnten kommt kein Eis“, sagt Fetu. „Vierzig Stationen kaufen da, also haben es alle eilig. Sie wollen ein Schiff mit Geschützen bei den Luftwerken. Der Konzern will das. Die Erstgeborenen wollen das. Geschossen werden soll auf verschiedene Leute.“

        Fetu hat einmal fünf Wochen lang ein Dock stillgelegt. Er hat das Rad auf den Knien. Er versucht es, sachte, und es bewegt sich nicht.
    .log = { $date }. Europa. Hammel. Ein Ventil, von Fremden. Fetu ist bester Laune, seit es da ist, und ich habe ihn gebeten, es zu verstecken, bis wir beide Seiten gehört haben.

passage-the-works-cormac = Für einen Tag
    .text =
        „Drei Luftwerke und keins übrig“, sagt Cormac Byrne. Er hat es aufgezeichnet, und zwar gut. „Gebaut für vierzehntausend. Jetzt sind da mehr. Laufen zwei, atmen alle; läuft eins, haben sie einen Tag. Man sollte meinen, da geht keiner mit Geschützen ran. Und genau dazu sind Freibeuter unterwegs, um sie zu befreien.“

        „Und ihr?“, sagt Gabriel. „Was schickt ihr?“

        „Ich? Bergung.“ Er sieht nicht von der Zeichnung auf. „Später. Wenn man sich geeinigt hat. Ich hole Anlagen. Das hab ich ihnen gesagt: Anlagen, keine Leute, und dass sie Abstand halten sollen.“ Er radiert einen Strich aus, der stimmte. „Haltet es am Atmen, bis wir geredet haben. Mehr nicht. Danach macht, was ihr wollt.“

passage-the-works-cormac-aboard = Für einen Tag
    .text =
        Cormac Byrne hat auf dem Messetisch eine Zeichnung ausgebreitet, auf jeder Ecke eine Tasse. „Ich hab Befehle von Kontor“, sagt er. „Ich bin zu euch abgestellt, also lese ich sie euch vor, wie ich sie jedem vorlesen würde. Drei Luftwerke, und keins übrig. Gebaut für vierzehntausend; jetzt sind da mehr. Laufen zwei, atmen alle; läuft eins, haben sie einen Tag. Es sind Freibeuter unterwegs, um sie zu befreien. Der Konzern bittet euch, es am Atmen zu halten, bis man sich geeinigt hat.“

        „Und was schickt er?“, sagt Gabriel.

        „Bergung.“ Er sieht nicht auf. „Das wär ich gewesen. Ich hole Anlagen, Leute hab ich nie geholt. Sie schicken den Jungen, den ich angelernt hab, und ich könnt nicht sagen, was ich ihm beigebracht hab.“ Er radiert einen Strich aus, der stimmte. Eluned drückt ihm den Bleistift wieder in die Hand und sagt zu dem Strich nichts.

passage-the-works-vashti = Unser Blut
    .text =
        Vashti von Ismail ist durch die Kombüse hereingekommen, an den Lampen vorbei, und isst im Stehen.

        „Auf Perdita sind Leute von uns. Eisleute; die haben die Arme dafür. Der Konzern hat sie auf Papier, und sie sind von den Knien aufgestanden. Also schickt er Bergungsschiffe. Hübsches Wort. Die schrauben die Luft ab und warten.“ Sie leckt sich den Daumen. „Die Häuser bitten euch, die Luftwerke mit ihnen zu halten. Danke sagen sie nicht, das sagen sie hinterher.“

        „Wie viele von euch?“, sagt Gabriel.

        „Eine Zahl geben sie mir nicht.“ Das wundert sie. „Ich hab den Ältesten gefragt. Er hat gesagt, da ist niemand. Dann hat er gesagt: halten.“

passage-the-works-vashti-fought = Unser Blut
    .text =
        Vashti von Ismail ist durch die Kombüse hereingekommen, an den Lampen vorbei, und bleibt stehen, wo alle ihre Hände sehen.

        „Letztes Mal habt ihr mir einen Mann abgenommen“, sagt sie. „Ich hatte einen Tisch, und ihr seid drum herum. Deswegen bin ich nicht hier. Ich hab um den Auftrag gebeten, weil ihr die Einzigen seid, gegen die ich verloren hab und die ich trotzdem frag.“ Sie setzt sich nicht. „Auf Perdita sind Leute von uns. Eisleute; die haben die Arme dafür. Der Konzern hat sie auf Papier, und sie sind von den Knien aufgestanden. Also schickt er Bergungsschiffe. Die schrauben die Luft ab und warten. Die Häuser bitten euch, die Luftwerke mit ihnen zu halten.“

        „Wie viele von euch?“, sagt Gabriel.

        „Eine Zahl geben sie mir nicht.“ Das wundert sie. „Ich hab den Ältesten gefragt. Er hat gesagt, da ist niemand. Dann hat er gesagt: halten.“

passage-the-works-vashti-aboard = Unser Blut
    .text =
        Vashti von Ismail hat von Hand eine Botschaft bekommen, von einer Hüterin, die nicht weiter als bis zur Lampe wollte. Sie bringt sie zum Abendessen mit und isst darauf.

        „Die ist für euch alle“, sagt sie. „Auf Perdita sind Leute von uns. Eisleute. Der Konzern hat sie auf Papier, und sie sind von den Knien aufgestanden, also schickt er Bergungsschiffe. Die schrauben die Luft ab und warten. Die Häuser bitten die Ironclad, die Luftwerke zu halten.“ Sie leckt sich den Daumen. „Bitte steht da. Zwanzig Jahre trag ich für die aus, und ein Bitte hatte ich noch nie.“

        „Wie viele von euch?“, sagt Gabriel.

        „Ich bin raus ans Boot und hab gefragt. Da ist niemand, sagt die Hüterin.“ Sie sucht die Lampe und dreht sie noch weiter herunter. „Geweint hat sie dabei. Ich schätz also, mehr als einer.“

passage-the-works-own = Restbestand
    .text =
        Als beide fort sind, holt Salome eine Seite aus dem Schuh.

        Sie ist so oft gefaltet worden, dass sie in Stücken ist, und die legt Salome aus wie ein Blatt Karten. Aus einem Hauptbuch gerissen, Kontor, 97. Perdita. Angefordert: Filter, Lampe, Decke, zweiundzwanzigtausend und soundso viel. Auf Rechnung von. Das Wort in der Spalte ist Restbestand. Und dahinter: unterhalten.

        „Ich hab gefragt, wovon das der Rest ist“, sagt Salome. „Es war das einzige Mal, dass meine Direktorin nicht wusste, wohin mit den Händen.“

        Fetu legt das Ventil auf den Tisch. „Wir könnten sie selber fragen“, sagt er. „Dann müssten wir hin und auf niemandes Seite sein. Das heißt, auf ihrer.“

choice-the-works-side = Wem stehen wir bei?
option-the-works-side-corporation = Beim Konzern unterschreiben
    .cost = Hauptziel: +3 Konzern, −3 Erstgeborene, { $pay } Credits, ein Rigger. Gegen uns: die Erstgeborenen.
    .log = { $date }. Becher: bis man einig ist. Salome hat ihre Seite wieder in den Schuh gesteckt.
option-the-works-side-firstborn = Bei den Erstgeborenen unterschreiben
    .cost = Hauptziel: +3 Erstgeborene, −3 Konzern, { $pay } Credits, ein Zielrechner. Gegen uns: der Konzern.
    .log = { $date }. Becher: mit ihnen. Ich fragte Vashti, wer das ist. Sie sagte, das wüsste sie gern.
option-the-works-side-own = Dem Werk beistehen
    .cost = −2 Konzern, −2 Erstgeborene. { $retainer } in einem Hut, kein Sold; 3 Schrott, wenn es hält. Gegen uns: beide, jede Welle ein Schiff kleiner.
    .log = { $date }. Becher: die von dort. Achterberg bedauert. Unsere Rechnung hat sie zuunterst in den Stapel gelegt, aus Versehen, sagt sie, und kann sich nicht denken, wie.

passage-the-works-sail = Leute
    .text =
        „Drei Luftwerke, und euch gibt es einmal“, sagt Thaddeus. „Ihr könnt nicht überall sein. Also lasst Leute da. Drei je Luftwerk, die eine Tür halten oder eine Pumpe flicken. Sie sind von Bord, bis ihr sie holt.“

        Er hat eine frische Seite mit drei Spalten.

        „Alle paar Tage eine Welle, von hier außen.“ Der Bleistift geht um den Rand der Karte. „Von welcher Seite, weiß man erst, wenn sie da ist. Sie geht aufs nächste Luftwerk. Jeden Tag, den sie dran ist, verliert es einen Punkt, und es hat zwei. Ist es hin, geht sie zum nächsten.“

        „Und auf Perdita?“, sagt Gabriel.

        „Auf Perdita“, sagt Thaddeus, „haben sie sich hingesetzt.“
    .log = { $date }. Nach Perdita. Für drei Orte gepackt. Thaddeus will wissen, wer wo bleibt und zu welcher Stunde. Er sagt, es sei wegen der Suppe.

## Auf Perdita

passage-the-works-perdita = Nummer, bitte
    .text =
        Die Ankunftshalle von Perdita fasst zweitausend, und in der Mitte läuft ein Geländer hindurch, blank gegriffen. Da ist ein Tisch, und am Tisch eine Frau mit einem Rechenschieber, die aller Leute Arbeit tut.

        „Nummer, bitte“, sagt Pham Ngoc Lan.

        „Wir sind Besuch“, sagt Gabriel.

        Auch dafür findet sie ein Formular. Es will eine Nummer. Platz ist für Schuhgröße, Blut und Lunge; für einen Namen ist keiner. „Ich weiß“, sagt sie. „Schreib irgendwas. Es ist für die Luft. Zwei Liter die Minute für jeden, und sie sitzen, das hilft.“

        Hinter dem Geländer, die ganze Schräge der Halle hinauf, sitzen Leute in Reihen, und keiner von ihnen hat sich umgesehen. Bei der Kantinentür ist eine Wand mit Marken. Lan sieht, dass ihr sie seht. „Fragen könnt ihr“, sagt sie.
    .log = { $date }. Auf Perdita angedockt. Eingetragen als vierhundertsechs, die erste Nummer, die mir einfiel. Die Ingenieurin hier fragte, ob ich sicher sei.

passage-the-works-sprayed = Hafengesundheit
    .text =
        Auf Perdita steht heute noch ein Tisch vor dem Tisch, und darauf liegt eine Spritzpistole.

        „Ihr seid das Schiff, das bei Anneke durch die Linie ist“, sagt der Mann dahinter, durch ein Tuch. „Vierzig Familien, im sechsten Monat. Ein Haus von den vierzig hatte es, sagt man mir. Hier sind vierundzwanzigtausend an einer Luft.“ Böse ist er nicht. Er hat eine Liste von Schiffen, und sie ist kurz. „Arme weg vom Körper, bitte. Alle. Dann sitzt ihr in dem Zimmer da, bis das Papier trocken ist.“

        Es ist rosa und schmeckt nach Birnendrops. Thaddeus lässt sich besprühen, die Arme angelegt, denn er hält eine Uhr. „Sechs Stunden zehn“, sagt er, als die Tür aufgeht. „Sie haben ganz recht.“
    .log = { $date }. Abgesprüht und sechs Stunden in ein Zimmer gesetzt, wegen Anneke. Ich hatte gedacht, wir wären damit durchgekommen.

passage-the-works-board = Wessen Brett ist das?
    .text =
        Die lange Wand der Kantine hängt voller Bretter, vom Herd bis zur Tür: sechzig Meter, acht Reihen hoch. In den Reihen sitzen Nägel, dicht an dicht, und an jedem Nagel eine Marke.

        „Schichtbrett“, sagt der Koch.

        Das ist es nicht. Ein Schichtbrett hat Nummern. Das hier sind Blechstreifen, daumenbreit, aus Dosen geschnitten, und in jeden ist ein Wort geschlagen. Ruveni. Sefo. Kleiner Sefo. Tante. Manche hängen gerade; manche sind zur Wand gedreht.

        „Wer führt es?“, fragt ihr.

        „Das ist für die Schichten“, sagt der Koch. Von den Bänken sind Leute aufgestanden, eine Reihe nach der anderen. Sie kommen und stellen sich mit dem Rücken vor die Bretter, bis von der Wand nichts mehr zu sehen ist, nur Leute.
    .log = { $date }. Auf Perdita gibt es ein Brett mit Namen. Der Koch sagt, es ist für die Schichten. An die dreitausend Marken die Reihe; acht Reihen. Gerechnet von Noriko, oder von mir.

offer-the-works-board = Fragen, wessen Brett das ist
    .cost = Eine Aktion auf Perdita und ein Held mit Diplomatie.
offer-the-works-ask = Fragen, wessen Brett das ist
    .cost = Frei, auf Perdita.
offer-the-works-keala = Mit der Vorarbeiterin reden
    .cost = Eine Aktion auf Perdita. Zwei Proben: Diplomatie oder Technik, dann Diplomatie; hat sie Grund, uns anzuhören, nur die zweite. Misslungen: −1 Moral.
check-the-works-foreman = Die Vorarbeiterin
    .brings = Sie hört uns an; es folgt eine Probe um die Namen
    .won = Sie wischt sich die Hände ab, was ein Anfang ist.
    .lost = Sie hat eine Schicht abzusitzen.
check-the-works-names = Die Namen
    .brings = Wir bekommen die Namen
    .won = Sie dreht die erste Marke herum.
    .lost = Sie hat euch gesagt, was sie Inspektoren sagt.

passage-the-works-keala = Die Vorarbeiterin
    .text =
        Die Vorarbeiterin des Werks ist zweiundvierzig und hat Eisbrand bis zu den Ellbogen. Sie schraubt fertig, was sie gerade festschraubt, prüft es und dreht sich erst dann um.

        „Keala“, sagt sie. „Vorarbeiterin. Ich würd ja sagen, setzt euch, aber das ist hier ein politischer Standpunkt.“

        Euren Namen hat sie, wie sich zeigt, und den des Schiffs, und sie besieht sich eine Zeit lang beide zusammen.

        „Ich hab mich gefragt, wer von euch kommt“, sagt Keala. „Ich dachte, ihr seid älter. Bei so einem Schiff denkt man an alte Männer.“ Sie zieht die Ärmel herunter. „Also los. Fragt, was ihr fragen wolltet. Nicht das mit dem Lohn.“
    .log = { $date }. Die Vorarbeiterin des Werks getroffen. Sie kannte das Schiff. In der Regel macht das den Leuten keine Freude.

passage-the-works-names = 22.914
    .text =
        „Sefo“, sagt Keala. „Bäcker. Kleiner Sefo, sein Junge; schießt in die Höhe. Tante; wie sie sonst hieß, sagt sie nicht. Zur Wand gedreht heißt: seither gestorben. An gewöhnlichen Sachen.“ Sie geht mit einem Finger an den Brettern entlang. „Zweiundzwanzigtausend neunhundertvierzehn. Bei euch stehen wir unter den Toten. Das hier ist Mirembe. Es war eine nette Stadt. Ihr habt sie ja gesehen; es hing Wäsche draußen.“

        Daisuke hat nach dem Herd gegriffen und lässt ihn wieder los.

        „Zwölf Schiffe sind gekommen, bevor ihr geschossen habt. Sieben Nächte. Ein Mann ging von Tür zu Tür und sagte uns, welches unseres war, sehr höflich, die Mütze in der Hand. Er hatte eure Leute gebeten zu warten, und sie wollten nicht, also hat er Schiffe geholt.“ Der Finger ist stehen geblieben. „Kapitän Xavier. Es tut euch leid, hör ich. Ihm tat’s weniger leid, und er war mehr nütze.“
    .log = { $date }. Sie leben: 22.914, von Mirembe. Kapitän Xavier hat die Schiffe geschickt. Elf Tage nach dem Schuss habe ich ihn von meinem gesetzt, des Schusses wegen.

passage-the-works-hand = Seine Hand
    .text =
        Über Gabriels Schulter hinweg sieht Keala ihn: Kapitän Xavier, am Ende des Gangs, mit der Mütze auf, auf der Suche nach einem Platz, wo er weniger im Weg ist.

        Keala geht an Gabriel vorbei. Sie geht den ganzen Gang hinunter, wischt sich dabei die Hand an der Seite ab und streckt sie dann aus.

        „Dick geworden“, sagt sie.

        „Zu meinem Bedauern das Gegenteil“, sagt Kapitän Xavier. Er hat die Mütze abgenommen. Er hält ihre Hand in seinen beiden und scheint vergessen zu haben, wie man aufhört. „Was macht die Brust des Jungen?“

        „Er singt.“

        „Ah“, sagt Xavier. Überall in der Halle stehen Leute auf.
    .log = { $date }. Sie hat ihm die Hand gegeben, vor mir. Ich zählte, wie viele aufstanden. Bei zweitausend habe ich aufgehört.

passage-the-works-refused-inspector = Was sie Inspektoren sagt
    .text =
        „Das sind Vertragsarbeiter“, sagt Keala. „Eis, Folie, Gerüst. Verpflegt, untergebracht, bezahlt zum Termin. Für jede weitere Frage gibt’s ein Formular.“ Es kommt aus ihr wie Dampf aus einem Rohr, mit gleichem Druck.

        Hinter ihr stehen sie noch immer vor den Brettern, Schulter an Schulter, die ganzen sechzig Meter. Am Ende haben sie einen Jungen auf eine Bank gehoben, um eine Lücke zu füllen.

        „Ihr seid sicher weit gefahren“, sagt sie noch. „Tut mir leid, dass wir für euch auch keinen Namen haben.“
    .log = { $date }. Die Vorarbeiterin gefragt. Sie sagte mir, was sie Inspektoren sagt. Ich habe einige Übung darin, zu hören, wenn etwas schon oft gesagt worden ist.

line-the-works-clean-thaddeus = „Kein Sprühen. Am Pult liegen zwei Listen, und wir stehen auf der von denen, die vor Anneke die Linie gehalten haben. Die Gebühren haben sie uns zurückgegeben: zwei Credits.“
line-the-works-signed-ruveni = „Der hat uns mit Namen aufschreiben lassen, am Kai, zweihundertvierzig Zeilen. Meine Füße haben’s ihm nicht verziehen. Ich schon.“
line-the-works-by-name-keala = „Ruveni schreibt mir vom Spiegel. Ihr habt sie mit Namen eintragen lassen, zweihundertvierzig Zeilen, vier Stunden lang. Ihre Füße haben’s euch nicht verziehen. Sie schon.“
line-the-works-freed-ruveni = „Die haben uns durch die Küche rausgelassen. Es gab Suppe. Ich hab ja gesagt, ich sag’s dir, wenn die mal kommen.“
line-the-works-by-the-kitchen-keala = „Ruveni ist mit vierzig von ihren raus zu Luftwerk zwei. Ihr habt sie durch die Küche rausgelassen, sagt sie, und es gab Suppe. Die Suppe soll ich eigens erwähnen.“
line-the-works-tags-keala = „Zweihundertvierzig von meinen waren in dem Schiff. Die Marken hab ich umgedreht. Helfen tu ich euch nicht.“
line-the-works-strays-keala = „Hundertvierzig sind hier dies Jahr weggelaufen. Irgendwer hat sie mitgezählt, hör ich. Einem Schiff hätt ich das nicht zugetraut.“
line-the-works-word-given-keala = „Ihr habt einem Mann euer Wort gegeben, dass ihr nicht nach uns fragt. Er hat mir eine Zeile geschrieben. Dass einer seins hält, hör ich zum ersten Mal. Ihr müsst nicht ganz vorn anfangen.“
line-the-works-word-refused-keala = „Ihr habt ihn nach Mirembe gefragt. Auf einem brennenden Schiff, die Mütze in der Hand. Er hat nichts gesagt, hat er mir geschrieben. Mir wär lieber gewesen, das hätte keiner ausprobieren müssen.“
line-the-works-geodesist-noriko = „Achttausend und etwas, in der Erde. Zweiundzwanzigtausend neunhundertvierzehn, hier. Es geht auf, bis auf ein paar Hundert. Die paar Hundert gefallen mir nicht.“
line-the-works-geodesist-thaddeus = „Achttausend und etwas in der Erde, steht auf diesen Platten. Zweiundzwanzigtausend neunhundertvierzehn hier. Addieren kann ich.“
line-the-works-air-pham = „Am Zahltag atmen alle tiefer. Das plane ich ein. Heute wird keiner bezahlt, und die ganze Halle atmet wie ein Schläfer.“

passage-the-works-riggers = Durch die Küche
    .text =
        An Perditas Schleuse wird ein Schlitten für Luftwerk zwei beladen, und um ihn herum stehen in Overalls vierzig Leute, die auf Europa sein sollten.

        „Hab gehört, euch fehlen Leute“, sagt die Frau mit dem grauen Haar. An ihrem Kragen ist ein Viereck, das nicht mit ausgeblichen ist. „Wir sind mit der Wäsche gekommen.“

        Gabriel sagt, sie seien doch frei.

        „Sind wir“, sagt Ruveni. „Deswegen konnten wir ja.“ Sie reicht den zweiten Schraubenschlüssel hinauf, ohne dass man sie darum bittet. „Das hier drin sind unsere. Geht ihr und kümmert euch um eure Geschütze. Luftwerk zwei halten wir euch. Einmal jedenfalls.“
    .log = { $date }. Luftwerk zwei wird von vierzig Leuten gehalten, die wir haben laufen lassen. Bezahlt werden sie von niemandem. Ich bot Suppe an. Sie hatten welche mit.

passage-the-works-riggers-held = Vierzig Overalls
    .text =
        Ruvenis vierzig Leute wissen es seit einer Stunde, aus den Rohren. Als die Welle auf die Galerie von Luftwerk zwei kommt, ist da niemand als ein alter Mann, der schläft, und eine Reihe Overalls, zum Trocknen aufgehängt.

        Sie steht dazwischen und horcht. Dann drehen die Overalls sich um.

        Es fällt kein Schuss. Da sind vierzig Schraubenschlüssel und eine Stimme, die sagt, als was jemand alles eingetragen werden kann, der ohne Nummer in einer Druckhalle angetroffen wird. Es ist eine ganze Liste. „Fracht bin ich gewesen“, sagt Ruveni zum Schluss. „Euch läge das nicht.“

        Sie gehen, wo sie hergekommen sind, einer nach dem anderen, und der Letzte macht die Tür zu.
    .log = { $date }. Die erste Welle bei Luftwerk zwei ist von vierzig Taklern heimgeschickt worden. Niemand verletzt. Ein Overall fehlt. Ruveni hätte ihn gern wieder.

passage-the-works-cutter = Von Anneke
    .text =
        Es ist ein Obstkutter mit Ernterahmen, und sein eines Geschütz ist für Stare. Er setzt sich der Ironclad vor den Bug, als hätte man ihm einen Admiral anvertraut.

        „Anneke, für das Serum“, sagt seine Lampe. „Wir zahlen. Wen hauen wir?“

        Gabriel zeigt hin.

        „Das? Das ist aber groß.“ Eine Pause, in der man Leute Obstkisten umräumen sieht. „Na gut. Wir legen uns davor. Dann muss es Entschuldigung sagen.“
    .log = { $date }. Ein Kutter von Anneke ist drei Tage gefahren, um sich nützlich zu machen. Er wird die erste Welle zwei aufhalten. Er hat Pflaumen mitgebracht.

## Wellen

passage-the-works-wave-firstborn = Lampen aus
    .text =
        Die erste Welle kommt ohne Lampen, in der alten Ordnung, gespreizt wie eine Hand. Eine Stimme ist dabei, auf offenem Funk, erst in der Sprache der Erstgeborenen, dann in unserer.

        „Die aus den Häusern, die man dort festhält, mögen sich auf den Boden legen. Wir sind gekommen, um zu öffnen.“

        „Wenn sie öffnen“, sagt Lan auf der Leitung von Perdita, „hilft Hinlegen auch nicht.“ Sie klingt wie vorhin bei den Formularen. „Ich hab es ihnen gesagt. Nicht, dass sie mir nicht glauben. Man hat ihnen gesagt, da ist niemand drin, der es wissen könnte.“
    .log = { $date }. Erste Welle. Sie sind gekommen, um Leute von der Luft zu befreien. Ich glaube nicht, dass man ihnen gesagt hat, wie viele.

passage-the-works-wave-corporation = Bergung
    .text =
        Die Schiffe des Konzerns kommen mit allen Lampen an und einer Nummer an jedem Bug, in Reihe, wie Männer mit einem Haftbefehl auf der Treppe.

        „Bergung“, sagt der Erste. „Bitte Abstand von der Anlage halten. Sie können gern auf der Station bleiben.“

        „Und was atmen?“, sagt Gabriel.

        Drüben raschelt es. Es dauert eine Weile; es scheinen mehrere Seiten zu sein. „Hier steht nur die Anlage“, sagt die Stimme unglücklich. „Bitte Abstand halten.“
    .log = { $date }. Die Bergung ist da. Über die Anlage haben sie Befehle, über die Leute keine. Ich glaube, da war jemand sorgfältig.

passage-the-works-grudge-council = Unter Beobachtung
    .text =
        Ein weißes Schiff hängt ein wenig außer Reichweite von allem; eine Lampe brennt.

        „Wir sind nicht wegen Perdita hier“, sagt die Wache des Rats. Die Stimme ist leise; man muss sich vorbeugen. „Im sechsten Monat haben Sie Serum durch eine geschlossene Linie gebracht, für eine Partei, der Geld geschuldet war. Es wird nicht behauptet, dass es geschadet habe. Es wäre von Nutzen, Sie dazu zu befragen, aus der Nähe.“

        „Jetzt?“, sagt Gabriel.

        „Es wäre jetzt“, räumt die Stimme ein. Papier ist zu hören. „Falls es ungelegen kommt, kann das eingetragen werden.“

        Er sagt, es komme ungelegen. Man hört, wie es eingetragen wird.
    .log = { $date }. Der Rat hat jemanden geschickt, der nach dem sechsten Monat fragt, mitten in alledem. Das Schiff kommt näher, nach Anmeldung.

passage-the-works-grudge-left = Zwei Stunden und zehn Minuten
    .text =
        Ein weißes Schiff kommt an Perdita vorbei herein, eine Lampe an, und ruft erst, als es ganz nahe ist.

        „Im sechsten Monat hat ein Vorposten von uns Sie gerufen“, sagt die Stimme. Sie ist leise und sehr jung. „An Bord war Fieber. Sie hatten Serum. Gerufen wurde zwei Stunden und zehn Minuten. Ich habe es hier; ich war die Hand an der Taste.“

        Gabriel fragt, wie viele sie drüben sind.

        „Von dem Schiff acht. Die anderen sind mit, weil sie darum gebeten haben.“ Eine Pause, Papier. „Ich sollte Ihnen eine Frage stellen. Ich stelle fest, ich habe keine. Bitte lassen Sie Ihre Leute von den Luken wegtreten.“
    .log = { $date }. Der Rat hat die acht vom Vorposten geschickt. Sie haben uns gesagt, von welcher Seite sie kommen.

passage-the-works-grudge-called-off = Auf derselben Manschette
    .text =
        Ein weißes Schiff kommt an Perdita vorbei herein, eine Lampe an, und hält, wo sein Geschütz nicht hinreicht.

        „Ich soll Sie zum sechsten Monat befragen“, sagt die Stimme. Sie ist leise; man muss sich vorbeugen. „Sie haben Serum durch eine geschlossene Linie gebracht, für eine Partei, der Geld geschuldet war. Ich habe vierzig Fragen. Vorher möchte der Schiffsarzt etwas sagen.“

        Man hört ein Husten, auf zwei Stöcken. „Die haben uns eine Kiste gegeben“, sagt der Arzt. „Sie hätten sie behalten können, und sie hatten noch zwei. Neunundvierzig von uns atmen. Ich habe dem Kommandanten gesagt, dass ich meinen Bleistift nicht finde. Ich habe ihm gesagt, an Bord findet keiner seinen.“

        Die Lampe geht aus und weiter draußen wieder an.
    .log = { $date }. Der Rat hat uns zu Anneke befragen wollen, und sie fanden keinen Bleistift. Das Schiff hat zweihundert Mann.

passage-the-works-grudge-cartel = Zinsen
    .text =
        „Ist bloß eine Kleinigkeit“, sagt der Mann auf offenem Funk. Er isst. „Sechster Monat. Da ist Obst verpfändet, drei Ernten, und ihr fahrt an uns vorbei mit dem Serum von anderen Leuten. Jetzt sind sie den anderen Leuten dankbar. Dafür gibt’s einen Betrag.“ Eine Seite wird umgeblättert, mit einem Daumen, der klebt. „Ich hätt’s bar genommen. Aber die sagen, hol’s vom Anstrich.“

        „Wir haben zu tun“, sagt Gabriel.

        „Seh ich ja. Sehr anständig von euch, das alles.“ Er hat geschluckt. „Dauert nicht lang. Ich hab was auf dem Herd.“
    .log = { $date }. Das Kartell hat wegen der Pflaumen einen Mann geschickt. Er schießt zwischen zwei Bissen.

passage-the-works-choked = Auf vier ein
    .text =
        Eins der drei Luftwerke steht still. Es ist leer gelaufen wie jemand, der seine Schlüssel sucht: ein Rohr, noch ein Rohr, und dann ging ein Ventil von selbst zu.

        Auf Perdita wechseln die Lüfter den Ton, alle. Lan kommt hinter ihrem Tisch hervor. Mit einer Handlampe geht sie zwischen den Reihen hinunter und bleibt stehen, wo die Luft am schlechtesten ist.

        „Zwei Werke reichen für alle“, sagt sie. „Solange es zwei sind. Auf vier ein. Auf sechs aus. Wer streiten wollte, streitet morgen.“

        Die ganze Schräge der Halle hinauf atmen zwanzigtausend Leute aus. Es dauert lange, und an der Kantinenwand hört man die Marken klirren.
    .log = { $date }. Ein Luftwerk ist verloren. Zwei reichen. Lan hat die Uhr aus der Halle genommen, damit niemand die Rechnung macht.

passage-the-works-gate = Das äußere Tor
    .text =
        Die Welle steckt im äußeren Tor des Luftwerks. Sie bekam den Bug dazwischen, als es zuging, und jetzt halten die zwei Flügel sie wie eine Nuss, und sie schießt.

        „Abblasen, und sie ist weg“, sagt die Wache am Schaltbrett. „Alles, hinaus, sofort. Das halbe Luftwerk gleich mit, das liegt nämlich hinter dem Tor.“

        „Oder?“

        „Oder wir hängen uns ans Rad. Alle zusammen. Die geben eher nach als wir.“ Er ist ein schwerer Mann und hat die Jacke ausgezogen und ist sich nicht ganz sicher.

        Im Ruderhaus der Welle sind sieben Leute. Ihr seht sie durch den Spalt, wie sie nach ihren Helmen suchen.

choice-the-works-gate = Abblasen?
option-the-works-gate-vent = Das Tor abblasen
    .cost = Die Welle ist weg. Dieses Luftwerk verliert 1 Punkt.
    .log = { $date }. Das Tor abgeblasen. Sieben.
option-the-works-gate-wait = Sich ans Rad hängen
    .cost = 3 Helden werden erschöpft. Die Welle zieht ab.
    .log = { $date }. Sechs Stunden haben sie am Rad gehangen. Die andere Seite gab zuerst nach und fuhr mit verbogenem Bug heim. Hier kann keiner einen Löffel heben.

passage-the-works-held = Nach links
    .text =
        Das Luftwerk ist eine Halle voller Rohre. Sie atmet, langsam, etwa alle neun Sekunden, und unsere Leute dort tun es seit der Nacht auch.

        Als die Welle auf die Galerie kommt, haben sie einen Schraubenschlüssel, einen Kessel und einander. Dann ist die Galerie voller Leute, die sich hingesetzt haben, von Geländer zu Geländer, wo man über sie hinwegsteigen müsste.

        „Wir helfen euch nicht“, sagt einer. „Wir streiken.“ Er nimmt den Ellbogen von einem Rad. „Aber das rote da gehört nach links.“

        Es geht viermal herum. Man hört die Welle abziehen, Stiefel für Stiefel. Jemand hat drei Becher hingestellt.
    .log = { $date }. Unsere haben ein Luftwerk gehalten. Thaddeus fragte sie nach der Stunde und dann, was sie gegessen hätten, und schrieb beides auf.

## Die Nachbesprechung

passage-the-works-won-corporation = Geeinigt
    .text =
        An einem Nachmittag war man einig, auf einem Formular. Das Werk bekam längere Pausen, ein Fenster und einen zweiten Koch. Dreitausend würden unter Vertrag hinausgehen, den Spiegel zu takeln, vorzugsweise Freiwillige.

        Cormac Byrne las es in der Halle vor, vom Geländer aus. Bei den Freiwilligen hielt er inne und suchte die Zeile noch einmal. „Das steht wirklich da“, sagte er.

        Neunhundert hoben die Hand. Er wartete. „Da steht dreitausend“, sagte er, leiser, „vorzugsweise.“

        Sie standen reihenweise auf. Lan machte hinter ihm mit dem Rechenschieber die Rechnung und stellte die Liter neu ein.
    .log = { $date }. Die Luftwerke stehen. Sie haben ein Fenster. 3000 zum Spiegel. Cormac trug selbst einige ihrer Bündel zum Boot und hörte, das sei gegen die Vorschrift.

passage-the-works-won-corporation-aboard = Geeinigt
    .text =
        An einem Nachmittag war man einig, auf einem Formular. Das Werk bekam längere Pausen, ein Fenster und einen zweiten Koch. Dreitausend würden unter Vertrag hinausgehen, den Spiegel zu takeln, vorzugsweise Freiwillige.

        Der Junge von der Bergung las es in der Halle vor, vom Geländer aus. Bei den Freiwilligen hielt er inne und suchte über die Köpfe weg Cormac Byrne, der ihn angelernt hatte und hinten bei den Leuten vom Schiff stand. „Das steht wirklich da“, sagte der Junge.

        „Dann lies es vor“, sagte Cormac.

        Neunhundert hoben die Hand. Der Junge wartete. „Da steht dreitausend“, sagte er, leiser, „vorzugsweise.“ Cormac hatte die Mütze abgenommen.

        Sie standen reihenweise auf. Lan machte mit dem Rechenschieber die Rechnung und stellte die Liter neu ein.
    .log = { $date }. Die Luftwerke stehen. Sie haben ein Fenster. 3000 zum Spiegel. Cormac trug einige ihrer Bündel zum Boot. Bei seiner alten Firma ist das gegen die Vorschrift, und in unseren hat er nachgesehen.

passage-the-works-won-firstborn = Dank erst hinterher
    .text =
        Die Bergungsschiffe fuhren in Reihe nach Hause. Nach dem Brauch der Häuser gab es dann neun Tage keinen Dank, damit ihn niemand leichthin sage.

        Am zehnten kam ein Boot von Adjoa, unbeleuchtet. Die Hüterin darin ging zwischen den Reihen die Halle hinauf und sah jeden an, wie man auf einem Bord nach etwas sieht, das man irgendwo hingelegt hat. Am Schichtbrett drehte sie sich um.

        „Ich soll sagen, dass hier niemand vergessen ist“, sagte sie, „und dass hier niemand ist.“

        Dreitausend wurden verliehen, den Spiegel zu takeln, als Preis dafür, in Ruhe gelassen zu werden. Sie gingen unter Bewachung. Vor wem, war nicht klar.
    .log = { $date }. Die Luftwerke stehen. Die Häuser haben uns gedankt. 3000 zum Spiegel. Die Hüterin weinte im Boot. Sie fragte den am Steuer, ob er es gesehen habe, und er sagte nein.

passage-the-works-won-own = Das Rad
    .text =
        Beide Seiten zogen ab, jede so weit, dass sie sagen konnte, sie habe ohnehin gehen wollen. In der Halle fingen sie an, die Hauptleitungen aufzudrehen, eine nach der anderen, und weit weg hatten vierzig Stationen wieder Eis zum Tee.

        Dreitausend würden zum Spiegel gehen. Das war der Preis, und sie setzten ihn selbst: Es wird bezahlt, es ist warm dort, und man sieht, wer kommt.

        Keala, die Vorarbeiterin, brachte ein Messingrad zum Schiff herauf. „Das hast du hier hereingetragen und auf meinem Tisch liegen lassen“, sagte sie zu Gabriel.

        „Es gehört euch“, sagte er.

        „Wir haben genug. Häng’s irgendwo hin.“ Sie hatte einen Strich in den Kranz gefeilt, dort, wo es zugedreht stand.
    .log = { $date }. Die Luftwerke stehen. Beide haben geschrieben, und bezahlt hat uns niemand. Fetu hat das Rad über den Herd gehängt. Es dreht sich jetzt. Jeder dreht daran.

passage-the-works-won-own-short = Das Rad
    .text =
        Beide Seiten zogen ab, jede so weit, dass sie sagen konnte, sie habe ohnehin gehen wollen. In der Halle fingen sie an, die Hauptleitungen aufzudrehen, eine nach der anderen, und weit weg hatten vierzig Stationen wieder Eis zum Tee.

        Dreitausend würden zum Spiegel gehen. Das war der Preis, und sie setzten ihn selbst: Es wird bezahlt, es ist warm dort, und man sieht, wer kommt.

        Der Koch brachte ein Messingrad zum Schiff herauf. „Das hast du hereingetragen und Keala auf dem Tisch liegen lassen“, sagte er zu Gabriel. „Unserer Vorarbeiterin. Zweihundertvierzig Marken hat sie zur Wand gedreht, wegen eurem Frachter. Sonst hätt sie’s selber gebracht.“

        „Es gehört euch“, sagte Gabriel.

        „Wir haben genug. Häng’s irgendwo hin, sagt sie.“ In den Kranz war ein Strich gefeilt, dort, wo es zugedreht stand.
    .log = { $date }. Die Luftwerke stehen. Beide haben geschrieben, und bezahlt hat uns niemand. Fetu hat das Rad über den Herd gehängt. Es dreht sich jetzt. Thaddeus hat den Koch gefragt, wo die Marken hängen.

passage-the-works-lost = Ein Tag
    .text =
        Es dauerte so lange, wie Cormac gesagt hatte, einen Tag.

        Sie machten alles auf, was eine Tür zu etwas anderem hatte. Sie legten sich hin, auf die Böden, in Reihen, und atmeten einer nach dem anderen, nach einer Glocke, die Lan läutete. Schiffe kamen. Sie kamen von beiden Seiten und arbeiteten an denselben Schleusen und sahen sich nicht auf die Flagge.

        Es starben weniger, als hätten sterben können, rechnete Lan später aus, weil sie gesessen hatten.

        In der Kantine hängen Bretter, mit einer Marke für jeden dort. Stirbt jemand, wird sie zur Wand gedreht. Der Koch tat es selbst, die Nacht hindurch und am Tag darauf. Er nahm beide Hände dazu.
    .log = { $date }. Weniger als zwei Luftwerke. Thaddeus ist hinter dem Koch die Bretter entlanggegangen, mit seiner Liste. Gebeten hatte ihn niemand. 3000 zum Spiegel, soweit sie stehen können.

passage-the-works-seven = Sieben Marken
    .text =
        Die Schleuse holte sie mit Wäscheleinen herein, etwas Längeres war nicht da. Sieben. Zwei hatten den Helm schon auf.

        Die Schicht fragte nach den Namen. In einer Brusttasche war eine Liste, abgehakt, für die Suppe. Also wurden sieben Marken geschnitten und zu den anderen ans Brett gehängt, unter die Schicht, die sie hatten aufhalten wollen.

        Der Schwere vom Schaltbrett hat die Jacke nicht wieder angezogen. Auf der Rampe fragte er, wie lange es mit dem Rad gedauert hätte. Das wusste keiner. Bis zum Morgen, sagte man ihm. Er sei nicht müde gewesen, sagte er.
    .log = { $date }. Sieben Marken mehr am Brett. Die Suppe war Erbse, zweimal, und fünfmal ohne Angabe.

passage-the-works-air = Die Luftzahlen
    .text =
        Noriko war mit den Blättern der Ingenieurin aufgeblieben, die niemand zu den geheimen gerechnet hatte. Am Morgen legte sie Gabriel eines auf den Teller.

        „Luft, nach dem Vertrag von dreiundneunzig: für vierundzwanzigtausend Personen. Auf der Lohnliste, im selben Jahr: tausendsechsundachtzig.“ Der Bleistift lag genau parallel zum Messer. „Der Unterschied ist zweiundzwanzigtausend neunhundertvierzehn.“

        „Wer ist das?“

        „Die Toten von Mirembe sind einunddreißigtausendvierhundertsieben. Das habe ich unterschrieben.“ Sie zog die eine Zahl von der anderen ab, auf dem Tischtuch. „Achttausendvierhundertdreiundneunzig. Die Vermessung fand achttausend Gräber und ein paar. Die übrigen sitzen da unten in Reihen. Das sind die, auf die wir geschossen haben.“ Sie legte den Bleistift hin. „Frag mich, woher ich es weiß.“
    .log = { $date }. Noriko kann abziehen. Sie leben, auf Perdita: 22.914, von Mirembe. Niemand hat es uns gesagt. Es lag in der Luft.

passage-the-works-xavier-told = Was er nicht sagen wollte
    .text =
        Niemand fragte ihn. Gabriel legte das Blatt mit den Zahlen auf den Kartentisch, an die Seite, wo der Kapitän es wegschieben musste, um an den Zirkel zu kommen.

        Kapitän Xavier las es durch. Er legte den Zirkel darüber. „Ja“, sagte er. „Ich sehe.“

        Nach einiger Zeit setzte er die Brille auf und fing von oben an.

        „Wer hat Frau Sato das Abziehen beigebracht?“, fragte er. „Ich hätte ihr das gern noch eine Weile erspart.“
    .log = { $date }. Er weiß, dass wir es wissen. Er bat, ihn trotzdem nicht zu fragen. Mit „wir“, sagt er, meint er die, die nicht dabei waren.

passage-the-works-xavier-told-given = Was er nicht sagen wollte
    .text =
        Gabriel hatte sein Wort gegeben, nicht zu fragen, und fragte nicht. Er legte das Blatt mit den Zahlen auf den Kartentisch, an die Seite, wo der Kapitän es wegschieben musste, um an den Zirkel zu kommen.

        Kapitän Xavier las es durch. Er legte den Zirkel darüber. „Ja“, sagte er. „Die Schiffe habe ich geschickt. Zwölf kamen mit Menschen davon. Sie haben mich nicht gefragt, Herr Anaya. Ich vermerke es.“

        Nach einiger Zeit setzte er die Brille auf und fing von oben an.

        „Wer hat Frau Sato das Abziehen beigebracht?“, fragte er. „Ich hätte ihr das gern noch eine Weile erspart.“
    .log = { $date }. Er hat es uns gesagt, da wir nicht gefragt haben. Er hat Schiffe nach Mirembe geschickt, vor dem Schuss. Von meinem habe ich ihn elf Tage danach gesetzt. Er hat mir seinen Zirkel angeboten.

passage-the-works-xavier-told-refused = Was er nicht sagen wollte
    .text =
        Gabriel hatte ihn einmal gefragt und seine Antwort bekommen. Diesmal legte er nur das Blatt mit den Zahlen auf den Kartentisch und blieb stehen.

        Kapitän Xavier las es durch. „Sie fragten, warum niemand gewarnt wurde“, sagte er. „Ich sagte, Sie sollten fragen, wer in Zeitnot war. Die dort. Ich hatte zehn Tage und fand ihnen zwölf Schiffe. Es ging nicht auf, wie Sie sehen. Achttausendvierhundertdreiundneunzig sind noch offen.“ Er rückte das Blatt gerade an die Tischkante. „Ich wäre Ihnen verbunden, wenn das die letzte Frage war.“

        „Wer weiß es noch?“, sagte Gabriel.

        „Das“, sagte Xavier, „ist wieder eine.“
    .log = { $date }. Er hat Schiffe nach Mirembe geschickt, vor dem Schuss. Von meinem habe ich ihn elf Tage danach gesetzt. Ich habe ihn jetzt zweimal gefragt und jedes Mal eine Antwort bekommen.

passage-the-works-truth = Wem gehört die Wahrheit?
    .text =
        Keala ist selbst zum Schiff heraufgekommen und trinkt, was man ihr gibt.

        „Ihr wisst es also. Jetzt will hier jeder was tun; ich hör die Stühle.“ Sie wärmt sich am Becher die Brandnarben. „Wir sind seit acht Jahren tot. Die Nachbarn sind still, und keiner kommt vorbei. Keiner zieht uns ein. Keiner besteuert uns. Keiner braucht unseren Tod. Sagt es weiter, und bis zum Frühjahr schießen fünf Mächte über unsere Köpfe weg.“

        „Man trauert um euch“, sagt Thaddeus. Er hat sich nicht gesetzt, seit sie da ist.

        „Manche. Ich hab einen Vater, der lässt jedes Jahr verlesen, dass er mich nie gehabt hat.“ Sie stellt den Becher hin. „Sie gehört uns. Ich bitte euch, sie bei uns zu lassen. Und ich wüsste gern, ob ihr das tut.“

passage-the-works-truth-bare = Wem gehört die Wahrheit?
    .text =
        Die Wahrheit liegt auf dem Tisch der Messe, auf einem Tuch mit einer Rechnung darauf, und alle essen darum herum.

        „Die hatten acht Jahre, es zu sagen“, sagt Wrathe.

        „Es gibt welche, die um sie trauern“, sagt Fetu. „Ich schreibe vierunddreißig Familien. Ich weiß, was ich gäbe.“

        „Es gibt Leute, die zahlen würden“, sagt Salome. „Ich sage nicht, dass das ein Grund ist. Ich sage, sie würden.“

        „Dann wär es uns aus der Hand“, sagt Jabulile. „Ich frag bloß nach dem Fahrplan.“

        Noriko hat mit der Messerkante einen Strich unter die Zahl gezogen und dann einen zweiten, wie man es tut, wenn etwas aufgeht. Gabriel hat angefangen, den Leuten Becher hinzustellen.

choice-the-works-truth = Wem gehört die Wahrheit?
option-the-works-truth-silent = Niemandem. Wir sagen nichts
    .cost = Kein Lohn. Wer einen Tresor hat, bleibt sorgloser.
    .log = { $date }. Vereinbart, nichts zu sagen. Ich führe dieses Buch seit acht Jahren, und es war der erste Eintrag, für den ich um Erlaubnis bitten musste.
option-the-works-truth-sponsor = Dem Auftraggeber. Wir verkaufen sie
    .cost = +1 { TRAIT($client, key: "id") ->
            [firstborn] bei den Erstgeborenen
            [corporation] beim Konzern
           *[other] bei { $client }
        }, 4 Credits. Perdita erfährt es, und Kontor verlangt später eins mehr.
    .log = { $date }. Es dem Auftraggeber gesagt. Überrascht wirkte er nicht. Er fragte, wem wir es noch gesagt hätten, und zahlte, ehe ich geantwortet hatte.
option-the-works-truth-open = Allen. Wir sagen sie
    .cost = +2 Moral. Jeder Tresor ist gewarnt, und Menschenmengen kosten später Zeit. Hat Keala gebeten zu schweigen, ist sie fertig mit uns.
    .log = { $date }. Es allen gesagt, auf offenem Funk, um 20:00, im Klartext. Es dauerte vier Minuten. Wie ich aufhören sollte, hatte ich nicht bedacht und sagte gute Nacht.

passage-the-works-lost-ship = Im Sitzen
    .text =
        Die Ironclad brach vor Perdita auseinander, und ihre Boote kamen auf dem Eis herunter.

        Von der Halle aus sah man es. Es gibt dort eine Regel, dass niemand aufsteht, solange gestreikt wird; darüber war abgestimmt worden. Also wurde noch einmal abgestimmt. Es dauerte so lange, wie einige tausend Leute brauchen, um einander anzusehen.

        Sie kamen mit Schlitten über das Eis, in allem, was sie hatten. Im ersten Boot stand Thaddeus auf mit seiner Liste. Er fing an zu zählen und musste aufhören: Sie waren ganz durcheinandergeraten, seine und die von dort, und zogen am selben Seil.
    .log = Rumpf verloren. Boote ausgesetzt. Bei Thaddeus ging es nicht auf. Falls dieses Buch gefunden wird: Sie haben uns nach unseren Namen gefragt.

## Was aus dem Sagen wurde

passage-the-works-kept = Eine Marke
    .text =
        Keala kam an die Schleuse herunter, um sie zu verabschieden. Zum Löffelzählen, sagte sie.

        „Ihr habt nichts gesagt“, sagte sie.

        „Nein“, sagte Gabriel.

        „Es wird einer kommen, der gut zahlt. Danach einer, der ein Recht drauf hat. Der ist schwerer.“ Sie gab ihm etwas in einem Lappen und war fort, ehe er es aufhatte; die Schleuse geht nach der Uhr.

        Es war eine Marke, aus einer Dose geschnitten, mit einem Loch für den Nagel, und nichts war darauf geschlagen. Fetu drehte sie mehrmals um.

        „Sie ist für einen von uns“, sagte er, „oder für jemanden, den sie noch nicht gefunden hat.“
    .log = { $date }. Keala hat uns eine Marke ohne Namen gegeben. Über dem Herd aufgehängt, nicht zur Wand.

passage-the-works-kept-short = Zweihundertvierzig
    .text =
        Keala kam an die Schleuse herunter, um sie zu verabschieden. Sie hatte einen Mehlsack bei sich, und er war schwer.

        „Ihr habt nichts gesagt“, sagte sie.

        „Nein“, sagte Gabriel.

        „Den Mund könnt ihr halten, das muss ich sagen. Mit solchen Leuten kann ich reden.“ Sie drückte ihm den Sack in die Arme. „Die waren in der Langen Geduld. Zweihundertvierzig. Seit dem zweiten Monat hängen sie zur Wand. Ich hab sie abgenommen; ihr habt einen, hör ich, der Listen führt.“

        Thaddeus nahm ihm den Sack ab. Er kniete sich in die Schleuse und fing an zu lesen, Marke um Marke, laut. Die Schleuse geht nach der Uhr. Sie hielt die Tür.
    .log = { $date }. Keala hat uns die Marken der 240 gegeben. Thaddeus hat sie in seiner Kammer aufgehängt, unter unseren. Er hat alle seine Nägel gebraucht.

passage-the-works-sold = Vier Credits
    .text =
        Auf Perdita wusste man es noch am selben Tag. Keala kam nicht an die Schleuse. Sie schickte den Koch, mit einer Dose, auf der ein Deckel war.

        In der Dose waren vier Credits, in kleiner Münze. Man hatte sie die Bänke entlang gesammelt; manches war Lohn, und manches waren Knöpfe.

        „Sie hätt’s gern zurück, sagt sie“, sagte der Koch. „Was ihr verkauft habt. Wenn’s das kostet, sagt sie, da sind vier.“

        Gabriel sagte ihm, das gehe nicht.

        „Hat sie gesagt, dass du das sagst.“ Er ließ die Dose auf der Schwelle stehen. „Dann behaltet’s, sagt sie, und schreibt auf, wofür. Reden wird sie noch mit euch. Sie redet jetzt mit jedem. Bis zum Frühjahr hat sie fünf Mächte zum Reden.“
    .log = { $date }. Vier Credits von Perdita, in einer Dose. Fetu hat neun Knöpfe gezählt. Ich habe es gebucht, und wofür.

passage-the-works-sold-short = Vier Credits
    .text =
        Auf Perdita wusste man es noch am selben Tag. Keala kam nicht an die Schleuse. Sie schickte den Koch, mit einer Dose, auf der ein Deckel war.

        In der Dose waren vier Credits, in kleiner Münze. Man hatte sie die Bänke entlang gesammelt; manches war Lohn, und manches waren Knöpfe.

        „Sie hätt’s gern zurück, sagt sie“, sagte der Koch. „Was ihr verkauft habt. Wenn’s das kostet, sagt sie, da sind vier.“

        Gabriel sagte ihm, das gehe nicht.

        „Hat sie gesagt, dass du das sagst.“ Er ließ die Dose auf der Schwelle stehen. „Dann behaltet’s, sagt sie, und schreibt auf, wofür. Mit euch redet sie nicht mehr. Erst die zweihundertvierzig in dem Frachter, und jetzt wir anderen. Bis zum Frühjahr hat sie fünf Mächte zum Reden.“
    .log = { $date }. Vier Credits von Perdita, in einer Dose. Fetu hat neun Knöpfe gezählt. Ich habe es gebucht, und wofür, und es unter die 240 gesetzt.

passage-the-works-not-seen = Von hinten
    .text =
        In der Kantine von Perdita hängen Bretter an der Wand, mit einer Marke für jeden, der dort lebt. Bevor sie ausliefen, ging Thaddeus hinunter, in der guten Jacke, und fragte den Koch nach der Vorarbeiterin.

        „Ironclad“, sagte der Koch. „Ihr hattet auf die Lange Geduld aufzupassen.“

        „Ja“, sagte Thaddeus. „Ich komme wegen der zweihundertvierzig.“

        Der Koch ging fragen und kam wieder. „Sie will dich nicht sehen“, sagte er. „Und keinen sonst von dem Schiff. Die Marken hat sie selber zur Wand gedreht, alle zweihundertvierzig, und das ist, was sie dir zu sagen hat.“ Er wischte einen Tisch ab, der sauber war. „Da hängen sie, bei der Tür. Davorstellen kannst du dich. Es ist eine Kantine.“

        Thaddeus stand davor, bis die Schiffspfeife ging. Von hinten war nichts darauf als Blech.
    .log = { $date }. Die Vorarbeiterin auf Perdita will uns nicht sehen, wegen der Langen Geduld. Thaddeus stand eine Stunde vor 240 Marken. Er hat gefragt, was vorn darauf steht.

passage-the-works-turned-round = Als Schichtbrett
    .text =
        Um 20:00 Uhr ging die Nachricht hinaus, und um 20:04 Uhr war sie überall, wo ein Empfänger steht. Auf Perdita steht einer in der Kantine.

        Geschrien hat niemand. Der Koch langte hinauf, drehte am Knopf und ließ die Hand dort. Da ließ Keala die Bretter von der Wand nehmen, eins nach dem anderen, und mit dem Gesicht dagegenstellen, die ganzen sechzig Meter. Vierhundert Leute brauchte es dazu, und sie hatten bis zwei zu tun.

        „Es taugt uns nichts mehr“, sagte sie, „als Schichtbrett.“

        Gabriel war gekommen, um etwas zu sagen, und sie hörte es sich bis zum Ende an. „Ich hab dich gebeten“, sagte Keala. „Du hast sehr gut zugehört. Das werd ich mir merken von dir.“ Sie wischte sich die Hände ab. „Vorsicht am Geländer. Es ist poliert.“
    .log = { $date }. Sie hatte uns gebeten, es nicht zu tun. Es brauchte vierhundert Leute, bis zwei Uhr früh. Ich bot mich als Nächster an.

## Das Ende des ersten Akts: wer schreibt

passage-the-works-letters-silent = Fünf Briefe
    .text =
        Die Briefe kamen innerhalb einer Wache, auf fünferlei Papier, und Fetu legte sie auf den langen Tisch und stellte das Salz darauf, damit sie sich nicht rollten.

        Jeder war kurz. Jeder war von jemandem, der der Ironclad noch nie geschrieben hatte und sie versenken lassen konnte. Worum es ging, sagte keiner.

        Zofia rührte sie nicht an. Sie las sie, wo sie lagen, das Strickzeug unterm Arm. „Niemand hat ihnen etwas gesagt“, sagte sie. „Sie wissen, wo wir waren. Jeder hat Angst davor, was wir den anderen vier gesagt haben könnten.“ Sie ging noch einmal die Reihe ab. „Für weniger hab ich früher Briefe zurückgehalten. Die hier hätt ich abgeschickt.“

        „Welcher ist der dickste?“, sagte Gabriel.
    .log = Europa, am Dreißigsten. Suppe. Fünf Briefe. Jahrelang haben uns Schreiber angeheuert. Jetzt sind es die, deren Namen auf den Münzen stehen.

passage-the-works-letters-sponsor = Fünf Briefe
    .text =
        Die Briefe kamen innerhalb einer Wache, auf fünferlei Papier, und Fetu legte sie auf den langen Tisch und stellte das Salz darauf, damit sie sich nicht rollten.

        Jeder war kurz. Jeder war von jemandem, der der Ironclad noch nie geschrieben hatte und sie versenken lassen konnte. Worum es ging, sagte keiner.

        Zofia rührte sie nicht an. Sie las sie, wo sie lagen, das Strickzeug unterm Arm. „Einem haben wir’s gesagt“, sagte sie. „In allen fünf heißt es ‚die Angelegenheit‘. Vier haben das vom fünften; ich würde sagen, noch am selben Tag.“ Sie ging noch einmal die Reihe ab. „Behalten hat er’s also nicht. Es ist bloß verkauft worden.“

        „Welcher ist der dickste?“, sagte Gabriel.
    .log = Europa, am Dreißigsten. Suppe. Fünf Briefe. Wir haben es einmal verkauft. Seither ist es wohl viermal weiterverkauft worden, und teurer.

passage-the-works-letters-open = Drei Säcke
    .text =
        Achterberg hatte die Karre gebraucht. Es waren drei Säcke, und für die Ironclad war kaum etwas darin. Es war für einen Bäcker. Es war für jemandes Tante; für jede Person namens Sefo; für wen auch immer, der früher über der Pumpe wohnte. Die Leute hatten auf die Rückseiten von Sachen geschrieben und ihre eigene Anschrift zweimal daraufgesetzt.

        Unter dem zweiten Sack lagen, auf fünferlei Papier, noch fünf. Jeder war kurz, und jeder von jemandem, der das Schiff versenken lassen konnte.

        Zofia hatte sich auf den Boden gesetzt. Die drehte sie nicht einmal um. „Die halten sich“, sagte sie. „Die haben bloß Angst. Das hier ist Post.“ Sie hatte Bindfaden verlangt.

        „Welcher von den fünf ist der dickste?“, sagte Gabriel in den Raum.
    .log = Europa, am Dreißigsten. Suppe. Drei Säcke und fünf Briefe. Zofia hat die Säcke nach Straßen sortiert. Zwei Leute haben an sich selbst geschrieben, um zu sehen, ob es ankommt.

passage-the-works-letter-federation = Von der Marschallin
    .text =
        „Kapitän Anaya,

        Sie sind uns von Nutzen gewesen. Sie haben es für Geld getan. Das stört mich nicht. Ich weiß, was es heißt, den Sold zahlen zu müssen.

        Sie waren auf Perdita. Sie werden gefunden haben, was es dort zu finden gibt. Ich weiß es seit sechs Jahren. Ich habe geschlafen.

        Es gibt ein Papier, das zeigt, wer auf Mirembe was getan hat. Es ist nicht unser Papier; eine andere Macht hat es. Ich will bewiesen haben, wer es getan hat, und mir wäre lieb, sie wäre es gewesen. Das ist mein ganzer Grund. Ich glaube, Sie hätten mir einen besseren gefunden und ihn geglaubt.

        Sie haben einmal einen Freund von mir an Land gesetzt. Das haben Sie ordentlich getan.

        Falk.“
    .log = Die Marschallin der Föderation hat geschrieben. Ich finde nichts darin, das nicht wahr wäre, und habe gesucht.

passage-the-works-letter-council = Von der Vorsitzenden
    .text =
        „Kapitän, würden Sie sich setzen? Ich stelle fest, dass man im Stehen schlechter liest.

        Man hat Ihnen eine Zahl genannt. Ich habe eine andere unterschrieben. Unterschrieben habe ich sie in gutem Glauben, und ich halte wider besseres Wissen an ihr fest; und acht Jahre lang kamen die, die einander töten wollten, vorher in mein Zimmer.

        Sie werden sagen, dass es nie wahr gewesen sei. Ich hatte Kinder vor mir, deren Vater nicht ihr Vater war und die jeden Tag von ihm zu essen bekamen. Ich habe es ihnen nicht immer gesagt.

        Ich wüsste gern, was die anderen mit der Wahrheit gemacht haben. Ich hätte es gern schriftlich, aus deren eigener Schublade. Suchen Sie mich auf. Bringen Sie Frau Sato mit, falls sie kommen mag. Shahidi.“
    .log = Die Vorsitzende des Rats hat geschrieben. Noriko las es und sagte, die Schrift sei kleiner geworden. Frag sie, woher sie es weiß.

passage-the-works-letter-firstborn = Vom Ältesten
    .text =
        „An das Haus, das in Eisen fährt, und an den, der zurzeit für es spricht.

        Wir schreiben nicht an Schiffe. Man sagt uns, man beginne mit dem, was man wünscht, und wir bitten, uns dies nachzusehen.

        Sie waren an dem Ort aus Eis. Es heißt, dort seien Leute. Wir haben sie jedes Jahr zu denen gezählt, die nicht sind. Es ist eine lange Liste, und sie wird laut verlesen. Ein Name steht darauf, den wir nicht hören.

        Andere hatten eine Hand darin. Deren Bücher sähen wir gern vor unseren geöffnet.

        Wir hatten einmal eine Freundin, die flog. Falls sie lebt, braucht sie nicht zu antworten.“
    .log = Der Älteste der Erstgeborenen hat geschrieben. Marguerite hat es unter einen Topf gelegt und den Topf dann wieder weggenommen.

passage-the-works-letter-cartel = Vom Faktor
    .text =
        „Gabriel! Ich darf doch Gabriel sagen? Ich führe dich schon so lang in den Büchern, du bist praktisch ein Neffe.

        Also. Du hast meine Passagiere kennengelernt. Nette Leute; hoffentlich haben sie ein Wort für mich eingelegt; nein, sag’s mir nicht. Ich hatte sechzehn Kiele und eine Woche. Alle anderen hatten Mitgefühl. Gedankt hat mir keiner. Ich sag nur, es ist mir aufgefallen.

        Jetzt werden die anderen wissen wollen, wer was getan hat. Mir wär’s recht, wenn sie es waren. Sie waren’s ja auch, das ist das Schöne. Es steht geschrieben. Es liegt in einer Schublade mit Schloss, und ein Schloss ist auch so eine Art Bitte.

        Komm essen. Mein Arzt ist dagegen. Bring das Mädchen mit; ich bin ihr Pate. B. R.“
    .log = Der Faktor von Mancala hat geschrieben, auf einer Speisekarte. Eine Tomate lag dabei. Jabulile sagt, das macht er bei jedem, und hat sie gegessen.

passage-the-works-letter-corporation = Von der Direktorin
    .text =
        „Gabriel, hallo. Ich mach’s kurz, bei mir atmen vierzig Stationen.

        Du hast sie gesehen. Also: zweiundzwanzigtausend neunhundertvierzehn, abzüglich wer gestorben ist, und ich weiß, wer gestorben ist. Ich fand sie vierundneunzig in einem Hauptbuch, unter einem Wort. Hätte ich gefragt, was es bedeutet, wäre es Firmenpolitik geworden. Also habe ich sie ernährt. Bis hundertdrei kaufen die Zinsen den letzten Vertrag heraus, und jeder kriegt einen Schlüssel. Die Schlüssel sind schon gefeilt.

        Ich brauche drei stille Jahre. Irgendwer wird sie verderben, indem er recht hat. Dem würde ich gern zuerst die eigenen Bücher zeigen können.

        Grüß Salome. Sag ihr, sie hätte die ganze Seite haben können. Priya Iyer.“
    .log = Die Direktorin des Konzerns hat geschrieben. Salome sagt, es stimmt alles. Sie ist um sechs zu Bett gegangen.

passage-the-works-no-letter = Keiner ist der dickste
    .text =
        Am Ende wurden die fünf Briefe gewogen, auf der Küchenwaage. Es war kein Unterschied.

        „Gern haben sie uns nicht“, sagte Fetu. „Ich dachte, einer vielleicht. Ein bisschen. Man fängt ja an zu hoffen.“

        „Sie fragen nicht, weil sie uns mögen“, sagte Salome. Sie hielt die fünf wie einen Fächer. „Sie wollen jemanden, den die anderen vier genauso wenig mögen. Davon gibt’s nur ein Schiff.“

        Zwischen dem vierten und dem fünften lag eine Papiertüte mit sechs Credits. *Für Brot* stand auf der Tüte, in der Hand, die ihnen die Rechnungen schreibt. *Ich will es zurück, wenn es am wenigsten passt.*

        „Das ist auch eine Art Ansehen“, sagte Gabriel. Er fragte, ob jemand etwas dagegen habe, dass er mit dem Abwasch dran sei.
    .log = Alle fünf gelesen, zweimal. Sie verlangen nach uns, wie man nach dem langen Löffel verlangt. Sechs Credits von Achterberg; wir schulden sie ihr.

line-the-works-postscript-silent-falk = „Sie haben es niemandem gesagt. Ich hatte einen Satz bereit, für den anderen Fall. Ich stelle fest, dass ich ihn aufgehoben habe.“
line-the-works-postscript-open-falk = „Sie haben es allen gesagt, um 20:00 Uhr, im Klartext. Ich bin aufgestanden, um es zu hören. Wofür ich aufgestanden bin, habe ich nicht entschieden.“
line-the-works-postscript-sponsor-falk = „Sie haben es verkauft. Irgendwer hätte es getan. Ich hätte Ihnen mehr gezahlt, und Sie hätten weniger geschlafen.“
line-the-works-postscript-silent-shahidi = „Es heißt, Sie hätten geschwiegen. Das kann Güte sein. Es kann auch Beweismittel sein. Es wäre gut, das Datum festzuhalten.“
line-the-works-postscript-open-shahidi = „Es hat vier Minuten gedauert, wird mir gesagt. In dem Raum, in dem ich saß, standen zwei Delegationen auf. Sie haben sich nicht wieder gesetzt.“
line-the-works-postscript-sponsor-shahidi = „Einer Partei ist es gesagt worden, für Geld. Ich habe solche Zeugen gehört. Sie sind meistens genau.“
line-the-works-postscript-silent-rangi = „Man spricht bei uns nicht davon, dass Sie geschwiegen haben. Es ist bemerkt worden. Eine Lampe brennt dafür, niedrig.“
line-the-works-postscript-open-rangi = „Sie haben unsere Rolle vor uns verlesen und niemanden ausgelassen. Das Haus hat nicht geschlafen. Es wird nicht gesagt, wer von uns weinte.“
line-the-works-postscript-sold-rangi = „Unser Schreiber hat Sie für das bezahlt, was wir wussten. Wir hätten mehr gegeben, es nicht gesagt zu bekommen.“
line-the-works-postscript-sponsor-rangi = „Sie haben es dort gesagt, wo man Leute in Litern rechnet. Uns wäre lieber gewesen, Sie hätten uns nach ihren Namen gefragt.“
line-the-works-postscript-silent-reis = „Kein Wort, zu keinem? Hab ich auch probiert. Es hält sich, aber man muss es füttern.“
line-the-works-postscript-open-reis = „Ich hab dich am Küchenradio gehört. Ich hab in die Suppe geweint. Jetzt wollen alle meine Kapitäne einen Orden, und weißt du, was Band kostet?“
line-the-works-postscript-sponsor-reis = „Vier Credits? Gabriel. Von mir hättest du neun gekriegt, und ein Mittagessen.“
line-the-works-postscript-silent-iyer = „Ihr habt nichts gesagt. Das macht ein Jahr, von den dreien. Danke sage ich nicht schriftlich.“
line-the-works-postscript-open-iyer = „Der Fonds fiel, bevor du gute Nacht gesagt hattest. Es atmen noch alle. Das hab ich zuerst geprüft, und dann war ich wütend.“
line-the-works-postscript-sold-iyer = „Du hast mir verkauft, was in meinem eigenen Tresor liegt. Ich habe die vier Credits unter Fortbildung verbucht.“
line-the-works-postscript-sponsor-iyer = „Du hast es dem Haus verkauft, das sie gestrichen hat. Ich hätte gedacht, du fragst, wer sie die ganze Zeit ernährt.“

passage-the-works-which = Fünf Monate
    .text =
        Es war spät geworden. Das Salz stand wieder auf seinem Platz, und Gabriel schob seit einiger Zeit mit dem Daumen die Briefe auf Kante.

        „Sie wollen ein Papier“, sagte Salome. „Alle fünf. Aus der Schublade von jemand anderem.“

        „Wessen Schublade?“, sagte Jabulile.

        „Kommt darauf an, wem wir antworten.“

        Thaddeus war als Letzter hereingekommen. Er sah auf die Uhr über dem Herd und auf seine eigene und steckte die eigene weg. „Heute ist der Dreißigste“, sagte er. „Am Dreißigsten des Zwölften gibt es keinen Artikel Elf mehr. Dann kann uns jeder alles fragen.“

        „Hungrig entscheidet keiner“, sagte Fetu. Er stand auf und sah nach dem Brot.
    .log = Am Dreißigsten. Fünf Briefe, fünf Monate. Thaddeus bat, die Stunde einzutragen: 23:10, nach der Uhr über dem Herd.

## Wer spricht, und was auf der Karte steht

person-the-works-ruveni-name = Ruveni
person-the-works-keala-name = Keala
person-the-works-pham-name = Pham Ngoc Lan
person-the-works-falk-name = Sunniva Falk, unter ihrem Brief
person-the-works-shahidi-name = Nasrin Shahidi, unter ihrem Brief
person-the-works-rangi-name = Rangi von Adjoa, unter seinem Brief
person-the-works-reis-name = Bartolomeu Reis, unter seinem Brief
person-the-works-iyer-name = Priya Iyer, unter ihrem Brief

mover-the-works-wave-1 = Erste Welle
    .text = Am Ende jeder Runde ein Sektor zum nächsten Luftwerk. Ein Luftwerk, bei dem sie am Rundenende steht, verliert 1 Punkt, wenn die dort Postierten es nicht halten.
mover-the-works-wave-2 = Zweite Welle
    .text = Am Ende jeder Runde ein Sektor zum nächsten Luftwerk. Ein Luftwerk, bei dem sie am Rundenende steht, verliert 1 Punkt, wenn die dort Postierten es nicht halten.
mover-the-works-wave-3 = Dritte Welle
    .text = Am Ende jeder Runde ein Sektor zum nächsten Luftwerk. Ein Luftwerk, bei dem sie am Rundenende steht, verliert 1 Punkt, wenn die dort Postierten es nicht halten.
mover-the-works-wave-4 = Vierte Welle
    .text = Am Ende jeder Runde ein Sektor zum nächsten Luftwerk. Ein Luftwerk, bei dem sie am Rundenende steht, verliert 1 Punkt, wenn die dort Postierten es nicht halten.
mover-the-works-grudge-council = Mit einer brennenden Lampe
    .text = Vom Rat, für das, was im sechsten Monat geschah. Am Ende jeder Runde ein Sektor auf uns zu.
mover-the-works-grudge-cartel = Wegen der Pflaumen
    .text = Vom Kartell, für das, was im sechsten Monat geschah. Am Ende jeder Runde ein Sektor auf uns zu.
fight-the-works-wave = Eine Welle
    .text =
        { TRAIT($opponent, key: "id") ->
            [firstborn] Die Erstgeborenen wollen das Luftwerk. Sie haben nichts gegen euch und sagen es.
            [corporation] Der Konzern will das Luftwerk. Er hat nichts gegen euch und sagt es.
           *[other] Man will das Luftwerk ({ $opponent }). Man hat nichts gegen euch und sagt es.
        }
fight-the-works-half-wave-corporation = Bergung
    .text = Vom Konzern, der Anlage wegen. Es wird um Abstand gebeten.
fight-the-works-half-wave-firstborn = Die ohne Lampen
    .text = Von den Erstgeborenen, um zu öffnen, was besser zubliebe.
fight-the-works-grudge-council = Unter Beobachtung
    .text = Der Rat hat eine Frage zum sechsten Monat.
fight-the-works-grudge-cartel = Der Mann wegen der Pflaumen
    .text = Das Kartell holt es sich vom Anstrich.
post-the-works-plant-1 = Luftwerk eins
    .text = Bis zu 3 Helden bleiben hier. Steht am Rundenende eine Welle da, halten sie es allein, mit Kampf oder Technik.
post-the-works-plant-2 = Luftwerk zwei
    .text = Bis zu 3 Helden bleiben hier. Steht am Rundenende eine Welle da, halten sie es allein, mit Kampf oder Technik.
post-the-works-plant-3 = Luftwerk drei
    .text = Bis zu 3 Helden bleiben hier. Steht am Rundenende eine Welle da, halten sie es allein, mit Kampf oder Technik.
count-the-works-air-1 = Luft in Luftwerk eins
    .text = Bei 0 ist das Luftwerk verloren.
count-the-works-air-2 = Luft in Luftwerk zwei
    .text = Bei 0 ist das Luftwerk verloren.
count-the-works-air-3 = Luft in Luftwerk drei
    .text = Bei 0 ist das Luftwerk verloren.
place-the-works-plant-1 = Luftwerk eins
place-the-works-plant-2 = Luftwerk zwei
place-the-works-plant-3 = Luftwerk drei
check-the-works-hold-1 = Luftwerk eins halten
    .brings = Das Werk verliert nichts
    .won = Sie drehen das rote Rad nach links. Die Welle zieht ab.
    .lost = Die Welle ist auf der Galerie. Das Luftwerk verliert 1 Punkt.
check-the-works-hold-2 = Luftwerk zwei halten
    .brings = Das Werk verliert nichts
    .won = Sie drehen das rote Rad nach links. Die Welle zieht ab.
    .lost = Die Welle ist auf der Galerie. Das Luftwerk verliert 1 Punkt.
check-the-works-hold-3 = Luftwerk drei halten
    .brings = Das Werk verliert nichts
    .won = Sie drehen das rote Rad nach links. Die Welle zieht ab.
    .lost = Die Welle ist auf der Galerie. Das Luftwerk verliert 1 Punkt.
