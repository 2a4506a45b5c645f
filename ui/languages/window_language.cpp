#include "ui/languages/window_language.h"

#include "ui/languages/languages.h"

#include <QtCore/QLibraryInfo>
#include <QtCore/QLocale>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

namespace formant {
namespace {

/// The user's own region, where the desktop speaks the same language.
QLocale locale_of(const QString& code) {
    const QLocale language(code), system = QLocale::system();
    return system.language() == language.language() ? system : language;
}

/// A widget keeps the locale that was the default when it was made.
void renew_locales() {
    for (QWidget* window : QApplication::topLevelWidgets())
        window->unsetLocale();
}

} // namespace

void WindowLanguage::speak(const QString& code) {
    const QString known = language_for({code});
    if (known == code_)
        return;
    code_ = known;
    const QLocale locale = locale_of(code_);
    QLocale::setDefault(locale);
    QGuiApplication::setLayoutDirection(locale.textDirection());
    renew_locales();
    load_words();
    Q_EMIT changed(code_);
}

void WindowLanguage::load_words() {
    for (QTranslator* words : {&words_, &words_of_qt_})
        QCoreApplication::removeTranslator(words);
    if (words_of_qt_.load("qtbase_" + code_, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&words_of_qt_);
    if (words_.load("formant_" + code_, ":/translations")) // asked first, as the last installed
        QCoreApplication::installTranslator(&words_);
}

} // namespace formant
