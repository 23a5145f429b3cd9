### Die Helden: Namen, eine Zeile in der Stimme jedes einzelnen, und ihre Fähigkeiten.

## Die ersten sechs

hero-gabriel-name = Gabriel
hero-gabriel-full = Kapitän Gabriel Anaya
hero-gabriel-line = „Ist das deine beste Idee? Gut. Meine ist schlechter, also fangen wir mit deiner an.“
ability-gabriel = Auf die Beine
    .text = Aktiv, zwischen Aktionen (kostet keine Aktion): Gabriel erschöpfen. Ein anderer erschöpfter Held wird bereit.
    .promoted = Aktiv, zwischen Aktionen (kostet keine Aktion): Gabriel erschöpfen. Bis zu zwei andere erschöpfte Helden werden bereit.

hero-thaddeus-name = Thaddeus
hero-thaddeus-full = Erster Offizier Thaddeus Cole
hero-thaddeus-line = „Um zehn nach gingen sechs nach vorn. Um zwanzig vor kamen sechs zurück. Jetzt kannst du erzählen, wie es war.“
ability-thaddeus = Einer von unseren
    .text = Aktiv, wenn Crew verloren geht: Thaddeus erschöpfen. Der Verlust von 1 Crew ist aufgehoben.
    .promoted = Aktiv, wenn Crew verloren geht: Thaddeus erschöpfen. Der ganze Verlust aus dieser einen Ursache ist aufgehoben.

hero-wrathe-name = Wrathe
hero-wrathe-full = Sergeantin Maren Wrathe
hero-wrathe-line = „Tür. Links davon. Mein Links.“
ability-wrathe = Dazwischen
    .text = Aktiv, wenn ein anderer Held verwundet würde: Wrathe erschöpfen. Dieser Held wird nicht verwundet.
    .promoted = Aktiv, wenn ein anderer Held verwundet würde: Wrathe erschöpfen. Dieser Held wird nicht verwundet und erhöht den laufenden Wurf um 1.

hero-noriko-name = Noriko
hero-noriko-full = Vermesserin Noriko Sato
hero-noriko-line = „Neun Schiffe. Neuneinhalb, falls das Rauch ist. Ich würde gern hin und nachsehen.“
ability-noriko = Noch einmal zählen
    .text = Aktiv, nach einem Tabellenwurf einer Karte: Noriko erschöpfen und neu würfeln. Der zweite Wurf zählt.
    .promoted = Aktiv, nach einem Tabellenwurf einer Karte: Noriko erschöpfen und neu würfeln. Der bessere Wurf zählt.

hero-daisuke-name = Daisuke
hero-daisuke-full = Chefingenieur Daisuke Arai
hero-daisuke-line = „Das Geräusch macht es, wenn es zufrieden ist. Wenn es aufhört, frag noch mal, von weiter weg.“
ability-daisuke = Nicht auf der Zeichnung
    .text = Aktiv, zwischen Aktionen (kostet keine Aktion): Daisuke erschöpfen und 1 Schrott ausgeben. 1 Schaden an einer Sektion reparieren.
    .promoted = Aktiv, zwischen Aktionen (kostet keine Aktion): Daisuke erschöpfen und 1 Schrott ausgeben. 1 Schaden an einer Sektion, am Rumpf, an einem Jäger oder Mech reparieren.

hero-xavier-name = Xavier
hero-xavier-full = Kapitän Xavier Etxeberria
hero-xavier-line = „Das ist eine sehr gute Frage. Es freut mich, dass Sie sie stellen konnten. Achten Sie auf die Stufe.“
ability-xavier = Mit Verlaub
    .text = Aktiv, wenn „Signaturen geortet“ abzuhandeln ist: Xavier erschöpfen. Die Karte wird übergangen und kostet keine Moral.
    .promoted = Aktiv, wenn „Signaturen geortet“, ein feindlicher Außenposten oder die Streife eines Hafens abzuhandeln ist: Xavier erschöpfen. Es wird übergangen und kostet nichts.

## Der Rest der Stammbesatzung

hero-jabulile-name = Jabulile
hero-jabulile-full = Pilotin Jabulile Dube
hero-jabulile-line = „Wir legen um neunzehn ab. Wer um zwanzig noch am Kai steht, kann winken.“
ability-jabulile = Zweiter Blick
    .text = Passiv, wenn Jabulile für die Ironclad oder mit ihrer eigenen Maschine ausweicht: +1.
    .text-at-first = Aktiv, nach einem eurer Würfe auf Ausweichen: Jabulile erschöpfen und neu würfeln. Der zweite Wurf zählt.
    .promoted = Aktiv, nach einem eurer Würfe auf Ausweichen: Jabulile erschöpfen und mit +1 neu würfeln. Der zweite Wurf zählt.

