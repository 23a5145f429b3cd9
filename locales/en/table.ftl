# The table: the chart's tallies, the mat, the place of decision, the menu over it.

board-tokens = { $sealed ->
    [one] 1 sealed token
   *[other] { $sealed } sealed tokens
} · { $known } known

mat-energy = Energy { $now } of { $most }
mat-energy-planned = Energy { $now }, planned { $planned }
# How damaged a section is, and what that does.
mat-section-effect = { $state } { $effect }

track-crew-effect = { $actions ->
    [one] 1 act.
   *[other] { $actions } act.
}
track-morale-rolls = { $rolls } rolls
track-morale-both = { $rolls } rolls, act.

# What the main button says, by what is asked.
button-choose = Choose
button-hero = { $hero }
button-heroes = { $count ->
    [one] Choose this one
    [2] Choose these two
    [3] Choose these three
   *[other] Choose these { $count }
}
button-commit = { $count ->
    [one] Send { $hero }
    [2] Send these two
    [3] Send these three
   *[other] Send these { $count }
}
button-help = Exhaust { $hero }
button-soften = Exhaust { $hero }
button-ward = { $count ->
    [one] Exhaust { $hero }
    [2] Exhaust these two
   *[other] Exhaust these { $count }
}
button-rest = { $count ->
    [one] Rest { $hero }
    [2] Rest these two
   *[other] Rest these { $count }
}
button-rest-given = Rest { $hero }
button-tend = Exhaust { $hero }
button-heal-given = Heal { $hero }
button-rest-paid = { $count ->
    [one] Rest { $hero }
   *[other] Rest these { $count }
}
button-heal-paid = { $count ->
    [one] Heal { $hero }
   *[other] Heal these { $count }
}
button-exhaust = Exhaust { $hero }
button-wound = It is { $hero }
button-wounds = Wound { $hero }
button-tired-pilot = Exhaust { $hero }
button-engineer = Exhaust { $hero }
button-evade = { $hero } takes the helm
button-carry-out = { $hero } carries it out
button-pilot = { $hero } flies
button-order = Order { $name }
button-target = Aim at the { $name }
button-skill = Use { $name }
button-class = Go as { $name }
button-lead = { $hero } takes us in
button-join = { $count ->
    [0] Nobody else goes
    [one] This one goes along
   *[other] These { $count } go along
}
button-volunteer = { $count ->
    [one] { $hero } goes
   *[other] These { $count } go
}
button-volunteer-none = { $count ->
    [0] Nobody goes
   *[other] Nobody goes: it takes { $most }
}
button-service = Take: { $name }
button-buy = Buy: { $name }
button-repair = Repair: { $name }
button-upgrade = Upgrade: { $name }

sum-and-the-die = and the die
sum-needs = { $least } or more
sum-table = on the table
sum-hopeless = no face will do
odds-percent = { $percent } %
odds-sixths = { $ways } of 6
row = { $totals }: { $effects }
row-with-odds = { $totals }: { $effects } ({ $ways } of 6)

alarm-blind-jump = A blind jump
alarm-blind-jump-text = Nobody knows what lies there.

# The place of decision while nothing is asked.
table-look = Look round the table
    .text = The lesson begins when you say so.
    .button = Go on
table-rolling = Dice
    .text = The dice are falling.
    .button = Hurry
table-won = It is done
    .text = The last page waits to be read.
    .button = Read on
table-lost = The Ironclad is lost
    .text = The last page waits to be read. Everything is kept: take a choice back, and play goes on from there.
    .button = Read on
table-hurry = Hurry
table-read-only = To be looked at only
table-read-only-text = The file is open elsewhere, or must not be changed. Everything can be looked at and played back.
table-being-written = Sent, and being written. The disk is slow; the move counts once it is there.

# Marks in the log, where what had been seen was taken back.
taken-back-dice = { $dice ->
    [one] A die that had been seen was taken back here.
   *[other] { $dice } dice that had been seen were taken back here.
}
taken-back-tokens = { $tokens ->
    [one] A token that had been seen was taken back here.
   *[other] { $tokens } tokens that had been seen were taken back here.
}
taken-back-both = Taken back here, though they had been seen: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.

