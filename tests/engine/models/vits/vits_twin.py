"""VITS (Kim et al. 2021) once more in PyTorch, written from its description: training and speaking. The
independent reference.

It shares nothing with the engine but the names of the parameters, which are the public ones, so that a
checkpoint's `state_dict` loads strictly. Shapes are [B, C, T]; masks are 0/1 floats [B, 1, T].
"""

import math
import pathlib
import sys

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.utils import spectral_norm, weight_norm

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "hifigan"))
from hifigan_twin import (PERIODS, Generator, LossMel, PeriodDiscriminator, ScaleDiscriminator,
                          discriminator_loss, feature_matching_loss, generator_loss, same_conv, unchanged)
from twin_durations import ChannelNorm, Flip, PlainPredictor, StochasticPredictor

WINDOW = 4


def dropouts(rate, *names):
    return nn.ModuleDict({name: nn.Dropout(rate) for name in names})


def length_mask(lengths, time, like):
    return (torch.arange(time) < lengths.view(-1, 1, 1)).to(like.dtype)


class RelativeAttention(nn.Module):
    """Self-attention that knows distances up to WINDOW (Shaw et al. 2018)."""

    def __init__(self, channels, heads, dropout):
        super().__init__()
        self.heads, width = heads, channels // heads
        self.emb_rel_k, self.emb_rel_v = (
            nn.Parameter(torch.randn(1, 2 * WINDOW + 1, width) * width ** -0.5) for _ in range(2))
        self.conv_q, self.conv_k, self.conv_v, self.conv_o = (
            nn.Conv1d(channels, channels, 1) for _ in range(4))
        self.dropouts = dropouts(dropout, "weights", "output")

    def of_heads(self, x):
        return x.unflatten(1, (self.heads, -1)).mT

    def forward(self, x, mask):
        query, key, value = (self.of_heads(conv(x)) for conv in (self.conv_q, self.conv_k, self.conv_v))
        query = query / math.sqrt(query.shape[-1])
        places = torch.arange(x.shape[2])
        distance = places - places.unsqueeze(1)
        index = (distance + WINDOW).clamp(0, 2 * WINDOW).expand(*query.shape[:2], -1, -1)
        near = (query @ self.emb_rel_k.mT).gather(-1, index) * (distance.abs() <= WINDOW)
        both = (mask.unsqueeze(2) * mask.unsqueeze(3)) == 0
        weights = F.softmax((query @ key.mT + near).masked_fill(both, -1e4), -1)
        weights = self.dropouts["weights"](weights)
        around = places.unsqueeze(1) + torch.arange(-WINDOW, WINDOW + 1)
        there = (around >= 0) & (around < x.shape[2])
        index = around.clamp(0, x.shape[2] - 1).expand(*query.shape[:2], -1, -1)
        attended = weights @ value + (weights.gather(-1, index) * there) @ self.emb_rel_v
        return self.dropouts["output"](self.conv_o(attended.mT.flatten(1, 2)))


class FeedForward(nn.Module):
    def __init__(self, channels, width, kernel, dropout):
        super().__init__()
        self.conv_1 = nn.Conv1d(channels, width, kernel, padding="same")
        self.conv_2 = nn.Conv1d(width, channels, kernel, padding="same")
        self.dropouts = dropouts(dropout, "inner", "output")

    def forward(self, x, mask):
        inner = self.dropouts["inner"](F.relu(self.conv_1(x * mask)))
        return self.dropouts["output"](self.conv_2(inner * mask) * mask)


