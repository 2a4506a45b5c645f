#pragma once

#include <QtCore/QString>
#include <QtGui/QFontMetrics>

namespace formant {

/// Returns "metadata.csv:12" for "/home/ann/voice/metadata.csv:12".
QString file_name_of(const QString& path);

/// Shortens the path to `max_length` characters by omitting its middle. The file name is never cut
/// and may alone be longer.
QString short_path(const QString& path, int max_length);

/// Returns as many whole names from the end of the path as fit; if the last name does not fit, its
/// end.
QString elided_path(const QString& path, const QFontMetrics& metrics, int width);

} // namespace formant
