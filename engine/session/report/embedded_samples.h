#pragma once

#include "engine/session/runs/run_samples.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Limits of the audio in a report: it should open quickly and fit into an e-mail.
struct SampleLimits {
    std::uint64_t max_bytes = std::uint64_t{12} << 20; ///< of all files, before base64
    std::size_t max_checkpoints = 5;                   ///< the newest, and earlier ones
    std::size_t max_texts = 12;
};

struct EmbeddedSample {
    std::string label; ///< "step 40", "step 40, raw weights"
    std::string data_uri;
};

/// The samples of one text, the newest first.
struct SamplesOfText {
    std::string text; ///< empty: unknown
    std::vector<EmbeddedSample> samples;
};

struct EmbeddedSamples {
    std::vector<SamplesOfText> texts;
    std::int64_t num_omitted = 0;    ///< samples beyond the limits
    std::vector<std::string> faults; ///< sentences without folders
};

/// Reads samples to embed into a page: of the newest checkpoint, of the first one, and of some
/// between them at equal distances. The newest come first, also where the limit of the size omits
/// others. `samples` are sorted as list_run_samples() returns them.
EmbeddedSamples embed_samples(const std::vector<RunSample>& samples, const SampleLimits& limits);

} // namespace formant
