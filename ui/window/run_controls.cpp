#include "ui/window/run_controls.h"

#include "engine/base/time_text.h"
#include "ui/palette.h"
#include "ui/sign_icon.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>

namespace formant {
namespace {

QIcon icon_of(RunControls::Tone tone, const QStyle& style) {
    switch (tone) {
    case RunControls::Tone::done:
        return style.standardIcon(QStyle::SP_DialogApplyButton);
    case RunControls::Tone::stopped:
        return sign_icon(QStyle::SP_MediaStop);
    case RunControls::Tone::failed:
        return style.standardIcon(QStyle::SP_MessageBoxCritical);
    case RunControls::Tone::plain:
        break;
    }
    return {};
}

QColor colour_of(RunControls::Tone tone, const QPalette& palette) {
    if (tone == RunControls::Tone::done)
        return good_colour(palette);
    if (tone == RunControls::Tone::failed)
        return bad_colour(palette);
    return palette.color(QPalette::WindowText);
}

} // namespace

RunControls::RunControls(QWidget* parent)
    : QWidget(parent), icon_(new QLabel), status_(new QLabel), progress_(new QProgressBar),
      leave_(new QPushButton), start_stop_(new QPushButton), pause_(new QPushButton),
      save_(new QPushButton), sample_(new QPushButton) {
    leave_->setObjectName("leave");
    leave_->setVisible(false);
    start_stop_->setObjectName("start_stop");
    pause_->setObjectName("pause");
    save_->setObjectName("save");
    sample_->setObjectName("sample");
    status_->setObjectName("status");
    progress_->setObjectName("progress");
    QSizePolicy keeps_its_place = progress_->sizePolicy();
    keeps_its_place.setRetainSizeWhenHidden(true);
    progress_->setSizePolicy(keeps_its_place);
    progress_->setVisible(false); // empty, it would look like a line to type into
    status_->setWordWrap(true);
    status_->setTextFormat(Qt::PlainText);
    status_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    lay_out();
    connect(start_stop_, &QPushButton::clicked, this, &RunControls::start_or_stop);
    connect(leave_, &QPushButton::clicked, this, &RunControls::leave_asked);
    connect(pause_, &QPushButton::clicked, this, &RunControls::pause_or_resume);
    connect(save_, &QPushButton::clicked, this, &RunControls::save_asked);
    connect(sample_, &QPushButton::clicked, this, &RunControls::sample_asked);
    set_state(State::idle);
    retranslate();
}

void RunControls::retranslate() {
    status_->setAccessibleName(tr("State of the training"));
    progress_->setAccessibleName(tr("Progress of the training"));
    save_->setText(tr("Sa&ve now"));
    save_->setToolTip(tr("Writes a checkpoint after this step, and keeps it until you remove it."));
    sample_->setText(tr("Sample &now"));
    sample_->setToolTip(tr("Speaks the sample texts after this step."));
    leave_->setText(tr("Leave it running"));
    leave_->setToolTip(tr("The training goes on in its own process, and another can be started "
                          "here. Open its folder to follow it again."));
    set_state(state_);
    show_status();
}

void RunControls::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        show_status();
}

void RunControls::lay_out() {
    auto* sentence = new QHBoxLayout;
    sentence->addWidget(icon_);
    sentence->addWidget(status_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(progress_, 1);
    for (QPushButton* button : {sample_, save_, pause_, leave_, start_stop_})
        buttons->addWidget(button);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(sentence);
    rows->addLayout(buttons);
}

void RunControls::set_state(State state) {
    state_ = state;
    const bool steerable = state == State::running || state == State::paused;
    start_stop_->setText(start_stop_words());
    start_stop_->setEnabled(state != State::stopping);
    if (state != State::idle)
        start_stop_->setDefault(false); // Enter must not stop it
    pause_->setText(state == State::paused ? tr("Resu&me") : tr("&Pause"));
    for (QPushButton* button : {pause_, save_, sample_})
        button->setEnabled(steerable);
    if (state == State::idle)
        stop_preparing();
    show_progress();
}

QString RunControls::start_stop_words() const {
    if (state_ == State::idle)
        return goes_on_ ? tr("&Go on") : tr("&Start");
    return state_ == State::stopping ? tr("Stopping…") : tr("&Stop");
}

void RunControls::set_goes_on(bool goes_on) {
    goes_on_ = goes_on;
    start_stop_->setText(start_stop_words());
}

void RunControls::set_followed(bool is_followed) {
    leave_->setVisible(is_followed);
}

void RunControls::set_status(Words words, Tone tone) {
    said_.words = std::move(words);
    said_.tone = tone;
    show_status();
}

void RunControls::say_again(const Said& said) {
    said_ = said;
    show_status();
    show_progress();
}

void RunControls::show_status() {
    const QIcon icon = icon_of(said_.tone, *style());
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    icon_->setPixmap(icon.pixmap(size));
    icon_->setVisible(!icon.isNull());
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, colour_of(said_.tone, palette()));
    status_->setPalette(colours);
    status_->setText(said_.words());
}

void RunControls::set_progress(qint64 step, qint64 steps, double seconds_left) {
    said_.step = step;
    said_.steps = steps;
    said_.seconds_left = seconds_left;
    show_progress();
}

/// How long it would take still is told of what goes on.
void RunControls::show_progress() {
    const qint64 step = said_.step, steps = said_.steps;
    if (steps == 0)
        return;
    progress_->setVisible(true);
    progress_->setRange(0, static_cast<int>(steps));
    progress_->setValue(static_cast<int>(step));
    const QString left = translate(time_text(said_.seconds_left));
    progress_->setFormat(state_ == State::idle
                             ? tr("step %L1 of %L2").arg(step).arg(steps)
                             : tr("step %L1 of %L2, %3 left").arg(step).arg(steps).arg(left));
}

void RunControls::offer_start() {
    if (state_ != State::idle)
        return; // the button stops what runs
    start_stop_->setDefault(true);
    start_stop_->setFocus();
}

void RunControls::set_preparing() {
    said_.step = said_.steps = 0;
    progress_->setRange(0, 0);
    progress_->setVisible(true);
}

/// A bar that moves on would look like work going on.
void RunControls::stop_preparing() {
    if (progress_->maximum() != 0)
        return;
    progress_->setRange(0, 1);
    progress_->reset();
    progress_->setVisible(false);
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
