#pragma once

#include "engine/models/inherited_settings.h"

namespace formant {

/// The codec of a voice over audio tokens has the settings of the weights that the run starts from.
class InheritedCodec : public InheritedSettings {
  public:
    std::vector<std::string> keys() const override;
    std::optional<Message> inherit_from_weights(const StateTree::Map& weights,
                                                std::int64_t n_speakers,
                                                KindSettings& settings) const override;
    std::optional<Message> inherit_from_saved(const KindSettings& saved, std::int64_t n_speakers,
                                              KindSettings& settings) const override;
    Result<void> check_nothing_lost(const StateTree::Map& weights, std::int64_t n_speakers,
                                    const KindSettings& settings) const override;
};

} // namespace formant
