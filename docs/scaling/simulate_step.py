#!/usr/bin/env python3
"""Simulates a training step of several ranks: how much of the sums of gradients is hidden behind the
backward pass. Prints the tables of docs/scaling.md; with --step, one step of given times.

usage: simulate_step.py
       simulate_step.py --step SECONDS --bytes BYTES --ranks N --bandwidth BYTES_PER_S [--latency S]
                        [--ring]
"""
import argparse
import math

MIB = 1 << 20
MIN_BUCKET, MAX_BUCKET, NUM_BUCKETS = 1 * MIB, 16 * MIB, 16  # engine/train/step/gradient_buckets.cpp
FORWARD_SHARE = 1 / 3  # a backward pass takes about twice as long as its forward pass

# name: bytes per second and direction, seconds per hop (typical figures of vendors and of NCCL)
LINKS = {
    "NVLink (H100)": (360e9, 6e-6),
    "PCIe 4 x16": (20e9, 12e-6),
    "100 Gb Ethernet": (11e9, 20e-6),
    "10 Gb Ethernet": (1.1e9, 40e-6),
}
RANKS = (2, 4, 8, 64, 256, 1024)


def all_reduce_seconds(size, ranks, bandwidth, latency, ring_only=False):
    """Time to sum `size` bytes over all ranks: the faster of a ring and, as NCCL has it, two trees."""
    if ranks == 1:
        return 0.0
    ring = 2 * (ranks - 1) / ranks * size / bandwidth + 2 * (ranks - 1) * latency
    trees = 2 * size / bandwidth + 2 * math.log2(ranks) * latency
    return ring if ring_only else min(ring, trees)


def bucket_sizes(size):
    """The buckets of a phase, in the order in which the backward pass completes them."""
    others = min(max(size / NUM_BUCKETS, MIN_BUCKET), MAX_BUCKET)
    sizes, bucket = [], MIN_BUCKET
    while size > 0:
        sizes.append(min(bucket, size))
        size -= sizes[-1]
        bucket = others
    return sizes


def phase_seconds(compute, size, reduce):
    """Time of a phase that computes for `compute` seconds and sums `size` bytes of gradients, which
    the backward pass completes at an even rate. Sums run one after the other."""
    forward = compute * FORWARD_SHARE
    done, end = 0, forward
    for bucket in bucket_sizes(size):
        done += bucket
        ready = forward + (compute - forward) * done / size
        end = max(end, ready) + reduce(bucket)
    return max(compute, end)


def step_seconds(phases, reduce):
    return sum(phase_seconds(compute, size, reduce) for compute, size in phases)


# Seconds of each phase on one H200 (docs/performance.md: eager steps, as several ranks have them; the
# phases of a step take about as long as each other), and million parameters that it trains.
MODELS = {
    "unet of the demo": [(57e-3, 2.3)],
    "vits-large, 16 samples of 400 frames": [(130e-3, 46.7), (113e-3, 36.3)],
    "hifigan, 4 samples of 32 frames": [(60e-3, 70.7), (58e-3, 1.5)],
}


def efficiency(phases, ranks, link):
    bandwidth, latency = LINKS[link]
    alone = sum(compute for compute, _ in phases)
    sized = [(compute, million * 1e6 * 4) for compute, million in phases]
    return alone / step_seconds(
        sized, lambda size: all_reduce_seconds(size, ranks, bandwidth, latency))


def print_tables():
    for name, phases in MODELS.items():
        compute = sum(seconds for seconds, _ in phases) * 1e3
        megabytes = sum(million for _, million in phases) * 4
        print(f"\n{name}: {compute:.0f} ms a step, {megabytes:.0f} MB of gradients\n")
        print("| link | " + " | ".join(f"{ranks} ranks" for ranks in RANKS) + " |")
        print("|---|" + "---|" * len(RANKS))
        for link in LINKS:
            shares = (f"{100 * efficiency(phases, ranks, link):.0f} %" for ranks in RANKS)
            print(f"| {link} | " + " | ".join(shares) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--step", type=float, help="seconds of a step of one rank")
    parser.add_argument("--bytes", type=float, help="of the gradients")
    parser.add_argument("--ranks", type=int, default=2)
    parser.add_argument("--bandwidth", type=float, help="bytes per second and direction")
    parser.add_argument("--latency", type=float, default=5e-5)
    parser.add_argument("--ring", action="store_true", help="sum in a ring, as Gloo does")
    given = parser.parse_args()
    if given.step is None:
        print_tables()
        return
    reduce = lambda size: all_reduce_seconds(  # noqa: E731
        size, given.ranks, given.bandwidth, given.latency, given.ring)
    together = phase_seconds(given.step, given.bytes, reduce)
    print(f"step {together:.4f} s, all-reduce alone {reduce(given.bytes):.4f} s, "
          f"efficiency {100 * given.step / together:.1f} %")


if __name__ == "__main__":
    main()
