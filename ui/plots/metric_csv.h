#pragma once

#include "ui/plots/run_metrics.h"

#include <QtCore/QByteArray>

namespace formant {

/// Returns the series of these quantities as a table with one line per point: quantity, curve,
/// step, seconds of training, value, smoothed value. Names and numbers do not depend on the
/// language.
QByteArray csv_of(const RunMetrics& run, const std::vector<Quantity>& quantities);

} // namespace formant
