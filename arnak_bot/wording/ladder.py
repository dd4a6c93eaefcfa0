"""The ladder of a server in words: its rules, the standings in each game, and the proof that the deals are fair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.game.definition import AnyGame
from arnak_bot.kit.fairness import commitment_of
from arnak_bot.kit.league import season_called
from arnak_bot.kit.names import spoken
from arnak_bot.store import LadderMonth, LadderPlace
from arnak_bot.wording import labels
from arnak_bot.wording.league import season_name
from arnak_bot.wording.messages import Words

_MOST_LISTED = 10


@dataclass(frozen=True, slots=True)
class GameStanding:
    """The finished attempts at a game with their places, and the number of unfinished ones."""

    game: AnyGame
    places: Sequence[tuple[int, LadderPlace]]
    unfinished: int
    running: int | None = None
    """The id of the direct message channel in which the reader's own attempt is being played."""
    given_up: bool = False


def month_name(month: str, words: Words) -> str:
    """Return a month as people call it: "November 2026"."""
    return season_name(season_called(month), words)


def ladder(month: LadderMonth, standings: Sequence[GameStanding], reader: int, words: Words, *, over: bool) -> str:
    """Return the text about a month of a ladder; `reader`: the user who is listed even if not among the best."""
    said = words.ladder
    lines = [said.title(month=month_name(month.month, words))]
    lines.append(said.over() if over else said.rules(until=_until(month)))
    for each in standings:
        lines += ["", said.game(game=each.game.title), *_standing(each, words, reader, over=over)]
    return "\n".join([*lines, "", _proof(month, words, over=over)])


def ladder_opened(month: LadderMonth, words: Words) -> str:
    opened = words.ladder.opened(month=month_name(month.month, words), until=_until(month))
    return f"{opened}\n{_proof(month, words, over=False)}"


def ladder_over(month: LadderMonth, words: Words) -> str:
    """Return the text that replaces the post about a new month once that month is over."""
    said = words.ladder
    title = said.title(month=month_name(month.month, words))
    return "\n".join([title, said.over(), _proof(month, words, over=True)])


def ladder_closed(month: LadderMonth, standing: GameStanding, words: Words) -> str:
    said = words.ladder
    lines = [said.closed(month=month_name(month.month, words), game=standing.game.title)]
    lines += [*_standing(standing, words, over=True), _proof(month, words, over=True)]
    return "\n".join([*lines, said.best_game()] if standing.places else lines)


def _standing(standing: GameStanding, words: Words, reader: int | None = None, *, over: bool) -> list[str]:
    said = words.ladder
    shown = [each for at, each in enumerate(standing.places) if at < _MOST_LISTED or each[1].user_id == reader]
    lines = [_place(*each, words) for each in shown]
    if hidden := len(standing.places) - len(shown):
        lines.append(said.more(count=hidden))
    if not lines:
        lines.append(said.nobody_did() if over else said.nobody())
    own = not over and (standing.running is not None or standing.given_up)
    if count := standing.unfinished - own:
        lines.append(said.never_finished(count=count) if over else said.unfinished(count=count))
    if standing.running is not None and not over:
        lines.append(said.running(game=standing.game.title, where=labels.link(None, standing.running)))
    elif standing.given_up and not over:
        lines.append(said.own_given_up(game=standing.game.title))
    return lines


def _place(at: int, place: LadderPlace, words: Words) -> str:
    said, name = words.ladder, place.name
    shown = said.place if place.rank == 1 else said.place_lost
    points = place.points or 0
    return shown(place=at, name=said.deleted_player() if name is None else spoken(name), points=points)


def _proof(month: LadderMonth, words: Words, *, over: bool) -> str:
    commitment = commitment_of(month.secret)
    if over:
        return words.ladder.proof_over(secret=month.secret, hash=commitment)
    return words.ladder.proof(hash=commitment)


def _until(month: LadderMonth) -> str:
    until = season_called(month.month).until
    assert until is not None, "a month ends"
    return labels.date(until)
