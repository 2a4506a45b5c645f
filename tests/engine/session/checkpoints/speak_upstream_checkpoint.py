"""Synthesizes audio with converted weights in the Python references of tests/engine/models, without noise, and
compares it with SOUND. Exit code 1 if a sample differs by more than 1e-3 of the peak.

usage: speak_upstream_checkpoint.py vits G.pth config.json SOUND
       speak_upstream_checkpoint.py hifigan g_N config.json SOUND
"""
import json
import pathlib
import sys

import torch

MODELS = pathlib.Path(__file__).resolve().parents[2] / "models"
sys.path[:0] = [str(MODELS / "hifigan"), str(MODELS / "vits")]
from hifigan_twin import Generator
from vits_twin import VitsGenerator

BOUND = 1e-3


def spoken(checkpoint, config, sound):
    weights, data = checkpoint["model"], config["data"]
    twin = VitsGenerator(config["model"], data["n_symbols"], data["filter_length"] // 2 + 1, data["n_speakers"])
    twin.load_state_dict(weights)
    audio, _ = twin.eval().infer(sound["tokens"], sound["lengths"], sound["speakers"], 0, 0)
    return audio.squeeze(1)


@torch.no_grad()
def vocoded(checkpoint, config, sound):
    """Returns the audio between the centers of the first and the last frame."""
    twin = Generator(config, config["num_mels"])
    twin.load_state_dict(checkpoint["generator"])
    half = config["hop_size"] // 2
    return twin(sound["mel"]).squeeze(1)[:, half:-half]


if __name__ == "__main__":
    made_by = {"vits": spoken, "hifigan": vocoded}[sys.argv[1]]
    checkpoint, sound = (torch.load(sys.argv[i], weights_only=True) for i in (2, 4))
    made = made_by(checkpoint, json.load(open(sys.argv[3])), sound)
    assert made.shape == sound["samples"].shape, (made.shape, sound["samples"].shape)
    loudest = sound["samples"].abs().max().item()
    difference = (made - sound["samples"]).abs().max().item() / loudest
    print(f"{made.shape[1]} samples up to {loudest:.2g}, largest difference {difference:.2e} of that")
    sys.exit(0 if difference <= BOUND else 1)
