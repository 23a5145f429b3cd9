### Scenario 5, "The Works": three air plants, four waves, and a board with names on it. It closes the first act.
### { $date } is the day in hand: the scenario begins on 12/07/100GN, and each turn is one day.
### { $client } and { $opponent } are the two powers; { $difficulty } is the figure of the check in the mode that is played.
### Who the people of Perdita are may be told by no word before the board is read, or the air figures.

scenario-the-works-name = The Works
scenario-the-works-subtitle = Perdita, in 100, where somebody has shut the valves. About 100 minutes.
scenario-the-works-chart = Perdita and her plants
scenario-the-works-chart-note = air by arrangement

scenario-the-works-aim-corporation = Have two air plants running after turn { $turns }
scenario-the-works-aim-firstborn = Have two air plants running after turn { $turns }
scenario-the-works-aim-own = Have two air plants running after turn { $turns }

side-the-works-corporation = Keep the plants until we settle
    .text = For the Corporation. Retainer { $retainer }; { $pay } for two plants, and a Rigger.
side-the-works-firstborn = Hold the plants with them
    .text = For the Firstborn. Retainer { $retainer }; { $pay } for two plants, and a Targeting Computer.
side-the-works-own = Stand by the Works
    .text = No client, no pay; −2 Corporation and −2 Firstborn as we cast off. The hands pass a hat: { $retainer }, and 3 Salvage if it holds.

milestone-the-works-main-corporation = Two plants running
    .text = Looked at when the last turn is over. With two of them lost, it is over at once.
milestone-the-works-main-firstborn = Two plants running
    .text = Looked at when the last turn is over. With two of them lost, it is over at once.
milestone-the-works-main-own = Two plants running
    .text = Looked at when the last turn is over. With two of them lost, it is over at once.
milestone-the-works-side = Whose board is that?
    .text = Docked at Perdita, get the foreman to say whose names they are.
milestone-the-works-third = Three plants, and nobody hurt
    .text = Looked at when the last turn is over: all three running, and no hero Wounded.

## Before fitting out

passage-the-works-briefing = A valve
    .text =
        A valve has come for the Ironclad. It came carriage unpaid, in a box of shavings: a brass wheel the size of a plate, shut, with a tag wired to it. “Perdita Works, main two. We have stopped. Kindly do not shoot.”

        “That’s a good valve,” says Daisuke.

        “The ice stopped on the tenth,” says Fetu. “Forty stations buy from there, so everybody’s in a hurry. They want a ship with guns to stand by the air plants. The Corporation does. The Firstborn do. They mean different people to be shot at.”

        Fetu once shut down a dock for five weeks. He has the wheel on his knees. He tries it, gently, and it does not move.
    .log = { $date }. Europa. Mutton. A valve, from strangers. Fetu has been in a good mood since it came, and I have asked him to hide it until we have heard both sides.

passage-the-works-cormac = A day’s worth
    .text =
        “It’s three plants and no spares,” says Cormac Byrne. He has drawn it, and drawn it well. “Built for fourteen thousand. There’s more there now. Two of them running, everybody breathes; one, and they’ve a day. So you’d think that nobody would come at them with guns. And there’s raiders under way to do just that, and free them.”

        “And you?” says Gabriel. “What are you sending?”

        “Me? Recovery.” He doesn’t look up from the drawing. “Later. When they’ve settled. I take plant. I’ve told them I take plant, not people, and to stand clear of it.” He rubs out a line that was right. “Keep it breathing till we’ve talked. That’s all. Then do what you like.”

passage-the-works-cormac-aboard = A day’s worth
    .text =
        Cormac Byrne has spread a drawing over the mess table, with a mug on each corner. “I’ve orders from Kontor,” he says. “I’m seconded here, so I’ll read them to you the way I’d read them to anyone. Three plants, and no spares. Built for fourteen thousand; there’s more there now. Two of them running, everybody breathes; one, and they’ve a day. There’s raiders coming to free them. The Corporation asks you to keep it breathing till it’s settled.”

        “And what’s it sending?” says Gabriel.

        “Recovery.” He doesn’t look up. “It’d have been me. I take plant; I never took people. They’ve sent the lad I trained, and I couldn’t say what I taught him.” He rubs out a line that was right. Eluned puts the pencil back in his hand, and says nothing about the line.

passage-the-works-vashti = Our blood
    .text =
        Vashti of Ismail has walked in by the galley, past the lamps, and is eating standing.

        “There’s hands of ours on Perdita. Ice people; they’ve the arms for it. The Corporation has them on paper, and they’ve got up off their knees. So it’ll send recovery ships. Nice word. They’ll unbolt the air and wait.” She licks her thumb. “The houses ask you to hold the plants alongside them. They don’t say thank you, they say it afterwards.”

        “How many of yours?” says Gabriel.

        “They won’t give me a number.” It has puzzled her; one can see it. “I asked the Eldest. He said that there was nobody there. Then he said: hold it.”

passage-the-works-vashti-fought = Our blood
    .text =
        Vashti of Ismail has walked in by the galley, past the lamps, and stops where everyone can see her hands.

        “Last time you took a man off me,” she says. “I’d a table, and you came round it. I’m not here about that. I asked for the job, because you’re the only ones I’ve been beaten by that I’d ask.” She does not sit. “There’s hands of ours on Perdita. Ice people; they’ve the arms for it. The Corporation has them on paper, and they’ve got up off their knees. So it’ll send recovery ships. They’ll unbolt the air and wait. The houses ask you to hold the plants alongside them.”

        “How many of yours?” says Gabriel.

        “They won’t give me a number.” It has puzzled her; one can see it. “I asked the Eldest. He said that there was nobody there. Then he said: hold it.”

passage-the-works-vashti-aboard = Our blood
    .text =
        Vashti of Ismail has had a message by hand, from a keeper who would not come in past the lamp. She brings it to supper and eats on top of it.

        “It’s for all of you,” she says. “There’s hands of ours on Perdita. Ice people. The Corporation has them on paper, and they’ve got up off their knees, so it’ll send recovery ships. They’ll unbolt the air and wait. The houses ask the Ironclad to hold the plants.” She licks her thumb. “They’ve put please. I’ve carried for them for twenty years, and I never had a please.”

        “How many of yours?” says Gabriel.

        “I went out to the boat and asked. The keeper said that there was nobody there.” She looks for the lamp, and turns it down farther. “She was crying when she said it. So I make it more than one.”

