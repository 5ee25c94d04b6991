"""What Higher or lower says about itself."""

from typing import Final

from tallorder import Manifest, Offer

MANIFEST: Final = Manifest(
    engine="higher-lower",
    package="higher_or_lower",
    bots="higher_or_lower.bots",
    messages="higher_or_lower.messages",
    letter="H",
    players=(2, 6),
    minutes=2,
    offers=(
        Offer("higher-lower-countries", "higher-lower", "countries", ("area", "population", "gdp", "environment")),
        Offer("higher-lower", "higher-lower"),
    ),
    chapters=("setup", "turn", "equal", "end"),
    too_small="H-R-2",
)
