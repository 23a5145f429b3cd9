### Iron Guest: the wardroom’s war game of sailing squadrons. Names, decisions, log, refusals, lesson, rule book.

iron-guest-name = Iron Guest
iron-guest-about = Sailing squadrons on a small sea: wind, broadsides and boarding. Two to six players, nothing hidden.

## Squadrons and their ships

iron-guest-squadron-aviary = The Aviary
    .about = Carved by the lookouts, each after a bird she swears she saw.
iron-guest-ship-wren = Wren
iron-guest-ship-heron = Heron
iron-guest-ship-kestrel = Kestrel
iron-guest-ship-cormorant = Cormorant
iron-guest-ship-petrel = Petrel

iron-guest-squadron-counting-house = The Counting House
    .about = The paymaster’s own. It has never sunk a client before the invoice was settled.
iron-guest-ship-long-credit = Long Credit
iron-guest-ship-sealed-bid = Sealed Bid
iron-guest-ship-fair-copy = Fair Copy
iron-guest-ship-petty-cash = Petty Cash
iron-guest-ship-prompt-payment = Prompt Payment

iron-guest-squadron-galley = The Galley
    .about = Whittled from a table leg by the cook, and named after what he is asked about most.
iron-guest-ship-second-helping = Second Helping
iron-guest-ship-burnt-porridge = Burnt Porridge
iron-guest-ship-black-coffee = Black Coffee
iron-guest-ship-last-onion = Last Onion
iron-guest-ship-salt-pork = Salt Pork

iron-guest-squadron-aunts = The Aunts
    .about = Five ladies of the old school. They expect to be given way to.
iron-guest-ship-aunt-agatha = Aunt Agatha
iron-guest-ship-aunt-beatrix = Aunt Beatrix
iron-guest-ship-aunt-clara = Aunt Clara
iron-guest-ship-aunt-dorothea = Aunt Dorothea
iron-guest-ship-aunt-euphemia = Aunt Euphemia

iron-guest-squadron-weather = The Weather
    .about = The navigator’s squadron: always forecast, never prevented.
iron-guest-ship-falling-glass = Falling Glass
iron-guest-ship-red-sky = Red Sky
iron-guest-ship-squall-line = Squall Line
iron-guest-ship-dead-calm = Dead Calm
iron-guest-ship-backing-wind = Backing Wind

iron-guest-squadron-defaulters = The Defaulters
    .about = Named after excuses the first officer has heard, and did not accept.
iron-guest-ship-wrong-watch = Wrong Watch
iron-guest-ship-honest-mistake = Honest Mistake
iron-guest-ship-prior-engagement = Prior Engagement
iron-guest-ship-sudden-illness = Sudden Illness
iron-guest-ship-not-my-station = Not My Station

## Set-ups

iron-guest-setup-lesson = First Battle
    .about = Two squadrons, open sea, ships already placed. Each new thing is explained as it comes up.
iron-guest-setup-duel = Duel
    .about = The standard game: two squadrons and nine shoals, drawn anew each time.
iron-guest-setup-charted = Charted Waters
    .about = A duel over shoals that both sides know, the same for each.
iron-guest-setup-three = Three Flags
    .about = Three squadrons around a ring of shoals. Uneven: whoever moves last wins more often.
iron-guest-setup-four = Four Flags
    .about = Four squadrons on a wider sea, with a reef across the middle. Uneven: the third to move has the best of it.
iron-guest-setup-blood = No Quarter
    .about = A duel with shifting wind, double damage, and dismasted ships that still fire.
iron-guest-setup-squalls = Squalls
    .about = Three squadrons in a wind that may jump anywhere after each turn. Uneven: whoever moves last wins more often.
iron-guest-setup-brawl = Brawl
    .about = Four squadrons on the small board. There is no room to be polite.

## What may be set

iron-guest-set-players = Players
iron-guest-set-radius = Board
    .value = { $across } hexes across
