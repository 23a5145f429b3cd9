### Scenario 1, "Ballast": an ore-hull to bring to Jatania, or to Mancala.
### { $date } is the day in hand: the scenario begins on 03/02/100GN, and each turn is two days.
### { $difficulty } is the figure of the check in the mode that is played. { $client } and { $opponent } are the two powers.
### Until the hull is opened, nothing may give away that the 240 are people: no pronoun, no gender.

scenario-ballast-name = Ballast
scenario-ballast-subtitle = Europa to wherever we have signed for, in 100, with a slow ship. About 90 minutes.
scenario-ballast-chart = The Parting
scenario-ballast-chart-note = right Jatania, left Mancala; in doubt, pay

scenario-ballast-aim-federation = See the Long Patience into Jatania by turn { $turns }
scenario-ballast-aim-cartel = See the Long Patience into Mancala by turn { $turns }

## The contracts

side-ballast-federation = See her into Jatania
    .text = For the Federation. Retainer { $retainer }; { $pay } on arrival. Jatania serves us as a friend until scenario 4.
side-ballast-cartel = See her into Mancala
    .text = For the Cartel. Retainer { $retainer }; { $pay } and a piece of gear on arrival, and 4 more with scenario 2.

milestone-ballast-main-federation = The Long Patience docks at Jatania
    .text = She has to reach Jatania before turn { $turns } is over, with at least one of her holds left.
milestone-ballast-main-cartel = The Long Patience docks at Mancala
    .text = She has to reach Mancala before turn { $turns } is over, with at least one of her holds left.
milestone-ballast-side = Who heats ballast?
    .text = Look at her, go aboard, and mend her heaters before she docks.
milestone-ballast-third = Twelve tokens turned up
    .text = By Recon or by Move, of the sixteen on the chart.

## Before fitting out, read aloud

passage-ballast-opening = Article Eleven
    .text =
        Article Eleven hangs over the bar at Europa, under glass, between the tariff and the rules about dogs. No person of a ship’s company shall answer for what that company did in the war. Given on 30/12/92, for eight years. It has eleven months to run.

        The Ironclad’s people sit beneath it; it is the cheap table. In that war they fired their main gun at Mirembe, a moon, called after the first child who was born on it. They had been told it was an arsenal. It was a town, of thirty-one thousand four hundred and seven people. When the crew saw the picture they put Captain Xavier ashore, and ran, and have sailed for hire since. He is in prison, and is called the butcher of Mirembe.

        Achterberg comes by with a cloth. For the first time in eight years she does the date as well.
    .log = Europa, the first of the month. Eleven weeks’ dock fees owing. The Armistice runs out with the year, and so do we. Potatoes.

passage-ballast-briefing = The same ship
    .text =
        The mess smells of onions. Fetu has laid two contracts on the table and put the salt on them so they won’t curl.

        “Same ship,” he says. “Ore-hull Long Patience, two hundred and forty units of ballast, out tonight. The Federation pays us to see her into Jatania. The Cartel pays us to see her into Mancala. She’ll follow whoever has the guns.”

        Salome turns the manifest round with one finger. Its last line is in handwriting. Ballast. Do not vent.

        Nobody speaks. By the stove, Harbourmaster Achterberg is adding up eleven weeks of dock fees, aloud.

        “We’ll hear them both,” says Gabriel. “Then cups.”
    .log = { $date }. Europa. Onion soup. Two offers for one ore-hull, each above the rate. Salome says that nobody overpays for weight. I have asked for them one after the other, so that they need not share a bench.

passage-ballast-roland = Four seconds
    .text =
        The relay to Gaia Nova is four seconds slow. Captain Roland Wrathe fills them by standing straight. Behind him hang the flags, ironed.

        “The Mirror is to be relit this year,” he says. “It is eleven kilometres of foil, and it was Jatania’s sun until the Firstborn broke it in eighty-three. Sixty-one thousand people died of the two winters. To relight it takes what is in that hull. Bring her to Jatania, and leave the seals on. I am not told what it is, and do not ask. I recommend that.”

        He has wished a good evening to the captain, the first officer, the purser, and the chief engineer by his full rank. His sister Maren is standing by the door, in plain sight of the lens.

        “And to the rest of your company,” says Roland, four seconds late.

passage-ballast-yasemin = Tea for all
    .text =
        Yasemin Arslan has brought her own kettle. She pours for everybody, gives Daisuke his sugar without having to look, and then opens the case.

        “That hull was pledged to us for a debt, with all that’s in her. The debtor has stopped paying. Yesterday he stopped answering. So she’s collateral, and I’d like her home: Mancala, unbroken.” She turns her cup until the handle points at Gabriel. “We pay four better than the Federation. Not today. With your next voyage, when we’ve been paid ourselves. I tell you now so that you needn’t read it.”

        Daisuke has been looking at the kettle. “That still leaks,” he says.

        “I know where,” says Yasemin.

choice-ballast-side = Whose guns does she follow?
option-ballast-side-federation = Sign with the Federation
    .cost = Main: +3 Federation, −3 Cartel, { $pay } Credits; Jatania friendly-priced until scenario 4. Against us: the Cartel.
    .log = { $date }. Cups: Jatania. Retainer in hand. Wrathe put hers down and gave no reason, and was not asked for one.
