### Full Thrust: a war game of starship fleets. $ship, $target and $group are names; $squadron is a side or one of its squadrons.

full-thrust-title = Full Thrust
full-thrust-subtitle = Fleets of starships, secret orders, one table

## Sides

full-thrust-side-blue = Blue
full-thrust-side-red = Red
full-thrust-side-green = Green
full-thrust-side-amber = Amber
full-thrust-side-hammer = the Hammer
full-thrust-side-swarm = the Swarm
full-thrust-side-convoy = the Convoy
full-thrust-side-raiders = the Raiders
full-thrust-side-guard = the Colonial Guard
full-thrust-side-union = the Union
full-thrust-squadron = { $side }, squadron { $number }

## Scenarios

full-thrust-scenario-first-command = First Command
    .text = Two Frigates stop a Light Freighter. A guided first battle: eight turns, explained step by step. Not a balanced battle.
full-thrust-scenario-border-patrol = Border Patrol
    .text = Two equal patrols meet where two borders cross. A small battle to begin with: ten turns, four ships a side.
full-thrust-scenario-hammer-and-swarm = Hammer and Swarm
    .text = A Battleship and her escort against a swarm of lighter ships of the same worth. Played by the computer, the swarm wins more often.
full-thrust-scenario-fleet-action = Fleet Action
    .text = Two fleets of your own choice, within an agreed factor value.
full-thrust-scenario-convoy = Convoy
    .text = Four merchants and a small escort must cross the table. Stronger raiders mean to destroy or take them. Played by the computer, the raiders win more often.
full-thrust-scenario-grand-admiral = Grand Admiral
    .text = A fleet action for several players a side: each commands a squadron and writes its orders.
full-thrust-scenario-three-cornered = Three-cornered Fight
    .text = Three powers, one table, and no friends.
full-thrust-scenario-four-cornered = Four-cornered Fight
    .text = Four powers meet in the middle of the table.
full-thrust-scenario-last-run = The Last Run of the Furious
    .text = An Escort Cruiser, a Destroyer and two Scouts against a task force. You will hardly beat it; reach the transports. Not a balanced battle.
full-thrust-scenario-made-battle = Custom Battle
    .text = Two to four fleets of equal value, random or of your choice, from neighbouring edges.
full-thrust-scenario-made-convoy = Custom Convoy
    .text = Merchants with an escort must cross the table; raiders lie in wait. The computer can test how balanced it is.
full-thrust-scenario-made-rearguard = Custom Rearguard
    .text = A guard holds up a stronger fleet with its transports, and must hurt it or stop them all. The computer can test how balanced it is.
full-thrust-scenario-own = { $name }
    .text = A scenario of your own.

## Classes

full-thrust-class-scout = Scout
full-thrust-class-frigate = Frigate
full-thrust-class-destroyer = Destroyer
full-thrust-class-light-cruiser = Light Cruiser
full-thrust-class-escort-cruiser = Escort Cruiser
full-thrust-class-heavy-cruiser = Heavy Cruiser
full-thrust-class-battleship = Battleship
full-thrust-class-dreadnought = Dreadnought
full-thrust-class-carrier = Carrier
full-thrust-class-light-freighter = Light Freighter
full-thrust-class-bulk-carrier-armed = Bulk Carrier, armed
full-thrust-class-bulk-carrier-unarmed = Bulk Carrier, unarmed
full-thrust-class-commercial-liner = Commercial Liner
full-thrust-class-fleet-tender = Fleet Tender
full-thrust-class-dummy = Dummy
full-thrust-class-own = { $name }

## Ships, weapons, systems