class Transformer(nn.Module):
    def __init__(self, channels, config):
        super().__init__()
        heads, width, kernel, dropout = (
            config[name] for name in ("n_heads", "filter_channels", "kernel_size", "p_dropout"))
        layers = range(config["n_layers"])
        self.attn_layers = nn.ModuleList(RelativeAttention(channels, heads, dropout) for _ in layers)
        self.norm_layers_1 = nn.ModuleList(ChannelNorm(channels) for _ in layers)
        self.ffn_layers = nn.ModuleList(FeedForward(channels, width, kernel, dropout) for _ in layers)
        self.norm_layers_2 = nn.ModuleList(ChannelNorm(channels) for _ in layers)

    def forward(self, x, mask):
        x = x * mask
        for attention, norm_1, feed_forward, norm_2 in zip(
                self.attn_layers, self.norm_layers_1, self.ffn_layers, self.norm_layers_2):
            x = norm_1(x + attention(x, mask))
            x = norm_2(x + feed_forward(x, mask))
        return x * mask


class TextEncoder(nn.Module):
    def __init__(self, symbols, config):
        super().__init__()
        channels = config["hidden_channels"]
        self.emb = nn.Embedding(symbols, channels)
        self.encoder = Transformer(channels, config)
        self.proj = nn.Conv1d(channels, 2 * config["inter_channels"], 1)

    def forward(self, tokens, mask):
        """Hidden, mean and log scale of the prior of each token."""
        embedded = self.emb(tokens).mT * math.sqrt(self.emb.embedding_dim)
        hidden = self.encoder(embedded, mask)
        return hidden, *(self.proj(hidden) * mask).chunk(2, 1)


class WaveNet(nn.Module):
    def __init__(self, channels, layers, speaker_channels, kernel=5):
        super().__init__()
        self.channels = channels
        self.in_layers = nn.ModuleList(
            weight_norm(same_conv(channels, 2 * channels, kernel)) for _ in range(layers))
        self.res_skip_layers = nn.ModuleList(
            weight_norm(nn.Conv1d(channels, channels * (2 if i < layers - 1 else 1), 1))
            for i in range(layers))
        if speaker_channels:
            self.cond_layer = weight_norm(nn.Conv1d(speaker_channels, 2 * channels * layers, 1))

    def forward(self, x, mask, speaker):
        layers = len(self.in_layers)
        conditions = [0] * layers if speaker is None else self.cond_layer(speaker).chunk(layers, 1)
        output = 0
        for i, (into, onward) in enumerate(zip(self.in_layers, self.res_skip_layers)):
            value, gate = (into(x) + conditions[i]).chunk(2, 1)
            made = onward(torch.tanh(value) * torch.sigmoid(gate))
            if i < layers - 1:
                residual, made = made.chunk(2, 1)
                x = (x + residual) * mask
            output = output + made
        return output * mask


class PosteriorEncoder(nn.Module):
    def __init__(self, spec_channels, config, speaker_channels):
        super().__init__()
        channels = config["hidden_channels"]
        self.pre = nn.Conv1d(spec_channels, channels, 1)
        self.enc = WaveNet(channels, 16, speaker_channels)
        self.proj = nn.Conv1d(channels, 2 * config["inter_channels"], 1)

    def forward(self, spectrum, mask, speaker, noise):
        hidden = self.enc(self.pre(spectrum) * mask, mask, speaker)
        mean, log_scale = (self.proj(hidden) * mask).chunk(2, 1)
        return (mean + noise * log_scale.exp()) * mask, mean, log_scale


class Coupling(nn.Module):
    def __init__(self, config, speaker_channels):
        super().__init__()
        half, channels = config["inter_channels"] // 2, config["hidden_channels"]
        self.pre = nn.Conv1d(half, channels, 1)
        self.enc = WaveNet(channels, 4, speaker_channels)
        self.post = nn.Conv1d(channels, half, 1)

    def shift(self, x, mask, speaker):
        return self.post(self.enc(self.pre(x) * mask, mask, speaker)) * mask

    def forward(self, x, mask, speaker):
        first, second = x.chunk(2, 1)
        return torch.cat([first, self.shift(first, mask, speaker) + second * mask], 1), 0

    def inverse(self, x, mask, speaker):
        first, second = x.chunk(2, 1)
        return torch.cat([first, (second - self.shift(first, mask, speaker)) * mask], 1)


