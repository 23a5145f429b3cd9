### The heroes: names, a line in each one's voice, and their abilities.

## The first six

hero-gabriel-name = Gabriel
hero-gabriel-full = Captain Gabriel Anaya
hero-gabriel-line = “Is that your best idea? Good. Mine is worse, so we’ll start with yours.”
ability-gabriel = On your feet
    .text = Active, between actions (costs no action): exhaust Gabriel. One other Exhausted hero becomes Ready.
    .promoted = Active, between actions (costs no action): exhaust Gabriel. Up to two other Exhausted heroes become Ready.

hero-thaddeus-name = Thaddeus
hero-thaddeus-full = First Officer Thaddeus Cole
hero-thaddeus-line = “Six went forward at ten past. Six came back at twenty to. Now you may tell me how it went.”
ability-thaddeus = One of ours
    .text = Active, when Crew is lost: exhaust Thaddeus. The loss of 1 Crew is cancelled.
    .promoted = Active, when Crew is lost: exhaust Thaddeus. All Crew loss from that one cause is cancelled.

hero-wrathe-name = Wrathe
hero-wrathe-full = Sergeant Maren Wrathe
hero-wrathe-line = “Door. Stand left of it. My left.”
ability-wrathe = Between
    .text = Active, when another hero would be Wounded: exhaust Wrathe. That hero is not Wounded.
    .promoted = Active, when another hero would be Wounded: exhaust Wrathe. That hero is not Wounded, and adds 1 to the current roll.

hero-noriko-name = Noriko
hero-noriko-full = Surveyor Noriko Sato
hero-noriko-line = “Nine ships. Nine and a half, if that is smoke. I should like to go and look.”
ability-noriko = Count again
    .text = Active, after a card’s table roll: exhaust Noriko and roll again. The second roll counts.
    .promoted = Active, after a card’s table roll: exhaust Noriko and roll again. The better roll counts.

hero-daisuke-name = Daisuke
hero-daisuke-full = Chief Engineer Daisuke Arai
hero-daisuke-line = “It makes that noise when it’s happy. When it stops, ask me again, from further off.”
ability-daisuke = Not on the drawing
    .text = Active, between actions (costs no action): exhaust Daisuke and spend 1 Salvage. Repair 1 damage on a section.
    .promoted = Active, between actions (costs no action): exhaust Daisuke and spend 1 Salvage. Repair 1 damage on a section, the Hull, a fighter or a mech.

hero-xavier-name = Xavier
hero-xavier-full = Captain Xavier Etxeberria
hero-xavier-line = “That is a very good question. I am so glad you were able to ask it. Mind the step.”
ability-xavier = By your leave
    .text = Active, when Signatures Detected is to be resolved: exhaust Xavier. The card is skipped and costs no Morale.
    .promoted = Active, when Signatures Detected, an Enemy Outpost or a port’s patrol is to be resolved: exhaust Xavier. It is skipped at no cost.

## The rest of the starting roster

hero-jabulile-name = Jabulile
hero-jabulile-full = Pilot Jabulile Dube
hero-jabulile-line = “We cast off at nineteen. If you’re still on the quay at twenty, wave.”
ability-jabulile = Second look
    .text = Passive, when Jabulile evades for the Ironclad or in a ship that she flies: +1.
    .text-at-first = Active, after an evasion roll of yours: exhaust Jabulile and roll again. The second roll counts.
    .promoted = Active, after an evasion roll of yours: exhaust Jabulile and roll again with +1. The second roll counts.

hero-petrosyan-name = Petrosyan
hero-petrosyan-full = Dr Hovhannes Petrosyan
hero-petrosyan-line = “Lie down. You may complain. I shall, and there is nothing the matter with me.”
ability-petrosyan = House call
    .text = Active, between actions (costs no action): exhaust Petrosyan. One other Wounded hero becomes Exhausted.
    .promoted = Active, between actions (costs no action): exhaust Petrosyan. One other Wounded hero becomes Ready.

hero-salome-name = Salome
hero-salome-full = Auditor Salome Gelashvili
hero-salome-line = “Fourteen columns, and every one of them adds up. In my trade that is called an alibi.”
ability-salome = List price
    .text = Active, when docked: exhaust Salome. One service is open to you, at the prices of the next better standing.
    .promoted = Active, when docked: exhaust Salome. For this whole visit every service is open to you, at the prices of the next better standing.

