#pragma once

#include "engine/session/interop/older_config.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// What the JSON configuration of another program says in our terms.
class PublicSettings {
  public:
    using Setting = std::pair<std::string, std::string>; ///< key, text of the value

    /// Of the public VITS or HiFi-GAN code, of Piper, or of Coqui's VITS; null where the values are
    /// those of none of these.
    static std::unique_ptr<PublicSettings> recognise(const std::vector<OlderEntry>& entries);

    PublicSettings() = default;
    virtual ~PublicSettings() = default;
    PublicSettings(const PublicSettings&) = delete;
    PublicSettings& operator=(const PublicSettings&) = delete;

    /// Nothing where it means what its own name says.
    virtual std::optional<Setting> translated(const OlderEntry& entry) const = 0;
    /// What that program does without saying so.
    virtual std::vector<Setting> implied() const = 0;
    /// A line of a table that is read where weights are (symbols, speakers), and sets nothing.
    virtual bool is_of_table(const OlderEntry& entry) const;
};

/// How all of them train VITS where nothing else is said: AdamW as PyTorch has it, a rate that
/// falls with each epoch, no clipping.
std::vector<PublicSettings::Setting> recipe_of_public_vits();

/// The text of a value; empty where it has none or is not there.
std::string text_of(const std::vector<OlderEntry>& entries, const std::string& key);
bool has_entry(const std::vector<OlderEntry>& entries, const std::string& key);

/// Of a text that is no number: `otherwise`.
double number_of(const std::string& text, double otherwise);

/// Lists in a list as settings have them: "[[1, 3, 5], [1, 3]]" is "[1 3 5, 1 3]".
std::string lists_as_texts(const std::string& lists);

} // namespace formant
