"""Every sentence that Lost Cities can say, by room, in any words: what says it, and what it says.

What there is comes from enums and unions; a kind that nobody has an example for raises and names itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from arnak_bot.game import thinking
from arnak_bot.games.lost_cities.engine import (
    Action,
    Card,
    Colour,
    Columns,
    Discard,
    Draw,
    Event,
    ExpeditionScore,
    Game,
    GameSetup,
    IllegalAction,
    Length,
    Owed,
    PathScore,
    Phase,
    Play,
    Reason,
    ScoreSheet,
    Step,
    Tile,
    Why,
)
from arnak_bot.games.lost_cities.engine import events as kinds
from arnak_bot.games.lost_cities.engine.setup import FIRST_EDITION, OPTIONS, SEATS
from arnak_bot.games.lost_cities.figures import Figure
from arnak_bot.games.lost_cities.players.reasoning import SEEN_BY_ALL
from arnak_bot.games.lost_cities.thoughts import Why as WhyThought
from arnak_bot.games.lost_cities.wording.channel import score_rows
from arnak_bot.games.lost_cities.wording.facts import Said
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.games.lost_cities.wording.reference import everything
from arnak_bot.games.lost_cities.wording.texts import OPTION_WORDS
from arnak_bot.games.lost_cities.wording.turn import held
from arnak_bot.kit.names import named
from images.lost_cities.pictures import pictures_in
from tests.lost_cities.saying import alt_of, channel, played, reference, refused, thoughts, turn
from tests.lost_cities.stage import after, do, place_pieces, stage

NAMES = ("Ann", "Bob", "Cleo", "Dan")
Line = tuple[str, str]
"""What says it, and what it says."""

RED_5 = Card(Colour.RED, 5)
_SCORE = ExpeditionScore((PathScore(Colour.RED, 1, True, -40),), 5, 1, 35)
EVENTS: tuple[Event, ...] = (
    kinds.ExpeditionBegan(0, 2),
    kinds.Dealt(1, 8, None),
    kinds.Dealt(0, 2, (RED_5, Card(Colour.BLUE, 3))),
    kinds.CardPlayed(0, RED_5),
    kinds.CardDiscarded(0, RED_5),
    *(kinds.PathBegun(0, Colour.RED, researcher) for researcher in (False, True)),
    *(
        kinds.Stepped(0, Colour.RED, stone, researcher, reason)
        for reason in (None, *Reason)
        for stone in (4, 9)
        for researcher in (False, True)
    ),
    kinds.BridgeCrossed(0, Colour.RED, 1),
    kinds.ArtifactFound(0, Colour.RED),
    *(kinds.PointsFound(0, Colour.RED, points) for points in (5, 10, 15)),
    kinds.ArrowFound(0, Colour.RED),
    kinds.ArrowIdle(0, Colour.RED),
    kinds.CityCardIdle(0, Colour.RED),
    kinds.StepDeclined(0, Colour.RED),
    kinds.DrewFromDeck(0, RED_5),
    kinds.DrewFromDeck(1, None),
    kinds.DrewFromPile(1, RED_5),
    kinds.TurnEnded(0),
    *(kinds.ExpeditionEnded(0, 1, reason) for reason in kinds.EndReason),
    kinds.ExpeditionScored(0, 1, _SCORE, 0),
    kinds.ExpeditionScored(0, 1, ExpeditionScore((), 0, 0, 0), 1),
    kinds.ArtifactsScored(0, 1, -15, 0),
    kinds.ArtifactsScored(0, 6, 30, 5),
    kinds.GameEnded((1,)),
    kinds.GameEnded((0, 1)),
)


def _joined(lines: Iterable[str]) -> str:
    return " / ".join(line.replace("\n", " / ") for line in lines)


def of_events(words: Words) -> Iterator[Line]:
    """Every event as it is told to everybody, as news, and to whoever did it."""
    view = Game.new(GameSetup(seed="events")).view(0)
    for event in EVENTS:
        yield f"{event}", _joined(channel(words).tell([event], view, NAMES))
        yield f"{event} while away", _joined(channel(words).since(named([event], NAMES), view))
        yield f"{event} of one's own", _joined(turn(words).happened(named([event], NAMES), (), view, NAMES))


def _positions() -> Iterator[tuple[str, Game]]:
    """Positions in which every kind of action can be taken, every question is asked, and much can not be done."""
    tiles = {f"red {stone}": tile.value for stone, tile in zip((2, 3, 4, 5, 8), Tile, strict=True)}
    hand = "red 5, red 0, blue 3, white 7, green 2, yellow 10"
    piles = {"blue": [1], "green": [4, 6]}
    yield "at first", stage(hand, tiles=tiles, piles=piles)
    yield "late", stage(hand, tiles=tiles, piles=piles, deck="red 1", points=15, artifacts=1, tokens=2)
    on = "red 3, white 9 researcher, green 6"
    for crossings in (1, 4):
        game = stage(hand, pieces=on, columns={"red": [2, 4]}, tiles=tiles, piles=piles, crossings=crossings)
        place_pieces(game.state.players[1], "blue 2, green 7 researcher")
        game.state.players[1].known = [RED_5]
        yield f"on the way, {crossings} crossed", game
    yield "falling", stage(hand, pieces="red 3", columns={"red": [4, 2]}, setup=GameSetup(columns=Columns.EITHER))
    for reason in Reason:
        game = stage(hand, pieces="red 7 researcher, blue 6, white 9", tiles={"red 8": "points-5"})
        do(game, "discard green 2")
        game.state.phase, game.state.owed = Phase.STEP, Owed(reason, Colour.RED)
        yield f"a step by {reason}", game
    compelled = stage(hand, pieces="red 2, blue 6", setup=GameSetup(edition=FIRST_EDITION))
    compelled.state.phase, compelled.state.owed = Phase.STEP, Owed(Reason.ARROW, Colour.RED)
    yield "a step that is compelled", compelled
    for deck in ("red 1", "red 1, red 2"):
        game = after(stage(hand, piles=piles, deck=deck), "discard red 5")
        yield f"drawing, {deck} left", game


def of_actions(words: Words) -> Iterator[Line]:
    """Every action in every position, with its hint, its doubt, and what it is called in a refusal."""
    for phase in (Phase.CARD, Phase.STEP, Phase.DRAW):
        yield f"menu {phase}", words.actions[f"heading-{phase}"]
    for name, game in _positions():
        view = game.view(0)
        for action in view.legal:
            in_refusal = refused(IllegalAction(Why.SEVERAL, None, [action], "x"), view, words)
            told = (turn(words).label(action, view), turn(words).hint(action, view), in_refusal)
            yield f"{name}: {action}", _joined(filter(None, (*told, turn(words).doubt(action, view, final=True))))
        for action, why in turn(words).not_yet(view):
            yield f"{name}, not yet: {action}", f"{turn(words).label(action, view)} / {why}"


def of_prompts(words: Words) -> Iterator[Line]:
    for name, game in _positions():
        for seat in (0, 1):
            view = game.view(seat)
            told = (
                *([turn(words).question(view)] if seat in view.seats_to_act else []),
                turn(words).status(view, ())[0],
                *turn(words).paths(view),
                held(view, Said(words)),
            )
            yield f"{name}, seat {seat}", _joined(told)
    game = stage("red 5", pieces="red 2")
    for card in [*game.state.players[0].hand]:
        game.state.players[0].hand.remove(card)
    yield "an empty hand", held(game.view(0), Said(words))


def of_refusals(words: Words) -> Iterator[Line]:
    """Every reason, alone and with what is near."""
    view = stage("red 5", pieces="red 3", columns={"red": [7]}, piles={"red": [1]}).view(0)
    for why in Why:
        about: Action = Play(RED_5)
        if why in (Why.PILE_EMPTY, Why.JUST_DISCARDED):
            about = Draw(Colour.RED)
        elif why in (Why.NO_EXPLORER, Why.IN_CITY):
            about = Step(Colour.RED)
        for near in ((), view.legal[:1], view.legal[-2:]):
            said = refused(IllegalAction(why, about, near, "five red"), view, words)
            yield f"{why.name} near {len(near)}", said
    yield "possible by now", turn(words).why_not_yet(Discard(RED_5), view)
    yield "nothing typed", refused(IllegalAction(Why.NOT_UNDERSTOOD, Discard(RED_5)), view, words)


def of_components(words: Words) -> Iterator[Line]:
    """Everything in the box, alone and as it lies in a game; the groups of look-ups; what is not found."""
    view = stage("red 5, red 5, blue 3", tiles={"red 2": "arrow", "red 4": "artifact"}, piles={"blue": [3, 4]}).view(0)
    for each in everything(words):
        yield each.key, f"{each.name} / {reference(words).described(each, None)}"
        yield f"{each.key} in a game", reference(words).described(each, view)
    for group in reference(words).groups(view):
        yield f"shelf {group.key.lower()}", group.heading
        for thing in group.things:
            yield f"{thing.key} on {group.key.lower()}", f"{thing.name}: {thing.told}"
    for asked in ("an elephant", everything(words)[10].name[:-1] + "x"):
        yield f"unknown {len(asked)}", reference(words).look_up(asked, None)[1]


def of_tables(words: Words) -> Iterator[Line]:
    """The whole table, alt texts, the opening, the score sheet as it stands and in the end."""
    for name, game in _positions():
        for viewer in (None, 0):
            view = game.view(viewer)
            yield f"{name}, {viewer}", _joined(channel(words).table(view, NAMES))
            yield f"{name}, {viewer}, alt", alt_of(view, NAMES, words)
        yield f"{name}, private", pictures_in(words.language).panel((), (), game.view(0), NAMES, (), "").alt
        yield f"{name}, hand", pictures_in(words.language).hand(game.view(0), NAMES).alt
    for length in Length:
        game = stage(setup=GameSetup(2, length))
        yield f"{length} opening", " ".join(channel(words).opening((), game.view(None), NAMES))
        yield f"{length} line", channel(words).turn_line(game.view(None), NAMES)
        yield f"{length} thread", words.tables.in_thread_name(length=length)
        game.state.phase = Phase.OVER
        yield (
            f"{length} ending",
            _joined(channel(words).ending(game.scores(), game.view(None), NAMES)),
        )
        yield f"{length} over", channel(words).turn_line(game.view(None), NAMES)
    score = ExpeditionScore((PathScore(Colour.RED, 9, True, 100), PathScore(Colour.BLUE, 1, False, -20)), 15, 2, 0)
    sheets = (ScoreSheet(0, (score, _SCORE), 3, -40, 1, 76, 1), ScoreSheet(1, (_SCORE, _SCORE), 1, -50, 50, 1, 2))
    shared = (sheets[0], ScoreSheet(1, (score, _SCORE), 3, -40, 1, 76, 1))
    for key, told in (("one", sheets), ("shared", shared)):
        yield f"{key} alt", channel(words).score_alt(told, NAMES)
        yield f"{key} alt so far", channel(words).score_alt(told, NAMES, so_far=True)
        yield f"{key} sheet", _joined(f"{name}: {points}" for name, points in score_rows(told, Said(words)))
    yield "round", words.tables.round_name(number=2)
    yield "expeditions", _joined(channel(words).score_lines(sheets[:1], NAMES).splitlines()[1:])
    yield (
        "nobody set out",
        _joined(
            channel(words)
            .score_lines((ScoreSheet(0, (ExpeditionScore((), 0, 0, 0),), 0, 0, 0, 0, 1),), NAMES)
            .splitlines()[1:]
        ),
    )


def of_thoughts(words: Words) -> Iterator[Line]:
    """Every reason with nothing, one and more of what it counts; deeds, hints, and what a turn was good for."""
    view = Game.new(GameSetup(seed="thoughts")).view(0)
    abouts = {
        WhyThought.FIRST: (("red", "1"),),
        **dict.fromkeys((WhyThought.BEGINS, WhyThought.BEGINS_TWICE), (("red",), ("red", "5", "7"))),
        WhyThought.FOLLOWS: (("red", "5", "7"),),
        **dict.fromkeys((WhyThought.DENIES, WhyThought.GIVES), (("red 5", "1"),)),
        WhyThought.TAKES: (("red 5",),),
    }
    for kind in WhyThought:
        for about in abouts.get(kind, (("red",),)):
            for count in (0, 1, 2, 3, 4):
                reason = thinking.Reason(kind, about, count)
                told = thoughts(words).why((reason,), view, NAMES)
                spoken = thoughts(words).purpose((reason,), view) if kind in SEEN_BY_ALL else ""
                yield f"{kind} {len(about)} {count}", _joined(filter(None, (told, spoken)))
    both = tuple(thinking.Reason(kind, ("red 5", "1")) for kind in (WhyThought.TAKES, WhyThought.GIVES))
    yield "for and against", thoughts(words).why(both, view, NAMES)
    piles, on = {"green": [4, 6]}, "red 3, white 9 researcher, green 6"
    for length in Length:
        game = stage("red 5, blue 3", pieces=on, piles=piles, setup=GameSetup(2, length, seed="stage"))
        for texts in (
            ("play red 5", "step green", "draw"),
            ("play red 5", "decline", "draw"),
            ("play blue 3 researcher", "draw green"),
            ("draw",),
        ):
            for error in (0.0, 20.0):
                advice = thinking.Advice(texts, 500.0, error, both)
                yield f"{length} {texts} {error}", thoughts(words).advised(advice, game.view(0), NAMES)


def of_statistics(words: Words) -> Iterator[Line]:
    for amount in (1, 2):
        games = [
            played(at, at % 2, players, length, 50 * amount - at, 1 + at % 2, dict.fromkeys(Figure, amount))
            for at, (players, length) in enumerate((players, length) for players in SEATS for length in Length)
        ]
        pages = (
            reference(words).player_statistics(games),
            reference(words).server_statistics(games, dict(enumerate(NAMES))),
        )
        for whose, page in zip(("player", "server"), pages, strict=True):
            for section, (title, rows) in enumerate(page):
                yield f"{whose} {amount}, section {section}", title
                for at, (name, value) in enumerate(rows):
                    yield f"{whose} {amount}, section {section}, line {at}", f"{name}: {value}"


def of_rules(words: Words) -> Iterator[Line]:
    topics = reference(words).topics()
    for at, topic in enumerate(topics):
        yield f"topic {at}", f"{topic.name} ({'; '.join(topic.also)}): {topic.text}"
    for at, topic in enumerate(topics):
        yield f"asked for topic {at}", _joined([reference(words).rule(topic.name)])
    yield "no such topic", reference(words).rule("an elephant")
    yield "a topic misspelled", reference(words).rule(topics[2].name[:-1] + "x")
    for at, page in enumerate(reference(words).pages()):
        yield f"page {at}", _joined([page.title, *filter(None, page.text.splitlines())])
    for option in OPTIONS:
        told = OPTION_WORDS[option.key]
        assert told.names is not None and told.lobby is not None and told.proposed is not None
        yield f"option {option.key}", _joined(help_of(words.language) for help_of in told.helps.values())
        for each in option.offered():
            said = (told.names[each.typed](words.language), told.lobby[1](each.value, words.language))
            proposed = told.proposed(each.value, words.language)
            yield f"option {option.key} {each.value}", _joined((*said, proposed))


ROOMS: dict[str, Callable[[Words], Iterable[Line]]] = {
    "events": of_events,
    "actions": of_actions,
    "prompts": of_prompts,
    "refusals": of_refusals,
    "components": of_components,
    "tables": of_tables,
    "statistics": of_statistics,
    "thoughts": of_thoughts,
    "rules": of_rules,
}
