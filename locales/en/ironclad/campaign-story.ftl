### The campaign’s own words: what the log keeps of each voyage.

## What the log keeps

log-flag-passengers-unseen = Delivered 240 units of ballast, unopened.
log-flag-passengers-delivered = Delivered 240 people, as ballast.
log-flag-passengers-signed = Delivered 240 people, by name.
log-flag-passengers-freed = Let 240 people off at Europa.
log-flag-passengers-taken = Lost the hull to the other side, with 240 aboard.
log-flag-passengers-lost = Lost the Long Patience, with 240 aboard.
log-flag-call-1-answered = Answered the boats.
log-flag-call-1-left = Did not answer the boats.
log-flag-turned-1-federation = Broke our word to the Federation, for 4 Credits.
log-flag-turned-1-cartel = Broke our word to the Cartel, for 4 Credits.

log-flag-pod-saved = Took six of the survey off the Shoals.
log-flag-pod-left = Left six of the survey in the Shoals.
log-flag-pod-unheard = Six of the survey died in the Shoals, and we had not heard them.
log-flag-plates-council = Landed the plates of Mirembe at Pharos.
log-flag-plates-corporation = Landed the plates of Mirembe at Kontor.
log-flag-plates-lost = Lost the plates of Mirembe.
log-flag-plates-copied-yes = Kept a copy of the plates, in the flour.

log-flag-xavier-federation = Captain Xavier is at Theia.
log-flag-xavier-firstborn = Captain Xavier is at Adjoa.
log-flag-xavier-aboard = Captain Xavier is aboard.
log-flag-word-given = Gave him our word not to ask.
log-flag-word-refused = Asked him. “Ask who was short of time.”

log-flag-serum-landed = Landed the serum on Anneke.
log-flag-serum-short = Landed too little serum on Anneke.
log-flag-strays-unseen = Anneke’s headwoman asked for one box more than she has people.
log-flag-strays-helped = Landed a box for those behind the hill.
log-flag-strays-left = Saw those behind the hill, and landed nothing.
log-flag-quarantine-broken = Took forty families through the quarantine.
log-flag-quarantine-kept = Kept the quarantine.
log-flag-call-4-answered = Gave a box to a picket.
log-flag-call-4-left = Did not answer a picket.

log-flag-works-whole = Perdita’s three plants stand.
log-flag-works-hurt = Two of Perdita’s plants stand.
log-flag-works-lost = Perdita choked, for a day.
log-flag-truth-silent = Said nothing of Perdita.
log-flag-truth-sponsor = Sold what we know of Perdita.
log-flag-truth-open = Told everyone who lives at Perdita.
log-flag-keala-trusts = The foreman at Perdita trusts us.
log-flag-keala-bargains = Perdita owes us nothing, and has not shut us out.
log-flag-keala-enemy = The foreman at Perdita will not see us.

log-flag-chairs-few = Too few chairs were filled at Europa.
log-flag-chairs-four = Four chairs were filled at Europa.
log-flag-chairs-full = All five chairs were filled at Europa.
log-flag-sixth-chair-sat = Keala sat in the sixth chair.
log-flag-sixth-chair-empty = The sixth chair stayed empty.
log-flag-xletter-delivered = Delivered Xavier’s letter to Falk, eight years late.
log-flag-xletter-kept = Xavier’s letter to Falk is still in the trunk.
log-flag-answer-thaddeus = Thaddeus answers for the shot, at 13:48.
log-flag-answer-xavier = Xavier answers for the shot, at 14:40.
log-flag-answer-nobody = Nobody answers for the shot; the line is empty.
log-flag-wall-read = Said the 311 names on the wall, to the whole ship.
log-flag-wall-copied = Copied the 311 names on the wall.
log-flag-wall-left = Left the 311 names on the wall unsaid.
log-flag-beacon-told = Gabriel told the crew that he heard Mirembe call, and said no.
log-flag-beacon-kept = Gabriel heard Mirembe call, said no, and has told nobody.
log-flag-object-brought = Brought our sponsor what it wanted out of Mirembe.
log-flag-object-left = What our sponsor wanted out of Mirembe we did not bring.

