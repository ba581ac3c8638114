"""Verbs: what effects do. Each makes a node; `IT` is what was chosen, `SELF` this card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wilderland.effects.attaching import AttachTo as AttachNode
from wilderland.effects.damage import Deal, Heal
from wilderland.effects.drawing import DiscardAtRandom, Draw, Look, Search
from wilderland.effects.engaging import Engage
from wilderland.effects.modifying import Cancel
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
from wilderland.effects.progress import ProgressOn, ProgressOnQuest
from wilderland.effects.readiness import Exhaust, Ready
from wilderland.effects.resources import AddResources, MoveResources
from wilderland.effects.threat import ChangeThreat
from wilderland.kernel.node import Node, Step
from wilderland.language.select import IT, SELF, YOU, Seats, Who, seats_of
from wilderland.language.value import Value, number
from wilderland.model import kinds as k
from wilderland.model.face import Face
from wilderland.model.records import Frame, Scope
from wilderland.model.state import State
from wilderland.rules.by_cards import (
    AttachToDeck,
    AttackNow,
    DealShadowCards,
    DeclareAttack,
    Earn,
    Eliminate,
    EndThisPhase,
    GuardCards,
    GuardFromDeck,
    LayBeside,
    ProceedAtRandom,
    RemoveFromCombat,
    RemoveFromQuest,
    ReplaceRevealed,
    RevealCards,
    RevealTop,
    SetAside,
    Shuffle,
    Signal,
    TurnDown,
    TurnOver,
    TurnUp,
    WinGame,
)

__all__ = [
    "add_resources",
    "add_to_staging",
    "deal_shadow_card",
    "declare_attack",
    "search",
    "attach",
    "attach_to_deck",
    "guard",
    "guard_from_deck",
    "put_aside",
    "signal",
    "turn_down",
    "turn_up",
    "attack_now",
    "claim",
    "earn",
    "lay_beside",
    "turn_over",
    "end_phase",
    "switch",
    "cancel",
    "deal",
    "discard",
    "discard_at_random",
    "draw",
    "eliminate",
    "engage",
    "exhaust",
    "give_control",
    "heal",
    "look_at",
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
    "replace_revealed_card",
    "return_to_hand",
    "return_to_staging",
    "reveal",
    "reveal_top_card",
    "shuffle",
    "shuffle_into_deck",
    "win_game",
]

Number = Callable[[State, Scope], int]
Cards = Callable[[State, Scope], Sequence[int]]


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
    return ChangeThreat(seats_of(of), number(amount))


def reduce_threat(amount: int, *, of: Seats) -> Node:
    return ChangeThreat(seats_of(of), number(-amount))


def draw(amount: Value, *, by: Seats = YOU) -> Node:
    return Draw(seats_of(by), number(amount))


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


def attack_now(enemies: Cards, *, on: Callable[[State, Scope], int] = YOU, hero: Cards | None = None) -> Node:
    """These enemies attack at once: a player, or one of the player's heroes (F1.41)."""
    return AttackNow(enemies, on, hero)


def eliminate(*, of: Seats) -> Node:
    return Eliminate(seats_of(of))


def remove_from_combat(cards: Cards) -> Node:
    return RemoveFromCombat(cards)


def end_phase() -> Node:
    """The phase ends at once (Q54)."""
    return EndThisPhase()


def guard_from_deck(face: Face) -> Node:
    """The top card of your deck lies face down before you as an enemy that has just engaged you."""
    return GuardFromDeck(face)


def turn_down(cards: Cards, face: Face) -> Node:
    return TurnDown(cards, face)


def turn_up(cards: Cards) -> Node:
    return TurnUp(cards)


def lay_beside(cards: Cards, face: Face, *, beside: Cards) -> Node:
    """Face down, next to another card, without leaving play."""
    return LayBeside(cards, face, beside)


def turn_over() -> Node:
    """This campaign card is turned to its other side."""
    return TurnOver()


def earn(card: Cards, *, to: Cards) -> Node:
    """A boon or burden beside the game is attached to a hero."""
    return Earn(card, to)


def attach_to_deck(cards: Cards, *, of: Who) -> Node:
    return AttachToDeck(cards, of)


def signal(word: str, cards: Cards) -> Node:
    """Something certain cards listen for has happened to these cards."""
    return Signal(word, cards)


def put_aside(cards: Cards) -> Node:
    return SetAside(cards)


def look_at(cards: Cards, *, by: Who = YOU) -> Node:
    return Look(cards, by)


def search(cards: Cards, *, by: Who = YOU) -> Node:
    """Go through hidden cards (before choosing among them)."""
    return Search(cards, by)


def declare_attack() -> Node:
    """It attacks alone, at once."""
    return DeclareAttack()


def deal_shadow_card(*, to: Cards, amount: Value = 1) -> Node:
    return DealShadowCards(to, number(amount))


def cancel() -> Node:
    """Cancel what this answers."""
    return Cancel()


# -- the encounter deck and the quest -----------------------------------------------------------


def reveal(cards: Cards) -> Node:
    return RevealCards(cards)


def guard(cards: Cards) -> Node:
    """Attach the next encounter card to each of these objectives, as "guarded" does."""
    return GuardCards(cards)


def reveal_top_card() -> Node:
    return RevealTop()


def replace_revealed_card() -> Node:
    return ReplaceRevealed()


def remove_from_quest(cards: Cards = IT) -> Node:
    return RemoveFromQuest(cards)


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


def proceed_at_random() -> Node:
    """The next stage is one of several, at random; the others are not used."""
    return ProceedAtRandom()


def win_game() -> Node:
    return WinGame()


