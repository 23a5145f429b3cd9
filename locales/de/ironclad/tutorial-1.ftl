### Lehrstück 1, „Ein Übungsflug“: Geschichte und Lektionen.
### Kapitän Xavier führt das Logbuch und lehrt. Er siezt alle, auch den Tisch.

scenario-tutorial-1-name = Ein Übungsflug
scenario-tutorial-1-subtitle = Von Gaia Nova nach Jatania im Jahr 85, mit Heizöl. Etwa 15 Minuten.
scenario-tutorial-1-teaches = Lehrt Tisch, Aktionen, kosmische Lagen, Meldungen und Helden.
scenario-tutorial-1-chart = Die Winterstraße
scenario-tutorial-1-chart-note = betonnt 81, seither nicht nachgefragt

tutorial-1-free = Frei spielen
    .text = Dieselbe Sternkarte und dieselben verdeckten Karten, mit jeder Wahl offen und mit den eigenen Würfeln. Diesmal kann das Schiff verloren gehen.

## Zum Vorlesen

passage-tutorial-1-briefing = Heizöl
    .text =
        Auf Gaia Nova sind neue Uniformen an Bord gekommen, mit Rekruten darin. Noch ehe die Leinen los sind, übergibt sich einer in eine Mütze. Es ist seine eigene, was Kapitän Xavier ihm anrechnet.

        Die Laderäume sind voll Heizöl. Jatania liegt weit draußen, und seine Sonne war ein Spiegel, bis der vor zwei Jahren zerbrochen wurde. Der zweite dunkle Winter beginnt, und die Leute dort verheizen ihre Zäune.

        „Dies ist ein Übungsflug“, sagt Xavier. „Vier Sektoren, dann Jatania. Man wird Ihnen jedes Ding einmal sagen, und danach werden Sie es getan haben.“

        An der Schleuse steht Thaddeus mit Liste und Bleistift. Er zählt sie hinaus, laut und mit Namen, und euch mit.
    .log = 15/04/85GN. Von Gaia Nova nach Jatania ausgelaufen, mit Heizöl und Rekruten. Beides war ordentlich gestaut. Die Rekruten sind verrutscht. Man sagt mir, das gebe sich.

passage-tutorial-1-probe = Die letzte Messung
    .text =
        Die Sonde ist nicht größer als ein Teekessel. An der Seite trägt sie eine Nummer des Wetteramts Jatania, und man hätte sie vor zwei Jahren einholen sollen.

        Noriko dreht lauter, bis die Messe mithören kann. Alle vierzig Sekunden sendet das Ding ungefragt seine letzte Messung. „Bewölkung zwei Achtel“, spricht sie mit. „Wind West, schwach. Sonnenschein. Sonnenschein. Sonnenschein.“

        Es ist eine kleine, zufriedene Stimme, und die Neuen fangen an, ihr zu antworten. Wrathe isst ihre Suppe weiter. Sie ist von dort.

        „Die Messung ist zwei Jahre alt“, sagt Noriko und schreibt sie auf. „Plus minus nichts.“

        Xavier hört sie noch eine Runde lang an. Dann bittet er, die Welle freizuhalten.
    .log = 18/04/85GN. Eine Wettersonde des Amtes Jatania, zuletzt justiert im Jahr 83. Ließen sie senden. Sie schadet niemandem und ist immer sehr pünktlich gewesen.

passage-tutorial-1-sickness = Vorn, mit einem Eimer
    .text =
        Der Eimer gehört Gabriel. Er trägt ihn nach vorn, dreht ihn zwischen zwei Kojenreihen um und setzt sich darauf.

        Medizin hat er keine. Er fragt einen nach dem andern, was es zu Hause zum Abendbrot gäbe, eine furchtbare Frage, und sie sagen es ihm. Klöße. Ein Fisch mit Kopf. Der vom Südufer auf Jatania braucht für einen Pfannkuchen eine Viertelstunde, und man muss ihm den Eimer leihen.

        Um vier Uhr früh kommt Xavier auf seiner Runde vorbei. Gabriel schläft im Sitzen, irgendjemandes Stiefel in den Armen. Xavier sucht nach etwas, was zu befehlen wäre, findet nichts und nimmt die Mütze ab, bis er vorüber ist.
    .log = 21/04/85GN. Krankheit im Vorschiff, von der gewöhnlichen Sorte. Der Wachplan hat Lücken. Herr Anaya saß bei ihnen, ohne dass man es ihm gesagt hätte. Man hat es ihm inzwischen gesagt.

