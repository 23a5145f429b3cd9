### Tutorial 1, "A Training Flight": story and lessons.
### Captain Xavier keeps the log and teaches.

scenario-tutorial-1-name = A Training Flight
scenario-tutorial-1-subtitle = Gaia Nova to Jatania in 85, with stove fuel. About 15 minutes.
scenario-tutorial-1-teaches = Teaches the table, actions, cosmic conditions, intel and heroes.
scenario-tutorial-1-chart = The Winter Road
scenario-tutorial-1-chart-note = buoyed in 81, not asked since

tutorial-1-free = Play it freely
    .text = The same map and the same face-down cards, with every choice open and the dice your own. This time the ship can be lost.

## Passages, read aloud

passage-tutorial-1-briefing = Stove fuel
    .text =
        New uniforms have come aboard at Gaia Nova, with rookies in them. One is sick into a cap before the lines are off. It is his own cap, which Captain Xavier counts in his favour.

        The holds are full of stove fuel. Jatania lies far out, and had a Mirror for its sun until that was broken two years ago. The second dark winter is beginning, and people there are burning their fences.

        “This is a training flight,” says Xavier. “Four sectors, and then Jatania. You will be told each thing once, and after that you will have done it.”

        Thaddeus stands at the lock with a list and a pencil. He counts them out by name, aloud, and you with them.
    .log = 15/04/85GN. Sailed from Gaia Nova for Jatania with stove fuel and recruits. Both were properly stowed. The recruits have shifted. I am told it passes.

passage-tutorial-1-probe = The last reading
    .text =
        The probe is no bigger than a kettle. It has the number of the Jatania weather office on its side, and should have been taken in two years ago.

        Noriko turns up the gain until the mess can hear it. Every forty seconds, without being asked, it sends its last reading. “Cloud, two eighths,” she says along with it. “Wind west, light. Sunlight. Sunlight. Sunlight.”

        It has a small, pleased voice, and the rookies begin to answer it. Wrathe goes on with her soup. She is from there.

        “The reading is two years old,” says Noriko, writing it down. “Give or take nothing.”

        Xavier hears it once more round. Then he asks for the band to be kept clear.
    .log = 18/04/85GN. A weather-probe, of the Jatania office, last adjusted in 83. Left it sending. It does no harm, and it has been very punctual.

passage-tutorial-1-sickness = Forward, with a bucket
    .text =
        The bucket is Gabriel’s. He carries it forward, turns it over between two rows of bunks, and sits down on it.

        He has no medicine. He asks each of them in turn what there would be for supper at home, which is a terrible thing to ask, and they tell him. Dumplings. A fish with its head on. The one from Jatania’s south shore takes a quarter of an hour over a pancake, and has to be lent the bucket.

        At four in the morning Xavier comes by on his rounds. Gabriel is asleep sitting up, with somebody’s boots in his arms. Xavier looks for something to order, finds nothing, and takes off his hat until he is past.
    .log = 21/04/85GN. Sickness forward, of the common sort. The watch bill has gaps in it. Mr Anaya sat with them without being told. He has now been told.

passage-tutorial-1-outpost = The quartermaster’s plates
    .text =
        The quartermaster keeps his hull plates behind a counter, and the counter behind a form. Xavier has not brought the form. He has brought coffee, and asks after the man’s chest.

        The admiral, he says, mentioned this store by name. The plates are for a trial. The trial is secret, and he is sorry to have said so; it is the tidiness of the shelves, one forgets oneself. None of it is true. The quartermaster stands straighter at every word, and signs for everything himself.

        “You lied to him, sir,” says Gabriel in the boat, with a plate across his knees.

        “I did, Mr Anaya. He will be happy until the stocktaking. Mind the edge.”
    .log = 26/04/85GN. Called at a friendly outpost. Some plates were obtained. The quartermaster kindly wanted no receipt, and the matter is closed.

passage-tutorial-1-sabotage = On no drawing
    .text =
        The charge goes off behind the reactor at the change of the watch, with nobody near.

        Bosun Hollis Tan is first to the fire. He has a hose on it before the bell stops, and comes out with no eyebrows, laughing. The rookies carry him twice round the mess, until Xavier asks them to put the bosun down.

        Daisuke does the mending alone, as he prefers. Behind the burnt plate is a sealed box, as long as an arm, with its own feed. He looks for it on four drawings.

        “There’s a box, sir,” he says. “It’s on no drawing.”

        “Then you have not found it,” says Xavier, and holds the lamp for him while he puts the plate back.
    .log = 30/04/85GN. A charge exploded aft, laid at Gaia Nova by persons unknown. Bosun Tan is commended. Repairs by Mr Arai, who reports that all is as drawn.

