"""A process that thinks for bots: it reads a question, thinks, answers, and ends when nobody asks any more.

`python -m caribe.server.worker` speaks over its standard input and output; a message is its length in four bytes and
then a pickle. Both sides are this program, and the state in a question holds nothing that the bot's seat may not know.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
from typing import IO, NamedTuple

from caribe import library
from caribe.bots import bot
from caribe.core.state import State

POLITE = 10
"""How far a thinker stands back when others want the processor: whoever waits for an answer comes first."""


class Question(NamedTuple):
    """What does a bot of this kind do here, when it may think so many seconds?"""

    kind: str
    state: State
    seat: int
    seed: int
    limit: float


def thought(question: Question) -> list[int]:
    """The next actions of the bot: at least one."""
    kind, state, seat, seed, limit = question
    return bot(kind).turn(state, seat, seed, limit)


def framed(message: object) -> bytes:
    """A message as it is sent."""
    body = pickle.dumps(message)
    return len(body).to_bytes(4, "little") + body


def answer_all(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Say that all is ready, then answer until there are no more questions.

    A thought that fails is answered with the words of its failure.
    """
    answers.write(framed([]))
    answers.flush()
    while head := questions.read(4):
        question = pickle.loads(questions.read(int.from_bytes(head, "little")))
        answer: list[int] | str
        try:
            answer = thought(question)
        except Exception as failure:
            answer = repr(failure)
        answers.write(framed(answer))
        answers.flush()


def main() -> None:
    """Load every game, so that the first thought is as quick as the others, then answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the end of the questions is the end
    if hasattr(os, "nice"):
        os.nice(POLITE)
    for name in library.titles():
        library.data(name)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints is no answer
    with contextlib.suppress(BrokenPipeError):
        answer_all(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
