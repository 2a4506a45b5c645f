#include "ui/hardware/gpu_gauges.h"

#include "ui/hardware/gauge.h"
#include "ui/hardware/memory_text.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>

namespace formant {
namespace {

QString whole(double value) {
    return QLocale().toString(value, 'f', 0);
}

/// Returns the reason for throttling; shown next to the clocks, because it explains them.
QString throttle_text(const GpuSample& sample) {
    const bool hot = sample.thermal_throttle.value_or(false);
    const bool power = sample.power_throttle.value_or(false);
    if (hot && power)
        return GpuGauges::tr("throttled: temperature and power limit");
    if (hot)
        return GpuGauges::tr("throttled: temperature");
    if (power)
        return GpuGauges::tr("throttled: power limit");
    if (!sample.thermal_throttle && !sample.power_throttle)
        return {};
    return GpuGauges::tr("not throttled");
}

QString clock_text(const GpuSample& sample) {
    QStringList parts;
    if (sample.core_clock_mhz)
        parts << GpuGauges::tr("core %1 MHz").arg(whole(*sample.core_clock_mhz));
    if (sample.memory_clock_mhz)
        parts << GpuGauges::tr("memory %1 MHz").arg(whole(*sample.memory_clock_mhz));
    if (const QString throttle = throttle_text(sample); !throttle.isEmpty())
        parts << throttle;
    return parts.join(GpuGauges::tr(", ", "between the entries of a list"));
}

QString details_text(const GpuSample& sample) {
    const QString unknown = GpuGauges::tr("not available");
    const QString clocks = clock_text(sample);
    return GpuGauges::tr("Temperature: %1   Power: %2   Clocks: %3")
        .arg(sample.temperature_c ? GpuGauges::tr("%1 °C").arg(whole(*sample.temperature_c))
                                  : unknown,
             sample.power_w ? GpuGauges::tr("%1 W").arg(whole(*sample.power_w)) : unknown,
             clocks.isEmpty() ? unknown : clocks);
}

} // namespace

GpuGauges::GpuGauges(QWidget* parent)
    : QWidget(parent), name_(new QLabel), utilization_(new Gauge), memory_(new Gauge),
      details_(new QLabel) {
    setObjectName("gpu_gauges");
    details_->setWordWrap(true);
    auto* bars = new QHBoxLayout;
    bars->addWidget(name_, 1);
    bars->addWidget(utilization_, 1);
    bars->addWidget(memory_, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(bars);
    rows->addWidget(details_);
    retranslate();
}

void GpuGauges::set_name(const QString& name) {
    name_->setText(name);
    details_->setAccessibleName(name);
}

void GpuGauges::show_sample(const GpuSample& sample) {
    sample_ = sample;
    if (sample.utilization)
        utilization_->set_value(*sample.utilization,
                                tr("%1 %").arg(whole(100 * *sample.utilization)));
    else
        utilization_->set_not_available();
    show_memory(*memory_, sample.memory_used_bytes, sample.memory_total_bytes);
    details_->setText(details_text(sample));
}

void GpuGauges::retranslate() {
    utilization_->set_name(tr("Utilization"));
    memory_->set_name(tr("Memory"));
    show_sample(sample_);
}

QString GpuGauges::utilization_text() const {
    return utilization_->text();
}
QString GpuGauges::memory_usage_text() const {
    return memory_->text();
}
QString GpuGauges::details() const {
    return details_->text();
}

void GpuGauges::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