## Friendly: their own come aboard; Hostile: the same, from the other side

passage-campaign-joins-roland = Seconded
    .text =
        Roland Wrathe came up the gangway with two trunks, a frame for the hull, in sections, and an order that seconded him. He read it out. Then there was nothing more on it.

        “There’s a berth free,” said Gabriel. “Port side. It’s the one next to your sister’s.”

        “I have seen the plan,” said Roland.

        Maren Wrathe was in hers, on the bunk, with her boots on, cleaning a rifle that was clean. The door stood open between. He stood the trunks on end. He hung his coat up. He took it down, and hung it up by the loop. For eight years each of them had had something ready to say.

        “Mind the pipe,” she said.

        “Thank you,” said Roland. He ducked. She moved her feet, so that the door could stay as it was.
    .log = { $date }. Captain Roland Wrathe has joined, from the Federation, with a reinforced hull and regulations. There has been no quarrel. I have had the wall between them looked at. It is standing up very well.

passage-campaign-joins-ugyen = By whose clock
    .text =
        Observer Ugyen Dorji brought a folding chair, so as to be in nobody’s, and a lens from a lightship, packed in felt.

        He asked the time. In the mess they gave him one, and on the bridge another, and in the reactor room Daisuke held up seven fingers. By evening he had been round the ship with a small brass key, and every clock that he had opened agreed with the next. People kept looking at them, and then at each other.

        In ninety-three he had come aboard to write down who was where, and at what hour, and there was one clock then that he did not put right. It hung in Thaddeus’s cabin, over the desk, and it was fifty-two minutes slow.

        “I was asked to leave it,” said Ugyen. “So I made a note.”
    .log = { $date }. Observer Ugyen has joined, from the Council, with a lens that puts out other people’s fire. Supper was on time, and nobody was ready for it.

passage-campaign-joins-vashti = Something to say
    .text =
        Vashti of Ismail flew in by the hangar door without asking for it to be opened farther. She’d brought cots, a physician’s chest, and a bottle that somebody had bought her.

        In the mess she took the seat that’s farthest from the lamp. People moved their cups along, though there was room. Then Wrathe, who had the watch, got up and turned the wick down, since that’s what one does.

        “I’ve something to tell you,” Vashti said to her. “I’d meant to say it first thing.”

        “Is it short?”

        Vashti thought it over, all of it. “No.”

        “Eat, then,” said Wrathe, and passed the bread.
    .log = { $date }. Vashti has joined, from the Firstborn, with a sickbay in crates. She has had two helpings of everything and not, so far, said anything to anybody. Kasha.

passage-campaign-joins-yasemin = Twelve glasses
    .text =
        Yasemin Arslan’s things came aboard in order of value, so that the card tables were first and the clothes last. The kettle she carried.

        “The berth by the galley’s dry,” said Fetu.

        “I know which one’s dry. I did the inventory on this ship in ninety-six, when you were five months behind. You were very hospitable.”

        She set twelve glasses out on the long table. Daisuke came through, wiping his hands, on his way from one pump to another. He took the kettle away with him. It came back before supper, and did not leak.

        Yasemin looked at it for some time. “Now I’ll have to find something else,” she said.
    .log = { $date }. Yasemin Arslan has joined, from the Cartel, with a whole recreation deck. Five Credits each time. She apologised for the five. Daisuke has been whistling; it turns out that he can’t.

passage-campaign-joins-cormac = Badly introduced
    .text =
        Cormac Byrne signed for himself at the gangway. He had brought his own bedding, a lathe, and a tag with a number on it, that he seemed not to know where to put.

        Eluned was in the shaft. She had her back to him and a bearing in each hand, and was telling the left one about the right. He stood there with his cap off till she’d done.

        “It’s not broken,” she told him. “It’s badly introduced.”

        “Yes, Miss Pryce.” He was forty-one. “The Mirror’s steering gear was your drawing, and they put my name on it. I’ve brought the sheets. I’d be glad if you’d look.”

        “Pass me that,” said Eluned, not turning round. “No. The good one.”
    .log = { $date }. Cormac Byrne has joined, from the Corporation, with a repair bay. He has put in for a spanner that he is holding. I signed it.

