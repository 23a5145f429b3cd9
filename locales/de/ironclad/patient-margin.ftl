### Szenario 2, „Geduldiges Maß“: sechs Kisten Platten treiben um ein Schwarzes Loch, und eine Kapsel.
### Es beginnt am 05/03/100GN; jede Runde sind zwei Tage.

scenario-patient-margin-name = Geduldiges Maß
scenario-patient-margin-subtitle = Von Europa durch die Untiefen nach Pharos oder Kontor, im Jahr 100, sechs Kisten nach, die nicht bleiben, wo sie sind. Etwa 90 Minuten.
scenario-patient-margin-chart = Die Untiefen
scenario-patient-margin-chart-note = Positionen vom Tage; inzwischen verändert

scenario-patient-margin-aim-council = Bis Runde { $turns } vier Kisten auf Pharos anlanden
scenario-patient-margin-aim-corporation = Bis Runde { $turns } vier Kisten in Kontor anlanden

side-patient-margin-council = Die Vermessung holen
    .text = Für den Rat. Handgeld { $retainer }; { $pay } für vier Kisten auf Pharos, dazu Fernsensoren.
side-patient-margin-corporation = Die Kameras holen
    .text = Für den Konzern. Handgeld { $retainer }; { $pay } für vier Kisten in Kontor, dazu eine Kondensatorbank.

milestone-patient-margin-main-council = Vier Kisten auf Pharos
    .text = Die Kisten an Bord nehmen, wo sie liegen, und vier davon auf Pharos anlanden. Sind drei verloren, geht es nicht mehr.
milestone-patient-margin-main-corporation = Vier Kisten in Kontor
    .text = Die Kisten an Bord nehmen, wo sie liegen, und vier davon in Kontor anlanden. Sind drei verloren, geht es nicht mehr.
milestone-patient-margin-side = Da klopft jemand
    .text = Die Kapsel finden und in unserem Hafen an Land bringen.
milestone-patient-margin-third = Behalten
    .text = Eine Bergerin einholen und besiegen.

## Vor der Ausrüstung

passage-patient-margin-briefing = Zwei Depeschen
    .text =
        Zwei Depeschen sind gekommen, und Zofia hat sie gegen die Lampe gelegt, eine auf die andere. Sie sind gleich lang und haben fast dieselben Wörter.

        Vermessungsschiff „Geduldiges Maß“, auf Heimfahrt von Mirembe, ist in den Untiefen überfällig. Dreiundzwanzig an Bord. Sechs Kisten Platten treiben. Der Rat bittet um seine Vermessung. Der Konzern bittet um seine Kameras, samt Inhalt.

        „Platten wovon?“, sagt Otgon.

        Noriko hat aufgehört zu rühren. „Von Gräbern“, sagt sie. „Eine Platte auf den Hektar, vom Boden aus. Der Waffenstillstand lässt sich nicht verlängern, ehe die Toten von Mirembe gezählt sind. Das haben alle fünf unterschrieben. Acht Jahre lang haben sie es aufgeschoben, und jetzt sind noch zehn Monate.“

        „Um die Dreiundzwanzig bittet keiner“, sagt Zofia. Sie dreht die Depeschen um und liest die Rückseiten.
    .log = { $date }. Europa. Linsen. Zwei Depeschen um ein Wrack. Dreiundzwanzig Leute waren zählen und sind überfällig. Das Formular, auf dem sie gezählt haben, ist von Noriko.

passage-patient-margin-ugyen = Nach wessen Uhr
    .text =
        Beobachter Ugyen Dorji steht, bis man ihn bittet, sich zu setzen, und fragt dann, welcher Stuhl niemandem gehört.

        „Sie wurde zuletzt am Sechsundzwanzigsten des Zweiten gehört, um 19:20 Uhr, vom Leuchtfeuer Pharos“, sagt er. „Dort sollten die Platten gelesen werden, mit allen fünf Mächten im Raum. Auf anderes hatten sie sich nicht geeinigt. Ich habe die Vermessung gefragt, wie wenige genügen. Vier Kisten, hieß es. Bei dreien müsste man schätzen.“

        Unterwegs sollen sie nicht geöffnet werden. Es geht dabei nicht um Geheimhaltung, sondern darum, wer der Erste war.

        An der Tür bleibt er vor Thaddeus stehen. „Mir fehlt noch eine Stunde von Ihnen, Herr Cole. Aus dreiundneunzig. Ich bin nicht deshalb gekommen.“

passage-patient-margin-cormac = Klausel neunzehn
    .text =
        Cormac Byrne kommt geradewegs von einer Bergung. Er wäscht sich die Hände, isst und legt den Mietvertrag auf den Tisch, aufgeschlagen.

        „Klausel neunzehn. Bis zur letzten Rate gehört das Glas uns, und was es gesehen hat, auch. Ist nicht von mir. Ich hab noch keinem Menschen ein Bild weggenommen.“ Er reibt sich die Augen. „Schau. Sagen wir, sie lesen es vor, und es ist eine schlechte Zahl. Dann ist Krieg bis zum Abendbrot. Ihr bringt uns vier von den sechs, und das Ganze liegt in Kontor in einer Schublade, trocken, bis sie alle so weit sind, dass sie hinsehen wollen. Wem tut eine Schublade weh?“

        Eluned hat ihm die ganze Zeit auf den Ärmel gestarrt. „Die Manschette sitzt verkehrt herum“, sagt sie. Er hat sie ab und wieder dran, ehe er nachgedacht hat.

