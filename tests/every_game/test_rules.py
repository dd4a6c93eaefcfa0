"""What every game on the games gets for nothing: whole games under the promises of `Rules` and `Game`."""

from __future__ import annotations

import dataclasses
import json
import pickle
import random
from collections.abc import Iterator
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from arnak_bot.game.definition import Standing
from arnak_bot.game.options import require_options
from cogs import ids
from tests.every_game.games import EVERYWHERE, GAMES, KEYS, PROOF, SPECIAL, TRIED, At, played, stride
from tests.samples import by_hand

ACTION_LIMIT = 80


def test_every_available_game_is_tested_here() -> None:
    assert set(GAMES) == set(TRIED) and set(SPECIAL) <= set(GAMES)
    assert all(key == game.key for key, game in GAMES.items())


@EVERYWHERE
def test_only_awaited_seats_have_legal_actions(at: At) -> None:
    key, number = at
    seats = range(TRIED[key].tables[number].players)
    for step in (*played(at)[: -1 : stride(at)], played(at)[-1]):
        game = step.game
        for seat in seats:
            assert bool(game.legal_actions(seat)) == (seat in game.seats_to_act)
            assert game.view(seat).legal == game.legal_actions(seat)
        assert game.over == (not game.seats_to_act)
    assert game.ply == len(game.log) and game.legal_actions() == ()
    assert [sheet.seat for sheet in game.scores()][: len(seats)] == list(seats)
    ranks = {sheet.rank for sheet in game.scores()}
    assert min(ranks) == 1 or ranks == {2}, "somebody wins, or all have lost"


@EVERYWHERE
def test_a_view_agrees_with_the_game(at: At) -> None:
    for step in played(at)[:: stride(at, 5)]:
        for seat in (None, *step.game.seats_to_act):
            view = step.game.view(seat)
            assert (view.viewer, view.seats_to_act, view.over) == (seat, step.game.seats_to_act, step.game.over)
            assert view.round == step.game.round >= 1
            assert set(view.answers) <= set(view.legal)
            assert 0 <= view.undoable <= step.game.ply
            assert TRIED[at[0]].tables[at[1]].seed not in repr(view), "whoever knows it knows what comes"
        assert step.game.view(None).legal == ()
        assert len(step.game.view(None).points) in (0, len(step.game.scores()))


@EVERYWHERE
def test_every_action_is_parsed_back_from_its_text(at: At) -> None:
    rules = GAMES[at[0]]
    for step in played(at):
        legal = step.game.legal_actions(step.seat) if step.action is not None else ()
        texts = [action.text for action in legal]
        assert len(set(texts)) == len(texts), "one text, one action"
        for action in legal:
            assert 1 <= len(action.text) <= ACTION_LIMIT
            assert not {ids.THEN, ids.WITH} & set(action.text), "buttons put several actions together with these"
            assert rules.parse(action.text) == action
    with pytest.raises(ValueError, match=r"."):
        rules.parse("no such thing at all")


@EVERYWHERE
def test_log_and_dump_rebuild_the_same_game(at: At) -> None:
    rules = GAMES[at[0]]
    replay = rules.new(TRIED[at[0]].tables[at[1]])
    for step in played(at):
        if step.game.ply % stride(at, 7) == 0 or step.game.over:
            dump = json.loads(json.dumps(step.game.to_dict()))
            loaded = rules.load(dump)
            assert loaded.fingerprint() == step.game.fingerprint() == replay.fingerprint()
            assert loaded.to_dict() == step.game.to_dict()
            for seat in (None, *range(TRIED[at[0]].tables[at[1]].players)):
                one, other = loaded.view(seat), step.game.view(seat)
                assert dataclasses.replace(one, undoable=0) == dataclasses.replace(other, undoable=0)
        if step.action is not None:
            replay.apply(step.action.text, step.seat)
    assert rules.begun(replay).fingerprint() == played(at)[0].game.fingerprint()


@EVERYWHERE
def test_a_log_file_with_its_proof_is_written_and_replayed(at: At) -> None:
    game = played(at)[-1].game
    proof = dataclasses.replace(PROOF)
    text = GAMES[at[0]].log.write(game, proof)
    assert all(part in text for part in (proof.part, proof.commitment, *proof.joined))
    assert GAMES[at[0]].log.replay(text).fingerprint() == game.fingerprint()
    assert GAMES[at[0]].log.replay(GAMES[at[0]].log.write(game, None)).fingerprint() == game.fingerprint()
    with pytest.raises(ValueError, match=r"."):
        GAMES[at[0]].log.replay(f"{text}\n0 no such thing at all\n")
    with pytest.raises(ValueError, match=r"."):
        GAMES[at[0]].log.replay("this is no log")


