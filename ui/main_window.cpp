#include "ui/main_window.h"

#include "ui/translate.h"

#include <QtGui/QCloseEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QMessageBox>

#include <utility>

namespace formant {

MainWindow::MainWindow(RunStarter starter, const RunRequest& base, QWidget* parent)
    : QMainWindow(parent), adapter_(std::move(starter)), choices_(new RunChoices(base)),
      plot_(new LossPlot), notes_(new RunNotes), controls_(new RunControls) {
    setWindowTitle(tr("Formant Studio"));
    lay_out();
    resize(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 40);
    connect_controls();
    controls_->set_status(tr("Choose what to train, then start."));
}

void MainWindow::lay_out() {
    auto* logarithmic = new QCheckBox(tr("&Logarithmic"));
    connect(logarithmic, &QCheckBox::toggled, plot_, &LossPlot::set_logarithmic);
    auto* top = new QHBoxLayout;
    top->addWidget(choices_, 1);
    top->addWidget(logarithmic);
    auto* middle = new QSplitter(Qt::Horizontal);
    middle->addWidget(plot_);
    middle->addWidget(notes_);
    middle->setSizes({3000, 1000}); // shares, not pixels
    middle->setStretchFactor(0, 3);
    middle->setStretchFactor(1, 1);
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    rows->addLayout(top);
    rows->addWidget(middle, 1);
    rows->addWidget(controls_);
    setCentralWidget(page);
}

void MainWindow::connect_controls() {
    connect(controls_, &RunControls::start_asked, this, &MainWindow::start);
    connect(controls_, &RunControls::stop_asked, this, &MainWindow::stop);
    const auto post = [this](TrainCommand command) {
        return [this, command] { adapter_.post(command); };
    };
    connect(controls_, &RunControls::pause_asked, this, post(TrainCommand::pause));
    connect(controls_, &RunControls::resume_asked, this, post(TrainCommand::resume));
    connect(controls_, &RunControls::save_asked, this, post(TrainCommand::save_now));
    connect(controls_, &RunControls::sample_asked, this, post(TrainCommand::sample_now));
    connect(&adapter_, &RunAdapter::events, this,
            qOverload<const std::vector<TrainEvent>&>(&MainWindow::take));
    connect(&adapter_, &RunAdapter::ended, this, &MainWindow::show_end);
}

void MainWindow::start() {
    plot_->clear();
    notes_->clear();
    auto started = choices_->request().and_then(
        [&](const RunRequest& chosen) { return adapter_.start(chosen); });
    if (!started)
        return controls_->set_status(tr("Could not start: %1").arg(translate(started.error().what)),
                                     RunControls::Tone::failed);
    choices_->setEnabled(false);
    controls_->set_state(RunControls::State::running);
    controls_->set_preparing();
    controls_->set_status(tr("Preparing…"));
}

void MainWindow::stop() {
    controls_->set_state(RunControls::State::stopping);
    controls_->set_status(tr("Finishing the step and saving…"));
    adapter_.post(TrainCommand::stop);
}

void MainWindow::take(const std::vector<TrainEvent>& events) {
    for (const TrainEvent& event : events)
        std::visit([this](const auto& what) { take(what); }, event);
    plot_->refresh();
}

void MainWindow::take(const RunState& state) {
    const bool stopping = controls_->state() == RunControls::State::stopping;
    if (!stopping && state.phase == RunPhase::paused)
        controls_->set_state(RunControls::State::paused);
    if (!stopping && state.phase == RunPhase::training)
        controls_->set_state(RunControls::State::running);
    if (!state.what.empty())
        controls_->set_status(translate(state.what));
}

void MainWindow::take(const StepReport& report) {
    plot_->add(report);
    controls_->set_progress(report.step, report.max_steps, report.seconds_left);
    if (controls_->state() == RunControls::State::running)
        controls_->set_status(tr("Training: loss %1, %2 samples a second.")
                                  .arg(report.total, 0, 'f', 3)
                                  .arg(report.samples_per_s, 0, 'f', 1));
}

void MainWindow::take(const SettingsChanged& changed) {
    controls_->set_status(translate(changed.what));
}

void MainWindow::take(const ValidationReport& report) {
    plot_->add(report);
}

void MainWindow::take(const Advice& advice) {
    notes_->add(advice);
}

void MainWindow::take(const SampleReady& sample) {
    notes_->add(sample);
}

void MainWindow::take(const CheckpointSaved& saved) {
    controls_->set_status(tr("Saved %1").arg(QString::fromStdString(saved.file)));
}

/// A stop by hand, a failure and the end of a training are told apart at a glance.
void MainWindow::show_end(const RunEnd& run_end) {
    const Result<void>& end = run_end.result;
    choices_->setEnabled(true);
    controls_->set_state(RunControls::State::idle);
    if (end)
        controls_->set_status(tr("Done: the voice is trained."), RunControls::Tone::done);
    else if (end.error().kind == ErrorKind::interrupted)
        controls_->set_status(tr("Stopped by you: %1").arg(translate(end.error().what)),
                              RunControls::Tone::stopped);
    else
        controls_->set_status(tr("Failed: %1").arg(translate(end.error().what)),
                              RunControls::Tone::failed);
    if (close_at_end_ && !end)
        exit_code_ = static_cast<int>(end.error().kind);
    const bool saved = end || end.error().kind == ErrorKind::interrupted;
    if (std::exchange(close_at_end_, false) && saved) // what went wrong must be read first
        close();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!adapter_.is_running())
        return event->accept();
    event->ignore();
    const auto answer =
        QMessageBox::question(this, tr("Training is running"),
                              tr("Stop the training and close? It is saved and can go on later."));
    if (answer != QMessageBox::Yes)
        return;
    if (!adapter_.is_running()) // it ended while the question stood
        return void(QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection));
    stop_and_close();
}

void MainWindow::stop_and_close() {
    if (!adapter_.is_running())
        return void(QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection));
    close_at_end_ = true;
    stop();
}

} // namespace formant
