"""Build any position in a few lines and drive it by card names.

>>> t = table(hero="Gimli", engaged="Hill Troll", phase="combat")
>>> t.choose("Gimli")            # defend

A failure prints the prompt and the options. Made-up cards are cards like any other: `made_up`.
"""

from wilderland.testing.made_up import MadeUp, made_up
from wilderland.testing.position import Player, player, table
from wilderland.testing.table import CardHandle, TestTable

__all__ = ["CardHandle", "MadeUp", "Player", "TestTable", "made_up", "player", "table"]