passage-tutorial-1-outpost = Die Bleche des Zeugmeisters
    .text =
        Der Zeugmeister hat seine Rumpfbleche hinter einem Tresen und den Tresen hinter einem Formular. Das Formular hat Xavier nicht mitgebracht. Er hat Kaffee mitgebracht und erkundigt sich nach dem Husten des Mannes.

        Der Admiral, sagt er, habe dieses Lager namentlich erwähnt. Die Bleche seien für eine Erprobung. Die Erprobung sei geheim, und er bedaure, es gesagt zu haben; bei so ordentlichen Regalen vergesse man sich. Nichts davon ist wahr. Der Zeugmeister steht mit jedem Wort gerader und unterschreibt alles selbst.

        „Sie haben ihn belogen, Herr Kapitän“, sagt Gabriel im Boot, ein Blech quer über den Knien.

        „Das habe ich, Herr Anaya. Er wird glücklich sein bis zur Inventur. Vorsicht, die Kante.“
    .log = 26/04/85GN. Einen freundlichen Außenposten angelaufen. Es fanden sich einige Bleche. Der Zeugmeister wünschte freundlicherweise keine Quittung, und die Sache ist erledigt.

passage-tutorial-1-sabotage = Auf keiner Zeichnung
    .text =
        Die Sprengladung geht beim Wachwechsel hinter dem Reaktor hoch, als niemand in der Nähe ist.

        Bootsmann Hollis Tan ist als Erster am Feuer. Er hat den Schlauch darauf, ehe die Glocke verstummt, und kommt ohne Augenbrauen heraus, lachend. Die Neuen tragen ihn zweimal um die Messe, bis Xavier darum bittet, den Bootsmann abzusetzen.

        Daisuke flickt allein, so ist es ihm am liebsten. Hinter dem verbrannten Blech sitzt ein versiegelter Kasten, armlang, mit eigener Leitung. Er sucht ihn auf vier Zeichnungen.

        „Da ist ein Kasten, Herr Kapitän“, sagt er. „Der ist auf keiner Zeichnung.“

        „Dann haben Sie ihn nicht gefunden“, sagt Xavier und hält ihm die Lampe, während er das Blech wieder davorsetzt.
    .log = 30/04/85GN. Achtern ging eine Sprengladung hoch, auf Gaia Nova gelegt, von unbekannter Hand. Bootsmann Tan belobigt. Instandsetzung durch Herrn Arai, der meldet, dass alles ist wie gezeichnet.

passage-tutorial-1-won = Hereingezählt
    .text =
        Jatania hatte um zwölf Uhr mittags Lampen ans Landefeld gehängt. Das Heizöl ging auf Schlitten die Rampe hinab, und Leute, die nur hatten schauen wollen, griffen in die Seile. Sie haben dort elf Arten Schnee. An diesem Tag fiel der trockene.

        Wrathe war neunzehn und von einem Hof an derselben Straße. Sie bat um Urlaub, um zu sehen, wer noch da war. Xavier gab ihr frei, bis es dunkel würde; das war höflich, denn dunkel war es. Sie ging in den Schnee, die Hände in den Ärmeln, und war vor dem dritten Schlitten zurück. Gabriel rückte auf der Bank ein Stück weiter und reichte ihr das Brot.

        An der Schleuse machte Thaddeus den Bleistift nass und zählte sie herein.
    .log = 03/05/85GN. Jatania. Ladung gelöscht und quittiert. Neunzehn Tage. Die Rekruten dürfen Mannschaft heißen.

