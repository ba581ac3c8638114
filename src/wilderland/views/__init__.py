"""What a seat may see, and redealing what it cannot know."""

from wilderland.views.hidden import determinize, secrets
from wilderland.views.view import view, visible_log

__all__ = ["determinize", "secrets", "view", "visible_log"]
