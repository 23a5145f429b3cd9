### Scenario 7, "Good Neighbour": five echoes, one of which is the ship that hunts for all five powers.
### It begins on 12/09/100GN; each turn is a day.

scenario-good-neighbour-name = Good Neighbour
scenario-good-neighbour-subtitle = Out from Europa into bad ground, in 100, after a ship that fights as we do. About 90 minutes.
scenario-good-neighbour-chart = The Bad Ground
scenario-good-neighbour-chart-note = echoes as heard; no more than one of them is true

scenario-good-neighbour-aim-federation = Catch the Good Neighbour by turn { $turns }, before three buoys are lost
scenario-good-neighbour-aim-council = Catch the Good Neighbour by turn { $turns }, before three lamps are lost
scenario-good-neighbour-aim-firstborn = Catch the Good Neighbour by turn { $turns }, before three stones are lost
scenario-good-neighbour-aim-cartel = Catch the Good Neighbour by turn { $turns }, before three mail drops are lost
scenario-good-neighbour-aim-corporation = Take the Good Neighbour, not sunk, by turn { $turns }, before three meters are lost

side-good-neighbour-federation = For the Federation
    .text = Retainer { $retainer }; { $pay } for the hunter. Against us: the Firstborn.
side-good-neighbour-council = For the Council
    .text = Retainer { $retainer }; { $pay } for the hunter. Against us: the Cartel.
side-good-neighbour-firstborn = For the Firstborn
    .text = Retainer { $retainer }; { $pay } for the hunter. Against us: the Corporation.
side-good-neighbour-cartel = For the Cartel
    .text = Retainer { $retainer }; { $pay } for the hunter, and 2 for each mail drop that stands. Against us: the Federation.
side-good-neighbour-corporation = For the Corporation
    .text = Retainer { $retainer }; { $pay } for the hunter, taken and not sunk. Against us: the Council.

milestone-good-neighbour-main-federation = The hunter caught
    .text = Identify echoes until one of them is the hunter, then beat her in combat. With three of the four buoys lost, it cannot be done.
milestone-good-neighbour-main-council = The hunter caught
    .text = Identify echoes until one of them is the hunter, then beat her in combat. With three of the four lamps lost, it cannot be done.
milestone-good-neighbour-main-firstborn = The hunter caught
    .text = Identify echoes until one of them is the hunter, then beat her in combat. With three of the four stones lost, it cannot be done.
milestone-good-neighbour-main-cartel = The hunter caught
    .text = Identify echoes until one of them is the hunter, then beat her in combat. With three of the four mail drops lost, it cannot be done.
milestone-good-neighbour-main-corporation = The hunter taken whole
    .text = Identify echoes until one of them is the hunter, then beat her in combat. Do not sink her: she has to be taken. With three of the four meters lost, it cannot be done.
milestone-good-neighbour-side = Who pays for it
    .text = Open her strongbox before it burns.
milestone-good-neighbour-third = By ear
    .text = Let no echo reach a relay, and run into none.

## Before fitting out

passage-good-neighbour-wreck = Frame four, frame nine
    .text =
        “Mind her feet,” says Petrosyan, and a stretcher goes by. It’s the fourth they have taken off this courier since breakfast.

        She carried mail between all five powers. She is cut in five, at frames four, nine, fifteen and twenty-one, as the Patient Margin was in the third month; and in between, two relays and a mail boat have gone the same way. Each time it was a torpedo with seven grooves filed into its driving band by hand, as only this ship does it, and fired by this ship’s drill. The other ship had Good Neighbour on her bow, say those on the stretchers.

        “It’s somebody who has served here,” says Gabriel.

        Thaddeus has laid his palm along the edge of the cut. “It’s somebody I taught,” he says. “That’s a half-round file. I gave it him.” He looks about for somewhere to wipe his hand.
    .log = { $date }. Took people off a courier until noon. Thaddeus knows the file. He has asked not to be asked until he is sure.

passage-good-neighbour-nobody = Anybody’s money
    .text =
        Achterberg reads out what is offered for the hunter without her glasses, holding the sheet away from her.

        “Five powers, five rewards, and all five the same sum. I regret to say that none of them would have you to dinner. Each says that it would gladly see you go.” She puts the glasses on. “‘Gladly’, all five. I have never seen that before. As a rule they like to disagree.”

        “Why us?” says Gabriel.

        “If you kill him, there is one ship less that knows things. If he kills you, the same.” She has a loaf under her arm, and sets it on the sheet so that it lies flat. “Take whose contract you like,” says the harbourmaster.
    .log = { $date }. All five will pay us to go, and none has asked us in. A loaf from Achterberg. I cannot find it on the bill.

choice-good-neighbour-sponsor = For whom do we hunt?
option-good-neighbour-sponsor-federation = Hunt for the Federation
    .cost = Main: +2 Federation, −2 Firstborn, { $pay } Credits.
    .log = { $date }. Cups: for the Federation. Two Skadi come along, to help, they say.
option-good-neighbour-sponsor-council = Hunt for the Council
    .cost = Main: +2 Council, −2 Cartel, { $pay } Credits.
    .log = { $date }. Cups: for the Council. The contract says “restrain”, in four places.
option-good-neighbour-sponsor-firstborn = Hunt for the Firstborn
    .cost = Main: +2 Firstborn, −2 Corporation, { $pay } Credits.
    .log = { $date }. Cups: for the Firstborn. Vashti of Ismail flies with us. Wrathe has lent her a mug.
option-good-neighbour-sponsor-cartel = Hunt for the Cartel
    .cost = Main: +2 Cartel, −2 Federation, { $pay } Credits, 2 for each mail drop that stands.
    .log = { $date }. Cups: for the Cartel. It is the post that they are angry about. There is money in it.
option-good-neighbour-sponsor-corporation = Hunt for the Corporation
    .cost = Main: +2 Corporation, −2 Council, { $pay } Credits. Sunk, it fails.
    .log = { $date }. Cups: for the Corporation. The hunter turns out to be insured. With them.

passage-good-neighbour-briefing-federation = Buoys
    .text =
        Roland Wrathe has brought two pilots and an order. The pilots look as if they had left school that morning; they stand in the door and look at the ship as though she might go off.

        “It’s the fleet’s buoys that he’s killing,” Roland says. “There are four left out there, round the bad ground. If he gets three, we’re blind on that side. The Marshal wants him stopped. She didn’t say how.” He reads it through again. “She generally says how.”

        “Who is he?” says Wrathe.

        “It isn’t in the order.” He is a truthful man, and it’s an effort. “There was a name, Maren. They’ve typed over it. It had three letters.”
    .log = { $date }. For the Federation. The name has been typed over. It had three letters. Thaddeus counted them twice.

