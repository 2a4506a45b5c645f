"""Writes a checkpoint as people's training scripts do.

usage: make_python_checkpoint.py FORM OUT.pt [old]

old: as PyTorch before 1.6 did.
"""
import collections
import sys

import torch

TYPES = ["float64", "float32", "float16", "bfloat16", "int64", "int32", "int16", "int8", "uint8", "bool",
         "uint16", "uint32", "float8_e4m3fn", "float8_e5m2"]


def model():
    torch.manual_seed(3)
    return torch.nn.Sequential(torch.nn.Conv1d(3, 4, 5), torch.nn.BatchNorm1d(4), torch.nn.Linear(7, 2))


def state_dict():
    return model().state_dict()


def training():
    net = model()
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
    net(torch.randn(2, 3, 11)).square().sum().backward()
    optimizer.step()
    return {"model": net.state_dict(), "optimizer": optimizer.state_dict(), "epoch": 3, "iteration": 4000,
            "learning_rate": 1e-4}


def wrapped():
    names = collections.OrderedDict(("module." + name, value) for name, value in state_dict().items())
    return {"state_dict": names, "version": "2.1", "hyper": {"channels": [3, 4], "dropout": 0.5}}


def plain():
    return dict(state_dict())


def types():
    return {name: torch.tensor([0, 1, 0, 3]).to(getattr(torch, name)) for name in TYPES}


def shared():
    base = torch.arange(24.0).view(4, 6)
    return {"base": base, "tied": base, "turned": base.t(), "part": base[1:3, 2:5], "every_second": base[::2, 1::2],
            "row": base[3], "repeated": torch.ones(1).expand(5), "empty": base[:0], "scalar": base[2, 2]}


def parameters():
    return {"weight": torch.nn.Parameter(torch.randn(3, 2)), "fixed": torch.nn.Parameter(torch.ones(2), False)}


def values():
    return {"nothing": None, "yes": True, "no": False, "small": 7, "byte": 200, "word": 60000, "negative": -5,
            "large": 2**40, "very_negative": -(2**62), "pi": 3.141592653589793, "endless": float("-inf"),
            "text": "ünï \n", "empty": "", "tuple": (1, 2, 3, 4), "pair": (1, (2.5, "x")), "list": [[], {}, [1]],
            "size": torch.Size([2, 3]), "type": torch.bfloat16, "device": torch.device("cpu"),
            0: "a number as key", "long": "x" * 70000}


def protocol_4():
    return state_dict()


if __name__ == "__main__":
    form, out = sys.argv[1:3]
    torch.save(globals()[form](), out, pickle_protocol=4 if form == "protocol_4" else 2,
               _use_new_zipfile_serialization="old" not in sys.argv[3:])
