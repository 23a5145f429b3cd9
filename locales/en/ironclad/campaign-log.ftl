# The log book of a campaign: the ship, her people, the powers, the star chart, and what is written.

log-book-head = The log book
log-book-open = The log book
log-book-close = Close the log book
key-log-book = G
menu-log-book = The log book (G)
menu-who-is-here = Who is here tonight
campaigns-do-log-book = The log book
    .below = ship, people, powers, star chart
log-book-reading = Loading the log book.
log-book-failed = The log book cannot be read.
log-book-none = This is not a campaign; it has no log book.

# Which scenario it is, of how many; the mode, and in a story the day.
log-book-below = Scenario { $number } of { $count }: { $name } · { $mode }
log-book-below-story = Scenario { $number } of { $count }: { $name } · { $date } · { $mode }
log-book-chapter = { $number }: { $name }
log-book-scenario = { $number }: { $name }

# The leaves.
log-book-ship = Ship
log-book-crew = People
log-book-powers = Powers
log-book-chart = Star chart
log-book-papers = Papers
log-book-told = Log

# The ship.
log-book-section = { $section }: { $points ->
    [0] undamaged
    [one] 1 damage, { $state }
   *[other] { $points } damage, { $state }
}
log-book-orders = Systems and their orders
log-book-modules = Modules
log-book-modules-none = None of our own yet.
log-book-hangar = Fighters and mechs
log-book-hangar-none = The hangar is empty.
log-book-gear = Gear
log-book-gear-none = None yet.
# $name, too: the system.
log-book-upgraded = upgraded
# $name, too: the system.
log-book-basic = not upgraded
# $name, too: the module.
log-book-fitted = fitted
# $name, too: the module, or the fighter or mech.
log-book-stored = in store
# $name, too: the fighter or mech.
log-book-bay = in the hangar
# $name, too: the fighter or mech.
log-book-damaged = { $points } damage
log-book-carried = with { $hero }
log-book-locker = in the lockers

# The people.
log-book-crew-head = { $all ->
    [one] 1 hero on the roster
   *[other] { $all } heroes on the roster
}; { $aboard ->
    [0] nobody aboard
    [one] 1 aboard
   *[other] { $aboard } aboard
}.
log-book-others = Others we have met
log-book-met-in = met in scenario { $numbers }
# $number is the scenario, $name what was chosen.
log-book-dealing = { $number }: { $name }
who-achterberg = Harbourmaster Achterberg
who-ferrant = Odile Ferrant
who-keala = Keala
who-ruveni = Ruveni
who-okafor = Okafor
who-hollis = Hollis Tan
log-book-gone = Gone from the ship
# $hero, too.
log-book-promoted = promoted, for good
log-book-aboard = { $system }: { $status }
log-book-ashore = ashore
# $hero, too.
log-book-wounded = Wounded; starts Exhausted
log-book-against = serves the { $power } against us
# $hero, too.
log-book-left = left us in scenario { $number }
# $hero, too.
log-book-served = took part in scenario { $numbers }
# $hero, too.
log-book-served-none = has not taken part yet

# The powers (chapter 10).
log-book-ring = Neighbours in the ring are friends; the two across are enemies. Hatching shows what changed in this scenario.
log-book-stands = { $standing }, { SIGNED($reputation) }
log-book-now-ally = Its people stand by us, and its ports serve us best.
log-book-now-friendly = Its forces leave us alone, and its ports serve us better.
log-book-now-neutral = It leaves us alone, and its ports ask what they ask everyone.
log-book-now-hostile = Its forces attack, its ports offer less and charge more, and its Enforcer is after us. Its own heroes no longer serve here.
log-book-now-enemy = We are attacked on sight, in its ports too, and its Villain takes the field.
log-book-up-hostile = { SIGNED($least) }: Hostile. No longer attacked in port; its Villain stays away. Points to go: { $missing }.
log-book-up-neutral = { SIGNED($least) }: neutral. Its forces no longer attack, and its ports ask the usual. Points to go: { $missing }.
log-book-up-friendly = { SIGNED($least) }: Friendly. No attacks, better ports{ $heroes ->
    [0] { "" }
    [one] , a hero of its own
   *[other] , { $heroes } heroes of its own
}{ $modules ->
    [0] { "" }
    [one] , a module
   *[other] , { $modules } modules
}. Points to go: { $missing }.
log-book-up-ally = { SIGNED($least) }: Ally. Better still{ $heroes ->
    [0] { "" }
    [one] , and one more hero of its own
   *[other] , and { $heroes } more heroes of its own
}{ $ships ->
    [0] { "" }
    [one] , its best ship, upgraded
   *[other] , its { $ships } best ships, upgraded
}. Your first Ally is permanent, and reputation lost with its enemies is not regained. Points to go: { $missing }.
log-book-down-friendly = { SIGNED($most) }: no longer Ally.
log-book-down-neutral = { SIGNED($most) }: no longer Friendly.
log-book-down-hostile = { SIGNED($most) }: Hostile. Its forces attack, its ports charge more, and its Enforcer comes for us.
log-book-down-enemy = { SIGNED($most) }: Enemy. Attacked on sight, in its ports too; its Villain takes the field.
log-book-ally-for-good = Our ally for the campaign: this no longer falls below +10.
log-book-no-way-back = Our ally is the { $ally }: reputation lost here is not regained.
log-book-met = Met: { $names }

# The papers: $number is the scenario in which one came.
log-book-paper-from = from scenario { $number }
log-book-paper-proof = from scenario { $number } · a proof
log-book-papers-none = No papers kept yet.

# The star chart.
log-book-here = { $far ->
    [0] The ship is at { $port }.
    [one] The ship is a sector off { $port }.
   *[other] The ship is { $far } sectors off { $port }.
}
log-book-next = The next scenario begins at { $port }.
log-book-next-unknown = The next scenario begins at a port we have not seen.
log-book-port-sells = { $services }
log-book-port-unseen = We know only where it lies.
log-book-port-calls = { $count ->
    [0] not visited
   *[other] visited in scenario { $numbers }
}
log-book-port-arranged = arranged: we are served as { $standing }

# What is written.
log-book-fate = { $side } · { $ended }
log-book-under-way = { $turn ->
    [0] not yet cast off
   *[other] turn { $turn }
}
log-book-begun-again = lost on turn { $turn }, and restarted
log-book-kept = What the log records
