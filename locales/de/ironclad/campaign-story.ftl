### Die eigenen Worte der Kampagne: was das Logbuch von jeder Fahrt behält.

## Was das Logbuch behält

log-flag-passengers-unseen = 240 Einheiten Ballast abgeliefert, ungeöffnet.
log-flag-passengers-delivered = 240 Menschen abgeliefert, als Ballast.
log-flag-passengers-signed = 240 Menschen abgeliefert, mit Namen.
log-flag-passengers-freed = 240 Menschen auf Europa an Land gelassen.
log-flag-passengers-taken = Den Frachter an die andere Seite verloren, mit 240 an Bord.
log-flag-passengers-lost = Die Lange Geduld verloren, mit 240 an Bord.
log-flag-call-1-answered = Den Booten geantwortet.
log-flag-call-1-left = Den Booten nicht geantwortet.
log-flag-turned-1-federation = Der Föderation das Wort gebrochen, für 4 Credits.
log-flag-turned-1-cartel = Dem Kartell das Wort gebrochen, für 4 Credits.

log-flag-pod-saved = Sechs von der Vermessung aus den Untiefen geholt.
log-flag-pod-left = Sechs von der Vermessung in den Untiefen gelassen.
log-flag-pod-unheard = Sechs von der Vermessung starben in den Untiefen, und wir hatten sie nicht gehört.
log-flag-plates-council = Die Platten von Mirembe auf Pharos angelandet.
log-flag-plates-corporation = Die Platten von Mirembe in Kontor angelandet.
log-flag-plates-lost = Die Platten von Mirembe verloren.
log-flag-plates-copied-yes = Eine Kopie der Platten behalten, im Mehl.

log-flag-xavier-federation = Kapitän Xavier ist auf Theia.
log-flag-xavier-firstborn = Kapitän Xavier ist auf Adjoa.
log-flag-xavier-aboard = Kapitän Xavier ist an Bord.
log-flag-word-given = Ihm unser Wort gegeben, nicht zu fragen.
log-flag-word-refused = Ihn gefragt. „Fragen Sie, wer in Zeitnot war.“

log-flag-serum-landed = Das Serum auf Anneke angelandet.
log-flag-serum-short = Zu wenig Serum auf Anneke angelandet.
log-flag-strays-unseen = Annekes Vorsteherin bat um eine Kiste mehr, als sie Leute hat.
log-flag-strays-helped = Eine Kiste für die hinter dem Hügel angelandet.
log-flag-strays-left = Die hinter dem Hügel gesehen und nichts angelandet.
log-flag-quarantine-broken = Vierzig Familien durch die Quarantäne gebracht.
log-flag-quarantine-kept = Die Quarantäne gehalten.
log-flag-call-4-answered = Einem Vorposten eine Kiste gegeben.
log-flag-call-4-left = Einem Vorposten nicht geantwortet.

log-flag-works-whole = Perditas drei Luftwerke stehen.
log-flag-works-hurt = Zwei von Perditas Luftwerken stehen.
log-flag-works-lost = Perdita bekam einen Tag lang keine Luft.
log-flag-truth-silent = Über Perdita geschwiegen.
log-flag-truth-sponsor = Verkauft, was wir über Perdita wissen.
log-flag-truth-open = Allen gesagt, wer auf Perdita lebt.
log-flag-keala-trusts = Die Vorarbeiterin auf Perdita traut uns.
log-flag-keala-bargains = Perdita schuldet uns nichts und sperrt uns nicht aus.
log-flag-keala-enemy = Die Vorarbeiterin auf Perdita will uns nicht sehen.

log-flag-chairs-few = Auf Europa blieben zu viele Stühle leer.
log-flag-chairs-four = Auf Europa waren vier Stühle besetzt.
log-flag-chairs-full = Auf Europa waren alle fünf Stühle besetzt.
log-flag-sixth-chair-sat = Keala saß auf dem sechsten Stuhl.
log-flag-sixth-chair-empty = Der sechste Stuhl blieb leer.
log-flag-xletter-delivered = Falk hat Xaviers Brief, acht Jahre zu spät.
log-flag-xletter-kept = Xaviers Brief an Falk liegt noch in der Truhe.
log-flag-answer-thaddeus = Für den Schuss steht Thaddeus ein, um 13:48.
log-flag-answer-xavier = Für den Schuss steht Xavier ein, um 14:40.
log-flag-answer-nobody = Für den Schuss steht niemand ein; die Zeile ist leer.
log-flag-wall-read = Die 311 Namen der Wand gesagt, dem ganzen Schiff.
log-flag-wall-copied = Die 311 Namen der Wand durchgerieben.
log-flag-wall-left = Die 311 Namen der Wand ungesagt gelassen.
log-flag-beacon-told = Gabriel hat der Mannschaft gesagt, dass er Mirembe rufen hörte und nein sagte.
log-flag-beacon-kept = Gabriel hörte Mirembe rufen, sagte nein und hat es keinem gesagt.
log-flag-object-brought = Dem Auftraggeber gebracht, was er aus Mirembe wollte.
log-flag-object-left = Was der Auftraggeber aus Mirembe wollte, brachten wir nicht.

## Freundlich: Ihre eigenen Leute kommen an Bord. Feindselig: dieselben, von der anderen Seite.

