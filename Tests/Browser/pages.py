"""Opens pages in a real Chromium and prints each problem on a line; no output means success.

usage: pages.py FILE...

Each file is opened light and dark, at 320 and 1,280 pixels, with every panel shown once. axe must find nothing,
nothing may be wider than the window, nothing may be fetched, and the console must be silent. The keyboard alone
must reach and operate every control and show its focus. Without scripts, everything must be visible.
"""

import pathlib
import shutil
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

WIDTHS = [320, 1280]
SCHEMES = ["light", "dark"]
CONTROLS = "a[href], button, select, input, audio, summary"


def opened(browser, path, wrong, **settings):
    """Opens a page and collects its requests and console messages."""
    page = browser.new_context(**settings).new_page()
    address = pathlib.Path(path).resolve().as_uri()
    page.on("console", lambda message: wrong.append(f"the console says: {message.text}"))
    page.on("pageerror", lambda error: wrong.append(f"the script fails: {error}"))
    # Sounds are next to the page; nothing else may be requested.
    page.on("request", lambda request: request.url.split("#")[0] == address
            or request.resource_type == "media" and request.url.startswith(address.rpartition("/")[0])
            or wrong.append(f"asks for {request.url}"))
    page.goto(address)
    return page


def look(page, wrong):
    for violation in Axe().run(page).response["violations"]:
        wrong.append(f"axe: {violation['id']}: {violation['nodes'][0]['html'][:200]}")
    width, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    if width > room:
        wrong.append(f"is {width} pixels wide in a window of {room}")


def walk_with_keyboard(page, wrong):
    """Moves through the page with Tab, then operates a tab, a disclosure and a number."""
    # Tab reaches only one radio button of a group.
    reachable = page.evaluate(f"""() => [...document.querySelectorAll('{CONTROLS}')]
      .filter(one => one.tabIndex >= 0 && one.checkVisibility())
      .filter((one, _, all) => one.type !== 'radio'
        || one === all.find(other => other.type === 'radio' && other.name === one.name)).length""")
    # A player has controls inside it.
    players = page.locator("audio:visible").count()
    reached = 0
    for _ in range(reachable + 10 * players + 5):
        page.keyboard.press("Tab")
        tells = page.evaluate("""() => {
          const one = document.activeElement;
          if (!one || one === document.body || one.seen) return null;
          one.seen = true;
          const box = one.querySelector('rect.stop');
          if (box) return getComputedStyle(box).strokeWidth === '4px';
          return getComputedStyle(one).outlineStyle !== 'none';
        }""")
        if tells is None:
            continue
        reached += 1
        if not tells:
            wrong.append("a control does not show its focus: "
                         + page.evaluate("document.activeElement.outerHTML.slice(0, 120)"))
    if reached < reachable:
        wrong.append(f"the keyboard reaches {reached} of {reachable} controls")
    if page.locator("[role=tab]").count() > 1:
        page.locator("[role=tab][aria-selected=true]").first.focus()
        before = page.locator("[role=tab][aria-selected=true]").first.inner_text()
        page.keyboard.press("ArrowRight")
        if page.locator("[role=tab][aria-selected=true]").first.inner_text() == before:
            wrong.append("an arrow does not choose the next tab")
    if page.locator("summary:visible").count():
        summary = page.locator("summary:visible").first
        summary.focus()
        page.keyboard.press("Enter")
        if not summary.evaluate("one => one.parentElement.open"):
            wrong.append("Enter does not open a disclosure")
    for kind in ["a.drawn", "a.number"]:
        link = page.locator(f"{kind}:visible").first
        if not link.count():
            continue
        link.focus()
        if not page.locator(".marked").count():
            wrong.append(f"focus on {kind} marks nothing")
        page.keyboard.press("Enter")
        if not page.evaluate("document.querySelector(location.hash)?.checkVisibility()"):
            wrong.append(f"{kind} leads nowhere: {page.evaluate('location.hash')}")


