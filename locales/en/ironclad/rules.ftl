### The rule book, one message for each numbered rule.

## 1

chapter-1 = Players and seats

rule-1-1 = One crew
    .text = You are one to three players with one ship. You act together and at the same time: one pool of actions, one store of everything. Talk each decision over.
rule-1-2 = Three systems
    .text =
        The players run three systems: Bridge, Weapons and Hangar. Each has an orders card and a squad of up to four heroes.

        Alone, you run all three. Two players run two and one; three players run one each.
rule-1-3 = Dealing the systems
    .text = The systems are dealt when a scenario is set up. You may deal them anew for the next scenario, but not during one.
rule-1-4 = Filling the squads
    .text =
        At set-up any hero may be assigned to any system. Fill all four places of each if you can. You may sail with fewer.

        What suits whom: on the Bridge Piloting, at the Weapons Operate, in the Hangar { $suits-fighters } for fighters, { $suits-mechs } for mechs.
rule-1-5 = Reading aloud
    .text = One of you reads the briefing and the later passages aloud. Nothing hidden in a scenario, no text and no token, is shown before its time.

## 2

chapter-2 = The Ironclad

rule-2-1 = Sections
    .text =
        Bridge, Weapons, Hangar and Reactor each hold 0–5 damage.

        • 0–1, undamaged: no effect.
        • 2–3, damaged: Bridge −1 Evasion; Weapons −1 Accuracy; Hangar −1 bay; Reactor −1 energy.
        • 4–5, crippled: twice that.

        Damage past 5 goes to the Hull, point by point. Repair moves the marker back and ends the effect at once.
rule-2-2 = Crew
    .text =
        Crew runs from 1 to 7, and 7 is full.

        • Crew 4–7: 2 actions a turn.
        • Crew 1–3: 1 action a turn.

        Crew never falls below 1. Every point that cannot be lost there is lost from Morale instead.
rule-2-3 = Morale
    .text =
        Morale runs from 1 to 7 and never leaves that range.

        • 1: −1 on rolls and −1 action.
        • 2: −1 on rolls.
        • 3–4: no effect.
        • 5–6: +1 on rolls.
        • 7: +1 on rolls and +1 action.

        It counts on every attack, evasion, check and card roll. It does not count on damage control, encounter tables or rolls for ties.
rule-2-4 = Actions
    .text = The actions of a turn are those of Crew plus those of Morale, but never fewer than 1 or more than 3. Count them once, at the start of the turn.
rule-2-5 = Mutiny
    .text =
        When Morale arrives at 1, resolve the Mutiny card. Finish the action in progress first; Mutiny comes before the next action, or before the turn ends.

        It happens once in a scenario. Reaching 1 again, or starting at 1, has no effect.
rule-2-6 = Hull
    .text = The Hull starts at 5, which is also its maximum until a module raises it. With less than 1 the Ironclad is destroyed and the game is lost, whatever else happens in the same moment.
rule-2-7 = Stores
    .text =
        • Salvage: 0–6. Whatever would go past 6 is lost.
        • Ammo: starts at 4, at most 6.
        • Credits: no limit, and never below 0.
rule-2-8 = Energy
    .text =
        The energy track has five spaces with a token on each. An order’s cost is taken off from the top when the plan is confirmed. Each space acts as soon as it is uncovered; effects that last do so until the track is refilled.

        • 1st token gone: shields are down.
        • 2nd: −1 Accuracy of the Ironclad’s own weapons. Ships that are out are not touched by it.
        • 3rd: −1 Evasion.
        • 4th: one hit, at once, shields or not.
        • 5th: one Hull damage, at once.

        Damage to the Reactor takes tokens off the top as well, beyond what orders have paid: one when it is damaged, one more when it is crippled. What that uncovers acts at once, in a combat and outside one; outside a combat that means the shields first. Repaired, it gives the token back.

        After a combat the track is refilled to five, less what the Reactor has lost; then come the after-effects of orders. A module’s energy price closes the lowest space instead, and that has no effect of its own.

        Games begun with version 0.4 or before: in a combat, damage to the Reactor takes no tokens; it only limits the track.
rule-2-9 = Damage control
    .text =
        A hit is one point of damage to the Ironclad whose place is rolled. Roll one plain die for each.

        • 1: Bridge.
        • 2: Weapons.
        • 3: Reactor.
        • 4: Hangar.
        • 5: Hull.
        • 6: one Crew is lost.
rule-2-10 = Shields
    .text =
        The shields have a rating, 1 at the start; modules change it. In each encounter they take that many hits from outside, and for the next they are whole again. They work only while the top energy space is covered.

        From outside come space combat, asteroids, crossfire and ambush. Cosmic conditions do not count as outside, nor does damage from within: sabotage, boarders, failures.
rule-2-11 = Radiation shields
    .text = A radiation shield takes its number of points off the rolled damage of a cosmic condition, each time. It comes from a module, or stands on a ship’s card. A Black Hole ignores it.
rule-2-12 = Turn track and threat
    .text = The turn track counts turns from 1; scenarios use it for limits and events. The scenario also sets the threat: Green, Yellow or Red.
