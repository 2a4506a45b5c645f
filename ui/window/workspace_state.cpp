#include "ui/window/workspace_state.h"

#include "ui/checkpoints/checkpoints_page.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/samples/samples_page.h"
#include "ui/training/run_adapter.h"
#include "ui/training/training_page.h"

#include <QtCore/QFileInfo>

namespace formant {
namespace {

constexpr const char* corpus_key = "work/corpus";
constexpr const char* document_key = "work/configuration";
constexpr const char* trained_key = "work/trained";
constexpr const char* device_key = "work/device";
constexpr const char* run_key = "work/run";

/// Returns an empty string if the file or folder does not exist.
QString if_exists(const QString& path) {
    return QFileInfo::exists(path) ? path : QString();
}

} // namespace

WorkspaceState::WorkspaceState(const Pages& pages, const RunAdapter& run, const RunRequest& request,
                               const QString& file, QObject* parent)
    : QObject(parent), pages_(pages), settings_(file, QSettings::IniFormat) {
    restore(request);
    track_changes(run);
}

QString WorkspaceState::saved_value(const char* key) const {
    return settings_.value(key).toString();
}

void WorkspaceState::restore(const RunRequest& request) {
    const QFileInfo named(QString::fromStdString(request.config_file));
    RunChoices& choices = pages_.training->choices();
    if (const QString corpus = if_exists(saved_value(corpus_key)); !corpus.isEmpty())
        pages_.data->show_corpus(corpus);
    const QString document =
        named.isFile() ? named.filePath() : if_exists(saved_value(document_key));
    if (!document.isEmpty())
        pages_.configuration->open_file(document);
    const QString trained = if_exists(saved_value(trained_key));
    if (request.config_file.empty() && !trained.isEmpty())
        choices.open_config(trained);
    if (const QString device = saved_value(device_key);
        request.device == "auto" && !device.isEmpty())
        choices.choose_device(device);
    if (!named.isFile())
        show_run(named.isDir() ? named.filePath() : if_exists(saved_value(run_key)));
}

void WorkspaceState::show_run(const QString& folder) {
    if (folder.isEmpty())
        return;
    pages_.samples->set_run(folder);
    pages_.checkpoints->set_run(folder);
    pages_.training->load_earlier_samples(folder);
    PlotPanel* plots = &pages_.training->plots();
    history_ = std::make_unique<RunHistoryLoader>();
    connect(history_.get(), &RunHistoryLoader::history_received, plots, &PlotPanel::handle);
    connect(history_.get(), &RunHistoryLoader::failed, plots, &PlotPanel::show_error);
    history_->read(folder);
}

void WorkspaceState::track_changes(const RunAdapter& run) {
    connect(pages_.data, &DataPage::corpus_chosen, this,
            [this](const QString& corpus) { settings_.setValue(corpus_key, corpus); });
    ConfigDocument* document = &pages_.configuration->document();
    connect(document, &ConfigDocument::file_changed, this,
            [this, document] { settings_.setValue(document_key, document->file()); });
    connect(&pages_.training->choices(), &RunChoices::changed, this, &WorkspaceState::save_choices);
    connect(&run, &RunAdapter::started, this, [this, &run] {
        history_.reset();
        settings_.setValue(run_key, run.run_folder());
    });
}

void WorkspaceState::save_choices() {
    settings_.setValue(trained_key, pages_.training->choices().config());
    settings_.setValue(device_key, pages_.training->choices().device());
}

} // namespace formant
