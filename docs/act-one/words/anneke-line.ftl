### Scenario 4, "The Anneke Line". Draft.
### It begins on 02/06/100GN; each turn is one day.

scenario-anneke-line-name = The Anneke Line
scenario-anneke-line-subtitle = To an orchard moon, in 100, past two sets of people who mean well. About 90 minutes.
scenario-anneke-line-chart = Anneke and her rings
scenario-anneke-line-chart-note = outer ring: customs; inner ring: health

scenario-anneke-line-aim-council = Land three cold-boxes on Anneke by turn { $turns }
scenario-anneke-line-aim-cartel = Land three cold-boxes on Anneke by turn { $turns }

side-anneke-line-council = Serum, and nothing out
    .text = For the Council. Retainer 14; 14 for three boxes, and Vector Thrusters.
side-anneke-line-cartel = Serum, against the harvest
    .text = For the Cartel. Retainer 14; 14 for three boxes, and a fighter.

milestone-anneke-line-main-council = Three boxes landed
milestone-anneke-line-main-cartel = Three boxes landed
milestone-anneke-line-side = One box more
    .text = Find those whom the headwoman counted, and land a box for them.
milestone-anneke-line-third = No Crew lost

## Before fitting out

passage-anneke-line-briefing = Plums
    .text =
        The last crate from Anneke is on the table. They’re last year’s, in syrup. Fetu gives everyone two.

        “Lock fever,” says Petrosyan. “Nine thousand people, one doctor, and he’s a vet. Eleven days from the cough to the priest. There is a serum. It doesn’t keep. Four days out of the cold and you can water the geraniums with it.”

        “There’s some at Pharos,” says Fetu. “And a ring of Council ships round the moon, so that nothing gets out. There’s some at Mancala. And a ring of theirs round the Council’s, so that nothing gets out that’s owed.”

        “Two rings,” says Jabulile. “And the fever was inside before either.”
    .log = 02/06/100GN. Europa. Plums. Nine thousand, and two navies to see that they stay where they are. Both have sent for us, so I suppose that neither can get in.

passage-anneke-line-ugyen = Nothing out
    .text =
        Observer Ugyen Dorji has been at the ring himself, and has the pink of the spray round his eyes.

        “The first case coughed on the fourteenth, at about noon; it was a school clock,” he says. “We closed the ring on the fifteenth. I am asked if that was cruel. There are forty stations on that Lane, with one air each.” He lays a paper down. “There are four boxes at Pharos. They are yours, on one condition. Nothing comes out. Not a letter.”

        “And a child?” says Petrosyan.

        “I have written nothing, doctor,” says Ugyen. “I thought about it for a day. I could not find where one would put the comma.”

passage-anneke-line-yasemin = Three harvests
    .text =
        Yasemin Arslan has brought honey in place of sugar, and one spoon.

        “They owe us three harvests. It isn’t their fault. There was frost, then there was blight, and then there was us.” She lets the honey run. “There are four boxes at Mancala. If Anneke lives, there’s a fourth harvest, and I get three. If not, I’ve bought nine thousand graves and some wood. So I want them well. I may be the only one who can prove it.”

        “You could lift your ring,” says Gabriel.

        “And the next moon that’s owed for would catch a cough.” She licks the spoon. “The honey is for Otgon,” she adds. “His is better.”

choice-anneke-line-side = Whose serum?
option-anneke-line-side-council = Sign with the Council
    .cost = Main: +3 Council, −3 Cartel, 14 Credits, Vector Thrusters. Start at Pharos; the inner ring lets us by.
    .log = 02/06/100GN. Cups: Pharos. Petrosyan held his up with both hands, and said he would like to see them stop him.
option-anneke-line-side-cartel = Sign with the Cartel
    .cost = Main: +3 Cartel, −3 Council, 14 Credits, a fighter. Start at Mancala; the outer ring lets us by.
    .log = 02/06/100GN. Cups: Mancala. Petrosyan said that he did not care whose name was on the box.

