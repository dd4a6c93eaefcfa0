### What stands in the pictures of Lost Cities. Be short: what finds no room is drawn smaller.

expedition = EXPEDITION
# $number: "II"
expedition-numbered = EXPEDITION { $number }
to-move = to move
winners =
    { $count ->
        [one] winner
       *[other] winners
    }
bridges = bridges
discards = discards
# $value (number): of the card below the top one
then = then { $value }
# On a card of the hand that cannot be played.
discard-only = discard only
# One letter for each path, so that nobody needs its colour.
# $path (arnak_bot.games.lost_cities.engine.printed.Colour): which
letter =
    { $path ->
        [yellow] Y
        [blue] B
        [white] W
        [green] G
       *[red] R
    }

## The legend. A meaning may take two or three short lines.

legend = WHAT THE ICONS MEAN
legend-stone = A stepping stone: what an explorer on it is worth when the expedition ends.
legend-bridge = The bridge: the fifth explorer over any bridge ends the expedition.
legend-city = The city, the end of a path: its cards let another explorer step.
legend-artifact = An artifact: the first to arrive takes it. Beside a name: how many that player has.
legend-arrow = An arrow: one of your explorers may go one stone further.
legend-points = Points at once, for everybody who gets here.
legend-laurel = A laurel: a player’s points so far.
legend-adventurer = An adventurer in the shape and colour of their player.
legend-researcher = The researcher, larger, in a golden frame: counts twice.
legend-hand = The cards in a player’s hand.
legend-card = The last card of a column; the earlier ones lie above it.
legend-pile = A discard pile: its top card, how many there are, and the next one.
legend-deck = The deck: with its last card the expedition ends.
legend-light = Highlighted: new, or you can choose it; the number is the one in the menu.
legend-discard = This card can only be discarded.

## The artifact scale.

artifact-scale = ARTIFACT TOKENS
long-game = long
short-game = short
or-more = { $count }+

## The end of an expedition, a column each.

# On the banner of whoever brought most points in this expedition; $count players share it.
brought-most =
    { $count ->
        [one] brought home the most
       *[other] share the most
    }
explorers = explorers
tiles = tiles
total = total
