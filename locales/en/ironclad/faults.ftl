# What is wrong with content files, told to those who write them. Each stands behind the file, the line and the way to the place
# in it: “content/heroes/gull.json:5:24: regular.cost: …”. What stands between ` and ` is as the file has it.

# $fault is one of the messages here.
fault-near = { $fault }; did you mean `{ $near }`?
fault-known = { $fault }; known are { $known }

## Files

fault-no-file = the file is missing
fault-no-folder = no kind of content is called `{ $name }`
fault-file-name = a file’s name is its id: small letters, digits, and single hyphens between
fault-name-taken = `{ $other }` has that name already
fault-folder-of-role = by its `role` it belongs in the folder `{ $folder }`
fault-many-names = { $count } of the kind `{ $kind }`; { $most } at the most
fault-many-files = { $count } files; { $most } at the most
fault-dot = a dot belongs to the names of players’ packs
fault-too-large = more than { $most } bytes
# $why is what the system or the library says.
fault-unreadable = this cannot be read: { $why }

## Packs

fault-pack-too-many = more than { $most } files and folders in a pack
fault-pack-too-large = more than { $most } bytes in a pack
fault-pack-file-name = names in a pack have letters without accents, digits, hyphens and one dot at the most
fault-link = a link; a pack holds only files and folders of its own
fault-folders-deep = folders lie { $most } deep at the most
fault-replaces-nothing = nothing built in is called `{ $name }`
fault-replaces-no-file = `{ $name }`: there is no file `content/{ $name }.json` in this pack
fault-replaced-already = `{ $name }` is replaced by the pack `{ $pack }` already
fault-many-replaced = { $count } things are replaced; { $most } at the most
fault-pack-format = this version reads format { $format }
fault-pack-id = small letters and digits, in words with single hyphens between, { $most } at the most
fault-pack-english-name = an English name, `en`, is needed
fault-pack-lines = name, author and version are one line of { $most } letters at the most
fault-pack-rules = a pack leaves the figures of the rules alone
fault-not-utf-8 = the text is not UTF-8
fault-nothing-here = nothing is looked for here; see the guide for the folders of a pack
fault-another-pack = there is another pack `{ $pack }`
fault-unnamed-thing = nothing in this pack names `{ $name }`
fault-idle-table = `{ $power }` is not among the `active`, so this table is rarely rolled on

## What is no JSON

fault-json-end = the file ends too soon: a bracket, a brace or a quotation mark is not closed
fault-json-colon = expected `:`
fault-json-list = expected `,` or `]`
fault-json-object = expected `,` or `{"}"}`
fault-json-value = expected a value: a text in quotation marks, a number, a list, an object, `true` or `false`
fault-json-key = expected the name of a field, in quotation marks
fault-json-text = this text cannot be read: in it a quotation mark is written `\"`, a backslash `\\`, a new line `\n`
fault-json-number = this number cannot be read
fault-json-comma = there is a comma behind the last entry
fault-json-behind = there is something behind the end of the definition
fault-json-deep = lists and objects lie too deep in one another

## What is no definition

fault-no-object = expected an object in braces
fault-field-twice = the field `{ $name }` is there twice
fault-field-lacking = missing field `{ $name }`
fault-unknown-field = unknown field `{ $name }`
fault-unknown-term = unknown term `{ $name }`
# $kind is one of the names “fault-kind-…”.
fault-unknown-name = unknown { $kind } `{ $name }`
fault-no-place = no sector, place or mover is called `{ $name }`
fault-no-speaker = no hero, and nobody of `persons`, is called `{ $name }`
# $wanted is one of the messages “fault-wanted-…”, $found one of “fault-found-…”.
fault-expected = expected { $wanted }
fault-instead = expected { $wanted }, not { $found }
fault-length =
    { $count ->
        [one] there is one entry
       *[other] there are { $count } entries
    }; expected { $wanted }

fault-found-plain = `{ $value }`
fault-found-text = the text `{ $value }`
fault-found-list = a list
fault-found-object = an object