passage-the-works-own = Remainder
    .text =
        When both have gone, Salome takes a page out of her shoe.

        It has been folded so often that it has come to pieces, and she lays the pieces down like a hand of cards. Torn from a ledger, Kontor, 97. Perdita. Requisitioned: filter, lamp, blanket, twenty-two thousand and so many. On account of. The word in the column is remainder. And, after it, maintained.

        “I asked what it’s the remainder of,” says Salome. “It’s the only time that I’ve seen my director not know what to do with her hands.”

        Fetu puts the valve on the table. “We could ask them,” he says. “We’d have to go there and be on nobody’s side. That’s to say, on theirs.”

choice-the-works-side = Whom do we stand by?
option-the-works-side-corporation = Sign with the Corporation
    .cost = Main: +3 Corporation, −3 Firstborn, { $pay } Credits, a Rigger. Against us: the Firstborn.
    .log = { $date }. Cups: until they settle. Salome has put her page back in her shoe.
option-the-works-side-firstborn = Sign with the Firstborn
    .cost = Main: +3 Firstborn, −3 Corporation, { $pay } Credits, a Targeting Computer. Against us: the Corporation.
    .log = { $date }. Cups: alongside them. I asked Vashti who they are. She said that she would like to know.
option-the-works-side-own = Stand by the Works
    .cost = −2 Corporation, −2 Firstborn. { $retainer } in a hat, no pay; 3 Salvage if it holds. Against us: both, each wave a ship smaller.
    .log = { $date }. Cups: theirs. Achterberg regrets. She has put our bill at the bottom of the pile, by mistake, she says, and cannot think how.

passage-the-works-sail = Hands
    .text =
        “Three plants, and one of you,” says Thaddeus. “You can’t be at all of them. So leave people. Three to a plant, who can hold a door or mend a pump. They’ll be out of the ship till you come back for them.”

        He has a fresh page, with three columns on it.

        “Waves, one every few days, from out here.” The pencil goes round the edge of the chart. “From which side, nobody knows until they’re there. They make for the nearest plant. Each day that they’re on it, it loses a point, and it has two. When it’s done for, they go on to the next.”

        “And on Perdita?” says Gabriel.

        “On Perdita,” says Thaddeus, “they’ve sat down.”
    .log = { $date }. To Perdita. Packed for three places. Thaddeus wants to know who is left where, and at what hour. He says that it is for the soup.

## At Perdita

passage-the-works-perdita = Number, please
    .text =
        The arrivals hall at Perdita could take two thousand, and has a rail down the middle of it, worn bright. There is a desk, and at the desk a woman with a slide rule, doing everyone’s work.

        “Number, please,” says Pham Ngoc Lan.

        “We’re visitors,” says Gabriel.

        She finds a form for that. It wants a number. There is room for shoe size, blood, and lung; there is none for a name. “I know,” she says. “Write anything. It’s for the air. Two litres a minute each, and they’re sitting down, which helps.”

        Beyond the rail, up the whole slope of the hall, people are sitting in rows, and not one of them has looked round. By the canteen door there is a wall with tags on it. Lan sees you see it. “You can ask,” she says.
    .log = { $date }. Docked at Perdita. Entered as four hundred and six, it being the first number that I thought of. The engineer here asked if I was sure.

passage-the-works-sprayed = Port health
    .text =
        There is a second desk at Perdita today, in front of the first, with a spray gun on it.

        “You’re the ship that broke the line at Anneke,” says the man behind it, through a cloth. “Forty families, in the sixth month. One house of the forty had it, I’m told. We’ve twenty-four thousand here on one air.” He is not angry. He has a list of ships, and it is short. “Arms out, please. Everybody. Then you sit in that room until the paper’s dry.”

        It is pink, and tastes of pear drops. Thaddeus has his sprayed with his arms at his sides, since he is holding a watch. “Six hours ten,” he says, when the door is opened. “They’re quite right.”
    .log = { $date }. Sprayed, and kept in a room for six hours, over Anneke. I had thought that we got away with it.

passage-the-works-board = Whose board is that?
    .text =
        The long wall of the canteen is hung with boards, from the stove to the door: sixty metres of them, eight rows high. There are nails in the rows, close together, and on each nail a tag.

        “Shift board,” says the cook.

        It isn’t. A shift board has numbers. These are slips of tin no wider than a thumb, cut from cans, and each has a word punched in it. Ruveni. Sefo. Little Sefo. Aunt. Some hang straight; some have been turned to the wall.

        “Who keeps it?” you ask.

        “It’s for shifts,” says the cook. Along the benches people have got up, a row at a time. They come and stand with their backs to the boards until there is no more wall to be seen, only people.
    .log = { $date }. There is a board at Perdita with names on it. The cook says that it is for shifts. Getting on for three thousand tags in a row; eight rows. Noriko’s sum, or mine.

offer-the-works-board = Ask whose board that is
    .cost = An action at Perdita, and a hero with Diplomacy.
offer-the-works-ask = Ask whose board that is
    .cost = Free, at Perdita.
offer-the-works-keala = Talk to the foreman
    .cost = An action at Perdita. Two checks: Diplomacy or Engineering, then Diplomacy; if she has reason to hear us, the second alone. Failed: −1 Morale.
check-the-works-foreman = The foreman
    .brings = She hears us; a check for the names follows
    .won = She wipes her hands, which is a beginning.
    .lost = She has a shift to sit.
check-the-works-names = The names
    .brings = We get the names
    .won = She turns the first tag round.
    .lost = She has told you what she tells inspectors.

passage-the-works-keala = The foreman
    .text =
        The foreman of the Works is forty-two, and has ice burns to the elbow. She finishes what she is screwing down, tries it, and only then turns round.

        “Keala,” she says. “Foreman. I’d ask you to sit, but that’s a political position, here.”

        She has your name, it appears, and the ship’s, and for some time looks at the two of them together.

        “I wondered which of you would come,” says Keala. “I thought you’d be older. One thinks of a ship like that as being run by old men.” She pulls down her sleeves. “Go on, then. Ask what you’ve come to ask. Not the one about wages.”
    .log = { $date }. Met the foreman of the Works. She knew the ship. It is not, as a rule, a pleasure to people.

passage-the-works-names = Twenty-two thousand nine hundred and fourteen
    .text =
        “Sefo,” says Keala. “Baker. Little Sefo, his boy; shoots up. Aunt; she won’t say what else she was called. Turned to the wall is died since. Of ordinary things.” She walks along the boards with one finger. “Twenty-two thousand nine hundred and fourteen. You’ve got us down as dead. This is Mirembe. It was a nice town. You’ll have seen it; there was washing out.”

        Daisuke has taken hold of the stove, and lets go of it again.

        “Twelve ships came, before you fired. Seven nights. A man went from door to door and told us which was ours, very politely, with his hat in his hand. He had asked your people to wait, and they wouldn’t, so he sent for ships.” The finger has stopped. “Captain Xavier. I’m told you are sorry. He was less sorry and more use.”
    .log = { $date }. They are alive: 22,914, of Mirembe. Captain Xavier sent the ships. Eleven days after the shot I put him off mine, for the shot.

