### Ausrüstung und Module.

## Ausrüstung

# $skill die Fertigkeit, der es hilft, $adds um wie viel.
gear-adds = +{ $adds } { $skill } für den, der es trägt
gear-boarding-shield = Enterschild
gear-rivet-gun = Nietpistole
gear-tea-service = Teeservice
gear-letters-of-credit = Kreditbriefe
gear-long-wrench = Langer Schlüssel
gear-bosuns-pipe = Bootsmannspfeife
gear-survey-glass = Vermesserglas
gear-gun-director = Feuerleitgerät
gear-pilots-gloves = Fliegerhandschuhe
gear-harbour-almanac = Hafenalmanach
gear-felt-soles = Filzsohlen
gear-spare-magazine = Reservemagazin
gear-sickbay-cot = Lazarettkoje
gear-bumper-screen = Prallschirm

## Module
## Der Text sagt, was ein Modul tut; .upgraded, was die andere Seite tut, wo es eine gibt.

module-long-range-sensors = Fernsensoren
    .text = Aufklären erreicht jede Meldung bis 2 Sektoren weit. Belegt eingebaut 1 Energiefeld.
    .upgraded = Aufklären erreicht jede Meldung bis 2 Sektoren weit.
module-capacitor-bank = Kondensatorbank
    .text = Waffenbefehle kosten 1 Energie weniger.
module-targeting-computer = Zielrechner
    .text = +1 auf alle Würfe auf Zielen, beim Schiff und bei allem, was es gestartet hat.
    .upgraded = +2 auf alle Würfe auf Zielen, beim Schiff und bei allem, was es gestartet hat.
module-radiation-plating = Strahlenpanzer
    .text = +1 Strahlenschild: jede kosmische Lage außer dem Schwarzen Loch macht 1 Treffer weniger.
    .upgraded = +2 Strahlenschild: jede kosmische Lage außer dem Schwarzen Loch macht 2 Treffer weniger.
module-vector-thrusters = Vektordüsen
    .text = +1 auf alle Würfe auf Ausweichen, beim Schiff und bei allem, was es gestartet hat.
    .upgraded = +2 auf alle Würfe auf Ausweichen, beim Schiff und bei allem, was es gestartet hat.
module-aegis-projector = Ägis-Projektor
    .text = In jedem Raumgefecht bleibt der erste Angriff, der die Ironclad trifft, ohne Wirkung. Belegt eingebaut 1 Energiefeld.
    .upgraded = In jedem Raumgefecht bleibt der erste Angriff, der die Ironclad trifft, ohne Wirkung.
module-reinforced-hull = Verstärkter Rumpf
    .text = +1 maximaler Rumpf.
    .upgraded = +2 maximaler Rumpf.
module-medical-bay = Krankenstation
    .text = Erlaubt die Aktion Heilen. Krankheit und Raumkoller kosten 1 Crew weniger.
module-recreation-deck = Freizeitdeck
    .text = Die Aktion Ruhen macht drei Helden bereit. Kostet bei jedem Einbau 5 Credits.
module-repair-bay = Bordwerkstatt
    .text = Erlaubt die Aktion Reparieren.
module-spare-magazine = Reservemagazin
    .text = +2 maximale Munition.
module-sickbay-cot = Lazarettkoje
    .text = Krankheit und Raumkoller kosten 1 Crew weniger.
module-bumper-screen = Prallschirm
    .text = +1 Schilde. Belegt eingebaut 1 Energiefeld.
