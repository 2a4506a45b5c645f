#pragma once

#include <QtCore/QString>
#include <QtGui/QFontMetrics>

namespace formant {

/// "metadata.csv:12" of "/home/ann/voice/metadata.csv:12".
QString file_name_of(const QString& path);

/// The path with so many letters, cut in the middle: where it begins, and the whole name of the
/// file, which tells most and may alone be longer.
QString short_path(const QString& path, int most_letters);

/// As many whole names from the end as have room; of a name that is longer its own end.
QString end_of_path(const QString& path, const QFontMetrics& metrics, int width);

} // namespace formant
