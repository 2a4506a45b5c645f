#include "engine/session/tuning/rough_estimate.h"

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

/// Of what two networks keep that learn from each other: the discriminators see each segment four
/// times, twice in either phase.
double activation_bytes_of_segment(const GeneratorConfig& generator, std::int64_t segment_frames,
                                   std::int64_t discriminator_channels) {
    double convolutions = 0, samples = static_cast<double>(segment_frames), numbers = 0;
    for (const auto& dilations : generator.resblock_dilation_sizes)
        convolutions += static_cast<double>(dilations.size()) * (generator.resblock == "1" ? 2 : 1);
    double channels = static_cast<double>(generator.upsample_initial_channel);
    for (const std::int64_t rate : generator.upsample_rates) {
        samples *= static_cast<double>(rate);
        channels /= 2;
        numbers += samples * channels * 2 * convolutions;
    }
    constexpr double of_public_discriminators = 700; // numbers for each sample, both sets of layers
    const double share = static_cast<double>(discriminator_channels) / 1024;
    return 4 * (numbers + 4 * samples * of_public_discriminators * share);
}

/// Its encoders and flow look at whole recordings, the rest at segments.
double activation_bytes_of_vits(const VitsConfig& vits, double frames) {
    constexpr double layers = 32, kept_per_layer = 6; // WaveNets of posterior and flow
    return 4 * static_cast<double>(vits.hidden_channels) * layers * kept_per_layer * frames +
           activation_bytes_of_segment(vits.decoder, vits.segment_frames,
                                       vits.discriminator_channels);
}

double activation_bytes_of_unet(const RunConfig& config, double frames) {
    const UnetConfig& unet = config.voice.model.unet;
    const double blocks = 2 * static_cast<double>(unet.decoder_blocks) * all_levels; // down and up
    const double bytes = 4 * static_cast<double>(unet.decoder_channels) * blocks * kept_per_block;
    return bytes * frames * (config.train.recomputes() ? 0.4 : 1);
}

/// Of one sample.
double activation_bytes(const RunConfig& config, double frames) {
    const ModelConfig& model = config.voice.model;
    const double half = config.train.precision == "float32" ? 1 : 0.5;
    if (model.name == "vits")
        return half * activation_bytes_of_vits(model.vits, frames);
    if (model.name == "hifigan")
        return half * activation_bytes_of_segment(model.hifigan.generator,
                                                  model.hifigan.segment_frames,
                                                  model.hifigan.discriminator_channels);
    return half * activation_bytes_of_unet(config, frames);
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
    return static_cast<std::int64_t>((on_gpu ? program_bytes_on_gpu : program_bytes_on_cpu) +
                                     bytes_per_parameter * static_cast<double>(parameters) +
                                     activation_bytes(config, static_cast<double>(frames)) *
                                         static_cast<double>(config.train.batch_size));
}

double estimate_speed(std::int64_t parameters, const GpuInfo* gpu, int cores) {
    const double worth = gpu != nullptr ? cores_worth(gpu->architecture) : cores;
    const double weight =
        static_cast<double>(std::max<std::int64_t>(parameters, 1)) / parameters_of_that;
    return speed_of_core * worth / weight;
}

} // namespace formant
