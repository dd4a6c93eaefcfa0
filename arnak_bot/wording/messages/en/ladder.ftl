### The ladder of a server: each month the same deal for everybody.
### $month: "November 2026"
### $until: when the month is over

title = **The ladder, { $month }**
rules = Everybody on this server gets the same deal. You have one attempt at each game: an ordinary solo game, in your direct messages with me, to be finished by { $until }. I give no advice; Undo works until something is revealed or your turn ends. Please tell nobody what you see until the month is over.
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
        [one] One attempt is still in progress or was given up.
       *[other] { $count } attempts are still in progress or were given up.
    }
# Of attempts, when the month is over.
never-finished =
    { $count ->
        [one] One attempt was not finished.
       *[other] { $count } attempts were not finished.
    }
nobody = Nobody has finished yet.
nobody-did = Nobody finished.
# Of the reader's own attempt.
# $where: a link to their direct messages with the bot
running = Your attempt at *{ $game }* is still in progress: { $where }. Press **My turn** or type `/turn panel` there to play on.
own-given-up = You gave up your attempt at *{ $game }*. A new deal comes next month.
deleted-player = a deleted player
# $hash: the SHA-256 of the secret
proof = -# Provably fair: every deal is computed from a secret, SHA-256 `{ $hash }`. I publish the secret when the month ends.
# $secret: what the deals follow from
# $hash: its SHA-256, which was announced
proof-over = -# Provably fair: every deal was computed from the secret `{ $secret }`, whose SHA-256 `{ $hash }` was published at the start. The log file of a finished attempt proves its deal.
play = Play { $game }
months = Another month
# $where: a link to the user's direct messages with the bot
begun = Your attempt at *{ $game }* has begun, in your direct messages with me: { $where }
opened = The ladder for **{ $month }** is open until { $until }: the same deal for everybody, one attempt each. Press a button to start, or use `/game ladder`.
closed = The ladder for **{ $month }** is over: *{ $game }*.
best-game = Here is the best game, as an animation and a log file:
attempt = This is your only attempt at this ladder deal: finish it by { $until }. I give no advice.
# Before it is stopped or left.
give-up = This is your **only attempt** at this deal. If you give it up, it does not count and you cannot start again. You have until { $until } to finish it.
# When it was stopped or left.
given-up = You have given up your attempt on the ladder: it doesn’t count, and you can’t try this month’s deal again. `/game ladder` on the server shows the standings, and a new deal next month.
# While the game goes on.
too-late = The month is over, so this game no longer counts on the ladder. You can still finish it for fun.
end = That was your attempt on the ladder. `/game ladder` on the server shows where you stand. Seed, log file, animation and review stay hidden until { $until }.
end-too-late = The month ended before this game did, so it does not count on the ladder.
