#include "ui/languages/number_text.h"

#include "ui/languages/isolated.h"

#include <QtCore/QLocale>
#include <QtCore/QRegularExpression>

namespace formant {
namespace {

/// Translates the digits and keeps the width, as for the "02" of "1:02".
QString digits_in_language(QString number) {
    for (QChar& sign : number)
        if (sign.isDigit())
            sign = QLocale().toString(sign.digitValue()).front();
    return number;
}

QString in_language(const QString& number, qsizetype decimals) {
    if (number.size() > 1 && number[0] == '0' && decimals == 0)
        return digits_in_language(number);
    return decimals == 0 ? QLocale().toString(number.toLongLong())
                         : QLocale().toString(number.toDouble(), 'f', static_cast<int>(decimals));
}

} // namespace

std::optional<QString> localized_number(const QString& text) {
    static const QRegularExpression pattern(
        QStringLiteral("^( ?\\(?)([-+]?[0-9]{1,15}(?:\\.([0-9]{1,6}))?)"
                       "((?: (?:%|[KMGT]?i?B|GB/s|kB|m?s|M?Hz|W|°C))?\\)?)$"));
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        return {};
    const QString number = in_language(match.captured(2), match.capturedLength(3));
    const QString unit = match.captured(4);
    return match.captured(1) + (unit.isEmpty() ? number : isolated(number + unit));
}

} // namespace formant
