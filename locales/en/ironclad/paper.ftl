### Scenario 6, "Paper": a paper out of another power’s vault, and a count of how many have noticed.
### It begins on 08/08/100GN; each turn is a day. The sponsor is whoever stands highest; each robs the next power round the ring.

scenario-paper-name = Paper
scenario-paper-subtitle = From Europa to a vault that is not ours, and home with one paper, in 100. About 90 minutes.
scenario-paper-chart = The Ring
scenario-paper-chart-note = five seats and one free port; watch hours as of the sixth month

scenario-paper-aim-federation = Take the Hull Book out of Mancala, and bring it to Theia by turn { $turns }
scenario-paper-aim-council = Take the Trust Book out of Kontor, and bring it to Pharos by turn { $turns }
scenario-paper-aim-firstborn = Take the Fire Order out of Theia, and bring it to Adjoa by turn { $turns }
scenario-paper-aim-cartel = Take Annex C out of Pharos, and bring it to Mancala by turn { $turns }
scenario-paper-aim-corporation = Take the Roll’s copy out of Adjoa, and bring it to Kontor by turn { $turns }

side-paper-federation = For the Federation
    .text = Retainer { $retainer }; { $pay } when the book is at Theia. Against us: the Cartel.
side-paper-council = For the Council
    .text = Retainer { $retainer }; { $pay } for the Trust Book at Pharos. Against us: the Corporation.
side-paper-firstborn = For the Firstborn
    .text = Retainer { $retainer }; { $pay } for the Fire Order at Adjoa. Against us: the Federation.
side-paper-cartel = For the Cartel
    .text = Retainer { $retainer }; { $pay } for Annex C at Mancala. Against us: the Council.
side-paper-corporation = For the Corporation
    .text = Retainer { $retainer }; { $pay } for the Roll at Kontor. Against us: the Firstborn.

milestone-paper-main-federation = The Hull Book at Theia
    .text = At Mancala: slip in, open the drawer, and walk out with it. Then bring it to Theia. If the Alarm stands at 8 before it is out, it cannot be done.
milestone-paper-main-council = The Trust Book at Pharos
    .text = At Kontor: slip in, open the drawer, and walk out with it. Then bring it to Pharos. If the Alarm stands at 8 before it is out, it cannot be done.
milestone-paper-main-firstborn = The Fire Order at Adjoa
    .text = At Theia: slip in, open the drawer, and walk out with it. Then bring it to Adjoa. If the Alarm stands at 8 before it is out, it cannot be done.
milestone-paper-main-cartel = Annex C at Mancala
    .text = At Pharos: slip in, open the drawer, and walk out with it. Then bring it to Mancala. If the Alarm stands at 8 before it is out, it cannot be done.
milestone-paper-main-corporation = The Roll at Kontor
    .text = At Adjoa: slip in, open the drawer, and walk out with it. Then bring it to Kontor. If the Alarm stands at 8 before it is out, it cannot be done.
milestone-paper-side = A name on every shift
    .text = Bring the clerk out of the vault.
milestone-paper-third = Quiet as felt
    .text = Bring the paper home, and never let the Alarm stand at 4.

## Before fitting out

passage-paper-act-two = What ship this is
    .text =
        Four new hands have signed on at Europa, and Thaddeus gives them the talk before they unpack.

        “Eight years ago this ship fired her main gun at Mirembe. The order said arsenal. It was a town. Thirty-one thousand four hundred and seven dead, by the count. We put our captain ashore for it, and ran. Article Eleven pardons us, till the Armistice lapses, at midnight on the thirtieth of the twelfth.”

        One of the four begins to put his shirts back into the bag. Thaddeus waits until he is down the gangway, and shuts the door after him.

        “Now the rest of it. Last month, at Perdita, we found 22,914 of those dead alive. They mend pumps. It was Captain Xavier who sent the ships that took them out; all Perdita says so.”

        “Who else knows?” says one of the three.
    .log = { $date }. Europa. Pea soup. Four hands signed on, and one of them signed off again. He was very polite about it.

passage-paper-nobody = Five dockets
    .text =
        Harbourmaster Achterberg lays out five dockets on the mess table, like a game of patience that won’t come out.

        “I regret,” she says, “that not one of the five thinks well of you. I have asked. They will hire you all the same, since there is no other ship that all five dislike equally. Take whichever you like. They have been told that I vouch for you.”

        “Do you?” says Gabriel.

        “It is on your bill. That is the same thing, and can be filed.” She has brought the bill. For the first time in eight years the line for the captain’s name has been filled in: *Gabriel Anaya*. He looks at it for so long that she takes the pen back.
    .log = { $date }. Five powers, and none of them for choice. Achterberg lends us her name. I had not known that she had my first one.

choice-paper-sponsor = Whom do we work for?
option-paper-sponsor-federation = Serve the Federation
    .cost = Main: +2 Federation, −2 Cartel, { $pay } Credits. The vault: Mancala.
    .log = { $date }. Cups: the Marshal. Roland brought the contract himself and stood at ease, which he cannot do.
option-paper-sponsor-council = Serve the Council
    .cost = Main: +2 Council, −2 Corporation, { $pay } Credits. The vault: Kontor.
    .log = { $date }. Cups: the Convenor. Noriko voted against it, and then asked for the night watch.
option-paper-sponsor-firstborn = Serve the Firstborn
    .cost = Main: +2 Firstborn, −2 Federation, { $pay } Credits. The vault: Theia.
    .log = { $date }. Cups: the Eldest. Wrathe put hers up last, and did not take it down until the others had gone.
option-paper-sponsor-cartel = Serve the Cartel
    .cost = Main: +2 Cartel, −2 Council, { $pay } Credits. The vault: Pharos.
    .log = { $date }. Cups: the Factor. There was a tomato for each of us with the contract. Salome weighed hers.
option-paper-sponsor-corporation = Serve the Corporation
    .cost = Main: +2 Corporation, −2 Firstborn, { $pay } Credits. The vault: Adjoa.
    .log = { $date }. Cups: the Director. Salome read every page of it, and then page nine again.

passage-paper-briefing-federation = The Hull Book
    .text =
        Marshal Falk does not come. She has sent Roland Wrathe with a letter, and he reads it out with his eyes above their heads.

        “Captain Anaya. Sixteen Cartel hulls were at Mirembe in the week before the shot. They were booked as famine relief. Twelve took people out. I do not know what was in the other four. I believe I can guess. It is entered in a Hull Book, in the counting house at Mancala. Bring me the book. I want it to have been them.”

        He folds it up. “That is all from the Marshal,” he says. “There’s something from me as well, Maren. It’s only one line.” He has gone red to the collar. The whole table waits for it. “Where do you keep your galley?” says Roland.
    .log = { $date }. For the Federation, to Mancala. Roland had one line for his sister, and took it to the galley. Fetu says that he tried it out there on the kettle.

passage-paper-briefing-federation-aboard = The Hull Book
    .text =
        Marshal Falk does not come, and sends nobody. There is a letter, for Roland Wrathe, at the end of the bench.

        “I am seconded to you,” he says, “and shall read this as if I had come in by the door.”

        “Captain Anaya. Sixteen Cartel hulls were at Mirembe in the week before the shot. They were booked as famine relief. Twelve took people out. I do not know what was in the other four. I believe I can guess. It is entered in a Hull Book, in the counting house at Mancala. Bring me the book. I want it to have been them.”

        He folds it up. “That is all from the Marshal,” he says. “There’s something from me as well, Maren. It’s only one line. It has never been the moment.” He has gone red to the collar. “Nor is this,” says Roland, and sits down.
    .log = { $date }. For the Federation, to Mancala. Roland has one line for his sister, and has not said it. She says that one can hear him practise through the wall.

