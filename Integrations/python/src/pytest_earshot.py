"""Expect in pytest that the announcements of an app match its design.

    def test_booking(driver, expect_announcements):
        expect_announcements(driver, match="booking.yaml")
"""

from __future__ import annotations

import json
import os
import subprocess
import sysconfig
from pathlib import Path

import pytest

#: The version of the reports that this plugin reads.
VERSION = 1

_SEVERITIES = ["note", "warning", "error"]


class EarshotError(Exception):
    """The command is missing or too new, or cannot read the screen or the design."""


def pytest_addoption(parser):
    group = parser.getgroup("earshot")
    group.addoption(
        "--earshot", metavar="COMMAND",
        help="the command earshot; by default EARSHOT, or else the command in this environment or in PATH")


@pytest.fixture
def expect_announcements(request):
    """A function that fails the test if the announcements of a screen differ from its design.

    It takes a page source, an Appium driver or a path, and the path of a design, relative to the folder of the
    test's file. profile, platform, ignore, accepted and fail_on are the options of `earshot diff`. ignore is the name
    of a kind of finding, or a list of names.
    """
    command = request.config.getoption("--earshot") or os.environ.get("EARSHOT") or _installed() or "earshot"
    folder = request.path.parent

    def expect(
        screen, match, *, profile=None, platform=None, ignore=(), accepted=None, fail_on="warning"
    ):
        __tracebackhide__ = True
        if fail_on not in _SEVERITIES:
            raise ValueError(f"{fail_on!r} is none of {', '.join(_SEVERITIES)}")
        options = ["--fail-on", fail_on]
        for name, value in [("--profile", profile), ("--platform", platform)]:
            if value is not None:
                options += [name, value]
        for kind in [ignore] if isinstance(ignore, str) else ignore:
            options += ["--ignore", kind]
        if accepted is not None:
            options += ["--accepted", str(folder / accepted)]
        report = _report([command, "diff", "--format", "json", *options, "--", str(folder / match), "-"],
                         _bytes(screen, folder))
        if report["failed"]:
            pytest.fail("\n".join(_lines(report, match, fail_on)), pytrace=True)

    return expect


def _installed():
    """The command in the environment of this Python, which the wheel for Linux contains."""
    command = Path(sysconfig.get_path("scripts"), "earshot")
    return str(command) if command.is_file() else None


def _bytes(screen, folder):
    """The dump of a screen: a page source, the contents of a file, or an Appium driver's source."""
    if isinstance(screen, Path):
        return (folder / screen).read_bytes()
    source = getattr(screen, "page_source", screen)
    if isinstance(source, str) and "\n" not in source and (folder / source).is_file():
        raise EarshotError(f"{source!r} is the name of a file, not a dump: give Path({source!r})")
    return source if isinstance(source, bytes) else source.encode()


def _report(command, screen):
    __tracebackhide__ = True
    try:
        run = subprocess.run(command, input=screen, capture_output=True, check=False)
    except OSError as error:
        raise EarshotError(
            f"the command {command[0]!r} cannot be run ({error.strerror}); install earshot, or name it "
            "by --earshot") from error
    if run.returncode not in (0, 1):
        raise EarshotError(_named(run.stderr.decode(errors="replace").strip()))
    try:
        report = json.loads(run.stdout)
        version = report["version"]
    except (ValueError, KeyError, TypeError) as error:
        raise EarshotError(f"{command[0]!r} wrote no report; is it really earshot?") from error
    if version != VERSION:
        raise EarshotError(
            f"this earshot writes version {version} of its reports, and this plugin reads version "
            f"{VERSION}: use the plugin from your release of earshot")
    return report


def _named(errors):
    """The errors for the screen, which the command reads from standard input."""
    return "\n".join("the screen" + line[1:] if line.startswith("-:") else line for line in errors.split("\n"))


def _lines(report, match, fail_on):
    """The lines of each stop that fails, below the name of its reader, then the notes on the format."""
    for comparison in report["comparisons"]:
        assumptions = "; ".join(comparison["assumptions"])
        reader = f"{comparison['title']} ({assumptions})" if assumptions else comparison["title"]
        yield f"{reader}: {Path(comparison['expected']).name}"
        yield from (f"  {remark}" for remark in comparison["remarks"])
        for stop in comparison["stops"]:
            if any(_rank(it["severity"]) >= _rank(fail_on) for it in stop["findings"]):
                yield from (_placed(line, comparison["expected"], match) for line in stop["lines"])
        yield from (f"note: {limit}" for limit in comparison["limits"])


def _placed(line, design, match):
    """A line with the design as the test names it, and with the screen instead of standard input."""
    for side, file, name in [("expected", design, match), ("heard", "-", "the screen")]:
        start = f"    {side} at {file}:"
        if line.startswith(start):
            return f"    {side} at {name}:{line[len(start):]}"
    return line


def _rank(severity):
    return _SEVERITIES.index(severity)
