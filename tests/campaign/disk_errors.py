"""Lets file operations fail, one after another: full disk, errors of the device, quotas, cut writes.

Afterwards the program has explained itself, every checkpoint in the run's folder is intact, no output is
whole by its name but not by its content, and the same command, without the fault, ends like an undisturbed
one.
"""

import errno
import json
import re
import shutil
from dataclasses import dataclass


import soundfile

from report import Part
from small_training import Fault, Home, difference

WRITING = "create,write,sync,rename,remove,mkdir,resize,close"
READING = "open,read"
ERRORS = {
    "create": ("ENOSPC", "EIO", "EROFS", "EDQUOT", "EMFILE"),
    "write": ("ENOSPC", "EIO", "EDQUOT", "short"),
    "sync": ("EIO", "ENOSPC"),
    "rename": ("EIO", "ENOSPC", "EROFS"),
    "remove": ("EIO", "EROFS"),
    "mkdir": ("ENOSPC", "EIO", "EROFS", "EDQUOT"),
    "resize": ("EIO", "ENOSPC"),
    "close": ("EIO", "EDQUOT"),
    "open": ("EIO", "EMFILE"),
    "read": ("EIO",),
}


@dataclass
class Scenario:
    """`commands` of a home returns argument lists, which are run one after the other."""

    name: str
    template: Home
    commands: callable
    folder: callable  # of a home: what the faults are planted in
    kinds: str = WRITING
    outputs: str = ""  # folder of a home with files that are to be whole
    trains: bool = True
    keeps_outputs: bool = False  # refuses to write where there is a file


def synthesis(home):
    voice = home.checkpoints / "final_ema.pt"
    for sound_format in ("wav", "flac", "ogg", "opus", "mp3"):
        yield ["synth", "--checkpoint", voice, "--out-dir", home.folder / "out", "--text", "one two", "--gpu", "cpu",
               "--format", sound_format]


def exports(home):
    voice, out = home.checkpoints / "final_ema.pt", home.folder / "out"
    other = home.folder / "other" / "final_ema.pt"  # of a model that has an upstream format
    yield ["checkpoint", "export", voice, "--out", out / "voice.safetensors", "--ema-only"]
    yield ["checkpoint", "export", voice, "--out", out / "voice.pt", "--half"]
    yield ["checkpoint", "convert", other, "--out", out / "converted"]


def queue(home):
    file = home.folder / "out" / "queue.json"
    if not file.exists():
        settings = [value for value in home.training("unet")[5:] if value != "--set"]
        (home.folder / "out" / "own.yaml").write_text("version: 1\n")
        file.write_text(json.dumps({"version": 1, "jobs": [{"config": "own.yaml", "settings": settings}]}))
    yield ["--headless", "--queue", file, "--runs", home.folder / "runs", "--retry-failed"]


def content(home, file):
    """Returns what is to be the same in all homes, without times; samples where the format has random serial
    numbers."""
    if file.suffix in (".ogg", ".opus"):
        return soundfile.read(file)[0].tobytes()
    return re.sub(rb'"timestamp":"[^"]*"', b"", file.read_bytes()).replace(bytes(home.folder), b"")


def home_of(lab, name, train=lambda home: None):
    home = Home(lab.folder / f"disk-template-{name}", lab.program)
    train(home)
    return home


def scenarios(lab):
    empty = home_of(lab, "empty")
    half = home_of(lab, "half", lambda home: home.train_until_killed("unet", 10))
    whole = home_of(lab, "whole", lambda home: home.run(*home.training("unet")))
    vocoder = home_of(lab, "vocoder", lambda home: home.run(*home.training("hifigan", train__max_steps=1)))
    shutil.copytree(vocoder.checkpoints, whole.folder / "other")

    def training(home):
        yield home.training("unet")

    def doctor(home):
        yield ["doctor", lab.program.corpus]

    def fixing_doctor(home):
        yield ["doctor", "--fix", home.folder / "out" / "corpus"]

    def choice_of_device(home):
        yield ["hardware", "--reconfigure", "--gpu", "cpu"]

    def take(home):
        yield [lab.program.save_take, home.folder / "out", "0.03"]

    def first_take(home):
        (home.folder / "out" / "recordings").mkdir()
        (home.folder / "out" / "prompts").mkdir()
        (home.folder / "out" / "profile.json").write_text("{}\n")
        (home.folder / "out" / "prompts" / "list.txt").write_text("one two\n")
        home.run(lab.program.save_take, home.folder / "out", "0.02")

    with_take = home_of(lab, "take", first_take)
    with_corpus = home_of(lab, "corpus")
    shutil.copytree(lab.program.corpus, with_corpus.folder / "out" / "corpus")
    (with_corpus.folder / "out" / "corpus" / "wavs" / "0.wav").write_bytes(b"damaged")

    yield Scenario("run", half, training, lambda home: home.folder / "runs")
    yield Scenario("new run", empty, training, lambda home: home.folder / "runs")
    yield Scenario("cache", empty, training, lambda home: home.folder / "cache")
    yield Scenario("temporary", empty, training, lambda home: home.folder / "temporary")
    yield Scenario("doctor", empty, doctor, lambda home: home.folder / "state", trains=False)
    yield Scenario("doctor --fix", with_corpus, fixing_doctor, lambda home: home.folder / "out", outputs="out",
                   trains=False)
    yield Scenario("settings", empty, choice_of_device, lambda home: home.folder / "settings", trains=False)
    yield Scenario("queue", empty, queue, lambda home: home.folder / "out")
    yield Scenario("recordings", empty, training, lambda home: lab.program.corpus, READING)
    yield Scenario("reading the run", half, training, lambda home: home.folder / "runs", READING)
    yield Scenario("synthesis", whole, synthesis, lambda home: home.folder / "out", outputs="out", trains=False)
    yield Scenario("take", with_take, take, lambda home: home.folder / "out", outputs="out", trains=False)
    yield Scenario("exports", whole, exports, lambda home: home.folder / "out", outputs="out", trains=False,
                   keeps_outputs=True)


