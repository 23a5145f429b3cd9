### Scenario 2, "Patient Margin": six cases of plates adrift about a black hole, and a pod.
### It begins on 05/03/100GN; each turn is two days.

scenario-patient-margin-name = Patient Margin
scenario-patient-margin-subtitle = Europa to Pharos or Kontor through the Shoals, in 100, after six cases that do not stay where they are. About 90 minutes.
scenario-patient-margin-chart = The Shoals
scenario-patient-margin-chart-note = positions as of the day; they will have moved

scenario-patient-margin-aim-council = Land four cases at Pharos by turn { $turns }
scenario-patient-margin-aim-corporation = Land four cases at Kontor by turn { $turns }

side-patient-margin-council = Fetch the survey
    .text = For the Council. Retainer { $retainer }; { $pay } for four cases at Pharos, and Long-range Sensors.
side-patient-margin-corporation = Fetch the cameras
    .text = For the Corporation. Retainer { $retainer }; { $pay } for four cases at Kontor, and a Capacitor Bank.

milestone-patient-margin-main-council = Four cases at Pharos
    .text = Take the cases aboard where they lie, and land four of them at Pharos. With three lost, it cannot be done.
milestone-patient-margin-main-corporation = Four cases at Kontor
    .text = Take the cases aboard where they lie, and land four of them at Kontor. With three lost, it cannot be done.
milestone-patient-margin-side = Somebody is knocking
    .text = Find the pod, and land it at our port.
milestone-patient-margin-third = Keepers
    .text = Catch a salvor, and beat her.

## Before fitting out

passage-patient-margin-briefing = Two wires
    .text =
        Two wires have come, and Zofia has laid one over the other against the lamp. They are the same length, and almost the same words.

        Survey ship Patient Margin, homeward from Mirembe, is overdue in the Shoals. Twenty-three aboard. Six cases of plates adrift. The Council asks for its survey. The Corporation asks for its cameras, with what is in them.

        “Plates of what?” says Otgon.

        Noriko has stopped stirring. “Graves,” she says. “One plate to the hectare, from the ground. The Armistice can’t be renewed until the dead of Mirembe have been counted. All five signed that. They have put it off for eight years, and now there are ten months.”

        “Nobody asks for the twenty-three,” says Zofia. She turns the wires over, and reads the backs.
    .log = { $date }. Europa. Lentils. Two wires about one wreck. Twenty-three people went to count, and are overdue. Noriko wrote the form that they counted on.

passage-patient-margin-ugyen = By whose clock
    .text =
        Observer Ugyen Dorji stands until he is asked to sit, and then asks which chair is nobody’s.

        “She was last heard on the twenty-sixth of the second, at 19:20, by the Pharos light,” he says. “The plates were to be read there, with all five powers in the room. They had agreed on nothing else. I asked the Survey how few would do. Four cases, they said. With three one would be estimating.”

        They are not to be opened on the way. It is not a matter of secrecy, but of who was first.

        At the door he stops before Thaddeus. “I still lack an hour of yours, Mr Cole. From ninety-three. It is not why I came.”

passage-patient-margin-cormac = Clause nineteen
    .text =
        Cormac Byrne has come straight from a recovery. He washes his hands, eats, and puts the lease on the table, open.

        “Clause nineteen. Till the last instalment the glass is ours, and so is what it’s seen. I didn’t write it. I never took a picture from a person.” He rubs his eyes. “Look. Say they read it out, and it’s a bad number. There’s a war by supper. You bring us four of the six, and it lies in a drawer at Kontor, dry, till they’re all of them ready to look. Who’s hurt by a drawer?”

        Eluned has been staring at his sleeve. “That cuff is on the wrong way,” she says. He has it off and on again before he has thought.

choice-patient-margin-side = For whom do we fish?
option-patient-margin-side-council = Sign with the Council
    .cost = Main: +3 Council, −3 Corporation, { $pay } Credits, Long-range Sensors. Against us: the Corporation.
    .log = { $date }. Cups: Pharos. Noriko had put hers up before the question was finished.
