### Szenario 4, „Die Anneke-Linie“: Kühlkisten für einen Obstmond, durch zwei Ringe aus Schiffen.
### { $date } ist der laufende Tag: Das Szenario beginnt am 02/06/100GN, und jede Runde ist ein Tag.
### { $difficulty } ist die Zahl der Probe im gespielten Modus. { $client } und { $opponent } sind die beiden Mächte.

scenario-anneke-line-name = Die Anneke-Linie
scenario-anneke-line-subtitle = Zu einem Obstmond, im Jahr 100, vorbei an zweierlei Leuten, die es gut meinen. Etwa 90 Minuten.
scenario-anneke-line-chart = Anneke und ihre Ringe
scenario-anneke-line-chart-note = außen: Zoll; innen: Gesundheit

scenario-anneke-line-aim-council = Bis Runde { $turns } drei Kühlkisten nach Anneke bringen
scenario-anneke-line-aim-cartel = Bis Runde { $turns } drei Kühlkisten nach Anneke bringen

side-anneke-line-council = Serum hinein, nichts heraus
    .text = Für den Rat. Handgeld { $retainer }; { $pay } für drei Kisten, dazu Vektordüsen. Heraus darf nichts.
side-anneke-line-cartel = Serum gegen die Ernte
    .text = Für das Kartell. Handgeld { $retainer }; { $pay } für drei Kisten, dazu ein Bellwether.

milestone-anneke-line-main-council = Drei Kisten auf Anneke angelandet
    .text = Von Pharos zu holen, je zwei auf einmal. Ist eine zweite Kiste verdorben oder verschenkt, ist es nicht mehr zu schaffen.
milestone-anneke-line-main-cartel = Drei Kisten auf Anneke angelandet
    .text = Von Mancala zu holen, je zwei auf einmal. Ist eine zweite Kiste verdorben oder verschenkt, ist es nicht mehr zu schaffen.
milestone-anneke-line-side = Eine Kiste mehr
    .text = Die finden, die die Vorsteherin mitgezählt hat, und ihnen eine Kiste bringen.
milestone-anneke-line-third = Serum angelandet, keine Crew verloren
    .text = Wird am Schluss geprüft. Aufgenommene Crew ersetzt verlorene nicht.

## Vor der Ausrüstung

passage-anneke-line-briefing = Pflaumen
    .text =
        Auf dem Tisch steht die letzte Kiste Pflaumen von Anneke, vom vorigen Jahr, in Sirup. Fetu gibt jedem zwei und zählt, was übrig ist.

        „Schleusenfieber“, sagt Petrosyan. „Neuntausend Leute, ein Arzt, und der ist Tierarzt. Vom Husten bis zum Pfarrer elf Tage. Es gibt ein Serum. Es hält sich nicht. Vier Tage unterwegs, und du kannst die Geranien damit gießen.“

        „Auf Pharos liegt welches“, sagt Fetu. „Und um den Mond ein Ring aus Schiffen vom Rat, damit nichts herauskommt. Auf Mancala liegt auch welches. Und um den Ring vom Rat noch einer, vom Kartell, damit nichts herauskommt, was geschuldet ist.“

        „Zwei Ringe“, sagt Jabulile. „Und das Fieber war vor beiden drin.“
    .log = { $date }. Europa. Pflaumen. Neuntausend Leute und zwei Flotten, die aufpassen, dass sie bleiben, wo sie sind. Beide haben nach uns geschickt; also kommt wohl keine hinein.

passage-anneke-line-ugyen = Nichts heraus
    .text =
        Beobachter Ugyen Dorji ist selbst am Ring gewesen und hat noch das Rosa der Sprühmittel um die Augen.

        „Der erste Fall hustete am Vierzehnten, gegen Mittag; es war eine Schuluhr“, sagt er. „Wir haben den Ring am Fünfzehnten geschlossen. Ich werde gefragt, ob das grausam war. An dieser Route liegen vierzig Stationen mit je einer Luft für alle.“ Er legt ein Papier hin. „Auf Pharos stehen vier Kisten. Sie gehören Ihnen, unter einer Bedingung. Es kommt nichts heraus. Kein Brief.“

        „Und ein Kind?“, sagt Petrosyan.

        „Ich hatte einen Satz für Kinder, Herr Doktor“, sagt Ugyen. „Einen Tag habe ich daran gesessen. Wie ich ihn auch stellte, ein Schiff wäre durch ihn hinausgekommen. Um 16:20 Uhr habe ich ihn gestrichen.“

passage-anneke-line-ugyen-aboard = Nichts heraus
    .text =
        Beobachter Ugyen Dorji hat Urlaub erbeten, ist zum Ring gefahren und zurückgekommen und hat noch das Rosa der Sprühmittel um die Augen. Er setzt sich am Messetisch auf den eigenen Klappstuhl und liest von einem Papier ab.

        „Der erste Fall hustete am Vierzehnten, gegen Mittag; es war eine Schuluhr. Der Rat hat den Ring am Fünfzehnten geschlossen. An dieser Route liegen vierzig Stationen mit je einer Luft für alle.“ Er legt das Papier hin. „Ich soll Ihnen vier Kisten anbieten, auf Pharos, unter einer Bedingung. Es kommt nichts heraus. Kein Brief.“

        „Und ein Kind?“, sagt Petrosyan.

        „Ich soll die Bedingung überbringen, Herr Doktor. Ob ich sie geschrieben hätte, hat man mich nicht gefragt.“ Er rückt den Stuhl ein wenig weg von dem Papier. „Ich habe zwei Becher von Ihrem Tee getrunken. Das sollte ich erwähnen, da ich Sie gleich um eine Unterschrift bitte.“

passage-anneke-line-yasemin = Drei Ernten
    .text =
        Yasemin Arslan hat Honig mitgebracht statt Zucker, und einen Löffel.

        „Drei Ernten sind sie uns schuldig. Sie können nichts dafür. Erst kam der Frost, dann die Fäule, und dann kamen wir.“ Sie lässt den Honig laufen. „Auf Mancala stehen vier Kisten. Wenn Anneke lebt, gibt es eine vierte Ernte, und ich bekomme drei. Wenn nicht, habe ich neuntausend Gräber gekauft und etwas Holz. Ich will sie also gesund. Ich bin vielleicht die Einzige, die das beweisen kann.“

        „Du könntest deinen Ring aufmachen“, sagt Gabriel.

        „Und der nächste Mond mit Schulden finge an zu husten.“ Sie leckt den Löffel ab. „Der Honig ist für Otgon“, sagt sie noch. „Seiner ist besser.“

