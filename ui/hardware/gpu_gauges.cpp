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

/// Beside the clocks, because it is why they are low.
QString throttle_words(const GpuSample& sample) {
    const bool hot = sample.thermal_throttle.value_or(false);
    const bool power = sample.power_throttle.value_or(false);
    if (hot && power)
        return GpuGauges::tr("slowed down: too hot, and at its power limit");
    if (hot)
        return GpuGauges::tr("slowed down: too hot");
    if (power)
        return GpuGauges::tr("slowed down: at its power limit");
    if (!sample.thermal_throttle && !sample.power_throttle)
        return {};
    return GpuGauges::tr("not slowed down");
}

QString clock_words(const GpuSample& sample) {
    QStringList words;
    if (sample.core_clock_mhz)
        words << GpuGauges::tr("core %1 MHz").arg(whole(*sample.core_clock_mhz));
    if (sample.memory_clock_mhz)
        words << GpuGauges::tr("memory %1 MHz").arg(whole(*sample.memory_clock_mhz));
    if (const QString throttle = throttle_words(sample); !throttle.isEmpty())
        words << throttle;
    return words.join(GpuGauges::tr(", ", "between the entries of a list"));
}

QString rest_words(const GpuSample& sample) {
    const QString unknown = GpuGauges::tr("not available");
    const QString clocks = clock_words(sample);
    return GpuGauges::tr("Temperature: %1   Power: %2   Clocks: %3")
        .arg(sample.temperature_c ? GpuGauges::tr("%1 °C").arg(whole(*sample.temperature_c))
                                  : unknown,
             sample.power_w ? GpuGauges::tr("%1 W").arg(whole(*sample.power_w)) : unknown,
             clocks.isEmpty() ? unknown : clocks);
}

} // namespace

GpuGauges::GpuGauges(QWidget* parent)
    : QWidget(parent), name_(new QLabel), busy_(new Gauge), memory_(new Gauge), rest_(new QLabel) {
    setObjectName("gpu_gauges");
    name_->setTextFormat(Qt::PlainText);
    rest_->setTextFormat(Qt::PlainText);
    rest_->setWordWrap(true);
    auto* bars = new QHBoxLayout;
    bars->addWidget(name_, 1);
    bars->addWidget(busy_, 1);
    bars->addWidget(memory_, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(bars);
    rows->addWidget(rest_);
    retranslate();
}

void GpuGauges::set_name(const QString& name) {
    name_->setText(name);
    rest_->setAccessibleName(name);
}

void GpuGauges::show_sample(const GpuSample& sample) {
    sample_ = sample;
    if (sample.utilisation)
        busy_->set_value(*sample.utilisation, tr("%1 %").arg(whole(100 * *sample.utilisation)));
    else
        busy_->set_not_available();
    show_memory(*memory_, sample.memory_used_bytes, sample.memory_total_bytes);
    rest_->setText(rest_words(sample));
}

void GpuGauges::retranslate() {
    busy_->set_name(tr("Busy"));
    memory_->set_name(tr("Memory"));
    show_sample(sample_);
}

QString GpuGauges::busy_words() const {
    return busy_->words();
}
QString GpuGauges::memory_words() const {
    return memory_->words();
}
QString GpuGauges::rest() const {
    return rest_->text();
}

void GpuGauges::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
