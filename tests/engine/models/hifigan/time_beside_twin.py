"""Times a step of the engine's HiFi-GAN beside the twin's (tests/engine/models/gan_speed.py).

usage: time_beside_twin.py PROGRAM FOLDER [PAIRS]
"""

import pathlib
import sys

import torch

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1])]
from gan_speed import beside_twin
from hifigan_twin import HifiganTwin, LossMel


def twin_of(config, recorded):
    mel = LossMel(recorded["mel_basis"], config["n_fft"], config["hop_size"], 1e-9)
    return HifiganTwin(config, mel, config["num_mels"])


def batch_of(twin, recorded):
    """The clips are as long as the segments."""
    return {"mel": recorded["mel"], "audio": recorded["audio"].unsqueeze(1)}


if __name__ == "__main__":
    sys.exit(beside_twin(twin_of, batch_of))
