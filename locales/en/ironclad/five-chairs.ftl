### Scenario 9, "Five Chairs": five leaders to be fetched to one hall, in three cabins, by one ship.
### It begins on 03/11/100GN; each turn is a day. Neighbours on the ring are enemies, and quarrel when they are aboard together.

scenario-five-chairs-name = Five Chairs
scenario-five-chairs-subtitle = From Europa to five seats, and back with whoever sits in them, in 100. About 100 minutes.
scenario-five-chairs-chart = The Ring, by easy stages
scenario-five-chairs-chart-note = five seats, one hall; neighbours on this sheet are not on speaking terms

scenario-five-chairs-aim-federation = Bring Marshal Falk and three more of the five to Europa by turn { $turns }
scenario-five-chairs-aim-council = Bring Convenor Shahidi and three more of the five to Europa by turn { $turns }
scenario-five-chairs-aim-firstborn = Bring Rangi of Adjoa and three more of the five to Europa by turn { $turns }
scenario-five-chairs-aim-cartel = Bring Factor Reis and three more of the five to Europa by turn { $turns }
scenario-five-chairs-aim-corporation = Bring Director Iyer and three more of the five to Europa by turn { $turns }

side-five-chairs-federation = For the Federation
    .text = Retainer { $retainer }; { $pay } when four sit, the Marshal among them. Against us: the Cartel. Nobody to sit after Rangi: +1 Federation, and help next time; if not, one patrol fewer then.
side-five-chairs-council = For the Council
    .text = Retainer { $retainer }; { $pay } when four sit, the Convenor among them. Against us: the Corporation. All five to sit: +1 Council, and help next time; only four: −1 Council, and less pay then.
side-five-chairs-firstborn = For the Firstborn
    .text = Retainer { $retainer }; { $pay } when four sit, the Eldest among them. Against us: the Federation. No word of a second column: +1 Firstborn, and help next time; if not, less pay then, but Perdita thinks better of us.
side-five-chairs-cartel = For the Cartel
    .text = Retainer { $retainer }; { $pay } when four sit, the Factor among them. Against us: the Council. The Factor to sit second: +1 Cartel, and help next time; if not, less pay then.
side-five-chairs-corporation = For the Corporation
    .text = Retainer { $retainer }; { $pay } when four sit, the Director among them. Against us: the Firstborn. The sixth chair empty: +2 Corporation, and help next time; if not, less pay then, but Perdita thinks better of us.

milestone-five-chairs-main-federation = Four chairs, and Falk in one
    .text = Set down Falk and any three of the other four in the hall at Europa. Keala of Mirembe is not one of the four.
milestone-five-chairs-main-council = Four chairs, and Shahidi in one
    .text = Set down Shahidi and any three of the other four in the hall at Europa. Keala of Mirembe is not one of the four.
milestone-five-chairs-main-firstborn = Four chairs, and Rangi in one
    .text = Set down Rangi and any three of the other four in the hall at Europa. Keala of Mirembe is not one of the four.
milestone-five-chairs-main-cartel = Four chairs, and Reis in one
    .text = Set down Reis and any three of the other four in the hall at Europa. Keala of Mirembe is not one of the four.
milestone-five-chairs-main-corporation = Four chairs, and Iyer in one
    .text = Set down Iyer and any three of the other four in the hall at Europa. Keala of Mirembe is not one of the four.
milestone-five-chairs-side = The sixth chair
    .text = Bring Keala of Mirembe to the hall at Europa.
milestone-five-chairs-third = Nobody leaves the table
    .text = Seat the four without sending anybody home, and without fetching anybody by force.

person-five-chairs-falk-name = Marshal Falk
person-five-chairs-shahidi-name = Convenor Shahidi
person-five-chairs-rangi-name = Rangi of Adjoa
person-five-chairs-reis-name = Factor Reis
person-five-chairs-iyer-name = Director Iyer
person-five-chairs-keala-name = Keala

## Before fitting out

passage-five-chairs-six-places = Two metres ten
    .text =
        Harbourmaster Achterberg has had five chairs carried into the grain hall at Europa, and goes round them with a tape.

        “The Armistice lapses at midnight on the thirtieth of the twelfth,” she says. “That is in fifty-seven days, and your pardon lapses with it. If all five sit down here, they can prolong it. I regret that none of the five will travel on another’s ship, or send a deputy; the deputies have all been bought.” She measures from one chair to the next. “Two metres ten. A man with gout cannot throw a tomato so far.”

        “And who fetches them?” says Gabriel.

        She lets the tape run back into its case. “Whom do they dislike most evenly?” says Achterberg.
    .log = { $date }. Europa. Five chairs, and we are to fill them. Fifty-seven days of peace in hand. Barley.

passage-five-chairs-nobody = No takers
    .text =
        “I have told all five that you will do it,” says Achterberg. “None of them was pleased. That is the beauty of you.”

        She has brought plums in a paper bag, and a list. Each of the five pays a retainer to have the others fetched as well, since each wishes to be seen to have sent the ship. She needs one name to put on the bill.

        “Take any,” she says. “There is none of them who thinks well of you.”

        Gabriel goes down the list with his thumb. The five names have been typed very small, so as to be of one length. “Did you do that on purpose?” he says.
    .log = { $date }. No one of the five would choose us, so we choose. Plums from Achterberg; she wants the bag back.

choice-five-chairs-sponsor = In whose name do we sail?
option-five-chairs-sponsor-federation = For the Federation
    .cost = Main: +3 Federation, −3 Cartel, { $pay } Credits. The Marshal asks nothing to come aboard.
    .log = { $date }. Cups: the Marshal. She will be ready at six, with one bag.
option-five-chairs-sponsor-council = For the Council
    .cost = Main: +3 Council, −3 Corporation, { $pay } Credits. The Convenor asks nothing to come aboard.
    .log = { $date }. Cups: the Convenor. She has sent us all felt soles, in our sizes.
option-five-chairs-sponsor-firstborn = For the Firstborn
    .cost = Main: +3 Firstborn, −3 Federation, { $pay } Credits. The Eldest asks nothing to come aboard.
    .log = { $date }. Cups: the Eldest. He has not left Adjoa in eleven years, and asks what one takes.
option-five-chairs-sponsor-cartel = For the Cartel
    .cost = Main: +3 Cartel, −3 Council, { $pay } Credits. The Factor asks nothing to come aboard.
    .log = { $date }. Cups: the Factor. He is bringing his own bed, and eleven pots.
option-five-chairs-sponsor-corporation = For the Corporation
    .cost = Main: +3 Corporation, −3 Firstborn, { $pay } Credits. The Director asks nothing to come aboard.
    .log = { $date }. Cups: the Director. She has booked the cabin by the hour.

passage-five-chairs-bill = The chairs are extra
    .text =
        “You owe me for a hard month,” says Achterberg, “and I said that I should want it back when it was least convenient.”

        The bill is for the hall. Four Credits: straw, lamps, a carpet from the lock to the door, and a man to stand beside the carpet. She has struck the man out again and put *own crew*.

        “You could have asked for all of it,” says Gabriel.

        “I could.” She holds the pen out to him. “Then you would be free of me, and I should have to learn somebody else’s walk.”
    .log = { $date }. Paid Achterberg four Credits for the hall, off what we borrowed. She has written *in part*.

passage-five-chairs-briefing-federation = One bag
    .text =
        Marshal Falk reads them the order herself, over the relay from Theia, off a card no larger than a ration ticket.

        “You will fetch me, and as many of the other four as will come. I will sign if they sign. I have one instruction, which is not on the card. Bring Rangi of Adjoa last. I mean to be seated, with the others round me, when that man walks the length of the hall. We fired on Mirembe. He had locked its gates, and so eight thousand were at home when we did. I would like him to have to look for his chair.”

        “That’s not very kind,” says Gabriel.

        “No,” says Falk. “I have one kindness to spend there, and I am keeping it for the treaty.”
    .log = { $date }. For the Federation. The Firstborn to be seated last, for the look of it. She has not asked whether he minds the light.

passage-five-chairs-briefing-council = All of them
    .text =
        Convenor Shahidi has drawn the hall on the back of a hymn, and holds it up to the relay at Pharos. There is a small cross for each of the five.

        “Four would be enough in law,” she says. “I do not ask for enough. A parent who was not in the room does not keep the agreement. Bring me all five, at any price, and I will overlook the price.” She folds the hymn along the old crease. “If one chair stays empty, the small worlds will say that nobody tried. They have no fleets, and no chair. I should have to write to them that they are right.”

        “Would they be?” says Gabriel.

        “You would know that better than I,” says the Convenor.
    .log = { $date }. For the Council. She wants all five, at any price, and will be cross at four.

passage-five-chairs-briefing-firstborn = What is not on the agenda
    .text =
        The herald has turned the lamps down as far as they will go, and then stands where the last of the light is.

        “The house of Adjoa will sit with those who broke its roof,” he says. “It will speak of the dead. It asks one thing of the house that carries it. The Roll has two columns. You have seen them, or you have heard of them: the eight thousand who are mourned, and the others, who left, and were struck. In that hall there is to be no word of two columns.”

        “There’s a daughter in the second one,” says Gabriel.

        The herald puts his hand over the lamp, as one covers a child’s ears. “There is no one in it,” he says. “That is what it is for.”
    .log = { $date }. For the Firstborn. Not a word of the second column. The herald left his lamp behind, and came back for it.

passage-five-chairs-briefing-cartel = A real chair
    .text =
        Factor Reis receives them in bed, by relay, with his foot on a cushion and a tray on the foot. A basket of figs has come from Mancala ahead of the picture, one for each of them.

        “You know what I had at the last peace? A bench. By the door, with the interpreters. I’d carried twenty-three thousand people out of that town, and they gave me a bench and a biscuit.” He waits until they have all bitten into theirs. “So. Five chairs, I hear. Good ones. I want to be the first to sit down after whoever sits down first. Second. A man who comes second has been waited for by one and is waiting for three. Try it sometime, it’s lovely.”

        “And if you come fifth?” says Gabriel.

        “Then I’ll have been invited,” says Reis. “Again.”
    .log = { $date }. For the Cartel. He wants to be the second to be seated. Figs. He remembers the biscuit as well, by kind.

passage-five-chairs-briefing-corporation = Five is a good number
    .text =
        Director Iyer, on the relay at Kontor, has read Achterberg’s order for furniture. She turns her slate to the lens.

        “Six. There’s five of us, and she’s had six made. Somebody’s paid for one, cash, no name. I can guess who it’s for, and you’ve eaten in her canteen.” She takes a breath, and the wheel beside her door goes round with it. “If a woman from Perdita sits down in that hall, twenty-two thousand people are alive in front of witnesses, and the money that feeds them was paid for corpses. It stops that week. I’m not ashamed of her. I’d just like her to have dinner. Keep the sixth chair empty and I’ll think the world of you.”

        “Have you asked her?” says Gabriel.

        The slate has gone dark by itself. “No,” says Iyer. “I know what she’d say.”
    .log = { $date }. For the Corporation. There is a sixth chair, and she would like nobody in it. She said please, twice, and put it in the contract once.

line-five-chairs-known-open-gabriel = “We told everyone who’s alive at Perdita. So there’ll be crowds at Europa, and they’ll want to touch someone. Leave time for it.”
line-five-chairs-known-sold-gabriel = “We sold what we knew of Perdita, and Iyer paid for it in the end. Unless it’s her we sail for, she’ll want something more before she boards.”
line-five-chairs-known-silent-gabriel = “We never told a soul about Perdita, and Iyer knows it. If she asks for anything, it’ll be less than she might.”

