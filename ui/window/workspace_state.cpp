#include "ui/window/workspace_state.h"

#include "engine/session/runs/run_status.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/training/run_adapter.h"
#include "ui/training/training_page.h"

#include <QtCore/QFileInfo>

namespace formant {
namespace {

constexpr const char* corpus_key = "work/corpus";
constexpr const char* document_key = "work/configuration";
constexpr const char* trained_key = "work/trained";
constexpr const char* recent_key = "work/recent";
constexpr int max_recent = 10;
constexpr const char* device_key = "work/device";
constexpr const char* run_key = "work/run";       ///< trained last
constexpr const char* active_key = "work/active"; ///< trained now; after a crash, trained last

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
    if (!request.config_file.empty())
        save_choices(); // a crash may come before the user changes anything
}

QString WorkspaceState::saved_value(const char* key) const {
    return settings_.value(key).toString();
}

void WorkspaceState::restore(const RunRequest& request) {
    const QFileInfo named(QString::fromStdString(request.config_file));
    RunChoices& choices = pages_.training->choices();
    choices.offer(settings_.value(recent_key).toStringList());
    if (const QString corpus = if_exists(saved_value(corpus_key)); !corpus.isEmpty())
        pages_.data->show_corpus(corpus);
    const QString document =
        named.isFile() ? named.filePath() : if_exists(saved_value(document_key));
    if (!document.isEmpty())
        pages_.configuration->open_file(document);
    if (const QString run = run_to_select(); request.config_file.empty() && !run.isEmpty())
        choices.open_config(run);
    if (const QString device = saved_value(device_key);
        request.device == "auto" && !device.isEmpty())
        choices.choose_device(device);
    if (request.config_file.empty() && !choices.request() && !saved_run().isEmpty())
        choices.open_config(saved_run()); // there is no demo either
}

QString WorkspaceState::saved_run() const {
    return if_exists(saved_value(run_key));
}

/// A crashed run may have been started with other settings than its configuration file has now.
QString WorkspaceState::run_to_select() const {
    const QString active = if_exists(saved_value(active_key));
    const auto status = active.isEmpty() ? fail(ErrorKind::usage, Message())
                                         : read_run_status(active.toStdString(), "");
    return status && status->has_crashed() ? active : if_exists(saved_value(trained_key));
}

void WorkspaceState::track_changes(const RunAdapter& run) {
    connect(pages_.data, &DataPage::corpus_chosen, this,
            [this](const QString& corpus) { settings_.setValue(corpus_key, corpus); });
    ConfigDocument* document = &pages_.configuration->document();
    connect(document, &ConfigDocument::file_changed, this, [this, document] {
        settings_.setValue(document_key, document->file());
        pages_.training->choices().offer({document->file()});
    });
    connect(&pages_.training->choices(), &RunChoices::changed, this, &WorkspaceState::save_choices);
    connect(&run, &RunAdapter::started, this, [this, &run] { save_started_run(run); });
    const auto forget_active = [this] { settings_.remove(active_key); };
    connect(&run, &RunAdapter::ended, this, forget_active);
    connect(&run, &RunAdapter::detached, this, forget_active);
}

void WorkspaceState::save_started_run(const RunAdapter& run) {
    settings_.setValue(run_key, run.run_folder());
    settings_.setValue(active_key, run.run_folder());
    settings_.sync(); // a crash comes without notice
}

void WorkspaceState::save_choices() {
    settings_.setValue(document_key, pages_.configuration->document().file());
    settings_.setValue(trained_key, pages_.training->choices().config());
    settings_.setValue(recent_key, pages_.training->choices().offered().mid(0, max_recent));
    settings_.setValue(device_key, pages_.training->choices().device());
    settings_.sync();
}

} // namespace formant
