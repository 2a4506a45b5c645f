"""torch.amp.GradScaler over given steps: prints scale and gradient after each step."""
import json
import sys

import torch

overflows = [word == "1" for word in sys.argv[1].split(",")]
interval = int(sys.argv[2])
parameter = torch.nn.Parameter(torch.ones(3))
optimizer = torch.optim.SGD([parameter], lr=0.0)
scaler = torch.amp.GradScaler("cpu", init_scale=1024.0, growth_interval=interval)
seen = []
for overflow in overflows:
    optimizer.zero_grad()
    loss = (parameter * torch.tensor([1.0, 2.0, 3.0])).sum()
    scaler.scale(loss).backward()
    if overflow:
        parameter.grad[1] = float("inf")
    scaler.unscale_(optimizer)
    gradient = parameter.grad.tolist() if not overflow else None
    scaler.step(optimizer)
    scaler.update()
    seen.append({"scale": scaler.get_scale(), "gradient": gradient})
print(json.dumps(seen))
