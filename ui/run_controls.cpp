#include "ui/run_controls.h"

#include <QtCore/QTime>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

namespace formant {

RunControls::RunControls(QWidget* parent)
    : QWidget(parent), status_(new QLabel), progress_(new QProgressBar),
      start_stop_(new QPushButton), pause_(new QPushButton),
      save_(new QPushButton(tr("Sa&ve now"))), sample_(new QPushButton(tr("Sa&mple now"))) {
    start_stop_->setObjectName("start_stop");
    pause_->setObjectName("pause");
    status_->setObjectName("status");
    status_->setWordWrap(true);
    status_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    progress_->setAccessibleName(tr("Progress of the training"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(progress_, 1);
    for (QPushButton* button : {sample_, save_, pause_, start_stop_})
        buttons->addWidget(button);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(status_);
    rows->addLayout(buttons);
    connect(start_stop_, &QPushButton::clicked, this, &RunControls::start_or_stop);
    connect(pause_, &QPushButton::clicked, this, &RunControls::pause_or_resume);
    connect(save_, &QPushButton::clicked, this, &RunControls::save_asked);
    connect(sample_, &QPushButton::clicked, this, &RunControls::sample_asked);
    set_state(State::idle);
}

void RunControls::set_state(State state) {
    state_ = state;
    const bool steerable = state == State::running || state == State::paused;
    start_stop_->setText(state == State::idle       ? tr("&Start")
                         : state == State::stopping ? tr("Stopping…")
                                                    : tr("&Stop"));
    start_stop_->setEnabled(state != State::stopping);
    pause_->setText(state == State::paused ? tr("&Resume") : tr("&Pause"));
    for (QPushButton* button : {pause_, save_, sample_})
        button->setEnabled(steerable);
}

void RunControls::set_progress(qint64 step, qint64 steps, double seconds_left) {
    progress_->setMaximum(static_cast<int>(steps));
    progress_->setValue(static_cast<int>(step));
    const QTime left = QTime(0, 0).addSecs(static_cast<int>(seconds_left));
    progress_->setFormat(tr("step %1 of %2, %3 left")
                             .arg(step)
                             .arg(steps)
                             .arg(left.toString(left.hour() > 0 ? "h:mm:ss" : "m:ss")));
}

void RunControls::set_status(const QString& sentence) {
    status_->setText(sentence);
}

QString RunControls::status() const {
    return status_->text();
}

void RunControls::start_or_stop() {
    if (state_ == State::idle)
        Q_EMIT start_asked();
    else
        Q_EMIT stop_asked();
}

void RunControls::pause_or_resume() {
    if (state_ == State::paused)
        Q_EMIT resume_asked();
    else
        Q_EMIT pause_asked();
}

} // namespace formant
