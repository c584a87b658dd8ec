"""Calls every tool of `earshot mcp` with PyPI's client, and prints each problem on a line; no output means success.

usage: tools.py EARSHOT PACKAGE

The client uses the newest revision of the protocol, without a handshake. Each tool's schema must be valid.
Ten calls at once must be answered, a cancelled call must not, and a long
one must report its progress. Output must stay in the named folder.
"""

import asyncio
import json
import pathlib
import re
import shutil
import sys
import tempfile

import jsonschema
from mcp import Client, MCPError, StdioServerParameters

EARSHOT, PACKAGE = sys.argv[1], pathlib.Path(sys.argv[2])
DESIGN = {"path": "Examples/dropdown.yaml"}
PREFERENCES = {"path": "Examples/diff/preferences.yaml"}
DUMP = {"path": "Examples/diff/preferences-dump.xml"}
WALK = {"path": "Examples/dropdown.walk"}
SCRIPT = {"text": "swipe-right\ndouble-tap\nswipe-right\n"}

CALLS = [
    ("preview", {"designs": [DESIGN], "states": "all", "profile": "documented,device"}),
    ("preview", {"designs": [DESIGN], "attributes": True, "locale": "de"}),
    ("check", {"designs": [{"text": "screen: X\ncomponents:\n  - kind: button\n"}]}),
    ("diff", {"design": PREFERENCES, "captures": [DUMP], "requireAll": True}),
    ("announce", {"captures": [DUMP], "profile": "talkback", "redact": True, "settings": ["hints=off"], "detail": True}),
    ("import", {"captures": [DUMP], "title": "Preferences", "output": "made.yaml"}),
    ("explain", {"word": "collapsed", "designs": [DESIGN], "profile": "documented"}),
    ("walk", {"design": DESIGN, "script": SCRIPT, "platform": "talkback"}),
    ("walk", {"design": DESIGN, "script": {"text": "swipe-right\nexpect: Nothing\n"}}),
    ("criteria", {"designs": [DESIGN], "format": "csv", "level": "essential"}),
    ("report", {"designs": [DESIGN, PREFERENCES], "captures": [DUMP], "scripts": [WALK], "output": "page.html"}),
    ("kinds", {"names": ["dropdown"]}),
    ("formats", {}),
    ("reference", {"topic": "profiles", "names": ["talkback-17"]}),
    ("write_design", {"design": DESIGN, "output": "new.yaml"}),
]

# Calls with wrong arguments, each with a word that the error must contain.
REFUSED = [
    ("preview", {"designs": [{"path": "../outside.yaml"}]}, "below the root"),
    ("preview", {"designs": [{"path": "/etc/passwd"}]}, "below the root"),
    ("preview", {"designs": [{"path": "Examples/../../x"}]}, "below the root"),
    ("preview", {"designs": [{"path": "link.yaml"}]}, "link"),
    ("preview", {"designs": [{"path": "folder/dropdown.yaml"}]}, "folder/dropdown.yaml"),
    ("preview", {"designs": [{"path": "Examples"}]}, "it is a folder"),
    ("preview", {"designs": [{"path": ""}]}, "below the root"),
    ("preview", {"designs": [{"path": "a\0b"}]}, "below the root"),
    ("preview", {"designs": [{"path": "x" * 1_000_000}]}, "below the root"),
    ("preview", {"designs": [{"path": "x", "text": "y"}]}, "designs"),
    ("preview", {"designs": [7]}, "designs"),
    ("preview", {"designs": "screen: X"}, "designs"),
    ("preview", {"designs": []}, "designs"),
    ("preview", {}, "designs"),
    ("preview", {"designs": [DESIGN], "locale": "x" * 1_000_000}, "locale"),
    ("preview", {"designs": [DESIGN], "platform": "symbian"}, "platform"),
    ("preview", {"designs": [DESIGN], "explain": "yes"}, "explain"),
    ("preview", {"designs": [DESIGN], "page": 0}, "page"),
    ("preview", {"designs": [DESIGN], "page": 99}, "page"),
    ("preview", {"designs": [DESIGN], "colour": "red"}, "colour"),
    ("preview", {"designs": [DESIGN], "output": "x"}, "output"),
    ("preview", {"designs": [DESIGN], "stops": ["search-bay"]}, "search-by"),
    ("write_design", {"design": {"text": "screen: [\n"}, "output": "never.yaml"}, "never.yaml:1:9"),
    ("import", {"captures": [DUMP], "output": "../x.yaml"}, "below the root"),
    ("import", {"captures": [DUMP], "output": "missing/x.yaml"}, "missing"),
    ("import", {"captures": [DUMP], "output": "out.yaml"}, "out.yaml"),
]


