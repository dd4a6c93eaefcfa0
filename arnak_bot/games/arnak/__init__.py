"""Lost Ruins of Arnak: its rules, its words, its players."""
