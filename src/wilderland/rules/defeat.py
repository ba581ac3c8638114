"""Elimination, advancing, the end of the game, the score (rules X, P3.10, G3, SC)."""

from __future__ import annotations

from wilderland.effects.moving import discard_pile, drop_attachment, hand_over, leave_play, remove
from wilderland.effects.numbers import elimination_level, marked, stat
from wilderland.effects.progress import quest
from wilderland.kernel.flow import push_apart
from wilderland.kernel.happen import consequence, occur, performs
from wilderland.model.index import RULES, Saying
from wilderland.model.kinds import (
    ATTACHED,
    CANNOT_ADVANCE,
    DECKS,
    DISCARDS,
    ELIMINATED,
    ENGAGED_ZONES,
    ENTERS_STAGING,
    HANDS,
    HERO,
    IN_PLAY,
    LEAVES_PLAY,
    LOSES,
    NOBODY,
    NONE,
    OBJECTIVE,
    PLAY_ZONES,
    QUEST_AREA,
    QUEST_DECK,
    QUEST_POINTS,
    REMOVED,
    STAGE_DEFEATED,
    STAGE_REVEALED,
    STAGING,
    THREAT_COST,
    VICTORY_DISPLAY,
    WINS,
    on_deck,
)
from wilderland.model.records import TABLE, Event, Frame, Outcome, Scope
from wilderland.model.state import State
from wilderland.rules.program import step


@consequence
def the_eliminated(state: State, facts: list[Event]) -> bool:
    """X1: a player is out at once at the elimination level, or with all heroes destroyed."""
    changed = False
    bereft = []
    for event in facts:
        if event.kind == LEAVES_PLAY and state.cards[event.card].printed.kind == HERO:
            bereft.append(state.cards[event.card].owner)
    for player in state.players:
        if player.eliminated:
            continue
        if player.threat >= elimination_level(state, player.seat):
            eliminate(state, player.seat, "threat", facts)
            changed = True
        elif player.seat in bereft and not has_heroes(state, player.seat):
            eliminate(state, player.seat, "heroes", facts)
            changed = True
    return changed


def has_heroes(state: State, seat: int) -> bool:
    """X4: a hero lent to another player or shuffled into a deck is not destroyed; a prisoner does not count (C124)."""
    return any(
        card.printed.kind == HERO
        and card.owner == seat
        and ((IN_PLAY[card.zone] and card.face.kind == HERO) or card.zone in (DECKS[seat], HANDS[seat]))
        for card in state.cards
    )


def eliminate(state: State, seat: int, word: str, facts: list[Event]) -> None:
    """X1, X2, X3: everything of an eliminated player leaves; enemies return to staging with all that is on them."""
    state.note("log-eliminated", seat=seat, reason=word)
    state.set_eliminated(seat)
    facts.append(state.event(ELIMINATED, seat=seat, word=word))
    if state.first == seat:
        hand_over(state, next_in_game(state, seat))
    returned = state.zones[ENGAGED_ZONES[seat]]
    for card in returned:
        if state.cards[card].owner == NOBODY:
            state.move(card, STAGING)
            facts.append(state.event(ENTERS_STAGING, card))
        else:
            remove(state, card, discard_pile(state, card), facts)
    for card in state.zones[PLAY_ZONES[seat]]:
        if IN_PLAY[state.cards[card].zone]:
            leave_play(state, card, discard_pile(state, card), facts, "eliminated")
    for record in list(state.cards):
        if record.controller == seat and IN_PLAY[record.zone] and record.host not in returned:
            if record.printed.kind == OBJECTIVE:
                drop_attachment(state, record.id, facts)
            else:
                leave_play(state, record.id, discard_pile(state, record.id), facts, "eliminated")
    for card in state.zones[ATTACHED]:
        if state.cards[card].host == on_deck(seat):
            leave_play(state, card, discard_pile(state, card), facts, "eliminated")
    for card in state.zones[HANDS[seat]]:
        state.move(card, DISCARDS[seat])
    if state.table.edition.discards_deck_of_eliminated:
        for card in state.zones[DECKS[seat]]:
            state.move(card, DISCARDS[seat])
    if state.first == seat:
        pass_first_player(state)
    if all(player.eliminated for player in state.players):
        lose(state, word)


def pass_first_player(state: State) -> None:
    """P7.3, X3: the token goes clockwise to the next player still in the game."""
    seat = next_in_game(state, state.first)
    if seat != state.first:
        state.set_first(seat)
        state.note("log-first-player", seat=seat)
        hand_over(state, seat)


def next_in_game(state: State, seat: int) -> int:
    """P7.3, X3: the next player clockwise still in the game; the same one if there is no other."""
    seats = len(state.players)
    clockwise = [(seat + distance) % seats for distance in range(1, seats)]
    return next((other for other in clockwise if not state.players[other].eliminated), seat)


