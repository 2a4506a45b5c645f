"""Runs small trainings of the program, each in a home of its own, so that they can be broken and compared.

A home is a folder with the user's folders (settings, cache, state, temporary files) and that of the runs. All
homes share a corpus of synthetic recordings: checkpoints contain its path, and those of two homes with the
same settings are to be bit-exactly the same.
"""

import hashlib
import json
import math
import os
import random
import re
import shutil
import signal
import struct
import subprocess
import wave
from dataclasses import dataclass
from pathlib import Path

STEPS = 20
SAVE_INTERVAL = 5
RATE_HZ = 8000
WORDS = ["one two", "three four", "five six", "seven eight", "nine ten", "two nine", "six one", "four five"]
RUN = "voice"
ALREADY_TRAINED = "is already trained"
EXPLAINED = {0, 2, 3, 4, 5, 6, 7}  # exit codes of errors that the program expects

COMMON = {
    "name": RUN,
    "preset": "none",
    "audio.sample_rate_hz": RATE_HZ,
    "audio.n_fft": 256,
    "audio.hop_length": 128,
    "audio.n_mels": 10,
    "audio.f_max_hz": 4000,
    "text.mode": "characters",
    "data.num_workers": 1,
    "data.preprocess_workers": 1,
    "data.prefetch_buffer_size": 2,
    "data.validation_share": 0.25,
    "train.batch_size": 2,
    "train.gradient_accumulation_steps": 1,
    "train.precision": "float32",
    "train.warmup_steps": 5,
    "train.max_steps": STEPS,
    "train.save_interval_steps": SAVE_INTERVAL,
    "train.valid_interval_steps": 10,
    "train.sample_interval_steps": 10,
    "train.sample_texts": "[one]",
}
KINDS = {
    "unet": {
        "model.name": "unet",
        "model.unet.encoder_channels": 8,
        "model.unet.encoder_blocks": 1,
        "model.unet.decoder_channels": 8,
        "model.unet.decoder_levels": 1,
        "model.unet.decoder_blocks": 1,
        "model.unet.style_channels": 2,
        "model.unet.style_encoder_channels": 8,
    },
    "vits": {
        "model.name": "vits",
        "model.vits.inter_channels": 8,
        "model.vits.hidden_channels": 16,
        "model.vits.filter_channels": 32,
        "model.vits.n_layers": 1,
        "model.vits.upsample_initial_channel": 32,
        "model.vits.upsample_rates": "[8, 8, 2]",
        "model.vits.upsample_kernel_sizes": "[16, 16, 4]",
        "model.vits.discriminator_channels": 64,
        "model.vits.segment_frames": 8,
    },
    "hifigan": {
        "model.name": "hifigan",
        "model.hifigan.upsample_initial_channel": 32,
        "model.hifigan.upsample_rates": "[8, 8, 2]",
        "model.hifigan.upsample_kernel_sizes": "[16, 16, 4]",
        "model.hifigan.discriminator_channels": 64,
        "model.hifigan.segment_frames": 8,
    },
}


@dataclass(frozen=True)
class Program:
    """The program under test, the library that makes its file operations fail, the program that saves a take,
    and the corpus."""

    formant: str
    file_faults: str
    save_take: str
    corpus: Path


@dataclass(frozen=True)
class Fault:
    """`number` operations from `first` on, counted in `folders`, meet `action` (see file_faults.cpp)."""

    folders: tuple
    kinds: str
    action: str = "0"
    first: int = 0
    number: int = 0
    trace: Path = None
    has_bytes: bool = False

    def environment(self, program, counter):
        variables = {
            "LD_PRELOAD": program.file_faults,
            "FORMANT_FAULT_FOLDERS": ":".join(map(str, self.folders)),
            "FORMANT_FAULT_KINDS": self.kinds,
            "FORMANT_FAULT_ACTION": self.action,
            "FORMANT_FAULT_FIRST": str(self.first),
            "FORMANT_FAULT_NUMBER": str(self.number),
            "FORMANT_FAULT_COUNTER": str(counter),
        }
        if self.trace:
            variables["FORMANT_FAULT_TRACE"] = str(self.trace)
        if self.has_bytes:
            variables["FORMANT_FAULT_BYTES"] = "1"
        return variables


@dataclass(frozen=True)
class Outcome:
    code: int  # negative: the number of the signal that ended it
    text: str  # what it printed
    has_timed_out: bool = False

    @property
    def summary(self):
        return f"exit code {self.code}{', killed at the time limit' if self.has_timed_out else ''}: " + "\n".join(self.text.splitlines()[-8:])

    @property
    def was_killed(self):
        return self.code == -signal.SIGKILL

    @property
    def is_complete(self):
        """The run is trained to its end, now or before."""
        return self.code == 0 or ALREADY_TRAINED in self.text

    @property
    def is_explained(self):
        """It succeeded, or ended with an error that the program expects and explains."""
        return self.code in EXPLAINED and "internal error" not in self.text

    @property
    def resumed_step(self):
        """The step that the run was resumed from; 0 if it started fresh."""
        found = re.search(r"resuming after step (\d+) from", self.text)
        return int(found[1]) if found else 0


