"""House-rule switches: named, typed, with the ledger's defaults.

A field is `bool`, a `Literal` of words, `int`, `Annotated[int, msgspec.Meta(ge=1, le=5)]`, or a union of these.
"""

import ast
import inspect
import re
import types
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tallorder.games.kernel.refusal import Refusal, Refused


def allowed_values(hint: Any) -> tuple[str, ...]:
    """What a switch may be set to, as words: `on`, `off`, the named readings, `a number`."""
    if hint is bool:
        return ("on", "off")
    if hint is int:
        return ("a number",)
    if get_origin(hint) is Annotated:
        least, most = _range(hint)
        return (f"{least} or more" if most is None else f"{least} to {most}",)
    if hint is type(None):
        return ("none",)
    if get_origin(hint) is Literal:
        return tuple(str(value) for value in get_args(hint))
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(word for part in get_args(hint) for word in allowed_values(part))
    raise TypeError(f"an option of type {hint} has no words")


def _range(hint: Any) -> tuple[int, int | None]:
    """The least and the most of a number, from its msgspec.Meta."""
    (meta,) = hint.__metadata__
    return meta.ge, meta.le


def describe(options: type[msgspec.Struct]) -> dict[str, dict[str, Any]]:
    """Every switch with its default, its allowed values and the rule that explains it, for `tallorder games`."""
    defaults = options()
    hints, rules = _hints(options), rules_of_switches(options)
    return {
        name: {
            "default": to_word(getattr(defaults, name)),
            "allowed": list(allowed_values(hints[name])),
            "rule": rules.get(name, ""),
        }
        for name in options.__struct_fields__
    }


def to_word(value: Any) -> str:
    """An option's value as people write it."""
    if value is True:
        return "on"
    if value is False:
        return "off"
    return "none" if value is None else str(value)


def _from_word(hint: Any, word: str) -> Any:
    if hint is bool and word in ("on", "off"):
        return word == "on"
    if hint is int and word.lstrip("-").isdecimal():
        return int(word)
    if get_origin(hint) is Annotated and word.isdecimal():
        least, most = _range(hint)
        if int(word) >= least and (most is None or int(word) <= most):
            return int(word)
    if hint is type(None) and word == "none":
        return None
    if get_origin(hint) is Literal and word in get_args(hint):
        return word
    if get_origin(hint) in (Union, types.UnionType):
        for part in get_args(hint):
            try:
                return _from_word(part, word)
            except ValueError:
                continue
    raise ValueError(word)


@cache
def _hints(options: type[msgspec.Struct]) -> dict[str, Any]:
    """The type of each switch, worked out once: that took a fifth of a game's beginning."""
    return get_type_hints(options, include_extras=True)


def read_options(options: type[msgspec.Struct], words: dict[str, str]) -> Any:
    """The switches from words; a wrong name or value is refused with the list of allowed ones."""
    hints = _hints(options)
    chosen = {}
    for name, word in words.items():
        if name not in hints:
            allowed = ", ".join(options.__struct_fields__)
            raise Refused(Refusal("K-OPTION", "unknown-option", {"option": name, "allowed": allowed}))
        try:
            chosen[name] = _from_word(hints[name], word)
        except ValueError:
            allowed = ", ".join(allowed_values(hints[name]))
            raise Refused(
                Refusal("K-OPTION", "option-value", {"option": name, "value": word, "allowed": allowed})
            ) from None
    return options(**chosen)


@cache
def rules_of_switches(options: type[msgspec.Struct]) -> dict[str, str]:
    """The rule behind each switch: the last one that its description cites, `Who starts. [C-R-40]`."""
    (body,) = ast.parse(inspect.getsource(options)).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, text in pairwise(body.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
            cited = re.findall(r"[A-Z]-[A-Z0-9-]*\d", ast.unparse(text))
            if cited:
                found[field.target.id] = cited[-1]
    return found
