#include "ui/wizard/device_page.h"

#include "ui/hardware/device_box.h"
#include "ui/hardware/report_view.h"
#include "ui/wizard/found_machine.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>

namespace formant {

DevicePage::DevicePage(FoundMachine& machine)
    : machine_(machine), label_(new QLabel), device_(new DeviceBox(DeviceBox::Offer::remembered)),
      cards_(new ReportView) {
    device_->setObjectName("wizard_device");
    label_->setBuddy(device_);
    cards_->show_only_gpus();
    auto* choice = new QHBoxLayout;
    choice->addWidget(label_);
    choice->addWidget(device_, 1);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(choice);
    rows->addWidget(cards_, 1);
    connect(&machine_, &FoundMachine::found, this, &DevicePage::show_found);
    DevicePage::retranslate();
}

/// Selects the best device, or the one chosen earlier.
void DevicePage::show_found() {
    device_->set_offers(machine_.offers());
    device_->choose(machine_.offers().devices.front().device);
    const std::string& before = machine_.report()->chosen.remembered.device;
    if (const OfferedDevice* offered = find_offer(machine_.offers(), before))
        device_->choose(offered->device);
    cards_->set_report(*machine_.report());
}

const OfferedDevice& DevicePage::device() const {
    return *find_offer(machine_.offers(), device_->device());
}

void DevicePage::retranslate() {
    setTitle(tr("Training device"));
    setSubTitle(tr("Training runs on this device by default. If it is not usable now, it is used "
                   "again as soon as it is."));
    label_->setText(tr("&Train on:"));
}

} // namespace formant