passage-the-works-hand = His hand
    .text =
        Over Gabriel’s shoulder Keala sees him: Captain Xavier, at the end of the passage, with his hat on, looking for somewhere to be less in the way.

        Keala walks past Gabriel. She goes the whole length of the passage, wiping her palm down her side, and then holds it out.

        “You got fat,” she says.

        “I regret to say, the other thing,” says Captain Xavier. He has taken off his hat. He has hold of her hand in both of his, and seems to have forgotten how one stops. “How is the boy’s chest?”

        “He sings.”

        “Ah,” says Xavier. All round the hall people are getting to their feet.
    .log = { $date }. She shook his hand before mine. I counted how many stood up. I stopped at two thousand.

passage-the-works-refused-inspector = What she tells inspectors
    .text =
        “They’re contract hands,” says Keala. “Ice, foil, scaffold. Fed, housed, paid at term. Any other question, there’s a form.” It comes out of her like steam from a pipe, at one pressure.

        Behind her they are still standing along the boards, shoulder to shoulder, all sixty metres. A boy at the end has been lifted on to a bench to fill a gap.

        “You’ll have come a long way,” she adds. “I’m sorry we’ve no name for you either.”
    .log = { $date }. Asked the foreman. She told me what she tells inspectors. I have some practice in hearing when a thing has been said often.

line-the-works-clean-thaddeus = “No spray. There’s two lists at the desk, and we’re on the one that kept the line at Anneke. They’ve given us back the dues: two Credits.”
line-the-works-signed-ruveni = “He had us written down by name, on the quay, two hundred and forty lines. My feet haven’t forgiven him. I have.”
line-the-works-by-name-keala = “Ruveni writes to me from the Mirror. You had them put down by name, two hundred and forty lines, and it took four hours. Her feet haven’t forgiven you. She has.”
line-the-works-freed-ruveni = “Those let us out by the kitchen. There was soup. I said I’d tell you, if ever they came.”
line-the-works-by-the-kitchen-keala = “Ruveni’s gone out to plant two with forty of hers. She says you let them out by the kitchen, and that there was soup. She said that I was to mention the soup.”
line-the-works-tags-keala = “Two hundred and forty of mine were in that hull. I’ve turned the tags round. Don’t expect me to help you.”
line-the-works-strays-keala = “A hundred and forty ran from here this year. I’m told that somebody counted them in. I’d not have thought it of a ship.”
line-the-works-word-given-keala = “You gave a man your word not to ask about us. He got a line out to me. You’re the first I’ve heard of to keep one. You needn’t begin at the beginning.”
line-the-works-word-refused-keala = “You asked him about Mirembe. On a burning ship, with his hat in his hand. He wrote to me that he’d held. I’d as soon that nobody had had to find out.”
line-the-works-geodesist-noriko = “Eight thousand and some, in the ground. Twenty-two thousand nine hundred and fourteen, here. It comes out, to within a few hundred. I do not like the few hundred.”
line-the-works-geodesist-thaddeus = “Eight thousand and some in the ground, it says on those plates. Twenty-two thousand nine hundred and fourteen here. I can add.”
line-the-works-air-pham = “Everyone breathes deeper on pay day. I plan for it. Today nobody’s paid, and the whole hall’s breathing like a sleeper.”

passage-the-works-riggers = By the kitchen
    .text =
        At Perdita’s lock a sledge is being loaded for plant two, and round it, in overalls, are forty people who ought to be on Europa.

        “Heard you’d be short-handed,” says the woman with the grey hair. There is a square on her collar that has not faded like the rest. “We came in the laundry.”

        Gabriel says that they were free.

        “We are,” says Ruveni. “It’s why we could.” She hands up the spare spanner without being asked for it. “These are ours in here. You go and see to your guns. We’ll hold plant two for you. Once, at any rate.”
    .log = { $date }. Plant two is held by forty of those whom we let off. They will not be paid by anybody. I offered soup. They had brought it.

passage-the-works-riggers-held = Forty overalls
    .text =
        Ruveni’s forty have known of it for an hour, from the pipes. When the wave comes on to the gallery of plant two there is nobody there but an old man, asleep, and a row of overalls hung up to dry.

        It stands among them, listening. Then the overalls turn round.

        Not a shot has been fired. There are forty spanners, and a voice that says what a person can be put down as who is found in a pressure hall without a number. It is quite a list. “I’ve been freight,” says Ruveni at the end of it. “You’d not care for it.”

        They go out by the way they came, one at a time, and the last of them shuts the door.
    .log = { $date }. The first wave at plant two has been sent home by forty riggers. Nobody hurt. There is an overall missing. Ruveni would like it back.

passage-the-works-cutter = From Anneke
    .text =
        She is an orchard cutter with a harvest rail, and her one gun is meant for starlings. She takes station on the Ironclad’s bow as if somebody had given her an admiral.

        “Anneke, for the serum,” says her lamp. “We pay. Whom do we hit?”

        Gabriel points.

        “That? That’s rather big.” There is a pause, in which people can be seen moving crates of fruit. “All right. We’ll lie across its way. It’ll have to say excuse me.”
    .log = { $date }. A cutter from Anneke has come three days to be of use. She will hold up the first wave for two. She brought plums.

## Waves

passage-the-works-wave-firstborn = Lamps out
    .text =
        The first wave comes in without lamps, in the old order, spread like a hand. There is a voice with it, on the open band, speaking Firstborn, and then ours.

        “You of the houses who are held there, lie down on the floor. We have come to open it.”

        “If they open it,” says Lan, on the line from Perdita, “lying down won’t help.” She sounds as she did about the forms. “I have told them. It isn’t that they don’t believe me. It’s that they’ve been told there’s nobody in it who would know.”
    .log = { $date }. First wave. They have come to free people from the air. I do not think that they have been told how many.

passage-the-works-wave-corporation = Recovery
    .text =
        The Corporation’s ships come in with all their lamps lit and a number on each bow, in line, like men with a warrant on a staircase.

        “Recovery,” says the first of them. “Stand clear of the plant, please. You’re welcome to remain on the station.”

        “With what to breathe?” says Gabriel.

        There is a rustle, over there. It goes on for a while; there seem to be several pages. “It only gives the plant,” says the voice, unhappily. “Stand clear, please.”
    .log = { $date }. Recovery is here. They have orders about the plant, and none about the people. I think that somebody was careful there.

