"""Designs a screen in `earshot studio` as a designer does, in a real Chromium, and prints each problem on a line.

usage: studio_session.py ADDRESS FOLDER

The folder must be empty. A screenshot is given, twelve components and an overlay are drawn, three states are set, the
screen is walked and compared with a dump, a finding is accepted, and the report is downloaded: first with the mouse,
and then with the keyboard alone. Both files must contain the same design. Axe must find nothing in any view.
"""

import pathlib
import shutil
import struct
import sys
import zlib

import yaml
from playwright.sync_api import Error, sync_playwright
from studio_page import axe, expect, focused, opened, says, tab_to, until, wait

DUMP = """<?xml version='1.0' encoding='UTF-8'?>
<hierarchy rotation="0"><node index="0" text="" resource-id="" class="android.widget.FrameLayout" package="com.example"
content-desc="" checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false"
scrollable="false" long-clickable="false" password="false" selected="false" bounds="[0,0][390,844]">
<node index="0" text="Enter" resource-id="" class="android.widget.Button" package="com.example" content-desc=""
checkable="false" checked="false" clickable="true" enabled="true" focusable="true" focused="false" scrollable="false"
long-clickable="false" password="false" selected="false" bounds="[20,420][370,468]" /></node></hierarchy>
"""
# The word that is searched, the kind, the label and the frame.
COMPONENTS = [
    ("heading", "heading", "Welcome back", (20, 40, 350, 40)),
    ("text", "text", "Log in to continue", (20, 90, 350, 30)),
    ("text-field", "text-field", "Email", (20, 140, 350, 48)),
    ("text-field", "text-field", "Password", (20, 200, 350, 48)),
    ("toggle", "switch", "Remember me", (20, 260, 350, 44)),
    ("checkbox", "checkbox", "Accept the terms", (20, 310, 350, 44)),
    ("link", "link", "Forgot password", (20, 360, 200, 44)),
    ("button", "button", "Log in", (20, 420, 350, 48)),
    ("button", "button", "Sign up", (20, 480, 350, 48)),
    ("image", "image", "A lock", (160, 540, 70, 70)),
    ("button", "button", "Help", (20, 630, 350, 48)),
    ("link", "link", "Privacy", (20, 690, 200, 44)),
]
SHEET = [("sheet", "sheet", "Help topics", (10, 400, 370, 400)), ("button", "button", "Call us", (30, 480, 330, 48))]
STATES = [("Email", "Required"), ("Sign up", "Disabled"), ("Accept the terms", "Checked")]


