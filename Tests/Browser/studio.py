"""Uses `earshot studio` in a real Chromium and prints each problem on a line; no output means success.

usage: studio.py ADDRESS FILE

The folder must contain one design, FILE, with the button “Pay now” as its first stop. A key is changed, undone and
changed by another program; a dump is compared and a finding accepted; a walk is made; and all with the keyboard alone.
Conflicts, refusals and other screens must not lose a typed text. Components are moved, framed and added. Axe must find
nothing in any view.
"""

import pathlib
import shutil
import sys
import time

from playwright.sync_api import Error, sync_playwright
from studio_drawing import MANY, draw
from studio_page import axe, expect, opened, says, tab_to, until, wait

DUMP = """<?xml version='1.0' encoding='UTF-8'?>
<hierarchy rotation="0"><node index="0" text="" resource-id="" class="android.widget.FrameLayout" package="com.example"
content-desc="" checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false"
scrollable="false" long-clickable="false" password="false" selected="false" bounds="[0,0][1080,2000]">
<node index="0" text="Pay" resource-id="" class="android.widget.Button" package="com.example" content-desc=""
checkable="false" checked="false" clickable="true" enabled="true" focusable="true" focused="false" scrollable="false"
long-clickable="false" password="false" selected="false" bounds="[0,0][1080,200]" /></node></hierarchy>
"""
SECOND = "screen: Second\ncomponents:\n  - button: Other\n"
TALL = "screen: Tall\ncomponents:\n" + "".join(f"  - button: Button {number}\n" for number in range(1, 41))
SIZES = [(1280, 900), (1024, 768), (390, 844)]


def compare(page, size, file, wrong):
    accepted = file.parent / "accepted.yaml"
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
    start = file.read_text()
    file.write_text(start.replace("Pays the bill", "Pays it"))
    wait(page, "document.getElementById('compared').textContent.includes('Pays it')", wrong)
    expect(page.evaluate("document.querySelector('.reason input')?.value") == "Fixed in May", "a reload loses a typed reason", wrong)
    file.write_text(start)
    wait(page, "document.getElementById('compared').textContent.includes('Pays the bill')", wrong)
    page.keyboard.press("Enter")
    says(page, "Accepted in accepted.yaml", wrong)
    wait(page, f"document.querySelectorAll('#compared li.error').length < {count}", wrong)
    if not accepted.is_file() or "reason: Fixed in May" not in accepted.read_text():
        wrong.append("the accepted finding is not in accepted.yaml")
    page.click("#forget")
    wait(page, "document.getElementById('compared').textContent === ''", wrong)
    accepted.unlink(missing_ok=True)


def value(page):
    return page.evaluate("document.getElementById('field-label')?.value ?? null")


def show_page(page, is_hidden):
    """Hides or shows the page. While it is hidden, it hears of no changes, so that conflicts are possible."""
    page.evaluate(
        "(isHidden) => { Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });"
        " document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); }", is_hidden)


def type_label(page, text):
    page.focus("#field-label")
    page.keyboard.press("Control+a")
    page.keyboard.type(text)


def conflict(page, file, key, wrong):
    """Another program has saved the file; the page does not know it yet."""
    start = file.read_text()
    show_page(page, True)
    type_label(page, "My long text")
    file.write_text(start.replace("Pays the bill", "Pays it"))
    page.keyboard.press(key)
    says(page, "your text is still in its field", wrong)
    wait(page, "document.getElementById('field-hint')?.value === 'Pays it'", wrong)
    expect(value(page) == "My long text", f"a conflict by {key} leaves {value(page)!r} in the field", wrong)
    expect(page.get_attribute("#field-label", "aria-invalid") == "true", f"the conflict by {key} is not marked", wrong)
    expect("My long text" not in file.read_text(), "a conflict changes the file", wrong)
    axe(page, f"conflict by {key}", wrong)
    show_page(page, False)
    page.focus("#field-label")
    page.keyboard.press("Enter")
    says(page, "Saved.", wrong)
    saved = file.read_text()
    expect("My long text" in saved and "Pays it" in saved, f"a conflict by {key} cannot be mended: {saved!r}", wrong)
    file.write_text(start)
    wait(page, "document.getElementById('field-label')?.value === 'Pay now'", wrong)


