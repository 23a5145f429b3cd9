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
cli-usage-man = ironclad man [OPTIONS]
cli-usage-completions = ironclad completions [OPTIONS] SHELL
cli-usage-words = ironclad words [OPTIONS] [LANG]
cli-usage-schema = ironclad schema [OPTIONS] [FOLDER]
cli-usage-simulate =
    ironclad simulate --scenario ID [OPTIONS]
           ironclad simulate --patrol [WISHES] [OPTIONS]

cli-usage-replay = ironclad replay FILE [OPTIONS]
cli-usage-export = ironclad export FILE [OUT] [OPTIONS]

cli-play = Open the window and play. This is the default.
cli-headless = Play through standard input and output, one JSON object a line, for bots and other front ends.
cli-check = Name every fault of a pack, with its file and line.
cli-check-folder = The pack’s folder. Without one, the program’s own content and all packs in the folder of packs are checked.
cli-man = Write the manual page, as “man” reads it.
cli-man-name = Name
cli-completions = Write shell completions.
cli-completions-shell = The shell: bash, elvish, fish, powershell or zsh.
cli-words = Compare a language with English: what is missing, what is left over, and what does not fit.
cli-words-language = The language, such as “de”. Without one, how far each language has come.
cli-schema = Write the JSON schemas of content files, for editors.
cli-schema-folder = Where to write them. Without one, a folder “schema” here.
cli-simulate = Let a bot play a scenario, patrols or campaigns many times, and report how it went. Lessons are played freely.
cli-simulate-scenario = The scenario, such as “tutorial-1”.
cli-simulate-patrol = Patrols instead of a scenario, a new one in each game. The wishes are a JSON object as in the headless interface, such as {"{"}"length":"short"{"}"}; default: the settings of a first game.
cli-simulate-campaign = Campaigns instead of a scenario, of so many scenarios, each of which follows the last. Ten by default. “story” plays the story instead.
cli-simulate-threat = Patrols only: “green”, “yellow” or “red”.
cli-simulate-length = Patrols only: “short”, “medium” or “long”.
cli-simulate-aim = Patrols only: the objective, “courier”, “rounds”, “survey”, “sweep” or “hunt”. Drawn anew in each game by default.
cli-simulate-upgrades = Patrols only: how far the ship has come, 0 to 3; never less than what the objective and the threat ask.
cli-simulate-villain = Patrols only: the Villain is in the field.
cli-simulate-bot = Who plays: “sensible”, who thinks ahead, or “random”. Default: sensible.
cli-simulate-games = How many games. Default: 100.
cli-simulate-seed = Random seed: the same number gives the same report. Default: 1.
cli-simulate-players = Players at the table, 1 to 3. Default: 1.
cli-simulate-mode = “easy”, “normal” or “hard”. Default: normal.
cli-simulate-threads = Threads to play on. Default: one for each core.
cli-simulate-without = Campaigns only: without this hero, module or order, such as “gabriel”.
cli-simulate-weigh = Campaigns only: replay them without each hero, module or order in turn, and report what each is worth.
cli-simulate-sponsor = The story only: from scenario 6 on this power stands highest and is the sponsor, such as “council”. Reputations are rotated round the ring to fit.
cli-simulate-format = “text”, “json”, or “csv” with a line for each game. Default: text.
cli-replay = Tell a saved game move by move, or verify it.
cli-replay-verify = Play every input again, on every branch, and compare each state with the hash that was written. Exits with 1 if any differs or the file is damaged.
cli-saved-file = The file of a game or a campaign, or a report.
cli-export = Export a saved game: its chronicle as a web page, as Markdown or as JSON; or the campaign file in a report.
cli-export-out = Where to write it. Default: standard output.
cli-export-to = “html”, “markdown”, “json”, “sheets” for the record sheets of a Full Thrust battle, “journal” for the game’s file itself, or “report” for the developers. Default: html.
cli-export-force = Replace a file that is there.
cli-data-dir = Keep games and settings in this folder instead of the system’s.
cli-content = Play with the content in this folder instead of the program’s own.
cli-language = Use this language, such as “en”.
cli-help = Show this help.
cli-version = Show the version.

cli-unknown-argument = Unknown option “{ $argument }”.
cli-unknown-command = Unknown command “{ $command }”.
cli-value-missing = “{ $argument }” needs a value after it.
cli-value-wrong = “{ $argument }” cannot be “{ $value }”.
cli-argument-needed = Missing: { $argument }
cli-twice = “{ $argument }” is given twice.
cli-not-understood = These arguments cannot be used together.
cli-try-help = See “ironclad --help”.

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
# The program’s own content, and the players’ packs.
cli-check-all-sound =
    All content is sound: the game’s own { $scenarios ->
        [one] one scenario
       *[other] { $scenarios } scenarios
    }, { $heroes ->
        [one] one hero
       *[other] { $heroes } heroes
    } and { $cards ->
        [one] one intel card
       *[other] { $cards } intel cards
    }, and { $packs ->
        [0] no packs
        [one] one pack
       *[other] { $packs } packs
    }.
