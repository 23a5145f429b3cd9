### Scenario 3, "Custody": a courier with one prisoner too many, and one too few.
### It begins on 08/04/100GN; each turn is one day.

scenario-custody-name = Custody
scenario-custody-subtitle = Europa to Adjoa, or to Theia, in 100, after one man. About 90 minutes.
scenario-custody-chart = The Long Chase
scenario-custody-chart-note = three forks; she knows them too

scenario-custody-aim-federation = Catch the Equity before she reaches Adjoa
scenario-custody-aim-firstborn = Catch the Equity before she reaches Theia
scenario-custody-aim-own = Catch the Equity before she reaches Adjoa

side-custody-federation = Bring him back to Theia
    .text = For the Federation. Retainer { $retainer }; { $pay } for the prisoner, and Radiation Plating.
side-custody-firstborn = Bring him to Adjoa
    .text = For the Firstborn. Retainer { $retainer }; { $pay } for the prisoner, and a fighter.
side-custody-own = Go for ourselves
    .text = No client. The mess tin has { $retainer } in it{ $pay ->
            [0] { "" }
           *[other] , and the Equity’s pay chest { $pay }
        }. Keep whatever, and whomever, you take.

milestone-custody-main-federation = Captain Xavier out of her
    .text = Catch the Equity on her run and win the combat, before she has reached Adjoa.
milestone-custody-main-firstborn = Captain Xavier out of her
    .text = Catch the Equity on her run and win the combat, before she has reached Theia.
milestone-custody-main-own = Captain Xavier out of her
    .text = Catch the Equity on her run and win the combat, before she has reached Adjoa.
milestone-custody-side = The other prisoner
    .text = Learn of the second cell, and open it.
milestone-custody-third = Before the third fork
    .text = Catch her before she has left it.

## Before fitting out

passage-custody-briefing = A hat on the bar
    .text =
        Achterberg has put a bottle on the bar with a sheet of newsprint round it, and the newsprint outward.

        Nobody in the mess has said his name for eight years. It is on the sheet four times. Prisoner Xavier, of Theia, was being moved by the courier Equity, for his safety. On the sixth the Equity was taken, with everybody in her.

        “Butcher of Mirembe,” reads Jabulile. “They’ve left out that he could do sums in his head.”

        “He taught me charts,” says Wrathe. “I hate that.”

        Gabriel has folded the sheet so that the picture is inside. There are two calls waiting, says Achterberg, on two lines, and she regrets that both are by the minute.
    .log = { $date }. Europa. Herring. They have moved him, and lost him. It has his age wrong. I noticed that I knew it.

passage-custody-roland = By the book
    .text =
        “At 05:30 on the sixth,” says Roland Wrathe, “the Equity was boarded by Firstborn raiders under one Vashti of Ismail. She is running for Adjoa. They will try him there, in a language he does not speak, for something he has been tried for.”

        He has the file before him. It is thinner than one would think.

        “He was sentenced by us. He is serving it. He grows beans. I have nothing to say for him, I only say that a sentence is served where it is passed, or it is not a sentence.” He shuts the file. “You had a captain once, sergeant,” he says. It is the first time in eight years.

        “Yes, sir,” says Wrathe.

passage-custody-roland-turned = The other drawer
    .text =
        Roland Wrathe has two files before him. He has put the thick one aside.

        “That is your contract of the second month,” he says. “I do not propose to discuss it. At 05:30 on the sixth the prison courier Equity was boarded by Firstborn raiders under one Vashti of Ismail. Captain Xavier is in her. She is running for Adjoa. They will try him there, in a language he does not speak, for something he has been tried for. A sentence is served where it is passed, or it is not a sentence.”

        “I told them that you break your word for four Credits,” he says. “They asked who else was at Europa. I am offering you the usual fee.”

        His sister stands by the door. “You had a captain once, sergeant,” he says to her. It is the first time in eight years.

        “Yes, sir,” says Wrathe.

passage-custody-roland-aboard = Read out at table
    .text =
        Roland Wrathe has been handed an order over his soup. He stands up to read it aloud.

        “At 05:30 on the sixth the prison courier Equity was boarded by Firstborn raiders under one Vashti of Ismail. She is running for Adjoa, where Captain Xavier will be tried in a language he does not speak, for something he has been tried for. The Federation asks the Ironclad to bring him back to Theia. A sentence is served where it is passed, or it is not a sentence.” He lowers the sheet. “I wrote that last line,” he says. “In eighty-nine, for somebody else. They have kept it.”

        “And what do you say?” asks Gabriel.

        “I have no instructions what to say.” He sits. His sister has moved the bread to where he can reach it. “You had a captain once, sergeant,” he says.

        “Yes,” says Wrathe. “Eat.”

passage-custody-vashti = The Equity’s own bridge
    .text =
        The second line is bad, because it comes from the ship.

        “Vashti, of Ismail. I’ve got your captain. He’s asleep; he asked if he might.” Something blows up near her, a little. “Now here’s the joke. I’ve a courier with one engine, and three frigates behind me, and I can shoot, but I can’t shoot three. Tomorrow they’ll have her back, and run for Theia by the Europa road. That goes past your door. So catch her from them, and bring him to us. Let him say it out loud, in front of those it was done to. At Theia he’ll say it to beans.”

        She stops. “Is that Wrathe there, behind you? From Jatania?”

        “Who’s asking?” says Wrathe.

        “Nobody,” says Vashti. “Hurry up.”

