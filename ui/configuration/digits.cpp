#include "ui/configuration/digits.h"

#include <QtCore/QRegularExpression>

namespace formant {
namespace {

constexpr char16_t arabic_zero = 0x0660;
constexpr char16_t persian_zero = 0x06F0;
constexpr char16_t arabic_decimal_sign = 0x066B;

QChar latin(QChar sign) {
    const char16_t code = sign.unicode();
    if (code == arabic_decimal_sign)
        return u'.';
    for (const char16_t zero : {arabic_zero, persian_zero})
        if (code >= zero && code < zero + 10)
            return QChar(static_cast<char16_t>(u'0' + (code - zero)));
    return sign;
}

} // namespace

QString latin_digits(QString typed) {
    for (QChar& sign : typed)
        sign = latin(sign);
    return typed;
}

QString with_decimal_dot(const QString& typed) {
    static const QRegularExpression decimals("^\\s*[-+]?\\d*,\\d+([eE][-+]?\\d+)?\\s*$");
    static const QRegularExpression thousands("^\\s*[-+]?[1-9]\\d{0,2},\\d{3}\\s*$");
    QString number = latin_digits(typed);
    if (decimals.match(number).hasMatch() && !thousands.match(number).hasMatch())
        number.replace(u',', u'.');
    return number;
}

} // namespace formant
