#include "ui/window/kept_work.h"

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

/// A folder or file; empty where it is not there any more.
QString if_there(const QString& path) {
    return QFileInfo::exists(path) ? path : QString();
}

} // namespace

KeptWork::KeptWork(const Pages& pages, const RunAdapter& run, const RunRequest& asked,
                   const QString& file, QObject* parent)
    : QObject(parent), pages_(pages), settings_(file, QSettings::IniFormat) {
    restore(asked);
    follow(run);
}

QString KeptWork::kept(const char* key) const {
    return settings_.value(key).toString();
}

void KeptWork::restore(const RunRequest& asked) {
    const QFileInfo named(QString::fromStdString(asked.config_file));
    RunChoices& choices = pages_.training->choices();
    if (const QString corpus = if_there(kept(corpus_key)); !corpus.isEmpty())
        pages_.data->show_corpus(corpus);
    const QString document = named.isFile() ? named.filePath() : if_there(kept(document_key));
    if (!document.isEmpty())
        pages_.configuration->open_file(document);
    const QString trained = if_there(kept(trained_key));
    if (asked.config_file.empty() && !trained.isEmpty())
        choices.open_config(trained);
    if (const QString device = kept(device_key); asked.device == "auto" && !device.isEmpty())
        choices.choose_device(device);
    if (!named.isFile())
        show_run(named.isDir() ? named.filePath() : if_there(kept(run_key)));
}

void KeptWork::show_run(const QString& folder) {
    if (folder.isEmpty())
        return;
    pages_.samples->set_run(folder);
    pages_.checkpoints->set_run(folder);
    pages_.training->show_past_samples(folder);
    PlotPanel* plots = &pages_.training->plots();
    past_ = std::make_unique<RunPast>();
    connect(past_.get(), &RunPast::told_before, plots, &PlotPanel::take);
    connect(past_.get(), &RunPast::failed, plots, &PlotPanel::show_error);
    past_->read(folder);
}

void KeptWork::follow(const RunAdapter& run) {
    connect(pages_.data, &DataPage::corpus_chosen, this,
            [this](const QString& corpus) { settings_.setValue(corpus_key, corpus); });
    ConfigDocument* document = &pages_.configuration->document();
    connect(document, &ConfigDocument::file_changed, this,
            [this, document] { settings_.setValue(document_key, document->file()); });
    connect(&pages_.training->choices(), &RunChoices::changed, this, &KeptWork::keep_choices);
    connect(&run, &RunAdapter::started, this, [this, &run] {
        past_.reset(); // what comes is of this run
        settings_.setValue(run_key, run.run_folder());
    });
}

void KeptWork::keep_choices() {
    settings_.setValue(trained_key, pages_.training->choices().config());
    settings_.setValue(device_key, pages_.training->choices().device());
}

} // namespace formant