passage-custody-own = Something to ask
    .text =
        Both lines are on the hook. The newsprint has come open again.

        “We could go for ourselves,” says Gabriel. He has said it to the table, and the table waits. “No client. I’m asking. There’s a thing I’d like to put to him, and I don’t think that either of those two would leave me alone with him.”

        “What?” says Otgon, who always asks how far.

        Gabriel turns a fork over. “Why he said that I was right,” he says.

        Thaddeus has got up. He takes the cups off their hooks, all of them, and sets them down in front of people one by one, the right way up.

choice-custody-side = Who is to have him?
option-custody-side-federation = Sign with the Federation
    .cost = Main: +3 Federation, −3 Firstborn, { $pay } Credits, Radiation Plating. She runs for Adjoa. Against us: the Firstborn.
    .log = { $date }. Cups: Theia. Nobody was pleased, and everybody had voted.
option-custody-side-firstborn = Sign with the Firstborn
    .cost = Main: +3 Firstborn, −3 Federation, { $pay } Credits, a fighter. She runs for Theia. Against us: the Federation.
    .log = { $date }. Cups: Adjoa. Wrathe voted against, and then asked who that woman was.
option-custody-side-own = Go for ourselves
    .cost = No client. +1 Morale at once. Main: −1 Federation, −1 Firstborn{ $pay ->
            [0] { "" }
           *[other] , { $pay } Credits out of the courier’s pay chest
        }. The Equity runs for Adjoa. Against us: both.
    .log = { $date }. Cups: nobody’s. Fetu says that it is the first thing we have done in eight years for which no one has offered too much.

passage-custody-sail = Four sectors
    .text =
        The Equity went by in the night. She is four sectors ahead by now, on one engine: a sector the one day, two the next, and then she has to let it cool.

        “We make two,” says Thaddeus, “on days when nobody stops us. It isn’t enough.”

        There are three forks, each with a near mouth and a far one. “She’ll take the near one while it’s dark,” says the hand at the plot. “If she’s seen us look into it she’ll go the long way. An echo would do.”

        “Then we choose her road for her,” says Gabriel.

        “Yes.” Thaddeus is looking at the courier’s mark. It is very small. “He’d have said that. Left to itself, a thing goes where it’s dark.”
    .log = { $date }. Under way. Four sectors behind. I have hung up his hat-peg again, where it had been taken down for a lamp. It is a peg.

passage-custody-fork = Where it is dark
    .text =
        At the fork she slows for as long as it takes to read a signpost. One of the two mouths is bright, since the Ironclad has looked into it; you can still see the echo come and go in it, like breath on a pane.

        She takes the other. It is the longer by a sector.

        “She’s frightened of us,” says the hand at the plot, rather pleased.

        “She’s a Theia crew, or a Firstborn crew, or a bit of each,” says Gabriel. “With a man in a cell who will have told them, if they asked him, just what we’d do.”

        “Would he?”

        “He’d have asked if it was dark enough for them to sleep,” says Gabriel.
    .log = { $date }. She went where we had not looked, as the hand at the plot said she would. Herring again.

passage-custody-fork-vashti = Where it is dark
    .text =
        At the fork the Equity slows for as long as it takes to read a signpost. One of the two mouths is bright, since the Ironclad has looked into it. She takes the other, which is the longer by a sector.

        “She’s frightened of us,” says the hand at the plot, rather pleased.

        “That’s Vashti’s crew,” says Gabriel. “They’ve been hunted since they could walk. They’ll go where it’s dark, and make up the time later, by not sleeping.” He watches the mark turn. “And they’ve a man in a cell who could tell them just what we’d do.”

        “Would he?”

        “He’d ask first if they had eaten,” says Gabriel.
    .log = { $date }. She went where we had not looked, as the hand at the plot said she would. Herring again.

passage-custody-fork-prize = Where it is dark
    .text =
        At the fork the Equity slows for as long as it takes to read a signpost. One of the two mouths is bright, since the Ironclad has looked into it. She takes the other, which is the longer by a sector.

        “She’s frightened of us,” says the hand at the plot, rather pleased.

        “That’s a Theia crew,” says Gabriel. “They’ll have looked it up. Where a passage is observed, the other is to be preferred. Section four; we all learned it.” He watches the mark turn. “He wrote it,” he says. “He’s in the cell under their feet, and they’re steering by him.”

        “Does he know?”

        “He’ll have counted the turns,” says Gabriel.
    .log = { $date }. She went where we had not looked, by the manual. I know the page. Herring again.

passage-custody-ballast = Ballast
    .text =
        On the fourth day the Equity opens her belly and drops something.

        It comes astern in a long line, in sacks, tumbling. Nobody on the bridge says anything at all. The hand on the throttle has taken it back, without an order, by about the width of a thumb. Thaddeus has begun to count, not loudly.

        “She’s lightening ship,” he says. “It’s only ballast.”

        “Yes,” says Gabriel. “We know what it’s called.”

        The first of them will be under the bow in a minute. It is about the size that one would expect. The hand on the throttle is waiting to be told something.

