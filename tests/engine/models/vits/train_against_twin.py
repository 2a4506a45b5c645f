"""Compares a training run of the program with one of the twin: the same files in upstream's format, the same
recordings in the same order, and the same draws. Compares every loss of every step.

usage: train_against_twin.py PROGRAM [STEPS]

This tests the complete training against an independent implementation: reading G_0.pth and D_0.pth, frames,
tokens, the order of an epoch, noise, dropout, losses, both optimizers, the schedule. Two networks that are
trained against each other amplify rounding errors of float32, so the bound is wider after the first step. On
the development machine, no loss of 30 steps differed by more than 2e-5, but single ones of 50 by 4e-2.

Exit code 0: every loss is within its bound; 1: one is not; 2: the run failed.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

import librosa
import numpy
import soundfile
import torch

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "nn"),
                str(HERE.parents[2] / "support")]
from counter_noise import GOLDEN_GAMMA, MASK_64, CounterNoise, splitmix64, with_counter_dropout
from gan_step import GanStep
from headless_run import train
from vits_twin import LossMel, VitsTwin

SEED, BATCH, HOP, N_FFT, RATE, SEGMENT, WIDEST = 1234, 4, 256, 1024, 16000, 8, 64
DECAY = 0.999  # of the learning rate, each epoch
OPTIMIZER = {"lr": 2e-4, "betas": (0.8, 0.99), "eps": 1e-9, "weight_decay": 0.01}
MODEL = {"inter_channels": 8, "hidden_channels": 16, "filter_channels": 32, "n_heads": 2, "n_layers": 2,
         "kernel_size": 3, "p_dropout": 0.1, "resblock": "2", "resblock_kernel_sizes": [3, 5, 7],
         "resblock_dilation_sizes": [[1, 2], [2, 6], [3, 12]], "upsample_rates": [8, 8, 4],
         "upsample_initial_channel": 32, "upsample_kernel_sizes": [16, 16, 8]}
WORDS = ["ab", "bacd", "cab", "dab", "abba", "cad", "bad", "acdc", "dc", "abcd"]
SYMBOLS = ["_", " ", "a", "b", "c", "d"]


def bound_of(step):
    return 1e-5 if step == 1 else 1e-3


# ---- recordings


def sound_of(word):
    """Each letter another tone, with a little noise; of whole hops."""
    random = numpy.random.default_rng(len(word) + sum(map(ord, word)))
    time = numpy.arange(9 * HOP) / RATE
    tones = [numpy.sin(2 * numpy.pi * 110 * (2 + SYMBOLS.index(letter)) * time) for letter in word]
    audio = numpy.concatenate(tones)
    return (0.3 * audio + 0.02 * random.standard_normal(len(audio))).astype(numpy.float32)


def write_corpus(folder):
    lines = ["file,text"]
    for word in WORDS:
        soundfile.write(folder / f"{word}.wav", sound_of(word), RATE, subtype="PCM_16")
        lines.append(f"{word}.wav,{word}")
    (folder / "metadata.csv").write_text("\n".join(lines) + "\n")


def read_clips(folder, mel):
    """Tokens, magnitudes, samples of each word."""
    clips = []
    for word in WORDS:
        samples = torch.from_numpy(soundfile.read(folder / f"{word}.wav", dtype="float32")[0])
        tokens = [1, *map(SYMBOLS.index, word), 1]
        clips.append((torch.tensor(tokens), magnitudes(samples, mel), samples))
    return clips


def magnitudes(samples, mel):
    edge = (N_FFT - HOP) // 2
    padded = torch.nn.functional.pad(samples.view(1, 1, -1), (edge, edge), "reflect")[0, 0]
    spectrum = torch.stft(padded, N_FFT, HOP, window=mel.window, center=False, return_complex=True)
    return torch.sqrt(torch.view_as_real(spectrum).square().sum(-1) + mel.power_floor)


def order_of_epoch(epoch):
    """Of the clips (engine/data/batches/epoch_plan.h), filled up to whole batches from its beginning."""
    state = splitmix64(splitmix64(splitmix64(SEED) ^ epoch))
    order = list(range(len(WORDS)))
    for i in range(len(order), 1, -1):
        state = state + GOLDEN_GAMMA & MASK_64
        j = splitmix64(state) % i
        order[i - 1], order[j] = order[j], order[i - 1]
    return order + order[: -len(order) % BATCH]


def padded(parts):
    whole = torch.zeros(len(parts), *parts[0].shape[:-1], max(part.shape[-1] for part in parts))
    for row, part in zip(whole, parts):
        row[..., : part.shape[-1]] = part
    return whole


def batch_of(clips, step):
    tokens, spectra, sounds = zip(*clips)
    lengths = torch.tensor([spectrum.shape[1] for spectrum in spectra])
    spec, x = padded(spectra), padded(tokens).long()
    noise = CounterNoise(SEED, step, len(clips))
    starts = noise.uniform("segment", 1, 1).view(-1) * (lengths - SEGMENT + 1)
    return {"x": x, "x_lengths": torch.tensor([len(one) for one in tokens]), "spec": spec,
            "y_lengths": lengths, "wav": padded(sounds).unsqueeze(1), "starts": starts.long(),
            "posterior": noise.normal("posterior", MODEL["inter_channels"], spec.shape[2]),
            "duration": noise.normal("duration", 2, x.shape[1])}


# ---- the two runs


def save_upstream(module, optimizer, file):
    torch.save({"model": module.state_dict(), "iteration": 1, "optimizer": optimizer.state_dict(),
                "learning_rate": OPTIMIZER["lr"]}, file)


def train_program(program, folder, steps):
    settings = {"name": "ours", "preset": "vits-small", "text.mode": "characters",
                "data.corpus": folder / "metadata.csv", "data.length_buckets": "false",
                "data.trim_threshold_db": -120, "train.seed": SEED, "train.batch_size": BATCH,
                "train.gradient_accumulation_steps": 1,
                "train.max_steps": steps, "train.precision": "float32", "train.tensorboard": "false",
                "train.learning_rate_decay": DECAY, "train.pretrained_path": folder / "G_0.pth",
                "model.vits.segment_frames": SEGMENT, "model.vits.discriminator_channels": WIDEST}
    settings |= {f"model.vits.{name}": value for name, value in MODEL.items()
                 if isinstance(value, (int, float))}
    own_cache = os.environ | {"XDG_CACHE_HOME": str(folder / "cache")}
    steps_taken = train(program, folder / "runs", settings, env=own_cache)
    return [record["losses"] for record in steps_taken]


def train_twin(twin, gan, clips, steps):
    """The losses of each step, without their weights."""
    phases = (gan.discriminator, gan.generator)
    dropouts = with_counter_dropout(twin.generator)
    order = []
    for step in range(1, steps + 1):
        if not order:
            epoch = (step - 1) * BATCH // (len(WORDS) + -len(WORDS) % BATCH)
            order = order_of_epoch(epoch)
            for phase in phases:
                phase.optimizer.param_groups[0]["lr"] = OPTIMIZER["lr"] * DECAY**epoch
        picked, order = order[:BATCH], order[BATCH:]
        batch = batch_of([clips[i] for i in picked], step)
        for dropout in dropouts:
            dropout.noise = CounterNoise(SEED, step, BATCH)
        _, losses, _ = gan.run(batch)
        yield {name: loss.item() / (45 if name == "mel" else 1) for name, loss in losses.items()}


def compare(program, folder, steps):
    torch.manual_seed(SEED)
    basis = librosa.filters.mel(sr=RATE, n_fft=N_FFT, n_mels=80, fmin=0, fmax=RATE / 2)
    mel = LossMel(torch.from_numpy(basis), N_FFT, HOP, 1e-6)
    twin = VitsTwin(MODEL, mel, len(SYMBOLS), SEGMENT, widest=WIDEST)
    gan = GanStep(twin, OPTIMIZER)
    write_corpus(folder)
    save_upstream(twin.generator, gan.generator.optimizer, folder / "G_0.pth")
    save_upstream(twin.discriminator, gan.discriminator.optimizer, folder / "D_0.pth")
    ours = train_program(program, folder, steps)
    if len(ours) != steps:
        print(f"{len(ours)} steps are recorded of {steps}")
        return False
    kept = True
    for step, theirs in enumerate(train_twin(twin, gan, read_clips(folder, mel), steps), 1):
        errors = {name: abs(ours[step - 1][name] - loss) / abs(loss) for name, loss in theirs.items()}
        worst = max(errors, key=errors.get)
        within = errors[worst] <= bound_of(step)
        print(f"{'ok' if within else 'FAILS':6} step {step:3}: {errors[worst]:9.3g} of "
              f"{bound_of(step):g} ({worst})")
        kept = kept and within
    return kept


def main():
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    try:
        with tempfile.TemporaryDirectory() as folder:
            return 0 if compare(sys.argv[1], pathlib.Path(folder), steps) else 1
    except (OSError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
