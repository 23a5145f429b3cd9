### The chronicle: the log written out fair by the mate who kept it. Dry, exact, nothing that is not so.

## The whole

chronicle-title = The log of the Ironclad
chronicle-kept-by = Kept by { $names }. Mode: { $mode }.
chronicle-player = { $name } ({ $systems })
chronicle-away = { $name } was missing; { $other } sat in.
chronicle-away-fitting-out = { $name } was missing while the ship was fitted out; { $other } sat in.
chronicle-away-turn = { $name } was missing in turn { $to }; { $other } sat in.
chronicle-away-turns = { $name } was missing from turn { $from } to turn { $to }; { $other } sat in.
chronicle-numbered = { $number }. { $name }
chronicle-attempt = { $title }, attempt { $number }
chronicle-threat = threat { $threat }
chronicle-turn =
    { $turn ->
        [0] In port
       *[other] Turn { $turn }
    }
chronicle-ashore = Ashore

chronicle-won = won
chronicle-too-late = out of time
chronicle-not-done = not done
chronicle-lost = lost with the ship
chronicle-under-way = under way

chronicle-contents = Scenarios
chronicle-head-scenario = Scenario
chronicle-head-for = For
# In the column “For”: the players worked for nobody else.
chronicle-for-ourselves = ourselves
chronicle-head-turns = Turns
chronicle-head-end = How it ended
chronicle-head-power = Power
chronicle-head-start = Start
chronicle-head-when = When
chronicle-head-sector = Sector

chronicle-done =
    { $done ->
        [0] The first of { $length } scenarios is under way.
        [one] One of { $length } scenarios is behind us: { $ends }.
       *[other] { $done } of { $length } scenarios are behind us: { $ends }.
    }
