### The ship's log: short lines, past or plain nouns, as a hand writes them between two waves.

## The turn

log-turn-short = { $count ->
    [one] 1 action short, as owed.
   *[other] { $count } actions short, as owed.
}
log-turn-ended = { $count ->
    [0] Turned in.
    [one] Turned in early, 1 action unused.
   *[other] Turned in early, { $count } actions unused.
}
log-action-given = Stood off until it was past.
log-actions-lost = { $count ->
    [one] 1 action lost.
   *[other] { $count } actions lost.
}

## Under way

log-left = Left { $name }.
log-raised = Raised { $name }.
log-moved = Stood into { $name }.
log-recon = { $sector }, looked at: { $card }.
log-blind = { $card }, met blind.
log-skipped = { $name }: passed by.

log-hits = Hits
log-hits-struck = { $name }: { $struck }.
log-hits-none = { $name }: no harm done.
log-section-hit = { $section } hit: { $now }.
log-section-worse = { $section } { $state }: { $effect }.

log-shields-took = { $count ->
    [one] Shields took one.
   *[other] Shields took { $count }.
}
log-shields-whole = Shields whole again.

## Cards

log-table = { $card }, { $total }: { $effects }.
log-check-won = { $card }: { $total } against { $difficulty }, won.
log-check-lost = { $card }: { $total } against { $difficulty }, lost.
log-ability = { $hero }: { $ability }.
log-crew-saved = { $count ->
    [one] One Crew kept.
   *[other] { $count } Crew kept.
}
log-sheltered = { $by } stood between; { $hero } is whole.
log-hits-ignored = { $count ->
    [one] One hit less.
   *[other] { $count } hits less.
}
log-softened = { $count ->
    [one] { $hero } sat with them: 1 Morale kept.
   *[other] { $hero } sat with them: { $count } Morale kept.
}
log-warded = { $name } stopped one.
log-mutiny-due = The mess has gone quiet.

## Heroes

log-ready = Rested: { $names }.
log-exhausted = Exhausted: { $names }.
log-wounded = Wounded: { $names }.
log-healed = Healed, but Exhausted: { $names }.

## Counters

log-crew-lost = { $count ->
    [one] One Crew lost, { $now } left.
   *[other] { $count } Crew lost, { $now } left.
}
log-crew-gained = { $count ->
    [one] One Crew aboard, now { $now }.
   *[other] { $count } Crew aboard, now { $now }.
}
log-morale-lost = Morale down to { $now }.
log-morale-gained = Morale up to { $now }.
log-hull-lost = Hull down to { $now }.
log-hull-gained = Hull up to { $now }.
log-salvage-lost = { $count } Salvage used.
log-salvage-gained = { $count } Salvage brought in.
log-ammo-lost = { $count } Ammo spent.
log-ammo-gained = { $count } Ammo struck below.
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
log-energy-back = Energy back to { $count }.
log-uncovered = { $effect }.

## Combat

log-nobody-fights = Friends. Nobody fought.
log-combat-began = Clearing for action.
log-enemies = Signatures: { $names }.
log-phase = { $name }.
log-order = { $order }: { $hero }.
log-launched = Sortie: { $pilot } away in the { $ship }.
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
log-shrugged-off = { $name } shrugs off { $enemy }’s hit.
log-guarded = { $name } takes { $enemy }’s hit for the Ironclad.
log-collected = Taken from { $name }, besides.
log-system-upgraded = { $name } upgraded.
log-upgraded = { $name } upgraded.
log-escorted = { $name }’s shot spent on the escort.
log-enemy-shield = { $name }: shield −{ $shield }.
log-enemy-hull = { $name }: Hull −{ $hull }.
log-enemy-both = { $name }: shield −{ $shield }, Hull −{ $hull }.
log-destroyed = { $name } destroyed.
log-beaten = { $name } beaten, and alive.
log-special = { $name }: { $special }.
log-boarded = { $name }: { $special }. They are aboard.
log-enemy-mended = { $name } mended: Hull +{ $hull }.
log-enemy-recharged = { $name }: shield +{ $shield }.
log-enemy-gone = { $name } made off.
log-patrol = { $name } sent out a patrol.
log-fighter-hit = { $name } hit, damage { $damage }.
log-fighter-disabled = { $name } disabled.
log-combat-victory = Victory.
log-combat-draw = Drawn battle; both stood off.
log-combat-defeat = Defeat.

## Ports

log-docked = Docked at { $name }.
log-service = Called at the { $name }.
log-bought = One { $name } taken in.
log-toasted = A round for all at { $name }: +1 Morale.
log-mended = { $name } mended, a point.
log-for-credits = { $said } { $count ->
    [one] 1 Credit.
   *[other] { $count } Credits.
}

## The end

log-won = Aim reached.
log-lost = Hull gone.

# A line with its sum, for those who ask.
log-explained = { $said } { $sum }.

## Gear, modules, reputation

log-attack-stopped = { $name }’s shot stopped short of the hull. The Aegis took it.
log-gear-drawn = Found: { $name }.
log-gear-taken = { $hero } took the { $gear }.
log-gear-returned = The { $name } went back to the pile.
log-module-found = Found: { $name }. It can be fitted when we next lie in dock.
log-reputation-gained = { $name } thinks better of us: { $now }.
log-reputation-lost = { $name } thinks worse of us: { $now }.
log-allied = We are { $name }’s ally now, and will stay so.
log-fitted-out = Cast off.
log-milestone = Reached: { $name }.
log-joined = { $name } joins us.
log-gained = The { $name } is ours.
log-promoted = { $name } promoted.
log-treated = { $name } treated.
log-contract = Next, we sail for { $name }.
log-again = Once more, from where we cast off.
log-ended = Too late. We turned for home.
log-ended-early = It is over. We turned for home.

## The story

log-side = We sign: { $name }
# An option of the story of which the log has nothing more to say.
log-chosen = We chose: { $name }
log-said = { $who }: { $what }
log-token-placed = { $card } lies open at { $sector }
log-mover = { $name }: { $sector }
log-mover-waits = { $name } waits before a token
log-mover-held = { $name } stays where it is
log-mover-struck = { $name }: { $by }, { $left } left
log-mover-met = We come up with { $name }
log-mover-gone = { $name } is off the chart
log-load-put = { $name } lies at { $sector }
log-load-taken = Aboard: { $name }
log-load-landed = Set down: { $name }
log-load-lost = Lost: { $name }
log-load-drifts = { $name } drifts to { $sector }
log-load-lifted = { $who } takes { $name }
log-load-carried-off = { $who } is away with { $name }
log-count = { $name } { $by }: { $now }
log-posted = { $hero } goes to { $name }
log-fetched = { $hero } is back from { $name }
log-milestone-seen = There is something else to be done: { $name }
log-milestone-failed = No longer to be done: { $name }
log-turns = The last turn: { $by }
log-fight-won = { $name }: won
log-fight-drawn = { $name }: no end to it
log-hero-left = { $name } leaves us
log-hero-hurt = { $name } is Wounded
log-hero-dearer = { $name } will cost { $by }
log-promised = Promised: { $credits } Credits
log-kept = A promise is kept
log-arranged = { $name } will serve us well for a while
