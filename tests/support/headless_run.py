"""Runs the program's training for scripts that check the results."""

import json
import subprocess
from pathlib import Path


def train(program, runs, settings, *options, env=None):
    """Trains on the CPU. `settings` maps keys to values, including `name`. Returns the records of all
    steps. Raises subprocess.CalledProcessError if the run fails."""
    command = [program, "--headless", "--runs", runs, "--gpu", "cpu", *options]
    for key, value in settings.items():
        command += ["--set", f"{key}={value}"]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, env=env)
    lines = Path(runs, settings["name"], "metrics.jsonl").read_text(encoding="utf-8").splitlines()
    return [record for record in map(json.loads, lines) if record["type"] == "train"]
