# Niedrigwasser: ein Held, ein Schiff, eine Karte und ein Auftrag, als Beispiel eines Pakets.
# Schlüssel folgen aus den IDs; der Punkt nach der ID des Pakets wird als zwei Bindestriche geschrieben.

## Die Heldin

hero-low-tide--tove-name = Tove
hero-low-tide--tove-full = Hafenlotsin Tove Lindqvist
hero-low-tide--tove-line = „Ich hole Schiffe herein. Hinausbringen sollte ich noch keins.“
ability-low-tide--tove = Tee um vier Glasen
    .text = Aktiv, zwischen Aktionen: Tove erschöpfen. Ein anderer erschöpfter Held wird bereit.
    .promoted = Aktiv, zwischen Aktionen: Tove erschöpfen. Zwei andere erschöpfte Helden werden bereit.

## Das Schiff

ship-low-tide--false-light = Irrlicht
    .type = Strandräuber

## Die Karte

intel-low-tide--bell-buoy-title = Glockenboje
    .log = Eine Glocke, wo keine verzeichnet ist.
    .text = Einen Piloten erschöpfen: ein Würfel, Moral und Steuern.

## Der Auftrag

scenario-low-tide--fog-bell-name = Die Nebelglocke
scenario-low-tide--fog-bell-subtitle = Von Europa nach Jatania, mit einer Glocke. Etwa 20 Minuten.
scenario-low-tide--fog-bell-teaches = Ein Auftrag aus dem Beispielpaket: ein neues Gesicht, ein neuer Feind, eine neue Karte.
scenario-low-tide--fog-bell-chart = Die Ebbstraße
scenario-low-tide--fog-bell-chart-note = Lotse empfohlen; die Lotsin auch
scenario-low-tide--fog-bell-aim = Die Glocke nach Jatania bringen

passage-low-tide--fog-bell-briefing = Frei Haus
    .text =
        Die Glocke wiegt so viel wie ein Boot. Sie hing im Nebel am Landefeld von Jatania, bis der Spiegel brach und es keinen Nebel mehr gab, nur Dunkel, und jemand sie der Bronze wegen verkaufte. Ein Schiffsausrüster auf Europa hat sie seit sechzehn Jahren unter einem Laken stehen. Für Kunden, die zögern, schlägt er sie an.

        Die Stadt hat das Geld in elf Umschlägen geschickt, das meiste in Kleingeld, und einen Brief dazu. Es ist ein Frühling vorhergesagt. Es ist nur eine Vorhersage, schreiben sie, aber mit einem Frühling gäbe es Nebel.

        Tove Lindqvist hat auf Europa neun Jahre lang jede Tide gelotst und verlangt nichts als die Koje an der Tür. Das andere Ende der Strecke hat sie nie gesehen.

passage-low-tide--fog-bell-won = Viertel vor
    .text =
        Sie hängten sie an die Landelichter, weil sonst nichts gehalten hätte. Dann wollte es niemand sein.

        Ein Mädchen, das im Dunkeln geboren war, wurde hochgehoben und schlug mit einer Schöpfkelle zu. Es ging hinaus über den Schnee und kam von den Zäunen zurück. Die Alten sagten, sie klinge zu tief, und das habe sie immer getan.

        Tove blieb noch für den zweiten Schlag. Nebel war keiner in der Nacht. Geläutet wurde trotzdem zu jeder Viertelstunde, falls da draußen etwas war und hereinwollte.

passage-low-tide--fog-bell-lost = Die andere Glocke
    .text =
        Die Ironclad ging auf der Ebbstraße verloren, mit ihrer Ladung. Die Boote nahm ein Kohlenfrachter auf, dessen Schiffer auf einen Klang zugehalten hatte.

        Eine Glocke sei es gewesen, sagte er, weit neben der Fahrrinne und tief unten, und er sei ihr dankbar gewesen.

## Das Kapitel: was der Glocke fehlt

