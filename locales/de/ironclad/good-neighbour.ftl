### Szenario 7, „Guter Nachbar“: fünf Echos, und eines davon ist das Schiff, das für alle fünf Mächte jagt.
### Es beginnt am 12/09/100GN; jede Runde ist ein Tag.

scenario-good-neighbour-name = Guter Nachbar
scenario-good-neighbour-subtitle = Von Europa in schlechtes Gelände, im Jahr 100, einem Schiff nach, das kämpft wie wir. Etwa 90 Minuten.
scenario-good-neighbour-chart = Das schlechte Gelände
scenario-good-neighbour-chart-note = Echos nach Gehör; höchstens eines davon ist echt

scenario-good-neighbour-aim-federation = Bis Runde { $turns } den Guten Nachbarn fassen, ehe drei Bojen verloren sind
scenario-good-neighbour-aim-council = Bis Runde { $turns } den Guten Nachbarn fassen, ehe drei Lampen verloren sind
scenario-good-neighbour-aim-firstborn = Bis Runde { $turns } den Guten Nachbarn fassen, ehe drei Steine verloren sind
scenario-good-neighbour-aim-cartel = Bis Runde { $turns } den Guten Nachbarn fassen, ehe drei Posttonnen verloren sind
scenario-good-neighbour-aim-corporation = Bis Runde { $turns } den Guten Nachbarn heil aufbringen, ehe drei Zähler verloren sind

side-good-neighbour-federation = Für die Föderation
    .text = Handgeld { $retainer }; { $pay } für den Jäger. Gegen uns: die Erstgeborenen.
side-good-neighbour-council = Für den Rat
    .text = Handgeld { $retainer }; { $pay } für den Jäger. Gegen uns: das Kartell.
side-good-neighbour-firstborn = Für die Erstgeborenen
    .text = Handgeld { $retainer }; { $pay } für den Jäger. Gegen uns: der Konzern.
side-good-neighbour-cartel = Für das Kartell
    .text = Handgeld { $retainer }; { $pay } für den Jäger und 2 für jede Posttonne, die noch steht. Gegen uns: die Föderation.
side-good-neighbour-corporation = Für den Konzern
    .text = Handgeld { $retainer }; { $pay } für den Jäger, aufgebracht und nicht versenkt. Gegen uns: der Rat.

milestone-good-neighbour-main-federation = Der Jäger ist gefasst
    .text = Echos bestimmen, bis eines davon der Jäger ist, und ihn dann im Gefecht schlagen. Sind von den vier Bojen drei verloren, geht es nicht mehr.
milestone-good-neighbour-main-council = Der Jäger ist gefasst
    .text = Echos bestimmen, bis eines davon der Jäger ist, und ihn dann im Gefecht schlagen. Sind von den vier Lampen drei verloren, geht es nicht mehr.
milestone-good-neighbour-main-firstborn = Der Jäger ist gefasst
    .text = Echos bestimmen, bis eines davon der Jäger ist, und ihn dann im Gefecht schlagen. Sind von den vier Steinen drei verloren, geht es nicht mehr.
milestone-good-neighbour-main-cartel = Der Jäger ist gefasst
    .text = Echos bestimmen, bis eines davon der Jäger ist, und ihn dann im Gefecht schlagen. Sind von den vier Posttonnen drei verloren, geht es nicht mehr.
milestone-good-neighbour-main-corporation = Der Jäger ist heil aufgebracht
    .text = Echos bestimmen, bis eines davon der Jäger ist, und ihn dann im Gefecht schlagen. Er darf nicht sinken, er muss aufgebracht werden. Sind von den vier Zählern drei verloren, geht es nicht mehr.
milestone-good-neighbour-side = Wer das bezahlt
    .text = Seine Geldkassette öffnen, ehe sie brennt.
milestone-good-neighbour-third = Nach Gehör
    .text = Kein Echo an ein Relais lassen und in keines hineinfahren.

## Vor der Ausrüstung

passage-good-neighbour-wreck = Spant vier, Spant neun
    .text =
        „Auf ihre Füße aufpassen“, sagt Petrosyan, und eine Trage kommt vorbei. Es ist die vierte, die sie seit dem Morgen von diesem Kurier holen.

        Er fuhr Post zwischen allen fünf Mächten. Man hat ihn in fünf Stücke geschnitten, bei Spant vier, neun, fünfzehn und einundzwanzig, wie im dritten Monat die „Geduldiges Maß“; und seither ging es zwei Relais und einem Postboot ebenso. Jedes Mal war es ein Torpedo mit sieben Rillen im Führungsring, von Hand gefeilt; so feilt und so schießt man nur auf diesem Schiff. Am Bug des anderen, sagen die auf den Tragen, stand „Guter Nachbar“.

        „Es ist einer, der hier gedient hat“, sagt Gabriel.

        Thaddeus hat die flache Hand an die Schnittkante gelegt. „Es ist einer, den ich ausgebildet habe“, sagt er. „Das ist eine halbrunde Feile. Die hat er von mir.“ Er sieht sich nach etwas um, woran er sich die Hand abwischen kann.
    .log = { $date }. Bis Mittag Leute von einem Kurier geholt. Thaddeus erkennt die Feile. Er bat darum, nicht gefragt zu werden, ehe er sicher ist.

passage-good-neighbour-nobody = Jedermanns Geld
    .text =
        Achterberg liest ohne Brille vor, was auf den Jäger geboten wird, und hält das Blatt von sich.

        „Fünf Mächte, fünf Belohnungen, und alle fünf dieselbe Summe. Ich bedaure: Zum Essen lüde euch keine davon ein. Jede sagt, sie sähe euch mit Freuden fahren.“ Sie setzt die Brille auf. „‚Mit Freuden‘, alle fünf. Das habe ich noch nie gesehen. Sonst sind sie gern verschiedener Meinung.“

        „Warum wir?“, sagt Gabriel.

        „Wenn ihr ihn umbringt, gibt es ein Schiff weniger, das etwas weiß. Wenn er euch umbringt, auch.“ Unter dem Arm hat sie ein Brot und legt es auf das Blatt, damit es liegen bleibt. „Nehmt, wessen Vertrag ihr wollt“, sagt die Hafenmeisterin.
    .log = { $date }. Alle fünf bezahlen uns dafür, dass wir fahren, und keine hat uns hereingebeten. Von Achterberg ein Brot. Auf der Rechnung finde ich es nicht.

choice-good-neighbour-sponsor = Für wen jagen wir?
option-good-neighbour-sponsor-federation = Für die Föderation jagen
    .cost = Hauptziel: +2 Föderation, −2 Erstgeborene, { $pay } Credits.
    .log = { $date }. Becher: für die Föderation. Zwei Skadi fahren mit, zur Hilfe, sagen sie.
option-good-neighbour-sponsor-council = Für den Rat jagen
    .cost = Hauptziel: +2 Rat, −2 Kartell, { $pay } Credits.
    .log = { $date }. Becher: für den Rat. Im Vertrag steht viermal „anhalten“.
option-good-neighbour-sponsor-firstborn = Für die Erstgeborenen jagen
    .cost = Hauptziel: +2 Erstgeborene, −2 Konzern, { $pay } Credits.
    .log = { $date }. Becher: für die Erstgeborenen. Vashti von Ismail fliegt mit uns. Wrathe hat ihr einen Becher geliehen.
option-good-neighbour-sponsor-cartel = Für das Kartell jagen
    .cost = Hauptziel: +2 Kartell, −2 Föderation, { $pay } Credits, 2 für jede Posttonne, die noch steht.
    .log = { $date }. Becher: für das Kartell. Sie ärgern sich wegen der Post. Es ist Geld darin.
option-good-neighbour-sponsor-corporation = Für den Konzern jagen
    .cost = Hauptziel: +2 Konzern, −2 Rat, { $pay } Credits. Versenkt ist es verfehlt.
    .log = { $date }. Becher: für den Konzern. Der Jäger ist, wie sich zeigt, versichert. Bei ihnen.

passage-good-neighbour-briefing-federation = Bojen
    .text =
        Roland Wrathe hat zwei Piloten und einen Befehl mitgebracht. Die Piloten sehen aus, als kämen sie gerade aus der Schule; sie stehen in der Tür und betrachten das Schiff, als könnte es losgehen.

        „Er zerstört die Bojen der Flotte“, sagt Roland. „Vier liegen da draußen noch, rings um das schlechte Gelände. Nimmt er uns drei, sind wir auf der Seite blind. Die Marschallin will ihn aufgehalten haben. Wie, hat sie nicht gesagt.“ Er liest noch einmal nach. „Sonst sagt sie, wie.“

        „Wer ist er?“, sagt Wrathe.

        „Das steht nicht im Befehl.“ Er ist ein ehrlicher Mann, und es macht ihm Mühe. „Da stand ein Name, Maren. Sie haben drübergetippt. Er hatte drei Buchstaben.“
    .log = { $date }. Für die Föderation. Der Name ist übertippt. Er hatte drei Buchstaben. Thaddeus hat zweimal nachgezählt.

