"""Prints rate, seconds, peak and clipped share of recordings, by soundfile and numpy.

usage: recording_facts.py FILE...
"""
import json
import sys

import numpy
import soundfile


def clipped_share(samples):
    """Share of the samples in runs of three or more at full scale."""
    at_full_scale = numpy.abs(samples) >= 0.999
    edges = numpy.flatnonzero(numpy.diff(numpy.concatenate(([0], at_full_scale, [0]))))
    runs = edges[1::2] - edges[::2]
    return float(runs[runs >= 3].sum() / len(samples))


for name in sys.argv[1:]:
    samples, rate = soundfile.read(name, dtype="float32")
    print(json.dumps({"rate": rate, "seconds": len(samples) / rate,
                      "peak": float(numpy.abs(samples).max()),
                      "clipped_share": clipped_share(samples)}))
