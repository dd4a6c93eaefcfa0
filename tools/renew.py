"""Regenerate everything that is derived from the code, and show what changed.

python -m tools.renew              message stubs, approved texts and sessions, pages, golden pictures, examples
python -m tools.renew --close      also freeze new items: editions, formats of dumps, games of the corpus

Frozen items (an edition's content, an older format, a game or database of the corpus) are never overwritten: if the
code no longer agrees with them, tests fail.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
DERIVED = (
    "tools.message_stubs",
    "tests.wording.test_approved",
    "tests.lost_cities.test_approved",
    "tools.make_commands",
    "tests.rules_coverage",
    "tests.engine.test_perft",
    "tests.images.test_golden",
    "tests.discord.test_transcripts",
    "tools.make_examples",
)
CLOSING = ("tests.engine.test_editions", "tests.engine.test_dumps", "tests.engine.test_same_games", "tests.corpus.take")
"""The modules that `--close` runs as well; each writes only what does not exist yet."""


def main(arguments: list[str]) -> int:
    """Run each command in its own process, because one may need what another has written."""
    if arguments not in ([], ["--close"]):
        print(__doc__)
        return 2
    for module in (*DERIVED, *(CLOSING if arguments else ())):
        print(module, flush=True)
        if done := subprocess.run([sys.executable, "-m", module], cwd=ROOT).returncode:
            return done
    for words in (("--no-pager", "diff", "--unified=0"), ("--no-pager", "diff", "--stat"), ("status", "--short")):
        subprocess.run(["git", *words], cwd=ROOT, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