def refusal(page, file, status, wrong):
    """An edit is refused, or no server answers; the text stays, and Enter repeats it."""
    start = file.read_text()
    count = []

    def answer(route):
        count.append(1)
        if status:
            route.fulfill(status=status, json={"error": "This is refused."})
        else:
            route.abort()

    page.route("**/edit", answer)
    type_label(page, "Kept")
    page.keyboard.press("Enter")
    says(page, "This is refused" if status else "does not answer", wrong)
    expect(page.get_attribute("#field-label", "aria-invalid") == "true", "a refused edit is not marked", wrong)
    expect("Not saved" in page.inner_text("#problem-label"), "a refused edit has no description", wrong)
    page.keyboard.press("Enter")
    until(page, lambda: len(count) > 1, "Enter sends a refused edit again", wrong)
    expect(len(count) == 2, f"Enter sends a refused edit {len(count) - 1} more times", wrong)
    file.write_text(start.replace("Pays the bill", "Pays it"))
    wait(page, "document.getElementById('field-hint')?.value === 'Pays it'", wrong)
    expect(value(page) == "Kept", "a reload replaces a refused text", wrong)
    was = page.evaluate("document.getElementById('field-disabled').checked")
    page.focus("#field-disabled")
    page.keyboard.press("Space")
    wait(page, "document.getElementById('problem-disabled')?.textContent.length > 0", wrong)
    expect(page.evaluate("document.getElementById('field-disabled').checked") == was, "a refused state is shown as saved", wrong)
    axe(page, "refusal", wrong)
    page.unroute("**/edit")
    page.focus("#field-label")
    page.keyboard.press("Enter")
    says(page, "Saved.", wrong)
    expect("Kept" in file.read_text(), "a refused edit cannot be repeated", wrong)
    file.write_text(start)
    wait(page, "document.getElementById('field-label')?.value === 'Pay now'", wrong)


def other_screen(page, file, wrong):
    """A click on another screen saves the field and opens the screen."""
    start = file.read_text()
    type_label(page, "Pay soon")
    box = page.locator("[data-path='second.yaml']").bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    time.sleep(0.12)
    page.mouse.up()
    wait(page, "document.getElementById('title').textContent === 'Second'", wrong)
    says(page, "Saved", wrong)
    time.sleep(0.5)
    expect(page.inner_text("#title") == "Second", "an edit of the last screen opens that screen again", wrong)
    expect("Pay soon" in file.read_text(), "the edit of the last screen is lost", wrong)
    current = "document.querySelector('#screens [aria-current]')?.dataset.path"
    expect(page.evaluate(current) == "second.yaml", f"{page.evaluate(current)} is the current screen", wrong)
    file.write_text(start)
    page.go_back()
    wait(page, "document.getElementById('title').textContent === 'Pay'", wrong)
    wait(page, "document.getElementById('stops').textContent.includes('Pay now, button')", wrong)
    expect(page.evaluate(current) == file.name, "the current screen is not marked after going back", wrong)


def missing(page, file, wrong):
    """A file that is missing for a moment keeps its view and a text that is not saved."""
    start = file.read_text()
    page.click("[data-index='1'] .number")
    page.wait_for_selector("#field-label")
    type_label(page, "Not yet saved")
    file.unlink()
    says(page, "is missing", wrong)
    expect(page.inner_text("#title") == "Pay", "a missing file opens another screen", wrong)
    file.write_text(start.replace("Pays the bill", "Pays it"))
    wait(page, "!document.getElementById('message').textContent.includes('missing')", wrong)
    wait(page, "document.getElementById('field-hint')?.value === 'Pays it'", wrong)
    expect(value(page) == "Not yet saved", f"a missing file leaves {value(page)!r} in the field", wrong)
    page.keyboard.press("Control+a")
    page.keyboard.type("Pay now")
    file.write_text(start)
    wait(page, "document.getElementById('field-hint')?.value === 'Pays the bill'", wrong)


