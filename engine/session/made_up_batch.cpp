#include "engine/session/made_up_batch.h"

#include "engine/data/sample_maker.h"

#include <ATen/ATen.h>

namespace formant {

GlobalBatch made_up_batch(const MelConfig& mel, std::int64_t samples, std::int64_t micro_batch,
                          std::int64_t frames, std::int64_t tokens) {
    std::vector<Sample> made;
    for (std::int64_t i = 0; i < samples; ++i) {
        Tokens ids;
        for (std::int64_t token = 0; token < tokens - i % 2; ++token)
            ids.push_back(token % made_up_symbols);
        made.push_back({at::randn({mel.n_mels, frames - i % 2}), std::move(ids)});
    }
    return {0, 0, collate_micro_batches(made, micro_batch)};
}

} // namespace formant
