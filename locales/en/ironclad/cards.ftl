### The intel cards, as the decision panel shows them: a title, a line or two, and what won, lost or a row brings.

## Kinds, as they stand under a title

card-event = Event, must be resolved
card-operation = Operation, must be resolved
card-operation-optional = Operation, optional
card-encounter = Encounter, cannot be skipped
card-encounter-optional = Encounter, optional
card-encounter-action = Encounter: 1 action to skip
card-encounter-morale = Encounter: { $morale } Morale to skip

## The cards

intel-alien-infestation-title = Alien Infestation
    .log = Something has bred in there.
    .text = Something has bred in there. Up to three heroes go in, with Combat or Operate.
    .won = +1 Salvage
    .lost = −2 Crew, two hits, ignoring shields

intel-ancient-relic-title = Ancient Relic
    .log = Something older than the lanes. It hums when nobody speaks.
    .text = Exhaust a Specialist: roll a die and add Morale and Operate.

intel-asteroid-field-title = Asteroid Field
    .log = Rocks, and no lane through.
    .text = Roll a die and add Morale; you may exhaust a Pilot to add Piloting. The hits are outside hits.

intel-bad-intel-title = Bad Intel
    .log = The charts were wrong. All of them.
    .text = The next 2 actions are lost. You may exhaust an Agent to lose only 1.

intel-crossfire-title = Crossfire
    .log = Two strangers firing, and us between.
    .text = Roll a die and add Morale; you may exhaust a Diplomat to add Diplomacy. The hits are outside hits.

intel-derelict-ship-title = Derelict Ship
    .log = A hulk, dark, her lock standing open.
    .text = Exhaust a Pilot to approach. Then exhaust any number of others: 1 Salvage for each Engineer, 1 Gear for every two Specialists.

intel-distress-beacon-title = Distress Beacon
    .log = A distress beacon. It has been calling for a while.
    .text = Roll a die and add Morale. The hits are outside hits; heroes who help are exhausted after the roll.

intel-board-the-enforcer-title = Board the Enforcer
    .log = Boats away.
    .text = Her guns are silent; her captain is not. Up to three heroes go aboard, with Combat or Stealth. Combat Strength is added to the difficulty.
    .won = +3/4/5 Credits, by threat; +1 Morale
    .lost = −1 Crew, −1 Morale

intel-board-the-flagship-title = Board the flagship
    .log = Boats away, to the flagship.
    .text = The flag is down. Up to three heroes go aboard, with Combat or Stealth. Combat Strength is added to the difficulty.
    .won = +2 Morale; then the purser’s safe
    .lost = −2 Crew, −1 Morale

intel-enforcers-cabin-title = The Enforcer’s cabin
    .log = Her cabin. The drawers are locked, and some of them tick.
    .text = Second task of the boarding: roll a die and add Morale. You may exhaust a hero to add their Stealth.

intel-pursers-safe-title = The purser’s safe
    .log = The purser’s safe, aft of her bridge. Somebody is running to shut the door on us.
    .text = Second check of the boarding. Up to three heroes open it, with Engineering or Operate.
    .won = +6/7/8 Credits, by threat; 1 Gear
    .lost = −2 Crew

intel-enemy-outpost-title = Enemy Outpost
    .log = An outpost, and its guns are warm.
    .text = Pay the Morale to keep your distance, or fight. Victory brings 3/4/5 Credits, by threat, and 1 Gear.

intel-friendly-outpost-title = Friendly Outpost
    .log = An outpost, friendly. It has coffee.
    .text = Roll a die and add Morale; you may exhaust a hero to add their Diplomacy.

intel-infiltrated-title = Infiltrated
    .log = Boarders.
    .text = Boarders. Up to three heroes meet them, with Combat or Stealth; each Marine adds 1 to Combat.
    .won = −1 Crew, one hit, ignoring shields; +1 Morale
    .lost = −2 Crew, −1 Morale, three hits, ignoring shields

intel-mutiny-title = Mutiny
    .log = The crew have come aft, all together.
    .text = Morale is at 1. Up to three heroes speak to the crew, with Leadership or Combat.
    .won = Morale 2
    .lost = −2 Crew, two hits, ignoring shields; then Morale 2

