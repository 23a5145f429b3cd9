### The ship's log: short lines, past or plain nouns, as a hand writes them between two waves.

## The turn

log-turn-short = { $count ->
    [one] 1 action lost, carried over.
   *[other] { $count } actions lost, carried over.
}
log-turn-ended = { $count ->
    [0] Turn ended.
    [one] Turn ended early, 1 action unused.
   *[other] Turn ended early, { $count } actions unused.
}
log-action-given = Skipped for 1 action.
log-actions-lost = { $count ->
    [one] 1 action lost.
   *[other] { $count } actions lost.
}

## Under way

log-left = Left { $name }.
log-raised = Reached { $name }.
log-moved = Entered { $name }.
log-recon = Recon of { $sector }: { $card }.
log-blind = Blind jump: { $card }.
log-skipped = { $name }: skipped.

log-hits = Hits
log-hits-struck = { $name }: { $struck }.
log-hits-none = { $name }: no damage.
log-section-hit = { $section } hit: { $now }.
log-section-worse = { $section } { $state }: { $effect }.

log-shields-took = { $count ->
    [one] Shields stopped 1 hit.
   *[other] Shields stopped { $count } hits.
}
log-shields-whole = Shields restored.

## Cards

log-table = { $card }, { $total }: { $effects }.
log-check-won = { $card }: { $total } against { $difficulty }, succeeded.
log-check-lost = { $card }: { $total } against { $difficulty }, failed.
log-ability = { $hero }: { $ability }.
log-crew-saved = { $count ->
    [one] 1 Crew saved.
   *[other] { $count } Crew saved.
}
log-sheltered = { $by } stepped in; { $hero } is not Wounded.
log-hits-ignored = { $count ->
    [one] 1 hit ignored.
   *[other] { $count } hits ignored.
}
log-softened = { $count ->
    [one] { $hero } steadied the crew: 1 Morale saved.
   *[other] { $hero } steadied the crew: { $count } Morale saved.
}
log-warded = { $name } stopped a hit.
log-mutiny-due = Morale is at 1: a mutiny is due.

## Heroes. $count, too: how many of them $names tells. It has their gender, if they have one in common.

log-ready = Rested: { $names }.
log-exhausted = Exhausted: { $names }.
log-wounded = Wounded: { $names }.
log-healed = Healed, but Exhausted: { $names }.

## Counters

log-crew-lost = { $count ->
    [one] 1 Crew lost, { $now } left.
   *[other] { $count } Crew lost, { $now } left.
}
log-crew-gained = { $count ->
    [one] 1 Crew gained, now { $now }.
   *[other] { $count } Crew gained, now { $now }.
}
log-morale-lost = Morale down to { $now }.
log-morale-gained = Morale up to { $now }.
log-hull-lost = Hull down to { $now }.
log-hull-gained = Hull up to { $now }.
log-salvage-lost = −{ $count } Salvage.
log-salvage-gained = +{ $count } Salvage.
log-ammo-lost = −{ $count } Ammo.
log-ammo-gained = +{ $count } Ammo.
log-credits-lost = { $count ->
    [one] Paid 1 Credit.
   *[other] Paid { $count } Credits.
}
log-credits-gained = { $count ->
    [one] 1 Credit earned.
   *[other] { $count } Credits earned.
}

## Energy

log-energy = Energy { $count }.
log-energy-back = Energy restored to { $count }.
log-uncovered = { $effect }.

## Combat

log-nobody-fights = Friends: no combat.
log-combat-began = Space combat.
log-enemies = { $count ->
    [one] Enemy: { $names }.
   *[other] Enemies: { $names }.
}
log-phase = { $name }.
log-order = { $order }: { $hero }.
log-launched = Launched: { $pilot } in the { $ship }.
log-shot-landed = { $who } hit { $target }.
log-shot-missed = { $who } missed { $target }.
log-evaded = { $who } evaded { $enemy }.
log-not-evaded = { $enemy } hit { $who }.
log-shot-again = { $name } fires again.
log-fire-held = { $name } holds her fire.
log-attacks-more = { $name } attacks { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
} more.
log-shrugged-off = { $name } ignores { $enemy }’s hit.
log-guarded = { $name } takes { $enemy }’s hit for the Ironclad.
log-collected = Extra loot from { $name }.
log-system-upgraded = { $name } upgraded.
log-upgraded = { $name } upgraded.
log-escorted = The escort absorbs { $name }’s shot.
log-enemy-shield = { $name }: shield −{ $shield }.
log-enemy-hull = { $name }: Hull −{ $hull }.
log-enemy-both = { $name }: shield −{ $shield }, Hull −{ $hull }.
log-destroyed = { $name } destroyed.
log-beaten = { $name } beaten, but alive.
log-special = { $name }: { $special }.
log-boarded = { $name }: { $special }. Boarders aboard.
log-enemy-mended = { $name } repaired: Hull +{ $hull }.
log-enemy-recharged = { $name }: shield +{ $shield }.
log-enemy-gone = { $name } escaped.
log-patrol = { $name } sent out a patrol.
log-fighter-hit = { $name } hit, damage { $damage }.
log-fighter-disabled = { $name } disabled.
log-combat-victory = Victory.
log-combat-draw = Draw.
log-combat-defeat = Defeat.

