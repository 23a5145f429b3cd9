### Scenario 4, "The Anneke Line": cold-boxes for an orchard moon, through two rings of ships.
### { $date } is the day in hand: the scenario begins on 02/06/100GN, and each turn is one day.
### { $difficulty } is the figure of the check in the mode that is played. { $client } and { $opponent } are the two powers.

scenario-anneke-line-name = The Anneke Line
scenario-anneke-line-subtitle = To an orchard moon, in 100, past two sets of people who mean well. About 90 minutes.
scenario-anneke-line-chart = Anneke and her rings
scenario-anneke-line-chart-note = outer ring: customs; inner ring: health

scenario-anneke-line-aim-council = Land three cold-boxes on Anneke by turn { $turns }
scenario-anneke-line-aim-cartel = Land three cold-boxes on Anneke by turn { $turns }

side-anneke-line-council = Serum, and nothing out
    .text = For the Council. Retainer { $retainer }; { $pay } for three boxes, and Vector Thrusters. Nothing may come out.
side-anneke-line-cartel = Serum, against the harvest
    .text = For the Cartel. Retainer { $retainer }; { $pay } for three boxes, and a Bellwether.

milestone-anneke-line-main-council = Three boxes landed on Anneke
    .text = Fetch them at Pharos, two at a time. A second box spoilt or given away, and it cannot be done.
milestone-anneke-line-main-cartel = Three boxes landed on Anneke
    .text = Fetch them at Mancala, two at a time. A second box spoilt or given away, and it cannot be done.
milestone-anneke-line-side = One box more
    .text = Find those whom the headwoman counted, and land a box for them.
milestone-anneke-line-third = Serum landed, and no Crew lost
    .text = Looked at when it is over. Crew taken aboard do not make good what was lost.

## Before fitting out

passage-anneke-line-briefing = Plums
    .text =
        The last crate of plums from Anneke is on the table, last year’s, in syrup. Fetu gives everyone two, and counts what is left.

        “Lock fever,” says Petrosyan. “Nine thousand people, one doctor, and he’s a vet. Eleven days from the cough to the priest. There is a serum. It doesn’t keep. Four days on the road and you can water the geraniums with it.”

        “There’s some at Pharos,” says Fetu. “And a ring of Council ships round the moon, so that nothing gets out. There’s some at Mancala. And a ring of theirs round the Council’s, so that nothing gets out that’s owed.”

        “Two rings,” says Jabulile. “And the fever was inside before either.”
    .log = { $date }. Europa. Plums. Nine thousand, and two navies to see that they stay where they are. Both have sent for us, so I suppose that neither can get in.

passage-anneke-line-ugyen = Nothing out
    .text =
        Observer Ugyen Dorji has been at the ring himself, and has the pink of the spray round his eyes.

        “The first case coughed on the fourteenth, at about noon; it was a school clock,” he says. “We closed the ring on the fifteenth. I am asked if that was cruel. There are forty stations on that Lane, with one air each.” He lays a paper down. “There are four boxes at Pharos. They are yours, on one condition. Nothing comes out. Not a letter.”

        “And a child?” says Petrosyan.

        “I had a sentence for children, doctor,” says Ugyen. “I sat over it for a day. However I put it, a ship could have come out by it. I struck it out at 16:20.”

passage-anneke-line-ugyen-aboard = Nothing out
    .text =
        Observer Ugyen Dorji has been to the ring, on leave, and has the pink of the spray round his eyes. He sits down at the mess table in his own folding chair, and reads from a paper.

        “The first case coughed on the fourteenth, at about noon; it was a school clock. The Council closed the ring on the fifteenth. There are forty stations on that Lane, with one air each.” He lays the paper down. “I am to offer you four boxes, at Pharos, on one condition. Nothing comes out. Not a letter.”

        “And a child?” says Petrosyan.

        “I was asked to carry the condition, doctor. I was not asked if I would have written it.” He moves his chair a little from the paper. “I have had two cups of your tea. I should say so, since I am about to ask you to sign.”

