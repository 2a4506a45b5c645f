#include "ui/hardware/gauge.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

constexpr int fine_steps = 1000;

} // namespace

Gauge::Gauge(QWidget* parent) : QWidget(parent), name_(new QLabel), bar_(new QProgressBar) {
    bar_->setRange(0, fine_steps);
    bar_->setMinimumWidth(bar_->fontMetrics().averageCharWidth() * 18);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(name_);
    row->addWidget(bar_, 1);
}

void Gauge::set_name(const QString& name) {
    name_->setText(name);
    bar_->setAccessibleName(name);
}

void Gauge::set_value(std::optional<double> share, const QString& text) {
    bar_->setValue(
        static_cast<int>(std::lround(std::clamp(share.value_or(0), 0.0, 1.0) * fine_steps)));
    bar_->setFormat(text);
    bar_->setAccessibleDescription(text);
}

void Gauge::set_not_available() {
    set_value(std::nullopt, tr("not available"));
}

QString Gauge::text() const {
    return bar_->accessibleDescription();
}

} // namespace formant
