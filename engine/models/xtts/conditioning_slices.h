#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant::xtts {

/// Returns how many codes of a recording with `codes` codes its conditioning slice covers: at most
/// `longest`, and at most half of them, so that the others are left to be predicted.
constexpr std::int64_t slice_codes(std::int64_t codes, std::int64_t longest) {
    return codes / 2 < longest ? codes / 2 : longest;
}

/// The part of each recording that describes its speaker to the model (Casanova et al. 2024,
/// section 2). Its own codes are no targets: the model would copy them.
class ConditioningSlices {
  public:
    /// Chooses a slice of up to `frames` frames by `draw` (uniform in [0, 1), [B] or [B, 1, 1]) in
    /// recordings of `codes` int64 [B] codes with `frames_per_code` frames each.
    ConditioningSlices(const at::Tensor& draw, const at::Tensor& codes,
                       std::int64_t frames_per_code, std::int64_t frames);

    /// Cuts the slices from x [B, C, T], which is 0 where it is padded: the last code of a
    /// recording may cover some of its padding. Returns [B, C, frames], 0 after a shorter slice.
    at::Tensor of(const at::Tensor& x) const;
    const at::Tensor& starts() const { return starts_; }   ///< in codes, int64 [B]
    const at::Tensor& lengths() const { return lengths_; } ///< in codes, int64 [B]
    /// Returns targets int64 [B, C] of codes without those of the slices.
    at::Tensor without(const at::Tensor& targets) const;

  private:
    std::int64_t frames_per_code_, frames_;
    at::Tensor starts_, lengths_;
};

} // namespace formant::xtts
