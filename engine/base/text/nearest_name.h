#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace formant {

/// Returns the candidate that a mistyped `name` most likely meant, or nothing. The edit distance is
/// at most a third of its length, or 2, and at most half of the longer of the two.
std::optional<std::string> nearest_name(std::string_view name,
                                        const std::vector<std::string>& candidates);

} // namespace formant
