### Szenario 6, „Papier“: ein Papier aus dem Tresor einer anderen Macht, und wie viele es gemerkt haben.
### Es beginnt am 08/08/100GN; jede Runde ist ein Tag. Auftraggeber ist, wer uns am besten leiden kann; bestohlen wird die nächste Macht im Ring.

scenario-paper-name = Papier
scenario-paper-subtitle = Von Europa in einen Tresor, der nicht unserer ist, und heim mit einem Papier, im Jahr 100. Etwa 90 Minuten.
scenario-paper-chart = Der Ring
scenario-paper-chart-note = fünf Sitze und ein Freihafen; Wachzeiten vom sechsten Monat

scenario-paper-aim-federation = Das Kielbuch aus Mancala holen und bis Runde { $turns } nach Theia bringen
scenario-paper-aim-council = Das Treuhandbuch aus Kontor holen und bis Runde { $turns } nach Pharos bringen
scenario-paper-aim-firstborn = Den Feuerbefehl aus Theia holen und bis Runde { $turns } nach Adjoa bringen
scenario-paper-aim-cartel = Anhang C aus Pharos holen und bis Runde { $turns } nach Mancala bringen
scenario-paper-aim-corporation = Die Rolle aus Adjoa holen und bis Runde { $turns } nach Kontor bringen

side-paper-federation = Für die Föderation
    .text = Handgeld { $retainer }; { $pay } für das Kielbuch auf Theia. Gegen uns: das Kartell.
side-paper-council = Für den Rat
    .text = Handgeld { $retainer }; { $pay } für das Treuhandbuch auf Pharos. Gegen uns: der Konzern.
side-paper-firstborn = Für die Erstgeborenen
    .text = Handgeld { $retainer }; { $pay } für den Feuerbefehl auf Adjoa. Gegen uns: die Föderation.
side-paper-cartel = Für das Kartell
    .text = Handgeld { $retainer }; { $pay } für Anhang C auf Mancala. Gegen uns: der Rat.
side-paper-corporation = Für den Konzern
    .text = Handgeld { $retainer }; { $pay } für die Rolle in Kontor. Gegen uns: die Erstgeborenen.

milestone-paper-main-federation = Das Kielbuch auf Theia
    .text = Auf Mancala hineinschleichen, das Schubfach öffnen und mit dem Papier hinausgehen. Dann damit nach Theia. Steht der Alarm auf 8, ehe es draußen ist, geht es nicht mehr.
milestone-paper-main-council = Das Treuhandbuch auf Pharos
    .text = In Kontor hineinschleichen, das Schubfach öffnen und mit dem Papier hinausgehen. Dann damit nach Pharos. Steht der Alarm auf 8, ehe es draußen ist, geht es nicht mehr.
milestone-paper-main-firstborn = Der Feuerbefehl auf Adjoa
    .text = Auf Theia hineinschleichen, das Schubfach öffnen und mit dem Papier hinausgehen. Dann damit nach Adjoa. Steht der Alarm auf 8, ehe es draußen ist, geht es nicht mehr.
milestone-paper-main-cartel = Anhang C auf Mancala
    .text = Auf Pharos hineinschleichen, das Schubfach öffnen und mit dem Papier hinausgehen. Dann damit nach Mancala. Steht der Alarm auf 8, ehe es draußen ist, geht es nicht mehr.
milestone-paper-main-corporation = Die Rolle in Kontor
    .text = Auf Adjoa hineinschleichen, das Schubfach öffnen und mit dem Papier hinausgehen. Dann damit nach Kontor. Steht der Alarm auf 8, ehe es draußen ist, geht es nicht mehr.
milestone-paper-side = Ein Name in jeder Schicht
    .text = Die Schreibkraft aus dem Tresor mitnehmen, deren Name in jeder Schicht steht.
milestone-paper-third = Auf Filz
    .text = Das Papier heimbringen, ohne dass der Alarm je auf 4 steht.

## Vor der Ausrüstung

passage-paper-act-two = Was das für ein Schiff ist
    .text =
        Vier Neue haben auf Europa angeheuert, und Thaddeus hält ihnen die Ansprache, ehe sie auspacken.

        „Vor acht Jahren hat dieses Schiff sein Hauptgeschütz auf Mirembe abgefeuert. Im Befehl stand: Arsenal. Es war eine Stadt. 31.407 Tote hat man gezählt. Wir haben unseren Kapitän dafür an Land gesetzt und uns davongemacht. Artikel elf begnadigt uns, bis der Waffenstillstand erlischt, um Mitternacht am Dreißigsten des Zwölften.“

        Einer von den vieren beginnt, seine Hemden wieder in den Sack zu legen. Thaddeus wartet, bis er das Fallreep hinunter ist, und macht die Tür hinter ihm zu.

        „Und nun das andere. Vorigen Monat, auf Perdita, haben wir 22.914 von diesen Toten gefunden, und zwar lebend. Sie flicken Pumpen. Die Schiffe, die sie herausgeholt haben, hat Kapitän Xavier geschickt; auf Perdita sagt es jeder.“

        „Wer weiß das noch?“, sagt einer von den dreien.
    .log = { $date }. Europa. Erbsensuppe. Vier Leute angeheuert, einer davon hat wieder abgeheuert. Er war sehr höflich dabei.

passage-paper-nobody = Fünf Zettel
    .text =
        Hafenmeisterin Achterberg legt fünf Zettel auf den Messetisch wie eine Patience, die nicht aufgeht.

        „Ich bedaure“, sagt sie, „aber von den fünfen hält keiner etwas von euch. Ich habe mich erkundigt. Anheuern wollen sie euch trotzdem, denn ein zweites Schiff, das alle fünf gleich wenig mögen, gibt es nicht. Nehmt, wen ihr wollt. Man hat ihnen gesagt, dass ich für euch bürge.“

        „Tust du das?“, sagt Gabriel.

        „Es steht auf eurer Rechnung. Das ist dasselbe und lässt sich ablegen.“ Die Rechnung hat sie mitgebracht. Zum ersten Mal in acht Jahren ist die Zeile für den Namen des Kapitäns ausgefüllt: *Gabriel Anaya*. Er sieht so lange darauf, dass sie ihm die Feder wieder abnimmt.
    .log = { $date }. Fünf Mächte, und keine will uns von Herzen. Achterberg leiht uns ihren Namen. Dass sie meinen Vornamen kennt, wusste ich nicht.

choice-paper-sponsor = Für wen arbeiten wir?
option-paper-sponsor-federation = Der Föderation dienen
    .cost = Hauptziel: +2 Föderation, −2 Kartell, { $pay } Credits. Der Tresor: Mancala.
    .log = { $date }. Becher: die Marschallin. Roland brachte den Vertrag selbst und stand bequem, was er nicht kann.
option-paper-sponsor-council = Dem Rat dienen
    .cost = Hauptziel: +2 Rat, −2 Konzern, { $pay } Credits. Der Tresor: Kontor.
    .log = { $date }. Becher: die Vorsitzende. Noriko stimmte dagegen und bat dann um die Nachtwache.
option-paper-sponsor-firstborn = Den Erstgeborenen dienen
    .cost = Hauptziel: +2 Erstgeborene, −2 Föderation, { $pay } Credits. Der Tresor: Theia.
    .log = { $date }. Becher: der Älteste. Wrathe stellte ihren als Letzte auf und nahm ihn nicht herunter, ehe die anderen gegangen waren.
option-paper-sponsor-cartel = Dem Kartell dienen
    .cost = Hauptziel: +2 Kartell, −2 Rat, { $pay } Credits. Der Tresor: Pharos.
    .log = { $date }. Becher: der Faktor. Zum Vertrag gab es für jeden eine Tomate. Salome hat ihre gewogen.
option-paper-sponsor-corporation = Dem Konzern dienen
    .cost = Hauptziel: +2 Konzern, −2 Erstgeborene, { $pay } Credits. Der Tresor: Adjoa.
    .log = { $date }. Becher: die Direktorin. Salome hat jede Seite gelesen und dann noch einmal Seite neun.

passage-paper-briefing-federation = Das Kielbuch
    .text =
        Marschallin Falk kommt nicht. Sie hat Roland Wrathe mit einem Brief geschickt, und er liest ihn vor, die Augen über ihren Köpfen.

        „Kapitän Anaya. In der Woche vor dem Schuss lagen sechzehn Kiele des Kartells vor Mirembe. Gebucht waren sie als Hungerhilfe. Zwölf haben Menschen herausgebracht. Was in den anderen vier war, weiß ich nicht. Ich glaube, dass ich es erraten kann. Es steht in einem Kielbuch, im Zählhaus von Mancala. Bringen Sie mir das Buch. Ich will, dass sie es waren.“

        Er faltet das Blatt. „So weit die Marschallin“, sagt er. „Von mir ist auch etwas dabei, Maren. Es ist nur eine Zeile.“ Er ist rot bis an den Kragen. Der ganze Tisch wartet darauf. „Wo habt ihr hier die Kombüse?“, sagt Roland.
    .log = { $date }. Für die Föderation, nach Mancala. Roland hatte eine Zeile für seine Schwester und ging damit in die Kombüse. Fetu sagt, er habe sie dort am Kessel geübt.

passage-paper-briefing-federation-aboard = Das Kielbuch
    .text =
        Marschallin Falk kommt nicht, und sie schickt auch keinen. Es ist ein Brief da, und er ist für Roland Wrathe, am Ende der Bank.

        „Ich bin zu Ihnen abgeordnet“, sagt er, „und lese dies vor, als wäre ich zur Tür hereingekommen.“

        „Kapitän Anaya. In der Woche vor dem Schuss lagen sechzehn Kiele des Kartells vor Mirembe. Gebucht waren sie als Hungerhilfe. Zwölf haben Menschen herausgebracht. Was in den anderen vier war, weiß ich nicht. Ich glaube, dass ich es erraten kann. Es steht in einem Kielbuch, im Zählhaus von Mancala. Bringen Sie mir das Buch. Ich will, dass sie es waren.“

        Er faltet das Blatt. „So weit die Marschallin“, sagt er. „Von mir ist auch etwas dabei, Maren. Es ist nur eine Zeile. Nie war der richtige Moment.“ Er ist rot bis an den Kragen. „Jetzt auch nicht“, sagt Roland und setzt sich.
    .log = { $date }. Für die Föderation, nach Mancala. Roland hat eine Zeile für seine Schwester und hat sie nicht gesagt. Sie sagt, man höre ihn durch die Wand üben.