rule-2-13 = Module slots
    .text = The Ironclad has two module slots.

## 3

chapter-3 = The turn

rule-3-1 = Start of the turn
    .text = From turn 2 on, the turn token moves one space. Count your actions. Then take off any lost actions that you still owe, even if none is left; what cannot be taken now is owed next turn.
rule-3-2 = Actions to choose from
    .text =
        Spend your actions one by one, in any mix.

        • Recon: turn up one intel token on an adjacent sector. It is not resolved.
        • Move: go to an adjacent sector.
        • Rest: up to two Exhausted heroes become Ready.
        • Heal, with a Medical Bay: exhaust a Specialist; one Wounded hero becomes Exhausted.
        • Repair, with a Repair Bay: exhaust an Engineer and spend 1 Salvage; repair 1 damage on the ship, a fighter or a mech.
        • Dock, at a port: two services, or two more.

        You may heal and rest the same hero in one turn.
rule-3-3 = End of the turn
    .text = The turn ends when its last action is spent and resolved. You may end it earlier. Actions you did not use are gone.
rule-3-4 = Entering a sector
    .text =
        On entering a sector, do these things in order.

        • If its intel token lies face down, it is turned up.
        • The cosmic condition acts on all ships there.
        • The card is resolved.
        • If there is a port, you may use it.

        To enter a sector whose token is face down is a blind jump: legal, and risky. A scenario’s own events come where it says, otherwise between the condition and the card.
rule-3-5 = Discarding tokens
    .text = A token is discarded once its card has been resolved or lawfully skipped. That holds after a drawn combat too.

## 4

chapter-4 = Sectors

rule-4-1 = The chart
    .text = The chart is built of tiles: single hexes for planets and stations, and two-sided tiles of three or four hexes, named by number and side, such as 2A. The scenario says where each one lies. Each hex is a sector. You move between sectors that share an edge.
rule-4-2 = Cosmic conditions
    .text =
        A condition acts when you enter: on the Ironclad, on enemies met there, and on fighters and mechs when they are launched. The number counts as hits on the Ironclad and as plain damage on other ships. Shields do not stop it. A radiation shield reduces that number only, never what comes besides; that part strikes the Ironclad alone.

        • Empty Space: nothing.
        • Nebula: no damage. Recon is barred.
        • Solar Flare: 2. Rest is barred.
        • Geomagnetic Storm: 2, and 1 Bridge damage. Repair is barred.
        • Pulsar: 2, and 1 Reactor damage. Heal is barred.
        • Super Nova: 2, and 1 Weapons damage; choose a hero not yet Wounded, who is Wounded.
        • Black Hole: 3, radiation shields ignored, and 1 Hull damage; the next action is lost.

        The bar holds while you are in the sector. It forbids the action, and a Recon given by a card; rests and heals by ability or port are allowed.
rule-4-3 = Launching into a condition
    .text = A fighter or mech launched in such a sector suffers the condition as it is launched, less its own radiation shield.

## 5

chapter-5 = Intel

rule-5-1 = Tokens and cards
    .text =
        Intel tokens lie face down, placed by the scenario or shuffled. Each belongs to a card of one of three kinds.

        • Event: must be resolved.
        • Operation: must be resolved, unless it says that it is optional. A few abilities skip one.
        • Encounter: if optional, it is skipped freely; otherwise only at the price its card states. The price must be payable in full.
rule-5-2 = Numbers by threat
    .text = A number written 4/5/6 is for Green, Yellow and Red threat in turn.
rule-5-3 = Table rolls
    .text = For a card’s table roll one die, add the Morale modifier and whatever the card allows. A natural 1 or 6 means nothing special on a table.
rule-5-4 = Heroes on cards
    .text =
        The card says which heroes may be used and what a skip costs. One hero is used once on one card, for one class or one skill.

        On Sickness and Space Dementia you may soften the result with one hero, once you have seen the roll. On Sabotage you may exhaust any number, before the damage dice.
rule-5-5 = Alien Infestation
    .text =
        Operation, must be resolved. Combat or Operate, up to three heroes, difficulty 11/13/15.

        • Success: 1 Salvage.
        • Failure: −2 Crew and 2 inside hits.
rule-5-6 = Ancient Relic
    .text =
        Encounter, optional. Exhaust a Specialist; roll a die and add Operate.

        • 3 or less: −1 Morale.
        • 4–5: nothing.
        • 6–7: +1 Morale.
        • 8 or more: 1 Gear.
rule-5-7 = Asteroid Field
    .text =
        Encounter. You may skip it by spending an action, if one is left. Roll a die; you may first exhaust a Pilot to add Piloting. The hits are outside hits.

        • 2 or less: 5 hits and −1 Morale.
        • 3–4: 4 hits and −1 Morale.
        • 5–6: 3 hits.
        • 7–8: 1 hit.
        • 9 or more: nothing.
rule-5-8 = Bad Intel
    .text = Operation, must be resolved. Your next 2 actions are lost, carried into later turns if need be. Exhaust an Agent to lose only 1.
