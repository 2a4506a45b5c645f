"""Times the whole preparation of recordings (decode, resample, trim, log-mel) against a pool of Python
processes that does the same with soundfile and librosa, in interleaved pairs.

usage: time_against_pool.py PROGRAM FOLDER [PAIRS]; `PROGRAM --serve CLIPS SCRATCH WORKERS` prepares
the recordings in CLIPS for every input line: `features`, or `cache`, which also hashes them and stores
the samples in an empty feature cache, like the first start of a run. It prints the seconds and the
number of frames.

Both sides have the same number of workers, one thread each, started before. Exit code 1 if the
engine's `features` are not faster than the pool's; they should be 1.5 times as fast from FLAC at
44.1 kHz and 1.8 times from WAV at 22.05 kHz.
"""
import multiprocessing
import os
import pathlib
import sys
import time

for library in ("OMP", "OPENBLAS", "MKL"):
    os.environ[library + "_NUM_THREADS"] = "1"

import librosa
import numpy as np
import soundfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "support"))
from interleaved import Served, measure
from speech_clips import RATE, write_clips

LIMIT = 1.0
WORKERS = 2
CLIPS, SHORTEST_S, LONGEST_S = 48, 2, 10
FRAME = RATE // 100
MOST_DIFFERENCE = 0.02  # the two measure loudness in frames that lie a little differently


def prepare(file):
    samples, rate = soundfile.read(file, dtype="float32")
    samples = librosa.resample(samples, orig_sr=rate, target_sr=RATE, res_type="soxr_hq")
    samples, _ = librosa.effects.trim(samples, top_db=45, frame_length=FRAME, hop_length=FRAME)
    mel = librosa.feature.melspectrogram(
        y=samples, sr=RATE, n_fft=1024, hop_length=256, pad_mode="constant", power=1, n_mels=80,
        fmin=0, fmax=8000)
    return np.log(np.maximum(mel, 1e-4))


class PythonPool:
    def __init__(self, files):
        self.files = files
        self.pool = multiprocessing.get_context("fork").Pool(WORKERS)
        self.frames = sum(mel.shape[1] for mel in self.pool.map(prepare, files))

    def run(self):
        begin = time.perf_counter()
        self.pool.map(prepare, self.files, chunksize=1)
        return time.perf_counter() - begin

    def close(self):
        self.pool.close()
        self.pool.join()


class Engine:
    def __init__(self, program, clips, scratch, frames):
        self.served = Served(program, "--serve", str(clips), str(scratch), str(WORKERS))
        self.expected = frames

    def run(self, line):
        seconds, frames = self.served.ask(line).split()
        if abs(int(frames) - self.expected) > MOST_DIFFERENCE * self.expected:
            sys.exit(f"the engine made {frames} frames, Python {self.expected}")
        return float(seconds)


def compare(program, folder, suffix, rate_hz, pairs):
    """Returns the ratio of `features`; prints both."""
    clips = folder / f"clips{suffix}"
    write_clips(clips, suffix, CLIPS, SHORTEST_S, LONGEST_S, rate_hz)
    pool = PythonPool(sorted(clips.iterdir()))
    engine = Engine(program, clips, folder, pool.frames)
    ratios = {}
    for line in ("features", "cache"):
        ours, theirs, ratios[line] = measure(lambda: engine.run(line), pool.run, pairs)
        print(f"{suffix[1:].upper()} {rate_hz} Hz, {line}: engine {ours:.0f} ms, "
              f"Python {theirs:.0f} ms, {1 / ratios[line]:.2f} times as fast (median of {pairs} "
              f"pairs, {CLIPS} clips of {SHORTEST_S} to {LONGEST_S} s, {WORKERS} workers)")
    engine.served.close()
    pool.close()
    return ratios["features"]


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    pairs = int(sys.argv[3]) if len(sys.argv) > 3 else 10
    worst = max(compare(program, folder, suffix, rate_hz, pairs)
                for suffix, rate_hz in ((".flac", 44100), (".wav", 22050)))
    return 1 if worst > LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
