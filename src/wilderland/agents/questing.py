"""How an expert quests: enough willpower against what lies there and may come, and somebody at home for the fight."""

from __future__ import annotations

from wilderland.agents.battlecraft import CHEERING, spread
from wilderland.agents.board import Board
from wilderland.agents.fighting import archers, coming, fight
from wilderland.agents.forecast import (
    chance_of,
    checks,
    enemies_to_come,
    reveals,
    set_aside,
    spiders_to_come,
    threat_to_come,
)
from wilderland.agents.judging import arrival, hurt, kill_value
from wilderland.agents.knowledge import ENGAGING
from wilderland.agents.pieces import Character, Foe, Side
from wilderland.agents.planning import CHEER
from wilderland.agents.stages import BRINGS_ENEMIES, FORK, may_rescue, on_the_quest, result
from wilderland.effects.numbers import marked
from wilderland.model.kinds import CANNOT_COMMIT, PHASE_ENDS
from wilderland.model.records import Option

RICH = 6
"""With so many resources more of them bring nothing."""


def stays_ready(board: Board, one: Character) -> bool:
    """Whether a character can quest and still fight."""
    if one.name == "Aragorn" and one.resources:
        return True
    cards = board.cards
    return any(
        cards[card].face.name == "Unexpected Courage" and not cards[card].exhausted
        for card in cards[one.id].attachments
    )


def leaves(board: Board) -> set[int]:
    """The characters that are gone when this phase is over."""
    return {late.scope.it for late in board.state.delayed if late.kind == PHASE_ENDS and not late.word}


def need_of_cards(board: Board) -> float:
    """How much somebody at the table needs cards, from 0 to 1."""
    fewest = min(board.hand_size(seat) for seat in board.seats)
    return 1.0 if fewest < 3 else 0.6 if fewest < 5 else 0.2


def bonus(board: Board, one: Character) -> float:
    """What a character brings by questing, or by not questing, besides its willpower."""
    return known_for(board, one) + board.prices.quests.get(one.name, 0.0)


def known_for(board: Board, one: Character) -> float:
    """The same, by what its text does."""
    name = one.name
    if name == "Théodred":
        return board.prices.resource if sum(hero.resources for hero in board.sides[one.seat].heroes) < RICH else 0.0
    if name == "Northern Tracker":
        return 0.9 * len(board.locations)
    if name == "Lórien Guide":
        return 0.8 if board.active else 0.0
    if name == "Thalin":
        return 0.6 * reveals(board)
    if name == "Dúnhere":
        able = one.attack + 1
        return -max((kill_value(board, foe) for foe in board.staged if foe.due <= able), default=0.0)
    if name == "Beravor":
        return -2.5 * need_of_cards(board)
    if name == "Gléowine":
        return -1.5 * need_of_cards(board)
    return -0.5 if name == "Denethor" else 0.0


