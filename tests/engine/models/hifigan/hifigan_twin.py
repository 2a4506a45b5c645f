"""HiFi-GAN (Kong et al. 2020) once more in PyTorch: generator, discriminators, losses. The reference for
speed, and its decoder and discriminators are those of the VITS twin too.

It shares nothing with the engine but the names of the parameters, which are the public ones, so that a
checkpoint's `state_dict` loads strictly. Shapes are [B, C, T].
"""

import warnings

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.utils import spectral_norm, weight_norm

# The newer torch.nn.utils.parametrizations.weight_norm has no `weight_g` and `weight_v`.
warnings.filterwarnings("ignore", message=".*weight_norm.*deprecated", category=FutureWarning)

SLOPE = 0.1
PERIODS = (2, 3, 5, 7, 11)


def same_conv(inputs, outputs, kernel, dilation=1, **options):
    padding = dilation * (kernel - 1) // 2
    return nn.Conv1d(inputs, outputs, kernel, dilation=dilation, padding=padding, **options)


def unchanged(module):
    return module


class PairedBlock(nn.Module):
    """Residual block "1": a dilated convolution and a plain one for each dilation."""

    def __init__(self, channels, kernel, dilations):
        super().__init__()
        self.convs1 = nn.ModuleList(
            weight_norm(same_conv(channels, channels, kernel, dilation)) for dilation in dilations)
        self.convs2 = nn.ModuleList(
            weight_norm(same_conv(channels, channels, kernel)) for _ in dilations)

    def forward(self, x):
        for dilated, plain in zip(self.convs1, self.convs2):
            inner = F.leaky_relu(dilated(F.leaky_relu(x, SLOPE)), SLOPE)
            x = x + plain(inner)
        return x


class SingleBlock(nn.Module):
    """Residual block "2": a dilated convolution for each dilation."""

    def __init__(self, channels, kernel, dilations):
        super().__init__()
        self.convs = nn.ModuleList(
            weight_norm(same_conv(channels, channels, kernel, dilation)) for dilation in dilations)

    def forward(self, x):
        for conv in self.convs:
            x = x + conv(F.leaky_relu(x, SLOPE))
        return x