def run_all(home, scenario, fault=None):
    """Returns the first outcome that is not a success, or the last."""
    outcome = None
    for arguments in scenario.commands(home):
        outcome = home.run(*arguments, fault=fault, limit_s=200, counts_on=outcome is not None)
        if outcome.code != 0:
            break
    return outcome


def run_undisturbed(home, scenario, fault=None):
    outcome = run_all(home, scenario, fault)
    if outcome.code != 0:
        raise RuntimeError(f"{scenario.name}: {outcome.summary}")


def trace_of(home, scenario):
    """Returns the kind of each operation, by its number."""
    file = home.folder / "trace"
    run_undisturbed(home, scenario, Fault((scenario.folder(home),), scenario.kinds, trace=file))
    lines = file.read_bytes().split(b"\n") if file.exists() else []
    return [line.split(b"\t")[1].decode() for line in lines if line.count(b"\t") >= 4]


def partial_output(home, straight, scenario, may_be_old=False):
    """Returns the name of an output that is neither missing, nor a leftover, nor the old or the new one."""
    folder = home.folder / scenario.outputs
    for file in sorted(folder.rglob("*")):
        reference = straight.folder / scenario.outputs / file.relative_to(folder)
        if not file.is_file() or file.suffix in ("", ".tmp") or not reference.exists():
            continue
        before = scenario.template.folder / scenario.outputs / file.relative_to(folder)
        is_old = may_be_old and before.exists() and content(home, file) == content(scenario.template, before)
        if not is_old and content(home, file) != content(straight, reference):
            return str(file)
    return ""


def missing_output(home, straight, scenario):
    for reference in sorted((straight.folder / scenario.outputs).rglob("*")):
        file = home.folder / scenario.outputs / reference.relative_to(straight.folder / scenario.outputs)
        if not file.exists():
            return str(file)
    return ""


def wrong_after(home, straight, scenario, outcome):
    if not outcome.is_explained:
        return outcome.summary
    if scenario.outputs:
        partial = partial_output(home, straight, scenario, may_be_old=outcome.code != 0)
        missing = missing_output(home, straight, scenario) if outcome.code == 0 or scenario.name == "take" else ""
        if partial or missing:
            return f"partial: {partial} missing: {missing}; {outcome.summary}"
        if scenario.keeps_outputs:  # a user would remove them first
            shutil.rmtree(home.folder / scenario.outputs)
            (home.folder / scenario.outputs).mkdir()
    if any(home.checkpoints.glob("*.pt")):
        verified = home.verify()
        if verified.code != 0:
            return f"verify: {verified.summary}"
    again = run_all(home, scenario)
    if again.code != 0 and not again.is_complete:
        return f"the same command again: {again.summary}\nafter: {outcome.summary}"
    if scenario.trains:
        return difference(home, straight)
    if not scenario.outputs:
        return ""
    return partial_output(home, straight, scenario) or missing_output(home, straight, scenario)


def faulted(lab, scenario, straight, number, action):
    # A training waits for free space: a disk that stays full would end nothing.
    length = 1 if scenario.trains else lab.draws(f"length {scenario.name} {number} {action}").choice((1, 1_000_000))
    home = Home(lab.folder / f"disk-{scenario.name}-{number}-{action}".replace(" ", ""), lab.program, scenario.template)
    code = action if action == "short" else str(getattr(errno, action))
    outcome = run_all(home, scenario, Fault((scenario.folder(home),), scenario.kinds, code, number, length))
    wrong = wrong_after(home, straight, scenario, outcome)
    if not wrong:
        lab.remove(home)
    return outcome, wrong


def cases_of(lab, scenario, kinds, wanted):
    """Returns operations and errors: all of them if there are not more than wanted."""
    cases = [(number, action) for number, kind in enumerate(kinds) for action in ERRORS[kind]]
    if len(cases) <= wanted:
        return cases
    return sorted(lab.draws(f"disk {scenario.name}").sample(cases, wanted))


def run(lab, count):
    everything = list(scenarios(lab))
    wanted = max(1, round(count / len(everything)))
    for scenario in everything:
        part = Part(f"disk errors, {scenario.name}", "operations failed")
        straight = Home(lab.folder / f"disk-{scenario.name}-straight".replace(" ", ""), lab.program, scenario.template)
        traced = Home(lab.folder / f"disk-{scenario.name}-traced".replace(" ", ""), lab.program, scenario.template)
        run_undisturbed(straight, scenario)
        kinds = trace_of(traced, scenario)
        cases = cases_of(lab, scenario, kinds, wanted)
        for outcome, wrong in lab.parallel(
            lambda case: faulted(lab, scenario, straight, *case) if lab.has_time() else None, cases
        ) if cases else ():
            part.count += 1
            part.add_message(outcome.text)
            part.check(wrong == "", wrong)
        part.note = f"of {len(kinds)} operations"
        yield part