choice-patient-margin-side = Für wen fischen wir?
option-patient-margin-side-council = Beim Rat unterschreiben
    .cost = Hauptziel: +3 Rat, −3 Konzern, { $pay } Credits, Fernsensoren. Gegen uns: der Konzern.
    .log = { $date }. Becher: Pharos. Noriko hatte ihren aufgestellt, ehe die Frage zu Ende war.
option-patient-margin-side-corporation = Beim Konzern unterschreiben
    .cost = Hauptziel: +3 Konzern, −3 Rat, { $pay } Credits, eine Kondensatorbank. Gegen uns: der Rat.
    .log = { $date }. Becher: Kontor. Salome stimmte dafür und sagte, es sei die erste Schublade von denen, die sie je habe voll sehen wollen.

passage-patient-margin-sail-council = Alles läuft im Kreis
    .text =
        Der Lotse von Pharos hat Filz unter den Stiefeln und spricht so leise, dass Gabriel sich danach bücken muss.

        „Da draußen läuft alles im Kreis“, sagt der Lotse, „und ein bisschen hinein. Alle zehn Tage finden Sie ein Ding einen Sektor näher an der Mitte, als Sie es gelassen haben. In der Mitte ist nichts. Das ist das Schlimme an ihr.“

        Er hat die sechs Kisten auf die Rückseite eines Liederzettels gezeichnet: drei am oberen Weg, der ist unserer, und drei am unteren. Die beiden bei den Häfen halten sich. Eine erlebt den Fünfzehnten nicht, und drei erleben den Fünfundzwanzigsten nicht.

        „Der Laderaum fasst vier“, sagt Thaddeus. „Einmal herum also, und heim zu Ihnen.“

        „Leise“, sagt der Lotse.
    .log = { $date }. Von Europa abgelegt, mit einem Lotsen, der jede Tür zweimal schließt. Achterberg fragte, wohin, und bekam es geflüstert. Sie bedauerte, nicht verstanden zu haben, und setzte es auf die Rechnung.

passage-patient-margin-sail-corporation = Alles läuft im Kreis
    .text =
        Der Lotse von Kontor redet schnell. Wo er wohnt, hängt die Luft im Flur an einem Zähler.

        „Das läuft alles im Kreis und ein bisschen hinein. Alle zehn Tage ein Sektor näher an der Mitte. In der Mitte nichts; das teuerste Nichts auf der Karte, wir haben sieben Schiffe drin.“ Er hat die sechs Kisten auf die Rückseite einer Schadensmeldung gezeichnet: zwei am unteren Weg, der ist unserer, drei am oberen, eine dicht an der Mitte. Die erlebt den Fünfzehnten nicht. Die bei Pharos hält sich. Die übrigen erleben den Fünfundzwanzigsten nicht.

        „Der Laderaum fasst vier“, sagt Thaddeus. „Einmal herum also, und heim zu Ihnen.“

        Der Lotse hat den Mund zugemacht und hält acht Finger hoch. So viel hat er bisher geatmet.
    .log = { $date }. Von Europa abgelegt. Der Lotse legte acht Credits für unsere Luft hin und nahm sie nicht zurück. Daisuke atmet in seiner Nähe nicht mehr, aus Prinzip.

## Einen Monat später: die Macht, der wir abgesagt haben

passage-patient-margin-papers-cartel = Eine Kleinigkeit offen
    .text =
        Der Kutter liegt quer vor der Straße, die Lampen an, wie einer in der Ladentür steht. Hinter dem Bugglas steht ein Tisch, mit Tischtuch.

        „Ihr seid letzten Monat für die Föderation gefahren, Freunde“, signalisiert er. „Wir haben keinen Streit. Es ist nur eine Kleinigkeit offen. Kommt längsseits, zeigt uns das Buch, trinkt ein Glas, und dann sehen wir zusammen nach, worauf es hinausläuft.“

        Thaddeus sieht auf die Karte. „Auf einen Tag“, sagt er. „Egal, was im Buch steht.“

        „Oder?“, sagt Gabriel.

        Hinter der Scheibe im Vorschiff des Kutters hat jemand einem Verschluss die Plane abgenommen und legt sie zusammen, Ecke auf Ecke.
    .log = { $date }. Von einem Kutter des Kartells angehalten. Sie haben nicht vergessen, für wen wir nicht gearbeitet haben. Auf dem Tisch lag ein Tuch, und es war sauber.