passage-tutorial-1-won = Counted in
    .text =
        Jatania had hung lamps along the landing field at noon. The stove fuel went down the ramp on sledges, and people who had only come to look took hold of the ropes. They have eleven kinds of snow there. It was doing the dry one.

        Wrathe was nineteen, and from a farm up the road. She asked for leave to see who was left. Xavier gave her until dark, which was a courtesy, since it was dark. She walked into the snow with her hands in her sleeves, and was back before the third sledge. Gabriel moved along the bench and passed the bread.

        At the lock Thaddeus wetted his pencil and counted them in.
    .log = 03/05/85GN. Jatania. Cargo landed and signed for. Nineteen days. The recruits may be called hands.

passage-tutorial-1-lost = Something bright
    .text =
        The Ironclad was lost on the road to Jatania, with her cargo. The boats got away in good order; it was the one drill the rookies had asked to do twice.

        The stove fuel burned for two days. It could be seen from the landing field, and people stood out in the snow both evenings, with chairs, to look at something bright.

        A collier took up the boats. Thaddeus counted on her foredeck without a list, since the list was gone, and then went round again and counted by touch. Xavier asked the collier’s master for paper. He began with the families, in order of the alphabet, and wrote until Gaia Nova.
    .log = Ship and cargo lost. The hands did as they had been taught, and the teaching was mine. Boats away. I have closed the log.

## Lessons, one for each step of the script

lesson-tutorial-1-look = Look round the table
    .text = Good morning. On this table lie the chart, with face-down tokens on its sectors; the ship’s mat; your squads, by system; the log; and the decision in hand. Where the window is small, some lie behind tabs or behind this page. To ask a thing what it is, rest the pointer on it, or press the right button; ? asks about the decision. Nothing here is offended by a question.
    .after = Then you know where everything is kept. It took me a month, but I was too proud to ask.

lesson-tutorial-1-recon = Recon Empty Space
    .text = You have two actions this turn: Crew 7 gives two, and Morale 4 neither adds nor takes. Recon turns up one face-down intel token beside you and resolves nothing. Entering a sector whose token is still face down is a blind jump. It is allowed. So is walking downstairs in the dark. Choose “Recon Empty Space”.
    .after = A Probe. You have met it by choice, from next door, and it cost you one action.

lesson-tutorial-1-move = Move to Empty Space
    .text = A Move takes the ship one sector. On entering, things happen in a fixed order: a token still face down is turned up; the sector’s cosmic condition acts; the card is resolved. This token you know already, and Empty Space has no condition worth the name. It is the one neighbour who never calls. Choose “Move to Empty Space”.
    .after = Your second action is spent, but a turn ends only when everything it began has been resolved.

lesson-tutorial-1-probe = Attempt the Probe
    .text = The Probe is an optional encounter. You may skip it and owe nobody an explanation; its token is then discarded. To attempt it you must exhaust a Specialist, roll one die and add Operate. The card shows what each total brings, and the low ones bring nothing, not harm. Choose “Attempt”.
    .after = Now somebody has to go and speak to it.

lesson-tutorial-1-probe-hero = Send Noriko
    .text = Noriko is your Specialist, with Operate 3. A hero used for a skill or for a class is Exhausted by it, before the die is rolled and whatever the die says. You may use an Exhausted hero again, but it leaves her Wounded, and a Wounded hero does nothing until healed. So choose people as you would matches. Send Noriko.
    .after = The die’s 3 and Noriko’s 3 make 6: one free Recon of a sector beside you. Noriko is Exhausted.

lesson-tutorial-1-probe-recon = Recon Solar Flare
    .text = A free Recon works like the action and costs none: you turn up one face-down token on a sector beside you. We are bound for the Solar Flare, so choose “Recon Solar Flare”. With that the Probe is resolved and its token leaves the chart. Both your actions are spent, one on Recon and one on the Move, and the turn ends by itself.
    .after = Sickness waits in the Solar Flare. Turn 2 begins with two fresh actions, and you have been warned.

lesson-tutorial-1-rest = Rest Noriko
    .text = Rest, which the old hands call R&R, is an action: up to two Exhausted heroes become Ready. You have one, so she has the lounge to herself. Do it now. A Solar Flare bars the Rest action while you are in its sector, and nobody has ever slept well in one. Choose “Rest”, then Noriko.
    .after = Noriko is Ready again. That is one action for one hero; two at a time is better housekeeping.

