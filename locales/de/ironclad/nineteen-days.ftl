### Szenario 10, „Neunzehn Tage“: in das Loch von Mirembe, zwischen zwei Flotten, die sich sammeln, und mit einem Ding wieder heraus.
### Es beginnt am 02/12/100GN; jede Runde ist ein Tag. Ein Zähler, wie weit man uns gesehen hat; wer friert, fährt kalt.

scenario-nineteen-days-name = Neunzehn Tage
scenario-nineteen-days-subtitle = Nach Mirembe hinein, zwischen zwei Flotten, und auf der anderen Seite hinaus, im Jahr 100. Etwa 90 Minuten.
scenario-nineteen-days-chart = Mirembe
scenario-nineteen-days-chart-note = ein Mond mit einem Loch; zwei Ringe Wachboote; kein Hafen, keine Lampen

scenario-nineteen-days-aim-federation = Den Rahmen des Brechers aus Mirembe holen und bis Runde { $turns } über den anderen Rand hinaus
scenario-nineteen-days-aim-council = Eine richtige Zählung aus Mirembe holen und bis Runde { $turns } über den anderen Rand hinaus
scenario-nineteen-days-aim-firstborn = Die Glocke der Stadt aus Mirembe holen und bis Runde { $turns } über den anderen Rand hinaus
scenario-nineteen-days-aim-cartel = Das Dockregister aus Mirembe holen und bis Runde { $turns } über den anderen Rand hinaus
scenario-nineteen-days-aim-corporation = Das Siegel der unteren Tore aus Mirembe holen und bis Runde { $turns } über den anderen Rand hinaus

side-nineteen-days-federation = Für die Föderation
    .text = Handgeld { $retainer }; { $pay } für den Rahmen des Brechers. Gegen uns: die Erstgeborenen.
side-nineteen-days-council = Für den Rat
    .text = Handgeld { $retainer }; { $pay } für eine richtige Zählung. Gegen uns: das Kartell.
side-nineteen-days-firstborn = Für die Erstgeborenen
    .text = Handgeld { $retainer }; { $pay } für die Glocke. Gegen uns: der Konzern.
side-nineteen-days-cartel = Für das Kartell
    .text = Handgeld { $retainer }; { $pay } für das Dockregister. Gegen uns: die Föderation.
side-nineteen-days-corporation = Für den Konzern
    .text = Handgeld { $retainer }; { $pay } für das Siegel. Gegen uns: der Rat.

milestone-nineteen-days-main-federation = Der Rahmen, über den anderen Rand
    .text = In Mirembe: sich hinunterschneiden, an den Plünderern vorbei, und holen, weswegen wir da sind. Sich entscheiden, es mitzunehmen, und über den anderen Rand hinaus.
milestone-nineteen-days-main-council = Eine richtige Zählung, über den anderen Rand
    .text = In Mirembe: sich hinunterschneiden, an den Plünderern vorbei, und holen, weswegen wir da sind. Gezählt werden muss zweimal. Sich entscheiden, es mitzunehmen, und über den anderen Rand hinaus.
milestone-nineteen-days-main-firstborn = Die Glocke, über den anderen Rand
    .text = In Mirembe: sich hinunterschneiden, an den Plünderern vorbei, und holen, weswegen wir da sind. Sich entscheiden, es mitzunehmen, und über den anderen Rand hinaus.
milestone-nineteen-days-main-cartel = Das Dockregister, über den anderen Rand
    .text = In Mirembe: sich hinunterschneiden, an den Plünderern vorbei, und holen, weswegen wir da sind. Sich entscheiden, es mitzunehmen, und über den anderen Rand hinaus.
milestone-nineteen-days-main-corporation = Das Siegel, über den anderen Rand
    .text = In Mirembe: sich hinunterschneiden, an den Plünderern vorbei, und holen, weswegen wir da sind. Sich entscheiden, es mitzunehmen, und über den anderen Rand hinaus.
milestone-nineteen-days-side = Wohin der Draht führt
    .text = In den tiefen Raum hinunter, unter die letzte Sohle.
milestone-nineteen-days-third = Kaum da gewesen
    .text = Mit dem Ding hinauskommen, ohne dass Gesehen je auf 3 steht.

person-nineteen-days-falk-name = Marschallin Falk
person-nineteen-days-shahidi-name = Die Vorsitzende Shahidi
person-nineteen-days-rangi-name = Rangi von Adjoa
person-nineteen-days-reis-name = Faktor Reis
person-nineteen-days-iyer-name = Direktorin Iyer

## Vor der Ausrüstung

passage-nineteen-days-silence = Nichts im Funk
    .text =
        Vor Mirembe ist der Funk still. Es ist der einzige Ort, an dem gar nichts zu hören ist: keine Lotsen, kein Wetter, keine Choräle.

        Vor acht Jahren hat dieses Schiff sein Hauptgeschütz auf die Stadt dort unten abgefeuert, und 8.493 Menschen sind daran gestorben. Seither war es nicht mehr hier. Um den Mond liegen zwei Flotten mit gelöschten Lampen und warten, dass der Waffenstillstand endet, und beide haben Boote ausgeschickt, damit vorher keiner hinuntergeht. Die fünf Mächte wollen, dass das Loch bleibt, wie es ist, bis jede eines daraus geholt hat.

        Gabriel hat das Gerät aufgedreht, so weit es geht. Es rauscht. „Komisch“, sagt er. „Ich hätte geschworen, da ist wer.“
    .log = { $date }. Vor Mirembe. Nichts im Funk. Gegessen hat kaum einer.

passage-nineteen-days-nobody = Der letzte Zettel
    .text =
        Eine Nachricht von Achterberg, langsam, mit der Lampe, von Boje zu Boje.

        {"*"}Fünf wünschen, dass ihr hinuntergeht. Keiner wünscht darum gebeten zu haben. Wählt einen, und ich sage, es lief über mich. Ich bedaure das Loch.*

        „Wir könnten für keinen gehen“, sagt Daisuke.

        „Einem muss man sagen, was man findet“, sagt Gabriel. Die fünf Namen stehen auf der Tafel, und er hält die Kreide über jeden, der Reihe nach, und streicht keinen durch. „Wem gäbt ihr’s am wenigsten ungern?“
    .log = { $date }. Gut denkt keiner von uns, und hinunterschicken wollen uns alle. Achterberg bedauert, per Lampe.

choice-nineteen-days-sponsor = Für wen gehen wir hinunter?
option-nineteen-days-sponsor-federation = Der Föderation dienen
    .cost = Hauptziel: +3 Föderation, −3 Erstgeborene, { $pay } Credits. Der Rahmen des Brechers.
    .log = { $date }. Becher: die Marschallin. In einer Sache möchte sie recht gehabt haben.
option-nineteen-days-sponsor-council = Dem Rat dienen
    .cost = Hauptziel: +3 Rat, −3 Kartell, { $pay } Credits. Eine richtige Zählung; sie braucht zwei Proben, wo das andere eine braucht.
    .log = { $date }. Becher: die Vorsitzende. Sie möchte die Zahl, zum Behalten.
option-nineteen-days-sponsor-firstborn = Den Erstgeborenen dienen
    .cost = Hauptziel: +3 Erstgeborene, −3 Konzern, { $pay } Credits. Die Glocke der Stadt.
    .log = { $date }. Becher: der Älteste. Er möchte sie hören.
option-nineteen-days-sponsor-cartel = Dem Kartell dienen
    .cost = Hauptziel: +3 Kartell, −3 Föderation, { $pay } Credits. Das Dockregister.
    .log = { $date }. Becher: der Faktor. Er möchte eine Seite, die er einmal geschrieben hat.
option-nineteen-days-sponsor-corporation = Dem Konzern dienen
    .cost = Hauptziel: +3 Konzern, −3 Rat, { $pay } Credits. Das Siegel der unteren Tore.
    .log = { $date }. Becher: die Direktorin. Sie möchte etwas, worauf der Name ihrer Firma steht.

passage-nineteen-days-briefing-federation = Der Rahmen
    .text =
        Der Brief von Marschallin Falk ist durch einen Boten gekommen, unter einem Siegel ohne Wappen.

        „Kapitän Anaya. Es gab ein Arsenal. Seit acht Jahren sagt man mir, es habe keines gegeben, nur Wäsche. Die Maschine, die den Spiegel von Jatania brach, wurde unter dieser Stadt gebaut. Einundsechzigtausend Menschen sind in zwei Wintern daran gestorben, und einer war mein Sohn. Ihr Rahmen stand in den unteren Werken. Bringen Sie ihn heraus. Ist er nicht da, so habe ich für nichts unterschrieben. Das wüsste ich gern, ehe man das Denkmal aufstellt.“

        Gabriel faltet den Brief, wie er war. „Und wenn er da ist“, sagt er, „was weiß sie dann, was sie jetzt nicht weiß?“
    .log = { $date }. Für die Föderation: der Rahmen des Brechers. Sie will es wissen, so oder so.

passage-nineteen-days-briefing-council = Richtig gezählt
    .text =
        Die Vorsitzende Shahidi hat auf die Rückseite von Anhang C geschrieben, mit weichem Bleistift, damit man es ausradieren kann.

        „Kapitän. Man hat aus der Luft gezählt. Man hat 31.407 hingeschrieben. Ich wüsste nun gern, wie viele es sind. Nicht, wie viele es sein müssten. Gehen Sie in das Loch und zählen Sie, was dort liegt, zweimal, von beiden Enden, wie man auf einer Brücke eine Schulklasse zählt. Veröffentlichen werde ich es nicht. Nur kann ich ohne die Zahl nicht einschlafen.“

        Das Blatt ist auf die Größe einer Briefmarke gefaltet. „Das hätte sie zweiundneunzig fragen können“, sagt Gabriel. „Was hätt es gekostet?“
    .log = { $date }. Für den Rat: eine Zählung, zu Fuß, zweimal.

passage-nineteen-days-briefing-firstborn = Die Glocke
    .text =
        Der Herold kommt nicht an Bord. Er spricht aus der eigenen Schleuse, über den Spalt, die Lampe im Rücken.

        „Auf dem Platz am Brunnen hing eine Glocke. Gegossen wurde sie auf den langsamen Schiffen; sie ist älter als jede Ihrer Welten. Sie rief die Stadt zu Tisch. Das Haus Adjoa möchte sie daheim haben, ehe Fremde mit Maßbändern kommen. Ein zweites Ding, das ganz ist, wird es dort nicht geben.“

        „Wann hat man sie zuletzt geläutet?“, sagt Gabriel.

        Der Herold denkt darüber eine ganze Zeit nach. „Das“, sagt er, „möchte der Älteste sie fragen.“
    .log = { $date }. Für die Erstgeborenen: eine Glocke. Sie hat zum Essen gerufen.

