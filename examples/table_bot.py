"""A bot at a table: `python examples/table_bot.py http://127.0.0.1:8000 TABLE TOKEN`. It takes any choice."""

import json
import random
import sys
import uuid

import httpx
from websockets.sync.client import connect


def play(server: str, table: str, token: str) -> list[int]:
    """Sit down, play to the end, and say which seats have won."""
    bearer = {"Authorization": f"Bearer {token}"}
    httpx.post(f"{server}/api/tables/{table}/seat", json={}, headers=bearer).raise_for_status()
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket", additional_headers=bearer) as line:
        line.send(json.dumps({"kind": "hello", "version": None}))
        for raw in line:
            message = json.loads(raw)
            if message["kind"] == "state" and message["over"]:
                return list(message["over"]["winners"])
            if message["kind"] == "state" and message["choices"] and not (message["sealed"] or {}).get("mine"):
                choice = random.choice(message["choices"])
                move = {"move_id": str(uuid.uuid4()), "version": message["version"], "actions": choice["actions"]}
                line.send(json.dumps({"kind": "choose", **move}))
    return []


if __name__ == "__main__":
    print("won:", play(*sys.argv[1:4]))