scenario-low-tide--slack-water-name = Stauwasser
scenario-low-tide--slack-water-subtitle = Jatania und zurück, im Jahr 99, wegen eines Stücks Eisen. Etwa 25 Minuten.
scenario-low-tide--slack-water-chart = Die Ebbstraße
scenario-low-tide--slack-water-chart-note = eine Boje, unbefeuert, bewohnt
scenario-low-tide--slack-water-aim-town = Den Klöppel bis Runde { $turns } nach Jatania bringen

side-low-tide--slack-water-town = Den Klöppel heimholen
    .text = Für die Stadt. Nichts im Voraus; 6, wenn er da ist.

milestone-low-tide--slack-water-main-town = Der Klöppel ist auf Jatania
milestone-low-tide--slack-water-side = Etwas zum Läuten für Ebba
    .text = Ihr etwas dalassen, womit sie läuten kann.
milestone-low-tide--slack-water-third = Ein Licht gelöscht
    .text = Ein Gefecht gewinnen.

passage-low-tide--slack-water-flat = Zu tief
    .text =
        Es liegt an der Kelle. Sie haben es seither mit einem Hammer versucht und mit einem Stück Schiene, und jedes Mal sind die Alten heimgegangen und haben nichts gesagt.

        „Die will ihren eigenen“, sagt Tove. „Eine Glocke wird mit ihrem Klöppel gegossen. Die beiden gingen zusammen zum Schrott und kamen unterwegs auseinander.“ Sie hat auf jedem Schiff gefragt, das einlief. „Auf der Ebbstraße liegt eine Boje, die hatte nie eine Glocke, und sie läutet.“

        Der Bürgermeister hat sechs Credits abgezählt und die Kanten gerade gerückt. Sie sind für nachher.
    .log = { $date }. Jatania. Graupen. Die Glocke klingt zu tief, weil ihr der Klöppel fehlt. Tove sagt, sie habe gehört, wo er ist. Sie hat vor lauter Horchen nicht geschlafen, und ich auch nicht.

passage-low-tide--slack-water-keeper = Alle vier Minuten
    .text =
        Die Boje hat ein Ofenrohr. Auf ihrem Rand sitzt eine Frau in zwei Mänteln, ein Seil in der Hand; sie zieht, und unter ihr schwingt etwas Langes, Schwarzes gegen den Rumpf.

        „Vier Minuten“, sagt Ebba. „Seit meinem Mann habe ich keine ausgelassen. Der hat nämlich keine gehört. Es war keine da.“ Sie sieht eure Lampen an, eine nach der anderen. „Ihr habt sie ja gehört.“

        Tove hat die Mütze abgenommen. „Das ist unserer“, sagt sie. „Tut mir leid.“

        „Ich dachte mir, dass er wem gehört“, sagt Ebba und zieht.
    .log = { $date }. Eine Boje mit einer Frau darin. Sie läutet von Hand, mit unserem Klöppel, alle vier Minuten. Einmal hat sie ausgesetzt, um den Tee einzuschenken.

choice-low-tide--slack-water-keeper = Womit soll Ebba läuten?
option-low-tide--slack-water-keeper-stay = Ihr einen anderen schmieden und diesen nehmen
    .cost = 1 Aktion, 1 Schrott.
    .log = { $date }. Haben ihr aus einer Relingstütze einen gemacht. Er klingt eine Terz höher. Sie hat zweimal geläutet und sagt, für die Kleinen wird es reichen.
option-low-tide--slack-water-keeper-ask = Sie darum bitten
    .cost = Diplomatie, Führung oder Technik { $difficulty }. Gelungen: +1 Moral. Misslungen: −1 Moral, und sie gibt ihn trotzdem.
    .log = { $date }. Gefragt. Das Seil hat sie selbst losgelassen.
option-low-tide--slack-water-keeper-take = Ihn abnehmen
    .cost = −1 Moral.
    .log = { $date }. Ihn abgenommen. Sie hielt uns die Lampe, weil man nichts sah.