iron-guest-set-shoals = Shoals
iron-guest-set-shoals-none = None
iron-guest-set-shoals-fixed = As charted
iron-guest-set-shoals-random = { $count } at random
iron-guest-set-faces = Starting sides
iron-guest-set-faces-dealt = Dealt
iron-guest-set-faces-chosen = Chosen by the players
iron-guest-set-ships = Ships each
iron-guest-set-masts = Masts each
iron-guest-set-squadron = Squadron
iron-guest-set-no-prisoners = No Prisoners
    .about = Dismasted ships stay afloat, fire at what stops abeam, and must be sunk.
iron-guest-set-wind = Wind
iron-guest-set-double-damage = Double damage
    .about = A double that hits does two damage.
iron-guest-set-long-chase = Draw after a long chase
iron-guest-set-long-chase-rounds = { $rounds ->
    [one] after 1 round without a loss
   *[other] after { $rounds } rounds without a loss
}
iron-guest-set-long-chase-never = never
iron-guest-wind-steady = Steady
iron-guest-wind-variable = Variable
iron-guest-wind-fitful = Fitful
iron-guest-bot-random = Deckhand
    .about = Plays any legal move.
iron-guest-bot-one-ply = Mate
    .about = Looks only at what a play does at once.
iron-guest-bot-two-ply = Captain
    .about = Plans the whole squadron’s turn, and counts the enemy’s answer.

# Why a game cannot begin like this.
iron-guest-wrong-players = There are 2 to 6 players, not { $given }.
iron-guest-wrong-ships = A squadron has 1 to 5 ships, not { $given }.
iron-guest-wrong-masts = A ship has 1 to 5 masts, not { $given }.
iron-guest-wrong-faces = Each player needs one side of the board to start from.
iron-guest-wrong-face-twice = Two players would start from side { $face }.
iron-guest-wrong-too-many-shoals = This board holds at most { $most } shoals, not { $given }.
iron-guest-wrong-off-board = The hex { $hex } is off the board.
iron-guest-wrong-shoal-twice = Two shoals lie at { $hex }.
iron-guest-wrong-cut-in-two = The shoals cut the sea in two (rule 3.2).
iron-guest-wrong-no-room = A squadron would not have room to start (rule 3.2).
iron-guest-wrong-placed = The ships of this set-up are placed for other numbers of players or ships.
iron-guest-wrong-ship-twice = Two ships start at { $hex }.
iron-guest-wrong-ship-on-shoal = A ship starts on the shoal at { $hex }.
iron-guest-wrong-ship-not-free = The ship at { $hex } could not advance (rule 3.3).
iron-guest-wrong-squadrons = Each player needs a squadron.
iron-guest-wrong-squadron-twice = Two players have the same squadron.
iron-guest-wrong-no-squadron = There is no such squadron.

## Directions

iron-guest-heading-e = east
    .short = E
iron-guest-heading-se = south-east
    .short = SE
iron-guest-heading-sw = south-west
    .short = SW
iron-guest-heading-w = west
    .short = W
iron-guest-heading-nw = north-west
    .short = NW
iron-guest-heading-ne = north-east
    .short = NE
iron-guest-side-port = port
iron-guest-side-starboard = starboard
iron-guest-face = Side { $face }
iron-guest-wind-now = Wind from side { $face }; downwind is { $one } and { $other }

## States of a ship

iron-guest-state-aside = Not placed yet
iron-guest-state-afloat = { $masts ->
    [one] 1 mast
   *[other] { $masts } masts
}
iron-guest-state-dismasted = Dismasted
iron-guest-state-hulk = Capsized
iron-guest-state-sunk = Sunk
iron-guest-state-free = Free to advance
iron-guest-state-not-free = Cannot advance
iron-guest-state-runs = May run two
iron-guest-state-waiting = { $count ->
    [one] 1 ship to play
   *[other] { $count } ships to play
}

## What is asked

iron-guest-ask-face = { $player }: which side do you start from?
iron-guest-ask-place = { $player }: where does the { $ship } start?
iron-guest-ask-choose = { $player }: which ship, and what does she do?
iron-guest-ask-return = { $player }: the { $enemy } has stopped abeam of the dismasted { $ship }. Fire?
iron-guest-ask-draw = { $player }: { $offerer } offers a draw. Agree?

