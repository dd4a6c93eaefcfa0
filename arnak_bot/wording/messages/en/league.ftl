### A server's league and its seasons.

all-time = all time
# $first: the first month of a season: "October"
# $last: the last one with its year: "December 2026"
from-to = { $first } to { $last }
ratings = Ratings
records = Most points in a game
quickest = Quickest (median of a turn)
# $spread (number): of the rating, within which the true one is 95 times of 100
rating = { $points } ± { $spread }
# As `rating`, after few games.
provisional = { $points } ± { $spread }, still new
# $season: "November 2026"
title = { $game }, { $season }
# $season: "November 2026"
closed = The season **{ $season }** of *{ $game }* is over.
# $season: "November 2026"
# $champion: a player
closed-with = The season **{ $season }** of *{ $game }* is over, and **{ $champion }** has won it.
csv-of-server = Every finished game of this server, a line for each player.
csv-of-person = Every game you have finished, a line for each.