choice-custody-ballast = Do we slow down to look?
option-custody-ballast-look = Slow down, and look
    .cost = She goes one sector more at this turn’s end.
option-custody-ballast-through = Go through
    .cost = −1 Morale.

passage-custody-sand = The width of a thumb
    .text =
        The Ironclad comes down to a walk. A boathook goes out from the bow, and turns the first sack over as it comes by. It is sewn at both ends, in a good hand.

        The knife goes in. It is sand.

        So is the second. They look into nine of them; nobody has said how many would be enough. The hand with the boathook is grey to the elbows with it. “It’s just sand,” he calls up, and laughs, and goes on standing there.

        Far ahead the courier has got smaller. Thaddeus enters the sacks: nine opened, none.
    .log = { $date }. She threw out ballast. We stopped to see. It was sand, and has cost us a length. I would do it again.

passage-custody-through = On the bow
    .text =
        Gabriel puts his own hand over the other’s, on the throttle, and they push it forward together.

        The first one strikes the bow and bursts. There is no sound to it. It spreads over the bridge glass, and for as long as it takes to slide off they cannot see out, and do not look anywhere else.

        It is sand.

        “Sand,” says Thaddeus. He says it again with each one, all down the line, in the voice in which he counts people in. There are fifty-eight. He has written the figure on his cuff, in place of the book, where it might have been asked about.
    .log = { $date }. She threw out ballast, and we went through it. It was sand. We did not know that until it was.

passage-custody-okafor = A hat
    .text =
        The guard at the second fork is a cutter with her ports up and all her lamps lit, broadside on. The one way round her leads through a Flare.

        She hails. “Unknown vessel. This fork is closed by warrant. I’m to stop a battleship called—” There is a rustle. “I can’t read this. Can anybody read this? No.”

        On her bridge, in the glass, an officer has got up on something in order to be seen. She has a new hat. She takes it off and holds it out at arm’s length, and, quite slowly, as if to dry it, waves.

        Gabriel waves.

        “Nothing to report,” says Okafor, to somebody. “Fog.”
    .log = { $date }. Second fork, guarded. The officer commanding could not read our name. It is a hat with a feather.

passage-custody-guard = Closed by warrant
    .text =
        The guard at the second fork is a cutter, all her lamps lit, broadside on.

        She hails. “Vessel astern. This fork is closed by warrant. I’m to stop a battleship called the Ironclad.” There is a rustle of paper. “Is that you?”

        The name has been painted over twice since the war. In a strong light it shows through, and she has turned a strong light on it.

        Gabriel asks what happens if it is.

        “Then I’m sorry to have met you,” says the guard. “I’d heard some good things.” She leaves the line open, and the light on.
    .log = { $date }. Second fork, guarded. They asked our name.

passage-custody-guard-pell = Boat five
    .text =
        The guard at the second fork is a cutter, all her lamps lit, broadside on.

        “I know who you are,” she hails. “Tomas Pell, master of this one. In the second month I was mate of another. I had boat five.”

        Thaddeus has the list on him, and does not take it out.

        “There were forty-one of us. We called you till half past nine; we could see your lamps. Eleven got home,” says Pell. “Now there’s somebody on the band calling me. I’m going to answer. It will take two days. You can lie here with your lamps on till I am back, and then go by. Or you can not wait.”

        His gun is laid on your bridge. It is steady.
    .log = { $date }. Second fork, guarded by the mate of boat five. He did not raise his voice. He read us the name of everybody in it.

choice-custody-guard = Is that us?
option-custody-guard-name = Be some other ship
    .cost = Diplomacy or Stealth { $difficulty }. Failed: −1 Morale, and we fight.
option-custody-guard-fight = Give our name
    .cost = We fight.
    .log = { $date }. They asked our name, and we gave it.
choice-custody-guard-pell = Do we wait for him?
option-custody-guard-pell-wait = Wait, with our lamps on
    .cost = The next two actions are lost. He lets us by.
    .log = { $date }. Waited for Pell with our lamps on. He came back with nine people off a collier. He passed close by, so that we could count them.
option-custody-guard-pell-fight = Go by now
    .cost = We fight.
    .log = { $date }. Did not wait for Pell. His casualty was still calling when we began.

check-custody-warrant = Some other ship
    .brings = The guard lets us by without a fight
    .won = “Thought not,” says the guard. “She’s bigger, in the picture.”
    .lost = “There’s a hat-peg on your bridge,” says the guard. “It’s in the description.”

passage-custody-two-loaves = Two loaves
    .text =
        The outpost bakes for whoever passes. The Equity passed in a hurry, and sent her boat in all the same.

        “White loaf for the old gentleman,” says the baker. “No crust, his teeth are bad, and he says thank you in a way that you’d think you’d done it well. And a brown one for the other.”

        “What other?”

        “Second cell. They never said. But he read our sign to me through the grating, all of it, in four languages, to hear it answered.” The baker blows flour off the slate. “It’s a sign for bread,” he says. “He cried at it.”
    .log = { $date }. The Equity carries two prisoners. Nobody has mentioned the second to us, on either line.

