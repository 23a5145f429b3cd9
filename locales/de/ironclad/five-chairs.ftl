### Szenario 9, „Fünf Stühle“: Fünf, die regieren, sollen in einen Saal geholt werden, in drei Kabinen, von einem Schiff.
### Es beginnt am 03/11/100GN; jede Runde ist ein Tag. Nachbarn im Ring sind Feinde und streiten, wenn beide an Bord sind.

scenario-five-chairs-name = Fünf Stühle
scenario-five-chairs-subtitle = Von Europa zu fünf Sitzen und zurück mit denen, die darauf sitzen, im Jahr 100. Etwa 100 Minuten.
scenario-five-chairs-chart = Der Ring, in kleinen Etappen
scenario-five-chairs-chart-note = fünf Sitze, ein Saal; wer auf diesem Blatt nebeneinander wohnt, spricht nicht miteinander

scenario-five-chairs-aim-federation = Marschallin Falk und drei der anderen bis Runde { $turns } nach Europa bringen
scenario-five-chairs-aim-council = Die Vorsitzende Shahidi und drei der anderen bis Runde { $turns } nach Europa bringen
scenario-five-chairs-aim-firstborn = Rangi von Adjoa und drei der anderen bis Runde { $turns } nach Europa bringen
scenario-five-chairs-aim-cartel = Faktor Reis und drei der anderen bis Runde { $turns } nach Europa bringen
scenario-five-chairs-aim-corporation = Direktorin Iyer und drei der anderen bis Runde { $turns } nach Europa bringen

side-five-chairs-federation = Für die Föderation
    .text = Handgeld { $retainer }; { $pay }, wenn vier sitzen, darunter die Marschallin. Gegen uns: das Kartell. Setzt sich niemand nach Rangi: +1 Föderation und nächstes Mal Hilfe; sonst dann ein Wachboot weniger.
side-five-chairs-council = Für den Rat
    .text = Handgeld { $retainer }; { $pay }, wenn vier sitzen, darunter die Vorsitzende. Gegen uns: der Konzern. Sitzen alle fünf: +1 Rat und nächstes Mal Hilfe; nur vier: −1 Rat und dann weniger Handgeld.
side-five-chairs-firstborn = Für die Erstgeborenen
    .text = Handgeld { $retainer }; { $pay }, wenn vier sitzen, auch der Älteste. Gegen uns: die Föderation. Kein Wort von der zweiten Spalte: +1 Erstgeborene, nächstes Mal Hilfe; sonst weniger Handgeld, aber Perdita mag uns lieber.
side-five-chairs-cartel = Für das Kartell
    .text = Handgeld { $retainer }; { $pay }, wenn vier sitzen, darunter der Faktor. Gegen uns: der Rat. Setzt sich der Faktor als Zweiter: +1 Kartell und nächstes Mal Hilfe; sonst dann weniger Handgeld.
side-five-chairs-corporation = Für den Konzern
    .text = Handgeld { $retainer }; { $pay }, wenn vier sitzen, auch die Direktorin. Gegen uns: die Erstgeborenen. Bleibt der sechste Stuhl leer: +2 Konzern, nächstes Mal Hilfe; sonst weniger Handgeld, aber Perdita mag uns lieber.

milestone-five-chairs-main-federation = Vier Stühle, auf einem Falk
    .text = Falk und drei der vier anderen im Saal auf Europa absetzen. Keala von Mirembe zählt dabei nicht mit.
milestone-five-chairs-main-council = Vier Stühle, auf einem Shahidi
    .text = Shahidi und drei der vier anderen im Saal auf Europa absetzen. Keala von Mirembe zählt dabei nicht mit.
milestone-five-chairs-main-firstborn = Vier Stühle, auf einem Rangi
    .text = Rangi und drei der vier anderen im Saal auf Europa absetzen. Keala von Mirembe zählt dabei nicht mit.
milestone-five-chairs-main-cartel = Vier Stühle, auf einem Reis
    .text = Reis und drei der vier anderen im Saal auf Europa absetzen. Keala von Mirembe zählt dabei nicht mit.
milestone-five-chairs-main-corporation = Vier Stühle, auf einem Iyer
    .text = Iyer und drei der vier anderen im Saal auf Europa absetzen. Keala von Mirembe zählt dabei nicht mit.
milestone-five-chairs-side = Der sechste Stuhl
    .text = Keala von Mirembe in den Saal auf Europa bringen.
milestone-five-chairs-third = Keiner steht auf
    .text = Die vier hinsetzen, ohne jemanden heimzuschicken und ohne jemanden mit Gewalt zu holen.

person-five-chairs-falk-name = Marschallin Falk
person-five-chairs-shahidi-name = Die Vorsitzende Shahidi
person-five-chairs-rangi-name = Rangi von Adjoa
person-five-chairs-reis-name = Faktor Reis
person-five-chairs-iyer-name = Direktorin Iyer
person-five-chairs-keala-name = Keala

## Vor der Ausrüstung

passage-five-chairs-six-places = Zwei Meter zehn
    .text =
        Hafenmeisterin Achterberg hat fünf Stühle in die Kornhalle von Europa tragen lassen und geht mit dem Maßband um sie herum.

        „Der Waffenstillstand erlischt um Mitternacht am Dreißigsten des Zwölften“, sagt sie. „Das ist in siebenundfünfzig Tagen, und eure Begnadigung erlischt mit. Setzen sich alle fünf hierher, können sie ihn verlängern. Ich bedaure, dass von den fünfen keiner mit dem Schiff eines anderen fährt und keiner einen Vertreter schickt; die Vertreter sind alle gekauft.“ Sie misst von einem Stuhl zum nächsten. „Zwei Meter zehn. So weit wirft ein Mann mit Gicht keine Tomate.“

        „Und wer holt sie?“, sagt Gabriel.

        Sie lässt das Band in die Dose schnurren. „Wen können denn alle gleich schlecht leiden?“, sagt Achterberg.
    .log = { $date }. Europa. Fünf Stühle, und wir sollen sie füllen. Siebenundfünfzig Tage Frieden in der Kasse. Graupen.

passage-five-chairs-nobody = Keiner greift zu
    .text =
        „Ich habe allen fünfen gesagt, dass ihr fahrt“, sagt Achterberg. „Gefreut hat sich keiner. Das ist ja das Schöne an euch.“

        Sie hat in einer Papiertüte Pflaumen mitgebracht und dazu eine Liste. Jeder von den fünfen zahlt ein Handgeld, damit auch die anderen geholt werden, denn jeder möchte der sein, der das Schiff geschickt hat. Sie braucht nur einen Namen für die Rechnung.

        „Nehmt irgendeinen“, sagt sie. „Gut denkt von euch keiner.“

        Gabriel fährt mit dem Daumen die Liste hinunter. Die fünf Namen sind sehr klein getippt, damit sie gleich lang werden. „Hast du das mit Absicht gemacht?“, sagt er.
    .log = { $date }. Von den fünfen würde uns keiner wählen, also wählen wir. Pflaumen von Achterberg; die Tüte will sie wiederhaben.

choice-five-chairs-sponsor = In wessen Namen fahren wir?
option-five-chairs-sponsor-federation = Für die Föderation
    .cost = Hauptziel: +3 Föderation, −3 Kartell, { $pay } Credits. Die Marschallin steigt ohne Bedingung ein.
    .log = { $date }. Becher: die Marschallin. Sie steht um sechs bereit, mit einer Tasche.
option-five-chairs-sponsor-council = Für den Rat
    .cost = Hauptziel: +3 Rat, −3 Konzern, { $pay } Credits. Die Vorsitzende steigt ohne Bedingung ein.
    .log = { $date }. Becher: die Vorsitzende. Sie hat uns allen Filzsohlen geschickt, in unserer Größe.
option-five-chairs-sponsor-firstborn = Für die Erstgeborenen
    .cost = Hauptziel: +3 Erstgeborene, −3 Föderation, { $pay } Credits. Der Älteste steigt ohne Bedingung ein.
    .log = { $date }. Becher: der Älteste. Er hat Adjoa seit elf Jahren nicht verlassen und lässt fragen, was man da einpackt.
option-five-chairs-sponsor-cartel = Für das Kartell
    .cost = Hauptziel: +3 Kartell, −3 Rat, { $pay } Credits. Der Faktor steigt ohne Bedingung ein.
    .log = { $date }. Becher: der Faktor. Er bringt sein eigenes Bett mit und elf Töpfe.
option-five-chairs-sponsor-corporation = Für den Konzern
    .cost = Hauptziel: +3 Konzern, −3 Erstgeborene, { $pay } Credits. Die Direktorin steigt ohne Bedingung ein.
    .log = { $date }. Becher: die Direktorin. Sie hat die Kabine stundenweise gebucht.

passage-five-chairs-bill = Die Stühle gehen extra
    .text =
        „Ihr schuldet mir noch einen schlechten Monat“, sagt Achterberg, „und ich habe gesagt, ich will ihn zurück, wenn es am wenigsten passt.“

        Die Rechnung ist für den Saal. Vier Credits: Stroh, Lampen, ein Teppich von der Schleuse bis zur Tür und ein Mann, der neben dem Teppich steht. Den Mann hat sie wieder gestrichen und *eigene Leute* hingeschrieben.

        „Du hättest alles verlangen können“, sagt Gabriel.

        „Hätte ich.“ Sie hält ihm die Feder hin. „Dann wärt ihr mich los, und ich müsste mir den Gang von jemand anderem merken.“
    .log = { $date }. Achterberg vier Credits für den Saal gezahlt, von dem, was wir geborgt haben. Sie hat *zum Teil* dahintergeschrieben.

passage-five-chairs-briefing-federation = Eine Tasche
    .text =
        Marschallin Falk liest ihnen den Befehl selbst vor, übers Relais von Theia, von einer Karte, nicht größer als eine Lebensmittelmarke.

        „Sie holen mich und von den anderen vieren, wer kommen will. Ich unterschreibe, wenn sie unterschreiben. Eine Weisung steht nicht auf der Karte. Bringen Sie Rangi von Adjoa zuletzt. Ich will sitzen, und die anderen um mich, wenn dieser Mann den Saal entlanggeht. Wir haben auf Mirembe geschossen. Er hatte die Tore zugesperrt, und so waren achttausend daheim, als wir es taten. Ich möchte, dass er seinen Stuhl suchen muss.“

        „Besonders freundlich ist das nicht“, sagt Gabriel.

        „Nein“, sagt Falk. „Ich habe dort eine einzige Freundlichkeit zu vergeben, und die hebe ich für den Vertrag auf.“
    .log = { $date }. Für die Föderation. Der Erstgeborene soll sich als Letzter setzen, der Wirkung wegen. Ob er das Licht verträgt, hat sie nicht gefragt.

passage-five-chairs-briefing-council = Alle
    .text =
        Die Vorsitzende Shahidi hat den Saal auf die Rückseite eines Liedblatts gezeichnet und hält ihn auf Pharos vor das Relais. Für jeden der fünf ist ein kleines Kreuz darauf.

        „Vier wären vor dem Gesetz genug“, sagt sie. „Um genug bitte ich nicht. Ein Elternteil, das nicht im Zimmer war, hält die Abmachung nicht. Bringen Sie alle fünf, um jeden Preis, und über den Preis sehe ich hinweg.“ Sie faltet das Blatt am alten Knick. „Bleibt ein Stuhl leer, so werden die kleinen Welten sagen, man habe es nicht versucht. Sie haben keine Flotten und keinen Stuhl. Ich müsste ihnen schreiben, dass sie recht haben.“

        „Hätten sie denn recht?“, sagt Gabriel.

        „Das wüssten Sie besser als ich“, sagt die Vorsitzende.
    .log = { $date }. Für den Rat. Sie will alle fünf, um jeden Preis, und wird bei vieren ungehalten.

passage-five-chairs-briefing-firstborn = Was nicht auf der Tagesordnung steht
    .text =
        Der Herold hat die Lampen so weit heruntergedreht, wie es geht, und stellt sich dann dorthin, wo noch ein Rest Licht ist.

        „Das Haus Adjoa wird bei denen sitzen, die ihm das Dach zerbrochen haben“, sagt er. „Es wird von den Toten sprechen. Von dem Haus, das es hinbringt, erbittet es eines. Die Rolle hat zwei Spalten. Gesehen haben Sie sie, oder Sie haben davon gehört: die Achttausend, um die getrauert wird, und die anderen, die gegangen sind und gestrichen wurden. In jenem Saal fällt kein Wort von zwei Spalten.“

        „In der zweiten steht eine Tochter“, sagt Gabriel.

        Der Herold legt die Hand über die Lampe, wie man einem Kind die Ohren zuhält. „In der steht niemand“, sagt er. „Dafür ist sie da.“
    .log = { $date }. Für die Erstgeborenen. Kein Wort von der zweiten Spalte. Der Herold ließ seine Lampe stehen und kam sie dann holen.

passage-five-chairs-briefing-cartel = Ein richtiger Stuhl
    .text =
        Faktor Reis empfängt sie übers Relais, im Bett, den Fuß auf einem Kissen und auf dem Fuß ein Tablett. Vor dem Bild ist aus Mancala ein Korb Feigen gekommen, für jeden eine.

        „Wisst ihr, was ich beim letzten Frieden gehabt hab? Eine Bank. Bei der Tür, neben den Dolmetschern. Dreiundzwanzigtausend Leute hab ich aus der Stadt gefahren, und dafür gab’s eine Bank und einen Keks.“ Er wartet, bis alle in ihre gebissen haben. „Also. Fünf Stühle, hör ich. Gute. Ich will der Erste sein, der sich hinsetzt, nach dem, der sich zuerst hinsetzt. Der Zweite. Auf den Zweiten hat einer gewartet, und er wartet auf drei. Probiert’s mal, das ist herrlich.“

        „Und wenn du als Fünfter kommst?“, sagt Gabriel.

        „Dann bin ich eingeladen worden“, sagt Reis. „Wieder einmal.“
    .log = { $date }. Für das Kartell. Er möchte als Zweiter sitzen. Feigen. Vom Keks weiß er noch die Sorte.

passage-five-chairs-briefing-corporation = Fünf ist eine gute Zahl
    .text =
        Direktorin Iyer, am Relais in Kontor, hat Achterbergs Möbelbestellung gelesen. Sie dreht ihre Tafel zur Linse.

        „Sechs. Wir sind fünf, und sie hat sechs machen lassen. Einen hat wer bezahlt, bar, ohne Namen. Ich kann mir denken, für wen, und ihr habt in deren Kantine gegessen.“ Sie holt Luft, und das Rädchen neben ihrer Tür dreht sich mit. „Setzt sich eine Frau von Perdita in diesen Saal, dann leben zweiundzwanzigtausend Leute, vor Zeugen, und das Geld, das sie ernährt, ist für Leichen gezahlt. Noch in derselben Woche ist Schluss damit. Ich schäme mich nicht für sie. Ich will nur, dass sie zu Abend isst. Lasst den sechsten Stuhl leer, und ich denke von euch das Allerbeste.“

        „Hast du sie gefragt?“, sagt Gabriel.

        Die Tafel ist von allein dunkel geworden. „Nein“, sagt Iyer. „Ich weiß ja, was sie sagt.“
    .log = { $date }. Für den Konzern. Es gibt einen sechsten Stuhl, und auf dem soll keiner sitzen. Sie hat zweimal bitte gesagt und es einmal in den Vertrag geschrieben.

line-five-chairs-known-open-gabriel = „Wir haben jedem erzählt, wer auf Perdita lebt. Auf Europa werden sie also Schlange stehen und jemanden anfassen wollen. Rechnet Zeit dafür ein.“
line-five-chairs-known-sold-gabriel = „Was wir von Perdita wussten, haben wir verkauft, und gezahlt hat es am Ende Iyer. Wenn wir nicht gerade für sie fahren, wird sie etwas mehr verlangen, ehe sie einsteigt.“
line-five-chairs-known-silent-gabriel = „Wir haben keiner Seele von Perdita erzählt, und Iyer weiß das. Verlangt sie überhaupt etwas, dann weniger, als sie könnte.“

passage-five-chairs-in-chains = Wer dageblieben ist
    .text =
        Gabriel hat einen Brief von dem Haus, das sie im achten Monat bestohlen haben. Zwei Zeilen und eine Fotografie.

        Auf der Fotografie ist die Schreibkraft aus dem Tresor, deren Name mit Bleistift in jeder Schicht stand und die sie dort sitzen ließen. Vom linken Handgelenk führt eine Kette zu einem Stuhl. Das Haus ist bereit, über Frieden zu reden. Den Stuhl bringt es mit.

        „Wir sollen das ansehen müssen“, sagt Gabriel. „Den ganzen Weg bis Europa. Und ein Haus, das uns nicht bezahlt, verlangt vorher noch etwas extra.“ Er lehnt das Bild ans Salz, wo keiner daran vorbeikommt. „Weiß jemand noch den Namen?“
    .log = { $date }. Die Schreibkraft, die wir dagelassen haben, wird in Ketten mitgebracht. Wenn das Haus uns nicht bezahlt, an seinem Sitz eine Bedingung mehr. Nach dem Namen gefragt; vier wussten ihn.

