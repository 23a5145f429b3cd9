### Scenario 8, "The Second Lift": 5,200 people on a mirror that is coming down, and one gun.
### It is all on one day, 14/10/100GN; a turn is two hours, an action one, and the first begins at 08:00.

scenario-second-lift-name = The Second Lift
scenario-second-lift-subtitle = Under the Mirror of Jatania, on one day in 100, with 5,200 people on it. About 90 minutes.
scenario-second-lift-chart = The Mirror
scenario-second-lift-chart-note = eleven kilometres of foil; heights as of 04:00, and falling

scenario-second-lift-aim-federation = Take nine loads off the Mirror and break it, before it strikes Jatania
scenario-second-lift-aim-council = Take nine loads off the Mirror, with their names, and break it before it strikes Jatania
scenario-second-lift-aim-firstborn = Take nine loads off the Mirror
scenario-second-lift-aim-cartel = Take nine loads off the Mirror and break it, before it strikes Jatania
scenario-second-lift-aim-corporation = Save the Mirror: work the old release, empty the Hub, and steer it into orbit

side-second-lift-federation = For the Federation
    .text = Retainer { $retainer }; { $pay } for nine loads and a broken Mirror. If it still hangs when turn 6 ends, −1 with the Federation.
side-second-lift-council = For the Council
    .text = Retainer { $retainer }; { $pay } for nine loads and a broken Mirror. Of every second load a Specialist writes the names, or it costs a point with the Council.
side-second-lift-firstborn = For the Firstborn
    .text = Retainer { $retainer }; { $pay } for nine loads, whatever becomes of Jatania. If the Mirror strikes, Morale falls by three.
side-second-lift-cartel = For the Cartel
    .text = Retainer { $retainer }; { $pay } for nine loads and a broken Mirror, and 1 for each load set down. Its hulls do not draw off.
side-second-lift-corporation = For the Corporation
    .text = Retainer { $retainer }; { $pay } for the Mirror, whole and in orbit. A broken one pays nothing.

milestone-second-lift-main-federation = Nine loads, and the Mirror broken
    .text = Nine loads off the Mirror, and it does not strike: it is broken, or steered into orbit.
milestone-second-lift-main-council = Nine loads by name, and the Mirror broken
    .text = Nine loads off the Mirror, and it does not strike: it is broken, or steered into orbit.
milestone-second-lift-main-firstborn = Nine loads
    .text = Nine loads off the Mirror when it is over, whichever way it ends.
milestone-second-lift-main-cartel = Nine loads, and the Mirror broken
    .text = Nine loads off the Mirror, and it does not strike: it is broken, or steered into orbit.
milestone-second-lift-main-corporation = The Mirror in orbit
    .text = The old release worked, the Hub empty, and the Mirror steered into orbit.
milestone-second-lift-side = The old hand release
    .text = Work it, at the Hub: two Engineering checks. The fall stops for two turns.
milestone-second-lift-third = Count them in
    .text = Set down ten loads.

## Before fitting out

passage-second-lift-four = 04:00
    .text =
        At 04:00 by the ship’s clock the Mirror of Jatania loses a bearing. By 04:10 it is on every band.

        The Mirror is eleven kilometres of foil, hung up there to throw the sun on four hundred thousand people who farm in the cold. The Firstborn broke the first one, in the war: two winters in the dark, and sixty-one thousand dead. This is the new one, not three weeks lit. Its west steering has seized, and it is coming down. Tonight it will lie across the farms.

        There are 5,200 riggers on it. Most are from Perdita, and most of those were lifted off Mirembe once already, out from under this ship’s gun.

        “There’s one gun that can break it so that it misses,” says Noriko. No one asks which gun. Thaddeus has got up to look at the clock over the stove.
    .log = { $date }, 04:10. The Mirror is falling with 5,200 people on it. Porridge. It was left standing.

passage-second-lift-nobody = Five calls before breakfast
    .text =
        In eight years Harbourmaster Achterberg has never once set foot on this ship. Now she’s in the mess, in her slippers, with a bag of rolls.

        “All five have called me to ask where you are,” she says. “Before six in the morning! Not one of them would have you in the house, and they all want you under that mirror by noon. I regret to say that each wants something else of you there.” She lays out five slips and puts a roll on each, against the draught. “I cannot tell you whose to take. I can tell you to eat.”

        “And if we took none?” says Gabriel.

        “Then you would go without pay,” says Achterberg. “I have put in butter.”
    .log = { $date }. Nobody trusts us and everybody wants us. Fourteen rolls from Achterberg, who has now seen the mess.

choice-second-lift-sponsor = Under whose orders do we lift?
option-second-lift-sponsor-federation = Lift for the Federation
    .cost = Main: +2 Federation, −1 Firstborn, −1 Cartel, { $pay } Credits. Fire by turn 6.
    .log = { $date }. Cups: for the Federation. The order has an hour in it, and a signature.
option-second-lift-sponsor-council = Lift for the Council
    .cost = Main: +2 Council, −1 Cartel, −1 Corporation, { $pay } Credits. Names have to be taken.
    .log = { $date }. Cups: for the Council. They want it in writing, who was saved.
option-second-lift-sponsor-firstborn = Lift for the Firstborn
    .cost = Main: +2 Firstborn, −1 Corporation, −1 Federation, { $pay } Credits. Nine loads, and no word of Jatania.
    .log = { $date }. Cups: for the Firstborn. Wrathe put hers down and has gone to check the boats.
option-second-lift-sponsor-cartel = Lift for the Cartel
    .cost = Main: +2 Cartel, −1 Federation, −1 Council, { $pay } Credits, and 1 for each load set down.
    .log = { $date }. Cups: for the Cartel. Paid by the load. It is the second time for them, and for most of the load.
option-second-lift-sponsor-corporation = Lift for the Corporation
    .cost = Main: +2 Corporation, −1 Council, −1 Firstborn, { $pay } Credits. It has to be saved; broken, it pays nothing.
    .log = { $date }. Cups: for the Corporation. They would like the Mirror back, and the riggers, in that order. It was the only contract that put the order in.

passage-second-lift-briefing-federation = Which sentence is the order
    .text =
        The Marshal speaks for herself this time, over the relay, in black and white.

        “Captain Anaya. The Mirror lost its west steering at four this morning. It will come down across Jatania in the night of the fourteenth. There are five thousand people on it, and I would like them off. There are four hundred thousand under it, and I will have them safe. You know which of those sentences is the order. You have until eight tonight. Then you fire, whoever is on it. It is in writing. My grandson is at school in Jatania. That is not a reason. You would have found it out.”

        Roland Wrathe has the paper, and isn’t holding it out. “I’m to come along,” he says, “and see it done.” He was a boy on Jatania, and his sister a girl there.
    .log = { $date }. For the Federation. We are to fire by eight, whoever is on it. Roland has the paper. I have not asked him for it yet.

passage-second-lift-briefing-federation-aboard = Which sentence is the order
    .text =
        The Marshal speaks for herself this time, over the relay, in black and white.

        “Captain Anaya. The Mirror lost its west steering at four this morning. It will come down across Jatania in the night of the fourteenth. There are five thousand people on it, and I would like them off. There are four hundred thousand under it, and I will have them safe. You know which of those sentences is the order. You have until eight tonight. Then you fire, whoever is on it. It is in writing. My grandson is at school in Jatania. That is not a reason. You would have found it out.”

        Roland Wrathe has the paper, and isn’t holding it out. “I am seconded to you,” he says. “They have seconded me back, to see it done.” He was a boy on Jatania, and his sister a girl there.
    .log = { $date }. For the Federation. We are to fire by eight, whoever is on it. Roland has the paper. I have not asked him for it yet.

passage-second-lift-briefing-council = Every name
    .text =
        Observer Ugyen has brought four pencils, sharpened, and a ream of ruled paper.

        “There are five thousand two hundred people on the Mirror, and no list of them,” he says. “I asked. The Corporation has a figure: so many hands. After Mirembe there was a number, too, and I was one of those who carried it.” He squares the paper. “The Convenor asks that you take them off and break the thing. I ask that each says a name as they come aboard, and that somebody writes it down. What is not written, we will not count. I am told that this will cost you time.”

        “It will,” says Gabriel.

        “Yes,” says Ugyen. “The number for Mirembe cost an afternoon.” He lays a pencil in front of Noriko.
    .log = { $date }. For the Council. Every name, as they come off. Noriko has taken the pencil. She has not counted people from near by before.

passage-second-lift-briefing-council-aboard = Every name
    .text =
        Observer Ugyen has brought four pencils, sharpened, and a ream of ruled paper.

        “Until six I speak for the Council,” he says. “After six I am on your list again. It is five forty. There are five thousand two hundred people on the Mirror, and no list of them. I asked. The Corporation has a figure: so many hands. After Mirembe there was a number, too, and I was one of those who carried it.” He squares the paper. “The Convenor asks that you take them off and break the thing. I ask that each says a name as they come aboard, and that somebody writes it down. What is not written, we will not count. I am told that this will cost you time.”

        “It will,” says Gabriel.

        “Yes,” says Ugyen. “The number for Mirembe cost an afternoon.” He lays a pencil in front of Noriko.
    .log = { $date }. For the Council. Every name, as they come off. Noriko has taken the pencil. She has not counted people from near by before.

passage-second-lift-briefing-firstborn = No affair of ours
    .text =
        “The Eldest says this,” says Vashti of Ismail, and shuts her eyes so as to get it right. “‘They were of our houses before they were anybody’s hands. Bring us nine loads of them. What falls on Jatania is no affair of ours.’” She opens them. “That’s it. There’s no more of it, I asked.”

        “There’s four hundred thousand under it,” says Fetu.

        “I know who’s under it. I’ve been over it.” Her voice is loud. “At twenty, in a black machine, with a thing under the wing. Everybody’s very—” She has seen Wrathe, who is standing in the doorway with a coil of line on her shoulder. Wrathe was born down there. “Nine loads,” says Vashti, much more quietly. “Then do what you like with it. I never said so.”
    .log = { $date }. For the Firstborn: nine loads, and Jatania is no affair of theirs. Vashti talked too much. Wrathe asked her to hold the other end of a line.

passage-second-lift-briefing-firstborn-aboard = No affair of ours
    .text =
        “I’m to say this standing up, like a visitor,” says Vashti of Ismail, and gets up from the bench, and shuts her eyes so as to get it right. “‘They were of our houses before they were anybody’s hands. Bring us nine loads of them. What falls on Jatania is no affair of ours.’” She opens them. “That’s it. There’s no more of it, I asked.”

        “There’s four hundred thousand under it,” says Fetu.

        “I know who’s under it. I’ve been over it.” Her voice is loud. “At twenty, in a black machine, with a thing under the wing. Everybody’s very—” She has seen Wrathe, who is standing in the doorway with a coil of line on her shoulder. Wrathe was born down there. “Nine loads,” says Vashti, much more quietly. “Then do what you like with it. I never said so.”
    .log = { $date }. For the Firstborn: nine loads, and Jatania is no affair of theirs. Vashti talked too much. Wrathe asked her to hold the other end of a line.