passage-anneke-line-yasemin = Three harvests
    .text =
        Yasemin Arslan has brought honey in place of sugar, and one spoon.

        “They owe us three harvests. It isn’t their fault. There was frost, then there was blight, and then there was us.” She lets the honey run. “There are four boxes at Mancala. If Anneke lives, there’s a fourth harvest, and I get three. If not, I’ve bought nine thousand graves and some wood. So I want them well. I may be the only one who can prove it.”

        “You could lift your ring,” says Gabriel.

        “And the next moon that’s owed for would catch a cough.” She licks the spoon. “The honey is for Otgon,” she adds. “His is better.”

passage-anneke-line-yasemin-aboard = Three harvests
    .text =
        Yasemin Arslan has called the mess together, in her own time, and put honey on the table in place of sugar.

        “I’ve had a letter from Mancala. I’m to sell you something. Anneke owes them three harvests. It isn’t Anneke’s fault. There was frost, then there was blight, and then there was the Cartel.” She lets the honey run. “There are four boxes at Mancala. If the moon lives, there’s a fourth harvest, and they get three. If not, they have bought nine thousand graves and some wood. So they want them well. I may be the only one aboard who can prove it.”

        “They could lift their ring,” says Gabriel.

        “And the next moon that’s owed for would catch a cough. I wrote that sentence, years ago. I’d forgotten how well it goes.” She licks the spoon. “The honey is for Otgon,” she adds. “His is better.”

passage-anneke-line-yasemin-turned = Three harvests
    .text =
        Yasemin Arslan has brought honey, one spoon, and no glasses.

        “In the second month you took four Credits from somebody else, with my name on the contract,” she says. “It has been entered. I’m not here as your friend, so I shall be quick. Anneke owes us three harvests. There was frost, then there was blight, and then there was us.” She lets the honey run. “There are four boxes at Mancala. If the moon lives, there’s a fourth harvest, and I get three. If not, I’ve bought nine thousand graves and some wood. So I want them well. You needn’t believe me. You can add it up.”

        “You could lift your ring,” says Gabriel.

        “And the next moon that’s owed for would catch a cough.” She pushes the jar to Otgon without looking at Daisuke. “That’s for his bees,” she says. “They’ve kept to what they signed.”

choice-anneke-line-side = Whose serum?
option-anneke-line-side-council = Sign with the Council
    .cost = Main: +3 Council, −3 Cartel, { $pay } Credits, Vector Thrusters. The boxes are at Pharos. The inner ring lets us by; against us: the Cartel.
    .log = { $date }. Cups: Pharos. Petrosyan held his up with both hands, and said he would like to see them stop him.
option-anneke-line-side-cartel = Sign with the Cartel
    .cost = Main: +3 Cartel, −3 Council, { $pay } Credits, a Bellwether. The boxes are at Mancala. The outer ring lets us by; against us: the Council.
    .log = { $date }. Cups: Mancala. Petrosyan said that he did not care whose name was on the box.

passage-anneke-line-sail = Two rings
    .text =
        Jabulile has cut two rings out of an old chart and turns them on a pencil, one inside the other.

        “Outer ring, Cartel: three boats, two sectors a day. Inner ring, Council: two, a sector a day. That way, like clock hands. Ours wave us through. The others we talk to, or pay, or hit, or aren’t there for.” She turns them on. “In fog they can’t see a thing. And there’s one gap that you could drive in three moves. It’s got a Flare in it. That’s why it’s a gap.”

        “The boxes,” says Petrosyan.

        “We fetch them. Two at a time, four days each.” She looks at him over the pencil. “There’s a timetable,” says Jabulile. “It’s the first I’ve ever liked.”
    .log = { $date }. Cast off from Europa with an empty cold hold. Petrosyan has been seen carrying his bunk down there, to be near the dial.

## On the line

passage-anneke-line-picket-council = Health
    .text =
        “Ironclad, this is Avocet nine. Good evening. You are coming up to a line that nobody crosses.” She is quite near. All her people are at her glass, in white, with cloth over their faces; they could be anyone. “I’d be obliged if you didn’t make me say it again.”

        “We’ve serum,” says Gabriel.

        “I know. It isn’t your going in,” says Avocet nine. “It’s that then you’ll be somebody who has been in.”

        She has one gun, and it has been pointed at you, for politeness, a little high.

