### Why something is not possible, for the player who tried, and what is possible instead.
### $reason: one of the sentences below

did-you-mean = { $reason } Did you mean: { $actions }?
not-understood = I do not understand “{ $typed }”.
several = “{ $typed }” could mean several things.
none-fits = Nothing like “{ $typed }” is possible now.
nothing-to-undo = You have nothing to take back: your turn has only just begun, and a drawn card stays drawn.
nothing-decided = Nothing has been decided yet.
game-over = The game is over.
not-your-turn = It is not your turn.
play-first = First play or discard a card; then you draw.
# $optional: whether one may also take no step
step-first =
    { $optional ->
        [yes] First choose which explorer takes a step, or take no step.
       *[no] First choose which explorer takes a step.
    }
draw-now = You have played or discarded a card: now draw one.
no-step = An explorer steps when you play a card of its path; an arrow or a city may let any of yours step.
no-arrow = First play a card that reaches an arrow.
no-city = First play a card that reaches a city.
no-artifact = First play a card that reaches an artifact.
no-tile = You get what a tile shows once your explorer reaches it: first play a card that reaches one.
# $typed: a colour
no-such-colour = There is no { $typed } here.
no-such-value = Cards go from 0 to 10.
none-in-hand = You have no such card in your hand.
not-in-hand = You don’t have { $card } in your hand.
too-low = { $title } is too low: your { $colour } column ends with { $last }.
too-high = { $title } is too high: your { $colour } column ends with { $last }.
already-begun = You have already begun { $path }: one explorer per path.
researcher-out = Your researcher is on another path; begin this one with an adventurer.
adventurers-out = Your four adventurers are on other paths; begin this one with your researcher.
no-explorer = You have no explorer on { $path }.
in-city = Your explorer on { $path } has reached its city.
pile-empty = There is no { $colour } card to take: that pile is empty.
just-discarded = You have just discarded the { $colour } card; you cannot take it back in the same turn.
