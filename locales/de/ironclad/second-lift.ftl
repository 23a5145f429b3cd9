### Szenario 8, „Die zweite Abholung“: 5.200 Menschen auf einem Spiegel, der herunterkommt, und ein Geschütz.
### Alles geschieht an einem Tag, dem 14/10/100GN; eine Runde sind zwei Stunden, eine Aktion ist eine, und die erste Runde beginnt um 08:00.

scenario-second-lift-name = Die zweite Abholung
scenario-second-lift-subtitle = Unter dem Spiegel von Jatania, an einem Tag im Jahr 100, und 5.200 Menschen sind darauf. Etwa 90 Minuten.
scenario-second-lift-chart = Der Spiegel
scenario-second-lift-chart-note = elf Kilometer Folie; Höhen von 04:00, abnehmend

scenario-second-lift-aim-federation = Neun Ladungen vom Spiegel holen und ihn zerschießen, ehe er Jatania trifft
scenario-second-lift-aim-council = Neun Ladungen vom Spiegel holen, mit ihren Namen, und ihn zerschießen, ehe er Jatania trifft
scenario-second-lift-aim-firstborn = Neun Ladungen vom Spiegel holen
scenario-second-lift-aim-cartel = Neun Ladungen vom Spiegel holen und ihn zerschießen, ehe er Jatania trifft
scenario-second-lift-aim-corporation = Den Spiegel retten: den alten Auslöser drehen, die Nabe räumen und ihn in die Umlaufbahn steuern

side-second-lift-federation = Für die Föderation
    .text = Handgeld { $retainer }; { $pay } für neun Ladungen und einen zerschossenen Spiegel. Hängt er am Ende von Runde 6 noch, −1 bei der Föderation.
side-second-lift-council = Für den Rat
    .text = Handgeld { $retainer }; { $pay } für neun Ladungen und einen zerschossenen Spiegel. Von jeder zweiten Ladung schreibt ein Spezialist die Namen auf, sonst kostet es beim Rat einen Punkt.
side-second-lift-firstborn = Für die Erstgeborenen
    .text = Handgeld { $retainer }; { $pay } für neun Ladungen, was immer aus Jatania wird. Trifft der Spiegel, fällt die Moral um drei.
side-second-lift-cartel = Für das Kartell
    .text = Handgeld { $retainer }; { $pay } für neun Ladungen und einen zerschossenen Spiegel, und 1 für jede abgesetzte Ladung. Seine Frachter ziehen nicht ab.
side-second-lift-corporation = Für den Konzern
    .text = Handgeld { $retainer }; { $pay } für den Spiegel, heil und in der Umlaufbahn. Ein zerschossener bringt nichts.

milestone-second-lift-main-federation = Neun Ladungen, und der Spiegel zerschossen
    .text = Neun Ladungen sind herunter, und er trifft nicht: Er ist zerschossen oder in die Umlaufbahn gesteuert.
milestone-second-lift-main-council = Neun Ladungen mit Namen, und der Spiegel zerschossen
    .text = Neun Ladungen sind herunter, und er trifft nicht: Er ist zerschossen oder in die Umlaufbahn gesteuert.
milestone-second-lift-main-firstborn = Neun Ladungen
    .text = Neun Ladungen sind herunter, wenn es vorbei ist, wie auch immer es ausgeht.
milestone-second-lift-main-cartel = Neun Ladungen, und der Spiegel zerschossen
    .text = Neun Ladungen sind herunter, und er trifft nicht: Er ist zerschossen oder in die Umlaufbahn gesteuert.
milestone-second-lift-main-corporation = Der Spiegel in der Umlaufbahn
    .text = Der alte Auslöser gedreht, die Nabe leer, der Spiegel in die Umlaufbahn gesteuert.
milestone-second-lift-side = Der alte Handauslöser
    .text = Sein Rad an der Nabe drehen: zwei Proben auf Technik. Der Fall steht zwei Runden lang still.
milestone-second-lift-third = Alle hineinzählen
    .text = Zehn Ladungen absetzen.

## Vor der Ausrüstung

passage-second-lift-four = 04:00
    .text =
        Um 04:00 Uhr Schiffszeit verliert der Spiegel von Jatania ein Lager. Um 04:10 Uhr ist es auf allen Kanälen.

        Der Spiegel ist elf Kilometer Folie und hängt dort oben, damit vierhunderttausend Leute Sonne haben, die in der Kälte Äcker bestellen. Den ersten haben die Erstgeborenen im Krieg zerschossen: zwei Winter im Dunkeln, einundsechzigtausend Tote. Dies ist der neue, noch keine drei Wochen hell. Die westliche Steuerung sitzt fest, und er kommt herunter. Heute Nacht liegt er auf den Höfen.

        Auf ihm arbeiten 5.200 Leute. Die meisten sind von Perdita, und die meisten von denen hat man schon einmal geholt, von Mirembe, unter dem Geschütz dieses Schiffs weg.

        „Es gibt ein Geschütz, das ihn so zerbricht, dass er vorbeifällt“, sagt Noriko. Keiner fragt, welches Geschütz. Thaddeus ist aufgestanden und sieht nach der Uhr über dem Herd.
    .log = { $date }, 04:10. Der Spiegel fällt, mit 5.200 Leuten darauf. Haferbrei. Er blieb stehen.

passage-second-lift-nobody = Fünf Anrufe vor dem Frühstück
    .text =
        In acht Jahren hat Hafenmeisterin Achterberg dieses Schiff nie betreten. Jetzt steht sie in der Messe, in Pantoffeln, mit einer Tüte Brötchen.

        „Alle fünf haben bei mir angerufen, wo ihr seid“, sagt sie. „Vor sechs Uhr früh! Ins Haus ließe euch keine von ihnen, und unter diesem Spiegel wollen euch alle bis Mittag haben. Ich bedaure: Jede will dort etwas anderes von euch.“ Sie legt fünf Zettel hin und auf jeden ein Brötchen, gegen den Zug. „Welchen ihr nehmen sollt, kann ich euch nicht sagen. Ich kann euch nur sagen: Esst.“

        „Und wenn wir keinen nehmen?“, sagt Gabriel.

        „Dann fahrt ihr ohne Bezahlung“, sagt Achterberg. „Butter ist schon drauf.“
    .log = { $date }. Keiner traut uns, und alle wollen uns. Vierzehn Brötchen von Achterberg, die nun die Messe gesehen hat.

choice-second-lift-sponsor = Unter wessen Befehl holen wir sie?
option-second-lift-sponsor-federation = Für die Föderation
    .cost = Hauptziel: +2 Föderation, −1 Erstgeborene, −1 Kartell, { $pay } Credits. Feuern bis Runde 6.
    .log = { $date }. Becher: für die Föderation. Im Befehl steht eine Uhrzeit, und er ist unterschrieben.
option-second-lift-sponsor-council = Für den Rat
    .cost = Hauptziel: +2 Rat, −1 Kartell, −1 Konzern, { $pay } Credits. Es sind Namen aufzunehmen.
    .log = { $date }. Becher: für den Rat. Er will es schriftlich, wer gerettet ist.
option-second-lift-sponsor-firstborn = Für die Erstgeborenen
    .cost = Hauptziel: +2 Erstgeborene, −1 Konzern, −1 Föderation, { $pay } Credits. Neun Ladungen, und von Jatania kein Wort.
    .log = { $date }. Becher: für die Erstgeborenen. Wrathe stellte ihren hin und ging die Boote prüfen.
option-second-lift-sponsor-cartel = Für das Kartell
    .cost = Hauptziel: +2 Kartell, −1 Föderation, −1 Rat, { $pay } Credits, und 1 für jede abgesetzte Ladung.
    .log = { $date }. Becher: für das Kartell. Bezahlt nach Ladung. Für die ist es das zweite Mal, und für die meisten von der Ladung auch.
option-second-lift-sponsor-corporation = Für den Konzern
    .cost = Hauptziel: +2 Konzern, −1 Rat, −1 Erstgeborene, { $pay } Credits. Er ist zu retten; zerschossen bringt er nichts.
    .log = { $date }. Becher: für den Konzern. Man möchte den Spiegel wieder und die Leute, in dieser Reihenfolge. Es war der einzige Vertrag, der sie hinschrieb.

passage-second-lift-briefing-federation = Welcher Satz der Befehl ist
    .text =
        Diesmal spricht die Marschallin selbst, übers Relais, in Schwarz und Weiß.

        „Kapitän Anaya. Der Spiegel hat heute früh um vier die westliche Steuerung verloren. In der Nacht auf den Fünfzehnten wird er quer über Jatania niedergehen. Auf ihm sind fünftausend Menschen, und ich hätte sie gern herunter. Unter ihm sind vierhunderttausend, und denen wird nichts geschehen. Sie wissen, welcher dieser Sätze der Befehl ist. Sie haben Zeit bis heute Abend um acht. Dann feuern Sie, wer immer noch darauf ist. Sie haben es schriftlich. Mein Enkel geht auf Jatania zur Schule. Das ist kein Grund. Sie hätten es herausgefunden.“

        Das Bild geht aus. Das Papier hat Roland Wrathe, und er hält es niemandem hin. „Ich soll mitkommen“, sagt er, „und sehen, dass es geschieht.“ Er war ein Junge auf Jatania, und seine Schwester ein Mädchen.
    .log = { $date }. Für die Föderation. Wir sollen um acht feuern, wer immer noch darauf ist. Roland hat das Papier. Ich habe es noch nicht verlangt.

passage-second-lift-briefing-federation-aboard = Welcher Satz der Befehl ist
    .text =
        Diesmal spricht die Marschallin selbst, übers Relais, in Schwarz und Weiß.

        „Kapitän Anaya. Der Spiegel hat heute früh um vier die westliche Steuerung verloren. In der Nacht auf den Fünfzehnten wird er quer über Jatania niedergehen. Auf ihm sind fünftausend Menschen, und ich hätte sie gern herunter. Unter ihm sind vierhunderttausend, und denen wird nichts geschehen. Sie wissen, welcher dieser Sätze der Befehl ist. Sie haben Zeit bis heute Abend um acht. Dann feuern Sie, wer immer noch darauf ist. Sie haben es schriftlich. Mein Enkel geht auf Jatania zur Schule. Das ist kein Grund. Sie hätten es herausgefunden.“

        Das Bild geht aus. Das Papier hat Roland Wrathe, und er hält es niemandem hin. „Ich bin zu Ihnen abgeordnet“, sagt er. „Für heute bin ich zurückbeordert, um zu sehen, dass es geschieht.“ Er war ein Junge auf Jatania, und seine Schwester ein Mädchen.
    .log = { $date }. Für die Föderation. Wir sollen um acht feuern, wer immer noch darauf ist. Roland hat das Papier. Ich habe es noch nicht verlangt.

passage-second-lift-briefing-council = Jeder Name
    .text =
        Beobachter Ugyen hat vier gespitzte Bleistifte mitgebracht und ein Ries Papier.

        „Auf dem Spiegel sind fünftausendzweihundert Menschen, und eine Liste gibt es nicht“, sagt er. „Ich habe gefragt. Der Konzern hat eine Zahl: so und so viele Arbeitskräfte. Nach Mirembe gab es auch eine Zahl, und ich war einer von denen, die sie getragen haben.“ Er stößt die Blätter gerade. „Die Vorsitzende bittet Sie, die Leute zu holen und das Ding zu zerbrechen. Ich bitte, dass jeder an der Schleuse einen Namen sagt und dass ihn jemand aufschreibt. Was nicht geschrieben ist, werden wir nicht zählen. Man sagt mir, dass es Sie Zeit kostet.“

        „Das tut es“, sagt Gabriel.

        „Ja“, sagt Ugyen. „Die Zahl von Mirembe hat einen Nachmittag gekostet.“ Er legt einen Bleistift vor Noriko hin.
    .log = { $date }. Für den Rat. Jeder Name, so wie sie kommen. Noriko hat den Bleistift genommen. Aus der Nähe hat sie noch nie Leute gezählt.

passage-second-lift-briefing-council-aboard = Jeder Name
    .text =
        Beobachter Ugyen hat vier gespitzte Bleistifte mitgebracht und ein Ries Papier.

        „Bis sechs Uhr spreche ich für den Rat“, sagt er. „Nach sechs stehe ich wieder auf Ihrer Liste. Es ist fünf Uhr vierzig. Auf dem Spiegel sind fünftausendzweihundert Menschen, und eine Liste gibt es nicht. Ich habe gefragt. Der Konzern hat eine Zahl: so und so viele Arbeitskräfte. Nach Mirembe gab es auch eine Zahl, und ich war einer von denen, die sie getragen haben.“ Er stößt die Blätter gerade. „Die Vorsitzende bittet Sie, die Leute zu holen und das Ding zu zerbrechen. Ich bitte, dass jeder an der Schleuse einen Namen sagt und dass ihn jemand aufschreibt. Was nicht geschrieben ist, werden wir nicht zählen. Man sagt mir, dass es Sie Zeit kostet.“

        „Das tut es“, sagt Gabriel.

        „Ja“, sagt Ugyen. „Die Zahl von Mirembe hat einen Nachmittag gekostet.“ Er legt einen Bleistift vor Noriko hin.
    .log = { $date }. Für den Rat. Jeder Name, so wie sie kommen. Noriko hat den Bleistift genommen. Aus der Nähe hat sie noch nie Leute gezählt.

passage-second-lift-briefing-firstborn = Geht uns nichts an
    .text =
        „Der Älteste sagt das so“, sagt Vashti von Ismail und macht die Augen zu, damit es stimmt. „‚Sie waren aus unseren Häusern, ehe sie irgendjemandes Leute waren. Bringen Sie uns neun Ladungen. Was auf Jatania fällt, geht uns nichts an.‘“ Sie macht sie auf. „Das war’s. Mehr kommt nicht, ich hab gefragt.“

        „Da sind vierhunderttausend drunter“, sagt Fetu.

        „Ich weiß, wer drunter ist. Ich bin drübergeflogen.“ Sie ist laut. „Mit zwanzig, in einer schwarzen Maschine, mit so einem Ding unterm Flügel. Alle sind immer so –“ Da hat sie Wrathe gesehen, die in der Tür steht, eine Rolle Leine über der Schulter. Wrathe ist dort unten geboren. „Neun Ladungen“, sagt Vashti, viel leiser. „Danach macht damit, was ihr wollt. Von mir habt ihr das nicht.“
    .log = { $date }. Für die Erstgeborenen: neun Ladungen, und Jatania geht sie nichts an. Vashti hat zu viel geredet. Wrathe bat sie, das andere Ende einer Leine zu halten.

passage-second-lift-briefing-firstborn-aboard = Geht uns nichts an
    .text =
        „Ich soll das im Stehen sagen, wie zu Besuch“, sagt Vashti von Ismail, steht von der Bank auf und macht die Augen zu, damit es stimmt. „‚Sie waren aus unseren Häusern, ehe sie irgendjemandes Leute waren. Bringen Sie uns neun Ladungen. Was auf Jatania fällt, geht uns nichts an.‘“ Sie macht sie auf. „Das war’s. Mehr kommt nicht, ich hab gefragt.“

        „Da sind vierhunderttausend drunter“, sagt Fetu.

        „Ich weiß, wer drunter ist. Ich bin drübergeflogen.“ Sie ist laut. „Mit zwanzig, in einer schwarzen Maschine, mit so einem Ding unterm Flügel. Alle sind immer so –“ Da hat sie Wrathe gesehen, die in der Tür steht, eine Rolle Leine über der Schulter. Wrathe ist dort unten geboren. „Neun Ladungen“, sagt Vashti, viel leiser. „Danach macht damit, was ihr wollt. Von mir habt ihr das nicht.“
    .log = { $date }. Für die Erstgeborenen: neun Ladungen, und Jatania geht sie nichts an. Vashti hat zu viel geredet. Wrathe bat sie, das andere Ende einer Leine zu halten.

