"""Lost Ruins of Arnak for Discord: everything that is not Discord and not a picture."""
