"""Writes a checkpoint whose pickle would make a file if anything in it were executed."""
import sys

import torch


class Touches:
    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return (open, (self.path, "w"))


torch.save({"format": 1, "state_dict": Touches(sys.argv[2])}, sys.argv[1])