passage-paper-briefing-council = The Trust Book
    .text =
        Convenor Shahidi has them sit down first, all of them, and waits until the chairs are quiet.

        “The Federation pays for the dead of Mirembe, by the head,” she says. “The Memorial Trust at Kontor holds the money for the families. The Trust is the Corporation. I certified thirty-one thousand four hundred and seven heads. You have met a number of them. I should like to see who is being paid for, and who is being fed, on one page. It is in the Trust Book. I ask you to bring me the book.”

        “And ours?” says Gabriel. “The Council’s page?”

        She moves her cup to where his elbow was about to be. “One parent at a time,” she says.
    .log = { $date }. For the Council, to Kontor. She knows that we know, and poured the tea herself.

passage-paper-briefing-firstborn = The Fire Order
    .text =
        The lamps in the mess are down; they hear Rangi’s herald before they see him.

        “The house of Adjoa greets the house that sails in iron. On the eleventh of the ninth, eight years ago, an order was given to fire on Mirembe. It named an hour, and a place. Those who gave it say that they did not know what lay above the arsenal. It is kept at Theia, under the fleet’s seal, with the map that was used. We would see the map.”

        “You know what it’ll show,” says Gabriel.

        “We know what we believe,” says the herald. “If there are streets on it, they knew that it was a town, and fired. If there are none, we have done them a wrong for eight years, and we shall say so aloud.” He shades the one lamp, to see Gabriel’s face. “Which would you rather find?”
    .log = { $date }. For the Firstborn, to Theia. The last time we left Theia it was by a side door, in a hurry. They have had it mended.

passage-paper-briefing-cartel = Annex C
    .text =
        Factor Reis has had a table brought aboard, since he does not trust other people’s chairs with his foot.

        “Eat. So: the peace. All of it hangs on one sheet of paper, Annex C, so many dead, signed and certified. It lies at Pharos in a reading room, with a cushion under it. Now, I happen to know that number’s wrong. I carried the difference.” He chews. “What I don’t know is how they counted. I’d like to see whose boots got muddy. Bring me the sheet.”

        “What does it pay?” says Salome.

        “What’s written at the bottom, and lunch.” He has noticed Noriko, who isn’t eating. “She’s the one, isn’t she?” says Reis, and pushes the bread across.
    .log = { $date }. For the Cartel, to Pharos. Lunch took three hours. Noriko went to see to her instruments, which were not on.

passage-paper-briefing-corporation = The Roll
    .text =
        Director Iyer has told her shuttle to keep its motor running. She talks walking, and Gabriel has to walk too.

        “Twenty-two thousand nine hundred and fourteen people, and I feed them. I’d like them left alone till the year 103, when their contracts are paid off and they’re free. The Firstborn weep for them once a year, on the open band, and it’s moving. And there’s a book at Adjoa, the Roll. Two columns. I’ve never seen them. I think that house knows exactly who’s alive. Bring me the copy, before they weep at me again.”

        At the lock she stops, and looks past him at Salome. “You tore out half a page when you left me,” she says. “Have you still got it? Good. I’ve got the other half.”
    .log = { $date }. For the Corporation, to Adjoa. The Director was aboard for four minutes. Salome has been looking for something in her bunk since.

line-paper-known-open-thaddeus = “We told everyone at 20:00 in clear. So there’s a man at every lock now with our picture. Call it one more on the Alarm.”
line-paper-known-sold-thaddeus = “We sold it once, to one house. They’ve had a month to change the locks. It makes no odds to the Alarm.”
line-paper-known-silent-thaddeus = “We told nobody, so they don’t know what we’d come for. That’s one less on the Alarm.”

passage-paper-plates = They have our hand
    .text =
        Zofia has cut two lines out of the port paper. She reads them twice, and lays them beside the chart.

        In the third month this ship landed the survey plates from Mirembe, at least four cases of them, at the very house that she is now to rob. Every clerk there signed for them, and every clerk has seen the crew.

        “They’ll know our walk,” says Zofia. “I’d know it. Jabulile swings her left arm.”

        “I don’t,” says Jabulile. She gets up to show them, as far as the stove and back, and all of them watch the arm.
    .log = { $date }. They know us there, from the plates. The Alarm begins a point higher for it. Jabulile has sewn up her left pocket.

## The watch of the port

passage-paper-rule-federation = Everything has a price
    .text =
        The first bill comes across while they are still at Europa. It is from Mancala, from the desk for sundries, for being looked at.

        “Everyone out there’s a guard, and every guard’s for sale,” says Gabriel. “Two Credits, and he’ll swear it was a dog that he saw. It’s a tariff; they print it.” He has it in his hand. “If they catch you at something, that’s two Credits as well, as a fine. Either way it’s two. I rather like them for that.”

        Thaddeus wants to know what there is in the purse. Daisuke turns it out on the blotter, and they all lean in to count.
    .log = { $date }. Bound for Mancala. Two Credits takes a point off the Alarm, once a turn; to be caught at anything costs two besides. They gave us a receipt for the tariff.

passage-paper-rule-council = A quiet street
    .text =
        At Kontor everything has a meter on it, the noise first of all.

        “No shooting,” says Daisuke. “They’ve ears on the outer wall, every forty paces. Good ones. I’d have liked to take one apart.” He lays one finger on the deck plate beside him, as if he were taking its pulse. “Break a door, and they hear it once. Fire a shot, and it counts twice: once at the wall, and once at the insurance.”

        “So we’re polite,” says Gabriel.

        “Till it’s over,” says Daisuke. He takes his finger away. The plate goes on humming by itself.
    .log = { $date }. Bound for Kontor. Each fight with a patrol puts 2 on the Alarm instead of 1. Everybody has taken to putting cups down with both hands.

passage-paper-rule-firstborn = The old regiment
    .text =
        A guard boat from Theia lies off Europa, and the marines in it stand the way this crew used to stand. They have the same drill, and half of them the same boots.

        Captain Roland Wrathe commands the guard at Theia, and has come out with them. He signals his name, his rank and the hour. A minute later he signals again, with a hand lamp and to no one in particular: *Is she well?*

        “They won’t hit you,” Thaddeus tells the youngest. “If you’re caught at anything, they stand you to attention until you’ve explained it three times. After that you’re no use for a day, and nor is whoever was with you.”

        By the lock a hand lamp hangs on its hook. Two of the crew have looked at it.
    .log = { $date }. Theia, and Roland has the guard. Fail a check there, and one more of us is worn out for it. Nobody has answered his lamp.

passage-paper-rule-firstborn-2 = The old regiment
    .text =
        A guard boat from Theia lies off Europa, and the marines in it stand the way this crew used to stand. They have the same drill, and half of them the same boots.

        Captain Roland Wrathe had the guard at Theia until he was seconded to this ship. His lieutenant has it now, and has come out with them. She signals her name, her rank and the hour. A minute later she signals again, with a hand lamp and to no one in particular: *Is he well?*

        “They won’t hit you,” Thaddeus tells the youngest. “If you’re caught at anything, they stand you to attention until you’ve explained it three times. After that you’re no use for a day, and nor is whoever was with you.”

        By the lock a hand lamp hangs on its hook. Two of the crew have looked at it.
    .log = { $date }. Theia, and the guard there was Roland’s. Fail a check there, and one more of us is worn out for it. Nobody has answered their lamp.

