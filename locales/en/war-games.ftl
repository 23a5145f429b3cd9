# What the war games of the wardroom share.

war-game-player = Player { $number }
