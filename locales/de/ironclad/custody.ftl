### Szenario 3, „Gewahrsam“: ein Kurierschiff mit einem Gefangenen zu viel und einem zu wenig.
### Es beginnt am 08/04/100GN; jede Runde ist ein Tag.

scenario-custody-name = Gewahrsam
scenario-custody-subtitle = Von Europa nach Adjoa oder Theia, im Jahr 100, einem Mann nach. Etwa 90 Minuten.
scenario-custody-chart = Die lange Jagd
scenario-custody-chart-note = drei Gabelungen; sie kennt sie auch

scenario-custody-aim-federation = Die Billigkeit einholen, ehe sie Adjoa erreicht
scenario-custody-aim-firstborn = Die Billigkeit einholen, ehe sie Theia erreicht
scenario-custody-aim-own = Die Billigkeit einholen, ehe sie Adjoa erreicht

side-custody-federation = Den Gefangenen nach Theia zurückbringen
    .text = Für die Föderation. Handgeld { $retainer }; { $pay } für den Gefangenen, dazu ein Strahlenpanzer.
side-custody-firstborn = Den Gefangenen nach Adjoa bringen
    .text = Für die Erstgeborenen. Handgeld { $retainer }; { $pay } für den Gefangenen, dazu ein Jäger.
side-custody-own = Auf eigene Rechnung fahren
    .text = Kein Auftraggeber. In der Messebüchse sind { $retainer }{ $pay ->
            [0] { "" }
           *[other] , in der Soldkiste der Billigkeit { $pay }
        }. Was wir holen, gehört uns. Wen wir holen, auch.

milestone-custody-main-federation = Kapitän Xavier von Bord geholt
    .text = Die Billigkeit unterwegs einholen und das Gefecht gewinnen, ehe sie Adjoa erreicht hat.
milestone-custody-main-firstborn = Kapitän Xavier von Bord geholt
    .text = Die Billigkeit unterwegs einholen und das Gefecht gewinnen, ehe sie Theia erreicht hat.
milestone-custody-main-own = Kapitän Xavier von Bord geholt
    .text = Die Billigkeit unterwegs einholen und das Gefecht gewinnen, ehe sie Adjoa erreicht hat.
milestone-custody-side = Der andere Gefangene
    .text = Von der zweiten Zelle erfahren und sie öffnen.
milestone-custody-third = Bis zur dritten Gabelung
    .text = Die Billigkeit einholen, ehe sie die dritte Gabelung verlässt.

## Vor der Ausrüstung

passage-custody-briefing = Eine Mütze auf der Theke
    .text =
        Achterberg hat eine Flasche auf die Theke gestellt, in ein Zeitungsblatt gewickelt, das Gedruckte nach außen.

        Acht Jahre lang hat in der Messe niemand seinen Namen gesagt. Auf dem Blatt steht er viermal. Der Häftling Xavier, Theia, wurde mit dem Kurierschiff Billigkeit verlegt, zu seiner Sicherheit. Am Sechsten wurde die Billigkeit gekapert, mit allen, die darin waren.

        „Schlächter von Mirembe“, liest Jabulile vor. „Dass er im Kopf rechnen konnte, haben sie weggelassen.“

        „Das Kartenlesen hab ich von ihm“, sagt Wrathe. „Ich hasse das.“

        Gabriel hat das Blatt so gefaltet, dass das Bild innen liegt. Es warten zwei Gespräche, sagt Achterberg, auf zwei Leitungen, und sie bedauert, dass beide nach der Minute gehen.
    .log = { $date }. Europa. Hering. Sie haben ihn verlegt und dabei verloren. Sein Alter steht falsch in der Zeitung. Mir fiel auf, dass ich es weiß.

passage-custody-roland = Nach Vorschrift
    .text =
        „Am Sechsten um 05:30 Uhr“, sagt Roland Wrathe, „wurde die Billigkeit von Freibeutern der Erstgeborenen geentert, unter einer gewissen Vashti von Ismail. Sie läuft nach Adjoa. Dort macht man ihm den Prozess, in einer Sprache, die er nicht spricht, in einer Sache, die schon verhandelt ist.“

        Er hat die Akte vor sich. Sie ist dünner, als man meinen sollte.

        „Das Urteil ist von uns. Er sitzt es ab. Er zieht Bohnen. Ich sage nichts zu seinen Gunsten; ich sage nur, dass ein Urteil dort vollstreckt wird, wo es ergangen ist, sonst ist es kein Urteil.“ Er schließt die Akte. „Du hattest einmal einen Kapitän, Sergeantin“, sagt er. Es ist das erste Mal seit acht Jahren.

        „Jawohl, Herr Kapitän“, sagt Wrathe.

passage-custody-roland-turned = Die andere Schublade
    .text =
        Roland Wrathe hat heute zwei Akten vor sich. Die dicke hat er beiseitegelegt.

        „Das ist Ihr Vertrag vom zweiten Monat“, sagt er. „Ich habe nicht vor, darüber zu sprechen. Am Sechsten um 05:30 Uhr wurde der Gefangenenkurier Billigkeit von Freibeutern der Erstgeborenen geentert, unter einer gewissen Vashti von Ismail. Kapitän Xavier ist darin. Sie läuft nach Adjoa. Dort macht man ihm den Prozess, in einer Sprache, die er nicht spricht, in einer Sache, die schon verhandelt ist. Ein Urteil wird dort vollstreckt, wo es ergangen ist, sonst ist es kein Urteil.“

        „Ich habe gemeldet, dass Sie Ihr Wort für vier Credits brechen“, sagt er. „Man fragte, wer sonst noch auf Europa liegt. Ich biete Ihnen den üblichen Sold.“

        Seine Schwester steht an der Tür. „Du hattest einmal einen Kapitän, Sergeantin“, sagt er zu ihr. Es ist das erste Mal seit acht Jahren.

        „Jawohl, Herr Kapitän“, sagt Wrathe.

passage-custody-roland-aboard = Bei Tisch verlesen
    .text =
        Roland Wrathe hat über der Suppe einen Befehl bekommen. Er steht auf, um ihn vorzulesen.

        „Am Sechsten um 05:30 Uhr wurde der Gefangenenkurier Billigkeit von Freibeutern der Erstgeborenen geentert, unter einer gewissen Vashti von Ismail. Sie läuft nach Adjoa, wo man Kapitän Xavier den Prozess macht, in einer Sprache, die er nicht spricht, in einer Sache, die schon verhandelt ist. Die Föderation ersucht die Ironclad, ihn nach Theia zurückzubringen. Ein Urteil wird dort vollstreckt, wo es ergangen ist, sonst ist es kein Urteil.“ Er lässt das Blatt sinken. „Der letzte Satz ist von mir“, sagt er. „Von neunundachtzig, für jemand anderen. Sie haben ihn aufgehoben.“

        „Und was sagen Sie?“, fragt Gabriel.

        „Was ich sage, dazu habe ich keine Weisung.“ Er setzt sich. Seine Schwester hat das Brot dorthin geschoben, wo er hinkommt. „Du hattest einmal einen Kapitän, Sergeantin“, sagt er.

        „Ja“, sagt Wrathe. „Iss.“

passage-custody-vashti = Von der Brücke der Billigkeit
    .text =
        Die zweite Leitung ist schlecht, denn sie kommt vom Schiff.

        „Vashti, von Ismail. Ich hab euren Kapitän. Er schläft; er hat gefragt, ob er darf.“ Neben ihr fliegt etwas in die Luft, etwas Kleines. „Jetzt kommt der Witz. Ich hab einen Kurier auf *einem* Triebwerk, und hinter mir drei Fregatten, und schießen kann ich, aber nicht auf drei. Morgen haben sie ihn wieder, und dann geht’s nach Theia, die Europastraße lang. Die führt an eurer Tür vorbei. Also nehmt ihnen das Schiff ab und bringt ihn uns. Er soll’s laut sagen, vor denen, denen es angetan wurde. Auf Theia sagt er’s den Bohnen.“

        Sie hält inne. „Ist das Wrathe, da hinter dir? Die von Jatania?“

        „Wer fragt?“, sagt Wrathe.

        „Niemand“, sagt Vashti. „Beeilt euch.“

