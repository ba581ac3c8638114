"""Every "no" of the game, with the rule it rests on."""

from __future__ import annotations

from typing import Final

from wilderland.model.records import Reason

WRONG_PHASE: Final = Reason("why-phase", "W8")
NOT_A_WINDOW: Final = Reason("why-window", "W2")
NOT_YOURS: Final = Reason("why-control", "E5")
USED_UP: Final = Reason("why-limit", "G16")
NO_TARGET: Final = Reason("why-target", "G4")
EXHAUSTED: Final = Reason("why-exhausted", "G22")
NOT_READY: Final = Reason("why-ready", "G22")
NO_MATCH: Final = Reason("why-match", "P2.2")
NO_MATCH_FREE: Final = Reason("why-match-free", "P2.3")
TOO_DEAR: Final = Reason("why-resources", "P2.2")
TOO_FEW_POOLS: Final = Reason("why-pools", "P2.8")
CANNOT_PAY: Final = Reason("why-cost", "P2.8")
IN_PLAY_ALREADY: Final = Reason("why-unique", "G6")
NO_HOST: Final = Reason("why-host", "P2.6")
FORBIDDEN: Final = Reason("why-cannot", "G11")
ELIMINATED: Final = Reason("why-eliminated", "X1")
NOT_OFFERED: Final = Reason("why-not-offered", "W8")
NOT_NOW: Final = Reason("why-trigger", "E5")
OUT_OF_PLAY: Final = Reason("why-out-of-play", "G4")
