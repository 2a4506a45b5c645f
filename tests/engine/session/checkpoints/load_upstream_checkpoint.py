"""Loads converted files as the upstream trainers do: weights by name, optimizers, and the epoch.

usage: load_upstream_checkpoint.py vits G.pth D.pth config.json symbols.txt
       load_upstream_checkpoint.py hifigan g_N do_N config.json
"""
import json
import math
import sys

import torch


def read(path):
    return torch.load(path, map_location="cpu")


def is_buffer(name, weights):
    """Returns whether the entry is a buffer of torch.nn.utils.spectral_norm."""
    return name.endswith("weight_u") or (name.endswith("weight_v") and name[:-1] + "u" in weights)


def check_optimizer(state, networks, config, epoch):
    """Checks the optimizer state as the upstream trainer loads it, at the start of an epoch counted from 0."""
    parameters = [torch.nn.Parameter(value.clone()) for weights in networks
                  for name, value in weights.items() if not is_buffer(name, weights)]
    optimizer = torch.optim.AdamW(parameters, 1e-3, betas=(0.9, 0.9), eps=1e-5)
    assert len(state["param_groups"][0]["params"]) == len(parameters)
    optimizer.load_state_dict(state)
    group = optimizer.param_groups[0]
    assert group["initial_lr"] == config["learning_rate"]
    assert math.isclose(group["lr"], config["learning_rate"] * config["lr_decay"] ** epoch)
    optimizer.zero_grad()
    sum(parameter.square().sum() for parameter in parameters).backward()
    optimizer.step()
    torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=config["lr_decay"], last_epoch=epoch - 1)


def check_vits(generator, discriminator, config, symbols):
    config = json.load(open(config))
    for path in (generator, discriminator):
        checkpoint = read(path)
        assert checkpoint["iteration"] > 1 and checkpoint["learning_rate"] == config["train"]["learning_rate"]
        check_optimizer(checkpoint["optimizer"], [checkpoint["model"]], config["train"], checkpoint["iteration"] - 1)
    weights, model = read(generator)["model"], config["model"]
    assert weights["enc_p.emb.weight"].shape == (len(open(symbols).read().splitlines()), model["hidden_channels"])
    assert weights["dec.conv_pre.weight"].shape[0] == model["upsample_initial_channel"]


def check_hifigan(generator, rest, config):
    config, rest, generator = json.load(open(config)), read(rest), read(generator)["generator"]
    assert rest["steps"] > 0 and rest["epoch"] > 0
    check_optimizer(rest["optim_g"], [generator], config, rest["epoch"])
    check_optimizer(rest["optim_d"], [rest["msd"], rest["mpd"]], config, rest["epoch"])
    assert generator["conv_pre.weight_v"].shape[0] == config["upsample_initial_channel"]


if __name__ == "__main__":
    {"vits": check_vits, "hifigan": check_hifigan}[sys.argv[1]](*sys.argv[2:])
