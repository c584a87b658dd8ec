"""Moves, frames and adds components in the studio."""

from studio_page import axe, expect, focused, says, wait

MANY = """screen: Many
components:
  - button: One
    frame: [20, 100, 350, 48]
  - button: Two # two
    frame: [20, 200, 350, 48]
  - button: "<b>Three"
    frame: [20, 300, 350, 48]
  - card: Box
    frame: [10, 400, 370, 200]
    components:
      - button: Inner
        frame: [30, 420, 200, 48]
  - button: Five
"""


def order(page):
    return page.evaluate("[...document.querySelectorAll('#outline bdi')].map(one => one.textContent).join(' ')")


def moves(page, file, wrong):
    """Fast moves are all made, a drag can be cancelled, and undoing brings back the file."""
    page.click("[data-path='wide.yaml']")
    wait(page, "document.querySelectorAll('#outline li').length === 6", wrong)
    start = order(page)
    page.click("#outline li:first-child")
    for _ in range(3):
        page.keyboard.press("Alt+ArrowDown")
    says(page, "“One”: place 4 of 5", wrong)
    expect(order(page) == "Two <b>Three Box Inner One Five", f"fast moves make {order(page)}", wrong)
    expect(focused(page).startswith("One"), "a moved component loses the focus", wrong)
    for _ in range(3):
        page.keyboard.press("Control+z")
    wait(page, "document.querySelector('#outline bdi').textContent === 'One'", wrong)
    expect(file.read_text() == MANY, "undoing moves does not bring back the file", wrong)
    last, first = (page.locator("#outline li", has_text=name).bounding_box() for name in ["Five", "Two"])
    for key in ["Escape", None]:
        page.mouse.move(last["x"] + 40, last["y"] + 10)
        page.mouse.down()
        page.mouse.move(first["x"] + 40, first["y"] + 5, steps=5)
        if key:
            page.keyboard.press(key)
        page.mouse.up()
        page.wait_for_timeout(300)
        if key:
            expect(order(page) == start, f"a cancelled drag makes {order(page)}", wrong)
    says(page, "“Five”: place 2 of 5", wrong)
    expect(order(page) == "One Five Two <b>Three Box Inner", f"a drag makes {order(page)}", wrong)


def frames(page, file, wrong):
    """The file changes during a drag of a corner; wrong numbers are refused; the arrow keys make one edit."""
    page.locator(".frame", has_text="Two").click()
    page.wait_for_selector(".grip:not([hidden])")
    corner = page.locator(".grip[data-edge=se]").bounding_box()
    scale = page.locator("#canvas").bounding_box()["width"] / 390
    x, y = corner["x"] + corner["width"] / 2, corner["y"] + corner["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 50 * scale, y + 20 * scale, steps=4)
    file.write_text(file.read_text() + "  - button: Six\n")
    wait(page, "document.querySelectorAll('#outline li').length === 7", wrong)
    page.mouse.move(x - 100 * scale, y + 52 * scale, steps=4)
    page.mouse.up()
    says(page, "Frame of “Two”: 20, 200, 250 by 100", wrong)
    expect("Six" in file.read_text(), "a drag loses a change of the file", wrong)
    page.fill("#frame-width", "-3")
    page.keyboard.press("Enter")
    expect("more than 0" in page.inner_text("#frame-problem"), "a negative width is not refused", wrong)
    axe(page, "wrong numbers", wrong)
    before = file.read_text()
    page.locator(".frame", has_text="One").focus()
    for key in ["ArrowRight", "ArrowRight", "ArrowDown", "Shift+ArrowLeft", "Shift+ArrowUp"]:
        page.keyboard.press(key)
    says(page, "Frame of “One”: 28, 104, 346 by 44", wrong)
    expect("Frame 28, 104" in focused(page), "a moved frame loses the focus", wrong)
    page.keyboard.press("Control+z")
    wait(page, "document.activeElement.getAttribute('aria-label').includes('Frame 20, 100')", wrong)
    expect(file.read_text() == before, "several arrow keys are several edits", wrong)


def palette(page, wrong):
    """A refused component keeps its text, and a frame in another one suggests a place in it."""
    canvas = page.locator("#canvas").bounding_box()
    scale = canvas["width"] / 390
    page.locator("#tools button", has_text="Draw").click()
    page.mouse.move(canvas["x"] + 40 * scale, canvas["y"] + 500 * scale)
    page.mouse.down()
    page.mouse.move(canvas["x"] + 200 * scale, canvas["y"] + 550 * scale, steps=4)
    page.mouse.up()
    page.wait_for_selector("#palette[open]")
    place = page.evaluate("document.getElementById('new-place').selectedOptions[0].text")
    expect(place == "Inside “Box”", f"the place of a frame in a card is {place}", wrong)
    page.keyboard.type("zzzz")
    page.locator("#palette button.main").click()
    expect("Choose a kind" in page.inner_text("#new-problem"), "a component without a kind is not refused", wrong)
    axe(page, "no kind", wrong)
    page.fill("#sought", "toggle")
    page.keyboard.press("Enter")
    page.keyboard.type("Kept")
    page.route("**/add", lambda route: route.fulfill(status=422, json={"error": "This is refused."}))
    page.keyboard.press("Enter")
    wait(page, "document.getElementById('new-problem').textContent.includes('This is refused')", wrong)
    expect(page.input_value("#new-label") == "Kept", "a refused component loses its label", wrong)
    page.unroute("**/add")
    page.focus("#new-label")
    page.keyboard.press("Enter")
    says(page, "Added “Kept”", wrong)
    expect("Inner Kept" in order(page), f"the new component is not in the card: {order(page)}", wrong)
    page.locator("#tools button", has_text="Draw").click()


def draw(page, file, wrong):
    moves(page, file, wrong)
    frames(page, file, wrong)
    palette(page, wrong)
