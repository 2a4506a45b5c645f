#include "ui/languages/languages.h"

#include <QtCore/QLocale>

#include <algorithm>

namespace formant {

std::vector<Language> languages() {
    return {{"en", "English"},
            {"es", QString::fromUtf8("Español")},
            {"fa", QString::fromUtf8("فارسی")},
            {"sv", "Svenska"}};
}

QString native_name(const QString& code) {
    for (const Language& language : languages())
        if (language.code == code)
            return language.native_name;
    return code;
}

QString language_for(const QStringList& wanted) {
    const auto known = languages();
    for (const QString& name : wanted) {
        const QLocale::Language language = QLocale(name).language();
        const auto found = std::find_if(known.begin(), known.end(), [&](const Language& one) {
            return QLocale(one.code).language() == language;
        });
        if (found != known.end())
            return found->code;
    }
    return known.front().code;
}

} // namespace formant