passage-nineteen-days-briefing-cartel = Meine eigene Schrift
    .text =
        Faktor Reis hat einen Korb geschickt und ganz unten, unter den Feigen, einen Brief.

        „Gabriel, da gibt’s ein Buch. Das Dockregister, Konvoi vier: was hineinging, wer’s erlaubt hat und wann. Es ist meine Schrift. Ich hab an dem Tag selber gebucht, uns haben Leut gefehlt. Ich hätt’s gern da heraus. Dass ich’s verbrennen will, sag ich nicht. Dass ich’s nicht will, sag ich auch nicht. Acht Jahre bin ich ein großer Mann, wegen zwölf Kielen, und ich wüsst gern, was ich für die anderen vier hingeschrieben hab. Iss erst die Feigen. Die halten sich nicht, und das schon.“

        Es sind elf. Gabriel zählt sie zweimal. „Sonst schickt er immer ein Dutzend“, sagt er.
    .log = { $date }. Für das Kartell: ein Register, in seiner Schrift. An dem Tag hat er selbst gebucht.

passage-nineteen-days-briefing-corporation = Eine kleine Scheibe
    .text =
        Direktorin Iyer spricht aus einer Sprechkabine in Kontor, den Rücken zum Glas, denn draußen wartet jemand.

        „Da unten gibt’s zwei Torflügel, bei den unteren Werken. Unsere, wir hatten die Anlage gebaut. Daran hängt ein Siegel, eine Scheibe Blei, so groß, mit Nummer. Ich hab die Akte; in der Akte steht, die Tore wurden geschlossen vorgefunden. Wer’s war, steht nicht drin. Ich war noch nicht da! Ich hätt die Scheibe nur gern in meiner Schublade und nicht in einem Prozess, bei dem es um die Luft von vierzig Stationen geht.“

        „Was ist hinter den Toren?“, sagt Gabriel.

        Sie sieht sich nach dem um, der draußen steht. „Da hört die Akte auf“, sagt Iyer.
    .log = { $date }. Für den Konzern: ein Bleisiegel von einem Tor. Wer es geschlossen hat, steht nicht in der Akte.

passage-nineteen-days-villain-federation = Vom Schreibtisch aus
    .text =
        „Kapitän Anaya. Auf Mirembe ist ein Loch, und Sie gehen hinein“, sagt Marschallin Falk. „Ich war nicht dort. Ich habe am Schreibtisch dafür unterschrieben. Die *Hundertjahr* liegt hinter den Booten, mit gelöschten Feuern. Rufen sie, so komme ich, und ich komme selbst, denn einen Jungen schicke ich dazu kein zweites Mal. Sie lassen unterwegs nichts aus. Meine Kapitäne tun das nicht, und ich tue es nicht. Ich bedaure, dass wir beide pünktlich sein werden.“

        Sie sieht an der Linse vorbei, auf etwas, das dort hängt, und das Bild geht aus.

        „Hat sie bedauern gesagt?“, sagt Gabriel.
    .log = { $date }. Die Marschallin ist vor Mirembe, in der Hundertjahr. Rufen die Boote, so kommt sie. Keine Begegnung wird ausgelassen, solange sie da ist.

passage-nineteen-days-villain-council = Kein Licht geschuldet
    .text =
        Wo auf den Karten die *Vesper* liegt, ist nichts. Sie liegt da, dunkel, ihre Leute an der Reling, in Filz.

        „Vor Mirembe gibt es keinen Verkehr, also ist dort kein Licht geschuldet“, sagt die Vorsitzende Shahidi. „Wer sich für Sie umsieht, der wird genau hinsehen müssen und ist an dem Tag zu nichts mehr zu brauchen. Man hat die Boote gebeten, nicht als Erste zu schießen. Man hat sie nicht gebeten, nicht zu schießen. Einen schlechten Frieden kann man am Montag flicken, Kapitän. Ich wäre Ihnen verbunden, wenn Sie bis dahin nichts fänden.“

        Sie hat „ich“ gesagt. Gabriel wartet, dass sie es zurücknimmt.
    .log = { $date }. Die Vorsitzende ist vor Mirembe, die Lampe gelöscht. Jedes Aufklären kostet uns ein Paar Augen. Rufen die Boote, so kommt sie.

passage-nineteen-days-villain-firstborn = Eine leere Seite
    .text =
        Die *Erstlinge* ist vor das Loch gelegt, wie man einen Stuhl vor eine Tür stellt.

        „Sie gehen zu unseren Toten und haben nicht gefragt“, sagt der Älteste. „Ein Wort für verbieten haben wir dafür nicht. Es hat noch keiner getan. Auf unserem Tisch liegt offen die Rolle von Mirembe, und hinter dem letzten Namen kommt eine leere Seite. Wen Sie dort verlieren, der steht am selben Tag darauf und wird gelesen, und Sie werden uns hören. Wir behielten die Seite gern. Rufen uns die Boote, so kommen wir, und sie bleibt nicht leer.“

        Gabriel hat die Mütze abgenommen.
    .log = { $date }. Die Erstgeborenen haben ihr Flaggschiff vor dem Loch und eine leere Seite für uns. Wen wir an einem Tag zuerst verlieren, den liest man uns vor.

passage-nineteen-days-villain-cartel = Keine Küche
    .text =
        „Gabriel, da draußen gibt’s nichts zu kaufen, das hab ich dagegen. Ein Ort ohne Küche hat mir noch nie gefallen.“ Faktor Reis hat die *Sechzehn Kiele* hinter den inneren Ring gelegt, mit einem Kohlebecken auf der Brücke, mitten in die schwärzeste Stille, die es gibt. „Was ihr verliert, verschießt oder kaputt macht, dafür hab ich wen bezahlt, also ist es meins. Wenn meine Boote pfeifen, muss ich rüberkommen und grob zu dir sein. Lass sie nicht pfeifen. Ich hab den Fuß oben.“

        „Was kochst du?“, sagt Gabriel.

        Er sagt es nicht. Er hat die Augen zugemacht, wegen des Rauchs.
    .log = { $date }. Reis ist vor Mirembe, in der Sechzehn Kiele, und hat den Herd an. Ein Credit mehr für jeden Dienst, Munition für jeden Patzer; und er kommt, wenn sie rufen.

passage-nineteen-days-villain-corporation = Eine Klausel
    .text =
        „Ich hab die *Fortführung* als Berger für Mirembe eintragen lassen, seit heute früh um acht“, sagt Direktorin Iyer. „Rumpf, Beschläge, alles, was kaputt ist. Auf dem Papier seid das auch ihr, wo immer ihr kaputt seid. Ihr flickt einen Punkt, ein Schrott davon gehört uns. Ich würd ganz bleiben!“ Sie redet ein wenig zu schnell. „Wenn die Boote euch sehen, müssen sie mich rufen. Das ist eine Klausel. Auf meine eigene Klausel kann ich nicht verzichten, da fragen die Leute, was da unten ist.“

        „Was ist da unten?“, sagt Gabriel.

        „Drei ruhige Jahre“, sagt Iyer. „Mehr als drei wollt ich nie.“
    .log = { $date }. Iyer ist vor Mirembe, mit den Papieren eines Bergers. Jeder geflickte Punkt kostet 1 Schrott mehr. Rufen die Boote, so kommt sie. Es ist eine Klausel.

line-nineteen-days-beaten-falk = „Die *Hundertjahr* braucht einen Schlepper. Sie haben sich gestellt und sind nicht darum herumgegangen. Ich nehme das in den Bericht, denn ein anderer tut es nicht.“
line-nineteen-days-beaten-shahidi = „Man hat eine Lampe verloren. Ein Kind hat niemand verloren. Hören wir auf, Kapitän, solange sich das noch sagen lässt.“
line-nineteen-days-beaten-rangi = „Auf der Seite stehen jetzt Namen, und es sind unsere. Sie werden sie hören. Fahren Sie weiter. Türen haben wir keine mehr.“
line-nineteen-days-beaten-reis = „Ist schon gut, ist schon gut! Für ein freundliches Wort hätt ich dich vorbeigelassen. Jetzt darf ich einen Rumpf zahlen, und kalt ist es auch.“
line-nineteen-days-beaten-iyer = „So, die ist abgeschrieben. Die Abschreibung war von mir. Los, fahrt, eh ich nachseh, ob ihr versichert seid.“

line-nineteen-days-obeyed-falk = „Sie hatten auf Europa eine Weisung, und sie ist ausgeführt worden. Auf Ihrem Kai liegen zwei Magazine. Ich habe sie selbst gezählt.“
line-nineteen-days-obeyed-shahidi = „Sie haben auf Europa getan, worum man Sie bat. Einer unserer Lampenwärter führe gern mit Ihnen. Er ist das Dunkel gewohnt und isst wenig.“
line-nineteen-days-obeyed-rangi = „Worum Sie auf Europa gebeten wurden, das ist geschehen. Ihre vierunddreißig werden jetzt auf Adjoa gesagt, jeden Abend, nach den unseren.“
line-nineteen-days-obeyed-reis = „Du hast auf Europa getan, worum man dich gebeten hat! Zwei Credits, im Korb. Bestechung ist das nicht. Bestechung hätt ich nachgezählt.“
line-nineteen-days-obeyed-iyer = „Du hast auf Europa getan, worum man dich gebeten hat, also steht eine Kiste Ventile an eurer Schleuse. Eure waren übrigens furchtbar.“
line-nineteen-days-broken-falk = „Sie hatten auf Europa eine Weisung, und sie ist nicht ausgeführt worden. Vom Handgeld sind zwei Credits einbehalten. Es gibt ein Formular dafür.“
line-nineteen-days-broken-shahidi = „Man hat Sie auf Europa um etwas gebeten, und es ist nicht geschehen. Zwei Credits vom Handgeld sind an die Waisen gegangen. Sie werden das verstehen.“
line-nineteen-days-broken-rangi = „Um eines sind Sie auf Europa gebeten worden. Es ist nicht gehalten worden. Zwei Credits vom Handgeld sind bei den Hütern der Lampen.“
line-nineteen-days-broken-reis = „Um eins hat man dich auf Europa gebeten, Gabriel. Also zwei Credits weniger Handgeld, und dann hab ich’s vergessen.“
line-nineteen-days-broken-iyer = „Eine Klausel hattet ihr auf Europa einzuhalten. Ich bin nicht böse! Es sind zwei Credits weniger Handgeld; das macht die Tabelle von allein.“

