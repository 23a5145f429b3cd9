# The window itself: buttons, menus, screens outside the rules.

window-title = Ironclad

key-enter = Enter
key-escape = Esc
key-space = Space
key-page-up = PgUp
key-page-down = PgDn
key-brief = B
key-undo = Z
key-rules = ?
key-tab-ship = S
key-tab-crew = C
key-tab-log = L
key-tab-rules = ?
key-tab-chart = M

tab-ship = Ship
tab-crew = Crew
tab-log = Log
tab-rules = Rules
tab-chart = Chart

bar-turn = Turn
bar-turn-of = Turn { $turn } of { $last }
bar-turn-only = Turn { $turn }
bar-threat = Threat
bar-actions = Actions
bar-actions-left = { $count } left


mat-ship = The Ironclad
mat-shields = Shields { $rating }
mat-shields-down = Shields down
mat-when-uncovered = when uncovered:
energy-covered = covered
energy-planned = planned
energy-uncovered = uncovered
energy-lost = lost
resource-credits = Credits

squads-empty = empty berth
    .text = A squad has up to four heroes. They come aboard at a fitting out, or when somebody joins.

decision-won = Won
decision-lost = Lost

system-reactor = Reactor

title-motto = One ship, three watches, five powers
title-tutorials = Tutorials
title-tutorials-note = a training flight; a mutiny
title-settings = Settings
title-rules = Rule book
title-credits = Credits
title-quit = Quit
title-back-to-table = Back to the table
title-begin-first = Begin the first tutorial
title-begin-next = Begin the next tutorial
title-choose = Choose a tutorial
title-unplayable = { $count ->
    [one] A saved game cannot be opened. Its file is left as it is: { $path }
   *[other] { $count } saved games cannot be opened. Their files are left as they are. One of them: { $path }
}
title-missions = Missions
missions-main = Take your seats
title-pack-left-out = The pack “{ $pack }” has faults and is left out. The first: { $fault }
title-fathoms = one hundred and twelve fathoms

button-back = Back
button-done = Done

tutorials-head = Tutorials
tutorials-below = Two voyages. Learn each step by step, or play it with your own choices and dice.
tutorials-learn = Learn it
tutorials-learn-below = Every step and every die is set. You press on; we explain.
tutorials-free = Play it freely
tutorials-not-begun = not begun
tutorials-under-way = under way
tutorials-finished = finished
tutorials-main-learn = Learn this one
tutorials-main-free = Play this one freely

seats-head = Who is at the table?
seats-below = Each seat runs one system or more. The ship is everybody’s.
seats-count = { $count ->
    [one] Alone
    [2] Two
    [3] Three
   *[other] { $count }
}
seats-place = Seat { $number }
seats-holds = runs
seats-hint = Press a system, or its first letter, to pass it to the next seat.
seats-hint-one = One player runs all three systems.
seats-main = Take our places
seats-main-one = Take the ship
seats-your-name = Your name

tonight-head = Who is here tonight?
tonight-below = Whoever is missing keeps name and systems. Somebody else sits in until next time.
tonight-here = is here
tonight-away = is missing; { $name } sits in
tonight-hint = Press a player, or the number: here, or missing with one of the others sitting in.
tonight-main = To the table

debrief-carries = What the ship carries

settings-text = Size of text
settings-text-below = Everything grows with it; smaller windows fold parts away.
settings-full-screen = Full screen
settings-full-screen-below = F11 at any time.
settings-left-handed = Left-handed
settings-left-handed-below = Mirrors the table. The main button goes to the left.
settings-reduced-motion = Less motion
settings-reduced-motion-below = Shows the end of a movement at once and frames what changed.
settings-dice-speed = Dice
settings-dice-speed-below = How long they tumble.
settings-own-dice = Our own dice
settings-own-dice-below = You roll on the table, and say with one key what each die shows.
settings-answers-alone = Skip lone choices
settings-answers-alone-below = Where the rules leave one choice, it is made for you. Lessons and the story still ask.
settings-language = Language
settings-language-below = The next one with + or −.
settings-on = on
settings-off = off
settings-percent = { $value } %
settings-dice-slow = slow
settings-dice-usual = usual
settings-dice-fast = fast
settings-dice-none = at once
settings-language-system = as the system
settings-pack = Pack: { $pack }
settings-pack-below = From the folder of packs. A game on the table keeps what it was begun with.
settings-pack-faulty = faulty
settings-hint = All of it holds at once and is kept.

rules-search = Search the rules
rules-none = No rule says that.
rules-close = Close the book

problem-head = Something went wrong
problem-settings = The settings could not be written.
    .advice = They hold until the window is closed. See whether the folder can be written to, and change a setting again.
problem-main = Go on

story-reads = { $name } reads aloud
story-to-table = To the table
# A page of the story over the table: put away to look at the chart, and taken up again; in small windows it is turned.
story-away = The table
story-take-up = Back to the page
story-to-choice = To the choice
story-again = The page
key-story-again = B

# The orders of a story above the chart.
brief-deadline = Turn { $turn } of { $last }. When turn { $last } is over, time has run out.
brief-no-deadline = Turn { $turn }. There is no last turn.
brief-open = not reached yet
brief-so-far = { $done } of { $count }
brief-reached = reached
brief-failed = out of reach
brief-hidden = It shows when something on the way gives it away.
brief-at-the-end = It counts when the last turn is over.
brief-ends = The scenario ends when it is reached.
brief-brings = Brings: { $what }.
brief-promotes = one promotion
brief-boxes = Damage it can still take: { $left } of { $of }.
brief-goes = At this turn’s end it goes to { $sectors }.
brief-stays = At this turn’s end it stays where it is.
brief-road = Its road: { $sectors }.
orders-hidden = Not yet known
orders-several = { $name } ×{ $count }
orders-hold = Hold { $used } of { $places }: { $names }
orders-hold-empty = Hold empty, { $places } places
orders-count = { $name } { $now } of { $most }
orders-post = { $name }: { $heroes }

# A choice of the story.
choice-cups = Cups first: each of you puts one up or down for an option. Then press what the table has chosen.
choice-holds = What is chosen goes into the log, and holds.
choice-holds-side = The side taken holds for the scenario. The log remembers it for good.
choice-barred = We cannot pay for that now.
choice-odds-with = with { $heroes }
choice-for = for the { $power }
choice-won = Won
choice-pays = Pays
choice-against = Against us
choice-standing = We stand
choice-pays-now = { $credits } Credits now
choice-pays-then = { $credits } when it is done
choice-stands = { $standing }, { $reputation }