hero-fetu-name = Fetu
hero-fetu-full = Purser Fetu Leota
hero-fetu-line = “There’s stew for forty, and thirty-one came. Find me the nine. Then we’ll talk terms.”
ability-fetu = Sit and eat
    .text = Active, with a Rest action: exhaust Fetu. That Rest readies one hero more.
    .promoted = Active, with a Rest action: exhaust Fetu. That Rest readies one hero more. If nobody is Exhausted after it, +1 Morale, once in a scenario.

hero-eluned-name = Eluned
hero-eluned-full = Engineer Eluned Pryce
hero-eluned-line = “There, now. You were drawn to turn left. Turn left, and nobody need hear about the weld.”
ability-eluned = Back on the board
    .text = Passive, at the end of a phase in which Eluned carries out an order: 1 energy is restored.
    .text-at-first = Active, in a combat plan: exhaust Eluned. Restore 1 energy.
    .promoted = Active, in a combat plan: exhaust Eluned. Restore up to 2 energy.

hero-otgon-name = Otgon
hero-otgon-full = Mech Driver Otgon
hero-otgon-line = “Put it on my back. Then walk beside me, so that I can tell when you’re tired.”
ability-otgon = Thick skin
    .text = Passive: an attack that lands on the fighter or mech Otgon flies does 1 damage less, to a minimum of 1.
    .text-at-first = Active, when an attack lands on the fighter or mech he flies: exhaust Otgon. The attack does nothing.
    .promoted = Passive: an attack that lands on the fighter or mech Otgon flies does 1 damage less, to a minimum of 1. In a mech, +1 to hit.
    .promoted-at-first = Active, when an attack lands on the fighter or mech he flies: exhaust Otgon. The attack does nothing. Passive: in a mech, +1 to hit.

hero-zofia-name = Zofia
hero-zofia-full = Fleet Censor Zofia Wilczek
hero-zofia-line = “Home by harvest, you wrote, four years running. I let it through each time. It was good for the harvest.”
ability-zofia = Other people’s post
    .text = Active, between actions (costs no action): exhaust Zofia. Turn up one intel token within 3 sectors.
    .promoted = Active, between actions (costs no action): exhaust Zofia. Turn up two intel tokens within 3 sectors.

## Met on the way

hero-marguerite-name = Marguerite
hero-marguerite-full = Pilot Marguerite Toussaint
hero-marguerite-line = “You fly like a man reading aloud to a horse. Move over.”
ability-marguerite = Lean into it
    .text = Passive, when Marguerite evades for the Ironclad or in a ship that she flies, in any sector but Empty Space: +1.
    .text-at-first = Active, when a cosmic condition strikes the Ironclad: exhaust Marguerite. It does 1 damage less, even a Black Hole.
    .promoted = Passive, when Marguerite evades for the Ironclad or in a ship that she flies, in any sector but Empty Space: +2.
    .promoted-at-first = Active, when a cosmic condition strikes the Ironclad: exhaust Marguerite. It does 2 damage less, even a Black Hole.

hero-idris-name = Idris
hero-idris-full = Interpreter Idris Benhaddou
hero-idris-line = “She said that the matter is closed. There is a tense for that, and she stepped round it.”
ability-idris = Another word for it
    .text = Active, when an operation card is to be resolved: exhaust Idris and lose 1 Morale. The card is skipped.
    .promoted = Active, when an operation card is to be resolved: exhaust Idris. The card is skipped.

## With a power’s mark

hero-amara-name = Amara
hero-amara-full = Rear-Admiral Amara Nwosu
hero-amara-line = “Report in one breath. If that one was true, you may have another.”
ability-amara = Hold your fire
    .text = Active, in a combat plan: exhaust Amara. One enemy with 4 Hull or less does not attack this phase.
    .promoted = Active, in a combat plan: exhaust Amara. One enemy, any but a Villain, does not attack this phase.

hero-beatriz-name = Beatriz
hero-beatriz-full = Dr Beatriz Ocampo
hero-beatriz-line = “Mind the gentleman. He has lain there eight years and still has better manners than you.”
ability-beatriz = Margin of error
    .text = Passive, on a check that Beatriz is on: a natural 1 does not fail by itself; it counts as 1.
    .text-at-first = Active, after a check that failed by 1: exhaust Beatriz. It succeeds. A natural 1 still fails.
    .promoted = Active, after a check that failed by 1 or 2: exhaust Beatriz. It succeeds. A natural 1 still fails.