full-thrust-unit-ship = { $name }
full-thrust-unit-bogey = Bogey { $letter }
full-thrust-unit-group = Group { $number } of { $ship }
full-thrust-unit-unknown = unknown
full-thrust-weapon = { $kind } (no. { $number })
full-thrust-weapon-a = A battery
full-thrust-weapon-b = B battery
full-thrust-weapon-c = C battery
full-thrust-weapon-torpedo = torpedo tube
full-thrust-weapon-needle = needle beam
full-thrust-system-drive = Drive
full-thrust-system-firecon = Firecon { $number }
full-thrust-arc-fore = Fore
full-thrust-arc-starboard = Starboard
full-thrust-arc-aft = Aft
full-thrust-arc-port = Port
full-thrust-edge-north = north
full-thrust-edge-east = east
full-thrust-edge-south = south
full-thrust-edge-west = west

## Switches

full-thrust-switch-adv-movement = Advanced movement
full-thrust-switch-threshold-damage = Threshold damage
full-thrust-switch-alternate-fire = Alternate fire
full-thrust-switch-hull-armour = Hull armour
full-thrust-switch-pulse-torpedoes = Pulse torpedoes
full-thrust-switch-needle-beams = Needle beams
full-thrust-switch-sensors = Sensors
full-thrust-switch-dummies = Dummies
full-thrust-switch-fighters = Fighters
full-thrust-switch-dogfights = Dogfights
full-thrust-switch-ramming = Ramming
full-thrust-switch-custom-designs = Your own designs
full-thrust-switch-merchants = Merchants
full-thrust-switch-morale = Morale
full-thrust-switch-morale-flagship = Flagship morale
full-thrust-switch-odd-thrust-round-up = Odd Thrust rounded up

## What is asked

full-thrust-ask-deploy = Set up your ships, unseen by the others.
full-thrust-ask-orders = Turn { $turn }: write your orders, unseen by the others.
full-thrust-ask-scans = Choose what your ships scan.
full-thrust-ask-move-group = { $side }: move a fighter group.
full-thrust-ask-allocate = Allocate your fire, unseen by the others.
full-thrust-ask-fire-next = { $side }: fire a ship or a group, or pass.
full-thrust-ask-guns = { $ship } is attacked. Split { $guns ->
        [one] her anti-fighter gun
       *[other] her { $guns } anti-fighter guns
    }.
full-thrust-ask-exit-edge = { $squadron } withdraws. By which edge?

## What is rolled

full-thrust-roll-deal-edges = Who sets up where?
full-thrust-roll-edge = May { $ship } return?
full-thrust-roll-order = { $side } rolls for who begins.
full-thrust-roll-line = { $target } lies between two arcs of { $ship }.
full-thrust-roll-gun = { $ship } fires an anti-fighter gun at { $group }.
full-thrust-roll-shot = { $ship }, { $weapon }, at { $target }.
full-thrust-roll-attack = { $group } attacks { $target }.
full-thrust-roll-threshold = { $ship }: { $system } is lost on { $needed } or more.
full-thrust-roll-ram-contest = { $ship }: the die and her Thrust decide the ram.
full-thrust-roll-ram-damage = { $ship } rams { $target }: damage to both.
full-thrust-roll-morale = { $squadron } withdraws on { $needed } or more.

## What happened

