#include "ui/window/training_workflow.h"

#include "engine/session/corpus/voice_config_file.h"
#include "ui/configuration/config_files.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/hardware/hardware_page.h"
#include "ui/training/run_adapter.h"
#include "ui/training/training_page.h"
#include "ui/window/page_stack.h"
#include "ui/window/run_controls.h"

#include <QtCore/QFileInfo>

namespace formant {
namespace {

/// Returns true if there is no configuration, or if it was generated for recordings rather than
/// chosen by the user.
bool is_generated(const QString& config) {
    return config.isEmpty() || is_in_configs_folder(config.toStdString());
}

} // namespace

TrainingWorkflow::TrainingWorkflow(const Pages& pages, PageStack& stack, const RunAdapter& run,
                                   RunControls& controls, Ask ask, QObject* parent)
    : QObject(parent), pages_(pages), stack_(stack), run_(run), controls_(controls),
      ask_(std::move(ask)) {
    connect(pages_.data, &DataPage::train_requested, this, &TrainingWorkflow::train_recordings);
    connect(pages_.configuration, &ConfigurationPage::config_chosen, this,
            [this](const QString& file) {
                select_config(file);
                show_start();
            });
    connect(&pages_.configuration->document(), &ConfigDocument::saved, this,
            &TrainingWorkflow::use_saved_config);
    connect(&stack, &PageStack::page_changed, this, &TrainingWorkflow::select_recordings);
    connect(&run_, &RunAdapter::ended, this, &TrainingWorkflow::clear_refusal);
    connect(&run_, &RunAdapter::detached, this, &TrainingWorkflow::clear_refusal);
}

Result<RunRequest> TrainingWorkflow::request() {
    if (!should_select_recordings() || save_and_select_recordings())
        return agreed_request();
    stack_.show_page(pages_.configuration);
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR(
            "window",
            "these recordings cannot be trained yet; see the message on the Configuration page")));
}

/// Asks once for the same two saved configurations, but always before changes are left aside.
Result<RunRequest> TrainingWorkflow::agreed_request() {
    const auto conflict =
        start_conflict(*pages_.configuration, pages_.training->choices().config());
    if (!conflict || conflict == accepted_)
        return pages_.training->request();
    accepted_.reset();
    switch (ask_(*conflict)) {
    case StartAnswer::train_shown:
        return request_for_shown();
    case StartAnswer::train_chosen:
        if (conflict->is_saved && !conflict->is_changed_on_disk)
            accepted_ = conflict;
        return pages_.training->request();
    case StartAnswer::cancel:
        break;
    }
    return fail(ErrorKind::interrupted, message(FORMANT_TR("window", "the start was canceled")));
}

Result<RunRequest> TrainingWorkflow::request_for_shown() {
    if (!pages_.configuration->save_for_training()) {
        stack_.show_page(pages_.configuration); // which shows why
        return fail(ErrorKind::interrupted,
                    message(FORMANT_TR("window", "the start was canceled")));
    }
    const QString file = pages_.configuration->document().file();
    pages_.hardware->set_config_file(file);
    pages_.training->choices().open_config(file);
    return pages_.training->request();
}

void TrainingWorkflow::train_recordings() {
    if (run_.is_running()) {
        has_refused_ = true;
        return pages_.data->show_text(tr("Training is running. Stop it first, or queue this one "
                                         "with “Add to queue” on the Configuration page."));
    }
    if (save_and_select_recordings())
        show_start();
    else
        stack_.show_page(pages_.configuration);
}

void TrainingWorkflow::clear_refusal() {
    if (std::exchange(has_refused_, false))
        pages_.data->clear_text();
}

/// Changes nothing at the visit after a failure, so that the demo stays available.
void TrainingWorkflow::select_recordings() {
    if (stack_.current_page() == pages_.training && should_select_recordings() &&
        !save_and_select_recordings())
        stack_.show_page(pages_.configuration);
}

/// A file that the user chose stays selected, here and on the Configuration page.
bool TrainingWorkflow::should_select_recordings() const {
    return !run_.is_running() && pages_.data->has_corpus() &&
           pages_.data->corpus() != selected_corpus_ &&
           is_generated(pages_.training->choices().config()) &&
           is_generated(pages_.configuration->document().file()) && has_no_other_corpus();
}

/// The user may have typed another corpus into the configuration.
bool TrainingWorkflow::has_no_other_corpus() const {
    const Path named = corpus_of(pages_.configuration->document());
    return named.empty() || named == pages_.data->corpus().toStdString();
}

bool TrainingWorkflow::save_and_select_recordings() {
    selected_corpus_ = pages_.data->corpus();
    pages_.data->emit_corpus_chosen();
    // The text may have a form in which the recordings cannot be set.
    const bool names_them =
        corpus_of(pages_.configuration->document()) == Path(selected_corpus_.toStdString());
    if (!names_them || !pages_.configuration->save_for_recordings())
        return false;
    select_config(pages_.configuration->document().file());
    return true;
}

/// What the Training page shows of the chosen file is what was saved last.
void TrainingWorkflow::use_saved_config() {
    const QString file = pages_.configuration->document().file();
    if (!run_.is_running() && QFileInfo(file) == QFileInfo(pages_.training->choices().config()))
        pages_.training->choices().open_config(file);
}

void TrainingWorkflow::select_config(const QString& config) {
    pages_.training->choices().open_config(config);
    pages_.hardware->set_config_file(config);
    if (!run_.is_running())
        pages_.training->check();
}

void TrainingWorkflow::show_start() {
    stack_.show_page(pages_.training);
    controls_.focus_start();
}

} // namespace formant
