#include "ui/languages/language_setting.h"

#include "ui/languages/languages.h"

#include <QtCore/QLocale>
#include <QtCore/QSettings>

namespace formant {
namespace {

constexpr const char* key = "language";

} // namespace

QString load_language(const QString& file) {
    const QString chosen = QSettings(file, QSettings::IniFormat).value(key).toString();
    return language_for(chosen.isEmpty() ? QLocale::system().uiLanguages() : QStringList{chosen});
}

void save_language(const QString& file, const QString& code) {
    QSettings(file, QSettings::IniFormat).setValue(key, code);
}

} // namespace formant