option-patient-margin-side-corporation = Sign with the Corporation
    .cost = Main: +3 Corporation, −3 Council, { $pay } Credits, a Capacitor Bank. Against us: the Council.
    .log = { $date }. Cups: Kontor. Salome voted for it, and said that it was the first drawer of theirs she had ever wanted to see filled.

passage-patient-margin-sail-council = Everything goes round
    .text =
        The pilot from Pharos has felt under his boots, and speaks so low that Gabriel has to bend for it.

        “Everything out there goes round,” says the pilot, “and a little in. Every tenth day you’ll find a thing one sector nearer the middle than you left it. There is nothing in the middle. That’s the trouble with it.”

        He has drawn the six cases on the back of a hymn sheet: three along the upper road, which is ours, and three along the lower. The two by the ports will keep. One won’t see the fifteenth, and three won’t see the twenty-fifth.

        “The hold takes four,” says Thaddeus. “One round, then, and home to you.”

        “Quietly,” says the pilot.
    .log = { $date }. Cast off from Europa, with a pilot who closes doors twice. Achterberg asked where to, and was told in a whisper. She regretted that she had not caught it, and put it on the bill.

passage-patient-margin-sail-corporation = Everything goes round
    .text =
        The pilot from Kontor talks fast. At home the corridor air is on a meter.

        “It all goes round and a bit in. Every tenth day it’s a sector nearer the middle. Nothing in the middle; it’s the dearest nothing on the chart, we’ve seven hulls in it.” On a claim form he has drawn the six cases: two along the lower road, which is ours, three along the upper, one hard by the middle. That one won’t see the fifteenth. The one by Pharos will keep. The rest won’t see the twenty-fifth.

        “The hold takes four,” says Thaddeus. “One round, then, and home to you.”

        The pilot has shut his mouth, and is holding up eight fingers. It is what he has breathed so far.
    .log = { $date }. Cast off from Europa. The pilot put down eight Credits for our air, and would not have them back. Daisuke has stopped breathing near him, on principle.

## A month later: the power that we refused

passage-patient-margin-papers-cartel = A little something outstanding
    .text =
        The cutter lies across the road with her lamps lit, as a man stands in a shop door. Behind her bow glass stands a table, with a cloth on it.

        “You carried for the Federation last month, friend,” she signals. “We’ve no quarrel. There’s a little something outstanding. Come alongside, show us the book, have a glass of something, and we’ll see between us what it comes to.”

        Thaddeus looks at the plot. “It comes to a day,” he says. “Whatever’s in the book.”

        “Or?” says Gabriel.

        Behind the cutter’s foredeck glass somebody has taken the cover off a breech, and is folding it, corner to corner.
    .log = { $date }. Met by a cutter of the Cartel. They have not forgotten for whom we did not work. There was a cloth on the table, and it was a clean one.

passage-patient-margin-papers-cartel-turned = From the front
    .text =
        The cutter lies across the road with her lamps lit. Behind her bow glass is a table, with no cloth on it, and one chair.

        “You signed with us last month, friend,” she signals, “and sailed for the Federation, at four Credits. I’m to go through your book with you. All of it, from the front. I’m told not to hurry.”

        Thaddeus looks at the plot. “That’s two days,” he says. “Anybody else, they’d have let off with one.”

        “Or?” says Gabriel.

        Behind the foredeck glass the gun’s crew have sat down round the gun, with their backs to it, to eat. One of them lays a hand on the breech to see if it is still warm.
    .log = { $date }. Met by a cutter of the Cartel. They have our signature there, and lay it beside every page to compare.

passage-patient-margin-papers-federation = Closely
    .text =
        The frigate has her boat out already, with four marines in it, sitting straight.

        “Ironclad,” she signals. “Last month you carried for the Cartel. We have been asked to look at your papers. Closely.” It is sent in clear, at a good even speed, by somebody who has passed an examination in it.

        “They’re in order,” says Gabriel.

        “It’ll take them a day to find that out,” says Thaddeus. “There’s a form. I drew up some of it.”

        Gabriel asks what happens if one declines. Thaddeus thinks about the form. “There’s a box for that,” he says.
    .log = { $date }. Met by a frigate of the Federation, over last month. Our papers are in order. It does not seem to be the papers.

