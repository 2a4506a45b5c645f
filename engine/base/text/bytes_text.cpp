#include "engine/base/text/bytes_text.h"

#include <fmt/format.h>

#include <array>

namespace formant {

std::string bytes_text(std::uint64_t bytes) {
    static constexpr std::array units = {"bytes", "KiB", "MiB", "GiB", "TiB"};
    auto value = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; value >= 1024 && unit + 1 < units.size(); ++unit)
        value /= 1024;
    return unit == 0 ? fmt::format("{} {}", bytes, units[0])
                     : fmt::format("{:.1f} {}", value, units[unit]);
}

} // namespace formant
