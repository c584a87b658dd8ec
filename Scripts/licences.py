"""Collects what the licences of the packages that are linked ask to stand beside a program.

usage: licences.py CHECKOUTS FOLDER

CHECKOUTS holds the sources of the packages, FOLDER gets a folder for each.
"""

import pathlib
import re
import shutil
import sys

CHECKOUTS, FOLDER = map(pathlib.Path, sys.argv[1:])
HEADER = re.compile(r"\s*(/\*.*?\*/|(?://[^\n]*\n)+)", re.DOTALL)


def files(package):
    return sorted(path for path in package.iterdir() if re.match(r"(LICENSE|NOTICE|COPYING)", path.name))


def headers(folder):
    """Returns what stands at the head of the files of a library that has its licences nowhere else."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in {".c", ".cc", ".h", ".inc", ".S"}:
            header = HEADER.match(path.read_text(encoding="utf-8", errors="replace"))
            if header and re.search(r"copyright|written by|licen[cs]e", header[1], re.IGNORECASE):
                found.setdefault(header[1].strip(), path.relative_to(folder))
    return "\n\n".join(f"{path} and files like it:\n\n{text}" for text, path in found.items())


for package in sorted(path for path in CHECKOUTS.iterdir() if path.is_dir()):
    texts = files(package)
    if not texts:
        sys.exit(f"{package} has no licence")
    (FOLDER / package.name).mkdir(parents=True)
    for text in texts:
        shutil.copy(text, FOLDER / package.name)

boringssl = headers(CHECKOUTS / "swift-crypto/Sources/CCryptoBoringSSL")
(FOLDER / "swift-crypto/BoringSSL.txt").write_text(boringssl + "\n", encoding="utf-8")

compiler = pathlib.Path(shutil.which("swiftc") or "").resolve()
(FOLDER / "swift").mkdir()
shutil.copy(compiler.parent.parent / "share/swift/LICENSE.txt", FOLDER / "swift")
