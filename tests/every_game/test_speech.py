"""What every game on the games gets for nothing: it has words for everything, and they fit where Discord shows them."""

from __future__ import annotations

import difflib
import random
import re
from collections import Counter
from contextlib import suppress
from difflib import SequenceMatcher
from itertools import product
from typing import Any

import pytest

from arnak_bot.game.values import Panel
from arnak_bot.kit.names import named
from arnak_bot.wording.panel import MOST_LINES, MOST_WORDS, panel_text
from tests.every_game.games import EVERYWHERE, GAMES, KEYS, TRIED, At, Step, names_at, played, stride
from tests.samples import by_hand

LABEL_LIMIT, ALT_LIMIT, MESSAGE_LIMIT = 100, 1024, 2000
BUTTON_LIMIT, HEADING_LIMIT, MENU_LIMIT = 80, 130, 25
"""A menu says besides its heading how much is in it."""


def said(at: At, game: Any, seat: int | None, events: tuple[Any, ...] = ()) -> list[str]:
    """All that a seat, or everybody, is told of a game."""
    says, view, names = GAMES[at[0]].texts("en"), game.view(seat), names_at(at)
    told = [says.channel.turn_line(view, names), says.channel.discarded(view), *says.channel.table(view, names)]
    told += says.channel.tell(events, view, names)
    told += [says.channel.owned(view, each, names) for each in range(TRIED[at[0]].tables[at[1]].players)]
    if view.seats_to_act:
        told.append(says.channel.to_move(view, "Ann"))
    if seat is None:
        return told
    told += [*says.turn.status(view, game.view(None).points), says.turn.hand(view)]
    told += [
        *says.turn.happened(named(events, names), (), view, names),
        *says.channel.since(named(events, names), view),
    ]
    if view.legal:
        told.append(says.turn.question(view))
        for menu in says.turn.panel(view, None).menus:
            told += [menu.heading, *(says.turn.label(each, view) for each in (*menu.actions, *menu.loose))]
    return told


def shown_in(panel: Panel[Any]) -> list[Any]:
    """Every action that can be chosen, as often as it is offered; what is proposed is offered elsewhere as well."""
    in_menus = [
        action
        for menu in panel.menus
        for action in ((*menu.actions, *menu.loose) if menu.first is None else (menu.first,))
    ]
    return [*in_menus, *(chain[0] for chain in panel.closing)]


@EVERYWHERE
def test_everything_that_happens_has_a_text_that_fits_a_message(at: At) -> None:
    for step in played(at)[:: stride(at, 4)]:
        for reader in (None, *step.game.seats_to_act):
            told = said(at, step.game, reader, step.events)
            assert all(text.strip() for text in told), told
            assert all(len(text) <= MESSAGE_LIMIT for text in told)


@EVERYWHERE
def test_every_kind_of_event_is_described_somewhere_or_deliberately_silent(at: At) -> None:
    """A turn of which nobody is told anything would be no news: whatever is done is told to the table."""
    says, names, rules = GAMES[at[0]].texts("en"), names_at(at), GAMES[at[0]]
    happened: list[Any] = []
    for step in played(at)[1:]:
        happened += step.events
        if rules.ends_turn(step.events):
            assert says.channel.tell(happened, step.game.view(None), names)
            happened = []


def looked_up(at: At, view: Any) -> list[Any]:
    """What is said beside each action and of each thing on the table."""
    says = GAMES[at[0]].texts("en")
    told: list[Any] = [
        says.reference.look_up(thing.key, view) for each in says.reference.groups(view) for thing in each.things
    ]
    for action in view.legal:
        told += [says.turn.hint(action, view), says.turn.sign(action, view), says.turn.doubt(action, view, final=True)]
    return told


@EVERYWHERE
def test_hidden_information_changes_no_text(at: At) -> None:
    chance = random.Random(7)
    for step in played(at)[: -1 : stride(at, 9)]:
        for seat in (None, *step.game.seats_to_act):
            twin = TRIED[at[0]].permuted(step.game, step.seat if seat is None else seat, chance)
            assert said(at, twin, seat) == said(at, step.game, seat)
            assert looked_up(at, twin.view(seat)) == looked_up(at, step.game.view(seat))