passage-second-lift-briefing-cartel = Nach Ladung
    .text =
        Zum ersten Mal seit acht Jahren sitzt Faktor Reis auf einem seiner eigenen Frachter, in den Pilotensitz geklemmt, den schlimmen Fuß auf dem Pult.

        „Gabriel, setz dich, du siehst aus wie eine Rechnung. Also, der Spiegel kommt runter. Jeder wird dir sagen, wer drunter ist, und recht haben sie, nette Stadt, mich haben sie da rausgeworfen. Ich, ich denk daran, wer drauf ist. Fünftausendzweihundert; die meisten davon hab ich schon mal gefahren. Ich zahl nach Ladung, für den Mann so viel wie für seine Katze. Wann du aufhörst zu holen und anfängst zu schießen, ist deine Sache. So eine Wahl hatte ich auch. Ich war schnell damit. Sei nicht schnell.“

        „Was für eine?“, sagt Jabulile.

        Er sucht nach etwas zu essen. „Ein Konvoi war noch übrig“, sagt Reis, „und den Platz hat mir einer bezahlt.“
    .log = { $date }. Für das Kartell, nach Ladung. Seine Frachter bleiben so lange wie wir, sagt er. Jabulile hat ihn zweimal gefragt, was auf dem Platz war.

passage-second-lift-briefing-corporation = Ein billiges Lager
    .text =
        Cormac Byrne hat ein Kugellager in der Tasche. Er legt es auf den Tisch, und es rollt, mit einem Klick darin, bis an die Kante; Eluned hält es mit einem Finger auf.

        „Das ist das andere“, sagt er. „Dieselbe Lieferung. Ich hab dafür unterschrieben. Es war elf Credits billiger als das gute, und mir hat man gesagt, es liegt in der Toleranz, also hab ich das hingeschrieben. Die Direktorin will den Spiegel gerettet haben. Nicht zerschossen. Gerettet. Abbezahlt ist er erst im Jahr 119. Und ohne ihn hat Jatania kein Licht, es ist also nicht bloß Geld. Es geht, glaub ich. Und wer noch lebt da drauf, der ist herunterzuholen. Das steht auch drin.“

        „Wo steht das drin?“, sagt Salome.

        „Seite neun“, sagt Cormac. Eluned dreht das Lager, das Ohr dicht darüber.
    .log = { $date }. Für den Konzern. Es war ein billiges Lager, und er hat dafür unterschrieben. Seit sechs haben fünf Mächte auf dem Band fünf Saboteure genannt. Es steht auf keiner Liste.

passage-second-lift-briefing-corporation-aboard = Ein billiges Lager
    .text =
        Cormac Byrne hat ein Kugellager in der Tasche. Er legt es auf den Tisch, und es rollt, mit einem Klick darin, bis an die Kante; Eluned hält es mit einem Finger auf.

        „Heut früh frag ich für die“, sagt er. „Dieselben Stiefel, andere Liste. Und das ist das andere Lager. Dieselbe Lieferung. Ich hab dafür unterschrieben. Es war elf Credits billiger als das gute, und mir hat man gesagt, es liegt in der Toleranz, also hab ich das hingeschrieben. Die Direktorin will den Spiegel gerettet haben. Nicht zerschossen. Gerettet. Abbezahlt ist er erst im Jahr 119. Und ohne ihn hat Jatania kein Licht, es ist also nicht bloß Geld. Es geht, glaub ich. Und wer noch lebt da drauf, der ist herunterzuholen. Das steht auch drin.“

        „Wo steht das drin?“, sagt Salome.

        „Seite neun“, sagt Cormac. Eluned dreht das Lager, das Ohr dicht darüber.
    .log = { $date }. Für den Konzern. Es war ein billiges Lager, und er hat dafür unterschrieben. Seit sechs haben fünf Mächte auf dem Band fünf Saboteure genannt. Es steht auf keiner Liste.

passage-second-lift-villain-federation = Keiner geht drum herum
    .text =
        Die *Hundertjahr* hat sich zwischen Jatania und das Licht gelegt, die Stückpforten geschlossen.

        „Kapitän Anaya“, sagt Marschallin Falk. Sie steht. „Sie sind ein Feind der Föderation. Das habe ich unterschrieben, und dabei bleibe ich. Sie haben auch einen Hangar, und es sind fünftausend Menschen hineinzubringen. Also feuert heute niemand auf Sie. Das ist der erste Befehl. Hier ist der zweite. Was Sie dort oben finden, dafür halten Sie an. Sie gehen nicht darum herum, weil Ihre Leute müde sind. Meine sind müde.“

        Das Bild geht aus.

        „Die hätt einen guten Bootsmann abgegeben“, sagt Fetu.
    .log = { $date }. Die Marschallin liegt über Jatania, in der Hundertjahr, gegen uns. Heute wird keine Begegnung ausgelassen. Ich hatte mich daran gewöhnt, welche auszulassen.

passage-second-lift-villain-council = Man macht kein Licht
    .text =
        Auf der Route sind die Lampen ausgegangen, von Pharos bis hierher. Man konnte zusehen, eine nach der anderen, nach der Uhr. An ihrem Ende liegt die *Vesper*, dunkel.

        „Verboten hat man Ihnen nichts“, sagt die Vorsitzende Shahidi. Sie spricht sehr leise, wie in einem Haus, in dem ein Kind schläft. „Man macht nur kein Licht mehr, wo Sie hinsehen. Sie werden zurechtkommen. Jedes Mal wird es jemandes Augen nicht guttun. Man hätte es lieber an einem Tag getan, an dem nichts fällt. So einen hat es nicht gegeben.“

        „Jedes Aufklären erschöpft uns also noch einen Agenten, Piloten oder Spezialisten“, sagt Gabriel.

        Noriko hat ihre Lampe aufgedreht. Sie sieht sie an und dreht sie wieder herunter.
    .log = { $date }. Die Vorsitzende hat die Routen dunkel gemacht. Jedes Aufklären kostet uns ein Paar Augen dazu. Noriko hat um Tropfen gebeten.

passage-second-lift-villain-firstborn = Platz auf der Seite
    .text =
        Auf dem offenen Band liest jemand Namen. Das geht seit fünf Uhr früh so, mit einer einzigen Stimme, ohne Eile.

        Die *Erstlinge* liegt vor dem Nordrand, am Mast eine Lampe, die von der Ironclad weggedreht ist. „Wir lesen die Rolle, wo die Unseren sterben können“, sagt der Älteste. „Das ist der Brauch. Heute sind viele unserer Häuser auf dem Spiegel. An Ihrem Tisch sind auch zwölf Stühle. Wir haben Platz gelassen. Wer von Ihrem Schiff fällt, wird mitgelesen, mit Namen, und Sie hören es, während Sie die Hände voll haben.“

        „Der Erste, den wir in einer Runde verlieren, kostet also auch noch einen Punkt Moral“, sagt Gabriel. Es steht keiner auf, um es abzudrehen.
    .log = { $date }. Die Erstgeborenen lesen auf dem offenen Band eine Rolle, und es ist Platz darauf für uns. Wen wir verlieren, das wird man uns sagen.

passage-second-lift-villain-cartel = Ein Credit mehr
    .text =
        „Gabriel! Du schaust schrecklich aus. Isst du?“ Der Faktor isst, auf der Brücke der *Sechzehn Kiele*: eine Tomate, aus der Hand, über einer Serviette. „Also pass auf. Ich hab die Kais aufgekauft. Das Wasser, die Granaten, den Mann am Kran. Wo immer du anlegst, kostet’s einen Credit mehr, ab heut. Und wer von deinen Leuten in einer Runde als Erster eine Granate fallen lässt, der hat sie an mich verloren. Ein Krieg wär mir zuwider. Aber du bist mir nichts mehr schuldig, und so weiß ich nicht, wie ich mit dir reden soll.“

        Er wischt sich das Kinn. „Hol sie runter, ja? Ein paar davon hab ich gefahren. Dafür würd ich nichts verlangen.“
    .log = { $date }. Reis ist im Feld. Für jeden Dienst ein Credit mehr, und Munition, wenn wir ungeschickt sind. Er hat gefragt, ob ich esse. Es war so gemeint.

passage-second-lift-villain-corporation = Seite eins
    .text =
        „Ich mach’s kurz. Mir fällt ein Spiegel herunter, der bis zum Jahr 119 nicht abbezahlt ist.“ Direktorin Iyer ist auf der *Fortführung*, am Ostdock, hinter jedem Ohr einen Bleistift. „Jede Werft und jeder Ausrüster auf vierzig Stationen hat das neue Blatt unterschrieben. Was von euch geflickt wird, davon behalten sie ein Stück. Ein Schrott der Punkt. Es heißt Schadensbegrenzung, es ist nichts Persönliches, es sind zwei Zeilen.“

        „Und die Leute?“, sagt Salome. „Auf welcher Seite stehen die?“

        Sie waren einmal Partnerinnen. Iyer hat die Stelle gleich, obwohl sie nicht danach geblättert hat. „Auf neun“, sagt sie. „Ich hab sie auf eins vorgezogen.“
    .log = { $date }. Iyer ist im Feld. Jeder geflickte Punkt kostet 1 Schrott mehr. Salome hat sich das Blatt geben lassen; es stimmt, Seite eins.

line-second-lift-more-thaddeus = „Da sind sechstausend drauf. Als Perdita erstickt ist, haben sie achthundert mehr hochgeschickt, damit die Luft reicht. Also fünfzehn Ladungen: Zu dem, was ich zeichne, kommt je eine an der Nabe und im Osten.“
line-second-lift-four-thaddeus = „Der Brief, den wir zurückgegeben haben, ist verbrannt. Die anderen vier hab ich. Vier sind ein Groll. Fünf wären ein Fall gewesen.“
line-second-lift-short-thaddeus = „Drei fehlen am Handgeld. ‚Zur Beruhigung des Absenders‘, steht dabei. Das sind die Briefe. Die wissen, dass wir sie haben.“
line-second-lift-harbour-gabriel = „Jatania hat im Hafen die Lampen an, für jeden. Auf dem Band sagen sie’s zweimal. Heute auch für uns.“

passage-second-lift-given-hour = Was der Kasten ihnen sagte
    .text =
        Ein Brief ist gekommen, nur für den Kapitän, von dem Haus, dem sie den Kasten gaben. Gabriel liest ihn am Herd, und nachdem er eine Weile den Herd angesehen hat, liest er ihn vor.

        „‚Wir haben das Instrument abgehört, das Sie uns freundlicherweise überließen. Wir stellen fest, dass Ihr Geschütz zwei Schlüssel hat, dass damit um 13:48 Uhr auf Mirembe gefeuert wurde und mit welchem der beiden. Es wird Sie interessieren, dass auf Herrn Cole Verlass ist. Er wartet nicht.‘“ Es steht kein Name darunter.

        13:48 Uhr. Im Befehl stand 14:40 Uhr, das weiß jeder.

        „Thaddeus“, sagt Gabriel.

        „Es ist so“, sagt Thaddeus. „Ich erzähl’s euch, wenn sie herunter sind. Zweimal schaffe ich das nicht.“ Er hat die Mütze in den Händen und dreht sie am Schirm, immer nur ein kleines Stück.
    .log = { $date }. Der Kasten hat es anderen vor uns gesagt: 13:48 und nicht 14:40. Thaddeus will es hinterher erzählen. Ich habe ja gesagt. Ich hätte nicht gewusst, was ich fragen soll.

passage-second-lift-plan = Vierhundert die Ladung
    .text =
        Thaddeus hat den Spiegel auf den Messetisch gezeichnet, mit nassem Finger: eine Nabe und zwei lange Arme.

        „Vierhundert sind eine Ladung“, sagt er. „Fünf an der Nabe, vier im Osten, vier im Westen. Platz ist für vier. Eine Aktion die Ladung, oder keine, wenn ein Diplomat die Schlange führt, ein Ingenieur einen zweiten Steg legt oder ein Pilot die Boote nimmt; je einmal die Runde. Unter der Nabe liegen Trampfrachter dafür, näher als der Planet.

        Er fällt ruckweise, jeder Ruck eins auf der Gefahr. Bei vier reißt der Ostarm ab, bei fünf der Westarm, bei sechs liegt er auf den Höfen. Vor drei feuer ich nicht, außer neun Ladungen sind herunter oder alle. Dann kann ich, nahe der Nabe; wer drauf ist, geht mit. Bei drei bricht er noch sauber. Mir ist lieber, wir sind zu früh“, sagt Thaddeus und hält inne, als hätte er das einen anderen sagen hören.
    .log = { $date }. Der Spiegel, mit Tee gezeichnet. Er war trocken, ehe einer ihn abzeichnen konnte.

passage-second-lift-plan-corporation = Vierhundert die Ladung
    .text =
        Thaddeus hat den Spiegel auf den Messetisch gezeichnet, mit nassem Finger: eine Nabe und zwei lange Arme.

        „Vierhundert sind eine Ladung“, sagt er. „Fünf an der Nabe, vier im Osten, vier im Westen. Platz ist für vier. Eine Aktion die Ladung, oder keine, wenn ein Diplomat die Schlange führt, ein Ingenieur einen zweiten Steg legt oder ein Pilot die Boote nimmt; je einmal die Runde. Unter der Nabe liegen Trampfrachter dafür, näher als der Planet.

        Er fällt ruckweise, jeder Ruck eins auf der Gefahr. Bei vier reißt der Ostarm ab, bei fünf der Westarm, bei sechs liegt er auf den Höfen. Bis drei könnte ich ihn sauber zerschießen, nahe der Nabe, und wer dann drauf ist, ginge mit. Zerschossen wollen sie ihn nicht. Mir ist lieber, wir sind zu früh“, sagt Thaddeus und hält inne, als hätte er das einen anderen sagen hören.
    .log = { $date }. Der Spiegel, mit Tee gezeichnet. Er war trocken, ehe einer ihn abzeichnen konnte.

## Auf dem Spiegel

passage-second-lift-rule-federation = Acht Uhr
    .text =
        Roland hat den Hocker an der Karte bekommen und sitzt darauf wie in der Kirche.

        „Würden Sie mir die Uhrzeit noch einmal vorlesen?“, sagt Thaddeus.

        „Zwanzig Uhr. ‚Wer immer noch darauf ist.‘“

        „Nach wessen Uhr?“

        Das steht nicht im Befehl. Roland dreht das Blatt um und wieder zurück. Er sucht Wrathe, wie Brüder das tun, ohne den Kopf zu bewegen; und sie steht am Glas, mit dem Rücken zu ihm, und sieht hinunter, wo die Höfe sind: ein paar Lampen, eine Straße. „Sie hat immer gesagt, dass man sie wieder aufhängt“, sagt Roland. „Die Sonne. Als wir im Keller saßen. Den Kleinen hat sie erzählt, die wär nur Kohlen holen.“

        „Nie“, sagt Wrathe.

        Er hat die eigene Uhr herausgezogen. Er stellt sie nach der von Thaddeus.
    .log = { $date }. Unterwegs. Im Befehl steht 20:00 und nicht, nach wessen Uhr. Roland hat seine nach unserer gestellt.

passage-second-lift-rule-federation-2 = Acht Uhr
    .text =
        Roland hat den Hocker an der Karte bekommen und sitzt darauf wie in der Kirche.

        „Würden Sie mir die Uhrzeit noch einmal vorlesen?“, sagt Thaddeus.

        „Zwanzig Uhr. ‚Wer immer noch darauf ist.‘“

        „Nach wessen Uhr?“

        Das steht nicht im Befehl. Roland dreht das Blatt um und wieder zurück. Er sucht Wrathe, wie Brüder das tun, ohne den Kopf zu bewegen. Sie ist nicht an Bord; also sieht er durchs Glas hinunter, wo die Höfe sind: ein paar Lampen, eine Straße. „Sie hat immer gesagt, dass man sie wieder aufhängt“, sagt Roland. „Die Sonne. Als wir im Keller saßen. Den Kleinen hat sie erzählt, die wär nur Kohlen holen.“

        „Und war sie das?“, sagt Gabriel.

        Er hat die eigene Uhr herausgezogen. Er stellt sie nach der von Thaddeus.
    .log = { $date }. Unterwegs. Im Befehl steht 20:00 und nicht, nach wessen Uhr. Roland hat seine nach unserer gestellt.

passage-second-lift-rule-council = Langsam, bitte
    .text =
        Ugyen hat einen Tisch an die Hangarschleuse tragen lassen, und an jede Seite einen Stuhl.

        „Die kommen zu vierhundert“, sagt Thaddeus, „durchgefroren und halb tot vor Angst, und Sie fragen, wie man das schreibt!“

        „Ja“, sagt Ugyen.

        „Warum?“

        Er denkt nach. „Vor sieben Jahren habe ich auf Perdita elfhundert Aussagen aufgenommen“, sagt der Beobachter. „Über keiner stand ein Name. Man sagte mir, das sei barmherziger. Ich kann die Nummern seither auswendig, und das ist alles, was ich für diese Leute tun kann.“ Er zieht den Stuhl gegenüber heraus, um zu sehen, ob jemandes Knie Platz haben. „Für jede zweite Ladung brauche ich jemanden mit einer guten Handschrift. Oder wir lassen sie durch. Ich würde Sie nicht aufhalten.“
    .log = { $date }. Ein Tisch an der Schleuse. Bei jeder zweiten Ladung schreibt ein Spezialist, sonst hält der Rat weniger von uns. Thaddeus hat ihm vorgerechnet, was heute eine Stunde kostet, und ihm dann eine Lampe gebracht.

