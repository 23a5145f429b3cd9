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