@EVERYWHERE
def test_an_action_has_a_label_with_each_answer_to_what_it_asks(at: At) -> None:
    """A suggestion is one button for both, whether the answer is a payment or not."""
    rules, turn = GAMES[at[0]], GAMES[at[0]].texts("en").turn
    for step in played(at)[: -1 : stride(at, 9)]:
        view = step.game.view(step.seat)
        for action in filter(rules.asks_payment, view.legal):
            after = step.game.copy()
            after.apply(action, step.seat)
            for answer in after.view(step.seat).answers:
                assert turn.label_paid(action, answer, view).strip()


def outcome(step: Step, text: str) -> Any:
    after = step.game.copy()
    after.apply(text, step.seat)
    return after.view(step.seat)


@EVERYWHERE
def test_every_legal_action_is_offered_in_exactly_one_place(at: At) -> None:
    rules, says = GAMES[at[0]], GAMES[at[0]].texts("en")
    for before, step in zip((None, *played(at)[:-2]), played(at)[:-1], strict=True):
        view = step.game.view(step.seat)
        last = before.action if before is not None and view.undoable else None
        panel = says.turn.panel(view, last)
        offered = Counter(action.text for action in shown_in(panel))
        hidden = {action.text for action in view.legal} - set(offered)
        assert set(offered) <= {action.text for action in view.legal}
        assert max(offered.values()) == 1
        undo = {text for text in hidden if rules.declines(rules.parse(text)) and view.undoable}
        outcomes = [outcome(step, text) for text in offered] if hidden > undo else []
        assert all(outcome(step, text) in outcomes for text in hidden - undo), "another button does just that"
        assert not panel.proposal or panel.proposal[0] in view.legal
        assert set(panel.numbers) <= set(offered)
        assert set(panel.numbers.values()) == set(range(1, max(panel.numbers.values(), default=0) + 1))
        keys = [menu.key for menu in panel.menus]
        assert len(set(keys)) == len(keys) and all(re.fullmatch("[A-Z]+", key) for key in keys)
        tabs = {tab.key: tab for tab in panel.tabs}
        assert len(tabs) == len(panel.tabs) and all(re.fullmatch("[A-Z]+", key) for key in tabs)
        assert {menu.tab for menu in panel.menus} | {tab.under for tab in panel.tabs} <= {"", *tabs}
        assert set(tabs) <= {menu.tab for menu in panel.menus} | {tab.under for tab in panel.tabs}, "none is empty"


@EVERYWHERE
def test_actions_chosen_together_are_legal_in_sequence(at: At) -> None:
    says = GAMES[at[0]].texts("en")
    for step in played(at)[:-1:3]:
        for menu in says.turn.panel(step.game.view(step.seat), None).menus:
            assert 1 <= menu.most <= max(1, len(menu.actions)) and (menu.most == 1 or len(menu.actions) <= MENU_LIMIT)
            game = step.game.copy()
            for action in (
                (*filter(None, [menu.first]), *menu.actions[: menu.most]) if menu.most > 1 or menu.first else ()
            ):
                game.apply(action, step.seat)


def steps_to_read(at: At) -> tuple[Step, ...]:
    return played(at)[: -1 : stride(at, 7)]


def views_to_read(at: At) -> list[Any]:
    """What those see who decide at these steps."""
    return [step.game.view(step.seat) for step in steps_to_read(at)]


