#include "engine/session/made_up_batch.h"

#include "engine/data/sample_maker.h"

#include <ATen/ATen.h>

namespace formant {

GlobalBatch made_up_batch(const MelConfig& mel, const std::vector<SampleLength>& lengths,
                          std::int64_t micro_batch) {
    std::vector<Sample> made;
    for (const SampleLength& length : lengths) {
        Tokens ids;
        for (std::int64_t token = 0; token < length.tokens; ++token)
            ids.push_back(token % made_up_symbols);
        made.push_back({at::randn({mel.n_mels, length.frames}), std::move(ids)});
    }
    return {0, 0, collate_micro_batches(made, micro_batch)};
}

GlobalBatch made_up_batch(const MelConfig& mel, std::int64_t samples, std::int64_t micro_batch,
                          std::int64_t frames, std::int64_t tokens) {
    std::vector<SampleLength> lengths;
    for (std::int64_t i = 0; i < samples; ++i)
        lengths.push_back({frames - i % 2, tokens - i % 2});
    return made_up_batch(mel, lengths, micro_batch);
}

} // namespace formant