passage-second-lift-rule-firstborn = Noch einmal drüber
    .text =
        Das Boot kommt über die Nordkante herein, wo das Licht ist. Vashti am Steuer ist still geworden. Es ist so hell, dass die Heizerin im Bug sich einen Strumpf über die Augen gebunden hat.

        „Der erste war kleiner“, sagt Vashti. „Man hatte einen Punkt, wie eine Münze, auf den ist man los. Ich hab ihn getroffen, und er hat so geseufzt. Ich dachte, na, das ging ja. Als ich zurückkam, hat eine Kapelle gespielt.“ Sie wischt sich den Mund. „Ich hab nie runtergeschaut. Das macht man nicht, weißt du, man schaut auf den Punkt. Ein Unten gab’s gar nicht.“

        Wrathe sitzt hinter ihr und prüft die Laschungen. Diese Seite hat sie schon geprüft.

        „Da ist eine Straße“, sagt Wrathe. „Sieht man von hier. Mit Pappeln.“

        Vashti schaut hinunter.
    .log = { $date }. Über der Kante des Spiegels. Vashti und Wrathe haben dasselbe Boot. Ich hätte es anders eingeteilt, und man sagte mir, es sei eingeteilt.

passage-second-lift-rule-firstborn-2 = Noch einmal drüber
    .text =
        Das Boot kommt über die Nordkante herein, wo das Licht ist. Vashti am Steuer ist still geworden. Es ist so hell, dass die Heizerin im Bug sich einen Strumpf über die Augen gebunden hat.

        „Der erste war kleiner“, sagt Vashti. „Man hatte einen Punkt, wie eine Münze, auf den ist man los. Ich hab ihn getroffen, und er hat so geseufzt. Ich dachte, na, das ging ja. Als ich zurückkam, hat eine Kapelle gespielt.“ Sie wischt sich den Mund. „Ich hab nie runtergeschaut. Das macht man nicht, weißt du, man schaut auf den Punkt. Ein Unten gab’s gar nicht.“

        Gabriel sitzt hinter ihr und prüft die Laschungen. Diese Seite hat er schon geprüft.

        „Da ist eine Straße“, sagt Gabriel. „Sieht man von hier. Mit Pappeln.“

        Vashti schaut hinunter.
    .log = { $date }. Über der Kante des Spiegels. Vashti hat eines von unseren Booten und fliegt es gut. Sie fragte mich, ob Wrathe da unten wen kenne. Ich sagte, alle.

passage-second-lift-rule-cartel = Sechzehn Kiele
    .text =
        Sechzehn liegen in der Reihe, geflickt, überstrichen und zwei davon im Schlepp. Jeder Schiffer an Bord war bei Mirembe oder ist das Kind von einem, der dort war.

        „Schau dir das an“, sagt Reis über Funk. „Die sind umsonst gekommen. Ich hab Geld geboten, da waren sie beleidigt. Also zahl ich nur euch.“ Er schnauft. „Die liegen da, bis ihr fertig seid. Kommt er runter, dann auch auf uns. Ich hab’s ihnen gesagt. Einer hat gefragt: ‚Schon wieder?‘“

        Thaddeus hat aus Gewohnheit die Nummern am Heck gelesen. Eins, zwei, vier. Auch die Neun ist da; die flog Jabulile mit dreiundzwanzig, mit neunzehnhundert Leuten darin, und es hieß, das sei Hungerhilfe.

        „Da ist eine Dreizehn“, sagt Thaddeus. „Zwölf von euch haben Leute geholt. Die da war nicht dabei.“

        Im Funk rauscht es.
    .log = { $date }. Sechzehn Kiele unter dem Spiegel, und sie ziehen nicht ab. Es sind dieselben sechzehn. Thaddeus hat die Nummer dreizehn gefunden, und der Funk hat ihm nicht geantwortet.

passage-second-lift-rule-corporation = Nicht zu zerbrechen
    .text =
        „Ich hab die Zeichnung hier“, sagt Cormac, „nur, es ist die neue. Ihre ist nicht bei den Akten.“

        Eluned hat die Steuerung des ersten Spiegels gezeichnet, den sie zerschossen haben. Die hatte an der Nabe ein Rad, das vier Leute drehen konnten, wenn sonst nichts mehr ging. Auf der neuen Zeichnung ist eine saubere Lücke mit einem Vermerk: *entfällt, Kosten.*

        „Das haben die drin gelassen“, sagt Eluned. „Es ist in den Rahmen geschweißt, herausnehmen wäre teurer gewesen. Die haben drübergestrichen. Das tun die Leute.“ Sie ist ganz rosa. „Die Nabe muss leer sein, ehe man ihn schwenkt. Die dreht sich dann wie eine Wäschemangel.“

        „Und wenn das nicht geht?“, sagt Gabriel. „Ab wann darf ich schießen?“

        „Bei Gefahr fünf“, sagt Cormac, „oder wenn keiner mehr drauf ist. Vorher nicht.“

        „Und wer draußen auf den Armen ist, wenn er schwenkt?“

        Von den beiden antwortet keiner. Cormac hat angefangen, die Zeichnung zusammenzulegen.
    .log = { $date }. Er ist zu retten, wenn die Nabe leer ist. Was das für die heißt, die auf den Armen sind, ist einmal gefragt worden.

passage-second-lift-rule-corporation-2 = Nicht zu zerbrechen
    .text =
        „Ich hab die Zeichnung hier“, sagt Cormac, „nur, es ist die neue. Ihre ist nicht bei den Akten.“

        Eluned Pryce, die nicht an Bord ist, hat die Steuerung des ersten Spiegels gezeichnet, den sie zerschossen haben. Die hatte an der Nabe ein Rad, das vier Leute drehen konnten, wenn sonst nichts mehr ging. Auf der neuen Zeichnung ist eine saubere Lücke mit einem Vermerk: *entfällt, Kosten.*

        „Das haben die drin gelassen“, sagt Daisuke. „In den Rahmen geschweißt, so was. Herausnehmen ist teurer. Drübergestrichen haben sie. Die Nabe muss leer sein, ehe man ihn schwenkt. Die dreht sich dann wie eine Wäschemangel.“

        „Und wenn das nicht geht?“, sagt Gabriel. „Ab wann darf ich schießen?“

        „Bei Gefahr fünf“, sagt Cormac, „oder wenn keiner mehr drauf ist. Vorher nicht.“

        „Und wer draußen auf den Armen ist, wenn er schwenkt?“

        Von den beiden antwortet keiner. Cormac hat angefangen, die Zeichnung zusammenzulegen.
    .log = { $date }. Er ist zu retten, wenn die Nabe leer ist. Was das für die heißt, die auf den Armen sind, ist einmal gefragt worden.

passage-second-lift-nail = Das Geschütz kennen wir
    .text =
        Die Planke liegt, und dahinter steht eine Schlange von Leuten mit Bündeln unter Lampen. Keiner kommt herüber.

        Ganz vorn steht eine Frau von sechzig. „Nan Adaeze“, sagt sie. „Gruppe vier. Das Schiff kenn ich; drei Tage hab ich zu ihm hochgesehen. Ich bin mit Kiel sieben raus, und mein Mann sollte mit dem letzten kommen. Ihr wollt uns holen, ehe ihr schießt. Ich glaub das. Damals hab ich’s auch geglaubt. Also hängt den Schlüssel an den Nagel da, wo jeder im Vorbeigehen die Hand drauflegen kann.“

        Thaddeus hat die Faust in der Tasche geschlossen.
    .log = { $date }. Sie wissen, welches Schiff das ist. Sie wollten den Schlüssel an einem Nagel, wo sie ihn sehen.

choice-second-lift-nail = Hängen wir den Schlüssel hin?
option-second-lift-nail-hang = An den Nagel
    .cost = Sie kommen sofort. Zu feuern kostet dann beide Aktionen einer Runde, senkt die Moral um eins und geht nicht zwischen zwei Runden.
    .log = { $date }. Becher: an den Nagel. Thaddeus hängte ihn selbst hin. Jede Hand im Vorbeigehen fasste ihn an, und ehe die Ladung drin war, glänzte er.
option-second-lift-nail-keep = Der Schlüssel bleibt in seiner Tasche
    .cost = 1 Aktion entfällt: Man muss sie herüberreden. Sobald wir feuern dürfen, können wir es jederzeit.
    .log = { $date }. Becher: Er behält ihn. Am Ende kamen sie. Sie ließen seine Jacke nicht aus den Augen.

passage-second-lift-hung = Am Nagel
    .text =
        Der Schlüssel ist ein kleines Ding, kürzer als ein Finger. Thaddeus hängt ihn an seinem Ring auf und tritt zurück, und dann weiß er anscheinend nicht, wohin mit den Händen.

        Nan Adaeze fasst ihn als Erste an. Sie fährt mit dem Daumen die Kante entlang, wo sie abgewetzt ist. „Das ist alles?“, sagt sie. Sie steigt auf die Planke, und hinter ihr hebt die ganze Schlange die Bündel auf.

        Zu zweit gehen sie vorbei. Manche geben ihm einen Klaps, dass er schaukelt. Von den Jungen wollen ein paar nicht hinsehen. Ein alter Mann zieht vor ihm die Mütze und setzt sie zornig wieder auf. Am anderen Ende gibt der Koch Tee aus und sagt zu jedem: „Vorsicht, Stufe“, vierhundertmal, und jedes Mal meint er es.
    .log = { $date }. Die erste Ladung, am Schlüssel vorbei. Keiner drängte. Ein alter Mann zog vor ihm die Mütze und war sich selber böse.

passage-second-lift-kept-key = Herübergeredet
    .text =
        „Dann sag mir ins Gesicht, dass du wartest“, sagt Nan Adaeze.

        „Ich sag, was ich kann“, sagt Thaddeus. „Solang ihr kommt, feuer ich nicht, wenn man mich lässt. Fällt er zu weit, muss ich, und dann seid ihr drauf. Mir ist lieber, ich hab den Schlüssel bei mir, als dass ich ihn suche. Freundlicher kann ich’s nicht sagen.“

        Sie sieht ihn von oben bis unten an, eine ganze Weile. Hinter ihr warten vierhundert darauf, was sie tut.

        „Nein“, sagt sie. „Das kannst du nicht.“ Sie geht die Schlange entlang zurück, die ganze, und sagt jeder Gruppe etwas, und eine nach der anderen nimmt ihre Bündel auf. Es dauert fast eine Stunde. Sie selbst hat sich als Letzte auf eine Kiste gesetzt, mit verschränkten Armen.
    .log = { $date }. Den Schlüssel behalten und eine Stunde daran verloren. Nan Adaeze von Gruppe vier geht als Letzte herunter. Sie hat es uns gesagt.

passage-second-lift-release-eluned = Etwas unter der Farbe
    .text =
        Eluned Pryce geht mit einem Hammer die Wand der Nabe entlang und klopft wie eine, die Melonen kauft.

        „Hier“, sagt sie. Sie kratzt mit dem Daumennagel, dann mit einem Löffel. Unter dem Weiß ist Grün, und unter dem Grün ein Messingkranz, breit wie ein Wagenrad. „Das ist meins! Das ist mein Rad. Handauslöser, für die Steuerung; man dreht, bis der Rahmen loslässt, dann fällt der Spiegel flach, wie ein Blatt, und man hat Zeit. Die haben das *überstrichen*.“ Sie ist den Tränen nah. „Kaputt ist es nicht. Man hat es dem neuen Rahmen bloß nie vorgestellt.“

        Zwei Proben auf Technik braucht es, das Rad zu drehen. Dann stünde der Fall zwei Runden still; und ist es los und die Nabe leer, könnte jemand den ganzen Spiegel wieder hinaufsteuern.

        Mit dem Ärmel wischt sie ihren Namen frei. Er ist in den Kranz gegossen.
    .log = { $date }. Eluned hat unter zwei Schichten Farbe ihr eigenes Rad gefunden. Ihr Name steht darauf. Man hatte ihr gesagt, es sei entfallen.

passage-second-lift-release = Etwas unter der Farbe
    .text =
        Daisuke hat die flache Hand an die Wand der Nabe gelegt, und dann das Ohr.

        „Da ist ein Rad drin“, sagt er. Er nimmt einen Schaber. Weiß geht ab, dann Grün, und dahinter kommt ein Messingkranz, breit wie ein Wagenrad. „Handauslöser. Vom ersten Spiegel. Den neuen haben sie drumherum gebaut und das da zugestrichen.“ Er fährt mit dem Finger die Speichen nach. „Dreht man das, lässt der Rahmen los. Dann fällt der Spiegel flach. Wie ein Blatt. Zwei Runden hätte man.“

        Zwei Proben auf Technik wird es brauchen. Und ist das Rad los und die Nabe leer, könnte jemand den ganzen Spiegel zurück in die Umlaufbahn steuern.

        In den Kranz ist ein Name gegossen: E. PRYCE. „Das sollte sie sehen“, sagt Daisuke. Er putzt das P aus.
    .log = { $date }. Ein Rad unter der Farbe, an der Nabe. Es könnte den Fall zwei Runden lang anhalten. Der Name unserer Eluned steht darauf.

line-second-lift-from-the-top-daisuke = „Hollis hat schon die Hand dran. Von oben entlüften, sagt er.“

passage-second-lift-eased = Wie ein Blatt
    .text =
        Das Rad gibt auf einmal nach, mit einem Knall, den sie in den Zähnen spüren. Vier hängen daran, und drei davon setzen sich.

        Dann ist es still. Das Zittern, das keiner mehr bemerkt hatte, hat aufgehört. Draußen kippt über beide Arme hin die ganze Folie, Kilometer um Kilometer, und liegt flach, und das Licht geht von der Hangarwand und gleitet hinunter über die Höfe. Man sieht eine Straße, einen Hof mit Schnee darin und einen, der heraufschaut.

        „Vier Stunden“, sagt eine, die dem Rad am nächsten ist, außer Atem. „Danach fällt er weiter.“

        „Dann steht nicht herum“, sagt Thaddeus. Er hat die Uhr in der Hand. Aber er lächelt, und es sieht aus, als täte es ihm weh.
    .log = { $date }. Der Auslöser geht. Er liegt flach und fällt nicht, zwei Runden lang. In einem Hof auf Jatania hatte heute einer zweimal die Sonne.

passage-second-lift-slipped = Er rutscht
    .text =
        Der Rahmen schwenkt halb herum, ächzt und hängt; und dann rutscht er. Was in der Nabe lose ist, fliegt in Kniehöhe vorbei: ein Stiefel, Becher, jemandes Haken.

        „Zurück!“, sagt Daisuke. „Zurückholen. Nicht über die Marke lassen.“

        Sie holen ihn zurück. Es braucht sechs, und an den Speichen ist Blut. Auf der Brücke ist der Zeiger um eins gefallen, und Thaddeus klopft ans Glas, in der Hoffnung, dass es am Zeiger liegt.

        Es liegt nicht am Zeiger. „Noch einmal?“, sagt jemand am Rad. An der Stimme hört man nicht, wer fragt; sie haben alle dieselbe, dieselbe heisere.
    .log = { $date }. Versucht, ihn zu steuern, und er ist gerutscht. Eine Stufe näher. Sie wollten es noch einmal versuchen, und ich sah erst auf die Uhr und dann auf sie.

