#pragma once

#include <QtCore/QString>

namespace formant {

/// Words of the engine for a form: settings by their labels («Batch size» for "train.batch_size",
/// "batch_size", "schedule: cosine"), and what is quoted in the language's quotation marks. What
/// nobody sets in the form, and what a command is to be given
/// ("train.batch_size=4"), stays.
QString with_labels(const QString& words);

} // namespace formant