passage-custody-jailer = Two trays
    .text =
        Zofia has brought her knitting up to the bridge, and a letter, which she does not need to look at.

        “It lay over at Europa, in the Theia bag,” she says. “I only straightened the bag. Her jailer writes to his mother. He did in the war; he still numbers them. I have two to feed now, Mama. The young one corrects my grammar through the hatch. He is generally right.” She turns the row. “I put it back. There was nothing in it about ships. I only wondered who he’d been talking to, that he should write so much better.”

        “Two,” says Gabriel.

        “Two trays,” says Zofia. “The old gentleman leaves his crusts.”
    .log = { $date }. Zofia says that there are two prisoners in the Equity. She has it from the jailer’s mother’s post. I have not asked when she last read mine.

line-custody-bows-wrathe = “Across her bows. He’d say, so they can read the number on it.”
line-custody-bows-thaddeus = “One round, across, thirty metres. She’ll stop to be offended. It costs her a sector.”

offer-custody-bows = A shot across her bows
    .cost = Free, within one sector of her, once a turn. 1 Ammo: she goes one sector less.
offer-custody-again = Engage her again
    .cost = An action, in her sector.
offer-custody-sounding-1 = Echo into the first fork
    .cost = Free, within three sectors of its near mouth. A hero with Operate is Exhausted; she takes the far one. Signatures Detected then lies open in the near one.
offer-custody-sounding-2 = Echo into the second fork
    .cost = Free, within three sectors of its near mouth. A hero with Operate is Exhausted; she takes the far one. Signatures Detected then lies open in the near one.
offer-custody-sounding-3 = Echo into the third fork
    .cost = Free, within three sectors of its near mouth. A hero with Operate is Exhausted; she takes the far one. Signatures Detected then lies open in the near one.
offer-custody-echo-1 = Echo into the first fork
    .cost = Free, within three sectors of its near mouth. A hero with Operate is Exhausted; she takes the far one.
offer-custody-echo-2 = Echo into the second fork
    .cost = Free, within three sectors of its near mouth. A hero with Operate is Exhausted; she takes the far one.
offer-custody-echo-3 = Echo into the third fork
    .cost = Free, within three sectors of its near mouth. A hero with Operate is Exhausted; she takes the far one.

## Last month: the power that we refused

passage-custody-writ = By name and number
    .text =
        The boat lies right across the storm’s edge, where one has to slow down in any case. A man behind a pane is holding up a paper.

        “Survey plates,” he says over the set, “four cases, our glass, landed at Pharos in breach of clause nineteen. This is a writ. I’m to serve it by name and number on each hull, gun and boat. It’s most of a day. Or there’s a fee, and I’ll have served it.”

        “How much?” says Gabriel.

        “Three. It’s printed on the back, sir. Or you could fire on me. There’s some that do. I’ve got it in triplicate.”
    .log = { $date }. The Corporation has sent a writ after us, over the plates. The man was spacesick, and very correct.

choice-custody-writ = How do we take the writ?
option-custody-writ-pay = Pay the fee
    .cost = 3 Credits. He lets us by.
    .log = { $date }. Paid three Credits to have been served. There is a receipt.
option-custody-writ-sit = Stand still for it
    .cost = The next action is lost. He lets us by.
    .log = { $date }. Served with a writ, by name and number. He counted the boats twice. So does Thaddeus.
option-custody-writ-refuse = Go on
    .cost = We fight his escort.

passage-custody-observed = For the record
    .text =
        A lightship’s tender has taken station at the storm’s edge. Behind her stern window a young woman sits under a green lamp with a writing board on her knees.

        “You delivered a survey to a drawer,” she says. She doesn’t raise her voice; one has to stop the engines to hear. “The Council would like it to be on record what was said. By whom, and at what hour. I have forty questions. I am to remain alongside until they have been answered, or until I cannot.”

        “It’ll take the day,” says Thaddeus, with some respect.

        “I have sandwiches,” says the young woman.
    .log = { $date }. Observed by the Council, over the drawer at Kontor. She has very good shorthand.

choice-custody-observed = Forty questions?
option-custody-observed-answer = Answer them
    .cost = The next action is lost. She lets us by.
    .log = { $date }. Answered forty questions. Thaddeus could not give her the hour of one thing, and asked her to come back to it. She did not forget.
option-custody-observed-refuse = Go on
    .cost = We fight her escort.

## Aboard her

passage-custody-stay = Count them out
    .text =
        The Equity has stopped. The boarding party is at the lock, with Thaddeus beside it, where he has been at every lock since there was a ship. He has the list. He has the pencil.

        “I’d like to stay behind,” he says.

        It takes a moment to understand that he has said it to Gabriel.

        “Are you ill?”

        “No.” He gives the list over. It has everyone’s name on it, in order, and the hour filled in. “You count them out. You know how. I’d sooner not be the first he sees.”

        He goes back along the passage, not quickly, with his hands behind him.
    .log = { $date }. Boarded the Equity. I counted them out. Thaddeus stayed. He has never asked for anything before, and I could not think of the form.

