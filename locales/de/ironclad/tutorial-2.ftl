### Lehrstück 2, „Meuterei“: Geschichte und Lektionen.
### Gabriel führt das Logbuch und lehrt. Er sagt dem Tisch „ihr“.

scenario-tutorial-2-name = Meuterei
scenario-tutorial-2-subtitle = Von Theia nach Europa im Jahr 92, ohne den Kapitän. Etwa 20 Minuten.
scenario-tutorial-2-teaches = Lehrt Einsätze, Raumgefecht, Befehle und Energie, und Häfen.
scenario-tutorial-2-chart = Die Reede von Theia
scenario-tutorial-2-chart-note = beim Wachschiff melden

tutorial-2-free = Frei spielen
    .text = Dieselbe Sternkarte und dieselben verdeckten Karten, mit jeder Wahl offen und mit den eigenen Würfeln. Diesmal kann das Schiff verloren gehen.

## Zum Vorlesen

passage-tutorial-2-briefing = Die Platte
    .text =
        Die Platte ist nicht größer als eine Spielkarte. Gabriel steckt sie ans Brett in der Messe, zwischen Wachplan und Speisezettel, rückt sie gerade und geht ihr aus dem Licht.

        Sie ist aus der Kamera am Geschütz, elf Tage alt. Unter dem Fadenkreuz liegt das Arsenal von Mirembe. Auf seinen Leinen hängt Wäsche.

        Er hält keine Rede. Er setzt sich, wo er immer sitzt, und wartet ab, wer bleibt. Das Schiff liegt auf Theia, die Gangway ist unten, und niemand hält sie besetzt. Die Löffel verstummen, ein Tisch nach dem andern. Wrathe liest die Platte, wie man ein Etikett liest. Thaddeus steht am längsten davor, die Hände auf dem Rücken, und setzt sich dann auf den Platz neben Gabriel.
    .log = 22/09/92GN. Theia, Regen. Haferbrei. Ich habe dieses Logbuch ohne Erlaubnis übernommen. Geblieben sind mehr von uns, als ich Stühle hatte. Der Kapitän ist in seiner Kajüte, und gesagt hat es ihm keiner.

passage-tutorial-2-boarders = Die Mütze auf den Knien
    .text =
        Die Profosse halten jede Tür achtern der Messe und verlieren eine nach der andern. Hollis nimmt das Reaktordeck. Durch die letzte Tür geht Thaddeus als Erster.

        Kapitän Xavier sitzt auf seiner Koje, die Mütze auf den Knien. Er sieht von Thaddeus zu Gabriel und dann auf das Blut an der Schwelle.

        „Sind die Feuer in der Kombüse gesichert?“, fragt er.

        „Jawohl, Herr Kapitän. Sie sind abgelöst, Herr Kapitän.“ Gabriel war auf eine Rede gefasst, auf einen Befehl und auf eine Pistole. „Da waren Menschen drin.“

        „Da haben Sie ganz recht“, sagt Xavier.

        Er steht auf und dankt Thaddeus, der ihm die Tür hält. Er geht allein von Bord, in der Mitte der Gangway, und setzt unten die Mütze auf.
    .log = 22/09/92GN. Den Kapitän auf Theia an Land gesetzt. Er grüßte die Flagge. Nicht alle von uns sind wieder aufgestanden. Mittagessen angebrannt. Mit der Kombüse hatte er recht: Ein Feuer war noch an.

passage-tutorial-2-signatures = Eine angenehme Stimme
    .text =
        Am Bug der Fregatte steht der Sonnenaufgang der Föderation, dieses Jahr neu. An dem der Ironclad steht er auch. Es war keine Zeit, nach Farbe zu suchen.

        „Ironclad, bitte beidrehen“, sagt die Fregatte. Es ist eine angenehme Stimme mit Schnupfen. „Ich soll nach Kapitän Xavier fragen.“

        „Der ist an Land“, sagt Gabriel. „Tut mir leid. Sie sind umsonst gekommen.“

        „Dann soll ich nach dem Schiff fragen.“

        Die Geschütze richten sich nicht auf die eigene Flagge. Dafür sorgt eine Sicherung. Daisuke zieht sie und knöpft sie sich in die Brusttasche wie Wechselgeld. An der Batterie schickt Thaddeus die Geschützmannschaft einen Schritt zurück und setzt sich selbst auf den Sitz, damit es niemand Jüngeres sein muss.
    .log = 22/09/92GN. Sonneneruption. Auf unsere eigene Flagge gefeuert. Sie hatten höflich gefragt, und ich auch. Abendbrot kalt: Die Feuer in der Kombüse sind aus, wie er es gewünscht hätte.

