"""Creates real speech with the length of sentences: concatenated recordings of the demo."""
import pathlib
import random
import subprocess

import librosa
import numpy as np
import soundfile

PREPARE = pathlib.Path(__file__).resolve().parents[2] / "installer/prepare-demo-corpus"
RATE = 16000
EDGE_S = 0.3


def words():
    metadata = subprocess.run([PREPARE], check=True, capture_output=True, text=True).stdout.strip()
    files = sorted((pathlib.Path(metadata).parent / "wavs").glob("*.wav"))
    return [soundfile.read(file, dtype="float32")[0] for file in files]


def speech_clips(count, shortest_s, longest_s, rate_hz):
    """Returns `count` clips with lengths spread over the range and silence at both ends; always the
    same ones."""
    chance, known = random.Random(7), words()
    silence = np.zeros(int(EDGE_S * RATE), dtype="float32")
    clips = []
    for seconds in np.linspace(shortest_s, longest_s, count):
        spoken = []
        while sum(map(len, spoken)) < (seconds - 2 * EDGE_S) * RATE:
            spoken.append(chance.choice(known))
        clip = np.concatenate([silence, *spoken, silence])
        clips.append(librosa.resample(clip, orig_sr=RATE, target_sr=rate_hz, res_type="soxr_hq"))
    return clips


def write_clips(folder, suffix, count, shortest_s, longest_s, rate_hz):
    """Writes clips to a new folder, with 16 bits, in the format of `suffix`."""
    folder.mkdir()
    for i, clip in enumerate(speech_clips(count, shortest_s, longest_s, rate_hz)):
        soundfile.write(folder / f"{i:04}{suffix}", clip.clip(-1, 1), rate_hz, subtype="PCM_16")