fault-wanted-yes-or-no = `true` or `false`
fault-wanted-text = a text
fault-wanted-number = a whole number from { $least } to { $most }
fault-wanted-whole = a whole number
fault-wanted-list = a list
fault-wanted-entries = a list of { $count }
fault-wanted-object = an object in braces
fault-wanted-one-field = an object with one field
fault-wanted-term = a term, or an object with one field
fault-wanted-bare-term = a term alone
fault-wanted-one-or-list = one, or a list
fault-wanted-place = a sector, a place, something that moves, or a figure of speech such as `next-to`
fault-wanted-speed = a number of sectors, or one for odd and one for even turns
fault-wanted-by-mode = one figure, or one each for `easy`, `normal` and `hard`
fault-wanted-by-threat = a number, or three numbers for threat Green, Yellow and Red
fault-wanted-any = a value

fault-kind-hero = hero
fault-kind-intel-card = intel card
fault-kind-enemy-ship = enemy ship
fault-kind-fighter = fighter
fault-kind-order = order
fault-kind-tile = tile
fault-kind-port = port
fault-kind-piece-of-gear = piece of gear
fault-kind-module = module
fault-kind-scenario = scenario
fault-kind-sector = sector
fault-kind-flag = flag
fault-kind-value-of-a-flag = value of a flag
fault-kind-side = side
fault-kind-place = place
fault-kind-lane = lane
fault-kind-mark = mark
fault-kind-passage = passage
fault-kind-line = line
fault-kind-person = person
fault-kind-mover = mover
fault-kind-load = load
fault-kind-count = count
fault-kind-post = post
fault-kind-offer = offer
fault-kind-check = check
fault-kind-fight = fight
fault-kind-choice = choice
fault-kind-option = option
fault-kind-trigger = trigger

## Figures and names

fault-out-of-bounds = { $value } is out of bounds: { $least } to { $most }
fault-nothing-for = there is nothing for `{ $name }`
fault-nothing-called = nothing is called `{ $name }`
fault-id-in-use = something is called that today, so it is no old id
fault-flag-never = the flag `{ $flag }` is never `{ $value }`
# $what is one of the messages “fault-counted-…”.
fault-many = { $count } { $what }; { $most } at the most

## Rules, heroes, orders, equipment

fault-mode-grades = each mode has its grades
fault-card-asks-check = this has to be a card that asks for a check
fault-hero-class = a hero has one class at least
fault-tile-hexes = a tile has three hexes or four
fault-tech-price = an upgrade costs what its own card says
fault-order-place = another order of this system has this place on the card
fault-many-orders = a card has { $most } orders at the most
fault-many-heroic-orders = there are { $most } heroic orders at the most
fault-many-after-effects = { $most } after-effects at the most
fault-many-gear = { $count } gear tokens; { $most } at the most
fault-gear-lesser = only a lesser module is found as gear
fault-lesser-upgraded = a lesser module is not upgraded

## Campaigns

fault-many-flags = { $count } flags; { $most } at the most
fault-many-friends = { $count } veterans belong to a power; { $most } at the most
fault-campaign-heroes = a campaign can come to { $count } heroes; { $most } at the most
fault-campaign-fighters = a campaign can come to { $count } fighters and mechs; { $most } at the most
fault-campaign-modules = a campaign can come to { $count } modules; { $most } at the most
fault-campaign-ports = a campaign can come to { $count } ports with a price arranged; { $most } at the most
fault-paper-flag = a paper is there by a flag; this one names none
fault-paper-shows = `{ $name }`: a paper shows one of `things/…`

## Pictures

fault-plate-shows = `{ $name }`: a plate shows `places/…` or `things/…`
fault-no-drawing = nothing is drawn as `{ $name }`
fault-nobody-drawn = nobody is drawn as `{ $name }`
fault-many-people = { $count } people; { $most } at the most
fault-no-page = no passage of this scenario is called `{ $name }`

## Cards

fault-card-chain = { $most } cards follow one another at the most
fault-many-tasks = { $most } later tasks at the most
fault-task-led-to = a later task is a card that this one leads to
fault-task-once = each task once
fault-task-kind = a task is a check or a table that cannot be skipped
fault-check-skill = a check needs a skill
fault-last-row-open = the last row, and only the last, has no `to`
fault-rows-order = the rows go from low to high
fault-rows-to-six = the rows go from low to high, and the last goes to 6
fault-row-unreached = no total reaches this row: the one before goes to { $before }, and totals to { $most }
fault-face-unreached = no face reaches this row
fault-many-rows = { $most } rows at the most
fault-many-effects = { $most } effects at the most
fault-hero-needed = only a card that may be skipped freely can need a hero
fault-volunteer-skill = name a skill that they have
fault-parties = one to { $most } parties
fault-party-class = name a class that goes
fault-party-class-twice = another party has this class: nobody could tell them apart
fault-enemies = one to { $most } enemies at each threat
fault-ward-class = name a class that wards it off