passage-tutorial-2-after-combat = Von hier aus gezählt
    .text =
        Die Boote der Fregatte sind draußen. Jemand da drüben hat gut geübt. Ihre Jäger haben sich um die Boote geschlossen, und keiner sieht nach der Ironclad hin.

        Wrathe setzt die Skadi rückwärts in die Haken, klettert herunter und fragt, was es zu essen gibt.

        Thaddeus ist vom Bug nach achtern durch jeden Gang gegangen, eine Hand auf jeder Schulter. Er kommt mit seiner Liste auf die Brücke. „Alle herein, die hinaus sind“, sagt er.

        „Und die drüben?“, sagt Gabriel.

        Thaddeus dreht die Liste um. Auf der Rückseite steht nichts. „Die kann ich von hier aus nicht zählen.“

        Niemand gibt Befehl zum Weiterfahren. Nach einer Weile tut Gabriel es selbst, mit zwei Fingern, als wäre das Pult heiß.
    .log = 22/09/92GN. Eine Fregatte. Ihre Boote haben wir ihren Jägern gelassen. Brot und die letzte Butter. Daisuke will seine Sicherung im Bestand eingetragen haben. Ich habe sie eingetragen.

passage-tutorial-2-asteroids = Die Hilfswelle
    .text =
        Die Lampen sind aus, die Triebwerke auch. Die Ironclad treibt zwischen den Brocken, so schnell wie die Brocken; eine andere Verkleidung hat sie nicht. Gabriel steuert. Jeden, den er streift, bittet er um Verzeihung.

        Draußen suchen sie, langsam vorbei und langsam zurück.

        Die Wache am Funk hebt einen Hörer vom Ohr. Es ist auf der Hilfswelle, schwach, ohne Namen und ohne Position: Jemand sendet, hält inne, lässt Platz für eine Antwort und sendet. Es kommt von achtern.

        Um zu antworten, müssten sie den Sender anwerfen, und die Suche hätte sie in einer Minute. Thaddeus ist heraufgekommen, den Bleistift in der Hand. Er wartet bis zur Pause. „Antworten wir?“
    .log = 22/09/92GN. Ein Signal auf der Hilfswelle, schwach, von hinter uns. Thaddeus fragte, ob wir antworten. Ich sagte nein.

passage-tutorial-2-won = Die erste Rechnung
    .text =
        Hafenmeisterin Delphine Achterberg kam auf Europa die Gangway herauf, ehe die zweite Leine fest war, in Pantoffeln, mit der Rechnung. Sie bedauerte sie Posten für Posten. Liegeplatz, nach Metern, für ein Schlachtschiff. Wasser. Übermalen eines Sonnenaufgangs, falls gewünscht; sie hatte sich den Bug angesehen. Keine Fragen, nach Wochen.

        „Hier steht kein Kapitän drauf“, sagte Gabriel.

        „Ich habe Platz gelassen.“

        Er fragte, ob sich die auf das Schiff ausstellen lasse. Sie bedauerte, Schiffe zahlten nicht.

        Also schrieb er seinen Namen, und der füllte die ganze Zeile. Im Funkraum saß Thaddeus noch eine Weile mit den Hörern auf den Ohren. Dann hängte er sie an ihren Haken.
    .log = 30/09/92GN. Acht Tage von Theia. Eier, echte. Achterberg leiht, mit Bedauern. Angelegt 06:10. Das Signal hat heute Morgen aufgehört.

passage-tutorial-2-lost = Jeder einen Namen
    .text =
        Zwischen Theia und Europa brach der Ironclad das Rückgrat. Ihre Boote wurden von den Schiffen aufgenommen, die sie hatten aufhalten sollen und deren Leute das eigene Deck mit Decken ausgelegt hatten.

        Auf Theia verlangte man die Platte und nahm zu Protokoll, dass es eine Platte gegeben habe. Dann holte man die Leute einzeln herein und fragte, wer angefangen habe. Jeder nannte einen Namen, den eigenen. Der Schreiber war vor Mittag beim zweiten Block und hatte noch keinen Namen zweimal geschrieben.

        Xavier wurde als Letzter gehört. Er fragte, ob sie zu essen bekommen hätten. Als man das bejahte, dankte er dem Gericht und hatte nichts hinzuzufügen.
    .log = Rumpf verloren. Boote ausgesetzt, Thaddeus zählt. Die Platte habe ich im Hemd. Falls dieses Buch gefunden wird: Der Haferbrei war gut, und gefragt wurden alle.