passage-anneke-line-sail = Two rings
    .text =
        Jabulile has cut two rings out of an old chart, one for each, and turns them on a pencil.

        “Outer ring, Cartel, two pickets. Inner ring, Council, two. They go a sector a day, that way, like clock hands. Ours will wave us through. The others we talk to, or hit, or aren’t there for.” She turns them on. “In fog they can’t see a thing. And there’s a gap you could drive in three moves. It’s got a Flare in it. That’s why it’s a gap.”

        “The boxes,” says Petrosyan.

        “Two at a time. Four days each.” She looks at him over the pencil. “There’s a timetable,” says Jabulile. “It’s the first I’ve ever liked.”
    .log = { $date }. Two boxes in the cold hold, two waiting. Petrosyan was seen carrying his bunk down there, to be near the dial.

## On the line

passage-anneke-line-picket-council = Health
    .text =
        “Ironclad, this is Avocet nine. Good evening. You are coming up to a line that nobody crosses.” She is quite near. All her people are on deck, in white, with cloth over their faces; they could be anyone. “I’d be obliged if you didn’t make me say it again.”

        “We’ve serum,” says Gabriel.

        “I know. It isn’t your going in,” says Avocet nine. “It’s that then you’ll be somebody who has been in.”

        She has one gun, and it has been pointed at you, for politeness, a little high.

passage-anneke-line-picket-cartel = Customs
    .text =
        “Evening. Anything to declare?”

        The picket’s master is leaning out of his wheelhouse on his elbows. There are two guns run out below him, and a cat on one of them.

        “Serum,” says Gabriel.

        “For Anneke? See, that makes them a better risk. Only it makes them someone else’s better risk.” He scratches his neck with a bill of lading. “I don’t mind it myself. I’ve an aunt down there. But I get asked. You follow? A man has to be able to say that he was hit.”

offer-anneke-line-talk = Talk to the picket
    .cost = Diplomacy { $difficulty }. Failed: we fight, and a box spoils.
check-anneke-line-talk = A word with the picket
    .won = She looks the other way. It is a wide sky.
    .lost = She has done it by the book before you have finished the sentence.

passage-anneke-line-nineteen = The captain
    .text =
        She has struck. Her boat comes across with a white cloth up and the captain in it, to give over the keys.

        He is nineteen. He has a sword that somebody must have lent him. He has prepared something to say, and says it to Thaddeus, who is the oldest there and has his hands behind his back.

        “I have the honour,” he says. “I have four wounded. I have—it says here what one has. I’ve only had her three days. The captain coughed.”

        “Who’s with your wounded?” says Thaddeus.

        “Nobody. I’m the—I came here.”

        “Then go back,” says Thaddeus, and gives him the keys. “Begin with the one who’s quiet.”
    .log = { $date }. Fought a picket. Her captain is nineteen. Thaddeus lent him the sickbay’s bag, and did not ask the sickbay.

passage-anneke-line-close-up = Close up
    .text =
        There has been a signal. You can see it go round, from lamp to lamp, the whole way about the moon and back to where it started.

        They’re closing up: each has slowed until the next can see her stern. It makes a smaller ring, with smaller holes.

        “They’ve heard about us,” says Gabriel.

        “They’ve heard about each other,” says Thaddeus. He has unpinned Jabulile’s two paper rings, and is cutting them down with the galley scissors. “Look. It’s the same signal.”
    .log = { $date }. Both rings have closed up, at the same hour, by the same code. It is the first thing that they have agreed on.

passage-anneke-line-landing = His name first
    .text =
        They have brought a cart to the landing, and a horse, and stand well back from it. The headwoman signs for the boxes with a glove on, and burns the glove.

        Beside her is a woman of sixty with one arm and a book strapped to the stump. “And who has come?” she says. “Not the ship. I know the ship.”

        So you say who you are, one after the other, and she asks how it is spelt, and writes.

        “Hadiza,” she says, “of Anneke,” since that is fair. Then, to the headwoman: “How many do we need?”

        “One box more than there are people,” says the headwoman, and does not look at anybody.
    .log = { $date }. First box landed. A Roll-keeper took down all our names. I asked what for. She said, so far, for nothing.