passage-second-lift-briefing-cartel = By the load
    .text =
        Factor Reis is on one of his own hulls, for the first time in eight years, wedged into the pilot’s seat with his bad foot on the panel.

        “Gabriel, sit, you look like a bill. So, the Mirror is coming down. Everyone will tell you who’s under it, and they’re right, nice town, I’ve been thrown out of it. Me, I think of who’s on top. Five thousand two hundred; I carried most of them once. I pay by the load, the same for a rigger as for his cat. When you stop lifting and start shooting is your affair. I had a choice like that. I made it quickly. Don’t make it quickly.”

        “What was it?” says Jabulile.

        He’s looking for something to eat. “There was one convoy more,” says Reis, “and somebody paid me for the space.”
    .log = { $date }. For the Cartel, by the load. His hulls will stay as long as we do, he says. Jabulile has asked him twice what was in the space.

passage-second-lift-briefing-corporation = A cheap bearing
    .text =
        Cormac Byrne has a bearing in his pocket. He puts it on the table and it rolls, with a click in it, to the edge; Eluned stops it with a finger.

        “That’s the other one,” he says. “Same batch. I signed for them. They were eleven Credits under the good ones, and I was told it was within tolerance, so I wrote that. The Director wants the Mirror saved. Not broken, saved. It isn’t paid off till the year 119. And there’s no light for Jatania without it, so it’s not only money. There’s a way, I think. If anybody’s left alive on it, they’re to be got off. It does say so.”

        “Where does it say so?” says Salome.

        “Page nine,” says Cormac. Eluned is turning the bearing, with her ear down against it.
    .log = { $date }. For the Corporation. It was a cheap bearing and he signed for it. Five powers have named five saboteurs on the band since six. It is not on the list.

passage-second-lift-briefing-corporation-aboard = A cheap bearing
    .text =
        Cormac Byrne has a bearing in his pocket. He puts it on the table and it rolls, with a click in it, to the edge; Eluned stops it with a finger.

        “I’m asking for them this morning,” he says. “Same boots, other sheet. And that’s the other bearing. Same batch. I signed for them. They were eleven Credits under the good ones, and I was told it was within tolerance, so I wrote that. The Director wants the Mirror saved. Not broken, saved. It isn’t paid off till the year 119. And there’s no light for Jatania without it, so it’s not only money. There’s a way, I think. If anybody’s left alive on it, they’re to be got off. It does say so.”

        “Where does it say so?” says Salome.

        “Page nine,” says Cormac. Eluned is turning the bearing, with her ear down against it.
    .log = { $date }. For the Corporation. It was a cheap bearing and he signed for it. Five powers have named five saboteurs on the band since six. It is not on the list.

passage-second-lift-villain-federation = Nobody goes round
    .text =
        The *Centenary* has come up between Jatania and the light, with her gunports shut.

        “Captain Anaya,” says Marshal Falk. She is on her feet. “You are an enemy of the Federation. I signed that, and I stand by it. You have also a hangar, and there are five thousand people to put in it. So nobody fires on you today. That is the first order. Here is the second. What you find up there, you stop for. You do not go round it because your people are tired. Mine are tired.”

        The picture goes.

        “She’d have been a good bosun,” says Fetu.
    .log = { $date }. The Marshal is over Jatania in the Centenary, against us. No encounter is passed by today. I had got used to passing some by.

passage-second-lift-villain-council = One does not light it
    .text =
        The lamps on the Lane have gone out, from Pharos as far as here. One could see them go, one after another, by the clock. At the end of them lies the *Vesper*, dark.

        “Nothing has been forbidden you,” says Convenor Shahidi. She is speaking very low, as one does in a house where a child’s asleep. “One has ceased to light what you look at. You will manage. Somebody’s eyes will be the worse for it, each time. One would rather have done this on a day on which nothing fell. There has not been such a day.”

        “So each Recon wears out an Agent, a Pilot or a Specialist besides,” says Gabriel.

        Noriko has turned her lamp up. She looks at it, and turns it down again.
    .log = { $date }. The Convenor has put the Lanes out. Each Recon will cost us a pair of eyes besides. Noriko has asked for drops.

passage-second-lift-villain-firstborn = Room on the page
    .text =
        Somebody is reading names on the open band. It has been going since five this morning, in one voice, without haste.

        The *Firstfruits* lies off the north limb, with a lamp at her mast that is turned away from the Ironclad. “We read the Roll where ours may die,” says the Eldest. “It is the custom. Today there are many of our houses on that mirror. There are also twelve chairs at your table. We have left room. Whoever of your ship falls is read as well, by name, and you will hear it while your hands are full.”

        “So the first we lose in any turn, that’s a point of Morale as well,” says Gabriel. No one gets up to turn it off.
    .log = { $date }. The Firstborn are reading a Roll on the open band, and there is room on it for ours. Whoever we lose, we shall be told of.

passage-second-lift-villain-cartel = A Credit more
    .text =
        “Gabriel! You look terrible. Are you eating?” The Factor is, on the bridge of the *Sixteen Hulls*: a tomato, out of his hand, over a napkin. “So listen. I’ve bought up the quays. The water, the shot, the man who works the crane. Wherever you put in it’s a Credit more, starting today. And the first of your people in any turn who fumbles a shell has lost it to me. I’d hate a war. But you’ve stopped owing me anything, and I don’t know how to talk to you.”

        He wipes his chin. “Lift them off, eh? Some of those I carried. I wouldn’t charge for that.”
    .log = { $date }. Reis is in the field. A Credit more for every service, and Ammo when we are clumsy. He asked if I was eating. It was meant.

passage-second-lift-villain-corporation = Page one
    .text =
        “I’ll be quick. I’ve a mirror coming down that’s not paid off till the year 119.” Director Iyer is in the *Going Concern*, by the east dock, with a pencil behind each ear. “Every yard and chandler on forty stations has signed the new sheet. Whatever of yours gets mended, they keep a bit. One Salvage the point. It’s called loss control, it isn’t personal, it’s two lines.”

        “And the people?” says Salome. “What page are they?”

        They were partners once. Iyer finds the place, although she hasn’t looked for it. “They were on nine,” she says. “I’ve moved them to one.”
    .log = { $date }. Iyer is in the field. Each point we mend costs a Salvage more. Salome asked for the sheet; it is as she said, page one.

line-second-lift-more-thaddeus = “It’ll be six thousand on there. When Perdita choked they sent eight hundred more up, to save the air. Fifteen loads, then: to what I’ll draw you, add one at the Hub and one East.”
line-second-lift-four-thaddeus = “The letter we gave back’s been burnt. I’ve the other four. Four’s a grudge. Five would’ve been a case.”
line-second-lift-short-thaddeus = “Three short on the retainer. ‘For the sender’s peace of mind,’ it says. That’s the letters. They know which bin we keep them in.”
line-second-lift-harbour-gabriel = “Jatania has its harbour lamps lit, for anybody. It says so on the band, twice. For us as well, today.”

passage-second-lift-given-hour = What the box told them
    .text =
        A note has come for the captain alone, from the house to which they gave the box. Gabriel reads it at the stove, and then, after looking at the stove for a bit, reads it out.

        “‘We have listened to the instrument that you were good enough to give us. We note that your gun has two keys, that it was fired on Mirembe at 13:48, and by which of them. It will be of interest to you to know that Mr Cole can be relied on. He does not wait.’” There’s no name under it.

        13:48. The order said 14:40, everybody knows that.

        “Thaddeus,” says Gabriel.

        “It’s so,” says Thaddeus. “I’ll tell you when they’re off. I’d not get through it twice.” He has his cap in his hands, and he’s turning it by the brim, a little at a time.
    .log = { $date }. The box told others before it told us: 13:48, and not 14:40. Thaddeus has asked to say it afterwards. I said yes. I would not have known what to ask.

passage-second-lift-plan = Four hundred to a load
    .text =
        Thaddeus has drawn the Mirror on the mess table with a wet finger: a hub, and two long limbs.

        “Four hundred to a load,” he says. “Five at the Hub, four East, four West. We’ve room for four. An action a load, or none, with a Diplomat on the line, an Engineer on a second gangway, or a Pilot in the boats; once a turn each. There’s tramp hulls below the Hub for them, nearer than the planet.

        “It’ll drop by jerks, each one on Danger. At four the East Limb tears off, at five the West, at six it’s on the farms. I’ll not fire before three, unless nine loads are off, or everybody. Then I can, from by the Hub; who’s left goes with it. At three it still breaks clean. I’d sooner we were early,” says Thaddeus, and stops, as if he’d heard somebody else say that.
    .log = { $date }. The Mirror, drawn in tea. It had dried up before anybody could copy it.

passage-second-lift-plan-corporation = Four hundred to a load
    .text =
        Thaddeus has drawn the Mirror on the mess table with a wet finger: a hub, and two long limbs.

        “Four hundred to a load,” he says. “Five at the Hub, four East, four West. We’ve room for four. An action a load, or none, with a Diplomat on the line, an Engineer on a second gangway, or a Pilot in the boats; once a turn each. There’s tramp hulls below the Hub for them, nearer than the planet.

        “It’ll drop by jerks, each one on Danger. At four the East Limb tears off, at five the West, at six it’s on the farms. Up to three I could break it clean, from by the Hub, and who’s on it would go with it. They don’t want it broken. I’d sooner we were early,” says Thaddeus, and stops, as if he’d heard somebody else say that.
    .log = { $date }. The Mirror, drawn in tea. It had dried up before anybody could copy it.

## On the Mirror

passage-second-lift-rule-federation = Eight o’clock
    .text =
        Roland has been given the stool by the chart, and sits on it as one sits in church.

        “Would you read me the hour again?” says Thaddeus.

        “Twenty hundred. ‘Whoever is on it.’”

        “By whose clock?”

        It isn’t in the order. Roland turns the page over and back. He has a brother’s way of looking for Wrathe without moving his head, and she’s at the glass, with her back to him, looking down at where the farms are: a few lamps, a road. “She used to say that they’d put it up again,” says Roland. “The sun. When we were in the cellar. She told the little ones it had gone in for coal.”

        “I never,” says Wrathe.

        He’s got out his own watch. He is setting it by Thaddeus’s.
    .log = { $date }. Under way. The order says 20:00 and does not say by whose clock. Roland has set his by ours.

passage-second-lift-rule-federation-2 = Eight o’clock
    .text =
        Roland has been given the stool by the chart, and sits on it as one sits in church.

        “Would you read me the hour again?” says Thaddeus.

        “Twenty hundred. ‘Whoever is on it.’”

        “By whose clock?”

        It isn’t in the order. Roland turns the page over and back. He has a brother’s way of looking for Wrathe without moving his head. She isn’t aboard; so he looks through the glass, down at where the farms are: a few lamps, a road. “She used to say that they’d put it up again,” says Roland. “The sun. When we were in the cellar. She told the little ones it had gone in for coal.”

        “Had it?” says Gabriel.

        He’s got out his own watch. He is setting it by Thaddeus’s.
    .log = { $date }. Under way. The order says 20:00 and does not say by whose clock. Roland has set his by ours.

passage-second-lift-rule-council = Say it slowly
    .text =
        Ugyen has had a table carried to the hangar lock, and a chair on either side of it.

        “They’ll come four hundred at a time,” says Thaddeus, “frozen through and scared stiff, and you’ll ask them how it’s spelt!”

        “Yes,” says Ugyen.

        “Why?”

        He thinks about it. “Seven years ago I took down eleven hundred depositions on Perdita,” says the Observer. “Not one of them had a name at the top. I was told that it was kinder. I have been able to recite the numbers ever since, and that is all that I can do for them.” He pulls out the chair across from him, to see that there’s room for somebody’s knees. “For every second load I shall need a person with a good hand. Or we let them by. I would not stop you.”
    .log = { $date }. A table at the lock. For every second load a Specialist writes, or the Council thinks the less of us. Thaddeus told him what an hour costs today, and then fetched him a lamp.