passage-custody-own = Eine Frage
    .text =
        Beide Hörer hängen wieder. Das Zeitungsblatt hat sich von selbst aufgefaltet.

        „Wir könnten auf eigene Rechnung fahren“, sagt Gabriel. Er hat es zum Tisch gesagt, und der Tisch wartet. „Ohne Auftraggeber. Ich frage. Es gibt da etwas, das ich von ihm wissen will, und ich glaube nicht, dass mich einer von den beiden mit ihm allein lässt.“

        „Was denn?“, sagt Otgon, der sonst fragt, wie weit.

        Gabriel dreht eine Gabel um. „Warum er gesagt hat, dass ich recht habe“, sagt er.

        Thaddeus ist aufgestanden. Er nimmt die Becher von den Haken, alle, und stellt sie den Leuten hin, einen nach dem anderen, mit der Öffnung nach oben.

choice-custody-side = Wer soll ihn haben?
option-custody-side-federation = Bei der Föderation unterschreiben
    .cost = Hauptziel: +3 Föderation, −3 Erstgeborene, { $pay } Credits, ein Strahlenpanzer. Sie läuft nach Adjoa. Gegen uns: die Erstgeborenen.
    .log = { $date }. Becher: Theia. Es hat keinen gefreut, und abgestimmt hatten alle.
option-custody-side-firstborn = Bei den Erstgeborenen unterschreiben
    .cost = Hauptziel: +3 Erstgeborene, −3 Föderation, { $pay } Credits, ein Jäger. Sie läuft nach Theia. Gegen uns: die Föderation.
    .log = { $date }. Becher: Adjoa. Wrathe stimmte dagegen und fragte dann, wer diese Frau sei.
option-custody-side-own = Auf eigene Rechnung fahren
    .cost = Kein Auftraggeber. Sofort +1 Moral. Hauptziel: −1 Föderation, −1 Erstgeborene{ $pay ->
            [0] { "" }
           *[other] , { $pay } Credits aus der Soldkiste des Kuriers
        }. Die Billigkeit läuft nach Adjoa. Gegen uns: beide.
    .log = { $date }. Becher: keiner von beiden. Fetu sagt, es sei das Erste seit acht Jahren, wofür uns niemand zu viel geboten hat.

passage-custody-sail = Vier Sektoren
    .text =
        Die Billigkeit ist in der Nacht vorbeigelaufen. Inzwischen ist sie vier Sektoren voraus, auf *einem* Triebwerk: einen Tag einen Sektor, am nächsten zwei, und dann muss sie es abkühlen lassen.

        „Wir schaffen zwei“, sagt Thaddeus, „an Tagen, an denen uns keiner aufhält. Das reicht nicht.“

        Es gibt drei Gabelungen, jede mit einer nahen Einfahrt und einer fernen. „Die nahe nimmt sie, solange es dort dunkel ist“, sagt die Wache am Kartentisch. „Hat sie uns hineinschauen sehen, fährt sie außen herum. Ein Echo würde genügen.“

        „Dann suchen wir ihr den Weg aus“, sagt Gabriel.

        „Ja.“ Thaddeus sieht auf die Marke des Kuriers. Sie ist sehr klein. „Er hätte gesagt: Sich selbst überlassen, geht ein Ding dorthin, wo es dunkel ist.“
    .log = { $date }. Unterwegs. Vier Sektoren zurück. Ich habe seinen Mützenhaken wieder angeschraubt, wo er für eine Lampe abgenommen worden war. Es ist ein Haken.

passage-custody-fork = Wo es dunkel ist
    .text =
        An der Gabelung wird die Billigkeit langsamer, so lange, wie man braucht, um einen Wegweiser zu lesen. Eine der beiden Einfahrten ist hell, denn die Ironclad hat hineingeschaut; man sieht das Echo darin noch kommen und gehen, wie Atem an einer Scheibe.

        Sie nimmt die andere. Die ist einen Sektor länger.

        „Sie hat Angst vor uns“, sagt die Wache am Kartentisch, nicht ohne Freude.

        „Das ist eine Mannschaft von Theia, oder eine von den Erstgeborenen, oder von beidem etwas“, sagt Gabriel. „Mit einem Mann in der Zelle, der ihnen, falls sie gefragt haben, genau gesagt hat, was wir tun würden.“

        „Meinst du?“

        „Er hätte gefragt, ob es ihnen dunkel genug zum Schlafen ist“, sagt Gabriel.
    .log = { $date }. Sie ging dorthin, wo wir nicht hingeschaut hatten, wie die Wache am Kartentisch gesagt hatte. Wieder Hering.

passage-custody-fork-vashti = Wo es dunkel ist
    .text =
        An der Gabelung wird die Billigkeit langsamer, so lange, wie man braucht, um einen Wegweiser zu lesen. Eine der beiden Einfahrten ist hell, denn die Ironclad hat hineingeschaut. Sie nimmt die andere, die einen Sektor länger ist.

        „Sie hat Angst vor uns“, sagt die Wache am Kartentisch, nicht ohne Freude.

        „Das sind Vashtis Leute“, sagt Gabriel. „Hinter denen ist man her, seit sie laufen können. Die gehen, wo es dunkel ist, und holen die Zeit später herein, statt zu schlafen.“ Er sieht zu, wie die Marke abbiegt. „Und in der Zelle sitzt einer, der ihnen genau sagen könnte, was wir tun würden.“

        „Tut er’s?“

        „Erst würde er fragen, ob sie gegessen haben“, sagt Gabriel.
    .log = { $date }. Sie ging dorthin, wo wir nicht hingeschaut hatten, wie die Wache am Kartentisch gesagt hatte. Wieder Hering.

passage-custody-fork-prize = Wo es dunkel ist
    .text =
        An der Gabelung wird die Billigkeit langsamer, so lange, wie man braucht, um einen Wegweiser zu lesen. Eine der beiden Einfahrten ist hell, denn die Ironclad hat hineingeschaut. Sie nimmt die andere, die einen Sektor länger ist.

        „Sie hat Angst vor uns“, sagt die Wache am Kartentisch, nicht ohne Freude.

        „Das ist eine Mannschaft von Theia“, sagt Gabriel. „Die haben nachgeschlagen. Ist eine Durchfahrt eingesehen, so ist der anderen der Vorzug zu geben. Abschnitt vier; das haben wir alle gelernt.“ Er sieht zu, wie die Marke abbiegt. „Der ist von ihm“, sagt er. „Er sitzt unter ihren Füßen in der Zelle, und sie steuern nach ihm.“

        „Weiß er das?“

        „Er wird die Kurven mitgezählt haben“, sagt Gabriel.
    .log = { $date }. Sie ging dorthin, wo wir nicht hingeschaut hatten, nach Handbuch. Ich kenne die Seite. Wieder Hering.

passage-custody-ballast = Ballast
    .text =
        Am vierten Tag macht die Billigkeit den Bauch auf und lässt etwas fallen.

        Es kommt nach achtern, in einer langen Reihe, in Säcken, taumelnd. Auf der Brücke sagt niemand ein Wort. Die Hand am Fahrhebel hat ihn zurückgenommen, ohne Befehl, um ungefähr eine Daumenbreite. Thaddeus hat angefangen zu zählen, nicht laut.

        „Sie macht sich leichter“, sagt er. „Es ist nur Ballast.“

        „Ja“, sagt Gabriel. „Wir wissen, wie das heißt.“

        Der erste ist in einer Minute unter dem Bug. Er hat ungefähr die Größe, die man erwarten würde. Die Hand am Fahrhebel wartet darauf, dass man ihr etwas sagt.

