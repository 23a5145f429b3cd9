### What is asked, and the options: the verb, then its cost, then what comes of it.

## The head, where no card, order or port gives it a name

head-action = What now?
head-rest = Rest
head-tired-pilot = After the combat
head-order = Which order?
head-evade = Who takes the helm?
head-sortie = Launch anything?
head-confirm = Does the plan stand?
head-wingman = Wingman
head-save-crew = Crew would be lost
head-save-crew-of = { $count } Crew would be lost
head-remember = Crew lost
head-remember-of = { $count } Crew lost
head-bulkhead = Hits from within
head-bulkhead-of = { $count ->
    [one] 1 hit from within
   *[other] { $count } hits from within
}
head-shelter = A hero would be Wounded
head-shelter-of = { $hero } would be Wounded
head-target = At whom?
head-port = Port

under-rest = Exhausted heroes become Ready
under-tired-pilot = All-out Sortie has its price
under-wingman = +1 to hit this phase
under-spare = damage to spare
under-strain = the reactor’s strain must go somewhere
under-evade-again = the evasion has failed
under-shrug = it has landed
under-rest-paid = Exhausted heroes become Ready
under-heal-paid = Wounded heroes become Exhausted
under-trade = what is bought is aboard at once
under-yard = a point off at a time
under-guild = hands for hire
under-upgrade = it lasts the campaign

# How a port serves us.
served-enemy = an Enemy’s port, which serves nobody of ours
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
ask-attempt = Take it on?
ask-commit = { $most ->
    [one] Who goes in? One hero
    [2] Who goes in? Up to two heroes
    [3] Who goes in? Up to three heroes
   *[other] Who goes in? Up to { $most } heroes
}
ask-select = Which skill is this check made with?
ask-commit-with = { $most ->
    [one] { $skill }: who goes in? One hero
    [2] { $skill }: who goes in? Up to two heroes
    [3] { $skill }: who goes in? Up to three heroes
   *[other] { $skill }: who goes in? Up to { $most } heroes
}
ask-skill = Which skill of { $hero }’s?
ask-class = As what does { $hero } go?
ask-lead = Who takes us in? { $who }
ask-join = Who goes along? As many as you like
ask-volunteer = { $offer }
ask-help = Who goes? One hero, to add { $skill }
ask-soften = Who steadies the crew? One hero
ask-ward = Who stops a hit? As many as you like
ask-ward-actions = Who sees through it? One hero
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
ask-order = One order a phase; all is paid when all three stand
ask-carry-out = Who carries it out?
ask-evade = Whoever has the helm rolls our evasions
ask-sortie = It comes beside the one order
ask-pilot = Who flies the { $ship }?
ask-confirm = Look it over; once confirmed, it is paid for
ask-target = Whom do we fire at?
# A shot of several that one order gives.
ask-target-of = Shot { $shot } of { $shots }: whom do we fire at?
ask-wingman = Which ship is helped?
ask-lookout = Who keeps the lookout, and is exhausted?
ask-spare = Whom does the rest of it strike?
ask-tools = What is repaired?
ask-hold-fire = Who holds their fire this phase?
ask-collect = Whose loot?
ask-strain = Which section takes 1 damage?
ask-evade-again = Does anybody try again?
ask-shrug = Does it do nothing?
ask-spoils = Does anybody take something along?
ask-wave-away = Does anybody talk us past?
ask-reroll = Does anybody ask for another roll?
ask-save-check = Does anybody find what is missing?
ask-remember = Does anybody say their names?
ask-ride-out = Does anybody ride it out?
ask-bulkhead = Does anybody shut them off?
ask-conduct = Does anybody vouch for us?
ask-side-door = Where do we come out? The sector between does nothing
ask-side-door-look = Where do we come out? Its token is turned up first
ask-save-crew = Does anybody prevent it?
ask-shelter = Does anybody step in between?
ask-port = Which service?
ask-trade = What do we buy?
ask-yard = What do we repair?
ask-guild = How many do we sign on?
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
do-leave = Leave it at that
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
   *[other] That will do
}
done-volunteer = Nobody goes
done-help = Roll without help
done-soften = Let it stand
done-ward = { $left ->
    [0] Go on
    [one] Take what is left: 1
   *[other] Take what is left: { $left }
}
done-rest = That will do
done-rest-given = { $made ->
    [0] Nobody rests
   *[other] That will do
}
done-tend = Done
done-heal-given = Nobody is healed
done-rest-paid = { $made ->
    [0] Nobody rests
   *[other] That will do
}
done-heal-paid = { $made ->
    [0] Nobody is treated
   *[other] That will do
}
done-exhaust = That will do
done-lookout = That will do
done-wound = That will do
done-tired-pilot = That will do
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
done-engineer = That will do
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
pass-wave-away = Nobody speaks
pass-reroll = Let the roll stand
pass-save-check = Let it fail
pass-save-crew = Let it happen
pass-remember = Nobody speaks
pass-ride-out = Take it as it comes
pass-bulkhead = Take them all
pass-conduct = Nobody does
pass-shelter = Let it happen
pass-evade-again = Let it hit
pass-shrug = Let it hurt
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