passage-paper-rule-cartel = Visitors’ day
    .text =
        “Visitors are welcome,” says the card from Pharos, “from the ninth hour, in soft shoes.” There is a drawing of a shoe.

        It is true. Anyone may go in and see the lamps, and the sheet on its cushion, behind glass. The visitors’ boats go from Europa. They pass on either hand, full of families, and a child waves at the main gun.

        “So till they look at us twice, we’re visitors,” says Gabriel. “We can blunder about as much as the rest. How shall we know when they’ve looked twice?”

        “At three on the Alarm,” says Thaddeus. “They’ll begin to thank you for everything. That’s how you can tell.”

        Gabriel finds that he has waved back to the child.
    .log = { $date }. Bound for Pharos, as visitors. Until the Alarm is at 3, jumping blind does not raise it. Bought a lightship in a bottle.

passage-paper-rule-corporation = Lamps out
    .text =
        Adjoa has sent a pilot boat as far as Europa, and it asks them, with great courtesy, to put out their lamps. Round Adjoa it is dark on purpose. People with nine generations of low light behind them need no lamp, and see at once who does.

        “So nobody touches a scope,” says Thaddeus. “Every Recon is a lamp in a dark street. Going blind’s what everyone does here.”

        “My grandmother steers the whole way with her eyes shut,” calls the woman in the pilot boat. “You may open yours. It will not help, but you will look less like pilgrims.”

        One by one the lamps go out, down the whole length of the ship. In the hangar somebody walks into something and says “ow”.
    .log = { $date }. Bound for Adjoa, in the dark. A Recon raises the Alarm, and jumping blind does not. I am writing this by touch.

line-paper-masked-petrosyan = “Masks. Every guard. That’s from us, from the families we took through. I told you a quarantine has two sides.”
line-paper-masked-thaddeus = “They’re masked, all of them. It’s the fever, since we broke the ring for those families. Nobody will come near enough to be talked to.”

## Rota, and key

passage-paper-rota-federation = The widow at the columns
    .text =
        The rota for the counting house hangs in a café where the pilots eat. Every shift has four names on it, in ink. Every shift has a fifth as well, in pencil, and it is always the same one: Dona Graça.

        “She rules the columns,” says the cook. “Her husband was master of hull fourteen. He came home from Mirembe and wouldn’t say what he’d carried, and it killed him. So she asked for the night work. Then for the day work too.” He wipes the board under her name. “She’s been looking for one page. I’d say she’s found it. She’s stopped eating here, and she wants to leave, and they don’t let you.”

        He has cut two pieces of cake, and wrapped one of them. “If you’re going in,” he says.
    .log = { $date }. A widow at Mancala works every shift there is, to be near one page. Cake, with almonds.

passage-paper-rota-council = The actuary
    .text =
        The rota is pinned up in a garden, under glass, beside the hours of the fountains. Each shift at the Trust has four names in type. Below them, in pencil, on every day for a year, is a fifth: T. Osei, Actuarial.

        He is sitting by the fountain with his shoes off. “I price how long people will live,” he says, when they ask if the seat’s taken. “It’s restful. Only I’ve a table that won’t come out. Thirty-one thousand lives, all ended on one day, and nearly three in four of them go on eating.” He moves his shoes to make room. “I’ve begun to dream that I’m at dinner with them. They say ‘pass the salt, Tobias.’ So I asked to leave. There’s no form for it, once you’ve seen that table. Does one need a form, on a ship?”
    .log = { $date }. Sat by a fountain at Kontor with a man whose dead ask for the salt. Told him that we sign people on without a form.

passage-paper-rota-firstborn = The filing sergeant
    .text =
        The rota for the archive at Theia is on the gatehouse wall, in chalk. Four men to a shift; and on every one a fifth name, gone over so often that it has worn into the stone: Sgt Halloran.

        She is forty days from her pension, and digging. Between the prison and the archive there’s a vegetable garden, with beans in it. “They were the captain’s,” says the sergeant. “Captain Xavier’s. I keep them up. He asked me once, very civil, whether I ever read what I filed. So I did. Twenty-one years of it.” She breaks a clod in her hands. “I’d like to be somewhere else on the fortieth day. I don’t think they’ll let me go, now I’ve read it.”
    .log = { $date }. A sergeant at Theia who has read the files. She weeds his beans. They are doing better than ours.

passage-paper-rota-cartel = The boy with the inkwells
    .text =
        A supply boat has the rota, pinned up between the lamp times and the hymn for the week. In the reading room there are four keepers to a watch. Under every watch, in pencil, in a very good hand: Jun, ink.

        He is sixteen, works the boat himself, and is thrilled to be asked. “I fill them all. Forty wells. No one looks at you when you’ve got a can.” He drops his voice to the local level. “So I’ve read it. Annex C. There’s a box that says ‘landed’, and there’s no tick in it. I told the second keeper. He said I was tired and gave me a day off.” He lets the boat drift. “I’d rather not take it. Do you need anyone who can do ink?”
    .log = { $date }. A boy at Pharos has read the paper that the peace stands on. They gave him a holiday. He is frightened of it.

passage-paper-rota-corporation = The apprentice
    .text =
        The rota of the Roll hangs in a chapel, in the form of knotted cords, one for each keeper. There are four. A fifth cord is tied into all of them, thin, and of a different wool.

        “That’s mine,” says a young woman in the dark. They see her teeth, and a darning needle. “I’m Wairua. I’m to read the Roll aloud when the old man can’t. They let me see it last year, so that I could learn it.” The needle goes in and out. “It’s got two columns. I’d only ever heard the one. I asked what the other was for, and he told me which verse came next.”

        She bites off the thread. “If one left by the low door, and didn’t come back,” says Wairua, “would it be very cold?”
    .log = { $date }. An apprentice at Adjoa has seen both columns. Somebody has lent her a coat, in case.

passage-paper-rota-inside = A fifth name
    .text =
        The rota hangs just inside, on a nail. Every shift has four names on it. Every shift has a fifth as well, in pencil, by day and by night, and it is always the same one.

        “That’s me,” says somebody. On a stool by the wall a clerk is sitting, beside a lamp turned low, and hasn’t called the guard. “I asked for them all. I wanted to be near a certain page, and now I’ve read it. I told them that it can’t be right. They gave me a day off. I’ve asked if I may leave. You may not leave, when you’ve read it.”

        Under the stool stands a small case, with a coat across it.

        “Is there room on your ship? I don’t take up much,” says the clerk. “The drawer’s along there. I haven’t seen anyone.”
    .log = { $date }. Inside sits a clerk who works every shift there is, to be near one page. Has read it, and wants to leave. The case is packed.

passage-paper-key = A spare
    .text =
        The locksmith lives on a raft of old hatch covers, moored to nothing. He has made locks for all five powers and likes none of them.

        “Theirs? Nice work. Mine, that is.” He has already cleared a space on the bench, and put out two pairs of spectacles. “I won’t sell you a key. That’d be dishonest. I’ll leave the blank here and the drawing there, and go out and see to the hens. If somebody were to file the one to fit the other, I’d be very surprised.”

        “The drawing’s wrong,” says Daisuke, who is holding it upside down.

        The locksmith stops in the doorway with his pail. For the first time he looks pleased. “Which groove?” he says.
    .log = { $date }. A blank, a file, and a man who is out seeing to his hens.