passage-second-lift-snow = Elf Sorten
    .text =
        „Es gibt elf Sorten Schnee“, sagt Wrathe.

        Dass sie ein Gespräch anfängt, hat noch keiner erlebt. Ein Heizer stellt die Kiste ab, die er trägt, um kein Geräusch zu machen.

        „Der trockene. Der, der quietscht. Der, der unter der Tür durchkommt.“ Sie hat die Stirn am Bullauge. Unten zieht Jatania vorbei, weiß, mit Hecken darauf. „Ich war siebzehn. Sie haben die Sonne an einem Dienstag zerschossen. Wir dachten, für eine Woche. Am Schluss hatten wir die Treppe verheizt.“ Ihr Atem kommt und geht auf dem Glas. „Ich hab mal bis einundsechzigtausend gezählt. Um zu sehen, wie lang das ist. Da sitzt man zwei Tage.“

        „Bist du hingekommen?“, sagt der Heizer.

        „Nein“, sagt Wrathe. „Ich musste das Schiff putzen.“ Einige Zeit später sagt sie: „Vierhunderttausend.“
    .log = { $date }. Wrathe sprach etwa eine Minute lang von Schnee. Jetzt sind es dort unten vierhunderttausend. Sie hat sich zu jedem Boot gemeldet.

passage-second-lift-ruveni = Eine Mannschaftsliste
    .text =
        Vom Westarm kommt ein Schlepper, eine Ladung auf dem Rücken wie ein Käfer, und im Fenster des Ruderhauses die grauhaarige Ruveni, die ein Blatt Papier hochhält.

        „Kennt ihr uns noch? Zweihundertvierzig Einheiten!“ Sie war Nummer 114 auf der Langen Geduld; die lief im zweiten Monat hinter diesem Schiff in den Hafen, und alle standen als Ballast in den Papieren. „Uns haben sie zu Vorarbeitern gemacht, wir waren ja zuerst da. Der Westen steht in Gruppen. Ich hab eine Liste.“ Sie drückt sie ans Glas. Es sind Namen, und hinter jedem ein Haken. „Eine Ladung bring ich selber runter. Die anderen stehen an, wenn ihr kommt. Wer von euch hat damals den Frachtraum aufgemacht?“

        Sie schieben Gabriel nach vorn. Ruveni sieht ihn an und sucht dann eine freie Ecke auf der Liste.

        „Wie schreibt man das?“, sagt sie.
    .log = { $date }. Ruveni von der Langen Geduld hat vom Westarm selbst eine Ladung geholt. Ich stehe auf ihrer Liste, ganz unten, als „Besuch“.

passage-second-lift-cutter = Pflaumen
    .text =
        Unter dem Ostarm kommt ein Obstkutter herauf. Er ist nicht dafür gebaut: Vorn hat er einen Rechen statt eines Bugspriets.

        „Anneke!“, ruft jemand über Funk. „Ihr habt uns eine Kiste gebracht!“ Es war Serum, dreitausend Dosen, im sechsten Monat. „Wir lagen mit den Pflaumen vor Jatania, als es losging, und da dachten wir, na ja.“ Im Laderaum stehen Leute bis zur Brust in Obst. „Vierhundert! Hätt ich nie geglaubt. Sie essen uns die Fracht auf.“

        „Kommt ruhig noch einmal“, sagt Thaddeus.

        „Zweimal macht er das nicht“, sagt die Stimme. „Hört doch!“ Man hört es. Ein Hagel von Kernen kommt aus seiner Schleuse und prasselt an der Bordwand entlang; und jetzt erst sehen sie, womit die vierhundert werfen.
    .log = { $date }. Ein Kutter von Anneke hat eine Ladung vom Ostarm geholt, in Pflaumen. Kerne finden wir noch in einem Monat, in den Stückpforten.

passage-second-lift-hollis = Guten Tag
    .text =
        Zuerst kommen vier Töne über Funk, zwischen den Zähnen gepfiffen.

        „Guten Tag, Ironclad. Ich hab hier nichts verloren. Ich komm bloß vorbei.“ Unter dem Spiegel liegt eine geflickte Barkasse mit einem Floß im Schlepp, und dahinter noch einem; weiß Gott, woher. „Vierhundert hab ich drauf. Es geht langsam, aber sie singen. Cole, stimmt das, dass ihr sie unter der Nabe absetzt?“

        „Unter der Nabe“, sagt Thaddeus ins Gerät. „Pass auf den Strahl auf.“

        „Auf den Strahl hab ich immer aufgepasst.“ Er hat einundfünfzig Menschen umgebracht. Sie hören ihn halblaut zählen, wie man es ihm beigebracht hat. „Dann war’s das. Gegen die anderen geht das wohl nicht auf die Rechnung?“

        Das sagt ihm keiner. Die Barkasse zieht ab, die Flöße hinterher, im Schritt.
    .log = { $date }. Hollis Tan kam ungerufen, holte vierhundert Leute und fuhr. Ich habe sie eingetragen und gegen nichts aufgerechnet.

passage-second-lift-voice = Eine Stimme, die sie kennen
    .text =
        Kapitän Xavier fragt, ob er das Funkgerät haben könne. Es ist das Erste, worum er bittet, seit er an Bord ist.

        „Hier spricht Etxeberria“, sagt er hinein. „Einige von Ihnen werden sich erinnern, dass ich zu spät gekommen bin. Jetzt bin ich da. Links von Ihnen ist ein Steg, und es benutzt ihn niemand.“

        Das ist alles. Drüben auf der Plattform ist eine Frau stehen geblieben, einen Kindermantel über dem Arm. Sie dreht den Kopf. Und dann gehen vierhundert Leute, die seit einer halben Stunde keiner von der Stelle gebracht hat und die meist nicht mehr jung sind, über den linken Steg, recht schnell, und alle versuchen, durchs Bullauge hereinzusehen.

        Er hat das Gerät zurückgegeben. „Das ist wohl eine Ladung, Herr Anaya“, sagt Xavier.
    .log = { $date }. Er sprach vier Sätze, und eine Ladung kam herüber. Einige hatten sein Bild, von der Wand der Klinik. Es war eine andere Mütze.

passage-second-lift-keala = Vorarbeiterin
    .text =
        „Ihr habt euch Zeit gelassen“, sagt Keala von Mirembe.

        Sie steht mitten in der Nabe auf einem Poller und hat eine Schiefertafel. Zu suchen hat sie hier nichts; sie ist Vorarbeiterin auf Perdita. „Ich bin mit meinen gekommen“, sagt sie. „Dreitausend haben sie mir hier hochgeschickt, auf einem Zettel. Ich dachte, es sollte jemand da sein, der zählen kann.“ Sie macht einen Strich. „Das da ist eine Ladung für euch, fertig, sortiert danach, auf wen einer wartet. Kostet nichts. Ihr wart anständig zu uns.“

        „Geh mit“, sagt Gabriel.

        „Wer als Letzte geht, macht die Lampen aus“, sagt Keala. „Ich hab schon mal an einer Schleuse gestanden. Ich war auf der richtigen Seite, und da hat’s mir auch nicht gefallen.“ Sie ist schon in der nächsten Zeile.
    .log = { $date }. Keala ist mit einer Schiefertafel auf der Nabe. Sie gab uns eine Ladung, fertig sortiert, und wollte selbst nicht mit.

passage-second-lift-ward = Die Station
    .text =
        Vor einem Viertel des Laderaums hängen noch Laken. Als die vierzig Familien von Anneke durch den Ring kamen, war Fieber darunter, und Petrosyan hat dort acht Pritschen aufgestellt und eine Wanne. An der Leine hängt ein Zettel in seiner Schrift.

        {"*"}HIER SCHLÄFT KEINER, EHE GESCHRUBBT IST. MIT LAUGE. MIR GLEICH, WAS SONST LOS IST.*

        „Also haben wir Platz für drei“, sagt Thaddeus.

        „Können wir das nicht an Land setzen“, sagt Gabriel, „und uns vom Hafenarzt anschreien lassen?“

        „Das ginge. Oder einer, der weiß, was ein Keim ist, geht hier auf die Knie.“ Er hat die Bürste gefunden. Sie ist bis aufs Holz abgenutzt. Er sieht den Boden entlang bis ans Ende.
    .log = { $date }. Die Fieberstation ist noch im Laderaum: drei Ladungen auf einmal und nicht vier, bis sie geschrubbt oder an Land ist. Wir haben im sechsten Monat eine Quarantäne gebrochen, und heute warten deswegen vierhundert Leute länger.

passage-second-lift-scrubbed = Lauge
    .text =
        Geschrubbt wird auf Händen und Knien, rückwärts, in einer Reihe. Vorn kniet jemand, der weiß, wie man das macht, und dahinter zwei, denen man es gesagt hat.

        Als sie an der Luke sind, merken sie, dass sie Zuschauer haben. Da steht ein Junge von zehn oder so, von der letzten Ladung, mit seinem Bündel. Er sieht der Bürste nach.

        „Ist das für uns?“, sagt er.

        „Für vierhundert von euch“, heißt es vom Eimer her. „Also putz dir die Füße ab.“

        Das tut er, sehr gründlich, erst den einen und dann den anderen. Dann stellt er das Bündel hin und streckt die Hand nach der zweiten Bürste aus.
    .log = { $date }. Die Station ausgeschrubbt. Wieder Platz für vier. So sauber war es seit der Werft nicht, und so gerochen hat es nie.

passage-second-lift-launch = Dreißig von uns
    .text =
        „Ironclad! Ironclad, seid ihr das?“ Es ist eine Frauenstimme, auf einem Hoffunk, und darunter hustet ein Motor.

        Sie heißt Britt Lindqvist und hat eine Barkasse für Heizöl und neunundzwanzig Nachbarn. Sie sind herauf, um zu helfen. Ein Streifen Folie ist ihnen in die Düse gekommen, und sie treiben unter die Ostkante, wo die Fetzen herunterkommen. „Wir haben Suppe“, sagt Britt Lindqvist. „Wir dachten, die wollen vielleicht Suppe. Habt ihr ein Boot?“

        „Zwei Stunden“, sagt Thaddeus. „Hin und zurück, wenn unser Bester fliegt.“

        Auf dem Spiegel geht jemandes Lampe auf und ab: nächste Ladung bereit. Dreißig da draußen gegen vierhundert hier, oder achthundert. Gabriel hat das Gerät in der Hand.
    .log = { $date }. Eine Barkasse hat uns beim Namen gerufen. Dreißig Bauern mit Suppe, die herauf sind, um zu helfen.

choice-second-lift-launch = Antworten wir der Barkasse?
option-second-lift-launch-answer = Antworten und sie holen
    .cost = 2 Aktionen, und ein Pilot wird erschöpft. +1 Crew.
    .log = { $date }. Becher: antworten. Es kostete uns zwei Ladungen, nach meiner Rechnung. Einer von den dreißig wollte bleiben. Die Suppe haben wir gegessen.
option-second-lift-launch-leave = Weiter abholen
    .cost = Jetzt nichts. Sonst ist keiner in ihrer Nähe; und wenn wir rufen, kommt ein Schiff weniger.
    .log = { $date }. Becher: weiter. Ich sagte es ihr selbst. Sie sagte, das sehe sie völlig ein.

passage-second-lift-answered = Suppe
    .text =
        Das Boot geht rückwärts hinein, unter die Kante, und daneben kommt die Folie herunter wie Messer von einem Tisch; und die ganze Zeit hört man vom Steuer her eine Stimme, als läse sie einen Fahrplan.

        „Um zehn nach sind Sie längsseits. Um Viertel nach springen Sie, einzeln, der Größte zuletzt. Den Topf lassen Sie da.“

        Den Topf lassen sie nicht da. Er kommt zwischen zwei Männern mit Pelzmützen über die Reling, die ihn waagrecht halten und sonst nichts ansehen. Hinter ihnen klappt die Kante zusammen, ohne Eile, und nimmt die Barkasse mit.

        Es sind dreißig. Thaddeus zählt sie mit den Lippen hinein. Britt Lindqvist ist die Dreißigste, und sie weint, vor Wut, wegen des Motors, der ihrem Vater gehört hat.

        „So“, sagt sie und wischt sich das Gesicht. „Wer hat Hunger?“
    .log = { $date }. Der Barkasse geantwortet. Dreißig hinein, und ein Topf. Ich habe es als beantwortet eingetragen; die Spalte sehe ich jetzt öfter an als früher.

passage-second-lift-not-answered = Sie sieht es ein
    .text =
        „Für jeden Weg zu euch, den ich nicht mache, sind hier vierhundert“, sagt Gabriel. „Es tut mir leid. Habt ihr was zum Abstoßen?“

        „Bretter sind da“, sagt Britt Lindqvist. „Nein, das sehe ich völlig ein.“ Sie hat die Hand über das Gerät gelegt; man hört, wie sie es den anderen sagt, mit einer guten klaren Stimme wie eine Lehrerin. Es ist still, ein Mann sagt etwas, und ein paar lachen. „Wir staken uns jetzt an der Folie entlang“, sagt sie. „Olaf gibt den Takt. Könntet ihr das Gerät anlassen? Sagen müsst ihr nichts.“

        Er lässt es an. Es steht am Rand der Karte, und während sie die nächste Ladung hereinholen, ist eine Stimme darin, die sagt: eins, und zwei; und eins, und zwei.
    .log = { $date }. Der Barkasse nicht geantwortet. Ich habe das Gerät angelassen, wie sie es wollte. Sie können es nicht, und sie halten den Takt.

passage-second-lift-born = Elfhunderteins
    .text =
        Die Wehen kommen im Hangar, hinter einer Plane, zwischen zwei Jägern.

        „Natürlich jetzt“, hört man Petrosyan sagen. „Selbstverständlich jetzt. Eine ganze Woche hätte sie gehabt!“ Er verlangt Wasser, und Licht, und dass die Leute, die das Licht halten, ihm nicht in den Nacken atmen. Er ist Geburtshelfer, die Flotte hat ihn aus Versehen genommen: elfhundert Geburten, und auf diesem Schiff in all den Jahren keine einzige.

        Dann kommt das Geräusch. Laut ist es nicht. Den ganzen Hangar hinunter hören die Leute zu reden auf, mit ihren Bündeln auf den Knien.

        Er kommt heraus, die Ärmel hochgekrempelt, mit einem Formular. *Geburtsort.* An der Klinik, wo er gelernt hat, hätte man Mirembe hingeschrieben und in die Ferse geimpft; davon bleibt ein Ring. Er sieht die Ferse an, auf der nichts ist. Er sieht sich um, was er schreiben soll.
    .log = { $date }. Ein Mädchen, in Bucht zwei. Petrosyan hat hingeschrieben, wo: Ironclad. Zum ersten Mal freut sich jemand, diesen Namen auf einem Papier zu haben.

passage-second-lift-born-2 = Bucht zwei
    .text =
        Die Wehen kommen im Hangar, hinter einer Plane, zwischen zwei Jägern. Jemandes Tante kümmert sich darum; sie hat alle um heißes Wasser geschickt, damit sie aus dem Weg sind.

        Dann kommt das Geräusch. Laut ist es nicht. Den ganzen Hangar hinunter hören die Leute zu reden auf, mit ihren Bündeln auf den Knien.

        Die Tante kommt heraus und trocknet sich die Arme ab. Es gibt ein Formular; es gibt immer ein Formular. „Wo ist das hier?“, fragt sie die Nächstbeste, und das ist eine von den Kanonieren mit einer Leine über der Schulter. „Bei *Geburtsort*?“

        Die Kanonierin sieht sich um: die Jäger, die Granaten im Gestell, vierhundert Fremde. Sie nimmt den Stift. Sie schreibt es selbst, in Großbuchstaben, den ganzen Namen; und dann zieht sie das I noch einmal nach, weil es verwischt ist.
    .log = { $date }. Ein Mädchen, in Bucht zwei. Die Jüngste von den Kanonieren hat hingeschrieben, wo. Im Hafen sagt sie ungern, von welchem Schiff sie ist. Sie schrieb es in Großbuchstaben.

passage-second-lift-overdue = Fünf nach acht
    .text =
        „Es ist nach zwanzig Uhr“, sagt Roland.

        Keiner dreht sich um. Draußen gehen sie noch immer vorbei, zu zweien, die Bündel auf dem Kopf.

        „Ich habe es zu melden. Ist es zur Stunde nicht geschehen, so habe ich zu melden, dass es nicht geschehen ist, und sie schreibt es Ihnen an.“ Das Formular hat er schon heraus, das Datum ist eingesetzt. „Kapitän Anaya. Es gibt einen Befehl.“

        „Ich weiß“, sagt Gabriel. „Was haben Sie bis jetzt geschrieben?“

        Roland liest. „‚Um zwanzig Uhr war das Schiff Ironclad beschäftigt mit –‘“ Dort hört er auf und sieht hinaus. Einem Jungen ist etwas hinuntergefallen, und drei Erwachsene knien und suchen es. „Wie würden Sie das nennen?“, sagt Roland.
    .log = { $date }. Um acht nicht gefeuert. Es kostet uns einen Punkt bei der Marschallin. Roland hat es gemeldet, in einem Satz, und eine Stunde dafür gebraucht.

