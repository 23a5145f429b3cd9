### Scenario 10, "Nineteen Days": into the hole at Mirembe between two gathering fleets, and out again with one thing.
### It begins on 02/12/100GN; each turn is a day. A count of how far the ship has been Seen; for an evening's frost she runs cold.

scenario-nineteen-days-name = Nineteen Days
scenario-nineteen-days-subtitle = In to Mirembe between two fleets, and out the other side, in 100. About 90 minutes.
scenario-nineteen-days-chart = Mirembe
scenario-nineteen-days-chart-note = a moon with a hole in it; two rings of patrols; no port, no lamps

scenario-nineteen-days-aim-federation = Bring the breaker’s frame out of Mirembe, off the far edge by turn { $turns }
scenario-nineteen-days-aim-council = Bring a true count out of Mirembe, off the far edge by turn { $turns }
scenario-nineteen-days-aim-firstborn = Bring the town’s bell out of Mirembe, off the far edge by turn { $turns }
scenario-nineteen-days-aim-cartel = Bring the dock register out of Mirembe, off the far edge by turn { $turns }
scenario-nineteen-days-aim-corporation = Bring the seal of the lower doors out of Mirembe, off the far edge by turn { $turns }

side-nineteen-days-federation = For the Federation
    .text = Retainer { $retainer }; { $pay } for the breaker’s frame. Against us: the Firstborn.
side-nineteen-days-council = For the Council
    .text = Retainer { $retainer }; { $pay } for a true count. Against us: the Cartel.
side-nineteen-days-firstborn = For the Firstborn
    .text = Retainer { $retainer }; { $pay } for the bell. Against us: the Corporation.
side-nineteen-days-cartel = For the Cartel
    .text = Retainer { $retainer }; { $pay } for the dock register. Against us: the Federation.
side-nineteen-days-corporation = For the Corporation
    .text = Retainer { $retainer }; { $pay } for the seal. Against us: the Council.

milestone-nineteen-days-main-federation = The breaker’s frame, off the far edge
    .text = At Mirembe: cut a way down, get by the looters, and get what we came for. Decide to bring it, and leave over the far edge.
milestone-nineteen-days-main-council = A true count, off the far edge
    .text = At Mirembe: cut a way down, get by the looters, and get what we came for. A count has to be made twice. Decide to bring it, and leave over the far edge.
milestone-nineteen-days-main-firstborn = The bell, off the far edge
    .text = At Mirembe: cut a way down, get by the looters, and get what we came for. Decide to bring it, and leave over the far edge.
milestone-nineteen-days-main-cartel = The dock register, off the far edge
    .text = At Mirembe: cut a way down, get by the looters, and get what we came for. Decide to bring it, and leave over the far edge.
milestone-nineteen-days-main-corporation = The seal, off the far edge
    .text = At Mirembe: cut a way down, get by the looters, and get what we came for. Decide to bring it, and leave over the far edge.
milestone-nineteen-days-side = Where the wire goes
    .text = Go down to the deep room, past the last level.
milestone-nineteen-days-third = Hardly there
    .text = Get out with the thing, and never let Seen stand at 3.

person-nineteen-days-falk-name = Marshal Falk
person-nineteen-days-shahidi-name = Convenor Shahidi
person-nineteen-days-rangi-name = Rangi of Adjoa
person-nineteen-days-reis-name = Factor Reis
person-nineteen-days-iyer-name = Director Iyer

## Before fitting out

passage-nineteen-days-silence = Nothing on the band
    .text =
        Off Mirembe the radio is quiet. It is the only place where the band has nothing on it: no pilots, no weather, no hymns.

        Eight years ago this ship fired her main gun at the town down there, and 8,493 people died of it. She has not been back. Two fleets lie round the moon, with their lamps out, waiting for the Armistice to end, and each has sent boats to see that nobody goes down first. The five powers want the hole left as it is until they have had one thing out of it.

        Gabriel has turned the set up as far as it goes. It hisses. “That’s odd,” he says. “I’d have sworn that there was somebody.”
    .log = { $date }. Off Mirembe. Nothing on the band. Nobody has eaten much.

passage-nineteen-days-nobody = The last docket
    .text =
        There is a message from Achterberg, sent slowly, by lamp, from buoy to buoy.

        {"*"}Five wish you to go down. None wishes to have asked. Choose one and I will say that it was arranged through me. I regret the hole.*

        “We could go for nobody,” says Daisuke.

        “Somebody’s got to be told what we find,” says Gabriel. He has the five names on the slate, and holds the chalk over each of them in turn, and crosses none of them out. “Whom would you least mind giving it to?”
    .log = { $date }. Nobody thinks well of us, and all of them want us to go down. Achterberg’s regrets, by lamp.

choice-nineteen-days-sponsor = For whom do we go down?
option-nineteen-days-sponsor-federation = Serve the Federation
    .cost = Main: +3 Federation, −3 Firstborn, { $pay } Credits. The breaker’s frame.
    .log = { $date }. Cups: the Marshal. She wants to have been right about one thing.
option-nineteen-days-sponsor-council = Serve the Council
    .cost = Main: +3 Council, −3 Cartel, { $pay } Credits. A true count; it takes two checks where the others take one.
    .log = { $date }. Cups: the Convenor. She wants the number, to keep.
option-nineteen-days-sponsor-firstborn = Serve the Firstborn
    .cost = Main: +3 Firstborn, −3 Corporation, { $pay } Credits. The town’s bell.
    .log = { $date }. Cups: the Eldest. He wants to hear it.
option-nineteen-days-sponsor-cartel = Serve the Cartel
    .cost = Main: +3 Cartel, −3 Federation, { $pay } Credits. The dock register.
    .log = { $date }. Cups: the Factor. He wants a page that he once wrote.
option-nineteen-days-sponsor-corporation = Serve the Corporation
    .cost = Main: +3 Corporation, −3 Council, { $pay } Credits. The seal of the lower doors.
    .log = { $date }. Cups: the Director. She wants a thing with her firm’s name on it.

passage-nineteen-days-briefing-federation = The frame
    .text =
        Marshal Falk’s letter has come by hand, under a plain seal.

        “Captain Anaya. There was an arsenal. I have been told for eight years that there was none, that there was only washing. The engine that broke the Mirror of Jatania was built under that town. Sixty-one thousand people died of it in two winters, and one was my son. Its frame stood in the lower works. Bring it out. If it is not there, I have signed for nothing. I should like to know that before they put up the monument.”

        Gabriel folds the letter as it was. “And if it’s there,” he says, “what does she know then that she doesn’t know now?”
    .log = { $date }. For the Federation: the frame of the breaker. She asks to be told either way.

passage-nineteen-days-briefing-council = A true count
    .text =
        Convenor Shahidi has written on the back of Annex C, with a soft pencil, so that it can be rubbed out.

        “Captain. One counted from the air. One put down 31,407. I should now like to be told how many there are. Not how many there should be. Go into the hole and count what lies there, twice, from both ends, as one counts a class of children on a bridge. I shall not publish it. I find that I cannot go to sleep without it.”

        The sheet has been folded to the size of a stamp. “She could’ve asked that in ninety-two,” says Gabriel. “What would it have cost?”
    .log = { $date }. For the Council: a count, made on foot, twice.