## At the vault

passage-paper-vault-federation = Mancala
    .text =
        From outside, Mancala is a rock with washing on it. Inside, the market goes round the whole wall, so that you look up and see other people’s stalls, and the tops of their heads.

        The counting house hangs in the middle, on wires. Anybody can walk in who is owed something.

        “We’re owed an explanation,” says Gabriel.

        “They’ll want to know at what rate,” says Thaddeus. He has put on a collar, and a pencil behind his ear. “Walk as if you’d been here before, and had been cheated. Has everyone got that? Daisuke, you look as if you’d been given a present.”

        Daisuke is looking up at the wires.
    .log = { $date }. Docked at Mancala, under our own name. It costs extra to dock under any other.

passage-paper-vault-council = Kontor
    .text =
        Kontor smells of cut grass and new carpet. The air is metered by the room; beside each door there’s a little wheel going round, and it speeds up as they come in.

        The Trust has the whole of the third garden. There’s a pool, and a wall of names: all thirty-one thousand four hundred and seven, in small brass letters, very well kept.

        Daisuke has his face close to the wall, and one finger on it, under the letter K. “I know her,” he says. “She runs the mangle at Perdita. There’s a knock in it. She gave me the end of the loaf, last month.” He hasn’t lowered his voice. By the pool a man in a blazer puts down his book.
    .log = { $date }. Docked at Kontor. There is a wall there with the living on it, and a man who polishes them.

passage-paper-vault-firstborn = Theia
    .text =
        The crew know every door at Theia. That is the trouble. Gabriel’s hand goes up to return a salute, and he has to put it in his pocket.

        The archive is the old gun school, and the rooms are still called after what was taught there: Range, Bearing, Wind. The orders of the year 92 are in Wind.

        “I taught in here,” says Thaddeus. “Four years. Wrathe had the third bench. She never asked a thing twice.” He has a mop, and a bucket, and a grey smock that is too long. A lieutenant of twenty walks round him without seeing him.

        He looks at the floor, which needs doing, and, because he can’t help it, begins at the corner.
    .log = { $date }. Docked at Theia, as cleaners. Thaddeus did the whole of the corridor before I could stop him.

passage-paper-vault-cartel = Pharos
    .text =
        They have felt soles at Pharos for those who forgot. You take a pair out of a basket and leave your boots in a row, pointing out.

        The reading room is round. In the middle lies the sheet, on a blue cushion, under a glass bell. There is a rope round it, and a bench, for people who need to sit down. Several do. They come from everywhere; they stand in front of the number and move their lips.

        An old man takes his cap off. “Four of those are mine,” he tells Gabriel.

        Gabriel is holding his boots. He has not put them down in the row. “Which four?” he says.
    .log = { $date }. Docked at Pharos and went in with the visitors. They gave us felt. I kept my boots in my hand the whole time.

passage-paper-vault-corporation = Adjoa
    .text =
        Adjoa goes down in terraces, with a red sun at the bottom of the street. They can tell that there are people on the stairs only by the sound of their sleeves.

        The House of the Roll has no door that locks. There’s a curtain, and behind it two keepers, very old, who ask everyone who comes in for the name of their dead.

        “And whom do you bring?” one asks the captain.

        “Thirty-four,” says Thaddeus, behind him. He begins to tell them the names. The keeper puts out a hand, finds his sleeve, and draws him down on to the bench beside her to hear the rest.
    .log = { $date }. Docked at Adjoa. They asked whom we bring. Thaddeus was in there until the second bell, and came out with his watch stopped.

passage-paper-paper-federation = Heads, and crates
    .text =
        The Hull Book is as long as an arm. Thaddeus runs a finger down to the week. Famine relief, Mirembe, fifth to eleventh of the ninth, 92. Sixteen hulls in four convoys.

        Twelve of them carried people. There is a column headed “heads”, and it comes to 22,914. The last four, which sailed on the last day, carried none. Their column is headed “crates”, and the shipper’s mark is a plough: the house of Adjoa. They were guns.

        So the Cartel lifted most of a town, and used the last four hulls for freight. Overleaf is what it did with the people: it sold them to the Corporation, as labour contracts, at so much each.

        Beside each hull stands the pilot who flew it. Gabriel reads out the one beside hull nine: “J. Dube.”
    .log = { $date }. The Hull Book. Twelve hulls of people, four of guns, and then the bill. Hull nine was ours; we have had her at the helm for years.

line-paper-heads-jabulile = “Nineteen hundred. Famine relief, they said, and I believed it. I was twenty-three. Who was on the quay when convoy four went?”
line-paper-heads-gabriel = “There’d be people still on that quay, when the last four went. Wouldn’t there? How many does a town of that size leave?”

passage-paper-paper-council = Paid for, and fed
    .text =
        The Trust Book is bound in green, and has a ribbon. Left-hand pages, money; right-hand pages, goods.

        On the left: reparations, from the Federation, for 31,407 dead, at so much a head, each quarter for eight years. It has been put out at interest. On the right: rations, Perdita Works. 22,914 of them a day.

        “It’s the same people,” says Thaddeus. He puts a thumb on each page. “They’re paid for as dead here and fed as living there. Their keep comes out of their own blood money. And look what it makes.” His thumbs have gone white. “It’s worked out along the foot: in the year 103 it’s enough to buy every contract out. They really would go free.”
    .log = { $date }. The Trust Book. The dead are paid for and the living are fed, and it is one list. I had hoped for a villain.

line-paper-wages-salome = “My page is the corner of this one. ‘Remainder, maintained.’ I’ve carried it for three years and it was a grocery list.”
line-paper-wages-gabriel = “Thirty-one thousand paid for, and twenty-two fed. So nobody feeds the rest. Are those the ones who are really dead?”

passage-paper-paper-firstborn = The streets drawn in
    .text =
        The Fire Order is a single sheet. Main gun. Mirembe, arsenal. Hour: 14:40. It is initialled. Pinned to it is the map that the gunners never saw.

        There are streets on it. Somebody at the fleet has drawn them in, with a ruler, and lettered them: Well Street, Baker’s Row, the School. There is a clinic, with a cross. There are small strokes between the houses, dozens of them, that are no part of any street. They are washing lines.

        So the fleet knew that a town lay on top of the arsenal. It put in the washing.

        “14:40,” says Thaddeus. He is still mopping. He mops the same tile three times.
    .log = { $date }. The Fire Order, and the map. They knew that it was a town; they had lettered it. The hour of the order is 14:40. I wrote it down next to the one that I remember.

line-paper-dinner-wrathe = “14:40? We hadn’t eaten. The bell for dinner’s at two. We hadn’t eaten, Gabriel.”
line-paper-dinner-gabriel = “14:40? But dinner’s at two. I was hungry when it fired, I remember that. Why was I hungry?”