passage-campaign-leaves-roland = Recalled
    .text =
        The order was one line long. Roland Wrathe read it out in the mess, twice, since there was room.

        Within the hour he had his trunks on the gangway, on end. The frame for the hull stayed where it was.

        “I am recalled,” he said. “I have made up the berth. It is regulation to strip it, so I should be obliged if nobody told them.”

        His sister had the watch. He looked up at the bridge for about as long as it takes to count to eight, and went.
    .log = { $date }. Captain Roland Wrathe has gone back to the Federation. The berth next to hers is made up, with the corners square. She has asked for it to be left.

passage-campaign-leaves-ugyen = By whose order
    .text =
        Observer Ugyen Dorji came to Gabriel’s door at seven, and stood there till it was time.

        “I should say why I am going, and by whose order,” he said. He said it. It took a minute and a quarter, and none of it was his. “It is 07:05. Please look after the clocks.”

        The clocks that he set agree with one another still. Nobody has cared to set them by anything else.
    .log = { $date }. Observer Ugyen has gone back to the Council, at 07:05. He left us the brass key, and took a receipt for it.

passage-campaign-leaves-vashti = Same guns
    .text =
        Vashti of Ismail had packed by the time they looked for her, so it can’t have been much.

        “They want me on the other side,” she said. “Same guns, different end. Keep my seat dark, would you?”

        She went out by the hangar door. Wrathe had come down to work it, which isn’t her job. They stood there, with the door open, for as long as the air lasted. Whatever it was, neither of them began it.
    .log = { $date }. Vashti of Ismail has gone back to the Firstborn. The lamp by her seat is turned down. Nobody was told to do it.

passage-campaign-leaves-yasemin = They come out together
    .text =
        Yasemin Arslan’s things went down the gangway with the clothes first and the card tables last, and after them nothing. The glasses stood on the long table, all twelve.

        “I’m leaving the glasses,” she said. “They come out together or not at all. You may take that as a threat.”

        Daisuke carried the kettle down for her. He had put a new handle on it.
    .log = { $date }. Yasemin Arslan has gone back to the Cartel. Counted the glasses when she had left. Twelve. Daisuke counted them after me.

passage-campaign-leaves-cormac = Signed in
    .text =
        Cormac Byrne had it laid out on a blanket by the gangway, with the list, and stood beside it with his cap off.

        “I’ve signed everything back in,” he said. “The spanner’s short, so I’ve put in one of mine.”

        Then he went aft to take his leave of the shaft, and was gone for an hour. Eluned came back with him, as far as the hatch. “You’ve a good hand,” she told him. “It isn’t an excuse.”
    .log = { $date }. Cormac Byrne has gone back to the Corporation. Every tool is there. Eluned has been through them, and says that one is better than ours was.

passage-campaign-hostile-federation = The one sent
    .text =
        The message came on the relay, in the first watch, for the captain, and Roland Wrathe read it himself.

        “From today you will be stopped where you are met,” he said. “I have asked to be the one sent. It seemed to me that it should be somebody who would be sorry.” The flags behind him were up again. He had a form there with a space at the foot, and turned it so the lens could see. “I have put all of you down as to be taken alive. They will not always read that far. That is all. I have nothing for anyone else.”

        Four seconds later he was still there.
    .log = { $date }. The Federation is against us, and has given us to Roland. Wrathe says that he always did his homework first.

