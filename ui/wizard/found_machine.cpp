#include "ui/wizard/found_machine.h"

#include "ui/tasks/background_task.h"

namespace formant {

FoundMachine::FoundMachine(Look look, QObject* parent) : QObject(parent), look_(std::move(look)) {}

FoundMachine::~FoundMachine() = default;

void FoundMachine::look() {
    task_ = std::make_unique<BackgroundTask>(
        *this, [look = look_](const Cancellation&) { return look(); },
        [this](const Result<HardwareReport>& report) { take(report); });
}

void FoundMachine::take(const Result<HardwareReport>& report) {
    if (!report) {
        Q_EMIT failed(report.error());
        return;
    }
    report_ = *report;
    offers_ = offer_devices(report_->chosen.hardware);
    Q_EMIT found();
}

} // namespace formant