passage-patient-margin-papers-federation-turned = With a ruler
    .text =
        The frigate has her boat out already, with four marines in it, and a paymaster holding a ruler.

        “Ironclad,” she signals. “Last month you signed with us, and carried for the Cartel. We have been asked to look at your papers until we understand them.” It is sent in clear, at a good even speed.

        “They’re in order,” says Gabriel.

        “So was the contract,” says Thaddeus. “It’ll be two days. There’s a form for ships that have changed their minds. They’ll want it from each of us, with the reason.”

        Gabriel asks what happens if one declines. Thaddeus looks at the ruler, and then past it, at the frigate. “They’ll be relieved,” he says.
    .log = { $date }. Met by a frigate of the Federation, over last month. Under “reason” I had written four Credits. It was struck out as insufficient.

choice-patient-margin-papers = Do we show them the book?
option-patient-margin-papers-show = Show them the book
    .cost = The next action is lost. They let us by.
    .log = { $date }. Showed them the book. They read this page as well. It was a new feeling.
option-patient-margin-papers-show-all = Show them the book, every page of it
    .cost = The next two actions are lost, as we have broken our word to them. They let us by.
    .log = { $date }. Went through the book with them, from the front. It took two days. On some pages I was asked to explain the weather.
option-patient-margin-papers-talk = Talk our way past
    .cost = Diplomacy { $difficulty }. Failed: −1 Morale, and we fight.
option-patient-margin-papers-refuse = Decline
    .cost = We fight.
    .log = { $date }. Declined to be looked at.

check-patient-margin-papers = Last month’s cargo
    .brings = Our papers are taken as in order
    .won = They had orders to stop a ship that would argue. This one has agreed with everything.
    .lost = They have been very patient, they say, and close the book.

## In the Shoals

passage-patient-margin-first-case = One plate to the hectare
    .text =
        The first case is a tea chest, more or less, with rope handles and the Survey’s stencil. It comes in over the sill turning slowly, as it has turned since the twenty-sixth.

        Behind it, on the glass, is the Patient Margin. She lies in five pieces, in order. “Frame four,” says Daisuke. “Frame nine. Frame fifteen. That’s where she’s thin. Somebody cut her who knows ships.” He does not sound as if he liked it.

        Under the lid every plate has a blanket to itself, and each blanket a number, in pencil. There are four hundred. The pencil is in there too, worn down to the length of a tooth.
    .log = { $date }. First case aboard. Whoever cut up the survey ship had a steady hand, and time. There were twenty-three aboard her. Thaddeus has begun a page.

passage-patient-margin-case-lost = Into the Hole
    .text =
        One of the cases has reached the Black Hole. It goes slower the nearer it comes, or seems to, and redder, and at the edge it hangs so long that Daisuke, at the glass, puts out his arm.

        By then, says the book, it is already gone. What you see is it having been there.

        “Four hundred hectares,” says Gabriel.

        “Four hundred plates,” says Thaddeus. He rules a line through the case’s number, and then does not seem to like the look of it, ruled through. “They walked that on their knees,” he says. “Which way were we looking?”
    .log = { $date }. One case into the Hole. It can still be seen, and cannot be reached. Stew.

passage-patient-margin-salvor = Finders
    .text =
        She comes in from the edge with her lamps up and her grapples out, a salvor in the pay of the other side, and goes for the nearest case like a hen for a crumb.

        “One sector at a time,” says Thaddeus, “in by that door, and out by it. She’ll have it off the chart while we’re still deciding.”

        They hail her, as one does. She answers as one does: finders. And then, since it is lonely work, she asks whether they have seen anybody. She doesn’t mean cases. “There was somebody went by us, the night it happened,” says the salvor. “No lamps. Gave us good evening. A lovely voice, a bosun’s voice.”
    .log = { $date }. A salvor about, working for the other side. Chatty. She saw somebody without lamps on the night of the twenty-sixth, with good manners.

