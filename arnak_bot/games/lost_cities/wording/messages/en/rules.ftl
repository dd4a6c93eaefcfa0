### Short answers about the rules, in our own words.

## A topic: its name, its text, and what players also call it, with semicolons between.

the-goal = The goal
    .text = Send explorers along five paths to five lost cities. Most points after three expeditions win (after one in the short game); if tied, more artifact tokens; then you share the victory.
    .also = win; winner; tie
a-turn = A turn
    .text = Play a card on a column of your own, or discard one; then draw one card, and your turn is over. You always end a turn with eight cards.
begin-a-path = Begin a path
    .text = Play any card of a colour you have not begun and put an adventurer or your researcher on the first stone. You can have one explorer a path; the others may walk the same paths.
    .also = start
step-on = Step on
    .text = Play a card of a path you have begun: its explorer goes one stone on. The card must be equal to or higher than the last one of the column, so begin low and skip little.
    .also = move; walk
rising-or-falling = Rising or falling
    .text = A variant for the whole table: each of your columns may rise or fall. The second different value of a column settles which; equal values are always allowed.
    .also = variant; descending
discard = Discard
    .text = Put any card of your hand on the pile of its colour. Only the top card of a pile can be taken. You cannot take back the card you have just discarded, but the next player can take it.
    .also = pile
draw = Draw
    .text = Take the top card of the deck, or the top card of one of the discard piles. That ends your turn.
    .also = deck
the-city = The city
    .text = An explorer on the ninth stone has reached its city. Cards of that path can still be played: then one of your other explorers may take a step instead.
event-tiles = Event tiles
    .text = They work at once, whenever a step brings an explorer onto one: artifacts, arrows and points.
    .also = tile
artifacts = Artifacts
    .text = The first to come there takes the tile. After the expedition it becomes a token, and tokens are paid for at the end of the game: few of them cost points, many bring up to 100 (50 in the short game).
arrows = Arrows
    .text = You may step with any of your explorers that are on a path, the same one or another. If that one finds a tile, it works too. You may also take no step: the fifth explorer over a bridge would end the expedition. The tile stays.
points-on-tiles = Points on tiles
    .text = They are yours at once and for good. The researcher does not double them. The tile stays for the next.
the-researcher = The researcher
    .text = Your fifth explorer counts twice when the expedition is scored: 100 points in a city, −40 on the first stone.
    .also = leader; double
stones = Stones
    .text = −20, −15, −10, 5, 10, 15, then the bridge, 30, 35 and 50 points in the city.
end-of-an-expedition = End of an expedition
    .text = It ends at once when the fifth explorer, of anybody, crosses a bridge (its tile is not used, and nobody draws), or when the last card of the deck is drawn.
    .also = bridge
scoring = Scoring
    .text = Every explorer on a path brings the points of its stone, which may be negative. Nobody falls below zero points. Explorers who stayed at home count nothing.
    .also = score; points; negative
the-next-expedition = The next expedition
    .text = New tiles, a new deck and new hands; points and artifact tokens are kept. The player after the last one begins.
artifact-tokens = Artifact tokens
    .text = Long game: 0 or 1 cost 50 points, 2 or 3 cost 40, 4 or 5 cost 20; 6 or 7 bring 30, 8 or 9 bring 50, 10 or 11 bring 70, 12 or more 100. Short game: none costs 20, 1 costs 15; 2 bring 10, 3 bring 15, 4 bring 30, 5 or more 50.
    .also = token
two-players = Two players
    .text = Before each deal 30 random cards leave the deck unseen.
what-is-secret = What is secret
    .text = Hands and the deck. Discard piles, columns, points and artifacts are open, and so is a card that somebody took from a discard pile.
    .also = hidden
short-game = Short game
    .text = One expedition instead of three, with its own scale for artifacts.

## Answers.

# $typed: what somebody typed
# $topics: "Arrows, Scoring"
unknown = I have no short answer about “{ $typed }”. Try: { $topics }.
# $topic: "The goal"
# $told: what is answered
answer = **{ $topic }**: { $told }