@EVERYWHERE
def test_what_is_said_of_offered_actions_fits_menus_buttons_and_messages(at: At) -> None:
    says = GAMES[at[0]].texts("en")
    for view in views_to_read(at):
        panel = says.turn.panel(view, None)
        assert panel.menus or panel.closing
        assert max(Counter(menu.tab for menu in panel.menus).values(), default=0) <= 4
        for menu in panel.menus:
            assert 1 <= len(menu.heading) <= HEADING_LIMIT
            assert menu.actions or menu.loose or menu.lacking
            for action in (*menu.actions, *menu.loose):
                assert 1 <= len(says.turn.label(action, view)) <= LABEL_LIMIT
                assert 1 <= len(says.turn.label(action, view, BUTTON_LIMIT)) <= BUTTON_LIMIT
                assert len(says.turn.hint(action, view)) <= LABEL_LIMIT
            for action, why in menu.lacking:
                assert action not in view.legal
                assert 1 <= len(why) <= LABEL_LIMIT
                assert says.turn.why_not_yet(action, view)
        for chain in panel.closing:
            assert 1 <= len(says.turn.label(chain[0], view, BUTTON_LIMIT)) <= BUTTON_LIMIT
        for action, final in product(view.legal, (False, True)):
            doubt = says.turn.doubt(action, view, final=final)
            assert doubt is None or 1 <= len(doubt) <= MESSAGE_LIMIT


@EVERYWHERE
def test_labels_distinguish_the_options_of_a_menu_and_the_buttons_of_a_tab(at: At) -> None:
    says = GAMES[at[0]].texts("en")
    for view in views_to_read(at):
        panel = says.turn.panel(view, None)
        assert len({(tab.name, tab.under) for tab in panel.tabs}) == len(panel.tabs)
        assert all(1 <= len(tab.name) <= BUTTON_LIMIT for tab in panel.tabs)
        for menu in panel.menus:
            shown = [
                (says.turn.label(action, view), says.turn.hint(action, view)) for action in (*menu.actions, *menu.loose)
            ]
            assert len(set(shown)) == len(shown)
            numbered = [(panel.numbers.get(each.text), says.turn.label(each, view)) for each in menu.actions]
            assert len(set(numbered)) == len(numbered), numbered
        for tab_key in ("", *(each.key for each in panel.tabs)):
            loose = [each for menu in panel.menus if menu.tab == tab_key for each in menu.loose]
            told = [says.turn.label(each, view, BUTTON_LIMIT) for each in loose]
            assert len(set(told)) == len(told), told


@EVERYWHERE
def test_a_suggestion_means_the_action_it_names(at: At) -> None:
    says, rules = GAMES[at[0]].texts("en"), GAMES[at[0]]
    for view in views_to_read(at)[:: by_hand(4, 1)]:
        for suggested, meant, actions in (
            (says.turn.suggested, says.turn.meant, view.legal),
            (says.turn.answers_suggested, says.turn.answer_meant, view.answers or view.legal),
        ):
            found = suggested("", view)
            assert 1 <= len(found) <= 25
            assert all(1 <= len(name) <= LABEL_LIMIT and 1 <= len(value) <= LABEL_LIMIT for name, value in found)
            assert [meant(value, view).text for _, value in found] == [value for _, value in found]
            for action in actions:
                assert meant(action.text, view) == action
                assert meant(action.text.upper(), view) == action
                assert action.text in [value for _, value in suggested(action.text, view)]
            with pytest.raises(rules.refusal) as refused:
                meant("xyzzy", view)
            assert is_sentence(says.turn.refused(refused.value))
            with pytest.raises(rules.refusal) as refused:
                meant("[xyzzy](https://x.y) <@1>", view)
            assert not re.search(r"(?<!\\)[\[<]|https:", says.turn.refused(refused.value)), "no link, nor a mention"
            assert len(suggested("xyzzy", view)) == 1


@EVERYWHERE
def test_numbers_and_texts_of_any_size_can_be_typed(at: At) -> None:
    says, rules, view = GAMES[at[0]].texts("en"), GAMES[at[0]], views_to_read(at)[0]
    for word in {"coin", "pilot", *(word for action in view.legal[:20] for word in action.text.split())}:
        for typed in (f"{10**41 - 2} {word}", f"{word} " * 400):
            assert says.turn.suggested(typed, view)
            with suppress(rules.refusal):
                assert says.turn.meant(typed, view) in view.legal


