"""What an expert expects of the encounter deck: the threat, the enemies and the shadows still to come."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from wilderland.agents.board import Board
from wilderland.agents.knowledge import BLOCKERS, MORE_SHADOWS, NO_SHADOW, REVEALED_THREAT, SHADOWS, Shadow
from wilderland.agents.pieces import Foe
from wilderland.model.face import Face
from wilderland.model.kinds import (
    ATTACK,
    DEFENSE,
    ENEMY,
    ENGAGEMENT,
    HIT_POINTS,
    LOCATION,
    SET_ASIDE,
    THREAT,
)

Chances = dict[int, float]


def revealed_threat(face: Face) -> int:
    """What a card adds to the threat of the quest phase it is revealed in, about."""
    if face.kind in (ENEMY, LOCATION):
        return face.stats[THREAT]
    return REVEALED_THREAT.get(face.name, 0)


def reveals(board: Board) -> int:
    """How many cards the next staging step reveals."""
    if board.quest == "Ambush on the Shore":
        return 0
    return len(board.seats) + (1 if board.quest == "Anduin Passage" else 0)


@lru_cache(maxsize=4096)
def spread(threats: tuple[int, ...], surge: int, number: int) -> tuple[tuple[int, float], ...]:
    """How likely so many cards, drawn from these threats, add how much; cards that surge bring another."""
    count = Counter(threats) or Counter({2: 1})
    total = sum(count.values())
    one = {threat: many / total for threat, many in count.items()}
    chances: Chances = {0: 1.0}
    for _ in range(number):
        chances = added(chances, one)
    again = min(0.9, number * surge / total)
    if again:
        more = added(chances, one)
        chances = {
            threat: (1 - again) * chances.get(threat, 0.0) + again * more.get(threat, 0.0)
            for threat in sorted({*chances, *more})
        }
    return tuple(sorted(chances.items()))


def added(chances: Chances, one: Chances) -> Chances:
    """The chances of a sum."""
    found: Chances = {}
    for so_far, chance in chances.items():
        for more, likely in one.items():
            found[so_far + more] = found.get(so_far + more, 0.0) + chance * likely
    return found


def threat_to_come(board: Board) -> tuple[tuple[int, float], ...]:
    """How likely the next staging step adds how much threat."""
    number = reveals(board)
    known = [face for face in board.top[:number] if face is not None]
    unseen = board.unseen
    threats = tuple(sorted(revealed_threat(face) for face in unseen))
    surge = sum("surge" in face.keywords for face in unseen)
    chances = spread(threats, surge, number - len(known))
    sure = sum(revealed_threat(face) for face in known)
    return tuple((threat + sure, chance) for threat, chance in chances) if sure else chances


def chance_of(board: Board, name: str) -> float:
    """How likely the next staging step reveals a card of this name."""
    names = board.unseen_names
    if not names:
        return 0.0
    return float(1 - (1 - names.count(name) / len(names)) ** reveals(board))


def enemies_to_come(board: Board, threat: int) -> tuple[float, Foe | None]:
    """How likely one revealed card is an enemy that comes to a player of this threat, and a typical one."""
    unseen = board.unseen
    come = [face for face in unseen if face.kind == ENEMY and face.stats[ENGAGEMENT] <= threat]
    if not come:
        return 0.0, None
    come.sort(key=lambda face: (face.stats[ATTACK], face.code))
    return len(come) / len(unseen), typical(come[len(come) // 2])


def spiders_to_come(board: Board) -> dict[int, Foe | None]:
    """Whom each player would have to fight if everybody had to fetch a spider, the worst one among them."""
    faces = {face.name: face for face in board.unseen if face.kind == ENEMY and "Spider" in face.traits}
    spiders = sorted(faces.values(), key=lambda face: (face.stats[ATTACK], face.code))
    found: dict[int, Foe | None] = {}
    for seat in sorted(board.seats, key=lambda seat: -board.threat(seat)):
        face = (spiders[0] if found else spiders[-1]) if spiders else None
        comes = face is not None and face.stats[ENGAGEMENT] <= board.threat(seat)
        found[seat] = typical(face) if face is not None and comes else None
    return found


def set_aside(board: Board) -> Foe | None:
    """The enemy that waits until a certain thing happens, as printed: it is no secret."""
    name, _ = BLOCKERS.get(board.quest, ("", 0.0))
    found = [board.cards[card].printed for card in board.zones[SET_ASIDE] if board.cards[card].printed.name == name]
    return typical(found[0]) if found else None


def typical(face: Face) -> Foe:
    """An enemy as printed."""
    stats = face.stats
    return Foe(face, (stats[ATTACK], stats[DEFENSE], stats[HIT_POINTS], stats[THREAT], stats[ENGAGEMENT]))


# -- shadows --------------------------------------------------------------------------------------
@lru_cache(maxsize=4096)
def mixed(names: tuple[str, ...], cards: int) -> tuple[tuple[float, Shadow], ...]:
    """What so many shadow cards, drawn from these, do together."""
    count = Counter(SHADOWS.get(name, NO_SHADOW) for name in names) or Counter({NO_SHADOW: 1})
    one = [(many / sum(count.values()), shadow) for shadow, many in sorted(count.items())]
    found = [(1.0, NO_SHADOW)]
    for _ in range(cards):
        together: dict[Shadow, float] = {}
        for before, so_far in found:
            for chance, shadow in one:
                both = joined(so_far, shadow)
                together[both] = together.get(both, 0.0) + before * chance
        found = [(chance, shadow) for shadow, chance in sorted(together.items())]
    return tuple(found)


def joined(one: Shadow, other: Shadow) -> Shadow:
    return Shadow(
        one.defended + other.defended,
        one.undefended + other.undefended,
        one.cost + other.cost,
        one.undefended_cost + other.undefended_cost,
        one.threat + other.threat,
        one.undefended_threat + other.undefended_threat,
        one.bare or other.bare,
    )


def shadows(board: Board, foe: Foe) -> tuple[tuple[float, Shadow], ...]:
    """(chance, effect) of all shadow cards of an enemy's attack together."""
    hidden = sum(face is None for face in foe.shadows)
    if not foe.attacked:
        hidden += MORE_SHADOWS.get(foe.name, 0)
    known = NO_SHADOW
    for face in foe.shadows:
        if face is not None:
            known = joined(known, SHADOWS.get(face.name, NO_SHADOW))
    found = mixed(board.unseen_names, min(hidden, 2)) if hidden else ((1.0, NO_SHADOW),)
    if known is NO_SHADOW:
        return found
    return tuple((chance, joined(known, shadow)) for chance, shadow in found)


def checks(board: Board) -> bool:
    """Whether enemies come by themselves (engagement checks are made)."""
    return board.quest != "Anduin Passage"