passage-custody-boarding = With the lights out
    .text =
        Thaddeus is no sooner gone than the Equity puts her lights out, from the stern forward, one compartment after another, like somebody going up to bed. The last is a row of five small gratings low down amidships. Those stay lit.

        “Fourteen of them, in one passage,” says Gabriel. “They’ll have got a table across it.”

        The gun crew have a round in. It would go in forward of the gratings, and there would be no passage to hold. “By a metre and a half,” says the layer. “She’s rolling a bit.”

choice-custody-boarding = How do we go in?
option-custody-boarding-board = By the lock, past the table
    .cost = Combat or Stealth { $difficulty }. Failed: −1 Crew.
option-custody-boarding-salvo = One more round first
    .cost = 1 Ammo, and no check. The cells are behind it: whoever is in the second is lost, and Xavier is Wounded.
    .log = { $date }. Put one more round into her after she had stopped. It was my order. There were fourteen men in that passage, and a table, and more beyond it.
choice-custody-boarding-party = How do we go in?
option-custody-boarding-party-lock = By the lock, past the table
    .cost = Combat or Stealth { $difficulty }. Failed: −1 Crew, and fire in the passage, which makes whatever comes after it harder.
option-custody-boarding-party-shot = One more round first
    .cost = 1 Ammo, and no check. The cells are behind it: nobody in them will come out whole.
    .log = { $date }. Put one more round into her after she had stopped. It was my order. There were fourteen men in that passage, and a table, and more beyond it.

passage-custody-vashti-aboard = On the table
    .text =
        Vashti of Ismail is sitting on the table that was across the passage, and has put her gun down on it, where you can see it. She is thirty-seven, and has not slept since the sixth.

        “Well, that’s that,” she says. “Before you open it, captain. You could take both of us. I’d sit where you tell me. You bring him in to Adjoa, I’ll say you did it unasked, and there’s eight thousand families would hear him in person.” She looks past Gabriel, down the row of you, and stops at one or two of the faces, and goes on.

        “We’ve hired out,” says Gabriel.

        “I heard you. I’m asking.” She gets down. “No? I’ll have my boat, then. It’s the third door. He likes it if you knock.”
    .log = { $date }. Boarded the Equity. Vashti of Ismail asked us for him, straight out, with her gun on the table. I gave her a boat, and bread for it.

passage-custody-below-the-cells = Below the cells
    .text =
        One shot too many has gone in below the cells. For a third of its length the passage has no outer side. Vashti of Ismail is holding the inner door shut with her back, and blood is running out of her sleeve.

        “We’d struck,” she says. “I’d hung a sheet out. Did you not see the sheet?”

        The second door is there, with nothing behind it but frost. Captain Xavier is on the deck of the first, against the bulkhead, with his hat over his knee so that it need not be looked at.

        “Good morning, Mr Anaya,” he says. “I am afraid that I have been careless. There was a young man next door. We used to talk through the wall. I had the impression that he had stopped.”
    .log = { $date }. Too much gun. Captain Xavier is hurt, and it was our shot. There was somebody in the other cell. We gave Vashti of Ismail a boat. She asked for the sheet back.

check-custody-board = Through her side
    .brings = We are through, and lose nobody
    .won = They have put their weapons in a row. It is quite a neat row.
    .lost = They hold the passage for an hour, and then have nothing left to hold it with. Nor have we.
check-custody-door = The cell door
    .won = It opens. It had not been locked on the inside.
    .lost = It opens, in the end.
check-custody-second = The other cell
    .brings = The second cell is open
    .won = The grating comes away in four pieces.
    .lost = There is a fire in that passage, and it has got there first.

passage-custody-good-morning = Good morning
    .text =
        The cell is two metres by three. He has made the bed. He stands beside it with his hat under his arm, thinner, in a prison jersey with the elbows darned, and looks at each of you in turn, as he used to at divisions.

        “Good morning, Mr Anaya,” says Captain Xavier. “You have kept my chair badly. I can hear it from here; it wants oil.”

        “It’s evening, sir,” says Gabriel, and then hears the sir.

        “Is it? They do not tell one.” He has finished counting the faces. There is one that he looked for twice. “And Mr Cole is well?”

        “He’s aboard.”

        “Quite right,” says Xavier. “Somebody should be.”
    .log = { $date }. Found Captain Xavier in good order. He asked after the chair, the galley, and Thaddeus. I had been ready for a speech again.

passage-custody-holed = Below the cells
    .text =
        One shot too many has gone in below the cells. For a third of its length the passage has no outer side, and the second door is there, with nothing behind it but frost.

        Xavier is on the deck of the first, with his back against the bulkhead and his hat over something that he does not want looked at.

        “I am afraid I have been careless, Mr Anaya,” he says. “There was a young man next door. We used to talk through the wall. I had the impression that he had stopped.”
    .log = { $date }. Too much gun. Captain Xavier is hurt. There was somebody in the other cell. There is no list with him on it.

