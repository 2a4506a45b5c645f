"""Computes the features that Whisper reads from a recording (Radford et al. 2022, section 2.2).

usage: whisper_mel.py RECORDING FEATURES.npy
"""
import sys

import librosa
import numpy

samples, _ = librosa.load(sys.argv[1], sr=16000)
samples = numpy.pad(samples, (0, max(0, 30 * 16000 - len(samples))))[: 30 * 16000]
mel = librosa.feature.melspectrogram(y=samples, sr=16000, n_fft=400, hop_length=160, n_mels=80)[:, :3000]
logarithm = numpy.log10(numpy.maximum(mel, 1e-10))
logarithm = (numpy.maximum(logarithm, logarithm.max() - 8) + 4) / 4
numpy.save(sys.argv[2], logarithm[None].astype("float32"))
