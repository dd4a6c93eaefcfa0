### How a player's situation has changed while the others moved.

# $done: who did what, as a sentence
in-round = Round { $round }: { $done }
# $sites: names
no-space-left = No space is left at { $sites }.
# $players (number): at the table
overtaken =
    { $count ->
        [one] { $who }’s { $token ->
            [glass] magnifying glass
           *[notebook] notebook
        } is now ahead of yours
       *[other] The { $token ->
            [glass] magnifying glasses
           *[notebook] notebooks
        } of { $who } are now ahead of yours
    }{ $players ->
        [2] { "" }
       *[other] , which is { $place ->
            [2] second
            [3] third
           *[other] fourth
        }
    }.
# $done: a list: "digs at Quarry and buys Tent"
rival-did = The rival { $done }.
# At the end of the round before this one.
# $also: whether its first turn of this round comes before
rival-did-before = After you passed, { $also ->
        [yes] it
       *[no] the rival
    } { $done }.
rival-did-nothing = did nothing
rival-has-finished = The rival has no tiles left this round.
# Fear that the player's archaeologists brought home.
# $guardians: a list: "The Moss Tapir and the Cliff Raven"
fear-home = { $guardians } gave you Fear.
# $how: what it does
# $what: a list
# $when: in this round, or at the end of the round before
rival-does =
    { $when ->
        [before] { $how ->
            [discovers] discovered { $what }
            [overcomes] overcame { $what }
            [reaches] researched { $what }
            [takes] took { $what }
            [buys] bought { $what }
            [removes] dismissed { $what }
           *[digs] dug at { $what }
        }
       *[now] { $how ->
            [discovers] discovers { $what }
            [overcomes] overcomes { $what }
            [reaches] researches { $what }
            [takes] takes { $what }
            [buys] buys { $what }
            [removes] dismisses { $what }
           *[digs] digs at { $what }
        }
    }
# $how: what the rival does with them
counted =
    { $count ->
        [one] one
       *[other] { $count }
    } { $how ->
        [overcomes] guardian
        [takes] temple tile
        [buys] card
        [removes] assistant
       *[digs] site
    }{ $count ->
        [one] { "" }
       *[other] s
    }
# At the end of a list of what the rival did.
and-more = more
gone-from-row = Gone from the row: { $cards }.
new-in-row = New: { $cards }.