## Enemies

fault-never-attacked = what is never attacked is the Ironclad, or fighters and mechs
fault-never-first = a ship does not attack first what it never attacks
fault-observes = a ship that observes has no attacks, every other has some
fault-stolen = what is stolen is Salvage, Ammo or Credits
fault-role-flag = an Enforcer or a Villain serves a power
fault-enforcer-hero = an Enforcer is a hero of the power whose flag it is
fault-global-class = name a class
fault-row-phases = a combat has one phase to { $most }
fault-row-enemies = a row names one to { $most } enemies, an Enforcer and a Villain among them

## Scenarios

fault-overlap = `{ $first }` and `{ $second }` both lie at { $place }
fault-laid-twice = `{ $sector }` is laid twice
fault-off-table = `{ $sector }` lies off the table: coordinates go from -{ $most } to { $most }
fault-many-sectors = { $count } sectors, but a map holds { $most } at the most
fault-no-sector = no sector `{ $name }` on this map
fault-unreachable = `{ $sector }` cannot be reached from where the ship begins
fault-many-ports = a map has { $most } ports at the most
fault-bays = the hangar has { $most } bays
fault-ship-once = each ship is there once
fault-squad = a squad has { $most } places
fault-hero-once = a hero serves in one place only
fault-slots = the ship has { $most } slots
fault-not-upgraded = `{ $name }` has no upgraded side
fault-many-on-roster = { $count } heroes, ships and modules; { $most } at the most
fault-side-against-itself = nobody is taken sides with against herself
fault-no-encounters = there is no encounter table for `{ $power }`
fault-villain = this has to be a Villain’s flagship
fault-not-served = nothing is served there: it is no port
fault-no-aim = this is counted for milestones alone: it is no aim
fault-milestone-gear = { $most } pieces of gear for one milestone at the most
fault-many-milestones = the aim is a milestone itself: { $most } more at the most
fault-milestone-ids = each milestone has an id of its own
fault-milestone-service = a service is an aim, but no milestone besides: let it be the arrival
fault-many-tokens = { $count } tokens; { $most } at the most
fault-few-tokens =
    { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } for { $sectors ->
        [one] one sector
       *[other] { $sectors } sectors
    }
fault-two-tokens = two tokens on one sector
fault-no-token = the card `{ $card }` has no token
fault-many-events = { $most } events at the most, from turn 1 on
fault-die-faces = a die has the faces 1 to 6

## Stories

fault-story-won = a scenario without a story says what wins it
fault-in-story = a scenario with a story says this in its story
fault-story-villain = the story says whose Villain is in the field
fault-chapter-taken = chapter { $number } is `{ $name }` already
fault-chapter-missing = there is no chapter { $number } before it
fault-no-side = a story has at least one side
fault-many-sides = { $count } sides; { $most } at the most, for each has a story of its own
fault-by-side = `by-side` has nothing for `{ $side }`
fault-sides-alike = triggers, options and the debriefing are the same in number for every side
fault-beats-alike = these beats differ by side in number or kind: let `by-side` be a beat among them
fault-date = a day from 1 to 30, a month from 1 to 12, a year
fault-against = one power or more, each once
fault-served-and-opposed = nobody is served and worked against at once
fault-counted-marks = marks
fault-counted-triggers = triggers
fault-counted-choices = choices
fault-counted-offers = offers
fault-counted-movers = things that move
fault-counted-loads = pieces of load, lying there or brought by beats
fault-counted-ways = sectors of ways that others follow
fault-counted-counts = counts
fault-counted-posted = heroes at posts
fault-counted-repeated = options of choices that are asked again
fault-counted-pieces = pieces
fault-no-room = there is no room for `{ $load }`
fault-harmed-boxes = what is harmed has boxes
fault-task-own = each task is a check of its own
fault-options = a choice has two options or more, { $most } at the most
fault-option-ids = each option has an id of its own
fault-trigger-twice = there is another trigger `{ $trigger }`
fault-players = there are one, two or three players
fault-promise = a promise is kept in a chapter that is still to come
fault-chapter-over = that chapter is over
fault-place-sectors = one sector or more
fault-lane = two sectors or more, { $most } at the most
fault-lane-place = `{ $lane }` has no place { $place }: the first is 0
fault-apart = `{ $one }` and `{ $other }` do not touch
fault-die-sectors = a die decides between two, three or six sectors, not { $count }
fault-prologue = before fitting out nothing happens but words, choices, marks and flags
fault-lists-deep = lists lie within lists { $most } deep at the most
fault-list-long = a list has { $most } beats at the most
fault-story-deep = choices and checks lead into one another { $most } deep at the most, lists counted
fault-no-end = what this asks leads back to it, without an end
fault-follow = `follow` is for cards alone; in a story a card comes by `card`

