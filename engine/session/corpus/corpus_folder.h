#pragma once

#include "engine/base/paths.h"

#include <string>

namespace formant {

/// Returns the folder of a corpus: `corpus` itself, or the folder of the metadata file that it
/// names.
Path corpus_folder(const Path& corpus);

/// Returns the language code in the profile.json of a corpus; empty if there is none or it is not a
/// code.
std::string corpus_language(const Path& corpus);

} // namespace formant