@consequence
def the_ended(state: State, facts: list[Event]) -> bool:
    """G3: a card may say that the players have won, or lost."""
    for mark, won in ((WINS, True), (LOSES, False)):
        entries: tuple[Saying, ...] = state.index[RULES + mark]
        for _, source, effect in entries:
            if effect.amount(state, source, state.cards[source]):
                if won:
                    win(state, "card")
                else:
                    lose(state, "card")
                return False
    return False


@consequence
def the_quest(state: State, facts: list[Event]) -> bool:
    """P3.10: enough progress advances at once, unless an effect forbids it; then as soon as the ban ends."""
    card = quest(state)
    if card == NONE:
        return False
    points = stat(state, card, QUEST_POINTS)
    if points and state.cards[card].progress >= points and not marked(state, CANNOT_ADVANCE, card):
        if not any(frame.node is ADVANCE for frame in state.stack):
            state.push(Frame(ADVANCE, 0, TABLE.with_it(card)))
    return False


@performs(STAGE_DEFEATED)
def defeat_stage(state: State, event: Event, facts: list[Event]) -> None:
    """P3.10: the finished card leaves the game, its tokens go back, overflow is lost."""
    state.note("log-stage-defeated", card=event.card)
    state.move(event.card, REMOVED)


@step("advance")
def ADVANCE(state: State, frame: Frame) -> None:
    """P3.10, P3.15: the stage is defeated; the next one's A side is followed, then it is flipped.

    A stage that was the last wins the game (G3).
    """
    card = frame.scope.it
    if frame.pc == 0:
        state.push(frame.at(1))
        occur(state, state.event(STAGE_DEFEATED, card))
    elif frame.pc == 1:
        if state.zones[QUEST_DECK]:
            reveal_stage(state)
        else:
            win(state, "quest")


def reveal_stage(state: State) -> None:
    """S6, S7, P3.15: the top quest card becomes current; side A is followed, then side B revealed."""
    card = state.zones[QUEST_DECK][0]
    state.move(card, QUEST_AREA)
    state.note("log-stage", card=card)
    state.push(Frame(FLIP_STAGE, 0, TABLE.with_it(card)))
    setup = state.cards[card].face.setup
    if setup is not None:
        push_apart(state, Frame(setup, 0, Scope(card, state.first, card)))


@step("flip-stage")
def FLIP_STAGE(state: State, frame: Frame) -> None:
    """P3.15: flip to side B, whose "when revealed" resolves; its text is active from now on."""
    card = frame.scope.it
    side_b = state.cards[card].face.side_b
    if side_b is not None:
        state.turn(card, side_b)
        state.suspect(card)
        occur(state, state.event(STAGE_REVEALED, card))


@performs(STAGE_REVEALED)
def stage_revealed(state: State, event: Event, facts: list[Event]) -> None:
    """P3.15: side B's "when revealed"."""
    effect = state.cards[event.card].face.reveal
    if effect is not None:
        push_apart(state, Frame(effect, 0, Scope(event.card, state.first, event.card)))


def win(state: State, reason: str) -> None:
    """G3: the players win together."""
    state.finish(Outcome(True, reason, completed_rounds(state), score(state), state.adjusted))


def lose(state: State, reason: str) -> None:
    """G3: the players lose together; a lost game has no score."""
    state.finish(Outcome(False, reason, completed_rounds(state), None, state.adjusted))


def completed_rounds(state: State) -> int:
    """SC3: rounds are counted at the end of each refresh phase."""
    return state.notes.get("rounds", 0)


def score_lines(state: State) -> dict[str, int]:
    """SC1–SC3: the score sheet, line by line; lower is better."""
    threat = dead = damage = 0
    for player in state.players:
        owned = [card for card in state.cards if card.owner == player.seat and card.printed.kind == HERO]
        if player.eliminated:
            threat += elimination_level(state, player.seat)
            dead += sum(card.printed.stats[THREAT_COST] for card in owned)
            continue
        threat += player.threat
        for card in owned:
            if card.zone in DISCARDS or card.zone == REMOVED:
                dead += card.printed.stats[THREAT_COST]
            else:
                damage += card.damage
    victory = sum(state.cards[card].printed.keywords.get("victory", 0) for card in state.zones[VICTORY_DISPLAY])
    lines = {"threat": threat, "fallen": dead, "damage": damage, "victory": -victory}
    if state.table.edition.scores_rounds:
        lines["rounds"] = 10 * completed_rounds(state)
    return lines


def score(state: State) -> int:
    """SC1–SC3: the sum of the score sheet."""
    return sum(score_lines(state).values())