menu-title = The table waits
menu-back = Back to the table
menu-rules = Open the rule book
menu-keys = Which keys there are
menu-settings = Settings
menu-again = Begin this one again
menu-leave = Leave; everything is kept
menu-take-back = Take back, or make again
menu-back-title = How far back?
menu-undo-choice = Take the last choice back
menu-undo-action = Back to the last action
menu-undo-turn = Back to the turn’s beginning
menu-undo-scenario = Back to the scenario’s beginning
menu-redo-choice = Make the next choice again
menu-redo-turn = On to the next turn

dice-damage-control = Damage control
dice-check = The check
dice-table = The die for the card
dice-encounter = Who is met
dice-tie = Which of them
dice-attack = The Ironclad fires
dice-fighter-attack = A launched ship fires
dice-evasion = The Ironclad evades
dice-fighter-evasion = A launched ship evades
dice-story = The die for the story
dice-prey = Whom they attack

combat-own-hull = Hull { $now }
combat-own-shields = Shields { $now }
combat-cost-ammo = { $count } Ammo
combat-cost-engineer = 1 Engineer
combat-evades = evades with { $piloting }
combat-sortie = { $ship }, flown by { $pilot }
combat-line = { $least }+
combat-line-odds = { $least }+ · { $percent } %
combat-line-evade = evade { $least }+
combat-line-evade-odds = evade { $least }+ · { $percent } %
combat-line-times = { $line } × { $times }

# A plan that is being made.
plan-orders = Order and cost
plan-lands = lands
plan-evades = evades
plan-sinks = sinks
plan-no-figure = –
plan-sorties = Ships to send out
plan-crew = Carried out by
plan-helm = At the helm
plan-pilots = { $ship }, flown by
plan-abilities = Before the plan, at once
plan-flown = flown by { $pilot }
plan-costs = The whole plan costs
plan-uncovers = { $what }.
plan-is-off = Not as it stands
plan-waits = The Hangar’s order is for ships that are out, and none is to go. Send one, or give another order.
plan-dropped = { $system }: the order is off the slip. There is no energy or nobody left for it.
plan-sinks-whole = Every shot at { $enemy }: sunk this phase, { $percent } %.
plan-keys = ← and → turn to another slip.
plan-keys-aim = ← and → turn to another slip, T looks at another enemy.
button-plan = Carry out the plan
button-plan-none = Hold fire this phase
button-plan-next = Next: { $system }

# What is asked for twice.
weighty-empty = Nobody is aboard
    .text = Heroes are hired now, before the scenario begins, and none can be hired on the way (rule 11.4). Press once more to sail without any.
    .button = Cast off with nobody
weighty-unmanned = Nobody at: { $systems }
    .text = A system without a squad gives no orders (rule 8.2). Heroes can be hired and posted now, and not on the way (rule 11.4). Press once more to sail all the same.
    .button = Cast off all the same
weighty-end = This ends the campaign
    .text = No scenario comes after it; the log book stays to be read (rule 11.7). Press once more to end it.
    .button = Yes, end it

# The debriefing.
debrief-end-won = done in { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}
debrief-end-lost = lost on turn { $turn }
debrief-aim = The aim
debrief-aim-reached = Reached.
debrief-aim-missed = Not reached.
debrief-story-won = The voyage is done
debrief-story-lost = The ship is lost
debrief-story-ended = The time has run out
debrief-story-log = Chapter { $chapter }, { $date }
debrief-milestone-main = Main objective
debrief-milestone-side = Side mission
debrief-milestone-third = And besides
debrief-milestone-reached = Reached. One promotion.
# What a milestone brought, and a promotion besides.
debrief-milestone-brought = { $brought }. One promotion.
debrief-brought-credits = { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
}
debrief-brought-ally = { $power }: Ally
debrief-milestone-failed = Failed.
debrief-milestone-hidden = Never found.
debrief-milestone-unknown = Unknown
debrief-standing-next = { $standing }; { $next } from { $least }
debrief-aside = What the log says
debrief-aside-below = of this voyage
debrief-dice = { $count ->
    [one] 1 die rolled
   *[other] { $count } dice rolled
}
debrief-sectors = { $count ->
    [one] 1 sector entered
   *[other] { $count } sectors entered
}
debrief-tokens = { $count ->
    [one] 1 token turned up
   *[other] { $count } tokens turned up
}
debrief-hits = { $count ->
    [one] 1 point of damage taken
   *[other] { $count } points of damage taken
}
debrief-wounds = { $count ->
    [0] nobody Wounded
    [one] 1 hero Wounded
   *[other] { $count } heroes Wounded
}
debrief-undone = { $count ->
    [one] 1 choice made
   *[other] { $count } choices made
}
debrief-button = Enter it in the log
debrief-of = of { $most }