passage-anneke-line-picket-cartel = Customs
    .text =
        “Evening. Anything to declare?”

        The picket’s master is leaning on his elbows behind his wheelhouse glass. There are two guns run out below him, and a cat between the elbows.

        “Serum,” says Gabriel. “For Anneke.”

        “See, that makes them a better risk. Only it makes them someone else’s better risk.” He scratches his neck with a bill of lading. “I don’t mind it myself. I’ve an aunt down there. But I get asked. You follow? A man has to be able to say that he was hit.”

line-anneke-line-heard-of-thaddeus = “They’ve heard who fetched in the forty-one. They’ll let you finish a sentence.”

choice-anneke-line-picket = A picket has the ship in her glass. What now?
option-anneke-line-picket-talk = Talk to the picket
    .cost = Diplomacy { $difficulty }. She lets us by this turn. Failed: the next action is lost, and we fight.
    .log = { $date }. Talked to a picket, for some time, about what neither of us could help.
option-anneke-line-picket-speak = Talk to the picket
    .cost = Diplomacy { $difficulty }. She lets us by this turn. Failed: the next action is lost, we fight, and no picket listens to us this turn.
    .log = { $date }. Talked to a picket, for some time, about what neither of us could help.
option-anneke-line-picket-hit = Hit her, a little
    .cost = 2 Ammo. Her master can say that he was hit, and lets us by this turn.
    .log = { $date }. Put two shots into a customs boat, where her master asked for them. He waved. The cat did not.
option-anneke-line-picket-spray = Let them spray the ship
    .cost = The next action is lost. She lets us by this turn.
    .log = { $date }. Sprayed, from the keel up, by people in white. Everything is pink. Supper was pink.
option-anneke-line-picket-fight = Fight her
    .cost = We fight.
    .log = { $date }. Did not answer the picket, except with the guns.

check-anneke-line-talk = A word with the picket
    .brings = The picket lets us pass
    .won = She looks the other way. It is a wide sky.
    .lost = She has done it by the book before you have finished the sentence.

passage-anneke-line-nineteen = The captain
    .text =
        The picket has struck. Her boat comes across with a white cloth up and the captain in it, to give over the keys.

        He is nineteen. He has a borrowed sword. He has prepared something to say, and says it to Thaddeus, who is the oldest there and has his hands behind his back.

        “I have the honour,” he says. “I have four wounded. I have—it says here what one has. I’ve only had her three days. The captain coughed.”

        “Who’s with your wounded?” says Thaddeus.

        “Nobody. I’m the—I came here.”

        “Then go back,” says Thaddeus, and gives him the keys. “Begin with the one who’s quiet.”
    .log = { $date }. Fought a picket. Her captain is nineteen. Thaddeus lent him the sickbay’s bag, and did not ask the sickbay.

passage-anneke-line-close-up = Close up
    .text =
        There has been a signal. You can see it go round, from lamp to lamp, the whole way about the moon and back to where it started.

        They’ve hung out lamps on long poles, every boat of both rings, so that even the fog is lit now, a dirty yellow. By the Narrows one of the { $opponent }’s has gone out of line altogether. She is coming this way.

        “They’ve heard about us,” says Gabriel.

        “They’ve heard about each other,” says Thaddeus. He has unpinned Jabulile’s two paper rings, and is pencilling in the lamps. “Look. It’s the same signal.”
    .log = { $date }. Both rings have hung out lamps, at the same hour, by the same code. They see into fog now. It is the first thing that they have agreed on.

passage-anneke-line-signals = Wrong by one lamp
    .text =
        A signal has gone round the moon from lamp to lamp, along both rings. It ought to mean close up. It stops half way, at Avocet nine, and comes back as a question.

        Her signals officer is on the ship’s band a minute later, low. “Saltmarsh,” she says, “of the Patient Margin. You took six of us into your hold, and I had the place by the heater. I have sent it wrong by one lamp. They’ll be until tomorrow finding out which.”

        “They’ll find out that it was you,” says Gabriel.

        “I’ve been in a pod,” says Saltmarsh. “I’m not much frightened of a room.”
    .log = { $date }. One of our six is signals officer in the inner ring. The rings close up a day late. Thaddeus has put a tick against her name.