def broken(page, file, wrong):
    """A screen that has mistakes when it is chosen appears when they are mended."""
    second = file.parent / "second.yaml"
    second.write_text("screen: Second\ncomponents: 3\n")
    page.click("[data-path='second.yaml']")
    says(page, "mistakes", wrong)
    second.write_text(SECOND)
    wait(page, "document.getElementById('stops').textContent.includes('Other, button')", wrong)
    wait(page, "document.getElementById('message').textContent === ''", wrong)
    page.click(f"[data-path='{file.name}']")
    wait(page, "document.getElementById('title').textContent === 'Pay'", wrong)


def undo_by_key(page, file, wrong):
    start = file.read_text()
    page.click("[data-index='1'] .number")
    page.wait_for_selector("#field-disabled")
    page.focus("#field-disabled")
    page.keyboard.press("Space")
    says(page, "Saved.", wrong)
    wait(page, "document.getElementById('undo').getAttribute('aria-disabled') === 'false'", wrong)
    page.keyboard.press("Control+z")
    wait(page, "document.getElementById('field-disabled')?.checked === false", wrong)
    says(page, "Saved.", wrong)
    expect(file.read_text() == start, "Control-Z does not undo a state", wrong)


def marks(page, file, wrong):
    """A finding keeps its mark with the other reader, and loses it when it is mended."""
    second = file.parent / "second.yaml"
    second.write_text(SECOND + "    hint: Tap to do\n")
    page.click("[data-path='second.yaml']")
    count = "document.querySelectorAll('#stops li:is(.is-error, .is-warning)').length"
    wait(page, f"{count} === 1", wrong)
    for name in ["TalkBack", "VoiceOver"]:
        page.locator("[role=radio]", has_text=name).click()
        expect(page.evaluate(count) == 1, f"{name} has no mark of the finding", wrong)
    second.write_text(SECOND)
    wait(page, f"{count} === 0", wrong)
    wait(page, "!document.getElementById('findings').hasAttribute('aria-busy')", wrong)
    page.click(f"[data-path='{file.name}']")
    wait(page, "document.getElementById('title').textContent === 'Pay'", wrong)


def choices(page, file, wrong):
    start = file.read_text()
    page.click("[data-index='2'] .number")
    page.wait_for_selector("select#field-checked")
    page.select_option("#field-checked", "true")
    says(page, "Saved.", wrong)
    expect("checked: true" in file.read_text(), "a chosen state is not saved", wrong)
    file.write_text(start)
    wait(page, "document.getElementById('field-checked')?.value === ''", wrong)


def swipes(page, wrong):
    page.locator("#walk button", has_text="Start with the guidelines").click()
    page.wait_for_selector("#walk .log li")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    wait(page, "document.querySelectorAll('#walk .log li').length === 6", wrong)


def walk_again(page, wrong):
    """Another reader ends a walk, which can be continued."""
    page.locator("[role=radio]", has_text="TalkBack").click()
    expect(page.locator(".stage").count() == 0, "a walk goes on with the other reader", wrong)
    page.locator("[role=radio]", has_text="VoiceOver").click()
    page.locator("#walk button", has_text="Continue the last walk").click()
    wait(page, "document.querySelectorAll('#walk .log li').length === 6", wrong)
    page.locator("#walk button", has_text="Start again").click()
    wait(page, "document.querySelectorAll('#walk .log li').length === 1", wrong)


