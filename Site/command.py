"""Runs the built command for a page: examples, and the reference of its options."""

import html
import json
import posixpath
import re
import shlex
import subprocess
import textwrap

from repository import Fault


class Command:
    def __init__(self, program, root, output, api):
        self.program, self.root, self.output, self.api = program, root, output, api
        self.has_voice = program.with_name("earshot-voice").exists()

    def run(self, arguments):
        run = subprocess.run([self.program, *arguments], cwd=self.root, capture_output=True, text=True, check=False)
        # 1 means that there are findings, as in some examples.
        if run.returncode > 1:
            raise Fault(f"earshot {shlex.join(arguments)}: {run.stderr.strip()}")
        return run.stdout

    def made(self, order, repository, page):
        """Returns the HTML for an order of a page: `commands`, `api`, or `LABEL | FILE | ARGUMENTS` for an example."""
        if order == "commands":
            return self._commands()
        if order == "api":
            return self._links_to_api()
        try:
            label, name, line = (part.strip() for part in order.split("|"))
        except ValueError:
            raise Fault(f"{page}: expected 'made: LABEL | FILE | ARGUMENTS', found 'made: {order}'") from None
        return self._example(label, name, line, posixpath.dirname(repository.address(page)) or ".")

    def _example(self, label, name, line, folder):
        shown = f"<code>earshot {html.escape(line)}</code>"
        arguments = shlex.split(line)
        file = self.output / "examples" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if not self.has_voice and {"--sound", "--embed", "--speak"} & set(arguments):
            return (f"<p>{html.escape(label)} is missing, because this site was made without earshot-voice: "
                    f"{shown}</p>\n")
        arguments = [str(file.with_name(one[1:])) if one.startswith("@") else one for one in arguments]
        self.run([*arguments, "--output", str(file)])
        address = posixpath.relpath(f"examples/{name}", folder)
        drawn = name.endswith(".svg") and re.search(
            r'<svg[^>]* width="(\d+)" height="(\d+)"', file.read_text(encoding="utf-8"))
        if drawn and int(drawn[2]) < 1000:
            width, height = drawn.groups()
            return (f'<figure><img src="{address}" alt="{html.escape(label)}" width="{width}" '
                    f'height="{height}"><figcaption>{shown}</figcaption></figure>\n')
        return f'<p><a href="{address}">{html.escape(label)}</a>, made by {shown.replace("@", "")}</p>\n'

    def _links_to_api(self):
        if not self.api:
            return "<p>This site was built without these pages.</p>\n"
        names = sorted(one.name for one in (self.api / "documentation").iterdir() if one.is_dir())
        links = "".join(f'<li><a href="api/documentation/{name}/index.html">{name}</a></li>\n' for name in names)
        return f"<ul>\n{links}</ul>\n"

    # The reference of options

    def _commands(self):
        tool = json.loads(self.run(["--experimental-dump-help"]))["command"]
        return "".join(section(one) for one in tool["subcommands"] if one["commandName"] != "help")


def section(command):
    name = command["commandName"]
    # Every command has --help and --version.
    arguments = [one for one in command.get("arguments", [])
                 if one["shouldDisplay"] and one["valueName"] not in ("help", "version")]
    rows = "".join(f"<dt><code>{html.escape(signature(one))}</code></dt>\n<dd>{meaning(one)}</dd>\n"
                   for one in arguments)
    return (f'<h2 id="earshot-{name}"><code>earshot {name}</code></h2>\n<p>{html.escape(command["abstract"])}</p>\n'
            f'{discussion(command.get("discussion", ""))}' + (f"<dl>\n{rows}</dl>\n" if rows else ""))


def signature(argument):
    if argument["kind"] == "positional":
        text = f"<{argument['valueName']}>"
    else:
        text = ", ".join({"long": "--", "short": "-", "longWithSingleDash": "-"}[name["kind"]] + name["name"]
                         for name in argument["names"])
        if argument["kind"] == "option":
            text += f" <{argument['valueName']}>"
    return text + (" …" if argument["isRepeating"] else "")


def meaning(argument):
    text = html.escape(argument.get("abstract", ""))
    if argument.get("allValues"):
        text += f" One of {', '.join(argument['allValues'])}."
    if argument.get("defaultValue"):
        text += f" Default: {html.escape(argument['defaultValue'])}."
    return text


def discussion(text):
    """The paragraphs of a help text; indented lines are code."""
    parts = []
    for part in re.split(r"\n\n", text):
        if part.startswith("  "):
            code = html.escape(textwrap.dedent(part), quote=False)
            parts.append(f'<pre class="scroll" role="group" tabindex="0" aria-label="Code"><code>{code}</code></pre>\n')
        elif part.strip():
            parts.append(f"<p>{html.escape(part)}</p>\n")
    return "".join(parts)
