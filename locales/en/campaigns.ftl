# The shelf of campaigns, the bin, and a campaign to be begun.

title-campaigns = Campaigns
title-campaigns-note = the story, or ten contracts

# The shelf.

campaigns-head = Campaigns
campaigns-below = Everything is written down as it happens. Nothing here is lost by closing the window.
campaigns-head-bin = The bin
campaigns-below-bin = What is in here stays until the bin is emptied.
campaigns-none = The shelf is empty.
campaigns-none-below = A campaign is many voyages with one ship, the story’s or ten contracts: what she wins, what she breaks and whom she owes go with her from one to the next. It keeps itself, and each evening goes on where the last one ended.

campaigns-kind-campaign = Campaigns
campaigns-kind-single = Lessons and single missions
campaigns-kind-broken = Cannot be opened

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
campaigns-broken-advice = The file is left as it is. It can be put into the bin, or kept for a version that can read it.

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
    .below = all of it told back, to read or to print
campaigns-do-timeline = The timeline
    .below = every moment, and the ways left
campaigns-do-report = Write a report
    .below = for the makers; without names
campaigns-do-copy = Copy
    .below = a second one, to try another way
campaigns-do-rename = Rename
campaigns-do-export = Export
    .below = to a file, for another machine
campaigns-do-discard = Put in the bin
campaigns-do-take-back = Take it back out
campaigns-do-new = New campaign
campaigns-do-import = Import
    .below = from a file; or drop it on the window
campaigns-do-bin = { $count ->
    [one] The bin: one game
   *[other] The bin: { $count } games
}
campaigns-do-shelf = Back to the shelf
campaigns-do-empty = Empty the bin

campaigns-not = No
campaigns-main-go-on = Go on with it
campaigns-main-look = Open it
campaigns-main-new = New campaign
campaigns-main-restore = Take it out
campaigns-main-copy = Copy it
campaigns-main-rename = Call it that
campaigns-main-export = Export it
campaigns-main-replace = Replace that file
campaigns-main-import = Import it
campaigns-main-beside = Import it all the same
campaigns-main-discard = Put it in the bin
campaigns-main-empty = Empty the bin
campaigns-main-none = Nothing to go on with

campaigns-ask-copy = Copy “{ $name }”
    .field = the name of the copy
campaigns-ask-copy-text = The copy has all of it, every way that was tried. What is the copy to be called?
campaigns-ask-rename = Rename “{ $name }”
    .field = its name from now on
campaigns-ask-rename-text = What is it to be called from now on?
campaigns-ask-export = Export “{ $name }”
    .field = a file, or a folder and a file
campaigns-ask-export-text = All of it goes into one file. Where to? A name alone is a file among your documents.
campaigns-ask-replace = That file is there already
campaigns-ask-replace-text = { $file } is there already, and has not been touched. Is it to be replaced?
campaigns-ask-import = Import a campaign
    .field = the file, with its folder
campaigns-ask-import-text = Which file? It can be dropped on the window as well. It is copied to the shelf, and itself left as it is.
campaigns-ask-beside = It is on the shelf already
campaigns-ask-beside-text = The same campaign lies on the shelf. Is the one in { $file } to stand beside it?
campaigns-ask-discard = Put “{ $name }” in the bin?
campaigns-ask-discard-text = It can be taken out again until the bin is emptied.
campaigns-ask-empty = Empty the bin?
campaigns-ask-empty-text = { $count ->
    [one] One game is gone for good then. This cannot be taken back.
   *[other] All { $count } games are gone for good then. This cannot be taken back.
}

campaigns-done-copied = Copied. The copy is chosen now.
campaigns-done-renamed = It has its new name.
campaigns-done-exported = Exported to { $path }
campaigns-done-imported = It is on the shelf now.
campaigns-done-discarded = In the bin. It can be taken back out.
campaigns-done-restored = It is back on the shelf.
campaigns-done-emptied = { $count ->
    [one] One game is gone.
   *[other] { $count } games are gone.
}

# A campaign to be begun.

new-campaign-head = A campaign
new-campaign-below = Ten contracts with one ship. What is won, broken and owed goes on to the next.
new-campaign-below-story = Five voyages with one ship and one thread through them. What is won, broken and owed goes on to the next.
new-campaign-below-tale = A story out of a pack, with one ship. What is won, broken and owed goes on to the next.
new-campaign-main = Take our seats
new-campaign-name = What it is called
    .below = It stands on the spine of the log. It can be changed at any time.
new-campaign-voyage = What is sailed
    .below = The story in five chapters, as it was written; a story out of a pack; or ten contracts, made anew each time.
new-campaign-story = the story: Act One
new-campaign-contracts = a chain of contracts
new-campaign-employer = The first contract
    .below = The Federation or the Cartel hires you first. After that you choose.
new-campaign-whoever = whoever asks
new-campaign-mode = How hard
    .below = Sets the threat of each scenario and the turns you have.
new-campaign-undo = What can be taken back
    .below = Everything, or only what no die and no token has answered yet. This cannot be changed later.
new-campaign-undo-free = everything
new-campaign-undo-not-past-chance = until chance has spoken
new-campaign-hint = The campaign is written to disk move by move. You can stop at any moment, and go on from there.

# The chronicle on the screen, and reports.

menu-chronicle = The chronicle
menu-report = Write a report

chronicle-head = The chronicle
chronicle-reading = The chronicle is being fetched.
chronicle-failed = The chronicle cannot be read.
chronicle-page = Page { $page } of { $count }
chronicle-next = Next page
chronicle-close = Close the chronicle
chronicle-write-html = Write it out as a page to print
chronicle-write-markdown = Write it out as plain text
chronicle-short-html = Page
chronicle-short-markdown = Text
chronicle-written = Written to { $path }
chronicle-not-written = It could not be written. { $reason }

problem-head-calm = For the makers
problem-report = Write a report
    .below = One file with the game as it stands, for the makers. No names, no folders, nothing else of this machine.
report-head = A report has been written.
report-failed = No report could be written.
report-advice = It brings this very moment back for the makers. It holds the game and the settings that change what is seen, without anybody’s name and without anything else of this machine.
report-written = The report is here: { $path }
report-not-written = There is no report. { $reason }
