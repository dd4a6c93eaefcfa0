### How a player's situation has changed while the others moved.

# $done: who did what, as a sentence
in-round = Round { $round }: { $done }
# $sites: names
no-space-left = No space is left at { $sites }.
# $players (number): at the table
overtaken =
    { $count ->
        [one] { $who } is now ahead of your
       *[other] { $who } are now ahead of your
    } { $token ->
        [glass] magnifying glass
       *[notebook] notebook
    }{ $players ->
        [2] { "" }
       *[other] , which is { $place ->
            [2] second
            [3] third
           *[other] fourth
        }
    }.
# $count (number): several
# $done: a list: "digs at Quarry and buys Tent"
turns-of-rival = { $count } turns of the rival: it { $done }.
# $sites: names
rival-discovers = discovers { $sites }
# $guardians: each with its article
rival-overcomes = overcomes { $guardians }
# $space: of the research track
rival-reaches = reaches { $space }
rival-takes-tiles =
    { $count ->
        [one] takes a temple tile
       *[other] takes { $count } temple tiles
    }
# $cards: names
rival-buys = buys { $cards }
# $assistants: each with its article
rival-removes = removes { $assistants }
# $sites: names
rival-digs =
    { $count ->
        [1] digs at { $sites }
        [2] digs at { $sites }
       *[other] digs at { $count } sites
    }
gone-from-row = Gone from the row: { $cards }.
new-in-row = New: { $cards }.
