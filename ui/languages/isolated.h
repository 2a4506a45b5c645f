#pragma once

#include <QtCore/QString>

namespace formant {

/// A name or value for a sentence in the window's language: where that runs from right to
/// left, between FSI and PDI (UAX #9), so that its own direction leaves the words around it alone.
QString isolated(const QString& name);

/// The same of a path, which reads from left to right also where its first name does not: between
/// LRI and PDI.
QString isolated_path(const QString& path);

} // namespace formant
