#pragma once

#include <QtCore/QString>

namespace formant {

/// Rewrites a message of the engine for the form: replaces the keys of settings
/// ("train.batch_size", "batch_size", "schedule: cosine") by their labels («Batch size»), and
/// quotation marks by those of the window's language. Keys that are not in the form and
/// command-line arguments ("train.batch_size=4") stay.
QString with_labels(const QString& message);

} // namespace formant