## The options, read back

iron-guest-option-face = Start from side { $face }
iron-guest-option-place = At { $hex }, heading { $heading }
iron-guest-option-fire = Fire, range { $range }, { $needs } or more
iron-guest-option-hold-fire = Hold fire
iron-guest-option-offer-draw = Offer a draw
iron-guest-option-agree = Agree to the draw
iron-guest-option-refuse = Play on
iron-guest-option-resign = Strike the flag

iron-guest-moves-f1 = Advance one
iron-guest-moves-pf1 = Turn to port, advance one
iron-guest-moves-sf1 = Turn to starboard, advance one
iron-guest-moves-f1p = Advance one, turn to port
iron-guest-moves-f1s = Advance one, turn to starboard
iron-guest-moves-f2 = Run two
iron-guest-moves-pf2 = Turn to port, run two
iron-guest-moves-sf2 = Turn to starboard, run two
iron-guest-moves-f2p = Run two, turn to port
iron-guest-moves-f2s = Run two, turn to starboard
iron-guest-moves-h = Hold
iron-guest-moves-hp = Turn to port on the spot
iron-guest-moves-hs = Turn to starboard on the spot

iron-guest-play-quiet = { $moves }
iron-guest-play-port = { $moves }, port broadside at the { $port }, range { $port-range }
iron-guest-play-starboard = { $moves }, starboard broadside at the { $starboard }, range { $starboard-range }
iron-guest-play-both = { $moves }, port broadside at the { $port }, range { $port-range }, starboard broadside at the { $starboard }, range { $starboard-range }
iron-guest-play-grapple-quiet = { $moves }, and grapple the { $enemy }
iron-guest-play-grapple-port = { $moves }, port broadside at the { $port }, range { $port-range }, and grapple the { $enemy }
iron-guest-play-grapple-starboard = { $moves }, starboard broadside at the { $starboard }, range { $starboard-range }, and grapple the { $enemy }
iron-guest-play-grapple-both = { $moves }, port broadside at the { $port }, range { $port-range }, starboard broadside at the { $starboard }, range { $starboard-range }, and grapple the { $enemy }

# Odds beside an option.
iron-guest-odds-shot = { $needs } or more, { $percent }%
iron-guest-odds-last-mast = { $needs } or more, { $percent }%: sinks { $sinks }%, capsizes { $capsizes }%
iron-guest-odds-grapple = Wins the grapple: { $percent }%
iron-guest-odds-lost = The { $ship } is lost: { $percent }%
iron-guest-covered-masked = Masked by the { $ship }
iron-guest-covered-shoals = Shoals in the way

## Why a play is ruled out. $rule is the rule’s number.

iron-guest-bar-not-downwind = Only downwind can a ship run two hexes (rule { $rule }).
iron-guest-bar-enemy-in-first-hex = An enemy lies in the first of the two hexes (rule { $rule }).
iron-guest-bar-off-board = That leads off the board (rule { $rule }).
iron-guest-bar-shoal = A shoal lies there (rule { $rule }).
iron-guest-bar-hulk = A hulk lies there (rule { $rule }).
iron-guest-bar-own-ship = One of your own ships lies there (rule { $rule }).
iron-guest-bar-turn-after-grapple = A ship that grapples does not turn afterwards (rule { $rule }).
iron-guest-bar-not-free = From there she could not advance next turn (rule { $rule }).
iron-guest-bar-must-advance = She can advance, so she must (rule { $rule }).
iron-guest-bar-fewer-advance = Then fewer of your ships could advance this turn (rule { $rule }).
iron-guest-bar-slower-turn = Another turn brings her sooner to open water (rule { $rule }).

## What is rolled and drawn

