### What people read about the options of a table: in the commands, in the lobby, and in what a server proposes.

# These stand beside the options of other games.
length-help = Lost Cities: how many expeditions
length-server-help = What /game new proposes for Lost Cities: how many expeditions
length-long = long: three expeditions
length-short = short: one expedition
length-lobby-long = Three expeditions.
length-lobby-short = One expedition: the short game.
length-proposed-long = three expeditions
length-proposed-short = one expedition
columns-help = Lost Cities: which way a column of cards may go
columns-server-help = What /game new proposes for Lost Cities: which way a column of cards may go
columns-rising = rising: cards never fall
columns-either = either way: each column rises or falls
columns-lobby-rising = Columns of cards rise.
columns-lobby-either = Each column may rise or fall: its second different value settles it.
columns-proposed-rising = columns that rise
columns-proposed-either = columns that rise or fall
