### What things are called, and in a line what each is or does.

## Systems (rule 1.2) and sections (rule 2.1)

system-bridge = Bridge
system-weapons = Weapons
system-hangar = Hangar

section-bridge = Bridge
    .damaged = −1 Evasion
    .crippled = −2 Evasion
section-weapons = Weapons
    .damaged = −1 Accuracy
    .crippled = −2 Accuracy
section-hangar = Hangar
    .damaged = −1 bay
    .crippled = −2 bays
section-reactor = Reactor
    .damaged = −1 energy
    .crippled = −2 energy

# $section is its name, for languages in which this agrees with it.
damage-sound = undamaged
# $section, too.
damage-damaged = damaged
# $section, too.
damage-crippled = crippled

## Skills and classes (rule 6.1)

skill-combat = Combat
skill-diplomacy = Diplomacy
skill-engineering = Engineering
skill-leadership = Leadership
skill-operate = Operate
skill-piloting = Piloting
skill-stealth = Stealth

# With the article, as in “asks for an Engineer”.
class-agent = Agent
    .one = an Agent
class-captain = Captain
    .one = a Captain
class-diplomat = Diplomat
    .one = a Diplomat
class-engineer = Engineer
    .one = an Engineer
class-marine = Marine
    .one = a Marine
class-pilot = Pilot
    .one = a Pilot
class-specialist = Specialist
    .one = a Specialist


## Heroes’ states (rule 6.3)

# $hero is who, for languages in which this agrees with her.
status-ready = Ready
# $hero, too.
status-exhausted = Exhausted
# $hero, too.
status-wounded = Wounded

## Sectors (rule 4.2)

condition-empty-space = Empty Space
    .effect = nothing happens here
condition-nebula = Nebula
    .effect = no Recon
condition-solar-flare = Solar Flare
    .effect = 2 hits, no Rest
condition-geomagnetic-storm = Geomagnetic Storm
    .effect = 2 hits, 1 Bridge damage, no Repair
condition-pulsar = Pulsar
    .effect = 2 hits, 1 Reactor damage, no Heal
condition-super-nova = Super Nova
    .effect = 2 hits, 1 Weapons damage, a hero Wounded
condition-black-hole = Black Hole
    .effect = 3 hits, −1 Hull, the next action lost

bearing-east = east
bearing-south-east = south-east
bearing-south-west = south-west
bearing-west = west
bearing-north-west = north-west
bearing-north-east = north-east

# A sector or an option told from another of the same name by its bearing.
with-bearing = { $name }, { $bearing }
# A place on the grid of the chart, and a sector with it.
grid = { $row }{ $column }
with-grid = { $name } { $grid }
with-steps = { $count } { $bearing }

## The ship

ship-name = The Ironclad
ironclad = Ironclad

track-crew = Crew
track-morale = Morale
track-hull = Hull
track-salvage = Salvage
track-ammo = Ammo
track-credits = Credits

energy = Energy
shields = Shields
    .down = Shields down
actions = Actions
turn = Turn

# The five energy spaces, from the top (rule 2.8).
energy-space-1 = Shields down
energy-space-2 = −1 Accuracy
energy-space-3 = −1 Evasion
energy-space-4 = One hit
energy-space-5 = One Hull damage

threat-green = Green
threat-yellow = Yellow
threat-red = Red

mode-easy = Easy
    .text = A natural 6 always succeeds; a natural 1 only counts as 1.
mode-normal = Normal
    .text = A natural 6 always succeeds, a natural 1 always fails.
mode-hard = Hard
    .text = A natural 1 always fails; a natural 6 only counts as 6.

## Actions (rule 3.2)

action-recon = Recon
    .text = Turn up one intel token in an adjacent sector, without resolving it.
action-move = Move
    .text = Move to an adjacent sector.
action-rest = Rest
    .text = Up to two Exhausted heroes become Ready.
action-heal = Heal
    .text = With a Medical Bay: exhaust a Specialist; one Wounded hero becomes Exhausted.
action-repair = Repair
    .text = With a Repair Bay: exhaust an Engineer and spend 1 Salvage; repair 1 damage.
action-dock = Dock
    .text = At a port: two services, or two more.

## Intel (rule 5.1)



## Powers (rule 10.1)

faction-federation = Federation
    .full = the Gaia Nova Federation
faction-council = Council
    .full = the Galactic Council
faction-firstborn = Firstborn
    .full = the Firstborn
faction-cartel = Cartel
    .full = the Cartel
faction-corporation = Corporation
    .full = the Corporation

flag-neutral = neutral
flag-outlaw = outlaw

standing-enemy = Enemy
standing-hostile = Hostile
standing-neutral = neutral
standing-friendly = Friendly
standing-ally = Ally

## Ports and their services (chapter 9)

