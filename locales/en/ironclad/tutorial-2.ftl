### Tutorial 2, "Mutiny": story and lessons.
### Gabriel keeps the log and teaches.

scenario-tutorial-2-name = Mutiny
scenario-tutorial-2-subtitle = Theia to Europa in 92, without the captain. About 20 minutes.
scenario-tutorial-2-teaches = Teaches operations, space combat, orders and energy, and ports.
scenario-tutorial-2-chart = The Theia Roads
scenario-tutorial-2-chart-note = report to the guardship

tutorial-2-free = Play it freely
    .text = The same map and the same face-down cards, with every choice open and the dice your own. This time the ship can be lost.

## Passages, read aloud

passage-tutorial-2-briefing = The plate
    .text =
        The plate is no bigger than a playing card. Gabriel pins it to the mess board between the watch bill and the menu, straightens it, and steps out of its light.

        It is from the gun camera, eleven days old. Under the cross-hairs is the arsenal of Mirembe. It has washing on its lines.

        He makes no speech. He sits down where he always sits and waits to see who stays. The ship lies at Theia with her gangway down, and nobody is holding it. Spoons stop, a table at a time. Wrathe reads the plate as one reads a label. Thaddeus stands before it longest, his hands behind his back, and then takes the place next to Gabriel’s.
    .log = 22/09/92GN. Theia, rain. Porridge. I have taken over this log without permission. More of us stayed than I had chairs for. The captain is in his cabin and has not been told.

passage-tutorial-2-boarders = Hat on his knees
    .text =
        The provosts have every door aft of the mess, and lose them one at a time. Hollis takes the reactor deck. Thaddeus is first through the last door.

        Captain Xavier is sitting on his bunk with his hat on his knees. He looks from Thaddeus to Gabriel, and at the blood on the sill.

        “Are the galley fires safe?” he asks.

        “They are, sir. You’re relieved, sir.” Gabriel has been ready for a speech, for an order, and for a pistol. “There were people in it.”

        “You are quite right,” says Xavier.

        He stands up and thanks Thaddeus, who is holding the door. He walks ashore alone, down the middle of the gangway, and puts on his hat at the bottom.
    .log = 22/09/92GN. Put the captain ashore at Theia. He saluted the flag. Not all of ours got up again. Dinner burnt. He was right about the galley: one fire had been left on.

passage-tutorial-2-signatures = A pleasant voice
    .text =
        On the frigate’s bow is the sunrise of the Federation, new this year. It is on the Ironclad’s too. There has been no time to look for paint.

        “Ironclad, heave to, please,” says the frigate. It is a pleasant voice, with a cold. “I’m to ask for Captain Xavier.”

        “He’s ashore,” says Gabriel. “I’m sorry. You’ve come out for nothing.”

        “Then I’m to ask for the ship.”

        The guns will not train on their own flag. There is a fuse for that. Daisuke draws it, and buttons it into his breast pocket like change. At the battery Thaddeus sends the gun crew back a step and takes the seat himself, so that it need be nobody younger.
    .log = 22/09/92GN. Solar flare. Fired on our own flag. They had asked politely, and so had I. Supper cold: the galley fires are out, as he would have wished.

passage-tutorial-2-after-combat = Counted from here
    .text =
        The frigate’s boats are out. Somebody over there keeps good drill. Her fighters have closed up round them, and not one looks at the Ironclad.

        Wrathe backs the Skadi on to its hooks, climbs down, and asks what there is to eat.

        Thaddeus has been along every passage from the bow aft, with a hand on each shoulder. He comes on to the bridge with his list. “All in that sailed,” he says.

        “And theirs?” says Gabriel.

        Thaddeus turns the list over. There is nothing on the back. “I can’t count theirs from here.”

        Nobody gives the order to leave. After a while Gabriel does it himself, with two fingers, as if the board were hot.
    .log = 22/09/92GN. One frigate. We left her boats to her fighters. Bread and the last butter. Daisuke asks for his fuse to be entered in stores. I have entered it.

