#pragma once

#include "engine/session/interop/legacy_config.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// Translates the text settings of a JSON configuration of the upstream VITS code: the cleaner that
/// converts texts to symbols (data.text_cleaners), blanks between symbols (data.add_blank), and the
/// lists of texts.
class UpstreamTextSettings {
  public:
    using Setting = std::pair<std::string, std::string>; ///< key, text of the value

    UpstreamTextSettings() = default; ///< without text settings
    explicit UpstreamTextSettings(const std::vector<LegacyConfigEntry>& entries);

    /// Returns the setting of this program, or nothing if the entry is not about texts.
    std::optional<Setting> translate(const LegacyConfigEntry& entry) const;
    /// Returns settings that follow from the cleaner alone.
    std::vector<Setting> implied_settings() const;

  private:
    std::string cleaner_; ///< the first; empty: none
    std::string layout_;  ///< value of text.layout; empty: not given
    bool has_own_symbols_ = false;
};

} // namespace formant
