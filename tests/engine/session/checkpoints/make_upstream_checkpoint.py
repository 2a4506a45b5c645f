"""Writes the weights of the checkpoints FOLDER/NAME.pt in the layouts of other programs, FOLDER/NAME/FORM/....
Prints "NAME/FORM", a tab and the first of its files.

usage: make_upstream_checkpoint.py FOLDER NAME/FORM...
"""
import collections
import pathlib
import re
import sys

import torch

GENERATOR, DISCRIMINATOR = "generator.", "discriminator."


def below(weights, prefix):
    return collections.OrderedDict(
        (name[len(prefix):], value) for name, value in weights.items() if name.startswith(prefix))


def an_optimizer():
    """Creates an optimizer that has taken one step, so that it has a state."""
    weight = torch.nn.Parameter(torch.zeros(2))
    weight.grad = torch.ones(2)
    optimizer = torch.optim.AdamW([weight], lr=2e-4)
    optimizer.step()
    return optimizer


def of_public_trainer(weights):
    for letter, prefix in (("G", GENERATOR), ("D", DISCRIMINATOR)):
        yield f"{letter}_100.pth", {"model": below(weights, prefix), "iteration": 3,
                                    "optimizer": an_optimizer().state_dict(), "learning_rate": 2e-4}


def of_generator_alone(weights):
    yield "G_100.pth", {"model": below(weights, GENERATOR), "iteration": 3, "learning_rate": 2e-4}


def of_piper(weights):
    state = {}
    for letter, prefix in (("g", GENERATOR), ("d", DISCRIMINATOR)):
        for name, value in below(weights, prefix).items():
            state[f"model_{letter}.{name}"] = value
    settings = {"dataset": [pathlib.PosixPath("/voices/dataset.jsonl")], "sample_rate": 22050,
                "upsample_rates": (8, 8, 4), "use_sdp": True, "seed": None}
    best = {"best_model_score": torch.tensor(1.5), "dirpath": "/voices/checkpoints"}
    yield "epoch=3-step=100.ckpt", {"epoch": 3, "global_step": 100, "pytorch-lightning_version": "1.7.7",
                                    "state_dict": state, "loops": {"fit_loop": {"state_dict": {}}},
                                    "callbacks": {"ModelCheckpoint{'monitor': None}": best},
                                    "optimizer_states": [an_optimizer().state_dict()] * 2,
                                    "lr_schedulers": [{"gamma": 0.999875, "base_lrs": [2e-4]}],
                                    "hparams_name": "kwargs", "hyper_parameters": settings}


PARTS = [("enc_p.", "text_encoder."), ("enc_q.", "posterior_encoder."), ("dp.", "duration_predictor."),
         ("dec.cond.", "waveform_decoder.cond_layer."), ("dec.", "waveform_decoder.")]


def coqui_name(name):
    for ours, theirs in PARTS:
        if name.startswith(ours):
            name = theirs + name[len(ours):]
            break
    name = re.sub(r"^flow\.flows\.(\d+)", lambda m: f"flow.flows.{int(m[1]) // 2}", name)
    name = re.sub(r"(duration_predictor\.(?:post_)?flows\.)(\d+)", lambda m: m[1] + str((int(m[2]) + 1) // 2), name)
    return re.sub(r"(flows\.0)\.m$", r"\1.translation", re.sub(r"(flows\.0)\.logs$", r"\1.log_scale", name))


def of_coqui(weights):
    model = collections.OrderedDict((coqui_name(name), value) for name, value in below(weights, GENERATOR).items())
    for name, value in below(weights, DISCRIMINATOR + "discriminators.").items():
        model[f"disc.nets.{name}"] = value
    config = {"model": "vits", "audio": {"sample_rate": 22050}, "languages": None, "lr_disc": 2e-4}
    yield "best_model.pth", {"model": model, "step": 100, "epoch": 3, "date": "2022", "config": config,
                             "optimizer": [an_optimizer().state_dict()] * 2, "scaler": None,
                             "model_loss": {"train_loss": 1.5, "eval_loss": None}}


def of_newer_norms(weights):
    newer = {}
    for name, value in weights.items():
        name = re.sub(r"\.weight_g$", ".parametrizations.weight.original0", name)
        newer[re.sub(r"\.weight_v$", ".parametrizations.weight.original1", name)] = value
    yield "state.pt", newer


def of_safetensors(weights):
    import safetensors.torch

    class Form:
        def write(self, path):
            safetensors.torch.save_file({name: value.contiguous() for name, value in weights.items()}, path)
    yield "model.safetensors", Form()


def of_hifigan(weights):
    yield "g_00000100", {"generator": below(weights, GENERATOR)}
    yield "do_00000100", {"mpd": below(weights, "mpd."), "msd": below(weights, "msd."), "steps": 100, "epoch": 2}


def write(content, path):
    if hasattr(content, "write"):
        content.write(path)
    else:
        torch.save(content, path)


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    for wanted in sys.argv[2:]:
        ours, form = wanted.split("/")
        weights = torch.load(folder / f"{ours}.pt", weights_only=True)["state_dict"]
        (folder / wanted).mkdir(parents=True)
        files = [(folder / wanted / name, content) for name, content in globals()["of_" + form](weights)]
        for path, content in files:
            write(content, path)
        print(wanted, files[0][0], sep="\t")