passage-five-chairs-in-chains = The one who stayed behind
    .text =
        Gabriel has a letter from the house they robbed in the eighth month. It is two lines, with a photograph.

        In the photograph is the clerk from the vault, the one whose name was pencilled on every shift, and whom they left behind. There is a chain from the left wrist to a chair. The house is willing to come and talk of peace. It will bring the chair.

        “They want us to look at it,” says Gabriel. “All the way to Europa. And a house that isn’t paying us will ask for something extra before it comes.” He props the picture against the salt, where everyone will have to. “Does anybody remember the name?”
    .log = { $date }. The clerk whom we left is to be brought along in chains. Unless that house is paying us, one demand more at its seat. The name was asked for; four of us knew it.

passage-five-chairs-minutes = Minutes will be taken
    .text =
        The clerk has asked for a table by the mess door, and six pencils.

        “I’ve been thinking about your passengers,” says the clerk. “People ask for such a lot because they don’t believe it’ll be written down. I write everything down. I’d show them the page. *The house of so-and-so has asked for nothing, the others for a good deal.* They’d have to be very brave to ask for something after that.” A pencil is tried, and found too soft. “I could do it once. By the second time they’d have heard.”

        “Whom would you do it to?” says Gabriel.

        “I’d wait,” says the clerk, “till you couldn’t pay.”
    .log = { $date }. The clerk will keep minutes. It is worth one demand, once, at whatever seat we like.

passage-five-chairs-parcel = Effects
    .text =
        A parcel has come to the quay, with five stamps on it. *Effects of H. Tan, bosun.* Gabriel signs for it.

        The Ironclad handed him over in the ninth month, for six Credits. For four weeks he was questioned about what he had told her crew. Then he was tried, in one morning, for the fifty-one people he had killed, and on the twentieth he was hanged. Nobody asked who had paid him. On the form there is a box for next of kin, and somebody has filled it in: *Ironclad, 85 to 94.*

        In the parcel are a tea strainer and a half-round file. The record of the questioning has been left in, by mistake. It is two pages long.

        “It’s all about the pump,” says Gabriel. Daisuke has taken the file, and looks along it. “Did he say anything else?” he says.
    .log = { $date }. They have hanged Hollis Tan. We are down as next of kin. Fifty-one, and one; the six Credits have long been spent.

passage-five-chairs-berths = Three doors
    .text =
        Daisuke has made three cabins out of the bread store, with real doors, and hung them so that no two open on the same side.

        “Three,” he says. “There’s five of them.”

        Gabriel has the chart flat on the table. The seats stand in a ring, and whoever sits beside you on it took something from you in the war. The short way round picks up neighbours. “Neighbours’ll be at it every night,” he says. “So somebody has to sit between them: talk, or give orders. Or we let them shout, and the whole ship hears. Or one goes home.” He puts three salt pots on the ring, and moves one, and moves it back.

        “Sound goes through that wall,” says Daisuke. “I left it thin. You’d want to know.”
    .log = { $date }. Three cabins and five guests. At every turn’s end two enemies aboard cost us a hero’s evening, a point of Morale, or a guest.

## Under way

passage-five-chairs-rule = What they would like first
    .text =
        Five notes have come, one from each seat, and Gabriel reads them out over the porridge.

        All five will come, and hardly one of them for nothing: they must be able to say at home that somebody paid. Five Credits would do. So would a thing that they alone want: ammunition at one seat, a porter at another, at a third a day without a word spoken. So would one of the crew for an evening; the notes name the trade. Those whom this ship has served well ask for less, and those whom it has crossed ask for more.

        “Ours asks for nothing,” says Gabriel. He holds the fifth note up to the light and turns it over. “That’s what worries me. When did one of these last come free?”
    .log = { $date }. The boxes at each seat are what they still want before they will board. Sugar ran out.

passage-five-chairs-seat-falk = Theia
    .text =
        At Theia the guard presents arms, and a band plays the first eight bars of something, and stops.

        Marshal Falk stands at the head of the steps with her bag in her hand. She has packed it herself; one can tell by the corners. “I can be aboard in four minutes,” she says. “First I require a thing to show the cabinet. You will unload two of your magazines on to my quay, so that I am not seen to board an armed ship. Or lend me a marine, to stand in my hall for one evening, where the cabinet dines. Or five Credits for the widows’ fund. I do not haggle. I was never taught.”

        The band has turned its page and is waiting.
    .log = { $date }. Theia. The Marshal will come for ammunition, a marine or five Credits. The tune was ours, once.

passage-five-chairs-seat-shahidi = Pharos
    .text =
        At Pharos they are asked to sit before they are asked anything else. There are exactly enough chairs.

        Convenor Shahidi waits until the last of them has stopped scraping. “One comes gladly,” she says. “One would only like to know that the ship can be quiet. If your whole crew were to sit here with us for a while, and say nothing, it would be a great reassurance. It takes most of a day. Or a specialist might spend the evening on our lamps. Or there is a box for the orphans, and five Credits go into it.”

        Nobody speaks. Far down in the ship a pan falls, and goes on falling. The Convenor has closed her eyes. “Was that all of it?” she says.
    .log = { $date }. Pharos. The Convenor will come for a day’s silence, a specialist or five Credits. It was the big pan.

passage-five-chairs-seat-rangi = Adjoa
    .text =
        Rangi of Adjoa has come down as far as the last terrace, which is as far as he has come since 89. Someone holds a lamp behind him, so as not to light his face.

        “The house would board,” he says. “It is asked at home by what right these people carry it. Let them say their own dead, here, in the dark, to a keeper. There were thirty-four. It is not a punishment, though it costs what it costs. Or let a diplomat of theirs sit with us at one dinner. Or five Credits, to the keepers of the lamps; we are told that everything may be done so.”

        He has not moved from the step. He looks down at the gap between stone and ramp, a hand wide, for rather a long time.
    .log = { $date }. Adjoa. The Eldest will come if we say our dead, or send a diplomat to dinner, or pay five Credits. Daisuke moved the ramp up. Nothing was said.

passage-five-chairs-seat-reis = Mancala
    .text =
        At Mancala the Factor’s bed is on the quay already, with the Factor in it, and eleven pots of tomatoes drawn up behind.

        “I’m packed!” he calls. “Look at me, I’m freight. Now, I can’t just come, they’d think I was ill. Five Credits, say. I’d do it for five. Or leave me one of your hands for good, I’m short a porter. Or an agent, to sit at my desk tonight and look bored at whoever comes. It’s a gift, that.”

        A porter has picked up the end of the bed. He looks from the Factor to the ramp, and works out the angle.
    .log = { $date }. Mancala. The Factor will come for five Credits, a hand for good, or an agent for his desk. The bed will have to go in sideways.

passage-five-chairs-seat-iyer = Kontor
    .text =
        Director Iyer meets them at the lock with her coat on. She has had the wheel beside the door stopped, so that for once nobody pays to breathe.

        “I’ve got nine minutes, so: I’d love to come. Legal wants consideration, or it’s a gift, and then it’s a bribe. Two lots of salvage; we’re short of valves on forty stations, and yours are terrible, but they’re valves. Or an engineer, for tonight; there’s a plant I can’t leave as it is. Or five Credits, and I’ll write you a receipt you could hang up.” She has seen the cabin plan. “Who’s on the other side of my wall?”

        Gabriel tells her who might be.

        “How thick?” says Iyer.
    .log = { $date }. Kontor. The Director will come for salvage, an engineer or five Credits. She has asked for the wall in writing.

passage-five-chairs-ready-falk = Theia
    .text =
        At Theia the guard presents arms, and a band plays the first eight bars of something, and stops.

        Marshal Falk stands on the quay with her bag in her hand. She has packed it herself; one can tell by the corners. “Four minutes,” she says. “I am told that you expect me to ask for something first. I ask for nothing. I have had it.” She looks up at the gun, along the whole of its length, and down again. “With which foot does one go aboard this ship?”

        No one has ever thought about it. Gabriel looks at his.
    .log = { $date }. Theia. The Marshal will come, and asks for nothing. The tune was ours, once.

passage-five-chairs-ready-shahidi = Pharos
    .text =
        At Pharos they are asked to sit before they are asked anything else. There is one chair too few, and nobody will take the last; so they all stand.

        Convenor Shahidi has her coat on. “One has been dealt with fairly by this ship,” she says, “and asks for nothing. It is an odd feeling. One keeps looking round for the other bag.” She gives a keeper her keys, one by one, and says of each what it is for. “Should one be away longer than nine days: the small lamp in the east gallery smokes. You will think of it?”

        The keeper has thought of it for thirty years. He says yes.
    .log = { $date }. Pharos. The Convenor will come, and asks for nothing. The lamp in the east gallery smokes.

passage-five-chairs-ready-rangi = Adjoa
    .text =
        Rangi of Adjoa has come down as far as the last terrace, which is as far as he has come since 89. Someone holds a lamp behind him, so as not to light his face.

        “The house boards,” he says. “It asks for nothing. At home they wished to know by what right these people carry it. The house has answered that they came for us, and that no one else did.”

        He has not moved from the step. He looks down at the gap between stone and ramp, a hand wide, for rather a long time. Gabriel holds out an arm. It isn’t taken. “Is it deep?” says the Eldest.
    .log = { $date }. Adjoa. The Eldest will come, and asks for nothing. Daisuke moved the ramp up.

passage-five-chairs-ready-reis = Mancala
    .text =
        At Mancala the Factor’s bed is on the quay already, with the Factor in it, and eleven pots of tomatoes drawn up behind.

        “I’m packed!” he calls. “Look at me, I’m freight. And no charge! Somebody write that down, it won’t come again. I’ve been through the book, Gabriel, and you and I are square. I don’t like it. I’ve not been square with anyone since I was nine.”

        A porter has picked up the end of the bed. He looks from the Factor to the ramp, and works out the angle. “Is there nothing you want?” says Reis. “A fig?”
    .log = { $date }. Mancala. The Factor will come, and asks for nothing. He has been through the book twice. The bed will have to go in sideways.

passage-five-chairs-ready-iyer = Kontor
    .text =
        Director Iyer meets them at the lock with her coat on. She has had the wheel beside the door stopped, so that for once nobody pays to breathe.

        “I’ve got nine minutes, and I don’t need one of them. Legal wanted consideration; I said it’s been received. They asked where I’d booked it. I said I’d look.” She is walking already. She has seen the cabin plan. “Who’s on the other side of my wall?”

        Gabriel tells her who might be.

        “How thick?” says Iyer.
    .log = { $date }. Kontor. The Director will come, and asks for nothing. She has asked for the wall in writing.

line-five-chairs-turned-falk = “You had signed with me in the second month, and you took four Credits of Mancala’s. I have it here. It will cost you one thing further.”
line-five-chairs-turned-reis = “You left me on the quay for four Credits, that time. I’d have given you five! So it’s one thing more today. I’m not sore. I’m itemised.”
line-five-chairs-struck-falk = “You were under the Mirror, and it came down. Jatania is dark. I have been there and held a lamp. You will bring one thing more.”
line-five-chairs-held-falk = “You held it. The sun at Jatania limps, my grandson writes, and comes at twenty past eight. I had signed for darkness. I have crossed out one demand.”
line-five-chairs-held-for-her-falk = “You held it. The sun at Jatania limps, my grandson writes, and comes at twenty past eight. He complains. I have kept the letter.”
line-five-chairs-sunk-shahidi = “The survey plates went into the Hole, one was told. One slept well that night. One has made a note of the date.”
line-five-chairs-cord-rangi = “We have tied in the dead of Anneke. The cord was not long enough, and somebody was sent for string. You had four boxes of serum. We say no more.”
line-five-chairs-plates-shahidi = “You brought the survey plates to us, in the third month. One has not forgotten it. There is one thing the less to ask.”
line-five-chairs-plates-iyer = “You landed the survey plates with us, in the spring. They’re in my safe, face down. That’s one thing less. I do keep books.”

