"""The engine's counter-based noise (engine/nn/noise.h) in Python, for programs that need the draws of a run: a
value is a function of (seed, step, sample, name of the draw, channel, time).
"""

import math

import torch

GOLDEN_GAMMA = 0x9E3779B97F4A7C15
MASK_32, MASK_64 = 2**32 - 1, 2**64 - 1


def splitmix64(x):
    """The mixing half of splitmix64 (Steele, Lea and Flood 2014)."""
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & MASK_64
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & MASK_64
    return x ^ (x >> 31)


def fnv_1a(name):
    value = 0xCBF29CE484222325
    for byte in name.encode():
        value = (value ^ byte) * 0x100000001B3 & MASK_64
    return value


def mixed_32(x):
    """Wellons' 32-bit hash of int64 tensors, whose products wrap around."""
    x = x & MASK_32
    x = (x ^ (x >> 16)) * 0x7FEB352D & MASK_32
    x = (x ^ (x >> 15)) * 0x846CA68B & MASK_32
    return x ^ (x >> 16)


class CounterNoise:
    """The draws of a step for the samples 0 to `samples` - 1 of its batch, [samples, channels, time]."""

    def __init__(self, seed, step, samples):
        self.seed, self.step, self.ids = seed, step, torch.arange(samples).view(-1, 1, 1)

    def row_keys(self, key, channels):
        return mixed_32(mixed_32(self.ids ^ key) + torch.arange(channels).view(1, -1, 1) * 0x9E3779B1)

    def key(self, draw):
        of_draw = splitmix64(self.seed + fnv_1a(draw) + GOLDEN_GAMMA & MASK_64)
        return splitmix64((of_draw ^ self.step) + GOLDEN_GAMMA & MASK_64)

    def uniform(self, draw, channels, time):
        key = self.key(draw)
        first, second = self.row_keys(key & MASK_32, channels), self.row_keys(key >> 32, channels)
        place = first + torch.arange(time).view(1, 1, -1) * 0x85EBCA6B
        return (mixed_32(mixed_32(place) ^ second) >> 8).float() * 2.0**-24

    def normal(self, draw, channels, time):
        """Box and Muller (1958)."""
        radius = (-2 * (1 - self.uniform(draw + "/radius", channels, time)).log()).sqrt()
        return radius * (2 * math.pi * self.uniform(draw + "/angle", channels, time)).cos()


class CounterDropout(torch.nn.Module):
    """Dropout by the draws of `noise`, which the program sets for each step. Masks of attention weights
    [B, heads, queries, keys] are drawn with the channels queries * heads + head."""

    def __init__(self, draw, rate):
        super().__init__()
        self.draw, self.rate, self.noise = draw, rate, None

    def forward(self, x):
        if not self.training or self.rate == 0:
            return x
        if x.dim() == 3:
            mask = self.noise.uniform(self.draw, *x.shape[1:]) >= self.rate
        else:
            heads, queries, keys = x.shape[1:]
            rows = self.noise.uniform(self.draw, queries * heads, keys) >= self.rate
            mask = rows.unflatten(1, (queries, heads)).transpose(1, 2)
        return x * mask / (1 - self.rate)


def with_counter_dropout(module):
    """Replaces every nn.Dropout. A draw has the name of its module, without the container `dropouts`.
    Returns the new modules."""
    made = []
    for name, one in list(module.named_modules()):
        if isinstance(one, torch.nn.Dropout):
            draw = "dropout/" + name.replace(".dropouts.", ".").replace(".", "/")
            made.append(CounterDropout(draw, one.p))
            module.set_submodule(name, made[-1])
    return made
