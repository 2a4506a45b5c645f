#pragma once

#include "engine/session/hardware/hardware_service.h"
#include "engine/session/tuning/remembered_tuning.h"
#include "ui/hardware/device_use.h"
#include "ui/hardware/measuring_setup.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <memory>

class QPushButton;
class QTabWidget;

namespace formant {

class BackgroundTask;
class DiagnosisPanel;
class ErrorNote;
class HardwareGauges;
class ReportView;
class SelfTestPanel;
class TunePanel;

/// The Hardware page: the hardware report, live usage, self-test, tuning and diagnosis.
class HardwarePage : public QWidget {
    Q_OBJECT
  public:
    using Probe = std::function<Result<HardwareReport>()>;

    /// `probe` runs in a background thread, for the first time when the page is first shown.
    explicit HardwarePage(
        Probe probe = [] { return collect_hardware_report({}); }, const MeasuringSetup& setup = {},
        QWidget* parent = nullptr);
    ~HardwarePage() override;

    /// Disables measurements while a run is active.
    void set_training_active(bool active) { use_.set_training_active(active); }
    /// Sets the configuration for tuning and diagnosis.
    void set_config_file(const QString& file);
    /// Probes the machine again, for example after the saved setup was changed elsewhere.
    void refresh();

    /// Shows the section that benchmarks batch sizes.
    void show_tuning();

  Q_SIGNALS:
    void wizard_requested();
    void config_written(const QString& file); ///< its settings have changed on disk
    void report_shown();

  protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// The result of a probe.
    struct ProbeResult {
        Result<HardwareReport> report;
        std::vector<TunedBatch> tunings;
    };

    QWidget* report_tab();
    void lay_out();
    void retranslate();
    void show_probed(const ProbeResult& found);
    void show_report(const HardwareReport& report);
    void copy_report() const;

    Probe probe_;
    DeviceUse use_;
    HardwareGauges* gauges_;
    ErrorNote* error_;
    QTabWidget* tabs_;
    ReportView* report_;
    QPushButton* copy_;
    QPushButton* refresh_;
    QPushButton* wizard_;
    SelfTestPanel* self_test_;
    TunePanel* tune_;
    DiagnosisPanel* diagnosis_;
    std::unique_ptr<BackgroundTask> task_; ///< last, because its destructor waits for its work
};

} // namespace formant
