#pragma once

#include "engine/config/config_table.h"

#include <string>

namespace formant {

/// All fields as Markdown: a heading per section, below it a block per field with what it does,
/// what it takes, its default (the value that it has now) and its options of the command line.
std::string fields_as_markdown(const ConfigTable& table);

} // namespace formant
