#pragma once

#include <QtCore/QString>

namespace formant {

/// Returns the language saved in this INI file, otherwise the desktop's.
QString load_language(const QString& file);
void save_language(const QString& file, const QString& code);

} // namespace formant
