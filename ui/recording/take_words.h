#pragma once

#include "engine/session/recording/take_judgement.h"

#include <QtCore/QString>

namespace formant {

/// What is wrong with a take and what to do, a line each; or that it is good.
QString words_of(const std::vector<TakeFault>& faults);

/// What a room sounds like, and what to do.
QString words_of(RoomNoise noise);

} // namespace formant