lesson-tutorial-1-flare = Move to Solar Flare
    .text = A Solar Flare gives the Ironclad two hits on entering. Shields do not stop a cosmic condition; only a radiation shield does, and we carry none. For each hit a damage-control die says where: 1 Bridge, 2 Weapons, 3 Reactor, 4 Hangar, 5 Hull, 6 one Crew. The card comes after. Choose “Move to Solar Flare”.
    .after = 4 and 5: one on the Hangar, one on the Hull. A section with one point is still sound.

lesson-tutorial-1-sickness = Send Gabriel to them
    .text = Sickness is an event, and events must be resolved. The die shows 4, plus nothing for Morale 4: you lose 1 Crew and 1 Morale. Now that the roll is seen, you may exhaust a Diplomat, or a hero with Leadership, to lose 1 Morale less. Gabriel has Leadership, and has been looking for a bucket. Choose Gabriel.
    .after = Crew falls to 6, which still gives two actions. Morale stays at 4, and Gabriel is Exhausted.

lesson-tutorial-1-nebula = Move to Nebula
    .text = A Nebula does no damage, but bars Recon while you are in it. Its token is face down, so this is a blind jump. You could Recon first and have one action left for the Move. I should like you to have jumped blind once while I am here to be blamed. Choose “Move to Nebula”.
    .after = A Friendly Outpost, and nothing broken. Blind jumps are praised by those whom they have spared.

lesson-tutorial-1-outpost = Attempt the Outpost
    .text = A Friendly Outpost is optional too. You roll one die, and may first exhaust any one hero who has Diplomacy, to add it; no class is asked for. A hero has a skill if the card shows 1 or more in it. Low totals bring nothing, high ones rest heroes and mend the Hull. Choose “Attempt”.
    .after = They are willing to receive us. That is a beginning, and it has the coffee in it.

lesson-tutorial-1-outpost-hero = Send Xavier
    .text = You may send a hero, or roll the die bare. On the table of a card Morale counts as well, and at 4 it counts nothing; nor does a natural 1 or 6 mean anything special there. My Diplomacy is 3, and I am not otherwise engaged. Choose Xavier. I shall do the talking, and you need not listen closely.
    .after = The die’s 4 and my 3 make 7: one hero rests, and then 1 Hull is repaired, which makes it 5 again.

lesson-tutorial-1-outpost-rest = Rest Gabriel
    .text = The outpost has a bed for one. Gabriel and I are both Exhausted, and either of us may be chosen. A rest given by a card, an ability or a port is not the Rest action, and no sector bars it. Choose Gabriel, who sat up all night. I have slept in worse chairs than my own.
    .after = Gabriel is Ready, and the outpost’s token is discarded. One action of this turn is left.

lesson-tutorial-1-rest-xavier = Rest Xavier
    .text = One action remains. Recon is barred here, and you could move on, or end the turn and waste it. I suggest “Rest”. It readies up to two; there is only me, and the next sector is a bad place to meet with tired people. A hero who is Exhausted when needed is a hero you will wound.
    .after = I am Ready, and the last action has ended the turn. Thank you. I had not intended to ask.

lesson-tutorial-1-storm = Move to Geomagnetic Storm
    .text = A Geomagnetic Storm gives two hits and, besides, one damage to the Bridge. It bars Repair, which needs a Repair Bay, and we have none. A section with 2 or 3 damage is damaged and works worse; with 4 or 5 it is crippled. The token is face down, and from a Nebula nobody could have looked. Choose “Move to Geomagnetic Storm”.
    .after = 2 and 4: Weapons and Hangar, and the Bridge besides. The Hangar has 2 now: damaged, one bay closed.

lesson-tutorial-1-sabotage = Exhaust Noriko and Daisuke
    .text = Sabotage: an event, four hits, and all of them inside. Shields stop only what strikes from outside, and this was brought aboard in a bag. Before the dice are rolled you may exhaust Engineers and Specialists, as many as you like; each ignores one hit. Daisuke is an Engineer, Noriko a Specialist. Choose both.
    .after = Two hits ignored; the others rolled 1 and 3, Bridge and Reactor. The Bridge is damaged: −1 Evasion until repaired.

lesson-tutorial-1-jatania = Move to Jatania
    .text = One action, and one sector. Arriving at a planet or a station docks the ship, and a port may then serve you: beds, stores, repairs. We shall leave that for another voyage, since this one ends at the quay. The Ironclad has four sections to mend and a whole Hull. Choose “Move to Jatania”. Gently, if you please.
    .after = You have docked, and I felt it only slightly. There is one thing more, and Thaddeus does that.

scenario-tutorial-1-aim = Bring the stove fuel to Jatania