passage-five-chairs-aboard-falk = Inspection
    .text =
        Marshal Falk goes through the ship from bow to stern before she will look at her cabin. She runs a finger along the top of the firing board and looks at the finger.

        “Clean,” she says.

        “We eat off it,” says Gabriel.

        She commanded the fleet when this gun was fired, and has never stood behind it. She stands there now, with her heels together. Through the port one can see what the gunner saw: a good deal of sky. “It was reported to me as an arsenal,” says Falk. “I knew that it was not only that. I signed. I will take the bunk by the door, if it is the hard one.”
    .log = { $date }. The Marshal is aboard. She knew that there was a town, and said so at the board, to nobody in particular. Bed made by 05:00, with corners.

passage-five-chairs-aboard-shahidi = Soft shoes
    .text =
        Convenor Shahidi has left her shoes in the corridor, pointing out. By supper there are four other pairs beside them, and nobody has said a word.

        She eats with the crew, and passes the salt before it is asked for. “One certified thirty-one thousand four hundred and seven dead,” she tells the bread. “In good faith. Three years after, one was shown that it was false. There had been no war for three years. One thought of who would begin the next one, and over what, and one put the paper back into the drawer.”

        “You might’ve said,” says Gabriel.

        “On which day?” asks the Convenor. She really would like to know. She has put down her spoon.
    .log = { $date }. The Convenor is aboard. She has known since 95 that the count is false. There are nine pairs in the corridor now; I fell over them.

passage-five-chairs-aboard-rangi = Too much light
    .text =
        They have unscrewed every second bulb on the lower deck, and still Rangi of Adjoa walks with his sleeve before his eyes.

        He will not have an arm. He finds the cabin by counting doors. Inside he sits down on the floor, since the bunk was built for shorter people, and sets in front of him the one thing that he has brought. It is a length of cord, thick with knots.

        “This is who was left,” he says. “Eight thousand four hundred and ninety-three. They wished to leave, and the house forbade it, because a town that empties shows that it has been warned. The house is this hand.” He lays it on the cord. Somebody has reached for the door, to shut it. “Leave it open,” says Rangi. “Your people should hear who barred the gates.”
    .log = { $date }. The Eldest is aboard. It was he who barred the gates of Mirembe; he told me so before I had found him a blanket.

passage-five-chairs-aboard-reis = Freight
    .text =
        No bunk in any of the cabins is long enough for Factor Reis and his foot, so his bed is in the passage, and anybody who wants the galley has to climb over him.

        He has nothing against company. By noon he knows everyone’s mother. “I flew hull one,” he says, to a stoker with a bucket. “Ninth month, ninety-two. Sixteen hulls, twelve full of people, and I stood on that quay and packed them in with these hands. And the last four went out with crates, because a fellow paid me. Guns. There were folk standing there watching the crates go by.” The stoker has put down the bucket. “Nobody’s ever said thank you for the twelve,” says Reis. “And I can’t ask, can I? On account of the four.”
    .log = { $date }. The Factor is aboard, in the passage. Twelve hulls of people and four of guns; he has been paid for all sixteen. There is a tomato on my chair.

passage-five-chairs-aboard-iyer = By the hour
    .text =
        Director Iyer has taken the cover off the air plant before she has asked which cabin is hers.

        “Who did this joint?” she says. “It’s lovely. It’s wrong, but it’s lovely.” Daisuke has come to see who is talking to his machine. They look into it together for a time. “I was born on a station with eleven of these. Two stopped. You learn the sound. When I found Perdita in the books there were twenty-four thousand people on air for fourteen, and I had a form in front of me to write them off. So I wrote *maintained*. One word. I’ve been lying for six years to keep one word true.”

        Daisuke hands her the other spanner.
    .log = { $date }. The Director is aboard. She keeps twenty-two thousand alive by lying about them, and has tightened something in the air plant that had whistled since 96.

passage-five-chairs-aboard-keala = No luggage
    .text =
        Keala comes aboard with her hands in her pockets. She has the tag with her number round her neck, and she has turned the number inwards.

        “Three cabins,” she says. “Who’s next door?”

        Gabriel tells her who is, and who may be yet. She nods at each name, as one nods at a list of parts.

        “I’ve been dead for eight years, and in that time I’ve had two letters, and one was from a valve company.” She tries the bunk, and then the light, and turns it down without noticing that she has. “I don’t want to make a speech. I want to sit in a chair where they can see me, and have somebody else start talking. Can she do that, your harbourmaster? Make them go first?”
    .log = { $date }. Keala of Mirembe is aboard. She does not mean to say anything. I think that it will be heard.

passage-five-chairs-falk-reis = The price of guns
    .text =
        The quarrel starts at supper, over the oil.

        “Four hulls,” says Marshal Falk. “You had four hulls empty on the last day, and people on the quay, and you loaded artillery for whoever paid.”

        “And who was coming to shoot at them? Pass the bread. I took out twelve hulls of folk that your own captain begged me for, and you gave him a cell for it.” Reis has gone a bad colour. “I was paid for guns. You were paid for a town. I’ve seen the pension.”

        Falk has stood up. She is holding the oil, and she does not seem to know how to put it down without its being a concession.
    .log = { $date }. Falk and Reis, at table, over who did what on one day in 92. Both had the figures right.

passage-five-chairs-reis-shahidi = A bench
    .text =
        Factor Reis has had himself carried in to breakfast on a bench.

        “It’s the very one,” he says. “Or its brother. This is what I was given at your peace, Convenor. I’ve had it fetched, so you’ll feel at home.”

        “There were five delegations and four tables,” says Shahidi. “One had to put somebody beside the door. It was thought that you would make the best of it.”

        “I’ve made eight years of it! I’d the only true list in that building, hull by hull, in my coat. I sat there with it. Nobody asked me what I’d got in my coat.”

        “No,” says the Convenor, after a time. “One knew that you had something. Would you have shown it?”

        Reis looks along the bench, to one end and to the other. “From here? Never,” he says. “From a chair, I might have.”
    .log = { $date }. Reis and Shahidi, about a bench. He had the true list in his coat at the peace, and she never asked to see it.

passage-five-chairs-shahidi-iyer = Sums
    .text =
        “You used my number,” says Convenor Shahidi. She says it to the lamp.

        “I used it? You *certified* it! I just did the arithmetic.” Director Iyer has a slate in one hand and toast in the other. “So much a head, from the Federation, for thirty-one thousand. I didn’t pick thirty-one. If you’d counted properly I’d have had eight thousand dead to feed twenty-two thousand living on, and they’d have starved by ninety-four. Your mistake’s the best thing that ever happened to them.”

        “It was not a mistake after ninety-five,” says Shahidi.

        “No,” says Iyer. The toast has stopped half-way. “It wasn’t, was it? You knew. Then why in heaven’s name did you never *ring* me?”
    .log = { $date }. Shahidi and Iyer, about a number. Each has kept up the same lie for years and thought that she was alone with it.

passage-five-chairs-iyer-rangi = Eight springs
    .text =
        In the passage between their two doors Rangi of Adjoa has stopped Director Iyer, by standing there.

        “Each spring we read the names,” he says. “Each spring forty stations put out black. It was courteous. And those who put it out had our dead in their works, alive, and sold them their soup.”

        “I was feeding your people!”

        “They are not our people. They left.”

        “You *knew*.” She has to look up at him. “You knew who was alive, every spring, and you wept at me, and I wept. I had to go and lie down. I thought one of us must mean it.”

        He has put a hand to the wall, to be certain where it is. “We did,” says Rangi.
    .log = { $date }. Rangi and Iyer, in the passage. He struck out the living and she hid them, and each has cried about it on the open band.

passage-five-chairs-rangi-falk = Well Street
    .text =
        Nobody on the Ironclad has ever heard Rangi of Adjoa raise his voice. They hear it now, through two doors.

        “YOU DREW IN THE WASHING!”

        When they get there the Marshal is standing at attention in her cabin, and he in front of her, stooping, with one finger held up before her face. “There was a map. It had our streets on it. It had Well Street. You sat at a clean table, with a ruler, and you drew the clothes on the lines, and then you signed.”

        “Yes,” says Falk. “And you locked the gates.”

        The finger stays where it is. It has begun to shake; and she looks at it, and not at him, and does not step back.
    .log = { $date }. Rangi shouted at Falk. She drew the map and he locked the gates, and the two of them stood there for eleven minutes, Daisuke says, with the door open.

passage-five-chairs-rangi-keala = Nobody in the corridor
    .text =
        They meet between the cabins at the change of watch, a tall old man with his sleeve before his eyes, and a woman with her hands in her pockets.

        Whoever has left Adjoa is struck from the Roll, and is not spoken to, or of. Rangi struck her out himself. He looks at the place where she stands as one looks at a door. “There is a draught here,” he says to his attendant.

        “There’s nobody here,” says Keala. “I’ve eight years’ practice. Evening.”

        He does not go by. He can’t: she’s standing in the middle. His lips have moved, and no sound has come. The attendant looks hard at his own shoes, and the lamp he’s carrying has begun to rattle.
    .log = { $date }. Rangi and Keala met in the corridor. He struck out his daughter’s name, and she will not get out of his way. Neither of them slept. We could hear it.

passage-five-chairs-iyer-keala = Arrears
    .text =
        “You look well,” says Director Iyer.

        “I’ve been maintained,” says Keala.

        They are on either side of the stove, since there is nowhere else. “In three years you’re free,” says Iyer. “All of you. I’ve the date. Sit down in that hall and it’s gone by Thursday; I won’t be able to stop it, nobody will. I’m asking for a thousand and eighty days.”

        “I had a man last week who won’t see eighty. He wanted his own name on the tag. I’d to look it up.” Keala has taken the lid off the soup. “You count days. I’d have liked to be asked. Do you want this, or don’t you? There’s enough.”
    .log = { $date }. Iyer and Keala, about three years. One has the date on which they will be free, and the other has the people who will not live to see it. They ate.

choice-five-chairs-quarrel = Who sits between them tonight?
option-five-chairs-quarrel-host = Have somebody talk to them both
    .cost = A hero with Diplomacy is exhausted.
    .log = { $date }. Somebody talked until two in the morning. Nobody was persuaded, and they got sleepy.
option-five-chairs-quarrel-order = Order them to their cabins
    .cost = A hero with Leadership is exhausted.
    .log = { $date }. Ordered two guests to bed, like midshipmen. It took all the rank we had.
option-five-chairs-quarrel-shout = Let them shout
    .cost = −1 Morale.
    .log = { $date }. Let them shout. The whole ship lay and listened to what it was that we had been fighting for.
option-five-chairs-quarrel-judge = Ask the Convenor to hear them
    .cost = Once: nothing. She was a judge.
    .log = { $date }. The Convenor heard both, as she used to. Asked at the end who had the children, and they both said, “What?”
option-five-chairs-quarrel-home-falk = Send the Marshal home
    .cost = Falk goes back to Theia, to be fetched again. “Nobody leaves the table” is failed.
option-five-chairs-quarrel-home-shahidi = Send the Convenor home
    .cost = Shahidi goes back to Pharos, to be fetched again. “Nobody leaves the table” is failed.
option-five-chairs-quarrel-home-rangi = Send the Eldest home
    .cost = Rangi goes back to Adjoa, to be fetched again. “Nobody leaves the table” is failed.
option-five-chairs-quarrel-home-reis = Send the Factor home
    .cost = Reis goes back to Mancala, to be fetched again. “Nobody leaves the table” is failed.
option-five-chairs-quarrel-home-iyer = Send the Director home
    .cost = Iyer goes back to Kontor, to be fetched again. “Nobody leaves the table” is failed.
