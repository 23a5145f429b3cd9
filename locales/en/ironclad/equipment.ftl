### Gear and modules.

## Gear

# $skill the skill it helps with, $adds how much.
gear-adds = +{ $adds } { $skill } for whoever carries it
gear-boarding-shield = Boarding shield
gear-rivet-gun = Rivet gun
gear-tea-service = Tea service
gear-letters-of-credit = Letters of credit
gear-long-wrench = Long wrench
gear-bosuns-pipe = Bosun’s pipe
gear-survey-glass = Survey glass
gear-gun-director = Gun director
gear-pilots-gloves = Pilot’s gloves
gear-harbour-almanac = Harbour almanac
gear-felt-soles = Felt soles
gear-spare-magazine = Spare magazine
gear-sickbay-cot = Sickbay cot
gear-bumper-screen = Bumper screen

## Modules
## The text says what a module does; .upgraded what its other side does, where it has one.

module-long-range-sensors = Long-range Sensors
    .text = Recon reaches any token within 2 sectors. Takes up 1 energy space while fitted.
    .upgraded = Recon reaches any token within 2 sectors.
module-capacitor-bank = Capacitor Bank
    .text = Weapons orders cost 1 energy less.
module-targeting-computer = Targeting Computer
    .text = +1 to all Accuracy rolls of the ship and of what she has launched.
    .upgraded = +2 to all Accuracy rolls of the ship and of what she has launched.
module-radiation-plating = Radiation Plating
    .text = +1 radiation shield: each cosmic condition except a Black Hole does 1 hit less.
    .upgraded = +2 radiation shield: each cosmic condition except a Black Hole does 2 hits less.
module-vector-thrusters = Vector Thrusters
    .text = +1 to all Evasion rolls of the ship and of what she has launched.
    .upgraded = +2 to all Evasion rolls of the ship and of what she has launched.
module-aegis-projector = Aegis Projector
    .text = Ignores the first attack that lands on the Ironclad in each space combat. Takes up 1 energy space while fitted.
    .upgraded = Ignores the first attack that lands on the Ironclad in each space combat.
module-reinforced-hull = Reinforced Hull
    .text = +1 maximum Hull.
    .upgraded = +2 maximum Hull.
module-medical-bay = Medical Bay
    .text = Allows the Heal action. Sickness and Space Dementia cost 1 Crew less.
module-recreation-deck = Recreation Deck
    .text = The Rest action readies three heroes. Costs 5 Credits each time it is fitted.
module-repair-bay = Repair Bay
    .text = Allows the Repair action.
module-spare-magazine = Spare Magazine
    .text = +2 maximum Ammo.
module-sickbay-cot = Sickbay Cot
    .text = Sickness and Space Dementia cost 1 Crew less.
module-bumper-screen = Bumper Screen
    .text = +1 shields. Takes up 1 energy space while fitted.
