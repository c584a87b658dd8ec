"""The search: an index of all sections as a script, and a page that also lists them without scripts."""

import html
import json
import pathlib
import re

from frame import framed

ADDRESS = "search.html"
INDEX = "search-index.js"
SCRIPT = "search.js"
POLICY = "script-src 'self' file:; "

HEADING = re.compile(r'<h([1-3])[^>]*? id="([^"]*)"[^>]*>(.*?)</h\1>', re.DOTALL)


def plain(content):
    """Returns the words of HTML."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", content)).split())


class Search:
    def __init__(self):
        #: For each page: its address, its title, and its sections with anchor, heading and text.
        self._pages = []

    def add(self, address, prose):
        found = list(HEADING.finditer(prose.body))
        ends = [one.start() for one in found[1:]] + [len(prose.body)]
        self._pages.append((address, prose.title, [
            (one[2], plain(one[3]), plain(prose.body[one.end():end])) for one, end in zip(found, ends)
        ]))

    def write(self, output, contents, repository):
        """Writes the page, its script and the index; guides are before other pages, in the order of the contents."""
        order = {repository.address(entry.path): place for place, entry in enumerate(contents.entries)}
        pages = sorted(self._pages, key=lambda page: (order.get(page[0], len(order)), page[0]))
        entries = [[address, title, *section] for address, title, sections in pages for section in sections]
        index = json.dumps(entries, ensure_ascii=False, separators=(",", ":"))
        (output / INDEX).write_text(f'"use strict";\nconst sections = {index};\n', encoding="utf-8")
        script = pathlib.Path(__file__).with_name(SCRIPT).read_text(encoding="utf-8")
        (output / SCRIPT).write_text(script, encoding="utf-8")
        (output / ADDRESS).write_text(framed(SearchPage(pages), contents, repository), encoding="utf-8")


class SearchPage:
    """A page in the frame of the site that is not made from a file."""
    title = "Search"
    path = None
    address = ADDRESS
    policy = POLICY
    scripts = (INDEX, SCRIPT)

    def __init__(self, pages):
        items = "".join(
            f'<details>\n<summary>{html.escape(title)}</summary>\n<ul>\n'
            + "".join(f'<li><a href="{address}#{anchor}">{html.escape(heading)}</a></li>\n'
                      for anchor, heading, _ in sections)
            + "</ul>\n</details>\n" for address, title, sections in pages if sections)
        self.body = ('<h1>Search</h1>\n<p id="count" role="status"></p>\n<ol id="results"></ol>\n'
                     f'<h2 id="all">All sections</h2>\n{items}')
