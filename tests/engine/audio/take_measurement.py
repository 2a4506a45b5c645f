"""Measures a recording with soundfile and numpy: levels in dB relative to full scale, noise
as the tenth percentile of frames of 10 ms, speech as the frames 8 dB above it and at most 40 dB below
the loudest.

usage: take_measurement.py FILE
"""
import json
import sys

import numpy
import soundfile


def db(power):
    return max(-120.0, 10 * float(numpy.log10(power + 1e-30)))


samples, rate = soundfile.read(sys.argv[1], dtype="float64")
size = rate // 100
frames = samples[:len(samples) // size * size].reshape(-1, size)
powers = (frames ** 2).mean(axis=1)
levels = numpy.array([db(power) for power in powers])
noise = float(numpy.percentile(levels, 10, method="lower"))
speech = numpy.flatnonzero(levels >= max(noise + 8, levels.max() - 40))
print(json.dumps({
    "peak_dbfs": db(numpy.abs(samples).max() ** 2),
    "rms_dbfs": db((samples ** 2).mean()),
    "noise_dbfs": noise,
    "speech_dbfs": db(powers[speech].mean()),
    "leading_silence_s": float(speech[0]) / 100,
    "trailing_silence_s": float(len(levels) - 1 - speech[-1]) / 100}))
