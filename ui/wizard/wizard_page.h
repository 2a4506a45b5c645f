#pragma once

#include <QtCore/QEvent>
#include <QtWidgets/QWizardPage>

namespace formant {

/// A page of the wizard, which updates its texts when the language changes.
class WizardPage : public QWizardPage {
    Q_OBJECT
  public:
    using QWizardPage::QWizardPage;

  protected:
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override {
        QWizardPage::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            retranslate();
    }
};

} // namespace formant
