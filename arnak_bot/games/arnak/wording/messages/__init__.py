"""All texts of Arnak, added to those of the host, generated from the Fluent files in this directory."""

from arnak_bot.games.arnak.engine.naming import NAMES
from arnak_bot.games.arnak.engine.refusals import REASONS
from arnak_bot.wording.fluent import Home, sentences

_ENGINE = (
    *(("names", each, name) for each, name in NAMES),
    *(("reasons", each, reason.replace("{", "{ $")) for each, reason in REASONS),
)
HOME = Home(__name__, over=Home("arnak_bot.wording.messages"), engine=_ENGINE)
exec(sentences(HOME), globals())
