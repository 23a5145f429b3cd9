# Low Tide: a hero, a ship, a card and a mission, as an example of a pack.
# Keys follow from ids; the dot after the pack's id is written as two hyphens.

## The hero

hero-low-tide--tove-name = Tove
hero-low-tide--tove-full = Harbour Pilot Tove Lindqvist
hero-low-tide--tove-line = “I bring ships in. Nobody has ever asked me to take one out.”
ability-low-tide--tove = Tea at four bells
    .text = Active, between actions: exhaust Tove; one other Exhausted hero becomes Ready.
    .promoted = Active, between actions: exhaust Tove; two other Exhausted heroes become Ready.

## The ship

ship-low-tide--false-light = False Light
    .type = wrecker

## The card

intel-low-tide--bell-buoy-title = Bell Buoy
    .log = A bell, where no bell is charted.
    .text = Exhaust a Pilot: a die, Morale and Piloting.

## The mission

scenario-low-tide--fog-bell-name = The Fog Bell
scenario-low-tide--fog-bell-subtitle = Europa to Jatania, with a bell. About 20 minutes.
scenario-low-tide--fog-bell-teaches = A mission of the example pack: one new face, one new enemy, one new card.
scenario-low-tide--fog-bell-chart = The Ebb Road
scenario-low-tide--fog-bell-chart-note = pilot advised; the pilot agrees
scenario-low-tide--fog-bell-aim = Bring the bell to Jatania

passage-low-tide--fog-bell-briefing = Carriage paid
    .text =
        The bell weighs as much as a boat. It hung in the fog at Jatania’s landing field until the Mirror broke and there was no more fog, only dark, and somebody sold it for the bronze. A chandler on Europa has had it under a sheet for sixteen years. He rings it for customers who hesitate.

        The town has sent the money in eleven envelopes, most of it in small coin, and a letter. There is a spring forecast. It is only a forecast, the letter says, but with a spring there would be fog.

        Tove Lindqvist has piloted every tide at Europa for nine years, and asks for nothing but the berth by the door. She has never seen the other end of the road.

passage-low-tide--fog-bell-won = A quarter to
    .text =
        They hung it from the landing lights, because nothing else would hold. Then nobody wanted to be the one.

        A girl who had been born in the dark was lifted up, and hit it with a ladle. It went out over the snow and came back from the fences. The old people said that it was flat, and that it always had been.

        Tove stayed for the second stroke. There was no fog that night. They rang it on the quarter all the same, in case something was out there and wanted to come in.

passage-low-tide--fog-bell-lost = The other bell
    .text =
        The Ironclad was lost on the Ebb Road, with her cargo. The boats were picked up by a collier, whose master had steered for a sound.

        He said that it was a bell, well off the channel and a long way down, and that he had been grateful for it.
