"""Steps of torch.optim.AdamW on two tensors with the gradients of the test; the result as JSON.

usage: adamw.py STEPS SKIPPED,SKIPPED,...

The gradients of the skipped steps are not finite; torch.amp.GradScaler skips those steps.
"""
import json
import math
import sys

import torch

steps = int(sys.argv[1])
skipped = {int(word) for word in sys.argv[2].split(",") if word}
shapes = [(3, 4), (5,)]
parameters = [
    torch.tensor([0.1 * (i + 1) for i in range(math.prod(shape))]).view(shape).requires_grad_(True)
    for shape in shapes
]
optimizer = torch.optim.AdamW(parameters, lr=0.0, betas=(0.9, 0.98), eps=1e-8, weight_decay=0.1)
# Factors that equal 1 in float32: the scaler only skips and does not scale.
scaler = torch.amp.GradScaler("cpu", init_scale=1.0, growth_factor=1 + 1e-12,
                              backoff_factor=1 - 1e-12)
for step in range(1, steps + 1):
    optimizer.param_groups[0]["lr"] = 0.01 * (1 + step % 5)
    scaler.scale(torch.zeros(()))
    for parameter in parameters:
        values = [math.sin(i + 3 * step) for i in range(parameter.numel())]
        parameter.grad = torch.tensor(values).view(parameter.shape)
    if step in skipped:
        parameters[1].grad[2] = float("nan" if step % 2 else "inf")
    scaler.step(optimizer)
    scaler.update()
assert scaler.get_scale() == 1.0
state = optimizer.state_dict()["state"]
print(json.dumps({
    "steps": state[0]["step"].item(),
    "weights": [p.detach().flatten().tolist() for p in parameters],
    "exp_avg": [state[i]["exp_avg"].flatten().tolist() for i in range(2)],
    "exp_avg_sq": [state[i]["exp_avg_sq"].flatten().tolist() for i in range(2)],
}))
