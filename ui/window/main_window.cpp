#include "ui/window/main_window.h"

#include "ui/configuration/configuration_page.h"
#include "ui/queue/queue_page.h"
#include "ui/training/training_page.h"
#include "ui/window/close_question.h"
#include "ui/window/kept_places.h"
#include "ui/window/page_links.h"

#include <QtGui/QCloseEvent>
#include <QtWidgets/QBoxLayout>

namespace formant {

MainWindow::MainWindow(RunStarter starter, const RunRequest& base, QWidget* parent)
    : QMainWindow(parent), adapter_(std::move(starter)), stack_(new PageStack),
      pages_(add_pages(*stack_, base)), controls_(new RunControls),
      steering_(new RunSteering(
          adapter_, *controls_, [this] { return pages_.training->choices().request(); }, this)) {
    setWindowIcon(formant_icon());
    new PageLinks(pages_, *stack_, adapter_, base.decode_program, this);
    lay_out();
    resize(fontMetrics().averageCharWidth() * 170, fontMetrics().height() * 42);
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
    connect(steering_, &RunSteering::starting, training, &TrainingPage::begin);
    connect(steering_, &RunSteering::started, training, [this, training] {
        training->show_past(adapter_.run_folder());
        training->set_running(true);
    });
    connect(&adapter_, &RunAdapter::events, training, &TrainingPage::take);
    connect(&adapter_, &RunAdapter::ended, training, [=] { training->set_running(false); });
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
    restore_places(*this, *stack_, file);
}

void MainWindow::close_after(const RunEnd& end) {
    const bool saved = end.result || end.result.error().kind == ErrorKind::interrupted;
    if (is_leaving_ && !end.result)
        exit_code_ = static_cast<int>(end.result.error().kind);
    is_leaving_ = is_leaving_ && saved; // what went wrong must be read first
    if (is_leaving_)
        close();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!places_file_.isEmpty())
        save_places(*this, *stack_, places_file_);
    if (!adapter_.is_running() && (is_leaving_ || !pages_.queue->is_running()))
        return event->setAccepted(is_leaving_ || pages_.configuration->may_leave());
    event->ignore();
    if (!is_leaving_ && may_stop_to_close(*this) && pages_.configuration->may_leave())
        stop_and_close(); // also where it ended while the question stood
}

void MainWindow::stop_and_close() {
    is_leaving_ = true;
    if (!adapter_.is_running())
        return void(QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection));
    steering_->stop();
}

} // namespace formant