hero-petrosyan-name = Petrosyan
hero-petrosyan-full = Dr. Hovhannes Petrosyan
hero-petrosyan-line = „Leg dich hin. Du darfst klagen. Ich werde es auch tun, und mir fehlt nichts.“
ability-petrosyan = Hausbesuch
    .text = Aktiv, zwischen Aktionen (kostet keine Aktion): Petrosyan erschöpfen. Ein anderer verwundeter Held wird erschöpft.
    .promoted = Aktiv, zwischen Aktionen (kostet keine Aktion): Petrosyan erschöpfen. Ein anderer verwundeter Held wird bereit.

hero-salome-name = Salome
hero-salome-full = Revisorin Salome Gelashvili
hero-salome-line = „Vierzehn Spalten, und jede geht auf. In meinem Beruf nennt man das ein Alibi.“
ability-salome = Listenpreis
    .text = Aktiv, angedockt: Salome erschöpfen. Ein Dienst steht euch offen, zum Preis des nächstbesseren Verhältnisses.
    .promoted = Aktiv, angedockt: Salome erschöpfen. Diesen ganzen Besuch lang steht euch jeder Dienst offen, zum Preis des nächstbesseren Verhältnisses.

hero-fetu-name = Fetu
hero-fetu-full = Zahlmeister Fetu Leota
hero-fetu-line = „Eintopf für vierzig, und einunddreißig sind da. Sucht mir die neun. Dann reden wir übers Geschäft.“
ability-fetu = Hinsetzen, essen
    .text = Aktiv, bei einer Aktion Ruhen: Fetu erschöpfen. Dieses Ruhen macht einen Helden mehr bereit.
    .promoted = Aktiv, bei einer Aktion Ruhen: Fetu erschöpfen. Dieses Ruhen macht einen Helden mehr bereit. Ist danach niemand erschöpft, +1 Moral, einmal im Szenario.

hero-eluned-name = Eluned
hero-eluned-full = Ingenieurin Eluned Pryce
hero-eluned-line = „Na also. Gezeichnet bist du fürs Linksdrehen. Dreh links, und von der Schweißnaht muss keiner was hören.“
ability-eluned = Wieder am Netz
    .text = Passiv, am Ende einer Phase, in der Eluned einen Befehl ausführt: 1 Energie kommt zurück.
    .text-at-first = Aktiv, in einem Gefechtsplan: Eluned erschöpfen. 1 Energie zurückbringen.
    .promoted = Aktiv, in einem Gefechtsplan: Eluned erschöpfen. Bis zu 2 Energie zurückbringen.

hero-otgon-name = Otgon
hero-otgon-full = Mechfahrer Otgon
hero-otgon-line = „Leg’s mir auf den Rücken. Dann geh neben mir, damit ich merke, wann du müde bist.“
ability-otgon = Dickes Fell
    .text = Passiv: Ein Angriff, der den Jäger oder Mech trifft, den Otgon fliegt, macht 1 Schaden weniger, aber mindestens 1.
    .text-at-first = Aktiv, wenn ein Angriff den Jäger oder Mech trifft, den er fliegt: Otgon erschöpfen. Der Angriff bleibt ohne Wirkung.
    .promoted = Passiv: Ein Angriff, der den Jäger oder Mech trifft, den Otgon fliegt, macht 1 Schaden weniger, aber mindestens 1. In einem Mech trifft er mit +1.
    .promoted-at-first = Aktiv, wenn ein Angriff den Jäger oder Mech trifft, den er fliegt: Otgon erschöpfen. Der Angriff bleibt ohne Wirkung. Passiv: in einem Mech trifft er mit +1.

hero-zofia-name = Zofia
hero-zofia-full = Flottenzensorin Zofia Wilczek
hero-zofia-line = „Zur Ernte daheim, schriebst du, vier Jahre hintereinander. Ich habe es jedes Mal durchgelassen. Es tat der Ernte gut.“
ability-zofia = Anderer Leute Post
    .text = Aktiv, zwischen Aktionen (kostet keine Aktion): Zofia erschöpfen. Eine Meldung bis 3 Sektoren weit aufdecken.
    .promoted = Aktiv, zwischen Aktionen (kostet keine Aktion): Zofia erschöpfen. Zwei Meldungen bis 3 Sektoren weit aufdecken.

## Unterwegs getroffen

