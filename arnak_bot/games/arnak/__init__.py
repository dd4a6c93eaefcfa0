"""Lost Ruins of Arnak: rules, texts and computer players."""
