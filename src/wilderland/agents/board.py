"""The table as one seat sees it, read piece by piece as it is needed.

The same whitelist as `views.view` (open places, one's own hand, what one has looked at), without building the whole
view: a player that is asked a thousand times a second cannot afford it. Of the hidden encounter cards it knows which
they are, never where: everybody can count them.
"""

from __future__ import annotations

from functools import cached_property

from wilderland.agents.knowledge import BLOCKERS
from wilderland.agents.lessons import lessons_of
from wilderland.agents.pieces import Character, Foe, Side
from wilderland.agents.prices import prices_of
from wilderland.effects.numbers import committed_willpower, icons, keyword, staging_threat, stat
from wilderland.game import Game
from wilderland.model.face import Face
from wilderland.model.kinds import (
    ACTIVE,
    ATTACHED,
    ATTACK,
    CHARACTERS,
    COMBAT,
    DECKS,
    DEFENSE,
    DISCARDS,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENEMY,
    ENGAGED_ZONES,
    ENGAGEMENT,
    HANDS,
    HIT_POINTS,
    LOCATION,
    NEUTRAL,
    OBJECTIVE,
    PLAY_ZONES,
    QUEST_AREA,
    QUEST_POINTS,
    SHADOWS,
    STAGING,
    THREAT,
)
from wilderland.model.records import Attack, Decision, Option
from wilderland.rules.playing import promised
from wilderland.views.view import sees


