#include "ui/hardware/device_use.h"

namespace formant {

void DeviceUse::set_training_active(bool active) {
    training_is_active_ = active;
    Q_EMIT changed();
}

void DeviceUse::begin(By who) {
    measuring_ = who;
    Q_EMIT changed();
}

void DeviceUse::end() {
    begin(By::nobody);
}

QString DeviceUse::obstacle() const {
    if (training_is_active_)
        return tr("A training run is active: measuring now would slow it down and skew the "
                  "results. Stop it first.");
    switch (measuring_) {
    case By::self_test:
        return tr("The self-test is running. Wait until it ends, or cancel it.");
    case By::tuning:
        return tr("Tuning is running. Wait until it ends, or cancel it.");
    case By::diagnosis:
        return tr("The diagnosis is running. Wait until it ends, or cancel it.");
    case By::nobody:
        break;
    }
    return {};
}

} // namespace formant