rule-5-9 = Crossfire
    .text =
        Encounter, skipped for 2 Morale. Else roll a die; you may first exhaust a Diplomat to add Diplomacy. The hits are outside hits.

        • 2 or less: 4 hits.
        • 3–4: 3 hits.
        • 5–6: 2 hits.
        • 7–8: 1 hit.
        • 9 or more: both sides stand down, +2 Credits.

        Games begun with version 0.4 or before: it cannot be skipped.
rule-5-10 = Derelict Ship
    .text = Operation, optional. Exhaust a Pilot to approach. Then exhaust any number of Engineers and Specialists: 1 Salvage for each Engineer, 1 Gear for every two Specialists.
rule-5-11 = Distress Beacon
    .text =
        Encounter, optional. Roll a die.

        • 2 or less, an ambush: 2/3/4 outside hits.
        • 3–4, civilians to rescue: you may exhaust three heroes, each with Combat or Stealth, for 1 Gear and 1 Salvage.
        • 5 or more, a survivor to take aboard: you may exhaust a hero with Leadership or Diplomacy, for 1 Crew.
rule-5-12 = Enemy Outpost
    .text =
        Encounter. Skip it for −2 Morale, or fight the outpost in space combat. It is Slow.

        • Hull 4/6/8.
        • Evasion 4/5/6.
        • Shield 1/2/2.
        • Accuracy 5/6/7.
        • Damage 2/2/3.
        • Won: 3/4/5 Credits and 1 Gear.
rule-5-13 = Friendly Outpost
    .text =
        Encounter, optional. Roll a die; you may first exhaust any hero with Diplomacy to add it.

        • 2 or less: nothing.
        • 3–4: rest one hero.
        • 5–6: 1 Salvage, and rest one hero.
        • 7–8: rest one hero and repair 1 Hull.
        • 9 or more: rest two heroes, repair 1 Hull, +1 Morale.
rule-5-14 = Infiltrated
    .text =
        Operation, must be resolved. Combat or Stealth, up to three heroes, difficulty 12/14/16. Each Marine adds 1 to Combat.

        • Success: +1 Morale, −1 Crew and 1 inside hit.
        • Failure: −1 Morale, −2 Crew and 3 inside hits.
rule-5-15 = Probe
    .text =
        Encounter, optional. Exhaust a Specialist; roll a die and add Operate.

        • 3 or less: nothing.
        • 4–5: 1 Salvage.
        • 6–7: one free Recon of an adjacent sector.
        • 8 or more: two free Recons of adjacent sectors, and 1 Credit.
rule-5-16 = Rich Asteroid
    .text = Operation, optional. Exhaust a Pilot to approach. Then exhaust any number of Engineers and Specialists: 1 Credit for each.
rule-5-17 = Sabotage
    .text = Event. 4/5/6 inside hits. Before the damage dice you may exhaust any number of Engineers and Specialists; each ignores one hit.
rule-5-18 = Sickness
    .text =
        Event. Roll a die.

        • 1 or less: −2 Crew and −2 Morale.
        • 2–3: −2 Crew and −1 Morale.
        • 4–5: −1 Crew and −1 Morale.
        • 6 or more: −1 Morale.

        After the roll you may exhaust a Diplomat, or a hero with Leadership, to lose 1 Morale less. With a Medical Bay you lose 1 Crew less.
rule-5-19 = Signatures Detected
    .text =
        Encounter. Skip it for −2 Morale, or roll on the scenario’s encounter table and fight what it shows.

        If you took a side in this scenario, you meet its opponent. Otherwise you meet the active power with which your reputation is worst; equals are rolled for. If every active power is Friendly, nobody fights and the token is discarded.
rule-5-20 = Mutiny
    .text =
        Operation without a token, resolved when Morale arrives at 1. Leadership or Combat, up to three heroes, difficulty 10/12/14.

        • Success: Morale becomes 2.
        • Failure: −2 Crew, 2 inside hits, and Morale becomes 2.
rule-5-21 = Space Dementia
    .text =
        Event. Roll a die.

        • 1 or less: −2 Morale, −1 Crew, and a hero is Wounded.
        • 2–3: −2 Morale and −1 Crew.
        • 4–5: −1 Morale, and exhaust a hero.
        • 6 or more: exhaust a hero.

        After the roll you may exhaust a Diplomat, or a hero with Leadership, to lose 1 Morale less. With a Medical Bay you lose 1 Crew less.
rule-5-22 = Space Leeches
    .text =
        Operation, must be resolved. Engineering or Piloting, up to three heroes, difficulty 10/12/14.

        • Success: nothing is lost.
        • Failure: 2 Reactor damage and 1 Hull damage.
rule-5-23 = System Failure
    .text =
        Operation, must be resolved. Engineering or Operate, up to three heroes, difficulty 10/12/14.

        • Success: nothing is lost.
        • Failure: 1 damage to each of the four sections.
rule-5-24 = Trading Outpost
    .text = Encounter, optional. The Trader’s service at neutral prices. Each hero with Diplomacy whom you exhaust takes 1 Credit off one item.