passage-anneke-line-yasemin-aboard = Drei Ernten
    .text =
        Yasemin Arslan hat die Messe zusammengerufen, in ihrer Freiwache, und Honig auf den Tisch gestellt statt Zucker.

        „Ich habe einen Brief aus Mancala. Ich soll euch etwas verkaufen. Drei Ernten ist Anneke ihnen schuldig. Anneke kann nichts dafür. Erst kam der Frost, dann die Fäule, und dann kam das Kartell.“ Sie lässt den Honig laufen. „Auf Mancala stehen vier Kisten. Wenn der Mond lebt, gibt es eine vierte Ernte, und sie bekommen drei. Wenn nicht, haben sie neuntausend Gräber gekauft und etwas Holz. Sie wollen sie also gesund. Ich bin an Bord vielleicht die Einzige, die das beweisen kann.“

        „Sie könnten ihren Ring aufmachen“, sagt Gabriel.

        „Und der nächste Mond mit Schulden finge an zu husten. Der Satz ist von mir, von früher. Ich hatte vergessen, wie gut er läuft.“ Sie leckt den Löffel ab. „Der Honig ist für Otgon“, sagt sie noch. „Seiner ist besser.“

passage-anneke-line-yasemin-turned = Drei Ernten
    .text =
        Yasemin Arslan hat Honig mitgebracht, einen Löffel und keine Gläser.

        „Im zweiten Monat hast du von anderen vier Credits genommen, und auf dem Vertrag stand mein Name“, sagt sie. „Das ist verbucht. Als Freundin bin ich nicht hier, also mache ich es kurz. Drei Ernten ist Anneke uns schuldig. Erst kam der Frost, dann die Fäule, und dann kamen wir.“ Sie lässt den Honig laufen. „Auf Mancala stehen vier Kisten. Wenn der Mond lebt, gibt es eine vierte Ernte, und ich bekomme drei. Wenn nicht, habe ich neuntausend Gräber gekauft und etwas Holz. Ich will sie also gesund. Glauben musst du mir nicht. Rechne nach.“

        „Du könntest deinen Ring aufmachen“, sagt Gabriel.

        „Und der nächste Mond mit Schulden finge an zu husten.“ Sie schiebt Otgon das Glas hin, ohne Daisuke anzusehen. „Für seine Bienen“, sagt sie. „Die halten, was sie unterschrieben haben.“

choice-anneke-line-side = Wessen Serum?
option-anneke-line-side-council = Beim Rat unterschreiben
    .cost = Hauptziel: +3 Rat, −3 Kartell, { $pay } Credits, Vektordüsen. Die Kisten sind auf Pharos. Der innere Ring lässt uns vorbei; gegen uns: das Kartell.
    .log = { $date }. Becher: Pharos. Petrosyan hielt seinen mit beiden Händen hoch und sagte, das solle ihm einer verbieten.
option-anneke-line-side-cartel = Beim Kartell unterschreiben
    .cost = Hauptziel: +3 Kartell, −3 Rat, { $pay } Credits, ein Bellwether. Die Kisten sind auf Mancala. Der äußere Ring lässt uns vorbei; gegen uns: der Rat.
    .log = { $date }. Becher: Mancala. Petrosyan sagte, ihm sei gleich, wessen Name auf der Kiste steht.

passage-anneke-line-sail = Zwei Ringe
    .text =
        Jabulile hat aus einer alten Karte zwei Ringe geschnitten und dreht sie auf einem Bleistift, einen im anderen.

        „Äußerer Ring, Kartell: drei Boote, zwei Sektoren am Tag. Innerer Ring, Rat: zwei, ein Sektor am Tag. So herum, wie Uhrzeiger. Die auf unserer Seite winken uns durch. Mit den anderen reden wir, oder wir zahlen, oder wir schießen, oder wir sind nicht da.“ Sie dreht weiter. „Im Nebel sehen sie gar nichts. Und eine Lücke gibt es, die schafft man in drei Zügen. Da ist eine Eruption drin. Darum ist es eine Lücke.“

        „Die Kisten“, sagt Petrosyan.

        „Holen wir. Zwei auf einmal, vier Tage jede.“ Sie sieht ihn über den Bleistift an. „Es gibt einen Fahrplan“, sagt Jabulile. „Es ist der erste, der mir gefällt.“
    .log = { $date }. Von Europa abgelegt, der Kühlraum leer. Man hat Petrosyan seine Koje hinuntertragen sehen, um nahe am Zeiger zu sein.

## Auf der Linie

passage-anneke-line-picket-council = Gesundheit
    .text =
        „Ironclad, hier ist Säbelschnäbler neun. Guten Abend. Sie nähern sich einer Linie, die niemand überquert.“ Das Boot ist ganz nah. Alle Leute stehen hinter dem Bugglas, in Weiß, mit Tüchern vor dem Gesicht; es könnte jeder sein. „Ich wäre Ihnen verbunden, wenn ich es nicht noch einmal sagen müsste.“

        „Wir haben Serum“, sagt Gabriel.

        „Ich weiß. Es geht nicht darum, dass Sie hineinfahren“, sagt Säbelschnäbler neun. „Es geht darum, dass Sie dann jemand sind, der drin gewesen ist.“

        Das Boot hat ein Geschütz, und es zielt, der Höflichkeit halber, ein wenig zu hoch.

passage-anneke-line-picket-cartel = Zoll
    .text =
        „’n Abend. Was zu verzollen?“

        Der Schiffer vom Vorposten lehnt auf den Ellbogen hinter der Scheibe seines Ruderhauses. Unter ihm sind zwei Geschütze ausgefahren, und zwischen den Ellbogen liegt eine Katze.

        „Serum“, sagt Gabriel. „Für Anneke.“

        „Siehst du, damit sind die ein besseres Risiko. Bloß das bessere Risiko von wem anders.“ Er kratzt sich mit einem Frachtbrief am Hals. „Mir wär’s ja recht. Ich hab eine Tante da unten. Aber ich werd gefragt. Verstehst du? Unsereins muss sagen können, dass er was abgekriegt hat.“