passage-patient-margin-papers-cartel-turned = Von vorn
    .text =
        Der Kutter liegt quer vor der Straße, die Lampen an. Hinter dem Bugglas steht ein Tisch, ohne Tuch, und ein Stuhl.

        „Ihr habt letzten Monat bei uns unterschrieben, Freunde“, signalisiert er, „und seid für die Föderation gefahren, für vier Credits. Ich soll mit euch das Buch durchgehen. Das ganze, von vorn. Eilen soll ich nicht.“

        Thaddeus sieht auf die Karte. „Zwei Tage“, sagt er. „Bei jedem anderen wär’s einer.“

        „Oder?“, sagt Gabriel.

        Hinter der Scheibe im Vorschiff hat sich die Geschützmannschaft um das Geschütz gesetzt, mit dem Rücken dazu, und isst. Einer legt die Hand auf den Verschluss, ob er noch warm ist.
    .log = { $date }. Von einem Kutter des Kartells angehalten. Unsere Unterschrift haben sie dabei und legen sie neben jede Seite, zum Vergleich.

passage-patient-margin-papers-federation = Genau
    .text =
        Die Fregatte hat ihr Boot schon draußen, vier Marines darin, die gerade sitzen.

        „Ironclad“, signalisiert sie. „Letzten Monat sind Sie für das Kartell gefahren. Wir sind ersucht, Ihre Papiere anzusehen. Genau.“ Es kommt im Klartext, in gutem, gleichmäßigem Tempo, von jemandem, der darin eine Prüfung abgelegt hat.

        „Die sind in Ordnung“, sagt Gabriel.

        „Sie brauchen einen Tag, um das festzustellen“, sagt Thaddeus. „Es gibt ein Formular. Teile davon sind von mir.“

        Gabriel fragt, was geschieht, wenn man ablehnt. Thaddeus geht in Gedanken das Formular durch. „Dafür ist ein Kästchen da“, sagt er.
    .log = { $date }. Von einer Fregatte der Föderation angehalten, wegen letzten Monats. Unsere Papiere sind in Ordnung. Es scheint nicht um die Papiere zu gehen.

passage-patient-margin-papers-federation-turned = Mit dem Lineal
    .text =
        Die Fregatte hat ihr Boot schon draußen, vier Marines darin und ein Zahlmeister mit einem Lineal.

        „Ironclad“, signalisiert sie. „Letzten Monat haben Sie bei uns unterschrieben und sind für das Kartell gefahren. Wir sind ersucht, Ihre Papiere anzusehen, bis wir sie verstehen.“ Es kommt im Klartext, in gutem, gleichmäßigem Tempo.

        „Die sind in Ordnung“, sagt Gabriel.

        „Der Vertrag war es auch“, sagt Thaddeus. „Zwei Tage. Es gibt ein Formular für Schiffe, die es sich anders überlegt haben. Das wollen sie von jedem von uns, mit Begründung.“

        Gabriel fragt, was geschieht, wenn man ablehnt. Thaddeus sieht das Lineal an und dann die Fregatte dahinter. „Dann sind sie erleichtert“, sagt er.
    .log = { $date }. Von einer Fregatte der Föderation angehalten, wegen letzten Monats. Unter „Begründung“ hatte ich vier Credits geschrieben. Man hat es als unzureichend gestrichen.

choice-patient-margin-papers = Zeigen wir ihnen das Buch?
option-patient-margin-papers-show = Das Buch zeigen
    .cost = Die nächste Aktion ist verloren. Sie lassen uns vorbei.
    .log = { $date }. Ihnen das Buch gezeigt. Diese Seite haben sie auch gelesen. Es war ein neues Gefühl.
option-patient-margin-papers-show-all = Das Buch zeigen, jede Seite
    .cost = Die nächsten zwei Aktionen sind verloren, denn wir haben ihnen das Wort gebrochen. Sie lassen uns vorbei.
    .log = { $date }. Mit ihnen das Buch durchgegangen, von vorn. Es dauerte zwei Tage. Auf manchen Seiten sollte ich das Wetter erklären.
option-patient-margin-papers-talk = Uns vorbeireden
    .cost = Diplomatie { $difficulty }. Misslungen: −1 Moral, und Gefecht.
option-patient-margin-papers-refuse = Ablehnen
    .cost = Gefecht.
    .log = { $date }. Abgelehnt, uns ansehen zu lassen.

check-patient-margin-papers = Die Fracht vom letzten Monat
    .brings = Unsere Papiere gelten als in Ordnung
    .won = Sie sollten ein Schiff anhalten, das sich streitet. Dieses hat in allem zugestimmt.
    .lost = Man habe viel Geduld gehabt, sagen sie und klappen das Buch zu.

## In den Untiefen

passage-patient-margin-first-case = Eine Platte auf den Hektar
    .text =
        Die erste Kiste ist mehr oder weniger eine Teekiste, mit Griffen aus Tau und der Schablone der Vermessung. Sie kommt über die Schwelle herein und dreht sich langsam, wie sie sich seit dem Sechsundzwanzigsten dreht.

        Hinter ihr, im Fernrohr, liegt die „Geduldiges Maß“. Sie liegt in fünf Stücken, der Reihe nach. „Spant vier“, sagt Daisuke. „Spant neun. Spant fünfzehn. Da ist sie dünn. Die hat wer zerschnitten, der Schiffe kennt.“ Er klingt nicht, als gefiele es ihm.

        Unter dem Deckel hat jede Platte eine Decke für sich und jede Decke eine Nummer, mit Bleistift. Es sind vierhundert. Der Bleistift liegt auch darin, abgeschrieben, so lang wie ein Zahn.
    .log = { $date }. Erste Kiste an Bord. Wer das Vermessungsschiff zerschnitten hat, hatte eine ruhige Hand und Zeit. Dreiundzwanzig waren darauf. Thaddeus hat eine Seite angefangen.

