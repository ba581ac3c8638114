"""The same seed and the same choices make the same game in every process, whatever the hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

SCRIPT = """
import hashlib, json
import wilderland as wl
from wilderland.agents import RandomPlayer, SensiblePlayer
from wilderland.testing.positions import late_position

DECKS = ["leadership", "tactics", "spirit", "lore"]
MODES = ["standard", "easy", "basic", "nightmare"]
for number, edition in enumerate(("revised", "original", "first-printing")):
    for players in (1, 2, 3, 4):
        scenario = list(wl.scenarios())[(number + players) % 3]
        games = [
            wl.new_game(scenario, DECKS[:players], edition, seed=players),
            late_position(players, players, edition, scenario, MODES[players - 1]),
        ]
        for game in games:
            agent = SensiblePlayer(players) if players % 2 else RandomPlayer(players)
            keys, views = hashlib.sha256(), hashlib.sha256()
            while game.decision is not None and len(game.choices) < 120:
                keys.update(repr(list(game.decisions.items())).encode())
                game.choose(agent.choose(game))
                if len(game.choices) % 10 == 0:
                    views.update(json.dumps(game.view(0)).encode())
                    views.update(game.determinize({0}, 3).digest.encode())
                    views.update(game.save().encode())
            told = repr([(entry.message, dict(entry.args)) for entry in game.log]).encode()
            words = (keys.hexdigest(), views.hexdigest(), hashlib.sha256(told).hexdigest())
            print(edition, players, len(game.choices), game.digest, *words)
print(wl.new_game().state.table.catalogue.fingerprint)
"""


def output(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_two_processes_with_different_hash_seeds_play_the_same_games() -> None:
    one, two = output("1"), output("4242")
    assert one == two
    assert len(one.splitlines()) == 25