check-low-tide--slack-water-ask = Ebba bitten
    .won = „Bringt ihn hin, wo ihr mehr seid“, sagt sie.
    .lost = „Ihr kämt ja doch wieder“, sagt sie.

line-low-tide--slack-water-hears-ebba = „Er ist es nicht. Aber es ist jemand.“
line-low-tide--slack-water-weight-low-tide--tove = „Gebt acht beim Stauen. Er hat einmal gestimmt, er kann es wieder.“
line-low-tide--slack-water-weight-ebba = „Vorsicht mit dem Ring. Der ist nach meiner Seite ausgeschlagen.“

passage-low-tide--slack-water-lights = Noch jemand hat gehört
    .text =
        Der Klöppel ist kaum verzurrt, da meldet die Wache ein Hafenlicht, knapp neben dem Bug. Es ist ein gutes Licht, warm und ruhig. Einen Hafen hat es nicht unter sich.

        „Strandräuber“, sagt Tove. „Die steuern auch nach ihr. Vier Minuten, und dann nichts; da wissen sie, dass wer angelegt hat.“

        Das Licht kommt näher, wie es ein Hafen nicht tut.
    .log = { $date }. Ein Hafenlicht, wo kein Hafen ist, und es hält auf uns zu.

passage-low-tide--slack-water-two-bells = Zwei
    .text =
        Sie hängten ihn bei Stauwasser ein. Es war wieder das Mädchen, und dieselbe Kelle zum Anstoßen.

        Niemand ging heim. Es lief über den Schnee wie etwas, das man hinausgelassen hat, und als es ganz fort war, kam ein anderes; klein, weit unten auf der Straße und eine Terz höher.

        „Zu spät“, sagte Tove. Sie hatte die Uhr in der Hand. „Sie wartet auf unsere.“
    .log = { $date }. Die Glocke stimmt. Es antwortet jemand.

passage-low-tide--slack-water-one-bell = Eine
    .text =
        Sie hängten ihn bei Stauwasser ein, und die Glocke stimmte. Man sah es an den Alten; sie standen auf.

        Tove blieb für den zweiten Schlag und für den dritten. Den Kopf zur Straße gedreht, zählte sie nach der Uhr vier Minuten ab, und dann noch vier.
    .log = { $date }. Die Glocke stimmt. Tove hat gefragt, wer dort entlangfährt und ob er Eisen mitnimmt.

passage-low-tide--slack-water-late = Stauwasser
    .text =
        Es gibt eine Tide im Jahr, die diese Glocke bis an ihren neuen Balken hebt, und die war durch. Sie hatten sie auf Kisten gestellt. Kinder saßen darin.

        „Nächstes Jahr“, sagte der Bürgermeister. Er nahm die sechs Credits auf, und dann sah man ihn sie wieder hinlegen, an dieselbe Stelle.
    .log = { $date }. Zu spät für die Tide. Das Geld lassen sie liegen, wo es liegt.

passage-low-tide--slack-water-lost = Alle vier Minuten
    .text =
        Die Ironclad ging auf der Ebbstraße verloren, wegen eines Stücks Eisen. Die Boote ruderten, bis nichts mehr da war, worauf man hätte zuhalten können.

        Dann hörten sie es. Sie bekamen Tee, aus zwei Tassen, reihum.
    .log = Rumpf verloren. Die Boote zur Boje. Falls man dies findet: Sie läutet von Hand.

person-low-tide--slack-water-ebba-name = Ebba
place-low-tide--slack-water-buoy = die Boje, die läutet
load-low-tide--slack-water-clapper = Klöppel
mover-low-tide--slack-water-lights = Ein Hafenlicht
    .text = An jedem Rundenende einen Sektor auf uns zu.
fight-low-tide--slack-water-lights = Das Hafenlicht
    .text = Es ist ein Schiff und meint es mit niemandem gut.
