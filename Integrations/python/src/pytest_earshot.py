"""Expect in pytest that screen readers announce an app as designed.

    def test_booking(driver, expect_announcements):
        expect_announcements(driver, match="booking.yaml")
"""

from __future__ import annotations

import json
import os
import subprocess
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
        help="the command earshot; or the environment variable EARSHOT, or the one on the path")


@pytest.fixture
def expect_announcements(request):
    """A function that fails the test if the announcements of a screen differ from its design.

    It takes a page source, an Appium driver or a path, and the path of a design, relative to the folder of the
    test's file. profile, platform, ignore, accepted and fail_on are the options of `earshot diff`.
    """
    command = request.config.getoption("--earshot") or os.environ.get("EARSHOT") or "earshot"
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
        for kind in ignore:
            options += ["--ignore", kind]
        if accepted is not None:
            options += ["--accepted", str(folder / accepted)]
        report = _report([command, "diff", "--format", "json", *options, "--", str(folder / match), "-"],
                         _bytes(screen, folder))
        if report["failed"]:
            pytest.fail("\n".join(_lines(report, match, fail_on)), pytrace=True)

    return expect


def _bytes(screen, folder):
    """The dump of a screen: a page source, the contents of a file, or an Appium driver's source."""
    if isinstance(screen, Path):
        return (folder / screen).read_bytes()
    source = getattr(screen, "page_source", screen)
    if isinstance(source, str) and "\n" not in source and (folder / source).is_file():
        raise EarshotError(f"{source!r} is a file, and its name is no dump: give Path({source!r})")
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
            f"{VERSION}: take the plugin that came with your earshot")
    return report


def _named(errors):
    """The errors for the screen, which the command reads from standard input."""
    return "\n".join("the screen" + line[1:] if line.startswith("-:") else line for line in errors.split("\n"))


def _lines(report, design, fail_on):
    """The expected announcements above the heard ones, for each stop that fails."""
    for comparison in report["comparisons"]:
        for stop in comparison["stops"]:
            findings = stop.get("findings", [])
            if not any(_rank(it["severity"]) >= _rank(fail_on) for it in findings):
                continue
            yield f"{comparison['title']} ({design})"
            yield f"  expected  {_words(stop.get('expected'))}"
            yield f"  heard     {_words(stop.get('heard'))}"
            for it in findings:
                yield f"    {it['severity']}: {it['sentence']} [{it['kind']}]"
            for side, file in [("expected", design), ("heard", "the screen")]:
                place = stop.get(side, {})
                if "file" in place:
                    yield (f"    {side} at {file}:{place['line']}:{place['column']} "
                           f"{place.get('path', '')}").rstrip()


def _rank(severity):
    return _SEVERITIES.index(severity)


def _words(stop):
    if stop is None:
        return "nothing"
    if "text" in stop:
        return stop["text"]
    return " | ".join(part["text"] for part in stop["parts"]) or "silence"
