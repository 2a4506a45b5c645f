"""torch.nn.functional.group_norm of each sample without its padding; exit code 1 if the recorded
output or gradients differ by more than 1e-5 of the largest value."""

import sys

import torch
import torch.nn.functional as F


def reference(recorded):
    x = recorded["x"].double().requires_grad_()
    weight = recorded["weight"].double().requires_grad_()
    bias = recorded["bias"].double().requires_grad_()
    y = torch.zeros_like(recorded["x"], dtype=torch.float64)
    for i, length in enumerate(recorded["lengths"].tolist()):
        real = F.group_norm(x[i : i + 1, :, :length], 8, weight, bias, eps=1e-5)
        (real * recorded["weighting"][i : i + 1, :, :length]).sum().backward()
        y[i : i + 1, :, :length] = real.detach()
    return {"y": y, "grad_x": x.grad, "grad_weight": weight.grad, "grad_bias": bias.grad}


def main():
    recorded = torch.load(sys.argv[1], weights_only=True)
    bad = 0
    for name, expected in reference(recorded).items():
        difference = ((recorded[name] - expected).abs().max() / expected.abs().max()).item()
        print(f"{name}: {difference:.2e}")
        bad += not difference < 1e-5
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