choice-custody-ballast = Werden wir langsamer und sehen nach?
option-custody-ballast-look = Langsamer werden und nachsehen
    .cost = Am Ende dieser Runde zieht sie einen Sektor mehr.
option-custody-ballast-through = Mitten hindurch
    .cost = −1 Moral.

passage-custody-sand = Eine Daumenbreite
    .text =
        Die Ironclad geht auf Schritt herunter. Am Bug fährt ein Bootshaken aus und dreht den ersten Sack um, wie er vorbeikommt. Er ist an beiden Enden zugenäht, von guter Hand.

        Das Messer geht hinein. Es ist Sand.

        Im zweiten auch. In neun sehen sie nach; wie viele genug wären, hat niemand gesagt. Der Mann mit dem Bootshaken ist grau davon bis an die Ellbogen. „Bloß Sand“, ruft er herauf und lacht und bleibt da stehen.

        Weit vorn ist der Kurier kleiner geworden. Thaddeus trägt die Säcke ein: neun geöffnet, keiner.
    .log = { $date }. Sie warf Ballast ab. Wir hielten, um nachzusehen. Es war Sand und hat uns eine Länge gekostet. Ich täte es wieder.

passage-custody-through = Am Bug
    .text =
        Gabriel legt seine Hand über die andere am Fahrhebel, und sie schieben ihn zusammen vor.

        Der erste schlägt auf den Bug und platzt. Man hört nichts davon. Es breitet sich über die Brückenfenster, und solange es zum Abrutschen braucht, können sie nicht hinaussehen und sehen nicht woandershin.

        Es ist Sand.

        „Sand“, sagt Thaddeus. Er sagt es bei jedem wieder, die ganze Reihe entlang, mit der Stimme, mit der er Leute hereinzählt. Es sind achtundfünfzig. Die Zahl steht auf seiner Manschette statt im Buch, wo jemand danach hätte fragen können.
    .log = { $date }. Sie warf Ballast ab, und wir fuhren hindurch. Es war Sand. Das wussten wir erst, als es welcher war.

passage-custody-okafor = Eine Mütze
    .text =
        Die Wache an der zweiten Gabelung ist ein Kutter, breitseits, die Pforten offen, und alle Lampen brennen. Der eine Weg um sie herum führt durch eine Sonneneruption.

        Sie ruft herüber. „Unbekanntes Schiff. Diese Gabelung ist per Erlass gesperrt. Ich soll ein Schlachtschiff aufhalten namens …“ Es raschelt. „Das kann ich nicht lesen. Kann das wer lesen? Nein.“

        Auf ihrer Brücke, im Glas, ist die Kommandantin auf etwas gestiegen, um gesehen zu werden. Sie hat eine neue Mütze. Sie nimmt sie ab, hält sie auf Armeslänge hinaus und winkt damit, ganz langsam, wie um sie zu trocknen.

        Gabriel winkt.

        „Nichts zu melden“, sagt Okafor zu irgendwem. „Nebel.“
    .log = { $date }. Zweite Gabelung, bewacht. Die Kommandantin konnte unseren Namen nicht lesen. Es ist eine Mütze mit Feder.

passage-custody-guard = Per Erlass gesperrt
    .text =
        Die Wache an der zweiten Gabelung ist ein Kutter, breitseits, die Pforten offen, und alle Lampen brennen.

        Sie ruft herüber. „Schiff achteraus. Diese Gabelung ist per Erlass gesperrt. Ich soll ein Schlachtschiff namens Ironclad aufhalten.“ Papier raschelt. „Sind Sie das?“

        Der Name ist seit dem Krieg zweimal überstrichen worden. In starkem Licht schlägt er durch, und sie hat ein starkes Licht darauf gerichtet.

        Gabriel fragt, was wäre, wenn.

        „Dann tut es mir leid, Ihnen begegnet zu sein“, sagt die Wache. „Ich hatte Gutes gehört.“ Sie bleibt auf Empfang und lässt das Licht an.
    .log = { $date }. Zweite Gabelung, bewacht. Man hat nach unserem Namen gefragt.

passage-custody-guard-pell = Boot fünf
    .text =
        Die Wache an der zweiten Gabelung ist ein Kutter mit offenen Pforten und allen Lampen an, breitseits.

        „Ich weiß, wer Sie sind“, ruft sie herüber. „Tomas Pell, seit dem dritten Monat Schiffer auf dem hier. Im zweiten Monat war ich Steuermann auf einem anderen. Ich hatte Boot fünf.“

        Thaddeus hat die Liste bei sich und zieht sie nicht heraus.

        „Einundvierzig waren wir. Bis halb zehn haben wir Sie gerufen; wir konnten Ihre Lampen sehen. Elf sind heimgekommen“, sagt Pell. „Jetzt ruft wieder einer auf der Welle, und er ruft mich. Ich antworte. Das dauert zwei Tage. Sie können hier liegen, Lampen an, bis ich zurück bin, und dann vorbei. Oder Sie warten nicht.“

        Sein Geschütz ist die ganze Zeit auf eure Brücke gerichtet. Es wackelt nicht.
    .log = { $date }. Zweite Gabelung, bewacht vom Steuermann von Boot fünf. Laut wurde er nicht. Er hat uns die Namen aller vorgelesen, die darin saßen.

choice-custody-guard = Sind wir das?
option-custody-guard-name = Ein anderes Schiff sein
    .cost = Diplomatie oder Schleichen { $difficulty }. Misslungen: −1 Moral und Gefecht.
option-custody-guard-fight = Unseren Namen nennen
    .cost = Gefecht.
    .log = { $date }. Man hat nach unserem Namen gefragt, und wir haben ihn genannt.
choice-custody-guard-pell = Warten wir auf ihn?
option-custody-guard-pell-wait = Warten, Lampen an
    .cost = Die nächsten zwei Aktionen sind verloren. Er lässt uns vorbei.
    .log = { $date }. Auf Pell gewartet, Lampen an. Er kam mit neun Leuten von einem Kohlenschiff zurück und fuhr nahe vorbei, damit wir zählen konnten.
option-custody-guard-pell-fight = Jetzt vorbei
    .cost = Gefecht.
    .log = { $date }. Auf Pell nicht gewartet. Der ihn rief, rief noch, als wir anfingen.

check-custody-warrant = Ein anderes Schiff
    .brings = Die Wache lässt uns ohne Kampf vorbei
    .won = „Dacht ich mir“, sagt die Wache. „Auf dem Bild ist sie größer.“
    .lost = „Auf Ihrer Brücke ist ein Mützenhaken“, sagt die Wache. „Der steht in der Beschreibung.“

passage-custody-two-loaves = Zwei Brote
    .text =
        Der Außenposten bäckt für jeden, der vorbeikommt. Die Billigkeit kam in Eile vorbei und schickte trotzdem ihr Boot.

        „Weißbrot für den alten Herrn“, sagt der Bäcker. „Ohne Rinde, er hat’s an den Zähnen, und er bedankt sich, dass man meint, es wär einem gelungen. Und ein dunkles für den anderen.“

        „Welchen anderen?“

        „Zweite Zelle. Gesagt haben sie’s nicht. Aber er hat mir durchs Gitter unser Schild vorgelesen, das ganze, in vier Sprachen, um eine Antwort zu hören.“ Der Bäcker bläst Mehl von der Tafel. „Es ist ein Schild für Brot“, sagt er. „Ihm sind die Tränen gekommen.“
    .log = { $date }. Die Billigkeit hat zwei Gefangene an Bord. Vom zweiten hat uns niemand etwas gesagt, auf keiner der beiden Leitungen.

