#include "engine/audio/blocked_mel.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <array>
#include <span>

namespace formant {
namespace {

/// Number of frames whose spectra take about 100 kB.
constexpr std::int64_t block_frames = 32;
/// Number of sums that a core computes at the same time.
constexpr std::int64_t sums_at_once = 8;
using Sums = std::array<float, sums_at_once>;

/// Computes a band of the frames from `magnitudes` on, whose rows have length `bins`.
Sums sums_of_band(const float* magnitudes, std::int64_t bins, std::span<const float> weights) {
    Sums sums{};
    for (std::size_t bin = 0; bin < weights.size(); ++bin)
        for (std::int64_t frame = 0; frame < sums_at_once; ++frame)
            sums[static_cast<std::size_t>(frame)] +=
                weights[bin] * magnitudes[frame * bins + static_cast<std::int64_t>(bin)];
    return sums;
}

} // namespace

struct BlockedMel::Block {
    at::Tensor windowed, spectrum, magnitudes;

    explicit Block(std::int64_t n_fft)
        : windowed(at::empty({block_frames, n_fft})),
          spectrum(at::empty({block_frames, n_fft / 2 + 1}, at::kComplexFloat)),
          magnitudes(at::zeros({block_frames, n_fft / 2 + 1})) {}

    /// Computes the magnitudes of at most block_frames frames [t, n_fft] into the first rows; the
    /// other rows stay as they are.
    void transform(const at::Tensor& frames, const at::Tensor& window) {
        const std::int64_t count = frames.size(0);
        at::Tensor windowed_rows = windowed.narrow(0, 0, count);
        at::Tensor spectrum_rows = spectrum.narrow(0, 0, count);
        at::mul_out(windowed_rows, frames, window);
        at::fft_rfft_out(spectrum_rows, windowed_rows);
        compute_magnitudes(count * spectrum.size(1));
    }
    void compute_magnitudes(std::int64_t count) {
        const auto* complex = static_cast<const float*>(spectrum.const_data_ptr());
        float* power = magnitudes.mutable_data_ptr<float>();
        for (std::int64_t i = 0; i < count; ++i)
            power[i] = complex[2 * i] * complex[2 * i] + complex[2 * i + 1] * complex[2 * i + 1];
        magnitudes.sqrt_();
    }
};

BlockedMel::BlockedMel(const MelConfig& config, const at::Tensor& filter_bank)
    : n_fft_(config.n_fft), hop_length_(config.hop_length), window_(at::hann_window(config.n_fft)) {
    const auto is_used = [](float weight) { return weight != 0; };
    for (const at::Tensor& row : filter_bank.contiguous().unbind()) {
        const std::span weights(row.const_data_ptr<float>(), static_cast<std::size_t>(row.numel()));
        const auto first = std::find_if(weights.begin(), weights.end(), is_used);
        const auto end = std::find_if(weights.rbegin(), weights.rend(), is_used).base();
        bands_.push_back({first - weights.begin(), {first, std::max(first, end)}});
    }
}

at::Tensor BlockedMel::operator()(const at::Tensor& samples) const {
    const at::NoGradGuard no_gradients;
    const at::Tensor frames =
        at::constant_pad_nd(samples, {n_fft_ / 2, n_fft_ / 2}).unfold(0, n_fft_, hop_length_);
    const std::int64_t total = frames.size(0);
    at::Tensor mel = at::empty({static_cast<std::int64_t>(bands_.size()), total});
    Block block(n_fft_);
    for (std::int64_t begin = 0; begin < total; begin += block_frames) {
        const std::int64_t count = std::min(block_frames, total - begin);
        block.transform(frames.narrow(0, begin, count), window_);
        apply_filter_bank(block.magnitudes, mel.narrow(1, begin, count));
    }
    return mel;
}

void BlockedMel::apply_filter_bank(const at::Tensor& magnitudes, const at::Tensor& mel) const {
    const std::int64_t bins = magnitudes.size(1), count = mel.size(1);
    auto out = mel.accessor<float, 2>();
    for (std::size_t row = 0; row < bands_.size(); ++row)
        for (std::int64_t first = 0; first < count; first += sums_at_once) {
            const float* begin = magnitudes.const_data_ptr<float>() + first * bins;
            const Sums sums =
                sums_of_band(begin + bands_[row].first_bin, bins, bands_[row].weights);
            for (std::int64_t i = 0; i < std::min(sums_at_once, count - first); ++i)
                out[static_cast<std::int64_t>(row)][first + i] = sums[static_cast<std::size_t>(i)];
        }
}

} // namespace formant
