#include "ui/window/way_to_training.h"

#include "engine/session/corpus/voice_config_file.h"
#include "ui/configuration/config_files.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/hardware/hardware_page.h"
#include "ui/training/run_adapter.h"
#include "ui/training/training_page.h"
#include "ui/window/page_stack.h"
#include "ui/window/run_controls.h"

namespace formant {
namespace {

/// Not of somebody's own making: none, or one that was made for recordings.
bool is_own(const QString& config) {
    return config.isEmpty() || is_place_for_configs(config.toStdString());
}

} // namespace

WayToTraining::WayToTraining(const Pages& pages, PageStack& stack, const RunAdapter& run,
                             RunControls& controls, QObject* parent)
    : QObject(parent), pages_(pages), stack_(stack), run_(run), controls_(controls) {
    connect(pages_.data, &DataPage::train_asked, this, &WayToTraining::train_recordings);
    connect(pages_.configuration, &ConfigurationPage::config_chosen, this,
            [this](const QString& file) {
                choose(file);
                show_start();
            });
    connect(&stack, &PageStack::page_changed, this, &WayToTraining::bring_recordings);
}

Result<RunRequest> WayToTraining::request() {
    if (!are_to_be_brought() || keep_recordings())
        return pages_.training->request();
    stack_.show_page(pages_.configuration);
    return fail(ErrorKind::usage,
                message(FORMANT_TR("window", "the recordings cannot be trained yet: see what the "
                                             "page Configuration says")));
}

void WayToTraining::train_recordings() {
    if (run_.is_running())
        return pages_.data->show_words(
            tr("A training is running. Stop it first, or put this one into "
               "the queue: “Add to queue” on the page Configuration."));
    if (keep_recordings())
        show_start();
    else
        stack_.show_page(pages_.configuration);
}

/// Where that fails, the next visit is left alone: the demo can still be looked at.
void WayToTraining::bring_recordings() {
    if (stack_.current_page() == pages_.training && are_to_be_brought() && !keep_recordings())
        stack_.show_page(pages_.configuration);
}

/// A file that somebody has chosen stays as it is, here and on the Configuration page.
bool WayToTraining::are_to_be_brought() const {
    return !run_.is_running() && pages_.data->has_corpus() && pages_.data->corpus() != brought_ &&
           is_own(pages_.training->choices().config()) &&
           is_own(pages_.configuration->document().file()) && names_no_others();
}

/// Others may have been typed into the configuration.
bool WayToTraining::names_no_others() const {
    const Path named = corpus_of(pages_.configuration->document());
    return named.empty() || named == pages_.data->corpus().toStdString();
}

bool WayToTraining::keep_recordings() {
    brought_ = pages_.data->corpus();
    pages_.data->tell_corpus();
    if (!pages_.configuration->keep_for_recordings())
        return false;
    choose(pages_.configuration->document().file());
    return true;
}

void WayToTraining::choose(const QString& config) {
    pages_.training->choices().open_config(config);
    pages_.hardware->set_config_file(config);
    if (!run_.is_running())
        pages_.training->check();
}

void WayToTraining::show_start() {
    stack_.show_page(pages_.training);
    controls_.offer_start();
}

} // namespace formant
