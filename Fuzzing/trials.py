"""The doors of the command. Each function returns a random trial."""

import json
import os
import random
import re
import shutil
import signal
import struct
import time
import zlib

from material import DESIGN, NUMBERS, TEXTS, change_bytes, changed, read
from places import EMPTY, FIFO, FOLDER, FOLDER_LINK, LINK, LOOP, SPARSE, SPECIAL, ZERO, put, remove, snapshot
from visits import quoted

DUMP = read("Examples/diff/preferences-dump.xml")
WANTED = read("Examples/diff/preferences.yaml")


class Trial:
    """A command with its files and the expected results."""

    def __init__(self, arguments, files, **options):
        self.arguments, self.files = arguments, files
        self.stdin = options.get("stdin", b"")
        self.formats = options.get("formats", {})
        # The paths that the command may change.
        self.mine = options.get("mine", [])
        # The folder in which the command may create files with any name.
        self.adds = options.get("adds", "\0")
        # Functions that change the folder before the command starts, and functions that change it during the run.
        self.damage = options.get("damage")
        self.during = options.get("during")
        # A function that makes the outputs of two runs comparable; None if they may differ.
        self.compared = options.get("compared", lambda output: output)
        self.judge = options.get("judge")


def some(chance, *values):
    """Returns one of the values; the first is the most frequent."""
    return values[int(len(values) * chance.random() ** 2)]


def text_of(data):
    """Returns a text that can be in a JSON message."""
    return data.decode("utf-8", "replace")


TOOLS = ["preview", "check", "diff", "announce", "import", "explain", "walk", "criteria", "report", "kinds", "formats"]
PATHS = [
    "in.yaml", "dump.xml", "f/in.yaml", "link", "up/secret", "f", "fifo", "zero", ".", "", "..", "../outside/sentinel",
    "/etc/passwd", "f/../in.yaml", "f//in.yaml", "../\u0301outside/sentinel", "up/\u0301x", "f/\u0301in.yaml",
    ".output", "-", "-x", "in.yaml\u0000", "\u202ein.yaml", "a" * 300, "a/" * 2000, "in.yaml/", "./in.yaml", "hard",
    "\u001b[31m", "sparse", "loop",
]
ROOT_FILES = {
    "root/in.yaml": DESIGN.encode(), "root/f/in.yaml": WANTED, "root/dump.xml": DUMP, "root/link": LINK,
    "root/up": FOLDER_LINK, "root/fifo": FIFO, "root/zero": ZERO, "root/sparse": SPARSE, "root/loop": LOOP,
    "root/.output": DESIGN.encode(), "root/-": DESIGN.encode(), "root/-x": DESIGN.encode(),
    "root/earshot.yaml": b"hints: off\n", "root/f/earshot.yaml": b"platform: talkback\n",
}


def value(chance, depth=0):
    """Returns a random JSON value."""
    kind = chance.randrange(8 if depth < 3 else 5)
    if kind < 2:
        return chance.choice(TEXTS)
    if kind == 2:
        return chance.choice([None, True, False, 0, -1, 1 << 63, 1e308, 0.5])
    if kind < 5:
        return chance.choice(PATHS)
    if kind < 7:
        return [value(chance, depth + 1) for _ in range(chance.randrange(3))]
    return {chance.choice(["path", "text", "id", "x"]): value(chance, depth + 1) for _ in range(chance.randrange(3))}


def source(chance, kind):
    """Returns a source of a tool: a text, a path or anything."""
    draw = chance.random()
    if draw < 0.5:
        return {"text": text_of(changed(chance, kind))[:50_000]}
    return {"path": chance.choice(PATHS)} if draw < 0.9 else value(chance)


def call(chance, number):
    """Returns a call of a tool."""
    tool = chance.choice(TOOLS)
    arguments = {}
    if tool in ("preview", "check", "explain", "criteria", "report"):
        arguments["designs"] = [source(chance, "design") for _ in range(some(chance, 1, 0, 2))]
    if tool in ("announce", "import", "diff", "report"):
        arguments["captures"] = [source(chance, "dump") for _ in range(some(chance, 1, 0, 2))]
    if tool in ("walk", "diff"):
        arguments["design"] = source(chance, "design")
    if tool == "walk":
        arguments["script"] = source(chance, "script")
    if tool == "explain":
        arguments["word"] = chance.choice(["button", *TEXTS])
    if tool in ("criteria", "import", "report") and chance.random() < 0.4:
        arguments["output"] = chance.choice(PATHS + ["new", "new", "f/new"])
    if chance.random() < 0.3:
        name = chance.choice(["profile", "locale", "states", "settings", "platform", "cursor", "toolkits", "x"])
        arguments[name] = value(chance)
    return {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}