rule-5-25 = The tokens
    .text = There are 22 intel tokens: one of each card except Mutiny, and three more of Signatures Detected. Each scenario says which it uses.
rule-5-26 = A class that is missing
    .text = A card that needs a class can be attempted only if you have such a hero who is not Wounded.

## 6

chapter-6 = Heroes

rule-6-1 = Classes and skills
    .text =
        A hero has one or more classes: Agent, Captain, Diplomat, Engineer, Marine, Pilot, Specialist.

        The skills are Combat, Diplomacy, Engineering, Leadership, Operate, Piloting and Stealth, from 0 up. A hero has a skill if her card shows 1 or more in it. Gear does not count for that.
rule-6-2 = The hero card
    .text = A card also shows what the hero costs to recruit, her power, if she has one, her experience (Veteran or Elite) and one special ability. Its other side is the promoted hero: better skills, usually a stronger ability, and a higher cost.
rule-6-3 = Three states
    .text = A hero is Ready, Exhausted or Wounded.
rule-6-4 = Exhausting and wounding
    .text =
        To use a hero for a skill, for a class or for an active ability exhausts her. You may use a hero who is Exhausted already; that leaves her Wounded. A Wounded hero can do nothing until she is healed.

        • Rest: Exhausted becomes Ready.
        • Heal: Wounded becomes Exhausted.
rule-6-5 = Orders and flying
    .text = To carry out a system order in space combat, or to fly there, changes no state, unless the order says otherwise. An Exhausted hero can do both; a Wounded one can do neither. An active ability exhausts in combat as it always does, even a hero who gives an order in this phase or gave one before.
rule-6-6 = Passive abilities
    .text =
        A passive ability works by itself wherever its hero takes part. It usually exhausts nobody, and passive abilities add up. In space combat it works only in the phase in which its hero carries out the order, or while she flies; what helps the Ironclad to evade also counts for whoever is assigned to the Bridge without an order.

        Games begun with version 0.4 or before: nearly all abilities are active.
rule-6-7 = Once a turn
    .text = An active ability is used at most once a turn by the same hero, even if she has been rested in between.
rule-6-8 = One use at a time
    .text = At one time a hero is used for a skill, or for a class, or for an ability: never for two at once. An order or a flight is none of the three.
rule-6-9 = How many heroes
    .text = There are twenty heroes, and five of the powers’ own besides.
rule-6-10 = Using active abilities
    .text =
        An active ability costs no action. Its card says when it may be used: between actions, while heroes are being chosen, in a combat plan, or in answer to an event.

        In answer to an event means to cancel a loss, roll again or ignore a hit. You are asked once for each event, and all heroes who could change it are named.

## 7

chapter-7 = Checks and operations

rule-7-1 = The check
    .text = Roll one die. Add the skills of the heroes you commit, all of them with the one skill that the check is made with, their passive abilities and gear, whatever the situation adds, and the Morale modifier once. The check succeeds if the total is equal to the difficulty or higher.
rule-7-2 = Sixes and ones
    .text =
        On a check, an attack or an evasion a natural 6 always succeeds and a natural 1 always fails, whatever the total.

        • Easy: this holds for the 6 only; a 1 just counts as 1.
        • Normal: it holds for both.
        • Hard: it holds for the 1 only; a 6 just counts as 6.
rule-7-3 = Committing heroes
    .text =
        Encounters and events usually take one hero of a named class, operations up to three of any class. The heroes committed are exhausted first; then the die is rolled. Heroes who take no part may be exhausted for their active abilities.

        Where a check names several skills, you first select the one that it is made with. Every hero you commit then adds that skill, and only heroes who have it can go.

        Games begun with version 0.4 or before: each hero adds a skill of her own, and skills may be mixed.
rule-7-4 = Chains of tasks
    .text =
        An operation may be a chain of tasks, each of them a check or a roll on a table. First you assign heroes to every task, each hero to one of them; then all of them are exhausted; then the dice are rolled, task by task. Most chains end at the first failure, with much heavier losses: whoever was assigned to a later task is exhausted all the same. Whoever waits for a later task is used for nothing else before it: for no check, table or price, and no ability. An order or a flight is none of these.

        Games begun with version 0.4 or before: heroes are assigned to a task when it comes.

## 8

chapter-8 = Space combat

rule-8-1 = Phases and stages
    .text =
        A combat has two phases, Long and Close, unless a card or the scenario says otherwise: one for a single pass, three for a running fight; if it goes on longer, every later phase counts as Close. Each phase has three steps.

        • Plan: choose orders, heroes and sorties. You may change everything until you confirm. Then energy is paid, uncovered spaces act and ships launch.
        • Fast stage: choose targets; all Fast ships attack.
        • Slow stage: choose targets; all Slow ships attack.

        All attacks of a stage are simultaneous: what is destroyed in it still attacks in it. If you overload the reactor core, that acts before energy is paid.

        Games begun with version 0.4 or before: every combat has two phases.