passage-custody-jailer = Zwei Tabletts
    .text =
        Zofia hat ihr Strickzeug mit auf die Brücke gebracht und einen Brief, auf den sie nicht hinzusehen braucht.

        „Er lag auf Europa über, im Sack für Theia“, sagt sie. „Ich hab den Sack nur geradegerückt. Der Wärter von der Billigkeit schreibt seiner Mutter. Schon im Krieg; er nummeriert noch. ‚Ich habe jetzt zwei zu füttern, Mama. Der Junge verbessert mir durch die Klappe die Grammatik. Meistens hat er recht.‘“ Sie wendet die Reihe. „Ich hab ihn zurückgelegt. Von Schiffen stand nichts drin. Ich hab mich nur gefragt, mit wem er redet, dass er so viel besser schreibt.“

        „Zwei“, sagt Gabriel.

        „Zwei Tabletts“, sagt Zofia. „Der alte Herr lässt die Rinde liegen.“
    .log = { $date }. Zofia sagt, auf der Billigkeit seien zwei Gefangene. Sie hat es aus der Post der Mutter des Wärters. Wann sie zuletzt meine gelesen hat, habe ich nicht gefragt.

line-custody-bows-wrathe = „Vor den Bug. Er würde sagen: so, dass sie die Nummer drauf lesen können.“
line-custody-bows-thaddeus = „Ein Schuss, vor den Bug, dreißig Meter. Sie bleibt stehen, um gekränkt zu sein. Das kostet sie einen Sektor.“

offer-custody-bows = Ein Schuss vor den Bug
    .cost = Frei, höchstens einen Sektor entfernt, einmal pro Runde. 1 Munition: Sie zieht einen Sektor weniger.
offer-custody-again = Die Billigkeit wieder angreifen
    .cost = Eine Aktion, in ihrem Sektor.
offer-custody-sounding-1 = Echo in die erste Gabelung
    .cost = Frei, höchstens drei Sektoren vor der nahen Einfahrt. Ein Held mit Bedienen wird erschöpft; sie nimmt die ferne. In der nahen liegt dann offen Signaturen geortet.
offer-custody-sounding-2 = Echo in die zweite Gabelung
    .cost = Frei, höchstens drei Sektoren vor der nahen Einfahrt. Ein Held mit Bedienen wird erschöpft; sie nimmt die ferne. In der nahen liegt dann offen Signaturen geortet.
offer-custody-sounding-3 = Echo in die dritte Gabelung
    .cost = Frei, höchstens drei Sektoren vor der nahen Einfahrt. Ein Held mit Bedienen wird erschöpft; sie nimmt die ferne. In der nahen liegt dann offen Signaturen geortet.
offer-custody-echo-1 = Echo in die erste Gabelung
    .cost = Frei, höchstens drei Sektoren vor der nahen Einfahrt. Ein Held mit Bedienen wird erschöpft; sie nimmt die ferne.
offer-custody-echo-2 = Echo in die zweite Gabelung
    .cost = Frei, höchstens drei Sektoren vor der nahen Einfahrt. Ein Held mit Bedienen wird erschöpft; sie nimmt die ferne.
offer-custody-echo-3 = Echo in die dritte Gabelung
    .cost = Frei, höchstens drei Sektoren vor der nahen Einfahrt. Ein Held mit Bedienen wird erschöpft; sie nimmt die ferne.

## Vom letzten Monat: die Macht, der wir abgesagt haben

passage-custody-writ = Mit Namen und Nummer
    .text =
        Das Boot liegt genau quer vor dem Rand des Sturms, wo man ohnehin langsamer werden muss. Ein Mann hinter einer Scheibe hält ein Papier hoch.

        „Vermessungsplatten“, sagt er über Funk, „vier Kisten, unser Glas, gelöscht auf Pharos entgegen Klausel neunzehn. Dies ist eine Verfügung. Ich habe sie zuzustellen, mit Namen und Nummer, jedem Rumpf, Geschütz und Boot. Das dauert fast den ganzen Tag. Oder es gibt eine Gebühr, dann habe ich zugestellt.“

        „Wie viel?“, sagt Gabriel.

        „Drei. Steht hinten drauf, mein Herr. Oder Sie könnten auf mich schießen. Manche tun das. Ich habe sie in dreifacher Ausfertigung.“
    .log = { $date }. Der Konzern hat uns eine Verfügung nachgeschickt, der Platten wegen. Der Mann war raumkrank und sehr korrekt.

choice-custody-writ = Wie nehmen wir die Verfügung auf?
option-custody-writ-pay = Die Gebühr zahlen
    .cost = 3 Credits. Er lässt uns vorbei.
    .log = { $date }. Drei Credits gezahlt, damit uns zugestellt worden ist. Es gibt eine Quittung.
option-custody-writ-sit = Dafür stillhalten
    .cost = Die nächste Aktion ist verloren. Er lässt uns vorbei.
    .log = { $date }. Verfügung zugestellt, mit Namen und Nummer. Die Boote zählte er zweimal. Thaddeus macht es auch so.
option-custody-writ-refuse = Weiterfahren
    .cost = Gefecht mit seinem Geleit.

passage-custody-observed = Fürs Protokoll
    .text =
        Am Rand des Sturms hat der Tender eines Leuchtschiffs Stellung bezogen. Hinter dem Heckfenster sitzt unter einer grünen Lampe eine junge Frau mit einem Schreibbrett auf den Knien.

        „Sie haben eine Vermessung an eine Schublade geliefert“, sagt sie. Sie hebt die Stimme nicht; man muss die Triebwerke stoppen, um sie zu hören. „Der Rat hätte gern im Protokoll, was dabei gesagt wurde. Von wem, und zu welcher Stunde. Ich habe vierzig Fragen. Ich habe längsseits zu bleiben, bis sie beantwortet sind oder bis ich es nicht mehr kann.“

        „Das dauert den Tag“, sagt Thaddeus mit einigem Respekt.

        „Ich habe belegte Brote“, sagt die junge Frau.
    .log = { $date }. Vom Rat beobachtet, wegen der Schublade in Kontor. Ihre Kurzschrift ist sehr gut.

choice-custody-observed = Vierzig Fragen?
option-custody-observed-answer = Beantworten
    .cost = Die nächste Aktion ist verloren. Sie lässt uns vorbei.
    .log = { $date }. Vierzig Fragen beantwortet. Von einer Sache konnte Thaddeus ihr die Stunde nicht sagen und bat sie, darauf zurückzukommen. Sie hat es nicht vergessen.
option-custody-observed-refuse = Weiterfahren
    .cost = Gefecht mit ihrem Geleit.

## An Bord

passage-custody-stay = Zähl sie hinaus
    .text =
        Die Billigkeit liegt still. Der Entertrupp steht an der Schleuse, daneben Thaddeus, wo er an jeder Schleuse gestanden hat, seit es ein Schiff gibt. Er hat die Liste. Er hat den Bleistift.

        „Ich würde gern hierbleiben“, sagt er.

        Es dauert einen Augenblick, bis man begreift, dass er es zu Gabriel gesagt hat.

        „Bist du krank?“

        „Nein.“ Er gibt die Liste her. Es stehen alle Namen darauf, der Reihe nach, und die Stunde ist eingetragen. „Zähl du sie hinaus. Du weißt, wie. Ich wär lieber nicht der Erste, den er sieht.“

        Er geht den Gang zurück, nicht schnell, die Hände auf dem Rücken.
    .log = { $date }. Die Billigkeit geentert. Hinausgezählt habe ich. Thaddeus blieb. Er hat noch nie um etwas gebeten, und mir fiel das Formular nicht ein.

