"""The OpenAPI document is true: whatever fits it, or does not, gets an answer that it names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.players import Guest
from tests.server.serving import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 8


def test_every_call_answers_as_the_document_says(tmp_path: Path) -> None:
    with Server(tmp_path / "caribe.db") as server:
        guest = Guest(server.address)
        document = schemathesis.openapi.from_url(f"{server.address}/api/schema")
        tried = 0
        for found in document.get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            tried += 1

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                derandomize=True,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def answers(case: schemathesis.Case[Any]) -> None:
                answer = case.call(headers={"cookie": guest.cookie}, timeout=60)
                case.validate_response(answer, checks=CHECKS)

            answers()
        assert tried > 30
        assert guest.get("/healthz").status_code == 200