line-anneke-line-heard-of-thaddeus = „Die haben gehört, wer die Einundvierzig geholt hat. Ausreden lassen sie dich.“

choice-anneke-line-picket = Ein Vorposten hat das Schiff im Glas. Was nun?
option-anneke-line-picket-talk = Mit dem Vorposten reden
    .cost = Diplomatie { $difficulty }. Er lässt uns diese Runde vorbei. Misslungen: Die nächste Aktion ist verloren, und Gefecht.
    .log = { $date }. Mit einem Vorposten geredet, eine ganze Zeit, über etwas, wofür wir beide nichts konnten.
option-anneke-line-picket-speak = Mit dem Vorposten reden
    .cost = Diplomatie { $difficulty }. Er lässt uns diese Runde vorbei. Misslungen: Die nächste Aktion ist verloren, Gefecht, und diese Runde hört uns kein Vorposten mehr zu.
    .log = { $date }. Mit einem Vorposten geredet, eine ganze Zeit, über etwas, wofür wir beide nichts konnten.
option-anneke-line-picket-hit = Den Vorposten treffen, ein bisschen
    .cost = 2 Munition. Sein Schiffer kann sagen, er habe etwas abgekriegt, und lässt uns diese Runde vorbei.
    .log = { $date }. Zwei Schuss in ein Zollboot gesetzt, dorthin, wo der Schiffer sie haben wollte. Er winkte. Die Katze nicht.
option-anneke-line-picket-spray = Das Schiff absprühen lassen
    .cost = Die nächste Aktion ist verloren. Er lässt uns diese Runde vorbei.
    .log = { $date }. Abgesprüht, vom Kiel aufwärts, von Leuten in Weiß. Alles ist rosa. Das Abendessen war rosa.
option-anneke-line-picket-fight = Den Vorposten angreifen
    .cost = Gefecht.
    .log = { $date }. Dem Vorposten nicht geantwortet, außer mit den Geschützen.

check-anneke-line-talk = Ein Wort mit dem Vorposten
    .brings = Der Vorposten lässt uns durch
    .won = Er sieht woandershin. Der Himmel ist groß.
    .lost = Er hat nach Vorschrift gehandelt, ehe ihr mit dem Satz fertig seid.

passage-anneke-line-nineteen = Der Kapitän
    .text =
        Der Vorposten hat die Flagge gestrichen. Ein Boot kommt herüber, ein weißes Tuch oben und den Kapitän darin, der die Schlüssel übergeben will.

        Er ist neunzehn. Er trägt einen geliehenen Säbel. Er hat sich etwas zurechtgelegt und sagt es zu Thaddeus, der der Älteste ist und die Hände auf dem Rücken hat.

        „Ich habe die Ehre“, sagt er. „Ich habe vier Verwundete. Ich habe – hier steht, was man hat. Ich habe das Schiff erst drei Tage. Der Kapitän hat gehustet.“

        „Wer ist bei Ihren Verwundeten?“, sagt Thaddeus.

        „Niemand. Ich bin ja – ich bin hierhergekommen.“

        „Dann gehen Sie zurück“, sagt Thaddeus und gibt ihm die Schlüssel. „Fangen Sie mit dem an, der still ist.“
    .log = { $date }. Mit einem Vorposten gekämpft. Der Kapitän ist neunzehn. Thaddeus hat ihm die Tasche des Krankenreviers geliehen und das Krankenrevier nicht gefragt.

passage-anneke-line-close-up = Aufschließen
    .text =
        Es hat ein Signal gegeben. Man sieht es herumgehen, von Lampe zu Lampe, rund um den ganzen Mond, bis es wieder am Anfang ist.

        Sie haben Lampen ausgehängt, an langen Stangen, jedes Boot beider Ringe, sodass jetzt auch der Nebel hell ist, ein schmutziges Gelb. Bei der Enge ist { TRAIT($opponent, key: "id") ->
            [council] ein Vorposten vom Rat
            [cartel] ein Zollboot vom Kartell
           *[other] ein Boot
        } ganz aus der Reihe gegangen und kommt hierher.

        „Sie haben von uns gehört“, sagt Gabriel.

        „Sie haben voneinander gehört“, sagt Thaddeus. Er hat Jabuliles zwei Papierringe abgenommen und zeichnet mit Bleistift die Lampen ein. „Sieh hin. Es ist dasselbe Signal.“
    .log = { $date }. Beide Ringe haben Lampen ausgehängt, zur selben Stunde, nach demselben Code. Sie sehen jetzt in den Nebel. Es ist das Erste, worüber sie sich einig waren.

passage-anneke-line-signals = Um eine Lampe falsch
    .text =
        Ein Signal ist rund um den Mond gegangen, von Lampe zu Lampe, beide Ringe entlang. Es sollte heißen: aufschließen. Auf halbem Weg bleibt es hängen, bei Säbelschnäbler neun, und kommt als Frage zurück.

        Deren Signaloffizierin ist eine Minute später auf der Bordwelle, leise. „Saltmarsh“, sagt sie, „von der ‚Geduldiges Maß‘. Sechs von uns haben Sie in den Laderaum genommen, und ich hatte den Platz am Ofen. Ich habe es um eine Lampe falsch weitergegeben. Bis die gefunden haben, welche, ist morgen.“

        „Sie werden finden, dass Sie es waren“, sagt Gabriel.

        „Ich habe in einer Kapsel gesessen“, sagt Saltmarsh. „Vor einem Zimmer habe ich nicht mehr viel Angst.“
    .log = { $date }. Eine von unseren sechs ist Signaloffizierin im inneren Ring. Die Ringe schließen einen Tag später auf. Thaddeus hat hinter ihren Namen einen Haken gemacht.