passage-nineteen-days-briefing-firstborn = The bell
    .text =
        The herald does not come aboard. He speaks from his own lock, across the gap, with his lamp behind him.

        “In the square by the well hung a bell. It was cast on the slow ships; it is older than any of your worlds. It called the town to meals. The house of Adjoa would have it home before strangers come with tapes. There will be no other thing that is whole.”

        “When did they ring it last?” says Gabriel.

        The herald thinks about it for some time. “That,” he says, “is what the Eldest wishes to ask it.”
    .log = { $date }. For the Firstborn: a bell. It called them to dinner.

passage-nineteen-days-briefing-cartel = My own hand
    .text =
        Factor Reis has sent a basket, and a letter at the bottom of it, under the figs.

        “Gabriel, there’s a book. The dock register, convoy four: what went in, who gave leave, and the time. It’s in my hand. I was tally clerk that day, we were short. I’d like it out of there. I’m not going to say I want to burn it. I’m not going to say I don’t. I’ve been a big man for eight years on twelve hulls and I’d like to look at what I wrote down for the other four. Eat the figs first. They don’t keep, and that does.”

        There are eleven. Gabriel counts them twice. “He’s always sent a dozen,” he says.
    .log = { $date }. For the Cartel: a register, in his own writing. He was the tally clerk that day.

passage-nineteen-days-briefing-corporation = A small disc
    .text =
        Director Iyer talks from a booth at Kontor, with her back to the glass, since somebody outside is waiting for it.

        “There’s a pair of doors, down by the lower works. Ours, we’d built the plant. They’ve a seal on them, a lead disc, so big, with a number. I’ve got the file; the file says that those doors were found shut. It doesn’t say who shut them. I wasn’t there yet! I’d just like that disc in my drawer and not in a lawsuit, with the air of forty stations in the balance.”

        “What’s behind the doors?” says Gabriel.

        She looks round at the person outside. “The file stops,” says Iyer.
    .log = { $date }. For the Corporation: a lead seal, off a pair of doors. The file does not say who shut them.

passage-nineteen-days-villain-federation = From a desk
    .text =
        “Captain Anaya. There is a hole at Mirembe, and you are going into it,” says Marshal Falk. “I have not been. I signed for it from a desk. The *Centenary* lies behind the boats with her fires drawn. If they call, I come, and I come myself, since I will not send a boy to do this twice. You will pass nothing by on the way. My captains do not, and I do not. I regret that we shall both be punctual.”

        She looks past the lens, at something that’s hanging there, and the picture goes.

        “Did she say regret?” says Gabriel.
    .log = { $date }. The Marshal is off Mirembe in the Centenary. If the boats call, she comes. No encounter is passed by while she is there.

passage-nineteen-days-villain-council = No light is owed
    .text =
        Where the charts have the *Vesper*, there’s nothing. She is there, dark, with her people at the rail, in felt.

        “There is no traffic at Mirembe, and so no light is owed there,” says Convenor Shahidi. “Whoever looks about for you will look hard, and be of no further use that day. One asked the boats not to fire first. One did not ask them not to fire. A bad peace can be mended on Monday, Captain. I should be obliged if you found nothing until then.”

        She has said “I”. Gabriel waits for her to take it back.
    .log = { $date }. The Convenor is off Mirembe with her lamp out. Every Recon costs us a pair of eyes. If the boats call, she comes.

passage-nineteen-days-villain-firstborn = A clean page
    .text =
        The *Firstfruits* has been laid across the mouth of the hole, as one sets a chair across a door.

        “You go to our dead and have not asked,” says the Eldest. “We have no word for forbidding it. Nobody did it before. The Roll of Mirembe lies open on our table, and behind the last name in it is a clean page. Whoever you lose there is written on it, the same day, and read out, and you will hear us. We should like to keep that page. If the boats call us, we come, and it will not be kept.”

        Gabriel has taken his cap off.
    .log = { $date }. The Firstborn have their flagship before the hole, and a clean page for us. The first we lose on any day will be read to us.

passage-nineteen-days-villain-cartel = No kitchen
    .text =
        “Gabriel, there’s nothing to buy out there, that’s what I’ve got against it. I never liked a place without a kitchen.” Factor Reis has the *Sixteen Hulls* behind the inner ring, with a brazier going on her bridge, in the middle of the blackest silence there is. “What you drop, fire off or break, I’ve paid somebody for, so it’s mine. If my boats whistle I’ll have to come across and be rude to you. Don’t let them whistle. I’ve my foot up.”

        “What are you cooking?” says Gabriel.

        He doesn’t say. He has shut his eyes, with the smoke.
    .log = { $date }. Reis is off Mirembe, in the Sixteen Hulls, with the stove lit. A Credit more for a service, Ammo for a slip; and he comes if they call.

passage-nineteen-days-villain-corporation = A clause
    .text =
        “I’ve registered the *Going Concern* as the salvor for Mirembe, from eight this morning,” says Director Iyer. “Hull, fittings, anything broken. On paper that’s you too, wherever you’re broken. You mend a point, it’s a Salvage to us. I’d stay whole!” She’s talking a bit too fast. “If the boats see you they’ve to call me. It’s a clause. I can’t waive my own clause, people would ask what’s down there.”

        “What is down there?” says Gabriel.

        “Three quiet years,” says Iyer. “I only ever asked for three.”
    .log = { $date }. Iyer is off Mirembe, with a salvor’s papers. Each point we mend costs a Salvage more. If the boats call, she comes. It is a clause.

line-nineteen-days-beaten-falk = “The *Centenary* wants a tow. You met me and did not go round. I shall put that in the report, since nobody else will.”
line-nineteen-days-beaten-shahidi = “One has lost a lamp. Nobody has lost a child. Let us stop, Captain, while that can still be said.”
line-nineteen-days-beaten-rangi = “There are names on the page now, and they are ours. You will hear them. Go on. We have no more doors.”
line-nineteen-days-beaten-reis = “All right, all right! For a kind word I’d have let you by. Now I’ve a hull to pay for, and it’s gone cold.”
line-nineteen-days-beaten-iyer = “Well, that’s her written off. I did the depreciation myself. Go on, before I find out whether you’re covered.”

line-nineteen-days-obeyed-falk = “You had one instruction at Europa, and it was carried out. Two magazines are on your quay. I counted them myself.”
line-nineteen-days-obeyed-shahidi = “You did at Europa what was asked of you. One of our lamp-keepers would sail with you. He is used to the dark, and eats little.”
line-nineteen-days-obeyed-rangi = “What was asked of you at Europa was done. Your thirty-four are said at Adjoa now, each evening, after ours.”
line-nineteen-days-obeyed-reis = “You did as you were asked at Europa! Two Credits, in the basket. It’s not a bribe. A bribe I’d have counted.”
line-nineteen-days-obeyed-iyer = “You did as you were asked at Europa, so there’s a crate of valves at your lock. Yours were terrible, by the way.”
line-nineteen-days-broken-falk = “You had one instruction at Europa, and it was not carried out. Two Credits have been kept from the retainer. There is a form.”
line-nineteen-days-broken-shahidi = “Something was asked of you at Europa, and was not done. Two Credits of the retainer have gone to the orphans. You will understand.”
line-nineteen-days-broken-rangi = “One thing was asked of you at Europa. It was not kept. Two Credits of the retainer are with the keepers of the lamps.”
line-nineteen-days-broken-reis = “You were asked for one thing at Europa, Gabriel. So it’s two Credits off the retainer, and then I’ve forgotten it.”
line-nineteen-days-broken-iyer = “You’d one clause to keep at Europa. I’m not cross! It’s two Credits off the retainer; the sheet does that by itself.”

