# Co wspólne grom wojennym mesy.
war-game-player = Gracz { $number }
war-game-side = { $player }: { $side }
war-game-subtitle = { $game } · { $scenario }
