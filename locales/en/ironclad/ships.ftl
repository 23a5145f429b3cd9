### Ships met: what they are called, whom they attack, and what each alone can do (rules 8.9, 10.6).

## Whom a ship attacks. $plus is its extra Accuracy against fighters and mechs.

prey-nobody = Attacks nobody.
prey-ironclad = Attacks the Ironclad.
prey-fighters = Fighters first{ $plus ->
    [0] .
   *[other] , at +{ $plus } Accuracy.
}
prey-mechs = Mechs first, then fighters.
prey-most-damaged = The most damaged craft first.
prey-weakest = The weakest craft first.
prey-anyone = Attacks anyone; a die decides.

never-ironclad = Never attacks the Ironclad.
never-fighters = Never attacks fighters or mechs.

ship-attacks = { $count } attacks
ship-attacks-text = { $count } attacks a phase.

## What a special ability does, exactly

special-screen = Until it is destroyed, other Slow enemies have +{ $count } Evasion.
special-jam = Until it is destroyed, all our attacks have −{ $count } Accuracy.
special-grapple = Until it is destroyed, the Ironclad has −{ $count } Evasion.
special-drain = Each attack that lands on the Ironclad also takes { $count } energy; what that uncovers takes effect at once.
special-reap = Each attack that lands on the Ironclad also costs { $count } Crew.
special-cull = +{ $count } Damage to a fighter or mech that was damaged at the start of the stage, or to the Ironclad if she had already lost Hull.
special-toll = At the end of each phase, unless it is destroyed, we pay { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}, or what we have.
special-steal = Each attack that lands on the Ironclad also takes { $count } { $track ->
    [salvage] Salvage
    [ammo] Ammo
   *[credits] { $count ->
        [one] Credit
       *[other] Credits
    }
}, or what we have.
special-mend = At the end of the Long phase the other enemy that has lost the most Hull gets { $count } Hull back. If it is alone, it repairs itself.
special-recharge = At the end of the Long phase it gets { $count } shield back.
ship-loot = Loot: { $loot }
special-run = At the end of the Long phase it flees, with its loot, if it has { $count } Hull or less.
special-at-range = In the { $range ->
    [long] Long
   *[close] Close
} phase it has +{ $accuracy } Accuracy{ $damage ->
    [0] .
   *[other] { " and " }+{ $damage } Damage.
}
special-ram = It attacks in the Close phase only.{ $inside ->
    [yes] { " Its hits are then inside hits: shields do not stop them." }
   *[no] { "" }
}
special-swarm = It attacks once for each Hull it has left at the start of the stage, { $count } times at most.
special-aim = The first hit of each attack that shields do not stop strikes the { $section }, without a damage die.
special-land = The first attack that lands on the Ironclad in the Close phase also lands boarders: { $card } follows the combat, with Combat Strength added to its difficulty.
special-observe = Unarmed, and cannot be attacked. Before the first phase Diplomacy may make him leave. While he watches there is no loot; he does not count for victory.
special-collect = After a draw, unless it is destroyed, we pay { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
} or give up a piece of gear; with no gear aboard, we pay what Credits we have.

## Who commands

role-enforcer = An Enforcer, Combat Strength { $strength }. When beaten, { $name } survives and may be boarded.
role-villain = The flagship of { $name }, Combat Strength { $strength }. When beaten, a Villain survives and may be boarded.

leader-falk = Marshal Falk
leader-shahidi = Convenor Shahidi
leader-rangi = Rangi of Adjoa
leader-reis = Factor Reis
leader-iyer = Director Iyer

# What a Villain makes hold everywhere, from the beginning of the scenario to its end.
global-standing-orders = Standing orders: no encounter can be skipped for Morale.
global-lanes-closed = Lanes closed: each Recon action also exhausts one of { $classes }.
global-roll-read = The Roll is read: the first Crew loss of a turn also costs { $morale } Morale.
global-everything-owed = Everything is owed: services cost { $credits } { $credits ->
    [one] Credit
   *[other] Credits
} more, and a turn’s first natural 1 costs { $ammo } Ammo.
global-loss-control = Loss control: every point repaired costs { $salvage } Salvage more.

## The Federation

ship-valkyrie = Valkyrie
    .type = frigate
    .special = Line of battle
ship-skadi-squadron = Skadi squadron
    .type = fighters

## The Council

ship-avocet = Avocet
    .type = lane cutter
    .special = Lamps in our eyes
ship-dunlin = Dunlin
    .type = picket boat
    .special = Dousing

## The Firstborn

ship-harvest-home = Harvest Home
    .type = grain barge, armed
    .special = Reaping
ship-gleaner = Gleaner
    .type = fighters
    .special = What is left standing

## The Cartel

ship-demurrage = Demurrage
    .type = collector
    .special = By the hour
ship-tare = Tare
    .type = lighter
    .special = Light fingers

## The Corporation

ship-sinking-fund = Sinking Fund
    .type = depot ship
    .special = Provision for losses
ship-petty-cash = Petty Cash
    .type = bailiffs’ boats
    .special = Topped up

## Nobody’s

ship-armed-merchant = Armed Merchant
    .type = freighter
    .special = Cargo first
ship-equity = Equity
    .type = prison courier
ship-mercenary = Mercenary
    .type = gunship
    .special = Long guns
ship-corsair = Corsair
    .type = cutter
    .special = Purse first
ship-raider = Raider
    .type = ram
    .special = Straight at us
ship-drone-swarm = Drone Swarm
    .type = machines
    .special = One gun each
ship-outpost-1 = Watch Post
    .type = outpost
ship-outpost-2 = Strongpoint
    .type = outpost
ship-outpost-3 = Citadel
    .type = outpost

## Enforcers

ship-roland-enforcer = Roland Wrathe
    .type = Enforcer’s frigate
    .special = Boarding party
ship-ugyen-enforcer = Observer Ugyen
    .type = Enforcer’s cutter
    .special = At what time, please?
ship-vashti-enforcer = Vashti of Ismail
    .type = Enforcer’s fighter
ship-yasemin-enforcer = Yasemin Arslan
    .type = Enforcer’s collector
    .special = Four hundred short
ship-cormac-enforcer = Cormac Byrne
    .type = Enforcer’s tug
    .special = Grapples

## Villains

ship-centenary = Centenary
    .type = Villain’s flagship
    .special = At their Bridge
ship-vesper = Vesper
    .type = Villain’s lightship
    .special = Every lamp at once
ship-firstfruits = Firstfruits
    .type = Villain’s flagship
    .special = The first share
ship-sixteen-hulls = Sixteen Hulls
    .type = Villain’s flagship
    .special = All sixteen
ship-going-concern = Going Concern
    .type = Villain’s flagship
    .special = Continuity

# One of several of a kind: “Valkyrie 2”.
enemy-numbered = { $ship } { $number }

## The hunter

ship-good-neighbour = Good Neighbour
    .type = hunter
    .special = Our drill
