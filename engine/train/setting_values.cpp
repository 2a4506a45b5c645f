#include "engine/train/setting_values.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {

std::string settings_text(const SettingValues& settings) {
    std::vector<std::string> texts;
    for (const auto& [key, value] : settings)
        texts.push_back(fmt::format("{}={}", key, value));
    return fmt::format("{}", fmt::join(texts, ", "));
}

} // namespace formant
