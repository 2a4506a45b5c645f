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

/// Takes a few real steps with the configuration, as it is in its file, and tells what memory and
/// time they took; or what stands in the way of a training.
class Measurement : public QWidget {
    Q_OBJECT
  public:
    explicit Measurement(ConfigDocument& document, QWidget* parent = nullptr);

    /// Device and folders of the command line; its configuration is not used.
    void set_base(RunRequest base) { base_ = std::move(base); }
    void set_training_active(bool active);
    /// "memory" or "time": what was measured of the configuration that is shown.
    bool has_measured(const std::string& id) const;

  Q_SIGNALS:
    void measured(); ///< or forgotten

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void start_or_stop();
    void start();
    void take(const PreflightLine& line);
    void end(const Result<void>& looked);
    void forget();
    void show_found();
    bool is_possible() const;
    QString hint() const;

    ConfigDocument& document_;
    RunRequest base_;
    DeviceUse use_;
    QPushButton* button_;
    QLabel* hint_;
    QLabel* found_;
    std::vector<PreflightLine> lines_;
    bool is_forgotten_ = false; ///< what is being measured is no longer what is shown
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
