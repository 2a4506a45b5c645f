"""Measures how much other programs slow down a training on the CPU: the figures of docs/performance.md.

    with_demo_corpus.sh FOLDER python3 load_figures.py --program formant [--rounds 4] [--window]

Trains the demo voice for 60 steps at a time: alone with threads that always spin (the default of LibTorch's
OpenMP library), alone, next to one and next to two busy processes, and with --window also with a window that
shows the run (needs a display: run all of it under xvfb-run, for example). The rounds are interleaved.
Prints the median time of a step and its ratio to spinning threads. Needs a machine that is idle otherwise.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import time
from pathlib import Path

CONFIG = Path(__file__).resolve().parents[2] / "resources" / "demo.yaml"
STEPS = 60
FIRST_STEPS = 10  # the load is not known yet, and nothing is cached
BUSY = ["sh", "-c", "while :; do :; done"]
SPINNING = {"GOMP_SPINCOUNT": "300000"}


def step_times(arguments, busy=0, window=False, variables={}):
    """Returns the times of steps in ms."""
    folder = arguments.folder / "runs"
    shutil.rmtree(folder, ignore_errors=True)
    env = {name: value for name, value in os.environ.items()
           if name not in ("OMP_WAIT_POLICY", "GOMP_SPINCOUNT")}
    others = [subprocess.Popen(BUSY) for _ in range(busy)]
    command = [arguments.program, "--headless", "--config", CONFIG, "--runs", folder, "--gpu", "cpu",
               "--resume", "never"]
    for setting in (f"data.corpus={arguments.corpus}", f"train.max_steps={STEPS}"):
        command += ["--set", setting]
    try:
        training = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                    env={**env, **variables})
        if window:
            while not (folder / "demo" / "metrics.jsonl").exists() and training.poll() is None:
                time.sleep(0.05)
            others.append(subprocess.Popen([arguments.program, folder / "demo"], env=env))
        if training.wait() != 0:
            raise SystemExit("the training failed")
    finally:
        for process in others:
            process.kill()
            process.wait()
    records = map(json.loads, (folder / "demo" / "metrics.jsonl").read_text("utf-8").splitlines())
    return [record["step_ms"] for record in records
            if record["type"] == "time" and record["step"] > FIRST_STEPS]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--folder", required=True, type=Path)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--window", action="store_true")
    arguments = parser.parse_args()
    cases = {
        "alone, spinning": {"variables": SPINNING},
        "alone": {},
        "next to one busy process": {"busy": 1},
        "next to two busy processes": {"busy": 2},
    }
    if arguments.window:
        cases["with a window"] = {"window": True}
    medians = {case: [] for case in cases}
    for _ in range(arguments.rounds):
        for case, options in cases.items():
            medians[case].append(statistics.median(step_times(arguments, **options)))
    spinning = statistics.median(medians["alone, spinning"])
    for case, times in medians.items():
        median = statistics.median(times)
        print(f"{case:28} {median:7.1f} ms {median / spinning:6.2f}")


if __name__ == "__main__":
    main()
