#include "ui/configuration/measurement.h"

#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QStringList>
#include <QtCore/QTimer>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace formant {

Measurement::Measurement(ConfigDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), button_(new QPushButton), hint_(new QLabel),
      found_(new QLabel) {
    button_->setObjectName("measure");
    hint_->setObjectName("measure_hint");
    hint_->setWordWrap(true);
    found_->setObjectName("measured");
    found_->setWordWrap(true);
    found_->setTextFormat(Qt::PlainText);
    found_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* row = new QHBoxLayout;
    row->addWidget(button_);
    row->addWidget(hint_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(found_);
    connect(button_, &QPushButton::clicked, this, &Measurement::start_or_stop);
    connect(&document_, &ConfigDocument::changed, this, &Measurement::forget);
    connect(&document_, &ConfigDocument::file_changed, this, &Measurement::retranslate);
    retranslate();
}

bool Measurement::is_possible() const {
    return use_.obstacle().isEmpty() && document_.is_saved() && !document_.file().isEmpty() &&
           document_.draft().faults().empty();
}

bool Measurement::has_measured(const std::string& id) const {
    return std::ranges::any_of(lines_, [&](const PreflightLine& line) {
        return line.id == id && line.grade == Grade::ok;
    });
}

void Measurement::set_training_active(bool active) {
    use_.set_training_active(active);
    retranslate();
}

QString Measurement::hint() const {
    if (task_ != nullptr)
        return tr("Taking a few steps…");
    if (is_possible())
        return tr("Takes a few real steps: a minute or so.");
    return use_.obstacle().isEmpty()
               ? tr("Save the configuration first: what is measured is the file.")
               : use_.obstacle();
}

void Measurement::retranslate() {
    const bool is_at_work = task_ != nullptr;
    button_->setText(is_at_work ? tr("Stop measuring") : tr("Meas&ure"));
    button_->setEnabled(is_at_work || is_possible());
    hint_->setText(hint());
    show_found();
}

void Measurement::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void Measurement::start_or_stop() {
    if (task_ != nullptr)
        return task_->cancel();
    start();
    retranslate();
}

void Measurement::start() {
    is_forgotten_ = false;
    lines_.clear();
    RunRequest request = base_;
    request.config_file = document_.file().toStdString();
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [this, request](const Cancellation& cancellation) {
            return run_preflight(request, PreflightDepth::whole, cancellation,
                                 [this](const PreflightLine& line) {
                                     on_thread_of(*this, [this, line] { take(line); });
                                 });
        },
        [this](const Result<void>& looked) { end(looked); });
}

/// Of all that is looked at, what was measured and what stands in the way.
void Measurement::take(const PreflightLine& line) {
    const bool is_measured = line.id == "memory" || line.id == "time";
    if (!is_forgotten_ && (is_measured || line.grade == Grade::failure))
        lines_.push_back(line);
    show_found();
}

void Measurement::end(const Result<void>& looked) {
    if (!looked && lines_.empty() && !is_forgotten_) // stopped by hand
        lines_.push_back({"end", Grade::failure, looked.error().what});
    QTimer::singleShot(0, this, [this] { // the task that calls this must not end within itself
        task_.reset();
        retranslate();
    });
}

/// What was measured was another configuration's.
void Measurement::forget() {
    is_forgotten_ = true;
    if (task_ != nullptr)
        task_->cancel();
    lines_.clear();
    retranslate();
}

void Measurement::show_found() {
    QStringList found;
    for (const PreflightLine& line : lines_) {
        const QString what = translate(line.what);
        found += line.grade == Grade::ok ? tr("✓ Measured: %1").arg(what) : tr("⚠ %1").arg(what);
    }
    found_->setText(found.join('\n'));
    found_->setVisible(!found.isEmpty());
    Q_EMIT measured();
}

} // namespace formant