passage-anneke-line-landing = His name first
    .text =
        The people of Anneke have brought a cart to the landing, and a horse, and stand well back from it. The headwoman signs for the boxes with a glove on, and burns the glove.

        Beside her is a woman of sixty with one arm and a book strapped to the stump. “And who has come?” she says. “Not the ship. I know the ship.”

        So you say who you are, one after the other, and she asks how it is spelt, and writes.

        “Hadiza,” she says, “of Anneke,” since that is fair. Then, to the headwoman: “How many do we need?”

        “One box more than there are people,” says the headwoman, and does not look at anybody.
    .log = { $date }. First box landed. A Roll-keeper took down all our names. I asked what for. She said, so far, for nothing.

line-anneke-line-names-otgon = “She asked my name. I said Otgon. She asked if there was more of it. I said, not here.”
line-anneke-line-names-thaddeus = “She asked how many dead we have. Thirty-four, I said, from the war. She wanted the names. It’s the first time anybody has.”

passage-anneke-line-his-name = How it is spelt
    .text =
        Captain Xavier comes down the ladder last, with his hat on, and would have stood behind the cart.

        “And you?” says Hadiza.

        “Xavier Etxeberria.” He spells it. It takes a while, and nobody on the landing moves. The headwoman has put her hand on the horse’s neck.

        Hadiza turns the pages back, a long way, to where the paper is yellow. She looks at something there and at him. She does not write.

        “I have it,” she says. “I’ve had it eight years. I was told that it goes at the top.” She shuts the book on her finger. “Will you carry the other end of that box?”

        “With pleasure, madam,” says Xavier, and takes off his hat to do it.
    .log = { $date }. The captain went ashore here. They knew him. He carried boxes until dark, and was thanked for each by a man who would not look at him.

passage-anneke-line-camp = Behind the hill
    .text =
        On the far side, where the orchard stops, there is smoke that is on no chart.

        Through the glass it is a hundred and forty people, round fires, under contract blankets. A line has been drawn in the ash about the camp. It isn’t a fence. It has not been stepped over, from either side.

        “That’s where it began,” says Thaddeus. “Contract blankets. They’ve come off a ship, those; and off something before the ship.”

        A woman down there has seen the sun on the lens. She picks up a child, and turns so that it’s on her other side.

        “One box more than there are people,” says Gabriel.
    .log = { $date }. A camp behind Anneke, 140, off some station or other. They are on no list. The headwoman had counted them in, and would not say so in front of the book.

offer-anneke-line-look = Look behind the hill
    .cost = An action, at Anneke. Somebody has been counted there.
offer-anneke-line-behind = Look behind the hill
    .cost = Free, at Anneke. Somebody has been counted there.
offer-anneke-line-camp = Land a box for the camp
    .cost = An action, and a box. It will not count for Anneke.

passage-anneke-line-clinic = The third heel
    .text =
        Petrosyan does the children first. He complains of the light, the ash, the state of this one’s socks, and he takes a heel in his hand.

        He does not stop. He does the arm and hands the child on. He asks for the next, and looks at the heel before the face.

        “It’s from before,” says the mother, evenly.

        “I know what it is, madam. You put the needle there because they can’t see it coming. It leaves a ring. One clinic ever did it so, and I was taught there. I had the bed by the window.” He has sat down in the ash. “It was on Mirembe. There’s no clinic now, there’s a hole. This one’s four. How is he four?”

        The mother has put her hand over the boy’s heel.
    .log = { $date }. Landed a box for the camp. Petrosyan says that a clinic on Mirembe marked its children so, and nobody else. Mirembe has been a hole for eight years. These are eight, and nine, and ten. Some are four.

passage-anneke-line-clinic-other = Rings
    .text =
        The people of the camp line up without having to be told to, the smallest first, and hold out an arm each. They’ve stood in lines.

        Whoever gives the needle gives it a hundred and forty times. Along towards evening one notices heels. They’re bare; it is warm by the fires. There’s a ring on each, old and round, no wider than a lentil. On all of them. On the four-year-olds it is still pink.

        “It’s from before,” says the mother, evenly.

        Thaddeus has been holding the lamp. He has it in both hands. “Before what?” he says.

        “The hole,” says the boy on her arm. There is one place that people call so, and it is Mirembe. She lays her hand over his mouth, not quickly. Along the row nobody looks at anybody.
    .log = { $date }. Landed a box for the camp. They have a mark on the heel, even the four-year-olds, who were born after. Thaddeus held the lamp. He would like it entered that he held it still.

