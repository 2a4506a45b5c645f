#pragma once

#include "engine/models/inherited_settings.h"

namespace formant {

/// A voice over audio tokens has the codec of the weights that the run starts from, and in the
/// variant v2 their decoder. The token that starts a text is that of the run's tokenizer.
class InheritedSizes : public InheritedSettings {
  public:
    std::vector<std::string> keys() const override;
    std::optional<Message> inherit_from_weights(const StateTree::Map& weights,
                                                std::int64_t n_speakers,
                                                KindSettings& settings) const override;
    std::optional<Message> inherit_from_saved(const KindSettings& saved, std::int64_t n_speakers,
                                              KindSettings& settings) const override;
    void inherit_from_codec(const KindSettings& codec, KindSettings& settings) const override;
    Result<void> inherit_from_symbols(const SymbolTable& symbols,
                                      KindSettings& settings) const override;
    Result<void> check_nothing_lost(const StateTree::Map& weights, std::int64_t n_speakers,
                                    const KindSettings& settings) const override;
};

} // namespace formant