passage-paper-paper-cartel = The box without a tick
    .text =
        Under the glass bell it is just a form. Annex C. Mirembe. Persons deceased, counted: 31,407. There are four questions below, each with a box.

        Registry consulted: a tick. Surveyed from the air: a tick. Surveyed from the ground: nothing. Remains counted: nothing.

        Nobody landed. They took the town’s own register, flew over the hole once, and wrote down everyone who had ever lived there. Certified, N. Shahidi. Surveyed, N. Sato.

        Noriko has come up beside them. “You signed this,” says Gabriel.

        “I was told that I could land the week after,” says Noriko. “Then there was a peace, and it stood on my number. I was asked to think what a second number would do.” She has found a pencil in her sleeve. “I thought,” she says.
    .log = { $date }. Annex C. Nobody landed to count; it is there in two empty boxes. Noriko asked if she might hold it to the light.

passage-paper-paper-cartel-2 = The box without a tick
    .text =
        Under the glass bell it is just a form. Annex C. Mirembe. Persons deceased, counted: 31,407. There are four questions below, each with a box.

        Registry consulted: a tick. Surveyed from the air: a tick. Surveyed from the ground: nothing. Remains counted: nothing.

        Nobody landed. They took the town’s own register, flew over the hole once, and wrote down everyone who had ever lived there. Certified, N. Shahidi. Surveyed, N. Sato.

        “That’s our Noriko,” says Gabriel.

        “She told me of it once,” says Thaddeus. “She was to land the week after. Then there was a peace, and it stood on her number, and they asked her to think what a second number would do.” He breathes on the glass, and wipes it with his sleeve. “I asked her what she’d thought. She went off to see to her instruments.”
    .log = { $date }. Annex C. Nobody landed to count; it is there in two empty boxes. One of ours signed it. She has been with us for six years.

line-paper-counted-idris = “‘Not contradicted’, I was to say, for ‘counted’. I said ‘counted’. They gave me a cell, to see the difference from.”
line-paper-counted-gabriel = “‘Deceased, counted,’ it says on top. And in the footnote ‘not contradicted’. Which of the two did they sign?”

passage-paper-paper-corporation = Two columns
    .text =
        The Roll is read aloud once a year, at Adjoa, until the reader’s voice gives out. This is the copy they read from. It has two columns.

        On the left are the names that everyone hears: the mourned. There’s a tally at the foot in a small dry hand. 8,493. On the right are names that are never read. Each has a line through it, and over the column stands a single word, “struck”. 22,914.

        Among the Firstborn, to leave is to be struck. So they knew. They have always known exactly who got out, and who did not. In public they mourn thirty-one thousand. In private they’ve kept count.

        The first name on the right is Keala, daughter of Rangi. The line through it has been drawn more than once.
    .log = { $date }. The Roll. 8,493 mourned and 22,914 struck out. He drew the line through his own daughter again and again, or else he could not get it straight.

line-paper-wreath-marguerite = “He told me she was dead. I sent a wreath, with a ribbon. He thanked me for it, the old liar, in verse.”
line-paper-wreath-gabriel = “Keala, daughter of Rangi. She’s his? She sat across from us and never said. Would you?”

passage-paper-file = Two words
    .text =
        At the back of the drawer there is a folder with the ship’s name on it: IRONCLAD. It is thick. All five powers keep one; this one has been lent about, and has five different stamps.

        Whoever lent it went through it first with a brush and ink. Page after page is black. Thaddeus holds the sheets up to the lamp one by one. At the foot of the last, two words have been missed.

        {"*"}Instrument aboard.*

        “What instrument?” says Gabriel. “We’ve a cello.”

        “Nobody keeps a file that thick on a cello,” says Thaddeus. “I thought that it was the gun they hired us for. It’s something else we’ve got aboard. They know what it is, and we don’t.” He has folded the last sheet into his pocket.

        Daisuke is studying the drawer. “That’s a nice joint,” he says. “Somebody’s dovetailed that.” When they turn round he has gone.
    .log = { $date }. All five have a file on us, with two words in it: instrument aboard. Daisuke knows something, and talks of dovetails.

passage-paper-copied = By hand
    .text =
        Copying is slow. They have one lamp and one pen, and every four minutes somebody walks past outside.

        They do it in turns, a line each, so that it is in everyone’s hand and in no one’s. At the third line the footsteps stop.

        Nobody breathes. Then there’s a cough, and the scrape of a match; and the steps go on again, a little faster than they came.

        “He’s gone to ask if there ought to be a light in here,” says Gabriel. “How many lines?”

        “Eleven.”

        “Write smaller.”
    .log = { $date }. There is a copy now. It goes in the flour.

passage-paper-noriko = What I signed
    .text =
        At the rope Noriko stops. She has put on the felt shoes after all.

        “There’s a drawer beneath the cushion,” she says. “Pull it out, and the glass goes up. The key hangs behind the lamp. They’ve never changed that, since no one would steal a number. I laid the sheet there. I can open it without a sound. I would have to say my name to the keeper. He’ll remember me. He used to bring me tea.”

        “And then?” says Gabriel.

        “Then he’ll know that I came back for it. I’d be sorry about the tea.” She has one hand on the rope, and waits to be told.

choice-paper-noriko = Does she go in by name?
option-paper-noriko-come = Let her go in by name
    .cost = Noriko is exhausted, −1 Morale. The drawer is open without a check.
    .log = { $date }. Noriko gave her name at Pharos. The keeper asked whether she still took it without milk.
option-paper-noriko-stay = Spare her that
    .cost = The drawer still has to be opened.
    .log = { $date }. Kept Noriko outside the rope. She thanked me, and did not mean it.

passage-paper-noriko-stays = Behind the rope
    .text =
        Noriko goes back over the felt, and sits down on the bench for people who need to. She can see the keeper from there. He’s filling a lamp, with a cup of tea beside him, and he has not looked up.

        “He does that with the left hand now,” she says. “It’ll be the wrist. It was beginning in ninety-two.” She has been counting, since there’s nothing else here that she’s allowed to do: whoever comes to the rope, and stands, and moves his lips. “Twenty-two since we came in. Error, one; there’s a pillar.” She folds her hands. “Go on, then. You have about four minutes, until he wants his tea.”
    .log = { $date }. Noriko kept count of those who came to look at her number. The keeper has trouble with his wrist. She did not wave.

passage-paper-cell = Good morning
    .text =
        One flight down there is a row of cells, and in the last a man in his sixties is darning a sock over a light bulb.

        “Good morning, Mr Cole,” says Captain Xavier. “I see that you came by the stairs.” If he is surprised, he doesn’t show it. He screws the bulb back into its socket before he gets up, so that the next man will have light. “I had rather understood that I was to stay here. Is this Mr Anaya’s idea?”

        “It is,” says Thaddeus.

        “Then he might have asked.” He takes his hat off the hook and turns it round by the brim. He looks at the open door, and the corridor behind it. “Who is in my chair?” he says.
    .log = { $date }. Took Captain Xavier out of a cell. He asked who was in his chair. I said that I was keeping it warm. It is the first lie that I have told him standing.

passage-paper-clerk-out = One small case
    .text =
        The clerk has been packed for a year. It’s one small case, and all that time it has stood where nobody looks.

        “I’ve left everything in order,” says the clerk. “They won’t find anything wrong.” The night’s work is done, the lamp put out. Somebody else could begin here tomorrow.

        On the stairs they meet the night guard, coming up. He looks at the case. He looks at the clerk, whom he has seen every night for as long as he’s worked here, and never once in a coat.

        “Off early?” he says.

        They all wait to hear what the clerk will say.
    .log = { $date }. The clerk is out, with one case. What was said to the guard was “yes”. It seems that in that house no one had ever tried it.

