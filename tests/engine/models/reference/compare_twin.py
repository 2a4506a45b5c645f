"""Compares the twins of tests/engine/models with reference values of the upstream implementations: the outputs
of the first step, every gradient of its generator, the losses of all steps, and for VITS its speech.

usage: compare_twin.py vits|hifigan FOLDER [--steps N] [--first-learned-bound A] [--learned-bound B]
                       [--made-with CAPABILITY]

Prints the largest relative errors. Exit code 1 if one exceeds 1e-4, or the bounds A (first step) and B (later
steps) after weight updates: rounding errors grow from step to step and differ between processors. If float32
exceeds a bound, everything is computed again in float64, which removes the twin's own rounding. A and B apply only
if the processor lacks the vector instructions with which the values were computed (AVX512, as PyTorch names them);
with the same instructions, float32 rounds equally.
"""

import argparse
import json
import pathlib
import sys

import torch

MODELS = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(MODELS), str(MODELS / "hifigan"), str(MODELS / "vits")]
from gan_step import GanStep
from hifigan_twin import HifiganTwin, LossMel
from vits_twin import VitsTwin

BOUND = 1e-4


def in_precision(value, precision):
    if isinstance(value, dict):
        return {name: in_precision(item, precision) for name, item in value.items()}
    if isinstance(value, list):
        return [in_precision(item, precision) for item in value]
    return value.to(precision) if torch.is_tensor(value) and value.is_floating_point() else value


def error(ours, expected):
    assert ours.shape == expected.shape, (ours.shape, expected.shape)
    return ((ours - expected).abs().max() / expected.abs().max().clamp(min=1e-300)).item()


def by_formula(module):
    """The discriminators' weights, as the README of the values says."""
    state = {}
    for i, (name, value) in enumerate(module.state_dict().items()):
        wave = torch.sin(0.37 * torch.arange(value.numel(), dtype=torch.double) + i)
        fan = value.numel() / len(value)
        if name.endswith("weight_g"):
            wave = torch.full_like(wave, 1 + 0.1 * (i % 3))
        elif name.endswith("weight_u") or (name.endswith("weight_v") and value.dim() == 1):
            wave = wave / wave.norm()
        else:
            wave = wave * (0.01 if name.endswith("bias") else 1) / fan ** 0.5
        state[name] = wave.float().view(value.shape)
    module.load_state_dict(state)


class Comparison:
    def __init__(self):
        self.bound, self.found, self.kept = BOUND, [], True

    def add(self, name, value):
        self.found.append((value, name))
        self.kept = self.kept and value <= self.bound

    def same(self, name, ours, expected):
        self.add(name, error(ours.detach(), expected))

    def gradients(self, module, expected):
        """Compares gradients that are 0 in exact arithmetic, relative to the largest of all."""
        largest = max(gradient.abs().max() for gradient in expected.values())
        parameters = dict(module.named_parameters())
        assert parameters.keys() == expected.keys()
        for name, gradient in expected.items():
            ours = parameters[name].grad
            if name.endswith("conv_k.bias") or not gradient.any():
                self.add("gradient " + name, (10 * (ours - gradient).abs().max() / largest).item())
            else:
                self.same("gradient " + name, ours, gradient)


def draws(step, stochastic):
    drawn = step["draws"]
    return {"posterior": drawn[0], "duration": drawn[1] if stochastic else None, "starts": step["ids"]}