passage-paper-briefing-council = Das Treuhandbuch
    .text =
        Die Vorsitzende Shahidi bittet sie erst alle, sich zu setzen, und wartet, bis die Stühle still sind.

        „Die Föderation zahlt für die Toten von Mirembe, nach Köpfen“, sagt sie. „Das Geld verwahrt der Gedenkfonds in Kontor, für die Familien. Der Fonds ist der Konzern. Einunddreißigtausendvierhundertsieben Köpfe habe ich beglaubigt. Einigen davon sind Sie begegnet. Ich sähe gern auf einer Seite, für wen gezahlt wird und wer zu essen bekommt. Sie steht im Treuhandbuch. Ich bitte Sie, mir das Buch zu bringen.“

        „Und die andere?“, sagt Gabriel. „Die Seite des Rates?“

        Sie rückt ihre Tasse dorthin, wo gleich sein Ellbogen gewesen wäre. „Ein Elternteil nach dem anderen“, sagt sie.
    .log = { $date }. Für den Rat, nach Kontor. Sie weiß, dass wir es wissen, und hat den Tee selbst eingeschenkt.

passage-paper-briefing-firstborn = Der Feuerbefehl
    .text =
        In der Messe sind die Lampen heruntergedreht, und so hören sie Rangis Herold, ehe sie ihn sehen.

        „Das Haus Adjoa grüßt das Haus, das in Eisen fährt. Am Elften des Neunten, vor acht Jahren, wurde befohlen, auf Mirembe zu feuern. Der Befehl nannte eine Stunde und einen Ort. Die ihn gaben, sagen, sie hätten nicht gewusst, was über dem Arsenal lag. Er liegt auf Theia, unter dem Siegel der Flotte, samt der Karte, nach der man sich richtete. Wir möchten die Karte sehen.“

        „Sie wissen doch, was darauf ist“, sagt Gabriel.

        „Wir wissen, was wir glauben“, sagt der Herold. „Sind Straßen darauf, so hat man gewusst, dass es eine Stadt war, und hat gefeuert. Sind keine darauf, so haben wir der Flotte acht Jahre lang unrecht getan, und wir werden es laut sagen.“ Er beschattet die eine Lampe, um Gabriels Gesicht zu sehen. „Was fänden Sie lieber?“
    .log = { $date }. Für die Erstgeborenen, nach Theia. Das letzte Mal haben wir Theia durch eine Seitentür verlassen, in Eile. Sie haben sie reparieren lassen.

passage-paper-briefing-cartel = Anhang C
    .text =
        Faktor Reis hat einen Tisch an Bord bringen lassen, denn mit seinem Fuß traut er fremden Stühlen nicht.

        „Esst. Also: der Frieden. Der hängt an einem einzigen Blatt Papier, Anhang C, so und so viele Tote, unterschrieben und beglaubigt. Es liegt auf Pharos in einem Lesesaal, mit einem Kissen drunter. Nun weiß ich zufällig, dass die Zahl nicht stimmt. Die Differenz hab ich gefahren.“ Er kaut. „Was ich nicht weiß: wie sie gezählt haben. Ich möcht sehen, wessen Stiefel dreckig geworden sind. Bringt mir das Blatt.“

        „Was zahlt das?“, sagt Salome.

        „Was unten dransteht, und ein Mittagessen.“ Er hat Noriko bemerkt, die nicht isst. „Die ist es, was?“, sagt Reis und schiebt ihr das Brot hin.
    .log = { $date }. Für das Kartell, nach Pharos. Das Mittagessen dauerte drei Stunden. Noriko ging nach ihren Geräten sehen. Sie waren nicht an.

passage-paper-briefing-corporation = Die Rolle
    .text =
        Direktorin Iyer hat den Motor ihrer Fähre laufen lassen. Sie redet im Gehen, und Gabriel muss mitgehen.

        „Zweiundzwanzigtausend neunhundertvierzehn Leute, und ich ernähre sie. Ich hätte gern, dass man sie in Ruhe lässt bis zum Jahr 103, dann sind ihre Verträge ausgelöst, und sie sind frei. Die Erstgeborenen weinen einmal im Jahr um sie, auf offenem Funk, es geht einem nah. Und auf Adjoa gibt es ein Buch, die Rolle. Zwei Spalten. Ich hab sie nie gesehen. Ich glaube, das Haus weiß ganz genau, wer lebt. Bringt mir die Abschrift, bevor sie mir wieder was vorweinen.“

        An der Schleuse bleibt sie stehen und sieht an ihm vorbei zu Salome. „Als du gegangen bist, hast du eine halbe Seite mitgenommen“, sagt sie. „Hast du sie noch? Gut. Ich hab die andere Hälfte.“
    .log = { $date }. Für den Konzern, nach Adjoa. Die Direktorin war vier Minuten an Bord. Salome sucht seitdem etwas in ihrer Koje.

line-paper-known-open-thaddeus = „Wir haben’s allen gesagt, um 20:00 Uhr, im Klartext. Jetzt steht an jeder Schleuse einer mit unserem Bild. Macht eins mehr auf dem Alarm.“
line-paper-known-sold-thaddeus = „Einmal haben wir’s verkauft, an ein Haus. Einen Monat hatten sie, um die Schlösser auszuwechseln. Am Alarm ändert das nichts.“
line-paper-known-silent-thaddeus = „Wir haben’s keinem gesagt, also wissen sie nicht, weswegen wir kämen. Das ist eins weniger auf dem Alarm.“

passage-paper-plates = Unsere Handschrift
    .text =
        Zofia hat zwei Zeilen aus der Hafenzeitung geschnitten. Sie liest sie zweimal und legt sie neben die Karte.

        Im dritten Monat hat dieses Schiff die Vermessungsplatten von Mirembe abgeliefert, mindestens vier Kisten, und zwar bei demselben Haus, das es nun bestehlen soll. Jeder Schreiber dort hat dafür unterschrieben, und jeder hat die Mannschaft gesehen.

        „Die erkennen uns am Gang“, sagt Zofia. „Ich würde euch erkennen. Jabulile schlenkert mit dem linken Arm.“

        „Tu ich nicht“, sagt Jabulile. Sie steht auf, um es vorzuführen, bis zum Herd und zurück, und alle sehen auf den Arm.
    .log = { $date }. Man kennt uns dort, von den Platten her. Der Alarm beginnt dafür einen Punkt höher. Jabulile hat sich die linke Tasche zugenäht.

## Die Hafenwache

passage-paper-rule-federation = Alles hat seinen Preis
    .text =
        Die erste Rechnung kommt herüber, während sie noch auf Europa liegen. Sie stammt aus Mancala, vom Schalter für Verschiedenes; berechnet wird, dass man sie angesehen hat.

        „Da draußen ist jeder Wache, und jede Wache ist zu haben“, sagt Gabriel. „Zwei Credits, und er schwört, dass es ein Hund war. Das ist Tarif, sie drucken ihn.“ Er hat ihn in der Hand. „Wenn sie uns bei etwas erwischen, macht das auch zwei Credits, als Buße. So oder so sind es zwei. Dafür mag ich sie beinahe.“

        Thaddeus will wissen, was in der Kasse ist. Daisuke leert sie auf die Schreibunterlage, und alle beugen sich darüber, um mitzuzählen.
    .log = { $date }. Nach Mancala. Zwei Credits nehmen einen Punkt vom Alarm, einmal in der Runde; bei etwas erwischt zu werden kostet zwei dazu. Für den Tarif gab es eine Quittung.

passage-paper-rule-council = Eine ruhige Straße
    .text =
        In Kontor hängt an allem ein Zähler, am Lärm zuerst.

        „Nicht schießen“, sagt Daisuke. „Die haben Ohren an der Außenwand, alle vierzig Schritt. Gute. Eins hätte ich gern mal zerlegt.“ Er legt einen Finger an die Deckplatte neben sich, als fühlte er ihr den Puls. „Eine Tür eintreten, das hören sie einmal. Ein Schuss zählt doppelt: einmal an der Wand und einmal bei der Versicherung.“

        „Dann sind wir höflich“, sagt Gabriel.

        „Bis es vorbei ist“, sagt Daisuke. Er nimmt den Finger weg. Die Platte summt von allein weiter.
    .log = { $date }. Nach Kontor. Jedes Gefecht mit einer Streife bringt 2 auf den Alarm statt 1. Alle setzen die Tassen neuerdings mit beiden Händen ab.

passage-paper-rule-firstborn = Das alte Regiment
    .text =
        Vor Europa liegt ein Wachboot aus Theia, und die Marineinfanteristen darin stehen, wie diese Mannschaft früher stand. Sie hatten denselben Drill, und die Hälfte trägt dieselben Stiefel.

        Kapitän Roland Wrathe befehligt die Wache von Theia und ist mitgekommen. Er signalisiert seinen Namen, seinen Rang und die Uhrzeit. Eine Minute später signalisiert er noch einmal, mit der Handlampe und an niemand Bestimmten: *Geht es ihr gut?*

        „Geschlagen wird man nicht“, erklärt Thaddeus der Jüngsten. „Wen sie bei etwas erwischen, den lassen sie strammstehen, bis er’s dreimal erklärt hat. Danach ist er einen Tag lang zu nichts zu gebrauchen, und wer dabei war, auch nicht.“

        An der Schleuse hängt eine Handlampe am Haken. Zwei von der Mannschaft haben schon hingesehen.
    .log = { $date }. Theia, und Roland hat die Wache. Misslingt dort eine Probe, so ist danach einer mehr erschöpft. Auf seine Lampe hat niemand geantwortet.

passage-paper-rule-firstborn-2 = Das alte Regiment
    .text =
        Vor Europa liegt ein Wachboot aus Theia, und die Marineinfanteristen darin stehen, wie diese Mannschaft früher stand. Sie hatten denselben Drill, und die Hälfte trägt dieselben Stiefel.

        Kapitän Roland Wrathe hat die Wache von Theia befehligt, bis man ihn zu diesem Schiff abordnete. Jetzt hat sie seine Leutnantin, und die ist mitgekommen. Sie signalisiert ihren Namen, ihren Rang und die Uhrzeit. Eine Minute später signalisiert sie noch einmal, mit der Handlampe und an niemand Bestimmten: *Geht es ihm gut?*

        „Geschlagen wird man nicht“, erklärt Thaddeus der Jüngsten. „Wen sie bei etwas erwischen, den lassen sie strammstehen, bis er’s dreimal erklärt hat. Danach ist er einen Tag lang zu nichts zu gebrauchen, und wer dabei war, auch nicht.“

        An der Schleuse hängt eine Handlampe am Haken. Zwei von der Mannschaft haben schon hingesehen.
    .log = { $date }. Theia, und die Wache dort war Rolands. Misslingt dort eine Probe, so ist danach einer mehr erschöpft. Auf ihre Lampe hat niemand geantwortet.

