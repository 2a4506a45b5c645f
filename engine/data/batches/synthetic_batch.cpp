#include "engine/data/batches/synthetic_batch.h"

#include "engine/data/batches/sample_maker.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

at::Tensor synthetic_feature(const FeatureNeeds& needs, Feature feature,
                             const SampleLength& length) {
    const MelConfig& mel = needs.mel;
    switch (feature) {
    case Feature::tokens:
        return at::arange(length.tokens, at::kLong).remainder(synthetic_symbol_count);
    case Feature::mel:
        return at::randn({mel.n_mels, length.frames});
    case Feature::spectrum:
        return at::rand({mel.n_fft / 2 + 1, length.frames});
    case Feature::audio:
        return 0.1 * at::randn({length.frames * mel.hop_length});
    case Feature::codes:
        return at::arange(length.codes, at::kLong)
            .remainder(std::max<std::int64_t>(1, needs.limits.codebook_size))
            .unsqueeze(0);
    case Feature::conditioning:
        break;
    }
    const std::int64_t width = needs.limits.conditioning_width;
    return at::randn({width > 0 ? width : mel.n_mels, length.conditioning});
}

/// Returns the length of a sample with as many codes as it would have frames.
SampleLength synthetic_length(const FeatureNeeds& needs, std::int64_t frames, std::int64_t tokens) {
    if (!needs.has(Feature::codes))
        return within(needs.limits, {.frames = frames, .tokens = tokens});
    return within(
        needs.limits,
        {.tokens = tokens, .codes = frames, .conditioning = needs.limits.conditioning_length});
}

Sample synthetic_sample(const FeatureNeeds& needs, const SampleLength& length) {
    Sample sample;
    sample.length = length;
    for (const Feature feature : needs.features)
        sample.features[feature] = synthetic_feature(needs, feature, length);
    return sample;
}

} // namespace

GlobalBatch synthetic_batch(const FeatureNeeds& needs, const BatchLengths& lengths,
                            const Collation& collation) {
    std::vector<Sample> made;
    made.reserve(lengths.size());
    for (const SampleLength& length : lengths)
        made.push_back(synthetic_sample(needs, length));
    return {0, 0, collate_micro_batches(made, collation)};
}

GlobalBatch synthetic_batch(const FeatureNeeds& needs, std::int64_t samples,
                            std::int64_t micro_batch, std::int64_t frames, std::int64_t tokens) {
    std::vector<SampleLength> lengths;
    for (std::int64_t i = 0; i < samples; ++i)
        lengths.push_back(synthetic_length(needs, frames - i % 2, tokens - i % 2));
    return synthetic_batch(needs, lengths, Collation{micro_batch});
}

} // namespace formant