passage-second-lift-rule-firstborn = Over it again
    .text =
        The boat comes in over the north edge, where the light is. Vashti has gone quiet at the controls. It’s so bright that the stoker in the bow has tied a stocking over her eyes.

        “It was smaller, the first one,” says Vashti. “You’d a spot to go for, like a coin. I hit it and it sort of sighed. I thought, that’s all right then. There was a band playing when I got back.” She wipes her mouth. “I never looked down. You don’t, you see, you look at the spot. There wasn’t a down.”

        Wrathe is in the seat behind her, checking the lashings. She has done this side already.

        “There’s a road,” Wrathe says. “You can see it from here. With poplars.”

        Vashti looks down.
    .log = { $date }. Over the Mirror’s edge. Vashti and Wrathe have the same boat. I would have arranged it otherwise, and was told that it had been arranged.

passage-second-lift-rule-firstborn-2 = Over it again
    .text =
        The boat comes in over the north edge, where the light is. Vashti has gone quiet at the controls. It’s so bright that the stoker in the bow has tied a stocking over her eyes.

        “It was smaller, the first one,” says Vashti. “You’d a spot to go for, like a coin. I hit it and it sort of sighed. I thought, that’s all right then. There was a band playing when I got back.” She wipes her mouth. “I never looked down. You don’t, you see, you look at the spot. There wasn’t a down.”

        Gabriel is in the seat behind her, checking the lashings. He has done this side already.

        “There’s a road,” says Gabriel. “You can see it from here. With poplars.”

        Vashti looks down.
    .log = { $date }. Over the Mirror’s edge. Vashti has one of our boats, and flies it well. She asked me if Wrathe knew anybody down there. I said, everybody.

passage-second-lift-rule-cartel = Sixteen hulls
    .text =
        There are sixteen of them in the line, patched, painted over, and two of them on tow. Every master aboard was at Mirembe or is the child of somebody who was.

        “Look at that,” says Reis on the set. “They came for nothing. I offered, they were insulted. So I’m only paying you.” He breathes. “They’ll lie there till you’ve done. If it comes down, it comes down on us too. I’ve told them. One of them said, ‘Again?’”

        Thaddeus has read off the tail numbers, out of habit. One, two, four. Hull nine is there; Jabulile flew that, at twenty-three, with nineteen hundred people in it, and was told it was famine relief.

        “There’s a thirteen,” says Thaddeus. “Twelve of you took people off. That one’s not one of the twelve.”

        The set hums.
    .log = { $date }. Sixteen hulls under the Mirror, and they will not draw off. It is the same sixteen. Thaddeus has found the number thirteen, and the set has not answered him.

passage-second-lift-rule-corporation = Not to be broken
    .text =
        “I’ve the drawing here,” says Cormac, “only it’s the new one. Hers isn’t in the file.”

        Eluned drew the steering of the first Mirror, the one that was shot. It had a wheel at the Hub that four people could turn, for when all else failed. On the new drawing there’s a neat blank, with a note: *deleted, cost.*

        “They’ll have left it in,” says Eluned. “It’s welded into the frame, it’d have cost more to take out. They’ll have painted over it. People do.” She’s quite pink. “The Hub would have to be empty before it’s swung. It would go round like a mangle.”

        “And if that doesn’t work?” says Gabriel. “When may I shoot?”

        “At Danger five,” says Cormac, “or with nobody on it. Not before.”

        “And those out on the limbs, when it’s swung?”

        Neither of the engineers answers. Cormac has begun to fold up the drawing.
    .log = { $date }. It can be saved, if the Hub is empty. What that does to those who are on the limbs was asked once.

passage-second-lift-rule-corporation-2 = Not to be broken
    .text =
        “I’ve the drawing here,” says Cormac, “only it’s the new one. Hers isn’t in the file.”

        Eluned Pryce, who isn’t aboard, drew the steering of the first Mirror, the one that was shot. It had a wheel at the Hub that four people could turn, for when all else failed. On the new drawing there’s a neat blank, with a note: *deleted, cost.*

        “They’ll have left it in,” says Daisuke. “Welded into the frame, a thing like that. Dearer to take out. They’ll have painted over it. You’d want the Hub empty before it’s swung. It’d go round like a mangle.”

        “And if that doesn’t work?” says Gabriel. “When may I shoot?”

        “At Danger five,” says Cormac, “or with nobody on it. Not before.”

        “And those out on the limbs, when it’s swung?”

        Neither of the engineers answers. Cormac has begun to fold up the drawing.
    .log = { $date }. It can be saved, if the Hub is empty. What that does to those who are on the limbs was asked once.

passage-second-lift-nail = We know that gun
    .text =
        The riggers have a plank across, and a line of people behind it, with bundles, under lamps. No one is crossing.

        At the head stands a woman of sixty. “Nan Adaeze,” she says. “Gang four. I know this ship; I looked up at it for three days. I went out on hull seven and my husband was to come on the last. You’ve come to take us off before you shoot. I believe it. I believed it then. So hang the key on that nail, where every one of us can put a hand on it going by.”

        Thaddeus has his fist closed, in his pocket.
    .log = { $date }. They know what ship it is. They asked for the key, on a nail, where they could see it.

choice-second-lift-nail = Do we hang up the key?
option-second-lift-nail-hang = Hang it on the nail
    .cost = They come at once. To fire will take both actions of the turn and cannot be done between two turns, and Morale falls by one.
    .log = { $date }. Cups: the nail. Thaddeus hung it himself. Every hand that went by it touched it, and before the load was in, it shone.
option-second-lift-nail-keep = It stays in his pocket
    .cost = 1 action is lost: they have to be talked across. Once we may fire, we can at any moment.
    .log = { $date }. Cups: he keeps it. They came, in the end. They kept their eyes on his coat.

passage-second-lift-hung = On the nail
    .text =
        The key is a small thing, not as long as a finger. Thaddeus hangs it by its ring and stands back, and then he doesn’t seem to know what to do with his hands.

        Nan Adaeze touches it first. She runs her thumb along the edge, where it’s worn. “Is that all?” she says. She steps over on to the plank, and behind her the whole line picks up its bundles.

        They go by in twos. Some slap it, so that it swings. Some of the young ones won’t look. There’s an old man who takes his cap off to it, and puts it on again, angrily. The cook is giving out tea at the other end and he says to each of them, “Mind the step,” four hundred times, and he means it every time.
    .log = { $date }. First load, past the key. Nobody pushed. An old man took his cap off to it and was cross with himself.

passage-second-lift-kept-key = Talked across
    .text =
        “Then tell me to my face that you’ll wait,” says Nan Adaeze.

        “I’ll tell you what I can,” says Thaddeus. “I’ll not fire while you’re coming, if I’m let. If it drops too far I’ll have to, and you’ll be on it. I’d sooner have the key by me than have to look for it. I can’t say it kinder.”

        She looks him up and down for a good long time. Behind her four hundred people are waiting to see what she’ll do.

        “No,” she says. “You can’t.” She walks back along the line, all the way, saying something to each gang, and one after another they pick up their bundles. It takes the better part of an hour. She herself has sat down on a crate, the last in the line, with her arms crossed.
    .log = { $date }. Kept the key, and lost an hour by it. Nan Adaeze of gang four is going to be the last one off. She has told us so.

passage-second-lift-release-eluned = Something under the paint
    .text =
        Eluned Pryce goes along the wall of the Hub with a hammer, tapping, like a woman buying melons.

        “Here,” she says. She scrapes with her thumbnail, then with a spoon. Under the white there is green, and under the green a brass rim, as broad as a cartwheel. “That’s mine! That’s my wheel. Hand release, for the steering; you turn it till the frame’s let go, and then it falls flat, like a leaf, and you’ve time. They’ve painted it *over*.” She’s close to tears. “It isn’t broken. It’s only that nobody’s introduced it to the new frame.”

        It wants two Engineering checks to turn. It would stop the fall for two turns; and with it loose, and the Hub empty, somebody might steer the whole thing back up.

        She’s wiping her name clean with her sleeve. It’s cast in the rim.
    .log = { $date }. Eluned has found her own wheel, under two coats of paint. It has her name on it. They had told her that it was deleted.

passage-second-lift-release = Something under the paint
    .text =
        Daisuke has put his palm on the wall of the Hub, and then his ear.

        “There’s a wheel in there,” he says. He takes a scraper to it. White comes off, and green, and behind it there’s a brass rim as broad as a cartwheel. “Hand release. Off the first Mirror. They built the new one round it and painted it shut.” He follows the spokes with a finger. “Turn that, it lets the frame go. It falls flat then. Like a leaf. You’d have two turns.”

        It’ll want two Engineering checks. And once it’s loose, and the Hub’s empty, somebody might steer the whole thing back up into orbit.

        There’s a name cast in the rim: E. PRYCE. “She’d want to see that,” says Daisuke. He cleans out the P.
    .log = { $date }. A wheel under the paint, at the Hub. It could stop the fall for two turns. It has our Eluned’s name on it.

line-second-lift-from-the-top-daisuke = “Hollis has a hand on it already. He says bleed it from the top.”

passage-second-lift-eased = Like a leaf
    .text =
        The wheel gives all at once, with a bang that they feel in their teeth. Four people are hanging on it and three of them sit down.

        Then it’s quiet. The shaking, which everybody had stopped noticing, has stopped. Out along both limbs the whole sheet tips, a kilometre at a time, and lies flat, and the light goes off the hangar wall and slides away down over the farms. One can see a road, and a yard with snow in it, and somebody looking up.

        “Four hours,” says the one nearest the wheel, out of breath. “It’ll go on falling after that.”

        “Then don’t stand about,” says Thaddeus. He has his watch out. But he’s smiling, and it looks as if it hurt him.
    .log = { $date }. The release works. It lies flat and does not fall, for two turns. In a yard on Jatania somebody had the sun twice today.

passage-second-lift-slipped = It slips
    .text =
        The frame swings half round, and groans, and hangs; and then it slips. Everything that’s loose in the Hub goes by at the height of a man’s knees: a boot, mugs, somebody’s hook.

        “Back!” Daisuke says. “Get it back. Do not let it go past the mark.”

        They get it back. It takes six of them, and there is blood on the spokes. On the bridge the needle has gone down by one, and Thaddeus taps the glass in the hope that it’s the needle.

        It isn’t. “Again?” says somebody at the wheel. You can’t tell by the voice who’s asking; they’ve all got it, the same hoarse one.
    .log = { $date }. Tried to steer it, and it slipped. One step nearer. They asked to try again and I looked at the hour before I looked at them.

passage-second-lift-snow = Eleven kinds
    .text =
        “There’s eleven kinds of snow,” says Wrathe.

        She has never been known to begin a conversation. A stoker puts down the crate he’s carrying, so as not to make a noise.

        “The dry one. The one that squeaks. There’s one for under the door.” She has her forehead against the port. Jatania goes by below, white, with hedges on it. “I was seventeen. They broke the sun on a Tuesday. We thought it’d be for a week. By the end we’d burnt the stairs.” Her breath comes and goes on the glass. “I counted sixty-one thousand once. To see how long that is. You’re at it for two days.”

        “Did you get there?” says the stoker.

        “No,” says Wrathe. “I’d the ship to clean.” Some time later she says, “Four hundred thousand.”
    .log = { $date }. Wrathe spoke of snow for about a minute. It is four hundred thousand now, down there. She has volunteered for every boat.

