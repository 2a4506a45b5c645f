#pragma once

#include "engine/session/tuning/diagnosis_service.h"

#include <QtGui/QBrush>
#include <QtGui/QIcon>
#include <QtGui/QPalette>

#include <optional>

namespace formant {

/// Returns the color and pattern of a stage in the chart; time between stages has the grid color.
QBrush stage_brush(const std::optional<Stage>& stage, const QPalette& palette);

/// Returns stage_brush() as a small square, for a table next to the chart.
QIcon stage_swatch(const std::optional<Stage>& stage, const QPalette& palette, int size);

} // namespace formant