rule-8-2 = One order each
    .text = In each phase a system gives at most one order. One hero of its squad carries it out and is assigned to that phase. A hero assigned in one phase cannot be assigned in the next. If an ability wounds a hero who is already assigned, the order stands.
rule-8-3 = Kinds of order
    .text =
        • Free: comes beside the one order. Sortie is one.
        • Standard: no energy, and no other limit.
        • Complex: one per system in a combat, also where its card has two; usually for 1 energy.
        • Heroic: each once in a scenario and one per system in a combat, usually for 3 energy; an after-effect is resolved when the combat is over.

        An order’s cost is in energy or in Engineering: then an Engineer of any squad is exhausted when the plan is confirmed, whatever else she does in the combat.
rule-8-4 = Attack and evasion
    .text =
        To attack, roll a die and add the acting hero’s skill, Morale, passive abilities, gear, modules and what the systems add or take. Penalties from damaged sections and uncovered energy apply to the Ironclad’s own rolls, not to a pilot’s in a fighter or mech. A total equal to the target’s Evasion or higher lands.

        To evade, roll in the same way against the enemy’s Accuracy. Natural 6 and 1 count. In a stage your attacks are rolled first, then your evasions, then damage control.
rule-8-5 = Which skill
    .text =
        The Ironclad’s weapons use Operate. Her evasion uses the Piloting of the hero whom the Bridge assigns for the phase; that hero rolls it whether or not the Bridge gives an order. If nobody can be assigned, roll with Piloting 0.

        A fighter or mech uses those skills of its pilot that its card names, plus what stands on the card. Usually that is Operate to hit and Piloting to evade; for mechs, Operate and Combat.
rule-8-6 = Damage
    .text = An attack that lands deals the weapon’s damage. The target’s shields fall first and do not come back during the combat, except where a ship’s special ability says so; then its Hull goes. Damage to the Ironclad is rolled for, point by point. An enemy without Hull is destroyed. A fighter or mech of yours without Hull is disabled, until it is repaired outside combat.
rule-8-7 = Fast and Slow
    .text = Fighters and mechs are usually Fast. Everything larger is Slow, and so is the Ironclad.
rule-8-8 = The Hangar
    .text =
        The Hangar has three bays, for up to three fighters and mechs chosen at set-up. Sortie, at the start of a phase, launches any of them, each with a hero of the Hangar squad as pilot. A ship sorties once in a combat and stays out; its pilot gives no orders in that combat.

        Afterwards the ships land. Their damage stays until repaired, one point of repair makes a disabled ship fly again, and a pilot comes to no harm with her ship. If the Hangar has fewer bays than ships, you name those that stay grounded, never one that is out.
rule-8-9 = Ship cards
    .text =
        An enemy’s card shows its power (or neutral, or outlaw), name and type; Accuracy, Damage, Evasion, Hull, Shield and radiation shield, a blank meaning 0; its speed and its attacks in a phase; what it attacks first and what never; a special ability, and loot. It has a Regular and an Elite side, and the scenario’s table picks one.

        All ships met are enemies. They follow their cards without any choice of yours; where a card leaves two equal targets, a die decides.
rule-8-10 = How it ends
    .text =
        • Victory: every Slow enemy is destroyed, or every Fast one if there was no Slow one. Take the loot. A module among it is fitted from the next scenario on; if you own one like it, it is lost.
        • Draw: after the last phase such an enemy is left. No loot; the ship stays where she is.
        • Defeat: the Hull is below 1. It outranks a victory in the same stage.

        The combat ends with the stage in which victory is reached.

        Games begun with version 0.4 or before: loot is Credits and Salvage only.
rule-8-11 = The orders
    .text =
        Each system’s card has a basic and an upgraded side. These are the basic orders; what the upgraded ones do besides is under “System upgrades”.

        Bridge
        • Evasive Pattern, standard: +1 Evasion this phase.
        • Firing Solution, standard: +1 Accuracy this phase.
        • Daring manoeuvre, complex, 1 energy: +3 Evasion this phase.
        • Auxiliary power, complex, an Engineer: restore 1 energy, and +1 Evasion this phase.
        • Overload the reactor core, heroic: restore up to 3 energy; afterwards 2 Reactor damage.

        Weapons
        • Laser Turrets, standard: 1 damage; against Fast targets +1 Accuracy and two rolls, at one or two of them.
        • Torpedoes, standard: 1 Ammo, 2 damage.
        • Heavy Cannon Battery, complex, 1 energy: 3 damage.
        • Broadside, complex, 1 energy: 2 damage, with one roll at each Slow enemy; if there is none, at one Fast enemy.
        • Superweapon, heroic, 3 energy: 6 damage, ignoring shields; afterwards 2 Weapons damage.

        Hangar
        • Sortie, free: launch fighters and mechs.
        • Escort, standard: with a fighter launched, the first attack that lands on the Ironclad this phase is ignored.
        • Wingman, standard: one launched ship gets +1 to hit.
        • Squadron orders, complex, 1 energy: every launched ship attacks twice this phase.
        • All-out Sortie, heroic, 3 energy: launched ships attack twice in both stages; afterwards 1 Hangar damage, and one pilot is exhausted.
