"""References for the audio tests, by librosa and soundfile.

usage: reference.py mel IN.wav OUT.f32 SCALE | griffin_lim IN.wav | resample IN.wav RATE OUT.f32
       | write OUT CHANNELS RATE [FORMAT SUBTYPE] | decode IN OUT.f32 | describe IN
"""
import json
import sys

import librosa
import numpy as np
import soundfile

STFT = dict(n_fft=1024, hop_length=256, pad_mode="constant")


def mel_of(samples, rate, scale):
    magnitude = np.abs(librosa.stft(samples, **STFT))
    bank = librosa.filters.mel(sr=rate, n_fft=1024, n_mels=80, fmin=0, fmax=8000, htk=scale == "htk")
    return np.log(np.maximum(bank @ magnitude, 1e-4))


def mel(source, out, scale):
    mel_of(*soundfile.read(source, dtype="float32"), scale).astype("float32").tofile(out)


def griffin_lim(source):
    """How far, relative to its size, the spectrogram of librosa's reconstruction is off."""
    samples, _ = soundfile.read(source, dtype="float32")
    magnitude = np.abs(librosa.stft(samples, **STFT))
    rebuilt = librosa.griffinlim(magnitude, n_iter=60, momentum=0.99, random_state=0, **STFT)
    again = np.abs(librosa.stft(rebuilt, **STFT))
    print(np.linalg.norm(again - magnitude) / np.linalg.norm(magnitude))


def resample(source, rate, out):
    samples, original = soundfile.read(source, dtype="float32")
    librosa.resample(samples, orig_sr=original, target_sr=int(rate), res_type="soxr_hq").astype("float32").tofile(out)


def write(out, channels, rate, form=None, subtype=None):
    time = np.arange(int(rate)) / int(rate)
    tones = [0.5 * np.sin(2 * np.pi * 220 * (1 + i) * time) for i in range(int(channels))]
    soundfile.write(out, np.stack(tones, 1), int(rate), format=form, subtype=subtype)


def decode(source, out):
    """All channels, one after the other for each sample."""
    samples, rate = soundfile.read(source, dtype="float32", always_2d=True)
    samples.tofile(out)
    print(rate)


def describe(source):
    info = soundfile.info(source)
    samples, _ = soundfile.read(source)
    print(json.dumps({"rate": info.samplerate, "channels": info.channels, "frames": info.frames,
                      "format": info.format, "subtype": info.subtype, "peak": float(np.abs(samples).max())}))


if __name__ == "__main__":
    globals()[sys.argv[1]](*sys.argv[2:])
