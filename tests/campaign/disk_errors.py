"""Lets file operations fail, one after another: full disk, errors of the device, quotas, cut writes.

Afterwards the program has explained itself, every checkpoint in the run's folder is intact, no output is
whole by its name but not by its content, and the same command, without the fault, ends like an undisturbed
one.
"""

import errno
import json
import os
import re
import shutil
from dataclasses import dataclass


import numpy
import soundfile

from report import Part
from small_training import STEPS, Fault, Home, difference

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
    has_stages: bool = False  # its outputs grow, or are removed: they are compared when it is complete


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
    yield ["export", voice, "--to", "piper", "--vocoder", other, "--out", out / "piper"]


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
    return re.sub(rb'"(timestamp|made)":"[^"]*"|Report of [-0-9: ]+UTC', b"", file.read_bytes()).replace(bytes(home.folder), b"")


def training(home):
    yield home.training("unet")


def doctor(home):
    yield ["doctor", home.program.corpus]


def fixing_doctor(home):
    yield ["doctor", "--fix", home.folder / "out" / "corpus"]


def choice_of_device(home):
    yield ["hardware", "--reconfigure", "--gpu", "cpu"]


def second_take(home):
    yield [home.program.save_take, home.folder / "out", "0.03"]


def save_first_take(home):
    out = home.folder / "out"
    (out / "recordings").mkdir()
    (out / "prompts").mkdir()
    (out / "profile.json").write_text("{}\n")
    (out / "prompts" / "list.txt").write_text("one two\n")
    home.run(home.program.save_take, out, "0.02")


def copy_damaged_corpus(home):
    shutil.copytree(home.program.corpus, home.folder / "out" / "corpus")
    (home.folder / "out" / "corpus" / "wavs" / "0.wav").write_bytes(b"damaged")


def train_with_vocoder(home):
    """Trains the run, and one step of a vocoder, whose checkpoint is moved to `other`."""
    home.run(*home.training("hifigan", train__max_steps=1))
    home.checkpoints.rename(home.folder / "other")
    shutil.rmtree(home.run_folder)
    home.run(*home.training("unet"))


def record_talks(home):
    """Writes two long recordings: words of the corpus between pauses."""
    (home.folder / "talks").mkdir()
    words = [soundfile.read(file) for file in sorted(home.program.corpus.rglob("*.wav"))[:6]]
    for name, part in (("a", words[:3]), ("b", words[3:])):
        rate = part[0][1]
        pause = numpy.zeros(rate)
        samples = numpy.concatenate([pause] + [sound for word, _ in part for sound in (word, pause)])
        soundfile.write(home.folder / "talks" / f"{name}.wav", samples, rate)


def segment_talks(home):
    record_talks(home)
    home.run(*next(segmentation(home)))


def segmentation(home):
    for name in ("a", "b"):
        yield ["segment", home.folder / "talks" / f"{name}.wav", "--silence", "--to", home.folder / "out" / "clips",
               "--min-seconds", "0.1"]


def undone_segmentation(home):
    yield ["segment", "--undo", home.folder / "out" / "clips"]


def reports(home):
    yield ["report", home.run_folder, "--out", home.folder / "out" / "report.html", "--force"]


def folder_named(name):
    return lambda home: home.folder / name


def home_of(lab, name, prepare=lambda home: None):
    home = Home(lab.folder / f"disk-template-{name}", lab.program)
    prepare(home)
    return home


def scenarios(lab):
    empty = home_of(lab, "empty")
    half = home_of(lab, "half", lambda home: home.train_until_killed("unet", 10))
    whole = home_of(lab, "whole", train_with_vocoder)
    with_settings = home_of(lab, "settings", lambda home: home.run(*next(choice_of_device(home))))
    with_take = home_of(lab, "take", save_first_take)
    with_corpus = home_of(lab, "corpus", copy_damaged_corpus)
    with_talks = home_of(lab, "talks", record_talks)
    with_clips = home_of(lab, "clips", segment_talks)
    runs, out = folder_named("runs"), folder_named("out")
    return [
        Scenario("run", half, training, runs),
        Scenario("new run", empty, training, runs),
        Scenario("cache", empty, training, folder_named("cache")),
        Scenario("doctor", empty, doctor, folder_named("state"), trains=False),
        Scenario("doctor --fix", with_corpus, fixing_doctor, out, outputs="out", trains=False),
        Scenario("settings", empty, choice_of_device, folder_named("settings"), trains=False),
        Scenario("queue", empty, queue, out),
        Scenario("recordings", empty, training, lambda home: home.program.corpus, READING),
        Scenario("reading the run", half, training, runs, READING),
        Scenario("reading the cache", half, training, folder_named("cache"), READING),
        Scenario("reading the settings", with_settings, training, folder_named("settings"), READING),
        Scenario("synthesis", whole, synthesis, out, outputs="out", trains=False),
        Scenario("take", with_take, second_take, out, outputs="out", trains=False),
        Scenario("exports", whole, exports, out, outputs="out", trains=False, keeps_outputs=True),
        Scenario("segmentation", with_talks, segmentation, out, outputs="out", trains=False, has_stages=True),
        Scenario("undone segmentation", with_clips, undone_segmentation, out, outputs="out", trains=False,
                 has_stages=True),
        Scenario("report", whole, reports, out, outputs="out", trains=False),
    ]


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