full-thrust-event-edges-kept = The die shows { $die }: the zones stay as they are.
full-thrust-event-edges-swapped = The die shows { $die }: the sides swap zones.
full-thrust-event-deployed = { $ship } is set up: course { $course }, velocity { $velocity }.
full-thrust-event-locked = { $squadron } is ready.
full-thrust-event-unlocked = { $squadron } is no longer ready.
full-thrust-event-set-up = All are set up.
full-thrust-event-turn = Turn { $turn }.
full-thrust-event-order = { $ship }: { $order }
full-thrust-event-orders = All orders are in. The ships move.
full-thrust-event-moved = { $ship }: course { $course }, velocity { $velocity }.
full-thrust-event-bogey-moved = { $ship } moves.
full-thrust-event-void = { $ship } flies straight on. { $reason }
full-thrust-event-left = { $ship } leaves the table by the { $edge }.
full-thrust-event-back = { $ship }: the die shows { $die }. She may return from turn { $turn }.
full-thrust-event-too-late = { $ship }: the die shows { $die }. She could return in turn { $turn } at the earliest: too late for this battle.
full-thrust-event-never-back = { $ship }: the die shows { $die }. She does not return.
full-thrust-event-returned = { $ship } returns.
full-thrust-event-destroyed = { $ship } is destroyed.
full-thrust-event-lost = { $ship } is lost to the battle.
full-thrust-event-withdrawn = { $ship } has withdrawn.
full-thrust-event-exited = { $ship } has got away.
full-thrust-event-removed = A dummy is removed: { $ship }.
full-thrust-event-revealed = Bogey { $letter } is { $ship } ({ $class }): { $cause }.
full-thrust-cause-passive = seen by passive sensors
full-thrust-cause-scanned = scanned
full-thrust-cause-scanning = given away by its own scan
full-thrust-cause-launch = it launched fighters
full-thrust-cause-recovery = it took fighters aboard
full-thrust-cause-attacked = attacked by fighters
full-thrust-event-scan-chosen = { $ship }: scan chosen.
full-thrust-event-scans = All scans are chosen.
full-thrust-event-scanned = { $ship } scans Bogey { $letter }.
full-thrust-event-launched = { $group } is launched.
full-thrust-event-launch-void = { $ship } launches nothing: she used thrust, or the launch point is off the table.
full-thrust-event-landing = { $group } is to go aboard.
full-thrust-event-landing-void = { $ship } takes nobody aboard: she used thrust, or the group is too far away.
full-thrust-event-order-rolled = { $side } rolls { $die }.
full-thrust-event-order-set = { $side } begins.
full-thrust-event-group-moved = { $group } moves.
full-thrust-event-line = { $target } lies between two arcs of { $ship }. The die shows { $die }: { $arc }.
full-thrust-event-shots-chosen = { $ship }: fire allocated.
full-thrust-event-attack-chosen = { $group }: attack allocated.
full-thrust-event-fire = All fire is allocated.
full-thrust-event-fires = { $ship } fires.
full-thrust-event-attacks = { $group } attacks { $target }.
full-thrust-event-attack-spent = { $group } attacked a dummy: the attack is spent.
full-thrust-event-passed = { $side } passes.
full-thrust-event-guns = { $ship } answers with anti-fighter guns: { $guns }.
full-thrust-event-gun = { $ship } fires at { $group }: { $die }, fighters hit: { $hits }.
full-thrust-event-battery = { $ship }, { $weapon }, at { $target }: { $dice }. Damage: { $damage }.
full-thrust-event-torpedo = { $ship } fires a torpedo at { $target }: { $die }, needs { $needed }. Damage: { $damage }.
full-thrust-event-needle = { $ship } aims a needle beam at { $target }, { $system }: { $die }.
full-thrust-event-attack = { $group } attacks { $target }: { $dice }. Hits: { $hits }.
full-thrust-event-damaged = { $ship } loses { $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    }.
full-thrust-event-needle-hit = { $ship }: { $system } is knocked out.
full-thrust-event-threshold-lost = { $ship }: { $system } fails ({ $die }, lost on { $needed }+).
full-thrust-event-threshold-held = { $ship }: { $system } holds ({ $die }, lost on { $needed }+).
full-thrust-event-fighters-lost = { $group } loses fighters: { $fighters }.
full-thrust-event-ram-missed = { $ship } cannot ram: her target is out of reach.
full-thrust-event-rammed = { $ship } rams { $target }: { $own } to { $other }.
full-thrust-event-ram-evaded = { $target } evades { $ship }: { $own } to { $other }.
full-thrust-event-ram-damage = { $ship } and { $target } collide: { $dice }, times { $factor }. Damage to both: { $damage }.
full-thrust-event-recovered = { $group } is aboard again.
full-thrust-event-morale-held = { $squadron } fights on ({ $die }, withdraws on { $needed }+).
full-thrust-event-morale-broken = { $squadron } loses heart ({ $die }, withdraws on { $needed }+).
full-thrust-event-morale-gone = { $squadron } has lost too many ships, and loses heart.
full-thrust-event-withdraws = { $squadron } withdraws to the { $edge }.
full-thrust-plan-wait = stays away
full-thrust-plan-return = returns

