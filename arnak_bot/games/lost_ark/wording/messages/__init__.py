"""What is said at a table of the Lost Ark: made of the Fluent files beside this."""

from arnak_bot.wording.fluent import Home, sentences

exec(sentences(Home(__name__)), globals())