passage-good-neighbour-briefing-federation-aboard = Buoys
    .text =
        Two pilots have brought Roland Wrathe an order from the fleet, into the mess, where he was eating. They look as if they had left school that morning; they stand in the door and look at the ship as though she might go off.

        “I’ll do this standing,” says Roland. “I’m yours for the rest of the day.” He goes to the door and stands between them. “It’s the fleet’s buoys that he’s killing. There are four left out there, round the bad ground. If he gets three, we’re blind on that side. The Marshal wants him stopped. She didn’t say how.” He reads it through again. “She generally says how.”

        “Who is he?” says Wrathe.

        “It isn’t in the order.” He is a truthful man, and it’s an effort. “There was a name, Maren. They’ve typed over it. It had three letters.”
    .log = { $date }. For the Federation. The name has been typed over. It had three letters. Thaddeus counted them twice.

passage-good-neighbour-briefing-council = Lamps
    .text =
        Observer Ugyen sets a lamp on the table. It is a lightship’s, as big as a head, and there is a hole shot through it.

        “Four of these are left round the bad ground,” he says. “If three of them go, no one can steer there, and the Lanes will close on that side. One keeper was aboard. She was asked to step off first, by name, in a very pleasant voice. I have her deposition.” He turns the lamp so that the hole faces away. “The Council asks that he be restrained.”

        “Stopped,” says Gabriel.

        “The word is ‘restrained’. I did inquire.” He takes out his own watch. “At what hour did you last see your bosun, Mr Cole?”
    .log = { $date }. For the Council. He asked Thaddeus when he had last seen our bosun. It was in 94. Until then nobody had said bosun.

passage-good-neighbour-briefing-council-aboard = Lamps
    .text =
        Observer Ugyen sets a lamp on the table. It is a lightship’s, as big as a head, and there is a hole shot through it.

        “I sit at your table, and the paper is the Council’s,” he says. “Please note that I have said both. Four lamps like this one are left round the bad ground. If three of them go, no one can steer there, and the Lanes will close on that side. One keeper was aboard. She was asked to step off first, by name, in a very pleasant voice. I have her deposition.” He turns the lamp so that the hole faces away. “The Council asks that he be restrained.”

        “Stopped,” says Gabriel.

        “The word is ‘restrained’. I did inquire.” He takes out his own watch. “At what hour did you last see your bosun, Mr Cole?”
    .log = { $date }. For the Council. He asked Thaddeus when he had last seen our bosun. It was in 94. Until then nobody had said bosun.

passage-good-neighbour-briefing-firstborn = Stones
    .text =
        “They’re stones,” says Vashti of Ismail. “You’d take them for junk. One for each house; they hang out there and say the names over, on a low band, to no one. Kids make jokes about it.” She has her boots on the bench. “He’s broken five. There’s four left.”

        “And your people are angry,” says Gabriel.

        “My people are quiet. I’ve seen them angry; it’s nicer.” She looks along the mess, and her eyes stop at Wrathe and move on a little too fast. “I’m to fly with you. I’m not on your bill. I’ve my own machine and I don’t eat much.”

        Wrathe has pushed the bread a hand’s breadth that way.
    .log = { $date }. For the Firstborn. Vashti flies with us, at her own cost. She has asked for the berth farthest from Wrathe’s.

passage-good-neighbour-briefing-firstborn-aboard = Stones
    .text =
        “They’re stones,” says Vashti of Ismail. “You’d take them for junk. One for each house; they hang out there and say the names over, on a low band, to no one. Kids make jokes about it.” She has her boots on the bench. “He’s broken five. There’s four left.”

        “And your people are angry,” says Gabriel.

        “My people are quiet. I’ve seen them angry; it’s nicer.” She looks along the mess, and her eyes stop at Wrathe and move on a little too fast. “I’ve a bunk here already. This one I fly for them, so it’s not on your bill.”

        Wrathe has pushed the bread a hand’s breadth that way.
    .log = { $date }. For the Firstborn. Vashti flies this one for them, and not on our bill. Her bunk is the one farthest from Wrathe’s.

passage-good-neighbour-briefing-cartel = The post
    .text =
        Yasemin pours for all of them, and puts sugar in one.

        “He’s been at the mail drops,” she says. “Four left. You’d not think there was money in letters. But everyone owes someone, and that’s how they say so.” She slides the cup along to Daisuke. “Bartolomeu pays twenty-three for the man and two for every drop that’s standing when you’re done. He’s quite upset. He had a birthday card in one.”

        Daisuke drinks. “There’s something you’re not saying,” he tells the cup.

        “I’ve the books of all his debtors, and there is one name in there I’m not shown,” says Yasemin. “I’ve been married to you. I know what it looks like when somebody pays for a thing not to be mentioned.”
    .log = { $date }. For the Cartel. Yasemin and Daisuke looked at each other over the cups for some time. It was about business.

passage-good-neighbour-briefing-cartel-aboard = The post
    .text =
        Yasemin pours for all of them, and puts sugar in one.

        “I keep your glasses, and I keep his books,” she says. “Today it’s the books. He’s been at the mail drops. Four left. You’d not think there was money in letters. But everyone owes someone, and that’s how they say so.” She slides the cup along to Daisuke. “Bartolomeu pays twenty-three for the man and two for every drop that’s standing when you’re done. He’s quite upset. He had a birthday card in one.”

        Daisuke drinks. “There’s something you’re not saying,” he tells the cup.

        “I’ve the books of all his debtors, and there is one name in there I’m not shown,” says Yasemin. “I’ve been married to you. I know what it looks like when somebody pays for a thing not to be mentioned.”
    .log = { $date }. For the Cartel. Yasemin and Daisuke looked at each other over the cups for some time. It was about business.

passage-good-neighbour-briefing-corporation = Meters
    .text =
        Cormac Byrne has a form with him that he would rather not get out.

        “Meters,” he says. “He shoots up meters. Four left round that ground, and if we lose three there’s no saying what anyone out there has breathed, and that’s three thousand disputes. So: twenty-three for him.” He rubs his eyes. “Only he’s insured. The ship is. With us; fully. I looked it up, and somebody’s been paying the premium from inside the building.” Now it’s out on the table. “So she’s to be taken whole. If you sink her, we’d have to pay ourselves, and there’s nothing for you.”

        “Who in the building?” says Salome.

        “It’s only a cost centre,” says Cormac. “It’s got a very nice name.”
    .log = { $date }. For the Corporation. We are to catch a ship that they have insured against being caught. Salome laughed until she had to leave the room.