passage-anneke-line-landing = Zuerst sein Name
    .text =
        Die Leute von Anneke haben einen Karren an die Landestelle gebracht und ein Pferd und stehen weit davon weg. Die Vorsteherin quittiert die Kisten mit einem Handschuh und verbrennt den Handschuh.

        Neben ihr steht eine Frau von sechzig mit einem Arm und einem Buch, das sie sich an den Stumpf geschnallt hat. „Und wer ist gekommen?“, sagt sie. „Nicht das Schiff. Das Schiff kenne ich.“

        Also sagt ihr, wer ihr seid, einer nach dem anderen, und sie fragt, wie man es schreibt, und schreibt.

        „Hadiza“, sagt sie, „von Anneke“, denn das ist nur gerecht. Dann, zur Vorsteherin: „Wie viele brauchen wir?“

        „Eine Kiste mehr, als Leute da sind“, sagt die Vorsteherin und sieht niemanden an.
    .log = { $date }. Erste Kiste angelandet. Eine Rollenhüterin schrieb alle unsere Namen auf. Ich fragte, wofür. Sie sagte: bis jetzt für nichts.

line-anneke-line-names-otgon = „Sie fragte, wie ich heiße. Ich sagte Otgon. Sie fragte, ob da noch was kommt. Ich sagte: hier nicht.“
line-anneke-line-names-thaddeus = „Sie fragte, wie viele Tote wir haben. Vierunddreißig, sagte ich, aus dem Krieg. Sie wollte die Namen. Das hat noch keiner gewollt.“

passage-anneke-line-his-name = Wie man es schreibt
    .text =
        Kapitän Xavier kommt als Letzter die Leiter herunter, mit der Mütze auf, und hätte sich hinter den Karren gestellt.

        „Und Sie?“, sagt Hadiza.

        „Xavier Etxeberria.“ Er buchstabiert es. Es dauert eine Weile, und an der Landestelle rührt sich niemand. Die Vorsteherin hat dem Pferd die Hand auf den Hals gelegt.

        Hadiza blättert zurück, weit zurück, bis dahin, wo das Papier gelb ist. Sie sieht etwas dort an und dann ihn. Sie schreibt nicht.

        „Den habe ich“, sagt sie. „Seit acht Jahren. Man hat mir gesagt, er gehört ganz nach oben.“ Sie klappt das Buch über dem Finger zu. „Fassen Sie die Kiste am anderen Ende an?“

        „Mit Vergnügen, gnädige Frau“, sagt Xavier und nimmt dazu die Mütze ab.
    .log = { $date }. Der Kapitän ist hier an Land gegangen. Sie kannten ihn. Er trug Kisten, bis es dunkel war, und für jede dankte ihm ein Mann, der ihn nicht ansah.

passage-anneke-line-camp = Hinter dem Hügel
    .text =
        Auf der anderen Seite, wo die Obstgärten aufhören, ist Rauch, der auf keiner Karte steht.

        Im Glas sind es hundertvierzig Leute, um Feuer, unter Vertragsdecken. Um das Lager ist ein Strich in die Asche gezogen. Es ist kein Zaun. Darübergetreten ist man nicht, von keiner Seite.

        „Da hat es angefangen“, sagt Thaddeus. „Vertragsdecken. Die sind von einem Schiff herunter; und vor dem Schiff von etwas anderem.“

        Eine Frau dort unten hat die Sonne auf der Linse gesehen. Sie nimmt ein Kind hoch und dreht sich so, dass es auf ihrer anderen Seite ist.

        „Eine Kiste mehr, als Leute da sind“, sagt Gabriel.
    .log = { $date }. Ein Lager hinter Anneke, 140, von irgendeiner Station. Sie stehen auf keiner Liste. Die Vorsteherin hatte sie mitgezählt und wollte es vor dem Buch nicht sagen.

offer-anneke-line-look = Hinter den Hügel sehen
    .cost = Eine Aktion, bei Anneke. Dort ist jemand mitgezählt worden.
offer-anneke-line-behind = Hinter den Hügel sehen
    .cost = Frei, bei Anneke. Dort ist jemand mitgezählt worden.
offer-anneke-line-camp = Eine Kiste ins Lager bringen
    .cost = Eine Aktion und eine Kiste. Für Anneke zählt sie nicht.

passage-anneke-line-clinic = Die dritte Ferse
    .text =
        Petrosyan nimmt die Kinder zuerst. Er beschwert sich über das Licht, die Asche, den Zustand von diesen Socken hier, und nimmt eine Ferse in die Hand.

        Er hört nicht auf. Er macht den Arm und reicht das Kind weiter. Er verlangt das nächste und sieht nach der Ferse, ehe er ins Gesicht sieht.

        „Der ist von vorher“, sagt die Mutter gleichmütig.

        „Ich weiß, was das ist, gute Frau. Man setzt die Nadel da an, weil sie es dort nicht kommen sehen. Es bleibt ein Ring. Das hat nur eine Klinik je so gemacht, und da hab ich gelernt. Ich hatte das Bett am Fenster.“ Er hat sich in die Asche gesetzt. „Auf Mirembe war die. Jetzt ist da keine Klinik, da ist ein Loch. Der hier ist vier. Wieso ist der vier?“

        Die Mutter hat dem Jungen die Hand über die Ferse gelegt.
    .log = { $date }. Dem Lager eine Kiste gebracht. Petrosyan sagt, eine Klinik auf Mirembe habe ihre Kinder so gezeichnet, und sonst niemand. Mirembe ist seit acht Jahren ein Loch. Diese sind acht, neun und zehn. Manche sind vier.

passage-anneke-line-clinic-other = Ringe
    .text =
        Die Leute aus dem Lager stellen sich an, ohne dass man es ihnen sagt, die Kleinsten vorn, und strecken jeder einen Arm hin. In Schlangen haben sie schon gestanden.

        Wer die Nadel setzt, setzt sie hundertvierzigmal. Gegen Abend fallen einem die Fersen auf. Sie sind nackt; an den Feuern ist es warm. Auf jeder ist ein Ring, alt und rund, nicht breiter als eine Linse. Auf allen. Bei den Vierjährigen ist er noch rosa.

        „Der ist von vorher“, sagt die Mutter gleichmütig.

        Thaddeus hat die Lampe gehalten. Er hält sie mit beiden Händen. „Wovor?“, sagt er.

        „Vor dem Loch“, sagt der Junge auf ihrem Arm. So nennt man nur einen Ort, und der ist Mirembe. Sie legt ihm die Hand auf den Mund, nicht schnell. In der Reihe sieht keiner den anderen an.
    .log = { $date }. Dem Lager eine Kiste gebracht. Sie haben ein Mal an der Ferse, sogar die Vierjährigen, die danach geboren sind. Thaddeus hielt die Lampe. Er bittet einzutragen, dass er sie ruhig hielt.

