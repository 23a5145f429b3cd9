### Fremde Schiffe: wie sie heißen, wen sie angreifen und was nur das eine kann (Regeln 8.9, 10.6).

## Wen ein Schiff angreift. $plus ist sein zusätzliches Zielen gegen Jäger und Mechs.

prey-nobody = Greift niemanden an.
prey-ironclad = Greift die Ironclad an.
prey-fighters = Jäger zuerst{ $plus ->
    [0] .
   *[other] , mit +{ $plus } Zielen.
}
prey-mechs = Mechs zuerst, dann Jäger.
prey-most-damaged = Die am schwersten beschädigte Maschine zuerst.
prey-weakest = Die schwächste Maschine zuerst.
prey-anyone = Greift jeden an; der Würfel entscheidet.

never-ironclad = Greift nie die Ironclad an.
never-fighters = Greift nie Jäger oder Mechs an.

ship-attacks = { $count } Angriffe
ship-attacks-text = { $count } Angriffe in jeder Phase.

## Was eine besondere Fähigkeit genau tut

special-screen = Solange es nicht zerstört ist, haben andere langsame Feinde +{ $count } Ausweichen.
special-jam = Solange es nicht zerstört ist, haben alle unsere Angriffe −{ $count } Zielen.
special-grapple = Solange es nicht zerstört ist, hat die Ironclad −{ $count } Ausweichen.
special-drain = Jeder Angriff, der die Ironclad trifft, nimmt auch { $count } Energie; was das freilegt, wirkt sofort.
special-reap = Jeder Angriff, der die Ironclad trifft, kostet auch { $count } Crew.
special-cull = +{ $count } Schaden an Jägern und Mechs, die zu Beginn der Stufe schon beschädigt waren, oder an der Ironclad, wenn sie da schon Rumpf verloren hatte.
special-toll = Ist es am Ende einer Phase nicht zerstört, zahlen wir { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}, soweit vorhanden.
special-steal = Jeder Angriff, der die Ironclad trifft, nimmt auch { $count } { $track ->
    [salvage] Schrott
    [ammo] Munition
   *[credits] { $count ->
        [one] Credit
       *[other] Credits
    }
}, soweit vorhanden.
special-mend = Am Ende der Fernphase bekommt der andere Feind, der am meisten Rumpf verloren hat, { $count } Rumpf zurück. Ist es allein, repariert es sich selbst.
special-recharge = Am Ende der Fernphase bekommt es { $count } Schild zurück.
ship-loot = Beute: { $loot }
special-run = Am Ende der Fernphase flieht es mit seiner Beute, wenn es { $count } Rumpf oder weniger hat.
special-at-range = In der { $range ->
    [long] Fernphase
   *[close] Nahphase
} hat es +{ $accuracy } Zielen{ $damage ->
    [0] .
   *[other] { " und " }+{ $damage } Schaden.
}
special-ram = Es greift nur in der Nahphase an.{ $inside ->
    [yes] { " Seine Treffer kommen dann von innen: Schilde helfen nicht." }
   *[no] { "" }
}
special-swarm = Es greift so oft an, wie es zu Beginn der Stufe noch Rumpf hat, höchstens { $count }-mal.
special-aim = Der erste Treffer jedes Angriffs, den Schilde nicht aufhalten, trifft ohne Schadenswurf { TRAIT($section, key: "id") ->
    [weapons] die Waffen
    [hangar] den Hangar
    [reactor] den Reaktor
   *[other] die { $section }
}.
special-land = Der erste Angriff, der die Ironclad in der Nahphase trifft, setzt auch Enterer an Bord: { $card } folgt auf das Gefecht, um die Kampfstärke schwieriger.
special-observe = Unbewaffnet; er kann nicht angegriffen werden. Vor der ersten Phase kann Diplomatie ihn zum Abzug bewegen. Solange er zusieht, gibt es keine Beute; für den Sieg zählt er nicht.
special-collect = Nach einem Unentschieden, wenn es nicht zerstört ist, zahlen wir { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
} oder geben ein Stück Ausrüstung her; ohne Ausrüstung an Bord zahlen wir, was an Credits da ist.

## Wer das Kommando hat

role-enforcer = Ein Vollstrecker, Kampfstärke { $strength }. Auch besiegt überlebt { $name }; das Schiff lässt sich entern.
role-villain = Das Flaggschiff. Widersacher: { $name }, Kampfstärke { $strength }. Auch besiegt überlebt ein Widersacher; das Schiff lässt sich entern.

