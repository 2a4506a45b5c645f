#include "ui/translate.h"

#include "ui/languages/isolated.h"
#include "ui/languages/number_text.h"
#include "ui/languages/value_labels.h"
#include "ui/window_text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <set>
#include <string>

namespace formant {
namespace {

/// Returns true for arguments whose unitless numbers are names or configuration values, which are
/// not localized.
bool is_verbatim(const std::string& name) {
    static const std::set<std::string> names = {
        "choice", "cuda", "default", "device", "driver",  "file",   "gpu", "id",
        "index",  "key",  "maximum", "meant",  "minimum", "name",   "pid", "preset",
        "run",    "tid",  "target",  "text",   "value",   "version"};
    return names.count(name) != 0;
}

/// Returns true for arguments whose text is a value with a label: "cpu", "phonemes".
bool is_named_value(const std::string& name) {
    return name == "device" || name == "mode";
}

/// Localizes numbers and isolates other text from the sentence around it.
QString localized_arg(const std::string& name, const QString& text) {
    const auto label = is_named_value(name) ? value_label(text.toStdString()) : std::nullopt;
    if (label)
        return *label;
    const auto number =
        is_verbatim(name) && !text.contains(' ') ? std::nullopt : localized_number(text);
    return number ? *number : isolated(text);
}

MessageArg translated(const std::string& name, const MessageArg& arg) {
    bool is_nested = false;
    const std::string text = arg.as_text([&](const Message& nested) {
        is_nested = true;
        return translate(nested).toStdString();
    });
    return is_nested ? text : localized_arg(name, QString::fromStdString(text)).toStdString();
}

} // namespace

QString translate(const Message& message) {
    // Without a count, because an engine text contains its plural forms (select_plural_form).
    const MessageText shown = window_text(message);
    const QString text = QCoreApplication::translate(shown.context, shown.text);
    MessageArgs args;
    for (const auto& [name, arg] : message.args)
        args.emplace_back(name, translated(name, arg));
    return QString::fromStdString(
        fill_placeholders(select_plural_form(text.toStdString(), message.count), args, to_english));
}

QString translated_sentence(const Message& message) {
    const QString text = translate(message);
    return QLocale().toUpper(text.left(1)) + text.mid(1);
}

} // namespace formant