iron-guest-roll-first = { $player } rolls for the first turn; the highest begins.
iron-guest-roll-upwind = The side the wind blows from.
iron-guest-roll-shot = The { $ship } fires at the { $target }, range { $range }: { $needs } or more on two dice.
iron-guest-roll-shot-second = The { $ship } fires at the { $target }, range { $range }: { $needs } or more on two dice. The first shows { $first }.
iron-guest-roll-grapple = The { $attacker } grapples the { $defender }: the { $attacker } rolls.
iron-guest-roll-grapple-second = The { $attacker } has rolled { $first }; now the { $defender } rolls.
iron-guest-roll-wind-variable = Does the wind shift? 1 clockwise, 6 counter-clockwise.
iron-guest-roll-wind-fitful = The side the wind now blows from.
iron-guest-draw-shoal = { $left ->
    [one] One more shoal is laid at random.
   *[other] { $left } more shoals are laid at random.
}

## The log

iron-guest-log-first-rolled = { $player } rolls { $die }.
iron-guest-log-first-equal = Equal. Those highest roll again.
iron-guest-log-first = { $player } goes first.
iron-guest-log-face = { $player } starts from side { $face }.
iron-guest-log-shoals-refused-cut-in-two = The shoals cut the sea in two. Drawn again.
iron-guest-log-shoals-refused-no-room = The shoals leave a squadron no room to start. Drawn again.
iron-guest-log-shoals-laid = { $count ->
    [0] No shoals.
    [one] 1 shoal laid.
   *[other] { $count } shoals laid.
}
iron-guest-log-placed = The { $ship } is set up, heading { $heading }.
iron-guest-log-upwind = Wind from side { $face }; downwind is { $one } and { $other }.
iron-guest-log-round = Round { $round }
iron-guest-log-turn = { $player }’s turn.
iron-guest-log-announced = The { $ship }: { $order }.
iron-guest-log-hit = The { $ship } hits the { $target } with { $total }, { $needs } needed.
iron-guest-log-missed = The { $ship } misses the { $target } with { $total }, { $needs } needed.
iron-guest-log-mast-lost = { $left ->
    [0] The { $ship } is dismasted.
    [one] The { $ship } loses a mast; 1 stands.
   *[other] The { $ship } loses a mast; { $left } stand.
}
iron-guest-log-sunk = The { $ship } sinks.
iron-guest-log-capsized = The { $ship } capsizes, and lies there as a hulk.
iron-guest-log-grapple-equal = The { $attacker } and the { $defender } tie, { $own } to { $other }: roll again.
iron-guest-log-grapple-won = The { $attacker } grapples the { $defender }, { $own } and { $other } rolled: the { $defender } is sunk.
iron-guest-log-grapple-lost = The { $attacker } grapples the { $defender }, { $own } and { $other } rolled: the { $attacker } is sunk.
iron-guest-log-held-fire = The { $ship } holds her fire.
iron-guest-log-wind-shifted = A { $die } for the wind: it now blows from side { $face }.
iron-guest-log-wind-stays = A { $die } for the wind: it stays on side { $face }.
iron-guest-log-quiet = { $rounds ->
    [one] 1 round without a loss.
   *[other] { $rounds } rounds without a loss.
}
iron-guest-log-draw-offered = { $player } offers a draw.
iron-guest-log-draw-agreed = { $player } agrees to the draw.
iron-guest-log-draw-refused = { $player } plays on.
iron-guest-log-resigned = { $player } strikes the flag.

## How it ended

iron-guest-outcome-won = { $player } wins.
iron-guest-outcome-becalmed = Drawn: no ship afloat has a mast left.
iron-guest-outcome-long-chase = Drawn: a chase without end.
iron-guest-outcome-agreed = Drawn by agreement.

## The first battle, step by step

iron-guest-lesson-wind = The wind
    .text = The arrow shows where the wind blows from. It does one thing here: a ship heading downwind may advance two hexes instead of one. Two of the six headings are downwind. Now pick one of your ships; every hex she can reach lights up.
iron-guest-lesson-advance = One step, one turn
    .text = A ship advances one hex straight ahead. She may also turn once, by one side of the hex, either before or after. If she can advance she must. Plan ahead: a play that leaves her unable to move next turn is not allowed.