def missing_output(home, straight, scenario, of_files_alone=False):
    for reference in sorted((straight.folder / scenario.outputs).rglob("*")):
        if of_files_alone and not reference.is_file():
            continue
        file = home.folder / scenario.outputs / reference.relative_to(straight.folder / scenario.outputs)
        if not file.exists():
            return str(file)
    return ""


def wrong_after(home, straight, scenario, outcome):
    if not outcome.is_explained:
        return outcome.summary
    if scenario.outputs and not scenario.has_stages:
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
    newest = home.newest_step()
    is_to_repeat = outcome.code != 0 or not scenario.has_stages
    again = run_all(home, scenario) if is_to_repeat else outcome
    if newest < STEPS and again.resumed_step != newest and scenario.trains:
        return f"step {newest} was saved: {again.summary}"
    if not again.is_complete:
        return f"the same command again: {again.summary}\nafter: {outcome.summary}"
    if scenario.trains:
        return difference(home, straight)
    if not scenario.outputs:
        return ""
    surplus = missing_output(straight, home, scenario, of_files_alone=True) if scenario.has_stages else ""
    return partial_output(home, straight, scenario) or missing_output(home, straight, scenario) or surplus


def names_cause(text, action):
    causes = [os.strerror(getattr(errno, action))] if action != "short" else []
    # SQLite does not say why it could not sync or create its file.
    causes += ["disk is full", "disk I/O error", "unable to open database file"]
    return action == "short" or any(cause in text for cause in causes)


def is_hit(home, number, kind):
    """Returns whether the operation was there, and of the kind that was to fail."""
    lines = (home.folder / "trace").read_bytes().split(b"\n") if (home.folder / "trace").exists() else []
    return any(line.startswith(f"{number}\t{kind}\t".encode()) for line in lines)


def faulted(lab, scenario, straight, number, kind, action):
    """Returns the outcome, whether the fault hit, and what is wrong afterwards."""
    # A training waits for free space: a disk that stays full would end nothing.
    length = 1 if scenario.trains else lab.draws(f"length {scenario.name} {number} {action}").choice((1, 1_000_000))
    home = Home(lab.folder / f"disk-{scenario.name}-{number}-{action}".replace(" ", ""), lab.program, scenario.template)
    code = action if action == "short" else str(getattr(errno, action))
    fault = Fault((scenario.folder(home),), scenario.kinds, code, number, length, trace=home.folder / "trace")
    outcome = run_all(home, scenario, fault)
    wrong = wrong_after(home, straight, scenario, outcome)
    if not wrong and outcome.code != 0 and not names_cause(outcome.text, action):
        wrong = f"{action} is not named: {outcome.summary}"
    was_hit = is_hit(home, number, kind)
    if not wrong:
        lab.remove(home)
    return outcome, was_hit, wrong


def cases_of(lab, scenario, kinds, wanted):
    """Returns operations and errors: each operation once, before any has its second error."""
    draws = lab.draws(f"disk {scenario.name}")
    cases = []
    for number, kind in enumerate(kinds):
        errors = draws.sample(ERRORS[kind], len(ERRORS[kind]))
        cases += [(turn, draws.random(), number, kind, action) for turn, action in enumerate(errors)]
    return sorted(case[2:] for case in sorted(cases)[:wanted])


def run(lab, count):
    everything = scenarios(lab)
    wanted = max(1, round(count / len(everything)))
    for scenario in everything:
        part = Part(f"disk errors, {scenario.name}", "operations failed")
        straight = Home(lab.folder / f"disk-{scenario.name}-straight".replace(" ", ""), lab.program, scenario.template)
        traced = Home(lab.folder / f"disk-{scenario.name}-traced".replace(" ", ""), lab.program, scenario.template)
        run_undisturbed(straight, scenario)
        kinds = trace_of(traced, scenario)
        cases = cases_of(lab, scenario, kinds, wanted)
        missed = 0
        for outcome, was_hit, wrong in lab.parallel(lambda case: faulted(lab, scenario, straight, *case), cases):
            part.count += was_hit
            missed += not was_hit
            part.add_message(outcome.text)
            part.check(wrong == "", wrong)
        tried = len({number for number, _, _ in cases})
        part.note = f"{tried} of {len(kinds)} operations; {missed} more faults did not hit"
        yield part