passage-campaign-joins-roland = Abgeordnet
    .text =
        Roland Wrathe kam die Gangway herauf mit zwei Koffern, einem Gerüst für den Rumpf, in Teilen, und einem Befehl, der ihn abordnete. Er las ihn vor. Dann stand nichts mehr darauf.

        „Eine Koje ist frei“, sagte Gabriel. „Backbord. Die neben der von deiner … von Ihrer Schwester.“

        „Ich habe den Plan gesehen“, sagte Roland.

        Maren Wrathe war in ihrer, in Stiefeln, und putzte ein Gewehr, das sauber war. Die Tür dazwischen stand offen. Er stellte die Koffer hochkant. Er hängte den Mantel auf. Er nahm ihn herunter und hängte ihn an der Schlaufe auf. Acht Jahre lang hatten beide einen Satz bereitgehabt.

        „Vorsicht, das Rohr“, sagte sie.

        „Danke“, sagte Roland. Er duckte sich. Sie zog die Füße an, damit die Tür so bleiben konnte.
    .log = { $date }. Kapitän Roland Wrathe ist bei uns, von der Föderation, mit einem verstärkten Rumpf und Vorschriften. Streit gab es keinen. Die Wand zwischen den beiden habe ich nachsehen lassen. Sie hält sich sehr gut.

passage-campaign-joins-ugyen = Nach wessen Uhr
    .text =
        Beobachter Ugyen Dorji brachte einen Klappstuhl mit, um auf niemandes Stuhl zu sitzen, und eine Linse von einem Leuchtschiff, in Filz gepackt.

        Er fragte nach der Zeit. In der Messe nannte man ihm eine, auf der Brücke eine andere, und im Reaktorraum hielt Daisuke sieben Finger hoch. Bis zum Abend war er mit einem kleinen Messingschlüssel durch das Schiff gegangen, und alle Uhren, die er geöffnet hatte, stimmten überein. Die Leute sahen immer wieder hin, und dann einander an.

        Dreiundneunzig war er an Bord gewesen, um aufzuschreiben, wer zu welcher Stunde wo war, und eine Uhr hatte er damals nicht gestellt. Sie hing in der Kajüte von Thaddeus, über dem Schreibtisch, und ging zweiundfünfzig Minuten nach.

        „Man bat mich, sie so zu lassen“, sagte Ugyen. „Da habe ich es vermerkt.“
    .log = { $date }. Beobachter Ugyen ist bei uns, vom Rat, mit einer Linse, die anderer Leute Feuer löscht. Das Abendessen war pünktlich, und niemand war darauf gefasst.

passage-campaign-joins-vashti = Etwas zu sagen
    .text =
        Vashti von Ismail flog durchs Hangartor herein, ohne zu bitten, dass man es weiter aufmacht. Sie brachte Feldbetten mit, einen Arztkoffer und eine Flasche, die ihr jemand spendiert hatte.

        In der Messe nahm sie den Platz, der am weitesten von der Lampe weg ist. Man rückte die Becher beiseite, obwohl Platz war. Dann stand Wrathe auf, die Wache hatte, und drehte den Docht herunter, denn das tut man so.

        „Ich hab dir was zu sagen“, sagte Vashti zu ihr. „Ich wollte es gleich als Erstes sagen.“

        „Ist es kurz?“

        Vashti ging es in Gedanken durch, von vorn bis hinten. „Nein.“

        „Dann iss“, sagte Wrathe und reichte ihr das Brot.
    .log = { $date }. Vashti ist bei uns, von den Erstgeborenen, mit einer Krankenstation in Kisten. Sie hat von allem zweimal genommen und bisher zu niemandem etwas gesagt. Grütze.

passage-campaign-joins-yasemin = Zwölf Gläser
    .text =
        Yasemin Arslans Sachen kamen nach Wert geordnet an Bord, die Kartentische also zuerst und die Kleider zuletzt. Den Kessel trug sie selbst.

        „Die Koje bei der Kombüse ist trocken“, sagte Fetu.

        „Ich weiß, welche trocken ist. Ich hab auf diesem Schiff Inventur gemacht, sechsundneunzig, da wart ihr fünf Monate im Rückstand. Ihr wart sehr gastfreundlich.“

        Sie stellte zwölf Gläser auf den langen Tisch. Daisuke kam durch und wischte sich die Hände, unterwegs von einer Pumpe zur nächsten. Den Kessel nahm er mit. Vor dem Abendessen war er wieder da und leckte nicht.

        Yasemin sah ihn sich eine ganze Weile an. „Jetzt muss ich mir was anderes einfallen lassen“, sagte sie.
    .log = { $date }. Yasemin Arslan ist bei uns, vom Kartell, mit einem ganzen Freizeitdeck. Jedes Mal fünf Credits. Für die fünf hat sie sich entschuldigt. Daisuke pfeift seitdem; es stellt sich heraus, dass er es nicht kann.

passage-campaign-joins-cormac = Schlecht vorgestellt
    .text =
        Cormac Byrne unterschrieb an der Gangway für sich selbst. Er hatte sein eigenes Bettzeug mit, eine Drehbank und eine Marke mit einer Nummer, von der er nicht zu wissen schien, wohin damit.

        Eluned war im Wellentunnel. Sie hatte ihm den Rücken zugedreht und in jeder Hand ein Lager und erzählte dem linken vom rechten. Er stand da, die Mütze in der Hand, bis sie fertig war.

        „Kaputt ist das nicht“, sagte sie zu ihm. „Es ist nur schlecht vorgestellt.“

        „Ja, Meisterin.“ Er war einundvierzig. „Die Steuerung vom Spiegel war deine Zeichnung, und meinen Namen haben sie draufgesetzt. Die Blätter hab ich mit. Mir wär lieb, wenn du sie dir ansiehst.“

        „Gib mir das da“, sagte Eluned, ohne sich umzudrehen. „Nein. Das gute.“
    .log = { $date }. Cormac Byrne ist bei uns, vom Konzern, mit einer Bordwerkstatt. Er hat einen Schraubenschlüssel beantragt, den er in der Hand hält. Ich habe unterschrieben.

