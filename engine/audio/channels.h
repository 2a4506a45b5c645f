#pragma once

#include <ATen/core/Tensor.h>

#include <string>

namespace formant {

/// Lists the ways to convert several channels to mono. Some stereo recordings have the voice in one
/// channel and noise, or another microphone, in the other.
enum class ChannelRule { mix, left, right };

/// Parses "mix", "left" or "right", as in the settings.
ChannelRule channel_rule_named(const std::string& name);

/// Converts [T, channels] to [T]: the mean, the first or the second channel. One channel is
/// returned unchanged.
at::Tensor to_mono(const at::Tensor& samples, ChannelRule rule);

} // namespace formant
