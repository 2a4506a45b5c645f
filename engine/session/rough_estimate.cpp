#include "engine/session/rough_estimate.h"

#include <algorithm>

namespace formant {
namespace {

/// LibTorch's libraries and, on a GPU, the device's context.
constexpr double program_bytes_on_cpu = 400e6;
constexpr double program_bytes_on_gpu = 700e6;
/// Weights, gradients, AdamW's two moments and the average, in float32.
constexpr double bytes_per_parameter = 5 * 4;
/// Tensors that a residual block keeps for its gradient.
constexpr double kept_per_block = 8;
/// Each level has half the frames of the one before: all together twice the first.
constexpr double all_levels = 2;

/// Of the smallest model on one core (docs/performance.md): 47 samples/s of 2.5 s on two.
constexpr double speed_of_core = 60;
constexpr double parameters_of_that = 2.3e6;

double activation_bytes_per_frame(const RunConfig& config) {
    const UnetConfig& unet = config.voice.model.unet;
    const double blocks = 2 * static_cast<double>(unet.decoder_blocks) * all_levels; // down and up
    const double bytes = 4 * static_cast<double>(unet.decoder_channels) * blocks * kept_per_block;
    const double half = config.train.precision == "float32" ? 1 : 0.5;
    return bytes * half * (config.train.recomputes() ? 0.4 : 1);
}

/// How many cores of a CPU a card of the family is worth.
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
    case GpuArchitecture::older:
        break;
    }
    return 40;
}

} // namespace

std::int64_t estimate_memory_bytes(const RunConfig& config, std::int64_t parameters,
                                   std::int64_t frames, bool on_gpu) {
    const double all_frames =
        static_cast<double>(frames) * static_cast<double>(config.train.batch_size);
    return static_cast<std::int64_t>((on_gpu ? program_bytes_on_gpu : program_bytes_on_cpu) +
                                     bytes_per_parameter * static_cast<double>(parameters) +
                                     activation_bytes_per_frame(config) * all_frames);
}

double estimate_speed(std::int64_t parameters, const GpuInfo* gpu, int cores) {
    const double worth = gpu != nullptr ? cores_worth(gpu->architecture) : cores;
    const double weight =
        static_cast<double>(std::max<std::int64_t>(parameters, 1)) / parameters_of_that;
    return speed_of_core * worth / weight;
}

} // namespace formant