passage-tutorial-1-lost = Etwas Helles
    .text =
        Die Ironclad ging auf dem Weg nach Jatania verloren, samt ihrer Ladung. Die Boote kamen in guter Ordnung frei; es war die eine Übung, die die Neuen ein zweites Mal hatten machen wollen.

        Zwei Tage lang brannte das Heizöl. Man sah es vom Landefeld aus, und an beiden Abenden standen Leute draußen im Schnee, mit Stühlen, um etwas Helles anzuschauen.

        Ein Kohlenschiff nahm die Boote auf. Auf dem Vordeck zählte Thaddeus ohne Liste, denn die Liste war fort, ging dann noch einmal herum und fasste beim Zählen jeden an. Xavier bat den Schiffer um Papier. Er begann mit den Familien, nach dem Alphabet, und schrieb bis Gaia Nova.
    .log = Schiff und Ladung verloren. Die Mannschaft tat, was man sie gelehrt hatte, und der Lehrer war ich. Boote ausgesetzt. Ich habe das Logbuch geschlossen.

## Lektionen, eine für jeden Schritt

lesson-tutorial-1-look = Sich am Tisch umsehen
    .text = Guten Morgen. Auf dem Tisch liegen die Sternkarte, auf ihren Sektoren verdeckte Meldungen; die Schiffstafel; Ihre Trupps, nach Systemen; das Logbuch; und was zu entscheiden ist. Ist das Fenster klein, liegt manches hinter Reitern oder hinter diesem Blatt. Um ein Ding zu fragen, was es ist, lassen Sie den Zeiger darauf ruhen oder drücken Sie die rechte Taste; zur Entscheidung die Taste ?. Hier nimmt Ihnen niemand eine Frage übel.
    .after = Dann wissen Sie, wo alles liegt. Ich habe dafür einen Monat gebraucht, aber ich war zu stolz zum Fragen.

lesson-tutorial-1-recon = Leeren Raum aufklären
    .text = Sie haben diese Runde zwei Aktionen: Crew 7 gibt zwei, Moral 4 gibt nichts und nimmt nichts. Aufklären deckt eine verdeckte Meldung neben Ihnen auf und handelt nichts ab. Wer einen Sektor betritt, dessen Meldung noch verdeckt liegt, macht einen Blindsprung. Das ist erlaubt. Im Dunkeln die Treppe hinabzugehen ist es auch. Wählen Sie „Aufklären: Leerer Raum“.
    .after = Eine Sonde. Sie sind ihr mit Absicht begegnet, von nebenan, und es hat Sie eine Aktion gekostet.

lesson-tutorial-1-move = In den Leeren Raum
    .text = Bewegen bringt das Schiff einen Sektor weiter. Beim Eintreffen geschieht alles in fester Folge: Eine noch verdeckte Meldung wird aufgedeckt; die kosmische Lage wirkt; die Karte wird abgehandelt. Diese Meldung kennen Sie schon, und der Leere Raum hat keine Lage, die der Rede wert wäre. Er ist der einzige Nachbar, der nie zu Besuch kommt. Wählen Sie „Bewegen: Leerer Raum“.
    .after = Ihre zweite Aktion ist verbraucht, aber eine Runde endet erst, wenn alles abgehandelt ist, was in ihr begonnen hat.

lesson-tutorial-1-probe = Die Sonde versuchen
    .text = Die Sonde ist eine freiwillige Begegnung. Sie dürfen sie übergehen und schulden niemandem eine Erklärung; die Meldung wird dann abgelegt. Um sie zu versuchen, müssen Sie einen Spezialisten erschöpfen, einen Würfel werfen und Bedienen addieren. Die Karte zeigt, was jedes Ergebnis bringt; die niedrigen bringen nichts, auch keinen Schaden. Wählen Sie „Versuchen“.
    .after = Nun muss jemand hin und mit ihr sprechen.

lesson-tutorial-1-probe-hero = Noriko schicken
    .text = Noriko ist Ihre Spezialistin, mit Bedienen 3. Wer für eine Fertigkeit oder Klasse eingesetzt wird, ist davon erschöpft, schon vor dem Wurf und gleich, was der Würfel sagt. Auch wer erschöpft ist, lässt sich einsetzen, wird davon aber verwundet und tut nichts mehr, bis er geheilt ist. Gehen Sie mit Leuten also um wie mit Streichhölzern. Schicken Sie Noriko.
    .after = Die 3 des Würfels und Norikos 3 geben 6: einmal Aufklären umsonst, in einem Nachbarsektor. Noriko ist erschöpft.