passage-custody-boarding = Lichter aus
    .text =
        Kaum ist Thaddeus fort, macht die Billigkeit ihre Lichter aus, vom Heck nach vorn, ein Abteil nach dem anderen, wie jemand, der zu Bett geht. Das Letzte ist eine Reihe von fünf kleinen Gittern, tief unten mittschiffs. Die bleiben hell.

        „Vierzehn Leute, in einem Gang“, sagt Gabriel. Er hat die Liste in die Jacke gesteckt. „Die haben sich einen Tisch quer gestellt.“

        Am Geschütz ist geladen. Der Schuss ginge vor den Gittern hinein, um einen Meter oder so, und einen Gang zum Halten gäbe es dann nicht mehr. Der Richtschütze hat das Auge am Visier. „Anderthalb Meter“, sagt er. „Sie rollt ein bisschen.“

choice-custody-boarding = Wie gehen wir hinein?
option-custody-boarding-board = Durch die Schleuse, am Tisch vorbei
    .cost = Kampf oder Schleichen { $difficulty }. Misslungen: −1 Crew.
option-custody-boarding-salvo = Erst noch ein Schuss
    .cost = 1 Munition, keine Probe. Dahinter sind die Zellen: Wer in der zweiten sitzt, ist verloren, und Xavier wird verwundet.
    .log = { $date }. Noch einen Schuss hineingesetzt, als sie schon stilllag. Es war mein Befehl. In dem Gang waren vierzehn Mann und ein Tisch, und hinter dem Tisch noch mehr.
choice-custody-boarding-party = Wie gehen wir hinein?
option-custody-boarding-party-lock = Durch die Schleuse, am Tisch vorbei
    .cost = Kampf oder Schleichen { $difficulty }. Misslungen: −1 Crew, und im Gang brennt es; was danach kommt, wird schwerer.
option-custody-boarding-party-shot = Erst noch ein Schuss
    .cost = 1 Munition, keine Probe. Dahinter sind die Zellen: Heil kommt von dort keiner heraus.
    .log = { $date }. Noch einen Schuss hineingesetzt, als sie schon stilllag. Es war mein Befehl. In dem Gang waren vierzehn Mann und ein Tisch, und hinter dem Tisch noch mehr.

passage-custody-vashti-aboard = Auf dem Tisch
    .text =
        Vashti von Ismail sitzt auf dem Tisch, der quer im Gang stand. Ihre Waffe hat sie daraufgelegt, wo man sie sieht. Sie ist siebenunddreißig und hat seit dem Sechsten nicht geschlafen.

        „Tja, das war’s“, sagt sie. „Eh du aufmachst, Kapitän. Ihr könntet uns beide nehmen. Ich setz mich hin, wo du sagst. Ihr bringt ihn nach Adjoa, ich sag, ihr habt’s von selbst getan, und achttausend Familien hören ihn mit eigenen Ohren.“ Sie sieht an Gabriel vorbei, eure Reihe entlang, bleibt an ein, zwei Gesichtern hängen und geht weiter.

        „Wir sind angeheuert“, sagt Gabriel.

        „Hab ich gehört. Ich frag ja.“ Sie steigt herunter. „Nein? Dann nehm ich mein Boot. Es ist die dritte Tür. Er mag’s, wenn man klopft.“
    .log = { $date }. Die Billigkeit geentert. Vashti von Ismail hat uns um ihn gebeten, geradeheraus, die Waffe auf dem Tisch. Ich gab ihr ein Boot und Brot dazu.

passage-custody-below-the-cells = Unter den Zellen
    .text =
        Ein Schuss zu viel ist unter den Zellen hineingegangen. Auf einem Drittel seiner Länge fehlt dem Gang die Außenwand. Vashti von Ismail hält mit dem Rücken die innere Tür zu, und aus ihrem Ärmel läuft Blut.

        „Wir hatten uns ergeben“, sagt sie. „Ich hab ein Laken rausgehängt. Habt ihr das Laken nicht gesehen?“

        Die zweite Tür ist noch da, mit nichts dahinter als Reif. Kapitän Xavier sitzt in der ersten Zelle auf dem Boden, am Schott, die Mütze über dem Knie, damit man es nicht ansehen muss.

        „Guten Morgen, Herr Anaya“, sagt er. „Ich bin leider unvorsichtig gewesen. Nebenan war ein junger Mann. Wir haben uns durch die Wand unterhalten. Ich hatte den Eindruck, dass er aufgehört hat.“
    .log = { $date }. Zu viel Geschütz. Kapitän Xavier ist verletzt, und es war unser Schuss. In der anderen Zelle war jemand. Vashti von Ismail bekam ein Boot. Sie wollte das Laken zurück.

check-custody-board = Durch ihre Bordwand
    .brings = Wir sind durch und verlieren niemanden
    .won = Sie haben ihre Waffen in eine Reihe gelegt. Es ist eine recht ordentliche Reihe.
    .lost = Eine Stunde lang halten sie den Gang, dann haben sie nichts mehr zum Halten. Wir auch nicht.
check-custody-door = Die Zellentür
    .won = Sie geht auf. Von innen war sie nicht verschlossen.
    .lost = Sie geht auf, am Ende.
check-custody-second = Die andere Zelle
    .brings = Die zweite Zelle ist offen
    .won = Das Gitter kommt in vier Stücken heraus.
    .lost = In dem Gang brennt es, und das Feuer war zuerst da.

passage-custody-good-morning = Guten Morgen
    .text =
        Die Zelle ist zwei Meter mal drei. Das Bett ist gemacht. Er steht daneben, die Mütze unter dem Arm, schmaler, in einem Gefängnispullover mit gestopften Ellbogen, und sieht euch einen nach dem anderen an, wie früher bei der Musterung.

        „Guten Morgen, Herr Anaya“, sagt Kapitän Xavier. „Sie haben meinen Stuhl schlecht gehütet. Ich höre ihn von hier; er braucht Öl.“

        „Es ist Abend, Herr Kapitän“, sagt Gabriel und hört erst dann den Kapitän darin.

        „So? Man sagt es einem nicht.“ Er ist mit den Gesichtern durch. Nach einem hat er zweimal gesucht. „Und Herr Cole ist wohlauf?“

        „Er ist an Bord.“

        „Ganz recht“, sagt Xavier. „Einer sollte es sein.“
    .log = { $date }. Kapitän Xavier wohlbehalten gefunden. Er fragte nach dem Stuhl, der Kombüse und Thaddeus. Ich war wieder auf eine Rede gefasst.

passage-custody-holed = Unter den Zellen
    .text =
        Ein Schuss zu viel ist unter den Zellen hineingegangen. Auf einem Drittel seiner Länge fehlt dem Gang die Außenwand, und die zweite Tür ist noch da, mit nichts dahinter als Reif.

        Xavier sitzt in der ersten auf dem Boden, den Rücken am Schott, die Mütze über etwas, das er nicht angesehen haben möchte.

        „Ich bin leider unvorsichtig gewesen, Herr Anaya“, sagt er. „Nebenan war ein junger Mann. Wir haben uns durch die Wand unterhalten. Ich hatte den Eindruck, dass er aufgehört hat.“
    .log = { $date }. Zu viel Geschütz. Kapitän Xavier ist verletzt. In der anderen Zelle war jemand. Es gibt keine Liste, auf der er steht.

passage-custody-terms = Ein besseres Recht
    .text =
        Kapitän Xavier hat sich gesetzt, nachdem er gefragt hatte, ob er dürfe. Das Boot wartet; vorn brennt es, und es sind noch vier Minuten.

        „Ich werde keine Umstände machen“, sagt er. „Ich mache selten welche. Um eines bitte ich. Niemand fragt mich nach Mirembe, bis jemand es tut, der ein besseres Recht dazu hat als Sie.“

        „Besser als unseres?“, sagt Gabriel. „Wir haben Sie dafür an Land gesetzt.“

        „Das haben Sie. Es war gut gemacht. Es gibt Leute, denen es angetan wurde. Ich feilsche nicht, Herr Anaya. Geben Sie mir Ihr Wort nicht, so werde ich trotzdem höflich bleiben.“

