### Wie die Dinge heißen, und in einer Zeile, was jedes ist oder tut.

## Systeme (Regel 1.2) und Sektionen (Regel 2.1)

system-bridge = Brücke
system-weapons = Waffen
system-hangar = Hangar

section-bridge = Brücke
    .damaged = −1 Ausweichen
    .crippled = −2 Ausweichen
section-weapons = Waffen
    .damaged = −1 Zielen
    .crippled = −2 Zielen
section-hangar = Hangar
    .damaged = −1 Bucht
    .crippled = −2 Buchten
section-reactor = Reaktor
    .damaged = −1 Energie
    .crippled = −2 Energie

damage-sound = heil
damage-damaged = beschädigt
damage-crippled = zerschossen

## Fertigkeiten und Klassen (Regel 6.1)

skill-combat = Kampf
skill-diplomacy = Diplomatie
skill-engineering = Technik
skill-leadership = Führung
skill-operate = Bedienen
skill-piloting = Steuern
skill-stealth = Schleichen

# Mit dem Artikel im Nominativ, wie in „gebraucht wird: ein Ingenieur“.
class-agent = Agent
    .one = ein Agent
class-captain = Kapitän
    .one = ein Kapitän
class-diplomat = Diplomat
    .one = ein Diplomat
class-engineer = Ingenieur
    .one = ein Ingenieur
class-marine = Marine
    .one = ein Marine
class-pilot = Pilot
    .one = ein Pilot
class-specialist = Spezialist
    .one = ein Spezialist


## Zustände der Helden (Regel 6.3)

status-ready = Bereit
status-exhausted = Erschöpft
status-wounded = Verwundet

## Sektoren (Regel 4.2)

condition-empty-space = Leerer Raum
    .effect = hier geschieht nichts
condition-nebula = Nebel
    .effect = kein Aufklären
condition-solar-flare = Sonneneruption
    .effect = 2 Treffer, kein Ruhen
condition-geomagnetic-storm = Magnetsturm
    .effect = 2 Treffer, 1 Schaden an der Brücke, kein Reparieren
condition-pulsar = Pulsar
    .effect = 2 Treffer, 1 Schaden am Reaktor, kein Heilen
condition-super-nova = Supernova
    .effect = 2 Treffer, 1 Schaden an den Waffen, ein Held verwundet
condition-black-hole = Schwarzes Loch
    .effect = 3 Treffer, −1 Rumpf, nächste Aktion verloren

bearing-east = östlich
bearing-south-east = südöstlich
bearing-south-west = südwestlich
bearing-west = westlich
bearing-north-west = nordwestlich
bearing-north-east = nordöstlich

# Sektor oder Möglichkeit, von gleichnamigen durch die Richtung unterschieden.
with-bearing = { $name }, { $bearing }
# Ein Ort im Gitter der Karte, und ein Sektor damit.
grid = { $row }{ $column }
with-grid = { $name } { $grid }
with-steps = { $count } { $bearing }

## Das Schiff

ship-name = Die Ironclad
ironclad = Ironclad

track-crew = Crew
track-morale = Moral
track-hull = Rumpf
track-salvage = Schrott
track-ammo = Munition
track-credits = Credits

energy = Energie
shields = Schilde
    .down = Schilde unten
actions = Aktionen
turn = Runde

# Die fünf Energiefelder, von oben (Regel 2.8).
energy-space-1 = Schilde unten
energy-space-2 = −1 Zielen
energy-space-3 = −1 Ausweichen
energy-space-4 = Ein Treffer
energy-space-5 = 1 Schaden am Rumpf

threat-green = Grün
threat-yellow = Gelb
threat-red = Rot

mode-easy = Leicht
    .text = Eine gewürfelte 6 gelingt immer; eine 1 zählt nur als 1.
mode-normal = Normal
    .text = Eine gewürfelte 6 gelingt immer, eine 1 misslingt immer.
mode-hard = Schwer
    .text = Eine gewürfelte 1 misslingt immer; eine 6 zählt nur als 6.

## Aktionen (Regel 3.2)

action-recon = Aufklären
    .text = Eine Meldung in einem Nachbarsektor aufdecken. Sie wird nicht abgehandelt.
action-move = Bewegen
    .text = In einen Nachbarsektor fliegen.
action-rest = Ruhen
    .text = Bis zu zwei erschöpfte Helden werden bereit.
action-heal = Heilen
    .text = Mit Krankenstation: einen Spezialisten erschöpfen; ein verwundeter Held wird erschöpft.
