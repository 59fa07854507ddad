## Hints, reviews and puzzles

review-term-end = the end of the game
review-fault-not-deciding = This seat has nothing to decide now.
review-fault-no-choice = There is no such choice in this position.
review-fault-long = This game has { $count } actions; reviews are made of games with at most { $most }.
review-fault-unfinished = The game is not over yet. Come back when it is.
review-fault-no-puzzle = There is no such puzzle.
review-attempt-right = Right: as good as the best choice.
review-attempt-wrong = There is something better.
review-title = Review: { $game }
review-shares = Chances to win
review-shares-table = Wins in a hundred games from each moment on, as the table stood. The band is the 95 % interval.
review-shares-known = As { $seat } could know it
review-ledger = Where it came from
review-start = At the start
review-own = Own decisions
review-others = Decisions of { $seat }
review-draws = Draws
review-hidden = Hidden or unforeseen
review-remainder = Remainder
review-end = At the end
review-decisions = Decisions that cost most
review-no-mistakes = No decision surely cost anything worth telling.
review-played = Played
review-better = Better
review-cost = Cost
review-why = Why
review-move = Move
review-points = Points
review-verdict-only = only choice
review-verdict-fine = fine
review-verdict-close = too close to call
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-punished = { $punished ->
    [yes] It was punished.
   *[no] It went unpunished.
}
review-between = { $value } (95 %: { $low } to { $high })
review-summary = Summary
review-summary-line = { $seat } gave away { $loss } wins of a hundred; real decisions: { $decisions }.
review-summary-rung = { $level } gives away { $loss }
review-turning-point = Turning point: move { $number }.
review-no-return = { $seat } was last in the running at move { $number }.
review-method = Each choice was played on in worlds that the player could not rule out: the same worlds and the same draws for all choices compared, all seats played by { $reference }, version { $version }, for { $horizon } decisions, then evaluated. Seed { $seed }, budget { $budget }.
