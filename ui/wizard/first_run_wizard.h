#pragma once

#include "ui/languages/languages.h"
#include "ui/wizard/first_start.h"
#include "ui/wizard/found_machine.h"

#include <QtWidgets/QWizard>

#include <memory>
#include <vector>

namespace formant {

class BackgroundTask;
class DevicePage;
class FoldersPage;
class LanguagePage;
class SelfTestPage;
class SettingsPage;

struct WizardSetup {
    FoundMachine::Look look = [] { return hardware_report({}); };
    std::vector<Language> languages = {{"en", "English"}};
    QString language = "en"; ///< that the window speaks
};

/// What a new user is asked: language, device, settings, folders. All of it is saved at the end, in
/// gpu_config.json; who cancels leaves everything as it was, but for the language of the window.
class FirstRunWizard : public QWizard {
    Q_OBJECT
  public:
    explicit FirstRunWizard(WizardSetup setup, QWidget* parent = nullptr);
    ~FirstRunWizard() override;

    /// While a training runs the self-test cannot.
    void set_training_active(bool active);
    /// Saves, and closes when that is done.
    void accept() override;

  Q_SIGNALS:
    void language_chosen(const QString& code); ///< at once, so that the wizard speaks it too
    void kept();                               ///< gpu_config.json is written

  protected:
    void changeEvent(QEvent* event) override;

  private:
    friend FirstRunWizard* open_wizard_at_first_start(const FirstStart& start, WizardSetup setup,
                                                      QWidget* parent);
    void retranslate();
    void focus_way_on();
    void end(const Result<Message>& saved);

    FoundMachine machine_;
    LanguagePage* language_;
    DevicePage* device_;
    SelfTestPage* self_test_;
    SettingsPage* settings_;
    FoldersPage* folders_;
    std::unique_ptr<BackgroundTask> task_; ///< last: its end waits for its work
};

/// Opens the wizard where it was never open before, and notes that; it deletes itself when it is
/// closed. Null where it was.
FirstRunWizard* open_wizard_at_first_start(const FirstStart& start, WizardSetup setup,
                                           QWidget* parent);

} // namespace formant
