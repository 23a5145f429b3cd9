# The table: the chart's tallies, the mat, the place of decision, the menu over it.

board-tokens = { $sealed ->
    [one] 1 token face down
   *[other] { $sealed } tokens face down
} · { $known } known

mat-energy = Energy { $now } of { $most }
mat-energy-planned = Energy { $now }, planned { $planned }
# How damaged a section is, and what that does.
mat-section-effect = { $state } { $effect }

track-crew-effect = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
track-morale-rolls = { $rolls } rolls
track-morale-both = { $rolls } rolls, actions

# What the main button says, by what is asked.
button-choose = Choose
button-choose-or-cast-off = Choose, or 0 to cast off
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
button-wound = Wound { $hero }
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
button-lead = { $hero } approaches
button-join = { $count ->
    [0] Nobody else goes
    [one] { $hero } goes along
   *[other] These { $count } go along
}
button-volunteer = { $count ->
    [one] { $hero } goes
   *[other] These { $count } go
}
button-volunteer-none = { $count ->
    [0] Nobody goes
   *[other] Nobody goes: { $most } are needed
}
button-service = Take: { $name }
button-buy = Buy: { $name }
button-repair = Repair: { $name }
button-upgrade = Upgrade: { $name }
button-promotion = Promote { $hero }
button-contract = Sign with the { $power }

sum-and-the-die = plus the die
sum-needs = { $least } or more
sum-table = table roll
sum-hopeless = cannot succeed
odds-percent = { $percent }%
odds-sixths = { $ways } of 6
row = { $totals }: { $effects }
row-with-odds = { $totals }: { $effects } ({ $ways } of 6)

alarm-price = This has its price
alarm-blind-jump = A blind jump
alarm-blind-jump-text = Nobody knows what lies there.

# The place of decision while nothing is asked.
table-look = Press Continue to begin
    .text = Until then, look round the table.
    .button = Continue
table-rolling = Dice
    .text = The dice are rolling.
    .button = Skip
table-won = Scenario won
    .text = There is one last page to read.
    .button = Read on
table-lost = The Ironclad is lost
    .text = There is one last page to read. Nothing is lost for good: undo a choice, and play on from there.
    .button = Read on
table-hurry = Skip
table-read-only = Read-only
table-read-only-text = The file is open elsewhere, or write-protected. You can look at everything and replay it.
table-being-written = Saving. The disk is slow; the move counts once it is saved.

# Marks in the log, where what had been seen was taken back.
taken-back-dice = { $dice ->
    [one] A die already seen was undone here.
   *[other] { $dice } dice already seen were undone here.
}
taken-back-tokens = { $tokens ->
    [one] A token already seen was undone here.
   *[other] { $tokens } tokens already seen were undone here.
}
taken-back-both = Undone here, though already seen: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.

menu-title = Menu
menu-back = Back to the table
menu-rules = Open the rule book
menu-keys = Keyboard shortcuts
menu-settings = Settings
menu-again = Restart; the old game is kept
menu-again-title = Restart? The old game is kept.
menu-leave = Leave; everything is saved
menu-take-back = Undo / redo
menu-back-title = How far back?
menu-undo-choice = Undo the last choice
menu-undo-action = Undo to the last action
menu-undo-turn = Undo to the start of the turn
menu-undo-scenario = Undo to the start of the scenario
menu-redo-choice = Redo the next choice
menu-redo-turn = Redo to the next turn

dice-damage-control = Damage control
dice-check = Check
dice-table = Table roll
dice-encounter = Encounter table
dice-tie = Tie-break
dice-attack = The Ironclad fires
dice-fighter-attack = A launched ship fires
dice-evasion = The Ironclad evades
dice-fighter-evasion = A launched ship evades
dice-story = Story roll
dice-prey = Enemy’s target

combat-own-hull = Hull { $now }
combat-own-shields = Shields { $now }
combat-cost-ammo = { $count } Ammo
combat-cost-engineer = 1 Engineer
combat-evades = evades with { $piloting }
combat-sortie = { $ship }, flown by { $pilot }
combat-line = { $least }+
combat-line-odds = { $least }+ · { $percent }%
combat-line-evade = evade { $least }+
combat-line-evade-odds = evade { $least }+ · { $percent }%
combat-line-times = { $line } × { $times }

