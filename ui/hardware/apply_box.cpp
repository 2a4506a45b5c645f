#include "ui/hardware/apply_box.h"

#include "engine/session/config/config_file_edit.h"
#include "ui/languages/isolated.h"
#include "ui/languages/shown.h"
#include "ui/messages/error_note.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

QString as_list(const std::vector<std::string>& settings) {
    QStringList texts;
    for (const std::string& setting : settings)
        texts << shown(setting);
    return texts.join(ApplyBox::tr(", ", "between the entries of a list"));
}

} // namespace

ApplyBox::ApplyBox(QWidget* parent)
    : QWidget(parent), text_(new QLabel), button_(new QPushButton), error_(new ErrorNote) {
    button_->setObjectName("apply");
    text_->setObjectName("apply_words");
    text_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(text_, 1);
    row->addWidget(button_, 0, Qt::AlignTop);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(row);
    rows->addWidget(error_);
    connect(button_, &QPushButton::clicked, this, &ApplyBox::write);
    set_state(State::nothing);
}

ApplyBox::~ApplyBox() = default;

void ApplyBox::offer(const QString& file, std::vector<std::string> settings) {
    file_ = file;
    settings_ = std::move(settings);
    set_state(State::offered);
}

void ApplyBox::clear() {
    error_->clear();
    set_state(State::nothing);
}

void ApplyBox::write() {
    error_->clear();
    set_state(State::writing);
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [file = file_.toStdString(), settings = settings_](const CancellationToken&) {
            return write_settings(file, settings);
        },
        [this](const Result<void>& result) { show_result(result); });
}

void ApplyBox::show_result(const Result<void>& result) {
    set_state(result ? State::written : State::offered);
    if (result)
        Q_EMIT written(file_);
    else
        error_->show_error(result.error());
}

void ApplyBox::set_state(State state) {
    state_ = state;
    setVisible(state != State::nothing);
    button_->setEnabled(state == State::offered);
    retranslate();
}

void ApplyBox::retranslate() {
    button_->setText(tr("Appl&y to configuration"));
    button_->setToolTip(isolated_path(file_));
    text_->setText(state_ == State::written
                       ? tr("Applied to the configuration: %1").arg(as_list(settings_))
                       : as_list(settings_));
}

void ApplyBox::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