line-nineteen-days-patrols-five-gabriel = „Auf Europa haben sich zu wenige hingesetzt, also sind die Flotten draußen. Auf den Ringen ist ein Boot mehr, als sein müsste.“
line-nineteen-days-patrols-four-gabriel = „Vier haben sich auf Europa hingesetzt, also sind auf den Ringen nicht mehr Boote als sonst. Weniger wären mir lieber.“
line-nineteen-days-eldest-gabriel = „Wir haben den Ältesten nicht als Letzten hineingeführt, was immer die Marschallin wollte. Dafür haben seine Leute ein Boot daheimgelassen.“
line-nineteen-days-patrols-three-gabriel = „Alle fünf haben auf Europa gesessen, und das sieht man. In dem Ring ist eine Lücke, da passt ein Gesangverein durch.“
line-nineteen-days-cold-gun-daisuke = „Das Geschütz ist kalt. Den Spiegel haben wir mit der Hand gehalten, da glüht nichts nach. Den Mantel trotzdem anlassen.“
line-nineteen-days-inner-gabriel = „Auf dem inneren Ring fehlt ein Boot. Die haben gelesen, wer auf dem sechsten Stuhl saß, und sich krankgemeldet. Die ganze Besatzung.“

passage-nineteen-days-sold = Pünktlich
    .text =
        Am nahen Rand liegt ein Wachboot, und es fährt keine Runde. Es wartet, die Nase zu ihnen her.

        Seit dem neunten Monat ist Hollis Tan auf freiem Fuß. Er hat neun Jahre auf diesem Schiff gedient; er weiß, wie es einläuft und woher und dass es zu früh kommt. Jemand hat ihn für den Kurs der Ironclad bezahlt. Er hat ihn schriftlich geliefert und der Ironclad eine Abschrift geschickt.

        {"*"}Nichts für ungut, Gabe. Ich hab ihnen Dienstag gesagt. Das Kaltfahren hab ich weggelassen. H.*

        „Dass wir die Wärme abdrehen können, hat er ihnen nicht verraten“, sagt Gabriel. Er liest es noch einmal, ob das nun freundlich ist; bei dem weiß man es immer erst hinterher.
    .log = { $date }. Hollis hat unseren Kurs verkauft. Ein Wachboot liegt auf der Lauer, näher als sonst. Er hat uns eine Abschrift geschickt.

passage-nineteen-days-cold = Mäntel
    .text =
        „Die suchen Wärme“, sagt Daisuke. „Also dreh ich sie ab. Alles. Lampen, Kombüse, die warme Seite von der Luft. Wir treiben vorbei und sind ein Stein.“ Einen Mantel hat er schon an. „Einen Tag geht das. Nur muss einer am Reaktor sitzen, die Hand drauf, sonst stockt er. Der ist danach zu nichts mehr gut. Oder die.“

        Auf der Karte sind zwei Ringe von Wachbooten. Steht eines am Ende des Tages neben euch, so hat es euch gesehen. Seid ihr kalt, dann nur, wenn es geradewegs über euch stolpert. Zu oft gesehen, und sie wachen auf. Noch öfter, und sie kommen.

        „Wem ist am wärmsten?“, sagt Gabriel. In der Messe gehen alle Hände hoch, in Fäustlingen, und dann langsam alle wieder herunter.
    .log = { $date }. Für einen erschöpften Helden fahren wir kalt, bis zur nächsten Runde. Bei Gesehen 4 werden sie schneller. Bei 6 kommen sie. Zwei Mützen getragen.

## Auf dem Weg hinein

passage-nineteen-days-hot = Es glüht noch
    .text =
        Daisuke war beim Hauptgeschütz. Er kommt ohne Handschuh zurück.

        „Warm“, sagt er. „Noch vom Spiegel. Für einen so langen Schnitt ist das nicht gebaut. Das Gehäuse glüht monatelang. Man sieht’s von weitem, mit dem richtigen Glas.“

        Elf Kilometer Folie haben sie im zehnten Monat damit zerschossen, über Jatania. Man lehnt sich recht angenehm daran. Zwei von den Heizern haben ihr Brot dort zum Gehen hingestellt.

        „Halb gesehen sind wir also schon vorher“, sagt Gabriel. „Kannst du was drüberlegen?“

        „Eine Decke“, sagt Daisuke. „Liegt schon.“
    .log = { $date }. Das Geschütz ist seit dem Spiegel nicht abgekühlt, Gesehen beginnt also bei 1. Gutes Brot.

passage-nineteen-days-rule-federation = Etwas Graues, außenbords
    .text =
        Daisuke hat den Rahmen eines Brechers maßstäblich gezeichnet, nach den Papieren der Marschallin, und daneben die Ironclad. Der Rahmen ist so lang wie ein Boot.

        „Durch keine Schleuse von uns geht der durch“, sagt er. „Den muss ich ihr längs an die Seite laschen.“

        „Wo ihn jedes Wachboot sieht“, sagt Gabriel.

        „Sehen werden sie ihn. Er ist grau und so kalt wie das Loch, aus dem er kommt.“ Er schiebt die eine Zeichnung über die andere, bis vom Schiff kaum noch etwas übrig ist. „Was sie nicht sehen, sind wir. Nicht dahinter. Da könnt ich alles ausgehen lassen, und keiner müsste am Reaktor sitzen. Für einen Tag; dann hat er sich an uns gewärmt.“ Er betrachtet es mit schiefem Kopf. „Gebaut haben sie ihn, damit das Licht ausgeht“, sagt Daisuke. „Dann soll’s auch bei uns ausgehen.“
    .log = { $date }. Hängt der Rahmen erst außenbords, können wir uns dahinter einen Tag lang verstecken, einmal: Wir fahren kalt, und niemand wird erschöpft.

passage-nineteen-days-rule-council = Eine zweite Lampe
    .text =
        Auf der Fahrt hinaus zeigt sich ein Licht. Es ist sehr klein und gehört der Vorsitzenden: eine Lampenwärterin in einem Boot, die Lampe zwischen den Knien.

        „Bis in die Nacht des Zwölften“, signalisiert sie. „Es sollte der Elfte sein. Die Vorsitzende sagt, man zählt schlecht, wenn man ein Boot erreichen muss.“

        „Es muss zweimal sein“, sagt Gabriel. Er richtet zwei Tafeln her und liniert beide gleich. „Nicht von derselben Person und nicht vom selben Ende. Und wer zuerst dran war, redet nicht davon, bis beim anderen etwas dasteht.“ Er bläst die Kreide weg. „Das kostet einen Tag, und sie hat uns einen geschickt. Mit der Sache selbst hat uns, glaube ich, noch keiner bezahlt.“
    .log = { $date }. Gezählt werden muss zweimal, jedes Mal mit einer Probe. Die Vorsitzende hat uns einen Tag mehr gegeben, als die anderen gegeben hätten.

passage-nineteen-days-rule-firstborn = Zum Essen
    .text =
        Das Boot des Herolds hält sich eine Stunde neben ihnen und löscht dann die Lampe. Der Rest der Botschaft kommt von Hand, in Klopfzeichen am Rumpf.

        „Stumm soll man die Glocke nicht den ganzen Weg fahren“, sagt Daisuke; er hat die Handfläche am Blech. „Einmal soll sie geläutet werden. Zum Essen. Dafür ist sie da, heißt es.“

        „An Bord?“, sagt Gabriel. „Wir verstecken uns.“

        „Die käme in den Funk. Das hätten sie alle im Kopfhörer, einmal um die Ringe herum.“ Er nimmt die Hand weg und sieht hinein. „Der Koch hat Knödel. Wenn ich die hörte, würd ich aufstehen, egal, was ich grad mach. Ich würd denken, es hat einer für mich gedeckt.“
    .log = { $date }. Mit der Glocke an Bord dürfen wir einmal zum Essen läuten: Zwei Helden werden wieder bereit, und Gesehen steigt um 1.

passage-nineteen-days-rule-cartel = Stückweise
    .text =
        Ganz unten im Korb des Faktors, wo die Feigen lagen, steckt die Karte eines Händlers. *Kacheln, blau und weiß, aus der Stadt selbst. Stückweise.* Die Adresse ist ein Stand auf Mancala. Hinten steht, mit Feige am Daumen geschrieben: *Samstags gehen die durch euren Schacht. Sagt, ich hab euch geschickt. Sie schulden mir den Schlitten.*

        „Er weiß, dass da unten wer sitzt und es verkauft?“, sagt Daisuke.

        „Er weiß von einem Schlitten.“ Gabriel dreht die Karte um und wieder um. „Sie werden deswegen zu ihm gekommen sein. Er wird gefragt haben, wofür, und sie haben’s gesagt, und er ist still geworden; und dann hat er ihnen einen geliehen.“

        „Zu welchem Zins?“

        Es steht da. Darunter, sehr klein. „Keinem“, liest Gabriel.
    .log = { $date }. Wer die Kacheln von Mirembe verkauft, schuldet dem Faktor einen Schlitten. Sein Name ist bei ihnen +1 wert, auf welchem Weg wir es auch versuchen.

passage-nineteen-days-rule-corporation = Es klingelt daheim
    .text =
        Daisuke hat die Zeichnung des Siegels von der Direktorin; sie ist größer als das Siegel.

        „Im Draht ist ein Faden“, sagt er. „Hier. Nimmt man die Scheibe ab, reißt er, und die Tore klingeln daheim. In Kontor, im Klartext. So alt sind die.“

        „Nach acht Jahren?“, sagt Gabriel. „Womit denn?“

        „Die Anlage ist versichert. Die klingelt.“ Er fährt mit dem Fingernagel am Faden entlang bis an den Blattrand. „Die Boote hören, dass was aufgegangen ist. Was, hören sie nicht.“ Er sagt es, als wäre es seine eigene Arbeit und täte ihm leid. „Und dann sind sie nicht mehr versiegelt. Dann laufen sie. Wer von da noch weiter hinunterwill, hat Platz, eine Barkasse zu wenden.“

        „Warum sollte da jemand weiter hinunterwollen?“, sagt Gabriel.
    .log = { $date }. Wird das Siegel abgenommen, so klingelt es: Gesehen steigt um 1. Aber dann stehen die Tore offen, und eine Barkasse, die weiter hinunterfährt, hat +1.