option-five-chairs-quarrel-home-keala = Send Keala home
    .cost = Keala goes back to Perdita, to be fetched again. “Nobody leaves the table” is failed.

passage-five-chairs-judged = Family court
    .text =
        Convenor Shahidi has had the mess table turned, so that its short end is towards the door. She sits there. The two of them are on the long sides, and she has taken away the cutlery.

        “You will each say what the other has lost,” she tells them. “Not what you have. I did this for half my life. The first to do it properly goes to bed first.”

        It takes two hours. There is a silence of forty minutes in it. When the first comes out, whoever is on watch looks at the bulkhead.

        “Did it work?” Gabriel asks her.

        “It never works,” says Shahidi. “They are only a little ashamed. It is generally enough for one night.”
    .log = { $date }. The Convenor held a family court in the mess, and they went to bed. She says that it can be done once to any people.

passage-five-chairs-sent-home = The launch
    .text =
        The launch has one bench, and whoever is going home sits upright in the middle of it, knees together.

        “I’ll say that it got late,” says Gabriel.

        The other half of the quarrel has not come to the lock; but somebody is standing behind the second port, and the curtain isn’t quite closed. Daisuke puts in a flask, and a blanket, and takes a long time over the strap. It is forty hours, and the pilot knows no songs. “And nobody there to quarrel with,” says Daisuke. “That’s no way to sleep.” He leaves the lock open a little longer, because the guest has drawn breath to say something.
    .log = { $date }. Sent one of them home. They can be fetched again, if we have the days. The cabin has been aired.

line-five-chairs-home-falk = “You will say that I was sent. Do so. It is the shorter word.”
line-five-chairs-home-shahidi = “One was not asked to stay. One would have liked to be asked, and to have said no.”
line-five-chairs-home-rangi = “We have left many rooms. We had not yet been shown the door by people who were merely tired.”
line-five-chairs-home-reis = “All the way back? Carriage paid? Then I’m not offended. I’m returned goods.”
line-five-chairs-home-iyer = “I’ll have read the minutes before you’ve come for me. Was any of us ever asked? I mean at any time, by anyone?”
line-five-chairs-home-keala = “I’ve been sent back before. They generally keep the packing.”

passage-five-chairs-forced = With an escort
    .text =
        A party goes up to the house at four in the morning. It takes nine minutes, two smoke candles and a door. Nobody is killed. A porter has his arm broken, and sits on the steps, looking at it with surprise.

        There was time for a dressing-gown. It is brought down the stairs between two of the crew, with a head of state in it, who looks straight ahead, as one does who is being sworn in. The household stands on the landing with candles. None of them has shouted.

        Gabriel has picked up a slipper. He holds it out, and it is looked at.

        “You used to be the ones who said no,” says the porter.
    .log = { $date }. Fetched one by force. Nobody dead; a door, and a porter’s arm. They will remember it longer than the war.

line-five-chairs-dragged-falk = “I shall attend. I shall sign nothing for which I was not asked. I would have sent nine men. You brought six.”
line-five-chairs-dragged-shahidi = “One will attend. One will tell everybody how one was asked. One will say it quietly; it carries.”
line-five-chairs-dragged-rangi = “We come. You have opened one more of our doors. We have kept count of them.”
line-five-chairs-dragged-reis = “In my nightshirt! With my foot! I’ll come, and I’ll sit, and there’s no sum you could name that I’ll forget this for.”
line-five-chairs-dragged-iyer = “Fine. I’m here. I’ll sign nothing that I’d have signed yesterday. And that’s one door, four hundred and ten, with fitting.”

passage-five-chairs-war-party = No flag
    .text =
        A ship has come out from the seat of the power that is against us in this. She has painted out her name and taken down her flag, and has forgotten to take it off her boats.

        “They’d sooner have the war,” says Gabriel. “Some captain’s made up his mind for all of them. He’ll come straight at us, a sector at every turn’s end, and he’ll shoot.” He watches her lamps. “He’d not shoot at his own leader, though. Not if that one’s in our next cabin, eating toast.”

        “Then that one had better be in it,” says Daisuke.

        “And in the hall, soon. Once that chair’s filled, he’ll go home.” Gabriel is still at the glass. The boats have the flag on them very neatly, one to each.
    .log = { $date }. A ship without a flag is after us. She will not fight while her own leader is aboard, and goes home when that one is seated.

passage-five-chairs-carpet = The carpet
    .text =
        Achterberg’s carpet goes from the lock to the door of the hall, and is eleven metres short. The man at the end of it picks it up behind the guests and runs round to lay it in front.

        It takes an hour each time. There is a bow at the lock, and a glass of something, and a small girl with a wreath who has forgotten whom it is for.

        “I regret the hour,” says the harbourmaster. “They would regret it more if it were less. Nobody signs a peace that he has walked into in ten minutes.” She looks back along the quay at the ship. “That is not all of them. I shall have the carpet beaten before the next.”
    .log = { $date }. Whenever we dock at Europa with guests, the welcome costs us an action. It was the wrong anthem, but everybody stood.

passage-five-chairs-crowd = Behind the rope
    .text =
        There is a crowd behind the rope at Europa, and it is not for the guests.

        They heard it in the seventh month, on the open band, when this ship told everyone: twenty-two thousand of the dead of Mirembe are alive. They have brought photographs. They hold them up, and call out a name, and after it a street. A woman has got hold of Gabriel by the belt. “Dorit,” she says. “Baker’s Row. A gap in her teeth. You’d have seen her.”

        “There was a board with names,” says Gabriel. “I didn’t read all of it.”

        “How far did you get?” says the woman.
    .log = { $date }. Crowds at Europa, since we told them. It cost us another action. I have forty-one photographs in my coat, and gave a receipt for each.

passage-five-chairs-fifty-one = Fifty-one
    .text =
        Along the carpet people sit on boxes, very upright, in black, from five ports. Each had somebody among the fifty-one whom Hollis Tan killed.

        “He was owed to us,” says a man in a mail coat. “In a dock, with his hat off. He’d have had to say why.”

        “He’s dead,” says Gabriel. “We sank him.”

        “At 16:22, with a hose in his hand. He’d called to you to come and hold it. There was a vote. It’s in your log who was for it, by name. We’d like to hear that page.”

        Behind Gabriel the first of the guests has stopped at the end of the carpet.
    .log = { $date }. The kin of the fifty-one sit along the carpet. They wanted to hear why, from him, and now it is to be from us.

choice-five-chairs-fifty-one = Do they hear the page?
option-five-chairs-fifty-one-read = Read it to them, with the names
    .cost = The next two actions are lost. +1 Morale: it has been said.
    .log = { $date }. Cups: read it. Those who are on it asked to stand up when their name came.
option-five-chairs-fifty-one-keep = The log stays aboard
    .cost = Nothing now. They stay on the carpet: each later arrival at Europa with guests costs 1 action more.
    .log = { $date }. Cups: it stays aboard. There were more cups down than on the day itself.

passage-five-chairs-page-read = Present
    .text =
        Gabriel reads it standing on a box that somebody has lent him. The hour first; then the names, and after each of them how the cup stood. Whoever is named gets up, and stays up. The gunner is the first.

        “Why?” says the man in the mail coat. He asks it of every one of them, in the same voice.

        “I thought, he’ll only do it again,” says the gunner.

        “I was tired,” says the next. “I wanted my tea.”

        It takes the afternoon. At the end of it the man picks up his box, so that the carpet can be laid straight. “I’d not have asked him more than that,” he says. “Did he say anything?”

        “That he’d stand off, if he were us,” says Gabriel.
    .log = { $date }. Read them the page. One of ours said that she had been tired, and it was she whom they minded least.

passage-five-chairs-page-kept = Seats
    .text =
        “It’s the ship’s log,” says Gabriel. “It isn’t read out on quays.”

        The man in the mail coat nods. He had thought as much; he says so to the woman beside him, and she says it to the one behind her. Nobody raises a voice. They get up, and carry their boxes on to the carpet, where it is dry, and sit down again in two rows, with their knees together.

        “I regret that I cannot move them,” says Achterberg. “They have paid for the day. I asked them for how many.” She looks along the rows.

        The first guest goes through sideways, with both hands before the chest, and says “Excuse me” fifty-one times.
    .log = { $date }. Kept the log shut. The kin of the fifty-one sit on the carpet, and whoever comes with us has to go through between them.

passage-five-chairs-sixth = A lady booked it
    .text =
        There are six chairs in the hall. Five of them stand in a ring. The sixth is by the window, of the same wood, and there is no card on it.

        “And who sits in that one?” says Gabriel.

        “A lady booked it,” says Achterberg. “I regret that I cannot say which. She paid in full, in small coin, in a can, and she asked whether from there one could be seen by all of the others.” She moves it a hand’s breadth, so that one can. “It came on the freight boat from Perdita. She would have come with it, I believe, if there were any ship on which the likes of her are passengers.”

        She has taken a duster out of her sleeve. “You pass by there, do you not?” says the harbourmaster.
    .log = { $date }. There is a sixth chair. It was paid for in a can, from Perdita; the foreman there is Keala, whom all the rest have signed for as dead.

passage-five-chairs-item-one = Item one
    .text =
        The first guest to be seated sends for Gabriel. The agenda has one item on it. *Who answers for the shot at Mirembe.* None of the five wants a court. They want one name, so that each can go home and say that it was nobody else.

        It was fired at 13:48, fifty-two minutes before the hour of the order, by Thaddeus Cole. Captain Xavier had gone down to stop it, and signed for it as his own. The log says 14:40, Xavier.

        The pen has been filled. “Well?” says the guest. “Whose?”
    .log = { $date }. They want one name for Mirembe. I know what is in the log, since I have copied it out fair, twice.

choice-five-chairs-answer = Who answers for the shot?
option-five-chairs-answer-thaddeus = Thaddeus, as he asks
    .cost = One demand less at each seat. After the next scenario he goes before a court.
    .log = { $date }. Entered: T. Cole, 13:48. He read it over and corrected the seconds.
option-five-chairs-answer-xavier = Xavier, as the log has it
    .cost = One demand less at each seat. The lie stands; if Keala trusts us, from now on she will only bargain. −1 Morale: we know who sent the ships.
    .log = { $date }. Entered: X. Etxeberria, 14:40. It is what the log says. I wrote the log.
option-five-chairs-answer-nobody = Nobody. Leave the line empty
    .cost = +1 Morale. They go on asking what they ask.
    .log = { $date }. The line is empty. Achterberg blotted it all the same.

passage-five-chairs-answer-thaddeus = Thirteen forty-eight
    .text =
        Thaddeus Cole comes up the carpet in his good jacket, and stands in front of the one chair that is filled.

        “Cole,” he says. “Thaddeus. First officer. On the eleventh of the ninth, ninety-two, the town’s batteries opened on us at 13:41. By 13:48 I’d thirty-four dead. I turned the key. The order was for 14:40. There were people at the lock down there still, 8,493. Fifty-two minutes would’ve got some of them out. I don’t know how many. I’ve done that sum every night, and it depends on the hulls.”

        The guest has not written anything. “And that is to be read aloud?”

        “I’d like it entered,” says Thaddeus. “With the hour.”
    .log = { $date }. Thaddeus told them, in the order in which it happened. He had polished his buttons. A court will want him when the next voyage is done.

passage-five-chairs-answer-xavier = A good hand
    .text =
        Gabriel writes it himself. *Etxeberria, X., Captain. 14:40.* It is a good pen, and he has a good hand; it looks as though it had always been there.

        It is a lie, and Captain Xavier told it first. He sent twelve hulls for the people of that town. He took the shot on himself so that nobody should ask what the hulls had been for. Now it is in a treaty, and he is the butcher of Mirembe in five languages.

        “He won’t contest it?” says the guest.

        “No,” says Gabriel. “He’d thank me. That’s what’s the matter with it.” There is ink on the side of his finger, and he has nothing on him to wipe it with.
    .log = { $date }. Xavier answers for Mirembe. He was not asked; he would have been so courteous about it.

