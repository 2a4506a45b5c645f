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

/// The best is offered first; what was chosen before stays chosen.
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
    setTitle(tr("What to train on"));
    setSubTitle(tr("Trainings run on this device unless you say otherwise. A card that cannot be "
                   "used now is taken as soon as it can."));
    label_->setText(tr("&Train on:"));
}

} // namespace formant
