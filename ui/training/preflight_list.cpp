#include "ui/training/preflight_list.h"

#include "engine/session/config/config_file.h"
#include "ui/training/message_entries.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <tuple>
#include <utility>

namespace formant {

PreflightList::PreflightList(ChosenRun chosen, Look look, QWidget* parent)
    : QWidget(parent), chosen_(std::move(chosen)), look_(std::move(look)), summary_(new QLabel),
      check_(new QPushButton),
      lines_(new MessageList("preflight", [] { return tr("&Before the start"); })) {
    summary_->setObjectName("preflight_summary");
    summary_->setWordWrap(true);
    check_->setObjectName("check");
    auto* head = new QHBoxLayout;
    head->addWidget(summary_, 1);
    head->addWidget(check_, 0, Qt::AlignTop);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(head);
    rows->addWidget(lines_, 1);
    connect(check_, &QPushButton::clicked, this, &PreflightList::look_or_stop);
    retranslate();
}

bool PreflightList::Looked::operator==(const Looked& other) const {
    const auto facts = [](const RunRequest& of) {
        return std::tie(of.config_file, of.settings, of.runs_folder, of.device, of.resume);
    };
    return stamp == other.stamp && facts(request) == facts(other.request);
}

std::optional<PreflightList::Looked> PreflightList::chosen_now() const {
    const auto request = chosen_();
    if (!request)
        return std::nullopt;
    return Looked{*request, config_file_stamp(request->config_file)};
}

/// A failure that was looked at stands for as long as it may be mended.
void PreflightList::forget_other() {
    if (!looked_ || looked_ != chosen_now())
        forget();
}

void PreflightList::give_up() {
    if (state_ == State::looking)
        forget();
}

void PreflightList::begin_run() {
    is_trained_now_ = true;
    retranslate();
}

void PreflightList::set_paused(bool paused) {
    if (std::exchange(is_paused_, paused) != paused)
        retranslate();
}

void PreflightList::end_run(RunOutcome outcome) {
    is_trained_now_ = false;
    if (outcome == RunOutcome::neither)
        return retranslate();
    forget();
    looked_ = chosen_now();
    set_state(outcome == RunOutcome::trained ? State::trained : State::stopped);
}

void PreflightList::forget() {
    looked_.reset();
    was_unfit_ = false;
    ++look_number_;
    if (task_)
        task_->cancel();
    lines_->clear();
    set_state(State::unlooked);
}

void PreflightList::look_now() {
    if (state_ != State::looking)
        look_or_stop();
}

void PreflightList::look_or_stop() {
    if (state_ == State::looking)
        return task_->cancel();
    lines_->clear();
    looked_ = chosen_now();
    if (const auto request = chosen_()) {
        look(*request);
    } else {
        show({"choice", Grade::failure, request.error().what});
        set_state(State::unfit);
    }
}

void PreflightList::look(const RunRequest& request) {
    const int number = ++look_number_;
    set_state(State::looking);
    task_.reset(); // an earlier one ends first
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [this, request, number, look = look_](const Cancellation& cancellation) {
            return look(request, cancellation, [this, number](const PreflightLine& line) {
                on_thread_of(*this, [this, number, line] {
                    if (number == look_number_)
                        show(line);
                });
            });
        },
        [this, number](const Result<void>& result) {
            if (number == look_number_)
                show_result(result);
        });
}

void PreflightList::show(const PreflightLine& line) {
    lines_->add_last(entry_of(line));
}

void PreflightList::show_result(const Result<void>& result) {
    const bool is_interrupted = !result && result.error().kind == ErrorKind::interrupted;
    if (is_interrupted)
        return set_state(State::interrupted);
    const bool was_unfit = std::exchange(was_unfit_, !result);
    set_state(result ? State::fit : State::unfit);
    if (result)
        Q_EMIT found_fit(was_unfit);
}

void PreflightList::set_state(State state) {
    state_ = state;
    retranslate();
}

QString PreflightList::summary() const {
    if (is_trained_now_)
        return is_paused_ ? tr("The training of this is paused.") : tr("This is being trained.");
    switch (state_) {
    case State::unlooked:
        return tr("Not looked at yet whether this can be trained here.");
    case State::looking:
        return tr("Looking…");
    case State::fit:
        return tr("This can be trained here.");
    case State::unfit:
        return tr("This cannot be trained yet; the list says what to do.");
    case State::interrupted:
        return tr("Not all was looked at.");
    case State::trained:
        return tr("This was trained here.");
    case State::stopped:
        return tr("This was stopped. “Go on” continues it where it was stopped.");
    }
    return {};
}

void PreflightList::retranslate() {
    summary_->setText(summary());
    check_->setText(state_ == State::looking ? tr("Stop looking") : tr("Chec&k"));
    check_->setToolTip(
        tr("Looks at configuration, recordings, device, memory and disk, and tells how "
           "long the training will take."));
}

void PreflightList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
