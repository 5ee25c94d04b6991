"""A picture of what an arena found: the share each bot won, with its interval, beside the fair share."""

from pathlib import Path

from tallorder.extras import require
from tallorder.lab.arena import ArenaReport


def draw(reports: list[ArenaReport], file: Path) -> None:
    """Writes the picture; its kind follows the file's ending (.svg, .png, .pdf)."""
    require("plot")
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    rows = sum(len(report.standings) for report in reports)
    figure, panels = pyplot.subplots(
        len(reports), 1, figsize=(7.5, 1.2 * len(reports) + 0.45 * rows), squeeze=False, layout="constrained"
    )
    for report, [panel] in zip(reports, panels, strict=True):
        names = list(reversed(report.standings))
        shares = [report.standings[name].wins for name in names]
        means = [100 * share.mean for share in shares]
        below = [100 * (share.mean - share.low) for share in shares]
        above = [100 * (share.high - share.mean) for share in shares]
        panel.barh(names, means, xerr=[below, above], color="#8FB8E3", ecolor="#17212B", capsize=3, height=0.55)
        panel.axvline(100 * report.fair_share, color="#B3261E", linestyle="--", linewidth=1)
        panel.set_xlim(0, 100)
        panel.set_title(f"{report.game}: {report.games} games, {report.seatings} seatings", loc="left", fontsize=10)
        panel.set_xlabel("wins per seat, %; dashed: fair share")
        panel.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, dpi=150)
    pyplot.close(figure)
