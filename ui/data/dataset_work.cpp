#include "ui/data/dataset_work.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

namespace formant {

DatasetWork::DatasetWork(QWidget* parent)
    : QWidget(parent), examine_(new QPushButton), leave_out_(new QPushButton), words_(new QLabel),
      progress_(new QProgressBar), cancel_(new QPushButton), train_(new QPushButton) {
    examine_->setObjectName("examine");
    leave_out_->setObjectName("leave_out_harmful");
    words_->setObjectName("dataset_state");
    words_->setWordWrap(true);
    progress_->setObjectName("dataset_progress");
    cancel_->setObjectName("cancel_examining");
    train_->setObjectName("train_recordings");
    train_->setDefault(true); // stands out
    lay_out();
    connect(examine_, &QPushButton::clicked, this, &DatasetWork::examine_asked);
    connect(leave_out_, &QPushButton::clicked, this, &DatasetWork::leave_out_asked);
    connect(cancel_, &QPushButton::clicked, this, &DatasetWork::cancel_asked);
    connect(train_, &QPushButton::clicked, this, &DatasetWork::train_asked);
    set_state(State::nothing_chosen);
}

void DatasetWork::lay_out() {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(examine_);
    row->addWidget(leave_out_);
    row->addWidget(words_, 1);
    row->addWidget(progress_, 1);
    row->addWidget(cancel_);
    row->addWidget(train_);
}

bool DatasetWork::is_busy() const {
    return state_ == State::reading || state_ == State::hearing || state_ == State::stopping;
}

void DatasetWork::set_state(State state) {
    state_ = state;
    searched_ = 0;
    progress_->setVisible(is_busy());
    progress_->setRange(0, 0); // busy, until something is known
    cancel_->setVisible(is_busy());
    cancel_->setEnabled(state != State::stopping);
    enable();
    retranslate();
}

void DatasetWork::enable() {
    examine_->setEnabled(state_ == State::ready);
    leave_out_->setEnabled(state_ == State::ready && harmful_ > 0);
    train_->setEnabled(state_ == State::ready && with_text_ > 0);
}

void DatasetWork::set_progress(qint64 done, qint64 count) {
    progress_->setRange(0, static_cast<int>(count));
    progress_->setValue(static_cast<int>(done));
}

void DatasetWork::set_searched(qint64 folders) {
    searched_ = folders;
    words_->setText(state_words());
}

void DatasetWork::set_harmful(int count) {
    harmful_ = count;
    enable();
    retranslate();
}

void DatasetWork::set_fine(qint64 recordings) {
    fine_ = recordings;
    retranslate();
}

void DatasetWork::set_texts(qint64 with_text, qint64 recordings) {
    with_text_ = with_text;
    without_text_ = recordings - with_text;
    enable();
    retranslate();
}

QString DatasetWork::state_words() const {
    switch (state_) {
    case State::nothing_chosen:
        return tr("Choose the folder of your recordings first.");
    case State::reading:
        return searched_ > 0 ? tr("Searching for recordings: %Ln folder(s) so far…", nullptr,
                                  static_cast<int>(searched_))
                             : tr("Reading the list of recordings…");
    case State::hearing:
        return tr("Hearing every recording…");
    case State::stopping:
        return tr("Stopping…");
    case State::ready:
        return without_text_ == 0 ? fine_words() : texts_words();
    case State::unreadable: // the page says why
        break;
    }
    return {};
}

QString DatasetWork::fine_words() const {
    if (fine_ == 0)
        return {};
    return tr("%Ln recording(s) were heard: nothing is wrong with them.", nullptr,
              static_cast<int>(fine_));
}

QString DatasetWork::texts_words() const {
    return tr("%Ln recording(s) cannot be learned from, for the text is missing: choose one in "
              "the list and type what is said in it.",
              nullptr, static_cast<int>(without_text_));
}

void DatasetWork::retranslate() {
    examine_->setText(tr("&Examine all recordings"));
    leave_out_->setText(harmful_ == 0
                            ? tr("Leave &out harmful recordings")
                            : tr("Leave &out %n harmful recording(s)", nullptr, harmful_));
    cancel_->setText(tr("&Cancel"));
    progress_->setAccessibleName(tr("How many recordings were heard"));
    train_->setText(tr("Tra&in a voice from these recordings"));
    train_->setToolTip(tr("Makes a configuration for them and takes it to the Training page."));
    words_->setText(state_words());
}

void DatasetWork::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