chronicle-count-won = { $count } won
chronicle-count-too-late = { $count } out of time
chronicle-count-not-done = { $count } not done
chronicle-count-lost = { $count } lost with the ship
chronicle-count-again = { $count } lost and begun again
chronicle-work =
    { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, { $passages ->
        [0] no move
        [one] one move
       *[other] { $passages } moves
    }, { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    }, { $fights ->
        [0] no fight won.
        [one] one fight won.
       *[other] { $fights } fights won.
    }

chronicle-dice =
    { $count ->
        [one] one die
       *[other] { $count } dice
    }
chronicle-tokens =
    { $count ->
        [one] one token
       *[other] { $count } tokens
    }
chronicle-taken-back = Seen and undone: { $things }.

chronicle-chart = Reputation, turn by turn
chronicle-reputation = { $name }: from { SIGNED($from) } to { SIGNED($to) }
chronicle-reputation-same = { $name }: { SIGNED($to) }, as before
chronicle-map = The route, with the turns
chronicle-way-told =
    { $count ->
        [one] From { $from } to { $to }, one move.
       *[other] From { $from } to { $to }, { $count } moves.
    }

## A scenario

chronicle-orders =
    { $turns ->
        [0] Our orders: { $aim }.
       *[other] Our orders: { $aim }. We had { $turns } turns.
    }
chronicle-orders-side =
    { $turns ->
        [0] We signed on with the { $with } against the { $against }. Our orders: { $aim }.
       *[other] We signed on with the { $with } against the { $against }. Our orders: { $aim }. We had { $turns } turns.
    }
chronicle-aboard =
    { $count ->
        [0] No hero was aboard.
        [one] { $names } was the only hero aboard.
       *[other] { $count } heroes were aboard: { $names }.
    }
chronicle-cast-off = We cast off with Hull { $hull }, Crew { $crew }, Morale { $morale }, Ammo { $ammo }, Salvage { $salvage } and { $credits ->
        [one] 1 Credit.
       *[other] { $credits } Credits.
    }

chronicle-end-won = The objective was reached on turn { $turn }.
chronicle-end-too-late = Turn { $turn } ended and the objective was not reached. We turned for home.
chronicle-end-not-done = On turn { $turn } it was over, and the objective was not reached.
chronicle-end-lost = On turn { $turn } the Hull was destroyed.
chronicle-end-open =
    { $turn ->
        [0] She has not cast off yet.
       *[other] This was written on turn { $turn }; she is still out.
    }
chronicle-played-again = The scenario was restarted.
chronicle-in-all = In all: { $things }.
chronicle-passages =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
chronicle-revealed =
    { $count ->
        [one] one token turned up
       *[other] { $count } tokens turned up
    }
chronicle-checks =
    { $all ->
        [one] { $count ->
            [0] one check, failed
           *[other] one check, succeeded
        }
       *[other] { $count } of { $all } checks succeeded
    }
chronicle-fights =
    { $all ->
        [one] { $count ->
            [0] one fight, not won
           *[other] one fight, won
        }
       *[other] { $count } of { $all } fights won
    }

chronicle-no-cost = It cost no Crew, no Hull and no section damage.
chronicle-cost = It cost us { $things }.
chronicle-points-crew = { $count } Crew
chronicle-points-hull = { $count } Hull
chronicle-points-damage =
    { $count ->
        [one] one point of damage to her sections
       *[other] { $count } points of damage to her sections
    }
chronicle-section-hit =
    { $count ->
        [one] { $name } hit
        [2] { $name } hit twice
       *[other] { $name } hit { $count } times
    }
chronicle-points-morale = { $count } Morale
chronicle-wounded =
    { $count ->
        [one] { $names } was wounded.
       *[other] { $names } were wounded.
    }
chronicle-one-wounded = { $name } wounded
chronicle-one-disabled = { $name } disabled
chronicle-left = She came home with Hull { $hull }, Crew { $crew }, Morale { $morale } and { $credits ->
        [one] 1 Credit.
       *[other] { $credits } Credits.
    }
chronicle-stands = She has Hull { $hull }, Crew { $crew }, Morale { $morale } and { $credits ->
        [one] 1 Credit.
       *[other] { $credits } Credits.
    }

chronicle-thrown =
    { $count ->
        [one] One die was rolled
       *[other] { $count } dice were rolled
    }: { $sixes ->
        [0] no natural 6
        [one] one natural 6
       *[other] { $sixes } natural 6s
    }, { $ones ->
        [0] no natural 1.
        [one] one natural 1.
       *[other] { $ones } natural 1s.
    }
chronicle-tenths = { $whole }.{ $tenths }
chronicle-promised =
    { $tried ->
        [one] One had a target number: { $promised } successes expected, { $reached ->
            [0] none rolled.
           *[other] one rolled.
        }
       *[other] { $tried } had a target number: { $promised } successes expected, { $reached ->
            [0] none rolled.
            [one] one rolled.
           *[other] { $reached } rolled.
        }
    }
chronicle-luck-kind = Luck was with us.
chronicle-luck-even = Luck owes us nothing.
chronicle-luck-unkind = Luck was not aboard.

## The page of the dice

chronicle-dice-title = The dice
chronicle-dice-few = Too few rolls had a target number for anything to be said of luck.
chronicle-dice-sum = { $tried } rolls had a target number. { $promised } successes were expected; { $reached } were rolled.
chronicle-dice-tables = Of a hundred tables with these same rolls, { $more } would have had more, and { $fewer } fewer.
chronicle-dice-kind = Such luck is rare.
chronicle-dice-unkind = Such ill luck is rare.
chronicle-dice-usual = That is nothing unusual.
chronicle-dice-faces = How often each face was rolled
chronicle-dice-head-face = Face
chronicle-dice-head-fell = Rolled
chronicle-dice-head-due = Expected
chronicle-dice-rolls = Rolls with a target number
chronicle-dice-head-who = Who rolled
chronicle-dice-head-tried = Rolls
chronicle-dice-head-promised = Expected
chronicle-dice-head-reached = Actual
chronicle-dice-checks = Checks
chronicle-dice-note = A check counts for each hero who was sent to it. Dice that were undone are not counted.

## Its lists

chronicle-decided = What was decided
chronicle-milestones = What was reached
chronicle-gained = What we gained
chronicle-losses = What it cost
chronicle-reputations = How they think of us
chronicle-best = The best rolls
chronicle-worst = The worst rolls
chronicle-log = The log

chronicle-card-won =
    { $count ->
        [0] { $card }
       *[other] { $card }, { $names }
    }: { $total } against { $difficulty }, { $by ->
        [face] succeeded by a natural 6.
       *[sum] succeeded.
    }
chronicle-card-lost =
    { $count ->
        [0] { $card }
       *[other] { $card }, { $names }
    }: { $total } against { $difficulty }, { $by ->
        [face] failed by a natural 1.
       *[sum] failed.
    }
chronicle-fight-victory = Fought { $names }: won.
chronicle-fight-draw =
    { $count ->
        [0] Fought { $names }: a draw.
       *[other] Fought { $names }: { $destroyed } destroyed, the rest a draw.
    }
chronicle-fight-defeat = Fought { $names }: lost.
chronicle-fight-open = Fighting { $names }.
chronicle-nobody-fought = Signatures at { $name }: friends, and no fight.
chronicle-port =
    { $count ->
        [0] In port at { $name }. Nothing bought.
       *[other] In port at { $name }: { $services }.
    }
# A choice of the story: the question, and what was answered.
chronicle-chosen = { $question } { $answer }.
chronicle-mutiny = A mutiny was due.
chronicle-contract = Signed on with the { $name } for the next scenario.
chronicle-aim = Objective: { $name }.
chronicle-milestone = Milestone: { $name }.
chronicle-promoted = { $name } was promoted.
chronicle-missed = Not reached: { $name }.
chronicle-joined = { $name } joined us.
chronicle-treated = { $name } was treated.
chronicle-ours = { $name }, ours from now on.
chronicle-gear = { $name }, found.
chronicle-module = { $name }, found; to be fitted from the next scenario on.
chronicle-upgraded = { $name }, upgraded.
chronicle-allied = The { $name } are our allies, for good.
chronicle-loss = { $cause }: { $things }.

chronicle-roll-best =
    { $faces ->
        [0] { $what }: a { $die }, where no face should have succeeded.
        [one] { $what }: a { $die }, where one face of six would succeed.
       *[other] { $what }: a { $die }, where { $faces } faces of six would succeed.
    }
chronicle-roll-worst = { $what }: a { $die }, with { $faces } faces of six for us.
chronicle-rolled-shot = Our shot at { $enemy }
chronicle-rolled-fighter-shot = { $ship } at { $enemy }
chronicle-rolled-evasion = Evading { $enemy }
chronicle-rolled-fighter-evasion = { $ship } evading { $enemy }
