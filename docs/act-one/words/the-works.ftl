### Scenario 5, "The Works". Draft.
### It begins on 12/07/100GN; each turn is one day.

scenario-the-works-name = The Works
scenario-the-works-subtitle = Perdita, in 100, where somebody has shut the valves. About 100 minutes.
scenario-the-works-chart = Perdita and her plants
scenario-the-works-chart-note = air by arrangement

scenario-the-works-aim-corporation = Have two air plants running after turn { $turns }
scenario-the-works-aim-firstborn = Have two air plants running after turn { $turns }
scenario-the-works-aim-own = Have two air plants running after turn { $turns }

side-the-works-corporation = Keep the plants until we settle
    .text = For the Corporation. Retainer 14; 14 for two plants, and a mech.
side-the-works-firstborn = Hold the plants with them
    .text = For the Firstborn. Retainer 14; 14 for two plants, and a Targeting Computer.
side-the-works-own = Stand by the Works
    .text = No retainer and no pay. 3 Salvage, from them.

milestone-the-works-main = Two plants running
milestone-the-works-side = Whose board is that?
    .text = Find out whose names they are.
milestone-the-works-third = Three plants, and nobody hurt
    .text = All three running, and no posted hero Wounded.

## Before fitting out

passage-the-works-briefing = A valve
    .text =
        Somebody has sent the Ironclad a valve. It came carriage unpaid, in a box of shavings: a brass wheel the size of a plate, shut, with a tag wired to it. Perdita Works, main two. We have stopped. Kindly do not shoot.

        “That’s a good valve,” says Daisuke.

        “The ice stopped on the tenth,” says Fetu. “Forty stations buy from there, so everybody’s in a hurry. They want somebody with guns to stand by the air plants. The Corporation does. The Firstborn do. They mean different people to be shot at.”

        Fetu once shut down a dock for eleven weeks. He has the wheel on his knees. He tries it, gently, and it does not move.
    .log = 12/07/100GN. Europa. Mutton. A valve, from strangers. Fetu has been in a good mood since it came, and I have asked him to hide it until we have heard both sides.

passage-the-works-cormac = A day’s worth
    .text =
        “It’s three plants and no spares,” says Cormac Byrne. He has drawn it, and drawn it well. “Built for fourteen thousand. There’s more there now. Two of them running, everybody breathes; one, and they’ve a day. So you’d think that nobody would come at them with guns. And there’s raiders under way to do just that, and free them.”

        “And you?” says Gabriel. “What are you sending?”

        “Me? Recovery.” He doesn’t look up from the drawing. “Later. When they’ve settled. I take plant. I’ve told them I take plant, not people, and to stand clear of it.” He rubs out a line that was right. “Keep it breathing till we’ve talked. That’s all. Then do what you like.”

passage-the-works-vashti = Our blood
    .text =
        Vashti of Ismail has walked in by the galley, past the lamps, and is eating standing.

        “There’s hands of ours on Perdita. Ice people; they’ve the arms for it. The Corporation has them on paper, and they’ve got up off their knees. So it’ll send recovery ships. Nice word. They’ll unbolt the air and wait.” She licks her thumb. “The houses ask you to hold the plants alongside them. They don’t say thank you, they say it afterwards.”

        “How many of yours?” says Gabriel.

        “They won’t give me a number.” It has puzzled her; one can see it. “I asked the Eldest. He said that there was nobody there. Then he said: hold it.”

passage-the-works-own = Remainder
    .text =
        When both have gone, Salome takes a page out of her shoe.

        It has been folded so often that it has come to pieces, and she lays the pieces down like a hand of cards. Torn from a ledger, Kontor, 97. Perdita. Requisitioned: filter, lamp, blanket, twenty-two thousand and so many. On account of. The word in the column is remainder. And, after it, maintained.

        “I asked what it’s the remainder of,” says Salome. “It’s the only time that I’ve seen my director not know what to do with her hands.”

        Fetu puts the valve on the table. “We could ask them,” he says. “We’d have to go there and be on nobody’s side. That’s to say, on theirs.”

choice-the-works-side = Whom do we stand by?
option-the-works-side-corporation = Sign with the Corporation
    .cost = Main: +3 Corporation, −3 Firstborn, 14 Credits, a mech. Against us: the Firstborn.
    .log = 12/07/100GN. Cups: until they settle. Salome has put her page back in her shoe.