passage-five-chairs-minutes = Es wird Protokoll geführt
    .text =
        Die Schreibkraft hat um einen Tisch an der Messetür gebeten und um sechs Bleistifte.

        „Ich habe über eure Gäste nachgedacht“, sagt sie. „Man verlangt immer so viel, weil man nicht glaubt, dass es jemand aufschreibt. Ich schreibe alles auf. Ich würde ihnen die Seite zeigen. *Das Haus Soundso hat nichts verlangt, die anderen allerhand.* Wer danach noch etwas will, muss sehr mutig sein.“ Ein Bleistift wird probiert und für zu weich befunden. „Einmal ginge das. Beim zweiten Mal hätte es sich herumgesprochen.“

        „Und bei wem?“, sagt Gabriel.

        „Ich würde warten“, sagt die Schreibkraft, „bis ihr nicht mehr zahlen könnt.“
    .log = { $date }. Die Schreibkraft führt Protokoll. Das ist eine Bedingung weniger, einmal, an welchem Sitz wir wollen.

passage-five-chairs-parcel = Nachlass
    .text =
        Am Kai liegt ein Paket mit fünf Stempeln. *Nachlass H. Tan, Bootsmann.* Gabriel unterschreibt dafür.

        Im neunten Monat hat die Ironclad ihn ausgeliefert, für sechs Credits. Vier Wochen lang wurde er verhört, was er der Mannschaft gesagt habe. Dann stand er für die einundfünfzig Menschen, die er umgebracht hatte, vor Gericht, einen Vormittag lang, und am Zwanzigsten wurde er gehängt. Wer ihn bezahlt hatte, fragte keiner. Auf dem Formular gibt es ein Feld für die nächsten Angehörigen, und jemand hat es ausgefüllt: *Ironclad, 85 bis 94.*

        In dem Paket sind ein Teesieb und eine Halbrundfeile. Das Protokoll der Verhöre liegt aus Versehen noch dabei. Es hat zwei Seiten.

        „Es geht nur um die Pumpe“, sagt Gabriel. Daisuke hat die Feile genommen und sieht an ihr entlang. „Sonst hat er nichts gesagt?“, sagt er.
    .log = { $date }. Sie haben Hollis Tan gehängt. Als Angehörige sind wir eingetragen. Einundfünfzig und einer; die sechs Credits sind längst ausgegeben.

passage-five-chairs-berths = Drei Türen
    .text =
        Daisuke hat aus dem Brotlager drei Kabinen gemacht, mit richtigen Türen, und sie so eingehängt, dass keine zwei nach derselben Seite aufgehen.

        „Drei“, sagt er. „Es sind fünf.“

        Gabriel hat die Karte flach auf dem Tisch. Die Sitze bilden einen Ring, und wer darauf neben einem wohnt, der hat einem im Krieg etwas genommen. Auf dem kurzen Weg sammelt man Nachbarn ein. „Nachbarn streiten jeden Abend“, sagt er. „Da muss sich einer dazwischensetzen und reden, oder er befiehlt. Oder wir lassen sie schreien, und das ganze Schiff hört zu. Oder einer fährt heim.“ Er stellt drei Salzfässer auf den Ring, verrückt eines und rückt es zurück.

        „Durch die Wand hört man“, sagt Daisuke. „Ich hab sie dünn gelassen. Das wollt ihr wissen.“
    .log = { $date }. Drei Kabinen, fünf Gäste. Zwei Feinde an Bord kosten uns an jedem Rundenende einen Helden für den Abend, einen Punkt Moral oder einen Gast.

## Unterwegs

passage-five-chairs-rule = Was man vorher gern hätte
    .text =
        Fünf Briefe sind gekommen, von jedem Sitz einer, und Gabriel liest sie über dem Haferbrei vor.

        Alle fünf kommen, und umsonst kaum einer: Daheim müssen sie sagen können, es habe jemand bezahlt. Fünf Credits täten es. Oder etwas, das nur dort jemand haben will: am einen Sitz Munition, am anderen ein Träger, am dritten ein Tag, an dem niemand spricht. Oder jemand aus der Mannschaft für einen Abend; den Beruf schreiben sie dazu. Wem dieses Schiff gut gedient hat, der verlangt weniger, und wem es in die Quere kam, der verlangt mehr.

        „Unserer verlangt gar nichts“, sagt Gabriel. Er hält den fünften Brief gegen das Licht und dreht ihn um. „Das macht mir Sorgen. Wann war von denen zuletzt einer umsonst?“
    .log = { $date }. Die Kästchen an den Sitzen sagen, was jeder noch will, ehe er einsteigt. Der Zucker ist aus.

passage-five-chairs-seat-falk = Theia
    .text =
        Auf Theia präsentiert die Wache das Gewehr, und eine Kapelle spielt von etwas die ersten acht Takte und hört auf.

        Marschallin Falk steht oben an der Treppe, die Tasche in der Hand. Gepackt hat sie selbst; man sieht es an den Ecken. „Ich bin in vier Minuten an Bord“, sagt sie. „Vorher brauche ich etwas, das ich dem Kabinett zeigen kann. Laden Sie zwei Magazine auf meinen Kai, damit man mich kein bewaffnetes Schiff besteigen sieht. Oder leihen Sie mir einen Marine, der heute Abend in meiner Halle steht, wo das Kabinett isst. Oder fünf Credits für die Witwenkasse. Ich feilsche nicht. Man hat es mir nie beigebracht.“

        Die Kapelle hat umgeblättert und wartet.
    .log = { $date }. Theia. Die Marschallin kommt für Munition, einen Marine oder fünf Credits. Das Stück war einmal unseres.

passage-five-chairs-seat-shahidi = Pharos
    .text =
        Auf Pharos werden sie gebeten, sich zu setzen, ehe man sie um irgendetwas anderes bittet. Es sind genau so viele Stühle da wie Leute.

        Die Vorsitzende Shahidi wartet, bis der letzte zu Ende gescharrt hat. „Man kommt gern“, sagt sie. „Man wüsste nur gern, ob das Schiff auch leise sein kann. Säße die ganze Mannschaft eine Weile mit uns hier und sagte nichts, das wäre eine große Beruhigung. Es dauert beinahe einen Tag. Oder ein Spezialist sähe einen Abend lang nach unseren Lampen. Oder es gibt eine Büchse für die Waisen, und fünf Credits passen hinein.“

        Niemand spricht. Weit unten im Schiff fällt eine Pfanne und hört nicht auf zu fallen. Die Vorsitzende hat die Augen geschlossen. „War das alles davon?“, sagt sie.
    .log = { $date }. Pharos. Die Vorsitzende kommt für einen Tag Stille, einen Spezialisten oder fünf Credits. Es war die große Pfanne.

passage-five-chairs-seat-rangi = Adjoa
    .text =
        Rangi von Adjoa ist bis zur untersten Terrasse herabgekommen, weiter war er seit 89 nicht. Hinter ihm hält jemand eine Lampe, damit sie ihm nicht ins Gesicht scheint.

        „Das Haus würde einsteigen“, sagt er. „Man fragt daheim, mit welchem Recht diese Leute es tragen. So mögen sie ihre eigenen Toten sagen, hier, im Dunkeln, einer Hüterin. Es waren vierunddreißig. Es ist keine Strafe, doch es kostet, was es kostet. Oder ein Diplomat von ihnen sitzt heute mit uns zu Tisch. Oder fünf Credits für die Hüter der Lampen; wir hören, dass sich so alles tun lässt.“

        Er hat sich nicht von der Stufe gerührt. Er sieht auf den Spalt zwischen Stein und Rampe, eine Handbreit, ziemlich lange.
    .log = { $date }. Adjoa. Der Älteste kommt, wenn wir unsere Toten sagen, einen Diplomaten zu Tisch schicken oder fünf Credits zahlen. Daisuke hat die Rampe herangeschoben. Gesagt wurde nichts.

passage-five-chairs-seat-reis = Mancala
    .text =
        Auf Mancala steht das Bett des Faktors schon auf dem Kai, darin der Faktor und dahinter in Reihe elf Töpfe Tomaten.

        „Ich hab gepackt!“, ruft er. „Schaut mich an, ich bin Fracht. Nur, einfach so kommen kann ich nicht, da heißt es, ich bin krank. Sagen wir, fünf Credits. Für fünf tät ich’s. Oder ihr lasst mir einen von euren Leuten da, für immer: Mir fehlt ein Träger. Oder einen Agenten, der sich heute Abend an mein Pult setzt und jeden, der kommt, gelangweilt anschaut. Das ist eine Gabe, gell?“

        Ein Träger hat das Fußende angehoben. Er blickt vom Faktor zur Rampe und rechnet den Winkel aus.
    .log = { $date }. Mancala. Der Faktor kommt für fünf Credits, für einen Mann auf Dauer oder einen Agenten an sein Pult. Das Bett muss hochkant hinein.

passage-five-chairs-seat-iyer = Kontor
    .text =
        Direktorin Iyer holt sie im Mantel an der Schleuse ab. Das Rädchen neben der Tür hat sie anhalten lassen, sodass das Atmen ausnahmsweise keinen etwas kostet.

        „Ich hab neun Minuten, also: Ich komme wahnsinnig gern. Die Rechtsabteilung will eine Gegenleistung, sonst ist es ein Geschenk, und dann ist es Bestechung. Zwei Posten Schrott; uns fehlen Ventile auf vierzig Stationen, und eure sind furchtbar, aber es sind Ventile. Oder einen Ingenieur, für heute Abend; es gibt da eine Anlage, die kann ich so nicht stehen lassen. Oder fünf Credits, und die Quittung könnt ihr euch einrahmen.“ Sie hat den Kabinenplan entdeckt. „Wer ist denn auf der anderen Seite von meiner Wand?“

        Gabriel sagt ihr, wer es sein könnte.

        „Wie dick?“, sagt Iyer.
    .log = { $date }. Kontor. Die Direktorin kommt für Schrott, einen Ingenieur oder fünf Credits. Die Wand möchte sie schriftlich.

passage-five-chairs-ready-falk = Theia
    .text =
        Auf Theia präsentiert die Wache das Gewehr, und eine Kapelle spielt von etwas die ersten acht Takte und hört auf.

        Marschallin Falk steht auf dem Kai, die Tasche in der Hand. Gepackt hat sie selbst; man sieht es an den Ecken. „Vier Minuten“, sagt sie. „Ich höre, Sie rechnen damit, dass ich vorher etwas verlange. Ich verlange nichts. Ich habe es bekommen.“ Sie sieht zum Geschütz hinauf, die ganze Länge entlang, und wieder herunter. „Mit welchem Fuß betritt man dieses Schiff?“

        Darüber hat noch keiner nachgedacht. Gabriel sieht auf seine.
    .log = { $date }. Theia. Die Marschallin kommt und verlangt nichts. Das Stück war einmal unseres.

passage-five-chairs-ready-shahidi = Pharos
    .text =
        Auf Pharos werden sie gebeten, sich zu setzen, ehe man sie um irgendetwas anderes bittet. Es ist ein Stuhl zu wenig da, und den letzten will keiner; also stehen alle.

        Die Vorsitzende Shahidi hat den Mantel an. „Man ist von diesem Schiff anständig behandelt worden“, sagt sie, „und bittet um nichts. Es ist ein sonderbares Gefühl. Man sieht sich immerzu nach der zweiten Tasche um.“ Sie gibt einem Wärter ihre Schlüssel, einen nach dem anderen, und sagt zu jedem, wofür er ist. „Sollte man länger fort sein als neun Tage: In der Ostgalerie rußt die kleine Lampe. Sie denken daran?“

        Der Wärter denkt seit dreißig Jahren daran. Er sagt Ja.
    .log = { $date }. Pharos. Die Vorsitzende kommt und verlangt nichts. In der Ostgalerie rußt die Lampe.

passage-five-chairs-ready-rangi = Adjoa
    .text =
        Rangi von Adjoa ist bis zur untersten Terrasse herabgekommen, weiter war er seit 89 nicht. Hinter ihm hält jemand eine Lampe, damit sie ihm nicht ins Gesicht scheint.

        „Das Haus steigt ein“, sagt er. „Es erbittet nichts. Daheim wollte man wissen, mit welchem Recht diese Leute es tragen. Das Haus hat geantwortet: Diese sind gekommen, und sonst kam niemand.“

        Er hat sich nicht von der Stufe gerührt. Er sieht auf den Spalt zwischen Stein und Rampe, eine Handbreit, ziemlich lange. Gabriel hält ihm einen Arm hin. Er wird nicht genommen. „Ist es tief?“, sagt der Älteste.
    .log = { $date }. Adjoa. Der Älteste kommt und verlangt nichts. Daisuke hat die Rampe herangeschoben.

passage-five-chairs-ready-reis = Mancala
    .text =
        Auf Mancala steht das Bett des Faktors schon auf dem Kai, darin der Faktor und dahinter in Reihe elf Töpfe Tomaten.

        „Ich hab gepackt!“, ruft er. „Schaut mich an, ich bin Fracht. Und kosten tut’s nichts! Schreib das wer auf, das kommt nicht wieder. Ich hab das Buch durchgesehen, Gabriel, wir zwei sind quitt. Mir ist gar nicht wohl dabei. Quitt war ich mit keinem mehr, seit ich neun war.“

        Ein Träger hat das Fußende angehoben. Er blickt vom Faktor zur Rampe und rechnet den Winkel aus. „Magst du wirklich gar nichts?“, sagt Reis. „Eine Feige?“
    .log = { $date }. Mancala. Der Faktor kommt und verlangt nichts. Er hat das Buch zweimal durchgesehen. Das Bett muss hochkant hinein.

passage-five-chairs-ready-iyer = Kontor
    .text =
        Direktorin Iyer holt sie im Mantel an der Schleuse ab. Das Rädchen neben der Tür hat sie anhalten lassen, sodass das Atmen ausnahmsweise keinen etwas kostet.

        „Ich hab neun Minuten, und ich brauch keine davon. Die Rechtsabteilung wollte eine Gegenleistung; ich hab gesagt, die ist eingegangen. Da wollten sie wissen, wo ich sie verbucht hab. Ich hab gesagt, ich seh nach.“ Sie geht schon. Den Kabinenplan hat sie entdeckt. „Wer ist denn auf der anderen Seite von meiner Wand?“

        Gabriel sagt ihr, wer es sein könnte.

        „Wie dick?“, sagt Iyer.
    .log = { $date }. Kontor. Die Direktorin kommt und verlangt nichts. Die Wand möchte sie schriftlich.

line-five-chairs-turned-falk = „Im zweiten Monat standen Sie bei mir im Wort und nahmen vier Credits von Mancala. Ich habe es hier. Es kostet Sie heute etwas zusätzlich.“
line-five-chairs-turned-reis = „Stehen lassen habt ihr mich, damals, für vier Credits. Ich hätt euch fünf gegeben! Also heut eine Sache mehr. Bös bin ich nicht. Ich führ nur Buch.“
line-five-chairs-struck-falk = „Sie waren unter dem Spiegel, und er ist heruntergekommen. Jatania ist dunkel. Ich war dort und habe eine Lampe gehalten. Sie bringen eines mehr.“
line-five-chairs-held-falk = „Sie haben ihn gehalten. Die Sonne über Jatania hinkt, schreibt mein Enkel, und kommt um zwanzig nach acht. Ich hatte für Dunkelheit unterschrieben. Eine Bedingung habe ich gestrichen.“
line-five-chairs-held-for-her-falk = „Sie haben ihn gehalten. Die Sonne über Jatania hinkt, schreibt mein Enkel, und kommt um zwanzig nach acht. Er beschwert sich. Den Brief habe ich behalten.“
line-five-chairs-sunk-shahidi = „Die Vermessungsplatten sind im Loch, hieß es. In jener Nacht hat man gut geschlafen. Man hat sich den Tag notiert.“
line-five-chairs-cord-rangi = „Wir haben die Toten von Anneke eingeknüpft. Die Schnur war nicht lang genug, und man schickte nach Bindfaden. Sie hatten vier Kisten Serum. Mehr sagen wir nicht.“
line-five-chairs-plates-shahidi = „Sie haben im dritten Monat die Vermessungsplatten zu uns gebracht. Man hat es nicht vergessen. Es ist eines weniger, worum man bittet.“
line-five-chairs-plates-iyer = „Die Vermessungsplatten habt ihr bei uns abgeliefert, im Frühjahr. Sie liegen in meinem Safe, mit dem Gesicht nach unten. Das macht eins weniger. Ich führe ja Buch.“

