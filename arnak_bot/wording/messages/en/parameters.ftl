### What sentences of many rooms are told. A message that means something else by one of these explains it itself.
### $channel: a link to it
### $count (number): how many of what is named
### $game: the title of a game
### $least: after a space and in brackets, what the simplest move is; or nothing
### $level: how well a computer plays: "able"
### $lobby: whether its game had not started
### $movers: who is to move
### $name: a player
### $newcomer: who has come, or would come
### $points (number): how many
### $round: what the game calls it: "round III"
### $spread (number): of points, by which that may be off
### $status (number): of HTTP
### $typed: what somebody wrote
### $until: a date
### $where: a link to the table
### $who: who decides