passage-paper-clerk-left = The fifth lamp
    .text =
        The way out goes past the fifth lamp. Beside it the clerk has looked up, one hand already on the handle of a case.

        They don’t stop. They can’t, on a stair, with the paper under Gabriel’s coat. Daisuke is last. He turns round at the bend. The hand has let go of the handle, and lies beside the other; the face has gone back down to the work.

        “I’d mended the lamp in the spare berth,” Daisuke says. No one has asked him. “It flickered.”

        Behind them there is the small noise of somebody at work. It begins, stops, and begins again.
    .log = { $date }. Left the clerk. There is a lamp alight in the empty berth. Nobody has put it out.

passage-paper-doctor = His door
    .text =
        By the side door sits the doctor of the picket, to whom they gave a box of serum on the Anneke Line. He came aboard afterwards on two sticks. He is down to one.

        “Forty-nine of our sixty-two are alive,” he says. “I did say that you should come by my door.” He’s with the port health now, and this month that has put him here. He has the keys to the sickroom, and the sickroom has a hatch.

        “I’m not helping you,” says the doctor. “I’m airing a mattress. How many are you? I’ll want two minutes for this side.” He has hung it over the sill, where it quite hides the hatch from the yard. He gives it a slap with the stick; and then, as nobody has moved, another.
    .log = { $date }. Let out by the doctor from the picket on the Anneke Line. He asked who it had been that answered. I told him that we had voted.

choice-paper-walk-out = How do we leave?
option-paper-walk-out-quietly = By the stairs, as if we worked here
    .cost = Stealth { $difficulty }. Failed: the Alarm rises by 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , and 1 hero more is Exhausted
           *[other] {""}
        }, and we are still inside.
option-paper-walk-out-loudly = By the front, with boots on
    .cost = Combat { $difficulty }. Either way the Alarm rises by 1. Failed: −1 Crew{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , and 1 hero more is Exhausted
           *[other] {""}
        }, and we are still inside.
option-paper-walk-out-doctor = By the sickroom
    .cost = No check. The Alarm rises by 2: it takes a good while, and a mattress is seen from the yard.
    .log = { $date }. Out by the sickroom hatch, one at a time, under a mattress.
option-paper-walk-out-wait = Not yet
    .cost = The action is gone; we stay inside.
    .log = { $date }. Stayed where we were, and read the notices.

passage-paper-whose-paper = Whose paper
    .text =
        The paper lies on the mess table between the salt and the stove. The stove is lit.

        “They’ll read it out,” says Thaddeus. “In a room with all the others in it, at the right moment. It’ll be true; every word. That’s what it’s for.”

        “It’s against the one house,” says Daisuke. “There’s four more that’ve earned it.”

        “So do you want all five?” says the youngest of the gunners. “Or none?”

        “What I’d like,” says Gabriel, “is for somebody to ask the people it’s about.” He opens the stove, and for a moment the whole table is lit up. He doesn’t close it. “Well?”

choice-paper-paper = Carry it home, or burn it?
option-paper-paper-carry = Carry it home
    .cost = The mission goes on. It will be used against the { $opponent }.
    .log = { $date }. Cups: carry it. I shut the stove.
option-paper-paper-burn = Put it in the stove
    .cost = −3 with the { $client }, +2 with the { $opponent }, +1 Morale. The main mission fails and the scenario is over. Any copy burns too.
    .log = { $date }. Cups: burn it. It took hardly any time. It had been eight years in a drawer.

passage-paper-burnt = How it burns
    .text =
        Good paper burns slowly. It goes brown from the edge, and there’s a time when one can still read it, and read it better.

        “That’s our fee,” says Thaddeus.

        “It is,” says Gabriel.

        “And our sponsor.”

        “I expect so.”

        Thaddeus thinks it over. He has copied out the figures for himself, on the back of a watch bill. He takes it out of his sleeve, looks at both sides, and leans across and puts that in too. “Then let’s be thorough,” he says.

        In the ash there’s a corner left, with a number on it, and the youngest of the gunners has her hand half out to save it.
    .log = { $date }. Burnt it. One number was left over in the ash. The youngest of us read it out, and then she blew.

## Alarm

passage-paper-raised = Two lamps
    .text =
        On the nearest mark a second lamp goes up above the first. Then one goes up on the mark behind it, and on the next, as far as they can see. The set, which has been reading out berths, stops in the middle of a number.

        “That’s a four,” says Thaddeus. “That’s for us, and it’s two boats out. They’ll come straight here.” He goes on counting along the lamps with his finger on the glass. “At eight they shut the vault. What isn’t out of it by then stays in.”

        “Can we bring it down?” says Gabriel.

        “Somebody could go and be dull at them. Agents are good at it.”

        “Who’s our dullest?” says Gabriel, and the whole table looks into its soup.
    .log = { $date }. The Alarm is at 4. Two patrols are out. Nobody has owned up to being dull.

passage-paper-shut = Shut
    .text =
        A voice comes on the band. It is reading from a card, and doesn’t hurry. “As of this hour the vault is closed, to everyone. Whoever is in it is being shown out. Whatever they have on them is being put back.” It reads the card three times.

        “That’s it, then,” says Daisuke. “He had that card ready. You can hear.”

        They wait, to see if there’s any more of it. Thaddeus goes through the ship with his list. He ticks off everybody, those who have been ashore and those who never got so far, and he can’t help looking at their hands as he does it.

        “That’s all of us,” he says, back at the lock. He keeps it open a little longer than he need.
    .log = { $date }. They have shut the vault. All aboard, and nothing with us. Nobody is hungry, so we are having it cold.

passage-paper-shadow = A lamp astern
    .text =
        A lamp has come out from Europa, astern of them, and it goes where they go.

        “That’s about the seventh month,” says Thaddeus. “Perdita. We stood by one house and not by the other. So the other’s sent a ship. She’s not shooting; she’s just watching where we go. And whoever sees her lamp sees us in front of it.”

        “Each turn that she’s next to us, that’s one on the Alarm,” says Gabriel. “Could we lose her in fog? Or fight her? Or do we ask her master in, and let him read over our shoulder?”

        The lamp dips, and comes up again, in the way in which one polite ship greets another.
    .log = { $date }. We are followed, on account of Perdita. She keeps her distance, dips her lamp at meals, and is ruining us.

passage-paper-shadow-own = A lamp astern
    .text =
        A lamp has come out from Europa, astern of them, and it goes where they go.

        “That’s about the seventh month,” says Thaddeus. “Perdita. We stood by neither house. So they’ve clubbed together for one ship. She’s not shooting; she’s just watching where we go. And whoever sees her lamp sees us in front of it.”

        “Each turn that she’s next to us, that’s one on the Alarm,” says Gabriel. “Could we lose her in fog? Or fight her? Or do we ask her master in, and let him read over our shoulder?”

        The lamp dips, and comes up again, in the way in which one polite ship greets another.
    .log = { $date }. We are followed, on account of Perdita, by both houses in one ship. She keeps her distance, dips her lamp at meals, and is ruining us.

