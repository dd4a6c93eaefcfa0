"""The host's sentences, compiled from the Fluent files in this folder (docs/translating.md)."""

from arnak_bot.wording.fluent import Home, sentences

HOME = Home(__name__)
exec(sentences(HOME), globals())
