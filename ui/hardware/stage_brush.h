#pragma once

#include "engine/session/tuning/diagnosis_service.h"

#include <QtGui/QBrush>
#include <QtGui/QIcon>
#include <QtGui/QPalette>

#include <optional>

namespace formant {

/// Colour and pattern of a stage in the picture; what lies between the stages is the grid's.
QBrush stage_brush(const std::optional<Stage>& stage, const QPalette& palette);

/// The same as a small square, for a table beside the picture.
QIcon stage_swatch(const std::optional<Stage>& stage, const QPalette& palette, int size);

} // namespace formant
