# The shelf of campaigns, the bin, and a campaign to be begun.

title-campaigns = Campaigns
title-campaigns-note = the story, or ten contracts

# The shelf.

campaigns-head = Campaigns
campaigns-below = Everything is saved as it happens. Closing the window loses nothing.
campaigns-head-bin = The bin
campaigns-below-bin = What is in here stays until the bin is emptied.
campaigns-none = The shelf is empty.
campaigns-none-below = A campaign is a series of scenarios with one ship: the story, or ten contracts. What you win, break and owe carries over from one to the next. It saves itself; stop and continue whenever you like.
campaigns-unread = This folder cannot be read ({ $reason }), so the games in it do not show: { $path }

campaigns-kind-campaign = Campaigns
campaigns-kind-single = Lessons and single missions
campaigns-kind-broken = Cannot be opened

campaigns-what-campaign = A campaign, with its whole log.
campaigns-what-single = A single scenario. Nothing carries over.
campaigns-what-broken = A file that cannot be opened.

campaigns-unnamed = The Ironclad’s log
campaigns-place = Scenario { $scenario } of { $count } · { $place }
campaigns-over = The campaign is over
campaigns-ended-won = won
campaigns-ended-lost = lost
campaigns-ended-ended = over, not won
campaigns-about = { $played } · { $here }
campaigns-here = { $far ->
    [0] at { $port }
    [one] one sector off { $port }
   *[other] { $far } sectors off { $port }
}
campaigns-broken-advice = The file is unchanged. You can put it in the bin, or keep it for a version that can read it.

campaigns-now = just now
campaigns-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
campaigns-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
campaigns-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
campaigns-date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

# What can be done.

campaigns-do-chronicle = The chronicle
    .below = all of it told as a log, to read or print
campaigns-do-timeline = The timeline
    .below = every moment, and every branch
campaigns-do-report = Write a report
    .below = for the developers; without names
campaigns-do-copy = Copy
    .below = a second one, to try something different
campaigns-do-rename = Rename
campaigns-do-export = Export
    .below = to a file, for another machine
campaigns-do-discard = Put in the bin
campaigns-do-take-back = Restore
campaigns-do-new = New campaign
campaigns-do-import = Import
    .below = from a file; or drop it on the window
campaigns-do-bin = { $count ->
    [one] The bin: one game
   *[other] The bin: { $count } games
}
campaigns-do-shelf = Back to the shelf
campaigns-do-empty = Empty the bin

campaigns-not = Cancel
campaigns-main-go-on = Continue
campaigns-main-look = Open
campaigns-main-new = New campaign
campaigns-main-restore = Restore
campaigns-main-copy = Copy
campaigns-main-rename = Rename
campaigns-main-export = Export
campaigns-main-replace = Replace the file
campaigns-main-import = Import
campaigns-main-beside = Import anyway
campaigns-main-discard = Put it in the bin
campaigns-main-empty = Empty the bin
campaigns-main-none = Nothing to continue

campaigns-ask-copy = Copy “{ $name }”
    .field = the name of the copy
campaigns-ask-copy-text = The copy includes every branch. What should it be called?
campaigns-ask-rename = Rename “{ $name }”
    .field = the new name
campaigns-ask-rename-text = What should it be called?
campaigns-ask-export = Export “{ $name }”
    .field = a file name, or a full path
campaigns-ask-export-text = Everything goes into one file. Where should it be saved? A name alone saves it among your documents.
campaigns-ask-replace = That file is there already
campaigns-ask-replace-text = { $file } exists already, and is unchanged. Replace it?
campaigns-ask-import = Import a game
    .field = the full path of the file
campaigns-ask-import-text = Which file? You can also drop it on the window. It is copied to the shelf; the original stays as it is.
campaigns-ask-beside = It is on the shelf already
campaigns-ask-beside-text = The same game is on the shelf. Import the one in { $file } as well?
campaigns-ask-discard = Put “{ $name }” in the bin?
campaigns-ask-discard-text = You can restore it until the bin is emptied.
campaigns-ask-empty = Empty the bin?
campaigns-ask-empty-text = { $count ->
    [one] One game will be deleted for good. This cannot be undone.
   *[other] All { $count } games will be deleted for good. This cannot be undone.
}

campaigns-done-copied = Copied. The copy is selected.
campaigns-done-renamed = Renamed.
campaigns-done-exported = Exported to { $path }
campaigns-done-imported = Imported. It is on the shelf now.
campaigns-done-discarded = In the bin. You can restore it.
campaigns-done-restored = Restored to the shelf.
campaigns-done-emptied = { $count ->
    [one] One game deleted.
   *[other] { $count } games deleted.
}

# A campaign to be begun.

new-campaign-head = New campaign
new-campaign-below = Ten contracts with one ship. What you win, break and owe carries over to the next.
new-campaign-below-story = Ten scenarios so far with one ship, and one story through them. What you win, break and owe carries over to the next.
new-campaign-below-tale = A story from a pack, with one ship. What you win, break and owe carries over to the next.
new-campaign-main = Take our seats
new-campaign-name = Name
    .below = What the campaign is called in the list. You can change it at any time.
new-campaign-voyage = Campaign type
    .below = The story, ten scenarios so far; a story from a pack; or ten contracts, new each time.
new-campaign-story = the story
new-campaign-contracts = a chain of contracts
new-campaign-employer = The first contract
    .below = The Federation or the Cartel hires you first. After that you choose.
new-campaign-whoever = no preference
new-campaign-mode = Difficulty
    .below = Sets the threat of each scenario and the turns you have.
new-campaign-undo = Undo
    .below = Without limit, or only until a die or token is revealed. This cannot be changed later.
new-campaign-undo-free = without limit
new-campaign-undo-not-past-chance = until a die or token is revealed
key-new-campaign-lesson = M
new-campaign-lesson = New to combat? Play the tutorial Mutiny first
    .below = A guided lesson of about twenty minutes. The story can wait.
new-campaign-hint = The campaign is saved move by move. You can stop at any moment, and continue from there.

# The chronicle on the screen, and reports.

menu-chronicle = The chronicle
menu-report = Write a report

chronicle-head = The chronicle
chronicle-reading = Loading the chronicle.
chronicle-failed = The chronicle cannot be read.
chronicle-page = Page { $page } of { $count }
chronicle-next = Next page
chronicle-close = Close the chronicle
chronicle-write-html = Save as a page to print
chronicle-write-markdown = Save as plain text
chronicle-short-html = Page
chronicle-short-markdown = Text
chronicle-written = Saved to { $path }
chronicle-not-written = It could not be saved. { $reason }

problem-head-calm = For the developers
problem-report = Write a report
    .below = One file with the game as it stands, for the developers. It holds no names, no folders and nothing else from this computer.
report-head = A report has been written.
report-failed = No report could be written.
report-advice = It lets the developers see exactly this moment. It holds the game and the display settings, but no names and nothing else from this computer.
report-written = The report is here: { $path }
report-not-written = There is no report. { $reason }
