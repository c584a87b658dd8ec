"""Checks properties of pages in a real Chromium and prints each problem on a line; no output means success.

usage: consistency.py FILE...

A marked item changes its background. A stop has one number in all places. Headers and labels break only between
words. Filters offer whole values, hide the fields of other readers, and are kept when the page is loaded again. A
narrow page shows its drawing after the answer.
"""

import pathlib
import re
import shutil
import sys

from playwright.sync_api import sync_playwright

UNMARKED = """() => [...document.querySelectorAll('li[data-stop], tr[id], li.finding, li.step')].filter((one) => {
  one.classList.remove('marked');
  const before = getComputedStyle(one).boxShadow;
  one.classList.add('marked');
  const after = getComputedStyle(one).boxShadow;
  one.classList.remove('marked');
  return before === after;
}).map((one) => one.id || one.className)"""

NUMBERS = """() => {
  const wrong = [];
  const cards = [...document.querySelectorAll('li[data-stop]')].filter((one) => one.querySelector(':scope > a:first-child'));
  const numbers = new Map();
  for (const card of cards) {
    const link = card.querySelector(':scope > a:first-child');
    const number = link.textContent;
    const panel = card.closest('.panel')?.id ?? '';
    const key = `${panel} ${number}`;
    if (numbers.has(key)) wrong.push(`two stops of a reader have the number ${number}`);
    numbers.set(key, card);
    const drawn = document.getElementById(link.getAttribute('href').slice(1))?.querySelector('i');
    if (drawn && drawn.textContent !== number) wrong.push(`${number} is ${drawn.textContent} in the drawing`);
    for (const more of card.querySelectorAll('a.more .hidden')) {
      if (!more.textContent.endsWith(` ${number}`)) wrong.push(`${number} is "${more.textContent}" in a hidden text`);
    }
  }
  for (const row of document.querySelectorAll('.tools + table.compared tbody > tr')) {
    const [shown, name] = [...row.querySelector('th').childNodes].map((one) => one.textContent.trim());
    const own = cards.filter((one) => one.dataset.stop === name && one.closest('.panel'))
      .filter((one) => one.closest('.chapter') === row.closest('.chapter'))
      .map((one) => one.querySelector(':scope > a:first-child')?.textContent ?? 'announced without focus');
    const expected = [...new Set(own)].join(' / ') || 'announced without focus';
    if (shown !== expected) wrong.push(`${expected} is ${shown} in the table`);
  }
  return wrong;
}"""

BROKEN_WORDS = """() => {
  const broken = [];
  for (const place of document.querySelectorAll('thead th, .phone bdi, .phone small')) {
    if (!place.checkVisibility()) continue;
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text.parentElement.closest('.hidden')) continue;
      for (const word of text.data.matchAll(/[\\p{L}\\p{N}]{2,16}/gu)) {
        if (/[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]/u.test(word[0])) continue;
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size > 1) broken.push(word[0]);
      }
    }
  }
  return broken;
}"""


def look_at_filters(page, wrong):
    cut = page.evaluate("""() => [...document.querySelectorAll('.tools label')]
      .filter((one) => one.textContent.startsWith('Area'))
      .flatMap((one) => [...one.querySelectorAll('option')].map((option) => option.value).filter((value) => value
        && ![...document.querySelectorAll('[data-area]')].some((item) => item.dataset.area === value)))""")
    wrong += [f"'{one}' is no area" for one in cut]
    tools = page.locator(".tools[aria-label^='Filter: Criteria']")
    readers = tools.locator("label:visible").filter(has_text=re.compile("^Reader")).locator("select")
    if page.locator("table.criteria").count() and readers.count():
        for reader, other in (("TalkBack", "VoiceOver"), ("VoiceOver", "TalkBack")):
            for one in readers.all():
                one.select_option(reader)
            left = page.locator(f":is(select, input)[aria-label*=' {other},']:visible, "
                                f"tr [data-reader={other}]:visible").count()
            if left:
                wrong.append(f"with {reader}, {left} texts and fields are for {other}")
        page.reload()
        if readers.first.input_value() != "VoiceOver":
            wrong.append("a filter is lost when the page is loaded again")
        for clear in tools.locator("button:visible", has_text="Clear filters").all():
            clear.click()
        if readers.first.input_value() != "":
            wrong.append("a filter is not cleared")
        searches = tools.locator("input[type=search]:visible").all()
        for search in searches:
            search.fill("alkback")
        if page.locator("table.criteria tbody > tr:visible").count():
            wrong.append("words are found in the middle of other words")
        for search in searches:
            search.fill("")


def look_at_order(page, wrong):
    """The order of the tree is the order on the screen."""
    found = page.evaluate("""() => {
      const places = ['h1', '.verdict', '.drawings', '[id^=findings]', '[id^=announcements]']
        .map((one) => document.querySelector(one)).filter((one) => one)
        .map((one) => one.checkVisibility() ? one : one.closest('details')).filter((one) => one);
      const isAfter = (one, other) => other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
      places.sort((one, other) => isAfter(one, other) ? 1 : -1);
      const tops = places.map((one) => one.getBoundingClientRect().top);
      return tops.every((top, place) => place === 0 || top >= tops[place - 1]);
    }""")
    if not found:
        wrong.append("the reading order differs from the visual order")


def check(browser, path):
    wrong = []
    for width in (1280, 768, 390):
        page = browser.new_page(viewport={"width": width, "height": 900})
        page.goto(pathlib.Path(path).resolve().as_uri())
        if width == 390:
            look_at_order(page, wrong)
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        page.evaluate("document.querySelectorAll('[aria-pressed]').forEach((one) => one.click())")
        wrong += page.evaluate(NUMBERS)
        wrong += [f"'{one}' is broken at {width} pixels" for one in page.evaluate(BROKEN_WORDS)]
        page.evaluate("document.querySelectorAll('[aria-pressed]').forEach((one) => one.click())")
        wrong += [f"{one} is not visibly marked" for one in page.evaluate(UNMARKED)]
        look_at_filters(page, wrong)
        page.close()
    return wrong


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    for path in sys.argv[1:]:
        for line in dict.fromkeys(check(browser, path)):
            print(f"{path}: {line}")
    browser.close()
