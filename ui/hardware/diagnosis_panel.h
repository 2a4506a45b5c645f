#pragma once

#include "engine/session/hardware/device_selection.h"
#include "engine/session/tuning/diagnosis_service.h"
#include "ui/hardware/measuring_setup.h"
#include "ui/hardware/task_panel.h"

#include <optional>

class QSpinBox;

namespace formant {

class ApplyBox;
class DeviceBox;
class PathBox;
class StageBars;
class StageTable;

/// Diagnoses what limits the speed of training: shows a verdict, the time of each stage of a step,
/// and the most useful change.
class DiagnosisPanel : public TaskPanel {
    Q_OBJECT
  public:
    DiagnosisPanel(DeviceUse& use, MeasuringSetup setup, QWidget* parent = nullptr);

    void set_offers(const DeviceOffers& offers);
    void set_config_file(const QString& file);

  Q_SIGNALS:
    void config_written(const QString& file);

  protected:
    void start() override;
    void retranslate() override;

  private:
    void add_choices();
    DiagnoseRequest request() const;
    void handle_report(const DiagnosisReport& report, const QString& file);
    void show_report();

    MeasuringSetup setup_;
    std::optional<DiagnosisReport> report_;
    PathBox* config_;
    QLabel* config_label_;
    DeviceBox* device_;
    QLabel* device_label_;
    QSpinBox* steps_;
    QLabel* steps_label_;
    QLabel* verdict_;
    StageBars* bars_;
    StageTable* table_;
    QLabel* details_;
    ApplyBox* apply_;
};

} // namespace formant