passage-patient-margin-case-lost = Ins Loch
    .text =
        Eine der Kisten hat das Schwarze Loch erreicht. Sie wird langsamer, je näher sie kommt, oder scheint es zu werden, und röter, und am Rand hängt sie so lange, dass Daisuke am Fernrohr den Arm ausstreckt.

        Da ist sie, steht im Buch, schon fort. Was man sieht, ist, dass sie da gewesen ist.

        „Vierhundert Hektar“, sagt Gabriel.

        „Vierhundert Platten“, sagt Thaddeus. Er zieht mit dem Lineal einen Strich durch die Nummer der Kiste, und dann scheint ihm der Anblick nicht zu gefallen. „Das sind sie auf Knien abgelaufen“, sagt er. „Wo haben wir hingesehen?“
    .log = { $date }. Eine Kiste ins Loch. Man sieht sie noch und kommt nicht mehr heran. Eintopf.

passage-patient-margin-salvor = Gefunden
    .text =
        Sie kommt vom Rand herein, Lampen an, Greifer draußen, eine Bergerin im Sold der anderen Seite, und geht auf die nächste Kiste los wie ein Huhn auf einen Krümel.

        „Einen Sektor auf einmal“, sagt Thaddeus, „zu der Tür herein und zu der Tür hinaus. Sie hat sie von der Karte, während wir noch überlegen.“

        Sie rufen sie an, wie man das tut. Sie antwortet, wie man das tut: Gefunden ist gefunden. Und dann, weil es eine einsame Arbeit ist, will sie wissen, ob sie wen gesehen haben. Kisten meint sie nicht. „An uns ist wer vorbei, in der Nacht, als es passiert ist“, sagt die Bergerin. „Keine Lampen. Hat guten Abend gesagt. Herrliche Stimme, so eine Bootsmannsstimme.“
    .log = { $date }. Eine Bergerin ist unterwegs, für die andere Seite. Gesprächig. Sie hat in der Nacht des Sechsundzwanzigsten jemanden ohne Lampen gesehen, mit guten Manieren.

passage-patient-margin-salvor-again = Gefunden, zum Zweiten
    .text =
        Eine zweite Bergerin hat von der ersten gehört, dass noch etwas da ist. Sie ist älter, geflickt, und trägt am Bug etwas, das wie ein Kinderdrachen aussieht.

        „Wo ich zuerst bin, das ist meins“, signalisiert sie. „Wo ihr zuerst seid, da dürft ihr drauf aufpassen.“

        Thaddeus hat eine zweite Seite angefangen, hinter der mit den Dreiundzwanzig. Diese ist für Bergerinnen und hat eine Spalte für Bemerkungen. Geflickt, hat er geschrieben. Vergnügt. Schuldet uns nichts.
    .log = { $date }. Noch eine Bergerin. Der Drachen ist ein Flicken. Ich habe gefragt.

passage-patient-margin-tapping = Immer drei
    .text =
        Im Nebel gibt es nichts zu sehen, und so hört ausnahmsweise die ganze Brücke zu.

        Es ist auf der Anzugwelle, auf der bei dieser Entfernung niemand spricht. Dreimal Klopfen. Eine Pause. Dreimal Klopfen. Ein Gerät ist das nicht; da klopft jemand auf etwas und hat daneben den Anzugfunk offen.

        „Das ist Metall“, sagt Daisuke. „Schraubenschlüssel auf Rippe, von innen.“

        Thaddeus hat die Uhr in der Hand. Er sieht noch ein gutes Stück länger darauf, als man zum Ablesen braucht. „Alle vierzig Sekunden“, sagt er. „Sie wechseln sich ab.“

        Es verklingt. Es ist nicht von hier drin. Es ist aus dem nächsten.
    .log = { $date }. Klopfen auf der Anzugwelle, immer drei, alle vierzig Sekunden. Aus einem anderen Nebel als diesem. Das Gerät in der Messe angelassen, leise. Seither wird leise gegessen.

passage-patient-margin-pod = Sechs, mit angezogenen Knien
    .text =
        Die Kapsel ist für vier gebaut. Es sitzen sechs darin, mit angezogenen Knien, um eine Lampe, die am dritten Tag ausgegangen ist.

        Der mit dem Schraubenschlüssel klopft weiter, bis ihn ihm jemand aus der Hand nimmt.

        „Sind Sie der Rat?“, sagt er.

        „Nein“, sagt Gabriel.

        „Gut“, sagt der Mann. Er sieht an Gabriel vorbei in den Laderaum und sieht Schablonen. „Ach“, sagt er. „Die haben Sie gefunden.“

        Die Kapsel nimmt den Platz von zwei Kisten ein. Sechs Menschen oder achthundert Platten; der Laderaum ist, wie er ist.

