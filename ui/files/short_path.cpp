#include "ui/files/short_path.h"

#include <algorithm>

namespace formant {

QString file_name_of(const QString& path) {
    return path.mid(path.lastIndexOf('/') + 1);
}

QString short_path(const QString& path, int max_length) {
    if (path.size() <= max_length)
        return path;
    const QString end = QStringLiteral("…/") + file_name_of(path);
    return path.left(std::max<qsizetype>(0, max_length - end.size())) + end;
}

QString elided_path(const QString& path, const QFontMetrics& metrics, int width) {
    if (metrics.horizontalAdvance(path) <= width)
        return path;
    for (auto slash = path.indexOf('/', 1); slash >= 0; slash = path.indexOf('/', slash + 1))
        if (QString end = QStringLiteral("…") + path.mid(slash);
            metrics.horizontalAdvance(end) <= width)
            return end;
    return metrics.elidedText(path, Qt::ElideLeft, width);
}

} // namespace formant
