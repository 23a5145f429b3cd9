### The wardroom: the war games for an evening.

title-wardroom = The wardroom
title-wardroom-note = war games for an evening
wardroom-head = The wardroom
wardroom-below = a war game for an evening in port, with persons or the machine
wardroom-setups = Battles
wardroom-seats = Players
wardroom-variants = Agreed at the table
wardroom-kept = Games under way and finished
wardroom-book = The wardroom book
wardroom-book-empty = No game is written here yet.
wardroom-line = { $game }. { $stands }
wardroom-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
wardroom-chart-random = { $count ->
    [one] One shoal is drawn at random.
   *[other] { $count } shoals are drawn at random.
}
wardroom-person = Person
wardroom-on = on
wardroom-off = off
wardroom-stands = { $round ->
    [0] { $players }: setting up
   *[other] { $players }: round { $round }
}
wardroom-main = Set out the table
wardroom-main-go-on = Go on with this game
wardroom-main-look = Look at this game
wardroom-broken = { $file } cannot be opened. { $why }
wardroom-broken-setup = It was begun with something that this program does not know.
