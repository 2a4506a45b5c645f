"""The U-Net model once more in PyTorch, written from its description: the independent reference.

It shares nothing with the engine but the names of the parameters, so that a checkpoint's
`state_dict` loads strictly. Shapes are [B, C, T]; masks are 0/1 floats [B, 1, T].
"""

import math

import torch
import torch.nn as nn
import torch.nn.functional as F

GROUPS = 8
EPS = 1e-5


def frame_mask(lengths, time):
    return (torch.arange(time).view(1, 1, -1) < lengths.view(-1, 1, 1)).float()


def halved(mask):
    """Mask after a convolution of stride 2."""
    return mask[:, :, ::2]


class MaskedGroupNorm(nn.Module):
    """Group normalization with the statistics of the real frames only."""

    def __init__(self, channels):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(channels))
        self.bias = nn.Parameter(torch.zeros(channels))

    def forward(self, x, mask):
        batch, channels, time = x.shape
        grouped = x.reshape(batch, GROUPS, channels // GROUPS, time)
        real = mask.unsqueeze(1)
        count = real.sum(3, keepdim=True) * (channels // GROUPS)
        mean = (grouped * real).sum((2, 3), keepdim=True) / count
        centered = (grouped - mean) * real
        variance = centered.square().sum((2, 3), keepdim=True) / count
        normal = (centered * torch.rsqrt(variance + EPS)).reshape(x.shape)
        return (normal * self.weight.view(1, -1, 1) + self.bias.view(1, -1, 1)) * mask


def conv(inputs, outputs, kernel, stride=1):
    return nn.Conv1d(inputs, outputs, kernel, stride=stride, padding=kernel // 2)


class EncoderBlock(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.norm = MaskedGroupNorm(channels)
        self.conv = conv(channels, channels, 5)

    def forward(self, x, mask):
        return (x + self.conv(F.silu(self.norm(x, mask)))) * mask


class TextEncoder(nn.Module):
    def __init__(self, symbols, mels, channels, blocks, style):
        super().__init__()
        self.embedding = nn.Embedding(symbols, channels)
        self.style = nn.Linear(style, channels)
        self.blocks = nn.ModuleList(EncoderBlock(channels) for _ in range(blocks))
        self.norm = MaskedGroupNorm(channels)
        self.mean = conv(channels, mels, 1)

    def forward(self, tokens, style, mask):
        x = (self.embedding(tokens).transpose(1, 2) + self.style(style).unsqueeze(2)) * mask
        for block in self.blocks:
            x = block(x, mask)
        hidden = self.norm(x, mask)
        return hidden, self.mean(F.silu(hidden)) * mask


class DurationPredictor(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.conv1 = conv(channels, channels, 3)
        self.conv2 = conv(channels, channels, 3)
        self.norm1 = MaskedGroupNorm(channels)
        self.norm2 = MaskedGroupNorm(channels)
        self.out = conv(channels, 1, 1)

    def forward(self, hidden, mask):
        x = F.silu(self.norm1(self.conv1(hidden), mask))
        x = F.silu(self.norm2(self.conv2(x), mask))
        return (self.out(x) * mask).squeeze(1)


class GlobalEncoder(nn.Module):
    def __init__(self, mels, channels, style):
        super().__init__()
        self.conv1 = conv(mels, channels, 3)
        self.conv2 = conv(channels, channels, 3, stride=2)
        self.conv3 = conv(channels, channels, 3, stride=2)
        self.norm1 = MaskedGroupNorm(channels)
        self.norm2 = MaskedGroupNorm(channels)
        self.norm3 = MaskedGroupNorm(channels)
        self.out = nn.Linear(channels, 2 * style)

    def forward(self, mel, mask):
        half, quarter = halved(mask), halved(halved(mask))
        x = F.silu(self.norm1(self.conv1(mel), mask))
        x = F.silu(self.norm2(self.conv2(x), half))
        x = F.silu(self.norm3(self.conv3(x), quarter))
        pooled = x.sum(2) / quarter.sum(2)
        return self.out(pooled).chunk(2, dim=1)


class ResidualBlock(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.norm1 = MaskedGroupNorm(channels)
        self.norm2 = MaskedGroupNorm(channels)
        self.conv1 = conv(channels, channels, 3)
        self.conv2 = conv(channels, channels, 3)
        self.condition = nn.Linear(channels, channels)

    def forward(self, x, condition, mask):
        h = self.conv1(F.silu(self.norm1(x, mask))) + self.condition(condition).unsqueeze(2)
        return (x + self.conv2(F.silu(self.norm2(h, mask)))) * mask


class Level(nn.Module):
    def __init__(self, channels, blocks):
        super().__init__()
        self.blocks = nn.ModuleList(ResidualBlock(channels) for _ in range(blocks))

    def forward(self, x, condition, mask):
        for block in self.blocks:
            x = block(x, condition, mask)
        return x


def time_embedding(time, channels):
    half = channels // 2
    frequency = torch.exp(torch.arange(half) * (-math.log(10000) / (half - 1)))
    angle = 1000 * time[:, None] * frequency[None, :]
    return torch.cat([angle.sin(), angle.cos()], dim=1)


class FlowDecoder(nn.Module):
    def __init__(self, mels, channels, levels, blocks, style):
        super().__init__()
        self.channels = channels
        self.time1 = nn.Linear(channels, 2 * channels)
        self.time2 = nn.Linear(2 * channels, channels)
        self.style = nn.Linear(style, channels)
        setattr(self, "in", conv(2 * mels, channels, 3))
        self.norm = MaskedGroupNorm(channels)
        self.out = conv(channels, mels, 1)
        self.down = nn.ModuleList(Level(channels, blocks) for _ in range(levels))
        self.up = nn.ModuleList(Level(channels, blocks) for _ in range(levels))
        self.downsample = nn.ModuleList(
            conv(channels, channels, 3, stride=2) for _ in range(levels - 1))
        self.upsample = nn.ModuleList(conv(channels, channels, 3) for _ in range(levels - 1))
        self.merge = nn.ModuleList(conv(2 * channels, channels, 1) for _ in range(levels - 1))

    def forward(self, x, mean, time, style, mask):
        embedded = self.time2(F.silu(self.time1(time_embedding(time, self.channels))))
        condition = F.silu(embedded + self.style(style))
        x = getattr(self, "in")(torch.cat([x, mean], dim=1)) * mask
        masks, skips = [mask], []
        for level, down in enumerate(self.down):
            x = down(x, condition, masks[-1])
            skips.append(x)
            if level < len(self.downsample):
                masks.append(halved(masks[-1]))
                x = self.downsample[level](x) * masks[-1]
        x = self.up[-1](x, condition, masks[-1])
        for level in reversed(range(len(self.upsample))):
            mask = masks[level]
            x = F.interpolate(x, scale_factor=2, mode="nearest")[:, :, :mask.shape[2]] * mask
            x = self.upsample[level](x)
            x = self.merge[level](torch.cat([x, skips[level]], dim=1)) * mask
            x = self.up[level](x, condition, mask)
        return self.out(F.silu(self.norm(x, masks[0]))) * masks[0]


def monotonic_alignment(score, tokens, frames):
    """Token of each frame on the best path through score [L, T]; a tie stays on the later token."""
    best = torch.full((tokens, frames), -math.inf, dtype=torch.float64)
    best[0] = score[0, :frames].double().cumsum(0)
    for t in range(1, frames):
        top = min(t, tokens - 1)
        for token in range(1, top + 1):
            before = max(best[token, t - 1].item(), best[token - 1, t - 1].item())
            best[token, t] = score[token, t].item() + before
    path, token = torch.zeros(frames, dtype=torch.int64), tokens - 1
    for t in range(frames - 1, -1, -1):
        path[t] = token
        if token > 0 and (t <= token or best[token - 1, t - 1] > best[token, t - 1]):
            token -= 1
    return path


class UnetTwin(nn.Module):
    def __init__(self, symbols, mels=80, encoder_channels=128, encoder_blocks=4,
                 decoder_channels=128, decoder_levels=3, decoder_blocks=2, style_channels=16,
                 style_encoder_channels=64, sigma_min=1e-4):
        super().__init__()
        self.sigma_min = sigma_min
        self.text_encoder = TextEncoder(
            symbols, mels, encoder_channels, encoder_blocks, style_channels)
        self.duration_predictor = DurationPredictor(encoder_channels)
        self.global_encoder = GlobalEncoder(mels, style_encoder_channels, style_channels)
        self.decoder = FlowDecoder(
            mels, decoder_channels, decoder_levels, decoder_blocks, style_channels)
        self.register_buffer("mel_mean", torch.tensor(0.0))
        self.register_buffer("mel_scale", torch.tensor(1.0))

    def align(self, mean, mel, token_lengths, mel_lengths):
        """Most likely path of each sample by N(mean, 1): int64 [B, T]."""
        paths = torch.zeros(mel.shape[0], mel.shape[2], dtype=torch.int64)
        for i, (tokens, frames) in enumerate(zip(token_lengths.tolist(), mel_lengths.tolist())):
            distance = (mean[i].double().unsqueeze(2) - mel[i].double().unsqueeze(1)).square()
            paths[i, :frames] = monotonic_alignment(-0.5 * distance.sum(0), tokens, frames)
        return paths

    def forward(self, batch, draws, frame_tokens=None):
        """Everything the losses need. `frame_tokens`: an alignment to use instead of searching."""
        token_mask = frame_mask(batch["token_lengths"], batch["tokens"].shape[1])
        mask = frame_mask(batch["mel_lengths"], batch["mel"].shape[2])
        mel = (batch["mel"] - self.mel_mean) / self.mel_scale * mask
        style_mean, style_log_variance = self.global_encoder(mel, mask)
        style = style_mean + torch.exp(0.5 * style_log_variance) * draws["style"].squeeze(2)
        hidden, mean = self.text_encoder(batch["tokens"], style, token_mask)
        log_durations = self.duration_predictor(hidden.detach(), token_mask)
        if frame_tokens is None:
            frame_tokens = self.align(
                mean.detach(), mel, batch["token_lengths"], batch["mel_lengths"])
        one_hot = F.one_hot(frame_tokens, batch["tokens"].shape[1]).float() * mask.transpose(1, 2)
        aligned = torch.matmul(mean, one_hot.transpose(1, 2))
        time = draws["flow_time"]
        start = draws["flow"] * mask
        point = (1 - (1 - self.sigma_min) * time) * start + time * mel
        velocity = self.decoder(point, aligned, time.flatten(), style, mask)
        return {"mel": mel, "aligned_mean": aligned, "log_durations": log_durations,
                "durations": one_hot.sum(1), "velocity": velocity,
                "velocity_target": mel - (1 - self.sigma_min) * start,
                "style_mean": style_mean, "style_log_variance": style_log_variance,
                "mask": mask, "token_mask": token_mask}

    def losses(self, state):
        """Means over the elements that the masks call real."""
        mask, token_mask = state["mask"], state["token_mask"].squeeze(1)
        elements = mask.sum() * state["mel"].shape[1]
        flow = (state["velocity"] - state["velocity_target"]).square() * mask
        normal = 0.5 * ((state["mel"] - state["aligned_mean"]).square() + math.log(2 * math.pi))
        target = torch.log(state["durations"].clamp(min=1))
        duration = (state["log_durations"] - target).square() * token_mask
        prior = torch.distributions.Normal(0.0, 1.0)
        posterior = torch.distributions.Normal(
            state["style_mean"], torch.exp(0.5 * state["style_log_variance"]))
        kl = torch.distributions.kl_divergence(posterior, prior)
        return {"recon": flow.sum() / elements, "prior": (normal * mask).sum() / elements,
                "duration": duration.sum() / token_mask.sum(), "kl": kl.mean()}
