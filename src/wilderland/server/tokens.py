"""Secrets that open something: made here, told once, stored as hashes."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """256 random bits; such a secret needs no salt and no slow hash."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A name that cannot be guessed, but opens nothing by itself."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
