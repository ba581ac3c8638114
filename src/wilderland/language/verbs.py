"""Verbs: what effects do. Each makes a node; `IT` is what was chosen, `SELF` this card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from wilderland.effects.attaching import AttachTo as AttachNode
from wilderland.effects.damage import Deal, Heal
from wilderland.effects.drawing import DiscardAtRandom, Draw, Look, Search
from wilderland.effects.engaging import Engage
from wilderland.effects.modifying import Cancel, Later, Modify
from wilderland.effects.moving import (
    Discard,
    GiveControl,
    PutIntoPlay,
    RemoveFromGame,
    Switch,
    ToDeck,
    ToHand,
    ToStaging,
)
from wilderland.effects.numbers import enemies_in_play, marked
from wilderland.effects.progress import ProgressOn, ProgressOnQuest
from wilderland.effects.readiness import Exhaust, Ready
from wilderland.effects.resources import AddResources, MoveResources
from wilderland.effects.threat import ChangeThreat
from wilderland.kernel.ability import PASSIVE, Trigger
from wilderland.kernel.choice import (
    Amount,
    ArrangeCards,
    Choose,
    ChooseOne,
    ChoosePlayer,
    ChooseSome,
    MayDo,
)
from wilderland.kernel.flow import NOTHING, Each, EachPlayer, If, Repeat, Then, seq
from wilderland.kernel.happen import aftermath
from wilderland.kernel.node import Asking, Node, Step, ask
from wilderland.language.ability import trigger
from wilderland.language.select import EACH_PLAYER, IT, SELF, YOU, Players, Select, Who
from wilderland.language.value import number
from wilderland.language.when import When
from wilderland.model import kinds as k
from wilderland.model.index import MODIFIERS, RULES
from wilderland.model.records import TABLE, Card, Decision, Event, Frame, Option, Scope
from wilderland.model.rng import OTHER_STREAM
from wilderland.model.state import State
from wilderland.rules.attacking import attack_with, eligible
from wilderland.rules.defeat import eliminate as eliminate_player
from wilderland.rules.defeat import win
from wilderland.rules.defending import ENEMY_ATTACK, EXTRA, attack_forbidden
from wilderland.rules.phases import end_phase_now
from wilderland.rules.revealing import REVEAL, replace_reveal
from wilderland.rules.shadows import deal_shadow

__all__ = [
    "NOTHING",
    "add_resources",
    "add_to_staging",
    "arrange",
    "at_end_of_phase",
    "deal_shadow_card",
    "declare_attack",
    "for_x",
    "search",
    "attach",
    "attack_now",
    "claim",
    "end_phase",
    "switch",
    "by_itself",
    "cancel",
    "choose",
    "choose_amount",
    "choose_one",
    "choose_player",
    "choose_some",
    "deal",
    "discard",
    "discard_at_random",
    "draw",
    "each",
    "each_player",
    "eliminate",
    "engage",
    "exhaust",
    "gain_keyword",
    "give_control",
    "heal",
    "if_",
    "look_at",
    "may",
    "modify",
    "move_resources",
    "place_progress",
    "place_progress_on_quest",
    "place_resource_token",
    "proceed_at_random",
    "put_into_play",
    "put_on_bottom",
    "put_on_top",
    "raise_threat",
    "ready",
    "reduce_threat",
    "remove_from_combat",
    "remove_from_game",
    "remove_from_quest",
    "repeat",
    "replace_revealed_card",
    "return_to_hand",
    "return_to_staging",
    "reveal",
    "reveal_top_card",
    "seq",
    "shuffle",
    "shuffle_into_deck",
    "then",
    "until_end_of_phase",
    "until_end_of_round",
    "win_game",
]

Number = Callable[[State, Scope], int]
Cards = Callable[[State, Scope], Sequence[int]]
Value = int | Number
Seats = Who | Players
Live = Callable[[State, Scope, Card], bool]
"""Whether a live lasting effect holds for a card (E6)."""


def _seats(of: Seats) -> Callable[[State, Scope], Sequence[int]]:
    if isinstance(of, Players):
        return of
    return lambda state, scope: (of(state, scope),)


# -- choosing -----------------------------------------------------------------------------------
def choose(cards: Select, effect: Node, *, by: Who = YOU, optional: bool = False, prompt: str = "") -> Node:
    """Choose one card; the effect happens to it."""
    return Choose(cards, effect, by, optional, prompt or "prompt-choose-card")


def choose_some(
    cards: Select, effect: Node, *, least: Value, most: Value, by: Who = YOU, prompt: str = "prompt-choose-cards"
) -> Node:
    """Choose several cards; the effect happens to each."""
    return ChooseSome(cards, effect, number(least), number(most), by, prompt)


def choose_player(effect: Node, *, among: Players = EACH_PLAYER, by: Who = YOU) -> Node:
    """Choose a player; the effect speaks of THEM."""
    return ChoosePlayer(among, effect, by)


def choose_one(by: Who = YOU, **effects: Node) -> Node:
    """Choose one of several effects."""
    return ChooseOne(effects, by)


def choose_amount(least: Value, most: Value, effect: Node, *, by: Who = YOU) -> Node:
    """Choose a number; the effect speaks of N."""
    return Amount(number(least), number(most), effect, by)


def may(effect: Node, *, by: Who = YOU, prompt: str = "prompt-may") -> Node:
    """A player may have this happen."""
    return MayDo(effect, by, prompt)


def arrange(cards: Select, effect: Node, *, by: Who = YOU) -> Node:
    """Put cards in an order of one's choice; the effect runs for each, last to first."""
    return ArrangeCards(cards, effect, by)