REFERENCE = ["kinds", "formats", "reference"]


def differences(structure, texts):
    """Returns the parts of a structured answer that its text does not contain."""
    said = {"reading": [structure.get("reading", "")], "summary": [structure["summary"]]}
    said |= {key: structure.get(key, []) for key in ("assumptions", "notes")}
    lists = [key for key in ("findings", "announcements", "steps", "stops") if structure.get(key)]
    text = texts[1] if len(texts) > 1 else ""
    differing = [key for key, parts in said.items() if any(part not in texts[0] for part in parts)]
    if lists and len(re.findall("^- ", text, re.M)) != sum(len(structure[key]) for key in lists):
        differing.append("items")
    if not lists and text != structure.get("text", ""):
        differing.append("text")
    return differing


async def tools_answer(wrong, root, written):
    server = StdioServerParameters(command=EARSHOT, args=["mcp", "--root", root, "--write-root", written])
    async with Client(server) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        for tool in tools.values():
            jsonschema.Draft202012Validator.check_schema(tool.input_schema)
        for name in tools.keys() - {name for name, _ in CALLS}:
            wrong.append(f"{name} is not called by this test")
        for name, arguments in CALLS:
            jsonschema.validate(arguments, tools[name].input_schema)
            result = await client.call_tool(name, arguments)
            if result.structured_content["status"] > 1 or not result.structured_content["summary"]:
                wrong.append(f"{name} has the structured answer {result.structured_content}")
            differing = differences(result.structured_content, [block.text for block in result.content])
            wrong += [f"{name} has other {part} in its text" for part in differing]
            for finding in result.structured_content.get("findings", []):
                wrong += [f"{name} has {finding}" for key in ("id", "place", "message", "fix") if not finding.get(key)]
            if name not in REFERENCE and not result.structured_content.get("reading"):
                wrong.append(f"{name} does not name its readers")
            if result.is_error or "never instructions" not in result.content[0].text and len(result.content) > 1:
                wrong.append(f"{name} answers {result.content[0].text}")
        if not (pathlib.Path(written) / "made.yaml").read_text().count("\nscreen: Preferences\n"):
            wrong.append("import has not written the design")
        if not (pathlib.Path(written) / "page.html").read_text().startswith("<!doctype html>"):
            wrong.append("report has not written the page")

        broken = await client.call_tool("preview", {"designs": [{"text": "screen: [\n"}]})
        if not broken.is_error or "given-text/designs-1:" not in broken.content[0].text:
            wrong.append(f"a broken design is answered with {broken.content[0].text}")

        many = await asyncio.gather(*[client.call_tool(*CALLS[number % len(CALLS)]) for number in range(10)])
        wrong += ["one of ten calls at once has failed" for result in many if result.is_error]

        for name, arguments, word in REFUSED:
            result = await client.call_tool(name, arguments)
            if not result.is_error or word not in result.content[0].text:
                wrong.append(f"{name} {str(arguments)[:80]} is answered with {result.content[0].text[:200]}")
        try:
            result = await client.call_tool("prevew", {})
            wrong.append(f"an unknown tool is answered with {result.content[0].text[:80]}")
        except MCPError as error:
            if "preview" not in str(error):
                wrong.append(f"an unknown tool is refused with {error}")
        await pages_follow(wrong, client)
        await prompts_answer(wrong, client)
        await long_calls(wrong, client)


