### The wardroom: the war games for an evening.

title-wardroom = The wardroom
title-wardroom-note = war games for an evening
wardroom-head = The wardroom
wardroom-below = a war game for an evening in port, against people or the computer
wardroom-setups = Battles
wardroom-seats = Players
wardroom-variants = Options
wardroom-book = The wardroom book
wardroom-book-empty = No games of Iron Guest recorded yet.
wardroom-line = { $game }. { $stands }
wardroom-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
wardroom-tab-set = Set battles
wardroom-tab-saved = Saved, { $count }
wardroom-minutes = { $minutes } min
wardroom-guided = guided
wardroom-equal-odds = equal odds
wardroom-unequal-odds = unequal odds
wardroom-unequal-sides = unequal sides
wardroom-ratio = { $first } : { $second }
wardroom-length = Length, about
wardroom-fairness = Fairness
wardroom-fairness-below = Wins in 100 games between the strongest computer players, in order of play. The rest are drawn.
wardroom-fairness-unknown = Not measured with these options.
wardroom-dice-key = D
wardroom-dice-app = Dice: the app’s
    .or = or your own
wardroom-dice-own = Dice: your own
    .or = or the app’s
wardroom-rules-key = R
wardroom-rules = Read the rules first
wardroom-chart-random = { $count ->
    [one] One shoal is drawn at random.
   *[other] { $count } shoals are drawn at random.
}
wardroom-person = Human
wardroom-on = on
wardroom-off = off
wardroom-long-chase = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
wardroom-stands = { $round ->
    [0] { $players }: setting up
   *[other] { $players }: round { $round }
}
wardroom-main = Start the game
wardroom-main-go-on = Continue this game
wardroom-main-look = View this game
wardroom-broken = { $file } cannot be opened. { $why }
wardroom-broken-setup = It uses something that this version does not know.

## The shelf of battles

wardroom-shelf = Shelf of battles
    .below = copy, rename, export, throw away
wardroom-shelf-key = B
campaigns-head-battles = Battles
campaigns-below-battles = Saved battles, to be copied, renamed, exported or thrown away.
campaigns-none-battles = No battle is saved.
campaigns-none-battles-below = A battle is saved from its first move. Import brings one in from a file.
campaigns-kind-battle = Battles
campaigns-what-battle = A battle, with its whole history.
