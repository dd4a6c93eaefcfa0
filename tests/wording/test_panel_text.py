"""What stands above a panel's picture, and in which order."""

from __future__ import annotations

from arnak_bot.wording.panel import LINE, MOST_WORDS, panel_text

ASKED = "Round I: your turn."


def test_the_question_is_the_headline_until_something_is_done() -> None:
    assert panel_text(ASKED, status=["You have 2🪙"]).text == f"**{ASKED}**\nYou have 2🪙"
    done = panel_text(ASKED, done=["Ann digs."], status=["You have 2🪙"])
    assert done.text == f"**Ann digs.**\n{ASKED}\nYou have 2🪙" and not done.cut


def test_a_notice_is_the_headline_above_what_was_done_before() -> None:
    assert panel_text(ASKED, notice="Undone.", done=["Ann digs."]).text == f"**Undone.**\nAnn digs.\n{ASKED}"
    twice = panel_text(ASKED, done=["Ann digs.", "Ann passes."], news=["Bob passes."])
    assert twice.text == f"**Ann digs.**\nAnn passes.\n{ASKED}"


def test_news_stand_between_question_and_status_and_what_has_no_room_is_in_the_log() -> None:
    told = panel_text(ASKED, news=["Bob passes.", "Cleo passes.", "Dan passes."], status=["You have 2🪙"])
    assert told.text == f"**{ASKED}**\nBob passes.\nCleo passes.\nYou have 2🪙" and told.cut


def test_there_is_room_for_40_words_and_a_long_line_is_cut() -> None:
    many = panel_text(ASKED, news=["word " * 20, "word " * 20])
    assert many.text.count("word") == 20 and many.cut
    assert panel_text(ASKED, news=["w" * 300]).text.splitlines()[1] == "w" * (LINE - 1) + "…"


def test_only_the_headline_is_bold() -> None:
    assert panel_text("**Red** is called.", news=["**Ann** calls."]).text == "**Red is called.**\nAnn calls."


def test_a_lesson_waits_where_it_leaves_no_room_for_what_was_done_and_the_latest_news() -> None:
    lesson = panel_text(ASKED, lesson="💡 Dig **here**.", done=["Ann digs.", "Bob passes."], status=["You have 2🪙"])
    assert lesson.text == f"**Ann digs.**\n{ASKED}\n💡 Dig **here**." and lesson.teaches
    found = "Armoury: +1🪙 +1🏹 · the Moss Tapir"
    taught, longer = (panel_text(ASKED, lesson=f"💡 {'word ' * count}".rstrip(), done=[found]) for count in (30, 33))
    assert taught.text.startswith(f"**Armoury: +1🪙 +1🏹**\n{ASKED}\n💡 word") and taught.teaches
    assert longer.text == f"**{found}**\n{ASKED}" and not longer.teaches
    news = panel_text(ASKED, lesson=f"💡 {'word ' * 20}".rstrip(), news=["The rival digs. End of round I: it passes."])
    assert news.text.startswith(f"**{ASKED}** The rival digs. End of round I: it passes.\n💡 word") and news.teaches
    news = panel_text(ASKED, lesson=f"💡 {'word ' * 27}".rstrip(), news=["The rival digs. End of round I: it passes."])
    assert news.text == f"**{ASKED}**\nThe rival digs. End of round I: it passes." and not news.teaches


def test_news_lose_their_end_rather_than_leave_the_button_beside_a_lesson_without_a_suggestion() -> None:
    lesson, news = f"💡 {'word ' * 24}".rstrip(), ["The rival digs. End of round I: it passes."]
    taught = panel_text(ASKED, lesson=lesson, news=news, suggested=["A good move now: dig."])
    assert taught.text == f"**{ASKED}** The rival digs. …\n{lesson}\nA good move now: dig."
    assert taught.cut and taught.teaches, "the log has the rest"


SUGGESTED = (f"Move **there**. {'word ' * 20}".rstrip(), "Move **there**.", "Start.")


def test_a_suggestion_is_as_long_as_there_is_room_for_it() -> None:
    assert panel_text(ASKED, suggested=SUGGESTED).text == f"**{ASKED}**\n{SUGGESTED[0]}"
    taught = f"💡 {'word ' * 15}".rstrip()
    assert panel_text(ASKED, lesson=taught, suggested=SUGGESTED).text == f"**{ASKED}**\n{taught}\n{SUGGESTED[1]}"
    taught = f"💡 {'word ' * 34}".rstrip()
    assert panel_text(ASKED, lesson=taught, suggested=SUGGESTED).text == f"**{ASKED}**\n{taught}\nStart."


def test_what_was_just_done_is_the_headline_above_a_suggestion_if_both_have_room() -> None:
    done = panel_text(ASKED, suggested=SUGGESTED, done=["Ann digs."], status=["You have 2🪙"])
    assert done.text == f"**Ann digs.**\n{ASKED}\n{SUGGESTED[0]}"
    long = panel_text(ASKED, suggested=SUGGESTED[:1], done=["word " * 20])
    assert long.text == f"**{ASKED}**\n{SUGGESTED[0]}"


