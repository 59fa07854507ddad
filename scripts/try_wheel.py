"""Try an installed wheel without extras: play a game, explain a refusal in words, verify a record."""

from __future__ import annotations

import caribe
from caribe import library
from caribe.core.playthrough import Playthrough
from caribe.core.records import Record, Seat
from caribe.core.verify import verify


def main() -> None:
    """Play every game to its end, and check what a library without extras has to do."""
    for title in caribe.titles():
        playthrough = Playthrough(caribe.game(title, players=2), caribe.Draws(1))
        state = playthrough.state
        reason = state.why_not(state.deciders()[0], ["no:such:thing"])
        assert reason is not None
        print(f"{title}: {reason}")
        while not state.is_over:
            playthrough.play(state.legal_actions()[:1])
            state = playthrough.state
        record = Record.of(playthrough, [Seat("Ann"), Seat("Ben")]).to_json()
        assert verify(record, library.title) == []
        print(f"{title}: {len(playthrough.actions)} decisions, {state.returns()}")


if __name__ == "__main__":
    main()
