"""The client's TypeScript types, made from the same structs that the server reads and writes."""

import types
from collections.abc import Iterable
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from tallorder import catalogue
from tallorder.decks import SHIPPED
from tallorder.games.kernel import AnyRules, Event, Move, Preview, View
from tallorder.messages import LANGUAGES
from tallorder.table.commands import AnyCommand
from tallorder.table.messages import AnyMessage, Replay
from tallorder.wire import http
from tallorder.wire.replays import AskReplay

HEAD = """// Generated from src/tallorder/wire by `python -m tallorder.wire`. Do not edit: the tests compare it.
"""


def engines() -> tuple[AnyRules, ...]:
    """The rules of every engine that is there, in order of name."""
    names = sorted({offer.engine for offer in catalogue.offers()})
    found = []
    for name in names:
        try:
            found.append(catalogue.rules(name))
        except ModuleNotFoundError:
            continue
    return tuple(found)


def preview_type(rules: AnyRules) -> type[Preview]:
    """What this engine's previews look like."""
    return cast(type[Preview], get_type_hints(type(rules).preview)["return"])


class TypeScript:
    """Collects structs as they are met and writes each once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.owners: dict[str, type] = {}
        self.open: dict[type, tuple[type, ...]] = {}
        """Classes that stand for whatever an engine puts there, with what engines put there."""

    def name(self, struct: type) -> str:
        """A struct's name; engines that use the same one for different things get their own."""
        short = struct.__name__
        if self.owners.setdefault(short, struct) is struct:
            return short
        engine = struct.__module__.split(".")[2]
        longer = engine.capitalize() + short
        self.owners.setdefault(longer, struct)
        return longer

    def of(self, hint: Any) -> str:
        """A Python type as TypeScript writes it."""
        origin = get_origin(hint)
        if origin is Annotated:
            return self.of(get_args(hint)[0])
        if origin is Literal:
            return " | ".join(msgspec.json.encode(value).decode() for value in get_args(hint))
        if origin in (Union, types.UnionType):
            return self.union(get_args(hint))
        if origin in (tuple, list):
            return self.sequence(get_args(hint))
        if origin is dict:
            key, value = get_args(hint)
            return f"Record<{'number' if key is int else 'string'}, {self.of(value)}>"
        plain = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
        if hint in plain:
            return plain[hint]
        if hint is msgspec.Raw:
            return self.of(Move)
        if hint in self.open:
            return f"Any{hint.__name__}" if self.open[hint] else "never"
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.struct(hint)
        raise TypeError(f"{hint} has no TypeScript form")

    def union(self, parts: Iterable[Any]) -> str:
        """Either of several types, each named once."""
        return " | ".join(dict.fromkeys(self.of(part) for part in parts))

    def sequence(self, parts: tuple[Any, ...]) -> str:
        """A list, or a tuple of fixed length."""
        if (len(parts) == 2 and parts[1] is Ellipsis) or len(parts) == 1:
            inner = self.of(parts[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        return f"[{', '.join(self.of(part) for part in parts)}]"

    def struct(self, struct: type[msgspec.Struct]) -> str:
        """A struct as an interface, written once; its name."""
        name = self.name(struct)
        if name in self.written:
            return name
        self.written[name] = ""
        config = struct.__struct_config__
        lines = [*_comment(struct.__doc__, ""), f"export interface {name} {{"]
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: {msgspec.json.encode(config.tag).decode()};")
        incoming = config.forbid_unknown_fields
        hints = get_type_hints(struct, include_extras=True)
        optional = _optional(struct)
        for field in struct.__struct_fields__:
            may_miss = field in optional and (config.omit_defaults or incoming)
            lines.append(f"  {field}{'?' if may_miss else ''}: {self.of(hints[field])};")
        self.written[name] = "\n".join([*lines, "}"])
        return name

    def alias(self, name: str, parts: Iterable[type[msgspec.Struct]]) -> None:
        """A name for a union."""
        inner = [self.struct(part) for part in parts]
        self.written[name] = f"export type {name} =\n  | " + "\n  | ".join(dict.fromkeys(inner)) + ";"


def _optional(struct: type[msgspec.Struct]) -> set[str]:
    return {
        field.name
        for field in msgspec.structs.fields(struct)
        if field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
    }


def _comment(doc: str | None, indent: str) -> list[str]:
    first = (doc or "").strip().splitlines()
    return [f"{indent}/** {first[0]} */"] if first else []


def write_types() -> str:
    """The whole file."""
    script = TypeScript()
    rules = engines()
    script.open = {
        Move: tuple(move for one in rules for move in one.moves),
        Event: tuple(event for one in rules for event in one.events),
        View: tuple(one.view_type for one in rules),
        Preview: tuple(preview_type(one) for one in rules),
    }
    for kind, members in script.open.items():
        if members:
            script.alias(f"Any{kind.__name__}", members)
    script.alias("ClientMessage", get_args(AnyCommand))
    script.alias("ServerMessage", get_args(AnyMessage))
    for body in (*http.BODIES, AskReplay, Replay):
        script.struct(body)
    languages = f"export const LANGUAGES = {msgspec.json.encode(LANGUAGES).decode()} as const;"
    decks = f"export const SHIPPED_DECKS = {msgspec.json.encode(shipped_decks()).decode()} as const;"
    return "\n\n".join([HEAD.strip(), languages, decks, *script.written.values()]) + "\n"


def shipped_decks() -> list[str]:
    """Every deck of the box: those of the games on offer first, in their order."""
    offered = [offer.deck for offer in catalogue.offers() if offer.deck]
    return list(dict.fromkeys([*offered, *SHIPPED]))
