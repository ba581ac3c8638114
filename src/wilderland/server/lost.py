"""The one thing that ends a room from outside."""

from __future__ import annotations


class Lost(Exception):
    """The table has another owner: this room has been abandoned, and whoever was in it comes back to the new one."""