action-repair = Reparieren
    .text = Mit Bordwerkstatt: einen Ingenieur erschöpfen und 1 Schrott ausgeben; 1 Schaden beheben.
action-dock = Andocken
    .text = In einem Hafen: zwei Dienste, oder zwei weitere.

## Meldungen (Regel 5.1)



## Mächte (Regel 10.1)

faction-federation = Föderation
    .with = mit der Föderation
    .full = die Föderation von Gaia Nova
faction-council = Rat
    .with = mit dem Rat
    .full = der Galaktische Rat
faction-firstborn = Erstgeborene
    .with = mit den Erstgeborenen
    .full = die Erstgeborenen
faction-cartel = Kartell
    .with = mit dem Kartell
    .full = das Kartell
faction-corporation = Konzern
    .with = mit dem Konzern
    .full = der Konzern

flag-neutral = neutral
flag-outlaw = vogelfrei

standing-enemy = Feind
standing-hostile = feindselig
standing-neutral = neutral
standing-friendly = freundlich
standing-ally = verbündet

## Häfen und ihre Dienste (Kapitel 9)

port-gaia-nova = Gaia Nova
    .tagline = Die Hauptstadt unter ihrem Sonnensegel. Fahnen lüftet man an geraden Tagen.
port-jatania = Jatania
    .tagline = Eine kalte Bauernwelt. Elf Arten Schnee kennt man hier, und zu jeder eine Suppe.
port-theia = Theia
    .tagline = Der Hafen der Flotte. Jeder Poller hat eine Nummer und einen Mann, der sie abliest.
port-europa = Europa
    .tagline = Eine Station, die niemandem gehört und für die Aussicht kassiert.
port-pharos = Pharos
    .tagline = Die Werft der Leuchtschiffe. Niemand wird laut, und die Hämmer sind umwickelt.
port-adjoa = Adjoa
    .tagline = Terrassen in Schluchten unter roter Sonne. Man hält die Lampen klein; Fackeln bringen nur wir mit.
port-mancala = Mancala
    .tagline = Ein Markt in einem ausgehöhlten Asteroiden. Jeder Stand ist eine Bank, mit Bonbons auf dem Tresen.
port-kontor = Kontor
    .tagline = Büros, Gärten, Anwälte. Die Luft wird je Zimmer abgerechnet, die Gärten gehen extra.
port-perdita = Perdita
    .tagline = Das Werk: vorne Eis hinein, hinten Luft heraus. Es gibt mehr Kojen, als der Plan zeigt.

port-planet = Planet
port-station = Station

service-saloon = Saloon
service-medical = Lazarett
service-trader = Händler
service-shipyard = Werft
service-guild = Gilde
service-tech-center = Technikhof

# Was ein Dienst verkauft, wie es auf seiner Karte steht.
sells-saloon-rest = ein Held ruht
sells-saloon-morale = +1 Moral, einmal
sells-medical = ein Verwundeter wird erschöpft
sells-salvage = Schrott, { $stock } auf Lager
sells-ammo = Munition, { $stock } auf Lager
sells-gear = Ausrüstung, zufällig gezogen, noch { $stock }
sells-hull = Rumpf um 1 reparieren
sells-section = Sektion um 1 reparieren
sells-fighter = Jäger oder Mech um 1 reparieren
sells-crew = +1 Crew
sells-upgrade = { $name }{ $salvage ->
    [0] {""}
   *[other] , dazu { $salvage } Schrott
}
good-gear = Ausrüstung

## Raumgefecht (Kapitel 8)

phase-long = Fernphase
phase-close = Nahphase
stage-fast = Schnelle Stufe
stage-slow = Langsame Stufe
stage-plan = Planen und zahlen

speed-fast = Schnell
speed-slow = Langsam
side-regular = Regulär
side-elite = Elite

accuracy = Zielen
evasion = Ausweichen
damage = Schaden
shield = Schild
hull = Rumpf
pilot = Pilot

combat-result-victory = Sieg
combat-result-draw = Unentschieden
combat-result-defeat = Niederlage

## Unsere

fighter-skadi = Skadi
    .type = Jäger
    .text = Trifft mit Bedienen, Jäger mit 1 mehr. Weicht mit Steuern + 1 aus, vor Jägern mit 1 mehr.
    .upgraded = Trifft mit Bedienen + 1, Jäger mit 1 mehr. Weicht mit Steuern + 1 aus, vor Jägern mit 1 mehr. Der erste Fehlschuss jeder Stufe wird neu gewürfelt.
