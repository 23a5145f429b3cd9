### Szenario 1, „Ballast“: ein Erzfrachter, nach Jatania zu bringen oder nach Mancala.
### { $date } ist der laufende Tag: Das Szenario beginnt am 03/02/100GN, jede Runde sind zwei Tage.
### { $difficulty } ist die Schwierigkeit der Probe im gespielten Modus. { $client } und { $opponent } sind die beiden Mächte.
### Ehe der Frachter geöffnet ist, darf nichts verraten, dass die 240 Menschen sind: kein Fürwort, kein Geschlecht.

scenario-ballast-name = Ballast
scenario-ballast-subtitle = Von Europa dahin, wofür wir unterschrieben haben, im Jahr 100, mit langsamem Schiff. Etwa 90 Minuten.
scenario-ballast-chart = Die Wegscheide
scenario-ballast-chart-note = rechts Jatania, links Mancala; im Zweifel zahlen

scenario-ballast-aim-federation = Die Lange Geduld bis Runde { $turns } nach Jatania bringen
scenario-ballast-aim-cartel = Die Lange Geduld bis Runde { $turns } nach Mancala bringen

## Die Verträge

side-ballast-federation = Den Frachter nach Jatania bringen
    .text = Für die Föderation. Handgeld { $retainer }; { $pay } bei Ankunft. Jatania bedient uns bis Szenario 4 als Freunde.
side-ballast-cartel = Den Frachter nach Mancala bringen
    .text = Für das Kartell. Handgeld { $retainer }; { $pay } und ein Stück Ausrüstung bei Ankunft, dazu 4 mehr mit Szenario 2.

milestone-ballast-main-federation = Die Lange Geduld legt auf Jatania an
    .text = Sie muss auf Jatania sein, ehe Runde { $turns } vorbei ist, und mindestens ein Laderaum muss ihr bleiben.
milestone-ballast-main-cartel = Die Lange Geduld legt auf Mancala an
    .text = Sie muss auf Mancala sein, ehe Runde { $turns } vorbei ist, und mindestens ein Laderaum muss ihr bleiben.
milestone-ballast-side = Wer heizt Ballast?
    .text = Den Frachter ansehen, an Bord gehen und die Öfen flicken, ehe er anlegt.
milestone-ballast-third = Zwölf Meldungen aufgedeckt
    .text = Durch Aufklären oder Bewegen, von den sechzehn auf der Sternkarte.

## Vor der Ausrüstung, zum Vorlesen

passage-ballast-opening = Artikel Elf
    .text =
        Artikel Elf hängt auf Europa über der Bar, unter Glas, zwischen den Preisen und den Vorschriften über Hunde. Niemand aus der Mannschaft eines Schiffes soll Rede und Antwort stehen müssen für das, was diese Mannschaft im Krieg getan hat. Gegeben am 30/12/92, auf acht Jahre. Elf Monate gilt er noch.

        Die Leute der Ironclad sitzen darunter, es ist der billige Tisch. In diesem Krieg haben sie mit dem großen Geschütz auf Mirembe geschossen, einen Mond, der nach dem ersten Kind heißt, das dort geboren wurde. Ein Arsenal, hatte man ihnen gesagt. Es war eine Stadt, mit einunddreißigtausendvierhundertsieben Menschen. Als die Mannschaft das Bild sah, setzte sie Kapitän Xavier an Land und lief davon; seither fährt sie für Sold. Er sitzt im Gefängnis. Der Schlächter von Mirembe, sagt man.

        Achterberg kommt mit einem Lappen vorbei. Zum ersten Mal in acht Jahren wischt sie auch über das Datum.
    .log = Europa, am Monatsersten. Elf Wochen Liegegebühren offen. Der Waffenstillstand läuft mit dem Jahr ab, und wir auch. Kartoffeln.

passage-ballast-briefing = Dasselbe Schiff
    .text =
        Die Messe riecht nach Zwiebeln. Fetu hat zwei Verträge auf den Tisch gelegt und das Salz daraufgestellt, damit sie sich nicht rollen.

        „Dasselbe Schiff“, sagt er. „Erzfrachter Lange Geduld, zweihundertvierzig Einheiten Ballast, heute Nacht raus. Die Föderation zahlt, wenn wir sie nach Jatania bringen. Das Kartell zahlt, wenn wir sie nach Mancala bringen. Sie fährt dem nach, der die Kanonen hat.“

        Salome dreht das Ladeverzeichnis mit einem Finger herum. Die letzte Zeile ist mit der Hand geschrieben. Ballast. Nicht entlüften.

        Niemand spricht. Am Herd rechnet Hafenmeisterin Achterberg elf Wochen Liegegebühren zusammen, laut.

        „Wir hören beide an“, sagt Gabriel. „Dann die Becher.“
    .log = { $date }. Europa. Zwiebelsuppe. Zwei Angebote für einen Erzfrachter, beide über Tarif. Salome sagt, für Gewicht zahlt niemand zu viel. Ich habe sie nacheinander bestellt, damit sie sich keine Bank teilen müssen.

passage-ballast-roland = Vier Sekunden
    .text =
        Das Relais nach Gaia Nova ist vier Sekunden langsam. Kapitän Roland Wrathe füllt sie mit Geradestehen. Hinter ihm hängen die Fahnen, gebügelt.

        „Der Spiegel soll noch dieses Jahr wieder leuchten“, sagt er. „Elf Kilometer Folie; er war Jatanias Sonne, bis die Erstgeborenen ihn dreiundachtzig zerbrachen. An den zwei Wintern sind einundsechzigtausend Menschen gestorben. Damit er leuchtet, braucht man, was in diesem Frachter ist. Bringen Sie ihn nach Jatania, und lassen Sie die Siegel daran. Was es ist, sagt man mir nicht, und ich frage nicht. Ich empfehle das.“

        Er hat dem Kapitän einen guten Abend gewünscht, dem Ersten Offizier, dem Zahlmeister und dem Chefingenieur mit vollem Dienstgrad. Seine Schwester Maren steht an der Tür, gut sichtbar für die Linse.

        „Und Ihren übrigen Leuten“, sagt Roland, vier Sekunden zu spät.

passage-ballast-yasemin = Tee für alle
    .text =
        Yasemin Arslan hat ihren eigenen Kessel mitgebracht. Sie schenkt allen ein, gibt Daisuke seinen Zucker, ohne hinsehen zu müssen, und klappt dann die Mappe auf.

        „Der Frachter war uns verpfändet, für eine Schuld, mit allem, was drin ist. Der Schuldner zahlt nicht mehr. Seit gestern antwortet er auch nicht mehr. Also ist das ein Pfand, und ich hätte es gern zu Hause: auf Mancala, heil.“ Sie dreht ihre Tasse, bis der Henkel auf Gabriel zeigt. „Wir zahlen vier mehr als die Föderation. Nicht heute. Mit eurer nächsten Fahrt, wenn wir selbst bezahlt sind. Ich sag’s dir jetzt, dann musst du es nicht lesen.“

        Daisuke hat die ganze Zeit den Kessel angesehen. „Der tropft noch“, sagt er.

        „Ich weiß, wo“, sagt Yasemin.

choice-ballast-side = Wessen Kanonen fährt sie nach?
option-ballast-side-federation = Bei der Föderation unterschreiben
    .cost = Hauptziel: +3 Föderation, −3 Kartell, { $pay } Credits; Jatania mit freundlichen Preisen bis Szenario 4. Gegen uns: das Kartell.
    .log = { $date }. Becher: Jatania. Handgeld erhalten. Wrathe drehte ihren um, gab keinen Grund an und wurde nach keinem gefragt.
