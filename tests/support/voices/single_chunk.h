#pragma once

#include "engine/models/speech_model.h"

#include <memory>

namespace formant::test {

/// Synthesizes a batch with a model that gives whole utterances in a single chunk.
inline SpeechChunk single_chunk(SpeechModel& model, const UtteranceBatch& batch, std::uint64_t seed,
                                const SpeakOptions& options) {
    const auto session = model.begin(batch, std::make_unique<CounterNoise>(seed, 0), options);
    return session->next(CancellationToken()).value();
}

} // namespace formant::test
