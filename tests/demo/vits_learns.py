"""Checks that VITS learns from the demo's recordings.

    vits_learns.py --program formant --corpus metadata.csv --folder DIR [--steps 1000]

Trains `vits-small` from scratch on the CPU with two samples per step (sequences of up to four words, as
in the training of the demo voice) and checks the records of every step: each loss term exists and is
finite, each step was applied, and the mean of the mel loss over the last ten steps is at most half of
that over the first ten.

Exit code 0: all checks pass; 1: one fails; 2: training failed.
"""

import argparse
import math
import subprocess
import sys
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from headless_run import train

TERMS = {"disc", "mel", "kl", "dur", "gen", "fm"}
COMPARED = 10  # steps at both ends
LARGEST_SHARE = 0.5  # of the mel term at the beginning
SETTINGS = {
    "name": "vits",
    "preset": "vits-small",
    "data.concatenate_max": 4,
    "data.samples_per_epoch": 800,
    "train.batch_size": 2,
    "train.gradient_accumulation_steps": 1,
    "train.precision": "float32",
    "train.seed": 1234,
    "train.tensorboard": "false",
}


def faults(steps, wanted):
    if len(steps) != wanted:
        yield f"{len(steps)} steps are recorded, {wanted} were to be taken"
    for record in steps:
        if record["losses"].keys() != TERMS:
            yield f"step {record['step']}: terms {sorted(record['losses'])}"
        for term, value in record["losses"].items():
            if value is None or not math.isfinite(value):  # JSON has no infinity: null
                yield f"step {record['step']}: {term} is {value}"
        if not record["applied"]:
            yield f"step {record['step']} was skipped"


def show(steps):
    print(f"{'steps':>10}" + "".join(f"{term:>10}" for term in sorted(TERMS)))
    for first in range(0, len(steps), COMPARED):
        part = steps[first : first + COMPARED]
        means = (fmean(record["losses"][term] for record in part) for term in sorted(TERMS))
        span = f"{part[0]['step']}-{part[-1]['step']}"
        print(f"{span:>10}" + "".join(f"{mean:10.3f}" for mean in means))


def mean_mel(steps):
    return fmean(record["losses"]["mel"] for record in steps)


def read_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--program", required=True, help="formant")
    parser.add_argument("--corpus", required=True, help="the demo's metadata.csv")
    parser.add_argument("--folder", required=True, help="folder of the runs; must have none named vits")
    parser.add_argument("--steps", type=int, default=1000)
    return parser.parse_args()


def main():
    arguments = read_arguments()
    try:
        settings = SETTINGS | {"data.corpus": arguments.corpus, "train.max_steps": arguments.steps}
        steps = train(arguments.program, arguments.folder, settings, "--resume", "never")
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        print(f"vits_learns: {error}", file=sys.stderr)
        return 2
    found = list(faults(steps, arguments.steps))
    for fault in found:
        print(fault, file=sys.stderr)
    if found:
        return 1
    show(steps)
    before, after = mean_mel(steps[:COMPARED]), mean_mel(steps[-COMPARED:])
    holds = after <= LARGEST_SHARE * before
    print(f"mel: {before:.3f}, then {after:.3f}, {after / before:.1%}: {'holds' if holds else 'FAILS'}")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