choice-patient-margin-pod = Die Kapsel oder die Platten?
option-patient-margin-pod-save = Die Kapsel an Bord nehmen
    .cost = Sie füllt zwei der vier Plätze. Überzählige Kisten gehen über Bord und liegen, wo wir sind.
    .log = { $date }. Sechs von der Vermessung aufgenommen, von dreiundzwanzig. Sie haben gegessen. Einer kann nicht aufhören, leise zu zählen; es hat ihn niemand darum gebeten.
option-patient-margin-pod-leave = Luft und Essen dalassen, die Stelle markieren
    .cost = Der Laderaum bleibt frei. Der Nebenauftrag ist verfehlt. Ihre Luft reicht neun Tage. Der Rat wird nach ihnen fragen, und keiner der sechs tut uns später einen Gefallen.
    .log = { $date }. Sechs von der Vermessung Luft und eine Lampe dagelassen. Sie bedankten sich. Dem Hafen gesagt, wo. Das Klopfen begann wieder, ehe wir aus dem Nebel waren.

passage-patient-margin-pod-lost = Die Welle ist frei
    .text =
        Das Klopfen war in der Messe so lange zu hören, dass es einen Augenblick dauert. Die Gabeln gehen weiter. Jemand bittet um das Salz, laut, und erschrickt vor der eigenen Stimme.

        Der Koch legt die Kelle hin. „Was hat aufgehört?“, sagt er.

        Thaddeus sieht vierzig Sekunden lang auf die Uhr. Dann sieht er noch einmal vierzig darauf, und danach hält er sie weiter in der Hand. Die Hand, die dem Gerät am nächsten ist, greift hinüber. Es hat ihr niemand gesagt. Sie dreht lauter.
    .log = { $date }. Das Klopfen hat aufgehört.

passage-patient-margin-marguerite = Zu Hause
    .text =
        Das Wrack hat Geranien. Sie stehen im Bullauge neben der Schleuse, in einem Helm, und dahinter steht Wasser auf dem Feuer.

        „Füße abtreten“, sagt Marguerite Toussaint. „Nein, an der Wand. Unten ist diese Woche da.“ Sie ist einundsiebzig und wohnt seit drei Jahren in diesem Wrack, im Kreis und, wie sie es nennt, ein bisschen hinein. „Ich hab euch hereinkommen sehen. Ich hab schon Klaviere gefühlvoller absetzen sehen.“

        Gabriel sagt, sie könnten jemanden brauchen, der sich hier auskennt.

        „Einen Pfarrer könntet ihr brauchen.“ Sie sieht den Kessel an, den Helm und die Rippe in der Wand, die dem Loch näher ist als beim Frühstück. „Ich nehme eine Koje am Ofen.“
    .log = { $date }. Marguerite Toussaint ist zu uns gekommen, mit einem Kessel, einem Helm mit Blumen und einer Meinung über mein Anlegen. Sie flog einmal für Adjoa. Sie nannte es als Grund, warum sie kein Obst mag.

passage-patient-margin-fragment = Unser Muster
    .text =
        Aus einer Rippe der „Geduldiges Maß“, neben Spant neun, ist eine Handbreit Torpedomantel herausgeschnitten worden. Davon ist sie liegen geblieben. Eine halbe Nummer ist noch darauf.

        Daisuke dreht das Stück in der Schale um. Er dreht es zurück. Er holt die Zeichnung eines Torpedos, rollt sie aus und beschwert alle vier Ecken, ehe er hinsieht.

        „Der ist von uns“, sagt er. „Nicht aus unseren Gestellen; die hab ich gezählt. Von uns. Führungsring mit sieben Rillen, von Hand gefeilt. Das haben wir gemacht, auf diesem Schiff, weil die Zeichnung falsch ist.“

        „Wer weiß, dass die Zeichnung falsch ist?“, sagt Gabriel.

        „Wer bei uns gefahren ist“, sagt Daisuke. Er rollt die Zeichnung wieder ein, vom falschen Ende her. „War da nicht was mit der Pumpe?“
    .log = { $date }. Das Vermessungsschiff wurde mit einem Torpedo nach unserem Muster angehalten, gefeilt, wie wir sie feilen. Daisuke hat das Stück zum Tee eingeschlossen. Gestelle geprüft. Vollzählig.

line-patient-margin-frames-daisuke = „Den Ring hat wer mit der Halbrunden gefeilt. Ich würd die Hand erkennen. Lieber nicht.“
line-patient-margin-hole-jabulile = „Sechzehn Minuten nach unserer Uhr. Einundzwanzig nach der vom Hafen. Das will ich schriftlich, sonst heißt es, ich war zu spät.“
line-patient-margin-hole-thaddeus = „Sechzehn Minuten nach unserer Uhr. Einundzwanzig nach der vom Hafen. Beide eintragen. Es könnte jemand fragen.“
line-patient-margin-taken-salvor = „Macht eine an Land. Vierhundert Bilder von nichts sind das, sagen sie. Bezahlt haben sie mich, damit ich’s nicht fallen lasse.“
line-patient-margin-keepers-salvor = „Schon gut, schon gut. Gefunden, hab ich gesagt, nicht behalten. Ihr hättet ja fragen können. Ich hätte nein gesagt, aber fragen hättet ihr können.“

