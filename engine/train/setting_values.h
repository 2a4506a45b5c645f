#pragma once

#include <string>
#include <utility>
#include <vector>

namespace formant {

/// Settings and their values in the syntax of `--set`: {"train.learning_rate", "0.0005"}.
using SettingValues = std::vector<std::pair<std::string, std::string>>;

/// Joins the settings to one line: "train.layers=custom, train.layer_patterns=[decoder]".
std::string settings_text(const SettingValues& settings);

} // namespace formant
