### What is asked, and the options: the verb, then its cost, then what comes of it.

## The head, where no card, order or port gives it a name

head-action = What now?
head-rest = Rest
head-tired-pilot = After the combat
head-order = Which order?
head-evade = Who takes the helm?
head-sortie = Launch ships?
head-confirm = Confirm the plan?
head-wingman = Wingman
head-save-crew = Crew would be lost
head-save-crew-of = { $count } Crew would be lost
head-remember = Crew lost
head-remember-of = { $count } Crew lost
head-bulkhead = Inside hits
head-bulkhead-of = { $count ->
    [one] 1 inside hit
   *[other] { $count } inside hits
}
head-shelter = A hero would be Wounded
head-shelter-of = { $hero } would be Wounded
head-target = Which target?
head-port = Port

under-rest = Exhausted heroes become Ready
under-tired-pilot = the price of All-out Sortie
under-wingman = +1 to hit this phase
under-spare = excess damage
under-strain = overload: 1 damage to a section
under-evade-again = the evasion has failed
under-shrug = it has landed
under-rest-paid = Exhausted heroes become Ready
under-heal-paid = Wounded heroes become Exhausted
under-trade = what you buy is aboard at once
under-yard = one point at a time
under-guild = crew for hire
under-upgrade = for the whole campaign

# How a port serves us.
served-enemy = an Enemy’s port: no services
served-as = we are served as { $standing }

place-with-effect = { $name }: { $effect }
services-left = { $left ->
    [0] no services left
    [one] one service left
   *[other] { $left } services left
}

figure-difficulty = Difficulty
figure-hits = Hits
figure-rolled = Rolled
figure-failed = Failed
figure-of = { $total } of { $difficulty }

source-condition = this sector
source-combat = Afterwards

## The question

ask-action = One action at a time, in any mix
ask-attempt = Attempt it?
ask-commit = { $most ->
    [one] Who takes part? One hero
    [2] Who takes part? Up to two heroes
    [3] Who takes part? Up to three heroes
   *[other] Who takes part? Up to { $most } heroes
}
ask-select = Which skill is this check made with?
ask-commit-with = { $most ->
    [one] { $skill }: who takes part? One hero
    [2] { $skill }: who takes part? Up to two heroes
    [3] { $skill }: who takes part? Up to three heroes
   *[other] { $skill }: who takes part? Up to { $most } heroes
}
check-against = { $skills }. Against { $who }: +{ $strength }
ask-commit-task = { $most ->
    [one] Task { $task } of { $tasks }: one hero. All tasks are assigned before the first roll.
   *[other] Task { $task } of { $tasks }: up to { $most } heroes. All tasks are assigned before the first roll.
}
ask-commit-task-with = { $most ->
    [one] { $skill }, task { $task } of { $tasks }: one hero. All tasks are assigned before the first roll.
   *[other] { $skill }, task { $task } of { $tasks }: up to { $most } heroes. All tasks are assigned before the first roll.
}
ask-skill = Which skill of { $hero }’s?
ask-class = Which class does { $hero } count as?
# $class, too: $who without its article.
ask-lead = Choose { $who } to approach
ask-join = Who goes along? As many as you like
ask-volunteer = { $offer }
ask-help = Who goes? One hero, to add { $skill }
ask-soften = Who steadies the crew? One hero
ask-ward = Who stops a hit? As many as you like
ask-ward-actions = Who is exhausted, to lose 1 action less?
ask-rest = { $most ->
    [one] Who rests? One hero
    [2] Who rests? Up to two heroes
   *[other] Who rests? Up to { $most } heroes
}
ask-rest-given = { $most ->
    [one] Who rests? One hero
    [2] Who rests? Up to two heroes
   *[other] Who rests? Up to { $most } heroes
}
# $class, too: $who without its article.
ask-tend = It takes { $who }. Who does it?
ask-heal-given = Who is healed? One hero
ask-rest-paid = Who rests? Each pays
ask-heal-paid = Who is treated? Each pays
ask-exhaust = { $most ->
    [one] Who is exhausted? One hero
   *[other] Who is exhausted? { $most } heroes
}
ask-wound = { $most ->
    [one] Who is Wounded? One hero, not Wounded yet
   *[other] Who is Wounded? { $most } heroes, not Wounded yet
}
ask-tired-pilot = Which pilot is exhausted?
ask-engineer = Which Engineer is exhausted for it?
ask-recon = { $most ->
    [one] Which token do we turn up?
   *[other] Which tokens do we turn up? Up to { $most }
}
ask-order = One order per phase; costs are paid when the plan is confirmed
ask-carry-out = Who carries it out?
ask-evade = Whoever takes the helm rolls our evasions
ask-sortie = In addition to the one order
ask-pilot = Who flies the { $ship }?
ask-confirm = Check it; once confirmed, it is paid for
ask-target = Which enemy do we fire at?
# A shot of several that one order gives.
ask-target-of = Shot { $shot } of { $shots }: whom do we fire at?
ask-wingman = Which ship is helped?
ask-lookout = Who keeps the lookout, and is exhausted?
ask-spare = Which enemy takes the excess damage?
ask-tools = What is repaired?
ask-hold-fire = Which enemy holds its fire this phase?
ask-collect = Whose loot?
ask-strain = Which section takes 1 damage?
ask-evade-again = Reroll it with an ability?
ask-shrug = Ignore the attack with an ability?
ask-spoils = Take loot with an ability?
ask-wave-away = Skip it with an ability?
ask-reroll = Reroll it with an ability?
ask-save-check = Turn the failure into a success?
ask-remember = Use an ability on it?
ask-ride-out = Reduce the damage with an ability?
ask-bulkhead = Ignore hits with an ability?
ask-conduct = Get safe conduct with an ability?
ask-side-door = Where do we come out? The sector between is skipped
ask-side-door-look = Where do we come out? Its token is turned up first
ask-save-crew = Prevent it with an ability?
ask-shelter = Prevent it with an ability?
ask-port = Which service?
ask-trade = What do we buy?
ask-yard = What do we repair?
ask-guild = How many Crew do we recruit?
ask-upgrade = What is upgraded?
ask-mend = What is repaired?

