# Was die Kriegsspiele der Messe gemeinsam haben.

war-game-player = Spieler { $number }
war-game-side = { $player }: { $side }
war-game-subtitle = { $game } · { $scenario }
battle-menu-again = Neu beginnen; das alte Gefecht bleibt
