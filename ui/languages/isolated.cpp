#include "ui/languages/isolated.h"

#include <QtGui/QGuiApplication>

namespace formant {

namespace {

QString between(QChar begin, const QString& words) {
    if (words.isEmpty() || !QGuiApplication::isRightToLeft())
        return words;
    return begin + words + QChar(0x2069);
}

} // namespace

QString isolated(const QString& name) {
    return between(QChar(0x2068), name);
}

QString isolated_path(const QString& path) {
    return between(QChar(0x2066), path);
}

} // namespace formant
