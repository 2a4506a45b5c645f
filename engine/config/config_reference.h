#pragma once

#include "engine/config/config_table.h"

#include <string>

namespace formant {

/// Returns all fields as Markdown: a heading per section, and a block per field with its
/// description, its type, its default (the current value) and its command-line options.
std::string fields_as_markdown(const ConfigTable& table);

} // namespace formant
