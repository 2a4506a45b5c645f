#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <vector>

namespace formant {

struct Language {
    QString code;        ///< "es"
    QString native_name; ///< name in the language itself: "Español"
};

/// Returns the languages of the window, English first.
std::vector<Language> languages();

/// Returns the name of a language in that language: "Español". Returns the code if the window does
/// not support it.
QString native_name(const QString& code);

/// Returns the first of `wanted` ("sv-SE", "fa") that the window supports, otherwise English.
QString language_for(const QStringList& wanted);

} // namespace formant
