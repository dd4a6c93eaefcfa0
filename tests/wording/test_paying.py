"""What travel is really paid with by default, compared with what the engine then offers first."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.actions import Verb, site_and_space
from arnak_bot.games.arnak.engine.content import BOARDS, DISCOVER_COMPASSES
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.travel import COINS_PER_PILOT, Icon
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.wording.paying import Paid, paid_by_default
from tests.engine.stage import Stage


def coins_offered_first(game: Game, seat: int, text: str) -> int:
    """The coins of the first payment that is offered after an action; 0 if nothing is asked."""
    after = game.copy()
    after.apply(text, seat)
    first = next((action for action in after.view(seat).legal if action.verb is Verb.PAY), None)
    return 0 if first is None else " ".join(first.args).split(" ")[0].split("+").count("pilot") * COINS_PER_PILOT


def told(view: GameView, place: str, verb: Verb) -> Paid:
    site, space = site_and_space(place)
    board = BOARDS[view.board]
    at = board.site(site)
    standers = view.sites[at].standers
    printed = board.sites[at]
    free = next(each for each, who in enumerate(standers) if who < 0) if space is None else space
    compasses = DISCOVER_COMPASSES[printed.level] if verb is Verb.DISCOVER else 0
    return paid_by_default(view, printed.spaces[free], bag(compass=compasses))


def test_the_coins_told_are_those_of_the_first_payment_offered() -> None:
    game, player, seen = Game.new(GameSetup(2, "bird", "paid")), EagerPlayer(5), set[int]()
    while not game.over:
        seat = game.seats_to_act[0]
        view = game.view(seat)
        if view.question is None:
            for action in view.legal:
                if action.verb in (Verb.DIG, Verb.DISCOVER) and "/" not in action.text:
                    asked = coins_offered_first(game, seat, action.text)
                    if asked:
                        assert told(view, action.args[0], action.verb).coins == asked
                        seen.add(asked)
        game.apply(player.choose(view), seat)
    assert COINS_PER_PILOT in seen


def test_a_boot_is_paid_by_a_card_and_the_car_by_a_pilot() -> None:
    view = Stage(["fear"], coin=2).game.view(0)
    assert paid_by_default(view, (Icon.BOOT,)) == Paid((Icon.BOOT,), 0)
    assert paid_by_default(view, (Icon.BOOT, Icon.CAR)) == Paid((Icon.BOOT,), 2)
    assert paid_by_default(view, (Icon.PLANE,), bag(coin=1)) == Paid((Icon.PLANE,), 0), "it cannot be paid"
