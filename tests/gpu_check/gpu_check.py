#!/usr/bin/env python3
"""Checks formant on the GPU of this machine, from the folder that installer/gpu-check packs: correct results,
training with resume and telemetry, and the time of a step next to the same model in PyTorch. Needs a Python with
torch, of the version that formant was built with, and neither Qt nor a network.

usage: gpu_check.py [--cpu] [--out FOLDER] [--limit SECONDS]

Writes results.json and results.txt to FOLDER, and exits with 1 if an item failed. Items that have not begun at
the limit are reported as not run, which counts as failed.
"""

import argparse
import json
import os
import pathlib
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree

import torch

HERE = pathlib.Path(__file__).resolve().parent
TEST_CLASSES = ["tst_plugin_entry", "tst_gpu_self_test", "tst_gpu_alignment", "tst_gpu_training", "tst_gpu_replay"]
KINDS = ["unet", "vits", "hifigan"]
STEPS, STEPS_BEFORE_RESUME = 60, 30


class Failed(Exception):
    """Says what an item expected and did not find."""


class Check:
    def __init__(self, options, folder):
        self.options, self.begin, self.items = options, time.monotonic(), []
        self.device = "cpu" if options.cpu else "0"
        self.work = pathlib.Path(folder)
        libraries = [HERE / "lib", pathlib.Path(torch.__file__).parent / "lib"]
        self.environment = {
            **os.environ, "LD_LIBRARY_PATH": ":".join(map(str, libraries)),
            "XDG_CACHE_HOME": str(self.work / "cache"), "XDG_CONFIG_HOME": str(self.work / "config"),
            "XDG_STATE_HOME": str(self.work / "state"), "QT_QPA_PLATFORM": "offscreen"}
        if options.cpu:
            self.environment["FORMANT_CHECKED_DEVICE"] = "cpu"

    def remaining(self):
        return self.options.limit - (time.monotonic() - self.begin)

    def run(self, *command, environment=None, timeout=240):
        """Returns exit code and output of a command."""
        try:
            done = subprocess.run(
                list(map(str, command)), env={**self.environment, **(environment or {})}, text=True,
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace",
                timeout=max(1, min(timeout, self.remaining())))
        except subprocess.TimeoutExpired as late:
            raise Failed(f"stopped after {late.timeout:.0f} s; output:\n{text_of(late.output)[-2000:]}")
        return done.returncode, done.stdout

    def formant(self, *arguments, **options):
        code, output = self.run(HERE / "bin/formant", *arguments, **options)
        if code != 0:
            raise Failed(f"formant {' '.join(map(str, arguments))} exits with {code}:\n{output[-2000:]}")
        return output

    def item(self, name, work):
        """Runs `work`, which returns values to report, or raises Failed."""
        begin, entry = time.monotonic(), {"name": name, "status": "not run"}
        self.items.append(entry)
        if self.remaining() > 0:
            try:
                entry["values"] = work()
                entry["status"] = "passed"
            except Failed as failure:
                entry["status"], entry["reason"] = "failed", str(failure)
            except Skipped as skipped:
                entry["status"], entry["reason"] = "skipped", str(skipped)
            except Exception as unexpected:  # such as a report that a crash has cut off
                entry["status"], entry["reason"] = "failed", repr(unexpected)
        entry["seconds"] = round(time.monotonic() - begin, 1)
        print(f"{entry['status']:8} {name} ({entry['seconds']} s)", flush=True)


class Skipped(Exception):
    """Says why an item cannot run here."""


def text_of(output):
    return output.decode(errors="replace") if isinstance(output, bytes) else output or ""


def machine_facts(check):
    facts = {"processor": platform.processor() or platform.machine(), "cores": os.cpu_count(),
             "system": platform.platform(), "torch": torch.__version__, "gpu": None}
    if not check.options.cpu:
        facts["gpu"] = torch.cuda.get_device_name(0)
        facts["gpu_memory_gb"] = round(torch.cuda.get_device_properties(0).total_memory / 1e9, 1)
    facts["formant"] = check.formant("--version").strip()
    return facts


def test_class(check, name):
    """Runs a class of bin/tests/engine.cuda; every failed or skipped case is named with its reason."""
    log = check.work / f"{name}.xml"
    code, output = check.run(HERE / "bin/tests/engine.cuda", name, "-o", f"{log},junitxml", "-o", "-,txt")
    if not log.exists():
        raise Failed(f"exit code {code}:\n{output[-2000:]}")
    cases, failed, skipped = 0, [], []
    for case in ElementTree.parse(log).iter("testcase"):
        cases += 1
        title = case.get("name")
        failed += [f"{title}: {found.get('message')}" for tag in ("failure", "error") for found in case.iter(tag)]
        skipped += [f"{title}: {found.get('message')}" for found in case.iter("skipped")]
    if failed or (code != 0 and not skipped):
        raise Failed("\n".join(failed) or f"exit code {code}:\n{output[-2000:]}")
    if skipped and not check.options.cpu:
        raise Failed("skipped with a GPU: " + "; ".join(skipped))
    if skipped:
        raise Skipped("; ".join(dict.fromkeys(skipped)))
    shown = [line.split(": ", 1)[-1] for line in output.splitlines() if line.startswith("QINFO")]
    return {"cases": cases, **({"shown": shown} if shown else {})}