passage-five-chairs-aboard-falk = Inspektion
    .text =
        Marschallin Falk geht das Schiff vom Bug bis zum Heck ab, ehe sie ihre Kabine ansieht. Sie fährt mit dem Finger über das Feuerpult und betrachtet den Finger.

        „Sauber“, sagt sie.

        „Wir essen davon“, sagt Gabriel.

        Sie hat die Flotte befehligt, als dieses Geschütz feuerte, und nie dahintergestanden. Jetzt steht sie da, die Absätze zusammen. Durch die Luke sieht man, was der Schütze sah: eine Menge Himmel. „Gemeldet war mir ein Arsenal“, sagt Falk. „Ich wusste, dass es nicht nur das war. Ich habe unterschrieben. Ich nehme die Koje an der Tür, falls es die harte ist.“
    .log = { $date }. Die Marschallin ist an Bord. Sie wusste von der Stadt und hat es am Pult gesagt, zu niemandem im Besonderen. Bett gemacht um 05:00, mit Ecken.

passage-five-chairs-aboard-shahidi = Weiche Schuhe
    .text =
        Die Vorsitzende Shahidi hat ihre Schuhe im Gang stehen lassen, die Spitzen nach außen. Bis zum Abendessen stehen vier Paar daneben, und gesagt hat keiner etwas.

        Sie isst mit der Mannschaft und reicht das Salz, ehe man darum bittet. „Man hat 31.407 Tote beglaubigt“, sagt sie zum Brot. „In gutem Glauben. Drei Jahre später wurde einem gezeigt, dass es nicht stimmt. Seit drei Jahren war kein Krieg. Man überlegte, wer den nächsten anfangen würde und weswegen, und legte das Papier in die Schublade zurück.“

        „Sagen hätten Sie’s können“, sagt Gabriel.

        „An welchem Tag?“, fragt die Vorsitzende. Sie wüsste es wirklich gern. Sie hat den Löffel hingelegt.
    .log = { $date }. Die Vorsitzende ist an Bord. Seit 95 weiß sie, dass die Zählung falsch ist. Jetzt stehen neun Paar im Gang; ich bin darüber gestolpert.

passage-five-chairs-aboard-rangi = Zu viel Licht
    .text =
        Auf dem unteren Deck haben sie jede zweite Birne herausgeschraubt, und noch immer geht Rangi von Adjoa mit dem Ärmel vor den Augen.

        Führen lässt er sich nicht. Die Kabine findet er, indem er Türen zählt. Drinnen setzt er sich auf den Boden, denn die Koje ist für kürzere Leute, und legt vor sich hin, was er mitgebracht hat, eine Schnur, dick von Knoten.

        „Das ist, wer übrig blieb“, sagt er. „8.493. Sie wollten gehen, und das Haus verbot es, denn eine Stadt, die sich leert, verrät, dass man sie gewarnt hat. Das Haus ist diese Hand.“ Er legt sie auf die Schnur. Jemand greift nach der Tür, um sie zu schließen. „Lassen Sie sie offen“, sagt Rangi. „Ihre Leute sollen hören, wer die Tore versperrt hat.“
    .log = { $date }. Der Älteste ist an Bord. Er war es, der die Tore von Mirembe verschließen ließ; er sagte es mir, ehe ich eine Decke für ihn gefunden hatte.

passage-five-chairs-aboard-reis = Fracht
    .text =
        Für Faktor Reis und seinen Fuß ist in keiner Kabine die Koje lang genug, also steht sein Bett im Gang, und wer in die Kombüse will, klettert über ihn.

        Gegen Gesellschaft hat er nichts. Bis Mittag kennt er von jedem die Mutter. „Kiel eins bin ich geflogen“, erzählt er einem Heizer mit Eimer. „Im Neunten, zweiundneunzig. Sechzehn Kiele, zwölf voll mit Leuten, und ich steh am Kai und pack sie hinein, mit den Händen da. Und die letzten vier sind mit Kisten raus, weil mich einer bezahlt hat. Geschütze. Da haben welche gestanden und den Kisten nachgeschaut.“ Der Heizer hat den Eimer abgestellt. „Danke gesagt hat mir für die zwölf nie einer“, sagt Reis. „Und verlangen kann ich’s nicht, oder? Wegen der vier.“
    .log = { $date }. Der Faktor ist an Bord, im Gang. Zwölf Kiele mit Menschen, vier mit Geschützen; bezahlt hat man ihm alle sechzehn. Auf meinem Stuhl liegt eine Tomate.

passage-five-chairs-aboard-iyer = Stundenweise
    .text =
        Direktorin Iyer hat den Deckel von der Luftanlage herunter, ehe sie gefragt hat, welche Kabine ihre ist.

        „Wer hat denn die Muffe gemacht?“, sagt sie. „Die ist wunderschön. Falsch, aber wunderschön.“ Daisuke kommt nachsehen, wer da mit seiner Maschine spricht. Eine Weile schauen sie zu zweit hinein. „Ich bin auf einer Station geboren, die hatte elf davon. Zwei sind stehen geblieben. Das Geräusch merkt man sich. Als ich Perdita in den Büchern fand, waren da vierundzwanzigtausend Leute und Luft für vierzehn, und vor mir lag ein Formular zum Ausbuchen. Ich hab *unterhalten* hingeschrieben. Ein Wort. Seit sechs Jahren lüge ich, damit das eine Wort stimmt.“

        Daisuke reicht ihr den anderen Schlüssel.
    .log = { $date }. Die Direktorin ist an Bord. Zweiundzwanzigtausend Menschen leben davon, dass sie ihretwegen lügt, und in der Luftanlage hat sie etwas festgezogen, das seit 96 pfiff.

passage-five-chairs-aboard-keala = Kein Gepäck
    .text =
        Keala kommt mit den Händen in den Taschen an Bord. Um den Hals hat sie die Marke, die Nummer nach innen gedreht.

        „Drei Kabinen“, sagt sie. „Wer ist nebenan?“

        Gabriel sagt ihr, wer es ist und wer es noch werden kann. Sie nickt zu jedem Namen, wie man zu einer Stückliste nickt.

        „Ich bin seit acht Jahren tot, und in der Zeit hab ich zwei Briefe gekriegt, und einer war von einer Ventilfirma.“ Sie probiert die Koje und dann das Licht und dreht es kleiner, ohne es zu merken. „Eine Rede will ich nicht halten. Ich will auf einem Stuhl sitzen, wo sie mich sehen, und reden soll wer anders zuerst. Bringt sie das fertig, eure Hafenmeisterin? Dass die anfangen müssen?“
    .log = { $date }. Keala von Mirembe ist an Bord. Sagen will sie nichts. Ich glaube, man wird es hören.

passage-five-chairs-falk-reis = Was Geschütze kosten
    .text =
        Der Streit fängt beim Abendessen an, beim Öl.

        „Vier Kiele“, sagt Marschallin Falk. „Am letzten Tag hatten Sie vier Kiele leer und Menschen am Kai, und geladen haben Sie Artillerie, für den, der zahlte.“

        „Und wer war unterwegs, um draufzuschießen? Das Brot, bitte. Zwölf Kiele voll Leut hab ich rausgebracht, auf Knien hat mich Ihr eigener Kapitän drum gebeten, und Sie geben ihm dafür eine Zelle.“ Reis hat eine schlechte Farbe bekommen. „Ich bin für Geschütze bezahlt worden. Sie für eine Stadt. Ich hab die Pension gesehen.“

        Falk ist aufgestanden. Sie hält das Öl in der Hand und scheint nicht zu wissen, wie man es hinstellt, ohne dass es ein Zugeständnis ist.
    .log = { $date }. Falk und Reis, bei Tisch, darüber, wer an einem Tag im Jahr 92 was getan hat. Die Zahlen stimmten bei beiden.

passage-five-chairs-reis-shahidi = Eine Bank
    .text =
        Faktor Reis hat sich auf einer Bank zum Frühstück tragen lassen.

        „Das ist dieselbe“, sagt er. „Oder ihr Bruder. Die hab ich bei Ihrem Frieden gekriegt, Frau Vorsitzende. Ich hab sie holen lassen, damit Sie sich daheim fühlen.“

        „Es waren fünf Abordnungen und vier Tische“, sagt Shahidi. „Jemand musste an die Tür. Man meinte, Sie machten das Beste daraus.“

        „Acht Jahre mach ich das Beste daraus! Ich hatte die einzige richtige Liste im ganzen Haus, Kiel für Kiel, im Mantel. Da saß ich damit. Gefragt hat mich keiner, was ich im Mantel hab.“

        „Nein“, sagt die Vorsitzende nach einer Weile. „Dass Sie etwas hatten, sah man. Hätten Sie es gezeigt?“

        Reis sieht die Bank entlang, bis ans eine Ende und bis ans andere. „Von da aus? Nie“, sagt er. „Von einem Stuhl aus vielleicht.“
    .log = { $date }. Reis und Shahidi, über eine Bank. Beim Frieden hatte er die richtige Liste im Mantel, und sie hat nie danach gefragt.

passage-five-chairs-shahidi-iyer = Rechnen
    .text =
        „Sie haben meine Zahl benutzt“, sagt die Vorsitzende Shahidi. Sie sagt es zur Lampe.

        „Ich? Sie haben sie *beglaubigt*! Ich hab bloß gerechnet.“ Direktorin Iyer hat in der einen Hand die Tafel und in der anderen Toast. „So und so viel pro Kopf, von der Föderation, für einunddreißigtausend. Die einunddreißig waren nicht meine Idee. Wäre richtig gezählt worden, hätte ich von achttausend Toten zweiundzwanzigtausend Lebende füttern müssen, und die wären vierundneunzig verhungert. Ihr Irrtum ist das Beste, was denen je passiert ist.“

        „Nach fünfundneunzig war es kein Irrtum mehr“, sagt Shahidi.

        „Nein“, sagt Iyer. Der Toast ist auf halbem Weg stehen geblieben. „Stimmt. Sie wussten es. Warum um alles in der Welt haben Sie mich dann nie *angerufen*?“
    .log = { $date }. Shahidi und Iyer, über eine Zahl. Jede hat jahrelang dieselbe Lüge gehütet und gedacht, sie sei damit allein.

passage-five-chairs-iyer-rangi = Acht Frühlinge
    .text =
        Im Gang zwischen ihren Türen hat Rangi von Adjoa Direktorin Iyer aufgehalten, indem er dort steht.

        „Jeden Frühling lesen wir die Namen“, sagt er. „Jeden Frühling flaggten vierzig Stationen schwarz. Es war höflich. Und wer da flaggte, hielt unsere Toten lebendig in seinem Werk und verkaufte ihnen die Suppe.“

        „Ich hab Ihre Leute ernährt!“

        „Es sind nicht unsere Leute. Sie sind gegangen.“

        „Sie *wussten* es.“ Sie muss zu ihm hinaufsehen. „Jeden Frühling haben Sie gewusst, wer lebt, und mir was vorgeweint, und ich hab mitgeweint. Ich musste mich hinlegen. Ich dachte, einer von uns meint das doch ernst.“

        Er hat die Hand an die Wand gelegt, um zu wissen, wo sie ist. „Wir meinten es“, sagt Rangi.
    .log = { $date }. Rangi und Iyer, im Gang. Er hat die Lebenden gestrichen, sie hat sie versteckt, und geweint haben beide, auf offenem Funk.

passage-five-chairs-rangi-falk = Brunnengasse
    .text =
        Niemand auf der Ironclad hat Rangi von Adjoa je laut werden hören. Jetzt hören sie es durch zwei Türen.

        „SIE HABEN DIE WÄSCHE EINGEZEICHNET!“

        Als sie hinkommen, steht die Marschallin in ihrer Kabine stramm, und er vor ihr, gebückt, einen Finger vor ihrem Gesicht. „Es gab eine Karte. Unsere Straßen waren darauf. Die Brunnengasse war darauf. Sie saßen an einem sauberen Tisch, mit einem Lineal, und zeichneten uns die Hemden auf die Leine, und dann unterschrieben Sie.“

        „Ja“, sagt Falk. „Und Sie haben die Tore zugesperrt.“

        Der Finger bleibt, wo er ist. Er hat zu zittern begonnen; und sie sieht auf ihn und nicht auf den Mann und weicht nicht zurück.
    .log = { $date }. Rangi hat Falk angeschrien. Sie hat die Karte gezeichnet, er hat die Tore zugesperrt, und so standen sie elf Minuten, sagt Daisuke, bei offener Tür.

passage-five-chairs-rangi-keala = Niemand im Gang
    .text =
        Sie begegnen sich bei Wachwechsel zwischen den Kabinen, ein langer alter Mann mit dem Ärmel vor den Augen und eine Frau mit den Händen in den Taschen.

        Wer Adjoa verlassen hat, ist aus der Rolle gestrichen; man spricht nicht mit ihm und nicht von ihm. Rangi hat sie selbst gestrichen. Er sieht auf die Stelle, an der sie steht, wie man auf eine Tür sieht. „Hier zieht es“, sagt er zu seinem Begleiter.

        „Hier ist niemand“, sagt Keala. „Ich hab acht Jahre Übung. ’n Abend.“

        Er geht nicht vorbei. Er kann nicht, sie steht in der Mitte. Seine Lippen haben sich bewegt, und es ist kein Ton gekommen. Der Begleiter sieht angestrengt auf die eigenen Schuhe, und die Lampe in seiner Hand klappert.
    .log = { $date }. Rangi und Keala im Gang. Er hat seine Tochter aus der Rolle gestrichen, und sie geht ihm nicht aus dem Weg. Keiner von beiden hat geschlafen. Man hörte es.

passage-five-chairs-iyer-keala = Rückstände
    .text =
        „Gut schaust du aus“, sagt Direktorin Iyer.

        „Ich werde unterhalten“, sagt Keala.

        Sie stehen zu beiden Seiten des Herds, denn anderswo ist kein Platz. „In drei Jahren seid ihr frei“, sagt Iyer. „Alle. Ich hab das Datum. Setz dich in den Saal da, und am Donnerstag ist es weg; ich kann’s nicht aufhalten, keiner kann das. Ich bitte dich um tausendachtzig Tage.“

        „Vorige Woche hatte ich einen, der hat keine achtzig mehr. Er wollte seinen Namen auf die Marke. Ich hab nachschlagen müssen.“ Keala hat den Deckel von der Suppe genommen. „Du zählst Tage. Mir wär lieber gewesen, man hätt mich gefragt. Magst du jetzt, oder magst du nicht? Es langt.“
    .log = { $date }. Iyer und Keala, über drei Jahre. Die eine hat das Datum, an dem sie frei sind, die andere die Leute, die es nicht erleben. Sie haben gegessen.

choice-five-chairs-quarrel = Wer setzt sich heute dazwischen?
option-five-chairs-quarrel-host = Mit beiden reden lassen
    .cost = Ein Held mit Diplomatie wird erschöpft.
    .log = { $date }. Bis zwei Uhr früh hat jemand geredet. Überzeugt war keiner, aber müde.
option-five-chairs-quarrel-order = Beide in die Kabinen schicken
    .cost = Ein Held mit Führung wird erschöpft.
    .log = { $date }. Zwei Gäste ins Bett befohlen, wie Kadetten. Es hat allen Rang gebraucht, den wir haben.
option-five-chairs-quarrel-shout = Beide schreien lassen
    .cost = −1 Moral.
    .log = { $date }. Sie schreien lassen. Das ganze Schiff lag da und hörte zu, wofür wir eigentlich gekämpft haben.
option-five-chairs-quarrel-judge = Die Vorsitzende bitten, beide zu hören
    .cost = Einmal: nichts. Sie war Richterin.
    .log = { $date }. Die Vorsitzende hat beide gehört wie früher. Am Ende fragte sie, wer die Kinder hat, und beide sagten: „Was?“
option-five-chairs-quarrel-home-falk = Die Marschallin heimschicken
    .cost = Falk fährt nach Theia zurück und muss neu geholt werden. „Keiner steht auf“ ist verfehlt.
option-five-chairs-quarrel-home-shahidi = Die Vorsitzende heimschicken
    .cost = Shahidi fährt nach Pharos zurück und muss neu geholt werden. „Keiner steht auf“ ist verfehlt.
option-five-chairs-quarrel-home-rangi = Den Ältesten heimschicken
    .cost = Rangi fährt nach Adjoa zurück und muss neu geholt werden. „Keiner steht auf“ ist verfehlt.
option-five-chairs-quarrel-home-reis = Den Faktor heimschicken
    .cost = Reis fährt nach Mancala zurück und muss neu geholt werden. „Keiner steht auf“ ist verfehlt.
option-five-chairs-quarrel-home-iyer = Die Direktorin heimschicken
    .cost = Iyer fährt nach Kontor zurück und muss neu geholt werden. „Keiner steht auf“ ist verfehlt.
option-five-chairs-quarrel-home-keala = Keala heimschicken
    .cost = Keala fährt nach Perdita zurück und muss neu geholt werden. „Keiner steht auf“ ist verfehlt.

