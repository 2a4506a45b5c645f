"""Checks that HiFi-GAN learns to resynthesize recordings that it was not trained on.

    vocoder_learns.py --program formant --griffin-lim griffin_lim_copy --corpus metadata.csv --folder DIR

Every fourth word of the demo is held out, and three of these at a time are concatenated. The generator of
HiFi-GAN V3 is trained from scratch on the other words, on the CPU, and resynthesizes the held-out
recordings from their log-mels each time the number of steps has doubled. Their distance from the
recordings (stft_distance.py) must fall every time. The distance of Griffin-Lim, which receives the same
log-mels, is shown for comparison; it is reported, but not required, that HiFi-GAN becomes better.

The discriminators have a sixteenth of their published width: at full width they would take nearly all of
a step's time, and 400 steps would take 25 minutes of CPU time. With the narrow ones, 3200 steps take
12 minutes on one thread. More than 30 minutes are a failure.

Exit code 0: the distance falls; 1: it does not, or training takes too long; 2: the test could not run.
"""

import argparse
import csv
import resource
import subprocess
import sys
from pathlib import Path
from statistics import fmean

import numpy
import soundfile
import torch

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from headless_run import train
from stft_distance import stft_distance

RATE = 16000
HELD_OUT = slice(3, None, 4)  # of the words, in the order of the table
WORDS_OF_A_RECORDING = 3
HOP = 256  # copies are of whole hops
SETTINGS = {
    "name": "vocoder",
    "preset": "hifigan",
    "data.concatenate_max": 4,
    "data.samples_per_epoch": 800,
    "data.trim_threshold_db": -120,  # the recordings keep their length
    "model.hifigan.discriminator_channels": 64,
    "train.learning_rate": 0.0002,
    "train.batch_size": 2,
    "train.gradient_accumulation_steps": 1,
    "train.precision": "float32",
    "train.seed": 1234,
    "train.tensorboard": "false",
}


# ---- the recordings


def trimmed(audio, block=RATE // 100, below_peak_db=45.0, keep=RATE * 30 // 1000):
    """Removes ends whose RMS over 10 ms is 45 dB below the peak, except for 30 ms of them."""
    blocks = audio[: len(audio) // block * block].reshape(-1, block)
    rms = numpy.sqrt((blocks**2).mean(axis=1))
    loud = numpy.flatnonzero(rms > numpy.abs(audio).max() * 10 ** (-below_peak_db / 20))
    return audio[max(loud[0] * block - keep, 0) : (loud[-1] + 1) * block + keep]


def read_words(table):
    with open(table, encoding="utf-8", newline="") as rows:
        files = [Path(table).parent / row["file"] for row in csv.DictReader(rows)]
    words = []
    for file in files:
        audio, rate = soundfile.read(file, dtype="float32")
        if rate != RATE or audio.ndim != 1:
            raise ValueError(f"{file} is not mono of {RATE} Hz")
        words.append((file.stem, trimmed(audio)))
    return words


def write_recordings(arguments):
    """Creates the folders `trained-on` and `held-out`; returns the files of the second."""
    words = read_words(arguments.corpus)
    held_out = words[HELD_OUT]
    names = {name for name, _ in held_out}
    for folder in (arguments.folder / "trained-on", arguments.folder / "held-out"):
        folder.mkdir(parents=True)
    for name, audio in words:
        if name not in names:
            soundfile.write(arguments.folder / "trained-on" / f"{name}.wav", audio, RATE)
    files = []
    for first in range(0, len(held_out) - WORDS_OF_A_RECORDING + 1, WORDS_OF_A_RECORDING):
        part = held_out[first : first + WORDS_OF_A_RECORDING]
        files.append(arguments.folder / "held-out" / ("-".join(name for name, _ in part) + ".wav"))
        soundfile.write(files[-1], numpy.concatenate([audio for _, audio in part]), RATE)
    return files


# ---- the copies


def minutes_of_training(arguments):
    """Trains the vocoder; returns the minutes of CPU time that it took."""
    settings = SETTINGS | {
        "data.corpus": arguments.folder / "trained-on",
        "data.validation": arguments.folder / "held-out",
        "train.max_steps": arguments.first * 2 ** (arguments.times - 1),
        "train.sample_interval_steps": arguments.first,
    }
    settings |= dict(each.split("=", 1) for each in arguments.set)
    train(arguments.program, arguments.folder / "runs", settings)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) / 60


def copies_of_step(arguments, step):
    """Returns the resynthesized recordings of a step by the names of the recordings."""
    folder = arguments.folder / "runs" / "vocoder" / "samples" / f"step_{step}"
    files = [file for file in sorted(folder.glob("*.flac")) if not file.stem.endswith("_raw")]
    return {Path(file.with_suffix(".txt").read_text().strip()).name: file for file in files}


def griffin_lim(arguments, file):
    out = arguments.folder / f"{file.stem}.griffin-lim.wav"
    subprocess.run([arguments.griffin_lim, file, out], check=True)
    return out


def distance(recording, copy):
    real, made = (torch.from_numpy(soundfile.read(file, dtype="float32")[0]) for file in (recording, copy))
    if len(made) != len(real) // HOP * HOP:
        raise ValueError(f"{copy}: {len(made)} samples of {len(real)}")
    return stft_distance(real[: len(made)], made)


def distance_at(arguments, recordings, step):
    copies = copies_of_step(arguments, step)
    return fmean(distance(file, copies[file.stem]) for file in recordings)


# ---- the verdict


def judge(distances, of_griffin_lim):
    """Returns true if the distances, given by step in order, fall every time."""
    for step, value in distances.items():
        print(f"step {step:6}: {value:.4f}")
    print(f"Griffin-Lim: {of_griffin_lim:.4f}")
    passed = [step for step, value in distances.items() if value < of_griffin_lim]
    print(f"passes Griffin-Lim at step {passed[0]}" if passed else "does not pass Griffin-Lim")
    values = list(distances.values())
    holds = all(later < earlier for earlier, later in zip(values, values[1:]))
    print(f"falls each time the steps double: {'holds' if holds else 'FAILS'}")
    return holds


def read_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--program", required=True, help="formant")
    parser.add_argument("--griffin-lim", required=True, help="program that copies a recording")
    parser.add_argument("--corpus", required=True, help="the demo's metadata.csv")
    parser.add_argument("--folder", required=True, type=Path, help="for all output; must not exist")
    parser.add_argument("--first", type=int, default=100, help="step of the first copies")
    parser.add_argument("--times", type=int, default=6, help="how often the copies are made")
    parser.add_argument("--most-minutes", type=float, default=30, help="limit of CPU time for training")
    parser.add_argument("--set", action="append", default=[], help="KEY=VALUE, as of formant")
    return parser.parse_args()


def main():
    arguments = read_arguments()
    try:
        recordings = write_recordings(arguments)
        minutes = minutes_of_training(arguments)
        in_time = minutes <= arguments.most_minutes
        print(f"trained in {minutes:.1f} minutes of CPU time{'' if in_time else ': TOO LONG'}")
        steps = [arguments.first * 2**i for i in range(arguments.times)]
        distances = {step: distance_at(arguments, recordings, step) for step in steps}
        of_griffin_lim = fmean(distance(file, griffin_lim(arguments, file)) for file in recordings)
    except (OSError, KeyError, ValueError, subprocess.CalledProcessError) as error:
        print(f"vocoder_learns: {error!r}", file=sys.stderr)
        return 2
    return 0 if judge(distances, of_griffin_lim) and in_time else 1


if __name__ == "__main__":
    sys.exit(main())
