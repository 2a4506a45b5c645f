"""Five steps of torch.optim.AdamW on two tensors with the gradients of the test; the result as JSON."""
import json
import math

import torch

shapes = [(3, 4), (5,)]
parameters = [
    torch.tensor([0.1 * (i + 1) for i in range(math.prod(shape))]).view(shape).requires_grad_(True)
    for shape in shapes
]
optimiser = torch.optim.AdamW(parameters, lr=0.0, betas=(0.9, 0.98), eps=1e-8, weight_decay=0.1)
for step in range(1, 6):
    optimiser.param_groups[0]["lr"] = 0.01 * step
    for parameter in parameters:
        values = [math.sin(i + 3 * step) for i in range(parameter.numel())]
        parameter.grad = torch.tensor(values).view(parameter.shape)
    optimiser.step()
state = optimiser.state_dict()["state"]
print(json.dumps({
    "weights": [p.detach().flatten().tolist() for p in parameters],
    "exp_avg": [state[i]["exp_avg"].flatten().tolist() for i in range(2)],
    "exp_avg_sq": [state[i]["exp_avg_sq"].flatten().tolist() for i in range(2)],
}))
