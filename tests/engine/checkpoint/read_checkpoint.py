"""Prints what torch.load(weights_only=True) finds in a checkpoint of this program, as JSON."""
import json
import math
import sys

import torch


def plain(value):
    if isinstance(value, torch.Tensor):
        return {
            "dtype": str(value.dtype),
            "shape": list(value.shape),
            "values": [float(v) for v in value.double().flatten()],
        }
    if isinstance(value, dict):
        return {key: plain(child) for key, child in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(child) for child in value]
    if isinstance(value, (torch.dtype, torch.device)):
        return str(value)
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)  # JSON has no number for it
    return value


print(json.dumps(plain(torch.load(sys.argv[1], weights_only=True))))