passage-second-lift-ruveni = A crew list
    .text =
        A tug has come off the West Limb with a load on her back like a beetle, and in her wheelhouse window a woman with grey hair, Ruveni, holding up a sheet of paper.

        “Remember us? Two hundred and forty units!” She was number 114 of the Long Patience, which came in behind this ship in the second month, with all of them down as ballast. “They made us foremen, since we were here first. West is all in gangs. I’ve a list.” She presses it against the glass. There are names on it, and a tick after each. “I’m taking one load down by myself. The rest’ll be in line when you come. Which of you was it that opened the hull?”

        They push Gabriel forward. Ruveni looks at him, and then for a free corner of the list.

        “How’d you spell that?” she says.
    .log = { $date }. Ruveni of the Long Patience took a load off the West Limb by herself. I am on her list, at the bottom, as “visitor”.

passage-second-lift-cutter = Plums
    .text =
        An orchard cutter comes up past them from under the East Limb. She isn’t made for it: she has a rake for a bowsprit.

        “Anneke!” somebody calls over the set. “You brought us a box!” It was serum, three thousand doses of it, in the sixth month. “We were in at Jatania with the plums when it started, and we thought, well.” She’s got people standing in her hold up to their chests in fruit. “Four hundred! I’d never have thought it. They’re eating the cargo.”

        “You’re welcome to come again,” says Thaddeus.

        “She won’t take it twice,” says the voice. “Listen to her!” One can. A hail of stones comes out of her lock and rattles along the ship’s side; and it’s only then that they see what it is the four hundred are throwing.
    .log = { $date }. A cutter from Anneke took a load off the East Limb, in plums. We shall be finding stones in the gunports for a month.

passage-second-lift-hollis = Good afternoon
    .text =
        Four notes come first, on the set, whistled between the teeth.

        “Good afternoon, Ironclad. I’ve no business here. I’m just passing.” There’s a patched-up launch under the Mirror, with a raft in tow, and another raft behind that one; God knows where he got them. “I’ve four hundred on. It’s slow, but they’re singing. Cole, is it right that you set them down below the Hub?”

        “Below the Hub,” says Thaddeus into the set. “Mind the wash.”

        “I’ve always minded the wash.” He’s killed fifty-one people. They can hear him count under his breath, as he was taught to. “That’s my lot, then. I don’t suppose it goes on the bill against the others?”

        No one tells him. The launch draws away, with the rafts after her, at the pace of a man walking.
    .log = { $date }. Hollis Tan came uncalled, took off four hundred people, and went. I have entered them. I have not entered them against anything.

passage-second-lift-voice = A voice they know
    .text =
        Captain Xavier asks whether he may have the set. It’s the first thing he has asked for since he came aboard.

        “This is Etxeberria,” he says into it. “Some of you will remember that I was late. I am here now. There is a gangway to your left, and nobody is using it.”

        That’s the whole of it. On the platform a woman with a child’s coat over her arm has stopped dead. She turns her head. And then four hundred people whom nobody’s been able to shift by any means for half an hour, and who are mostly not young, begin to cross by the left-hand gangway, quite fast, and they’re all trying to see in at the port.

        He has given back the set. “I believe that is a load, Mr Anaya,” says Xavier.
    .log = { $date }. He spoke four sentences, and a load came across. Some of them had his picture, from a clinic wall. It was a different hat.

passage-second-lift-keala = Foreman
    .text =
        “You took your time,” says Keala of Mirembe.

        She’s standing on a bollard in the middle of the Hub with a slate. She has no business here; she is the foreman at Perdita. “I came with mine,” she says. “I’d three thousand sent up this thing on a bit of paper. I thought that somebody had better be there who can count.” She makes a mark. “That’s a load for you, ready to go, sorted by who’s got someone waiting. No charge. You were decent to us.”

        “You should go with it,” says Gabriel.

        “Last one out turns off the lamps,” says Keala. “I’ve stood at a lock before. I was on the right side of it, and I didn’t like it then either.” She’s begun on the next row.
    .log = { $date }. Keala is on the Hub with a slate. She gave us a load that was ready sorted, and would not come herself.

passage-second-lift-ward = The ward
    .text =
        A quarter of the hold still has sheets hung across it. When the forty families came through the ring from Anneke there was fever among them, and Petrosyan set up eight cots in there, and a tub. A card in his writing hangs from the line.

        {"*"}NOBODY SLEEPS IN HERE TILL IT IS SCRUBBED. WITH LYE. I DO NOT CARE WHAT ELSE IS GOING ON.*

        “So we’ve room for three,” says Thaddeus.

        “Couldn’t we land it,” says Gabriel, “and let the port doctor shout at us?”

        “We could. Or somebody who knows what a germ is gets down on their knees.” He has found the brush. It’s worn to the wood. He looks at the length of the floor.
    .log = { $date }. The fever ward is still in the hold: three loads at a time and not four, until it is scrubbed or put ashore. We broke a quarantine in the sixth month, and four hundred people wait longer for it today.

passage-second-lift-scrubbed = Lye
    .text =
        The scrubbing is done on hands and knees, backwards, in a line. There’s one who knows how it’s done, and two who’ve been told.

        When they’ve got to the hatch they find that they have an audience. There’s a boy of ten or so, off the last load, with his bundle. He watches the brush go.

        “Is that for us?” he says.

        “Four hundred of you,” says the one with the bucket. “So wipe your feet.”

        He does, with great care, one and then the other. Then he puts down the bundle and holds his hand out for the second brush.
    .log = { $date }. Scrubbed out the ward. Room for four again. It has not been so clean since the yard, nor smelt so bad.

passage-second-lift-launch = Thirty of ours
    .text =
        “Ironclad! Ironclad, is that you?” It’s a woman’s voice, on a farm set, with a motor coughing under it.

        She’s called Britt Lindqvist, and she has a stove-fuel launch and twenty-nine neighbours. They came up to help. A strip of foil has gone into their jet, and they’re drifting in under the East edge, where it sheds. “We’ve got soup,” says Britt Lindqvist. “We thought they’d want soup. Have you a boat?”

        “That’s two hours,” says Thaddeus. “There and back, with our best at the stick.”

        On the Mirror somebody’s lamp goes up and down: next load ready. Thirty out there, against four hundred here, or eight hundred. Gabriel has the set in his hand.
    .log = { $date }. A launch called us by name. Thirty farmers with soup, who had come up to help.

choice-second-lift-launch = Do we answer the launch?
option-second-lift-launch-answer = Answer, and fetch them
    .cost = 2 actions, and a Pilot is Exhausted. +1 Crew.
    .log = { $date }. Cups: answer. It cost us two loads, by my count. One of the thirty has asked to stay on. We had the soup.
option-second-lift-launch-leave = Go on with the Lift
    .cost = Nothing now. Nobody else is near them; and when we call, one ship fewer comes.
    .log = { $date }. Cups: go on. I told her myself. She said that she quite saw that.

passage-second-lift-answered = Soup
    .text =
        The boat goes in backwards, under the edge, with foil coming down past it like knives off a table, and the pilot talks to them the whole time, as if it were a timetable.

        “You’ll be alongside at ten past. You’ll jump at a quarter past, one at a time, largest last. Leave the pot.”

        They don’t leave the pot. It comes over the rail between two men in fur hats who are holding it level, and not looking at anything else. Behind them the edge folds up, without any hurry, and takes the launch.

        There are thirty. Thaddeus counts them in with his lips. Britt Lindqvist is the thirtieth, and she’s crying, in a rage, over the motor, which was her father’s.

        “Well,” she says, and wipes her face. “Who’s hungry?”
    .log = { $date }. Answered the launch. Thirty in, and a pot. I have put it down as answered; I look at that column oftener than I did.

passage-second-lift-not-answered = She quite saw that
    .text =
        “I’ve four hundred here for each trip I don’t make to you,” says Gabriel. “I’m sorry. Have you anything to push off with?”

        “There’s boards,” says Britt Lindqvist. “No, I quite see that.” She has put her hand over the set; they can hear her telling them, in a good clear voice like a teacher’s. There’s a silence, and a man says something and a few people laugh. “We’re going to pole along the foil,” she says. “Olaf’s calling the time. Could you leave the set on? You don’t have to say anything.”

        He leaves it on. It stands at the edge of the chart, and while they’re bringing in the next load there’s a voice in it that says one, and two; and one, and two.
    .log = { $date }. Did not answer the launch. I left the set on, as she asked. They are bad at it, and they keep time.

passage-second-lift-born = Eleven hundred and one
    .text =
        The pains come on in the hangar, behind a tarpaulin, between two fighters.

        “Of course now,” Petrosyan is heard to say. “Naturally now. There’s a whole week!” He sends for water, and for light, and for the people holding the light to stop breathing on him. He’s an obstetrician whom the navy got by mistake: eleven hundred deliveries, and on this ship, in all these years, not one.

        Then there’s the noise. It isn’t loud. All down the hangar people stop talking, with their bundles on their knees.

        He comes out with his sleeves rolled up and a form. *Place of birth.* At the clinic where he trained they’d have written Mirembe, and inoculated her in the heel; it leaves a ring. He looks at her heel, which has nothing on it. He looks about him for what to write.
    .log = { $date }. A girl, in bay two. Petrosyan wrote down where: Ironclad. It is the first time that anybody has been glad to have that name on a paper.

passage-second-lift-born-2 = Bay two
    .text =
        The pains come on in the hangar, behind a tarpaulin, between two fighters. Somebody’s aunt is seeing to it; she has sent everyone off for hot water so as to be rid of them.

        Then there’s the noise. It isn’t loud. All down the hangar people stop talking, with their bundles on their knees.

        The aunt comes out, wiping her arms. There’s a form; there’s always a form. “Where’s this?” she asks the nearest person, who is one of the gunners, with a line over her shoulder. “For *place of birth*?”

        The gunner looks round: the fighters, the shells in their racks, four hundred strangers. She takes the pencil. She writes it herself, in capitals, the whole name; and then she goes over the I again, because it’s smudged.
    .log = { $date }. A girl, in bay two. The youngest of the gunners wrote down where. She does not like to say in port what ship she is from. She wrote it in capitals.

passage-second-lift-overdue = Five past eight
    .text =
        “It’s past twenty hundred,” says Roland.

        Nobody turns round. Outside they’re still going by, two by two, with their bundles on their heads.

        “I’m to report it. If it’s not done by the hour I’m to report that it’s not done, and she’ll put it down against you.” He has the form out and he’s filled in the date. “Captain Anaya. There’s an order.”

        “I know,” says Gabriel. “What have you written so far?”

        Roland reads it. “‘At twenty hundred hours the ship Ironclad was engaged in—’” He stops there and looks out. A boy’s dropped something, and three grown people have got down to look for it. “What would you call that?” says Roland.
    .log = { $date }. Did not fire by eight. It costs us a point with the Marshal. Roland reported it, in one sentence, and took an hour to write it.