def write_corpus(folder, seed=7):
    """Writes clips of two tones and noise, and their list."""
    draws = random.Random(seed)
    (folder / "wavs").mkdir(parents=True)
    lines = []
    for number, text in enumerate(WORDS):
        low, high = draws.uniform(200, 600), draws.uniform(900, 2500)
        length = int(RATE_HZ * draws.uniform(0.5, 0.9))
        samples = [
            int(9000 * math.sin(low * i / RATE_HZ * math.tau) + 4000 * math.sin(high * i / RATE_HZ * math.tau)
                + draws.uniform(-900, 900))
            for i in range(length)
        ]
        with wave.open(str(folder / "wavs" / f"{number}.wav"), "wb") as clip:
            clip.setnchannels(1)
            clip.setsampwidth(2)
            clip.setframerate(RATE_HZ)
            clip.writeframes(struct.pack(f"<{length}h", *samples))
        lines.append(f"{number}|{text}\n")
    (folder / "metadata.csv").write_text("".join(lines), encoding="utf-8")


class Home:
    """A folder with all that one user of the program has, and the program run for that user."""

    def __init__(self, folder, program, template=None):
        """Starts as a copy of another home, or empty."""
        self.folder, self.program = Path(folder), program
        if template:
            shutil.copytree(template.folder, self.folder, symlinks=True,
                            ignore=shutil.ignore_patterns("s", "counter", "trace", "output"))
        else:
            for name in ("settings", "data", "cache", "state", "temporary", "runs", "out"):
                (self.folder / name).mkdir(parents=True)
        # The names of sockets are limited to about 100 bytes.
        self.sockets = self.folder / "s"
        self.sockets.mkdir(mode=0o700, exist_ok=True)

    @property
    def run_folder(self):
        return self.folder / "runs" / RUN

    @property
    def checkpoints(self):
        return self.run_folder / "checkpoints"

    def environment(self):
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "FORMANT_"))}
        own = {
            "XDG_CONFIG_HOME": "settings",
            "XDG_DATA_HOME": "data",
            "XDG_CACHE_HOME": "cache",
            "XDG_STATE_HOME": "state",
            "XDG_RUNTIME_DIR": "s",
            "TMPDIR": "temporary",
        }
        kept.update({name: str(self.folder / part) for name, part in own.items()})
        kept.update({"OMP_NUM_THREADS": "1", "OMP_WAIT_POLICY": "passive", "LC_ALL": "C.UTF-8"})
        return kept

    def start(self, arguments, fault, output, counts_on=False):
        """Starts the program. `counts_on`: the operations are counted on from the last fault's."""
        environment = self.environment()
        if fault:
            counter = self.folder / "counter"
            if not counts_on:
                counter.unlink(missing_ok=True)
            environment.update(fault.environment(self.program, counter))
        program = [] if arguments[0] == self.program.save_take else [self.program.formant]
        return subprocess.Popen([*program, *map(str, arguments)], env=environment, cwd=self.folder,
                                stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)

    def run(self, *arguments, fault=None, limit_s=120, counts_on=False):
        """Runs the program. Kills it after `limit_s`, which counts as a failure of the program."""
        outcome = self.run_for(limit_s, arguments, fault, counts_on)
        return Outcome(1, outcome.text, has_timed_out=True) if outcome.has_timed_out else outcome

    def run_for(self, time_s, arguments, fault=None, counts_on=False):
        """Runs the program, and kills it after this time."""
        with open(self.folder / "output", "w+b") as output:  # a pipe would also wait for children
            process = self.start(arguments, fault, output, counts_on)
            try:
                process.wait(time_s)
                has_timed_out = False
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                has_timed_out = True
            output.seek(0)
            return Outcome(process.returncode, output.read().decode(errors="replace"), has_timed_out)

    def training(self, kind, **settings):
        """Returns the arguments that train the run; they resume it where it is."""
        everything = COMMON | KINDS[kind] | {"data.corpus": self.program.corpus / "metadata.csv"}
        everything |= {key.replace("__", "."): value for key, value in settings.items()}
        arguments = ["--headless", "--runs", self.folder / "runs", "--gpu", "cpu"]
        for key, value in everything.items():
            arguments += ["--set", f"{key}={value}"]
        return arguments

    def train_until_killed(self, kind, step):
        """Trains to the end of saving `step`, where it is killed, as it begins to save the next one."""
        following = self.checkpoints / f"step_{step + SAVE_INTERVAL}.pt"
        outcome = self.run(*self.training(kind), fault=Fault((following,), "create", "kill", 0, 1))
        if not outcome.was_killed:
            raise RuntimeError(outcome.summary)

    def newest_step(self):
        """Returns the newest step of which there is a checkpoint with its final name; 0: none."""
        return max((int(file.stem[5:]) for file in self.checkpoints.glob("step_*.pt")), default=0)

    def verify(self):
        return self.run("checkpoint", "verify", self.run_folder)


def records(home):
    """Returns the training records by step; what came before a later resume is void."""
    found = {}
    for line in (home.run_folder / "metrics.jsonl").read_bytes().split(b"\n"):
        try:
            record = json.loads(line)
        except ValueError:
            continue
        if record["type"] == "resume":
            found = {step: kept for step, kept in found.items() if step <= record["step"]}
        if record["type"] == "train":
            found[record["step"]] = record
    return found


def digest(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()


def difference(home, straight, steps=STEPS):
    """Returns where a finished run is not bit-exactly like the straight one, or an empty text."""
    ours, theirs = records(home), records(straight)
    for step in range(1, steps + 1):
        if ours.get(step) != theirs[step]:
            return f"record of step {step}"
    for name in (f"step_{steps}.pt", "final_ema.pt"):
        file = home.checkpoints / name
        if not file.exists():
            return f"{name} is missing"
        if digest(file) != digest(straight.checkpoints / name):
            return name
    return ""
