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

PreflightList::PreflightList(ChosenRun chosen, RunChecks run_checks, QWidget* parent)
    : QWidget(parent), chosen_(std::move(chosen)), run_checks_(std::move(run_checks)),
      summary_(new QLabel), check_(new QPushButton),
      lines_(new MessageList("preflight", [] { return tr("Pre-&flight checks"); })) {
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
    connect(check_, &QPushButton::clicked, this, &PreflightList::check_or_cancel);
    retranslate();
}

bool PreflightList::CheckedRun::operator==(const CheckedRun& other) const {
    const auto facts = [](const RunRequest& of) {
        return std::tie(of.config_file, of.settings, of.runs_folder, of.device, of.resume);
    };
    return stamp == other.stamp && facts(request) == facts(other.request);
}

std::optional<PreflightList::CheckedRun> PreflightList::current_choice() const {
    const auto request = chosen_();
    if (!request)
        return std::nullopt;
    return CheckedRun{*request, config_file_stamp(request->config_file)};
}

/// A failed check stays listed while the user may be fixing it; during training also after changes
/// of settings, but not with another run.
void PreflightList::clear_if_changed() {
    const auto now = current_choice();
    const bool is_other_run =
        checked_ && now && checked_->request.config_file != now->request.config_file;
    if (is_training_ ? is_other_run : !checked_ || checked_ != now)
        clear();
}

void PreflightList::cancel() {
    if (state_ == State::checking)
        clear();
}

void PreflightList::begin_run() {
    is_training_ = true;
    retranslate();
}

void PreflightList::set_paused(bool paused) {
    if (std::exchange(is_paused_, paused) != paused)
        retranslate();
}

void PreflightList::end_run(RunOutcome outcome) {
    is_training_ = false;
    if (outcome == RunOutcome::other)
        return retranslate();
    clear();
    checked_ = current_choice();
    set_state(outcome == RunOutcome::trained ? State::trained : State::stopped);
}

void PreflightList::clear() {
    checked_.reset();
    has_failed_before_ = false;
    ++check_number_;
    if (task_)
        task_->cancel();
    clear_findings();
    set_state(State::not_checked);
}

void PreflightList::check_now() {
    if (state_ != State::checking)
        check_or_cancel();
}

void PreflightList::check_or_cancel() {
    if (state_ == State::checking)
        return task_->cancel();
    clear_findings();
    checked_ = current_choice();
    if (const auto request = chosen_()) {
        start_checks(*request);
    } else {
        add_finding({"choice", Grade::failure, request.error().what});
        set_state(State::failed);
    }
}

void PreflightList::start_checks(const RunRequest& request) {
    const int number = ++check_number_;
    set_state(State::checking);
    task_.reset(); // waits for earlier checks
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [this, request, number, run_checks = run_checks_](const CancellationToken& cancellation) {
            return run_checks(request, cancellation, [this, number](const PreflightCheck& check) {
                on_thread_of(*this, [this, number, check] {
                    if (number == check_number_)
                        add_finding(check);
                });
            });
        },
        [this, number](const Result<void>& result) {
            if (number == check_number_)
                show_result(result);
        });
}

void PreflightList::add_finding(const PreflightCheck& check) {
    if (check.grade == Grade::ok)
        return lines_->add_last(entry_of(check));
    int& count = check.grade == Grade::failure ? failures_ : warnings_;
    lines_->insert(check.grade == Grade::failure ? failures_ : failures_ + warnings_,
                   entry_of(check));
    ++count;
}

void PreflightList::clear_findings() {
    lines_->clear();
    failures_ = warnings_ = 0;
}

void PreflightList::show_result(const Result<void>& result) {
    const bool is_interrupted = !result && result.error().kind == ErrorKind::interrupted;
    if (is_interrupted)
        return set_state(State::canceled);
    const bool had_failed = std::exchange(has_failed_before_, !result);
    set_state(result ? State::passed : State::failed);
    if (result)
        Q_EMIT preflight_passed(had_failed);
}

void PreflightList::set_state(State state) {
    state_ = state;
    retranslate();
}

QString PreflightList::summary() const {
    if (is_training_)
        return is_paused_ ? tr("This run is paused.") : tr("This run is active.");
    switch (state_) {
    case State::not_checked:
        return tr("Not checked yet.");
    case State::checking:
        return tr("Checking…");
    case State::passed:
        return passed_text();
    case State::failed:
        return tr("Not ready to train; see the list for what to do.");
    case State::canceled:
        return tr("Checks not completed.");
    case State::trained:
        return tr("Training finished.");
    case State::stopped:
        return tr("Stopped. “Continue training” continues from there.");
    }
    return {};
}

QString PreflightList::passed_text() const {
    return warnings_ == 0 ? tr("Ready to train.")
                          : tr("Ready to train, with %n warning(s): see the first in the list.",
                               nullptr, warnings_);
}

void PreflightList::retranslate() {
    summary_->setText(summary());
    check_->setText(state_ == State::checking ? tr("Cancel") : tr("Run chec&ks"));
    check_->setToolTip(tr("Checks configuration, recordings, device, memory and disk, and "
                          "estimates the training time."));
}

void PreflightList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
