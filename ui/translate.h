#pragma once

#include "engine/base/message.h"

#include <QtCore/QString>

namespace formant {

/// Translates an engine message, as the window words it (window_text()), into the window's
/// language, then fills in its arguments.
QString translate(const Message& message);

/// Translates a message that stands alone and capitalizes it in languages that have capitals.
QString translated_sentence(const Message& message);

} // namespace formant
