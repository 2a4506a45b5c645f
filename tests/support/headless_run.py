"""Trainings of the program, for scripts that look at what came of them."""

import json
import subprocess
from pathlib import Path


def train(program, runs, settings, *options, env=None):
    """On the CPU. `settings`: values by their keys, `name` among them. Returns the records of all steps.
    subprocess.CalledProcessError: the training failed."""
    command = [program, "--headless", "--runs", runs, "--gpu", "cpu", *options]
    for key, value in settings.items():
        command += ["--set", f"{key}={value}"]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, env=env)
    lines = Path(runs, settings["name"], "metrics.jsonl").read_text(encoding="utf-8").splitlines()
    return [record for record in map(json.loads, lines) if record["type"] == "train"]
