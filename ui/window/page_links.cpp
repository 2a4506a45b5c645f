#include "ui/window/page_links.h"

#include "engine/session/corpus/corpus_folder.h"
#include "engine/session/runs/find_run.h"
#include "ui/checkpoints/checkpoints_page.h"
#include "ui/configuration/config_files.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/hardware/hardware_page.h"
#include "ui/queue/queue_page.h"
#include "ui/recording/device_input.h"
#include "ui/recording/recording_dialog.h"
#include "ui/samples/device_output.h"
#include "ui/samples/recording_player.h"
#include "ui/samples/samples_page.h"
#include "ui/training/run_adapter.h"
#include "ui/training/training_page.h"
#include "ui/window/chosen_corpus.h"
#include "ui/window/page_stack.h"

namespace formant {

PageLinks::PageLinks(const Pages& pages, PageStack& stack, RunAdapter& run, const RunRequest& base,
                     QObject* parent)
    : QObject(parent), pages_(pages), stack_(stack), run_(run), base_(base) {
    link_data();
    link_configuration();
    link_checkpoints();
    link_training();
    link_run();
}

void PageLinks::link_data() {
    auto* player =
        new RecordingPlayer(std::make_unique<DeviceOutput>(), base_.decode_program, this);
    connect(pages_.data, &DataPage::play_asked, player, &RecordingPlayer::play);
    connect(player, &RecordingPlayer::failed, pages_.data, &DataPage::show_failure);
    connect(player, &RecordingPlayer::not_played, pages_.data, &DataPage::show_words);
    connect(pages_.data, &DataPage::corpus_chosen, this, &PageLinks::take_corpus);
    connect(pages_.data, &DataPage::record_asked, this, &PageLinks::record_voice);
    connect(pages_.data, &DataPage::corpus_read, this, &PageLinks::show_language);
    connect(&pages_.configuration->document(), &ConfigDocument::changed, this,
            &PageLinks::show_language);
    connect(pages_.data, &DataPage::language_chosen, this,
            [this](const QString& code) { set_in_configuration("text.language", code); });
}

/// Of the recordings that the configuration names, its language is that of their page, too, also
/// where the page reads the list that was made of them by edits, and the configuration not yet.
void PageLinks::show_language() {
    const ConfigDocument& document = pages_.configuration->document();
    const Path named = corpus_of(document), read = pages_.data->corpus().toStdString();
    if (!named.empty() && !read.empty() && corpus_folder(named) == corpus_folder(read))
        pages_.data->set_language(QString::fromStdString(document.draft().value("text.language")));
}

void PageLinks::take_corpus(const QString& corpus, const QString& language) {
    const auto set = set_corpus(pages_.configuration->document(), corpus, language,
                                folder_of_runs(base_.runs_folder));
    if (!set)
        pages_.configuration->show_error(set.error());
}

void PageLinks::record_voice() {
    auto* dialog = new RecordingDialog({std::make_unique<DeviceInput>(),
                                        std::make_unique<DeviceOutput>(),
                                        base_.decode_program,
                                        {}},
                                       pages_.data);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecordingDialog::use_asked, this,
            [this](const QString& folder, const QString& language) {
                pages_.data->open_corpus(folder);
                if (!language.isEmpty())
                    set_in_configuration("text.language", language);
            });
    dialog->open();
}

void PageLinks::link_training() {
    auto* player =
        new RecordingPlayer(std::make_unique<DeviceOutput>(), base_.decode_program, this);
    connect(pages_.training, &TrainingPage::play_asked, player, &RecordingPlayer::play);
    connect(player, &RecordingPlayer::failed, pages_.training, &TrainingPage::show_failure);
    connect(player, &RecordingPlayer::not_played, pages_.training, &TrainingPage::show_words);
}

void PageLinks::link_configuration() {
    connect(pages_.configuration, &ConfigurationPage::config_queued, this,
            [this](const QString& file) {
                pages_.queue->add(file);
                stack_.show_page(pages_.queue);
            });
}

void PageLinks::link_checkpoints() {
    connect(pages_.checkpoints, &CheckpointsPage::use_as_start, this, [this](const QString& file) {
        set_in_configuration("train.pretrained_path", file);
        stack_.show_page(pages_.configuration);
    });
    connect(pages_.checkpoints, &CheckpointsPage::speak_asked, this, [this](const QString& file) {
        pages_.samples->set_checkpoint(file);
        stack_.show_page(pages_.samples);
    });
}

void PageLinks::link_run() {
    connect(&run_, &RunAdapter::started, this, [this] {
        show_run(run_.run_folder());
        tell_of_training(true);
    });
    connect(&run_, &RunAdapter::events, this, &PageLinks::take);
    connect(&run_, &RunAdapter::ended, this, [this] {
        tell_of_training(pages_.queue->is_running());
        show_checkpoints();
    });
    connect(&run_, &RunAdapter::left, this,
            [this] { tell_of_training(pages_.queue->is_running()); });
    connect(pages_.queue, &QueuePage::job_began, this, [this](const QString& folder) {
        show_run(folder);
        tell_of_training(true);
    });
}

/// What measures the devices waits for its end.
void PageLinks::tell_of_training(bool is_running) {
    pages_.hardware->set_training_active(is_running);
    pages_.configuration->set_training_active(is_running);
}

/// The form refuses only what is no value of the setting, and then says so at its field.
void PageLinks::set_in_configuration(const std::string& key, const QString& value) {
    if (const auto set = pages_.configuration->document().set(key, value); !set)
        pages_.configuration->show_error(set.error());
}

void PageLinks::show_run(const QString& folder) {
    pages_.samples->set_run(folder);
    pages_.checkpoints->set_run(folder);
}

void PageLinks::take(const std::vector<TrainEvent>& events) {
    bool has_saved = false;
    for (const TrainEvent& event : events) {
        if (const auto* sample = std::get_if<SampleReady>(&event))
            pages_.samples->add(*sample);
        has_saved = has_saved || std::holds_alternative<CheckpointSaved>(event);
    }
    if (has_saved)
        show_checkpoints();
}

void PageLinks::show_checkpoints() {
    pages_.checkpoints->refresh();
    pages_.samples->look_for_checkpoints();
}

} // namespace formant
