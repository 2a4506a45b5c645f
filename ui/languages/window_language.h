#pragma once

#include <QtCore/QObject>
#include <QtCore/QTranslator>

namespace formant {

/// Sets the language of all windows: the translations of the program and of Qt, the number format
/// (the default QLocale) and the layout direction. Widgets receive QEvent::LanguageChange as usual.
class WindowLanguage : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    /// `code`: one of languages(); any other selects English.
    void set_language(const QString& code);
    const QString& code() const { return code_; }

  Q_SIGNALS:
    void changed(const QString& code);

  private:
    void load_translations();

    QString code_;
    QTranslator translator_;
    QTranslator qt_translator_; ///< texts of Qt that the program does not translate itself
};

} // namespace formant
