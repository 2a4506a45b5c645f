#include "ui/data/dataset_work.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

namespace formant {

DatasetWork::DatasetWork(QWidget* parent)
    : QWidget(parent), analyze_(new QPushButton), exclude_(new QPushButton), status_(new QLabel),
      progress_(new QProgressBar), cancel_(new QPushButton), train_(new QPushButton) {
    analyze_->setObjectName("examine");
    exclude_->setObjectName("exclude_errors");
    status_->setObjectName("dataset_state");
    status_->setWordWrap(true);
    progress_->setObjectName("dataset_progress");
    cancel_->setObjectName("cancel_examining");
    train_->setObjectName("train_recordings");
    train_->setDefault(true); // stands out
    lay_out();
    connect(analyze_, &QPushButton::clicked, this, &DatasetWork::analyze_requested);
    connect(exclude_, &QPushButton::clicked, this, &DatasetWork::exclude_errors_requested);
    connect(cancel_, &QPushButton::clicked, this, &DatasetWork::cancel_requested);
    connect(train_, &QPushButton::clicked, this, &DatasetWork::train_requested);
    set_state(State::nothing_chosen);
}

void DatasetWork::lay_out() {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(analyze_);
    row->addWidget(exclude_);
    row->addWidget(status_, 1);
    row->addWidget(progress_, 1);
    row->addWidget(cancel_);
    row->addWidget(train_);
}

bool DatasetWork::is_busy() const {
    return state_ == State::reading || state_ == State::analyzing || state_ == State::stopping;
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
    analyze_->setEnabled(state_ == State::ready);
    exclude_->setEnabled(state_ == State::ready && errors_ > 0);
    train_->setEnabled(state_ == State::ready && with_text_ > 0);
}

void DatasetWork::set_progress(qint64 done, qint64 count) {
    progress_->setRange(0, static_cast<int>(count));
    progress_->setValue(static_cast<int>(done));
}

void DatasetWork::set_searched(qint64 folders) {
    searched_ = folders;
    status_->setText(state_text());
}

void DatasetWork::set_errors(int count) {
    errors_ = count;
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

QString DatasetWork::state_text() const {
    switch (state_) {
    case State::nothing_chosen:
        return tr("Open the folder of your recordings first.");
    case State::reading:
        return searched_ > 0 ? tr("Searching for recordings: %Ln folder(s) so far…", nullptr,
                                  static_cast<int>(searched_))
                             : tr("Reading the list of recordings…");
    case State::analyzing:
        return tr("Analyzing recordings…");
    case State::stopping:
        return tr("Stopping…");
    case State::ready:
        return without_text_ == 0 ? no_finding_text() : missing_text_message();
    case State::unreadable: // the page says why
        break;
    }
    return {};
}

QString DatasetWork::no_finding_text() const {
    if (fine_ == 0)
        return {};
    return tr("%Ln recording(s) analyzed, no issues found.", nullptr, static_cast<int>(fine_));
}

QString DatasetWork::missing_text_message() const {
    return tr(
        "%Ln recording(s) without a transcript. Select one in the list and type what is said.",
        nullptr, static_cast<int>(without_text_));
}

void DatasetWork::retranslate() {
    analyze_->setText(tr("Analy&ze recordings"));
    exclude_->setText(errors_ == 0 ? tr("Exclude recordings with err&ors")
                                   : tr("Exclude %n recording(s) with err&ors", nullptr, errors_));
    cancel_->setText(tr("&Cancel"));
    progress_->setAccessibleName(tr("Analyzed recordings"));
    train_->setText(tr("Tra&in a voice from these recordings"));
    train_->setToolTip(tr("Creates a configuration for them and opens it on the Training page."));
    status_->setText(state_text());
}

void DatasetWork::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
