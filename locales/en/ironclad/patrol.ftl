# Patrols: single missions made from wishes.

title-patrol = Patrol
title-patrol-note = one mission to your settings

patrol-head = A patrol
patrol-below = A single mission, made from your settings and a number.
patrol-main = Sign on
patrol-powers = The five powers
patrol-powers-below = Neighbours in this list are friends, and so are the first and the last. Each letter switches whether a power’s forces are present.
# Whether the forces of $power are there.
patrol-about = present
# $power, too.
patrol-not-about = absent
# $power, too.
patrol-employer = you work for them
patrol-number = No. { $number }
patrol-surprise = surprise us
patrol-off = no
patrol-on = in the field

patrol-aim = Objective
    .below = What wins the patrol.
patrol-with = Whom to work for
    .below = They pay. Their enemy will be met first.
patrol-threat = Threat
    .below = Stronger enemies, harder checks.
patrol-length = Length
    .below = How large the chart is.
patrol-mode = Difficulty
    .below = How many turns you have.
patrol-upgrades = Upgrades
    .below = Upgrades at the start; hard patrols start with more.
patrol-villain = Villain
    .below = The enemy power’s leader takes part.
patrol-seed = This patrol
    .below = Same number, same patrol. Draw another.

patrol-length-short = short
patrol-length-medium = medium
patrol-length-long = long
patrol-aim-courier = reach a far port
patrol-aim-rounds = enter every port
patrol-aim-survey = turn up tokens
patrol-aim-sweep = win space combats
patrol-aim-hunt = beat the Villain

# A patrol at the table.

scenario-patrol-name = Patrol
mission-courier = The courier run
mission-rounds = The harbour round
mission-survey = The survey
mission-sweep = The sweep
mission-hunt = The hunt
mission-named = Patrol: { $name }
mission-chart = { $power } waters
mission-chart-note = tokens as they were dealt; nobody has looked
mission-standing = for the { $with }, against the { $against }

aim-arrive = Reach { $port }
aim-served = Use a service at { $port }
aim-enter = Enter { $ports }
aim-turn-up = Turn up { $count ->
    [one] a token
   *[other] { $count } tokens
}
aim-win = Win { $count ->
    [one] a space combat
   *[other] { $count } space combats
}
aim-beat-villain = Beat the { $ship }
aim-scout = Turn up { $count ->
    [one] 1 token
   *[other] { $count } tokens
} by Recon
aim-explore = Turn up { $count ->
    [one] 1 token
   *[other] { $count } tokens
} in blind jumps
aim-succeed = Pass { $count ->
    [one] 1 check
   *[other] { $count } checks
}
aim-short-courier = to { $port }
aim-short-rounds = { $done } of { $count } ports
aim-short-survey = { $done } of { $count } tokens
aim-short-sweep = { $done } of { $count } won
aim-short-hunt = for the { $ship }
aim-so-far = { $aim } · { $done } of { $count }

saved-ashore = before casting off
saved-place-of = Turn { $turn } of { $last }

# The page before a patrol: who asks, what is to be done, what is known of the other side.

brief-federation = The lieutenant has brought her own pencil. She lays the order on the mess table, squares it with the edge, and asks where she may stand. Thaddeus gives her his chair. She served in the other half of the fleet, and neither of them says so.
brief-council = The observer drinks the coffee without a word about it, which makes Daisuke like him. The Council cannot be seen to hire a warship, he says. It can lose an envelope. He puts one under the sugar, and looks for a while at the bread.
brief-firstborn = The woman from Adjoa has to bend for the mess door, and takes the seat farthest from the lamp. Gabriel turns it down. The houses ask, she says, they do not order. Then she tells it twice, once in each speech, so that nothing is owed to a misunderstanding.
brief-cartel = The man from Mancala comes with pastries, a box for every watch, and has the names of those who bake at home. “It’s a small thing,” he says. “If it were large I’d have brought a lawyer. You’ll eat first? Nobody signs hungry.”
brief-corporation = The contract has nineteen pages and a ribbon. The clerk turns to the ninth, where the money is, and leaves it open there. He is about twenty. He has been told to count the exits, and does it with his lips.

