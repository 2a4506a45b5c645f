#pragma once

#include "engine/session/hardware/machine_setup.h"
#include "ui/wizard/wizard_page.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace formant {

class BackgroundTask;
class DevicePage;
class ErrorNote;
class FoundMachine;

/// The page with the recommended settings of the device and their reasons; the values can be
/// edited.
class SettingsPage : public WizardPage {
    Q_OBJECT
  public:
    SettingsPage(FoundMachine& machine, const DevicePage& device);
    ~SettingsPage() override;

    void initializePage() override;
    /// Returns false while the settings are being determined, or if a value is invalid.
    bool isComplete() const override;
    /// Returns the settings that differ from the recommendation, by key.
    std::map<std::string, std::string> changed() const;

  protected:
    void retranslate() override;

  private:
    void set_settings(const Result<std::vector<OfferedSetting>>& settings);
    void show_settings();
    void edit(const QTableWidgetItem* item);
    void use_recommended();

    FoundMachine& machine_;
    const DevicePage& device_;
    std::vector<OfferedSetting> settings_;
    std::string settings_of_; ///< the device that they are for
    bool is_known_ = false;
    bool is_valid_ = true;
    ErrorNote* error_;
    QTableWidget* table_;
    QPushButton* use_recommended_;
    std::unique_ptr<BackgroundTask> task_; ///< last, because its destructor waits for its work
};

} // namespace formant
