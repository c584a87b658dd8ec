"""Fills in the results of a page with criteria, saves them, and prints the names of the saved tables.

usage: results.py PAGE FOLDER VERDICT NOTE

Each test gets the verdict and the note, and the expected announcement if the page quotes one.
"""

import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

FILL = """([verdict, note]) => {
  document.querySelectorAll('details').forEach(one => { one.open = true; });
  const set = (control, value) => { control.value = value; control.dispatchEvent(new Event('change')); };
  for (const row of document.querySelectorAll('table.criteria tbody > tr')) {
    const expected = [...row.querySelectorAll('td:nth-of-type(2) :is(li:not(:has(p)), li > p)')].map(one => one.textContent);
    for (const place of row.querySelectorAll('[data-result]')) {
      const reader = place.dataset.result;
      set(place.querySelector('select'), verdict);
      // An announcement can have an alternative of the device, and a second utterance.
      const said = expected.map(one => one.split(`${reader} says "`).at(1) ?? one.split(`${reader} (guidelines) says "`).at(1))
        .filter(one => one !== undefined)
        .map(one => one.split(new RegExp(`", or ${reader} `))[0].replace(/"$/, '').replaceAll('", then "', ', '));
      set(place.querySelector('input'), verdict === 'pass' ? said.join(', ') : '');
    }
    const inputs = row.querySelectorAll('.result input');
    set(inputs[inputs.length - 1], note);
  }
}"""

page_file, folder, verdict, note = sys.argv[1:]
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    page = browser.new_page()
    page.goto(pathlib.Path(page_file).resolve().as_uri())
    page.evaluate(FILL, [verdict, note])
    page.reload()
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    for number, button in enumerate(page.locator("text=Save results as CSV").all()):
        with page.expect_download() as saved:
            button.click()
        path = f"{folder}/results-{number + 1}.csv"
        saved.value.save_as(path)
        print(path)
    browser.close()