passage-campaign-leaves-roland = Zurückgerufen
    .text =
        Der Befehl hatte eine Zeile. Roland Wrathe verlas ihn in der Messe, zweimal, da Platz war.

        Binnen einer Stunde standen seine Koffer auf der Gangway, hochkant. Das Gerüst für den Rumpf blieb, wo es war.

        „Ich bin zurückgerufen“, sagte er. „Die Koje ist gemacht. Vorschrift wäre, sie abzuziehen; ich wäre also dankbar, wenn es niemand weitersagt.“

        Seine Schwester hatte Wache. Er sah zur Brücke hinauf, etwa so lange, wie man braucht, um bis acht zu zählen, und ging.
    .log = { $date }. Kapitän Roland Wrathe ist zurück bei der Föderation. Die Koje neben ihrer ist gemacht, mit rechtwinkligen Ecken. Sie hat gebeten, dass es so bleibt.

passage-campaign-leaves-ugyen = Auf wessen Befehl
    .text =
        Beobachter Ugyen Dorji kam um sieben an Gabriels Tür und blieb dort stehen, bis es so weit war.

        „Ich sollte sagen, warum ich gehe, und auf wessen Befehl“, sagte er. Er sagte es. Es dauerte eine Minute und fünfzehn Sekunden, und nichts davon war von ihm. „Es ist 07:05 Uhr. Bitte achten Sie auf die Uhren.“

        Die Uhren, die er gestellt hat, stimmen noch immer überein. Nach etwas anderem hat sie seither niemand stellen mögen.
    .log = { $date }. Beobachter Ugyen ist zurück beim Rat, seit 07:05. Den Messingschlüssel hat er uns gelassen, gegen Quittung.

passage-campaign-leaves-vashti = Dieselben Geschütze
    .text =
        Als man nach Vashti von Ismail sah, hatte sie schon gepackt; viel kann es nicht gewesen sein.

        „Sie wollen mich auf der anderen Seite“, sagte sie. „Dieselben Geschütze, anderes Ende. Lasst meinen Platz dunkel, ja?“

        Sie ging zum Hangartor hinaus. Wrathe war heruntergekommen, um es zu bedienen, was nicht ihre Aufgabe ist. Da standen sie, bei offenem Tor, so lange die Luft reichte. Was es auch war, keine von beiden fing davon an.
    .log = { $date }. Vashti von Ismail ist zurück bei den Erstgeborenen. Die Lampe an ihrem Platz ist heruntergedreht. Gesagt hatte das niemand.

passage-campaign-leaves-yasemin = Nur zusammen
    .text =
        Yasemin Arslans Sachen gingen die Gangway hinunter, die Kleider zuerst und die Kartentische zuletzt, und danach nichts mehr. Die Gläser standen auf dem langen Tisch, alle zwölf.

        „Die Gläser lasse ich da“, sagte sie. „Sie kommen zusammen heraus oder gar nicht. Das dürft ihr als Drohung verstehen.“

        Daisuke trug ihr den Kessel hinunter. Er hatte einen neuen Griff daran gemacht.
    .log = { $date }. Yasemin Arslan ist zurück beim Kartell. Die Gläser gezählt, als sie fort war. Zwölf. Daisuke hat sie nach mir gezählt.

passage-campaign-leaves-cormac = Zurückgegeben
    .text =
        Cormac Byrne hatte alles auf einer Decke an der Gangway ausgelegt, mit der Liste, und stand daneben, die Mütze in der Hand.

        „Ich hab alles zurückgegeben“, sagte er. „Der Schraubenschlüssel fehlt, da hab ich einen von meinen dazugetan.“

        Dann ging er nach achtern, um sich von der Welle zu verabschieden, und blieb eine Stunde weg. Eluned kam mit ihm zurück, bis ans Luk. „Du hast eine gute Hand“, sagte sie. „Eine Ausrede ist das nicht.“
    .log = { $date }. Cormac Byrne ist zurück beim Konzern. Das Werkzeug ist vollzählig. Eluned ist es durchgegangen und sagt, eins davon ist besser, als unseres war.

passage-campaign-hostile-federation = Wen man schickt
    .text =
        Die Nachricht kam über das Relais, in der ersten Wache, für den Kapitän, und Roland Wrathe verlas sie selbst.

        „Ab heute werden Sie angehalten, wo man Sie trifft“, sagte er. „Ich habe darum gebeten, dass man mich schickt. Mir schien, es sollte jemand sein, dem es leidtut.“ Die Fahnen hinter ihm hingen wieder. Er hatte ein Formular vor sich, mit freiem Platz am Fuß, und drehte es so, dass die Linse ihn sah. „Ich habe Sie alle eingetragen: lebend zu ergreifen. So weit unten lesen nicht immer alle. Das ist alles. Für niemanden sonst habe ich etwas.“

        Vier Sekunden später war er noch da.
    .log = { $date }. Die Föderation ist gegen uns und hat uns Roland gegeben. Wrathe sagt, er hat immer zuerst seine Hausaufgaben gemacht.

passage-campaign-hostile-council = Eine Beobachtung
    .text =
        Ugyen Dorji kam mit einem Tender heraus, um es zu sagen, denn so etwas, fand er, sollte man zu einer bekannten Zeit hören.

        „Die Routen sind Ihnen nicht verboten“, sagte er im Stehen. „Ich möchte genau sein. Sie werden darauf beobachtet. Wer in Ihrer Nähe ist, der ist in der Nähe von jemandem, der beobachtet wird. Man stellt dann fest, dass man anderswo zu tun hat.“

        „Und wenn wir im Gefecht sind?“, sagte Gabriel.

        „Dann werde ich da sein, mit einer Lampe, unbewaffnet und etwas im Weg.“ Er zog seine Uhr heraus. „Es ist 16:40 Uhr“, sagte er. „Es tut mir leid. Ich hatte gehofft, Ihnen etwa um diese Stunde eine andere Frage zu stellen.“
    .log = { $date }. Der Rat ist gegen uns, seit 16:40. Tee wollte er keinen, und dann doch.