passage-second-lift-east-full = Der Ostarm
    .text =
        Der Riss fängt am äußersten Ende an, als ein heller Strich. Der Strich kommt den Arm entlang auf die Nabe zu, und wo er gewesen ist, ist kein Arm mehr.

        Es sind fünf Kilometer, und es ist vorbei, ehe einer etwas sagen kann. Die Lampen gehen von Osten nach Westen aus, eine nach der anderen, in guter Ordnung, als ginge da jemand mit dem Löschhut entlang; und eine davon schwenkt auf und ab, auf und ab, bis sie an der Reihe ist.

        „Das waren die Gruppen neun bis zwölf“, sagt Thaddeus. „Wer noch da war.“ Er hat die Liste. „Bei vier, hab ich gesagt. Ich hab gesagt, bei vier reißt er. Bei vier ist er gerissen.“ Er weiß nicht, dass er redet. Gabriel nimmt ihm die Liste aus der Hand, und er liest weiter darin.
    .log = { $date }. Der Ostarm ist abgerissen, mit Leuten darauf. Er hatte uns gesagt, wann. Es war sehr genau.

passage-second-lift-east-empty = Keiner mehr drauf
    .text =
        Der Ostarm geht mit einem langen hellen Riss, vom Ende her, fünf Kilometer weit. Er rollt sich, und einen Augenblick lang steht er über ihnen wie eine Welle. Dann ist er unten und brennt, und im Süden regnet er in kleinen Stücken ins Meer, sehr hübsch.

        Alle haben sich geduckt. Einer nach dem anderen richtet sich auf.

        „Leer“, sagt Thaddeus. „Ich hab für alle einen Haken.“ Er streckt Gabriel die Tafel hin, mit langem Arm, wie ein Junge seine Rechnung.
    .log = { $date }. Der Ostarm ist abgerissen, und keiner war darauf. Thaddeus zeigte mir die Haken. Ich sagte, das sei gut. Ich sollte das öfter sagen.

passage-second-lift-west-full = Der Westarm
    .text =
        Der Westen geht langsamer. Man hat Zeit, den Anfang zu sehen.

        Die Leute auf der letzten Plattform haben ihn auch gesehen. Sie haben angefangen, etwas nach vorn zu reichen, die Schlange entlang, über die Köpfe, von Hand zu Hand, auf die Nabe zu. Erst sind es Bündel. Dann sind es Kinder, in Anzügen mit umgeschlagenen Ärmeln. Die bei der Nabe nehmen sie und nehmen sie und drehen sich nicht um.

        Das Boot liegt mit der Nase hart am Rahmen, und auf der Reling steht der größte von den Heizern mit ausgestreckten Armen. Elf bekommen sie. Ein zwölftes ist schon geworfen.

        Er hat das zwölfte. Als kein Arm mehr da ist, bleibt er noch eine Weile so stehen und hält die Arme hin.
    .log = { $date }. Der Westarm ist abgerissen, mit Leuten darauf. Ihre Kinder hatten sie nach innen gereicht. Einer von unseren Heizern hat zwölf gefangen. Er heißt Ivo Marsh. Ich musste fragen.

passage-second-lift-now-west = Ein anderer als ich
    .text =
        Der Westarm ist noch voll. Durchs Glas sieht man ihre Lampen, in einer Reihe, ohne Gedränge. Thaddeus hat den Schlüssel ins Pult gesteckt und die Hände hinter dem Rücken.

        „Unter uns vierhunderttausend, die meisten schlafen“, sagt er. „Vor uns sechzehnhundert, wach. Jetzt kann ich ihn zerschießen. In einer Runde kann ich’s vielleicht, und vielleicht nicht. Wie weit er noch fällt, weiß ich nicht.“ Er hat sich nicht umgesehen. „Es sollte ein anderer sagen als ich.“
    .log = { $date }. Er steckte den Schlüssel hinein und nahm die Hand davon. Es war an uns, es zu sagen.

passage-second-lift-now-west-early = Ein anderer als ich
    .text =
        Der Westarm ist noch voll. Durchs Glas sieht man ihre Lampen, in einer Reihe, ohne Gedränge. Thaddeus hat den Schlüssel ins Pult gesteckt und die Hände hinter dem Rücken.

        „Unter uns vierhunderttausend, beim Abendessen“, sagt er. „Vor uns sechzehnhundert, die anstehen. Jetzt kann ich ihn zerschießen. In einer Runde kann ich’s vielleicht, und vielleicht nicht. Wie weit er noch fällt, weiß ich nicht.“ Er hat sich nicht umgesehen. „Es sollte ein anderer sagen als ich.“
    .log = { $date }. Er steckte den Schlüssel hinein und nahm die Hand davon. Es war an uns, es zu sagen.

passage-second-lift-now-some = Ein anderer als ich
    .text =
        Auf dem Spiegel sind noch Lampen. Man sieht sie durchs Glas, in einer Reihe, ohne Gedränge. Thaddeus hat den Schlüssel ins Pult gesteckt und die Hände hinter dem Rücken.

        „Unter uns vierhunderttausend, die meisten schlafen“, sagt er. „Vor uns, wer die da hält. Vierhundert sind eine Ladung, und die Ladungen seh ich. Jetzt kann ich ihn zerschießen. In einer Runde kann ich’s vielleicht, und vielleicht nicht. Wie weit er noch fällt, weiß ich nicht.“ Er hat sich nicht umgesehen. „Es sollte ein anderer sagen als ich.“
    .log = { $date }. Er steckte den Schlüssel hinein und nahm die Hand davon. Es war an uns, es zu sagen.

passage-second-lift-now-some-early = Ein anderer als ich
    .text =
        Auf dem Spiegel sind noch Lampen. Man sieht sie durchs Glas, in einer Reihe, ohne Gedränge. Thaddeus hat den Schlüssel ins Pult gesteckt und die Hände hinter dem Rücken.

        „Unter uns vierhunderttausend, beim Abendessen“, sagt er. „Vor uns, wer die da hält. Vierhundert sind eine Ladung, und die Ladungen seh ich. Jetzt kann ich ihn zerschießen. In einer Runde kann ich’s vielleicht, und vielleicht nicht. Wie weit er noch fällt, weiß ich nicht.“ Er hat sich nicht umgesehen. „Es sollte ein anderer sagen als ich.“
    .log = { $date }. Er steckte den Schlüssel hinein und nahm die Hand davon. Es war an uns, es zu sagen.

passage-second-lift-now-hung = Zwischen uns und dem Nagel
    .text =
        Der Schlüssel ist am Nagel, an der Schleuse, wo sie ihn haben wollten. Von der Brücke sieht man ihn, durch zwei Scheiben. Zu Fuß sind es vier Leitern und ein Gang.

        „Unter uns vierhunderttausend, die meisten schlafen“, sagt Thaddeus. „Wenn es sein soll, muss ich da hinunter und ihn vom Nagel nehmen, und alle sehen zu, und ich sag Verzeihung und trag ihn wieder herauf. Ich beschwer mich nicht. Ich hab ihn hingehängt.“ Er sieht ihn an; der Schlüssel schaukelt ein wenig. „Wie weit der Spiegel bis zur nächsten Runde fällt, weiß ich nicht“, sagt Thaddeus. „Wann ich losgehen soll, das sollte ein anderer sagen als ich.“
    .log = { $date }. Der Schlüssel ist am Nagel, blank gerieben. Wann er losgehen soll, war an uns zu sagen.

passage-second-lift-now-hung-early = Zwischen uns und dem Nagel
    .text =
        Der Schlüssel ist am Nagel, an der Schleuse, wo sie ihn haben wollten. Von der Brücke sieht man ihn, durch zwei Scheiben. Zu Fuß sind es vier Leitern und ein Gang.

        „Unter uns vierhunderttausend, beim Abendessen“, sagt Thaddeus. „Wenn es sein soll, muss ich da hinunter und ihn vom Nagel nehmen, und alle sehen zu, und ich sag Verzeihung und trag ihn wieder herauf. Ich beschwer mich nicht. Ich hab ihn hingehängt.“ Er sieht ihn an; der Schlüssel schaukelt ein wenig. „Wie weit der Spiegel bis zur nächsten Runde fällt, weiß ich nicht“, sagt Thaddeus. „Wann ich losgehen soll, das sollte ein anderer sagen als ich.“
    .log = { $date }. Der Schlüssel ist am Nagel, blank gerieben. Wann er losgehen soll, war an uns zu sagen.

choice-second-lift-now-west = Jetzt, oder noch eine Runde?
option-second-lift-now-west-fire = Jetzt zerschießen
    .cost = Wer noch darauf ist, stirbt; 2 Treffer von innen. Gefahr 3: Jatania heil; 4: Küste, −1 Moral, −1 Föderation; 5: Stadt, −2 Moral, −2 Föderation. Zwölfter Monat: Gesehen ab 1.
option-second-lift-now-west-wait = Noch eine Runde
    .cost = Weiter abholen. Am Ende der Runde sagt ein Würfel, um wie viel die Gefahr steigt, um höchstens 2. Bei 6 trifft er: −2 Föderation.
    .log = { $date }. Becher: noch eine Runde. Thaddeus sagte „danke“, ich weiß nicht, zu wem.
choice-second-lift-now-some = Jetzt, oder noch eine Runde?
option-second-lift-now-some-fire = Jetzt zerschießen
    .cost = Wer noch darauf ist, stirbt; 2 Treffer von innen. Gefahr 3: Jatania heil; 4: Küste, −1 Moral, −1 Föderation; 5: Stadt, −2 Moral, −2 Föderation. Zwölfter Monat: Gesehen ab 1.
option-second-lift-now-some-wait = Noch eine Runde
    .cost = Weiter abholen. Am Ende der Runde sagt ein Würfel, um wie viel die Gefahr steigt, um höchstens 2. Bei 6 trifft er: −2 Föderation.
    .log = { $date }. Becher: noch eine Runde. Thaddeus sagte „danke“, ich weiß nicht, zu wem.
choice-second-lift-now-again = Der Spiegel ist wieder gefallen. Jetzt?
option-second-lift-now-again-fire = Jetzt zerschießen
    .cost = Wer noch darauf ist, stirbt; 2 Treffer von innen. Gefahr 3: Jatania heil; 4: Küste, −1 Moral, −1 Föderation; 5: Stadt, −2 Moral, −2 Föderation. Zwölfter Monat: Gesehen ab 1.
option-second-lift-now-again-wait = Noch eine Runde
    .cost = Weiter abholen. Am Ende der Runde sagt ein Würfel, um wie viel die Gefahr steigt, um höchstens 2. Bei 6 trifft er: −2 Föderation.
    .log = { $date }. Becher: noch eine. Einstimmig war es nicht.

choice-second-lift-names = Zwei Ladungen sind durch. Wer schreibt?
option-second-lift-names-write = Jeden Namen aufnehmen
    .cost = Ein Spezialist wird erschöpft. Sind alle Namen da, ist die Liste ein Beweis.
    .log = { $date }. Achthundert Namen. { $hero } schrieb, bis der Bleistift zu kurz zum Halten war, und hielt ihn dann trotzdem.
option-second-lift-names-pass = Die Ladungen ohne Namen durchlassen
    .cost = −1 beim { $client }. Die Liste ist nicht mehr ganz.
    .log = { $date }. Zwei Ladungen ohne Namen durchgelassen. Ugyen stand auf, solange sie vorbeigingen, bei jedem.

## Der Schlüssel

passage-second-lift-tells-first = Ehe ich es wieder tue
    .text =
        „Ehe ich es wieder tu, sag ich euch, wie ich es getan hab“, sagt Thaddeus. Den Schlüssel hat er in der Hand. Er steht mit dem Rücken zum Pult, die Hacken beisammen wie zur Musterung. „Den Kasten habt ihr gehört. Ihr wisst die Uhrzeit und wessen Name dabeistand. Was ich gewusst hab, wisst ihr nicht. Das sollt ihr wissen, ehe ihr sagt, wer den hier dreht.“

        Im Funk ruft jemand Ladungen aus. Gabriel dreht ihn leiser, aber nicht ab.
    .log = { $date }. Ehe es noch einmal geschah, bat er, sagen zu dürfen, wie er es beim ersten Mal getan hat.

passage-second-lift-tells-after = Nicht der Kapitän
    .text =
        Thaddeus ist nicht vom Pult gegangen. „Ich habe etwas zu sagen, und ich möchte, dass die Uhrzeit dabeisteht“, sagt er. „Was in unserem Logbuch über Mirembe steht, ist nicht so. Da steht, Kapitän Xavier hat gefeuert. Hat er nicht. Ich war’s.“

        Gabriel hat die Uhrzeit geschrieben. Er hält die Feder einen Fingerbreit über dem Papier, und sie geht nicht hinunter.

        „Weiter“, sagt Daisuke bei der Tür.
    .log = { $date }. 21:09. Auf Mirembe hat nicht der Kapitän gefeuert. Thaddeus hat mich gebeten aufzuschreiben, wer es war.

passage-second-lift-tells-after-early = Nicht der Kapitän
    .text =
        Thaddeus ist nicht vom Pult gegangen. „Ich habe etwas zu sagen, und ich möchte, dass die Uhrzeit dabeisteht“, sagt er. „Was in unserem Logbuch über Mirembe steht, ist nicht so. Da steht, Kapitän Xavier hat gefeuert. Hat er nicht. Ich war’s.“

        Gabriel hat die Uhrzeit geschrieben. Er hält die Feder einen Fingerbreit über dem Papier, und sie geht nicht hinunter.

        „Weiter“, sagt Daisuke bei der Tür.
    .log = { $date }. 19:55. Auf Mirembe hat nicht der Kapitän gefeuert. Thaddeus hat mich gebeten aufzuschreiben, wer es war.

passage-second-lift-tells-after-given = Wenn sie herunter sind
    .text =
        Thaddeus ist nicht vom Pult gegangen. „Ich hab gesagt, ich erzähl’s, wenn sie herunter sind“, sagt er. „Herunter ist, wer herunterkommt. Die Uhrzeit habt ihr aus dem Brief, und wessen Schlüssel es war. In unserem eigenen Logbuch steht noch, Kapitän Xavier hat gefeuert. Das will ich selber richtigstellen, und nicht der, der schreibt, dass auf mich Verlass ist.“

        Gabriel hat die Seite gefunden. Er hält die Feder einen Fingerbreit über dem Papier, und sie geht nicht hinunter.

        „Weiter“, sagt Daisuke bei der Tür.
    .log = { $date }. Thaddeus wollte es hinterher erzählen. Er wollte nicht, dass wir unser Logbuch nach einem fremden Brief richtigstellen.

passage-second-lift-tells-held = Was ich getan hätte
    .text =
        „Ich hätte gefeuert“, sagt Thaddeus. Draußen jubeln sie. Er hat die Tür davor zugemacht. „Noch eine Minute, und ich hätte den Schlüssel gedreht, mit Leuten darauf. Ich will, dass das dasteht, denn einmal hab ich es getan. Das war nicht der Kapitän, auf Mirembe. Das war ich.“ Er bekommt den Schlüssel nicht vom Ring. „Heute hat man mich nicht gelassen“, sagt er. „Ich bin euch verbunden. Hat wer eine Feder?“
    .log = { $date }. Wir haben nicht gefeuert. Er sagt, er hätte. Dann sagte er, was er getan hat, als ihn keiner aufhielt.

passage-second-lift-tells-held-known = Was ich getan hätte
    .text =
        „Ich hätte gefeuert“, sagt Thaddeus. Draußen jubeln sie. Er hat die Tür davor zugemacht. „Noch eine Minute, und ich hätte den Schlüssel gedreht, mit Leuten darauf. Wer ihn auf Mirembe gedreht hat, wisst ihr, und wann. Den Rest bin ich euch schuldig.“ Er bekommt den Schlüssel nicht vom Ring. „Heute hat man mich nicht gelassen“, sagt er. „Ich bin euch verbunden. Hat wer eine Feder?“
    .log = { $date }. Wir haben nicht gefeuert. Er sagt, er hätte. Dann hat er den Rest von Mirembe erzählt.

