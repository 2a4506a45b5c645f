#pragma once

#include <QtCore/QString>

namespace formant {

/// A number as it was typed, with the digits 0 to 9 and a dot: Persian and Arabic digits and their
/// decimal sign become those; everything else stays, so that what is wrong is seen.
QString latin_digits(QString typed);

} // namespace formant
