# The command line.

cli-about = A cooperative campaign of one mercenary battleship, for one to three players at one table.
cli-usage-heading = Usage:
cli-commands-heading = Commands:
cli-arguments-heading = Arguments:
cli-options-heading = Options:

cli-usage = ironclad [OPTIONS] [COMMAND]
cli-usage-play = ironclad play [OPTIONS]
cli-usage-headless = ironclad headless [OPTIONS]
cli-usage-check = ironclad check [OPTIONS] [FOLDER]

cli-play = Open the window and play. This is what happens when no command is given.
cli-headless = Play through standard input and output, one JSON object a line, for bots and other front ends.
cli-check = Name every fault of a content pack.
cli-check-folder = The pack’s folder. Without one, the pack that is part of the program is checked.
cli-data-dir = Keep games and settings in this folder instead of the system’s.
cli-content = Play with the content in this folder instead of the program’s own.
cli-language = Speak this language, such as “en”.
cli-help = Show this help.
cli-version = Show the version.

cli-unknown-argument = There is no option “{ $argument }”.
cli-unknown-command = There is no command “{ $command }”.
cli-value-missing = “{ $argument }” needs a value after it.
cli-twice = “{ $argument }” is given twice.
cli-not-understood = These arguments cannot be understood together.
cli-try-help = “ironclad --help” shows what there is.

cli-check-sound =
    The pack is sound: { $scenarios ->
        [one] one scenario
       *[other] { $scenarios } scenarios
    }, { $heroes ->
        [one] one hero
       *[other] { $heroes } heroes
    }, { $cards ->
        [one] one intel card
       *[other] { $cards } intel cards
    }.
cli-check-faults =
    { $count ->
        [one] The pack has a fault and cannot be played with:
       *[other] The pack has { $count } faults and cannot be played with:
    }
cli-stream-failed = Standard input or output has failed: { $reason }
cli-no-window = The window could not be opened: { $reason }
