#include "ui/recording/take_buttons.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>

namespace formant {

TakeButtons::TakeButtons(QWidget* parent)
    : QWidget(parent), previous_(new QPushButton), record_(new QPushButton),
      retake_(new QPushButton), play_(new QPushButton), next_(new QPushButton) {
    previous_->setObjectName("previous");
    record_->setObjectName("record");
    retake_->setObjectName("retake");
    play_->setObjectName("play_take");
    next_->setObjectName("next");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {previous_, record_, retake_, play_, next_}) {
        button->setFocusPolicy(Qt::NoFocus); // Space must record wherever the user has clicked
        button->setAutoDefault(false);
        row->addWidget(button, 1);
    }
    connect_buttons();
    set_state(state_, true);
}

void TakeButtons::connect_buttons() {
    connect(previous_, &QPushButton::clicked, this, &TakeButtons::previous_requested);
    connect(record_, &QPushButton::clicked, this, &TakeButtons::record_requested);
    connect(retake_, &QPushButton::clicked, this, &TakeButtons::retake_requested);
    connect(play_, &QPushButton::clicked, this, &TakeButtons::play_requested);
    connect(next_, &QPushButton::clicked, this, &TakeButtons::next_requested);
}

void TakeButtons::set_state(PromptState state, bool can_record) {
    state_ = state;
    const bool is_idle = state == PromptState::to_speak || state == PromptState::spoken;
    record_->setEnabled(can_record &&
                        (state == PromptState::to_speak || state == PromptState::recording));
    retake_->setEnabled(can_record && state == PromptState::spoken);
    play_->setEnabled(state == PromptState::spoken);
    previous_->setEnabled(is_idle);
    next_->setEnabled(is_idle);
    retranslate();
}

/// Maps keys to buttons. The arrows follow the reading direction.
QPushButton* TakeButtons::button_of(int key) const {
    switch (key) {
    case Qt::Key_Space:
        return record_;
    case Qt::Key_R:
    case Qt::Key_Backspace: // keyboards of other alphabets have no R
        return retake_;
    case Qt::Key_P:
    case Qt::Key_Down:
        return play_;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return next_;
    case Qt::Key_Right:
        return isRightToLeft() ? previous_ : next_;
    case Qt::Key_Left:
        return isRightToLeft() ? next_ : previous_;
    default:
        return nullptr;
    }
}

bool TakeButtons::press(int key) {
    QPushButton* button = button_of(key);
    if (button != nullptr)
        button->click();
    return button != nullptr;
}

void TakeButtons::retranslate() {
    previous_->setText(isRightToLeft() ? tr("Previous (→)") : tr("Previous (←)"));
    record_->setText(state_ == PromptState::recording ? tr("Stop (Space)") : tr("Record (Space)"));
    retake_->setText(tr("Record again (R)"));
    retake_->setToolTip(tr("Or Backspace, on keyboards without an R"));
    play_->setText(tr("Play (P)"));
    play_->setToolTip(tr("Or the down arrow, on keyboards without a P"));
    next_->setText(tr("Next (Enter)"));
}

void TakeButtons::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LayoutDirectionChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