## Ends

full-thrust-outcome-draw = The battle is drawn.
full-thrust-outcome-won = Victory for { $side }.
full-thrust-outcome-minor = A minor victory for { $side }.
full-thrust-outcome-major = A major victory for { $side }.

## Why an order is void

full-thrust-void-thrust = It asks for { $asked } thrust points; the Drive gives { $has }.
full-thrust-void-turn = It asks for { $asked } course points; half the Thrust is { $most }.
full-thrust-void-under-zero = The velocity would be under 0.
full-thrust-void-too-fast = The velocity is beyond what can be recorded.

## Why something is refused

full-thrust-refusal-not-now = This is not asked now.
full-thrust-refusal-die-asked = A die is to be rolled first.
full-thrust-refusal-choice-asked = A choice is asked, not a die.
full-thrust-refusal-over = The battle is over.
full-thrust-refusal-no-unit = No such ship or group takes part in this now.
full-thrust-refusal-locked = Your choices are locked. Unlock them to change something.
full-thrust-refusal-not-locked = Your choices are not locked.
full-thrust-refusal-not-asked = You have nothing to decide here.
full-thrust-refusal-not-set-up = A ship is not yet set up.
full-thrust-refusal-outside-zone = This point is outside your zone.
full-thrust-refusal-place-fixed = The scenario says where she begins.
full-thrust-refusal-course = She may not begin on this course.
full-thrust-refusal-velocity = The velocity must be { $low } to { $high }.
full-thrust-refusal-letter = Give her one of your own side’s letters.
full-thrust-refusal-letter-taken = Another Bogey has this letter.
full-thrust-refusal-switch-off = This rule is not in use: { $switch }.
full-thrust-refusal-withdrawing = The squadron withdraws; its orders write themselves.
full-thrust-refusal-dummy = A dummy cannot do this.
full-thrust-refusal-no-group = She has no such group where the order needs it.
full-thrust-refusal-launches = She launches at most { $most } a turn.
full-thrust-refusal-no-target = There is no such target.
full-thrust-refusal-not-back = She may not return before turn { $turn }.
full-thrust-refusal-not-inward = This course does not lead on to the table.
full-thrust-refusal-not-on-side = She returns on the edge that she left by.
full-thrust-refusal-range = Out of range: { $reach } in.
full-thrust-refusal-arc = It does not bear: the target is in the { $arc } arc.
full-thrust-refusal-weapon-down = This weapon does not work.
full-thrust-refusal-weapon-twice = A weapon fires once a turn.
full-thrust-refusal-firecons = Targets: { $targets }. Working Firecons: { $firecons }.
full-thrust-refusal-same-arc = Two targets must lie in different arcs.
full-thrust-refusal-system = A needle beam names one working system; other weapons name none.
full-thrust-refusal-fired = She has fired this turn.
full-thrust-refusal-other-side = It is the other side’s turn.
full-thrust-refusal-moved = The group has moved.
full-thrust-refusal-off-table = Groups stay on the table.
full-thrust-refusal-must-land = The group goes aboard: move it to its ship.
full-thrust-refusal-landing = The group goes aboard and does not attack.
full-thrust-refusal-nothing = To fire nothing, pass.
full-thrust-refusal-guns = The split must come to { $guns }.
full-thrust-refusal-too-long = The list is too long.

## Why a design or a force is not legal

