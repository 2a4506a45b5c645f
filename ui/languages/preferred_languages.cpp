#include "ui/languages/preferred_languages.h"

#include <QtCore/QLocale>
#include <QtCore/QStringList>

namespace formant {

std::vector<std::string> preferred_languages() {
    std::vector<std::string> tags = {QLocale().bcp47Name().toStdString()};
    for (const QString& tag : QLocale::system().uiLanguages())
        tags.push_back(tag.toStdString());
    return tags;
}

} // namespace formant