passage-the-works-grudge-council = Under observation
    .text =
        A white ship hangs a little outside the range of anything, with one lamp lit.

        “We are not here about Perdita,” says the Council’s guard. The voice is low; one has to lean in. “In the sixth month you carried serum through a closed line, for a party that was owed money. It is not alleged that it did harm. It would be of use to ask you about it, at close quarters.”

        “Now?” says Gabriel.

        “It would be now,” the voice agrees. There is a sound of paper. “If it is inconvenient, that can be entered.”

        He says that it is inconvenient. It can be heard being entered.
    .log = { $date }. The Council has sent somebody to ask about the sixth month, in the middle of this. She is coming nearer, by appointment.

passage-the-works-grudge-left = Two hours and ten minutes
    .text =
        A white ship comes in past Perdita with one lamp lit, and does not hail until she is quite near.

        “In the sixth month a picket of ours called you,” says the voice. It is low, and very young. “She had fever aboard. You had serum. She called for two hours and ten minutes. I have it here; I was the hand on the key.”

        Gabriel asks how many they are, over there.

        “Eight, of that ship. The others have come with us because they asked to.” There is a pause, and paper. “I was told to put a question to you. I find I haven’t one. Please have your people clear of the ports.”
    .log = { $date }. The Council has sent the eight from the picket. They warned us which side they would come from.

passage-the-works-grudge-called-off = On the same cuff
    .text =
        A white ship comes in past Perdita with one lamp lit, and stops where her gun will not reach.

        “I am to question you about the sixth month,” says the voice. It is low; one has to lean in. “You carried serum through a closed line, for a party that was owed money. I have forty questions. The ship’s doctor wishes to say something first.”

        There is a cough, on two sticks. “They gave us a box,” says the doctor. “It was theirs to keep, and they’d two left. Forty-nine of us are breathing. I’ve told the captain that I can’t find my pencil. I’ve told him that nobody aboard can.”

        The lamp goes out, and is lit again farther off.
    .log = { $date }. The Council sent someone to question us about Anneke, and they could not find a pencil. It is a ship of two hundred.

passage-the-works-grudge-cartel = Interest
    .text =
        “It’s only a small matter,” says the man on the open band. He is eating. “Sixth month. There’s fruit pledged, three harvests of it, and you go in past us with somebody else’s serum. So they’ve somebody else to be grateful to. There’s a sum for that.” A page is turned over, with a thumb that sticks. “I’d have taken cash. They said, take it off the paintwork.”

        “We’re busy,” says Gabriel.

        “I see you are. Very good of you, all this.” He has swallowed. “I shan’t be a minute. I’ve left something on the stove.”
    .log = { $date }. The Cartel has sent a man about the plums. He fires between mouthfuls.

passage-the-works-choked = In for four
    .text =
        One of the three air plants has stopped. It ran down like a man looking for his keys: a pipe, another pipe, and then a valve shutting by itself.

        On Perdita the ventilators change their note, every one of them. Lan comes out from behind her desk. She walks down between the rows with a hand lamp, and stops where the air is worst.

        “Two plants will do for everybody,” she says. “So long as it is two. In for four. Out for six. If you were going to have an argument, have it tomorrow.”

        Up the whole slope of the hall twenty thousand people breathe out. It goes on for a long time, and the tags along the canteen wall are heard to stir.
    .log = { $date }. One plant is lost. Two are enough. Lan has taken the clock out of the hall, so that nobody shall do the sum.

passage-the-works-gate = The outer gate
    .text =
        The wave is in the plant’s outer gate. It got its bows between the shutters as they closed, and now the two halves are holding it like a nut, and it is firing.

        “Vent, and it’s gone,” says the hand at the plant’s board. “All of it, out, this minute. And half the plant with it, that’s what’s behind the gate.”

        “Or?”

        “Or we lean on the wheel. The lot of us. It’ll give before we do.” He is a heavy man, and has taken off his jacket, and is not quite sure of it.

        There are seven people in the wave’s wheelhouse. You can see them through the gap, looking for their helmets.

choice-the-works-gate = Vent it?
option-the-works-gate-vent = Vent the gate
    .cost = The wave is gone. That plant loses 1 point.
    .log = { $date }. Vented the gate. Seven.
option-the-works-gate-wait = Lean on the wheel
    .cost = 3 heroes are Exhausted. The wave withdraws.
    .log = { $date }. They leaned on the wheel for six hours. The other side gave first, and went home with its bows bent. Nobody here can lift a spoon.

passage-the-works-held = To the left
    .text =
        The plant is a hall full of pipes. It breathes, slowly, about once in nine seconds, and those of ours who were left there have begun in the night to do it too.

        When the wave comes on to the gallery they have a spanner, a kettle, and each other. Then the gallery is full of people who have sat down, from rail to rail, where one would have to climb over them.

        “We’re not helping you,” says one. “We’re on strike.” He moves his elbow off a wheel. “But that red one wants turning to the left.”

        It goes round four times. You can hear the wave leaving, boot by boot. Somebody has put out three cups.
    .log = { $date }. Ours held a plant. Thaddeus asked them for the hour, and then for what they had eaten, and wrote down both.

## The debriefing

passage-the-works-won-corporation = Settled
    .text =
        It was settled in an afternoon, on a form. The Works would have longer breaks, a window, and a second cook. Three thousand would go out under contract to rig the Mirror, volunteers by preference.

        Cormac Byrne read it out in the hall, from the rail. When he came to volunteers he stopped and looked for the line again. “It does say that,” he said.

        Nine hundred put up their hands. He waited. “It says three thousand,” he told them, lower, “by preference.”

        They stood up by rows. Lan did the sum behind him with her slide rule, and reset the litres.
    .log = { $date }. The plants stand. They have a window. 3,000 to the Mirror. Cormac carried some of their bundles to the boat himself, and was told that it was against regulations.

passage-the-works-won-corporation-aboard = Settled
    .text =
        It was settled in an afternoon, on a form. The Works would have longer breaks, a window, and a second cook. Three thousand would go out under contract to rig the Mirror, volunteers by preference.

        The lad from Recovery read it out in the hall, from the rail. When he came to volunteers he stopped, and looked over their heads for Cormac Byrne, who had trained him, and who stood at the back with the ship’s people. “It does say that,” said the lad.

        “Then read it,” said Cormac.

        Nine hundred put up their hands. The lad waited. “It says three thousand,” he told them, lower, “by preference.” Cormac had taken off his cap.

        They stood up by rows. Lan did the sum with her slide rule, and reset the litres.
    .log = { $date }. The plants stand. They have a window. 3,000 to the Mirror. Cormac carried some of their bundles to the boat. It is against his old firm’s regulations, and he has looked in ours.

