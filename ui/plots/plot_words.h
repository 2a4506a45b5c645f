#pragma once

#include "ui/plots/run_metrics.h"

#include <QtCore/QString>

namespace formant {

/// What stands at the axis of a quantity: its name, and its unit where it has one.
QString words_for(Quantity quantity);

/// How a curve is called in the legend.
QString curve_label(Quantity quantity, const std::string& name);

} // namespace formant
