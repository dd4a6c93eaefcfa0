"""Update the commentary in the example games of tests/games/, and draw the README's pictures from them.

python -m tools.make_examples

The games stay as they are; only the commentary is regenerated. A test checks that it is up to date.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

from arnak_bot.games.arnak.engine import Event, Game, GameView, write_log
from arnak_bot.games.arnak.engine.__main__ import score_text
from arnak_bot.games.arnak.engine.events import (
    Borrowed,
    Cancelled,
    Discovered,
    GainedFear,
    GainedTravel,
    GameEnded,
    GuardedFromFear,
    IconsArePlanes,
    PaidIdol,
    ReachedTemple,
    Relocated,
    Rescued,
    RoundBegan,
    TookTempleTile,
    TopRevealed,
    TurnEnded,
    UpgradedAssistant,
)
from arnak_bot.games.arnak.engine.logfile import replay as replay_of
from arnak_bot.games.arnak.wording import moments
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.lost_ark.definition import GAME as LOST_ARK
from arnak_bot.games.lost_ark.engine import LOG as LOST_ARK_LOG
from arnak_bot.games.lost_ark.engine import Game as LostArk
from arnak_bot.games.lost_ark.engine.state import Phase
from arnak_bot.games.lost_cities.engine import LOG as LOST_CITIES_LOG
from images import arnak as images
from tests.wording.happenings import CHANNEL
from tools.gallery import seated

FOLDER = Path(__file__).parent.parent / "tests" / "games"
LOST_CITIES = FOLDER.parent / "lost_cities" / "short-3-players.log"
DOCS = Path(__file__).parent.parent / "docs"
LOST_ARK_GAME = FOLDER.parent / "lost_ark" / "ark-4.log"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
PHONE, GAP, GROUND = 390, 16, (30, 31, 34)
"""The width of a picture on a phone, and the width and colour of the gaps between the pictures of a strip."""
EXAMPLES = ("bird-3-players", "snake-4-players", "snake-solo-3")
REMARKS = {
    Discovered: "R11: compasses and travel first, then the idol, then the tile, last the guardian",
    Relocated: "R13: free of travel, to a free space of another discovered site",
    GainedTravel: "R7: these icons last until the end of this turn",
    TopRevealed: "R24: everybody sees the card; it stays on top if nobody buys it",
    GainedFear: "R18: into the play area, its boot is no use now",
    Rescued: "R40: secretly from the whole stack, exhausted",
    PaidIdol: "R33: an idol of the crates leaves the game",
    ReachedTemple: "R39: the best free space; then one tile of the whole bonus stack",
    TookTempleTile: "R39: a research action at the Lost Temple",
    Borrowed: "R35: lent from the top of a stack, not exhausted",
    UpgradedAssistant: "R34: flipped to gold and refreshed",
    Cancelled: "R57: nothing was paid, so it is taken back without loss",
    IconsArePlanes: "every travel icon is a plane until the round ends",
    GuardedFromFear: "R29: whatever becomes of the card",
    RoundBegan: "R42: Fear, cards kept, decks, assistants, row, starting player, hands",
    GameEnded: "R43: archaeologists return with Fear, then scoring",
}


def remark(seat: int, text: str, events: tuple[Event, ...]) -> str:
    found = [REMARKS[type(event)] for event in events if type(event) in REMARKS and event.seat in (seat, None)]
    if "pilot" in text:
        found.append("R5: two coins are a plane")
    if text.startswith("pay spare"):
        found.append("R7: paid with what was left over")
    if text.startswith("pass "):
        found.append("R30: passing to gain is the turn's main action")
    return "; ".join(dict.fromkeys(found))


def annotated(game: Game) -> str:
    """A summary after each turn, and a remark beside each unusual decision."""
    names = seated(NAMES, game.setup)
    head, _, _ = write_log(game).partition("\n\n")
    # These logs predate editions, and serve to test that such logs can still be read.
    lines = [head.removeprefix("edition 1\n"), ""]
    replay = Game.new(game.setup)
    turn: list[Event] = list(replay.opening)
    for seat, text in game.log:
        events = replay.apply(text, seat)
        turn += events
        said = remark(seat, text, events)
        lines.append(f"{seat} {text}" + (f"  # {said}" if said else ""))
        if any(isinstance(event, TurnEnded | RoundBegan) for event in events):
            told = CHANNEL.tell(turn, replay.view(None), names)
            lines += [*(f"    # {line}" for line in told), ""]
            turn = []
    lines += ["# Final score", *(f"# {line}" for line in score_text(game).splitlines())]
    lines.append(f"# fingerprint {game.fingerprint()}")
    return "\n".join(lines) + "\n"


def with_fingerprint(text: str) -> str:
    head, mark, _ = text.rpartition("# fingerprint ")
    return f"{head}{mark}{LOST_CITIES_LOG.replay(text).fingerprint()}\n"


def turns_of(game: Game) -> Iterator[tuple[GameView, tuple[Event, ...]]]:
    replay, turn = Game.new(game.setup), tuple[Event, ...]()
    for seat, text in game.log:
        turn += replay.apply(text, seat)
        if any(isinstance(event, TurnEnded) for event in turn):
            yield replay.view(None), turn
            turn = ()


def to_see(view: GameView) -> int:
    return sum(
        2 * sum(stander >= 0 for stander in site.standers) + (site.guardian > 0) + (site.tile > 0)
        for site in view.sites
    )


def readme_picture(game: Game) -> bytes:
    view, turn = max(turns_of(game), key=lambda shown: to_see(shown[0]))
    return images.draw_board(view, ("Mariana", "Tom", "Aiko"), images.marks_of(turn), words=ENGLISH)


def readme_discovery(game: Game) -> bytes:
    names = NAMES[:3]
    for view, turn in turns_of(game):
        said = moments.moments(turn, view, names, ENGLISH)
        for moment, told in zip(images.moments_of(view, turn), said, strict=True):
            if moment.kind is images.MomentKind.DISCOVERY:
                return images.draw_moment(moment, names, told.headline, told.words, words=ENGLISH)
    raise ValueError("there is no discovery in this game")


def write_pictures(game: Game) -> None:
    (DOCS / "board.jpg").write_bytes(readme_picture(game))
    (DOCS / "discovery.jpg").write_bytes(readme_discovery(game))
    (DOCS / "finish.jpg").write_bytes(images.draw_scores(game.scores(), NAMES[:3], ENGLISH))


def lost_ark_turn(ended: LostArk) -> Iterator[bytes]:
    """Draw a turn as players see it: the call, the answer that finds a part, the find, and everybody's sheets."""
    draws, game = LOST_ARK.pictures("en"), LostArk.new(ended.setup)
    before: dict[int, bytes] = {}
    call = b""
    for seat, text in ended.log:
        view = game.view(seat)
        if view.phase is Phase.CALL or seat not in before:
            seen = draws.panel((), (), view, NAMES, (), "").draw()
            before = before | {seat: seen} if view.phase is Phase.DRAW else {}
            call = call if view.phase is Phase.DRAW else seen
        events, caller = game.apply(text, seat), view.caller
        table = game.view(None)
        found = draws.moments(events, table, NAMES)
        finders = [each for each in table.scores if each.parts > view.scores[each.seat].parts and each.seat != caller]
        if found and finders:
            yield from (call, before[finders[0].seat], found[0].draw(), draws.board(events, table, NAMES, "").draw())
            return