## Options

do-recon = Recon { $name }
do-move = Move to { $name }
do-rest = Rest
do-heal = Heal
do-repair = Repair
do-dock = Dock
do-dock-again = Stay docked
do-ability = { $hero }: { $ability }
do-end-turn = End the turn
do-attempt = Attempt
do-skip = Skip
do-sortie = Launch the { $name }
do-change = Change { $name }
do-confirm = Confirm
do-saloon-rest = Saloon: rest heroes
do-saloon-morale = Saloon: a round for all
do-leave = Leave port
do-change-figure = { $name }, { $now } to { $then }

# The option that closes a choice of several.
done-commit = { $made ->
    [0] Send nobody
    [one] Send this one
    [2] Send these two
   *[other] Send these { $made }
}
done-class = Done
done-lead = Done
done-join = { $made ->
    [0] Nobody else goes
   *[other] Done
}
done-volunteer = Nobody goes
done-help = Roll without help
done-soften = Accept result
done-ward = { $left ->
    [0] Continue
    [one] Take the remaining hit
   *[other] Take the remaining { $left } hits
}
done-rest = Done
done-rest-given = { $made ->
    [0] Nobody rests
   *[other] Done
}
done-tend = Done
done-heal-given = Nobody is healed
done-rest-paid = { $made ->
    [0] Nobody rests
   *[other] Done
}
done-heal-paid = { $made ->
    [0] Nobody is treated
   *[other] Done
}
done-exhaust = Done
done-lookout = Done
done-wound = Done
done-tired-pilot = Done
done-recon = No more Recon
done-sortie = Done
done-trade = Done
done-yard = Done
done-guild = Done
done-upgrade = Done
done-mend = Done
done-action = Done
done-attempt = Done
done-skill = Done
done-select = Done
done-engineer = Done
done-order = Done
done-carry-out = Done
done-evade = Done
done-pilot = Done
done-confirm = Done
done-target = Done
done-wingman = Done
done-spare = Done
done-tools = Repair nothing
done-hold-fire = Done
done-collect = Done
done-strain = Done
done-evade-again = Done
done-shrug = Done
done-spoils = Done
done-wave-away = Done
done-reroll = Done
done-save-check = Done
done-save-crew = Done
done-remember = Done
done-ride-out = Done
done-bulkhead = Done
done-conduct = Done
done-side-door = Done
done-shelter = Done
done-port = Done

