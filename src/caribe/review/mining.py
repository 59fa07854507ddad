"""Look for puzzles in games, and prove them by two independent evaluations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from math import exp

from caribe.bots import bot
from caribe.core.choices import describe_actions
from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.core.state import State
from caribe.review.bot_games import record_bots
from caribe.review.estimates import Estimate
from caribe.review.hint_model import Candidate
from caribe.review.hints import describe
from caribe.review.judge import Judge
from caribe.review.plain import rounded
from caribe.review.positions import Positions
from caribe.review.puzzle_model import Proof, Puzzle
from caribe.review.reasons import reasons
from caribe.review.weighing import HASTE, Option, Weighing
from caribe.search import TreeSearch

LOOKED_AT = 10
"""Choices that are compared before anything is proved."""
FIRST_LOOK, SECOND_LOOK = 6, 24
"""Worlds in which they are compared: a few, then more if one of them stands out."""
PROOF_WORLDS = 400
"""Worlds of the first proof: paired rollouts to the end of the game."""
PROOF_ITERATIONS = 20_000
"""Iterations of the second proof: a tree search."""
MARGIN = 5.0
"""Wins of a hundred by which the solution must beat every other choice, beyond three standard errors."""
SURELY = 3.0
OPEN = (0.08, 0.92)
"""Shares between which a game is still open."""
OBVIOUS = 0.8
"""A choice that a quick player makes more often is no puzzle."""
RIVALS = 4
"""Other choices that are measured in the proofs."""
PER_GAME = 3
"""Puzzles that are taken from one game."""
SOLVERS = (("easy", 4, 1250.0), ("medium", 3, 1500.0))
"""Bots that try it: how often, and what they are rated."""
QUICK = 1000.0
"""The rating of a quick player, who follows first opinions."""


def mine(game: Game, seed: int, numbers: range, worlds: int = PROOF_WORLDS, level: str = "greedy") -> Iterator[Puzzle]:
    """Yield the puzzles that are found in games of bots."""
    draws = Draws(seed)
    for number in numbers:
        record = record_bots(game, level, draws, number)
        if record is None:
            continue
        positions = Positions(record)
        found = 0
        for place, span in enumerate(positions.spans):
            if found >= PER_GAME or len(positions.states[span.start].legal_actions(span.seat)) < 2:
                continue
            state = positions.known_at(span.start, span.seat)
            puzzle = prove(state, span.seat, draws.key(number * 10_000 + place, 8), worlds, f"{level}/{seed}/{number}")
            if puzzle is not None:
                found += 1
                yield puzzle


def prove(state: State, seat: int, seed: int, worlds: int, source: str) -> Puzzle | None:
    """Return the puzzle that a position is, if it is one: by a first look, then two proofs."""
    judge = Judge(state.game)
    look = Weighing(judge, state, seat, seed)
    if len(look.options) < 3:
        return None
    likings = [exp((option.glance - look.options[0].glance) / HASTE) for option in look.options]
    for worlds_seen, errors in ((FIRST_LOOK, 0.0), (SECOND_LOOK, SURELY)):
        look.look_at(look.options[:LOOKED_AT], worlds_seen)
        best, second = look.measured[0], look.measured[1]
        lead = look.difference(best, second)
        liked = likings[look.options.index(best)] / sum(likings)
        if not lead.value > MARGIN + errors * lead.error or liked > OBVIOUS:
            return None
    share = look.worth(best)
    if not OPEN[0] < share.value / 100 < OPEN[1]:
        return None
    first = _by_rollouts(state, seat, seed, look.measured[: RIVALS + 1], worlds)
    if first is None:
        return None
    second_proof = _by_search(judge, state, seat, seed, first.candidates)
    if second_proof is None:
        return None
    solved = _solved(state, seat, seed, best.actions, liked)
    position = judge.imagined(state, seat, look.draws, 0)
    idea = reasons(judge, state, seat, look.draws, best.actions, second.actions)
    game = state.game
    choices = state.choices(seat)
    return Puzzle(
        Puzzle.FORMAT,
        blake2b(repr((game.name, position.to_json(), seat)).encode(), digest_size=5).hexdigest(),
        game.name,
        game.version,
        game.players,
        dict(game.options),
        seat,
        position.to_json(),
        describe(look, best, choices),
        idea,
        (first, second_proof),
        share,
        solved,
        rate(solved),
        source,
    )


def _by_rollouts(state: State, seat: int, seed: int, options: Sequence[Option], worlds: int) -> Proof | None:
    """Prove it by paired rollouts to the end of the game, with other worlds than those of the first look."""
    judge = Judge(state.game, horizon=-1)
    weighing = Weighing(judge, state, seat, seed + 1)
    chosen = {option.actions for option in options}
    weighing.look_at([option for option in weighing.options if option.actions in chosen], worlds)
    best = weighing.measured[0]
    if best.actions != options[0].actions or len(weighing.measured) < 2:
        return None
    margin = min(
        (weighing.difference(best, other) for other in weighing.measured[1:]),
        key=lambda found: found.value - SURELY * found.error,
    )
    if not margin.value > MARGIN + SURELY * margin.error:
        return None
    candidates = tuple(describe(weighing, option) for option in weighing.measured)
    return Proof("rollouts", judge.reference, worlds, candidates, margin)


def _by_search(judge: Judge, state: State, seat: int, seed: int, candidates: Sequence[Candidate]) -> Proof | None:
    """Prove it by a tree search, which must find the same choice. Its values have no error to tell: it is one tree."""
    search = TreeSearch(state, seat, seed + 2, judge.evaluator)
    solution = candidates[0].actions
    margin = Estimate(0.0, 0.0)
    worth = candidates[0].worth
    for step, action in enumerate(solution):
        result = search.run(PROOF_ITERATIONS >> min(step, 3))
        if result.best(seat) != action:
            return None
        values = {each: result.shares[k][seat] for k, each in enumerate(result.actions) if result.visits[k] > 0}
        others = [value for each, value in values.items() if each != action]
        lead = 100.0 * (values[action] - max(others, default=0.0))
        if step == 0 or lead < margin.value:
            margin = Estimate(rounded(lead), 0.0)
        worth = Estimate(rounded(100.0 * values[action]), 0.0)
        if not search.take(action):
            break
    if margin.value <= 0.0:
        return None
    choice = describe_actions(state, seat, solution)
    found = Candidate(-1, solution, choice.targets, choice.text, worth)
    return Proof("search", judge.reference, PROOF_ITERATIONS, (found,), margin)


def _solved(state: State, seat: int, seed: int, solution: tuple[int, ...], liked: float) -> Mapping[str, float]:
    """Return how often players of each kind find the solution, in a hundred tries."""
    found = {"quick": rounded(100.0 * liked)}
    draws = Draws(seed)
    for name, tries, _ in SOLVERS:
        right = 0
        for number in range(tries):
            guess = state.determinize(seat, draws.key(number, 9)).focus(seat)
            turn = bot(name).turn(guess, seat, draws.key(number, 10))
            right += tuple(turn[: len(solution)]) == solution
        found[name] = rounded(100.0 * right / tries)
    return found


def rate(solved: Mapping[str, float]) -> int:
    """Return the rating at which players solve it as often as they did, by Elo's curve.

    >>> rate({"quick": 50.0, "easy": 100.0, "medium": 100.0}) < rate({"quick": 0.0, "easy": 0.0, "medium": 100.0})
    True
    """
    rows = [(QUICK, solved["quick"] / 100, 2.0), *((each, solved[name] / 100, n) for name, n, each in SOLVERS)]
    low, high = 400.0, 2600.0
    for _ in range(40):
        middle = (low + high) / 2
        surplus = sum(n * (came - 1 / (1 + 10 ** ((middle - rating) / 400))) for rating, came, n in rows)
        surplus += (middle - 1300.0) / 400.0  # what is thought of a puzzle before anybody has tried it
        if surplus > 0:
            high = middle
        else:
            low = middle
    return round((low + high) / 2)