leader-falk = Marschallin Falk
leader-shahidi = Vorsitzende Shahidi
leader-rangi = Rangi von Adjoa
leader-reis = Faktor Reis
leader-iyer = Direktorin Iyer

# Was ein Widersacher überall gelten macht, vom Anfang des Szenarios bis zum Ende.
global-standing-orders = Stehender Befehl: Keine Begegnung kann für Moral übergangen werden.
global-lanes-closed = Routen gesperrt: Jede Aktion Aufklären erschöpft außerdem einen Helden ({ $classes }).
global-roll-read = Die Rolle wird verlesen: Der erste Verlust von Crew in einer Runde kostet zusätzlich { $morale } Moral.
global-everything-owed = Alles hat seinen Preis: Dienste kosten { $credits } { $credits ->
    [one] Credit
   *[other] Credits
} mehr, und die erste gewürfelte 1 einer Runde kostet { $ammo } Munition.
global-loss-control = Verlustkontrolle: Jeder reparierte Punkt kostet { $salvage } Schrott mehr.

## Die Föderation

ship-valkyrie = Walküre
    .type = Fregatte
    .special = Kiellinie
ship-skadi-squadron = Skadi-Staffel
    .type = Jäger

## Der Rat

ship-avocet = Säbelschnäbler
    .type = Routenkutter
    .special = Lampen ins Gesicht
ship-dunlin = Strandläufer
    .type = Vorpostenboot
    .special = Lampen löschen

## Die Erstgeborenen

ship-harvest-home = Erntedank
    .type = Kornkahn, bewaffnet
    .special = Die Mahd
ship-gleaner = Ährenleserin
    .type = Jäger
    .special = Was noch steht

## Das Kartell

ship-demurrage = Liegegeld
    .type = Eintreiber
    .special = Stundenweise
ship-tare = Tara
    .type = Leichter
    .special = Lange Finger

## Der Konzern

ship-sinking-fund = Tilgungsstock
    .type = Depotschiff
    .special = Verlustrückstellung
ship-petty-cash = Portokasse
    .type = Pfändungsboote
    .special = Aufgefüllt

## Niemandes

ship-armed-merchant = Bewaffneter Kauffahrer
    .type = Frachter
    .special = Fracht zuerst
ship-equity = Billigkeit
    .type = Gefangenenkurier
ship-mercenary = Söldner
    .type = Kanonenboot
    .special = Lange Rohre
ship-corsair = Korsar
    .type = Kutter
    .special = Kasse zuerst
ship-raider = Räuber
    .type = Rammboot
    .special = Geradewegs auf uns
ship-drone-swarm = Drohnenschwarm
    .type = Automaten
    .special = Jede ein Geschütz
ship-outpost-1 = Wachposten
    .type = Außenposten
ship-outpost-2 = Bollwerk
    .type = Außenposten
ship-outpost-3 = Zitadelle
    .type = Außenposten

## Vollstrecker

ship-roland-enforcer = Roland Wrathe
    .type = Fregatte des Vollstreckers
    .special = Enterkommando
ship-ugyen-enforcer = Beobachter Ugyen
    .type = Kutter des Vollstreckers
    .special = Um wie viel Uhr, bitte?
ship-vashti-enforcer = Vashti von Ismail
    .type = Vollstreckerjäger
ship-yasemin-enforcer = Yasemin Arslan
    .type = Vollstrecker-Eintreiber
    .special = Es fehlen vierhundert
ship-cormac-enforcer = Cormac Byrne
    .type = Schlepper des Vollstreckers
    .special = Hakt sich ein

## Widersacher

ship-centenary = Hundertjahr
    .type = Flaggschiff des Widersachers
    .special = Auf ihre Brücke
ship-vesper = Vesper
    .type = Leuchtschiff des Widersachers
    .special = Alle Lampen auf einmal
ship-firstfruits = Erstlinge
    .type = Flaggschiff des Widersachers
    .special = Der erste Anteil
ship-sixteen-hulls = Sechzehn Kiele
    .type = Flaggschiff des Widersachers
    .special = Alle sechzehn
ship-going-concern = Fortführung
    .type = Flaggschiff des Widersachers
    .special = Kontinuität

# Eines von mehreren der gleichen Art: „Walküre 2“.
enemy-numbered = { $ship } { $number }

## Der Jäger

ship-good-neighbour = Guter Nachbar
    .type = Jäger
    .special = Unser Drill
