"""Checks the translations against the source: every string of the window is translated into every
language, nothing else is, and source and translation agree in what is not words: places to fill in,
accelerators, lines, tags.

usage: check_translations.py SOURCE_FOLDER
"""
import itertools
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

from persian import faults_of_persian

LANGUAGES = ("en", "es", "fa", "sv")
EITHER = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")  # {one|more}, engine/base/message.h


class Entry:
    def __init__(self, context, message):
        self.source = message.findtext("source") or ""
        self.key = (context, self.source, message.findtext("comment") or "")
        self.is_plural = message.get("numerus") == "yes"
        translation = message.find("translation")
        self.is_finished = translation.get("type") is None
        texts = translation.findall("numerusform") if self.is_plural else [translation]
        self.forms = [text.text or "" for text in texts]

    def __str__(self):
        context, source, comment = self.key
        return f"{context}: {source!r}" + (f" ({comment})" if comment else "")


def entries_of(file):
    for context in ElementTree.parse(file).getroot().findall("context"):
        for message in context.findall("message"):
            yield Entry(context.findtext("name"), message)


def places(text, is_plural):
    """What is filled in. A plural form may do without its number: "the only one"."""
    found = re.findall(r"\{\w*\}|%L?\d", text)
    return sorted(place.replace("L", "") for place in found) + (
        [] if is_plural else re.findall(r"%L?n", text))


def without_choices(text, which):
    return EITHER.sub(lambda choice: choice.group(which), text)


def accelerators(text):
    return len(re.findall(r"&(?=\w)(?!\w+;)", text.replace("&&", "")))


def edges(text):
    """Space around and an ellipsis at the end belong to what is glued or promised there."""
    return (text[:1].isspace(), text[-1:].isspace(), text.rstrip().endswith("…"))


AGREEMENTS = {
    "another number of accelerators (&)": accelerators,
    "another number of lines": lambda text: text.count("\n"),
    "other tags": lambda text: sorted(re.findall(r"</?\w+>", text)),
    "other spaces at its edges, or an ellipsis more or less": edges,
}


def faults_of_form(entry, form):
    if not form.strip():
        yield "is empty"
        return
    if EITHER.search(form) and not EITHER.search(entry.source):
        yield "has a choice {one|more} that its source has not"
    for which in (1, 2):
        wanted, found = (places(without_choices(text, which), entry.is_plural)
                         for text in (entry.source, form))
        if sorted(set(wanted)) != sorted(set(found)):
            yield f"has {found} to fill in, not {wanted}"
            break
    source = entry.source.replace("...", "…")
    for fault, trait in AGREEMENTS.items():
        if trait(source) != trait(form):
            yield f"has {fault}"


def faults_of_file(file, refreshed):
    kept, wanted = ({entry.key: entry for entry in entries_of(one)} for one in (file, refreshed))
    for key in kept.keys() - wanted.keys():
        yield f"{kept[key]} is not in the program any more"
    for key, entry in wanted.items():
        if not entry.is_finished:
            yield f"{entry} is not translated"
            continue
        for form in entry.forms:
            own = faults_of_persian(entry.source, form) if file.stem.endswith("_fa") else ()
            for fault in itertools.chain(faults_of_form(entry, form), own):
                yield f"{entry} {fault}: {form!r}"


def faults(source_folder):
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            shutil.copy(source_folder / f"translations/formant_{language}.ts", folder)
        subprocess.run([source_folder / "translations/refresh", folder], check=True)
        for language in LANGUAGES:
            name = f"formant_{language}.ts"
            file = source_folder / "translations" / name
            for fault in faults_of_file(file, pathlib.Path(folder) / name):
                yield f"{name}: {fault}"


def main():
    found = list(faults(pathlib.Path(sys.argv[1])))
    for fault in found:
        print(fault)
    if found:
        print(f"{len(found)} faults; new strings get their entries by translations/refresh")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
