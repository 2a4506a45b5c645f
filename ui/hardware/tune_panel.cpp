#include "ui/hardware/tune_panel.h"

#include "engine/session/hardware/chosen_hardware.h"
#include "ui/hardware/apply_box.h"
#include "ui/hardware/device_box.h"
#include "ui/hardware/path_box.h"
#include "ui/hardware/remembered_tunings_table.h"
#include "ui/hardware/tuned_trials.h"
#include "ui/messages/error_note.h"
#include "ui/translate.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>

namespace formant {

TunePanel::TunePanel(DeviceUse& use, MeasuringSetup setup, QWidget* parent)
    : TaskPanel(use, DeviceUse::By::tuning, parent), setup_(std::move(setup)),
      config_(new PathBox(PathBox::Kind::configuration)), config_label_(new QLabel),
      device_(new DeviceBox), device_label_(new QLabel), trials_(new TunedTrials),
      apply_(new ApplyBox), remembered_(new RememberedTuningsTable) {
    choices().addRow(config_label_, config_);
    choices().addRow(device_label_, device_);
    config_label_->setBuddy(config_);
    device_label_->setBuddy(device_);
    results().addWidget(trials_, 3);
    results().addWidget(apply_);
    results().addWidget(remembered_, 2);
    connect(apply_, &ApplyBox::written, this, &TunePanel::config_written);
    TunePanel::retranslate();
}

void TunePanel::set_offers(const DeviceOffers& offers) {
    device_->set_offers(offers);
    remembered_->set_offers(offers);
}

void TunePanel::set_tunings(std::vector<TunedBatch> tunings) {
    remembered_->set_tunings(std::move(tunings));
}

void TunePanel::set_config_file(const QString& file) {
    config_->set_path(file);
}

TuneRequest TunePanel::request() const {
    TuneRequest request;
    request.config_file = config_->path().toStdString();
    request.device = device_->device();
    request.program = setup_.program;
    request.seconds_per_size = setup_.seconds_per_size;
    return request;
}

/// Reports a failure to save as part of the result, because the measurement took minutes.
Result<TunePanel::Tuned>
TunePanel::tune_and_save(TuneRequest request, const CancellationToken& cancellation,
                         const std::function<void(const TuneTrial&)>& on_trial) {
    request.device = device_to_open(request.device);
    return tune(request, cancellation, on_trial).map([&](const TuningReport& report) {
        Result<Message> saved = remember_tuning(offer_devices(), request.device, report.result);
        return Tuned{report, std::move(saved), remembered_tunings()};
    });
}

void TunePanel::start() {
    if (config_->path().isEmpty()) {
        error().show_text(tr("Choose a configuration first: its batch size is tuned."));
        return;
    }
    trials_->clear();
    apply_->clear();
    const auto add_trial = [this](const TuneTrial& trial) {
        on_thread_of(*this, [this, trial] { trials_->add(trial); });
    };
    run(
        [request = request(), add_trial](const CancellationToken& cancellation) {
            return tune_and_save(request, cancellation, add_trial);
        },
        [this, file = config_->path()](const Result<Tuned>& tuned) {
            if (tuned)
                show_tuned(*tuned, file);
        });
}

void TunePanel::show_tuned(const Tuned& tuned, const QString& file) {
    trials_->mark_best(tuned.report.best);
    remembered_->set_tunings(tuned.all);
    apply_->offer(file, tuned.report.settings);
    if (tuned.saved)
        set_state(translate(*tuned.saved));
    else
        error().show_error(tuned.saved.error());
}

void TunePanel::retranslate() {
    TaskPanel::retranslate();
    set_texts(tr("Benchmarks batch sizes and keeps the fastest that fits in memory. The effective "
                 "batch size stays the same, so results do not change. Takes a few minutes."),
              tr("Start &tuning"), tr("Stop tuning"));
    config_label_->setText(tr("C&onfiguration:"));
    config_->set_name(tr("Configuration to tune"), "tune_config");
    device_label_->setText(tr("&Device:"));
}

} // namespace formant
