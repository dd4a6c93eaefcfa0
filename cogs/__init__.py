"""The Discord front end: commands, buttons, menus and messages, mapped onto host calls. No rules here."""