@KEYS
def test_a_very_long_word_is_compared_with_no_names_letter_by_letter(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = list[str]()

    class Compared(SequenceMatcher[str]):
        def __init__(self, junk: None, a: str, b: str) -> None:
            compared.append(a)
            super().__init__(junk, a, b)

    monkeypatch.setattr(difflib, "SequenceMatcher", Compared)
    looked_up = GAMES[key].texts("en").reference
    for typed in ("xoxoxo", "ab" * 3000):
        assert looked_up.look_up(typed, None)[1] and looked_up.rule(typed)
    assert {*compared} == {"xoxoxo"}


def is_sentence(text: str) -> bool:
    """Whether it ends as one, and begins with a capital, a number or a quotation."""
    return text.endswith((".", "?", "!", "”")) and (text[0].isupper() or text[0].isdigit() or text[0] in "“*`")


@EVERYWHERE
def test_a_refusal_is_a_sentence(at: At) -> None:
    says, rules = GAMES[at[0]].texts("en"), GAMES[at[0]]
    every = {action.text for step in played(at)[:-1] for action in step.game.legal_actions(step.seat)}
    for step in played(at)[:: 25 if at[1] == 0 else by_hand(75, 25)]:
        seat = next(iter(step.game.seats_to_act), 0)
        view = step.game.view(seat)
        for text in sorted(every - {action.text for action in view.legal})[:: max(1, len(every) // 20)]:
            with pytest.raises(rules.refusal) as refused:
                step.game.apply(rules.parse(text), seat)
            assert is_sentence(says.turn.refused(refused.value)), says.turn.refused(refused.value)
            assert is_sentence(says.turn.why_not_yet(rules.parse(text), view)), says.turn.why_not_yet(
                rules.parse(text), view
            )


@EVERYWHERE
def test_a_panel_is_a_headline_two_lines_and_what_one_has_of_40_words_together(at: At) -> None:
    says, names = GAMES[at[0]].texts("en"), names_at(at)
    for step in steps_to_read(at):
        view = step.game.view(step.seat)
        asked, status = says.turn.question(view), says.turn.status(view, step.game.view(None).points)
        done = says.turn.happened(named(step.events, names), step.events, view, names)
        for told in (panel_text(asked, done=done, status=status), panel_text(asked, news=done, status=status)):
            headline, *lines = told.text.splitlines()
            words = sum(len(line.split()) for line in (headline, *lines) if line not in status[:1])
            assert len(lines) <= MOST_LINES and words <= MOST_WORDS, told.text
            assert len(told.text.splitlines()) <= MOST_LINES or lines[-1] == status[0], told.text
            assert headline.startswith("**") and asked.replace("**", "") in told.text


@EVERYWHERE
def test_news_is_short_and_a_game_has_an_opening_and_an_ending(at: At) -> None:
    says, names = GAMES[at[0]].texts("en"), names_at(at)
    first, last = played(at)[0], played(at)[-1]
    happened: dict[int, list[Any]] = {seat: [] for seat in range(len(names))}
    for step in played(at)[:-1]:
        for events in happened.values():
            events += step.events
        assert len(says.channel.since(named(happened[step.seat], names), step.game.view(step.seat))) <= 6
        happened[step.seat] = []
    assert all(says.channel.opening(first.game.opening, first.game.view(None), names))
    ending = says.channel.ending(last.game.scores(), last.game.view(None), names)
    assert ending and all(ending)
    winners = [names[sheet.seat] for sheet in last.game.scores() if sheet.rank == 1]
    assert all(name in " ".join(ending) for name in winners)
    lines = says.channel.score_lines(last.game.scores(), names)
    assert all(name in lines for name in names) and len(lines) <= MESSAGE_LIMIT
    assert says.channel.turn_line(last.game.view(None), names)
    setup = TRIED[at[0]].tables[at[1]]
    assert 0 < len(GAMES[at[0]].thread_name("en", setup.options)) <= 60
    if setup.players == 1:
        assert 1 <= len(says.reference.again_at(setup.options)) <= BUTTON_LIMIT
    assert all(says.channel.round_name(number) for number in range(1, last.game.round + 1))


@EVERYWHERE
def test_names_in_messages_are_never_markdown(at: At) -> None:
    steps, says, names = played(at), GAMES[at[0]].texts("en"), tuple(f"[{name}](x.y)" for name in names_at(at))
    first, last = steps[0].game, steps[-1].game
    told = [*says.channel.opening(first.opening, first.view(None), names)]
    told += says.channel.ending(last.scores(), last.view(None), names)
    for step in steps:
        for viewer in (None, 0):
            view = step.game.view(viewer)
            told += [*says.channel.tell(step.events, view, names), *says.channel.since(named(step.events, names), view)]
            told += says.channel.table(view, names)
    assert not [line for line in told if any(name in line for name in names)]


@EVERYWHERE
def test_everything_on_the_table_can_be_looked_up(at: At) -> None:
    says = GAMES[at[0]].texts("en")
    for view in views_to_read(at)[::4]:
        for games in says.reference.groups(view):
            assert 1 <= len(games.things) <= 25 and 1 <= len(games.heading) <= HEADING_LIMIT
            assert re.fullmatch("[A-Z]+", games.key)
            for thing in games.things:
                assert len(thing.name) <= LABEL_LIMIT and len(thing.told) <= LABEL_LIMIT
                found, told = says.reference.look_up(thing.key, view)
                assert found is not None and found.key == thing.key and told


@KEYS
def test_everything_that_can_be_looked_up_is_found_and_explained(key: str) -> None:
    says = GAMES[key].texts("en")
    every = says.reference.look_ups()
    assert len({each.key for each in every}) == len(every)
    for each in every:
        found, told = says.reference.look_up(each.key, None)
        assert found is not None and found.key == each.key
        assert 1 <= len(told) <= MESSAGE_LIMIT
        assert each.key in [value for _, value in says.reference.look_up_suggestions(each.name)]
    found, told = says.reference.look_up("nothing is called this way", None)
    assert found is None and is_sentence(told)
    for typed in ("", "a", "nothing is called this way"):
        assert len(says.reference.look_up_suggestions(typed)) <= 25
        assert all(
            1 <= len(name) <= 100 and len(sent) <= 100 for name, sent in says.reference.look_up_suggestions(typed)
        )


@KEYS
def test_the_short_rules_are_found_by_their_topics(key: str) -> None:
    says = GAMES[key].texts("en")
    topics = says.reference.rule_suggestions("")
    assert 1 <= len(topics) <= 25
    for name, sent in topics:
        assert 1 <= len(name) <= LABEL_LIMIT and 1 <= len(sent) <= LABEL_LIMIT
        assert name in says.reference.rule(sent) and len(says.reference.rule(sent)) <= MESSAGE_LIMIT
    assert is_sentence(says.reference.rule("nothing is called this way"))


@KEYS
def test_how_to_play_has_pages(key: str) -> None:
    pages = GAMES[key].texts("en").reference.pages()
    assert pages and len({page.title for page in pages}) == len(pages)
    assert all(page.title and 1 <= len(page.text) <= MESSAGE_LIMIT - 100 for page in pages)


@KEYS
def test_a_guided_player_learns_something_once(key: str) -> None:
    says = GAMES[key].texts("en")
    at = (key, next((at for at, setup in enumerate(TRIED[key].tables) if setup.players == 1), 0))
    learned: set[str] = set()
    for step in played(at)[:-1]:
        lesson = says.reference.lesson(step.game.view(step.seat), learned)
        if lesson is not None:
            assert lesson.key not in learned and 1 <= len(lesson.text) <= 600
            learned.add(lesson.key)
    assert bool(learned) == (GAMES[key].guided is not None)


@KEYS
def test_an_unknown_language_is_english(key: str) -> None:
    at = (key, 0)
    view = played(at)[0].game.view(0)
    assert GAMES[key].texts("xx").channel.table(view, names_at(at)) == GAMES[key].texts("en").channel.table(
        view, names_at(at)
    )