hero-marguerite-name = Marguerite
hero-marguerite-full = Pilotin Marguerite Toussaint
hero-marguerite-line = „Du fliegst wie einer, der einem Pferd vorliest. Rutsch rüber.“
ability-marguerite = Leg dich hinein
    .text = Passiv, wenn Marguerite für die Ironclad oder mit ihrer eigenen Maschine ausweicht, außer im Leeren Raum: +1.
    .text-at-first = Aktiv, wenn eine kosmische Lage die Ironclad trifft: Marguerite erschöpfen. Die Lage macht 1 Schaden weniger, selbst ein Schwarzes Loch.
    .promoted = Passiv, wenn Marguerite für die Ironclad oder mit ihrer eigenen Maschine ausweicht, außer im Leeren Raum: +2.
    .promoted-at-first = Aktiv, wenn eine kosmische Lage die Ironclad trifft: Marguerite erschöpfen. Die Lage macht 2 Schaden weniger, selbst ein Schwarzes Loch.

hero-idris-name = Idris
hero-idris-full = Dolmetscher Idris Benhaddou
hero-idris-line = „Sie sagte, die Sache sei erledigt. Dafür gibt es eine Zeitform. Um die hat sie einen Bogen gemacht.“
ability-idris = Ein anderes Wort dafür
    .text = Aktiv, wenn eine Einsatzkarte abzuhandeln ist: Idris erschöpfen und 1 Moral verlieren. Die Karte wird übergangen.
    .promoted = Aktiv, wenn eine Einsatzkarte abzuhandeln ist: Idris erschöpfen. Die Karte wird übergangen.

## Mit dem Zeichen einer Macht

hero-amara-name = Amara
hero-amara-full = Konteradmiralin Amara Nwosu
hero-amara-line = „Meldung, in einem Atemzug. Hat der gestimmt, bekommen Sie noch einen.“
ability-amara = Feuer einstellen
    .text = Aktiv, in einem Gefechtsplan: Amara erschöpfen. Ein Feind mit 4 Rumpf oder weniger greift in dieser Phase nicht an.
    .promoted = Aktiv, in einem Gefechtsplan: Amara erschöpfen. Ein beliebiger Feind, nur kein Widersacher, greift in dieser Phase nicht an.

hero-beatriz-name = Beatriz
hero-beatriz-full = Dr. Beatriz Ocampo
hero-beatriz-line = „Achten Sie auf den Herrn. Er liegt seit acht Jahren da und hat immer noch bessere Manieren als Sie.“
ability-beatriz = Fehlerspielraum
    .text = Passiv, bei einer Probe, an der Beatriz teilnimmt: Eine gewürfelte 1 misslingt nicht von selbst; sie zählt als 1.
    .text-at-first = Aktiv, nach einer Probe, der 1 gefehlt hat: Beatriz erschöpfen. Die Probe gelingt. Eine gewürfelte 1 misslingt trotzdem.
    .promoted = Aktiv, nach einer Probe, der 1 oder 2 gefehlt hat: Beatriz erschöpfen. Die Probe gelingt. Eine gewürfelte 1 misslingt trotzdem.

hero-hadiza-name = Hadiza
hero-hadiza-full = Rollenhüterin Hadiza von Anneke
hero-hadiza-line = „Er heißt Temir. Er ist Lader, er singt, und keiner bringt es übers Herz, ihn zu unterbrechen.“
ability-hadiza = Sie nennt sie
    .text = Passiv, wenn eine Probe misslingt, an der Hadiza teilnimmt: +1 Moral.
    .text-at-first = Aktiv, wenn Crew verloren geht: Hadiza erschöpfen. +1 Moral.
    .promoted = Aktiv, wenn Crew verloren geht: Hadiza erschöpfen. +1 Moral, und ein anderer erschöpfter Held wird bereit.

hero-kwabena-name = Kwabena
hero-kwabena-full = Schiffer Kwabena Asante
hero-kwabena-line = „Wer im Geringsten treu ist, sagt die Schrift. Vierzig Kilo, mein Freund. Das ist gering.“
ability-kwabena = Hintertür
    .text = Passiv, bei einer Probe, die Kwabena allein ablegt: +2.
    .text-at-first = Aktiv, bei einer Aktion Bewegen: Kwabena erschöpfen. Die Bewegung überspringt einen Sektor; seine Lage und seine Meldung tun nichts.
    .promoted = Aktiv, bei einer Aktion Bewegen: Kwabena erschöpfen. Die Bewegung überspringt einen Sektor; seine Lage und seine Meldung tun nichts. Die Meldung des nächsten Sektors wird zuerst aufgedeckt.