passage-paper-rule-cartel = Besuchstag
    .text =
        „Besucher sind willkommen“, steht auf der Karte von Pharos, „ab der neunten Stunde, in weichen Schuhen.“ Daneben ist ein Schuh gezeichnet.

        Es stimmt. Jeder darf hinein und die Lampen sehen und das Blatt auf seinem Kissen, unter Glas. Die Besucherboote gehen ab Europa. Links und rechts fahren sie vorbei, voller Familien, und ein Kind winkt dem Hauptgeschütz.

        „Also sind wir Besucher, bis sie zweimal hinschauen“, sagt Gabriel. „So lange dürfen wir herumtappen wie die anderen. Woran merken wir, dass sie hingeschaut haben?“

        „Bei drei auf dem Alarm“, sagt Thaddeus. „Dann fangen sie an, sich für alles zu bedanken. Daran merkt man es.“

        Gabriel stellt fest, dass er dem Kind zurückgewinkt hat.
    .log = { $date }. Nach Pharos, als Besucher. Bis der Alarm auf 3 steht, erhöht ihn ein blinder Sprung nicht. Ein Leuchtschiff in der Flasche gekauft.

passage-paper-rule-corporation = Lampen aus
    .text =
        Adjoa hat ein Lotsenboot bis nach Europa geschickt, und es bittet sie mit großer Höflichkeit, die Lampen zu löschen. Um Adjoa ist es mit Absicht dunkel. Menschen, die seit neun Generationen im Dämmerlicht leben, brauchen keine und sehen sofort, wer eine braucht.

        „Also rührt keiner ein Sichtgerät an“, sagt Thaddeus. „Jedes Aufklären ist eine Lampe auf finsterer Straße. Blind fahren tun hier alle.“

        „Meine Großmutter steuert die ganze Strecke mit geschlossenen Augen“, ruft die Frau im Lotsenboot. „Sie dürfen Ihre aufmachen. Es nützt nichts, aber Sie sehen dann weniger nach Wallfahrt aus.“

        Eine nach der anderen gehen die Lampen aus, das ganze Schiff entlang. Im Hangar läuft jemand gegen etwas und sagt „au“.
    .log = { $date }. Nach Adjoa, im Dunkeln. Aufklären erhöht den Alarm, ein blinder Sprung nicht. Ich schreibe das nach Gefühl.

line-paper-masked-petrosyan = „Masken. Alle Wachen. Das haben sie von uns, von den Familien, die wir durchgelassen haben. Ich sage ja, eine Quarantäne hat zwei Seiten.“
line-paper-masked-thaddeus = „Maskiert sind sie, alle. Das ist das Fieber, seit wir für die Familien den Ring gebrochen haben. So nah, dass man mit ihnen reden kann, kommt da keiner.“

## Wachplan und Schlüssel

passage-paper-rota-federation = Die Witwe, die die Spalten zieht
    .text =
        Der Wachplan des Zählhauses hängt in einem Café, in dem die Piloten essen. In jeder Schicht stehen vier Namen, mit Tinte. In jeder Schicht steht auch ein fünfter, mit Bleistift, und es ist immer derselbe: Dona Graça.

        „Die zieht die Spalten“, sagt der Koch. „Ihr Mann war Schiffer auf Kiel vierzehn. Er kam von Mirembe heim und wollte nicht sagen, was er gefahren hat, und daran ist er gestorben. Da hat sie um die Nachtschicht gebeten. Dann um die Tagschicht dazu.“ Er wischt die Tafel unter ihrem Namen ab. „Sie hat eine bestimmte Seite gesucht. Ich schätze, sie hat sie gefunden. Sie isst nicht mehr hier, und sie will weg, und man lässt sie nicht.“

        Er hat zwei Stück Kuchen abgeschnitten und eines eingepackt. „Falls ihr hineingeht“, sagt er.
    .log = { $date }. Eine Witwe auf Mancala arbeitet jede Schicht, die es gibt, um bei einer Seite zu sein. Kuchen, mit Mandeln.

passage-paper-rota-council = Der Versicherungsmathematiker
    .text =
        Der Wachplan hängt in einem Garten, unter Glas, neben den Zeiten der Springbrunnen. Jede Schicht des Fonds hat vier Namen in Druckschrift. Darunter steht mit Bleistift, seit einem Jahr an jedem Tag, ein fünfter: T. Osei, Statistik.

        Er sitzt am Brunnen und hat die Schuhe aus. „Ich berechne, wie lange Leute leben“, sagt er, als sie fragen, ob hier frei ist. „Das beruhigt. Nur habe ich eine Tafel, die nicht aufgeht. Einunddreißigtausend Leben, alle am selben Tag zu Ende, und fast drei von vieren essen weiter.“ Er stellt die Schuhe beiseite, um Platz zu machen. „Ich träume neuerdings, dass ich mit ihnen zu Abend esse. Sie sagen: Reich mal das Salz, Tobias. Da habe ich um meine Entlassung gebeten. Dafür gibt es kein Formular, wenn man die Tafel einmal gesehen hat. Braucht man auf einem Schiff eines?“
    .log = { $date }. In Kontor an einem Brunnen gesessen, mit einem, dessen Tote um das Salz bitten. Ihm gesagt, dass wir ohne Formular anheuern.

passage-paper-rota-firstborn = Der Feldwebel von der Ablage
    .text =
        Der Wachplan des Archivs von Theia steht an der Wand des Torhauses, mit Kreide. Vier Mann je Schicht, und in jeder ein fünfter Name, so oft nachgezogen, dass er sich in den Stein gerieben hat: Fw. Halloran.

        Sie hat noch vierzig Tage bis zur Pension und gräbt. Zwischen Gefängnis und Archiv liegt ein Gemüsegarten, darin Bohnen. „Die waren vom Kapitän“, sagt Feldwebel Halloran. „Von Kapitän Xavier. Ich halte sie in Schuss. Er hat mich mal gefragt, ganz höflich, ob ich auch lese, was ich ablege. Da hab ich’s gelesen. Einundzwanzig Jahre.“ Sie zerdrückt einen Erdklumpen zwischen den Händen. „Am vierzigsten Tag wär ich gern woanders. Ich glaub nicht, dass sie mich gehen lassen, wo ich’s nun gelesen hab.“
    .log = { $date }. Feldwebel Halloran auf Theia hat die Akten gelesen, alle. Sie jätet seine Bohnen. Die stehen besser als unsere.

passage-paper-rota-cartel = Der Junge mit den Tintenfässern
    .text =
        Auf einem Versorgungsboot hängt der Wachplan, zwischen den Lampenzeiten und dem Lied der Woche. Im Lesesaal sind es vier Wärter je Wache. Unter jeder Wache steht, mit Bleistift, in sehr guter Schrift: Jun, Tinte.

        Er ist sechzehn, fährt das Boot selbst und freut sich, dass jemand fragt. „Ich fülle sie alle. Vierzig Fässer. Wer eine Kanne in der Hand hat, den sieht keiner an.“ Er senkt die Stimme, bis sie ortsüblich ist. „Da hab ich’s halt gelesen. Anhang C. Da ist ein Kästchen, da steht: gelandet. Und kein Haken drin. Ich hab’s dem zweiten Wärter gesagt. Er hat gemeint, ich bin müde, und mir einen freien Tag gegeben.“ Er lässt das Boot treiben. „Ich nähm ihn lieber nicht. Braucht ihr wen, der Tinte kann?“
    .log = { $date }. Ein Junge auf Pharos hat das Papier gelesen, auf dem der Frieden steht. Sie haben ihm freigegeben. Er fürchtet sich davor.

passage-paper-rota-corporation = Die Schülerin
    .text =
        Der Wachplan der Rolle hängt in einer Kapelle, als Knoten in Schnüren, für jeden Hüter eine. Es sind vier. In alle vier ist eine fünfte geknüpft, dünn und aus anderer Wolle.

        „Das bin ich“, sagt eine junge Frau im Dunkeln. Sie sehen ihre Zähne und eine Stopfnadel. „Ich bin Wairua. Ich soll die Rolle lesen, wenn der Alte nicht mehr kann. Letztes Jahr haben sie mich hineinschauen lassen, damit ich sie lerne.“ Die Nadel geht ein und aus. „Sie hat zwei Spalten. Gehört hatte ich immer nur die eine. Ich habe gefragt, wozu die andere ist, und er hat mir gesagt, welcher Vers als Nächstes kommt.“

        Sie beißt den Faden ab. „Wenn man bei der niedrigen Tür hinausginge und nicht wiederkäme“, sagt Wairua, „wäre es da sehr kalt?“
    .log = { $date }. Auf Adjoa hat eine Schülerin beide Spalten gesehen. Einer von uns hat ihr für alle Fälle seinen Mantel geliehen.

passage-paper-rota-inside = Ein Name zu viel
    .text =
        Der Wachplan hängt gleich drinnen an einem Nagel. In jeder Schicht stehen vier Namen. In jeder steht auch ein fünfter, mit Bleistift, bei Tag und bei Nacht, und es ist immer derselbe.

        „Das bin ich“, sagt eine Stimme. Auf einem Hocker an der Wand sitzt eine Schreibkraft, neben einer klein gedrehten Lampe, und hat nicht nach der Wache gerufen. „Ich habe um alle gebeten. Ich wollte bei einer bestimmten Seite sein, und jetzt habe ich sie gelesen. Ich habe gesagt, das kann nicht stimmen. Da gab man mir einen freien Tag. Ich habe gefragt, ob ich gehen darf. Wer sie gelesen hat, darf nicht gehen.“

        Unter dem Hocker steht ein kleiner Koffer, ein Mantel liegt darüber.

        „Ist auf dem Schiff noch Platz? Viel brauche ich nicht“, sagt die Schreibkraft. „Zum Schubfach geht es da entlang. Gesehen habe ich niemanden.“
    .log = { $date }. Drinnen sitzt eine Schreibkraft, die jede Schicht arbeitet, die es gibt, um bei einer Seite zu sein. Jetzt ist die Seite gelesen und der Koffer gepackt.

passage-paper-key = Ein Rohling
    .text =
        Der Schlosser wohnt auf einem Floß aus alten Lukendeckeln, das an nichts festgemacht ist. Er hat für alle fünf Mächte Schlösser gebaut und mag keine.

        „Das von denen? Schöne Arbeit. Meine, heißt das.“ Die Werkbank hat er schon freigeräumt und zwei Brillen hingelegt. „Einen Schlüssel verkaufe ich euch nicht. Das wär nicht ehrlich. Ich lass den Rohling hier und die Zeichnung da, und ich geh nach den Hühnern sehen. Wenn dann wer den einen nach der anderen feilt, wär ich sehr überrascht.“

        „Die Zeichnung ist falsch“, sagt Daisuke, der sie verkehrt herum hält.

        Der Schlosser bleibt mit dem Eimer in der Tür stehen. Zum ersten Mal sieht er aus, als freue ihn etwas. „Welche Nut?“, sagt er.
    .log = { $date }. Ein Rohling, eine Feile und ein Mann, der nach seinen Hühnern sieht.

