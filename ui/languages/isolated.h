#pragma once

#include <QtCore/QString>

namespace formant {

/// A name, path or value for a sentence in the window's language: where that runs from right to
/// left, between FSI and PDI (UAX #9), so that its own direction leaves the words around it alone.
QString isolated(const QString& name);

} // namespace formant
