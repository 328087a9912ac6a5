"""A page that never answers fails what waits for it."""

import pytest
from playwright.sync_api import Playwright

from tests.browser.audit import launched
from tests.browser.watching import in_time

SHORT = 1.0  # seconds: what is asked here would never be answered, however long one waited


@pytest.mark.parametrize("script", ["() => { while (true) {} }", "() => new Promise(() => undefined)"])
def test_what_waits_for_a_page_that_never_answers_fails(playwright: Playwright, script: str) -> None:
    """Whether its script never ends or it waits itself; the failure says what was looked at."""
    browser = launched(playwright)
    page = browser.new_page()
    with (
        pytest.raises(AssertionError, match="kahuna 844x390: no answer within 1 seconds"),
        in_time(page, "kahuna 844x390", SHORT),
    ):
        page.evaluate(script)
    assert not browser.is_connected()


def test_a_page_that_answers_is_left_alone(playwright: Playwright) -> None:
    """And what is wrong with it is told as it is."""
    browser = launched(playwright)
    page = browser.new_page()
    with in_time(page, "kahuna 844x390"):
        assert page.evaluate("1 + 1") == 2
    with pytest.raises(Exception, match="a fault of its own"), in_time(page, "kahuna 844x390"):
        page.evaluate("() => { throw new Error('a fault of its own') }")
    assert browser.is_connected()
    browser.close()
