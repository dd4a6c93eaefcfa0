"""What is said at a table of Arnak, the host's sentences too: made of the Fluent files beside this."""

from arnak_bot.wording.fluent import Home, sentences

exec(sentences(Home(__name__, over=Home("arnak_bot.wording.messages"))), globals())
