#pragma once

#include "engine/base/message.h"

#include <QtCore/QString>

namespace formant {

/// An engine's message in the window's language: translated first, then filled in.
QString translate(const Message& message);

/// The same where it stands alone: with a capital, in languages that have them.
QString translated_sentence(const Message& message);

} // namespace formant