passage-campaign-hostile-council = An observation
    .text =
        Ugyen Dorji came out in a tender to say it, since it seemed to him a thing that one ought to hear at a known time.

        “You are not forbidden the Lanes,” he told them, standing. “I want to be exact. It is that you will be observed on them. Whoever is near you is near somebody who is being observed. People find that they have something to do elsewhere.”

        “And if we’re in a fight?” said Gabriel.

        “Then I shall be there, with a lamp, unarmed, and somewhat in the way.” He took his watch out. “It is 16:40,” he said. “I am sorry. I had hoped to ask you a different question, at about this hour.”
    .log = { $date }. The Council is against us, from 16:40. He would not take tea, and then did.

passage-campaign-hostile-firstborn = The best they have
    .text =
        A single fighter came in under the guns, upside down, so that you’d know who it was, and flew along beside the bridge at the distance of a conversation.

        “They’ve asked for somebody to bring you in,” said Vashti of Ismail. “There were hands up. I said, put them down, he’s had eight years’ luck and there’s one person here who can hit a thing first time.” She seemed to be eating an apple. “So it’s me. I thought I’d rather. If it’s me it’s quick.”

        Nobody answered.

        “Tell the short one that I had something to say to her,” said Vashti. “It’ll have to keep.”
    .log = { $date }. The Firstborn are against us. They have sent their best, and she has said so. Doused the mess lamp by mistake at supper, and left it.

passage-campaign-hostile-cartel = The file
    .text =
        There was a parcel on the quay: a file of twenty pages in a good hand, tied with tape. It was everything that the Ironclad had owed since 92. It was complete. Some of it they’d forgotten, and one sum was wrong in their favour, and had been marked.

        “They were giving it to somebody,” said the card, “and I asked for it. You may think that unfriendly. The other man would have begun with the engines.

        “I shall begin with the guns, which you can spare. Yasemin.”

        There were two lumps of sugar in the fold.
    .log = { $date }. The Cartel is against us. I have been through the account, and cannot fault it. Daisuke had one of the lumps, and put the other by.

passage-campaign-hostile-corporation = Notice
    .text =
        The notice was served by hand. Cormac Byrne stood on the gangway with his cap off and read it through from the top, which the law asks, and nobody does.

        Notice of recovery. Hull, one. Reactors, one. Guns, as listed. Boats, six. It ran to nine pages. He’d a cold, and had to stop for it. At the last page he slowed down. Galley, contents of. Bees. Chair, captain’s, one, oiled.

        “I never took a ship from a person,” said Cormac. He held the carbon out, and it was seen that he had underlined, here and there, where it said on tender of arrears. “There’s usually something one can do. Up to the day.”
    .log = { $date }. The Corporation is against us, and has us listed. It is a fair list. There is an item on page four, behind the reactor, that I asked Daisuke about. He said they must have miscounted.

## Ally: the second hero, and the best ship

passage-campaign-ally-federation = If I am asked
    .text =
        Rear-Admiral Nwosu waited at the foot of the gangway, with her hat under her arm, although the door was open.

        “That on the trailer is a Smith,” she said. “It is the best the Federation has that fits through your hangar. It carries one hammer, and plate does not trouble it. The Marshal sends it to her allies. She had none, so it is new. I come with it, if I am asked.”

        Gabriel had learned to fly from her. One night in 92, off Europa, she’d had him in her sights, and had looked at something else.

        “Would you come aboard?” said Gabriel.

        She put on her hat. “Eight years,” said Amara.
    .log = { $date }. Rear-Admiral Nwosu has joined, from the Federation, with a Smith. We are its ally, and that is for good. She has hung something up in her cabin with its face to the wall.

passage-campaign-ally-council = It stands in front
    .text =
        Dr. Ocampo washed her hands before she shook anybody’s. Behind her two keepers in felt were helping a mech off the tender by its elbows, as one helps an uncle.

        “That’s a Bullock,” she said. “The Council makes nothing better. It stands in front. Whatever’s meant for you it takes, and it isn’t much the worse.” She had a box of tags with her, the kind that goes on a toe. “I’m told you’re allies now, for good. I don’t get that from people who can still talk.”

        Noriko had stopped in the door with a cup. In eight years they hadn’t written.

        “Is there any tea?” said Beatriz. She’d said it to nobody. Noriko poured.
    .log = { $date }. Dr. Ocampo has joined, from the Council, with a Bullock to stand in front of us. We are its ally, and that is for good. Noriko poured, and did not spill.