passage-second-lift-tells-struck = Andersherum
    .text =
        Thaddeus steht am Pult. Den Schlüssel hat keiner gedreht. Unter ihnen brennt es vom einen Rand des Glases bis zum anderen.

        „Ich hab gewartet“, sagt er. „Ich dachte, diesmal wart ich.“

        Welches andere Mal es gab, fragt keiner. Er sagt es ihnen, das Gesicht zum Pult, ohne lauter zu werden. „Auf Mirembe hat nicht Kapitän Xavier gefeuert. Das war ich. Einmal war ich zu früh, und jetzt war ich zu spät.“ Die Heizerin am Bullauge ist da unten geboren. Er sieht sie an. Er hat sich dazu gezwungen.
    .log = { $date }. Wir haben gewartet, und er hat getroffen. Thaddeus sagt, auf Mirembe habe er selbst gefeuert. Nun war er einmal zu früh und einmal zu spät.

passage-second-lift-tells-struck-known = Andersherum
    .text =
        Thaddeus steht am Pult. Den Schlüssel hat keiner gedreht. Unter ihnen brennt es vom einen Rand des Glases bis zum anderen.

        „Ich hab gewartet“, sagt er. „Ich dachte, diesmal wart ich.“

        Welches andere Mal es gab, wissen alle. Er erzählt ihnen den Rest, das Gesicht zum Pult, ohne lauter zu werden. „Einmal war ich zu früh, und jetzt war ich zu spät.“ Die Heizerin am Bullauge ist da unten geboren. Er sieht sie an. Er hat sich dazu gezwungen.
    .log = { $date }. Wir haben gewartet, und er hat getroffen. Den Rest von Mirembe hat Thaddeus jetzt erzählt. Einmal war er zu früh und einmal zu spät.

passage-second-lift-tells = Zweiundfünfzig Minuten
    .text =
        „Im Befehl stand 14:40 Uhr“, sagt Thaddeus. „Am Abend davor hat mir der Kapitän gesagt, mir und sonst keinem, dass Schiffe die Leute holen. Um halb drei sollten die letzten abheben. Er ist selbst hinunter, damit sie sich beeilen.

        Um 13:41 Uhr haben ihre Geschütze auf uns geschossen. In sieben Minuten hatten wir vierunddreißig Tote. Ich kannte jeden, und ich wusste, wer auf dem nächsten Deck ist. Zweiundfünfzig Minuten hätte ich aushalten müssen, und ich hab meinen Schlüssel gedreht. Es war 13:48 Uhr. An der Schleuse standen 8.493 Menschen. Die hab ich umgebracht, damit von euch nicht noch mehr sterben.

        Sein Boot war noch unterwegs herauf. Er sah auf die Uhr, schrieb 14:40 Uhr und sagte: ‚Das war ich, Herr Cole.‘ Acht Jahre hab ich ihn gelassen.“
    .log = { $date }. Thaddeus hat auf Mirembe gefeuert, um 13:48, zweiundfünfzig Minuten vor der Zeit. Es hat 8.493 Menschen getötet, und ich habe den Falschen dafür an Land gesetzt.

passage-second-lift-xavier-first = Jemand mit besserem Recht
    .text =
        Zuerst geht Thaddeus an Kapitän Xaviers Tür. Er klopft und nimmt die Mütze ab, und alle können es hören, denn es ist eine dünne Tür.

        „Herr Kapitän. Die Leute haben Ihnen ihr Wort gegeben, dass Sie keiner nach Mirembe fragt, bis einer kommt, der ein besseres Recht dazu hat. Das haben sie gehalten. Jetzt möcht ich’s ihnen selber sagen, alles.“

        Es ist recht lange still.

        „Ich hatte gehofft, vorher tot zu sein, Herr Cole“, sagt Xavier. „Es wäre ordentlicher gewesen.“ Ein Stuhl wird gerückt. „Die vierunddreißig waren meine. Sie hatten ein Deck, an das Sie denken mussten, und ich hatte Ihnen etwas gesagt, das niemand hätte wissen müssen. Ich möchte, dass Sie das nicht weglassen.“

        „Nein, Herr Kapitän“, sagt Thaddeus. „Das lass ich lieber weg.“
    .log = { $date }. Thaddeus hat den Kapitän um Erlaubnis gefragt. Seit dem vierten Monat hatten wir ihm unser Wort gehalten und nicht gewusst, wem zuliebe.

passage-second-lift-key = Wer ihn dreht
    .text =
        Das Geschütz hat zwei Schlüssel. Mit jedem lässt sich feuern. Schlüssel zwei ist in Thaddeus’ Hand. Schlüssel eins war der des Kapitäns; er hängt in dessen Kajüte hinter der Tür, wo Gabriel sich acht Jahre lang jeden Morgen den Kopf daran gestoßen hat.

        „Ich kann das“, sagt Thaddeus. „Ich weiß, wie es geht. Mir ist lieber, ich tu es, als dass es sonst noch jemand lernt.“

        „Ich frage“, sagt Gabriel, „ob er es zweimal tun soll.“

        Jemand hat die Becher an der Kartenleiste aufgereiht. Draußen bewegen sich die Lampen nicht mehr.
    .log = { $date }. Zwei Schlüssel. Wer dreht, hatte der Tisch zu sagen.

choice-second-lift-key = Wessen Hand?
option-second-lift-key-cole = Thaddeus dreht ihn
    .cost = Frei. Dann war er es zweimal; soll er danach auf seinem Posten bleiben, sinkt die Moral um eins.
    .log = { $date }. Becher: Thaddeus. Er sagte laut die Uhrzeit und drehte ihn.
option-second-lift-key-gabriel = Gabriel nimmt Thaddeus den Schlüssel ab
    .cost = −1 Moral jetzt: Sie sehen ihren Kapitän es tun. Bleibt Thaddeus auf seinem Posten, +1 Moral.
option-second-lift-key-both = Beide Schlüssel, zwei Hände
    .cost = 1 Treffer von innen mehr: Am Pult steht keiner. Bleibt Thaddeus auf seinem Posten, +1 Moral.

passage-second-lift-gabriels-key = Hingehalten
    .text =
        Gabriel hält die Hand hin, die offene, wie einem Kind mit einem Messer.

        „Ich hab einen Mann an Land gesetzt, weil er das gedreht hat“, sagt er. „Ich dachte, ich müsste nie wissen, wie es geht. Links oder rechts?“

        „Rechts“, sagt Thaddeus. „Ein bisschen Spiel ist drin. Man meint, er hat gefasst, und er hat nicht.“ Er lässt nicht los. So stehen sie, jeder mit einer Hand an einem Ding, das kürzer ist als ein Finger. „Wie spät ist es?“, sagt Thaddeus. „Die Uhrzeit musst du sagen, Gabriel. Laut. Sonst war’s keiner.“
    .log = { $date }. Ich nahm ihm den Schlüssel ab. Ein bisschen Spiel ist drin. Ich habe die Uhrzeit gesagt.

passage-second-lift-both-keys = Schlüssel eins
    .text =
        An Schlüssel eins hängt noch ein Faden blauer Wolle, von damals, als der Steward des Kapitäns ihn putzte. Gabriel ist gerannt. Er ist außer Atem, und auf der Stirn hat er einen Abdruck von der Tür.

        Sie müssen nebeneinander stehen, und dazu ist kein Platz; Thaddeus rückt das linke Knie.

        „Zusammen“, sagt Gabriel. „Auf was?“

        „Auf null. Ich zähle herunter, und bei null drehen wir. Damit keiner der Erste war.“ In all den Jahren hat er das nur im Drill gesehen. „Drei“, sagt Thaddeus. Dass er Angst hat, hat er im Leben keinem gesagt, und er sagt es auch jetzt nicht, aber der Schlüssel tickt gegen die Platte. Gabriel hat die freie Hand flach daraufgelegt. „Zwei“, sagt Thaddeus.
    .log = { $date }. Beide Schlüssel, auf null. Wer von uns der Erste war, weiß keiner von uns. Dafür ist es da.

passage-second-lift-fired = Die Uhrzeit, genau
    .text =
        Das Geschütz bockt. Jeder Becher springt am Haken und jede Pfanne. Wie das von innen ist, hatten alle vergessen.

        Ein Strich geht mitten durch den Spiegel, von einem Ende zum anderen, ganz gerade, wie wenn man einen Brief zerreißt. Die Hälften neigen sich voneinander weg. Etwa eine Minute lang sind beide voll Sonne, sodass auf Jatania im Dunkeln jedes Fenster aufleuchtet; dann drehen sie die Schmalseite her und gehen links vorbei und rechts vorbei, und es ist nur noch der Himmel da und Leute darin, in Booten, die heraufschauen.

        Thaddeus hat die Uhr offen. „21:06 Uhr“, sagt er, „Schiffszeit. Ich hätte das gern genau.“ Seine Stimme ist flach wie ein Brett.

        „Er fragt immer danach“, sagt Gabriel. Er hat zu schreiben aufgehört. „Du fragst immer danach.“
    .log = { $date }. Gefeuert. Thaddeus bat, die Uhrzeit genau einzutragen: 21:06, Schiffszeit. Acht Jahre führe ich dieses Logbuch, und erst jetzt fiel mir auf, dass er immer darum bittet.

passage-second-lift-fired-early = Die Uhrzeit, genau
    .text =
        Das Geschütz bockt. Jeder Becher springt am Haken und jede Pfanne. Wie das von innen ist, hatten alle vergessen.

        Ein Strich geht mitten durch den Spiegel, von einem Ende zum anderen, ganz gerade, wie wenn man einen Brief zerreißt. Die Hälften neigen sich voneinander weg. Etwa eine Minute lang sind beide voll Sonne, sodass auf Jatania im Dunkeln jedes Fenster aufleuchtet; dann drehen sie die Schmalseite her und gehen links vorbei und rechts vorbei, und es ist nur noch der Himmel da und Leute darin, in Booten, die heraufschauen.

        Thaddeus hat die Uhr offen. „19:52 Uhr“, sagt er, „Schiffszeit. Ich hätte das gern genau.“ Seine Stimme ist flach wie ein Brett.

        „Er fragt immer danach“, sagt Gabriel. Er hat zu schreiben aufgehört. „Du fragst immer danach.“
    .log = { $date }. Gefeuert. Thaddeus bat, die Uhrzeit genau einzutragen: 19:52, Schiffszeit. Acht Jahre führe ich dieses Logbuch, und erst jetzt fiel mir auf, dass er immer darum bittet.

passage-second-lift-held = Wieder hinauf
    .text =
        „Ein Viertel“, sagt, wer am Rad steht. „Halb. Halb. *Halb*, hab ich gesagt! Jetzt halten. Nicht atmen.“

        Er ächzt die ganze Länge entlang. Mit der ganzen Länge schwenkt er durchs Dunkel, und von den Enden der Arme fallen ein Brett, eine Rolle Draht, Lampen und wer noch draußen ist. Am Rad kann das keiner sehen, und am Glas können es alle.

        Dann geht der Zeiger hinauf. Um eins ist er gestiegen. Der Spiegel hinkt, in der Mitte ist er verbogen wie ein altes Schirmgestell, aber er steigt; und unten auf den Höfen, zu einer Stunde, zu der es nie Sonne gab, kräht ein Hahn, und dann krähen alle.

        „Wir haben ihn“, sagt jemand und setzt sich in der leeren Nabe auf den Boden, beide Hände offen auf den Knien.
    .log = { $date }. Der Spiegel ist in der Umlaufbahn, verbogen. Wer noch auf den Armen war, als er schwenkte, ist es nicht mehr. Wir haben vierhunderttausend gerettet, und wie viele es gekostet hat, musste ich fragen.

passage-second-lift-struck = Quer über die Höfe
    .text =
        Der Spiegel fällt an ihnen vorbei. Man spürt ihn wie einen Zug in der Nebenstraße.

        Er kommt mit der Kante voran herunter, quer über Jatania, von der Südküste bis zu den Hügeln, langsam, und die Folie legt sich über Straßen, Hecken und Dächer, wie man ein Tuch über Möbel legt; und dann kommen die Rahmen.

        Auf der Brücke sagt keiner etwas. Das Funkgerät schon. Es ist voller Leute, alle auf einmal, die Straßennamen sagen. Ein Mann sagt immer wieder, dass er bei der Schule ist; dass er bei der Schule ist und sie steht. Nach einer Weile sind es weniger.

        Und dann wird es dunkel. Dunkel war es vorher schon, mit einem Schimmer darin. Jetzt ist dort oben gar nichts mehr. Eine von den Heizern ist in den Hügeln geboren. Sie hat die Hand flach am Bullauge.
    .log = { $date }. Der Spiegel hat Jatania getroffen. Ich habe versucht, die Straßennamen mitzuschreiben, wie sie gerufen wurden. Es sind vier Seiten. Eine Heizerin, die von dort ist, hat die Schreibung verbessert.

passage-second-lift-shout = Du hast die Tür gehalten
    .text =
        Diesmal ist es Gabriel, der schreit, zum ersten Mal in acht Jahren.

        „An Land hab ich ihn gesetzt, von seinem eigenen Schiff! Vor deinen Augen! Da saß er, die Mütze auf den Knien, und hat gefragt, ob die Feuer in der Kombüse gesichert sind, und *dafür* hab ich ihn an Land gesetzt, Thaddeus; und du hast die Tür gehalten! Für uns hast du sie gehalten!“ Er hat die Kartenleiste gepackt. „Er hat dich angesehen. Ich hab gesehen, wie er dich ansah! Ich dachte, er bittet dich um Hilfe.“

        „Nein“, sagt Thaddeus. „Er hat mich gebeten, den Mund zu halten.“

        „Und du?“ Das gilt Daisuke, an der Luke, der es seit 92 weiß. „Du hast den Kasten abgespielt!“

        Daisukes Mund geht auf. Er sieht sich nach einer Pumpe um, nach einem Rohr, nach irgendetwas, und es ist nichts da. „Ich hab gehofft, ich hätte mich verhört“, sagt er.
    .log = { $date }. Ich habe geschrien. Ich habe gegen den Falschen gemeutert, und zwei von meinen Freunden wussten es. Zur nächsten Wache kamen beide pünktlich.

## Die Nachbesprechung

passage-second-lift-won-federation = Kein Grund
    .text =
        Die Antwort der Marschallin kam zum Frühstück, vier Zeilen, und Roland las sie mit Haferbrei auf dem Löffel.

        „Kapitän Anaya. Ich habe Ihre Zahlen. Ich hätte um acht gefeuert. Ich hätte recht gehabt, und weniger von ihnen wären am Leben. Mein Enkel schreibt, es sei die schönste Nacht seines Lebens gewesen. Die ganze Klasse stand auf dem Dach. Ich lege seinen Brief bei. Er hätte gern ein Stück von der Folie. Falk.“

        Es gab ein Stück. Otgon hatte es für die Bienen. Er schnitt eine Ecke ab und strich sie mit dem Löffelrücken glatt.

        „Sie sagt ‚ich‘“, sagte Roland. „Viermal steht es da.“ Er hatte gezählt, und nicht laut. Er wandte sich zu seiner Schwester und hielt ihr den Brief hin. „Willst du sehen? Es geht um die Straße mit den Pappeln.“
    .log = Am Fünfzehnten. Die Marschallin schickt ihren Dank und bittet um Folie. Frühstück. Kaum einer sprach. Wrathe las den Brief eines Schuljungen zweimal.

passage-second-lift-won-federation-early = Kein Grund
    .text =
        Die Antwort der Marschallin kam zum Frühstück, vier Zeilen, und Roland las sie mit Haferbrei auf dem Löffel.

        „Kapitän Anaya. Ich habe Ihre Zahlen. Ich hätte um acht gefeuert. Sie taten es vorher. Mein Enkel schreibt, es sei die schönste Nacht seines Lebens gewesen. Die ganze Klasse stand auf dem Dach. Ich lege seinen Brief bei. Er hätte gern ein Stück von der Folie. Falk.“

        Es gab ein Stück. Otgon hatte es für die Bienen. Er schnitt eine Ecke ab und strich sie mit dem Löffelrücken glatt.

        „Sie sagt ‚ich‘“, sagte Roland. „Dreimal steht es da.“ Er hatte gezählt, und nicht laut. Er wandte sich zu seiner Schwester und hielt ihr den Brief hin. „Willst du sehen? Es geht um die Straße mit den Pappeln.“
    .log = Am Fünfzehnten. Die Marschallin schickt ihren Dank und bittet um Folie. Frühstück. Kaum einer sprach. Wrathe las den Brief eines Schuljungen zweimal.

