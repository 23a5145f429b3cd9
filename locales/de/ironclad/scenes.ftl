# Bilder, die an der Stelle der Karte stehen, und Karten über dem Tisch.

combat-phase-long = Fernphase
combat-phase-close = Nahphase
combat-step-plan = Planen und zahlen
combat-step-fast = Schnelle Stufe
combat-step-slow = Langsame Stufe
combat-then-close = danach: Nahphase
combat-then-end = danach: Ende des Gefechts
# Wie ein Gefecht gewonnen wird. $enemies zählt die entscheidenden Schiffe auf, $phases sagt, wie viele Phasen noch folgen können.
combat-goal = In dieser { $phases ->
    [one] oder der nächsten Phase
   *[other] oder den nächsten { $phases } Phasen
} zum Sieg zu zerstören: { $enemies }; sonst ist es unentschieden.
combat-goal-last = In dieser Phase zum Sieg zu zerstören: { $enemies }; sonst ist es unentschieden.
combat-report-destroyed = Zerstört
combat-report-left = Entkommen
combat-report-loot = Beute
combat-report-nothing = keine
combat-report-damage = Unser Schaden
combat-report-unharmed = keiner
combat-report-wounded = Verwundet
combat-report-best = Bester Schuss
combat-report-count = { $what } { $by }
combat-report-shot = { $by } auf { $enemy }: { $total }, nötig { $reach }; { $damage } Schaden
combat-goal-won = Das Gefecht ist gewonnen: Jedes Schiff, das zu zerstören war, ist fort.
combat-range-long = Fern
combat-range-close = Nah
combat-evasion = Ausweichen
combat-accuracy = Zielen
combat-damage = Schaden
combat-shield = Schild
combat-hull = Rumpf
combat-destroyed = zerstört
combat-holds-fire = Feuert in dieser Phase nicht.
combat-gone = fort
combat-disabled = außer Gefecht
combat-undecided = noch offen
combat-no-order = kein Befehl

card-step = Schritt { $step } von { $last }
card-rule = Regel { $number }
card-to-table = Zum Tisch
card-take-up = Zurück zur Lektion

dice-hurry = jede Taste: schneller

explain-close = Schließen
explain-book = Regelbuch öffnen
