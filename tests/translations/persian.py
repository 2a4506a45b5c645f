"""What a Persian translation must have besides what every translation must: the words that the
window uses throughout, the digits of the language, and file names that keep their order."""
import re

# One word for one thing: the one that the window does not use, and the one that it uses.
WORDS = {r"پرونده": "فایل", r"انصراف": "لغو", r"برگردان(?!\w)": "واگرد"}
FILLED_IN = re.compile(r"%L?\d|%L?n|\{[^}]*\}|`[^`]*`")
# A command, a setting or a list, kept together from left to right; a number with its unit is none.
VERBATIM = re.compile("\u2068(?!\\d[\\d.]* ?\\w*\u2069)[^\u2069]*\u2069")
# "SHA-256", "train.precision=float32", "GPU 0", "EBU R 128": what is written so in every language.
NAME = re.compile(r"EBU R 128|[\w.~/=-]*[A-Za-z][\w.~/=-]*(?: 0\b)?|\d+:")
ENGLISH = re.compile(r"(?<![\w./=*-])[a-z]{3,}(?![\w./=-])")
PERSIAN = re.compile("[\u0600-\u06ff]")
# A 0 or 1 alone is a value as the configuration writes it.
DIGITS = re.compile(r"[0-9]{2,}|[2-9]")
ENDING = re.compile(r"(?<![\u2068\w*./~-])\.\w{2,}")


def faults_of_persian(source, form):
    for other, word in WORDS.items():
        if re.search(other, form):
            yield f"calls by another word what is called {word} elsewhere"
    words = VERBATIM.sub(" ", FILLED_IN.sub("a", form))
    if ENGLISH.search(FILLED_IN.sub("A", source)) and not PERSIAN.search(form):
        yield "is left in English"
    if PERSIAN.search(form) and DIGITS.search(NAME.sub(" ", words)):
        yield "has digits of another script"
    if PERSIAN.search(form) and ENDING.search(words):
        yield "has an ending of a file's name that is not isolated (U+2068, U+2069)"