port-gaia-nova = Gaia Nova
    .tagline = The capital, under its sunshade. Flags are aired on even days.
port-jatania = Jatania
    .tagline = A cold farm world. They have eleven kinds of snow, and soup for each.
port-theia = Theia
    .tagline = The fleet’s own harbour. Every bollard has a number and a man to read it.
port-europa = Europa
    .tagline = A station that belongs to nobody, and charges for the view.
port-pharos = Pharos
    .tagline = The yard of the lightships. Nobody raises a voice, and the hammers are wrapped.
port-adjoa = Adjoa
    .tagline = Terraced canyons under a red sun. The lamps are kept low; it is we who bring torches.
port-mancala = Mancala
    .tagline = A market in a hollowed asteroid. Every stall is a bank, with sweets on the counter.
port-kontor = Kontor
    .tagline = Offices, gardens, lawyers. The air is metered by the room, and the gardens are extra.
port-perdita = Perdita
    .tagline = The Works: ice in at one end, air out at the other. There are more bunks than the plan shows.

port-planet = planet
port-station = station

service-saloon = Saloon
service-medical = Medical
service-trader = Trader
service-shipyard = Shipyard
service-guild = Guild
service-tech-center = Tech Center

# What a service sells, as its card lists it.
sells-saloon-rest = rest a hero
sells-saloon-morale = +1 Morale, once
sells-medical = a Wounded hero becomes Exhausted
sells-salvage = Salvage, { $stock } in stock
sells-ammo = Ammo, { $stock } in stock
sells-gear = Gear, drawn at random, { $stock } left
sells-hull = repair 1 Hull
sells-section = repair a section by 1
sells-fighter = repair a fighter or mech by 1
sells-crew = +1 Crew
sells-upgrade = { $name }{ $salvage ->
    [0] {""}
   *[other] , { $salvage } Salvage too
}
good-gear = Gear

## Combat (chapter 8)

phase-long = Long phase
phase-close = Close phase
stage-fast = Fast stage
stage-slow = Slow stage
stage-plan = Plan and pay

speed-fast = Fast
speed-slow = Slow
side-regular = Regular
side-elite = Elite

accuracy = Accuracy
evasion = Evasion
damage = Damage
shield = Shield
hull = Hull
pilot = Pilot

combat-result-victory = Victory
combat-result-draw = Draw
combat-result-defeat = Defeat

## Ours

fighter-skadi = Skadi
    .type = fighter
    .text = Hits with Operate, and 1 more at fighters. Evades with Piloting + 1, and 1 more from fighters.
    .upgraded = Hits with Operate + 1, and 1 more at fighters. Evades with Piloting + 1, and 1 more from fighters. Its first shot in each stage that misses is rolled again.
fighter-bellwether = Bellwether
    .type = fighter
    .text = Hits with Operate. Evades with Piloting + 2. Enemies that would attack the Ironclad attack it instead, except those that never attack fighters.
    .upgraded = Hits with Operate. Evades with Piloting + 3. All enemies attack it and nothing else, except those that never attack fighters.
fighter-marten = Marten
    .type = fighter
    .text = Hits with Operate. Evades with Piloting + 1. No enemy attacks it in the Long phase.
    .upgraded = Hits with Operate + 1. Evades with Piloting + 2. No enemy attacks it in the Long phase. Shields do not stop its shots.
fighter-bullock = Bullock
    .type = mech
    .text = Hits with Operate. Evades with Combat. In each stage, the first attack that lands on the Ironclad strikes it instead.
    .upgraded = Hits with Operate. Evades with Combat. In each stage, the first attack that lands on the Ironclad strikes it instead. Each attack that lands on it does 1 damage less.
fighter-rigger = Rigger
    .type = mech
    .text = Hits with Operate. Evades with Combat. Instead of attacking it may repair 1 damage on a section, or on another launched ship that is not disabled.
    .upgraded = Hits with Operate. Evades with Combat + 1. In the Fast stage, besides attacking, it may repair 1 damage on a section, or on another launched ship that is not disabled.
fighter-smith = Smith
    .type = mech
    .text = Hits with Combat. Evades with Operate. Shields do not stop its blows.
    .upgraded = Hits with Combat + 1. Evades with Operate. Shields do not stop its blows, and each that lands brings in 1 Salvage.

## Orders (rule 8.11)

order-kind-free = free
order-kind-standard = standard
order-kind-complex = complex
order-kind-heroic = heroic

order-none = No order
order-sortie = Sortie
    .text = Free. Launches fighters and mechs, each with a pilot of the Hangar squad.

order-evasive-pattern = Evasive Pattern
    .text = No cost. +1 Evasion this phase.
    .upgraded = No cost. +1 Evasion this phase, for the Ironclad and for every launched ship.
