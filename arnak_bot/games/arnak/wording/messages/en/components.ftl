### Everything in the box for look-ups: its name, and a few lines on it.
### $name: of what is looked up
### $least (number): the points of the first slot
### $most (number): the points of the last slot

## Names.

idol-coin = Idol: coin
idol-compass = Idol: compass
idol-tablet = Idol: tablet
idol-exile = Idol: exile
idol-upgrade = Idol: upgrade
idol-refresh = Idol: refresh

slot-jewel = Slot effect: jewel
slot-arrowhead = Slot effect: arrowhead
slot-tablets = Slot effect: tablets
slot-coin-compass = Slot effect: coin and compass
slot-draw = Slot effect: draw

## What it says. Each is a line, or a head with the lines below it.

site = **{ $name }**: site of level { $level }
guardian = **{ $name }**: guardian, { $worth }
    .overcome = Overcome: { $worth } and, once: { $boon }.
    .awake = To overcome it: { $cost }. Then { $worth } and, once: { $boon }.
    .price = { $cost } → { $worth } + boon; otherwise Fear
    .beside = At the end of a round it gives a Fear card to whoever has an archaeologist there.
to-overcome = To overcome it: { $cost }
boon = Boon, once in the game: { $boon }
assistant = **{ $name }**: assistant
silver = Silver: { $effect }
gold = Gold: { $effect }
# Of an idol, or a slot.
named = **{ $name }**
idol = Idol
when-found = When it is found: { $effect }
idol-worth = 3 points, in a slot or not
slot-effect = Free action: an idol fills your next slot ({ $least } to { $most } points while empty). { $effect }
# $price: the ways to pay for the dig
to-dig = To dig there: { $price }
# Where the effect that is being used pays for the travel.
to-dig-for-free = To dig there: free
slot-effect-for-coins = Free action: an idol fills your next slot ({ $least } to { $most } points while empty). Pay { $coins }. { $effect }

## What can be asked about at a table.

group-row = Cards in the row
group-hand = Your cards
group-island = Sites and guardians
group-people = Assistants
group-idols = Idols and their slots

## Beside a choice.

# Instead of what a card does that is put into play unused.
unused = Goes into play without effect.
# Instead of what a card does that is exiled, beside its picture.
gone = Leaves your deck for good.
# The same in a menu.
# $does: what the card does, in signs
exiled = Leaves your deck for good (when played: { $does }).
# Where a card can be chosen from both places.
from-hand = { $name }, from hand
from-play = { $name }, from play
bonus-tile = Bonus tile
temple-tile = Temple tile