passage-the-works-won-firstborn = No thanks till afterwards
    .text =
        The recovery ships went home in line. By the custom of the houses there were then no thanks for nine days, so that nobody should say it lightly.

        A boat came from Adjoa on the tenth, unlit. The keeper in it walked up the hall between the rows, looking at each person as one does at a shelf for a thing one has put down. At the shift board she turned round.

        “I am to say that nobody here is forgotten,” she said, “and that there is nobody here.”

        Three thousand would be lent to rig the Mirror, as the price of being let alone. They went under guard. It was not clear from whom.
    .log = { $date }. The plants stand. The houses have thanked us. 3,000 to the Mirror. The keeper wept in the boat. She asked the man at the helm if he had seen it, and he told her no.

passage-the-works-won-own = The wheel
    .text =
        Both sides withdrew, each to a distance at which it could say that it had been about to. In the hall they began to turn on the mains, one after another, and forty stations a long way off had ice again for tea.

        Three thousand would go to the Mirror. It was the price, and they set it themselves: it pays, it is warm there, and one can see who is coming.

        Keala, the foreman, brought a brass wheel up to the ship. “You carried this in, and left it on my desk,” she told Gabriel.

        “It’s yours,” he said.

        “We’ve plenty. Hang it somewhere.” She had filed a line across the rim, where it stood when it was shut.
    .log = { $date }. The plants stand. Nobody has paid us and both have written. Fetu has hung the wheel over the stove. It turns, now. Everyone turns it.

passage-the-works-won-own-short = The wheel
    .text =
        Both sides withdrew, each to a distance at which it could say that it had been about to. In the hall they began to turn on the mains, one after another, and forty stations a long way off had ice again for tea.

        Three thousand would go to the Mirror. It was the price, and they set it themselves: it pays, it is warm there, and one can see who is coming.

        The cook brought a brass wheel up to the ship. “You carried this in, and left it on Keala’s desk,” he told Gabriel. “Our foreman. She’s had two hundred and forty tags to turn to the wall, out of that hull of yours. Else she’d have brought it herself.”

        “It’s yours,” said Gabriel.

        “We’ve plenty. Hang it somewhere, she says.” A line had been filed across the rim, where it stood when it was shut.
    .log = { $date }. The plants stand. Nobody has paid us and both have written. Fetu has hung the wheel over the stove. It turns, now. Thaddeus has asked the cook where those tags hang.

passage-the-works-lost = A day
    .text =
        It took just about what Cormac had said, a day.

        They opened everything that had a door between it and something else. They lay down, on the floors, in rows, and breathed one at a time by a bell that Lan rang. Ships came. They came from both sides, and worked at the same locks, and did not look at each other’s flags.

        Fewer died than might have, Lan worked out later, because they had been sitting down.

        In the canteen hang boards with a tag for everybody there. When somebody dies, it is turned to the wall. The cook did it himself, that night and the next day. He used both hands.
    .log = { $date }. Fewer than two plants. Thaddeus has gone along the boards behind the cook, with his list. He was not asked to. 3,000 to the Mirror, those who can stand.

passage-the-works-seven = Seven tags
    .text =
        The lock crew brought them in with washing lines, having nothing longer. Seven. Two had got their helmets on.

        The shift asked for the names. There was a list in a breast pocket, with ticks, for the soup. So seven tags were cut and hung on the board with the rest, under the shift that they had come to stop.

        The heavy man from the plant’s board has not put his jacket on again. On the ramp he asked how long the wheel would have taken. Nobody knew. Till morning, they told him. He said that he had not been tired.
    .log = { $date }. Seven tags more on the board. The soup was pea, twice, and five of nothing stated.

passage-the-works-air = The air figures
    .text =
        Noriko had stayed up with the engineer’s sheets, which nobody had thought to count as secret. In the morning she put one on Gabriel’s plate.

        “Air, by the contract of ninety-three: for twenty-four thousand persons. On the payroll, the same year: one thousand and eighty-six.” She had the pencil exactly parallel with the knife. “The difference is twenty-two thousand nine hundred and fourteen.”

        “Who are they?”

        “The dead of Mirembe are thirty-one thousand four hundred and seven. I signed that.” She took the one from the other, on the cloth. “Eight thousand four hundred and ninety-three. The survey found eight thousand graves and some. The others are down there, sitting in rows. They are the people we fired on.” She laid the pencil down. “Ask me how I know.”
    .log = { $date }. Noriko can subtract. They are alive, at Perdita: 22,914, of Mirembe. Nobody told us. It was in the air.

passage-the-works-xavier-told = What he would not say
    .text =
        Nobody asked him. Gabriel put the sheet with the figures on the chart table, to one side, where the captain would have to move it in order to get at the dividers.

        Captain Xavier read it through. He laid the dividers across it. “Yes,” he said. “I see.”

        After a time he put on his spectacles, and went back to the top.

        “Who taught Ms Sato to subtract?” he asked. “I should have liked to keep that for her, a little.”
    .log = { $date }. He knows that we know. He has asked us not to ask him all the same. By “we”, he says, he means those who were not there.

passage-the-works-xavier-told-given = What he would not say
    .text =
        Gabriel had given his word not to ask, and did not. He put the sheet with the figures on the chart table, to one side, where the captain would have to move it in order to get at the dividers.

        Captain Xavier read it through. He laid the dividers across it. “Yes,” he said. “I sent the ships. Twelve of them got away with people in them. You have not asked me, Mr Anaya. I note it.”

        After a time he put on his spectacles, and went back to the top.

        “Who taught Ms Sato to subtract?” he asked. “I should have liked to keep that for her, a little.”
    .log = { $date }. He has told us, since we did not ask. He sent ships to Mirembe, before the shot. I put him off mine eleven days after it. He has offered me his dividers.

passage-the-works-xavier-told-refused = What he would not say
    .text =
        Gabriel had asked him once, and had his answer. This time he only put the sheet with the figures on the chart table, and stood there.

        Captain Xavier read it through. “You asked me why nobody was warned,” he said. “I told you to ask who was short of time. They were. I had ten days, and I found them twelve ships. It did not come out, as you see. There are eight thousand four hundred and ninety-three still to pay for.” He squared the sheet to the edge of the table. “I should be obliged if that were the last question.”

        “Who else knows?” said Gabriel.

        “That,” said Xavier, “is another.”
    .log = { $date }. He sent ships to Mirembe, before the shot. I put him off mine eleven days after it. I have asked him twice now, and been told each time.

