"""The house-rule switches of Skyscraper, with the ledger's defaults."""

from typing import Annotated, Literal

import msgspec


class SkyscraperOptions(msgspec.Struct, frozen=True):
    """What a table may agree on before the game."""

    resistance_reading: Literal["collapse_at", "withstands"] = "collapse_at"
    """Whether a Foundation's number fells it or is still withstood. [S-R-1]"""
    replace_collapsed_site: bool = True
    """Whether a new Foundation takes the place of a collapsed site. [S-R-4]"""
    threshold_equal_ok: bool = False
    """Whether a building as tall as the threshold is sound. [S-R-9]"""
    threshold_mode: Literal["standing", "ever"] = "standing"
    """Whether a building that fell goes on counting for its owner's threshold. [S-R-10]"""
    toilet_counts_as_floor: bool = True
    """Whether a Toilet is one of the two floors a Roof needs. [S-R-11]"""
    unity_min: Annotated[int, msgspec.Meta(ge=1, le=7)] = 2
    """How many coloured floors Order and Unity needs. [S-R-15]"""
    record_mode: Literal["tallest", "history"] = "tallest"
    """Whether the World Record is the tallest building's or goes back to former holders. [S-R-17]"""
    study_fetch_study: bool = False
    """Whether a Study may fetch a Study from the discard pile. [S-R-26]"""
    strict_no_draw_after_theft: bool = True
    """Whether a thief draws nothing even when short of cards. [S-R-31]"""
    faulty_record: bool = False
    """Whether a faulty building may hold the World Record. [S-R-19]"""
    faulty_blocks_record: bool = False
    """Whether nobody holds the World Record while a faulty building is taller. [S-R-19]"""
    lost_prize: Literal["display", "gone"] = "display"
    """Whether a Prize nobody can claim any more may be earned again. [S-R-18]"""
    keep_toilet_roofs: bool = False
    """Whether set-up never removes a Toilet Roof. [S-R-43]"""
    open_stacks: bool = False
    """Whether covered cards may be looked at. [S-R-44]"""
    first_player: Literal["random"] | Annotated[int, msgspec.Meta(ge=1, le=6)] = "random"
    """Who starts: by chance, or the seat of the oldest. [S-R-45]"""
    tie_break: Literal["shared", "tallest"] = "shared"
    """Whether equal scores share the victory or buildings decide. [S-R-49]"""