passage-custody-terms-hurt = Ein besseres Recht
    .text =
        Kapitän Xavier liegt auf einer Tür. Das Boot wartet; vorn brennt es, und es sind noch vier Minuten.

        „Ich werde keine Umstände machen“, sagt er. „Um eines bitte ich. Niemand fragt mich nach Mirembe, bis jemand es tut, der ein besseres Recht dazu hat als Sie.“

        „Besser als unseres?“, sagt Gabriel. „Wir haben Sie dafür an Land gesetzt.“ Er hat beide Hände auf dem Verband.

        „Das haben Sie. Es war gut gemacht. Es gibt Leute, denen es angetan wurde. Ich feilsche nicht, Herr Anaya, am wenigsten um das Knie. Geben Sie mir Ihr Wort nicht, so werde ich trotzdem höflich bleiben.“

choice-custody-terms = Geben wir ihm unser Wort?
option-custody-terms-give = Unser Wort geben
    .cost = Das Logbuch merkt es sich: Wir fragen nicht.
    .log = { $date }. Kapitän Xavier unser Wort gegeben, nicht nach Mirembe zu fragen. Ich hatte acht Jahre lang eine Frage und habe sie wieder mit ins Boot genommen.
option-custody-terms-refuse = Das Wort verweigern und fragen
    .cost = Er kostet 1 Credit mehr, für immer, falls er je mit uns fährt.
choice-custody-his-terms = Geben wir ihm unser Wort?
option-custody-his-terms-give = Unser Wort geben
    .cost = −1 Moral: Gefragt wird nichts. Für wen er schweigt, der wird davon hören.
    .log = { $date }. Kapitän Xavier unser Wort gegeben, nicht nach Mirembe zu fragen. Ich hatte acht Jahre lang eine Frage und habe sie wieder mit ins Boot genommen.
option-custody-his-terms-refuse = Das Wort verweigern und fragen
    .cost = +1 Moral. Er kostet 1 Credit mehr, für immer, falls er je mit uns fährt. Für wen er schweigt, der wird davon hören.
choice-custody-his-terms-hurt = Geben wir ihm unser Wort?
option-custody-his-terms-hurt-give = Unser Wort geben
    .cost = −1 Moral: Gefragt wird nichts. Für wen er schweigt, der wird davon hören.
    .log = { $date }. Kapitän Xavier unser Wort gegeben, nicht nach Mirembe zu fragen. Er blutete mir dabei auf die Manschetten. Ich glaube nicht, dass es für ihn ins Gewicht fiel.
option-custody-his-terms-hurt-refuse = Das Wort verweigern und fragen
    .cost = +1 Moral. Er kostet 1 Credit mehr, für immer, falls er je mit uns fährt. Für wen er schweigt, der wird davon hören.

passage-custody-refused = In Zeitnot
    .text =
        „Dann fragen Sie“, sagt Xavier.

        Gabriel fragt: warum der Schuss; warum dort unten niemand gewarnt wurde; warum ein Mann mit der Mütze auf den Knien sagt, dass sie recht haben. Acht Jahre lang hat er es nachts gefragt. Laut dauert es fast eine Minute.

        Xavier hört sich alles an. Er hat eine Art zuzuhören, bei der die Leute gerader stehen, und einige von euch merken es an sich.

        „Fragen Sie, wer in Zeitnot war“, sagt er.

        Danach kommt nichts mehr. Er nimmt sein Bündel. Es ist ein Löffel, ein Pullover und ein Umschlag mit Samen, darauf mit Bleistift der Name der Bohne.
    .log = { $date }. Ihn gefragt. Er sagte: Fragen Sie, wer in Zeitnot war. Ich schreibe es hin, wie er es gesagt hat. Thaddeus hat diese Seite gelesen und umgeblättert.

passage-custody-idris = Dunkles Brot
    .text =
        Der Mann aus der zweiten Zelle ist sechsunddreißig, trägt einen Bart, den er sich nicht ausgesucht hat, und kommt rückwärts heraus, noch im Gespräch mit der Wand.

        „Benhaddou“, sagt er. „Idris. Ich habe für die Vorsitzende des Rates gedolmetscht. In ihrem Papier stand, die Toten von Mirembe seien ‚nicht bestritten‘. Ich sagte ‚gezählt‘. Das ist nämlich nicht dasselbe. Wenn etwas gezählt ist, gibt es einen, der gezählt hat. Ich sollte es zurücknehmen, und mir fiel das Wort nicht ein. Wer hat den Krieg gewonnen? Nein, nicht. Sagen Sie etwas. Irgendetwas. Sagen Sie es geradeheraus.“

        „Wir haben es eilig“, sagt Gabriel.

        Idris Benhaddou schließt die Augen. „Ach, ist das gut“, sagt er. „Da ist überhaupt nichts dahinter.“

        Durch die eingebrochene Wand hält Kapitän Xavier ihm eine Hand hin, damit er herübersteigen kann. Sie sehen einander an wie zwei, die sich aus Briefen kennen.
    .log = { $date }. Idris Benhaddou ist dazugekommen. Für das Wort bekam er ein Jahr und drei dafür, dass es ihm nicht leidtat. Er hat in der Kombüse jedes Etikett laut vorgelesen.

passage-custody-second-lost = Durch die Wand
    .text =
        An der zweiten Tür hat der Rauch sie umkehren lassen. Es ist eine gute Tür. Der Mann dahinter hat eine gute Stimme und benutzt sie, ganz gleichmäßig, in einer Sprache nach der anderen, um zu sagen, wo das Scharnier sitzt.

        Dann schrammt auf der anderen Seite ein Boot entlang. Man hört Äxte. Ein Mann mit dem Abzeichen von Theia holt ihn durch die Außenhaut heraus, in einer Decke und mitten im Streit um ein Partizip, und das Boot ist fort.

        „Ist er heraus?“, sagt Kapitän Xavier. Er hat sich nicht von der Wand umgedreht.

        „Er ist heraus“, sagt Gabriel. „Sie haben ihn.“

        „Es wird ihn freuen, mit jemand Neuem zu reden“, sagt Xavier nach einer kleinen Weile.
    .log = { $date }. Die zweite Zelle ging nicht auf. Ihr eigenes Boot hat ihn geholt. Seinen Namen hatten wir durch die Tür: Benhaddou. Er hat ihn buchstabiert.

passage-custody-sickbay = Wessen Befehl
    .text =
        Der Tisch in der Messe ist abgeräumt, und der Sanitätsmaat holt Kapitän Xavier mit der Zuckerzange die Splitter aus dem Knie. Gabriel hält die Schüssel. Er hat darum gebeten.

        „Wessen Befehl war es?“, sagt Xavier. Er sagt es zur Deckenlampe, im Plauderton.

        „Meiner.“

        „Sie hatte sich ergeben.“

        „Ich dachte, im Gang steht ein Tisch quer.“ Ein Splitter fällt in die Schüssel. „Ich dachte, an dem Tisch verlier ich zwei von meinen.“

        „Dann werden Sie Ihre Gründe gehabt haben. Ich würde sie heute Abend eintragen, solange Sie sie noch haben. Ende der Woche hat man andere.“ Um den Mund wird er allmählich grau. „Es ist schon recht, Herr Anaya. Sie halten die Schüssel sehr gerade.“
    .log = { $date }. Ich habe auf ihn geschossen. In einem Garten wird er nicht mehr ohne Stock knien. Meine Gründe eingetragen, wie geraten. Es sind zwei Zeilen.