offer-patient-margin-copy = Die Platten kopieren
    .cost = Eine Aktion und ein Spezialist, mit einer Kiste an Bord. Ist die vierte angelandet, wird nachgesehen: Schleichen, sonst { $client }: −2.
offer-patient-margin-make-fast = Endgültig festmachen
    .cost = Umsonst, in unserem Hafen, mit vier angelandeten Kisten. Das Szenario endet.

passage-patient-margin-copying = Wer unterschrieben hat
    .text =
        Die Platten werden in der Kombüse abgezeichnet, unter der besten Lampe, sechzehn auf den Bogen. Weiße Steine in Reihen. Weiße Steine in Reihen. Dann, sehr lange, Boden.

        Unter den Decken, ganz unten in der Kiste, liegt eine alte Mappe, die bei der Vermessung jemand zum Vergleich mitgenommen haben muss: die Zählung von zweiundneunzig. Anhang C, Formular vier, Blatt eins von eins. Personen: 31.407. Verfahren: ein Haken in einem Kästchen.

        Unterschrieben ist es mit guter, deutlicher Hand.

        „Das ist meine“, sagt Noriko. Sie richtet das Blatt an der Tischkante aus. „Nasrin Shahidi hat beglaubigt. Sato hat unterschrieben. Ich habe unterschrieben.“ Sie nimmt die nächste Platte. „Daumen weg, das ist nass.“
    .log = { $date }. Die Platten kopiert. Es lag eine alte Zählung dabei, unterschrieben von Noriko. Auf die Frage, wie sie entstanden ist, sagte sie, bei Platte drei löst sich die Schicht.

passage-patient-margin-copying-other = Wer unterschrieben hat
    .text =
        Kopiert wird in der Kombüse, unter der besten Lampe, sechzehn Platten auf den Bogen. Weiße Steine in Reihen. Weiße Steine in Reihen. Dann, sehr lange, Boden.

        Unter den Decken, ganz unten in der Kiste, liegt eine alte Mappe, die bei der Vermessung jemand zum Vergleich mitgenommen haben muss: die Zählung von zweiundneunzig. Anhang C, Formular vier, Blatt eins von eins. Personen: 31.407. Verfahren: ein Haken in einem Kästchen. Gezeichnet N. Sato.

        „Ist das unsere Noriko?“, sagt die Wache mit der Lampe.

        Thaddeus sieht es sich an. „Gute, deutliche Hand“, sagt er, dreht das Blatt um und reicht die nächste Platte hinauf.
    .log = { $date }. Die Platten kopiert. Es lag eine alte Zählung dabei, mit einem Namen, den wir kennen. Sie ist diese Fahrt an Land. Ich habe das Blatt dahin zurückgelegt, wo es war.

check-patient-margin-copies = Am Zähltisch vorbei
    .brings = Die Kopien werden nicht gefunden
    .won = Die Kisten werden gewogen. Die Kombüse wiegt niemand.
    .lost = Die Decken hat jemand gefaltet, der nicht faltet wie die Vermessung.

## Die Nachbesprechung

passage-patient-margin-won-council = Versiegelt
    .text =
        Auf Pharos wurden die Kisten auf Filz gesetzt. Beobachter Ugyen Dorji hatte Wachs, eine Lampe und einen Zeugen.

        Er hob keinen Deckel. Die Siegel kamen darauf, an jede Ecke eins; zu jedem schrieb er die Stunde auf.

        „Wann werden sie gelesen?“, sagte Gabriel.

        „Mit allen fünf im Raum“, sagte Ugyen. „Man hat sie gebeten, einen Tag zu nennen. Zwei erwägen es. Eine Macht hat den Brief verlegt.“ Er blies auf das letzte Siegel. „Ich wurde gebeten, Ihnen zu sagen, dass die Vorsitzende erleichtert ist.“

        Er runzelte die Stirn. Es war, fand er, nicht das Wort dafür.
    .log = { $date }. Kisten auf Pharos angelandet und ungelesen versiegelt. Der Rat ist erleichtert. Ich habe schon erleichterte Leute gesehen, und meistens setzen sie sich.

passage-patient-margin-won-corporation = Eine Schublade
    .text =
        In Kontor gab es eine Schublade. Es war eine gute, trocken, fünfzehn Grad, mit Schlüssel. Cormac Byrne sah selbst zu, wie die Kisten hineinkamen, unterschrieb dafür und bekam für seine Unterschrift eine Unterschrift.

        „Und wenn sie alle so weit sind, dass sie hinsehen wollen?“, sagte Gabriel.

        „Dann schreiben sie uns.“ Cormac rüttelte am Griff. Er rüttelte noch einmal. „Es gibt ein Formular.“

        Von oben kam Bescheid, die Direktorin sei entzückt, es gebe eine Prämie, und er solle sich einen Tag freinehmen. Er las es im Stehen, zweimal.

        „Entzückt ist die nie“, sagte Cormac. „Die ist zufrieden.“
    .log = { $date }. Kisten in Kontor angelandet und ungelesen weggeschlossen. Der Konzern ist entzückt. Cormac trug uns die Quittung ans Boot und stand dann auf dem Kai mit seinem freien Tag.