class Commitment:
    """What a choice of questing characters is worth, for the whole table: mine, and of those who choose after me."""

    def __init__(self, board: Board) -> None:
        self.board, prices = board, board.prices
        order = board.seats
        self.late = order[order.index(board.seat) :]
        self.sides = list(board.sides.values())
        self.able = {side.seat: side.able for side in self.sides}
        self.free = [
            one for seat in self.late for one in self.able[seat] if not marked(board.state, CANNOT_COMMIT, one.id)
        ]
        watched = any(one.name == "Eleanor" and one.ready for one in board.everyone)
        reached = chance_of(board, "The Necromancer's Reach") * (0.5 if watched else 1.0) * prices.reach
        """How likely it is that all who are exhausted are hurt."""
        tired = prices.rest.get(board.quest, prices.tired)
        self.bonus = {one.id: bonus(board, one) - tired - reached * hurt(board, one, 1) for one in self.free}
        self.archers = [one for seat in self.able for one in archers(board, board.sides[seat])]
        self.leaving = leaves(board)
        self.stays = {one.id for one in self.free if stays_ready(board, one)}
        self.theodred = next((one.id for one in self.free if one.name == "Théodred"), -1)
        self.provided = {one.id for one in self.free if one.name == "Aragorn"}
        """Who could pay to fight after questing with what Théodred brings."""
        self.faramir = next((one for able in self.able.values() for one in able if one.name == "Faramir"), None)
        self.eowyn = next((one.id for one in board.everyone if one.name == "Éowyn"), -1)
        self.cheer = any(
            board.name(card) == "For Gondor!" and board.purse(board.face(card)) >= CHEER for card in board.hand
        )
        self.gone = self.eowyn >= 0 and board.cards[self.eowyn].committed
        self.cards = sum(board.hand_size(seat) > 2 for seat in order)
        """How many players can give a card for more willpower."""
        self.chances = threat_to_come(board)
        self.committed = board.willpower
        self.foes: dict[int, dict[int, list[Foe]]] = {}
        self.fights: dict[tuple[int, frozenset[int], tuple[int | str, ...]], float] = {}
        self.quests: dict[tuple[int, int], float] = {}
        self.known: dict[frozenset[int], float] = {}
        each = reveals(board) / max(1, len(order))
        self.likely: dict[int, tuple[float, Foe | None]] = {}
        for side in self.sides:
            chance, foe = enemies_to_come(board, side.threat)
            self.likely[side.seat] = (1 - (1 - chance) ** each if checks(board) else 0.0, foe)
        self.lurking = {seat: foe for seat, (_, foe) in self.likely.items()}
        """Whom the next stage would bring upon each player."""
        wanted = {foe.id for foe in board.blockers} | board.guards
        waiting = [foe for foe in board.staged if foe.id in wanted or not checks(board)]
        able = [foe for foe in waiting if foe.threat and foe.name not in ENGAGING]
        self.prey = sorted(able, key=lambda foe: (foe.id not in wanted, foe.due / foe.threat))[:2]
        """Enemies that may not come by themselves and are worth fetching."""
        self.keeper = set_aside(board) if may_rescue(board) else None
        if self.keeper is not None:
            self.prey = [self.keeper, *self.prey[:1]]
        if board.quest == FORK:
            self.lurking = spiders_to_come(board)

    def against(self, side: Side, more: int) -> list[Foe]:
        """Whom a player will have to fight, if the quest fails by so much."""
        if more not in self.foes:
            come = self.shared(coming(self.board, more))
            self.foes[more] = {one.seat: one.foes + come[one.seat] for one in self.sides}
        return self.foes[more][side.seat]

    def shared(self, come: dict[int, list[Foe]]) -> dict[int, list[Foe]]:
        """Who comes to whom, if the strongest player takes the worst from the others of his own will."""
        strong = max(self.sides, key=lambda side: sum(one.attack for one in side.characters)).seat
        others = [foe for seat, foes in come.items() if seat != strong for foe in foes if foe.attack > 3]
        if not others or len(come[strong]) + len(self.board.sides[strong].foes) > 1:
            return come
        worst = max(others, key=lambda foe: foe.attack)
        shared = {seat: [foe for foe in foes if foe is not worst] for seat, foes in come.items()}
        shared[strong].append(worst)
        return shared

    def combat(self, side: Side, held: frozenset[int], more: int, ambushed: float) -> float:
        """What a player's fight is likely to bring with these at home, if the quest fails by so much."""
        foes = self.against(side, more)
        chance, extra = self.likely[side.seat]
        burden = sum(arrival(self.board, foe) for foe in foes if foe.seat < 0)
        value = self.fight(side, held, foes) - burden
        for foe in self.prey:
            if foe not in foes:
                freed = self.board.prices.freed if foe is self.keeper else 0.0
                value = max(value, self.fight(side, held, [*foes, foe]) - burden - arrival(self.board, foe) + freed)
        value *= 1 - chance
        if chance and extra is not None:
            value += chance * (self.fight(side, held, [*foes, extra]) - burden - arrival(self.board, extra))
        lurking = self.lurking[side.seat]
        if ambushed and lurking is not None:
            more_foes = self.fight(side, held, [*foes, lurking]) - burden - arrival(self.board, lurking)
            value += ambushed * (more_foes - value)
        return value

    def fight(self, side: Side, held: frozenset[int], foes: list[Foe]) -> float:
        if not foes:
            return 0.0
        helpers = [one for one in self.archers if one.seat != side.seat and one.id in held]
        key = (side.seat, held, tuple([foe.id if foe.id >= 0 else foe.name for foe in foes]))
        known = self.fights.get(key)
        if known is None:
            able = [one for one in self.able[side.seat] if one.id in held]
            known = fight(self.board, side, able, foes, helpers)
            if self.cheer and any(foe in self.board.blockers for foe in foes):
                spread(self.board, 1)
                known = max(known, fight(self.board, side, able, foes, helpers) - CHEERING)
                spread(self.board, -1)
            self.fights[key] = known
        return known

    def quest(self, willpower: int, spare: int = 0) -> float:
        """What the quest is likely to bring, with so much more willpower to be had for a card each."""
        known = self.quests.get((willpower, spare))
        if known is None:
            over = willpower - self.board.staging_threat
            known, card = 0.0, self.board.prices.card
            for more, chance in self.chances:
                each = [result(self.board, over - more + extra) - card * extra for extra in range(spare + 1)]
                known += chance * max(each)
            self.quests[willpower, spare] = known
        return known

    def failure(self, willpower: int) -> tuple[float, int]:
        """How likely the quest fails with so much willpower, and by how much then."""
        over = willpower - self.board.staging_threat
        bad = [(more - over, chance) for more, chance in self.chances if more > over]
        fails = sum(chance for _, chance in bad)
        if fails < 0.05:
            return 0.0, 0
        return fails, round(sum(short * chance for short, chance in bad) / fails)

    def ambush(self, willpower: int) -> float:
        """How likely the next stage brings its enemies upon us this very round."""
        likely = BRINGS_ENEMIES.get(self.board.quest, 0.0)
        if not likely:
            return 0.0
        over, left = willpower - self.board.staging_threat, self.board.quest_left
        return likely * sum(chance for more, chance in self.chances if on_the_quest(self.board, over - more) >= left)

    def worth(self, questing: frozenset[int]) -> float:
        known = self.known.get(questing)
        if known is not None:
            return known
        willpower = self.committed + sum(one.willpower for one in self.free if one.id in questing)
        value = sum(self.bonus[card] for card in questing)
        stays = self.stays | self.provided if self.theodred in questing else self.stays
        homes = []
        for side in self.sides:
            held = {one.id for one in self.able[side.seat] if one.id not in questing or one.id in stays}
            held -= self.leaving
            if self.faramir is not None and self.faramir.id in held and self.faramir.id not in questing:
                helped = sum(one.id in questing for one in self.free if one.seat == side.seat)
                if helped > 2:
                    willpower += helped
                    held.discard(self.faramir.id)
            if self.archers:
                held |= {one.id for one in self.archers if one.seat != side.seat and one.id not in questing}
            homes.append((side, frozenset(held)))
        fails, more = self.failure(willpower)
        ambushed = self.ambush(willpower)
        weight = self.board.prices.fighting.get(self.board.quest, 1.0)
        for side, home in homes:
            value += weight * (1 - fails) * self.combat(side, home, 0, ambushed) if fails < 1 else 0.0
            value += weight * fails * self.combat(side, home, more, ambushed) if fails else 0.0
        value += self.quest(willpower, self.cards if self.eowyn in questing or self.gone else 0)
        self.known[questing] = value
        return value

    def best(self) -> frozenset[int]:
        """From everybody and from nobody, change one character at a time for as long as that helps."""
        cards = [one.id for one in self.free if one.willpower or self.bonus[one.id] > 0]
        found = [self.climb(frozenset(cards), cards), self.climb(frozenset(), cards)]
        return max(found, key=self.worth)

    def climb(self, now: frozenset[int], cards: list[int]) -> frozenset[int]:
        while True:
            best = max((now ^ {card} for card in cards), key=self.worth, default=now)
            if self.worth(best) <= self.worth(now) + 1e-9:
                return now
            now = best


def commit(board: Board) -> frozenset[int]:
    """Who goes on the quest."""
    return Commitment(board).best()


def next_of(board: Board, plan: frozenset[int]) -> Option:
    """The next pick of a plan. The table does not change between two picks, so neither does the plan."""
    return next((option for option in board.options if option.card in plan), None) or board.least
