"""The texts of Lost Cities: actions, questions, events, refusals, table, look-ups, figures, options, how to play."""
