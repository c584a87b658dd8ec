"""Waits and checks that the tests of the studio's page share."""

import time

from axe_playwright_python.sync_playwright import Axe

PATIENCE = 120


def axe(page, place, wrong):
    found = Axe().run(page).response["violations"]
    wrong += [f"{place}: axe: {one['id']}: {one['nodes'][0]['html'][:120]} {one['nodes'][0]['any'][0]['message'] if one['nodes'][0]['any'] else ''}" for one in found]


def focused(page):
    """The name of the focused element; the body has none."""
    return page.evaluate(
        "(one => one === document.body ? '' : (one.labels?.[0] ?? one).textContent"
        " + ' | ' + (one.getAttribute('aria-label') ?? ''))(document.activeElement)")


def tab_to(page, name, wrong, most=120):
    for _ in range(most):
        page.keyboard.press("Tab")
        if name in focused(page):
            return
    wrong.append(f"the keyboard does not reach {name}")


def until(page, is_true, text, wrong):
    """Waits for at most two minutes, because other tests can slow the machine."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if is_true():
            return
        page.wait_for_timeout(100)
    wrong.append(f"never true: {text}; the page says {page.inner_text('#message')!r}")


def wait(page, condition, wrong):
    """Waits for a condition in Python, because the page forbids the evaluation of texts."""
    until(page, lambda: page.evaluate(condition), condition, wrong)


def says(page, text, wrong):
    wait(page, f"document.getElementById('message').textContent.includes('{text}')", wrong)


def expect(is_true, text, wrong):
    if not is_true:
        wrong.append(text)


def opened(browser, **settings):
    """Returns a new page, which waits as long as `until`."""
    context = browser.new_context(**settings)
    context.set_default_timeout(PATIENCE * 1000)
    return context.new_page()
