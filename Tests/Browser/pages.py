"""Opens pages in a real Chromium and prints each problem on a line; no output means success.

usage: pages.py [--all | --budgets] FILE...

axe must find nothing on a page and in its modes (every reader, side by side, open disclosures), nothing may be wider
than the window, nothing may be fetched, and the console must be silent. Each page is opened in one theme and width,
chosen in turn; `--all` opens it in both themes at 320, 390 and 1,280 pixels. The verdict and the first announcement
must be near the top; `--budgets` checks nothing else. The keyboard alone must reach and operate every control and show its focus. Without scripts,
everything must be visible.
"""

import csv
import pathlib
import shutil
import sys
import time
import zlib

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

FORMS = [(width, scheme) for width in (1280, 390, 320) for scheme in ("light", "dark")]
CONTROLS = "a[href], button, select, input, audio, summary"

#: Limits in pixels on a phone of 390 by 844, in Tab stops, and in words.
BUDGETS = {"verdict": 600, "announcement": 1400, "stops": 12, "words": 60}


def opened(browser, path, wrong, **settings):
    """Opens a page and collects its requests and console messages."""
    page = browser.new_context(**settings).new_page()
    address = pathlib.Path(path).resolve().as_uri()
    page.on("console", lambda message: wrong.append(f"the console says: {message.text}"))
    page.on("pageerror", lambda error: wrong.append(f"the script fails: {error}"))
    # A page may request only sounds, which are next to it.
    page.on("request", lambda request: request.url.split("#")[0] == address
            or request.resource_type == "media" and request.url.startswith(address.rpartition("/")[0])
            or wrong.append(f"asks for {request.url}"))
    page.goto(address)
    return page


def look(page, wrong):
    for violation in Axe().run(page).response["violations"]:
        wrong.append(f"axe: {violation['id']}: {violation['nodes'][0]['html'][:200]}")
    wrong += page.evaluate("""() => [...document.querySelectorAll('body :not(script, style, code)')]
      .flatMap((one) => [...one.childNodes]).filter((one) => one.nodeType === 3 && /<\\/(p|li|bdi|span|a)>/.test(one.data))
      .map((one) => `shows an element as text: ${one.data.slice(0, 80)}`)""")
    width, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    if width > room:
        wrong.append(f"is {width} pixels wide in a window of {room}")


def look_at_modes(page, wrong):
    """Looks at the page with another reader, side by side, and with open disclosures."""
    look(page, wrong)
    for group in page.locator("[role=radiogroup]").all():
        group.locator("[role=radio]").last.click()
    for pressed in page.locator("[aria-pressed]:visible").all():
        pressed.click()
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    for link in page.locator("a.more:visible").all()[:3]:
        link.click()
    look(page, wrong)


def measure(browser, path, wrong):
    """Measures a phone's first screens, with everything folded."""
    page = opened(browser, path, wrong, viewport={"width": 390, "height": 844})
    found = page.evaluate("""() => {
      const verdict = document.querySelector('[role=status]');
      const first = [...document.querySelectorAll('li[data-stop] > p')].find(one => one.checkVisibility());
      const findings = [...document.querySelectorAll('[id^=findings]')].find(one => one.checkVisibility());
      const bottom = one => one ? one.getBoundingClientRect().bottom + scrollY : 0;
      const isBefore = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
      const controls = findings ? [...document.querySelectorAll('a[href], button, select, input, summary')]
        .filter(one => one.tabIndex >= 0 && one.checkVisibility() && isBefore(one, findings)) : [];
      const words = verdict ? document.body.innerText.split(verdict.innerText)[0].split(/\\s+/).filter(Boolean) : [];
      return { verdict: bottom(verdict), announcement: bottom(first), stops: controls.length, words: words.length,
        isAfterHeading: verdict ? verdict.previousElementSibling.matches('h1') : true };
    }""")
    for name, most in BUDGETS.items():
        if found[name] > most:
            wrong.append(f"{name}: {found[name]:.0f}, at most {most}")
    if not found["isAfterHeading"]:
        wrong.append("the verdict is not after the heading")


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
    for group in page.locator("[role=radiogroup]").all():
        chosen = group.locator("[aria-checked=true]")
        before = chosen.inner_text()
        chosen.focus()
        page.keyboard.press("ArrowRight")
        if group.locator("[aria-checked=true]").inner_text() == before:
            wrong.append("an arrow does not choose the next reader")
        page.keyboard.press("ArrowLeft")
    names = page.evaluate(f"""() => [...document.querySelectorAll('{CONTROLS}')].filter(one => one.checkVisibility())
      .map(one => [one.tagName, one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText ?? one.textContent.trim(),
                   one.matches('.more') ? '' : one.getAttribute('href')].join(' '))""")
    for name in {name for name in names if names.count(name) > 1}:
        wrong.append(f"{names.count(name)} controls are called {name!r}")
    closed = page.locator("details:not([open]) > summary:visible")
    if closed.count():
        summary = closed.first.element_handle()
        summary.focus()
        page.keyboard.press("Enter")
        if not summary.evaluate("one => one.parentElement.open"):
            wrong.append("Enter does not open a disclosure")
    for kind in [".phone a", "li[data-stop] > a"]:
        link = page.locator(f"{kind}:visible").first
        if not link.count():
            continue
        link.focus()
        if not page.locator(".marked").count():
            wrong.append(f"focus on {kind} marks nothing")
        page.keyboard.press("Enter")
        if not page.evaluate("document.querySelector(location.hash)?.checkVisibility()"):
            wrong.append(f"{kind} leads nowhere: {page.evaluate('location.hash')}")