def by_id(output):
    """Returns answers in the order of their ids, because calls are answered as they end; no reports of progress."""
    return b"\n".join(sorted(line for line in output.split(b"\n") if b'"notifications/progress"' not in line))


def answers(trial, output, _):
    """Returns errors if an answer of a server is not an object or contains a secret."""
    wrong = []
    if b"precious" in output:
        wrong.append("an answer contains the secret of another folder")
    for line in output.splitlines():
        try:
            if json.loads(line)["jsonrpc"] != "2.0":
                wrong.append("not a message")
        except (ValueError, KeyError, TypeError) as error:
            wrong.append(f"not a message: {error}: {line[:100]!r}")
    asked = trial.asked
    given = [json.loads(line).get("id") for line in by_id(output).splitlines() if line] if not wrong else []
    if asked is not None and sorted(given) != sorted(asked):
        wrong.append(f"{len(asked)} calls, {len(given)} answers: {sorted(set(asked) - set(given))}")
    return wrong


def server(lines, asked, **options):
    """Returns a trial of the server."""
    trial = Trial(
        ["mcp", "--root", "root", "--write-root", "root"], dict(ROOT_FILES), stdin=b"\n".join(lines) + b"\n",
        formats={"stdout": "jsonl"}, adds="root/", compared=by_id, judge=answers, **options)
    trial.asked = asked
    trial.mine = [path for line in lines for path in written(line)]
    return trial


def written(line):
    """Returns the path that a call may write: an output that is not also an input."""
    try:
        arguments = json.loads(line)["params"]["arguments"]
        output = os.path.normpath(os.path.join("root", arguments["output"]))
        sources = [item for given in arguments.values() for item in (given if isinstance(given, list) else [given])]
        inputs = [os.path.normpath(os.path.join("root", item["path"])) for item in sources
                  if isinstance(item, dict) and isinstance(item.get("path"), str)]
    except (ValueError, KeyError, TypeError, AttributeError):
        return []
    return [] if output in inputs or output == "root" else [output]


def messages(chance):
    """Valid, damaged and invalid messages of the protocol."""
    lines, asked = [], []
    is_valid = chance.random() < 0.5
    for number in range(chance.choice([1, 2, 4])):
        message = call(chance, number)
        if chance.random() < 0.2:
            message["method"] = chance.choice(["ping", "tools/list", "initialize", "x", ""])
        line = json.dumps(message).encode()
        if is_valid:
            asked.append(number)
        else:
            draw = chance.randrange(5)
            if draw == 0:
                message[chance.choice(["id", "method", "params", "jsonrpc", "x"])] = value(chance)
                line = json.dumps(message).encode()
            elif draw == 1:
                line = change_bytes(chance, line).replace(b"\n", b" ")
            elif draw == 2:
                line = json.dumps(value(chance)).encode()
            elif draw == 3:
                line = line.replace(b":" + str(number).encode(), b":" + chance.choice(NUMBERS).encode())
        lines.append(line)
    return server(lines, asked if is_valid else None)


def paths(chance):
    """Calls with paths outside the root, through links, and to special files."""
    lines = []
    for number in range(4):
        message = call(chance, number)
        arguments = message["params"]["arguments"]
        for name in ("designs", "captures"):
            if name in arguments:
                arguments[name] = [{"path": chance.choice(PATHS)}]
        for name in ("design", "script"):
            if name in arguments:
                arguments[name] = {"path": chance.choice(PATHS)}
        if message["params"]["name"] in ("criteria", "import", "report"):
            arguments["output"] = chance.choice(PATHS + ["new", "f/new", "up/new", "../new", "link"])
        lines.append(json.dumps(message).encode())
    return server(lines, list(range(4)))


LONG = "screen: S\ncomponents:\n" + "".join(f"  - {{kind: button, label: Save {n}}}\n" for n in range(100))


