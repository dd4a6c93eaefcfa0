"""All texts of Arnak, added to those of the host, generated from the Fluent files in this directory."""

from arnak_bot.games.arnak.engine.naming import NAMES
from arnak_bot.wording.fluent import Home, sentences

HOME = Home(__name__, over=Home("arnak_bot.wording.messages"), names=NAMES)
exec(sentences(HOME), globals())
