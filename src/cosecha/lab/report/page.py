"""The report: one HTML page that needs no other file, with a few words about each figure."""

from html import escape
from typing import Final

from matplotlib.figure import Figure

from cosecha import __version__
from cosecha.lab.report.images import drawn, svg_of
from cosecha.lab.report.numbers import mean, scores, things, win_rates
from cosecha.lab.report.sample import Sample
from cosecha.locale import Speaker

STYLE: Final = """
:root { color-scheme: light; }
body { background: #efe5d0; color: #2e2117; margin: 0;
  font: 1rem/1.36 "Alegreya Sans", "Gill Sans", Candara, system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 2rem; line-height: 1.12; margin: 16px 0 4px; }
h2 { font-size: 1.25rem; margin: 0 0 4px; }
figure { background: #fffbf1; border: 1px solid #d8c8a8; border-radius: 12px; margin: 24px 0; padding: 16px; }
figure > div { overflow-x: auto; }
figure svg { display: block; width: 100%; min-width: 34rem; height: auto; }
figcaption { margin-bottom: 12px; max-width: 42rem; }
figcaption p { margin: 0; color: #594636; }
table { border-collapse: collapse; margin: 16px 0; font-variant-numeric: lining-nums tabular-nums; }
th, td { padding: 4px 16px 4px 0; text-align: right; border-bottom: 1px solid #d8c8a8; }
th:last-child, td:last-child { padding-right: 0; }
th:first-child, td:first-child { text-align: left; overflow-wrap: break-word; max-width: 40vw; min-width: 5rem; }
@media (max-width: 30rem) { th, td { padding-right: 8px; font-size: .875rem; } }
footer { color: #6f5a46; font-size: .9375rem; }
@media print { body { background: none; } figure { break-inside: avoid; } }
"""


def page(sample: Sample, speaker: Speaker) -> str:
    """The whole page."""
    say = speaker.text
    title = say("report-title", game=sample.game.capitalize())
    about = say("report-about", games=len(sample.games), players=sample.players)
    figures = [_figure(name, figure, sample, speaker) for name, figure in drawn(sample, speaker).items()]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{speaker.language}">',
            f'<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head>",
            f"<body><main><h1>{escape(title)}</h1><p>{escape(about)}</p>",
            _table(sample, speaker),
            *figures,
            f"<footer>{escape(say('report-made', version=__version__))}</footer>",
            "</main></body></html>",
            "",
        ]
    )


def _figure(name: str, figure: Figure, sample: Sample, speaker: Speaker) -> str:
    """A figure with its title and what it shows."""
    # Only with several players, and enough games, is there something to compare.
    text = "taken-only" if name == "taken" and not any(thing.worth for thing in things(sample)) else name
    title, about = speaker.text(f"report-{text}"), speaker.text(f"report-{text}-about")
    drawing = _inline(svg_of(figure), name, title)
    caption = f"<figcaption><h2>{escape(title)}</h2><p>{escape(about)}</p></figcaption>"
    return f"<figure>{caption}<div>{drawing}</div></figure>"


def _inline(svg: str, name: str, title: str) -> str:
    """The SVG element alone, with a name for screen readers. All figures share the page, so ids are made unique."""
    body = svg[svg.index("<svg") :]
    for before in ('id="', 'href="#', "url(#"):
        body = body.replace(before, f"{before}{name}-")
    return body.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)


def _table(sample: Sample, speaker: Speaker) -> str:
    """The main figures as numbers."""
    say = speaker.text
    alone = sample.players == 1  # whoever plays alone always wins
    names = ("bot", "seats", "score") if alone else ("bot", "seats", "rate", "interval", "score")
    heads = [say(f"cli-simulate-{name}") for name in names]
    rows = []
    for number, rate in enumerate(win_rates(sample)):
        own = scores(sample, number)
        rates = [f"{100 * rate.value:.1f}\u00a0%", f"{100 * rate.low:.1f}–{100 * rate.high:.1f}\u00a0%"]
        points = f"{mean(own).value:.1f}".replace("-", "−") if own else ""
        cells = [sample.names[number], str(len(own)), *([] if alone else rates), points]
        rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
