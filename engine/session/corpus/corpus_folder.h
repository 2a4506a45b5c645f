#pragma once

#include "engine/base/paths.h"

#include <string>

namespace formant {

/// The folder of a corpus: it, or where data.corpus names a metadata file, the one that that lies
/// in.
Path corpus_folder(const Path& corpus);

/// Code of the language that its profile.json says it is in; empty where it says none, or in words
/// that are no code.
std::string corpus_language(const Path& corpus);

} // namespace formant
