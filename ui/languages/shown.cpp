#include "ui/languages/shown.h"

#include "engine/base/text/visible_text.h"

namespace formant {
namespace {

constexpr QChar first_isolate(0x2066), last_isolate(0x2068), end_of_isolate(0x2069);

bool begins_isolate(QChar letter) {
    return letter >= first_isolate && letter <= last_isolate;
}

/// Returns false for a text whose isolates (UAX #9) would end those of the sentence around it, or
/// hold what follows.
bool has_balanced_isolates(const QString& text) {
    int depth = 0;
    for (const QChar letter : text) {
        depth += begins_isolate(letter) ? 1 : letter == end_of_isolate ? -1 : 0;
        if (depth < 0)
            return false;
    }
    return depth == 0;
}

QString without_isolates(const QString& text) {
    QString written;
    for (const QChar letter : text)
        written += begins_isolate(letter) || letter == end_of_isolate
                       ? QString("\\u%1").arg(letter.unicode(), 4, 16, QChar('0'))
                       : QString(letter);
    return written;
}

} // namespace

QString shown(const std::string& text) {
    const QString visible = QString::fromStdString(visible_text(text));
    return has_balanced_isolates(visible) ? visible : without_isolates(visible);
}

QString shown(const QString& text) {
    return shown(text.toStdString());
}

} // namespace formant