option-ballast-side-cartel = Beim Kartell unterschreiben
    .cost = Hauptziel: +3 Kartell, −3 Föderation, { $pay } Credits, 1 Ausrüstung; 4 Credits mehr mit Szenario 2. Gegen uns: die Föderation.
    .log = { $date }. Becher: Mancala. Handgeld erhalten. Daisuke hat das Teegeschirr selbst abgewaschen. Ich vermerke es, weil es noch nicht vorgekommen ist.

passage-ballast-sail-federation = Wer hinübergeht
    .text =
        Die Siegel kommen mit dem Lotsenboot, in einer Samtschachtel, samt einem Leutnant, der sie anbringt. Es sind dreißig. Er macht es gut und grüßt jede Luke.

        Thaddeus hat den Wachplan auf dem Knie. „Drei Laderäume hat sie und keine Kanone“, sagt er, „und der Naht am achteren traue ich nicht. Schlechtes Wetter kostet sie einen. Ein Verfolger längsseits kostet sie zwei. Wenn es schiefgeht, muss einer von uns hinüber und das da ruhig halten. Ich will jetzt wissen, wer.“

        „Was ruhig halten?“, sagt Salome. „Es ist Ballast.“

        „Sie hat eine Schifferin an Bord. Macht eine.“ Er schreibt es auf.

        Fetu schiebt die Musterrolle in die Mitte. „Zwölf Namen, und für zwölf reicht das Geld nicht. Gabriel, Thaddeus und Daisuke essen hier mit, ob ich sie bezahle oder nicht. Was kostet, ist die Wache. Wer kommt mit?“
    .log = { $date }. In der Dämmerung abgelegt. Achterberg bedauert und hat unsere Rechnung obenauf gelegt. Der Leutnant fragte, was unter seinen Siegeln ist. Er dachte, man hätte es uns gesagt.

passage-ballast-sail-cartel = Wer hinübergeht
    .text =
        Das Kartell versiegelt seine Ware nicht. Es schickt einen Mann mit Pinsel, der über jede Luke einen kleinen Skorpion malt, dreißigmal, und dazu summt.

        Thaddeus hat den Wachplan auf dem Knie. „Drei Laderäume hat sie und keine Kanone“, sagt er, „und der Naht am achteren traue ich nicht. Schlechtes Wetter kostet sie einen. Ein Verfolger längsseits kostet sie zwei. Wenn es schiefgeht, muss einer von uns hinüber und das da ruhig halten. Ich will jetzt wissen, wer.“

        „Was ruhig halten?“, sagt Salome. „Es ist Ballast.“

        „Sie hat eine Schifferin an Bord. Macht eine.“ Er schreibt es auf.

        Fetu schiebt die Musterrolle in die Mitte. „Zwölf Namen, und für zwölf reicht das Geld nicht. Gabriel, Thaddeus und Daisuke essen hier mit, ob ich sie bezahle oder nicht. Was kostet, ist die Wache. Wer kommt mit?“
    .log = { $date }. In der Dämmerung abgelegt. Achterberg bedauert und hat unsere Rechnung obenauf gelegt. Der Mann mit dem Pinsel fragte, ob die Luken immer so warm sind. Ich sagte, ich hätte sie nicht angefasst.

## Unterwegs

passage-ballast-no-frost = Kein Reif
    .text =
        Die Wache am Fernrohr wischt es ab, sieht noch einmal hin und geht Gabriel holen.

        Zwei Stunden fern von jeder Sonne ist ein Erzfrachter weiß. Die Lange Geduld ist vorn weiß. Achtern ist sie weiß. Mittschiffs, auf vierzig Metern, hat ihr Blech die Farbe von Blech.

        „Sie ist warm“, sagt Gabriel.

        Daisuke ist von selbst heraufgekommen und wischt sich die Finger. Er sieht einem ihrer Lüfter beim Atmen zu, neunmal. „Achtzehn Grad da drin“, sagt er. „Sechs Öfen. Müssten acht sein.“

        „Wer heizt Ballast?“

        Daisuke gibt ihm das Fernrohr zurück. „Es läuft“, sagt er. „Das meiste davon.“
    .log = { $date }. Mittschiffs kein Reif am Erzfrachter. Ich habe nachgeschlagen, was es kostet, Ballast zu wärmen. Mehr als der Ballast.

passage-ballast-marmalade = Marmelade
    .text =
        Die Lange Geduld hat gestoppt. Sie hat eine alte Lampe und bedient sie selbst: NACH DIR HERZCHEN.

        Ihre Schifferin kommt in der Gig herüber, ein Glas in der Hand. Odile Ferrant fährt den Kahn seit dreißig Jahren und ist, sagt sie, noch nirgends als Erste hinein, wo sie nicht bis hinten durchsehen konnte. „Ihr räumt. Ich komme nach. Orange, das sind die letzten Schalen.“

        Gabriel dankt. Er fragt, was sie geladen hat.

        „Ballast.“

        „Geht es dem gut?“

        Der Löffel steckt im Glas und bleibt stecken. „Der ist still“, sagt Ferrant. „Stellt das warm, wenn es einmal offen ist. Kälte verträgt so was nicht.“
    .log = { $date }. Der Frachter will in keinen Sektor vor uns. Schifferin Ferrant gab uns Marmelade und ihre Meinung über unseren Anstrich. Gefragt, was sie geladen hat. Ausgezeichnete Marmelade.

passage-ballast-other-hand-cartel = Links herum
    .text =
        Der Hafenschlepper von Europa ist ihnen nachgekommen. Auf dem Achterdeck, hinter der Scheibe, sitzt Yasemin, eine Decke über den Knien, und hält vier Finger hoch.

        „Vier, jetzt, auf die Hand. Ihr müsst nicht einmal wenden. An der Wegscheide wärt ihr nach rechts. Ihr fahrt nach links.“

        „Macht man das?“, sagt Gabriel.

        „Täglich. Die man stehen lässt, vergessen es nicht und schicken einem keinen Tee. Ich hielte weniger von dir. Zahlen würde ich genau dasselbe.“

        Die Börse liegt offen auf der Decke.

passage-ballast-boats-federation = Beim Namen
    .text =
        Der Verfolger ist hin. Es war der eigene Reaktor: Um den Frachter einzuholen, fuhr man ihn heiß, und im Gefecht ging er durch. Sechs Boote sind freigekommen. Maschinen haben sie kaum, und Luft bis zur Nacht.

        „Ironclad, hier Boot zwei, mit sieben. Leutnant Ines Halvard.“ Es ist die angenehme Stimme, und den Schnupfen hat sie wieder. „Wir machen keine Fahrt. Ich wäre Ihnen verbunden.“ Sie hält inne, lässt Platz für eine Antwort und ruft.

        Thaddeus ist heraufgekommen, den Bleistift in der Hand. „Einundvierzig, in sechs Booten. Bis Wachende, um sie hereinzuholen. So lange steht der Frachter.“

        Er fragt nicht. Die ganze Messe hat sich zu Gabriel umgedreht.

passage-ballast-boats-answered-federation = Einundvierzig
    .text =
        „Boot zwei“, sagt Gabriel, „hier Ironclad. Stellt den Kessel so hin, dass wir ihn sehen können.“

        Sie kommen die Bordwand herauf, die Haare versengt und die Papiere trocken. Thaddeus zählt an der Schleuse einundvierzig, und es sind einundvierzig; er geht noch einmal herum, weil es gestimmt hat.

        Leutnant Halvard ist die Vorletzte, eine Decke um die Ohren. „Das ist das zweite Mal, dass ich Ihnen begegne und das Schiff los bin“, sagt sie. „Ich hätte gern, dass es aufhört.“

        Die Letzte steckt in einer Uniform, die für jemand Größeren geschnitten ist. Okafor, sagt sie; mit der Bestallung gemietet, nichts Persönliches, sie gehe hin, wo die hingeht. Sie sieht die Hand an, die sie hereingezogen hat. „Und Sie heißen wirklich so?“

        „Es stand auf dem Schiff, als wir es bekamen“, sagt Gabriel.
    .log = { $date }. Geantwortet. Einundvierzig hereingeholt; eine davon bat, bleiben zu dürfen. Die Übrigen zur ersten neutralen Lampe, unter einer Vertragsoffizierin namens Okafor. Leutnant Halvard hat mein Taschentuch. Wir sind einen Tag zurück.

