"""Keywords and limits printed on boons and burdens."""

from __future__ import annotations

import pytest

from wilderland.language import IT, YOU, action, attach, choose, hand_of, heroes
from wilderland.testing import made_up, table


@pytest.mark.card("Lingering Venom")
def test_lingering_venom_surges() -> None:
    deck = ["Lingering Venom", "Forest Spider", "Quiet Moment"]
    t = table(hero="Gimli", encounter=deck, phase="quest", skip_empty_windows=False).to("quest.staging")
    assert t["Forest Spider"].place == "staging"


@pytest.mark.card("Mendor")
def test_mendor_is_ranged() -> None:
    assert table(hero="Gimli", allies=["Mendor"])["Mendor"].has_keyword("ranged") == 1


@pytest.mark.card("Valor")
@pytest.mark.rule("K8")
def test_valor_is_permanent_no_card_takes_it_away() -> None:
    t = table(
        hero="Denethor",
        attached={"Denethor": "Valor"},
        hand=["Miner of the Iron Hills"],
        resources=2,
        skip_empty_windows=False,
    )
    t.play("Miner of the Iron Hills")
    assert not t.can("Miner of the Iron Hills", kind="respond")
    assert t["Valor"].hosted_by == "Denethor"


@pytest.mark.card("Valor")
@pytest.mark.card("Scarred")
@pytest.mark.parametrize("title", ["Valor", "Scarred"])
def test_one_copy_on_each_hero(title: str) -> None:
    give = made_up("Give", "event", action(choose(heroes, attach(hand_of(YOU).titled(title), to=IT))), cost=0)
    t = table(hero=["Gimli", "Legolas"], attached={"Gimli": title}, hand=[give, title], skip_empty_windows=False)
    t.play("Give", "Gimli")
    assert t.names("hand:0") == [title]