# To use no ability.
pass-wave-away = Do not skip it
pass-reroll = Keep the roll
pass-save-check = Accept the failure
pass-save-crew = Accept the loss
pass-remember = Use none
pass-ride-out = Take the damage
pass-bulkhead = Take all hits
pass-conduct = Use none
pass-shelter = Accept the wound
pass-evade-again = Take the hit
pass-shrug = Take the damage
pass-spoils = Take nothing
pass-spare = Pass
pass-tools = Pass
pass-hold-fire = Pass
pass-collect = Pass
pass-strain = Pass
pass-action = Pass
pass-attempt = Pass
pass-commit = Pass
pass-skill = Pass
pass-select = Pass
pass-engineer = Pass
pass-class = Pass
pass-lead = Pass
pass-join = Pass
pass-volunteer = Pass
pass-help = Pass
pass-soften = Pass
pass-ward = Pass
pass-rest = Pass
pass-rest-given = Pass
pass-tend = Pass
pass-heal-given = Pass
pass-side-door = Pass
pass-rest-paid = Pass
pass-heal-paid = Pass
pass-exhaust = Pass
pass-lookout = Pass
pass-wound = Pass
pass-tired-pilot = Pass
pass-recon = Pass
pass-order = Pass
pass-carry-out = Pass
pass-evade = Pass
pass-sortie = Pass
pass-pilot = Pass
pass-confirm = Pass
pass-target = Pass
pass-wingman = Pass
pass-port = Pass
pass-trade = Pass
pass-yard = Pass
pass-guild = Pass
pass-upgrade = Pass
pass-mend = Pass

## What an option costs, and what comes of it


# $hero is who, for languages in which this agrees with her.
note-will-be-exhausted = will be Exhausted
# $hero, too.
note-would-be-wounded = would be Wounded
# $hero, too.
note-will-be-wounded = will be Wounded
# $hero, too.
note-is-wounded = Wounded already
# $hero, too.
note-will-be-ready = will be Ready
# $hero, too.
note-stays-ready = stays Ready
# $hero, too.
note-stays-exhausted = stays Exhausted

note-recon = turned up, not resolved
note-rest = { $count ->
    [2] up to two heroes
    [3] up to three heroes
   *[other] up to { $count } heroes
}
note-heal = a Specialist will be Exhausted
    .wounds = no Specialist is Ready: one would be Wounded
note-repair = 1 Salvage, an Engineer will be Exhausted
    .wounds = 1 Salvage; no Engineer is Ready: one would be Wounded
note-dock = two services
note-dock-again = two more services
note-unused = { $left ->
    [one] 1 action unused
   *[other] { $left } actions unused
}
note-sealed = token face down
note-port = a port
note-needs-class = { $who } will be Exhausted
note-needs-class-wounds = { $who } would be Wounded: none is Ready
# What the story asks of heroes, behind its own words: each is a whole sentence.
uses-wound-hero = { $hero } is Exhausted already, and would be Wounded.
uses-wound-class = Nobody Ready can do it: { $who } would be Wounded.
uses-wound-one = Nobody Ready can do it: whoever does would be Wounded.
uses-wound-several = Too few who are Ready can do it: somebody would be Wounded.
note-combat = space combat
note-skip-action = 1 action
note-skip-free = free; discard token

note-no-cost = free
note-no-order = nobody is assigned
note-helm-only = somebody takes the helm
note-ammo = { $count } Ammo, { $left } left after
note-energy = { $count } energy
note-engineer = an Engineer is exhausted
    .wounds = no Engineer is Ready: one would be Wounded
