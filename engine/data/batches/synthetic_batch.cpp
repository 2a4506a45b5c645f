#include "engine/data/batches/synthetic_batch.h"

#include "engine/data/batches/sample_maker.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

Sample synthetic_sample(const FeatureNeeds& needs, const SampleLength& length) {
    Sample sample;
    if (needs.log_mel)
        sample.mel = at::randn({needs.mel.n_mels, length.frames});
    if (needs.spectrum)
        sample.spectrum = at::rand({needs.mel.n_fft / 2 + 1, length.frames});
    if (needs.audio)
        sample.audio = 0.1 * at::randn({length.frames * needs.mel.hop_length});
    for (std::int64_t token = 0; token < length.tokens; ++token)
        sample.tokens.push_back(token % synthetic_symbol_count);
    return sample;
}

} // namespace

GlobalBatch synthetic_batch(const FeatureNeeds& needs, const std::vector<SampleLength>& lengths,
                            std::int64_t micro_batch) {
    std::vector<Sample> made;
    made.reserve(lengths.size());
    for (const SampleLength& length : lengths)
        made.push_back(synthetic_sample(needs, length));
    return {0, 0, collate_micro_batches(made, micro_batch)};
}

GlobalBatch synthetic_batch(const FeatureNeeds& needs, std::int64_t samples,
                            std::int64_t micro_batch, std::int64_t frames, std::int64_t tokens) {
    std::vector<SampleLength> lengths;
    for (std::int64_t i = 0; i < samples; ++i)
        lengths.push_back({frames - i % 2, tokens - i % 2});
    return synthetic_batch(needs, lengths, micro_batch);
}

} // namespace formant