passage-second-lift-east-full = The East Limb
    .text =
        The tear starts at the far end, as a bright line. The line comes in along the limb towards the Hub, and where it has passed, there’s no limb.

        It’s five kilometres, and it’s over before anyone can speak. The lamps go out from east to west, one after another, in good order, as though there were someone walking along there with a snuffer; and one of them swings up and down, up and down, until it’s reached.

        “That was gangs nine to twelve,” says Thaddeus. “Whoever was left.” He has the list. “I’d said four. I said it’d go at four. It’s gone at four.” He doesn’t know that he’s talking. Gabriel takes the list out of his hand, and he goes on reading it.
    .log = { $date }. The East Limb tore off with people on it. He had told us when it would. It was very exact.

passage-second-lift-east-empty = Nobody on it
    .text =
        The East Limb goes with a long bright rip from the far end inwards, five kilometres of it. It curls, and there’s a moment when it stands on end over them like a wave. Then it’s below, and burning, and it rains down on the sea in the south in little pieces, very prettily.

        They’ve all ducked. They come up one by one.

        “Empty,” says Thaddeus. “I’ve ticks for all of them.” He holds the slate out for Gabriel to see, at arm’s length, like a boy with his sums.
    .log = { $date }. The East Limb tore off, and nobody was on it. Thaddeus showed me the ticks. I said that it was good. I ought to say it oftener.

passage-second-lift-west-full = The West Limb
    .text =
        West goes more slowly. There’s time to see it begin.

        The people on the end platform have seen it as well. They’ve started to pass something forward along the line, over their heads, hand to hand, in towards the Hub. It’s bundles, at first. Then it’s children, in suits turned up at the wrists. The ones nearest the Hub take them and go on taking them, and don’t look round.

        The boat has its nose hard against the frame, and on the rail stands the biggest of the stokers with his arms out. They get eleven. There’s a twelfth, already thrown.

        He has got the twelfth. When there is no more limb he stands there a while longer with his arms held out.
    .log = { $date }. The West Limb tore off with people on it. They had passed their children inwards. One of our stokers caught twelve. He is called Ivo Marsh. I had to ask.

passage-second-lift-now-west = Somebody other than me
    .text =
        The West Limb is still full. You can see their lamps through the glass, in a line, not pushing. Thaddeus has put the key in the board and his hands behind his back.

        “Under us, four hundred thousand, mostly asleep,” he says. “In front of us, sixteen hundred, awake. I can break it now. A turn from now perhaps I can, and perhaps I can’t. I don’t know how far it’ll drop.” He has not looked round. “Somebody other than me should say.”
    .log = { $date }. He put the key in and took his hand away from it. It was for us to say.

passage-second-lift-now-west-early = Somebody other than me
    .text =
        The West Limb is still full. You can see their lamps through the glass, in a line, not pushing. Thaddeus has put the key in the board and his hands behind his back.

        “Under us, four hundred thousand, at their supper,” he says. “In front of us, sixteen hundred, waiting their turn. I can break it now. A turn from now perhaps I can, and perhaps I can’t. I don’t know how far it’ll drop.” He has not looked round. “Somebody other than me should say.”
    .log = { $date }. He put the key in and took his hand away from it. It was for us to say.

passage-second-lift-now-some = Somebody other than me
    .text =
        There are still lamps out on the Mirror. You can see them through the glass, in a line, not pushing. Thaddeus has put the key in the board and his hands behind his back.

        “Under us, four hundred thousand, mostly asleep,” he says. “In front of us, whoever’s holding those. It’s four hundred to a load, and I can see the loads. I can break it now. A turn from now perhaps I can, and perhaps I can’t. I don’t know how far it’ll drop.” He has not looked round. “Somebody other than me should say.”
    .log = { $date }. He put the key in and took his hand away from it. It was for us to say.

passage-second-lift-now-some-early = Somebody other than me
    .text =
        There are still lamps out on the Mirror. You can see them through the glass, in a line, not pushing. Thaddeus has put the key in the board and his hands behind his back.

        “Under us, four hundred thousand, at their supper,” he says. “In front of us, whoever’s holding those. It’s four hundred to a load, and I can see the loads. I can break it now. A turn from now perhaps I can, and perhaps I can’t. I don’t know how far it’ll drop.” He has not looked round. “Somebody other than me should say.”
    .log = { $date }. He put the key in and took his hand away from it. It was for us to say.

passage-second-lift-now-hung = Between us and the nail
    .text =
        The key’s on the nail by the lock, where they asked for it to hang. One can see it from the bridge, through two panes. On foot it is four ladders and a gangway.

        “Under us, four hundred thousand, mostly asleep,” says Thaddeus. “If it’s to be done I’ll have to go down there and take it off the nail, with all of them looking on, and say excuse me, and carry it back up. I’m not complaining. I hung it up.” He’s looking at it; it swings a little. “I don’t know how far it’ll drop by next turn,” says Thaddeus. “Somebody other than me should say when I’m to start walking.”
    .log = { $date }. The key is on the nail, rubbed bright. It was for us to say when he was to start walking.

passage-second-lift-now-hung-early = Between us and the nail
    .text =
        The key’s on the nail by the lock, where they asked for it to hang. One can see it from the bridge, through two panes. On foot it is four ladders and a gangway.

        “Under us, four hundred thousand, at their supper,” says Thaddeus. “If it’s to be done I’ll have to go down there and take it off the nail, with all of them looking on, and say excuse me, and carry it back up. I’m not complaining. I hung it up.” He’s looking at it; it swings a little. “I don’t know how far it’ll drop by next turn,” says Thaddeus. “Somebody other than me should say when I’m to start walking.”
    .log = { $date }. The key is on the nail, rubbed bright. It was for us to say when he was to start walking.

choice-second-lift-now-west = Now, or one more turn?
option-second-lift-now-west-fire = Break it now
    .cost = Who is left on it dies; 2 inside hits. Danger 3: Jatania safe; 4: shore, −1 Morale, −1 Federation; 5: town, −2 Morale, −2 Federation. Twelfth month: Seen begins at 1.
option-second-lift-now-west-wait = One more turn
    .cost = Lift on. At the end of the turn a die says how far Danger rises, by 2 at the most. At 6 it strikes: −2 Federation.
    .log = { $date }. Cups: one more turn. Thaddeus said “thank you”, I do not know to whom.
choice-second-lift-now-some = Now, or one more turn?
option-second-lift-now-some-fire = Break it now
    .cost = Who is left on it dies; 2 inside hits. Danger 3: Jatania safe; 4: shore, −1 Morale, −1 Federation; 5: town, −2 Morale, −2 Federation. Twelfth month: Seen begins at 1.
option-second-lift-now-some-wait = One more turn
    .cost = Lift on. At the end of the turn a die says how far Danger rises, by 2 at the most. At 6 it strikes: −2 Federation.
    .log = { $date }. Cups: one more turn. Thaddeus said “thank you”, I do not know to whom.
choice-second-lift-now-again = It has dropped again. Now?
option-second-lift-now-again-fire = Break it now
    .cost = Who is left on it dies; 2 inside hits. Danger 3: Jatania safe; 4: shore, −1 Morale, −1 Federation; 5: town, −2 Morale, −2 Federation. Twelfth month: Seen begins at 1.
option-second-lift-now-again-wait = One more turn
    .cost = Lift on. At the end of the turn a die says how far Danger rises, by 2 at the most. At 6 it strikes: −2 Federation.
    .log = { $date }. Cups: one more. It was not unanimous.

choice-second-lift-names = A pair of loads is through. Who writes?
option-second-lift-names-write = Take every name
    .cost = A Specialist is Exhausted. With every name taken, the list is a proof.
    .log = { $date }. Eight hundred names. { $hero } wrote till the pencil was too short to hold, and then held it anyway.
option-second-lift-names-pass = Let them by
    .cost = −1 with the { $client }. The list is not whole any more.
    .log = { $date }. Let a pair of loads by without names. Ugyen stood up as they passed, every one.

## The key

passage-second-lift-tells-first = Before I do it again
    .text =
        “Before I do it again I’ll tell you how I did it,” says Thaddeus. He has the key in his hand. He stands with his back to the board and his heels together, as for an inspection. “You’ve heard the box. You know the hour, and whose name was on it. You don’t know what I knew. I’d like you to know that before you say who turns this.”

        On the set somebody is calling out loads. Gabriel turns it down, but not off.
    .log = { $date }. Before it was done again he asked to say how he did it the first time.

passage-second-lift-tells-after = Not the Captain
    .text =
        Thaddeus hasn’t moved from the board. “I’ve a thing to say, and I’d like the hour put down,” he says. “What’s in our log for Mirembe isn’t so. It says that Captain Xavier fired. He didn’t. I did.”

        Gabriel has written the hour. He holds the pen a finger’s breadth above the paper, and it doesn’t come down.

        “Go on,” says Daisuke, by the door.
    .log = { $date }. 21:09. The Captain did not fire at Mirembe. Thaddeus has asked me to write down who did.

passage-second-lift-tells-after-early = Not the Captain
    .text =
        Thaddeus hasn’t moved from the board. “I’ve a thing to say, and I’d like the hour put down,” he says. “What’s in our log for Mirembe isn’t so. It says that Captain Xavier fired. He didn’t. I did.”

        Gabriel has written the hour. He holds the pen a finger’s breadth above the paper, and it doesn’t come down.

        “Go on,” says Daisuke, by the door.
    .log = { $date }. 19:55. The Captain did not fire at Mirembe. Thaddeus has asked me to write down who did.

passage-second-lift-tells-after-given = When they were off
    .text =
        Thaddeus hasn’t moved from the board. “I said I’d tell you when they were off,” he says. “They’re off, all that will be. You’ve the hour from that letter, and whose key it was. Our own log still has it that Captain Xavier fired. I’d like that put right by me, and not by whoever wrote that Mr Cole can be relied on.”

        Gabriel has found the page. He holds the pen a finger’s breadth above the paper, and it doesn’t come down.

        “Go on,” says Daisuke, by the door.
    .log = { $date }. Thaddeus had asked to tell it afterwards. He did not want our log put right out of somebody else’s letter.

passage-second-lift-tells-held = What I would have done
    .text =
        “I’d have fired,” says Thaddeus. They’re cheering outside. He has shut the door on it. “If you’d been a minute longer about it I’d have turned the key, with people on it. I want that put down, for I’ve done it once. It wasn’t the Captain, at Mirembe. It was me.” He can’t get the key off its ring. “Today nobody let me,” he says. “I’m obliged to you. Has somebody got a pen?”
    .log = { $date }. We did not fire. He says that he would have. Then he said what he did when nobody stopped him.

passage-second-lift-tells-held-known = What I would have done
    .text =
        “I’d have fired,” says Thaddeus. They’re cheering outside. He has shut the door on it. “If you’d been a minute longer about it I’d have turned the key, with people on it. You know who turned it at Mirembe, and when. I’ve owed you the rest.” He can’t get the key off its ring. “Today nobody let me,” he says. “I’m obliged to you. Has somebody got a pen?”
    .log = { $date }. We did not fire. He says that he would have. Then he told us the rest about Mirembe.

