#pragma once

#include "engine/session/preflight/preflight.h"
#include "ui/configuration/config_document.h"
#include "ui/hardware/device_use.h"
#include "ui/tasks/background_task.h"

#include <QtWidgets/QWidget>

#include <memory>

class QLabel;
class QPushButton;

namespace formant {

/// Runs a few real steps with the saved configuration and reports their memory and time, or the
/// errors that would prevent a run.
class Measurement : public QWidget {
    Q_OBJECT
  public:
    explicit Measurement(ConfigDocument& document, QWidget* parent = nullptr);

    /// Sets the device and folders of the command line; its configuration is not used.
    void set_base(RunRequest base) { base_ = std::move(base); }
    void set_training_active(bool active);
    /// Returns true if `id`, "memory" or "time", was measured for the shown configuration.
    bool has_measured(const std::string& id) const;

  Q_SIGNALS:
    void measured(); ///< or results discarded

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void start_or_stop();
    void start();
    void add_line(const PreflightCheck& line);
    void finish(const Result<void>& result);
    void discard_results();
    void show_results();
    bool is_possible() const;
    QString hint() const;

    ConfigDocument& document_;
    RunRequest base_;
    DeviceUse use_;
    QPushButton* button_;
    QLabel* hint_;
    QLabel* results_;
    std::vector<PreflightCheck> lines_;
    bool is_outdated_ = false; ///< the configuration changed during the measurement
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
