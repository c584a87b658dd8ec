"""Files of the repository, and their addresses on the site."""

import pathlib
import posixpath

#: The first page of the site, which is also its table of contents.
FIRST_PAGE = pathlib.PurePosixPath("Docs/README.md")

#: Folders that are copied unchanged, because they contain HTML pages and recordings.
COPIED = {pathlib.PurePosixPath("audio")}


def copied_folder(path):
    """Returns the copied folder that contains a file, or None if the file becomes a page."""
    if path in COPIED:
        return path
    return next((folder for folder in COPIED if folder in path.parents and path.suffix != ".md"), None)


class Fault(Exception):
    """An error in a page, with its place."""


class Repository:
    def __init__(self, root):
        self.root = root

    def text(self, path):
        return (self.root / path).read_text(encoding="utf-8")

    def is_folder(self, path):
        return (self.root / path).is_dir()

    def pages_of_docs(self):
        """The guides and the reference, sorted."""
        return sorted(pathlib.PurePosixPath("Docs") / file.name for file in (self.root / "Docs").glob("*.md"))

    def address(self, path):
        """Returns the address of a file: guides at the top, other pages as in the repository, sources in `files`."""
        if path == FIRST_PAGE:
            return "index.html"
        if path in COPIED:
            return f"{path}/index.html"
        if copied_folder(path):
            return str(path)
        if self.is_folder(path):
            return f"files/{path}/index.html"
        if path.suffix == ".md":
            return str(path.relative_to("Docs") if path.parts[0] == "Docs" else path)[:-3] + ".html"
        if path.suffix == ".png":
            return f"pictures/{path.name}"
        return f"files/{path}.html"

    def resolved(self, target, page):
        """Returns the file that a link of a page names."""
        path = pathlib.PurePosixPath(posixpath.normpath(posixpath.join(page.parent, target)))
        if path.parts[:1] == ("..",) or not (self.root / path).exists():
            raise Fault(f"{page}: the link to '{target}' does not have a target; {path} does not exist")
        return path

    def link(self, path, page):
        """Returns the address of a file as a page of the site names it."""
        return posixpath.relpath(self.address(path), posixpath.dirname(self.address(page)) or ".")