iron-guest-lesson-own-turn = Each ship once
    .text = In your turn every ship of yours is played once, in any order. Each play is announced in full, with its shots, before a die is rolled. Play your other ships too.
iron-guest-lesson-downwind = Running
    .text = One of your ships can run before the wind: two hexes, and she may still turn before or after. She fires along the whole way, but only once from each side.
iron-guest-lesson-broadside = Broadsides
    .text = Your guns point straight out to both sides. As a ship moves and turns, her lines of fire sweep over the sea, and whoever they pass over at range 1 to 3 may be fired at: once to port, once to starboard. You can reach an enemy now. Name the target as you announce the play.
iron-guest-lesson-turning = Stuck
    .text = A ship with no legal way forward turns on the spot, towards open water. Her guns sweep as she turns.
iron-guest-lesson-nearer = Nearer is better
    .text = Two dice must reach 5 at range 1, 8 at range 2 and 10 at range 3. The shot is always fired at the best clear moment of the play, so look for the way that brings the guns closest. A ship between you and the target masks it.
iron-guest-lesson-masts = Masts
    .text = Each hit takes a mast, and masts are all a ship has. When the last one goes, look at the total that did it: even, and she sinks; odd, and she capsizes and stays as a hulk. Fire at the weak ones.
iron-guest-lesson-hulk = A hulk
    .text = Nobody can sail through a hulk. It does not stop a shot, and it cannot be hurt.
iron-guest-lesson-grapple = Grappling
    .text = You can sail into an enemy’s hex and grapple her. Both roll a die and add their masts; the higher wins, the other is sunk, and there is no second place. Attack with more masts than she has. The chance is shown before you decide.
iron-guest-lesson-close = Press on
    .text = Keep your ships together and take hers one at a time. The danger view shows where the enemy can fire next turn.
iron-guest-lesson-end = The sea is quiet
    .text = The only player with ships afloat has won. For the next battle try Duel: there are shoals in it.

## The rule book

iron-guest-chapter-1 = The game
iron-guest-rule-1-1 = Aim
    .text = Each of you commands a squadron. Sink or capsize every enemy ship, by gunfire or by grappling.
iron-guest-rule-1-2 = Players
    .text = Two to six play, each on their own. There are no alliances: every ship of another player is an enemy.
iron-guest-rule-1-3 = Ships and masts
    .text = A squadron is three ships of three masts. Masts are a ship’s whole strength: a hit takes one, and each that stands counts in a grapple. A set-up may give one to five ships, of one to five masts.
iron-guest-rule-1-4 = Afloat, hulk, sunk
    .text = A ship is afloat while she has a mast; with No Prisoners also without one, as a dismasted ship. A capsized ship is a hulk and stays on the board. A sunk ship is gone. You are out when none of your ships is afloat.
iron-guest-rule-1-5 = Words
    .text = A play is all that one ship does in a turn. Port is left of her heading, starboard is right.
iron-guest-rule-1-6 = Nothing hidden
    .text = Everything is open to all. Chance decides who begins, the shoals, the wind, shots and grapples.

iron-guest-chapter-2 = The board
iron-guest-rule-2-1 = Size
    .text = The board is a hexagon of open sea, nine hexes across. Set-ups may use seven, eleven or thirteen.
iron-guest-rule-2-2 = Distance
    .text = The distance between two hexes is the number of hex borders to cross.
iron-guest-rule-2-3 = Heading
    .text = A ship fills one hex and points at one of its six sides. A turn is one side to port or to starboard.
iron-guest-rule-2-4 = Sides of the board
    .text = The six sides are numbered clockwise from the top. The two headings that lead straight away from the side the wind blows from are downwind.
iron-guest-rule-2-5 = Counting
    .text = The app counts angles and lines exactly, without rounding. A hex is under fire if the line passes over its centre.
iron-guest-rule-2-6 = One to a hex
    .text = Two ships or hulks are never in one hex.

