"""Kills trainings by SIGKILL and resumes them: in the end each is bit-exactly like an undisturbed one.

Half of the kills come at a random time, half at a random file operation of the checkpoints folder, which is
inside saving.
"""

import time

from report import Part
from small_training import STEPS, Fault, Home, difference

SAVING = "create,write,sync,rename,remove,close"
KILLS_OF_A_RUN = 8


class Straight:
    """An undisturbed run, with what the kills are drawn from."""

    def __init__(self, lab, kind):
        self.home = Home(lab.folder / f"kills-{kind}-straight", lab.program)
        begin = time.monotonic()
        outcome = self.home.run(*self.home.training(kind))
        self.wall_s = time.monotonic() - begin
        if outcome.code != 0:
            raise RuntimeError(outcome.summary)
        traced = Home(lab.folder / f"kills-{kind}-traced", lab.program)
        trace = traced.folder / "trace"
        outcome = traced.run(*traced.training(kind), fault=Fault((traced.checkpoints,), SAVING, trace=trace))
        if outcome.code != 0:
            raise RuntimeError(outcome.summary)
        self.operations = trace.read_bytes().count(b"\n")


def disturbed_run(lab, kind, straight, number, max_kills):
    """Returns the kills at a time, those in saving, how often it resumed, and what is wrong at the end."""
    draws = lab.draws(f"kills {kind} {number}")
    home = Home(lab.folder / f"kills-{kind}-{number}", lab.program)
    timed = saving = resumes = 0
    while timed + saving < max_kills:
        before = home.newest_step()
        if draws.random() < 0.5:
            outcome = home.run_for(draws.uniform(0.05, straight.wall_s), home.training(kind))
            timed += outcome.has_timed_out
        else:
            fault = Fault((home.checkpoints,), SAVING, "kill", draws.randrange(straight.operations), 1)
            outcome = home.run(*home.training(kind), fault=fault)
            saving += outcome.was_killed
        resumes += outcome.resumed_step > 0
        if not outcome.was_killed:
            break
    if outcome.was_killed:
        before = home.newest_step()
        outcome = home.run(*home.training(kind))
        resumes += outcome.resumed_step > 0
    wrong = "" if outcome.is_complete else outcome.summary
    if not wrong and before < STEPS and outcome.resumed_step != before:
        wrong = f"step {before} was saved: {outcome.summary}"
    wrong = wrong or difference(home, straight.home)
    if not wrong:
        lab.remove(home)
    return timed, saving, resumes, wrong


def run(lab, kills):
    for kind in ("unet", "vits", "hifigan"):
        part = Part(f"kills, {kind}", "kills")
        straight = Straight(lab, kind)
        timed = saving = resumes = number = 0
        while timed + saving < kills and lab.has_time():
            max_kills = min(KILLS_OF_A_RUN, kills - timed - saving)
            numbers = range(number, number + lab.jobs)
            number += lab.jobs
            for in_time, in_saving, resumed, wrong in lab.parallel(
                lambda n: disturbed_run(lab, kind, straight, n, max_kills), numbers
            ):
                timed, saving, resumes = timed + in_time, saving + in_saving, resumes + resumed
                part.check(wrong == "", wrong)
        part.count = timed + saving
        part.note = f"{saving} inside saving; {resumes} times resumed from a checkpoint; {part.checks} runs compared"
        yield part
