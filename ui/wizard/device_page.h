#pragma once

#include "engine/session/hardware/device_selection.h"
#include "ui/wizard/wizard_page.h"

class QLabel;

namespace formant {

class DeviceBox;
class FoundMachine;
class ReportView;

/// Every card, and which of them trains.
class DevicePage : public WizardPage {
    Q_OBJECT
  public:
    explicit DevicePage(FoundMachine& machine);

    /// What is chosen; the best until somebody chooses.
    const OfferedDevice& device() const;

  protected:
    void retranslate() override;

  private:
    void show_found();

    FoundMachine& machine_;
    QLabel* label_;
    DeviceBox* device_;
    ReportView* cards_;
};

} // namespace formant