passage-campaign-ally-firstborn = The name first
    .text =
        Hadiza of Anneke came in the second seat of the Marten, with the Roll on her knees. The boy who had flown it climbed out, bowed to the machine, and then, as nobody had told him not to, to Gabriel.

        “The houses have called yours kin, and they do not unsay it,” said Hadiza. “This is the best we fly. They will not see it come. We come with it.” She has one arm, and there was a pencil in it. “Who is aboard? The name first. Then from where.”

        They stood in a row by the boats and told her. It took till supper. She left a line free after the last.

        “Who’s that for?” said Gabriel.

        “Whoever is late,” said Hadiza.
    .log = { $date }. Hadiza has joined, from the Firstborn, with a Marten. We are their ally, and that is for good. She has all our names, and has asked me how one of them is spelt.

passage-campaign-ally-cartel = Entered as a bell
    .text =
        Skipper Asante had papers for eleven crates, and none for the fighter.

        “It’s a Bellwether. I’ve entered it as a bell,” he said. “It’s the best that the Factor’s got. It goes on ahead, and everybody shoots at it, and there’s your ship, unspoilt. He says you’re family. He’d his mouth full, so he means it.” He put down a crate. “‘A friend loveth at all times.’ There’s no duty on that one, I looked.”

        Jabulile had been told about him since she was nine. She had one boot on. “Is it true about the customs house?” she said.

        “No,” said Kwabena, quite gently. “There were two.”
    .log = { $date }. Kwabena Asante has joined, from the Cartel, with a Bellwether. We are its ally, and that is for good. There are no papers for either. Jabulile has asked about the second customs house.

passage-campaign-ally-corporation = By the litre
    .text =
        Pham Ngoc Lan went through the whole ship before she put her bag down. She had been counting vents.

        “You’ve air for four hundred, and you’re breathing for eighty,” she said. “It’s all right. One gets into the way of it.” A Rigger was coming up the ramp behind her, by itself, sideways, with its own spare parts under one arm. “That’s from Perdita. There’s nothing better; it puts things back while they’re being shot off. I signed for it. There was a space for how long, and the Director had filled that in. *For good*, she’d put.”

        “There are a hundred of us,” said Fetu, “and the bees.”

        “Then everybody may breathe in,” said Lan, and turned something, and they could hear it.
    .log = { $date }. Pham Ngoc Lan has joined, from the Corporation, with a Rigger. We are its ally, and that is for good. The mess smells of nothing at all. Slept eight hours.

## Act Two

log-flag-paper-given = Gave our sponsor the paper it wanted.
log-flag-paper-copied = Gave our sponsor the paper it wanted, and kept a copy.
log-flag-paper-burnt = Burnt the paper that our sponsor wanted.
log-flag-clerk-taken = Brought the clerk out of the vault.
log-flag-clerk-left = Left the clerk in the vault.
log-flag-owes-europa-yes = Owe the harbourmaster of Europa.
log-flag-letters-missed = The hunter’s letters are burnt.
log-flag-letters-held = Keep five letters, in five hands, that say “prevent”.
log-flag-letters-burnt = Gave our sponsor its letter back.
log-flag-hollis-loose = Hollis Tan is loose.
log-flag-hollis-handed = Handed Hollis Tan over.
log-flag-hollis-aboard = Hollis Tan is aboard, unpaid.
log-flag-hollis-dead = Killed Hollis Tan.
log-flag-recorder-sealed = Welded the recorder shut, unplayed.
log-flag-recorder-read = Played the recorder: T. Cole, 13:48.
log-flag-recorder-given = Gave the recorder to our sponsor.