def self_test(check):
    return {"shown": check.formant("hardware", "--self-test", "--gpu", check.device).splitlines()}


def records(folder, kind):
    lines = (folder / "metrics.jsonl").read_text(encoding="utf-8").splitlines()
    return [record for record in map(json.loads, lines) if record["type"] == kind]


def train(check, name, steps, *arguments, devices=None, environment=None):
    """Trains the demo's recordings, and returns the folder of the run."""
    settings = {"preset": "demo", "name": name, "data.corpus": HERE / "corpus/metadata.csv",
                "text.mode": "characters", "train.max_steps": steps, "train.telemetry_hz": 10,
                "train.save_interval_steps": STEPS_BEFORE_RESUME, "train.sample_interval_steps": 100000,
                "train.valid_interval_steps": 100000}
    pairs = [part for key, value in settings.items() for part in ("--set", f"{key}={value}")]
    check.formant("--headless", *(devices or ["--gpu", check.device]), "--runs", check.work / "runs", *pairs,
                  *arguments, environment=environment)
    return check.work / "runs" / name


def resumed_training(check):
    """A run that was interrupted and resumed continues like one that was not."""
    whole = records(train(check, "whole", STEPS), "train")
    train(check, "resumed", STEPS_BEFORE_RESUME)
    resumed = records(train(check, "resumed", STEPS, "--allow-changes"), "train")
    if len(resumed) != STEPS or len(whole) != STEPS:
        raise Failed(f"{len(resumed)} and {len(whole)} steps instead of {STEPS}")
    worst = max(abs(a["total"] - b["total"]) / abs(a["total"]) for a, b in zip(whole, resumed))
    tolerance = 1e-6 if check.options.cpu else 5e-2  # a GPU does not add in the same order twice
    if not worst <= tolerance:
        raise Failed(f"losses differ by {worst:.2g} of their value, more than {tolerance}")
    return {"largest difference of a loss": worst, "first loss": whole[0]["total"], "last loss": whole[-1]["total"]}


def replayed_training(check):
    """The same run with steps replayed as CUDA graphs, where a shape of a batch comes again."""
    if check.options.cpu:
        raise Skipped("CUDA graphs need an NVIDIA GPU")
    whole = records(check.work / "runs/whole", "train")
    folder = train(check, "replayed", STEPS, "--set", "train.compile_mode=reduce-overhead",
                   "--set", "train.compile_fullgraph=true")
    worst = max(abs(a["total"] - b["total"]) / abs(a["total"]) for a, b in zip(whole, records(folder, "train")))
    if not worst <= 5e-2:
        raise Failed(f"losses differ by {worst:.2g} of their value")
    return {"largest difference of a loss": worst, **times_of(folder)}


def ranked_training(check):
    """Several ranks, or on one GPU a group of one, have the losses of a process without a group."""
    devices, environment = None, None
    if check.options.cpu:
        devices = ["--gpu", "cpu", "--ranks", "2"]
    elif torch.cuda.device_count() > 1:
        devices = ["--gpus", "all"]
    else:
        environment = {"FORMANT_GROUP_OF_ONE": "1"}
    whole = records(check.work / "runs/whole", "train")
    folder = train(check, "ranked", STEPS, "--set", "train.data_parallel_size=1", devices=devices,
                   environment=environment)
    found = records(folder, "train")
    if len(found) != STEPS:
        raise Failed(f"{len(found)} steps instead of {STEPS}")
    worst = max(abs(a["total"] - b["total"]) / abs(a["total"]) for a, b in zip(whole, found))
    tolerance = 1e-3 if check.options.cpu else 5e-2  # other numbers of threads, another order of sums
    if not worst <= tolerance:
        raise Failed(f"losses differ by {worst:.2g} of their value, more than {tolerance}")
    return {"devices": " ".join(devices or ["a group of one rank"]), "largest difference of a loss": worst,
            **times_of(folder)}


def communication(check):
    """How fast the GPUs, or two processes on the CPU, sum with each other."""
    if not check.options.cpu and torch.cuda.device_count() < 2:
        raise Skipped("one GPU")
    devices = ["--ranks", "2", "--gpu", "cpu"] if check.options.cpu else ["--gpus", "all"]
    return {"shown": check.formant("hardware", "--self-test", *devices).splitlines()}


def telemetry(check):
    """The run recorded what the hardware did."""
    found = records(check.work / "runs/whole", "gpu")
    if not found:
        raise Failed("the run recorded no hardware samples")
    return {"samples": len(found), "last": found[-1]}


