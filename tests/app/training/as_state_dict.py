"""Saves the weights of a checkpoint of formant as a training script in Python would have.

usage: as_state_dict.py CHECKPOINT OUT.pth
"""
import collections
import sys

import torch

weights = torch.load(sys.argv[1], weights_only=True)["state_dict"]
torch.save(collections.OrderedDict(weights), sys.argv[2])
