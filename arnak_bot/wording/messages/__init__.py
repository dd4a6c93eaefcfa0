"""What the host says: made of the Fluent files beside this (docs/translating.md)."""

from arnak_bot.wording.fluent import Home, sentences

exec(sentences(Home(__name__)), globals())
