#include "ui/window/run_controls.h"

#include "engine/base/text/time_text.h"
#include "ui/languages/isolated.h"
#include "ui/palette.h"
#include "ui/themed_icon.h"
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
        return themed_icon(QStyle::SP_MediaStop);
    case RunControls::Tone::failed:
        return style.standardIcon(QStyle::SP_MessageBoxCritical);
    case RunControls::Tone::plain:
        break;
    }
    return {};
}

QColor color_of(RunControls::Tone tone, const QPalette& palette) {
    if (tone == RunControls::Tone::done)
        return good_color(palette);
    if (tone == RunControls::Tone::failed)
        return bad_color(palette);
    return palette.color(QPalette::WindowText);
}

} // namespace

RunControls::RunControls(QWidget* parent)
    : QWidget(parent), icon_(new QLabel), name_(new QLabel), status_label_(new QLabel),
      progress_(new QProgressBar), detach_(new QPushButton), start_stop_(new QPushButton),
      pause_(new QPushButton), save_(new QPushButton), sample_(new QPushButton) {
    detach_->setObjectName("leave");
    detach_->setVisible(false);
    start_stop_->setObjectName("start_stop");
    pause_->setObjectName("pause");
    save_->setObjectName("save");
    sample_->setObjectName("sample");
    status_label_->setObjectName("status");
    name_->setObjectName("run_name");
    QFont bold = name_->font();
    bold.setBold(true);
    name_->setFont(bold);
    name_->setVisible(false);
    progress_->setObjectName("progress");
    QSizePolicy keep_size = progress_->sizePolicy();
    keep_size.setRetainSizeWhenHidden(true);
    progress_->setSizePolicy(keep_size);
    progress_->setVisible(false); // an empty bar would look like an input field
    status_label_->setWordWrap(true);
    status_label_->setTextInteractionFlags(Qt::TextSelectableByMouse |
                                           Qt::TextSelectableByKeyboard);
    lay_out();
    connect(start_stop_, &QPushButton::clicked, this, &RunControls::start_or_stop);
    connect(detach_, &QPushButton::clicked, this, &RunControls::detach_requested);
    connect(pause_, &QPushButton::clicked, this, &RunControls::pause_or_resume);
    connect(save_, &QPushButton::clicked, this, &RunControls::save_requested);
    connect(sample_, &QPushButton::clicked, this, &RunControls::sample_requested);
    set_state(State::idle);
    retranslate();
}

void RunControls::retranslate() {
    status_label_->setAccessibleName(tr("Training status"));
    name_->setAccessibleName(tr("Voice"));
    set_run_name(run_name_);
    progress_->setAccessibleName(tr("Training progress"));
    save_->setText(tr("Sa&ve checkpoint"));
    save_->setToolTip(
        tr("Saves a checkpoint after the current step and keeps it until you delete it."));
    sample_->setText(tr("Ge&nerate samples"));
    sample_->setToolTip(tr("Synthesizes the sample texts after the current step."));
    detach_->setText(tr("Detach"));
    detach_->setToolTip(tr("The run continues without being shown here, and you can start another "
                           "one. Open its folder to follow it again."));
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
    sentence->addWidget(name_);
    sentence->addWidget(status_label_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(progress_, 1);
    for (QPushButton* button : {sample_, save_, pause_, detach_, start_stop_})
        buttons->addWidget(button);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(sentence);
    rows->addLayout(buttons);
}

void RunControls::set_state(State state) {
    state_ = state;
    const bool can_control = state == State::running || state == State::paused;
    start_stop_->setText(start_stop_label());
    start_stop_->setEnabled(state != State::stopping);
    if (state != State::idle)
        start_stop_->setDefault(false); // Enter must not stop the run
    pause_->setText(state == State::paused ? tr("Resu&me") : tr("&Pause"));
    for (QPushButton* button : {pause_, save_, sample_})
        button->setEnabled(can_control);
    if (state == State::idle)
        stop_preparing();
    show_progress();
}

QString RunControls::start_stop_label() const {
    if (state_ == State::idle)
        return can_resume_ ? tr("Continue trainin&g") : tr("&Start");
    return state_ == State::stopping ? tr("Stopping…") : tr("&Stop");
}

void RunControls::set_can_resume(bool can_resume) {
    can_resume_ = can_resume;
    start_stop_->setText(start_stop_label());
}

void RunControls::set_followed(bool is_followed) {
    detach_->setVisible(is_followed);
}

void RunControls::set_run_name(const QString& name) {
    run_name_ = name;
    name_->setText(isolated(name));
    name_->setVisible(!name.isEmpty());
}

void RunControls::set_status(TextSource text, Tone tone) {
    status_.text = std::move(text);
    status_.tone = tone;
    show_status();
}

void RunControls::restore_status(const Status& status) {
    status_ = status;
    show_status();
    show_progress();
}

void RunControls::show_status() {
    const QIcon icon = icon_of(status_.tone, *style());
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    icon_->setPixmap(icon.pixmap(size));
    icon_->setVisible(!icon.isNull());
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, color_of(status_.tone, palette()));
    status_label_->setPalette(colors);
    status_label_->setText(status_.text());
}

void RunControls::set_progress(qint64 step, qint64 steps, double seconds_left) {
    status_.step = step;
    status_.steps = steps;
    status_.seconds_left = seconds_left;
    show_progress();
}

/// The remaining time is shown only while a run is active.
void RunControls::show_progress() {
    const qint64 step = status_.step, steps = status_.steps;
    if (steps == 0)
        return;
    progress_->setVisible(true);
    progress_->setRange(0, static_cast<int>(steps));
    progress_->setValue(static_cast<int>(step));
    const QString left = translate(time_text(status_.seconds_left));
    progress_->setFormat(state_ == State::idle
                             ? tr("step %L1 of %L2").arg(step).arg(steps)
                             : tr("step %L1 of %L2, %3 left").arg(step).arg(steps).arg(left));
}

void RunControls::focus_start() {
    if (state_ != State::idle)
        return; // the button stops the run
    start_stop_->setDefault(true);
    start_stop_->setFocus();
}

void RunControls::clear_progress() {
    status_.step = status_.steps = 0;
    progress_->setVisible(false);
}

void RunControls::set_preparing() {
    status_.step = status_.steps = 0;
    progress_->setRange(0, 0);
    progress_->setVisible(true);
}

/// An indeterminate bar would look like work in progress.
void RunControls::stop_preparing() {
    if (progress_->maximum() != 0)
        return;
    progress_->setRange(0, 1);
    progress_->reset();
    progress_->setVisible(false);
}

void RunControls::start_or_stop() {
    if (state_ == State::idle)
        Q_EMIT start_requested();
    else
        Q_EMIT stop_requested();
}

void RunControls::pause_or_resume() {
    if (state_ == State::paused)
        Q_EMIT resume_requested();
    else
        Q_EMIT pause_requested();
}

} // namespace formant