full-thrust-fault-damage = Damage must be { $low } to { $high }.
full-thrust-fault-damage-low = Damage must be at least { $low }.
full-thrust-fault-arcs-apart = The arcs of a weapon must lie next to each other.
full-thrust-fault-too-many-arcs = This weapon fires through at most { $most } arcs.
full-thrust-fault-cost = Factors spent: { $cost }. Factors available: { $most }.
full-thrust-fault-tube-ship = Only Cruisers and Capitals carry torpedo tubes.
full-thrust-fault-tube-fore = A torpedo tube fires through the Fore arc only.
full-thrust-fault-merchant-weapons = A merchant carries at most { $most } weapon factors.
full-thrust-fault-no-firecon = A ship without a Firecon carries no weapons.
full-thrust-fault-too-many-weapons = At most { $most } weapons fit.
full-thrust-warning-one-sided = More than half of the batteries fire through a single arc.
full-thrust-warning-bare = Nothing covers the { $arc } arc, as the standard ship does.
full-thrust-fault-empty = Choose at least one ship.
full-thrust-fault-too-many-ships = At most { $most } ships.
full-thrust-fault-budget = Factor value { $value }; { $budget } is agreed.
full-thrust-fault-not-the-scenarios = The scenario names other ships.
full-thrust-fault-no-class = There is no class “{ $class }”.
full-thrust-fault-ship = Ship { $ship }: { $fault }
full-thrust-fault-bays = She carries at most { $bays } fighters.
full-thrust-fault-group-size = A group has 1 to 6 fighters.
full-thrust-fault-dummies = At most { $most } dummies: one for every four ships.
full-thrust-fault-flagship = Name a flagship.
full-thrust-fault-squadrons = The squadrons do not fit the scenario, or one has no ships.
full-thrust-fault-name = Ship { $ship }: a name has 1 to 40 characters.
full-thrust-fault-no-scenario = There is no scenario “{ $scenario }”.
full-thrust-fault-needs = “{ $switch }” needs “{ $needed }”.
full-thrust-fault-sides = This scenario has { $wanted } sides.
full-thrust-fault-force = Side { $side }: { $fault }
full-thrust-fault-no-budget = { $budget } is no factor value of this scenario.
full-thrust-fault-unreadable = This is not a valid setup.
full-thrust-fault-nothing-follows = A battle has no next scenario.
full-thrust-fault-no-side = There is no such side.
full-thrust-fault-own-scenario = This scenario cannot be played. In “{ $path }”: { $fault }
full-thrust-fault-format = Format { $format } is not known here. The file may come from a later version.
full-thrust-fault-form-cut = The file ends too early.
full-thrust-fault-form-not-json = This is not JSON.
full-thrust-fault-form-missing = The field “{ $name }” is missing.
full-thrust-fault-form-unknown = There is no field “{ $name }” here.
full-thrust-fault-form-twice = The field “{ $name }” is there twice.
full-thrust-fault-form-choice = “{ $name }” is not possible here.
full-thrust-fault-form-value = This value has the wrong form.
full-thrust-fault-bad-id = “{ $id }” is not a valid id: use lower-case letters, digits and hyphens, 40 at the most.
full-thrust-fault-twice = “{ $id }” is defined twice.
full-thrust-fault-range = { $value } is outside { $low } to { $high }.
full-thrust-fault-wrong-value = The factor value is { $found }, not { $printed }.
full-thrust-fault-wrong-points = The threshold points are { $found }, not { $printed }.
full-thrust-fault-zone = The zone does not lie on the table.
full-thrust-fault-place = The place does not lie in the side’s zone.
full-thrust-fault-count-of-one = A ship with a name, a registry or a place stands alone: count 1.
full-thrust-fault-deal-of-two = Edges are dealt between two sides only.
full-thrust-fault-budgets = Factor values are given where players choose their ships, and only there.
full-thrust-fault-one-per-side = One entry for each side is needed: { $wanted }, not { $found }.
full-thrust-fault-list-empty = This must not be empty.
full-thrust-fault-no-classes = The file classes.json is missing.
full-thrust-fault-own-name = Give it a name of 1 to 40 characters.
full-thrust-fault-file-large = The file is larger than { $kib } KiB.
full-thrust-fault-file-unreadable = Line { $line } cannot be read: { $reason }