## Lektionen, eine für jeden Schritt

lesson-tutorial-2-look = Sich noch einmal umsehen
    .text = Die Sternkarte und die Schiffstafel kennt ihr? Dann seht euch die Trupps an. Ich bin auf der Brücke, Thaddeus und Daisuke haben die Waffen, Wrathe hat den Hangar und einen Jäger, eine Skadi. Jedes der drei Systeme hat eine Befehlskarte; die braucht ihr, wenn geschossen wird. Wir haben 10 Credits, 4 Munition und Profosse auf der Treppe. Wollen wir?
    .after = Das ist alles, was uns gehört. Das meiste haben wir von den Leuten geliehen, die wir gleich verärgern.

lesson-tutorial-2-boarders = Alle drei schicken
    .text = „Eindringlinge“ ist ein Einsatz: eine Probe gegen Schwierigkeit 12. Bis zu drei Helden, gleich welcher Klasse; zählt ihre Fertigkeiten, die Moral und einen Würfel zusammen, gleich viel genügt. Jeder Marine gibt 1 Kampf dazu. Wrathe und ich sind Marines, also 4 und 3, und dazu die 3 von Thaddeus: macht 10. Bei einer Probe gelingt eine gewürfelte 6 immer und eine gewürfelte 1 nie. Sie lässt sich mit Kampf ablegen oder mit Schleichen, und wer geht, zählt das, was ihr aussucht. Wählt Kampf, dann mich, Wrathe und Thaddeus.
    .after = 10 und 4 macht 14: gewonnen. +1 Moral, −1 Crew und ein Treffer von innen; sein Würfel, wieder eine 4, sagt Hangar. Wir drei sind erschöpft.

lesson-tutorial-2-end-turn = Runde beenden
    .text = Dieser Kampf kam mit der Geschichte und kostete keine Aktion, wir haben also noch zwei. Könnten wir ruhen? Natürlich könnten wir. Aber man darf eine Runde auch mit Aktionen in der Hand beenden, und ich möchte, dass ihr das einmal seht, an einem Tag, an dem ich zu müde bin, um es gut zu machen. Aufgespart werden sie nicht. Wählt „Runde beenden“.
    .after = Runde 2. Crew 6 gibt zwei Aktionen; Moral 5 gibt keine Aktion, aber +1 auf eure Würfe.

lesson-tutorial-2-rest = Thaddeus und Gabriel ruhen
    .text = Drei von uns sind erschöpft, und Ruhen reicht für zwei. Wer wartet? Ich würde sagen, Wrathe. Einen Systembefehl geben und einen Jäger fliegen, das ist kein Einsatz einer Fertigkeit: Wer erschöpft ist, kann beides und hat keinen Schaden davon. Nur Verwundete können es nicht. Wählt „Ruhen“, dann Thaddeus und mich. Ich würde nicht fragen, aber ich habe mich im Teekessel gesehen.
    .after = Thaddeus und ich sind bereit. Wrathe sagt, Hinlegen ist für Leute, die fertig sind.

lesson-tutorial-2-flare = In die Sonneneruption
    .text = Der Weg von Theia weg geht durch eine Sonneneruption. Ihr erinnert euch: zwei Treffer, Schilde helfen nicht, Ruhen ist dort gesperrt. Die Meldung ist verdeckt, und Aufklären würde die Aktion kosten, mit der wir wegwollen. Also blind? Ich hatte einen guten Lehrer dafür, und heute früh habe ich ihn an Land gesetzt. Wählt „Bewegen: Sonneneruption“.
    .after = 1 und 3: Brücke und Reaktor, je ein Punkt, alles noch heil. Und die Meldung: Signaturen geortet.

lesson-tutorial-2-signatures = Versuchen und kämpfen
    .text = „Signaturen geortet“ darf man übergehen, für 2 Moral, voll zu zahlen. Moral 5 ist unser +1 auf jeden Wurf, und ich sehe nicht, wie wir sie heute zurückkaufen. Es versuchen heißt kämpfen, gegen wen auch immer. Sie stehen in derselben Eruption: Deren 2 Schaden treffen auch Feinde, abzüglich ihrer Strahlenschilde. Wählt ihr „Versuchen“?
    .after = Eine Staffel Skadis und eine Walküre, Strahlenschild je 1. Die Eruption macht bei beiden 1 Schaden; der Walküre bleibt Rumpf 3.