iron-guest-chapter-3 = Setting up
iron-guest-rule-3-1 = Who begins
    .text = Each player rolls a die. The highest goes first; those who tie for highest roll again. Then it goes clockwise.
iron-guest-rule-3-2 = Shoals
    .text = Shoals lie on random hexes, nine on a board nine across. They are drawn again if they cut the sea in two, or leave a squadron too few hexes to start from.
iron-guest-rule-3-3 = Placing
    .text = In order of play, each player places all ships along their own side of the board, each ship in a hex of its own and on any heading from which she could advance. Not on shoals, and not in a corner shared with another player’s side. Where the sides are not dealt, all are chosen first.
iron-guest-rule-3-4 = The wind
    .text = When all are placed, a die gives the side the wind blows from. It stays there, unless you play with changing wind.

iron-guest-chapter-4 = Order of play
iron-guest-rule-4-1 = A turn
    .text = In your turn, choose a ship and her whole play. She moves, fires, and grapples; then choose the next. When all are played, the turn passes on.
iron-guest-rule-4-2 = Announcing
    .text = Each ship afloat is played once, in any order. A play is announced in full before any of its dice are rolled, but you choose the next ship’s play knowing how the last one ended.
iron-guest-rule-4-3 = Mistakes
    .text = The app offers legal plays only, so there is nothing to correct. You may undo a play; the dice stay the same.
iron-guest-rule-4-4 = Rounds
    .text = A round is one turn for each player with a ship afloat, counted from the seat that went first, even if that player is out.

iron-guest-chapter-5 = Moving
iron-guest-rule-5-1 = Advance and turn
    .text = A ship advances one hex straight ahead. She may turn once, by 60°, before or after the advance, not both.
iron-guest-rule-5-2 = Running downwind
    .text = If the advance is downwind it may be two hexes, with no turn between them. A turn before or after is allowed. An enemy may lie in the second hex, not in the first.
iron-guest-rule-5-3 = Where not to sail
    .text = A ship cannot enter a shoal, a hulk or a friend, nor leave the board. Entering an enemy’s hex is a grapple; it ends the move, and no turn follows.
iron-guest-rule-5-4 = Open and free
    .text = A heading is open if the hex ahead is on the board and holds no shoal, hulk or dismasted ship of your own. A ship is free if the heading straight ahead or one beside it is open. Ships that can move do not count.
iron-guest-rule-5-5 = Never get stuck
    .text = A play must leave the ship free, so that she can advance in your next turn. A grapple is judged as if it were won.
iron-guest-rule-5-6 = Ships must advance
    .text = A ship that can advance must, even into a grapple. And as many of your ships must advance as can: one that blocks a friend’s only way goes first.
iron-guest-rule-5-7 = Turning on the spot
    .text = A ship that cannot advance turns on the spot, so as to reach a heading from which she can in the fewest plays. She holds only where no turn helps.
iron-guest-rule-5-8 = Few choices
    .text = In open water off the wind a ship has five plays; never more than nine.

iron-guest-chapter-6 = The line of fire
iron-guest-rule-6-1 = Broadsides
    .text = Guns point square to the heading, on both sides. As the ship moves, the two lines sweep over the sea. A hex is under fire at any moment when a line lies over its centre, at range 1 to 3.
iron-guest-rule-6-2 = In an advance
    .text = During an advance the lines sweep the hexes abeam of the start, of the middle of the step, and of its end.
iron-guest-rule-6-3 = In a turn
    .text = During a turn the lines sweep 60° on each side, from the old heading’s beam to the new one’s, ends included.
iron-guest-rule-6-4 = At rest
    .text = A ship that neither moves nor turns has one hex a side under fire, square abeam at range 2.
iron-guest-rule-6-5 = What stops a shot
    .text = A shoal stops every shot whose line crosses its hex. A line along the border of two hexes is stopped only if both are shoals. A ship stops a shot if the line passes over her centre.
iron-guest-rule-6-6 = Masking
    .text = Any ship afloat masks what lies behind, your own and the enemy’s. Hulks mask nothing.