passage-good-neighbour-briefing-federation-aboard = Bojen
    .text =
        Zwei Piloten haben Roland Wrathe einen Befehl der Flotte gebracht, in die Messe, wo er beim Essen saß. Sie sehen aus, als kämen sie gerade aus der Schule; sie stehen in der Tür und betrachten das Schiff, als könnte es losgehen.

        „Das mache ich im Stehen“, sagt Roland. „Den Rest des Tages gehöre ich zu Ihnen.“ Er geht zur Tür und stellt sich zwischen die beiden. „Er zerstört die Bojen der Flotte. Vier liegen da draußen noch, rings um das schlechte Gelände. Nimmt er uns drei, sind wir auf der Seite blind. Die Marschallin will ihn aufgehalten haben. Wie, hat sie nicht gesagt.“ Er liest noch einmal nach. „Sonst sagt sie, wie.“

        „Wer ist er?“, sagt Wrathe.

        „Das steht nicht im Befehl.“ Er ist ein ehrlicher Mann, und es macht ihm Mühe. „Da stand ein Name, Maren. Sie haben drübergetippt. Er hatte drei Buchstaben.“
    .log = { $date }. Für die Föderation. Der Name ist übertippt. Er hatte drei Buchstaben. Thaddeus hat zweimal nachgezählt.

passage-good-neighbour-briefing-council = Lampen
    .text =
        Beobachter Ugyen stellt eine Lampe auf den Tisch. Sie stammt von einem Leuchtschiff, ist so groß wie ein Kopf und hat ein Einschussloch.

        „Davon sind rings um das schlechte Gelände noch vier übrig“, sagt er. „Fehlen drei, so kann dort niemand mehr steuern, und auf dieser Seite werden die Routen geschlossen. Eine Wärterin war an Bord. Sie wurde zuvor gebeten auszusteigen, mit Namen, von einer sehr angenehmen Stimme. Ich habe ihre Aussage.“ Er dreht die Lampe so, dass man das Loch nicht sieht. „Der Rat ersucht darum, ihn anzuhalten.“

        „Aufzuhalten“, sagt Gabriel.

        „Das Wort ist ‚anhalten‘. Ich habe mich erkundigt.“ Er zieht seine eigene Uhr heraus. „Um welche Stunde haben Sie Ihren Bootsmann zuletzt gesehen, Herr Cole?“
    .log = { $date }. Für den Rat. Er fragte Thaddeus, wann er unseren Bootsmann zuletzt gesehen habe. Es war 94. Bis dahin hatte keiner von einem Bootsmann gesprochen.

passage-good-neighbour-briefing-council-aboard = Lampen
    .text =
        Beobachter Ugyen stellt eine Lampe auf den Tisch. Sie stammt von einem Leuchtschiff, ist so groß wie ein Kopf und hat ein Einschussloch.

        „Ich sitze an Ihrem Tisch, und das Papier ist vom Rat“, sagt er. „Bitte vermerken Sie, dass ich beides gesagt habe. Von solchen Lampen sind rings um das schlechte Gelände noch vier übrig. Fehlen drei, so kann dort niemand mehr steuern, und auf dieser Seite werden die Routen geschlossen. Eine Wärterin war an Bord. Sie wurde zuvor gebeten auszusteigen, mit Namen, von einer sehr angenehmen Stimme. Ich habe ihre Aussage.“ Er dreht die Lampe so, dass man das Loch nicht sieht. „Der Rat ersucht darum, ihn anzuhalten.“

        „Aufzuhalten“, sagt Gabriel.

        „Das Wort ist ‚anhalten‘. Ich habe mich erkundigt.“ Er zieht seine eigene Uhr heraus. „Um welche Stunde haben Sie Ihren Bootsmann zuletzt gesehen, Herr Cole?“
    .log = { $date }. Für den Rat. Er fragte Thaddeus, wann er unseren Bootsmann zuletzt gesehen habe. Es war 94. Bis dahin hatte keiner von einem Bootsmann gesprochen.

passage-good-neighbour-briefing-firstborn = Steine
    .text =
        „Es sind Steine“, sagt Vashti von Ismail. „Du würdest sie für Schrott halten. Für jedes Haus einer; die hängen da draußen und sagen die Namen her, auf einem tiefen Band, und keiner hört zu. Kinder machen Witze drüber.“ Sie hat die Stiefel auf der Bank. „Fünf hat er kaputt gemacht. Vier gibt’s noch.“

        „Und deine Leute sind zornig“, sagt Gabriel.

        „Meine Leute sind still. Zornig kenn ich sie, das ist netter.“ Sie sieht die Messe entlang, und ihr Blick bleibt an Wrathe hängen und geht etwas zu schnell weiter. „Ich soll mit euch fliegen. Auf eurer Rechnung steh ich nicht. Ich hab meine eigene Maschine, und ich ess nicht viel.“

        Wrathe hat das Brot eine Handbreit hinübergeschoben.
    .log = { $date }. Für die Erstgeborenen. Vashti fliegt mit, auf eigene Kosten. Sie bat um die Koje, die am weitesten von der von Wrathe liegt.

passage-good-neighbour-briefing-firstborn-aboard = Steine
    .text =
        „Es sind Steine“, sagt Vashti von Ismail. „Du würdest sie für Schrott halten. Für jedes Haus einer; die hängen da draußen und sagen die Namen her, auf einem tiefen Band, und keiner hört zu. Kinder machen Witze drüber.“ Sie hat die Stiefel auf der Bank. „Fünf hat er kaputt gemacht. Vier gibt’s noch.“

        „Und deine Leute sind zornig“, sagt Gabriel.

        „Meine Leute sind still. Zornig kenn ich sie, das ist netter.“ Sie sieht die Messe entlang, und ihr Blick bleibt an Wrathe hängen und geht etwas zu schnell weiter. „Eine Koje hab ich hier schon. Diesmal flieg ich für die, also steht’s nicht auf eurer Rechnung.“

        Wrathe hat das Brot eine Handbreit hinübergeschoben.
    .log = { $date }. Für die Erstgeborenen. Vashti fliegt diesmal für sie und nicht auf unsere Rechnung. Ihre Koje ist die, die am weitesten von der von Wrathe liegt.

passage-good-neighbour-briefing-cartel = Die Post
    .text =
        Yasemin schenkt allen ein, und Zucker gibt sie in eine Tasse.

        „Er war bei den Posttonnen“, sagt sie. „Vier sind noch da. Man meint, mit Briefen ist kein Geld zu machen. Aber jeder schuldet jemandem, und so sagen sie’s einander.“ Sie schiebt die Tasse zu Daisuke hinüber. „Bartolomeu zahlt dreiundzwanzig für den Mann und zwei für jede Tonne, die am Ende noch steht. Er ist ganz außer sich. In einer lag seine Geburtstagskarte.“

        Daisuke trinkt. „Irgendwas sagst du nicht“, sagt er zu der Tasse.

        „Ich habe die Bücher von allen seinen Schuldnern, und ein Name wird mir nicht gezeigt“, sagt Yasemin. „Ich war mit dir verheiratet. Ich weiß, wie es aussieht, wenn einer dafür zahlt, dass etwas nicht zur Sprache kommt.“
    .log = { $date }. Für das Kartell. Yasemin und Daisuke sahen sich über die Tassen hinweg eine Weile an. Es war geschäftlich.

passage-good-neighbour-briefing-cartel-aboard = Die Post
    .text =
        Yasemin schenkt allen ein, und Zucker gibt sie in eine Tasse.

        „Eure Gläser verwahre ich, und seine Bücher führe ich“, sagt sie. „Heute sind’s die Bücher. Er war bei den Posttonnen. Vier sind noch da. Man meint, mit Briefen ist kein Geld zu machen. Aber jeder schuldet jemandem, und so sagen sie’s einander.“ Sie schiebt die Tasse zu Daisuke hinüber. „Bartolomeu zahlt dreiundzwanzig für den Mann und zwei für jede Tonne, die am Ende noch steht. Er ist ganz außer sich. In einer lag seine Geburtstagskarte.“

        Daisuke trinkt. „Irgendwas sagst du nicht“, sagt er zu der Tasse.

        „Ich habe die Bücher von allen seinen Schuldnern, und ein Name wird mir nicht gezeigt“, sagt Yasemin. „Ich war mit dir verheiratet. Ich weiß, wie es aussieht, wenn einer dafür zahlt, dass etwas nicht zur Sprache kommt.“
    .log = { $date }. Für das Kartell. Yasemin und Daisuke sahen sich über die Tassen hinweg eine Weile an. Es war geschäftlich.

passage-good-neighbour-briefing-corporation = Zähler
    .text =
        Cormac Byrne hat ein Formular dabei, das er lieber nicht herausholt.

        „Zähler“, sagt er. „Er schießt Zähler ab. Vier sind um das Gelände noch da, und wenn drei weg sind, kann keiner mehr sagen, wer da draußen was geatmet hat, und das gibt dreitausend Streitfälle. Also: dreiundzwanzig für ihn.“ Er reibt sich die Augen. „Bloß, er ist versichert. Das Schiff. Bei uns, und zwar voll. Ich hab nachgesehen, die Prämie zahlt jemand hier aus dem Haus.“ Jetzt liegt es doch auf dem Tisch. „Drum sollt ihr es heil aufbringen. Versenkt ihr es, müssten wir uns selber was zahlen, und für euch gibt’s dann nichts.“

        „Wer im Haus?“, sagt Salome.

        „Nur eine Kostenstelle“, sagt Cormac. „Sie hat einen sehr schönen Namen.“
    .log = { $date }. Für den Konzern. Wir sollen ein Schiff fangen, das sie dagegen versichert haben. Salome lachte so, dass sie hinausgehen musste.

