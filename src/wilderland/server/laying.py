"""Laying a table: wishes into a table, decks into seats, and a table into the setup of its game."""

from __future__ import annotations

import secrets

import msgspec

from wilderland.campaign import Campaign, CampaignLog, Series
from wilderland.decks import BadDeck, Deck, check, conflicts, starters
from wilderland.errors import WilderlandError
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.scenarios import scenarios
from wilderland.server.companions import AGENTS
from wilderland.server.doc import Begun, SeatDoc, TableDoc
from wilderland.server.refusal import Refusal, because
from wilderland.server.resources import NewTable, ReplayShown
from wilderland.setups import Setup

SEED_BITS = 53
"""Of a random seed: what a browser reads of a replay, it must be able to write again."""


def lay(wish: NewTable) -> TableDoc:
    """The table of a wish, seats still without decks; words we do not know are refused."""
    for word, known in ((wish.scenario, scenarios()), (wish.edition, EDITIONS), (wish.mode, MODES)):
        if word not in known:
            raise Refusal("illegal", "refused-unknown-word", word=word)
    mode = MODES[wish.mode]
    if mode.campaign != bool(wish.campaign) or (mode.campaign and not EDITIONS[wish.edition].revised):
        raise Refusal("illegal", "refused-campaign-mode")
    if mode.in_a_row and wish.scenario != next(iter(scenarios())):
        raise Refusal("illegal", "refused-in-a-row")
    for seat in wish.seats:
        known_agent(seat.agent)
    return TableDoc(
        scenario=wish.scenario,
        edition=wish.edition,
        mode=wish.mode,
        seats=[SeatDoc(agent=seat.agent, member=0 if seat.mine else -1) for seat in wish.seats],
        seed=wish.seed,
        all_windows=wish.all_windows,
        campaign=wish.campaign,
        undo=wish.undo,
        away=wish.away,
        away_after=wish.away_after,
    )


def lay_replay(wish: NewTable, shown: ReplayShown) -> TableDoc:
    """A table that goes on from a point of a replay, with its decks; `shown` is that point."""
    assert wish.replay is not None
    if shown.view.outcome is not None:
        raise Refusal("over")
    if len(wish.seats) != len(shown.decks):
        raise Refusal("illegal", "refused-replay")
    begun = Begun(wish.replay["setup"], tuple(str(line) for line in wish.replay["choices"][: shown.at]))
    seats = []
    for seat, deck in zip(wish.seats, begun.setup["decks"], strict=True):
        known_agent(seat.agent)
        seats.append(SeatDoc(agent=seat.agent, member=0 if seat.mine else -1, deck=deck))
    return TableDoc(
        scenario=shown.scenario,
        edition=shown.edition,
        mode=shown.mode,
        seats=seats,
        seed=begun.setup["seed"],
        undo=wish.undo,
        away=wish.away,
        away_after=wish.away_after,
        begun=begun,
    )


def known_agent(name: str) -> None:
    if name and name not in AGENTS:
        raise Refusal("illegal", "refused-unknown-word", word=name)


def starter(name: str, edition: str) -> Deck:
    found = starters(EDITIONS[edition].quantities).get(name)
    if found is None:
        raise Refusal("not-found", "refused-unknown-word", word=name)
    return found


def bring(doc: TableDoc, seat: int, deck: Deck) -> None:
    """Put a deck before a seat, if it is legal here and shares no hero with the others."""
    others = [other for number, one in enumerate(doc.seats) if number != seat and (other := one.brings())]
    faults = [*check(deck, doc.edition, bool(doc.campaign)), *conflicts([deck, *others])]
    if any(problem.fatal for problem in faults):
        raise because(BadDeck([problem for problem in faults if problem.fatal]))
    doc.seats[seat].deck = dict(deck.as_json())
    doc.seats[seat].ready = False


def setup(doc: TableDoc, campaign: CampaignLog | None) -> Setup:
    """The game this table is laid for. Without a seed of the host's it is random."""
    decks = [deck for seat in doc.seats if (deck := seat.brings())]
    if len(decks) != len(doc.seats):
        raise Refusal("illegal", "refused-no-deck")
    seed = doc.seed if doc.seed is not None else secrets.randbits(SEED_BITS)
    try:
        if campaign is not None:
            made = Campaign(campaign).setup(decks, seed, skip_empty_windows=not doc.all_windows)
        elif MODES[doc.mode].in_a_row:
            series = Series.loads(doc.series) if doc.series else Series(tuple(decks), doc.mode, doc.edition, seed)
            if doc.seed is None:  # whoever has the replay of the last game must not know this one
                series.seed = seed - len(series.scores)
            doc.series = series.dumps()
            made = series.setup()
        else:
            made = Setup(
                doc.scenario, tuple(decks), doc.edition, doc.mode, seed, skip_empty_windows=not doc.all_windows
            )
        made.begin()
    except WilderlandError as error:
        raise because(error) from error
    return made


def again(doc: TableDoc) -> TableDoc:
    """The same table laid anew: the same people in the same seats with the same decks, nobody ready."""
    fresh = msgspec.convert(msgspec.to_builtins(doc), TableDoc)
    fresh.following, fresh.begun = "", None
    for seat in fresh.seats:
        seat.ready = seat.holding = False
        if seat.stand_in:
            seat.agent, seat.passing, seat.stand_in = "", False, False
    return fresh
