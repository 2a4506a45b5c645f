#pragma once

#include <string>
#include <vector>

namespace formant {

/// An option of the command line that is short for `--set key=value`, such as --batch-size.
struct SettingAlias {
    std::string option;     ///< "--batch-size"
    std::string key;        ///< "train.batch_size"
    std::string value;      ///< the value that it sets; empty: the option takes a value
    std::string help;       ///< for --help
    std::string more_key{}; ///< as CommandLineAlias::more_key
};

/// Returns the options that settings declare, in the order of the settings.
std::vector<SettingAlias> setting_aliases();

/// Returns the setting for an option and its value: "train.batch_size=16". The value of
/// --profile-id may be the name of a recorded voice (corpus_of_profile()).
std::string setting_of(const SettingAlias& alias, const std::string& value);

/// Returns the setting for all values but the first of a repeated option:
/// "data.more_manifests=[b.jsonl, c.jsonl]".
std::string more_setting_of(const SettingAlias& alias, const std::vector<std::string>& values);

} // namespace formant