passage-ballast-other-hand-federation = Rechts halten
    .text =
        Es ist wieder Roland, über das Relais, und die Fahnen hinter ihm sind weggeräumt.

        „Ich bin ermächtigt, bis zu vier Credits zu gehen“, liest er ab. „Zahlbar sofort, durch das Lotsenboot. An der Wegscheide würden Sie sich rechts halten statt links. Es würde nichts weiter gesagt.“ Er lässt das Blatt sinken. „Das trifft nicht zu. Die schreiben alles auf.“

        Gabriel fragt, ob er es empfiehlt.

        „Ich würde niemandem raten, für vier Credits sein Wort zu brechen“, sagt Roland. „Ich habe Weisung, Sie darum zu ersuchen.“

choice-ballast-other-hand = Vor der Wegscheide die Seite wechseln?
option-ballast-other-hand-turn = Die vier Credits nehmen und die Seite wechseln
    .cost = +4 Credits. Das Hauptziel bringt beim neuen Auftraggeber +2, beim alten −2, und der vergisst es nicht. Verlassen wir die Föderation, liegt dann auf jedem Weg nach Mancala ein Schiff; verlassen wir das Kartell, bleibt nur die kürzere Frist der Föderation.
    .log = { $date }. Seite gewechselt, für vier Credits. Niemand wurde laut. Thaddeus bat, die Stunde einzutragen, und ich habe sie eingetragen: 10:15.
option-ballast-other-hand-keep = Bei der Unterschrift bleiben
    .cost = Es ändert sich nichts.
    .log = { $date }. Uns wurden vier Credits geboten, damit wir die Seite wechseln. Abgelehnt. Es ist erstaunlich, was für dieses Schiff gezahlt wird.

passage-ballast-parting = Die Wegscheide
    .text =
        Die Wegscheide ist eine Boje mit zwei Brettern. Auf dem rechten steht Jatania, frisch gestrichen. Auf dem linken steht Mancala und darunter, mit Kreide: Geld mitbringen.

        Die Lange Geduld dreht daneben bei, und ihre Lampe fängt an. KURZER WEG BRÄT MICH. LANGER WEG IST DUNKEL. WELCHER HERZCHEN.

        Thaddeus hat beide mit dem Zirkel abgesteckt. „Vier Sektoren, zwei davon übel“, sagt er. „Oder sechs, und in dreien sehen wir nicht, wo wir hineinfahren. Den ersten bezahlt sie. Den zweiten bezahlen wir.“
    .log = { $date }. Die Wegscheide. Voraus auf der einen Seite Wetter, auf der anderen Nebel. Dem Frachter gesagt, welcher Weg. Antwort: RECHT SO.

choice-ballast-lane = Welcher Weg für den Frachter?
option-ballast-lane-short-way-federation = Der kurze Weg: Eruption und Sturm
    .cost = Vier Züge bis Jatania. Zwei Sektoren kosten sie je einen Laderaum, und sie hat zwei: Wird sie unterwegs nicht geflickt, ist sie verloren.
option-ballast-lane-short-federation = Der kurze Weg: Eruption und Sturm
    .cost = Vier Züge bis Jatania. Zwei Sektoren kosten sie je einen Laderaum.
option-ballast-lane-long-federation = Der lange Weg: durch die Wolke
    .cost = Sechs Züge bis Jatania. Ihr geschieht nichts; drei Nebel, in denen niemand aufklären kann. Man erwartet uns drei Runden später.
option-ballast-lane-long-way-federation = Der lange Weg: durch die Wolke
    .cost = Sechs Züge bis Jatania. Ihr geschieht nichts; drei Nebel, in denen niemand aufklären kann. Man erwartet uns eine Runde später.
option-ballast-lane-short-way-cartel = Der kurze Weg: Sturm und Pulsar
    .cost = Vier Züge bis Mancala. Zwei Sektoren kosten sie je einen Laderaum, und sie hat zwei: Wird sie unterwegs nicht geflickt, ist sie verloren.
option-ballast-lane-short-cartel = Der kurze Weg: Sturm und Pulsar
    .cost = Vier Züge bis Mancala. Zwei Sektoren kosten sie je einen Laderaum.
option-ballast-lane-long-cartel = Der lange Weg: durch die Wolke
    .cost = Sechs Züge bis Mancala. Ihr geschieht nichts; drei Nebel, in denen niemand aufklären kann. Man erwartet uns drei Runden später.
option-ballast-lane-long-way-cartel = Der lange Weg: durch die Wolke
    .cost = Sechs Züge bis Mancala. Ihr geschieht nichts; drei Nebel, in denen niemand aufklären kann. Man erwartet uns zwei Runden später.

passage-ballast-wake-cartel = In ihrem Kielwasser
    .text =
        Ein warmes Schiff zieht einen Strich hinter sich her. Auf dem Schirm sieht er aus wie mit nassem Finger über einen Tisch gezogen, von Europa bis ans Heck des Frachters, und an seinem Ende bei Europa ist jetzt noch etwas.

        „Kutter“, sagt Thaddeus. „Um 04:10 Uhr vom Kai weg und nicht gezahlt. Achterberg hat es allen erzählt.“ Er lässt den Zirkel den Strich entlangwandern. „Macht zwei Sektoren, wo der Frachter einen macht.“

        Sie melden sich über den Lautsprecher in der Messe, ein junger Mann mit Papieren, aus denen er vorliest. Das Kartell, liest er, wolle sein Eigentum übernehmen, wo es liege. Zu Unerfreulichem bestehe kein Anlass. Die Zeile liest er noch einmal, mit mehr Sorgfalt.
    .log = { $date }. Ein Kutter des Kartells im Kielwasser des Frachters, zwei Sektoren auf seinen einen. Liegt er abends längsseits, verliert der Frachter zwei Laderäume. Bohnen.

passage-ballast-wake-federation = In ihrem Kielwasser
    .text =
        Ein warmes Schiff zieht einen Strich hinter sich her. Auf dem Schirm sieht er aus wie mit nassem Finger über einen Tisch gezogen, von Europa bis ans Heck des Frachters, und an seinem Ende bei Europa ist jetzt noch etwas.

        „Fregatte“, sagt Thaddeus. „04:10 Uhr ausgelaufen, in guter Ordnung, die Jäger voraus.“ Er lässt den Zirkel den Strich entlangwandern. „Macht zwei Sektoren, wo der Frachter einen macht.“

        „Ironclad, bitte beidrehen“, sagt die Fregatte. Es ist eine angenehme Stimme. Beim letzten Mal hatte sie Schnupfen. „Ich soll Sie um den Frachter bitten.“

        „Sie klingen besser“, sagt Gabriel.

        Drüben eine Pause. „Ich habe überlebt“, sagt die Stimme. „Danke. Bitte beidrehen.“
    .log = { $date }. Eine Fregatte der Föderation im Kielwasser des Frachters, zwei Sektoren auf seinen einen. Liegt sie abends längsseits, verliert der Frachter zwei Laderäume. Man kennt sich. Bohnen.

