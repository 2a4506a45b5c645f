#include "ui/window/main_window.h"

#include "engine/session/ipc/followed_run.h"
#include "ui/checkpoints/checkpoints_page.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/queue/device_sharing.h"
#include "ui/queue/queue_page.h"
#include "ui/screen_fit.h"
#include "ui/training/training_page.h"
#include "ui/window/finished_run_offer.h"
#include "ui/window/page_coordinator.h"
#include "ui/window/training_workflow.h"
#include "ui/window/window_state.h"

#include <QtGui/QCloseEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QBoxLayout>

#include <utility>

namespace formant {
namespace {

RunOutcome outcome_of(const RunEnd& end) {
    if (end.result)
        return RunOutcome::trained;
    return end.result.error().kind == ErrorKind::interrupted ? RunOutcome::stopped
                                                             : RunOutcome::other;
}

} // namespace

MainWindow::MainWindow(RunStarter starter, const RunRequest& base, RunStarter detached)
    : base_(base), adapter_(std::move(starter)), stack_(new PageStack),
      pages_(add_pages(*stack_, base)), controls_(new RunControls),
      controller_(new RunController(
          adapter_, *controls_, [this] { return pages_.training->request(); }, this)),
      shown_run_(new ShownRun(pages_, adapter_, *controller_, *controls_, this)),
      troubles_(new TroubleBanner),
      close_handler_(
          new CloseHandler(adapter_, *controller_, *pages_.queue, std::move(detached), *this)) {
    setWindowIcon(formant_icon());
    new PageCoordinator(pages_, *stack_, adapter_, base, this);
    auto* workflow = new TrainingWorkflow(
        pages_, *stack_, adapter_, *controls_,
        [this](const StartConflict& conflict) { return ask_what_to_train(*this, conflict); }, this);
    auto* sharing = new DeviceSharing(
        adapter_, *pages_.queue,
        [this](const QString& name) { return ask_about_device(*this, name); }, this);
    connect(sharing, &DeviceSharing::queued, stack_, [this] { stack_->show_page(pages_.queue); });
    controller_->set_start_source([workflow, sharing] {
        return workflow->request().and_then(
            [sharing](const RunRequest& request) { return sharing->checked(request); });
    });
    connect(shown_run_, &ShownRun::title_changed, this, &MainWindow::retranslate);
    lay_out();
    // Large enough for every page to show its whole content, if the screen allows it.
    const QSize preferred_size(fontMetrics().averageCharWidth() * 200, fontMetrics().height() * 46);
    resize(preferred_size.boundedTo(screen()->availableSize()));
    new ScreenFit(*this);
    connect_run();
    retranslate();
}

void MainWindow::lay_out() {
    auto* shell = new QWidget;
    auto* rows = new QVBoxLayout(shell);
    rows->addWidget(stack_, 1);
    rows->addWidget(troubles_); // below the page, which then keeps its place
    rows->addWidget(controls_);
    setCentralWidget(shell);
}

void MainWindow::connect_run() {
    TrainingPage* training = pages_.training;
    LiveSettingsPanel* live = &training->live_settings();
    connect(controller_, &RunController::starting, training, &TrainingPage::cancel_preflight);
    connect(&adapter_, &RunAdapter::events, training, &TrainingPage::handle);
    connect(&adapter_, &RunAdapter::history_received, training, &TrainingPage::show_history);
    connect(live, &LiveSettingsPanel::change_requested, &adapter_, &RunAdapter::change);
    connect(&adapter_, &RunAdapter::changed, live,
            [live](const RunEnd& answer) { live->show_answer(answer.result); });
    connect(&adapter_, &RunAdapter::ended, training,
            [training](const RunEnd& end) { training->end_run(outcome_of(end)); });
    connect(&adapter_, &RunAdapter::detached, training,
            [training] { training->end_run(RunOutcome::other); });
    connect(training, &TrainingPage::preflight_passed, controller_, &RunController::clear_failure);
    connect(pages_.data, &DataPage::corpus_chosen, controller_,
            [this] { controller_->clear_failure(/*is_fixed=*/false); });
    connect(pages_.data, &DataPage::corpus_read, controller_,
            [this] { controller_->set_has_recordings(true); });
    connect(&training->choices(), &RunChoices::changed, this, [this, training] {
        if (const auto request = training->choices().request(); request && !adapter_.is_running())
            finder_.check(*request);
        controller_->update_choice();
    });
    connect(&finder_, &LiveRunFinder::found, this, &MainWindow::follow);
    connect(controller_, &RunController::starting, &finder_, &LiveRunFinder::stop_waiting);
    new FinishedRunOffer(adapter_, *controller_, *training, *this);
    connect_troubles();
    connect(pages_.queue, &QueuePage::job_started, this, &MainWindow::watch_if_idle);
    connect(&adapter_, &RunAdapter::ended, this, &MainWindow::watch_next, Qt::QueuedConnection);
    connect(pages_.queue, &QueuePage::watch_requested, this, &MainWindow::watch);
}

/// The queue starts its jobs by itself, so nothing else of the user's is replaced. The next job of
/// the queue may start before the end of the previous one is shown.
void MainWindow::watch_if_idle(const QString& run_folder) {
    if (!adapter_.is_running())
        watch_job(run_folder);
    else if (pages_.queue->has_job(adapter_.run_folder()))
        next_job_ = run_folder;
}

void MainWindow::watch_next() {
    const QString run_folder = std::exchange(next_job_, {});
    if (!run_folder.isEmpty() && pages_.queue->is_training(run_folder) && !adapter_.is_running())
        watch_job(run_folder);
}

void MainWindow::watch(const QString& run_folder) {
    const bool is_watched = adapter_.run_folder() == run_folder;
    if (!is_watched && adapter_.is_followed())
        adapter_.detach();
    if (!is_watched && adapter_.is_running())
        return controller_->show_status(
            [] { return tr("Training is running here. Stop it first to watch a job."); });
    if (!is_watched)
        watch_job(run_folder);
    stack_->show_page(pages_.training);
}

void MainWindow::watch_job(const QString& run_folder) {
    RunRequest request = base_;
    request.config_file = run_folder.toStdString();
    controller_->start_by(pages_.queue->watcher_of(run_folder), request,
                          [] { return tr("Connecting to the running job…"); });
    pages_.training->choices().open_config(run_folder);
}

void MainWindow::connect_troubles() {
    connect(pages_.training, &TrainingPage::troubles_changed, troubles_,
            &TroubleBanner::show_troubles);
    for (const auto change : {&RunAdapter::started, &RunAdapter::detached})
        connect(&adapter_, change, troubles_,
                [this] { troubles_->set_can_save(adapter_.is_running()); });
    connect(&adapter_, &RunAdapter::ended, troubles_, [this] { troubles_->set_can_save(false); });
    connect(troubles_, &TroubleBanner::save_requested, &adapter_,
            [this] { adapter_.post(TrainCommand::save_now); });
    connect(troubles_, &TroubleBanner::checkpoints_requested, stack_,
            [this] { stack_->show_page(pages_.checkpoints); });
    connect(troubles_, &TroubleBanner::training_requested, stack_,
            [this] { stack_->show_page(pages_.training); });
}

void MainWindow::follow_live_run() {
    const auto chosen = pages_.training->choices().request();
    finder_.search_for(!base_.config_file.empty() && chosen ? *chosen : base_);
}

void MainWindow::follow(const QString& run_folder) {
    if (adapter_.is_running())
        return;
    const RunStarter starter = [run_folder](const RunRequest&, TrainObserver& observer) {
        return follow_run(run_folder.toStdString(), observer);
    };
    RunRequest request = base_;
    request.config_file = run_folder.toStdString();
    controller_->start_by(starter, request,
                          [] { return tr("Connecting to the running training…"); });
    pages_.training->choices().open_config(run_folder);
}

void MainWindow::retranslate() {
    setWindowTitle(shown_run_->title());
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::use_window_state_file(const QString& file) {
    window_state_file_ = file;
    restore_window_state(*this, *stack_, file);
    connect(stack_, &PageStack::page_changed, this,
            [this] { save_shown_page(*stack_, window_state_file_); });
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!window_state_file_.isEmpty())
        save_window_state(*this, *stack_, window_state_file_);
    event->setAccepted(close_handler_->confirm_close([this] {
        return pages_.data->confirm_discard_changes() &&
               pages_.configuration->confirm_discard_changes();
    }));
}

} // namespace formant