passage-custody-terms = A better right
    .text =
        Captain Xavier has sat down, having asked if he might. The boat is waiting; forward it’s burning, and there are four minutes.

        “I shall come quietly,” he says. “I usually have. I ask for one thing. Nobody is to question me about Mirembe until somebody does so who has a better right than you.”

        “Better than ours?” says Gabriel. “We put you ashore for it.”

        “You did. It was well done. There are people it was done to. I do not bargain, Mr Anaya. If you do not give me your word, I shall still be civil.”

passage-custody-terms-hurt = A better right
    .text =
        Captain Xavier lies on a door. The boat is waiting; forward it’s burning, and there are four minutes.

        “I shall come quietly,” he says. “I ask for one thing. Nobody is to question me about Mirembe until somebody does so who has a better right than you.”

        “Better than ours?” says Gabriel. “We put you ashore for it.” He has both hands on the bandage.

        “You did. It was well done. There are people it was done to. I do not bargain, Mr Anaya, least of all about the knee. If you do not give me your word, I shall still be civil.”

choice-custody-terms = Do we give him our word?
option-custody-terms-give = Give it
    .cost = The log keeps it: we do not ask.
    .log = { $date }. Gave Captain Xavier our word not to ask about Mirembe. I had one question for eight years, and carried it back to the boat.
option-custody-terms-refuse = Refuse, and ask
    .cost = He will cost 1 Credit more, for good, if ever he sails with us.
choice-custody-his-terms = Do we give him our word?
option-custody-his-terms-give = Give it
    .cost = −1 Morale: nothing is asked. Those whom he is silent for will hear of it.
    .log = { $date }. Gave Captain Xavier our word not to ask about Mirembe. I had one question for eight years, and carried it back to the boat.
option-custody-his-terms-refuse = Refuse, and ask
    .cost = +1 Morale. He costs 1 Credit more, for good, if ever he sails with us. Those whom he is silent for will hear of it.
choice-custody-his-terms-hurt = Do we give him our word?
option-custody-his-terms-hurt-give = Give it
    .cost = −1 Morale: nothing is asked. Those whom he is silent for will hear of it.
    .log = { $date }. Gave Captain Xavier our word not to ask about Mirembe. He was bleeding on my cuffs at the time. I do not think that it weighed with him.
option-custody-his-terms-hurt-refuse = Refuse, and ask
    .cost = +1 Morale. He costs 1 Credit more, for good, if ever he sails with us. Those whom he is silent for will hear of it.

passage-custody-refused = Short of time
    .text =
        “Then ask,” says Xavier.

        Gabriel asks: why the shot; why nobody down there was warned; why, with a hat on his knees, a man should say that they were right. He has asked it at night for eight years. Aloud it takes most of a minute.

        Xavier hears all of it. He has a way of listening that makes people stand straighter, and several of you find that you are.

        “Ask who was short of time,” he says.

        Nothing comes after it. He picks up his bundle. It is a spoon, a jersey, and an envelope of seed, with the name of the bean on it in pencil.
    .log = { $date }. Asked him. He said: ask who was short of time. I have written it down as he said it. Thaddeus has read this page, and turned it.

passage-custody-idris = Brown bread
    .text =
        The man in the second cell is thirty-six, has a beard that he did not choose, and comes out backwards, still talking to the wall.

        “Benhaddou,” he says. “Idris. I interpreted for the Council’s Convenor. Their paper said that the dead of Mirembe were ‘not contradicted’. I said ‘counted’. They are not the same, you see. If a thing has been counted, there is a person who counted it. I was asked to take it back, and could not think of the word. Who won the war? No, don’t. Say something. Anything. Say it straight.”

        “We’re in a hurry,” says Gabriel.

        Idris Benhaddou shuts his eyes. “Oh, that’s good,” he says. “There is nothing behind that at all.”

        Through the broken wall Captain Xavier holds out a hand to him, to step over. They look at each other like people who have met by post.
    .log = { $date }. Idris Benhaddou has joined. He got a year for the one word and three for not being sorry. He has read every label in the galley aloud.

passage-custody-second-lost = Through the wall
    .text =
        The smoke has turned them back at the second door. It is a good door. The man behind it has a good voice, and is using it, quite evenly, in one language after another, to say where the hinge is.

        Then a boat bumps along the other side. There is a noise of axes. A man with a Theia badge has him out by the outer hull, in a blanket, arguing over a participle, and the boat is away.

        “He got off?” says Captain Xavier. He has not turned round from the wall.

        “He got off,” says Gabriel. “They’ve got him.”

        “He will be glad of somebody new to talk to,” says Xavier, after a little.
    .log = { $date }. Could not open the second cell. Her own boat took him. We had his name through the door: Benhaddou. He spelled it.

passage-custody-sickbay = Whose order
    .text =
        The mess table has been cleared, and the sickbay’s mate is picking splinters out of Captain Xavier’s knee with the sugar tongs. Gabriel holds the basin. He has asked to.

        “Whose order was it?” says Xavier. He says it to the ceiling lamp, conversationally.

        “Mine.”

        “She had struck.”

        “I thought there’d be a table across the passage.” A splinter goes into the basin. “I thought I’d lose two of mine at that table.”

        “Then you will have had your reasons. I should enter them this evening, while you still have them. By the end of the week one has others.” He has begun to go grey about the mouth. “It is quite all right, Mr Anaya. You are holding it very level.”
    .log = { $date }. I shot him. He will not kneel in a garden again without a stick. Entered my reasons, as advised. They fill two lines.