passage-good-neighbour-briefing-corporation-aboard = Zähler
    .text =
        Cormac Byrne hat ein Formular dabei, das er lieber nicht herausholt.

        „Ich steh auf eurer Liste, ich weiß“, sagt er. „Sie haben’s mir geschickt, weil ich grad da bin. Zähler. Er schießt Zähler ab. Vier sind um das Gelände noch da, und wenn drei weg sind, kann keiner mehr sagen, wer da draußen was geatmet hat, und das gibt dreitausend Streitfälle. Also: dreiundzwanzig für ihn.“ Er reibt sich die Augen. „Bloß, er ist versichert. Das Schiff. Bei uns, und zwar voll. Ich hab nachgesehen, die Prämie zahlt jemand hier aus dem Haus.“ Jetzt liegt es doch auf dem Tisch. „Drum sollt ihr es heil aufbringen. Versenkt ihr es, müssten wir uns selber was zahlen, und für euch gibt’s dann nichts.“

        „Wer im Haus?“, sagt Salome.

        „Nur eine Kostenstelle“, sagt Cormac. „Sie hat einen sehr schönen Namen.“
    .log = { $date }. Für den Konzern. Wir sollen ein Schiff fangen, das sie dagegen versichert haben. Salome lachte so, dass sie hinausgehen musste.

line-good-neighbour-short-thaddeus = „Zwei weniger Handgeld. Das mit dem Papier hat sich herumgesprochen; jetzt versichern sie sich gegen uns.“
line-good-neighbour-burnt-thaddeus = „Das Haus, das sein Papier nie bekam, hat’s nicht vergessen. Ich würd’s wieder verbrennen.“

passage-good-neighbour-geodesist = Nach Gehör
    .text =
        Am Kai steht ein alter Mann mit einem Schraubenschlüssel. Es ist der Geodät der „Geduldiges Maß“, den dieses Schiff mit fünf anderen aus einer Kapsel geholt hat.

        „Ich hab das Schiff wegfahren hören, das uns zerschnitten hat“, sagt er. „Bis ganz zuletzt. Ich hatte ja sonst nichts zum Hören. An einem Lüfter hat es ein krummes Blatt, das macht tick, und tick, und dann wartet es.“ Er führt es am Poller vor. Tick, tick. „Von Ihren fünf könnte ich Ihnen von hier aus eines nennen, das es nicht ist. Lassen Sie mich zuhören.“

        Den Kopfhörer hat er verkehrt herum auf. Man lässt ihn. Nach einiger Zeit hebt er einen Finger, und dann zeigt er.
    .log = { $date }. Der Geodät hat eine Stunde zugehört und ein Echo ausgeschlossen. Nehmen wollte er nichts. Er zählt wieder.

passage-good-neighbour-drill = Fünf Echos
    .text =
        „Das ist der Falschecho-Drill“, sagt Thaddeus. „Man setzt Schwimmer aus, mit dem eigenen Lärm drin, höchstens vier. Die laufen auf die Relais zu, und man selber auch, und auf mehr als einen Sektor kann die keiner auseinanderhalten. Eins von den fünfen ist immer das Schiff.“

        „Woran merken wir’s?“, sagt Jabulile.

        „Nah ran und horchen, einer mit gutem Ohr. Ist es ein Schwimmer, dann ist er erledigt. Fährt man blind hinein, und er ist es, dann hat er die Luken schon auf, und die erste Salve gehört ihm.“ Er rückt die Karte gerade. „Zwei Phasen kämpft er, dann setzt er sich ab, und das kostet ihn was. Zweimal kann er das. Beim dritten Mal haben wir ihn.“

        „Das hast du geschrieben“, sagt Gabriel.

        „Tan hat es geschrieben“, sagt Thaddeus. „Hollis Tan, unser Bootsmann bis vierundneunzig. Ich hab’s korrigiert. Eine Eins minus.“
    .log = { $date }. Fünf Echos, eines davon ist der Gute Nachbar. Thaddeus hat den Namen gesagt. Tans Becher hängt noch am Haken.

## Das Gelände

passage-good-neighbour-rule-federation = Mit Helfern
    .text =
        Die zwei Skadi fliegen dem Schiff voraus, Flügel an Flügel, und schießen auf das Erste, was sie sehen. Es ist eine Boje. Sie treffen nicht.

        „Eifrig sind sie“, sagt Daisuke.

        „Sie sollen mit der Ironclad jagen“, sagt Roland. Es klingt, als läse er ab. „Welches Echo sie zuerst erreichen, das vernichten sie.“

        „Bevor einer gehorcht hat, ob er’s ist?“, sagt Gabriel.

        Es entsteht eine Pause, gerade so lang, dass einer einen Befehl noch einmal bis zum Ende lesen kann.

        „So steht es da“, sagt Roland.
    .log = { $date }. Zwei Skadi jagen mit. Ein Echo, das sie erreichen, ist weg, ungehört. Man hat ihnen nahegelegt, anderswo zu jagen.

passage-good-neighbour-rule-council = Wo eine Lampe aus ist
    .text =
        Ugyen ist eigens an die Schleuse gekommen und hat den Hut aufgesetzt. „Um eines möchte ich bitten“, sagt er. „Wo eine Lampe erloschen ist, horchen Sie bitte nicht. Im Umkreis von einem Sektor. So steht es in der Satzung: Wo kein Licht ist, ist kein Beweis.“

        „Wir würden nach dem horchen, der sie gelöscht hat“, sagt Gabriel.

        „Ich weiß.“

        „Und das wär Ihnen nicht lieb?“

        Ugyen ist es nicht gewohnt, verlegen auszusehen, und muss es mit dem Hut tun. „Lieb wäre mir, es ginge keine mehr aus“, sagt er. „Dann stellt sich die Frage nicht.“
    .log = { $date }. Neben einer toten Lampe dürfen wir nicht horchen. Es steht in der Satzung. Ich fragte, wer sie geschrieben habe und wann, und bekam zur Antwort: „kürzlich“.

passage-good-neighbour-rule-firstborn = Vashti fliegt
    .text =
        Vashti hat ihre Maschine schwarz gestrichen, um sie weniger sehen zu müssen, wie sie sagt. Sie kommt mit dem Helm unterm Arm an die Schleuse. Dort prüft Wrathe jedem die Dichtungen.

        „Die linke ist durch“, sagt Wrathe.

        „Die hält.“

        „Nein.“ Sie hat eine neue in der Tasche. Sie setzt sie selbst ein und lässt sich Zeit dabei, und Vashti sieht ihr auf den Scheitel.

        „Wenn ihr ihn habt, darf ich zuerst“, sagt Vashti zu dem Scheitel. „Danach hält er nur noch einmal durch. Ich treff. Dafür bin ich da.“ Sie schluckt. „Wrathe? Es gibt da was, das ich –“

        „Fertig“, sagt Wrathe und klopft auf die Dichtung.
    .log = { $date }. Vashti fliegt mit: Der Jäger hält ein Gefecht weniger aus. Sie hatte Wrathe etwas zu sagen, und um die Dichtung ging es nicht.

passage-good-neighbour-rule-firstborn-2 = Vashti fliegt
    .text =
        Vashti hat ihre Maschine schwarz gestrichen, um sie weniger sehen zu müssen, wie sie sagt. Sie kommt mit dem Helm unterm Arm an die Schleuse. Dort prüft Thaddeus jedem die Dichtungen.

        „Die linke ist durch“, sagt Thaddeus.

        „Die hält.“

        „Von diesem Schiff geht keine so.“ Er hat eine neue in der Tasche und setzt sie selbst ein.

        „Wenn ihr ihn habt, darf ich zuerst“, sagt Vashti. „Danach hält er nur noch einmal durch. Ich treff. Dafür bin ich da.“ Sie sieht hinter ihm den Gang hinunter, bis ans Ende. „Wrathe ist wohl nicht mit?“

        „Diesmal nicht. An Land.“

        „Gut“, sagt Vashti. „Ich hätt ihr was zu sagen gehabt. Das läuft nicht weg.“ Sie hat den Helm aufgesetzt. Sie bleibt noch stehen, als käme noch jemand durch die Schleuse.
    .log = { $date }. Vashti fliegt mit: Der Jäger hält ein Gefecht weniger aus. Sie hat Wrathe etwas zu sagen und war froh, sie nicht anzutreffen.

passage-good-neighbour-rule-cartel = Zwei die Tonne
    .text =
        Europa hat eine eigene Posttonne, eine Blechtrommel an einem Draht, obenauf ein Licht, und an der Seite ist ein Vogel gemalt. Sie fahren im Schritttempo daran vorbei und können die Schablone lesen: NUR BRIEFE.

        „Davon hängen vier da draußen“, sagt Thaddeus. „Zwei Credits für jede, die am Ende noch steht.“

        Die Jüngste von den Kanonieren drückt die Nase ans Glas. Jeden Sonntag schreibt sie heim nach Mancala, und seit dem sechsten Monat kommt nichts zurück. „In jeder werden vierhundert sein“, sagt sie. „Da warten Leute darauf.“

        „Zwei Credits“, sagt Thaddeus.

        „Jawohl“, sagt die Kanonierin. Sie versucht, durch den Schlitz zu lesen, welcher obenauf liegt.
    .log = { $date }. Vier Tonnen, zwei Credits für jede, die steht. Man fragte mich, ob wir bei der Gelegenheit nicht gleich leeren könnten.

passage-good-neighbour-rule-corporation = Nicht stürzen
    .text =
        Es gibt eine Broschüre. Gabriel liest sie ihnen auf der Ausfahrt vor.

        „‚Im Ergreifungsfalle ist das versicherte Schiff mit Rumpf, Zubehör und ideellem Wert zu übergeben.‘ Versenken sollen wir es also nicht. Wir bringen es auf, gehen hinüber und treten uns vorher die Füße ab.“

        „Und wenn es uns versenkt?“, sagt Daisuke.

        Er blättert um. „Seite neun. ‚Der Versicherer bedauert.‘“

        „Mehr nicht?“

        „Fett gedruckt“, sagt Gabriel. Er faltet die Broschüre der Länge nach und noch einmal; das gibt einen guten steifen Streifen, und er schiebt ihn unter das kurze Tischbein, wo seit dem Frühjahr ein Stück Pappe steckt. Alle fassen einmal an den Tisch, der nicht mehr wackelt.
    .log = { $date }. Aufbringen, nicht versenken. Die Broschüre hat den Tisch geheilt.

