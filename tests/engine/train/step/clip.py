"""torch.nn.utils.clip_grad_norm_ on the gradients of the test; norm and clipped gradients as JSON."""
import json
import sys

import torch

a = torch.zeros(2, 3, requires_grad=True)
b = torch.zeros(4, requires_grad=True)
a.grad = torch.arange(6.0).view(2, 3) * 0.25 - 0.5
b.grad = torch.arange(4.0) * 0.5 - 1
norm = torch.nn.utils.clip_grad_norm_([a, b], float(sys.argv[1]))
print(json.dumps({"norm": norm.item(), "gradients": [a.grad.flatten().tolist(), b.grad.tolist()]}))
