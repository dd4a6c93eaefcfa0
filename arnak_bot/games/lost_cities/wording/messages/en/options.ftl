### What people read about the options of a table: in the commands, in the lobby, and in what a server proposes.
### An option is one message, called as its key, as in the host's options.ftl; these stand beside the options of other games.

length =
    .new = Lost Cities: how many expeditions
    .server = What /game new proposes for Lost Cities: how many expeditions
    .name-long = long: three expeditions
    .name-short = short: one expedition
    .lobby-long = Three expeditions.
    .lobby-short = One expedition: the short game.
    .proposed-long = three expeditions
    .proposed-short = one expedition
columns =
    .new = Lost Cities: which way a column of cards may go
    .server = What /game new proposes for Lost Cities: which way a column of cards may go
    .name-rising = rising: cards never fall
    .name-either = either way: each column rises or falls
    .lobby-rising = Columns of cards rise.
    .lobby-either = Each column may rise or fall: its second different value settles it.
    .proposed-rising = columns that rise
    .proposed-either = columns that rise or fall
