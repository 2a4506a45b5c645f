#include "ui/configuration/field_help.h"

#include "ui/configuration/field_labels.h"
#include "ui/configuration/with_labels.h"
#include "ui/languages/value_labels.h"
#include "ui/translate.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QStringList>

namespace formant {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("FieldWords", text);
}

/// Formats a number in the window's language without thousands separators, which nobody types.
QString number(double value) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', QLocale::FloatingPointShortest);
}

/// Formats `value` if it is a number; returns other texts unchanged.
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
    return choices.join(translated(QT_TRANSLATE_NOOP("FieldWords", ", ")));
}

QString type_text(ValueKind kind) {
    switch (kind) {
    case ValueKind::boolean:
        return translated(QT_TRANSLATE_NOOP("FieldWords", "On or off."));
    case ValueKind::integer:
        return translated(QT_TRANSLATE_NOOP("FieldWords", "A whole number."));
    case ValueKind::number:
        return translated(QT_TRANSLATE_NOOP("FieldWords", "A number."));
    case ValueKind::numbers:
        return translated(QT_TRANSLATE_NOOP("FieldWords", "Comma-separated numbers."));
    case ValueKind::texts:
        return translated(QT_TRANSLATE_NOOP("FieldWords", "One text per line."));
    case ValueKind::text:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("FieldWords", "Text."));
}

QString range_text(const FormField& field) {
    if (field.minimum && field.maximum)
        return translated(QT_TRANSLATE_NOOP("FieldWords", "From %1 to %2."))
            .arg(number(*field.minimum), number(*field.maximum));
    if (field.minimum)
        return translated(QT_TRANSLATE_NOOP("FieldWords", "At least %1."))
            .arg(number(*field.minimum));
    return field.maximum ? translated(QT_TRANSLATE_NOOP("FieldWords", "At most %1."))
                               .arg(number(*field.maximum))
                         : QString();
}

QString unit_sentence(const FormField& field) {
    return field.unit.empty()
               ? QString()
               : translated(QT_TRANSLATE_NOOP("FieldWords", "In %1.")).arg(unit_label(field.unit));
}

QString automatic_text(const FormField& field) {
    return field.automatic.empty() ? QString()
                                   : translated(QT_TRANSLATE_NOOP("FieldWords", "%1: automatic."))
                                         .arg(number_or_text(field.automatic));
}

/// Translates the defaults of choices and switches only: in a text, "none" stands for itself.
QString default_text(const FormField& field) {
    const bool is_chosen = field.kind == ValueKind::boolean || !field.choices.empty();
    return is_chosen ? value_text(field.default_value) : number_or_text(field.default_value);
}

QString default_sentence(const FormField& field) {
    QString value = default_text(field);
    return value.isEmpty() ? translated(QT_TRANSLATE_NOOP("FieldWords", "Default: empty."))
                           : translated(QT_TRANSLATE_NOOP("FieldWords", "Default: %1."))
                                 .arg(value.replace('\n', QStringLiteral(" / ")).toHtmlEscaped());
}

QString restart_text(const FormField& field) {
    return field.restart_needed
               ? translated(QT_TRANSLATE_NOOP("FieldWords", "Takes effect at the next start."))
               : translated(QT_TRANSLATE_NOOP("FieldWords", "Can be changed during training."));
}

QString sentences(QStringList parts) {
    parts.removeAll(QString());
    return parts.join(' ');
}

} // namespace

QString accepted_values_text(const FormField& field) {
    if (!field.choices.empty())
        return sentences(
            {translated(QT_TRANSLATE_NOOP("FieldWords", "One of: %1.")).arg(choices_of(field)),
             automatic_text(field)});
    return sentences(
        {type_text(field.kind), range_text(field), unit_sentence(field), automatic_text(field)});
}

QString help_text(const FormField& field) {
    // U+2066 and U+2069 keep the key together in a text that runs from right to left.
    const QString heading =
        QStringLiteral("<p><b>%1</b> <code>\u2066%2\u2069</code></p>")
            .arg(field_label(field.key).toHtmlEscaped(), QString::fromStdString(field.key));
    const QString paragraph = QStringLiteral("<p>%1</p>");
    return heading + paragraph.arg(with_labels(translate(field.help)).toHtmlEscaped()) +
           paragraph.arg(sentences({accepted_values_text(field).toHtmlEscaped(),
                                    default_sentence(field), restart_text(field)}));
}

} // namespace formant