## Im Tresor

passage-paper-vault-federation = Mancala
    .text =
        Von außen ist Mancala ein Felsen, an dem Wäsche hängt. Innen läuft der Markt an der ganzen Wand herum, sodass man aufblickt und anderer Leute Stände sieht und ihre Scheitel.

        Das Zählhaus hängt in der Mitte, an Drähten. Hinein kann jeder, der etwas zu bekommen hat.

        „Wir haben eine Erklärung zu bekommen“, sagt Gabriel.

        „Dann fragen sie, zu welchem Zins“, sagt Thaddeus. Er hat sich einen Kragen umgebunden und einen Bleistift hinters Ohr gesteckt. „Geht so, als wärt ihr schon mal hier gewesen und betrogen worden. Haben das alle? Daisuke, du siehst aus, als hätte dir jemand was geschenkt.“

        Daisuke sieht zu den Drähten hinauf.
    .log = { $date }. Auf Mancala angelegt, unter eigenem Namen. Unter einem anderen kostet es Aufschlag.

passage-paper-vault-council = Kontor
    .text =
        Kontor riecht nach gemähtem Gras und neuem Teppich. Die Luft wird zimmerweise gemessen; neben jeder Tür dreht sich ein Rädchen, und als sie hereinkommen, dreht es sich schneller.

        Der Fonds hat den ganzen dritten Garten. Es gibt einen Teich und eine Wand mit Namen: alle einunddreißigtausendvierhundertsieben, in kleinen Messingbuchstaben, sehr gut gepflegt.

        Daisuke hat das Gesicht dicht an der Wand und einen Finger darauf, unter dem Buchstaben K. „Die kenn ich“, sagt er. „Sie hat die Mangel unter sich, auf Perdita. Die klopft. Vorigen Monat hat sie mir den Brotkanten gegeben.“ Die Stimme hat er nicht gesenkt. Am Teich legt ein Mann im Blazer sein Buch weg.
    .log = { $date }. In Kontor angelegt. Dort ist eine Wand, auf der die Lebenden stehen, und einer, der sie putzt.

passage-paper-vault-firstborn = Theia
    .text =
        Auf Theia kennt die Mannschaft jede Tür. Das ist ja das Dumme. Gabriels Hand hebt sich, um einen Gruß zu erwidern, und er muss sie in die Tasche stecken.

        Das Archiv ist die alte Geschützschule, und die Räume heißen noch nach dem, was dort gelehrt wurde: Entfernung, Peilung, Wind. Die Befehle des Jahres 92 liegen in Wind.

        „Hier hab ich unterrichtet“, sagt Thaddeus. „Vier Jahre. Auf der dritten Bank saß Wrathe. Die hat nie etwas zweimal gefragt.“ Er hat einen Mopp, einen Eimer und einen grauen Kittel, der zu lang ist. Ein Leutnant von zwanzig geht um ihn herum, ohne ihn zu sehen.

        Er sieht auf den Boden, der es nötig hat, und fängt, weil er nicht anders kann, in der Ecke an.
    .log = { $date }. Auf Theia angelegt, als Putzkolonne. Thaddeus hatte den ganzen Gang fertig, ehe ich ihn aufhalten konnte.

passage-paper-vault-cartel = Pharos
    .text =
        Auf Pharos gibt es Filzsohlen für die, die keine mithaben. Man nimmt sich ein Paar aus dem Korb und stellt die Stiefel in die Reihe, mit den Spitzen nach draußen.

        Der Lesesaal ist rund. In der Mitte liegt das Blatt auf einem blauen Kissen, unter einer Glasglocke. Darum ein Seil und eine Bank für Leute, die sich setzen müssen. Es setzen sich einige. Sie kommen von überall; sie stehen vor der Zahl und bewegen die Lippen.

        Ein alter Mann nimmt die Mütze ab. „Vier davon sind von mir“, sagt er zu Gabriel.

        Gabriel hält seine Stiefel in der Hand. In die Reihe gestellt hat er sie nicht. „Welche vier?“, sagt er.
    .log = { $date }. Auf Pharos angelegt und mit den Besuchern hineingegangen. Man gab uns Filz. Ich behielt die Stiefel die ganze Zeit in der Hand.

passage-paper-vault-corporation = Adjoa
    .text =
        Adjoa geht in Terrassen hinunter, und am Ende der Straße steht eine rote Sonne. Dass auf der Treppe Leute sind, hören sie nur an den Ärmeln.

        Das Haus der Rolle hat keine Tür mit einem Schloss. Es hat einen Vorhang und dahinter zwei sehr alte Hüter, die jeden, der eintritt, nach dem Namen seiner Toten fragen.

        „Und wen bringen Sie?“, wird der Kapitän gefragt.

        „Vierunddreißig“, sagt Thaddeus hinter ihm. Er fängt an, ihnen die Namen zu sagen. Die Hüterin streckt eine Hand aus, findet seinen Ärmel und zieht ihn neben sich auf die Bank, um die übrigen zu hören.
    .log = { $date }. Auf Adjoa angelegt. Man fragte, wen wir bringen. Thaddeus war bis zur zweiten Glocke drinnen und kam mit stehender Uhr heraus.

passage-paper-paper-federation = Köpfe und Kisten
    .text =
        Das Kielbuch ist so lang wie ein Arm. Thaddeus fährt mit einem Finger bis zu der Woche hinunter. Hungerhilfe, Mirembe, fünfter bis elfter Neunter 92. Sechzehn Kiele in vier Konvois.

        Zwölf davon hatten Menschen geladen. Es gibt eine Spalte „Köpfe“, und die ergibt 22.914. Die letzten vier, am letzten Tag, hatten keinen. In ihrer Spalte steht „Kisten“, und das Zeichen des Absenders ist ein Pflug: das Haus Adjoa. Es waren Geschütze.

        Das Kartell hat also den größten Teil einer Stadt herausgeholt und die letzten vier Kiele für Fracht genommen. Auf der Rückseite steht, was aus den Leuten wurde: Es hat sie dem Konzern verkauft, als Arbeitsverträge, zu so und so viel das Stück.

        Neben jedem Kiel steht, wer ihn geflogen hat. Gabriel liest vor, wer bei Kiel neun steht: „J. Dube.“
    .log = { $date }. Das Kielbuch. Zwölf Kiele Menschen, vier Kiele Geschütze und dann die Rechnung. Kiel neun flog eine von uns; sie steht seit Jahren bei uns am Steuer.

line-paper-heads-jabulile = „Neunzehnhundert. Hungerhilfe, haben sie gesagt, und ich hab’s geglaubt. Ich war dreiundzwanzig. Wer stand noch am Kai, als Konvoi vier abging?“
line-paper-heads-gabriel = „An dem Kai standen doch noch welche, als die letzten vier abgingen. Oder nicht? Wie viele lässt eine Stadt von der Größe übrig?“

passage-paper-paper-council = Bezahlt und verpflegt
    .text =
        Das Treuhandbuch ist grün gebunden und hat ein Lesebändchen. Linke Seiten Geld, rechte Seiten Ware.

        Links: Reparationen der Föderation für 31.407 Tote, nach Köpfen, jedes Vierteljahr, seit acht Jahren. Das Geld ist verzinst angelegt. Rechts: Verpflegung, Werk Perdita. 22.914 Portionen am Tag.

        „Das sind dieselben Leute“, sagt Thaddeus. Er legt auf jede Seite einen Daumen. „Hier wird für sie gezahlt, weil sie tot sind, und da kriegen sie zu essen, weil sie leben. Ihre Kost geht von ihrem eigenen Blutgeld ab. Und schau, was es abwirft.“ Die Daumen sind weiß geworden. „Am Fuß ist es ausgerechnet: Im Jahr 103 reicht es, um jeden Vertrag auszulösen. Sie kämen wirklich frei.“
    .log = { $date }. Das Treuhandbuch. Für die Toten wird gezahlt, die Lebenden werden verpflegt, und es ist eine einzige Liste. Ich hatte auf einen Schurken gehofft.

line-paper-wages-salome = „Meine Seite ist die Ecke von dieser hier. ‚Restbestand, unterhalten.‘ Drei Jahre hab ich sie bei mir getragen, und es war ein Einkaufszettel.“
line-paper-wages-gabriel = „Für einunddreißigtausend gezahlt, zweiundzwanzig verpflegt. Den Rest verpflegt keiner. Sind das die, die wirklich tot sind?“

passage-paper-paper-firstborn = Mit Straßen
    .text =
        Der Feuerbefehl ist ein einzelnes Blatt. Hauptgeschütz. Mirembe, Arsenal. Stunde: 14:40. Er ist abgezeichnet. Daran steckt die Karte, die die Kanoniere nie gesehen haben.

        Auf ihr sind Straßen. Jemand bei der Flotte hat sie eingezeichnet, mit Lineal, und beschriftet: Brunnengasse, Bäckerzeile, die Schule. Es gibt eine Klinik mit einem Kreuz. Zwischen den Häusern sind kleine Striche, Dutzende, die zu keiner Straße gehören. Es sind Wäscheleinen.

        Die Flotte wusste also, dass über dem Arsenal eine Stadt lag. Sie hat die Wäsche mitgezeichnet.

        „14:40 Uhr“, sagt Thaddeus. Er wischt noch immer. Er wischt dieselbe Fliese dreimal.
    .log = { $date }. Der Feuerbefehl und die Karte. Sie wussten, dass es eine Stadt war; sie hatten sie beschriftet. Die Stunde des Befehls ist 14:40. Ich habe sie neben die andere geschrieben, an die ich mich erinnere.

line-paper-dinner-wrathe = „14:40 Uhr? Wir hatten noch nicht gegessen. Um zwei ist Essen. Wir hatten noch nicht gegessen, Gabriel.“
line-paper-dinner-gabriel = „14:40 Uhr? Um zwei ist doch Essen. Ich hatte Hunger, als es schoss, das weiß ich noch. Wieso hatte ich Hunger?“

