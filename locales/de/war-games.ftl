# Was die Kriegsspiele der Messe gemeinsam haben.

war-game-player = Spieler { $number }
