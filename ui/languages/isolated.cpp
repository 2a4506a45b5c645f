#include "ui/languages/isolated.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QGuiApplication>

#include <algorithm>

namespace formant {

namespace {

constexpr QChar left_to_right_isolate(0x2066), first_strong_isolate(0x2068), end_of_isolate(0x2069);

QString between(QChar begin, const QString& words) {
    return begin + words + end_of_isolate;
}

bool needs_marks(const QString& words) {
    return !words.isEmpty() && (QGuiApplication::isRightToLeft() || has_letters_from_right(words));
}

/// Each name of it, between the separators.
QString with_names_apart(const QString& path) {
    static const QRegularExpression name(QStringLiteral("[^/\\\\]+"));
    QString apart;
    qsizetype end = 0;
    for (auto found = name.globalMatch(path); found.hasNext();) {
        const auto one = found.next();
        const QString words = one.captured();
        apart += path.mid(end, one.capturedStart() - end);
        apart += has_letters_from_right(words) ? between(left_to_right_isolate, words) : words;
        end = one.capturedEnd();
    }
    return apart + path.mid(end);
}

} // namespace

QString isolated(const QString& name) {
    if (!needs_marks(name))
        return name;
    return has_letters_from_right(name) && reads_as_path(name)
               ? isolated_path(name)
               : between(first_strong_isolate, name);
}

QString isolated_path(const QString& path) {
    return needs_marks(path) ? between(left_to_right_isolate, with_names_apart(path)) : path;
}

bool has_letters_from_right(const QString& text) {
    return std::any_of(text.begin(), text.end(), [](QChar sign) {
        return sign.direction() == QChar::DirR || sign.direction() == QChar::DirAL;
    });
}

bool reads_as_path(const QString& text) {
    static const QRegularExpression path(
        QStringLiteral("^(?:(?:~|\\.{1,2}|[A-Za-z]:)?[/\\\\].*|.*\\.[A-Za-z][A-Za-z0-9]{1,11})$"));
    return path.match(text).hasMatch();
}

} // namespace formant
