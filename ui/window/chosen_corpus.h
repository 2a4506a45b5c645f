#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

class QString;

namespace formant {

class ConfigDocument;

/// What somebody sets in a configuration by choosing recordings: data.corpus; and where they are of
/// another voice than those before, a run of its own, called as their folder, and the language that
/// they say they are in; a file of other recordings is left as it is, and a new configuration begun
/// with its settings. What somebody has called or chosen otherwise stays. `runs`: the folder of
/// the runs. `language`: that the texts are most likely in; empty: nobody knows.
Result<void> set_corpus(ConfigDocument& document, const QString& corpus, const QString& language,
                        const Path& runs);

} // namespace formant