def test_beside_a_lesson_or_a_suggestion_the_latest_news_have_room_before_reasons() -> None:
    told = panel_text(ASKED, suggested=SUGGESTED, news=["Bob digs.", "New: Hat."])
    assert told.text == f"**{ASKED}** Bob digs.\nNew: Hat.\n{SUGGESTED[0]}"
    taught = f"💡 {'word ' * 15}".rstrip()
    told = panel_text(ASKED, lesson=taught, suggested=SUGGESTED, news=[f"Bob digs. {'Then ' * 9}passes."])
    assert told.text == f"**{ASKED}** Bob digs. {'Then ' * 9}passes.\n{taught}\n{SUGGESTED[1]}"
    told = panel_text(ASKED, suggested=SUGGESTED[:2], news=[f"Bob digs. {'a ' * 34}passes."])
    assert told.text == f"**{ASKED}** Bob digs. …\n{SUGGESTED[0]}" and told.cut, "at least its first sentence"


def test_news_without_room_lose_their_last_parts_before_all_of_them_go() -> None:
    did = f"Bob digs. Before: {'a ' * 12}takes Hat (1🪙, 2🧭), {'b ' * 14}buys Tent and passes."
    told = panel_text(ASKED, suggested=SUGGESTED[1:2], news=[did])
    assert told.text == f"**{ASKED}** Bob digs. Before: {'a ' * 12}takes Hat (1🪙, 2🧭)…\n{SUGGESTED[1]}"
    row = "New: Hat (1🪙). Gone: Axe."
    for room, kept in ((5, [row]), (4, ["New: Hat (1🪙). …"]), (3, ["New: Hat (1🪙)…"]), (2, [])):
        latest = " ".join(["word"] * (MOST_WORDS - len(ASKED.split()) - room))
        told = panel_text(ASKED, news=[latest, row])
        assert told.text.splitlines()[2:] == kept and told.cut is (kept != [row])


def test_the_first_sentence_of_the_news_and_the_reason_of_a_suggestion_come_before_the_rest_of_the_news() -> None:
    reasoned, bare = SUGGESTED[0], SUGGESTED[2]
    news = ("Bob digs.", f"Then {'so ' * 28}he passes.")
    told = panel_text(ASKED, suggested=(reasoned, bare), news=[" ".join(news)])
    assert told.text == f"**{ASKED}** {news[0]} …\n{reasoned}"
    done = f"You overcame the Hollow Monkey: {'so ' * 20}many points."
    told = panel_text(ASKED, suggested=(reasoned, bare), done=[done])
    assert told.text == f"**{done}**\n{ASKED}\n{bare}", "nor does a headline lose what it tells"
    news = (f"Bob digs {'so ' * 28}there.", "He passes.")
    told = panel_text(ASKED, suggested=(reasoned, bare), news=[" ".join(news)])
    assert told.text == f"**{ASKED}** {' '.join(news)}\n{bare}"


def test_a_headline_loses_its_price_and_then_its_first_results_before_all_of_them() -> None:
    room = "word " * 12
    for count, shown in (
        (9, "Ann buys Tent (1🪙, 2🧭): +1🪙, a card joins (Hat, Axe), and the Driver turns."),
        (11, "Ann buys Tent: +1🪙, a card joins (Hat, Axe), and the Driver turns."),
        (16, "Ann buys Tent: … the Driver turns."),
        (21, "Ann buys Tent."),
    ):
        line = f"{room}{'so ' * count}".rstrip()
        done = ["Ann buys Tent (1🪙, 2🧭): +1🪙, a card joins (Hat, Axe), and the Driver turns."]
        assert panel_text(ASKED, suggested=[line], done=done).text == f"**{shown}**\n{ASKED}\n{line}", count


def test_news_are_whole_beside_a_shorter_reason_before_a_long_one_cuts_them() -> None:
    forms = (f"Move. {'gain ' * 20}".rstrip(), "Move. It gains.", "Move.")
    news = f"Bob digs. {'Then ' * 14}passes."
    assert panel_text(ASKED, suggested=forms, news=[news]).text == f"**{ASKED}** {news}\n{forms[1]}"
    told = panel_text(ASKED, suggested=forms[::2], news=[news.replace("passes", f"passes {'here ' * 4}")])
    assert told.text == f"**{ASKED}** Bob digs. …\n{forms[0]}", "a reason before what is older"


def test_the_question_is_never_left_out_for_the_reason_of_a_suggestion() -> None:
    reasoned, bare = f"Move. {'gain ' * 25}".rstrip(), "Move."
    done, news = f"Found: {'word ' * 11}".rstrip(), f"Bob digs{' far' * 10}."
    assert panel_text(ASKED, suggested=[reasoned, bare], done=[done]).text == f"**{done}**\n{ASKED}\n{bare}"
    assert panel_text(ASKED, suggested=[reasoned, bare], news=[news]).text == f"**{ASKED}** {news}\n{bare}"


