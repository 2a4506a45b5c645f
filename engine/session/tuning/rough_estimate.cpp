#include "engine/session/tuning/rough_estimate.h"

#include "engine/models/model_kinds.h"

#include <algorithm>

namespace formant {
namespace {

/// Memory of the LibTorch libraries and, on a GPU, of the device context.
constexpr double program_bytes_on_cpu = 400e6;
constexpr double program_bytes_on_gpu = 700e6;
/// Weights, gradients, two AdamW moments and the EMA, in float32.
constexpr double bytes_per_parameter = 5 * 4;

/// Seconds of audio per second for the smallest model on one core. docs/performance.md: 47
/// samples/s of 2.5 s on two cores.
constexpr double speed_of_core = 60;
constexpr double parameters_of_that = 2.3e6;
/// Duration of a micro-batch of almost no audio. Measured for the smallest U-Net on two cores: 0.03
/// s; 0.01 to 0.3 s with fewer channels, 0.3 s for VITS.
constexpr double overhead_s_on_cpu = 0.1;
constexpr double overhead_s_on_gpu = 0.03;

/// Returns the activations of one sample.
double activation_bytes(const RunConfig& config, double frames) {
    const ModelConfig& model = config.voice.model;
    const double half = config.train.precision == "float32" ? 1 : 0.5;
    return half * kind_of(model).activation_bytes(model.kinds, config.voice.audio, frames,
                                                  config.train.uses_gradient_checkpointing());
}

/// Returns how many CPU cores a GPU of this architecture replaces.
double cores_worth(GpuArchitecture architecture) {
    switch (architecture) {
    case GpuArchitecture::hopper:
    case GpuArchitecture::blackwell:
        return 300;
    case GpuArchitecture::ampere:
    case GpuArchitecture::ada:
    case GpuArchitecture::cdna:
    case GpuArchitecture::rdna4:
        return 150;
    case GpuArchitecture::volta:
    case GpuArchitecture::turing:
    case GpuArchitecture::rdna2:
    case GpuArchitecture::rdna3:
        return 80;
    case GpuArchitecture::unknown:
    case GpuArchitecture::legacy:
        break;
    }
    return 40;
}

} // namespace

std::int64_t estimate_memory_bytes(const RunConfig& config, std::int64_t parameters,
                                   std::int64_t frames, bool on_gpu) {
    return static_cast<std::int64_t>(
        (on_gpu ? program_bytes_on_gpu : program_bytes_on_cpu) +
        bytes_per_parameter * static_cast<double>(parameters) +
        activation_bytes(config, static_cast<double>(frames)) *
            static_cast<double>(config.train.samples_in_batch(frames)));
}

double estimate_step_s(const EstimatedStep& step, const GpuInfo* gpu, int cores) {
    const double worth = gpu != nullptr ? cores_worth(gpu->architecture) : std::max(cores, 1);
    const double weight =
        static_cast<double>(std::max<std::int64_t>(step.parameters, 1)) / parameters_of_that;
    const double overhead_s = gpu != nullptr ? overhead_s_on_gpu : overhead_s_on_cpu;
    return static_cast<double>(step.micro_batches) * overhead_s +
           step.audio_s * weight / (speed_of_core * worth);
}

} // namespace formant
