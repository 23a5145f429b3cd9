### Why something is not possible now.

no-not-now = Not at this moment.
no-banned = No { $action } in a { $condition }.

no-move = That sector is not adjacent.
no-beyond = It is not directly beyond an adjacent sector.
no-recon-nothing = There is no token there.
no-recon-open = That token is face up already.
no-recon-lookout = Lanes closed: each Recon exhausts an Agent, Pilot or Specialist, and none is available.
no-recon-far = Recon reaches adjacent sectors only.
no-rest = Nobody aboard is Exhausted.
no-heal = Heal needs a Medical Bay.
no-repair = Repair needs a Repair Bay.
no-repair-salvage = No Salvage to repair with.
no-dock = There is no port here.
no-dock-enemy = This port belongs to an Enemy. It offers us no services.
no-dock-idle = Nothing that this port offers would be of use now.

## Heroes. $hero, too: who it is.

no-hero-aboard = Not aboard.
no-hero-wounded = { $hero } is Wounded, and does nothing until healed.
no-hero-ready = Already Ready.
no-hero-rest-wounded = Wounded. Rest does not help; healing does.
no-hero-not-wounded = Not Wounded.
no-hero-squad = Belongs to another squad.
no-hero-posted = { $hero } is at { $name }, away from the ship. Rest and healing help only those aboard; fetch everybody from there first.
no-hero-flies = Flies in this combat, and gives no orders.
no-hero-assigned = Already assigned.
no-hero-assigned-before = Assigned in the last phase, so not available in this one.
no-hero-twice = Already committed; a hero is used once on a card.
no-hero-waits = { $hero } waits for a later task of this operation.
no-hero-skill = Has none of the skills that count.
no-hero-class = Wrong class.
no-hero-now = Cannot be chosen for this.

## Abilities and what the story offers

no-ability-twice = Already used this turn.
no-ability-now = That ability would change nothing now.

# $class, too: $who without its article.
no-attempt = It takes { $who }, and nobody able is aboard.
no-offer-turn = Already done this turn.
no-offer-once = Already done; once in this scenario.
no-offer-price = It costs { $count } { $what }, and we have { $have }.
no-offer-price-but-one = It costs { $count } { $what }. We have { $have }, and 1 must remain.
no-offer-actions = It takes { $count } actions, and { $left ->
    [0] none is left.
    [one] only one is left.
   *[other] only { $left } are left.
}
no-offer-hero = It takes { $hero }, who is not aboard.
no-offer-hero-away = It takes { $hero }, who is at a post.
no-offer-skill = It takes somebody with { $skill }, and nobody able is aboard.
no-offer-heroes = { $able ->
    [0] It takes { $count } heroes, and nobody able is aboard.
    [one] It takes { $count } heroes, and only one able is aboard.
   *[other] It takes { $count } heroes, and only { $able } able are aboard.
}
no-offer-others = Each hero counts for one thing only, and there are too few of us for all that it takes.
no-take-full = The hold has no room for it.
no-post-full = The post is full.
no-post-nobody = Nobody able is aboard to go.
no-skip = This card must be resolved.
no-skip-action = No action is left to pay with.
no-skip-standing-orders = Standing orders: no encounter is skipped for Morale.
no-skip-morale = Skipping costs { $price } Morale, which must be paid in full. We have { $morale }, and 1 must remain.

## Combat

no-order-heroic-spent = Already given; once per scenario.
no-order-heroic-given = One heroic order per system in a combat.
no-order-complex-given = One complex order per system in a combat.
no-order-ammo = No Ammo.
no-order-engineer = No Engineer is available to exhaust for it.
no-order-energy = { $left ->
    [0] It costs { $asked } energy, and none is left.
   *[other] It costs { $asked } energy, and only { $left } is left.
}
no-order-nothing-out = No ship of ours is launched, or could be.
no-order-hero = Nobody of this squad is free.
no-sortie-out = Already launched.
# $ship, too.
no-sortie-disabled = Disabled, until a point is repaired outside combat.
no-sortie-bay = No working bay is left.
no-sortie-pilot = Nobody of the Hangar squad is free to fly it.
no-target-observer = Unarmed, and an observer. He is not a legal target.
no-target = Second rolls are at Fast ships only.
no-confirm = Not every system has decided.

## Ports

no-service-here = No { $service } here.
no-service-twice = Already used. Dock again to use it once more.
no-service-wounded = Nobody aboard is Wounded.
no-service-toasted = Once per port and scenario; already used.
no-service-morale = Morale is at its maximum.
no-service-guild = The Guild serves us only where we are Friendly or Ally.
no-service-standing = Not at our standing here.
no-service-ally = Allies only.
no-service-upgrade = Nothing that we can afford, in Credits and Salvage.
no-upgrade-done = Everything aboard is upgraded already.
no-upgrade-salvage = Not enough Salvage.
no-service-whole = Nothing is damaged.
no-credits = Not enough Credits.
no-buy-stock = Sold out for this visit.
no-buy-full = No room for more { $what }.
no-buy-pile = No gear is left to draw.
no-buy-bearer = No gear slot is free in any system.
no-buy-crew = Crew is full.
# $name, too: what is to be repaired.
no-mend-whole = Not damaged.
no-mend-salvage = Loss control: each point repaired costs Salvage too, and there is too little.
no-mend-ability = Sections only.
no-mend-fighters = Fighters and mechs only.
no-mend-hull = Fighters, mechs and sections only.

no-done-needed = The card cannot be attempted without one.
no-done-demanded = The card demands it.
no-done-rest = Choose at least one, or the action is wasted.

## What the rules do not let in

illegal-not-an-option = That is not an option now.
illegal-not-a-chance = A choice is asked, not a die or a token.
illegal-another-chance = A token is drawn where a die was asked, or the other way round.
illegal-not-in-the-group = That token is not among those drawn from.
illegal-not-a-choice = A die is asked, not a choice.
illegal-over = This game is over.
illegal-no-room = This game’s file is damaged: more would be under way at once than the rules allow.
