#include "ui/window/page_coordinator.h"

#include "engine/session/checkpoints/fine_tuning_config.h"
#include "engine/session/corpus/corpus_folder.h"
#include "engine/session/runs/find_run.h"
#include "ui/checkpoints/checkpoints_page.h"
#include "ui/configuration/config_files.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/hardware/hardware_page.h"
#include "ui/languages/isolated.h"
#include "ui/queue/queue_page.h"
#include "ui/recording/device_input.h"
#include "ui/recording/recording_dialog.h"
#include "ui/samples/device_output.h"
#include "ui/samples/recording_player.h"
#include "ui/samples/samples_page.h"
#include "ui/segments/segment_dialog.h"
#include "ui/training/run_adapter.h"
#include "ui/training/training_page.h"
#include "ui/window/page_stack.h"

#include <QtCore/QFileInfo>

namespace formant {

PageCoordinator::PageCoordinator(const Pages& pages, PageStack& stack, RunAdapter& run,
                                 const RunRequest& base, QObject* parent)
    : QObject(parent), pages_(pages), stack_(stack), run_(run), base_(base),
      corpus_setting_(pages.configuration->document()) {
    connect_data();
    connect_configuration();
    connect_checkpoints();
    connect_training();
    connect_run();
}

void PageCoordinator::connect_data() {
    auto* player =
        new RecordingPlayer(std::make_unique<DeviceOutput>(), base_.decode_program, this);
    connect(pages_.data, &DataPage::play_requested, player, &RecordingPlayer::play_or_pause);
    connect(pages_.data, &DataPage::stop_requested, player, &RecordingPlayer::stop);
    connect(pages_.data, &DataPage::seek_requested, player, &RecordingPlayer::seek);
    connect(player, &RecordingPlayer::moved, pages_.data, &DataPage::show_position);
    connect(player, &RecordingPlayer::playing_changed, pages_.data, &DataPage::show_playing);
    connect(player, &RecordingPlayer::failed, pages_.data, &DataPage::show_failure);
    connect(player, &RecordingPlayer::not_played, pages_.data, &DataPage::show_text);
    connect(pages_.data, &DataPage::corpus_chosen, this, &PageCoordinator::use_corpus);
    connect(pages_.data, &DataPage::record_requested, this, &PageCoordinator::record_voice);
    connect(pages_.data, &DataPage::segment_requested, this, &PageCoordinator::segment_recordings);
    connect(pages_.data, &DataPage::corpus_read, this, &PageCoordinator::show_data_settings);
    connect(&pages_.configuration->document(), &ConfigDocument::changed, this,
            &PageCoordinator::show_data_settings);
    connect(pages_.data, &DataPage::language_chosen, this,
            [this](const QString& code) { set_in_configuration("text.language", code); });
    connect(pages_.data, &DataPage::folders_chosen, this, [this](bool are_speakers) {
        set_in_configuration("data.folders_are_speakers", are_speakers ? "true" : "false");
    });
}

/// Shows the configuration's language and speakers on the Data page if both use the same
/// recordings, also when the page reads a list written by edits that the configuration does not
/// name yet.
void PageCoordinator::show_data_settings() {
    const ConfigDocument& document = pages_.configuration->document();
    const Path named = corpus_of(document), read = pages_.data->corpus().toStdString();
    if (named.empty() || read.empty() || corpus_folder(named) != corpus_folder(read))
        return;
    const RunConfig& config = document.draft().config();
    pages_.data->set_language(QString::fromStdString(config.voice.text.language));
    pages_.data->set_folders_are_speakers(config.data.folders_are_speakers);
}

void PageCoordinator::use_corpus(const QString& corpus, const QString& language) {
    const auto set = corpus_setting_.set(corpus, language, folder_of_runs(base_.runs_folder),
                                         pages_.data->transcribed_recordings());
    if (!set)
        return pages_.configuration->show_error(set.error());
    if (*set == CorpusSetting::File::left)
        pages_.data->show_text(
            tr("%1 is for other recordings and stays as it is. A new "
               "configuration with its settings was begun for these.")
                .arg(isolated(QFileInfo(corpus_setting_.left_file()).fileName())));
}

void PageCoordinator::record_voice() {
    auto* dialog = new RecordingDialog({std::make_unique<DeviceInput>(),
                                        std::make_unique<DeviceOutput>(),
                                        base_.decode_program,
                                        {}},
                                       pages_.data);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecordingDialog::use_requested, this,
            [this](const QString& folder, const QString& language) {
                pages_.data->open_corpus(folder);
                if (!language.isEmpty())
                    set_in_configuration("text.language", language);
            });
    dialog->open();
}