passage-second-lift-won-federation-hit = Kein Grund
    .text =
        Die Antwort der Marschallin kam zum Frühstück, vier Zeilen, und Roland ließ darüber den Haferbrei kalt werden.

        „Kapitän Anaya. Ich habe Ihre Zahlen, und ich habe die von Jatania. Sie haben mehr heruntergeholt, als ich gehofft hatte. Der Spiegel ist auf Menschen gefallen, die nicht darauf waren. Man wird mich fragen, ob es das wert war. Ich werde nicht antworten. Die Klasse meines Enkels stand auf dem Dach der Schule. Was sie gesehen haben, schreibt er nicht. Ich lege seinen Brief bei. Falk.“

        Otgon hatte ein Stück von der Folie glatt gestrichen, für die Bienen, und hörte damit auf.

        „Der Junge hat etwas dazugezeichnet“, sagte Roland. Er wandte sich zu seiner Schwester und hielt ihr den Brief hin. „Willst du sehen? Es ist die Straße mit den Pappeln. Da sind Leute darauf, die bergauf gehen.“ Er hatte sie gezählt, und nicht laut.
    .log = Am Fünfzehnten. Die Marschallin hat unsere Zahlen und die von Jatania. Frühstück. Kaum einer sprach. Wrathe sah sich die Zeichnung eines Schuljungen zweimal an.

passage-second-lift-won-council = Von Hand liniert
    .text =
        Ugyen hatte die Blätter auf einem Stoß und obenauf seinen Hut, damit sie liegen blieben. Auf manchen war Tee und auf einem ein kleiner Handabdruck.

        „Es ist höchst unvorschriftsmäßig“, sagte er liebevoll. „Man hat an den Rand geschrieben. Hier hat ein Mann seinen Hund angegeben.“

        Wer zuletzt geschrieben hatte, schlief neben den Bleistiften, die Wange auf dem Tisch, und war bis zum Handgelenk grau von anderer Leute Namen.

        „Die Vorsitzende fragt nach der Summe“, sagte Gabriel.

        „Ja. Danach fragt man immer zuerst.“ Ugyen hatte unter das letzte Blatt einen Strich gezogen und keine Zahl darunter gesetzt. „Ich dachte, ich schicke ihr erst einmal Seite eins“, sagte er. „Sie zu lesen dauert vier Minuten. Schneller geht es nicht. Ich habe es versucht.“
    .log = Am Fünfzehnten. Frühstück, still. Der Rat hat Namen bekommen, wo er um eine Zahl bat. Die Seite mit dem Hund hat Ugyen behalten.

passage-second-lift-won-council-2 = Das übrige Papier
    .text =
        Ugyen saß an seinem Tisch in der Schleuse, links und rechts ein Stuhl und vor sich ein Stoß von Hand liniertes Papier. Darauf war nichts als der Ring von einer Tasse.

        „Die Vorsitzende fragt nach der Summe“, sagte Gabriel.

        „Ich habe gezählt, während sie vorbeigingen.“ Er zog am Fuß des ersten Blattes einen Strich und setzte die Zahl darunter. Sie sah dort klein aus. „Sie stimmt“, sagte Ugyen. „Zweiundneunzig habe ich eine nach Pharos getragen, die war ebenso ordentlich. Die Vorsitzende wird zufrieden sein. Sie bat um Namen, aber sie ist Zahlen gewohnt.“ Er stieß die anderen vierhundertneunundneunzig Blätter gerade. „Könnten Sie die für etwas brauchen?“, sagte er.
    .log = Am Fünfzehnten. Frühstück, still. Der Rat hat um Namen gebeten, und wir haben ihm eine Zahl geschickt. Das Papier hat die Kombüse bekommen.

passage-second-lift-won-firstborn = Ein Name in der Tasche
    .text =
        Alle waren zu Bett, nur Vashti und Wrathe saßen noch in der Messe, bei heruntergedrehter Lampe.

        „Viermal hab ich’s versucht“, sagte Vashti. „Ich sag’s jetzt einfach. Der erste. Der erste Spiegel. Das war ich. Ich war zwanzig, ich hab das Ding getragen, ich hab beim ersten Mal getroffen. Wen du suchst – das bin ich. Vashti von Ismail.“

        Wrathe nähte eine Dichtung. Sie nähte bis ans Ende der Naht und biss den Faden ab.

        „Wie schreibt man das?“, sagte sie.

        Vashti buchstabierte es. Wrathe schrieb es auf einen Zettel, in Großbuchstaben. Sie las es durch, faltete es zweimal, steckte es in die Brusttasche und knöpfte die Tasche zu. „Sechs Fahrten hast du gemacht“, sagte Wrathe. Lauter war sie nicht geworden. „Sagt Cole. Der zählt. Was das wert ist, weiß ich noch nicht. Geh schlafen.“
    .log = { $date }. Der Älteste hat seine neun Ladungen und fragt nach Jatania nicht. Jemand hatte die Lampe klein brennen lassen. Zwei Becher, aus einem war nicht getrunken.

passage-second-lift-won-firstborn-struck = Zwei Namen in der Tasche
    .text =
        Nur Vashti und Wrathe saßen noch in der Messe, bei heruntergedrehter Lampe. Draußen, wo Jatania liegt, war kein Licht.

        „Viermal hab ich’s versucht“, sagte Vashti. „Eine schlimmere Nacht dafür gibt’s nicht. Der erste. Der erste Spiegel. Das war ich. Ich war zwanzig, ich hab das Ding getragen, ich hab beim ersten Mal getroffen. Wen du suchst – das bin ich. Vashti von Ismail.“

        Wrathe nähte eine Dichtung. Sie nähte bis ans Ende der Naht und biss den Faden ab.

        „Wie schreibt man das?“, sagte sie.

        Vashti buchstabierte es. Wrathe schrieb es auf einen Zettel, in Großbuchstaben. Darunter schrieb sie noch einen und drehte den Zettel herum: IRONCLAD.

        „Das ist für den zweiten“, sagte Wrathe. Sie faltete den Zettel zweimal und knöpfte ihn in die Brusttasche. „Sechs Fahrten hast du gemacht. Sagt Cole. Der zählt. Was das wert ist, weiß ich noch nicht. Geh schlafen.“
    .log = { $date }. Der Älteste hat seine neun Ladungen. Jatania hat keine Sonne, und er fragt nicht danach. Zwei Becher, aus einem war nicht getrunken.

passage-second-lift-won-cartel = Nach Ladung, und noch eine
    .text =
        Reis zahlte in Münzen, aus einer Schachtel, an seinem eigenen Tisch, und zählte selbst, denn damit traute er keinem.

        „Das wär das“, sagte er. „So. Du hast mich was gefragt.“ Die Tomaten hatte er weggeschoben. „Dreizehn, vierzehn, fünfzehn und sechzehn. Der letzte Konvoi. Adjoa wollte seine Geschütze heraushaben und hat alles bezahlt, alle sechzehn, wenn ich in die letzten vier Kisten nehm. Ich hab gedacht, es reicht noch für einen fünften. Ich hab gedacht, ich krieg beides.“ Er sah alt aus. „Die sind an der Schleuse gestanden und haben uns laden sehen. Es war der beste Vertrag meines Lebens.“

        Jabulile hatte sich hingesetzt. „Für die anderen zwölf hat dir nie jemand gedankt“, sagte sie.

        „Nein“, sagte Reis.

        „Ich wollte“, sagte Jabulile. Sie drehte eine der Münzen um. „Ich hatte eine Karte.“
    .log = { $date }. Der Faktor zahlte nach Ladung. Er hat Jabulile gesagt, was in Kiel dreizehn war. Sie ließ die Karte auf dem Tisch, mit dem Gesicht nach unten, und er wagt nicht, sie umzudrehen.

passage-second-lift-won-corporation = In der Toleranz
    .text =
        „Krumm ist er“, sagte Cormac, „aber oben. Die sind im siebten Himmel.“ Er hörte, was er gesagt hatte, und rieb sich das Gesicht.

        Eluned hatte das gute Lager auf dem Tisch und das schlechte, nebeneinander. Er hatte beiden mit geschlossenen Augen zuhören müssen.

        „Auf dem Getriebe steht dein Name“, sagte sie. „Auf dem Rad meiner. Meinen streichen sie wieder über.“

        „Ich setz ein Schild drauf.“

        „Du schreibst in den Bericht, was das Lager gespart hat. Elf Credits. Und wie viele auf den Armen waren, als wir ihn schwenkten. Auf dieselbe Seite, Cormac. Schreiben hab ich dir doch beigebracht?“

        Eine Feder hatte er dabei. Er zog das Formular heran, das mit dem schönen Namen oben; und in das Feld *Ursache* begann er in guter klarer Schrift zu schreiben.
    .log = Am Fünfzehnten. Der Spiegel gehört wieder ihnen, krumm, und abbezahlt ist er im Jahr 119. Cormac hat hingeschrieben, was das Lager gespart hat, mit seinem Namen. Das Frühstück war still.

passage-second-lift-dark = Das zweite Dunkel
    .text =
        Drei Tage dauerte es, bis einer landen konnte. Als Erstes fehlte es an Heizöl.

        Elf Tage lang brachten sie es nach Jatania: der Laderaum voll, der Hangar, die Kojen. Dasselbe hatte dieses Schiff 85 getan, zur Hälfte mit denselben Leuten. Ein Jahr werde es keine Sonne geben, sagte die Föderation, und dann sagte sie zwei. Wie viele Tote, sagte sie nicht. Am Kai war eine Wand mit angehefteten Zetteln, und die Leute gingen mit Lampen daran entlang.

        Am neunten Tag sah Gabriel dort Wrathe. Sie zeigte ein paar Kindern, wie man innen eine Decke vor die Tür hängt: nicht an die Tür, eine Handbreit davor. Sie taten es so lange, bis es stimmte.

        „Es gibt einen Schnee, der kommt unten durch“, sagte sie zu ihnen. „Den erkennt ihr am Geräusch.“
    .log = Am Achtundzwanzigsten. Auf Jatania ist es wieder dunkel. Elf Tage Heizöl. Eine Zahl habe ich von Wrathe nicht gehört.

passage-second-lift-few = Nicht wie vereinbart
    .text =
        Der Auftraggeber hatte die Zahlen vor dem Frühstück, und zu zahlen gab es nichts.

        „Es ist kein Vorwurf“, las Salome vor. „‚Wir verkennen die Schwierigkeiten nicht. Die Bedingungen waren jedoch eindeutig.‘ Das waren sie auch.“ Sie schob es unter das Salz.

        Alle waren zu Tisch gekommen, weil es die Zeit dafür war. Es gab eine Menge Haferbrei. Der Koch hatte aus Gewohnheit für die Takler mitgekocht, und die Bank entlang standen zweihundert Schüsseln, umgestülpt, sauber. Man bekam keinen Ellbogen dazwischen.

        „Die hätte einer wegräumen sollen“, sagte der Koch.

        Es rührte sich keiner, um es zu tun.
    .log = Am Fünfzehnten. Es hat nicht gereicht, um bezahlt zu werden. Beim Frühstück zweihundert Schüsseln zu viel, und bis Mittag ließen wir sie stehen.

passage-second-lift-lost-ship = In denselben Booten
    .text =
        Noch an demselben Tag brach die Ironclad unter dem Spiegel auseinander, in einem Regen aus ihren eigenen Platten und anderer Leute Blech.

        Es waren die Takler, die sie herausholten. Die hatten auf Flößen gelegen und kamen ohnehin zurück, wegen der ihren; sie hielten einfach die Lampen hoch und nahmen, wer vorbeitrieb. Hundert vom Schlachtschiff saßen unter achthundert von Perdita, in denselben Decken.

        „Name?“, sagte eine alte Frau mit einem Haken am Gürtel. Sie hatte eine Schiefertafel.

        Thaddeus nannte ihn.

        Sie sah ihn beim Licht der Lampe eine Zeit lang an. Sie hatte an einer Schleuse einen Mann verloren. „Mit C oder mit K?“, sagte Nan Adaeze.
    .log = Rumpf verloren. Man hat uns abgeholt. Falls man dieses Buch findet: Sie haben uns hineingezählt.

line-second-lift-left-0-thaddeus = „Alle heraus, alle herein. Keiner ist draufgeblieben. Viermal hab ich’s gezählt, und ich zähl’s noch mal, es ist das erste Mal, dass es aufgeht.“
line-second-lift-left-1-thaddeus = „Eine Ladung fehlt. Vierhundert sind draufgeblieben. Die Nummer der Gruppe hab ich.“
line-second-lift-left-2-thaddeus = „Zwei Ladungen fehlen. Achthundert sind draufgeblieben. Schreib achthundert hin, nicht zwei.“
line-second-lift-left-3-thaddeus = „Drei Ladungen fehlen. Zwölfhundert sind draufgeblieben. Das ist ungefähr die Besatzung, die wir bei Mirembe hatten, dreimal.“
line-second-lift-left-4-thaddeus = „Vier Ladungen fehlen. Sechzehnhundert sind draufgeblieben. Sie hatten Lampen. Ich dachte, die machen sie aus.“
line-second-lift-left-5-thaddeus = „Fünf Ladungen. Zweitausend sind draufgeblieben. Ich möchte die Gruppen vorlesen, wenn’s keinen stört. Es sind fünf.“
line-second-lift-left-6-thaddeus = „Sechs Ladungen. Zweitausendvierhundert sind draufgeblieben. Ich hatte mich dran gewöhnt, Ladungen zu denken.“
line-second-lift-left-7-thaddeus = „Sieben Ladungen. Zweitausendachthundert sind draufgeblieben. Das ist eine Stadt. Wie groß, müsste ich nachschlagen.“
line-second-lift-left-8-thaddeus = „Acht Ladungen. Dreitausendzweihundert sind draufgeblieben. Von denen hab ich keine Liste. Keiner hat eine.“
line-second-lift-left-9-thaddeus = „Neun Ladungen und mehr; dreitausendsechshundert, mindestens, sind draufgeblieben. Da hab ich aufgehört. Heut Nacht mach ich weiter.“

passage-second-lift-shore = Die Südküste
    .text =
        Als er zerbrach, war er schon zu weit unten. Die eine Hälfte ging vorbei und die andere nicht ganz, und sie nahm die Südküste mit, wie ein Ärmel eine Reihe Becher.

        Sieben Fischerdörfer lagen da, mit zweitausendeinhundert Leuten. Die meisten waren seit Mittag bergauf gegangen, mit ihren Hühnern. Zweihundertzwölf waren bei den Booten geblieben.

        „Wir haben weiter abgeholt“, sagte Thaddeus. „Das hat es gebracht, und das hat es gekostet.“ Er hatte beide Zahlen auf einer Tafel, mit einem Strich dazwischen, der nicht ganz gerade war. „Welche Seite nach oben gehört, weiß ich nicht.“
    .log = { $date }. 212 Tote an der Südküste von Jatania, weil wir weiter abgeholt haben. Vierhundert die Ladung. Rechnen kann ich. Es geht auf, und es nützt nichts.

passage-second-lift-town = Ravensby
    .text =
        Die Stadt hieß Ravensby. Sie hatte eine Molkerei, einen Musikpavillon und neuntausend Einwohner, und ein Stück vom Spiegel, so lang wie ihre Hauptstraße, kam ihre Hauptstraße entlang herunter.

        Gewarnt war sie, um vier Uhr früh, zu Mittag und um sechs. Die Kapelle war spielend herumgezogen, damit die Leute vor die Tür kamen. Elfhundertvierzig waren nicht gekommen.

        Man hatte eine Liste heraufgeschickt, mit Hausnummern. Es war keine Anklage. Man hatte gemeint, das Schiff wolle es wissen. Wrathe hatte dort eislaufen gelernt, auf dem Molkereiteich, und sie las sie im Stehen, mit einem Finger, bis zu den Namen mit M.

        „Das ist der Zahnarzt“, sagte Wrathe.
    .log = { $date }. 1.140 Tote in Ravensby, weil wir weiter abgeholt haben. Man hat uns die Liste geschickt, damit wir es wissen.