def on_phone(picture: bytes) -> Image.Image:
    with Image.open(io.BytesIO(picture)) as large:
        return large.resize((PHONE, large.height * PHONE // large.width), Image.Resampling.LANCZOS)


def side_by_side(pictures: Sequence[Image.Image], target: Path) -> None:
    high = max(each.height for each in pictures)
    joined = Image.new("RGB", (GAP + len(pictures) * (PHONE + GAP), high + 2 * GAP), GROUND)
    for at, each in enumerate(pictures):
        joined.paste(each, (GAP + at * (PHONE + GAP), GAP))
    joined.save(target, "WEBP", quality=88)


def write_lost_ark() -> None:
    turn = lost_ark_turn(LOST_ARK_LOG.replay(LOST_ARK_GAME.read_text(encoding="utf-8")))
    side_by_side([*map(on_phone, turn)], DOCS / "lost-ark-turn.webp")


if __name__ == "__main__":
    for path in (FOLDER / f"{name}.log" for name in EXAMPLES):
        path.write_text(annotated(replay_of(path.read_text(encoding="utf-8"))), encoding="utf-8")
    LOST_CITIES.write_text(with_fingerprint(LOST_CITIES.read_text(encoding="utf-8")), encoding="utf-8")
    write_pictures(replay_of((FOLDER / "bird-3-players.log").read_text(encoding="utf-8")))
    write_lost_ark()