option-the-works-side-firstborn = Sign with the Firstborn
    .cost = Main: +3 Firstborn, −3 Corporation, 14 Credits, a Targeting Computer. Against us: the Corporation.
    .log = 12/07/100GN. Cups: alongside them. I asked Vashti who they are. She said that she would like to know.
option-the-works-side-own = Stand by the Works
    .cost = −2 Corporation, −2 Firstborn. No pay; 3 Salvage if it holds. Against us: both, each with one ship less.
    .log = 12/07/100GN. Cups: theirs. Achterberg regrets. She has put our bill at the bottom of the pile, by mistake, she says, and cannot think how.

passage-the-works-sail = Hands
    .text =
        “Three plants, and one of you,” says Thaddeus. “You can’t be at all of them. So leave people. Three to a plant, who can hold a door or mend a pump. They’ll be out of the ship till you come back for them.”

        He has a fresh page, with three columns on it.

        “Waves every second day, from out here.” The pencil goes round the edge of the chart. “From which side, nobody knows till someone looks. They make for the nearest plant. Each day that they’re on it, it loses a point, and it has three.”

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

        Beyond the rail, up the whole slope of the hall, people are sitting in rows, and not one of them has looked round.
    .log = { $date }. Docked at Perdita. Entered as four hundred and six, it being the first number that I thought of. The engineer here asked if I was sure.

passage-the-works-board = Whose board is that?
    .text =
        It hangs behind the canteen stove, where no inspector would lean. It is as wide as the wall. There are pegs on it in rows, and on every peg a tag.

        “Shift board,” says the cook.

        It isn’t. A shift board has numbers. These are pieces of tin, cut from cans, and on each somebody has punched a word with a nail. Ruveni. Sefo. Little Sefo. Aunt. Some hang straight; some have been turned to the wall.

        “Who keeps it?” you ask.

        “It’s for shifts,” says the cook. He has moved so as to stand before it. Behind you the sitting people have stopped talking, a row at a time.
    .log = { $date }. There is a board at Perdita with names on it. The cook says that it is for shifts. Two or three thousand tags in a row; eight rows. Noriko’s sum, or mine.

offer-the-works-board = Ask whose board that is
    .cost = Docked: an action, an Agent or a Diplomat.
offer-the-works-keala = Talk to the foreman
    .cost = Docked: an action, Diplomacy { $difficulty }. Failed: −1 Morale.
check-the-works-keala-1 = The foreman
    .won = She wipes her hands, which is a beginning.
    .lost = She has a shift to sit.
check-the-works-keala-2 = The names
    .won = She turns the first tag round.
    .lost = She has told you what she tells inspectors.

passage-the-works-keala = The foreman
    .text =
        She is forty-two, and has ice burns to the elbow. She finishes what she is screwing down, tries it, and only then turns round.

        “Keala,” she says. “Foreman. I’d ask you to sit, but that’s a political position, here.”

        She has your name, it appears, and the ship’s, and for some time looks at the two of them together.

        “I wondered which of you would come,” says Keala. “I thought you’d be older. One thinks of a ship like that as being run by old men.” She pulls down her sleeves. “Go on, then. Ask what you’ve come to ask. Not the one about wages.”
    .log = { $date }. Met the foreman of the Works. She knew the ship. It is not, as a rule, a pleasure to people.

passage-the-works-names = Twenty-two thousand nine hundred and fourteen
    .text =
        “Sefo,” says Keala. “Baker. Little Sefo, his boy; shoots up. Aunt; she won’t say what else she was called. Turned to the wall is died since. Of ordinary things.” She walks along the board with one finger. “Twenty-two thousand nine hundred and fourteen. It was a nice town. You’ll have seen it; there was washing out.”

        Somebody has taken hold of the stove, and lets go of it again.

        “Twelve hulls. Seven nights. A man went from door to door and told us which was ours, very politely, with his hat in his hand.” The finger has stopped. “I’m told you are sorry,” she says. “Your captain was less sorry and more use.”
    .log = { $date }. They are alive. 22,914, of Mirembe. The captain sent the ships. I put him off mine for it.

passage-the-works-hand = His hand
    .text =
        She sees him over Gabriel’s shoulder, at the end of the passage, with his hat on, looking for somewhere to be less in the way.

        Keala walks past Gabriel. She goes the whole length of the passage, wiping her palm down her side, and then holds it out.

        “You got fat,” she says.

        “I regret to say, the other thing,” says Captain Xavier. He has taken off his hat. He has hold of her hand in both of his, and seems to have forgotten how one stops. “How is the boy’s chest?”

        “He sings.”

        “Ah,” says Xavier. All round the hall people are getting to their feet.
    .log = { $date }. She shook his hand before mine. I counted how many stood up. I stopped at two thousand.