passage-campaign-hostile-firstborn = Die Beste, die sie haben
    .text =
        Ein einzelner Jäger kam unter den Geschützen herein, kopfüber, damit man wusste, wer es war, und flog neben der Brücke her, auf Gesprächsweite.

        „Sie haben gefragt, wer euch holt“, sagte Vashti von Ismail. „Da gingen Hände hoch. Ich hab gesagt, runter damit, der hat acht Jahre Glück gehabt, und hier ist genau eine, die was beim ersten Mal trifft.“ Sie schien einen Apfel zu essen. „Also bin ich’s. Ist mir auch lieber. Wenn ich’s bin, geht’s schnell.“

        Niemand antwortete.

        „Sagt der Kurzen, dass ich ihr was zu sagen hatte“, sagte Vashti. „Das muss jetzt warten.“
    .log = { $date }. Die Erstgeborenen sind gegen uns. Sie haben ihre Beste geschickt, und sie hat es gesagt. Beim Abendessen aus Versehen die Messelampe gelöscht, und so gelassen.

passage-campaign-hostile-cartel = Die Akte
    .text =
        Am Kai lag ein Paket: eine Akte von zwanzig Seiten in schöner Handschrift, mit Band verschnürt. Es war alles, was die Ironclad seit 92 schuldig war. Es fehlte nichts. Manches hatten sie vergessen, und eine Summe war zu ihren Gunsten falsch und angestrichen.

        „Das sollte jemand bekommen“, stand auf der Karte, „und ich habe es mir erbeten. Vielleicht findet ihr das unfreundlich. Der andere hätte mit den Triebwerken angefangen.

        Ich fange mit den Geschützen an, die könnt ihr entbehren. Yasemin.“

        Im Knick lagen zwei Stück Zucker.
    .log = { $date }. Das Kartell ist gegen uns. Ich bin die Rechnung durchgegangen und habe nichts daran auszusetzen. Daisuke nahm ein Stück von dem Zucker und legte das andere beiseite.

passage-campaign-hostile-corporation = Zustellung
    .text =
        Der Bescheid wurde persönlich überbracht. Cormac Byrne stand auf der Gangway, die Mütze in der Hand, und las ihn von oben bis unten vor, was das Gesetz verlangt und keiner tut.

        Beitreibung. Rumpf, einer. Reaktoren, einer. Geschütze, laut Liste. Boote, sechs. Es ging über neun Seiten. Er war erkältet und musste zwischendurch absetzen. Auf der letzten Seite wurde er langsamer. Kombüse, Inhalt der. Bienen. Stuhl, Kapitäns-, einer, geölt.

        „Von einem Menschen hab ich nie ein Schiff geholt“, sagte Cormac. Er hielt den Durchschlag hin, und man sah, dass er an ein paar Stellen unterstrichen hatte: gegen Begleichung der Rückstände. „Meistens lässt sich noch was machen. Bis zum letzten Tag.“
    .log = { $date }. Der Konzern ist gegen uns und hat uns auf der Liste. Die Liste ist gerecht. Auf Seite vier steht ein Posten, hinter dem Reaktor, nach dem ich Daisuke gefragt habe. Er sagte, sie müssten sich verzählt haben.

## Verbündet: der zweite Held und das beste Schiff

passage-campaign-ally-federation = Wenn man mich bittet
    .text =
        Konteradmiralin Nwosu wartete unten an der Gangway, den Hut unterm Arm, obwohl die Tür offen stand.

        „Das auf dem Hänger ist ein Smith“, sagte sie. „Der beste der Föderation, der durch Ihr Hangartor geht. Er hat einen Hammer, und Panzer stören ihn nicht. Die Marschallin schickt so einen ihren Verbündeten. Sie hatte keine, also ist er neu. Ich komme mit, wenn man mich bittet.“

        Gabriel hatte bei ihr fliegen gelernt. In einer Nacht im Jahr 92, vor Europa, hatte sie ihn im Visier gehabt und woandershin gesehen.

        „Würden Sie an Bord kommen?“, sagte Gabriel.

        Sie setzte den Hut auf. „Acht Jahre“, sagte Amara.
    .log = { $date }. Konteradmiralin Nwosu ist bei uns, von der Föderation, mit einem Smith. Wir sind ihr Verbündeter, und das bleibt so. In ihrer Kajüte hat sie etwas aufgehängt, mit dem Gesicht zur Wand.

passage-campaign-ally-council = Er steht davor
    .text =
        Dr. Ocampo wusch sich die Hände, ehe sie eine schüttelte. Hinter ihr halfen zwei Wärter in Filz einem Mech vom Tender, an den Ellbogen, wie man einem Onkel hilft.

        „Das ist ein Bullock“, sagte sie. „Etwas Besseres baut der Rat nicht. Er steht davor. Was für Sie bestimmt ist, das nimmt er, und viel macht’s ihm nicht.“ Unterm Arm hatte sie eine Schachtel mit Zetteln, wie man sie an eine Zehe hängt. „Sie sind jetzt Verbündete, höre ich, für immer. Das sagt mir sonst keiner, der noch reden kann.“

        Noriko war in der Tür stehen geblieben, eine Tasse in der Hand. In acht Jahren hatten sie einander nicht geschrieben.

        „Gibt es Tee?“, sagte Beatriz. Sie sagte es zu niemandem. Noriko schenkte ein.
    .log = { $date }. Dr. Ocampo ist bei uns, vom Rat, mit einem Bullock, der vor uns steht. Wir sind sein Verbündeter, und das bleibt so. Noriko hat eingeschenkt und nichts verschüttet.

