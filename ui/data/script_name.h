#pragma once

#include <QtCore/QString>

namespace formant {

/// Returns the name of a script in the window's language: "Latn" -> "Latin script".
QString script_name(const QString& iso_15924);

} // namespace formant