passage-the-works-truth = Whose is the truth?
    .text =
        Keala has come up to the ship herself, and drinks what she’s given.

        “So you know. Now everyone here wants to do something; I can hear the chairs.” She warms her burns on the cup. “We’ve been dead eight years. The neighbours are quiet and nobody calls. Nobody drafts us. Nobody taxes us. Nobody needs us to have died. Tell people, and by spring there’ll be five powers shooting over our heads.”

        “They’re mourning you,” says Thaddeus. He has not sat down since she came in.

        “Some are. I’ve a father who has it read out every year that he never had me.” She sets the cup down. “It’s ours. I’m asking you to leave it with us. And I’d be interested to see if you do.”

passage-the-works-truth-bare = Whose is the truth?
    .text =
        The truth lies on the mess table, on a cloth with a sum on it, and everybody is eating round it.

        “They’ve had eight years to say so,” says Wrathe.

        “There’s those who’re mourning them,” says Fetu. “I write to thirty-four families. I know what I’d give.”

        “There are people who’d pay,” says Salome. “I don’t say it’s a reason. I say they would.”

        “It’d be out of our hands then,” says Jabulile. “I’m only asking for the timetable.”

        Noriko has drawn a line beneath the figure with the edge of a knife, and then a second one, as one does when a thing comes out. Gabriel has begun putting cups in front of people.

choice-the-works-truth = Whose is the truth?
option-the-works-truth-silent = Nobody’s. We say nothing
    .cost = No pay. Whoever has a vault will be less on guard.
    .log = { $date }. Agreed to say nothing. I have kept the log for eight years, and it was the first entry that I had to ask permission for.
option-the-works-truth-sponsor = Our client’s. We sell it
    .cost = +1 with the { $client }, 4 Credits. Perdita will hear of it, and Kontor will ask one thing more of us.
    .log = { $date }. Told the client. He did not seem surprised. He asked who else had been told, and paid before I had answered.
option-the-works-truth-open = Everyone’s. We tell it
    .cost = +2 Morale. Every vault is warned, and crowds will cost us time. Keala, if she asked us not to, is done with us.
    .log = { $date }. Told everybody, on the open band, at 20:00, in clear. It took four minutes. I had not thought about how to end it, and said good night.

passage-the-works-lost-ship = Sitting down
    .text =
        The Ironclad broke up off Perdita, and her boats came down on the ice.

        They were seen from the hall. There is a rule there that nobody leaves the floor while there’s a strike on; it had been voted. So it was voted again. It took as long as it takes for some thousands of people to look at one another.

        They came out across the ice with sledges, in whatever they had. Thaddeus stood up in the first boat with his list. He began to count, and had to stop: they had got all mixed up together, his and theirs, and were pulling on the same rope.
    .log = Hull gone. Boats away. Thaddeus could not make it come out. If this book is found: they asked us our names.

## What became of the telling

passage-the-works-kept = A tag
    .text =
        Keala came down to the lock to see them off. It was to count the spoons, she said.

        “You’ve not told,” she said.

        “No,” said Gabriel.

        “There’ll be somebody who offers a good price. Then there’ll be somebody who has a right to it. That one’s harder.” She gave him something in a rag, and was gone before he had it open; the lock is timed.

        It was a tag cut out of a can, with a hole for the nail, and nothing punched on it. Fetu turned it over several times.

        “It’s for one of us,” he said, “or it’s for someone whom she’s not found yet.”
    .log = { $date }. Keala has given us a tag with no name on it. Hung it over the stove, facing out.

passage-the-works-kept-short = Two hundred and forty
    .text =
        Keala came down to the lock to see them off. She had a flour sack with her, and it was heavy.

        “You’ve not told,” she said.

        “No,” said Gabriel.

        “You can keep your mouths shut, I’ll say that. I can deal with people who do.” She put the sack into his arms. “Those were in the Long Patience. Two hundred and forty. They’ve been facing the wall since the second month. I’ve taken them down, because I was told that you’ve a man who keeps lists.”

        Thaddeus took it from him. He knelt down there in the lock and began to read them, a tag at a time, aloud. The lock is timed. She held the door.
    .log = { $date }. Keala has given us the tags of the 240. Thaddeus has hung them in his cabin, under ours. It took all his nails.

passage-the-works-sold = Four Credits
    .text =
        It was known at Perdita within the day. Keala did not come down to the lock. She sent the cook, with a can that had a lid on it.

        There were four Credits in the can, in small coin. It had been got together along the benches; some of it was wages, and some of it was buttons.

        “She says, she’d like it back,” said the cook. “What you sold. She says, if that’s what it costs, there’s four.”

        Gabriel told him that it could not be done.

        “She said you’d say so.” He left the can on the sill. “She says to keep it, then, and write down what for. She’ll still talk to you. She’ll talk to anyone now. She’s got five powers to talk to, by spring.”
    .log = { $date }. Four Credits from Perdita, in a can. Fetu counted nine buttons. I have entered it, and what for.

passage-the-works-sold-short = Four Credits
    .text =
        It was known at Perdita within the day. Keala did not come down to the lock. She sent the cook, with a can that had a lid on it.

        There were four Credits in the can, in small coin. It had been got together along the benches; some of it was wages, and some of it was buttons.

        “She says, she’d like it back,” said the cook. “What you sold. She says, if that’s what it costs, there’s four.”

        Gabriel told him that it could not be done.

        “She said you’d say so.” He left the can on the sill. “She says to keep it, then, and write down what for. She’ll not talk to you again. It was the two hundred and forty in that hull, and now it’s the rest of us. She’s got five powers to talk to, by spring.”
    .log = { $date }. Four Credits from Perdita, in a can. Fetu counted nine buttons. I have entered it, and what for, and put it under the 240.

passage-the-works-not-seen = From the back
    .text =
        The canteen at Perdita has boards along the wall, and on them a tag for everybody who lives there. Thaddeus went down before they sailed, in his good jacket, and asked the cook for the foreman.

        “Ironclad,” said the cook. “You’d the Long Patience to look after.”

        “Yes,” said Thaddeus. “I’ve come about the two hundred and forty.”

        The cook went to ask, and came back. “She’ll not see you,” he said. “Nor anyone off that ship. She turned their tags to the wall herself, all two hundred and forty, and that’s what she has to say to you.” He was wiping a table that was clean. “They’re there, by the door. You can go and stand in front of them. It’s a canteen.”

        Thaddeus stood there until the ship’s whistle went. From the back there was nothing on them but tin.
    .log = { $date }. The foreman at Perdita will not see us, over the Long Patience. Thaddeus stood for an hour before 240 tags. He has asked what they say on the other side.

