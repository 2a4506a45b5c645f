#pragma once

#include <ATen/core/Tensor.h>

namespace formant {

/// Monotonic alignment search (Kim et al. 2020, Glow-TTS, section 3.2): the most likely way to walk
/// through the tokens frame by frame, each token getting at least one frame.
/// log_likelihood float32 [B, L, T] (any device), token_lengths and frame_lengths int64 [B]
/// -> int64 [B, T]: the token of each frame; 0 beyond the length. A sample needs at least as many
/// frames as tokens. On the CPU threaded over the batch; on an NVIDIA GPU a kernel of the plug-in,
/// which the host does not wait for; other devices have the CPU do it. As LibTorch's operator
/// formant::alignment_search.
at::Tensor alignment_search(const at::Tensor& log_likelihood, const at::Tensor& token_lengths,
                            const at::Tensor& frame_lengths);

/// Frames of each token, int64 [B, tokens]: how often it occurs in `frame_tokens` [B, T] within
/// frame_lengths.
at::Tensor token_durations(const at::Tensor& frame_tokens, const at::Tensor& frame_lengths,
                           std::int64_t tokens);

} // namespace formant