passage-paper-paper-cartel = Das Kästchen ohne Haken
    .text =
        Unter der Glasglocke ist es einfach ein Formular. Anhang C. Mirembe. Verstorbene Personen, gezählt: 31.407. Darunter vier Fragen, jede mit einem Kästchen.

        Melderegister eingesehen: ein Haken. Aus der Luft vermessen: ein Haken. Vom Boden aus vermessen: nichts. Überreste gezählt: nichts.

        Niemand ist gelandet. Man nahm das Register der Stadt, flog einmal über das Loch und schrieb jeden auf, der je dort gewohnt hatte. Beglaubigt: N. Shahidi. Vermessen: N. Sato.

        Noriko ist neben sie getreten. „Du hast das unterschrieben“, sagt Gabriel.

        „Es hieß, ich könnte in der Woche darauf landen“, sagt Noriko. „Dann war Frieden, und der stand auf meiner Zahl. Man bat mich zu bedenken, was eine zweite Zahl täte.“ Sie hat im Ärmel einen Bleistift gefunden. „Ich habe es bedacht“, sagt sie.
    .log = { $date }. Anhang C. Zum Zählen ist niemand gelandet; es steht da, in zwei leeren Kästchen. Noriko fragte, ob sie es gegen das Licht halten dürfe.

passage-paper-paper-cartel-2 = Das Kästchen ohne Haken
    .text =
        Unter der Glasglocke ist es einfach ein Formular. Anhang C. Mirembe. Verstorbene Personen, gezählt: 31.407. Darunter vier Fragen, jede mit einem Kästchen.

        Melderegister eingesehen: ein Haken. Aus der Luft vermessen: ein Haken. Vom Boden aus vermessen: nichts. Überreste gezählt: nichts.

        Niemand ist gelandet. Man nahm das Register der Stadt, flog einmal über das Loch und schrieb jeden auf, der je dort gewohnt hatte. Beglaubigt: N. Shahidi. Vermessen: N. Sato.

        „Das ist unsere Noriko“, sagt Gabriel.

        „Sie hat’s mir mal erzählt“, sagt Thaddeus. „Die Woche darauf sollte sie landen. Dann war Frieden, und der stand auf ihrer Zahl, und man bat sie zu bedenken, was eine zweite Zahl täte.“ Er haucht das Glas an und wischt es mit dem Ärmel ab. „Ich hab gefragt, was dabei herauskam. Da ging sie nach ihren Geräten sehen.“
    .log = { $date }. Anhang C. Zum Zählen ist niemand gelandet; es steht da, in zwei leeren Kästchen. Unterschrieben hat es eine von uns. Sie fährt seit sechs Jahren mit.

line-paper-counted-idris = „‚Nicht bestritten‘ sollte ich sagen, für ‚gezählt‘. Ich habe ‚gezählt‘ gesagt. Sie gaben mir eine Zelle, damit ich mir den Unterschied ansehe.“
line-paper-counted-gabriel = „Oben steht: ‚verstorben, gezählt‘. Und in der Fußnote: ‚nicht bestritten‘. Was von beidem haben sie denn unterschrieben?“

passage-paper-paper-corporation = Zwei Spalten
    .text =
        Einmal im Jahr wird auf Adjoa die Rolle verlesen, bis dem Vorleser die Stimme versagt. Dies ist das Exemplar, aus dem man liest. Es hat zwei Spalten.

        Links stehen die Namen, die jeder hört: die Betrauerten. Unten eine Summe in kleiner trockener Schrift. 8.493. Rechts stehen Namen, die nie verlesen werden. Durch jeden geht ein Strich, und über der Spalte steht ein einziges Wort: „gestrichen“. 22.914.

        Wer fortgeht, wird gestrichen, so ist es bei den Erstgeborenen. Sie haben es also gewusst. Sie wussten immer genau, wer herauskam und wer nicht. Öffentlich trauern sie um einunddreißigtausend. Im Stillen haben sie mitgezählt.

        Der erste Name rechts ist Keala, Tochter des Rangi. Der Strich hindurch ist mehr als einmal gezogen.
    .log = { $date }. Die Rolle. 8.493 betrauert, 22.914 gestrichen. Durch die eigene Tochter hat er den Strich wieder und wieder gezogen, oder er bekam ihn nicht gerade.

line-paper-wreath-marguerite = „Mir hat er gesagt, sie sei tot. Ich hab einen Kranz geschickt, mit Schleife. Er hat sich bedankt, der alte Lügner, in Versen.“
line-paper-wreath-gabriel = „Keala, Tochter des Rangi. Seine? Sie saß uns gegenüber und hat kein Wort gesagt. Hättest du?“

passage-paper-file = Zwei Wörter
    .text =
        Hinten im Schubfach liegt eine Mappe mit dem Namen des Schiffs: IRONCLAD. Sie ist dick. Jede der fünf Mächte führt so eine; diese ist verliehen worden und hat fünf verschiedene Stempel.

        Wer sie verlieh, ging zuerst mit Pinsel und Tusche darüber. Seite um Seite ist schwarz. Thaddeus hält die Blätter einzeln an die Lampe. Am Fuß des letzten sind zwei Wörter übersehen worden.

        {"*"}Instrument vorhanden.*

        „Was für ein Instrument?“, sagt Gabriel. „Wir haben ein Cello.“

        „Für ein Cello legt keiner so eine dicke Akte an“, sagt Thaddeus. „Ich dachte, sie heuern uns wegen dem Geschütz an. Es ist etwas anderes, das wir an Bord haben. Die wissen, was es ist, und wir nicht.“ Das letzte Blatt hat er gefaltet und eingesteckt.

        Daisuke betrachtet das Schubfach. „Schöne Verbindung“, sagt er. „Schwalbenschwänze.“ Als sie sich umdrehen, ist er weg.
    .log = { $date }. Alle fünf haben eine Akte über uns, darin zwei Wörter: Instrument vorhanden. Daisuke weiß etwas und redet von Schwalbenschwänzen.

passage-paper-copied = Von Hand
    .text =
        Abschreiben geht langsam. Sie haben eine Lampe und eine Feder, und draußen geht alle vier Minuten jemand vorbei.

        Sie tun es reihum, jeder eine Zeile, damit es in jedermanns Handschrift ist und in keiner. Bei der dritten Zeile bleiben die Schritte stehen.

        Keiner atmet. Dann ein Husten, ein Streichholz, und die Schritte gehen weiter, etwas schneller, als sie kamen.

        „Er fragt jetzt, ob hier überhaupt Licht sein soll“, sagt Gabriel. „Wie viele Zeilen noch?“

        „Elf.“

        „Schreib kleiner.“
    .log = { $date }. Jetzt gibt es eine Abschrift. Sie kommt ins Mehl.

passage-paper-noriko = Was ich unterschrieben habe
    .text =
        Am Seil bleibt Noriko stehen. Die Filzschuhe hat sie nun doch angezogen.

        „Unter dem Kissen ist ein Schubfach“, sagt sie. „Zieht man es heraus, hebt sich das Glas. Der Schlüssel hängt hinter der Lampe. Das haben sie nie geändert, denn wer stiehlt schon eine Zahl. Das Blatt habe ich dort hingelegt. Ich kann es öffnen, ohne dass man etwas hört. Ich müsste dem Wärter meinen Namen sagen. Er wird sich an mich erinnern. Er hat mir immer Tee gebracht.“

        „Und dann?“, sagt Gabriel.

        „Dann weiß er, dass ich deswegen wiedergekommen bin. Um den Tee täte es mir leid.“ Sie hat eine Hand am Seil und wartet, was man ihr sagt.

choice-paper-noriko = Geht sie mit ihrem Namen hinein?
option-paper-noriko-come = Noriko mit ihrem Namen hineingehen lassen
    .cost = Noriko wird erschöpft, −1 Moral. Das Schubfach ist ohne Probe offen.
    .log = { $date }. Noriko hat auf Pharos ihren Namen genannt. Der Wärter fragte, ob sie ihn noch immer ohne Milch nehme.
option-paper-noriko-stay = Noriko das ersparen
    .cost = Das Schubfach muss noch geöffnet werden.
    .log = { $date }. Noriko vor dem Seil gelassen. Sie dankte mir und meinte es nicht so.

passage-paper-noriko-stays = Hinter dem Seil
    .text =
        Noriko geht über den Filz zurück und setzt sich auf die Bank für die, die sich setzen müssen. Von dort sieht sie den Wärter. Er füllt eine Lampe, eine Tasse Tee neben sich, und hat nicht aufgesehen.

        „Das macht er jetzt mit links“, sagt sie. „Es wird das Handgelenk sein. Zweiundneunzig fing es an.“ Sie hat gezählt, da sie hier nichts anderes darf: wer ans Seil kommt und stehen bleibt und die Lippen bewegt. „Zweiundzwanzig, seit wir da sind. Fehler: einer, da ist eine Säule.“ Sie faltet die Hände. „Nun geht. Ihr habt etwa vier Minuten, dann will er seinen Tee.“
    .log = { $date }. Noriko hat gezählt, wer ihre Zahl ansehen kam. Der Wärter hat es am Handgelenk. Gewinkt hat sie nicht.

passage-paper-cell = Guten Morgen
    .text =
        Eine Treppe tiefer liegt eine Reihe Zellen, und in der letzten sitzt ein Mann in den Sechzigern und stopft einen Strumpf über einer Glühbirne.

        „Guten Morgen, Herr Cole“, sagt Kapitän Xavier. „Wie ich sehe, sind Sie über die Treppe gekommen.“ Ist er überrascht, so zeigt er es nicht. Ehe er aufsteht, schraubt er die Birne wieder in die Fassung, damit der Nächste Licht hat. „Ich hatte es eher so verstanden, dass ich hierbleibe. Ist das ein Einfall von Herrn Anaya?“

        „Ja“, sagt Thaddeus.

        „Dann hätte er fragen können.“ Er nimmt die Mütze vom Haken und dreht sie einmal herum. Er sieht die offene Tür an und den Gang dahinter. „Wer sitzt auf meinem Stuhl?“, sagt er.
    .log = { $date }. Kapitän Xavier aus einer Zelle geholt. Er fragte, wer auf seinem Stuhl sitze. Ich sagte, ich halte ihn warm. Es ist das erste Mal, dass ich ihn im Stehen belogen habe.

passage-paper-clerk-out = Ein kleiner Koffer
    .text =
        Die Schreibkraft hat seit einem Jahr gepackt. Es ist ein kleiner Koffer, und die ganze Zeit hat er da gestanden, wo keiner hinsieht.

        „Es ist alles in Ordnung hinterlassen“, sagt sie. „Zu beanstanden werden sie nichts finden.“ Die Arbeit für die Nacht ist getan, die Lampe gelöscht. Morgen könnte hier jemand anderes anfangen.

        Auf der Treppe kommt ihnen der Nachtwächter entgegen. Er sieht den Koffer an. Er sieht die Schreibkraft an, die er jede Nacht gesehen hat, seit er hier arbeitet, und noch nie im Mantel.

        „Heute früher?“, sagt er.

        Alle warten, was die Schreibkraft sagt.
    .log = { $date }. Die Schreibkraft ist heraus, mit einem Koffer. Zum Wächter hat sie „ja“ gesagt. In dem Haus hatte das offenbar noch keiner versucht.