passage-anneke-line-families = Forty
    .text =
        They’re on the landing when the boat’s made ready: forty families, with bundles, and one of them with a door. They have made sure you see that nobody’s coughing.

        “We’re from the upper terrace,” says the one with the door. “There’s none of it up there. We’ve six Credits, if we put it together. We only want to stand somewhere else.”

        The headwoman looks on. She’ll not ask, she says; and she’ll not hold the gate.

        Thaddeus counts on his fingers. “Eleven days from the cough,” he says. “On the twelfth we’d know which of them had it. I’d want the hour entered, whichever it is.”

choice-anneke-line-families = Do we take them?
choice-anneke-line-forty = Do we take them?
option-anneke-line-forty-take = Take them aboard
    .cost = +6 Credits, +1 Crew, −2 Council. A hero of ours catches it, and is Wounded. The quarantine is broken; ports will remember.
    .log = { $date }. Took forty families off Anneke. They paid in small coin, counted twice. The door is down in the hangar. It is from a house that they had just built.
option-anneke-line-forty-leave = Leave them
    .cost = −1 Morale. The quarantine is kept; ports will remember that too.
    .log = { $date }. Left forty families on the landing. They helped us cast off.
option-anneke-line-families-take = Take them aboard
    .cost = +6 Credits, +1 Crew, −1 Council. The quarantine is broken, and the log keeps it.
    .log = { $date }. Took forty families off Anneke. They paid in small coin, counted twice. The door is down in the hangar. It is from a house that they had just built.
option-anneke-line-families-leave = Leave them
    .cost = −1 Morale. The quarantine is kept.
    .log = { $date }. Left forty families on the landing. They helped us cast off.

passage-anneke-line-call = A picket answers badly
    .text =
        A Council picket hails, in the wrong place. There’s a hand on her key; it stops halfway through a word and begins the next.

        “Fever,” says the hand. “Twenty down. We’ve a doctor. He’s down. We were two hundred metres from—we never went nearer than we’re allowed. We know what you’ve got there. We know who it’s for.”

        She has dropped out of the ring and is turning, very slowly, beam on.

        “Sixty-two in a picket,” says Thaddeus. “A box is three thousand doses, and once it’s opened it’s opened.” The hand has stopped sending, and leaves you room to answer.

choice-anneke-line-call = Do we give her a box?
option-anneke-line-call-answer = Give her one
    .cost = A box aboard goes to the picket. She leaves the ring.
    .log = { $date }. Gave a box to the picket. Her doctor thanked us, from the floor. He asked for our name, and wrote it on his cuff.
option-anneke-line-call-leave = Go on
    .cost = Nothing happens now; the log keeps it. When we call, one ship fewer comes.
    .log = { $date }. A picket asked us for a box. Did not answer. She was asking quite slowly.
option-anneke-line-call-go-on = Go on
    .cost = Nothing happens now. When it is known: −1 Council. Her people will come after us, and when we call, one ship fewer comes.
    .log = { $date }. A picket asked us for a box. Did not answer. She was asking quite slowly.

choice-anneke-line-another = Three are landed, and there is a box over. Do we go on?
option-anneke-line-another-stay = Go on, for one box more
    .cost = Play goes on to the last turn, or until the last box is down.
    .log = { $date }. Three boxes landed. We have stayed. The timetable by the chart has no hour on it for the way back.
option-anneke-line-another-home = Home, while we can
    .cost = The scenario ends.
    .log = { $date }. Three boxes landed, and home. The headwoman stood on the mole with her glove on, holding up one finger.

## What goes wrong

passage-anneke-line-grudge-federation = From Theia
    .text =
        A ship in Federation grey comes over the top of the outer ring without asking either of the two. She has a wreath on her bow; it is what they carry there for a ship of theirs that has been hunted.

        “Ironclad. In the fourth month you hunted a courier of ours, and had signed for somebody else,” says her captain. He reads it; he has it by heart, and reads it all the same. “I am to express the disappointment of the fleet. I am to express it at close range.”

        “We’ve serum aboard,” says Gabriel. “For nine thousand.”

        “So I see.” There is a pause, in which a question is asked, over there. “I was given no paragraph for that.”
    .log = { $date }. The Federation has sent one of theirs after us, for the fourth month. Thaddeus says that she keeps her distance like somebody who hopes to be late.