class OfVits:
    def __init__(self, config, values, folder):
        weights = torch.load(folder / "G_0.pth", weights_only=True)["model"]
        speakers = len(weights["emb_g.weight"]) if "emb_g.weight" in weights else 1
        model = {**config["model"], **{k: config[k] for k in ("use_sdp", "gin_channels") if k in config}}
        mel = LossMel(values["mel_basis"], config["n_fft"], config["hop"], 1e-6)
        self.twin = VitsTwin(model, mel, config["vocabulary"], config["segment_frames"], speakers)
        self.twin.generator.load_state_dict(weights)
        self.twin.generator.eval()  # the values are without dropout
        by_formula(self.twin.discriminator)
        self.values, self.stochastic = values, model.get("use_sdp", True)

    def speak(self, comparison):
        audio, path = self.twin.generator.infer(
            self.values["x"], self.values["x_lengths"], self.values.get("sid"), 0, 0)
        comparison.same("infer: attn", path.unsqueeze(1), self.values["infer"]["attn"])
        comparison.same("infer: audio", audio, self.values["infer"]["audio"])

    def batch(self, step):
        return {**self.values, **draws(step, self.stochastic)}

    def first(self, state):
        return {**state, "o": state["made"], "attn": state["path"].unsqueeze(1)}


class OfHifigan:
    def __init__(self, config, values, folder):
        h = config["h"]
        mel = LossMel(values["mel_basis"], h["n_fft"], h["hop_size"], 1e-9)
        self.twin = HifiganTwin(h, mel, h["num_mels"])
        weights = torch.load(folder / "g_00000000", weights_only=True)["generator"]
        self.twin.generator.load_state_dict(weights)
        for part in (self.twin.mpd, self.twin.msd):
            by_formula(part)
        self.values = values

    def speak(self, comparison):
        comparison.same("audio", self.twin.generator(self.values["mel"]), self.values["first"]["audio"])

    def batch(self, step):
        return {"mel": self.values["mel"], "audio": self.values["wav"]}

    def first(self, state):
        return {"audio": state["made"], "mel_of_audio": self.twin.mel(state["made"])}


def compare(comparison, model, config, values, given):
    model.speak(comparison)
    optimizer = {key: value for key, value in config["optimiser"].items() if key != "name"}
    gan = GanStep(model.twin, optimizer)
    for i, expected in enumerate(values["steps"][:given.steps]):
        state, losses, norms = gan.run(model.batch(expected))
        losses["total"] = sum(loss for name, loss in losses.items() if not name.startswith("disc"))
        if i == 0:
            made = model.first(state)
            for name in values["first"].keys() - {"grads"}:
                comparison.same(f"first: {name}", made[name], values["first"][name])
        for name, loss in losses.items():
            has_learned = i > 0 or not name.startswith("disc")
            comparison.bound = (given.learned_bound if i > 0 else given.first_learned_bound) if has_learned else BOUND
            comparison.same(f"step {i}: {name}", loss, expected[name])
        for name, norm in zip(("grad_norm_d", "grad_norm_g"), norms):
            comparison.same(f"step {i}: {name}", norm, expected[name])
        if i == 0:
            comparison.gradients(model.twin.generator, values["first"]["grads"])


def passes(given, precision):
    folder = given.folder
    config = json.loads((folder / "config.json").read_text())
    values = in_precision(torch.load(folder / "reference.pt", weights_only=True), precision)
    model = {"vits": OfVits, "hifigan": OfHifigan}[given.model](config, values, folder)
    for part in (model.twin.generator, model.twin.discriminator):
        part.to(precision)
    comparison = Comparison()
    compare(comparison, model, config, values, given)
    print(f"in {precision}:")
    for value, name in sorted(comparison.found, reverse=True)[:10]:
        print(f"{value:9.3g} {name}")
    print(f"{len(comparison.found)} items; {'all within their bounds' if comparison.kept else 'FAILS'}")
    return comparison.kept


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model", choices=["vits", "hifigan"])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--steps", type=int)
    parser.add_argument("--first-learned-bound", type=float, default=BOUND)
    parser.add_argument("--learned-bound", type=float, default=BOUND)
    parser.add_argument("--made-with")
    given = parser.parse_args()
    if given.made_with == torch.backends.cpu.get_cpu_capability():
        given.first_learned_bound = given.learned_bound = BOUND
    return 0 if any(passes(given, precision) for precision in (torch.float, torch.double)) else 1


if __name__ == "__main__":
    sys.exit(main())
