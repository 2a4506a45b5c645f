#pragma once

#include <QtCore/QString>

namespace formant {

/// What a script is called in the window's language: "Latn" -> "Latin".
QString script_name(const QString& iso_15924);

} // namespace formant
