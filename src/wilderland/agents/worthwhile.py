"""Which decisions are worth thinking ahead for, how far, and which answers are worth comparing."""

from __future__ import annotations

from wilderland.agents.board import Board
from wilderland.agents.questing import Commitment
from wilderland.agents.rollouts import TO_THE_END, Answer
from wilderland.agents.stages import CAVERNS, DUNGEONS, NO_PROGRESS, TOWER, only_progress_is_missing
from wilderland.agents.timing import timely
from wilderland.game import Game
from wilderland.model.records import Option

THOUGHT_OVER = frozenset(
    {
        "planning",
        "action",
        "commit",
        "travel",
        "engage",
        "defend",
        "attack",
        "response",
        "mulligan",
        "effect",
        "choose",
        "cost",
    }
)
"""Decisions worth thinking about, also who pays and who carries; the expert answers the rest."""
NEXT = frozenset({"planning", "travel"})
"""What is bought or explored: it pays later than one round tells."""
IN_A_ROUND = THOUGHT_OVER - NEXT - {"mulligan"}
"""Those whose worth shows before the next round."""
FARTHER = {TOWER: 4, CAVERNS: 4, DUNGEONS: 4}
"""Stages where what looks better after a round often is not: how many rounds a second look goes on there. Where so many
are seen, what pays later is worth a thought as well."""
MOST = 8
"""No more answers than this are compared."""
WIDEST = 16
"""No more commitments than this are compared: there are so many."""
LATELY = 40
"""So many answers back one remembers what was done and undone."""
HOMEWARD = 3
"""How many rounds a playout goes on where only progress is missing: who hurries has won by then."""


def hands_seen(game: Game, seat: int, open_hands: bool) -> list[int]:
    """The seats whose hands a player sees: its own, or all when one person plays them all."""
    return list(range(len(game.state.players))) if open_hands else [seat]


def rounds_ahead(board: Board, usual: int = 1) -> int:
    """How many rounds a playout goes on from here.

    Where a stage is not won by progress the outlook does not see the end come nearer and would wait for ever: there,
    the end being near, a playout goes on to it. Where nothing but progress is missing it sees too little of that.
    """
    if board.quest in NO_PROGRESS:
        return TO_THE_END
    return max(HOMEWARD, usual) if only_progress_is_missing(board) else usual


def rounds_farther(board: Board, usual: int = 1) -> int:
    """How many rounds the last look goes on: farther than the first where a second one follows."""
    return max(FARTHER.get(board.quest, 0), rounds_ahead(board, usual))


def answers(board: Board, prior: Option, plan: frozenset[int]) -> list[Answer]:
    """What is worth comparing, the expert's answer first; commitments whole, the expert's being `plan`."""
    if board.decision.kind == "commit":
        return commitments(board, plan)
    return [(option.key,) for option in options_worth_a_thought(board, prior)]


def options_worth_a_thought(board: Board, prior: Option) -> list[Option]:
    """The expert's answer first, then what else may be sensible now."""
    options = [option for option in board.options if option.key not in ("cancel", prior.key)]
    if board.decision.kind in ("planning", "action"):
        options = [option for option in options if option.card < 0 or timely(board, option)]
        options = [option for option in options if not handed_back(board, option.key)]
    different: dict[tuple[object, ...], Option] = {}
    for option in (prior, *options):
        different.setdefault(deed(board, option), option)
    return list(different.values())[:MOST]


def deed(board: Board, option: Option) -> tuple[object, ...]:
    """What an option does, whichever copy of a card in the hand it is done with."""
    if option.card in board.hand:
        return (*option.key.split(str(option.card), 1), board.face(option.card).code, option.about)
    return (option.key,)


def handed_back(board: Board, key: str) -> bool:
    """Whether this seat did so lately and another has done it since: two who think otherwise would go on for ever."""
    choice, undone = board.history, False
    for _ in range(LATELY):
        if choice is None:
            break
        if choice.key == key:
            if choice.seat == board.seat:
                return undone
            undone = True
        choice = choice.before
    return False


def commitments(board: Board, plan: frozenset[int]) -> list[Answer]:
    """The expert's commitment, those that differ from it by one or two characters and look best, all, and nobody."""
    able = [option.card for option in board.options if option.card >= 0]
    mine = frozenset(plan) & frozenset(able)
    able = [card for card in able if board.character(card).willpower or card in mine]
    weigh = Commitment(board)
    others = [mine ^ {card} for card in able]
    others += [mine ^ {one, other} for one in able if one in mine for other in able if other not in mine]
    rest = frozenset(one.id for one in weigh.free if one.seat != board.seat) & plan
    others.sort(key=lambda chosen: -weigh.worth(chosen | rest))
    found = [mine, *others[: WIDEST - 3], frozenset(able), frozenset()]
    unique = list(dict.fromkeys(found))
    return [tuple(f"commit:{card}" for card in able if card in chosen) + ("done",) for chosen in unique]
