"""What a release leaves behind: saves, replays, series and campaign logs that all later versions must still read.

``python -m wilderland.testing.releases`` writes those of this version to ``tests/fixtures/releases/<version>/``, before
it is released; what earlier versions have written is never touched. Each file is compressed JSON, and ``kept.json``
says what every game was like.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from wilderland.agents import Agent, Dice, ExpertPlayer, SensiblePlayer
from wilderland.campaign import Campaign, Series
from wilderland.decks import starters
from wilderland.game import Game
from wilderland.kernel.ability import Use
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.scenarios import scenarios
from wilderland.testing.settings import Setting, some_setup
from wilderland.version import __version__

FOLDER = Path("tests/fixtures/releases")
CONTENTS = "kept.json"
FEWEST_CHOICES = 40
"""Before a game is saved."""
TRIES = 12
"""To win a game."""
SAVE, REPLAY, SERIES, CAMPAIGN = "save", "replay", "series", "campaign"

Kept = tuple[str, str, dict[str, Any]]
"""A file's name, its text, and what is noted of it."""
Moment = Callable[[Game], bool]


# -- moments worth keeping ------------------------------------------------------------------------
def in_an_effect(game: Game) -> bool:
    """A card's effect waits for an answer, and something waits for the effect."""
    waiting = game.state.stack[-1].node
    return waiting.id.startswith("cards/") and not isinstance(waiting, Use) and len(game.state.stack) > 6


def in_an_attack(game: Game) -> bool:
    return bool(game.state.attacks)


def while_paying(game: Game) -> bool:
    return game.decision is not None and game.decision.kind == "cost"


def in_a_window(game: Game) -> bool:
    """Something lasts, and several may act, if there are several."""
    return bool(game.state.lasting) and len(game.decisions) >= min(2, len(game.state.players))


MOMENTS: dict[str, Moment] = {
    "effect": in_an_effect,
    "attack": in_an_attack,
    "paying": while_paying,
    "window": in_a_window,
}


# -- games ----------------------------------------------------------------------------------------
def kept_settings() -> list[Setting]:
    """Every scenario in every edition, and in every mode; tables of all sizes."""
    kinds = [(quest, edition, "standard") for edition in EDITIONS for quest in scenarios()]
    kinds += [(quest, "revised", mode) for mode in list(MODES)[1:] for quest in scenarios()]
    return [Setting(1 + number % 4, edition, quest, mode) for number, (quest, edition, mode) in enumerate(kinds)]


def play_until(game: Game, agents: list[Agent], stop: Moment) -> bool:
    """Play until a moment comes; false if it never does."""
    while game.decision is not None:
        if stop(game):
            return True
        seat = game.decision.seat
        game.choose(agents[seat].choose(game, seat), seat)
    return False


def save_at(setting: Setting, word: str) -> Game:
    """A game of this setting at such a moment, in its second round or later."""

    def there(game: Game) -> bool:
        return game.state.round > 1 and len(game.choices) >= FEWEST_CHOICES and MOMENTS[word](game)

    seed = 0
    while True:
        setup = some_setup(Dice(seed), setting, seed)
        game = Game(setup, setup.begin())
        if play_until(game, [SensiblePlayer(seed + seat) for seat in range(setting.players)], there):
            return game
        seed += 1


def played_out(game: Game) -> Game:
    """The game at its end, played by experts."""
    play_until(game, [ExpertPlayer() for _ in game.state.players], lambda _: False)
    return game


def name_of(setting: Setting, word: str) -> str:
    return f"{setting.scenario}-{setting.edition}-{setting.mode}-{setting.players}-{word}"


