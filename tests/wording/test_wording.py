"""Wording: every reachable action, prompt and event has words, and they keep Discord's limits."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import chain

import pytest

from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import AmbiguousAction, Game, GameSetup, NotNow, UnknownAction, Verb
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.content import ASSISTANTS, BOARDS, CARD_BY_ID, GUARDIANS, SITE_TILES
from arnak_bot.games.arnak.engine.events import GainedFear
from arnak_bot.games.arnak.engine.printed import BonusTile, IdolKind
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSheet
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.pictured import Part
from arnak_bot.games.arnak.wording import signs, tables
from arnak_bot.games.arnak.wording.actions import ACTIONS, Menu, in_menu
from arnak_bot.games.arnak.wording.gains import Choice
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.kit.limits import units
from arnak_bot.kit.names import named
from arnak_bot.kit.prose import listed
from tests.engine.playing import random_game
from tests.engine.stage import Stage, silver
from tests.wording.happenings import CHANNEL, TURN

ASKED = ARNAK.texts("en").reference
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def test_names_of_tiles_guardians_and_assistants_are_unique() -> None:
    for things in (SITE_TILES, GUARDIANS, ASSISTANTS):
        names = [thing.name for thing in things]
        assert len(set(names)) == len(names)


def test_where_a_card_was_exiled_from_is_only_said_where_it_is_certain() -> None:
    stage = Stage(["axe", "fear"], play=["fear"])

    def label(text: str) -> str:
        return TURN.label(act(text), stage.game.view(0))

    assert label("exile fear") == "Exile Fear from play" and label("exile fear hand") == "Exile Fear from hand"
    stage.do("play axe", "exile fear")
    assert label("exile fear") == "Exile Fear", "it is no longer there, and the other was not meant"
    asked = Stage(["axe", "fear"]).after("play axe")
    assert TURN.label(act("exile fear"), asked.game.view(0)) == "Exile Fear from hand"


def test_typed_actions_are_found_by_text_label_or_part() -> None:
    view = Stage(hand=["fear"]).game.view(0)
    dig = frozenset({Verb.DIG})
    for wanted in ("dig camp-tablets", "camp-tablets", "Dig at Quarry", "quarry", "  QUARRY "):
        assert TURN.meant(wanted, view, dig).text == "dig camp-tablets"
    with pytest.raises(AmbiguousAction, match="several things: Dig at Harbour; Dig at Lookout"):
        TURN.meant("camp", view, dig)
    with pytest.raises(UnknownAction, match="You can: Dig at Harbour"):
        TURN.meant("moon", view, dig)
    with pytest.raises(NotNow, match="Hat costs 1 coin; you have 0"):
        TURN.meant("hat", view, frozenset({Verb.BUY}))


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    stage = Stage(hand=["horse"])
    events = stage.do("play horse")
    assert CHANNEL.tell(events, stage.game.view(0), NAMES)[0].endswith("+1 card (Brush).")
    assert CHANNEL.tell(events, stage.game.view(1), NAMES)[0].endswith("+1 card.")


def test_all_cards_drawn_are_named_in_one_line() -> None:
    stage = Stage(hand=["flask"], deck=("trowel", "exploration-car", "exploration-ship")).where(main_taken=False)
    events = stage.do("play flask")
    [told] = TURN.happened(named(events, NAMES), events, stage.game.view(0), NAMES)
    assert told.startswith("You play Flask: +3 cards (Exploration (ship), Exploration (car) and Trowel)")


def test_a_step_that_draws_a_card_from_a_bonus_tile_is_told_as_well() -> None:
    stage = Stage(glass=12, coin=1, compass=1, jewel=1, deck=("trowel",)).where(bonus_stack=[BonusTile.DRAW])
    events = [*stage.do("research glass 14"), *stage.do("take draw")]
    step, card = TURN.happened(named(events, NAMES), events, stage.game.view(0), NAMES)
    assert "Lost Temple (1🪙 1🧭 1💎): now worth 23 points" in step and "bonus tile" in step
    assert card.startswith("🃏 You drew **Trowel**: ")


def test_a_card_drawn_after_another_result_of_the_same_step_is_told_beside_that() -> None:
    stage = Stage(["fear"], glass=9, compass=1, jewel=1, deck=("trowel",))
    stage.game.state.bonus_tiles[10] = (BonusTile.EXILE,)
    stage.do("research glass 10", "first tile")
    events = stage.do("exile fear")
    told = TURN.happened(named(events, NAMES), events, stage.game.view(0), NAMES)
    assert told[0] == "Bonus tile: you exile Fear. Magnifying glass, row 6 left: you draw Trowel."


def test_a_card_drawn_at_a_site_that_was_just_revealed_is_named_beside_it() -> None:
    stage = Stage(hand=["exploration-car", "fear"], compass=9, deck=("trowel",))
    stage.game.state.site_stacks[0] = [7] * 2
    stage.game.state.idols = [tuple(IdolKind.TABLET for _ in idols) for idols in stage.game.state.idols]
    stage.do("discover L1-1")
    events = stage.do(next(text for text in stage.texts() if text.startswith("pay")))
    [told] = TURN.happened(named(events, NAMES), events, stage.game.view(0), NAMES)
    assert told.startswith("🗿 **") and ", 🐾 **" in told and told.endswith(" · 🃏 You drew **Trowel**.")


def test_a_step_that_draws_a_card_is_told_before_the_card() -> None:
    stage = Stage(hand=["horse"], deck=("trowel",))
    events = stage.do("play horse")
    step, card = TURN.happened(named(events, NAMES), events, stage.game.view(0), NAMES)
    assert step.startswith("You play Horse") and card.startswith("🃏 You drew **Trowel**: ")


def test_an_idol_whose_effect_is_asked_for_is_not_described_as_well() -> None:
    stage = Stage(hand=["exploration-car", "funding-car"], compass=9, coin=9)
    stage.game.state.idols = [tuple(IdolKind.EXILE for _ in idols) for idols in stage.game.state.idols]
    stage.do("discover L1-1")
    events = stage.do(next(text for text in stage.texts() if text.startswith("pay")))
    view = stage.game.view(0)
    assert TURN.question(view) == "Idol: exile a card?"
    told = TURN.happened(named(events, ("Ann", "Bob")), events, view, ("Ann", "Bob"))
    assert told and not any("**Idol**" in line for line in told)


@pytest.mark.parametrize(("kind", "told"), [("refresh", "refresh an assistant (does nothing now)"), ("coin", "+1🪙")])
def test_an_idol_that_does_nothing_as_it_is_found_says_so(kind: str, told: str) -> None:
    stage = Stage(hand=["exploration-car", "fear"], compass=9)
    stage.game.state.idols = [tuple(IdolKind(kind) for _ in idols) for idols in stage.game.state.idols]
    stage.do("discover L1-1")
    events = stage.do(next(text for text in stage.texts() if text.startswith("pay")))
    [line] = TURN.happened(named(events, NAMES), events, stage.game.view(0), NAMES)
    assert f", 🏺 **Idol**: {told}, 🐾 **" in line.partition(" · ")[0], (
        "idol and guardian are named wherever the site is"
    )


def test_components_are_found_by_name_and_misspellings_get_suggestions() -> None:
    found = {
        typed: ASKED.look_up(typed, None)[0]
        for typed in ("Pathfinder's Staff", "PACK  donkey", "hat", "tide heron", "Scout", "airplane")
    }
    keys = [component.key if component else None for component in found.values()]
    assert keys[:5] == ["card:pathfinders-staff", "card:pack-donkey", "card:hat", "guardian:1", "assistant:12"]
    assert found["airplane"] == ASKED.look_up("aeroplane", None)[0] is not None, "what players also call it"
    assert ASKED.look_up("unicorn", None)[0] is None
    for misspelled in ("donkyy", "pack dnky", "dokney"):
        assert "Did you mean Pack Donkey?" in ASKED.look_up(misspelled, None)[1]
    for other in ("wager", "wheat"):  # War Club and Hat only have letters in common with them
        assert "Did you mean" not in ASKED.look_up(other, None)[1]
    assert len(ASKED.look_up_suggestions("")) == 25


def test_rules_answer_by_topic_or_part_of_it() -> None:
    assert ASKED.rule("dig").startswith("**Dig**\n")
    assert ASKED.rule("lost temple").startswith("**The Lost Temple**\n")
    assert ASKED.rule("an elephant").startswith("I don’t know a rule about “an elephant”. Try ")
    assert "Try" in ASKED.rule("tempel")
    assert len(ASKED.rule_suggestions("")) == 25 <= len(ASKED.topics())
    assert all(len(topic.text) < 600 for topic in ASKED.topics())


def test_owned_cards_are_open_but_only_the_owner_sees_what_the_deck_holds() -> None:
    game = Stage(hand=["hat", "fear", "fear"], deck=["torch"]).game
    assert CHANNEL.owned(game.view(1), 0, NAMES) == "**Ann** owns 2× Fear, Hat and Torch."
    assert CHANNEL.owned(game.view(0), 0, NAMES).endswith("Still in your deck: Torch.")


def test_the_news_is_short_and_only_about_others() -> None:
    stage = Stage(hand=["fear"])
    events = named(stage.do("dig camp-tablets", "pay fear", "end"), NAMES)
    told = ["Ann digs at Quarry with Fear 🥾: +2📜."]  # its only space
    assert CHANNEL.since(events, stage.game.view(1)) == told
    assert CHANNEL.since(events, stage.game.view(0)) == []


def test_lists_read_as_prose() -> None:
    assert listed([], ENGLISH) == ""
    assert listed(["a"], ENGLISH) == "a"
    assert listed(["a", "b", "c"], ENGLISH) == "a, b and c"
    assert signs.icons_in_words(["car", "car", "ship"], ENGLISH) == "2 cars and a ship"


@pytest.mark.parametrize("setup", [GameSetup(4, "bird", "alt"), GameSetup(1, "snake", "alt", rival=2)], ids=str)
def test_every_part_of_the_board_is_described_within_the_limit(setup: GameSetup) -> None:
    names = ("W" * 32, "The rival") if setup.rival is not None else tuple(letter * 32 for letter in "WMQX")
    told: set[str] = set()

    def check(game: Game) -> None:
        view = game.view(None)
        for part in Part:
            turn_line = CHANNEL.turn_line(view, names)
            text = tables.part_alt(view, turn_line, names, part, len(names) - 1, ENGLISH)
            assert text.startswith(turn_line[:20]) and units(text) <= 1024
            told.add(part if any(sign in text for sign in ("Quarry", "Lost Temple", "Artifacts:", " card")) else "")

    random_game(setup, random.Random(1), check)
    assert told == set(Part)


@pytest.mark.parametrize(("seat", "told"), [(0, "Ann: "), (1, "The rival: ")])
def test_the_picture_of_one_area_is_described_by_that_area_alone(seat: int, told: str) -> None:
    view = Game.new(GameSetup(1, "snake", "alt", rival=2)).view(None)
    text = tables.part_alt(view, "Now.", ("Ann", "The rival"), Part.PLAYER, seat, ENGLISH)
    assert text.startswith(f"Now. {told}") and ("The rival" in text) == (seat == 1)


@pytest.mark.parametrize(
    ("gained", "told"),
    [
        (["fear"], "+Fear"),
        (["fear", "fear"], "+2 Fear"),
        (["fear", "fear-tile"], "+Fear +Fear tile"),
        (["fear-tile", "fear-tile"], "+2 Fear tiles"),
    ],
)
def test_fear_is_described_in_one_sum(gained: list[str], told: str) -> None:
    events = [GainedFear(0, "", card == "fear-tile") for card in gained]
    assert CHANNEL.tell(events, Game.new(GameSetup(2, "bird", "fear")).view(None), NAMES) == [f"Ann gets {told}."]


def test_menus_begin_with_the_most_attractive_options() -> None:
    legal = [act("dig camp-coins"), act("overcome L1-1"), act("discover L1-2"), act("dig camp-tablets")]
    view = replace(Stage([]).game.view(0), legal=tuple(legal))
    texts = [action.text for action in in_menu(Menu.ISLAND, view)]
    assert texts == ["overcome L1-1", "discover L1-2", "dig camp-coins", "dig camp-tablets"]


@pytest.mark.parametrize(
    ("figures", "headline"),
    [
        (({}, {}), ""),
        (({"cards played": 3}, {"cards played": 1}), "Ann played 3 cards"),
        (({"dug camp": 2, "items bought": 1}, {"discovered level 1": 1}), "Bob discovered a site"),
        (
            ({"research glass": 1, "research notebook": 1}, {"research glass": 2}),
            "Ann and Bob took 2 steps on the track",
        ),
        (({"guardians overcome": 2}, {"temple reached": 1}), "Bob reached the Lost Temple"),
    ],
)
def test_a_round_is_remembered_for_its_rarest_feat(figures: tuple[dict[str, int], ...], headline: str) -> None:
    assert tables.round_headline(("Ann", "Bob"), figures, ENGLISH) == headline


def test_what_it_costs_to_dig_at_a_site_on_the_table_is_told_with_the_site() -> None:
    tile, reference = "site:1-10", ARNAK.texts("en").reference
    (site,) = (each for each in reference.look_ups() if each.key == tile)
    there, elsewhere = (Stage(tiles=tiles).game.view(0) for tiles in ({"L1-1": 10}, {}))
    assert reference.described(site, there).endswith("Gain 1 jewel.\nTo dig there: 🚙")
    assert reference.described(site, elsewhere).endswith("Gain 1 jewel.")
    discounted = Stage(["ostrich"], tiles={"L1-1": 10}).after("play ostrich")
    assert reference.described(site, discounted.game.view(0)).endswith("To dig there: free")


def test_a_card_that_costs_nothing_after_a_discount_is_called_free() -> None:
    view = Stage(["fishing-rod"], coin=1, items=("hat", "tent")).after("play fishing-rod").game.view(0)
    hat, tent = (act(text) for text in ("buy hat", "buy tent"))
    assert TURN.hint(hat, view).startswith("free · ⛵ · ") and TURN.hint(tent, view).startswith("1🪙 · 🚙 · ")
    assert TURN.label_priced(hat, view) == "Buy Hat for free"


def test_what_was_done_before_an_offer_was_skipped_is_told_as_earlier() -> None:
    stage = Stage(hand=["fear", "funding-car"], compass=3, artifacts=["coconut-flask"])
    taken = [stage.game.apply(text, 0) for text in ("buy coconut-flask", "play funding-car", "decline")]
    told = TURN.happened(named(taken[-1], ("Ann", "Bob")), [*chain(*taken)], stage.game.view(0), ("Ann", "Bob"))
    assert told == ["Earlier this turn: You buy Coconut Flask (3🧭). You play Funding (car): +1🪙."]


def test_the_answer_to_a_question_is_told_before_what_was_done_while_it_was_open() -> None:
    stage = Stage(hand=["fear"], arrowhead=1, guardians=[4], assistants=[silver(11)])
    before = stage.do("dig camp-coins", "pay fear", "assistant 11", "boon 4")
    answered = stage.do("upgrade arrowhead")
    told = TURN.happened(named(answered, NAMES), [*before, *answered], stage.game.view(0), NAMES)
    earlier = "You dig at Harbour with Fear 🥾: +2🪙. You use the boon of the Gilded Boar: +🚙."
    assert told == ["You use the Artisan: −1🏹 +1💎.", f"Earlier this turn: {earlier}"]


def test_steps_made_with_one_click_are_told_together_or_by_the_main_action_if_they_are_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage = Stage(hand=["fear", "funding-car"], compass=3, artifacts=["coconut-flask"])
    done = [*chain(*(stage.game.apply(text, 0) for text in ("buy coconut-flask", "decline", "play funding-car")))]
    bought, played = "You buy Coconut Flask (3🧭).", "You play Funding (car): +1🪙."
    for most, line in ((30, f"{bought} {played}"), (9, bought)):
        monkeypatch.setattr("arnak_bot.games.arnak.wording.turn._MOST_AT_ONCE", most)
        assert TURN.happened(named(done, NAMES), done, stage.game.view(0), NAMES)[0] == line


def test_steps_made_with_one_click_are_told_with_the_site_that_they_have_revealed() -> None:
    stage = Stage(hand=["exploration-car", "fear"], compass=2, artifacts=["guiding-stone"])
    stage.game.state.site_stacks[0] = [7] * 3
    bought = [stage.game.apply(text, 0) for text in ("play exploration-car", "buy guiding-stone", "use guiding-stone")]
    found = "🗿 **Training Ground**: draw a card, +1🏹 · 🃏 You drew **Brush**."
    steps = "You play Exploration (car): +1🧭. You buy Guiding Stone (3🧭)."
    for done, lines in (([*chain(*bought)], [found, steps]), (bought[-1], [found])):
        assert TURN.happened(named(done, NAMES), done, stage.game.view(0), NAMES) == lines


@pytest.mark.parametrize(
    ("kind", "answer", "told"),
    [
        ("exile", "exile fear", "exile Fear"),
        ("upgrade", "upgrade tablet", "pay 1📜 and get 1🏹"),
        ("exile", "decline", "exile a card"),
    ],
)
def test_a_discovery_is_told_with_all_other_steps_of_the_same_click(kind: str, answer: str, told: str) -> None:
    stage = Stage(hand=["exploration-car", "funding-ship", "fear"], compass=2, tablet=1)
    stage.game.state.idols = [tuple(IdolKind(kind) for _ in idols) for idols in stage.game.state.idols]
    done = stage.do("play exploration-car", "discover L1-3", "pay funding-ship", answer, "idol arrowhead")
    found, also = TURN.happened(named(done, NAMES), done, stage.game.view(0), NAMES)
    assert found.startswith(f"🗿 **Armoury**: +1🪙 +1🏹, 🏺 **Idol**: {told}, 🐾 **Stone Scribe** · 3📜 → 5 points")
    assert also == "You play Exploration (car): +1🧭. You put an idol into a slot: +1🏹."


@pytest.mark.parametrize(
    ("kind", "answer", "told"),
    [
        ("exile", "exile fear", ["Idol: you exile Fear."]),
        ("upgrade", "upgrade tablet", ["Idol: you pay 1📜 and get 1🏹."]),
        ("exile", "decline", []),
    ],
)
def test_what_the_idol_of_a_discovery_did_is_told_beside_the_site(kind: str, answer: str, told: list[str]) -> None:
    stage = Stage(hand=["funding-ship", "fear"], compass=3, tablet=1)
    stage.game.state.idols = [tuple(IdolKind(kind) for _ in idols) for idols in stage.game.state.idols]
    before = stage.do("discover L1-3", "pay funding-ship")
    answered = stage.do(answer)
    site, *also = TURN.happened(named(answered, NAMES), [*before, *answered], stage.game.view(0), NAMES)
    assert site.startswith("🗿 **Armoury**: ") and also == told


def test_the_question_which_cards_to_keep_names_those_that_are_kept() -> None:
    game = Game.new(GameSetup(players=1, board="bird", rival=0, seed="keep"))
    for text in ("pass", "end"):
        game.apply(text, 0)
    assert TURN.question(game.view(0)) == "Which cards do you keep?"
    game.apply("keep fear", 0)
    assert TURN.question(game.view(0)) == "You keep Fear. Which others?"


def test_what_an_idol_does_in_a_slot_can_be_asked_at_the_table() -> None:
    view = Game.new(GameSetup(players=2, board="bird", seed="slots")).view(0)
    (idols,) = (group for group in ASKED.groups(view) if group.key == "IDOLS")
    asked = {thing.name: thing.told for thing in idols.things if thing.key.startswith("slot:")}
    assert list(asked) == [
        f"Slot effect: {each}" for each in ("jewel", "arrowhead", "tablets", "coin and compass", "draw")
    ]
    assert asked["Slot effect: jewel"].endswith("(1 to 4 points while empty). Pay 1 coin. Gain 1 jewel")


def test_the_menu_in_which_one_can_only_pass_with_a_card_is_not_only_for_buying() -> None:
    for hand, heading in ((["watch"], "Play or buy a card"), ([], "Buy a card")):
        menus = TURN.panel(Stage(hand, coin=1).game.view(0), None).menus
        assert [each.heading for each in menus if each.key == "CARDS"] == [heading]


def test_a_menu_lists_everything_that_is_not_possible_yet_where_there_is_room() -> None:
    """ "A good plan: discover L1-5" stood above a menu that ended with L1-4."""
    island, *_ = TURN.panel(Game.new(GameSetup(1, "bird", "far", rival=0)).view(0), None).menus
    sites = {site.id for site in BOARDS["bird"].sites if site.level}
    assert {action.args[0] for action, _ in island.lacking} == sites
    assert len(island.actions) + len(island.lacking) <= 25


def test_a_payment_is_proposed_with_the_end_of_the_turn_but_undo_never_is() -> None:
    view = Stage(hand=["exploration-car", "ostrich"]).after("dig camp-coins").game.view(0)
    assert [action.text for action in TURN.panel(view, None).proposal] == [view.answers[0].text, "end"]
    nothing_pays = replace(view, legal=tuple(each for each in view.answers if each.verb is Verb.CANCEL))
    assert TURN.panel(nothing_pays, None).proposal == ()


@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        (["hat"], ["Keep nothing", "Keep Hat"]),
        (["hat", "axe"], ["Keep nothing", "Keep all cards", "Keep Hat", "Keep Axe"]),
    ],
)
def test_to_keep_all_cards_is_offered_only_where_there_are_several(hand: list[str], offered: list[str]) -> None:
    stage = Stage(hand).after("pass", "end")
    stage.game.apply("pass", 1)
    stage.game.apply("end", 1)
    view = stage.game.view(0)
    (menu,) = TURN.panel(view, None).menus
    labels = [TURN.label(each, view) for each in (*menu.actions, *menu.loose)]
    assert sorted(labels) == sorted(offered)


def test_a_solo_game_begins_with_the_rivals_red_tiles() -> None:
    view = Game.new(GameSetup(1, "snake", seed="alone", rival=5)).view(0)
    assert view.rival is not None and view.rival.red_tiles
    (opening,) = CHANNEL.opening((), view, ("Ann", "The rival"))
    assert all(signs.rival_action(tile, ENGLISH) in opening for tile in view.rival.red_tiles)


def test_on_a_short_button_a_boon_is_named_by_its_guardian_only() -> None:
    view, boar = Stage().game.view(0), signs.guardian(3, ENGLISH)
    whole, brief = (TURN.label(act("pay boon-3+ostrich"), view, limit) for limit in (100, 36))
    assert f"the boon of the {boar}" in whole
    assert boar in brief and "boon" not in brief


def test_a_card_that_is_put_down_is_shown_as_doing_nothing() -> None:
    stage = Stage(hand=["parrot", "rope"]).after("play parrot")
    put_down, played = (ACTIONS[verb].thing for verb in (Verb.DISCARD, Verb.PLAY))
    given_up, used = (
        put_down(Choice(act("discard rope"), stage.game.view(0)), ENGLISH),
        played(Choice(act("play rope"), stage.game.view(0)), ENGLISH),
    )
    assert given_up is not None and given_up.words == ENGLISH.components.unused()
    assert used is not None and used.words != given_up.words


def test_a_card_to_exile_says_that_it_goes_and_only_away_from_its_picture_what_it_does() -> None:
    view, exiled = Stage(["exploration-car"]).game.view(0), act("exile exploration-car")
    gone = ACTIONS[Verb.EXILE].thing(Choice(exiled, view), ENGLISH)
    assert gone is not None
    assert gone.words == "Leaves your deck for good."
    assert TURN.hint(exiled, view) == "Leaves your deck for good (when played: +1🧭)."


def test_a_price_reduced_by_an_effect_is_not_given_as_printed() -> None:
    whip = Stage(hand=["whip"], compass=4).after("play whip")
    offered = [action for action in whip.game.view(0).legal if action.verb is Verb.BUY]
    assert offered
    for action in offered:
        printed = signs.price(CARD_BY_ID[action.args[0]])
        assert not TURN.hint(action, whip.game.view(0)).startswith(printed)


def test_an_ending_says_by_how_much_or_how_a_tie_was_decided() -> None:
    def ended(view: GameView, *points_and_ranks: tuple[int, int]) -> str:
        sheets = [ScoreSheet(seat, (), *each) for seat, each in enumerate(points_and_ranks)]
        return CHANNEL.ending(sheets, view, names)[0]

    names = ("Ann", "Bob", "Eve")
    three = Game.new(GameSetup(3, "bird")).view(None)
    assert ended(three, (48, 3), (61, 1), (55, 2)) == "**Bob wins with 61 points, 6 ahead of Eve!**"
    ranked = CHANNEL.ending([ScoreSheet(0, (), 1, 2), ScoreSheet(1, (), 9, 1), ScoreSheet(2, (), 0, 3)], three, names)
    assert ranked[1] == "#1 Bob: 9 points · #2 Ann: 1 point · #3 Eve: 0 points"
    assert ended(three, (48, 1), (48, 2), (9, 3)) == "**Ann wins, 48 all: ahead on the research track!**"
    arrived = replace(three, arrivals=(1, 0))
    assert ended(arrived, (48, 2), (48, 1), (9, 3)) == "**Bob wins, 48 all: first at the Lost Temple!**"
    shared = ended(three, (48, 1), (48, 1), (9, 3))
    assert shared == "**Ann and Bob tie for first with 48 points each, 39 ahead of Eve!**"
    alone = Game.new(GameSetup(1, "bird", rival=2)).view(None)
    assert ended(alone, (48, 2), (48, 1)) == "**Bob wins, 48 all: ties go to the rival!**"
    won = CHANNEL.ending([ScoreSheet(0, (), 67, 1), ScoreSheet(1, (), 47, 2)], alone, ("Ann", "The rival"))
    assert won == ["**Ann wins with 67 points, 20 ahead of the rival!**"]
