### Full Thrust in the window.

full-thrust-title-rules = Rule book of Full Thrust
full-thrust-key = F

full-thrust-bot-random = Cadet
    .about = Flies and fires at random.
full-thrust-bot-plain = Lieutenant
    .about = Takes the best shot it sees, and expects you to fly straight on.
full-thrust-bot-strong = Captain
    .about = Considers what you may do, minds its arcs, and finishes off damaged ships.

full-thrust-preset-basic = Basic game
full-thrust-preset-standard = Standard
full-thrust-preset-full = Everything

## The page of battles

full-thrust-room-battles = Battles
full-thrust-room-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
} · at most { $turns } turns
full-thrust-room-force = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} · factor value { $value }
full-thrust-room-budget = Fleets of factor value { $value }
full-thrust-room-fleets = Other fleets
full-thrust-room-open = Open play: all orders are visible
full-thrust-room-stands = { $turn ->
    [0] { $players }: setting up
   *[other] { $players }: turn { $turn }
}
full-thrust-room-over = { $players }: over in turn { $turn }

## The table

full-thrust-table-title = Full Thrust: { $scenario }
full-thrust-table-turn = Turn { $turn } of { $turns }
full-thrust-table-player = Player { $number }
full-thrust-table-bot = { $name } { $number }
full-thrust-table-thinks = { $player } is thinking …
full-thrust-table-leave = Back to the battles
full-thrust-table-last-move = Show the last movement again
full-thrust-table-phase-deploy = Set-up
full-thrust-table-phase-orders = Orders
full-thrust-table-phase-move = Movement
full-thrust-table-phase-fire = Fire

full-thrust-table-head-deploy = { $player }: set up your ships
full-thrust-table-head-orders = { $player }: write orders
full-thrust-table-head-scans = { $player }: scan
full-thrust-table-head-move-group = { $player }: move a fighter group
full-thrust-table-head-allocate = { $player }: allocate fire
full-thrust-table-head-fire-next = { $player }: fire
full-thrust-table-head-guns = { $player }: anti-fighter fire
full-thrust-table-head-exit-edge = { $player }: withdraw

full-thrust-table-moment-deploy = Set-up
full-thrust-table-moment-orders = Orders
full-thrust-table-moment-scans = Scans
full-thrust-table-moment-move-group = Fighter movement
full-thrust-table-moment-allocate = Fire allocation
full-thrust-table-moment-fire-next = Fire
full-thrust-table-moment-guns = Anti-fighter fire
full-thrust-table-moment-exit-edge = Withdrawal

full-thrust-table-hand-over = The screen goes to { $player }
full-thrust-table-hand-over-text = Press Enter once nobody else is looking.
full-thrust-table-hidden = Nothing shows until the screen has changed hands.

full-thrust-table-main-take = I am { $player }: show me
full-thrust-table-main-go-on = Continue
full-thrust-table-main-wait = A moment …
full-thrust-table-main-deploy = Set up like this
full-thrust-table-main-keep = Keep, and plot { $ship }
full-thrust-table-main-next = Next: { $ship }
full-thrust-table-main-lock = Lock the orders
full-thrust-table-main-aim = Keep, and aim { $ship }
full-thrust-table-main-fire = Lock the fire
full-thrust-table-main-hold = { $ship } holds fire: lock
full-thrust-table-main-hold-aim = Hold fire, then { $ship }
full-thrust-table-main-fire-now = Fire
full-thrust-table-main-scan = Keep the scan
full-thrust-table-main-fly = Fly there
full-thrust-table-main-guns = Fire the guns
full-thrust-table-main-exit = Withdraw this way

full-thrust-table-decimal = { $whole }.{ $tenth }
full-thrust-table-inches = { $inches } in
full-thrust-table-length = { $inches } in
full-thrust-table-distance = { $inches } in, { $arc }
full-thrust-table-distance-line = { $inches } in, between two arcs
full-thrust-table-boxes-lost = { $boxes ->
    [one] −1 box
   *[other] −{ $boxes } boxes
}

## Orders