iron-guest-rule-6-7 = See it drawn
    .text = Pick a play, and the board shows every hex it sweeps, with the range.
iron-guest-rule-6-8 = What follows
    .text = No play sweeps a hex on both sides, nor a hex it sails through. Only a run of two hexes with a turn can see one hex at two ranges.

iron-guest-chapter-7 = Gunnery
iron-guest-rule-7-1 = To hit
    .text = Roll two dice: 5 or more at range 1, 8 at range 2, 10 at range 3. Beyond that there is no shot.
iron-guest-rule-7-2 = Targets
    .text = A ship may fire once from each side in a play, at an enemy that comes under fire with nothing in the way. The shot is fired at the nearest such moment. You cannot fire at your own ships.
iron-guest-rule-7-3 = In order
    .text = Shots are rolled in the order in which they come up, port first if at the same moment. A hit counts at once.
iron-guest-rule-7-4 = Hits
    .text = A hit takes one mast. When the last goes, the total that did it decides: even, she sinks; odd, she capsizes and is a hulk.
iron-guest-rule-7-5 = Hulks
    .text = A hulk blocks the way, but no shot. It cannot be fired at or grappled, and stays to the end.

iron-guest-chapter-8 = Grappling
iron-guest-rule-8-1 = Coming aboard
    .text = To enter an enemy’s hex is to grapple. Shots of the same play come first, but only those that come up before the attacker has crossed the border.
iron-guest-rule-8-2 = The fight
    .text = Both roll a die and add their masts. The higher wins; on a tie both roll again. The loser is sunk. An attacker who wins takes the hex and keeps her heading; a defender who wins stays as she was. Nobody loses masts.
iron-guest-rule-8-3 = The odds
    .text = With equal masts it is an even chance. One mast more: 21 in 31. Two: 13 in 16. Three: 10 in 11. Four: 33 in 34. Five: certain.

iron-guest-chapter-9 = Wind
iron-guest-rule-9-1 = What it does
    .text = The wind allows the double advance downwind, and nothing else. Nobody has to use it.
iron-guest-rule-9-2 = How it is shown
    .text = The wind rose shows the side it blows from and the two downwind headings.
iron-guest-rule-9-3 = Changing wind
    .text = Rule 11.2 lets it change.

iron-guest-chapter-10 = The end
iron-guest-rule-10-1 = Winning
    .text = The last player with ships afloat wins, at once, even in the middle of a turn.
iron-guest-rule-10-2 = No ties
    .text = Two last ships cannot go down together.
iron-guest-rule-10-3 = Draws
    .text = The game is drawn if no ship afloat has a mast, if a set number of rounds passes without a mast or ship lost (40, unless you change it), or if all players left agree. A draw may be offered once a turn.

iron-guest-chapter-11 = Variants
iron-guest-rule-11-1-1 = No Prisoners: dismasted ships
    .text = A ship without masts stays in play. She can be fired at and grappled, and adds nothing to her roll; one more hit sinks her. There are no hulks. To win you must sink every enemy.
iron-guest-rule-11-1-2 = No Prisoners: adrift
    .text = A dismasted ship neither advances nor turns, and is not played.
iron-guest-rule-11-1-3 = No Prisoners: in the way
    .text = She masks as any ship does. Her owner cannot sail through her; an enemy may grapple her.
iron-guest-rule-11-1-4 = No Prisoners: still afloat
    .text = While she floats, her owner is not beaten.
iron-guest-rule-11-1-5 = No Prisoners: fire in return
    .text = She may fire at an enemy that ends its play square abeam at range 2, needing 8. Owners are asked clockwise from the one who moved, as often as it happens.
iron-guest-rule-11-2 = Changing wind
    .text = Variable: after each turn roll a die. On 1 the wind shifts one side clockwise, on 6 one side counter-clockwise. Fitful: the die names the side it blows from.
iron-guest-rule-11-3 = Double damage
    .text = A double that hits does two damage, one after the other. It does not change what is needed to hit.