passage-campaign-ally-firstborn = Der Name zuerst
    .text =
        Hadiza von Anneke kam auf dem zweiten Sitz des Marten, die Rolle auf den Knien. Der Junge, der ihn geflogen hatte, stieg aus und verbeugte sich vor der Maschine, und weil ihm das niemand verboten hatte, dann auch vor Gabriel.

        „Die Häuser haben eures verwandt genannt, und zurück nehmen sie es nicht“, sagte Hadiza. „Etwas Besseres fliegen wir nicht. Man wird ihn nicht kommen sehen. Wir kommen mit ihm.“ Sie hat einen Arm, und am Ende davon einen Bleistift. „Wer ist an Bord? Der Name zuerst. Dann, woher.“

        Sie standen in einer Reihe bei den Booten und sagten es ihr. Es dauerte bis zum Abendessen. Hinter dem letzten ließ sie eine Zeile frei.

        „Für wen ist die?“, sagte Gabriel.

        „Für den, der sich verspätet“, sagte Hadiza.
    .log = { $date }. Hadiza ist bei uns, von den Erstgeborenen, mit einem Marten. Wir sind ihr Verbündeter, und das bleibt so. Sie hat alle unsere Namen und hat mich gefragt, wie man einen davon schreibt.

passage-campaign-ally-cartel = Als Glocke eingetragen
    .text =
        Schiffer Asante hatte Papiere für elf Kisten und keines für den Jäger.

        „Ein Bellwether. Eingetragen ist er als Glocke“, sagte er. „Besseres hat der Faktor nicht. Er fliegt voraus, alle schießen auf ihn, und euer Schiff bleibt, wie es ist. Ihr gehört zur Familie, sagt er. Er hatte den Mund voll, also meint er’s.“ Er setzte eine Kiste ab. „‚Ein Freund liebt allezeit.‘ Darauf ist kein Zoll, ich hab nachgesehen.“

        Jabulile kannte die Geschichten über ihn, seit sie neun war. Sie hatte erst einen Stiefel an. „Stimmt das mit dem Zollhaus?“, sagte sie.

        „Nein“, sagte Kwabena, fast zärtlich. „Es waren zwei.“
    .log = { $date }. Kwabena Asante ist bei uns, vom Kartell, mit einem Bellwether. Wir sind sein Verbündeter, und das bleibt so. Papiere gibt es für beide nicht. Jabulile hat nach dem zweiten Zollhaus gefragt.

passage-campaign-ally-corporation = Nach Litern
    .text =
        Pham Ngoc Lan ging durch das ganze Schiff, ehe sie die Tasche abstellte. Sie hatte die Lüftungen gezählt.

        „Ihr habt Luft für vierhundert und atmet für achtzig“, sagte sie. „Das macht nichts. Man gewöhnt es sich so an.“ Hinter ihr kam ein Rigger die Rampe herauf, von allein, seitwärts, die eigenen Ersatzteile unterm Arm. „Der ist von Perdita. Besseres gibt es nicht; er setzt wieder dran, was sie einem abschießen, während sie’s abschießen. Ich hab unterschrieben. Es gab ein Feld für die Dauer, das hatte die Direktorin schon ausgefüllt. *Für immer*, stand da.“

        „Wir sind hundert“, sagte Fetu, „und die Bienen.“

        „Dann dürfen alle einatmen“, sagte Lan und drehte an etwas, und man konnte es hören.
    .log = { $date }. Pham Ngoc Lan ist bei uns, vom Konzern, mit einem Rigger. Wir sind sein Verbündeter, und das bleibt so. Die Messe riecht nach gar nichts. Acht Stunden geschlafen.

## Zweiter Akt

log-flag-paper-given = Dem Auftraggeber das Papier gegeben, das er wollte.
log-flag-paper-copied = Dem Auftraggeber das Papier gegeben, das er wollte, und eine Abschrift behalten.
log-flag-paper-burnt = Das Papier verbrannt, das der Auftraggeber wollte.
log-flag-clerk-taken = Die Schreibkraft aus dem Tresor mitgenommen.
log-flag-clerk-left = Die Schreibkraft im Tresor gelassen.
log-flag-owes-europa-yes = Wir stehen bei der Hafenmeisterin von Europa in der Schuld.
log-flag-letters-missed = Die Briefe des Jägers sind verbrannt.
log-flag-letters-held = Fünf Briefe behalten, in fünf Handschriften, in denen „verhindern“ steht.
log-flag-letters-burnt = Dem Auftraggeber seinen Brief zurückgegeben.
log-flag-hollis-loose = Hollis Tan ist auf freiem Fuß.
log-flag-hollis-handed = Hollis Tan ausgeliefert.
log-flag-hollis-aboard = Hollis Tan ist an Bord, ohne Sold.
log-flag-hollis-dead = Hollis Tan getötet.
log-flag-recorder-sealed = Den Schreiber ungehört zugeschweißt.
log-flag-recorder-read = Den Schreiber abgespielt: T. Cole, 13:48.
log-flag-recorder-given = Den Schreiber dem Auftraggeber gegeben.

