#include "engine/audio/log_mel.h"

#include "engine/audio/mel_scale.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

namespace formant {
namespace {

/// Keeps the gradient of silence finite; far below the square of min_magnitude.
constexpr double min_bin_power = 1e-20;

/// Returns the edges and centers of the triangles, [n_mels + 2], in Hz, evenly spaced on the mel
/// scale.
std::vector<double> band_edges_hz(const MelConfig& config) {
    const MelScale& scale = mel_scale_named(config.mel_scale);
    const double low = scale.from_hz(config.f_min_hz);
    const double high = scale.from_hz(config.f_max_hz);
    std::vector<double> edges;
    for (std::int64_t i = 0; i < config.n_mels + 2; ++i)
        edges.push_back(scale.to_hz(low + (high - low) * static_cast<double>(i) /
                                              static_cast<double>(config.n_mels + 1)));
    return edges;
}

/// Computes magnitudes faster than abs() of complex numbers, which guards against an overflow that
/// audio cannot cause and takes longer than the transform itself.
at::Tensor magnitude_of(const at::Tensor& spectrum) {
    const at::Tensor real = at::real(spectrum), imaginary = at::imag(spectrum);
    return real.square().addcmul_(imaginary, imaginary).add_(min_bin_power).sqrt_();
}

} // namespace

at::Tensor mel_filter_bank(const MelConfig& config) {
    const std::int64_t bins = config.n_fft / 2 + 1;
    const std::vector<double> edges = band_edges_hz(config);
    at::Tensor bank = at::zeros({config.n_mels, bins}, at::kDouble);
    auto weights = bank.accessor<double, 2>();
    for (std::int64_t mel = 0; mel < config.n_mels; ++mel) {
        const auto band = static_cast<std::size_t>(mel);
        const double lower = edges[band], center = edges[band + 1], upper = edges[band + 2];
        const double area = 2 / (upper - lower);
        for (std::int64_t bin = 0; bin < bins; ++bin) {
            const double hz = static_cast<double>(bin * config.sample_rate_hz) /
                              static_cast<double>(config.n_fft);
            const double rising = (hz - lower) / (center - lower);
            const double falling = (upper - hz) / (upper - center);
            weights[mel][bin] = area * std::max(0.0, std::min(rising, falling));
        }
    }
    return bank.to(at::kFloat);
}

at::Tensor magnitude_spectrogram(const at::Tensor& samples, const MelConfig& config) {
    const at::Tensor window = at::hann_window(config.n_fft, samples.options());
    return magnitude_of(at::stft(samples, config.n_fft, config.hop_length, config.n_fft, window,
                                 /*center=*/true, "constant", /*normalized=*/false,
                                 /*onesided=*/true, /*return_complex=*/true));
}

LogMel::LogMel(const MelConfig& config)
    : config_(config), filter_bank_(mel_filter_bank(config)), blocked_(config, filter_bank_) {
    if (config.has_power())
        power_.emplace(config, config.n_fft);
}

at::Tensor LogMel::operator()(const at::Tensor& samples) const {
    if (power_)
        return (*power_)(samples);
    const bool plain = samples.is_cpu() && samples.scalar_type() == at::kFloat &&
                       !(at::GradMode::is_enabled() && samples.requires_grad());
    const at::Tensor bands = plain ? blocked_(samples)
                                   : at::matmul(filter_bank_.to(samples.device()),
                                                magnitude_spectrogram(samples, config_));
    return bands.clamp_min(min_magnitude).log_();
}

} // namespace formant