def filter_stops(page, wrong):
    """Hides the stops of one severity, then all except those with some words, with the keyboard."""
    if not page.locator("[data-filters]").count() or not page.locator("input[type=search]").count():
        return
    for more in page.locator("details.more > summary").all():
        more.click()
    stops = page.locator("[data-filters] :is(li.stop, li.finding):visible")
    before = stops.count()
    boxes = page.locator("[role=group] input[type=checkbox]:visible")
    if page.locator("[data-severity]").count() and boxes.count():
        boxes.last.focus()
        page.keyboard.press("Space")
        if stops.count() >= before:
            wrong.append("a filter hides nothing")
        page.keyboard.press("Space")
    page.locator("input[type=search]").first.focus()
    page.keyboard.type("no such words")
    if stops.count() >= before:
        wrong.append("no words are looked for")
    for _ in "no such words":
        page.keyboard.press("Backspace")
    if stops.count() != before:
        wrong.append("what was hidden stays hidden")


def listen(browser, path, wrong):
    """Plays the first announcement and checks which words are marked."""
    page = opened(browser, path, wrong, viewport={"width": 1280, "height": 900})
    if not page.locator("audio").count():
        return
    expected = page.locator("audio").first.evaluate("""one =>
      [...(one.closest('.sound') ?? one.closest('.reader')).querySelectorAll('.part[data-from]')]
        .filter(part => part.dataset.to < 12 && part.dataset.to - part.dataset.from > 0.1).length""")
    page.evaluate("""() => {
      window.heard = [];
      const player = document.querySelector('audio');
      let lastFrame = performance.now();
      const watch = () => {
        // On a busy machine, a late frame can show the mark from before the delay.
        const isLate = performance.now() - lastFrame > 100;
        lastFrame = performance.now();
        for (const part of document.querySelectorAll('.part.now')) {
          const now = player.currentTime;
          if (!window.heard.includes(part)) window.heard.push(part);
          if (isLate) continue;
          if (now < part.dataset.from - 0.2 || now > Number(part.dataset.to) + 0.2) {
            window.late = `${part.textContent} at ${now}`;
          }
          // Each step of a walk has its own drawing, which shows the focus.
          const drawn = document.querySelector('a.drawn') ? 'a.drawn.heard' : 'li.step.heard';
          window.drawn ||= document.querySelectorAll(drawn).length === 1;
        }
        requestAnimationFrame(watch);
      };
      watch();
    }""")
    page.locator("audio").first.focus()
    page.keyboard.press("Space")
    end = time.monotonic() + 20
    while page.evaluate("window.heard.length") < expected and time.monotonic() < end:
        page.wait_for_timeout(50)
    heard = page.evaluate("window.heard.length")
    if heard < expected:
        wrong.append(f"marks {heard} of {expected} parts while playing")
    if page.evaluate("window.late"):
        wrong.append(f"marks out of time: {page.evaluate('window.late')}")
    if not page.evaluate("window.drawn"):
        wrong.append("does not mark one stop of the drawing while playing")


def read_without_scripts(browser, path, wrong):
    page = opened(browser, path, wrong, java_script_enabled=False)
    hidden = [one for one in page.locator(".reader, li.stop").all() if not one.is_visible()]
    if hidden:
        wrong.append(f"{len(hidden)} parts cannot be read without scripts")


def check(browser, path):
    wrong = []
    for scheme in SCHEMES:
        for width in WIDTHS:
            found = []
            page = opened(browser, path, found, color_scheme=scheme,
                          viewport={"width": width, "height": 900})
            look(page, found)
            for button in page.locator(".tabs button").all()[1:]:
                button.click()
                look(page, found)
            wrong += [f"{scheme}, {width} pixels: {line}" for line in found]
    found = []
    page = opened(browser, path, found, viewport={"width": 1280, "height": 900})
    walk_with_keyboard(page, found)
    filter_stops(page, found)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    look(page, found)
    listen(browser, path, found)
    read_without_scripts(browser, path, found)
    return wrong + found


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    for path in sys.argv[1:]:
        for line in dict.fromkeys(check(browser, path)):
            print(f"{path}: {line}")
    browser.close()
