"""A bot at a table, which takes any choice: `echo http://127.0.0.1:8000 TABLE TOKEN | python examples/table_bot.py`."""

import json
import random
import time
import uuid

import httpx
from websockets.sync.client import connect


def play(server: str, table: str, token: str) -> list[int]:
    """Sit down and play to the end: the seats that have won."""
    bearer = {"Authorization": f"Bearer {token}"}
    httpx.post(f"{server}/api/tables/{table}/seat", json={}, headers=bearer).raise_for_status()
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket", additional_headers=bearer) as line:
        news = json.loads('{"kind": "error"}')
        while not news.get("over"):
            if news["kind"] == "error":  # at the start, or when the server finds us too fast: look at the table
                time.sleep(0.2)
                line.send('{"kind": "hello", "version": null}')
            elif news["kind"] == "state" and news["choices"] and not (news["sealed"] or {}).get("mine"):
                move = {"kind": "choose", "move_id": str(uuid.uuid4()), "version": news["version"]}
                line.send(json.dumps(move | {"actions": random.choice(news["choices"])["actions"]}))
            news = json.loads(line.recv())
    return list(news["over"]["winners"])


if __name__ == "__main__":
    print(*play(*input().split()))