passage-paper-clerk-left = Die fünfte Lampe
    .text =
        Der Weg hinaus führt an der fünften Lampe vorbei. Daneben hat die Schreibkraft aufgesehen, die eine Hand schon am Griff eines Koffers.

        Sie bleiben nicht stehen. Auf einer Treppe geht das nicht, mit dem Papier unter Gabriels Mantel. Daisuke ist der Letzte. An der Biegung dreht er sich um. Die Hand hat den Griff losgelassen und liegt neben der anderen; das Gesicht hat sich wieder über die Arbeit gebeugt.

        „In der freien Koje hatte ich die Lampe gerichtet“, sagt Daisuke. Gefragt hat ihn keiner. „Die hat geflackert.“

        Hinter ihnen hört man leise, dass jemand arbeitet. Es setzt an, stockt und setzt wieder an.
    .log = { $date }. Die Schreibkraft dagelassen. In der leeren Koje brennt eine Lampe. Ausgemacht hat sie noch keiner.

passage-paper-doctor = Seine Tür
    .text =
        An der Seitentür sitzt der Arzt des Vorpostens, dem sie an der Anneke-Linie eine Kiste Serum gaben. Danach kam er an zwei Stöcken an Bord. Jetzt hat er nur noch einen.

        „Von unseren zweiundsechzig leben neunundvierzig“, sagt er. „Ich habe ja gesagt, Sie sollen an meiner Tür vorbeikommen.“ Er ist bei der Hafengesundheit, und die hat ihn diesen Monat hierher geschickt. Er hat die Schlüssel zur Krankenstube, und die Krankenstube hat eine Luke.

        „Ich helfe Ihnen nicht“, sagt der Arzt. „Ich lüfte eine Matratze. Wie viele sind Sie? Für diese Seite brauche ich zwei Minuten.“ Er hat sie über die Brüstung gehängt, wo sie die Luke vom Hof her ganz verdeckt. Er klopft einmal mit dem Stock darauf; und dann, weil sich keiner rührt, noch einmal.
    .log = { $date }. Hinausgelassen vom Arzt des Vorpostens an der Anneke-Linie. Er fragte, wer damals geantwortet habe. Ich sagte, wir hätten abgestimmt.

choice-paper-walk-out = Wie kommen wir hinaus?
option-paper-walk-out-quietly = Über die Treppe, als arbeiteten wir hier
    .cost = Schleichen { $difficulty }. Misslungen: Der Alarm steigt um 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , und 1 Held mehr wird erschöpft
           *[other] {""}
        }, und wir sind noch drinnen.
option-paper-walk-out-loudly = Vorn hinaus, in Stiefeln
    .cost = Kampf { $difficulty }. Der Alarm steigt in jedem Fall um 1. Misslungen: −1 Crew{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , und 1 Held mehr wird erschöpft
           *[other] {""}
        }, und wir sind noch drinnen.
option-paper-walk-out-doctor = Durch die Krankenstube
    .cost = Ohne Probe. Der Alarm steigt um 2: Es dauert seine Zeit, und eine Matratze sieht man vom Hof.
    .log = { $date }. Durch die Luke der Krankenstube hinaus, einzeln, unter einer Matratze.
option-paper-walk-out-wait = Noch nicht
    .cost = Die Aktion ist dahin; wir bleiben drinnen.
    .log = { $date }. Geblieben, wo wir waren, und die Anschläge gelesen.

passage-paper-whose-paper = Wessen Papier
    .text =
        Das Papier liegt auf dem Messetisch zwischen Salz und Herd. Der Herd brennt.

        „Sie werden es vorlesen“, sagt Thaddeus. „In einem Raum, in dem alle anderen sitzen, im richtigen Moment. Es wird wahr sein, jedes Wort. Dazu ist es da.“

        „Gegen ein einziges Haus“, sagt Daisuke. „Vier hätten’s genauso verdient.“

        „Willst du dann alle fünf?“, sagt die Jüngste von den Kanonieren. „Oder keins?“

        „Am liebsten wär mir“, sagt Gabriel, „es fragte einer die Leute, um die es geht.“ Er macht die Herdklappe auf, und einen Moment lang ist der ganze Tisch hell. Er macht sie nicht zu. „Na?“

choice-paper-paper = Heimbringen oder verbrennen?
option-paper-paper-carry = Heimbringen
    .cost = Der Auftrag geht weiter. Man wird es verwenden, gegen { TRAIT($opponent, key: "id") ->
            [firstborn] die Erstgeborenen
            [council] den Rat
            [cartel] das Kartell
            [corporation] den Konzern
           *[other] die { $opponent }
        }.
    .log = { $date }. Becher: heimbringen. Ich habe den Herd zugemacht.
option-paper-paper-burn = In den Herd damit
    .cost = −3 { TRAIT($client, key: "id") ->
            [firstborn] bei den Erstgeborenen
            [council] beim Rat
            [cartel] beim Kartell
            [corporation] beim Konzern
           *[other] bei der { $client }
        }, +2 { TRAIT($opponent, key: "id") ->
            [firstborn] bei den Erstgeborenen
            [council] beim Rat
            [cartel] beim Kartell
            [corporation] beim Konzern
           *[other] bei der { $opponent }
        }, +1 Moral. Das Hauptziel ist verfehlt und das Szenario zu Ende. Auch jede Abschrift verbrennt.
    .log = { $date }. Becher: verbrennen. Es ging sehr schnell. Es hatte acht Jahre in einem Schubfach gelegen.

passage-paper-burnt = Wie es brennt
    .text =
        Gutes Papier brennt langsam. Es wird vom Rand her braun, und eine Zeit lang kann man es noch lesen, und besser als vorher.

        „Das ist unser Sold“, sagt Thaddeus.

        „Ja“, sagt Gabriel.

        „Und unser Auftraggeber.“

        „Das nehme ich an.“

        Thaddeus überlegt. Die Zahlen hat er sich herausgeschrieben, auf die Rückseite einer Wachliste. Er zieht sie aus dem Ärmel, sieht sich beide Seiten an, beugt sich hinüber und tut sie auch hinein. „Dann schon gründlich“, sagt er.

        In der Asche ist eine Ecke übrig, mit einer Zahl, und die Jüngste von den Kanonieren hat die Hand schon halb ausgestreckt, um sie zu retten.
    .log = { $date }. Verbrannt. In der Asche blieb eine Zahl übrig. Die Jüngste von uns las sie vor, und dann blies sie.

## Alarm

passage-paper-raised = Zwei Lampen
    .text =
        Auf der nächsten Marke geht über der Lampe eine zweite an. Dann auf der dahinter, und so weiter, bis es keiner mehr sieht. Der Funk hat eben noch Liegeplätze vorgelesen und bricht mitten in einer Nummer ab.

        „Das ist eine Vier“, sagt Thaddeus. „Die gilt uns und heißt: Zwei Boote laufen aus. Die kommen geradewegs hierher.“ Mit dem Finger am Glas zählt er die Lampen weiter. „Bei acht schließen sie den Tresor. Was dann nicht draußen ist, bleibt drin.“

        „Bekommen wir ihn wieder herunter?“, sagt Gabriel.

        „Es könnte einer hingehen und sie langweilen. Agenten können das.“

        „Wer ist bei uns der Langweiligste?“, sagt Gabriel, und der ganze Tisch sieht in die Suppe.
    .log = { $date }. Der Alarm steht auf 4. Zwei Streifen sind draußen. Langweilig will keiner sein.

passage-paper-shut = Zu
    .text =
        Auf dem Band ist eine Stimme. Sie liest von einer Karte ab und hat es nicht eilig. „Der Tresor ist ab dieser Stunde geschlossen, für jedermann. Wer darin ist, wird hinausgeführt. Was er bei sich hat, wird zurückgelegt.“ Sie liest die Karte dreimal.

        „Das war’s“, sagt Daisuke. „Die Karte hat der schon bereitliegen gehabt. Man hört’s.“

        Sie warten noch, ob etwas nachkommt. Thaddeus geht mit der Liste durchs Schiff. Er hakt alle ab, die an Land waren und die nie so weit gekommen sind, und sieht ihnen dabei unwillkürlich auf die Hände.

        „Das sind alle“, sagt er, wieder an der Schleuse. Er lässt sie etwas länger offen, als er müsste.
    .log = { $date }. Sie haben den Tresor geschlossen. Alle an Bord, und nichts dabei. Hunger hat keiner, also gibt es kalt.

passage-paper-shadow = Eine Lampe achteraus
    .text =
        Achteraus ist von Europa her eine Lampe gekommen, und sie fährt ihnen nach.

        „Das ist wegen dem siebten Monat“, sagt Thaddeus. „Perdita. Dem einen Haus haben wir geholfen und dem anderen nicht. Das andere hat uns dafür ein Schiff nachgeschickt. Es schießt nicht; es schaut bloß, wo wir hinfahren. Und wer die Lampe sieht, der sieht uns davor.“

        „Jede Runde, die es neben uns liegt, macht eins auf dem Alarm“, sagt Gabriel. „Hängen wir es im Nebel ab? Schießen wir? Oder bitten wir seinen Kapitän herein und lassen ihn mitlesen?“

        Die Lampe senkt sich und hebt sich wieder, wie ein höfliches Schiff das andere grüßt.
    .log = { $date }. Man folgt uns, wegen Perdita. Der Schatten hält Abstand, senkt zu den Mahlzeiten die Lampe und richtet uns zugrunde.

passage-paper-shadow-own = Eine Lampe achteraus
    .text =
        Achteraus ist von Europa her eine Lampe gekommen, und sie fährt ihnen nach.

        „Das ist wegen dem siebten Monat“, sagt Thaddeus. „Perdita. Geholfen haben wir keinem von beiden Häusern. Jetzt haben sie für ein Schiff zusammengelegt. Es schießt nicht; es schaut bloß, wo wir hinfahren. Und wer die Lampe sieht, der sieht uns davor.“

        „Jede Runde, die es neben uns liegt, macht eins auf dem Alarm“, sagt Gabriel. „Hängen wir es im Nebel ab? Schießen wir? Oder bitten wir seinen Kapitän herein und lassen ihn mitlesen?“

        Die Lampe senkt sich und hebt sich wieder, wie ein höfliches Schiff das andere grüßt.
    .log = { $date }. Man folgt uns, wegen Perdita, beide Häuser in einem Schiff. Der Schatten hält Abstand, senkt zu den Mahlzeiten die Lampe und richtet uns zugrunde.