option-ballast-side-cartel = Sign with the Cartel
    .cost = Main: +3 Cartel, −3 Federation, { $pay } Credits, 1 Gear; 4 Credits more with scenario 2. Against us: the Federation.
    .log = { $date }. Cups: Mancala. Retainer in hand. Daisuke washed up the tea things himself. I note it because it has not happened before.

passage-ballast-sail-federation = Who goes across
    .text =
        The seals come by pilot boat in a velvet box, with a lieutenant to put them on. There are thirty. He does it well, and salutes each hatch.

        Thaddeus has the watch bill on his knee. “She has three holds and no guns,” he says, “and I don’t trust the seam of the after one. Bad weather will cost her one. A pursuer alongside costs her two. If it goes wrong, one of us goes over there and keeps it quiet. I want to know now who that is.”

        “Keeps what quiet?” says Salome. “It’s ballast.”

        “She has a master aboard. That’s one.” He writes it down.

        Fetu pushes the roster into the middle of the table. “Twelve names, and not the money for twelve. Gabriel, Thaddeus and Daisuke eat here whether I pay them or not. It’s standing a watch that costs. Who’s coming?”
    .log = { $date }. Cast off at dusk. Achterberg regrets, and has moved our bill to the top of the pile. The lieutenant asked what was under his seals. He thought that we had been told.

passage-ballast-sail-cartel = Who goes across
    .text =
        The Cartel does not seal its goods. It sends a man with a brush, who paints a small scorpion over each hatch, thirty times, and hums.

        Thaddeus has the watch bill on his knee. “She has three holds and no guns,” he says, “and I don’t trust the seam of the after one. Bad weather will cost her one. A pursuer alongside costs her two. If it goes wrong, one of us goes over there and keeps it quiet. I want to know now who that is.”

        “Keeps what quiet?” says Salome. “It’s ballast.”

        “She has a master aboard. That’s one.” He writes it down.

        Fetu pushes the roster into the middle of the table. “Twelve names, and not the money for twelve. Gabriel, Thaddeus and Daisuke eat here whether I pay them or not. It’s standing a watch that costs. Who’s coming?”
    .log = { $date }. Cast off at dusk. Achterberg regrets, and has moved our bill to the top of the pile. The man with the brush asked if the hatches were always so warm. I said that I had not touched them.

## On the way

passage-ballast-no-frost = No frost
    .text =
        The hand at the long glass wipes it, looks again, and goes to fetch Gabriel.

        Two hours out of any sun, an ore-hull is white. The Long Patience is white forward. She is white aft. Amidships, for forty metres, her plates are the colour of plates.

        “She’s warm,” says Gabriel.

        Daisuke has come up without being asked, wiping his fingers. He watches one of her vents breathe, nine times. “Eighteen degrees in there,” he says. “Six heaters. Ought to be eight.”

        “Who heats ballast?”

        Daisuke hands him back the glass. “It works,” he says. “Most of it.”
    .log = { $date }. No frost on the ore-hull amidships. I have looked up what ballast costs to warm. It is more than the ballast.

passage-ballast-marmalade = Marmalade
    .text =
        The Long Patience has stopped. She has an old lamp, and works it herself: AFTER YOU DEAR.

        Her master comes across in the gig, with a jar. Odile Ferrant has had that hull for thirty years, and has never, she says, gone first into anything she couldn’t see the back of. “You clear it. I follow. It’s orange, that’s the last of the peel.”

        Gabriel thanks her. He asks what she is carrying.

        “Ballast.”

        “Is it well?”

        The spoon is in the jar, and stays there. “It’s quiet,” says Ferrant. “Keep that somewhere warm, once you’ve opened it. It doesn’t stand the cold.”
    .log = { $date }. The hull will not enter a sector before us. Master Ferrant gave us marmalade and her opinion of our paint. Asked what she carries. Excellent marmalade.

passage-ballast-other-hand-cartel = Turn left
    .text =
        The harbour tug has come out after them. Yasemin sits on her after deck behind the glass, with a rug over her knees, and holds up four fingers.

        “Four now, in your hand. You needn’t turn anything round. At the Parting you’d have gone right. You go left.”

        “Is that done?” says Gabriel.

        “Daily. Those you leave remember it, and send you no tea. I’d think less of you. I’d pay you just the same.”

        The purse lies open on the rug.

passage-ballast-boats-federation = By name
    .text =
        The pursuer is gone: her own reactor, run hot to catch up with the hull, let go in the fight. Six boats are clear, with air until tonight and no engines to speak of.

        “Ironclad, this is boat two, with seven. Lieutenant Ines Halvard.” It is the pleasant voice, with its cold again. “We can’t make way. I should be obliged to you.” She stops, leaves room for an answer, and calls.

        Thaddeus has come up with his pencil out. “Forty-one, in six boats. The rest of the watch to fetch them in. The hull stands still while we do it.”

        He does not ask. The whole mess has turned to Gabriel.