log-flag-call-8-answered = Dreißig Bauern in einer Barkasse geantwortet.
log-flag-call-8-left = Einer Barkasse unter dem Spiegel nicht geantwortet.
log-flag-mirror-early = Den Spiegel rechtzeitig zerschossen. Jatania ist heil und dunkel.
log-flag-mirror-late = Den Spiegel spät zerschossen. Er nahm etwas von Jatania mit.
log-flag-mirror-held = Den Spiegel in die Umlaufbahn zurückgesteuert, verbogen.
log-flag-mirror-struck = Der Spiegel hat Jatania getroffen.
log-flag-list-kept = Einundneunzig Blätter mit Namen behalten, im Mehl.
log-flag-thaddeus-posted = Thaddeus hat auf Mirembe gefeuert, um 13:48. Er behält seinen Posten.
log-flag-thaddeus-confined = Thaddeus hat auf Mirembe gefeuert, um 13:48. Er ist eingesperrt, bis man ihn anhört.
log-flag-thaddeus-ashore = Thaddeus hat auf Mirembe gefeuert, um 13:48. Er ist auf Perdita und hat es ihnen gesagt.


## Papiere, die aufgehoben wurden und im Logbuch wieder zu lesen sind

paper-receipt = Quittung über Ballast
    .text =
        {"*"}Vom Rumpf Lange Geduld erhalten: Ballast, Einheiten, 240. Dem Anschein nach in gutem Zustand.*

        „Dem Anschein nach“ ist von Hand eingefügt. Für Bemerkungen sind elf Zeilen da, rot liniert; wer unterschrieben hat, hat durch alle einen sauberen Strich gezogen.

        Auf der Rückseite, in Gabriels Schrift: *Warm.*

paper-receipt-names = Quittung über Menschen
    .text =
        {"*"}Vom Rumpf Lange Geduld erhalten: Personen, 240.* Davor ist „Ballast, Einheiten“ gestrichen.

        Für Namen hat das Formular keinen Platz. Sie gehen über beide Ränder und die Rückseite und auf ein zweites, das für Treibstoff ist. Neben jedem steht, was der Hafen sehen konnte: *w., erwachsen. m., Junge. w., zum Nächsten gehörig.*

        Auf dem Stempel steht WARENEINGANG. Jemand hat ihn auf den Kopf gestellt.

paper-plates = Die Platten von Mirembe
    .text =
        Fünfundzwanzig Bogen zu sechzehn Platten, in der Kombüse kopiert. Sie riechen nach Mehl.

        Weiße Steine in Reihen. Weiße Steine in Reihen. Dann Boden, lange Zeit. Es ist eine Kiste von sechs; doch an jedem Rand steht, wie viele Gräber die Vermessung bis dahin gezählt hat, von der Kiste davor übertragen. Sie kommt auf 8.182 und hört auf, wo die Steine aufhören.

        Am Ende ist ein Formular mitkopiert: *Anhang C, Formular vier. Personen: 31.407. Verfahren:* und ein Haken in einem Kästchen.

paper-letter-federation = Der Brief der Marschallin
    .text =
        {"*"}Kapitän Anaya, Sie sind uns von Nutzen gewesen. Sie haben es für Geld getan. Das stört mich nicht.*

        {"*"}Sie waren auf Perdita. Ich weiß es seit sechs Jahren. Ich habe geschlafen. Es gibt ein Papier, das zeigt, wer auf Mirembe was getan hat. Es ist nicht unser Papier; eine andere Macht hat es. Ich will bewiesen haben, wer es getan hat, und mir wäre lieb, sie wäre es gewesen.*

        {"*"}Sie haben einmal einen Freund von mir an Land gesetzt. Das haben Sie ordentlich getan. Falk.*

        Graues Papier, getippt bis auf den Namen. Das e der Maschine sitzt ein wenig tief.

paper-letter-council = Der Brief der Vorsitzenden
    .text =
        {"*"}Kapitän, würden Sie sich setzen? Man hat Ihnen eine Zahl genannt. Ich habe eine andere unterschrieben.*

        {"*"}Ich wüsste gern, was die anderen mit der Wahrheit gemacht haben. Ich hätte es gern schriftlich, aus deren eigener Schublade. Suchen Sie mich auf. Bringen Sie Frau Sato mit, falls sie kommen mag. Shahidi.*

        Die Schrift ist klein und wird nach unten hin kleiner. Noriko hat das Blatt zweimal herausgenommen und wieder hineingelegt.

paper-letter-firstborn = Der Brief des Ältesten
    .text =
        {"*"}An das Haus, das in Eisen fährt, und an den, der zurzeit für es spricht.*

        {"*"}Sie waren an dem Ort aus Eis. Es heißt, dort seien Leute. Wir haben sie jedes Jahr zu denen gezählt, die nicht sind. Ein Name steht auf der Liste, den wir nicht hören.*

        {"*"}Andere hatten eine Hand darin. Deren Bücher sähen wir gern vor unseren geöffnet.*

        Ein brauner Ring ist darauf. Der ist von Marguerites Topf.

paper-letter-cartel = Der Brief des Faktors
    .text =
        {"*"}Gabriel! Du hast meine Passagiere kennengelernt. Ich hatte sechzehn Kiele und eine Woche. Gedankt hat mir keiner. Ich sag nur, es ist mir aufgefallen.*

        {"*"}Jetzt werden die anderen wissen wollen, wer was getan hat. Es steht geschrieben. Es liegt in einer Schublade mit Schloss, und ein Schloss ist auch so eine Art Bitte. Komm essen. B. R.*

        Es steht auf der Rückseite einer Speisekarte. Vorn sind vier Gerichte gestrichen, und daneben steht *Arzt*. Auf der Suppe ist ein Tomatenkern festgetrocknet.

