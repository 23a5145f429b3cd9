# Was die Kriegsspiele der Messe gemeinsam haben.

war-game-player = Spieler { $number }
war-game-side = { $player }: { $side }
war-game-subtitle = { $game } · { $scenario }