passage-anneke-line-families = Vierzig
    .text =
        Sie stehen an der Landestelle, als das Boot klargemacht wird: vierzig Familien mit Bündeln, und eine davon mit einer Tür. Sie haben dafür gesorgt, dass ihr seht, dass niemand hustet.

        „Wir sind von der oberen Terrasse“, sagt der mit der Tür. „Da oben gibt’s nichts davon. Sechs Credits haben wir, wenn wir zusammenlegen. Wir wollen bloß woanders stehen.“

        Die Vorsteherin sieht zu. Bitten wird sie nicht, sagt sie; und das Tor zuhalten auch nicht.

        Thaddeus zählt an den Fingern. „Elf Tage vom Husten an“, sagt er. „Am zwölften wüssten wir, welche es hatte. Ich will die Stunde eingetragen haben, so oder so.“

choice-anneke-line-families = Nehmen wir sie mit?
choice-anneke-line-forty = Nehmen wir sie mit?
option-anneke-line-forty-take = Die Familien an Bord nehmen
    .cost = +6 Credits, +1 Crew, −2 Rat. Ein Held steckt sich an und wird verwundet. Die Quarantäne ist gebrochen; Häfen merken sich das.
    .log = { $date }. Vierzig Familien von Anneke geholt. Sie zahlten in kleiner Münze, zweimal gezählt. Die Tür steht unten im Hangar. Sie ist von einem Haus, das sie gerade gebaut hatten.
option-anneke-line-forty-leave = Die Familien dalassen
    .cost = −1 Moral. Die Quarantäne ist gehalten; Häfen merken sich auch das.
    .log = { $date }. Vierzig Familien an der Landestelle gelassen. Sie halfen uns beim Ablegen.
option-anneke-line-families-take = Die Familien an Bord nehmen
    .cost = +6 Credits, +1 Crew, −1 Rat. Die Quarantäne ist gebrochen, und das Logbuch merkt es sich.
    .log = { $date }. Vierzig Familien von Anneke geholt. Sie zahlten in kleiner Münze, zweimal gezählt. Die Tür steht unten im Hangar. Sie ist von einem Haus, das sie gerade gebaut hatten.
option-anneke-line-families-leave = Die Familien dalassen
    .cost = −1 Moral. Die Quarantäne ist gehalten.
    .log = { $date }. Vierzig Familien an der Landestelle gelassen. Sie halfen uns beim Ablegen.

passage-anneke-line-call = Ein Vorposten antwortet schlecht
    .text =
        Ein Vorposten des Rates ruft, an der falschen Stelle. An der Taste ist eine Hand, die mitten im Wort aufhört und das nächste anfängt.

        „Fieber“, sagt die Hand. „Zwanzig liegen. Wir haben einen Arzt. Der liegt. Wir waren zweihundert Meter weg von – wir sind nie näher ran als erlaubt. Wir wissen, was ihr da habt. Wir wissen, für wen.“

        Das Boot ist aus dem Ring gesackt und dreht sich sehr langsam breitseits.

        „Zweiundsechzig Mann auf einem Vorposten“, sagt Thaddeus. „Eine Kiste hat dreitausend Dosen, und offen ist offen.“ Die Hand sendet nicht mehr und lässt euch Platz für eine Antwort.

choice-anneke-line-call = Geben wir ihm eine Kiste?
option-anneke-line-call-answer = Dem Vorposten eine Kiste geben
    .cost = Eine Kiste von Bord geht an den Vorposten. Er verlässt den Ring.
    .log = { $date }. Dem Vorposten eine Kiste gegeben. Sein Arzt dankte uns, vom Boden aus. Er fragte nach unserem Namen und schrieb ihn sich auf die Manschette.
option-anneke-line-call-leave = Weiterfahren
    .cost = Jetzt geschieht nichts; das Logbuch merkt es sich. Wenn wir rufen, kommt ein Schiff weniger.
    .log = { $date }. Ein Vorposten bat uns um eine Kiste. Nicht geantwortet. Er bat recht langsam.
option-anneke-line-call-go-on = Weiterfahren
    .cost = Jetzt geschieht nichts. Wenn es bekannt wird: −1 Rat. Seine Leute kommen uns nach, und wenn wir rufen, kommt ein Schiff weniger.
    .log = { $date }. Ein Vorposten bat uns um eine Kiste. Nicht geantwortet. Er bat recht langsam.

choice-anneke-line-another = Drei sind angelandet, und eine Kiste ist übrig. Machen wir weiter?
option-anneke-line-another-stay = Weitermachen, für noch eine
    .cost = Es geht weiter bis zur letzten Runde oder bis die letzte Kiste unten ist.
    .log = { $date }. Drei Kisten angelandet. Wir sind geblieben. Auf dem Fahrplan neben der Karte steht für den Rückweg keine Stunde.
option-anneke-line-another-home = Heim, solange es geht
    .cost = Das Szenario endet.
    .log = { $date }. Drei Kisten angelandet, und heim. Die Vorsteherin stand auf der Mole, den Handschuh an, und hielt einen Finger hoch.

## Was schiefgeht

passage-anneke-line-grudge-federation = Von Theia
    .text =
        Ein Schiff im Grau der Föderation kommt oben über den äußeren Ring, ohne einen der beiden zu fragen. Am Bug hat es einen Kranz; den trägt man dort für ein eigenes Schiff, das gejagt worden ist.

        „Ironclad. Sie haben im vierten Monat einen Kurier von uns gejagt und hatten für jemand anderen unterschrieben“, sagt der Kapitän. Er liest es ab; er kann es auswendig und liest es trotzdem ab. „Ich habe die Enttäuschung der Flotte auszudrücken. Ich habe sie aus nächster Nähe auszudrücken.“

        „Wir haben Serum an Bord“, sagt Gabriel. „Für neuntausend.“

        „Das sehe ich.“ Eine Pause, in der drüben eine Frage gestellt wird. „Dafür hat man mir keinen Absatz gegeben.“
    .log = { $date }. Die Föderation hat uns jemanden nachgeschickt, wegen des vierten Monats. Thaddeus sagt, das Schiff hält Abstand wie einer, der hofft, zu spät zu kommen.