full-thrust-table-dial-course = Course { $from } to { $to }
full-thrust-table-dial-velocity = Velocity { $from } to { $to }
full-thrust-table-keys-turn = ← → one point
full-thrust-table-keys-speed = ↑ ↓ one inch
full-thrust-table-thrust = Thrust { $used } of { $has }, { $left } left
full-thrust-table-leaves = Leaves the table by the { $edge } edge.
full-thrust-table-trapped = She cannot stay on the table the turn after.
full-thrust-table-nearest = { $ship }, if straight on: { $off }
full-thrust-table-typing = { $order }_
full-thrust-table-typed = Enter accepts it, Esc discards it.
full-thrust-table-type-hint = Type it: O, P or S begins, as in P2+4. Or drag the ghost.
full-thrust-table-unread-number = A number is missing, as in P2+4.
full-thrust-table-unread-group = The number of a group is missing, as in L1.
full-thrust-table-unread-ram = Name whom to ram, as in RAM 7.
full-thrust-table-unread-surplus = This is no order. P2+4 is: two points to port, 4 in faster.
full-thrust-table-launch = { $groups ->
    [0] Launch no fighters
    [one] Launch 1 group
   *[other] Launch { $groups } groups
}
full-thrust-table-recover = Take group { $group } aboard
full-thrust-table-recover-none = Take no fighters aboard
full-thrust-table-ram = Ram { $ship }
full-thrust-table-ram-none = Ram nobody
full-thrust-table-next-free = Next ship without an order
full-thrust-table-same-class = Same order, class: { $class }
full-thrust-table-same-all = Same order for all the others
full-thrust-table-formation = The others keep formation with her
full-thrust-table-ships = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
full-thrust-table-repeat = Repeat last turn’s order
full-thrust-table-no-order = No order: straight on at { $velocity }
full-thrust-table-lock-now = Lock the orders now
full-thrust-table-straight = { $ships ->
    [one] 1 flies straight on
   *[other] { $ships } fly straight on
}
full-thrust-table-withdrawing = The squadron withdraws. Its orders write themselves.
full-thrust-table-stay-away = Stay away this turn
full-thrust-table-come-back = Come back after all
full-thrust-table-return-hint = She may come back. Move her along the edge with the arrow keys, or drag her.
full-thrust-table-away-hint = She stays away this turn.
full-thrust-table-course = Course { $course }
full-thrust-table-velocity = Velocity { $velocity }
full-thrust-table-facing = Facing { $course }

## Setting up

full-thrust-table-deploy-hint = Drag the ship within her zone, or use the arrow keys. Tab goes to the next ship.
full-thrust-table-same-berth = Same course and velocity for all

## Fire

full-thrust-table-firecons = Firecons: { $used } of { $has } in use
full-thrust-table-holding = { $weapons ->
    [one] 1 weapon bears and holds its fire.
   *[other] { $weapons } weapons bear and hold their fire.
}
full-thrust-table-none-bears = No weapon bears.
full-thrust-table-all-fire = Every weapon that can fire does.
full-thrust-table-target = { $arc } · { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
} · { $mean } boxes on average · destroys { $kill }%
full-thrust-table-target-none = { $arc } · no weapon left for her
full-thrust-table-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $mean } boxes on average, at least one { $percent }%
full-thrust-table-torpedo = hits on { $face }+, { $mean } boxes on average
full-thrust-table-needle = { $system }, { $percent }%
full-thrust-table-chances = { $mean } on average, at least one { $percent }%
full-thrust-table-needle-system = The needle beam aims at
full-thrust-table-holds = holds fire
full-thrust-table-advise = Fire as the computer would
full-thrust-table-hold = Hold fire
full-thrust-table-pass = Pass
full-thrust-table-next-gun = Next ship that can fire
full-thrust-table-lock-fire = Lock the fire now
full-thrust-table-hold-ships = { $ships ->
    [one] 1 holds fire
   *[other] { $ships } hold fire
}
full-thrust-table-attack-hint = Choose what the group attacks, or nothing.
full-thrust-table-guns-hint = Each press gives a group one gun more.
full-thrust-table-guns = { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
}
full-thrust-table-fighters-mean = { $mean } fighters on average
full-thrust-table-groups-hint = Click where the group flies, or use the arrow keys. It faces the way it has flown.
full-thrust-table-no-scan = Scan nothing
full-thrust-table-lock = Lock
full-thrust-table-edge = To the { $edge }

