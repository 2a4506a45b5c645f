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

/// The settings that suit the device, with their reasons; their values can be changed.
class SettingsPage : public WizardPage {
    Q_OBJECT
  public:
    SettingsPage(FoundMachine& machine, const DevicePage& device);
    ~SettingsPage() override;

    void initializePage() override;
    /// False while they are being found out, or one of them is no value.
    bool isComplete() const override;
    /// Those that are not as suggested, by key.
    std::map<std::string, std::string> changed() const;

  protected:
    void retranslate() override;

  private:
    void take(const Result<std::vector<OfferedSetting>>& settings);
    void show_settings();
    void edit(const QTableWidgetItem* item);
    void take_suggestions();

    FoundMachine& machine_;
    const DevicePage& device_;
    std::vector<OfferedSetting> settings_;
    std::string settings_of_; ///< the device that they are for
    bool is_known_ = false;
    bool is_valid_ = true;
    ErrorNote* error_;
    QTableWidget* table_;
    QPushButton* as_suggested_;
    std::unique_ptr<BackgroundTask> task_; ///< last: its end waits for its work
};

} // namespace formant
