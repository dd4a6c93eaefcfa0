### What a choice means in words, below an option of a menu, which holds 100 characters: where words do not fit, signs stand there.

# $worth: "5 points"
# $boon: what it gives
overcome = { $worth }; its boon: { $boon }
# $idol: a sentence
# $level: I or II
discover = Idol: { $idol } Then a level { $level } site with its guardian
# $effect: one or more sentences
# $guardian: its name
guarded = { $effect } The { $guardian } stands there: Fear, unless you overcome it
temple = Choose a bonus tile; points by arrival
# $clause: what the tile gives
bonus-tile = Bonus tile: { $clause }.