hero-hadiza-name = Hadiza
hero-hadiza-full = Roll-keeper Hadiza of Anneke
hero-hadiza-line = “His name is Temir. He is a loader, he sings, and nobody has the heart to stop him.”
ability-hadiza = She says them
    .text = Passive, when a check that Hadiza is on fails: +1 Morale.
    .text-at-first = Active, when Crew is lost: exhaust Hadiza. +1 Morale.
    .promoted = Active, when Crew is lost: exhaust Hadiza. +1 Morale, and one other Exhausted hero becomes Ready.

hero-kwabena-name = Kwabena
hero-kwabena-full = Skipper Kwabena Asante
hero-kwabena-line = “He that is faithful in little, says the book. Forty kilos, my friend. That is little.”
ability-kwabena = Side door
    .text = Passive, on a check that Kwabena makes alone: +2.
    .text-at-first = Active, with a Move action: exhaust Kwabena. The Move skips one sector; its condition and its token do nothing.
    .promoted = Active, with a Move action: exhaust Kwabena. The Move skips one sector; its condition and its token do nothing. The token of the next sector is turned up first.

hero-lan-name = Lan
hero-lan-full = Chief Engineer Pham Ngoc Lan
hero-lan-line = “Two litres a minute each, and three if you argue. So kindly agree, or argue in turns.”
ability-lan = Bulkhead
    .text = Passive, when the check of a card that Lan is on fails: up to 2 fewer inside hits.
    .text-at-first = Active, when inside hits strike: exhaust Lan. Ignore up to 2 of those from one cause.
    .promoted = Active, when inside hits strike: exhaust Lan. Ignore up to 4 of those from one cause.

## The powers’ own

hero-roland-name = Roland
hero-roland-full = Captain Roland Wrathe
hero-roland-line = “I had your berth kept made for a year. Regulations allow a month.”
ability-roland = Boarding party
    .text = Passive, on a Combat check that Roland is on: +1 for each other hero on it.
    .text-at-first = Active, while heroes are chosen for a Combat operation: exhaust Roland. A fourth hero may be committed.
    .promoted = Active, while heroes are chosen for a Combat operation: exhaust Roland. A fourth hero may be committed, and failure costs 2 Crew less.

hero-ugyen-name = Ugyen
hero-ugyen-full = Observer Ugyen Dorji
hero-ugyen-line = “Thank you. And the clock you read it from: was it yours, or were you shown it?”
ability-ugyen = Safe conduct
    .text = Passive, on a table roll that Ugyen helps with: +1.
    .text-at-first = Active, on reaching a port: exhaust Ugyen. It sends no patrol and serves you at neutral prices.
    .promoted = Active, on reaching a port: exhaust Ugyen. It sends no patrol and serves you at friendly prices.

hero-vashti-name = Vashti
hero-vashti-full = Flight Leader Vashti of Ismail
hero-vashti-line = “Best shot on the ice. Ask anybody there. They won’t tell you what at.”
ability-vashti = Once more
    .text = Passive: in every phase after the first, the ship that Vashti flies attacks once more.
    .text-at-first = Active, in a phase in which she flies: exhaust Vashti. Her ship attacks once more this phase.
    .promoted = Active, in a phase in which she flies: exhaust Vashti. Her ship attacks twice more this phase.

hero-yasemin-name = Yasemin
hero-yasemin-full = Collector Yasemin Arslan
hero-yasemin-line = “Take sugar. It’s the only thing on this table that I’m not writing down.”
ability-yasemin = Collateral
    .text = Passive, when a combat is won in a phase in which Yasemin carries out an order or flies: +2 Credits.
    .text-at-first = Active, after a drawn combat: exhaust Yasemin. Take the loot of one enemy.
    .promoted = Passive, when a combat is won in a phase in which Yasemin carries out an order or flies: +4 Credits.
    .promoted-at-first = Active, after a combat: exhaust Yasemin. After a draw take the loot of one enemy; after a victory take one enemy’s loot twice.

hero-cormac-name = Cormac
hero-cormac-full = Recovery Agent Cormac Byrne
hero-cormac-line = “It’s nothing personal. Then I have to carry it out past a person, every time.”
ability-cormac = Recovery
    .text = Passive: when a combat is over, 1 damage on the fighter or mech that Cormac flew is repaired.
    .text-at-first = Active, outside combat: exhaust Cormac. Repair 2 damage on one fighter or mech.
    .promoted = Passive: when a combat is over, all damage on the fighter or mech that Cormac flew is repaired.
    .promoted-at-first = Active, outside combat: exhaust Cormac. Repair all damage on one fighter or mech, or 1 on a section.
