"""The words cards are written in. `from wilderland.language import *` is the card writer's vocabulary."""

from wilderland.language.ability import *  # noqa: F403
from wilderland.language.card import card, text  # noqa: F401
from wilderland.language.cost import *  # noqa: F403
from wilderland.language.select import *  # noqa: F403
from wilderland.language.value import *  # noqa: F403
from wilderland.language.verbs import *  # noqa: F403
from wilderland.language.when import *  # noqa: F403