passage-ballast-boats-answered-federation = Forty-one
    .text =
        “Boat two,” says Gabriel, “this is Ironclad. Put the kettle where we can see it.”

        They come up the side with their hair singed and their papers dry. Thaddeus counts forty-one at the lock, and there are forty-one; he goes round again, because it has come out right.

        Lieutenant Halvard is the last but one, with a blanket round her ears. “That is twice I have met you and lost the ship,” she says. “I should like it to stop.”

        The last wears a uniform that was cut for a larger officer. Okafor, she says; hired with the warrant, it’s nothing personal, she goes where it goes. She looks at the hand that pulled her in. “And you’re really called that?”

        “It was on the ship when we got her,” says Gabriel.
    .log = { $date }. Answered. Forty-one fetched in, one of whom asked to stay. The rest to the first neutral lamp, under a contract officer named Okafor. Lieutenant Halvard has my handkerchief. We are behind by a day.

passage-ballast-other-hand-federation = Bear right
    .text =
        It is Roland again, on the relay, with the flags behind him put away.

        “I am authorised to go to four Credits,” he says, reading. “Payable now, by the pilot boat. You would bear right at the Parting in place of left. Nothing further would be said.” He lowers the paper. “That is incorrect. They write everything down.”

        Gabriel asks whether he recommends it.

        “I would not advise a man to break his word for four Credits,” says Roland. “I am instructed to ask you to.”

choice-ballast-other-hand = Change sides, before the Parting?
option-ballast-other-hand-turn = Take the four Credits, and change sides
    .cost = +4 Credits. The main objective is worth +2 with the new client and −2 with the old, who will remember it. If we leave the Federation, a ship then lies on each way into Mancala; if the Cartel, we have only the Federation’s shorter time.
    .log = { $date }. Changed sides, for four Credits. Nobody raised his voice. Thaddeus asked for the hour to be entered, and I have entered it: 10:15.
option-ballast-other-hand-keep = Keep to what we signed
    .cost = Nothing changes.
    .log = { $date }. Offered four Credits to change sides. Declined. It is remarkable what people will pay for that ship.

passage-ballast-parting = The Parting
    .text =
        The Parting is a buoy with two boards. The right one says Jatania, and is newly painted. The left one says Mancala, and under it, in chalk, bring money.

        The Long Patience lies to beside it, and her lamp starts up. SHORT ROAD COOKS ME. LONG ROAD IS DARK. WHICH DEAR.

        Thaddeus has laid both out with his dividers. “Four sectors, two of them foul,” he says. “Or six, and in three we can’t see what we’re walking into. She pays for the first. We pay for the second.”
    .log = { $date }. The Parting. Weather ahead on the one hand, fog on the other. Told the hull which. She answered: RIGHT O.

choice-ballast-lane = Which road for the hull?
option-ballast-lane-short-way-federation = The short road: flare and storm
    .cost = Four moves to Jatania. Two sectors each cost her a hold, and she has two: unless she is patched on the way, she is lost.
option-ballast-lane-short-federation = The short road: flare and storm
    .cost = Four moves to Jatania. Two sectors each cost her a hold.
option-ballast-lane-long-federation = The long road: through the cloud
    .cost = Six moves to Jatania. No harm to her; three Nebulas, where nobody can Recon. We are expected three turns later.
option-ballast-lane-long-way-federation = The long road: through the cloud
    .cost = Six moves to Jatania. No harm to her; three Nebulas, where nobody can Recon. We are expected one turn later.
option-ballast-lane-short-way-cartel = The short road: storm and pulsar
    .cost = Four moves to Mancala. Two sectors each cost her a hold, and she has two: unless she is patched on the way, she is lost.
option-ballast-lane-short-cartel = The short road: storm and pulsar
    .cost = Four moves to Mancala. Two sectors each cost her a hold.
option-ballast-lane-long-cartel = The long road: through the cloud
    .cost = Six moves to Mancala. No harm to her; three Nebulas, where nobody can Recon. We are expected three turns later.
option-ballast-lane-long-way-cartel = The long road: through the cloud
    .cost = Six moves to Mancala. No harm to her; three Nebulas, where nobody can Recon. We are expected two turns later.

passage-ballast-wake-cartel = In her wake
    .text =
        A warm ship leaves a line behind her. It shows on the plot like a wet finger drawn along a table, from Europa to the hull’s stern, and at Europa’s end of it there is now something else.

        “Cutter,” says Thaddeus. “Left the quay at 04:10 and didn’t pay. Achterberg’s told everybody.” He walks the dividers down the line. “She does two sectors to the hull’s one.”

        They come up on the mess speaker, a young man with papers to read from. The Cartel, he reads, would take delivery of its property where it lies. There is no need for unpleasantness. He reads that line a second time, with more care.
    .log = { $date }. A Cartel cutter in the hull’s wake, two sectors for her one. If she lies alongside at nightfall the hull loses two holds. Beans.

passage-ballast-wake-federation = In her wake
    .text =
        A warm ship leaves a line behind her. It shows on the plot like a wet finger drawn along a table, from Europa to the hull’s stern, and at Europa’s end of it there is now something else.

        “Frigate,” says Thaddeus. “Out at 04:10, in good order, with her fighters flying ahead of her.” He walks the dividers down the line. “She does two sectors to the hull’s one.”

        “Ironclad, heave to, please,” says the frigate. It is a pleasant voice. It had a cold, the last time. “I’m to ask you for the hull.”

        “You sound better,” says Gabriel.

        There is a pause over there. “I lived,” says the voice. “Thank you. Heave to, please.”
    .log = { $date }. A Federation frigate in the hull’s wake, two sectors for her one. If she lies alongside at nightfall the hull loses two holds. We have met. Beans.