cli-check-all-faults =
    { $count ->
        [one] One fault, and not everything can be played:
       *[other] { $count } faults, and not everything can be played:
    }
cli-check-faults =
    { $count ->
        [one] The pack has a fault and cannot be played with:
       *[other] The pack has { $count } faults and cannot be played with:
    }
cli-check-notes =
    { $count ->
        [one] One note, and no faults:
       *[other] { $count } notes, and no faults:
    }
cli-check-script = the lesson cannot take “{ $option }” in step “{ $step }”: it is no option there, or a die is missing before it
cli-check-drawing = there is no drawing “{ $drawing }”
cli-check-drawing-near = there is no drawing “{ $drawing }”; did you mean “{ $near }”?
# $name is the language’s own name for itself.
cli-words-progress = { $language }: { $name }, { $percent }% ({ $done } of { $all })
cli-words-unknown = There is no language “{ $language }”: no folder of that name has words.
cli-words-whole = Nothing differs from English.
cli-words-differ =
    { $count ->
        [one] One thing differs from English.
       *[other] { $count } things differ from English.
    }
cli-words-unreadable = no message can be read here
cli-words-refused =
    neither this message nor what follows it is read: { $why ->
        [deep] expressions lie deeper in one another than sixteen
        [braces] braces stand directly in others; leave out the inner ones
        [literal] a text or a number chooses among variants; let an argument choose, or keep one variant alone
        [call] a call stands among the arguments of another call
        [arguments] a call has more than eight arguments
        [size] the file is larger than 1 MB, or the files of this language are larger than 16 MB together
       *[long] it is longer than 16 KB; divide it
    }
cli-words-missing = “{ $key }” is missing (line { $line } in English)
cli-words-stale = “{ $key }” is not in English, and nothing refers to it
cli-words-twice = “{ $key }” is there twice
cli-words-lacks = “{ $key }” does not use { "{" } ${ $argument } { "}" }
cli-words-argument = “{ $key }” uses { "{" } ${ $argument } { "}" }, which the program does not give
cli-words-nothing = “{ $key }” refers to “{ $other }”, which does not exist
cli-words-case = “{ $key }” has a variant “{ $case }” of ${ $argument } that English lacks

cli-words-plural = “{ $key }” lacks the plural variant “{ $case }” of ${ $argument }, which the language has
cli-words-surplus = “{ $key }” has the plural variant “{ $case }” of ${ $argument }, which the language lacks
cli-words-form = “{ $key }” asks for the form “{ $form }”, which does not exist
cli-words-trait = “{ $key }” tests “{ $trait }” for “{ $case }”, which no name has
cli-words-unbent = “{ $key }” has no “.{ $form }”, which sentences ask for and others of its kind have
cli-words-unasked = “{ $key }” is a form or trait that no sentence asks for; take it out, or ask for it
cli-check-word-missing = locales/{ $language }: the words “{ $key }” are missing
cli-check-word-superfluous = { $path }:{ $line }: “{ $key }” belongs to nothing in the pack and is not shown
cli-check-word-unreadable = { $path }:{ $line }: this is no message; it is not shown
cli-check-figure-said = locales/{ $language }: “{ $key }” tells of “{ $figure }”, and the story does not do so for every side and mode
cli-check-figure-not-said = locales/{ $language }: “{ $key }” does not tell of “{ $figure }”, which the story asks for or brings
cli-pack-left-out = The pack “{ $pack }” has faults and is left out:
cli-schema-written =
    { $count ->
        [one] One schema is in { $folder }.
       *[other] { $count } schemas are in { $folder }.
    }
cli-schema-failed = The schemas cannot be written to { $folder }: { $reason }
cli-stream-failed = Standard input or output has failed: { $reason }
cli-no-window = The window could not be opened: { $reason }
graphics-no-card = No graphics card can be used, or its driver is missing. Software rendering is used; the game is the same.
graphics-imitated = There is no graphics card, only software emulation. Without it the game is faster: set ICED_BACKEND=tiny-skia.

## Reports of simulated games

