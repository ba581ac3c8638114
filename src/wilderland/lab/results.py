"""One game of the lab: played, and what is worth remembering of it."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, field
from typing import Any

from wilderland.agents.roster import agent
from wilderland.effects.numbers import heroes
from wilderland.game import Game
from wilderland.lab.plan import Arm
from wilderland.model.kinds import DECKS, HERO, QUEST_AREA
from wilderland.setups import Setup


@dataclass(frozen=True)
class Moment:
    """How it stood as a round began."""

    round: int
    threat: tuple[int, ...]
    heroes: int
    stage: int
    progress: int


@dataclass(frozen=True)
class Result:
    """A finished game. Everything but `seconds` depends on arm and seed only."""

    arm: int
    seed: int
    won: bool
    reason: str
    rounds: int
    score: int | None
    decisions: int
    seconds: float
    moments: tuple[Moment, ...] = ()
    drawn: tuple[str, ...] = ()
    """The cards of the players' decks that came into the game, each code once."""
    played: tuple[str, ...] = ()
    replay: str = ""

    @property
    def ms_per_decision(self) -> float:
        return 1000 * self.seconds / max(1, self.decisions)

    def details(self) -> dict[str, Any]:
        """What is kept as JSON beside the figures."""
        return {"moments": [asdict(one) for one in self.moments], "drawn": self.drawn, "played": self.played}


def play(arm: Arm, number: int, seed: int) -> Result:
    """Play one game of an arm to its end."""
    setup = Setup(arm.scenario, arm.decks, arm.edition, arm.mode, seed)
    game = Game(setup, setup.begin())
    players = [agent(arm.agent, seed * 4 + seat) for seat in range(len(arm.decks))]
    watched = Watch()
    decisions, spent = 0, 0.0
    while (decision := game.decision) is not None:
        watched.look(game)
        begin = time.process_time()
        option = players[decision.seat].choose(game, decision.seat)
        spent += time.process_time() - begin
        decisions += len(decision.options) > 1
        game.choose(option, seat=decision.seat)
    watched.look(game)
    outcome = game.outcome
    assert outcome is not None
    return Result(
        number,
        seed,
        outcome.won,
        outcome.reason,
        outcome.rounds,
        outcome.score,
        decisions,
        spent,
        tuple(watched.moments),
        drawn(game),
        played(game),
        game.replay.dumps(),
    )


@dataclass
class Watch:
    """Looks at a game as its rounds begin."""

    moments: list[Moment] = field(default_factory=list)

    def look(self, game: Game) -> None:
        state = game.state
        if state.round == 0 or (self.moments and self.moments[-1].round == state.round):
            return
        quest = state.zones[QUEST_AREA]
        self.moments.append(
            Moment(
                state.round,
                tuple(player.threat for player in state.players),
                sum(len(heroes(state, player.seat)) for player in state.players),
                state.cards[quest[0]].face.stage if quest else 0,
                state.cards[quest[0]].progress if quest else 0,
            )
        )


def drawn(game: Game) -> tuple[str, ...]:
    """The cards that left their decks, each code once."""
    found = {
        card.printed.code
        for card in game.state.cards
        if card.owner >= 0 and card.printed.kind != HERO and card.zone != DECKS[card.owner]
    }
    return tuple(sorted(found))


def played(game: Game) -> tuple[str, ...]:
    """The cards that were played, each code once."""
    return tuple(sorted({line.args["source"][1] for line in game.log if line.message == "log-play"}))