## Im schlechten Gelände

passage-good-neighbour-false = Ein Schwimmer
    .text =
        Als sie es an Deck haben, ist das Echo eine Trommel mit einem Lüfter darin und einem Brocken Ofenkohle, damit sie warm bleibt. Tagelang hat sie gelärmt wie ein Schiff von elftausend Tonnen. Jetzt ist die Kohle zu Ende, und der Lüfter bleibt mit einem Seufzer stehen.

        Daisuke schraubt den Deckel ab. „Sauber“, sagt er. „Das ist unser Kombüsenlüfter. Er hat den Kombüsenlüfter nachgemacht.“ Innen, wo sonst der Prüfer unterschreibt, klebt ein Streifen Papier mit einer Zeile in Bleistift.

        {"*"}Guten Abend. Noch mal. Steht der Tee immer noch hinterm Mehl?*

        Da steht er. Sie sehen einander an. Der Koch erhebt sich, und man hört ihn in der Kombüse Dosen rücken.
    .log = { $date }. Ein Schwimmer. Er hat nach dem Tee gefragt. Der Tee steht jetzt anderswo.

passage-good-neighbour-relay = Eins weniger
    .text =
        Auf der Brücke sehen alle das Relais ausgehen: ein kleines Licht unter anderen, und dann ist es eines weniger.

        Ein Schlepper, der in der Nähe war, schickt herüber, was davon übrig ist: eine Strebe, sehr sauber durchgeschnitten. Es sei niemand darauf gewesen, heißt es. Wer das getan hat, hatte vorher dort festgemacht und etwas um die Strebe gewickelt, damit seine Leine nicht scheuert. Es ist der Segeltuchbezug einer Bootsmannskassette. Die Schiffsnummer ist herausgetrennt. Es war die Nummer dieses Schiffs; die Stiche der ersten Ziffer fühlt man noch.

        „Die Kassette hat er also noch“, sagt Daisuke. Er misst den Bezug mit der Hand. „Papier. Für Geld ist sie zu flach.“

        „Den bezahlt einer“, sagt Gabriel, „und er hat die Briefe aufgehoben. Würdest du das nicht? Die läse ich gern, bevor sie verbrennen.“

        Auf dem Schirm sind zwei neue Echos.
    .log = { $date }. Ein Relais verloren; sind es drei, ist die Jagd aus. Er hat eine Kassette mit Papieren. Ich wüsste gern, wer ihm schreibt.

passage-good-neighbour-heard-her = Tick, tick
    .text =
        Wer den Kopfhörer aufhat, hebt die Hand. Auf der Brücke halten alle inne, einer mit der Tasse auf halbem Weg.

        Da ist der Kombüsenlüfter. Da ist eine Pumpe, und jemand pfeift dazu, durch die Zähne, immer dieselben vier Töne. Thaddeus ist grau geworden.

        „Das ist keine Aufnahme“, sagt er. „Das ist Tan. Fünf Töne hat das Lied, und bis zum fünften ist er im Leben nicht gekommen.“ Er beugt sich vor und nimmt sich eine Muschel, sodass sie Kopf an Kopf dastehen wie zwei vor einem Schlüsselloch. „Guter Mann“, sagt Thaddeus, zu keinem. „Wir sind hinter dir. Hättest dich umdrehen sollen. Was hab ich immer gesagt?“

        Das Pfeifen hat aufgehört.
    .log = { $date }. Ihn gefunden, und nicht er uns. Thaddeus summt seither den fünften Ton.

line-good-neighbour-good-evening-hollis = „Guten Abend, Ironclad. Spät seid ihr dran; ich mache den Krach seit einem Monat. Ist das Cole, der da schnauft?“

passage-good-neighbour-ambush = Mit offenen Luken
    .text =
        Dieses Echo ist kein Schwimmer. Es ist der Gute Nachbar.

        Er liegt mit dem Bug zu ihnen, alle Luken offen, und wartet, das sieht man, schon eine ganze Weile; an einer Leine hängt ein Lappen, der zeigt, wohin sie treiben würden. Die erste Salve sitzt in den Wassertanks, ehe es läutet.

        „Er liegt, wo ich liegen würde!“ Das ist Thaddeus, und er brüllt. „Genau da, wo ich liegen würde!“ Brüllen hat ihn noch keiner gehört. Er sieht darüber so verblüfft aus wie die anderen. Er hat beide Hände an der Kartenleiste, und man merkt ihm an, dass er stolz ist.

        „Guten Abend“, sagt der Funk freundlich. „Es tut mir wirklich leid. Das wird euer Teewasser gewesen sein.“
    .log = { $date }. In ihn hineingefahren. Er lag, wo Thaddeus gelegen hätte. Thaddeus hatte es ihm 87 so beigebracht, und er hat es sich gemerkt.

passage-good-neighbour-breaks-off = Zwei Phasen
    .text =
        Nach der zweiten Phase wendet er auf der Stelle, löscht die Lampen und ist nicht mehr da. Es bleibt ein Fleck warmer Nebel, mit Stücken von ihm darin.

        „Den hat’s erwischt“, sagt Daisuke. „Das da ist Reaktormantel. Der kocht, da drin.“

        „Das hat er bis morgen mit einem Teetablett geflickt“, sagt Thaddeus. „Ich hab ihm dabei zugesehen. Es war unser Teetablett.“

        Auf dem Schirm sind schon zwei Echos, weit auseinander. Einen Kombüsenlüfter haben beide. In einem sitzt vielleicht noch ein Mann mit verbrannten Händen und pfeift.

        „Welches?“, sagt Gabriel.
    .log = { $date }. Zwei Phasen, dann setzte er sich ab, wie der Drill es sagt. Er ist angeschlagen. Wir haben ein Stück von ihm aufgelesen; drei Schichten tief ist darauf unsere Farbe.

passage-good-neighbour-shot-unread = Sehr eifrig
    .text =
        Die zwei Skadi kommen in Formation zurück und wackeln mit den Flügeln.

        „Eins haben wir!“, sagt eine Stimme, die mit dem Stimmbruch noch nicht fertig ist. „Das hat gebrannt!“

        „War er drin?“, sagt Gabriel.

        Auf dem Band wird es still, während zwei junge Männer darüber nachdenken, offenbar zum ersten Mal. Einer hat einen Bruder bei der Post. „Woran merkt man das, Herr Kapitän?“, sagt er.

        „Man hätte gehorcht“, sagt Thaddeus. Er sagt es nicht unfreundlich. „Dann bringt uns ein Stück. Ist ein Lüfter dran, war’s ein Schwimmer.“

        „Stücke sind keine mehr übrig“, sagt die Stimme.
    .log = { $date }. Die Skadi haben ein Echo vernichtet. Es war ein Schwimmer, oder es war keiner. Ein Drittes kann man nicht eintragen.

passage-good-neighbour-three-lost = Dunkel auf dieser Seite
    .text =
        Das dritte Relais geht mitten im Abendessen aus.

        Sie haben es auf dem Glas: vier Marken, drei davon durchgestrichen, in Thaddeus’ sauberer Schrift. Der Rest der Karte ist auf dieser Seite geraten. Auf dem Band ist eine Stimme, ganz nah und ohne Eile.

        „Damit bin ich durch, denk ich“, sagt Hollis Tan. „Drei wollten sie. Dann geh ich mal. Euer Gerät ist schon den ganzen Abend offen. Ich hab Cole auf der Leiter gehört, eine Stufe, und dann wartet er; das sind die Knie. Lass die anschauen, Cole.“ Es klickt. Es kommt noch einmal. „Den Becher hätte ich mir schon geholt“, sagt er. „Hängt er noch?“

        Am Tisch dreht keiner den Kopf. Er hängt hinter ihnen am Haken, über dem Herd.
    .log = { $date }. Drei Relais sind weg und mit ihnen der Jäger. Er hat nach dem Becher gefragt. Ich hätte antworten können. Der Funk war an.

## Gefasst

passage-good-neighbour-aboard-her = Längsseits
    .text =
        Der Gute Nachbar liegt offen von Spant neun bis zum Heck, wie ein Puppenhaus. Da ist eine Koje, gemacht. Mittendrin steht ein Mann mit einem Schlauch.

        „Ich hab Feuer an Bord“, ruft Hollis Tan. „Ich würd Abstand halten. Oder kommt rüber und haltet mal.“

        Neun Jahre war er auf diesem Schiff Bootsmann. Dieses Jahr hat er einundfünfzig Menschen umgebracht, und bei jedem hat es ihm leidgetan. „Ein Wort genügt“, sagt die Kanonierin.

        „Die Kassette hat er da“, sagt Daisuke. „Geht er hoch, geht sie mit.“

        Hollis spritzt weiter und sieht nur noch Thaddeus an.

choice-good-neighbour-aboard-her = Hinübergehen oder ein Ende machen?
option-good-neighbour-aboard-her-board = Hinübergehen und den Schlauch halten
    .cost = 1 Treffer von innen: Mit dem Schlauch kommt das Feuer herüber. Hollis Tan wird lebend gefasst. Die Kassette lässt sich noch öffnen.
    .log = { $date }. Becher: hinüber. Thaddeus nahm ihm den Schlauch ab, und auf einmal saß Hollis auf dem Deck.