line-anneke-line-names-otgon = “She asked my name. I said Otgon. She asked if there was more of it. I said, not here.”
line-anneke-line-names-thaddeus = “She asked how many we were on the eleventh. I gave her the figure. She’d only asked about this ship.”

passage-anneke-line-camp = Behind the hill
    .text =
        On the far side, where the orchard stops, there is smoke that nobody has entered anywhere.

        Through the glass it is a hundred and forty people, round fires, under contract blankets. Someone has drawn a line in the ash about the camp. It isn’t a fence. Nobody has stepped over it, from either side.

        “There’s where it began,” says Thaddeus. “Contract blankets. They’ve come off a ship, those; and off something before the ship.”

        A woman down there has seen the sun on the lens. She picks up the smallest one, and turns so that it’s on her other side.

        “One box more than there are people,” says Gabriel.
    .log = { $date }. A camp behind Anneke, 140, off some station or other. They are on nobody’s list. The headwoman had counted them in, and would not say so in front of the book.

passage-anneke-line-clinic = The third heel
    .text =
        Petrosyan does the children first. He complains of the light, the ash, the state of this one’s socks, and he takes a heel in his hand.

        He does not stop. He does the arm and hands the child on. He asks for the next, and looks at the heel before the face.

        “It’s from before,” says the mother, evenly.

        “I know what it is, madam. You put the needle there because they can’t see it coming. It leaves a ring. I was taught it, by the only people who ever did it so.” He has sat down in the ash. “I had the bed by the window,” he says, to nobody. “That clinic is at the bottom of a hole.”
    .log = { $date }. Landed a box for the camp. Petrosyan says that a clinic on Mirembe marked its children so. These are eight, and nine, and ten. Some are four.

passage-anneke-line-clinic-other = Rings
    .text =
        They line up without having to be told to, the smallest first, and hold out an arm each. They’ve stood in lines.

        Whoever gives the needle gives it a hundred and forty times. Along towards evening one notices heels. They’re bare; it is warm by the fires. There’s a ring on each, old and round, no wider than a lentil. On all of them. On the four-year-olds it is still pink.

        “It’s from before,” says the mother, evenly.

        Thaddeus has been holding the lamp. He has it in both hands. “Before what?” he says; and then, at once, “No. It’s all right.”
    .log = { $date }. Landed a box for the camp. They have a mark on the heel, even the four-year-olds. Thaddeus held the lamp. He would like it entered that he held it still.

passage-anneke-line-families = Forty
    .text =
        They’re on the landing when the boat’s made ready: forty families, with bundles, and one of them with a door. Nobody is coughing. They have made sure that you should see that nobody’s coughing.

        “We’re from the upper terrace,” says the one with the door. “There’s none of it up there. We’ve money; there’s six Credits if we put it together. We only want to stand somewhere else.”

        The headwoman looks on. She’ll not ask, she says; and she’ll not hold the gate.

        Petrosyan, or whoever has been reading his book, counts on the fingers. “Eleven days,” he says. “Ask me on the twelfth if they had it.” On the ring you can see the nearest lamp go by.

choice-anneke-line-families = Do we take them?
option-anneke-line-families-take = Take them aboard
    .cost = 6 Credits, +1 Crew. The quarantine is broken, and the log keeps it.
    .log = { $date }. Took forty families off Anneke. They paid in small coin, counted twice. The door is down in the hangar. It is from a house that they had just built.
option-anneke-line-families-leave = Leave them
    .cost = −1 Morale. The quarantine is kept.
    .log = { $date }. Left forty families on the landing. They helped us cast off.