## Whose is he?

passage-custody-delivery-federation = On the dotted line
    .text =
        A launch has come out from Theia, with a form for one prisoner, living, filled in beforehand, all but the hour.

        Xavier has had his supper in the mess, at the end of the bench. No place had been laid. Then Daisuke had moved up.

        “I should be quite content to go back,” he says. “It is the week for thinning.”

        The launch’s lieutenant has uncapped her pen. “You would be entered as having done your duty,” she tells the table. “The office asks how you would like that worded.” Her four guards have brought a blanket.

passage-custody-delivery-firstborn = In the dark
    .text =
        A long boat has come out from Adjoa without lamps, and Vashti has come in it; there is a bandage round one hand.

        Xavier has had his supper in the mess, at the end of the bench. No place had been laid. Then Daisuke had moved up.

        “We’ll hear him,” says Vashti. “All the houses. He’ll have as long as he likes. And then they’ll do what they do.” She has practised that. “You can come and watch.”

        “I should be quite content to be heard,” says Xavier. “I fear it would not help.” Her four keepers have brought a blanket.

passage-custody-delivery-own = The end of the bench
    .text =
        Xavier has had his supper in the mess, at the end of the bench. No place had been laid. Then Daisuke had moved up.

        There are two boats off the quarter. One is a launch from Theia, with a form; the other is long, and shows no lamp. They have seen each other, and are being extremely polite about the distance.

        “I could be put down anywhere,” says Xavier. “I have a trade now. I do beans.”

        Gabriel has looked from one boat to the other, and then, for some time, at the peg. “I’m asking,” he says. People have brought their own cups.

choice-custody-delivery = Whose is he?
option-custody-delivery-federation = Hand him to the Federation
    .cost = He goes back to Theia. The main objective is paid.
    .log = { $date }. Handed Captain Xavier to the Federation. He thanked the boat’s crew for the blanket and told the lieutenant that her cap was on straight, which it was.
option-custody-delivery-firstborn = Hand him to the Firstborn
    .cost = He goes to Adjoa. The main objective is paid.
    .log = { $date }. Handed Captain Xavier to the Firstborn. He could not see in that boat, and put out a hand, and one of them took it.
option-custody-delivery-sell-federation = Hand him to the Federation
    .cost = He goes back to Theia. 6 Credits, +1 Federation.
    .log = { $date }. Handed Captain Xavier to the Federation, unhired. The launch had six Credits aboard for provisions, so we have signed for provisions. The captain thanked the boat’s crew for the blanket.
option-custody-delivery-sell-firstborn = Hand him to the Firstborn
    .cost = He goes to Adjoa. 6 Credits, +1 Firstborn.
    .log = { $date }. Handed Captain Xavier to the Firstborn, unhired. They paid in old coin, by weight. He could not see in that boat, and put out a hand, and one of them took it.
option-custody-delivery-keep-own = Keep him
    .cost = He joins. Nobody pays for him, and neither power thinks better of us.
    .log = { $date }. Kept Captain Xavier. Both boats waited until dark, in case. He has been given Hollis’s old bunk, and asked for nothing there to be moved.
option-custody-delivery-keep = Keep him
    .cost = He joins. The main objective brings neither pay nor reputation, nor what the contract promises besides; −2 with the { $client }.
    .log = { $date }. Kept Captain Xavier. He has been given Hollis’s old bunk. In the mess he looked at the mug on its hook, and asked for nothing to be moved.

## The debriefing

passage-custody-won-federation = Beans
    .text =
        Xavier was back in his cell at Theia by noon. The warders had watered.

        Roland Wrathe wrote the report. It said that the Ironclad had recovered one prisoner, living, from foreign hands, and that her company had behaved with correctness. He looked at correctness for some while, and let it stand. A second copy he addressed to his sister. He had it in his hand as far as the letter-box.

        In the garden Xavier let himself down at the end of row four, took the label out, wiped it, and put it in again the right way round.
    .log = { $date }. Paid, for him. Roland’s report has come round by the office. Somebody has underlined correctness, in pencil, and rubbed it out.

passage-custody-won-federation-aboard = Beans
    .text =
        Xavier was back in his cell at Theia by noon. The warders had watered.

        The report was Roland Wrathe’s to write, since Theia had no officer nearer. He wrote it in the mess, with his soup pushed aside. It said that the Ironclad had recovered one prisoner, living, from foreign hands, and that her company had behaved with correctness. He looked at correctness for some while, and let it stand. A second copy he addressed to his sister, whose berth was the next one along. He had it in his hand as far as her door. Then he took it back with him.

        In the garden Xavier let himself down at the end of row four, took the label out, wiped it, and put it in again the right way round.
    .log = { $date }. Paid, for him. Roland wrote his report at our own table. Somebody has underlined correctness, in pencil, and rubbed it out.

