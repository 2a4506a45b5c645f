"""Times the engine's spectrograms against librosa's, in interleaved pairs, one thread each.

usage: time_against_librosa.py PROGRAM FOLDER [PAIRS]; `PROGRAM --serve FOLDER` reads the WAV files in
FOLDER and then, for every line `stft` or `mel`, computes that of all files and prints the
seconds.

The log-mel is timed twice: against librosa.feature.melspectrogram, which creates its filter bank for
each clip, and against librosa.stft with a filter bank created once. Exit code 1 if the engine is not faster
than librosa; it should take at most half the time.
"""
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
STFT = dict(n_fft=1024, hop_length=256, pad_mode="constant")
MEL = dict(sr=RATE, n_mels=80, fmin=0, fmax=8000)
BANK = librosa.filters.mel(n_fft=STFT["n_fft"], **MEL)


def stft(samples):
    return np.abs(librosa.stft(samples, **STFT))


def logarithm(mel):
    return np.log(np.maximum(mel, 1e-4))


def mel(samples):
    return logarithm(librosa.feature.melspectrogram(y=samples, power=1, **STFT, **MEL))


def mel_with_bank_made_once(samples):
    return logarithm(BANK @ stft(samples))


def seconds_of(make, clips):
    begin = time.perf_counter()
    for clip in clips:
        make(clip)
    return time.perf_counter() - begin


def main():
    program, folder = sys.argv[1:3]
    pairs = int(sys.argv[3]) if len(sys.argv) > 3 else 20
    folder = pathlib.Path(folder) / "clips"
    write_clips(folder, ".wav", 12, 2, 10, RATE)
    clips = [soundfile.read(file, dtype="float32")[0] for file in sorted(folder.iterdir())]
    engine = Served(program, "--serve", str(folder))
    worst = 0
    for name, make, line in (("STFT", stft, "stft"), ("log-mel", mel, "mel"),
                             ("log-mel, bank made once", mel_with_bank_made_once, "mel")):
        ours, theirs, ratio = measure(
            lambda: float(engine.ask(line)), lambda: seconds_of(make, clips), pairs)
        print(f"{name}: engine {ours:.1f} ms, librosa {theirs:.1f} ms, {1 / ratio:.2f} times as fast "
              f"(median of {pairs} pairs, {sum(map(len, clips)) / RATE:.0f} s of sound, one thread)")
        worst = max(worst, ratio)
    engine.close()
    return 1 if worst > LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
