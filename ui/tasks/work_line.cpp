#include "ui/tasks/work_line.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

namespace formant {

WorkLine::WorkLine(QWidget* parent)
    : QWidget(parent), words_(new QLabel), progress_(new QProgressBar), cancel_(new QPushButton) {
    words_->setObjectName("work_words");
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    progress_->setObjectName("work_progress");
    cancel_->setObjectName("work_cancel");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(words_, 1);
    row->addWidget(progress_);
    row->addWidget(cancel_);
    retranslate();
    end({});
    connect(cancel_, &QPushButton::clicked, this, &WorkLine::cancel_asked);
}

void WorkLine::retranslate() {
    progress_->setAccessibleName(tr("Progress"));
    cancel_->setText(tr("Cancel"));
}

void WorkLine::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void WorkLine::say(const QString& words) {
    words_->setText(words);
    words_->setAccessibleName(words);
}

void WorkLine::begin(const QString& words, int count) {
    say(words);
    progress_->setRange(0, count);
    progress_->setValue(0);
    progress_->setVisible(true);
    cancel_->setVisible(count > 0);
    cancel_->setEnabled(true);
}

void WorkLine::set_done(int done) {
    progress_->setValue(done);
}

void WorkLine::end(const QString& words) {
    say(words);
    progress_->setVisible(false);
    cancel_->setVisible(false);
}

QString WorkLine::text() const {
    return words_->text();
}

} // namespace formant