passage-five-chairs-answer-nobody = A dotted line
    .text =
        “Nobody,” says Gabriel. He has put the cap back on the pen.

        “That is no answer. Thirty-one thousand people—”

        “It’s eight thousand four hundred and ninety-three. There’s twenty-two thousand more who’d like to be asked, and you’ve all got them down as dead. You want one name, so that the other four can go home. There were five of you at it, and us.” He pushes the paper back across. It has a dotted line, the whole width of the page. “I count six. You’d need a longer line.”

        He is as far as the door when he notices that he’s still got the pen. He stands there, and looks at it, and puts it behind his ear.
    .log = { $date }. Gave them no name. They will go on asking what they asked. Stole a pen, as it turns out a good one.

passage-five-chairs-letter = The top letter
    .text =
        Zofia Wilczek has opened her trunk, for the first time since she carried it aboard. The top letter has been lying uppermost for eight years.

        “I was the fleet’s censor,” she says. “I held this back. First of the ninth, ninety-two, Captain Xavier to Marshal Falk, private. ‘There is a town above it. Give me three weeks, and I will have them out.’ That’s ten days before. She never got it. I thought it would make trouble.” She has it by the corner. “She’s two doors down. She thinks he never asked her.”

        “And he thinks she never answered,” says Gabriel.

        “He’d sooner it stayed so,” says Zofia. “I’ve read him. It’s post, though. Isn’t it?”
    .log = { $date }. Zofia held back a letter in 92, in which Xavier asked Falk for three weeks. Falk is two doors down, and has never seen it.

choice-five-chairs-letter = Is it delivered?
option-five-chairs-letter-give = Deliver it, eight years late
    .cost = 2 actions are lost; −2 Morale too if Xavier is aboard. From then on Zofia costs 1 less. It is a proof.
    .log = { $date }. Delivered one letter. One thousand one hundred and thirteen to go.
option-five-chairs-letter-keep = Leave it in the trunk
    .cost = Nothing now. Nobody will ever know that he asked.
    .log = { $date }. The letter is back in the trunk, with the lid down and a sack of flour on the lid.

passage-five-chairs-letter-2 = The top letter
    .text =
        Zofia Wilczek is not aboard. Her trunk is. It stands open in the mess, and on the top letter lies a note for Gabriel.

        {"*"}I was the fleet’s censor. I held this back: first of the ninth, ninety-two, Captain Xavier to Marshal Falk, private. ‘There is a town above it. Give me three weeks, and I will have them out.’ That is ten days before. I thought it would make trouble. She thinks he never asked her; he thinks she never answered. He’d sooner it stayed so, I’ve read him. I can’t decide. It’s post, though. Isn’t it? Z. W.*

        Gabriel has the letter by the corner. Two doors down somebody is making up a bunk that was made already, with corners. It is the Marshal’s, and it is the Marshal.
    .log = { $date }. Zofia held back a letter in 92, in which Xavier asked Falk for three weeks. She has left it to us. Falk is two doors down, and has never seen it.

passage-five-chairs-letter-read = Three weeks
    .text =
        Marshal Falk has read it, and asks that the ship be stopped. So they stop. She can’t be in a thing that is moving, she says, for about an hour.

        After two they knock. She is on the hard bunk with the page on her knees, smoothing it.

        “He wrote ‘Sunniva’,” she says. “He never did, on duty. I would have given him the three weeks. I think that I would. I sentenced him for not having asked.” She folds the letter, and it comes apart at the crease, it’s so old. “I have been angry with him for eight years about his manners. Tell that woman that she is to be… no. Tell her that it came.”
    .log = { $date }. The Marshal has her letter. She would have given him three weeks. We lay stopped for two hours, and nobody asked why.

passage-five-chairs-letter-kept = Is there any post?
    .text =
        Marshal Falk went through the ship once more before she left, from stern to bow. At the lock she stopped.

        “There was a captain whom I knew for thirty years,” she told Gabriel. “He wrote to me about books. On duty he never asked me for a thing. I sentenced him, and I have wondered since whether a man who asked would have been given it.” She looked at her glove. “It would not have been like him,” said Falk.

        Zofia was standing behind them, on the stairs. She had her hands in her sleeves, and looked at neither of them.

        “Goodbye, Ms Wilczek,” said the Marshal, who has never forgotten anybody. “Is there any post?”
    .log = { $date }. The Marshal has gone home without her letter. She asked for it, not knowing that there was one.

passage-five-chairs-xavier = One passenger more
    .text =
        Captain Xavier costs five Credits and a form, and the form is the harder. At the end of a corridor somebody is brought out to them in a coat that was once a good one.

        “Good morning, Mr Anaya,” says Captain Xavier. “I am told that I am a courtesy.” He has a paper of beans in his pocket, and he counts them before he signs for them. “You are carrying all five? Together? How very brave. Put Reis by a door. Do not put anybody by Falk.”

        “She sentenced you,” says Gabriel.

        “She did it beautifully. I had nothing to add.” He stops at the foot of the ramp, with his hat in his hand, looking up at his ship. “Is that the bread store? With doors?”
    .log = { $date }. Captain Xavier has come back aboard, for five Credits. He has asked for the small cabin, and has found the thin wall.

passage-five-chairs-falk-xavier = Bridge
    .text =
        They are playing cards in the mess, Marshal Falk and Captain Xavier, as they did every Thursday for eleven years. There’s no partner for either, so each holds two hands.

        “You are thinner,” says Falk.

        “I grow beans. One gives them away.” He plays for his partner, who is not there.

        “I read your defence. You offered none.”

        “It was a very clear sentence. I did not like to spoil it.” He has taken the trick. He has always counted her cards as well as his own, and she has always known. “Sunniva,” says Xavier, “it is your lead.”

        She looks along the four hands, his and hers, and at the door. It is a long time before she plays.
    .log = { $date }. Falk and Xavier at cards. She put him in prison, and they are very polite about it. He won by a point, and apologised.

passage-five-chairs-reis-jabulile = Hull nine
    .text =
        “There she is!” says Factor Reis. “My godchild. Nineteen hundred people, and not one scratch on the paint.”

        Jabulile has climbed half over his bed. She stays there. “You told me that it was famine relief.”

        “It was relief.”

        “I was twenty-three. I flew nine runs after it, and I told everyone. I’ve told *passengers*. A whole town, and I thought that they were hungry.” She’s sitting on his good foot. “Why didn’t you say?”

        “Because you’d have stopped to look,” says Reis. “And there were eighteen hundred behind you.” He has taken her hand, and turns it over, as if he’d find the price on it. “You were four minutes early. Did I ever tell you? It’s how the last forty got on.”
    .log = { $date }. Reis told Jabulile what hull nine was for, and that she was four minutes early. She has stopped saying what four minutes early is.

passage-five-chairs-iyer-salome = Two halves
    .text =
        Salome puts a strip of paper on the table. It is torn down one side. She has carried it for three years, and it says *remainder, maintained*.

        Director Iyer has taken another out of her shoe. She has to sit on the floor to do it. They lay the two edges together, and push, with one finger each, until they meet. It is a page of a ledger. It is quite a dull one.

        “You might have stayed,” says Iyer. “I’d have told you. I’d have told you that same night.”

        “You’d locked your drawer, Priya. In eleven years you’d never locked it.”

        “I was ashamed,” says Iyer. “I’d written one word, and I couldn’t have said it to you aloud. Have you still got my kettle?”
    .log = { $date }. Salome and the Director have put a page together. It was about a kettle as well.

passage-five-chairs-shahidi-noriko = Signed, Sato
    .text =
        Noriko has found Convenor Shahidi in the corridor, among the shoes.

        “Eight years ago you asked me to sign a count,” Noriko says. “Thirty-one thousand four hundred and seven; error, none. I’d flown over it once. I should like to put in the error now. It’s plus or minus twenty-two thousand nine hundred and fourteen.”

        The Convenor has one shoe on. “If you correct it in that hall, there is no Armistice to prolong.”

        “I know. I’ve done that sum too.” She has a pencil. “I’d only like you to say that it’s wrong. To me. You needn’t certify it.”

        A door opens, and shuts again. Shahidi looks at the shoe that she’s holding. “It is wrong, Noriko,” she says. “Help me with this.”
    .log = { $date }. The Convenor has told Noriko that the count is wrong. There was one witness, behind a door, and it was me.

## The sixth chair

passage-five-chairs-keala-shut = The hatch
    .text =
        At Perdita the small hatch opens, in the large one. It is not Keala. It is a boy with a mug.

        “She’s had your message,” he says. “I’m to say that she’s dead. Eight years she’s been dead, and she was managing, and then you lot came by. I’m to say she’s got a list of who’s the worse for it, and it’s a long one.” He drinks, to recall the rest. “And a chair’s a chair, and she’ll come to it with whoever she can trust to fetch her. If there’s someone.”

        The hatch has begun to close.

        “That’s the end,” says the boy. “Have you any sugar?”
    .log = { $date }. Keala will not sail with us. She has a chair at Europa, and no way to it but ours. Gave the boy the sugar.

passage-five-chairs-keala-thaddeus = He asked first
    .text =
        Thaddeus is at the lock at Perdita, in an overall, with a number. He salutes, and then looks at the hand.

        “I’ve been telling them,” he says. “Whoever wants to hear it. A table at a time, of an evening: what I did, and at what hour. There’s some who get up. There’s a woman who comes every night.” He has grown thin, and shaves very badly. “Keala said she’d not set foot on the ship that did it. I said you might have kept me, and kept quiet, and you set me down here to say it. She thought that over till supper.”

        Behind him the small hatch is open, and a woman is turning off her light.

        “She’s ready,” says Thaddeus. “I make it 16:20.”
    .log = { $date }. Thaddeus is at Perdita, and tells them what he did, a table at a time. He has talked Keala into coming. He asked what the ship’s clock said.

passage-five-chairs-keala-comes = Small coin
    .text =
        “You got the chair, then,” says Keala. She has come to the lock herself, and is cleaning her hands on a rag that’s past it.

        “There’s no name on it,” says Gabriel.

        “I’d have had to spell it. On every form for eight years I’ve been remainder. If I sit in that hall, then I’m someone who’s sitting there. They can call that what they like.” She looks along the quay to see who is listening; twenty are. “You’ve dealt straight with us. I’ll take your cabin. Does it lock?”

        “From inside.”

        “That’d be a change,” says Keala, and goes to get her coat.
    .log = { $date }. Keala is coming, because we have once dealt straight with her. Thirty people shook her hand, and then each other’s.

passage-five-chairs-keala-wary = At the valve
    .text =
        Keala does not come to the lock. They find her lying on her back under a valve at the far end of plant two, and talk to her boots.

        “You want me in a room with all five,” she says. “So do I. I’ve paid for it. What I’ve not made up my mind about is you.” A hand comes out, and feels about; Gabriel puts a spanner into it. “I’ve been sold once, by strangers, off a list. If you sell me in that hall, it’ll be by people I’ve had soup with. I’d want to be sure first.”

        The spanner comes out again.

        “Wrong size,” says Keala. “Talk, if you’re going to.”
    .log = { $date }. Keala would come, if she could be sure of us. It will take somebody who can talk to a pair of boots.