passage-tutorial-2-asteroids = The relief band
    .text =
        The lamps are out, and the engines. The Ironclad goes along among the rocks at the pace of the rocks, which is the only disguise she has. Gabriel steers. He begs the pardon of each one he hits.

        A search goes by outside, slowly, and back.

        The hand at the radio lifts one earphone. It is on the relief band, weak, with no name to it and no position: somebody sends, stops, leaves room for an answer, and sends. It comes from astern.

        To answer they would have to light the transmitter, and the search would have them in a minute. Thaddeus has come up with his pencil out. He waits until the stop. “Do we answer?”
    .log = 22/09/92GN. A signal on the relief band, weak, from behind us. Thaddeus asked if we answer. I said no.

passage-tutorial-2-won = The first bill
    .text =
        Harbourmaster Delphine Achterberg came up the gangway at Europa before the second line was fast, in slippers, with the bill. She regretted it item by item. Berth, by the metre, for a battleship. Water. Painting out of one sunrise, if wanted; she had looked at the bow. Asking no questions, by the week.

        “There’s no captain on this,” said Gabriel.

        “I was leaving room.”

        He asked whether she could make it out to the ship. She regretted that ships did not pay.

        So he wrote his name, and it took up the whole line. In the radio room Thaddeus sat a while longer with the earphones on. Then he hung them on their hook.
    .log = 30/09/92GN. Eight days from Theia. Eggs, real ones. Achterberg lends, with regrets. Docked 06:10. The signal stopped this morning.

passage-tutorial-2-lost = A name each
    .text =
        The Ironclad broke her back between Theia and Europa. Her boats were picked up by the ships sent to stop her, whose people had lined their own decks with blankets.

        At Theia the plate was asked for, and entered in evidence that there had been a plate. Then the hands were brought in singly and asked who had begun it. Each gave a name, his own. The clerk was on his second pad before noon, and had not yet written the same name twice.

        Xavier was heard last. He asked whether they had been fed. When he was told that they had, he thanked the court, and had nothing to add.
    .log = Hull gone. Boats away, Thaddeus counting. I have the plate in my shirt. If this book is found: the porridge was good, and everyone was asked.

## Lessons, one for each step of the script

lesson-tutorial-2-look = Look round again
    .text = You know the chart and the mat? Then look at the squads. I’m on the Bridge, Thaddeus and Daisuke have Weapons, Wrathe has the Hangar and one fighter, a Skadi. Each of the three systems has an orders card; you’ll want those when there’s shooting. We have 10 Credits, 4 Ammo, and provosts on the stairs. Shall we?
    .after = That’s everything we own. Most of it is on loan from the people we’re about to annoy.

lesson-tutorial-2-boarders = Send all three
    .text = Infiltrated is an operation: a check against difficulty 12. Up to three heroes of any class; add their skills, Morale and one die, and equal is enough. Each Marine adds 1 to Combat, so Wrathe and I have 4 and 3; Thaddeus’s 3 makes 10. A natural 6 always wins and a natural 1 always fails. It is made with Combat or with Stealth, and all who go add that one. Choose Combat, then me, Wrathe and Thaddeus.
    .after = 10 and 4 make 14: won. +1 Morale, −1 Crew, and one inside hit; its die, another 4, says Hangar. We three are Exhausted.

lesson-tutorial-2-end-turn = End the turn
    .text = That fight came with the story and cost no action, so we have two left. Could we Rest? Of course we could. But you may end a turn with actions in hand, and I’d like you to see it once, on a day when I’m too tired to do it well. They aren’t saved up. Choose “End the turn”.
    .after = Turn 2. Crew 6 gives two actions; Morale 5 gives no action, but +1 on your rolls.

