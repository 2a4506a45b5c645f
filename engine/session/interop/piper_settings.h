#pragma once

#include "engine/session/interop/public_settings.h"

namespace formant {

/// Piper's config.json: the sizes of the model follow from audio.quality (piper_train).
class PiperSettings : public PublicSettings {
  public:
    static std::unique_ptr<PublicSettings> recognise(const std::vector<OlderEntry>& entries);

    std::optional<Setting> translated(const OlderEntry& entry) const override;
    std::vector<Setting> implied() const override;
    bool is_of_table(const OlderEntry& entry) const override;

  private:
    explicit PiperSettings(const std::vector<OlderEntry>& entries);

    std::string quality_;
    double sample_rate_;
    bool has_speakers_;
    bool reads_phonemes_;
};

} // namespace formant
