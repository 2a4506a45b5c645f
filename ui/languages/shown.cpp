#include "ui/languages/shown.h"

#include "engine/base/text/visible_text.h"

namespace formant {

QString shown(const std::string& text) {
    return QString::fromStdString(visible_text(text));
}

QString shown(const QString& text) {
    return shown(text.toStdString());
}

} // namespace formant
