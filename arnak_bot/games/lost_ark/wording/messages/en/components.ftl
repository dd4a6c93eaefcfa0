### The characters: what each is called, and in `.told` what it can do; and the parts of the ark.

ranger = Ranger
    .told = Starts anywhere on the border; in its own turn it may jump over one place.
paladin = Paladin
    .told = Starts in a city; enters dangerous places and paints them in any colour.
mage = Mage
    .told = Starts in a city; one hint changes a colour by up to two steps.
pirate = Pirate
    .told = Starts beside the shipwreck; paints the wreck in any colour.
druid = Druid
    .told = Starts in a forest; for every four green places, one free forest turned grey.
hunter = Hunter
    .told = Starts in a meadow; takes a free meadow when others call its identity colour.
knight = Knight
    .told = Starts in a city; fills three grey-edge tiles before the first turn.

# $letter: "A"
part = Part { $letter }
part-told = Six tiles of the compass lie around it. It is found on a place visited with all six neighbours, if these show the colours of the tiles, in any order.
