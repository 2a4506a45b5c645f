#pragma once

#include "ui/plots/run_metrics.h"

#include <QtCore/QString>

namespace formant {

/// Returns the axis label of a quantity: its name, and its unit if it has one.
QString quantity_label(Quantity quantity);

/// Returns the label of a curve in the legend.
QString curve_label(Quantity quantity, const std::string& name);

} // namespace formant
