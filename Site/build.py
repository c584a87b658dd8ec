"""Builds the site: static pages from the Markdown of the repository, readable from disk. Only the search has scripts.

usage: build.py OUTPUT EARSHOT [API]

OUTPUT is the folder to write; its contents are replaced. EARSHOT is the built command. It makes the examples and
lists its options. API is a folder with DocC's pages of the libraries; it is moved into the site.
Docs/README.md is the first page and the table of contents. Every page that links reach from there becomes a page of
the site. If a link has no target, the build fails.
"""

import pathlib
import shutil
import sys

from command import Command
from contents import Contents
from frame import framed
from prose import Prose
from repository import Fault, Repository
from search import Search

ROOT = pathlib.Path(__file__).resolve().parent.parent


def write(output, address, text):
    file = output / address
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def build(output, earshot, api):
    repository = Repository(ROOT)
    command = Command(earshot, ROOT, output, api)
    contents = Contents(repository)
    search = Search()
    waiting = [entry.path for entry in contents.entries]
    written = set()
    while waiting:
        path = waiting.pop()
        if path in written:
            continue
        written.add(path)
        prose = Prose(repository, path, command)
        write(output, repository.address(path), framed(prose, contents, repository))
        if path.suffix == ".md":
            search.add(repository.address(path), prose)
        waiting += prose.pages
        for source, address in prose.copies:
            (output / address).parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, output / address, dirs_exist_ok=True,
                                ignore=shutil.ignore_patterns(".store"))
            else:
                shutil.copyfile(source, output / address)
    search.write(output, contents, repository)
    styles = [(ROOT / "Report/page.css"), (ROOT / "Site/site.css")]
    write(output, "site.css", "".join(style.read_text(encoding="utf-8") for style in styles))
    return len(written)


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    api = pathlib.Path(sys.argv[3]).resolve() if len(sys.argv) == 4 else None
    output = pathlib.Path(sys.argv[1]).resolve()
    # If the build fails, the previous site remains.
    draft = output.with_name(output.name + ".new")
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True)
    try:
        pages = build(draft, pathlib.Path(sys.argv[2]).resolve(), api)
    except Fault as fault:
        shutil.rmtree(draft)
        sys.exit(f"{fault}")
    shutil.rmtree(output, ignore_errors=True)
    draft.rename(output)
    if api:
        api.rename(output / "api")
    print(f"{output / 'index.html'}: {pages} pages")


if __name__ == "__main__":
    main()
