#pragma once

#include "engine/session/interop/third_party_config_reader.h"

namespace formant {

/// Reads Piper's config.json. The sizes of the model follow from audio.quality, as in piper_train.
class PiperConfigReader : public ThirdPartyConfigReader {
  public:
    static std::unique_ptr<ThirdPartyConfigReader>
    detect(const std::vector<LegacyConfigEntry>& entries);

    std::optional<Setting> translate(const LegacyConfigEntry& entry) const override;
    std::vector<Setting> implied_settings() const override;
    bool is_table_entry(const LegacyConfigEntry& entry) const override;

  private:
    explicit PiperConfigReader(const std::vector<LegacyConfigEntry>& entries);

    std::string quality_;
    double sample_rate_;
    bool has_speakers_;
    bool reads_phonemes_;
};

} // namespace formant
