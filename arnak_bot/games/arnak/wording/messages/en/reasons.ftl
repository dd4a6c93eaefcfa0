### Why something is not possible now: the sentences around the reasons. The reasons themselves are clauses without capital and full
### stop (full = { $subject } is full), and the engine's: `REASONS` of engine/refusals.py. A translation has them here.
### $listed: what it could be, or what is possible
### $owned: what one has of the cost: "2"
### $subject: the thing it is about: "Pack Donkey"

# $question: the open question: "Quarry: how do you pay 🥾?"
answer-first = first answer “{ $question }”

## What is said of something typed.

several = “{ $typed }” could mean several things: { $listed }
not-possible = “{ $typed }” matches no move right now. You can: { $listed }
not-possible-at-all = “{ $typed }” matches no move right now
# $why: a clause of above
not-possible-because = “{ $typed }” is not possible now: { $why }
# $why: a sentence of above without its full stop, or the one before
you-may = { $why }. You can: { $listed }
and-more = and { $count } more
nothing-like-it = no move like “{ $typed }” right now
possible-now = { $action } is possible now.
nothing-to-pay = There is nothing to pay: leave this out.