passage-good-neighbour-briefing-corporation-aboard = Meters
    .text =
        Cormac Byrne has a form with him that he would rather not get out.

        “I’m on your sheet, I know,” he says. “They sent it to me since I was handy. Meters. He shoots up meters. Four left round that ground, and if we lose three there’s no saying what anyone out there has breathed, and that’s three thousand disputes. So: twenty-three for him.” He rubs his eyes. “Only he’s insured. The ship is. With us; fully. I looked it up, and somebody’s been paying the premium from inside the building.” Now it’s out on the table. “So she’s to be taken whole. If you sink her, we’d have to pay ourselves, and there’s nothing for you.”

        “Who in the building?” says Salome.

        “It’s only a cost centre,” says Cormac. “It’s got a very nice name.”
    .log = { $date }. For the Corporation. We are to catch a ship that they have insured against being caught. Salome laughed until she had to leave the room.

line-good-neighbour-short-thaddeus = “Two short on the retainer. Word’s gone round about that paper; they insure themselves against us.”
line-good-neighbour-burnt-thaddeus = “The house that never got its paper hasn’t forgotten it. I’d burn it again.”

passage-good-neighbour-geodesist = By ear
    .text =
        There’s an old man on the quay with a wrench in his hand. It is the geodesist of the Patient Margin, whom this ship took out of a pod with five more.

        “I heard the ship that cut us up go away from us,” he says. “All the way. I’d nothing else to listen to. She has a fan with one bent blade: it goes tick, and tick, and then it waits.” He does it for them on the bollard. Tick, tick. “I could tell you one of your five that’s not her, from here. Let me listen.”

        He has the headset on back to front. They let him. After a time he puts up one finger, and then points.
    .log = { $date }. The geodesist listened for an hour and ruled out one echo. He would take nothing for it. He has gone back to counting.

passage-good-neighbour-drill = Five echoes
    .text =
        “It’s the false-echo drill,” says Thaddeus. “You put out floats with your own noise in them, four at most. They make for the relays and so do you, and at more than a sector off no one can tell which is which. One of the five is always the ship.”

        “How do we tell?” says Jabulile.

        “Go close, and listen: somebody with a good ear on the set. If it’s a float, it’s done with. If you run into one blind and it’s him, he’ll have his ports open, and the first salvo’s his.” He squares up the chart. “He’ll fight two phases and break off, and it’ll cost him. He can do that twice. The third time he’s ours.”

        “You wrote this,” says Gabriel.

        “Tan did,” says Thaddeus. “Hollis Tan, our bosun till ninety-four. I marked it. I gave it nine out of ten.”
    .log = { $date }. Five echoes, of which one is the Good Neighbour. Thaddeus has said the name. Tan’s mug is still on the hook.

## The ground

passage-good-neighbour-rule-federation = With helpers
    .text =
        The two Skadi fly ahead of the ship, wing to wing, and shoot at the first thing that they see. It is a buoy. They miss.

        “They’re keen,” says Daisuke.

        “They’re to hunt with the Ironclad,” says Roland. He sounds as if he were reading it. “Whatever echo they come to first, they’ll destroy.”

        “Before anyone’s listened whether it’s him?” says Gabriel.

        There is a pause, long enough for a man to read an order through again to the end.

        “That’s what it says,” says Roland.
    .log = { $date }. Two Skadi hunt with us. An echo that they reach is gone, unread. It has been suggested to them that they go and hunt elsewhere.

passage-good-neighbour-rule-council = Where a lamp is out
    .text =
        Ugyen has come to the lock for it, and put his hat on. “I would ask for one thing,” he says. “Where a lamp has gone out, please do not listen. Not within a sector of it. It is in the statutes: where there is no light, there is no evidence.”

        “We’d be listening for the man who put it out,” says Gabriel.

        “I know.”

        “And you’d sooner that we didn’t?”

        Ugyen is not used to looking uncomfortable, and has to do it with the hat. “I would sooner that no more went out,” he says. “Then it does not arise.”
    .log = { $date }. Beside a dead lamp we may not listen. It is in the statutes. I asked who wrote them, and when, and was told “lately”.

passage-good-neighbour-rule-firstborn = Vashti flies
    .text =
        Vashti has painted her machine black, so as to look at it less, she says. She comes to the lock with her helmet under her arm. Wrathe is there, checking everyone’s seals.

        “Left one’s worn,” says Wrathe.

        “It’ll do.”

        “No.” She has a new one in her pocket. She screws it in herself, and takes her time over it, and Vashti looks down at the top of her head.

        “When you’ve found him, I have the first go,” Vashti says to it. “After that he’s only got one more in him. I hit things. It’s what I’m for.” She swallows. “Wrathe? There’s something I’ve—”

        “Done,” says Wrathe, and slaps the seal.
    .log = { $date }. Vashti flies with us: the hunter will stand one fight less. She had something to say to Wrathe, and it was not about the seal.

passage-good-neighbour-rule-firstborn-2 = Vashti flies
    .text =
        Vashti has painted her machine black, so as to look at it less, she says. She comes to the lock with her helmet under her arm. Thaddeus is there, checking everyone’s seals.

        “Left one’s worn,” says Thaddeus.

        “It’ll do.”

        “Not off this ship.” He has a new one in his pocket, and screws it in himself.

        “When you’ve found him, I have the first go,” says Vashti. “After that he’s only got one more in him. I hit things. It’s what I’m for.” She looks down the passage behind him, as far as it goes. “Wrathe’s not along, then?”

        “Ashore, this time.”

        “Good,” says Vashti. “I’d something to tell her. It’ll keep.” She has put the helmet on. She goes on standing there, as if there were somebody else to come through the lock.
    .log = { $date }. Vashti flies with us: the hunter will stand one fight less. She has something to say to Wrathe, and was glad not to find her in.

passage-good-neighbour-rule-cartel = Two a drop
    .text =
        Europa has a mail drop of its own, a tin drum on a wire, with a light on top and a bird painted on the side. They go past it at walking pace, and can read the stencil: LETTERS ONLY.

        “There’s four like that out there,” says Thaddeus. “Two Credits for each that’s still standing when we’re done.”

        The youngest of the gunners has her nose to the glass. She writes home to Mancala every Sunday, and hasn’t had an answer since the sixth month. “There’ll be four hundred in each,” she says. “There are people waiting for those.”

        “Two Credits,” says Thaddeus.

        “Yes, sir,” says the gunner. She is trying to read, through the slot, which one lies on top.
    .log = { $date }. Four drops, two Credits for each that stands. I have been asked whether we might collect while we are about it.

