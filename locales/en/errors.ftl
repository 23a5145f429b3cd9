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

error-save-missing = This game is not there any more: { $path }
error-save-damaged = This file is damaged from its { NUMBER($line) ->
        [1] first line
       *[other] line { $line }
    } on, and nothing in it can be played. It has been left as it is: { $path }
error-save-newer = This game was saved by a newer version of Ironclad, and this one cannot read it. The file has been left as it is: { $path }
error-save-unreadable = This file could not be read ({ $reason }): { $path }
error-save-not-writable = The last move could not be written down, so it has not been made. Nothing is lost: make room or give leave to write there, then try again ({ $reason }): { $path }
error-save-in-use = This game is open in another window of Ironclad: { $path }
error-save-read-only =
    { $why ->
        [in-use] This game is open in another window of Ironclad, so nothing can be done in it here: { $path }
        [not-allowed] This game may only be looked at, since its file cannot be written: { $path }
       *[failing] This game may only be looked at, since the disk would not take it safely. Make room, then open it again: { $path }
    }
error-save-unsound = This file is damaged, so it is not handed on. Open the game once: what is sound of it is put in order, and the file as it was is kept: { $path }
error-save-taken = There is a file of that name already, and it has been left as it is: { $path }
error-save-known = This game is on the shelf already: { $path }
error-save-too-many-lines = This file has far more lines than any game, and has not been read: { $path }
error-save-too-large = This file is far too large to be a game, and has not been read: { $path }
error-scenario-unknown = This game is of a scenario that this copy of Ironclad does not have: { $scenario }
error-other-game = This file belongs to another game: { $game }
error-setup = What this game was begun with cannot be read: { $reason }
error-unwritable = This game cannot be written to its file: { $reason }
error-refused = The rules cannot go on from this position. The file is damaged or was changed by hand.
error-too-long = This file goes back and forth through its history more than any game does, and has not been opened.
error-others-plans = Another player has planned since. Only they can undo that.
error-packs-missing =
    { $count ->
        [one] This game was begun with a pack that is not here: { $packs }. Put it back into the folder of packs, or switch it on in the settings, and the game goes on. Its file is left as it is.
       *[other] This game was begun with packs that are not here: { $packs }. Put them back into the folder of packs, or switch them on in the settings, and the game goes on. Its file is left as it is.
    }

## What players should know of a game that was opened

note-torn = The last thing done in this game had not been written down whole, so it is to be done again. The rest of the line is kept beside the file.
note-damaged = The file of this game was damaged from line { $line } on. All that came before is here, and the file as it was is kept beside it.
note-read-only = { $why ->
    [in-use] This campaign is open in another window, or in another program. Play on where it was opened first; here you can look round and play it back.
    [not-allowed] The system lets nobody write this file. You can look round and play it back; to play on, copy it, or ask whoever keeps this computer.
   *[failing] The disk could not make this file safe: it may be full. You can look round and play it back; make room, then open it again.
}
note-forged = A position kept in this file after step { NUMBER($input) } does not follow from the moves before it, so it was not used. The moves count.
note-damaged-read-only =
    This file is damaged from line { NUMBER($line) } on. It is shown as far as it is sound; it cannot be put in order and played on, because { $why ->
        [in-use] it is open in another window of Ironclad.
        [not-allowed] this computer lets nobody write it.
       *[failing] the disk is full or failing.
    }
note-adapted = This game was begun with another version of Ironclad, and has been played again by the rules of this one. A figure may not be what you remember.
note-changed = The rules or the cards have changed since this game was played, and the last { $lost ->
        [one] step does
       *[other] { $lost } steps do
    } not hold any more. The game goes on from before; nothing in its file has been erased.
note-packs-changed =
    { $count ->
        [one] This pack is not as it was when the game was begun: { $packs }.
       *[other] These packs are not as they were when the game was begun: { $packs }.
    } With it as it is now, the last { $lost ->
        [one] step does
       *[other] { $lost } steps do
    } not hold. The game goes on from before; nothing in its file has been erased.

## Choices

error-illegal-option = That cannot be chosen now.
error-nothing-asked = Nothing is asked now.
error-no-die-asked = No die is asked for now.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to make again.
error-past-chance = A die or a token has been seen since. In this campaign that is not taken back.
error-no-such-moment = There is no such moment in this campaign.
error-outdated = Another move has been made meanwhile. Look again, then choose.
error-writing = The move before is still being written down.
error-players = One to three people can play.

## Patrols

error-mission = The mission of this game cannot be played here: { $reason }
error-patrol-upgrades = { $asked } upgrades were wished for; there can be { $most } at the most.
error-patrol-standing = A reputation of { $asked } with the { $name } was wished for; it goes from −15 to 15.
error-patrol-no-villain = There is nobody to hunt. Wish for a Villain in the field as well, or for another aim.
error-patrol-lacking = No patrol can be made: the content has no { $what }.
error-patrol-map = The mission is not of this content: { $reason }

error-report-none = { $path } is neither a saved game nor a report.
error-report-newer = { $path } is a report of a newer version of Ironclad. This one leaves it as it is.
error-chapter-missing = The story has no chapter { $chapter }. If a content pack is missing or newer than this program, bring it back and open the game again.
