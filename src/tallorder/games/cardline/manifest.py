"""What Cardline says about itself."""

from typing import Final

from tallorder.games.kernel.manifest import Manifest, Offer

MANIFEST: Final = Manifest(
    engine="cardline",
    package="tallorder.games.cardline",
    bots="tallorder.bots.cardline",
    study="tallorder.study.cardline",
    letter="L",
    players=(2, 8),
    minutes=15,
    offers=(
        Offer("cardline-globetrotter", "cardline", "countries", ("area", "population", "gdp", "environment")),
        Offer("cardline", "cardline"),
    ),
    chapters=("idea", "cards", "setup", "turn", "equal", "end", "box"),
    too_small="L-R-12",
)
