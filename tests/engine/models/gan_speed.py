"""Compares the time of the engine's GAN step with that of its PyTorch twin, in interleaved pairs, so that both
run under the same conditions. `PROGRAM --serve FILE` writes its configuration, weights and batch to FILE and then
runs one step for every line it receives, answering with the seconds.

Both steps do the same: noise, forward, discriminator's losses, backward, clipping and fused AdamW, the same for
the generator, EMA. The twin is timed twice: as upstream's trainers do it, and without the discriminator's
gradients in the generator's phase, which are not used. Exit code 1 if the engine takes more than 1.5 times as
long as either.
"""

import json
import pathlib
import sys
import time

import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "support"))
from gan_step import GanStep
from interleaved import measure, served_steps, step_arguments, wait_for_device

LIMIT, PAIRS, WARM_UP = 1.5, 4, 2
OPTIMIZER = {"lr": 2e-4, "betas": (0.8, 0.99), "eps": 1e-9, "weight_decay": 0.01}


def below(prefix, weights):
    return {name[len(prefix):]: value for name, value in weights.items() if name.startswith(prefix)}


class TwinStep:
    def __init__(self, recorded, twin_of, batch_of, hold):
        twin = twin_of(json.loads(recorded["config"]), recorded)
        for name in ("generator", "discriminator", "mpd", "msd"):
            if weights := below(name + ".", recorded["state_dict"]):
                getattr(twin, name).load_state_dict(weights)
        self.new_batch = lambda: batch_of(twin, recorded["batch"])
        self.step = GanStep(twin, OPTIMIZER, max_norm=1.0, ema_decay=0.999, hold=hold)

    def run(self):
        begin = time.perf_counter()
        self.step.run(self.new_batch())
        wait_for_device()
        return time.perf_counter() - begin


def compare_speed(twin_of, batch_of):
    given = step_arguments(PAIRS)
    pairs, file = given.pairs, f"{given.folder}/step.pt"
    engine = served_steps(given, file)
    recorded = torch.load(file, weights_only=True, map_location=torch.get_default_device())
    worst = 0
    for hold in (False, True):
        twin = TwinStep(recorded, twin_of, batch_of, hold)
        ours, reference, ratio = measure(lambda: float(engine.ask("step")), twin.run, pairs, WARM_UP)
        gradients = "those the generator needs" if hold else "all gradients"
        print(f"engine {ours:.0f} ms, twin with {gradients} {reference:.0f} ms, ratio {ratio:.3f} "
              f"(median of {pairs} pairs, {torch.get_num_threads()} threads)")
        worst = max(worst, ratio)
    engine.close()
    return 1 if worst > LIMIT else 0