passage-the-works-turned-round = As a shift board
    .text =
        The news went out at 20:00, and by 20:04 it was everywhere that has a set. At Perdita there is one in the canteen.

        Nobody shouted. The cook reached up, turned the knob, and left his hand there. Then Keala had the boards taken off the wall, panel by panel, and stood with their faces to it, all sixty metres. It took four hundred people, and they were at it until two.

        “It’s no good to us now,” she said, “as a shift board.”

        Gabriel had come to say something, and she heard it out. “I asked you,” said Keala. “You listened very well. I’ll remember that about you.” She wiped her hands. “Mind the rail. It’s been polished.”
    .log = { $date }. She had asked us not to. It took four hundred people, until two in the morning. I offered to be one more.

## The end of the first act: who writes

passage-the-works-letters-silent = Five letters
    .text =
        The letters came within one watch, in five kinds of paper, and Fetu laid them on the long table and put the salt on them so they wouldn’t curl.

        Each was short. Each was from somebody who had never written to the Ironclad before, and could have her sunk. None said what it was about.

        Zofia didn’t touch them. She read them where they lay, her knitting under one arm. “Nobody’s told them anything,” she said. “They know where we’ve been. Each of them’s frightened of what we may have said to the other four.” She went along the row again. “I used to hold letters back for less. These I’d have sent.”

        “Which is thickest?” said Gabriel.
    .log = Europa, the thirtieth. Soup. Five letters. We have been hired by clerks for years. Now it is the people whose names are on the coins.

passage-the-works-letters-sponsor = Five letters
    .text =
        The letters came within one watch, in five kinds of paper, and Fetu laid them on the long table and put the salt on them so they wouldn’t curl.

        Each was short. Each was from somebody who had never written to the Ironclad before, and could have her sunk. None said what it was about.

        Zofia didn’t touch them. She read them where they lay, her knitting under one arm. “We told one,” she said. “It’s called ‘the matter’ in all five. Four of them have that from the fifth; I’d say within the day.” She went along the row again. “So it wasn’t kept. It was only sold.”

        “Which is thickest?” said Gabriel.
    .log = Europa, the thirtieth. Soup. Five letters. We sold it once. It seems to have been sold on four times since, and dearer.

passage-the-works-letters-open = Three sacks
    .text =
        Achterberg had needed the handcart. There were three sacks, and hardly anything in them was for the Ironclad. It was for a baker. It was for somebody’s aunt; for any person called Sefo; for whoever used to live over the pump. People had written on the backs of things, and put their own address twice.

        Under the second sack, in five kinds of paper, were five others. Each was short, and each from somebody who could have the ship sunk.

        Zofia had sat down on the floor. She didn’t so much as turn those over. “They’ll keep,” she said. “They’re only frightened. This is post.” She had asked for string.

        “Which of the five is thickest?” said Gabriel, to the room.
    .log = Europa, the thirtieth. Soup. Three sacks, and five letters. Zofia has put the sacks by street. Two people have written to themselves, to see if it arrives.

passage-the-works-letter-federation = From the Marshal
    .text =
        “Captain Anaya,

        “You have been of use to us. You did it for money. I do not mind that. I have known what it is to have the wages to pay.

        “You have been to Perdita. You will have found what there is to find. I have known it for six years. I slept.

        “There is a paper that shows who did what at Mirembe. It is not our paper; another power has it. I want it proved who did it, and I would like it to have been them. That is the whole of my reason. I think that you would have found a better one for me, and believed it.

        “You once put a friend of mine ashore. You did that properly.

        “Falk.”
    .log = The Marshal of the Federation has written. I can find nothing in it that is not true, and have looked.

passage-the-works-letter-council = From the Convenor
    .text =
        “Captain, will you sit down? I find that people read worse standing.

        “You have been told a number. I signed a different one. I signed it in good faith and keep it in the other kind; and for eight years those who wished to kill each other came into my room first.

        “You will say that it was never true. I have had children before me whose father was not their father, and who were fed by him every day. I did not always tell them.

        “I should like to know what the others have done with the truth. I would like it in writing, from their own drawer. Come and see me. Bring Ms Sato, if she will come. Shahidi.”
    .log = The Convenor of the Council has written. Noriko read it, and said that the hand had got smaller. Ask her how she knows.

passage-the-works-letter-firstborn = From the Eldest
    .text =
        “To the house that sails in iron, and to him who speaks for it at present.

        “We do not write to ships. We are told that one begins by saying what one wants, and beg to be forgiven for it.

        “You were at the place of ice. It is said that there are people there. We have counted them each year among those who are not. It is a long list, and it is read aloud. There is one name upon it that we do not hear.

        “Others had a hand in this. We would see their accounts opened before ours.

        “We had a friend once who flew. If she is living, she need not answer.”
    .log = The Eldest of the Firstborn has written. Marguerite put it under a pot, and then took the pot off.

passage-the-works-letter-cartel = From the Factor
    .text =
        “Gabriel! I may say Gabriel? I’ve been carrying you on my books so long you’re practically a nephew.

        “So. You’ve met my passengers. Nice people; I hope they said a word for me; no, don’t tell me. I had sixteen hulls and a week. Everybody else had regrets. Nobody’s thanked me. I only say I’ve noticed.

        “Now the others are going to want to know who did what. I’d like it to be them who did it. It was, too, that’s the beauty. It’s written down. It’s in a drawer with a lock, and a lock’s a sort of request.

        “Come and eat. My doctor says not to. Bring the girl; I’m her godfather. B. R.”
    .log = The Factor of Mancala has written, on a menu. There was a tomato with it. Jabulile says that he does that with everyone, and ate it.

passage-the-works-letter-corporation = From the Director
    .text =
        “Gabriel, hello. I’ll be quick, I’ve forty stations breathing.

        “You’ve seen them. So: twenty-two thousand nine hundred and fourteen, less whoever’s died, and I know who’s died. I found them in a ledger in ninety-four, under a word. If I’d asked what it meant it’d have been policy. So I fed them. By a hundred and three the interest buys out the last contract, and they each get a key. I’ve had the keys cut.

        “I need three quiet years. Somebody is going to spoil it by being right. I’d like to be able to show them their own books first.

        “Say hello to Salome. Tell her she could have had the whole page. Priya Iyer.”
    .log = The Director of the Corporation has written. Salome says that it is all true. She has gone to bed at six.

passage-the-works-no-letter = None is thickest
    .text =
        The five letters were weighed in the end, on the galley scales. There was nothing in it.

        “They don’t care for us,” said Fetu. “I’d thought one of them might. A little. One gets to hoping.”

        “They’re not asking because they like us,” Salome said. She had the five in a fan. “They want somebody whom the other four dislike as much. There’s only the one ship.”

        Between the fourth and the fifth was a paper bag with six Credits in it. *For bread,* it said on the bag, in the hand that writes their bills. *I shall want it back when it is least convenient.*

        “That’s a sort of standing,” said Gabriel. He asked if anybody minded its being his turn to wash up.
    .log = Read all five, twice. They ask for us as one asks for the long spoon. Six Credits from Achterberg; we owe them.