class Generator(nn.Module):
    """config: names as in upstream's configuration. As VITS's decoder, the first and last convolution have no
    weight norm, the last has no bias, and speakers are added after the first."""

    def __init__(self, config, inputs, ends=weight_norm, last_bias=True, speaker_channels=0):
        super().__init__()
        width = config["upsample_initial_channel"]
        self.conv_pre = ends(same_conv(inputs, width, 7))
        self.ups, self.resblocks = nn.ModuleList(), nn.ModuleList()
        block = PairedBlock if config["resblock"] == "1" else SingleBlock
        for rate, kernel in zip(config["upsample_rates"], config["upsample_kernel_sizes"]):
            self.ups.append(weight_norm(nn.ConvTranspose1d(
                width, width // 2, kernel, rate, padding=(kernel - rate) // 2)))
            width //= 2
            self.resblocks.extend(block(width, *sizes) for sizes in zip(
                config["resblock_kernel_sizes"], config["resblock_dilation_sizes"]))
        self.conv_post = ends(same_conv(width, 1, 7, bias=last_bias))
        if speaker_channels:
            self.cond = nn.Conv1d(speaker_channels, config["upsample_initial_channel"], 1)

    def forward(self, x, speaker=None):
        x = self.conv_pre(x)
        if speaker is not None:
            x = x + self.cond(speaker)
        width = len(self.resblocks) // len(self.ups)
        for level, up in enumerate(self.ups):
            x = up(F.leaky_relu(x, SLOPE))
            blocks = self.resblocks[level * width:(level + 1) * width]
            x = sum(block(x) for block in blocks) / width
        return torch.tanh(self.conv_post(F.leaky_relu(x)))


class Discriminator(nn.Module):
    """Answers with the features of every layer; the last of them is the score."""

    def __init__(self, convs, conv_post):
        super().__init__()
        self.convs = nn.ModuleList(convs)
        self.conv_post = conv_post

    def forward(self, x):
        features = []
        for conv in self.convs:
            x = F.leaky_relu(conv(x), SLOPE)
            features.append(x)
        return features + [self.conv_post(x)]


class PeriodDiscriminator(Discriminator):
    def __init__(self, period, widest=1024, norm=weight_norm):
        widths = [1, widest // 32, widest // 8, widest // 2, widest]
        convs = [norm(nn.Conv2d(before, after, (5, 1), (3, 1), padding=(2, 0)))
                 for before, after in zip(widths, widths[1:])]
        convs.append(norm(nn.Conv2d(widest, widest, (5, 1), padding=(2, 0))))
        super().__init__(convs, norm(nn.Conv2d(widest, 1, (3, 1), padding=(1, 0))))
        self.period = period

    def forward(self, samples):
        missing = -samples.shape[2] % self.period
        if missing:
            samples = F.pad(samples, (0, missing), "reflect")
        return super().forward(samples.unflatten(2, (-1, self.period)))


class ScaleDiscriminator(Discriminator):
    """layers: (channels out, kernel, stride, groups) of each but the last, of the public size."""

    def __init__(self, layers, widest=1024, norm=weight_norm):
        times = 1024 // widest
        convs, before = [], 1
        for channels, kernel, stride, groups in layers:
            after = max(1, channels // times)
            convs.append(norm(same_conv(before, after, kernel, stride=stride,
                                        groups=max(1, groups // times))))
            before = after
        super().__init__(convs, norm(same_conv(before, 1, 3)))


class MultiPeriodDiscriminator(nn.Module):
    def __init__(self, widest=1024):
        super().__init__()
        self.discriminators = nn.ModuleList(PeriodDiscriminator(p, widest) for p in PERIODS)

    def forward(self, samples):
        return [discriminator(samples) for discriminator in self.discriminators]


class MultiScaleDiscriminator(nn.Module):
    LAYERS = [(128, 15, 1, 1), (128, 41, 2, 4), (256, 41, 2, 16), (512, 41, 4, 16),
              (1024, 41, 4, 16), (1024, 41, 1, 16), (1024, 5, 1, 1)]

    def __init__(self, widest=1024):
        super().__init__()
        self.discriminators = nn.ModuleList(
            ScaleDiscriminator(self.LAYERS, widest, norm)
            for norm in (spectral_norm, weight_norm, weight_norm))
        self.halved = nn.AvgPool1d(4, 2, padding=2)

    def forward(self, samples):
        judged = []
        for discriminator in self.discriminators:
            samples = self.halved(samples) if judged else samples
            judged.append(discriminator(samples))
        return judged


def discriminator_loss(real, made):
    return (sum(torch.mean((features[-1] - 1) ** 2) for features in real) +
            sum(torch.mean(features[-1] ** 2) for features in made))


def generator_loss(made):
    return sum(torch.mean((features[-1] - 1) ** 2) for features in made)


def feature_matching_loss(real, made):
    return 2 * sum(F.l1_loss(ours, theirs.detach()) for of_real, of_made in zip(real, made)
                   for theirs, ours in zip(of_real, of_made))


class LossMel:
    """The mel of the losses. basis [n_mels, n_fft / 2 + 1]"""

    def __init__(self, basis, n_fft, hop, power_floor):
        self.basis, self.n_fft, self.hop, self.power_floor = basis, n_fft, hop, power_floor
        self.window = torch.hann_window(n_fft, dtype=basis.dtype)

    def of_spectrum(self, spectrum):
        return torch.log(torch.clamp(self.basis @ spectrum, min=1e-5))

    def __call__(self, samples):
        """samples [B, 1, N] -> [B, n_mels, N / hop]"""
        edge = (self.n_fft - self.hop) // 2
        padded = F.pad(samples, (edge, edge), "reflect").squeeze(1)
        spectrum = torch.view_as_real(torch.stft(
            padded, self.n_fft, self.hop, window=self.window, center=False, return_complex=True))
        return self.of_spectrum(torch.sqrt(spectrum.square().sum(-1) + self.power_floor))


class HifiganTwin:
    """What a GanStep trains. The losses are weighted as published."""

    def __init__(self, config, mel, inputs=80, widest=1024):
        self.mel = mel
        self.generator = Generator(config, inputs)
        self.mpd, self.msd = MultiPeriodDiscriminator(widest), MultiScaleDiscriminator(widest)
        self.discriminator = nn.ModuleList([self.msd, self.mpd])

    def make(self, batch):
        """batch: mel [B, n_mels, T] and audio [B, 1, N] of the same segments."""
        return {"made": self.generator(batch["mel"]), "audio": batch["audio"],
                "target": self.mel(batch["audio"])}

    def discriminator_losses(self, state):
        real, made = state["audio"], state["made"].detach()
        return {"disc_period": discriminator_loss(self.mpd(real), self.mpd(made)),
                "disc_scale": discriminator_loss(self.msd(real), self.msd(made))}

    def generator_losses(self, state):
        real, made = state["audio"], state["made"]
        losses = {"mel": 45 * F.l1_loss(self.mel(made), state["target"])}
        for name, judge in (("period", self.mpd), ("scale", self.msd)):
            of_real, of_made = judge(real), judge(made)
            losses["fm_" + name] = feature_matching_loss(of_real, of_made)
            losses["gen_" + name] = generator_loss(of_made)
        return losses
