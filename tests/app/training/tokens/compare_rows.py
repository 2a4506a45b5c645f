"""compare_rows.py BASE TRAINED LATER: only rows of text tokens that BASE does not have were trained, and they were."""

import sys

import torch

base, trained, later = (torch.load(file, weights_only=True) for file in sys.argv[1:])
for name, value in base.items():
    if name not in ("text_embedding.weight", "text_head.weight", "text_head.bias"):
        assert torch.equal(value, trained[name]), name
        continue
    old = len(value) - 1  # the last row belongs to no token
    assert len(trained[name]) > len(value), name
    for rows in (trained[name], later[name]):
        assert torch.equal(value[:old], rows[:old]), name
    assert not torch.equal(trained[name][old:], later[name][old:]), name