line-nineteen-days-patrols-five-gabriel = “Too few of them sat down at Europa, so the fleets are out. There’s a boat more on the rings than there need be.”
line-nineteen-days-patrols-four-gabriel = “Four of them sat down at Europa, so there are no more boats on the rings than usual. I’d have liked fewer.”
line-nineteen-days-eldest-gabriel = “We didn’t seat the Eldest last, whatever the Marshal wanted. His people have left a boat at home for it.”
line-nineteen-days-patrols-three-gabriel = “All five sat down at Europa, and it shows. There’s a gap in that ring that you could march a choir through.”
line-nineteen-days-cold-gun-daisuke = “Gun’s cold. We held that Mirror by hand, so there’s nothing on us that glows. Keep the coat on, though.”
line-nineteen-days-inner-gabriel = “The inner ring’s a boat short. They’d read who sat in the sixth chair, and the crew reported sick. All of them.”

passage-nineteen-days-sold = Punctual
    .text =
        There’s a patrol off the near edge, and it isn’t patrolling. It is waiting, with its nose towards them.

        Hollis Tan has been at large since the ninth month. He served in this ship for nine years; he knows how she comes in, and from where, and that she is early. Somebody has paid him for the Ironclad’s course. He gave it in writing, and has sent a copy to the Ironclad.

        {"*"}No hard feelings, Gabe. I told them Tuesday. I left out the cold-running. H.*

        “He hasn’t told them that we can turn our heat off,” says Gabriel. He reads it through again, to see if it’s a kindness; with him one never knows till after.
    .log = { $date }. Hollis has sold our course. A patrol is lying in wait, nearer than it should be. He sent us a copy.

passage-nineteen-days-cold = Coats
    .text =
        “They’ll look for heat,” says Daisuke. “So I turn it off. All of it. Lamps, galley, the warm side of the air. We drift by and we’re a rock.” He has a coat on already. “You can do it for a day. Only somebody’s got to sit by the reactor with a hand on it, or it seizes up. Whoever that is won’t be good for anything after.”

        On the chart are two rings of patrols. One that’s beside you at the day’s end has Seen you. If you’re cold it hasn’t, unless it runs right into you. Seen too often, they wake up. More often still, they come.

        “Who’s warmest?” says Gabriel. Every hand in the mess goes up, in mittens, and then every hand goes slowly down.
    .log = { $date }. For one hero exhausted we run cold, until the next turn. At Seen 4 they go faster. At 6 they come for us. Wore two hats.

## On the way in

passage-nineteen-days-hot = It still glows
    .text =
        Daisuke has been to look at the main gun. He comes back with his glove off.

        “Warm,” he says. “Since the Mirror. It was never meant to cut a line that long. That housing’ll glow for months. You’d see it from a long way, if you’d the right glass.”

        They broke eleven kilometres of foil with it in the tenth month, over Jatania. It is quite pleasant to lean on. Two of the stokers have put their bread there to rise.

        “So we’re half seen before we start,” says Gabriel. “Can you put something over it?”

        “I’ve put a blanket,” says Daisuke.
    .log = { $date }. The gun has not cooled since the Mirror, so we begin with Seen at 1. Good bread.

passage-nineteen-days-rule-federation = A grey thing, outside
    .text =
        Daisuke has drawn the frame of a breaker to scale, from the Marshal’s papers, and the Ironclad next to it. It is as long as a boat.

        “It won’t go in at any lock we’ve got,” he says. “I’ll have to lash it along her side.”

        “Where every patrol can see it,” says Gabriel.

        “They’ll see it. It’s grey, and as cold as the hole it comes from.” He moves the one drawing over the other, until there is hardly any ship left. “What they won’t see is us. Not behind that. I could let everything go out, and nobody’d need to sit by the reactor. For one day; then it’ll have warmed up off us.” He looks at it with his head on one side. “They built it to put the lights out,” says Daisuke. “It might as well do ours.”
    .log = { $date }. Once we have the frame outside, we can lie behind it for a day, once: we run cold, and nobody is exhausted.

passage-nineteen-days-rule-council = A second lamp
    .text =
        There is a light on the way out. It is very small, and is the Convenor’s: a keeper in a boat, with a lamp between her knees.

        “Until the night of the twelfth,” the keeper signals. “It was to be the eleventh. The Convenor says that one counts badly with a boat to catch.”

        “It has to be done twice,” says Gabriel. He is making two slates ready, and rules them alike. “Not by the same person, and not from the same end. And whoever’s first keeps quiet about it till the other has written something down.” He blows off the chalk. “That’s a day gone, and she has sent us one. I don’t think that anybody has ever paid us in the thing itself.”
    .log = { $date }. The count has to be made twice, with a check for each. The Convenor has given us a day more than the others would have.

passage-nineteen-days-rule-firstborn = For a meal
    .text =
        The herald’s boat keeps beside them for an hour, and then puts out its lamp. The last of the message comes by hand, in knocks upon the hull.

        “The bell’s not to be carried dumb the whole way,” says Daisuke, who has his palm against the plating. “It’s to be rung once. For a meal. It says that’s what it’s for.”

        “On board?” says Gabriel. “We’re hiding.”

        “It’d get into the set. They’d have it in their earphones, the lot of them, right round the rings.” He takes the hand away and looks into it. “The cook’s got dumplings. If I heard that going, I’d get up, whatever I’d been doing. I’d think that somebody had laid for me.”
    .log = { $date }. With the bell aboard we may ring it for dinner, once: two heroes are Ready again, and Seen rises by 1.

passage-nineteen-days-rule-cartel = By the piece
    .text =
        At the bottom of the Factor’s basket, where the figs were, is a trader’s card. *Tiles, blue and white, from the town itself. By the piece.* The address is a stall at Mancala. On the back he has written, with fig on his thumb: *They go in by your shaft, Saturdays. Say that I sent you. They owe me for the sledge.*

        “He knows that there’s somebody down there selling it off?” says Daisuke.

        “He knows about a sledge.” Gabriel turns the card over, and over again. “They’ll have come to him for one. He’ll have asked what it was for, and been told, and gone quiet; and then he’ll have lent it to them.”

        “At what interest?”

        It does say. It’s underneath, very small. “None,” reads Gabriel.
    .log = { $date }. Whoever sells the tiles of Mirembe owes the Factor for a sledge. His name is worth +1 with them, whichever way we try.

passage-nineteen-days-rule-corporation = It will ring home
    .text =
        Daisuke has the Director’s drawing of the seal, which is larger than the seal.

        “There’s a thread in the wire,” he says. “Here. Lift the disc off and it parts, and the doors ring home. To Kontor, in clear. They’re that old.”

        “After eight years?” says Gabriel. “What with?”

        “It’s insured plant. It’ll ring.” He follows the thread with a fingernail, as far as the edge of the sheet. “The boats’ll hear that something’s been opened. They won’t hear what.” He says it as if it were his own work and he were sorry for it. “And then they’re not sealed any more. They’ll slide. Whoever wants to go on down from there has room to turn a launch.”

        “Why should anyone want to go on down?” says Gabriel.
    .log = { $date }. When the seal comes off it will ring: Seen rises by 1. But the doors are open then, and a launch that goes farther down has +1.

