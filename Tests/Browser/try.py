"""Tries out pages in a real Chromium and prints each problem on a line; no output means success.

usage: try.py FILE...
       try.py --walk STEPS SEED FILE

The mode must open with the keyboard, announce each step in a live region, mark the stop in the list, and close; axe must
find nothing. With `--walk`, random steps are taken for each reader, and printed as JSON: actions in the words of walk
scripts, announcements and focus. Steps whose result the page does not contain are left out, and counted.
"""

import json
import pathlib
import shutil
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

#: Windows with their themes.
SIZES = [(1280, 900, "light"), (390, 844, "dark"), (320, 700, "light")]

#: Takes random steps with keys, buttons and touches, and returns what is announced and which stop is marked.
WALK = """([steps, seed]) => {
  let last = seed;
  const random = () => { last = (last * 1103515245 + 12345) % 2147483648; return last / 2147483648; };
  const region = document.querySelector('section.try');
  const panel = region.closest('.panel');
  const [said, hint, note] = region.querySelectorAll('[aria-live] p');
  const links = [...panel.querySelectorAll('li[data-stop] > a:first-child')];
  const back = panel.dataset.name.startsWith('VoiceOver') ? 'scrub' : 'back';
  const press = (key) => region.querySelector('.stage').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const click = (name) => [...region.querySelectorAll('button')].find((one) => one.textContent === name).click();
  const ways = [
    [30, 'swipe-right', () => press('ArrowRight')], [12, 'swipe-left', () => press('ArrowLeft')],
    [25, 'double-tap', () => press('Enter')], [7, 'swipe-up', () => press('ArrowUp')],
    [7, 'swipe-down', () => click('Swipe down')], [3, 'double-tap-and-hold', () => click('Hold')],
    [8, back, () => press('Escape')],
  ];
  const result = (action) => ({ action, said: [said.textContent, hint.textContent].filter((one) => one),
    focus: region.dataset.focus });
  const taken = [result(null)];
  let cut = 0;
  while (taken.length <= steps) {
    let chance = random() * 100;
    let way = ways.find(([share]) => (chance -= share) < 0);
    if (!way) {
      const link = links[Math.floor(random() * links.length)];
      way = [0, `touch: ${link.parentElement.dataset.stop}`, () => link.click()];
    }
    way[2]();
    if (/left out|not on this page/.test(note.textContent)) cut += 1;
    else taken.push(result(way[1]));
    if (cut > 4 * steps) break;
  }
  return { steps: taken, cut };
}"""


def opened(browser, path, wrong, size=SIZES[0], **settings):
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=size[2], **settings).new_page()
    address = pathlib.Path(path).resolve().as_uri()
    page.on("console", lambda message: wrong.append(f"the console says: {message.text}"))
    page.on("pageerror", lambda error: wrong.append(f"the script fails: {error}"))
    page.on("request", lambda request: request.url.split("#")[0] == address or wrong.append(f"asks for {request.url}"))
    page.goto(address)
    # Screens with only notes are folded.
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    return page


def readers(page):
    """The buttons of the mode; each reader's panel is shown first."""
    radios = page.locator("[role=radiogroup][aria-label=Reader] [role=radio]")
    for place in range(max(radios.count(), 1)):
        if radios.count():
            radios.nth(place).click()
        yield page.locator("button.try:visible").first


def check(browser, path):
    wrong = []
    for size in SIZES:
        page = opened(browser, path, wrong, size, reduced_motion="reduce")
        for opener in readers(page):
            opener.focus()
            page.keyboard.press("Enter")
            stage = page.locator(".stage")
            if not stage.evaluate("one => one === document.activeElement"):
                wrong.append("the screen does not get the focus")
            live = page.locator("section.try [aria-live]")
            first = live.inner_text()
            if not first.strip():
                wrong.append("nothing is announced at the beginning")
            page.keyboard.press("ArrowRight")
            if page.locator(".panel:visible li.heard").count() != 1:
                wrong.append("not one stop is marked")
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("ArrowLeft")
            page.get_by_role("button", name="Previous").click()
            if "No more stops" not in live.inner_text() and live.inner_text() == first:
                wrong.append("the edge of the screen is not announced")
            box = stage.bounding_box()
            before = live.inner_text()
            page.mouse.move(box["x"] + 10, box["y"] + 10)
            page.mouse.down()
            page.mouse.move(box["x"] + 90, box["y"] + 12)
            page.mouse.up()
            if live.inner_text() == before:
                wrong.append("a swipe does not move the focus")
            for violation in Axe().run(page).response["violations"]:
                wrong.append(f"axe: {violation['id']}: {violation['nodes'][0]['html'][:200]}")
            width = page.evaluate("document.documentElement.scrollWidth")
            if width > size[0]:
                wrong.append(f"is {width} pixels wide in a window of {size[0]}")
            page.get_by_role("button", name="Close", exact=True).click()
            if page.locator("section.try").count():
                wrong.append("the mode does not close")
            if not opener.evaluate("one => one === document.activeElement"):
                wrong.append("focus does not return to the button of the mode")
        page.context.close()
    return wrong


def walk(browser, path, steps, seed):
    wrong = []
    page = opened(browser, path, wrong)
    found = {}
    for opener in readers(page):
        opener.click()
        found[opener.get_attribute("aria-label")] = page.evaluate(WALK, [steps, seed])
        page.get_by_role("button", name="Close", exact=True).click()
    return {"walks": found, "faults": wrong}


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    if sys.argv[1] == "--walk":
        print(json.dumps(walk(browser, sys.argv[4], int(sys.argv[2]), int(sys.argv[3]))))
    else:
        for path in sys.argv[1:]:
            for line in dict.fromkeys(check(browser, path)):
                print(f"{path}: {line}")
    browser.close()