passage-paper-shadow-met = Über die Schulter
    .text =
        Es ist ein kleines Schiff mit müder Besatzung, und ihr Kapitän kommt in Hemdsärmeln an die Schleuse.

        „Aufhalten soll ich euch nicht“, sagt er. „Ich soll aufschreiben, wo ihr hinfahrt. Seit Europa mach ich nichts anderes. Mein Steuermann liegt mit den Zähnen.“ Er hat das Heft in der Hand. Es ist fast voll. „Wenn ihr mir sagt, was ihr holt und für wen, könnt ich schreiben: ‚endet hier‘. Und heimfahren.“

        „Unserem Auftraggeber wird das nicht passen“, sagt Gabriel.

        „Nein“, sagt der Kapitän. „Meinem auch nicht, wenn ich’s nicht tu.“ Er hat den Bleistift angeleckt und wartet über einer leeren Zeile.

choice-paper-shadow = Was schreibt er?
option-paper-shadow-read = Dem Kapitän Auskunft geben
    .cost = −1 { TRAIT($client, key: "id") ->
            [firstborn] bei den Erstgeborenen
            [council] beim Rat
            [cartel] beim Kartell
            [corporation] beim Konzern
           *[other] bei der { $client }
        }. Der Schatten fährt heim.
    .log = { $date }. Ihm gesagt, was wir tun. Er schrieb alles auf, zog einen Strich und dankte uns im Namen des Steuermanns.
option-paper-shadow-refuse = Ablehnen und ihn vertreiben
    .cost = Wir kämpfen.
    .log = { $date }. Ihm nichts gesagt. Ehe er auf Station ging, hat er das Heft unters Hemd gesteckt.

line-paper-lost-her-jabulile = „Beim Dicken links, beim Dickeren rechts. Der ist da bis Donnerstag drin, wenn sie Donnerstage haben.“
line-paper-lost-her-thaddeus = „Der hat uns verloren. Er senkt noch immer die Lampe, da drin. Ich hätte ihm gern geantwortet.“

passage-paper-courier = Über Europa
    .text =
        Bei Achterberg wartet ein Bote in einem guten Mantel, der keinen Namen nennt.

        „Ich bedaure, dass ich weiß, was ihr da habt“, sagt die Hafenmeisterin. „Der halbe Kai weiß es. Ihr könnt es das letzte Stück selbst tragen, mit Streifen im Rücken. Oder dieser Herr nimmt es mit, in einem Käse. Euer Auftraggeber bezahlt ihn, und er ist teuer. Man wird es euch vom Sold abziehen.“

        Der Herr öffnet den Mantel. Es ist wirklich ein Käse.

        „Wie viel abziehen?“, sagt Gabriel.

        „Alles bis auf zwölf Credits.“

        „Für einen Käse“, sagt Gabriel und beugt sich vor, um daran zu riechen.
    .log = { $date }. Von Europa aus weitergeschickt, per Käse. Uns bleiben zwölf. An der äußeren Marke hat man uns durchsucht, nichts gefunden und sich entschuldigt.

## Die Nachbesprechung

passage-paper-won-federation = Die Marschallin liest
    .text =
        Marschallin Falk las es im Stehen, am Fenster, mit ausgestrecktem Arm, jede Zeile.

        „Kisten“, sagte sie.

        Sie schlug die letzte Seite auf und ging zur ersten zurück.

        „Ich hatte an dem Tag das Kommando“, sagte Falk. „Man meldete mir, vier Kiele seien entkommen, und ich war zornig, weil ich Soldaten darin vermutete. Ich hätte zorniger sein sollen. Sie haben Menschen stehen lassen, um Platz für Geschütze zu haben.“ Sie schloss das Buch. „Sie werden wissen wollen, was ich damit tue. Ich werde es benutzen. Ich werde Sie nicht fragen, ob Sie das gerecht finden.“ Sie hielt es an einer Ecke hin, damit die Ordonnanz es nahm, und ließ dann nicht los.
    .log = { $date }. Die Marschallin hat das Kielbuch. Sie sagte, sie sei zufrieden. Ich habe unter ihr gedient, und sie war es nicht.

passage-paper-won-council = Die Vorsitzende liest
    .text =
        Die Vorsitzende Shahidi war aufgestanden, um es entgegenzunehmen, und setzte sich nicht wieder.

        Sie las die linke Seite. Sie las die rechte. Sie legte an den Fuß von jeder einen Finger.

        „Für 31.407 gezahlt“, sagte sie. „22.914 verpflegt; jeder Einzelne, jeden Tag, und nichts beiseitegeschafft. Ich hatte gehofft, sie hätten gestohlen.“ Man brachte ihr den Stuhl, und sie schob ihn beiseite, um draußen die Lampen sehen zu können. „Einem Dieb kann man ein Ende machen. Was tut man mit einer schlimmen Sache, die gut geführt wird?“

        Es antwortete ihr keiner.

        „Kapitän“, sagte die Vorsitzende. „Es wäre gut, wenn Sie meine Seite nicht gelesen hätten. Haben Sie?“
    .log = { $date }. Die Vorsitzende hat das Treuhandbuch. Sie fragte, ob ich ihre Seite gelesen hätte. Ich sagte, die stehe als Nächstes auf der Liste, und sie lachte. Es klang nicht gut.

passage-paper-won-firstborn = Der Älteste liest
    .text =
        Rangi von Adjoa ließ die Lampen anzünden, alle, damit seine Gäste ihn lesen sähen. Er stand, aus Höflichkeit; er war das Licht nicht gewohnt und hielt sich die Hand über die Augen.

        Den Befehl sah er nicht an. Er sah die Karte an und folgte mit dem Fingernagel einer Straße bis zu einem kleinen Platz.

        „Hier war ein Brunnen“, sagte er. „Das Wasser war süß. Man hat ihn richtig geschrieben.“ Der Nagel ging weiter. „Es heißt, es sei ein Irrtum gewesen. Man irrt sich nicht mit einem Lineal.“

        „Nein“, sagte Gabriel.

        „Und die Stunde?“, fragte Rangi. „Wurde die Stunde eingehalten?“

        Thaddeus, an der Tür, hatte die Mütze schon aufgesetzt, um zu gehen. Er nahm sie wieder ab.
    .log = { $date }. Der Älteste hat den Feuerbefehl. Er fragte, ob die Stunde eingehalten worden sei. Ich sagte, sie stehe im Logbuch. Sie steht im Logbuch.

passage-paper-won-cartel = Der Faktor liest
    .text =
        Faktor Reis stand auf, um es zu lesen. Mit seinem Fuß kostete ihn das etwas; er hielt sich an den Tomaten fest.

        „Keine Stiefel“, sagte er. „Nicht ein Paar. Drübergeflogen sind sie.“ Er lachte, bis er sich die Augen wischen musste, und dann lachte er nicht mehr. „Ich war unten, weißt du. Kiel eins. Auf dem Kai hab ich gestanden und geschrien, bis ich keine Stimme mehr hatte. Und die haben aus einem Fenster geschaut.“

        Sein Schreiber fragte, wo er es ablegen solle.

        „Gar nicht“, sagte Reis. „Rahmen soll man’s. Gabriel, bezahlt bist du; und ich würd dir gern noch was geben, was du brauchst. Was brauchst du?“ Er hatte Gabriel am Ärmel, und jetzt war Erde daran.
    .log = { $date }. Der Faktor hat Anhang C. Er bot mir an, was ich wolle, und ich sagte: eine Nacht Schlaf. Er hat eine Matratze geschickt.

passage-paper-won-corporation = Die Direktorin liest
    .text =
        Direktorin Iyer las es stehend am Schreibtisch, im Mantel. Sie liest, wie andere Leute Scheine zählen.

        „8.493 und 22.914“, sagte sie. „Das ist meine Zahl. Auf den Kopf genau. Die haben seit acht Jahren meine Zahl.“ Sie setzte sich doch noch. „Jedes Frühjahr lesen sie uns ihre Toten vor, auf offenem Funk, und ich lege auf allen vierzig Stationen Schwarz auf. Ich hab geweint. Das steht im Protokoll.“

        Der Zähler neben der Tür war angelaufen. Ihre Assistentin sah ihn an und dann sie.

        „‚Keala, Tochter des Rangi‘“, sagte Iyer. „So heißt die Vorarbeiterin. Ist das ihr Vater?“ Sie hatte einen Stift herausgezogen, und auf dem Tisch war nichts, worauf man hätte schreiben können, außer der Rolle.
    .log = { $date }. Die Direktorin hat die Rolle. Sie stellte uns vier Fragen auf einmal, und zum ersten Mal glaube ich, dass sie die Antworten nicht wusste.

passage-paper-won-burnt = Nichts zu verzollen
    .text =
        Die Ironclad lief mit leeren Händen ein. Am Kai stand der Mann des Auftraggebers mit einem Koffer, der mit Filz ausgeschlagen war.

        „Verloren?“, sagte er.

        „Verbrannt“, sagte Gabriel. „Von uns. Wir haben abgestimmt.“

        Er war ein anständiger Mensch. Er sah in den Koffer, als könnte es dort drinnen geschehen sein. „Darf ich fragen, aus welchem Grund?“

        „Es ging um ein paar Leute“, sagte Gabriel. „Wir fanden, die sollte man erst fragen.“

        Der Mann schloss den Koffer, erst die eine Schnalle, dann die andere. „Ich werde sagen müssen, es sei verloren“, sagte er. „Für das andere haben wir kein Kästchen.“ Und nach einem Moment: „War es wahr, was darin stand?“
    .log = { $date }. Ihnen gesagt, dass wir es verbrannt haben. Sie haben „verloren“ notiert. Von dem Haus, das wir bestohlen haben, kam ein Korb Obst ohne Karte.

passage-paper-lost = Von jemand anderem
    .text =
        Der Brief hatte vier Zeilen. Der Auftraggeber habe sein Papier nun doch bekommen, einen Tag später, von einem Mann, der mit so etwas handele. Für die Ablenkung werde gedankt.

        „Und vom nächsten Handgeld gehen zwei ab“, sagte Salome. „So viel hat der genommen.“

        Thaddeus hatte die Wachliste vor sich. Abgehakt hatte er sie beim Festmachen, und nun ging er sie noch einmal durch. Alle da.

        „Wir waren eine Ablenkung“, sagte Otgon langsam. Er dachte darüber nach. „Für wen?“

        Das konnte ihm am Tisch keiner sagen.
    .log = { $date }. Kein Papier. Der Auftraggeber hat es anderswoher. Die Mannschaft wünscht vermerkt, dass sie recht gut abgelenkt hat.