passage-good-neighbour-rule-corporation = Handle with care
    .text =
        There’s a brochure. Gabriel reads it to them on the way out.

        “‘In the event of capture, the insured vessel is to be handed over with hull, fittings and goodwill.’ So we’re not to sink her. We’re to stop her, board her, and wipe our feet.”

        “And if she sinks us?” says Daisuke.

        He turns over. “Page nine. ‘The insurer regrets.’”

        “That’s all?”

        “It’s in bold,” says Gabriel. He folds the brochure lengthwise, and again; it makes a good stiff strip, and he puts it under the short leg of the table, where there has been a bit of card since the spring. They all try the table, which has stopped rocking.
    .log = { $date }. Taken, not sunk. The brochure has cured the table.

## In the bad ground

passage-good-neighbour-false = A float
    .text =
        When they have it on the deck the echo is a drum with a fan in it, and a lump of stove coal to keep it warm. For days it has been making the noise of a ship of eleven thousand tons. Now the coal’s used up, and the fan stops, with a sigh.

        Daisuke unscrews the lid. “That’s neat,” he says. “That’s our galley fan. He’s copied the galley fan.” Inside, where an inspector would sign, there’s a strip of paper with a line on it in pencil.

        {"*"}Good evening. Try again. Is the tea still behind the flour?*

        It is. They look at one another. The cook gets up, and they hear him in the galley, moving tins.
    .log = { $date }. A float. It asked after the tea. We have moved the tea.

passage-good-neighbour-relay = One out
    .text =
        Everyone on the bridge sees the relay go: a small light among the others, and then one light fewer.

        A tug that was close by sends across what is left of it: one strut, cut very cleanly. No one was on it, they say. Whoever did this had made fast there first, and wrapped something round the strut to keep his line from chafing. It is the canvas cover of a bosun’s strongbox. The ship’s number has been unpicked from it. It was this ship’s number; one can still feel the stitches of the first digit.

        “So he’s still got the strongbox,” says Daisuke. He measures the cover with his hand. “Papers. It’s too flat for money.”

        “Somebody’s paying him,” says Gabriel, “and he’s kept the letters. Wouldn’t you? I’d like to read them before they burn.”

        On the glass there are two new echoes.
    .log = { $date }. One relay lost; after three the hunt is over. He carries a strongbox with papers in it. I should like to know who writes to him.

passage-good-neighbour-heard-her = Tick, tick
    .text =
        Whoever has the headset raises a hand, and everyone on the bridge stops where they are, one with a cup halfway.

        There’s the galley fan. There is a pump; and someone is whistling to it, between his teeth, four notes over and over. Thaddeus has gone grey.

        “That’s not a recording,” he says. “That’s Tan. Five notes, that tune’s got, and he’s never in his life got to the fifth.” He leans over, and takes one ear of the set for himself, so that the two of them stand with their heads together like people at a keyhole. “Good man,” says Thaddeus to no one. “We’re behind you. You should’ve looked behind you. What did I always say?”

        The whistling has stopped.
    .log = { $date }. Found him, and he did not find us first. Thaddeus has been humming the fifth note.

line-good-neighbour-good-evening-hollis = “Good evening, Ironclad. You’re late; I’ve been making this racket for a month. Is that Cole breathing?”

passage-good-neighbour-ambush = With his ports open
    .text =
        This echo isn’t a float. It’s the Good Neighbour.

        She lies bow on, with every port open, and she has plainly been waiting for quite some time; there’s a rag tied to a line, to show which way they’d drift. The first salvo is in the water tanks before the bell.

        “He’s where I’d be!” Thaddeus is shouting. “He’s just exactly where I’d be!” No one has heard him shout before. He looks as surprised as they do. He has both hands on the rail, and anyone can see that he’s proud.

        “Good evening,” says the set pleasantly. “I’m so sorry about this. That’ll have been your tea water.”
    .log = { $date }. Ran into him. He was where Thaddeus would have been. Thaddeus told him so in 87, and he remembered it.

passage-good-neighbour-breaks-off = Two phases
    .text =
        After the second phase she swings end for end, puts out her lamps and isn’t there. She leaves a patch of warm fog, with pieces of herself in it.

        “He’s hurt,” says Daisuke. “That’s reactor casing, that bit. He’s cooking, in there.”

        “He’ll have it patched by morning with a tea tray,” Thaddeus says. “I’ve seen him do it. It was our tea tray.”

        Two echoes have already come up on the glass, a long way apart. Both of them have a galley fan. One may have a man with burnt hands as well, whistling.

        “Which?” says Gabriel.
    .log = { $date }. Two phases, and he broke off, as the drill says. He is hurt. We have picked up a piece of his plating, and it has our paint on it, three coats down.

passage-good-neighbour-shot-unread = Very keen
    .text =
        The two Skadi come back in formation and waggle their wings.

        “Got one!” says a voice that hasn’t quite finished breaking. “Burnt like anything!”

        “Was he in it?” says Gabriel.

        The band is quiet while two young men think about this, evidently for the first time. One of them has a brother in the mail. “How would we tell, sir?” he says.

        “You’d have listened,” says Thaddeus, not unkindly. “Well, bring us a piece of it. If there’s a fan in it, it was a float.”

        “There aren’t any pieces, sir,” says the voice.
    .log = { $date }. The Skadi have destroyed an echo. It was a float, or it was not. There is no third thing to put.

passage-good-neighbour-three-lost = Dark on that side
    .text =
        The third relay goes in the middle of supper.

        They have it on the glass: four marks, and three of them crossed through in Thaddeus’s neat hand. What’s left of that side of the chart is a guess. A voice has come up on the band, near by, in no hurry.

        “That’s me done, I think,” says Hollis Tan. “They wanted three. I’ll be off. Your set’s been open all evening. I heard Cole come down the ladder, one step and then a wait; it’s those knees. Have them seen to, Cole.” There’s a click. It comes on once more. “I would have come for the mug,” he says. “Is it still there?”

        No one at the table turns his head. It is on its hook, behind them, over the stove.
    .log = { $date }. Three relays gone, and the hunter with them. He asked about the mug. I could have answered. The set was on.

## Caught

passage-good-neighbour-aboard-her = Alongside
    .text =
        The Good Neighbour lies open from frame nine to the stern, like a doll’s house. There’s a bunk, made. In the middle stands a man with a hose.

        “I’ve a fire,” calls Hollis Tan. “I’d stand off. Or come over, and hold this.”

        He was bosun of this ship for nine years. This year he has killed fifty-one people, and was sorry for each of them. “Say the word,” says the gunner.

        “There’ll be that strongbox,” says Daisuke. “If she goes, it goes.”

        Hollis goes on with the hose, and looks only at Thaddeus.

choice-good-neighbour-aboard-her = Board her, or finish it?
option-good-neighbour-aboard-her-board = Go over, and hold the hose
    .cost = 1 inside hit: her fire comes over with the hose. Hollis Tan is taken alive. The strongbox can still be opened.
    .log = { $date }. Cups: board. Thaddeus took the hose out of his hands and Hollis sat down on the deck, all at once.