option-good-neighbour-aboard-her-sink = Feuer
    .cost = +3 Schrott und +2 Munition, aus dem Wrack. Hollis Tan stirbt, und die Briefe verbrennen; der Nebenauftrag ist verfehlt, das Hauptziel erfüllt, außer man will das Schiff heil.
    .log = { $date }. Becher: Feuer. Ich habe eingetragen, wer wie gestimmt hat. Sie baten mich darum.

passage-good-neighbour-sunk = Einundfünfzig und einer
    .text =
        Es braucht eine Salve. Viel hört man nicht. Die Koje treibt am Glas vorbei und dreht sich, und die Decke ist noch eingeschlagen.

        Thaddeus hat die Uhr auf. „16:22 Uhr“, sagt er, und Gabriel schreibt es.

        „Er hätt’s mit uns auch so gemacht“, sagt die Kanonierin.

        „Ja“, sagt Thaddeus.

        „Er hätte guten Abend gesagt.“

        „Ja. Das hat er von mir. Immer höflich, hab ich gesagt, das beruhigt.“ Er klappt die Uhr zu. Nach Mirembe hat er vierunddreißig Familien geschrieben. „Hat er wen?“, sagt Thaddeus. „Weiß einer, wem ich da schreibe?“
    .log = { $date }. Den Guten Nachbarn um 16:22 versenkt. Einundfünfzig Tote durch ihn und er durch uns. Was er wusste, ist bei ihm. Seinen Stahl aufgefischt und zwei Torpedos mit den sieben Rillen.

passage-good-neighbour-strongbox = Flach, für Papier
    .text =
        Die Kassette, flach, aus Stahl, mit drei Scheiben, ist unter der Koje an einen Spant geschraubt, der zum Anfassen zu heiß ist.

        „Die würd ich lassen“, sagt Hollis, die Hände in einem Eimer. „Da ist ein Zünder drin. Einmal falsch, und du liest Asche. Ich hätt nicht gern, dass sich einer wehtut. Lass brennen, Cole, es ist bloß Lohn. Ich komm brav mit, und ich sag’s den Angehörigen ins Gesicht, dass es mir leidtut.“

        „Einundfünfzig Familien?“, sagt Gabriel.

        Die Farbe über den Scheiben wirft schon Blasen.

choice-good-neighbour-strongbox = Die Kassette oder sein Wort?
option-good-neighbour-strongbox-clerk = Die Schreibkraft dazuholen
    .cost = Frei: Die Schreibkraft aus dem Tresor kennt solche Schlösser. Die Kassette geht auf.
    .log = { $date }. Die Schreibkraft horchte daran, nannte die Werkstatt und öffnete die Kassette mit einer Haarnadel. Es dauerte so lange, wie man braucht, um das zu sagen.
option-good-neighbour-strongbox-force = Die Scheiben drehen
    .cost = Bedienen { $difficulty }. Misslungen: −1 Moral, die Briefe verbrennen, und der Nebenauftrag ist verfehlt.
option-good-neighbour-strongbox-leave = Die Kassette brennen lassen
    .cost = +1 Moral: Es tut sich keiner weh, und er kommt ruhig mit. Die Briefe verbrennen; der Nebenauftrag ist verfehlt.
    .log = { $date }. Sie brennen lassen. Er hat danke gesagt und es auch gemeint; er hat wunderbare Manieren.

passage-good-neighbour-letters-burn = Bloß Lohn
    .text =
        Die Kassette geht mit einem kleinen trockenen Husten auf, und es riecht nach Haar. Wo die Scheiben waren, ist ein Loch, und in dem Loch liegt ein Blatt Asche, ganz, und die Schrift noch darauf, weiß auf schwarz.

        Daisuke hat das Gesicht daneben. Er atmet nicht. „‚Mit Freuden‘“, liest er. „‚… sähe man mit Freuden verhin–‘“

        Vom Schlauch fällt ein Tropfen darauf, und es ist weg.

        „Fünfmal Lohn“, sagt Hollis mit geschlossenen Augen. „Das kriegt ihr umsonst. Fünf Mächte haben mich bezahlt, und jede hat gemeint, sie ist die einzige. So beliebt war ich nie.“
    .log = { $date }. Die Briefe sind verbrannt. Er sagt, fünf Mächte hätten ihn bezahlt, jede für sich. Es ist sein Wort und kein Papier darunter.

passage-good-neighbour-letter-federation = Ohne Unterschrift
    .text =
        Der von der Föderation hat keine Unterschrift. Er ist getippt, auf glattem Papier, auf einer Maschine, bei der das e tief sitzt. Thaddeus braucht ihn kaum gegen das Licht zu halten.

        „Neun Jahre hatte ich Befehle mit dem e“, sagt er. „Das ist die Marschallin selbst. Das macht sie nachts, mit zwei Fingern.“ Er liest vor: „‚Es ist zu verhindern, dass das Instrument der IRONCLAD abgelesen wird. Mit welchen Mitteln, möchte ich nicht wissen.‘“ Das Datum ist aus dem ersten Monat, eine Woche, ehe Roland mit dem ersten Vertrag anrief.

        „Sie hat uns angeheuert“, sagt Gabriel, „und ihn.“

        „In derselben Woche“, sagt Thaddeus. „Man sieht, dass sie nicht geschlafen hatte.“
    .log = { $date }. Unser eigener Auftraggeber bezahlt ihn. Es ist Falks Schreibmaschine.

passage-good-neighbour-letter-council = Nur zu beobachten
    .text =
        Der vom Rat ist auf Hotelpapier und im Konjunktiv.

        „‚Es würde begrüßt‘“, liest Gabriel vor, „‚wenn das Schiff IRONCLAD beobachtet würde, nur beobachtet, und wenn es sich dabei ergäbe, dass dessen Instrument nicht abgelesen werde.‘“ Er dreht das Blatt um. Hinten steht nichts.

        Er liest es noch einmal, langsamer, um zu sehen, wer da etwas tut. „Das ist die Vorsitzende“, sagt er. „So spricht sie auch auf offenem Funk. Es kommt keiner darin vor, merkst du das? An dem Satz sind einundfünfzig Menschen gestorben, und sie hat sie alle in ‚ergäbe‘ untergebracht.“

        „Ist er unterschrieben?“, sagt Daisuke.

        „Gestempelt“, sagt Gabriel. „Für die Spesen.“
    .log = { $date }. Unser eigener Auftraggeber bezahlt ihn, nur zum Beobachten. Im Konjunktiv.

passage-good-neighbour-letter-firstborn = Ein Erntesiegel
    .text =
        Auf dem der Erstgeborenen steht kein Wort. Es ist eine Schnur mit Knoten und einem Tonsiegel, so groß wie ein Daumen: eine Garbe Gerste.

        Vashti nimmt sie Gabriel aus der Hand. Sie lässt sie einmal durch die Finger laufen, mit geschlossenen Augen. „‚Im eisernen Haus ist ein Ding, das spricht‘“, sagt sie. „‚Man hindere es zu sprechen.‘ Und dann eine Summe.“ Sie ist beim letzten Knoten. „Das ist Rangis Hand. Er knüpft links über rechts. Ich hab’s von ihm gelernt, da war ich sechs.“

        Sie wickelt sie klein zusammen. Sie sucht eine Tasche, und alle ihre Taschen scheinen auf der falschen Seite zu sein.
    .log = { $date }. Unser eigener Auftraggeber bezahlt ihn, in Knoten. Vashti hat es vorgelesen. Sie gibt es nicht wieder her.

passage-good-neighbour-letter-cartel = Mit Nachlass
    .text =
        Der vom Kartell ist eine Rechnung. „Für: Verhinderung einer (1) Ablesung, Instrument, IRONCLAD. Abzüglich zehn vom Hundert bei sofortiger Zahlung.“ Abgezeichnet ist sie groß und grün.

        „Er hat Rabatt bekommen“, sagt Gabriel.

        Daisuke hält sie an einer Ecke. Die Tinte kennt auf dem Schiff jeder. Über der Pilotenbank hängt in dieser Tinte eine Geburtstagskarte, mit einer Tomate darauf, jedes Jahr eine neue. Sie ist für Jabulile, und der Faktor ist ihr Patenonkel. „B. R.“, sagt Daisuke. „Schönes R. Da hat sich einer Mühe gegeben.“ Er liest es noch einmal ganz, bis hinunter zum Namen der Druckerei. „Er weiß doch, dass sie bei uns fährt“, sagt er. „Gab’s für sie auch was ab?“
    .log = { $date }. Unser eigener Auftraggeber bezahlt ihn, abzüglich zehn vom Hundert. Jemand hat die Geburtstagskarte zur Wand gedreht.

passage-good-neighbour-letter-corporation = Ein Vordruck
    .text =
        Der vom Konzern ist ein Vordruck. Rosa, mit zwei Durchschlägen, und beide liegen noch darin. „Gewünschte Leistung: Verhinderung. Gegenstand: Instrument, eins. Standort: IRONCLAD. Todesfälle, falls zutreffend: siehe Rückseite.“ Auf der Rückseite ist eine Tabelle mit Platz für vier Stellen.

        Gabriel sieht sich die Kostenstelle an. Sie hat einen sehr schönen Namen. Unter dem hatte Salome seinerzeit ein Büro, mit einer Pflanze; zwei Türen weiter saß die Direktorin.

        „Ordentlich ausgefüllt“, sagt Thaddeus. „Schau. Wo nichts steht, hat sie einen Strich gemacht, damit keiner was dazuschreibt.“ Sein Daumen liegt bei den Todesfällen und auf dem sauberen Strich dahinter.
    .log = { $date }. Unser eigener Auftraggeber bezahlt ihn, per Vordruck. Bei den Todesfällen ist ein sauberer Strich.

