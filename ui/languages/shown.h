#pragma once

#include <QtCore/QString>

#include <string>

namespace formant {

/// Returns a name, transcript or value that comes from a file as the window shows it: on one line,
/// its control characters and marks of direction written out (visible_text()).
QString shown(const std::string& text);
QString shown(const QString& text);

} // namespace formant