option-good-neighbour-aboard-her-sink = Fire
    .cost = +3 Salvage and +2 Ammo, out of the wreck. Hollis Tan dies, and the letters burn; the side mission fails. The main objective is done, unless our client wants her whole.
    .log = { $date }. Cups: fire. I have entered who voted how. They asked me to.

passage-good-neighbour-sunk = Fifty-one, and one
    .text =
        It takes one salvo. There’s not much noise. The bunk goes by the glass turning over, and the blanket’s still tucked in.

        Thaddeus has his watch open. “16:22,” he says, and Gabriel writes it.

        “He’d have done it to us,” says the gunner.

        “Yes,” says Thaddeus.

        “He’d have said good evening.”

        “Yes. I taught him that. I said, always be civil, it steadies them.” He closes the watch. After Mirembe he wrote to thirty-four families. “Has he got anyone?” says Thaddeus. “Does anybody know who I’d write to?”
    .log = { $date }. Sank the Good Neighbour at 16:22. Fifty-one dead by him, and he by us. What he knew is with him. Fished out her steel, and two torpedoes with the seven grooves.

passage-good-neighbour-strongbox = Flat, for papers
    .text =
        The strongbox is under the bunk, bolted to a frame too hot to touch: a flat steel case with three dials.

        “I’d leave that,” says Hollis, his hands in a bucket. “There’s a squib in it. If you’re wrong once, you’ll be reading ash. I’d not like to see you hurt. Let it burn, Cole; it’s only wages. I’ll come along quiet, and I’ll tell their people to their faces that I’m sorry.”

        “All fifty-one families?” says Gabriel.

        The paint over the dials has begun to blister.

choice-good-neighbour-strongbox = The box, or his word?
option-good-neighbour-strongbox-clerk = Fetch the clerk
    .cost = Free: the clerk from the vault knows these locks. The box opens.
    .log = { $date }. The clerk listened to it, said whose make it was, and opened it with a hairpin. It took the time that it takes to say so.
option-good-neighbour-strongbox-force = Turn the dials
    .cost = Operate { $difficulty }. Failed: −1 Morale, the letters burn, and the side mission fails.
option-good-neighbour-strongbox-leave = Let it burn
    .cost = +1 Morale: nobody is hurt, and he comes quietly. The letters burn, and the side mission fails.
    .log = { $date }. Let it burn. He said thank you, and he meant it; he has beautiful manners.

passage-good-neighbour-letters-burn = Only wages
    .text =
        The strongbox goes with a small dry cough, and there’s a smell like hair. Where the dials were, there’s a hole, and in the hole lies a leaf of ash, whole, with the writing still on it, white upon black.

        Daisuke gets his face down beside it. He doesn’t breathe. “‘Gladly’,” he reads. “‘…would gladly see it pre—’”

        A drop of water falls on it from the hose, and it’s gone.

        “Five wages,” says Hollis, with his eyes shut. “I’ll tell you that for free. I had five powers paying me, and each of them thought it was the only one. I was never so popular.”
    .log = { $date }. The letters are burnt. He says that five powers paid him, each alone. It is his word, and it has no paper under it.

passage-good-neighbour-letter-federation = Unsigned
    .text =
        The Federation’s isn’t signed. It’s typed, on plain paper, on a machine that drops its e. Thaddeus has to hold it to the light for no more than a second.

        “Nine years I had orders with that e,” he says. “That’s the Marshal’s own. She does it herself at night, with two fingers.” He reads: “‘It is to be prevented that the instrument in IRONCLAD is read. I would rather not know by what means.’” It is dated in the first month, a week before Roland called the ship with the first contract.

        “She hired us,” says Gabriel, “and she hired him.”

        “The same week,” says Thaddeus. “You can see that she hadn’t slept.”
    .log = { $date }. Our own sponsor pays him. It is Falk’s typewriter.

passage-good-neighbour-letter-council = To observe only
    .text =
        The Council’s is on hotel paper, and in the conditional.

        “‘It would be appreciated,’” Gabriel reads, “‘if the vessel IRONCLAD were observed, to observe only, and if in the course of this it were to come about that her instrument should not be read.’” He turns it over. There is nothing on the back.

        He reads it again, more slowly, to see who does what. “That’s the Convenor,” he says. “It’s how she talks on the open band, too. There’s nobody in it, have you noticed? Fifty-one people are dead of that sentence, and she has put them all into ‘come about’.”

        “Is it signed?” says Daisuke.

        “It’s stamped,” says Gabriel. “For expenses.”
    .log = { $date }. Our own sponsor pays him, to observe only. It is in the conditional.

passage-good-neighbour-letter-firstborn = A harvest seal
    .text =
        The Firstborn’s has no words on it. It’s a cord with knots, and a clay seal the size of a thumb: a sheaf of barley.

        Vashti takes it from Gabriel. She runs it through her fingers once with her eyes shut. “‘A thing is in the iron house that speaks,’” she says. “‘Let it be prevented from speaking.’ And there’s a sum.” She comes to the last knot. “That’s Rangi’s hand. He ties left over right. He taught me to tie like that, I was six.”

        She winds it up again, small. She’s looking for a pocket, and every pocket she has seems to be on the wrong side.
    .log = { $date }. Our own sponsor pays him, in knots. Vashti read it out. She will not give it back.

passage-good-neighbour-letter-cartel = At a discount
    .text =
        The Cartel’s is an invoice. “To: prevention of one (1) reading, instrument, IRONCLAD. Less ten in the hundred, for prompt settlement.” It’s initialled, large, in green.

        “He got a discount,” says Gabriel.

        Daisuke has it by the corner. Everyone in this ship knows the ink. Over the pilots’ bench hangs a birthday card in it, with a tomato drawn on; there is a new one every year. It’s Jabulile’s, and the Factor is her godfather. “B. R.,” says Daisuke. “Nice R. He’s taken trouble over it.” He reads it again, all of it, down to the printer’s name. “He knew she sails with us,” he says. “Did they get something off for her?”
    .log = { $date }. Our own sponsor pays him, less ten in the hundred. Somebody has turned the birthday card to the wall.

passage-good-neighbour-letter-corporation = A standard form
    .text =
        The Corporation’s is a form. It’s pink, in triplicate, and two of the three are still in it. “Service required: prevention. Object: instrument, one. Location: IRONCLAD. Casualties, if any: see over.” Over, there’s a table with room for four figures.

        Gabriel looks at the cost centre. It has a very nice name. Salome had an office under it, in her time, with a plant; it was two doors down from the Director’s.

        “She’s filled it in properly,” says Thaddeus. “Look. She’s put a line through where there’s nothing, so that no one can add to it.” His thumb is on the word “Casualties”, and on the neat line that goes through it.
    .log = { $date }. Our own sponsor pays him, on a form. Under casualties there is a neat line.

