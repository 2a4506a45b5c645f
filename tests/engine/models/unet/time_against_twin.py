"""Compares the time of the engine's training step with the twin's, in interleaved pairs, so that both run
under the same conditions. Usage: time_against_twin.py PROGRAM FOLDER [PAIRS] [--device N] [--replayed]; `PROGRAM
--serve FILE` writes its weights and batch to FILE and then runs one step for every line it receives, answering with the seconds.

Both steps do the same: noise, forward, losses, backward, clipping, fused AdamW, EMA. The twin gets the
path and does not run the alignment search. It is timed twice: with its masked norms of plain tensor
operations, and with PyTorch's own group norm, which includes padding but is the fastest in PyTorch. Exit
code 1 if the engine takes more than twice the time of either.
"""

import pathlib
import sys
import time

import torch
import torch.nn.functional as F

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "support"))
from interleaved import measure, served_steps, step_arguments, wait_for_device
from unet_twin import GROUPS, MaskedGroupNorm, UnetTwin

LIMIT = 2.0


class NativeGroupNorm(torch.nn.Module):
    def __init__(self, masked):
        super().__init__()
        self.weight, self.bias = masked.weight, masked.bias

    def forward(self, x, mask):
        return F.group_norm(x, GROUPS, self.weight, self.bias)


def with_native_norms(module):
    for name, child in module.named_children():
        if isinstance(child, MaskedGroupNorm):
            setattr(module, name, NativeGroupNorm(child))
        else:
            with_native_norms(child)
    return module


class TwinStep:
    def __init__(self, recorded, native):
        self.batch, self.weights = recorded["batch"], recorded["weights"]
        twin = UnetTwin(recorded["symbols"])
        twin.load_state_dict(recorded["state_dict"])
        self.twin = with_native_norms(twin) if native else twin
        self.parameters = list(self.twin.parameters())
        self.averages = [parameter.detach().clone() for parameter in self.parameters]
        self.optimizer = torch.optim.AdamW(
            self.parameters, lr=1e-3, betas=(0.9, 0.98), weight_decay=1e-4, fused=True)

    def draws(self):
        size, mels, frames = self.batch["mel"].shape
        return {"style": torch.randn(size, 16, 1), "flow": torch.randn(size, mels, frames),
                "flow_time": torch.rand(size, 1, 1)}

    def run(self):
        begin = time.perf_counter()
        self.optimizer.zero_grad()
        state = self.twin(self.batch, self.draws(), self.batch["frame_tokens"])
        losses = self.twin.losses(state)
        total = sum(self.weights[name] * loss for name, loss in losses.items())
        total.backward()
        torch.nn.utils.clip_grad_norm_(self.parameters, 1.0)
        self.optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_(self.averages, self.parameters, 0.005)
        total.item()
        wait_for_device()
        return time.perf_counter() - begin


def main():
    given = step_arguments(pairs=20)
    pairs, file = given.pairs, f"{given.folder}/step.pt"
    engine = served_steps(given, file)
    recorded = torch.load(file, weights_only=True, map_location=torch.get_default_device())
    worst = 0
    for native in (False, True):
        twin = TwinStep(recorded, native)
        ours, reference, ratio = measure(lambda: float(engine.ask("step")), twin.run, pairs)
        norms = "PyTorch's own group norm" if native else "masked norms"
        print(f"engine {ours:.1f} ms, twin with {norms} {reference:.1f} ms, ratio {ratio:.3f} "
              f"(median of {pairs} pairs, {torch.get_num_threads()} threads)")
        worst = max(worst, ratio)
    engine.close()
    return 1 if worst > LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
