"""Reads and writes files with the safetensors package.

usage: exchange_safetensors.py write OUT | read IN (prints what it found as JSON)
"""
import json
import sys

import torch
from safetensors import safe_open
from safetensors.torch import save_file

TYPES = ["float64", "float32", "float16", "bfloat16", "int64", "int32", "int16", "int8", "uint8", "bool"]


def write(out):
    tensors = {name: torch.tensor([[0, 1, 0], [3, 2, 1]]).to(getattr(torch, name)) for name in TYPES}
    tensors |= {"odd_bytes": torch.tensor([1, 0, 1], dtype=torch.bool), "scalar": torch.tensor(2.5),
                "nothing": torch.zeros(0, 80)}
    save_file(tensors, out, metadata={"format": "pt", "who": "ünï"})


def read(source):
    found = {}
    with safe_open(source, "pt") as file:
        for name in file.keys():
            tensor = file.get_tensor(name)
            found[name] = {"dtype": str(tensor.dtype), "shape": list(tensor.shape),
                           "values": tensor.double().flatten().tolist()}
        print(json.dumps({"tensors": found, "metadata": file.metadata()}))


if __name__ == "__main__":
    globals()[sys.argv[1]](*sys.argv[2:])
