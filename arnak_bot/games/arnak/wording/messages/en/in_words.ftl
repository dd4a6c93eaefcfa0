### What a choice means in words, below an option of a menu, which holds 100 characters: where words do not fit, signs stand there.

overcome = { $worth }; its boon: { $boon }
# $idol: a sentence
discover = Idol: { $idol } Then a level { $level } site with its guardian
guarded = { $effect } The { $guardian } stands there: Fear, unless you overcome it
temple = Choose a bonus tile; points by arrival
# $clause: what the tile gives
bonus-tile = Bonus tile: { $clause }.
