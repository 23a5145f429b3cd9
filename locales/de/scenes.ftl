# Bilder, die an der Stelle der Karte stehen, und Karten über dem Tisch.

combat-phase-long = Fernphase
combat-phase-close = Nahphase
combat-step-plan = Planen und zahlen
combat-step-fast = Schnelle Stufe
combat-step-slow = Langsame Stufe
combat-then-close = danach: Nahphase
combat-then-end = danach: es ist vorbei
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
card-to-chart = Zur Sternkarte

dice-hurry = jede Taste: schneller

explain-close = Schließen
explain-book = Regelbuch öffnen
