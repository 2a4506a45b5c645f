#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <QtCore/QtGlobal>

class QString;

namespace formant {

class ConfigDocument;

/// Sets data.corpus in the configuration. Recordings of another voice also get a run of their own,
/// named after their folder, and their language. A configuration file that belongs to other
/// recordings is left unchanged: its settings continue in a new, unsaved configuration. A name or
/// language that the user chose is kept. `runs`: the runs folder. `language`: the most likely
/// language of the texts; empty if unknown. `recordings`: their number; a new configuration of
/// enough recordings keeps a share of them for validation (usual_validation_share()).
Result<void> set_corpus(ConfigDocument& document, const QString& corpus, const QString& language,
                        const Path& runs, qint64 recordings = 0);

/// Returns the share of the recordings that a new configuration keeps for validation: 0 if they are
/// too few for a split.
double usual_validation_share(qint64 recordings);

} // namespace formant
