#include "ui/wizard/found_machine.h"

#include "ui/tasks/background_task.h"

namespace formant {

FoundMachine::FoundMachine(Probe probe, QObject* parent)
    : QObject(parent), probe_(std::move(probe)) {}

FoundMachine::~FoundMachine() = default;

void FoundMachine::probe() {
    task_ = std::make_unique<BackgroundTask>(
        *this, [probe = probe_](const CancellationToken&) { return probe(); },
        [this](const Result<HardwareReport>& report) { set_report(report); });
}

void FoundMachine::set_report(const Result<HardwareReport>& report) {
    if (!report) {
        Q_EMIT failed(report.error());
        return;
    }
    report_ = *report;
    offers_ = offer_devices(report_->chosen.hardware);
    Q_EMIT found();
}

} // namespace formant
