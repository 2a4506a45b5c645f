#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/progress.h"
#include "engine/base/result.h"
#include "engine/data/feature_needs.h"
#include "engine/data/tokens/token_manifest.h"
#include "engine/data/training_clip.h"

#include <cstdint>
#include <vector>

namespace formant {

/// The examples of a manifest that can be trained on.
struct TokenClips {
    TrainingClips clips;           ///< in the order of the manifest
    std::vector<Message> excluded; ///< reasons, one per record that cannot be used
};

/// What the examples of a manifest must fit.
struct TokenModel {
    TokenLimits limits;
    std::int64_t text_tokens = 0; ///< number of the tokenizer's tokens
};

/// Reads the texts and codes of all examples, and reads and checks the vectors of their prompts,
/// which are read again for each sample. Excludes and names every example with a file that cannot
/// be read or does not fit the model, with a text or a recording beyond the model's longest, and
/// whose prompt is the recording itself. ErrorKind::interrupted on cancellation.
Result<TokenClips> load_token_clips(
    const TokenManifest& manifest, const TokenModel& model, const CancellationToken& cancellation,
    const ProgressCallback& on_progress = [](std::int64_t, std::int64_t) {});

} // namespace formant
