"""Uses `earshot studio` in a real Chromium and prints each problem on a line; no output means success.

usage: studio.py ADDRESS FILE

The folder must contain one design, FILE, with the button “Pay now” as its first stop. A key is changed, undone and
changed by another program; a dump is compared and a finding accepted; a walk is made; and all with the keyboard alone.
Axe must find nothing in any view.
"""

import pathlib
import shutil
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

DUMP = """<?xml version='1.0' encoding='UTF-8'?>
<hierarchy rotation="0"><node index="0" text="" resource-id="" class="android.widget.FrameLayout" package="com.example"
content-desc="" checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false"
scrollable="false" long-clickable="false" password="false" selected="false" bounds="[0,0][1080,2000]">
<node index="0" text="Pay" resource-id="" class="android.widget.Button" package="com.example" content-desc=""
checkable="false" checked="false" clickable="true" enabled="true" focusable="true" focused="false" scrollable="false"
long-clickable="false" password="false" selected="false" bounds="[0,0][1080,200]" /></node></hierarchy>
"""
SIZES = [(1280, 900), (1024, 768), (390, 844)]


def axe(page, place, wrong):
    found = Axe().run(page).response["violations"]
    wrong += [f"{place}: axe: {one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]


def tab_to(page, name, wrong, most=120):
    for _ in range(most):
        page.keyboard.press("Tab")
        own = page.evaluate(
            "(document.activeElement.labels?.[0] ?? document.activeElement).textContent"
            " + ' | ' + (document.activeElement.getAttribute('aria-label') ?? '')")
        if name in own:
            return
    wrong.append(f"the keyboard does not reach {name}")


def wait(page, condition, wrong):
    """Waits for a condition in Python, because the page forbids the evaluation of texts."""
    for _ in range(100):
        if page.evaluate(condition):
            return
        time.sleep(0.1)
    wrong.append(f"never true: {condition}; the page says {page.inner_text('#message')!r}")


def says(page, text, wrong):
    wait(page, f"document.getElementById('message').textContent.includes('{text}')", wrong)


def compare(page, size, accepted, wrong):
    page.set_input_files("#capture", files=[{"name": "window.xml", "mimeType": "text/xml", "buffer": DUMP.encode()}])
    page.wait_for_selector("#compared li.error")
    says(page, "Compared with window.xml", wrong)
    axe(page, f"{size} comparison", wrong)
    count = page.locator("#compared li.error").count()
    page.focus("#compare-title")
    tab_to(page, "Accept: ", wrong)
    page.keyboard.press("Enter")
    axe(page, f"{size} reason", wrong)
    page.keyboard.type("Fixed in May")
    page.keyboard.press("Enter")
    says(page, "Accepted in accepted.yaml", wrong)
    wait(page, f"document.querySelectorAll('#compared li.error').length < {count}", wrong)
    if not accepted.is_file() or "reason: Fixed in May" not in accepted.read_text():
        wrong.append("the accepted finding is not in accepted.yaml")
    page.click("#forget")
    wait(page, "document.getElementById('compared').textContent === ''", wrong)
    accepted.unlink(missing_ok=True)


def use(browser, address, file, size, settings, wrong):
    start = file.read_text()
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, **settings).new_page()
    base = address.split("?")[0]
    page.on("pageerror", lambda error: wrong.append(f"the script fails: {error}"))
    page.on("request", lambda request: request.url.startswith((base, "blob:")) or wrong.append(f"asks for {request.url}"))
    page.goto(address)
    page.wait_for_selector("#stops li")
    if "token" in page.url:
        wrong.append("the address keeps the token")
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        wrong.append(f"{size}: the page is wider than the window")
    axe(page, f"{size} start", wrong)
    if "Pay now, button" not in page.inner_text("#stops"):
        wrong.append("the announcement is missing")
    tab_to(page, "1: Pay now, button", wrong)
    page.keyboard.press("Enter")
    page.wait_for_selector("#field-label")
    axe(page, f"{size} component", wrong)
    tab_to(page, "Label", wrong)
    page.keyboard.press("Control+a")
    page.keyboard.type("Buy")
    page.keyboard.press("Enter")
    says(page, "Saved.", wrong)
    if file.read_text() != start.replace("Pay now", "Buy"):
        wrong.append("the edit changed other bytes")
    if "Buy, button" not in page.inner_text("#stops"):
        wrong.append("the announcement does not follow the edit")
    if page.evaluate("document.activeElement.id") != "field-label":
        wrong.append("the focus leaves the field")
    page.click("#undo")
    wait(page, "document.getElementById('stops').textContent.includes('Pay now, button')", wrong)
    if file.read_text() != start:
        wrong.append("undoing does not bring back the file")
    file.write_text(start.replace("Pay now", "Pay later"))
    wait(page, "document.getElementById('stops').textContent.includes('Pay later, button')", wrong)
    file.write_text("screen: [")
    says(page, "mistakes", wrong)
    axe(page, f"{size} mistake", wrong)
    file.write_text(start)
    wait(page, "!document.getElementById('message').textContent.includes('mistakes')", wrong)
    compare(page, size, file.parent / "accepted.yaml", wrong)
    page.focus("[role=radio][aria-checked=true]")
    page.keyboard.press("ArrowRight")
    wait(page, "document.getElementById('stops').textContent.includes('double tap to activate')", wrong)
    tab_to(page, "Start with the guidelines", wrong)
    page.keyboard.press("Enter")
    page.wait_for_selector(".stage")
    wait(page, "document.querySelector('#walk .said').textContent !== ''", wrong)
    page.keyboard.press("ArrowRight")
    wait(page, "document.querySelectorAll('#walk .log li').length === 2", wrong)
    page.wait_for_selector("#stops li.heard")
    axe(page, f"{size} walk", wrong)
    page.context.close()


def main(address, file):
    wrong = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size in SIZES:
            use(browser, address, pathlib.Path(file), size, {}, wrong)
        use(browser, address, pathlib.Path(file), SIZES[0], {"color_scheme": "dark"}, wrong)
        browser.close()
    print("".join(f"{one}\n" for one in wrong), end="")


main(*sys.argv[1:])