intel-parley-title = Parley
    .log = He asked at what time we meant to begin.
    .text = He is unarmed, and takes notes. Up to three heroes talk to him, with Diplomacy. Combat Strength is added to the difficulty.
    .won = he leaves
    .lost = he stays, and there will be no loot

intel-probe-title = Probe
    .log = A probe, still sending.
    .text = Exhaust a Specialist: roll a die and add Morale and Operate.

intel-rich-asteroid-title = Rich Asteroid
    .log = Metal, and nobody’s flag on it.
    .text = Exhaust a Pilot to approach. Then exhaust any number of Engineers and Specialists: 1 Credit for each.

intel-sabotage-title = Sabotage
    .log = A charge, laid aboard.
    .text = Inside hits, ignoring shields. Before the damage dice you may exhaust Engineers and Specialists: each stops one hit.

intel-sickness-title = Sickness
    .log = Sickness forward.
    .text = Roll a die and add Morale. You may then exhaust a Diplomat or a hero with Leadership to lose 1 Morale less.

intel-signatures-detected-title = Signatures Detected
    .log = Signatures, hull down.
    .text = Pay the Morale to slip by, or fight whoever is there.

intel-space-dementia-title = Space Dementia
    .log = Somebody is talking to the bulkhead, and waiting for answers.
    .text = Roll a die and add Morale. You may then exhaust a Diplomat or a hero with Leadership to lose 1 Morale less.

intel-space-leeches-title = Space Leeches
    .log = Leeches on the Reactor.
    .text = They are on the Reactor. Up to three heroes deal with them, with Engineering or Piloting.
    .won = nothing lost
    .lost = 2 Reactor damage, 1 Hull damage

intel-system-failure-title = System Failure
    .log = Every lamp on the board, at once.
    .text = Everything fails at once. Up to three heroes deal with it, with Engineering or Operate.
    .won = nothing lost
    .lost = 1 damage to each of the four sections

intel-trading-outpost-title = Trading Outpost
    .log = A trader at anchor, lamps lit, prices chalked on the hull.
    .text = Salvage, Ammo and Gear at neutral prices. Each hero with Diplomacy whom you exhaust takes 1 Credit off the next purchase.

## A row of a table

row-to = { $to } or less
row-from = { $from } or more
row-between = { $from }–{ $to }
row-one = { $from }
row-any = any total

## What a row or a check does, piece by piece

effect-nothing = nothing
effect-gain-morale = +{ $count } Morale
effect-lose-morale = −{ $count } Morale
effect-set-morale = Morale { $count }
effect-gain-crew = +{ $count } Crew
effect-lose-crew = −{ $count } Crew
effect-gain-salvage = +{ $count } Salvage
effect-gain-credits = +{ $count } { $count ->
    [one] Credit
   *[other] Credits
}
effect-repair-hull = +{ $count } Hull
effect-damage-hull = { $count } Hull damage
effect-outside-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
effect-inside-hits = { $count ->
    [one] 1 hit, ignoring shields
   *[other] { $count } hits, ignoring shields
}
effect-damage-section = { $count } { $section } damage
effect-damage-each-section = { $count } damage to each section
effect-rest = { $count ->
    [one] rest a hero
   *[other] rest { $count } heroes
}
effect-exhaust = { $count ->
    [one] exhaust a hero
   *[other] exhaust { $count } heroes
}
effect-wound = { $count ->
    [one] a hero Wounded
   *[other] { $count } heroes Wounded
}
effect-recon = { $count ->
    [one] 1 free Recon
   *[other] { $count } free Recons
}
effect-lose-actions = { $count ->
    [one] 1 action lost
   *[other] { $count } actions lost
}
effect-gain-gear = { $count ->
    [one] 1 Gear
   *[other] { $count } Gear
}
# What heroes may be exhausted for: how many, with which skills, and what that brings.
effect-volunteers = { $count ->
    [one] a hero with { $skills } may be exhausted: { $brings }
   *[other] { $count } heroes, each with { $skills }, may be exhausted: { $brings }
}
either = { $one } or { $other }
effect-lose-salvage = { $count } Salvage
effect-follow = { $card } follows