# A plan that is being made.
plan-orders = Order and cost
# Where there are several enemies; the heads of the figures follow in the same line.
plan-orders-at = Target: { $enemy }
plan-lands = lands
plan-evades = evades
plan-sinks = destroys
plan-no-figure = –
plan-sorties = Ships to launch
plan-crew = Carried out by
plan-helm = At the helm
plan-pilots = { $ship }, flown by
plan-abilities = Abilities, used at once
plan-flown = flown by { $pilot }
plan-costs = The whole plan costs
plan-uncovers = { $what }.
plan-is-off = Plan not valid
plan-waits = The Hangar’s order needs launched ships, and none is to launch. Launch one, or choose another order.
plan-dropped = { $system }: the order was removed. There is too little energy, or nobody left to carry it out.
plan-is-open = Something is left open
plan-open = No order, though one could be given: { $systems }.
plan-sinks-whole = All shots at { $enemy }: destroyed this phase, { $percent }%.
plan-keys = ← and →: other order sheets.
plan-keys-aim = ← and →: other order sheets. T: another enemy.
button-plan = Carry out the plan
button-plan-none = Hold fire this phase
button-plan-next = Next: { $system }

# What is asked for twice.
weighty-empty = Nobody is aboard
    .text = Heroes can be hired only now, before the scenario begins (rule 11.4). Press again to sail without any.
    .button = Cast off without heroes
weighty-unmanned = Nobody at: { $systems }
    .text = A system without a squad gives no orders (rule 8.2). Heroes can be hired and posted only now (rule 11.4). Press again to sail anyway.
    .button = Cast off anyway
weighty-idle = Nothing to run: { $players }
    .text = Each player runs at least one system (rule 1.2), and systems can be dealt anew only now. Press again to sail anyway.
    .button = Cast off anyway
weighty-nobody = Nobody is chosen
    .text = Heroes could still go, and each adds a skill to the roll (rule 7.3). Press again to roll without any.
    .button = Send nobody all the same
weighty-end = This ends the campaign
    .text = No scenario comes after it; you can still read the log book (rule 11.7). Press again to end it.
    .button = Yes, end it

# The debriefing.
debrief-end-won = done in { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}
debrief-end-lost = lost on turn { $turn }
debrief-aim = Objective
debrief-aim-reached = Reached.
debrief-aim-missed = Not reached.
debrief-story-won = Scenario won
debrief-story-lost = The ship is lost
debrief-story-ended = Out of time
debrief-story-log = Scenario { $chapter }, { $date }
debrief-milestone-main = Main objective
debrief-milestone-side = Side mission
debrief-milestone-third = Bonus objective
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
debrief-standing-next = { $standing }; { $next } from { SIGNED($least) }
debrief-aside = What the log says
debrief-aside-below = of this scenario
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
debrief-button = Write it in the log
debrief-of = of { $most }

# What is saved, on the title.
saved-place = Turn { $turn }
saved-lesson = step by step
saved-free = played freely
saved-figures = Hull { $hull }, Crew { $crew }, Morale { $morale }

# Trouble.
problem-content = The game’s content has an error
    .advice = Fix the file that is named, or start without --content.
problem-game = The game could not be started
    .advice = Nothing is lost: saved games are as they were.
problem-tale = The story that was chosen is not there any more
    .advice = Put the pack back into the packs folder, or turn it on in the settings; or choose another story.
problem-load = The saved game could not be opened
    .advice = The file is unchanged. The developers can look at a copy of it.
problem-note = The saved game was damaged
    .advice = You can play on from there. If it happens again, check the disk.
problem-in-use = This game is open elsewhere
    .advice = You can look around and replay it. To play on, close it where it was opened first.
problem-not-allowed = This game is write-protected
    .advice = You can look around and replay it. To play on, allow writing to the file and its folder, or copy it.
problem-failing = This game could not be made safe on the disk
    .advice = You can look around and replay it. To play on, free some space or put the disk right, then open it again.
problem-damaged = The saved game is damaged and cannot be repaired here
    .advice = You can look at it up to the damage. To play on, open it again once the file can be written.
problem-replaced = The file of this game had gone from its place
    .advice = Nothing was lost. Keep programs that tidy or synchronise folders away from the folder of games.