## Ships’ names

full-thrust-name-1 = Vanguard
full-thrust-name-2 = Temeraire
full-thrust-name-3 = Sabre
full-thrust-name-4 = Kestrel
full-thrust-name-5 = Halberd
full-thrust-name-6 = Orion
full-thrust-name-7 = Resolute
full-thrust-name-8 = Altair
full-thrust-name-9 = Corsair
full-thrust-name-10 = Meridian
full-thrust-name-11 = Tempest
full-thrust-name-12 = Valkyrie
full-thrust-name-13 = Polaris
full-thrust-name-14 = Daring
full-thrust-name-15 = Gallant
full-thrust-name-16 = Harrier
full-thrust-name-17 = Rigel
full-thrust-name-18 = Steadfast
full-thrust-name-19 = Basilisk
full-thrust-name-20 = Centaur
full-thrust-name-21 = Dauntless
full-thrust-name-22 = Electra
full-thrust-name-23 = Falchion
full-thrust-name-24 = Griffin
full-thrust-name-25 = Hyperion
full-thrust-name-26 = Icarus
full-thrust-name-27 = Jaguar
full-thrust-name-28 = Lancet
full-thrust-name-29 = Minerva
full-thrust-name-30 = Nemesis
full-thrust-name-31 = Osprey
full-thrust-name-32 = Phoenix
full-thrust-name-33 = Ranger
full-thrust-name-34 = Spartan
full-thrust-name-35 = Talisman
full-thrust-name-36 = Undine
full-thrust-name-37 = Viking
full-thrust-name-38 = Warden
full-thrust-name-39 = Zephyr
full-thrust-name-40 = Antares
full-thrust-name-again = { $name } { $number }

## Rule book

full-thrust-chapter-1 = The turn
full-thrust-rule-1-1 = Turn by turn
    .text = Each turn all sides write orders unseen, all ships move at once, and then all fire. An order that is beyond a ship is void: she flies straight on.
full-thrust-rule-1-2 = The advanced turn
    .text = With the advanced rules, sensors come after movement, then fighters, then fire; rams and morale end the turn.
full-thrust-chapter-2 = The table
full-thrust-rule-2-1 = Inches and courses
    .text = Distances are inches from centre to centre. Courses are numbered like a clock: 12 is north, 3 east.
full-thrust-rule-2-2 = The four arcs
    .text = A ship has four arcs of 90°: Fore, Starboard, Aft and Port. On the line between two, a die decides for the turn.
full-thrust-chapter-5 = Orders
full-thrust-rule-5-1 = Writing an order
    .text = An order is a turn and a change of velocity: P2,+4 is two points to port and 4 in faster.
full-thrust-rule-5-2 = What thrust buys
    .text = Each point of turn and each inch of velocity costs one thrust point. Turns may use half the Thrust at most, rounded down.
full-thrust-rule-5-3 = Velocity
    .text = Velocity stays until thrust changes it. It has no upper limit and is never under 0.
full-thrust-chapter-6 = Movement
full-thrust-rule-6-1 = Basic movement
    .text = Basic game: the ship turns, then flies her full velocity straight.
full-thrust-rule-6-2 = Advanced movement
    .text = Advanced movement: half of the turn, rounded down, and half of the way; then the rest of both.
full-thrust-rule-6-4 = Leaving the table
    .text = A ship that leaves the table rolls a die. On 1 to 3 she is lost to the battle; on 4 to 6 she stays away for that many turns and may then return on the same edge.
