#include "ui/translate.h"

#include "ui/languages/isolated.h"
#include "ui/languages/number_text.h"
#include "ui/languages/value_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <set>
#include <string>

namespace formant {
namespace {

/// Numbers without a unit that are names, or are written as the configuration writes them.
bool is_verbatim(const std::string& name) {
    static const std::set<std::string> names = {
        "choice", "cuda", "default", "device", "driver",  "file",   "gpu", "id",
        "index",  "key",  "maximum", "meant",  "minimum", "name",   "pid", "preset",
        "run",    "tid",  "target",  "text",   "value",   "version"};
    return names.count(name) != 0;
}

/// The text of these is a value that has words of its own: "cpu", "phonemes".
bool is_named_value(const std::string& name) {
    return name == "device" || name == "mode";
}

/// A number in the window's language; other text as it is, kept apart from the words around it.
QString as_shown(const std::string& name, const QString& text) {
    if (const auto words = value_words(text.toStdString()); words && is_named_value(name))
        return *words;
    const auto number =
        is_verbatim(name) && !text.contains(' ') ? std::nullopt : number_in_language(text);
    return number ? *number : isolated(text);
}

MessageArg translated(const std::string& name, const MessageArg& arg) {
    bool is_nested = false;
    const std::string text = arg.as_text([&](const Message& nested) {
        is_nested = true;
        return translate(nested).toStdString();
    });
    return is_nested ? text : as_shown(name, QString::fromStdString(text)).toStdString();
}

} // namespace

QString translate(const Message& message) {
    // Without the count: a text of the engine holds all its numbers (in_number), so it has one
    // form.
    const QString text = QCoreApplication::translate(message.context.c_str(), message.text.c_str());
    MessageArgs args;
    for (const auto& [name, arg] : message.args)
        args.emplace_back(name, translated(name, arg));
    return QString::fromStdString(
        fill_in(in_number(text.toStdString(), message.count), args, to_english));
}

QString translated_sentence(const Message& message) {
    const QString words = translate(message);
    return QLocale().toUpper(words.left(1)) + words.mid(1);
}

} // namespace formant