order-firing-solution = Firing Solution
    .text = No cost. +1 Accuracy this phase.
    .upgraded = No cost. +1 Accuracy this phase. The Ironclad’s first shot that misses is rolled again.
order-daring-manoeuvre = Daring manoeuvre
    .text = 1 energy. +3 Evasion this phase.
    .upgraded = 1 energy. +3 Evasion and +1 Accuracy this phase.
order-auxiliary-power = Auxiliary power
    .text = An Engineer of any squad is exhausted. Restores 1 energy. +1 Evasion this phase.
    .upgraded = An Engineer of any squad is exhausted. Restores up to 2 energy. +1 Evasion this phase.
order-overload-the-reactor-core = Overload the reactor core
    .text = Afterwards 2 Reactor damage. Restores up to 3 energy. Once in a scenario.
    .upgraded = Afterwards 2 damage to sections of your choice, point by point. Restores up to 3 energy. Once in a scenario.

order-laser-turrets = Laser Turrets
    .text = No cost. 1 damage. Against Fast targets +1 Accuracy and two rolls, at one or two of them.
    .upgraded = No cost. 1 damage. Against Fast targets +1 Accuracy and two rolls, or one for each Fast enemy if there are more, at any of them.
order-torpedoes = Torpedoes
    .text = 1 Ammo. 2 damage.
    .upgraded = 1 Ammo. 3 damage, in the Fast stage.
    .at-first = 1 Ammo. 2 damage, in the Fast stage.
order-heavy-cannon-battery = Heavy Cannon Battery
    .text = 1 energy. 3 damage.
    .upgraded = 1 energy. 4 damage. Damage beyond what destroys the target carries over to another enemy, without a roll.
    .at-first = 1 energy. 3 damage. Damage beyond what destroys the target carries over to another enemy, without a roll.
order-broadside = Broadside
    .text = 1 energy. 2 damage, with one roll at each Slow enemy, or at one Fast enemy if no Slow one is left.
    .upgraded = 1 energy. 3 damage, with one roll at each Slow enemy, or at one Fast enemy if no Slow one is left.
order-superweapon = Superweapon
    .text = 3 energy, and afterwards 2 Weapons damage. 6 damage, ignoring shields. Once in a scenario.
    .upgraded = 3 energy, and afterwards 2 Weapons damage. 6 damage, ignoring shields, with one roll at each Slow enemy, or at one Fast enemy if no Slow one is left. Once in a scenario.

order-escort = Escort
    .text = No cost. With a fighter launched, the first attack that lands on the Ironclad this phase is ignored.
    .upgraded = No cost. With a fighter launched, the first two attacks that land this phase on the Ironclad or on a launched ship are ignored.
order-wingman = Wingman
    .text = No cost. One launched ship gets +1 to hit this phase.
    .upgraded = No cost. Every launched ship gets +1 to hit this phase.
order-squadron-orders = Squadron orders
    .text = 1 energy. Every launched ship attacks twice this phase.
    .upgraded = 1 energy. Every launched ship attacks twice this phase, and shields do not stop it.
order-all-out-sortie = All-out Sortie
    .text = 3 energy, and afterwards 1 Hangar damage and a pilot is Exhausted. Launched ships attack twice in both stages. Once in a scenario.
    .upgraded = 3 energy, and afterwards 1 Hangar damage. Launched ships attack twice in both stages. Once in a scenario.

## How it ends

outcome-won = Won
    .text = The objective is reached.
outcome-lost = Lost
    .text = The Ironclad is destroyed.
outcome-ended = Ended
    .text = The players have ended it.

## Small words

# Lists, joined as Unicode’s list patterns are: two things; or the first, those between, and the last two. Commas only, where
# there is little room.
list-two = { $before }, { $after }
list-start = { $before }, { $after }
list-middle = { $before }, { $after }
list-end = { $before }, { $after }
# Where there is no room for the rest of the list.
list-more = { $names }, …
# In a sentence: “A, B and C”.
all-two = { $before } and { $after }
all-start = { $before }, { $after }
all-middle = { $before }, { $after }
all-end = { $before } and { $after }
# Costs and consequences: “1 energy; shields down”.
notes-two = { $before }; { $after }
notes-start = { $before }; { $after }
notes-middle = { $before }; { $after }
notes-end = { $before }; { $after }
# Whole sentences, one after the other.
sentences-two = { $before } { $after }
sentences-start = { $before } { $after }
sentences-middle = { $before } { $after }
sentences-end = { $before } { $after }
# Short facts side by side, in a line.
beside-two = { $before } · { $after }
beside-start = { $before } · { $after }
beside-middle = { $before } · { $after }
beside-end = { $before } · { $after }

# A gain or loss beside the name of its counter: “−2 Crew”.
gain = { SIGNED($by) } { $what }

seat = Seat { $number }
seats-all = everyone
seat-for = { $name } for { $away }