passage-patient-margin-salvor-again = Finders, again
    .text =
        A second salvor has heard from the first that there is something left. She is older, and patched, and has on her bow what looks like a child’s kite.

        “Anything I get there first to is mine,” she signals. “Anything you get there first to, you can keep an eye on.”

        Thaddeus has begun a second page, behind the one with the twenty-three on it. This one is for salvors, and has a column for remarks. Patched, he has written. Cheerful. Owes us nothing.
    .log = { $date }. Another salvor. Her kite is a repair. I asked.

passage-patient-margin-tapping = In threes
    .text =
        In the Nebula there is nothing to see, and so for once the whole bridge is listening.

        It comes on the suit band, where nobody talks at this distance. Three taps. A stop. Three taps. It is not a set; it is somebody knocking on something, with the suit radio left open beside it.

        “That’s metal,” says Daisuke. “That’s a wrench on an inside rib.”

        Thaddeus has his watch out. He goes on looking at it for a good while after he must have read it. “Every forty seconds,” he says. “They’re taking turns.”

        It fades. It isn’t from in here. It is from the next one.
    .log = { $date }. Knocking on the suit band, in threes, every forty seconds. From another Nebula than this. Kept the set on, low, in the mess. People have been eating quietly.

passage-patient-margin-pod = Six, with their knees up
    .text =
        The pod is made for four. There are six in it, with their knees up, round a lamp that ran out on the third day.

        The one with the wrench goes on tapping until somebody takes it out of his hand.

        “Are you the Council?” he says.

        “No,” says Gabriel.

        “Good,” says the man. He looks past Gabriel, into the hold, and sees stencils. “Oh,” he says. “You’ve found those.”

        The pod takes up the room of two cases. Six people, or eight hundred plates; the hold is what it is.

choice-patient-margin-pod = The pod, or the plates?
option-patient-margin-pod-save = Take the pod aboard
    .cost = It fills two of the four places. Cases over that go overboard, and lie where we are.
    .log = { $date }. Took up six of the survey, out of twenty-three. They have eaten. One of them cannot stop counting under his breath; nobody has asked him to.
option-patient-margin-pod-leave = Give them air and food, and mark the place
    .cost = The hold stays free. The side mission fails. They have air for nine days. The Council will ask about them, and none of the six does us a good turn later.
    .log = { $date }. Left six of the survey with air and a lamp. They thanked us. Told the port where. The wrench began again before we were out of the fog.

passage-patient-margin-pod-lost = The band is clear
    .text =
        The knocking has been on in the mess for so long that it takes a moment. The forks go on. Somebody asks for the salt, loudly, and is startled by his own voice.

        The cook puts down his ladle. “What’s stopped?” he says.

        Thaddeus reads his watch for forty seconds. Then he reads it for forty more, and after that he goes on holding it. The hand nearest to the set reaches over. It has not been told to. It turns it up.
    .log = { $date }. The knocking has stopped.

passage-patient-margin-marguerite = At home
    .text =
        The derelict has geraniums. They are in the port beside the lock, in a helmet, and behind them a kettle is on.

        “Wipe your feet,” says Marguerite Toussaint. “No, on the wall. Down’s that way this week.” She is seventy-one and has lived in this wreck for three years, going round, and, as she puts it, a little in. “I watched you come in. I’ve seen pianos put down with more feeling.”

        Gabriel says that they could use somebody who knows the place.

        “You could use a priest.” She looks at the kettle, the helmet, and the rib of the hull, which is closer to the Hole than it was at breakfast. “I’ll need a berth by the heater.”
    .log = { $date }. Marguerite Toussaint has joined, with one kettle, one helmet with flowers, and an opinion of my docking. She flew for Adjoa once. She gave it as a reason for disliking fruit.