passage-anneke-line-call = Avocet nine answers badly
    .text =
        A picket does not answer. Then she does, in the wrong place. There’s a hand on her key, but it stops halfway through a word and begins the next.

        “Fever,” says the hand. “Eleven down. We’ve a doctor. He’s down. We were two hundred metres from—we never went nearer than we’re allowed.” It waits. “We know what you’ve got there. We know who it’s for.”

        She has dropped out of the ring and is turning, very slowly, beam on. Her gun still points a little high.

        “A box is three thousand, and once it’s opened it’s opened,” says Petrosyan’s book. There are sixty-two in a picket. It waits, and leaves you room to answer.

choice-anneke-line-call = Do we give her a box?
option-anneke-line-call-answer = Give her one
    .cost = A box aboard goes to the picket.
    .log = { $date }. Gave a box to the picket. Her doctor thanked us, from the floor. He asked for our name, and wrote it on his cuff.
option-anneke-line-call-leave = Go on
    .cost = Nothing happens.
    .log = { $date }. A picket asked us for a box. Did not answer. She was asking quite slowly.

passage-anneke-line-spoilt = Room for geraniums
    .text =
        The dial is on red. Daisuke has taken its glass off, tried the needle with a fingernail, and put the glass back. It works. It has been on red since four.

        He unscrews the lid. It’s a clear thing, a little cloudy. There are three thousand, in trays, every glass with a date on it, in four hands; it was a long night’s work for somebody.

        “Nothing’s broken,” he says. He goes along the pipe all the same, joint by joint, as far as the machine, and lays his palm on it. It is running beautifully. He stays there a while. “It’s only late,” he says.
    .log = { $date }. A box spoilt. Three thousand. There was nothing wrong with it but the day. Daisuke looked for a leak until the watch was over.

passage-anneke-line-bees = Out
    .text =
        It’s the smell that has done it. For two days there have been plum trees at the end of every ventilator, and there’s a crate in the hangar, marked spares, that has not seen a tree for three years.

        They come up the main passage about breakfast time. There are eleven thousand.

        “Nobody run,” says Otgon, or a note in his hand, which is what there is when he’s ashore: do not run; do not wear black; hum.

        The whole forenoon watch stands in its places, in its shirts, humming, while a brown thing the size of a dog makes up its mind. It settles on the captain’s chair.
    .log = { $date }. Bees. One of ours is swollen. I have not heard the ship hum before. Steered from the stool.

## The debriefing

passage-anneke-line-won-council = Bells
    .text =
        They rang the bells on Anneke with the wind behind them, so that the ring should get it.

        On the twenty-third Observer Ugyen Dorji came out to the inner line and had himself rowed along it, ship by ship. To each he said the same thing: that nobody new had coughed for eleven days, by a school clock, and that he had gone down to look at the clock. Then he took the cloth off his face. It had left a line.

        “I asked them what they would do with the ring,” he told Gabriel. “They said they would like to have it to hang things on.”
    .log = { $date }. Bells. The Council says that it has always had every confidence. The whole sickbay slept for fourteen hours, and woke up complaining.

passage-anneke-line-won-cartel = Bells
    .text =
        They rang the bells on Anneke with the wind behind them, so that the ring should get it.

        Yasemin Arslan came for the fruit herself. She walked the rows with the headwoman, and they talked about mildew. At the end there was a table with the three harvests on it, in figures, and next to them a bowl, with one plum.

        “On account,” said the headwoman.

        Yasemin ate it. It took her some time to find anywhere to put the stone. “I’ll enter that,” she said. She had been heard, by the boat’s crew, to have been humming.
    .log = { $date }. Bells. The Cartel says that it had always seen the value. The whole sickbay slept for fourteen hours, and woke up complaining.

