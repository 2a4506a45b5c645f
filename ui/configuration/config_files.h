#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

class ConfigDocument;

/// Returns the path of data.corpus, resolved against the folder of the configuration's file; empty
/// if it is unset.
Path corpus_of(const ConfigDocument& document);

/// Replaces the relative paths in the configuration by absolute ones, so that it can be saved in
/// another folder.
Result<void> make_paths_absolute(ConfigDocument& document);

} // namespace formant
