#pragma once

#include <QtCore/QString>

namespace formant {

/// Replaces Persian and Arabic digits and the Arabic decimal separator by 0 to 9 and a dot. All
/// other characters stay, so that errors remain visible.
QString latin_digits(QString typed);

/// Applies latin_digits() to one number and replaces a decimal comma by a dot. A comma that may be
/// a thousands separator (1,000) stays, so that the number is rejected instead of being read as a
/// thousandth of it.
QString with_decimal_dot(const QString& typed);

} // namespace formant
