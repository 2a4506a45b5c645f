#pragma once

#include <string>
#include <vector>

namespace formant {

/// An option of the command line that stands for `--set key=value`.
struct SettingAlias {
    std::string option; ///< "--batch-size"
    std::string key;    ///< "train.batch_size"
    std::string value;  ///< what it sets where it takes no value of its own; empty: it takes one
    std::string help;
};

/// Those that the settings' fields name, in the order of the settings.
std::vector<SettingAlias> setting_aliases();

/// What an option with this value sets: "train.batch_size=16". A profile may be given by its name,
/// too (corpus_of_profile()).
std::string setting_of(const SettingAlias& alias, const std::string& value);

} // namespace formant