## What happens

full-thrust-table-all-move = All ships move
full-thrust-table-skip-hint = Any key or a click goes on. Esc skips to the end.

## Record sheets

full-thrust-table-flies = Course { $course } · velocity { $velocity } · thrust { $thrust }
full-thrust-table-next-point = { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
} to the next threshold; there each system is lost on { $face }+ ({ $percent }%).
full-thrust-table-off = { $inches } in from { $ship }
full-thrust-table-bogey-sheet = A Bogey: what it is shows once it is within 36 in of an enemy, or scanned.
full-thrust-table-group-sheet = { $fighters ->
    [one] 1 fighter
   *[other] { $fighters } fighters
}
full-thrust-table-mat-hint = Point at a ship to see her record sheet, her arcs and her ranges.
full-thrust-table-is-away = away
full-thrust-table-no-order-yet = no order
full-thrust-table-no-shot = no shot
full-thrust-table-shots = { $shots ->
    [0] holds fire
    [one] 1 shot
   *[other] { $shots } shots
}
full-thrust-table-speed = { $course } at { $velocity }

## The end

full-thrust-table-end-present = ships still there
full-thrust-table-end-destroyed = ships destroyed
full-thrust-table-end-left = ships that left
full-thrust-table-end-boxes = damage boxes lost
full-thrust-table-end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The first battle

full-thrust-coach-deploy = Welcome aboard. Your two Frigates stand in the blue zone. Course and velocity are yours to choose: 12 is up the screen, 3 to the right. Keep the velocity low; then press Enter.
full-thrust-coach-order = Every ship gets an order. ← and → turn her, ↑ and ↓ change her velocity; or drag the ghost to where she should end up. The golden line shows her way. Each point costs thrust.
full-thrust-coach-keep = The circles at the ghost are ranges: one die less at each. The shaded arcs are where her weapons bear. Enter keeps the order and goes to the next ship.
full-thrust-coach-move = All ships move at once, half of the turn at the start and half on the way. Nobody knew the others’ orders.
full-thrust-coach-aim = One of your weapons bears on the enemy. Choose the target: a row here, or the ship on the table. The row says what the dice will do on average.
full-thrust-coach-fire = Good. A ship may fire at as many targets as she has Firecons. Enter locks your fire; then all dice are rolled.
full-thrust-coach-dice = A 4 or 5 crosses off one box, a 6 two. Where a line of boxes ends, each system may fail.
full-thrust-coach-second = Look where the enemy will be if it flies straight on: the dotted lines show it. Turn in time; a fast ship turns late.
full-thrust-coach-arcs = Point at any ship to see her record sheet and her arcs. Z undoes, T shows the last movement again, ? opens the rules.
full-thrust-coach-end = That was the first battle. Border Patrol is the next: four ships a side.

## The shipyard