passage-ballast-ahead-cartel = And ahead
    .text =
        The second comes from in front. Mancala has put out a cutter with her paint still wet, and no young man to read from anything.

        “As fast as the other,” says Thaddeus. “Making for the hull, not for us. They know to the hour where she’ll be.”

        “How?” says Gabriel.

        Thaddeus points with the dividers. Across the way the hull goes on at her one speed, and her forty warm metres show on every glass between here and the market.
    .log = { $date }. A second cutter, from Mancala. They have put more into that ship than she cost.

passage-ballast-ahead-federation = And ahead
    .text =
        The second comes from in front. Jatania has sent out what Jatania has: a guardship, snow still on her upper works.

        “Half as fast as the other,” says Thaddeus. “Making for the hull, not for us. They know to the hour where she’ll be.”

        “How?” says Gabriel.

        Thaddeus points with the dividers. Across the way the hull goes on at her one speed, and her forty warm metres show on every glass between here and the snow.
    .log = { $date }. A second ship, from Jatania. They have put more into that hull than she cost.

## Boats

passage-ballast-boats = By name
    .text =
        The Cartel’s cutter is done for, and six boats have got clear of her. They have no engines to speak of, and air until tonight.

        “Ironclad. Ironclad. This is boat two, with seven. We can’t make way. Ironclad.” It is on the ship’s band, so the whole mess has it. Boat two stops, leaves room for an answer, and calls.

        Thaddeus has come up with his pencil out. “Forty-one, in six boats. The rest of the watch to fetch them in. The hull stands still while we do it.”

        He does not ask. Everybody has turned to look at Gabriel.

choice-ballast-boats = Do we answer?
option-ballast-boats-answer = Answer, and fetch them in
    .cost = The next two actions are lost. The hull waits a turn. +1 Crew.
option-ballast-boats-go-on = Go on
    .cost = Nothing happens now; the log keeps it. A guard who would have waved us by will not, and when we call, one ship fewer comes.
    .log = { $date }. Forty-one in boats, with air until night, calling us by name. Did not answer. They had a good set, and we heard it until 21:30.

passage-ballast-boats-answered = Forty-one
    .text =
        “Boat two,” says Gabriel, “this is Ironclad. Put the kettle where we can see it.”

        They come up the side with their hair singed and their papers dry. Thaddeus is at the lock. He counts forty-one, and there are forty-one; he goes round again, because it has come out right.

        The last over the sill is the officer. Okafor, she says. The uniform was hired along with her, it’s nothing personal, she goes where the warrant goes. She looks at the hand that pulled her in. “And you’re really called that?”

        “It was on the ship when we got her,” says Gabriel.
    .log = { $date }. Answered. Forty-one fetched in, one of whom asked to stay. The rest to the first neutral lamp, with blankets, under a contract officer named Okafor. We are behind by a day. Nobody has mentioned it.

## The hull

offer-ballast-patch = Patch her
    .cost = An action, an Engineer and 1 Salvage: the Long Patience gets one hold back.
offer-ballast-patch-hold = Patch her
    .cost = An action, an Engineer and 1 Salvage: the Long Patience gets one hold back. The first that she loses, as she leaves Europa, is past mending.
offer-ballast-look = Recon the hull
    .cost = An action, within one sector of her.
offer-ballast-look-over = Look the hull over
    .cost = Free, within one sector of her.
offer-ballast-go-aboard = Go aboard
    .cost = An action in her sector: Diplomacy or Stealth { $difficulty }. Failed: −1 Morale.
offer-ballast-board-her = Go aboard
    .cost = An action in her sector.

passage-ballast-opened-late = Before you sign
    .text =
        The Long Patience has stopped in sight of the port. COME OVER DEAR, says her lamp. BEFORE YOU SIGN.

        Odile Ferrant is standing at her inner hatch with the key in it. “I was told not to,” she says. “I was told there’d be nobody to ask me. Look quick.”

        The air that comes out is warm, and smells of soup. Washing hangs across the hold, three rows of shirts, with a number sewn on each. Behind the shirts are bunks, and beside the bunks people have got to their feet: two hundred and forty, with riggers’ hands. A grey-haired woman with 114 on her collar holds out a list. She thinks it is an inspection.

        “That’s the ballast,” says Ferrant. “Now you know what you’re signing for.”
    .log = { $date }. Went aboard the Long Patience, in sight of the port. The ballast is two hundred and forty people. I had asked Ferrant if it was well. She says that she has thought of little else.

offer-ballast-heaters = Mend her heaters
    .cost = An action in her sector, an Engineer, another hero, 1 Salvage.

passage-ballast-looked = The size of a coin
    .text =
        From half a cable you can read the paint. It says what the manifest says.

        There is a row of ports amidships, blacked over from within. Glass is cheaper to paint than to take out. In the fourth a patch has been scratched clear. It is the size of a coin.

        It is dark. Then there is light in it. Then it is dark again, and stays so, for about as long as a person can look at a battleship without blinking.

        “That’s very quick,” says Gabriel, “for ballast.”

        The light comes back. By the fifth port another hole is being made. You can see it grow.
    .log = { $date }. Looked the hull over. There are holes in the paint of her ports, made from inside. They have a nail over there.

check-ballast-go-aboard = Alongside
    .won = The lock opens.
    .lost = Ferrant is sorry, dear. It isn’t her lock to open.