passage-nineteen-days-hole = Der Rand
    .text =
        Man kann im Anzug am Rand stehen und hinunterschauen. Zwei Kilometer ist es breit und sehr rund.

        Ringsum ist von der Stadt noch etwas da. Eine halbe Straße, mit Türen. Eine Mauer, an der ein Herd hängt. An einer Leine, die von einem Pfosten zu nichts führt, hängen kleine steife Umrisse, grau von Staub, wie sie an einem Morgen aufgehängt wurden; hier kommt kein Wind, der sie hereinholt.

        „Vierzig Hemden“, sagt Gabriel. Er hat sie gezählt, ehe er es lassen konnte.

        Hinter ihm hat sich Daisuke auf eine Türschwelle gesetzt, den Rücken zum Loch, und betrachtet die Tür. Es ist eine gute. „Meinst du, man klopft?“, sagt er.
    .log = { $date }. Mirembe, zu Fuß. Vierzig Hemden. Gesehen hatte ich es nur im Visier, und das war nicht meines.

line-nineteen-days-rope-thaddeus = „Ich bleib hier an der Schleuse und halt die Leine. Hinauszählen, hereinzählen. Wie viele, weiß ich. Das weiß ich seit acht Jahren.“
line-nineteen-days-rope-gabriel = „Den Posten hat Thaddeus von mir, und er behält ihn. Zum Klettern taugt er nicht; wo die Leine hinmuss, hat er uns gesagt, und bis wohin wir zählen.“
line-nineteen-days-tread-daisuke = „Auf Kacheln tritt man in die Fuge, sagt Hollis. Er ist vorgegangen. Den hört man nicht. Hat man nie.“
line-nineteen-days-chart-daisuke = „Von dem Schacht hab ich eine Karte, vom Alten von der ‚Geduldiges Maß‘. ‚Aus der Luft‘, schreibt er. ‚Auf eine Handbreit genau.‘“

passage-nineteen-days-shaft = Zweihundertsechs Sprossen
    .text =
        Der Schacht der unteren Werke führt neben dem Loch hinunter, ausgekleidet, mit einer Leiter. Das Glas, das vom Schuss hineinlief, hat ihn verschlossen wie die Haut auf der Milch. In die Haut schneiden sie eine Tür.

        Darunter ist nichts zerbrochen. Da sind Haken mit Overalls und eine Tafel mit den Schichten für den Elften des Neunten. Dem Vorarbeiter hat jemand einen Schnurrbart gemalt.

        „Die haben hier gearbeitet“, sagt Daisuke. „Unter den Häusern. Um sechs sind sie heruntergekommen.“ Er hat die Hand am Gestell einer Presse. „Das ist kein Pumpenwerk. Das ist die Werkbank von einem Geschützbauer.“ Elf Sprossen lang sagt er nichts. „Ein Arsenal war’s also auch“, sagt er. „Der Befehl hatte recht, und wir auch.“
    .log = { $date }. Unter der Stadt war ein Arsenal. Im Befehl stand Arsenal, wir sagten Stadt. Es liegen Brotbüchsen da.

passage-nineteen-days-looters = Kacheln
    .text =
        Am Fuß des Schachts ist Licht, und es klopft.

        Es sind neun Leute mit einem Schlitten. Sie verkaufen die Kacheln aus den Badezimmern. Es sind gute Kacheln, blau und weiß, auf Mancala bringen sie als Antiquität zwei Credits das Stück; mit Sprung fünf. Den Zugang zu den unteren Werken haben sie mit einer Decke vernagelt, und eine hat eine Nietpistole auf den Knien.

        „Das ist abgesteckt“, sagt sie. „Wir waren zuerst da. Ihr könnt wiederkommen, wenn wir durch sind.“

        „Wann ist das?“, sagt Gabriel.

        Sie dreht sich nach der Wand um. Die geht noch weit. „Wir kommen ja nur samstags dazu“, sagt die Frau.
    .log = { $date }. Am Fuß des Schachts neun Leute, die eine Stadt kachelweise verkaufen. Sie waren zuerst da.

passage-nineteen-days-looters-kin = Blau und weiß
    .text =
        Am Fuß des Schachts ist Licht, und es klopft. Es sind neun Leute mit einem Schlitten, die Kacheln aus Badezimmern verkaufen, zwei Credits das Stück.

        Eine hebt die Lampe. „Euch kenn ich“, sagt sie. „Ihr wart auf Anneke. Hinterm Hügel. Ihr seid die mit der Kiste.“

        Hundertvierzig Verlaufene lagen dort im Fieber, und dieses Schiff hat ihnen Serum gebracht. Das hier sind neun von ihnen. Sie plündern nicht, stellt sich heraus; oder doch, aber ihr Eigenes. „Das war von meiner Tante“, sagt die Frau von einer Wand. „Ich bring ihr das Bad. Sie ist in den Werken. Sie sagt immer, sie hätt es nicht aufgeräumt gehabt.“

        Sie hat die Füße eingezogen, falls jemand vorbeiwill.
    .log = { $date }. Die Plünderer sind neun von denen, denen wir auf Anneke halfen; +3 bei ihnen. Eine bringt ihrer Tante das Badezimmer.

choice-nineteen-days-looters = Wie kommen wir vorbei?
option-nineteen-days-looters-creep = Im Dunkeln um sie herum
    .cost = Schleichen { $difficulty }. Misslungen: Gesehen steigt um 1.
    .log = { $date }. Auf Händen und Knien hinter den Kacheln vorbei.
option-nineteen-days-looters-drive = Die neun die Leiter hinaufjagen
    .cost = Kampf { $difficulty }. Misslungen: −1 Crew.
    .log = { $date }. Durch die Decke hindurch. Es war einmal jemandes gute.
option-nineteen-days-looters-wait = Sich dazusetzen und warten
    .cost = Die Aktion ist dahin, und sie sitzen noch da.
    .log = { $date }. Bei ihnen gesessen. Sie haben ein Lied über Fugen.

passage-nineteen-days-counted = Von dem einen Ende
    .text =
        Gezählt wird von der Schleuse nach innen: was in den Galerien liegt, und wen jemand aufgebahrt hat, in Reihen, mit gefalteten Händen.

        Neun Stunden dauert es. Einer zählt, einer schreibt, einer hält die Lampe. Nach einiger Zeit sagt keiner mehr „Leichen“, und dann keiner mehr „Leute“; sie sagen nur noch die Zahl, und jedes Mal holt davor jemand Luft.

        „Das war von dem einen Ende“, sagt Gabriel. „Sie will es von beiden.“ An seinem Handschuh ist Kreide, und am nächsten Handschuh auch, und an dem danach. „Es müsste ja dasselbe herauskommen“, sagt er, „und was wir machen, wenn nicht, weiß ich nicht.“
    .log = { $date }. Einmal gezählt. Es muss noch einmal sein, vom anderen Ende.

passage-nineteen-days-object-federation = Der Rahmen
    .text =
        In der hintersten Halle steht auf Böcken, unter einem Tuch, ein Rahmen, so lang wie ein Boot. Er ist grau gestrichen und hat eine Nummer.

        Es ist der Rahmen des zweiten Brechers. Den ersten hat man 83 nach Jatania geschleppt, und er hat den Spiegel gebrochen; 61.000 Menschen sind im Dunkeln gestorben. Dieser hier war fertig bis auf die Kabel. Die Marschallin sagt es seit acht Jahren, und sie hat recht.

        „Schöne Arbeit“, sagt Daisuke. Er hat das Schild gefunden. Er liest das Datum vor, die Schicht und wer Dienst hatte. Es sind vierzehn Namen, alle von Frauen.

        „Die sind zu Fuß gekommen“, sagt Gabriel. „Von da oben.“ Daisuke hat angefangen, die Tür auszumessen.
    .log = { $date }. Der Rahmen des Brechers. Es gab ein Arsenal, und gebaut hat ihn jemandes Mutter, mit aufgestecktem Haar.

passage-nineteen-days-object-council = Von beiden Enden gleich
    .text =
        Gezählt wird noch einmal, vom anderen Ende. Es kommt dasselbe heraus.

        Achttausendeinhundertzweiundachtzig liegen im Loch oder darunter oder sind auf irgendetwas ein Schatten. Auf der eigenen Tafel steht, wie viele an jenem Tag nicht geholt worden waren: 8.493. Gabriel zieht an der Wand mit Kreide das eine vom anderen ab.

        „Dreihundertelf“, sagt er. „Die sind nicht da.“

        „Sind sie hinausgekommen?“, sagt der mit der Lampe.

        „Es gibt kein Hinaus.“ Er sieht auf die Zahl. „Wo sind die dann hin?“, sagt Gabriel, und in der Stille hört man, dass irgendwo ein Draht an ein Rohr tickt.
    .log = { $date }. Gezählt: 8.182. Es müssten 8.493 sein. Dreihundertelf sind also irgendwohin gegangen, und nach oben war es nicht.

passage-nineteen-days-object-firstborn = Die Glocke
    .text =
        Die Glocke hängt, wo sie hing. Der Platz um sie her ist in einem Stück in die Werke hinuntergerutscht, wie eine Untertasse, und stehen geblieben; da ist der Brunnen, da ist die Bank, und da ist die Glocke.

        Sie ist nicht größer als ein Eimer. Erst muss der Strick herunter, und der ist an einer Stelle dünn gescheuert, so hoch, wie ein Kind greift.

        „Zum Essen hat man geläutet“, sagt Gabriel. „Um zwei.“ Geschossen wurde um 13:48 Uhr.

        Er hat den Handschuh um den Klöppel gelegt, damit sie still ist. Sie ist so kalt, dass er es hindurch spürt. Als sie sie vom Haken heben, gibt sie doch einen Ton, einen kleinen; und im Schacht sehen alle nach oben.
    .log = { $date }. Die Glocke. Zwölf Minuten später hätte man sie geläutet.

passage-nineteen-days-object-cartel = Das Register
    .text =
        Das Dockbüro hat noch sein Dach. Drinnen sind ein Schemel, eine Lampe und ein Buch, so lang wie ein Arm, auf der letzten Seite aufgeschlagen.

        Es ist die Schrift des Faktors; sie fällt nach rechts. *Konvoi vier. Kiel 13, Kisten. Kiel 14, Kisten. Kiel 15, Kisten. Kiel 16, Kisten.* Bei jedem steht, wann und wer es erlaubt hat. Daneben ist eine Spalte, um die ihn keiner gebeten hat. Darüber steht *an der Schleuse*. Stunde für Stunde hat er gezählt, wer da stand, während die Kisten vorbeigingen.

        8.493 steht dort, viermal. Nach dem vierten Mal hat er die Feder zerbrochen.

        „Dass er gezählt hat, hat er nie gesagt“, sagt Gabriel. „Will er es zurück, um nachzusehen, ob es noch stimmt?“
    .log = { $date }. Das Register von Konvoi vier. Jede Stunde hat Reis die Leute an der Schleuse gezählt. Es ist immer dieselbe Zahl.