paper-letter-corporation = Der Brief der Direktorin
    .text =
        {"*"}Gabriel, hallo. Ich fand sie vierundneunzig in einem Hauptbuch, unter einem Wort. Also habe ich sie ernährt. Bis hundertdrei kaufen die Zinsen den letzten Vertrag heraus, und jeder kriegt einen Schlüssel. Die Schlüssel sind schon gefeilt.*

        {"*"}Ich brauche drei stille Jahre. Irgendwer wird sie verderben, indem er recht hat. Dem würde ich gern zuerst die eigenen Bücher zeigen können. Priya Iyer.*

        Unten stand noch eine Zeile für Salome. Sie ist abgeschnitten, sauber, mit der Nagelschere, und liegt nicht dabei.

paper-file = Unsere eigene Akte, das letzte Blatt
    .text =
        Schwarz von oben bis unten. Jemand ist mit dem Pinsel darübergegangen, Zeile um Zeile; man sieht die Striche. Quer darüber stehen fünf Stempel, jeder anders.

        Ganz unten sind zwei Wörter übersehen worden. *Instrument vorhanden.*

        Auf der Rückseite hat Thaddeus eine Liste begonnen, was es sein könnte. *Das Geschütz. Das Cello. Bienen.* Sie sind gestrichen, jedes mit Uhrzeit.

paper-hull-book = Das Kielbuch, eine Woche daraus
    .text =
        {"*"}Hungerhilfe, Mirembe, 5. bis 11. 9. 92. Sechzehn Kiele, vier Konvois.*

        {"*"}Kiele 1 bis 12: Köpfe, 22.914.*

        {"*"}Kiele 13 bis 16: Köpfe, keine. Kisten, voll; 52 blieben am Kai. Marke: ein Pflug.*

        Umseitig, in anderer Tinte: *22.914 Verträge, an den Konzern, das Stück zu so und so viel. Bezahlt.* Neben Kiel neun steht, wer ihn geflogen hat. *J. Dube.*

paper-trust-book = Das Treuhandbuch, eine Doppelseite
    .text =
        {"*"}Links. Entschädigung, von der Föderation, für 31.407 Tote, so und so viel pro Kopf, vierteljährlich. Auf Zinsen angelegt.*

        {"*"}Rechts. Werk Perdita, Rationen. 22.914 am Tag.*

        Es ist eine Liste. Unter beiden Seiten läuft eine Rechnung hin, in rascher Schrift; jedes Jahr wird sie neu gemacht und geht etwas früher auf. Zuletzt steht da: *103.* Zweimal unterstrichen, und der zweite Strich ist durchs Papier gegangen.

paper-fire-order = Der Feuerbefehl, mit seiner Karte
    .text =
        {"*"}Hauptgeschütz. Mirembe, Arsenal. Stunde: 14:40. S. F.*

        Daran geheftet ist die Karte, die die Kanoniere nie gesehen haben. Es sind Straßen darauf, mit dem Lineal gezogen und beschriftet: Brunnengasse, Bäckerzeile, die Schule. Eine Klinik, mit Kreuz. Die kleinen Striche zwischen den Häusern sind Wäscheleinen.

        Unter die Stunde hat Gabriel eine andere geschrieben, mit Bleistift, und wieder ausradiert. Lesen kann man sie noch. *13:48.*

paper-annex-c = Anhang C
    .text =
        {"*"}Mirembe. Verstorbene Personen, gezählt: 31.407.*

        {"*"}Melderegister eingesehen:* ein Haken. *Aus der Luft vermessen:* ein Haken. *Vom Boden aus vermessen:* nichts. *Überreste gezählt:* nichts.

        {"*"}Beglaubigt, N. Shahidi. Vermessen, N. Sato.*

        Es ist die Abschrift, jede Zeile in einer anderen Handschrift. In der Messe hat man sie Noriko vorgelegt, und neben ihrem Namen hat sie noch einmal unterschrieben. Sonst sei es keine getreue, hat sie gesagt.

paper-roll = Die Rolle, erstes Blatt
    .text =
        Zwei Spalten, in einer Schrift. Links die Betrauerten; unten, klein und trocken, *8.493*. Rechts geht durch jeden Namen ein Strich. Über der Spalte steht ein Wort, *gestrichen*, und darunter *22.914*.

        Der erste Name rechts ist Keala, Tochter des Rangi. Wer abschrieb, hat auch den Strich übernommen. Er war mehrmals gezogen, also ist er es hier auch.

paper-letters = Fünf Briefe an Hollis Tan
    .text =
        Einer ist getippt, auf einer Maschine, bei der das e tief sitzt. *Es ist zu verhindern, dass das Instrument der IRONCLAD abgelesen wird.* Einer steht auf Hotelpapier, im Konjunktiv. Einer ist eine Schnur mit Knoten und einer Garbe aus Ton. Einer ist eine Rechnung, *abzüglich zehn vom Hundert bei sofortiger Zahlung*. Einer ist ein rosa Formular in drei Ausfertigungen; hinter „Todesfälle“ ist ein Strich.

        {"*"}Töten* steht in keinem. *Verhindern* steht in allen fünfen. Einundfünfzig Menschen sind daran gestorben.

paper-recorder-sealed = Der Kasten hinter dem Reaktor
    .text =
        Grauer Stahl, so groß wie ein Brotkasten. Vier Bolzen, durchgeschnitten. Rundherum läuft eine saubere Schweißnaht.

        Die Werft hat ihn eingebaut, und er schreibt auf, was das Hauptgeschütz tut: wann, und mit wessen Schlüssel. An Bord hat ihn keiner gehört außer Daisuke, im Jahr 92, allein. Er tickt noch. Man muss dazu den Atem anhalten.

