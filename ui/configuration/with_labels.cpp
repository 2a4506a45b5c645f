#include "ui/configuration/with_labels.h"

#include "engine/session/config/config_form.h"
#include "ui/configuration/field_labels.h"

#include <QtCore/QLocale>
#include <QtCore/QRegularExpression>

#include <algorithm>
#include <map>

namespace formant {
namespace {

using FieldsByName = std::map<QString, const FormField*>;

/// Maps keys to their fields, and the last parts of keys that are unique; ambiguous last parts map
/// to null.
FieldsByName fields_by_name() {
    FieldsByName fields;
    for (const FormField& field : form_fields()) {
        const QString key = QString::fromStdString(field.key);
        fields[key] = &field;
        const QString name = key.section('.', -1);
        if (name != key)
            fields[name] = fields.contains(name) ? nullptr : &field;
    }
    return fields;
}

bool is_choice(const FormField& field, const QString& value) {
    return std::ranges::count(field.choices, value.toStdString()) != 0;
}

/// Returns the field called `name`; null if there is none. A plain word such as "layers" counts
/// only if one of its choices follows.
const FormField* field_named(const QString& name, const QString& value) {
    static const FieldsByName fields = fields_by_name();
    const auto found = fields.find(name);
    const FormField* field = found == fields.end() ? nullptr : found->second;
    const bool is_plain_word = !name.contains('.') && !name.contains('_');
    return field != nullptr && is_plain_word && !is_choice(*field, value) ? nullptr : field;
}

QString label_for(const QRegularExpressionMatch& found) {
    const FormField* field = field_named(found.captured(), found.captured("value"));
    return field == nullptr ? found.captured() : QLocale().quoteString(field_label(field->key));
}

QString replaced(const QString& text, const QRegularExpression& pattern,
                 QString (*replacement_for)(const QRegularExpressionMatch&)) {
    QString all;
    qsizetype end = 0;
    for (auto each = pattern.globalMatch(text); each.hasNext();) {
        const auto found = each.next();
        all += text.mid(end, found.capturedStart() - end) + replacement_for(found);
        end = found.capturedEnd();
    }
    return all + text.mid(end);
}

} // namespace

QString with_labels(const QString& message) {
    static const QRegularExpression name(
        QStringLiteral("(?<![\\w./-])[a-z][a-z0-9_]*(?:\\.[a-z0-9_]+)*(?![\\w/=-])"
                       "(?=: (?<value>\\w+)|)"));
    static const QRegularExpression quoted(QStringLiteral("“([^“”]*)”"));
    const QString in_marks = replaced(message, quoted, [](const QRegularExpressionMatch& found) {
        return QLocale().quoteString(found.captured(1));
    });
    return replaced(in_marks, name, label_for);
}

} // namespace formant
