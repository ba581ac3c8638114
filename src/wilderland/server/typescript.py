"""The protocol as TypeScript: ``python -m wilderland.server.typescript > web/src/protocol.ts``.

Every type a client meets is written down from the very types the server reads and writes, so neither can go its own
way; a test compares the file with what this makes.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as look

from wilderland.server import asks, counsel, keepsakes, resources, shown, tells, words
from wilderland.server.asks import Ask, Request
from wilderland.server.counsel import ReviewWish
from wilderland.server.keepsakes import CampaignStep, NewCampaign, NewReport
from wilderland.server.messages import PROTOCOL
from wilderland.server.resources import (
    DeckBody,
    DeckFile,
    Join,
    MomentsWish,
    Move,
    NewPerson,
    NewTable,
    ReplayWish,
)
from wilderland.server.tells import Notice, Tell

BODIES = (
    NewPerson,
    Move,
    DeckBody,
    DeckFile,
    NewTable,
    Join,
    ReplayWish,
    MomentsWish,
    ReviewWish,
    NewReport,
    NewCampaign,
    CampaignStep,
)
"""What clients send over HTTP."""

MODULES = (words, shown, counsel, asks, tells, resources, keepsakes)
RENAMED = {"Number": "CardNumber", "Table": "TableChanged"}
"""Names that mean something else in a browser."""

HEAD = """// The protocol of the server. Made by `python -m wilderland.server.typescript`; not to be edited.
// docs/protocol.md tells how it is used.

export const PROTOCOL = {protocol};
"""

PATCHING = """
/** The view after an update. Nothing of the old view is changed. */
export function patched(view: View, patch: Patch): View {
  const { cards, gone, players, ...fields } = patch;
  const next: View = { ...view, ...fields };
  if (cards || gone) {
    next.cards = { ...view.cards, ...cards };
    for (const id of gone ?? []) delete next.cards[id];
  }
  if (players) next.players = view.players.map((old) => players.find((one) => one.seat === old.seat) ?? old);
  return next;
}
"""


def structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__:
            if thing not in (Ask, Tell):
                yield thing


def name_of(struct: type) -> str:
    return RENAMED.get(struct.__name__, struct.__name__)


def written(kind: look.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case look.Metadata(type=inner):
            return written(inner)
        case look.IntType() | look.FloatType():
            return "number"
        case look.StrType():
            return "string"
        case look.BoolType():
            return "boolean"
        case look.NoneType():
            return "null"
        case look.AnyType():
            return "unknown"
        case look.LiteralType(values=values):
            if set(values) == set(get_args(words.Code)):
                return "RefusalCode"
            return " | ".join(f'"{value}"' for value in values)
        case look.StructType(cls=cls):
            return name_of(cls)
        case look.VarTupleType(item_type=item):
            each = written(item)
            return f"({each})[]" if " | " in each else f"{each}[]"
        case look.TupleType(item_types=items):
            return f"[{', '.join(written(item) for item in items)}]"
        case look.DictType(key_type=key, value_type=value):
            return f"Record<{written(key)}, {written(value)}>"
        case look.UnionType(types=types):
            return " | ".join(written(one) for one in types)
    raise TypeError(f"no TypeScript for {kind!r}")


def notes(struct: type) -> tuple[str, dict[str, str]]:
    """What the source says of a struct and of its fields: the docstring below each."""
    tree = ast.parse(inspect.getsource(struct)).body[0]
    assert isinstance(tree, ast.ClassDef)
    said: dict[str, str] = {}
    field = ""
    for line in tree.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            field = line.target.id
        elif isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and field:
            said[field] = " ".join(str(line.value.value).split())
    return " ".join((ast.get_docstring(tree) or "").split()), said


def comment(text: str, indent: str = "") -> list[str]:
    return [f"{indent}/** {text} */"] if text else []


def interface(struct: type[msgspec.Struct], from_client: bool) -> list[str]:
    """One struct as an interface. What may be left out has a question mark, with what it then is."""
    info = look.type_info(struct)
    assert isinstance(info, look.StructType)
    head, said = notes(struct)
    lines = [*comment(head), f"export interface {name_of(struct)} {{"]
    if info.tag is not None:
        lines.append(f'  type: "{info.tag}";')
    may_lack = from_client or bool(struct.__struct_config__.omit_defaults)
    for field in info.fields:
        optional = may_lack and not field.required
        note = said.get(field.name, "")
        if optional and field.default not in (msgspec.NODEFAULT, msgspec.UNSET, None):
            note = f"{note} Default: {_default(field.default)}.".strip()
        lines += comment(note, "  ")
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {written(field.type)};")
    return [*lines, "}"] if info.fields or info.tag else [*lines[:-1], f"{lines[-1]}}}"]


def _default(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def reached(*roots: Any) -> set[type]:
    """The structs that messages of a client are made of."""
    found: set[type] = set()
    waiting = list(look.multi_type_info(roots))
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, look.StructType):
            if kind.cls in found:
                continue
            found.add(kind.cls)
            waiting += [field.type for field in kind.fields]
        waiting += [
            part
            for word in ("type", "item_type", "key_type", "value_type")
            if isinstance(part := getattr(kind, word, None), look.Type)
        ]
        waiting += [*getattr(kind, "types", ()), *getattr(kind, "item_types", ())]
    return found


def typescript() -> str:
    """The whole file."""
    from_client = reached(Request, *BODIES)
    parts = [HEAD.format(protocol=PROTOCOL)]
    codes = "".join(f'\n  | "{code}"' for code in get_args(words.Code))
    parts.append(f"export type Argument = number | string | CardRef;\nexport type RefusalCode ={codes};\n")
    for module in MODULES:
        for struct in structs(module):
            parts.append("\n".join(interface(struct, struct in from_client)) + "\n")
    for name, union in (("ClientMessage", Request), ("ServerMessage", Notice)):
        types = look.type_info(union)
        assert isinstance(types, look.UnionType)
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {written(one)}" for one in types.types) + ";\n")
    return "\n".join(parts) + PATCHING


if __name__ == "__main__":
    sys.stdout.write(typescript())