## Wem gehört er?

passage-custody-delivery-federation = Auf der punktierten Linie
    .text =
        Von Theia ist eine Barkasse gekommen, mit einem Formular über einen Gefangenen, lebend, schon ausgefüllt, bis auf die Uhrzeit.

        Xavier hat in der Messe zu Abend gegessen, am Ende der Bank. Gedeckt war für ihn nicht. Dann war Daisuke gerückt.

        „Ich ginge durchaus gern zurück“, sagt er. „Es ist die Woche zum Vereinzeln.“

        Die Leutnantin von der Barkasse hat den Füller aufgeschraubt. „Es würde eingetragen, dass Sie Ihre Pflicht getan haben“, erklärt sie dem Tisch. „Das Amt lässt fragen, wie Sie es gern formuliert hätten.“ Ihre vier Wachen haben eine Decke mitgebracht.

passage-custody-delivery-firstborn = Im Dunkeln
    .text =
        Von Adjoa ist ein langes Boot gekommen, ohne Lampen, und darin Vashti; um die eine Hand hat sie einen Verband.

        Xavier hat in der Messe zu Abend gegessen, am Ende der Bank. Gedeckt war für ihn nicht. Dann war Daisuke gerückt.

        „Wir hören ihn an“, sagt Vashti. „Alle Häuser. Er kriegt so lang, wie er will. Und dann tun sie, was sie tun.“ Das hat sie geübt. „Ihr könnt mitkommen und zusehen.“

        „Ich würde mich durchaus gern anhören lassen“, sagt Xavier. „Ich fürchte, es hülfe nichts.“ Die vier Hüter haben eine Decke mitgebracht.

passage-custody-delivery-own = Das Ende der Bank
    .text =
        Xavier hat in der Messe zu Abend gegessen, am Ende der Bank. Gedeckt war für ihn nicht. Dann war Daisuke gerückt.

        Schräg achteraus liegen zwei Boote. Das eine ist eine Barkasse von Theia, mit einem Formular; das andere ist lang und zeigt keine Lampe. Sie haben einander gesehen und sind überaus höflich, was den Abstand angeht.

        „Man könnte mich irgendwo absetzen“, sagt Xavier. „Ich habe jetzt einen Beruf. Ich mache Bohnen.“

        Gabriel hat vom einen Boot zum anderen gesehen und dann, eine ganze Weile, zum Haken. „Ich frage“, sagt er. Die Becher haben die Leute selbst mitgebracht.

choice-custody-delivery = Wem gehört er?
option-custody-delivery-federation = Kapitän Xavier der Föderation übergeben
    .cost = Er kommt zurück nach Theia. Das Hauptziel wird bezahlt.
    .log = { $date }. Kapitän Xavier der Föderation übergeben. Er dankte der Bootsbesatzung für die Decke und sagte der Leutnantin, ihre Mütze sitze gerade, was stimmte.
option-custody-delivery-firstborn = Kapitän Xavier den Erstgeborenen übergeben
    .cost = Er kommt nach Adjoa. Das Hauptziel wird bezahlt.
    .log = { $date }. Kapitän Xavier den Erstgeborenen übergeben. In dem Boot konnte er nichts sehen. Er streckte eine Hand aus, und jemand dort nahm sie.
option-custody-delivery-sell-federation = Kapitän Xavier der Föderation übergeben
    .cost = Er kommt zurück nach Theia. 6 Credits, +1 Föderation.
    .log = { $date }. Kapitän Xavier der Föderation übergeben, ohne Auftrag. Die Barkasse hatte sechs Credits Verpflegungsgeld an Bord, also haben wir für Verpflegung quittiert. Der Kapitän dankte der Bootsbesatzung für die Decke.
option-custody-delivery-sell-firstborn = Kapitän Xavier den Erstgeborenen übergeben
    .cost = Er kommt nach Adjoa. 6 Credits, +1 Erstgeborene.
    .log = { $date }. Kapitän Xavier den Erstgeborenen übergeben, ohne Auftrag. Sie zahlten in alter Münze, nach Gewicht. In dem Boot konnte er nichts sehen. Er streckte eine Hand aus, und jemand dort nahm sie.
option-custody-delivery-keep-own = Kapitän Xavier behalten
    .cost = Er kommt mit. Für ihn zahlt niemand, und keine der beiden Mächte denkt besser von uns.
    .log = { $date }. Kapitän Xavier behalten. Beide Boote warteten bis zum Dunkelwerden, für alle Fälle. Er hat Hollis’ alte Koje und hat gebeten, dass dort nichts verrückt wird.
option-custody-delivery-keep = Kapitän Xavier behalten
    .cost = Er kommt zu uns. Das Hauptziel bringt weder Sold noch Ansehen noch das, was der Vertrag sonst verspricht; −2 { TRAIT($client, key: "id") ->
            [firstborn] bei den Erstgeborenen
           *[other] bei der { $client }
        }.
    .log = { $date }. Kapitän Xavier behalten. Er hat Hollis’ alte Koje. In der Messe sah er den Becher an seinem Haken an und bat, dass nichts verrückt wird.

## Die Nachbesprechung

passage-custody-won-federation = Bohnen
    .text =
        Mittags war Xavier wieder in seiner Zelle auf Theia. Die Wärter hatten gegossen.

        Roland Wrathe schrieb den Bericht. Es stand darin, dass die Ironclad einen Gefangenen, lebend, aus fremden Händen zurückgeholt und ihre Besatzung sich korrekt betragen habe. „Korrekt“ sah er eine Weile an und ließ es stehen. Eine zweite Ausfertigung adressierte er an seine Schwester. Bis zum Briefkasten hatte er sie in der Hand.

        Im Garten ließ sich Xavier am Ende von Reihe vier nieder, zog das Schild heraus, wischte es ab und steckte es richtig herum wieder ein.
    .log = { $date }. Bezahlt, für ihn. Rolands Bericht kam über das Amt zu uns. Jemand hat „korrekt“ unterstrichen, mit Bleistift, und es wieder ausradiert.

passage-custody-won-federation-aboard = Bohnen
    .text =
        Mittags war Xavier wieder in seiner Zelle auf Theia. Die Wärter hatten gegossen.

        Den Bericht hatte Roland Wrathe zu schreiben; näher hatte Theia keinen Offizier. Er schrieb ihn in der Messe, die Suppe zur Seite geschoben. Es stand darin, dass die Ironclad einen Gefangenen, lebend, aus fremden Händen zurückgeholt und ihre Besatzung sich korrekt betragen habe. „Korrekt“ sah er eine Weile an und ließ es stehen. Eine zweite Ausfertigung adressierte er an seine Schwester; ihre Koje war die nächste nach seiner. Bis zu ihrer Tür hatte er sie in der Hand. Dann nahm er sie wieder mit.

        Im Garten ließ sich Xavier am Ende von Reihe vier nieder, zog das Schild heraus, wischte es ab und steckte es richtig herum wieder ein.
    .log = { $date }. Bezahlt, für ihn. Seinen Bericht schrieb Roland an unserem Tisch. Jemand hat „korrekt“ unterstrichen, mit Bleistift, und es wieder ausradiert.