# -- order --------------------------------------------------------------------------------------
def then(first: Node, second: Node) -> Node:
    """The second only if the first resolved successfully (G12)."""
    return Then(first, second)


def each(cards: Cards, effect: Node) -> Node:
    """For each of these cards, one after the other."""
    return Each(cards, effect)


def each_player(effect: Node, *, among: Players = EACH_PLAYER) -> Node:
    """For each player in order, who is "you" in the effect."""
    return EachPlayer(among, effect, as_you=True)


def repeat(times: Value, effect: Node) -> Node:
    return Repeat(number(times), effect)


def if_(test: Callable[[State, Scope], bool], effect: Node, otherwise: Node | None = None) -> Node:
    return If(test, effect, otherwise)


def by_itself(moment: When, effect: Node) -> Trigger:
    """A passive that does something at a moment: before Forced effects (E3)."""
    return trigger(moment, effect, PASSIVE, None)


# -- doing --------------------------------------------------------------------------------------
def deal(amount: Value, *, to: Cards) -> Node:
    return Deal(to, number(amount))


def heal(amount: Value, *, on: Cards) -> Node:
    return Heal(on, number(amount))


def ready(cards: Cards) -> Node:
    return Ready(cards)


def exhaust(cards: Cards) -> Node:
    return Exhaust(cards)


def raise_threat(amount: Value, *, of: Seats) -> Node:
    return ChangeThreat(_seats(of), number(amount))


def reduce_threat(amount: int, *, of: Seats) -> Node:
    return ChangeThreat(_seats(of), number(-amount))


def draw(amount: Value, *, by: Seats = YOU) -> Node:
    return Draw(_seats(by), number(amount))


def add_resources(amount: Value, *, to: Cards) -> Node:
    return AddResources(to, number(amount))


def move_resources(amount: Value, *, from_: Cards, to: Cards) -> Node:
    return MoveResources(from_, to, number(amount))


def place_progress(amount: Value, *, on: Cards) -> Node:
    return ProgressOn(on, number(amount))


def place_progress_on_quest(amount: Value, *, bypassing_location: bool = False) -> Node:
    """On the current quest: the active location takes it first (P3.12)."""
    return ProgressOnQuest(number(amount), bypassing_location)


def discard(cards: Cards) -> Node:
    return Discard(cards)


def discard_at_random(amount: Value, *, by: Who = YOU) -> Node:
    return DiscardAtRandom(number(amount), by)


def put_into_play(cards: Cards, *, under: Who = YOU) -> Node:
    return PutIntoPlay(cards, under)


def return_to_hand(cards: Cards) -> Node:
    return ToHand(cards)


def shuffle_into_deck(cards: Cards) -> Node:
    return ToDeck(cards, "shuffle")


def put_on_top(cards: Cards) -> Node:
    return ToDeck(cards, "top")


def put_on_bottom(cards: Cards) -> Node:
    return ToDeck(cards, "bottom")


def remove_from_game(cards: Cards) -> Node:
    return RemoveFromGame(cards)


def return_to_staging(cards: Cards) -> Node:
    return ToStaging(cards)


def add_to_staging(cards: Cards) -> Node:
    """Not a reveal: no "when revealed", no keywords (E8)."""
    return ToStaging(cards)


def give_control(cards: Cards) -> Node:
    """To THEM."""
    return GiveControl(cards)


def engage(cards: Cards, *, by: Who = YOU) -> Node:
    return Engage(cards, by)


def attach(card: Cards, *, to: Cards) -> Node:
    return AttachNode(card, to)


