"""Runs a batch of Examples/spark/screens.py without Spark, also with a command that crashes.

usage: batch.py EARSHOT DUMP
"""

import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile

EARSHOT, DUMP = sys.argv[1], pathlib.Path(sys.argv[2])
JOB = pathlib.Path(sys.argv[2]).parents[2] / "Examples" / "spark" / "screens.py"
spec = importlib.util.spec_from_file_location("screens", JOB)
screens = importlib.util.module_from_spec(spec)
spec.loader.exec_module(screens)
BATCH = {"app": ["a", "b"], "path": ["a/1.xml", "b/2.xml"], "content": [DUMP.read_bytes(), b"no dump"]}


def rows(earshot, **options):
    return screens.rows_of(BATCH, earshot, "talkback-17", **options)


with tempfile.TemporaryDirectory() as folder:
    found = rows(EARSHOT)
    print(*sorted({(row["record"], row["path"]) for row in found}), sep="\n")
    kinds = {row["record"] for row in rows(EARSHOT, finds=False)}
    print("without findings:", *sorted(kinds))
    for command in ("announce", "import", "check"):
        crashing = os.path.join(folder, command)
        pathlib.Path(crashing).write_text(f"#!/bin/sh\n[ \"$1\" != {command} ] || kill -SEGV $$\nexec '{EARSHOT}' \"$@\"\n")
        os.chmod(crashing, 0o755)
        try:
            rows(crashing)
            print(f"{command}: no failure")
        except subprocess.CalledProcessError as error:
            print(f"{command}: {error.returncode}")