passage-anneke-line-grudge-firstborn = From Adjoa
    .text =
        There are no lamps on her, so it is the stars that tell you, going out one by one above the outer ring and coming on again behind.

        “House of iron,” says a voice on the open band. It is an old woman, and she is in no hurry. “In the fourth month we asked you to bring us a man. A seat was set for him, and a clerk for each of the dead. You heard it, and did not sail for us. We do not say where he sits now. We say that you were asked.”

        “We’re carrying serum,” says Gabriel. “To your own people.”

        “It was told us,” says the voice. “We will try not to hit that.”
    .log = { $date }. The Firstborn have sent somebody after us, for the fourth month. She signalled first, and begged pardon for the hour.

passage-anneke-line-spoilt = Room for geraniums
    .text =
        The dial is on red. Daisuke has taken its glass off, tried the needle with a fingernail, and put the glass back. It works. It has been on red since four.

        He unscrews the lid. It ought to be clear, and it is a little cloudy. There are three thousand, in trays, every glass with a date on it, in four hands; it was a long night’s work for somebody.

        “Nothing’s broken,” he says. He goes along the pipe all the same, joint by joint, as far as the machine, and lays his palm on it. It is running beautifully. He stays there a while. “It’s only late,” he says.
    .log = { $date }. A box spoilt. Three thousand. There was nothing wrong with it but the day. Daisuke looked for a leak until the watch was over.

passage-anneke-line-bees = Out
    .text =
        It’s the smell that has done it. For two days there have been plum trees at the end of every ventilator, and in the hangar there’s a crate of bees, marked spares, that have not seen a tree for three years.

        They come up the main passage about breakfast time. There are twenty thousand.

        “Nobody run,” it says on the crate, in Otgon’s hand. “Do not wear black. Hum.”

        The whole forenoon watch stands in its places, in its shirts, humming, while a brown thing the size of a dog makes up its mind. It settles on the captain’s chair.
    .log = { $date }. Bees. One of ours is swollen. I have not heard the ship hum before. Steered from the stool.

## The debriefing

passage-anneke-line-won-council = Bells
    .text =
        They rang the bells on Anneke with the wind behind them, so that the ring should get it.

        On the twenty-third Observer Ugyen Dorji went along the inner line in a tender, ship by ship. To each he said the same thing: that nobody new had coughed for eleven days, by a school clock, and that he had gone down to look at the clock. Then he took the cloth off his face. It had left a line.

        “I was asked to report that the ring had worked,” he told Gabriel. “I have written that the serum worked, and that the ring was there.”
    .log = { $date }. Bells. The Council says that it has always had every confidence. The whole sickbay slept for fourteen hours, and woke up complaining.

passage-anneke-line-won-cartel = Bells
    .text =
        They rang the bells on Anneke with the wind behind them, so that the ring should get it.

        Yasemin Arslan came for the fruit herself. She walked the rows with the headwoman, and they talked about mildew. At the end there was a table with the three harvests on it, in figures, and next to them a bowl, with one plum.

        “On account,” said the headwoman.

        Yasemin ate it. It took her some time to find anywhere to put the stone. “I’ll enter that,” she said. She had been heard, by the boat’s crew, to have been humming.
    .log = { $date }. Bells. The Cartel says that it had always seen the value. The whole sickbay slept for fourteen hours, and woke up complaining.

passage-anneke-line-won-cartel-aboard = Bells
    .text =
        They rang the bells on Anneke with the wind behind them, so that the ring should get it.

        The Cartel had sent a man for the fruit, and Yasemin Arslan went along on her free watch, since he had never seen a plum on a tree. She walked the rows with the headwoman, and they talked about mildew. At the end there was a table with the three harvests on it, in figures, and next to them a bowl, with one plum.

        “On account,” said the headwoman, and held the bowl out past the man.

        Yasemin ate the plum. The stone she put in her pocket. “Enter that,” she told the man from Mancala. He looked for the column, and she showed him where. On the way back, our boat’s crew say, she hummed.
    .log = { $date }. Bells. The Cartel says that it had always seen the value. The whole sickbay slept for fourteen hours. Yasemin has asked the galley for a pot, with earth in it.