passage-anneke-line-lost = Nobody picks
    .text =
        It was a good year, as it fell out. By autumn the boughs on the lower terraces were down to the grass with it, and went on bending, and then here and there one cracked; you could hear it from the landing.

        The rings had been taken off. There wasn’t the need. Each side had sent wreaths, and the two boats met at the mole and waited there, for manners, until one of them should go first.

        Hadiza came down with the book. She had got as far as the fourth page. She asked whether there was anybody among them who could read aloud for a while; it was her voice; it would come back.
    .log = { $date }. Too few boxes. I shall not put the number; she has them by name. There was fruit on the ground all the way to the boat, and nobody had told us not to take it.

passage-anneke-line-strays = One more than there are people
    .text =
        The camp was gone from behind the hill when the ring came off. They’d raked out the fires. On the line in the ash, where it was drawn, somebody had set stones; you could step over it now, or sit.

        They were on the terraces. There was a good deal of picking to be done and it seemed that they had the arms for it. The headwoman, asked how many people Anneke had, said nine thousand one hundred and forty, at once, and then she waited to be contradicted.

        Hadiza turned the book to a clean page. It had, she said, no heading yet.
    .log = { $date }. 140, on the terraces, with ladders. They are from “the Works”. I asked which. They said that there is only the one.

passage-anneke-line-cuff = On his cuff
    .text =
        The doctor of the picket came aboard at Europa, on two sticks. He’d had the shirt washed, and the cuff cut off before.

        “Forty-nine of sixty-two,” he said. “I should have had to write a different letter.” He had gone over to the other service since, or been posted; port health; one sat by a door, and could open it. He set the cuff down on the bar like somebody settling a bill. It had one word on it. “If you should come by my door.”
    .log = { $date }. Forty-nine of sixty-two. Fetu has pinned the cuff up next to the card with the lamp.

passage-anneke-line-door = Somewhere else
    .text =
        They were put down at Europa on the chandlers’ side, forty families with a door. On the twelfth day Petrosyan went along the whole row with a spoon and a lamp. Thirty-nine were well.

        The fortieth had the shutters closed. It didn’t go farther than the one house. Somebody had nailed planks over it by night, and written on them, and by morning there was soup on the step.

        The Council knows; it’s been told where, and by which ship. It has written no letter. It has opened a file.
    .log = { $date }. Thirty-nine of forty. Petrosyan has gone in to the other by the window. Achterberg regrets, and has had the street sprayed, and has put it on no bill.

passage-anneke-line-lost-ship = Between the rings
    .text =
        The Ironclad broke up between the rings. Her boats lay there, with her boxes; nobody might come in for them and nobody might come out.

        It was dark for some time. Then a lamp on the inner ring left its place, and one on the outer. They went quite slowly, as if each was hoping it would not be noticed. They met at the boats.

        “You take the people,” said the one in white.

        “You take the boxes,” said the one with the cat. “You’ve the cold for it.” They had never been that close to one another. “It wants four days,” he said, “doesn’t it? I’ve an aunt down there.”
    .log = Hull gone. Boats away. Thaddeus counted us in to two ships that are not allowed to have us. If this book is found: the boxes got there.

log-flag-serum-landed = Landed the serum on Anneke.
log-flag-serum-short = Landed too little serum on Anneke.
log-flag-strays-helped = Landed a box for those behind the hill.
log-flag-strays-left = Saw those behind the hill, and landed nothing.
log-flag-quarantine-broken = Took forty families through the quarantine.
log-flag-quarantine-kept = Kept the quarantine.
log-flag-call-4-answered = Gave a box to a picket.
log-flag-call-4-left = Did not answer a picket.

mover-anneke-line-outer = Cartel picket
    .text = One sector clockwise on the outer ring at each turn’s end. She sees nothing in a Nebula.
mover-anneke-line-inner = Council picket
    .text = One sector clockwise on the inner ring at each turn’s end. She sees nothing in a Nebula.
load-anneke-line-box = Cold-box
    .text = Three thousand doses. It spoils at the end of its fourth turn aboard. We carry two.
place-anneke-line-anneke = Anneke
place-anneke-line-narrows = the Narrows
place-anneke-line-far-side = behind the hill
