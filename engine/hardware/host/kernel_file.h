#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace formant {

/// Reads what the kernel tells in files of text (proc, sysfs). What is missing, empty or not in the
/// form that it should have is absent, never 0.

/// The whole file (UTF-8) without blanks at both ends.
std::optional<std::string> kernel_text(const Path& file);

/// A file that is one whole decimal number.
std::optional<std::int64_t> kernel_number(const Path& file);

/// The same of a text; blanks at both ends are fine.
std::optional<std::int64_t> whole_number(std::string_view text);

/// What stands behind the separator in the first line of a table whose part before it is `key`.
std::optional<std::string> value_of(std::string_view table, std::string_view key, char separator);

std::vector<std::string_view> lines_of(std::string_view text);

std::string_view without_blanks(std::string_view text);

} // namespace formant
