"""What Skyscraper says about itself."""

from typing import Final

from tallorder.games.kernel.manifest import Manifest, Offer

MANIFEST: Final = Manifest(
    engine="skyscraper",
    package="tallorder.games.skyscraper",
    bots="tallorder.bots.skyscraper",
    study="tallorder.study.skyscraper",
    letter="S",
    players=(2, 6),
    minutes=45,
    offers=(Offer("skyscraper", "skyscraper", "skyscraper"),),
    chapters=(
        "idea",
        "cards",
        "setup",
        "turn",
        "build",
        "roof",
        "threshold",
        "faulty",
        "prizes",
        "quake",
        "insurance",
        "toilet",
        "study",
        "tornado",
        "end",
    ),
    has_own_cards=True,
)