passage-five-chairs-judged = Familiengericht
    .text =
        Die Vorsitzende Shahidi hat den Messetisch drehen lassen, mit der Schmalseite zur Tür. Dort sitzt sie. Die beiden sitzen an den Längsseiten, und das Besteck hat sie weggeräumt.

        „Sie werden beide sagen, was der andere verloren hat“, teilt sie ihnen mit. „Nicht, was Sie haben. Ich habe das mein halbes Leben lang gemacht. Wer es zuerst ordentlich kann, geht zuerst schlafen.“

        Es dauert zwei Stunden. Vierzig Minuten davon sind Schweigen. Als der Erste herauskommt, betrachtet die Wache das Schott.

        „Hat es geholfen?“, fragt Gabriel.

        „Es hilft nie“, sagt Shahidi. „Sie schämen sich nur ein wenig. Für eine Nacht reicht das meistens.“
    .log = { $date }. In der Messe hielt die Vorsitzende Familiengericht, und sie gingen schlafen. Bei denselben Leuten, sagt sie, gehe es einmal.

passage-five-chairs-sent-home = Die Barkasse
    .text =
        Die Barkasse hat eine einzige Bank, und wer da heimfährt, sitzt aufrecht in der Mitte, die Knie beisammen.

        „Ich werde sagen, es ist spät geworden“, sagt Gabriel.

        Die andere Hälfte des Streits ist nicht an die Schleuse gekommen; aber hinter der zweiten Luke steht jemand, und der Vorhang ist nicht ganz zu. Daisuke stellt eine Flasche hinein, legt eine Decke dazu und macht sich lange an der Schnalle zu schaffen. Es sind vierzig Stunden, und der Pilot kann keine Lieder. „Und keiner zum Streiten da“, sagt Daisuke. „Da schläft man nicht.“ Er lässt die Schleuse noch einen Augenblick offen, denn der Gast hat Luft geholt, um etwas zu sagen.
    .log = { $date }. Einen heimgeschickt. Man kann ihn wieder holen, wenn die Tage reichen. Die Kabine ist gelüftet.

line-five-chairs-home-falk = „Sie werden sagen, man hat mich weggeschickt. Tun Sie das. Es ist das kürzere Wort.“
line-five-chairs-home-shahidi = „Man wurde nicht gebeten zu bleiben. Man wäre gern gebeten worden und hätte nein gesagt.“
line-five-chairs-home-rangi = „Wir haben viele Räume verlassen. Die Tür gewiesen hat uns noch keiner, der bloß müde war.“
line-five-chairs-home-reis = „Den ganzen Weg zurück? Frei Haus? Dann bin ich nicht beleidigt. Dann bin ich Retoure.“
line-five-chairs-home-iyer = „Eh ihr mich wieder holt, hab ich das Protokoll gelesen. Hat eigentlich irgendwen von uns je einer gefragt?“
line-five-chairs-home-keala = „Zurückgeschickt hat man mich schon öfter. Die Verpackung behalten sie meistens.“

passage-five-chairs-forced = Unter Geleit
    .text =
        Um vier Uhr früh geht ein Trupp zum Haus hinauf. Es kostet neun Minuten, zwei Rauchkerzen und eine Tür. Tot ist keiner. Einem Pförtner ist der Arm gebrochen; er sitzt auf der Treppe und sieht ihn verwundert an.

        Für einen Schlafrock hat die Zeit gereicht. Er wird zwischen zweien von der Mannschaft die Treppe heruntergebracht, und in ihm ein Staatsoberhaupt, den Blick geradeaus wie bei einer Vereidigung. Auf dem Absatz stehen die Leute vom Haus mit Kerzen. Geschrien hat keiner.

        Gabriel hat einen Pantoffel aufgehoben. Er hält ihn hin, und der Pantoffel wird angesehen.

        „Ihr wart doch die, die nein gesagt haben“, sagt der Pförtner.
    .log = { $date }. Einen mit Gewalt geholt. Niemand tot; eine Tür und der Arm eines Pförtners. Daran werden sie länger denken als an den Krieg.

line-five-chairs-dragged-falk = „Ich werde erscheinen. Unterschreiben werde ich nichts, worum man mich nicht gebeten hat. Ich hätte neun Mann geschickt. Sie hatten sechs.“
line-five-chairs-dragged-shahidi = „Man wird erscheinen. Man wird allen sagen, wie man gebeten wurde. Leise wird man es sagen; das trägt.“
line-five-chairs-dragged-rangi = „Wir kommen. Sie haben noch eine von unseren Türen geöffnet. Wir haben mitgezählt.“
line-five-chairs-dragged-reis = „Im Nachthemd! Mit dem Fuß! Ich komm, und ich sitz da, und die Summe, für die ich das vergess, die gibt es nicht.“
line-five-chairs-dragged-iyer = „Schön. Ich bin da. Unterschreiben tu ich nichts, was ich gestern unterschrieben hätt. Und die Tür macht vierhundertzehn, mit Einbau.“

passage-five-chairs-war-party = Ohne Flagge
    .text =
        Vom Sitz der Macht, die diesmal gegen uns steht, ist ein Schiff ausgelaufen. Den Namen hat man übermalt und die Flagge eingeholt; an den Booten hat man sie vergessen.

        „Denen wäre der Krieg lieber“, sagt Gabriel. „Da hat ein Kapitän für alle entschieden. Der kommt geradewegs auf uns zu, an jedem Rundenende einen Sektor, und dann schießt er.“ Er beobachtet die Lichter. „Auf das eigene Oberhaupt schießt er aber nicht. Nicht, solange es bei uns nebenan sitzt und Toast isst.“

        „Dann sollte es da auch sitzen“, sagt Daisuke.

        „Und bald im Saal. Ist der Stuhl besetzt, fährt er heim.“ Gabriel steht noch immer am Glas. Auf jedem Boot ist die Flagge, sehr sauber gemalt.
    .log = { $date }. Ein Schiff ohne Flagge ist hinter uns her. Es kämpft nicht, solange sein Oberhaupt bei uns an Bord ist, und fährt heim, sobald dessen Stuhl besetzt ist.

passage-five-chairs-carpet = Der Teppich
    .text =
        Achterbergs Teppich reicht von der Schleuse bis zur Saaltür, und es fehlen elf Meter. Der Mann am Ende rollt ihn hinter den Gästen auf und rennt nach vorn, um ihn wieder auszulegen.

        Jedes Mal dauert es eine Stunde. An der Schleuse eine Verbeugung, ein Glas mit irgendetwas und ein kleines Mädchen mit einem Kranz, das vergessen hat, für wen.

        „Ich bedaure die Stunde“, sagt die Hafenmeisterin. „Wäre es weniger, würden die es bedauern. Keiner unterschreibt einen Frieden, in den er in zehn Minuten hineinspaziert ist.“ Sie sieht den Kai entlang zum Schiff. „Das sind noch nicht alle. Bis zum nächsten Mal lasse ich den Teppich klopfen.“
    .log = { $date }. Sooft wir mit Gästen auf Europa festmachen, kostet uns der Empfang eine Aktion. Es war die falsche Hymne, aber aufgestanden sind alle.

passage-five-chairs-crowd = Hinter dem Seil
    .text =
        Auf Europa steht eine Menge hinter dem Seil, und sie steht nicht der Gäste wegen da.

        Im siebten Monat haben sie es gehört, auf offenem Funk, als dieses Schiff es allen sagte: Von den Toten von Mirembe leben zweiundzwanzigtausend. Sie haben Fotografien mitgebracht. Sie halten sie hoch und rufen einen Namen und danach eine Straße. Eine Frau hat Gabriel am Gürtel gepackt. „Dorit“, sagt sie. „Bäckerzeile. Eine Zahnlücke. Du musst sie gesehen haben.“

        „Da war eine Tafel mit Namen“, sagt Gabriel. „Ich hab nicht alle gelesen.“

        „Wie weit bist du gekommen?“, sagt die Frau.
    .log = { $date }. Gedränge auf Europa, seit wir es gesagt haben. Noch eine Aktion dahin. Ich habe einundvierzig Fotografien im Mantel und jede quittiert.

passage-five-chairs-fifty-one = Einundfünfzig
    .text =
        Den Teppich entlang sitzen Leute auf Kisten, sehr aufrecht, in Schwarz. Sie kommen aus fünf Häfen. Jeder hatte jemanden unter den Einundfünfzig, die Hollis Tan umgebracht hat.

        „Der stand uns zu“, sagt ein Mann im Postmantel. „Vor Gericht, den Hut in der Hand. Da hätt er sagen müssen, warum.“

        „Er ist tot“, sagt Gabriel. „Wir haben ihn versenkt.“

        „Um 16:22 Uhr, mit einem Schlauch in der Hand. Gerufen hat er, ihr sollt mal halten. Abgestimmt habt ihr. Wer dafür war, steht in eurem Logbuch, mit Namen. Die Seite möchten wir hören.“

        Hinter Gabriel ist der erste Gast am Ende des Teppichs stehen geblieben.
    .log = { $date }. Die Angehörigen der Einundfünfzig sitzen am Teppich. Von ihm wollten sie hören, warum, und jetzt soll es von uns sein.

choice-five-chairs-fifty-one = Hören sie die Seite?
option-five-chairs-fifty-one-read = Die Seite vorlesen, mit den Namen
    .cost = Die nächsten zwei Aktionen sind verloren. +1 Moral: Es ist gesagt.
    .log = { $date }. Becher: vorlesen. Wer darauf steht, wollte bei seinem Namen aufstehen.
option-five-chairs-fifty-one-keep = Das Logbuch bleibt an Bord
    .cost = Jetzt geschieht nichts. Sie bleiben auf dem Teppich: Jede weitere Ankunft auf Europa mit Gästen kostet 1 Aktion mehr.
    .log = { $date }. Becher: Es bleibt an Bord. Es standen mehr kopfüber als an dem Tag selbst.

passage-five-chairs-page-read = Anwesend
    .text =
        Gabriel liest im Stehen, von einer Kiste herab, die ihm jemand geliehen hat. Zuerst die Uhrzeit; dann die Namen und hinter jedem, wie der Becher stand. Wer genannt wird, steht auf und bleibt stehen. Die Kanonierin ist die Erste.

        „Warum?“, sagt der Mann im Postmantel. Er fragt es jeden, immer im selben Ton.

        „Ich hab gedacht, der tut’s ja doch wieder“, sagt die Kanonierin.

        „Ich war müde“, sagt die Nächste. „Ich wollte meinen Tee.“

        Es dauert den Nachmittag. Danach nimmt der Mann seine Kiste weg, damit der Teppich gerade liegen kann. „Mehr hätt ich den auch nicht gefragt“, sagt er. „Hat er was gesagt?“

        „Dass er Abstand halten würde, an unserer Stelle“, sagt Gabriel.
    .log = { $date }. Ihnen die Seite vorgelesen. Eine von uns hat gesagt, sie sei müde gewesen, und der haben sie es am wenigsten verübelt.

passage-five-chairs-page-kept = Sitzplätze
    .text =
        „Das ist das Logbuch“, sagt Gabriel. „Am Kai wird daraus nicht vorgelesen.“

        Der Mann im Postmantel nickt. Das hat er sich gedacht; er sagt es der Frau neben ihm, und sie sagt es nach hinten weiter. Laut wird keiner. Sie stehen auf, tragen ihre Kisten auf den Teppich, wo es trocken ist, und setzen sich wieder, in zwei Reihen, die Knie beisammen.

        „Ich bedaure, ich kann sie nicht wegsetzen“, sagt Achterberg. „Sie haben für den Tag bezahlt. Ich habe gefragt, für wie viele.“ Sie sieht die Reihen entlang.

        Der erste Gast geht seitlich hindurch, beide Hände vor der Brust, und sagt einundfünfzigmal „Verzeihung“.
    .log = { $date }. Das Logbuch zugelassen. Die Angehörigen der Einundfünfzig sitzen auf dem Teppich, und wer mit uns kommt, muss zwischen ihnen hindurch.

passage-five-chairs-sixth = Eine Dame hat ihn bestellt
    .text =
        In der Halle stehen sechs Stühle. Fünf bilden einen Kreis. Der sechste steht am Fenster, aus demselben Holz, und es liegt kein Kärtchen darauf.

        „Und wer sitzt auf dem?“, sagt Gabriel.

        „Eine Dame hat ihn bestellt“, sagt Achterberg. „Ich bedaure, dass ich nicht sagen darf, welche. Sie hat alles bezahlt, in Kleingeld, in einer Dose, und sie wollte wissen, ob man von dort aus von allen gesehen wird.“ Sie rückt ihn eine Handbreit, und nun stimmt es. „Gekommen ist die Dose mit dem Frachtboot von Perdita. Die Dame wäre wohl mitgekommen, wenn es ein Schiff gäbe, auf dem ihresgleichen als Passagier fährt.“

        Sie hat ein Staubtuch aus dem Ärmel gezogen. „Ihr kommt doch dort vorbei?“, sagt die Hafenmeisterin.
    .log = { $date }. Es gibt einen sechsten Stuhl. Bezahlt aus einer Dose, von Perdita; Vorarbeiterin dort ist Keala, die alle anderen als tot unterschrieben haben.

passage-five-chairs-item-one = Punkt eins
    .text =
        Wer als Erster sitzt, lässt Gabriel rufen. Die Tagesordnung hat einen Punkt. *Wer steht ein für den Schuss auf Mirembe?* Ein Gericht will von den fünfen keiner. Sie wollen einen Namen, damit jeder daheim sagen kann, sonst war es niemand.

        Geschossen wurde um 13:48 Uhr, zweiundfünfzig Minuten vor der befohlenen Stunde, von Thaddeus Cole. Kapitän Xavier war hinuntergefahren, um es zu verhindern, und trug den Schuss als seinen ein. Im Logbuch steht 14:40 Uhr, Xavier.

        Die Feder ist gefüllt. „Nun?“, sagt der Gast. „Welcher Name?“
    .log = { $date }. Sie wollen einen Namen für Mirembe. Was im Logbuch steht, weiß ich, ich habe es zweimal ins Reine geschrieben.

choice-five-chairs-answer = Wer steht ein für den Schuss?
option-five-chairs-answer-thaddeus = Thaddeus, er bittet darum
    .cost = An jedem Sitz eine Bedingung weniger. Nach dem nächsten Szenario kommt er vor Gericht.
    .log = { $date }. Eingetragen: T. Cole, 13:48. Er las es nach und verbesserte die Sekunden.
option-five-chairs-answer-xavier = Xavier, wie es im Logbuch steht
    .cost = An jedem Sitz eine Bedingung weniger. Die Lüge gilt; traut Keala uns, so handelt sie nur noch mit uns. −1 Moral: Wir wissen, wer die Schiffe geschickt hat.
    .log = { $date }. Eingetragen: X. Etxeberria, 14:40. So steht es im Logbuch. Das Logbuch habe ich geschrieben.
option-five-chairs-answer-nobody = Niemand. Die Zeile bleibt leer
    .cost = +1 Moral. Sie verlangen weiter, was sie verlangen.
    .log = { $date }. Die Zeile ist leer. Achterberg hat sie trotzdem abgelöscht.

passage-five-chairs-answer-thaddeus = Dreizehn Uhr achtundvierzig
    .text =
        Thaddeus Cole kommt in der guten Jacke den Teppich herauf und stellt sich vor den einen Stuhl, auf dem jemand sitzt.

        „Cole“, sagt er. „Thaddeus. Erster Offizier. Am Elften des Neunten, zweiundneunzig, eröffneten die Batterien der Stadt das Feuer auf uns, um 13:41 Uhr. Um 13:48 Uhr hatte ich vierunddreißig Tote. Ich habe den Schlüssel gedreht. Der Befehl lautete auf 14:40 Uhr. An der Schleuse unten standen noch Leute, 8.493. In zweiundfünfzig Minuten wären davon welche herausgekommen. Wie viele, weiß ich nicht. Ich rechne es jede Nacht, und es kommt auf die Kiele an.“

        Der Gast hat nichts geschrieben. „Und das soll verlesen werden?“

        „Ich möchte, dass man es einträgt“, sagt Thaddeus. „Mit der Uhrzeit.“
    .log = { $date }. Thaddeus hat es ihnen gesagt, in der Reihenfolge, in der es geschah. Die Knöpfe hatte er geputzt. Nach der nächsten Fahrt will ihn ein Gericht.

passage-five-chairs-answer-xavier = Eine schöne Schrift
    .text =
        Gabriel schreibt es selbst. *Etxeberria, X., Kapitän. 14:40.* Die Feder ist gut, und er hat eine schöne Schrift; es sieht aus, als hätte es immer dort gestanden.

        Es ist gelogen, und gelogen hat es zuerst Kapitän Xavier. Zwölf Kiele hat er für die Leute dieser Stadt geschickt. Den Schuss hat er auf sich genommen, damit keiner fragt, wozu die Kiele waren. Jetzt steht es in einem Vertrag, und er ist der Schlächter von Mirembe in fünf Sprachen.

        „Er wird nicht widersprechen?“, sagt der Gast.

        „Nein“, sagt Gabriel. „Bedanken würde er sich. Das ist es ja.“ Er hat Tinte seitlich am Finger und nichts bei sich, um sie abzuwischen.
    .log = { $date }. Für Mirembe steht Xavier ein. Gefragt hat man ihn nicht; er wäre dabei so höflich gewesen.

