"""Deals of the scheme `sk1`: a ChaCha20 keystream (RFC 8439) shuffles the deck of every round anew."""

import hashlib
import struct
from collections.abc import Iterator
from itertools import count

from .rules import Rules

Seed = int | str | bytes


def key_of(seed: Seed) -> bytes:
    """32 bytes: an integer little-endian, a text by its SHA-256, bytes as they are."""
    if isinstance(seed, str):
        return hashlib.sha256(seed.encode()).digest()
    return seed.to_bytes(32, "little") if isinstance(seed, int) else seed


def quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    """RFC 8439, 2.1."""
    for i, j, k, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[i] = (x[i] + x[j]) & 0xFFFFFFFF
        mixed = x[k] ^ x[i]
        x[k] = (mixed << turn | mixed >> (32 - turn)) & 0xFFFFFFFF


def block(key: bytes, counter: int, nonce: bytes) -> list[int]:
    """RFC 8439, 2.3: sixteen words of keystream; ten times four columns, then four diagonals."""
    start = [
        *struct.unpack("<4I", b"expand 32-byte k"),
        *struct.unpack("<8I", key),
        counter,
        *struct.unpack("<3I", nonce),
    ]
    x = list(start)
    for slant in (0, 1) * 10:
        for i in range(4):
            quarter_round(x, i, 4 + (i + slant) % 4, 8 + (i + 2 * slant) % 4, 12 + (i + 3 * slant) % 4)
    return [(mixed + first) & 0xFFFFFFFF for mixed, first in zip(x, start, strict=True)]


def keystream(seed: Seed, round_number: int) -> Iterator[int]:
    """Words of the round: its number is the nonce, the counter starts at 0."""
    key, nonce = key_of(seed), round_number.to_bytes(12, "little")
    return (word for counter in count() for word in block(key, counter, nonce))


def below(words: Iterator[int], n: int) -> int:
    """An unbiased number in 0..n-1: words from the last multiple of n upwards are rejected."""
    limit = 2**32 // n * n
    return next(word for word in words if word < limit) % n


def deal(
    rules: Rules, hands: int, seed: Seed, round_number: int, cards: int
) -> tuple[list[list[str]], list[str]]:
    """Fisher–Yates from the last index down; the hands in seat order, Graybeard's last; the pile, top first."""
    deck, words = list(rules.deck), keystream(seed, round_number)
    for last in range(len(deck) - 1, 0, -1):
        chosen = below(words, last + 1)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return [deck[s * cards : (s + 1) * cards] for s in range(hands)], deck[hands * cards :]