passage-patient-margin-fragment = Our own pattern
    .text =
        A hand’s breadth of torpedo casing has been cut out of the Patient Margin’s ribs, from beside frame nine. It is what stopped her. It has half a number on it.

        Daisuke turns it over in the tray. He turns it back. He fetches the drawing of a torpedo, unrolls it, and puts a weight on each corner before he looks.

        “It’s ours,” he says. “Not from our racks; I’ve counted those. Ours. Seven-groove driving band, filed by hand. We did that, on this ship, because the drawing’s wrong.”

        “Who knows that the drawing’s wrong?” says Gabriel.

        “Whoever’s sailed with us,” says Daisuke. He rolls the drawing up again, from the wrong end. “Did you want that pump looked at?”
    .log = { $date }. The Patient Margin was stopped with a torpedo of our pattern, filed as we file them. Daisuke has locked the piece in with the tea. Racks checked. All there.

line-patient-margin-frames-daisuke = “Somebody filed that band with a half-round. I’d know the hand. I’d rather not.”
line-patient-margin-hole-jabulile = “Sixteen minutes by our clock. Twenty-one by the port’s. I’ll want that in writing, or they’ll say I was late.”
line-patient-margin-hole-thaddeus = “Sixteen minutes by our clock. Twenty-one by the port’s. Enter both. Somebody may ask.”
line-patient-margin-taken-salvor = “That’s one landed. Four hundred pictures of nothing, they say it is. They’ve paid me not to drop it.”
line-patient-margin-keepers-salvor = “All right, all right. Finders, I said; I never said keepers. You might have asked first. I’d have said no, but you might have asked.”

offer-patient-margin-copy = Copy the plates
    .cost = An action and a Specialist, with a case aboard. When the fourth is landed they look: Stealth, or −2 with the { $client }.
offer-patient-margin-make-fast = Make fast for good
    .cost = Free, at our port, with four cases landed. The scenario ends.

passage-patient-margin-copying = Who signed
    .text =
        The plates are copied in the galley, where the lamp is best, sixteen to the sheet. White stones in rows. White stones in rows. Then, for a long time, ground.

        Under the blankets, at the bottom of the case, is an old folder that somebody on the survey must have carried along to compare: the count of ninety-two. Annex C, form four, sheet one of one. Persons, 31,407. Method: there is a tick in a box.

        The signature is a good clear hand.

        “That’s mine,” says Noriko. She squares the sheet to the edge of the table. “Nasrin Shahidi certified. Sato signed. I signed.” She takes the next plate. “Mind your thumb, it’s wet.”
    .log = { $date }. Copied the plates. There was an old count among them, signed by Noriko. Asked how it had been made, she said that the glaze on plate three was lifting.

passage-patient-margin-copying-other = Who signed
    .text =
        The copying is done in the galley, where the lamp is best, sixteen plates to the sheet. White stones in rows. White stones in rows. Then, for a long time, ground.

        Under the blankets, at the bottom of the case, is an old folder that somebody on the survey must have carried along to compare: the count of ninety-two. Annex C, form four, sheet one of one. Persons, 31,407. Method: there is a tick in a box. Signed, N. Sato.

        “Is that our Noriko?” says the hand with the lamp.

        Thaddeus looks at it. “It’s a good clear hand,” he says, and turns it face down, and passes up the next plate.
    .log = { $date }. Copied the plates. There was an old count among them, with a name on it that we know. She is ashore this voyage. I have put the sheet back where it was.

check-patient-margin-copies = Past the counting table
    .brings = The copies are not found
    .won = The cases are weighed. Nobody weighs the galley.
    .lost = The blankets have been folded by somebody who does not fold like the Survey.

## The debriefing

passage-patient-margin-won-council = Sealed
    .text =
        The cases were set down at Pharos on felt. Observer Ugyen Dorji had wax, a lamp and a witness.

        He did not lift a lid. The seals went on, one at each corner; he wrote down the hour for every one.

        “When will they be read?” said Gabriel.

        “With all five in the room,” said Ugyen. “They have been asked to name a day. Two are considering it. One has lost the letter.” He blew on the last seal. “I was asked to say that the Convenor is relieved.”

        He frowned. It was not, he felt, the word for it.
    .log = { $date }. Cases landed at Pharos and sealed unread. The Council is relieved. I have seen people relieved, and they generally sit down.