passage-custody-won-firstborn = Angehört
    .text =
        Die Häuser hörten Xavier auf Adjoa an, auf der dritten Terrasse, bei Lampen, die nicht mehr zeigten, als wo Leute waren. Es dauerte einen Abend.

        Jedes Haus fragte. Jedem sagte er, dass er geschossen habe, dass er gewusst habe, was darunter lag, und dass er nichts hinzuzufügen habe. Es wurde in beide Sprachen gebracht. Ganz vorn saß ein alter Mann, der Älteste, der fragte nichts. Er sah den Gefangenen die ganze Zeit an wie eine Tür.

        Als es vorüber war, hatte niemand geschrien. Das Urteil wurde vertagt. „Die haben auf etwas gewartet“, sagte Vashti zu Gabriel. „Worauf, weiß ich nicht. Er schon. Er war immer wieder kurz davor, es ihnen zu geben.“
    .log = { $date }. Bezahlt, für ihn. Er hat sich vor jedem Haus der Reihe nach schuldig bekannt, und immer mit denselben Worten. Sieben Jahre habe ich unter ihm gedient, und kein Befehl klang zweimal gleich.

passage-custody-won-aboard = Gerückt
    .text =
        Xavier hatte gefragt, wo er am wenigsten im Weg sei, und zur Antwort bekommen: im Kartenraum. Am zweiten Morgen waren die Karten in Ordnung. Am dritten stellten die Leute fest, dass sie Gründe hatten, etwas nachzuschlagen.

        „Frau Wrathe“, sagte er, ohne sich umzudrehen, „Sie halten das verkehrt herum.“

        „Ich weiß“, sagte Wrathe. Sie war hereingekommen, um etwas zu sagen. Sie sah die Karte eine Zeit lang an, wie sie war, drehte sie dann um und setzte sich.

        Im Hafen lag ein Brief des Auftraggebers. Er war kurz. Man habe, bedauerlicherweise, die Ironclad für ein Schiff gehalten, das tut, wofür es angeheuert ist.
    .log = { $date }. Unbezahlt, und niemand dankt uns. Am Tisch sitzt einer mehr. Er hat den Stuhl geölt.

passage-custody-won-aboard-own = Gerückt
    .text =
        Xavier hatte gefragt, wo er am wenigsten im Weg sei, und zur Antwort bekommen: im Kartenraum. Am zweiten Morgen waren die Karten in Ordnung. Am dritten stellten die Leute fest, dass sie Gründe hatten, etwas nachzuschlagen.

        „Frau Wrathe“, sagte er, ohne sich umzudrehen, „Sie halten das verkehrt herum.“

        „Ich weiß“, sagte Wrathe. Sie war hereingekommen, um etwas zu sagen. Sie sah die Karte eine Zeit lang an, wie sie war, drehte sie dann um und setzte sich.

        Auf Europa kam Achterberg herunter, um nach dem Liegeplatz zu sehen. Sie zählte die Becher an der Leiste. Sie ging noch einmal zurück, ihren Bleistift holen, und setzte das Wasser um eins herauf.
    .log = { $date }. Unbezahlt, und niemand hatte uns angeheuert. Am Tisch sitzt einer mehr. Er hat den Stuhl geölt.

passage-custody-holed-after = Die andere Liste
    .text =
        Wer die Leute von der Billigkeit aufgelesen hatte, setzte sie auf Europa ab. Achterberg hat die Liste behalten, wie sie alle behält, unter der Rechnung.

        Vierzehn waren in dem Gang mit dem Tisch gewesen. Neun davon standen darauf. Der Mann aus der zweiten Zelle auch, ganz unten, in anderer Tinte: Benhaddou, I., Dolmetscher, beide Hände erfroren, spricht. Ein Leuchtschiff hatte ihn und wollte mehr nicht sagen.

        Gabriel bat sie, ihm die anderen fünf vorzulesen, die nicht darauf waren. Sie bedauerte, sie habe nur eine Zahl.
    .log = { $date }. Fünf Tote im Gang. Der Mann aus der zweiten Zelle lebt. Kapitän Xavier hatte mich zweimal nach ihm gefragt.

passage-custody-lost-theia = Wohin sie wollte
    .text =
        Die Billigkeit kam mit einem Triebwerk auf Theia an, am Kai stand eine Kapelle. Man führte den Gefangenen in der Mitte der Gangway hinunter. Unten blieb er stehen, um die Mütze aufzusetzen.

        Er hatte den Leutnant vom Geleit gefragt, erzählte der Leutnant später in einer Bar, welches Schiff das gewesen sei, den ganzen Weg hinter ihnen. Man sagte es ihm. Da war er ans Heckfenster gegangen und dort geblieben, bis es außer Sicht war; und hatte gesagt, als wäre er um eine Note gebeten worden: „An der zweiten Gabelung spät. Sonst: recht gut.“
    .log = { $date }. Sie ist uns entkommen. Er ist wieder auf Theia. Ich hätte ihn gern gefragt. Ich habe den Haken abgenommen.

passage-custody-lost-adjoa = Wohin sie wollte
    .text =
        Die Billigkeit kam mit einem Triebwerk auf Adjoa an, ohne Lampen. Man führte den Gefangenen am Arm die Terrassen hinauf, da er nichts sehen konnte.

        Er hatte die Frau gefragt, die sie flog, erzählte sie später, welches Schiff das gewesen sei, den ganzen Weg hinter ihnen. Sie sagte es ihm. Da war er ans Heckfenster gegangen und dort geblieben, bis es außer Sicht war; und hatte gesagt, als wäre er um eine Note gebeten worden: „An der zweiten Gabelung spät. Sonst: recht gut.“
    .log = { $date }. Sie ist uns entkommen. Er ist auf Adjoa, und sie werden ihn anhören. Ich hätte ihn gern gefragt. Ich habe den Haken abgenommen.

passage-custody-lost-ship = Ein kurzer Streit
    .text =
        Die Ironclad brach unterwegs auseinander, und eine Zeit lang lagen ihre Boote zwischen dem, was von ihr übrig war, und waren davon nicht zu unterscheiden.

        Da kam die Billigkeit zurück. Sie hatte ein Triebwerk, jemanden hinter sich und hier nichts zu suchen. Ihre Schleuse ging auf. Drinnen wurde gestritten, in zwei Sprachen, dazu eine dritte Stimme, höflich, die nicht aufhörte.

        „Ich habe mein Wort gegeben, dass Sie stillsitzen“, sagte Xavier und half dem Letzten über die Schwelle. „Bitte machen Sie mich nicht zum Lügner. Es war ein sehr kurzer Streit. Ich habe lediglich gebeten, Sie zu zählen.“
    .log = Rumpf verloren. Boote ausgesetzt. Thaddeus zählte uns herein, sah auf, und da stand er. Falls dieses Buch gefunden wird: Sie haben sich die Hand gegeben.

## Auf der Karte

mover-custody-equity = Billigkeit
    .text = Ein Kurierschiff. Am Ende ungerader Runden zieht sie einen Sektor, am Ende gerader zwei. An einer Gabelung nimmt sie die nahe Einfahrt, solange deren Meldung verdeckt liegt, sonst die ferne, die einen Sektor länger ist. Wo wir sie treffen: Gefecht.
mover-custody-guard = Wache
    .text = Sie hält die zweite Gabelung, per Erlass. Sie bewegt sich nicht.
mover-custody-writ = Büttel
    .text = Sie warten auf uns mit einer Verfügung, der Platten wegen.
mover-custody-observer = Beobachterin
    .text = Sie wartet auf uns mit vierzig Fragen, der Platten wegen.
fight-custody-equity = Die Billigkeit
    .text = Ein Kurierschiff mit einem Triebwerk, und sein Geleit. Bei Rumpf 0 hält es an.
fight-custody-guard = Die Wache
    .text = Per Erlass. Sie hatte Gutes gehört.
fight-custody-writ = Das Geleit der Büttel
    .text = In dreifacher Ausfertigung.
fight-custody-observer = Das Geleit der Beobachterin
    .text = Die grüne Lampe ist gelöscht.
place-custody-far-end = wohin sie will
place-custody-fork-1 = die erste Gabelung
place-custody-fork-2 = die zweite Gabelung
place-custody-fork-3 = die dritte Gabelung
