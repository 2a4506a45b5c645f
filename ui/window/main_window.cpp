#include "ui/window/main_window.h"

#include "ui/window/close_question.h"
#include "ui/window/kept_places.h"
#include "ui/window/pages.h"

#include <QtGui/QCloseEvent>
#include <QtWidgets/QBoxLayout>

#include <utility>

namespace formant {

MainWindow::MainWindow(RunStarter starter, const RunRequest& base, QWidget* parent)
    : QMainWindow(parent), adapter_(std::move(starter)), training_(new TrainingPage(base)),
      pages_(new PageStack), controls_(new RunControls),
      steering_(new RunSteering(
          adapter_, *controls_, [this] { return training_->choices().request(); }, this)) {
    setWindowIcon(formant_icon());
    add_pages(*pages_, *training_);
    lay_out();
    resize(fontMetrics().averageCharWidth() * 170, fontMetrics().height() * 42);
    connect_run();
    retranslate();
}

void MainWindow::lay_out() {
    auto* shell = new QWidget;
    auto* rows = new QVBoxLayout(shell);
    rows->addWidget(pages_, 1);
    rows->addWidget(controls_);
    setCentralWidget(shell);
}

void MainWindow::connect_run() {
    connect(steering_, &RunSteering::starting, training_, &TrainingPage::begin);
    connect(steering_, &RunSteering::started, training_, [this] { training_->set_running(true); });
    connect(&adapter_, &RunAdapter::events, training_, &TrainingPage::take);
    connect(&adapter_, &RunAdapter::ended, training_, [this] { training_->set_running(false); });
    connect(&adapter_, &RunAdapter::ended, this, &MainWindow::close_after);
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
    restore_places(*this, *pages_, file);
}

void MainWindow::close_after(const RunEnd& end) {
    const bool saved = end.result || end.result.error().kind == ErrorKind::interrupted;
    if (close_at_end_ && !end.result)
        exit_code_ = static_cast<int>(end.result.error().kind);
    if (std::exchange(close_at_end_, false) && saved) // what went wrong must be read first
        close();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!places_file_.isEmpty())
        save_places(*this, *pages_, places_file_);
    if (!adapter_.is_running())
        return event->accept();
    event->ignore();
    if (may_stop_to_close(*this))
        stop_and_close(); // also where it ended while the question stood
}

void MainWindow::stop_and_close() {
    if (!adapter_.is_running())
        return void(QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection));
    close_at_end_ = true;
    steering_->stop();
}

} // namespace formant