passage-good-neighbour-letters = Fünf Handschriften
    .text =
        Sie liegen nebeneinander auf dem Lukendeckel: fünf Briefe, fünf Mächte. Jede bezahlt Hollis Tan schon das ganze Jahr, und jede meint, sonst tue es keine. In keinem steht „töten“. In allen fünfen steht „verhindern“.

        „Mit den fünfen zusammen kämen wir in jeden Raum, den es gibt“, sagt Thaddeus. „Einer ist ein Brief. Fünf sind ein Beweis.“

        „Oder wir geben unserem Auftraggeber seinen zurück“, sagt Daisuke. „Dann wissen sie, dass wir ihn gelesen haben. Und dass ihn sonst keiner liest. Da wär ich dankbar.“

        Gabriel hat ihn herausgesucht und wiegt ihn auf zwei Fingern.

choice-good-neighbour-letters = Was wird aus dem Brief unseres Auftraggebers?
option-good-neighbour-letters-keep = Alle fünf beisammen lassen
    .cost = Alle fünf sind ein Beweis, für später. Wer uns als Nächstes anheuert, hat selbst einen dabei und behält drei vom Handgeld zurück.
    .log = { $date }. Die fünf behalten. Sie sind im Mehl. Uns geht das Brot aus.
option-good-neighbour-letters-give = Unserem den seinen zurückgeben
    .cost = +2 { TRAIT($client, key: "id") ->
            [firstborn] bei den Erstgeborenen
            [council] beim Rat
            [cartel] beim Kartell
            [corporation] beim Konzern
           *[other] bei der { $client }
        }. Die fünf sind kein Beweis mehr.
    .log = { $date }. Ihn zurückgegeben, versiegelt. Wir nahmen das gute Wachs.

passage-good-neighbour-letter-burnt = Postwendend
    .text =
        Die Antwort ist noch am selben Abend da. Sie ist kurz und kommt von sehr weit oben.

        „Wir sind Ihnen verbunden. Er ist verbrannt. Wir vertrauen darauf, dass er vergessen ist.“

        Thaddeus liest es ihnen vor wie die Wachliste. Dann liest er die Nachschrift, die länger ist. Man wüsste gern, steht da, rein aus Interesse, ob es an Bord eine Abschrift gebe.

        „Gibt es eine?“, sagt Gabriel.

        Keiner sagt Ja. Daisuke leert seine Taschen auf den Tisch: zwei Unterlegscheiben, Schnur, ein halber Zwieback. Der neben ihm macht es nach, und so geht es um den Tisch. Am Ende liegt da ein Haufen Schnur, so hoch wie das Salz, und kein Brief darin. Sie sehen den Haufen an. Jedem fällt etwas ein, wo man so einen Brief sonst hintun könnte.
    .log = { $date }. Unser Auftraggeber ist uns verbunden. Eine Abschrift haben wir nicht. Ich habe alle Taschen gesehen.

passage-good-neighbour-hollis = Es ist der Kasten
    .text =
        Hollis sitzt in der Messe, eine Decke um, auf seinem alten Platz.

        „Es ist der Kasten, Arai“, sagt er. „Hinter eurem Reaktor sitzt ein Schreiber, von der Werft; der hat den Schuss mitgeschrieben. Die Flotte wollte den schon fünfundachtzig los sein, wegen was anderem. Da hab ich das Feuer gelegt. Vierhundert Credits. Ich war als Erster dort, weil ich ja wusste, wo es ist, und sie haben mich hochleben lassen. Ich hab’s auch gelöscht, die Jungen waren ja da drin. Das Geld hab ich nie zurückgegeben. Damit hatten sie mich. Schweiß ihn zu, dann lassen sie euch in Ruhe. Ich bitt dich.“ Einen Becher hat ihm keiner gegeben.

choice-good-neighbour-hollis = Was wird aus Hollis Tan?
option-good-neighbour-hollis-hand = Hollis Tan ausliefern
    .cost = 6 Credits. Man wird ihn verhören und dann anklagen. Im elften Monat erfahren wir, wie es ausging, und die Moral sinkt um eins.
    .log = { $date }. Becher: ausliefern. Er ging das Fallreep hinunter wie einer, der Milch holt.
option-good-neighbour-hollis-aboard = Hollis Tan an Bord behalten, ohne Sold
    .cost = −1 Moral: Man muss mit ihm essen. Er ist ein guter Bootsmann.
    .log = { $date }. Becher: Er bleibt. Er hat sich die Pumpe vorgenommen. Seitdem leckt sie nicht.
option-good-neighbour-hollis-loose = Hollis Tan auf sein Versprechen laufen lassen
    .cost = +1 Crew: Eine von seinen bleibt bei uns. Er kennt unseren Kurs und wird ihn verkaufen.
    .log = { $date }. Becher: laufen lassen. Er hat es versprochen. Er sah sich nach dem Becher um und schämte sich dafür.

passage-good-neighbour-handed = Eine Quittung
    .text =
        Es gibt eine Quittung. Darauf steht: ein Bootsmann.

        Unten am Fallreep will ihm die Eskorte Eisen anlegen und kann es nicht, wegen der Gaze. Sie stehen herum. Am Ende fasst ihn der Jüngste am Ellbogen, wie man einen alten Mann über die Straße bringt.

        „Die Pumpe entlüftet man von oben“, ruft Hollis herauf. „Nicht von unten. Arai, bist du da? Von oben.“

        Daisuke ist da. Er steht hinter der Luke, wo man ihn vom Kai aus nicht sieht. Er hat einen Schraubenschlüssel in der Hand, und nach einer Weile geht er hinunter, und sie hören ihn anfangen, oben.
    .log = { $date }. Hollis Tan ausgeliefert, für 6 Credits. Die Pumpe entlüftet man von oben. Wir haben es sechs Jahre lang falsch gemacht.

passage-good-neighbour-kept = Das Ende des Tischs
    .text =
        Beim Abendessen sind links und rechts von ihm je zwei Plätze frei.

        Er isst, was man ihm gibt. Kommt das Salz vorbei, reicht er es weiter. Einer von den Neuen, der es nicht weiß, fragt ihn, wie lange er auf dem Schiff ist.

        „Neun Jahre“, sagt Hollis, „und seit Donnerstag.“

        Eine Bank knarrt. Thaddeus hat die Liste der einundfünfzig in der Tasche. Er kommt mit seinem Teller um den Tisch, sagt, dort habe es gezogen, und setzt sich in die Lücke. Er sieht weder nach links noch nach rechts und fängt mit lauter Stimme von Knien an.
    .log = { $date }. Hollis Tan ist wieder an Bord, ohne Sold. Es wird schnell gegessen. Thaddeus isst langsam.

passage-good-neighbour-loosed = Auf sein Versprechen
    .text =
        Hollis bekommt die Barkasse und Wasser und einen Lüfter dafür. Die Dichtungen prüft er selbst, alle, und eine macht er neu.

        „Ich versprech’s“, sagt Hollis Tan.

        „Was?“, sagt Gabriel.

        Er muss überlegen. „Dass ich mich dafür nicht mehr bezahlen lasse“, sagt er. Besseres hat er nicht zu versprechen. Eine von seinen Leuten, ein Mädchen von zwanzig mit verbundenem Ohr, ist auf dieser Seite der Schleuse stehen geblieben; als er die Hand ausstreckt, schüttelt sie den Kopf.

        „Pass auf sie auf“, sagt er zu Thaddeus. „Sie hat eine gute Hand für die Feile.“ Er hat die Schleuse halb zu. „Bis zum Nebel könnt ich einen Schlepp brauchen“, sagt Hollis. „Wenn ihr Zeit habt.“
    .log = { $date }. Ihn laufen lassen. Bis zum Nebel geschleppt. Eine von seinen ist bei uns und feilt Führungsringe nach Augenmaß.

## Der Schreiber

passage-good-neighbour-recorder = Auf dem Tisch
    .text =
        Es war drei Uhr früh, als Daisuke mit einem Karren in die Messe kam. Darauf stand ein Kasten aus grauem Stahl, nicht größer als der fürs Brot.

        „Garantieschreiber“, sagte er. „Von der Werft eingebaut; schreibt auf, was das Geschütz tut. Wann es schießt. Mit wessen Schlüssel. Nach eigener Uhr. Gefunden hab ich ihn fünfundachtzig, beim Flicken. Der Kapitän hat gesagt: Dann haben Sie ihn nicht gefunden. Einmal hab ich ihn abgespielt, zweiundneunzig.“

        „Was ist drauf?“, sagte Gabriel.

        „Wovor sie alle Angst haben“, sagte Daisuke. „Er geht. Ich hab immer gesagt: nicht hinschauen.“

choice-good-neighbour-recorder = Was machen wir mit dem Kasten?
option-good-neighbour-recorder-play = Den Kasten abspielen
    .cost = −1 Moral. Wir wissen, was er sagt. Er ist ein Beweis, und jemand an diesem Tisch kommt darin vor.
    .log = { $date }. Becher: abspielen. Daisuke bat darum, ihn einschalten und dann hinausgehen zu dürfen.
option-good-neighbour-recorder-weld = Den Kasten ungehört zuschweißen
    .cost = −1 Schrott. Er bleibt ein Beweis. Wofür, wissen wir nicht.
    .log = { $date }. Becher: zuschweißen. Die Naht hat Daisuke selbst gezogen, und es ist seine beste.
option-good-neighbour-recorder-give = Den Kasten dem Auftraggeber geben
    .cost = 8 Credits. Er ist kein Beweis mehr, und der Auftraggeber weiß dann, was wir nicht wissen.
    .log = { $date }. Becher: Sie sollen ihn haben. Ich habe für ein Instrument unterschrieben. Hinter dem Reaktor ist jetzt ein sauberes Viereck.

