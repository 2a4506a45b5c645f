#include "ui/window/main_window.h"

#include "engine/session/ipc/followed_run.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/queue/queue_page.h"
#include "ui/training/training_page.h"
#include "ui/window/finished_run_offer.h"
#include "ui/window/page_coordinator.h"
#include "ui/window/training_workflow.h"
#include "ui/window/window_state.h"

#include <QtGui/QCloseEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QBoxLayout>

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
      close_handler_(
          new CloseHandler(adapter_, *controller_, *pages_.queue, std::move(detached), *this)) {
    setWindowIcon(formant_icon());
    new PageCoordinator(pages_, *stack_, adapter_, base, this);
    auto* workflow = new TrainingWorkflow(pages_, *stack_, adapter_, *controls_, this);
    controller_->set_start_source([workflow] { return workflow->request(); });
    lay_out();
    // Large enough for every page to show its whole content, if the screen allows it.
    const QSize preferred_size(fontMetrics().averageCharWidth() * 200, fontMetrics().height() * 46);
    resize(preferred_size.boundedTo(screen()->availableSize()));
    connect_run();
    retranslate();
}

void MainWindow::lay_out() {
    auto* shell = new QWidget;
    auto* rows = new QVBoxLayout(shell);
    rows->addWidget(stack_, 1);
    rows->addWidget(controls_);
    setCentralWidget(shell);
}

void MainWindow::connect_run() {
    TrainingPage* training = pages_.training;
    LiveSettingsPanel* live = &training->live_settings();
    connect(controller_, &RunController::starting, training, &TrainingPage::cancel_preflight);
    connect(&adapter_, &RunAdapter::started, training, [this, training] {
        training->begin_run(adapter_.run_folder(), adapter_.is_followed());
    });
    connect(&adapter_, &RunAdapter::events, training, &TrainingPage::handle);
    connect(&adapter_, &RunAdapter::history_received, &training->plots(), &PlotPanel::handle);
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
    connect(&training->choices(), &RunChoices::changed, this, [this, training] {
        if (const auto request = training->choices().request(); request && !adapter_.is_running())
            finder_.check(*request);
        controller_->update_choice();
    });
    connect(&finder_, &LiveRunFinder::found, this, &MainWindow::follow);
    connect(controller_, &RunController::starting, &finder_, &LiveRunFinder::stop_waiting);
    new FinishedRunOffer(adapter_, *controller_, *training, *this);
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
    setWindowTitle(tr("Formant Studio"));
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::use_window_state_file(const QString& file) {
    window_state_file_ = file;
    restore_window_state(*this, *stack_, file);
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