line-five-chairs-kitchen-keala = “You let them out by a kitchen door. It’s in your favour.”
line-five-chairs-box-keala = “There’s a hundred and forty say you brought a box.”
line-five-chairs-smoke-keala = “A hundred and forty of mine were behind a hill on Anneke. You saw the smoke, and you’d a box. I’ve a good many tags turned.”
line-five-chairs-rota-keala = “Two plants of three, you left us. We breathe in turns. There’s a rota, if you’d care to see who’s off.”
line-five-chairs-whole-keala = “You left us all three plants. I’ve not forgotten who breathes.”
line-five-chairs-tags-keala = “I’ve tags turned to the wall from the day you guarded us.”
line-five-chairs-his-name-keala = “You’ve put his name on that paper. There’s nobody in this place whom he didn’t send a hull for.”

passage-five-chairs-keala-won = Her coat
    .text =
        It is said at last, and nobody could tell afterwards which sentence did it. The boots draw up, and she slides out, and sits against the pipe with her wrists on her knees.

        “All right,” says Keala. “I’ll not thank you. If it goes wrong, twenty-two thousand people lose their soup, and have nothing for it.” She looks at the valve. “If it goes right, they lose the soup and they’ve got their names.”

        She shouts a name down the gallery. A man comes who is to be foreman till she is back. She gives him the rag; and then the tag from her neck, with the number, and after that she doesn’t know where to put her hand.
    .log = { $date }. Keala is coming. She has left somebody in charge, with the rag.

check-five-chairs-keala = A pair of boots
    .brings = Keala comes with us
    .won = The boots have stopped. One of them taps twice.
    .lost = “No,” says the valve. “Try again when you mean it.”
check-five-chairs-force = By the front door
    .brings = No more demands at this seat; −3 with its power
    .costs = −1 with its power
    .won = The door comes off with its frame. They had meant to knock.
    .lost = They had been expected. One doesn’t come back.

line-five-chairs-word-falk-falk = “Your gun crews are slow. I have shown them. Two more rounds a minute; you will find them in the lockers.”
line-five-chairs-word-shahidi-shahidi = “They are tired, your people. I have had two of them sit down and tell me about their mothers.”
line-five-chairs-word-rangi-rangi = “You light a lamp to see what is in the dark. Put it out. There, and there: do you not see it now?”
line-five-chairs-word-reis-reis = “Who’s for soup? All of it’s mine. I’ve had the boy up since four, peeling. Sit, sit, it’s not a debt.”
line-five-chairs-word-iyer-iyer = “Your bilge is full of perfectly good valves. I’ve had them sorted. No, don’t thank me, invoice me.”
line-five-chairs-word-keala-keala = “Your hull’s been patched by somebody in a hurry. I’ve redone it. I’d nothing to read.”

## The debriefing

passage-five-chairs-won-federation = The Marshal signs
    .text =
        Marshal Falk signed first. She read every page before it, standing; and then asked for a harder chair.

        “I have signed worse before breakfast,” she said. “This was after. I noticed no difference.” She gave the pen to the next. There was talk, for nine days, and some of it was about fish; they had five interpreters, and dismissed them, one after the other, as people do who find that they have understood all along.

        On the last evening she came down the quay by herself. “Captain Anaya. They sat down because you were tired of them,” said Falk. “I have commanded three fleets, and it had never occurred to me to be tired. What do I owe you?”

        “Twenty-seven,” said Gabriel.
    .log = { $date }. Four chairs and more were filled at Europa, and the Marshal signed. She paid in notes, and counted them out on my knee.

passage-five-chairs-won-council = The Convenor listens
    .text =
        For nine days Convenor Shahidi said hardly anything. She moved a glass, if it stood too near to an elbow. She asked each of them, every morning, how they had slept.

        On the ninth they began to answer.

        “It is not a good peace,” she told Gabriel on the quay. “I have never yet seen one. But they know now what the others’ coughs sound like. One fires less readily at a cough.” She had on somebody else’s shoes. “I was told once that quiet is the same as peace. I told it to myself. It is only the room in which one keeps it. Captain, when you next find that I have been lying for a good reason, would you come and tell me?”
    .log = { $date }. Four chairs and more were filled at Europa. The Convenor got them to say how they had slept. It is minuted.

passage-five-chairs-won-firstborn = The Eldest stays awake
    .text =
        They had put the lamps out at Rangi’s end of the hall, and so for nine days the others talked to a darkness in which somebody breathed.

        He signed by touch. A keeper laid his finger where the line was.

        “We had not sat with them,” he told Gabriel, on the ramp. “We had imagined their faces. One gives them larger teeth.” He stood where the light stopped. “There is a map in the treaty. It was drawn for the shot. The harbourmaster read it to us on the fourth night, street by street. All the streets are on it, and in their order. It is what cannot be forgiven. And no one at home can say them any more. Would one read it to us once more, as far as the well?” He held a finger where the first street would begin.
    .log = { $date }. Four chairs and more were filled at Europa, and the Eldest signed. He has asked to hear the map again by which we fired. It is the only thing left with the streets on it.

passage-five-chairs-won-cartel = The Factor’s chair
    .text =
        Factor Reis would not get out of his chair. The others had gone in to supper.

        “It’s got arms,” he said. “Feel that. Somebody’s turned those.” He had both hands on them. “Nine days, and they asked me things. ‘What does the Factor think?’ I’d forgotten what I thought, I had to make it up.” Achterberg was waiting by the door with the lamp. “They’ll stretch it or they won’t, that’s paper. But it’s in it! Article four, in front of everyone. ‘The parties are obliged to the Factor for the twelve hulls.’ Obliged! It isn’t thanks. It’s a cousin of it.”

        He tried the arms once more.

        “Harbourmaster,” said Reis. “What’ll you take for it?”
    .log = { $date }. Four chairs and more were filled at Europa. The Factor has bought his. He would not tell me the price, so he overpaid.

passage-five-chairs-won-corporation = The Director yawns
    .text =
        On the seventh day Director Iyer fell asleep in the session, sitting up, between two clauses on harbour dues. Nobody woke her. When she came to, there was a coat over her knees, with the harbourmaster’s keys in it.

        “I’ve not slept with the air unmetered since I was six,” she told Gabriel. “You lie there and you listen for it.” She had signed; she had ink to the wrist. “They’re not stupid. I’d rather hoped they were. I’d planned for stupid.” She had counted out his twenty-seven and then lost count, which had never happened to her. “I’ve a thousand and eighty days to buy, and there are four people who could stop me. Those who sat here, I know what they take in their tea. I’ve written it down, with the lumps. It’s the only file I’ve got that I’d show them.”
    .log = { $date }. Four chairs and more were filled at Europa. The Director paid me twenty-seven, then twenty-six, then twenty-seven.

passage-five-chairs-lost = Who sat, and who did not
    .text =
        On the last day the harbourmaster had the chairs carried out again, those that had been sat in and those that hadn’t. They were all to be dusted alike.

        They had not been enough for a signature. Whoever had come sat there for an afternoon, and was courteous, and looked at the door.

        “I regret nothing,” said Achterberg. It was not how she generally began. “There were five chairs. I have kept the receipts. If they should ask me, when it has burned down, whether there was anywhere to sit, I can show them.” She turned one over, to see if it was chipped. “The fleets have had their leave stopped. I suppose that you know. The man who lays the carpet has been called up.”
    .log = { $date }. Not enough of them sat down at Europa, and nothing was signed. Both fleets are under way. The carpet is for sale.

passage-five-chairs-lost-ship = Two metres ten
    .text =
        Everybody got off the Ironclad. Gabriel went along the three guest cabins himself, in the smoke, and knocked at each before he looked in.

        They were eleven hours in the boats. There was one blanket to a boat, and the carpenter had saved the chart of who was not to sit beside whom. Nobody could sit two metres ten from anyone. By the sixth hour somebody had told a joke, and by the eighth they were all of them singing, four sets of words to one tune.

        A freighter took them off. On her deck they let go of one another, and straightened their coats.

        “We must do this again,” said somebody, from habit; and then looked round to see who had heard.
    .log = Hull gone. Everybody off. If this book is found: it went rather well, in the boats. Nobody had a pen.

passage-five-chairs-sat = Somebody else begins
    .text =
        Keala sat in the sixth chair for nine days, by the window, and did not say a word.

        They could all of them see her. On the first day they spoke as though she weren’t there; it made their voices higher. On the second a plate was sent across, with a cloth over it. On the third the chief interpreter, in the middle of a sentence about indemnities, for the thirty-one thousand dead, stopped, and said, “Excuse me.” He said it towards the window, in the speech of Mirembe.

        Nobody ever used the number again. They had to talk round it, like people with a piano in the hall.

        On the last day Achterberg asked what name she should put on the bill for the chair. “It’s paid,” said Keala. She thought about it. “Put mine,” she said.
    .log = { $date }. Keala of Mirembe sat in the sixth chair, in front of all of them, alive. No one has withdrawn the count. No one has said it since.

passage-five-chairs-sat-in-vain = Hers
    .text =
        Nothing came of it, and nothing was signed. Keala sat through the whole of it, in the sixth chair, by the window, with her hands in her pockets.

        Whoever was there could see her. They spoke past her for an hour, about harbour dues. After that nobody could think of another thing to say about harbour dues.

        “I’d thought there’d be more of them,” she told Gabriel. She was having the chair put on the freight boat. It was hers; she had the receipt. “Still. The interpreter went past my feet, and he said ‘Excuse me.’ You’d not say that to a remainder.” She walked once round the crate that they’d nailed it into. “Where would one put a chair like that?” said Keala.
    .log = { $date }. Keala sat in the sixth chair, and those who saw it signed nothing. She has taken it home, in a crate. The nails were ours.

passage-five-chairs-empty = By the window
    .text =
        The sixth chair stood by the window for nine days, and nobody sat in it. It got the sun in the mornings.

        It had been paid for by somebody at Perdita, one of the 22,914 who are dead in all the books. People noticed it. Coats were put over the back, and taken off again. Once a porter moved it aside, for the samovar; by evening it was where it had been.

        “I regret that I cannot refund it,” said Achterberg, after they’d all gone. “One can, for a death, but there’s a form, and it asks for the date.” She sat down in it herself, for a moment, with the duster in her lap, and looked at the five others. “One sees everybody,” she said.
    .log = { $date }. Nobody sat in the sixth chair. Achterberg has kept it, with the can.

passage-five-chairs-obeyed-federation = Forty metres
    .text =
        Rangi of Adjoa was seated last, as the Marshal had ordered. The others were in their chairs when he came in; the lamps were up, and the talk stopped.

        The hall is forty metres long. He had one sleeve before his eyes, and the other hand out in front of him, and he went along the backs of the chairs, touching each, as one goes along a fence at night, until he came to one with nobody in it.

        “That is yours, sir,” said Falk. She had stood up. One could see that she had not meant to.

        “We thank the Marshal,” said Rangi. “She always knew where everything stood.”

        In the evening she came down to the ship and paid. “The order was very well carried out,” she told Gabriel. “I shall not be giving it again.”
    .log = { $date }. Rangi was seated last, as ordered. It was forty metres. The Marshal got up at thirty-nine.

passage-five-chairs-without-rangi = The fifth card
    .text =
        Rangi of Adjoa was to be seated last. He was never seated at all. For nine days his chair stood in the ring with its card on it, and the Marshal sat across from it.

        Nobody had broken her order. Whenever she spoke of the shelling she looked at that chair, and after that she had to look for some other place.

        “I had prepared a sentence,” she told Gabriel on the quay. “For when he had found his seat. It was not kind, to begin with. I have been improving it.” She drew the card out of her glove, where she’d kept it. *Firstborn*, it said; Achterberg had lettered it large, for a man who can’t bear a lamp. “I wanted him last,” said Falk, “and I have not had him at all. That sentence I did not have to improve.”
    .log = { $date }. The Marshal’s order about Rangi was kept, since he was not there. She has taken his card home with her.