brief-courier = It is a packet, flat, sealed on both sides, to go by hand into { $port }. Nobody aboard is to know what is in it. “Do you?” Gabriel asks. There is a short silence. By the end of turn { $turns } it is worth what it says on the order, and after that it is paper.
brief-rounds = The round: { $count ->
    [one] one port, to be entered
    [2] two ports, every one of them entered
    [3] three ports, every one of them entered
    [4] four ports, every one of them entered
   *[other] { $count } ports, every one of them entered
}, and the hour written down. It is to be seen that somebody still sails it. It must be done by the end of turn { $turns }, since the next one leaves then, and it is not certain that there will be a ship for it.
brief-survey = The chart of these parts was copied from a chart that was copied. { $count ->
    [one] At least one of its marks is to be looked at, near or far, and entered as it is.
   *[other] At least { $count } of its marks are to be looked at, near or far, and entered as they are.
} Someone means to sail by it after turn { $turns }, with a full hold, and would like it to be true.
brief-sweep = Ships have not come home on this road. { $count ->
    [one] Whoever waits there is to be fought until he goes, once, by the end of turn { $turns }.
   *[other] Whoever waits there is to be fought until he goes, { $count } times, by the end of turn { $turns }.
} “Drawn fights we don’t pay,” says the order. Thaddeus reads that line aloud, without colour, and passes it on.
brief-hunt = It is one ship: the { $ship }. She has been seen about here with her lamps lit, in no hurry. She is to be found and beaten by the end of turn { $turns }. Gabriel asks who else was asked. The list is read to him. It is not short, and nobody on it said yes.

brief-against = The { $against } will have heard of it by now.
brief-villain = The { $against } will have heard of it by now, and has sent { $person }.
brief-cups = “Cups,” says Gabriel.

log-brief-courier = Took a packet for { $port }. Light, for what it pays. Soup.
log-brief-rounds = To be seen in { $count ->
    [one] one port
    [2] two ports
    [3] three ports
    [4] four ports
   *[other] { $count } ports
}, and to see them. Took on water and pencils.
log-brief-survey = To look at { $count } marks on a chart nobody trusts. Noted that we have no better one.
log-brief-sweep = Hired to be shot at on a road where others were. Counted the boats. All there.
log-brief-hunt = Hired for the { $ship }. Nobody wanted seconds at supper.

# The page after it.

won-courier = Handed over
won-rounds = Signed in everywhere
won-survey = As it is
won-sweep = An open road
won-hunt = Her lamps are out
won-courier-text = The packet went across the counter at { $port } and was signed for by somebody who did not look at it either. The receipt had a stamp, and a second stamp to say that the first was good. Gabriel folded it small.
won-rounds-text = { $count ->
    [one] The harbour
   *[other] The last harbour of the round
} wrote the hour into its book, and turned the book about so that it could be checked. There was a column for remarks. All down the page it was empty. Gabriel thought for a moment and wrote “fair”.
won-survey-text = All of the { $count } marks were looked at, and { $count } stand on the new sheet as they are. Some had been drawn with great care where nothing was. The fair copy was made twice over, and the ship kept one.
won-sweep-text = The third morning a collier came down the road behind them, alone, with washing on her rail. She dipped her flag as she went by. Nobody aboard had met her before. Thaddeus had it entered with the hour.
won-hunt-text = The { $ship } lay with her ports open and her lamps out, and made no more signals. A boat was sent, with a surgeon in it, and came back with fewer places than it had gone with. At supper it was quiet, and everybody had some.

paid-federation = The lieutenant counted the money into Gabriel’s hand, coin by coin, and saluted him by mistake.
paid-council = The envelope with the money had been lost in the right place. Inside was a card that said only: received.
paid-firstborn = The woman from Adjoa paid in the old weights, wrapped one by one, and asked the name of each of the watch, and said it back.
paid-cartel = “There,” said the man from Mancala, pushing it across. “And a little over, so that you’ll remember it was pleasant.”
paid-corporation = The clerk paid by the page, and had a receipt for each. On the last he had written, very small, thank you.

log-won-courier = Packet delivered. It weighed less than its wax.
log-won-rounds = { $count ->
    [one] Round made. They asked after the others.
   *[other] Round made. Every one of them asked after the one before.
}
log-won-survey = Survey closed: { $count } marks, and my name under them.
log-won-sweep = Road open. Buried what there was to bury.
log-won-hunt = The { $ship } is beaten. She fought well. Entered that too.