lesson-tutorial-2-plan-bridge = Brücke: kein Befehl
    .text = Ein Gefecht hat eine Fernphase und eine Nahphase. Erst wird geplant: Jedes System darf einen Befehl geben; ausführen muss ihn jemand aus dem Trupp, und dieser Held ist in der nächsten Phase nicht noch einmal dran. Die Brücke teilt auf jeden Fall jemanden ein, denn der würfelt für unser Ausweichen. Ein Ausweichkurs würde helfen, aber ich möchte, dass ihr den bloßen Wurf seht. Wählt „Kein Befehl“, dann Gabriel.
    .after = Ausweichen werde ich, mit Steuern 2. Eingeteilt zu sein ändert niemandes Zustand; ich bin so bereit, wie ich aussehe.

lesson-tutorial-2-plan-weapons = Waffen: Schwere Batterie
    .text = Einfache Befehle kosten keine Energie. Schwierige schon, und davon gibt jedes System einen im Gefecht; heldenhafte kosten mehr. Die Energie geht von oben von der Leiste, und das erste Feld, das dabei frei wird, sind die Schilde. Die Batterie macht also 3 Schaden, und wir stehen im Hemd da. Ist das ein guter Tausch? Fragt mich in einer Minute. Wählt „Schwere Batterie“, dann Thaddeus.
    .after = Thaddeus hat die Batterie, mit Bedienen 2. Bezahlt wird erst, wenn der ganze Plan bestätigt ist.

lesson-tutorial-2-plan-hangar = Hangar: die Skadi starten
    .text = Der Ausfall ist ein freier Befehl: Er kommt zu dem einen dazu, den wir weglassen. Er startet jede unserer Maschinen, die ihr wollt, jede mit einem Piloten aus dem Hangartrupp, der dann in diesem Gefecht keinen Befehl mehr ausführt. Wrathe ist erschöpft und darf fliegen. Die Eruption trifft auch die Skadi, abzüglich ihres Strahlenschilds von 2. Wählt „Kein Befehl“, die Skadi, Wrathe, dann „Fertig“.
    .after = Wrathe hat die Skadi. Eine Maschine startet einmal im Gefecht und bleibt draußen, bis es vorbei ist.

lesson-tutorial-2-confirm = Den Plan bestätigen
    .text = Seht ihr ihn noch einmal durch? Zurücknehmen lässt sich noch jedes Stück: Dafür ist der Plan da, und ich habe schon bessere durch Eile verdorben. Habt ihr bestätigt, wird die Energie bezahlt, frei gewordene Felder wirken, die Maschinen starten, und es wird geschossen, erst in der schnellen Stufe, dann in der langsamen. Wählt „Bestätigen“.
    .after = Energie 4, Schilde unten, bis das Gefecht vorbei ist. Die Eruption blieb ganz an der Panzerung der Skadi hängen.

lesson-tutorial-2-fast-stage = Skadi: Ziel Walküre
    .text = Jäger sind schnell und schießen zuerst. Für einen Angriff werft einen Würfel, dazu das Bedienen des Piloten, bei Wrathe 2, und 1 für die Moral; was das Ausweichen des Ziels erreicht, hier 4, trifft. Schaden geht erst auf die Schilde, dann auf den Rumpf. Gegen die Staffel hätte sie 1 mehr, aber die Walküre hat das größere Geschütz und einen Schild, der unserer Batterie im Weg ist. Wählt die Walküre.
    .after = 4 und 3 macht 7: getroffen, ihr Schild fällt. Die Staffel schoss auf Wrathe; 3 und 4 macht 7 gegen 6: ausgewichen.

lesson-tutorial-2-slow-stage = Batterie: Ziel Walküre
    .text = Jetzt die langsamen Schiffe: sie und wir. Thaddeus zählt Bedienen 2 und Moral 1 zu seinem Würfel, gegen Ausweichen 4, und die Batterie macht 3. Alle Angriffe einer Stufe sind gleichzeitig; was wir zerstören, feuert also trotzdem. Dann weiche ich aus: mein Würfel, Steuern 2 und Moral 1 gegen ihr Zielen, 5. Gewürfelte 6 und 1 gelten hier wie bei Proben. Wählt die Walküre.
    .after = 5 und 3 macht 8: Die Walküre ist zerstört. Ihr Schuss kommt noch, und ich würfle eine 1. Zwei Treffer.

