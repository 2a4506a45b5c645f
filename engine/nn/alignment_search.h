#pragma once

#include <ATen/core/Tensor.h>

namespace formant {

/// Monotonic alignment search (Kim et al. 2020, Glow-TTS, section 3.2): finds the most likely
/// monotonic path through the tokens, where each token gets at least one frame.
/// log_likelihood float32 [B, L, T] (any device), token_lengths and frame_lengths int64 [B]
/// -> int64 [B, T]: the token of each frame; 0 beyond the length. A sample needs at least as many
/// frames as tokens. Runs on the CPU, threaded over the batch; on an NVIDIA GPU as a kernel of the
/// plug-in, without host synchronization; tensors on other devices are copied to the CPU.
/// Registered as the LibTorch operator formant::alignment_search.
at::Tensor alignment_search(const at::Tensor& log_likelihood, const at::Tensor& token_lengths,
                            const at::Tensor& frame_lengths);

/// Returns the number of frames of each token, int64 [B, tokens]: how often it occurs in
/// `frame_tokens` [B, T] within frame_lengths.
at::Tensor token_durations(const at::Tensor& frame_tokens, const at::Tensor& frame_lengths,
                           std::int64_t tokens);

} // namespace formant
