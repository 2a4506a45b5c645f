#pragma once

#include <QtCore/QObject>
#include <QtCore/QTranslator>

namespace formant {

/// The language that the whole program's windows speak: its words and Qt's own, its numbers (the
/// default QLocale), and the side where its lines begin. Widgets hear of a change as of any change
/// of language, by QEvent::LanguageChange.
class WindowLanguage : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    /// `code`: one of languages(); another is spoken as English.
    void speak(const QString& code);
    const QString& code() const { return code_; }

  Q_SIGNALS:
    void changed(const QString& code);

  private:
    void load_words();

    QString code_;
    QTranslator words_;
    QTranslator words_of_qt_; ///< what of Qt's is not among ours, where Qt has it
};

} // namespace formant
