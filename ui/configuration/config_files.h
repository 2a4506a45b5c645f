#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

class ConfigDocument;

/// As data.corpus names it, from the folder of the configuration's file; empty: none.
Path corpus_of(const ConfigDocument& document);

/// Names every file that the configuration names from its own folder by its whole path, so that it
/// can be kept in another folder.
Result<void> name_files_absolutely(ConfigDocument& document);

} // namespace formant
