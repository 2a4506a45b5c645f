#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace formant {

/// The candidate that a mistyped `name` most likely meant (edit distance at most a third of its
/// length, or 2, and at most half of the longer of the two), or nothing.
std::optional<std::string> nearest_name(std::string_view name,
                                        const std::vector<std::string>& candidates);

} // namespace formant
