#pragma once

#include "engine/session/interop/public_settings.h"

namespace formant {

/// The config.json of Coqui's VITS.
class CoquiSettings : public PublicSettings {
  public:
    static std::unique_ptr<PublicSettings> recognise(const std::vector<OlderEntry>& entries);

    std::optional<Setting> translated(const OlderEntry& entry) const override;
    std::vector<Setting> implied() const override;
    bool is_of_table(const OlderEntry& entry) const override;

  private:
    explicit CoquiSettings(const std::vector<OlderEntry>& entries);

    std::string hidden_channels_;
    double sample_rate_;
    bool has_speakers_;
    bool reads_phonemes_;
};

} // namespace formant
