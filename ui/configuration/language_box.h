#pragma once

#include "engine/session/corpus/text_languages.h"

#include <QtWidgets/QComboBox>

#include <memory>

namespace formant {

class BackgroundTask;

/// Chooses the language of texts from a list of names in the window's language; a name or code can
/// also be typed.
class LanguageBox : public QComboBox {
    Q_OBJECT
  public:
    explicit LanguageBox(QWidget* parent = nullptr);
    ~LanguageBox() override;

    /// Returns the code of the shown language. Text that is not the name of a language counts as a
    /// code.
    QString code() const;
    void set_code(const QString& code);

  Q_SIGNALS:
    void edited(); ///< by the user

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void list();
    void fill(const std::vector<TextLanguage>& languages);

    std::unique_ptr<BackgroundTask> listing_;
};

} // namespace formant
