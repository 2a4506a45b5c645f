#include "engine/models/hifigan/scale_discriminator.h"

#include <algorithm>
#include <utility>

namespace formant::hifigan {
namespace {

ConvolutionShape grouped(std::int64_t in, std::int64_t out, std::int64_t stride,
                         std::int64_t groups) {
    return {.in = in, .out = out, .kernel = 41, .stride = stride, .padding = 20, .groups = groups};
}

std::vector<ConvolutionShape> with_score(std::vector<ConvolutionShape> layers) {
    layers.push_back(same_padding(layers.back().out, 1, 3));
    return layers;
}

} // namespace

ScaleDiscriminator::ScaleDiscriminator(std::vector<ConvolutionShape> layers, WeightNorm norm)
    : Discriminator(with_score(std::move(layers)), norm) {}

std::vector<ConvolutionShape> narrowed(std::vector<ConvolutionShape> layers, std::int64_t widest) {
    const std::int64_t divisor = upstream_discriminator_channels / widest;
    for (ConvolutionShape& layer : layers) {
        layer.in = std::max<std::int64_t>(1, layer.in / divisor);
        layer.out = std::max<std::int64_t>(1, layer.out / divisor);
        layer.groups = std::max<std::int64_t>(1, layer.groups / divisor);
    }
    return layers;
}

std::vector<ConvolutionShape> scale_layers(std::int64_t widest) {
    return narrowed({same_padding(1, 128, 15), grouped(128, 128, 2, 4), grouped(128, 256, 2, 16),
                     grouped(256, 512, 4, 16), grouped(512, 1024, 4, 16),
                     grouped(1024, 1024, 1, 16), same_padding(1024, 1024, 5)},
                    widest);
}

} // namespace formant::hifigan
