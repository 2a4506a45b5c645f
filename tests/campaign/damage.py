"""Damages the files that the program reads back: every field of texts, sampled bytes of everything.

Afterwards the same command ends like an undisturbed run, or is refused with an error that names the damaged
file; in no case by an internal error or a signal. A changed configuration may train differently.
"""

import json
import os
import shutil

from report import Part
from small_training import Home, difference

STEPS_BEFORE = 10
BYTE_DAMAGES = ("flip", "zero page", "truncate", "empty", "append", "random")
FILE_DAMAGES = ("folder", "fifo", "missing", "unreadable link")
FIELD_VALUES = (None, -1, 2**63, 1e308, "x" * 300, [], {}, True, "NaN")
# What the user may change: the run that follows is another one.
MAY_DIFFER = {"config.yaml", "metrics.jsonl"}


def damage_bytes(file, what, draws):
    data = bytearray(file.read_bytes())
    at = draws.randrange(max(1, len(data)))
    if what == "flip" and data:
        data[at] ^= 1 << draws.randrange(8)
    elif what == "zero page":
        page = at // 4096 * 4096
        data[page : page + 4096] = bytes(len(data[page : page + 4096]))
    elif what == "truncate":
        del data[at:]
    elif what == "empty":
        data.clear()
    elif what == "append":
        data += draws.randbytes(97)
    elif what == "random":
        data[at : at + 512] = draws.randbytes(len(data[at : at + 512]))
    file.write_bytes(data)


def replace_file(file, what):
    file.unlink()
    if what == "folder":
        file.mkdir()
    elif what == "fifo":
        os.mkfifo(file)
    elif what == "unreadable link":
        file.symlink_to("/nowhere/at/all")


def leaves(value, path=()):
    if isinstance(value, dict):
        for key in value:
            yield from leaves(value[key], (*path, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from leaves(part, (*path, number))
    yield path


def with_leaf(value, path, new):
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = with_leaf(copy[path[0]], path[1:], new)
    return copy


def json_lines(file):
    """Returns the values of a JSON or JSON-lines file; none for another."""
    text = file.read_text(encoding="utf-8", errors="replace")
    try:
        return [json.loads(text)]
    except ValueError:
        pass
    try:
        return [json.loads(line) for line in text.splitlines()]
    except ValueError:
        return []


def field_cases(file):
    for line, value in enumerate(json_lines(file)):
        for path in leaves(value):
            for number in range(len(FIELD_VALUES)):
                yield ("field", line, path, number)


def change_field(file, line, path, number):
    values = json_lines(file)
    values[line] = with_leaf(values[line], path, FIELD_VALUES[number])
    file.write_text("".join(json.dumps(value) + "\n" for value in values), encoding="utf-8")


def targets(home):
    for folder in ("runs", "cache", "state", "settings", "data"):
        for file in sorted((home.folder / folder).rglob("*")):
            if file.is_file():
                yield file.relative_to(home.folder)


def cases_of(lab, home, count):
    """Returns cases spread over the files: sampled bytes, other kinds of file, fields."""
    cases = []
    files = list(targets(home))
    each = max(1, round(count / len(files)))
    for file in files:
        draws = lab.draws(f"damage {file}")
        fields = list(field_cases(home.folder / file)) if file.suffix in (".json", ".jsonl") else []
        for number in range(each):
            kind = draws.random()
            if fields and kind < 0.5:
                cases.append((file, number, draws.choice(fields)))
            elif kind < 0.8:
                cases.append((file, number, (draws.choice(BYTE_DAMAGES),)))
            else:
                cases.append((file, number, (draws.choice(FILE_DAMAGES),)))
    draws = lab.draws("damage order")
    draws.shuffle(cases)
    return cases[: max(1, round(count))]


def damaged_home(lab, template, file, number, what):
    name = f"{file}-{number}".replace("/", "_")
    home = Home(lab.folder / f"{template.folder.name}-{name}", lab.program, template)
    target = home.folder / file
    if what[0] == "field":
        change_field(target, *what[1:])
    elif what[0] in BYTE_DAMAGES:
        damage_bytes(target, what[0], lab.draws(f"damage {name}"))
    else:
        replace_file(target, what[0])
    return home


def speech(home):
    return home.run("synth", "--checkpoint", home.checkpoints / "final_ema.pt", "--out-dir", home.folder / "out",
                    "--text", "one two", "--gpu", "cpu")


def readers(home):
    """Runs the commands that read the folder of a run without training."""
    for command in (["status", home.run_folder], ["checkpoint", "list", home.run_folder],
                    ["checkpoint", "verify", home.run_folder], ["checkpoint", "clean", "--dry-run", home.run_folder],
                    ["checkpoint", "info", home.checkpoints / "final_ema.pt"]):
        yield home.run(*command, limit_s=60)


def read_damaged(lab, template, straight, file, number, what):
    home = damaged_home(lab, template, file, number, what)
    shutil.rmtree(home.folder / "out")
    outcome = speech(home)
    sound = home.folder / "out" / "0001.wav"
    wrong = "" if outcome.is_explained else outcome.summary
    if outcome.code == 0 and sound.read_bytes() != (straight.folder / "out" / "0001.wav").read_bytes():
        wrong = f"another sound: {outcome.summary}"
    elif outcome.code != 0 and file.name not in outcome.text:
        wrong = f"does not name the file: {outcome.summary}"
    for read in readers(home):
        wrong = wrong or ("" if read.is_explained else read.summary)
    if wrong:
        return outcome, f"{file} {what}: {wrong}"
    lab.remove(home)
    return outcome, ""


def damaged(lab, template, straight, file, number, what):
    home = damaged_home(lab, template, file, number, what)
    outcome = home.run(*home.training("unet"), limit_s=60)
    wrong = ""
    if not outcome.is_explained:
        wrong = outcome.summary
    elif outcome.code == 0 and file.name not in MAY_DIFFER:
        wrong = difference(home, straight)
        wrong = wrong and f"{wrong} differs; {outcome.summary}"
        if not wrong and outcome.resumed_step == 0:
            wrong = f"it started fresh: {outcome.summary}"
    elif outcome.code != 0 and file.name not in outcome.text:
        wrong = f"does not name the file: {outcome.summary}"
    if wrong:
        return outcome, f"{file} {what}: {wrong}"
    lab.remove(home)
    return outcome, ""


def run(lab, count):
    part = Part("damage, trained on", "files damaged")
    template = Home(lab.folder / "damage-template", lab.program)
    template.train_until_killed("unet", STEPS_BEFORE)
    straight = Home(lab.folder / "damage-straight", lab.program, template)
    undisturbed = straight.run(*straight.training("unet"))
    if undisturbed.code != 0:
        raise RuntimeError(undisturbed.text)
    yield count_damage(lab, part, template, straight, damaged, count * 0.7)
    part = Part("damage, read without training", "files damaged")
    speech(straight)
    template = Home(lab.folder / "damage-complete", lab.program, straight)
    yield count_damage(lab, part, template, straight, read_damaged, count * 0.3)


def count_damage(lab, part, template, straight, check, count):
    succeeded = 0
    for outcome, wrong in lab.parallel(
        lambda case: check(lab, template, straight, *case), cases_of(lab, template, count)
    ):
        part.count += 1
        succeeded += outcome.code == 0
        part.add_message(outcome.text)
        part.check(wrong == "", wrong)
    part.note = f"{succeeded} succeeded, {part.count - succeeded} refused"
    return part