passage-paper-shadow-met = Over our shoulder
    .text =
        She is a small ship with a tired crew, and her master comes to the lock in shirtsleeves.

        “I’ve no orders to stop you,” he says. “I’m to write down where you go. That’s all I’ve done since Europa. My mate’s down with his teeth.” The notebook in his hand is nearly full. “If you’d tell me what it is you’re after, and for whom, I could put ‘ends here’, and go home.”

        “Our client won’t like it,” says Gabriel.

        “No,” says the master. “And mine won’t like it if I don’t.” He has licked the pencil, and waits over an empty line.

choice-paper-shadow = What does he write?
option-paper-shadow-read = Tell him
    .cost = −1 with the { $client }. The shadow goes home.
    .log = { $date }. Told him what we are doing. He wrote it all down, drew a line, and thanked us on behalf of the mate.
option-paper-shadow-refuse = Refuse, and drive her off
    .cost = We fight.
    .log = { $date }. Told him nothing. He put the notebook inside his shirt before he went to quarters.

line-paper-lost-her-jabulile = “Left at the thick bit, right at the thicker. She’ll be in there till Thursday, if they’ve Thursdays.”
line-paper-lost-her-thaddeus = “She’s lost us. She’s still dipping her lamp, in there. I’d have liked to answer it.”

passage-paper-courier = By Europa
    .text =
        Achterberg has a courier waiting, in a good coat, who doesn’t give a name.

        “I regret that I know what you have there,” says the harbourmaster. “So does half the quay. You may carry it the rest of the way yourselves, with patrols behind you. Or this gentleman will take it, inside a cheese. Your client pays him, and he is expensive. They will take it off your fee.”

        The gentleman opens his coat. There is indeed a cheese.

        “How much off?” says Gabriel.

        “All but twelve Credits.”

        “For a cheese,” says Gabriel, and leans over to smell it.
    .log = { $date }. Sent it on from Europa, by cheese. It leaves us twelve. They searched us at the outer mark, and found nothing, and were sorry.

## The debriefing

passage-paper-won-federation = The Marshal reads
    .text =
        Marshal Falk read it standing up, by the window, at arm’s length, every line.

        “Crates,” she said.

        She turned to the last page and went back to the first.

        “I commanded that day,” said Falk. “I was told that four hulls got away, and I was angry, because I thought that they carried soldiers. I should have been more angry. They left people standing there to make room for guns.” She closed the book. “You will want to know what I shall do with this. I shall use it. I shall not ask you whether you think it fair.” She held it out, by its corner, for an orderly to take; and then did not let go.
    .log = { $date }. The Marshal has the Hull Book. She said that she was pleased. I have served under her, and she was not.

passage-paper-won-council = The Convenor reads
    .text =
        Convenor Shahidi had stood up to take it, and did not sit down again.

        She read the left-hand page. She read the right. She put a finger to the foot of each.

        “31,407 paid for,” she said. “22,914 fed; each of them, every day, and nothing kept back. I had hoped that they would have stolen.” An attendant brought her chair, and she moved it aside, so as to see the lamps outside. “One can put an end to a thief. What does one do with a wicked thing that is well kept?”

        No one answered.

        “Captain,” said the Convenor. “It would be as well if you had not read my own page. Have you?”
    .log = { $date }. The Convenor has the Trust Book. She asked if I had read hers. I said that it was next on the list, and she laughed. It was not a good sound.

passage-paper-won-firstborn = The Eldest reads
    .text =
        Rangi of Adjoa had the lamps lit, all of them, so that his guests could see him read. He stood, as a courtesy; he was not used to the light, and shaded his eyes.

        He didn’t look at the order. He looked at the map, and followed one street with a fingernail as far as a small square.

        “There was a well here,” he said. “It was sweet. They have spelt it correctly.” The nail went on. “We are told that it was a mistake. One does not make a mistake with a ruler.”

        “No,” said Gabriel.

        “And the hour?” Rangi asked. “Was the hour kept?”

        Thaddeus, by the door, had just put on his hat to leave. He took it off again.
    .log = { $date }. The Eldest has the Fire Order. He asked whether the hour had been kept. I said that it was in the log. It is in the log.

passage-paper-won-cartel = The Factor reads
    .text =
        Factor Reis got up to read it. With his foot that cost him something, and he held on to the tomatoes.

        “No boots,” he said. “Not one pair. They flew over it.” He laughed until he had to wipe his eyes, and then he wasn’t laughing. “I went down, you know. Hull one. I stood on that quay and shouted till I’d no voice. And these people looked out of a window.”

        His clerk asked where it should be filed.

        “It shouldn’t,” said Reis. “It should be framed. Gabriel, you’re paid; and I’d like to give you something else, something you need. What do you need?” He had hold of Gabriel’s sleeve, and there was earth on it now.
    .log = { $date }. The Factor has Annex C. He offered me anything I like, and I said, a night’s sleep. He has sent a mattress.

passage-paper-won-corporation = The Director reads
    .text =
        Director Iyer read it standing at her desk, with her coat on. She reads the way other people count notes.

        “8,493 and 22,914,” she said. “That’s my number. To the head. They’ve had my number for eight years.” She sat down after all. “Every spring they read us their dead, on the open band, and I put black on the stations; all forty. I’ve wept. It’s in the minutes.”

        The meter beside the door had begun to run. Her assistant looked at it, and then at her.

        “‘Keala, daughter of Rangi,’” said Iyer. “That’s the foreman’s name. Is that her father?” She had taken out a pen, and there was nothing on the desk to write on but the Roll.
    .log = { $date }. The Director has the Roll. She asked us four questions at once, and for the first time I think that she did not know the answers.

passage-paper-won-burnt = Nothing to declare
    .text =
        The Ironclad came in with nothing. The sponsor’s man was on the quay, with a case lined in felt.

        “It was lost?” he said.

        “It was burnt,” said Gabriel. “By us. We took a vote.”

        He was a decent man. He looked into the case, as though it might have happened in there. “May I ask on what grounds?”

        “It was about some people,” said Gabriel. “We thought that somebody should ask them first.”

        The man shut the case, first the one catch and then the other. “I’ll have to say that it was lost,” he said. “There’s no box for the other thing.” And after a moment: “Was it true, what was in it?”
    .log = { $date }. Told them that we burnt it. They have written down that it was lost. There came a basket of fruit from the house we robbed, with no card.

passage-paper-lost = From somebody else
    .text =
        The letter was four lines long. The sponsor had got its paper after all, a day later, from a man who sold such things. It thanked them for the distraction.

        “And it takes two off the next retainer,” said Salome. “That’s what he charged.”

        Thaddeus had the watch bill in front of him. He had ticked it when they made fast, and he went down it once more. All there.

        “We were a distraction,” said Otgon slowly. He thought about it. “For whom?”

        Nobody at the table could tell him.
    .log = { $date }. No paper. The sponsor has it from elsewhere. The crew wish it to be noted that they were quite distracting.

passage-paper-lost-ship = In other people’s boats
    .text =
        The Ironclad broke up with the lamps of two ports in sight. Boats put out at once, from every ship that had seen it, and nobody asked first whose side she was on.

        They were asked for their names, and gave them, there being no reason now not to. A petty officer wrote it all down by the light of a lamp that he kept out of their eyes.

        “And what was it you were after?” he said.

        “A piece of paper,” said Gabriel.

        The petty officer looked along the benches: people black with soot, a cook with a ladle, a stoker with a kettle on her knees. He looked at the sheet in front of him. Then he tore off the lower half, and gave it to Gabriel.
    .log = Hull gone. Boats away; Thaddeus counted us in. If this book is found: we have a piece of paper now. It is blank.