passage-ballast-opened = Is that on the form?
    .text =
        The inner hatch swings back, and the air that comes out is warm and has soup in it.

        Washing hangs across the hold in three rows. Every shirt has a number sewn on, and they have been hung with the numbers outward. Behind them are bunks, and by the bunks people are getting to their feet, without talk, as people do when an inspector comes.

        A woman with grey hair and 114 on her collar holds out a list. “Two hundred and forty,” she says. “You’ll want to count.”

        Gabriel asks what her name is. She looks round at the others.

        “Is that on the form?” she says.
    .log = { $date }. Went aboard the Long Patience. The ballast is two hundred and forty people, with riggers’ hands. They have numbers. I asked where they were from and was told: berths nine to sixteen, mostly.

passage-ballast-heel = A splinter
    .text =
        Petrosyan looks at throats, and complains. The light is bad. His knees are bad. A boy of nine has trodden on a splinter, and this is what comes of going about in socks; hold still; no, other foot.

        He takes the heel in his hand, tilts it to the lamp, and stops complaining.

        There is a scar on it, old, perfectly round: a ring, no wider than a lentil. He looks at the other heel, and at the neighbour’s. Then he gets the splinter out and puts the sock back on himself. It takes him some time.

        “Where did you get that ring?”

        “Everyone has it,” says 114, quite evenly. “Thank you, doctor. Did you get it all?”
    .log = { $date }. Petrosyan saw to their colds. He has been sitting in the dispensary with the lamp off, and says there is nothing the matter with him. I have not heard him say that before.

passage-ballast-heel-other = Bare feet
    .text =
        The hot pipe runs along the deck, and the young ones sit with their feet against it. Daisuke goes down the row on his knees and lags it with blanket, a metre at a time, so that nobody will burn.

        Somebody has already. On the nearest heel there is a ring, small as a lentil, quite round. “Pipe do that?” he says.

        “Everyone has it,” says 114. “It’s from before.”

        Daisuke looks along the row. A pipe does not burn rings, and it does not burn everybody in the same place. He is not a doctor. He ties off the blanket and moves on to the next valve, which he understands.
    .log = { $date }. Daisuke lagged their pipe. He asked me if we had a doctor this trip. I said I thought I would remember one. He said never mind, then.

line-ballast-nineteen-hundred-jabulile = “Famine relief, in ninety-two. I had hull nine: nineteen hundred, standing, four days. Not one complaint. I put it down to manners.”
line-ballast-nineteen-hundred-thaddeus = “Two hundred and forty, by my count as well. I’ve entered them as persons. There’s no column for it.”

passage-ballast-mended = Eight years
    .text =
        Two of the eight heaters have been robbed to feed the other six. { $hero } lies under number four with wet sleeves, puts out a hand for the spanner, and is given the spanner. The next one comes before it has been asked for.

        “You’ve done this,” says { $hero }, to the hand.

        “Scaffolds,” it says. “And whatever was on them. Eight years.”

        “And before that?”

        There is a rag, and a washer, and then the right clamp, warmed, so that it will seat. “Mind your eyes,” says the hand. Number four coughs, catches, and begins to tick. All along the hold people take off a layer.
    .log = { $date }. Eight heaters going. It is twenty-one degrees in there, and somebody has hung out more washing. They offered to pay. I said that I would ask what the rate was.

## Weather, and her lamp

line-ballast-box-2-ferrant = “AFT HOLD GONE DEAR. OLD SEAM. MOVED IT ALL FORWARD IN TIME. SNUG NOW.”
line-ballast-box-1-ferrant = “ONE HOLD LEFT DEAR. IT IS SINGING.”
line-ballast-patched-ferrant = “MUCH BETTER DEAR. IT CLAPPED.”

line-ballast-weather-wrathe = “Last time I came through this I was nineteen and held a bucket. The cargo was stove fuel. It said so.”
line-ballast-weather-thaddeus = “Eighty-five. Stove fuel, and twenty-six recruits. All counted in. I know that it was twenty-six, because I still have the list.”

## Sign here

passage-ballast-sign-here-federation = Sign here
    .text =
        It is snowing on Jatania, the kind that squeaks. A clerk has come out with a book, already filled in. Received of the Long Patience: ballast, units, 240. Seals whole. There is one line, for the captain.

        “If he puts us down as people,” says 114, who wants to see the pen, “they have to feed us like people. And ask us where from. We’d sooner be fed.”

        “I’ve fuel for Europa,” says Ferrant, to nobody, “and they’ve a door there that isn’t watched.” The clerk holds out the pen.

passage-ballast-sign-here-cartel = Sign here
    .text =
        Mancala’s weighing master comes out with a scale he does not trouble to unpack and a book that is already filled in. Received of the Long Patience: collateral, units, 240. There is one line, for the captain.

        “If he puts us down as people,” says 114, who wants to see the pen, “we can’t be owed by anyone. And he’ll ask us where from. I’ve never met a man who stopped asking there.”

        “I’ve fuel for Europa,” says Ferrant, to nobody, “and they’ve a door there that isn’t watched.” The weighing master holds out the pen.

choice-ballast-sign-here = What is in the hull?
option-ballast-sign-here-deliver = Sign for what the book says
    .cost = They go ashore as units, and we are paid. It will be remembered.
    .log = { $date }. Signed for two hundred and forty units. The pen was theirs. It wrote very well.