passage-the-works-refused-inspector = What she tells inspectors
    .text =
        “They’re contract hands,” says Keala. “Ice, foil, scaffold. Fed, housed, paid at term. Any other question, there’s a form.” It comes out of her like steam from a pipe, at one pressure.

        Behind her someone has hung a blanket over the board, and is standing in front of it.

        “You’ll have come a long way,” she adds. “I’m sorry we’ve no name for you either.”
    .log = { $date }. Asked the foreman. She told me what she tells inspectors. I have some practice in hearing when a thing has been said often.

line-the-works-ruveni-ruveni = “He had us written down by name, in the snow, two hundred and forty lines. My feet haven’t forgiven him. I have.”
line-the-works-freed-ruveni = “Those let us out by the kitchen. There was soup. I said I’d tell you, if ever they came.”
line-the-works-geodesist-noriko = “Eight thousand and some, in the ground. Twenty-two thousand nine hundred and fourteen, here. It comes out. It comes out exactly.”
line-the-works-air-lan = “Everyone breathes deeper on pay day. I plan for it. Today nobody’s paid, and the whole hall’s breathing like a sleeper.”

passage-the-works-riggers = By the kitchen
    .text =
        There is a crate on plant two’s landing with a lamp on it, and round the lamp, eating, forty people who ought to be on Europa.

        “Heard you’d be short-handed,” says the woman with the grey hair. There is a square on her collar that has not faded like the rest. “We came in the laundry.”

        Gabriel says that they were free.

        “We are,” says Ruveni. “It’s why we could.” She hands up the spare spanner without being asked for it. “These are ours in there. You go and see to your guns. We’ll hold this one.”
    .log = { $date }. Plant two is held by forty of those whom we let off. They will not be paid by anybody. I offered soup. They had brought it.

passage-the-works-cutter = From Anneke
    .text =
        She is an orchard cutter with a harvest rail, and her one gun is meant for starlings. She takes station on the Ironclad’s bow as if somebody had given her an admiral.

        “Anneke, for the serum,” says her lamp. “We pay. Whom do we hit?”

        Gabriel points.

        “That? That’s rather big.” There is a pause, in which people can be seen moving crates of fruit. “All right.”
    .log = { $date }. A cutter from Anneke has come forty hours to be of use. She brought plums.

## Waves

passage-the-works-wave-firstborn = Lamps out
    .text =
        They come in without lamps, in the old order, spread like a hand. There is a voice with them, on the open band, speaking Firstborn, and then ours.

        “You of the houses who are held there, lie down on the floor. We have come to open it.”

        “If they open it,” says Lan, on the line from Perdita, “lying down won’t help.” She sounds as she did about the forms. “I have told them. It isn’t that they don’t believe me. It’s that they’ve been told there’s nobody in it who would know.”
    .log = { $date }. First wave. They have come to free people from the air. I do not think that they have been told how many.

passage-the-works-wave-corporation = Recovery
    .text =
        They come in with all their lamps lit and a number on each bow, in line, like men with a warrant on a staircase.

        “Recovery,” says the first of them. “Stand clear of the plant, please. You’re welcome to remain on the station.”

        “With what to breathe?” says Gabriel.

        There is a rustle, over there. It goes on for a while; there seem to be several pages. “It only gives the plant,” says the voice, unhappily. “Stand clear, please.”
    .log = { $date }. First wave. They have orders about the plant, and none about the people. I think that somebody was careful there.

passage-the-works-gate = Gate three
    .text =
        The wave is in the shutters. It got its bows between them as they closed, and now the two halves of gate three are holding it like a nut, and it is firing.

        “Vent, and it’s gone,” says the hand at the plant’s board. “All of it, out, this minute. And a third of the plant with it, that’s what’s behind the gate.”

        “Or?”

        “Or we lean on the wheel. The lot of us. It’ll give before we do.” He is a heavy man, and has taken off his jacket, and is not quite sure of it.

        There are eleven people in the wave’s wheelhouse. One can see them through the gap, looking for their helmets.

choice-the-works-gate = Vent it?
option-the-works-gate-vent = Vent the gate
    .cost = The wave is gone. That plant loses 1 point.
    .log = { $date }. Vented gate three. Eleven.
