"""Speaks with sherpa-onnx, without noise, and prints its version and the number of samples.

usage: play_sherpa.py FOLDER TEXT SPEAKER [pronounces]

The first generation pronounces texts by itself, with espeak-ng's data.
"""
import subprocess
import sys
from pathlib import Path

import sherpa_onnx

folder, text, speaker = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
version = subprocess.run(["espeak-ng", "--version"], capture_output=True, text=True).stdout
data = version.split("Data at: ")[1].strip() if "pronounces" in sys.argv else ""


def path(name):
    return str(folder / name) if (folder / name).exists() else ""


if path("acoustic.onnx"):
    model = sherpa_onnx.OfflineTtsModelConfig(matcha=sherpa_onnx.OfflineTtsMatchaModelConfig(
        acoustic_model=path("acoustic.onnx"), vocoder=path("vocoder.onnx"), lexicon="", tokens=path("tokens.txt"),
        data_dir=data, noise_scale=0, length_scale=1))
else:
    model = sherpa_onnx.OfflineTtsModelConfig(vits=sherpa_onnx.OfflineTtsVitsModelConfig(
        model=path("voice.onnx"), lexicon="" if data else path("lexicon.txt"), tokens=path("tokens.txt"),
        data_dir=data, noise_scale=0, noise_scale_w=0, length_scale=1))
audio = sherpa_onnx.OfflineTts(sherpa_onnx.OfflineTtsConfig(model=model)).generate(text, sid=speaker, speed=1)
print(sherpa_onnx.__version__, len(audio.samples))