option-ballast-sign-here-sign = Make the port sign for people
    .cost = Diplomacy { $difficulty }. Failed: they go as units, −4 Credits, −1 with the { $client }.
option-ballast-sign-here-let-off = Turn back, and let them off
    .cost = The scenario ends and its main objective fails. −2 with the { $client }, +1 Morale.

check-ballast-make-them-sign = Another line in the book
    .brings = They sign for passengers, not for ballast
    .won = The page is turned. The next one has columns for names.
    .lost = A supervisor is sent for. He has had this explained to him before.

passage-ballast-signed = Two hundred and forty lines
    .text =
        It takes four hours, because there are two hundred and forty of them and the book wants a line for each.

        They come up one at a time. The man with the book asks. Some say it at once. Some have to be asked twice, and one old man stops, with his mouth open, and has to sit down on the bollard until he has it. Nobody helps him. Nobody goes past him.

        Under “lately of” they all say the same thing, that they would rather not. He looks at Gabriel. Then he writes a small dash, two hundred and forty times, very neatly, and blots it.

        114 is last. She spells it for him.
    .log = { $date }. The port has signed for persons, 240, by name. Where from, it does not say, and they would not. The grey woman’s name is Ruveni. She asked me not to use it loudly.

passage-ballast-not-signed = As weighed
    .text =
        The supervisor is a tired man with a good coat. He hears all of it. He agrees that they appear to be people.

        “Appear,” he says. “That’s why it isn’t for me to enter. There’s an office for persons, and it would hold them till it knew where they’re from. Ask them if they’d like that.”

        Gabriel looks round. 114 has taken the pen out of the man’s hand. She gives it to Gabriel.

        “We told you,” she says. It is said kindly. “Fed.”

        So it is units; and four Credits for the port’s time, and the port’s time is entered exactly.
    .log = { $date }. Asked for people, signed for units. It cost four Credits, and the client has heard of it. She handed me the pen herself.

passage-ballast-let-off = The door that isn’t watched
    .text =
        RIGHT O, says the hull’s lamp. It is the fastest thing that anybody has seen her do.

        She comes round under the guns of the port in a wide, respectable curve, as if she had forgotten something. The boat that brought the book lies rocking in her wash, and the man in it still holds out the pen.

        Nobody fires. There is nothing in the instructions about ballast that leaves.

        Amidships the paint is being scratched off the ports, all of them, from one end to the other. By dark the whole row shows lamplight. Thaddeus stands at the rail and counts the windows.
    .log = { $date }. Turned back within sight of the port. No cargo, no pay. The galley has put on soup for two hundred and forty more, and is short of bowls.

## The debriefing

passage-ballast-won-federation-unseen = One hundred and nine
    .text =
        The hull was opened on the landing field at Jatania, with a band, in the kind of snow that squeaks. Captain Roland Wrathe had come out from the capital for it. He had a clean list, and read from it. “Ballast, two hundred and forty units,” and the seals were broken.

        People came down the ramp. They came in twos, with their hands in their sleeves, and each had a number on.

        Roland is a man who counts when he is nervous. He began aloud, without noticing. He got to a hundred and nine, and stopped. The band went on a little longer.

        They were marched off to rig the Mirror, in step. It was very well organised.
    .log = { $date }. Ballast delivered to Jatania, seals whole, 240. They walked off. Roland has thanked us in writing.

passage-ballast-won-federation-delivered = In good condition
    .text =
        The two hundred and forty went ashore at Jatania as units, in twos, across the snow that squeaks. Captain Roland Wrathe had come out from the capital for it, with a list. He counted them aloud as they passed, got to a hundred and nine, and stopped.

        He found Gabriel by the ramp. “You knew this,” he said.

        “Since we went aboard. You?”

        “Since a hundred and nine.” He had folded the list very small. “They will be housed. I have seen the huts. They will have the sun before anybody.”

        He inquired whether all aboard were well. All? All, said Gabriel. Roland nodded several times, and wrote down two hundred and forty, and under it, in good condition.
    .log = { $date }. Delivered, 240, as units. Roland counted, and stopped. He asked if all of ours were well, and did not say whom he meant. I thought of the answer in the boat.

passage-ballast-won-federation-signed = By name
    .text =
        The two hundred and forty went ashore at Jatania by name. It held up the band. Captain Roland Wrathe, who had come out from the capital with a list, found that it had only one line on it, and that the clerk beside him had a book with two hundred and forty.

        He read the book standing in the snow. It was the kind that squeaks; he did not shift his feet. He read aloud, as if each were going to answer.

        “This will be asked about,” he said.

        “By whose office?” said Gabriel.

        “By mine.” He closed it on his glove, to keep the place. “The huts have numbers on the doors. I shall have to see about that.”
    .log = { $date }. Delivered, 240, by name, to Jatania. Roland read all of it aloud, and lost only one place, near the W’s, where there was nobody he knew.

