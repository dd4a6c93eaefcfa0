### The ladder of a server: each month the same deal for everybody.

# $month: "November 2026"
title = **The ladder, { $month }**
rules = Everybody on this server gets the same deal. You have one attempt at each game, in your direct messages with me, until { $until }. No hints; Undo works until something is revealed. Please keep what you see to yourself until then.
over = This month is over.
game = **{ $game }**
# $place (number): in the standing
place = { $place }. { $name }: { $points } points
# $place (number): in the standing
place-lost = { $place }. { $name }: { $points } points, game lost
# $count (number): how many players are not listed
more = … and { $count } more
# Of attempts, while the month goes on.
unfinished =
    { $count ->
        [one] One attempt is not finished yet.
       *[other] { $count } attempts are not finished yet.
    }
# Of attempts, when the month is over.
never-finished =
    { $count ->
        [one] One attempt was not finished.
       *[other] { $count } attempts were not finished.
    }
nobody = Nobody has finished it yet.
nobody-did = Nobody finished it.
deleted-player = a deleted player
# $hash: the SHA-256 of the secret
proof = -# The deals follow from a secret whose SHA-256 is `{ $hash }`. You get the secret when the month is over.
# $secret: what the deals follow from
# $hash: its SHA-256, which was announced
proof-over = -# The deals followed from the secret `{ $secret }`, announced as its SHA-256 `{ $hash }`. The log file of every attempt shows how.
play = Play { $game }
months = Another month
begun = Your attempt at *{ $game }* is waiting for you: { $channel }
# $month: "November 2026"
opened = The ladder for **{ $month }** is open. The same deal for everybody, one attempt each, until { $until }: press a button, or use `/game ladder`.
# $month: "November 2026"
closed = The ladder for **{ $month }** is over: *{ $game }*.
best-game = The best game, as a film and as a log file:
# $until: when the month is over
attempt = Your only attempt on the ladder with this deal, until { $until }. No hints.
# $until: when the month is over
end = This was your attempt on the ladder. Its seed, log file, film and review stay closed until { $until }.
end-too-late = The month of this ladder was over before the game, so it does not count.