passage-second-lift-tells-struck = The other way
    .text =
        Thaddeus stands at the board. The key has not been turned. Below them it is burning from one edge of the glass to the other.

        “I waited,” he says. “I thought, this time I’ll wait.”

        Nobody asks what other time there was. He tells them, with his face to the board, in an even voice. “Captain Xavier didn’t fire at Mirembe. I did. So I’ve done it early, and now I’ve done it late.” The stoker at the port was born down there. He looks at her. He has made himself look.
    .log = { $date }. We waited, and it struck. Thaddeus says that it was he who fired at Mirembe. He has now done it early and late.

passage-second-lift-tells-struck-known = The other way
    .text =
        Thaddeus stands at the board. The key has not been turned. Below them it is burning from one edge of the glass to the other.

        “I waited,” he says. “I thought, this time I’ll wait.”

        They all know what other time there was. He tells them the rest of it, with his face to the board, in an even voice. “So I’ve done it early, and now I’ve done it late.” The stoker at the port was born down there. He looks at her. He has made himself look.
    .log = { $date }. We waited, and it struck. Thaddeus has told us the rest about Mirembe. He has now done it early and late.

passage-second-lift-tells = Fifty-two minutes
    .text =
        “The order said 14:40,” says Thaddeus. “The night before, the Captain told me, me and nobody else, that ships were taking the people out. The last would lift at half past two. He went down himself to hurry them.

        “At 13:41 their guns opened on us. In seven minutes we’d thirty-four dead. I knew every one, and I knew who was on the next deck. I’d fifty-two minutes to hold on for, and I turned my key. It was 13:48. There were 8,493 people standing at that lock. I killed them, so that no more of you would die.

        “His boat was still coming up. He looked at the clock, and wrote 14:40, and said, ‘That was me, Mr Cole.’ For eight years I’ve let him.”
    .log = { $date }. Thaddeus fired at Mirembe, at 13:48, fifty-two minutes before the order. It killed 8,493 people, and I put the wrong man ashore for it.

passage-second-lift-xavier-first = Someone with a better right
    .text =
        Thaddeus goes to Captain Xavier’s door first. He knocks, and takes off his cap, and they can all hear it, since it’s a thin door.

        “Sir. They gave you their word that nobody would question you about Mirembe, till somebody came who’d a better right to. They’ve kept it. I’d like to tell them now myself, all of it.”

        There’s quite a long silence.

        “I had hoped to be dead first, Mr Cole,” says Xavier. “It would have been tidier.” A chair’s pushed back. “The thirty-four were mine. You had a deck to think of, and I had told you a thing which no man ought to have had to know. I should like you to leave that in.”

        “No, sir,” says Thaddeus. “I’d sooner leave it out.”
    .log = { $date }. Thaddeus asked the Captain’s leave to speak. We had kept our word to him since the fourth month and had not known for whom.

passage-second-lift-key = Who turns it
    .text =
        The gun has two keys. Either fires it. Key two is in Thaddeus’s hand. Key one was the captain’s; it hangs in his cabin, behind the door, where Gabriel has bumped his head on it every morning of eight years.

        “I can do it,” says Thaddeus. “I know how it goes. I’d sooner I did than that anybody else found out.”

        “I’m asking,” Gabriel says, “if he should have to do it twice.”

        Someone has put the mugs in a row along the chart rail. Outside the lamps have stopped moving.
    .log = { $date }. Two keys. It was for the table to say who.

choice-second-lift-key = Whose hand?
option-second-lift-key-cole = Thaddeus turns it
    .cost = Free. Then he has done it twice; if he is to stay at his post afterwards, Morale falls by one.
    .log = { $date }. Cups: Thaddeus. He said the hour aloud, and turned it.
option-second-lift-key-gabriel = Gabriel takes it from him
    .cost = −1 Morale now: they see their captain do it. If Thaddeus stays at his post, +1 Morale.
option-second-lift-key-both = Both keys, both hands
    .cost = 1 inside hit more: nobody minds the board. If Thaddeus stays at his post, +1 Morale.

passage-second-lift-gabriels-key = Held out
    .text =
        Gabriel holds out his hand for it, palm up, as one does to a child with a knife.

        “I put a man off this ship for turning that,” he says. “I thought I’d never have to know how it’s done. Does it go left or right?”

        “Right,” says Thaddeus. “There’s a bit of play in it. You think that it’s caught, and it hasn’t.” He does not let go. They stand there with a hand each on something that’s not as long as a finger. “What’s the hour?” Thaddeus says. “You’ve to say the hour, Gabriel. Aloud. Or it’s not anybody’s.”
    .log = { $date }. I took the key from him. There is some play in it. I said the hour.

passage-second-lift-both-keys = Key one
    .text =
        Key one has a bit of blue wool on it, from when the Captain’s steward polished it. Gabriel has run. He’s out of breath, and there’s a mark on his forehead from the door.

        They’ve to stand side by side, and there isn’t the room; Thaddeus shifts his left knee.

        “Together,” says Gabriel. “On what?”

        “On the count. I count, and we turn on nought. It’s so that nobody has gone first.” In all his years he’s only ever seen it done in drill. “Three,” says Thaddeus. He has never in his life told anybody that he was frightened, and he isn’t telling them now, but the key is ticking against the plate. Gabriel has put his free hand flat on top of it. “Two,” says Thaddeus.
    .log = { $date }. Both keys, on the count. Neither of us knows who was first. That is what it is for.

passage-second-lift-fired = The hour, exactly
    .text =
        The gun kicks. Every mug in the ship jumps on its hook, and every pan. They had all forgotten what it’s like from the inside.

        A line goes down the middle of the Mirror, from one end to the other, quite straight, as one tears a letter. The halves lean away from each other. For about a minute they’re both full of sun, so that on Jatania every window in the dark lights up; then they turn edge on, and go by on the left and on the right, and there’s only the sky, with people in it, in boats, looking up.

        Thaddeus has his watch open. “21:06,” he says, “ship’s clock. I’d like that put down exactly.” His voice is as flat as a board.

        “He always asks,” says Gabriel. He has stopped writing. “You always ask.”
    .log = { $date }. Fired. Thaddeus asked that the hour be entered exactly: 21:06, ship’s clock. I have kept this log eight years and only now noticed that he always asks.

passage-second-lift-fired-early = The hour, exactly
    .text =
        The gun kicks. Every mug in the ship jumps on its hook, and every pan. They had all forgotten what it’s like from the inside.

        A line goes down the middle of the Mirror, from one end to the other, quite straight, as one tears a letter. The halves lean away from each other. For about a minute they’re both full of sun, so that on Jatania every window in the dark lights up; then they turn edge on, and go by on the left and on the right, and there’s only the sky, with people in it, in boats, looking up.

        Thaddeus has his watch open. “19:52,” he says, “ship’s clock. I’d like that put down exactly.” His voice is as flat as a board.

        “He always asks,” says Gabriel. He has stopped writing. “You always ask.”
    .log = { $date }. Fired. Thaddeus asked that the hour be entered exactly: 19:52, ship’s clock. I have kept this log eight years and only now noticed that he always asks.

passage-second-lift-held = Back up
    .text =
        “A quarter,” says the one at the wheel. “Half. Half. *Half*, I said! Now hold her there. Do not breathe.”

        It groans all the way along. It swings its whole length through the dark, and off the ends of the limbs fall a plank, a coil, lamps, and whoever is still out there. Nobody at the wheel can see that, and everybody at the glass can.

        Then the needle is going up. It’s gone up one. The Mirror limps, it’s bent in the middle like a bad umbrella frame, but it goes up; and down on the farms, at an hour when there’s never been sun before, a cock crows, and then they all do.

        “We’ve got it,” says somebody, and sits down on the deck of the empty Hub with both hands open on her knees.
    .log = { $date }. The Mirror is in orbit, bent. Whoever was still on the limbs when it swung is not on them now. We saved four hundred thousand people, and I have had to ask how many it cost.

passage-second-lift-struck = Across the farms
    .text =
        The Mirror goes past them. They feel it go, like a train in the next street.

        It comes down edge first across Jatania, from the south shore to the hills, slowly, and the foil wraps itself over the roads, the hedges and the roofs, as a cloth is laid over furniture; and then the frames arrive.

        Nobody on the bridge says anything. The set does. It is full of people, all at once, giving the names of streets. A man is saying over and over that he’s at the school; that he’s at the school and it’s standing. After a time there are fewer.

        And then it gets dark. It had been dark before, with a gleam to it. Now there’s nothing up there at all. One of the stokers was born in those hills. She has her hand flat against the port.
    .log = { $date }. The Mirror struck Jatania. I have tried to write down the names of streets as they were called. I have four pages. A stoker who was born there has corrected the spelling.

passage-second-lift-shout = You held the door
    .text =
        For once it’s Gabriel who shouts, the first time in eight years.

        “I put him off his own ship! In front of you! He sat there, with his hat on his knees, and he asked if the galley fires were safe, and I put him *off* it, Thaddeus, for *that*; and you held the door! You held the door for us!” He’s got hold of the chart rail. “He looked straight at you. I saw him look! I thought he was asking you for help.”

        “No,” says Thaddeus. “He was asking me to hold my tongue.”

        “And you?” That is to Daisuke, by the hatch, who has known it since 92. “You played that box!”

        Daisuke’s mouth opens. He looks about for a pump, or a pipe, or anything, and there isn’t one. “I hoped I’d heard it wrong,” he says.
    .log = { $date }. I shouted. I led a mutiny against the wrong man, and two of my friends knew it. They were both on time for the next watch.

## The debriefing

passage-second-lift-won-federation = Not a reason
    .text =
        The Marshal’s answer came at breakfast, in four lines, and Roland read it with porridge on his spoon.

        “Captain Anaya. I have your figures. I would have fired at eight. I would have been right, and fewer of them would be alive. My grandson writes that it was the best night of his life. His whole class was on the roof. I enclose his letter. He would like a piece of the foil. Falk.”

        There was a piece. Otgon had it for the bees. He cut a corner off, and flattened it with the back of the spoon.

        “She says ‘I’,” said Roland. “She’s put it four times.” He had counted, and hadn’t done it aloud. He turned to his sister with the letter held out. “Do you want to see? It’s about the road with the poplars.”
    .log = The fifteenth. The Marshal sends her thanks, and a request for foil. Breakfast. Hardly anybody spoke. Wrathe read a schoolboy’s letter twice.

passage-second-lift-won-federation-early = Not a reason
    .text =
        The Marshal’s answer came at breakfast, in four lines, and Roland read it with porridge on his spoon.

        “Captain Anaya. I have your figures. I would have fired at eight. You fired before it. My grandson writes that it was the best night of his life. His whole class was on the roof. I enclose his letter. He would like a piece of the foil. Falk.”

        There was a piece. Otgon had it for the bees. He cut a corner off, and flattened it with the back of the spoon.

        “She says ‘I’,” said Roland. “She’s put it three times.” He had counted, and hadn’t done it aloud. He turned to his sister with the letter held out. “Do you want to see? It’s about the road with the poplars.”
    .log = The fifteenth. The Marshal sends her thanks, and a request for foil. Breakfast. Hardly anybody spoke. Wrathe read a schoolboy’s letter twice.

