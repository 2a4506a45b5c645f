#include "ui/window/closing.h"

#include "ui/queue/queue_page.h"
#include "ui/window/close_question.h"
#include "ui/window/run_steering.h"

namespace formant {

Closing::Closing(RunAdapter& run, RunSteering& steering, QueuePage& queue, RunStarter detached,
                 QWidget& window)
    : QObject(&window), run_(run), steering_(steering), queue_(queue), window_(window),
      hand_over_(run, steering, std::move(detached)) {
    connect(&run_, &RunAdapter::started, this, &Closing::leave_what_is_followed);
    connect(&run_, &RunAdapter::ended, this, &Closing::take);
    connect(&run_, &RunAdapter::not_started, this, &Closing::stay);
    connect(&queue_, &QueuePage::rested, this, &Closing::close_when_quiet);
    connect(&hand_over_, &HandOver::done, this, &Closing::close_when_quiet);
    connect(&hand_over_, &HandOver::over, this, &Closing::close_when_quiet);
    connect(&hand_over_, &HandOver::not_done, this, &Closing::stay);
}

bool Closing::something_runs() const {
    const bool is_left = leaves_ && run_.is_followed();
    return hand_over_.is_active() || (run_.is_running() && !is_left) || queue_.is_running();
}

bool Closing::may_close(const std::function<bool()>& may_leave) {
    if (!something_runs())
        return is_agreed_ || may_leave();
    if (is_agreed_)
        return false;
    const auto choice = ask_how_to_close(window_, {run_.is_running(), run_.is_followed(),
                                                   steering_.is_paused(), queue_.is_running()});
    if (choice != CloseChoice::cancel && may_leave())
        begin(choice == CloseChoice::leave);
    return false;
}

void Closing::stop_and_close() {
    begin(run_.is_followed());
}

/// It may have ended while the question stood.
void Closing::begin(bool leaves) {
    is_agreed_ = true;
    leaves_ = leaves;
    if (queue_.is_running()) {
        queue_.stop();
        steering_.say([] { return tr("The queue saves its training; then the window closes…"); });
    }
    if (run_.is_running() && !leaves)
        steering_.stop();
    if (run_.is_running() && leaves && !run_.is_followed())
        hand_over_.begin();
    close_when_quiet();
}

/// It was only being connected to when somebody closed the window: it is not ours to stop.
void Closing::leave_what_is_followed() {
    leaves_ = leaves_ || (is_agreed_ && run_.is_followed());
    close_when_quiet();
}

void Closing::take(const RunEnd& end) {
    if (!is_agreed_ || hand_over_.is_active())
        return;
    if (!end.result)
        exit_code_ = static_cast<int>(end.result.error().kind);
    if (!end.result && end.result.error().kind != ErrorKind::interrupted)
        return stay();
    close_when_quiet();
}

void Closing::close_when_quiet() {
    if (is_agreed_ && !something_runs())
        QMetaObject::invokeMethod(&window_, &QWidget::close, Qt::QueuedConnection);
}

/// What went wrong must be read first.
void Closing::stay() {
    is_agreed_ = false;
    leaves_ = false;
}

} // namespace formant