log-flag-call-8-answered = Answered thirty farmers in a launch.
log-flag-call-8-left = Did not answer a launch under the Mirror.
log-flag-mirror-early = Broke the Mirror in time. Jatania is untouched, and dark.
log-flag-mirror-late = Broke the Mirror late. It took some of Jatania with it.
log-flag-mirror-held = Steered the Mirror back into orbit, bent.
log-flag-mirror-struck = The Mirror struck Jatania.
log-flag-list-kept = Keep ninety-one sheets of names, in the flour.
log-flag-thaddeus-posted = Thaddeus fired at Mirembe, at 13:48. He keeps his post.
log-flag-thaddeus-confined = Thaddeus fired at Mirembe, at 13:48. He is confined, until he can be heard.
log-flag-thaddeus-ashore = Thaddeus fired at Mirembe, at 13:48. He is at Perdita, and has told them.


## Papers that were kept, to be read again in the log book

paper-receipt = A receipt for ballast
    .text =
        {"*"}Received off hull Long Patience: ballast, units, 240. In apparent good order.*

        The word “apparent” has been put in by hand. There is a space for remarks, ruled in red, eleven lines deep; whoever signed has drawn a neat line through all of them.

        On the back, in Gabriel’s writing: *Warm.*

paper-receipt-names = A receipt for people
    .text =
        {"*"}Received off hull Long Patience: persons, 240.* The words before that, “ballast, units”, have been struck out.

        The form has no room for names. They go over both margins and the back, and on to a second form, which is for fuel. Beside each stands what the port could see: *f., grown. m., boy. f., with the next.*

        The stamp says GOODS INWARD. Somebody has turned it upside down.

paper-plates = The plates of Mirembe
    .text =
        Twenty-five sheets of sixteen plates, copied in the galley. They smell of flour.

        White stones, in rows. White stones, in rows. Then ground, for a long time. It is one case of six; but in each margin stands the Survey’s count of graves, carried forward from the case before. It comes to 8,182 and stops, where the stones do.

        Copied out at the end is a form: *Annex C, form four. Persons, 31,407. Method:* and a tick in a box.

paper-letter-federation = The Marshal’s letter
    .text =
        {"*"}Captain Anaya, you have been of use to us. You did it for money. I do not mind that.*

        {"*"}You have been to Perdita. I have known it for six years. I slept. There is a paper that shows who did what at Mirembe. It is not our paper; another power has it. I want it proved who did it, and I would like it to have been them.*

        {"*"}You once put a friend of mine ashore. You did that properly. Falk.*

        Grey paper, typed, all but the name. The machine drops its e a little.

paper-letter-council = The Convenor’s letter
    .text =
        {"*"}Captain, will you sit down? You have been told a number. I signed a different one.*

        {"*"}I should like to know what the others have done with the truth. I would like it in writing, from their own drawer. Come and see me. Bring Ms Sato, if she will come. Shahidi.*

        The hand is small, and grows smaller towards the foot. Noriko has taken the sheet out twice, and has put it back.

paper-letter-firstborn = The Eldest’s letter
    .text =
        {"*"}To the house that sails in iron, and to him who speaks for it at present.*

        {"*"}You were at the place of ice. It is said that there are people there. We have counted them each year among those who are not. There is one name upon the list that we do not hear.*

        {"*"}Others had a hand in this. We would see their accounts opened before ours.*

        It has a brown ring on it. That is from Marguerite’s pot.

paper-letter-cartel = The Factor’s letter
    .text =
        {"*"}Gabriel! You’ve met my passengers. I had sixteen hulls and a week. Nobody’s thanked me. I only say I’ve noticed.*

        {"*"}Now the others are going to want to know who did what. It’s written down. It’s in a drawer with a lock, and a lock’s a sort of request. Come and eat. B. R.*

        It is on the back of a menu. On the front four dishes have been crossed out, and *doctor* put beside them. A tomato seed has dried on to the soup.

