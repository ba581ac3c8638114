"""Errors speak no language: each carries message ids and arguments that the catalog makes sentences of."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import wilderland
from wilderland import errors
from wilderland.decks import BadDeck
from wilderland.errors import BadSetup, IllegalChoice, Problem, ReplayDiverged, UnknownSeat, WilderlandError
from wilderland.kernel import reasons
from wilderland.text.problems import told, why
from wilderland.text.prose import Prose

PACKAGE = Path(wilderland.__file__).parent
NAMES = {name for name, value in vars(errors).items() if isinstance(value, type) and issubclass(value, Exception)}
KINDS = NAMES | {"BadRecord"}
PLACE = {"rule", "source"}
"""Keywords that say where or by which rule, and are no arguments of the message."""


def raised() -> Iterator[tuple[str, str, list[str]]]:
    """Every error that is made in the source: where, its message, and the arguments it is given."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in KINDS | {"Problem"}:
                message = node.args[0] if node.args else None
                if not isinstance(message, ast.Constant) or not str(message.value).startswith(("error-", "decks-")):
                    continue
                given = [keyword.arg for keyword in node.keywords if keyword.arg and keyword.arg not in PLACE]
                if ast.unparse(node.func) == "Problem":
                    given = [ast.literal_eval(key) for key in _keys(node)]
                yield f"{path.name}:{node.lineno}", str(message.value), given


def _keys(call: ast.Call) -> list[ast.expr]:
    """The keys of a problem's arguments, where they are written out."""
    return [key for part in call.args[1:] if isinstance(part, ast.Dict) for key in part.keys if key is not None]


def test_no_error_is_raised_with_a_sentence() -> None:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in KINDS and node.args:
                assert not isinstance(node.args[0], ast.JoinedStr), f"{path.name}:{node.lineno}"
                said = node.args[0].value if isinstance(node.args[0], ast.Constant) else ""
                assert not isinstance(said, str) or " " not in said, f"{path.name}:{node.lineno}"


def test_every_error_has_a_sentence() -> None:
    prose, found = Prose(), list(raised())
    assert len(found) > 50
    for where, message, given in found:
        if message.startswith("error-"):
            text = told(prose, Problem(message, {word: 3 if word in NUMBERS else "Gimli" for word in given}))
            assert text[0].isupper() or text[0] in "3“", where
            assert "{" not in text, where


NUMBERS = {"count", "most", "fewest", "players", "decks", "names", "last", "number", "reads"}


def test_heroes_and_words_are_named_and_lists_are_lists() -> None:
    prose = Prose()
    taken = BadSetup("error-hero-taken", rule="M6", hero="eowyn")
    assert why(prose, taken) == "Éowyn has fallen, or is somebody’s hero. (M6)"
    other = BadSetup("error-other-heroes", player="Anna", heroes=("eowyn", "gimli", "gloin"))
    assert why(prose, other) == "The heroes of Anna are Éowyn, Gimli and Glóin."
    assert why(prose, BadSetup("error-campaign-needs-revised", edition="original")) == (
        "The campaign belongs to the revised edition, not to the original core set with its errata."
    )
    assert "“atlantis”" in why(prose, BadSetup("error-unknown-edition", word="atlantis", known=("revised",)))


def test_an_illegal_choice_is_told_by_its_reason_and_rule() -> None:
    text = why(Prose(), IllegalChoice("play:3", reasons.ELIMINATED, ["pass"]))
    assert text.startswith(Prose().reason(reasons.ELIMINATED)) and reasons.ELIMINATED.rule in text


def test_errors_of_the_system_keep_their_own_words() -> None:
    assert why(Prose(), FileNotFoundError(2, "No such file")) == "No such file"
    assert why(Prose(), OSError()) == "OSError"


@pytest.mark.parametrize(
    "error",
    [
        BadSetup("error-hero-taken", rule="M6", hero="eowyn"),
        BadDeck([Problem("decks-empty", {}, 3, "x.txt")]),
        IllegalChoice("play:3", reasons.ELIMINATED, ["pass"]),
        UnknownSeat(7, 2),
        ReplayDiverged(4, 0, "pass", ["keep"]),
    ],
)
def test_an_error_crosses_processes_as_it_is(error: WilderlandError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.problems) == (type(error), str(error), error.problems)