rule-8-12 = Ships you will meet
    .text =
        • Valkyrie, enemy frigate: Slow, Accuracy 5, Damage 2, Evasion 4, Hull 4, Shield 1, radiation shield 1. Attacks the Ironclad.
        • Skadi, enemy fighter squadron: Fast, Accuracy 5, and 1 more against fighters, radiation shield 1. Attacks fighters first.
        • Skadi, your fighter: hits with Operate, and 1 more against fighters; evades with Piloting + 1, and 1 more against fighters; Damage 1, radiation shield 2.

        The cards show the rest, and the other ships.

## 9

chapter-9 = Ports

rule-9-1 = Arriving
    .text =
        When you arrive at a planet or a station, the ship docks, after any condition, token or event there. The port’s card says which services it has and whose they are; some ask you to exhaust a hero of a named class. A ship that starts a scenario at a port has not arrived there: docking costs an action.

        { $ports }
rule-9-2 = Services
    .text = Arriving gives you up to two different services. Each action spent on docking gives two more, chosen anew from all of them. The Trader’s stock stays one for the whole visit.
rule-9-3 = Prices
    .text =
        Prices are in Credits, for neutral / friendly / ally. A port’s card may state its own price.

        • Saloon, rest a hero: { $saloon-rest } each.
        • Saloon, +1 Morale, once per port in a scenario: { $saloon-morale }. A visit to the Saloon is for one of the two.
        • Medical, a Wounded hero becomes Exhausted: { $medical } each.
        • Trader, Salvage: { $salvage } each.
        • Trader, Ammo: { $ammo } each.
        • Trader, Gear drawn at random: { $pieces } each.
        • Shipyard, a point off the Hull’s damage, a section’s, a fighter’s or a mech’s: { $shipyard }.
        • Guild, recruit Crew: { $guild } each.
        • Tech Center, upgrade a system (for Credits and Salvage), a fighter or mech, or a module, for the whole campaign: allies only, at the card’s price.

        For one visit the Trader has { $stock-salvage } Salvage, { $stock-ammo } Ammo and { $stock-gear } Gear.
rule-9-4 = Whose port it is
    .text =
        Ports that belong to nobody serve everyone at neutral prices.

        A port whose power is Hostile offers only Saloon, Trader and Shipyard, each at { $surcharge } more. A port of an Enemy attacks: on arrival you fight a patrol of its power, and there are no services.

## 10

chapter-10 = Powers

rule-10-1 = The five
    .text =
        They stand in a ring: the Gaia Nova Federation, the Galactic Council, the Firstborn, the Cartel, the Corporation, and round again to the Federation.

        Neighbours in the ring are friends. The two across are enemies.
rule-10-2 = Reputation
    .text = Your reputation with each power starts at 0 and stays within −15 to 15. Typically a main objective gives 3 and a side mission 1 with its sponsor, and takes as much from one or both of its enemies. The scenario says which.
rule-10-3 = Standing
    .text =
        • 10 and up: Ally.
        • 5–9: Friendly.
        • −4 to 4: neutral.
        • −5 to −9: Hostile.
        • −10 and down: Enemy.
rule-10-4 = What standing does
    .text =
        • Friendly: its forces do not attack, its ports are better, and there is a reward, typically its own hero, a module, a fighter or a mech.
        • Ally: better still, and a greater reward, typically a second hero who bears its mark. Your first Ally also sends its best fighter or mech, upgraded.
        • Hostile: its forces attack, its ports offer less and charge more, and its own hero serves as an Enforcer against you.
        • Enemy: attacked on sight, also at its ports, and its Villain takes the field.

        Until you have their power’s standing these heroes cannot be hired. A power’s hero already aboard when her power turns Hostile serves to the end of the scenario, then leaves. Her gear stays.
rule-10-5 = Point of no return
    .text = The first power that makes you its ally is your ally for the whole campaign. Your reputation there no longer falls below 10, and with its enemies it no longer rises. You have one ally only.
rule-10-6 = Enforcers and Villains
    .text =
        An Enforcer or Villain has a ship’s figures for space combat, and a Combat Strength: it is added to the difficulty of any operation against them: of boarding them, of meeting those whom they send aboard, and of a check of the story that names them. A check names the power’s Enforcer only while the power is Hostile or an Enemy, and a Villain only in the field; a leader who is taken at home counts always. Beaten, they live on unless the scenario says otherwise; and after a victory over such a ship you may once board her.

        Boarding is an operation: Combat or Stealth, up to three heroes, difficulty 10/12/14 plus the Combat Strength.

        • An Enforcer’s ship, won: 3/4/5 Credits and +1 Morale. Second task, the cabin: a die plus Morale, and the Stealth of one hero you may exhaust; 1 or less is 1 inside hit, 5–7 is 2 Credits, 8 or more 1 Gear.
        • A flagship, won: +2 Morale. Second task, the safe: Engineering or Operate, up to three heroes, 10/12/14. Won: 6/7/8 Credits and 1 Gear. Failed: −2 Crew.
        • Boarding failed: −1 Crew and −1 Morale; at a flagship −2 Crew and −1 Morale.

        A Villain also has a global ability. It is in force from beginning to end of each scenario that fields the Villain. There are five of each.

        Games begun with version 0.4 or before: Combat Strength counts only against those you board, who board you, or whom you talk away; and the cabin is not searched.