paper-letter-corporation = The Director’s letter
    .text =
        {"*"}Gabriel, hello. I found them in a ledger in ninety-four, under a word. So I fed them. By a hundred and three the interest buys out the last contract, and they each get a key. I’ve had the keys cut.*

        {"*"}I need three quiet years. Somebody is going to spoil it by being right. I’d like to be able to show them their own books first. Priya Iyer.*

        At the foot there’s a line for Salome. It has been cut off, neatly, with nail scissors, and is not in the folder.

paper-file = Our own file, the last sheet
    .text =
        It is black from the head to the foot. Somebody has gone over it with a brush, line by line, and one can see the strokes. Across it are five stamps, all different.

        At the very bottom two words have been missed. *Instrument aboard.*

        On the back Thaddeus has begun a list of what it might be. *The gun. The cello. Bees.* They are crossed out, each with the hour.

paper-hull-book = The Hull Book, one week of it
    .text =
        {"*"}Famine relief, Mirembe, 5th to 11th of the 9th, 92. Sixteen hulls, four convoys.*

        {"*"}Hulls 1 to 12: heads, 22,914.*

        {"*"}Hulls 13 to 16: heads, none. Crates, full; 52 left on the quay. Mark: a plough.*

        Overleaf, in another ink: *22,914 contracts, to the Corporation, at so much each. Paid.* Beside hull nine stands the name of who flew it. *J. Dube.*

paper-trust-book = The Trust Book, one opening
    .text =
        {"*"}Left. Reparations, from the Federation, for 31,407 dead, at so much a head, by the quarter. Put out at interest.*

        {"*"}Right. Perdita Works, rations. 22,914 a day.*

        It is one list. Along the foot of both pages runs a sum, in a quick hand, which is done again each year and comes out a little sooner. The last time it says: *103.* It is underlined, twice, and the second line has gone through the paper.

paper-fire-order = The Fire Order, with its map
    .text =
        {"*"}Main gun. Mirembe, arsenal. Hour: 14:40. S. F.*

        Pinned to it is the map that the gunners never saw. There are streets on it, drawn in with a ruler and lettered: Well Street, Baker’s Row, the School. There is a clinic, with a cross. The small strokes between the houses are washing lines.

        Under the hour Gabriel has written another, in pencil, and rubbed it out. One can still read it. *13:48.*

paper-annex-c = Annex C
    .text =
        {"*"}Mirembe. Persons deceased, counted: 31,407.*

        {"*"}Registry consulted:* a tick. *Surveyed from the air:* a tick. *Surveyed from the ground:* nothing. *Remains counted:* nothing.

        {"*"}Certified, N. Shahidi. Surveyed, N. Sato.*

        It is the copy, a line each in everybody’s hand. In the mess it was laid before Noriko, and beside her own name she signed again. It would not be a true copy otherwise, she said.

paper-roll = The Roll, first sheet
    .text =
        Two columns, in one hand. On the left are the mourned; at the foot, small and dry, *8,493*. On the right every name has a line through it. Above the column stands one word, *struck*, and below it *22,914*.

        The first name on the right is Keala, daughter of Rangi. The copyist has taken the line over as well. It was drawn more than once, and so it is drawn more than once here.

paper-letters = Five letters to Hollis Tan
    .text =
        One is typed, on a machine that drops its e. *It is to be prevented that the instrument in IRONCLAD is read.* One is on hotel paper, in the conditional. One is a cord with knots, and a sheaf in clay. One is an invoice, *less ten in the hundred, for prompt settlement*. One is a pink form in triplicate; under “Casualties” there is a line.

        Not one of them says *kill*. All five say *prevent*. Fifty-one people are dead of it.

paper-recorder-sealed = The box behind the reactor
    .text =
        Grey steel, the size of a bread bin. Four bolts, cut through. A good bead of weld goes all the way round.

        The yard built it in, and it writes down what the main gun does: when, and by whose key. Nobody on board has heard it but Daisuke, in 92, by himself. It is still ticking. One has to hold one’s breath.