option-the-works-gate-wait = Lean on the wheel
    .cost = The heroes posted there are Exhausted. The wave withdraws at the turn’s end.
    .log = { $date }. They leaned on the wheel for six hours. The other side gave first, and went home with its bows bent. Nobody here can lift a spoon.

passage-the-works-post = Left at a plant
    .text =
        The lock shuts, and those who have been left look round at what they’ve been left with. It is a hall full of pipes. It breathes, slowly, about once in nine seconds; you notice, after a time, that you have begun to do it too.

        Somebody has put out three cups and a kettle on the valve housing. There is nobody there. Then, along the gallery, there is: forty people, sitting down.

        “We’re not helping you,” says one of them. “We’re on strike. But if it comes to it, that red wheel wants turning to the left.”
    .log = { $date }. Posted the first of ours. Thaddeus entered the hour, and read it back to them. They said yes, yes.

## The debriefing

passage-the-works-won-corporation = Settled
    .text =
        It was settled in an afternoon, on a form. The Works would have longer breaks, a window, and a second cook. Three thousand would go out under contract to rig the Mirror, volunteers by preference.

        Cormac Byrne read it out in the hall, from the rail. When he came to volunteers he stopped and looked for the line again. “It does say that,” he said.

        Eleven hundred put up their hands. He waited. “It says three thousand,” he told them, lower, “by preference.”

        They stood up by rows. Lan did the sum behind him with her slide rule, and reset the litres.
    .log = { $date }. The plants stand. They have a window. 3,000 to the Mirror. Cormac carried some of their bundles to the boat himself, and was told that it was against regulations.

passage-the-works-won-firstborn = No thanks till afterwards
    .text =
        The recovery ships went home in line. By the custom of the houses there were then no thanks for nine days, so that nobody should say it lightly.

        A boat came from Adjoa on the tenth, unlit. The keeper in it walked up the hall between the rows, looking at each person as one does at a shelf for a thing one has put down. At the board she turned round.

        “I am to say that nobody here is forgotten,” she said, “and that there is nobody here.”

        Three thousand would be lent to rig the Mirror, as the price of being let alone. They went under guard. It was not clear from whom.
    .log = { $date }. The plants stand. The houses have thanked us. 3,000 to the Mirror. The keeper wept in the boat. She asked the hand at the oar if he had seen it, and he told her no.

passage-the-works-won-own = The wheel
    .text =
        Both sides withdrew, each to a distance at which it could say that it had been about to. In the hall somebody began to turn on the mains, one after another, and forty stations a long way off had ice again for tea.

        Three thousand would go to the Mirror. It was the price, and they set it themselves: it pays, it is warm there, and one can see who is coming.

        Keala brought a brass wheel up to the ship. “You carried this in, and left it on my desk,” she told Gabriel.

        “It’s yours,” he said.

        “We’ve plenty. Hang it somewhere.” She had filed a line across the rim, where it stood when it was shut.
    .log = { $date }. The plants stand. Nobody has paid us and both have written. Fetu has hung the wheel over the stove. It turns, now. Everyone turns it.

passage-the-works-lost = A day
    .text =
        It took just about what Cormac had said, a day.

        They opened everything that had a door between it and something else. They lay down, on the floors, in rows, and breathed one at a time by a bell that Lan rang. Ships came. They came from both sides, and worked at the same locks, and did not look at each other’s flags.

        It was fewer than it might have been, somebody worked out later, because they had been sitting down.

        On the board behind the stove a good many had been turned to the wall. The cook did it himself. He used both hands.
    .log = { $date }. Fewer than two plants. I have the figure, and am not going to write it here, since Thaddeus has it. 3,000 to the Mirror, those who can stand.

passage-the-works-air = The air figures
    .text =
        Noriko had stayed up with the engineer’s sheets, which nobody had thought to count as secret. In the morning she put one on Gabriel’s plate.

        “Air, by the contract of ninety-three: for twenty-four thousand persons. On the payroll, the same year: one thousand and eighty-six.” She had the pencil exactly parallel with the knife. “The difference is twenty-two thousand nine hundred and fourteen.”

        “Who are they?”

        “I have another number. Thirty-one thousand four hundred and seven. I signed that one.” She took the one from the other, on the cloth. “Eight thousand four hundred and ninety-three. Six people crawled about for eleven weeks and got to eight thousand and some.” She laid the pencil down. “Ask me how I know.”
    .log = { $date }. Noriko can subtract. They are alive, at Perdita: 22,914. Nobody told us. It was in the air.