passage-paper-clerk-aboard = What for
    .text =
        The clerk had the spare berth, the one with the mended lamp, and sat on the edge of it, in a coat.

        “I don’t know what I’m for, here,” the clerk said to Fetu.

        “What would you like to be for?”

        “I can read other people’s locks,” said the clerk. “Strongboxes. Nobody stops turning a dial because it’s only me that’s come in. And every house buys from the same three men.” And after a time: “I’ve a good ear, and a clear hand. I could write down what people say. They don’t generally like it.”

        Fetu had sat down as well. The bunk gave. “Say I’d a table with some very cross people round it,” he said. “I’ve wanted one for years. Could you do that?”

        He took the pencil from behind his ear and laid it on the blanket.

        The clerk looked at it. “I’d need six.”
    .log = { $date }. The clerk stays aboard: opens strongboxes, takes minutes, and has asked whether it is written down who is late to breakfast.

passage-paper-loan = In slippers
    .text =
        It was late when Achterberg came down the quay in her slippers, with the bill in her hand. It was last month’s.

        “I regret that it is paid,” she said. “I thought that I would bring it, all the same; I have got used to the walk. I could lend you eight Credits. I should want it back when it is least convenient. That is what lending is.”

        “When would that be?” said Gabriel.

        “I shall be needing a hall, in the eleventh month,” said Achterberg, “and somebody to pay for the chairs.”

choice-paper-loan = Do we borrow?
option-paper-loan-take = Take the eight Credits
    .cost = 8 Credits now. In the eleventh month 4 go back to her, for the hall; and at Europa we pay the price for strangers.
    .log = { $date }. Borrowed eight of Achterberg. She counted it out in small coin, and asked us to mind the step.
option-paper-loan-leave = Thank her, and walk her home
    .cost = No Credits, and nothing owed. Europa serves us as a friend to the end of scenario 9.
    .log = { $date }. Walked the harbourmaster home. She pointed out which stones were loose.

passage-paper-walked-home = Which stones are loose
    .text =
        It was four hundred metres, and took half an hour. At every door somebody was up, and Achterberg bade each of them good night by name.

        “Anaya,” she said to them. “He owes me nothing.” She said it nine times. The chandler took down a shutter to have a look at him. The woman from the saloon came out with one shoe on, to hear it again.

        “Why d’you tell them?” said Gabriel.

        “I regret that on this quay it is news.” They had come to her door; the light was on. “From tomorrow you are charged here as I am. That holds until I have filled my hall, in the eleventh month. Then I shall want something, and you will be able to say no.” She had found her key. “Can you? I ask because I never could.”
    .log = { $date }. Nothing borrowed. Europa has been told so, door by door, and charges us what it charges its own. I am to mind the ninth stone.

## On the chart

place-paper-vault = the vault
place-paper-our-port = home
place-paper-rota = Rota
place-paper-key = Key
count-paper-alarm = Alarm
    .text = At 4 two patrols come out. At 8 the vault is shut: if the paper is not out by then, the mission fails; if it is, the patrols go faster.

offer-paper-hush = Send an Agent to bore the guards
    .cost = Free, once a turn: an Agent is exhausted. The Alarm falls by 1.
offer-paper-pay-off = Pay a guard to look away
    .cost = 2 Credits, once a turn. The Alarm falls by 1.
offer-paper-rota = Learn the watches
    .cost = An action and a check. Succeeded: the check to slip in is 3 easier. Failed: the Alarm rises by 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , and 1 hero more is Exhausted
           *[other] {""}
        }.
offer-paper-key = File a key
    .cost = An action and a check. Succeeded: the drawer opens without a check. Failed: the Alarm rises by 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , and 1 hero more is Exhausted
           *[other] {""}
        }.
offer-paper-slip-in = Slip in
    .cost = An action and a check: the first of three. Failed: the Alarm rises by 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , and 1 hero more is Exhausted
           *[other] {""}
        }.
offer-paper-open = Open the drawer
    .cost = An action and a check: the second of three. Failed: the Alarm rises by 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , and 1 hero more is Exhausted
           *[other] {""}
        }.
offer-paper-copy = Copy the paper
    .cost = An action; a Specialist is exhausted. The Alarm rises by 2. A copy is a proof that we keep.
offer-paper-cell = Go down to the cells
    .cost = An action and a check. Succeeded: Captain Xavier comes with us. Failed: the Alarm rises by 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , and 1 hero more is Exhausted
           *[other] {""}
        }.
offer-paper-clerk = Bring the clerk out
    .cost = An action and a check. Succeeded: the side mission. Failed: the Alarm rises by 1{ TRAIT($opponent, key: "id") ->
            [cartel] , −2 Credits
            [federation] , and 1 hero more is Exhausted
           *[other] {""}
        }.
offer-paper-walk-out = Leave with the paper
    .cost = An action and a choice of ways: the last of three.
offer-paper-courier = Send it on by courier
    .cost = An action, at Europa, with the paper. The mission is done; it pays 12 Credits and no more.
offer-paper-lose-her = Lose the shadow in the fog
    .cost = An action, in a Nebula, with the shadow next to us.

check-paper-rota = The watches
    .brings = We have the rota
    .won = Four names to a shift, and a fifth. Now they know who’ll be looking where.
    .lost = They have asked one question too many. A chair is pushed back.
check-paper-key = The blank
    .brings = We have a key that fits
    .won = It turns as sweetly as a spoon in soup.
    .lost = The file squeals. Far off a hen answers, and then a dog.
check-paper-slip-in = Past the desk
    .brings = We are inside
    .won = The door has closed behind them, and they are on the right side of it.
    .lost = “Can I help you?” says a voice that means something else.
check-paper-open = The drawer
    .brings = The drawer is open
    .won = It comes out all the way, on runners.
    .lost = It sticks. It is heard to stick.
check-paper-cell = One flight down
    .brings = The cell is open
    .won = The fourth key fits. Of course it is the fourth.
    .lost = There’s a board on that stair that has been left loose on purpose.
check-paper-clerk = A case and a coat
    .brings = The clerk comes with us
    .won = They go down side by side, like people with a boat to catch.
    .lost = The clerk has dropped the case. It goes down the whole stair by itself.
check-paper-out-quietly = By the stairs
    .brings = We are out
    .won = No one looks up. They’ve seen these people every day for years, they’d swear to it.
    .lost = “Just a moment,” says the man at the foot of the stairs.
check-paper-out-loudly = By the front
    .brings = We are out
    .won = It’s a good door. It was.
    .lost = There are more of them than there were.

fight-paper-patrol = Patrol
    .text = The { $opponent } would like to see what is under our arm.
fight-paper-shadow = The notebook
    .text = He would much rather not. He has gone to quarters all the same.
mover-paper-patrol-1 = Patrol from the quay
    .text = One sector towards us at each turn’s end. A fight with it raises the Alarm; after it, it goes home.
mover-paper-patrol-2 = Patrol from the outer mark
    .text = One sector towards us at each turn’s end. A fight with it raises the Alarm; after it, it goes home.
mover-paper-shadow = A lamp astern
    .text = One sector towards us at each turn’s end. When she has moved and is next to us or with us, the Alarm rises by 1.
