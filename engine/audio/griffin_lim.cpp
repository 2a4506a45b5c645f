#include "engine/audio/griffin_lim.h"

#include "engine/audio/log_mel.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>

namespace formant {
namespace {

/// Returns unit complex numbers of random angle; seeded, so that equal frames sound equal.
at::Tensor random_phases(const at::Tensor& magnitude, std::uint64_t seed) {
    const at::Generator generator = at::detail::createCPUGenerator(seed);
    const at::Tensor angle = at::rand(magnitude.sizes(), generator, at::kFloat) * (2 * M_PI);
    return at::polar(at::ones_like(angle), angle).to(magnitude.device());
}

class Transform {
  public:
    Transform(const MelConfig& mel, const at::TensorOptions& options)
        : n_fft_(mel.n_fft), hop_(mel.hop_length), window_(at::hann_window(n_fft_, options)) {}

    at::Tensor forward(const at::Tensor& samples) const {
        return at::stft(samples, n_fft_, hop_, n_fft_, window_, /*center=*/true, "constant",
                        /*normalized=*/false, /*onesided=*/true, /*return_complex=*/true);
    }
    at::Tensor inverse(const at::Tensor& spectrum) const {
        return at::istft(spectrum, n_fft_, hop_, n_fft_, window_, /*center=*/true);
    }

  private:
    std::int64_t n_fft_;
    std::int64_t hop_;
    at::Tensor window_;
};

} // namespace

GriffinLim::GriffinLim(const MelConfig& mel, const GriffinLimConfig& config)
    : mel_(mel), config_(config),
      inverse_filter_bank_(at::linalg_pinv(mel_filter_bank(mel).to(at::kDouble)).to(at::kFloat)) {}

at::Tensor GriffinLim::waveform(const at::Tensor& log_mel) const {
    const at::Tensor inverse = inverse_filter_bank_.to(log_mel.device());
    const at::Tensor bins = at::matmul(inverse, log_mel.exp()).clamp_min(0);
    return from_magnitude(mel_.has_power() ? bins.sqrt() : bins);
}

at::Tensor GriffinLim::from_magnitude(const at::Tensor& magnitude) const {
    const std::int64_t frames = magnitude.size(2);
    if (frames < 2) // one centered frame holds no sample of its own
        return at::zeros({magnitude.size(0), 0}, magnitude.options());
    const Transform transform(mel_, magnitude.options());
    const double pull = config_.momentum / (1 + config_.momentum);
    at::Tensor phases = random_phases(magnitude, config_.seed);
    at::Tensor previous = at::zeros_like(phases);
    for (std::int64_t i = 0; i < config_.iterations; ++i) {
        const at::Tensor rebuilt = transform.forward(transform.inverse(magnitude * phases));
        phases = rebuilt - pull * previous;
        phases = phases / (phases.abs() + 1e-16);
        previous = rebuilt;
    }
    return transform.inverse(magnitude * phases);
}

} // namespace formant