passage-the-works-xavier-told = What he would not say
    .text =
        Nobody asked him. There was a word given, or there wasn’t; in either case nobody asked. Somebody put the sheet with the figures on the chart table, to one side, where he would have to move it in order to get at the dividers.

        Captain Xavier read it through. He laid the dividers across it. “Yes,” he said. “I see.”

        After a time he put on his spectacles, and went back to the top.

        “Who taught Ms Sato to subtract?” he asked. “I should have liked to keep that for her, a little.”
    .log = { $date }. He knows that we know. He has asked for the word to be kept all the same. By “we”, he says, he means those who were not there.

passage-the-works-truth = Whose is the truth?
    .text =
        Keala has come up to the ship herself, and drinks what she’s given.

        “So you know. Now everyone here wants to do something; I can hear the chairs.” She warms her burns on the cup. “We’ve been dead eight years. The neighbours are quiet and nobody calls. Nobody drafts us. Nobody taxes us. Nobody needs us to have died. Tell people, and by spring we’re five sorts of reason.”

        “They’re mourning you,” says Petrosyan, or somebody as old.

        “Some are. I’ve a father who has it read out every year that he never had me.” She sets the cup down. “It’s ours. I’m asking you to leave it with us. And I’d be interested to see if you do.”

passage-the-works-truth-bare = Whose is the truth?
    .text =
        It lies on the mess table, on a cloth with a sum on it, and everybody is eating round it.

        “They’d have said,” says Wrathe.

        “There’s those who’re mourning them,” says Fetu. “I write to thirty-four families. I know what I’d give.”

        “The client would pay,” says Salome. “I don’t say it’s a reason. I say he would.”

        “It’d be out of our hands then,” says Jabulile. “I’m only asking for the timetable.”

        Noriko has drawn a line beneath the figure with the edge of a knife, and then a second one, as one does when a thing comes out. Gabriel has begun putting cups in front of people.

choice-the-works-truth = Whose is the truth?
option-the-works-truth-silent = Nobody’s. We say nothing
    .cost = The log keeps it.
    .log = { $date }. Agreed to say nothing. I have kept the log for eight years, and it was the first entry that I had to ask permission for.
option-the-works-truth-sponsor = Our client’s. We sell it
    .cost = +1 with the { $client }, 4 Credits.
    .log = { $date }. Told the client. He did not seem surprised. He asked who else had been told, and paid before I had answered.
option-the-works-truth-open = Everyone’s. We tell it
    .cost = +2 Morale.
    .log = { $date }. Told everybody, on the open band, at 20:00, in clear. It took four minutes. I had not thought about how to end it, and said good night.

log-flag-truth-silent = Said nothing of Perdita.
log-flag-truth-sponsor = Sold what we know of Perdita.
log-flag-truth-open = Told everyone who lives at Perdita.
log-flag-keala-trusts = Keala trusts us.
log-flag-keala-bargains = Keala will bargain.
log-flag-keala-enemy = Keala will not see us.
log-flag-works-whole = Perdita’s three plants stand.
log-flag-works-hurt = Two of Perdita’s plants stand.
log-flag-works-lost = Perdita choked, for a day.

passage-the-works-lost-ship = Sitting down
    .text =
        The Ironclad broke up off plant one, and her boats came down on the ice.

        They were seen from the hall. There is a rule there that nobody leaves the floor while there’s a strike on; it had been voted. So it was voted again. It took as long as it takes for some thousands of people to look at one another.

        They came out across the ice with sledges, in whatever they had. Thaddeus stood up in the first boat with his list. He began to count, and had to stop: they had got all mixed up together, his and theirs, and were pulling on the same rope.
    .log = Hull gone. Boats away. Thaddeus could not make it come out. If this book is found: they asked us our names.

person-the-works-ruveni-name = Ruveni
person-the-works-keala-name = Keala

mover-the-works-wave = Wave
    .text = One sector at each turn’s end, to the nearest plant. At a plant at a turn’s end it costs it 1 point. Fight it anywhere.
post-the-works-plant-1 = Plant one
post-the-works-plant-2 = Plant two
post-the-works-plant-3 = Plant three
track-the-works-air-1 = Plant one
track-the-works-air-2 = Plant two
track-the-works-air-3 = Plant three
check-the-works-hold = Hold the plant
    .won = They turn the red wheel to the left.
    .lost = The wave is on the gallery.
