#include "ui/tasks/progress_line.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

namespace formant {

ProgressLine::ProgressLine(QWidget* parent)
    : QWidget(parent), label_(new QLabel), progress_(new QProgressBar), cancel_(new QPushButton) {
    label_->setObjectName("work_words");
    label_->setWordWrap(true);
    progress_->setObjectName("work_progress");
    cancel_->setObjectName("work_cancel");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label_, 1);
    row->addWidget(progress_);
    row->addWidget(cancel_);
    retranslate();
    end({});
    connect(cancel_, &QPushButton::clicked, this, &ProgressLine::cancel_requested);
}

void ProgressLine::retranslate() {
    progress_->setAccessibleName(tr("Progress"));
    cancel_->setText(tr("Cancel"));
}

void ProgressLine::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ProgressLine::set_text(const QString& text) {
    label_->setText(text);
    label_->setAccessibleName(text);
}

void ProgressLine::begin(const QString& text, int count) {
    set_text(text);
    progress_->setRange(0, count);
    progress_->setValue(0);
    progress_->setVisible(true);
    cancel_->setVisible(count > 0);
    cancel_->setEnabled(true);
}

void ProgressLine::set_done(int done) {
    progress_->setValue(done);
}

void ProgressLine::end(const QString& text) {
    set_text(text);
    progress_->setVisible(false);
    cancel_->setVisible(false);
}

QString ProgressLine::text() const {
    return label_->text();
}

} // namespace formant
