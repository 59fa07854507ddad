"""Write src/caribe/painting/glyphs.json: the page's small pictures as SVG, so that notebooks show the same ones.

Read from the sources of the page, light colours: the symbols and pirates of Cartagena, the goods and card tones of
Havana, the glyphs of Cuba and the marks of the seats. `--check` only compares.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOARDS = ROOT / "web" / "src" / "boards"
TARGET = ROOT / "src" / "caribe" / "painting" / "glyphs.json"
PIRATES = 5
SEAT, DARK = "SEAT", "DARK"  # put in place of a seat's colour and a darker shade of it


def read(path: str) -> str:
    """Return a source of the page."""
    return (BOARDS / path).read_text("utf-8")


def tokens() -> dict[str, str]:
    """Return the colours of the light theme by name."""
    text = (BOARDS.parent / "styles" / "tokens.css").read_text("utf-8").partition("@media")[0]
    return dict(re.findall(r"--([\w-]+): (#\w+);", text))


def emblems() -> dict[str, str]:
    """Return the six symbols of Cartagena, 32 by 32."""
    markup = read("cartagena/Emblem.svelte").partition("</script>")[2]
    parts = re.split(r"\{(?:#if|:else if) symbol === '(\w+)'\}|\{:else\}|\{/if\}", markup)
    names = [name or "spyglass" for name in parts[1::2]]
    return {name: squeeze(part) for name, part in zip(names, parts[2::2], strict=True) if part.strip()}


def pirates() -> list[str]:
    """Return the pirate of each seat, feet at 0 0, with the classes of the page as attributes."""
    script, _, rest = read("cartagena/Pirate.svelte").partition("</script>")
    markup, _, style = rest.partition("<style>")
    bodies = re.findall(r"'(M[^']+)'", script)
    paints = {
        name: " ".join(f'{key}="{paint(value)}"' for key, value in re.findall(r"([\w-]+): ([^;]+);", block))
        for names, block in re.findall(r"((?:\.\w+,?\s*)+)\{([^}]*)\}", style.partition(".ghost")[0])
        for name in re.findall(r"\.(\w+)", names)
    }
    drawn = []
    for kind in range(PIRATES):
        text = branches(markup, kind).replace("d={BODIES[kind]}", f'd="{bodies[kind]}"')
        text = re.sub(r'<path class="mark"[^>]*/>', "", text)
        text = re.sub(r"<g class:ghost[^>]*>", "<g>", text)
        text = re.sub(r'class="(\w+)"', lambda found: paints[found[1]], text)
        drawn.append(squeeze(text))
    return drawn


def branches(markup: str, kind: int) -> str:
    """Return the markup of one kind: the branches of `{#if}` that hold for it."""
    inner = re.compile(r"\{#if ([^}]*)\}((?:(?!\{#if).)*?)\{/if\}", re.DOTALL)
    while found := inner.search(markup):
        parts = re.split(r"\{:else if ([^}]*)\}|\{:else\}", found[2])
        tests = [found[1], *parts[1::2]]
        chosen = next((part for test, part in zip(tests, parts[::2], strict=True) if holds(test, kind)), "")
        markup = markup[: found.start()] + chosen + markup[found.end() :]
    return markup


def holds(test: str | None, kind: int) -> bool:
    """Whether a condition on the kind of a pirate holds; a ghost is none."""
    return test is None or test == "!ghost" or str(kind) in re.findall(r"kind === (\d)", test)


def paint(value: str) -> str:
    """Return a colour of a style: tokens as they are by day, a seat's as a placeholder."""
    if "color-mix" in value:
        return DARK
    if "--seat" in value:
        return SEAT
    name = re.fullmatch(r"var\(--([\w-]+)\)", value)
    return tokens()[name[1]] if name else value


def goods() -> dict[str, str]:
    """Return the goods of Havana and La Habana, 24 by 24."""
    text = read("havana/goods.ts")
    marks = dict(re.findall(r"const ([A-Z]+) =\s*'([^']+)'", text))
    looks = re.findall(r"(\w+): \{ fill: '(#\w+)', mark: ([A-Z]+), ink: '(#\w+)'(, lines: true)? \}", text)
    drawn = {}
    for name, fill, mark, ink, lines in looks:
        paints = f'fill="none" stroke="{ink}"' if lines else f'fill="{ink}"'
        drawn[name] = (
            f'<rect x="1.2" y="1.2" width="21.6" height="21.6" rx="5" fill="{fill}" stroke="#00000038"/>'
            f'<path d="{marks[mark]}" {paints} stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>'
        )
    worker = re.search(r'class="worker"\s+d="([^"]+)"', read("havana/Good.svelte"))
    assert worker
    drawn["workers"] = f'<path d="{worker[1]}" fill="{tokens()["hav-worker"]}" stroke="{tokens()["hav-worker-edge"]}"/>'
    return drawn


def tones() -> dict[str, str]:
    """Return the tone of each card of Havana and La Habana."""
    text = read("havana/cards.ts")
    known = dict(re.findall(r"(\w+): '(#\w+)'", text))
    cards = re.findall(r"^  card\('(\w+)', \d, '[\w-]+', '(\w+)'\)", text, re.MULTILINE)
    return {name: known[tone] for name, tone in cards}


def glyphs() -> dict[str, str]:
    """Return the glyphs of Cuba, 24 by 24."""
    table = read("cuba/glyphs.ts").partition("GLYPHS")[2]
    drawn = {}
    for name, shapes in re.findall(r"^  (\w+): \[(.*?)\],?$", table, re.DOTALL | re.MULTILINE):
        parts = []
        for shape in re.findall(r"\{(.*?)\}", shapes, re.DOTALL):
            given = dict(re.findall(r"(\w+): '?([^',]+?)'?(?:,|\s*$)", shape.strip().replace("\n", " ")))
            fill = given.get("fill", "none").replace("INK", "currentColor")
            line = f' stroke="{given["stroke"].replace("INK", "currentColor")}"' if "stroke" in given else ""
            width = f' stroke-width="{given["width"].strip()}"' if "width" in given else ""
            parts.append(f'<path d="{given["d"]}" fill="{fill}"{line}{width}/>')
        drawn[name] = "".join(parts)
    return drawn


def seat_marks() -> list[str]:
    """Return the mark of each seat, around 0 0, 20 wide."""
    text = (BOARDS.parent / "lib" / "seats.ts").read_text("utf-8")
    return re.findall(r"'(M[^']+)'", text)


def squeeze(markup: str) -> str:
    """Return markup without line breaks between attributes and elements."""
    return re.sub(r">\s+<", "><", re.sub(r"\s+", " ", markup)).strip()


def generate() -> str:
    """Return the file."""
    document = {
        "colours": tokens(),
        "seats": seat_marks(),
        "symbols": emblems(),
        "pirates": pirates(),
        "goods": goods(),
        "tones": tones(),
        "glyphs": glyphs(),
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the file, or check that it is up to date."""
    text = generate()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text("utf-8") != text:
            sys.exit(f"{TARGET.relative_to(ROOT)} is not up to date: make generate")
    else:
        TARGET.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