passage-good-neighbour-letters = Five hands
    .text =
        They lie side by side on the hatch: five letters, five powers. Each has paid Hollis Tan all this year, and each thinks that no one else does. Not one says kill. All five say prevent.

        “With the five together we could walk into any room there is,” says Thaddeus. “One’s a letter. Five’s evidence.”

        “Or we give our own client’s back,” says Daisuke. “They’d know we’d read it. They’d know nobody else will. I’d be grateful, for that. I’d be frightened, and grateful.”

        Gabriel has picked it out, and weighs it on two fingers.

choice-good-neighbour-letters = What becomes of our sponsor’s?
option-good-neighbour-letters-keep = Keep all five together
    .cost = All five are a proof, for later. Whoever hires us next has a letter among them, and keeps back three of the retainer.
    .log = { $date }. Kept the five. They are in the flour. We are running out of bread.
option-good-neighbour-letters-give = Give our sponsor’s back
    .cost = +2 with the { $client }. The five are no proof any more.
    .log = { $date }. Gave it back, sealed. We used the good wax.

passage-good-neighbour-letter-burnt = By return
    .text =
        The answer’s there the same evening. It is short, and comes from very high up.

        “We are obliged to you. It has been burnt. We trust that it has been forgotten.”

        Thaddeus reads it to them as he reads the watch bill. Then he reads the postscript, which is longer. They would like to know, it says, purely as a matter of interest, whether the ship has kept a copy.

        “Have we?” says Gabriel.

        No one says yes. Daisuke turns out his pockets on the table: two washers, string, half a biscuit. The man beside him does the same, and it goes on round. At the end there is a heap of string as high as the salt, and no letter in it. They look at the heap. Every one of them has an idea where else one might have put it.
    .log = { $date }. Our sponsor is obliged to us. We have no copy. I have seen all the pockets.

passage-good-neighbour-hollis = It’s the box
    .text =
        Hollis sits in the mess with a blanket round him, in his own place.

        “It’s the box, Arai,” he says. “There’s a recorder behind your reactor, the builders’; it wrote the shot down. The fleet wanted it lost in eighty-five already, over something else. So I lit that fire. Four hundred Credits. I was first to it since I knew where it’d be, and they cheered me. I put it out, too, with the lads in there. I never gave the money back. So they had me. Weld it up, and they’ll leave you be. I’m asking.” No one’s given him a mug.

choice-good-neighbour-hollis = What becomes of Hollis Tan?
option-good-neighbour-hollis-hand = Hand him over
    .cost = 6 Credits. He will be questioned, and then tried. In the eleventh month we hear how it ended, and Morale falls by one.
    .log = { $date }. Cups: hand him over. He went down the gangway like a man going for milk.
option-good-neighbour-hollis-aboard = Keep him aboard, unpaid
    .cost = −1 Morale: people have to eat with him. He is a good bosun.
    .log = { $date }. Cups: he stays. He has begun on the pump. It has not leaked since.
option-good-neighbour-hollis-loose = Let him go, on his promise
    .cost = +1 Crew: one of his people stays with us. He knows our course, and will sell it.
    .log = { $date }. Cups: let him go. He promised. He looked round for the mug, and was ashamed of it.

passage-good-neighbour-handed = A receipt
    .text =
        There’s a receipt. It says: one bosun.

        At the foot of the gangway the escort wants to put irons on him, and can’t, for the gauze. They stand about. In the end the youngest of them takes him by the elbow, as one takes an old man across a road.

        “You’ll want to bleed that pump from the top,” Hollis calls up. “Not the bottom. Arai, are you there? From the top.”

        Daisuke is there, behind the hatch, where he can’t be seen from the quay, with a spanner in his hand. After a while he goes down, and they hear him start, at the top.
    .log = { $date }. Handed over Hollis Tan, for 6 Credits. The pump was to be bled from the top. It has been wrong for six years.

passage-good-neighbour-kept = The end of the table
    .text =
        At supper there’s a gap of two on either side of him.

        He eats what he’s given. He passes the salt when it comes. One of the new hands, who doesn’t know, asks how long he’s been on the ship.

        “Nine years,” says Hollis, “and since Thursday.”

        A bench creaks. Thaddeus has the list of the fifty-one in his pocket. He comes round the table with his plate, says that there was a draught where he was, and sits down in the gap. He looks neither left nor right, and begins, in a loud voice, to talk about knees.
    .log = { $date }. Hollis Tan is aboard again, unpaid. People eat fast. Thaddeus does not.

passage-good-neighbour-loosed = On his promise
    .text =
        Hollis gets the launch, and water, and a fan for it. He checks the seals himself, all of them, and does one over.

        “I promise,” says Hollis Tan.

        “What?” says Gabriel.

        He has to think. “Not to be paid for it again,” he says. He has nothing better to promise. One of his own people, a girl of twenty with a bandaged ear, has stayed on this side of the lock; when he holds out his hand she shakes her head.

        “Look after her,” he tells Thaddeus. “She’s a good file hand.” He’s got the lock half shut. “I could do with a tow as far as the fog,” says Hollis. “If you’d the time.”
    .log = { $date }. Let him go. Gave him a tow as far as the fog. One of his is with us, and files a driving band by eye.

## The recorder

passage-good-neighbour-recorder = On the table
    .text =
        It was three in the morning when Daisuke came into the mess with a trolley. On it was a grey steel box, the size of a bread bin.

        “Warranty recorder,” he said. “The yard put it in; it writes down what the gun does. When it fired. Whose key. By its own clock. I found it in eighty-five, mending. The captain said, then you have not found it. I played it once, in ninety-two.”

        “What’s on it?” said Gabriel.

        “What they’re all afraid of,” said Daisuke. “It works. I’ve always said don’t look at it.”

choice-good-neighbour-recorder = What do we do with the box?
option-good-neighbour-recorder-play = Play it
    .cost = −1 Morale. We know what it says. It is a proof, and someone at this table is in it.
    .log = { $date }. Cups: play it. Daisuke asked to be the one who turned it on, and then to be let out of the room.
option-good-neighbour-recorder-weld = Weld it shut, unplayed
    .cost = −1 Salvage. It stays a proof. We do not know of what.
    .log = { $date }. Cups: weld it. Daisuke ran the bead himself, and it is the best that he has ever done.
option-good-neighbour-recorder-give = Give it to our sponsor
    .cost = 8 Credits. It is a proof no more, and our sponsor will know what we do not.
    .log = { $date }. Cups: let them have it. I signed for one instrument. It left a clean square behind the reactor.

