#include "engine/models/hifigan/generator_estimates.h"

#include <fmt/format.h>

namespace formant {

void add_generator_shapes(const GeneratorConfig& generator, const std::string& prefix,
                          NamedShapes& shapes) {
    const std::size_t blocks = generator.resblock_kernel_sizes.size();
    const char* first = generator.resblock == "1" ? "convs1.0" : "convs.0";
    for (std::size_t level = 0; level < generator.upsample_rates.size(); ++level) {
        const std::int64_t above = generator.upsample_initial_channel >> level;
        const std::int64_t below = above / 2;
        shapes.push_back({fmt::format("{}ups.{}.weight_v", prefix, level),
                          {above, below, generator.upsample_kernel_sizes[level]}});
        for (std::size_t i = 0; i < blocks; ++i)
            shapes.push_back(
                {fmt::format("{}resblocks.{}.{}.weight_v", prefix, level * blocks + i, first),
                 {below, below, generator.resblock_kernel_sizes[i]}});
    }
}

double segment_activation_bytes(const GeneratorConfig& generator, std::int64_t segment_frames,
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
    constexpr double stored_by_discriminators = 700; // values per audio sample, both discriminators
    const double share = static_cast<double>(discriminator_channels) / 1024;
    return 4 * (numbers + 4 * samples * stored_by_discriminators * share);
}

} // namespace formant
