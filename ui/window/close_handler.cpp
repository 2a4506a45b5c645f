#include "ui/window/close_handler.h"

#include "ui/queue/queue_page.h"
#include "ui/window/close_question.h"
#include "ui/window/run_controller.h"

namespace formant {

CloseHandler::CloseHandler(RunAdapter& run, RunController& controller, QueuePage& queue,
                           RunStarter detached, QWidget& window)
    : QObject(&window), run_(run), controller_(controller), queue_(queue), window_(window),
      detacher_(run, controller, std::move(detached)) {
    connect(&run_, &RunAdapter::started, this, &CloseHandler::on_run_started);
    connect(&run_, &RunAdapter::ended, this, &CloseHandler::on_run_ended);
    connect(&run_, &RunAdapter::not_started, this, &CloseHandler::cancel_closing);
    connect(&queue_, &QueuePage::became_idle, this, &CloseHandler::close_when_idle);
    connect(&detacher_, &RunDetacher::detached, this, &CloseHandler::close_when_idle);
    connect(&detacher_, &RunDetacher::run_finished, this, &CloseHandler::close_when_idle);
    connect(&detacher_, &RunDetacher::failed, this, &CloseHandler::cancel_closing);
}

/// A job of the queue that is watched here ends with the queue.
bool CloseHandler::is_training() const {
    return run_.is_running() && !queue_.is_training(run_.run_folder());
}

bool CloseHandler::is_anything_running() const {
    const bool is_left_running = keeps_followed_ && run_.is_followed();
    return detacher_.is_active() || (is_training() && !is_left_running) || queue_.is_running();
}

bool CloseHandler::confirm_close(const std::function<bool()>& confirm_discard_changes) {
    if (!is_anything_running())
        return is_confirmed_ || confirm_discard_changes();
    if (is_confirmed_)
        return false;
    const auto choice =
        ask_how_to_close(window_, {is_training(), is_training() && run_.is_followed(),
                                   is_training() && controller_.is_paused(), queue_.is_running()});
    if (choice != CloseChoice::cancel && confirm_discard_changes())
        begin_closing(choice == CloseChoice::keep_running);
    return false;
}

void CloseHandler::stop_and_close() {
    begin_closing(run_.is_followed());
}

/// The run may have ended while the question was open.
void CloseHandler::begin_closing(bool keeps_running) {
    is_confirmed_ = true;
    keeps_followed_ = keeps_running;
    if (!is_training())
        run_.detach(); // from the queue's job
    if (queue_.is_running())
        controller_.show_status(
            [] { return tr("The queue saves its current job; then the window closes…"); });
    queue_.stop(); // also one that waits for the device of the run that is stopped now
    if (run_.is_running() && !keeps_running)
        controller_.stop();
    if (run_.is_running() && keeps_running && !run_.is_followed())
        detacher_.detach();
    close_when_idle();
}

/// A run that was still being connected to when the user closed the window belongs to another
/// process and is not stopped.
void CloseHandler::on_run_started() {
    keeps_followed_ = keeps_followed_ || (is_confirmed_ && run_.is_followed());
    close_when_idle();
}

void CloseHandler::on_run_ended(const RunEnd& end) {
    if (!is_confirmed_ || detacher_.is_active())
        return;
    if (!end.result)
        exit_code_ = static_cast<int>(end.result.error().kind);
    if (!end.result && end.result.error().kind != ErrorKind::interrupted)
        return cancel_closing();
    close_when_idle();
}

void CloseHandler::close_when_idle() {
    if (is_confirmed_ && !is_anything_running())
        QMetaObject::invokeMethod(&window_, &QWidget::close, Qt::QueuedConnection);
}

/// Keeps the window open so that the error can be read.
void CloseHandler::cancel_closing() {
    is_confirmed_ = false;
    keeps_followed_ = false;
}

} // namespace formant