passage-nineteen-days-hole = The edge
    .text =
        One can stand at the edge, in a suit, and look down. It is two kilometres across and very round.

        Round the rim there is still some of the town. There’s half of a street, with doors. There is a wall with a stove on it. A line runs from a post to nothing, and on it hang small stiff shapes, grey with dust, just as they were pegged out one morning; there is no wind here to take them in.

        “Forty shirts,” says Gabriel. He has counted them before he could stop.

        Behind him Daisuke has sat down on a doorstep. He has his back to the hole, and he is looking at the door. It’s a good one. “D’you think one knocks?” he says.
    .log = { $date }. Mirembe, on foot. Forty shirts. I had only ever seen it through a sight, and it was somebody else’s.

line-nineteen-days-rope-thaddeus = “I’ll stop here at the lock and hold the line. Count them out, count them in. I know how many. I’ve known it for eight years.”
line-nineteen-days-rope-gabriel = “Thaddeus had this post from me, to keep. He’s not fit to climb; he’s told us where to put the line, and how many to count.”
line-nineteen-days-tread-daisuke = “Hollis says, on tiles you walk on the grout. He’s gone first. You can’t hear him. I never could.”
line-nineteen-days-chart-daisuke = “I’ve a chart of that shaft, off the old man of the Patient Margin. ‘From the air,’ he wrote. ‘Right to within a hand.’”

passage-nineteen-days-shaft = Two hundred and six rungs
    .text =
        The shaft of the lower works goes down beside the hole, lined, with a ladder. The glass that ran in from the shot has set across it, like a skin on milk. They cut a door in the skin.

        Under it nothing is broken. There are pegs with overalls on them, and a board with the shifts for the eleventh of the ninth. Someone has drawn a moustache on the foreman.

        “They worked here,” says Daisuke. “Under the houses. They came down at six.” He has put a hand on the frame of a press. “That’s no pump works. That’s a gun maker’s bench.” He says nothing for eleven rungs. “So it was an arsenal as well,” he says. “The order was right, and so were we.”
    .log = { $date }. There was an arsenal under the town. The order said arsenal, and we said town. There are lunch tins.

passage-nineteen-days-looters = Tiles
    .text =
        There’s a light at the foot of the shaft, and a sound of chipping.

        They are nine people, with a sledge. They sell the bathroom tiles. They’re good tiles, blue and white, and they fetch two Credits each at Mancala, as antiques; five with a crack. They’ve nailed a blanket over the way in to the lower works, and one of them has a rivet gun across her knees.

        “It’s a claim,” she says. “We were first. You can come back when we’re through.”

        “When’s that?” says Gabriel.

        She looks round at the wall. It goes on a long way. “We only get Saturdays,” says the woman.
    .log = { $date }. Nine people at the foot of the shaft, selling a town by the tile. They were first.

passage-nineteen-days-looters-kin = Blue and white
    .text =
        There’s a light at the foot of the shaft, and a sound of chipping. They’re nine people, with a sledge, and they sell the bathroom tiles; two Credits each.

        One of them holds up her lamp. “I know you,” she says. “You were on Anneke. Behind the hill. You’re the ones who left the box.”

        A hundred and forty strays lay there with the fever, and this ship landed serum for them. These are nine of them. It turns out that they aren’t looting; or they are, but it’s their own. “That was my aunt’s,” the woman says, of a wall. “I’m bringing her the bathroom. She’s at the Works. She always said she’d left it in a state.”

        She has moved her feet, to see if they’d like to get by.
    .log = { $date }. The looters are nine of those we helped on Anneke; +3 with them. One is bringing her aunt a bathroom.

choice-nineteen-days-looters = How do we get by?
option-nineteen-days-looters-creep = Go round them in the dark
    .cost = Stealth { $difficulty }. Failed: Seen rises by 1.
    .log = { $date }. Went behind the tiles on our hands and knees.
option-nineteen-days-looters-drive = Drive them up the ladder
    .cost = Combat { $difficulty }. Failed: −1 Crew.
    .log = { $date }. Went through the blanket. It had been somebody’s good one.
option-nineteen-days-looters-wait = Sit down, and wait a while
    .cost = The action is gone, and they are still there.
    .log = { $date }. Sat with them. They have a song about grout.

passage-nineteen-days-counted = From the one end
    .text =
        The count goes from the lock inward: what lies in the galleries, and what has been laid out by somebody, in rows, with the hands folded.

        It takes nine hours. One counts, one writes, one holds the lamp. After a time nobody says “bodies”, and then nobody says “people”; they say the number only, and each time somebody breathes in first.

        “That’s from the one end,” says Gabriel. “She wanted it from both.” There is chalk on his glove, and on the glove of the next one, and the next. “It ought to come to the same,” he says, “and what we do if it doesn’t, I don’t know.”
    .log = { $date }. Counted once. It must be done again, from the other end.

passage-nineteen-days-object-federation = The frame
    .text =
        A frame as long as a boat stands on trestles in the last hall, under a sheet. It is painted grey, and has a number.

        It is the frame of the second breaker. The first was towed to Jatania in 83, and broke the Mirror; 61,000 people died in the dark. This one was finished but for the wiring. The Marshal has been saying so for eight years, and she was right.

        “Nice work,” says Daisuke. He has found the plate. He reads out the date on it, and the shift, and who was on. There are fourteen names, and they are all women’s.

        “They’d have walked to it,” says Gabriel. “From up there.” Daisuke has begun to measure the door.
    .log = { $date }. The breaker’s frame. There was an arsenal, and somebody’s mother built it, with her hair tied up.

passage-nineteen-days-object-council = The same from both ends
    .text =
        The count is made again, from the far end. It comes out the same.

        Eight thousand one hundred and eighty-two lie in the hole, or under it, or are shadows upon something. On the crew’s own slate it says how many there were that day who hadn’t been lifted: 8,493. Gabriel takes the one from the other, in chalk, upon the wall.

        “Three hundred and eleven,” he says. “They’re not here.”

        “They got out?” says the one who holds the lamp.

        “There’s no out.” He looks at the figure. “Then where did they go?” says Gabriel, and in the silence one can hear that there’s a wire, somewhere, ticking against a pipe.
    .log = { $date }. Counted: 8,182. There ought to be 8,493. So three hundred and eleven went somewhere, and it was not up.

passage-nineteen-days-object-firstborn = The bell
    .text =
        The bell hangs where it hung. The square around it slid down into the works all in one piece, like a saucer, and stopped there. There’s the well, there’s the bench, and there is the bell.

        It’s no bigger than a bucket. They have to take the rope off first, and that’s worn thin in one place, at the height of a child’s hand.

        “They rang it for dinner,” says Gabriel. “At two.” The shot was at 13:48.

        He has his glove round the clapper so that it won’t speak. It is so cold that he feels it right through. When they lift it off its hook, it gives, all the same, one small sound; and everybody in the shaft looks up.
    .log = { $date }. The bell. They’d have rung it twelve minutes later.

passage-nineteen-days-object-cartel = The register
    .text =
        The dock office has its roof on. There’s a stool, a lamp, and a book as long as an arm, open at the last page.

        It is in the Factor’s hand; it slopes. *Convoy four. Hull 13, crates. Hull 14, crates. Hull 15, crates. Hull 16, crates.* For each there’s a time, and who gave leave. Against each is a column that nobody had asked him to keep. It’s headed *at the lock*. He has counted the people who were standing there, every hour, while the crates went by.

        It says 8,493, four times. After the fourth he has broken his pen.

        “He never told us he’d counted,” says Gabriel. “Does he want it back to see if it’s still the same?”
    .log = { $date }. The register of convoy four. Reis counted the people at the lock, every hour. It is the same figure each time.