# What is saved, on the title.
saved-place = Turn { $turn }
saved-lesson = step by step
saved-free = played freely
saved-figures = Hull { $hull }, Crew { $crew }, Morale { $morale }

# Trouble.
problem-content = The game’s content has a fault
    .advice = Mend the file that is named, or start without --content.
problem-game = The game could not be begun
    .advice = Make room or give the folder back its permissions, then try again. Nothing was lost.
problem-load = The saved game could not be opened
    .advice = The file was left as it is. The makers can look at a copy of it.
problem-note = The saved game was not quite whole
    .advice = Play goes on from the last choice that is sure. The file as it was is kept beside it.
problem-read-only = This game is open elsewhere
    .advice = You can look round and play it back. To play on, close it where it was opened first.
problem-adapted = This game was begun with another version
    .advice = Play goes on by the rules of this one. The file still holds everything that was done.

# The port.
port-unaligned = unaligned: neutral prices
port-standing = { $faction }: { $standing }
port-standing-cold = { $faction }: { $standing }, 1 Credit more for each thing
# How we stand with a port’s owners, and how it serves us all the same.
port-welcome = { $standing }; served as { $served }
port-docked = { $left ->
    [0] Docked; no service left
    [one] Docked; one service left
   *[other] Docked; { $left } services left
}

# What is this?
# A thing and what is said of it.
explain-told-of = { $name }: { $text }
explain-mat = Her sections hold damage, her energy spaces tokens, her tracks what she has left. Damage of 2 in a section tells; of 4 it cripples.
explain-turn-last = When turn { $last } is over, time has run out.
explain-turn-endless = This scenario has no last turn.
explain-threat = It sets how hard checks are, which enemies are met, and on which side their cards lie.
explain-actions = Crew gives { $crew }, Morale { $morale }; counted once, at the start of the turn.
explain-sealed = A sealed token. Recon turns it up from the next sector; going in turns it up too late.

# Dice of their own.
own-die-question = What does the die show?
own-die-face = A { $face }
own-die-serves = serves us
own-die-fails = fails
own-die-total = makes { $total }
own-die-note = Roll it on the table, then press its number.
own-die-before = It showed { $face } before it was taken back, and still does.
own-die-button = Roll it
own-die-again = { $face }, as before
own-die-ship = Let the ship roll

dice-needs = needs { $least } or more

# Looking back, and the timeline.
when-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
when-scenario = Scenario { $scenario }, { $turn ->
    [0] in port
   *[other] turn { $turn }
}
# The same scenario, begun again after it was lost.
when-attempt = Scenario { $scenario }, try { $attempt }, { $turn ->
    [0] in port
   *[other] turn { $turn }
}
past-head = As it was
past-place = { $place } of { $count }
past-run = Play
past-stand = Stand still
past-stand-still = Stand still
past-back = Back
past-on = On
past-turn-back = Turn back
past-turn-on = Turn on
past-pace-slow = slow
past-pace-usual = usual
past-pace-fast = fast
past-close = Close
past-go-back = Go back to here
    .text = The game stands here again. What came after stays as another way.
timeline-title = The timeline
timeline-count = { $count ->
    [one] 1 choice, and everything that followed from it
   *[other] { $count } choices, and everything that followed from them
}
timeline-now = Now
timeline-look = Look at this moment
timeline-play = Watch from here
    .text = It is shown move by move. Nothing changes.
timeline-rename = Give it another name
    .text = The name under which it stands in this list.
timeline-return = Return to this way
timeline-close = Back
way-unnamed = Another way: { $when }
way-ends = ends: { $when }
way-left-here = A way that was left here
way-return = The way that is played now is kept as well, and can be returned to.
way-name-left = What is the way you leave called?
way-name-left-advice = It is kept, and can be returned to from the timeline. Without a name of its own it gets this one.
way-name-branch = What is this way called?
way-name-branch-advice = A name helps to find it on the timeline.
way-name-button = Name it
menu-timeline = The timeline (Shift T)
menu-replay = Play this scenario back

# What is this?
explain-slip = Rule { $number }: { $title }
explain-roll = The roll
explain-harbour = The port
explain-log = The ship’s log
    .text = What has happened, told in a line each. In a campaign the log goes on from one scenario to the next.
