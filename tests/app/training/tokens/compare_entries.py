"""compare_entries.py BASE TRAINED: both files hold the same entries; only what is trained differs."""

import sys

import torch

UNTRAINED = ("conditioning_encoder.", "perceiver_encoder.", "emo_conditioning_encoder.", "emo_perceiver_encoder.",
             "emovec_layer.", "emo_layer.")


def entries(file):
    weights = torch.load(file, weights_only=True)
    return weights.get("model", weights)


base, trained = (entries(file) for file in sys.argv[1:])
assert base.keys() == trained.keys(), base.keys() ^ trained.keys()
for name, value in base.items():
    assert value.shape == trained[name].shape, name
    if name.startswith(UNTRAINED):
        assert torch.equal(value, trained[name]), name
changed = [name for name in base if not torch.equal(base[name], trained[name])]
assert any(name.startswith("gpt.h.") for name in changed), changed
