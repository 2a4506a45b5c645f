#pragma once

#include <QtCore/QString>

#include <vector>

namespace formant {

struct Language {
    QString code;     ///< "es"
    QString own_name; ///< as those call it who speak it: "Español"
};

/// English, and those whose translation (formant_es.qm) lies in the folder.
std::vector<Language> languages_in(const QString& folder);

} // namespace formant
