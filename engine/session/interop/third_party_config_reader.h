#pragma once

#include "engine/models/upstream_trainer.h"
#include "engine/session/interop/legacy_config.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace formant {

/// Translates the JSON configuration of another program into settings of this program. There is a
/// subclass for each program.
class ThirdPartyConfigReader {
  public:
    using Setting = std::pair<std::string, std::string>; ///< key, text of the value

    /// Detects which program the values are from (the upstream VITS or HiFi-GAN code, Piper,
    /// IndexTTS2, or Coqui's VITS and XTTS) and creates its reader; null for other files.
    static std::unique_ptr<ThirdPartyConfigReader>
    detect(const std::vector<LegacyConfigEntry>& entries);

    ThirdPartyConfigReader() = default;
    virtual ~ThirdPartyConfigReader() = default;
    ThirdPartyConfigReader(const ThirdPartyConfigReader&) = delete;
    ThirdPartyConfigReader& operator=(const ThirdPartyConfigReader&) = delete;

    /// Returns the setting of this program for an entry. Empty if the entry needs no translation.
    virtual std::optional<Setting> translate(const LegacyConfigEntry& entry) const = 0;
    /// Returns settings for what the program always does and its configuration does not give.
    virtual std::vector<Setting> implied_settings() const = 0;
    /// Returns whether the entry belongs to a table of symbols or speakers, which is read with the
    /// weights and is not a setting.
    virtual bool is_table_entry(const LegacyConfigEntry& entry) const;
};

/// Returns the training settings that all these programs share for VITS: AdamW with PyTorch's
/// weight decay, a learning rate that decays with each epoch, no gradient clipping.
std::vector<ThirdPartyConfigReader::Setting> upstream_vits_recipe();

/// Returns the key of a setting of the model that a program trains: "model.vits.n_heads".
std::string model_key(UpstreamTrainer trainer, std::string_view name);

/// Returns the text of a value; empty if it has none or is missing.
std::string text_of(const std::vector<LegacyConfigEntry>& entries, const std::string& key);
/// Returns whether there is an entry with this key.
bool has_entry(const std::vector<LegacyConfigEntry>& entries, const std::string& key);

/// Parses a number; returns `otherwise` if the text is not one.
double number_of(const std::string& text, double otherwise);

/// Converts nested JSON lists to the form of settings: "[[1, 3], [5]]" becomes "[1 3, 5]".
std::string lists_as_texts(const std::string& lists);

} // namespace formant