passage-five-chairs-answer-nobody = Eine punktierte Linie
    .text =
        „Niemand“, sagt Gabriel. Er hat die Kappe wieder auf die Feder gesteckt.

        „Das ist keine Antwort. Einunddreißigtausend Menschen …“

        „8.493 sind es. Und zweiundzwanzigtausend, die gern gefragt würden, und die führen Sie alle als tot. Sie wollen einen Namen, damit die anderen vier heimgehen können. Beteiligt waren Sie zu fünft, und dann noch wir.“ Er schiebt das Papier zurück. Darauf ist eine punktierte Linie, so breit wie die Seite. „Ich zähle sechs. Da bräuchte es eine längere Linie.“

        Er ist schon an der Tür, als er merkt, dass er die Feder noch hat. Er steht da, sieht sie an und steckt sie sich hinters Ohr.
    .log = { $date }. Ihnen keinen Namen gegeben. Sie verlangen also weiter, was sie verlangt haben. Eine Feder gestohlen, eine gute, wie sich zeigt.

passage-five-chairs-letter = Der oberste Brief
    .text =
        Zofia Wilczek hat ihre Truhe aufgemacht, zum ersten Mal, seit sie damit an Bord kam. Der oberste Brief liegt seit acht Jahren obenauf.

        „Ich war die Zensorin der Flotte“, sagt sie. „Den hab ich zurückgehalten. Erster des Neunten, zweiundneunzig, Kapitän Xavier an Marschallin Falk, persönlich. ‚Darüber liegt eine Stadt. Geben Sie mir drei Wochen, und ich habe sie heraus.‘ Zehn Tage davor. Sie hat ihn nie bekommen. Ich dachte, das gibt nur Ärger.“ Sie hält ihn an der Ecke. „Sie sitzt zwei Türen weiter. Sie denkt, er hat sie nie gebeten.“

        „Und er denkt, sie hat nie geantwortet“, sagt Gabriel.

        „Ihm wäre es lieber, das bliebe so“, sagt Zofia. „Ich hab ihn gelesen. Post ist es aber. Oder nicht?“
    .log = { $date }. 92 hat Zofia einen Brief zurückgehalten, in dem Xavier Falk um drei Wochen bat. Falk sitzt zwei Türen weiter und hat ihn nie gesehen.

choice-five-chairs-letter = Wird er zugestellt?
option-five-chairs-letter-give = Zustellen, acht Jahre zu spät
    .cost = 2 Aktionen sind verloren; dazu −2 Moral, wenn Xavier an Bord ist. Zofia kostet von da an 1 weniger. Der Brief ist ein Beweis.
    .log = { $date }. Einen Brief zugestellt. Bleiben eintausendeinhundertdreizehn.
option-five-chairs-letter-keep = In der Truhe lassen
    .cost = Jetzt geschieht nichts. Dass er gebeten hat, erfährt nie jemand.
    .log = { $date }. Der Brief ist wieder in der Truhe. Der Deckel ist zu, und auf dem Deckel liegt ein Sack Mehl.

passage-five-chairs-letter-2 = Der oberste Brief
    .text =
        Zofia Wilczek ist nicht an Bord. Ihre Truhe schon. Die steht offen in der Messe, und auf dem obersten Brief liegt ein Zettel für Gabriel.

        {"*"}Ich war Zensorin der Flotte. Den habe ich zurückgehalten: erster Neunter zweiundneunzig, Kapitän Xavier an Marschallin Falk, persönlich. ‚Darüber liegt eine Stadt. Geben Sie mir drei Wochen, und ich habe sie heraus.‘ Das ist zehn Tage davor. Ich dachte, das gibt nur Ärger. Sie glaubt, er habe sie nie gebeten; er glaubt, sie habe nie geantwortet. Ihm wär es lieber so, ich habe ihn gelesen. Ich kann es nicht entscheiden. Aber es ist Post. Oder? Z. W.*

        Gabriel hält den Brief an einer Ecke. Zwei Türen weiter macht jemand eine Koje, die schon gemacht war, mit Ecken. Es ist die der Marschallin, und es ist die Marschallin.
    .log = { $date }. Zofia hat 92 einen Brief zurückgehalten, in dem Xavier Falk um drei Wochen bat. Sie hat ihn uns überlassen. Falk sitzt zwei Türen weiter und hat ihn nie gesehen.

passage-five-chairs-letter-read = Drei Wochen
    .text =
        Marschallin Falk hat ihn gelesen und bittet, das Schiff anzuhalten. Also halten sie. Sie könne jetzt, sagt sie, etwa eine Stunde lang in nichts sein, das fährt.

        Nach zweien klopfen sie. Sie sitzt auf der harten Koje, das Blatt auf den Knien, und streicht es glatt.

        „Er hat ‚Sunniva‘ geschrieben“, sagt sie. „Das hat er im Dienst nie getan. Ich hätte ihm die drei Wochen gegeben. Ich glaube, dass ich es getan hätte. Verurteilt habe ich ihn, weil er nicht gebeten hat.“ Sie faltet den Brief, und an der Kante fällt er auseinander, so alt ist er. „Seit acht Jahren bin ich ihm böse, wegen seiner Manieren. Sagen Sie dieser Frau, dass man sie … nein. Sagen Sie ihr, er ist angekommen.“
    .log = { $date }. Die Marschallin hat ihren Brief. Sie hätte ihm drei Wochen gegeben. Wir lagen zwei Stunden still, und gefragt hat keiner.

passage-five-chairs-letter-kept = Ist Post da?
    .text =
        Ehe sie von Bord ging, schritt Marschallin Falk noch einmal das Schiff ab, vom Heck bis zum Bug. An der Schleuse blieb sie stehen.

        „Es gab einen Kapitän, den ich dreißig Jahre kannte“, sagte sie zu Gabriel. „Er schrieb mir über Bücher. Im Dienst hat er mich nie um etwas gebeten. Ich habe ihn verurteilt, und seither frage ich mich, ob einer, der gebeten hätte, es bekommen hätte.“ Sie sah auf ihren Handschuh. „Es hätte nicht zu ihm gepasst“, sagte Falk.

        Hinter ihnen stand Zofia auf der Treppe, die Hände in den Ärmeln, und sah keinen von beiden an.

        „Leben Sie wohl, Frau Wilczek“, sagte die Marschallin, die noch nie jemanden vergessen hat. „Ist Post da?“
    .log = { $date }. Die Marschallin ist ohne ihren Brief heimgefahren. Sie hat danach gefragt und nicht gewusst, dass es ihn gibt.

passage-five-chairs-xavier = Ein Gast mehr
    .text =
        Kapitän Xavier kostet fünf Credits und ein Formular, und das Formular ist schwerer. Am Ende eines Ganges wird ihnen jemand herausgebracht, in einem Mantel, der einmal ein guter war.

        „Guten Morgen, Herr Anaya“, sagt Kapitän Xavier. „Ich höre, ich bin eine Gefälligkeit.“ In der Tasche hat er eine Tüte Bohnen, und er zählt sie nach, ehe er dafür unterschreibt. „Sie fahren alle fünf? Auf einmal? Wie außerordentlich tapfer. Setzen Sie Reis an eine Tür. Neben Falk setzen Sie niemanden.“

        „Sie hat Sie verurteilt“, sagt Gabriel.

        „Sie hat es sehr schön gemacht. Ich hatte nichts hinzuzufügen.“ Am Fuß der Rampe bleibt er stehen, die Mütze in der Hand, und sieht an seinem Schiff hinauf. „Ist das das Brotlager? Mit Türen?“
    .log = { $date }. Kapitän Xavier ist wieder an Bord, für fünf Credits. Er bat um die kleine Kabine und hat die dünne Wand gefunden.

passage-five-chairs-falk-xavier = Bridge
    .text =
        In der Messe spielen sie Karten, Marschallin Falk und Kapitän Xavier, wie elf Jahre lang jeden Donnerstag. Einen Partner hat keiner, also hält jeder zwei Blätter.

        „Sie sind magerer geworden“, sagt Falk.

        „Ich ziehe Bohnen. Man verschenkt sie.“ Er spielt für seinen Partner, den es nicht gibt.

        „Ich habe Ihre Verteidigung gelesen. Es war keine.“

        „Es war ein so klares Urteil. Ich wollte nichts daran verderben.“ Er hat den Stich gemacht. Ihre Karten hat er immer mitgezählt, und sie hat es immer gewusst. „Sunniva“, sagt Xavier, „Sie spielen aus.“

        Sie sieht auf die vier Blätter, seine und ihre, und auf die Tür. Es dauert lange, bis sie spielt.
    .log = { $date }. Falk und Xavier bei den Karten. Sie hat ihn ins Gefängnis gebracht, und beide sind darüber sehr höflich. Er gewann um einen Punkt und entschuldigte sich.

passage-five-chairs-reis-jabulile = Kiel neun
    .text =
        „Da ist sie ja!“, sagt Faktor Reis. „Mein Patenkind. Neunzehnhundert Leut und kein Kratzer im Lack.“

        Jabulile ist halb über sein Bett geklettert. Dort bleibt sie. „Du hast gesagt, Hungerhilfe.“

        „Geholfen hat’s.“

        „Ich war dreiundzwanzig. Neun Touren bin ich danach noch geflogen und hab’s jedem erzählt. Den *Passagieren* hab ich’s erzählt. Eine ganze Stadt, und ich dachte, die haben Hunger.“ Sie sitzt auf seinem gesunden Fuß. „Warum hast du nichts gesagt?“

        „Weil du stehen geblieben wärst und geschaut hättest“, sagt Reis. „Und hinter dir waren noch achtzehnhundert.“ Er hat ihre Hand genommen und dreht sie um, als stünde der Preis darauf. „Vier Minuten zu früh bist du gewesen. Hab ich dir das je gesagt? So sind die letzten vierzig noch mitgekommen.“
    .log = { $date }. Reis hat Jabulile gesagt, wozu Kiel neun war und dass sie vier Minuten zu früh kam. Was vier Minuten zu früh sind, sagt sie jetzt nicht mehr.

passage-five-chairs-iyer-salome = Zwei Hälften
    .text =
        Salome legt einen Streifen Papier auf den Tisch. An einer Seite ist er gerissen. Sie trägt ihn seit drei Jahren bei sich, und darauf steht *Restbestand, unterhalten*.

        Direktorin Iyer hat einen zweiten aus dem Schuh geholt. Sie musste sich dazu auf den Boden setzen. Sie legen die Kanten aneinander und schieben, jede mit einem Finger, bis sie passen. Es ist eine Seite aus einem Kontobuch. Eine ziemlich langweilige.

        „Du hättest bleiben können“, sagt Iyer. „Ich hätt’s dir gesagt. Noch am selben Abend.“

        „Du hattest die Schublade abgeschlossen, Priya. Elf Jahre lang war sie nie abgeschlossen.“

        „Geschämt hab ich mich“, sagt Iyer. „Ein Wort hatte ich geschrieben und hätt’s dir nicht laut sagen können. Hast du eigentlich meinen Kessel noch?“
    .log = { $date }. Salome und die Direktorin haben eine Seite zusammengesetzt. Es ging auch um einen Kessel.

passage-five-chairs-shahidi-noriko = Gezeichnet, Sato
    .text =
        Noriko hat die Vorsitzende Shahidi im Gang gefunden, bei den Schuhen.

        „Vor acht Jahren baten Sie mich, eine Zählung zu unterschreiben“, sagt Noriko. „Einunddreißigtausendvierhundertsieben, Fehler: null. Ich war einmal darübergeflogen. Ich würde den Fehler jetzt gern nachtragen. Plus minus zweiundzwanzigtausend neunhundertvierzehn.“

        Die Vorsitzende hat einen Schuh an. „Berichtigen Sie das in dem Saal, so gibt es keinen Waffenstillstand, den man verlängern könnte.“

        „Ich weiß. Das habe ich auch gerechnet.“ Sie hat einen Bleistift dabei. „Sie sollen nur sagen, dass es falsch ist. Zu mir. Beglaubigen müssen Sie es nicht.“

        Eine Tür geht auf und wieder zu. Shahidi betrachtet den Schuh in ihrer Hand. „Es ist falsch, Noriko“, sagt sie. „Helfen Sie mir damit.“
    .log = { $date }. Die Vorsitzende hat Noriko gesagt, dass die Zählung falsch ist. Es gab einen Zeugen, hinter einer Tür, und der war ich.

## Der sechste Stuhl

passage-five-chairs-keala-shut = Die Klappe
    .text =
        Auf Perdita geht in der großen Klappe die kleine auf. Es ist nicht Keala. Es ist ein Junge mit einem Becher.

        „Sie hat’s gekriegt, was ihr geschickt habt“, sagt er. „Ich soll sagen, sie ist tot. Acht Jahre war sie’s und ist zurechtgekommen, und dann kamt ihr vorbei. Ich soll sagen, sie hat eine Liste, wem’s seither schlechter geht, und die ist lang.“ Er trinkt, um auf den Rest zu kommen. „Und ein Stuhl ist ein Stuhl, und sie kommt, wenn einer sie holt, dem sie trauen kann. Falls es da wen gibt.“

        Die Klappe geht schon zu.

        „Das war’s“, sagt der Junge. „Habt ihr Zucker?“
    .log = { $date }. Mit uns fährt Keala nicht. Sie hat einen Stuhl auf Europa und keinen Weg dahin als unseren. Dem Jungen den Zucker gegeben.

passage-five-chairs-keala-thaddeus = Er hat zuerst gefragt
    .text =
        Thaddeus steht auf Perdita an der Schleuse, im Overall, mit Nummer. Er grüßt und sieht dann seine Hand an.

        „Ich sag’s ihnen“, sagt er. „Jedem, der will. Einen Tisch am Abend: was ich gemacht hab und um welche Zeit. Manche stehen auf. Eine Frau kommt jeden Abend.“ Mager ist er geworden und sehr schlecht rasiert. „Keala hat gesagt, auf das Schiff, das geschossen hat, setzt sie keinen Fuß. Ich hab gesagt, ihr hättet mich behalten und still sein können, und ihr habt mich hier abgesetzt, damit ich’s sage. Da hat sie bis zum Abendessen drüber nachgedacht.“

        Hinter ihm steht die kleine Klappe offen, und eine Frau macht ihr Licht aus.

        „Sie ist so weit“, sagt Thaddeus. „Ich hab 16:20 Uhr.“
    .log = { $date }. Thaddeus ist auf Perdita und erzählt ihnen, was er getan hat, einen Tisch am Abend. Er hat Keala überredet. Was die Schiffsuhr sage, wollte er wissen.

passage-five-chairs-keala-comes = Kleingeld
    .text =
        „Ihr habt also den Stuhl gesehen“, sagt Keala. Sie ist selbst an die Schleuse gekommen und wischt sich die Hände an einem Lappen, der das nicht mehr kann.

        „Es steht kein Name dran“, sagt Gabriel.

        „Den hätt ich buchstabieren müssen. Seit acht Jahren bin ich auf jedem Formular Restbestand. Wenn ich in dem Saal sitz, dann bin ich wer, der da sitzt. Was das ist, können sie sich ja überlegen.“ Sie sieht den Kai hinunter, wer zuhört; es sind zwanzig. „Ihr seid anständig zu uns gewesen. Ich nehm eure Kabine. Kann man die absperren?“

        „Von innen.“

        „Das wär mal was anderes“, sagt Keala und geht ihren Mantel holen.
    .log = { $date }. Keala kommt mit, weil wir einmal anständig waren. Dreißig Leute gaben ihr die Hand und dann einander.

passage-five-chairs-keala-wary = Am Ventil
    .text =
        Keala kommt nicht an die Schleuse. Sie finden sie am hinteren Ende von Luftwerk zwei, auf dem Rücken unter einem Ventil, und reden mit ihren Stiefeln.

        „In einem Zimmer mit allen fünfen wollt ihr mich“, sagt sie. „Ich auch. Ich hab’s bezahlt. Was ich noch nicht weiß, ist, was ich von euch halt.“ Eine Hand kommt heraus und tastet; Gabriel legt einen Schlüssel hinein. „Einmal bin ich verkauft worden, von Fremden, nach einer Liste. Verkauft ihr mich in dem Saal, dann waren es Leute, mit denen ich Suppe gegessen hab. Das wüsst ich gern vorher.“

        Der Schlüssel kommt wieder heraus.

        „Falsche Größe“, sagt Keala. „Redet, wenn ihr reden wollt.“
    .log = { $date }. Keala käme, wenn sie unser sicher wäre. Es braucht einen, der mit Stiefeln reden kann.

