# Scenes that stand in the chart's place, and cards over the table.

combat-phase-long = Long phase
combat-phase-close = Close phase
combat-step-plan = Plan and pay
combat-step-fast = Fast stage
combat-step-slow = Slow stage
combat-then-close = then: Close phase
combat-then-end = then: combat ends
combat-range-long = Long
combat-range-close = Close
combat-evasion = Evasion
combat-accuracy = Accuracy
combat-damage = Damage
combat-shield = Shield
combat-hull = Hull
combat-destroyed = destroyed
combat-holds-fire = Holds her fire this phase.
combat-gone = gone
combat-disabled = disabled
combat-undecided = not decided yet
combat-no-order = no order

card-step = Step { $step } of { $last }
card-rule = Rule { $number }
card-to-chart = To the chart

dice-hurry = any key: skip

explain-close = Close
explain-book = Open the rule book