passage-five-chairs-broken-federation = Not last
    .text =
        The Marshal had wanted Rangi of Adjoa seated last. He was not. Somebody was led in after him, and there the Eldest sat already, with his end of the hall dark, listening to who it was.

        “I gave you one instruction,” said Falk.

        “It’s a long walk, that hall,” said Gabriel. “He doesn’t see well. I’d not have liked to watch it.”

        She considered that, as she would have a report. “No,” she said. “Nor would I, as it turned out. I shall note that you were told.” The herald from Adjoa was by the door. He bowed to Gabriel, very slightly lower than he had the day before; and the Marshal saw it, and noted that as well.
    .log = { $date }. Rangi was not seated last. Falk has noted it. The Firstborn have noticed it, and that may be worth a patrol to us where we are going.

passage-five-chairs-obeyed-council = Five
    .text =
        “Five,” said Convenor Shahidi. She had gone round the ring and laid her hand on the back of each chair, as one counts children into a boat. Then she did it the other way about, and it was still five.

        She had asked for all of them, at any price, and she would overlook the price. She asked Gabriel for his list. She read what had been paid, at which seat, and what had been shown, and to whom, down to the foot of the page, with a finger under the line.

        “I said that I would overlook it,” said the Convenor. “I did not say that I would not read it.” She folded it small and gave it back to him. “Nobody can go home now and say that it was done behind a door. Keep that list, Captain, and never let me see it again.”
    .log = { $date }. All five sat, as the Convenor wanted. She has read what it cost. She counted them twice.

passage-five-chairs-broken-council = Four, and one
    .text =
        “I asked for five,” said Convenor Shahidi. She was looking at the chair that nobody had filled.

        “Four’s enough in law. You said so.”

        “I did. It is the sort of thing that I say.” She went over to it, and turned it round to the wall, as one does with a child who’s been crying and doesn’t want to be seen. “They will come home from here, these four, and the fifth will read of it in the paper. I know how that one will feel. I have had them all in my court, the ones who were not in the room.” She had kept a hand on the back of it. “What was the price that you did not pay?”
    .log = { $date }. We did not bring the Convenor all five. She is writing it to the small worlds, one after the other, by hand.

passage-five-chairs-columns = The second column
    .text =
        On the fifth night the talk came to the Roll. Rangi of Adjoa spoke of it for an hour, in the dark, and of the 8,493. It was very beautiful. Three of the others had their hands over their eyes.

        An old woman had come in to trim the lamps: Hadiza, of Anneke, who keeps a Roll of her own. She bent to Gabriel’s ear. “He reads one column,” she said. “I hear that there’s another. They’re not dead, are they? My sister’s boy lived on Well Street. I say his name every evening, with the dead. Is he in that other column?”

        The Eldest had finished. He had turned his face towards them. He’d asked one thing of this ship.
    .log = { $date }. Rangi spoke of the dead. Hadiza asked me whether her nephew is in the second column, with those who live.

passage-five-chairs-columns-aboard = The second column
    .text =
        On the fifth night the talk came to the Roll. Rangi of Adjoa spoke of it for an hour, in the dark, and of the 8,493. It was very beautiful. Three of the others had their hands over their eyes.

        Hadiza of Anneke had come in to trim the lamps. She keeps a Roll of her own. She bent to Gabriel’s ear. “He reads one column,” she said. “I hear that there’s another. They’re not dead, are they? My sister’s boy lived on Well Street. I say his name every evening, with the dead. Is he in that other column?”

        The Eldest had finished. He had turned his face towards them. He’d asked one thing of this ship.
    .log = { $date }. Rangi spoke of the dead. Hadiza asked me whether her nephew is in the second column, with those who live.

choice-five-chairs-columns = What do we say to her?
option-five-chairs-columns-silent = Nothing, as he asked
    .cost = +1 with the { $client }, and help next time. Hadiza goes on naming a living man among the dead.
    .log = { $date }. Told Hadiza that I did not know. She patted my arm. She always does that when it isn’t true.
option-five-chairs-columns-speak = That there are two columns
    .cost = +1 Morale. The instruction is broken, and our next retainer is lower by 2; at Perdita they will think better of us.
    .log = { $date }. Told Hadiza, and the room heard it. Two columns, the mourned and the struck; 8,493 and 22,914.

passage-five-chairs-columns-silent = “I don’t know”
    .text =
        “I don’t know,” said Gabriel.

        Hadiza looked at him with great kindness. “He sings,” she said. “The boy. He’s eleven; he was. I never know which to say.” She took up her lamp and her scissors.

        The Eldest had heard all of it. In the dark his people hear everything. When the others had gone in to eat he came by Gabriel’s bench, one hand on the wall, and stopped. “You kept it,” he said. “We are in your debt. We had not thought that it would be she who asks.” He remained there for some time. One could tell that he was there only by the knots, going through his fingers one by one.
    .log = { $date }. Kept quiet, as we were told to. The nephew’s name is Ihaia. I have it from Perdita. He’s a fitter.

passage-five-chairs-columns-spoken = Both of them
    .text =
        “There’s two,” said Gabriel. He hadn’t meant to say it so loud. “There’s those who were left, and you mourn them. Then there’s twenty-two thousand who got away. You call them struck. They’re at Perdita. They mend pumps. He has them all by name, in the same hand.”

        Nobody moved. Hadiza had sat down on the floor, with her scissors open. “Ihaia,” she said. “Is he fat? He’d be nineteen. Is he a fat boy?”

        In the dark at the end of the hall a cord ran out over the edge of a table, knot after knot, as fast as it could go. Nobody put out a hand to stop it.
    .log = { $date }. Said it aloud, before all five. The Firstborn have two columns. Hadiza has gone to Perdita on the mail boat, with plums.

passage-five-chairs-columns-spoken-aboard = Both of them
    .text =
        “There’s two,” said Gabriel. He hadn’t meant to say it so loud. “There’s those who were left, and you mourn them. Then there’s twenty-two thousand who got away. You call them struck. They’re at Perdita. They mend pumps. He has them all by name, in the same hand.”

        Nobody moved. Hadiza had sat down on the floor, with her scissors open. “Ihaia,” she said. “Is he fat? He’d be nineteen. Is he a fat boy?”

        In the dark at the end of the hall a cord ran out over the edge of a table, knot after knot, as fast as it could go. Nobody put out a hand to stop it.
    .log = { $date }. Said it aloud, before all five. The Firstborn have two columns. Hadiza has sent plums to Perdita by the mail boat, with her name on them.

passage-five-chairs-obeyed-cartel = The second chair
    .text =
        Factor Reis was carried in second. One was there before him. He had himself put down, and his foot arranged, and looked round at the three chairs that were empty.

        “Now,” he said. “Now I’m waiting!” He sent out for a cushion. He had a fig ready for whoever should be next, and got up on one leg to hand it over.

        When they had all gone in to supper he took Gabriel by the sleeve. “Second,” said Reis. “Did you see? They come in, and they *nod* to you. On a bench nobody nods; they think you’re with the coats.” He had something in his handkerchief. It was a biscuit. He had brought his own, this time, in case. “Here. You have it. I find that I shan’t be needing it.”
    .log = { $date }. Reis sat down second, and was nodded to. I have a biscuit of his, ginger, to be kept.

passage-five-chairs-reis-first = Early
    .text =
        Factor Reis had asked to be second. He was the first. There were five chairs in the hall, and he was in one of them, and nobody to see him in it.

        He had a joke ready for whoever would be waiting. He told it to the man with the carpet. When the next was led in, and bowed, all the heads at the door turned to see what the newcomer would do.

        “It’s a real chair,” he told Gabriel. “I’m not saying it isn’t. But the first’s only early, like a lad at a dance. It’s the second who’s been *waited* for.” He had eaten all the figs by himself. He wiped his fingers, one after the other, on the Cartel’s flag. “You weren’t to know that I’d mind it like this,” said Reis. “How would you? I didn’t.”
    .log = { $date }. Reis was seated first, and not second. He minds it more than he had thought. No tomato.

passage-five-chairs-broken-cartel = The bench
    .text =
        Factor Reis had asked to be second. He wasn’t. When he was carried into the hall the chairs were in their ring, and the talk stopped, as it does, and somebody said, “Ah. The Factor.”

        There was a bench beside the door, for coats.

        He told his porters to put him down there. He moved the coats along, one by one, and sat, with his foot out in front of him and his hands upon his stick. “Don’t mind me,” said Reis. “I know where I am.” They had to go and fetch him. It took two heads of state and most of an hour.

        “I’ll remember it,” he told Gabriel, after. “Not nastily. I’ll just have it by me.”
    .log = { $date }. Reis came too late to be second, and sat on the bench with the coats. He has not sent the usual tomato.

passage-five-chairs-obeyed-corporation = Consideration
    .text =
        “Nobody sat in it,” said Director Iyer. She had come back into the hall for her pen, and stood before the sixth chair. “Thank you. That’s soup till a hundred and three, for twenty-two thousand. You can put it on your wall.”

        “She’d paid for it,” said Gabriel.

        “I know. In a can. It’s one of our cans.” She put out her hand to the back of the chair, and didn’t touch it. “If she’d sat here, I’d have had a fortnight, and then I’d have had to tell her which plant goes off first. There’s a list in my drawer. I wrote it so that it’d be fair, and then I found that I’d done it by alphabet. Does she know that it was me who asked you?”

        “She’ll ask who it was,” said Gabriel. “I’m not going to tell her it was nobody.”
    .log = { $date }. The sixth chair stayed empty, as the Director wanted, and she has thanked us. She left without her pen after all.

passage-five-chairs-broken-corporation = Good morning
    .text =
        When Keala of Mirembe came into the hall, Director Iyer was talking. She went on to the end of the sentence. Then she got up. She was the only one who did.

        She crossed the whole of the floor, quick as ever, with her pen in her hand; and put it in her pocket; and held out the hand. “I asked them not to bring you,” she said. “I want you to know it was me.”

        “I’d heard,” said Keala.

        “I’ve had a sheet with your number on it, on my wall, for five years. I never put… How do you spell it? Is it one L?”

        “One,” said Keala. She had taken the hand. She looked down at it. “You’re freezing,” she said.
    .log = { $date }. The sixth chair was not empty. Iyer went and shook her hand, in front of all of them, and it may cost her everything. She didn’t seem to mind it until lunch.

passage-five-chairs-named-thaddeus = Read aloud
    .text =
        The communiqué had one name in it: *T. Cole, first officer, at 13:48.* Observer Ugyen Dorji read it out, since he’d been asking for it for seven years.

        “By whose clock?” he said.

        “Mine,” said Thaddeus. “It’s slow. I set it back that night, so that at the hour of the order it’d say the hour I did it. Fifty-two minutes. I’ve been late for everything since.” He had unhooked it from his cabin wall, and brought it. “You’ll want that.”

        A court was appointed, for the new year. Until then he’s on parole, and has his watch to stand. Ugyen had opened the back of the clock, and held out a small brass key. Thaddeus put the hands forward himself, by fifty-two minutes, and nobody in the hall spoke until they were right.
    .log = { $date }. Thaddeus has put his clock right, in front of witnesses. He goes to his trial after the next voyage. Breakfast was on time.

passage-five-chairs-named-xavier = In five languages
    .text =
        The clause on Mirembe was the only one on which all of them had agreed. *For the shot at Mirembe answers X. Etxeberria, Captain, cashiered.* There was no debate. It was through before the tea.

        Afterwards they had it printed, so that it could be put up at locks. Gabriel was given forty. He stood on the quay with them under his arm.

        The man had sent twelve hulls, and got 22,914 people out; and there was his name. Someone from Perdita had stopped to read it. She read it to the end, down to the printer’s. Then she took out a pencil, and crossed out a word, wrote another above it, and walked on.

        Gabriel went up to see. She had crossed out *shot*. Above it stood *ships*.
    .log = { $date }. Xavier answers for it, in print. At Perdita they know who sent the hulls, and whose hand his name is written in. It is mine.

