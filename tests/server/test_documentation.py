"""The server shows the documentation below /docs."""

from __future__ import annotations

import httpx
import pytest


def test_the_start_page_links_to_pages_that_are_there(address: str) -> None:
    start = httpx.get(f"{address}/docs", follow_redirects=True, timeout=60)
    assert (start.status_code, str(start.url)) == (200, f"{address}/docs/index.html")
    assert start.headers["content-type"].startswith("text/html")
    for link in ("tutorials/bots.html", "rules/cuba.html", "api/caribe.html", "api/http.html", "_static/caribe.css"):
        assert link in start.text
        assert httpx.get(f"{address}/docs/{link}", timeout=60).status_code == 200


def test_the_reference_is_made_from_the_sources(address: str) -> None:
    assert "caribe.State.legal_actions" in httpx.get(f"{address}/docs/api/caribe.html", timeout=60).text
    assert "/api/tables" in httpx.get(f"{address}/docs/api/http.html", timeout=60).text


def test_no_page_has_inline_code_which_the_content_security_policy_forbids(address: str) -> None:
    for path in ("index.html", "rules/cuba.html", "search.html"):
        page = httpx.get(f"{address}/docs/{path}", timeout=60).text
        assert "<script>" not in page
        assert "<style>" not in page
        assert ' style="' not in page


@pytest.mark.parametrize("path", ["nothing.html", "..%2f..%2fbuild.py", "api", "_static/"])
def test_what_is_not_a_page_of_it_is_not_found(address: str, path: str) -> None:
    assert httpx.get(f"{address}/docs/{path}", timeout=60).status_code == 404
