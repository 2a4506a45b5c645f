#pragma once

#include "engine/session/interop/public_settings.h"
#include "engine/session/interop/public_texts.h"

namespace formant {

/// The configurations of the public VITS and HiFi-GAN code.
class TrainerSettings : public PublicSettings {
  public:
    static std::unique_ptr<PublicSettings> recognise(const std::vector<OlderEntry>& entries);

    std::optional<Setting> translated(const OlderEntry& entry) const override;
    std::vector<Setting> implied() const override;
    bool is_of_table(const OlderEntry& entry) const override;

  private:
    TrainerSettings(std::string model, const std::vector<OlderEntry>& entries);
    std::optional<Setting> without_value(const OlderEntry& entry) const;
    std::string frames_of(const std::string& samples) const;

    std::string model_; ///< vits, hifigan
    double hop_length_, sample_rate_;
    std::string betas_; ///< of hifigan, which has one setting for each
    PublicTexts texts_;
};

} // namespace formant