passage-anneke-line-lost = Nobody picks
    .text =
        It was a good year for plums. The boughs on the lower terraces were down to the grass with them, and went on bending, and then here and there one cracked; you could hear it from the landing. Of those who should have picked them, three thousand were dead at the least.

        The fever had burnt out, and the rings had been taken off. Each side had sent wreaths, and the two boats met at the mole and waited there, for manners, until one of them should go first.

        Hadiza came down with the book. She was saying the dead, aloud, and had got as far as the fourth page. She asked whether somebody could read for a while; it was her voice; it would come back.
    .log = { $date }. Too few boxes. She has all of them by name, and I did not ask how thick the book is. There was fruit on the ground all the way to the boat, and nobody had told us not to take it.

passage-anneke-line-strays = One more than there are people
    .text =
        The camp was gone from behind the hill when the ring came off. They’d raked out the fires. On the line in the ash, where it was drawn, they had set stones; you could step over it now, or sit.

        They were on the terraces, with ladders. The headwoman, asked how many people Anneke had, said nine thousand one hundred and forty, at once, and then she waited to be contradicted.

        Hadiza turned the book to a clean page. “Where from?” she asked the first of them.

        “The Works,” the woman said. “At Perdita.”

        “And before the Works?”

        The woman got down from the ladder. She moved it along one tree, and went up again.
    .log = { $date }. 140, on the terraces, with ladders. They are from Perdita Works, and before that they are from nowhere. Hadiza has left room.

passage-anneke-line-strays-alone = The other book
    .text =
        The camp behind the hill was all right. They’d had their box early, and stood in line for it; they’d had practice.

        When the wreaths had come, they came over, a hundred and forty, with spades. Nobody had asked them. The headwoman met them at the line in the ash. She had her glove on still.

        “You’ll want to know what we are,” said a woman with a child on the far side of her. “We’re hands. We ran from the Works, at Perdita. We’re not on your list.”

        “No,” said the headwoman. “There’s room, now.”

        They dug for nine days. When it was done they went on to the fruit.
    .log = { $date }. The camp lived. 140, from Perdita Works. They buried a good many of those who had counted them in.

passage-anneke-line-strays-left = The line in the ash
    .text =
        From the landing one could see smoke behind the hill on the first day, and on the second, and on the third rather less.

        Hadiza went round there when the ring came off, with a new page, and asked. Twenty-six were alive. They gave her the others as well as they could. It was mostly numbers; a few had names, and they were small names, such as one gives to somebody who isn’t expected to need a long one.

        “How many should there be?” she asked the headwoman.

        “A hundred and forty,” said the headwoman, who had never said it out loud.
    .log = { $date }. We saw the camp. There was a box, and it went elsewhere. I have tried to remember at what hour that was decided, and by whom.

passage-anneke-line-cuff = On his cuff
    .text =
        The doctor of the picket came aboard at Europa, on two sticks. He’d had the shirt washed, and the cuff cut off before.

        “Forty-nine of sixty-two,” he said. “I should have had to write a different letter.” They had posted him to port health since. One sat by a door there, and could open it. He set the cuff down on the bar like somebody settling a bill. It had one word on it, and that was the ship’s name. “If you should come by my door,” he said.

        Fetu asked him which port. He looked round before he told him.
    .log = { $date }. Forty-nine of sixty-two. Fetu has pinned the cuff up over the stove.

passage-anneke-line-call-left = Eight
    .text =
        The picket was towed in to Europa behind a lamp-tender, with a yellow flag on her, and lay four days at the far end of the basin before anybody went to the lock.

        Eight of sixty-two came out. They had a list with them, which their doctor had kept as long as he could hold the pencil; after that it was in another hand, and after that in another. The last entry was the hour at which they had called us, and underneath it the hour at which they had stopped.

        It was two hours and ten minutes. Thaddeus went over and asked to see it. They let him, since he had his hat off. He was back before supper, and did not eat it.
    .log = { $date }. Eight of sixty-two. They called for two hours and ten minutes. The Council has asked what we were doing at the time, and I have told them.

