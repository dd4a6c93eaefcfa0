"""Games of the corpus: which tables there are, how one is played, and what is kept of it. Knows games by their port."""

from __future__ import annotations

import gzip
import json
import random
import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import groupby, pairwise, product
from pathlib import Path
from typing import Any

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import GameOptions
from arnak_bot.game.position import Setup
from arnak_bot.game.values import Drawing
from arnak_bot.kit.arena import ByView
from arnak_bot.kit.fairness import Proof
from arnak_bot.kit.players import RandomPlayer

FOLDER = Path(__file__).with_name("games")
NAMES = ("Ann", "Bob", "Cleo", "Dan")
LOOKED_AT = 6
"""A game is looked at in so many parts, each time where a question is open if one is, and at its end."""
EXACT = ("format", "fingerprint")
"""What of a position changes with the format of dumps, and with nothing else."""


# --- tables ---------------------------------------------------------------------------------------


def tables_of(definition: AnyGame) -> dict[str, Setup]:
    """Return every table that a game can have, by name: every edition, number of seats and combination of options.

    Of combinations that lead to the same game, since an option says nothing for so many seats, it is the first one. An
    option that was added later (`Option.before`) is tried with the first values of the others, and named only then.
    """
    found: dict[str, Setup] = {}
    editions = range(1, definition.newest_edition + 1)
    values = [(*(choice.value for choice in option.offered()), *option.besides) for option in definition.options]
    before = {option.key: option.before for option in definition.options}
    for edition, seats in product(editions, definition.seats):
        possible, known = [], set[str]()
        for chosen in product(*values):
            pairs = list(zip(definition.options, chosen, strict=True))
            unusual = [option for (option, value), offered in zip(pairs, values, strict=True) if value != offered[0]]
            if len(unusual) > 1 and any(option.before not in (..., value) for option, value in pairs):
                continue
            options = GameOptions.of({option.key: value for option, value in pairs})
            named = [f"{key}-{value}" for key, value in options if value is not None and value != before[key]]
            name = "_".join([f"edition-{edition}", f"{seats}-seats", *named])
            setup = Setup(seats, _proof(name, seats).seed, options, edition)
            dealt = _dealt(definition, replace(setup, seed=""))
            if dealt and dealt not in known:
                known.add(dealt)
                found[name] = setup
                possible.append((name, setup))
        name, first = possible[0]
        by_itself = Setup(seats, first.seed, first.options, edition, ends_turns=True)
        if definition.new(by_itself).to_dict() != definition.new(first).to_dict():
            found[f"{name}_turns-end"] = by_itself
    return found


def _proof(name: str, seats: int) -> Proof:
    return Proof(f"corpus {name}", tuple(f"{each} joins" for each in NAMES[:seats]))


def _dealt(definition: AnyGame, setup: Setup) -> str:
    """Return what a game is at its beginning; "" if it cannot be dealt."""
    try:
        return str(definition.new(setup).fingerprint())
    except ValueError:
        return ""


def shown_tables(names: list[str]) -> list[str]:
    """Return those of which it is kept what they show: the last of each edition and number of seats."""
    return [list(each)[-1] for _, each in groupby(sorted(names), key=lambda name: name.split("_")[:2])]


# --- positions ------------------------------------------------------------------------------------

Seen = tuple[Any, tuple[Any, ...], dict[str, Any]]
"""A game as it stands, what has just happened there, and what can be said of it without naming a class."""


def after(definition: AnyGame, setup: Setup, log: Sequence[tuple[int, str]], stops: Container[int]) -> Iterator[Seen]:
    """Play a log from the beginning; yield the position after each of these numbers of decisions."""
    game = definition.new(setup)
    legal, events = sha256(), tuple(game.opening)
    for ply in range(len(log) + 1):
        for seat in game.seats_to_act:
            legal.update(f"{seat}: {sorted(action.text for action in game.legal_actions(seat))}\n".encode())
        if ply in stops:
            sheets = game.scores()
            yield (
                game,
                events,
                {
                    "after": ply,
                    "to act": list(game.seats_to_act),
                    "round": game.round,
                    "points": [sheet.total for sheet in sheets],
                    "ranks": [sheet.rank for sheet in sheets],
                    "all that was legal": legal.hexdigest()[:16],
                    "format": game.to_dict().get("format"),  # none where a dump is the log
                    "fingerprint": game.fingerprint(),
                },
            )
        if ply < len(log):
            events = game.apply(log[ply][1], log[ply][0])


@dataclass(frozen=True, slots=True)
class Kept:
    """A game as it was written down: the text of its log, what that says of positions, and dumps of every other one."""

    text: str
    setup: Setup
    log: tuple[tuple[int, str], ...]
    positions: tuple[dict[str, Any], ...]
    dumps: tuple[dict[str, Any], ...]

    @classmethod
    def read(cls, definition: AnyGame, name: str) -> Kept:
        text = (FOLDER / definition.key / f"{name}.log").read_text(encoding="utf-8")
        dealt = json.loads(gzip.decompress((FOLDER / definition.key / f"{name}.json.gz").read_bytes()))
        return cls(
            text,
            Setup(
                dealt["players"],
                dealt["seed"],
                definition.completed(GameOptions.of(dealt["options"])),
                dealt["edition"],
                dealt["ends_turns"],
            ),
            tuple((int(seat), action) for seat, action in re.findall(r"^(\d+) (.+)$", text, re.MULTILINE)),
            tuple(json.loads(line[2:]) for line in text.splitlines() if line.startswith("# {")),
            tuple(dealt["dumps"]),
        )


