### Things that one can look at beside a choice, and what was just found.

# $cost: "pay 1 compass"
guardian = To overcome it: { $cost }. Then { $worth } and, once: { $boon }.
overcome = Overcome: { $worth } and, once: { $boon }.
# Instead of what a card does that is put into play unused.
unused = Goes into play and does nothing.
silver = Silver: { $effect }
gold = Gold: { $effect }
idol = Idol
bonus-tile = Bonus tile
temple-tile = Temple tile
