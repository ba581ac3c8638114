"""Saving, loading and comparing games."""

from wilderland.saves.codec import decode, digest, encode

__all__ = ["decode", "digest", "encode"]
