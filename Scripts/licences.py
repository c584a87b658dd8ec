"""Copies the licences and notices of the linked packages into a folder, as the licences require.

usage: licences.py CHECKOUTS FOLDER

CHECKOUTS contains the sources of the packages; FOLDER gets a folder for each.
"""

import pathlib
import re
import shutil
import sys

CHECKOUTS, FOLDER = map(pathlib.Path, sys.argv[1:])


def files(package):
    return sorted(path for path in package.iterdir() if re.match(r"(LICENSE|NOTICE|COPYING)", path.name))


for package in sorted(path for path in CHECKOUTS.iterdir() if path.is_dir()):
    texts = files(package)
    if not texts:
        sys.exit(f"{package} has no licence")
    (FOLDER / package.name).mkdir(parents=True)
    for text in texts:
        shutil.copy(text, FOLDER / package.name)

compiler = pathlib.Path(shutil.which("swiftc") or "").resolve()
(FOLDER / "swift").mkdir()
shutil.copy(compiler.parent.parent / "share/swift/LICENSE.txt", FOLDER / "swift")
