"""Converts pages of the repository to HTML: Markdown, source files and lists of folders."""

import html
import pathlib
import re
import struct

from markdown_it import MarkdownIt

from repository import FIRST_PAGE, Fault, copied_folder

#: The names of languages in the labels of code blocks, for screen readers.
KINDS = {
    "console": "command and its output", "sh": "commands", "text": "text", "yaml": "YAML",
    "json": "JSON", "xml": "XML", "swift": "Swift", "java": "Java", "kotlin": "Kotlin",
    "python": "Python", "js": "JavaScript",
}

#: Lines as long as this fit a window of 320 pixels.
SHORT_LINE = 30


def slug(text, used):
    """Returns the anchor of a heading, as the common hosts of repositories form it."""
    name = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
    used[name] = used.get(name, -1) + 1
    return f"{name}-{used[name]}" if used[name] else name


def scrolling(content, label, tag="div", wraps=False):
    """Returns content that scrolls if it is wider than the window, also with keys when it has the focus."""
    # A group instead of a region, because each region would be a landmark.
    name = "scroll wraps" if wraps else "scroll"
    return f'<{tag} class="{name}" role="group" tabindex="0" aria-label="{html.escape(label)}">{content}</{tag}>'


class Prose:
    def __init__(self, repository, path, command):
        self.repository, self.path, self.command = repository, path, command
        #: Files of the repository that become pages, because this page links to them.
        self.pages = []
        #: Files and folders to copy, each with its address.
        self.copies = []
        self._blocks = 0
        if repository.is_folder(path):
            self._read_folder()
        elif path.suffix == ".md":
            self._read_markdown()
        else:
            self._read_source()

    def _read_folder(self):
        self.title = f"{self.path}/"
        items = []
        for entry in sorted((self.repository.root / self.path).iterdir()):
            path = self.path / entry.name
            name = f"<code>{html.escape(entry.name)}</code>"
            if entry.is_file() and entry.suffix in {".yaml", ".md", ".txt", ".walk", ".sh", ".py"}:
                self.pages.append(path)
                name = f'<a href="{self.repository.link(path, self.path)}">{name}</a>'
            items.append(f"<li>{name}</li>\n")
        self.body = f"<h1><code>{html.escape(self.title)}</code></h1>\n<ul>\n{''.join(items)}</ul>\n"

    def _read_source(self):
        self.title = str(self.path)
        try:
            text = self.repository.text(self.path)
        except UnicodeDecodeError:
            raise Fault(f"{self.path}: a page links to this file, but it is not a text") from None
        self.body = f"<h1><code>{html.escape(self.title)}</code></h1>\n" + self._code(text, "text")

    # Markdown

    def _read_markdown(self):
        markdown = MarkdownIt("commonmark").enable("table")
        for kind in ["fence", "code_block", "code_inline", "html_block", "html_inline", "table_open", "table_close",
                     "th_open", "th_close", "td_open"]:
            markdown.renderer.rules[kind] = getattr(self, f"_{kind}")
        tokens = markdown.parse(self.repository.text(self.path))
        self.title, self._here, used = str(self.path), "", {}
        for number, token in enumerate(tokens):
            if token.type == "heading_open":
                self._name(token, tokens[number + 1], used)
            elif token.type == "inline":
                for child in token.children:
                    self._resolve(child)
            elif token.type == "table_open":
                token.meta["label"] = f"Table: {self._here}"
            elif token.type == "th_open":
                token.meta["empty"] = not tokens[number + 1].content
            elif token.type == "th_close":
                token.meta["empty"] = not tokens[number - 1].content
        self.body = markdown.renderer.render(tokens, markdown.options, {"tokens": tokens})
        headings = [(name, re.sub(r"<[^>]*>", "", text))
                    for name, text in re.findall(r'<h2 id="([^"]*)">(.*?)</h2>', self.body)]
        # The first page is already a table of contents.
        if len(headings) > 3 and self.path != FIRST_PAGE:
            place = self.body.index("<h2 ")
            self.body = self.body[:place] + overview(headings) + self.body[place:]

    def _name(self, token, inline, used):
        text = "".join(child.content for child in inline.children if child.type in ("text", "code_inline"))
        token.attrs["id"] = slug(text, used)
        self._here = text
        if token.tag == "h1":
            self.title = text

    def _resolve(self, token):
        """Replaces the target of a link or picture by its address on the site."""
        if token.type == "link_open":
            token.attrs["href"] = self._address(token.attrs["href"])
        elif token.type == "image":
            path = self.repository.resolved(token.attrs["src"], self.path)
            source = self.repository.root / path
            self.copies.append((source, self.repository.address(path)))
            token.attrs["src"] = self.repository.link(path, self.path)
            token.attrs["width"], token.attrs["height"] = map(str, size_of_png(source))

    def _address(self, target):
        # Articles of DocC name each other without a folder.
        if target.startswith("doc:"):
            target = target.removeprefix("doc:") + ".md"
        file, mark, fragment = target.partition("#")
        if re.match(r"[a-z]+:", target) or not file:
            return target
        path = self.repository.resolved(file, self.path)
        folder = copied_folder(path)
        if folder:
            self.copies.append((self.repository.root / folder, str(folder)))
        else:
            self.pages.append(path)
        return self.repository.link(path, self.path) + mark + fragment

    # Elements with HTML that differs from the default

    def _fence(self, tokens, index, options, environment):
        return self._code(tokens[index].content, tokens[index].info.strip() or "text")

    def _code_block(self, tokens, index, options, environment):
        return self._code(tokens[index].content, "text")

    def _code_inline(self, tokens, index, options, environment):
        text = tokens[index].content
        short = ' class="short"' if len(text) <= SHORT_LINE - 6 else ""
        return f"<code{short}>{html.escape(text, quote=False)}</code>"

    def _code(self, text, language):
        self._blocks += 1
        written = html.escape(text, quote=False)
        if language == "console":
            written = re.sub(r"^\$ .*", lambda line: f"<b>{line.group()}</b>", written, flags=re.MULTILINE)
        if max(map(len, text.splitlines()), default=0) <= SHORT_LINE:
            return f"<pre><code>{written}</code></pre>\n"
        label = f"Code {self._blocks}, {KINDS.get(language, language)}"
        # Outputs of commands contain prose, which can wrap.
        wraps = language in ("console", "text")
        return scrolling(f"<code>{written}</code>", label, tag="pre", wraps=wraps) + "\n"

    def _html_block(self, tokens, index, options, environment):
        """Comments are left out, except orders to the command, which begin with `made:`."""
        text = tokens[index].content.strip()
        if not (text.startswith("<!--") and text.endswith("-->")):
            line = tokens[index].map[0] + 1
            raise Fault(f"{self.path}:{line}: expected Markdown, found HTML")
        order = text.removeprefix("<!--").removesuffix("-->").strip()
        if not order.startswith("made:"):
            return ""
        return self.command.made(order.removeprefix("made:").strip(), self.repository, self.path)

    def _html_inline(self, tokens, index, options, environment):
        raise Fault(f"{self.path}: expected Markdown, found '{tokens[index].content}'")

    def _table_open(self, tokens, index, options, environment):
        label = html.escape(tokens[index].meta["label"])
        return f'<div class="scroll" role="group" tabindex="0" aria-label="{label}"><table>\n'

    def _table_close(self, tokens, index, options, environment):
        return "</table></div>\n"

    def _th_open(self, tokens, index, options, environment):
        # A column of row names does not have a heading.
        return "<td>" if tokens[index].meta["empty"] else f'<th scope="col"{aligned(tokens[index])}>'

    def _th_close(self, tokens, index, options, environment):
        return "</td>" if tokens[index].meta["empty"] else "</th>\n"

    def _td_open(self, tokens, index, options, environment):
        return f"<td{aligned(tokens[index])}>"


def overview(headings):
    """Returns a list of links to the headings of a page, given as pairs of anchor and HTML."""
    items = "".join(f'<li><a href="#{name}">{text}</a></li>\n' for name, text in headings)
    items = f"<ul>\n{items}</ul>\n"
    if len(headings) > 12:
        items = f"<details>\n<summary>On this page</summary>\n{items}</details>\n"
    return f'<nav class="overview" aria-label="On this page">\n{items}</nav>\n'


def aligned(token):
    """Returns the class of an aligned cell, because the policy of a page forbids style attributes."""
    return ' class="number-cell"' if "right" in str(token.attrs.get("style", "")) else ""


def size_of_png(file):
    with open(file, "rb") as picture:
        return struct.unpack(">II", picture.read(24)[16:24])