passage-second-lift-won-federation-hit = Not a reason
    .text =
        The Marshal’s answer came at breakfast, in four lines, and Roland let his porridge go cold over it.

        “Captain Anaya. I have your figures, and I have those of Jatania. You brought off more than I had hoped. The Mirror came down on people who were not on it. I shall be asked whether it was worth that. I shall not answer. My grandson’s class was on the roof of the school. He does not write what they saw. I enclose his letter. Falk.”

        Otgon had been flattening a piece of the foil, for the bees, and he stopped.

        “The boy’s put in a drawing,” said Roland. He turned to his sister with the letter held out. “Do you want to see? It’s the road with the poplars. There are people on it, going uphill.” He had counted them, and hadn’t done it aloud.
    .log = The fifteenth. The Marshal has our figures, and Jatania’s. Breakfast. Hardly anybody spoke. Wrathe looked at a schoolboy’s drawing twice.

passage-second-lift-won-council = Ruled by hand
    .text =
        Ugyen had the sheets in a stack, and his hat on top to keep them down. There was tea on some of them, and on one a small handprint.

        “It is quite irregular,” he said with love. “They have written in the margins. Here is a man who has put down his dog.”

        Whoever had written last was asleep next to the pencils, one cheek on the table, and grey to the wrist with other people’s names.

        “The Convenor asks for the total,” said Gabriel.

        “Yes. It is the first thing that they ask.” Ugyen had ruled a line at the foot of the last sheet and put no figure under it. “I thought that I would begin by sending her page one,” he said. “It takes four minutes to read. One cannot do it faster. I have tried.”
    .log = The fifteenth. Breakfast, in silence. The Council has been sent names, where it asked for a number. Ugyen has kept the page with the dog.

passage-second-lift-won-council-2 = The rest of the ream
    .text =
        Ugyen sat at his table in the lock, with a chair on either side and a ream of paper ruled by hand. There was nothing on it but the ring of a cup.

        “The Convenor asks for the total,” said Gabriel.

        “I counted, as they went by.” He drew a line at the foot of the first sheet and put the figure under it. It looked small there. “It is correct,” said Ugyen. “In ninety-two I carried one to Pharos that was quite as neat. She will be content with it. She asked for names, but she is used to figures.” He squared up the other four hundred and ninety-nine sheets. “Could you use these for anything?” he said.
    .log = The fifteenth. Breakfast, in silence. The Council asked for names, and we have sent it a number. The galley has been given the paper.

passage-second-lift-won-firstborn = A name in a pocket
    .text =
        Everyone had gone to bed, and only Vashti and Wrathe were left in the mess, with the lamp turned down.

        “I’ve tried it four times,” said Vashti. “I’ll just say it. The first one. The first Mirror. That was me. I was twenty, I carried the thing, I hit it first go. Whoever it was you’ve been looking for—that’s me. Vashti of Ismail.”

        Wrathe was sewing a seal. She went on to the end of the seam, and bit the thread.

        “How’s it spelt?” she said.

        Vashti spelt it. Wrathe wrote it on a bit of paper, in capitals. She read it through, and folded it in four and put it in her breast pocket, and buttoned the pocket. “You did six trips,” said Wrathe. She hadn’t raised her voice. “Cole says. He counts. I don’t know yet what that’s worth. Go to bed.”
    .log = { $date }. The Eldest has his nine loads, and asks nothing about Jatania. Somebody had left the lamp on low. Two cups, one of them not drunk from.

passage-second-lift-won-firstborn-struck = Two names in a pocket
    .text =
        Only Vashti and Wrathe were left in the mess, with the lamp turned down. Outside, where Jatania is, there was no light.

        “I’ve tried it four times,” said Vashti. “There’s no worse night for it. The first one. The first Mirror. That was me. I was twenty, I carried the thing, I hit it first go. Whoever you’ve been looking for—that’s me. Vashti of Ismail.”

        Wrathe was sewing a seal. She went on to the end of the seam, and bit the thread.

        “How’s it spelt?” she said.

        Vashti spelt it. Wrathe wrote it on a bit of paper, in capitals. Under it she wrote another, and turned the paper round: IRONCLAD.

        “That’s for the second one,” said Wrathe. She folded it in four and buttoned it into her breast pocket. “You did six trips. Cole says. He counts. I don’t know yet what that’s worth. Go to bed.”
    .log = { $date }. The Eldest has his nine loads. Jatania has no sun, and he does not ask about it. Two cups, one of them not drunk from.

passage-second-lift-won-cartel = By the load, and one
    .text =
        Reis paid in coin, out of a box, at his own table, and he did the counting himself, for he didn’t trust anyone else’s with it.

        “That’s that,” he said. “So. You asked me something.” He’d pushed the tomatoes aside. “Thirteen, fourteen, fifteen and sixteen. The last convoy. Adjoa wanted its guns out and would pay the whole of it, all sixteen, if I’d take crates in the last four. I thought that there’d be time for a fifth. I thought I’d get both.” He looked old. “They stood at that lock and watched us load. It was the best contract of my life.”

        Jabulile had sat down. “Nobody’s ever thanked you for the other twelve,” she said.

        “No,” said Reis.

        “I was going to,” said Jabulile. She turned one of the coins over. “I’d a card.”
    .log = { $date }. The Factor paid by the load. He told Jabulile what was in hull thirteen. She left the card on the table, face down, and he has not dared to turn it over.

passage-second-lift-won-corporation = Within tolerance
    .text =
        “It’s bent,” said Cormac, “but it’s in orbit. They’re over the moon.” He heard what he had said, and rubbed his face.

        Eluned had the good bearing on the table and the bad one, side by side. She’d made him listen to each of them with his eyes shut.

        “Your name’s on the gear,” she said. “Mine’s on the wheel. They’ll paint over mine again.”

        “I’ll put a plate on it.”

        “You’ll put in the report what the bearing saved. Eleven Credits. And how many were on the limbs when we swung it. On the same page, Cormac. I taught you to letter, didn’t I?”

        He’d brought a pen. He drew the form towards him, the one with the nice name at the top, and in the box for *cause* he began to write, in a good plain hand.
    .log = The fifteenth. The Mirror is theirs again, bent, and will be paid off in 119. Cormac has put down what the bearing saved, with his name. Breakfast was silent.

passage-second-lift-dark = The second dark
    .text =
        It took three days before anyone could land. The first thing that was wanted was stove fuel.

        They carried it to Jatania for eleven days: the hold full of it, and the hangar, and the bunks. It was what this ship had done in 85, with half the same people. There’d be no sun there for a year, the Federation said, and then it said two. It didn’t say how many were dead. On the quay there was a wall with papers pinned to it, and people went along it with lamps.

        Gabriel saw Wrathe there, on the ninth day. She was teaching some children how you hang a blanket inside a door: not on it, a hand’s breadth off. They did it over until it was right.

        “There’s a kind of snow that comes in under it,” she was telling them. “You get to know it by the noise.”
    .log = The twenty-eighth. Jatania is dark again. Eleven days of fuel. I have not heard Wrathe say a number.

passage-second-lift-few = Not what was agreed
    .text =
        The client had had the figures before breakfast, and there was nothing to pay.

        “It’s not a reproach,” Salome read out. “‘We recognise the difficulty. The terms were, however, clear.’ And they were.” She put it under the salt.

        They’d all come to the table since it was the hour for it. There was a good deal of porridge. The cook had made it for the riggers, out of habit, and there were two hundred bowls set out along the bench, upside down, clean. One couldn’t put an elbow anywhere.

        “Somebody should have put those away,” said the cook.

        Not one of them moved to do it.
    .log = The fifteenth. It was not enough to be paid for. Two hundred bowls too many at breakfast, and we left them where they were till noon.

passage-second-lift-lost-ship = In the same boats
    .text =
        The Ironclad broke up under the Mirror that same day, in a rain of her own plates and other people’s tin.

        It was riggers who got them out. They’d been lying off in rafts, and were coming back anyway, for their own; they simply held the lamps up and took in whoever drifted by. There were a hundred hands off the battleship sitting in among eight hundred from Perdita, in the same blankets.

        “Name?” said an old woman with a hook on her belt. She had a slate.

        Thaddeus gave it.

        She looked at him for some time by the lamp. She had lost a husband at a lock. “One l or two?” said Nan Adaeze.
    .log = Hull gone. We were lifted. If this book is found: they counted us in.

line-second-lift-left-0-thaddeus = “All out, all in. Nobody left on it. I’ve counted it four times, and I’m going to count it again, for it’s the only time it’s come out.”
line-second-lift-left-1-thaddeus = “One load short. Four hundred left on it. I’ve the gang’s number.”
line-second-lift-left-2-thaddeus = “Two loads short. Eight hundred left on it. Put it down as eight hundred, not as two.”
line-second-lift-left-3-thaddeus = “Three loads short. Twelve hundred left on it. That’s near enough this ship’s company at Mirembe, three times over.”
line-second-lift-left-4-thaddeus = “Four loads short. Sixteen hundred left on it. They’d lamps. I’d thought they’d put them out.”
line-second-lift-left-5-thaddeus = “Five loads. Two thousand left on it. I’d like to read the gangs out, if nobody minds. There’s five.”
line-second-lift-left-6-thaddeus = “Six loads. Two thousand four hundred left on it. I’d got used to thinking of it as loads.”
line-second-lift-left-7-thaddeus = “Seven loads. Two thousand eight hundred left on it. That’s a town. I’d have had to look up how big a town.”
line-second-lift-left-8-thaddeus = “Eight loads. Three thousand two hundred left on it. I’ve no list of those. Nobody has.”
line-second-lift-left-9-thaddeus = “Nine loads and more; thirty-six hundred people, at the least, left on it. I stopped there. I’ll go on tonight.”

passage-second-lift-shore = The south shore
    .text =
        When it was broken it had come down too far. One half went wide and the other didn’t, quite, and it took the south shore with it, as a sleeve takes a row of cups.

        There were seven fishing villages there, and two thousand one hundred people. Most had been walking uphill since noon, with their hens. Two hundred and twelve had stayed with the boats.

        “We went on lifting,” said Thaddeus. “That’s what it bought, and that’s what it cost.” He’d both figures on one slate, with a line between them, and had not drawn it very straight. “I don’t know which side goes on top.”
    .log = { $date }. 212 dead on the south shore of Jatania, because we went on lifting. Four hundred to a load. I can do the sum. It comes out, and it does not help.

passage-second-lift-town = Ravensby
    .text =
        The town was called Ravensby. It had a creamery, a bandstand and nine thousand people, and a piece of the Mirror as long as its main street came down along its main street.

        It had been warned at four in the morning, and at noon, and at six. The band had gone round playing so that people would come out of doors. There were eleven hundred and forty who hadn’t.

        They’d sent a list up to the ship, with street numbers. It wasn’t an accusation. They had thought that the ship would like to know. Wrathe had learned to skate there, on the creamery pond, and she read it standing up, with one finger, down as far as the M’s.

        “That’s the dentist,” said Wrathe.
    .log = { $date }. 1,140 dead in Ravensby, because we went on lifting. They sent us the list so that we should know.

passage-second-lift-launch-left = One, and two
    .text =
        The boat was found on the fifteenth, in among the foil, with its boards laid together.

        Of the thirty there were nine alive. They’d pushed for four hours. Olaf Brandt, who had called the time, had gone on calling it when there was nobody left to push on his side. Britt Lindqvist wasn’t one of the nine.

        The pot came back to the quay at Jatania with the rest of the things. It was full, with the lid tied on. Somebody had put a label round the handle, in pencil, in a teacher’s hand: *for the ship, when they’ve a minute.*

        Gabriel carried it aboard. It was cold, and had kept. He put it on the stove himself, and sat down by it to wait until it was hot.
    .log = Of the thirty in the launch nine live. It was barley. We ate it. I have switched the set off.

