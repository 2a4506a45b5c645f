#include "ui/recording/prompt_view.h"

#include "ui/recording/level_meter.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>

namespace formant {
namespace {

constexpr double letters = 2.2; // readable from beyond arm's length

} // namespace

PromptView::PromptView(QWidget* parent)
    : QWidget(parent), place_(new QLabel), recorded_label_(new QLabel), progress_(new QProgressBar),
      text_(new QLabel), task_(new QLabel), meter_(new LevelMeter), verdict_(new QLabel),
      buttons_(new TakeButtons) {
    setFocusPolicy(Qt::StrongFocus);
    name_parts();
    enlarge_text();
    lay_out();
    retranslate();
}

void PromptView::name_parts() {
    place_->setObjectName("prompt_place");
    recorded_label_->setObjectName("recorded_words");
    progress_->setObjectName("recorded");
    progress_->setTextVisible(false);
    text_->setObjectName("prompt_text");
    task_->setObjectName("prompt_task");
    verdict_->setObjectName("take_verdict");
    for (QLabel* label : {text_, task_, verdict_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    verdict_->setMinimumHeight(fontMetrics().lineSpacing() * 3);
}

void PromptView::enlarge_text() {
    QFont big = font();
    big.setPointSizeF(big.pointSizeF() * letters);
    text_->setFont(big);
    text_->setMinimumHeight(QFontMetrics(big).lineSpacing() * 3);
}

void PromptView::lay_out() {
    auto* place = new QHBoxLayout;
    place->addWidget(place_);
    place->addStretch(1);
    place->addWidget(recorded_label_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(place);
    rows->addWidget(progress_);
    rows->addWidget(text_, 1);
    rows->addWidget(task_);
    rows->addWidget(meter_);
    rows->addWidget(verdict_);
    rows->addWidget(buttons_);
}

void PromptView::show_prompt(const QString& text, int number, int count) {
    number_ = number;
    count_ = count;
    text_->setText(text);
    text_->setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    progress_->setRange(0, count);
    verdict_->clear();
    retranslate();
}

void PromptView::set_recorded(int count) {
    recorded_ = count;
    progress_->setValue(count);
    retranslate();
}

void PromptView::set_state(PromptState state) {
    state_ = state;
    buttons_->set_state(state, can_record_);
    retranslate();
}

void PromptView::set_can_record(bool can) {
    can_record_ = can;
    set_state(state_);
}

void PromptView::show_feedback(const QString& text) {
    verdict_->setText(text);
    verdict_->setAccessibleName(text);
}

void PromptView::show_level(double peak_dbfs) {
    meter_->show_level(peak_dbfs);
}

void PromptView::keyPressEvent(QKeyEvent* event) {
    const bool is_plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (event->isAutoRepeat() || !is_plain || !buttons_->press(event->key()))
        QWidget::keyPressEvent(event);
}

QString PromptView::instruction() const {
    switch (state_) {
    case PromptState::recording:
        return tr("Recording: read the sentence, then press Space.");
    case PromptState::saving:
        return tr("Saving the recording…");
    case PromptState::spoken:
        return recorded_ == count_ ? tr("All sentences are recorded. “Use these recordings” opens "
                                        "them on the Data page for training.")
                                   : tr("Recorded. Enter: next, P: play, R: record again.");
    case PromptState::to_speak:
        break;
    }
    return can_record_ ? tr("Press Space, wait a moment, and read the sentence.")
                       : tr("No microphone to record with.");
}

void PromptView::retranslate() {
    place_->setText(
        tr("Sentence %1 of %2").arg(locale().toString(number_), locale().toString(count_)));
    recorded_label_->setText(tr("%n recorded", nullptr, recorded_));
    progress_->setAccessibleName(tr("Recorded sentences"));
    text_->setAccessibleName(text_->text());
    task_->setText(instruction());
}

void PromptView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