passage-nineteen-days-object-corporation = Eine Scheibe Blei
    .text =
        Die Tore sind aus Stahl und so hoch wie ein Haus. Sie sind zu. Über dem Spalt hängt an einem Draht eine Scheibe Blei, unverletzt.

        Darauf stehen eine Nummer, eine Firma und eine Stunde. *Geschlossen 13:50. Fernbefehl, Kontor.* Das ist zwei Minuten nach dem Schuss. Bei versicherten Anlagen ist das die Regel: Brennt es oben, so schließen unten die Tore, damit nichts verdirbt. In Kontor musste dafür jemand eine Taste drücken und hat sie gedrückt.

        „Hat funktioniert“, sagt Daisuke. Er hat die Hand flach an den Stahl gelegt. Er nimmt sie weg und besieht sie. „Wen haben die bloß ausgesperrt“, sagt er, „wo doch gar keiner kam?“
    .log = { $date }. Das Siegel. Um 13:50 hat man von Kontor aus die Tore geschlossen, der Maschinen wegen.

passage-nineteen-days-beacon = Wer gehört hat
    .text =
        Ein paar Schritte weiter steht eine Hilfsbake, wie es sie in jedem Dock gibt. Ihr Licht ist aus. Ein Draht führt von ihr hinunter, tiefer als die letzte Sohle auf dem Plan. Und da ist ihr Streifen, auf einer Rolle; auf dem steht, wen sie gerufen hat und wer gehört hat.

        Nach dem Schuss waren 311 Menschen noch am Leben, in den tiefen Werken, hinter den unteren Toren. Neunzehn Tage haben sie gerufen. *Regenpfeifer*, vom Rat: bestätigt, weitergefahren. Viertes Geschwader, von der Föderation: gestört. So geht es fort, Schiff um Schiff; es sind vierzig Zeilen.

        Daisuke lässt den Streifen durch den Handschuh laufen. Er hält an. Er hält ihn näher an die Lampe.

        {"*"}22/09/92. Ironclad. Gehört. Keine Antwort.*
    .log = { $date }. 311 lebten noch neunzehn Tage und riefen. Vierzig Schiffe hörten sie. Wir sind das einunddreißigste.

passage-nineteen-days-gabriel = Was ich gesagt habe
    .text =
        „Es war der Abend mit der Platte“, sagt Gabriel. „Wir hatten Xavier gerade abgesetzt. Thaddeus hatte die Hilfswelle. Er hat gesagt: ‚Da ruft wer, von achtern. Antworten wir?‘ Ich habe nein gesagt. Ich dachte, es ist die Flotte. Ich dachte, daran peilen sie uns an. Das habe ich eine Woche lang gedacht, solange es rief. Am Dreißigsten machten wir fest, und es war still. Ich habe es aufgeschrieben. *Das Signal hat heute Morgen aufgehört.* Auf die Zeile war ich stolz.“

        „WIR HATTEN PLATZ!“, schreit Daisuke. Er hat noch nie geschrien. „Zweihundert Kojen! Die Luft hätt ich gehabt!“

        Auf der Leiter über ihnen ist jemand stehen geblieben und horcht.
    .log = { $date }. Ich habe nein gesagt. Mehr war es nicht. Es waren 311.

choice-nineteen-days-beacon = Sagt Gabriel es der Mannschaft?
option-nineteen-days-beacon-tell = Gabriel liest ihnen die Zeile vor
    .cost = −2 Moral jetzt. Später kann es ihnen keiner mehr verraten. Sie wollen da hinunter: Die Probe auf dem Weg ist um 2 leichter, und wer unten die Namen sagt, gewinnt 1 Moral mehr.
    .log = { $date }. Es ihnen gesagt. Wer das liest, soll wissen, dass man mich gefragt hat und dass ich nein gesagt habe.
option-nineteen-days-beacon-keep = Gabriel steckt den Streifen in den Mantel
    .cost = Jetzt geschieht nichts. Daisuke weiß es; spricht es sich herum, so haben sie es von jemand anderem.
    .log = { $date }. Der Streifen ist bei mir. Daisuke ist nach einer Pumpe sehen gegangen.

passage-nineteen-days-told = Zeile einunddreißig
    .text =
        Gabriel sagt es der Mannschaft am Rand, wo alle ihn sehen können, den Streifen in beiden Händen. Er liest die einunddreißigste Zeile vor und das Datum und was er gesagt hat.

        Dass er es nicht wissen konnte, sagt keiner. „Die Koje von meiner Schwester war gemacht“, sagt eine Heizerin. „Die ganze Woche war die leer. Da hätten zwei drin geschlafen.“ Sie setzt sich. Einer geht weg, so weit es Straße gibt, und stellt sich ans Ende.

        „Zum Kapitän hast du nein gesagt, und am selben Tag zu denen“, sagt der älteste von den Kanonieren. „Das erste *Nein* hab ich seit acht Jahren auf dem Arm, in Blau.“ Er schiebt am Ärmel seines Anzugs, als sähe man es. „Das war doch richtig?“, sagt er. „Das erste?“

        „Das erste schon“, sagt Gabriel.
    .log = { $date }. Sie wissen es. Keiner ist gegangen; man kann hier nirgends hin. Neben mich hat sich auch keiner gesetzt, außer dem Koch, der wissen wollte, was er kochen soll. Für die Barkasse haben sich neun gemeldet.

passage-nineteen-days-kept = Zur Wand
    .text =
        Gabriel rollt den Streifen klein zusammen, steckt ihn in den Mantel und knöpft den Mantel zu. Auf der Leiter steigen die Stiefel wieder.

        Daisuke steht mit dem Rücken zu ihm. Er hat etwas zum Festziehen gefunden. „Das von Thaddeus hab ich acht Jahre lang gewusst“, sagt er. „Ich hab den Kasten gehört und wieder weggeräumt. Ich dachte, für mich behalten muss ich nur das eine.“

        „Jetzt das noch“, sagt Gabriel.

        „Ja.“ Er zieht an, bis es quietscht. „Ich sag nichts. Das kann ich gut.“ Eine Weile sieht er auf die Stelle, wo der Streifen hing. Da ist der Nagel. „Die werden wissen wollen, was wir gefunden haben“, sagt Daisuke. „Worüber hab ich dann geschrien?“
    .log = { $date }. Er ist in meinem Mantel. Fünfzehn Jahre habe ich neben ihm gesessen, und heute habe ich den Stuhl gerückt.

passage-nineteen-days-weigh = Oben
    .text =
        { TRAIT($client, key: "id") ->
            [council] Die Tafeln mit der Zählung liegen oben am Rand, auf einem Schlitten, eine Decke darüber.
           *[other] Was das Schiff holen sollte, liegt oben am Rand, auf einem Schlitten, eine Decke darüber.
        } Eine Tagesfahrt weiter wartet jemand mit siebenundzwanzig Credits.

        „Es ist ein Grab“, sagt der älteste von den Kanonieren. „Da trägt man nichts heraus, nicht einmal eine Zahl. Die kommen mit Maßbändern und vermessen es. Dann sollen sie’s finden, wie es ist.“

        „Und wer kommt zuerst? Irgendeiner mit einem Schlitten“, sagt eine Heizerin. „Wenn’s weg ist, ist es weg, und sie können weiter sagen, es war nie da.“

        Ihre Becher haben beide den ganzen Weg aus der Messe mit heruntergebracht.
    .log = { $date }. Am Rand darum herumgesessen, mit den Bechern. Als Erster anheben wollte keiner.

choice-nineteen-days-object = Kommt es mit?
option-nineteen-days-object-bring = Mitnehmen und fort
    .cost = Ist es über den anderen Rand, ist das Hauptziel erreicht. Keine Vermessung findet es je wieder, wo es war.
    .log = { $date }. Becher hoch. Es wiegt weniger, als man denkt.
option-nineteen-days-object-leave = Dalassen, wo es lag
    .cost = Das Hauptziel ist verfehlt. −3 { TRAIT($client, key: "id") ->
            [firstborn] bei den Erstgeborenen
            [council] beim Rat
            [cartel] beim Kartell
            [corporation] beim Konzern
           *[other] bei der { $client }
        }, +1 Moral. Gesehen sinkt um 3: Von den Ringen sieht man uns mit leeren Händen gehen.
    .log = { $date }. Becher hinunter. Es zurückgetragen und hingelegt, wo kein Staub war.

passage-nineteen-days-object-left = Wo kein Staub war
    .text =
        { TRAIT($client, key: "id") ->
            [council] Sie tragen die Tafeln wieder hinunter, alle zweihundertsechs Sprossen, und lehnen sie an die Wand, auf der die Rechnung steht.
           *[other] Sie tragen es wieder hinunter, alle zweihundertsechs Sprossen, und finden die Stelle. Dort liegt kein Staub; sie hat genau die Form von dem, was weggenommen wurde.
        }

        Jemand rückt gerade, was sie abgesetzt haben. Jemand anderes wischt mit dem Ärmel darüber und weiß dann nicht, wohin mit dem Ärmel.

        „Das waren siebenundzwanzig Credits“, sagt Gabriel.

        „Das ist das Teuerste, was ich mir je geleistet hab“, sagt die Jüngste von ihnen, deren Stiefel nicht abbezahlt sind. Sie steht da, sieht reich aus und fragt, ob man denen sagt, warum.
    .log = { $date }. Dagelassen. Über den anderen Rand können wir heim, mit nichts, wann wir wollen.

## Der tiefe Raum

passage-nineteen-days-deep-room = Die Wand
    .text =
        Die Barkasse fährt den Schacht hinunter, auf jeder Seite eine Handbreit, tiefer als die letzte Sohle. Wo der Draht endet, sind eine Luke und ein Raum mit Kojen bis unter die Decke.

        Hier haben sie gelebt, neunzehn Tage. Sie haben aufgeräumt. In die eine Wand, die glatt ist, sind Namen geritzt, 311, in Spalten, und hinter jedem eine Zahl. Es ist der Tag. Die ersten haben eine 2; bei der 11 sind es viele, da ging das Wasser aus. Die letzte hat 19. Sie hat sie selbst geschrieben.

        Darüber steht größer: *WER KOMMT, MÖGE SIE SAGEN.*

        Gabriels Hand geht hoch, zur Mütze, und stößt an den Helm. „Wie lang braucht man dafür?“, sagt er.
    .log = { $date }. Der tiefe Raum. 311 Namen, jeder mit seinem Tag. Sie bitten, wer kommt, möge sie sagen.

