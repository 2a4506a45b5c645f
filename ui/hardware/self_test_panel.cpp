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

void SelfTestPanel::fix_device(const std::string& device) {
    if (device_->device() != device)
        forget(); // what was found is of another one
    device_->choose(device);
    device_->setEnabled(false);
}

void SelfTestPanel::forget() {
    list_->clear();
    has_passed_ = false;
    set_state({});
}

void SelfTestPanel::start() {
    forget();
    const auto hear = [this](const SelfTestLine& line) {
        on_thread_of(*this, [this, line] { list_->add(line); });
    };
    run(
        [asked = device_->device(), hear](const Cancellation& cancellation) {
            return run_hardware_self_test(device_for(asked), cancellation, hear);
        },
        [this](const Result<void>& result) {
            has_passed_ = result.has_value();
            tell_end();
        });
}

/// What went wrong is said by the error.
void SelfTestPanel::tell_end() {
    if (has_passed_)
        set_state(tr("All %n part(s) that can be tried on this device passed: it computes right.",
                     nullptr, list_->passed()));
}

void SelfTestPanel::retranslate() {
    TaskPanel::retranslate();
    set_words(tr("Computes on the device what a training computes, and compares each result with "
                 "a more exact one of the CPU. It takes some seconds."),
              tr("St&art the self-test"), tr("Stop the se&lf-test"));
    device_label_->setText(tr("&Device:"));
    tell_end();
}

} // namespace formant
