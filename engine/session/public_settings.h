#pragma once

#include "engine/session/older_config.h"
#include "engine/session/public_texts.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// What the JSON configurations of the public VITS and HiFi-GAN code say in our terms.
class PublicSettings {
  public:
    using Setting = std::pair<std::string, std::string>; ///< key, text of the value

    /// Nothing where the values are those of another program.
    static std::optional<PublicSettings> recognise(const std::vector<OlderEntry>& entries);

    /// Nothing where it means what its own name says.
    std::optional<Setting> translated(const OlderEntry& entry) const;
    /// What that code does without saying so.
    std::vector<Setting> implied() const;

  private:
    explicit PublicSettings(std::string model) : model_(std::move(model)) {}
    std::optional<Setting> without_value(const OlderEntry& entry) const;
    std::string frames_of(const std::string& samples) const;

    std::string model_; ///< vits, hifigan
    double hop_length_ = 256, sample_rate_ = 22050;
    std::string betas_; ///< of hifigan, which has one setting for each
    PublicTexts texts_;
};

} // namespace formant
