### Numbers with what they count. Messages of all rooms may refer to these.

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
parts =
    { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    }
hints =
    { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }
tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
boxes =
    { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }
# Behind what may cost hints; nothing if it does not.
price =
    { $hints ->
        [0] { "" }
       *[other] { "" } for { hints }
    }
