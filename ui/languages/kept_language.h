#pragma once

#include <QtCore/QString>

namespace formant {

/// The language that was chosen in the window, in an ini file; else that of the desktop.
QString kept_language(const QString& file);
void keep_language(const QString& file, const QString& code);

} // namespace formant