line-five-chairs-kitchen-keala = „Ihr habt sie durch eine Küche hinausgelassen. Das spricht für euch.“
line-five-chairs-box-keala = „Hundertvierzig sagen, ihr habt eine Kiste gebracht.“
line-five-chairs-smoke-keala = „Hundertvierzig von meinen waren auf Anneke hinter einem Hügel. Ihr habt den Rauch gesehen, und eine Kiste hattet ihr. Hier hängen viele Marken zur Wand.“
line-five-chairs-rota-keala = „Zwei Luftwerke von dreien habt ihr uns gelassen. Wir atmen schichtweise. Es gibt einen Plan, wenn ihr sehen wollt, wer gerade nicht dran ist.“
line-five-chairs-whole-keala = „Alle drei Luftwerke habt ihr uns gelassen. Ich weiß noch, wer atmet.“
line-five-chairs-tags-keala = „Von dem Tag, an dem ihr uns bewacht habt, hängen Marken zur Wand.“
line-five-chairs-his-name-keala = „Seinen Namen habt ihr hingeschrieben. Hier ist keiner, für den er kein Schiff geschickt hat.“

passage-five-chairs-keala-won = Ihr Mantel
    .text =
        Irgendwann ist es gesagt, und welcher Satz es war, weiß hinterher keiner. Die Knie kommen hoch, sie rutscht heraus und setzt sich ans Rohr, die Handgelenke auf den Knien.

        „Also gut“, sagt Keala. „Bedanken tu ich mich nicht. Geht’s schief, dann sind zweiundzwanzigtausend ihre Suppe los und haben nichts dafür.“ Sie sieht zum Ventil. „Geht’s gut, dann sind sie die Suppe los und haben ihren Namen.“

        Sie ruft einen Namen die Galerie hinunter. Es kommt ein Mann, der Vorarbeiter sein soll, bis sie wieder da ist. Sie gibt ihm den Lappen; und dann die Marke vom Hals, mit der Nummer, und danach weiß sie nicht, wohin mit der Hand.
    .log = { $date }. Keala kommt mit. Sie hat jemanden eingesetzt, mit Lappen.

check-five-chairs-keala = Ein Paar Stiefel
    .brings = Keala kommt mit
    .won = Die Stiefel haben aufgehört. Einer klopft zweimal.
    .lost = „Nein“, sagt das Ventil. „Probiert’s wieder, wenn ihr’s ernst meint.“
check-five-chairs-force = Vorn hinein
    .brings = Keine Bedingungen mehr an diesem Sitz; −3 bei seiner Macht
    .costs = −1 bei seiner Macht
    .won = Die Tür kommt samt Rahmen. Sie hatten klopfen wollen.
    .lost = Man hat sie erwartet. Einer kommt nicht zurück.

line-five-chairs-word-falk-falk = „Ihre Geschützmannschaft ist langsam. Ich habe es ihr gezeigt. Zwei Schuss mehr in der Minute; Sie finden sie in den Spinden.“
line-five-chairs-word-shahidi-shahidi = „Müde sind sie, Ihre Leute. Zwei haben sich zu mir gesetzt und von ihren Müttern erzählt.“
line-five-chairs-word-rangi-rangi = „Man zündet hier eine Lampe an, um zu sehen, was im Dunkeln ist. Löschen Sie sie. Da, und da: Sehen Sie es nun nicht?“
line-five-chairs-word-reis-reis = „Wer mag Suppe? Alles von mir. Seit vier schält der Bub. Setzt euch, setzt euch, das kommt auf keine Rechnung.“
line-five-chairs-word-iyer-iyer = „Eure Bilge ist voll tadelloser Ventile. Ich hab sie sortieren lassen. Nein, bedankt euch nicht, stellt mir was in Rechnung.“
line-five-chairs-word-keala-keala = „Euren Rumpf hat einer geflickt, der’s eilig hatte. Ich hab’s noch mal gemacht. Zu lesen hatte ich nichts.“

## Die Nachbesprechung

passage-five-chairs-won-federation = Die Marschallin unterschreibt
    .text =
        Marschallin Falk unterschrieb als Erste. Vorher las sie jede Seite, im Stehen; dann bat sie um einen härteren Stuhl.

        „Ich habe vor dem Frühstück Schlimmeres unterschrieben“, sagte sie. „Das hier war danach. Ein Unterschied ist mir nicht aufgefallen.“ Sie gab die Feder weiter. Neun Tage wurde geredet, zum Teil über Fisch; fünf Dolmetscher hatten sie, und entließen einen nach dem anderen, wie man es tut, wenn man merkt, dass man die ganze Zeit verstanden hat.

        Am letzten Abend kam sie allein den Kai herunter. „Kapitän Anaya. Die haben sich hingesetzt, weil Sie genug von ihnen hatten“, sagte Falk. „Ich habe drei Flotten geführt und bin nie darauf gekommen, von etwas genug zu haben. Was bin ich Ihnen schuldig?“

        „Siebenundzwanzig“, sagte Gabriel.
    .log = { $date }. Auf Europa waren mindestens vier Stühle besetzt, und die Marschallin hat unterschrieben. Sie zahlte in Scheinen und zählte sie mir aufs Knie.

passage-five-chairs-won-council = Die Vorsitzende hört zu
    .text =
        Neun Tage lang sagte die Vorsitzende Shahidi fast nichts. Sie rückte ein Glas fort, wenn es zu nah an einem Ellbogen stand. Sie fragte jeden Morgen jeden, wie er geschlafen habe.

        Am neunten fingen sie an zu antworten.

        „Es ist kein guter Friede“, sagte sie am Kai zu Gabriel. „Ich habe noch keinen gesehen. Aber sie wissen jetzt, wie es klingt, wenn die anderen husten. Auf ein Husten schießt es sich schwerer.“ Sie hatte fremde Schuhe an. „Man hat mir einmal gesagt, Ruhe sei dasselbe wie Friede. Ich habe es mir selbst gesagt. Sie ist nur das Zimmer, in dem man ihn aufbewahrt. Kapitän, wenn Sie mich das nächste Mal aus gutem Grund beim Lügen antreffen: Kämen Sie und sagten es mir?“
    .log = { $date }. Auf Europa waren mindestens vier Stühle besetzt. Die Vorsitzende hat sie dazu gebracht, zu sagen, wie sie geschlafen haben. Es steht im Protokoll.

passage-five-chairs-won-firstborn = Der Älteste bleibt wach
    .text =
        An Rangis Ende der Halle hatte man die Lampen gelöscht, und so sprachen neun Tage lang die anderen zu einer Dunkelheit, in der jemand atmete.

        Er unterschrieb nach Gefühl. Eine Hüterin legte ihm den Finger dorthin, wo die Zeile war.

        „Wir hatten nie bei ihnen gesessen“, sagte er auf der Rampe zu Gabriel. „Ihre Gesichter dachten wir uns. Man gibt ihnen größere Zähne.“ Er stand, wo das Licht aufhörte. „Im Vertrag ist eine Karte. Sie wurde für den Schuss gezeichnet. In der vierten Nacht hat die Hafenmeisterin sie uns vorgelesen, Straße für Straße. Alle Straßen stehen darauf, und in ihrer Reihenfolge. Das ist es, was sich nicht verzeihen lässt. Und daheim kann sie keiner mehr aufsagen. Läse man sie uns noch einmal vor, bis zum Brunnen?“ Er hielt den Finger dorthin, wo die erste Straße anfinge.
    .log = { $date }. Auf Europa waren mindestens vier Stühle besetzt, und der Älteste hat unterschrieben. Er möchte die Karte noch einmal hören, nach der wir geschossen haben. Die Straßen stehen sonst nirgends mehr.

passage-five-chairs-won-cartel = Der Stuhl des Faktors
    .text =
        Faktor Reis stand nicht mehr auf. Die anderen waren schon zum Essen gegangen.

        „Der hat Armlehnen“, sagte er. „Fühl mal. Die hat wer gedrechselt.“ Er hatte beide Hände darauf. „Neun Tage, und gefragt haben sie mich. ‚Was meint der Faktor?‘ Ich hab nicht mehr gewusst, was ich mein, ich hab’s mir ausdenken müssen.“ Achterberg wartete mit der Lampe an der Tür. „Ob sie’s verlängern oder nicht, das ist Papier. Aber drin steht’s! Artikel vier, vor allen. ‚Die Parteien sind dem Faktor für die zwölf Kiele verbunden.‘ Verbunden! Das ist nicht danke. Das ist eine Cousine davon.“

        Er prüfte noch einmal die Lehnen.

        „Frau Hafenmeisterin“, sagte Reis. „Was wollen Sie dafür?“
    .log = { $date }. Auf Europa waren mindestens vier Stühle besetzt. Der Faktor hat seinen gekauft. Den Preis sagt er nicht, also war er zu hoch.

passage-five-chairs-won-corporation = Die Direktorin gähnt
    .text =
        Am siebten Tag schlief Direktorin Iyer mitten in der Sitzung ein, aufrecht, zwischen zwei Artikeln über Hafengebühren. Keiner weckte sie. Als sie zu sich kam, lag ein Mantel über ihren Knien, mit den Schlüsseln der Hafenmeisterin darin.

        „So hab ich nicht mehr geschlafen, seit ich sechs war“, sagte sie zu Gabriel. „Wenn kein Zähler läuft, liegst du da und horchst auf ihn.“ Sie hatte unterschrieben und Tinte bis zum Handgelenk. „Die sind nicht dumm. Ich hatte ein bisschen gehofft, sie wären’s. Auf dumm war ich eingestellt.“ Seine siebenundzwanzig hatte sie abgezählt und sich dabei verzählt, was ihr noch nie passiert war. „Tausendachtzig Tage muss ich noch kaufen, und vier Leute könnten mich dran hindern. Von denen, die hier saßen, weiß ich jetzt, was sie in den Tee nehmen. Ich hab’s aufgeschrieben, mit Zuckerstücken. Das ist die einzige Akte, die ich ihnen zeigen würde.“
    .log = { $date }. Auf Europa waren mindestens vier Stühle besetzt. Die Direktorin zahlte mir siebenundzwanzig, dann sechsundzwanzig, dann siebenundzwanzig.

passage-five-chairs-lost = Wer saß und wer nicht
    .text =
        Am letzten Tag ließ die Hafenmeisterin die Stühle wieder hinaustragen, die benutzten und die anderen. Abgestaubt wurden alle.

        Zum Unterschreiben hatten sie nicht gereicht. Wer gekommen war, saß einen Nachmittag da, war höflich und sah zur Tür.

        „Ich bedaure nichts“, sagte Achterberg. So fing sie sonst nicht an. „Fünf Stühle waren da. Die Quittungen habe ich. Wenn man mich fragt, nachdem es gebrannt hat, ob man sich irgendwo hätte hinsetzen können, lege ich sie vor.“ Sie drehte einen um und sah nach, ob etwas abgesprungen war. „Den Flotten ist der Urlaub gestrichen. Das wisst ihr wohl. Der Mann, der den Teppich legt, hat seine Einberufung.“
    .log = { $date }. Auf Europa haben sich nicht genug hingesetzt, und unterschrieben wurde nichts. Beide Flotten sind unterwegs. Der Teppich steht zum Verkauf.

passage-five-chairs-lost-ship = Zwei Meter zehn
    .text =
        Alle kamen von der Ironclad herunter. Die drei Gästekabinen ging Gabriel selbst ab, im Rauch, und klopfte an jede, ehe er hineinsah.

        Elf Stunden saßen sie in den Booten. In jedem gab es eine einzige Decke, und der Zimmermann hatte den Plan gerettet, wer nicht neben wem sitzen darf. Zwei Meter zehn konnte da keiner vom anderen sitzen. In der sechsten Stunde hatte jemand einen Witz erzählt, in der achten sangen sie, vier verschiedene Texte auf eine Melodie.

        Ein Frachter holte sie heraus. Auf seinem Deck ließen sie einander los und zogen sich die Mäntel gerade.

        „Das müssen wir wiederholen“, sagte jemand aus Gewohnheit und sah sich dann um, wer es gehört hatte.
    .log = Rumpf verloren. Alle herunter. Wenn dieses Buch gefunden wird: In den Booten ging es eigentlich recht gut. Keiner hatte etwas zum Schreiben.

passage-five-chairs-sat = Ein anderer fängt an
    .text =
        Neun Tage saß Keala auf dem sechsten Stuhl, am Fenster, und sagte kein Wort.

        Zu sehen war sie für alle. Am ersten Tag sprachen sie, als wäre sie nicht da; die Stimmen wurden davon höher. Am zweiten schickte man ihr einen Teller hinüber, mit einem Tuch darüber. Am dritten hielt der erste Dolmetscher mitten in einem Satz über Entschädigungen, für die einunddreißigtausend Toten, inne und sagte: „Verzeihung.“ Er sagte es zum Fenster hin, in der Sprache von Mirembe.

        Danach hat keiner die Zahl mehr benutzt. Sie mussten darum herumreden wie Leute, die ein Klavier im Flur haben.

        Am letzten Tag fragte Achterberg, welcher Name auf die Rechnung für den Stuhl solle. „Der ist bezahlt“, sagte Keala. Sie überlegte. „Schreib meinen“, sagte sie.
    .log = { $date }. Keala von Mirembe saß auf dem sechsten Stuhl, vor ihnen allen, lebendig. Keiner hat die Zählung zurückgezogen. Seither hat sie keiner mehr genannt.

passage-five-chairs-sat-in-vain = Ihrer
    .text =
        Es wurde nichts daraus, und unterschrieben wurde auch nichts. Keala saß bis zum Schluss dabei, auf dem sechsten Stuhl, am Fenster, die Hände in den Taschen.

        Wer da war, konnte sie sehen. Eine Stunde lang sprachen sie an ihr vorbei, über Hafengebühren. Danach fiel keinem mehr etwas über Hafengebühren ein.

        „Ich hatte gedacht, es werden mehr“, sagte sie zu Gabriel. Sie ließ den Stuhl auf den Frachter bringen. Er gehörte ihr; die Quittung hatte sie. „Immerhin. Der Dolmetscher ist an meinen Füßen vorbei, und da hat er ‚Verzeihung‘ gesagt. Das sagt man nicht zu einem Restbestand.“ Einmal ging sie um die Kiste herum, in die man ihn genagelt hatte. „Wo stellt man so einen Stuhl denn hin?“, sagte Keala.
    .log = { $date }. Keala saß auf dem sechsten Stuhl, und die es sahen, haben nichts unterschrieben. Sie hat ihn heimgenommen, in einer Kiste. Nägel von uns.

passage-five-chairs-empty = Am Fenster
    .text =
        Neun Tage stand der sechste Stuhl am Fenster, und keiner saß darauf. Morgens bekam er Sonne.

        Bezahlt hatte ihn jemand auf Perdita, eine von den 22.914, die in allen Büchern tot sind. Den Leuten fiel er auf. Man hängte Mäntel über die Lehne und nahm sie wieder weg. Einmal schob ihn ein Träger beiseite, für den Samowar; bis zum Abend stand er, wo er gestanden hatte.

        „Ich bedaure, dass ich das Geld nicht zurückgeben kann“, sagte Achterberg, als alle fort waren. „Bei Todesfall ginge es, aber da gibt es ein Formular, und das fragt nach dem Datum.“ Sie setzte sich selbst hin, für einen Augenblick, das Staubtuch im Schoß, und betrachtete die fünf anderen. „Man sieht wirklich alle“, sagte sie.
    .log = { $date }. Auf dem sechsten Stuhl saß niemand. Achterberg hat ihn behalten, samt der Dose.

passage-five-chairs-obeyed-federation = Vierzig Meter
    .text =
        Rangi von Adjoa bekam als Letzter seinen Stuhl, wie die Marschallin es befohlen hatte. Die anderen saßen schon, als er hereinkam; die Lampen brannten hell, und das Gespräch brach ab.

        Die Halle ist vierzig Meter lang. Den einen Ärmel hielt er vor die Augen, die andere Hand vor sich hin, und so ging er an den Lehnen entlang und fasste jede an, wie man nachts an einem Zaun entlanggeht, bis er an eine kam, vor der keiner saß.

        „Der ist Ihrer“, sagte Falk. Sie war aufgestanden. Man sah, dass sie es nicht vorgehabt hatte.

        „Wir danken der Marschallin“, sagte Rangi. „Sie hat immer gewusst, wo alles steht.“

        Am Abend kam sie herunter zum Schiff und zahlte. „Der Befehl ist tadellos ausgeführt worden“, sagte sie zu Gabriel. „Ich werde ihn nicht noch einmal geben.“
    .log = { $date }. Rangi bekam als Letzter seinen Stuhl, wie befohlen. Vierzig Meter. Bei neununddreißig ist die Marschallin aufgestanden.