passage-anneke-line-grudge-firstborn = Von Adjoa
    .text =
        Das Schiff hat keine Lampen, also merkt man es an den Sternen, die einer nach dem anderen über dem äußeren Ring ausgehen und dahinter wieder an.

        „Haus aus Eisen“, sagt eine Stimme auf der offenen Welle. Es ist eine alte Frau, und sie hat keine Eile. „Im vierten Monat haben wir Sie gebeten, uns einen Mann zu bringen. Ein Platz war für ihn bereitet, und für jeden der Toten ein Schreiber. Sie haben es gehört und sind nicht für uns gefahren. Wir sagen nicht, wo er jetzt sitzt. Wir sagen, dass Sie gebeten worden sind.“

        „Wir fahren Serum“, sagt Gabriel. „Zu Ihren eigenen Leuten.“

        „Es wurde uns gesagt“, sagt die Stimme. „Wir wollen uns bemühen, das nicht zu treffen.“
    .log = { $date }. Die Erstgeborenen haben uns jemanden nachgeschickt, wegen des vierten Monats. Erst kam ein Signal, man bitte der Stunde wegen um Verzeihung.

passage-anneke-line-spoilt = Für die Geranien
    .text =
        Der Zeiger steht auf Rot. Daisuke hat das Glas abgenommen, mit dem Fingernagel an der Nadel gezupft und das Glas wieder aufgesetzt. Sie geht. Sie steht seit vier auf Rot.

        Er schraubt den Deckel auf. Klar müsste es sein, und es ist ein wenig trüb. Dreitausend sind es, in Lagen, auf jedem Glas ein Datum, in vier Handschriften; jemand hat eine lange Nacht daran gearbeitet.

        „Kaputt ist nichts“, sagt er. Er geht trotzdem die Leitung ab, Muffe für Muffe, bis zur Maschine, und legt die Handfläche darauf. Sie läuft wunderbar. Er bleibt eine Weile da. „Es ist bloß zu spät“, sagt er.
    .log = { $date }. Eine Kiste verdorben. Dreitausend. Es fehlte ihr nichts als der Tag. Daisuke suchte nach einem Leck, bis die Wache um war.

passage-anneke-line-bees = Ausgeflogen
    .text =
        Der Geruch ist schuld. Seit zwei Tagen stehen am Ende jedes Lüfters Pflaumenbäume, und im Hangar, in einer Kiste mit der Aufschrift „Ersatzteile“, sind Bienen, die seit drei Jahren keinen Baum gesehen haben.

        Um die Frühstückszeit kommen sie den Hauptgang herauf. Es sind zwanzigtausend.

        „Keiner rennt“, steht auf der Kiste, in Otgons Schrift. „Nichts Schwarzes tragen. Summen.“

        Die ganze Vormittagswache steht auf ihren Posten, in Hemdsärmeln, und summt, während etwas Braunes, groß wie ein Hund, sich entschließt. Es lässt sich auf dem Stuhl des Kapitäns nieder.
    .log = { $date }. Bienen. Einer von uns ist verschwollen. Ich hatte das Schiff noch nie summen hören. Vom Hocker aus gesteuert.

## Die Nachbesprechung

passage-anneke-line-won-council = Glocken
    .text =
        Auf Anneke läuteten sie die Glocken mit dem Wind, damit der Ring sie abbekam.

        Am Dreiundzwanzigsten fuhr Beobachter Ugyen Dorji mit einem Tender die innere Linie ab, von Schiff zu Schiff. Jedem sagte er dasselbe: dass seit elf Tagen niemand Neues gehustet habe, nach einer Schuluhr, und dass er hinuntergegangen sei, die Uhr anzusehen. Dann nahm er das Tuch vom Gesicht. Es hatte einen Strich hinterlassen.

        „Ich sollte berichten, dass der Ring gewirkt hat“, sagte er zu Gabriel. „Ich habe geschrieben, dass das Serum gewirkt hat und dass der Ring da war.“
    .log = { $date }. Glocken. Der Rat sagt, er habe stets volles Vertrauen gehabt. Das ganze Krankenrevier schlief vierzehn Stunden und wachte schimpfend auf.

passage-anneke-line-won-cartel = Glocken
    .text =
        Auf Anneke läuteten sie die Glocken mit dem Wind, damit der Ring sie abbekam.

        Yasemin Arslan kam selbst wegen der Früchte. Sie ging mit der Vorsteherin die Reihen ab, und sie sprachen über Mehltau. Am Ende stand ein Tisch mit den drei Ernten darauf, in Zahlen, und daneben eine Schale mit einer Pflaume.

        „Als Anzahlung“, sagte die Vorsteherin.

        Yasemin aß sie. Sie brauchte eine Weile, bis sie wusste, wohin mit dem Stein. „Das trage ich ein“, sagte sie. Die Bootsbesatzung wollte gehört haben, dass sie gesummt hat.
    .log = { $date }. Glocken. Das Kartell sagt, es habe den Wert stets gesehen. Das ganze Krankenrevier schlief vierzehn Stunden und wachte schimpfend auf.

passage-anneke-line-won-cartel-aboard = Glocken
    .text =
        Auf Anneke läuteten sie die Glocken mit dem Wind, damit der Ring sie abbekam.

        Das Kartell hatte wegen der Früchte einen Mann geschickt, und Yasemin Arslan ging in ihrer Freiwache mit, denn er hatte noch nie eine Pflaume am Baum gesehen. Sie ging mit der Vorsteherin die Reihen ab, und sie sprachen über Mehltau. Am Ende stand ein Tisch mit den drei Ernten darauf, in Zahlen, und daneben eine Schale mit einer Pflaume.

        „Als Anzahlung“, sagte die Vorsteherin und hielt die Schale an dem Mann vorbei.

        Yasemin aß die Pflaume. Den Stein steckte sie in die Tasche. „Trag das ein“, sagte sie zu dem Mann aus Mancala. Er suchte die Spalte, und sie zeigte sie ihm. Auf der Rückfahrt, sagt unsere Bootsbesatzung, hat sie gesummt.
    .log = { $date }. Glocken. Das Kartell sagt, es habe den Wert stets gesehen. Das ganze Krankenrevier schlief vierzehn Stunden. Yasemin hat die Kombüse um einen Topf gebeten, mit Erde darin.