passage-patient-margin-won-corporation = A drawer
    .text =
        At Kontor there was a drawer. It was a good one, dry, at fifteen degrees, with a key. Cormac Byrne saw the cases into it himself, and signed for them, and got a signature for his signature.

        “And when they’re all of them ready to look?” said Gabriel.

        “Then they’ll write to us.” Cormac tried the handle. He tried it again. “There’s a form.”

        From upstairs came word that the Director was delighted, that there would be a bonus, and that he should take a day off. He read it standing, twice.

        “She’s never delighted,” said Cormac. “She’s pleased.”
    .log = { $date }. Cases landed at Kontor and locked away unread. The Corporation is delighted. Cormac carried our receipt to the boat, and stood on the quay with his day off.

passage-patient-margin-lost = Both relieved
    .text =
        Four cases were wanted, and there were fewer. The rest had gone round, and a little in.

        The Council wrote that it deeply regretted the loss of an irreplaceable record. It wrote by return. The Corporation regretted a total loss under clause nineteen, waived the deposit, and enclosed a calendar. Salome laid the two letters side by side, and looked from one to the other for some time, as one looks for the difference between two drawings.

        “They’re both happy,” she said. “I’ve seen this on balance sheets. It’s never on both sides.”

        Daisuke hung the calendar in the hangar, over the place where the pump leaks.
    .log = { $date }. Not enough cases. Nobody has complained of it. I have been told off more for a late sack of flour.

passage-patient-margin-pod-landed = Not enough
    .text =
        The six were landed with blankets round them, and asked if they wished to sit.

        The geodesist didn’t. He had kept the wrench. He said that he wanted to say one thing, to somebody, before there was a form.

        “They’re good plates,” he said to Gabriel. “We walked it, every hectare. Eleven weeks, on our knees. I counted the stones myself, and then I had it counted by people who don’t like me.” He was not a man who raised his voice, and he was being looked at. “I got to eight thousand and some, and ran out of ground.”

        “Thirty-one thousand four hundred and seven,” said the official with the form.

        “Yes,” said the geodesist. “There weren’t enough dead.”
    .log = { $date }. Landed six of the survey. Their geodesist says that there were not enough dead. He was taken away to rest. He had rested since the twenty-sixth, he said; he had been counting.

passage-patient-margin-pod-found = The last leaf
    .text =
        A salvor with a kite on her bow had found the survey’s pod, and brought it in on her grapple, because there was a fee on it. Then she would not take the fee.

        There were six people in it, dead, with their knees drawn up, and a wrench. One rib was bright from the knocking.

        The geodesist had kept his field book in his boot. The last leaf was a sum. Every stone on Mirembe, counted twice, by people who did not like each other: eight thousand and some, both times. Then I ran out of ground, he had written. It says thirty-one thousand on the form. There are not enough dead.

        Noriko asked if she might see the leaf. She held it by the edges.
    .log = { $date }. Six of the survey, dead in a pod, with a sum. They came up short by more than twenty thousand. Thaddeus has closed the page with the twenty-three.

passage-patient-margin-pod-left-behind = Air for nine days
    .text =
        The port’s tender got to the place on the eleventh day. They had been left air for nine.

        Four of the six were alive. The geodesist was not, nor the youngest, a plate-washer called Amos Fell. Those two had sat nearest the valve, the others said, and had turned themselves down.

        There was a leaf from the geodesist’s field book, for whoever it was that had stopped. It said thank you for the lamp. Under that was a sum: every stone on Mirembe, counted twice, eight thousand and some both times, where the form has thirty-one thousand. There are not enough dead, he had written. Tell somebody who can subtract.

        They gave it to Noriko. She asked them for the name again, the young one’s, and how it is spelt.
    .log = { $date }. Four of six. Two cases were landed in the room that they would have had. I have worked out what a plate weighs.