fighter-bellwether = Bellwether
    .type = Jäger
    .text = Trifft mit Bedienen. Weicht mit Steuern + 2 aus. Feinde, die die Ironclad angreifen würden, greifen statt ihrer ihn an, außer sie greifen nie Jäger an.
    .upgraded = Trifft mit Bedienen. Weicht mit Steuern + 3 aus. Alle Feinde greifen ihn an und sonst nichts, außer sie greifen nie Jäger an.
fighter-marten = Marten
    .type = Jäger
    .text = Trifft mit Bedienen. Weicht mit Steuern + 1 aus. In der Fernphase greift kein Feind ihn an.
    .upgraded = Trifft mit Bedienen + 1. Weicht mit Steuern + 2 aus. In der Fernphase greift kein Feind ihn an. Schilde halten seine Schüsse nicht auf.
fighter-bullock = Bullock
    .type = Mech
    .text = Trifft mit Bedienen. Weicht mit Kampf aus. In jeder Stufe geht der erste Angriff, der die Ironclad träfe, stattdessen auf ihn.
    .upgraded = Trifft mit Bedienen. Weicht mit Kampf aus. In jeder Stufe geht der erste Angriff, der die Ironclad träfe, stattdessen auf ihn. Jeder Angriff, der ihn trifft, macht 1 Schaden weniger.
fighter-rigger = Rigger
    .type = Mech
    .text = Trifft mit Bedienen. Weicht mit Kampf aus. Statt anzugreifen, kann er 1 Schaden von einer Sektion nehmen oder von einer anderen Maschine, die draußen und nicht außer Gefecht ist.
    .upgraded = Trifft mit Bedienen. Weicht mit Kampf + 1 aus. In der schnellen Stufe kann er neben dem Angriff 1 Schaden von einer Sektion nehmen oder von einer anderen Maschine, die draußen und nicht außer Gefecht ist.
fighter-smith = Smith
    .type = Mech
    .text = Trifft mit Kampf. Weicht mit Bedienen aus. Schilde halten seine Schläge nicht auf.
    .upgraded = Trifft mit Kampf + 1. Weicht mit Bedienen aus. Schilde halten seine Schläge nicht auf, und jeder, der sitzt, bringt 1 Schrott ein.

## Befehle (Regel 8.11)

order-kind-free = frei
order-kind-standard = einfach
order-kind-complex = schwierig
order-kind-heroic = heldenhaft

order-none = Kein Befehl
order-sortie = Ausfall
    .text = Frei. Startet Jäger und Mechs, jeden mit einem Piloten aus dem Hangartrupp.

order-evasive-pattern = Ausweichkurs
    .text = Kostet nichts. +1 Ausweichen in dieser Phase.
    .upgraded = Kostet nichts. +1 Ausweichen in dieser Phase, für die Ironclad und jede Maschine draußen.
order-firing-solution = Feuerleitung
    .text = Kostet nichts. +1 Zielen in dieser Phase.
    .upgraded = Kostet nichts. +1 Zielen in dieser Phase. Der erste Fehlschuss der Ironclad wird neu gewürfelt.
order-daring-manoeuvre = Tollkühnes Manöver
    .text = 1 Energie. +3 Ausweichen in dieser Phase.
    .upgraded = 1 Energie. +3 Ausweichen und +1 Zielen in dieser Phase.
order-auxiliary-power = Hilfsenergie
    .text = Ein Ingenieur aus einem beliebigen Trupp wird erschöpft. Bringt 1 Energie zurück. +1 Ausweichen in dieser Phase.
    .upgraded = Ein Ingenieur aus einem beliebigen Trupp wird erschöpft. Bringt bis zu 2 Energie zurück. +1 Ausweichen in dieser Phase.
order-overload-the-reactor-core = Reaktorkern überladen
    .text = Danach 2 Schaden am Reaktor. Bringt bis zu 3 Energie zurück. Einmal im Szenario.
    .upgraded = Danach 2 Schaden an Sektionen eurer Wahl, Punkt für Punkt. Bringt bis zu 3 Energie zurück. Einmal im Szenario.

order-laser-turrets = Lasertürme
    .text = Kostet nichts. 1 Schaden. Gegen schnelle Ziele +1 Zielen und zwei Würfe, auf eines oder zwei davon.
    .upgraded = Kostet nichts. 1 Schaden. Gegen schnelle Ziele +1 Zielen und zwei Würfe, bei mehr schnellen Feinden einen je Feind, frei verteilt.
