#pragma once

#include <QtCore/QString>

namespace formant {

/// "metadata.csv:12" of "/home/ann/voice/metadata.csv:12".
QString file_name_of(const QString& path);

/// The path with so many letters, cut in the middle: where it begins, and the whole name of the
/// file, which tells most and may alone be longer.
QString short_path(const QString& path, int most_letters);

} // namespace formant
