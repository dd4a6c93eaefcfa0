"""What Arnak alone has at Discord: the verbs of its turns as commands of their own."""