def backlogs(chance):
    """A client that sends calls and reads the answers late, slowly or never."""
    lines = []
    texts = [DESIGN, DESIGN, LONG, DESIGN + "# " + "a" * chance.choice([100, 100_000, 1_000_000])]
    for number in range(some(chance, 20, 100, 150, 400)):
        arguments = {"designs": [{"text": chance.choice(texts)}]}
        name = some(chance, "preview", "check", "criteria")
        message = {"jsonrpc": "2.0", "id": number, "method": "tools/call",
                   "params": {"name": name, "arguments": arguments}}
        if chance.random() < 0.1:
            message["params"]["_meta"] = {"progressToken": number}
        if chance.random() < 0.3:
            message["method"] = chance.choice(["tools/list", "ping", "resources/list", "initialize"])
        lines.append(json.dumps(message).encode())
    trial = server(lines, list(range(len(lines))))
    trial.pause = chance.choice([0, 0.1, 1.5])
    # The number of bytes that are read at once, in the first seconds; 0 if the client never reads.
    trial.piece = chance.choice([1, 100, 5000, 1 << 16, 1 << 16, 0])
    trial.end = chance.choice([None, None, signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
    # While a hundred calls wait, the server refuses others, so only short trials have the same answers.
    if len(lines) > 100:
        trial.compared = None
    return trial


def races(chance):
    """Calls during which folders of the root are replaced with links to outside."""
    lines = []
    for number in range(12):
        tool, name, file = chance.choice([
            ("criteria", "designs", "a/in.yaml"), ("preview", "designs", "a/in.yaml"), ("import", "captures", "a/dump.xml")])
        arguments = {name: [{"path": file}]}
        if tool != "preview":
            arguments["output"] = f"a/out{number}"
        lines.append(json.dumps({
            "jsonrpc": "2.0", "id": number, "method": "tools/call",
            "params": {"name": tool, "arguments": arguments}}).encode())
    pause = chance.choice([0, 0.0005, 0.003])

    def exchange(folder, is_over):
        root = os.path.join(folder, "root")
        os.symlink(os.environ["EARSHOT_OUTSIDE"], os.path.join(root, "b"))
        while not is_over.is_set():
            for one, other in (("a", "c"), ("b", "a"), ("a", "b"), ("c", "a")):
                while True:
                    try:
                        os.rename(os.path.join(root, one), os.path.join(root, other))
                        break
                    except OSError:
                        # The server has created the missing folder of an output.
                        remove(os.path.join(root, other))
                time.sleep(pause)

    trial = server(lines, list(range(12)), during=exchange)
    trial.files = {"root/a/in.yaml": DESIGN.encode(), "root/a/dump.xml": DUMP}
    # Results depend on when a folder is exchanged.
    trial.mine, trial.compared = ["root"], None
    return trial


def damaged(chance, folder, names):
    """Returns a function that damages, exchanges, copies or replaces paths below a folder."""
    deeds = [(chance.random(), chance.random(), chance.randrange(4), chance.choice(SPECIAL), chance.randrange(1 << 30))
             for _ in range(chance.choice([1, 1, 2, 4]))]

    def damage(place):
        for where, other, deed, special, number in deeds:
            found = [path for path in sorted(snapshot(os.path.join(place, folder))) if names(path)]
            if not found:
                return
            path = os.path.join(place, folder, found[int(where * len(found))])
            second = os.path.join(place, folder, found[int(other * len(found))])
            is_file = os.path.isfile(path) and not os.path.islink(path)
            if deed == 0 and is_file:
                with open(path, "rb") as file:
                    data = file.read(1 << 20)
                with open(path, "wb") as file:
                    file.write(change_bytes(random.Random(number), data))
            elif deed == 1 and is_file and os.path.isfile(second) and path != second:
                shutil.copyfile(second, path + ".copy", follow_symlinks=False)
                os.replace(path + ".copy", path)
            elif deed == 2:
                with_name = os.path.join(os.path.dirname(path), random.Random(number).choice(
                    ["new", "index", "receipt", ".partial", "x.partial", "manifest.json", "a" * 200, "\u0301"]))
                if not os.path.lexists(with_name) and os.path.isdir(os.path.dirname(with_name)):
                    put(with_name, special)
            else:
                remove(path)
                put(path, special)
    return damage


def caches(chance):
    """A cache with damaged, exchanged, foreign, linked and special entries."""
    command, operand = chance.choice([("check", "f"), ("announce", "d")])
    form = "jsonl"
    files = {f"f/{n}.yaml": changed(chance, "small") for n in range(3)}
    files |= {f"d/{n}.xml": DUMP for n in range(2)}
    trial = Trial(
        [command, operand, "--format", form, "--cache", "c"], files, formats={"stdout": form}, mine=["c"],
        damage=damaged(chance, "c", lambda path: True))
    trial.before = trial.arguments
    # The result must be the same with and without a cache.
    trial.same = [command, operand, "--format", form]
    return trial


def stores(chance):
    """A kit whose store and recordings are damaged, exchanged, foreign, linked and special."""
    trial = Trial(
        ["speak", "in.yaml", "--platform", "voiceover", "-o", "kit"], {"in.yaml": DESIGN.encode()}, mine=["kit"],
        damage=damaged(chance, "kit", lambda path: True))
    trial.before = trial.arguments
    # The index of each kit has a different order, so equal damage has different effects. Instead, the repaired kit must
    # be like the kit before the damage, and a second run must not change it.
    trial.compared = None
    trial.is_repaired = True
    return trial


def png(width, height):
    """Returns a picture."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    header = struct.pack(">IIBBBBB", width & 0xFFFFFFFF, height & 0xFFFFFFFF, 8, 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0\0"))
            + chunk(b"tEXt", b"Comment\0<x-hostile onload=x>") + chunk(b"IEND", b""))


def jpeg(width, height):
    """Returns the segments of a picture that have its size."""
    size = struct.pack(">BHHB", 8, height & 0xFFFF, width & 0xFFFF, 1) + b"\x01\x11\x00"
    return (b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00\xff\xc0"
            + struct.pack(">H", len(size) + 2) + size + b"\xff\xd9")


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="x()"><script>x()</script></svg>'


def screenshots(chance):
    """Damaged pictures, other formats, extreme sizes and special files."""
    sides = [0, 1, 9, 1080, 65535, 1 << 31, (1 << 32) - 1]
    picture = chance.choice([png, jpeg])(chance.choice(sides), chance.choice(sides))
    draw = chance.random()
    if draw < 0.5:
        for _ in range(chance.choice([1, 2, 5])):
            place = chance.randrange(len(picture))
            picture = picture[:place] + bytes([chance.choice([0, 1, 127, 128, 255])]) + picture[place + 1:]
    elif draw < 0.65:
        picture = picture[:chance.randrange(len(picture))]
    elif draw < 0.75:
        picture = SVG
    elif draw < 0.85:
        picture = picture + b"\0" * (21 << 20)
    elif draw < 0.95:
        picture = chance.choice([LINK, FOLDER, SPARSE, LOOP, EMPTY, ZERO])
    command = chance.choice([
        ["report", "in.yaml", "dump.xml", "-o", "out"], ["diff", "in.yaml", "dump.xml", "--format", "html", "-o", "out"]])
    if chance.random() < 0.5:
        return Trial(
            command, {"in.yaml": b"screenshot: picture\n" + WANTED, "dump.xml": DUMP, "picture": picture},
            formats={"out": "html"}, mine=["out"])
    return Trial(
        [*command, "--screenshot", "picture"], {"in.yaml": WANTED, "dump.xml": DUMP, "picture": picture},
        formats={"out": "html"}, mine=["out"])


def profiles(chance):
    """Damaged house profiles, profiles with built-in names, and links in their place."""
    profile = changed(chance, "profile") if chance.random() < 0.9 else chance.choice([LINK, FOLDER, SPARSE, LOOP, EMPTY])
    built_in = chance.random() < 0.1
    if built_in:
        profile = f"profile: {chance.choice(['talkback-17', 'talkback', 'device', 'auto'])}\nextends: talkback-16.2\n".encode()
    command, form = chance.choice([
        (["preview", "in.yaml", "--states", "all"], "text"), (["preview", "in.yaml"], "csv"), (["check", "in.yaml"], "json"),
        (["announce", "dump.xml"], "jsonl"), (["criteria", "in.yaml"], "csv"), (["diff", "in.yaml", "dump.xml"], "sarif"),
        (["diff", "in.yaml", "dump.xml"], "junit"), (["walk", "in.yaml", "--script", "s.txt"], "vtt")])
    return Trial(
        [*command, "--profile-file", "p.yaml", "--format", form],
        {"in.yaml": DESIGN.encode(), "dump.xml": DUMP, "p.yaml": profile, "s.txt": b"swipe-right\nswipe-right\n"},
        formats={"stdout": form}, judge=refused if built_in else None)


def refused(_trial, _output, errors):
    """Returns an error if a profile replaced a built-in one."""
    return [] if b"which is built in" in errors else ["a profile replaced a built-in one"]


ACCEPTED = b"""accepted:
  - kind: missing-part
    stop: Wi-Fi
    part: state
    reason: The switch does not expose its state.
    until: 2026-12-31
  - {kind: wrong-text, stop: Save, expected: Save, heard: Store, reason: A known fault}
"""
KINDS = ["missing-part", "extra-part", "wrong-text", "skipped-stop", "extra-stop", "different-order", "x"]


def accepted(chance):
    """Damaged files of accepted findings."""
    text = ACCEPTED.decode()
    for _ in range(chance.choice([0, 1, 2, 5])):
        words = list(re.finditer(r"[\w-]+", text))
        word = chance.choice(words)
        new = chance.choice(TEXTS + NUMBERS + KINDS)
        text = text[:word.start()] + new + text[word.end():]
        if not re.search(r"[\w-]", text):
            break
    data = text.encode("utf-8", "replace")
    data = change_bytes(chance, data) if chance.random() < 0.2 else data
    if chance.random() < 0.1:
        data = chance.choice([LINK, FOLDER, SPARSE, LOOP, EMPTY])
    form = chance.choice(["json", "sarif", "junit", "gitlab", "text", "html", "github"])
    return Trial(
        ["diff", "in.yaml", "dump.xml", "--accepted", "a.yaml", "--format", form],
        {"in.yaml": WANTED, "dump.xml": DUMP, "a.yaml": data}, formats={"stdout": form})


PROJECT = b"""profile: [documented, talkback-16.2, voiceover-ios-26]
profile-files: [p.yaml]
platform: both
language: de
toolkit: [swiftui, compose]
hints: off
settings: {verbosityPreset: high}
accepted: in/a.yaml
"""


def projects(chance):
    """Damaged project files, files of another kind, and links in place of these files or of files that they name."""
    text = PROJECT.decode()
    for _ in range(chance.choice([0, 0, 1, 2, 5])):
        word = chance.choice(list(re.finditer(r"[\w./-]+", text)) or [None])
        if word is None:
            break
        new = chance.choice(TEXTS + NUMBERS + PATHS + ["documented", "device", "talkback", "in", "{}", "[]"])
        text = text[:word.start()] + new + text[word.end():]
    data = text.encode("utf-8", "replace")
    draw = chance.random()
    if draw < 0.2:
        data = change_bytes(chance, data)
    elif draw < 0.3:
        key, name = chance.choice([("profile", "documented"), ("profile", "talkback"), ("profile-files", "p.yaml")])
        data = f"{key}: [{', '.join([name] * chance.choice([2, 20_000]))}]\n".encode()
    elif draw < 0.4:
        data = chance.choice([*SPECIAL, DESIGN.encode(), DUMP, read("LICENSE")])
    folder = chance.choice(["", "d/"])
    files = {
        "d/in.yaml": DESIGN.encode(), "d/in.xml": DUMP, f"{folder}earshot.yaml": data,
        f"{folder}p.yaml": some(chance, b"profile: house\nextends: talkback\ntitle: House\n", *SPECIAL),
        f"{folder}in/a.yaml": some(chance, ACCEPTED, *SPECIAL),
    }
    command, form = chance.choice([
        (["preview", "d/in.yaml"], "csv"), (["check", "d"], "json"), (["criteria", "d/in.yaml"], "csv"),
        (["diff", "d/in.yaml", "d/in.xml"], "sarif"), (["announce", "d/in.xml"], "jsonl")])
    return Trial(
        [*command, "--format", form], files, formats={"stdout": form}, judge=named if data in (FIFO, ZERO) else None)


def named(_trial, _output, errors):
    """Returns an error if a project file that is no regular file was skipped."""
    return [] if b"earshot.yaml" in errors else ["the project file was skipped"]


PARTS = {
    "d/a.yaml": """screen: S
strings: {en: s/en.yaml, de: [s/de.strings, s/de.xml], fr: s/fr.arb}
parts:
  row: {parameters: {name: A, note: null}, components: [{card: "${name}", content: "${note}"}]}
components:
  - {use: ../p/b.yaml, label: Save}
  - {use: row, name: {key: save}}
""",
    "p/b.yaml": "part: B\nparameters: [label]\ncomponents:\n  - &b {kind: button, label: '${label}'}\n  - {<<: *b, disabled: true}\n",
    "d/s/en.yaml": "save: Save\ncancel: {key: Cancel}\n",
    "d/s/de.strings": "/* A */ \"save\" = \"Sich\\U00e4rn\";\n",
    "d/s/de.xml": "<resources><string name='cancel.key'>Ab<b>bruch</b> &amp; \\'x\\'</string></resources>\n",
    "d/s/fr.arb": '{"@@locale": "fr", "save": "Enregistrer"}\n',
}


def multiplied(chance):
    """Returns a design whose parts multiply their argument, directly or in lists and maps."""
    argument = chance.choice(['"${x}${x}"', '["${x}", "${x}"]', '{text: "${x}${x}"}', '[["${x}"], ["${x}"]]', '"${x}"'])
    text = chance.choice(["a", "a" * 100_000])
    lines = [f"  p{n}: {{parameters: [x], components: [{{use: p{n - 1}, x: {argument}}}]}}" for n in range(1, 31)]
    uses = ", ".join(["{use: p30, x: *a}"] * chance.choice([1, 300]))
    first = '  p0: {parameters: [x], components: [{button: "${x}"}]}'
    return "\n".join(
        ["screen: S", f"x-text: &a {text}", "parts:", first, *lines, f"components: [{uses}]", ""]).encode()


def parts(chance):
    """Parts and catalogues that are damaged, of another kind, in other places, or in cycles."""
    files = {"earshot.yaml": b"languages: [en, de, fr]\n", **{name: text.encode() for name, text in PARTS.items()}}
    for _ in range(chance.choice([1, 1, 2, 3])):
        name = chance.choice(list(PARTS))
        draw = chance.random()
        if draw < 0.3:
            # A command waits for the other end of a pipe that it is given.
            special = [one for one in SPECIAL if one is not FIFO or name != "d/a.yaml"]
            files[name] = chance.choice([*special, DESIGN.encode(), DUMP, read("LICENSE")])
        elif draw < 0.6 and isinstance(files[name], bytes):
            files[name] = change_bytes(chance, files[name])
        elif isinstance(files[name], bytes):
            word = chance.choice(list(re.finditer(rb"[\w./$-]+", files[name])) or [None])
            if word is not None:
                new = chance.choice(TEXTS + PATHS + ["../d/a.yaml", "../p/b.yaml", "use", "${label}", "row", "key"])
                files[name] = files[name][:word.start()] + new.encode("utf-8", "replace") + files[name][word.end():]
    if chance.random() < 0.1:
        files["d/a.yaml"] = multiplied(chance)
    command, form = chance.choice([
        (["preview", "d/a.yaml"], "csv"), (["check", "d"], "json"), (["criteria", "d/a.yaml", "--locale", "de"], "csv"),
        (["check", "p", "d", "--cache", "c"], "jsonl")])
    return Trial([*command, "--format", form], files, formats={"stdout": form}, mine=["c"])


LINES = ["Save, button", "Sync, switch, on", "Sync, switch, off", "Save", "S", "button", "Sync, checked, switch"]


def sessions(chance):
    """Logs and transcripts of a session, compared with a design."""
    heard = [chance.choice(LINES + TEXTS) for _ in range(chance.choice([1, 3, 10, 60, 300]))]
    data = "\n".join(line.replace("\n", " ") for line in heard).encode("utf-8", "replace")
    if chance.random() < 0.4:
        data = changed(chance, "dump")
    elif chance.random() < 0.2:
        data = change_bytes(chance, data)
    form = chance.choice(["text", "json", "jsonl", "sarif", "junit", "html", "markdown", "github"])
    options = some(chance, [], ["--start", "any"], ["--strict"], ["--redact"], ["--profile", "documented"])
    return Trial(
        ["diff", "in.yaml", "log", "--input-format", "text", "--format", form, *options],
        {"in.yaml": changed(chance, "small"), "log": data}, formats={"stdout": form})


def checkouts(chance):
    """Folders of designs and dumps that also contain links and special files."""
    files = {f"d/{n}.yaml": changed(chance, "design") for n in range(2)}
    files |= {f"d/{n}/x.xml": changed(chance, "dump") for n in range(2)}
    files["d/deep/a/b.yaml"] = DESIGN.encode()
    command, form = chance.choice([
        (["check", "d", "--format", "jsonl"], "jsonl"), (["diff", "d", "d", "--format", "jsonl"], "jsonl"),
        (["check", "d/*.yaml", "--format", "jsonl"], "jsonl"), (["report", "d", "-o", "out"], "html"),
        (["import", "d", "-o", "made/"], None)])
    return Trial(
        command, files, formats={"stdout": form, "out": form}, mine=["out", "made"],
        damage=damaged(chance, "d", lambda path: True), judge=secret)


def secret(_, output, errors):
    """Returns an error if the outputs contain a secret from another folder."""
    return ["the secret of another folder is in the output"] if b"precious" in output + errors else []


def watching(chance):
    """A command that watches its files while they are saved, removed, and replaced by special files."""
    deeds = [(chance.choice(["save", "save", "save", "half", "remove", "special"]), changed(chance, "small"),
              chance.choice([FOLDER, FIFO, SPARSE, LOOP, EMPTY, FOLDER_LINK]), chance.choice([0, 0.01, 0.05, 0.2]))
             for _ in range(chance.choice([2, 6, 15]))]
    # The last file is valid, so the command must show its announcements. Other output depends on the time of each save.
    command = chance.choice([["check", "in.yaml"], ["preview", "in.yaml"], ["diff", "in.yaml", "dump.xml"]])
    trial = Trial([*command, "--watch", "--plain"], {"in.yaml": DESIGN.encode(), "dump.xml": DUMP})
    trial.deeds = deeds
    trial.signal = chance.choice([signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
    return trial


KEYS = [
    b"\x1b[C", b"\x1b[D", b"\x1b[A", b"\x1b[B", b"\r", b"\t", b"\x1b[Z", b"\x1b", b"\x7f", b" ", b"e", b"l", b"b", b"o",
    b"a", b"m", b"n", b"g", b"r", b"w", b"s", b"p", b"?", b"\x15", b"\0", "é".encode(), "👩‍👧".encode(), b"\xff", b"\xc3",
    b"\x1b[1;5C", b"\x1b[200~", b"\x1bOP", b"\x1b[" + b"9" * 50 + b"~", b"\x1b]0;x\x07", b"x" * 200, b"\x1a",
]


def keys(chance):
    """A walk in a terminal with random keys."""
    typed = [chance.choice(KEYS[:10] if chance.random() < 0.6 else KEYS[:-1])
             for _ in range(chance.choice([3, 20, 80]))]
    trial = Trial(["walk", "in.yaml", *some(chance, [], ["--platform", "talkback"], ["--save", "new.txt"])],
                  {"in.yaml": changed(chance, some(chance, "small", "design"))}, mine=["new.txt", "in.walk", "walk.txt"])
    trial.keys = typed
    trial.end = chance.choice([b"q", b"\x03", signal.SIGTERM, signal.SIGHUP])
    # Output depends on the moment of a signal, and on the time between Escape and the next key.
    if not isinstance(trial.end, bytes) or b"\x1b" in typed:
        trial.compared = None
    return trial


STUDIO_FILES = {
    **{name.replace("d/a.yaml", "d/parts.yaml"): text.encode() for name, text in PARTS.items()},
    "earshot.yaml": b"languages: [en, de, fr]\n", "d/in.yaml": WANTED, "d/f/small.yaml": DESIGN.encode(),
    "d/link.yaml": LINK, "d/up": FOLDER_LINK, "d/fifo.yaml": FIFO, "d/notes.txt": b"mine\n",
}
READS = ["screens", "screen", "findings", "comparison", "component", "silent", "kinds", "examples", "screenshot", "share", "x"]
ACTS = ["edit", "undo", "redo", "add", "remove", "move", "frame", "sort", "walk", "script", "accept", "forget", "start"]
DESIGNS = ["in.yaml", "f/small.yaml", "parts.yaml", "link.yaml", "up/secret", "fifo.yaml", "notes.txt", "../p/b.yaml"]


def request(chance):
    """Returns a request of a page of the studio: the path of a design, a method, an address, headers and a body.

    The bench replaces DIGEST with the digest of the design, and COMPONENT with the id of one of its components.
    """
    path = chance.choice(DESIGNS[:2] if chance.random() < 0.8 else DESIGNS + PATHS)
    draw = chance.random()
    if draw < 0.25:
        rest = chance.choice(["&id=COMPONENT", "&form=page", "&form=csv", "&fresh", f"&id={chance.randrange(9)}"])
        return path, "GET", f"{chance.choice(READS)}?path={quoted(path)}{rest}", {}, None
    if draw < 0.4:
        address = chance.choice(["capture", "screenshot", "import"])
        name = quoted(chance.choice(["a.png", "w.xml", "app.jpeg", *PATHS]))
        body = chance.choice([png(9, 9), png(1 << 31, 1), jpeg(9, 9), SVG, DUMP, changed(chance, "dump"), b""])
        kind = {"Content-Type": "application/octet-stream"}
        return path, "POST", f"{address}?path={quoted(path)}&name={name}&digest=DIGEST&platform=talkback", kind, body
    act = chance.choice(ACTS + ACTS[:8])
    words = ["Pay", "Pay now", "true", "no"] if chance.random() < 0.6 else TEXTS + NUMBERS
    message = {"path": path, "digest": "DIGEST", "component": "COMPONENT", "window": "w"}
    if act == "edit":
        message |= {"key": chance.choice(["label", "hint", "checked", "value", "kind", "id", "x"])}
        message |= {} if chance.random() < 0.2 else {"value": chance.choice(words)}
    elif act == "add":
        message |= {"kind": chance.choice(["button", "switch", "list", "alert", *words]), "label": chance.choice(words)}
        message |= {"after": chance.choice([None, "COMPONENT"]), "frame": [chance.randrange(390) for _ in range(4)]}
    elif act == "move":
        message |= {"before": chance.choice([None, "COMPONENT", *TEXTS])}
    elif act == "frame":
        message |= {"frame": chance.choice([None, [1, 2, 3, 4], [0.5, 0, 390, 844], [-1, 0, 0, 0], [1e308] * 4, [1], "x"])}
    elif act in ("walk", "script"):
        actions = [chance.choice(["swipe-right", "double-tap", "swipe-left", "key: escape", *TEXTS]) for _ in range(5)]
        message |= {"actions": actions, "platform": "talkback", "reading": chance.choice(["device", "guidelines"])}
    elif act == "start":
        message |= {"title": chance.choice(TEXTS + PATHS)} | chance.choice([{}, {"example": "dropdown"}, {"example": "../x"}])
    elif act == "accept":
        message |= {"kind": chance.choice(KINDS), "stop": chance.choice(TEXTS), "reason": chance.choice(TEXTS)}
    if chance.random() < 0.15:
        message[chance.choice(list(message))] = value(chance)
    body = json.dumps(message).encode()
    body = change_bytes(chance, body) if chance.random() < 0.05 else body
    headers = {"Content-Type": "application/json"}
    if chance.random() < 0.05:
        headers |= chance.choice([
            {"Origin": "http://hostile.example"}, {"Host": "hostile.example"}, {"Cookie": "x=y"}, {"Content-Type": "text/plain"},
            {"Sec-Fetch-Site": "cross-site"}])
    return path, "POST", act, headers, body


def studio(chance):
    """Requests to the studio, from one or several pages at once, that read, edit, walk, compare and upload."""
    # Another program can write a design while the studio runs.
    other = chance.choice([None, None, changed(chance, "design"), *SPECIAL])
    trial = Trial(
        ["studio", "d", "--no-open"], dict(STUDIO_FILES), mine=["d/in.yaml", "d/f/small.yaml", "d/parts.yaml"], adds="d/")
    trial.pages = [[request(chance) for _ in range(some(chance, 4, 12, 40))] for _ in range(some(chance, 1, 2, 6))]
    trial.deed = (other, chance.choice([0, 0.01, 0.05]))
    trial.end = chance.choice([signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
    return trial


DOORS = {
    "messages": messages, "paths": paths, "backlogs": backlogs, "races": races, "watching": watching, "keys": keys, "checkouts": checkouts,
    "caches": caches, "stores": stores, "screenshots": screenshots, "profiles": profiles, "accepted": accepted,
    "sessions": sessions, "projects": projects, "parts": parts,
    "studio": studio,
}