# -- what is kept ---------------------------------------------------------------------------------
def saves() -> Iterator[Kept]:
    for number, setting in enumerate(kept_settings()):
        word = list(MOMENTS)[(number + number // len(MOMENTS)) % len(MOMENTS)]
        game = save_at(setting, word)
        yield f"{name_of(setting, word)}.{SAVE}", game.save(), where(game)


def where(game: Game) -> dict[str, Any]:
    """Where a game stands, in words that mean the same in every version."""
    return {
        "round": game.state.round,
        "step": game.state.step,
        "threat": [player.threat for player in game.state.players],
        "choices": len(game.choices),
        "asked": {str(seat): [one.key for one in asked.options] for seat, asked in game.decisions.items()},
    }


def replays() -> Iterator[Kept]:
    """Whole games, won if that can be had; in one of them somebody overrules the engine and somebody leaves."""
    for number, setting in enumerate(kept_settings()):
        if number % 2 == 0:
            games = (whole_game(setting, seed) for seed in range(TRIES))
            game = next((game for game in games if outcome_of(game)["won"]), whole_game(setting, TRIES))
            yield f"{name_of(setting, 'whole')}.{REPLAY}", game.replay.dumps(), outcome_of(game)
    game = save_at(Setting(3), "window")
    game.adjust(seat=0, threat=30)
    game.concede(1)
    yield f"overruled.{REPLAY}", played_out(game).replay.dumps(), outcome_of(game)


def whole_game(setting: Setting, seed: int) -> Game:
    setup = some_setup(Dice(seed), setting, seed)
    return played_out(Game(setup, setup.begin()))


def outcome_of(game: Game) -> dict[str, Any]:
    assert game.outcome is not None
    return {
        "won": game.outcome.won,
        "reason": game.outcome.reason,
        "rounds": game.outcome.rounds,
        "score": game.outcome.score,
        "choices": len(game.choices),
    }


def series() -> Iterator[Kept]:
    """A series in each edition after its first victory, with the second game under way."""
    for mode, edition in (("expert", "original"), ("nightmare", "revised"), ("nightmare", "first-printing")):
        decks = tuple(starters(EDITIONS[edition].quantities)[name] for name in ("leadership", "spirit"))
        row = next(row for seed in range(0, 1000, 3) if (row := begun(Series(decks, mode, edition, seed))).scores)
        game = row.begin()
        play_until(game, [ExpertPlayer(), ExpertPlayer()], in_an_attack)
        row.under_way = game.save()
        yield f"{mode}-{edition}.{SERIES}", row.dumps(), {"scores": row.scores, **where(game)}


def begun(row: Series) -> Series:
    row.record(played_out(row.begin()))
    return row


def campaigns() -> Iterator[Kept]:
    """A campaign after its first victory."""
    decks = [starters("revised")[name] for name in ("leadership", "spirit")]
    for hard in (False, True):
        campaign = Campaign.begin(["Ann", "Bob"], [deck.heroes for deck in decks], hard)
        seed = 0
        while not campaign.log.won:
            setup = campaign.setup(decks, seed, any_deck=True)
            campaign.record(played_out(Game(setup, setup.begin())))
            seed += 1
        pool = [earned.card for earned in campaign.log.pool]
        yield f"{campaign.log.mode}.{CAMPAIGN}", campaign.log.dumps(), {"next": campaign.scenario, "pool": pool}


EVERYTHING = (saves, replays, series, campaigns)


def write(folder: Path, what: Sequence[Callable[[], Iterator[Kept]]] = EVERYTHING) -> int:
    """Write what this version leaves behind; the number of bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json*"):
        old.unlink()
    contents, size = {}, 0
    for kept in what:
        for name, text, noted in kept():
            data = gzip.compress(text.encode(), mtime=0)
            (folder / f"{name}.json.gz").write_bytes(data)
            contents[name] = noted
            size += len(data)
    (folder / CONTENTS).write_text(json.dumps(contents, indent=1, sort_keys=True) + "\n", "utf-8")
    return size


def read(folder: Path, name: str) -> str:
    """The text of a file that was kept."""
    return gzip.decompress((folder / f"{name}.json.gz").read_bytes()).decode()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m wilderland.testing.releases", description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the releases are")
    folder = parser.parse_args().folder / __version__
    sys.stdout.write(f"{folder}: {write(folder):,} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
