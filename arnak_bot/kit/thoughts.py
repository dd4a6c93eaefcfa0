"""The texts of hints and reviews that are common to all games; moves and reasons are described by the game itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean
from typing import Literal

from arnak_bot.game.thinking import LEAST_LOSS, Advice, Moment, Review
from arnak_bot.game.values import Reviewed
from arnak_bot.kit.limits import ALT_LIMIT, clip
from arnak_bot.kit.looking_back import margin
from arnak_bot.kit.names import YesOrNo, spoken
from arnak_bot.kit.prose import capital, listed, lower_first
from arnak_bot.wording.messages import Words

Tell = Callable[[int, Advice], tuple[str, str]]
"""Returns the texts about the actions and reasons of a line of play, given its moment's index and the line."""


def in_turn(steps: Sequence[str], words: Words) -> str:
    """Several actions in sequence: "Play a card, then draw two and end turn"."""
    first, *others = steps
    return words.plain.then(deed=first, others=listed(map(lower_first, others), words)) if others else first


def advised(advice: Advice, what: str, why: str, words: Words) -> str:
    """A hint: the action, the expected result, and the reasons; `why` consists of whole sentences, or is empty."""
    said, points = words.plain, round(advice.worth)
    if not advice.behind and not advice.doubt:
        told = said.advised(what=what, points=points, certain="no" if advice.error else "yes")
    elif advice.is_as_good:
        told = said.as_good(what=what)
    else:
        told = said.less_good(what=what, points=max(1, round(advice.behind)))
    return f"{told} {why}".rstrip()


def for_and_against(good: Sequence[str], bad: Sequence[str], words: Words, whole: YesOrNo = "no") -> str:
    """Empty if there are no reasons. `whole`: they apply to a whole plan although only its beginning was named."""
    said = words.plain
    sentences = [said.because(reasons=listed(good, words), whole=whole)] if good else []
    against = listed(bad, words)
    if bad:
        sentences.append(said.but(reasons=against) if good else said.because(reasons=against, whole=whole))
    return " ".join(sentences)


def reviewed(
    review: Review,
    names: Sequence[str],
    then: Sequence[Sequence[str]],
    tell: Tell,
    round_name: Callable[[int], str],
    words: Words,
) -> Reviewed:
    """A review in words; `then`: what the players were called at each of its moments."""
    said, only, told = words.plain, _only_round(review), list[str]()
    for at, moment in enumerate(review.moments):
        played, _ = tell(at, moment.played)
        when, name = capital(round_name(moment.round)), spoken(then[at][moment.seat])
        line = said.moment(number=at + 1, round=when, only=only, name=name, played=played)
        told.append(f"{line} {_judged(moment, partial(tell, at), words)}".rstrip())
    spread = margin(fmean(each for row in review.spreads for each in row)) if review.spreads else 0
    sentences = _headline(review, then, round_name, words), _deciding_round(review, names, round_name, words)
    sureness = said.sureness(turns=review.turns, points=LEAST_LOSS, spread=spread)
    return Reviewed(" ".join(filter(None, sentences)), tuple(told), sureness)


def _headline(review: Review, then: Sequence[Sequence[str]], round_name: Callable[[int], str], words: Words) -> str:
    said = words.plain
    if not review.moments:
        return said.nothing_decided(points=LEAST_LOSS)
    names, greatest = max(zip(then, review.moments, strict=True), key=lambda each: abs(each[1].change))
    how: Literal["lost", "gained", "lucky", "unlucky"] = "lucky" if greatest.change > 0 else "unlucky"
    how = "lost" if greatest.better is not None else "gained" if greatest.second is not None else how
    return said.decided(
        how=how,
        count=len(review.moments),
        name=spoken(names[greatest.seat]),
        round=round_name(greatest.round),
        only=_only_round(review),
        points=round(abs(greatest.change)),
    )


def _only_round(review: Review) -> YesOrNo:
    return "yes" if max(review.rounds, default=1) == 1 else "no"


def _deciding_round(review: Review, names: Sequence[str], round_name: Callable[[int], str], words: Words) -> str:
    """The round that decided between the top two, once the winner led for good; "" if none did, or there was one."""
    best = sorted(range(len(review.final)), key=review.places.__getitem__)
    if len(best) == 1 or _only_round(review) == "yes":
        return ""
    first, second = best[:2]
    behind = (at for at, points in enumerate(review.expected) if points[first] - points[second] < _LEAST_LEAD)
    since = max(behind, default=0)
    begins = {review.rounds[at]: at for at in reversed(range(since, len(review.rounds)))}
    starts: list[Sequence[float]] = [review.expected[begins[number]] for number in sorted(begins)]
    courses = [*zip(sorted(begins), starts, [*starts[1:], review.final], strict=True)]

    def won(course: tuple[int, Sequence[float], Sequence[float]]) -> float:
        _, before, after = course
        return after[first] - after[second] - before[first] + before[second]

    number, before, after = max(courses, key=won)
    if won((number, before, after)) < _LEAST_TURN:
        return ""
    ahead: YesOrNo = "yes" if before[first] - before[second] >= _LEAST_TURN else "no"
    when, (one, two) = round_name(number), ((names[seat], round(before[seat]), round(after[seat])) for seat in best[:2])
    if one[1] != one[2] and two[1] != two[2]:
        return words.plain.turned(
            round=when,
            ahead=ahead,
            name=spoken(one[0]),
            before=one[1],
            after=one[2],
            other=spoken(two[0]),
            other_before=two[1],
            other_after=two[2],
        )
    name, start, end = two if one[1] == one[2] else one
    return words.plain.turned_alone(round=when, ahead=ahead, name=spoken(name), before=start, after=end)


_LEAST_LEAD = 1.0
"""The smallest lead, in points, that counts as being ahead."""
_LEAST_TURN = 5.0
"""By how many points the difference must change in a round for the round to count as decisive."""


def _judged(moment: Moment, tell: Callable[[Advice], tuple[str, str]], words: Words) -> str:
    said, points, spread = words.plain, round(abs(moment.change)), margin(moment.error)
    if moment.second is not None:
        (second, _), (_, why) = tell(moment.second), tell(moment.played)
        return f"{said.good_choice(second=second, points=points, spread=spread)} {why}"
    if moment.better is None:
        return (said.good_luck if moment.change > 0 else said.bad_luck)(points=points, spread=spread)
    better, why = tell(moment.better)
    return f"{said.better(better=better, points=points, spread=spread)} {why}"


def review_alt(review: Review, names: Sequence[str], drawn: str, words: Words) -> str:
    first = review.expected[0] if review.expected else tuple(map(float, review.final))
    said = words.plain.review_alt(title=words.plain.how_it_went(), drawn=drawn)
    lines = [
        words.plain.review_line(name=spoken(name), first=round(expected), points=points)
        for name, expected, points in zip(names, first, review.final, strict=True)
    ]
    return clip(" ".join([said, *lines]), ALT_LIMIT)
