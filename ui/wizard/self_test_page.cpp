#include "ui/wizard/self_test_page.h"

#include "ui/hardware/self_test_panel.h"
#include "ui/wizard/device_page.h"
#include "ui/wizard/found_machine.h"

#include <QtWidgets/QBoxLayout>

namespace formant {

SelfTestPage::SelfTestPage(FoundMachine& machine, const DevicePage& device)
    : machine_(machine), device_(device), panel_(new SelfTestPanel(use_)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(panel_);
    connect(&use_, &DeviceUse::changed, this, &SelfTestPage::completeChanged);
    SelfTestPage::retranslate();
}

/// An unusable card cannot be tested: the device that trains in its place is tested instead.
void SelfTestPage::initializePage() {
    panel_->set_offers(machine_.offers());
    const OfferedDevice& chosen = device_.device();
    panel_->lock_device(chosen.why_not_usable.empty() ? chosen.device : "auto");
}

bool SelfTestPage::isComplete() const {
    return use_.measuring() == DeviceUse::By::nobody;
}

void SelfTestPage::retranslate() {
    setTitle(tr("Verify the hardware"));
    setSubTitle(tr("A few seconds now can save days on a faulty GPU. You can skip this step."));
}

} // namespace formant