full-thrust-chapter-7 = Fire
full-thrust-rule-7-1 = Beam batteries
    .text = A battery rolls 3 dice within 12 in, 2 within 24 in and 1 within 36 in if it is an A; 2 and 1 if it is a B; 1 within 12 in if it is a C. An edge belongs to the nearer band.
full-thrust-rule-7-2 = What the dice do
    .text = Each die of 4 or 5 does one point of damage, each 6 does two.
full-thrust-rule-7-4 = Firecons and targets
    .text = A ship may fire at as many targets as she has working Firecons, each in another arc. Every weapon fires once.
full-thrust-rule-7-6 = Simultaneous fire
    .text = Simultaneous fire: all allocate unseen, then all is revealed and rolled. Ships destroyed this turn still fire in it.
full-thrust-chapter-8 = Advanced fire and damage
full-thrust-rule-8-1 = Thresholds
    .text = Threshold damage: at half of the boxes (Escorts, merchants), at each third (Cruisers) or quarter (Capitals) each working system rolls a die. At the last threshold a system is lost on 4+, at the one before on 6 for Cruisers and 5+ for Capitals, at a Capital’s first on 6.
full-thrust-rule-8-4 = The Drive
    .text = The Drive is halved by its first loss and disabled by the second. Anything else is gone at once.
full-thrust-rule-8-7 = Alternate fire
    .text = Alternate fire: the side with the most ships fires one, then the other side, and so on. Damage counts at once.
full-thrust-rule-8-8 = Hull armour
    .text = Hull armour: against Cruisers a 4 does nothing; against Capitals only a 6 does damage, one point.
full-thrust-rule-8-9 = Pulse torpedoes
    .text = A torpedo fires ahead: it hits on 4+ within 6 in, 5+ within 12 in, 6 within 18 in, and does a second die of damage.
full-thrust-rule-8-10 = Needle beams
    .text = A needle beam reaches 9 in and names one system; on 5+ it is knocked out.
full-thrust-chapter-9 = Sensors
full-thrust-rule-9-1 = Bogeys
    .text = Ships enter as lettered Bogeys. Nobody else knows which is which, and some may be dummies.
full-thrust-rule-9-2 = Passive and active sensors
    .text = Bogeys within 36 in of an enemy are revealed after movement. A ship may scan one Bogey within 54 in, which gives her away too.
full-thrust-chapter-10 = Fighters and rams
full-thrust-rule-10-1 = Fighter groups
    .text = Groups of up to six fighters fly 18 inches in any direction after the ships, and attack one target ahead of them within 6 in, with one die per fighter.
full-thrust-rule-10-4 = Launch and recovery
    .text = A ship launches and recovers groups in a turn in which she uses no thrust.
full-thrust-rule-10-9 = Anti-fighter guns
    .text = Each working Firecon has one anti-fighter gun against groups that attack that ship: 4 or 5 removes one fighter, 6 two, before they attack.
full-thrust-rule-10-13 = Ramming
    .text = A ram must be ordered. Within 2 inches both roll a die and add their Thrust; if the rammer is higher, both take two dice times her Firecon number.
full-thrust-chapter-11 = Designs and morale
full-thrust-rule-11-1 = Factor value
    .text = Factor value: A 3, B 2, C 1, torpedo 3, needle 1, a damage box 1, a fighter 1. You may trade weapons and damage at equal factors within the limits of the class.
full-thrust-rule-11-8 = Morale
    .text = Morale: when half of its ships are lost, a side withdraws on a 6; with each later loss the number needed falls by one.
full-thrust-chapter-13 = Victory
full-thrust-rule-13-1 = Who wins
    .text = You win when every enemy is destroyed or gone. After the last turn points decide: the value of ships destroyed, half for those gone. You must lead by more than a tenth of the smaller fleet.

full-thrust-turn =
    { $turn ->
        [0] Setting up
       *[other] Turn { $turn }
    }
