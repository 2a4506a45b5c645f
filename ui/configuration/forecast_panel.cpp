#include "ui/configuration/forecast_panel.h"

#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>

namespace formant {
namespace {

constexpr int pause_ms = 700;

QLabel* line_of(QWidget& panel, const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    panel.layout()->addWidget(label);
    return label;
}

} // namespace

ForecastPanel::ForecastPanel(ConfigDocument& document, QWidget* parent)
    : QGroupBox(parent), document_(document), forecaster_(std::make_shared<ConfigForecaster>()) {
    new QVBoxLayout(this);
    device_ = line_of(*this, "forecast_device");
    memory_ = line_of(*this, "forecast_memory");
    time_ = line_of(*this, "forecast_time");
    layout()->addWidget(measurement_ = new Measurement(document_));
    pause_.setSingleShot(true);
    pause_.setInterval(pause_ms);
    connect(&pause_, &QTimer::timeout, this, &ForecastPanel::start);
    connect(&document_, &ConfigDocument::changed, &pause_, qOverload<>(&QTimer::start));
    connect(measurement_, &Measurement::measured, this, &ForecastPanel::hide_measured_estimates);
    retranslate();
    pause_.start();
}

/// Recordings may have been added or removed while another page was shown.
void ForecastPanel::showEvent(QShowEvent* event) {
    pause_.start();
    QGroupBox::showEvent(event);
}

/// Hides the estimates that measurements replace.
void ForecastPanel::hide_measured_estimates() {
    memory_->setVisible(!measurement_->has_measured("memory"));
    time_->setVisible(!measurement_->has_measured("time"));
}

/// Runs one forecast at a time, so that the machine is probed once; a request made meanwhile starts
/// afterwards.
void ForecastPanel::start() {
    is_stale_ = task_ != nullptr;
    if (is_stale_)
        return task_->cancel();
    if (!document_.draft().faults().empty())
        return;
    const std::string folder =
        document_.file().isEmpty() ? "." : QFileInfo(document_.file()).absolutePath().toStdString();
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [forecaster = forecaster_, config = document_.draft().config(),
         folder](const CancellationToken& cancellation) {
            return forecaster->forecast(config, folder, cancellation);
        },
        [this](ConfigForecast forecast) { show_forecast(std::move(forecast)); });
}

void ForecastPanel::show_forecast(ConfigForecast forecast) {
    QTimer::singleShot(0, this, [this] { // a task must not be destroyed by its own callback
        task_.reset();
        if (is_stale_)
            start();
    });
    if (is_stale_)
        return;
    forecast_ = std::move(forecast);
    retranslate();
    Q_EMIT forecast_ready(*forecast_);
}

void ForecastPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

void ForecastPanel::retranslate() {
    setTitle(tr("Memory and time"));
    if (!forecast_)
        return device_->setText(tr("Checking this machine…"));
    device_->setText(tr("On %1").arg(translate(forecast_->device)));
    show_line(*memory_, forecast_->memory);
    memory_->setText(tr("Memory: %1").arg(memory_->text()));
    show_line(*time_, forecast_->time);
    time_->setText(tr("Time: %1").arg(time_->text()));
}

void ForecastPanel::show_line(QLabel& label, const ForecastLine& line) {
    const QString what = translate(line.what);
    label.setText(line.is_warning ? tr("⚠ %1").arg(what) : what);
}

} // namespace formant
