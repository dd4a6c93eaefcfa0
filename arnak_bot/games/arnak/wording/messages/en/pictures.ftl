### What stands in pictures. Signs carry the meaning wherever they can; a word stands where a sign alone was guessed
### wrong. Be short: most of it is read on a phone in a box that does not grow; what is longer is drawn smaller.
###
### A sign is written as in the pictures' own files: #coin, #assistant@gold. It may stand anywhere in its message.
### $does: signs
### $row (number): of the track
### $site: "L1-3 Cave of Winds"

## Signs with a word.

# Before or below its sign, where there is room.
sign-draw = draw
sign-exile = exile
sign-upgrade = upgrade
sign-refresh = refresh
sign-fear = { fear }
sign-assistant = assistant
sign-put-down = spend card

## The board.

round-above = ROUND
round = ROUND { $round }
to-move = to move
last-round-above = LAST
# Below the name of whoever is to move in the last round.
race-ahead = { points } ahead
race-behind = { points } behind
race-level = level
has-won = has won
has-won-by = won by { points }
game-over = Game over
keep-cards = Keep cards?
decks = decks
# One letter, on the rival's pieces.
rival-letter = R
# Instead of a name that cannot be drawn: the colour of the seat.
# $seat (number): 0 to 3
seat =
    { $seat ->
        [0] Green
        [1] Blue
        [2] Red
       *[3] Orange
    }
# Instead of a name that cannot be drawn, of somebody without a seat.
somebody = Player

## The research track.

glass = glass
notebook = notebook
arrival =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    }
all-costs = all { $count }

## The panels of players and of the rival.

leads = leads
# the game is over
won = won
# nobody has more points, and somebody has as many
tied = tied
starts = starts
passed = passed
in-hand = { $count } hand
in-deck = { $count } deck
played = { $count } in play:
several-cards = { $card } ×{ $count }
nothing-played = no card in play
more = { $count } more
used = used: { $does }
boon = boon: { $does }
fear = Fear
# Those not yet in a slot; the number and the sign come first.
idols-in-crates =
    { $count ->
        [one] idol
       *[other] idols
    }
tiles-left =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
no-cards = no cards in hand

## The last move, a line of who did what.

dug = dug at { $site }
discovered = discovered { $site }
overcame = overcame { $guardian }
moved-to = moved to { $site }
# $token: a sign
researched = researched { $token } row { $row }
reached-temple = reached #temple
reached-temple-first = first to reach #temple
took-tile = took { $points } #points
bought = bought { $card }
did-play = played { $card }
# $what: signs
did-use = used { $what }
did-pass = passed
# The rival, whose tile led to nothing.
rested = rested

## The finish.

total = Total
# Two who have won together; a third joins the first two.
# $names: a name, or several
# $last: a name
winners = { $names } & { $last }

## The round card.

begins-with = begins with
done-digs = digs
done-sites = sites discovered
done-guardians = guardians overcome
done-research = research steps
done-items = items bought
done-artifacts = artifacts bought
done-cards = cards played
done-temple-tiles = temple tiles

## Statistics.

expedition-record = EXPEDITION RECORD

## The legend: what each sign means.

legend-title = EVERY ICON AND WHAT IT MEANS
legend-coin = coin: buys items
legend-compass = compass: discovers sites, buys artifacts
legend-tablet = tablet: plays artifacts, pays for research
legend-arrowhead = arrowhead: overcomes guardians, pays for research
legend-jewel = jewel: the rarest, pays for research
legend-boot = boot: any travel icon counts as one
legend-car = car: counts as a car or a boot
legend-ship = ship: counts as a ship or a boot
legend-plane = plane: counts as any travel icon
legend-free = free action: does not use up your turn
legend-arrow = pay the left side, get the right side
legend-draw = draw cards from your deck
legend-exile = exile: remove a card for good
legend-put-down = spend a card from hand (no effect)
legend-upgrade = tablet to arrowhead, or arrowhead to jewel
legend-refresh = make a used assistant ready again
legend-activate = use the effect of a site
legend-relocate = move to another site
legend-pass = pass: your last act of the round
legend-archaeologist = archaeologist: sent to sites
legend-assistant = assistant, silver or gold: once a round
legend-guardian = guardian: beat it for 5 points, or Fear
legend-fear = Fear: a card worth −1 point
legend-idol = idol: 3 points; slotted, an effect too
legend-item = item: bought with coins
legend-artifact = artifact: bought with compasses
legend-campfire = camp site on the shore
legend-site = site tile, found by discovering
legend-glass = magnifying glass: climbs first
legend-notebook = notebook: never above your glass
legend-temple = Lost Temple on top, and its tiles
legend-points = points: the number in the laurel
legend-slots = idol slots: worth points while empty
legend-starter = begins the round
legend-blocked = space closed with so few players
legend-cards = cards played

## What can be chosen, on tiles of its own.

# Before what can be chosen: "dig Quarry".
# $verb: of the action
option-verb =
    { $verb ->
        [dig] dig
        [discover] discover
        [overcome] overcome
        [research] research
        [buy] buy
        [play] play
        [pass] pass with
        [relocate] move to
        [move] move to
        [return] take from
        [temple] take
        [gain] take
       *[other] use
    }
# Instead of choices: nothing else is possible.
only-pass = You can only pass.
only-end = You can only end your turn.
to-row = row { $row }

## Where tokens go next, and what is closed.

closed = closed
