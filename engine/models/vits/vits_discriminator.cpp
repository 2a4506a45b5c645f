#include "engine/models/vits/vits_discriminator.h"

#include "engine/models/hifigan/period_discriminator.h"
#include "engine/models/hifigan/scale_discriminator.h"

namespace formant::vits {
namespace {

ConvolutionShape strided_convolution(std::int64_t in, std::int64_t out, std::int64_t groups) {
    return {.in = in, .out = out, .kernel = 41, .stride = 4, .padding = 20, .groups = groups};
}

std::vector<ConvolutionShape> scale_layers(std::int64_t widest) {
    return hifigan::narrowed({same_padding(1, 16, 15), strided_convolution(16, 64, 4),
                              strided_convolution(64, 256, 16), strided_convolution(256, 1024, 64),
                              strided_convolution(1024, 1024, 256), same_padding(1024, 1024, 5)},
                             widest);
}

std::vector<std::shared_ptr<hifigan::Discriminator>> scale_and_periods(WeightNorm norm,
                                                                       std::int64_t widest) {
    std::vector<std::shared_ptr<hifigan::Discriminator>> all;
    all.push_back(std::make_shared<hifigan::ScaleDiscriminator>(scale_layers(widest), norm));
    for (const std::int64_t period : {2, 3, 5, 7, 11})
        all.push_back(std::make_shared<hifigan::PeriodDiscriminator>(period, norm, widest));
    return all;
}

} // namespace

VitsDiscriminator::VitsDiscriminator(bool use_spectral_norm, std::int64_t widest)
    : DiscriminatorSet(scale_and_periods(
          use_spectral_norm ? WeightNorm::spectral : WeightNorm::weight, widest)) {}

} // namespace formant::vits