passage-ballast-ahead-cartel = Und voraus
    .text =
        Der zweite kommt von vorn. Mancala hat einen Kutter hinausgeschickt, an dem die Farbe noch nass ist, und keinen jungen Mann, der etwas vorliest.

        „So schnell wie der andere“, sagt Thaddeus. „Hält auf den Frachter zu, nicht auf uns. Sie wissen auf die Stunde, wo er sein wird.“

        „Woher?“, sagt Gabriel.

        Thaddeus zeigt es ihm mit dem Zirkel. Drüben fährt der Frachter mit seiner einen Geschwindigkeit weiter, und seine vierzig warmen Meter sieht man in jedem Fernrohr von hier bis zum Markt.
    .log = { $date }. Ein zweiter Kutter, aus Mancala. Sie haben schon mehr in dieses Schiff gesteckt, als es gekostet hat.

passage-ballast-ahead-federation = Und voraus
    .text =
        Das zweite kommt von vorn. Jatania hat hinausgeschickt, was Jatania hat: ein Wachschiff, Schnee noch auf den Aufbauten.

        „Halb so schnell wie das andere“, sagt Thaddeus. „Hält auf den Frachter zu, nicht auf uns. Sie wissen auf die Stunde, wo er sein wird.“

        „Woher?“, sagt Gabriel.

        Thaddeus zeigt es ihm mit dem Zirkel. Drüben fährt der Frachter mit seiner einen Geschwindigkeit weiter, und seine vierzig warmen Meter sieht man in jedem Fernrohr von hier bis zum Schnee.
    .log = { $date }. Ein zweites Schiff, aus Jatania. Sie haben schon mehr in diesen Frachter gesteckt, als er gekostet hat.

## Boote

passage-ballast-boats = Beim Namen
    .text =
        Der Kutter des Kartells ist hin, und sechs Boote sind von ihm freigekommen. Maschinen haben sie kaum, und Luft bis zur Nacht.

        „Ironclad. Ironclad. Hier Boot zwei, mit sieben. Wir machen keine Fahrt. Ironclad.“ Es ist auf der Bordwelle, also hat es die ganze Messe. Boot zwei hält inne, lässt Platz für eine Antwort und ruft.

        Thaddeus ist heraufgekommen, den Bleistift in der Hand. „Einundvierzig, in sechs Booten. Bis Wachende, um sie hereinzuholen. So lange steht der Frachter.“

        Er fragt nicht. Alle haben sich zu Gabriel umgedreht.

choice-ballast-boats = Antworten wir?
option-ballast-boats-answer = Antworten und sie hereinholen
    .cost = Die nächsten zwei Aktionen sind verloren. Der Frachter wartet eine Runde. +1 Crew.
option-ballast-boats-go-on = Weiterfahren
    .cost = Jetzt geschieht nichts; das Logbuch merkt es sich. Ein Wachschiff, das uns durchgewinkt hätte, tut es nicht, und wenn wir rufen, kommt ein Schiff weniger.
    .log = { $date }. Einundvierzig in Booten, mit Luft bis zur Nacht; sie riefen uns beim Namen. Nicht geantwortet. Sie hatten ein gutes Gerät, und wir hörten es bis 21:30.

passage-ballast-boats-answered = Einundvierzig
    .text =
        „Boot zwei“, sagt Gabriel, „hier Ironclad. Stellt den Kessel so hin, dass wir ihn sehen können.“

        Sie kommen die Bordwand herauf, die Haare versengt und die Papiere trocken. An der Schleuse steht Thaddeus. Er zählt einundvierzig, und es sind einundvierzig; er geht noch einmal herum, weil es gestimmt hat.

        Zuletzt steigt der Offizier über die Schwelle. Okafor, sagt sie. Die Uniform sei mit ihr zusammen gemietet, es sei nichts Persönliches, sie gehe dahin, wohin die Bestallung geht. Sie sieht die Hand an, die sie hereingezogen hat. „Und Sie heißen wirklich so?“

        „Es stand auf dem Schiff, als wir es bekamen“, sagt Gabriel.
    .log = { $date }. Geantwortet. Einundvierzig hereingeholt; jemand davon bat, bleiben zu dürfen. Die Übrigen zur ersten neutralen Lampe, mit Decken, unter einer Vertragsoffizierin namens Okafor. Wir sind einen Tag zurück. Niemand hat es erwähnt.

## Der Frachter

offer-ballast-patch = Den Frachter flicken
    .cost = Eine Aktion, ein Ingenieur und 1 Schrott: Die Lange Geduld bekommt einen Laderaum zurück.
offer-ballast-patch-hold = Den Frachter flicken
    .cost = Eine Aktion, ein Ingenieur und 1 Schrott: Die Lange Geduld bekommt einen Laderaum zurück. Der erste, den sie schon hinter Europa verliert, ist nicht mehr zu flicken.
offer-ballast-look = Den Frachter aufklären
    .cost = Eine Aktion, höchstens einen Sektor von ihr.
offer-ballast-look-over = Den Frachter ansehen
    .cost = Frei, höchstens einen Sektor von ihm.
offer-ballast-go-aboard = An Bord gehen
    .cost = Eine Aktion in ihrem Sektor: Diplomatie oder Schleichen { $difficulty }. Misslungen: −1 Moral.
offer-ballast-board-her = An Bord gehen
    .cost = Eine Aktion in seinem Sektor.

passage-ballast-opened-late = Bevor ihr unterschreibt
    .text =
        In Sichtweite des Hafens hat die Lange Geduld gestoppt. KOMM RÜBER HERZCHEN, sagt ihre Lampe. EH DU UNTERSCHREIBST.

        Odile Ferrant steht an der inneren Luke, und der Schlüssel steckt. „Ich soll nicht“, sagt sie. „Es fragt ja keiner, haben sie gesagt. Schaut schnell.“

        Die Luft, die herauskommt, ist warm und riecht nach Suppe. Quer durch den Raum hängt Wäsche, drei Reihen Hemden, auf jedem eine Nummer. Hinter den Hemden stehen Kojen, und neben den Kojen sind Menschen aufgestanden: zweihundertvierzig, mit Taklerhänden. Eine grauhaarige Frau mit 114 am Kragen hält eine Liste hin. Sie glaubt, es sei eine Kontrolle.

        „Das ist der Ballast“, sagt Ferrant. „Jetzt wisst ihr, wofür ihr unterschreibt.“
    .log = { $date }. In Sichtweite des Hafens an Bord der Langen Geduld gegangen. Der Ballast sind zweihundertvierzig Menschen. Ich hatte Ferrant gefragt, ob es ihm gut geht. Sie sagt, sie habe seither kaum an etwas anderes gedacht.

offer-ballast-heaters = Die Öfen des Frachters flicken
    .cost = Eine Aktion in seinem Sektor, ein Ingenieur, noch ein Held, 1 Schrott.

passage-ballast-looked = So groß wie eine Münze
    .text =
        Auf eine halbe Kabellänge kann man die Aufschrift lesen. Sie sagt dasselbe wie das Ladeverzeichnis.

        Mittschiffs läuft eine Reihe Bullaugen, von innen geschwärzt. Glas ist billiger zu streichen als auszubauen. Im vierten ist eine Stelle freigekratzt. Sie ist so groß wie eine Münze.

        Sie ist dunkel. Dann ist Licht darin. Dann ist sie wieder dunkel und bleibt es ungefähr so lange, wie jemand ein Schlachtschiff ansehen kann, ohne zu blinzeln.

        „Recht lebhaft“, sagt Gabriel, „für Ballast.“

        Das Licht kommt zurück. Am fünften Bullauge entsteht ein zweites Loch. Man kann es wachsen sehen.
    .log = { $date }. Uns den Frachter angesehen. In der Farbe seiner Bullaugen sind Löcher, von innen gemacht. Die haben da drüben einen Nagel.

check-ballast-go-aboard = Längsseits
    .won = Die Schleuse geht auf.
    .lost = Tut Ferrant leid, Herzchen. Ist nicht ihre Schleuse.