passage-patient-margin-copies-kept = In the flour
    .text =
        The copies are in the flour bin, under the flour. There were four of them who knew. By the second evening everybody had been to look.

        White stones in rows, and then ground, with wind marks on it. The watch says that it is badly printed. One of them asked which way was north, and sat a while with the sheet turned to it.

        Thaddeus did not come to look. He said that he had seen the place.
    .log = { $date }. We have the plates, in a manner of speaking. Bread tomorrow will be late.

passage-patient-margin-copies-found = Folded otherwise
    .text =
        The blankets gave them away. The Survey folds in thirds, and somebody had folded in half.

        There was no scene. An official laid the sheets on the counter, asked if there were more, and was told so, and was polite enough to believe it. He tore each across, once. He wrote the client a note.

        Somebody from the galley asked for the flour bin back. There was one sheet at the bottom of it still, stuck to the tin.
    .log = { $date }. Caught with copies. They took what they found. They were not told to look for flour, and are not bakers.

passage-patient-margin-marguerite-late = By the heater
    .text =
        There was a woman at the lock, on a crate, with a helmet full of geraniums on her knees. She was seventy-one, and had walked there, she said, mostly downhill.

        “You’re the ones who went through my front garden for a fortnight without calling,” said Marguerite Toussaint. “I had the kettle on. In the end I thought, if they fly like that, I’d better be aboard.”

        She had lived three years in a wreck in the Shoals, and knew where everything there would be on Thursday. She had once flown for Adjoa. She asked which berth was by the heater, and put the helmet down on it.
    .log = { $date }. Marguerite Toussaint has joined, unasked. She has the berth by the heater. Nobody dared to tell her whose it was.

line-patient-margin-pencil-noriko = “Four hundred to a case. It’s the same pencil. We were issued one each, and told to make it last.”
line-patient-margin-pencil-daisuke = “Good boxes, those. Somebody meant them to arrive.”


passage-patient-margin-lost-ship = Finders, once more
    .text =
        The Ironclad broke up in the Shoals, and what was left of her went round, and a little in. Her boats ran their engines outward for a day, and found that they had kept their place.

        “Finders,” said a lamp.

        It was a salvor, older, patched, with a kite on her bow. She took the boats up one after the other with the same grapple that she used for everything. She wrote each of them down on a slate. Then she saw that there were people in them, and wiped it, and put the kettle on, and asked what they were called.

        “We’re not worth anything,” said Gabriel.

        “You’d be surprised,” said the salvor.
    .log = Hull gone. Boats away; Thaddeus counted us in. The cases are still out there and can be seen quite well. If this book is found: she would take nothing for it, and has our teaspoons.

## On the chart

place-patient-margin-our-port = our port
place-patient-margin-pod = the knocking
person-patient-margin-salvor-name = The salvor

mover-patient-margin-salvor = Salvor
    .text = One sector at each turn’s end, to the nearest case; with it, back to the port that she came from, and away. Meet her, and fight for the case.
mover-patient-margin-salvor-again = Second salvor
    .text = One sector at each turn’s end, to the nearest case; with it, back to the port that she came from, and away. Meet her, and fight for the case.
mover-patient-margin-patrol-cartel = The Cartel’s cutter
    .text = She waits for us, on account of last month. She does not move.
mover-patient-margin-patrol-federation = The Federation’s frigate
    .text = She waits for us, on account of last month. She does not move.
load-patient-margin-case = Case of plates
    .text = One of the four places in the hold. At the end of every fifth turn a case that lies in space goes one sector towards the Hole, and is lost in it.
load-patient-margin-pod = Pod
    .text = Two of the four places in the hold.
fight-patient-margin-salvor = The salvor
    .text = She is in the pay of the { $opponent }, and says finders.
fight-patient-margin-papers-cartel = A little something outstanding
    .text = A cutter of the Cartel, and a table with a cloth on it.
fight-patient-margin-papers-federation = Closely
    .text = A frigate of the Federation. There was a box for this.