passage-anneke-line-door = Somewhere else
    .text =
        They were put down at Europa on the chandlers’ side, forty families with a door. On the twelfth day Petrosyan went along the whole row with a spoon and a lamp. Thirty-nine were well.

        The fortieth had the shutters closed. It didn’t go farther than the one house. Somebody had nailed planks over it by night, and written on them, and by morning there was soup on the step.

        The Council knows; it’s been told where, and by which ship. It has written no letter. It has opened a file.
    .log = { $date }. Thirty-nine of forty. Petrosyan has gone in to the other by the window. Achterberg regrets, and has had the street sprayed, and has put it on no bill.

passage-anneke-line-forty-left = The twelfth day
    .text =
        On the twelfth day a letter came from Anneke, boiled, so that the ink had run. It was from the headwoman.

        The families from the upper terrace had gone home again, with their bundles. In thirty-nine houses there had been nothing. In the fortieth they had all had it: a man called Josse, two women, five children. It was the one that had come down to the landing with its door.

        “I don’t write to say that you were wrong,” she wrote. “If they’d sailed with you, it would have been your ship. I write because he carried the door back up himself, four kilometres, and hung it before he lay down. It hangs straight.”
    .log = { $date }. One house of forty, eight people. Petrosyan has done the other sum, with us in it, and it comes out worse. He is not speaking to the paper.

passage-anneke-line-lost-ship = Between the rings
    .text =
        The Ironclad broke up between the rings. Her boats lay there, with her boxes; nobody might come in for them and nobody might come out.

        It was dark for some time. Then a lamp on the inner ring left its place, and one on the outer. They went quite slowly, as if each was hoping it would not be noticed. They met at the boats.

        “You take the people,” said the one in white.

        “You take the boxes,” said the one with the cat. “You’ve the cold for it.” They had never been that close to one another. “It wants four days,” he said, “doesn’t it? I’ve an aunt down there.”
    .log = Hull gone. Boats away. Thaddeus counted us in to two ships that are not allowed to have us. If this book is found: the boxes got there.

## The pieces on the chart

mover-anneke-line-outer-1 = Customs boat one
    .text = Cartel. Two sectors clockwise on the outer ring at each turn’s end. She sees nothing in a Nebula until the rings close up.
mover-anneke-line-outer-2 = Customs boat two
    .text = Cartel. Two sectors clockwise on the outer ring at each turn’s end. She sees nothing in a Nebula until the rings close up.
mover-anneke-line-outer-3 = Customs boat three
    .text = Cartel. Two sectors clockwise on the outer ring at each turn’s end. She sees nothing in a Nebula until the rings close up.
mover-anneke-line-inner-1 = Picket one
    .text = Council. One sector clockwise on the inner ring at each turn’s end. She sees nothing in a Nebula until the rings close up.
mover-anneke-line-inner-2 = Picket two
    .text = Council. One sector clockwise on the inner ring at each turn’s end. She sees nothing in a Nebula until the rings close up.
mover-anneke-line-out-of-line-1 = Out of line
    .text = The { $opponent }’s. One sector towards us at each turn’s end. If she lets us by, she goes back to her ring.
mover-anneke-line-out-of-line-2 = Another, out of line
    .text = The { $opponent }’s. One sector towards us at each turn’s end. If she lets us by, she goes back to her ring.
mover-anneke-line-grudge-federation = With a wreath on her bow
    .text = The Federation’s, for what was done in the fourth month. One sector towards us at each turn’s end.
mover-anneke-line-grudge-firstborn = Without lamps
    .text = The Firstborn’s, for what was done in the fourth month. One sector towards us at each turn’s end.
fight-anneke-line-picket = A picket
    .text = The { $opponent }’s orders are to let nobody by, and she has them in front of her.
fight-anneke-line-grudge-federation = The one with the wreath
    .text = The Federation has not forgotten the courier.
fight-anneke-line-grudge-firstborn = The one without lamps
    .text = The Firstborn asked once, and were refused.
load-anneke-line-box = Cold-box
    .text = Three thousand doses. It spoils at the end of its fourth turn aboard. We carry two.
place-anneke-line-anneke = Anneke
place-anneke-line-narrows = the Narrows
place-anneke-line-our-port = our port
place-anneke-line-far-side = behind the hill