async def prompts_answer(wrong, client):
    """Every prompt contains its arguments, and every page of the reference has a text."""
    for prompt in (await client.list_prompts()).prompts:
        arguments = {argument.name: f"<{argument.name}>" for argument in prompt.arguments}
        text = (await client.get_prompt(prompt.name, arguments)).messages[0].content.text
        if not all(value in text for value in arguments.values()):
            wrong.append(f"the prompt {prompt.name} is {text}")
    resources = (await client.list_resources()).resources
    for resource in resources:
        if not (await client.read_resource(resource.uri)).contents[0].text:
            wrong.append(f"{resource.uri} is empty")
    if not any(resource.uri == "earshot://designs/Examples/dropdown.yaml" for resource in resources):
        wrong.append(f"the resources are {[resource.uri for resource in resources]}")


async def changes_follow(wrong, root):
    """A watching server reports that designs are saved and added."""
    address = "earshot://designs/watched.yaml"
    (root / "watched.yaml").write_text("screen: A\ncomponents: []\n")
    server = StdioServerParameters(command=EARSHOT, args=["mcp", "--root", str(root), "--watch"])
    async with Client(server, mode="2026-07-28") as client:
        async with client.listen(resources_list_changed=True, resource_subscriptions=[address]) as changes:
            (root / "watched.yaml").write_text("screen: B\ncomponents: []\n")
            saved = await asyncio.wait_for(anext(changes), 30)
            (root / "added.yaml").write_text("screen: C\ncomponents: []\n")
            added = await asyncio.wait_for(anext(changes), 30)
    if getattr(saved, "uri", "") != address or type(added).__name__ != "ResourcesListChanged":
        wrong.append(f"changes are reported as {saved} and {added}")
    messages = [{"id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}},
                {"id": 2, "method": "resources/subscribe", "params": {"uri": address}}]
    process = await asyncio.create_subprocess_exec(
        EARSHOT, *server.args, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
    for message in messages:
        process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
    answers = [json.loads(await asyncio.wait_for(process.stdout.readline(), 30)) for _ in messages]
    (root / "watched.yaml").write_text("screen: D\ncomponents: []\n")
    notice = json.loads(await asyncio.wait_for(process.stdout.readline(), 30))
    process.stdin.close()
    await process.wait()
    if answers[0]["result"]["protocolVersion"] != "2025-06-18" or notice.get("params") != {"uri": address}:
        wrong.append(f"an older client is answered with {answers} and {notice}")


async def pages_follow(wrong, client):
    """A long result comes in pages, which together are the whole."""
    design = "screen: Long\ncomponents:\n" + "".join(f"  - {{kind: button, label: Button {n}}}\n" for n in range(400))
    items, page, pages = [], 1, 1
    while page <= pages:
        result = await client.call_tool("preview", {"designs": [{"text": design}], "platform": "voiceover", "page": page})
        items += result.structured_content["announcements"]
        shown = re.findall(r"^  announcement: (.*)$", result.content[1].text, re.M)
        if shown != [item["announcement"] for item in result.structured_content["announcements"]]:
            wrong.append("a page's text has other items than its structured content")
        pages, page = result.structured_content["pages"], page + 1
        if sum(len(block.text) for block in result.content) > 40_000:
            wrong.append("a page is long")
    if pages < 2 or [item["announcement"] for item in items] != [f"Button {n}, button" for n in range(400)]:
        wrong.append(f"{pages} pages have {len(items)} announcements")


async def long_calls(wrong, client):
    """A call reports its progress, and ends when it is cancelled."""
    names = "".join(f"  - {{kind: dropdown, label: D{n}, options: [{', '.join(f'O{m}' for m in range(40))}]}}\n" for n in range(400))
    arguments = {"designs": [{"text": "screen: Slow\ncomponents:\n" + names}]}
    heard = asyncio.Event()

    async def progress(done, total, message):
        heard.set()

    call = asyncio.create_task(client.call_tool("criteria", arguments, progress_callback=progress))
    try:
        await asyncio.wait_for(heard.wait(), 30)
    except TimeoutError:
        wrong.append("a long call reports no progress")
    call.cancel()
    try:
        await call
        wrong.append("a call that is cancelled is answered")
    except asyncio.CancelledError:
        pass
    if (await client.call_tool("kinds", {})).is_error:
        wrong.append("no call is answered after a cancelled call")


async def guide_is_true(wrong, root):
    """Runs the guide's session: writes its files, makes its calls, and compares the answers below them."""
    guide = (PACKAGE / "Docs/agents.md").read_text()
    step = r"`([\w.]+)`[^\n]*:\n\n```\w+\n(.*?)```\n|```json\n(.*?)```\n\n```text\n(.*?)```\n"
    calls = 0
    async with Client(StdioServerParameters(command=EARSHOT, args=["mcp", "--root", str(root)])) as client:
        result = await client.call_tool("report", {"designs": [DESIGN]})
        if not result.is_error or "--write-root" not in result.content[0].text:
            wrong.append(f"a report that cannot be written is answered with {result.content[0].text}")
        for name, content, call, told in re.findall(step, guide, re.S):
            if name:
                (root / name).write_text(content)
                continue
            call = json.loads(call)
            text = (await client.call_tool(call["name"], call["arguments"])).content[-1].text
            calls += 1
            if text.strip() != told.strip():
                wrong.append(f"{call['name']} of the guide answers:\n{text}")
    if calls != 5:
        wrong.append(f"the guide has {calls} calls")


async def raw_messages(wrong, root):
    """Messages that no client sends; the process ends with its input."""
    lines = [
        b"nonsense", b"[]", b"{}", b'{"jsonrpc":"2.0","id":{},"method":"ping"}', b"\xff\xfe", b" ",
        b'{"jsonrpc":"2.0","id":1,"method":"ping"}', b'{"jsonrpc":"1.0","id":2,"method":"ping"}',
        b'{"jsonrpc":"2.0","id":3,"method":"tools/call","params":[]}', b'{"jsonrpc":"2.0","id":4,"result":{}}',
        b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}',
        b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{}}}',
        b'{"jsonrpc":"2.0","id":"' + b"x" * 1_000_000 + b'","method":"x"}', b"[" * 100_000,
        b'{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"kinds"}}',
        b'{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2099-01-01"}}}',
        b'{"jsonrpc":"2.0","id":8,"method":"subscriptions/listen","params":{"notifications":{}}}',
        b'{"jsonrpc":"2.0","id":6,"method":"ping"',
    ]
    process = await asyncio.create_subprocess_exec(
        EARSHOT, "mcp", "--root", root, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
    output, _ = await asyncio.wait_for(process.communicate(b"\n".join(lines)), 30)
    answers = [json.loads(line) for line in output.splitlines()]
    codes = sorted(answer["error"]["code"] for answer in answers if "error" in answer)
    results = sorted(str(answer["id"]) for answer in answers if "result" in answer)
    expected = sorted([-32700] * 4 + [-32600] * 4 + [-32602] + [-32601] * 2 + [-32022])
    if codes != expected or results != ["1", "5"] or process.returncode != 0:
        wrong.append(f"raw messages are answered with {codes} and {results}, status {process.returncode}")


async def main():
    wrong = []
    with tempfile.TemporaryDirectory() as scratch:
        root, written = pathlib.Path(scratch, "root"), pathlib.Path(scratch, "written")
        shutil.copytree(PACKAGE / "Examples", root / "Examples")
        written.mkdir()
        (pathlib.Path(scratch) / "outside.yaml").write_text("screen: Outside\ncomponents: []\n")
        (root / "link.yaml").symlink_to("../outside.yaml")
        (root / "folder").symlink_to("Examples")
        (written / "out.yaml").symlink_to("../outside.yaml")
        await tools_answer(wrong, str(root), str(written))
        await raw_messages(wrong, str(root))
        await changes_follow(wrong, root)
        await guide_is_true(wrong, root)
        if sorted(path.name for path in written.iterdir()) != ["made.yaml", "new.yaml", "out.yaml", "page.html"]:
            wrong.append("the folder contains unexpected files")
    print("\n".join(wrong), end="")


asyncio.run(main())
