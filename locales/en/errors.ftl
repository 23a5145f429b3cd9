# What players are told when something cannot be done.

## No window

error-no-display =
    Ironclad found no screen to open a window on.
    It needs a desktop session: neither WAYLAND_DISPLAY nor DISPLAY is set. “ironclad headless” plays without a window.
error-display-silent =
    Ironclad found no screen to open a window on.
    { $variable } says “{ $value }”, but nothing answers there. “ironclad headless” plays without a window.
error-libraries-missing =
    Ironclad cannot open its window: this system lacks { $files }.
    They can be installed with one of these, whichever is yours:
    Debian, Ubuntu, Mint: sudo apt install { $debian }
    Fedora: sudo dnf install { $fedora }
    Arch: sudo pacman -S { $arch }

## Saved games

error-save-missing = This game no longer exists: { $path }
error-save-damaged = This file is damaged from its { NUMBER($line) ->
        [1] first line
       *[other] line { $line }
    } on, and nothing in it can be played. It has been left as it is: { $path }
error-save-newer = This game was saved by a newer version of Ironclad, and this version cannot read it. The file is unchanged: { $path }
error-save-unreadable = This file could not be read ({ $reason }): { $path }
error-save-not-writable = This could not be saved, so nothing has changed. Free some space or allow writing there, then try again ({ $reason }): { $path }
error-save-in-use = This game is open in another window of Ironclad: { $path }
error-save-read-only =
    { $why ->
        [in-use] This game is open in another window of Ironclad and cannot be played here: { $path }
        [not-allowed] This game is read-only, because its file cannot be written: { $path }
       *[failing] This game is read-only, because the disk cannot save it safely. Free some space, then open it again: { $path }
    }
error-save-unsound = This file is damaged, so it was not exported. Open the game once: what is intact is repaired, and the original file is kept: { $path }
error-save-taken = A file of that name exists already, and is unchanged: { $path }
error-save-known = This game is on the shelf already: { $path }
error-save-too-many-lines = This file has far more lines than any game, and has not been read: { $path }
error-save-too-large = This file is far too large to be a game, and has not been read: { $path }
error-scenario-unknown = This game is of a scenario that this copy of Ironclad does not have: { $scenario }
error-other-game = This file belongs to another game: { $game }
error-setup = The setup of this game cannot be read: { $reason }
error-unwritable = This game cannot be written to its file: { $reason }
error-refused = The rules cannot continue from this position. The file is damaged or was changed by hand.
error-too-long = This file undoes and redoes more than any game does, and has not been opened.
error-others-plans = Another player has planned since. Only they can undo that.
error-packs-missing =
    { $count ->
        [one] This game was started with a pack that is missing: { $packs }. Put it back into the packs folder, or turn it on in the settings, to continue. The file is unchanged.
       *[other] This game was started with packs that are missing: { $packs }. Put them back into the packs folder, or turn them on in the settings, to continue. The file is unchanged.
    }

## What players should know of a game that was opened

note-torn = { $kept ->
    [yes] The last move of this game was not saved completely, so make it again. What was saved of it is kept beside the file.
   *[no] The last move of this game was not saved completely and is not shown. The file has been left as it is.
}
note-damaged = { $kept ->
    [yes] The file of this game is damaged from line { NUMBER($line) } on. Everything before is here, and the original file is kept beside it.
   *[no] The file of this game is damaged from line { NUMBER($line) } on. It is shown up to there, and has been left as it is.
}
note-replaced = { $kept ->
    [yes] While you were playing, another program put a different file in this game’s place. Your whole game has been written there again, and the other file is kept beside it.
   *[no] While you were playing, another program removed this game’s file. Your whole game has been written to its place again.
}
note-refused = As it was looked back at, the game refused a move that it had accepted before. That is an error in the program.
note-read-only = { $why ->
    [in-use] This campaign is open in another window, or in another program. Play on where it was opened first; here you can look around and replay it.
    [not-allowed] This file is write-protected. You can look around and replay it; to play on, copy it or change its permissions.
   *[failing] The disk could not make this file safe: it may be full. You can look around and replay it; free some space, then open it again.
}
note-forged = A position stored after step { NUMBER($input) } does not follow from the moves before it, so it was not used. The moves count.
note-damaged-read-only =
    This file is damaged from line { NUMBER($line) } on. It is shown up to the damage; it cannot be repaired and played on, because { $why ->
        [in-use] it is open in another window of Ironclad.
        [not-allowed] it is write-protected.
       *[failing] the disk is full or failing.
    }
note-adapted = This game was started with another version of Ironclad or of its packs. It was replayed by today’s rules; where a stored position differs from that, the stored one counts. Some figures may not be what you remember.
note-changed = The rules or the cards have changed since this game was played, and the last { $lost ->
        [one] step does
       *[other] { $lost } steps do
    } not apply any more. Play continues from before; nothing in its file has been erased.
note-packs-changed =
    { $count ->
        [one] This pack is not as it was when the game was started: { $packs }.
       *[other] These packs are not as they were when the game was started: { $packs }.
    } With it as it is now, the last { $lost ->
        [one] step does
       *[other] { $lost } steps do
    } not apply. Play continues from before; nothing in its file has been erased.

## Choices

error-illegal-option = That cannot be chosen now.
error-nothing-asked = No choice is asked for now.
error-no-die-asked = No die is asked for now.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-past-chance = A die or a token has been revealed since. This campaign does not undo past that.
error-no-such-moment = There is no such moment in this campaign.
error-too-many-branches = This game keeps a thousand branches and no more. Name one that is there already.
error-outdated = Another move has been made meanwhile. Look again, then choose.
error-writing = The previous move is still being saved.
error-players = One to three people can play.

## Patrols

error-mission = The mission of this game cannot be played here: { $reason }
error-patrol-upgrades = { $asked } upgrades were asked for; the maximum is { $most }.
error-patrol-standing = A reputation of { $asked } with the { $name } was asked for; it runs from −15 to 15.
error-patrol-no-villain = There is nobody to hunt. Put a Villain in the field, or choose another objective.
error-patrol-lacking = No patrol can be made: the content has no { $what }.
error-patrol-map = The mission does not belong to this content: { $reason }

error-report-none = { $path } is neither a saved game nor a report.
error-report-newer = { $path } is a report of a newer version of Ironclad, and this version cannot read it. The file is unchanged.
error-chapter-missing = The story has no scenario { $chapter }. If a content pack is missing or newer than this program, bring it back and open the game again.