lesson-tutorial-2-cancel = Thaddeus verhindert es
    .text = Die Schilde sind unten, also zählen beide Treffer: 2 sind die Waffen, 6 ist ein Punkt Crew. Eine Fähigkeit, die auf ein Ereignis antwortet, wird angeboten, wenn es eintritt. Thaddeus kann man erschöpfen, dann fällt der Verlust von 1 Crew aus; das kostet keine Aktion, und dass er in dieser Phase einen Befehl ausführt, hindert ihn nicht. Soll ich es befehlen? Er ist schon aufgestanden. Wählt Thaddeus.
    .after = Die Crew bleibt bei 6. Kein langsamer Feind ist übrig: Sieg, und die Energieleiste ist wieder voll. Thaddeus ist erschöpft.

lesson-tutorial-2-asteroids = In den Leeren Raum
    .text = Dann hinaus aus der Eruption, in den Leeren Raum. Der Sektor selbst tut uns nichts; was darin liegt, ist verdeckt, und wir gehen wieder blind hinein. Könnten wir erst nachsehen? Könnten wir, und dann hätte ich keine Aktion mehr zum Ruhen, und Wrathe schliefe in der Suppe ein. Wählt „Bewegen: Leerer Raum“.
    .after = Asteroidenfeld: eine Begegnung. Sie sagt, was sie will, bevor sie zuschlägt; das ist mehr, als die Freunde der Fregatte taten.

lesson-tutorial-2-asteroid-field = Das Feld versuchen
    .text = Diese Karte lässt sich übergehen, wenn man eine noch freie Aktion hergibt, und unsere will ich zum Ruhen. Also würfeln wir: ein Würfel und die Moral, niedrig ist schlecht. Man könnte einen Piloten erschöpfen, um Steuern zu addieren. Steuern habe ich, aber die Karte fragt nach der Klasse, und wir fahren ohne Piloten. Unsere Schilde sind wieder ganz, wie bei jeder Begegnung, und Brocken kommen von außen. Wählt „Versuchen“.
    .after = 3 und 1 für die Moral macht 4. −1 Moral, vier Treffer: einen nehmen die Schilde, den Rest Brücke, Rumpf und Crew.

lesson-tutorial-2-rest-again = Thaddeus und Wrathe ruhen
    .text = Das Feld hätte sich für eine Aktion übergehen lassen; das hier ist die Aktion, also soll sie sich lohnen. Mit 2 Punkten ist die Brücke beschädigt, −1 Ausweichen, und Moral 4 gibt kein +1 mehr. Wählt „Ruhen“, dann Thaddeus und Wrathe, die seit dem Frühstück müde ist.
    .after = Beide sind bereit, und mit der letzten Aktion endet die Runde. An Bord ist niemand erschöpft, amtlich.

lesson-tutorial-2-europa = Nach Europa
    .text = Wer bei einem Planeten oder einer Station eintrifft, legt damit ohne weitere Kosten an und bekommt bis zu zwei verschiedene Dienste; eine Aktion fürs Andocken gibt noch zwei. Europa ist ohne Flagge: Es bedient alle, zu neutralen Preisen. Ob man sich freut, uns zu sehen? Wir haben 10 Credits, also wird man wohl höflich sein. Wählt „Bewegen: Europa“.
    .after = Wir liegen fest. Was ein Hafen bietet, steht auf seiner Karte, und eine Luke mit Preisliste ist schon offen.

lesson-tutorial-2-shipyard = Die Werft wählen
    .text = Eine Werft nimmt Schaden vom Rumpf, von einer Sektion, einem Jäger oder einem Mech, für Credits je Punkt. In den meisten Häfen sind es 3. Die Karte eines Hafens kann ihren eigenen Preis nennen, und auf der von Europa steht 4, was ich als Bemerkung auffasse. Für 10 Credits sind das zwei Punkte. Die anderen Dienste wollten dieselben 10. Wählt „Werft“.
    .after = Sie schicken eine Frau mit Taschenlampe. Sie hat das Schiff angesehen und dann unsere Schuhe.

lesson-tutorial-2-repair = Brücke und Reaktor flicken
    .text = Wo nützen zwei Punkte am meisten? Einer weniger an der Brücke bringt sie von 2 auf 1, wieder heil, und ihr −1 Ausweichen ist sofort weg. Einer weniger am Reaktor macht ihn ganz; noch einer mehr, und er hätte uns Energie gekostet. Waffen, Hangar und Rumpf halten so lange. Wählt die Brücke, dann den Reaktor.
    .after = 8 Credits bezahlt, 2 übrig. Die Brücke ist heil, der Reaktor ganz, und niemand hier hat nach meinem Rang gefragt.

scenario-tutorial-2-aim = Das Schiff nach Europa bringen