class Board:
    """What a seat sees when it is asked."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.history = game.history
        self.state = game.state
        self.cards = game.state.cards
        self.zones = game.state.zones
        self.decision = decision
        self.seat = decision.seat
        self.mask = 1 << decision.seat
        self.options = decision.options
        self.step = decision.step or game.state.step
        self.phase = game.state.phase
        self.round = game.state.round
        studied = (game.state.table.scenario.code, len(game.state.players) > 1)
        self.prices = prices_of(*studied)
        """What things are worth in this scenario,"""
        self.lessons = lessons_of(*studied)
        """and what was learnt there."""
        self.reckoned: dict[object, float] = {}

    # -- single cards ---------------------------------------------------------------------------
    def name(self, card: int) -> str:
        """The name of a card this seat may see; nothing for any other."""
        return self.cards[card].face.name if card >= 0 and self.sees(card) else ""

    def face(self, card: int) -> Face:
        return self.cards[card].face

    def sees(self, card: int) -> bool:
        return sees(self.cards[card], self.mask)

    def stat(self, card: int, which: int) -> int:
        return stat(self.state, card, which)

    def kind(self, card: int) -> int:
        return self.cards[card].face.kind

    def carries(self, card: int, name: str) -> bool:
        return any(self.cards[other].face.name == name for other in self.cards[card].attachments)

    def keyword(self, card: int, word: str) -> bool:
        return keyword(self.state, card, word) > 0

    # -- my cards -------------------------------------------------------------------------------
    @property
    def hand(self) -> tuple[int, ...]:
        return self.zones[HANDS[self.seat]]

    @property
    def owned(self) -> tuple[int, ...]:
        """The cards of my hand and my deck: before the game begins all of mine, and nobody forgets which they are."""
        return self.hand + self.zones[DECKS[self.seat]]

    def holds(self, name: str) -> bool:
        return any(self.cards[card].face.name == name for card in self.hand)

    def purse(self, face: Face) -> int:
        """My resources that can pay for a card."""
        found = 0
        for card in self.zones[PLAY_ZONES[self.seat]]:
            record = self.cards[card]
            if record.resources and (face.sphere == NEUTRAL or icons(self.state, card) & face.sphere):
                found += record.resources
        return found

    def left_of(self, hero: int) -> int:
        """The resources of a hero of mine, less those already promised for what I am paying."""
        return self.cards[hero].resources - promised(self.state).count(hero)

    def can_pay(self, face: Face) -> bool:
        """Whether a hero of mine has the sphere of a card, now or later."""
        return face.sphere == NEUTRAL or any(icons(self.state, hero.id) & face.sphere for hero in self.me.heroes)

    def discarded(self, seat: int) -> tuple[int, ...]:
        return self.zones[DISCARDS[seat]]

    def deck_size(self, seat: int) -> int:
        return len(self.zones[DECKS[seat]])

    def hand_size(self, seat: int) -> int:
        return len(self.zones[HANDS[seat]])

    # -- the players ----------------------------------------------------------------------------
    @property
    def seats(self) -> tuple[int, ...]:
        """The seats still in the game, from the first player on."""
        return self.state.turn_order

    def threat(self, seat: int) -> int:
        return self.state.players[seat].threat

    @cached_property
    def sides(self) -> dict[int, Side]:
        return {seat: self.side(seat) for seat in self.seats}

    @property
    def me(self) -> Side:
        return self.sides[self.seat]

    def side(self, seat: int) -> Side:
        state, cards = self.state, self.cards
        mine = [cards[i] for i in self.zones[PLAY_ZONES[seat]] if cards[i].face.kind in CHARACTERS]
        characters = [Character(state, card, seat) for card in mine]
        foes = [self.foe(i) for i in self.zones[ENGAGED_ZONES[seat]]]
        return Side(seat, self.threat(seat), characters, foes)

    def character(self, card: int) -> Character:
        for side in self.sides.values():
            for one in side.characters:
                if one.id == card:
                    return one
        return Character(self.state, self.cards[card], self.cards[card].controller)

    @cached_property
    def everyone(self) -> list[Character]:
        return [one for side in self.sides.values() for one in side.characters]

    @cached_property
    def orc_blades(self) -> set[int]:
        """Who fights Orcs with a blade of Gondolin."""
        return {one.id for one in self.everyone if one.hero and self.carries(one.id, "Blade of Gondolin")}

    # -- the other side -------------------------------------------------------------------------
    def foe(self, identity: int) -> Foe:
        state, card = self.state, self.cards[identity]
        left = stat(state, identity, HIT_POINTS) - card.damage
        attack, engagement = stat(state, identity, ATTACK), stat(state, identity, ENGAGEMENT)
        numbers = (attack, stat(state, identity, DEFENSE), left, stat(state, identity, THREAT), engagement)
        seat = ENGAGED_ZONES.index(card.zone) if card.zone in ENGAGED_ZONES else -1
        foe = Foe(card.face, numbers, identity, seat)
        foe.damage = card.damage
        if card.shadows:
            foe.shadows = tuple(self.cards[i].face if self.sees(i) else None for i in card.shadows)
        elif self.phase == COMBAT:
            foe.shadows = ()
        foe.attacked = self.phase == COMBAT and state.has_attacked(identity)
        return foe

    @cached_property
    def staged(self) -> list[Foe]:
        """The enemies in the staging area."""
        return [self.foe(card) for card in self.zones[STAGING] if self.cards[card].face.kind == ENEMY]

    @cached_property
    def foes(self) -> list[Foe]:
        """All enemies in play."""
        return [foe for side in self.sides.values() for foe in side.foes] + self.staged

    @cached_property
    def blockers(self) -> list[Foe]:
        """The enemies in play that keep us in this stage of the quest."""
        name, _ = BLOCKERS.get(self.quest, ("", 0.0))
        return [foe for foe in self.foes if foe.name == name]

    @property
    def locations(self) -> list[int]:
        """The locations in the staging area."""
        return [card for card in self.zones[STAGING] if self.cards[card].face.kind == LOCATION]

    @property
    def active(self) -> tuple[int, ...]:
        return self.zones[ACTIVE]

    def explore(self, location: int) -> int:
        """The progress a location still needs."""
        return max(0, stat(self.state, location, QUEST_POINTS) - self.cards[location].progress)

    @cached_property
    def staging_threat(self) -> int:
        return staging_threat(self.state)

    @property
    def willpower(self) -> int:
        """The willpower committed to the quest."""
        return committed_willpower(self.state)

    @property
    def attack(self) -> Attack | None:
        return self.state.attacks[-1] if self.state.attacks else None

    def in_play(self, name: str) -> bool:
        """Whether an enemy or location of this name stands against us."""
        places = [STAGING, ACTIVE, *(ENGAGED_ZONES[seat] for seat in self.seats)]
        return any(self.cards[card].face.name == name for place in places for card in self.zones[place])

    # -- the quest ------------------------------------------------------------------------------
    @cached_property
    def quest(self) -> str:
        area = self.zones[QUEST_AREA]
        return self.cards[area[0]].face.name if area else ""

    @property
    def quest_left(self) -> int:
        """The progress the stage still needs."""
        area = self.zones[QUEST_AREA]
        return self.explore(area[0]) if area else 0

    @property
    def quest_progress(self) -> int:
        area = self.zones[QUEST_AREA]
        return self.cards[area[0]].progress if area else 0

    @cached_property
    def claimed(self) -> list[str]:
        """The objectives attached to heroes."""
        printed = [self.cards[card].printed for card in self.zones[ATTACHED]]
        return [face.name for face in printed if face.kind == OBJECTIVE and not face.keywords.get("permanent")]

    @property
    def guards(self) -> set[int]:
        """The cards that guard an objective."""
        return {self.cards[card].guard for card in self.zones[STAGING] if self.cards[card].guard >= 0}

    @cached_property
    def captive(self) -> int:
        """The seat whose hero lies face down as a prisoner; -1 if nobody does. Without that player all is lost."""
        for seat in self.seats:
            for card in self.zones[PLAY_ZONES[seat]]:
                face = self.cards[card].face
                if face.hidden and face.name == "Prisoner":
                    return seat
        return -1

    # -- what may come --------------------------------------------------------------------------
    @cached_property
    def unseen(self) -> list[Face]:
        """The encounter cards this seat has not seen, in no order: what is still to come, as anybody may count it.

        When the deck is nearly empty, what has been discarded will come again.
        """
        hidden = (*self.zones[ENCOUNTER_DECK], *self.zones[SHADOWS])
        found = [self.cards[card].printed for card in hidden if not self.sees(card)]
        if len(found) <= len(self.seats):
            found += [self.cards[card].printed for card in self.zones[ENCOUNTER_DISCARD]]
        return sorted(found, key=lambda face: face.code)

    @cached_property
    def unseen_names(self) -> tuple[str, ...]:
        return tuple([face.name for face in self.unseen])

    @property
    def top(self) -> list[Face | None]:
        """The next cards of the encounter deck, as far as this seat knows them."""
        return [self.cards[c].printed if self.sees(c) else None for c in self.zones[ENCOUNTER_DECK][:6]]

    @cached_property
    def to_reveal(self) -> float:
        """What the next staging step adds to the threat, on average."""
        each = [face.stats[THREAT] for face in self.unseen]
        return len(self.seats) * sum(each) / len(each) if each else 0.0

    @cached_property
    def headroom(self) -> float:
        """How much more willpower there is, with everybody questing, than the threat to be expected."""
        return sum(one.willpower for one in self.everyone) - self.staging_threat - self.to_reveal

    # -- options --------------------------------------------------------------------------------
    def option(self, *keys: str) -> Option | None:
        return next((option for option in self.options if option.key in keys), None)

    def on(self, card: int) -> Option | None:
        """The option that names a card."""
        return next((option for option in self.options if option.card == card), None)

    @property
    def least(self) -> Option:
        """The answer that does nothing, where there is one."""
        return self.option("pass", "done", "decline", "stay", "undefended") or self.options[-1]
