### The options of a table of Arnak.

rival-help = How many of the rival's tiles are red, 0 to 5
board-help = Which side of the board
board-server-help = What /game new proposes: the side of the board
# $board: the name of a board: "Bird Temple"
board-proposed = the { $board }
