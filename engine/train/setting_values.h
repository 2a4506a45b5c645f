#pragma once

#include <string>
#include <utility>
#include <vector>

namespace formant {

/// Settings and their values, as `--set` takes them: {"train.learning_rate", "0.0005"}.
using SettingValues = std::vector<std::pair<std::string, std::string>>;

/// "train.layers=custom, train.layer_patterns=[unet]"
std::string in_one_line(const SettingValues& settings);

} // namespace formant
