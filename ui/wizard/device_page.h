#pragma once

#include "engine/session/hardware/device_selection.h"
#include "ui/wizard/wizard_page.h"

class QLabel;

namespace formant {

class DeviceBox;
class FoundMachine;
class ReportView;

/// The page with all cards and the choice of the training device.
class DevicePage : public WizardPage {
    Q_OBJECT
  public:
    explicit DevicePage(FoundMachine& machine);

    /// Returns the chosen device; the best one by default.
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
