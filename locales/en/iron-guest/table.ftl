### Iron Guest in the window.

iron-guest-key = I
iron-guest-card = Sailing squadrons on a small sea, nothing hidden
iron-guest-table-title = Iron Guest: { $setup }
iron-guest-table-round = Round
iron-guest-table-turn = { $player }’s turn
iron-guest-table-player = Player { $number }
iron-guest-table-bot = { $name } { $number }
iron-guest-table-thinks = { $player } is thinking …
iron-guest-table-play = { $player }: play the { $ship }
iron-guest-table-announced-whole = announced in full, then the dice
iron-guest-table-leave = Back to the wardroom
iron-guest-table-strike-title = Strike the flag?
iron-guest-table-strike-loses = All your ships are lost at once, and the battle with them.
iron-guest-table-strike-leaves = All your ships are lost at once. The others fight on without you.
iron-guest-table-strike-undo = It can still be undone afterwards.

iron-guest-table-under-fire = Under fire, by range
iron-guest-table-danger = Enemy fire next turn
iron-guest-table-shot = { $needs }+ · { $percent }%
iron-guest-table-grapple = grapple { $percent }%

iron-guest-table-pick-hint = Pick a ship, here or on the board.
iron-guest-table-way-hint = Pick where she goes: a row, or an arrow on the board.
iron-guest-table-no-way-hint = She has no play yet: another of your ships has to go first. Pick her.
iron-guest-table-place-hint = Pick a hex on your side of the board, then a heading.
iron-guest-table-aim-hint = press again for the next target
iron-guest-table-skip-hint = Any key or a click goes on. Esc skips to the end.
iron-guest-table-end-hint = The last play can still be undone.
iron-guest-table-heading = Heading { $heading }
iron-guest-table-barred = Ruled out

iron-guest-table-bears-port = port bears
iron-guest-table-bears-starboard = starboard bears
iron-guest-table-bears-both = both sides bear
iron-guest-table-aim-port = Port: the { $ship }, range { $range }
iron-guest-table-aim-starboard = Starboard: the { $ship }, range { $range }
iron-guest-table-hold-port = Port: hold fire
iron-guest-table-hold-starboard = Starboard: hold fire
iron-guest-table-idle-port = Port: no target
iron-guest-table-idle-starboard = Starboard: no target
iron-guest-table-covered = No shot at the { $ship }

iron-guest-table-hit = { $total }: a hit, { $needs } needed
iron-guest-table-miss = { $total }: a miss, { $needs } needed
iron-guest-table-grapple-sum = { $ship }: { $die } + { $masts ->
    [one] 1 mast
   *[other] { $masts } masts
} = { $total }
iron-guest-table-over = { $rounds ->
    [one] after 1 round
   *[other] after { $rounds } rounds
}

iron-guest-table-main-go-on = Continue
iron-guest-table-main-wait = A moment …
iron-guest-table-main-face = Start from this side
iron-guest-table-main-place = Place her here
iron-guest-table-main-pick = Pick a ship
iron-guest-table-main-way = Pick a play
iron-guest-table-main-play = Announce this play
iron-guest-table-main-answer = Answer

iron-guest-table-key-port = P
iron-guest-table-key-starboard = S
iron-guest-table-key-danger = D
iron-guest-table-key-coach = H
iron-guest-table-key-tab = M

iron-guest-table-wind-from = Wind from side { $face }
iron-guest-table-downwind = downwind: { $one }, { $other }
iron-guest-table-may-run = { $count ->
    [one] one ship may run two hexes
   *[other] { $count } ships may run two hexes
}
iron-guest-table-sea = { $shoals ->
    [0] open sea, { $across } hexes across
    [one] one shoal · { $across } hexes across
   *[other] { $shoals } shoals · { $across } hexes across
}
iron-guest-table-needs = { $needs } or more
iron-guest-table-percent = { $percent }%
iron-guest-table-shoal = Shoal
iron-guest-table-shoal-does = no entry, stops shots
iron-guest-table-hulk = Hulk
iron-guest-table-hulk-does = no entry, shots pass
iron-guest-table-can-fire = can fire
iron-guest-table-can-grapple = can grapple
iron-guest-table-can-run = can run
iron-guest-table-any-hit = at least one hit
iron-guest-table-where-she-ends = Where she ends
iron-guest-table-exposed = { $count ->
    [one] In the next turn one enemy could fire at her, at range { $range }.
   *[other] In the next turn { $count } enemies could fire at her, the nearest at range { $range }.
}
iron-guest-table-not-exposed = In the next turn no enemy could fire at her.
iron-guest-table-playing = playing
iron-guest-table-waiting = waiting
iron-guest-table-played = played
iron-guest-table-heads = heading { $heading }
iron-guest-table-moves = The { $ship } moves, heading { $heading }.
iron-guest-table-step-play = Play
iron-guest-table-step-fire = Fire
iron-guest-table-step-grapple = Grapple
iron-guest-table-keys-both = { $port } · { $starboard }
iron-guest-title-rules = Rule book of Iron Guest
iron-guest-table-key-rules = R
iron-guest-table-explain-ship = { $player }: { $state }, heading { $heading }.
iron-guest-table-explain-still = { $player }: { $state }.
iron-guest-table-explain-sea = Open water
iron-guest-table-explain-danger = Under enemy fire next turn, at range { $range } at best.
iron-guest-table-end-afloat = ships afloat
iron-guest-table-end-shots = shots that hit
iron-guest-table-end-grapples = grapples won
iron-guest-table-end-of = { $count } of { $of }
iron-guest-table-replay-round = { $round ->
    [0] Setting up
   *[other] Round { $round }
}

iron-guest-turn =
    { $turn ->
        [0] Setting up
       *[other] Turn { $turn }
    }

## Dice of your own: what is rolled for

iron-guest-table-die-first = Who goes first: { $player }
iron-guest-table-die-upwind = Which side the wind comes from
iron-guest-table-die-shot = The { $ship } fires: { $needs } or more with two dice
iron-guest-table-die-shot-second = The { $ship } fires, second die: { $first } so far, { $needs } or more needed
iron-guest-table-die-grapple = Grapple: the { $ship }’s die
iron-guest-table-die-wind = What the wind does
