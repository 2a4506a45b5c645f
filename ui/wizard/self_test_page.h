#pragma once

#include "ui/hardware/device_use.h"
#include "ui/wizard/wizard_page.h"

namespace formant {

class DevicePage;
class FoundMachine;
class SelfTestPanel;

/// The page with the self-test of the chosen device; it can be skipped.
class SelfTestPage : public WizardPage {
    Q_OBJECT
  public:
    SelfTestPage(FoundMachine& machine, const DevicePage& device);

    void set_training_active(bool active) { use_.set_training_active(active); }
    void initializePage() override;
    bool isComplete() const override;

  protected:
    void retranslate() override;

  private:
    FoundMachine& machine_;
    const DevicePage& device_;
    DeviceUse use_;
    SelfTestPanel* panel_;
};

} // namespace formant
