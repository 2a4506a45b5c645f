"""Loads converted VITS files as the public trainer does: weights by name, optimiser, iteration.

usage: load_public_checkpoint.py G.pth D.pth config.json symbols.txt
"""
import json
import sys

import torch


def load(path, parameters):
    checkpoint = torch.load(path, map_location="cpu")
    optimiser = torch.optim.AdamW(parameters, 1e-3, betas=(0.9, 0.9), eps=1e-5)
    optimiser.load_state_dict(checkpoint["optimizer"])
    group = optimiser.param_groups[0]
    assert (group["lr"], group["betas"], group["eps"]) != (1e-3, (0.9, 0.9), 1e-5)
    assert checkpoint["iteration"] >= 1 and checkpoint["learning_rate"] > 0
    optimiser.zero_grad()
    sum(parameter.square().sum() for parameter in parameters).backward()
    optimiser.step()
    torch.optim.lr_scheduler.ExponentialLR(optimiser, gamma=0.99, last_epoch=checkpoint["iteration"] - 2)


if __name__ == "__main__":
    generator, discriminator, config, symbols = sys.argv[1:]
    for path in (generator, discriminator):
        weights = torch.load(path, map_location="cpu")["model"]
        load(path, [torch.nn.Parameter(value.clone()) for value in weights.values()])
    model = json.load(open(config))["model"]
    weights = torch.load(generator, map_location="cpu")["model"]
    assert weights["enc_p.emb.weight"].shape == (len(open(symbols).read().splitlines()), model["hidden_channels"])
    assert weights["dec.conv_pre.weight"].shape[0] == model["upsample_initial_channel"]
