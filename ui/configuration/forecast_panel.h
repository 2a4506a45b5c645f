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

/// Memory and time that a training with the configuration will take, beside the form; estimates say
/// that they are. Foretold in a thread of its own, a while after the last change.
class ForecastPanel : public QGroupBox {
    Q_OBJECT
  public:
    explicit ForecastPanel(ConfigDocument& document, QWidget* parent = nullptr);

    const std::optional<ConfigForecast>& forecast() const { return forecast_; }
    Measurement& measurement() { return *measurement_; }

  Q_SIGNALS:
    void foretold(const ConfigForecast& forecast);

  protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void retranslate();
    void begin();
    void take(ConfigForecast forecast);
    void give_way_to_measured();
    void show_line(QLabel& label, const ForecastLine& line);

    ConfigDocument& document_;
    QLabel* device_;
    QLabel* memory_;
    QLabel* time_;
    QTimer pause_;
    std::optional<ConfigForecast> forecast_;
    Measurement* measurement_;
    std::shared_ptr<ConfigForecaster> forecaster_; ///< of one task at a time
    bool is_stale_ = false;                        ///< it has changed while a task was at work
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