passage-ballast-won-cartel-unseen = Without moving her lips
    .text =
        At Mancala they weigh what comes in, and the hull was opened under the big scale, with a price already chalked.

        People came down the ramp. They had numbers on. They stood where the light was, in rows, without being told, like people who had done it before.

        Yasemin had brought glasses and a kettle. She looked at the rows over the top of her tea. She counts without moving her lips; you could only tell by how long it took.

        “Two hundred and forty,” she said. “Riggers. Somebody has sold me his staff.” She put the sugar back in its tin, and shut the lid. “It will all be quite in order. That’s what I don’t like.”
    .log = { $date }. Collateral delivered to Mancala, 240. It walked. Yasemin had not known either, or is better at it than I am. I drank the tea.

passage-ballast-won-cartel-delivered = Collateral
    .text =
        The two hundred and forty went ashore at Mancala as collateral, under the big scale, and stood in rows where the light was. Yasemin counted them without moving her lips.

        “You’d been in there,” she said to Gabriel. “Eight heaters or six, you can hear it from here. And you brought me them all the same.”

        “You were owed them,” said Gabriel.

        “I was owed something.” She looked along the rows. “It’s never had washing before.” She sent a boy to borrow kettles, and glasses, two hundred and forty, of the small kind; there was talk of it among the stalls. “It’s the Mirror’s riggers. They’ll be lent back to the Federation within the year, at a rate. Drink. It’s not your debt.”
    .log = { $date }. Delivered, 240, as collateral. The Cartel will hire them to the people whom we kept them from. So they go to the Mirror in any case, and somebody is paid twice. Tea.

passage-ballast-won-cartel-signed = Nobody’s
    .text =
        The two hundred and forty went ashore at Mancala by name. A thing with a name cannot be pledged there; it is one of the three laws of the market, and the weighing master had to have it looked up.

        Yasemin stood over the book for some time. “You have made me a present,” she said to Gabriel, “of two hundred and forty people who owe me nothing. Do you know what I’m to do with those?”

        “Give them tea?”

        She had brought the kettle. By evening half the stalls had lent a glass. By morning the captains had met, found that a free rigger may sign what he likes, and laid out pens. Most signed. The Mirror pays.
    .log = { $date }. Delivered, 240, by name. They signed on for the Mirror next day, of their own will, at a rate. I do not know what we changed. They held the pens themselves.

passage-ballast-freed = Out by the kitchen
    .text =
        The Long Patience came back to Europa with her ports scratched clear and was put on the chandlers’ side, where nobody looks.

        They went ashore by the kitchen door of the bar, a dozen at a time, between deliveries. Fetu stood at the stove and saw that each had a bowl in passing. By midnight there were two hundred and forty people more on Europa than there had been, and nobody could be found who had noticed. Achterberg came round with the bill for the berth. She had entered it under laundry.

        114 was the last. She had picked the number off her collar; there was a square where it had been. “That’s us, then,” she said. “Nobody’s.”
    .log = { $date }. Freed 240 at Europa. Unpaid. The Federation wants to know where its ballast is, and the Cartel wants to know where its ballast is. I have told both that it shifted.

passage-ballast-taken-federation = Late
    .text =
        The week went by at Jatania without a hull in it. She was still on the road. The Cartel found her there, put six men and a tug aboard, and took her to Mancala at a sensible speed, with lamps.

        She made no trouble. Ferrant had their breakfasts ready. She looked back once at the Ironclad, and worked her lamp a while, slowly, since she was being watched. YOU DID TRY DEAR.

        At Jatania Captain Roland Wrathe stood on the landing field until the band was cold. Then he wrote a report of four lines, none of which blamed anybody, and all of which were true.
    .log = { $date }. Late. The Cartel has the hull. The Mirror will wait, and Jatania under it, as it has for seventeen years. Stew. Nobody had seconds.

passage-ballast-taken-cartel = Late
    .text =
        The hull was still on the road when the Federation found her. They did it by the book. A lieutenant went aboard, sealed thirty hatches over thirty small scorpions, and took her to Jatania under escort.

        She made no trouble. Ferrant had their breakfasts ready. She looked back once at the Ironclad, and worked her lamp a while, slowly, since she was being watched. YOU DID TRY DEAR.

        At Mancala Yasemin wiped a price off a slate with her sleeve. The debt had not gone, she said to the boy. A debt can’t. It had only changed its address.
    .log = { $date }. Late. The Federation has the hull, and the seals are on. Yasemin has sent a card. It says only what we cost.

passage-ballast-taken-opened = Carried, and owing
    .text =
        Those of the ship’s company who had been inside her watched her go from the stern port. It was on no watch bill.

        The row of ports amidships was dark, as it had been at Europa. Then, in the fourth from forward, there was light, the size of a coin. It went dark. It was light again.

        “They’re looking,” said Daisuke.

        Thaddeus had his list out. Two hundred and forty, entered as persons, with no column. He thought it over, and moved them, one line at a time, from carried to owing.
    .log = { $date }. 240 taken out of our hands. Thaddeus keeps them on his list. I asked him under what. He said, under us.

passage-ballast-taken-unopened = Orange, the last of the peel
    .text =
        A jar came to Europa for them, wrapped in four sheets of Odile Ferrant’s handwriting.

        They had opened her at the other end, she wrote, and it was people. Two hundred and forty, riggers by trade, with numbers on their collars and none of them under nine. She had carried their soup down for eleven days. She’d been told not to say, and hadn’t. “You asked me was it well, and I said quiet. It was a true word, dear, and I’d like it back.”

        Fetu read it out in the mess as far as the figure. Gabriel took the sheets from him and read the rest. Then he asked who had been on watch when she stopped the first time, and it had been himself.
    .log = { $date }. What we lost with the hull was 240 people. Ferrant has written. Nobody has opened the jar.

