"""Reference for letter folding, by Python's own Unicode tables.

usage: fold_letters.py LANGUAGE GIVEN.txt EXPECTED.txt

Writes to GIVEN, one per line, the characters that exist since Unicode 3.2, so that other versions of the
tables agree on them, and to EXPECTED the folded form of each.
"""
import sys
import unicodedata

LETTERS = {
    "fa": {"ي": "ی", "ى": "ی", "ك": "ک"},
    "ur": {"ي": "ی", "ى": "ی", "ك": "ک"},
    "ar": {"ی": "ي", "ک": "ك"},
}
TATWEEL, JOINERS = "\u0640", "\u200c\u200d"


def fold(text, letters):
    folded = ""
    for letter in unicodedata.normalize("NFC", text):
        if letter == TATWEEL or (unicodedata.category(letter) == "Cf" and letter not in JOINERS):
            continue
        if letter.isalpha() and unicodedata.name(letter, "").startswith("FULLWIDTH LATIN"):
            letter = unicodedata.normalize("NFKC", letter)
        digit = unicodedata.decimal(letter, None)
        folded += letters.get(letter, letter) if digit is None else str(digit)
    return folded


def characters():
    for point in range(0x20, sys.maxunicode + 1):
        category = unicodedata.ucd_3_2_0.category(chr(point))
        if category not in ("Cn", "Cs", "Cc", "Co"):
            yield chr(point)


def write(path, lines):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write("\n".join(lines))


language, given, expected = sys.argv[1:]
write(given, characters())
write(expected, (fold(letter, LETTERS.get(language, {})) for letter in characters()))
