"""Lost Cities in words: actions, questions, events, refusals, the table, look-ups, figures, options, how to play."""
