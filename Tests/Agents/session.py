"""A model's session, from a ticket to a comparison without differences, with PyPI's client.

usage: session.py EARSHOT [FOLDER]

Uses the client in FOLDER if it is given, otherwise the newest one.
Prints the tokens (3.6 characters of JSON) of each answer, as a host shows it to its model: as text or as
structured content, whichever is longer. Every word in an argument must appear in the ticket, in a description
or in an earlier answer. Prints each problem as a line that begins with "wrong".
"""

import asyncio
import contextlib
import json
import pathlib
import re
import sys
import tempfile

sys.path[:0] = sys.argv[2:]
import mcp
from mcp import StdioServerParameters

EARSHOT = sys.argv[1]
MOST_CALLS, MOST_TOKENS, MOST_TOKENS_OF_TOOLS = 8, 6_000, 4_500

TICKET = """
The screen "Notifications" has a "Daily summary switch", which is off at first, and a button "Save", which is disabled
until something changes. Write the design notifications.yaml. The Android app's dump is screen.xml.
"""

DESIGN = """screen: Notifications
components:
  - kind: switch
    label: Daily summary switch
    checked: false
  - kind: button
    label: Save
    disabled: true
"""

DUMP = """<hierarchy rotation="0">
  <node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">
    <node class="android.widget.Switch" text="Daily summary" checkable="true" checked="false"
      clickable="true" focusable="true" enabled="true" bounds="[0,200][1080,400]"/>
    <node class="android.widget.Button" text="Save" clickable="true" focusable="true" enabled="true"
      bounds="[0,400][1080,600]"/>
  </node>
</hierarchy>
"""

PATHS = {"design": {"path": "notifications.yaml"}, "captures": [{"path": "screen.xml"}]}


def tokens(value):
    return round(len(json.dumps(value, ensure_ascii=False, separators=(",", ":"))) / 3.6)


def words(text):
    return set(re.findall(r"[A-Za-z][\w.-]*\w", text))


@contextlib.asynccontextmanager
async def connected(server):
    """The newest client without a handshake, or a client that begins with one."""
    if hasattr(mcp, "Client"):
        async with mcp.Client(server, mode="2026-07-28") as client:
            yield client
        return
    from mcp.client.stdio import stdio_client
    async with stdio_client(server) as (read, write), mcp.ClientSession(read, write) as session:
        await session.initialize()
        yield session


class Model:
    def __init__(self, client, tools):
        self.client = client
        self.known = words(TICKET + json.dumps(tools))
        self.calls = self.total = 0

    async def call(self, name, arguments):
        for word in sorted(words(json.dumps(arguments).replace("\\n", "\n")) - self.known):
            print(f"wrong: '{word}' in a call of {name} is in no earlier answer")
        result = (await self.client.call_tool(name, arguments)).model_dump(mode="json", by_alias=True, exclude_none=True)
        text, structure = [block["text"] for block in result["content"]], result["structuredContent"]
        size = max(tokens(text), tokens(structure))
        print(f"{name}: {size} tokens ({tokens(text)} as text, {tokens(structure)} structured); {structure['summary']}")
        self.calls, self.total = self.calls + 1, self.total + size
        self.known |= words("\n".join(text)) & words(json.dumps(structure, ensure_ascii=False).replace("\\n", "\n"))
        return structure


async def session(folder):
    server = StdioServerParameters(
        command=EARSHOT, args=["mcp", "--root", str(folder), "--write-root", str(folder)])
    async with connected(server) as client:
        listed = (await client.list_tools()).model_dump(mode="json", by_alias=True, exclude_none=True)["tools"]
        print(f"tools/list: {tokens(listed)} tokens")
        model = Model(client, listed)
        await model.call("kinds", {})
        await model.call("kinds", {"names": ["switch", "button"]})
        new = {"design": {"text": DESIGN}, "output": "notifications.yaml"}
        found = await model.call("write_design", new)
        for finding in found["findings"]:
            print(f"  {finding['id']}: {finding['message']}; fix: {finding['fix']}")
        new["design"]["text"] = DESIGN.replace("summary switch", "summary")
        clean = await model.call("write_design", new)
        differing = await model.call("diff", PATHS)
        for finding in differing["findings"]:
            print(f"  {finding['id']}: {finding['message']} {finding['fix']}")
        dump = folder / "screen.xml"
        dump.write_text(DUMP.replace('text="Save" clickable="true" focusable="true" enabled="true"',
                                     'text="Save" clickable="true" focusable="true" enabled="false"'))
        same = await model.call("diff", PATHS)
    print(f"{model.calls} calls, {model.total} tokens")
    expected = [found["findings"][0]["kind"] == "role-in-name", not clean["findings"],
                differing["findings"][0]["id"] == "save/button@disabled", not same["findings"]]
    if not all(expected):
        print(f"wrong: the session is {expected}")
    if model.calls > MOST_CALLS or model.total > MOST_TOKENS or tokens(listed) > MOST_TOKENS_OF_TOOLS:
        print("wrong: the session is too long")


with tempfile.TemporaryDirectory() as scratch:
    pathlib.Path(scratch, "screen.xml").write_text(DUMP)
    asyncio.run(session(pathlib.Path(scratch)))