def tall(page, wrong):
    """The keys and the walk stay in the window if a screen is longer than it."""
    inside = ("(() => { const { top, bottom } = document.querySelector('SELECTOR').getBoundingClientRect();"
              " return top >= 0 && bottom <= innerHeight; })()")
    page.click("[data-path='tall.yaml']")
    wait(page, "document.querySelectorAll('#stops li').length === 40", wrong)
    page.focus("[data-index='2'] .number")
    page.keyboard.press("ArrowDown")
    expect(page.evaluate("document.activeElement.closest('li')?.dataset.index") == "3", "the arrow keys do not move in the list", wrong)
    page.locator("[data-index='38'] .number").click()
    wait(page, "document.activeElement.id === 'inspector-title'", wrong)
    for selector in ["#inspector-title", "#field-label"]:
        expect(page.evaluate(inside.replace("SELECTOR", selector)), f"{selector} is outside of the window", wrong)
    tab_to(page, "Label", wrong, most=6)
    page.keyboard.press("Escape")
    expect(page.evaluate("document.activeElement.closest('li')?.dataset.index") == "38", "Escape does not return to the stop", wrong)
    page.evaluate("scrollTo(0, 0)")
    swipes(page, wrong)
    for _ in range(25):
        page.keyboard.press("ArrowRight")
    wait(page, "document.querySelectorAll('#walk .log li').length === 31", wrong)
    expect(page.evaluate(inside.replace("SELECTOR", ".stage")), "the walk leaves the window", wrong)
    axe(page, "tall screen", wrong)


def lose_nothing(browser, address, file, wrong):
    page = opened(browser, viewport={"width": 1280, "height": 700})
    page.on("pageerror", lambda error: wrong.append(f"the script fails: {error}"))
    page.goto(address)
    page.wait_for_selector("#stops li")
    expect(page.evaluate("getComputedStyle(document.getElementById('message')).display") != "none", "the empty message is not rendered", wrong)
    page.click("[data-index='1'] .number")
    page.wait_for_selector("#field-label")
    conflict(page, file, "Enter", wrong)
    conflict(page, file, "Tab", wrong)
    refusal(page, file, 422, wrong)
    refusal(page, file, 0, wrong)
    other_screen(page, file, wrong)
    missing(page, file, wrong)
    broken(page, file, wrong)
    undo_by_key(page, file, wrong)
    marks(page, file, wrong)
    choices(page, file, wrong)
    swipes(page, wrong)
    walk_again(page, wrong)
    tall(page, wrong)
    draw(page, file.parent / "wide.yaml", wrong)
    page.goto("about:blank")
    page.goto(f"{address.split('?')[0]}#%")
    page.wait_for_selector("#stops li")
    page.context.close()


def use(browser, address, file, size, settings, wrong):
    start = file.read_text()
    page = opened(browser, viewport={"width": size[0], "height": size[1]}, **settings)
    base = address.split("?")[0]
    page.on("pageerror", lambda error: wrong.append(f"the script fails: {error}"))
    page.on("request", lambda request: request.url.startswith((base, "blob:")) or wrong.append(f"asks for {request.url}"))
    page.goto(address)
    page.wait_for_selector("#stops li")
    if "token" in page.url:
        wrong.append("the address keeps the token")
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        wrong.append(f"{size}: the page is wider than the window")
    if page.evaluate("document.getElementById('stops').clientWidth") < 300:
        wrong.append(f"{size}: the announcements have less than 300 pixels")
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
    page.focus("#inspector-title")
    tab_to(page, "Undo", wrong)
    page.keyboard.press("Enter")
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
    compare(page, size, file, wrong)
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
    file = pathlib.Path(file)
    (file.parent / "second.yaml").write_text(SECOND)
    (file.parent / "tall.yaml").write_text(TALL)
    (file.parent / "wide.yaml").write_text(MANY)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            lose_nothing(browser, address, file, wrong)
            for size in SIZES:
                use(browser, address, file, size, {}, wrong)
            use(browser, address, file, SIZES[0], {"color_scheme": "dark"}, wrong)
        except Error as error:
            wrong.append(f"the page cannot be used: {error}")
        browser.close()
    print("".join(f"{one}\n" for one in wrong), end="")


main(*sys.argv[1:])