def picture():
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + bytes([250 - row // 10] * 390 * 3) for row in range(844))
    header = struct.pack(">IIBBBBB", 390, 844, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


PICTURE = {"name": "login.png", "mimeType": "image/png", "buffer": picture()}
CAPTURE = {"name": "window.xml", "mimeType": "text/xml", "buffer": DUMP.encode()}


class Mouse:
    """Acts with the mouse; only texts are typed."""

    def __init__(self, page, wrong):
        self.page, self.wrong = page, wrong

    def start(self, title):
        self.page.fill("#start-title", title)
        self.page.set_input_files("#start-picture", files=[PICTURE])

    def component(self, word, kind, label, frame, overlay=None):
        if overlay:
            self.page.locator("#screens .overlay", has_text=overlay).click()
        toggle = self.page.locator("#tools button", has_text="Draw")
        toggle.click()
        self.page.evaluate("document.getElementById('canvas').scrollIntoView({ block: 'nearest' })")
        place = self.page.locator("#canvas").bounding_box()
        scale = place["width"] / 390
        x, y, width, height = frame
        self.page.mouse.move(place["x"] + x * scale, place["y"] + y * scale)
        self.page.mouse.down()
        self.page.mouse.move(place["x"] + (x + 5) * scale, place["y"] + (y + 5) * scale)
        self.page.mouse.move(place["x"] + (x + width) * scale, place["y"] + (y + height) * scale)
        self.page.mouse.up()
        self.page.wait_for_selector("#palette[open]")
        self.page.keyboard.type(word)
        self.page.locator(f"#kinds [data-kind='{kind}']").click()
        self.page.keyboard.type(label)
        self.page.locator("#palette button.main").click()
        self.page.wait_for_selector("#palette", state="hidden")
        toggle.click()

    def choose(self, label):
        self.page.locator("#outline li", has=self.page.get_by_text(label, exact=True)).click()

    def turn_on(self, label, state):
        self.choose(label)
        wait(self.page, f"document.getElementById('field-label')?.value === '{label}'", self.wrong)
        field = self.page.get_by_label(state, exact=True)
        field.select_option("true") if field.evaluate("one => one.matches('select')") else field.click()

    def fold_out(self, name):
        self.page.locator("#inspector summary", has_text=name).click()

    def type_in(self, name, text):
        self.page.get_by_label(name, exact=True).fill(text)
        self.page.keyboard.press("Enter")

    def up(self, label):
        self.choose(label)
        self.page.click("#move-up")

    def drag(self, label, way):
        frame = self.page.locator(f"#canvas .frame[aria-label*=': {label},']")
        place = frame.bounding_box()
        scale = self.page.locator("#canvas").bounding_box()["width"] / 390
        x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + way[0] * scale / 2, y + way[1] * scale / 2)
        self.page.mouse.move(x + way[0] * scale, y + way[1] * scale)
        self.page.mouse.up()

    def press(self, name):
        self.page.get_by_role("button", name=name).first.click()

    def upload(self, selector, file):
        dropped = self.page.evaluate_handle(
            "([name, type, text]) => { const data = new DataTransfer();"
            " data.items.add(new File([text], name, { type })); return data; }",
            [file["name"], file["mimeType"], file["buffer"].decode()])
        self.page.dispatch_event("body", "drop", {"dataTransfer": dropped})

    def swipe(self):
        self.page.locator("#walk button", has_text="Next").click()

    def reason(self, text):
        self.page.locator("#compared button", has_text="Accept").first.click()
        self.page.locator(".reason input").fill(text)
        self.page.locator(".reason button").click()

    def share(self):
        self.page.click("#share summary")
        axe(self.page, "share", self.wrong)
        with self.page.expect_download() as saved:
            self.page.click("#forms [data-form=page]")
        return saved.value


class Keys:
    """Acts with the keyboard alone."""

    def __init__(self, page, wrong):
        self.page, self.wrong = page, wrong

    def key(self, *names):
        for name in names:
            self.page.keyboard.press(name)

    def enter(self, name):
        tab_to(self.page, name, self.wrong)
        self.key("Enter")

    def file(self, name, file):
        # On a slow machine, a late answer can move the focus before the key arrives.
        for patience in (20_000, 20_000, 100_000):
            tab_to(self.page, name, self.wrong)
            try:
                with self.page.expect_file_chooser(timeout=patience) as chooser:
                    self.key("Space")
                chooser.value.set_files(files=[file])
                return
            except Error:
                continue
        self.wrong.append(f"{name} opens no list of files")

    def start(self, title):
        if not self.page.locator("#start-page").is_visible():
            self.enter("New")
        else:
            tab_to(self.page, "Title of the screen", self.wrong)
        self.page.keyboard.type(title)
        self.file("PNG, JPEG or WebP", PICTURE)

    def component(self, word, kind, label, frame, overlay=None):
        if overlay:
            self.enter(overlay)
        # The heading of the list is before its button.
        self.page.focus("#outline-title")
        self.enter("Add")
        self.page.wait_for_selector("#palette[open]")
        self.page.keyboard.type(word)
        for _ in range(20):
            if self.page.get_attribute("#sought", "aria-activedescendant") == f"kind-{kind}":
                break
            self.key("ArrowDown")
        self.key("Enter")
        self.page.keyboard.type(label)
        self.key("Tab")
        for number in frame:
            self.key("Tab")
            self.page.keyboard.type(str(number))
        self.key("Enter")

    def choose(self, label):
        self.page.focus("#outline-title")
        for _ in range(6):
            self.key("Tab")
            if self.page.evaluate("document.activeElement.matches('[role=treeitem]')"):
                break
        self.key("Home")
        for _ in range(30):
            if focused(self.page).startswith(label):
                return
            self.key("ArrowDown")
        self.wrong.append(f"the arrow keys do not reach {label}")

    def turn_on(self, label, state):
        self.choose(label)
        wait(self.page, f"document.getElementById('field-label')?.value === '{label}'", self.wrong)
        self.key("Enter")
        wait(self.page, "document.activeElement.id === 'inspector-title'", self.wrong)
        tab_to(self.page, state, self.wrong)
        if self.page.evaluate("document.activeElement.matches('select')"):
            self.page.keyboard.type("true")
        else:
            self.key("Space")

    def fold_out(self, name):
        self.page.focus("#inspector-title")
        self.enter(name)

    def type_in(self, name, text):
        tab_to(self.page, name, self.wrong)
        self.page.keyboard.type(text)
        self.key("Enter")

    def up(self, label):
        self.choose(label)
        self.key("Alt+ArrowUp")

    def drag(self, label, way):
        for _ in range(120):
            self.key("Tab")
            if self.page.evaluate("document.activeElement.matches('.frame')") and f": {label}," in focused(self.page):
                break
        for _ in range(way[0] // 4):
            self.key("ArrowRight")
        for _ in range(way[1] // 4):
            self.key("ArrowDown")

    def press(self, name):
        self.enter(name)

    def upload(self, selector, file):
        self.page.focus("#compare-title")
        self.file("Drop a dump or a log", file)

    def swipe(self):
        self.key("ArrowRight")

    def reason(self, text):
        self.page.focus("#compare-title")
        self.enter("Accept: ")
        self.page.keyboard.type(text)
        self.key("Enter")

    def share(self):
        self.enter("Share")
        tab_to(self.page, "Report", self.wrong, most=3)
        with self.page.expect_download() as saved:
            self.key("Enter")
        return saved.value


def session(page, hand, title, folder, wrong):
    place = type(hand).__name__
    axe(page, f"{place}: start", wrong)
    hand.start(title)
    wait(page, f"document.getElementById('title').textContent === '{title}'", wrong)
    wait(page, "!document.querySelector('#canvas .shot').hidden", wrong)
    wait(page, "document.querySelector('#canvas .shot').naturalWidth === 390", wrong)
    file = folder / page.inner_text("#file")
    axe(page, f"{place}: screenshot", wrong)
    for count, (word, kind, label, frame) in enumerate(COMPONENTS, 1):
        hand.component(word, kind, label, frame)
        wait(page, f"document.querySelectorAll('#outline li').length === {count}", wrong)
        wait(page, "!document.getElementById('palette').open", wrong)
        says(page, f"Added “{label}”", wrong)
    axe(page, f"{place}: frames", wrong)
    overlay, inner = SHEET
    hand.component(*overlay)
    says(page, "Added “Help topics”", wrong)
    hand.component(*inner, overlay="Help topics")
    says(page, "Added “Call us”", wrong)
    axe(page, f"{place}: overlay", wrong)
    for label, state in STATES:
        hand.turn_on(label, state)
        until(page, lambda: by_label(file)[label].get(state.lower()) is True, f"{label} is {state} in the file", wrong)
    hand.choose("Help")
    wait(page, "document.getElementById('field-label')?.value === 'Help'", wrong)
    hand.fold_out("More keys")
    hand.type_in("Opens", "help-topics")
    until(page, lambda: by_label(file)["Help"].get("opens") == "help-topics", "Help opens the overlay in the file", wrong)
    says(page, "Saved", wrong)
    axe(page, f"{place}: component", wrong)
    hand.up("Privacy")
    says(page, "place 11 of 13", wrong)
    hand.drag("Log in", (0, 8))
    says(page, "Frame of “Log in”: 20, 428, 350 by 48", wrong)
    hand.press("Undo")
    wait(page, "document.querySelector('#canvas [aria-pressed=true]').getAttribute('aria-label').includes('20, 420, 350')", wrong)
    hand.press("Use the natural order")
    says(page, "natural order", wrong)
    axe(page, f"{place}: order", wrong)
    check(file, title, place, wrong)
    wait(page, "document.getElementById('stops').textContent.includes('Remember me')", wrong)

    hand.press("Start with the guidelines")
    page.wait_for_selector("#walk .log li")
    for count in range(2, 5):
        hand.swipe()
        wait(page, f"document.querySelectorAll('#walk .log li').length === {count}", wrong)
    wait(page, "document.querySelector('#canvas .frame.heard') !== null", wrong)
    axe(page, f"{place}: walk", wrong)
    with page.expect_download() as saved:
        hand.press("Save as .walk")
    expect(pathlib.Path(saved.value.path()).stat().st_size > 0, f"{place}: the saved walk is empty", wrong)

    hand.upload("#capture", CAPTURE)
    says(page, "Compared with window.xml", wrong)
    page.wait_for_selector("#compared li.error")
    axe(page, f"{place}: comparison", wrong)
    hand.reason("Fixed in May")
    says(page, "Accepted in accepted.yaml", wrong)
    expect("reason: Fixed in May" in (folder / "accepted.yaml").read_text(), f"{place}: no finding is accepted", wrong)
    files = sorted(folder.iterdir())
    saved = hand.share()
    report = pathlib.Path(saved.path()).read_text()
    expect(saved.suggested_filename.endswith(".html") and "Welcome back" in report, f"{place}: the report is not the page", wrong)
    expect(sorted(folder.iterdir()) == files, f"{place}: sharing writes files", wrong)
    return yaml.safe_load(file.read_text())


def named(written):
    """The kind and the label of a component, in either form."""
    return (written["kind"], written.get("label")) if "kind" in written else next(iter(written.items()))


def by_label(file):
    return {named(one)[1]: one for one in yaml.safe_load(file.read_text())["components"]}


def check(file, title, place, wrong):
    """The file is what a careful person would write."""
    design = yaml.safe_load(file.read_text())
    expect(design.get("screen") == title, f"{place}: the title is {design.get('screen')!r}", wrong)
    expect(str(design.get("screenshot", "")).startswith("login"), f"{place}: the screenshot is {design.get('screenshot')!r}", wrong)
    found = [named(one) for one in design["components"]]
    expect(found == [(kind, label) for _, kind, label, _ in COMPONENTS] + [("sheet", "Help topics")],
           f"{place}: the components are {found}", wrong)
    written = by_label(file)
    for _, _, label, frame in COMPONENTS:
        own = written[label].get("frame", [0] * 4)
        expect(all(abs(one - two) <= 2 for one, two in zip(own, frame)), f"{place}: the frame of {label} is {own}", wrong)
    for label, state in STATES:
        expect(written[label].get(state.lower()) is True, f"{place}: {label} is not {state}", wrong)
    inner = written["Help topics"].get("components") or [{"": None}]
    expect([named(one) for one in inner] == [("button", "Call us")], f"{place}: the overlay contains {inner}", wrong)
    expect(written["Help"].get("opens") == "help-topics", f"{place}: nothing opens the overlay", wrong)


def without_frames(components):
    return [{key: without_frames(value) if key == "components" else value for key, value in one.items() if key != "frame"}
            for one in components]


def main(address, folder):
    wrong = []
    designs = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for hand, title in [(Mouse, "Log in"), (Keys, "Log in again")]:
            page = opened(browser, viewport={"width": 1280, "height": 1000})
            page.set_default_timeout(30000)
            page.on("pageerror", lambda error: wrong.append(f"the script fails: {error}"))
            page.goto(address)
            page.wait_for_selector("#start-page:not([hidden]), #stops li")
            try:
                designs.append(session(page, hand(page, wrong), title, pathlib.Path(folder), wrong))
            except Error as error:
                wrong.append(f"{hand.__name__}: {error}; the page says {page.inner_text('#message')!r}")
            page.context.close()
        browser.close()
    print("".join(f"{one}\n" for one in wrong), end="")
    if len(designs) == 2 and without_frames(designs[0]["components"]) != without_frames(designs[1]["components"]):
        print(f"the mouse and the keyboard write different designs:\n{designs[0]}\n{designs[1]}")


main(*sys.argv[1:])