problem-refused = What happened in this game cannot be played again
    .advice = What is told of it ends too early; the file still holds everything that was done. The developers can look into it.
problem-forged = A stored position of this game does not follow from its moves
    .advice = Play continues from the moves. The file may have been changed by hand or by another program.
problem-adapted = This game was started with another version
    .advice = Play continues by this version’s rules. The file still holds everything that was done.

# The port.
port-unaligned = unaligned: neutral prices
port-standing = { $faction }: { $standing }
port-standing-cold = { $faction }: { $standing }, +1 Credit on everything
# How we stand with a port’s owners, and how it serves us all the same.
port-welcome = { $standing }; served as { $served }
port-docked = { $left ->
    [0] Docked; no service left
    [one] Docked; one service left
   *[other] Docked; { $left } services left
}

# What is this?
# A thing and what is said of it.
explain-zoom = The chart, nearer or farther
    .text = The wheel of the mouse zooms, and so do + and −. Drag the chart to move it. The compass shows it whole.
explain-told-of = { $name }: { $text }
explain-turn-last = When turn { $last } is over, time has run out.
explain-turn-endless = This scenario has no last turn.
explain-threat = It sets how hard checks are, which enemies are met, and whether their Regular or Elite side is used.
explain-actions = Crew gives { $crew }, Morale { $morale }; counted once, at the start of the turn.
explain-mat = Sections take damage, energy spaces hold tokens, and the tracks show what is left. With 2 damage a section is damaged; with 4 it is crippled.
explain-sealed = A face-down token. Recon turns it up from an adjacent sector. Entering turns it up too, and resolves it at once.
explain-energy-covered = A token lies on it, so it does not act. Orders take tokens from the top; so does damage to the Reactor.
explain-energy-uncovered = Its token is gone, so it acts; lasting effects hold until the track is refilled.
explain-track-crew = What would be lost at 1 is taken from Morale instead.
explain-track-morale = It changes rolls and actions. When it falls to 1 there is a mutiny.
explain-track-hull = Below 1 the ship is destroyed and the game is lost.
explain-track-ammo = Torpedoes take it; traders sell it.
explain-track-salvage = Repairs and upgrades of systems take it. Whatever would go past 6 is lost.
explain-track-credits = They pay for heroes, services and gear.

# Dice of their own.
own-die-question = What did you roll?
own-die-face = A { $face }
own-die-serves = success
own-die-fails = failure
own-die-total = makes { $total }
own-die-note = Roll the die, then press its number.
own-die-before = It showed { $face } before it was undone, and still does.
own-die-button = Roll it
own-die-again = { $face }, as before
own-die-ship = Let the app roll

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
when-attempt = Scenario { $scenario }, attempt { $attempt }, { $turn ->
    [0] in port
   *[other] turn { $turn }
}
past-head = Replay
past-place = { $place } of { $count }
past-run = Play
past-stand = Pause
past-stand-still = Pause
past-back = Back
past-on = Forward
past-turn-back = Previous turn
past-turn-on = Next turn
past-pace-slow = slow
past-pace-usual = normal
past-pace-fast = fast
past-close = Close
past-go-back = Go back to here
    .text = The game stands here again. What came after is kept as another branch.
timeline-title = The timeline
timeline-count = { $count ->
    [one] 1 choice, and everything that followed from it
   *[other] { $count } choices, and everything that followed from them
}
timeline-now = Now
timeline-look = View this moment
timeline-play = Watch from here
    .text = It is shown move by move. Nothing changes.
timeline-rename = Rename
    .text = The name under which it stands in this list.
timeline-return = Return to this branch
timeline-close = Back
way-unnamed = Branch: { $when }
way-ends = ends: { $when }
way-left-here = Abandoned branch
way-return = The current branch is kept too, and you can return to it.
way-name-left = Name the branch you leave
way-name-left-advice = It is kept, and you can return to it from the timeline. If you give it no name, it gets this one.
way-name-branch = Name this branch
way-name-branch-advice = A name makes it easy to find on the timeline.
way-name-button = Name it
menu-timeline = The timeline (Shift T)
menu-replay = Replay from the start

# What is this?
explain-slip = Rule { $number }: { $title }
explain-roll = Roll
explain-harbour = Port
explain-log = The ship’s log
    .text = What has happened, a line for each event. In a campaign the log continues from one scenario to the next.
