#pragma once

#include "engine/session/tuning/remembered_tuning.h"
#include "ui/hardware/measuring_setup.h"
#include "ui/hardware/task_panel.h"

#include <vector>

namespace formant {

class ApplyBox;
class DeviceBox;
class PathBox;
class RememberedTuningsTable;
class TunedTrials;

/// Finds the fastest batch size of a configuration on a device, and lists earlier results.
class TunePanel : public TaskPanel {
    Q_OBJECT
  public:
    TunePanel(DeviceUse& use, MeasuringSetup setup, QWidget* parent = nullptr);

    void set_offers(const DeviceOffers& offers);
    void set_tunings(std::vector<TunedBatch> tunings);
    void set_config_file(const QString& file);

  Q_SIGNALS:
    void config_written(const QString& file);

  protected:
    void start() override;
    void retranslate() override;

  private:
    /// The result of tuning, the result of saving it, and all saved results.
    struct Tuned {
        TuningReport report;
        Result<Message> saved;
        std::vector<TunedBatch> all;
    };

    static Result<Tuned> tune_and_save(TuneRequest request, const CancellationToken& cancellation,
                                       const std::function<void(const TuneTrial&)>& on_trial);
    TuneRequest request() const;
    void show_tuned(const Tuned& tuned, const QString& file);

    MeasuringSetup setup_;
    PathBox* config_;
    QLabel* config_label_;
    DeviceBox* device_;
    QLabel* device_label_;
    TunedTrials* trials_;
    ApplyBox* apply_;
    RememberedTuningsTable* remembered_;
};

} // namespace formant
