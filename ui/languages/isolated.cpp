#include "ui/languages/isolated.h"

#include <QtGui/QGuiApplication>

namespace formant {

QString isolated(const QString& name) {
    if (name.isEmpty() || !QGuiApplication::isRightToLeft())
        return name;
    return QChar(0x2068) + name + QChar(0x2069);
}

} // namespace formant