passage-patient-margin-lost = Beide erleichtert
    .text =
        Zu vier Kisten reichte es nicht. Die übrigen waren im Kreis gelaufen und ein bisschen hinein.

        Der Rat schrieb, er bedaure zutiefst den Verlust einer unersetzlichen Urkunde. Er schrieb postwendend. Der Konzern bedauerte einen Totalschaden nach Klausel neunzehn, verzichtete auf die Kaution und legte einen Kalender bei. Salome legte beide Briefe nebeneinander und sah eine Weile vom einen zum andern, wie man auf zwei Zeichnungen den Unterschied sucht.

        „Die sind beide froh“, sagte sie. „Das kenne ich aus Bilanzen. Aber nie auf beiden Seiten.“

        Daisuke hängte den Kalender im Hangar auf, über die Stelle, wo die Pumpe leckt.
    .log = { $date }. Nicht genug Kisten. Es hat sich niemand beschwert. Für einen verspäteten Sack Mehl bin ich schon mehr ausgeschimpft worden.

passage-patient-margin-pod-landed = Nicht genug
    .text =
        Die sechs wurden in Decken an Land gebracht und gefragt, ob sie sich setzen wollten.

        Der Geodät wollte nicht. Den Schraubenschlüssel hatte er behalten. Er sagte, er wolle eine Sache sagen, zu irgendwem, ehe es ein Formular gebe.

        „Es sind gute Platten“, sagte er zu Gabriel. „Wir sind das abgelaufen, jeden Hektar. Elf Wochen, auf Knien. Die Steine habe ich selbst gezählt, und dann habe ich sie von Leuten zählen lassen, die mich nicht leiden können.“ Er war keiner, der laut wird, und man sah ihn an. „Ich kam auf achttausend und ein paar, dann war kein Boden mehr da.“

        „Einunddreißigtausendvierhundertsieben“, sagte der Beamte mit dem Formular.

        „Ja“, sagte der Geodät. „Es gab nicht genug Tote.“
    .log = { $date }. Sechs von der Vermessung an Land gebracht. Ihr Geodät sagt, es gab nicht genug Tote. Man führte ihn fort, damit er ausruht. Er habe seit dem Sechsundzwanzigsten geruht, sagte er; er habe gezählt.

passage-patient-margin-pod-found = Das letzte Blatt
    .text =
        Eine Bergerin mit einem Kinderdrachen am Bug hatte die Kapsel der Vermessung gefunden und brachte sie am Greifer herein, denn es stand Bergelohn darauf. Den wollte sie dann nicht.

        Es saßen sechs darin, tot, mit angezogenen Knien, und ein Schraubenschlüssel lag da. Eine Rippe war blank vom Klopfen.

        Der Geodät hatte sein Feldbuch im Stiefel gehabt. Auf dem letzten Blatt stand eine Rechnung. Jeder Stein auf Mirembe, zweimal gezählt, von Leuten, die einander nicht leiden konnten: beide Male achttausend und ein paar. Dann war kein Boden mehr da, hatte er geschrieben. Im Formular stehen einunddreißigtausend. Es gibt nicht genug Tote.

        Noriko bat, das Blatt sehen zu dürfen. Sie hielt es an den Rändern.
    .log = { $date }. Sechs von der Vermessung, tot in einer Kapsel, mit einer Rechnung. Es fehlten ihnen mehr als zwanzigtausend. Thaddeus hat die Seite mit den Dreiundzwanzig abgeschlossen.

passage-patient-margin-pod-left-behind = Luft für neun Tage
    .text =
        Der Tender des Hafens war am elften Tag an der Stelle. Dagelassen hatten sie Luft für neun.

        Vier von den sechs lebten. Der Geodät nicht, und auch der Jüngste nicht, ein Plattenwäscher namens Amos Fell. Die beiden hätten dem Ventil am nächsten gesessen, sagten die anderen, und bei sich zugedreht.

        Es gab ein Blatt aus dem Feldbuch des Geodäten, für den, der angehalten hatte, wer es auch war. Es stand danke für die Lampe darauf. Darunter eine Rechnung: jeder Stein auf Mirembe, zweimal gezählt, beide Male achttausend und ein paar, wo im Formular einunddreißigtausend stehen. Es gibt nicht genug Tote, hatte er geschrieben. Sagen Sie es jemandem, der abziehen kann.

        Man gab es Noriko. Sie ließ sich den Namen noch einmal sagen, den des Jungen, und wie man ihn schreibt.
    .log = { $date }. Vier von sechs. Wo sie Platz gehabt hätten, standen zwei Kisten. Ich habe ausgerechnet, was eine Platte wiegt.

passage-patient-margin-copies-kept = Im Mehl
    .text =
        Die Kopien liegen in der Mehltruhe, unter dem Mehl. Gewusst haben es vier. Bis zum zweiten Abend waren alle nachsehen.

        Weiße Steine in Reihen, und dann Boden, mit Spuren vom Wind. Die Wache sagt, das sei schlecht gedruckt. Jemand fragte, wo Norden ist, und saß eine Weile da, das Blatt dorthin gedreht.

        Thaddeus kam nicht nachsehen. Er sagte, er habe den Ort gesehen.
    .log = { $date }. Wir haben die Platten, gewissermaßen. Das Brot kommt morgen später.