passage-five-chairs-without-rangi = Die fünfte Karte
    .text =
        Rangi von Adjoa sollte als Letzter sitzen. Er saß überhaupt nicht. Neun Tage stand sein Stuhl im Kreis, mit der Karte darauf, und die Marschallin saß ihm gegenüber.

        Gegen ihren Befehl hatte niemand verstoßen. Sooft sie von der Beschießung sprach, sah sie auf diesen Stuhl, und danach musste sie sich eine andere Stelle suchen.

        „Ich hatte einen Satz vorbereitet“, sagte sie am Kai zu Gabriel. „Für den Augenblick, in dem er seinen Platz gefunden hätte. Freundlich war er nicht, anfangs. Ich habe daran gefeilt.“ Aus dem Handschuh zog sie die Karte; dort hatte sie sie verwahrt. *Erstgeborene* stand darauf; Achterberg hatte groß geschrieben, für einen, der keine Lampe verträgt. „Ich wollte ihn als Letzten“, sagte Falk, „und habe ihn gar nicht bekommen. An diesem Satz war nichts zu feilen.“
    .log = { $date }. Der Befehl wegen Rangi ist eingehalten, denn er war nicht da. Seine Karte hat die Marschallin mitgenommen.

passage-five-chairs-broken-federation = Nicht zuletzt
    .text =
        Die Marschallin hatte Rangi von Adjoa zuletzt haben wollen. Es war anders gekommen. Nach ihm wurde noch jemand hereingeführt, und da saß der Älteste schon, an seinem Ende war es dunkel, und er horchte, wer kam.

        „Ich habe Ihnen eine einzige Weisung gegeben“, sagte Falk.

        „Der Saal ist lang“, sagte Gabriel. „Er sieht nicht gut. Ich hätte ungern zugeschaut.“

        Das erwog sie wie eine Meldung. „Ja“, sagte sie. „Ich auch, wie sich zeigt. Ich vermerke, dass man es Ihnen gesagt hat.“ An der Tür stand der Herold von Adjoa. Er verbeugte sich vor Gabriel eine Spur tiefer als am Tag zuvor; die Marschallin sah es und vermerkte auch das.
    .log = { $date }. Rangi kam nicht zuletzt. Falk hat es vermerkt. Die Erstgeborenen haben es gemerkt, und das erspart uns dort, wo wir hinfahren, vielleicht ein Wachboot.

passage-five-chairs-obeyed-council = Fünf
    .text =
        „Fünf“, sagte die Vorsitzende Shahidi. Sie war um den Kreis gegangen und hatte jedem Stuhl die Hand auf die Lehne gelegt, wie man Kinder in ein Boot zählt. Dann machte sie es anders herum, und es waren noch immer fünf.

        Alle hatte sie haben wollen, um jeden Preis, und über den Preis werde sie hinwegsehen. Nun bat sie Gabriel um seine Liste. Sie las, was bezahlt worden war, an welchem Sitz, und was gezeigt, und wem, bis unten hin, den Finger unter der Zeile.

        „Ich habe gesagt, ich sehe darüber hinweg“, sagte die Vorsitzende. „Dass ich es nicht lese, habe ich nicht gesagt.“ Sie faltete sie klein und gab sie ihm zurück. „Nun kann keiner mehr heimkommen und sagen, es sei hinter einer Tür geschehen. Heben Sie die Liste auf, Kapitän, und zeigen Sie sie mir nie wieder.“
    .log = { $date }. Alle fünf haben gesessen, wie die Vorsitzende es wollte. Sie hat gelesen, was es gekostet hat, und die fünf zweimal gezählt.

passage-five-chairs-broken-council = Vier, und einer
    .text =
        „Ich habe um fünf gebeten“, sagte die Vorsitzende Shahidi. Sie sah auf den Stuhl, den keiner gefüllt hatte.

        „Vier sind vor dem Gesetz genug. Das haben Sie gesagt.“

        „Habe ich. Solche Dinge sage ich.“ Sie ging hinüber und drehte ihn zur Wand, wie man es mit einem Kind macht, das geweint hat und nicht gesehen werden will. „Diese vier kommen nun heim, und der Fünfte liest es in der Zeitung. Ich weiß, wie dem zumute sein wird. Ich habe sie alle vor Gericht gehabt, die, die nicht im Zimmer waren.“ Die Hand hatte sie noch auf der Lehne. „Wie hoch war der Preis, den Sie nicht bezahlt haben?“
    .log = { $date }. Alle fünf haben wir der Vorsitzenden nicht gebracht. Sie schreibt es den kleinen Welten, einer nach der anderen, von Hand.

passage-five-chairs-columns = Die zweite Spalte
    .text =
        In der fünften Nacht kam die Rede auf die Rolle. Eine Stunde sprach Rangi von Adjoa davon, im Dunkeln, und von den 8.493. Es war sehr schön. Drei von den anderen hielten sich die Hand vor die Augen.

        Eine alte Frau war hereingekommen, um die Dochte zu schneiden: Hadiza von Anneke, die selbst eine Rolle führt. Sie beugte sich an Gabriels Ohr. „Er liest nur eine Spalte“, sagte sie. „Ich höre, es gibt noch eine. Die sind nicht tot, nicht wahr? Der Junge meiner Schwester hat in der Brunnengasse gewohnt. Ich sage seinen Namen jeden Abend, bei den Toten. Steht er in der anderen Spalte?“

        Der Älteste war zu Ende. Er hatte ihnen das Gesicht zugewandt. Um eines hatte er dieses Schiff gebeten.
    .log = { $date }. Rangi sprach von den Toten. Hadiza fragte mich, ob ihr Neffe in der zweiten Spalte steht, bei denen, die leben.

passage-five-chairs-columns-aboard = Die zweite Spalte
    .text =
        In der fünften Nacht kam die Rede auf die Rolle. Eine Stunde sprach Rangi von Adjoa davon, im Dunkeln, und von den 8.493. Es war sehr schön. Drei von den anderen hielten sich die Hand vor die Augen.

        Hadiza von Anneke war hereingekommen, um die Dochte zu schneiden. Sie führt selbst eine Rolle. Sie beugte sich an Gabriels Ohr. „Er liest nur eine Spalte“, sagte sie. „Ich höre, es gibt noch eine. Die sind nicht tot, nicht wahr? Der Junge meiner Schwester hat in der Brunnengasse gewohnt. Ich sage seinen Namen jeden Abend, bei den Toten. Steht er in der anderen Spalte?“

        Der Älteste war zu Ende. Er hatte ihnen das Gesicht zugewandt. Um eines hatte er dieses Schiff gebeten.
    .log = { $date }. Rangi sprach von den Toten. Hadiza fragte mich, ob ihr Neffe in der zweiten Spalte steht, bei denen, die leben.

choice-five-chairs-columns = Was sagen wir ihr?
option-five-chairs-columns-silent = Nichts, wie er gebeten hat
    .cost = +1 { TRAIT($client, key: "id") ->
            [firstborn] bei den Erstgeborenen
            [council] beim Rat
            [cartel] beim Kartell
            [corporation] beim Konzern
           *[other] bei der { $client }
        }, und nächstes Mal Hilfe. Hadiza nennt weiter einen Lebenden unter den Toten.
    .log = { $date }. Zu Hadiza gesagt, ich wisse es nicht. Sie tätschelte mir den Arm. Das tut sie immer, wenn etwas nicht wahr ist.
option-five-chairs-columns-speak = Dass es zwei Spalten sind
    .cost = +1 Moral. Die Weisung ist gebrochen, und unser nächstes Handgeld ist um 2 kleiner; auf Perdita denkt man besser von uns.
    .log = { $date }. Es Hadiza gesagt, und der Saal hat es gehört. Zwei Spalten, die Betrauerten und die Gestrichenen; 8.493 und 22.914.

passage-five-chairs-columns-silent = „Ich weiß es nicht“
    .text =
        „Ich weiß es nicht“, sagte Gabriel.

        Hadiza sah ihn mit großer Güte an. „Er singt“, sagte sie. „Der Junge. Elf ist er; war er. Ich weiß nie, was ich sagen soll.“ Sie nahm ihre Lampe und ihre Schere.

        Der Älteste hatte alles gehört. Im Dunkeln hören seine Leute alles. Als die anderen essen gegangen waren, kam er an Gabriels Bank vorbei, die Hand an der Wand, und blieb stehen. „Sie haben es gehalten“, sagte er. „Wir stehen in Ihrer Schuld. Dass es sie wäre, die fragt, hatten wir nicht bedacht.“ Er blieb noch eine Zeit. Dass er da war, merkte man nur an den Knoten, die ihm einer nach dem anderen durch die Finger gingen.
    .log = { $date }. Geschwiegen, wie man es uns aufgetragen hat. Der Neffe heißt Ihaia. Ich weiß es von Perdita. Er ist Schlosser.

passage-five-chairs-columns-spoken = Beide
    .text =
        „Zwei sind es“, sagte Gabriel. So laut hatte er es nicht sagen wollen. „Die einen sind dageblieben, und um die trauern Sie. Und dann sind da zweiundzwanzigtausend, die herausgekommen sind. Die heißen bei Ihnen gestrichen. Auf Perdita sind sie. Sie flicken Pumpen. Er hat sie alle mit Namen, in derselben Schrift.“

        Keiner rührte sich. Hadiza hatte sich auf den Boden gesetzt, die Schere offen. „Ihaia“, sagte sie. „Ist er dick? Neunzehn müsste er sein. Ist das ein dicker Junge?“

        Im Dunkeln, am Ende der Halle, lief eine Schnur über die Tischkante, Knoten um Knoten, so schnell sie konnte. Keiner streckte die Hand aus, um sie zu halten.
    .log = { $date }. Es laut gesagt, vor allen fünfen. Die Erstgeborenen haben zwei Spalten. Hadiza ist mit dem Postboot nach Perdita, mit Pflaumen.

passage-five-chairs-columns-spoken-aboard = Beide
    .text =
        „Zwei sind es“, sagte Gabriel. So laut hatte er es nicht sagen wollen. „Die einen sind dageblieben, und um die trauern Sie. Und dann sind da zweiundzwanzigtausend, die herausgekommen sind. Die heißen bei Ihnen gestrichen. Auf Perdita sind sie. Sie flicken Pumpen. Er hat sie alle mit Namen, in derselben Schrift.“

        Keiner rührte sich. Hadiza hatte sich auf den Boden gesetzt, die Schere offen. „Ihaia“, sagte sie. „Ist er dick? Neunzehn müsste er sein. Ist das ein dicker Junge?“

        Im Dunkeln, am Ende der Halle, lief eine Schnur über die Tischkante, Knoten um Knoten, so schnell sie konnte. Keiner streckte die Hand aus, um sie zu halten.
    .log = { $date }. Es laut gesagt, vor allen fünfen. Die Erstgeborenen haben zwei Spalten. Hadiza hat mit dem Postboot Pflaumen nach Perdita geschickt, mit ihrem Namen daran.

passage-five-chairs-obeyed-cartel = Der zweite Stuhl
    .text =
        Faktor Reis wurde als Zweiter hereingetragen. Einer war vor ihm da. Er ließ sich absetzen und den Fuß zurechtlegen und besah sich die drei leeren Stühle.

        „Jetzt“, sagte er. „Jetzt wart ich!“ Er schickte nach einem Kissen. Für den Nächsten lag eine Feige bereit, und zum Überreichen stand er auf, auf einem Bein.

        Als alle beim Essen waren, nahm er Gabriel am Ärmel. „Der Zweite“, sagte Reis. „Hast du’s gesehen? Die kommen herein, und dann *nicken* sie dir zu. Auf einer Bank nickt dir keiner, da meinen sie, du gehörst zu den Mänteln.“ Er hatte etwas im Taschentuch. Es war ein Keks. Diesmal hatte er selbst einen mitgebracht, für alle Fälle. „Da. Nimm du ihn. Ich glaub, ich brauch ihn nicht.“
    .log = { $date }. Reis saß als Zweiter, und man hat ihm zugenickt. Ich habe einen Keks von ihm, Ingwer, zum Aufheben.

passage-five-chairs-reis-first = Zu früh
    .text =
        Als Zweiter hatte Faktor Reis sitzen wollen. Er war der Erste. Fünf Stühle standen in der Halle, auf einem saß er, und keiner war da, der ihn sitzen sah.

        Für den, der schon warten würde, hatte er einen Witz parat. Er erzählte ihn dem Mann mit dem Teppich. Als der Nächste hereingeführt wurde und sich verbeugte, drehten sich an der Tür alle Köpfe nach dem Neuen.

        „Es ist ein richtiger Stuhl“, sagte er zu Gabriel. „Ich sag ja nichts. Aber der Erste ist bloß zu früh, wie ein Bub beim Tanz. Auf den Zweiten hat man *gewartet*.“ Die Feigen hatte er alle allein gegessen. Er wischte sich die Finger ab, einen nach dem anderen, an der Fahne des Kartells. „Dass mir das so nahegeht, hast du nicht wissen können“, sagte Reis. „Woher denn? Ich hab’s ja auch nicht gewusst.“
    .log = { $date }. Reis saß als Erster und nicht als Zweiter. Es geht ihm näher, als er gedacht hat. Keine Tomate.

passage-five-chairs-broken-cartel = Die Bank
    .text =
        Als Zweiter hatte Faktor Reis sitzen wollen. Es wurde nichts daraus. Als man ihn in die Halle trug, standen die Stühle im Kreis, das Gespräch brach ab, wie es das tut, und jemand sagte: „Ah. Der Faktor.“

        Neben der Tür war eine Bank, für die Mäntel.

        Dort ließ er sich von den Trägern absetzen. Er schob die Mäntel weiter, einen nach dem anderen, und saß da, den Fuß vor sich und die Hände auf dem Stock. „Lasst euch nicht stören“, sagte Reis. „Ich weiß schon, wo ich bin.“ Sie mussten ihn holen gehen. Es brauchte zwei Staatsoberhäupter und fast eine Stunde.

        „Ich merk mir’s“, sagte er danach zu Gabriel. „Nicht im Bösen. Ich hab’s halt bei mir.“
    .log = { $date }. Reis kam zu spät, um der Zweite zu sein, und setzte sich auf die Bank zu den Mänteln. Die übliche Tomate kam nicht.

passage-five-chairs-obeyed-corporation = Gegenleistung
    .text =
        „Es hat keiner drauf gesessen“, sagte Direktorin Iyer. Sie war noch einmal in die Halle gekommen, wegen ihrer Feder, und stand vor dem sechsten Stuhl. „Danke. Das ist Suppe bis hundertdrei, für zweiundzwanzigtausend. Das könnt ihr euch an die Wand hängen.“

        „Sie hatte ihn bezahlt“, sagte Gabriel.

        „Ich weiß. Aus einer Dose. Es ist eine von unseren.“ Sie streckte die Hand nach der Lehne aus und fasste sie nicht an. „Hätte sie hier gesessen, dann hätt ich zwei Wochen gehabt, und dann hätt ich ihr sagen müssen, welche Anlage zuerst abgestellt wird. Eine Liste liegt bei mir in der Schublade. Gerecht sollte sie sein, und dann hab ich gemerkt, sie geht nach dem Alphabet. Weiß sie, dass ich es war, die euch gebeten hat?“

        „Sie wird fragen, wer es war“, sagte Gabriel. „Und dass es keiner war, sag ich ihr nicht.“
    .log = { $date }. Der sechste Stuhl blieb leer, wie die Direktorin es wollte, und sie hat uns gedankt. Ihre Feder hat sie dann doch liegen lassen.

passage-five-chairs-broken-corporation = Guten Morgen
    .text =
        Als Keala von Mirembe in die Halle kam, redete gerade Direktorin Iyer. Sie sprach den Satz zu Ende. Dann stand sie auf, als Einzige.

        Sie ging quer über den ganzen Boden, schnell wie immer, die Feder in der Hand, steckte sie in die Tasche und hielt die Hand hin. „Ich hab sie gebeten, dich nicht zu bringen“, sagte sie. „Du sollst wissen, dass ich das war.“

        „Hab ich gehört“, sagte Keala.

        „Seit fünf Jahren hängt bei mir ein Blatt an der Wand, da steht deine Nummer drauf. Ich hab nie … Wie schreibt man dich? Mit einem L?“

        „Mit einem“, sagte Keala. Sie hatte die Hand genommen. Sie sah auf sie hinunter. „Du bist ja eiskalt“, sagte sie.
    .log = { $date }. Der sechste Stuhl blieb nicht leer. Iyer ging hin und gab ihr vor allen die Hand, und das kann sie alles kosten. Bis zum Mittagessen schien es ihr nichts auszumachen.

passage-five-chairs-named-thaddeus = Verlesen
    .text =
        In der Erklärung stand ein einziger Name: *T. Cole, Erster Offizier, um 13:48.* Verlesen hat es Beobachter Ugyen Dorji, denn gefragt hatte er danach seit sieben Jahren.

        „Nach wessen Uhr?“, sagte er.

        „Nach meiner“, sagte Thaddeus. „Sie geht nach. Ich hab sie in der Nacht zurückgestellt, damit sie zur befohlenen Stunde die zeigt, um die ich’s getan hab. Zweiundfünfzig Minuten. Seitdem komm ich zu allem zu spät.“ Er hatte sie in seiner Kabine abgehängt und mitgebracht. „Die werden Sie haben wollen.“

        Ein Gericht wurde bestellt, fürs neue Jahr. Bis dahin ist er auf Ehrenwort frei und geht seine Wache. Ugyen hatte das Gehäuse geöffnet und hielt ihm einen kleinen Messingschlüssel hin. Thaddeus stellte die Zeiger selbst vor, um zweiundfünfzig Minuten, und im Saal sprach keiner, bis sie stimmten.
    .log = { $date }. Thaddeus hat vor Zeugen seine Uhr gestellt. Nach der nächsten Fahrt kommt er vor Gericht. Das Frühstück war pünktlich.

