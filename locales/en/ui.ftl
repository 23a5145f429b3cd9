# The window itself: buttons, menus, screens outside the rules.

window-title = Ironclad

key-enter = Enter
key-escape = Esc
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

threat-green = Green
threat-yellow = Yellow
threat-red = Red

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

decision-won = Won
decision-lost = Lost

system-bridge = Bridge
system-weapons = Weapons
system-hangar = Hangar
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
title-fathoms = one hundred and twelve fathoms