## 11

chapter-11 = The campaign

rule-11-1 = Its shape
    .text =
        A campaign has ten scenarios in two acts of five, and then two finale scenarios of one power.{ $chapters ->
            [12] {""}
           *[other] {" "}The finales are not in this version yet: after scenario { $chapters } the campaign rests.
        }

        A campaign of contracts is a chain of patrols by the same rules: ten of them, one after the other, each for a power of your choice.

        Two tutorials go before it. Played as lessons they end where the lesson ends, and give no loot.
rule-11-2 = The two acts
    .text =
        In scenarios 1–5 you choose a side in each: in the first, Federation or Cartel. Sometimes you may stay neutral.

        In scenarios 6–10 you serve your ally, or else the power with which your reputation is highest; you choose among equals. The two finales, once they are there, are that power’s. If you win the last, you win the campaign.
rule-11-3 = Threat and mode
    .text =
        There are three modes: Easy, Normal and Hard. Each scenario states its threat for each. On Normal it goes like this.

        • Scenarios 1–3: Green.
        • Scenarios 4–7: Yellow.
        • Scenarios 8–12: Red.

        The mode also says what a natural 6 or 1 does.
rule-11-4 = Setting up
    .text =
        • Deal the systems, lay the chart and the tokens, and read the briefing.
        • Choose heroes from the roster, now that you know the task, and pay what each costs. You pay for each in every scenario; fewer Credits mean fewer heroes.
        • Assign them to the systems.
        • Choose up to three fighters and mechs, and modules and gear.

        Scenario 1 states the roster you start with. A contract after the first is paid for in part when you sign it, so that there is always something to hire with; and she sails with whoever is aboard, even if that is nobody but the Crew.
rule-11-5 = Milestones
    .text =
        Each scenario has three milestones: its main objective, its side mission, and a third that differs, such as turning up 12 of 18 tokens by Recon or by Move. In the story you have to find the side mission first; under a contract you are told it at once.

        What a milestone pays, it pays when it is reached. Tokens turned up from afar by an ability count as neither Recon nor Move.

        Each milestone you reach promotes one hero who took part in the scenario. A hero is promoted once, for good.
rule-11-6 = What a scenario holds
    .text = A scenario has passages that depend on the side you took, events set off by a sector, a turn or a deed, choices that last, and a debriefing. The more objectives you meet, the more it pays, in Credits, heroes, ships, modules, gear or reputation. You may lose a scenario and sail on; later events change.
rule-11-7 = Losing the game
    .text =
        Only a Hull below 1 loses the game. Then you may play the scenario again from its start, or end the campaign there. The lost moment is kept.

        Begun again, the ship is repaired and nobody is Wounded, and Crew, Morale, Hull, Salvage and Ammo are no less than a campaign begins with. Games begun with version 0.4 or before: all is as it was.
rule-11-8 = The campaign log
    .text =
        The log keeps, from one scenario to the next: results, milestones and choices; Credits, Salvage and Ammo; Hull, section damage, Crew and Morale; reputation; the roster, with promotions and who took part; gear, modules and ships, with damage and upgrades; and wounds.

        Between scenarios all gear lies in the lockers, six pieces at the most; the rest goes back into the pile. A power’s hero who has joined stays on the roster, but is not for hire while her power is Hostile.

        Damage, losses and Morale carry over. Hull or Ammo that only a module had room for is lost if you cast off without it. Exhausted heroes come back Ready. A Wounded hero stays marked, even through scenarios that she sits out, until she is healed; recruited again, she starts Exhausted.
rule-11-9 = Between scenarios
    .text = You may spend on repairs, upgrades and crew. Ports’ neutral prices hold, a Wounded hero is healed for 3 Credits, a round for all raises Morale once, Crew is 4 each, and upgrades are at the Tech Center’s price on the card, unless the debriefing says otherwise.

## 12

chapter-12 = Equipment

rule-12-1 = Gear
    .text =
        There are { $gear-count } gear tokens, drawn at random. A piece adds its rating to its bearer’s rolls with the one skill it names. Each system may carry one piece; once upgraded, two, on two heroes. A piece may change heroes at the start or end of a scenario, or when docked.

        A new piece may take the place of one that is carried, which goes back into the pile: of its bearer’s own, or, where the squad has no room for another, of anybody’s in it. You may also leave the new one.

        Gear is kept through the campaign; a piece that nobody takes goes back into the pile, and with the pile empty none is gained or sold. Some tokens are lesser modules: they take no gear slot, are fitted from the next scenario on, and cannot be upgraded.

        { $gear }

        Lesser modules:

        { $lesser-modules }

        Games begun with version 0.4 or before: no piece is replaced; one without room goes back into the pile.
