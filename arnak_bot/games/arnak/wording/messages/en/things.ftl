### Things that one can look at beside a choice, and what was just found.

# $cost: "pay 1 compass"
# $worth: "5 points"
# $boon: what it gives
guardian = To overcome it: { $cost }. Then { $worth } and, once: { $boon }.
# $worth: "5 points"
# $boon: what it gives
overcome = Overcome: { $worth } and, once: { $boon }.
# Instead of what a card does that is put into play unused.
unused = Goes into play and does nothing.
# $effect: one or more sentences
silver = Silver: { $effect }
# $effect: one or more sentences
gold = Gold: { $effect }
idol = Idol
bonus-tile = Bonus tile
temple-tile = Temple tile
