"""Checks of outputs: their format, and control characters in them."""

import csv
import html.parser
import io
import json
import re
import xml.etree.ElementTree

# All control characters except tabs and line feeds; CSV files may also contain carriage returns.
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
# Sequences that the program itself sends to a terminal.
SEQUENCE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[78=>]|\r\n?|\x07")
TIME = re.compile(r"(?:(\d+):)?(\d\d):(\d\d)\.(\d{3})")
CUE = re.compile(rf"^{TIME.pattern} --> {TIME.pattern}$")
LEVELS = {"none", "note", "warning", "error"}


class Page(html.parser.HTMLParser):
    """A page, whose elements must not come from texts of users: hostile texts contain <x-hostile>."""

    def __init__(self):
        super().__init__()
        self.wrong = []

    def handle_starttag(self, tag, attrs):
        names = [name for name, _ in attrs]
        if tag == "x-hostile" or any(name.startswith("on") for name in names):
            self.wrong.append(f"an element of a user's text: <{tag} {' '.join(names)}>")


def json_lines(text):
    """Checks that each line is a JSON value."""
    for line in text.splitlines():
        json.loads(line)


def sarif(text):
    """Checks the parts of the SARIF schema that readers need."""
    log = json.loads(text)
    assert log["version"] == "2.1.0", "version"
    for run in log["runs"]:
        rules = {rule["id"] for rule in run["tool"]["driver"].get("rules", [])}
        for result in run.get("results", []):
            assert result["ruleId"] in rules, f"no rule {result['ruleId']}"
            assert result.get("level", "warning") in LEVELS, "level"
            message = re.sub(r"\\[\[\]\\]|\{\{|\}\}", "", result["message"]["text"])
            assert not re.search(r"[\[\]{}\\]", message), "a link or placeholder in a message"
            for location in result.get("locations", []):
                region = location["physicalLocation"].get("region", {})
                assert region.get("startLine", 1) >= 1, "line"
                assert region.get("startColumn", 1) >= 1, "column"


def captions(text):
    """Checks the times of WebVTT."""
    assert text.startswith("WEBVTT\n"), "no WEBVTT"
    last = 0
    for line in text.splitlines():
        if "-->" not in line:
            continue
        cue = CUE.match(line)
        assert cue, f"no times: {line[:80]!r}"
        numbers = [int(number or 0) for number in cue.groups()]
        start, end = (
            ((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths
            for hours, minutes, seconds, thousandths in (numbers[:4], numbers[4:]))
        assert last <= start <= end, f"times: {line}"
        last = start


def table(text):
    """Checks that all rows of CSV have the same length, and that no cell is a formula."""
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    assert len({len(row) for row in rows}) <= 1, "rows of different lengths"
    for row in rows:
        for cell in row:
            assert not cell.startswith(("=", "+", "@")), f"a formula: {cell[:40]!r}"


def page(text):
    """Checks that no text of a user is an element of the page."""
    reader = Page()
    reader.feed(text)
    assert not reader.wrong, reader.wrong[0]


FORMATS = {
    "json": json.loads, "jsonl": json_lines, "sarif": sarif, "vtt": captions, "csv": table, "html": page,
    "junit": xml.etree.ElementTree.fromstring, "svg": xml.etree.ElementTree.fromstring,
    "gitlab": json.loads,
}


def wrong_output(data, form=None, is_terminal=False):
    """Returns the errors in an output, of a format if there is a check for it."""
    # A recording can have any name.
    if data[:4] == b"RIFF" and data[8:12] == b"WAVE":
        return []
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return [f"not UTF-8: {error}"]
    shown = SEQUENCE.sub("", text) if is_terminal else text.replace("\r", "") if form == "csv" else text
    found = CONTROL.search(shown)
    if found:
        around = shown[max(0, found.start() - 30): found.end() + 10]
        return [f"a control character: {around!r}"]
    if form not in FORMATS or not text:
        return []
    try:
        FORMATS[form](text)
    except Exception as error:  # pylint: disable=broad-except
        return [f"invalid {form}: {type(error).__name__} {str(error)[:200]}"]
    return []
