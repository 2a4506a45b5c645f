"""Times two implementations in interleaved pairs, so that both run under the same conditions."""
import argparse
import os
import statistics
import subprocess

import torch

WARM_UP = 3


def step_arguments(pairs):
    """Reads the arguments of a script that compares steps, and makes PyTorch use the device."""
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("folder")
    parser.add_argument("pairs", nargs="?", type=int, default=pairs)
    parser.add_argument("--device", default="cpu", help="as of formant --gpu: cpu, or the number of a GPU")
    parser.add_argument("--replayed", action="store_true", help="the engine replays CUDA graphs")
    given = parser.parse_args()
    if given.device != "cpu":
        torch.set_default_device(f"cuda:{given.device}")
    return given


def served_steps(given, file):
    return Served(given.program, "--serve", file, given.device,
                  "replayed" if given.replayed else "eager")


def wait_for_device():
    if torch.get_default_device().type == "cuda":
        torch.cuda.synchronize()


class Served:
    """Runs a program that answers each input line with one line."""

    def __init__(self, *command):
        # The other side of the comparison counts as another program that needs the CPUs, for which the
        # engine's waiting threads would sleep (engine/base/adaptive_spinning). They do not if this is set;
        # the value is libgomp's default.
        environment = {"GOMP_SPINCOUNT": "300000", **os.environ}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout.readline() == "ready\n"

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def measure(ours, theirs, pairs, warm_up=WARM_UP):
    """Returns the median times in ms of two functions that return seconds, and the median ratio of the
    pairs, ours to theirs; their order alternates."""
    times = []
    for i in range(warm_up + pairs):
        if i % 2:
            first = ours()
            times.append((first, theirs()))
        else:
            first = theirs()
            times.append((ours(), first))
    times = times[warm_up:]
    our_median, their_median = (statistics.median(column) * 1000 for column in zip(*times))
    return our_median, their_median, statistics.median(a / b for a, b in times)