lesson-tutorial-1-probe-recon = Sonneneruption aufklären
    .text = Aufklären umsonst wirkt wie die Aktion und kostet keine: Sie decken in einem Nachbarsektor eine verdeckte Meldung auf. Unser Weg führt in die Sonneneruption, also wählen Sie „Aufklären: Sonneneruption“. Damit ist die Sonde abgehandelt, und ihre Meldung verlässt die Sternkarte. Ihre beiden Aktionen sind verbraucht, eine zum Aufklären, eine zum Bewegen, und die Runde endet von selbst.
    .after = In der Sonneneruption wartet Krankheit. Runde 2 beginnt mit zwei frischen Aktionen, und Sie sind gewarnt.

lesson-tutorial-1-rest = Noriko ruht
    .text = Ruhen, bei den alten Hasen „Koje“ genannt, ist eine Aktion: Bis zu zwei erschöpfte Helden werden bereit. Sie haben nur eine, also hat sie die Koje für sich. Tun Sie es jetzt. In einer Sonneneruption ist die Aktion Ruhen gesperrt, und es hat auch noch niemand in einer gut geschlafen. Wählen Sie „Ruhen“, dann Noriko.
    .after = Noriko ist wieder bereit. Das war eine Aktion für eine Heldin; mit zweien auf einmal wirtschaftet man besser.

lesson-tutorial-1-flare = In die Sonneneruption
    .text = Eine Sonneneruption gibt der Ironclad beim Eintreffen zwei Treffer. Gegen eine kosmische Lage helfen keine Schilde, nur ein Strahlenschild, und wir führen keinen. Bei jedem Treffer sagt ein Schadenswürfel, wo: 1 Brücke, 2 Waffen, 3 Reaktor, 4 Hangar, 5 Rumpf, 6 ein Punkt Crew. Danach kommt die Karte. Wählen Sie „Bewegen: Sonneneruption“.
    .after = 4 und 5: einer am Hangar, einer am Rumpf. Eine Sektion mit einem Punkt ist noch heil.

lesson-tutorial-1-sickness = Gabriel zu ihnen schicken
    .text = Krankheit ist ein Ereignis, und Ereignisse müssen abgehandelt werden. Der Würfel zeigt 4, plus nichts für Moral 4: Sie verlieren 1 Crew und 1 Moral. Jetzt, da der Wurf liegt, dürfen Sie einen Diplomaten erschöpfen, oder jemanden mit Führung, und verlieren 1 Moral weniger. Gabriel hat Führung und sieht sich schon nach einem Eimer um. Wählen Sie Gabriel.
    .after = Die Crew fällt auf 6, das gibt noch immer zwei Aktionen. Die Moral bleibt bei 4, und Gabriel ist erschöpft.

lesson-tutorial-1-nebula = In den Nebel
    .text = Ein Nebel richtet keinen Schaden an, sperrt aber das Aufklären, solange Sie darin sind. Seine Meldung liegt verdeckt, dies ist also ein Blindsprung. Sie könnten erst aufklären und hätten dann noch eine Aktion zum Bewegen. Mir wäre es lieb, wenn Sie einmal blind gesprungen wären, solange ich da bin und schuld sein kann. Wählen Sie „Bewegen: Nebel“.
    .after = Ein Freundlicher Außenposten, und nichts entzwei. Blindsprünge lobt nur, wer davongekommen ist.

lesson-tutorial-1-outpost = Den Außenposten versuchen
    .text = Auch ein Freundlicher Außenposten ist freiwillig. Sie werfen einen Würfel und dürfen zuvor einen Helden erschöpfen, um seine Diplomatie zu addieren; nach der Klasse fragt niemand. Eine Fertigkeit hat, wessen Karte darin 1 oder mehr zeigt. Niedrige Ergebnisse bringen nichts, hohe lassen Helden ruhen und flicken den Rumpf. Wählen Sie „Versuchen“.
    .after = Man ist bereit, uns zu empfangen. Das ist ein Anfang, und zwar einer mit Kaffee.