def test_the_question_stays_where_older_news_can_make_room_instead() -> None:
    news = "The rival digs at Armoury (L1-1). After you passed, it researched row 4 left, bought Tent and dug at Mine."
    advice = "A good move now: Play Pickaxe. It costs 1🧭 and uses a card, but gains 1📜 1🏹."
    told = panel_text("Round III: your turn.", news=[news], suggested=[advice, "A good move now: Play Pickaxe."])
    assert told.text == f"**Round III: your turn.** The rival digs at Armoury (L1-1). …\n{advice}"


def test_a_long_sentence_about_the_newest_move_loses_its_end_beside_a_reason_rather_than_go() -> None:
    forms = f"Discover. {'gain ' * 28}".rstrip(), "Discover."
    told = panel_text(ASKED, suggested=forms, news=["Bob climbs to row 6 and dismisses the Linguist.", "New: Horse."])
    assert told.text == f"**{ASKED}** Bob climbs to row 6…\nNew: Horse.\n{forms[0]}"


def test_a_headline_about_what_was_done_stays_above_a_lesson() -> None:
    taught = f"💡 {'word ' * 20}".rstrip()
    told = panel_text(ASKED, lesson=taught, suggested=SUGGESTED, done=[f"Found: {'word ' * 11}".rstrip()])
    assert told.text == f"**Found: {'word ' * 11}".rstrip() + f"**\n{ASKED}\n{taught}"
    longer, found = f"💡 {'word ' * 26}".rstrip(), f"Found: {'word ' * 11}".rstrip()
    told = panel_text(ASKED, lesson=longer, suggested=SUGGESTED, done=[found])
    assert told.text == f"**{found}**\n{ASKED}\n{SUGGESTED[0]}" and not told.teaches
    done = f"Ann buys Tent: {'so ' * 17}many, and the Driver turns."
    assert not panel_text(ASKED, lesson=taught, done=[done]).teaches, "it waits rather than cut what was done"


def test_beside_a_lesson_the_end_of_what_was_found_goes_before_the_question() -> None:
    site, price = (
        "🗿 Armoury: +1🪙, 🏺 Idol: +1🪙, 🐾 Hollow Monkey",
        "1🪙 1🏹 a card → 5 points + boon; otherwise Fear",
    )
    asked, taught = "End your turn, or use a free action first.", f"💡 {'word ' * 13}".rstrip()
    told = panel_text(asked, lesson=taught, suggested=["Slot an idol."], done=[f"{site} · {price}"])
    assert told.text == f"**{site}**\n{asked}\n{taught}" and told.teaches


def test_a_notice_is_never_left_out_for_a_suggestion() -> None:
    notice = panel_text(ASKED, notice="word " * 25, suggested=SUGGESTED)
    assert notice.text.endswith(f"**\n{ASKED}\nMove **there**.")


def test_what_one_has_and_may_do_is_whole_and_news_gives_way() -> None:
    news, status = " ".join(["word"] * 27), "You have 2🪙 · 1 👤 free · 17 points"
    longest = panel_text(ASKED, news=[news], status=[status])
    assert longest.text == f"**{ASKED}**\n{'word ' * 25}word…\n{status}" and longest.cut
    request = f"Ben asks{' so' * 30}. Do you agree?"
    asks = panel_text(ASKED, done=["Ann digs."], requests=[request], news=[news], status=[status])
    assert asks.text == f"**Ann digs.**\n{ASKED}\n{request}" and asks.cut, "which alone fills the panel"
    early = panel_text(ASKED, news=["Bob digs.", f"Earlier, I dug{' so' * 30}."], status=[status])
    assert early.text == f"**{ASKED}**\nBob digs.\n{status}" and early.cut, "a single word tells nothing"
    busy = panel_text(ASKED, done=[news], news=["Bob digs. He finds Hat."], status=[status])
    assert busy.text == f"**{news}**\n{ASKED}\nYou have 2🪙 · 1 👤 free" and busy.cut, "the log has the news"


def test_a_line_that_is_too_long_ends_with_a_whole_clause() -> None:
    clause = "Ann plays red 4, steps to stone 2 of the red path"
    assert panel_text(ASKED, news=[f"{clause}, {'w' * LINE}"]).text.endswith(f"{clause}…") is False
    assert panel_text(ASKED, news=[f"{clause}{'w' * 40}, {'w' * LINE}"]).text.endswith(f"{'w' * 40}…")
    for end, kept in (("word of a card", " word…"), ("word +1. And then", " +1…")):
        told = f"{'w' * (LINE - 11)} {end}"
        assert panel_text(ASKED, news=[told]).text.endswith(kept), "no small words or full stop at the end"
    row = "The rival draws “overcome”, but moves its magnifying glass to the fourth row (now worth 6 points)"
    assert panel_text(ASKED, news=[f"{row} and takes the {'w' * 80}"]).text.endswith("6 points)…")