passage-second-lift-list = A list
    .text =
        The list came to ninety-one sheets, bound with a bootlace. On the cover Ugyen had written what it was, and then the hour, and by whose clock.

        “There is to be a finding some day, as to who was on Perdita,” he said. “There will be a number in it. I should like there to be a thing in the room that is heavier than the number.” He weighed it in his hand, and gave it not to his own messenger but to Gabriel. “I have found that papers are mislaid at Pharos. Would you have somewhere dry?”

        Zofia had been listening by the stove. She had the flour bin open before he’d done asking.
    .log = { $date }. Ninety-one sheets of names, in the flour, with the rest. There is hardly any flour.

passage-second-lift-unlisted = Let by
    .text =
        There were eight hundred at the least for whom there was no sheet. They’d gone ashore, and were somewhere on Jatania in borrowed coats.

        “They’re safe,” Gabriel said. “What does it matter if they’re written down?”

        “On the twenty-second an agent from Kontor came to the camp,” said Ugyen, “with a list of contracts. He called out numbers. Those of whom I had the name could say: I am So-and-so, the Council has me in its book. He could not touch them. The others he put on a ship.” He had his hands between his knees. “It was two hundred and six. I would not have known how to stop him. I had no name to say.”
    .log = The twenty-ninth. Of those we let by without a name, 206 are back at Perdita under contract. The rest walk about in Jatania as themselves. It would have cost us a Specialist, for an hour.

passage-second-lift-temir = His name first
    .text =
        Hadiza had come to the hangar for the bees. “You’ve a lot of names in that book,” said Otgon. “I’m looking for one. I’d a brother, Temir. A loader. He was killed at a hatch in the year 90, and I’ve never found out who gave the order.”

        She opened the book and turned back, with the one hand, to a page that was soft with turning. “Temir,” she read. “He is a loader, he sings, and nobody has the heart to stop him. I say him every evening. It was my order.”

        The bees had gone quiet. Otgon sat down on the crate. After a time he moved over.
    .log = { $date }. Otgon has the name that he has been looking for since 90. It was she who said it. I had to fetch both of them to supper.

passage-second-lift-thaddeus = Mr Cole
    .text =
        Thaddeus had packed a small bag, with the clock out of his cabin on top. It was fifty-two minutes slow. Now they all knew why.

        “It’s for you to say,” said Thaddeus. “You can keep me where I am. You can lock me up till there’s somebody to hear it; I’d go quietly. Or I’ve asked Keala if she’d have me. There’s 22,914 people on Perdita who came away from that lock, and everyone has somebody who didn’t. I’d mend pumps. She said, ‘Let him come and say it here.’ That’s what I’d like. But I’m not the one who’s asked.”
    .log = { $date }. Thaddeus had packed. There were three things that he might do, and he told us which he would like, and then that it did not count.

choice-second-lift-thaddeus = What becomes of Thaddeus Cole?
option-second-lift-thaddeus-post = He keeps his post
    .cost = −1 Morale: some of us cannot look at him. He stays aboard.
    .log = { $date }. Cups: he stays. Two were down. They still pass him the salt.
option-second-lift-thaddeus-share = He keeps his post
    .cost = +1 Morale: two of them turned it, this time. He stays aboard.
    .log = { $date }. Cups: he stays. Nobody’s was down.
option-second-lift-thaddeus-spared = He keeps his post
    .cost = +1 Morale: it was not his hand, this time. He stays aboard.
    .log = { $date }. Cups: he stays. They look at my right hand now, and not at his.
option-second-lift-thaddeus-confine = Lock him up until he can be heard
    .cost = +1 with the { $client }. He is off the roster until the last scenarios.
    .log = { $date }. Cups: confined. He asked for the aft cabin, as it has no window.
option-second-lift-thaddeus-ashore = Let him go to Keala
    .cost = He leaves for good. Keala stands a step better with us; if she trusts us already, +1 Morale.
    .log = { $date }. Cups: let him go. He shook hands with everybody by name and rank, and with me by name.

passage-second-lift-posted = The forenoon watch
    .text =
        Thaddeus came on at eight, as he’d done every day for as long as anybody there had been aboard. He said good morning. About half of them said it back.

        The bag was still standing by the mess door. It stood there all that day, and people walked round it. In the evening Otgon, who’d had a brother killed at a hatch and still did not know by whom, picked it up with two fingers and carried it down to Thaddeus’s cabin, and unpacked it, everything, into the drawers. He left the clock till last.

        “Shall I put it right?” said Otgon.

        Thaddeus was on the bunk with his boots on. He thought about it for so long that Otgon sat down.
    .log = { $date }. Thaddeus has his post. I have read back through the log to 92, and changed nothing. On every page I am sure about the Captain.

passage-second-lift-posted-2 = The forenoon watch
    .text =
        Thaddeus came on at eight, as he’d done every day for as long as anybody there had been aboard. He said good morning. About half of them said it back.

        The bag was still standing by the mess door. It stood there all that day, and people walked round it. In the evening Otgon, who knew now by whose order his brother had died, and had moved over for her, picked it up with two fingers and carried it down to Thaddeus’s cabin, and unpacked it, everything, into the drawers. He left the clock till last.

        “Shall I put it right?” said Otgon.

        Thaddeus was on the bunk with his boots on. He thought about it for so long that Otgon sat down.
    .log = { $date }. Thaddeus has his post. I have read back through the log to 92, and changed nothing. On every page I am sure about the Captain.

passage-second-lift-confined = The aft cabin
    .text =
        There was no lock on the aft cabin, so Daisuke had to make one. He’d never been as slow at anything. He took it apart twice to oil it.

        “That’ll be the right side for the bolt?” said Thaddeus, who was holding the lamp for him.

        “Yes.”

        “You’d known since ninety-two.”

        Daisuke tried the bolt. It ran like water. “I liked you,” he said. “I didn’t want to know it about somebody I liked. So I didn’t.” He gathered up the screws. There was one over; there always is. “I’ll come and sit,” said Daisuke. “Evenings. We don’t have to talk.”

        Thaddeus handed out the lamp to him, and stepped inside, and waited for him to find the handle.
    .log = { $date }. Thaddeus is in the aft cabin, by the table’s wish. Daisuke made the bolt. He sits outside it in the evenings with a pump in his lap.

passage-second-lift-ashore = Say it here
    .text =
        Keala met him at the lock at Perdita by herself. She had the slate under her arm. Behind her, down the whole length of the hall, people had stopped working.

        “You’re smaller than I’d thought,” said Keala.

        “Yes,” said Thaddeus.

        “There’s boards with tags on them. Sixty metres. Eight thousand four hundred and ninety-three never got a tag, for they never got here. You’ll start at the left. You’ll say your name, and the hour, to whoever stands there. Some will hit you. I’ll not stop it.” She moved aside so that there was room. “Then there’s a pump in plant two that nobody can make head or tail of.”

        He had the bag in his left hand. He looked back, once, along the gangway, and they saw him start to count them.
    .log = { $date }. Left Thaddeus at Perdita. He counted us. It came out one short, and he went in.

passage-second-lift-next = The same five names
    .text =
        There were five letters on the mess table by the end of the month, all of the same size.

        “It’s the Mirror,” Zofia said. “They’ve each called the other four murderers, on the open band, for a fortnight, over a bearing that was eleven Credits too cheap. Now they’ve frightened themselves.” She held one up against the lamp. “There’s to be a conference. At Europa, next month, about the Armistice. All five. And not one of them will set foot on any ship belonging to another.”

        “On whose, then?” said Gabriel.

        Nobody answered. Fetu had begun to count the chairs. There were nine that were sound, and one that had been the Captain’s, with its back to the wall. “They’ll be wanting cushions,” said Fetu.
    .log = The thirtieth. Five letters. The Armistice has two months left to run, and our pardon with it. They would like to talk about it. They would like us to fetch them.

## On the chart

place-second-lift-hub = the Hub
place-second-lift-east = East Limb
place-second-lift-west = West Limb
load-second-lift-riggers = Four hundred riggers
load-second-lift-ward = The fever ward
mover-second-lift-hulls = The hull line
    .text = Tramp hulls. Loads can be set down here, as at Jatania. When the East Limb goes they draw off a sector, unless the Cartel is paying.
count-second-lift-danger = Danger
    .text = From turn 3, 4 or 5 on, by mode and sponsor, a die at each turn’s end says by how much it rises: on Easy by 0 or 1, on Normal by 1 or 2, on Hard by 0, 1 or 2. At 3 foil comes down on a ship at the Mirror; at 4 the East Limb tears off, at 5 the West; at 6 it strikes. We may fire from 3 on, or with nine loads off, or with nobody left on it; for the Corporation from 5 on, or with nobody left.
count-second-lift-stay = Turns it lies flat
    .text = While any are left, the Mirror does not fall.
offer-second-lift-line = Keep the line moving
    .cost = Free, once a turn: a Diplomat is Exhausted, and 1 load comes aboard.
offer-second-lift-gangway = Rig a second gangway
    .cost = Free, once a turn: an Engineer is Exhausted, and 1 load comes aboard.
offer-second-lift-boats = Send the boats
    .cost = Free, once a turn: a Pilot is Exhausted, and 1 load comes aboard.
offer-second-lift-voice = Let Xavier speak to them
    .cost = Free, once: Xavier is Exhausted, and 1 load comes aboard.
offer-second-lift-keala = Keala’s load
    .cost = Free, once: 1 load comes aboard.
offer-second-lift-release = Turn the old wheel
    .cost = An action and an Engineering check. Failed, 1 hero is Exhausted. Two are needed; then the fall stops for two turns.
offer-second-lift-steer = Steer it into orbit
    .cost = An action and an Engineering check. Succeeded: it is over, and who is on the limbs is lost. Failed: Danger rises by one.
offer-second-lift-scrub = Scrub out the ward
    .cost = An action, and a Specialist is Exhausted. The place is free again.
offer-second-lift-shoot = Shoot the foil away
    .cost = Free, 1 Ammo: nothing hits us at this turn’s end.
offer-second-lift-fire = Break the Mirror
    .cost = An action. Who is left on it dies; 2 inside hits. Danger 4: shore, −1 Morale, −1 Federation; 5: town, −2 Morale, −2 Federation. Twelfth month: Seen begins at 1.
offer-second-lift-fire-hung = Take down the key, and break it
    .cost = 2 actions, −1 Morale. Who is left on it dies; 2 inside hits. Danger 4: shore, −1 Morale more, −1 Federation; 5: town, −2 Morale more, −2 Federation. Twelfth month: Seen begins at 1.
check-second-lift-release-1 = The wheel, from green to brass
    .brings = The wheel is half round; a second check stops the fall
    .won = It moves: a hand’s breadth, and squeals.
    .lost = It does not move. Somebody’s shoulder has.
check-second-lift-release-2 = The wheel, the rest of the way round
    .brings = The wheel is round, and the Mirror lies flat
    .won = It is going round. It is going round by itself.
    .lost = It stops where it stopped before. There is a dent in the shape of a spoke.
check-second-lift-steer = By hand, eleven kilometres
    .brings = The Mirror goes into orbit, and it is over
    .won = She answers. Slowly, like a cow.
    .lost = She does not answer.
