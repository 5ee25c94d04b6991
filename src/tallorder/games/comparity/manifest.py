"""What Comparity says about itself."""

from typing import Final

from tallorder.games.kernel.manifest import Manifest, Offer

MANIFEST: Final = Manifest(
    engine="comparity",
    package="tallorder.games.comparity",
    bots="tallorder.bots.comparity",
    study="tallorder.study.comparity",
    letter="C",
    players=(2, 5),
    minutes=20,
    offers=(
        Offer("comparity-landmarks", "comparity", "landmarks", ("height", "year")),
        Offer("comparity-movies", "comparity", "movies", ("year", "box-office")),
        Offer("comparity", "comparity"),
    ),
    chapters=(
        "idea",
        "cards",
        "landmarks",
        "movies",
        "setup",
        "turn",
        "place",
        "duet",
        "trio",
        "check",
        "cost",
        "repair",
        "empty",
        "end",
        "memory",
    ),
    too_small="C-R-53",
)
