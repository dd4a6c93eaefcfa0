### The whole table in words: whose turn it is, alt texts, and the board for those who cannot see the picture.

# $who: who is to act
to-move-only = { $who } to move.
# $number (number): which expedition
# $count (number): of how many
# $who: who is to act
to-move = Expedition { $number } of { $count }, { $who } to move.
# $winners: who has won: "Ann wins with 95 points"
game-over = The game is over: { $winners }.
# $number (number): pieces that have crossed a bridge
# $most (number): crossings that end the expedition
# $cards: "40 cards"
progress =
    { $number ->
        [one] { $number } piece of { $most } has crossed a bridge; { $cards } in the deck.
       *[other] { $number } pieces of { $most } have crossed a bridge; { $cards } in the deck.
    }
# $path: "Red path"
# $there: who stands where
# $tiles: what lies where
path-line = { $path }: { $there }. Tiles: { $tiles }.
# $name: a player
# $place: "stone 4 (5 points)"
# $piece: which: researcher or adventurer
stands =
    { $piece ->
        [researcher] { $name }'s researcher on { $place }
       *[adventurer] { $name } on { $place }
    }
nobody-yet = nobody yet
# $tile: "an arrow"
# $stone (number): 1 to 9
tile-at = { $tile } on { $stone }
no-tiles = none
# $name: a player
# $points: "15 points"
# $artifacts: "2 artifacts"
# $paths: which explorers stand where
player-line = { $name }: { $points }, { $artifacts }; { $paths }.
# $colour: of a path: "red"
# $stone (number): 1 to 9
# $piece: which: researcher or adventurer
player-path =
    { $piece ->
        [researcher] { $colour } { $stone } (researcher)
       *[adventurer] { $colour } { $stone }
    }
no-explorer = no explorer out
# $name: a player
# $columns: the cards of each
cards-line = { $name }'s cards: { $columns }.
# $colour: "red"
# $column: "2-2-7"
column-of = { $colour } { $column }
none-played = none played
# $cards: "red 5 and blue 3"
known = Known to be in hand: { $cards }.
# $piles: top first
piles = Discard piles, top first: { $piles }.
# $colour: "red"
# $values: "5, 3"
pile-of = { $colour } { $values }
no-piles = No discard pile yet.

## What is called by a name.

# Within a sentence.
# $number (number): which expedition
round-name = expedition { $number }
# In the name of a thread, before who opened it.
# $length (arnak_bot.games.lost_cities.engine.setup.Length): of the game
in-thread-name =
    { $length ->
        [long] Lost Cities
       *[short] Lost Cities, short
    }

## Other pictures in words.

hand-alt = Cards that can be played are framed; each has the number by which the menu names it.
lit-alt = What can be chosen now is lit and numbered as the menu lists it.
legend-alt = Every sign of the pictures with its meaning.
# $title: what the picture shows: "Red path"
look-up-alt = { $title }, drawn large.
# $sheet: the score sheet in words
score-so-far-alt = The score as it would be now. { $sheet }
# $turns (number): frames of the film
# $ending: who has won
film-alt = The whole game, a frame for each of its { $turns } turns. { $ending }.

## Before and after a game.

# $name: who begins
opening = The expeditions set out: { $name } goes first. Everybody holds eight cards.
# $name: who begins
opening-short = The expedition sets out: { $name } goes first. Everybody holds eight cards.
# $winners: who has won: "Ann wins with 95 points"
ending = **{ $winners }!**