def filter_items(page, wrong):
    """Hides the items without some words, with the keyboard; the number of shown items must be announced."""
    for kind in ("rest", "equal"):
        closed = page.locator(f"details.{kind}:not([open]) > summary:visible")
        while closed.count():
            closed.first.click()
    if not page.locator("input[type=search]:visible").count():
        return
    items = page.locator("[data-filters] :is(li.finding, tbody > tr):visible")
    before = items.count()
    page.locator("input[type=search]:visible").first.focus()
    page.keyboard.type("no such words")
    if items.count() >= before:
        wrong.append("the search field does not filter the items")
    bar = page.locator(".tools", has=page.locator("input[type=search]:visible")).first
    if "Nothing matches" not in bar.locator("[aria-live]").first.inner_text():
        wrong.append("the result of a filter is not announced")
    for _ in "no such words":
        page.keyboard.press("Backspace")
    if items.count() != before:
        wrong.append("hidden items stay hidden")


def note_results(page, wrong):
    """Notes a result of a criterion; it must be remembered and saved in the columns that `earshot diff` reads."""
    if not page.locator("table.criteria").count():
        return
    page.locator("table.criteria select").first.select_option("fail")
    page.reload()
    if page.locator("table.criteria select").first.input_value() != "fail":
        wrong.append("a result is not remembered")
    noted = page.locator(".work .result-line").first.inner_text()
    if not noted.startswith("1 of ") or not noted.endswith(", 1 failed."):
        wrong.append(f"the number of results is {noted!r}")
    page.locator("text=Next open test").first.click()
    if not page.evaluate("document.activeElement.matches('table.criteria select') && document.activeElement.value === ''"):
        wrong.append("the next open test does not get the focus")
    with page.expect_download() as saved:
        page.locator("text=Save results as CSV").first.click()
    with open(saved.value.path(), encoding="utf-8", newline="") as file:
        header, first, *_ = csv.reader(file)
    if header[:3] != ["ID", "Title", "Section"] or "fail" not in first:
        wrong.append(f"saves {header} and {first}")


def listen(browser, path, wrong):
    """Plays the first announcement and checks which words are marked."""
    page = opened(browser, path, wrong, viewport={"width": 1280, "height": 900})
    if not page.locator(".player").count():
        return
    expected = page.locator(".play:visible").first.evaluate("""one =>
      [...one.parentElement.querySelectorAll(':scope > p bdi[data-from]')]
        .filter(part => part.dataset.to - part.dataset.from > 0.1).length""")
    page.evaluate("""() => {
      window.heard = [];
      let lastFrame = performance.now();
      const watch = () => {
        // On a busy machine, a late frame can show the mark from before the delay.
        const isLate = performance.now() - lastFrame > 100;
        lastFrame = performance.now();
        const player = [...document.querySelectorAll('audio')].find(one => !one.paused);
        for (const part of document.querySelectorAll('bdi.now')) {
          if (!window.heard.includes(part)) window.heard.push(part);
          if (isLate || !player) continue;
          const now = player.currentTime;
          if (now < part.dataset.from - 0.2 || now > Number(part.dataset.to) + 0.2) {
            window.late = `${part.textContent} at ${now}`;
          }
          // Each step of a walk has its own drawing, which shows the focus.
          const drawn = document.querySelector('.phone a') ? '.phone a.heard' : 'li.step.heard';
          window.drawn ||= document.querySelectorAll(drawn).length === 1;
        }
        requestAnimationFrame(watch);
      };
      watch();
    }""")
    page.locator(".player button").nth(1).focus()
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
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    hidden = [one for one in page.locator(".panel, li[data-stop], li.step, tbody > tr").all() if not one.is_visible()]
    if hidden:
        wrong.append(f"{len(hidden)} parts cannot be read without scripts")


def check(browser, path, forms):
    wrong = []
    for width, scheme in forms:
        found = []
        page = opened(browser, path, found, color_scheme=scheme, reduced_motion="reduce",
                      viewport={"width": width, "height": 900})
        look_at_modes(page, found)
        wrong += [f"{scheme}, {width} pixels: {line}" for line in found]
    found = []
    measure(browser, path, found)
    page = opened(browser, path, found, viewport={"width": 1280, "height": 900})
    walk_with_keyboard(page, found)
    filter_items(page, found)
    note_results(page, found)
    page.emulate_media(forced_colors="active")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    look(page, found)
    listen(browser, path, found)
    read_without_scripts(browser, path, found)
    return wrong + found


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    for path in [one for one in sys.argv[1:] if not one.startswith("--")]:
        turn = zlib.crc32(pathlib.Path(path).read_bytes()) % len(FORMS)
        wrong = []
        if "--budgets" in sys.argv:
            measure(browser, path, wrong)
        else:
            wrong = check(browser, path, FORMS if "--all" in sys.argv else [FORMS[turn]])
        for line in dict.fromkeys(wrong):
            print(f"{path}: {line}")
    browser.close()