passage-nineteen-days-object-corporation = A lead disc
    .text =
        The doors are of steel, as high as a house. They are shut. On the crack between them hangs a lead disc on a wire, and it has not been broken.

        There’s a number on it, and a firm, and an hour. *Closed 13:50. By remote order, Kontor.* That is two minutes after the shot. It is the rule for insured plant: when there’s fire above, the doors shut below, so that nothing should be spoilt. Somebody at Kontor had to press a key, and pressed it.

        “It worked,” says Daisuke. He’s laid his palm against the steel. He takes it off and looks at it. “I’d like to know who they were keeping out,” he says, “when there was nobody coming.”
    .log = { $date }. The seal. The doors were shut from Kontor at 13:50, for the sake of the machines.

passage-nineteen-days-beacon = Who heard
    .text =
        A few steps farther on stands a relief beacon, the kind that is in every dock. Its light is out. A wire goes down from it, past the last level on the plan. And there is its log, on a roll of tape, which says who was called and who heard.

        After the shot 311 people were still alive, in the deep works, behind the lower doors. They called for nineteen days. *Plover*, of the Council: acknowledged, sailed on. Fourth Squadron, of the Federation: jamming. It goes on so, ship after ship; there are forty lines.

        Daisuke lets the tape run through his glove. He stops. He holds it nearer to his lamp.

        {"*"}22/09/92. Ironclad. Heard. No answer.*
    .log = { $date }. 311 lived, for nineteen days, and called. Forty ships heard. We are the thirty-first.

passage-nineteen-days-gabriel = What I said
    .text =
        “It was the night of the plate,” says Gabriel. “We’d just put Xavier off. Thaddeus had the relief band. He said, ‘There’s somebody calling, astern of us. Do we answer?’ I said no. I thought it was the fleet. I thought, they’ll fix our place by it. I thought that for a week, while it went on. On the thirtieth we docked, and it had stopped. I wrote it down. *The signal stopped this morning.* I’ve been proud of that line.”

        “WE’D ROOM!” shouts Daisuke. He has never shouted. “We’d two hundred bunks! I’d the air for it!”

        On the ladder above them someone has stopped, and is listening.
    .log = { $date }. I said no. That is all it was. There were 311 of them.

choice-nineteen-days-beacon = Does Gabriel tell the crew?
option-nineteen-days-beacon-tell = He reads them the line
    .cost = −2 Morale now. They can never hear it from somebody else. They want to go down there: the check on the way is 2 easier, and whoever says the names there gains 1 Morale more.
    .log = { $date }. Told them. Tell whoever reads this that I was asked, and that I said no.
option-nineteen-days-beacon-keep = He puts the tape in his coat
    .cost = Nothing now. Daisuke knows; if it gets about, they will have it from somebody else.
    .log = { $date }. The tape is with me. Daisuke has gone to see to a pump.

passage-nineteen-days-told = The thirty-first line
    .text =
        Gabriel tells the crew on the rim, where they can see him, with the tape in both hands. He reads out the thirty-first line, and the date, and what he said.

        Nobody says that he could not have known. “I’d my sister’s bunk made up,” says a stoker. “It was empty that whole week. Two could’ve slept in it.” She sits down. One walks away, as far as there is street, and stands at the end of it.

        “You said no to the captain, and the same day you said no to them,” says the oldest of the gunners. “I’ve had the first *No* on my arm for eight years, in blue.” He pushes at the sleeve of his suit, as though it would show. “That one was right, wasn’t it?” he says. “The first?”

        “The first was,” says Gabriel.
    .log = { $date }. They know. Nobody has gone; there is nowhere to. Nobody has sat next to me either, except the cook, who wanted to know about supper. Nine have put themselves down for the launch.

passage-nineteen-days-kept = Face to the wall
    .text =
        Gabriel rolls the tape up small and puts it into his coat, and buttons the coat. On the ladder the boots have begun to climb again.

        Daisuke has his back to him. He’s found something to tighten. “I kept quiet about Thaddeus for eight years,” he says. “I’d played the box, and I put it back. I thought there was only the one thing to keep.”

        “There’s this one,” says Gabriel.

        “Yes.” He tightens it until it squeaks. “I’ll not say anything. I’m good at it.” He looks for a while at the place on the wall where the tape hung. There’s the nail. “They’ll want to know what we found,” says Daisuke. “What do I say that I was shouting at?”
    .log = { $date }. It is in my coat. I have sat next to him for fifteen years, and I moved my chair.

passage-nineteen-days-weigh = On the rim
    .text =
        { TRAIT($client, key: "id") ->
            [council] The slates with the count are up on the rim, on a sledge, with a blanket over them.
           *[other] What the ship came for is up on the rim, on a sledge, with a blanket over it.
        } A day’s sail off, somebody is waiting with twenty-seven Credits.

        “It’s a grave,” says the oldest of the gunners. “You carry nothing out of one, not so much as a number. They’ll be coming with tapes to survey it. Let them find it as it is.”

        “And who comes first? Some fellow with a sledge,” says a stoker. “If it’s gone, then it’s gone for good, and they can go on saying it never was.”

        Both have brought their cups down the whole way from the mess.
    .log = { $date }. Sat round it on the rim, with the cups. No one would be the first to lift a side.

choice-nineteen-days-object = Does it come with us?
option-nineteen-days-object-bring = Take it, and go
    .cost = Past the far edge with it, the main mission is done. No survey will ever find it where it was.
    .log = { $date }. Cups up. It weighs less than one would think.
option-nineteen-days-object-leave = Leave it where it lay
    .cost = The main mission fails. −3 with the { $client }, +1 Morale. Seen falls by 3: the rings see us go with nothing.
    .log = { $date }. Cups down. Carried it back, and put it where the dust was clean.

passage-nineteen-days-object-left = Where the dust was clean
    .text =
        { TRAIT($client, key: "id") ->
            [council] They carry the slates down again, all two hundred and six rungs, and stand them by the wall where the sum is.
           *[other] They carry it down again, all two hundred and six rungs, and find the place. There’s no dust there; it has the exact shape of what was taken.
        }

        Somebody sets straight what they’ve put down. Somebody else goes over it with a sleeve, and then doesn’t know what to do with the sleeve.

        “That’s twenty-seven Credits,” says Gabriel.

        “It’s the most I’ve ever paid for anything,” says the youngest of them, who still owes on her boots. She stands there looking rich, and asks whether they’re to be told why.
    .log = { $date }. Left it. We can sail home by the far edge, with nothing, whenever we please.

## The deep room

passage-nineteen-days-deep-room = The wall
    .text =
        The launch goes down the shaft with a hand’s breadth to spare, past the last level. Where the wire ends there’s a hatch, and a room, with bunks up to the roof.

        They lived here, nineteen days. They have left it tidy. Along the one wall that is smooth are names, scratched in, 311 of them, in columns, and behind each is a number. It’s the day. The first have a 2; there are a good many at 11, when the water stopped. The last has 19. She has written it herself.

        Above stands, in larger letters: *WHO COMES, PLEASE SAY THEM.*

        Gabriel’s hand goes up to take off his cap, and meets the helmet. “How long would it take?” he says.
    .log = { $date }. The deep room. 311 names, each with its day. They asked whoever comes to say them.