passage-paper-lost-ship = In fremden Booten
    .text =
        Die Ironclad zerbrach, als die Lampen von zwei Häfen in Sicht waren. Sofort liefen Boote aus, von jedem Schiff, das es gesehen hatte, und keiner fragte erst, zu wem sie gehörte.

        Man fragte nach ihren Namen. Sie sagten sie, denn jetzt sprach nichts mehr dagegen. Ein Maat schrieb alles auf, bei einer Lampe, die er so hielt, dass sie nicht blendete.

        „Und hinter was wart ihr her?“, sagte er.

        „Hinter einem Stück Papier“, sagte Gabriel.

        Der Maat sah die Bänke entlang: Leute voller Ruß, ein Koch mit einer Kelle, eine Heizerin mit einem Kessel auf den Knien. Er sah das Blatt vor sich an. Dann riss er die untere Hälfte ab und gab sie Gabriel.
    .log = Rumpf verloren. Boote ausgesetzt; Thaddeus hat uns hineingezählt. Falls man dieses Buch findet: Ein Stück Papier haben wir jetzt. Es ist leer.

passage-paper-clerk-aboard = Wozu
    .text =
        Die Schreibkraft hatte die freie Koje bekommen, die mit der gerichteten Lampe, und saß auf der Kante, im Mantel.

        „Ich weiß nicht, wozu ich hier bin“, sagte sie zu Fetu.

        „Wozu wärst du denn gern hier?“

        „Ich kann fremde Schlösser lesen“, sagte die Schreibkraft. „Geldschränke. Wenn bloß ich hereinkomme, dreht jeder seine Scheiben weiter. Und die Häuser kaufen alle bei denselben drei Leuten.“ Und nach einer Weile: „Ich höre gut und schreibe deutlich. Ich könnte aufschreiben, was die Leute sagen. Meist mögen sie das nicht.“

        Fetu hatte sich auch gesetzt. Die Koje gab nach. „Sagen wir, ich hätte einen Tisch, und drum herum lauter sehr böse Leute“, sagte er. „So einen wünsch ich mir seit Jahren. Könntest du das?“

        Fetu nahm den Bleistift hinter dem Ohr hervor und legte ihn auf die Decke.

        Die Schreibkraft sah den Bleistift an. „Ich bräuchte sechs“, sagte sie.
    .log = { $date }. Die Schreibkraft bleibt an Bord: öffnet Geldschränke, führt Protokoll und hat gefragt, ob aufgeschrieben wird, wer zu spät zum Frühstück kommt.

passage-paper-loan = In Pantoffeln
    .text =
        Es war spät, als Achterberg in Pantoffeln den Kai herunterkam, die Rechnung in der Hand. Es war die vom letzten Monat.

        „Ich bedaure, sie ist bezahlt“, sagte sie. „Ich dachte, ich bringe sie trotzdem; ich habe mich an den Weg gewöhnt. Ich könnte euch acht Credits leihen. Zurückhaben will ich sie, wenn es am wenigsten passt. Das heißt nämlich leihen.“

        „Wann wär das?“, sagte Gabriel.

        „Im elften Monat brauche ich einen Saal“, sagte Achterberg, „und jemanden, der die Stühle bezahlt.“

choice-paper-loan = Leihen wir?
option-paper-loan-take = Die acht Credits nehmen
    .cost = Jetzt 8 Credits. Im elften Monat gehen 4 davon an sie zurück, für den Saal; und auf Europa zahlen wir, was Fremde zahlen.
    .log = { $date }. Acht von Achterberg geliehen. Sie zählte sie in kleiner Münze hin und bat uns, auf die Stufe zu achten.
option-paper-loan-leave = Der Hafenmeisterin danken und sie heimbringen
    .cost = Keine Credits und keine Schuld. Europa bedient uns bis einschließlich Szenario 9 als Freunde.
    .log = { $date }. Die Hafenmeisterin heimgebracht. Sie zeigte uns, welche Steine locker sind.

passage-paper-walked-home = Welche Steine locker sind
    .text =
        Es waren vierhundert Meter, und sie brauchten eine halbe Stunde. Hinter jeder Tür war noch einer wach, und Achterberg wünschte jedem mit Namen eine gute Nacht.

        „Anaya“, sagte sie dazu. „Er schuldet mir nichts.“ Sie sagte es neunmal. Der Schiffsausrüster stieß einen Fensterladen auf, um ihn sich anzusehen. Die Wirtin vom Saloon kam mit nur einem Schuh heraus, um es noch einmal zu hören.

        „Wozu sagst du ihnen das?“, sagte Gabriel.

        „Ich bedaure, aber auf diesem Kai ist das eine Neuigkeit.“ Sie waren an ihrer Tür; es brannte Licht. „Ab morgen zahlt ihr hier, was ich zahle. Das gilt, bis mein Saal voll ist, im elften Monat. Dann will ich etwas von dir, und du kannst Nein sagen.“ Sie hatte den Schlüssel gefunden. „Kannst du das? Ich frage, weil ich es nie konnte.“
    .log = { $date }. Nichts geliehen. Europa weiß es, Tür für Tür, und nimmt von uns, was es von den eigenen Leuten nimmt. Auf den neunten Stein soll ich achten.

## Auf der Karte

place-paper-vault = der Tresor
place-paper-our-port = daheim
place-paper-rota = Wachplan
place-paper-key = Schlüssel
count-paper-alarm = Alarm
    .text = Bei 4 laufen zwei Streifen aus. Bei 8 wird der Tresor geschlossen: Ist das Papier dann nicht draußen, ist der Auftrag verfehlt; ist es draußen, fahren die Streifen schneller.

offer-paper-hush = Die Wachen von einem Agenten langweilen lassen
    .cost = Frei, einmal in der Runde: Ein Agent wird erschöpft. Der Alarm sinkt um 1.
offer-paper-pay-off = Eine Wache fürs Wegsehen bezahlen
    .cost = 2 Credits, einmal in der Runde. Der Alarm sinkt um 1.
offer-paper-rota = Den Wachplan auswendig lernen
    .cost = Eine Aktion und eine Probe. Gelungen: Die Probe beim Hineinschleichen ist um 3 leichter. Misslungen: Der Alarm steigt um 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , und 1 Held mehr wird erschöpft
           *[other] {""}
        }.
offer-paper-key = Einen Schlüssel feilen
    .cost = Eine Aktion und eine Probe. Gelungen: Das Schubfach öffnet sich ohne Probe. Misslungen: Der Alarm steigt um 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , und 1 Held mehr wird erschöpft
           *[other] {""}
        }.
offer-paper-slip-in = Hineinschleichen
    .cost = Eine Aktion und eine Probe: die erste von dreien. Misslungen: Der Alarm steigt um 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , und 1 Held mehr wird erschöpft
           *[other] {""}
        }.
offer-paper-open = Das Schubfach öffnen
    .cost = Eine Aktion und eine Probe: die zweite von dreien. Misslungen: Der Alarm steigt um 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , und 1 Held mehr wird erschöpft
           *[other] {""}
        }.
offer-paper-copy = Das Papier abschreiben
    .cost = Eine Aktion; ein Spezialist wird erschöpft. Der Alarm steigt um 2. Die Abschrift ist ein Beweis, den wir behalten.
offer-paper-cell = Zu den Zellen hinunter
    .cost = Eine Aktion und eine Probe. Gelungen: Kapitän Xavier kommt mit. Misslungen: Der Alarm steigt um 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , und 1 Held mehr wird erschöpft
           *[other] {""}
        }.
offer-paper-clerk = Die Schreibkraft mitnehmen
    .cost = Eine Aktion und eine Probe. Gelungen: der Nebenauftrag. Misslungen: Der Alarm steigt um 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , und 1 Held mehr wird erschöpft
           *[other] {""}
        }.
offer-paper-walk-out = Mit dem Papier hinaus
    .cost = Eine Aktion und die Wahl des Weges: der letzte von drei Schritten.
offer-paper-courier = Mit dem Boten schicken
    .cost = Eine Aktion, auf Europa, mit dem Papier. Der Auftrag ist erfüllt und bringt 12 Credits, mehr nicht.
offer-paper-lose-her = Den Schatten im Nebel verlieren
    .cost = Eine Aktion, in einem Nebel, wenn der Schatten neben uns ist.

check-paper-rota = Der Wachplan
    .brings = Wir haben den Wachplan
    .won = Vier Namen je Schicht und ein fünfter. Jetzt wissen sie, wer wohin schaut.
    .lost = Eine Frage war zu viel. Ein Stuhl wird gerückt.
check-paper-key = Der Rohling
    .brings = Wir haben einen Schlüssel, der passt
    .won = Er dreht sich so leicht wie ein Löffel in der Suppe.
    .lost = Die Feile kreischt. Weit weg antwortet ein Huhn und dann ein Hund.
check-paper-slip-in = Am Pförtner vorbei
    .brings = Wir sind drinnen
    .won = Die Tür ist hinter ihnen zu, und sie sind auf der richtigen Seite.
    .lost = „Kann ich helfen?“, sagt eine Stimme und meint etwas anderes.
check-paper-open = Das Schubfach
    .brings = Das Schubfach ist offen
    .won = Es kommt ganz heraus, auf Schienen.
    .lost = Es klemmt. Man hört, dass es klemmt.
check-paper-cell = Eine Treppe tiefer
    .brings = Die Zelle ist offen
    .won = Der vierte Schlüssel passt. Natürlich der vierte.
    .lost = Auf der Treppe ist eine Stufe, die man mit Absicht locker gelassen hat.
check-paper-clerk = Koffer und Mantel
    .brings = Die Schreibkraft kommt mit uns
    .won = Nebeneinander gehen sie hinunter wie Leute, die ihr Boot erreichen müssen.
    .lost = Der Koffer fällt und geht allein die ganze Treppe hinunter.
check-paper-out-quietly = Über die Treppe
    .brings = Wir sind draußen
    .won = Es sieht keiner auf. Diese Leute kennt man seit Jahren, das könnte man beschwören.
    .lost = „Einen Moment“, sagt der Mann am Fuß der Treppe.
check-paper-out-loudly = Vorn hinaus
    .brings = Wir sind draußen
    .won = Eine gute Tür. Es war eine.
    .lost = Es sind mehr, als es waren.

fight-paper-patrol = Streife
    .text = { $opponent }: Man sähe gern, was wir unter dem Arm haben.
fight-paper-shadow = Das Heft
    .text = Lieber wäre es ihm anders. Auf Station ist er trotzdem gegangen.
mover-paper-patrol-1 = Streife vom Kai
    .text = Am Ende jeder Runde einen Sektor auf uns zu. Ein Gefecht mit ihr erhöht den Alarm; danach fährt sie heim.
mover-paper-patrol-2 = Streife von der äußeren Marke
    .text = Am Ende jeder Runde einen Sektor auf uns zu. Ein Gefecht mit ihr erhöht den Alarm; danach fährt sie heim.
mover-paper-shadow = Eine Lampe achteraus
    .text = Am Ende jeder Runde einen Sektor auf uns zu. Steht sie danach neben oder bei uns, steigt der Alarm um 1.
