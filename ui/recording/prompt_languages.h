#pragma once

#include <QtCore/QStringList>

namespace formant {

/// Returns the codes of the languages with built-in sentences.
QStringList prompt_languages();

} // namespace formant