sim-unknown-scenario = There is no scenario “{ $scenario }”.
sim-unknown-thing = There is no hero, module or order “{ $thing }”.
sim-failed = The games could not be played: { $reason }
sim-unnamed = The games were played, but the names for the report of “{ $scenario }” are missing.
sim-unwritten = The games were played, but the report could not be written: { $reason }
sim-progress = { $done } of { $games } games
sim-weighing = { $done } of { $games } rounds
sim-heading =
    { $scenario }, played by the { $bot ->
        [random] random bot
       *[sensible] sensible bot
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }. Mode: { $mode }. Seed: { $seed }.
sim-sponsored = Sponsor from scenario 6 on, set: { $power }
sim-games = Games: { $games }
sim-won = Won: { $count } ({ $share }%; 95% interval { $low } to { $high }%)
sim-patrols =
    Patrols, threat { $threat }, { $length ->
        [short] short
        [long] long
       *[medium] medium
    }, { $aim ->
        [courier] courier runs
        [rounds] rounds of the ports
        [survey] surveys
        [sweep] sweeps
        [hunt] hunts
       *[any] any objective
    }, { $upgrades ->
        [0] no upgrades
        [one] one upgrade of each kind
       *[other] { $upgrades } upgrades of each kind
    }{ $villain ->
        [yes] , the Villain in the field
       *[no] {""}
    }
sim-campaigns = Campaigns of { $scenarios } scenarios
sim-story = The story
sim-chapters = Scenario by scenario, averages of those begun:
sim-chapter = { $scenario }: { $begun } begun, { $won } won, { $ended } out of time, { $lost } lost; { $milestones } milestones; { $purse } Credits at the fitting out, { $heroes } heroes; Hull { $hull }, Crew { $crew }, Morale { $morale }, { $wounded } Wounded and { $left } Credits at the end
sim-chapter-won = Won in { $share }% (95% interval { $low } to { $high })
sim-chapter-side = Side “{ $side }”: { $games } begun, won in { $share }% (95% interval { $low } to { $high })
sim-chapter-turned = Side “{ $side }”, taken and left for another: { $games } begun, won in { $share }% (95% interval { $low } to { $high })
sim-chapter-side-mission = Side mission: reached in { $times } of { $of } ({ $share }%)
sim-chapter-third = Bonus objective: reached in { $times } of { $of } ({ $share }%)
sim-weights = What each is worth: scenarios won without it, and by how much that is more than with it:
sim-weight = { $name }: { $share }%, { $difference } points (± { $margin })
sim-lost = Lost with the ship: { $count }
sim-too-late = Out of time: { $count }
sim-cut-off = Cut off after { $cap } choices: { $count }
sim-turns = Turns: { $mean } on average, median { $median }
sim-choices = Choices: { $mean } on average, median { $median }
sim-causes = What they were lost to:
sim-cause = { $cause }: { $count }
sim-cause-time = Time ran out
sim-cause-energy = Reactor strain
sim-cause-combat = Combat
sim-cause-other = Something else
sim-unused = Never used:
sim-unused-verbs = Options offered and never taken: { $things }
sim-unused-heroes = Heroes: { $things }
sim-unused-abilities = Abilities: { $things }
sim-unused-orders = Orders: { $things }
sim-unused-cards = Cards not met: { $things }
sim-unused-gear = Gear: { $things }
sim-unused-modules = Modules: { $things }
sim-unused-ships = Fighters and mechs: { $things }
sim-unused-enemies = Enemies not met: { $things }
sim-unused-specials = Enemies whose special ability never came up: { $things }
sim-unused-services = Services: { $things }

## Saved games, told and written out

replay-scenario = == { $number }. { $name }
replay-choice = { $number }: { $choice }
replay-verified =
    { $inputs ->
        [0] There is nothing to verify: the file holds no input.
        [one] { $agreeing ->
            [0] The one input does not agree with its hash.
           *[other] The one input agrees with its hash.
        }
       *[other] { $agreeing } of { $inputs } inputs agree with their hashes.
    }
replay-differing = These lead to another state than they did: { $numbers }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
replay-unplayable = These cannot be played: { $numbers }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
replay-forged = The positions kept after these do not follow from the moves before them: { $numbers }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
replay-version = It was begun with version { $began }; this is { $now }. States may be stored differently since.
replay-torn = Line { $line } was not written whole. Everything before it is sound.
replay-damaged = The file is damaged from line { $line } on. Everything before it is sound.
export-written = Written: { $path }
export-itself = That is the game itself; it has been left as it is: { $path }
export-no-sheets = Only battles of Full Thrust have record sheets.
export-there = { $path } is there already. “--force” replaces it.
export-failed = { $path } cannot be written: { $reason }
cli-simulate-game = A war game instead of the campaign: “iron-guest” or “full-thrust”. “--scenario” names its set-up, such as “duel” or “border-patrol”.
cli-simulate-bots = War games only: who plays, such as “two-ply,random” or “strong,plain”. Seats change from game to game. Default: the strongest at every seat.
battles-heading = { $scenario }: { $games } games, seed { $seed }
battles-bot = Player { $number } ({ $bot }) won: { $won }
battles-seat = Whoever sat in seat { $number } won: { $won }
battles-drawn = Drawn: { $count }
battles-share = { $count } ({ $share }%)
battles-turns = Turns on average: { $turns }
battles-unknown-bot = There is no bot “{ $bot }”. There are { $known }.