def step_time(check, kind, is_replayed):
    """The time of a step next to the PyTorch twin's, in interleaved pairs."""
    if is_replayed and check.options.cpu:
        raise Skipped("CUDA graphs need an NVIDIA GPU")
    pairs = 3 if check.options.cpu else 20
    code, output = check.run(
        sys.executable, HERE / f"tests/engine/models/{kind}/time_against_twin.py",
        HERE / f"bin/tests/engine.models.{kind}", check.work, pairs, "--device", check.device,
        *["--replayed"] * is_replayed, environment={"FORMANT_TEST_CLASS": f"tst_{kind}_speed"})
    rows = re.findall(r"engine ([\d.]+) ms, (twin.*?) ([\d.]+) ms, ratio ([\d.]+)", output)
    if len(rows) != 2:
        raise Failed(f"exit code {code}:\n{output[-2000:]}")
    return {twin: {"formant_ms": float(ours), "twin_ms": float(theirs), "ratio": float(ratio)}
            for ours, twin, theirs, ratio in rows}


def times_of(folder):
    """Medians of the later steps of a run, with data, checks and records."""
    times = records(folder, "time")[STEPS // 2:]
    return {key: statistics.median(step[key] for step in times) for key in ("step_ms", "data_wait_ms", "samples_per_s")}


def large_step_time(check, kind, preset, samples, frames, precision, is_replayed):
    """The median time of a step of a model and batch of the usual size."""
    if check.options.cpu:
        raise Skipped("too slow on a CPU")
    steps, warm_up = 14, 4
    mode = "replayed" if is_replayed else "eager"
    program = subprocess.Popen(
        [HERE / f"bin/tests/engine.models.{kind}", "--serve", check.work / "large.pt", check.device, mode, preset,
         str(samples), str(frames), precision],
        env={**check.environment, "FORMANT_TEST_CLASS": f"tst_{kind}_speed"}, text=True, stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        output, _ = program.communicate("step\n" * steps, timeout=max(1, check.remaining()))
    finally:
        program.kill()
    seconds = [float(line.split()[0]) for line in output.splitlines() if re.match(r"\d+(\.|e)", line)]
    if len(seconds) != steps:
        raise Failed(f"exit code {program.returncode}:\n{output[-2000:]}")
    return {"median_ms": round(1000 * statistics.median(seconds[warm_up:]), 1)}


def lines_of(report):
    yield f"formant GPU check: {report.get('machine')}"
    for item in report["items"]:
        yield f"{item['status']:8} {item['name']} ({item['seconds']} s)"
        for key, value in (item.get("values") or {}).items():
            yield f"         {key}: {value}"
        if "reason" in item:
            yield "         " + item["reason"].replace("\n", "\n         ")
    counts = report["counts"]
    yield f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped, {report['seconds']} s"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--cpu", action="store_true", help="the CPU takes the GPU's place: checks this check")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path.cwd(), help="folder of the results")
    parser.add_argument("--limit", type=float, default=480, help="seconds after which no item begins")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="formant-gpu-check-") as folder:
        code = run_all(Check(options, folder))
    sys.exit(code)


def run_all(check):
    """Returns the exit code."""
    report = {}
    check.item("machine", lambda: report.update(machine=machine_facts(check)))
    check.item("self-test", lambda: self_test(check))
    for name in TEST_CLASSES:
        check.item(name, lambda: test_class(check, name))
    check.item("training, interrupted and resumed", lambda: resumed_training(check))
    check.item("telemetry", lambda: telemetry(check))
    check.item("time of a step in a run", lambda: times_of(check.work / "runs/whole"))
    check.item("training with replayed steps", lambda: replayed_training(check))
    check.item("training in a group of ranks", lambda: ranked_training(check))
    check.item("speed of sums over ranks", lambda: communication(check))
    for kind in KINDS:
        check.item(f"time of a step, {kind}", lambda: step_time(check, kind, is_replayed=False))
        check.item(f"time of a replayed step, {kind}", lambda: step_time(check, kind, is_replayed=True))
    for preset, precision in (("vits-large", "float32"), ("vits-large", "bf16")):
        for is_replayed in (False, True):
            mode = "replayed" if is_replayed else "eager"
            check.item(f"time of a step, {preset}, 16 samples of 400 frames, {precision}, {mode}",
                       lambda: large_step_time(check, "vits", preset, 16, 400, precision, is_replayed))
    report["items"], report["seconds"] = check.items, round(time.monotonic() - check.begin)
    states = [item["status"] for item in check.items]
    report["counts"] = {"passed": states.count("passed"), "skipped": states.count("skipped"),
                        "failed": states.count("failed") + states.count("not run")}
    check.options.out.mkdir(parents=True, exist_ok=True)
    (check.options.out / "results.json").write_text(json.dumps(report, indent=1), encoding="utf-8")
    text = "\n".join(lines_of(report)) + "\n"
    (check.options.out / "results.txt").write_text(text, encoding="utf-8")
    print(text)
    return 1 if report["counts"]["failed"] else 0


if __name__ == "__main__":
    main()
