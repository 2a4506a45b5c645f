#include "ui/languages/window_language.h"

#include "ui/languages/languages.h"

#include <QtCore/QLibraryInfo>
#include <QtCore/QLocale>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

namespace formant {
namespace {

/// Uses the system's region if the system has the same language.
QLocale locale_of(const QString& code) {
    const QLocale language(code), system = QLocale::system();
    return system.language() == language.language() ? system : language;
}

/// A widget keeps the default locale of its creation.
void renew_locales() {
    for (QWidget* window : QApplication::topLevelWidgets())
        window->unsetLocale();
}

} // namespace

void WindowLanguage::set_language(const QString& code) {
    const QString known = language_for({code});
    if (known == code_)
        return;
    code_ = known;
    const QLocale locale = locale_of(code_);
    QLocale::setDefault(locale);
    QGuiApplication::setLayoutDirection(locale.textDirection());
    renew_locales();
    load_translations();
    Q_EMIT changed(code_);
}

void WindowLanguage::load_translations() {
    for (QTranslator* translator : {&translator_, &qt_translator_})
        QCoreApplication::removeTranslator(translator);
    if (qt_translator_.load("qtbase_" + code_, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt_translator_);
    // Installed last, because the last translator is searched first.
    if (translator_.load("formant_" + code_, ":/translations"))
        QCoreApplication::installTranslator(&translator_);
}

} // namespace formant
