#pragma once

#include "engine/base/result.h"
#include "ui/languages/languages.h"
#include "ui/wizard/wizard_page.h"

class QLabel;
class QListWidget;

namespace formant {

class ErrorNote;

class LanguagePage : public WizardPage {
    Q_OBJECT
  public:
    /// `current` is the code of the window's language.
    LanguagePage(const std::vector<Language>& languages, const QString& current);

    void show_error(const Error& error);

  Q_SIGNALS:
    void language_chosen(const QString& code);

  protected:
    void retranslate() override;

  private:
    QLabel* label_;
    QListWidget* list_;
    ErrorNote* error_;
};

} // namespace formant
