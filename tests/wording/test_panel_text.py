"""What stands above a panel's picture, and in which order."""

from __future__ import annotations

from arnak_bot.wording.panel import LINE, panel_text

ASKED = "Round I: choose your main action."


def test_the_question_is_the_headline_until_something_is_done() -> None:
    assert panel_text(ASKED, status=["You have 2🪙"]).text == f"**{ASKED}**\nYou have 2🪙"
    done = panel_text(ASKED, done=["Ann digs."], status=["You have 2🪙"])
    assert done.text == f"**Ann digs.**\n{ASKED}\nYou have 2🪙" and not done.cut


def test_a_notice_is_the_headline_above_what_was_done_before() -> None:
    assert panel_text(ASKED, notice="Taken back.", done=["Ann digs."]).text == f"**Taken back.**\n{ASKED}\nAnn digs."


def test_news_stand_below_the_question_and_what_has_no_room_is_in_the_log() -> None:
    told = panel_text(ASKED, news=["Bob passes.", "Cleo passes.", "Dan passes."], status=["You have 2🪙"])
    assert told.text == f"**{ASKED}**\nBob passes.\nCleo passes." and told.cut


def test_there_is_room_for_40_words_and_a_long_line_is_cut() -> None:
    many = panel_text(ASKED, news=["word " * 20, "word " * 20])
    assert many.text.count("word") == 20 and many.cut
    assert panel_text(ASKED, news=["w" * 300]).text.splitlines()[1] == "w" * (LINE - 1) + "…"


def test_only_the_headline_is_bold() -> None:
    assert panel_text("**Red** is called.", news=["**Ann** calls."]).text == "**Red is called.**\nAnn calls."


def test_a_lesson_leaves_room_for_nothing_but_the_question() -> None:
    lesson = panel_text(ASKED, lesson="💡 Dig **here**.", done=["Ann digs."], status=["You have 2🪙"])
    assert lesson.text == f"**{ASKED}**\n💡 Dig **here**."
