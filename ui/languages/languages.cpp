#include "ui/wizard/languages.h"

#include <QtCore/QDir>
#include <QtCore/QFile>

namespace formant {

std::vector<Language> languages_in(const QString& folder) {
    std::vector<Language> languages = {{"en", "English"}};
    for (const Language& one : std::initializer_list<Language>{{"es", QString::fromUtf8("Español")},
                                                               {"fa", QString::fromUtf8("فارسی")},
                                                               {"sv", "Svenska"}})
        if (QFile::exists(QDir(folder).filePath(QString("formant_%1.qm").arg(one.code))))
            languages.push_back(one);
    return languages;
}

} // namespace formant
