"""Speaks with piper-tts, without noise, and prints the number of samples.

usage: play_piper.py FOLDER TEXT SPEAKER
"""
import sys

from piper import PiperVoice
from piper.config import SynthesisConfig

voice = PiperVoice.load(f"{sys.argv[1]}/voice.onnx")
speaker = int(sys.argv[3]) if voice.config.num_speakers > 1 else None
config = SynthesisConfig(speaker_id=speaker, noise_scale=0, noise_w_scale=0, length_scale=1)
print(sum(len(chunk.audio_float_array) for chunk in voice.synthesize(sys.argv[2], config)))