passage-ballast-opened = Steht das im Formular?
    .text =
        Die innere Luke schwingt auf, und die Luft, die herauskommt, ist warm und riecht nach Suppe.

        Quer durch den Laderaum hängt Wäsche, drei Reihen. Auf jedes Hemd ist eine Nummer genäht, und sie hängen mit den Nummern nach außen. Dahinter stehen Kojen, und neben den Kojen erheben sich Menschen, ohne ein Wort, wie man es tut, wenn jemand zur Kontrolle kommt.

        Eine grauhaarige Frau mit 114 am Kragen hält ihm eine Liste hin. „Zweihundertvierzig“, sagt sie. „Sie werden zählen wollen.“

        Gabriel fragt, wie sie heißt. Sie sieht sich nach den anderen um.

        „Steht das im Formular?“, sagt sie.
    .log = { $date }. An Bord der Langen Geduld gegangen. Der Ballast sind zweihundertvierzig Menschen mit Taklerhänden. Sie haben Nummern. Ich fragte, woher sie sind. Koje neun bis sechzehn, sagte man mir, die meisten.

passage-ballast-heel = Ein Splitter
    .text =
        Petrosyan sieht in Hälse und schimpft. Das Licht ist schlecht. Seine Knie sind schlecht. Ein Junge von neun hat sich einen Splitter eingetreten, und das kommt davon, wenn man auf Socken läuft; halt still; nein, der andere Fuß.

        Er nimmt die Ferse in die Hand, dreht sie zur Lampe und hört auf zu schimpfen.

        Es ist eine Narbe darauf, alt, kreisrund: ein Ring, nicht breiter als eine Linse. Er sieht die andere Ferse an, und die des Nachbarn. Dann zieht er den Splitter und streift die Socke selbst wieder über. Er braucht dafür eine Weile.

        „Woher hast du den Ring?“

        „Den haben alle“, sagt 114, ganz ruhig. „Danke, Herr Doktor. Haben Sie alles erwischt?“
    .log = { $date }. Petrosyan hat sich ihre Erkältungen angesehen. Er sitzt seither bei gelöschter Lampe in der Apotheke und sagt, ihm fehle nichts. Das habe ich noch nie von ihm gehört.

passage-ballast-heel-other = Barfuß
    .text =
        Das heiße Rohr läuft am Boden entlang, und die Jüngeren sitzen da, die Füße daran. Daisuke rutscht auf Knien die Reihe ab und wickelt Decken darum, Meter für Meter, damit sich niemand verbrennt.

        Jemand hat sich schon verbrannt. Auf der nächsten Ferse ist ein Ring, klein wie eine Linse, ganz rund. „Vom Rohr?“, sagt er.

        „Den haben alle“, sagt 114. „Der ist von vorher.“

        Daisuke sieht die Reihe entlang. Ein Rohr brennt keine Ringe, und es verbrennt nicht alle an derselben Stelle. Er ist kein Arzt. Er zurrt die Decke fest und rückt weiter zum nächsten Ventil; von Ventilen versteht er etwas.
    .log = { $date }. Daisuke hat ihr Rohr eingewickelt. Er fragte mich, ob wir diesmal einen Arzt dabeihaben. Ich sagte, an den würde ich mich wohl erinnern. Er sagte, dann nicht so wichtig.

line-ballast-nineteen-hundred-jabulile = „Hungerhilfe, im Jahr zweiundneunzig. Ich hatte Kiel neun: neunzehnhundert, im Stehen, vier Tage. Keine einzige Beschwerde. Ich hielt es für gute Manieren.“
line-ballast-nineteen-hundred-thaddeus = „Zweihundertvierzig, auch nach meiner Zählung. Ich habe sie als Personen eingetragen. Eine Spalte dafür gibt es nicht.“

passage-ballast-mended = Acht Jahre
    .text =
        Zwei der acht Öfen sind ausgeschlachtet, damit die anderen sechs brennen. { $hero } liegt mit nassen Ärmeln unter Nummer vier, streckt eine Hand nach dem Schlüssel aus und bekommt den Schlüssel. Der nächste kommt, ehe jemand nach ihm gefragt hat.

        „Das ist nicht Ihr erster“, sagt { $hero } zu der Hand.

        „Gerüste“, sagt die Hand. „Und was so daran hing. Acht Jahre.“

        „Und davor?“

        Es kommt ein Lappen, dann eine Scheibe, dann die richtige Schelle, angewärmt, damit sie sitzt. „Augen zu“, sagt die Hand. Nummer vier hustet, zündet und fängt an zu ticken. Den ganzen Laderaum entlang ziehen Leute eine Jacke aus.
    .log = { $date }. Acht Öfen in Betrieb. Es sind einundzwanzig Grad da drin, und jemand hat noch mehr Wäsche aufgehängt. Sie wollten bezahlen. Ich sagte, ich erkundige mich nach dem Tarif.

## Wetter, und ihre Lampe

line-ballast-box-2-ferrant = „ACHTERN EIN LADERAUM HIN HERZCHEN. ALTE NAHT. RECHTZEITIG ALLES NACH VORN. JETZT WIRD ES KUSCHLIG.“
line-ballast-box-1-ferrant = „NOCH EIN LADERAUM HERZCHEN. DA DRIN SINGT ES.“
line-ballast-patched-ferrant = „VIEL BESSER HERZCHEN. ES HAT GEKLATSCHT.“

line-ballast-weather-wrathe = „Das letzte Mal hier durch war ich neunzehn und hielt einen Eimer. Die Ladung war Heizöl. Es stand drauf.“
line-ballast-weather-thaddeus = „Fünfundachtzig. Heizöl und sechsundzwanzig Rekruten. Alle hereingezählt. Ich weiß, dass es sechsundzwanzig waren; ich habe die Liste noch.“

## Hier unterschreiben

passage-ballast-sign-here-federation = Hier unterschreiben
    .text =
        Auf Jatania schneit es, der Schnee, der quietscht. Ein Schreiber ist herausgekommen, mit einem Buch, schon ausgefüllt. Empfangen von der Langen Geduld: Ballast, Einheiten, 240. Siegel unversehrt. Es gibt eine einzige Zeile, für den Kapitän.

        „Wenn er uns als Menschen einträgt“, sagt 114, die den Stift sehen will, „müssen sie uns zu essen geben wie Menschen. Und fragen, woher. Wir nehmen lieber nur das Essen.“

        „Bis Europa reicht mein Sprit“, sagt Ferrant, zu niemandem, „und da gibt es eine Tür, an der keiner steht.“ Der Schreiber hält den Stift hin.

passage-ballast-sign-here-cartel = Hier unterschreiben
    .text =
        Mancalas Wägemeister kommt heraus, mit einer Waage, die er gar nicht erst auspackt, und einem Buch, das schon ausgefüllt ist. Empfangen von der Langen Geduld: Pfand, Einheiten, 240. Es gibt eine einzige Zeile, für den Kapitän.

        „Wenn er uns als Menschen einträgt“, sagt 114, die den Stift sehen will, „kann man uns niemandem schulden. Und er wird fragen, woher. Ich kenne keinen, der da zu fragen aufgehört hätte.“

        „Bis Europa reicht mein Sprit“, sagt Ferrant, zu niemandem, „und da gibt es eine Tür, an der keiner steht.“ Der Wägemeister hält den Stift hin.

choice-ballast-sign-here = Was ist in dem Frachter?
option-ballast-sign-here-deliver = Unterschreiben, was im Buch steht
    .cost = Sie gehen als Einheiten von Bord, und man zahlt. Wie wir unterschrieben haben, wird man sich merken.
    .log = { $date }. Zweihundertvierzig Einheiten unterschrieben. Der Stift war von ihnen. Er schrieb sehr gut.
option-ballast-sign-here-sign = Für Menschen unterschreiben lassen
    .cost = Diplomatie { $difficulty }. Misslungen: Sie gehen als Einheiten, −4 Credits; { $client }: −1.
