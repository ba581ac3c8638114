"""The words cards are written in. `from wilderland.language import *` is the card writer's vocabulary."""

from wilderland.language.ability import *
from wilderland.language.card import card as card
from wilderland.language.card import face_down as face_down
from wilderland.language.card import text as text
from wilderland.language.choosing import *
from wilderland.language.cost import *
from wilderland.language.lasting import *
from wilderland.language.select import *
from wilderland.language.value import *
from wilderland.language.verbs import *
from wilderland.language.when import *
