"""Names that cannot be seen, or that look like another one.

After the idea of Unicode's security mechanisms (UTS 39), as far as the standard library goes: names in mixed scripts
are refused, and a skeleton maps letters of other scripts to the Latin ones that they look like.
"""

from __future__ import annotations

import unicodedata

INVISIBLE = frozenset(map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0))) | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Characters that count as letters, marks or symbols and show nothing; format characters are not printable anyway."""

MOST_MARKS = 2
"""Combining marks on one letter: more are meant to spoil the lines above and below."""

UNSCRIPTED = frozenset({"FEMININE", "KATAKANA-HIRAGANA", "MASCULINE", "MODIFIER"})
"""First words in the names of letters that belong to no script."""

TOGETHER = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
)
"""Scripts that are written together."""

CYRILLIC = dict(zip("авгԁезһіјкӏмнопԛрѕстуѵԝхь", "abrde3hijklmhonqpsctyvwxb", strict=True))
GREEK = dict(zip("αβγεικμνοπρστυχωη", "abyeikuvonpotuxwn", strict=True))
SHAPES = str.maketrans({"I": "l", "1": "l", "|": "l", "ı": "i", "0": "o", "ɑ": "a", "ɡ": "g", "ſ": "s"})
LETTERS = str.maketrans(CYRILLIC | GREEK)


def is_visible(name: str) -> bool:
    r"""Tell whether every character of a name shows something, and marks stand on letters, not too many on one.

    >>> is_visible("José"), is_visible("\u3164"), is_visible("A" + "\u0301" * 9), is_visible("\u0301")
    (True, False, False, False)
    """
    marks = MOST_MARKS  # so that no name begins with a mark
    for character in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(character) else 0
        if character in INVISIBLE or marks > MOST_MARKS:
            return False
    return True


def is_one_script(name: str) -> bool:
    """Tell whether a name is written in one script, or in scripts that are written together.

    >>> is_one_script("Ana-María 7"), is_one_script("Анна"), is_one_script("Аna"), is_one_script("東京 Ana")
    (True, True, False, True)
    """
    letters = [letter for letter in name if letter.isalpha()]
    scripts = {unicodedata.name(letter, "OTHER").split()[0] for letter in letters} - UNSCRIPTED
    return len(scripts) < 2 or any(scripts <= together for together in TOGETHER)


def skeleton(name: str) -> str:
    """Reduce a name to what it looks like; names with the same skeleton are confusable.

    >>> skeleton("Cora") == skeleton("Сога"), skeleton("Bill") == skeleton("BiIl"), skeleton("José") == skeleton("Jose")
    (True, True, False)
    """
    shown = unicodedata.normalize("NFKC", name).translate(SHAPES).casefold().translate(LETTERS)
    return " ".join(unicodedata.normalize("NFC", shown).split())