passage-nineteen-days-share-federation = Neunzehn Daten
    .text =
        An einem Nagel neben der Luke hängen die Zettel, die der Drucker der Bake ausgab. Jemand hat sie nach Tagen geordnet.

        Für jeden der neunzehn ist es einer. *An alle Schiffe. Signal von Mirembe ist eine Kriegslist. Viertes Geschwader stört. S. F.*

        Das sind die Initialen der Marschallin, neunzehnmal. Die Leute in diesem Raum konnten mitlesen, was man über sie funkte. Unter dem letzten Zettel steht mit Bleistift, sehr ordentlich: *Liebe S. F., es ist keine List. Mit freundlichen Grüßen, Anahera Pohatu, Klasse 4.*

        Gabriel nimmt sie vom Nagel und zählt sie, es sind neunzehn. „Ob sie für nichts unterschrieben hat, will sie wissen“, sagt er. „Hierfür neunzehnmal. Das muss ich ihr sagen.“
    .log = { $date }. Unser Auftraggeber hat sie stören lassen. Falks Initialen, neunzehn Daten. Eine aus Klasse 4 hat geantwortet.

passage-nineteen-days-share-council = Bestätigt
    .text =
        Am Ehrenplatz, über dem Tisch, haben sie eine Quittung aufgehängt. Der Rahmen ist aus Draht, mit einem Blatt aus Blech an jeder Ecke.

        {"*"}Leuchtschiff Regenpfeifer, vom Rat, an Mirembe. Ihr Ruf ist bestätigt. Bitte halten Sie diesen Kanal frei.*

        Sie kam am vierten Tag. Fünfzehn Tage lang sendeten sie nur noch den Ruf selbst. Sie dachten, es kommt jemand; da ist eine Liste, wer zuerst geht, und obenan stehen die Kinder, nach Alter. Die *Regenpfeifer* hatte den Ruf eingetragen und war weitergefahren. Dass sie anhalten soll, hatte ihr keiner gesagt.

        „Das hat die Vorsitzende gelesen“, sagt Gabriel. „Jedes Schiffsbuch geht nach Pharos, und irgendwer muss es dort ja ablegen.“
    .log = { $date }. Das Leuchtschiff unseres Auftraggebers hat den Ruf bestätigt und gebeten, den Kanal frei zu halten. Sie hielten ihn frei.

passage-nineteen-days-share-firstborn = Innen
    .text =
        Innen an der Luke hängt ein Anschlag, gedruckt, mit einem Erntesiegel. Es war das Letzte, was man hier beim Hineingehen lesen konnte.

        {"*"}Auf Befehl des Hauses Adjoa: Die Tore der Stadt sind geschlossen. Niemand geht. Wer geht, ist nicht von uns. R.*

        Das R. steht für Rangi. Sie haben den Anschlag nicht heruntergerissen. Sie haben die Rückseite benutzt; man kann ihn an einer Ecke anheben. Dort ist das Wasser abgerechnet, nach Bechern, in neunzehn Zeilen; und am Fuß haben mehrere ihm zu antworten begonnen, jeder in seiner Schrift. Über das erste Wort ist keiner hinausgekommen. *Vater. Vater. Vater.*

        „Das kann er nie gesehen haben“, sagt Gabriel und lässt die Ecke wieder fallen.
    .log = { $date }. Unser Auftraggeber ließ die Tore schließen; sein Befehl hängt innen an ihrer Tür. Auf die Rückseite schrieben sie das Wasser.

passage-nineteen-days-share-cartel = Die Rechnung
    .text =
        Die Leute hier unten saßen auf Kisten. Der ganze Raum ist damit eingerichtet: Tische, Betten, ein Schulpult. Auf jeder sind ein Pflug, die Plombe des Kartells und eine Nummer, die auf *4 von 4* endet.

        Der letzte Konvoi war voll, ehe alle Geschütze darin waren. Was nicht hineinging, blieb am Kai; und die Leute haben es mit heruntergetragen, um etwas zum Sitzen zu haben. Jede Kiste nimmt auf einem Kiel den Platz von sechsen weg.

        Ein Kind hat das an der Seite einer Kiste ausgerechnet, mit Kreide. *52 Kisten. 6 × 52 = 312.* Daneben ist ein Haken und in einer erwachsenen Schrift: *Sehr gut. Wir sind 311.*

        Gabriel liest es und setzt sich; und steht sofort wieder von der Kiste auf.
    .log = { $date }. Unser Auftraggeber ließ hier zweiundfünfzig Kisten Geschütze stehen, jede so groß wie sechs Leute. Jemand hat es ausgerechnet.

passage-nineteen-days-share-corporation = Tag zwanzig
    .text =
        Innen haben die Tore einen Zähler, wie jedes Zimmer in Kontor. Er druckt einen Streifen, und der Streifen läuft die Wand herunter und über den Boden.

        {"*"}13:50. Geschlossen, fern. Anträge auf Öffnung: 1.* Dann *2*, und *40*, und weiter hinten *6.118*. Mit dem Knopf haben sie es beantragt, alle paar Minuten, neunzehn Tage lang. Hinter jedem ist gedruckt: *Anlage versichert. Bitte schriftlich.*

        Am zwanzigsten Tag heißt es: *Seit 24 Stunden kein Antrag. Entriegelt, selbsttätig.* Es war keiner mehr da, der die Tore aufgedrückt hätte.

        Gabriel geht mit dem Daumen zurück bis zum letzten Antrag. Der ist vom Dreißigsten, 05:52 Uhr. Um 06:10 Uhr an jenem Morgen machten sie auf Europa fest, und er schrieb ins Logbuch, das Signal habe aufgehört.
    .log = { $date }. Die Tore unseres Auftraggebers hielten sie drin. 6.118-mal hat man gefragt, und am zwanzigsten Tag haben sie sich von selbst entriegelt.

passage-nineteen-days-wall-read = Gesagt
    .text =
        Von Gabriels Helm geht eine Leitung zum Schiff, und er liest.

        Es dauert zwei Stunden und zehn Minuten. Er liest den Namen und den Tag. Auf der Brücke arbeitet seit der ersten Spalte keiner mehr; die Lampen hat jemand ungebeten heruntergedreht. In der zweiten sind vier mit demselben Nachnamen, bei 11, 11, 12 und 14, und da muss er warten, und durch die Leitung kommt die Stimme eines Heizers und liest für ihn weiter.

        Danach wechseln sie sich ab. Wem der Atem ausgeht, den löst einer ab. Die Letzte sagen alle.

        „Anahera Pohatu“, sagt die Leitung, mit vierzig Stimmen. „Neunzehn.“
    .log = { $date }. Die Wand ist gelesen, dem ganzen Schiff, laut. Vor acht Jahren haben sie darum gebeten.

passage-nineteen-days-wall-copied = Ins Reine
    .text =
        Man reibt die Wand durch, mit der Längsseite einer Kohle, auf die Rückseiten alter Schadensformulare. Es wird weiß auf schwarz; jeder Kratzer ist darauf.

        Elf Formulare braucht es. Vorn steht auf jedem: *Beschreiben Sie, was verloren ist.*

        Man muss nah heran. Dann sieht man, wer den Nagel gut gehalten hat und wer nicht, und wo man jemanden hochhob, damit er hinreicht. Einen Namen hat ein Kind angefangen und jemand anderes fertig geschrieben.

        Gabriel rollt sie und macht ein Band herum. „Das besteht vor jedem“, sagt er. „Wir sind’s ja nicht, die es sagen.“ Er hält die Rolle ein Stück von sich weg, in beiden Händen, und sieht sich um, worin man so etwas trägt.
    .log = { $date }. Die Wand durchgerieben, alle 311, auf elf Schadensformulare. Es ist ein Beweis.

passage-nineteen-days-wall-left = Nicht gesagt
    .text =
        Der Trupp war in dem Raum gewesen und wieder heraufgekommen. Es war keine Zeit. Viel ist ja nie.

        „Gebeten haben sie uns“, sagte eine von denen, die unten gewesen waren. Endlich hatte sie den Helm ab, und er hatte ihr einen Ring um die Stirn gemacht. „WER KOMMT, MÖGE SIE SAGEN. Und wir sind gekommen.“

        „Wir kommen wieder“, sagte Gabriel.

        Darauf sagte keiner etwas. Leise hatte sie mit denen angefangen, die sie noch wusste. Die ersten acht hatte sie und einen Nachnamen. Sie ging an den Anfang zurück, als käme sie von dort aus weiter.
    .log = { $date }. Die Wand gelassen, wie sie war, 311 Namen, und keiner hat sie gesagt. Eine von uns weiß noch acht.

## Gesehen

passage-nineteen-days-awake = Sie sind wach
    .text =
        Eine nach der anderen, die Ringe entlang, gehen Lampen an.

        „Das war’s“, sagt Daisuke. „Gesehen haben sie was. Was, wissen sie nicht. Jetzt fahren alle einen Sektor weiter, zum Nachschauen.“ Er hat die Hand am großen Schalter. „Uns kann ich abdrehen. Die nicht.“

        Jemand auf einem der Wachboote ruft auf offenem Funk, denn so ist die Vorschrift. Die Stimme ist jung und recht höflich. „Unbekanntes Schiff vor Mirembe. Brauchen Sie Hilfe?“

        Seit acht Jahren hat hier niemand diese Worte gefunkt. Gabriel merkt, dass er den Hörer in der Hand hat. „Brauchen wir?“, sagt er.
    .log = { $date }. Gesehen auf 4: Alle Wachboote fahren an jedem Rundenende einen Sektor weiter. Eines fragte, ob wir Hilfe brauchen.

passage-nineteen-days-call = Unser eigener Ruf
    .text =
        Die Geschütze dort draußen haben sich eingeschossen. Etwas geht durch die Kombüse, kommt auf der anderen Seite heraus und nimmt die Suppe mit.

        „Es gibt die Hilfswelle“, sagt Daisuke. Er sieht Gabriel nicht an. „Die darf jeder nehmen. Jeder, der in Not ist.“

        Gabriel hat sich davorgesetzt. Es ist dasselbe Gerät, mit derselben angeschlagenen Taste; seit dem Zweiundzwanzigsten des Neunten 92 hat er sie nicht angerührt. „Hier Ironclad“, sagt er. „Vor Mirembe. Wir werden zusammengeschossen. Wenn da wer ist. Wenn uns irgendwer hört.“ Er lässt die Taste los.

        Es rauscht.
    .log = { $date }. Auf der Hilfswelle gerufen, von Mirembe aus. Wie das klingt, weiß ich ja.