passage-five-chairs-named-nobody = The longer line
    .text =
        The clause on Mirembe has a dotted line, and nothing on it. It goes across both pages and a short way on to the cover.

        They had tried, each of them. There’d been evenings on which one or other had the pen. Each time somebody else at the table had looked up.

        “A blank is not a lie,” said Achterberg, who had ruled the line. “I regret that it is the only one in this treaty of which I can say so.” They signed above it and below.

        Gabriel keeps the pen in the log. It’s still full. Every so often he’ll take the cap off, and look at the nib, and try to think who it was that he’d been saving it for.
    .log = { $date }. Nobody answers for Mirembe, by agreement. They left room.

passage-five-chairs-stretched = Thirty days
    .text =
        The Armistice was stretched to the thirtieth of the first, 101. That was all, and it had taken nine days.

        “So the pardon’s good till then,” said Gabriel. He had it in his hand, with the seals, still soft. “We’re honest people for one month more.”

        “For one month,” said Achterberg. “It is the longest that anyone has ever lent me.” She was on her knees, rolling the carpet. “They all asked me one thing, you know. Separately. What is left down there, at Mirembe; who’ll get to it first, before it’s surveyed. I regret that they all meant the same hole. Have you ever been back?”

        “No,” said Gabriel. He knelt down beside her, and took hold of the roll.
    .log = { $date }. The Armistice holds until the thirtieth of the first, and our pardon with it. All of them want something out of Mirembe before then.

passage-five-chairs-not-stretched = As it stands
    .text =
        The four at the table signed that they’d met. They signed for harbour dues, and a rule about lamps. They did not prolong the Armistice. One chair had been empty all that time, and they could not agree what it would have said.

        So it lapses when it was always going to, at midnight on the thirtieth of the twelfth. Gabriel worked it out upon the quay. “Five weeks, or so,” he said. “Then we’re wanted again.”

        “You are wanted now,” said Achterberg. “All of them have asked me. Each would like something brought up out of Mirembe before there’s a war over it. I regret that it is always the same hole.” She had the end of the carpet, and held it out to him. “Take that corner, would you?”
    .log = { $date }. Not prolonged. The peace and our pardon end with the year. They all want something out of Mirembe first.

## On the chart

place-five-chairs-hall = the hall
place-five-chairs-works = Keala
load-five-chairs-falk = Marshal Falk
load-five-chairs-shahidi = Convenor Shahidi
load-five-chairs-rangi = Rangi of Adjoa
load-five-chairs-reis = Factor Reis
load-five-chairs-iyer = Director Iyer
load-five-chairs-keala = Keala of Mirembe
count-five-chairs-wants-federation = Falk’s demands
    .text = At 0 the Marshal comes aboard. She quarrels with Reis and with Rangi.
count-five-chairs-wants-council = Shahidi’s demands
    .text = At 0 the Convenor comes aboard. She quarrels with Reis and with Iyer.
count-five-chairs-wants-firstborn = Rangi’s demands
    .text = At 0 the Eldest comes aboard. He quarrels with Falk, with Iyer, and with Keala.
count-five-chairs-wants-cartel = Reis’s demands
    .text = At 0 the Factor comes aboard. He quarrels with Falk and with Shahidi.
count-five-chairs-wants-corporation = Iyer’s demands
    .text = At 0 the Director comes aboard. She quarrels with Shahidi, with Rangi, and with Keala.

offer-five-chairs-ask-falk = Hear what the Marshal wants
    .cost = Free, once a turn. At 0 she can be taken aboard.
offer-five-chairs-ask-shahidi = Hear what the Convenor wants
    .cost = Free, once a turn. At 0 she can be taken aboard.
offer-five-chairs-ask-rangi = Hear what the Eldest wants
    .cost = Free, once a turn. At 0 he can be taken aboard.
offer-five-chairs-ask-reis = Hear what the Factor wants
    .cost = Free, once a turn. At 0 he can be taken aboard.
offer-five-chairs-ask-iyer = Hear what the Director wants
    .cost = Free, once a turn. At 0 she can be taken aboard.
offer-five-chairs-word-falk = Let the Marshal drill the guns
    .cost = An action, once. +2 Ammo.
offer-five-chairs-word-shahidi = Let the Convenor listen
    .cost = An action, once. Two of ours are rested.
offer-five-chairs-word-rangi = Let the Eldest look out
    .cost = An action, once. 2 free Recons.
offer-five-chairs-word-reis = Let the Factor cook
    .cost = An action, once. +1 Morale.
offer-five-chairs-word-iyer = Let the Director take stock
    .cost = An action, once. +2 Salvage.
offer-five-chairs-word-keala = Let Keala at the hull
    .cost = An action, once. +2 Hull.
offer-five-chairs-ask-keala = Talk to a pair of boots
    .cost = An action and a check. Succeeded: Keala comes.
offer-five-chairs-xavier = Ask for Captain Xavier
    .cost = An action and 5 Credits. He joins us.
offer-five-chairs-force = Fetch them by force
    .cost = An action and a check. Succeeded: no more demands here, −3 with that power. “Nobody leaves the table” is failed.
offer-five-chairs-open = Open the conference
    .cost = The scenario ends. Whoever is not here is not coming.

choice-five-chairs-ask-falk = What does the Marshal get?
choice-five-chairs-ask-shahidi = What does the Convenor get?
choice-five-chairs-ask-rangi = What does the Eldest get?
choice-five-chairs-ask-reis = What does the Factor get?
choice-five-chairs-ask-iyer = What does the Director get?
choice-five-chairs-proof = Which paper do we show?

option-five-chairs-ask-falk-credits = Pay into the widows’ fund
    .cost = 5 Credits.
    .log = { $date }. Five Credits to the widows’ fund. It is a good fund; some of them are ours.
option-five-chairs-ask-falk-guns = Unload two magazines
    .cost = 2 Ammo.
    .log = { $date }. Left two magazines on the quay at Theia. They stood a guard on them, with a band.
option-five-chairs-ask-falk-guest = Lend her a marine
    .cost = 1 action, and a Marine is exhausted.
    .log = { $date }. Lent { $hero } to the Marshal’s hall, to be looked at.
option-five-chairs-ask-falk-proof = Show her a paper
    .cost = Choose which. Each can be shown once.
option-five-chairs-ask-falk-later = Not today
    .cost = She waits, with her bag.
option-five-chairs-ask-shahidi-credits = Pay into the orphans’ box
    .cost = 5 Credits.
    .log = { $date }. Five Credits to the orphans’ box at Pharos. It was opened in front of us and counted.
option-five-chairs-ask-shahidi-sit = Sit with her, and be quiet
    .cost = 2 actions.
    .log = { $date }. The whole crew sat still from two until evening. Three fell asleep, and were praised.
option-five-chairs-ask-shahidi-guest = Lend her a specialist
    .cost = 1 action, and a Specialist is exhausted.
    .log = { $date }. Lent { $hero } to Pharos, to look at the lamps.
option-five-chairs-ask-shahidi-proof = Show her a paper
    .cost = Choose which. Each can be shown once.
option-five-chairs-ask-shahidi-later = Not today
    .cost = She has time.
option-five-chairs-ask-rangi-credits = Pay the keepers of the lamps
    .cost = 5 Credits.
    .log = { $date }. Five Credits to the keepers at Adjoa. They asked in whose name. I said, the cook’s.
option-five-chairs-ask-rangi-names = Say our dead
    .cost = 1 Morale.
    .log = { $date }. Said the thirty-four, in the dark, to a keeper. She said each one after us.
option-five-chairs-ask-rangi-guest = Lend him a diplomat
    .cost = 1 action, and a Diplomat is exhausted.
    .log = { $date }. Lent { $hero } to the house of Adjoa, for dinner. It has a great many courses, in the dark.
option-five-chairs-ask-rangi-proof = Show him a paper
    .cost = Choose which. Each can be shown once.
option-five-chairs-ask-rangi-later = Not today
    .cost = The house waits.
option-five-chairs-ask-reis-credits = Pay him to come
    .cost = 5 Credits.
    .log = { $date }. Paid the Factor five Credits to be carried. He gave two of them to the porter.
option-five-chairs-ask-reis-porter = Leave him a hand for good
    .cost = 1 Crew.
    .log = { $date }. One of ours has stayed at Mancala, as a porter, at twice what we pay. He asked first.
option-five-chairs-ask-reis-guest = Lend him an agent
    .cost = 1 action, and an Agent is exhausted.
    .log = { $date }. Lent { $hero } to the Factor’s desk, to look bored.
option-five-chairs-ask-reis-proof = Show him a paper
    .cost = Choose which. Each can be shown once.
option-five-chairs-ask-reis-later = Not today
    .cost = He has brought lunch.
option-five-chairs-ask-iyer-credits = Pay for a receipt
    .cost = 5 Credits.
    .log = { $date }. Five Credits to the Corporation, in consideration of the Director. The receipt has a ribbon.
option-five-chairs-ask-iyer-parts = Give her valves
    .cost = 2 Salvage.
    .log = { $date }. Two lots of our terrible valves have gone to forty stations that had worse.
option-five-chairs-ask-iyer-guest = Lend her an engineer
    .cost = 1 action, and an Engineer is exhausted.
    .log = { $date }. Lent { $hero } to Kontor. Their plant has been told off already.
option-five-chairs-ask-iyer-proof = Show her a paper
    .cost = Choose which. Each can be shown once.
option-five-chairs-ask-iyer-later = Not today
    .cost = She has eight minutes left.
option-five-chairs-proof-plates = The plates of Mirembe
    .cost = One demand less. −1 Council: there are too few graves on them.
    .log = { $date }. Showed the plates. Too few graves; it was seen at once, and nobody said who had counted.
option-five-chairs-proof-paper = The paper that we copied
    .cost = One demand less. −1 with the power from whom we took it.
    .log = { $date }. Showed the copy from the vault. It was read twice and given back by the edges.
option-five-chairs-proof-letters = The letters to the hunter
    .cost = One demand less. −1 with the { $client }: theirs is among them.
    .log = { $date }. Showed five letters. All of them say *prevent*. Our guest knew one of the hands.
option-five-chairs-proof-list = The names from the Mirror
    .cost = One demand less. −1 Corporation: its hands are on it, by name.
    .log = { $date }. Showed ninety-one sheets of names. There was flour in the folds.
option-five-chairs-proof-recorder = Play the recorder
    .cost = Two demands less. −1 Morale: Thaddeus’s name is on it.
    .log = { $date }. Played it. A key, an hour, and a name. The guest asked to hear the end again.
option-five-chairs-proof-sealed = Set down the box, welded shut
    .cost = One demand less. A hero is exhausted: somebody sits beside it all night.
    .log = { $date }. Set the box down unopened. Our guest followed the weld all round with a thumbnail, found no end to it, and asked for one thing less. { $hero } sat up with it.
option-five-chairs-proof-minutes = The clerk’s minutes
    .cost = One demand less, once. 1 action: it is read aloud.
    .log = { $date }. The clerk turned the page round, so that it could be read. Nobody asked for anything after that.
option-five-chairs-proof-none = None of them
    .cost = They stay in the drawer.

fight-five-chairs-war-party = A ship without a flag
    .text = She would sooner have the war. The { $opponent } will say that it never heard of her.
mover-five-chairs-war-party = A ship without a flag
    .text = One sector towards us at each turn’s end. She lets us by while the leader of the { $opponent } is aboard, and goes home when that one is seated.
