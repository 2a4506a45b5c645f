#pragma once

#include "ui/plots/run_metrics.h"

#include <QtCore/QByteArray>

namespace formant {

/// The series of those quantities as a table, one line a point: quantity, curve, step, seconds of
/// training, value, smoothed value. Names and numbers are the same in every language.
QByteArray csv_of(const RunMetrics& run, const std::vector<Quantity>& quantities);

} // namespace formant
