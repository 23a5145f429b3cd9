# Scenes that stand in the chart's place, and cards over the table.

combat-phase-long = Long phase
combat-phase-close = Close phase
combat-step-plan = Plan and pay
combat-step-fast = Fast stage
combat-step-slow = Slow stage
combat-then-close = then: Close phase
combat-then-end = then: combat ends
# How a combat is won. $enemies is a list of the ships that decide it, $phases is how many phases can follow.
combat-goal = Destroy { $enemies } in this phase or { $phases ->
    [one] the next
   *[other] the next { $phases }
} to win; otherwise it is a draw.
combat-goal-last = Destroy { $enemies } in this phase to win; otherwise it is a draw.
# Heads of those whose names stand behind them. $names, too, and how many they are: $count.
combat-report-destroyed = Destroyed
# $names and $count, too.
combat-report-left = Got away
combat-report-loot = Loot
combat-report-nothing = none
combat-report-damage = Our damage
combat-report-unharmed = none
# $names and $count, too.
combat-report-wounded = Wounded
combat-report-best = Best shot
combat-report-count = { $what } { $by }
combat-report-shot = { $by } at { $enemy }: { $total }, needed { $reach }; { $damage } damage
combat-goal-won = The combat is won: every ship that had to be destroyed is gone.
combat-range-long = Long
combat-range-close = Close
combat-evasion = Evasion
combat-accuracy = Accuracy
combat-damage = Damage
combat-shield = Shield
combat-hull = Hull
# $ship, too.
combat-destroyed = destroyed
combat-holds-fire = Holds her fire this phase.
# $ship, too.
combat-gone = gone
# $ship, too.
combat-disabled = disabled
combat-undecided = not decided yet
combat-no-order = no order

card-step = Step { $step } of { $last }
card-rule = Rule { $number }
card-to-table = To the table
card-take-up = Back to the lesson

dice-hurry = any key: skip

explain-close = Close
explain-book = Open the rule book