passage-custody-won-firstborn = Heard
    .text =
        The houses heard Xavier at Adjoa on the third terrace, by lamps that did no more than show where people were. It took one evening.

        Each house asked. To each he said that he had fired, that he had known what was under it, and that he had nothing to add. It was put into both languages. There was an old man in the front, the Eldest, who did not ask anything. He had been looking at the prisoner as one looks at a door.

        When it was over nobody had shouted. The sentence was put off. “They were waiting for something,” Vashti said to Gabriel. “I don’t know what. He did, though. He kept nearly giving it to them.”
    .log = { $date }. Paid, for him. He pleaded guilty to every house in turn, and always in the same words. I served under him seven years, and he never gave the same order twice alike.

passage-custody-won-aboard = Moved up
    .text =
        Xavier had asked where he might be least in the way, and was told, the chart room. By the second morning the charts were in order. By the third, people found that they had reasons to look something up.

        “Ms Wrathe,” he said, without turning round, “you are holding that upside down.”

        “I know,” said Wrathe. She had come in to say something. She looked at the chart for a time as it was, and then put it the other way, and sat.

        In port there was a letter from the client. It was short. It regretted that they had mistaken the Ironclad for a ship that does what she is hired for.
    .log = { $date }. Unpaid, and thanked by nobody. There is one more at table. He has oiled the chair.

passage-custody-won-aboard-own = Moved up
    .text =
        Xavier had asked where he might be least in the way, and was told, the chart room. By the second morning the charts were in order. By the third, people found that they had reasons to look something up.

        “Ms Wrathe,” he said, without turning round, “you are holding that upside down.”

        “I know,” said Wrathe. She had come in to say something. She looked at the chart for a time as it was, and then put it the other way, and sat.

        At Europa Achterberg came down to look at the berth. She counted the cups on the rail. She went back for her pencil, and put the water up by one.
    .log = { $date }. Unpaid, and hired by nobody. There is one more at table. He has oiled the chair.

passage-custody-holed-after = The other list
    .text =
        The Equity’s people were landed at Europa by whoever had picked them up. Achterberg kept the list, as she keeps all of them, under the bill.

        Fourteen had been in the passage with the table. Nine of them were on it. The man in the second cell was on it too, at the bottom, in another ink: Benhaddou, I., interpreter, both hands frozen, talking. A lightship had him, and would say no more.

        Gabriel asked to have the other five read to him, the ones that weren’t there. She regretted that she had only a number.
    .log = { $date }. Five dead in the passage. The second cell’s man lives. Captain Xavier had asked me about him twice.

passage-custody-lost-theia = Where she was bound
    .text =
        The Equity came into Theia on one engine, with a band on the quay. The prisoner was walked down the middle of the gangway. He stopped at the bottom of it to put on his hat.

        He had asked the escort’s lieutenant, the lieutenant said later, in a bar, which ship that had been behind them all that way. He was told. He had gone to the stern port then, and stood there until she was out of sight; and had said, as though somebody had asked him to mark it: “Late on the second fork. Otherwise, quite good.”
    .log = { $date }. Lost her. He is back in Theia. I should have liked to ask him. I have taken down the peg.

passage-custody-lost-adjoa = Where she was bound
    .text =
        The Equity came into Adjoa on one engine, without lamps. They took the prisoner up the terraces by the arm, since he could not see.

        He had asked the woman who flew her, she said later, which ship that had been behind them all that way. She told him. He had gone to the stern port then, and stood there until she was out of sight; and had said, as though somebody had asked him to mark it: “Late on the second fork. Otherwise, quite good.”
    .log = { $date }. Lost her. He is at Adjoa, and they will hear him. I should have liked to ask him. I have taken down the peg.

passage-custody-lost-ship = A short argument
    .text =
        The Ironclad broke up on the road, and for some time her boats lay among what was left of her, and could not be told from it.

        Then the Equity came back. She had one engine, and somebody after her, and no business to. Her lock opened. There was an argument in it, in two languages, and a third voice, courteous, that did not stop.

        “I gave them my word that you would sit still,” said Xavier, helping the last one over the sill. “Please do not make me a liar. It was a very short argument. I merely asked them to count you.”
    .log = Hull gone. Boats away. Thaddeus counted us in and looked up, and there he was. If this book is found: they shook hands.

## On the chart

mover-custody-equity = Equity
    .text = A courier. One sector at the end of an odd turn, two at the end of an even one. At a fork she takes the near mouth while its token lies face down, and otherwise the far one, which is a sector longer. Meet her, and fight.
mover-custody-guard = Guard
    .text = She holds the second fork, by warrant. She does not move.
mover-custody-writ = Bailiffs
    .text = They wait for us, with a writ, on account of the plates.
mover-custody-observer = Observer
    .text = She waits for us, with forty questions, on account of the plates.
fight-custody-equity = The Equity
    .text = A courier with one engine, and her escort. At Hull 0 she stops.
fight-custody-guard = The guard
    .text = By warrant. She had heard some good things.
fight-custody-writ = The bailiffs’ escort
    .text = In triplicate.
fight-custody-observer = The Observer’s escort
    .text = The green lamp has been put out.
place-custody-far-end = where she is bound
place-custody-fork-1 = the first fork
place-custody-fork-2 = the second fork
place-custody-fork-3 = the third fork
