### What people read about the options of a table: in the commands, in the lobby, and in what a server proposes.
### An option is one message, named after its key as in the host's options.ftl; these stand beside the options of other games.

length =
    .in-lobby = Length
    .server = Default for /game new, Lost Cities: how many expeditions
    .name-long = three expeditions
    .name-short = one expedition (short)
    .lobby-long = Three expeditions.
    .lobby-short = One expedition: the short game.
columns =
    .in-lobby = Columns
    .server = Default for /game new, Lost Cities: which way a column of cards may go
    .name-rising = up: cards in a column may not go down
    .name-either = either way: each column goes up or down
    .lobby-rising = Cards in a column may not go down; equal is allowed.
    .lobby-either = Each column may go up or down: its second different value decides.