passage-anneke-line-lost = Niemand pflückt
    .text =
        Es war ein gutes Jahr für Pflaumen. Auf den unteren Terrassen hingen die Äste davon bis ins Gras und bogen sich weiter, und dann brach hier und da einer; man hörte es von der Landestelle. Von denen, die sie hätten pflücken sollen, waren mindestens dreitausend tot.

        Das Fieber war ausgebrannt, und die Ringe waren abgezogen. Beide Seiten hatten Kränze geschickt, und die zwei Boote trafen sich an der Mole und warteten dort, aus Höflichkeit, dass eines zuerst gehe.

        Hadiza kam mit dem Buch herunter. Sie sagte die Toten, laut, und war bis zur vierten Seite. Sie fragte, ob jemand eine Weile lesen könne; es sei die Stimme; sie komme schon wieder.
    .log = { $date }. Zu wenige Kisten. Sie hat alle mit Namen, und wie dick das Buch ist, habe ich nicht gefragt. Bis zum Boot lag überall Obst, und niemand hatte gesagt, dass wir keins nehmen sollen.

passage-anneke-line-strays = Eine mehr, als Leute da sind
    .text =
        Das Lager hinter dem Hügel war fort, als der Ring abzog. Die Feuer hatten sie auseinandergeharkt. Auf den Strich in der Asche, wo er gezogen war, hatten sie Steine gelegt; man konnte jetzt darübersteigen, oder sich setzen.

        Sie waren auf den Terrassen, mit Leitern. Die Vorsteherin, gefragt, wie viele Leute Anneke habe, sagte neuntausendeinhundertvierzig, sofort, und wartete dann auf Widerspruch.

        Hadiza schlug im Buch eine leere Seite auf. „Woher?“, fragte sie die Erste.

        „Aus dem Werk“, sagte die Frau. „Auf Perdita.“

        „Und vor dem Werk?“

        Die Frau stieg von der Leiter. Sie stellte sie einen Baum weiter und stieg wieder hinauf.
    .log = { $date }. 140, auf den Terrassen, mit Leitern. Sie sind aus dem Werk auf Perdita, und davor sind sie von nirgends. Hadiza hat Platz gelassen.

passage-anneke-line-strays-alone = Das andere Buch
    .text =
        Dem Lager hinter dem Hügel ging es gut. Sie hatten ihre Kiste früh bekommen und sich dafür angestellt; darin hatten sie Übung.

        Als die Kränze gekommen waren, kamen sie herüber, hundertvierzig, mit Spaten. Gebeten hatte sie niemand. Die Vorsteherin ging ihnen bis an den Strich in der Asche entgegen. Den Handschuh hatte sie noch an.

        „Ihr wollt wissen, was wir sind“, sagte eine Frau mit einem Kind auf der abgewandten Seite. „Arbeitskräfte. Wir sind aus dem Werk fort, auf Perdita. Wir stehen nicht auf eurer Liste.“

        „Nein“, sagte die Vorsteherin. „Jetzt ist Platz.“

        Sie gruben neun Tage. Als das getan war, gingen sie ans Obst.
    .log = { $date }. Das Lager lebt. 140, aus dem Werk auf Perdita. Sie haben viele von denen begraben, die sie mitgezählt hatten.

passage-anneke-line-strays-left = Der Strich in der Asche
    .text =
        Von der Landestelle sah man hinter dem Hügel Rauch, am ersten Tag, und am zweiten, und am dritten schon weniger.

        Hadiza ging hin, als der Ring abzog, mit einer neuen Seite, und fragte. Sechsundzwanzig lebten. Die anderen sagten sie ihr, so gut sie konnten. Meist waren es Nummern; ein paar hatten Namen, und es waren kleine Namen, wie man sie jemandem gibt, der voraussichtlich keinen langen braucht.

        „Wie viele sollten es sein?“, fragte sie die Vorsteherin.

        „Hundertvierzig“, sagte die Vorsteherin, die es nie laut gesagt hatte.
    .log = { $date }. Wir haben das Lager gesehen. Es gab eine Kiste, und sie ging woandershin. Ich habe mich zu erinnern versucht, zu welcher Stunde das entschieden wurde und von wem.

passage-anneke-line-cuff = Auf der Manschette
    .text =
        Auf Europa kam der Arzt des Vorpostens an Bord, an zwei Stöcken. Das Hemd hatte er waschen und vorher die Manschette abschneiden lassen.

        „Neunundvierzig von zweiundsechzig“, sagte er. „Ich hätte sonst einen anderen Brief schreiben müssen.“ Man hatte ihn inzwischen zur Hafengesundheit versetzt. Da saß man an einer Tür und konnte sie aufmachen. Er legte die Manschette auf die Theke wie einer, der eine Rechnung begleicht. Es stand ein Wort darauf, und das war der Name des Schiffs. „Falls Sie einmal an meiner Tür vorbeikommen“, sagte er.

        Fetu fragte, in welchem Hafen. Er sah sich um, ehe er es sagte.
    .log = { $date }. Neunundvierzig von zweiundsechzig. Fetu hat die Manschette über den Herd geheftet.

passage-anneke-line-call-left = Acht
    .text =
        Ein Lampentender schleppte den Vorposten nach Europa ein, unter gelber Flagge, und vier Tage lag er am hintersten Platz, ehe jemand zur Schleuse ging.

        Acht von zweiundsechzig kamen heraus. Sie hatten eine Liste dabei, geführt von ihrem Arzt, solange er den Stift halten konnte; danach in einer anderen Schrift, und danach wieder in einer anderen. Der letzte Eintrag war die Stunde, zu der sie uns gerufen hatten, und darunter die, zu der sie aufgehört hatten.

        Es waren zwei Stunden und zehn Minuten. Thaddeus ging hinüber und bat, sie sehen zu dürfen. Man ließ ihn; er hatte die Mütze ab. Vor dem Abendessen war er zurück und aß es nicht.
    .log = { $date }. Acht von zweiundsechzig. Gerufen haben sie zwei Stunden und zehn Minuten. Der Rat hat gefragt, was wir währenddessen getan haben, und ich habe es ihm gesagt.