lesson-tutorial-2-rest = Rest Thaddeus and Gabriel
    .text = Three of us are Exhausted, and Rest readies two. Who waits? I’d say Wrathe. Giving a system order and flying a fighter aren’t uses of a skill: an Exhausted hero can do both and is none the worse. Only the Wounded can’t. Choose “Rest”, then Thaddeus and me. I wouldn’t ask, but I’ve seen myself in the kettle.
    .after = Thaddeus and I are Ready. Wrathe says that lying down is for people who are finished.

lesson-tutorial-2-flare = Move to Solar Flare
    .text = The road out of Theia goes through a Solar Flare. You remember: two hits, shields don’t help, Rest is barred there. The token is face down, and a Recon would take the action we want for leaving. So, blind? I had a good teacher for this, and I put him ashore this morning. Choose “Move to Solar Flare”.
    .after = 1 and 3: Bridge and Reactor, a point each, all still sound. And the token: Signatures Detected.

lesson-tutorial-2-signatures = Attempt it, and fight
    .text = Signatures Detected may be skipped for 2 Morale, to be paid in full. Morale 5 is our +1 on every roll, and I can’t see us buying it back today. To attempt it is to fight whoever is there. They stand in the same flare: its 2 damage strikes enemies too, less their radiation shields. Choose “Attempt”?
    .after = A squadron of Skadis and a Valkyrie, radiation shield 1 each. The flare does 1 damage to each; the Valkyrie has 3 Hull left.

lesson-tutorial-2-plan-bridge = Bridge: no order
    .text = A combat has a Long phase and a Close one. First we plan: each system may give one order, carried out by one hero of its squad, who can’t be assigned again in the next phase. The Bridge assigns somebody in any case, to roll our evasion. Evasive Pattern would help, but I’d like you to see the bare roll. Choose “No order”, then Gabriel.
    .after = I’ll evade, with Piloting 2. An assignment changes nobody’s state, so I stay as Ready as I look.

lesson-tutorial-2-plan-weapons = Weapons: Heavy Cannon Battery
    .text = Standard orders cost no energy. Complex ones do, and each system gives one in a combat; Heroic ones cost more. Energy comes off the track from the top, and the first space it uncovers is the shields. So the cannon does 3 damage and leaves us bare. Is that a good trade? Ask me in a minute. Choose “Heavy Cannon Battery”, then Thaddeus.
    .after = Thaddeus has the battery, with Operate 2. Nothing is paid until the whole plan is confirmed.

lesson-tutorial-2-plan-hangar = Hangar: launch the Skadi
    .text = Sortie is a free order: it comes beside the one order, which we’ll leave. It launches any of our ships, each with a pilot from the Hangar squad, who then gives no orders in this combat. Wrathe is Exhausted and may fly. The flare will strike the Skadi too, less its radiation shield of 2. Choose “No order”, the Skadi, Wrathe, then “Done”.
    .after = Wrathe has the Skadi. A ship sorties once in a combat and stays out until it’s over.

lesson-tutorial-2-confirm = Confirm the plan
    .text = Look it over, would you? Any part can still be taken back: that’s what the plan is for, and I’ve spoilt better ones by hurrying. Once you confirm, energy is paid, uncovered spaces act, the ships launch and the shooting starts, the Fast stage first and then the Slow. Choose “Confirm”.
    .after = Energy 4, shields down until the combat is over. The Skadi’s own plating took the whole of the flare.

lesson-tutorial-2-fast-stage = Skadi: target the Valkyrie
    .text = Fighters are Fast and shoot first. To attack, roll a die, add the pilot’s Operate, Wrathe’s 2, and Morale’s 1; the target’s Evasion, 4, or better lands. Damage takes shields before Hull. At the squadron she’d have 1 more, but the Valkyrie has the bigger gun and a shield in our cannon’s way. Choose the Valkyrie.
    .after = 4 and 3 make 7: it lands, and her shield falls. Their squadron fired on Wrathe; 3 and 4 make 7 against 6: evaded.

