#include "ui/window/main_window.h"

#include "engine/session/remote/followed_run.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/queue/queue_page.h"
#include "ui/training/training_page.h"
#include "ui/window/finished_run_offer.h"
#include "ui/window/kept_places.h"
#include "ui/window/page_links.h"
#include "ui/window/way_to_training.h"

#include <QtGui/QCloseEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QBoxLayout>

namespace formant {
namespace {

RunOutcome outcome_of(const RunEnd& end) {
    if (end.result)
        return RunOutcome::trained;
    return end.result.error().kind == ErrorKind::interrupted ? RunOutcome::stopped
                                                             : RunOutcome::neither;
}

} // namespace

MainWindow::MainWindow(RunStarter starter, const RunRequest& base, RunStarter detached)
    : base_(base), adapter_(std::move(starter)), stack_(new PageStack),
      pages_(add_pages(*stack_, base)), controls_(new RunControls),
      steering_(new RunSteering(
          adapter_, *controls_, [this] { return pages_.training->request(); }, this)),
      closing_(new Closing(adapter_, *steering_, *pages_.queue, std::move(detached), *this)) {
    setWindowIcon(formant_icon());
    new PageLinks(pages_, *stack_, adapter_, base, this);
    auto* way = new WayToTraining(pages_, *stack_, adapter_, *controls_, this);
    steering_->settle_at_start([way] { return way->request(); });
    lay_out();
    // In which every page has room for all that it shows, where the screen has it.
    const QSize roomy(fontMetrics().averageCharWidth() * 200, fontMetrics().height() * 46);
    resize(roomy.boundedTo(screen()->availableSize()));
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
    connect(steering_, &RunSteering::starting, training, &TrainingPage::give_way);
    connect(&adapter_, &RunAdapter::started, training, [this, training] {
        training->begin_run(adapter_.run_folder(), adapter_.is_followed());
    });
    connect(&adapter_, &RunAdapter::events, training, &TrainingPage::take);
    connect(&adapter_, &RunAdapter::told_before, &training->plots(), &PlotPanel::take);
    connect(live, &LiveSettingsPanel::change_asked, &adapter_, &RunAdapter::change);
    connect(&adapter_, &RunAdapter::changed, live,
            [live](const RunEnd& answer) { live->show_answer(answer.result); });
    connect(&adapter_, &RunAdapter::ended, training,
            [training](const RunEnd& end) { training->end_run(outcome_of(end)); });
    connect(&adapter_, &RunAdapter::left, training,
            [training] { training->end_run(RunOutcome::neither); });
    connect(training, &TrainingPage::found_fit, steering_, &RunSteering::forget_failure);
    connect(pages_.data, &DataPage::corpus_chosen, steering_,
            [this] { steering_->forget_failure(/*mended=*/false); });
    connect(&training->choices(), &RunChoices::changed, this, [this, training] {
        if (const auto request = training->choices().request(); request && !adapter_.is_running())
            finder_.look_at(*request);
        steering_->look_at_choice();
    });
    connect(&finder_, &LiveRunFinder::found, this, &MainWindow::follow);
    connect(steering_, &RunSteering::starting, &finder_, &LiveRunFinder::stop_waiting);
    new FinishedRunOffer(adapter_, *steering_, *training, *this);
}

void MainWindow::follow_what_trains() {
    const auto chosen = pages_.training->choices().request();
    finder_.look_for(!base_.config_file.empty() && chosen ? *chosen : base_);
}

void MainWindow::follow(const QString& run_folder) {
    if (adapter_.is_running())
        return;
    const RunStarter starter = [run_folder](const RunRequest&, TrainObserver& observer) {
        return follow_run(run_folder.toStdString(), observer);
    };
    RunRequest request = base_;
    request.config_file = run_folder.toStdString();
    steering_->begin(starter, request, [] { return tr("Following the training that runs…"); });
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

void MainWindow::keep_places_in(const QString& file) {
    places_file_ = file;
    restore_places(*this, *stack_, file);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!places_file_.isEmpty())
        save_places(*this, *stack_, places_file_);
    event->setAccepted(closing_->may_close(
        [this] { return pages_.data->may_leave() && pages_.configuration->may_leave(); }));
}

} // namespace formant
