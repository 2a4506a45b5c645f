"""Loads what the engine wrote (weights, batch, draws, outputs, losses, gradients) and compares it
with the twin: every output, loss and gradient within 1e-4. Prints the largest difference; exit code 1 if it is larger."""

import sys

import torch

from unet_twin import UnetTwin

TOLERANCE = 1e-4


def difference(ours, reference):
    """Returns the largest difference relative to the largest value."""
    return ((ours.double() - reference.double()).abs().max() /
            reference.double().abs().max().clamp(min=1e-8)).item()


def compare(recorded):
    twin = UnetTwin(recorded["symbols"])
    twin.load_state_dict(recorded["state_dict"])
    state = twin(recorded["batch"], recorded["draws"])
    losses = twin.losses(state)
    sum(recorded["weights"][name] * loss for name, loss in losses.items()).backward()
    for name, ours in recorded["outputs"].items():
        yield f"output {name}", difference(ours, state[name].detach())
    for name, ours in recorded["losses"].items():
        yield f"loss {name}", difference(ours, losses[name].detach())
    parameters = dict(twin.named_parameters())
    assert set(parameters) == set(recorded["gradients"])
    for name, ours in recorded["gradients"].items():
        yield f"gradient {name}", difference(ours, parameters[name].grad)


def main():
    recorded = torch.load(sys.argv[1], weights_only=True)
    found = sorted(compare(recorded), key=lambda item: item[1], reverse=True)
    for kind in ("output", "loss", "gradient"):
        of_kind = [item for item in found if item[0].startswith(kind)]
        name, worst = of_kind[0]
        print(f"{len(of_kind)} {kind}s, worst: {name} {worst:.2e}")
    return 1 if not all(value <= TOLERANCE for _, value in found) else 0


if __name__ == "__main__":
    sys.exit(main())
