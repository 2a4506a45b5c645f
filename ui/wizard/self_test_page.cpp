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

/// A card that cannot be used cannot be tested either: what trains in its place is.
void SelfTestPage::initializePage() {
    panel_->set_offers(machine_.offers());
    const OfferedDevice& chosen = device_.device();
    panel_->fix_device(chosen.why_not_usable.empty() ? chosen.device : "auto");
}

bool SelfTestPage::isComplete() const {
    return use_.measuring() == DeviceUse::By::nobody;
}

void SelfTestPage::retranslate() {
    setTitle(tr("Does it compute right?"));
    setSubTitle(tr("Some seconds now can save days of training on a card that is broken. You can "
                   "also go on without it."));
}

} // namespace formant
