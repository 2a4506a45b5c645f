#include "ui/configuration/field_words.h"

#include "ui/configuration/field_labels.h"
#include "ui/configuration/with_labels.h"
#include "ui/languages/value_words.h"
#include "ui/translate.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QStringList>

namespace formant {
namespace {

QString words(const char* text) {
    return QCoreApplication::translate("FieldWords", text);
}

/// As the language writes it, but for the thousands, which nobody types.
QString number(double value) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', QLocale::FloatingPointShortest);
}

/// A number among texts of the table; others as they are.
QString number_or_text(const std::string& value) {
    bool is_number = false;
    const QString text = QString::fromStdString(value);
    const double read = text.toDouble(&is_number);
    return is_number ? number(read) : text;
}

QString choices_of(const FormField& field) {
    QStringList choices;
    for (const std::string& choice : field.choices)
        choices += value_text(choice);
    return choices.join(words(QT_TRANSLATE_NOOP("FieldWords", ", ")));
}

QString type_words(ValueKind kind) {
    switch (kind) {
    case ValueKind::truth:
        return words(QT_TRANSLATE_NOOP("FieldWords", "On or off."));
    case ValueKind::whole_number:
        return words(QT_TRANSLATE_NOOP("FieldWords", "A whole number."));
    case ValueKind::number:
        return words(QT_TRANSLATE_NOOP("FieldWords", "A number."));
    case ValueKind::numbers:
        return words(QT_TRANSLATE_NOOP("FieldWords", "Numbers with commas between them."));
    case ValueKind::texts:
        return words(QT_TRANSLATE_NOOP("FieldWords", "Texts, one a line."));
    case ValueKind::text:
        break;
    }
    return words(QT_TRANSLATE_NOOP("FieldWords", "A text."));
}

QString range_words(const FormField& field) {
    if (field.minimum && field.maximum)
        return words(QT_TRANSLATE_NOOP("FieldWords", "From %1 to %2."))
            .arg(number(*field.minimum), number(*field.maximum));
    if (field.minimum)
        return words(QT_TRANSLATE_NOOP("FieldWords", "At least %1.")).arg(number(*field.minimum));
    return field.maximum
               ? words(QT_TRANSLATE_NOOP("FieldWords", "At most %1.")).arg(number(*field.maximum))
               : QString();
}

QString unit_sentence(const FormField& field) {
    return field.unit.empty()
               ? QString()
               : words(QT_TRANSLATE_NOOP("FieldWords", "In %1.")).arg(unit_words(field.unit));
}

QString automatic_words(const FormField& field) {
    return field.automatic.empty() ? QString()
                                   : words(QT_TRANSLATE_NOOP("FieldWords", "%1: automatic."))
                                         .arg(number_or_text(field.automatic));
}

/// Of a text "none" says nothing but itself.
QString default_text(const FormField& field) {
    const bool is_chosen = field.kind == ValueKind::truth || !field.choices.empty();
    return is_chosen ? value_text(field.default_value) : number_or_text(field.default_value);
}

QString default_words(const FormField& field) {
    QString value = default_text(field);
    return value.isEmpty() ? words(QT_TRANSLATE_NOOP("FieldWords", "Default: empty."))
                           : words(QT_TRANSLATE_NOOP("FieldWords", "Default: %1."))
                                 .arg(value.replace('\n', QStringLiteral(" / ")).toHtmlEscaped());
}

QString change_words(const FormField& field) {
    return field.restart_needed
               ? words(QT_TRANSLATE_NOOP("FieldWords", "Counts from the next start of a training."))
               : words(QT_TRANSLATE_NOOP("FieldWords", "Can change while a training runs."));
}

QString sentences(QStringList parts) {
    parts.removeAll(QString());
    return parts.join(' ');
}

} // namespace

QString takes_words(const FormField& field) {
    if (!field.choices.empty())
        return sentences(
            {words(QT_TRANSLATE_NOOP("FieldWords", "One of: %1.")).arg(choices_of(field)),
             automatic_words(field)});
    return sentences(
        {type_words(field.kind), range_words(field), unit_sentence(field), automatic_words(field)});
}

QString help_words(const FormField& field) {
    // U+2066 and U+2069 keep the key together in a text that runs from right to left.
    const QString heading =
        QStringLiteral("<p><b>%1</b> <code>\u2066%2\u2069</code></p>")
            .arg(field_label(field.key).toHtmlEscaped(), QString::fromStdString(field.key));
    const QString paragraph = QStringLiteral("<p>%1</p>");
    return heading + paragraph.arg(with_labels(translate(field.help)).toHtmlEscaped()) +
           paragraph.arg(sentences(
               {takes_words(field).toHtmlEscaped(), default_words(field), change_words(field)}));
}

} // namespace formant