passage-five-chairs-named-xavier = In fünf Sprachen
    .text =
        Der Artikel über Mirembe war der einzige, über den sich alle einig waren. *Für den Schuss auf Mirembe steht ein: X. Etxeberria, Kapitän, unehrenhaft entlassen.* Eine Aussprache gab es nicht. Vor dem Tee war man durch.

        Hinterher wurde es gedruckt, zum Aushang an den Schleusen. Gabriel bekam vierzig Stück. Mit denen unterm Arm stand er am Kai.

        Der Mann hatte zwölf Kiele geschickt und 22.914 Menschen herausgeholt; und da stand sein Name. Eine von Perdita war stehen geblieben und las. Sie las bis zum Schluss, bis zum Drucker. Dann nahm sie einen Bleistift, strich zwei Wörter durch, schrieb zwei darüber und ging weiter.

        Gabriel trat hin, um nachzusehen. Durchgestrichen war *den Schuss*. Darüber stand *die Schiffe*.
    .log = { $date }. Xavier steht dafür ein, gedruckt. Auf Perdita wissen sie, wer die Kiele geschickt hat und in wessen Schrift sein Name dasteht. In meiner.

passage-five-chairs-named-nobody = Die längere Linie
    .text =
        Der Artikel über Mirembe hat eine punktierte Linie, und darauf steht nichts. Sie geht über beide Seiten und noch ein Stück auf den Einband.

        Versucht hatten sie es, jeder einmal. An manchem Abend hielt der eine oder die andere die Feder schon in der Hand. Jedes Mal hatte am Tisch jemand aufgeblickt.

        „Was leer ist, ist nicht gelogen“, sagte Achterberg, die die Linie gezogen hatte. „Ich bedaure, dass es in diesem Vertrag das Einzige ist, von dem ich das sagen kann.“ Darüber und darunter wurde unterschrieben.

        Die andere Feder liegt bei Gabriel im Logbuch. Sie ist noch voll. Hin und wieder nimmt er die Kappe ab, besieht die Spitze und überlegt, für wen er sie eigentlich aufgehoben hat.
    .log = { $date }. Für Mirembe steht niemand ein, nach Übereinkunft. Platz haben sie gelassen.

passage-five-chairs-stretched = Dreißig Tage
    .text =
        Der Waffenstillstand wurde bis zum Dreißigsten des Ersten 101 gestreckt. Mehr war es nicht, und neun Tage hatte es gebraucht.

        „So lang gilt also die Begnadigung“, sagte Gabriel. Er hatte sie in der Hand, mit den Siegeln, die noch weich waren. „Einen Monat länger sind wir ehrliche Leute.“

        „Einen Monat“, sagte Achterberg. „So lang hat mir noch keiner etwas geliehen.“ Sie kniete und rollte den Teppich ein. „Alle haben mich dasselbe gefragt, einzeln. Was da unten noch liegt, auf Mirembe, und wer zuerst dort ist, ehe vermessen wird. Ich bedaure, dass sie alle dasselbe Loch meinen. Wart ihr eigentlich je wieder dort?“

        „Nein“, sagte Gabriel. Er kniete sich dazu und fasste mit an.
    .log = { $date }. Der Waffenstillstand hält bis zum Dreißigsten des Ersten und unsere Begnadigung mit. Alle wollen vorher etwas aus Mirembe.

passage-five-chairs-not-stretched = Wie gehabt
    .text =
        Die vier am Tisch unterschrieben, dass sie sich getroffen hatten. Sie unterschrieben für Hafengebühren und eine Vorschrift über Lampen. Den Waffenstillstand verlängerten sie nicht. Ein Stuhl war die ganze Zeit leer, und was der gesagt hätte, darüber wurden sie sich nicht einig.

        Er erlischt also, wann er es immer sollte, um Mitternacht am Dreißigsten des Zwölften. Auf dem Kai rechnete Gabriel es aus. „Fünf Wochen etwa“, sagte er. „Dann werden wir wieder gesucht.“

        „Gesucht werdet ihr jetzt“, sagte Achterberg. „Alle haben nach euch gefragt. Jeder hätte gern etwas aus Mirembe herauf, ehe man darum Krieg führt. Ich bedaure, dass es immer dasselbe Loch ist.“ Sie hatte das eine Ende des Teppichs und hielt es ihm hin. „Nimmst du die Ecke?“
    .log = { $date }. Nicht verlängert. Mit dem Jahr enden der Friede und unsere Begnadigung. Vorher wollen alle etwas aus Mirembe.

## Auf der Karte

place-five-chairs-hall = der Saal
place-five-chairs-works = Keala
load-five-chairs-falk = Marschallin Falk
load-five-chairs-shahidi = Die Vorsitzende Shahidi
load-five-chairs-rangi = Rangi von Adjoa
load-five-chairs-reis = Faktor Reis
load-five-chairs-iyer = Direktorin Iyer
load-five-chairs-keala = Keala von Mirembe
count-five-chairs-wants-federation = Falks Bedingungen
    .text = Bei 0 kommt die Marschallin an Bord. Sie streitet mit Reis und mit Rangi.
count-five-chairs-wants-council = Shahidis Bedingungen
    .text = Bei 0 kommt die Vorsitzende an Bord. Sie streitet mit Reis und mit Iyer.
count-five-chairs-wants-firstborn = Rangis Bedingungen
    .text = Bei 0 kommt der Älteste an Bord. Er streitet mit Falk, mit Iyer und mit Keala.
count-five-chairs-wants-cartel = Reis’ Bedingungen
    .text = Bei 0 kommt der Faktor an Bord. Er streitet mit Falk und mit Shahidi.
count-five-chairs-wants-corporation = Iyers Bedingungen
    .text = Bei 0 kommt die Direktorin an Bord. Sie streitet mit Shahidi, mit Rangi und mit Keala.

offer-five-chairs-ask-falk = Hören, was die Marschallin will
    .cost = Frei, einmal in der Runde. Bei 0 kann sie an Bord.
offer-five-chairs-ask-shahidi = Hören, was die Vorsitzende will
    .cost = Frei, einmal in der Runde. Bei 0 kann sie an Bord.
offer-five-chairs-ask-rangi = Hören, was der Älteste will
    .cost = Frei, einmal in der Runde. Bei 0 kann er an Bord.
offer-five-chairs-ask-reis = Hören, was der Faktor will
    .cost = Frei, einmal in der Runde. Bei 0 kann er an Bord.
offer-five-chairs-ask-iyer = Hören, was die Direktorin will
    .cost = Frei, einmal in der Runde. Bei 0 kann sie an Bord.
offer-five-chairs-word-falk = Die Marschallin drillen lassen
    .cost = Eine Aktion, einmal. +2 Munition.
offer-five-chairs-word-shahidi = Die Vorsitzende zuhören lassen
    .cost = Eine Aktion, einmal. Zwei von unseren sind ausgeruht.
offer-five-chairs-word-rangi = Den Ältesten Ausschau halten lassen
    .cost = Eine Aktion, einmal. Zweimal frei aufklären.
offer-five-chairs-word-reis = Den Faktor kochen lassen
    .cost = Eine Aktion, einmal. +1 Moral.
offer-five-chairs-word-iyer = Die Direktorin Inventur machen lassen
    .cost = Eine Aktion, einmal. +2 Schrott.
offer-five-chairs-word-keala = Keala an den Rumpf lassen
    .cost = Eine Aktion, einmal. +2 Rumpf.
offer-five-chairs-ask-keala = Mit Stiefeln reden
    .cost = Eine Aktion und eine Probe. Gelungen: Keala kommt mit.
offer-five-chairs-xavier = Um Kapitän Xavier bitten
    .cost = Eine Aktion und 5 Credits. Er schließt sich uns an.
offer-five-chairs-force = Mit Gewalt holen
    .cost = Eine Aktion und eine Probe. Gelungen: hier keine Bedingung mehr, −3 bei dieser Macht. „Keiner steht auf“ ist verfehlt.
offer-five-chairs-open = Die Konferenz eröffnen
    .cost = Das Szenario endet. Wer nicht da ist, kommt nicht mehr.

choice-five-chairs-ask-falk = Was bekommt die Marschallin?
choice-five-chairs-ask-shahidi = Was bekommt die Vorsitzende?
choice-five-chairs-ask-rangi = Was bekommt der Älteste?
choice-five-chairs-ask-reis = Was bekommt der Faktor?
choice-five-chairs-ask-iyer = Was bekommt die Direktorin?
choice-five-chairs-proof = Welches Papier zeigen wir?

option-five-chairs-ask-falk-credits = In die Witwenkasse zahlen
    .cost = 5 Credits.
    .log = { $date }. Fünf Credits in die Witwenkasse. Es ist eine gute Kasse; ein paar davon sind unsere.
option-five-chairs-ask-falk-guns = Zwei Magazine ausladen
    .cost = 2 Munition.
    .log = { $date }. Zwei Magazine am Kai von Theia gelassen. Sie haben eine Wache dazugestellt, mit Kapelle.
option-five-chairs-ask-falk-guest = Einen Marine leihen
    .cost = 1 Aktion, und ein Marine wird erschöpft.
    .log = { $date }. Der Marschallin jemanden in die Halle geliehen, zum Ansehen: { $hero }.
option-five-chairs-ask-falk-proof = Ein Papier zeigen
    .cost = Welches, wird gefragt. Jedes geht nur einmal.
option-five-chairs-ask-falk-later = Heute nicht
    .cost = Sie wartet, mit der Tasche.
option-five-chairs-ask-shahidi-credits = In die Waisenbüchse zahlen
    .cost = 5 Credits.
    .log = { $date }. Fünf Credits in die Waisenbüchse von Pharos. Man öffnete sie vor unseren Augen und zählte nach.
option-five-chairs-ask-shahidi-sit = Dabeisitzen und still sein
    .cost = 2 Aktionen.
    .log = { $date }. Von zwei Uhr bis zum Abend saß die ganze Mannschaft still. Drei schliefen ein und wurden gelobt.
option-five-chairs-ask-shahidi-guest = Einen Spezialisten leihen
    .cost = 1 Aktion, und ein Spezialist wird erschöpft.
    .log = { $date }. Nach Pharos geliehen, zu den Lampen: { $hero }.
option-five-chairs-ask-shahidi-proof = Ein Papier zeigen
    .cost = Welches, wird gefragt. Jedes geht nur einmal.
option-five-chairs-ask-shahidi-later = Heute nicht
    .cost = Sie hat Zeit.
option-five-chairs-ask-rangi-credits = Den Hütern der Lampen zahlen
    .cost = 5 Credits.
    .log = { $date }. Fünf Credits an die Hüter von Adjoa. In wessen Namen, fragten sie. Im Namen des Kochs, sagte ich.
option-five-chairs-ask-rangi-names = Unsere Toten sagen
    .cost = 1 Moral.
    .log = { $date }. Einer Hüterin im Dunkeln die vierunddreißig gesagt. Sie sprach uns jeden nach.
option-five-chairs-ask-rangi-guest = Einen Diplomaten leihen
    .cost = 1 Aktion, und ein Diplomat wird erschöpft.
    .log = { $date }. Dem Haus Adjoa zum Abendessen geliehen: { $hero }. Es hat sehr viele Gänge, im Dunkeln.
option-five-chairs-ask-rangi-proof = Ein Papier zeigen
    .cost = Welches, wird gefragt. Jedes geht nur einmal.
option-five-chairs-ask-rangi-later = Heute nicht
    .cost = Das Haus wartet.
option-five-chairs-ask-reis-credits = Für das Kommen zahlen
    .cost = 5 Credits.
    .log = { $date }. Dem Faktor fünf Credits gezahlt, damit er sich tragen lässt. Zwei davon gab er dem Träger.
option-five-chairs-ask-reis-porter = Einen von uns dalassen
    .cost = 1 Crew.
    .log = { $date }. Einer von unseren ist auf Mancala geblieben, als Träger, zum Doppelten von dem, was wir zahlen. Er hat vorher gefragt.
option-five-chairs-ask-reis-guest = Einen Agenten leihen
    .cost = 1 Aktion, und ein Agent wird erschöpft.
    .log = { $date }. Dem Faktor ans Pult geliehen, zum Gelangweiltschauen: { $hero }.
option-five-chairs-ask-reis-proof = Ein Papier zeigen
    .cost = Welches, wird gefragt. Jedes geht nur einmal.
option-five-chairs-ask-reis-later = Heute nicht
    .cost = Er hat Mittagessen dabei.
option-five-chairs-ask-iyer-credits = Für eine Quittung zahlen
    .cost = 5 Credits.
    .log = { $date }. Fünf Credits an den Konzern, als Gegenleistung für die Direktorin. Die Quittung hat ein Bändchen.
option-five-chairs-ask-iyer-parts = Ventile geben
    .cost = 2 Schrott.
    .log = { $date }. Zwei Posten von unseren furchtbaren Ventilen gehen an vierzig Stationen, die schlimmere hatten.
option-five-chairs-ask-iyer-guest = Einen Ingenieur leihen
    .cost = 1 Aktion, und ein Ingenieur wird erschöpft.
    .log = { $date }. Nach Kontor geliehen: { $hero }. Die Anlage dort ist schon ausgeschimpft.
option-five-chairs-ask-iyer-proof = Ein Papier zeigen
    .cost = Welches, wird gefragt. Jedes geht nur einmal.
option-five-chairs-ask-iyer-later = Heute nicht
    .cost = Ihr bleiben acht Minuten.
option-five-chairs-proof-plates = Die Platten von Mirembe
    .cost = Eine Bedingung weniger. −1 Rat: Es sind zu wenige Gräber darauf.
    .log = { $date }. Die Platten gezeigt. Zu wenige Gräber; man sah es sofort, und wer gezählt hat, sagte niemand.
option-five-chairs-proof-paper = Das Papier, das wir abgeschrieben haben
    .cost = Eine Bedingung weniger. −1 bei der Macht, der wir es genommen haben.
    .log = { $date }. Die Abschrift aus dem Tresor gezeigt. Zweimal gelesen, an den Rändern zurückgegeben.
option-five-chairs-proof-letters = Die Briefe an den Jäger
    .cost = Eine Bedingung weniger. −1 { TRAIT($client, key: "id") ->
            [firstborn] bei den Erstgeborenen
            [council] beim Rat
            [cartel] beim Kartell
            [corporation] beim Konzern
           *[other] bei der { $client }
        }: Der eigene ist dabei.
    .log = { $date }. Fünf Briefe gezeigt. In allen steht *verhindern*. Eine der Handschriften war dem Gast bekannt.
option-five-chairs-proof-list = Die Namen vom Spiegel
    .cost = Eine Bedingung weniger. −1 Konzern: Seine Leute stehen darauf, mit Namen.
    .log = { $date }. Einundneunzig Blatt mit Namen gezeigt. In den Falten war Mehl.
option-five-chairs-proof-recorder = Den Schreiber abspielen
    .cost = Zwei Bedingungen weniger. −1 Moral: Thaddeus’ Name kommt darin vor.
    .log = { $date }. Ihn abgespielt. Ein Schlüssel, eine Uhrzeit und ein Name. Das Ende wollte der Gast noch einmal hören.
option-five-chairs-proof-sealed = Den Kasten hinstellen, zugeschweißt
    .cost = Eine Bedingung weniger. Ein Held wird erschöpft: Jemand sitzt die ganze Nacht daneben.
    .log = { $date }. Den Kasten ungeöffnet hingestellt. Unser Gast fuhr mit dem Daumennagel rundum die Naht ab, fand kein Ende und verlangte eines weniger. Die Nacht über saß dabei: { $hero }.
option-five-chairs-proof-minutes = Das Protokoll der Schreibkraft
    .cost = Eine Bedingung weniger, einmal. 1 Aktion: Es wird vorgelesen.
    .log = { $date }. Die Schreibkraft drehte die Seite um, damit man sie lesen konnte. Danach verlangte keiner mehr etwas.
option-five-chairs-proof-none = Keines
    .cost = Sie bleiben in der Schublade.

fight-five-chairs-war-party = Ein Schiff ohne Flagge
    .text = Ihm wäre der Krieg lieber. { $opponent }: Man wird nie von ihm gehört haben.
mover-five-chairs-war-party = Ein Schiff ohne Flagge
    .text = An jedem Rundenende einen Sektor auf uns zu. Es lässt uns vorbei, solange das Oberhaupt von drüben ({ $opponent }) bei uns an Bord ist, und fährt heim, sobald dessen Stuhl besetzt ist.
