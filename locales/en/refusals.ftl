### Why something is not possible now.

no-not-now = Not at this moment.
no-banned = No { $action } in a { $condition }.

no-move = It does not lie next to us.
no-beyond = It does not lie just beyond the next sector.
no-recon-nothing = No token lies there.
no-recon-open = That token is face up already.
no-recon-lookout = The lanes are closed: each Recon exhausts an Agent, Pilot or Specialist, and none is fit.
no-recon-far = Recon reaches the next sector, no further.
no-rest = Nobody is Exhausted.
no-heal = Heal needs a Medical Bay.
no-repair = Repair needs a Repair Bay.
no-repair-salvage = No Salvage to repair with.
no-dock = There is no port here.
no-dock-enemy = This port is an Enemy’s. It serves nobody of ours.

no-hero-aboard = Not aboard.
no-hero-wounded = { $hero } is Wounded, and does nothing until healed.
no-hero-ready = Ready already.
no-hero-rest-wounded = Wounded. Rest does not help; healing does.
no-hero-not-wounded = Not Wounded.
no-hero-squad = Serves in another squad.
no-hero-flies = Flies in this combat, and gives no orders.
no-hero-assigned = Assigned already.
no-hero-assigned-before = Assigned in the phase before, and sits this one out.
no-hero-twice = Committed already; a hero is used once on a card.
no-hero-skill = Has none of the skills that count.
no-hero-class = Not one whom the card asks for.
no-hero-now = Cannot be chosen for this.

no-ability-twice = Used this turn already.
no-ability-now = That ability would change nothing now.

no-attempt = It takes { $who }, and nobody able is aboard.
no-skip = This card must be resolved.
no-skip-action = No action is left to pay with.
no-skip-standing-orders = Standing orders: no encounter is skipped for Morale.
no-skip-morale = Skipping costs { $price } Morale, to be paid in full, and we have { $morale }, of which one must stay.

no-order-heroic-spent = Given once in this scenario, and once is all.
no-order-heroic-given = One heroic order for each system in a combat.
no-order-complex-given = One complex order for each system in a combat.
no-order-ammo = No Ammo.
no-order-engineer = No Engineer is fit to be exhausted for it.
no-order-energy = { $left ->
    [0] It takes { $asked } energy, and none is left.
   *[other] It takes { $asked } energy, and { $left } is left.
}
no-order-nothing-out = No ship of ours is out, or could be.
no-order-hero = Nobody of this squad is free.
no-sortie-out = Out already.
no-sortie-disabled = Disabled, until a point is repaired outside combat.
no-sortie-bay = No bay is left that works.
no-sortie-pilot = Nobody of the Hangar squad is free to fly.
no-target-observer = Unarmed, and watching. Nobody shoots at him.
no-target = Only Fast ships for a second roll.
no-confirm = Not every system has decided.

no-service-here = No { $service } here.
no-service-twice = Chosen already. An action spent on docking opens it anew.
no-service-wounded = Nobody is Wounded.
no-service-toasted = Once in a scenario at each port, and we have had it.
no-service-morale = Morale is as high as it goes.
no-service-guild = Nobody here hires out to a ship without friends.
no-service-standing = Not for us, as we stand with them.
no-service-ally = For allies only.
no-service-upgrade = Nothing that we could pay, in Credits and Salvage.
no-upgrade-done = Everything aboard that can be upgraded has been.
no-upgrade-salvage = Not enough Salvage.
no-service-whole = Nothing is damaged.
no-credits = Not enough Credits.
no-buy-stock = Sold out for this visit.
no-buy-full = No room for more { $what }.
no-buy-pile = No gear is left to draw.
no-buy-bearer = Nobody has a hand free: each system carries its share.
no-buy-crew = Crew is full.
no-mend-whole = Not damaged.
no-mend-salvage = Loss control: a point repaired costs Salvage besides, and there is too little.
no-mend-ability = Sections only.
no-mend-fighters = Fighters and mechs only.
no-mend-hull = Fighters, mechs and sections only.

no-done-needed = The card cannot be tried without one.
no-done-demanded = The card demands it.
no-done-rest = One at least, or the action is wasted.

illegal-not-an-option = That is not to be had just now.
illegal-not-a-chance = A choice is asked, not a die or a token.
illegal-another-chance = A token is drawn where a die was asked, or the other way round.
illegal-not-in-the-group = That token is not among those drawn from.
illegal-not-a-choice = A die is asked, not a choice.
illegal-over = This game is over.
illegal-no-room = This game’s file is damaged: more would be under way at once than the rules allow.
