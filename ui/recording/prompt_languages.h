#pragma once

#include <QtCore/QStringList>

namespace formant {

/// The languages with sentences of our own, as codes.
QStringList prompt_languages();

} // namespace formant
