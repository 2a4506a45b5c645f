#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

class QString;

namespace formant {

class ConfigDocument;

/// Sets data.corpus in the configuration. Recordings of another voice also get a run of their own,
/// named after their folder, and their language. A configuration file that belongs to other
/// recordings is left unchanged: its settings continue in a new, unsaved configuration. A name or
/// language that the user chose is kept. `runs`: the runs folder. `language`: the most likely
/// language of the texts; empty if unknown.
Result<void> set_corpus(ConfigDocument& document, const QString& corpus, const QString& language,
                        const Path& runs);

} // namespace formant
