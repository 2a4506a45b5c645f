#pragma once

#include <QtCore/QString>

namespace formant {

/// A number as it was typed, with the digits 0 to 9 and a dot: Persian and Arabic digits and their
/// decimal sign become those; everything else stays, so that what is wrong is seen.
QString latin_digits(QString typed);

/// latin_digits() of one number, and a decimal comma becomes a dot. Where the comma may as well
/// part the thousands (1,000), it stays, and the number is refused: nobody is to train with a
/// thousandth of what was meant.
QString with_decimal_dot(const QString& typed);

} // namespace formant
