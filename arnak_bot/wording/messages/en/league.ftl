### A server's league and its seasons.
### $season: "November 2026"

all-time = all time
# $first: the first month of a season: "October"
# $last: the last one with its year: "December 2026"
from-to = { $first } to { $last }
ratings = Ratings
records = Most points in a game
quickest = Fastest (median turn)
# A time for a turn.
under-a-minute = under 1 min
# $spread (number): of the rating, within which the true one is 95 times of 100
rating = { $points } ± { $spread }
# As `rating`, after few games.
provisional = { $points } ± { $spread }, still new
title = { $game }, { $season }
closed = The **{ $season }** season of *{ $game }* is over. Here are the final standings.
# $champion: a player
closed-with = **{ $champion }** wins the **{ $season }** season of *{ $game }*! Here are the final standings.
csv-of-server = Every game finished on this server, one line per player.
csv-of-person = Every game you have finished, one per line.
