#pragma once

#include "engine/session/recording/take_quality.h"

#include <QtCore/QString>

namespace formant {

/// Returns what is wrong with a take and what to do, one line per fault; or that it is good.
QString take_feedback(const std::vector<TakeFault>& faults);

/// Returns a rating of the room noise, and what to do.
QString room_feedback(RoomNoise noise);

} // namespace formant