note-hero-adds = { $hero } +{ $adds }
note-gear-instead = replaces { $name }
note-gear-instead-of-either = replaces one of the squad’s two pieces
note-gear-left = goes back to the pile
note-plan-energy = { $count } energy, { $now } to { $then }
note-sinks = destroys: { $percent }%
note-plan-sinks = destroys { $enemy }: { $percent }%
note-afterwards-damage = afterwards { $count } { $section } damage
note-afterwards-chosen = afterwards { $count } damage to sections you choose
note-takes-1 = 1 damage
note-afterwards-pilot = afterwards a pilot Exhausted
note-once = once per scenario
note-launch = stays out for the whole combat
note-launch-into = { $condition }: { $damage ->
    [0] its radiation shield holds
   *[other] { $damage } damage to it
}
note-figure = { $label } { $value }

note-credits = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
note-saloon-rest = { $price ->
    [one] 1 Credit per hero
   *[other] { $price } Credits per hero
}
note-saloon-morale = { $price ->
    [one] 1 Credit, +1 Morale
   *[other] { $price } Credits, +1 Morale
}
note-medical = { $price ->
    [one] 1 Credit per hero
   *[other] { $price } Credits per hero
}
note-trader = Salvage from { $price ->
    [one] 1 Credit
   *[other] { $price } Credits
}
note-shipyard = { $price ->
    [one] 1 Credit per point
   *[other] { $price } Credits per point
}
note-guild = { $price ->
    [one] 1 Credit per Crew
   *[other] { $price } Credits per Crew
}
note-tech-center = each at its own price
note-unseen = drawn at random
note-talks = next purchase costs 1 Credit less
note-upgrade-system = one more gear slot, and better orders:
note-now-then = Now: { $before } Then: { $after }
note-lifts = removes { $effect }
# $name, too: what is repaired.
note-whole = fully repaired
note-flies-again = flies again

## What an ability does now

use-ready = { $count ->
    [one] another Exhausted hero will be Ready
   *[other] up to { $count } other Exhausted heroes will be Ready
}
use-mend = repairs 1 damage on a section
use-mend-anything = repairs 1 damage on a section, the Hull, a fighter or a mech
use-heal = a Wounded hero will be Exhausted
use-heal-ready = a Wounded hero will be Ready
use-turn-up = { $count ->
    [one] turns up 1 token within { $within } sectors
   *[other] turns up { $count } tokens within { $within } sectors
}
use-side-door = 1 action: a Move that skips one sector
use-side-door-look = 1 action: a Move that skips one sector; its destination is turned up first
use-recover = repairs { $count } damage on a fighter or mech
use-recover-all = repairs all damage on a fighter or mech
use-recover-section = or 1 on a section
use-feed = { $count ->
    [one] one more hero rests
   *[other] { $count } more heroes rest
}
use-feed-morale = { SIGNED($by) } Morale if nobody stays Exhausted
use-boarding-party = one more hero may take part
use-boarding-party-crew = failing costs { $count } fewer Crew
use-list-price = one service, as { $standing }
use-list-price-visit = every service, as { $standing }
use-safe-conduct = served as { $standing }, and no patrol
use-fewer-hits = { $hits ->
    [one] 1 hit becomes { $left }
   *[other] { $hits } hits become { $left }
}
use-put-back = { $count ->
    [one] restores 1 energy
   *[other] restores up to { $count } energy
}
use-hold-fire = one enemy with { $hull } Hull or less does not attack this phase
use-hold-fire-any = one enemy, any but a Villain, does not attack this phase
use-attack-more = { $count ->
    [one] the ship attacks once more
   *[other] the ship attacks { $count } times more
}
use-shrug-off = the attack does nothing
use-reroll = reroll; the second roll counts
use-reroll-bonus = reroll with { SIGNED($by) }; the second roll counts
use-collect = one enemy’s loot
use-skip = the card is skipped
use-near-miss = it succeeds
use-remember-ready = { $count ->
    [one] one hero will be Ready
   *[other] up to { $count } heroes will be Ready
}

## What an order does, on its slip

