### The whole table in words: whose turn it is, alt texts, and the board for those who cannot see the picture.
### $number (number): which expedition

to-move = Expedition { $number } of { $count }, { $who } to move.
# $number (number): pieces that have crossed a bridge
progress =
    { $number ->
        [one] { $number } explorer of { $most } has crossed a bridge; { $cards } in the deck.
       *[other] { $number } explorers of { $most } have crossed a bridge; { $cards } in the deck.
    }
# $path: "Red path"
# $there: who stands where
# $tiles: what lies where
path-line = { $path }: { $there }. Tiles: { $tiles }.
# $place: "on stone 4 (5 points)"
stands =
    { $piece ->
        [researcher] { $name }’s researcher { $place }
       *[adventurer] { $name } { $place }
    }
nobody-yet = nobody yet
tile-at = { $tile } on { $stone }
no-tiles = none
# $paths: which explorers stand where
player-line = { $name }: { $points }, { $artifacts }; { $paths }.
player-path =
    { $piece ->
        [researcher] { $colour } { $stone } (researcher)
       *[adventurer] { $colour } { $stone }
    }
no-explorer = no explorer out
# $columns: the cards of each
cards-line = { $name }’s cards: { $columns }.
none-played = none played
# $cards: "red 5 and blue 3"
known = Known to be in hand: { $cards }.
# $piles: top first
piles = Discard piles, top first: { $piles }.
no-piles = No discard pile yet.

## What is called by a name.

# Within a sentence.
round-name = expedition { $number }
# What the simplest move is, made for a player whose time has run out.
least = a card is discarded
# In the name of a thread, before who opened it.
in-thread-name =
    { $length ->
        [long] Lost Cities
       *[short] Lost Cities, short
    }

## Other pictures in words.

hand-alt = Cards you can play are framed, with their numbers in the menu.
lit-alt = What you can choose now is highlighted and numbered as in the menu.
legend-alt = Every icon in the pictures, with its meaning.
# $title: what the picture shows: "Red path"
look-up-alt = { $title }, drawn large.

## Before and after a game.

opening = The expeditions set out: { $name } goes first. Everybody holds eight cards.
opening-short = The expedition sets out: { $name } goes first. Everybody holds eight cards.
