# What the war games of the wardroom share.

war-game-player = Player { $number }
war-game-side = { $player }: { $side }
war-game-subtitle = { $game } · { $scenario }