line-nineteen-days-call-one-daisuke = „Das sind die Boote, für die wir angehalten haben, damals bei der Geduld! Einen Kutter haben sie jetzt. ‚Gehört‘, sagen sie. Ein Wachboot ziehen sie weg.“
line-nineteen-days-call-four-daisuke = „Das ist der Vorposten, dem wir die Kiste gegeben haben. Neunundvierzig sind drauf. Welches wir nicht mögen, fragen sie. Es dreht schon ab, hinter ihnen her.“
line-nineteen-days-call-eight-daisuke = „Die Barkasse. Die dreißig Bauern, unterm Spiegel. Einen Schlepper haben sie und eine Lampe, sonst nichts. Und damit fahren sie ihm quer vor den Bug!“

passage-nineteen-days-call-answered = Gehört
    .text =
        Wer geantwortet hat, ist von dort gekommen, wo er gerade war. Gegen ein Wachboot ist so nicht anzukommen, und versucht wird es auch nicht; man stellt sich ihm in den Weg.

        Es reicht. Ein Wachboot, das eine Lampe im Auge hat, fährt der Lampe nach. Binnen einer Stunde ist auf dieser Seite Luft, und jemand löscht die Kombüse.

        „Warum habt ihr geantwortet?“, fragt Gabriel ins Gerät. Laut sagen hatte er es nicht wollen.

        Es rauscht ziemlich. „Was?“, sagt eine Stimme. „Ironclad, noch mal? Ihr habt gerufen.“ Und dann, weil das wohl erwartet wird: „Ihr habt’s doch auch getan. Geht das nicht so?“
    .log = { $date }. Wir riefen, und geantwortet haben die, denen wir einmal geantwortet haben. So einfach ist das, und acht Jahre hatte ich Zeit.

passage-nineteen-days-call-quiet = Die Welle ist still
    .text =
        Elf Minuten ruft Gabriel. Er sagt den Namen und den Ort und wie viele sie sind. Er sagt bitte.

        Es gibt Schiffe, die es hören. Von manchen sieht man die Lampen. Antworten könnte jedes, dem einmal geantwortet wurde.

        Es rauscht, sehr gleichmäßig. Daisuke hat angefangen, von Hand die Schotten zu schließen, eins nach dem anderen.

        „Lass es an“, sagt Gabriel. „Ich möchte hören, wenn es aufhört.“ Er hat die Hand flach auf dem Gerät, wie auf etwas, das warm ist.
    .log = { $date }. Um Hilfe gerufen. Die Welle blieb still. Gehört, keine Antwort; wie man das einträgt, weiß ich.

## Die Nachbesprechung

passage-nineteen-days-won-federation = Recht
    .text =
        Auf dem Exerzierplatz von Theia stand der Rahmen, ohne Tuch. Marschallin Falk ging einmal um ihn herum, im vorgeschriebenen Abstand.

        „Er war da“, sagte sie.

        „Er war da. Die Stadt auch, obendrauf. Da ist ein Schild mit vierzehn Namen. Zum Essen wären die heimgegangen.“

        Sie las das Schild. Sie brauchte lange. „Ich hatte also recht“, sagte Falk, „und ich stelle fest, dass es nichts ändert. Ich dachte, es käme ein Gefühl.“ Sie streckte die Hand nach dem grauen Anstrich aus und nahm sie zurück. „War dort sonst noch etwas, Kapitän? Ich habe Grund zu fragen. Ich habe ihn seit einigen Jahren.“
    .log = { $date }. Der Marschallin ihren Rahmen gebracht. Sie fragte, ob sonst noch etwas war. Ich sagte, ich würde schreiben.

passage-nineteen-days-won-council = Die Zahl
    .text =
        Die Vorsitzende Shahidi ließ sich die Zahl auf einem Tablett bringen, mit der Schrift nach unten. Umgedreht hat sie sie selbst.

        „Achttausendeinhundertzweiundachtzig“, las sie. „Und?“

        „Und dreihundertelf, die nicht bei den anderen waren. Zusammen 8.493. Es geht auf, von beiden Enden.“

        „Es geht auf“, sagte die Vorsitzende. Auf Pharos war es die Stunde, in der die Lampen angezündet werden, und man hörte die Wärter umhergehen, auf Filz. „Acht Jahre lang hatte ich eine Zahl im Mund, die zu groß war. Man gewöhnt sich eine Art zu sprechen an.“ Sie sagte die richtige, zweimal, leise. „So klein ist sie“, sagte Shahidi. „Und dann denkt man: jeder Einzelne davon. Wo sind die dreihundertelf gestorben, Kapitän? Und wer hat es erfahren?“
    .log = { $date }. Der Vorsitzenden eine richtige Zählung gebracht. Sie hat sie auswendig gelernt wie einen Vers.

passage-nineteen-days-won-firstborn = Zu Tisch
    .text =
        Auf Adjoa wurde die Glocke an der untersten Terrasse aufgehängt. Alle waren gekommen; man merkte es am Atmen.

        Rangi ließ sich den Strick in die Hand geben. Er zog nicht. Er tastete daran entlang bis zu der dünnen Stelle, und die war auf der Höhe seines Knies.

        „Das ist von einem Kind“, sagte er.

        „Die haben sich wohl abgewechselt.“

        „Acht war sie“, sagte der Älteste. „Sie läutete vor der Zeit. Hundertmal haben wir es ihr gesagt.“ Er meinte Keala, seine Tochter. Er selbst hatte sie aus der Rolle gestrichen, und in all den Jahren seither hatte ihn niemand auch nur *sie* sagen hören. Er bückte sich; es war weit hinunter. Er legte die eigene Hand dorthin, wo ihre gewesen war, und läutete. Die Terrassen hinauf, im Dunkeln, hörte man Leute aufstehen, wie man es tut, wenn es zu Tisch geht.
    .log = { $date }. Dem Ältesten seine Glocke gebracht. Er hat „sie“ gesagt. Geläutet hat er zu früh.

passage-nineteen-days-won-cartel = Viermal
    .text =
        Faktor Reis las seine eigene Schrift mit Brille und dann ohne.

        „Es ist gleich geblieben“, sagte er. „Ich hab gedacht, es ist weniger. Im Bett bin ich’s durchgegangen, auf ein paar hundert war ich schon herunten.“ Gleich hinter seinem Stuhl brannte ein Kohlenbecken. Für die Tomaten, hatte er gesagt. „Viermal hab ich sie gezählt. Jede Stunde. Weißt du, warum? Ich hab gedacht, wenn die Zahl stimmt, dann schickt wer ein Boot. Ich hab gedacht, das ist eine *Bestellung*.“

        Er klappte das Buch zu und behielt es auf dem Schoß, beide Hände darauf.

        „Für die Tomaten ist das nicht“, sagte Reis. „Dafür hab ich’s anzünden lassen. Und gezählt hat sie sonst keiner. Nimm mir’s weg, Gabriel. Stell’s zu deinem.“
    .log = { $date }. Dem Faktor sein Register gebracht. Er hat es zurückgegeben, es steht neben dem Logbuch. Bezahlt hat er trotzdem.

passage-nineteen-days-won-corporation = Eine kleine Schublade
    .text =
        Direktorin Iyer wog das Siegel in der Hand. Es war nicht größer als ein Keks.

        „Fernbefehl“, las sie. „Dreizehn Uhr fünfzig. Da gibt’s ein Schichtbuch. Da gibt’s jemanden.“ Sie war schon am Schrank. Sie hatte es heraus, offen am Boden, und war die Spalte hinunter, ehe Gabriel wusste, wohin er sich stellen sollte. „R. Adeyemi, Volontär. Erste Woche.“ Sie blieb auf den Knien. „Der hatte eine Karte am Pult. *Bei Feuer diese Taste.* Die Karte hab ich geschrieben. Nicht die; die neue Auflage. Die alte hatte ich gelesen, wegen dem Ton.“

        Die Schublade stand offen, für das Siegel. Sie legte es nicht hinein.

        „Ich wollte es verlieren lassen“, sagte Iyer. „Wie verliert man denn was?“
    .log = { $date }. Der Direktorin ihr Siegel gebracht. Es liegt auf ihrem Tisch, obenauf. Der Volontär macht heute die Springbrunnen.

passage-nineteen-days-won-left = Was sie haben
    .text =
        Vor dem anderen Rand wartete die Barkasse des Auftraggebers, die Luke schon offen.

        „Wir haben es dagelassen“, sagte Gabriel.

        „Es war nicht da?“

        „Es war da. Es gehört denen. Entweder kommt die Vermessung oder der Krieg, und wer dann hinuntergeht, findet es, wo es war. Eine Sache soll dort sein, die keiner aufgeräumt hat.“

        Eine Zeit lang hingen sie nebeneinander, Schleuse an Schleuse. Die Barkasse fuhr mit zweien, und der am Knüppel sah an ihm vorbei zum Mond. „Meine Oma ist von da“, sagte er. Sagen sollte er gar nichts. „Steht noch was?“

        „Vierzig Hemden“, sagte Gabriel.
    .log = { $date }. Alles gelassen, wo es lag. Vorzuzeigen habe ich nichts, und erzählen musste ich es viermal.

passage-nineteen-days-lost = Der andere Schlitten
    .text =
        Die Tage waren aufgebraucht. Zwei Kutter der Flotte kamen längsseits, sahen den Laderaum durch und brachten die Ironclad über die Ringe hinaus, mit nichts darin. Als sie sich umsahen, standen rings um das Loch Lampen, und mittendrin ging an einem Seil jemandes Schlitten hoch, mit etwas darauf, unter einem Tuch.

        „Wem gehört der?“, sagte die Jüngste.

        „Ist das nicht egal?“, sagte Gabriel; und dann, weil sie wirklich gefragt hatte: „Freitag liegt’s in einer Schublade. Es ist bloß eine andere.“

        Ihm war kalt. Allen war kalt. Daisuke hatte die Heizung aufgedreht, so weit es geht, und keiner zog den Mantel aus. In der Kombüse begann die erste Pfanne zu ticken. Sonst war auf dem Schiff nichts zu hören.
    .log = { $date }. Ein anderer hat es. Wir sind geblieben, bis keine Tage mehr da waren, und bringen dem Auftraggeber nichts.

