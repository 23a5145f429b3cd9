### The wardroom: the war games for an evening.

title-wardroom = The wardroom
wardroom-head = The wardroom
wardroom-below = Iron Guest: sailing squadrons on a small sea. Two to six players, persons or the machine, at one screen.
wardroom-setups = Set-up
wardroom-seats = Players
wardroom-variants = Variants
wardroom-kept = Games under way and finished
wardroom-person = Person
wardroom-on = on
wardroom-off = off
wardroom-stands = { $round ->
    [0] { $players }; setting up
   *[other] { $players }; round { $round }
}
wardroom-main = Set out the table
wardroom-main-go-on = Go on with this game
wardroom-main-look = Look at this game