def objects(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What has names of its own: the dump, its setup and state, and whatever lies in lists."""
    inside = [data[name] for name in ("setup", "state") if name in data]
    inside += [part for each in data.values() if isinstance(each, list) for part in each if isinstance(part, dict)]
    yield data
    for part in inside:
        yield from objects(part)


@KEYS
def test_a_dump_with_missing_or_extra_keys_is_refused_by_name(key: str) -> None:
    steps = played((key, 0))
    dump = json.loads(json.dumps(steps[len(steps) // 2].game.to_dict()))
    for each in objects(dump):
        whole = dict(each)
        for missing in whole:
            del each[missing]
            with pytest.raises(ValueError, match=missing):
                GAMES[key].load(dump)
            each.clear()
            each.update(whole)
        each["surplus"] = 1
        with pytest.raises(ValueError, match=r"unknown surplus|a game has"):
            GAMES[key].load(dump)
        del each["surplus"]
    others: list[Any] = [{**dump, "log": "x"}, {**dump, "log": [[0, 1]]}, {**dump, "setup": 1, "seed": 1}, [dump], None]
    for wrong in others:
        with pytest.raises(ValueError, match=r"."):
            GAMES[key].load(wrong)
    assert GAMES[key].load(dump).to_dict() == dump


@EVERYWHERE
def test_a_copy_is_independent_and_a_refused_action_changes_nothing(at: At) -> None:
    rules = GAMES[at[0]]
    for number, step in enumerate(played(at)[: -1 : stride(at, 5)]):
        before = step.game.fingerprint()
        twin = step.game.copy()
        twin.apply(step.action, step.seat)
        assert twin.fingerprint() != before and twin.opening == step.game.opening
        if number % 4 == 0:  # finding out what may have been meant takes long
            with pytest.raises(rules.refusal):
                step.game.apply("no such thing at all", step.seat)
        for seat in {-1, *range(len(step.game.scores())), 99} - set(step.game.seats_to_act):
            assert step.game.legal_actions(seat) == ()
            with pytest.raises(rules.refusal):
                step.game.apply(step.action, seat)
        assert step.game.fingerprint() == before


@EVERYWHERE
def test_undo_restores_the_previous_game_and_never_passes_a_turn(at: At) -> None:
    rules = GAMES[at[0]]
    undone = 0
    for step in played(at)[:-1]:
        after = step.game.copy()
        events = after.apply(step.action, step.seat)
        undoable = after.view(step.seat).undoable
        if after.can_undo:
            assert undoable >= 1 or step.seat not in after.seats_to_act
            after.undo()
            assert after.fingerprint() == step.game.fingerprint()
            undone += 1
        else:
            assert undoable == 0
            with pytest.raises(rules.refusal):
                after.undo()
            if all(rules.turn_ended(event) is None for event in events):
                after.take_back()
                assert after.fingerprint() == step.game.fingerprint()
        if undone >= 25:
            break
    with pytest.raises(rules.refusal):
        played(at)[0].game.copy().take_back()


@EVERYWHERE
def test_going_back_reaches_any_earlier_position_and_leaves_a_game_that_can_be_played_on(at: At) -> None:
    steps = played(at)
    loaded = GAMES[at[0]].load(steps[len(steps) // 2].game.to_dict())
    for last in (steps[-1].game, loaded):
        for ply in range(0, last.ply + 1, max(1, last.ply // (12 if at[1] == 0 else by_hand(4, 12)))):
            game = last.copy()
            game.go_back(ply)
            assert game.fingerprint() == steps[ply].game.fingerprint()
            if ply < last.ply:
                game.apply(steps[ply].action, steps[ply].seat)
                assert game.fingerprint() == steps[ply + 1].game.fingerprint()
    assert last.fingerprint() == loaded.fingerprint(), "the copies went back"


@EVERYWHERE
def test_a_game_that_went_back_behind_where_it_was_loaded_and_on_another_way_still_goes_back(at: At) -> None:
    steps, other = played(at), random.Random(at[1])
    game = GAMES[at[0]].load(steps[min(12, len(steps) // 2)].game.to_dict())
    loaded, known = game.ply, [step.game.fingerprint() for step in steps[:2]]
    game.go_back(1)
    while game.ply <= loaded + 2 and not game.over:
        seat = game.seats_to_act[0]
        game.apply(other.choice([*game.legal_actions(seat)]), seat)
        known.append(game.fingerprint())
    for ply in range(game.ply, 0, -1):
        twin = game.copy()
        twin.go_back(ply)
        assert twin.fingerprint() == known[ply]


@EVERYWHERE
def test_among_simultaneous_players_nobody_changes_what_another_sees_may_do_or_undo(at: At) -> None:
    rules = GAMES[at[0]]
    for before, step in pairwise(played(at)):
        acting = before.game.seats_to_act
        if len(acting) < 2 or rules.ends_turn(step.events) or not step.game.seats_to_act:
            continue
        for seat in (None, *acting):
            if seat != before.seat:
                old, new = before.game.view(seat), step.game.view(seat)
                changed = {
                    field.name
                    for field in dataclasses.fields(new)
                    if getattr(old, field.name) != getattr(new, field.name)
                }
                assert changed <= {"seats_to_act", "ply"}


@EVERYWHERE
def test_among_simultaneous_players_each_undoes_their_own_decisions(at: At) -> None:
    rules, tried = GAMES[at[0]], 0
    several = [step for step in played(at) if len(step.game.seats_to_act) > 1]
    for step in several[:: stride(at)]:
        other = next(seat for seat in step.game.seats_to_act if seat != step.seat)
        both, alone = step.game.copy(), step.game.copy()
        both.apply(step.action, step.seat)
        if step.seat not in both.seats_to_act:
            continue
        answer = rules.least(both, other)
        alone.apply(answer, other)
        for game in (both, rules.load(both.to_dict())):
            game.apply(answer, other)
            assert game.view(step.seat).undoable
            game.undo(step.seat)
            assert game.fingerprint() == alone.fingerprint()
        tried += 1
    assert tried or at[0] != "sealed", "it is played so"


@EVERYWHERE
def test_hidden_information_changes_no_view_and_no_event(at: At) -> None:
    chance, rules = random.Random(5), GAMES[at[0]]
    for step in played(at)[: -1 : stride(at, 6)]:
        for seat in step.game.seats_to_act:
            twin = TRIED[at[0]].permuted(step.game, seat, chance)
            assert twin.view(seat) == step.game.view(seat)
        for event in step.events:
            seen = rules.seen_by(event, None)
            assert rules.seen_by(seen, None) == seen, "hidden once, hidden for good"
            assert seen.seat == event.seat


@EVERYWHERE
def test_an_absent_seat_is_played_to_the_end_of_the_game(at: At) -> None:
    rules = GAMES[at[0]]
    game = rules.new(TRIED[at[0]].tables[at[1]])
    for _ in range(5000):
        if game.over:
            break
        seat = game.seats_to_act[0]
        action = rules.least(game, seat)
        assert action in game.legal_actions(seat)
        game.apply(action, seat)
    assert game.over


@EVERYWHERE
def test_turns_and_rounds_end_and_the_game_ends_with_one(at: At) -> None:
    rules = GAMES[at[0]]
    steps = played(at)
    ends = [rules.ends_turn(step.events) for step in steps[1:]]
    assert ends[-1] and any(ends[:-1]) and not rules.ends_turn(())
    rounds = [begun for step in steps for event in step.events if (begun := rules.round_begun(event)) is not None]
    assert rounds == sorted(set(rounds)) and (not rounds or max(rounds) == steps[-1].game.round)
    for before, step in pairwise(steps):
        ended = [seat for event in step.events if (seat := rules.turn_ended(event)) is not None]
        assert ended in ([], [before.seat]) or before.seat in ended
        assert not ended or rules.ends_turn(step.events)
        if rules.is_end(before.action):
            assert rules.ends_turn(step.events) or before.seat not in step.game.seats_to_act


@EVERYWHERE
def test_what_follows_an_action_begins_with_it(at: At) -> None:
    rules = GAMES[at[0]]
    for step in played(at)[:-1:3]:
        for action in step.game.legal_actions(step.seat):
            chain = rules.follows(action)
            assert chain[0] == action
            assert all(rules.parse(each.text) == each for each in chain)


@EVERYWHERE
def test_automatic_actions_are_legal_and_happen_only_if_ordered(at: At) -> None:
    rules = GAMES[at[0]]
    for step in played(at)[:-1]:
        assert rules.order(step.game, step.seat, Standing()) is None
        by_itself = rules.order(step.game, step.seat, Standing(auto=True, ends=True))
        assert by_itself is None or step.game.legal_actions(step.seat) == (by_itself,)
        answer = rules.only_answer(step.game.view(step.seat))
        assert answer is None or answer in step.game.view(step.seat).answers
        assert rules.only_answer(step.game.view(None)) is None


@EVERYWHERE
def test_the_next_turn_belongs_to_another_seat(at: At) -> None:
    rules, seats = GAMES[at[0]], range(TRIED[at[0]].tables[at[1]].players)
    for step in played(at):
        following = rules.next_seats(step.game.view(None))
        assert len(set(following)) == len(following)
        assert set(following) <= set(seats) - set(step.game.seats_to_act)
    assert following == ()


@EVERYWHERE
def test_every_player_plays_a_legal_game_the_same_one_for_the_same_seed(at: At) -> None:
    for player in GAMES[at[0]].players:
        first, second = (play(at, player)[-1].game.log for play in (played, played.__wrapped__))
        assert first == second, player


@KEYS
def test_options_are_plain_data_and_impossible_ones_are_refused(key: str) -> None:
    definition, setup = GAMES[key], TRIED[key].tables[0]
    for option in definition.options:
        assert option.allows(option.default)
        assert all(option.allows(choice.value) for choice in option.offered())
        assert all(option.allows(option.left_out(where)) for where in option.asked)
    for each in TRIED[key].tables:
        require_options(definition.options, dict(each.options))
        if (harder := definition.harder(each.options)) is not None:
            require_options(definition.options, dict(harder))
            assert harder != each.options
    if definition.guided is not None:
        require_options(definition.options, dict(definition.guided))
        assert 1 in definition.seats
    with pytest.raises(ValueError, match=r"."):
        definition.new(dataclasses.replace(setup, players=max(definition.seats) + 1))


@KEYS
def test_every_option_has_texts_wherever_it_can_be_chosen(key: str) -> None:
    definition = GAMES[key]
    assert set(definition.option_words) == {option.key for option in definition.options}
    for option in definition.options:
        words = definition.option_words[option.key]
        assert set(words.helps) == option.asked
        assert all(1 <= len(said("en")) <= 100 for said in words.helps.values())
        if option.choices:
            assert words.names is not None
            assert set(words.names) == {choice.typed for choice in option.choices}
            assert all(1 <= len(said("en")) <= 100 for said in words.names.values())
        for choice in option.offered():
            for telling in (words.proposed, words.lobby[1] if words.lobby else None):
                assert telling is None or isinstance(telling(choice.value, "en"), str)


def result(at: At, seat: int, **changed: Any) -> Any:
    """How the game went for a seat, as the store remembers it."""
    *_, last = played(at)
    setup, sheet = TRIED[at[0]].tables[at[1]], last.game.scores()[seat]
    everything = [event for step in played(at) for event in step.events]
    figures = GAMES[at[0]].figures(last.game, everything, seat)
    kept = {"table_id": 1, "user_id": 10 + seat, "turn_seconds": 90, "players": setup.players, "options": setup.options}
    return SimpleNamespace(**kept | {"points": sheet.total, "rank": sheet.rank, "figures": figures} | changed)


@EVERYWHERE
def test_a_game_of_several_players_is_one_game_in_the_statistics_of_a_server(at: At) -> None:
    seats = range(TRIED[at[0]].tables[at[1]].players)
    games = [result(at, seat, table_id=table) for table in (1, 2) for seat in seats]
    page = GAMES[at[0]].texts("en").reference.server_statistics(games, dict.fromkeys(range(10, 20), "Ann"))
    rows = [(f"{title} {line}".lower(), value) for title, lines in page for line, value in lines]
    counted = [(named, value.split(" / ")) for named, value in rows if "games / " in named]
    assert [numbers[0] for _, numbers in counted] == ["2"] * len(counted)
    assert all(numbers[1] in ("0", "2") for named, numbers in counted if "arks found" in named)
    assert "2" in [value for named, value in rows if named in ("games games", "games games finished")]


@EVERYWHERE
def test_finished_games_have_statistics_and_pages_of_them(at: At) -> None:
    key, number = at
    seats = range(TRIED[key].tables[number].players)
    games = [result(at, seat, table_id=table) for table in (1, 2) for seat in seats]
    for figures in (each.figures for each in games):
        assert json.loads(json.dumps(figures)) == figures and {type(count) for count in figures.values()} <= {int}
    says, draws = GAMES[key].texts("en"), GAMES[key].pictures("en")
    own = says.reference.player_statistics([each for each in games if each.user_id == 10])
    everybody = says.reference.server_statistics(games, {10 + seat: f"Player {seat}" for seat in seats})
    for page in (own, everybody):
        assert page and all(title and all(line and value for line, value in rows) for title, rows in page)
        drawing = draws.statistics("Ann", page)
        elsewhere = pickle.loads(pickle.dumps(drawing.draw))  # pictures are drawn in other processes
        assert 1 <= len(drawing.alt) <= 1024 and drawing.draw() == elsewhere()
    assert says.reference.player_statistics([]) == says.reference.server_statistics([], {}) == ()