note-next = { $before }; { $last }

note-will-be-exhausted = will be Exhausted
note-would-be-wounded = would be Wounded
note-will-be-wounded = will be Wounded
note-is-wounded = Wounded already
note-will-be-ready = will be Ready
note-stays-ready = stays Ready
note-stays-exhausted = Exhausted, and stays so

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
note-dock-again = two services more
note-unused = { $left ->
    [one] 1 action unused
   *[other] { $left } actions unused
}
note-sealed = sealed token
note-port = a port
note-needs-class = { $who } will be Exhausted
note-needs-class-wounds = { $who } would be Wounded: none is Ready
note-combat = space combat
note-skip-action = 1 action
note-skip-free = no cost; the token goes

note-no-cost = no cost
note-no-order = nobody is assigned
note-helm-only = somebody takes the helm
note-ammo = { $count } Ammo, { $left } left after
note-energy = { $count } energy
note-engineer = an Engineer is exhausted
    .wounds = no Engineer is Ready: one would be Wounded
note-hero-adds = { $hero } +{ $adds }
note-gear-instead = in place of the { $name }
note-gear-left = back to the pile
note-plan-energy = { $count } energy, { $now } to { $then }
note-sinks = sinks her: { $percent } %
note-plan-sinks = sinks { $enemy }: { $percent } %
note-afterwards-damage = afterwards { $count } { $section } damage
note-afterwards-chosen = afterwards { $count } damage to sections you choose
note-takes-1 = 1 damage
note-afterwards-pilot = afterwards a pilot Exhausted
note-once = once in a scenario
note-launch = stays out until it is over
note-launch-into = { $condition }: { $damage ->
    [0] its plating holds
   *[other] { $damage } damage to it
}
note-figure = { $label } { $value }

note-credits = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
note-saloon-rest = { $price ->
    [one] 1 Credit a hero
   *[other] { $price } Credits a hero
}
note-saloon-morale = { $price ->
    [one] 1 Credit, +1 Morale
   *[other] { $price } Credits, +1 Morale
}
note-medical = { $price ->
    [one] 1 Credit a hero
   *[other] { $price } Credits a hero
}
note-trader = Salvage from { $price ->
    [one] 1 Credit
   *[other] { $price } Credits
}
note-shipyard = { $price ->
    [one] 1 Credit a point
   *[other] { $price } Credits a point
}
note-guild = { $price ->
    [one] 1 Credit a head
   *[other] { $price } Credits a head
}
note-tech-center = each at its own price
note-unseen = drawn unseen
note-talks = 1 Credit off the next thing bought
note-upgrade-system = better orders, and one more gear place
note-lifts = lifts { $effect }
note-whole = whole again
note-flies-again = flies again

## What an ability does now

