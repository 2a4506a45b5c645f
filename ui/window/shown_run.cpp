#include "ui/window/shown_run.h"

#include "ui/checkpoints/checkpoints_page.h"
#include "ui/languages/isolated.h"
#include "ui/samples/samples_page.h"
#include "ui/training/run_adapter.h"
#include "ui/training/training_page.h"
#include "ui/window/run_controller.h"
#include "ui/window/run_controls.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>

#include <algorithm>

namespace formant {

ShownRun::ShownRun(const Pages& pages, const RunAdapter& run, RunController& controller,
                   RunControls& controls, QObject* parent)
    : QObject(parent), pages_(pages), run_(run), controls_(controls) {
    connect(&pages_.training->choices(), &RunChoices::changed, this,
            [this] { is_new_choice_ = is_new_choice_ || !run_.is_running(); });
    connect(&controller, &RunController::choice_known, this, &ShownRun::show_choice);
    connect(&run_, &RunAdapter::started, this, &ShownRun::show_active);
    connect(&run_, &RunAdapter::events, this, [this](const std::vector<TrainEvent>& events) {
        for (const TrainEvent& event : events)
            if (const auto* report = std::get_if<StepReport>(&event))
                set_progress(report->step, report->max_steps);
    });
}

/// What a run left behind stays shown until the user chooses another one.
void ShownRun::show_choice(const RunOutlook* chosen) {
    chosen_ = chosen != nullptr ? std::optional(*chosen) : std::nullopt;
    if (run_.is_running() || !is_new_choice_)
        return;
    is_new_choice_ = false;
    const RunOutlook run = chosen_.value_or(RunOutlook());
    const QString folder = run.exists ? QString::fromStdString(run.folder) : QString();
    set_name(QString::fromStdString(run.name));
    if (folder.isEmpty() || folder != pages_.training->shown_run())
        pages_.training->show_run(name_, folder);
    show_files(folder);
    set_progress(run.step, run.exists ? run.max_steps : 0);
    if (run.exists && run.step > 0)
        controls_.set_progress(run.step, run.max_steps, 0);
    else
        controls_.clear_progress();
}

void ShownRun::show_active() {
    const QString folder = run_.run_folder();
    is_new_choice_ = false;
    pages_.training->begin_run(folder, run_.is_followed());
    const bool is_chosen = chosen_ && QString::fromStdString(chosen_->folder) == folder;
    if (is_chosen && chosen_->lost_steps() > 0 && !run_.is_followed())
        pages_.training->show_lost_steps(chosen_->step, chosen_->saved_step);
    set_name(QFileInfo(folder).fileName());
    show_files(folder);
    set_progress(0, 0);
}

void ShownRun::show_files(const QString& folder) {
    if (folder.isEmpty())
        return; // both pages name the run that they show
    pages_.samples->set_run(folder);
    pages_.checkpoints->set_run(folder);
}

void ShownRun::set_name(const QString& name) {
    name_ = name;
    controls_.set_run_name(name);
    Q_EMIT title_changed();
}

void ShownRun::set_progress(qint64 step, qint64 max_steps) {
    step_ = step;
    max_steps_ = max_steps;
    Q_EMIT title_changed();
}

QString ShownRun::title() const {
    QString program = tr("Formant Studio");
    if (name_.isEmpty())
        return program;
    const QString voice = isolated(name_);
    if (step_ == 0 || max_steps_ == 0)
        return tr("%1 – %2", "voice; program").arg(voice, program);
    const QLocale locale;
    const double share =
        static_cast<double>(std::min(step_, max_steps_)) / static_cast<double>(max_steps_);
    return tr("%1: %2 %, step %3 of %4 – %5", "voice; progress; program")
        .arg(voice, locale.toString(100 * share, 'f', 0), locale.toString(step_),
             locale.toString(max_steps_), program);
}

} // namespace formant
