"""The messages of the Lost Ark, generated from the Fluent files beside this module."""

from arnak_bot.wording.fluent import Home, sentences

HOME = Home(__name__)
exec(sentences(HOME), globals())
