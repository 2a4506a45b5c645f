#pragma once

#include "engine/session/tuning/config_forecast.h"
#include "ui/configuration/config_document.h"
#include "ui/configuration/measurement.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QTimer>
#include <QtWidgets/QGroupBox>

#include <memory>

class QLabel;

namespace formant {

/// Shows the memory and time that a run with the configuration will need; estimates are marked as
/// such. Computed in a background thread, shortly after the last change.
class ForecastPanel : public QGroupBox {
    Q_OBJECT
  public:
    explicit ForecastPanel(ConfigDocument& document, QWidget* parent = nullptr);

    const std::optional<ConfigForecast>& forecast() const { return forecast_; }
    Measurement& measurement() { return *measurement_; }

  Q_SIGNALS:
    void forecast_ready(const ConfigForecast& forecast);

  protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void retranslate();
    void start();
    void show_forecast(ConfigForecast forecast);
    void hide_measured_estimates();
    void show_line(QLabel& label, const ForecastLine& line);

    ConfigDocument& document_;
    QLabel* device_;
    QLabel* memory_;
    QLabel* time_;
    QTimer pause_;
    std::optional<ConfigForecast> forecast_;
    Measurement* measurement_;
    std::shared_ptr<ConfigForecaster> forecaster_; ///< used by one task at a time
    bool is_stale_ = false;                        ///< the configuration changed during the task
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