passage-second-lift-launch-left = Eins, und zwei
    .text =
        Am Fünfzehnten fand man das Boot, mitten in der Folie, die Bretter nebeneinandergelegt.

        Von den dreißig lebten neun. Vier Stunden hatten sie gestakt. Olaf Brandt, der den Takt gab, gab ihn auch dann noch, als auf seiner Seite keiner mehr stieß. Britt Lindqvist war nicht unter den neun.

        Mit den anderen Sachen kam der Topf an den Kai von Jatania. Er war voll, der Deckel festgebunden. Um den Henkel hatte jemand einen Zettel gelegt, mit Bleistift, in einer Lehrerinnenschrift: *fürs Schiff, wenn sie einen Augenblick Zeit haben.*

        Gabriel trug ihn an Bord. Er war kalt und hatte gehalten. Er stellte ihn selbst auf den Herd, setzte sich daneben und wartete, bis es heiß war.
    .log = Von den dreißig in der Barkasse leben neun. Es war Graupensuppe. Wir haben sie gegessen. Das Gerät habe ich abgeschaltet.

passage-second-lift-list = Eine Liste
    .text =
        Die Liste hatte am Ende einundneunzig Blätter und war mit einem Schuhband gebunden. Auf den Umschlag hatte Ugyen geschrieben, was sie ist, und dann die Uhrzeit, und nach wessen Uhr.

        „Eines Tages wird man feststellen, wer auf Perdita war“, sagte er. „Es wird eine Zahl darin vorkommen. Ich hätte gern etwas im Raum, das schwerer ist als die Zahl.“ Er wog es in der Hand und gab es nicht seinem eigenen Boten, sondern Gabriel. „Auf Pharos werden Papiere gelegentlich verlegt. Hätten Sie etwas Trockenes?“

        Zofia hatte beim Herd zugehört. Ehe er ausgeredet hatte, war die Mehlkiste offen.
    .log = { $date }. Einundneunzig Blätter Namen, im Mehl, zum Übrigen. Mehl ist kaum noch da.

passage-second-lift-unlisted = Durchgelassen
    .text =
        Für achthundert, mindestens, gab es kein Blatt. Sie waren an Land gegangen und irgendwo auf Jatania, in geliehenen Mänteln.

        „Sie sind in Sicherheit“, sagte Gabriel. „Was macht es, ob sie aufgeschrieben sind?“

        „Am Zweiundzwanzigsten kam ein Agent von Kontor ins Lager“, sagte Ugyen, „mit einer Liste von Verträgen. Er rief Nummern auf. Von wem ich den Namen hatte, der konnte sagen: Ich heiße so und so, der Rat hat mich in seinem Buch. Die durfte er nicht anrühren. Die anderen hat er auf ein Schiff gesetzt.“ Er hatte die Hände zwischen den Knien. „Es waren zweihundertsechs. Ich hätte nicht gewusst, wie ich ihn aufhalte. Ich hatte keinen Namen zu sagen.“
    .log = Am Neunundzwanzigsten. Von denen, die wir ohne Namen durchließen, sind 206 wieder auf Perdita, unter Vertrag. Die anderen gehen auf Jatania als sie selbst herum. Gekostet hätte es uns einen Spezialisten, für eine Stunde.

passage-second-lift-temir = Zuerst sein Name
    .text =
        Hadiza war wegen der Bienen in den Hangar gekommen. „In dem Buch stehen viele Namen“, sagte Otgon. „Einen such ich. Ich hatte einen Bruder, Temir. Lader war er. Im Jahr 90 ist er an einer Luke gefallen, und wer den Befehl gegeben hat, hab ich nie erfahren.“

        Sie schlug das Buch auf und blätterte mit der einen Hand zurück, zu einer Seite, die davon weich war. „Temir“, las sie. „Er ist Lader, er singt, und keiner bringt es übers Herz, ihn zu unterbrechen. Ich sage ihn jeden Abend. Der Befehl war von mir.“

        Die Bienen waren still geworden. Otgon setzte sich auf die Kiste. Nach einer Weile rückte er ein Stück.
    .log = { $date }. Otgon hat den Namen, den er seit 90 sucht. Gesagt hat sie ihn selbst. Zum Essen musste ich beide holen.

passage-second-lift-thaddeus = Herr Cole
    .text =
        Thaddeus hatte eine kleine Tasche gepackt, obenauf die Uhr aus seiner Kajüte. Sie ging zweiundfünfzig Minuten nach. Jetzt wussten alle, warum.

        „Ihr habt es zu sagen“, sagte Thaddeus. „Ihr könnt mich lassen, wo ich bin. Ihr könnt mich einsperren, bis mich einer anhört; ich geh ruhig mit. Oder: Ich hab Keala gefragt, ob sie mich nimmt. Auf Perdita sind 22.914, die von der Schleuse weggekommen sind, und jeder hat einen, der dort geblieben ist. Ich würde Pumpen richten. Sie hat gesagt: ‚Er soll kommen und es hier sagen.‘ Das wär mir das Liebste. Aber ich bin nicht der, den man fragt.“
    .log = { $date }. Thaddeus hatte gepackt. Drei Dinge konnte er tun, und er sagte uns, welches ihm das liebste wäre, und dann, dass es nicht zählt.

choice-second-lift-thaddeus = Was wird aus Thaddeus Cole?
option-second-lift-thaddeus-post = Thaddeus behält seinen Posten
    .cost = −1 Moral: Manche von uns können ihn nicht ansehen. Er bleibt an Bord.
    .log = { $date }. Becher: Er bleibt. Zwei standen kopfüber. Das Salz reichen sie ihm noch.
option-second-lift-thaddeus-share = Thaddeus behält seinen Posten
    .cost = +1 Moral: Diesmal haben zwei gedreht. Er bleibt an Bord.
    .log = { $date }. Becher: Er bleibt. Es stand keiner kopfüber.
option-second-lift-thaddeus-spared = Thaddeus behält seinen Posten
    .cost = +1 Moral: Diesmal war es nicht seine Hand. Er bleibt an Bord.
    .log = { $date }. Becher: Er bleibt. Sie sehen jetzt auf meine rechte Hand und nicht mehr auf seine.
option-second-lift-thaddeus-confine = Thaddeus einsperren, bis man ihn anhört
    .cost = +1 { TRAIT($client, key: "id") ->
            [firstborn] bei den Erstgeborenen
            [council] beim Rat
            [cartel] beim Kartell
            [corporation] beim Konzern
           *[other] bei der { $client }
        }. Bis zu den letzten Szenarien ist er nicht in der Mannschaft.
    .log = { $date }. Becher: eingesperrt. Er bat um die Achterkajüte, weil die kein Fenster hat.
option-second-lift-thaddeus-ashore = Thaddeus zu Keala gehen lassen
    .cost = Er geht für immer. Keala steht eine Stufe besser zu uns; vertraut sie uns schon, +1 Moral.
    .log = { $date }. Becher: Er darf gehen. Er gab jedem die Hand, mit Namen und Rang, und mir mit Namen.

passage-second-lift-posted = Die Vormittagswache
    .text =
        Thaddeus kam um acht, wie jeden Tag, solange auch nur einer von ihnen zurückdenken konnte. Er sagte guten Morgen. Etwa die Hälfte sagte es auch.

        Die Tasche stand noch bei der Messetür. Den ganzen Tag stand sie dort, und man ging um sie herum. Am Abend kam Otgon, der einen Bruder an einer Luke verloren hatte und noch nicht wusste, durch wen. Er nahm sie mit zwei Fingern, trug sie in Thaddeus’ Kajüte und packte sie aus, alles, in die Schubladen. Die Uhr ließ er bis zuletzt.

        „Soll ich sie stellen?“, sagte Otgon.

        Thaddeus lag mit den Stiefeln auf der Koje. Er dachte so lange nach, dass Otgon sich setzte.
    .log = { $date }. Thaddeus hat seinen Posten. Ich habe im Logbuch bis 92 zurückgelesen und nichts geändert. Auf jeder Seite bin ich mir beim Kapitän sicher.

passage-second-lift-posted-2 = Die Vormittagswache
    .text =
        Thaddeus kam um acht, wie jeden Tag, solange auch nur einer von ihnen zurückdenken konnte. Er sagte guten Morgen. Etwa die Hälfte sagte es auch.

        Die Tasche stand noch bei der Messetür. Den ganzen Tag stand sie dort, und man ging um sie herum. Am Abend kam Otgon, der jetzt wusste, auf wessen Befehl sein Bruder gestorben war, und ihr Platz gemacht hatte. Er nahm die Tasche mit zwei Fingern, trug sie in Thaddeus’ Kajüte und packte sie aus, alles, in die Schubladen. Die Uhr ließ er bis zuletzt.

        „Soll ich sie stellen?“, sagte Otgon.

        Thaddeus lag mit den Stiefeln auf der Koje. Er dachte so lange nach, dass Otgon sich setzte.
    .log = { $date }. Thaddeus hat seinen Posten. Ich habe im Logbuch bis 92 zurückgelesen und nichts geändert. Auf jeder Seite bin ich mir beim Kapitän sicher.

passage-second-lift-confined = Die Achterkajüte
    .text =
        An der Achterkajüte war kein Riegel, also musste Daisuke einen machen. So langsam war er noch bei nichts gewesen. Zweimal nahm er ihn auseinander, um ihn zu ölen.

        „Ist das die richtige Seite für den Riegel?“, sagte Thaddeus, der ihm die Lampe hielt.

        „Ja.“

        „Du hast es seit zweiundneunzig gewusst.“

        Daisuke probierte den Riegel. Er lief wie Wasser. „Ich hab dich gern gehabt“, sagte er. „Ich wollt’s nicht wissen von einem, den ich gern hab. Also hab ich’s nicht gewusst.“ Er sammelte die Schrauben ein. Eine blieb übrig; es bleibt immer eine. „Ich komm und setz mich dazu“, sagte Daisuke. „Abends. Reden müssen wir nicht.“

        Thaddeus reichte ihm die Lampe hinaus, ging hinein und wartete, bis er den Griff gefunden hatte.
    .log = { $date }. Thaddeus ist in der Achterkajüte, nach dem Willen des Tischs. Den Riegel hat Daisuke gemacht. Abends sitzt er davor, eine Pumpe auf dem Schoß.

passage-second-lift-ashore = Sag es hier
    .text =
        Keala holte ihn auf Perdita an der Schleuse ab, allein. Die Tafel hatte sie unterm Arm. Hinter ihr hatten die Leute aufgehört zu arbeiten, die ganze Halle hinunter.

        „Du bist kleiner, als ich dachte“, sagte Keala.

        „Ja“, sagte Thaddeus.

        „Da sind Bretter mit Marken. Sechzig Meter. Achttausendvierhundertdreiundneunzig haben keine, weil sie nie hergekommen sind. Du fängst links an. Du sagst deinen Namen und die Uhrzeit, jedem, der davorsteht. Manche werden dich schlagen. Ich halt sie nicht auf.“ Sie trat beiseite, damit Platz war. „Danach ist in Luftwerk zwei eine Pumpe, aus der keiner klug wird.“

        Er hatte die Tasche in der linken Hand. Einmal sah er zurück, den Gang entlang, und sie sahen, wie er anfing, sie zu zählen.
    .log = { $date }. Thaddeus auf Perdita gelassen. Er zählte uns. Es fehlte einer, und er ging hinein.

passage-second-lift-next = Dieselben fünf Namen
    .text =
        Am Monatsende lagen fünf Briefe auf dem Messetisch, alle gleich groß.

        „Das macht der Spiegel“, sagte Zofia. „Vierzehn Tage lang hat jede die anderen vier Mörder genannt, auf offenem Band, wegen eines Lagers, das elf Credits zu billig war. Jetzt haben sie sich selber erschreckt.“ Einen hielt sie gegen die Lampe. „Es soll eine Konferenz geben. Auf Europa, nächsten Monat, über den Waffenstillstand. Alle fünf. Und auf ein Schiff, das einer der anderen gehört, setzt keine einen Fuß.“

        „Auf wessen dann?“, sagte Gabriel.

        Es antwortete keiner. Fetu hatte begonnen, die Stühle zu zählen. Heil waren neun, und einer war der des Kapitäns gewesen, mit der Lehne zur Wand. „Kissen werden sie wollen“, sagte Fetu.
    .log = Am Dreißigsten. Fünf Briefe. Zwei Monate läuft der Waffenstillstand noch, und mit ihm unsere Begnadigung. Darüber möchten sie reden. Holen möchten sie sich lassen von uns.

## Auf der Karte

place-second-lift-hub = die Nabe
place-second-lift-east = Ostarm
place-second-lift-west = Westarm
load-second-lift-riggers = Vierhundert Takler
load-second-lift-ward = Die Fieberstation
mover-second-lift-hulls = Die Frachter
    .text = Trampfrachter. Hier wie auf Jatania lassen sich Ladungen absetzen. Reißt der Ostarm ab, ziehen sie einen Sektor weiter, außer das Kartell bezahlt.
count-second-lift-danger = Gefahr
    .text = Ab Runde 3, 4 oder 5, je nach Grad und Auftraggeber, sagt an jedem Rundenende ein Wurf, um wie viel sie steigt: bei Leicht um 0 oder 1, bei Normal um 1 oder 2, bei Schwer um 0, 1 oder 2. Ab 3 trifft Folie ein Schiff am Spiegel; bei 4 reißt der Ostarm ab, bei 5 der Westarm; bei 6 trifft er. Feuern dürfen wir ab 3, oder wenn neun Ladungen herunter sind oder keiner mehr darauf ist; für den Konzern ab 5, oder wenn keiner mehr darauf ist.
count-second-lift-stay = Runden, die er flach liegt
    .text = Solange welche übrig sind, fällt der Spiegel nicht.
offer-second-lift-line = Die Schlange in Bewegung halten
    .cost = Frei, einmal in der Runde: Ein Diplomat wird erschöpft, und 1 Ladung kommt an Bord.
offer-second-lift-gangway = Einen zweiten Steg legen
    .cost = Frei, einmal in der Runde: Ein Ingenieur wird erschöpft, und 1 Ladung kommt an Bord.
offer-second-lift-boats = Die Boote schicken
    .cost = Frei, einmal in der Runde: Ein Pilot wird erschöpft, und 1 Ladung kommt an Bord.
offer-second-lift-voice = Xavier zu ihnen sprechen lassen
    .cost = Frei, einmal: Xavier wird erschöpft, und 1 Ladung kommt an Bord.
offer-second-lift-keala = Kealas Ladung
    .cost = Frei, einmal: 1 Ladung kommt an Bord.
offer-second-lift-release = Das alte Rad drehen
    .cost = Eine Aktion und eine Probe auf Technik. Misslungen: 1 Held wird erschöpft. Zwei sind nötig; dann steht der Fall zwei Runden still.
offer-second-lift-steer = In die Umlaufbahn steuern
    .cost = Eine Aktion und eine Probe auf Technik. Gelungen: Es ist vorbei, und wer auf den Armen ist, ist verloren. Misslungen: Die Gefahr steigt um eins.
offer-second-lift-scrub = Die Station ausschrubben
    .cost = Eine Aktion, und ein Spezialist wird erschöpft. Der Platz ist wieder frei.
offer-second-lift-shoot = Die Folie wegschießen
    .cost = Frei, 1 Munition: Am Ende dieser Runde trifft uns nichts.
offer-second-lift-fire = Den Spiegel zerschießen
    .cost = Eine Aktion. Wer noch darauf ist, stirbt; 2 Treffer von innen. Gefahr 4: Küste, −1 Moral, −1 Föderation; 5: Stadt, −2 Moral, −2 Föderation. Zwölfter Monat: Gesehen ab 1.
offer-second-lift-fire-hung = Den Schlüssel herunternehmen und feuern
    .cost = 2 Aktionen, −1 Moral. Wer noch darauf ist, stirbt; 2 Treffer von innen. Gefahr 4: Küste, noch −1 Moral, −1 Föderation; 5: Stadt, noch −2 Moral, −2 Föderation. Zwölfter Monat: Gesehen ab 1.
check-second-lift-release-1 = Das Rad, von Grün auf Messing
    .brings = Das Rad ist halb herum; eine zweite Probe hält den Fall auf
    .won = Es rührt sich: eine Handbreit, und es quietscht.
    .lost = Es rührt sich nicht. Jemandes Schulter schon.
check-second-lift-release-2 = Das Rad, den Rest des Wegs
    .brings = Das Rad ist herum, und der Spiegel liegt flach
    .won = Es dreht sich. Es dreht sich von selbst.
    .lost = Es hält, wo es vorhin hielt. Da ist eine Delle in Form einer Speiche.
check-second-lift-steer = Von Hand, elf Kilometer
    .brings = Der Spiegel geht in die Umlaufbahn, und es ist vorbei
    .won = Er gehorcht. Langsam, wie eine Kuh.
    .lost = Er gehorcht nicht.
