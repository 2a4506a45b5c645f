"""Counts the false alarms of the loss-explosion protection, and the explosions that it misses.

Clean runs: at most one step in a thousand is skipped, and never the same batch twice in a row. Planted
explosions, by learning rates that no model survives, from the first step or after a few: the protection
reports them, and no checkpoint has values that are not finite.
"""

import json
import math

import torch
from report import Part
from small_training import Home

STEPS_OF_A_RUN = {"unet": 1000, "vits": 300, "hifigan": 300}
MAX_SHARE = 1 / 1000
EXPLOSIVE_RATES = (1, 0.3, 0.1)
EXPLOSION = 100  # a loss that is so many times the first one
LASTING = 3  # times the first loss, at the end
ALARMS = {"loss-explosion", "rolled-back", "non-finite-step", "diverged"}


def skipped_steps(home):
    steps = [record for record in read_metrics(home) if record["type"] == "train"]
    return len(steps), [record["step"] for record in steps if not record["applied"]]


def clean_run(lab, kind, steps, number):
    home = Home(lab.folder / f"clean-{kind}-{number}", lab.program)
    settings = {
        "train__max_steps": steps,
        "train__seed": 100 + number,
        "train__batch_size": 6 if number % 2 else 1,
        "train__save_interval_steps": 500,
        "train__valid_interval_steps": 500,
        "train__sample_interval_steps": 1_000_000,
    }
    outcome = home.run(*home.training(kind, **settings), limit_s=3600)
    if outcome.code != 0:
        return 0, [], outcome.summary
    trained, skipped = skipped_steps(home)
    twice = [step for step in skipped if step + 1 in skipped]
    if twice:
        return trained, skipped, f"{home.folder.name}: steps skipped one after the other: {twice}"
    lab.remove(home)
    return trained, skipped, ""


def read_metrics(home):
    return [json.loads(line) for line in (home.run_folder / "metrics.jsonl").read_text().splitlines()]


def tensors(value):
    if torch.is_tensor(value):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from tensors(part)
    elif isinstance(value, list):
        for part in value:
            yield from tensors(part)


def file_with_nonfinite_values(home):
    for file in sorted(home.checkpoints.glob("*.pt")):
        for tensor in tensors(torch.load(file, weights_only=True)):
            if tensor.is_floating_point() and not tensor.isfinite().all():
                return file.name
    return ""


def wrong_without_steps(outcome, alarms):
    return "" if outcome.is_explained and alarms else f"no step was applied: {outcome.summary}"


def planted_explosion(lab, kind, number):
    """Returns whether the loss exploded or an alarm was given, and what is wrong."""
    rate = EXPLOSIVE_RATES[number % len(EXPLOSIVE_RATES)]
    home = Home(lab.folder / f"planted-{kind}-{number}", lab.program)
    settings = {
        "train__max_steps": 60,
        "train__seed": 500 + number,
        "train__learning_rate": rate,
        "train__warmup_steps": 0 if number % 2 else 20,
        "train__grad_clip": 1_000_000_000,
    }
    outcome = home.run(*home.training(kind, **settings), limit_s=600)
    records = read_metrics(home)
    losses = [record["total"] or math.inf for record in records if record["type"] == "train" and record["applied"]]
    alarms = {record["id"] for record in records if record["type"] == "advice"} & ALARMS
    if not losses:
        return bool(alarms), wrong_without_steps(outcome, alarms)
    exploded = any(loss > EXPLOSION * losses[0] for loss in losses)
    exploded |= min(losses[-10:]) > LASTING * losses[0]
    wrong = "" if outcome.is_explained else outcome.summary
    if exploded and not alarms:
        wrong = f"no alarm, losses up to {max(losses)} from {losses[0]}: {outcome.summary}"
    wrong = wrong or file_with_nonfinite_values(home)
    if not wrong:
        lab.remove(home)
    return exploded or bool(alarms), wrong


def planted_explosions(lab, kind, number):
    part = Part(f"planted explosions, {kind}", "runs")
    alarmed = 0
    for exploded, wrong in lab.parallel(lambda n: planted_explosion(lab, kind, n), range(number)):
        part.count += 1
        alarmed += exploded
        part.check(wrong == "", wrong)
    part.check(alarmed > 0, "nothing exploded, so nothing was tested")
    part.note = f"{alarmed} exploded"
    return part


def run(lab, count):
    runs = max(1, round(count))
    kinds = STEPS_OF_A_RUN if runs > 1 else ("unet",)  # the others take ten times as long
    for kind in kinds:
        part = Part(f"false alarms, {kind}", "steps")
        skipped = 0
        for trained, skips, wrong in lab.parallel(
            lambda number: clean_run(lab, kind, STEPS_OF_A_RUN[kind], number), range(runs)
        ):
            part.count += trained
            skipped += len(skips)
            part.check(wrong == "", wrong)
        part.check(skipped <= part.count * MAX_SHARE, f"{skipped} of {part.count} steps skipped")
        part.note = f"{skipped} skipped, in {runs} runs"
        yield part
    for kind in ("vits", "hifigan")[:runs]:  # a small unet survives even a learning rate of 1
        yield planted_explosions(lab, kind, max(1, runs // 2))
