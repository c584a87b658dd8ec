"""The content of hostile files: examples and seeds with typical damage."""

import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

NUMBERS = [
    "0", "-1", "1", "7", "255", "2147483647", "2147483648", "4294967296", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "99999999999999999999", "1e308", "1e400", "-1e308",
    "5e-324", "0.1", "NaN", ".inf", "0x7fffffffffffffff", "1_000", "٣", "0001", "3600000",
]
TEXTS = [
    "", " ", "~", "null", "true", "a", "\u001b]0;x\u0007", "\u009b31m", "\u202e", "\u0301", "👩‍👧", "שלום",
    "\ufeff", "-->", "<x-hostile>", "&amp;", "=1+1", "{{x}}", "{0}", "[x](https://hostile.example)",
    "../../outside", "/dev/full", "a" * 5000, "a, " * 500,
    "a\u0301" * 500, "\\u0000", "\ud800".encode("utf-16", "surrogatepass").decode("utf-16", "replace"),
    "[" * 200, "{" * 200, "- " * 200, "&a [*a, *a]", "*a", "<<: *a", "!!binary x", "? [a]: b", "|", ">-",
    "%", "@", "`", "2024-02-30", "9999-12-31", "-0001-01-01", "0000-00-00", "12:99", "24:00",
]
SCRIPT = """# Opening
double-tap
swipe-right
swipe-up
hear: "Search by, button"
focus: search-by/option.Record locator
key: escape
type: two words
wait: 300
touch: search-by
wait: 1000
"""
YAML_SCRIPT = """walk:
  - double-tap:
    focus: menu/item.One
  - {voiceover: scrub, talkback: back}
  - hear: {voiceover: "Menu, button", talkback-15.1: Menu}
  - swipe-right
  - show: d
  - toast: Done
  - type: a b
  - key: tab
"""
ACTIONS = "swipe-right\ndouble-tap\nswipe-up\nkey: escape\nwait: 300\n" * 4
PROFILE = """profile: mine
title: Ours
extends: talkback-15.1
locale: en
pauses: {part: 150, hint: 400, stop: 700}
settings:
  - {name: ours, title: Ours, values: [x, y], value: x, presets: [{value: y, sets: {hints: "off"}}]}
patterns:
  - {for: dropdown.trigger, say: "{name}, {role}, {value}", source: "a page"}
words: {role.button: knob}
"""
DESIGN = """screen: S
components:
  - {kind: button, id: d, label: Save}
  - {kind: switch, id: s, label: Sync, checked: true}
"""


def read(*parts):
    """Returns the bytes of a file of the project."""
    with open(os.path.join(ROOT, *parts), "rb") as file:
        return file.read()


def files(folder, ending):
    """Returns the files in a folder of the project with this ending."""
    names = sorted(os.listdir(os.path.join(ROOT, folder)))
    return [read(folder, name) for name in names if name.endswith(ending)]


def corpus():
    """Returns the first cases of each corpus."""
    return [b"\n".join(text.split(b"\n")[:12]) for text in files("Corpus", ".jsonl")]


SEEDS = {
    "design": files("Examples", ".yaml") + files("Examples/diff", ".yaml") + [DESIGN.encode()],
    "profile": [PROFILE.encode()] * 3 + [
        data.replace(b"profile: ", b"profile: own-", 1) for data in files("Profiles", ".yaml")],
    "script": [SCRIPT.encode(), YAML_SCRIPT.encode()] + [ACTIONS.encode()] * 3,
    "dump": files("Fuzzing/seeds", "") + files("Examples/diff", ".xml") + files("Examples/diff", ".log"),
    "corpus": corpus(),
    "small": [DESIGN.encode()],
}


# Functions that change files at random.

def blocks(lines):
    """Returns the first and last line of each block: a line with the indented lines after it."""
    depths = [len(line) - len(line.lstrip(" -")) if line.strip() else 1 << 20 for line in lines]
    found = []
    for first, depth in enumerate(depths):
        last = first + 1
        while last < len(lines) and depths[last] > depth:
            last += 1
        found.append((first, last))
    return found


