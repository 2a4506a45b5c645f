#pragma once

#include "engine/models/inherited_settings.h"

namespace formant {

/// The speaker embedding of a VITS. A model that starts from multi-speaker weights gets one of
/// their width, where no width is set. A voice of one speaker gets one too
/// (model.vits.speaker_embedding: auto), so that what the weights know about speakers is kept; only
/// the row of that speaker is new.
class InheritedEmbedding : public InheritedSettings {
  public:
    std::vector<std::string> keys() const override {
        return {"model.vits.speaker_embedding", "model.vits.gin_channels"};
    }
    std::optional<Message> inherit_from_weights(const StateTree::Map& weights,
                                                std::int64_t n_speakers,
                                                KindSettings& settings) const override;
    std::optional<Message> inherit_from_saved(const KindSettings& saved, std::int64_t n_speakers,
                                              KindSettings& settings) const override;
    Result<void> check_nothing_lost(const StateTree::Map& weights, std::int64_t n_speakers,
                                    const KindSettings& settings) const override;
};

} // namespace formant
