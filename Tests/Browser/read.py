"""Prints Chromium's accessibility tree of a page as a screen reader walks through it: a line for each node.

usage: read.py FILE
"""

import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

#: Nodes without words, of which only the children are read.
SILENT = {"RootWebArea", "generic", "none", "paragraph", "listitem", "InlineTextBox", "LineBreak", "StaticText",
          "ListMarker", "term", "definition", "LabelText", "row", "rowgroup", "mark", "strong", "code", "group"}
#: Nodes whose name is made from their content.
WHOLE = {"heading", "link", "button", "radio", "cell", "columnheader", "rowheader", "DisclosureTriangle"}


def lines(nodes, node):
    role, name = node["role"]["value"], node.get("name", {}).get("value", "")
    states = [f"{one['name']}={one['value']['value']}" for one in node.get("properties", [])
              if one["name"] in {"level", "expanded", "checked", "pressed", "live"} and one["value"]["value"] != "off"]
    said = " ".join([role, *states])
    children = [line for child in node.get("childIds", []) if child in nodes for line in lines(nodes, nodes[child])]
    if node.get("ignored"):
        return children
    if role in WHOLE:
        return [f"{said}: {name}"]
    if role == "StaticText":
        return [name] if name.strip() else []
    if role in SILENT and not (role == "group" and name):
        return joined(children) if role in {"paragraph", "listitem"} else children
    return [f"{said}: {name}".removesuffix(": "), *["  " + line for line in children]]


def joined(texts):
    """The texts of a paragraph are one line."""
    isText = all(not one.startswith("  ") and ": " not in one for one in texts)
    return ["".join(f"{one} " for one in texts).strip()] if isText and texts else texts


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(pathlib.Path(sys.argv[1]).resolve().as_uri())
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    nodes = {node["nodeId"]: node for node in tree}
    print("\n".join(lines(nodes, tree[0])))
    browser.close()
