"""Checks a built site and prints each problem on a line; no output means success.

usage: site.py links FOLDER
       site.py pages FOLDER
       site.py thorough FOLDER

`links`: every link of every page leads to an existing file and anchor of the site, by a relative
address. The pages of the guides have no scripts, one heading of the first level, and the frame of the site; only
the search has scripts.
`pages`: opens the guides in a real Chromium, light and dark, at 320 and 1,280 pixels. axe must find nothing,
nothing may be wider than the window, only files of the site may be requested, and the skip link must appear. The
search must find sections from every page, with the keyboard, and list all sections without scripts.
Contrast takes axe most of its time, so it is checked in both schemes only for smaller pages, which have all
colours.
`thorough`: the same with every rule for every page in all four forms, which takes some minutes.
"""

import html.parser
import pathlib
import posixpath
import sys
import urllib.parse

#: The only sites that pages may link to.
ELSEWHERE = {"www.w3.org"}

#: The page with scripts.
SEARCH = "search.html"

#: Pages with separate tests: the command's pages, which have scripts, and DocC's pages.
MADE = ("examples/", "audio/", "api/")

FORMS = [(320, "light"), (320, "dark"), (1280, "dark"), (1280, "light")]

#: The limit for the test of colours; larger pages have the same colours as smaller pages.
LARGE = 500


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.ids, self.links, self.tags, self.wrong = set(), [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.tags.append((tag, attributes))
        if "id" in attributes:
            if attributes["id"] in self.ids:
                self.wrong.append(f"has the id '{attributes['id']}' twice")
            self.ids.add(attributes["id"])
        for name in ("href", "src", "action"):
            if name in attributes:
                self.links.append(attributes[name])

    def faults_of_frame(self, may_have_scripts):
        count = [tag for tag, _ in self.tags].count
        if count("script") and not may_have_scripts or any(name.startswith("on") for _, one in self.tags for name in one):
            yield "has a script"
        if any("style" in one for _, one in self.tags) or count("style"):
            yield "has a separate style, which its policy does not allow"
        for tag in ("h1", "main", "header"):
            if count(tag) != 1:
                yield f"has {count(tag)} times <{tag}>"
        if self.tags[0] != ("html", {"lang": "en"}):
            yield "does not declare its language"
        if "main" not in self.ids or not self.links or "#main" not in self.links:
            yield "has no way to skip to its text"


def look_at_links(folder):
    pages = {str(file.relative_to(folder)): Page(file.read_text(encoding="utf-8"))
             for file in sorted(folder.rglob("*.html")) if not file.is_relative_to(folder / "api")}
    reached, waiting = set(), ["index.html"]
    while waiting:
        name = waiting.pop()
        if name in reached or name not in pages:
            continue
        reached.add(name)
        for link in pages[name].links:
            address = urllib.parse.urlsplit(link)
            if address.scheme:
                if address.scheme not in ("http", "https", "data") or (
                        address.netloc and address.netloc not in ELSEWHERE):
                    yield f"{name}: leads to {link}"
                continue
            if link.startswith("/"):
                yield f"{name}: the address {link} is not relative"
                continue
            target = posixpath.normpath(posixpath.join(
                posixpath.dirname(name), urllib.parse.unquote(address.path))) if address.path else name
            if not (folder / target).is_file():
                yield f"{name}: {link} leads nowhere"
            elif address.fragment and target in pages and (
                    urllib.parse.unquote(address.fragment) not in pages[target].ids):
                yield f"{name}: {link} has no target in the page"
            waiting.append(target)
    for name in sorted(set(pages) - reached):
        yield f"{name}: no page links to it"
    for name, page in pages.items():
        if not name.startswith(MADE):
            for fault in [*page.wrong, *page.faults_of_frame(name == SEARCH)]:
                yield f"{name}: {fault}"


def search(browser, folder):
    """Searches from a guide, and changes the search."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto((folder / "report.html").as_uri())
    page.locator("input[name=q]").fill("TalkBack gestures")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?*")
    results = page.locator("#results > li")
    if not results.count() or f"{results.count()} section" not in page.locator("#count").inner_text():
        yield f"the search finds {results.count()} sections, and says {page.locator('#count').inner_text()!r}"
    for words in results.all_inner_texts():
        if "talkback" not in words.lower() and "gesture" not in words.lower():
            yield f"the search finds {words!r}"
    page.locator("input[name=q]").fill("alkback")
    if results.count():
        yield "the search finds words in the middle of other words"
    page.locator("input[name=q]").fill("baseline")
    results.first.locator("a").focus()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    if not page.evaluate("document.querySelector(decodeURIComponent(location.hash))?.matches('h1, h2, h3')"):
        yield f"a result leads to {page.url}"
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto((folder / SEARCH).as_uri())
    if page.locator("main details li a").count() < 100:
        yield "without scripts, the search does not list the sections"


def look_at_pages(folder, is_thorough=False):
    import shutil

    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import sync_playwright

    axe = Axe()

    def found(page, rules):
        # Without this option, axe loads the styles again, which a page must not do.
        violations = axe.run(page, options={"preload": False, **rules}).response["violations"]
        return [f"axe: {one['id']}: {one['nodes'][0]['html'][:200]}" for one in violations]

    only_contrast = {"runOnly": ["color-contrast"]}
    but_contrast = {"rules": {"color-contrast": {"enabled": False}}}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_context().new_page()
        wrong = []
        page.on("console", lambda message: wrong.append(f"the console says: {message.text}"))
        page.on("request", lambda request: request.url.startswith(folder.as_uri())
                or wrong.append(f"asks for {request.url}"))
        for file in sorted(folder.rglob("*.html")):
            name = str(file.relative_to(folder))
            if name.startswith(MADE):
                continue
            page.goto(file.as_uri())
            is_large = page.evaluate("document.querySelectorAll('main *').length") > LARGE
            for width, scheme in FORMS:
                page.set_viewport_size({"width": width, "height": 900})
                page.emulate_media(color_scheme=scheme)
                faults = []
                if is_thorough:
                    faults += found(page, {})
                elif name.startswith("files/"):
                    pass  # Sources, each a block of code in the same frame.
                elif width == 320 and scheme == "light" or width > 320 and scheme == "dark":
                    faults += found(page, but_contrast)
                if width > 320 and not (is_thorough or is_large or name.startswith("files/")):
                    faults += found(page, only_contrast)
                wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
                if wide > room:
                    faults.append(f"is {wide} pixels wide in a window of {room}")
                wrong += [f"{scheme}, {width} pixels: {line}" for line in faults]
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.getBoundingClientRect().left") < 0:
                wrong.append("the first key does not show the skip link")
            for line in dict.fromkeys(wrong):
                yield f"{name}: {line}"
            wrong.clear()
        for line in search(browser, folder):
            yield f"{SEARCH}: {line}"
        browser.close()


if __name__ == "__main__":
    looks = {"links": look_at_links, "pages": look_at_pages,
             "thorough": lambda folder: look_at_pages(folder, is_thorough=True)}
    for line in looks[sys.argv[1]](pathlib.Path(sys.argv[2]).resolve()):
        print(line)
