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

/// What there is to compute on, what it does just now, whether it computes right and what makes it
/// faster.
class HardwarePage : public QWidget {
    Q_OBJECT
  public:
    using Look = std::function<Result<HardwareReport>()>;

    /// `look` is called in a thread of its own, first when the page is seen first.
    explicit HardwarePage(
        Look look = [] { return hardware_report({}); }, const MeasuringSetup& setup = {},
        QWidget* parent = nullptr);
    ~HardwarePage() override;

    /// While a training runs nothing is measured beside it.
    void set_training_active(bool active) { use_.set_training_active(active); }
    /// What tuning and diagnosis are offered for.
    void set_config_file(const QString& file);
    /// As when what is remembered has changed elsewhere.
    void look_again();

  Q_SIGNALS:
    void wizard_asked();
    void config_written(const QString& file); ///< its settings have changed on the disk
    void report_shown();

  protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// What a look gives.
    struct Found {
        Result<HardwareReport> report;
        std::vector<TunedBatch> tunings;
    };

    QWidget* report_tab();
    void lay_out();
    void retranslate();
    void take(const Found& found);
    void show_report(const HardwareReport& report);
    void copy_report() const;

    Look look_;
    DeviceUse use_;
    HardwareGauges* gauges_;
    ErrorNote* error_;
    QTabWidget* tabs_;
    ReportView* report_;
    QPushButton* copy_;
    QPushButton* again_;
    QPushButton* wizard_;
    SelfTestPanel* self_test_;
    TunePanel* tune_;
    DiagnosisPanel* diagnosis_;
    std::unique_ptr<BackgroundTask> task_; ///< last: its end waits for its work
};

} // namespace formant