def claim(card: Cards = SELF, *, to: Cards) -> Node:
    """Claim an objective: it is attached, and controlled by who claims it (G8, O2)."""
    return AttachNode(card, to, "claim")


def switch(one: Cards, other: Cards) -> Node:
    """Two cards change places, if both are there (E9)."""
    return Switch(one, other)


class AttackNow(Node):
    """Enemies make attacks outside the combat step, each with shadow cards of its own (P6.10).

    What cannot attack that player does not (G11).
    """

    def __init__(self, cards: Cards, who: Callable[[State, Scope], int], hero: Cards | None) -> None:
        self.cards = cards
        self.who = who
        self.hero = hero

    def step(self, state: State, frame: Frame) -> None:
        seat = self.who(state, frame.scope)
        hero = next(iter(self.hero(state, frame.scope)), k.NONE) if self.hero is not None else k.NONE
        for enemy in reversed(self.cards(state, frame.scope)):
            if not attack_forbidden(state, enemy, seat):
                state.push(Frame(ENEMY_ATTACK, 0, Scope(hero, seat, enemy, seat, n=EXTRA)))


def attack_now(enemies: Cards, *, on: Callable[[State, Scope], int] = YOU, hero: Cards | None = None) -> Node:
    """These enemies attack at once: a player, or one of the player's heroes (F1.41)."""
    return AttackNow(enemies, on, hero)


class Eliminate(Node):
    """Players are eliminated by a card (X1)."""

    def __init__(self, seats: Callable[[State, Scope], Sequence[int]]) -> None:
        self.seats = seats

    def step(self, state: State, frame: Frame) -> None:
        facts: list[Event] = []
        for seat in self.seats(state, frame.scope):
            if not state.players[seat].eliminated:
                eliminate_player(state, seat, "card", facts)
        aftermath(state, facts)


def eliminate(*, of: Seats) -> Node:
    return Eliminate(_seats(of))


class RemoveFromCombat(Node):
    """Characters no longer attack or defend in the attack under way (P6.5)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def step(self, state: State, frame: Frame) -> None:
        for card in self.cards(state, frame.scope):
            state.leave_attacks(card)


def remove_from_combat(cards: Cards) -> Node:
    return RemoveFromCombat(cards)


def _end_phase(state: State, frame: Frame) -> None:
    end_phase_now(state)


def end_phase() -> Node:
    """The phase ends at once (Q54)."""
    return Step(_end_phase)


def look_at(cards: Cards, *, by: Who = YOU) -> Node:
    return Look(cards, by)


def search(cards: Cards, *, by: Who = YOU) -> Node:
    """Go through hidden cards (before choosing among them)."""
    return Search(cards, by)


class DeclareAttack(Asking):
    """`it` attacks an enemy it may attack, at once and alone; also one that is immune (E7, C35)."""

    def found(self, state: State, scope: Scope) -> list[int]:
        if scope.it == k.NONE or marked(state, k.CANNOT_ATTACK, scope.it):
            return []
        return [enemy for enemy in enemies_in_play(state) if eligible(state, scope.it, enemy)]

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        options = [Option(f"attack:{card}", "option-card", card) for card in self.found(state, frame.scope)]
        return ask(state, frame.scope.you, "attack", "prompt-attack", options, frame.scope.self)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        attack_with(state, seat, option.card, (frame.scope.it,))

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self.found(state, scope))


def declare_attack() -> Node:
    """It attacks alone, at once."""
    return DeclareAttack()


class DealShadowCard(Node):
    """Deal shadow cards to an enemy."""

    def __init__(self, cards: Cards, amount: Number) -> None:
        self.cards = cards
        self.amount = amount

    def step(self, state: State, frame: Frame) -> None:
        facts: list[Event] = []
        for enemy in self.cards(state, frame.scope):
            for _ in range(self.amount(state, frame.scope)):
                deal_shadow(state, enemy, facts)
        aftermath(state, facts)


def deal_shadow_card(*, to: Cards, amount: Value = 1) -> Node:
    return DealShadowCard(to, number(amount))


class ForX(Node):
    """An effect that speaks of X: whether it can do anything was settled by the values X may take."""

    def __init__(self, body: Node) -> None:
        self.body = body

    def children(self) -> Iterator[tuple[str, Node]]:
        yield "body", self.body

    def step(self, state: State, frame: Frame) -> None:
        state.push(Frame(self.body, 0, frame.scope))


def for_x(effect: Node) -> Node:
    return ForX(effect)


def cancel() -> Node:
    """Cancel what this answers."""
    return Cancel()


# -- effects that last --------------------------------------------------------------------------
def modify(cards: Cards, until: int, *, live: Live | None = None, **stats: Value) -> Node:
    """Cards get so much more of a stat for a while."""
    return seq(
        *[Modify(MODIFIERS + k.STATS.index(stat), cards, number(v), until, live=live) for stat, v in stats.items()]
    )


def until_end_of_phase(
    mark: int,
    *,
    of: Cards | None = None,
    seats: Seats | None = None,
    word: str = "",
    value: Value = 1,
    live: Live | None = None,
) -> Node:
    """Something is said of cards or players until the end of the phase."""
    return _say(mark, k.END_OF_PHASE, of, seats, word, value, live)


def until_end_of_round(
    mark: int,
    *,
    of: Cards | None = None,
    seats: Seats | None = None,
    word: str = "",
    value: Value = 1,
    live: Live | None = None,
) -> Node:
    """Something is said of cards or players until the end of the round."""
    return _say(mark, k.END_OF_ROUND, of, seats, word, value, live)


def _say(
    mark: int, until: int, of: Cards | None, seats: Seats | None, word: str, value: Value, live: Live | None
) -> Node:
    cards: Cards = of if of is not None else (lambda state, scope: ())
    return Modify(
        RULES + mark, cards, number(value), until, word, live, _seats(seats) if seats is not None else None
    )


def gain_keyword(word: str, cards: Cards = SELF) -> Node:
    """Until the end of the phase a card has a keyword more."""
    return Modify(RULES + k.HAS_KEYWORD, cards, number(1), k.END_OF_PHASE, word)


def at_end_of_phase(effect: Node) -> Node:
    """At the end of this phase, if "it" is still the same card."""
    return Later(k.PHASE_ENDS, effect)


# -- the encounter deck and the quest -----------------------------------------------------------
class RevealCard(Node):
    """Reveal certain cards, one after the other: counts as revealed from the encounter deck (E8)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def step(self, state: State, frame: Frame) -> None:
        for card in reversed(self.cards(state, frame.scope)):
            state.push(Frame(REVEAL, 0, TABLE.with_it(card)))