## Ports

log-docked = Docked at { $name }.
log-service = Used the { $name }.
log-bought = Bought: { $name }.
log-toasted = A round for all at { $name }: +1 Morale.
log-mended = { $name } repaired by 1.
log-for-credits = { $said } { $count ->
    [one] 1 Credit.
   *[other] { $count } Credits.
}

## The end

log-won = Objective reached.
log-lost = Hull destroyed.

# A line with its sum, for those who ask.
log-explained = { $said } { $sum }.

## Gear, modules, reputation

log-attack-stopped = { $name }’s shot was stopped by the Aegis.
log-gear-drawn = Found: { $name }.
log-gear-taken = { $hero } took the { $gear }.
log-gear-returned = The { $name } went back to the pile.
log-module-found = Found: { $name }. It can be fitted when we next lie in dock.
log-reputation-gained = Reputation with { $name } rises to { $now }.
log-reputation-lost = Reputation with { $name } falls to { $now }.
log-allied = { $name } is now our ally, for good.
log-fitted-out = Cast off.
log-milestone = Reached: { $name }.
log-joined = { $name } joins us.
log-gained = The { $name } is ours.
log-promoted = { $name } promoted.
log-treated = { $name } treated.
log-contract = The next contract is for { $name }.
log-again = Scenario restarted.
log-ended = Too late. We turned for home.
log-ended-early = It is over. We turned for home.

## The story

log-side = We sign: { $name }.
# An option of the story of which the log has nothing more to say.
log-chosen = Chosen: { $name }.
log-said = { $who }: { $what }
log-token-placed = { $card } lies face up at { $sector }.
log-mover = { $name }: { $sector }.
log-mover-waits = { $name } waits before a token.
log-mover-held = { $name } does not move.
log-mover-struck = { $name }: { SIGNED($by) }, { $left } left.
log-mover-met = Caught: { $name }.
log-mover-gone = { $name } has left the chart.
log-load-put = { $name } lies at { $sector }.
log-load-taken = Aboard: { $name }.
log-load-landed = Set down: { $name }.
log-load-ferried = Others carried off { $name }, { $sector }.
log-load-lost = Lost: { $name }.
log-load-drifts = { $name } drifts to { $sector }.
log-load-lifted = { $who } takes { $name }.
log-load-carried-off = { $who } is away with { $name }.
log-count = { $name } { SIGNED($by) }: { $now }.
log-posted = { $hero } goes to { $name }.
log-fetched = { $hero } is back from { $name }.
log-milestone-seen = New objective: { $name }.
brings-figure = { $name } { SIGNED($by) }
brings-reached = Objective reached: { $name }
brings-gear = { $count ->
    [one] a piece of gear
   *[other] { $count } pieces of gear
}
brings-promised = { $credits ->
    [one] 1 more Credit with scenario { $scenario }
   *[other] { $credits } more Credits with scenario { $scenario }
}
# In this scenario and until the one named begins.
brings-served-friendly = { $port } serves us as a friend until scenario { $scenario }
brings-served-neutral = { $port } serves us at neutral prices until scenario { $scenario }
log-milestone-failed = Objective failed: { $name }
log-turns = Turn limit { SIGNED($by) }
log-fight-won = { $name }: we won.
log-fight-drawn = { $name }: a draw.
log-hero-left = { $name } leaves us.
log-hero-hurt = { $name } is Wounded.
log-hero-dearer = { $name }: cost { SIGNED($by) }.
log-promised = Promised: { $credits } Credits.
log-kept = A promised payment has come.
log-arranged = { $name } serves us on better terms for a while.