class Flow(nn.Module):
    def __init__(self, config, speaker_channels):
        super().__init__()
        self.flows = nn.ModuleList()
        for _ in range(4):
            self.flows.extend([Coupling(config, speaker_channels), Flip()])

    def forward(self, x, mask, speaker):
        for flow in self.flows:
            x, _ = flow(x, mask, speaker)
        return x

    def inverse(self, x, mask, speaker):
        for flow in reversed(self.flows):
            x = flow.inverse(x, mask, speaker)
        return x


def most_likely_path(score, token_lengths, frame_lengths):
    """score [B, L, T] -> 0/1 [B, T, L] (monotonic alignment search, Kim et al. 2020)."""
    batch, tokens, frames = score.shape
    best = score.double()
    best[:, 1:, 0] = -math.inf
    for t in range(1, frames):
        moved = F.pad(best[:, :-1, t - 1], (1, 0), value=-math.inf)
        best[:, :, t] += torch.maximum(best[:, :, t - 1], moved)
    path = torch.zeros(batch, frames, tokens, dtype=score.dtype)
    for i in range(batch):
        token = token_lengths[i] - 1
        for t in range(frame_lengths[i] - 1, -1, -1):
            path[i, t, token] = 1
            if token > 0 and best[i, token - 1, t - 1] > best[i, token, t - 1]:
                token = token - 1
    return path


def cut(x, starts, length):
    return torch.stack([row[:, start:start + length] for row, start in zip(x, starts.tolist())])


class VitsGenerator(nn.Module):
    """config: the section `model` of an upstream configuration."""

    def __init__(self, config, symbols, spec_channels=513, speakers=1):
        super().__init__()
        width = config.get("gin_channels", 0)
        self.inter_channels = config["inter_channels"]
        self.enc_p = TextEncoder(symbols, config)
        self.dec = Generator(config, self.inter_channels, unchanged, False, width)
        self.enc_q = PosteriorEncoder(spec_channels, config, width)
        self.flow = Flow(config, width)
        predictor = StochasticPredictor if config.get("use_sdp", True) else PlainPredictor
        self.dp = predictor(config["hidden_channels"], width)
        if speakers > 1:
            self.emb_g = nn.Embedding(speakers, width)

    def speaker(self, ids):
        return self.emb_g(ids).unsqueeze(2) if hasattr(self, "emb_g") else None

    def forward(self, batch, segment_frames):
        """batch: x, x_lengths, spec, y_lengths, sid; draws `posterior`, `duration`, `starts`; `path`
        [B, T, L] where the alignment shall not be searched."""
        spec, speaker = batch["spec"], self.speaker(batch.get("sid"))
        x_mask = length_mask(batch["x_lengths"], batch["x"].shape[1], spec)
        y_mask = length_mask(batch["y_lengths"], spec.shape[2], spec)
        hidden, m_p, logs_p = self.enc_p(batch["x"], x_mask)
        z, m_q, logs_q = self.enc_q(spec, y_mask, speaker, batch["posterior"])
        z_p = self.flow(z, y_mask, speaker)
        path = batch["path"] if "path" in batch else self.aligned(m_p, logs_p, z_p, batch)
        durations = path.sum(1, keepdim=True)
        duration = self.dp.loss(hidden, x_mask, durations, speaker, batch.get("duration")).sum()
        made = self.dec(cut(z, batch["starts"], segment_frames), speaker)
        return {"made": made, "duration": duration / x_mask.sum(), "path": path, "z": z, "z_p": z_p,
                "m_p": m_p @ path.mT, "logs_p": logs_p @ path.mT, "m_q": m_q, "logs_q": logs_q,
                "x_mask": x_mask, "y_mask": y_mask}

    @torch.no_grad()
    def aligned(self, mean, log_scale, z_p, batch):
        prior = torch.distributions.Normal(mean.unsqueeze(3), log_scale.exp().unsqueeze(3))
        score = prior.log_prob(z_p.unsqueeze(2)).sum(1)
        return most_likely_path(score, batch["x_lengths"], batch["y_lengths"])

    @torch.no_grad()
    def infer(self, tokens, lengths, speakers=None, noise_scale=0.667, noise_scale_w=0.8, length_scale=1.0):
        """Samples [B, 1, N], and the path [B, T, L]."""
        speaker = self.speaker(speakers)
        mask = length_mask(lengths, tokens.shape[1], self.enc_p.proj.weight)
        hidden, mean, log_scale = self.enc_p(tokens, mask)
        noise = torch.randn(len(tokens), 2, tokens.shape[1], dtype=mean.dtype) * noise_scale_w
        durations = torch.ceil(torch.exp(self.dp(hidden, mask, speaker, noise)) * mask * length_scale)
        ends = durations.cumsum(2)
        frames = ends[:, :, -1].clamp(min=1).long()
        frame = torch.arange(int(frames.max())).unsqueeze(1)
        path = ((frame >= ends - durations) & (frame < ends)).to(mean.dtype)
        frame_mask = length_mask(frames, len(frame), mean)
        mean, log_scale = mean @ path.mT, log_scale @ path.mT
        z_p = mean + torch.randn_like(mean) * log_scale.exp() * noise_scale
        z = self.flow.inverse(z_p, frame_mask, speaker) * frame_mask
        return self.dec(z, speaker), path


