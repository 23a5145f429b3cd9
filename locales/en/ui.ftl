# The window itself: buttons, menus, screens outside the rules.

window-title = Ironclad

key-enter = Enter
key-escape = Esc
key-space = Space
key-next-field = Tab
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
key-lesson = H

tab-ship = Ship
tab-crew = Crew
tab-log = Log
tab-rules = Rules
tab-chart = Chart
tab-cards = Cards

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

decision-won = Success
decision-lost = Failure

system-reactor = Reactor

title-motto = One ship, three watches, five powers
title-tutorials = Tutorials
title-tutorials-note = a training flight; a mutiny
title-settings = Settings
title-rules = Rule book
title-credits = Credits
title-quit = Quit
title-back-to-table = Back to the table
title-begin-first = Start the first tutorial
title-begin-next = Start the next tutorial
title-choose = Choose a tutorial
title-unplayable = { $count ->
    [one] A saved game cannot be opened. Its file is left as it is: { $path }
   *[other] { $count } saved games cannot be opened. Their files are left as they are. One of them: { $path }
}
title-missions = Missions
missions-main = Take your seats
title-pack-left-out = The pack “{ $pack }” has faults and is left out. The first: { $fault }
title-settings-aside = The settings file was damaged, so the standard settings apply. It was put aside as { $path }. Choose the text size and the language again under Settings. Your games are as they were.
title-settings-damaged = The settings file { $path } is damaged and could not be put aside, so the standard settings apply. Remove that file, then choose the text size and the language again under Settings. Your games are as they were.
title-fathoms = one hundred and twelve fathoms

button-back = Back
button-done = Done

tutorials-head = Tutorials
tutorials-below = Two scenarios. Learn each step by step, or play it with your own choices and dice.
tutorials-learn = Learn it
tutorials-learn-below = Every step and every die roll is set. You press Continue; we explain.
tutorials-free = Play it freely
tutorials-not-begun = not started
tutorials-under-way = in progress
tutorials-finished = finished
tutorials-main-learn = Start the lesson
tutorials-main-go-on = Continue the lesson
tutorials-main-free = Play it freely

seats-head = Who is at the table?
seats-below = Each seat runs one or more systems. The ship belongs to everybody.
seats-count = { $count ->
    [one] Alone
    [2] Two
    [3] Three
   *[other] { $count }
}
seats-place = Seat { $number }
seats-holds = runs
seats-names = Names
seats-hint = Click a system, or press its first letter, to pass it to the next seat.
seats-hint-one = One player runs all three systems.
seats-name-full = { $count ->
    [one] A name has room for one letter.
   *[other] A name has room for { $count } letters.
}
seats-main = Take our seats
seats-main-one = Take command
seats-your-name = Your name

tonight-head = Who is here tonight?
tonight-below = A missing player keeps name and systems; another player sits in until next time.
tonight-here = is here
tonight-away = is missing; { $name } sits in
tonight-hint = Click a player, or press the number: here, or missing with one of the others sitting in.
tonight-main = To the table

debrief-carries = What the ship carries

settings-text = Text size
settings-text-below = Everything scales with it; small windows hide some parts.
settings-full-screen = Full screen
settings-full-screen-below = F11 at any time.
settings-left-handed = Left-handed
settings-left-handed-below = Mirrors the table. The main button goes to the left.
settings-reduced-motion = Reduced motion
settings-reduced-motion-below = Skips animations and outlines what changed.
settings-dice-speed = Dice speed
settings-dice-speed-below = How long the dice tumble.
settings-own-dice = Physical dice
settings-own-dice-below = Roll your own dice, and enter each result with one key.
settings-answers-alone = Auto-resolve forced choices
settings-answers-alone-below = Where the rules leave only one choice, it is made for you. Lessons and the story still ask.
settings-language = Language
settings-language-below = Press + or − for the next one.
# Below the language, and on the first page of the story: the language has everything but the story.
settings-language-story = The story is still in English.
settings-on = on
settings-off = off
settings-percent = { $value }%
settings-dice-slow = slow
settings-dice-usual = normal
settings-dice-fast = fast
settings-dice-none = instant
settings-language-system = system language
settings-pack = Pack: { $pack }
settings-pack-below = From the packs folder. A game in progress keeps the packs it was started with.
settings-pack-faulty = has errors
settings-hint = Changes apply and save at once.

rules-search = Search the rules
rules-none = No rule found.
rules-close = Close the book

problem-head = Something went wrong
problem-head-notice = A note on this game
problem-settings = The settings could not be saved.
    .advice = They apply until the window is closed. Check that the folder can be written to, then change a setting again.
problem-at = { $path }: { $reason }
problem-main = Continue

story-reads = { $name } reads aloud
story-to-debriefing = To the debriefing
# While there is more of a page or a debriefing below what is seen.
story-read-on = Read on ↓
story-to-table = To the table
# A page of the story over the table: put away to look at the chart, and taken up again; in small windows it is turned.
story-away = Show the table
story-take-up = Back to the page
story-to-choice = To the choice
story-again = The page
key-story-again = B

# The orders of a story above the chart.
brief-deadline = Turn { $turn } of { $last }. When turn { $last } is over, time has run out.
brief-no-deadline = Turn { $turn }. No time limit.
brief-open = not reached yet
brief-so-far = { $done } of { $count }
brief-reached = reached
brief-failed = out of reach
brief-hidden = Revealed during the scenario.
brief-at-the-end = It counts when the last turn is over.
brief-ends = The scenario ends when it is reached.
brief-brings = Brings: { $what }.
brief-promotes = one promotion
brief-boxes = Holds left: { $left } of { $of }.
brief-goes = It moves to { $sectors } at the end of this turn.
brief-stays = It stays where it is at the end of this turn.
brief-road = Route: { $sectors }.
orders-hidden = Not yet known
orders-several = { $name } ×{ $count }
orders-hold = Hold { $used } of { $places }: { $names }
orders-hold-empty = Hold empty, { $places } places
orders-count = { $name } { $now } of { $most }
orders-post = { $name }: { $heroes }

# A choice of the story.
choice-cups = Vote with your cups first, up or down for each option. Then choose what the table has decided.
choice-holds = Your choice is written in the log, and stands.
choice-holds-side = You keep this side for the whole scenario. The log remembers it for good.
choice-barred = We cannot afford that now.
choice-odds-with = with { $heroes }
choice-for = for the { $power }
choice-won = On success
choice-pays = Credits
choice-against = Against us
choice-standing = Standing
choice-pays-now = { $credits } now
choice-pays-then = { $credits } on success
choice-moves = { SIGNED($by) }
choice-stands = { $standing }, { SIGNED($reputation) }