passage-patient-margin-copies-found = Anders gefaltet
    .text =
        Die Decken haben sie verraten. Die Vermessung faltet auf drei, und jemand hatte auf zwei gefaltet.

        Es gab keine Szene. Ein Beamter legte die Bögen auf den Tresen, fragte, ob es noch mehr gebe, bekam zur Antwort, nein, und war so höflich, es zu glauben. Er riss jeden einmal durch. Dem Auftraggeber schrieb er eine Zeile.

        Jemand aus der Kombüse bat um die Mehltruhe. Ganz unten war noch ein Bogen darin, er klebte am Blech.
    .log = { $date }. Mit Kopien erwischt. Sie nahmen, was sie fanden. Nach Mehl zu sehen, war ihnen nicht aufgetragen, und sie sind keine Bäcker.

passage-patient-margin-marguerite-late = Am Ofen
    .text =
        An der Schleuse saß eine Frau auf einer Kiste, einen Helm voll Geranien auf den Knien. Sie war einundsiebzig und zu Fuß gekommen, sagte sie, größtenteils bergab.

        „Ihr seid also die, die vierzehn Tage lang durch meinen Vorgarten sind, ohne zu klingeln“, sagte Marguerite Toussaint. „Ich hatte Wasser aufgesetzt. Am Ende dachte ich mir, wenn die so fliegen, geh ich besser an Bord.“

        Drei Jahre hatte sie in einem Wrack in den Untiefen gewohnt und wusste von allem dort, wo es am Donnerstag sein würde. Einmal war sie für Adjoa geflogen. Sie fragte, welche Koje am Ofen liege, und stellte den Helm darauf.
    .log = { $date }. Marguerite Toussaint ist zu uns gekommen, ungefragt. Sie hat die Koje am Ofen. Niemand traute sich, ihr zu sagen, wem sie gehört.

line-patient-margin-pencil-noriko = „Vierhundert auf die Kiste. Es ist derselbe Bleistift. Man gab uns je einen und sagte, er muss reichen.“
line-patient-margin-pencil-daisuke = „Gute Kisten. Da wollte jemand, dass sie ankommen.“


passage-patient-margin-lost-ship = Noch einmal gefunden
    .text =
        Die Ironclad brach in den Untiefen auseinander, und was von ihr übrig war, lief im Kreis und ein bisschen hinein. Ihre Boote hielten einen Tag lang mit voller Maschine nach außen und stellten fest, dass sie auf der Stelle geblieben waren.

        „Gefunden“, sagte eine Lampe.

        Es war eine Bergerin, älter, geflickt, mit einem Drachen am Bug. Sie nahm ein Boot nach dem andern auf, mit demselben Greifer, den sie für alles hatte. Sie schrieb jedes auf eine Tafel. Dann sah sie, dass Leute darin waren, wischte die Tafel ab, setzte Wasser auf und fragte, wie sie heißen.

        „Wir sind nichts wert“, sagte Gabriel.

        „Da würdest du staunen“, sagte die Bergerin.
    .log = Rumpf verloren. Boote ausgesetzt; Thaddeus zählte uns herein. Die Kisten sind noch da draußen und recht gut zu sehen. Falls dieses Buch gefunden wird: Sie wollte nichts dafür und hat unsere Teelöffel.

## Auf der Karte

place-patient-margin-our-port = unser Hafen
place-patient-margin-pod = das Klopfen
person-patient-margin-salvor-name = Die Bergerin

mover-patient-margin-salvor = Bergerin
    .text = Am Ende jeder Runde ein Sektor, zur nächsten Kiste; mit ihr zurück zu dem Hafen, aus dem sie kam, und fort. Wo wir sie treffen: Gefecht um die Kiste.
mover-patient-margin-salvor-again = Zweite Bergerin
    .text = Am Ende jeder Runde ein Sektor, zur nächsten Kiste; mit ihr zurück zu dem Hafen, aus dem sie kam, und fort. Wo wir sie treffen: Gefecht um die Kiste.
mover-patient-margin-patrol-cartel = Der Kutter des Kartells
    .text = Er wartet auf uns, des letzten Monats wegen. Er bewegt sich nicht.
mover-patient-margin-patrol-federation = Die Fregatte der Föderation
    .text = Sie wartet auf uns, des letzten Monats wegen. Sie bewegt sich nicht.
load-patient-margin-case = Kiste Platten
    .text = Einer der vier Plätze im Laderaum. Am Ende jeder fünften Runde rückt jede Kiste, die im Raum liegt, einen Sektor auf das Loch zu; darin ist sie verloren.
load-patient-margin-pod = Kapsel
    .text = Zwei der vier Plätze im Laderaum.
fight-patient-margin-salvor = Die Bergerin
    .text = Sie steht im Sold { TRAIT($opponent, key: "id") ->
        [council] des Rats
        [corporation] des Konzerns
       *[other] von { $opponent }
    } und sagt: gefunden.
fight-patient-margin-papers-cartel = Eine Kleinigkeit offen
    .text = Ein Kutter des Kartells und ein Tisch mit Tuch.
fight-patient-margin-papers-federation = Genau
    .text = Eine Fregatte der Föderation. Dafür war ein Kästchen da.