passage-good-neighbour-played = 13:48
    .text =
        The recorder ticked first. Then a voice read it out, a woman’s, the yard’s, as one reads a meter.

        “Main gun. Key one: Etxeberria, not present. Key two: Cole, T. Turned, thirteen forty-eight.”

        That was all. It ticked some more, and stopped.

        “The order was for 14:40,” said Noriko. “It’s in every history there is. And 14:40 is what Captain Xavier put in the log, as his own shot.” She had worked it out before she could help it. “Fifty-two minutes early. He wasn’t even aboard.”

        The whole mess had turned round to look at Thaddeus. He was on his feet by the door, with his hat on, as if he had the watch.

        “That’s correct,” said Thaddeus. “I’ll tell you how. I’d like to tell it once. Could it be not tonight?”
    .log = { $date }. Played the recorder. Key two: T. Cole, 13:48. He has asked for time, and we gave it him. The clock in his cabin is fifty-two minutes slow. I had never asked why.

passage-good-neighbour-welded = A good bead
    .text =
        The weld took Daisuke an hour. They held the lamp for him in turns.

        When a weld is going right, it sounds like rain on a tent. None of them had heard that for a long time. At the last corner Daisuke stopped and lifted his mask.

        “Anybody want to hear it?” he said. “Last chance. After this you’d need a torch.”

        Jabulile had her hand up. She took it down. They were all being careful not to look at one another, and so only Fetu, with the lamp, saw that Thaddeus had put up his own hand, as high as his shoulder, and was looking at it.

        No hand stayed up, and the mask came down.
    .log = { $date }. Welded it shut. It goes back behind the reactor. Thaddeus thanked each of us, separately, and would not say for what.

passage-good-neighbour-given = A clean square
    .text =
        The sponsor’s man had brought a cushion for it. He lifted it from their trolley on to his own, and spread a cloth over it.

        “Have you listened to it?” he said.

        “No,” said Gabriel.

        He was relieved. Then it struck him that they might like to know what was on it, and they could see him go through his orders for a line that let him tell them. “I could write to you,” he said. “If it’s anything.” He held on to the cloth, so that it shouldn’t slip.

        Daisuke had gone back down already. Behind the reactor there was a square that was cleaner than the rest. They heard him breathe on it, and rub.
    .log = { $date }. Gave away the recorder for 8 Credits. Thaddeus has gone to bed in his boots.

## The debriefing

passage-good-neighbour-won-federation = Typed
    .text =
        Roland read the Marshal’s thanks aloud, and it took four seconds.

        “There’s a second sheet,” he said. “It’s to be read by the captain alone.” He held it out at arm’s length with his face turned away, like something hot.

        It said: “You may by now have seen how I type. I hired him and I hired you, and I asked to be told which of you was left. I am told. I find that it was the answer I wanted. Falk.”

        “Good news?” said Roland. He really did wish to know.

        Gabriel had folded it small. “She’s glad,” he said. “When she writes to you, does she type it herself?”
    .log = { $date }. The Marshal is glad that it is us. She was prepared to be glad either way.

passage-good-neighbour-won-council = Restrained
    .text =
        Ugyen took the deposition himself, standing in the hangar, where the sprinklers had come on and no one had thought to turn them off.

        “At what time was he restrained?” he asked. “By whose clock?” He wrote it all down. At the end he asked if there’d been any papers.

        “Would you want to know?” said Gabriel.

        The pen stopped. In nine years no one had ever asked him that. “I should be obliged to write it down,” said the Observer. “Then it would be so.” The ink ran a little on the page. “I believe that I do want to know,” said Ugyen. “Ask me again when I have no pen.”
    .log = { $date }. The Council thanks us for our restraint. Ugyen has asked to be asked again.

passage-good-neighbour-won-firstborn = A low band
    .text =
        In port again they tuned the set to the stones, for Vashti. It’s a low band. There’s a name, and a breath, and a name.

        She sat in the mess, with one ear of the set, and Wrathe had the other. They’d come to the house of Ismail; it was a long one.

        “That’s my gran,” said Vashti. “That’s the lad who taught me to fly. That’s me. We put ourselves on, when we’re off on a thing we don’t expect to come back from. I was twenty.” Her thumb was on the switch. “Wrathe, I did come back from it.”

        “From what?” said Wrathe.

        The stone went on to the next name.
    .log = { $date }. The Eldest thanks us. Vashti and Wrathe listened to the stones until the watch changed. One of them was trying to say something.

passage-good-neighbour-won-cartel = Letters only
    .text =
        Reis had the sacks emptied out on his own table, among the tomatoes. There were letters down to the floor.

        “Mine!” he said, and held one up. It was a birthday card, with a ship on it. “She always sends it early. Four minutes early.” He hadn’t looked at Jabulile since she came in, and now he had the card to look at instead.

        “Yasemin keeps your books,” said Jabulile, “and there’s one name in them that she isn’t shown. Is it Hollis Tan?”

        “Who’s asking?” said Reis.

        “The one who sends the card.”

        He laid his hand flat on it. His mouth was empty, and he still said nothing.
    .log = { $date }. The Factor paid by the drop. Jabulile asked him a question, and he gave her a basket.

passage-good-neighbour-won-corporation = Goodwill
    .text =
        Kontor took delivery of the Good Neighbour with a tape measure. There was a man for the hull, a man for the fittings, and a young woman who was there for the goodwill, and had a column for it.

        “How would you say it stood?” she asked.

        “He apologised to everyone he killed,” said Salome.

        She wrote that in. She was new. “And to whom should I address the claim? It’s only that the insured party, and the insurer, and, it seems, the, the client—” She had followed it along with her pencil from one box to the next, and the pencil had come round again to where it began. “Oh,” said the young woman.
    .log = { $date }. Delivered one ship, with goodwill. A girl at Kontor has followed the money in a circle, with a pencil. Salome gave her our address.

passage-good-neighbour-mug = The mug
    .text =
        The mug had hung there since 94, third hook from the stove. It was brown, and had a chip. In six years no one had drunk from it and no one had taken it down; when the shelf was painted, they’d painted round.

        Fetu stood in front of it with a cloth over his shoulder.

        He took it off the hook. He turned it up and looked at the mark on the bottom; then he washed it, inside and out, in hot water, and went on drying it long after it was dry.

        “Well,” said Fetu. They’d all gone quiet, with their own in their hands. He looked along the hooks. He seemed not to know where it ought to go.
    .log = { $date }. Fetu has taken down the mug.