class VitsDiscriminator(nn.Module):
    LAYERS = [(16, 15, 1, 1), (64, 41, 4, 4), (256, 41, 4, 16), (1024, 41, 4, 64), (1024, 41, 4, 256),
              (1024, 5, 1, 1)]

    def __init__(self, widest=1024, norm=weight_norm):
        super().__init__()
        self.discriminators = nn.ModuleList(
            [ScaleDiscriminator(self.LAYERS, widest, norm),
             *(PeriodDiscriminator(period, widest, norm) for period in PERIODS)])

    def forward(self, samples):
        return [discriminator(samples) for discriminator in self.discriminators]


class VitsTwin:
    """What a GanStep trains. The losses are weighted as published."""

    def __init__(self, config, mel, symbols, segment_frames, speakers=1, widest=1024):
        self.mel, self.segment_frames = mel, segment_frames
        self.generator = VitsGenerator(config, symbols, mel.n_fft // 2 + 1, speakers)
        norm = spectral_norm if config.get("use_spectral_norm") else weight_norm
        self.discriminator = VitsDiscriminator(widest, norm)

    def make(self, batch):
        """batch: as for the generator, and wav [B, 1, N]."""
        state = self.generator(batch, self.segment_frames)
        starts, hop = batch["starts"], self.mel.hop
        state["audio"] = cut(batch["wav"], starts * hop, self.segment_frames * hop)
        state["target"] = self.mel.of_spectrum(cut(batch["spec"], starts, self.segment_frames))
        return state

    def discriminator_losses(self, state):
        real, made = (self.discriminator(x) for x in (state["audio"], state["made"].detach()))
        return {"disc": discriminator_loss(real, made)}

    def generator_losses(self, state):
        real, made = (self.discriminator(x) for x in (state["audio"], state["made"]))
        divergence = state["logs_p"] - state["logs_q"] - 0.5 + 0.5 * (
            state["z_p"] - state["m_p"]) ** 2 * torch.exp(-2 * state["logs_p"])
        mask = state["y_mask"]
        return {"mel": 45 * F.l1_loss(self.mel(state["made"]), state["target"]),
                "kl": (divergence * mask).sum() / mask.sum(), "dur": state["duration"],
                "gen": generator_loss(made), "fm": feature_matching_loss(real, made)}
