#include "ui/hardware/task_panel.h"

#include "ui/messages/error_note.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

QLabel* sentence(const QString& name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    return label;
}

} // namespace

TaskPanel::TaskPanel(DeviceUse& use, DeviceUse::By who, QWidget* parent)
    : QWidget(parent), use_(use), who_(who), explanation_(sentence("explanation")),
      choices_(new QFormLayout), start_(new QPushButton), cancel_(new QPushButton),
      busy_(new QProgressBar), obstacle_(sentence("obstacle")), state_(sentence("state")),
      error_(new ErrorNote), results_(new QVBoxLayout) {
    start_->setObjectName("start");
    cancel_->setObjectName("cancel");
    cancel_->setEnabled(false);
    busy_->setRange(0, 0); // of unknown duration
    busy_->setVisible(false);
    state_->setVisible(false);
    lay_out();
    connect(start_, &QPushButton::clicked, this, [this] { start(); });
    connect(cancel_, &QPushButton::clicked, this, &TaskPanel::cancel);
    connect(&use_, &DeviceUse::changed, this, &TaskPanel::show_obstacle);
}

void TaskPanel::lay_out() {
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(start_);
    buttons->addWidget(cancel_);
    buttons->addWidget(busy_, 1);
    buttons->addStretch();
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(explanation_);
    rows->addLayout(choices_);
    rows->addLayout(buttons);
    for (QWidget* row : std::initializer_list<QWidget*>{obstacle_, error_, state_})
        rows->addWidget(row);
    rows->addLayout(results_, 1);
    // Keeps other rows from growing into the place of results that are not there yet.
    rows->addItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding));
}

void TaskPanel::set_texts(const QString& explanation, const QString& start, const QString& cancel) {
    explanation_->setText(explanation);
    start_->setText(start);
    cancel_->setText(cancel);
}

void TaskPanel::retranslate() {
    busy_->setAccessibleName(tr("In progress"));
    show_obstacle();
}

void TaskPanel::show_obstacle() {
    const QString obstacle = use_.obstacle();
    start_->setEnabled(obstacle.isEmpty());
    start_->setToolTip(obstacle);
    obstacle_->setText(obstacle);
    obstacle_->setVisible(!obstacle.isEmpty() && !is_running_);
}

void TaskPanel::begin() {
    is_running_ = true;
    error_->clear();
    set_state({});
    cancel_->setEnabled(true);
    busy_->setVisible(true);
    use_.begin(who_);
}

void TaskPanel::end() {
    is_running_ = false;
    cancel_->setEnabled(false);
    busy_->setVisible(false);
    use_.end();
    Q_EMIT ended();
}

void TaskPanel::cancel() {
    cancel_->setEnabled(false);
    set_state(tr("Canceling…"));
    task_->cancel();
}

void TaskPanel::show_end(const Error* failure) {
    if (failure != nullptr && failure->kind == ErrorKind::interrupted)
        return set_state(tr("Canceled by you."));
    set_state({});
    if (failure != nullptr)
        error_->show_error(*failure);
}

void TaskPanel::set_state(const QString& text) {
    state_->setText(text);
    state_->setVisible(!text.isEmpty());
}

void TaskPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
