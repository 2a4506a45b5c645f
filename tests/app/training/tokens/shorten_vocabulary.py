"""shorten_vocabulary.py FROM TO ROWS: writes a gpt.pth with only the first ROWS text tokens."""

import sys

import torch

weights = torch.load(sys.argv[1], weights_only=True)
weights = weights.get("model", weights)
for name in ("text_embedding.weight", "text_head.weight", "text_head.bias"):
    weights[name] = weights[name][: int(sys.argv[3])].clone()
torch.save(weights, sys.argv[2])