lost-title = Boats away
lost-text = The Ironclad was lost on patrol, short of what she had been hired for. The boats got off by the book. Thaddeus counted them from the last one, aloud, and then once more in the dark without the list. It was a bulk carrier that took them up, bound the other way, and her mate gave out tea and asked no questions. Somebody had saved the bread.
patrol-log-lost = Ship lost, turn { $turn }. The fault, where there was one, was mine. Boats away.

ended-title = Too late
ended-courier-text = The Ironclad was still under way for { $port } when the hour passed. The packet was opened then, as the order allowed. It was the same page twice, in case one should be lost, and what it asked had been answered that morning by somebody else.
ended-rounds-text = The next round left on its day, as it had been said it would, and was met on the road: a small grey ship, badly paid, going the other way about. Both of them dipped. There were harbours left in the book without an hour.
ended-survey-text = The ship with the full hold sailed by the old chart, since the new one was not done. It is not known how she fared. The sheet was handed in with its white places ruled off, and the white was not argued over.
ended-sweep-text = The road stayed as it was. At the end of the month the insurers moved it to another page, and after that nobody was hired for it. A pilot drew the long way round on the mess chart, in ink.
ended-hunt-text = The { $ship } was seen again, in another quarter, with her lamps lit. She had not been in a hurry at any time. The order was called in, and with it the advance, of which there was something left.
patrol-log-ended = Turn { $turn }, and not done. No pay. Mended what was ours to mend, and went for fuel.

debrief-end-ended = too late, after turn { $turn }
debrief-standing = Standing
debrief-paid = Reached. { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
}; { $reputation }.
debrief-reputation = { $power } { SIGNED($by) }
table-ended = Out of time
    .text = There is one last page to read. Nothing is lost for good: undo a choice, and play on from there.
    .button = Read on

# Fitting out.

fitting-muster = Heroes for hire
fitting-muster-below = { $all } on the roster; hired so far: { $aboard }
fitting-held = Who runs which system
fitting-bays = Hangar bays: { $taken } of { $bays }
fitting-slots = Module slots: { $taken } of { $slots }
fitting-ashore = ashore
fitting-too-dear = costs { $cost }; { $left } left
fitting-no-berth = no place is free
fitting-away = { $seat } (missing; { $name } sits in)
fitting-book = The purser’s book
fitting-book-chest = Credits in the chest
fitting-book-heroes = { $count ->
    [one] One hero for this scenario
   *[other] { $count } heroes for this scenario
}
fitting-book-modules = Fees for modules
fitting-book-left = Left
fitting-suggest = Hire the suggested crew
fitting-suggest-none = Nobody else to suggest
# $hero, too.
fitting-wounded = wounded
fitting-hint-campaign = Choose a card to hire, post or send ashore, a ship to take, a module to fit. Heroes are paid for this scenario alone. P hires the suggested crew. Piloting suits the Bridge, Operate the Weapons, both the Hangar.
fitting-hint = Choose a card to hire, post or send ashore, a ship to take, a module to fit. Or cast off as it stands: this is the suggested crew. Piloting suits the Bridge, Operate the Weapons, both the Hangar.
fitting-no-pilot = Nobody steers
    .text = No Piloting on the Bridge: you evade with 0.
fitting-no-gunner = Nobody aims
    .text = No Operate at the Weapons: you shoot with 0.
fitting-no-flyer = Nobody flies
    .text = No hero in the Hangar: ships stay in their bays.
fitting-no-class = Missing: { $classes }
    .text = Cards that need one cannot be attempted.
fitting-all-classes = Every class is aboard
    .text = You can attempt every card.
fitting-no-bays = No module heals or repairs
    .text = Wounds and damage wait for a port.
fitting-no-medical = No module heals
    .text = The Wounded wait for a port.
fitting-no-repair = No module repairs
    .text = Damage waits for a port.
fitting-idle = Nothing to run: { $players }
    .text = Deal the systems anew, under “Who runs which system”.
fitting-berths = { $count ->
    [one] One empty berth
   *[other] { $count } empty berths
}
    .text = You may sail with fewer.

# On the ship’s mat.

mat-villain = { $name } is in the field
explain-villain = { $name }, in the field: { $text }
explain-upgraded = { $systems }: orders on their better side.
explain-standing = { $power }: { $standing }, { SIGNED($reputation) }

# Heads in a list of options.

group-gear = Hand over gear
group-other = Other options
