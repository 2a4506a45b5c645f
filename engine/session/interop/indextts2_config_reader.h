#pragma once

#include "engine/session/interop/third_party_config_reader.h"

namespace formant {

/// Translates the configuration of IndexTTS2 (`checkpoints/config.yaml`): the sizes of its GPT and
/// the tokenizer. Sections of its other networks have no equivalent.
class IndexTts2ConfigReader : public ThirdPartyConfigReader {
  public:
    /// Null for other configurations.
    static std::unique_ptr<ThirdPartyConfigReader>
    detect(const std::vector<LegacyConfigEntry>& entries);

    std::optional<Setting> translate(const LegacyConfigEntry& entry) const override;
    std::vector<Setting> implied_settings() const override;
    /// Returns true for the sections of other networks, and for values of the GPT that this program
    /// always has.
    bool is_table_entry(const LegacyConfigEntry& entry) const override;
};

} // namespace formant
