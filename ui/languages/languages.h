#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <vector>

namespace formant {

struct Language {
    QString code;     ///< "es"
    QString own_name; ///< as those call it who speak it: "Español"
};

/// Those that the window can speak, English first.
std::vector<Language> languages();

/// As those call it who speak it: "Español"; the code where the window does not speak it.
QString own_name(const QString& code);

/// The first of `wanted` ("sv-SE", "fa") that the window speaks; English where it speaks none.
QString language_for(const QStringList& wanted);

} // namespace formant