## What a walk through a story finds

fault-never-holds = this never holds
fault-never-holds-for = for { $whom } this never holds
fault-never-done = this is never done
fault-never-comes-for = for { $whom } this never comes
fault-never-told = this is never told: what stands before it is always told instead
fault-after-end = nothing is done after `end`
fault-side-never-taken = nobody can take the side `{ $side }`
fault-trigger-never = nothing sets off the trigger `{ $trigger }`
fault-offer-never = the offer `{ $offer }` is never open
fault-option-never = the option `{ $option }` is never there
fault-else-without-check = there is an `else`, but no check that could be lost
fault-main-never-reached = the main milestone can never be reached
fault-choice-never = the choice `{ $choice }` is never asked
fault-check-never = the check `{ $check }` is never made
fault-fight-never = the fight `{ $fight }` is never fought
fault-mover-never = `{ $mover }` never comes onto the map
fault-load-never = there is never a `{ $load }` on the map or aboard
fault-count-never = the count `{ $name }` never changes
fault-mark-never-set = the mark `{ $mark }` is never set
fault-mark-never-read = the mark `{ $mark }` is set and never read
fault-flag-not-set-in = the flag `{ $flag }` is to be set in chapter { $chapter }, and is not
fault-flag-not-read-in = the flag `{ $flag }` is to be read in chapter { $chapter }, and is not
fault-flag-of-no-use = the flag `{ $flag }` is never set and never read
fault-flag-never-read = the flag `{ $flag }` is set and never read
fault-flag-never-set = the flag `{ $flag }` is read and never set
fault-value-never-set = the value `{ $value }` of the flag `{ $flag }` is never set
fault-value-never-read = nothing asks for the value `{ $value }` of the flag `{ $flag }`: it is as good as none
fault-turn-never = this turn does not come in mode { $modes }
fault-no-departure = without a `roster` the first chapter is not fitted out, so `sail` never comes
fault-unnamed = nothing names `{ $name }`
fault-never-speaks = `{ $name }` never speaks
fault-no-one-speaks = somebody has to say it
fault-speaker-not-aboard = `{ $hero }` may not be aboard: name somebody last who always is
fault-last-of-group = the last of `{ $group }` has to fit always: it has no `if`
fault-flag-unseen = the flag `{ $flag }` becomes `{ $value }` only because nothing else has set it, and the log tells of it: read a page beside it, or ask for a mark of what was seen
fault-no-table-about = no table for `{ $power }`, who is about
fault-no-table-met = no table for `{ $power }`, who may be met
fault-no-villain = no Villain can be in the field here
fault-nobody-meant = with the side `{ $side }` nobody is meant
fault-no-hero-of-class = no hero is of the class `{ $class }`
fault-same-options = `{ $one }` and `{ $other }` come to the same
fault-bad-option = `{ $one }` only costs, and `{ $other }` does not: who would take it?
fault-worse-option = `{ $one }` brings nothing that `{ $other }` does not bring as well, and for no less: who would choose it?
fault-choice-passed-over = if no option is there and can be paid for, the choice is passed over
fault-too-few-turns = with the side `{ $side }` it takes { $needed } turns at least; in mode { $mode } there are { $last }

# $what is one of the messages “fault-the-…”.
fault-twice = { $what } can come twice: also at { $path }
fault-again = { $what } can come again and again
fault-load-again = { $what } can come again and again: after { $most } pieces none comes any more
fault-the-module = the module `{ $name }`
fault-the-ship = the ship `{ $name }`
fault-the-hero = the hero `{ $name }`
fault-the-passage = the passage `{ $name }`
fault-the-load = the load `{ $name }`
