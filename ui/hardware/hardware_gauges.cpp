#include "ui/hardware/hardware_gauges.h"

#include "ui/hardware/gauge.h"
#include "ui/hardware/gpu_gauges.h"
#include "ui/hardware/memory_text.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>

namespace formant {

HardwareGauges::HardwareGauges(QWidget* parent)
    : QGroupBox(parent), cpu_(new Gauge), ram_(new Gauge), rows_(new QVBoxLayout(this)) {
    setObjectName("gauges");
    cpu_->setObjectName("cpu_gauge");
    ram_->setObjectName("ram_gauge");
    auto* host = new QHBoxLayout;
    host->addWidget(cpu_, 1);
    host->addWidget(ram_, 1);
    rows_->addLayout(host);
    retranslate();
}

void HardwareGauges::set_cards(const std::vector<GpuInfo>& cards) {
    for (const GpuInfo& card : cards)
        names_[card.uuid] = QString::fromStdString(card.name);
    for (const auto& [uuid, gauges] : gpus_)
        gauges->set_name(name_of(uuid));
}

QString HardwareGauges::name_of(const std::string& uuid) const {
    const auto found = names_.find(uuid);
    return found == names_.end() ? QString::fromStdString(uuid) : found->second;
}

GpuGauges& HardwareGauges::gauges_of(const std::string& uuid) {
    GpuGauges*& gauges = gpus_[uuid];
    if (gauges == nullptr) {
        gauges = new GpuGauges;
        gauges->set_name(name_of(uuid));
        rows_->addWidget(gauges);
    }
    return *gauges;
}

void HardwareGauges::show_sample(const HardwareSample& sample) {
    sample_ = sample;
    for (const auto& [uuid, gauges] : gpus_)
        gauges->show_sample({}); // a removed card has no values
    for (const GpuSample& gpu : sample.gpus)
        gauges_of(gpu.uuid).show_sample(gpu);
    if (sample.cpu_load)
        cpu_->set_value(*sample.cpu_load,
                        tr("%1 %").arg(QLocale().toString(100 * *sample.cpu_load, 'f', 0)));
    else
        cpu_->set_not_available();
    show_memory(*ram_, sample.ram_used_bytes, sample.ram_total_bytes);
}

/// Samples arrive on the watch's own thread.
void HardwareGauges::showEvent(QShowEvent* event) {
    QGroupBox::showEvent(event);
    if (watch_ == nullptr)
        start_watch();
    if (watch_ != nullptr)
        watch_->set_paused(false);
}

/// Without another thread, the gauges stay empty.
void HardwareGauges::start_watch() {
    auto watch = with_threads([this] {
        return std::make_unique<HardwareWatch>([this](const HardwareSample& sample) {
            on_thread_of(*this, [this, sample] { show_sample(sample); });
        });
    });
    if (watch)
        watch_ = std::move(*watch);
    else
        log(LogLevel::warning, watch.error().what);
}

void HardwareGauges::hideEvent(QHideEvent* event) {
    QGroupBox::hideEvent(event);
    if (watch_ != nullptr)
        watch_->set_paused(true);
}

void HardwareGauges::retranslate() {
    setTitle(tr("Live usage"));
    cpu_->set_name(tr("CPU"));
    ram_->set_name(tr("RAM"));
    show_sample(HardwareSample(sample_));
}

void HardwareGauges::changeEvent(QEvent* event) {
    QGroupBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