option-ballast-sign-here-let-off = Umkehren und sie laufen lassen
    .cost = Das Szenario endet, sein Hauptziel ist verfehlt. { $client }: −2. +1 Moral.

check-ballast-make-them-sign = Eine Zeile mehr im Buch
    .brings = Sie quittieren für Passagiere, nicht für Ballast
    .won = Es wird umgeblättert. Die nächste Seite hat Spalten für Namen.
    .lost = Man holt einen Vorgesetzten. Ihm hat das schon einmal jemand erklärt.

passage-ballast-signed = Zweihundertvierzig Zeilen
    .text =
        Es dauert vier Stunden, denn es sind zweihundertvierzig, und das Buch will für jeden eine Zeile.

        Sie kommen einzeln herauf. Der Mann mit dem Buch fragt. Manche sagen den Namen gleich. Manche muss man zweimal fragen, und ein alter Mann steht da, den Mund offen, und muss sich auf den Poller setzen, bis er ihn hat. Niemand hilft ihm. Niemand geht an ihm vorbei.

        Unter „zuletzt wohnhaft“ sagen alle dasselbe: lieber nicht. Er sieht Gabriel an. Dann macht er einen kleinen Strich, zweihundertvierzigmal, sehr sauber, und löscht ihn ab.

        114 kommt als Letzte. Sie buchstabiert ihren.
    .log = { $date }. Der Hafen hat für Personen unterschrieben, 240, namentlich. Woher, steht nicht da, und sie wollten nicht. Die Grauhaarige heißt Ruveni. Sie bat mich, es nicht laut zu benutzen.

passage-ballast-not-signed = Wie gewogen
    .text =
        Der Vorgesetzte ist ein müder Mann in einem guten Mantel. Er hört sich alles an. Er räumt ein, dass es sich dem Anschein nach um Menschen handelt.

        „Dem Anschein nach“, sagt er. „Deshalb habe nicht ich das einzutragen. Für Personen gibt es ein Amt, und das behielte sie da, bis es wüsste, woher sie sind. Fragen Sie sie, ob sie das möchten.“

        Gabriel dreht sich um. 114 hat dem Mann den Stift aus der Hand genommen. Sie gibt ihn Gabriel.

        „Wir haben es Ihnen gesagt“, sagt sie, und es ist freundlich gemeint. „Nur das Essen.“

        Also sind es Einheiten; dazu vier Credits für die Zeit des Hafens, und die Zeit des Hafens wird genau eingetragen.
    .log = { $date }. Menschen verlangt, für Einheiten unterschrieben. Es kostete vier Credits, und der Auftraggeber hat davon gehört. Den Stift hat sie mir selbst gereicht.

passage-ballast-let-off = Die Tür, an der keiner steht
    .text =
        RECHT SO, sagt die Lampe des Frachters. Nichts, was man ihn je hat tun sehen, ging so schnell.

        Er wendet unter den Kanonen des Hafens, in einem weiten, ehrbaren Bogen, als hätte er etwas vergessen. Das Boot, das das Buch gebracht hat, schaukelt in seiner Welle, und der Mann darin hält noch immer den Stift hin.

        Niemand schießt. Über Ballast, der wieder geht, steht nichts in der Dienstvorschrift.

        Mittschiffs wird die Farbe von den Bullaugen gekratzt, von allen, von einem Ende bis zum andern. Als es dunkel ist, zeigt die ganze Reihe Lampenlicht. Thaddeus steht an der Reling und zählt die Fenster.
    .log = { $date }. In Sichtweite des Hafens umgekehrt. Keine Fracht, kein Sold. Die Kombüse hat Suppe für zweihundertvierzig mehr aufgesetzt und zu wenig Schüsseln.

## Die Nachbesprechung

passage-ballast-won-federation-unseen = Hundertneun
    .text =
        Der Frachter wurde auf dem Landefeld von Jatania geöffnet, mit einer Kapelle, in dem Schnee, der quietscht. Kapitän Roland Wrathe war dafür aus der Hauptstadt gekommen. Er hatte eine saubere Liste und las sie vor. „Ballast, zweihundertvierzig Einheiten“, und die Siegel wurden gebrochen.

        Menschen kamen die Rampe herunter. Sie kamen zu zweien, die Hände in den Ärmeln, und jeder trug eine Nummer.

        Roland zählt, wenn er nervös ist. Er fing laut an, ohne es zu merken. Er kam bis hundertneun und hörte auf. Die Kapelle spielte noch ein wenig weiter.

        Man ließ sie zum Spiegel abmarschieren, zum Takeln, im Gleichschritt. Es war sehr gut organisiert.
    .log = { $date }. Ballast nach Jatania geliefert, Siegel unversehrt, 240. Sie gingen zu Fuß von Bord. Roland hat uns schriftlich gedankt.

passage-ballast-won-federation-delivered = In gutem Zustand
    .text =
        Die Zweihundertvierzig gingen auf Jatania als Einheiten an Land, zu zweien, über den Schnee, der quietscht. Kapitän Roland Wrathe war dafür aus der Hauptstadt gekommen, mit einer Liste. Er zählte sie im Vorübergehen laut mit, kam bis hundertneun und hörte auf.

        Er fand Gabriel an der Rampe. „Sie haben das gewusst“, sagte er.

        „Seit wir drüben waren. Und Sie?“

        „Seit hundertneun.“ Er hatte die Liste sehr klein gefaltet. „Sie werden untergebracht. Ich habe die Baracken gesehen. Sie werden die Sonne vor allen anderen haben.“

        Er erkundigte sich, ob an Bord alle wohlauf seien. Alle? Alle, sagte Gabriel. Roland nickte mehrmals, schrieb zweihundertvierzig und darunter: in gutem Zustand.
    .log = { $date }. Geliefert, 240, als Einheiten. Roland zählte und hörte auf. Er fragte, ob unsere Leute alle wohlauf sind, und sagte nicht, wen er meinte. Die Antwort fiel mir im Boot ein.

passage-ballast-won-federation-signed = Mit Namen
    .text =
        Die Zweihundertvierzig gingen auf Jatania mit Namen an Land. Die Kapelle musste warten. Kapitän Roland Wrathe, der mit einer Liste aus der Hauptstadt gekommen war, stellte fest, dass sie nur eine Zeile hatte und dass der Schreiber neben ihm ein Buch mit zweihundertvierzig hielt.

        Er las das Buch im Stehen, im Schnee. Es war der, der quietscht; er rührte keinen Fuß. Er las laut, als würde jeder gleich antworten.

        „Danach wird man fragen“, sagte er.

        „Welche Dienststelle?“, sagte Gabriel.

        „Meine.“ Er klappte es über dem Handschuh zu, damit die Seite nicht verloren ging. „An den Baracken stehen Nummern. Darum werde ich mich kümmern müssen.“
    .log = { $date }. Geliefert, 240, mit Namen, nach Jatania. Roland las alle laut vor und kam nur einmal aus der Zeile, gegen W hin, wo niemand stand, den er kannte.

passage-ballast-won-cartel-unseen = Ohne die Lippen zu bewegen
    .text =
        Auf Mancala wird gewogen, was hereinkommt, und der Frachter wurde unter der großen Waage geöffnet; der Preis stand schon mit Kreide daran.

        Menschen kamen die Rampe herunter. Sie trugen Nummern. Sie stellten sich dahin, wo Licht war, in Reihen, ohne dass man es ihnen sagte, wie Leute, die das kennen.

        Yasemin hatte Gläser und einen Kessel mitgebracht. Sie sah über ihren Tee hinweg die Reihen an. Sie zählt, ohne die Lippen zu bewegen; man merkte es nur daran, wie lange es dauerte.

        „Zweihundertvierzig“, sagte sie. „Takler. Da hat mir einer seine Belegschaft verkauft.“ Sie legte den Zucker in die Dose zurück und drückte den Deckel zu. „Es wird alles ganz in Ordnung sein. Das gefällt mir nicht.“
    .log = { $date }. Pfand nach Mancala geliefert, 240. Es ging zu Fuß. Yasemin hatte es auch nicht gewusst, oder sie kann es besser als ich. Den Tee habe ich getrunken.

