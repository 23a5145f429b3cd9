# The window itself: buttons, menus, screens outside the rules.

window-title = Ironclad

key-enter = Enter
key-escape = Esc

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