def reveal(cards: Cards) -> Node:
    return RevealCard(cards)


class RevealTop(Node):
    """Reveal the top card of the encounter deck."""

    def step(self, state: State, frame: Frame) -> None:
        state.push(Frame(REVEAL, 0, TABLE))

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(state.zones[k.ENCOUNTER_DECK])


def reveal_top_card() -> Node:
    return RevealTop()


class ReplaceRevealed(Node):
    """Another card is revealed in place of the one just cancelled."""

    def step(self, state: State, frame: Frame) -> None:
        event = frame.scope.event
        assert event is not None
        replace_reveal(state, event.card)


def replace_revealed_card() -> Node:
    return ReplaceRevealed()


class RemoveFromQuest(Node):
    """A character is no longer committed; it does not ready."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def step(self, state: State, frame: Frame) -> None:
        for card in self.cards(state, frame.scope):
            state.note("log-uncommit", card=card)
            state.commit(card, False)


def remove_from_quest(cards: Cards = IT) -> Node:
    return RemoveFromQuest(cards)


class Shuffle(Node):
    """Shuffle a deck."""

    def __init__(self, place: Callable[[State, Scope], int]) -> None:
        self.place = place

    def step(self, state: State, frame: Frame) -> None:
        state.shuffle(self.place(state, frame.scope))


def shuffle(deck: Who | None = None) -> Node:
    """A player's deck, or without one the encounter deck."""
    if deck is None:
        return Shuffle(lambda state, scope: k.ENCOUNTER_DECK)
    return Shuffle(lambda state, scope: k.DECKS[deck(state, scope)])


def _place_token(state: State, frame: Frame) -> None:
    state.note("log-resources", card=frame.scope.self, amount=1)
    state.add_resources(frame.scope.self, 1)


def place_resource_token() -> Node:
    """A resource token on this card (no pool, so nothing is "collected")."""
    return Step(_place_token)


def _proceed(state: State, frame: Frame) -> None:
    deck = state.zones[k.QUEST_DECK]
    stage = state.cards[deck[0]].printed.stage
    choices = [card for card in deck if state.cards[card].printed.stage == stage]
    picked = choices[state.random(OTHER_STREAM, len(choices))]
    for other in choices:
        if other != picked:
            state.move(other, k.REMOVED)


def proceed_at_random() -> Node:
    """The next stage is one of several, at random; the others are not used."""
    return Step(_proceed)


def _win(state: State, frame: Frame) -> None:
    win(state, "card")


def win_game() -> Node:
    return Step(_win)