passage-nineteen-days-lost-ship = Die letzte Lampe
    .text =
        Die Ironclad ging auf Mirembe nieder. Sie zerbrach langsam, ohne Luft, und kam in einem langen Bogen neben dem Loch herunter; es gab überhaupt kein Geräusch.

        Die Boote waren weg. In einer Reihe lagen sie am Rand, die Lampen an, und zählten sich. Von oben muss es ausgesehen haben wie eine Straße.

        „Rufen wir?“, sagte jemand.

        Gabriel hatte das Gerät schon zwischen den Knien. Es war das kleine, aus der Barkasse; seine Batterie reichte vierzig Stunden. Um den Mond lagen zwei Flotten, und einen Empfänger hatten alle.

        Er drückte die Taste. „Mirembe ruft“, sagte er. Wie das klingen würde, hatte er nicht bedacht. „Wir sind hundertsechs.“
    .log = Rumpf verloren, auf Mirembe. Boote weg. Wenn dieses Buch gefunden wird: Wir rufen. Es ist die Hilfswelle. Es ist immer dieselbe.

passage-nineteen-days-thaddeus-goes = Seine Wache
    .text =
        Auf Europa holten sie Thaddeus ab, zwei Schreiber und ein Junge, zu Fuß. Er hatte gepackt und saß seit fünf auf der Tasche.

        Erst ging er durch das Schiff und fasste an, was er immer angefasst hatte. An der Schleuse zählte er die Mannschaft. Er zählte sie herein; es waren alle da; und dann stand er auf der falschen Seite der Schwelle, und die anderen waren es, die nicht weiterwussten.

        „Einer hinaus“, sagte Gabriel.

        „Einer hinaus“, sagte Thaddeus. „Trägst du’s ein?“ Er sah auf die Uhr über der Schleuse und auf seine und stellte seine um eine Minute. „08:00 Uhr. Der Prozess ist im neuen Jahr. Falls es eins gibt.“ Er hielt dem Jungen die Hand hin, wegen der Tasche, und der Junge schüttelte sie.
    .log = { $date }. Thaddeus Cole hat um 08:00 das Schiff verlassen, wegen 13:48. Einer hinaus. Ich habe seine Uhr über meinen Tisch gehängt und gestellt. Sie geht richtig.

passage-nineteen-days-xavier-post = Eine Karte
    .text =
        Es kam eine Postkarte, darauf eine Bohnenreihe. Sie war den langen Weg gegangen.

        „Lieber Herr Anaya. Ich lese, dass ich dafür einstehe. Es ist sehr gut abgefasst. Ihnen wird dabei nicht wohl sein, und darum schreibe ich: Eben das habe ich vor acht Jahren von Ihnen erbeten, und damals waren Sie nicht in der Lage, freundlich zu sein. Zweiundzwanzigtausend Menschen brauchen, dass ich es war. Sagen Sie ihnen nicht, es mache mir etwas aus. Die frühen blühen. X. E.“

        Gabriel lehnte sie ans Salz. Beim Abendessen stand noch etwas daneben, in einer Tasse: eine Bohne, die jemand in einem Mantel gefunden hatte.

        „Gießt man die?“, sagte Daisuke.
    .log = { $date }. Xavier hat geschrieben. Es mache ihm nichts aus. Die Bohne steht in einer Tasse auf dem Messetisch und hat ein Blatt.

passage-nineteen-days-xavier-here = Sehr gut aufgesetzt
    .text =
        Kapitän Xavier hatte um das Papier gebeten und es an der Schleuse gelesen, im Stehen, die Mütze in der Hand. Dann kam er zum Frühstück herein.

        „Es ist sehr gut aufgesetzt, Herr Anaya“, sagte er. „Ihnen ist nicht wohl dabei, glaube ich, seit Europa. Viermal haben Sie mir das Salz gereicht. Es ist, worum ich Sie vor acht Jahren gebeten habe, und damals waren Sie nicht in der Lage, freundlich zu sein. Zweiundzwanzigtausend Menschen brauchen es, dass ich es gewesen bin. Sorgen Sie dafür, dass ihnen niemand sagt, es habe mir etwas ausgemacht.“

        „Hat es?“, sagte Gabriel.

        Xavier hatte eine Bohne aus der Westentasche gezogen und sah sich um, worin man sie setzen könnte. Daisuke schob ihm eine Tasse hin und fragte, ob man die gießt.
    .log = { $date }. Xavier macht es nichts aus. Er hat es einmal gesagt und bittet, nicht noch einmal gefragt zu werden. Auf dem Messetisch steht eine Bohne in einer Tasse.

passage-nineteen-days-midnight = Ehe es zu Ende ist
    .text =
        Die Ironclad ist hindurch. Vor Mirembe liegen zwei Flotten mit brennenden Lampen um ein Loch und haben einander gesehen.

        Auf dem Messetisch hat Gabriel alles ausgebreitet, was sich seit dem zweiten Monat auf diesem Schiff angesammelt hat. Papier ist es zum größten Teil, und in den Falten ist Mehl. Fünf Mächte haben aus einer einzigen Stunde auf Mirembe einen Frieden gemacht, und jeder wäre ein Krieg lieber, als hinzusehen. Die Einzigen, die alle Teile gesehen haben, essen Suppe.

        „Wenn er vorbei ist, der Frieden“, sagt Daisuke, „was machen wir dann mit alldem?“

        „Vorbei ist er nicht“, sagt Gabriel. „Das Letzte kommt noch, und das alles nehmen wir mit. Was haben wir auf unserer Seite? Zählt noch mal.“
    .log = { $date }. Draußen. Das Logbuch hat für das Letzte alles aufgehoben. Suppe.

## Auf der Karte

place-nineteen-days-mirembe = Mirembe
place-nineteen-days-far-edge = der Weg hinaus
count-nineteen-days-seen = Gesehen
    .text = Wenn die Wachboote gefahren sind, zählt jedes, das neben oder bei uns ist, 1; fahren wir kalt, nur eines, das bei uns ist. Bei 4 fahren sie einen Sektor weiter. Bei 6 kommen sie.

offer-nineteen-days-cold = Kalt fahren
    .cost = Frei, einmal in der Runde: 1 Held wird erschöpft. Bis zur nächsten Runde sieht uns ein Wachboot nur in unserem eigenen Sektor und treibt vorbei.
offer-nineteen-days-drift = Im Nebel treiben
    .cost = Eine Aktion, in einem Nebel, einmal in der Runde. Gesehen fällt um 1.
offer-nineteen-days-shaft = Sich hinunterschneiden
    .cost = Eine Aktion und eine Probe: die erste von dreien.
offer-nineteen-days-looters = An den Plünderern vorbei
    .cost = Eine Aktion, und wir wählen, wie: die zweite von dreien.
offer-nineteen-days-object = Holen, weswegen wir da sind
    .cost = Eine Aktion und eine Probe: die letzte von dreien.
offer-nineteen-days-down = Dem Draht nach unten folgen
    .cost = Eine Aktion und eine Probe, in der Barkasse. Gelungen: der Nebenauftrag. Misslungen: −1 Crew.
offer-nineteen-days-read-wall = Die Namen sagen
    .cost = Eine Aktion und 1 Aktion mehr. +1 Moral, und 1 Moral mehr, wenn die Mannschaft es weiß. Ein Beweis, den wir behalten.
offer-nineteen-days-copy-wall = Die Wand durchreiben
    .cost = Eine Aktion, und ein Spezialist wird erschöpft. Ein Beweis, den wir behalten.
offer-nineteen-days-behind = Hinter dem Rahmen liegen
    .cost = Frei, einmal: Wir fahren bis zur nächsten Runde kalt, und niemand wird erschöpft.
offer-nineteen-days-dinner = Zum Essen läuten
    .cost = Frei, einmal: 2 Helden werden wieder bereit. Gesehen steigt um 1.
offer-nineteen-days-home = Mit nichts heimfahren
    .cost = Das Szenario endet.

check-nineteen-days-shaft = Die Haut aus Glas
    .brings = Der Weg hinab ist offen
    .won = Sie geht in einem Stück heraus, wie ein Deckel.
    .lost = Sie springt, quer durch, und auf den Ringen hört man es.
check-nineteen-days-creep = Hinter den Kacheln
    .brings = Wir sind an den Plünderern vorbei
    .won = Keiner sieht auf. Sie streiten über ein Waschbecken.
    .lost = „Achtung, Wanne“, sagt eine Stimme, ganz freundlich. Eine Lampe dreht sich her.
check-nineteen-days-drive = Durch die Decke
    .brings = Wir sind an den Plünderern vorbei
    .won = Sie gehen die Leiter hinauf, alle neun, ohne Lampe. Den Wachbooten wollen sie so wenig begegnen wie wir.
    .lost = Sie war geladen, die Nietpistole.
check-nineteen-days-object = Weswegen wir da sind
    .brings = Wir haben, weswegen wir da sind; gezählt werden muss zweimal
    .won = Es löst sich.
    .lost = Es will nicht. Sie müssen aufhören und dastehen und sehen, wo sie sind.
check-nineteen-days-down = Eine Handbreit
    .brings = Wir sind im tiefen Raum: der Nebenauftrag
    .won = Auf der einen Seite schrammt es zweimal, auf der anderen einmal.
    .lost = Sie steckt fest. Einer steigt aus, um sie freizumachen.

fight-nineteen-days-patrol = Wachboot
    .text = { $opponent }: Man wüsste gern, wer hier unten ist.
fight-nineteen-days-hunt = Die Jagd
    .text = Man hat genug gesehen.
mover-nineteen-days-patrol-1 = Erstes Boot des äußeren Rings
    .text = Den äußeren Ring entlang, an jedem Rundenende einen Sektor. Sind wir kalt, treibt es vorbei; ein Gefecht mit ihm erhöht Gesehen um 1.
mover-nineteen-days-patrol-2 = Zweites Boot des äußeren Rings
    .text = Den äußeren Ring entlang, an jedem Rundenende einen Sektor. Sind wir kalt, treibt es vorbei; ein Gefecht mit ihm erhöht Gesehen um 1.
mover-nineteen-days-patrol-3 = Drittes Boot des äußeren Rings
    .text = Den äußeren Ring entlang, an jedem Rundenende einen Sektor. Sind wir kalt, treibt es vorbei; ein Gefecht mit ihm erhöht Gesehen um 1.
mover-nineteen-days-patrol-4 = Erstes Boot des inneren Rings
    .text = Den inneren Ring entlang, an jedem Rundenende einen Sektor. Sind wir kalt, treibt es vorbei; ein Gefecht mit ihm erhöht Gesehen um 1.
mover-nineteen-days-patrol-5 = Zweites Boot des inneren Rings
    .text = Den inneren Ring entlang, an jedem Rundenende einen Sektor. Sind wir kalt, treibt es vorbei; ein Gefecht mit ihm erhöht Gesehen um 1.
