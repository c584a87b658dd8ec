from pathlib import Path

import pytest

from pytest_earshot import EarshotError


class Driver:
    """A substitute for Appium's driver."""

    page_source = Path(__file__).with_name("preferences-dump.xml").read_text(encoding="utf-8")


@pytest.fixture
def driver():
    return Driver()


def test_is_announced_as_designed(driver, expect_announcements):
    expect_announcements(driver, match="preferences.yaml")


def test_is_announced_as_designed_but_for_known_findings(expect_announcements):
    expect_announcements(
        Path("preferences-dump.xml"), match="preferences.yaml", fail_on="error",
        ignore=["wrong-text", "missing-part"])


def test_ignores_one_kind_of_finding(expect_announcements):
    with pytest.raises(pytest.fail.Exception) as failure:
        expect_announcements(Path("preferences-dump.xml"), match="preferences.yaml", ignore="missing-part")
    assert "[wrong-text]" in str(failure.value)
    assert "[missing-part]" not in str(failure.value)


@pytest.mark.parametrize(("screen", "message"), [
    ("preferences-dump.xml", r"give Path\('preferences-dump.xml'\)"),
    ("no dump", "^the screen:1:1: error: this text matches no known format"),
])
def test_says_what_is_wrong_with_a_screen(expect_announcements, screen, message):
    with pytest.raises(EarshotError, match=message):
        expect_announcements(screen, match="preferences.yaml")


def test_says_what_is_wrong_with_a_design(expect_announcements):
    with pytest.raises(EarshotError, match="none.yaml' cannot be opened"):
        expect_announcements(Driver(), match="none.yaml")
