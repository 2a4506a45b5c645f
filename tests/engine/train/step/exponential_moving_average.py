"""torch.optim.swa_utils.AveragedModel over given weights; the average after each step as JSON.

usage: exponential_moving_average.py STEPS DECAY SKIPPED,SKIPPED,...

Uses the warmup of the decay of the test. After a skipped step there is no update.
"""
import json
import math
import sys

import torch
from torch.optim.swa_utils import AveragedModel

steps, max_decay = int(sys.argv[1]), float(sys.argv[2])
skipped = {int(word) for word in sys.argv[3].split(",") if word}


def average(averaged, weight, count):
    decay = min(max_decay, (1 + count) / (10 + count))
    return averaged + (1 - decay) * (weight - averaged)


model = torch.nn.Linear(2, 1, bias=False, dtype=torch.double)
model.weight.data = torch.tensor([[1.0, -2.0]], dtype=torch.double)
averaged = AveragedModel(model, avg_fn=average)
averaged.update_parameters(model)  # the first call only copies: the average starts with the weights
seen = []
for step in range(1, steps + 1):
    model.weight.data.fill_(math.sin(step))
    if step not in skipped:
        averaged.update_parameters(model)
    seen.append(averaged.module.weight.flatten().tolist())
print(json.dumps(seen))
