"""Compares the time of a step of the engine's HiFi-GAN with the twin's (tests/engine/models/gan_speed.py).

usage: time_against_twin.py PROGRAM FOLDER [PAIRS] [--device N] [--replayed]
"""

import pathlib
import sys

import torch

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1])]
from gan_speed import compare_speed
from hifigan_twin import HifiganTwin, LossMel


def twin_of(config, recorded):
    mel = LossMel(recorded["mel_basis"], config["n_fft"], config["hop_size"], 1e-9)
    return HifiganTwin(config, mel, config["num_mels"])


def batch_of(twin, recorded):
    """Returns the batch; the clips are as long as the segments."""
    return {"mel": recorded["mel"], "audio": recorded["audio"].unsqueeze(1)}


if __name__ == "__main__":
    sys.exit(compare_speed(twin_of, batch_of))
