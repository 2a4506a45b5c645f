"""Learning rates of every step by PyTorch's own schedulers: linear warm-up, then cosine."""
import json
import sys

import torch
from torch.optim.lr_scheduler import CosineAnnealingLR, LinearLR, SequentialLR

peak, final_share, warmup, steps = float(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
optimizer = torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=peak)
rise = LinearLR(optimizer, start_factor=1 / warmup, total_iters=warmup - 1)
fall = CosineAnnealingLR(optimizer, T_max=steps - warmup, eta_min=peak * final_share)
schedule = SequentialLR(optimizer, [rise, fall], milestones=[warmup - 1])
rates = []
for _ in range(steps):
    rates.append(optimizer.param_groups[0]["lr"])
    optimizer.step()
    schedule.step()
print(json.dumps(rates))
