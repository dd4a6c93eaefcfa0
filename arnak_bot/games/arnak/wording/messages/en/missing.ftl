### What is missing for a main action, beside it in the menu.

# $tokens: in signs
tokens = needs { $tokens } more
# $travel: in signs
travel = needs { $travel } to travel
card = needs a card in hand
idol = needs an idol in the crates
