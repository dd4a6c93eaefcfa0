"""The benchmarks run: small samples of those that compare nothing with another commit."""

from __future__ import annotations

import sys
from itertools import islice

import pytest

from benchmarks import __main__ as program
from benchmarks import pictures


def test_boards_private_pictures_and_moments_are_measured_next_to_a_plain_picture() -> None:
    played = islice(pictures.positions("bird", 2, None), 2)
    board, plain, empty, size = pictures.measure_boards(played, "bird", "wide")
    assert board > 0 and plain > 0 and empty > 0 and size > 10_000
    for drawings in (pictures.own_pictures("bird", 2, None), pictures.moments("bird", 2, None, "turns")):
        assert all(measured > 0 for measured in pictures.measure_drawings(islice(drawings, 1)))


@pytest.mark.slow
def test_a_new_process_draws_its_first_board_and_reports_its_memory() -> None:
    drawn, whole = pictures.cold_start("bird")
    assert 0 < drawn < whole
    assert pictures.memory_megabytes() > 1


@pytest.mark.parametrize("wrong", [("fast",), ("decisions",), ("host", "HEAD")])
def test_an_unknown_benchmark_and_a_wrong_number_of_commits_are_refused(
    wrong: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["benchmarks", *wrong])
    with pytest.raises(SystemExit):
        program.main()
    assert wrong[0] in capsys.readouterr().err