full-thrust-yard-title = Shipyard and fleets
full-thrust-yard-text = Design your own classes, build fleets, create scenarios.
full-thrust-yard-open-yard = Shipyard and fleets
full-thrust-yard-open-yard-text = Your own classes, named fleets, record sheets to print
full-thrust-yard-key-yard = Y
full-thrust-yard-fleets = Fleets
full-thrust-yard-designs = Designs
full-thrust-yard-new-fleet = New fleet
full-thrust-yard-new-fleet-text = Choose ships, name them, see what they are worth
full-thrust-yard-new-design = New design
full-thrust-yard-new-design-text = Trade damage boxes and weapons within a class
full-thrust-yard-key-fleet = F
full-thrust-yard-key-design = D
full-thrust-yard-key-print = P
full-thrust-yard-open = Open
full-thrust-yard-keep = Save
full-thrust-yard-kept = Saved as { $file }
full-thrust-yard-gone = The file has been deleted.
full-thrust-yard-failed = That could not be done: { $reason }
full-thrust-yard-printed = Record sheets written to { $file }. Open the file in a browser to print it.
full-thrust-yard-system = The system says: { $reason }
full-thrust-yard-not-a-file = This is not a plain file.
full-thrust-yard-not-text = This is not text in UTF-8.
full-thrust-yard-too-many = There are more than 200 files; only 200 are read.
full-thrust-yard-damaged-title = Files that cannot be used
full-thrust-yard-damaged = { $file }: { $reason }
full-thrust-yard-of-pack = { $what } · from { $pack }
full-thrust-yard-copy = This came with { $pack }. What you save is your own copy.
full-thrust-yard-design = { $class } · factor value { $value }
full-thrust-yard-fleet = A fleet
full-thrust-yard-fleet-text = Choose the fleet at set-up, where the players choose their ships.
full-thrust-yard-fleet-name = What is the fleet called?
full-thrust-yard-ship-name = Ship { $number }: a name from the list
full-thrust-yard-join = Add ships
full-thrust-yard-join-text = Each press adds one ship. The figure is her factor value, with full bays.
full-thrust-yard-left = { $left } left to { $value }
full-thrust-yard-needs = Needs these rules: { $rules }
full-thrust-yard-print = Print record sheets
full-thrust-yard-remove = Delete
full-thrust-yard-remove-sure = Press again to delete
full-thrust-yard-arms = Thrust { $thrust } · { $damage ->
    [one] 1 box
   *[other] { $damage } boxes
} · { $weapons ->
    [0] unarmed
    [one] 1 weapon
   *[other] { $weapons } weapons
}
full-thrust-yard-fighters = { $fighters } of { $bays } fighters
full-thrust-yard-drawing = A design
full-thrust-yard-design-text = Thrust and Firecons are those of the class; damage and weapons trade at equal factors.
full-thrust-yard-design-name = What is the class called?
full-thrust-yard-unnamed = Unnamed class
full-thrust-yard-from = Based on
full-thrust-yard-damage = Damage boxes: { $damage } ({ $low } to { $high })
full-thrust-yard-damage-low = Damage boxes: { $damage } (at least { $low })
full-thrust-yard-weapons = Weapons
full-thrust-yard-arm-text = Add a weapon:
full-thrust-yard-arm = { $weapon } · { $factors }
full-thrust-yard-kind-a = A
full-thrust-yard-kind-b = B
full-thrust-yard-kind-c = C
full-thrust-yard-kind-torpedo = Torpedo
full-thrust-yard-kind-needle = Needle
full-thrust-yard-factors = Factors: { $spent } of { $most } (weapons { $weapons }, damage { $damage })
full-thrust-yard-factors-merchant = Factor value { $spent } (weapons { $weapons }, damage { $damage })
full-thrust-yard-lawful = The design is legal.
full-thrust-yard-as-printed = As printed
full-thrust-yard-scenarios = Scenarios
full-thrust-yard-key-scenario = S
full-thrust-yard-new-scenario = New scenario
full-thrust-yard-new-scenario-text = Set up a table: sides, zones, ships, who wins
full-thrust-yard-scenario = A scenario
full-thrust-yard-scenario-text = Once saved, it appears in the list of battles.
full-thrust-yard-scenario-name = What is the scenario called?
full-thrust-yard-no-ships = { $side } has no ships yet.
full-thrust-yard-put-down = Click where the ship starts; she stays within her zone.
full-thrust-yard-take = Pick up a ship to place her. A ship without a place starts wherever her player likes.
full-thrust-yard-free-text = The players choose the ships of this side when the battle is set up.
full-thrust-yard-width = { $number } in wide
full-thrust-yard-height = { $number } in high
full-thrust-yard-turns = At most { $number } turns
full-thrust-yard-sides = { $number } sides
full-thrust-yard-budget = Fleets of factor value { $number }
full-thrust-yard-edge = It starts at the edge:
full-thrust-yard-zone-from = Zone from { $number } in
full-thrust-yard-zone-to = to { $number } in
full-thrust-yard-zone-depth = { $number } in deep
full-thrust-yard-courses = It may start on these courses:
full-thrust-yard-slowest = Velocity from { $number }
full-thrust-yard-fastest = to { $number }
full-thrust-yard-exit = Its merchants escape by the edge:
full-thrust-yard-no-exit = none
full-thrust-yard-ships = Ships
full-thrust-yard-named = Named here
full-thrust-yard-free = Chosen by the players
full-thrust-yard-at = { $x } in, { $y } in
full-thrust-yard-anywhere = anywhere
full-thrust-yard-in-hand = in hand
full-thrust-yard-goal = Who wins
full-thrust-yard-goal-standard = By survival
full-thrust-yard-goal-tally = By points
full-thrust-yard-goal-ladder = By objectives
full-thrust-yard-goal-standard-text = The last side on the table wins; after the last turn, the value of ships destroyed decides.
full-thrust-yard-goal-tally-text = Each side scores for what you choose. Press a line to change what it is worth.
full-thrust-yard-goal-ladder-text = Blue wins by what it destroys or holds up; otherwise Red wins.
full-thrust-yard-draw-within = A lead of up to { $number } is a draw
full-thrust-yard-scores = { $side } scores for:
full-thrust-yard-score-merchant-exited = Own merchants that got away
full-thrust-yard-score-enemy-destroyed = Enemy ships destroyed
full-thrust-yard-score-merchant-destroyed = Enemy merchants destroyed
full-thrust-yard-score-merchant-taken = Enemy merchants taken
full-thrust-yard-score-merchant-still-there = Enemy merchants that did not get away
full-thrust-yard-score-escort-destroyed = Enemy warships destroyed
full-thrust-yard-worth-none = nothing
full-thrust-yard-worth-fv = full value
full-thrust-yard-worth-half = half the value
full-thrust-yard-major = Major victory: value { $number } destroyed
full-thrust-yard-exited = or at most { $number } merchants got away
full-thrust-yard-minor = Minor victory: value { $number } destroyed
full-thrust-room-key-made = M
full-thrust-room-made = Custom battle
full-thrust-room-own = A scenario of your own
full-thrust-room-table-small = Small table, 72 × 48 in
full-thrust-room-table-normal = Normal table, 96 × 72 in
full-thrust-room-table-large = Large table, 144 × 96 in
full-thrust-room-sides = { $sides } sides
full-thrust-room-seed = Another one of this kind: no. { $number }
full-thrust-room-key-measure = E
full-thrust-room-measure = How balanced is it?
full-thrust-room-measure-text = The computer plays it 20 times against itself.
full-thrust-room-measuring = The computer is playing …
full-thrust-room-fair = Of 100 battles between computer players: the victories of each side. The rest are drawn.
full-thrust-room-won = { $side } { $won }
full-thrust-room-measured-even = Balanced enough. Of { $battles } battles won: { $won }; drawn: { $drawn }.
full-thrust-room-measured = Not a balanced battle. Of { $battles } battles won: { $won }; drawn: { $drawn }.
full-thrust-room-fleet-raised = { $side }: ships drawn at random
full-thrust-room-fleet-chosen = { $side }: { $fleet }
full-thrust-room-even = The values of the fleets are within a tenth of each other.
full-thrust-room-uneven = The values of the fleets are { $difference } apart: unequal sides.

## Record sheets to print

full-thrust-sheet-battle = Battle:
full-thrust-sheet-admiral = Admiral:
full-thrust-sheet-ship = { $ship }, { $class }, factor value { $value }
full-thrust-sheet-damage = Damage
full-thrust-sheet-system = System
full-thrust-sheet-arcs = Arcs
full-thrust-sheet-group = Group { $number }
full-thrust-sheet-order = Order
full-thrust-sheet-velocity = Velocity

## Dice of your own: what is rolled for

full-thrust-table-die-deal-edges = Who sets up where
full-thrust-table-die-edge = { $name }: whether she returns
full-thrust-table-die-order = { $name }: who is first
full-thrust-table-die-line = { $name }: in which arc the target counts
full-thrust-table-die-gun = { $name }: anti-fighter fire
full-thrust-table-die-shot = { $name } fires
full-thrust-table-die-attack = { $name } attacks
full-thrust-table-die-threshold = { $name }: a system is lost on { $least } or more
full-thrust-table-die-ram-contest = { $name }: whether the ram strikes
full-thrust-table-die-ram-damage = { $name }: the damage of the ram
full-thrust-table-die-morale = { $name } withdraws on { $least } or more
