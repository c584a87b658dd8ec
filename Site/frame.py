"""The frame of every page: head, header, contents and links to its neighbours."""

import html
import posixpath

from repository import FIRST_PAGE

# A page on disk does not have an origin, so in some browsers `'self'` does not allow its styles.
POLICY = ("default-src 'none'; {scripts}style-src 'self' file:; img-src 'self' file:; base-uri 'none'; "
          "form-action 'self' file:")


def framed(prose, contents, repository):
    """Returns a whole page."""
    address = getattr(prose, "address", None) or repository.address(prose.path)
    # The search is not made from a file; it is at the top, as the first page.
    path = prose.path or FIRST_PAGE
    top = posixpath.relpath(".", posixpath.dirname(address) or ".")
    title = prose.title if prose.path == FIRST_PAGE else f"{prose.title} – Earshot"
    policy = POLICY.format(scripts=getattr(prose, "policy", ""))
    scripts = "".join(f'<script src="{name}" defer></script>\n' for name in getattr(prose, "scripts", ()))
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{html.escape(title)}</title>
<link rel="stylesheet" href="{top}/site.css">
{scripts}</head>
<body class="site">
<a class="skip" href="#main">Skip to the text</a>
<header>
<p><a class="home" href="{repository.link(FIRST_PAGE, path)}">Earshot</a> <span>announcements of VoiceOver \
and TalkBack</span></p>
<form role="search" action="{top}/search.html"><label>Search <input type="search" name="q"></label> \
<button>Find</button></form>
</header>
<div class="sheet">
<nav class="contents" aria-label="Contents">
<details>
<summary>Contents</summary>
{table_of(contents, prose.path, repository)}</details>
</nav>
<main id="main" tabindex="-1">
{prose.body}{neighbours_of(prose.path, contents, repository)}</main>
</div>
</body>
</html>
"""


def table_of(contents, path, repository):
    lines = []
    for section, entries in contents.sections.items():
        if section:
            lines.append(f"<p>{html.escape(section)}</p>\n")
        lines.append("<ul>\n")
        for entry in entries:
            current = ' aria-current="page"' if entry.path == path else ""
            lines.append(f'<li><a href="{repository.link(entry.path, path or FIRST_PAGE)}"{current}>'
                         f"{html.escape(entry.title)}</a></li>\n")
        lines.append("</ul>\n")
    return "".join(lines)


def neighbours_of(path, contents, repository):
    links = [
        f'<a class="{side}" href="{repository.link(entry.path, path)}">{word}: {html.escape(entry.title)}</a>\n'
        for side, word, entry in zip(["before", "behind"], ["Previous", "Next"], contents.neighbours(path))
        if entry
    ]
    return f'<nav class="neighbours" aria-label="Previous and next">\n{"".join(links)}</nav>\n' if links else ""
