"""How far one sound is from another, in spectrograms of three resolutions: the multi-resolution STFT loss
of Parallel WaveGAN (Yamamoto, Song and Kim 2020, section 2.2), used as a measure.
"""

import torch

# Transform, hop and Hann window in samples: those of the paper's experiments (section 3.1).
RESOLUTIONS = [(512, 50, 240), (1024, 120, 600), (2048, 240, 1200)]
LEAST_POWER = 1e-7  # below it, how quiet a bin is does not count


def magnitudes(sound, resolution):
    size, hop, window = resolution
    spectrum = torch.stft(sound, size, hop, window, torch.hann_window(window), return_complex=True)
    return (spectrum.real**2 + spectrum.imag**2).clamp(min=LEAST_POWER).sqrt()


def stft_distance(real, made):
    """Spectral convergence plus the mean difference of the log magnitudes, mean over the resolutions.
    Two sounds of one length, [N]; 0 where they are the same, phases aside."""
    total = 0.0
    for resolution in RESOLUTIONS:
        wanted, found = magnitudes(real, resolution), magnitudes(made, resolution)
        convergence = torch.linalg.norm(wanted - found) / torch.linalg.norm(wanted)
        total += (convergence + (wanted.log() - found.log()).abs().mean()).item()
    return total / len(RESOLUTIONS)