passage-ballast-won-cartel-delivered = Pfand
    .text =
        Die Zweihundertvierzig gingen auf Mancala als Pfand an Land, unter der großen Waage, und stellten sich in Reihen dahin, wo Licht war. Yasemin zählte sie, ohne die Lippen zu bewegen.

        „Du warst da drin“, sagte sie zu Gabriel. „Acht Öfen oder sechs, das hört man von hier. Und du hast sie mir trotzdem gebracht.“

        „Man hat sie dir geschuldet“, sagte Gabriel.

        „Etwas hat man mir geschuldet.“ Sie sah die Reihen entlang. „Wäsche war noch nie dabei.“ Sie schickte einen Jungen, Kessel borgen, und Gläser, zweihundertvierzig, von den kleinen; an den Ständen sprach man darüber. „Es sind die Takler vom Spiegel. Die Föderation bekommt sie noch dieses Jahr zurückgeliehen, zum Tarif. Trink. Es ist nicht deine Schuld.“
    .log = { $date }. Geliefert, 240, als Pfand. Das Kartell vermietet sie an die, denen wir sie nicht gegönnt haben. Also kommen sie so oder so zum Spiegel, und einer wird zweimal bezahlt. Tee.

passage-ballast-won-cartel-signed = Herrenlos
    .text =
        Die Zweihundertvierzig gingen auf Mancala mit Namen an Land. Was einen Namen hat, kann dort nicht verpfändet werden; es ist eins der drei Gesetze des Marktes, und der Wägemeister musste es nachschlagen lassen.

        Yasemin stand lange über dem Buch. „Du hast mir ein Geschenk gemacht“, sagte sie zu Gabriel, „zweihundertvierzig Leute, die mir nichts schulden. Weißt du, was ich mit denen anfangen soll?“

        „Ihnen Tee geben?“

        Den Kessel hatte sie dabei. Bis zum Abend hatte jeder zweite Stand ein Glas hergeliehen. Bis zum Morgen hatten die Kapitäne getagt, herausgefunden, dass ein freier Takler unterschreiben darf, was er will, und Stifte ausgelegt. Die meisten unterschrieben. Der Spiegel zahlt.
    .log = { $date }. Geliefert, 240, mit Namen. Am nächsten Tag haben sie für den Spiegel angeheuert, aus freien Stücken, zum Tarif. Ich weiß nicht, was wir geändert haben. Die Stifte hielten sie selbst.

passage-ballast-freed = Durch die Küche hinaus
    .text =
        Die Lange Geduld kam mit freigekratzten Bullaugen nach Europa zurück und wurde auf die Seite der Schiffsausrüster gelegt, wo niemand hinsieht.

        Sie gingen durch die Küchentür der Bar an Land, immer ein Dutzend, zwischen zwei Lieferungen. Fetu stand am Herd und sah zu, dass alle im Vorbeigehen eine Schüssel bekamen. Um Mitternacht hatte Europa zweihundertvierzig Menschen mehr als zuvor, und es fand sich niemand, der etwas bemerkt hatte. Achterberg kam mit der Rechnung für den Liegeplatz. Sie hatte ihn unter Wäsche gebucht.

        114 kam als Letzte. Sie hatte sich die Nummer vom Kragen getrennt; wo sie gewesen war, sah man ein Viereck. „Das wären dann wir“, sagte sie. „Herrenlos.“
    .log = { $date }. 240 auf Europa laufen lassen. Ohne Sold. Die Föderation will wissen, wo ihr Ballast ist, und das Kartell will wissen, wo sein Ballast ist. Ich habe beiden gesagt, er sei verrutscht.

passage-ballast-taken-federation = Zu spät
    .text =
        Auf Jatania verging die Woche, und kein Frachter war darin. Er war noch unterwegs. Dort fand ihn das Kartell, setzte sechs Mann an Bord und einen Schlepper davor und brachte ihn nach Mancala, in vernünftiger Fahrt, mit Lampen.

        Der machte keine Umstände. Ferrant hatte ihnen Frühstück gerichtet. Er sah sich einmal nach der Ironclad um und ließ eine Weile die Lampe gehen, langsam, denn man sah ihm zu. HAST ES VERSUCHT HERZCHEN.

        Auf Jatania stand Kapitän Roland Wrathe auf dem Landefeld, bis die Kapelle fror. Dann schrieb er einen Bericht von vier Zeilen, von denen keine jemandem die Schuld gab und die alle wahr waren.
    .log = { $date }. Zu spät. Das Kartell hat den Frachter. Der Spiegel wird warten, und Jatania darunter, wie seit siebzehn Jahren. Eintopf. Niemand nahm nach.

passage-ballast-taken-cartel = Zu spät
    .text =
        Der Frachter war noch unterwegs, als die Föderation ihn fand. Sie hielt sich an die Vorschrift. Ein Leutnant ging an Bord, setzte dreißig Siegel auf dreißig kleine Skorpione und brachte den Frachter unter Geleit nach Jatania.

        Der machte keine Umstände. Ferrant hatte ihnen Frühstück gerichtet. Er sah sich einmal nach der Ironclad um und ließ eine Weile die Lampe gehen, langsam, denn man sah ihm zu. HAST ES VERSUCHT HERZCHEN.

        Auf Mancala wischte Yasemin mit dem Ärmel einen Preis von einer Tafel. Weg sei die Schuld nicht, sagte sie zu dem Jungen. Das kann eine Schuld nicht. Sie sei nur umgezogen.
    .log = { $date }. Zu spät. Die Föderation hat den Frachter, und die Siegel sind daran. Yasemin hat eine Karte geschickt. Darauf steht nur, was wir kosten.

passage-ballast-taken-opened = Gefahren, geschuldet
    .text =
        Wer von der Mannschaft in ihm gewesen war, sah dem Frachter vom Heckfenster aus nach. Auf dem Wachplan stand das nicht.

        Die Reihe Bullaugen mittschiffs war dunkel, wie auf Europa. Dann war im vierten von vorn Licht, so groß wie eine Münze. Es ging aus. Es war wieder da.

        „Sie schauen“, sagte Daisuke.

        Thaddeus hatte seine Liste heraus. Zweihundertvierzig, als Personen eingetragen, ohne Spalte. Er überlegte. Dann trug er sie um, Zeile für Zeile: nicht mehr gefahren, sondern geschuldet.
    .log = { $date }. 240 wurden uns aus der Hand genommen. Thaddeus behält sie auf seiner Liste. Ich fragte, unter was. Er sagte, unter uns.

passage-ballast-taken-unopened = Orange, mit den letzten Schalen
    .text =
        Auf Europa stand ein Glas für sie, in vier Blätter gewickelt, alle in Odile Ferrants Schrift.

        Am anderen Ende habe man aufgemacht, schrieb sie, und es seien Menschen gewesen. Zweihundertvierzig, Takler von Beruf, Nummern am Kragen, und keiner unter neun. Elf Tage lang habe sie ihnen die Suppe hinuntergetragen. Sie habe nichts sagen sollen und habe nichts gesagt. „Du hast gefragt, ob’s ihm gut geht, und ich hab still gesagt. Das Wort hat gestimmt, Herzchen, und ich hätt’s gern zurück.“

        Fetu las es in der Messe vor, bis zu der Zahl. Gabriel nahm ihm die Blätter ab und las den Rest. Dann fragte er, wer Wache hatte, als der Frachter das erste Mal hielt, und das war er selbst gewesen.
    .log = { $date }. Mit dem Frachter haben wir 240 Menschen verloren. Ferrant hat geschrieben. Das Glas hat keiner aufgemacht.