rule-12-2 = System upgrades
    .text =
        The price of an upgrade is on the system’s card.

        { $upgrades }

        An upgrade gives one more gear slot and improves the orders. They cost and do what the basic ones do, except for this:

        Bridge
        • Evasive Pattern: +1 Evasion also for every launched ship.
        • Firing Solution: the Ironclad’s first shot that misses this phase is rolled again, and the second roll counts.
        • Daring manoeuvre: +1 Accuracy as well.
        • Auxiliary power: up to 2 energy.
        • Overload the reactor core: afterwards 2 damage to sections of your choice.

        Weapons
        • Laser Turrets: against Fast targets as many rolls as there are Fast enemies, at least two, at any of them.
        • Torpedoes: 3 damage, in the Fast stage.
        • Heavy Cannon Battery: 4 damage, and damage beyond what destroys the target carries over to one other enemy of your choice, without a roll.
        • Broadside: 3 damage.
        • Superweapon: one roll at each Slow enemy; if there is none, at one Fast enemy.

        Hangar
        • Escort: the first two attacks that land on the Ironclad or on a launched ship.
        • Wingman: every launched ship.
        • Squadron orders: shields do not stop the launched ships’ attacks.
        • All-out Sortie: no pilot is exhausted.

        Games begun with version 0.4 or before: the damage of upgraded Weapons is 1, 2, 3 and 6, as on the basic side.
rule-12-3 = Ships for hire
    .text =
        There are three fighters to hire, Skadi, Bellwether and Marten, and three mechs, Bullock, Rigger and Smith. Each card has an upgraded side; a Tech Center turns it for the Credits on the card. Only systems cost Salvage besides.

        A mech is no fighter: what is added against fighters does not count against it. But a ship that attacks fighters first attacks mechs as well.

        • Skadi: better with fighters and against them. Upgraded, its first miss in a stage is rolled again.
        • Bellwether: enemies that would attack the Ironclad attack it instead; upgraded, all enemies do. Ships that never attack fighters are not affected.
        • Marten: not attacked in the Long phase. Upgraded, shields do not stop it.
        • Bullock: in each stage struck by the first attack that lands on the Ironclad, in her place. Upgraded, it takes 1 damage less.
        • Rigger: may repair 1 damage, on a section or on another launched ship, instead of attacking. Upgraded, as well as attacking.
        • Smith: shields do not stop it. Upgraded, each attack that lands brings in 1 Salvage.
rule-12-4 = Modules
    .text =
        Modules are loot or a reward, not sold; some can be upgraded, for Credits. You fit up to two at the start of a scenario, for the whole of it. One found as loot is fitted from the next scenario on; if you own one like it, it is lost.

        { $modules }

## 13

chapter-13 = Components

rule-13-1 = The full set
    .text =
        • { $heroes } heroes and { $faction-heroes } heroes of the powers, two-sided.
        • { $enforcers } Enforcers and { $villains } Villains.
        • { $enemies } enemy ships and { $fighters } ships for hire, two-sided.
        • 22 intel tokens and 20 intel cards.
        • { $gear-count } gear tokens and { $module-count } modules.
        • { $orders } orders cards, two-sided.
        • { $port-count } planet and station tiles; { $tiles-of-three } three-hex and { $tiles-of-four } four-hex tiles, two-sided.
        • { $conditions } cosmic conditions.
        • 2 tutorials, and the first { $chapters } scenarios of the campaign.

## Lists that are told from the cards

rules-gear = • { $skill }: { $pieces }.
rules-gear-piece = { $name } +{ $adds }
rules-module = • { $name } ({ $whose }): { $does }.
rules-module-upgraded = • { $name } ({ $whose }): { $does }. Upgraded, for { $price ->
    [one] 1 Credit
   *[other] { $price } Credits
}: { $then }.
rules-module-basic = basic
rules-module-lesser = a gear token
rules-port = • { $name } ({ $whose }): { $services }.
rules-port-unaligned = unaligned
rules-port-all = all six services
rules-port-price = { $service } at { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
}
rules-port-asks = { $service } (exhausts: { $class })
rules-upgrade = • { $system }: { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
} and { $salvage } Salvage.
rules-prices = { $neutral } / { $friendly } / { $ally }
rules-price-none = –
# What a module does while it is fitted; several are put together with semicolons.
does-recon = Recon reaches tokens up to { $count } sectors away
does-weapons-energy = Weapons orders cost { $count } energy less
does-accuracy = +{ $count } on all Accuracy rolls
does-evasion = +{ $count } on all Evasion rolls
does-radiation = +{ $count } radiation shield
does-shields = shields +{ $count }
does-ignored-attacks = { $count ->
    [one] the first attack that lands on the Ironclad in each space combat is ignored
   *[other] the first { $count } attacks that land on the Ironclad in each space combat are ignored
}
does-hull = +{ $count } maximum Hull
does-ammo = +{ $count } maximum Ammo
does-heal = allows Heal
does-repair = allows Repair
does-illness = Sickness and Space Dementia cost { $count } Crew less
does-rest = Rest readies { $count } heroes
does-energy = −{ $count } energy while fitted
does-fee = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
} each time it is fitted