passage-good-neighbour-played = 13:48
    .text =
        Erst tickte der Kasten. Dann sprach eine Stimme, eine Frau von der Werft, wie man einen Zählerstand abliest:

        „Hauptgeschütz. Schlüssel eins: Etxeberria, nicht anwesend. Schlüssel zwei: Cole, T. Gedreht dreizehn Uhr achtundvierzig.“

        Das war alles. Es tickte noch eine Weile und hörte auf.

        „Befohlen war 14:40 Uhr“, sagte Noriko. „Das steht in jedem Geschichtsbuch. Und 14:40 Uhr hat Kapitän Xavier ins Logbuch geschrieben, und dass es sein Schuss war.“ Sie hatte es ausgerechnet, ehe sie sich daran hindern konnte. „Zweiundfünfzig Minuten zu früh. Er war nicht einmal an Bord.“

        Die ganze Messe hatte sich nach Thaddeus umgedreht. Er stand bei der Tür, die Mütze auf, als hätte er Wache.

        „Das stimmt“, sagte Thaddeus. „Ich sag euch, wie es war. Ich möcht’s nur einmal sagen. Nur nicht heute Abend, geht das?“
    .log = { $date }. Den Schreiber abgespielt. Schlüssel zwei: T. Cole, 13:48. Er hat um Zeit gebeten, und die hat er bekommen. Die Uhr in seiner Kajüte geht zweiundfünfzig Minuten nach. Ich hatte nie gefragt, warum.

passage-good-neighbour-welded = Eine gute Naht
    .text =
        Daisuke brauchte eine Stunde. Die Lampe hielten sie ihm abwechselnd.

        Wenn eine Schweißnaht gelingt, hört sie sich an wie Regen auf einem Zelt. Das hatte von ihnen lange keiner gehört. An der letzten Ecke hielt Daisuke inne und hob die Maske.

        „Will es noch wer hören?“, sagte er. „Letzte Gelegenheit. Danach braucht man einen Brenner.“

        Jabulile hatte die Hand oben. Sie nahm sie herunter. Alle gaben acht, einander nicht anzusehen, und so sah nur Fetu mit der Lampe, dass auch Thaddeus die Hand gehoben hatte, bis zur Schulter, und dass er sie ansah.

        Oben blieb keine Hand, und die Maske ging herunter.
    .log = { $date }. Zugeschweißt. Er kommt wieder hinter den Reaktor. Thaddeus hat jedem Einzelnen von uns gedankt und wollte nicht sagen, wofür.

passage-good-neighbour-given = Ein sauberes Viereck
    .text =
        Der Mann des Auftraggebers hatte ein Kissen dafür mitgebracht. Er hob den Kasten von ihrem Karren auf seinen und deckte ein Tuch darüber.

        „Haben Sie hineingehört?“, sagte er.

        „Nein“, sagte Gabriel.

        Er war erleichtert. Dann fiel ihm ein, dass sie vielleicht wissen mochten, was darauf war, und man sah ihn seine Anweisungen durchgehen, nach einer Zeile, die es ihm erlaubte. „Ich könnte Ihnen schreiben“, sagte er. „Falls es etwas ist.“ Er hielt das Tuch fest, damit es nicht rutschte.

        Daisuke war schon wieder unten. Hinter dem Reaktor war ein Viereck sauberer als der Rest. Sie hörten ihn darauf hauchen und reiben.
    .log = { $date }. Den Schreiber für 8 Credits weggegeben. Thaddeus ist in Stiefeln zu Bett gegangen.

## Die Nachbesprechung

passage-good-neighbour-won-federation = Getippt
    .text =
        Roland las den Dank der Marschallin vor, und es dauerte vier Sekunden.

        „Es gibt ein zweites Blatt“, sagte er. „Das liest der Kapitän allein.“ Er hielt es mit ausgestrecktem Arm und abgewandtem Gesicht hin, wie etwas Heißes.

        Darauf stand: „Vielleicht haben Sie inzwischen gesehen, wie ich tippe. Ich habe ihn angeheuert, und ich habe Sie angeheuert, und ich bat um Meldung, wer von beiden übrig ist. Sie liegt mir vor. Ich stelle fest, dass es die Antwort ist, die ich wollte. Falk.“

        „Gute Nachricht?“, sagte Roland. Er wollte es wirklich wissen.

        Gabriel hatte es klein zusammengefaltet. „Sie freut sich“, sagte er. „Wenn sie Ihnen schreibt, tippt sie da selbst?“
    .log = { $date }. Die Marschallin freut sich, dass wir es sind. Gefreut hätte sie sich in jedem Fall.

passage-good-neighbour-won-council = Angehalten
    .text =
        Ugyen nahm die Aussage selbst auf, im Stehen, im Hangar, wo die Sprinkler angegangen waren; sie abzustellen war keinem eingefallen.

        „Um welche Zeit wurde er angehalten?“, fragte er. „Nach wessen Uhr?“ Er schrieb alles auf. Am Schluss fragte er, ob es Papiere gegeben habe.

        „Wollen Sie es denn wissen?“, sagte Gabriel.

        Die Feder hielt an. Das hatte ihn in neun Jahren niemand gefragt. „Ich müsste es aufschreiben“, sagte der Beobachter. „Dann wäre es so.“ Auf dem Blatt lief die Tinte ein wenig aus. „Ich glaube, ich will es wissen“, sagte Ugyen. „Fragen Sie mich noch einmal, wenn ich keine Feder habe.“
    .log = { $date }. Der Rat dankt für unsere Zurückhaltung. Ugyen hat darum gebeten, noch einmal gefragt zu werden.

passage-good-neighbour-won-firstborn = Ein tiefes Band
    .text =
        Wieder im Hafen, stellten sie für Vashti den Funk auf die Steine ein. Es ist ein tiefes Band. Ein Name, ein Atemzug, ein Name.

        Sie saß in der Messe mit der einen Muschel am Ohr, und Wrathe hatte die andere. Sie waren beim Haus Ismail; das ist ein langes.

        „Das ist meine Oma“, sagte Vashti. „Das ist der, der mir das Fliegen beigebracht hat. Das bin ich. Man setzt sich selber drauf, wenn man zu etwas aufbricht, von dem man nicht mehr heimzukommen meint. Ich war zwanzig.“ Sie hatte den Daumen am Schalter. „Wrathe, ich bin davon heimgekommen.“

        „Wovon?“, sagte Wrathe.

        Der Stein ging zum nächsten Namen weiter.
    .log = { $date }. Der Älteste dankt. Vashti und Wrathe haben bis zum Wachwechsel den Steinen zugehört. Eine von beiden wollte etwas sagen.

passage-good-neighbour-won-cartel = Nur Briefe
    .text =
        Reis ließ die Säcke auf seinem eigenen Tisch ausleeren, zwischen die Tomaten. Die Briefe lagen bis auf den Boden.

        „Meiner!“, sagte er und hielt einen hoch. Es war eine Geburtstagskarte mit einem Schiff darauf. „Sie schickt immer zu früh. Vier Minuten zu früh.“ Seit sie hereingekommen war, hatte er Jabulile nicht angesehen, und nun konnte er die Karte ansehen.

        „Yasemin führt dir die Bücher“, sagte Jabulile, „und ein Name wird ihr nicht gezeigt. Ist es Hollis Tan?“

        „Wer will das wissen?“, sagte Reis.

        „Die mit der Karte.“

        Er legte die flache Hand darauf. Er hatte den Mund leer und sagte trotzdem nichts.
    .log = { $date }. Der Faktor zahlte nach Tonnen. Jabulile stellte ihm eine Frage, und er gab ihr einen Korb.

passage-good-neighbour-won-corporation = Ideeller Wert
    .text =
        In Kontor übernahm man den Guten Nachbarn mit dem Bandmaß. Es gab einen Herrn für den Rumpf, einen für das Zubehör und eine junge Frau für den ideellen Wert, die dafür eine Spalte hatte.

        „Wie würden Sie den ansetzen?“, fragte sie.

        „Er hat sich bei jedem entschuldigt, den er umgebracht hat“, sagte Salome.

        Sie trug es ein. Sie war neu. „Und an wen richte ich die Forderung? Es ist nur, weil der Versicherte und der Versicherer und, wie es scheint, der, der Auftraggeber –“ Sie war mit dem Bleistift von Kästchen zu Kästchen gefahren, und der Bleistift stand wieder da, wo er angefangen hatte. „Oh“, sagte die junge Frau.
    .log = { $date }. Ein Schiff übergeben, mit ideellem Wert. In Kontor ist ein Mädchen dem Geld im Kreis nachgefahren, mit einem Bleistift. Salome hat ihr unsere Adresse gegeben.

passage-good-neighbour-mug = Der Becher
    .text =
        Seit 94 hatte der Becher da gehangen, am dritten Haken vom Herd aus. Er war braun und hatte eine Macke. In sechs Jahren hatte keiner daraus getrunken und keiner ihn abgenommen; als das Bord gestrichen wurde, hatten sie um ihn herum gestrichen.

        Fetu stand mit dem Tuch über der Schulter davor.

        Er nahm ihn vom Haken. Er drehte ihn um und sah sich unten den Stempel an; dann spülte er ihn heiß, innen und außen, und trocknete noch daran, als er längst trocken war.

        „Tja“, sagte Fetu. Alle waren still geworden, die eigenen in der Hand. Er sah die Haken entlang. Er schien nicht zu wissen, wohin damit.
    .log = { $date }. Fetu hat den Becher abgenommen.

