#include "ui/languages/isolated.h"

#include "ui/languages/shown.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QGuiApplication>

#include <algorithm>

namespace formant {

namespace {

constexpr QChar left_to_right_isolate(0x2066), first_strong_isolate(0x2068), end_of_isolate(0x2069);

QString isolate(QChar begin, const QString& text) {
    return begin + text + end_of_isolate;
}

bool needs_marks(const QString& text) {
    return !text.isEmpty() && (QGuiApplication::isRightToLeft() || has_rtl_letters(text));
}

/// Isolates each name between the separators.
QString with_isolated_names(const QString& path) {
    static const QRegularExpression name(QStringLiteral("[^/\\\\]+"));
    QString result;
    qsizetype end = 0;
    for (auto found = name.globalMatch(path); found.hasNext();) {
        const auto one = found.next();
        const QString text = one.captured();
        result += path.mid(end, one.capturedStart() - end);
        result += has_rtl_letters(text) ? isolate(left_to_right_isolate, text) : text;
        end = one.capturedEnd();
    }
    return result + path.mid(end);
}

} // namespace

QString isolated(const QString& name) {
    QString text = shown(name);
    if (!needs_marks(text))
        return text;
    return has_rtl_letters(text) && looks_like_path(text) ? isolated_path(text)
                                                          : isolate(first_strong_isolate, text);
}

QString isolated_path(const QString& path) {
    const QString text = shown(path);
    return needs_marks(text) ? isolate(left_to_right_isolate, with_isolated_names(text)) : text;
}

bool has_rtl_letters(const QString& text) {
    return std::any_of(text.begin(), text.end(), [](QChar sign) {
        return sign.direction() == QChar::DirR || sign.direction() == QChar::DirAL;
    });
}

bool looks_like_path(const QString& text) {
    static const QRegularExpression path(
        QStringLiteral("^(?:(?:~|\\.{1,2}|[A-Za-z]:)?[/\\\\].*|.*\\.[A-Za-z][A-Za-z0-9]{1,11})$"));
    return path.match(text).hasMatch();
}

} // namespace formant
