#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

/// Interface of codecs: audio tokens (codes) for frames of a mel, and back.
class CodecModel {
  public:
    virtual ~CodecModel() = default;
    virtual std::int64_t codebook_size() const = 0; ///< all codes are below
    virtual std::int64_t frames_per_code() const = 0;
    /// Encodes a log-mel [B, n_mels, T], of which `lengths` int64 [B] frames are real, to codes
    /// int64 [B, C], C = T / frames_per_code, rounded up. Runs without gradients.
    virtual at::Tensor encode(const at::Tensor& log_mel, const at::Tensor& lengths) = 0;
    /// Decodes codes int64 [B, C], of which `lengths` int64 [B] are real, to a log-mel [B, n_mels,
    /// C * frames_per_code]. Runs without gradients.
    virtual at::Tensor decode(const at::Tensor& codes, const at::Tensor& lengths) = 0;
};

} // namespace formant