passage-ballast-lost = The third stool
    .text =
        The Long Patience opened along her forty warm metres, all at once. There was a great deal of steam. It made snow, and the snow went on falling outward for most of an hour.

        Two boats came away from her, with her deckhands in them and not Ferrant. The ballast had been people. There were two hundred and forty; one could count them, afterwards, by the shirts that went past with numbers on.

        At Europa there is a third stool from the door, where a woman used to sit when her ship was in, with a jar beside her to sell to strangers. Nobody has moved it. Achterberg put a saucer on the seat, so that it should stay empty.
    .log = { $date }. Lost the Long Patience, her master, and 240 people. I had asked her if her ballast was well. She told me that it was quiet.

passage-ballast-lost-ship = Whoever has the guns
    .text =
        The Ironclad broke up on the road, with the hull in sight. Her boats got away in good order, and stayed together, as they had been taught.

        It was the Long Patience that picked them up. She had nobody to follow any more, and came back along her own wake, at her own speed, with her lamp going. HOLD ON DEAR. She had room, it turned out. She opened a hatch amidships, and the hands that came out to take hold of the lines were very many, and knew their work.

        They sat all the way to the port on other people’s bunks, with other people’s blankets round them, and were given soup.
    .log = Hull gone. Boats away: Thaddeus counted us in, on somebody else’s deck. It is warm in here. If this book is found: there is marmalade in the galley, second shelf.

passage-ballast-turned-federation = What they remember
    .text =
        The relay from Gaia Nova was opened by a clerk, who asked them to hold for Captain Wrathe. They held. After some time the clerk came back. Captain Wrathe had nothing to say, and had asked for it to be said exactly so.

        The contract came by the next boat, the Federation’s copy, with Gabriel’s signature. A line had been ruled through it in red. It had been ruled twice, by somebody who was dissatisfied with the first.

passage-ballast-turned-cartel = What they remember
    .text =
        From Mancala came a parcel, carriage paid. It held one glass, of the small kind, wrapped in the Cartel’s copy of the contract.

        There was no note. It was addressed to the ship, and Fetu, who opened it, went and got Daisuke.

        Daisuke turned the glass over in his fingers and held it to the lamp. It was clean. He put it by itself on the high shelf, where one needs a chair. “There’s twelve of those,” he said. “They only ever come out together.”

passage-ballast-word-of-boats = From Okafor
    .text =
        A postcard reached Europa before they did, of the neutral lamp at night, hand-coloured. It was addressed to the ship, which really was called that.

        “All forty picked up,” it said. “Blankets returned under separate cover, less three. I have a new warrant, farther out. They gave me a hat with it. If you should ever see the hat, kindly wave. I. Okafor.”

        Fetu pinned it over the stove, beside the watch bill. He counted the blankets when they came, and asked what one does with a hat.

passage-ballast-boats-left = Eleven of forty-one
    .text =
        The list hung at Europa when they docked, on the Cartel’s yellow paper, next to Article Eleven. Cutter Short Weight, forty-one in six boats. A lamp-tender had reached two of the six. Eleven were alive in those, under the mate, T. Pell.

        The name at the head of the other column was I. Okafor, contract officer, boat two. She had gone on calling, it said in the margin, until 21:30. She had called one ship only.

        Thaddeus read all of it, standing, with his finger under the line. Then he asked Achterberg for a sheet of the same paper.
    .log = { $date }. Eleven of forty-one. Thaddeus has copied out the thirty. They have a page to themselves, behind our thirty-four dead of the war.

passage-ballast-boats-left-federation = Eleven of forty-one
    .text =
        The list hung at Europa when they docked, on the Federation’s grey paper, next to Article Eleven. Frigate Steadfast, forty-one in six boats. A lamp-tender had reached two of the six. Eleven were alive in those, under the mate, T. Pell.

        Lieutenant Ines Halvard had had boat two. She had gone on calling, it said in the margin, until 21:30, hoarse by then, and civil to the last. She had called one ship only.

        Thaddeus read all of it, standing, with his finger under the line. Then he asked Achterberg for a sheet of the same paper.
    .log = { $date }. Eleven of forty-one. That was the voice with the cold. Thaddeus has copied out the thirty, and put them behind our own thirty-four dead of the war.

## On the chart

person-ballast-ferrant-name = Odile Ferrant

mover-ballast-patience = Long Patience
    .text = Ore-hull of three holds; the row shows those that are left. One sector at each turn’s end, along her road. She waits before a sector that has a token on it. A harmful sector costs her a hold; an enemy in her sector at a turn’s end, two.
mover-ballast-wake = Pursuer
    .text = Two sectors at each turn’s end, in the hull’s wake. Where it meets us, we fight.
mover-ballast-port = Second pursuer
    .text = Two sectors at each turn’s end, towards the hull by the shortest way. Where it meets us, we fight.
mover-ballast-port-in-strength = Second pursuer
    .text = One sector at each turn’s end, towards the hull by the shortest way. Where it meets us, we fight.
place-ballast-parting = the Parting
place-ballast-client-port = our port

fight-ballast-pursuer = The pursuer
    .text = The { $opponent } wants the hull, and has sent somebody who can ask twice.
