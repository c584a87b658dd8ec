"""The table of contents: the lists of links on the first page, below its headings."""

import dataclasses
import pathlib

from markdown_it import MarkdownIt

from repository import FIRST_PAGE


@dataclasses.dataclass(frozen=True)
class Entry:
    section: str
    title: str
    path: pathlib.PurePosixPath


class Contents:
    def __init__(self, repository):
        self.entries = [Entry("", "First page", FIRST_PAGE)]
        section = ""
        tokens = MarkdownIt("commonmark").parse(repository.text(FIRST_PAGE))
        for number, token in enumerate(tokens):
            if token.type == "heading_open" and token.tag == "h2":
                section = tokens[number + 1].content
            if token.type == "list_item_open" and section:
                self._add(tokens[number + 2], section, repository)
        listed = {entry.path for entry in self.entries}
        # Pages that are not listed follow at the end.
        for path in repository.pages_of_docs():
            if path not in listed:
                title = repository.text(path).partition("\n")[0].removeprefix("# ").replace("`", "")
                self.entries.append(Entry(section, title, path))

    def _add(self, inline, section, repository):
        children = inline.children or []
        if not children or children[0].type != "link_open":
            return
        target = children[0].attrs["href"]
        title = "".join(child.content for child in children[1:3] if child.type == "text")
        self.entries.append(Entry(section, title, repository.resolved(target, FIRST_PAGE)))

    @property
    def sections(self):
        """The names of the sections in their order, each with its entries."""
        names = dict.fromkeys(entry.section for entry in self.entries)
        return {name: [entry for entry in self.entries if entry.section == name] for name in names}

    def neighbours(self, path):
        """The previous and the next entry of a page, or None."""
        places = [number for number, entry in enumerate(self.entries) if entry.path == path]
        if not places:
            return None, None
        before, behind = places[0] - 1, places[0] + 1
        return (self.entries[before] if before >= 0 else None,
                self.entries[behind] if behind < len(self.entries) else None)
