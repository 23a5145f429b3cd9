# Ashore between two scenarios: what stands in place of the chart.

ashore-before-after = { $name }: { $before } → { $after }
ashore-then = Then: { $text }

ashore-promotion = { $all ->
    [one] One promotion
   *[other] Promotion { $next } of { $all }
}
ashore-promotion-text = Choose among heroes who took part; each once, and for good. A promoted hero costs more from then on.

ashore-yard = Between scenarios
ashore-yard-text = In the chest: { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
}; { $salvage } Salvage. For the next scenario those aboard now cost { $crew ->
    [one] 1 Credit
   *[other] { $crew } Credits
}; a client may pay some of it in advance.
ashore-repairs = The yard
ashore-people = The people
ashore-upgrades = Upgrades
ashore-price = { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
}
ashore-price-salvage = { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
}, { $salvage } Salvage
ashore-too-dear = cannot be afforded now
ashore-damage = points of damage
# $hero, too.
ashore-wounded = Wounded: starts Exhausted
# $hero, too.
ashore-treated = Then: starts Ready

ashore-word = Report to a third power
ashore-word-text = Another power will pay for our report, and our client will hear of it. Once per act.
ashore-power = { $power } { SIGNED($after) }, { $standing }
ashore-power-changes = { $power } { SIGNED($before) } → { SIGNED($after) }, { $standing }

# A report: once in the act, to a third power. Any story offers it, so every language needs its words.
option-campaign-word-federation = Report to the Federation
    .cost = +1 Federation, 2 Credits. −1 with the { $client }.
    .log = { $date }. Reported to the Federation, in four paragraphs. They have a form for what they would not have asked.
option-campaign-word-council = Report to the Council
    .cost = +1 Council, 2 Credits. −1 with the { $client }.
    .log = { $date }. Reported to the Council. They took it down, read it back, and thanked us for what we had not said.
option-campaign-word-firstborn = Report to the Firstborn
    .cost = +1 Firstborn, 2 Credits. −1 with the { $client }.
    .log = { $date }. Told it to a keeper from Adjoa, with the lamp down. She asked who else was there, and learned their names.
option-campaign-word-cartel = Report to the Cartel
    .cost = +1 Cartel, 2 Credits. −1 with the { $client }.
    .log = { $date }. Told it to a man from Mancala, over pastry. He had heard it already, and paid us for the spelling.
option-campaign-word-corporation = Report to the Corporation
    .cost = +1 Corporation, 2 Credits. −1 with the { $client }.
    .log = { $date }. Reported to the Corporation. The clerk asked what it had cost. I said that I did not know yet.

ashore-contract = The next contract
ashore-contract-text = The powers as they stand. The one that hires us gains; one of its two enemies loses.

ashore-loss = The ship is lost
ashore-loss-text = It happened on turn { $turn }. That moment stays in the log, whatever follows; you can return to it from the timeline.
ashore-again = Restart
    .text = The scenario begins again: ship, crew, chest and powers as they were before it. What was read and chosen in it is undone.
    .in-order = The scenario begins again: crew, chest and powers as they were before it, the ship repaired, nobody Wounded, and Crew, Morale, Hull, Salvage and Ammo no less than a campaign begins with. What was read and chosen in it is undone.
ashore-end = The end
    .text = The campaign ends here, for good, and its log is closed. It can still be read.

# Where a campaign is over, in its last debriefing.
debrief-end-of-act = As far as the story goes for now
    .below = and what the log keeps of it
    .text = The finale is still to come. The log keeps everything for it: when it is there, this campaign goes on from here. Until then you can go back in the timeline and take another way.
debrief-end-of-campaign = The campaign is done
    .below = and what the log keeps of it
    .text = The log is closed here; it stays on the shelf, and can be read.
debrief-end-of-ship = The end
    .below = and what the log keeps of it
    .text = The campaign ends with the ship. The log is closed here; it stays on the shelf, and can be read.
debrief-voyages = { $won ->
    [0] None of { $all } scenarios
    [one] One of { $all } scenarios
   *[other] { $won } of { $all } scenarios
} won.
debrief-friends = Friends: { $powers }
debrief-promoted = Promoted: { $heroes }
