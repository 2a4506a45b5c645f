"""How long tokens last, by the VITS twin: the predictor that draws (Kim et al. 2021, appendix B) and the
one that does not. Shapes are [B, C, L]; masks are 0/1 floats [B, 1, L]."""

import math

import torch
import torch.nn as nn
import torch.nn.functional as F

BINS, BOUND, LEAST = 10, 5.0, 1e-3


class ChannelNorm(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.gamma = nn.Parameter(torch.ones(channels))
        self.beta = nn.Parameter(torch.zeros(channels))

    def forward(self, x):
        return F.layer_norm(x.mT, self.gamma.shape, self.gamma, self.beta).mT


class SeparableConvs(nn.Module):
    def __init__(self, channels, dropout, layers=3, kernel=3):
        super().__init__()
        self.convs_sep = nn.ModuleList(
            nn.Conv1d(channels, channels, kernel, groups=channels, dilation=kernel ** i, padding="same")
            for i in range(layers))
        self.convs_1x1 = nn.ModuleList(nn.Conv1d(channels, channels, 1) for _ in range(layers))
        self.norms_1 = nn.ModuleList(ChannelNorm(channels) for _ in range(layers))
        self.norms_2 = nn.ModuleList(ChannelNorm(channels) for _ in range(layers))
        self.dropouts = nn.ModuleList(nn.Dropout(dropout) for _ in range(layers))

    def forward(self, x, mask):
        for along, across, norm_1, norm_2, dropout in zip(
                self.convs_sep, self.convs_1x1, self.norms_1, self.norms_2, self.dropouts):
            hidden = F.gelu(norm_1(along(x * mask)))
            x = x + dropout(F.gelu(norm_2(across(hidden))))
        return x * mask


def spline(value, widths, heights, slopes, inverse=False):
    """The monotonic rational-quadratic spline (Durkan et al. 2019) of `value` [...] with unnormalized
    bins [..., K] and slopes [..., K - 1], and the logarithm of its slope there."""
    widths = LEAST + (1 - LEAST * BINS) * F.softmax(widths, -1)
    heights = LEAST + (1 - LEAST * BINS) * F.softmax(heights, -1)
    widths, heights = 2 * BOUND * widths, 2 * BOUND * heights
    left = F.pad(widths.cumsum(-1), (1, 0))[..., :-1] - BOUND
    low = F.pad(heights.cumsum(-1), (1, 0))[..., :-1] - BOUND
    slopes = LEAST + F.softplus(F.pad(slopes, (1, 1), value=math.log(math.expm1(1 - LEAST))))
    place = value.clamp(-BOUND, BOUND).unsqueeze(-1)
    begins = (low if inverse else left).detach().contiguous()
    bin = (torch.searchsorted(begins, place.detach(), right=True) - 1).clamp(0, BINS - 1)
    x, y, w, h, d0, d1 = (t.gather(-1, bin).squeeze(-1) for t in (
        left, low, widths, heights, slopes[..., :-1], slopes[..., 1:]))
    place, s = place.squeeze(-1), h / w
    bend = d0 + d1 - 2 * s
    if inverse:
        rise = place - y
        b = h * d0 - rise * bend
        root = torch.sqrt((b * b + 4 * (h * (s - d0) + rise * bend) * s * rise).clamp(min=0))
        t = 2 * s * rise / (b + root)
        moved = x + w * t
    else:
        t = (place - x) / w
        moved = y + h * (s * t * t + d0 * t * (1 - t)) / (s + bend * t * (1 - t))
    slope = s * s * (d1 * t * t + 2 * s * t * (1 - t) + d0 * (1 - t) ** 2)
    log_slope = torch.log(slope) - 2 * torch.log(s + bend * t * (1 - t))
    inside = value.abs() <= BOUND
    return torch.where(inside, moved, value), torch.where(inside, log_slope, 0.0)


class Affine(nn.Module):
    def __init__(self):
        super().__init__()
        self.m, self.logs = nn.Parameter(torch.zeros(2, 1)), nn.Parameter(torch.zeros(2, 1))

    def forward(self, x, mask, condition):
        return (x * self.logs.exp() + self.m) * mask, (self.logs * mask).sum((1, 2))

    def inverse(self, x, mask, condition):
        return (x - self.m) * torch.exp(-self.logs) * mask


class SplineFlow(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.pre = nn.Conv1d(1, channels, 1)
        self.convs = SeparableConvs(channels, 0.0)
        self.proj = nn.Conv1d(channels, 3 * BINS - 1, 1)

    def moved(self, x, mask, condition, inverse):
        first, second = x.chunk(2, 1)
        hidden = self.convs(self.pre(first) + condition, mask)
        widths, heights, slopes = (self.proj(hidden) * mask).mT.split([BINS, BINS, BINS - 1], -1)
        scale = self.pre.out_channels ** 0.5
        second, log_slope = spline(second.squeeze(1), widths / scale, heights / scale, slopes, inverse)
        return torch.cat([first, second.unsqueeze(1)], 1) * mask, (log_slope * mask.squeeze(1)).sum(1)

    def forward(self, x, mask, condition):
        return self.moved(x, mask, condition, False)

    def inverse(self, x, mask, condition):
        return self.moved(x, mask, condition, True)[0]


class Flip(nn.Module):
    def forward(self, x, mask, condition):
        return x.flip(1), 0

    def inverse(self, x, mask, condition):
        return x.flip(1)


def duration_flows(channels, splines=4):
    flows = nn.ModuleList([Affine()])
    for _ in range(splines):
        flows.extend([SplineFlow(channels), Flip()])
    return flows


def run(flows, x, mask, condition):
    log_determinant = 0
    for flow in flows:
        x, added = flow(x, mask, condition)
        log_determinant = log_determinant + added
    return x, log_determinant


def normal_log_density(x, mask):
    return (-0.5 * (math.log(2 * math.pi) + x * x) * mask).sum((1, 2))


class StochasticPredictor(nn.Module):
    def __init__(self, channels, speaker_channels):
        super().__init__()
        self.flows, self.post_flows = duration_flows(channels), duration_flows(channels)
        self.pre, self.post_pre = nn.Conv1d(channels, channels, 1), nn.Conv1d(1, channels, 1)
        self.proj, self.post_proj = (nn.Conv1d(channels, channels, 1) for _ in range(2))
        self.convs, self.post_convs = (SeparableConvs(channels, 0.5) for _ in range(2))
        if speaker_channels:
            self.cond = nn.Conv1d(speaker_channels, channels, 1)

    def condition(self, hidden, mask, speaker):
        x = self.pre(hidden.detach())
        if speaker is not None:
            x = x + self.cond(speaker.detach())
        return self.proj(self.convs(x, mask)) * mask

    def loss(self, hidden, mask, durations, speaker, noise):
        """A bound of -log p(durations) of each sample [B]; durations [B, 1, L]."""
        x = self.condition(hidden, mask, speaker)
        of_durations = self.post_proj(self.post_convs(self.post_pre(durations), mask)) * mask
        noise = noise * mask
        drawn, q_determinant = run(self.post_flows, noise, mask, x + of_durations)
        logit, second = drawn.chunk(2, 1)
        q_determinant = q_determinant + (
            (F.logsigmoid(logit) + F.logsigmoid(-logit)) * mask).sum((1, 2))
        log_q = normal_log_density(noise, mask) - q_determinant
        rest = torch.log(torch.clamp((durations - torch.sigmoid(logit)) * mask, min=1e-5)) * mask
        z, determinant = run(self.flows, torch.cat([rest, second], 1), mask, x)
        log_p = normal_log_density(z, mask) + determinant - rest.sum((1, 2))
        return log_q - log_p

    def forward(self, hidden, mask, speaker, noise):
        """Returns log durations. Upstream skips the first spline in inference."""
        x = self.condition(hidden, mask, speaker)
        for flow in [self.flows[0], *self.flows[2:]][::-1]:
            noise = flow.inverse(noise, mask, x)
        return noise[:, :1]


class PlainPredictor(nn.Module):
    def __init__(self, channels, speaker_channels, width=256):
        super().__init__()
        self.conv_1 = nn.Conv1d(channels, width, 3, padding=1)
        self.conv_2 = nn.Conv1d(width, width, 3, padding=1)
        self.norm_1, self.norm_2 = ChannelNorm(width), ChannelNorm(width)
        self.proj = nn.Conv1d(width, 1, 1)
        self.dropouts = nn.ModuleList(nn.Dropout(0.5) for _ in range(2))
        if speaker_channels:
            self.cond = nn.Conv1d(speaker_channels, channels, 1)

    def loss(self, hidden, mask, durations, speaker, noise):
        target = torch.log(durations + 1e-6) * mask
        return (self(hidden, mask, speaker, noise) - target).square().sum((1, 2))

    def forward(self, hidden, mask, speaker, noise):
        x = hidden.detach()
        if speaker is not None:
            x = x + self.cond(speaker.detach())
        layers = ((self.conv_1, self.norm_1), (self.conv_2, self.norm_2))
        for (conv, norm), dropout in zip(layers, self.dropouts):
            x = dropout(norm(F.relu(conv(x * mask))))
        return self.proj(x * mask) * mask