passage-good-neighbour-insured = A total loss
    .text =
        The Corporation regretted it. There was a table.

        “Ship, nil. Fittings, nil,” Salome read out. “Goodwill, nil. Fee, nil. It’s very fair. It says here that they’re prepared to overlook the premium.”

        Cormac had brought it himself. He’d had to. “I told them you’d had no choice,” he said.

        “We’d a choice,” said Wrathe. It was the only thing that she’d said that day.

        He stood with his cap in his hands. He’d known the man; everyone in the trade had known him. “Was it quick?” said Cormac.
    .log = { $date }. Sunk, and so not paid for. We had a choice, Wrathe says. She would like it entered.

passage-good-neighbour-insured-aboard = A total loss
    .text =
        The Corporation regretted it. There was a table.

        “Ship, nil. Fittings, nil,” Salome read out. “Goodwill, nil. Fee, nil. It’s very fair. It says here that they’re prepared to overlook the premium.”

        A clerk had brought it from Kontor, and wanted an employee’s signature under it. So Cormac got up from his soup, and signed. “I’ll put down that you’d no choice,” he said.

        “We’d a choice,” said Wrathe. It was the only thing that she’d said that day.

        He went down the table again with the pen, from the top. He’d known the man; everyone in the trade had known him. “There’s no line for him,” said Cormac.
    .log = { $date }. Sunk, and so not paid for. We had a choice, Wrathe says. She would like it entered. Cormac has ruled a line more at the foot of the table, and put a name in it.

passage-good-neighbour-lost = Somebody’s course
    .text =
        Hollis Tan was gone. Within the week a card came for the ship, with a picture of a beach.

        “Sorry about all that. I am told that I’ve been paid. Mind the left-hand pump. H. T.”

        Thaddeus read it standing by the stove. He put it up on the shelf, behind the tea; then he took it down again and put it in his own book. “He’ll sell our course now,” he said. “He’ll have to. It’s what he’s got left.”

        “To whom?” said Jabulile.

        “To whoever’d like to know where we’re going.” He had the list of the fifty-one out, and was ruling a line at the bottom, to leave room.
    .log = { $date }. The hunter is loose. Fifty-one dead so far, and Thaddeus has left room.

passage-good-neighbour-lost-ship = Good evening
    .text =
        The Ironclad came apart at the edge of the bad ground, and there was time for the boats.

        They lay in the warm fog among the wreckage, quite close together, as this ship’s drill has it; and after a time a lamp came, and went along the row of them, counting.

        “That’s all of you,” said a pleasant voice. “Thank God. I’d have hated it.” Something was handed across: a water cask, and blankets, and on the top, tied in a cloth, tea. “It’ll be a day, till someone’s by. Stay together. Cole, are you there? One of the blankets is for your knees.”

        No one answered him.

        “Good evening, then,” said Hollis Tan.
    .log = Hull gone. Boats away; we were counted in by him whom we had come to catch. If this book is found: the tea was ours.

passage-good-neighbour-lamps = Lit
    .text =
        On the twenty-seventh the new Mirror of Jatania was turned to the sun, and everyone who had a port on that side went to look. It was a spark, at first, beside the planet; then it was too bright to look at.

        Five thousand riggers had hung it, three thousand of them from Perdita. They’d stay up there till it was trimmed.

        “My steering,” said Eluned. She had drawn the first one’s. “They didn’t ask me. I’d have told them what bearings to buy.” She held up her thumb and covered it, and took the thumb away.

        Wrathe hadn’t come to the port. She was in her bunk, with the door open, and after a while there was a bright square on the wall above her feet, the size of a playing card. She moved a foot, so as not to be in its way.
    .log = The twenty-seventh. They have lit the Mirror again over Jatania. You can read by it from here, if you hold the book right. Wrathe had the lamp off all evening.

## On the chart

place-good-neighbour-relay-1 = relay
place-good-neighbour-relay-2 = relay
place-good-neighbour-relay-3 = relay
place-good-neighbour-relay-4 = relay
person-good-neighbour-hollis-name = Hollis Tan, on the set
count-good-neighbour-told = Clues to her
    .text = The first ones came off the wreck. Each echo we identify is one more, and makes it likelier that it is she: with 3 clues on a 1 or 2, with 4 on a 3 or less, with 5 for certain; with fewer on a 1.
count-good-neighbour-relays = Relays
    .text = When three of the four are lost, so is the hunt.
mover-good-neighbour-echo-1 = Echo 1
    .text = One sector a turn towards a relay. Listen to it from the next sector. If it reaches the relay, or we run into it, it shows what it is.
mover-good-neighbour-echo-2 = Echo 2
    .text = One sector a turn towards a relay. Listen to it from the next sector. If it reaches the relay, or we run into it, it shows what it is.
mover-good-neighbour-echo-3 = Echo 3
    .text = One sector a turn towards a relay. Listen to it from the next sector. If it reaches the relay, or we run into it, it shows what it is.
mover-good-neighbour-echo-4 = Echo 4
    .text = One sector a turn towards a relay. Listen to it from the next sector. If it reaches the relay, or we run into it, it shows what it is.
mover-good-neighbour-echo-5 = Echo 5
    .text = One sector a turn towards a relay. Listen to it from the next sector. If it reaches the relay, or we run into it, it shows what it is.
mover-good-neighbour-neighbour = Good Neighbour
    .text = Found. One sector a turn to the nearest relay. Catch her: if she is not destroyed she breaks off, at most twice.
mover-good-neighbour-skadi = Two Skadi
    .text = One sector a turn to the nearest echo. What they reach is gone, and nobody has listened to it.
offer-good-neighbour-listen-1 = Listen to Echo 1
    .cost = An action and a check, next to it. Succeeded: we know what it is. Failed: nothing else is lost.
offer-good-neighbour-listen-2 = Listen to Echo 2
    .cost = An action and a check, next to it. Succeeded: we know what it is. Failed: nothing else is lost.
offer-good-neighbour-listen-3 = Listen to Echo 3
    .cost = An action and a check, next to it. Succeeded: we know what it is. Failed: nothing else is lost.
offer-good-neighbour-listen-4 = Listen to Echo 4
    .cost = An action and a check, next to it. Succeeded: we know what it is. Failed: nothing else is lost.
offer-good-neighbour-listen-5 = Listen to Echo 5
    .cost = An action and a check, next to it. Succeeded: we know what it is. Failed: nothing else is lost.
check-good-neighbour-listen = An ear on the set
    .brings = We know what the echo is
    .won = There, behind the fan. Now they know.
    .lost = It might be anything. It might be the soup.
check-good-neighbour-strongbox = Three dials
    .brings = The strongbox is open
    .won = The third one drops. No one has breathed since the first.
    .lost = A click, of the wrong kind.
fight-good-neighbour-neighbour = The Good Neighbour
    .text = Our own drill, with somebody else in it. She jams our aim: he knows where we look.