passage-anneke-line-door = Woanders
    .text =
        Man setzte sie auf Europa ab, auf der Seite der Schiffsausrüster, vierzig Familien mit einer Tür. Am zwölften Tag ging Petrosyan mit Löffel und Lampe die ganze Reihe entlang. Neununddreißig waren gesund.

        Die vierzigste hatte die Läden zu. Weiter als das eine Haus kam es nicht. Bei Nacht hatte jemand Bretter davorgenagelt und etwas daraufgeschrieben, und am Morgen stand Suppe auf der Stufe.

        Der Rat weiß es; man hat ihm gesagt, wo, und von welchem Schiff. Einen Brief hat er nicht geschrieben. Er hat eine Akte angelegt.
    .log = { $date }. Neununddreißig von vierzig. Zu der anderen ist Petrosyan durchs Fenster gestiegen. Achterberg bedauert, hat die Straße absprühen lassen und es auf keine Rechnung gesetzt.

passage-anneke-line-forty-left = Der zwölfte Tag
    .text =
        Am zwölften Tag kam ein Brief von Anneke, abgekocht, sodass die Tinte verlaufen war. Er war von der Vorsteherin.

        Die Familien von der oberen Terrasse waren wieder heimgegangen, mit ihren Bündeln. In neununddreißig Häusern war nichts gewesen. Im vierzigsten hatten es alle gehabt: ein Mann namens Josse, zwei Frauen, fünf Kinder. Es war das Haus, das mit der Tür zur Landestelle gekommen war.

        „Ich schreibe nicht, um zu sagen, dass ihr unrecht hattet“, schrieb sie. „Wären sie mit euch gefahren, wär’s euer Schiff gewesen. Ich schreibe, weil er die Tür selbst wieder hinaufgetragen hat, vier Kilometer, und eingehängt, bevor er sich hinlegte. Sie hängt gerade.“
    .log = { $date }. Ein Haus von vierzig, acht Menschen. Petrosyan hat die andere Rechnung gemacht, die mit uns darin, und sie geht schlimmer aus. Er redet nicht mit dem Papier.

passage-anneke-line-lost-ship = Zwischen den Ringen
    .text =
        Die Ironclad brach zwischen den Ringen auseinander. Da lagen ihre Boote, mit ihren Kisten; niemand durfte zu ihnen hinein, und niemand durfte heraus.

        Eine Zeit lang war es dunkel. Dann verließ am inneren Ring eine Lampe ihren Platz, und am äußeren eine. Sie kamen ganz langsam, als hoffte jede, nicht bemerkt zu werden. Bei den Booten trafen sie sich.

        „Nehmt ihr die Leute“, sagte der in Weiß.

        „Nehmt ihr die Kisten“, sagte der mit der Katze. „Ihr habt die Kälte dafür.“ So nah waren sie einander noch nie gewesen. „Vier Tage braucht das, nicht?“, sagte er. „Ich hab eine Tante da unten.“
    .log = Rumpf verloren. Boote ausgesetzt. Thaddeus hat uns hereingezählt, auf zwei Schiffe, die uns nicht haben dürfen. Falls dieses Buch gefunden wird: Die Kisten sind angekommen.

## Was auf der Karte steht

mover-anneke-line-outer-1 = Zollboot eins
    .text = Kartell. Am Ende jeder Runde zwei Sektoren im Uhrzeigersinn auf dem äußeren Ring. Sieht im Nebel nichts, bis die Ringe aufschließen.
mover-anneke-line-outer-2 = Zollboot zwei
    .text = Kartell. Am Ende jeder Runde zwei Sektoren im Uhrzeigersinn auf dem äußeren Ring. Sieht im Nebel nichts, bis die Ringe aufschließen.
mover-anneke-line-outer-3 = Zollboot drei
    .text = Kartell. Am Ende jeder Runde zwei Sektoren im Uhrzeigersinn auf dem äußeren Ring. Sieht im Nebel nichts, bis die Ringe aufschließen.
mover-anneke-line-inner-1 = Vorposten eins
    .text = Rat. Am Ende jeder Runde ein Sektor im Uhrzeigersinn auf dem inneren Ring. Sieht im Nebel nichts, bis die Ringe aufschließen.
mover-anneke-line-inner-2 = Vorposten zwei
    .text = Rat. Am Ende jeder Runde ein Sektor im Uhrzeigersinn auf dem inneren Ring. Sieht im Nebel nichts, bis die Ringe aufschließen.
mover-anneke-line-out-of-line-1 = Aus der Reihe
    .text = Flagge: { $opponent }. Am Ende jeder Runde ein Sektor auf uns zu. Lässt es uns vorbei, kehrt es in seinen Ring zurück.
mover-anneke-line-out-of-line-2 = Noch eines aus der Reihe
    .text = Flagge: { $opponent }. Am Ende jeder Runde ein Sektor auf uns zu. Lässt es uns vorbei, kehrt es in seinen Ring zurück.
mover-anneke-line-grudge-federation = Mit einem Kranz am Bug
    .text = Von der Föderation, für das, was im vierten Monat geschah. Am Ende jeder Runde ein Sektor auf uns zu.
mover-anneke-line-grudge-firstborn = Ohne Lampen
    .text = Von den Erstgeborenen, für das, was im vierten Monat geschah. Am Ende jeder Runde ein Sektor auf uns zu.
fight-anneke-line-picket = Ein Vorposten
    .text =
        { TRAIT($opponent, key: "id") ->
            [council] Der Rat
            [cartel] Das Kartell
           *[other] Die Gegenseite
        } hat befohlen, niemanden vorbeizulassen, und der Befehl liegt dort auf dem Tisch.
fight-anneke-line-grudge-federation = Das Schiff mit dem Kranz
    .text = Die Föderation hat den Kurier nicht vergessen.
fight-anneke-line-grudge-firstborn = Das Schiff ohne Lampen
    .text = Die Erstgeborenen haben einmal gebeten und sind abgewiesen worden.
load-anneke-line-box = Kühlkiste
    .text = Dreitausend Dosen. Sie verdirbt am Ende ihrer vierten Runde an Bord. Wir fassen zwei.
place-anneke-line-anneke = Anneke
place-anneke-line-narrows = die Enge
place-anneke-line-our-port = unser Hafen
place-anneke-line-far-side = hinter dem Hügel