lesson-tutorial-1-outpost-hero = Xavier schicken
    .text = Sie dürfen jemanden schicken oder den bloßen Würfel werfen. Auf der Tabelle einer Karte zählt auch die Moral, und bei 4 zählt sie nichts; eine gewürfelte 1 oder 6 bedeutet dort ebenfalls nichts Besonderes. Meine Diplomatie ist 3, und ich bin nicht anderweitig beschäftigt. Wählen Sie Xavier. Ich werde reden, und Sie müssen nicht so genau hinhören.
    .after = Die 4 des Würfels und meine 3 geben 7: Ein Held ruht, und danach wird 1 Rumpf geflickt, dann sind es wieder 5.

lesson-tutorial-1-outpost-rest = Gabriel ruht
    .text = Der Außenposten hat ein Bett für einen. Gabriel und ich sind beide erschöpft, und Sie dürfen jeden von uns wählen. Wen eine Karte, eine Fähigkeit oder ein Hafen ruhen lässt, der nutzt nicht die Aktion Ruhen, und kein Sektor sperrt es. Wählen Sie Gabriel, der die ganze Nacht auf war. Ich habe in schlechteren Stühlen geschlafen als in meinem.
    .after = Gabriel ist bereit, und die Meldung des Außenpostens ist abgelegt. Eine Aktion dieser Runde ist übrig.

lesson-tutorial-1-rest-xavier = Xavier ruht
    .text = Eine Aktion ist übrig. Aufklären ist hier gesperrt; Sie könnten weiterziehen, oder die Runde beenden und die Aktion verschwenden. Ich schlage „Ruhen“ vor. Es gilt für bis zu zwei; da bin nur ich, und der nächste Sektor ist kein Ort für müde Leute. Wer erschöpft ist, wenn er gebraucht wird, den werden Sie verwunden.
    .after = Ich bin bereit, und die letzte Aktion hat die Runde beendet. Danke. Ich hatte nicht vor, darum zu bitten.

lesson-tutorial-1-storm = In den Magnetsturm
    .text = Ein Magnetsturm gibt zwei Treffer und dazu einen Schaden an der Brücke. Er sperrt das Reparieren, wozu man eine Bordwerkstatt braucht, und wir haben keine. Eine Sektion mit 2 oder 3 Schaden ist beschädigt und arbeitet schlechter; mit 4 oder 5 ist sie zerschossen. Die Meldung ist verdeckt, und aus einem Nebel hätte niemand hinsehen können. Wählen Sie „Bewegen: Magnetsturm“.
    .after = 2 und 4: Waffen und Hangar, und die Brücke dazu. Der Hangar hat jetzt 2: beschädigt, eine Bucht geschlossen.

lesson-tutorial-1-sabotage = Noriko und Daisuke erschöpfen
    .text = Sabotage: ein Ereignis, vier Treffer, und alle von innen. Schilde halten nur auf, was von außen kommt, und das hier kam in einer Tasche an Bord. Bevor die Würfel fallen, dürfen Sie Ingenieure und Spezialisten erschöpfen, so viele Sie wollen; jeder nimmt einen Treffer weg. Daisuke ist Ingenieur, Noriko Spezialistin. Wählen Sie beide.
    .after = Zwei Treffer weg; die andern zeigten 1 und 3, Brücke und Reaktor. Die Brücke ist beschädigt: −1 Ausweichen bis zur Reparatur.

lesson-tutorial-1-jatania = Nach Jatania
    .text = Eine Aktion, ein Sektor. Wer bei einem Planeten oder einer Station eintrifft, legt damit an, und ein Hafen kann dann zu Diensten sein: Betten, Vorräte, Reparaturen. Das heben wir für eine andere Fahrt auf, denn diese endet am Kai. Die Ironclad hat vier Sektionen zu flicken und einen ganzen Rumpf. Wählen Sie „Bewegen: Jatania“. Sachte, wenn ich bitten darf.
    .after = Sie haben angelegt, und ich habe es kaum gespürt. Eines fehlt noch, und das macht Thaddeus.

scenario-tutorial-1-aim = Das Heizöl nach Jatania bringen