paper-recorder-played = Der Kasten, abgeschrieben
    .text =
        {"*"}Hauptgeschütz. 11/09/92.*

        {"*"}Schlüssel eins: Etxeberria. Nicht anwesend.*

        {"*"}Schlüssel zwei: Cole, T. Gedreht, 13:48.*

        Abgeschrieben von Gabriel, so wie der Kasten es sagt. Darunter steht die Stunde des Befehls, 14:40 Uhr, und dann ein Abziehen, untereinander, sorgfältig wie in der Schule, obwohl er das Ergebnis schon länger kennt. *52.*

paper-list = Wer auf dem Spiegel war
    .text =
        Einundneunzig Bogen, beidseitig. In jeder Zeile ein Name, eine Gruppe und eine Nummer; und wo die Bücher des Konzerns nur die Nummer haben, steht der Name zuerst.

        Alle paar Seiten wechselt der Bleistift die Hand. Auf Bogen vierzig hat er auf einem Bündel gelegen, auf Bogen sechzig auf dem Rücken eines Kindes: Da geht die Schrift auf und ab, als ob die Liste atmete.

paper-xletter = Xaviers Brief
    .text =
        {"*"}01/09/92. Persönlich.*

        {"*"}Sunniva. Darüber liegt eine Stadt. Geben Sie mir drei Wochen, und ich habe sie heraus. Um Kiele werde ich bitten; wen, sage ich nicht. Ich weiß, dass ich Sie nie um etwas gebeten habe. Dies ist es. X.*

        Zofias Abschrift. Gemacht hat sie sie 92, für die Akten, ehe sie den Brief in die Truhe legte; der Stempel der Zensur ist darauf, und daneben, mit einem Datum aus diesem Jahr, in ihrer Schrift: *Freigegeben.*

paper-clause-thaddeus = Punkt eins, beantwortet
    .text =
        {"*"}Für den Schuss auf Mirembe steht ein: T. Cole, Erster Offizier. 13:48.*

        Liniert, abgelöscht und gesiegelt. Am Rand hat Thaddeus die Sekunden berichtigt. Die Berichtigung sollte er abzeichnen, und das hat er, mit Uhrzeit.

paper-clause-xavier = Punkt eins, beantwortet
    .text =
        {"*"}Für den Schuss auf Mirembe steht ein: X. Etxeberria, Kapitän, unehrenhaft entlassen. 14:40.*

        In fünf Sprachen, zum Aushang an Schleusen. Dies ist ein Blatt vom Kai auf Europa. Jemand von Perdita hat „den Schuss“ mit Bleistift durchgestrichen, ganz sachte, und darübergeschrieben: *die Schiffe*.

paper-clause-nobody = Punkt eins, offen
    .text =
        {"*"}Für den Schuss auf Mirembe steht ein:* und dann eine punktierte Linie, über beide Seiten und ein Stück auf den Einband.

        Darüber und darunter haben alle unterschrieben, die saßen. In Gabriels Abschrift steckt eine Feder im Rücken, damit sie offen bleibt.

paper-chair-bill = Ein Stuhl, bezahlt
    .text =
        „Ein Stuhl, am Fenster. Bezahlt, in kleiner Münze, in einer Dose.“

        In der Zeile für den Namen, die leer war, steht in Achterbergs Schrift, größer als das Übrige: *Keala von Mirembe*.

paper-wall = Die Wand, auf elf Formularen
    .text =
        Weiß auf Schwarz, durchgerieben mit der Längsseite einer Kohle. *WER KOMMT, MÖGE SIE SAGEN.* Darunter 311 Namen in Spalten und hinter jedem der Tag: eine 2, eine 11, eine 11, eine 12, eine 14.

        Der letzte ist *Anahera Pohatu, 19*. Sie hat ihn selbst eingeritzt.

        Vorn auf jedem Formular steht gedruckt: *Beschreiben Sie, was verloren ist.*

paper-wall-read = Die Wand, wie sie gesagt wurde
    .text =
        Elf Seiten im Logbuch, mitgeschrieben, wie die Namen durch die Leitung kamen, in neun Handschriften. Es sind 311 Namen und hinter jedem der Tag. Wo eine Stimme aussetzte, bricht die Zeile ab, und die nächste Hand schreibt mit einem anderen Bleistift weiter.

        Vor vieren mit demselben Nachnamen ist eine halbe Seite leer. Dann: *11, 11, 12, 14.*

        Der letzte ist *Anahera Pohatu, 19*. Darunter stehen vierzig Unterschriften, von denen, die ihn gesagt haben, und die Uhrzeit.

paper-tape-told = Der Streifen der Bake
    .text =
        Vierzig Zeilen, wen man rief und wer hörte. *Regenpfeifer: bestätigt, weitergefahren. Viertes Geschwader: gestört.* Die einunddreißigste ist so oft vorgelesen worden, dass sie abgegriffen ist.

        {"*"}22/09/92. Ironclad. Gehört. Keine Antwort.*

        Daneben, in Gabriels Schrift: *Das war ich. Der Mannschaft vorgelesen, 100.* Darunter haben alle unterschrieben. Gebeten hatte sie keiner darum.

paper-tape-kept = Der Streifen der Bake
    .text =
        Vierzig Zeilen, wen man rief und wer hörte. *Regenpfeifer: bestätigt, weitergefahren. Viertes Geschwader: gestört.* So geht es weiter, Schiff um Schiff.

        {"*"}22/09/92. Ironclad. Gehört. Keine Antwort.*

        Er ist so klein gerollt, wie sich ein Streifen rollen lässt, ein Mantelknopf hält ihn zusammen. Gesehen hat ihn niemand. Kommt Gabriel in diesem Mantel in die Messe, geht Daisuke hinaus.
