"""The catalog reads the packaged messages, and every mistake in one is an error."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from wilderland.text import BadMessage, Catalog, MissingMessage, UnknownLanguage
from wilderland.text import catalog as module


def made(source: str) -> Catalog:
    """A catalog of the given messages instead of the packaged ones."""
    resource = FluentResource(source)
    module._check(resource, "test.ftl", {})
    catalog = Catalog()
    catalog._bundle = FluentBundle(["en"], use_isolating=False)
    catalog._bundle.add_resource(resource)
    return catalog


def test_every_packaged_file_is_read_without_a_mistake():
    assert Catalog().has("cli-help")


def test_arguments_stand_in_the_text_without_isolation_marks():
    assert Catalog().format("rules-unknown", id="P9.9") == "There is no rule P9.9."


@pytest.mark.parametrize(("ids", "words"), [(1, "0 of 1 rule has a test."), (2, "0 of 2 rules have a test.")])
def test_plurals_follow_the_language(ids: int, words: str):
    assert Catalog().format("rules-covered", covered=0, ids=ids) == words


def test_a_missing_message_is_a_key_error_that_names_it():
    with pytest.raises(MissingMessage, match="card-no-such-card"):
        Catalog().format("card-no-such-card")
    with pytest.raises(KeyError):
        Catalog().attribute("card-no-such-card", "text")
    assert not Catalog().has("card-no-such-card")


def test_a_missing_argument_is_an_error_and_not_a_gap_in_the_text():
    with pytest.raises(BadMessage, match="rules-unknown"):
        Catalog().format("rules-unknown")


def test_attributes():
    catalog = made("card-x = Éowyn\n    .text = Discard { $n } cards.\nonly-attributes =\n    .text = Alone\n")
    assert catalog.format("card-x") == "Éowyn"
    assert catalog.attribute("card-x", "text", n=1) == "Discard 1 cards."
    assert catalog.attribute("card-x", "shadow") is None
    assert catalog.attribute("only-attributes", "text") == "Alone"
    with pytest.raises(MissingMessage):
        catalog.format("only-attributes")


def test_a_file_that_does_not_parse_is_refused():
    with pytest.raises(BadMessage, match="broken"):
        made("fine = Fine\nbroken = { $\n")


def test_the_same_message_twice_is_refused():
    with pytest.raises(BadMessage, match="twice is already in test.ftl"):
        made("twice = One\ntwice = Two\n")
    made("name = A message\n-name = A term of the same name\n")


def test_an_unknown_language_is_refused():
    with pytest.raises(UnknownLanguage):
        Catalog("xx")


def test_catalogs_of_a_language_share_what_they_read():
    assert Catalog("en")._bundle is Catalog("en")._bundle


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "words.ftl").write_text("card-feint = Xfeint\n", "utf-8")
    (tmp_path / "en").symlink_to(Path(str(files("wilderland.text").joinpath("en"))))
    monkeypatch.setattr("wilderland.text.catalog.files", lambda package: tmp_path)
    other = Catalog("xx")
    assert other.format("card-feint") == "Xfeint"
    assert other.format("cli-version-help") == Catalog("en").format("cli-version-help")
    assert other.attribute("card-feint", "text") == Catalog("en").attribute("card-feint", "text")