void PageCoordinator::segment_recordings() {
    auto* dialog = new SegmentDialog(base_.decode_program, pages_.data);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SegmentDialog::corpus_ready, this,
            [this](const QString& folder, const QString& note) {
                pages_.data->open_corpus(folder);
                if (!note.isEmpty())
                    pages_.data->show_text(note);
            });
    dialog->open();
}

void PageCoordinator::connect_training() {
    auto* player =
        new RecordingPlayer(std::make_unique<DeviceOutput>(), base_.decode_program, this);
    connect(pages_.training, &TrainingPage::play_requested, player, &RecordingPlayer::play);
    connect(player, &RecordingPlayer::failed, pages_.training, &TrainingPage::show_failure);
    connect(player, &RecordingPlayer::not_played, pages_.training, &TrainingPage::show_text);
}

void PageCoordinator::connect_configuration() {
    connect(pages_.configuration, &ConfigurationPage::config_queued, this,
            [this](const QString& file) {
                pages_.queue->add(file);
                stack_.show_page(pages_.queue);
            });
}

void PageCoordinator::connect_checkpoints() {
    connect(pages_.checkpoints, &CheckpointsPage::use_as_start, this, &PageCoordinator::fine_tune);
    connect(pages_.checkpoints, &CheckpointsPage::speak_requested, this,
            [this](const QString& file) {
                pages_.samples->set_checkpoint(file);
                stack_.show_page(pages_.samples);
            });
}

/// Reads the configuration of the checkpoint's voice in the background.
void PageCoordinator::fine_tune(const QString& checkpoint) {
    if (!pages_.configuration->confirm_discard_changes())
        return;
    task_.emplace(
        *this,
        [file = checkpoint.toStdString(), runs = folder_of_runs(base_.runs_folder)](
            const CancellationToken&) { return fine_tuning_config(file, runs); },
        [this](const Result<std::string>& config) { show_fine_tuning(config); });
}

/// The new configuration has no file yet; it is saved when it is trained.
void PageCoordinator::show_fine_tuning(const Result<std::string>& config) {
    if (config)
        pages_.configuration->document().start_unsaved(QString::fromStdString(*config));
    else
        pages_.configuration->show_error(config.error());
    stack_.show_page(pages_.configuration);
}

void PageCoordinator::connect_run() {
    connect(&run_, &RunAdapter::started, this, [this] {
        set_training_active(true);
        pages_.checkpoints->set_active_run(run_.run_folder());
    });
    connect(&run_, &RunAdapter::events, this, &PageCoordinator::handle);
    connect(&run_, &RunAdapter::ended, this, [this] {
        set_training_active(pages_.queue->is_running());
        pages_.checkpoints->set_active_run({});
        show_checkpoints();
    });
    connect(&run_, &RunAdapter::detached, this, [this] {
        set_training_active(pages_.queue->is_running());
        pages_.checkpoints->set_active_run({}); // the cleanup notices whether it still runs
    });
    connect(pages_.queue, &QueuePage::job_started, this, [this] { set_training_active(true); });
    connect(pages_.queue, &QueuePage::became_idle, this,
            [this] { set_training_active(run_.is_running()); });
}

/// Benchmarks wait until no run is active.
void PageCoordinator::set_training_active(bool is_running) {
    pages_.hardware->set_training_active(is_running);
    pages_.configuration->set_training_active(is_running);
}

/// A value that is not valid for the setting is refused and reported at its field.
void PageCoordinator::set_in_configuration(const std::string& key, const QString& value) {
    if (const auto set = pages_.configuration->document().set(key, value); !set)
        pages_.configuration->show_error(set.error());
}

void PageCoordinator::handle(const std::vector<TrainEvent>& events) {
    bool has_saved = false;
    for (const TrainEvent& event : events) {
        if (const auto* sample = std::get_if<SampleReady>(&event))
            pages_.samples->add(*sample);
        has_saved = has_saved || std::holds_alternative<CheckpointSaved>(event);
    }
    if (has_saved)
        show_checkpoints();
}

void PageCoordinator::show_checkpoints() {
    pages_.checkpoints->refresh();
    pages_.samples->refresh_checkpoints();
}

} // namespace formant
