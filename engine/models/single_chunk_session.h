#pragma once

#include "engine/models/speech_model.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace formant {

/// Synthesizes whole utterances in a single chunk.
class SingleChunkSession : public SpeechSession {
  public:
    /// Synthesizes the batch. May return early after a cancellation; the result is then discarded.
    using Synthesize = std::function<SpeechChunk(Noise& noise, const CancellationToken&)>;

    SingleChunkSession(std::unique_ptr<Noise> noise, Synthesize synthesize)
        : noise_(std::move(noise)), synthesize_(std::move(synthesize)) {}

    std::optional<SpeechChunk> next(const CancellationToken& cancellation) override {
        const Synthesize synthesize = std::exchange(synthesize_, nullptr);
        if (!synthesize || cancellation.requested())
            return std::nullopt;
        SpeechChunk chunk = synthesize(*noise_, cancellation);
        if (cancellation.requested())
            return std::nullopt;
        return chunk;
    }

  private:
    std::unique_ptr<Noise> noise_;
    Synthesize synthesize_; ///< null after the first call of next()
};

} // namespace formant
