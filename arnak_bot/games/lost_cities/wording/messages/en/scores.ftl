### The lines of the score sheet.

explorers = Explorers
points-found = Points found
debt-forgiven = Debt forgiven
artifact-tokens = Artifact tokens
debt-forgiven-at-end = Debt forgiven at the end
# $source: what points came from
# $expedition (number): in which
of-expedition = { $source } { $expedition }
total = Total