# --- keeping --------------------------------------------------------------------------------------


def keep(definition: AnyGame, name: str, setup: Setup) -> None:
    """Play a table to its end, and write down its log, its positions, and whole games in the middle of decisions."""
    log, stops = _play(definition, setup)
    seen = list(_copied(after(definition, setup, log, stops)))
    game = seen[-1][0]
    text = definition.log.write(game, _proof(name, setup.players))
    text += "".join(f"# {json.dumps(said)}\n" for _, said in seen)
    folder = FOLDER / definition.key
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.log").write_text(text, encoding="utf-8")
    kept = {
        "players": setup.players,
        "seed": setup.seed,
        "options": dict(setup.options),
        "edition": setup.edition,
        "ends_turns": setup.ends_turns,
        "dumps": [game.to_dict() for game, _ in seen[1::2]],
    }
    packed = gzip.compress(json.dumps(kept, separators=(",", ":")).encode(), 9, mtime=0)
    (folder / f"{name}.json.gz").write_bytes(packed)


def _copied(found: Iterator[Seen]) -> Iterator[tuple[Any, dict[str, Any]]]:
    for game, _, said in found:
        yield game.copy(), said


def _play(definition: AnyGame, setup: Setup) -> tuple[tuple[tuple[int, str], ...], list[int]]:
    """Play half at random, half sensibly; return the log, and where to look at it."""
    chance, game = random.Random(setup.seed), definition.new(setup)
    sensible = definition.levels["able"]("7") if definition.levels else ByView(RandomPlayer(7).choose)
    asked = set()
    while not game.over:
        seat = chance.choice(game.seats_to_act)
        if game.view(seat).answers:
            asked.add(game.ply)
        legal = game.legal_actions(seat)
        game.apply(sensible.choose(game, seat) if chance.random() < 0.5 else chance.choice(legal), seat)
    edges = [len(game.log) * part // LOOKED_AT for part in range(LOOKED_AT + 1)]
    stops = [min(asked & set(range(*part)), default=part[0]) for part in pairwise(edges)]
    return game.log, [*stops, len(game.log)]


# --- what is shown --------------------------------------------------------------------------------


def shown(definition: AnyGame, kept: Kept) -> str:
    """What players, computers and who hints make of a game in the middle and at its end: moves, words, pictures."""
    setup, log, middle = kept.setup, kept.log, kept.positions[len(kept.positions) // 2]["after"]
    seen = {
        said["after"]: (game.copy(), events) for game, events, said in after(definition, setup, log, (middle, len(log)))
    }
    names = (*NAMES[: setup.players], *definition.automa_names(setup.options))
    (game, events), (ended, last) = seen[middle], seen[len(log)]
    seat = game.seats_to_act[0]
    view, everybody = game.view(seat), game.view(None)
    says, draws = definition.texts("en"), definition.pictures("en")
    lines = [f"after {middle} decisions, seat {seat}"]
    lines += [f"player {key}: {player(7).choose(view).text}" for key, player in definition.players.items()]
    lines += [f"level {key}: {level('corpus').choose(game, seat).text}" for key, level in definition.levels.items()]
    if definition.adviser is not None:
        given = definition.adviser.advise(game, seat, "corpus")
        lines += [f"hint: {', '.join(each.actions)}: {each.worth:.2f}" for each in given]
        lines += [f"hint: {line}" for each in given for line in says.thoughts.advised(each, view, names).splitlines()]
    lines += [f"question: {line}" for line in says.turn.question(view).splitlines()]
    lines += [f"can {each.text}: {says.turn.label(each, view)}; {says.turn.hint(each, view)}" for each in view.legal]
    lines += [f"happened: {line}" for line in says.channel.tell(events, everybody, names)]
    lines += [f"table: {line}" for text in says.channel.table(everybody, names) for line in text.splitlines()]
    lines += [f"hand: {line}" for line in says.turn.hand(view).splitlines()]
    points = [sheet.total for sheet in game.scores()]
    lines += [
        _picture(draws.panel(events, events, view, names, points, "tall")),
        _picture(draws.hand(view, names)),
        *(_picture(draws.board(events, everybody, names, layout)) for layout in ("wide", "tall")),
        *(_picture(each) for each in draws.moments(events, everybody, names)),
        f"after {len(log)} decisions",
    ]
    lines += [f"end: {line}" for line in says.channel.tell(last, ended.view(None), names)]
    lines += [f"end: {line}" for line in says.channel.ending(ended.scores(), ended.view(None), names)]
    lines += [f"scores: {line}" for line in says.channel.score_lines(ended.scores(), names).splitlines()]
    lines.append(_picture(draws.scores(ended.scores(), names)))
    return "\n".join(lines) + "\n"


def board(definition: AnyGame, kept: Kept) -> bytes:
    """Return the picture of a finished game as it is posted."""
    ((game, events, _),) = after(definition, kept.setup, kept.log, (len(kept.log),))
    names = (*NAMES[: kept.setup.players], *definition.automa_names(kept.setup.options))
    draws = definition.pictures("en")
    drawn: bytes = draws.board(events, game.view(None), names, "tall").draw()
    return drawn


def _picture(drawing: Drawing) -> str:
    return f"picture {drawing.name}: {sha256(drawing.draw()).hexdigest()[:16]}"
