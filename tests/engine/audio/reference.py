"""References for the audio tests, by librosa and soundfile.

usage: reference.py mel IN.wav OUT.f32 SCALE | power_mel IN.wav OUT.f32 N_FFT | griffin_lim IN.wav | resample IN.wav RATE OUT.f32
       | mel_bank RATE N_FFT N_MELS F_MIN F_MAX SCALE OUT.f32 | mel_scale SCALE | loudness IN.wav
       | write OUT CHANNELS RATE [FORMAT SUBTYPE] | decode IN OUT.f32 | describe IN
"""
import json
import sys

import librosa
import numpy as np
import scipy.signal
import soundfile

STFT = dict(n_fft=1024, hop_length=256, pad_mode="constant")


def mel_of(samples, rate, scale):
    magnitude = np.abs(librosa.stft(samples, **STFT))
    bank = librosa.filters.mel(sr=rate, n_fft=1024, n_mels=80, fmin=0, fmax=8000, htk=scale == "htk")
    return np.log(np.maximum(bank @ magnitude, 1e-4))


def mel(source, out, scale):
    mel_of(*soundfile.read(source, dtype="float32"), scale).astype("float32").tofile(out)


def power_mel(source, out, n_fft):
    samples, rate = soundfile.read(source, dtype="float32")
    spectrum = librosa.stft(samples, n_fft=int(n_fft), win_length=1024, hop_length=256, pad_mode="reflect")
    bank = librosa.filters.mel(sr=rate, n_fft=int(n_fft), n_mels=80, fmin=0, fmax=8000, htk=True)
    np.log(np.maximum(bank @ np.abs(spectrum) ** 2, 1e-5)).astype("float32").tofile(out)


def mel_bank(rate, n_fft, n_mels, f_min, f_max, scale, out):
    bank = librosa.filters.mel(sr=int(rate), n_fft=int(n_fft), n_mels=int(n_mels), fmin=float(f_min),
                               fmax=float(f_max), htk=scale == "htk")
    bank.astype("float32").tofile(out)


def mel_scale(scale):
    hz = np.concatenate([np.arange(0, 24001, 125.0), [999.999, 1000.001]])
    print(json.dumps({"hz": hz.tolist(), "mel": librosa.hz_to_mel(hz, htk=scale == "htk").tolist()}))


def loudness(source):
    """LUFS by ITU-R BS.1770-4, with its tables of the two filters for 48 kHz."""
    samples, rate = soundfile.read(source)
    assert rate == 48000
    shelf = [1.53512485958697, -2.69169618940638, 1.19839281085285], [1, -1.69065929318241, 0.73248077421585]
    high_pass = [1, -2, 1], [1, -1.99004745483398, 0.99007225036621]
    filtered = scipy.signal.lfilter(*high_pass, scipy.signal.lfilter(*shelf, samples))
    powers = np.array([np.mean(filtered[at:at + 19200] ** 2) for at in range(0, len(filtered) - 19199, 4800)])
    powers = powers[power_in_lufs(powers) > -70]
    powers = powers[power_in_lufs(powers) > power_in_lufs(powers.mean()) - 10]
    print(power_in_lufs(powers.mean()))


def power_in_lufs(power):
    return -0.691 + 10 * np.log10(power)


def griffin_lim(source):
    """Prints the relative error of the spectrogram of librosa's reconstruction."""
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
    """Writes all channels, interleaved."""
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