passage-nineteen-days-share-federation = Nineteen dates
    .text =
        On a nail by the hatch hang the slips that came out of the beacon’s printer. Someone has sorted them by day.

        There is one for each of the nineteen. *To all ships. Signal from Mirembe is an enemy ruse. Fourth Squadron will jam. S. F.*

        Those are the Marshal’s initials, nineteen times. The people in this room had been able to read what was being sent about them. Under the last slip is a line in pencil, very neat. *Dear S. F., it is not a ruse. Kind regards, Anahera Pohatu, form 4.*

        Gabriel unhooks them, and counts them, and there are nineteen. “She wants to know whether she signed for nothing,” he says. “She signed nineteen times for this. I’ll have to tell her.”
    .log = { $date }. Our sponsor had them jammed. Falk’s initials, nineteen dates. Somebody in form 4 wrote back.

passage-nineteen-days-share-council = Acknowledged
    .text =
        In the place of honour, above the table, they had hung a receipt. It is framed in wire, with a leaf cut out of tin at each corner.

        {"*"}Lightship Plover, of the Council, to Mirembe. Your call is acknowledged. Please keep this channel clear.*

        It came on the fourth day. For fifteen days they sent nothing but the call itself. They thought that somebody was coming; there’s a list of who’d go first, and the children are at the top of it, by age. *Plover* had entered the call, and sailed on. No one had instructed her to stop.

        “The Convenor will have read that,” says Gabriel. “Every ship’s log goes to Pharos, and somebody there has to file it.”
    .log = { $date }. Our sponsor’s lightship acknowledged the call, and asked them to keep the channel clear. They kept it clear.

passage-nineteen-days-share-firstborn = On the inside
    .text =
        There is a notice on the inside of the hatch, printed, with a harvest seal. It was the last thing that anyone here could read upon going in.

        {"*"}By order of the house of Adjoa: the gates of the town are closed. Nobody leaves. Whoever leaves is not of us. R.*

        The R. is Rangi’s. They’ve not torn it down. They have used the back of it: one can lift it by a corner. On the back is a tally of water, by cups, in nineteen rows; and at the foot, in several hands, people have begun to write him an answer. None of them got farther than the first word. *Father. Father. Father.*

        “He can never have seen this,” says Gabriel, and lets the corner fall again.
    .log = { $date }. Our sponsor had the gates shut; his order hangs on the inside of their door. They used the back for the water.

passage-nineteen-days-share-cartel = The tally
    .text =
        The people down here had sat on crates. The whole room is furnished with them: tables, cots, a school desk. Each has a plough upon it, and the Cartel’s lead, and a number that ends in *4 of 4*.

        The last convoy had been full before all the guns were in. What wouldn’t go was left on the quay; and the people carried it down with them, to have somewhere to sit. Every crate would have taken up, in a hull, the room of six people.

        A child has done that sum on the side of one, in chalk. *52 crates. 6 × 52 = 312.* There’s a tick beside it, and in a grown person’s writing: *Very good. There are 311 of us.*

        Gabriel reads it, and sits down; and gets up again at once off the crate.
    .log = { $date }. Our sponsor left fifty-two crates of guns here, each as big as six people. Somebody did the sum.

passage-nineteen-days-share-corporation = Day twenty
    .text =
        The doors have a meter on the inside, like every room at Kontor. It printed a strip, and the strip has gone on down the wall and over the floor.

        {"*"}13:50. Closed, remote. Requests to open: 1.* Then it’s *2*, and *40*, and further on *6,118*. They had asked it, by the button, every few minutes, for nineteen days. Behind each is printed *Plant insured. Please apply in writing.*

        On the twentieth day it says: *No requests for 24 hours. Unlocked, automatic.* There was nobody left to push.

        Gabriel goes back along it with his thumb to the last request. It was made on the thirtieth, at 05:52. At 06:10 that morning they docked at Europa, and he wrote in the log that the signal had stopped.
    .log = { $date }. Our sponsor’s doors kept them in. They asked 6,118 times, and on day twenty it unlocked by itself.

passage-nineteen-days-wall-read = Said
    .text =
        A line runs from Gabriel’s helmet to the ship, and he reads.

        It takes two hours and ten minutes. He reads the name, and the day. On the bridge they have stopped work by the first column; someone has turned the lamps down without being asked. In the second there are four with one surname, at 11, 11, 12 and 14, and he has to wait there, and a stoker’s voice comes down the wire and goes on for him.

        After that they take it in turns. Whoever has no breath is relieved. The last one they all say.

        “Anahera Pohatu,” says the wire, in forty voices. “Nineteen.”
    .log = { $date }. The wall has been read, to the whole ship, aloud. They had asked for it eight years ago.

passage-nineteen-days-wall-copied = In a fair hand
    .text =
        The wall is copied by rubbing, with the side of a carbon, on the backs of the old damage forms. It comes off white on black; one gets the very scratch.

        It takes eleven forms. On the front of each stands *Describe what has been lost.*

        One has to go close. One sees then who held the nail well and who didn’t, and where somebody had to be held up to reach. There’s one that was begun by a child and finished by another person.

        Gabriel rolls them, and puts a band round them. “This’d stand up before anybody,” he says. “It isn’t us who says it.” He’s holding the roll a good way off from him, in both hands, and looks about for what one carries it in.
    .log = { $date }. Copied the wall, all 311, on eleven damage forms. It is a proof.

passage-nineteen-days-wall-left = Not said
    .text =
        The party had been in the room, and come up again. There’d been no time. There’s never a great deal.

        “It said please,” said one of those who had been down. She’d got her helmet off at last, and it had left a ring on her forehead. “WHO COMES, PLEASE SAY THEM. And we came.”

        “We’ll be back,” said Gabriel.

        Nobody answered it. She had started, under her breath, on those she could remember. She had got the first eight, and a surname. She went back to the beginning, as though it might be further on from there.
    .log = { $date }. Left the wall as it was, 311 names, and nobody had said them. One of us remembers eight.

## Seen

passage-nineteen-days-awake = They’re awake
    .text =
        One after another, all along the rings, lamps are going on.

        “That’s done it,” says Daisuke. “They’ve seen something. They don’t know what. They’re all going a sector faster to have a look.” He has his hand on the big switch. “I can turn us off. I can’t turn them.”

        Somebody in one of the patrols has begun to call, on the open band, since it’s the rule to. It is a young voice, quite polite. “Unknown ship off Mirembe. Do you require assistance?”

        Nobody has said those words on this band for eight years. Gabriel finds that he has picked up the receiver. “Do we?” he says.
    .log = { $date }. Seen at 4: all patrols go a sector farther at each turn’s end. One asked if we require assistance.

passage-nineteen-days-call = Our own call
    .text =
        The guns out there have got the range. Something goes through the galley and out at the other side, and takes the soup.

        “There’s the relief band,” says Daisuke. He doesn’t look at Gabriel. “Anyone can use it. Anyone who’s in trouble.”

        Gabriel has sat down at it. It is the same set, with the same chipped key; he has not had his hand on it since the twenty-second of the ninth, 92. “This is Ironclad,” he says. “Off Mirembe. We’re being shot to pieces. If there’s anybody. If there’s anybody at all who can hear this.” He lets go of the key.

        It hisses.
    .log = { $date }. Called for help, on the relief band, from Mirembe. I do know how it sounds.

