#pragma once

#include <ATen/core/Tensor.h>

#include <string>

namespace formant {

/// What becomes of a recording with several channels. Some stereo recordings hold the voice in one
/// channel and noise, or another microphone, in the other.
enum class ChannelRule { mix, left, right };

/// "mix", "left" or "right", as the settings have it.
ChannelRule channel_rule_named(const std::string& name);

/// [T, channels] -> [T]. The mean, the first channel, or the second; one channel stays as it is.
at::Tensor to_mono(const at::Tensor& samples, ChannelRule rule);

} // namespace formant
