#pragma once

#include "engine/session/corpus/text_languages.h"

#include <QtWidgets/QComboBox>

#include <memory>

namespace formant {

class BackgroundTask;

/// The language of texts: chosen from those that there are by its name in the window's language, or
/// typed as name or code.
class LanguageBox : public QComboBox {
    Q_OBJECT
  public:
    explicit LanguageBox(QWidget* parent = nullptr);
    ~LanguageBox() override;

    /// Of the language that is shown; what is no language's name is a code.
    QString code() const;
    void set_code(const QString& code);

  Q_SIGNALS:
    void edited(); ///< by hand

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void list();
    void fill(const std::vector<TextLanguage>& languages);

    std::unique_ptr<BackgroundTask> listing_;
};

} // namespace formant