paper-recorder-played = The box, written out
    .text =
        {"*"}Main gun. 11/09/92.*

        {"*"}Key one: Etxeberria. Not present.*

        {"*"}Key two: Cole, T. Turned, 13:48.*

        Written out by Gabriel, as the box says it. Below stands the hour of the order, 14:40, and then a subtraction, done with care in the manner of a schoolboy, though he has known the answer for some time. *52.*

paper-list = Who was on the Mirror
    .text =
        Ninety-one sheets, both sides. Each line has a name, a gang and a number; and where the Corporation’s books have only the number, the name has been written first.

        The pencil changes hands every few pages. On sheet forty somebody has leant it on a bundle, and on sheet sixty on a child’s back: the writing goes up and down, as if the list were breathing.

paper-xletter = Xavier’s letter
    .text =
        {"*"}01/09/92. Private.*

        {"*"}Sunniva. There is a town above it. Give me three weeks, and I will have them out. I shall ask for hulls, I shall not say of whom. I know that I have never asked you for anything. This is the thing. X.*

        Zofia’s copy. She made it in 92, for the file, before she put the letter in the trunk; there is the censor’s stamp, and beside it, this year’s date, in her own hand: *Passed.*

paper-clause-thaddeus = Item one, answered
    .text =
        {"*"}For the shot at Mirembe answers: T. Cole, first officer. 13:48.*

        It is ruled, blotted and sealed. In the margin Thaddeus has corrected the seconds. He was asked to initial the correction, and has done so, with the hour.

paper-clause-xavier = Item one, answered
    .text =
        {"*"}For the shot at Mirembe answers: X. Etxeberria, Captain, cashiered. 14:40.*

        In five languages, for putting up at locks. This is a sheet from the quay at Europa. Somebody from Perdita has crossed out “shot” in pencil, quite gently, and written over it: *ships*.

paper-clause-nobody = Item one, open
    .text =
        {"*"}For the shot at Mirembe answers:* and then a dotted line, across both pages and a short way on to the cover.

        It is signed above and below by all who sat. Gabriel’s copy has a pen through the spine, to keep it open.

paper-chair-bill = A chair, paid
    .text =
        “One chair, by the window. Paid, in small coin, in a can.”

        In the line for the name, which was empty, stands in Achterberg’s hand, larger than the rest: *Keala of Mirembe*.

paper-wall = The wall, on eleven forms
    .text =
        White on black, rubbed with the side of a carbon. *WHO COMES, PLEASE SAY THEM.* Under it are 311 names in columns, and behind each the day: a 2, an 11, an 11, a 12, a 14.

        The last is *Anahera Pohatu, 19*. She scratched it herself.

        On the front of each form is printed: *Describe what has been lost.*

paper-wall-read = The wall, as it was read aloud
    .text =
        Eleven pages of the log, written down by nine people as the names came over the wire. There are 311 names, and after each the day. Where a reader’s voice gave out, the line stops, and somebody else goes on with another pencil.

        Above four names with the same surname, half a page is empty. Then: *11, 11, 12, 14.*

        The last is *Anahera Pohatu, 19*. Under it stand the hour, and the signatures of the forty who said that name together.

paper-tape-told = The beacon’s tape
    .text =
        Forty lines, of who was called and who heard. *Plover: acknowledged, sailed on. Fourth Squadron: jamming.* The thirty-first has been read out so often that it is worn.

        {"*"}22/09/92. Ironclad. Heard. No answer.*

        Beside it, in Gabriel’s writing: *It was I. Read to the crew, 100.* The crew have signed under that, all of them. Nobody had asked them to.

paper-tape-kept = The beacon’s tape
    .text =
        Forty lines, of who was called and who heard. *Plover: acknowledged, sailed on. Fourth Squadron: jamming.* So it goes on, ship after ship.

        {"*"}22/09/92. Ironclad. Heard. No answer.*

        It is rolled up as small as a tape can be rolled, with a coat button through it. Nobody has been shown it. Daisuke leaves the mess when Gabriel comes in with that coat on.
