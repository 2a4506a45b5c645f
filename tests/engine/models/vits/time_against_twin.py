"""Compares the time of a step of the engine's VITS with the twin's (tests/engine/models/gan_speed.py). The
twin gets a path and does not run the alignment search.

usage: time_against_twin.py PROGRAM FOLDER [PAIRS] [--device N] [--replayed]
"""

import pathlib
import sys

import torch
import torch.nn.functional as F

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1])]
from gan_speed import compare_speed
from vits_twin import LossMel, VitsTwin


def twin_of(config, recorded):
    data, train = config["data"], config["train"]
    mel = LossMel(recorded["mel_basis"], data["filter_length"], data["hop_length"], 1e-6)
    return VitsTwin(config["model"], mel, data["n_symbols"], train["segment_size"] // data["hop_length"])


def batch_of(twin, recorded):
    tokens, spectrum, lengths = (recorded[name] for name in ("tokens", "spectrum", "mel_lengths"))
    latent = twin.generator.inter_channels
    starts = torch.rand(len(tokens)) * (lengths - twin.segment_frames + 1)
    return {"x": tokens, "x_lengths": recorded["token_lengths"], "spec": spectrum, "y_lengths": lengths,
            "wav": recorded["audio"].unsqueeze(1), "starts": starts.long(),
            "posterior": torch.randn(len(tokens), latent, spectrum.shape[2]),
            "duration": torch.randn(len(tokens), 2, tokens.shape[1]),
            "path": F.one_hot(recorded["frame_tokens"], tokens.shape[1]).float()}


if __name__ == "__main__":
    sys.exit(compare_speed(twin_of, batch_of))