deed-evasion = +{ $count } Evasion
deed-accuracy = +{ $count } Accuracy
deed-energy = restores { $count } energy
deed-attack = { $count } damage
deed-fire-again = { $count ->
    [one] reroll first miss
   *[other] reroll first { $count } misses
}
deed-attack-rakes = { $count } damage, all Fast
deed-attack-sweeps = { $count } damage, all Slow
deed-attack-quick = { $count } damage, Fast stage
deed-attack-carries-on = { $count } damage, excess carries over
deed-escort-all = { $count ->
    [one] first hit on any ignored
   *[other] first { $count } hits on any ignored
}
deed-wing-accuracy = launched ships +{ $count } to hit
deed-wing-evasion = launched ships +{ $count } Evasion
deed-wing-pierces = ignores shields
deed-escort = { $count ->
    [one] first hit ignored
   *[other] first { $count } hits ignored
}
deed-wingman = one ship +{ $count } to hit
deed-volleys = ships attack { $count } times
deed-volleys-both = ships attack { $count } times, both stages

## A roll in full

roll-plus = { $before } + { $count } { $label }
roll-minus = { $before } − { $count } { $label }
roll-total = { $sum } = { $total }
roll-needs = { $sum }, needs { $reach }
roll-natural-6 = { $sum }; a natural 6 succeeds
roll-natural-1 = { $sum }; a natural 1 fails
roll-orders = orders
roll-at-fast = at Fast targets
roll-at-fighters = against fighters
roll-other = other
roll-story = earlier events
roll-ability = an ability

## Gear, and fitting out

source-scenario = Fitting out
ask-bear = Who carries it?
ask-give-up = Whose piece goes for it?
done-bear = Nobody takes it
done-give-up = Done
ask-dues = What do we pay: Credits, or a piece of gear?
done-dues = Pay in Credits
pass-dues = Pass
pass-bear = Pass
pass-give-up = Pass
head-set-up = Fitting out
ask-set-up = Who and what comes along?
done-set-up = Cast off
pass-set-up = Pass
do-gear = { $gear } to { $hero }
do-hire = Hire { $name }
do-dismiss = Send { $name } ashore
do-assign = { $hero } to { $system }
do-deal = { $system } to { $seat }
do-fit = Fit { $name }
do-unfit = Take out { $name }
do-ship-take = Take the { $name }
do-ship-leave = Leave the { $name }
head-loss = The ship is lost
ask-loss = Play the scenario again, or end the campaign?
done-loss = Done
pass-loss = Pass
do-again = Restart the scenario
do-end = End the campaign
note-again = everything as it was when you cast off; the log keeps what happened
note-again-in-order = from the start, with the ship repaired; the log keeps what happened
note-end = the log is closed
# $hero, too.
note-comes-exhausted = starts Exhausted: the wound is not healed

head-promotion = Promotions
ask-promotion = Who is promoted, for good?
done-promotion = Nobody
pass-promotion = Pass
note-promoted-skill = { $skill } { $before } → { $rating }
note-promoted-cost = cost { $before } → { $cost } Credits a scenario

head-refit = Between scenarios
ask-refit = What do we pay for?
done-refit = Done
pass-refit = Pass
do-treat = Have { $name } treated

head-contract = The next contract
ask-contract = Whose contract do we take next?
done-contract = Done
pass-contract = Pass
do-contract = { $name }
note-contract = reputation { $now }
note-gives-up = gives up the { $name }

## The story

date = { NUMBER($day, minimumIntegerDigits: 2) }/{ NUMBER($month, minimumIntegerDigits: 2) }/{ NUMBER($year, minimumIntegerDigits: 2) }GN
head-passage = Read aloud
ask-passage = Read it aloud, then continue
done-passage = Continue
pass-passage = Pass
head-choice = A choice
ask-choice = What do we do?
done-choice = Done
pass-choice = Pass
head-use = Who does it?
ask-use = Who is exhausted for it?
done-use = Done
pass-use = Pass
head-post = Off the ship
ask-post = Who goes? They are unavailable until they are fetched
done-post = Done
pass-post = Pass
do-read = Continue
do-take = Take aboard: { $name }
do-land = Set down: { $name }
do-post = Send heroes to { $name }
do-fetch = Fetch everybody from { $name }
note-an-action = 1 action
head-word = Report to a third power
ask-word = Another power will pay for our report, and our client will hear of it. Once per act
done-word = Give no report
pass-word = Pass