line-nineteen-days-call-one-daisuke = “That’s the boats we stopped for, off the Patience! They’ve a cutter now. They say, ‘Heard.’ They’re drawing one off.”
line-nineteen-days-call-four-daisuke = “It’s that picket, the one we gave the box. Forty-nine aboard. They say, which one don’t we like? It’s turned after them.”
line-nineteen-days-call-eight-daisuke = “The launch. Those thirty farmers, from under the Mirror. They’ve a tug, and a lamp, and that’s all. They’ve run it straight across his bows!”

passage-nineteen-days-call-answered = Heard
    .text =
        Whoever has answered has come from wherever they happened to be. They can’t beat a patrol, and don’t try to; they get in its way.

        It’s enough. A patrol that has a lamp in its eyes will go after the lamp. Within the hour there’s room to breathe on that side, and somebody is putting the galley out.

        “Why did you answer?” Gabriel asks the band. He’d not meant to say it aloud.

        There is a good deal of noise. “What?” says a voice. “Ironclad, say again? You called.” And then, as it seems to be expected: “You did for us. Is that not how it goes?”
    .log = { $date }. We called, and were answered by those whom we had once answered. It is as simple as that, and I have had eight years.

passage-nineteen-days-call-quiet = The band is quiet
    .text =
        Gabriel calls for eleven minutes. He gives the name, and the place, and how many they are. He says please.

        There are ships that can hear it. One can see some of their lamps. Any of them might answer, who had once been answered.

        It hisses, very evenly. Daisuke has begun to close the watertight doors, by hand, one after another.

        “Leave it on,” says Gabriel. “I’d like to hear if it stops.” He has his hand flat on the set, as one does to a thing that’s warm.
    .log = { $date }. Called for help. The band was quiet. Heard, no answer; I know how that’s entered.

## The debriefing

passage-nineteen-days-won-federation = Right
    .text =
        The frame stood on the parade ground at Theia with the sheet off. Marshal Falk walked round it once, at the regulation distance.

        “It was there,” she said.

        “It was there. So was the town, on top. There’s a plate on it with fourteen names. They’d have gone home for dinner.”

        She read the plate. She was a long time about it. “I was right, then,” said Falk, “and I notice that it makes no difference. I had thought that there would be a feeling.” She put her hand out to the grey paint, and took it back. “Was there anything else, Captain? In that place? I have a reason for asking. I have had the reason for some years.”
    .log = { $date }. Brought the Marshal her frame. She asked if there was anything else. I said that I would write.

passage-nineteen-days-won-council = The number
    .text =
        Convenor Shahidi had the number brought to her on a tray, face down. She turned it over herself.

        “Eight thousand one hundred and eighty-two,” she read. “And?”

        “And three hundred and eleven, who weren’t with the rest. It makes 8,493. It comes out, from both ends.”

        “It comes out,” said the Convenor. It was the hour when they light the lamps at Pharos, and one could hear the keepers going round, in felt. “I have for eight years had a number in my mouth that was too large. One gets a way of speaking.” She said the right one, twice over, under her breath. “It is so very small,” said Shahidi. “And then one thinks: each of those. Where did the three hundred and eleven die, Captain? And who was told?”
    .log = { $date }. Brought the Convenor a true count. She has learned it by heart, like a verse.

passage-nineteen-days-won-firstborn = Dinner
    .text =
        The bell was hung on the lowest terrace at Adjoa. Everyone had come; one could tell it by the breathing.

        Rangi had a cord put into his hand. He didn’t pull it. He felt along it, to the thin place, which was at the height of his knee.

        “This is a child’s,” he said.

        “They’d take turns, I think.”

        “She was eight,” said the Eldest. “She would ring before the hour. We told her of it a hundred times.” He meant Keala, his daughter. He had struck her from the Roll himself, and in all the years since nobody had heard him say so much as *she*. He stooped; it was a long way down. He put his own hand where hers had been, and rang. All up the terraces, in the dark, there was a sound of people getting to their feet, as one does for dinner.
    .log = { $date }. Brought the Eldest his bell. He said “she”. He rang it early.

passage-nineteen-days-won-cartel = Four times
    .text =
        Factor Reis read his own writing with his spectacles on, and then without.

        “It’s the same,” he said. “I’d thought it’d be smaller. I’ve gone over it in bed, and I’d got it down to a few hundred.” There was a brazier going, just behind his chair. It was for the tomatoes, he had said. “Four times I counted them. Every hour. D’you know why? I thought if I’d the figure right then somebody would send a boat. I thought it was a *requisition*.”

        He shut the book, and held it on his lap, with both hands on top.

        “It isn’t for the tomatoes,” said Reis. “I had it lit for this. And nobody else ever counted them. Take it away from me, Gabriel. Put it in with yours.”
    .log = { $date }. Brought the Factor his register. He has given it back, for the log’s shelf, and paid all the same.

passage-nineteen-days-won-corporation = A small drawer
    .text =
        Director Iyer weighed the seal in her hand. It was no bigger than a biscuit.

        “By remote order,” she read. “Thirteen fifty. There’d be a shift book. There’d be a person.” She was already at the cabinet. She had it out, and open on the floor, and she’d run down the column before Gabriel had found somewhere to stand. “R. Adeyemi, trainee. First week.” She stayed there, kneeling. “He’d have had a card on the desk. *In case of fire press this.* I wrote the card. Not that one; I wrote the new edition. I’d read the old one for the style.”

        The drawer was open, for the seal. She didn’t put it in.

        “I was going to have it lost,” said Iyer. “How d’you lose something?”
    .log = { $date }. Brought the Director her seal. It is on her desk, on top of things. The trainee runs the fountains now.

passage-nineteen-days-won-left = What they have
    .text =
        The sponsor’s launch was waiting off the far edge, with its hatch open.

        “We left it,” said Gabriel.

        “It wasn’t there?”

        “It was there. It’s theirs. There’s a survey coming, or else there’s a war, and whoever goes down there will find it where it was. I’d like there to be one thing in that place that nobody’s tidied.”

        They hung beside each other for some time, lock to lock. The launch had a crew of two, and the one at the stick was looking past him, at the moon. “My gran’s from there,” he said. He wasn’t meant to say anything. “Is there anything standing?”

        “Forty shirts,” said Gabriel.
    .log = { $date }. Left it all where it lay. I have nothing to show for it, and I’ve had to tell it to four people.

passage-nineteen-days-lost = The other sledge
    .text =
        The days had run out. Two cutters of the fleet’s came alongside, looked through the hold, and saw the Ironclad out past the rings with nothing in it. When they looked back there were lamps all round the hole, and in the middle of them somebody’s sledge was going up on a wire, with something on it, under a sheet.

        “Whose are they?” said the youngest.

        “Does it matter?” said Gabriel; and then, because she’d really asked: “It’ll be in a drawer by Friday. It’s a different drawer, that’s all.”

        He was cold. They all were. Daisuke had turned the heat up as far as it goes, and nobody took off his coat. In the galley the first pan began to tick. It was the only thing to be heard in the ship.
    .log = { $date }. Someone else has it. We stayed until there were no days left, and have brought our client nothing.

