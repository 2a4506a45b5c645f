"""Trains for many steps with everything on: memory, descriptors, threads and speed stay as they are.

Compares the third tenth, after the warm-up, with the last one.
"""

import json
import time
from pathlib import Path
from statistics import median

from report import Part
from small_training import Home

MAX_GROWTH_KB = 8 * 1024  # noise of the allocator
MAX_SLOWDOWN = 1.05
MIN_STEPS = 20_000  # in fewer, warm-up and noise are larger than these bounds
SHORT_MAX_GROWTH_KB = 64 * 1024
MAX_SECONDS_PER_STEP = 1
EVERYTHING = {
    "train__save_interval_steps": 500,
    "train__valid_interval_steps": 250,
    "train__sample_interval_steps": 500,
    "train__tensorboard": "true",
    "train__gradient_accumulation_steps": 2,
    "train__keep_checkpoints": 2,
}


def facts_of(process):
    folder = Path(f"/proc/{process.pid}")
    status = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines())
    return {
        "memory_kb": int(status["VmRSS"].split()[0]),
        "threads": int(status["Threads"]),
        "descriptors": len(list((folder / "fd").iterdir())),
    }


def watch(home, steps):
    """Returns the exit code, and the facts of the process, each half or tenth of a second."""
    measured, deadline = [], time.monotonic() + MAX_SECONDS_PER_STEP * steps
    with open(home.folder / "output", "wb") as output:
        process = home.start(home.training("unet", train__max_steps=steps, **EVERYTHING), None, output)
        while process.poll() is None and time.monotonic() < deadline:
            try:
                measured.append(facts_of(process))
            except (OSError, KeyError):
                break  # it is ending
            time.sleep(0.5 if steps >= MIN_STEPS else 0.1)
        if time.monotonic() >= deadline:
            process.kill()
        return process.wait(), measured


def step_times(home):
    lines = (home.run_folder / "metrics.jsonl").read_text().splitlines()
    return [record["step_ms"] for record in map(json.loads, lines) if record["type"] == "time"]


def run(lab, steps):
    steps = round(steps)
    part = Part("endurance", "steps", count=steps)
    home = Home(lab.folder / "endurance", lab.program)
    code, facts = watch(home, steps)
    part.check(code == 0 and len(facts) > 10, f"exit code {code}: {(home.folder / 'output').read_text()[-2000:]}")
    if part.failed:
        yield part
        return
    tenth = max(1, len(facts) // 10)
    early, late = facts[2 * tenth : 3 * tenth] or facts, facts[-tenth - 1 : -1] or facts

    def middle(part_of_facts, name):
        return median(fact[name] for fact in part_of_facts)

    growth_kb = middle(late, "memory_kb") - middle(early, "memory_kb")
    is_long = steps >= MIN_STEPS
    part.check(growth_kb <= (MAX_GROWTH_KB if is_long else SHORT_MAX_GROWTH_KB), f"memory grew by {growth_kb} kB")
    for name in ("threads", "descriptors"):
        before, after = middle(early, name), middle(late, name)
        part.check(after <= before + (1 if is_long else 4), f"{name}: {before}, at the end {after}")
    times = step_times(home)
    share = len(times) // 10
    ratio = median(times[-share:]) / median(times[2 * share : 3 * share])
    if is_long:
        part.check(ratio <= MAX_SLOWDOWN, f"the last steps take {ratio:.3f} times the first")
    part.note = (f"memory {growth_kb / 1024:+.1f} MiB, descriptors {middle(late, 'descriptors'):.0f}, "
                 f"threads {middle(late, 'threads'):.0f}, step time {ratio:.3f} of the start")
    if not part.failed:
        lab.remove(home)
    yield part