use-heal = a Wounded hero will be Exhausted
use-heal-ready = a Wounded hero will be Ready
use-turn-up = { $count ->
    [one] turns up 1 token within { $within } sectors
   *[other] turns up { $count } tokens within { $within } sectors
}
use-side-door = 1 action; a Move past one sector
use-side-door-look = 1 action; a Move past one sector, its end looked at first
use-recover = { $count } damage off a fighter or mech
use-recover-all = all damage off a fighter or mech
use-recover-section = or 1 off a section
use-feed = { $count ->
    [one] one hero more rests
   *[other] { $count } heroes more rest
}
use-feed-morale = { $by } Morale if nobody stays Exhausted
use-boarding-party = one hero more may go in
use-boarding-party-crew = failing costs { $count } Crew less
use-list-price = one service, as { $standing }
use-list-price-visit = every service, as { $standing }
use-safe-conduct = served as { $standing }, and no patrol
use-fewer-hits = { $hits ->
    [one] 1 hit becomes { $left }
   *[other] { $hits } hits become { $left }
}
use-put-back = { $count ->
    [one] 1 energy back
   *[other] up to { $count } energy back
}
use-hold-fire = one enemy does not attack this phase
use-attack-more = { $count ->
    [one] the ship attacks once more
   *[other] the ship attacks { $count } times more
}
use-shrug-off = the attack does nothing
use-reroll = rolled again; the second counts
use-reroll-bonus = rolled again with { $by }; the second counts
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
deed-energy = { $count } energy back
deed-attack = { $count } damage
deed-fire-again = { $count ->
    [one] first miss again
   *[other] first { $count } misses again
}
deed-attack-rakes = { $count } damage, all Fast
deed-attack-sweeps = { $count } damage, all Slow
deed-attack-quick = { $count } damage, Fast stage
deed-attack-carries-on = { $count } damage, rest goes on
deed-escort-all = { $count ->
    [one] first hit on any ignored
   *[other] first { $count } hits on any ignored
}
deed-wing-accuracy = ships +{ $count } to hit
deed-wing-evasion = ships +{ $count } too
deed-wing-pierces = shields no help
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
roll-story = what went before
roll-ability = an ability

## Gear, and fitting out

source-scenario = Fitting out
ask-bear = Who carries it?
done-bear = Nobody takes it
ask-dues = What does she get: Credits, or somebody’s gear?
done-dues = Pay in Credits
pass-dues = Pass
pass-bear = Pass
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
ask-loss = Once more, or the end?
done-loss = Done
pass-loss = Pass
do-again = Play it again from its start
do-end = End the campaign
note-again = everything as it was when we cast off; what happened here stays in the log
note-end = the log is closed
note-comes-exhausted = comes Exhausted: the wound is not healed

head-promotion = Promotions
ask-promotion = Who is promoted? It is for good
done-promotion = Nobody
pass-promotion = Pass
note-promoted-skill = { $skill } { $rating }
note-promoted-cost = will cost { $cost } Credits a voyage

head-refit = Between voyages
ask-refit = What do we pay for?
done-refit = That is all
pass-refit = Pass
do-treat = Have { $name } treated

head-contract = The next contract
ask-contract = Who gets the ship next?
done-contract = Done
pass-contract = Pass
do-contract = { $name }
note-contract = reputation { $now }
note-gives-up = gives up the { $name }

## The story

date = { $day }/{ $month }/{ $year }GN
head-passage = Read aloud
ask-passage = Read it aloud, then go on
done-passage = Go on
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
ask-post = Who goes? They are out of every other work until they are fetched
done-post = That is all of them
pass-post = Pass
do-read = Go on
do-take = Take aboard: { $name }
do-land = Set down: { $name }
do-post = Send heroes to { $name }
do-fetch = Fetch everybody from { $name }
note-an-action = an action
head-word = A word elsewhere
ask-word = Somebody who was not in it would like to hear how it went. It can be done once in these five voyages
done-word = Keep it to ourselves
pass-word = Pass
