#pragma once

#include "engine/session/interop/third_party_config_reader.h"
#include "engine/session/interop/upstream_text_settings.h"

namespace formant {

/// Reads the configurations of the upstream VITS and HiFi-GAN code.
class UpstreamConfigReader : public ThirdPartyConfigReader {
  public:
    static std::unique_ptr<ThirdPartyConfigReader>
    detect(const std::vector<LegacyConfigEntry>& entries);

    std::optional<Setting> translate(const LegacyConfigEntry& entry) const override;
    std::vector<Setting> implied_settings() const override;
    bool is_table_entry(const LegacyConfigEntry& entry) const override;

  private:
    UpstreamConfigReader(UpstreamTrainer trainer, const std::vector<LegacyConfigEntry>& entries);
    std::optional<Setting> without_value(const LegacyConfigEntry& entry) const;
    std::string frames_of(const std::string& samples) const;

    UpstreamTrainer trainer_;
    double hop_length_, sample_rate_;
    std::string betas_; ///< of hifigan, which has a key for each of the two
    UpstreamTextSettings texts_;
};

} // namespace formant