passage-ballast-lost = Der dritte Hocker
    .text =
        Die Lange Geduld platzte auf, ihre vierzig warmen Meter entlang, mit einem Mal. Es war sehr viel Dampf. Es wurde Schnee daraus, und der Schnee fiel fast eine Stunde lang nach außen.

        Zwei Boote kamen von ihr los, mit ihren Matrosen darin, ohne Ferrant. Der Ballast waren Menschen. Es waren zweihundertvierzig; man konnte sie zählen, hinterher, an den Hemden, die mit ihren Nummern vorbeitrieben.

        Auf dem dritten Hocker von der Tür aus saß an der Bar auf Europa immer eine Frau, wenn ihr Schiff im Hafen lag, und neben ihr stand ein Glas zum Verkauf. Der Hocker steht noch da. Achterberg hat eine Untertasse auf den Sitz gestellt, damit sich keiner hinsetzt.
    .log = { $date }. Die Lange Geduld verloren, ihre Schifferin und 240 Menschen. Ich hatte gefragt, ob es dem Ballast gut geht. Sie sagte mir, der ist still.

passage-ballast-lost-ship = Dem, der die Kanonen hat
    .text =
        Die Ironclad brach unterwegs auseinander, den Frachter in Sicht. Ihre Boote kamen in guter Ordnung frei und blieben zusammen, wie sie es gelernt hatten.

        Es war die Lange Geduld, die sie aufnahm. Sie hatte niemanden mehr, dem sie nachfahren konnte, und kam auf dem eigenen Weg zurück, so schnell sie eben fährt, die Lampe in Gang. FESTHALTEN HERZCHEN. Platz hatte sie, wie sich zeigte. Mittschiffs ging eine Luke auf, und sehr viele Hände kamen heraus, griffen nach den Leinen und verstanden etwas davon.

        Bis zum Hafen saßen sie auf den Kojen anderer Leute, in die Decken anderer Leute gewickelt, und bekamen Suppe.
    .log = Rumpf verloren. Boote ausgesetzt: Thaddeus zählte uns herein, auf einem fremden Deck. Es ist warm hier. Falls dieses Buch gefunden wird: In der Kombüse ist Marmelade, zweites Bord.

passage-ballast-turned-federation = Was sie nicht vergessen
    .text =
        Das Relais aus Gaia Nova öffnete ein Schreiber, der sie bat, auf Kapitän Wrathe zu warten. Sie warteten. Nach einiger Zeit kam der Schreiber wieder. Kapitän Wrathe habe nichts zu sagen und darum gebeten, es genau so auszurichten.

        Der Vertrag kam mit dem nächsten Boot, das Exemplar der Föderation, mit Gabriels Unterschrift. Sie war rot durchgestrichen, mit dem Lineal. Sie war zweimal durchgestrichen, von jemandem, dem der erste Strich nicht genügt hatte.

passage-ballast-turned-cartel = Was sie nicht vergessen
    .text =
        Aus Mancala kam ein Päckchen, frachtfrei. Darin war ein Glas, eins von den kleinen, eingewickelt in den Vertrag, das Exemplar des Kartells.

        Ein Brief lag nicht bei. Es war an das Schiff adressiert, und Fetu, der es aufmachte, ging Daisuke holen.

        Daisuke drehte das Glas in den Fingern und hielt es an die Lampe. Es war sauber. Er stellte es allein auf das oberste Bord, wo man einen Stuhl braucht. „Davon gibt es zwölf“, sagte er. „Die kommen sonst nur zusammen heraus.“

passage-ballast-word-of-boats = Von Okafor
    .text =
        Vor ihnen war eine Postkarte auf Europa, die neutrale Lampe bei Nacht, handkoloriert. Sie war an das Schiff gerichtet, das wirklich so hieß.

        „Alle vierzig abgeholt“, stand darauf. „Decken gehen getrennt zurück, drei fehlen. Ich habe eine neue Bestallung, weiter draußen. Es war eine Mütze dabei. Sollten Sie die Mütze einmal sehen, bitte winken. I. Okafor.“

        Fetu heftete sie über den Herd, neben den Wachplan. Als die Decken kamen, zählte er sie und fragte, was man mit einer Mütze macht.

passage-ballast-boats-left = Elf von einundvierzig
    .text =
        Als sie auf Europa anlegten, hing die Liste schon da, auf dem gelben Papier des Kartells, neben Artikel Elf. Kutter Knappes Gewicht, einundvierzig in sechs Booten. Ein Lampentender hatte zwei von den sechs erreicht. In denen lebten elf, unter dem Steuermann, T. Pell.

        In der anderen Spalte stand zuoberst I. Okafor, Vertragsoffizierin, Boot zwei. Sie habe gerufen, hieß es am Rand, bis 21:30 Uhr. Gerufen habe sie nur ein Schiff.

        Thaddeus las alles, im Stehen, den Finger unter der Zeile. Dann bat er Achterberg um einen Bogen von demselben Papier.
    .log = { $date }. Elf von einundvierzig. Thaddeus hat die dreißig abgeschrieben. Sie haben eine eigene Seite, hinter unseren vierunddreißig Toten aus dem Krieg.

passage-ballast-boats-left-federation = Elf von einundvierzig
    .text =
        Als sie auf Europa anlegten, hing die Liste schon da, auf dem grauen Papier der Föderation, neben Artikel Elf. Fregatte Standhaft, einundvierzig in sechs Booten. Ein Lampentender hatte zwei von den sechs erreicht. In denen lebten elf, unter dem Steuermann, T. Pell.

        Boot zwei hatte Leutnant Ines Halvard geführt. Sie habe gerufen, hieß es am Rand, bis 21:30 Uhr, heiser zuletzt, und höflich bis zum Schluss. Gerufen habe sie nur ein Schiff.

        Thaddeus las alles, im Stehen, den Finger unter der Zeile. Dann bat er Achterberg um einen Bogen von demselben Papier.
    .log = { $date }. Elf von einundvierzig. Das war die Stimme mit dem Schnupfen. Thaddeus hat die dreißig abgeschrieben und hinter unsere vierunddreißig Toten aus dem Krieg gelegt.

## Auf der Karte

person-ballast-ferrant-name = Odile Ferrant

mover-ballast-patience = Lange Geduld
    .text = Erzfrachter mit drei Laderäumen; die Reihe zeigt, welche noch da sind. Am Ende jeder Runde ein Sektor auf ihrem Weg. Vor einem Sektor, in dem eine Meldung liegt, wartet sie. Ein schädlicher Sektor kostet sie einen Laderaum; ein Feind, der am Rundenende in ihrem Sektor ist, zwei.
mover-ballast-wake = Verfolger
    .text = Am Ende jeder Runde zwei Sektoren im Kielwasser des Frachters. Wo er auf uns trifft: Gefecht.
mover-ballast-port = Zweiter Verfolger
    .text = Am Ende jeder Runde zwei Sektoren auf dem kürzesten Weg zum Frachter. Wo er auf uns trifft: Gefecht.
mover-ballast-port-in-strength = Zweiter Verfolger
    .text = Am Ende jeder Runde ein Sektor auf dem kürzesten Weg zum Frachter. Wo er auf uns trifft: Gefecht.
place-ballast-parting = die Wegscheide
place-ballast-client-port = unser Hafen

fight-ballast-pursuer = Der Verfolger
    .text = { TRAIT($opponent, key: "id") ->
        [cartel] Das Kartell
       *[other] Die { $opponent }
    } will den Frachter und hat jemanden geschickt, der auch zweimal fragen kann.
