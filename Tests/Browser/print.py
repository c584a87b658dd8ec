"""Prints acceptance criteria in a real Chromium and prints each problem on a line; no output means success.

usage: print.py FILE...

Essential criteria need at most four pages for 30 components, in A4 and in US Letter. Empty fields are not printed,
results and notes are, and all text is large enough for paper.
"""

import pathlib
import re
import shutil
import sys

from playwright.sync_api import sync_playwright

PAGES = 4
COMPONENTS = 30

SMALLEST = """() => Math.min(...[...document.querySelectorAll('main :is(p, b, h2, h3)')]
  .filter((one) => one.checkVisibility()).map((one) => parseFloat(getComputedStyle(one).fontSize)))"""


def check(browser, path):
    wrong = []
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(pathlib.Path(path).resolve().as_uri())
    components = page.locator("table.criteria").count()
    most = max(1, components * PAGES // COMPONENTS)
    for form in ("A4", "Letter"):
        count = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=form, prefer_css_page_size=True)))
        if count > most:
            wrong.append(f"{components} components need {count} pages in {form}, at most {most}")
    page.locator("table.criteria select").first.select_option("fail")
    note = page.locator("table.criteria input[aria-label^=Note]").first
    note.fill("A note that is longer than an empty field for a note, so that its end could be cut")
    page.emulate_media(media="print")
    empty = page.locator("table.criteria input:placeholder-shown:visible").count()
    if empty:
        wrong.append(f"prints {empty} empty fields")
    printed = page.locator("table.criteria :is(select, input):visible").count()
    if printed != 2:
        wrong.append(f"prints {printed} fields for a result and a note")
    elif note.evaluate("one => one.scrollWidth > one.clientWidth"):
        wrong.append("cuts a note")
    smallest = page.evaluate(SMALLEST)
    if smallest < 8 * 96 / 72:
        wrong.append(f"prints text with {smallest * 72 / 96:.1f} points")
    page.close()
    return wrong


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    for path in sys.argv[1:]:
        for line in check(browser, path):
            print(f"{path}: {line}")
    browser.close()