hero-lan-name = Lan
hero-lan-full = Chefingenieurin Pham Ngoc Lan
hero-lan-line = „Zwei Liter je Kopf und Minute, und drei, wenn ihr streitet. Also seid euch bitte einig, oder streitet reihum.“
ability-lan = Schott
    .text = Passiv, wenn die Probe einer Karte misslingt, an der Lan teilnimmt: bis zu 2 Treffer von innen weniger.
    .text-at-first = Aktiv, wenn Treffer von innen fallen: Lan erschöpfen. Bis zu 2 aus einer Ursache zählen nicht.
    .promoted = Aktiv, wenn Treffer von innen fallen: Lan erschöpfen. Bis zu 4 aus einer Ursache zählen nicht.

## Die der Mächte

hero-roland-name = Roland
hero-roland-full = Kapitän Roland Wrathe
hero-roland-line = „Ich ließ deine Koje ein Jahr lang bezogen. Die Vorschrift erlaubt einen Monat.“
ability-roland = Enterkommando
    .text = Passiv, bei einer Probe auf Kampf, an der Roland teilnimmt: +1 für jeden anderen Helden dabei.
    .text-at-first = Aktiv, während die Helden für einen Einsatz mit Kampf bestimmt werden: Roland erschöpfen. Ein vierter Held darf mitgehen.
    .promoted = Aktiv, während die Helden für einen Einsatz mit Kampf bestimmt werden: Roland erschöpfen. Ein vierter Held darf mitgehen, und ein Misserfolg kostet 2 Crew weniger.

hero-ugyen-name = Ugyen
hero-ugyen-full = Beobachter Ugyen Dorji
hero-ugyen-line = „Danke. Und die Uhr, von der Sie es abgelesen haben: War das Ihre eigene, oder hat man sie Ihnen gezeigt?“
ability-ugyen = Freies Geleit
    .text = Passiv, bei einem Tabellenwurf, bei dem Ugyen hilft: +1.
    .text-at-first = Aktiv, beim Erreichen eines Hafens: Ugyen erschöpfen. Der Hafen schickt keine Streife und bedient euch zu neutralen Preisen.
    .promoted = Aktiv, beim Erreichen eines Hafens: Ugyen erschöpfen. Der Hafen schickt keine Streife und bedient euch zu freundlichen Preisen.

hero-vashti-name = Vashti
hero-vashti-full = Staffelführerin Vashti von Ismail
hero-vashti-line = „Beste Schützin auf dem Eis. Frag dort, wen du willst. Worauf, sagt dir keiner.“
ability-vashti = Noch einmal
    .text = Passiv: In jeder Phase nach der ersten greift die Maschine, die Vashti fliegt, einmal mehr an.
    .text-at-first = Aktiv, in einer Phase, in der sie fliegt: Vashti erschöpfen. Ihre Maschine greift in dieser Phase einmal mehr an.
    .promoted = Aktiv, in einer Phase, in der sie fliegt: Vashti erschöpfen. Ihre Maschine greift in dieser Phase zweimal mehr an.

hero-yasemin-name = Yasemin
hero-yasemin-full = Eintreiberin Yasemin Arslan
hero-yasemin-line = „Nimm Zucker. Er ist das Einzige auf diesem Tisch, das ich nicht aufschreibe.“
ability-yasemin = Pfand
    .text = Passiv, wenn ein Gefecht in einer Phase gewonnen wird, in der Yasemin einen Befehl ausführt oder fliegt: +2 Credits.
    .text-at-first = Aktiv, nach einem Unentschieden: Yasemin erschöpfen. Die Beute eines Feindes nehmen.
    .promoted = Passiv, wenn ein Gefecht in einer Phase gewonnen wird, in der Yasemin einen Befehl ausführt oder fliegt: +4 Credits.
    .promoted-at-first = Aktiv, nach einem Gefecht: Yasemin erschöpfen. Nach einem Unentschieden die Beute eines Feindes nehmen; nach einem Sieg die eines Feindes doppelt.

hero-cormac-name = Cormac
hero-cormac-full = Bergungsmeister Cormac Byrne
hero-cormac-line = „Es ist nichts Persönliches. Und dann trage ich es doch jedes Mal an einer Person vorbei hinaus.“
ability-cormac = Bergung
    .text = Passiv: Nach einem Gefecht wird 1 Schaden an dem Jäger oder Mech repariert, den Cormac geflogen hat.
    .text-at-first = Aktiv, außerhalb des Gefechts: Cormac erschöpfen. 2 Schaden an einem Jäger oder Mech reparieren.
    .promoted = Passiv: Nach einem Gefecht wird aller Schaden an dem Jäger oder Mech repariert, den Cormac geflogen hat.
    .promoted-at-first = Aktiv, außerhalb des Gefechts: Cormac erschöpfen. Allen Schaden an einem Jäger oder Mech reparieren, oder 1 an einer Sektion.
