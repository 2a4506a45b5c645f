#include "ui/hardware/self_test_panel.h"

#include "engine/session/hardware/chosen_hardware.h"
#include "ui/hardware/device_box.h"
#include "ui/hardware/self_test_list.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>

namespace formant {

SelfTestPanel::SelfTestPanel(DeviceUse& use, QWidget* parent)
    : TaskPanel(use, DeviceUse::By::self_test, parent), device_(new DeviceBox),
      device_label_(new QLabel), list_(new SelfTestList) {
    choices().addRow(device_label_, device_);
    device_label_->setBuddy(device_);
    results().addWidget(list_);
    SelfTestPanel::retranslate();
}

void SelfTestPanel::set_offers(const DeviceOffers& offers) {
    device_->set_offers(offers);
}

void SelfTestPanel::lock_device(const std::string& device) {
    if (device_->device() != device)
        reset(); // the results belong to another device
    device_->choose(device);
    device_->setEnabled(false);
}

void SelfTestPanel::reset() {
    list_->clear();
    has_passed_ = false;
    set_state({});
}

void SelfTestPanel::start() {
    reset();
    const auto add_line = [this](const SelfTestLine& line) {
        on_thread_of(*this, [this, line] { list_->add(line); });
    };
    run(
        [device = device_->device(), add_line](const CancellationToken& cancellation) {
            return run_hardware_self_test(device_to_open(device), cancellation, add_line);
        },
        [this](const Result<void>& result) {
            has_passed_ = result.has_value();
            show_outcome();
        });
}

/// Reports success; failures are shown by the error note.
void SelfTestPanel::show_outcome() {
    if (has_passed_)
        set_state(tr("All %n test(s) passed on this device.", nullptr, list_->passed()));
}

void SelfTestPanel::retranslate() {
    TaskPanel::retranslate();
    set_texts(tr("Runs typical training operations on the device and compares the results with a "
                 "high-precision CPU reference. Takes a few seconds."),
              tr("St&art the self-test"), tr("Stop the se&lf-test"));
    device_label_->setText(tr("&Device:"));
    show_outcome();
}

} // namespace formant
