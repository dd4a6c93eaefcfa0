"""Loads the sentences of Fluent files: compiled once, and cached next to Python's own bytecode."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import marshal
import os
from pathlib import Path
from types import CodeType

from arnak_bot.wording.fluent.home import Home

__all__ = ["Home", "sentences"]


def sentences(home: Home) -> CodeType:
    """Return code that defines the `Words`, `ENGLISH` and `LANGUAGES` of a `Home`, and a class for each of its rooms,
    compiled again when a Fluent file or the compiler changes. Raises MessageError for content that is not supported; it
    names the file and the Fluent message.
    """
    made_of = hashlib.sha256(importlib.util.MAGIC_NUMBER + repr(home.engine).encode())
    for path in (*home.files, *sorted(Path(__file__).parent.glob("*.py"))):
        made_of.update(path.read_bytes())
    kept = Path(importlib.util.cache_from_source(str(home.folder / "sentences.py")))
    with contextlib.suppress(OSError):
        cached = kept.read_bytes()
        if cached.startswith(made_of.digest()):
            code: CodeType = marshal.loads(cached[made_of.digest_size :])
            return code
    from arnak_bot.wording.fluent.compiling import module  # imports the parser and the plural rules of all languages

    code = compile(module(home), f"the sentences of {home.package}", "exec")
    with contextlib.suppress(OSError):  # without write access it is compiled at every start
        kept.parent.mkdir(exist_ok=True)
        beside = kept.with_suffix(f".{os.getpid()}")
        beside.write_bytes(made_of.digest() + marshal.dumps(code))
        beside.replace(kept)
    return code