lesson-tutorial-2-slow-stage = Cannon: target the Valkyrie
    .text = Now the Slow ships: her and us. Thaddeus adds Operate 2 and Morale 1 to his die, against Evasion 4, and the cannon does 3. All attacks in a stage are simultaneous, so what we destroy still fires. Then I evade: my die, Piloting 2 and Morale 1 against her Accuracy, 5. Rolls of 6 and 1 count here as in checks. Choose the Valkyrie.
    .after = 5 and 3 make 8: the Valkyrie is destroyed. Her shot still comes, and I roll a 1. Two hits.

lesson-tutorial-2-cancel = Let Thaddeus cancel it
    .text = Shields are down, so both hits count: 2 is Weapons, 6 is one Crew. An ability that answers an event is offered when the event comes. Thaddeus may be exhausted to cancel the loss of 1 Crew; it costs no action, and giving an order this phase doesn’t stop him. Shall I order it? He has stood up already. Choose Thaddeus.
    .after = Crew stays at 6. No Slow enemy is left: victory, and the energy track is full again. Thaddeus is Exhausted.

lesson-tutorial-2-asteroids = Move to Empty Space
    .text = Out of the flare, then, into Empty Space. The sector itself does nothing to us; its token is face down, and we go in blind again. Could we look first? We could, and then I’d have no action left for Rest, and Wrathe would fall asleep in the soup. Choose “Move to Empty Space”.
    .after = Asteroid Field: an encounter. It says what it wants before it hits us, which is more than the frigate’s friends did.

lesson-tutorial-2-asteroid-field = Attempt the field
    .text = This card may be skipped by spending an action, if one is left, and I want ours for Rest. So we roll: one die and Morale, low is bad. A Pilot could be exhausted to add Piloting. I have Piloting, but the card asks for the class, and we sail without one. Our shields are whole again, as for every encounter, and rocks come from outside. Choose “Attempt”.
    .after = 3 and Morale’s 1 make 4. −1 Morale, four hits: shields take one; Bridge, Hull and Crew the rest.

lesson-tutorial-2-rest-again = Rest Thaddeus and Wrathe
    .text = The field could have been skipped for an action; this is the action, so let’s make it count. With 2 points the Bridge is damaged, −1 Evasion, and Morale 4 gives no +1 now. Choose “Rest”, then Thaddeus and Wrathe, who has been tired since breakfast.
    .after = Both are Ready, and the turn ends with its last action. Nobody aboard is Exhausted, officially.

lesson-tutorial-2-europa = Move to Europa
    .text = Arriving at a planet or a station docks the ship at no further cost and gives up to two different services; an action spent on docking gives two more. Europa is unaligned: it serves everyone, at neutral prices. Will they be glad to see us? We have 10 Credits, so I should think they’ll be polite. Choose “Move to Europa”.
    .after = We’re docked. What a port offers stands on its card, and a hatch with a price list is open already.

lesson-tutorial-2-shipyard = Choose the Shipyard
    .text = A Shipyard takes damage off the Hull, a section, a fighter or a mech, for Credits by the point. It’s 3 in most ports. A port’s card may state its own price, and Europa’s says 4, which I take as a comment. With 10 Credits that’s two points. The other services would want the same 10. Choose “Shipyard”.
    .after = They’ve sent a woman with a torch. She has looked at the ship, and then at our shoes.

lesson-tutorial-2-repair = Mend Bridge and Reactor
    .text = Where do two points do most? One off the Bridge takes it from 2 to 1, sound again, and its −1 Evasion is lifted at once. One off the Reactor makes it whole; another there would have started to cost us energy. Weapons, Hangar and Hull will keep. Choose the Bridge, then the Reactor.
    .after = 8 Credits paid, 2 left. The Bridge is sound, the Reactor whole, and nobody here has asked my rank.

scenario-tutorial-2-aim = Bring the ship to Europa
