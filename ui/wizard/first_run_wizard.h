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
    FoundMachine::Probe probe = [] { return collect_hardware_report({}); };
    std::vector<Language> languages = {{"en", "English"}};
    QString language = "en"; ///< of the window
};

/// The setup wizard for new users: language, device, settings, folders. Saves everything at the
/// end, in gpu_config.json; canceling changes nothing except the language of the window.
class FirstRunWizard : public QWizard {
    Q_OBJECT
  public:
    explicit FirstRunWizard(WizardSetup setup, QWidget* parent = nullptr);
    ~FirstRunWizard() override;

    /// Disables the self-test while a run is active.
    void set_training_active(bool active);
    /// Saves the choices, and closes afterwards.
    void accept() override;

  Q_SIGNALS:
    void language_chosen(const QString& code); ///< at once, so that the wizard changes too
    void saved();                              ///< gpu_config.json is written
    void benchmark_requested();                ///< of batch sizes, after the setup

  protected:
    void changeEvent(QEvent* event) override;

  private:
    friend FirstRunWizard* open_wizard_at_first_start(const FirstStart& start, WizardSetup setup,
                                                      QWidget* parent);
    void retranslate();
    void focus_next_button();
    void finish(const Result<Message>& result);

    FoundMachine machine_;
    LanguagePage* language_;
    DevicePage* device_;
    SelfTestPage* self_test_;
    SettingsPage* settings_;
    FoldersPage* folders_;
    std::unique_ptr<BackgroundTask> task_; ///< last, because its destructor waits for its work
};

/// Opens the wizard at the first start and records that; it deletes itself when it is closed.
/// Returns null at later starts.
FirstRunWizard* open_wizard_at_first_start(const FirstStart& start, WizardSetup setup,
                                           QWidget* parent);

} // namespace formant
