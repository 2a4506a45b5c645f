#include "ui/data/dataset_work.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

namespace formant {

DatasetWork::DatasetWork(QWidget* parent)
    : QWidget(parent), examine_(new QPushButton), leave_out_(new QPushButton), words_(new QLabel),
      progress_(new QProgressBar), cancel_(new QPushButton) {
    examine_->setObjectName("examine");
    leave_out_->setObjectName("leave_out_harmful");
    words_->setObjectName("dataset_state");
    progress_->setObjectName("dataset_progress");
    progress_->setLayoutDirection(
        Qt::LeftToRight); // Fusion loses the words of a bar that grows to the left
    cancel_->setObjectName("cancel_examining");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(examine_);
    row->addWidget(leave_out_);
    row->addWidget(words_, 1);
    row->addWidget(progress_, 1);
    row->addWidget(cancel_);
    connect(examine_, &QPushButton::clicked, this, &DatasetWork::examine_asked);
    connect(leave_out_, &QPushButton::clicked, this, &DatasetWork::leave_out_asked);
    connect(cancel_, &QPushButton::clicked, this, &DatasetWork::cancel_asked);
    set_state(State::nothing_chosen);
}

bool DatasetWork::is_busy() const {
    return state_ == State::reading || state_ == State::hearing || state_ == State::stopping;
}

void DatasetWork::set_state(State state) {
    state_ = state;
    examine_->setEnabled(state == State::ready);
    leave_out_->setEnabled(state == State::ready && harmful_ > 0);
    progress_->setVisible(is_busy());
    progress_->setRange(0, 0); // busy, until something is known
    cancel_->setVisible(is_busy());
    cancel_->setEnabled(state != State::stopping);
    retranslate();
}

void DatasetWork::set_progress(qint64 done, qint64 count) {
    progress_->setRange(0, static_cast<int>(count));
    progress_->setValue(static_cast<int>(done));
}

void DatasetWork::set_harmful(int count) {
    harmful_ = count;
    leave_out_->setEnabled(state_ == State::ready && count > 0);
    retranslate();
}

QString DatasetWork::state_words() const {
    switch (state_) {
    case State::nothing_chosen:
        return tr("Choose the folder of your recordings first.");
    case State::reading:
        return tr("Reading the list of recordings…");
    case State::hearing:
        return tr("Hearing every recording…");
    case State::stopping:
        return tr("Stopping…");
    case State::ready:
        break;
    }
    return {};
}

void DatasetWork::retranslate() {
    examine_->setText(tr("&Examine all recordings"));
    leave_out_->setText(tr("Leave &out %n harmful recording(s)", nullptr, harmful_));
    cancel_->setText(tr("&Cancel"));
    progress_->setAccessibleName(tr("How many recordings were heard"));
    words_->setText(state_words());
}

void DatasetWork::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
