#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace formant {

// Functions for the kernel's text files (proc, sysfs). A value that is missing, empty or malformed
// is absent, never 0.

/// Reads the whole file (UTF-8), trimmed.
std::optional<std::string> kernel_text(const Path& file);

/// Reads a file that consists of one decimal integer.
std::optional<std::int64_t> kernel_number(const Path& file);

/// Parses a decimal integer; blanks at both ends are allowed.
std::optional<std::int64_t> whole_number(std::string_view text);

/// Returns the text after the separator in the first line of `table` whose part before it is `key`.
std::optional<std::string> value_of(std::string_view table, std::string_view key, char separator);

std::vector<std::string_view> lines_of(std::string_view text);

std::string_view without_blanks(std::string_view text);

} // namespace formant