order-torpedoes = Torpedos
    .text = 1 Munition. 2 Schaden.
    .upgraded = 1 Munition. 3 Schaden, in der schnellen Stufe.
    .at-first = 1 Munition. 2 Schaden, in der schnellen Stufe.
order-heavy-cannon-battery = Schwere Batterie
    .text = 1 Energie. 3 Schaden.
    .upgraded = 1 Energie. 4 Schaden. Schaden über die Zerstörung des Ziels hinaus geht ohne Wurf auf einen anderen Feind über.
    .at-first = 1 Energie. 3 Schaden. Schaden über die Zerstörung des Ziels hinaus geht ohne Wurf auf einen anderen Feind über.
order-broadside = Breitseite
    .text = 1 Energie. 2 Schaden, mit einem Wurf auf jeden langsamen Feind, oder auf einen schnellen, wenn kein langsamer mehr da ist.
    .upgraded = 1 Energie. 3 Schaden, mit einem Wurf auf jeden langsamen Feind, oder auf einen schnellen, wenn kein langsamer mehr da ist.
order-superweapon = Hauptgeschütz
    .text = 3 Energie, danach 2 Schaden an den Waffen. 6 Schaden, Schilde zählen nicht. Einmal im Szenario.
    .upgraded = 3 Energie, danach 2 Schaden an den Waffen. 6 Schaden, Schilde zählen nicht, mit einem Wurf auf jeden langsamen Feind, oder auf einen schnellen, wenn kein langsamer mehr da ist. Einmal im Szenario.

order-escort = Geleit
    .text = Kostet nichts. Ist ein Jäger draußen, bleibt der erste Angriff, der in dieser Phase die Ironclad trifft, ohne Wirkung.
    .upgraded = Kostet nichts. Ist ein Jäger draußen, bleiben die ersten zwei Angriffe, die in dieser Phase die Ironclad oder eine Maschine draußen treffen, ohne Wirkung.
order-wingman = Rottenflieger
    .text = Kostet nichts. Eine Maschine draußen trifft in dieser Phase mit +1.
    .upgraded = Kostet nichts. Jede Maschine draußen trifft in dieser Phase mit +1.
order-squadron-orders = Staffelbefehl
    .text = 1 Energie. Jede Maschine draußen greift in dieser Phase zweimal an.
    .upgraded = 1 Energie. Jede Maschine draußen greift in dieser Phase zweimal an, und Schilde halten sie nicht auf.
order-all-out-sortie = Ausfall mit allem
    .text = 3 Energie, danach 1 Schaden am Hangar und ein Pilot erschöpft. Maschinen draußen greifen in beiden Stufen zweimal an. Einmal im Szenario.
    .upgraded = 3 Energie, danach 1 Schaden am Hangar. Maschinen draußen greifen in beiden Stufen zweimal an. Einmal im Szenario.

## Wie es endet

outcome-won = Gewonnen
    .text = Das Ziel ist erreicht.
outcome-lost = Verloren
    .text = Die Ironclad ist zerstört.
outcome-ended = Beendet
    .text = Die Spieler haben es beendet.

## Kleine Wörter

# Listen, nach Unicodes Mustern: zwei Dinge; oder das erste, die dazwischen und die letzten beiden. Nur Kommas, wo wenig Platz
# ist.
list-two = { $before }, { $after }
list-start = { $before }, { $after }
list-middle = { $before }, { $after }
list-end = { $before }, { $after }
# Wo für den Rest der Liste kein Platz ist.
list-more = { $names }, …
# Im Satz: „A, B und C“.
all-two = { $before } und { $after }
all-start = { $before }, { $after }
all-middle = { $before }, { $after }
all-end = { $before } und { $after }
# Preise und Folgen: „1 Energie; Schilde unten“.
notes-two = { $before }; { $after }
notes-start = { $before }; { $after }
notes-middle = { $before }; { $after }
notes-end = { $before }; { $after }
# Ganze Sätze hintereinander.
sentences-two = { $before } { $after }
sentences-start = { $before } { $after }
sentences-middle = { $before } { $after }
sentences-end = { $before } { $after }
# Kurze Angaben nebeneinander in einer Zeile.
beside-two = { $before } · { $after }
beside-start = { $before } · { $after }
beside-middle = { $before } · { $after }
beside-end = { $before } · { $after }

# Gewinn oder Verlust neben dem Namen des Werts: „−2 Crew“.
gain = { SIGNED($by) } { $what }

seat = Platz { $number }
seats-all = alle
seat-for = { $name } für { $away }