passage-nineteen-days-lost-ship = The last lamp
    .text =
        The Ironclad went down on Mirembe. She broke up slowly, in no air, and came down in a long curve beside the hole; there was no noise at all.

        The boats had got off. They lay on the rim, in a row, with their lamps lit, and counted themselves. From up there they must have looked like a street.

        “Do we call?” said somebody.

        Gabriel already had the set between his knees. It was the small one, from the launch; its cells were good for forty hours. Round the moon lay two fleets, and every ship in them had a receiver.

        He pressed the key. “Mirembe calling,” he said. He’d not thought how it would sound. “We’re a hundred and six.”
    .log = Hull gone, at Mirembe. Boats away. If this book is found: we are calling. It’s the relief band. It’s always the same one.

passage-nineteen-days-thaddeus-goes = His watch
    .text =
        They came for Thaddeus at Europa, two clerks and a boy, on foot. He had his bag packed, and had been sitting on it since five.

        He went through the ship first and touched the things he’d always touched. He counted the crew at the lock. He counted them in; they were all there; and then he stood on the wrong side of the sill, and it was the others who didn’t know what to do.

        “One out,” said Gabriel.

        “One out,” said Thaddeus. “You’ll enter it?” He looked at the clock above the lock, and at his watch, and put it right by a minute. “08:00. The trial’s in the new year. If there’s a new year.” He held out his hand for the boy to take the bag, and the boy shook it.
    .log = { $date }. Thaddeus Cole left the ship at 08:00, to be tried for 13:48. One out. I have hung his clock over my desk, and set it. It is right.

passage-nineteen-days-xavier-post = A line by post
    .text =
        There was a postcard, of a bean row. It had gone the long way round.

        “Dear Mr Anaya. I read that I am to answer for it. It is very well drawn up. You will be uneasy about that, I think, and so I write: it was what I asked of you eight years ago, and you were not then in a position to be kind. There are twenty-two thousand people who need me to have done it. Do not let them be told that I minded. The early ones are in flower. X.E.”

        Gabriel stood it against the salt. By supper there was something else beside it, in a cup: a bean, that somebody had found in a coat.

        “Does one water it?” said Daisuke.
    .log = { $date }. Xavier has written. He does not mind. The bean is in a cup on the mess table, and has a leaf.

passage-nineteen-days-xavier-here = Very well drawn up
    .text =
        Captain Xavier had asked to see the paper, and had read it at the lock, standing, with his hat in his hand. Then he came in to breakfast.

        “It is very well drawn up, Mr Anaya,” he said. “You have been uneasy, I think, ever since Europa. You have passed me the salt four times. It was what I asked of you eight years ago, and you were not then in a position to be kind. There are twenty-two thousand people who need me to have done it. Do not let them be told that I minded.”

        “Did you?” said Gabriel.

        Xavier had taken a bean out of his waistcoat, and was looking about for something to put it in. Daisuke pushed a cup across, and asked if one watered it.
    .log = { $date }. Xavier does not mind. He has said so once, and asks not to be asked again. There is a bean in a cup on the mess table.

passage-nineteen-days-midnight = Before the end of it
    .text =
        The Ironclad is through. Off Mirembe two fleets lie round a hole, with their lamps lit, and have seen each other.

        Gabriel has all of it on the mess table: whatever they’ve kept in this ship since the second month. It is paper, most of it, and there is flour in the folds. Five powers made a peace out of one hour at Mirembe, and each would sooner have a war than look at it. The only people who have seen every part of it are eating soup.

        “When it’s over, the peace,” says Daisuke, “what do we do with all that?”

        “It isn’t over,” says Gabriel. “The last of it is still to come, and all of this goes with us. What’ve we got on our side? Count it again.”
    .log = { $date }. Out. The log has kept everything for the last of it. Soup.

## On the chart

place-nineteen-days-mirembe = Mirembe
place-nineteen-days-far-edge = the way out
count-nineteen-days-seen = Seen
    .text = When the patrols have moved, each beside us or with us adds 1; if we run cold, only one that is with us does. At 4 they go a sector farther. At 6 they come.

offer-nineteen-days-cold = Run cold
    .cost = Free, once a turn: 1 hero is exhausted. Until the next turn a patrol sees us only in our own sector, and drifts by.
offer-nineteen-days-drift = Drift in the fog
    .cost = An action, in a Nebula, once a turn. Seen falls by 1.
offer-nineteen-days-shaft = Cut a way down
    .cost = An action and a check: the first of three.
offer-nineteen-days-looters = Get by the looters
    .cost = An action, and a choice of how: the second of three.
offer-nineteen-days-object = Get what we came for
    .cost = An action and a check: the last of three.
offer-nineteen-days-down = Follow the wire down
    .cost = An action and a check, in the launch. Succeeded: the side mission. Failed: −1 Crew.
offer-nineteen-days-read-wall = Say the names
    .cost = An action, and 1 action more. +1 Morale, and 1 Morale more if the crew have been told. A proof that we keep.
offer-nineteen-days-copy-wall = Copy the wall
    .cost = An action, and a Specialist is exhausted. A proof that we keep.
offer-nineteen-days-behind = Lie behind the frame
    .cost = Free, once: we run cold until the next turn, and nobody is exhausted.
offer-nineteen-days-dinner = Ring for dinner
    .cost = Free, once: 2 heroes are Ready again. Seen rises by 1.
offer-nineteen-days-home = Sail home with nothing
    .cost = The scenario ends.

check-nineteen-days-shaft = The skin of glass
    .brings = The way down is open
    .won = It comes out in one piece, like a lid.
    .lost = It cracks, right across, and it can be heard on the rings.
check-nineteen-days-creep = Behind the tiles
    .brings = We are past the looters
    .won = Nobody looks up. They’re arguing about a sink.
    .lost = “Mind the bath,” says a voice, quite kindly. A lamp swings round.
check-nineteen-days-drive = Through the blanket
    .brings = We are past the looters
    .won = They go up the ladder, all nine, without a lamp. They’re no keener on the patrols than we are.
    .lost = It was loaded, that rivet gun.
check-nineteen-days-object = What we came for
    .brings = We have what we came for; a count has to be made twice
    .won = It comes away.
    .lost = It won’t come. They have to stop, and stand there, and see where they are.
check-nineteen-days-down = A hand’s breadth
    .brings = We are in the deep room: the side mission
    .won = It scrapes twice on the one side, and once on the other.
    .lost = It has stuck. One gets out to free it.

fight-nineteen-days-patrol = Patrol
    .text = The { $opponent } would like to know who is down here.
fight-nineteen-days-hunt = The hunt
    .text = They have seen enough.
mover-nineteen-days-patrol-1 = First boat of the outer ring
    .text = Round the outer ring, a sector at each turn’s end. If we are cold it drifts by; a fight with it adds 1 to Seen.
mover-nineteen-days-patrol-2 = Second boat of the outer ring
    .text = Round the outer ring, a sector at each turn’s end. If we are cold it drifts by; a fight with it adds 1 to Seen.
mover-nineteen-days-patrol-3 = Third boat of the outer ring
    .text = Round the outer ring, a sector at each turn’s end. If we are cold it drifts by; a fight with it adds 1 to Seen.
mover-nineteen-days-patrol-4 = First boat of the inner ring
    .text = Round the inner ring, a sector at each turn’s end. If we are cold it drifts by; a fight with it adds 1 to Seen.
mover-nineteen-days-patrol-5 = Second boat of the inner ring
    .text = Round the inner ring, a sector at each turn’s end. If we are cold it drifts by; a fight with it adds 1 to Seen.