def change_block(chance, text, other):
    """Removes, repeats or moves a block of lines, or inserts one from another file."""
    lines = text.split("\n")
    first, last = chance.choice(blocks(lines))
    block = lines[first:last]
    deed = chance.randrange(6)
    if deed == 0:
        lines[first:last] = []
    elif deed == 1:
        times = chance.choice([2, 3, 50, 400])
        lines[last:last] = block * (1 if len(block) * times > 4000 else times)
    elif deed == 2:
        lines[first:last] = []
        place = chance.randint(0, len(lines))
        lines[place:place] = block
    elif deed == 3:
        foreign = other.split("\n")
        start, end = chance.choice(blocks(foreign))
        lines[last:last] = foreign[start:end]
    elif deed == 4:
        lines[first:last] = ["  " * chance.choice([1, 2, 40]) + line for line in block]
    else:
        lines = lines[:last]
    return "\n".join(lines)


TOKENS = {
    "number": re.compile(r"(?<![\w.])-?\d+(?:\.\d+)?"),
    "text": re.compile(r'"[^"\n]*"|\'[^\'\n]*\'|(?<=[:,\[] )[^,\]}\n"\']+'),
    "word": re.compile(r"[A-Za-z][\w-]*"),
    "element": re.compile(r"<[^<>]*>|\{[^{}]*\}|\[[^\[\]]*\]"),
}


def change_token(chance, text, other):
    """Replaces a number, a text, a word or an element."""
    kind = chance.choice(["number", "number", "text", "text", "word", "element"])
    found = list(TOKENS[kind].finditer(text))
    if not found:
        return text
    if kind == "number":
        new = chance.choice(NUMBERS)
        # Replaces all occurrences of a text, or one of them.
        if chance.random() < 0.1:
            return TOKENS[kind].sub(new, text)
    elif kind == "text":
        new = chance.choice(TEXTS + NUMBERS)
        new = chance.choice(['"%s"', "%s", "'%s'"]) % new
    else:
        foreign = [match.group() for match in TOKENS[kind].finditer(chance.choice([text, other]))]
        new = chance.choice(foreign or [""])
        if kind == "element" and len(new) < 500:
            new *= chance.choice([0, 1, 2, 30])
    place = chance.choice(found)
    return text[: place.start()] + new + text[place.end():]


def change_bytes(chance, data):
    """Changes bytes or the encoding of the whole file."""
    deed = chance.randrange(8)
    place = chance.randint(0, len(data))
    if deed == 0:
        return data[:place]
    if deed == 1:
        return data[:place] + bytes([chance.randrange(256)]) + data[place + 1:]
    if deed == 2:
        return data.replace(b"\n", chance.choice([b"\r\n", b"\r", b"\n\n", b"\xe2\x80\xa8"]))
    if deed == 3:
        return b"\xef\xbb\xbf" + data
    if deed == 4:
        return data.decode("utf-8", "replace").encode(chance.choice(["utf-16", "utf-32", "latin-1"]), "replace")
    if deed == 5:
        return data.replace(b" ", b"\t") if chance.random() < 0.3 else data + data
    if deed == 6:
        return data[:place] + chance.choice([b"\0", b"\xff\xfe", b"\xed\xa0\x80", b"\xf4\x90\x80\x80"]) + data[place:]
    return b""


def changed(chance, kind):
    """Returns a file of a kind, with several changes or none."""
    data = chance.choice(SEEDS[kind])
    if chance.random() < 0.3:
        return data
    text = data.decode("utf-8", "replace")
    other = chance.choice(SEEDS[chance.choice(list(SEEDS))]).decode("utf-8", "replace")
    for _ in range(chance.choice([1, 1, 2, 3, 8])):
        if text:
            text = chance.choice([change_block, change_token, change_token])(chance, text, other)
    data = text[:300_000].encode("utf-8", "replace")
    return change_bytes(chance, data) if chance.random() < 0.15 else data