passage-good-neighbour-insured = Totalschaden
    .text =
        Der Konzern bedauerte. Es gab eine Tabelle.

        „Schiff null. Zubehör null“, las Salome vor. „Ideeller Wert null. Sold null. Das ist sehr gerecht. Hier steht, sie wären bereit, über die Prämie hinwegzusehen.“

        Cormac hatte es selbst gebracht. Er hatte gemusst. „Ich hab ihnen gesagt, ihr hattet keine Wahl“, sagte er.

        „Wir hatten eine“, sagte Wrathe. Es war das Einzige, was sie an dem Tag gesagt hatte.

        Er stand da mit der Mütze in der Hand. Er hatte den Mann gekannt; in der Branche kannte ihn jeder. „Ging es schnell?“, sagte Cormac.
    .log = { $date }. Versenkt und daher nicht bezahlt. Wir hatten eine Wahl, sagt Wrathe. Sie will es eingetragen haben.

passage-good-neighbour-insured-aboard = Totalschaden
    .text =
        Der Konzern bedauerte. Es gab eine Tabelle.

        „Schiff null. Zubehör null“, las Salome vor. „Ideeller Wert null. Sold null. Das ist sehr gerecht. Hier steht, sie wären bereit, über die Prämie hinwegzusehen.“

        Ein Schreiber aus Kontor hatte sie gebracht und brauchte die Unterschrift eines Angestellten. Also stand Cormac von der Suppe auf und unterschrieb. „Ich schreib dazu, dass ihr keine Wahl hattet“, sagte er.

        „Wir hatten eine“, sagte Wrathe. Es war das Einzige, was sie an dem Tag gesagt hatte.

        Er ging mit der Feder die Tabelle noch einmal durch, von oben. Er hatte den Mann gekannt; in der Branche kannte ihn jeder. „Für ihn gibt’s keine Zeile“, sagte Cormac.
    .log = { $date }. Versenkt und daher nicht bezahlt. Wir hatten eine Wahl, sagt Wrathe. Sie will es eingetragen haben. Cormac hat unter die Tabelle noch eine Zeile gezogen und einen Namen hineingesetzt.

passage-good-neighbour-lost = Jemandes Kurs
    .text =
        Hollis Tan war fort. Noch in derselben Woche kam eine Karte an das Schiff, mit einem Strand darauf.

        „Tut mir leid, das Ganze. Man sagt mir, ich bin bezahlt. Passt auf die linke Pumpe auf. H. T.“

        Thaddeus las sie am Herd, im Stehen, stellte sie aufs Bord, hinter den Tee, nahm sie wieder weg und legte sie in sein eigenes Buch. „Jetzt verkauft er unseren Kurs“, sagte er. „Muss er ja. Was anderes hat er nicht mehr.“

        „An wen?“, sagte Jabulile.

        „An jeden, der gern wüsste, wo wir hinfahren.“ Er hatte die Liste der einundfünfzig vor sich und zog unten einen Strich, um Platz zu lassen.
    .log = { $date }. Der Jäger ist los. Bisher einundfünfzig Tote, und Thaddeus hat Platz gelassen.

passage-good-neighbour-lost-ship = Guten Abend
    .text =
        Die Ironclad brach am Rand des schlechten Geländes auseinander, und für die Boote blieb Zeit.

        Sie lagen im warmen Nebel zwischen den Trümmern, nah beisammen, wie es der Drill dieses Schiffs verlangt; und nach einiger Zeit kam eine Lampe, ging die Reihe entlang und zählte.

        „Alle da“, sagte eine angenehme Stimme. „Gott sei Dank. Das hätt ich schlimm gefunden.“ Etwas wurde herübergereicht: ein Fass Wasser, Decken und obenauf, in ein Tuch gebunden, Tee. „Einen Tag dauert’s, bis wer vorbeikommt. Bleibt beisammen. Cole, bist du da? Eine von den Decken ist für deine Knie.“

        Es antwortete ihm keiner.

        „Dann guten Abend“, sagte Hollis Tan.
    .log = Rumpf verloren. Boote ausgesetzt; hineingezählt hat uns der, den wir fangen sollten. Falls man dieses Buch findet: Der Tee gehörte uns.

passage-good-neighbour-lamps = Hell
    .text =
        Am Siebenundzwanzigsten drehte man den neuen Spiegel von Jatania zur Sonne, und wer auf dieser Seite ein Bullauge hatte, ging hinsehen. Erst war es ein Funke neben dem Planeten; dann war es zu hell, um hinzusehen.

        Fünftausend Takler hatten ihn aufgehängt, dreitausend davon aus Perdita. Sie sollten oben bleiben, bis er eingestellt war.

        „Meine Steuerung“, sagte Eluned. Die vom ersten hatte sie gezeichnet. „Mich haben sie nicht gefragt. Ich hätte ihnen gesagt, was für Lager man kauft.“ Sie hob den Daumen, deckte den Funken damit zu und nahm ihn wieder weg.

        Wrathe war nicht ans Bullauge gekommen. Sie lag in der Koje, die Tür offen, und nach einer Weile war an der Wand über ihren Füßen ein helles Viereck, so groß wie eine Spielkarte. Sie rückte einen Fuß, damit er nicht im Weg war.
    .log = Am Siebenundzwanzigsten. Über Jatania ist der Spiegel wieder hell. Man kann von hier bei ihm lesen, wenn man das Buch richtig hält. Wrathe hatte den ganzen Abend die Lampe aus.

## Auf der Karte

place-good-neighbour-relay-1 = Relais
place-good-neighbour-relay-2 = Relais
place-good-neighbour-relay-3 = Relais
place-good-neighbour-relay-4 = Relais
person-good-neighbour-hollis-name = Hollis Tan, über Funk
count-good-neighbour-told = Hinweise auf ihn
    .text = Die ersten stammen vom Wrack. Jedes Echo, das wir erkennen, ist einer mehr, und mit jedem wird es wahrscheinlicher, dass er es ist: mit 3 Hinweisen bei 1 oder 2, mit 4 bei höchstens 3, mit 5 sicher; mit weniger bei 1.
count-good-neighbour-relays = Relais
    .text = Sind von den vieren drei verloren, so ist es auch die Jagd.
mover-good-neighbour-echo-1 = Echo 1
    .text = Am Ende jeder Runde einen Sektor auf ein Relais zu. Vom Nachbarsektor aus kann man horchen. Erreicht es das Relais oder fahren wir hinein, zeigt sich dort, was es ist.
mover-good-neighbour-echo-2 = Echo 2
    .text = Am Ende jeder Runde einen Sektor auf ein Relais zu. Vom Nachbarsektor aus kann man horchen. Erreicht es das Relais oder fahren wir hinein, zeigt sich dort, was es ist.
mover-good-neighbour-echo-3 = Echo 3
    .text = Am Ende jeder Runde einen Sektor auf ein Relais zu. Vom Nachbarsektor aus kann man horchen. Erreicht es das Relais oder fahren wir hinein, zeigt sich dort, was es ist.
mover-good-neighbour-echo-4 = Echo 4
    .text = Am Ende jeder Runde einen Sektor auf ein Relais zu. Vom Nachbarsektor aus kann man horchen. Erreicht es das Relais oder fahren wir hinein, zeigt sich dort, was es ist.
mover-good-neighbour-echo-5 = Echo 5
    .text = Am Ende jeder Runde einen Sektor auf ein Relais zu. Vom Nachbarsektor aus kann man horchen. Erreicht es das Relais oder fahren wir hinein, zeigt sich dort, was es ist.
mover-good-neighbour-neighbour = Guter Nachbar
    .text = Gefunden. Am Ende jeder Runde einen Sektor zum nächsten Relais. Holt ihn ein: Wird er nicht zerstört, setzt er sich ab, höchstens zweimal.
mover-good-neighbour-skadi = Zwei Skadi
    .text = Am Ende jeder Runde einen Sektor zum nächsten Echo. Was sie erreichen, ist weg, und gehorcht hat keiner.
offer-good-neighbour-listen-1 = Auf Echo 1 horchen
    .cost = Eine Aktion und eine Probe, von nebenan. Gelungen: Wir wissen, was es ist. Misslungen: sonst kein Schaden.
offer-good-neighbour-listen-2 = Auf Echo 2 horchen
    .cost = Eine Aktion und eine Probe, von nebenan. Gelungen: Wir wissen, was es ist. Misslungen: sonst kein Schaden.
offer-good-neighbour-listen-3 = Auf Echo 3 horchen
    .cost = Eine Aktion und eine Probe, von nebenan. Gelungen: Wir wissen, was es ist. Misslungen: sonst kein Schaden.
offer-good-neighbour-listen-4 = Auf Echo 4 horchen
    .cost = Eine Aktion und eine Probe, von nebenan. Gelungen: Wir wissen, was es ist. Misslungen: sonst kein Schaden.
offer-good-neighbour-listen-5 = Auf Echo 5 horchen
    .cost = Eine Aktion und eine Probe, von nebenan. Gelungen: Wir wissen, was es ist. Misslungen: sonst kein Schaden.
check-good-neighbour-listen = Ein Ohr am Gerät
    .brings = Wir wissen, was das Echo ist
    .won = Da, hinter dem Lüfter. Jetzt wissen sie es.
    .lost = Das kann alles sein. Das kann die Suppe sein.
check-good-neighbour-strongbox = Drei Scheiben
    .brings = Die Kassette ist offen
    .won = Die dritte fällt. Seit der ersten hat keiner geatmet.
    .lost = Ein Klicken, aber das falsche.
fight-good-neighbour-neighbour = Der Gute Nachbar
    .text = Unser eigener Drill, und ein anderer steckt drin. Er stört uns beim Zielen: Er weiß, wohin wir schauen.
