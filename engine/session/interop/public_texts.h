#pragma once

#include "engine/session/interop/older_config.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// What a JSON configuration of the public VITS code says of texts, in our terms: which cleaner
/// makes symbols of them (data.text_cleaners), whether blanks stand between (data.add_blank), and
/// where they lie.
class PublicTexts {
  public:
    using Setting = std::pair<std::string, std::string>; ///< key, text of the value

    PublicTexts() = default; ///< of a configuration without any
    explicit PublicTexts(const std::vector<OlderEntry>& entries);

    std::optional<Setting> translated(const OlderEntry& entry) const;
    /// What the cleaners do without saying so.
    std::vector<Setting> implied() const;

  private:
    std::string cleaner_; ///< the first; empty: none
    std::string layout_;  ///< of text.layout; empty: not told
    bool has_own_symbols_ = false;
};

} // namespace formant
