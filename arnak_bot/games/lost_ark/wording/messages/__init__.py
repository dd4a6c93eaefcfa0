"""What is said at a table of the Lost Ark: made of the Fluent files beside this."""

from arnak_bot.wording.fluent import Home, sentences

HOME = Home(__name__)
exec(sentences(HOME), globals())