line-the-works-postscript-silent-falk = “You have told nobody. I had a sentence ready, in case you had. I find that I have kept it.”
line-the-works-postscript-open-falk = “You told everyone, at 20:00, in clear. I stood up to hear it. I have not decided what I stood up for.”
line-the-works-postscript-sponsor-falk = “You sold it. Somebody would have. I would have paid you more, and you would have slept less.”
line-the-works-postscript-silent-shahidi = “It is said that you have been silent. That may be kindness. It may also be evidence. It would be as well to note the date.”
line-the-works-postscript-open-shahidi = “It took four minutes, I am told. In the room where I sat, two delegations stood up. They have not sat down again.”
line-the-works-postscript-sponsor-shahidi = “One party has been told, for money. I have heard such witnesses. They are usually accurate.”
line-the-works-postscript-silent-rangi = “It is not spoken of among us that you were silent. It has been noticed. A lamp is lit for it, low.”
line-the-works-postscript-open-rangi = “You have read our Roll aloud before us, and left out nobody. The house has not slept. It is not said which of us wept.”
line-the-works-postscript-sold-rangi = “Our clerk has paid you for what we knew. We would have given more not to be told it.”
line-the-works-postscript-sponsor-rangi = “You have told it where people are reckoned in litres. We would rather that you had asked us for their names.”
line-the-works-postscript-silent-reis = “Not a word, to anybody? I’ve tried that. It keeps, but you have to feed it.”
line-the-works-postscript-open-reis = “I heard you on the kitchen set. I cried in the soup. Now all my captains want a medal, and have you seen what ribbon costs?”
line-the-works-postscript-sponsor-reis = “Four Credits? Gabriel. I’d have given you nine, and lunch.”
line-the-works-postscript-silent-iyer = “You’ve said nothing. I make that a year, out of the three. I don’t say thank you in writing.”
line-the-works-postscript-open-iyer = “The Trust was falling before you’d said good night. They’re all still breathing. I checked that first, and then I was angry.”
line-the-works-postscript-sold-iyer = “You sold me what I keep in my own safe. I’ve entered the four Credits under training.”
line-the-works-postscript-sponsor-iyer = “You sold it to the house that struck them out. I’d have thought you would ask who’s been feeding them.”

passage-the-works-which = Five months
    .text =
        It had got late. The salt was back in its dish, and Gabriel had been squaring the letters up with his thumb for some time.

        “They want a paper,” said Salome. “All five. Out of somebody else’s drawer.”

        “Whose drawer?” said Jabulile.

        “That depends on whom we answer.”

        Thaddeus had come in last. He looked at the clock over the stove, and at his own watch, and put the watch away. “It’s the thirtieth,” he said. “On the thirtieth of the twelfth there’s no more Article Eleven. Then anyone can ask us anything.”

        “Nobody decides hungry,” said Fetu. He got up to see about the bread.
    .log = The thirtieth. Five letters, five months. Thaddeus asked for the hour to be entered: 23:10, by the clock over the stove.

## Who speaks, and the pieces on the chart

person-the-works-ruveni-name = Ruveni
person-the-works-keala-name = Keala
person-the-works-pham-name = Pham Ngoc Lan
person-the-works-falk-name = Sunniva Falk, under her letter
person-the-works-shahidi-name = Nasrin Shahidi, under her letter
person-the-works-rangi-name = Rangi of Adjoa, under his letter
person-the-works-reis-name = Bartolomeu Reis, under his letter
person-the-works-iyer-name = Priya Iyer, under her letter

mover-the-works-wave-1 = First wave
    .text = One sector at each turn’s end, to the nearest plant. A plant where it stands at a turn’s end loses 1 point, unless those posted there hold it.
mover-the-works-wave-2 = Second wave
    .text = One sector at each turn’s end, to the nearest plant. A plant where it stands at a turn’s end loses 1 point, unless those posted there hold it.
mover-the-works-wave-3 = Third wave
    .text = One sector at each turn’s end, to the nearest plant. A plant where it stands at a turn’s end loses 1 point, unless those posted there hold it.
mover-the-works-wave-4 = Fourth wave
    .text = One sector at each turn’s end, to the nearest plant. A plant where it stands at a turn’s end loses 1 point, unless those posted there hold it.
mover-the-works-grudge-council = With one lamp lit
    .text = The Council’s, for what was done in the sixth month. One sector towards us at each turn’s end.
mover-the-works-grudge-cartel = About the plums
    .text = The Cartel’s, for what was done in the sixth month. One sector towards us at each turn’s end.
fight-the-works-wave = A wave
    .text = The { $opponent } wants the plant. It has nothing against you, and says so.
fight-the-works-half-wave-corporation = Recovery
    .text = The Corporation’s, for the plant. You are asked to stand clear.
fight-the-works-half-wave-firstborn = Those without lamps
    .text = The Firstborn’s, to open what would be better shut.
fight-the-works-grudge-council = Under observation
    .text = The Council has a question about the sixth month.
fight-the-works-grudge-cartel = The man about the plums
    .text = The Cartel will take it off the paintwork.
post-the-works-plant-1 = Plant one
    .text = Up to 3 heroes stay. When a wave stands here at a turn’s end, they alone hold it, by Combat or Engineering.
post-the-works-plant-2 = Plant two
    .text = Up to 3 heroes stay. When a wave stands here at a turn’s end, they alone hold it, by Combat or Engineering.
post-the-works-plant-3 = Plant three
    .text = Up to 3 heroes stay. When a wave stands here at a turn’s end, they alone hold it, by Combat or Engineering.
count-the-works-air-1 = Air of plant one
    .text = At 0 the plant is lost.
count-the-works-air-2 = Air of plant two
    .text = At 0 the plant is lost.
count-the-works-air-3 = Air of plant three
    .text = At 0 the plant is lost.
place-the-works-plant-1 = plant one
place-the-works-plant-2 = plant two
place-the-works-plant-3 = plant three
check-the-works-hold-1 = Hold plant one
    .brings = The plant loses nothing
    .won = They turn the red wheel to the left. The wave withdraws.
    .lost = The wave is on the gallery. The plant loses 1 point.
check-the-works-hold-2 = Hold plant two
    .brings = The plant loses nothing
    .won = They turn the red wheel to the left. The wave withdraws.
    .lost = The wave is on the gallery. The plant loses 1 point.
check-the-works-hold-3 = Hold plant three
    .brings = The plant loses nothing
    .won = They turn the red wheel to the left. The wave withdraws.
    .lost = The wave is on the gallery. The plant loses 1 point.
