### What many rooms say: lists, times, amounts.
### $list: what stands before

## Lists: "a, b and c" is put together from "a, b" and "c".

# $next: one thing more, not the last
list-more = { $list }, { $next }
# $last: the last thing
list-last = { $list } and { $last }
# $last: the last thing to choose
either-last = { $list } or { $last }

## Clauses.

# $clause: what is said, with a capital
sentence = { $clause }.

## Whoever reads, as the name at the start of a sentence.

you = You

## Lengths of time: the two largest units.

span-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
span-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-minutes = { $count } min
less-than-a-minute = less than a minute
